//! Replays a certificate against every reply. Shares nothing with the searches but the rules.

use std::collections::HashMap;

use serde::Serialize;
use stratege_core::{Game, Limits, Listed, Meter, Player, Turn};
use utoipa::ToSchema;

use super::Certificate;
use crate::JobError;

/// What was checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Verified {
    /// Positions in which the winner moved as the certificate says.
    pub answers: u64,
    /// Moves of the other player that were answered.
    pub replies: u64,
    /// The longest play, in moves of both players.
    pub longest: u32,
    /// Moves of the certificate that were never needed.
    pub unused: u64,
}

/// Why a certificate is wrong.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refutation {
    /// The work could not be done: the game, the position, a limit.
    #[error(transparent)]
    Job(#[from] JobError),
    /// It does not say what to play here.
    #[error("there is no move for the position `{position}`")]
    NoMove {
        /// The position.
        position: String,
    },
    /// The move is not legal.
    #[error("`{mv}` is not a legal move in the position `{position}`")]
    Illegal {
        /// The position.
        position: String,
        /// What the certificate says.
        mv: String,
        /// What could be played.
        legal: Vec<String>,
    },
    /// A play ends and the winner has not won.
    #[error("the play ends without a win in the position `{position}`")]
    NotWon {
        /// Where it ends.
        position: String,
    },
    /// A play ends with the defeat of somebody who should draw at least.
    #[error("player {player} loses in the position `{position}`")]
    Lost {
        /// Who loses.
        player: u8,
        /// Where the play ends.
        position: String,
    },
    /// A play is not over in time.
    #[error("the play is not won within {within} moves: it reaches `{position}`")]
    TooLong {
        /// Where the moves run out.
        position: String,
        /// The moves that were promised.
        within: u32,
    },
}

/// Plays the certificate against every reply.
pub(crate) fn verify<G>(
    game: &G,
    start: G::State,
    certificate: &Certificate,
    limits: Limits<'_>,
) -> Result<Verified, Refutation>
where
    G: Game + Listed<Game = G, Position = <G as Game>::State>,
{
    let winner = certificate.winner.and_then(Player::numbered);
    let mut replay = Replay {
        game,
        hero: winner.unwrap_or(Player::FIRST),
        least: i32::from(winner.is_some()),
        within: certificate.within,
        moves: certificate.moves.iter().map(|(state, mv)| (state.as_str(), mv.as_str())).collect(),
        done: HashMap::new(),
        verified: Verified { answers: 0, replies: 0, longest: 0, unused: 0 },
        meter: Meter::new(limits, None),
    };
    replay.verified.longest = replay.longest_play(start.clone(), certificate.within)?;
    if winner.is_none() {
        replay.hero = Player::SECOND;
        replay.done.clear();
        let longest = replay.longest_play(start, certificate.within)?;
        replay.verified.longest = replay.verified.longest.max(longest);
    }
    replay.verified.unused = certificate.moves.len() as u64 - replay.verified.answers;
    Ok(replay.verified)
}

struct Replay<'a, G: Game> {
    game: &'a G,
    /// Who plays as the certificate says.
    hero: Player,
    /// What the hero gets at least.
    least: i32,
    within: u32,
    moves: HashMap<&'a str, &'a str>,
    /// How long plays from a position can still be: it was looked at already.
    done: HashMap<G::State, u32>,
    verified: Verified,
    meter: Meter<'a>,
}

impl<G> Replay<'_, G>
where
    G: Game + Listed<Game = G, Position = <G as Game>::State>,
{
    /// The longest play from `state`, which must end as promised within `left` moves.
    fn longest_play(&mut self, state: G::State, left: u32) -> Result<u32, Refutation> {
        let Turn::Player(mover) = self.game.turn(&state) else {
            if self.game.payoff(&state, self.hero) >= self.least {
                return Ok(0);
            }
            let position = self.game.write(&state);
            return Err(match self.least {
                1 => Refutation::NotWon { position },
                _ => Refutation::Lost { player: self.hero.number(), position },
            });
        };
        let known = self.done.get(&state).copied();
        if left == 0 || known.is_some_and(|longest| longest > left) {
            let position = self.game.write(&state);
            return Err(Refutation::TooLong { position, within: self.within });
        }
        if let Some(longest) = known {
            return Ok(longest);
        }
        let nodes = self.meter.nodes();
        let stopped = |cause| JobError::Stopped { cause, nodes };
        self.meter.tick().map_err(stopped)?;
        let mut longest = 0;
        for mv in self.moves_to_try(&state, mover)? {
            longest = longest.max(1 + self.longest_play(self.game.after(&state, mv), left - 1)?);
        }
        self.done.insert(state, longest);
        Ok(longest)
    }

    /// The move of the certificate for its hero; every move for the other player.
    fn moves_to_try(
        &mut self,
        state: &G::State,
        mover: Player,
    ) -> Result<Vec<G::Move>, Refutation> {
        let mut legal = Vec::new();
        self.game.moves(state, &mut legal);
        if mover != self.hero {
            self.verified.replies += legal.len() as u64;
            return Ok(legal);
        }
        let position = self.game.write(state);
        let Some(&said) = self.moves.get(position.as_str()) else {
            return Err(Refutation::NoMove { position });
        };
        self.verified.answers += 1;
        match legal.iter().find(|mv| mv.to_string() == said) {
            Some(&mv) => Ok(vec![mv]),
            None => {
                let legal = legal.iter().map(ToString::to_string).collect();
                Err(Refutation::Illegal { position, mv: said.to_owned(), legal })
            }
        }
    }
}
