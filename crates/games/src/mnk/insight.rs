//! What a strong player sees: squares that win, forced replies, and lines that cannot be completed.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use stratege_core::{Convention, Game, Insight, Insightful, Query, Score, ones};

use super::{Board, Mnk};
use crate::filling::{later_at_best, lost_at_once, moves_to_end, won_at_once};

/// A board and what its open lines say.
#[derive(Clone, Copy)]
struct Node {
    /// The marks of the player to move, and of the other.
    marks: [u64; 2],
    /// Empty squares with which the player to move completes a line, and the other.
    wins: [u64; 2],
    /// How dangerous the lines are that only the player to move, or only the other, can complete:
    /// with `n` marks one is worth two to the power of `n`.
    danger: [u64; 2],
    /// One digit for each square.
    key: u64,
    count: u32,
}

/// What is known on one board.
struct Eye {
    all: u64,
    squares: u32,
    run: u32,
    line_count: u64,
    /// The lines through each square.
    lines: Vec<Vec<u64>>,
    /// Where each symmetry takes each square.
    images: Vec<Vec<u8>>,
    /// Powers of three.
    digits: Vec<u64>,
}

/// With so many squares, a digit of three values for each fits a word.
const MOST_SQUARES: u32 = 40;

/// Up to so many marks, a position and its images are the same: later they are seldom met.
const SYMMETRIC_MARKS: u32 = 6;

impl Insightful for Mnk {
    fn consult<Q: Query<Board>>(&self, query: Q) -> Option<Q::Answer> {
        let fits = self.columns * self.rows <= MOST_SQUARES;
        let known = fits && self.convention == Convention::Normal;
        known.then(|| query.ask(&Eye::new(self)))
    }
}

impl Eye {
    fn new(game: &Mnk) -> Eye {
        let squares = game.columns * game.rows;
        let through = |square: u32| {
            let lines = game.lines.iter().filter(|&line| line >> square & 1 == 1);
            lines.map(|&line| line as u64).collect()
        };
        let image = |index: usize| {
            let image = |square: u32| {
                let board = Board { marks: [1 << square, 0] };
                game.image(&board, index).marks[0].trailing_zeros() as u8
            };
            (0..squares).map(image).collect()
        };
        Eye {
            all: game.all as u64,
            squares,
            // More than any line has is enough to know that there is none.
            run: game.run.min(MOST_SQUARES + 1),
            line_count: game.lines.len() as u64,
            lines: (0..squares).map(through).collect(),
            images: (0..game.symmetries()).map(image).collect(),
            digits: (0..squares).map(|square| 3_u64.pow(square)).collect(),
        }
    }

    fn empty() -> Node {
        Node { marks: [0; 2], wins: [0; 2], danger: [0; 2], key: 0, count: 0 }
    }

    #[inline(always)]
    fn free(&self, node: &Node) -> u64 {
        self.all & !(node.marks[0] | node.marks[1])
    }

    /// Squares that do not lose at once.
    #[inline(always)]
    fn safe(&self, node: &Node) -> u64 {
        match node.wins[1] {
            0 => self.free(node),
            threat if threat.is_power_of_two() => threat,
            _ => 0,
        }
    }

    /// Writes a mark; how promising that is.
    #[inline(always)]
    fn write(&self, node: &Node, mark: u64) -> (i32, Node) {
        let square = mark.trailing_zeros() as usize;
        let [mine, others] = node.marks;
        let (mut wins, mut gain, mut harm, mut rank) = (0, 0, 0, 0);
        for &line in &self.lines[square] {
            if line & others == 0 {
                let count = (line & mine).count_ones();
                gain += 1 << count;
                rank += 3 << (2 * count.min(12));
                if count + 2 == self.run {
                    wins |= line & !mine;
                }
            } else if line & mine == 0 {
                let count = (line & others).count_ones();
                harm += 1 << count;
                rank += 2 << (2 * count.min(12));
            }
        }
        let mine = mine | mark;
        let free = self.all & !(mine | others);
        let digit = 1 + u64::from(node.count % 2);
        let child = Node {
            marks: [others, mine],
            wins: [node.wins[1] & !mark, (node.wins[0] | wins) & free],
            danger: [node.danger[1] - harm, node.danger[0] + gain],
            key: node.key + digit * self.digits[square],
            count: node.count + 1,
        };
        (rank, child)
    }

    /// The least key of the images.
    fn least_key(&self, node: &Node) -> u64 {
        // The digit of the player to move is that of the next mark.
        let digits = [1 + u64::from(node.count % 2), 2 - u64::from(node.count % 2)];
        let key = |image: &Vec<u8>| -> u64 {
            let part = |(marks, digit): (u64, u64)| -> u64 {
                let squares = ones(marks).map(|square| image[usize::from(square)]);
                squares.map(|square| digit * self.digits[usize::from(square)]).sum()
            };
            node.marks.into_iter().zip(digits).map(part).sum()
        };
        self.images.iter().map(key).min().expect("a board is its own image")
    }
}

impl Insight<Board> for Eye {
    type Node = Node;
    type Mark = Node;
    type Key = u64;

    const LOOK_UP_FROM: u32 = 10;

    fn enter(&self, board: &Board) -> (Score, Node) {
        let mut marks = board.marks.map(|marks| marks as u64);
        let mut node = Eye::empty();
        node.danger = [self.line_count; 2];
        if self.run == 1 {
            node.wins = [self.all; 2];
        }
        // In any order in which the players take turns.
        let count = marks[0].count_ones() + marks[1].count_ones();
        for index in 0..count as usize {
            let own = &mut marks[index % 2];
            let mark = *own & own.wrapping_neg();
            *own ^= mark;
            node = self.write(&node, mark).1;
        }
        (0, node)
    }

    fn payoff(&self, worth: Score) -> i32 {
        worth.signum()
    }

    fn distance(&self, board: &Board, worth: Score) -> Option<u32> {
        let left = self.squares - (board.marks[0] | board.marks[1]).count_ones();
        moves_to_end(left, worth)
    }

    #[inline(always)]
    fn key(&self, node: &Node) -> u64 {
        if node.count > SYMMETRIC_MARKS { node.key } else { self.least_key(node) }
    }

    fn key_bits(&self) -> u32 {
        3_u128.pow(self.squares).ilog2() + 1
    }

    #[inline(always)]
    fn bounds(&self, node: &Node, alpha: Score) -> (Score, Score) {
        let left = self.plies(node) as Score;
        if node.wins[0] != 0 {
            let win = won_at_once(left);
            return (win, win);
        }
        if left == 0 {
            return (0, 0);
        }
        if self.safe(node) == 0 {
            let loss = lost_at_once(left);
            return (loss, loss);
        }
        let (mut low, mut high) = later_at_best(left);
        // Erdős and Selfridge: who always spoils the most danger keeps the other from all lines.
        if alpha >= 0 {
            if node.danger[0] < 1 << (self.run - 1) {
                high = 0;
            }
        } else if node.danger[1] < 1 << self.run {
            low = 0;
        }
        (low, high)
    }

    #[inline(always)]
    fn forced(&self, node: &Node) -> Option<(Score, Node)> {
        (node.wins[1] != 0).then(|| (0, self.write(node, node.wins[1]).1))
    }

    #[inline(always)]
    fn steps(&self, node: &Node, _alpha: Score, mut visit: impl FnMut(i32, Node) -> bool) {
        let mut safe = self.safe(node);
        while safe != 0 {
            let mark = safe & safe.wrapping_neg();
            safe ^= mark;
            let (rank, child) = self.write(node, mark);
            if visit(rank, child) {
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
        self.squares - node.count
    }
}
