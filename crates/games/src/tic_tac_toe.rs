//! Tic-tac-toe (*morpion*).
//!
//! Two players write X and O in turn on a board of 3 x 3 squares, X first. Whoever first has
//! three of their marks in a row, column or diagonal wins; a full board without such a line is
//! a draw. Source: V. Thomas, *Résolution d'un jeu de morpion*, 2013.
//!
//! With `play=misere` a line loses for whoever made it.

use std::fmt;

use stratege_core::{
    Card, Cell, Convention, Duel, Filling, Foreign, Form, Game, Heuristic, Indices, Lanes, Layered,
    Listed, Outline, Params, Picture, Piece, Plain, Player, PositionError, SetupError, Text, Turn,
    decided, ones, read_grid, write_grid,
};

use crate::placing;

/// The rules.
#[derive(Clone, Copy, Debug)]
pub struct TicTacToe {
    /// Whether a line wins or loses.
    pub convention: Convention,
}

/// The squares of X in the low half of a word and those of O in the high half, row by row from
/// the top left; above those of O, how many marks there are.
///
/// One word stays in a register: the tree is walked a third faster than with a list of two. The
/// number of marks follows from them, but in a random play the next draw would wait for the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    bits: u32,
}

/// A square, numbered row by row from the top left, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Square(pub u8);

const FULL: u16 = 0o777;
/// Where the number of marks begins in the word of a board.
const COUNT: u32 = 28;
const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Whether a set of squares contains a line, for every set.
const HAS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut marks = 0;
    while marks < table.len() {
        let mut line = 0;
        while line < LINES.len() {
            table[marks] |= marks as u16 & LINES[line] == LINES[line];
            line += 1;
        }
        marks += 1;
    }
    table
};

/// The squares of a set in their order, for every set.
///
/// Counting bits until the right one is reached takes twice as long: nobody can foretell how far
/// it is.
const SQUARES: [[u8; 9]; 512] = {
    let mut table = [[0; 9]; 512];
    let mut set = 0;
    while set < table.len() {
        let (mut square, mut rank) = (0, 0);
        while square < 9 {
            if set >> square & 1 == 1 {
                table[set][rank] = square;
                rank += 1;
            }
            square += 1;
        }
        set += 1;
    }
    table
};

fn has_line(marks: u16) -> bool {
    HAS_LINE[usize::from(marks & FULL)]
}

impl Board {
    fn new(marks: [u16; 2]) -> Board {
        let count = marks[0].count_ones() + marks[1].count_ones();
        Board { bits: u32::from(marks[0]) | u32::from(marks[1]) << 16 | count << COUNT }
    }

    /// The squares of a player.
    fn marks(self, player: Player) -> u16 {
        (self.bits >> (16 * player.index())) as u16 & FULL
    }

    /// How many marks there are.
    fn count(self) -> u32 {
        self.bits >> COUNT
    }

    fn mover(self) -> Player {
        if self.count().is_multiple_of(2) { Player::FIRST } else { Player::SECOND }
    }

    /// Whoever has a line made it with the last mark.
    fn line_of(self) -> Option<Player> {
        let last = self.mover().other();
        has_line(self.marks(last)).then_some(last)
    }

    fn empty(self) -> u16 {
        FULL & !(self.bits | self.bits >> 16) as u16
    }
}

impl Game for TicTacToe {
    type State = Board;
    type Move = Square;

    fn start(&self) -> Board {
        Board::new([0, 0])
    }

    fn turn(&self, board: &Board) -> Turn {
        if board.empty() == 0 || board.line_of().is_some() {
            Turn::Over
        } else {
            Turn::Player(board.mover())
        }
    }

    fn moves(&self, board: &Board, moves: &mut Vec<Square>) {
        if board.line_of().is_none() {
            moves.extend(ones(board.empty()).map(Square));
        }
    }

    fn play(&self, board: &mut Board, Square(square): Square) {
        debug_assert!(board.empty() >> square & 1 == 1, "the square is empty");
        board.bits |= 1 << (u32::from(square) + 16 * board.mover().index() as u32);
        board.bits += 1 << COUNT;
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        let Some(maker) = board.line_of() else { return 0 };
        let line_wins = self.convention == Convention::Normal;
        if (player == maker) == line_wins { 1 } else { -1 }
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover())
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Square>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Square> {
        if board.empty() == 0 || board.line_of().is_some() {
            return None;
        }
        let squares = &SQUARES[usize::from(board.empty())];
        Some(Square(squares[draw(9 - board.count()) as usize]))
    }

    fn show(&self, board: &Board) -> String {
        let row = |row: usize| [0, 1, 2].map(|column| symbol(board, 3 * row + column)).join(" ");
        [0, 1, 2].map(row).join("\n")
    }

    /// The eight symmetries of the square.
    fn symmetries(&self) -> usize {
        8
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        let moved = |player: Player| {
            ones(board.marks(player)).map(|square| 1 << image_of(square, index)).sum()
        };
        Board::new(Player::BOTH.map(moved))
    }
}

impl Duel for TicTacToe {}

impl Layered for TicTacToe {
    fn has_keys(&self) -> bool {
        true
    }

    fn layer(&self, board: &Board) -> u32 {
        board.count()
    }

    fn pack(&self, board: &Board) -> u64 {
        placing::key_of(Player::BOTH.map(|player| board.marks(player).into()))
    }

    fn unpack(&self, _layer: u32, key: u64) -> Board {
        Board::new(placing::marks_of(key).map(|marks| marks as u16))
    }
}

impl Lanes for TicTacToe {
    type Lane = Filling;

    fn lanes(&self, layer: u32) -> Vec<Filling> {
        placing::lanes(9, layer)
    }

    fn ended(&self, layer: u32, key: u64) -> Option<i8> {
        let board = self.unpack(layer, key);
        let over = self.turn(&board) == Turn::Over;
        over.then(|| self.payoff(&board, Player::FIRST) as i8)
    }
}

fn symbol(board: &Board, square: usize) -> &'static str {
    match Player::BOTH.map(|player| board.marks(player) >> square & 1) {
        [1, _] => "X",
        [_, 1] => "O",
        _ => ".",
    }
}

/// Mirrors left to right (bit 0), top to bottom (bit 1), along the diagonal (bit 2).
fn image_of(square: u8, index: usize) -> u8 {
    let (mut row, mut column) = (square / 3, square % 3);
    if index & 1 != 0 {
        column = 2 - column;
    }
    if index & 2 != 0 {
        row = 2 - row;
    }
    if index & 4 != 0 {
        (row, column) = (column, row);
    }
    3 * row + column
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Cell { column: self.0 % 3, row: 2 - self.0 / 3 })
    }
}

impl Listed for TicTacToe {
    type Game = TicTacToe;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "tic-tac-toe",
            aliases: &["morpion", "oxo", "noughts-and-crosses"],
            title: Text::new("Tic-tac-toe", "Morpion"),
            aim: Text::new(
                "make a line of three before the other does",
                "alignez trois symboles avant l'autre",
            ),
            minutes: 1,
            rules: Text::new(
                "Player 1 (X) and player 2 (O) write their mark in turn on an empty square of a \
                 3 x 3 board. Whoever first has three marks in a row, column or diagonal wins; a \
                 full board without such a line is a draw. With play=misere such a line loses.",
                "Le joueur 1 (X) et le joueur 2 (O) écrivent tour à tour leur marque dans une case \
                 vide d'un plateau 3 x 3. Le premier qui aligne trois marques sur une ligne, une \
                 colonne ou une diagonale gagne ; un plateau plein sans alignement est un match \
                 nul. Avec play=misere, qui aligne perd.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them: `XO./.../...`. Move: a square, \
                 `b2` is the centre, `a1` the bottom left corner. Also read, as in the paper: \
                 `..X.O...X` and `['.', '.', 'X', …]` for positions, row by row from the top, and the number of \
                 a square for moves, 0 to 8 from the top left corner.",
                "Position : les lignes du haut vers le bas, séparées par `/` : `XO./.../...`. \
                 Coup : une case, `b2` est le centre, `a1` le coin en bas à gauche. \
                 Se lisent aussi, comme dans l'énoncé : `..X.O...X` et `['.', '.', 'X', …]` pour des positions, \
                 ligne par ligne à partir du haut, et le numéro d'une case pour des coups, de 0 à 8 à partir du \
                 coin en haut à gauche.",
            ),
            params: vec![Convention::param(Text::new(
                "normal: a line wins; misere: a line loses",
                "normale : un alignement gagne ; misère : un alignement perd",
            ))],
            sides: ['X', 'O'],
            source: "V. Thomas, Résolution d'un jeu de morpion, 2013",
        }
    }

    fn setup(params: &Params) -> Result<TicTacToe, SetupError> {
        let convention = Convention::chosen(params);
        Ok(TicTacToe { convention })
    }

    fn write(&self, board: &Board) -> String {
        write_grid(3, 3, |square| symbol(board, square).chars().next().unwrap_or('.'))
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        let mut marks = [0; 2];
        for (square, symbol) in read_grid(text, 3, 3, ".XO")?.into_iter().enumerate() {
            if symbol > 0 {
                marks[symbol - 1] |= 1 << square;
            }
        }
        let board = Board::new(marks);
        let [crosses, noughts] = marks.map(u16::count_ones);
        if crosses != noughts && crosses != noughts + 1 {
            let why = Text::new(
                "X moves first, so there are as many X as O, or one X more",
                "X commence : il y a autant de X que de O, ou un X de plus",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        // Whoever made a line made it with the last mark.
        let last = board.mover().other();
        if has_line(marks[last.other().index()]) {
            let why = Text::new(
                "somebody had already made a line, and the game went on",
                "quelqu'un avait déjà aligné trois marques, et la partie a continué",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    /// A list of nine marks, row by row from the top.
    fn plain(&self, board: &Board) -> Plain {
        Plain::list((0..9).map(|square| Plain::Word(symbol(board, square).to_owned())))
    }

    /// The number of the square, row by row from the top, from 0.
    fn plain_move(&self, Square(square): Square) -> Plain {
        Plain::Number(square.into())
    }

    /// Nine marks row by row from the top, in one word or in a list.
    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        let mark =
            |item: &Plain| if let Plain::Word(mark) = item { Some(mark.clone()) } else { None };
        let marks = match text {
            Plain::Word(marks) if marks.len() == 9 => Some(marks.clone()),
            Plain::List(items) => items.iter().map(mark).collect(),
            _ => None,
        };
        let is_board = |marks: &String| {
            matches!(text, Plain::List(_)) || marks.chars().all(|mark| ".XO".contains(mark))
        };
        Ok(marks.filter(is_board).map(|marks| {
            let slash = |square: usize| [3, 6].contains(&square).then_some('/');
            let marks = marks.chars().enumerate();
            let position =
                marks.flat_map(|(square, mark)| slash(square).into_iter().chain([mark])).collect();
            Foreign { position, sizes: Vec::new(), board: text.clone() }
        }))
    }

    /// By the number of its square.
    fn is_called(&self, _board: &Plain, square: Square, name: &Plain) -> bool {
        self.plain_move(square) == *name
    }

    fn indices(&self) -> Option<Indices> {
        Some(Indices::Squares)
    }

    fn plain_player(&self, player: Player) -> Plain {
        Plain::Word(["X", "O"][player.index()].to_owned())
    }

    fn picture(&self, board: &Board) -> Picture {
        Picture::grid(3, 3, |cell| {
            let square = 3 * (2 - usize::from(cell.row)) + usize::from(cell.column);
            let piece = match symbol(board, square) {
                "X" => Some(Piece { owner: Some(Player::FIRST), form: Form::Cross, glyph: 'X' }),
                "O" => Some(Piece { owner: Some(Player::SECOND), form: Form::Ring, glyph: 'O' }),
                _ => None,
            };
            Some((Outline::Square, piece))
        })
    }

    fn decisive(&self, board: &Board, _picture: &Picture) -> Vec<usize> {
        let last = board.mover().other();
        let lines = LINES.into_iter().filter(|line| board.marks(last) & line == *line);
        let line = lines.fold(0, |all, line| all | line);
        (0..9).filter(|square| line >> square & 1 == 1).collect()
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        let line = Text::new("three in a row", "trois symboles alignés");
        let full = Text::new("the board is full", "le plateau est plein");
        Some(if board.line_of().is_some() { line } else { full })
    }

    fn heuristics() -> Vec<Heuristic<TicTacToe>> {
        vec![Heuristic {
            name: "lines",
            about: Text::new(
                "lines still open to X minus lines still open to O",
                "alignements encore possibles pour X moins ceux de O",
            ),
            value: open_lines,
        }]
    }
}

fn open_lines(game: &TicTacToe, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let open_to = |player: Player| {
        let blocked = board.marks(player.other());
        LINES.iter().filter(|&line| line & blocked == 0).count() as f64
    };
    let difference = open_to(Player::FIRST) - open_to(Player::SECOND);
    if game.convention == Convention::Normal { difference } else { -difference }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORMAL: TicTacToe = TicTacToe { convention: Convention::Normal };

    #[test]
    fn a_line_ends_the_play() {
        check(&[0, 3, 1, 4, 2], "XXX/OO./...", Some(1));
        check(&[0, 3, 1, 4, 8, 5], "XX./OOO/..X", Some(-1));
        check(&[0, 1, 2, 4, 3, 5, 7, 6, 8], "XOX/XOO/OXX", Some(0));
        check(&[4], ".../.X./...", None);
    }

    /// Plays `squares`, then compares the position and what player 1 gets, if the play is over.
    #[track_caller]
    fn check(squares: &[u8], position: &str, payoff: Option<i32>) {
        let mut board = NORMAL.start();
        squares.iter().for_each(|&square| NORMAL.play(&mut board, Square(square)));
        assert_eq!(NORMAL.write(&board), position);
        assert_eq!(NORMAL.read(position), Ok(board));
        let over = NORMAL.turn(&board) == Turn::Over;
        assert_eq!(over.then(|| NORMAL.payoff(&board, Player::FIRST)), payoff);
    }

    #[test]
    fn impossible_positions_are_refused() {
        for text in
            ["OO./.../...", "XX./.../...", "XXX/OOO/...", "XXX/OO./O..", "", "XO", "XO./..?/..."]
        {
            assert!(NORMAL.read(text).is_err(), "{text}");
        }
        assert!(NORMAL.read("XXX/XOO/XO.").is_err(), "five X and three O");
        assert!(NORMAL.read("XXX/XOO/XOO").is_ok(), "two lines made by one mark");
    }

    /// Sections 1 and 1.6 of the source; the list that it prints in section 1 has a mark too many.
    #[test]
    fn lists_of_the_paper_are_read() {
        let read = |text: &str| {
            let foreign = NORMAL.foreign(&Plain::read(text)).expect("marks");
            foreign.map(|foreign| NORMAL.read(&foreign.position).map(|board| NORMAL.write(&board)))
        };
        for (text, position) in [
            ("..X.O...X", "..X/.O./..X"),
            ("('X', 'X', '.', '.', '.', 'O', '.', '.', '.')", "XX./..O/..."),
            (r#"[".",".","X",".","O",".",".",".","X"]"#, "..X/.O./..X"),
        ] {
            assert_eq!(read(text), Some(Ok(position.to_owned())));
        }
        let printed = read("['.','.','X','.','O','.','.','.','.','X']");
        assert!(matches!(printed, Some(Err(PositionError::Count { found: 4, expected: 3, .. }))));
        assert!(matches!(read("['.', 'Z']"), Some(Err(_))));
        for text in ["XO./.../.", "..X.O..", "[1,2]", "4"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn squares_are_named_from_the_bottom_left() {
        assert_eq!([0, 4, 6, 8].map(|square| Square(square).to_string()), ["a3", "b2", "a1", "c1"]);
    }
}
