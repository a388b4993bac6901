//! One play between two agents.

use stratege_core::{Game, Limits, Player, Record, Turn};

use crate::{
    agent::{Agent, Fault, FaultKind, Reflex},
    observation::{MoveOf, Observation, StateOf},
    random::Random,
};

/// How a play ended.
#[derive(Clone, Debug)]
pub struct Ended<S> {
    /// Where it ended.
    pub state: S,
    /// Moves that the players made.
    pub moves: u32,
    /// 1 if player 1 won, -1 if player 2 did, 0 for a draw.
    pub payoff: i32,
    /// By how much player 1 was ahead, in the game's own unit; nothing if somebody failed.
    pub margin: Option<i32>,
    /// Who failed to move and why: that player has lost.
    pub fault: Option<Box<(Player, Fault)>>,
}

/// Who watches a play.
pub trait Witness<S: Observation> {
    /// Whether it looks at anything.
    fn looks(&self) -> bool {
        true
    }

    /// Chance has acted, or the play has just begun.
    fn dealt(&mut self, _state: &StateOf<S>) {}

    /// A player is about to choose.
    fn asked(&mut self, _player: Player) {}

    /// A player has moved; `state` is the position after the move.
    fn moved(&mut self, _player: Player, _mv: MoveOf<S>, _state: &StateOf<S>) {}
}

/// Nobody watches.
pub struct Nobody;

impl<S: Observation> Witness<S> for Nobody {
    fn looks(&self) -> bool {
        false
    }
}

/// The random draws of one play.
#[derive(Clone, Debug)]
pub struct GameRandomness {
    /// What chance draws: the same in both plays of a pair.
    pub chance: Random,
    /// What the players draw.
    pub players: Random,
}

/// Lets two agents play from `state` to the end.
///
/// Each is given what it may see, and only legal moves are played: whoever makes another one, or
/// none, has lost. A play that goes in circles is broken off as the rules say. The error is that
/// the work was stopped from outside.
pub fn referee<S: Observation>(
    game: &S::Game,
    mut state: StateOf<S>,
    agents: [&mut dyn Agent<S>; 2],
    randomness: &mut GameRandomness,
    buffer: &mut Vec<MoveOf<S>>,
    witness: &mut impl Witness<S>,
    limits: Limits<'_>,
) -> Result<Ended<StateOf<S>>, Fault> {
    let [first, second] = agents;
    if !witness.looks()
        && let (Some(one), Some(two)) = (first.reflex(), second.reflex())
    {
        return Ok(reflexes(game, state, &[one, two], randomness, buffer));
    }
    let listens = [first.listens(), second.listens()];
    let trusted = [first.is_trusted(), second.is_trusted()];
    first.begin(game, Player::FIRST);
    second.begin(game, Player::SECOND);
    let mut moves = 0;
    let mut record = Record::new(game, &state);
    if game.turn(&state) != Turn::Chance {
        witness.dealt(&state);
    }
    let ended = loop {
        let player = match game.turn(&state) {
            Turn::Player(player) => player,
            Turn::Chance => {
                game.settle(&mut state, buffer, |count| randomness.chance.below(count));
                witness.dealt(&state);
                continue;
            }
            Turn::Over => {
                let payoff = game.payoff(&state, Player::FIRST).signum();
                let margin = Some(game.margin(&state));
                break Ended { state, moves, payoff, margin, fault: None };
            }
        };
        witness.asked(player);
        let agent: &mut dyn Agent<S> = if player.is_first() { &mut *first } else { &mut *second };
        let chosen = S::show(game, &mut state, player, |view| {
            agent.choose(game, view, &mut randomness.players, limits)
        });
        let fault = match chosen {
            Ok(chosen) if trusted[player.index()] || game.is_legal(&state, chosen.mv, buffer) => {
                let mv = chosen.mv;
                game.play(&mut state, mv);
                moves += 1;
                if listens[0] {
                    first.hear(game, player, mv);
                }
                if listens[1] {
                    second.hear(game, player, mv);
                }
                witness.moved(player, mv, &state);
                match record.note(player, &state) {
                    Some(payoff) if game.turn(&state) != Turn::Over => {
                        let margin = Some(payoff);
                        break Ended { state, moves, payoff, margin, fault: None };
                    }
                    _ => continue,
                }
            }
            Ok(chosen) => {
                Fault { answer: chosen.mv.to_string(), ..Fault::silent(FaultKind::Illegal) }
            }
            Err(fault) => fault,
        };
        if let FaultKind::Stopped(_) = fault.kind {
            return Err(fault);
        }
        let payoff = if player.is_first() { -1 } else { 1 };
        break Ended { state, moves, payoff, margin: None, fault: Some(Box::new((player, fault))) };
    };
    first.end(game, ended.payoff);
    second.end(game, -ended.payoff);
    Ok(ended)
}

/// The same for two agents that need no thought, with nobody watching.
///
/// Nothing can go wrong there, and such plays are so short that asking would take the most time.
fn reflexes<S: Observation>(
    game: &S::Game,
    mut state: StateOf<S>,
    agents: &[Reflex<S>; 2],
    randomness: &mut GameRandomness,
    buffer: &mut Vec<MoveOf<S>>,
) -> Ended<StateOf<S>> {
    let mut moves = 0;
    let mut record = Record::new(game, &state);
    loop {
        let player = match game.turn(&state) {
            Turn::Player(player) => player,
            Turn::Chance => {
                game.settle(&mut state, buffer, |count| randomness.chance.below(count));
                continue;
            }
            Turn::Over => {
                let payoff = game.payoff(&state, Player::FIRST).signum();
                let margin = Some(game.margin(&state));
                return Ended { state, moves, payoff, margin, fault: None };
            }
        };
        let mv = S::show(game, &mut state, player, |view| match agents[player.index()] {
            Reflex::Rule(rule) => rule(game, view),
            Reflex::Lot => {
                S::draw_move(game, view, buffer, |count| randomness.players.below(count))
                    .expect("a player to move has a move")
            }
        });
        game.play(&mut state, mv);
        moves += 1;
        if let Some(payoff) = record.note(player, &state)
            && game.turn(&state) != Turn::Over
        {
            let margin = Some(payoff);
            return Ended { state, moves, payoff, margin, fault: None };
        }
    }
}
