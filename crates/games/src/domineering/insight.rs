//! What the rules know of positions on boards inside 11 x 11, under normal play.
//!
//! Searches see every position turned so that the mover is Vertical. Its score is the largest
//! number of spare moves that Horizontal may have more than Vertical and still lose.

use std::marker::PhantomData;

use stratege_core::{BoardWithMover, Insight, InsightfulRules, Query, Score};

use super::{
    Board, Domineering,
    counts::{most_upright, safe},
    normal::normal_form,
    ranks::Ranks,
    squares::Squares,
    sums::Cutter,
};

impl InsightfulRules for Domineering {
    fn consult<Q: Query<BoardWithMover<Board>>>(&self, query: Q) -> Option<Q::Answer> {
        let longest = u32::from(self.rows.max(self.columns));
        if longest <= <u64 as Squares>::SIDE {
            return Some(query.ask(&Outlook::<u64>::new(self)));
        }
        let fits = longest <= <u128 as Squares>::SIDE;
        fits.then(|| query.ask(&Outlook::<u128>::new(self)))
    }
}

/// A spare move never brings more than that where laying dominoes does not bring as much.
///
/// By the number avoidance theorem one is of use only in integers, and in positive ones Vertical
/// has a domino to lay that is worth as much.
const SPARE_AT_BEST: Score = -1;

/// The score where nobody can move: a spare move of Vertical more is needed.
const SCORE_OF_NOTHING: Score = -1;

/// The rank of what is looked at in the end.
const LAST: i32 = i32::MIN / 2;

/// What is known of positions on one board, whose squares fit `S`.
struct Outlook<'a, S> {
    rules: &'a Domineering,
    cutter: Cutter,
    of: PhantomData<fn(S)>,
}

impl<'a, S> Outlook<'a, S> {
    fn new(rules: &'a Domineering) -> Outlook<'a, S> {
        Outlook { rules, cutter: Cutter::new(rules.rows.max(rules.columns)), of: PhantomData }
    }
}

/// The empty squares that matter, in normal form; Vertical is to move.
#[derive(Clone, Copy)]
struct Node<S> {
    squares: S,
}

/// What a player to move may do.
#[derive(Clone, Copy)]
enum Mark {
    /// Lay a domino over this square and the next one down.
    Lay(u8),
    /// Use a spare move.
    Spare,
    /// What is certainly not enough, all together: none of it is worth more than this.
    LeftOut(Score),
}

/// The node of a position in which Horizontal is to move, and the shift that leads to it.
fn given_over<S: Squares>(squares: S) -> (Score, Node<S>) {
    let (squares, shift) = normal_form(squares.transposed());
    (-shift - 1, Node { squares })
}

impl<S: Squares> Insight<BoardWithMover<Board>> for Outlook<'_, S> {
    type Node = Node<S>;
    type Mark = Mark;
    type Key = S;

    const DEAR: bool = true;

    fn enter(&self, state: &BoardWithMover<Board>) -> (Score, Node<S>) {
        let free = self.rules.free(state.board);
        let squares = S::spread(free, self.rules.rows, self.rules.columns);
        let upright = if state.mover.is_first() { squares } else { squares.transposed() };
        let (squares, shift) = normal_form(upright);
        (shift, Node { squares })
    }

    fn payoff(&self, worth: Score) -> i32 {
        if worth >= 0 { 1 } else { -1 }
    }

    /// Who has how many moves left does not tell how long they put off losing.
    fn distance(&self, _state: &BoardWithMover<Board>, _worth: Score) -> Option<u32> {
        None
    }

    #[inline]
    fn key(&self, node: &Node<S>) -> S {
        node.squares
    }

    fn bounds(&self, node: &Node<S>, alpha: Score) -> (Score, Score) {
        let squares = node.squares;
        if squares.is_empty() {
            return (SCORE_OF_NOTHING, SCORE_OF_NOTHING);
        }
        let turned = squares.transposed();
        let lower = most_upright(safe(squares)) - most_upright(turned) - 1;
        let upper = most_upright(squares) - most_upright(safe(turned)) - 1;
        if alpha < lower || upper <= alpha {
            return (lower, upper);
        }
        let lower = lower.max(self.cutter.least_when_first(squares));
        if alpha < lower {
            return (lower, upper);
        }
        (lower, upper.min(self.cutter.most_when_second(turned)))
    }

    fn steps(&self, node: &Node<S>, alpha: Score, mut visit: impl FnMut(i32, Mark) -> bool) {
        let ranks = Ranks::new(node.squares);
        let turned = node.squares.transposed();
        let variations = self.cutter.variations(turned);
        let mut most_left_out = Score::MIN;
        for square in (node.squares & node.squares >> S::SIDE).each() {
            let (row, column) = (u32::from(square) / S::SIDE, u32::from(square) % S::SIDE);
            let column = column as usize;
            let left = turned.row(column) & !(3 << row);
            let most = -1 - variations.least_when_first(column, left);
            if most <= alpha {
                most_left_out = most_left_out.max(most);
            } else if visit(ranks.rank(square), Mark::Lay(square)) {
                return;
            }
        }
        if alpha < SPARE_AT_BEST {
            visit(LAST, Mark::Spare);
        } else {
            most_left_out = most_left_out.max(SPARE_AT_BEST);
        }
        if most_left_out > Score::MIN {
            visit(LAST, Mark::LeftOut(most_left_out));
        }
    }

    fn after(&self, node: &Node<S>, mark: Mark) -> (Score, Node<S>) {
        match mark {
            Mark::Lay(square) => {
                let domino = S::CORNER | S::CORNER << S::SIDE;
                given_over(node.squares & !(domino << square.into()))
            }
            Mark::Spare => {
                let (shift, node) = given_over(node.squares);
                (shift - 1, node)
            }
            Mark::LeftOut(worth) => (worth + SCORE_OF_NOTHING, Node { squares: S::truncated(0) }),
        }
    }

    fn plies(&self, node: &Node<S>) -> u32 {
        // Nobody uses spare moves twice before the next domino.
        node.squares.count() + 1
    }
}
