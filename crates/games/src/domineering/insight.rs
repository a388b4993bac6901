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
    sums::Cutter,
};

/// Longest side of a board whose rows are bytes.
const LONGEST_IN_BYTES: u8 = 8;

impl InsightfulRules for Domineering {
    fn consult<Q: Query<BoardWithMover<Board>>>(&self, query: Q) -> Option<Q::Answer> {
        let longest = self.rows.max(self.columns);
        let fits = longest <= LONGEST_IN_BYTES;
        fits.then(|| query.ask(&Outlook { rules: self, cutter: Cutter::new(longest) }))
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

/// What is known of positions on one board.
struct Outlook<'a> {
    rules: &'a Domineering,
    cutter: Cutter,
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
    /// What is certainly not enough, all together: none of it is worth more than this.
    LeftOut(Score),
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
        if squares == 0 {
            return (SCORE_OF_NOTHING, SCORE_OF_NOTHING);
        }
        let turned = transposed_bytes(squares);
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

    fn steps(&self, node: &Node, alpha: Score, mut visit: impl FnMut(i32, Mark) -> bool) {
        let ranks = Ranks::new(node.squares);
        let turned = transposed_bytes(node.squares);
        let (columns, variations) = (turned.to_le_bytes(), self.cutter.variations(turned));
        let mut most_left_out = Score::MIN;
        for square in ones(node.squares & node.squares >> 8) {
            let column = usize::from(square % 8);
            let left = columns[column] & !(3 << (square / 8));
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

    fn after(&self, node: &Node, mark: Mark) -> (Score, Node) {
        match mark {
            Mark::Lay(square) => given_over(node.squares & !(0x101 << square)),
            Mark::Spare => {
                let (shift, node) = given_over(node.squares);
                (shift - 1, node)
            }
            Mark::LeftOut(worth) => (worth + SCORE_OF_NOTHING, Node { squares: 0 }),
        }
    }

    fn plies(&self, node: &Node) -> u32 {
        // Nobody uses spare moves twice before the next domino.
        node.squares.count_ones() + 1
    }
}
