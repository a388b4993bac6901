//! m,n,k: tic-tac-toe on any board (*morpion généralisé*).
//!
//! Two players write X and O in turn on a board of `columns` x `rows` squares, X first. Whoever
//! first has `run` of their marks (or more) in a row, column or diagonal wins; a full board
//! without such a line is a draw. Source: J. W. H. M. Uiterwijk and H. J. van den Herik, *The
//! advantage of the initiative*, 2000, who write m,n,k for columns, rows and run.
//!
//! With `play=misere` a line loses for whoever made it.

mod insight;
mod layers;

use std::fmt;

use stratege_core::{
    Card, Cell, Convention, Duel, Form, Game, Heuristic, Listed, Outline, Param, ParamKind, Params,
    Picture, Piece, Plain, Player, PositionError, Score, SetupError, Text, Turn, Value, decided,
    ones, read_grid, write_grid,
};

use crate::filling::score;

/// Most squares of a board.
const MOST_SQUARES: u32 = u128::BITS;

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct Mnk {
    columns: u32,
    rows: u32,
    run: u32,
    convention: Convention,
    all: u128,
    /// The squares, row by row from the top left.
    squares: Vec<Square>,
    /// For each direction the distance between neighbours, and the squares where a line begins.
    directions: Vec<(u32, u128)>,
    /// The squares of every line.
    lines: Vec<u128>,
}

/// The squares of each player as bits, row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    marks: [u128; 2],
}

/// A square to write on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square(pub Cell);

impl Board {
    fn mover(self) -> Player {
        Player::BOTH[(self.marks[0] | self.marks[1]).count_ones() as usize % 2]
    }
}

impl Mnk {
    /// A board on which `run` marks in a line win or lose.
    ///
    /// # Panics
    ///
    /// If a length is 0, or if there are more than 128 squares.
    pub fn new(columns: u8, rows: u8, run: u8, convention: Convention) -> Mnk {
        let [columns, rows, run] = [columns, rows, run].map(u32::from);
        assert!(0 < columns && 0 < rows && 0 < run, "{columns} x {rows} x {run}");
        assert!(columns * rows <= MOST_SQUARES, "{columns} x {rows}");
        let all = u128::MAX >> (MOST_SQUARES - columns * rows);
        let rest = run - 1;
        let set_of = |member: &dyn Fn(u32, u32) -> bool| {
            let squares =
                (0..columns * rows).filter(|square| member(square / columns, square % columns));
            squares.fold(0, |bits, square| bits | 1 << square)
        };
        let directions = [
            (1, set_of(&|_, column| column + rest < columns)),
            (columns, set_of(&|row, _| row + rest < rows)),
            (columns + 1, set_of(&|row, column| row + rest < rows && column + rest < columns)),
            (columns - 1, set_of(&|row, column| row + rest < rows && rest <= column)),
        ];
        let directions: Vec<(u32, u128)> =
            directions.into_iter().filter(|&(_, starts)| starts != 0).collect();
        let lines = directions.iter().flat_map(|&(step, starts)| {
            let squares = move |start: u8| {
                (0..run).fold(0, |line, index| line | 1_u128 << (u32::from(start) + index * step))
            };
            ones(starts).map(squares)
        });
        let mut lines: Vec<u128> = lines.collect();
        // Lines of one mark are found once in every direction.
        lines.sort_unstable();
        lines.dedup();
        let cell = |square: u32| Cell {
            column: (square % columns) as u8,
            row: (rows - 1 - square / columns) as u8,
        };
        let squares = (0..columns * rows).map(|square| Square(cell(square))).collect();
        Mnk { columns, rows, run, convention, all, squares, directions, lines }
    }

    fn has_line(&self, marks: u128) -> bool {
        self.directions.iter().any(|&(step, starts)| {
            let mut found = marks;
            let mut length = 1;
            while 2 * length <= self.run {
                found &= found >> (length * step);
                length *= 2;
            }
            if length < self.run {
                found &= found >> ((self.run - length) * step);
            }
            // What wrapped around the edge does not begin where a line fits.
            found & starts != 0
        })
    }

    /// All marks that stand in a line of `run`.
    fn lines_in(&self, marks: u128) -> u128 {
        let mut all = 0;
        for &(step, starts) in &self.directions {
            let found = (1..self.run).fold(marks, |found, mark| found & marks >> (mark * step));
            let found = found & starts;
            all |= (0..self.run).fold(0, |line, mark| line | found << (mark * step));
        }
        all
    }

    /// Only the mark written last can have made a line.
    fn line_of(&self, board: Board) -> Option<Player> {
        let last = board.mover().other();
        self.has_line(board.marks[last.index()]).then_some(last)
    }

    fn empty(&self, board: Board) -> u128 {
        self.all & !(board.marks[0] | board.marks[1])
    }

    fn square(&self, cell: Cell) -> u32 {
        (self.rows - 1 - u32::from(cell.row)) * self.columns + u32::from(cell.column)
    }

    fn is_square(&self) -> bool {
        self.rows == self.columns
    }

    fn symbol(board: &Board, square: usize) -> char {
        match board.marks.map(|marks| marks >> square & 1) {
            [1, _] => 'X',
            [_, 1] => 'O',
            _ => '.',
        }
    }

    fn grid(&self, board: &Board) -> String {
        let symbol = |square| Mnk::symbol(board, square);
        write_grid(self.rows as usize, self.columns as usize, symbol)
    }
}

impl Game for Mnk {
    type State = Board;
    type Move = Square;

    fn start(&self) -> Board {
        Board { marks: [0, 0] }
    }

    fn turn(&self, board: &Board) -> Turn {
        if self.empty(*board) == 0 || self.line_of(*board).is_some() {
            Turn::Over
        } else {
            Turn::Player(board.mover())
        }
    }

    /// Row by row from the top left.
    fn moves(&self, board: &Board, moves: &mut Vec<Square>) {
        if self.line_of(*board).is_none() {
            let empty = self.empty(*board);
            // Halves of a word are walked much faster than the whole.
            let (low, high) = (empty as u64, (empty >> 64) as u64);
            moves.extend(ones(low).map(|square| self.squares[usize::from(square)]));
            if high != 0 {
                moves.extend(ones(high).map(|square| self.squares[64 + usize::from(square)]));
            }
        }
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover())
    }

    fn play(&self, board: &mut Board, Square(cell): Square) {
        let mark = 1 << self.square(cell);
        debug_assert!(self.empty(*board) & mark != 0, "the square is empty");
        board.marks[board.mover().index()] |= mark;
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        let Some(maker) = self.line_of(*board) else { return 0 };
        let line_wins = self.convention == Convention::Normal;
        if (player == maker) == line_wins { 1 } else { -1 }
    }

    fn show(&self, board: &Board) -> String {
        let row = |row: &str| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
        self.grid(board).split('/').map(row).collect::<Vec<_>>().join("\n")
    }

    /// Eight for a square, four for another rectangle.
    fn symmetries(&self) -> usize {
        if self.is_square() { 8 } else { 4 }
    }

    /// Upside down (bit 0), turned by half a turn (bit 1), mirrored along the diagonal (bit 2).
    fn image(&self, board: &Board, index: usize) -> Board {
        let move_marks = |mut marks: u128| {
            if index & 1 != 0 {
                marks = self.upside_down(marks);
            }
            if index & 2 != 0 {
                marks = self.half_turn(marks);
            }
            if index & 4 != 0 {
                marks = self.transposed(marks);
            }
            marks
        };
        Board { marks: board.marks.map(move_marks) }
    }

    fn canonical(&self, board: &Board) -> Board {
        let least = self.least_of_four(board.marks);
        if !self.is_square() {
            return least;
        }
        least.min(self.least_of_four(board.marks.map(|marks| self.transposed(marks))))
    }
}

impl Mnk {
    fn least_of_four(&self, marks: [u128; 2]) -> Board {
        let upside_down = marks.map(|marks| self.upside_down(marks));
        let turned = marks.map(|marks| self.half_turn(marks));
        let mirrored = upside_down.map(|marks| self.half_turn(marks));
        Board { marks: marks.min(upside_down).min(turned).min(mirrored) }
    }

    /// The rows in reverse order.
    fn upside_down(&self, marks: u128) -> u128 {
        if self.rows == 1 {
            return marks;
        }
        let row = u128::MAX >> (MOST_SQUARES - self.columns);
        let rows = (0..self.rows).map(|index| marks >> (index * self.columns) & row);
        rows.fold(0, |image, row| image << self.columns | row)
    }

    /// All squares in reverse order.
    fn half_turn(&self, marks: u128) -> u128 {
        marks.reverse_bits() >> (MOST_SQUARES - self.columns * self.rows)
    }

    /// Rows and columns exchanged on a square board.
    fn transposed(&self, marks: u128) -> u128 {
        let image = |square: u32| square % self.columns * self.columns + square / self.columns;
        ones(marks).fold(0, |marks, square| marks | 1 << image(square.into()))
    }
}

impl Duel for Mnk {
    /// One more than the marks that the winner could still have made, negative for whoever loses.
    fn score(&self, board: &Board, value: Value) -> Option<Score> {
        let marks = (board.marks[0] | board.marks[1]).count_ones();
        let squares = self.rows * self.columns;
        Some(score(squares - marks, board.mover(), value))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Listed for Mnk {
    type Game = Mnk;
    type Position = Board;

    fn card() -> Card {
        let size = |name, default, en, fr| Param {
            name,
            about: Text::new(en, fr),
            kind: ParamKind::Size { low: 1, high: i64::from(MOST_SQUARES) },
            default,
        };
        Card {
            name: "mnk",
            aliases: &["m-n-k", "morpion-generalise"],
            title: Text::new("m,n,k (tic-tac-toe on any board)", "m,n,k (morpion généralisé)"),
            aim: Text::new(
                "make a line of the length you choose, on any board",
                "faites un alignement de la longueur choisie, sur n'importe quel plateau",
            ),
            minutes: 5,
            rules: Text::new(
                "Player 1 (X) and player 2 (O) write their mark in turn on an empty square of a \
                 board of any size. Whoever first has `run` marks (or more) in a row, column or \
                 diagonal wins; a full board without such a line is a draw. With play=misere such \
                 a line loses.",
                "Le joueur 1 (X) et le joueur 2 (O) écrivent tour à tour leur marque dans une case \
                 vide d'un plateau de taille quelconque. Le premier qui aligne `run` marques (ou \
                 plus) sur une ligne, une colonne ou une diagonale gagne ; un plateau plein sans \
                 alignement est un match nul. Avec play=misere, qui aligne perd.",
            ),
            notation: Text::new(
                "mnk:5x4x3 has 5 columns and 4 rows, and 3 marks in a line win. Position: rows from \
                 the top, `/` between them: `XO../..../....`. Move: a square, `a1` is the bottom \
                 left corner.",
                "mnk:5x4x3 a 5 colonnes et 4 lignes, et il faut aligner 3 marques. Position : les \
                 lignes du haut vers le bas, séparées par `/` : `XO../..../....`. Coup : une case, \
                 `a1` est le coin en bas à gauche.",
            ),
            params: vec![
                size("columns", "4", "columns of the board (m)", "colonnes du plateau (m)"),
                size("rows", "4", "rows of the board (n)", "lignes du plateau (n)"),
                size("run", "4", "marks in a line (k)", "marques à aligner (k)"),
                Convention::param(Text::new(
                    "normal: a line wins; misere: a line loses",
                    "normale : un alignement gagne ; misère : un alignement perd",
                )),
            ],
            sides: ['X', 'O'],
            source: "J. W. H. M. Uiterwijk, H. J. van den Herik, The advantage of the initiative, 2000",
        }
    }

    fn setup(params: &Params) -> Result<Mnk, SetupError> {
        let [columns, rows, run] = ["columns", "rows", "run"].map(|name| params.number(name));
        if columns * rows > i64::from(MOST_SQUARES) {
            let why =
                Text::new("the board has at most 128 squares", "le plateau a au plus 128 cases");
            return Err(SetupError::Unfit { why });
        }
        let convention = Convention::chosen(params);
        Ok(Mnk::new(columns as u8, rows as u8, run as u8, convention))
    }

    fn write(&self, board: &Board) -> String {
        self.grid(board)
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        let mut marks = [0; 2];
        let squares = read_grid(text, self.rows as usize, self.columns as usize, ".XO")?;
        for (square, symbol) in squares.into_iter().enumerate() {
            if symbol > 0 {
                marks[symbol - 1] |= 1 << square;
            }
        }
        let board = Board { marks };
        let [crosses, noughts] = marks.map(u128::count_ones);
        if crosses != noughts && crosses != noughts + 1 {
            let why = Text::new(
                "X moves first, so there are as many X as O, or one X more",
                "X commence : il y a autant de X que de O, ou un X de plus",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        // Whoever made lines made all of them with the last mark.
        let last = marks[board.mover().other().index()];
        let one_mark_made_all = || ones(last).any(|mark| !self.has_line(last & !(1 << mark)));
        if self.has_line(marks[board.mover().index()])
            || self.has_line(last) && !one_mark_made_all()
        {
            let why = Text::new(
                "somebody had already made a line, and the game went on",
                "quelqu'un avait déjà fait un alignement, et la partie a continué",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    /// Boards with as many X as O, or one X more; that some have a line too many is ignored.
    fn size(&self) -> Option<f64> {
        let squares = f64::from(self.columns * self.rows);
        let mut boards = 0.0;
        // Each mark, X and O in turn, has one square less and is one more of its kind.
        let mut ways = 1.0;
        for marks in 0..=self.columns * self.rows {
            boards += ways;
            ways *= (squares - f64::from(marks)) / f64::from(marks / 2 + 1);
        }
        Some(boards)
    }

    /// A matrix of marks, rows from the top.
    fn plain(&self, board: &Board) -> Plain {
        let mark = |square: u32| Plain::Word(Mnk::symbol(board, square as usize).to_string());
        let row = |row| Plain::list((row * self.columns..(row + 1) * self.columns).map(mark));
        Plain::list((0..self.rows).map(row))
    }

    /// The row from the top and the column, from 0.
    fn plain_move(&self, Square(cell): Square) -> Plain {
        Plain::numbers([self.rows - 1 - u32::from(cell.row), u32::from(cell.column)])
    }

    fn plain_player(&self, player: Player) -> Plain {
        Plain::Word(["X", "O"][player.index()].to_owned())
    }

    fn picture(&self, board: &Board) -> Picture {
        Picture::grid(self.columns as u8, self.rows as u8, |cell| {
            let piece = match Mnk::symbol(board, self.square(cell) as usize) {
                'X' => Some(Piece { owner: Some(Player::FIRST), form: Form::Cross, glyph: 'X' }),
                'O' => Some(Piece { owner: Some(Player::SECOND), form: Form::Ring, glyph: 'O' }),
                _ => None,
            };
            Some((Outline::Square, piece))
        })
    }

    fn decisive(&self, board: &Board, _picture: &Picture) -> Vec<usize> {
        let line = self.lines_in(board.marks[board.mover().other().index()]);
        (0..128).filter(|square| line >> square & 1 == 1).collect()
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        let line = Text::new("a complete line", "un alignement complet");
        let full = Text::new("the board is full", "le plateau est plein");
        Some(if self.line_of(*board).is_some() { line } else { full })
    }

    fn heuristics() -> Vec<Heuristic<Mnk>> {
        vec![Heuristic {
            name: "lines",
            about: Text::new(
                "over the lines still open to one player only, the square of their marks there: \
                 X minus O (reversed in misere play)",
                "sur les alignements encore ouverts à un seul joueur, le carré de son nombre de \
                 marques : X moins O (l'opposé en version misère)",
            ),
            value: open_lines,
        }]
    }
}

fn open_lines(game: &Mnk, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let weight = |line: u128| match board.marks.map(|marks| (marks & line).count_ones() as i32) {
        [mine, 0] => mine * mine,
        [0, theirs] => -theirs * theirs,
        _ => 0,
    };
    let difference = f64::from(game.lines.iter().map(|&line| weight(line)).sum::<i32>());
    if game.convention == Convention::Normal { difference } else { -difference }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_the_play() {
        check(4, 3, 3, "XXX./OO../....", Some(1));
        check(4, 3, 3, "...X/..XO/.XO.", Some(1));
        check(5, 4, 4, "OX.../XO.X./X.O../...O.", Some(-1));
        check(2, 2, 3, "XX/OO", Some(0));
    }

    #[test]
    fn the_line_is_shown_whole() {
        let game = Mnk::new(4, 3, 3, Convention::Normal);
        let board = game.read("XXX./OO../....").expect("a position");
        assert_eq!(game.decisive(&board, &game.picture(&board)), [0, 1, 2]);
        let slanting = game.read("...X/..XO/.XO.").expect("a position");
        assert_eq!(game.decisive(&slanting, &game.picture(&slanting)), [3, 6, 9]);
    }

    #[test]
    fn lines_do_not_go_around_the_edge() {
        check(4, 3, 3, "..XX/X.../OO..", None);
        check(4, 3, 3, "X..X/O.XO/....", None);
        check(5, 4, 3, "...X./....X/OO.../X....", None);
    }

    /// Compares what player 1 gets, if the play is over.
    #[track_caller]
    fn check(columns: u8, rows: u8, run: u8, position: &str, payoff: Option<i32>) {
        let game = Mnk::new(columns, rows, run, Convention::Normal);
        let board = game.read(position).expect("a position");
        assert_eq!(game.write(&board), position);
        let over = game.turn(&board) == Turn::Over;
        assert_eq!(over.then(|| game.payoff(&board, Player::FIRST)), payoff);
    }

    #[test]
    fn lines_are_counted() {
        let lines =
            |columns, rows, run| Mnk::new(columns, rows, run, Convention::Normal).lines.len();
        assert_eq!(
            [lines(3, 3, 3), lines(7, 6, 4), lines(4, 3, 1), lines(128, 1, 3)],
            [8, 69, 12, 126]
        );
    }

    #[test]
    fn impossible_positions_are_refused() {
        let game = Mnk::new(4, 4, 3, Convention::Normal);
        for text in ["O.../..../..../....", "XXX./OOO./..../....", "XXX./OO.O/XXX./O..O", "X"] {
            assert!(game.read(text).is_err(), "{text}");
        }
        assert!(game.read("XXX./XO.O/XO../..O.").is_ok(), "two lines made by one mark");
    }
}
