//! What the rules know of positions on boards inside 8 x 8, under normal play.
//!
//! Searches see every position turned so that the mover is Vertical. Its score is the largest
//! number of spare moves that Horizontal may have more than Vertical and still lose.

use stratege_core::{BoardWithMover, Insight, InsightfulRules, Query, Score, ones};

use super::{
    Board, Domineering,
    bytes::{spread, transposed_bytes},
    counts::{most_upright, safe},
    normal::normal_form,
    ranks::Ranks,
    strips::{Strips, strips},
};

/// Longest side of a board whose rows are bytes.
const LONGEST_IN_BYTES: u8 = 8;

impl InsightfulRules for Domineering {
    fn consult<Q: Query<BoardWithMover<Board>>>(&self, query: Q) -> Option<Q::Answer> {
        let longest = self.rows.max(self.columns);
        let fits = longest <= LONGEST_IN_BYTES;
        fits.then(|| query.ask(&Outlook { rules: self, strips: strips(longest) }))
    }
}

/// A spare move never brings more than that where laying dominoes does not bring as much.
///
/// By the number avoidance theorem one is of use only in integers, and in positive ones Vertical
/// has a domino to lay that is worth as much.
const SPARE_AT_BEST: Score = -1;

/// What is known of positions on one board.
struct Outlook<'a> {
    rules: &'a Domineering,
    strips: &'static Strips,
}

/// The empty squares that matter, in normal form; Vertical is to move.
#[derive(Clone, Copy)]
struct Node {
    squares: u64,
}

/// What a player to move may do.
#[derive(Clone, Copy)]
enum Mark {
    /// Lay a domino over this square and the next one down.
    Lay(u8),
    /// Use a spare move.
    Spare,
    /// As [`Mark::Spare`] where that is certainly not enough: all that it can be worth.
    SpareAtBest,
}

/// The node of a position in which Horizontal is to move, and the shift that leads to it.
fn given_over(squares: u64) -> (Score, Node) {
    let (squares, shift) = normal_form(transposed_bytes(squares));
    (-shift - 1, Node { squares })
}

impl Insight<BoardWithMover<Board>> for Outlook<'_> {
    type Node = Node;
    type Mark = Mark;

    const DEAR: bool = true;

    fn enter(&self, state: &BoardWithMover<Board>) -> (Score, Node) {
        let free = self.rules.all & !state.board.occupied();
        let squares = spread(free, self.rules.rows, self.rules.columns);
        let upright = if state.mover.is_first() { squares } else { transposed_bytes(squares) };
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
    fn key(&self, node: &Node) -> u64 {
        node.squares
    }

    fn bounds(&self, node: &Node, alpha: Score) -> (Score, Score) {
        let squares = node.squares;
        let turned = transposed_bytes(squares);
        let lower = most_upright(safe(squares)) - most_upright(turned) - 1;
        let upper = most_upright(squares) - most_upright(safe(turned)) - 1;
        if alpha < lower || upper <= alpha {
            return (lower, upper);
        }
        let lower = lower.max(self.strips.least_when_first(squares));
        if alpha < lower {
            return (lower, upper);
        }
        (lower, upper.min(self.strips.most_when_second(turned)))
    }

    fn steps(&self, node: &Node, alpha: Score, mut visit: impl FnMut(i32, Mark) -> bool) {
        let ranks = Ranks::new(node.squares);
        for square in ones(node.squares & node.squares >> 8) {
            if visit(ranks.rank(square), Mark::Lay(square)) {
                return;
            }
        }
        let spare = if alpha < SPARE_AT_BEST { Mark::Spare } else { Mark::SpareAtBest };
        visit(i32::MIN / 2, spare);
    }

    fn after(&self, node: &Node, mark: Mark) -> (Score, Node) {
        match mark {
            Mark::Lay(square) => given_over(node.squares & !(0x101 << square)),
            Mark::Spare => {
                let (shift, node) = given_over(node.squares);
                (shift - 1, node)
            }
            Mark::SpareAtBest => {
                let (shift, node) = given_over(0);
                (shift + SPARE_AT_BEST, node)
            }
        }
    }

    fn plies(&self, node: &Node) -> u32 {
        // Nobody uses spare moves twice before the next domino.
        node.squares.count_ones() + 1
    }
}
