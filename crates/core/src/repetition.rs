//! Plays that could go on for ever.

use std::collections::HashMap;

use crate::{Game, Player};

/// How the rules end a play that comes back to its positions.
///
/// A position does not know what came before it, so that methods can look positions up. Whoever
/// conducts a play keeps a [`Record`] of it and breaks it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// The play ends when a position occurs for this number of times.
    pub occurrences: u32,
    /// How it ends then.
    pub verdict: Verdict,
    /// The play is drawn after this many moves.
    pub longest: u32,
}

/// What a repeated position means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The play is drawn.
    Draw,
    /// Whoever repeats it loses.
    Loss,
}

/// The positions of a play so far, for games whose plays could go on for ever.
///
/// It costs nothing for other games.
#[derive(Clone, Debug)]
pub struct Record<S> {
    kept: Option<PastPosition<S>>,
}

#[derive(Clone, Debug)]
struct PastPosition<S> {
    rule: Repetition,
    met: HashMap<S, u32>,
    moves: u32,
}

impl<S: Clone + Eq + std::hash::Hash> Record<S> {
    /// The record of a play that begins at `state`.
    pub fn new<G: Game<State = S>>(game: &G, state: &S) -> Record<S> {
        let keep = |rule| PastPosition { rule, met: HashMap::from([(state.clone(), 1)]), moves: 0 };
        Record { kept: game.repetition().map(keep) }
    }

    /// Notes that `mover` has led to `state`; what player 1 gets if that breaks the play off.
    ///
    /// A play that ends by its own rules is not asked about.
    #[inline]
    pub fn note(&mut self, mover: Player, state: &S) -> Option<i32> {
        let PastPosition { rule, met, moves } = self.kept.as_mut()?;
        *moves += 1;
        let met = met.entry(state.clone()).or_insert(0);
        *met += 1;
        if *met >= rule.occurrences {
            return Some(match rule.verdict {
                Verdict::Draw => 0,
                Verdict::Loss if mover.is_first() => -1,
                Verdict::Loss => 1,
            });
        }
        (*moves >= rule.longest).then_some(0)
    }
}
