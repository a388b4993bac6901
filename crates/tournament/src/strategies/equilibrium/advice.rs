//! What an equilibrium does where somebody is to move, and what each move is worth there.

use stratege_core::{Limits, Player, Stopped, Viewed};
use stratege_solvers::form::{Likelihoods, Track, Unbuilt};

use super::{Behaviour, bytes, settled};
use crate::agent::{Fault, FaultKind};

/// An equilibrium of a whole game, to be asked about its moves.
pub struct Advisor {
    behaviour: Behaviour,
    /// What every move gains on average, by player and sequence.
    gains: [Vec<Option<f64>>; 2],
    /// What the best opponent gains on average against it.
    pub exploitability: f64,
    /// Whether somebody stopped the work on it, so that more time makes it safer.
    pub is_unfinished: bool,
}

/// Steps of work for an equilibrium that somebody waits for.
const WORK: u64 = 1_000_000_000;

/// What an equilibrium says of one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<M> {
    /// The move.
    pub mv: M,
    /// How likely the equilibrium makes it.
    pub chance: f64,
    /// What it gains whoever makes it on average, where the opponent ever lets it happen.
    pub gain: Option<f64>,
}

impl Advisor {
    /// Plans the whole game, as far as that can be done within the limits.
    pub fn new<G: Viewed>(game: &G, limits: Limits<'_>) -> Result<Advisor, Fault> {
        // The walks come first: what is settled in time is told, even if the time is up then.
        let within = Limits { nodes: None, memory: Some(bytes(limits)), ..limits };
        let likelihoods = Likelihoods::of(game, &game.start(), within);
        let likelihoods = likelihoods.map_err(|unbuilt| match unbuilt {
            Unbuilt::Stopped(cause) => Fault::from(cause),
            Unbuilt::TooLarge { .. } | Unbuilt::Inconsistent { .. } => {
                Fault::silent(FaultKind::TooLarge)
            }
        })?;
        let (behaviour, settled) = settled(game, WORK, limits)?;
        let chances = [&behaviour.chances[0][..], &behaviour.chances[1][..]];
        let gains =
            Player::BOTH.map(|player| behaviour.seen.form.gains(&likelihoods, player, chances));
        Ok(Advisor {
            behaviour,
            gains,
            exploitability: settled.exploitability(),
            is_unfinished: settled.stopped == Some(Stopped::Asked),
        })
    }

    /// What it says of each move of `player`, who sees `view` and has chosen so before.
    ///
    /// `before` are the player's own moves from the start of the play on, each with what was seen
    /// then. If they are not known, an information set in which the player sees the same is taken;
    /// nothing is said where there is none.
    pub fn advise<G: Viewed>(
        &self,
        game: &G,
        player: Player,
        before: &[(G::View, G::Move)],
        view: &G::View,
    ) -> Vec<Advice<G::Move>> {
        let seen = &self.behaviour.seen;
        let mut moves = Vec::new();
        let mut track = Some(Track::default());
        for (view, mv) in before {
            moves.clear();
            game.moves_in(view, &mut moves);
            let number = moves.iter().position(|other| other == mv);
            let place = track.and_then(|track| seen.form.locate(player, track, view));
            track = place.zip(number).map(|(place, number)| place.after(number));
        }
        moves.clear();
        game.moves_in(view, &mut moves);
        let place = track.and_then(|track| seen.form.locate(player, track, view));
        let own = player.index();
        let set = seen.set(player, place, view).map(|set| seen.form.side(player).sets()[set]);
        match set {
            Some(set) if set.count as usize == moves.len() => {
                let advice = |(mv, sequence): (G::Move, usize)| Advice {
                    mv,
                    chance: self.behaviour.chances[own][sequence],
                    gain: self.gains[own][sequence],
                };
                moves.into_iter().zip(set.sequences()).map(advice).collect()
            }
            _ => match moves[..] {
                // A forced move is no choice, and its worth is not kept.
                [mv] => vec![Advice { mv, chance: 1.0, gain: None }],
                _ => Vec::new(),
            },
        }
    }
}
