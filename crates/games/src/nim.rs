//! Nim (*jeu de Marienbad*).
//!
//! There are some heaps of counters. In turn, a player chooses a heap and takes one or more of
//! its counters, up to the whole heap. Whoever cannot move, because nothing is left, loses.
//! Source: C. L. Bouton, *Nim, a game with a complete mathematical theory*, 1901; the heaps
//! 1, 3, 5 and 7 are those of the film *L'Année dernière à Marienbad*, where the last counter
//! loses (`play=misere`).

use std::fmt;

use stratege_core::{
    Alternating, Card, Combinatorial, HeapMove, Impartial, Indexed, Listed, Param, ParamKind,
    Params, Parts, Picture, Plain, Player, PositionError, SetupError, Text,
};

/// Most heaps of a game.
const MOST_HEAPS: usize = 10;

/// The rules for the heaps of one start.
#[derive(Clone, Debug)]
pub struct Nim {
    start: Heaps,
    /// How many heaps there are; the others stay empty.
    heaps: usize,
    /// The heaps from the smallest to the largest at the start.
    order: Vec<usize>,
    /// What one counter of each heap adds to the number of a board.
    weights: [u64; MOST_HEAPS],
    boards: Option<u64>,
}

/// The size of every heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heaps {
    sizes: [u16; MOST_HEAPS],
}

/// Some counters of one heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Take {
    /// The heap, counted from 0.
    pub heap: u8,
    /// How many counters, at least one.
    pub count: u16,
}

impl Nim {
    /// Heaps of these sizes.
    ///
    /// # Panics
    ///
    /// If there are no heaps or more than 10.
    pub fn new(heaps: &[u16]) -> Nim {
        assert!(!heaps.is_empty() && heaps.len() <= MOST_HEAPS, "{} heaps", heaps.len());
        let mut sizes = [0; MOST_HEAPS];
        sizes[..heaps.len()].copy_from_slice(heaps);
        let mut order: Vec<usize> = (0..heaps.len()).collect();
        order.sort_by_key(|&heap| sizes[heap]);
        let mut weights = [0; MOST_HEAPS];
        let mut boards = Some(1_u64);
        for (weight, &size) in weights.iter_mut().zip(heaps) {
            // Without a number of boards the weights are of no use.
            *weight = boards.unwrap_or(0);
            boards = boards.and_then(|boards| boards.checked_mul(u64::from(size) + 1));
        }
        Nim { start: Heaps { sizes }, heaps: heaps.len(), order, weights, boards }
    }

    fn sizes<'a>(&self, heaps: &'a Heaps) -> &'a [u16] {
        &heaps.sizes[..self.heaps]
    }
}

impl Combinatorial for Nim {
    type Board = Heaps;
    type Move = Take;

    fn start(&self) -> Heaps {
        self.start
    }

    fn options(&self, heaps: &Heaps, _player: Player, moves: &mut Vec<Take>) {
        for (heap, &size) in (0..).zip(self.sizes(heaps)) {
            moves.extend((0..size).map(|rest| Take { heap, count: rest + 1 }));
        }
    }

    #[inline]
    fn draw_option(
        &self,
        heaps: &Heaps,
        _player: Player,
        _buffer: &mut Vec<Take>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Take> {
        let counters = self.sizes(heaps).iter().map(|&size| u32::from(size)).sum();
        if counters == 0 {
            return None;
        }
        // Each counter stands for the move that takes it and those before it in its heap.
        let mut rest = draw(counters);
        for (heap, &size) in (0..).zip(self.sizes(heaps)) {
            if rest < u32::from(size) {
                return Some(Take { heap, count: rest as u16 + 1 });
            }
            rest -= u32::from(size);
        }
        None
    }

    fn play(&self, heaps: &mut Heaps, _player: Player, Take { heap, count }: Take) {
        debug_assert!(0 < count && count <= heaps.sizes[usize::from(heap)]);
        heaps.sizes[usize::from(heap)] -= count;
    }

    fn show(&self, heaps: &Heaps) -> String {
        let rows = self.sizes(heaps).iter().enumerate();
        let show_row = |(heap, size): (usize, &u16)| format!("{}: {size}", heap + 1);
        rows.map(show_row).collect::<Vec<_>>().join("\n")
    }

    fn is_stuck(&self, heaps: &Heaps, _player: Player) -> bool {
        heaps.sizes == [0; MOST_HEAPS]
    }

    /// The heaps sorted, the smallest where the smallest was at the start.
    ///
    /// So no heap becomes larger than it was at the start, and the board keeps a number.
    fn canonical(&self, heaps: &Heaps) -> Heaps {
        let mut sorted = heaps.sizes;
        let sorted = &mut sorted[..self.heaps];
        sorted.sort_unstable();
        let mut sizes = [0; MOST_HEAPS];
        for (&heap, &mut size) in self.order.iter().zip(sorted) {
            sizes[heap] = size;
        }
        Heaps { sizes }
    }

    /// One heap each, where the sorted heaps have their largest.
    fn parts(&self, heaps: &Heaps, parts: &mut Vec<Heaps>) {
        for (heap, &size) in self.sizes(heaps).iter().enumerate().filter(|&(_, &size)| size > 0) {
            let mut sizes = [0; MOST_HEAPS];
            sizes[heap] = size;
            parts.push(self.canonical(&Heaps { sizes }));
        }
    }
}

impl Impartial for Nim {
    fn heap_moves(&self) -> Option<Vec<HeapMove>> {
        Some(vec![HeapMove { taken: 1..=u32::MAX, digit: 3, parts: Parts::Any }])
    }
}

/// The sizes are the digits of the number of a board, the first heap giving the lowest digit.
impl Indexed for Nim {
    fn boards(&self) -> Option<u64> {
        self.boards
    }

    fn index(&self, heaps: &Heaps) -> u64 {
        let digits = self.sizes(heaps).iter().zip(&self.weights);
        digits.map(|(&size, &weight)| u64::from(size) * weight).sum()
    }

    fn board(&self, index: u64) -> Heaps {
        let mut rest = index;
        let mut sizes = [0; MOST_HEAPS];
        for (size, &most) in sizes.iter_mut().zip(self.sizes(&self.start)) {
            let radix = u64::from(most) + 1;
            *size = (rest % radix) as u16;
            rest /= radix;
        }
        Heaps { sizes }
    }

    fn predecessors(&self, index: u64, mut visit: impl FnMut(u64)) {
        let heaps = self.board(index);
        for (heap, &size) in self.sizes(&heaps).iter().enumerate() {
            let weight = self.weights[heap];
            (1..=u64::from(self.start.sizes[heap] - size))
                .for_each(|count| visit(index + count * weight));
        }
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.heap + 1, self.count)
    }
}

impl Listed for Nim {
    type Game = Alternating<Nim>;
    type Position = Heaps;

    fn card() -> Card {
        Card {
            name: "nim",
            aliases: &["marienbad", "jeu-de-nim"],
            title: Text::new("Nim", "Jeu de Nim (Marienbad)"),
            aim: Text::new("take the last counter", "prenez le dernier jeton"),
            minutes: 2,
            rules: Text::new(
                "Some heaps of counters. In turn, a player chooses a heap and takes one or more of \
                 its counters, up to the whole heap. Whoever cannot move, because nothing is left, \
                 loses. With play=misere whoever cannot move wins: taking the last counter loses.",
                "Plusieurs tas de jetons. À tour de rôle, un joueur choisit un tas et y prend un \
                 ou plusieurs jetons, éventuellement tout le tas. Qui ne peut plus jouer, faute de \
                 jetons, perd. Avec play=misere, qui ne peut plus jouer gagne : prendre le dernier \
                 jeton fait perdre.",
            ),
            notation: Text::new(
                "Position: the sizes of the heaps, empty ones included, then the player to \
                 move, either one: `1,3,0,7 1`. Move: the heap, a minus sign, how many counters: `2-3` takes three \
                 counters from the second heap.",
                "Position : les tailles des tas, y compris les tas vides, puis le joueur qui doit \
                 jouer, n'importe lequel : `1,3,0,7 1`. Coup : le tas, un signe moins, le nombre de jetons : `2-3` \
                 prend trois jetons dans le deuxième tas.",
            ),
            params: vec![Param {
                name: "heaps",
                about: Text::new("sizes of the heaps", "tailles des tas"),
                kind: ParamKind::Numbers { low: 0, high: i64::from(u16::MAX), most: MOST_HEAPS },
                default: "1,3,5,7",
            }],
            sides: ['1', '2'],
            source: "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
        }
    }

    fn setup(params: &Params) -> Result<Nim, SetupError> {
        let heaps: Vec<u16> = params.numbers("heaps").iter().map(|&size| size as u16).collect();
        Ok(Nim::new(&heaps))
    }

    fn write(&self, heaps: &Heaps) -> String {
        self.sizes(heaps).iter().map(u16::to_string).collect::<Vec<_>>().join(",")
    }

    fn read(&self, text: &str) -> Result<Heaps, PositionError> {
        let numbers = crate::read_numbers(text, 0, i64::from(u16::MAX))?;
        if numbers.len() != self.heaps {
            let what = Text::new("heaps", "tas");
            let (at, found, expected) = (0..text.len(), numbers.len(), self.heaps);
            return Err(PositionError::Count { at, what, found, expected });
        }
        let mut sizes = [0; MOST_HEAPS];
        for (heap, number) in numbers.into_iter().enumerate() {
            let most = self.start.sizes[heap];
            if number.value > i64::from(most) {
                let why = Text::new(
                    "a heap is never larger than at the start",
                    "un tas n'est jamais plus grand qu'au départ",
                );
                return Err(PositionError::Impossible { at: Some(number.at), why });
            }
            sizes[heap] = number.value as u16;
        }
        Ok(Heaps { sizes })
    }

    /// The sizes of the heaps, empty ones included.
    fn plain(&self, heaps: &Heaps) -> Plain {
        Plain::numbers(self.sizes(heaps).iter().copied())
    }

    /// The heap, from 0, and how many counters are taken.
    fn plain_move(&self, Take { heap, count }: Take) -> Plain {
        Plain::numbers([heap.into(), count])
    }

    /// Every heap has any size up to its first.
    fn size(&self) -> Option<f64> {
        Some(self.sizes(&self.start).iter().map(|&size| f64::from(size) + 1.0).product())
    }

    fn picture(&self, heaps: &Heaps) -> Picture {
        let sizes: Vec<u32> = self.sizes(heaps).iter().map(|&size| u32::from(size)).collect();
        Picture::heaps(&sizes)
    }

    /// The first of the counters that go: it and all after it are taken.
    fn touched(&self, heaps: &Heaps, take: Take, picture: &Picture) -> Vec<usize> {
        let heap = usize::from(take.heap);
        let left = self.sizes(heaps)[heap] - take.count;
        picture.counter(heap, left.into()).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heap_may_be_taken_in_part_or_whole() {
        check("1,3,5,7", Take { heap: 1, count: 3 }, "2-3", "1,0,5,7");
        check("1,0,5,7", Take { heap: 3, count: 2 }, "4-2", "1,0,5,5");
    }

    #[track_caller]
    fn check(before: &str, take: Take, notation: &str, after: &str) {
        let nim = Nim::new(&[1, 3, 5, 7]);
        let mut heaps = nim.read(before).expect("heaps");
        let mut moves = Vec::new();
        nim.options(&heaps, Player::FIRST, &mut moves);
        assert!(moves.contains(&take), "{take}");
        nim.play(&mut heaps, Player::FIRST, take);
        assert_eq!((take.to_string().as_str(), nim.write(&heaps).as_str()), (notation, after));
    }

    #[test]
    fn impossible_heaps_are_refused() {
        let nim = Nim::new(&[3, 5]);
        assert!(nim.read("0,5").is_ok());
        let too_large = nim.read("4,5");
        assert!(
            matches!(too_large, Err(PositionError::Impossible { at: Some(at), .. }) if at == (0..1))
        );
        assert!(matches!(nim.read("3"), Err(PositionError::Count { found: 1, expected: 2, .. })));
        assert!(matches!(nim.read("3,-1"), Err(PositionError::OutOfRange { .. })));
        assert!(matches!(nim.read("3;1"), Err(PositionError::Unexpected { .. })));
    }

    #[test]
    fn sorted_heaps_still_fit_the_start() {
        let nim = Nim::new(&[7, 1, 3]);
        let sorted = nim.canonical(&nim.read("0,1,3").expect("heaps"));
        assert_eq!(nim.write(&sorted), "3,0,1");
    }

    #[test]
    fn boards_are_counted_until_they_do_not_fit() {
        assert_eq!(Nim::new(&[1, 3, 5, 7]).boards(), Some(384));
        assert_eq!(Nim::new(&[u16::MAX; 3]).boards(), Some(1 << 48));
        let large = Nim::new(&[u16::MAX; 4]);
        assert_eq!((large.boards(), large.size()), (None, Some(2_f64.powi(64))));
    }
}
