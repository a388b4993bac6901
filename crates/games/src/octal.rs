//! Octal games (*jeux octaux*).
//!
//! There is one heap of counters at the start. In turn, a player takes counters of one heap and may
//! divide what is left of it. A code says what is allowed, such as `0.77`: its digit at place k
//! after the point is about taking k counters, and is the sum of 1 if these may be the whole heap,
//! 2 if they may leave one heap, and 4 if they may leave two. A digit 4 before the point allows
//! dividing a heap without taking anything. Whoever cannot move loses. Source: R. K. Guy and
//! C. A. B. Smith, *The G-values of various games*, 1956. Kayles is 0.77, Dawson's Kayles 0.07,
//! Dawson's Chess 0.137, Treblecross 0.007.

use std::fmt;

use stratege_core::{
    Alternating, Card, Combinatorial, HeapMove, Impartial, Listed, Param, ParamKind, Params,
    Picture, Plain, Player, PositionError, SetupError, Text, heap_options,
};

/// The largest heap at the start.
const LARGEST: u16 = 1_000;

/// The most digits after the point.
const MOST_DIGITS: usize = 32;

/// The code where none is given.
const DEFAULT: &str = "0.137";

/// The rules for one code and one size of the first heap.
#[derive(Clone, Debug)]
pub struct Octal {
    heap: u16,
    moves: Vec<HeapMove>,
}

/// The sizes of all heaps, the largest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heaps {
    sizes: Vec<u16>,
}

/// Counters taken of one heap, and the two heaps that are left, perhaps empty.
///
/// Heaps of the same size are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The counters of the heap before.
    pub size: u16,
    /// The counters taken.
    pub taken: u16,
    /// The counters of the smaller heap that is left.
    pub smaller: u16,
}

impl Octal {
    /// One heap of so many counters, with the rules that `code` says; `None` if it is no code.
    ///
    /// # Panics
    ///
    /// If there are more than 1 000 counters.
    pub fn new(heap: u16, code: &str) -> Option<Octal> {
        assert!(heap <= LARGEST, "{heap}");
        let (before, after) = code.split_once('.')?;
        let dividing = match before {
            "" | "0" => None,
            "4" => Some(HeapMove::octal(0, 4)),
            _ => return None,
        };
        if after.len() > MOST_DIGITS || !after.bytes().all(|digit| (b'0'..=b'7').contains(&digit)) {
            return None;
        }
        let digits = after.bytes().map(|digit| digit - b'0').enumerate();
        let taking = digits.map(|(place, digit)| HeapMove::octal(place as u32 + 1, digit));
        let moves = dividing.into_iter().chain(taking).filter(|kind| kind.digit > 0).collect();
        Some(Octal { heap, moves })
    }

    /// Whether a heap can ever be divided in two.
    fn divides(&self) -> bool {
        self.moves.iter().any(HeapMove::leaves_two)
    }
}

impl Take {
    /// The counters of the larger heap that is left.
    fn larger(&self) -> u16 {
        self.size - self.taken - self.smaller
    }
}

impl Combinatorial for Octal {
    type Board = Heaps;
    type Move = Take;

    fn start(&self) -> Heaps {
        Heaps { sizes: Vec::from_iter((self.heap > 0).then_some(self.heap)) }
    }

    /// Large heaps first, and for each few counters before many, from the end to the middle.
    fn options(&self, heaps: &Heaps, _player: Player, moves: &mut Vec<Take>) {
        let mut previous = 0;
        for &size in &heaps.sizes {
            if size != previous {
                heap_options(&self.moves, size.into(), |taken, smaller, _| {
                    moves.push(Take { size, taken: taken as u16, smaller: smaller as u16 });
                });
            }
            previous = size;
        }
    }

    fn play(&self, heaps: &mut Heaps, _player: Player, take: Take) {
        let sizes = &mut heaps.sizes;
        debug_assert!(sizes.contains(&take.size) && take.smaller <= take.larger());
        let place = sizes.partition_point(|&other| take.size < other);
        sizes.remove(place);
        for left in [take.larger(), take.smaller].into_iter().filter(|&left| left > 0) {
            let place = sizes.partition_point(|&other| left <= other);
            sizes.insert(place, left);
        }
    }

    fn heap_bytes(&self, heaps: &Heaps) -> usize {
        heaps.sizes.capacity() * size_of::<u16>()
    }

    fn show(&self, heaps: &Heaps) -> String {
        self.write(heaps)
    }

    /// One heap each.
    fn parts(&self, heaps: &Heaps, parts: &mut Vec<Heaps>) {
        parts.extend(heaps.sizes.iter().map(|&size| Heaps { sizes: vec![size] }));
    }
}

impl Impartial for Octal {
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        Some(self.moves.clone())
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}={}+{}", self.size, self.taken, self.smaller, self.larger())
    }
}

impl Listed for Octal {
    type Game = Alternating<Octal>;
    type Position = Heaps;

    fn card() -> Card {
        Card {
            name: "octal",
            aliases: &["octal-game", "jeu-octal", "octaux"],
            title: Text::new("Octal game", "Jeu octal"),
            aim: Text::new(
                "take counters and divide heaps, as a code allows, and move last",
                "prenez des jetons et divisez des tas, comme le code le permet, et jouez le dernier",
            ),
            minutes: 2,
            rules: Text::new(
                "One heap of counters at the start. In turn, a player takes counters of one heap \
                 and may divide what is left of it. A code such as 0.137 says what is allowed: its \
                 digit at place k after the point is about taking k counters, and is the sum of 1 \
                 if these may be the whole heap, 2 if they may leave one heap, and 4 if they may \
                 leave two. With a 4 before the point a heap may be divided without taking \
                 anything. Whoever cannot move loses. 0.77 is Kayles, 0.07 Dawson's Kayles, 0.137 \
                 Dawson's Chess, 0.007 Treblecross, 0.333 taking up to three counters.",
                "Au début, un seul tas de jetons. À tour de rôle, un joueur prend des jetons d'un \
                 tas et peut diviser ce qui en reste. Un code tel que 0.137 dit ce qui est permis : \
                 son chiffre au rang k après le point concerne la prise de k jetons ; c'est la \
                 somme de 1 s'ils peuvent former tout le tas, de 2 s'ils peuvent laisser un tas, de \
                 4 s'ils peuvent en laisser deux. Avec un 4 avant le point, on peut diviser un tas \
                 sans rien prendre. Qui ne peut plus jouer perd. 0.77 est le jeu de quilles \
                 (Kayles), 0.07 le Kayles de Dawson, 0.137 les échecs de Dawson, 0.007 Treblecross, \
                 0.333 la prise d'au plus trois jetons.",
            ),
            notation: Text::new(
                "Position: the sizes of all heaps, in any order, then the player to move, either \
                 one: `5,3,2 1`; `0` when no counter is left. Move: the size of the heap, the \
                 counters taken and the two heaps that are left, the smaller one first: `7-2=1+4`, \
                 `7-2=0+5` if one is left.",
                "Position : les tailles de tous les tas, dans n'importe quel ordre, puis le joueur \
                 qui doit jouer, n'importe lequel : `5,3,2 1` ; `0` s'il ne reste aucun jeton. Coup : \
                 la taille du tas, les jetons pris et les deux tas qui restent, le plus petit \
                 d'abord : `7-2=1+4`, `7-2=0+5` s'il n'en reste qu'un.",
            ),
            params: vec![
                Param {
                    name: "heap",
                    about: Text::new("counters of the first heap", "jetons du tas de départ"),
                    kind: ParamKind::Size { low: 0, high: i64::from(LARGEST) },
                    default: "12",
                },
                Param {
                    name: "code",
                    about: Text::new(
                        "the octal code, such as `0.77`; `0.137` if nothing is given",
                        "le code octal, par exemple `0.77` ; `0.137` à défaut",
                    ),
                    kind: ParamKind::Line,
                    default: "",
                },
            ],
            sides: ['1', '2'],
            source: "R. K. Guy, C. A. B. Smith, The G-values of various games, 1956",
        }
    }

    fn setup(params: &Params) -> Result<Octal, SetupError> {
        let line = params.line("code");
        let code = if line.is_empty() { DEFAULT } else { line };
        Octal::new(params.number("heap") as u16, code).ok_or(SetupError::Unfit {
            why: Text::new(
                "a code is 0 or 4, a point, and at most 32 digits from 0 to 7, as in `0.137`",
                "un code est formé de 0 ou 4, d'un point et d'au plus 32 chiffres de 0 à 7, comme \
                 `0.137`",
            ),
        })
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
        // No heap at all is written as one heap of nothing.
        let least = i64::from(text.trim() != "0").min(heap);
        let numbers = crate::read_numbers(text, least, heap)?;
        let mut sizes: Vec<u16> = numbers.iter().map(|number| number.value as u16).collect();
        if sizes == [0] {
            sizes.clear();
        }
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        let counters: i64 = sizes.iter().map(|&size| i64::from(size)).sum();
        let why = if sizes.contains(&0) || heap < counters {
            Text::new(
                "the heaps have more counters together than the heap at the start",
                "les tas ont, ensemble, plus de jetons que le tas de départ",
            )
        } else if sizes.len() > 1 && !self.divides() {
            Text::new(
                "no move leaves two heaps: there is one at most",
                "aucun coup ne laisse deux tas : il y en a un au plus",
            )
        } else {
            return Ok(Heaps { sizes });
        };
        Err(PositionError::Impossible { at: None, why })
    }

    /// The sizes of the heaps, the largest first.
    fn plain(&self, heaps: &Heaps) -> Plain {
        Plain::numbers(heaps.sizes.iter().copied())
    }

    /// The size of the heap, how many counters are taken, and the size of the smaller heap left.
    fn plain_move(&self, Take { size, taken, smaller }: Take) -> Plain {
        Plain::numbers([size, taken, smaller])
    }

    fn picture(&self, heaps: &Heaps) -> Picture {
        let sizes: Vec<u32> = heaps.sizes.iter().map(|&size| u32::from(size)).collect();
        Picture::heaps(&sizes)
    }

    /// The counters that are taken; where none is, those on both sides of the division.
    fn touched(&self, heaps: &Heaps, take: Take, picture: &Picture) -> Vec<usize> {
        let Some(heap) = heaps.sizes.iter().position(|&size| size == take.size) else {
            return Vec::new();
        };
        let (smaller, taken) = (u32::from(take.smaller), u32::from(take.taken));
        let counters: Vec<u32> = match taken {
            0 => vec![smaller, smaller - 1],
            _ => (smaller..smaller + taken).collect(),
        };
        let counters = counters.into_iter().map(|counter| picture.counter(heap, counter));
        counters.collect::<Option<Vec<usize>>>().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_say_what_may_be_taken_and_left() {
        check("0.77", "4", "4-1=0+3 4-1=1+2 4-2=0+2 4-2=1+1");
        check("0.137", "1", "1-1=0+0");
        check("0.137", "3,2", "3-2=0+1 3-3=0+0 2-2=0+0");
        check("0.137", "5,5", "5-2=0+3 5-3=0+2 5-3=1+1");
        check("0.07", "1", "");
        check("4.0", "5", "5-0=1+4 5-0=2+3");
        check(".3", "6", "6-1=0+5");
        check("0.", "6", "");
    }

    #[track_caller]
    fn check(code: &str, heaps: &str, notations: &str) {
        let rules = Octal::new(20, code).expect("a code");
        let sizes = heaps.split(',').map(|size| size.parse().expect("a size")).collect();
        let mut moves = Vec::new();
        rules.options(&Heaps { sizes }, Player::FIRST, &mut moves);
        let written: Vec<String> = moves.iter().map(Take::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn what_is_no_code_is_refused() {
        for code in ["", "0", "077", "0.8", "1.7", "8.7", "0.7.7", "0.7a", "-0.7"] {
            assert!(Octal::new(5, code).is_none(), "{code}");
        }
        assert!(Octal::new(5, &format!("0.{}", "7".repeat(33))).is_none());
    }

    #[test]
    fn impossible_heaps_are_refused() {
        let rules = Octal::new(6, "0.77").expect("a code");
        for (text, is_read) in
            [("6", true), ("1,2", true), ("0", true), ("7", false), ("4,3", false), ("1,0", false)]
        {
            assert_eq!(rules.read(text).is_ok(), is_read, "{text}");
        }
        let rules = Octal::new(6, "0.33").expect("a code");
        assert!(rules.read("5").is_ok() && rules.read("2,2").is_err());
    }
}
