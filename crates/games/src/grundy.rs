//! Grundy's game (*jeu de Grundy*).
//!
//! There is one heap of counters at the start. In turn, a player divides a heap into two heaps
//! of different sizes. Heaps of one or two counters cannot be divided; whoever finds no other
//! loses. Source: *TP n° 6, Introduction à la théorie des jeux*, section 2.

use std::fmt;

use stratege_core::{
    Alternating, Card, Combinatorial, Foreign, HeapMove, Impartial, Listed, Param, ParamKind,
    Params, Parts, Picture, Plain, Player, PositionError, SetupError, Text,
};

/// The largest heap at the start.
const LARGEST: u16 = 10_000;

/// The smallest heap that can be divided.
const SMALLEST_DIVISIBLE: u16 = 3;

/// The rules for one size of the first heap.
#[derive(Clone, Debug)]
pub struct Grundy {
    heap: u16,
}

/// The sizes of all heaps, the largest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heaps {
    sizes: Vec<u16>,
}

/// The division of a heap of `size` counters into `smaller` and the rest.
///
/// Heaps of the same size are alike: it does not matter which one is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    /// The counters of the heap that is divided.
    pub size: u16,
    /// The counters of the smaller new heap.
    pub smaller: u16,
}

impl Grundy {
    /// One heap of so many counters.
    ///
    /// # Panics
    ///
    /// If there are more than 10 000.
    pub fn new(heap: u16) -> Grundy {
        assert!(heap <= LARGEST, "{heap}");
        Grundy { heap }
    }
}

impl Combinatorial for Grundy {
    type Board = Heaps;
    type Move = Split;

    fn start(&self) -> Heaps {
        Heaps { sizes: Vec::from_iter((self.heap > 0).then_some(self.heap)) }
    }

    /// Large heaps first, and for each its most unequal division first.
    fn options(&self, heaps: &Heaps, _player: Player, moves: &mut Vec<Split>) {
        let mut previous = 0;
        for &size in &heaps.sizes {
            if size < SMALLEST_DIVISIBLE {
                break;
            }
            if size != previous {
                moves.extend((1..size.div_ceil(2)).map(|smaller| Split { size, smaller }));
            }
            previous = size;
        }
    }

    fn play(&self, heaps: &mut Heaps, _player: Player, Split { size, smaller }: Split) {
        let sizes = &mut heaps.sizes;
        debug_assert!(sizes.contains(&size) && 0 < smaller && smaller < size - smaller);
        // The last of its size becomes the larger part, which moves back to its place.
        let mut place = sizes.partition_point(|&other| size <= other) - 1;
        let larger = size - smaller;
        while sizes.get(place + 1).is_some_and(|&next| larger < next) {
            sizes[place] = sizes[place + 1];
            place += 1;
        }
        sizes[place] = larger;
        let place = sizes.partition_point(|&other| smaller <= other);
        sizes.insert(place, smaller);
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.sizes.capacity() * size_of::<u16>()
    }

    fn show(&self, heaps: &Heaps) -> String {
        self.write(heaps)
    }

    fn is_stuck(&self, heaps: &Heaps, _player: Player) -> bool {
        heaps.sizes.first().is_none_or(|&largest| largest < SMALLEST_DIVISIBLE)
    }

    /// One heap each, without those that cannot be divided.
    fn parts(&self, heaps: &Heaps, parts: &mut Vec<Heaps>) {
        let divisible = heaps.sizes.iter().take_while(|&&size| size >= SMALLEST_DIVISIBLE);
        parts.extend(divisible.map(|&size| Heaps { sizes: vec![size] }));
    }
}

impl Impartial for Grundy {
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        Some(vec![HeapMove { taken: 0..=0, digit: 4, parts: Parts::Unequal }])
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}+{}", self.size, self.smaller, self.size - self.smaller)
    }
}

impl Listed for Grundy {
    type Game = Alternating<Grundy>;
    type Position = Heaps;

    fn card() -> Card {
        Card {
            name: "grundy",
            aliases: &["jeu-de-grundy", "grundys-game"],
            title: Text::new("Grundy's game", "Jeu de Grundy"),
            aim: Text::new(
                "divide the last heap that can be divided unequally",
                "partagez le dernier tas qui se partage en deux parts inégales",
            ),
            minutes: 2,
            rules: Text::new(
                "One heap of counters at the start. In turn, a player divides a heap into two \
                 heaps of different sizes. Heaps of one or two counters cannot be divided; whoever \
                 finds no other loses.",
                "Au début, un seul tas de jetons. À tour de rôle, un joueur divise un tas en deux \
                 tas inégaux. Un tas d'un ou de deux jetons ne peut pas être divisé ; qui n'en \
                 trouve pas d'autre perd.",
            ),
            notation: Text::new(
                "Position: the sizes of all heaps, in any order, then the player to move, \
                 either one: `5,3,2 1`. Move: the size of the heap and its two parts, the smaller one first: \
                 `7=3+4`. Also read, as in the paper: `[5,3,2]` and `([5,3,2], False)` for positions, True if \
                 player 1 is to move, `(heap, part)` for moves: the number of a heap and the size of one part. \
                 Heaps are numbered from 0 as the list was given, then from the largest down.",
                "Position : les tailles de tous les tas, dans n'importe quel ordre, puis le joueur \
                 qui doit jouer, n'importe lequel : `5,3,2 1`. Coup : la taille du tas et ses deux parts, la plus \
                 petite d'abord : `7=3+4`. \
                 Se lisent aussi, comme dans l'énoncé : `[5,3,2]` et `([5,3,2], False)` pour des positions, True \
                 si J1 doit jouer, `(tas, part)` pour des coups : le numéro d'un tas et la taille d'une part. Les \
                 tas sont numérotés à partir de 0 dans l'ordre de la liste donnée, ensuite du plus grand au plus \
                 petit.",
            ),
            params: vec![Param {
                name: "heap",
                about: Text::new("counters of the first heap", "jetons du tas de départ"),
                kind: ParamKind::Size { low: 0, high: i64::from(LARGEST) },
                default: "10",
            }],
            sides: ['1', '2'],
            source: "TP n° 6, Introduction à la théorie des jeux, section 2",
        }
    }

    fn setup(params: &Params) -> Result<Grundy, SetupError> {
        Ok(Grundy::new(params.number("heap") as u16))
    }

    /// The heaps, the largest first; `0` if there is none.
    fn write(&self, heaps: &Heaps) -> String {
        if heaps.sizes.is_empty() {
            return "0".to_owned();
        }
        heaps.sizes.iter().map(u16::to_string).collect::<Vec<_>>().join(",")
    }

    fn read(&self, text: &str) -> Result<Heaps, PositionError> {
        let heap = i64::from(self.heap);
        // Without counters there is no heap, which is written as one heap of nothing.
        let numbers = crate::read_numbers(text, heap.min(1), heap)?;
        let mut sizes: Vec<u16> = numbers.iter().map(|number| number.value as u16).collect();
        if heap == 0 && sizes.len() == 1 {
            sizes.clear();
        }
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        if sizes.contains(&0) || sizes.iter().map(|&size| i64::from(size)).sum::<i64>() != heap {
            let why = Text::new(
                "the heaps do not have as many counters together as the heap at the start",
                "les tas n'ont pas, ensemble, autant de jetons que le tas de départ",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        // Otherwise a largest heap and a smaller one can be put together, then each of the rest.
        if sizes.len() > 1 && sizes.first() == sizes.last() {
            let why = Text::new(
                "the last heap to be divided gave two different parts, but all heaps are equal",
                "le dernier tas divisé a donné deux parts inégales, mais tous les tas sont égaux",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(Heaps { sizes })
    }

    /// The sizes of the heaps, the largest first.
    fn plain(&self, heaps: &Heaps) -> Plain {
        Plain::numbers(heaps.sizes.iter().copied())
    }

    /// The size of the heap and that of its smaller part.
    fn plain_move(&self, Split { size, smaller }: Split) -> Plain {
        Plain::numbers([size, smaller])
    }

    /// The sizes of the heaps, in any order.
    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        Ok(text.as_numbers().map(|heaps| {
            let counters = heaps.iter().fold(0_i64, |sum, &heap| sum.saturating_add(heap));
            // No heaps are written as one heap of nothing.
            let position = if heaps.is_empty() { "0".to_owned() } else { crate::joined(&heaps) };
            Foreign { position, sizes: vec![("heap", counters)], board: text.clone() }
        }))
    }

    /// By the number of the heap on the board, from 0, and the size of one of its parts.
    fn is_called(&self, board: &Plain, split: Split, name: &Plain) -> bool {
        let (Some(heaps), Some(&[heap, part])) = (board.as_numbers(), name.as_numbers().as_deref())
        else {
            return false;
        };
        let Split { size, smaller } = split;
        let size_of = usize::try_from(heap).ok().and_then(|heap| heaps.get(heap));
        size_of == Some(&size.into()) && [smaller, size - smaller].map(i64::from).contains(&part)
    }

    /// 1 for the first player and 0 for the second: whether the first is to move.
    fn plain_player(&self, player: Player) -> Plain {
        Plain::Number(player.is_first().into())
    }

    fn picture(&self, heaps: &Heaps) -> Picture {
        let sizes: Vec<u32> = heaps.sizes.iter().map(|&size| u32::from(size)).collect();
        Picture::heaps(&sizes)
    }

    /// The counter at which the larger part begins.
    fn touched(&self, heaps: &Heaps, split: Split, picture: &Picture) -> Vec<usize> {
        let heap = heaps.sizes.iter().position(|&size| size == split.size);
        let counter = |heap| picture.counter(heap, split.smaller.into());
        heap.and_then(counter).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heaps_are_divided_unequally() {
        check("4", "4=1+3");
        check("3,1", "3=1+2");
        check("2,1,1", "");
        check("5", "5=1+4 5=2+3");
        check("2,3,4,5", "5=1+4 5=2+3 4=1+3 3=1+2");
        check("3,3,1", "3=1+2");
        check("0", "");
    }

    /// Compares the moves from these heaps.
    #[track_caller]
    fn check(heaps: &str, notations: &str) {
        let total = heaps.split(',').map(|size| size.parse::<u16>().expect("a number")).sum();
        let rules = Grundy::new(total);
        let heaps = rules.read(heaps).expect("heaps");
        let mut moves = Vec::new();
        rules.options(&heaps, Player::FIRST, &mut moves);
        let written: Vec<String> = moves.iter().map(Split::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn parts_are_put_in_their_place() {
        let rules = Grundy::new(14);
        for (before, size, smaller, after) in [
            ("5,4,3,2", 4, 1, "5,3,3,2,1"),
            ("5,4,3,2", 5, 2, "4,3,3,2,2"),
            ("5,5,4", 5, 1, "5,4,4,1"),
            ("14", 14, 6, "8,6"),
        ] {
            let mut heaps = rules.read(before).expect("heaps");
            rules.play(&mut heaps, Player::FIRST, Split { size, smaller });
            assert_eq!(rules.write(&heaps), after);
        }
    }

    /// Questions 21 and 22 of the source.
    #[test]
    fn heaps_are_numbered_as_the_paper_lists_them() {
        for (list, name, split) in [
            ("[2,4,3,5]", "(1,3)", "4=1+3"),
            ("[2,4,3,5]", "(3, 2)", "5=2+3"),
            ("[3,2,5]", "(2,3)", "5=2+3"),
            ("[2,1,4]", "(2,2)", ""),
            ("[2,1,4]", "(3,1)", ""),
            ("[2,1,4]", "(-1,1)", ""),
        ] {
            let board = Plain::read(list);
            let foreign = Grundy::new(0).foreign(&board).expect("numbers").expect("heaps");
            let [("heap", heap)] = foreign.sizes[..] else { panic!("{list}") };
            let rules = Grundy::new(heap as u16);
            let heaps = rules.read(&foreign.position).expect("heaps that fit");
            let mut moves = Vec::new();
            rules.options(&heaps, Player::FIRST, &mut moves);
            moves.retain(|&mv| rules.is_called(&board, mv, &Plain::read(name)));
            let written: Vec<String> = moves.iter().map(Split::to_string).collect();
            assert_eq!(written.join(" "), split, "{list} {name}");
        }
    }

    #[test]
    fn impossible_heaps_are_refused() {
        let rules = Grundy::new(6);
        assert!(rules.read("1,2,3").is_ok());
        for text in ["5", "6,1", "0,6", "3,3", "2,2,2", "7", "", "6,", "six"] {
            assert!(rules.read(text).is_err(), "{text}");
        }
        assert!(Grundy::new(0).read("0,0").is_err());
    }
}
