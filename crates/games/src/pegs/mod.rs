//! Peg solitaire (*solitaire*), for one player.
//!
//! There is a peg in every hole of the board but one. A peg jumps along a line over a
//! neighbouring peg into the empty hole right behind it, and the peg that was jumped over is
//! taken away. The play ends when no jump is left; it is won when one peg is left, with
//! `goal=vacancy` only when that peg stands in the hole that was empty at the start. Source:
//! J. D. Beasley, *The Ins and Outs of Peg Solitaire*, 1985.
//!
//! The English board is a cross of 33 holes, the European one has four more, and pegs jump
//! along rows and columns. The triangle has 15 holes, and pegs jump along its three directions.

mod bounds;
mod layers;
mod listed;

use std::fmt;

use stratege_core::{Cell, Game, Player, Puzzle, Turn, nth_one, ones, write_grid};

/// Squares from one row to the next in the numbering of the holes, whatever the board.
const STRIDE: u8 = 7;

/// The rules for one board and one empty hole.
#[derive(Clone, Debug)]
pub struct Pegs {
    shape: Shape,
    goal: Goal,
    /// All holes.
    holes: u64,
    /// The hole that is empty at the start.
    vacancy: u64,
    directions: Vec<Direction>,
    symmetries: Symmetries,
    /// Sets of holes such that every jump changes the number of pegs in each of them by an odd
    /// number, or each of them by an even number.
    colours: Vec<[u64; 3]>,
    /// The parities of the solved positions.
    ends: Vec<u8>,
    /// The holes from which jumps lead to the one that was empty.
    around: u64,
    /// Sets of holes that need a move each while they are full.
    regions: Vec<u64>,
}

/// The board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A cross of 33 holes.
    English,
    /// A cross of 37 holes.
    European,
    /// A triangle of 15 holes.
    Triangle,
}

/// What solves the puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// One peg is left.
    One,
    /// One peg is left, in the hole that was empty at the start.
    Vacancy,
}

/// The pegs as bits, row by row from the bottom left, seven to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    pegs: u64,
}

/// A peg jumps from one hole to another, two steps away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Jump {
    /// The hole it leaves, numbered as the bits of a board.
    pub from: u8,
    /// The hole where it lands.
    pub to: u8,
}

/// A direction, and the holes from which a jump in it stays on the board.
#[derive(Clone, Debug)]
struct Direction {
    step: u32,
    forwards: u64,
    backwards: u64,
}

/// The images of every filling of every row.
#[derive(Clone, Debug)]
struct Symmetries {
    count: usize,
    rows: Vec<[Images; 1 << STRIDE]>,
}

/// An image by every symmetry, beginning with the set itself, which also stands for those that
/// there are not.
type Images = [u64; 8];

impl Shape {
    fn side(self) -> u8 {
        match self {
            Shape::English | Shape::European => STRIDE,
            Shape::Triangle => 5,
        }
    }

    fn contains(self, Cell { column, row }: Cell) -> bool {
        let from_middle = |line: u8| line.abs_diff(3);
        let far = from_middle(column).max(from_middle(row));
        let near = from_middle(column).min(from_middle(row));
        match self {
            Shape::English => far <= 3 && near <= 1,
            Shape::European => far <= 3 && far + near <= 4,
            Shape::Triangle => column + row < self.side(),
        }
    }

    fn usual_vacancy(self) -> u8 {
        match self {
            Shape::English | Shape::European => number(Cell { column: 3, row: 3 }),
            Shape::Triangle => number(Cell { column: 0, row: 4 }),
        }
    }

    /// Columns and rows from a hole to its neighbour, one way for each line through it.
    fn neighbours(self) -> &'static [(i8, i8)] {
        match self {
            Shape::English | Shape::European => &[(1, 0), (0, 1)],
            Shape::Triangle => &[(1, 0), (0, 1), (-1, 1)],
        }
    }

    fn symmetries(self) -> usize {
        match self {
            Shape::English | Shape::European => 8,
            Shape::Triangle => 6,
        }
    }

    /// Where symmetry number `index` takes a hole.
    fn image(self, Cell { column, row }: Cell, index: usize) -> Cell {
        let last = self.side() - 1;
        if self == Shape::Triangle {
            // The distances from the three sides change places.
            let [a, b, c] = [column, row, last - column - row];
            let (column, row) = [(a, b), (b, a), (a, c), (c, a), (b, c), (c, b)][index];
            return Cell { column, row };
        }
        let column = if index & 1 == 0 { column } else { last - column };
        let row = if index & 2 == 0 { row } else { last - row };
        if index & 4 == 0 { Cell { column, row } } else { Cell { column: row, row: column } }
    }
}

fn number(cell: Cell) -> u8 {
    cell.row * STRIDE + cell.column
}

fn cell(hole: u8) -> Cell {
    Cell { column: hole % STRIDE, row: hole / STRIDE }
}

fn bit(hole: u8) -> u64 {
    1 << hole
}

impl Pegs {
    /// A board with one empty hole, numbered as the bits of a board; `None` if it is not there.
    pub fn new(shape: Shape, vacancy: u8, goal: Goal) -> Option<Pegs> {
        let on_board = |hole: &u8| shape.contains(cell(*hole));
        let all: Vec<u8> = (0..STRIDE * STRIDE).filter(on_board).collect();
        let set_of = |member: &dyn Fn(u8) -> bool| {
            all.iter().filter(|&&hole| member(hole)).fold(0, |set, &hole| set | bit(hole))
        };
        let holes = set_of(&|_| true);
        if !all.contains(&vacancy) {
            return None;
        }
        let moved = |hole, (columns, rows): (i8, i8), times| {
            let Cell { column, row } = cell(hole);
            let column = column.checked_add_signed(times * columns)?;
            Some(Cell { column, row: row.checked_add_signed(times * rows)? })
        };
        let stays = |hole, step, times: i8| {
            let there = |times| moved(hole, step, times).is_some_and(|cell| shape.contains(cell));
            there(times) && there(2 * times)
        };
        let directions = shape.neighbours().iter().map(|&step| Direction {
            step: (i32::from(step.1) * i32::from(STRIDE) + i32::from(step.0)).unsigned_abs(),
            forwards: set_of(&|hole| stays(hole, step, 1)),
            backwards: set_of(&|hole| stays(hole, step, -1)),
        });
        // Along every line the three colours follow each other.
        let colour_by = |rows: u8| {
            let colour = move |hole: u8| (cell(hole).column + rows * cell(hole).row) % 3;
            [0, 1, 2].map(|wanted| set_of(&|hole| colour(hole) == wanted))
        };
        let colourings: &[u8] = if shape == Shape::Triangle { &[2] } else { &[1, 2] };
        let kept = |index: &usize| {
            // A symmetry that moves the goal changes which boards are solved.
            goal == Goal::One || number(shape.image(cell(vacancy), *index)) == vacancy
        };
        let symmetries: Vec<usize> = (0..shape.symmetries()).filter(kept).collect();
        let directions: Vec<Direction> = directions.collect();
        let even = |hole: u8| {
            let [here, there] = [hole, vacancy].map(cell);
            (here.column + there.column).is_multiple_of(2)
                && (here.row + there.row).is_multiple_of(2)
        };
        let mut game = Pegs {
            shape,
            goal,
            holes,
            vacancy: bit(vacancy),
            symmetries: Symmetries::new(shape, &symmetries),
            colours: colourings.iter().map(|&rows| colour_by(rows)).collect(),
            ends: Vec::new(),
            around: set_of(&even),
            regions: bounds::regions(holes, &directions),
            directions,
        };
        let last = |hole: &u8| goal == Goal::One || *hole == vacancy;
        let ends = all.iter().filter(|hole| last(hole));
        game.ends = ends.map(|&hole| game.parities(Board { pegs: bit(hole) })).collect();
        game.ends.sort_unstable();
        game.ends.dedup();
        Some(game)
    }

    /// Calls `visit` with the step of each direction and the pegs that can jump in it, first
    /// upwards in the numbering, then downwards.
    #[inline]
    fn each_direction(&self, board: Board, mut visit: impl FnMut(i8, u64)) {
        let pegs = board.pegs;
        let empty = self.holes & !pegs;
        for &Direction { step, forwards, backwards } in &self.directions {
            visit(step as i8, pegs & pegs >> step & empty >> (2 * step) & forwards);
            visit(-(step as i8), pegs & pegs << step & empty << (2 * step) & backwards);
        }
    }

    fn is_solved(&self, board: Board) -> bool {
        match self.goal {
            Goal::One => board.pegs.is_power_of_two(),
            Goal::Vacancy => board.pegs == self.vacancy,
        }
    }

    fn grid(&self, board: Board) -> String {
        let side = self.shape.side();
        write_grid(side.into(), side.into(), |square| {
            let hole = bit(self.hole(square));
            if self.holes & hole == 0 {
                '-'
            } else if board.pegs & hole == 0 {
                '.'
            } else {
                'o'
            }
        })
    }

    /// The number of the square that comes so many squares after the top left one.
    fn hole(&self, square: usize) -> u8 {
        let side = self.shape.side();
        let (row, column) = (square as u8 / side, square as u8 % side);
        number(Cell { column, row: side - 1 - row })
    }
}

impl Symmetries {
    fn new(shape: Shape, indices: &[usize]) -> Symmetries {
        let images_of = |row: u8| {
            let mut images = [Images::default(); 1 << STRIDE];
            for (filling, images) in (0_u64..).zip(&mut images) {
                let pegs = ones(filling).map(|column| Cell { column, row });
                let on_board = pegs.filter(|&peg| shape.contains(peg));
                for peg in on_board {
                    images.iter_mut().for_each(|image| *image |= bit(number(peg)));
                }
                let itself = images[0];
                for (image, &index) in images.iter_mut().zip(indices) {
                    let moved = |hole| bit(number(shape.image(cell(hole), index)));
                    *image = ones(itself).map(moved).fold(0, |bits, bit| bits | bit);
                }
            }
            images
        };
        Symmetries { count: indices.len(), rows: (0..STRIDE).map(images_of).collect() }
    }

    /// The images of the pegs in a row.
    #[inline]
    fn of_row(pegs: u64, (row, images): (usize, &[Images; 1 << STRIDE])) -> &Images {
        &images[(pegs >> (row * usize::from(STRIDE))) as usize & ((1 << STRIDE) - 1)]
    }

    #[inline]
    fn image(&self, pegs: u64, index: usize) -> u64 {
        let rows = self.rows.iter().enumerate();
        rows.fold(0, |image, row| image | Symmetries::of_row(pegs, row)[index])
    }

    /// All images at once: a row of pegs is looked up once for all of them.
    #[inline]
    fn images(&self, pegs: u64) -> Images {
        let mut all = Images::default();
        for row in self.rows.iter().enumerate() {
            let images = Symmetries::of_row(pegs, row);
            all.iter_mut().zip(images).for_each(|(all, image)| *all |= image);
        }
        all
    }
}

impl Game for Pegs {
    type State = Board;
    type Move = Jump;

    fn start(&self) -> Board {
        Board { pegs: self.holes & !self.vacancy }
    }

    fn turn(&self, board: &Board) -> Turn {
        let mut jumpers = 0;
        self.each_direction(*board, |_, pegs| jumpers |= pegs);
        if jumpers == 0 { Turn::Over } else { Turn::Player(Player::FIRST) }
    }

    /// To the right, to the left, up, down, and in the triangle up and down the other diagonal;
    /// within a direction row by row from the bottom left.
    fn moves(&self, board: &Board, moves: &mut Vec<Jump>) {
        self.each_direction(*board, |step, pegs| {
            let jump = |from: u8| Jump { from, to: from.wrapping_add_signed(2 * step) };
            moves.extend(ones(pegs).map(jump));
        });
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Jump>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Jump> {
        let mut count = 0;
        self.each_direction(*board, |_, pegs| count += pegs.count_ones());
        if count == 0 {
            return None;
        }
        let mut rank = draw(count);
        let mut drawn = None;
        self.each_direction(*board, |step, pegs| {
            let here = pegs.count_ones();
            if drawn.is_none() && rank < here {
                let from = nth_one(pegs, rank);
                drawn = Some(Jump { from, to: from.wrapping_add_signed(2 * step) });
            }
            rank = rank.wrapping_sub(here);
        });
        drawn
    }

    fn play(&self, board: &mut Board, Jump { from, to }: Jump) {
        let over = from.midpoint(to);
        debug_assert!(board.pegs & (bit(from) | bit(over) | bit(to)) == bit(from) | bit(over));
        board.pegs ^= bit(from) | bit(over) | bit(to);
    }

    /// 1 when the puzzle is solved, else minus the number of pegs left.
    fn payoff(&self, board: &Board, _player: Player) -> i32 {
        if self.is_solved(*board) { 1 } else { -(board.pegs.count_ones() as i32) }
    }

    fn show(&self, board: &Board) -> String {
        let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
        let rows = self.grid(*board).replace('-', " ");
        rows.split('/').map(|text| row(text).trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// Those of the square or of the triangle; with `goal=vacancy` those that keep that hole.
    fn symmetries(&self) -> usize {
        self.symmetries.count
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        Board { pegs: self.symmetries.image(board.pegs, index) }
    }

    fn canonical(&self, board: &Board) -> Board {
        let images = self.symmetries.images(board.pegs);
        Board { pegs: images.into_iter().fold(board.pegs, u64::min) }
    }

    fn alike(&self, board: &Board) -> usize {
        let images = self.symmetries.images(board.pegs);
        let here = &images[..self.symmetries.count];
        here.len() / here.iter().filter(|&&image| image == board.pegs).count()
    }
}

impl Puzzle for Pegs {
    /// The same peg jumps on.
    fn continues(&self, previous: Jump, next: Jump) -> bool {
        previous.to == next.from
    }

    fn least_moves(&self, board: &Board) -> Option<u32> {
        (!self.is_hopeless(*board)).then(|| self.moves_left(*board))
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", cell(self.from), cell(self.to))
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::Listed;

    use super::*;

    fn pegs(shape: Shape) -> Pegs {
        Pegs::new(shape, shape.usual_vacancy(), Goal::One).expect("the usual hole")
    }

    #[test]
    fn boards_have_their_holes_and_jumps() {
        for (shape, holes, jumps, symmetries) in [
            (Shape::English, 33, 76, 8),
            (Shape::European, 37, 92, 8),
            (Shape::Triangle, 15, 36, 6),
        ] {
            let game = pegs(shape);
            let count = |direction: &Direction| {
                direction.forwards.count_ones() + direction.backwards.count_ones()
            };
            assert_eq!(game.holes.count_ones(), holes);
            assert_eq!(game.directions.iter().map(count).sum::<u32>(), jumps);
            assert_eq!(game.symmetries(), symmetries);
        }
    }

    #[test]
    fn the_first_jumps_lead_into_the_empty_hole() {
        check(Shape::English, "b4-d4 f4-d4 d2-d4 d6-d4");
        check(Shape::European, "b4-d4 f4-d4 d2-d4 d6-d4");
        check(Shape::Triangle, "a3-a5 c3-a5");
    }

    #[track_caller]
    fn check(shape: Shape, notations: &str) {
        let game = pegs(shape);
        let mut moves = Vec::new();
        game.moves(&game.start(), &mut moves);
        let written: Vec<String> = moves.iter().map(Jump::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn a_jump_takes_a_peg_away_and_the_same_peg_may_go_on() {
        let game = pegs(Shape::Triangle);
        assert_eq!(game.write(&game.start()), ".----/oo---/ooo--/oooo-/ooooo");
        let [up, on] = [Jump { from: 16, to: 28 }, Jump { from: 28, to: 14 }];
        assert_eq!([up.to_string(), on.to_string()], ["c3-a5", "a5-a3"]);
        let board = game.after(&game.start(), up);
        assert_eq!(game.show(&board), "o\no .\no o .\no o o o\no o o o o");
        assert!(game.continues(up, on) && !game.continues(on, on));
    }

    #[test]
    fn the_goal_may_be_the_hole_that_was_empty() {
        let one_left = "-------/-------/---.---/-------/-------/-------/-------";
        assert!(pegs(Shape::English).read(one_left).is_err(), "the board is a cross");
        let [anywhere, there] = [Goal::One, Goal::Vacancy]
            .map(|goal| Pegs::new(Shape::English, 24, goal).expect("the centre"));
        let centre = "--...--/--...--/......./...o.../......./--...--/--...--";
        let edge = "--.o.--/--...--/......./......./......./--...--/--...--";
        let payoff = |game: &Pegs, text| {
            let board = game.read(text).expect("of the right class");
            (game.turn(&board) == Turn::Over).then(|| game.payoff(&board, Player::FIRST))
        };
        assert_eq!([centre, edge].map(|text| payoff(&anywhere, text)), [Some(1), Some(1)]);
        assert_eq!([centre, edge].map(|text| payoff(&there, text)), [Some(1), Some(-1)]);
        assert_eq!(Pegs::new(Shape::English, 8, Goal::One).map(|_| ()), None);
        let off_centre = Pegs::new(Shape::English, 10, Goal::Vacancy).expect("a hole");
        assert_eq!(off_centre.symmetries(), 2);
    }

    #[test]
    fn regions_need_a_move_each() {
        for (shape, regions) in [(Shape::English, 12), (Shape::Triangle, 6)] {
            let game = pegs(shape);
            assert_eq!(game.regions.len(), regions, "{shape:?}");
            let all = game.regions.iter().fold(0, |all, region| {
                assert_eq!(all & region, 0, "regions share no hole");
                all | region
            });
            assert_eq!(all & !game.holes, 0);
        }
    }

    /// Beasley, chapter 4: the central game of the European board has no solution.
    #[test]
    fn parity_forbids_the_central_game_of_the_european_board() {
        let central = pegs(Shape::European);
        assert_eq!(central.least_moves(&central.start()), None);
        let [solvable, there] = [Goal::One, Goal::Vacancy]
            .map(|goal| Pegs::new(Shape::English, 24, goal).expect("the centre"));
        assert!(solvable.least_moves(&solvable.start()).is_some_and(|moves| moves >= 11));
        assert!(there.least_moves(&there.start()).is_some_and(|moves| moves >= 11));
    }

    #[test]
    fn impossible_positions_are_refused() {
        let game = pegs(Shape::English);
        for (text, why) in [
            ("--ooo--/--ooo--/ooooooo/ooooooo/ooooooo/--ooo--/--ooo--", "full"),
            ("--o.o--/--ooo--/ooooooo/ooooooo/ooooooo/--ooo--/--ooo--", "another start"),
            ("--...--/--...--/......./......./......./--...--/--...--", "empty"),
            ("--...--/--...--/......./..o..../......./--...--/--...--", "parity"),
            ("ooo/ooo", "shape"),
            ("-.ooo--/--ooo--/ooooooo/ooo.ooo/ooooooo/--ooo--/--ooo--", "shape"),
        ] {
            assert!(game.read(text).is_err(), "{why}");
        }
    }
}
