//! Measures the values of empty boards of domineering: `measure 5x6 parts:5x6 plain:5x5`.
//!
//! After `parts:` the search is told the regions of a board and nothing about images of them, after
//! `plain:` it is told nothing.

use std::time::Instant;

use stratege_core::{Combinatorial, Limits, Player};
use stratege_games::domineering::{Board, Domineering, Domino};
use stratege_values::{Boards, Forms};

/// What a search is told.
enum Hint {
    Nothing,
    /// Regions of at least two squares, in the upper left corner.
    Parts,
}

/// Domineering without its own hints.
struct Plain {
    rules: Domineering,
    /// Rows and columns.
    size: [u8; 2],
    hint: Hint,
}

impl Combinatorial for Plain {
    type Board = Board;
    type Move = Domino;

    fn start(&self) -> Board {
        self.rules.start()
    }

    fn options(&self, board: &Board, player: Player, moves: &mut Vec<Domino>) {
        self.rules.options(board, player, moves);
    }

    fn play(&self, board: &mut Board, player: Player, domino: Domino) {
        self.rules.play(board, player, domino);
    }

    fn show(&self, board: &Board) -> String {
        self.rules.show(board)
    }

    fn symmetries(&self) -> usize {
        self.rules.symmetries()
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        self.rules.image(board, index)
    }

    fn parts(&self, board: &Board, parts: &mut Vec<Board>) {
        match self.hint {
            Hint::Nothing => parts.push(*board),
            Hint::Parts => self.regions(board, parts),
        }
    }
}

impl Plain {
    fn regions(&self, board: &Board, parts: &mut Vec<Board>) {
        let [rows, columns] = self.size.map(u32::from);
        let row = (1_u128 << columns) - 1;
        let first_column = (0..rows).fold(0, |bits, index| bits | 1 << (index * columns));
        let last_column = first_column << (columns - 1);
        let neighbours = |squares: u128| {
            squares << columns
                | squares >> columns
                | (squares & !last_column) << 1
                | (squares & !first_column) >> 1
        };
        let mut left = self.rules.free(*board);
        left &= neighbours(left);
        while left != 0 {
            let mut region = left & left.wrapping_neg();
            loop {
                let grown = left & (region | neighbours(region));
                if grown == region {
                    break;
                }
                region = grown;
            }
            left ^= region;
            while region & row == 0 {
                region >>= columns;
            }
            while region & first_column == 0 {
                region >>= 1;
            }
            parts.push(self.rules.with_free(region));
        }
    }
}

fn measure<C: Combinatorial>(word: &str, rules: &C) {
    let began = Instant::now();
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let mut boards = Boards::new(rules);
    match boards.value(&mut calculator, &rules.start()) {
        Ok(value) => println!(
            "{word}: {:.2} s, {} boards, {} forms, {} MB of forms, mean {}, temperature {}, birthday {}",
            began.elapsed().as_secs_f64(),
            boards.len(),
            calculator.len(),
            calculator.bytes() >> 20,
            calculator.mean(value),
            calculator.temperature(value),
            calculator.birthday(value).expect("no limit"),
        ),
        Err(error) => println!("{word}: {error}"),
    }
}

fn main() {
    for word in std::env::args().skip(1) {
        let (hint, size) = word.split_once(':').unwrap_or(("own", &word));
        let size: Vec<u8> = size.split('x').filter_map(|side| side.parse().ok()).collect();
        let [rows, columns] = size[..] else { continue };
        let rules = Domineering::new(rows, columns);
        match hint {
            "own" => measure(&word, &rules),
            "parts" => measure(&word, &Plain { rules, size: [rows, columns], hint: Hint::Parts }),
            "plain" => measure(&word, &Plain { rules, size: [rows, columns], hint: Hint::Nothing }),
            _ => println!("{word}: begin with `parts:`, `plain:` or the size"),
        }
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
}
