//! Kayles (*jeu de quilles*).
//!
//! A row of pins stands side by side. In turn, a player knocks down one pin or two pins that
//! stand next to each other; pins on either side of the gap are no longer neighbours. Whoever
//! finds no pin standing loses. Source: H. E. Dudeney, *The Canterbury Puzzles*, 1907; R. K. Guy
//! and C. A. B. Smith, *The G-values of various games*, 1956 (octal game 0.77).

use std::fmt;

use stratege_core::{
    Alternating, Card, Combinatorial, Form, HeapMove, Impartial, Listed, Param, ParamKind, Params,
    Picture, Plain, Player, PositionError, SetupError, Text,
};

/// The longest row at the start.
const LONGEST: u16 = 1_000;

/// The rules for one length of the first row.
#[derive(Clone, Debug)]
pub struct Kayles {
    pins: u16,
}

/// The lengths of all rows without a gap, the longest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rows {
    lengths: Vec<u16>,
}

/// A throw that knocks pins of one row down.
///
/// Rows of the same length are alike, and so are the two ends of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Throw {
    /// The pins of the row that is hit.
    pub length: u16,
    /// The pins that fall: 1 or 2.
    pub fallen: u16,
    /// The pins of the shorter row that is left, perhaps none.
    pub shorter: u16,
}

impl Kayles {
    /// One row of so many pins.
    ///
    /// # Panics
    ///
    /// If there are more than 1 000.
    pub fn new(pins: u16) -> Kayles {
        assert!(pins <= LONGEST, "{pins}");
        Kayles { pins }
    }
}

impl Throw {
    /// The pins of the longer row that is left, perhaps none.
    fn longer(&self) -> u16 {
        self.length - self.fallen - self.shorter
    }
}

impl Combinatorial for Kayles {
    type Board = Rows;
    type Move = Throw;

    fn start(&self) -> Rows {
        Rows { lengths: Vec::from_iter((self.pins > 0).then_some(self.pins)) }
    }

    /// Long rows first, and for each one pin before two, from the end to the middle.
    fn options(&self, rows: &Rows, _player: Player, moves: &mut Vec<Throw>) {
        let mut previous = 0;
        for &length in &rows.lengths {
            if length == previous {
                continue;
            }
            for fallen in 1..=length.min(2) {
                let shorter = 0..=(length - fallen) / 2;
                moves.extend(shorter.map(|shorter| Throw { length, fallen, shorter }));
            }
            previous = length;
        }
    }

    fn play(&self, rows: &mut Rows, _player: Player, throw: Throw) {
        let lengths = &mut rows.lengths;
        debug_assert!(lengths.contains(&throw.length) && throw.shorter <= throw.longer());
        let place = lengths.partition_point(|&other| throw.length < other);
        lengths.remove(place);
        for left in [throw.longer(), throw.shorter].into_iter().filter(|&left| left > 0) {
            let place = lengths.partition_point(|&other| left <= other);
            lengths.insert(place, left);
        }
    }

    fn heap_bytes(&self, rows: &Rows) -> usize {
        rows.lengths.capacity() * size_of::<u16>()
    }

    fn show(&self, rows: &Rows) -> String {
        self.write(rows)
    }

    fn is_stuck(&self, rows: &Rows, _player: Player) -> bool {
        rows.lengths.is_empty()
    }

    /// One row each.
    fn parts(&self, rows: &Rows, parts: &mut Vec<Rows>) {
        parts.extend(rows.lengths.iter().map(|&length| Rows { lengths: vec![length] }));
    }
}

impl Impartial for Kayles {
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        Some([1, 2].map(|fallen| HeapMove::octal(fallen, 7)).to_vec())
    }
}

impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}={}+{}", self.length, self.fallen, self.shorter, self.longer())
    }
}

impl Listed for Kayles {
    type Game = Alternating<Kayles>;
    type Position = Rows;

    fn card() -> Card {
        Card {
            name: "kayles",
            aliases: &["quilles", "jeu-de-quilles", "skittles"],
            title: Text::new("Kayles", "Kayles (jeu de quilles)"),
            aim: Text::new("knock down the last pin", "renversez la dernière quille"),
            minutes: 2,
            rules: Text::new(
                "One row of pins at the start. In turn, a player knocks down one pin or two pins \
                 that stand next to each other; the pins on either side of the gap are no longer \
                 neighbours. Whoever finds no pin standing loses.",
                "Au début, une seule rangée de quilles. À tour de rôle, un joueur abat une quille \
                 ou deux quilles voisines ; les quilles de part et d'autre du trou ne sont plus \
                 voisines. Qui ne trouve plus de quille debout perd.",
            ),
            notation: Text::new(
                "Position: the lengths of all rows, in any order, then the player to move, \
                 either one: `5,3,2 1`; `0` when no pin is left. Move: the length of the row, the pins that \
                 fall and the two rows that are left, the shorter one first: `7-2=1+4`.",
                "Position : les longueurs de toutes les rangées, dans n'importe quel ordre, puis \
                 le joueur qui doit jouer, n'importe lequel : `5,3,2 1` ; `0` s'il ne reste aucune quille. Coup : la \
                 longueur de la rangée, les quilles abattues et les deux rangées qui restent, la \
                 plus courte d'abord : `7-2=1+4`.",
            ),
            params: vec![Param {
                name: "pins",
                about: Text::new("pins of the first row", "quilles de la rangée de départ"),
                kind: ParamKind::Size { low: 0, high: i64::from(LONGEST) },
                default: "12",
            }],
            sides: ['1', '2'],
            source: "H. E. Dudeney, The Canterbury Puzzles, 1907",
        }
    }

    fn setup(params: &Params) -> Result<Kayles, SetupError> {
        Ok(Kayles::new(params.number("pins") as u16))
    }

    /// The rows, the longest first; `0` if there is none.
    fn write(&self, rows: &Rows) -> String {
        if rows.lengths.is_empty() {
            return "0".to_owned();
        }
        rows.lengths.iter().map(u16::to_string).collect::<Vec<_>>().join(",")
    }

    fn read(&self, text: &str) -> Result<Rows, PositionError> {
        let pins = i64::from(self.pins);
        // No row at all is written as one row of nothing.
        let least = i64::from(text.trim() != "0").min(pins);
        let numbers = crate::read_numbers(text, least, pins)?;
        let mut lengths: Vec<u16> = numbers.iter().map(|number| number.value as u16).collect();
        if lengths == [0] {
            lengths.clear();
        }
        lengths.sort_unstable_by(|one, other| other.cmp(one));
        // Between two rows at least one pin has fallen.
        let gaps = lengths.len().saturating_sub(1) as i64;
        let standing: i64 = lengths.iter().map(|&length| i64::from(length)).sum();
        if lengths.contains(&0) || pins < standing + gaps {
            let why = Text::new(
                "the rows and a gap between each two do not fit into the row at the start",
                "les rangées, avec un trou entre deux rangées, ne tiennent pas dans la rangée de \
                 départ",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(Rows { lengths })
    }

    /// The lengths of the rows, the longest first.
    fn plain(&self, rows: &Rows) -> Plain {
        Plain::numbers(rows.lengths.iter().copied())
    }

    /// The length of the row, how many pins fall, and the length of the shorter row that is left.
    fn plain_move(&self, Throw { length, fallen, shorter }: Throw) -> Plain {
        Plain::numbers([length, fallen, shorter])
    }

    fn picture(&self, rows: &Rows) -> Picture {
        let lengths: Vec<u32> = rows.lengths.iter().map(|&length| u32::from(length)).collect();
        Picture::heaps_of(Form::Pin, &lengths)
    }

    /// The pins that fall.
    fn touched(&self, rows: &Rows, throw: Throw, picture: &Picture) -> Vec<usize> {
        let Some(row) = rows.lengths.iter().position(|&length| length == throw.length) else {
            return Vec::new();
        };
        let fallen = u32::from(throw.shorter)..u32::from(throw.shorter + throw.fallen);
        let pins: Option<Vec<usize>> = fallen.map(|pin| picture.counter(row, pin)).collect();
        pins.unwrap_or_default()
    }

    /// The same pins from the other side.
    fn also_touched(&self, rows: &Rows, throw: Throw, picture: &Picture) -> Vec<Vec<usize>> {
        let pins: Vec<usize> = self.touched(rows, throw, picture).into_iter().rev().collect();
        if pins.len() > 1 { vec![pins] } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_pin_or_two_neighbours_fall() {
        check("1", "1-1=0+0");
        check("2", "2-1=0+1 2-2=0+0");
        check("4", "4-1=0+3 4-1=1+2 4-2=0+2 4-2=1+1");
        check("2,1", "2-1=0+1 2-2=0+0 1-1=0+0");
        check("3,3", "3-1=0+2 3-1=1+1 3-2=0+1");
        check("0", "");
    }

    /// Compares the moves from these rows.
    #[track_caller]
    fn check(rows: &str, notations: &str) {
        let rules = Kayles::new(9);
        let rows = rules.read(rows).expect("rows");
        let mut moves = Vec::new();
        rules.options(&rows, Player::FIRST, &mut moves);
        let written: Vec<String> = moves.iter().map(Throw::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn rows_that_are_left_are_put_in_their_place() {
        let rules = Kayles::new(14);
        for (before, length, fallen, shorter, after) in [
            ("5,4,2", 5, 1, 1, "4,3,2,1"),
            ("5,4,2", 4, 2, 1, "5,2,1,1"),
            ("5,5,1", 5, 1, 2, "5,2,2,1"),
            ("3,1", 1, 1, 0, "3"),
            ("2", 2, 2, 0, "0"),
        ] {
            let mut rows = rules.read(before).expect("rows");
            rules.play(&mut rows, Player::FIRST, Throw { length, fallen, shorter });
            assert_eq!(rules.write(&rows), after);
        }
    }

    #[test]
    fn impossible_rows_are_refused() {
        let rules = Kayles::new(6);
        for text in ["6", "1,2", "2,3", "1,1,2", "0"] {
            assert!(rules.read(text).is_ok(), "{text}");
        }
        for text in ["7", "3,3", "1,1,1,1", "0,1", "0,0", "", "6,", "six"] {
            assert!(rules.read(text).is_err(), "{text}");
        }
        assert!(Kayles::new(0).read("0").is_ok());
        assert!(Kayles::new(0).read("0,0").is_err());
    }
}
