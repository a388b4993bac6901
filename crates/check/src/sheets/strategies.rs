//! Judges the moves of strategies: legal, winning, and as fast as can be.

use stratege_core::{Duel, Limits, Player, Value as Outcome};
use stratege_solvers::memo::memo;

use crate::{
    task::{Answer, Aspect, Failed, Kind, Wrong, failed, unchanged},
    value::Value,
};

/// A legal move with what it leads to under best play.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) mv: Value,
    pub(super) outcome: Outcome,
}

/// How far a strategy has to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// To the end.
    Whole,
    /// Wins that take at most so many moves.
    Moves(u32),
}

/// Moves of a position, each with how it is written, and what they lead to.
pub(super) fn choices<G: Duel>(
    game: &G,
    state: &G::State,
    moves: impl IntoIterator<Item = (G::Move, Value)>,
) -> Vec<Choice> {
    let values = memo(game, state, Limits::default()).expect("there is no limit");
    let choice = |(mv, written)| {
        let after = values.value(&game.after(state, mv)).expect("what follows is among them");
        Choice { mv: written, outcome: after.later() }
    };
    moves.into_iter().map(choice).collect()
}

/// All moves of a position.
pub(super) fn moves<G: Duel>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// Judges a call that returns a move of `mover` and leaves its arguments alone.
pub(super) fn judge(
    answer: &Answer,
    before: &[Value],
    kind: Kind,
    choices: &[Choice],
    mover: Player,
    sight: Sight,
) -> Vec<Failed> {
    let chosen = answer.value.clone();
    if !kind.fits(&chosen) {
        let wrong = Wrong::Kind { expected: kind, obtained: chosen };
        return no_move(&wrong, choices, mover, sight);
    }
    let changed = unchanged(answer, before).map(|wrong| failed(Aspect::Legal, wrong));
    let about_move = judge_move(None, chosen, choices, mover, sight);
    changed.into_iter().chain(about_move).collect()
}

/// Judges one move, at a vertex of a graph or not.
pub(super) fn judge_move(
    vertex: Option<Value>,
    chosen: Value,
    choices: &[Choice],
    mover: Player,
    sight: Sight,
) -> Vec<Failed> {
    let Some(choice) = choices.iter().find(|choice| choice.mv.same(&chosen)) else {
        let legal = choices.iter().map(|choice| choice.mv.clone()).collect();
        let wrong = Wrong::Illegal { vertex, chosen, legal };
        return no_move(&wrong, choices, mover, sight);
    };
    let Some(best) = best_in_sight(choices, mover, sight) else { return Vec::new() };
    let worth = |choice: &Choice| choice.outcome.seen_by(mover);
    let result = |choice: &Choice| result(choice, mover);
    let those = |keep: &dyn Fn(&Choice) -> bool| {
        choices.iter().filter(|choice| keep(choice)).map(|choice| choice.mv.clone()).collect()
    };
    if result(choice) < result(best) {
        let good = those(&|choice| result(choice) == result(best));
        return vec![failed(Aspect::Wins, Wrong::GivesAway { vertex, chosen, good })];
    }
    let is_win = result(best) > 0;
    match (choice.outcome.distance(), best.outcome.distance()) {
        (Some(moves), Some(best_moves)) if is_win && moves > best_moves => {
            let good = those(&|choice| worth(choice) == worth(best));
            vec![failed(Aspect::Fast, Wrong::Slow { vertex, chosen, moves, best_moves, good })]
        }
        _ => Vec::new(),
    }
}

/// The best move, if a strategy has to see where it leads.
pub(super) fn best_in_sight(choices: &[Choice], mover: Player, sight: Sight) -> Option<&Choice> {
    let best = choices.iter().max_by_key(|choice| choice.outcome.seen_by(mover))?;
    let in_sight = match (sight, best.outcome.distance()) {
        (Sight::Whole, _) => true,
        (Sight::Moves(most), Some(moves)) => result(best, mover) > 0 && moves <= most,
        (Sight::Moves(_), None) => false,
    };
    in_sight.then_some(best)
}

/// Who wins after a move: positive for the mover. The rest of a worth says how soon.
fn result(choice: &Choice, mover: Player) -> i32 {
    choice.outcome.seen_by(mover).signum()
}

/// What fails where a strategy makes no move that the rules know: it neither keeps nor wins what
/// it could have had.
fn no_move(wrong: &Wrong, choices: &[Choice], mover: Player, sight: Sight) -> Vec<Failed> {
    let best = best_in_sight(choices, mover, sight).map_or(-1, |best| result(best, mover));
    let lost = [(Aspect::Wins, best >= 0), (Aspect::Fast, best > 0)];
    let lost = lost.into_iter().filter(|(_, is_lost)| *is_lost).map(|(aspect, _)| aspect);
    let aspects = std::iter::once(Aspect::Legal).chain(lost);
    aspects.map(|aspect| failed(aspect, wrong.clone())).collect()
}
