//! What a strong player sees: squares that win, replies that are forced, and who gets which rows.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use stratege_core::{Insight, Insightful, OpeningsFile, Query, Score};

use super::{
    Board, ConnectFour,
    grid::{Any, Four, Grid, Usual},
    openings,
};
use crate::filling::{later_at_best, lost_at_once, moves_to_end, won_at_once};

/// A board and the squares that win.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The discs of the player to move.
    mine: u64,
    /// All discs.
    discs: u64,
    /// Empty squares with which the player to move makes a line, now or later.
    wins: u64,
    /// The same for the other player.
    losses: u64,
    count: u32,
}

/// What is known on one size of board.
struct Eye<G> {
    grid: G,
    /// After how many discs positions are looked up in the openings.
    opening_discs: u32,
}

/// Up to so many discs, a position and its mirror image are the same: later they are seldom both
/// met, and mirroring takes time.
const MIRRORED_DISCS: u32 = 14;

/// How much a disc loses in rank if it lets the opponent spoil a winning square above it.
const SPOILS: i32 = 64;
/// How much a column may gain in rank by its place.
const BY_PLACE: i32 = 16;

/// No position has so many discs.
const NO_OPENINGS: u32 = u32::MAX;

impl Insightful for ConnectFour {
    fn consult<Q: Query<Board>>(&self, query: Q) -> Option<Q::Answer> {
        if Usual::is(self) {
            return Some(query.ask(&Eye { grid: Usual, opening_discs: openings::DISCS }));
        }
        self.consult_without_openings(query)
    }

    fn consult_without_openings<Q: Query<Board>>(&self, query: Q) -> Option<Q::Answer> {
        let opening_discs = NO_OPENINGS;
        Some(if Usual::is(self) {
            query.ask(&Eye { grid: Usual, opening_discs })
        } else if let Some(grid) = Four::of(self) {
            query.ask(&Eye { grid, opening_discs })
        } else {
            query.ask(&Eye { grid: Any::of(self), opening_discs })
        })
    }

    fn openings_file(&self) -> Option<OpeningsFile> {
        Usual::is(self).then(openings::file)
    }
}

/// What is known on the usual board without openings.
pub(super) fn usual_eye() -> impl Insight<Board, Key = u64> {
    Eye { grid: Usual, opening_discs: NO_OPENINGS }
}

impl<G: Grid> Eye<G> {
    #[inline(always)]
    fn left(&self, node: &Node) -> Score {
        (self.grid.squares() - node.count) as Score
    }

    /// The lowest free square of every column.
    #[inline(always)]
    fn landings(&self, node: &Node) -> u64 {
        node.discs.wrapping_add(self.grid.bottom()) & self.grid.all()
    }

    /// Landings after which the opponent does not win at once.
    #[inline(always)]
    fn safe(&self, node: &Node) -> u64 {
        let landings = self.landings(node);
        let threats = landings & node.losses;
        // Of two threats only one can be met.
        if threats & threats.wrapping_sub(1) != 0 {
            return 0;
        }
        let answers = if threats == 0 { landings } else { threats };
        answers & !(node.losses >> 1)
    }

    #[inline(always)]
    fn drop(&self, node: &Node, disc: u64) -> Node {
        let discs = node.discs | disc;
        let completing = self.grid.completing(node.mine | disc);
        Node {
            mine: node.mine ^ node.discs,
            discs,
            wins: node.losses & !disc,
            losses: completing & self.grid.all() & !discs,
            count: node.count + 1,
        }
    }

    fn mirrored(&self, bits: u64) -> u64 {
        let (columns, height) = (self.grid.columns(), self.grid.height());
        let column = (1 << height) - 1;
        (0..columns).fold(0, |image, index| {
            image | (bits >> (index * height) & column) << ((columns - 1 - index) * height)
        })
    }

    /// What the first player, who is to move, gets at most if the second always answers in the
    /// same column.
    ///
    /// On an even number of rows the second player then has every even square that is not free to
    /// be taken now. Columns in which an odd number of discs lies come in pairs: should the first
    /// player use one of them, the second uses another, and nothing is counted there.
    #[inline(always)]
    fn most_against_answers(&self, node: &Node) -> Score {
        let free = self.grid.all() & !node.discs;
        let answers = free & self.grid.even() & !self.landings(node);
        if self.grid.has_line(node.mine | free & !answers) {
            return Score::MAX;
        }
        let others = node.mine ^ node.discs | answers;
        if self.grid.has_line(others) { -1 } else { 0 }
    }

    /// Threats are what counts, those in the rows that one gets in the end even more, then how
    /// near to the middle a disc lies.
    #[inline(always)]
    fn rank(&self, node: &Node, child: &Node, disc: u64) -> i32 {
        // A threat right above one of the opponent comes too late.
        let threats = child.losses & !(child.wins << 1);
        let mover_is_first = node.count.is_multiple_of(2);
        let rows = if mover_is_first { !self.grid.even() } else { self.grid.even() };
        let columns = self.grid.columns() as i32;
        let column = (disc.trailing_zeros() / self.grid.height()) as i32;
        let place = columns - (2 * column + 1 - columns).abs();
        let threats = 2 * threats.count_ones() + (threats & rows).count_ones();
        let spoils = if disc << 1 & node.wins == 0 { 0 } else { SPOILS };
        threats as i32 * BY_PLACE + place - spoils
    }
}

impl<G: Grid> Insight<Board> for Eye<G> {
    type Node = Node;
    type Mark = Node;
    type Key = u64;

    fn enter(&self, board: &Board) -> (Score, Node) {
        let mover = board.mover();
        let [mine, others] = [mover, mover.other()].map(|player| board.discs[player.index()]);
        let discs = mine | others;
        let free = self.grid.all() & !discs;
        let [wins, losses] = [mine, others].map(|discs| self.grid.completing(discs) & free);
        (0, Node { mine, discs, wins, losses, count: discs.count_ones() })
    }

    fn payoff(&self, worth: Score) -> i32 {
        worth.signum()
    }

    fn distance(&self, board: &Board, worth: Score) -> Option<u32> {
        moves_to_end(self.grid.squares() - board.occupied().count_ones(), worth)
    }

    #[inline(always)]
    fn key(&self, node: &Node) -> u64 {
        // In each column a one above the discs, and below it those of the mover.
        let key = node.mine + node.discs + self.grid.bottom();
        if node.count > MIRRORED_DISCS { key } else { key.min(self.mirrored(key)) }
    }

    #[inline(always)]
    fn key_bits(&self) -> u32 {
        self.grid.columns() * self.grid.height()
    }

    #[inline(always)]
    fn bounds(&self, node: &Node, alpha: Score) -> (Score, Score) {
        let left = self.left(node);
        if self.landings(node) & node.wins != 0 {
            let win = won_at_once(left);
            return (win, win);
        }
        if self.safe(node) == 0 {
            let loss = lost_at_once(left);
            return (loss, loss);
        }
        if left <= 2 {
            return (0, 0);
        }
        if node.count == self.opening_discs
            && let Some(score) = openings::worth(self.key(node))
        {
            return (score, score);
        }
        let (mut low, mut high) = later_at_best(left);
        if low > alpha || high <= alpha {
            return (low, high);
        }
        if alpha >= 0 {
            if !self.grid.has_line(self.grid.all() & !(node.mine ^ node.discs)) {
                high = 0;
            }
        } else if !self.grid.has_line(self.grid.all() & !node.mine) {
            low = 0;
        }
        let mover_is_first = node.count.is_multiple_of(2);
        if -1 <= alpha && alpha < high && mover_is_first && self.grid.rows().is_multiple_of(2) {
            high = high.min(self.most_against_answers(node));
        }
        (low, high)
    }

    #[inline(always)]
    fn forced(&self, node: &Node) -> Option<(Score, Node)> {
        let safe = self.safe(node);
        (safe & safe.wrapping_sub(1) == 0).then(|| (0, self.drop(node, safe)))
    }

    #[inline(always)]
    fn steps(&self, node: &Node, _alpha: Score, mut visit: impl FnMut(i32, Self::Mark) -> bool) {
        let mut safe = self.safe(node);
        while safe != 0 {
            let disc = safe & safe.wrapping_neg();
            safe ^= disc;
            let child = self.drop(node, disc);
            if visit(self.rank(node, &child, disc), child) {
                return;
            }
        }
    }

    #[inline(always)]
    fn after(&self, _node: &Node, child: Node) -> (Score, Node) {
        (0, child)
    }

    #[inline(always)]
    fn plies(&self, node: &Node) -> u32 {
        self.grid.squares() - node.count
    }
}
