//! Quixo.
//!
//! The board is full of blank cubes. In turn, a player takes a cube from the edge that is blank or
//! shows that player's mark, turns it to that mark, and pushes it into the board from an end of its row
//! or of its column, but not back to where it was: the cubes between move on by one. Whoever makes a whole row, column or
//! diagonal of their own marks wins; whoever makes one of the other player's marks loses, even if the move
//! also makes one of their own. No play needs to end. Source: rules of the game, T. Chapeau, Gigamic, 1995;
//! S. Tanaka, F. Bonnet, S. Tixeuil, Y. Tamura, *Quixo Is Solved*, 2020: with best play the board of
//! 5 x 5 is a draw.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use stratege_core::{
    Card, Cell, Class, Duel, Ending, Form, Game, Listed, Numbered, Outline, Param, ParamKind,
    Params, Picture, Piece, Plain, Player, PositionError, Repetition, SetupError, Text, Turn,
    Verdict, ones, read_grid, write_grid,
};

/// Plays that repeat a position are drawn, and so are very long ones.
const REPETITION: Repetition = Repetition { occurrences: 3, verdict: Verdict::Draw, longest: 500 };

/// Cells of a board that are read from its number together.
const TOGETHER: usize = 8;

/// Ways of marking that many cells, each in one of three ways.
const WAYS: usize = 3_usize.pow(TOGETHER as u32);

/// Cells of the largest board whose masks of marks are the places of tables.
const FEW_CELLS: u8 = 16;

/// For every mask of marks what each image of it adds to the number of a board.
type Images = Vec<[u32; SYMMETRIES]>;

/// The symmetries of the square.
const SYMMETRIES: usize = 8;

/// The rules for one size of the board.
#[derive(Clone, Debug)]
pub struct Quixo {
    side: u8,
    pushes: Vec<Push>,
    lines: Vec<u32>,
    corners: u32,
    /// The cells of the edge that are no corners.
    edges: u32,
    /// For every eight cells what each mask of marks adds to the number of a board.
    weights: [[u64; 256]; 4],
    /// The masks of both players' marks on eight cells, by their number.
    decoded: Vec<[u8; 2]>,
    /// A bit for every mask of marks, whether it has a line; empty if there are too many.
    whole: Vec<u64>,
    /// Made when it is asked for.
    images: Arc<OnceLock<Images>>,
}

/// The marks of both players, a bit per cell from the top left, and who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    marks: [u32; 2],
    mover: Player,
}

/// A cube is taken from one cell and pushed in at another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Push {
    side: u8,
    from: u8,
    to: u8,
    /// The cells from one to the other.
    span: u32,
}

impl Push {
    fn cell(&self, square: u8) -> Cell {
        Cell { column: square % self.side, row: self.side - 1 - square / self.side }
    }

    /// How far apart the cells of a span are.
    fn stride(&self) -> u32 {
        if self.from / self.side == self.to / self.side { 1 } else { self.side.into() }
    }

    /// Marks after the cubes between have moved on; the cell pushed in at is left empty.
    #[inline]
    fn shifted(&self, marks: u32) -> u32 {
        let moving = marks & self.span & !(1 << self.from);
        let moved =
            if self.to < self.from { moving << self.stride() } else { moving >> self.stride() };
        marks & !self.span | moved
    }

    /// Marks before; the cell that the cube was taken from is left empty.
    #[inline]
    fn shifted_back(&self, marks: u32) -> u32 {
        let moving = marks & self.span & !(1 << self.to);
        let moved =
            if self.to < self.from { moving >> self.stride() } else { moving << self.stride() };
        marks & !self.span | moved
    }
}

impl Quixo {
    /// A board of `side` x `side` cubes.
    ///
    /// # Panics
    ///
    /// If the side is not between 3 and 5.
    pub fn new(side: u8) -> Quixo {
        assert!((3..=5).contains(&side), "{side}");
        let cells = side * side;
        let last = side - 1;
        let mut pushes = Vec::new();
        for from in (0..cells).filter(|&cell| is_edge(cell, side)) {
            let (row, column) = (from / side, from % side);
            let ends = [row * side, row * side + last, column, last * side + column];
            for to in ends.into_iter().filter(|&to| to != from) {
                let stride = if from / side == to / side { 1 } else { usize::from(side) };
                let span = (from.min(to)..=from.max(to)).step_by(stride);
                pushes.push(Push { side, from, to, span: span.map(|cell| 1 << cell).sum() });
            }
        }
        let line = |cells: &mut dyn Iterator<Item = u8>| cells.map(|cell| 1_u32 << cell).sum();
        let mut lines: Vec<u32> = Vec::new();
        for index in 0..side {
            lines.push(line(&mut (0..side).map(|step| index * side + step)));
            lines.push(line(&mut (0..side).map(|step| step * side + index)));
        }
        lines.push(line(&mut (0..side).map(|step| step * (side + 1))));
        lines.push(line(&mut (0..side).map(|step| (step + 1) * last)));
        let corners = [0, last, last * side, cells - 1].map(|cell| 1_u32 << cell).iter().sum();
        let edge: u32 =
            (0..cells).filter(|&cell| is_edge(cell, side)).map(|cell| 1_u32 << cell).sum();
        let weight = |mask: usize, group: usize| {
            ones(mask as u32).map(|bit| 3_u64.pow(u32::from(bit) + 8 * group as u32)).sum()
        };
        let weights = [0, 1, 2, 3].map(|group| std::array::from_fn(|mask| weight(mask, group)));
        let decode = |number: usize| {
            let mut marks = [0_u8; 2];
            let mut rest = number;
            for bit in 0..TOGETHER {
                match rest % 3 {
                    1 => marks[0] |= 1 << bit,
                    2 => marks[1] |= 1 << bit,
                    _ => {}
                }
                rest /= 3;
            }
            marks
        };
        let decoded = (0..WAYS).map(decode).collect();
        let mut whole = Vec::new();
        if cells <= FEW_CELLS {
            whole.resize((1_usize << cells).div_ceil(64), 0);
            for marks in 0..1_u32 << cells {
                let has_line = lines.iter().any(|line| marks & line == *line);
                whole[marks as usize / 64] |= u64::from(has_line) << (marks % 64);
            }
        }
        Quixo {
            side,
            pushes,
            lines,
            corners,
            edges: edge & !corners,
            weights,
            decoded,
            whole,
            images: Arc::default(),
        }
    }

    #[inline]
    fn has_line(&self, marks: u32) -> bool {
        match self.whole.get(marks as usize / 64) {
            Some(word) => word >> (marks % 64) & 1 == 1,
            None => self.lines.iter().any(|line| marks & line == *line),
        }
    }

    /// The table of images, of a board whose masks are the places of tables.
    fn images(&self) -> &Images {
        self.images.get_or_init(|| {
            let mut images: Images = vec![[0; SYMMETRIES]; 1 << (self.side * self.side)];
            for marks in 1..images.len() {
                let cell = marks.trailing_zeros() as u8;
                let rest = images[marks & (marks - 1)];
                images[marks] = std::array::from_fn(|index| {
                    rest[index] + 3_u32.pow(self.moved(cell, index).into())
                });
            }
            images
        })
    }

    /// The class of a board with these marks of the player to move and of the other one.
    #[inline]
    fn class_of(images: &Images, [mine, theirs]: [u32; 2]) -> Class {
        let (mine, theirs) = (&images[mine as usize], &images[theirs as usize]);
        let mut numbers = [0; SYMMETRIES];
        for (number, (mine, theirs)) in numbers.iter_mut().zip(mine.iter().zip(theirs)) {
            *number = mine + 2 * theirs;
        }
        let least = numbers.iter().fold(u32::MAX, |least, &number| least.min(number));
        // Each number of the class is that of as many images.
        let images = numbers.iter().map(|&number| u32::from(number == least)).sum::<u32>();
        Class { least: least.into(), alike: SYMMETRIES as u32 / images }
    }

    /// Calls `visit` with the marks of a board, of the player to move first, before every move that
    /// leads to this one.
    ///
    /// The cube that was pushed in shows the mark of the other player; it was blank before, or
    /// showed that mark.
    #[inline]
    fn boards_before(&self, [mine, theirs]: [u32; 2], mut visit: impl FnMut([u32; 2])) {
        for push in self.pushes.iter().filter(|push| theirs >> push.to & 1 == 1) {
            let [mine, theirs] = [mine, theirs].map(|marks| push.shifted_back(marks));
            let marked = theirs | 1 << push.from;
            if self.has_line(mine) || self.has_line(theirs) {
                continue;
            }
            visit([theirs, mine]);
            if !self.has_line(marked) {
                visit([marked, mine]);
            }
        }
    }

    /// Where a cell is under a symmetry: left and right exchanged (bit 0), top and bottom (bit 1),
    /// then rows and columns (bit 2).
    fn moved(&self, cell: u8, index: usize) -> u8 {
        let last = self.side - 1;
        let (mut row, mut column) = (cell / self.side, cell % self.side);
        if index & 1 != 0 {
            column = last - column;
        }
        if index & 2 != 0 {
            row = last - row;
        }
        if index & 4 != 0 {
            (row, column) = (column, row);
        }
        row * self.side + column
    }

    /// The number of a board for the player with the marks `mine`.
    #[inline]
    fn encode(&self, [mine, theirs]: [u32; 2]) -> u64 {
        let weight = |marks: u32| {
            let bytes = marks.to_le_bytes();
            let low =
                self.weights[0][usize::from(bytes[0])] + self.weights[1][usize::from(bytes[1])];
            if marks >> 16 == 0 {
                return low;
            }
            low + self.weights[2][usize::from(bytes[2])] + self.weights[3][usize::from(bytes[3])]
        };
        weight(mine) + 2 * weight(theirs)
    }

    /// The marks of the player to move and of the other one.
    #[inline]
    fn decode(&self, number: u64) -> [u32; 2] {
        let mut marks = [0; 2];
        let (mut rest, mut shift) = (number, 0);
        while rest > 0 {
            let [mine, theirs] = self.decoded[(rest % WAYS as u64) as usize];
            marks[0] |= u32::from(mine) << shift;
            marks[1] |= u32::from(theirs) << shift;
            rest /= WAYS as u64;
            shift += TOGETHER as u32;
        }
        marks
    }

    fn symbol(position: &Position, cell: usize) -> char {
        match position.marks.map(|marks| marks >> cell & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ => '.',
        }
    }

    fn grid(&self, position: &Position) -> String {
        let side = self.side.into();
        write_grid(side, side, |cell| Quixo::symbol(position, cell))
    }
}

fn is_edge(cell: u8, side: u8) -> bool {
    let (row, column) = (cell / side, cell % side);
    [row, column].iter().any(|&place| place == 0 || place == side - 1)
}

impl Game for Quixo {
    type State = Position;
    type Move = Push;

    fn start(&self) -> Position {
        Position { marks: [0; 2], mover: Player::FIRST }
    }

    fn turn(&self, position: &Position) -> Turn {
        let is_over = position.marks.iter().any(|&marks| self.has_line(marks));
        if is_over { Turn::Over } else { Turn::Player(position.mover) }
    }

    /// By the cube that is taken, row by row from the top: the row before the column.
    fn moves(&self, position: &Position, moves: &mut Vec<Push>) {
        if self.turn(position) != Turn::Over {
            let theirs = position.marks[position.mover.other().index()];
            moves.extend(self.pushes.iter().filter(|push| theirs >> push.from & 1 == 0));
        }
    }

    fn play(&self, position: &mut Position, push: Push) {
        debug_assert!(self.is_legal(position, push, &mut Vec::new()));
        position.marks = position.marks.map(|marks| push.shifted(marks));
        position.marks[position.mover.index()] |= 1 << push.to;
        position.mover = position.mover.other();
    }

    /// Whoever is to move has not made the last line, and wins with an own one.
    fn payoff(&self, position: &Position, player: Player) -> i32 {
        let winner = if self.has_line(position.marks[position.mover.index()]) {
            position.mover
        } else {
            position.mover.other()
        };
        if winner == player { 1 } else { -1 }
    }

    fn show(&self, position: &Position) -> String {
        format!("{}\n{}", self.grid(position).replace('/', "\n"), position.mover.index() + 1)
    }

    fn mover(&self, position: &Position) -> Option<Player> {
        Some(position.mover)
    }

    fn repetition(&self) -> Option<Repetition> {
        Some(REPETITION)
    }

    /// The eight symmetries of the square.
    fn symmetries(&self) -> usize {
        SYMMETRIES
    }

    fn image(&self, position: &Position, index: usize) -> Position {
        let marks =
            position.marks.map(|marks| ones(marks).map(|cell| 1 << self.moved(cell, index)).sum());
        Position { marks, mover: position.mover }
    }
}

impl Duel for Quixo {
    fn with_turn(&self, position: &Position, player: Player) -> Option<Position> {
        Some(Position { mover: player, ..*position })
    }
}

/// A number is a board as the player to move sees it: a digit per cell in base 3, 1 for own marks, 2
/// for those of the other player.
impl Numbered for Quixo {
    fn positions(&self) -> Option<u64> {
        Some(3_u64.pow(u32::from(self.side) * u32::from(self.side)))
    }

    fn number(&self, position: &Position) -> u64 {
        let [first, second] = position.marks;
        self.encode(if position.mover.is_first() { [first, second] } else { [second, first] })
    }

    fn position(&self, number: u64) -> Position {
        Position { marks: self.decode(number), mover: Player::FIRST }
    }

    /// Two moves by a cube in a corner, three by another one.
    fn ending(&self, number: u64) -> Ending {
        let [mine, theirs] = self.decode(number);
        if self.has_line(mine) {
            return Ending::Over(1);
        }
        if self.has_line(theirs) {
            return Ending::Over(-1);
        }
        let count = |cells: u32| (cells & !theirs).count_ones();
        Ending::Moves(2 * count(self.corners) + 3 * count(self.edges))
    }

    fn previous(&self, number: u64, mut visit: impl FnMut(u64)) {
        self.boards_before(self.decode(number), |marks| visit(self.encode(marks)));
    }

    fn class(&self, number: u64) -> Class {
        let marks = self.decode(number);
        if !self.whole.is_empty() {
            return Quixo::class_of(self.images(), marks);
        }
        let position = Position { marks, mover: Player::FIRST };
        let numbers: [u64; SYMMETRIES] =
            std::array::from_fn(|index| self.number(&self.image(&position, index)));
        let least = numbers.iter().fold(number, |least, &number| least.min(number));
        let images = numbers.iter().filter(|&&number| number == least).count();
        Class { least, alike: (SYMMETRIES / images) as u32 }
    }

    fn previous_classes(&self, number: u64, mut visit: impl FnMut(Class)) {
        if self.whole.is_empty() {
            return self.previous(number, |before| visit(self.class(before)));
        }
        let images = self.images();
        self.boards_before(self.decode(number), |marks| visit(Quixo::class_of(images, marks)));
    }
}

impl fmt::Display for Push {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.cell(self.from), self.cell(self.to))
    }
}

impl Listed for Quixo {
    type Game = Quixo;
    type Position = Position;

    fn card() -> Card {
        Card {
            name: "quixo",
            aliases: &[],
            title: Text::new("Quixo", "Quixo"),
            aim: Text::new(
                "push cubes until a line shows your mark only",
                "poussez des cubes jusqu'à aligner votre marque",
            ),
            minutes: 5,
            rules: Text::new(
                "The board is full of blank cubes. In turn, player 1 (X) and player 2 (O) take a \
                 cube from the edge that is blank or shows their own mark, turn it to their mark, \
                 and push it in again from an end of its row or column, but not where it was: the \
                 cubes between move on by one. Whoever makes a whole row, column or diagonal of \
                 their own marks wins; whoever makes one of the other player's marks loses, even if \
                 the move also makes one of their own. A position that occurs for the third time ends the \
                 game as a draw.",
                "Le plateau est couvert de cubes vierges. À tour de rôle, le joueur 1 (X) et le \
                 joueur 2 (O) prennent sur le bord un cube vierge ou à leur marque, le tournent \
                 sur leur marque et le poussent de nouveau dans le plateau par une extrémité de sa \
                 ligne ou de sa colonne, sauf là où il était : les cubes entre les deux avancent d'un cran. Qui \
                 forme une ligne, une colonne ou une diagonale entière à sa marque gagne ; qui en \
                 forme une à la marque de l'autre perd, même s'il en forme aussi une à la sienne. \
                 Une position qui se présente pour la troisième fois met fin à la partie : match \
                 nul.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `.` for a blank cube, then the \
                 player to move: `X.O/.../... 1`. Move: the cell that the cube is taken from and \
                 the cell where it is pushed in: `a1-a3`, `a1` being the bottom left corner.",
                "Position : les lignes du haut vers le bas, séparées par `/`, `.` pour un cube \
                 vierge, puis le joueur qui doit jouer : `X.O/.../... 1`. Coup : la case où le cube \
                 est pris et celle par où il est poussé : `a1-a3`, `a1` étant le coin en bas à \
                 gauche.",
            ),
            params: vec![Param {
                name: "side",
                about: Text::new("rows and columns", "lignes et colonnes"),
                kind: ParamKind::Size { low: 3, high: 5 },
                default: "5",
            }],
            sides: ['X', 'O'],
            source: "T. Chapeau, Quixo, Gigamic, 1995",
        }
    }

    fn setup(params: &Params) -> Result<Quixo, SetupError> {
        Ok(Quixo::new(params.number("side") as u8))
    }

    /// Every board, whoever is to move.
    fn size(&self) -> Option<f64> {
        self.positions().map(|boards| 2.0 * boards as f64)
    }

    fn write(&self, position: &Position) -> String {
        format!("{} {}", self.grid(position), position.mover.index() + 1)
    }

    fn read(&self, text: &str) -> Result<Position, PositionError> {
        let (grid, mover) = text.trim_end().rsplit_once(' ').unwrap_or((text, ""));
        let mover = match mover {
            "1" => Player::FIRST,
            "2" => Player::SECOND,
            other => {
                let at = text.trim_end().len() - other.len()..text.trim_end().len();
                return Err(PositionError::Unexpected { at, allowed: "1 2" });
            }
        };
        let mut marks = [0; 2];
        let side = self.side.into();
        for (cell, symbol) in read_grid(grid.trim_end(), side, side, ".XO")?.into_iter().enumerate()
        {
            if symbol > 0 {
                marks[symbol - 1] |= 1 << cell;
            }
        }
        Ok(Position { marks, mover })
    }

    /// A list of marks, row by row from the top, and the number of the player to move.
    fn plain(&self, position: &Position) -> Plain {
        let cells = usize::from(self.side) * usize::from(self.side);
        let symbol = |cell| Plain::Word(Quixo::symbol(position, cell).to_string());
        let mover = Plain::Number(position.mover.index() as i64 + 1);
        Plain::list([Plain::list((0..cells).map(symbol)), mover])
    }

    /// The numbers of both cells, row by row from the top, from 0.
    fn plain_move(&self, push: Push) -> Plain {
        Plain::numbers([push.from, push.to])
    }

    fn picture(&self, position: &Position) -> Picture {
        Picture::grid(self.side, self.side, |cell| {
            let row = usize::from(self.side - 1 - cell.row);
            let square = usize::from(self.side) * row + usize::from(cell.column);
            let piece = match Quixo::symbol(position, square) {
                'X' => Some(Piece { owner: Some(Player::FIRST), form: Form::Cross, glyph: 'X' }),
                'O' => Some(Piece { owner: Some(Player::SECOND), form: Form::Ring, glyph: 'O' }),
                _ => None,
            };
            Some((Outline::Square, piece))
        })
    }

    fn decisive(&self, position: &Position, _picture: &Picture) -> Vec<usize> {
        let own = position.marks[position.mover.index()];
        let made =
            if self.has_line(own) { own } else { position.marks[position.mover.other().index()] };
        let lines = self.lines.iter().filter(|&line| made & line == *line);
        let cells = lines.fold(0, |all, line| all | line);
        ones(cells).map(usize::from).collect()
    }

    fn why_over(&self, _position: &Position) -> Option<Text> {
        Some(Text::new("a whole line of one mark", "un alignement complet d'une même marque"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cubes_between_move_on() {
        check(".../.../... 1", "a1-a3", "X../.../... 2");
        check("XO./.../... 1", "a3-c3", "O.X/.../... 2");
        check("O../X../... 2", "c2-a2", "O../OX./... 1");
        check("OX./.../..X 1", "c1-c3", "OXX/.../... 2");
        check("O../O../X.. 1", "a1-a3", "X../O../O.. 2");
    }

    #[track_caller]
    fn check(before: &str, push: &str, after: &str) {
        let game = Quixo::new(3);
        let position = game.read(before).expect("a position");
        let mut moves = Vec::new();
        game.moves(&position, &mut moves);
        let mv = moves.into_iter().find(|mv| mv.to_string() == push).expect("a legal move");
        assert_eq!(game.write(&game.after(&position, mv)), after);
    }

    #[test]
    fn there_are_as_many_first_moves_as_published() {
        for (side, expected) in [(3, 20), (4, 32), (5, 44)] {
            let game = Quixo::new(side);
            let mut moves = Vec::new();
            game.moves(&game.start(), &mut moves);
            assert_eq!(moves.len(), expected);
        }
    }

    #[test]
    fn a_line_of_the_other_player_loses_even_with_an_own_one() {
        let game = Quixo::new(3);
        for (text, payoff) in [
            ("XXX/OO./... 2", 1),
            ("XXX/OO./... 1", 1),
            ("XXX/OOO/... 2", -1),
            ("XXX/OOO/... 1", 1),
        ] {
            let position = game.read(text).expect("a position");
            assert_eq!(game.turn(&position), Turn::Over);
            assert_eq!(game.payoff(&position, Player::FIRST), payoff, "{text}");
        }
    }

    #[test]
    fn what_is_no_position_is_refused() {
        let game = Quixo::new(3);
        for text in ["", "...", ".../.../...", ".../.../... 3", ".../..Z/... 1", "..../.../... 1"] {
            assert!(game.read(text).is_err(), "{text}");
        }
    }
}
