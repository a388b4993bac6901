//! *Résolution d'un jeu de morpion*: six functions, min-max, learning by trajectories.

mod functions;
mod solving;

use crate::{Item, Paper};

/// The paper.
pub(crate) const PAPER: Paper =
    Paper { title: "Résolution d'un jeu de morpion", by: "V. Thomas, 2013", items };

/// The game.
const GAME: &str = "tic-tac-toe";

fn items() -> Vec<Item> {
    let mut items = functions::items();
    items.extend(solving::items());
    items
}

/// A position as the nine entries of the paper's list, row by row from the top.
fn entries(position: &str) -> Vec<char> {
    let board = position.split(' ').next().unwrap_or_default();
    board.chars().filter(|symbol| *symbol != '/').collect()
}

/// Nine entries as a position.
fn position(entries: &[char]) -> String {
    let rows = entries.chunks(3).map(|row| row.iter().collect::<String>());
    rows.collect::<Vec<_>>().join("/")
}

/// Entries as Python prints a tuple.
fn tuple(entries: &[char]) -> String {
    let quoted: Vec<String> = entries.iter().map(|symbol| format!("'{symbol}'")).collect();
    format!("({})", quoted.join(", "))
}

/// The square of a case, `a3` for case 0.
fn square(case: usize) -> String {
    let column = char::from(b'a' + (case % 3) as u8);
    format!("{column}{}", 3 - case / 3)
}

/// The case of a square.
fn case(square: &str) -> Option<usize> {
    let column = usize::from(square.as_bytes().first()?.checked_sub(b'a')?);
    Some(3 * (3 - square.get(1..)?.parse::<usize>().ok()?) + column)
}

/// The function `gagner` of the paper, line by line.
fn gagner(jeu: &[char]) -> i32 {
    const LINES: [[usize; 3]; 8] =
        [[0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 1, 2], [4, 5, 3], [7, 8, 6], [0, 4, 8], [2, 4, 6]];
    let mut winner = '.';
    for line in LINES {
        let [a, b, c] = line.map(|case| jeu[case]);
        if a != '.' && a == b && b == c {
            winner = a;
        }
    }
    match winner {
        'O' => -1,
        'X' => 1,
        _ => 0,
    }
}
