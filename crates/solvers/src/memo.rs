//! The dictionary of the papers: the value of every position reached, each worked out once.

use stratege_core::{Duel, Game, Limits, Player, Stopped, Value};

use crate::{
    Found,
    fold::{Fold, fold},
    hash::StableMap,
    judge,
};

/// The value of a position and of every position below it.
pub struct Memo<S> {
    values: StableMap<S, Value>,
}

/// Works out the value of `state` and of all positions below it.
///
/// Exact, in time and memory proportional to the number of positions. The play must not be
/// able to come back to a position.
///
/// ```
/// use stratege_core::{Convention, Game, Limits, Winner};
/// use stratege_games::tic_tac_toe::TicTacToe;
/// use stratege_solvers::memo::memo;
///
/// let game = TicTacToe { convention: Convention::Normal };
/// let memo = memo(&game, &game.start(), Limits::default())?;
/// assert_eq!(memo.len(), 5478);
/// assert_eq!(memo.value(&game.start()).map(|value| value.winner()), Some(Winner::Draw));
/// # Ok::<(), stratege_core::Stopped>(())
/// ```
pub fn memo<G: Duel>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Memo<G::State>, Stopped> {
    Ok(Memo { values: fold(game, state, &Values, limits)? })
}

/// What `memo` finds out about `state` and its moves.
pub fn solve<G: Duel>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let memo = memo(game, state, limits)?;
    let value_of = |state: &G::State| memo.value(state).expect("every position below is known");
    Ok(judge(game, state, "memo", memo.len() as u64, value_of))
}

impl<S: Eq + std::hash::Hash> Memo<S> {
    /// The value of a position, if it was reached.
    pub fn value(&self, state: &S) -> Option<Value> {
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
}

struct Values;

impl<G: Duel> Fold<G> for Values {
    type Item = Value;

    fn ended(&self, game: &G, state: &<G as Game>::State) -> Value {
        Value::ended(game.payoff(state, Player::FIRST))
    }

    fn before(&self, after: Value) -> Value {
        after.later()
    }

    fn choose(&self, mover: Player, best: Value, other: Value) -> Value {
        best.best_for(other, mover)
    }
}
