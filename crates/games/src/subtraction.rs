//! The subtraction game (*jeu des bâtonnets*).
//!
//! There is one heap of matches. In turn, a player takes at least one and at most `most` of
//! them. Whoever cannot move, because nothing is left, loses. Source: E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 4; on French
//! television (*Fort Boyard*) it is played with `play=misere`: the last match loses.

use std::fmt;

use stratege_core::{
    Alternating, Card, Combinatorial, HeapMove, Impartial, Indexed, Listed, Param, ParamKind,
    Params, Parts, Picture, Plain, Player, PositionError, SetupError, Text,
};

/// The largest heap.
const LARGEST: u32 = 1_000_000;

/// The rules for one size of heap.
#[derive(Clone, Copy, Debug)]
pub struct Subtraction {
    heap: u32,
    most: u32,
}

/// What is left of the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heap(pub u32);

/// How many matches are taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take(pub u32);

impl Subtraction {
    /// A heap of which up to `most` matches are taken at a time.
    ///
    /// # Panics
    ///
    /// If the heap has more than 1 000 000 matches, or `most` is not between 1 and that.
    pub fn new(heap: u32, most: u32) -> Subtraction {
        assert!(heap <= LARGEST && 0 < most && most <= LARGEST, "{heap} x {most}");
        Subtraction { heap, most }
    }
}

impl Combinatorial for Subtraction {
    type Board = Heap;
    type Move = Take;

    fn start(&self) -> Heap {
        Heap(self.heap)
    }

    fn options(&self, &Heap(heap): &Heap, _player: Player, moves: &mut Vec<Take>) {
        moves.extend((0..self.most.min(heap)).map(|rest| Take(rest + 1)));
    }

    fn play(&self, Heap(heap): &mut Heap, _player: Player, Take(count): Take) {
        debug_assert!(0 < count && count <= self.most.min(*heap));
        *heap -= count;
    }

    fn show(&self, heap: &Heap) -> String {
        self.write(heap)
    }

    fn is_stuck(&self, &Heap(heap): &Heap, _player: Player) -> bool {
        heap == 0
    }
}

impl Impartial for Subtraction {
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        Some(vec![HeapMove { taken: 1..=self.most, digit: 3, parts: Parts::Any }])
    }
}

/// The number of a heap is its size.
impl Indexed for Subtraction {
    fn boards(&self) -> Option<u64> {
        Some(u64::from(self.heap) + 1)
    }

    fn index(&self, &Heap(heap): &Heap) -> u64 {
        u64::from(heap)
    }

    fn board(&self, index: u64) -> Heap {
        Heap(index as u32)
    }

    fn predecessors(&self, index: u64, visit: impl FnMut(u64)) {
        let largest = u64::from(self.heap).min(index + u64::from(self.most));
        (index + 1..=largest).for_each(visit);
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Listed for Subtraction {
    type Game = Alternating<Subtraction>;
    type Position = Heap;

    fn card() -> Card {
        Card {
            name: "subtraction",
            aliases: &["batonnets", "bâtonnets", "jeu-des-batonnets", "fort-boyard"],
            title: Text::new("Subtraction game", "Jeu des bâtonnets"),
            aim: Text::new(
                "take the last counter of a single heap",
                "prenez le dernier jeton d'un seul tas",
            ),
            minutes: 1,
            rules: Text::new(
                "One heap of matches. In turn, a player takes at least one and at most `most` of \
                 them. Whoever cannot move, because nothing is left, loses. With play=misere \
                 whoever cannot move wins: taking the last match loses.",
                "Un tas de bâtonnets. À tour de rôle, un joueur en prend au moins un et au plus \
                 `most`. Qui ne peut plus jouer, faute de bâtonnets, perd. Avec play=misere, qui \
                 ne peut plus jouer gagne : prendre le dernier bâtonnet fait perdre.",
            ),
            notation: Text::new(
                "Position: how many matches are left, then the player to move, either one: `21 1`. \
                 Move: how many are taken: `3`.",
                "Position : le nombre de bâtonnets restants, puis le joueur qui doit jouer, \
                 n'importe lequel : `21 1`. Coup : le nombre de bâtonnets pris : `3`.",
            ),
            params: vec![
                Param {
                    name: "heap",
                    about: Text::new("matches at the start", "bâtonnets au départ"),
                    kind: ParamKind::Size { low: 0, high: i64::from(LARGEST) },
                    default: "21",
                },
                Param {
                    name: "most",
                    about: Text::new("most matches taken at a time", "prise maximale"),
                    kind: ParamKind::Size { low: 1, high: i64::from(LARGEST) },
                    default: "3",
                },
            ],
            sides: ['1', '2'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4",
        }
    }

    fn setup(params: &Params) -> Result<Subtraction, SetupError> {
        Ok(Subtraction::new(params.number("heap") as u32, params.number("most") as u32))
    }

    fn write(&self, &Heap(heap): &Heap) -> String {
        heap.to_string()
    }

    fn read(&self, text: &str) -> Result<Heap, PositionError> {
        let numbers = crate::read_numbers(text, 0, i64::from(self.heap))?;
        let [number] = &numbers[..] else {
            let what = Text::new("heaps", "tas");
            let at = 0..text.len();
            return Err(PositionError::Count { at, what, found: numbers.len(), expected: 1 });
        };
        Ok(Heap(number.value as u32))
    }

    /// The size of the heap.
    fn plain(&self, &Heap(heap): &Heap) -> Plain {
        Plain::Number(heap.into())
    }

    /// How many matches are taken.
    fn plain_move(&self, Take(count): Take) -> Plain {
        Plain::Number(count.into())
    }

    fn size(&self) -> Option<f64> {
        self.boards().map(|boards| boards as f64)
    }

    fn picture(&self, &Heap(heap): &Heap) -> Picture {
        Picture::heaps(&[heap])
    }

    /// The first of the counters that go: it and all after it are taken.
    fn touched(&self, &Heap(heap): &Heap, Take(count): Take, picture: &Picture) -> Vec<usize> {
        picture.counter(0, heap - count).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_most_so_many_are_taken() {
        check(21, "1 2 3");
        check(2, "1 2");
        check(0, "");
    }

    /// Compares the moves from a heap of which up to three may be taken.
    #[track_caller]
    fn check(heap: u32, notations: &str) {
        let mut moves = Vec::new();
        Subtraction::new(21, 3).options(&Heap(heap), Player::FIRST, &mut moves);
        let written: Vec<String> = moves.iter().map(Take::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn impossible_heaps_are_refused() {
        let rules = Subtraction::new(21, 3);
        assert_eq!(rules.read("21"), Ok(Heap(21)));
        assert!(matches!(rules.read("22"), Err(PositionError::OutOfRange { high: 21, .. })));
        assert!(matches!(rules.read("3,4"), Err(PositionError::Count { found: 2, .. })));
        assert!(matches!(rules.read(""), Err(PositionError::Unexpected { .. })));
    }
}
