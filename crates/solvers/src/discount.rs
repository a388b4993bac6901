//! Min-max with a discount γ: a win sooner is worth more, a loss later costs less.
//!
//! A win in `n` moves is worth γⁿ, a loss in `n` moves -γⁿ. The exact distances of
//! [`stratege_core::Value`] order positions in the same way without rounding; this is the
//! version of the paper, with a real γ.

use stratege_core::{Duel, Game, Limits, Player, Stopped, Turn, Value};

use crate::{
    Found,
    fold::{Fold, fold},
    hash::StableMap,
    memo,
};

/// The discounted value of every position below one, seen by player 1.
pub struct Discounted<S> {
    values: StableMap<S, f64>,
}

/// Works out the discounted value of `state` and of all positions below it.
///
/// γ lies strictly between 0 and 1. Powers of a small γ vanish: with γ = 0.5, distances beyond
/// a thousand moves can no longer be told apart.
pub fn discounted<G: Duel>(
    game: &G,
    state: &G::State,
    gamma: f64,
    limits: Limits<'_>,
) -> Result<Discounted<G::State>, Stopped> {
    Ok(Discounted { values: fold(game, state, &Discount { gamma }, limits)? })
}

/// What the discounted values find out about `state`: that of every move stands in its estimate,
/// as seen by player 1.
///
/// Who wins, and how soon, is taken from the exact values: a small γ vanishes in long plays.
pub fn solve<G: Duel>(
    game: &G,
    state: &G::State,
    gamma: f64,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let mut found = memo::solve(game, state, limits)?;
    let discounted = discounted(game, state, gamma, limits)?;
    for judged in &mut found.moves {
        let after = discounted.value(&game.after(state, judged.mv));
        judged.estimate = after.map(|value| Discount { gamma }.before_move(value));
    }
    let vanished = discounted.value(state) == Some(0.0) && found.value != Some(Value::DRAW);
    if !vanished {
        found.best = discounted.best(game, state);
    }
    found.method = "discount";
    Ok(found)
}

impl<S: Eq + std::hash::Hash> Discounted<S> {
    /// The value of a position, if it was reached.
    pub fn value(&self, state: &S) -> Option<f64> {
        self.values.get(state).copied()
    }

    /// How many positions were reached.
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// Whether nothing was reached; never, in fact.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// The moves at `state` whose discounted value is best for the player to move.
    pub fn best<G: Duel<State = S>>(&self, game: &G, state: &S) -> Vec<G::Move> {
        let Turn::Player(mover) = game.turn(state) else { return Vec::new() };
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let worth = |mv: &G::Move| {
            let value = self.values.get(&game.after(state, *mv)).copied().unwrap_or(f64::NAN);
            if mover.is_first() { value } else { -value }
        };
        let best = moves.iter().map(worth).fold(f64::NEG_INFINITY, f64::max);
        // Equal distances are equal products of the same factors, so equality is exact.
        moves.retain(|mv| worth(mv).total_cmp(&best).is_eq());
        moves
    }
}

struct Discount {
    gamma: f64,
}

impl Discount {
    /// The value one move earlier.
    fn before_move(&self, after: f64) -> f64 {
        // Adding zero turns -0 into 0, so that all draws are equal.
        self.gamma * after + 0.0
    }
}

impl<G: Duel> Fold<G> for Discount {
    type Item = f64;

    fn ended(&self, game: &G, state: &<G as Game>::State) -> f64 {
        f64::from(game.payoff(state, Player::FIRST).signum())
    }

    fn before(&self, after: f64) -> f64 {
        self.before_move(after)
    }

    fn choose(&self, mover: Player, best: f64, other: f64) -> f64 {
        if mover.is_first() { best.max(other) } else { best.min(other) }
    }
}
