//! Measures the values of empty boards of domineering: `measure 5x6 2x20 plain:5x5`.

use std::time::Instant;

use stratege_core::{Combinatorial, Limits, Player};
use stratege_games::domineering::{Board, Domineering, Domino};
use stratege_values::{Boards, Forms};

/// Domineering without its hints.
struct Plain(Domineering);

impl Combinatorial for Plain {
    type Board = Board;
    type Move = Domino;

    fn start(&self) -> Board {
        self.0.start()
    }

    fn options(&self, board: &Board, player: Player, moves: &mut Vec<Domino>) {
        self.0.options(board, player, moves);
    }

    fn play(&self, board: &mut Board, player: Player, domino: Domino) {
        self.0.play(board, player, domino);
    }

    fn show(&self, board: &Board) -> String {
        self.0.show(board)
    }

    fn symmetries(&self) -> usize {
        self.0.symmetries()
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        self.0.image(board, index)
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
        let size = word.strip_prefix("plain:").unwrap_or(&word);
        let size: Vec<u8> = size.split('x').filter_map(|side| side.parse().ok()).collect();
        let [rows, columns] = size[..] else { continue };
        let rules = Domineering::new(rows, columns);
        if word.starts_with("plain:") {
            measure(&word, &Plain(rules));
        } else {
            measure(&word, &rules);
        }
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
}
