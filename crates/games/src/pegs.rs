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

use std::fmt;

use stratege_core::{
    Card, Cell, Form, Game, Label, Listed, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Player, PositionError, Puzzle, SetupError, Text, Turn, nth_one, ones, read_grid,
    write_grid,
};

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
    symmetries: Vec<Symmetry>,
    /// Sets of holes such that every jump changes the number of pegs in each of them by an odd
    /// number, or each of them by an even number.
    colours: Vec<[u64; 3]>,
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

/// The image of every filling of every row.
#[derive(Clone, Debug)]
struct Symmetry(Vec<[u64; 1 << STRIDE]>);

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
        let symmetries =
            (0..shape.symmetries()).filter(kept).map(|index| Symmetry::new(shape, index));
        Some(Pegs {
            shape,
            goal,
            holes,
            vacancy: bit(vacancy),
            symmetries: symmetries.collect(),
            directions: directions.collect(),
            colours: colourings.iter().map(|&rows| colour_by(rows)).collect(),
        })
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

    /// For each colouring, which neighbouring colours have pegs of different parity.
    fn class(&self, board: Board) -> Vec<[bool; 2]> {
        let classes = self.colours.iter().map(|colours| {
            let [a, b, c] = colours.map(|colour| (board.pegs & colour).count_ones() % 2 == 1);
            [a != b, b != c]
        });
        classes.collect()
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

impl Symmetry {
    fn new(shape: Shape, index: usize) -> Symmetry {
        let images_of = |row: u8| {
            let mut images = [0; 1 << STRIDE];
            for (filling, image) in (0_u64..).zip(&mut images) {
                let pegs = ones(filling).map(|column| Cell { column, row });
                let on_board = pegs.filter(|&peg| shape.contains(peg));
                let moved = on_board.map(|peg| bit(number(shape.image(peg, index))));
                *image = moved.fold(0, |bits, bit| bits | bit);
            }
            images
        };
        Symmetry((0..STRIDE).map(images_of).collect())
    }

    #[inline]
    fn image(&self, pegs: u64) -> u64 {
        let rows = self.0.iter().enumerate();
        rows.fold(0, |image, (row, images)| {
            let filling = pegs >> (row * usize::from(STRIDE)) & ((1 << STRIDE) - 1);
            image | images[filling as usize]
        })
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
        self.symmetries.len()
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        Board { pegs: self.symmetries[index].image(board.pegs) }
    }

    fn canonical(&self, board: &Board) -> Board {
        let images = self.symmetries[1..].iter().map(|symmetry| symmetry.image(board.pegs));
        Board { pegs: images.fold(board.pegs, u64::min) }
    }
}

impl Puzzle for Pegs {
    /// The same peg jumps on.
    fn continues(&self, previous: Jump, next: Jump) -> bool {
        previous.to == next.from
    }
}

impl fmt::Display for Jump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", cell(self.from), cell(self.to))
    }
}

/// The word that leaves the choice of the empty hole to the board, then every hole by number.
const HOLE_WORDS: [(&str, &str); 50] = {
    const NAMES: [[&str; 7]; 7] = [
        ["a1", "b1", "c1", "d1", "e1", "f1", "g1"],
        ["a2", "b2", "c2", "d2", "e2", "f2", "g2"],
        ["a3", "b3", "c3", "d3", "e3", "f3", "g3"],
        ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
        ["a5", "b5", "c5", "d5", "e5", "f5", "g5"],
        ["a6", "b6", "c6", "d6", "e6", "f6", "g6"],
        ["a7", "b7", "c7", "d7", "e7", "f7", "g7"],
    ];
    let mut words = [("usual", "habituel"); 50];
    let mut hole = 0;
    while hole < 49 {
        let name = NAMES[hole / 7][hole % 7];
        words[hole + 1] = (name, name);
        hole += 1;
    }
    words
};

impl Listed for Pegs {
    type Game = Pegs;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "pegs",
            aliases: &["solitaire", "peg-solitaire", "jeu-du-solitaire"],
            title: Text::new("Peg solitaire", "Solitaire"),
            rules: Text::new(
                "For one player. There is a peg in every hole but one. A peg jumps over a \
                 neighbouring peg into the empty hole right behind it, along rows and columns (in \
                 the triangle along its three directions), and the peg that was jumped over is \
                 taken away. The play ends when no jump is left; it is won when one peg is left, \
                 with goal=vacancy only in the hole that was empty at the start.",
                "Pour un joueur. Il y a un pion dans chaque trou sauf un. Un pion saute par-dessus \
                 un pion voisin dans le trou vide juste derrière, le long des lignes et des \
                 colonnes (dans le triangle, selon ses trois directions), et le pion sauté est \
                 retiré. La partie finit quand aucun saut n'est possible ; elle est gagnée quand il \
                 reste un seul pion, avec goal=départ seulement dans le trou vide au départ.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `o` a peg, `.` an empty hole, `-` \
                 no hole. Move: from which hole to which hole: `d2-d4`; `a1` is at the bottom left. \
                 The rows of the triangle begin at the left: its top hole (1 of 15) is `a5`, the \
                 row below (2 and 3) `a4` and `b4`, the last row (11 to 15) `a1` to `e1`.",
                "Position : les lignes du haut vers le bas, séparées par `/`, `o` un pion, `.` un \
                 trou vide, `-` pas de trou. Coup : de quel trou vers quel trou : `d2-d4` ; `a1` \
                 est en bas à gauche. Les lignes du triangle commencent à gauche : le trou du haut \
                 (1 sur 15) est `a5`, la ligne suivante (2 et 3) `a4` et `b4`, la dernière ligne \
                 (11 à 15) `a1` à `e1`.",
            ),
            params: vec![
                Param {
                    name: "board",
                    about: Text::new("the board", "le plateau"),
                    kind: ParamKind::Word(&[
                        ("english", "anglais"),
                        ("european", "européen"),
                        ("triangle", "triangulaire"),
                    ]),
                    default: "english",
                },
                Param {
                    name: "hole",
                    about: Text::new(
                        "the hole that is empty at the start; usual: the centre, or the top of the \
                         triangle",
                        "le trou vide au départ ; habituel : le centre, ou le haut du triangle",
                    ),
                    kind: ParamKind::Word(&HOLE_WORDS),
                    default: "usual",
                },
                Param {
                    name: "goal",
                    about: Text::new(
                        "one: one peg is left; vacancy: one peg is left in the hole that was empty \
                         at the start",
                        "un : il reste un pion ; départ : il reste un pion dans le trou vide au \
                         départ",
                    ),
                    kind: ParamKind::Word(&[("one", "un"), ("vacancy", "départ")]),
                    default: "one",
                },
            ],
            sides: ['1', '2'],
            source: "J. D. Beasley, The Ins and Outs of Peg Solitaire, 1985",
        }
    }

    fn setup(params: &Params) -> Result<Pegs, SetupError> {
        let shape = match params.word("board") {
            "triangle" => Shape::Triangle,
            "european" => Shape::European,
            _ => Shape::English,
        };
        let goal = match params.word("goal") {
            "vacancy" => Goal::Vacancy,
            _ => Goal::One,
        };
        let word = params.word("hole");
        let hole = HOLE_WORDS[1..].iter().position(|(name, _)| *name == word);
        let vacancy = hole.map_or_else(|| shape.usual_vacancy(), |hole| hole as u8);
        Pegs::new(shape, vacancy, goal).ok_or(SetupError::Unfit {
            why: Text::new("the board has no such hole", "le plateau n'a pas ce trou"),
        })
    }

    fn write(&self, board: &Board) -> String {
        self.grid(*board)
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        let side = usize::from(self.shape.side());
        let mut board = Board { pegs: 0 };
        for (square, symbol) in read_grid(text, side, side, "-.o")?.into_iter().enumerate() {
            let hole = bit(self.hole(square));
            let is_hole = self.holes & hole != 0;
            if is_hole != (symbol > 0) {
                // Each row is followed by a slash.
                let start = square + square / side;
                let allowed = if is_hole { ".o" } else { "-" };
                return Err(PositionError::Unexpected { at: start..start + 1, allowed });
            }
            if symbol == 2 {
                board.pegs |= hole;
            }
        }
        let start = self.start();
        if board.pegs == 0 || board.pegs.count_ones() >= start.pegs.count_ones() && board != start {
            let why = Text::new(
                "every jump takes one peg away, from the start to the last peg",
                "chaque saut retire un pion, du départ jusqu'au dernier pion",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.class(board) != self.class(start) {
            let why = Text::new(
                "no play leads from the start to these pegs: with the holes coloured in three \
                 colours along every line, a jump changes the parity of all three",
                "aucune partie ne mène du départ à ces pions : si l'on colorie les trous de trois \
                 couleurs le long de chaque ligne, un saut change la parité des trois",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    fn picture(&self, board: &Board) -> Picture {
        let side = self.shape.side();
        let peg = Piece { owner: None, form: Form::Peg, glyph: 'o' };
        let piece = |cell| (board.pegs & bit(number(cell)) != 0).then_some(peg);
        if self.shape != Shape::Triangle {
            return Picture::grid(side, side, |cell| {
                self.shape.contains(cell).then(|| (Outline::Hole, piece(cell)))
            });
        }
        let mut picture = Picture::default();
        for row in (0..side).rev() {
            let y = 2 * i16::from(side - 1 - row) + 1;
            picture.labels.push(Label { x: -1, y, text: (row + 1).to_string() });
            for column in 0..side - row {
                let cell = Cell { column, row };
                // Each row begins half a square to the left of the row above.
                let x = i16::from(2 * column + row) + 1;
                let (name, outline) = (cell.to_string(), Outline::Hole);
                picture.places.push(Place { x, y, name, outline, mark: None, piece: piece(cell) });
            }
        }
        for column in 0..side {
            let (x, y) = (2 * i16::from(column) + 1, 2 * i16::from(side) + 1);
            picture.labels.push(Label { x, y, text: Cell::column_name(column) });
        }
        picture
    }
}

#[cfg(test)]
mod tests {
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
