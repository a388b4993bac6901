//! Connect Four (*Puissance 4*).
//!
//! The board stands upright and has `columns` x `rows` squares. In turn, a player drops a disc
//! into a column that is not full; it falls to the lowest free square. Whoever first has `run`
//! discs in a row, column or diagonal wins; a full board without such a line is a draw. Source:
//! the rules of the game by H. Wexler and N. Strongin, Milton Bradley, 1974.

use std::{collections::BTreeSet, fmt};

use stratege_core::{
    Card, Duel, Form, Game, Heuristic, Listed, Outline, Param, ParamKind, Params, Picture, Piece,
    Plain, Player, PositionError, SetupError, Text, Turn, decided, nth_one, read_grid, write_grid,
};

/// Most columns: one row of them, each with its empty guard, fills a word.
const MOST_COLUMNS: i64 = 32;

/// The names of the columns.
const NAMES: &str = "123456789abcdefghijklmnopqrstuvw";

/// How the empty board is written.
const START: &str = "start";

/// Boards that the search for an order of play may give up on before it gives up itself.
const PATIENCE: usize = 50_000;

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct ConnectFour {
    columns: u32,
    rows: u32,
    run: u32,
    /// The lowest square of every column.
    bottom: u64,
    all: u64,
    /// Distances between neighbours in the directions in which a line fits.
    steps: Vec<u32>,
    /// The squares of every line.
    lines: Vec<u64>,
}

/// The discs of each player as bits, column by column from the left, from the bottom up; above
/// each column is one bit that is never set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    discs: [u64; 2],
}

/// A column, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Column(pub u8);

impl Board {
    fn occupied(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    fn mover(self) -> Player {
        Player::BOTH[self.occupied().count_ones() as usize % 2]
    }
}

impl ConnectFour {
    /// A board on which `run` discs in a line win.
    ///
    /// # Panics
    ///
    /// If a length is 0, or if the squares with one more row do not fit in 64 bits.
    pub fn new(columns: u8, rows: u8, run: u8) -> ConnectFour {
        let [columns, rows, run] = [columns, rows, run].map(u32::from);
        assert!(0 < columns && 0 < rows && 0 < run, "{columns} x {rows} x {run}");
        assert!(columns * (rows + 1) <= u64::BITS, "{columns} x {rows}");
        let height = rows + 1;
        let bottom = (0..columns).fold(0, |bits, column| bits | 1 << (column * height));
        let all = bottom * ((1 << rows) - 1);
        // Up, right, up and right, down and right, with the squares that a line takes up there.
        let directions = [(1, 1, run), (height, run, 1), (height + 1, run, run), (rows, run, run)];
        let fitting =
            directions.into_iter().filter(|&(_, wide, high)| wide <= columns && high <= rows);
        let steps: Vec<u32> = fitting.map(|(step, ..)| step).collect();
        let mut game = ConnectFour { columns, rows, run, bottom, all, steps, lines: Vec::new() };
        game.lines = game.find_lines();
        game
    }

    fn find_lines(&self) -> Vec<u64> {
        let starts = self.steps.iter().flat_map(|&step| {
            let starts = stratege_core::ones(self.runs(self.all, step));
            starts.map(move |start| (step, start))
        });
        let squares = |(step, start)| {
            (0..self.run).fold(0, |line, index| line | 1_u64 << (u32::from(start) + index * step))
        };
        let mut lines: Vec<u64> = starts.map(squares).collect();
        // Lines of one disc are found once in every direction.
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    /// The first discs of the lines of `run` discs at distance `step`.
    fn runs(&self, discs: u64, step: u32) -> u64 {
        let mut starts = discs;
        let mut length = 1;
        while 2 * length <= self.run {
            starts &= starts >> (length * step);
            length *= 2;
        }
        if length < self.run {
            starts &= starts >> ((self.run - length) * step);
        }
        starts
    }

    #[inline]
    fn has_line(&self, discs: u64) -> bool {
        match (self.run, self.rows) {
            // Known distances are shifted by much faster, and this is the board that is sold.
            (4, 6) => has_four(discs, 6),
            // Twice the longest step must stay within a word.
            (4, rows) if 2 * (rows + 2) < u64::BITS => has_four(discs, rows),
            _ => self.steps.iter().any(|&step| self.runs(discs, step) != 0),
        }
    }

    /// Only the disc played last can have made a line.
    #[inline]
    fn line_of(&self, board: Board) -> Option<Player> {
        let last = board.mover().other();
        self.has_line(board.discs[last.index()]).then_some(last)
    }

    fn squares_of(&self, column: u32) -> u64 {
        ((1 << self.rows) - 1) << (column * (self.rows + 1))
    }

    /// The lowest free square of every column that is not full.
    fn landings(&self, board: Board) -> u64 {
        (board.occupied() + self.bottom) & self.all
    }

    /// The owner of a square, counted row by row from the top left.
    fn owner(&self, board: Board, square: usize) -> Option<Player> {
        let bit = self.bit(square);
        Player::BOTH.into_iter().find(|player| board.discs[player.index()] & bit != 0)
    }

    /// The bit of a square, counted row by row from the top left.
    fn bit(&self, square: usize) -> u64 {
        let (row, column) = (square as u32 / self.columns, square as u32 % self.columns);
        1 << (column * (self.rows + 1) + self.rows - 1 - row)
    }

    fn grid(&self, board: Board) -> String {
        write_grid(self.rows as usize, self.columns as usize, |square| {
            self.owner(board, square).map_or('.', |player| ['X', 'O'][player.index()])
        })
    }
}

/// Whether four of the discs make a line on a board of so many rows.
#[inline]
fn has_four(discs: u64, rows: u32) -> bool {
    // The bit above each column keeps lines from going round the edge.
    let four_at = |step: u32| {
        let pairs = discs & discs >> step;
        pairs & pairs >> (2 * step)
    };
    four_at(1) | four_at(rows) | four_at(rows + 1) | four_at(rows + 2) != 0
}

impl Game for ConnectFour {
    type State = Board;
    type Move = Column;

    fn start(&self) -> Board {
        Board { discs: [0, 0] }
    }

    fn turn(&self, board: &Board) -> Turn {
        if board.occupied() == self.all || self.line_of(*board).is_some() {
            Turn::Over
        } else {
            Turn::Player(board.mover())
        }
    }

    /// From left to right.
    fn moves(&self, board: &Board, moves: &mut Vec<Column>) {
        if self.line_of(*board).is_some() {
            return;
        }
        let landings = self.landings(*board);
        let open = (0..self.columns).filter(|&column| landings & self.squares_of(column) != 0);
        moves.extend(open.map(|column| Column(column as u8)));
    }

    #[inline]
    fn play(&self, board: &mut Board, Column(column): Column) {
        let landing = self.landings(*board) & self.squares_of(u32::from(column));
        debug_assert!(landing != 0, "the column is not full");
        board.discs[board.mover().index()] |= landing;
    }

    fn mover(&self, board: &Board) -> Option<Player> {
        Some(board.mover())
    }

    #[inline]
    fn draw_move(
        &self,
        board: &Board,
        _buffer: &mut Vec<Column>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Column> {
        let landings = self.landings(*board);
        if landings == 0 || self.line_of(*board).is_some() {
            return None;
        }
        // While no column is full, which is most of a play, nothing need be counted.
        let top_row = self.bottom << (self.rows - 1);
        if board.occupied() & top_row == 0 {
            return Some(Column(draw(self.columns) as u8));
        }
        let landing = nth_one(landings, draw(landings.count_ones()));
        Some(Column(landing / (self.rows + 1) as u8))
    }

    fn payoff(&self, board: &Board, player: Player) -> i32 {
        match self.line_of(*board) {
            None => 0,
            Some(winner) => {
                if winner == player {
                    1
                } else {
                    -1
                }
            }
        }
    }

    fn show(&self, board: &Board) -> String {
        let rows = self.grid(*board);
        let spaced = rows.split('/').map(|row| row.split("").collect::<Vec<_>>().join(" "));
        spaced.map(|row| row.trim().to_owned()).collect::<Vec<_>>().join("\n")
    }

    /// The board may be mirrored left to right.
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, board: &Board, index: usize) -> Board {
        if index == 0 {
            return *board;
        }
        let height = self.rows + 1;
        let mirror = |discs: u64| {
            (0..self.columns).fold(0, |image, column| {
                let filling = (discs & self.squares_of(column)) >> (column * height);
                image | filling << ((self.columns - 1 - column) * height)
            })
        };
        Board { discs: board.discs.map(mirror) }
    }
}

impl Duel for ConnectFour {}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = usize::from(self.0);
        f.write_str(&NAMES[column..=column])
    }
}

impl Listed for ConnectFour {
    type Game = ConnectFour;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "connect-four",
            aliases: &["puissance-4", "puissance4", "connect4"],
            title: Text::new("Connect Four", "Puissance 4"),
            rules: Text::new(
                "The board stands upright. Player 1 (X) and player 2 (O) drop a disc in turn into \
                 a column that is not full; it falls to the lowest free square. Whoever first has \
                 four discs (or as many as `run` says) in a row, column or diagonal wins; a full \
                 board without such a line is a draw.",
                "Le plateau est vertical. Le joueur 1 (X) et le joueur 2 (O) laissent tomber tour à \
                 tour un jeton dans une colonne qui n'est pas pleine ; il descend jusqu'à la case \
                 libre la plus basse. Le premier qui aligne quatre jetons (ou autant que l'indique \
                 `run`) sur une ligne, une colonne ou une diagonale gagne ; un plateau plein sans \
                 alignement est un match nul.",
            ),
            notation: Text::new(
                "Position: the columns played so far, `4441`, or `start`; rows from the top are \
                 understood as well, `/` between them: `...X.../..OOX..` for the two rows of \
                 connect-four:7x2. Move: a column, `1` to `9` from the left, then `a`, `b`, …",
                "Position : les colonnes jouées jusqu'ici, `4441`, ou `start` ; les lignes du haut \
                 vers le bas, séparées par `/`, sont comprises aussi : `...X.../..OOX..` pour les \
                 deux lignes de connect-four:7x2. Coup : une colonne, de `1` à `9` à partir de la \
                 gauche, puis `a`, `b`, …",
            ),
            params: vec![
                Param {
                    name: "columns",
                    about: Text::new("columns of the board", "colonnes du plateau"),
                    kind: ParamKind::Size { low: 1, high: MOST_COLUMNS },
                    default: "7",
                },
                Param {
                    name: "rows",
                    about: Text::new("rows of the board", "lignes du plateau"),
                    kind: ParamKind::Size { low: 1, high: 63 },
                    default: "6",
                },
                Param {
                    name: "run",
                    about: Text::new("discs in a line that win", "jetons à aligner pour gagner"),
                    kind: ParamKind::Size { low: 1, high: 63 },
                    default: "4",
                },
            ],
            sides: ['X', 'O'],
            source: "H. Wexler and N. Strongin, Connect Four, Milton Bradley, 1974",
        }
    }

    fn setup(params: &Params) -> Result<ConnectFour, SetupError> {
        let [columns, rows, run] = ["columns", "rows", "run"].map(|name| params.number(name));
        if columns * (rows + 1) > i64::from(u64::BITS) {
            let why = Text::new(
                "columns x (rows + 1) is at most 64: the board must fit in a machine word",
                "colonnes x (lignes + 1) vaut au plus 64 : le plateau doit tenir dans un mot machine",
            );
            return Err(SetupError::Unfit { why });
        }
        Ok(ConnectFour::new(columns as u8, rows as u8, run as u8))
    }

    /// The columns in an order in which they may have been played.
    ///
    /// Should the search for such an order take too long, the rows from the top.
    fn write(&self, board: &Board) -> String {
        match self.order_of_play(*board) {
            Order::Found(columns) if columns.is_empty() => START.to_owned(),
            Order::Found(columns) => columns.iter().map(Column::to_string).collect(),
            Order::None | Order::Unknown => self.grid(*board),
        }
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        if text == START {
            return Ok(self.start());
        }
        if text.contains(['/', '.', 'X', 'O']) { self.read_rows(text) } else { self.replay(text) }
    }

    /// A matrix of discs, rows from the top.
    fn plain(&self, board: &Board) -> Plain {
        let grid = self.grid(*board);
        let row = |row: &str| Plain::list(row.chars().map(|disc| Plain::Word(disc.to_string())));
        Plain::list(grid.split('/').map(row))
    }

    /// The number of the column, from 0.
    fn plain_move(&self, Column(column): Column) -> Plain {
        Plain::Number(column.into())
    }

    fn plain_player(&self, player: Player) -> Plain {
        Plain::Word(["X", "O"][player.index()].to_owned())
    }

    /// Fillings of the columns, each with as many discs of both players as it must have; that
    /// some have a line too many is ignored.
    fn size(&self) -> Option<f64> {
        let squares = (self.columns * self.rows) as usize;
        let rows = self.rows as usize;
        // How many ways there are to fill the columns so far with a number of discs.
        let mut fillings = vec![0.0; squares + 1];
        fillings[0] = 1.0;
        for _ in 0..self.columns {
            let with = |discs: usize| {
                (discs.saturating_sub(rows)..=discs).map(|rest| fillings[rest]).sum()
            };
            fillings = (0..=squares).map(with).collect();
        }
        let mut colourings = 1.0;
        let mut boards = 0.0;
        for (discs, filling) in fillings.into_iter().enumerate() {
            boards += filling * colourings;
            colourings *= (discs + 1) as f64 / (discs / 2 + 1) as f64;
        }
        Some(boards)
    }

    fn picture(&self, board: &Board) -> Picture {
        let (columns, rows) = (self.columns as u8, self.rows as u8);
        let mut picture =
            Picture::grid(columns, rows, |cell| {
                let square = usize::from(rows - 1 - cell.row) * usize::from(columns);
                let piece = self.owner(*board, square + usize::from(cell.column)).map(|owner| {
                    Piece { owner: Some(owner), form: Form::Disc, glyph: ['X', 'O'][owner.index()] }
                });
                Some((Outline::Square, piece))
            });
        // A column is chosen by the square where the disc will land.
        let landings = self.landings(*board);
        for (square, place) in picture.places.iter_mut().enumerate() {
            let column = (square as u32 % self.columns) as u8;
            let lands = landings & self.bit(square) != 0;
            place.name = if lands { Column(column).to_string() } else { String::new() };
        }
        picture.labels.retain(|label| label.x >= 0);
        for (column, label) in (0..).zip(&mut picture.labels) {
            label.text = Column(column).to_string();
        }
        picture
    }

    fn heuristics() -> Vec<Heuristic<ConnectFour>> {
        vec![Heuristic {
            name: "lines",
            about: Text::new(
                "over the lines still open to one player only, the square of their discs there: \
                 X minus O",
                "sur les alignements encore ouverts à un seul joueur, le carré de son nombre de \
                 jetons : X moins O",
            ),
            value: open_lines,
        }]
    }
}

fn open_lines(game: &ConnectFour, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let weight = |line: u64| match board.discs.map(|discs| (discs & line).count_ones() as i32) {
        [mine, 0] => mine * mine,
        [0, theirs] => -theirs * theirs,
        _ => 0,
    };
    f64::from(game.lines.iter().map(|&line| weight(line)).sum::<i32>())
}

/// What is known of the order in which a board was played.
enum Order {
    /// One such order.
    Found(Vec<Column>),
    /// There is none.
    None,
    /// The search took too long.
    Unknown,
}

impl ConnectFour {
    fn replay(&self, text: &str) -> Result<Board, PositionError> {
        let mut board = self.start();
        let names = &NAMES[..self.columns as usize];
        for (start, name) in text.char_indices() {
            let at = start..start + name.len_utf8();
            let Some(column) = names.find(name) else {
                return Err(PositionError::Unexpected { at, allowed: names });
            };
            if self.turn(&board) == Turn::Over {
                let why = Text::new(
                    "the play was over before this disc",
                    "la partie était finie avant ce jeton",
                );
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            if self.landings(board) & self.squares_of(column as u32) == 0 {
                let why = Text::new("this column was full", "cette colonne était pleine");
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            self.play(&mut board, Column(column as u8));
        }
        Ok(board)
    }

    fn read_rows(&self, text: &str) -> Result<Board, PositionError> {
        let columns = self.columns as usize;
        let mut board = self.start();
        let squares = read_grid(text, self.rows as usize, columns, ".XO")?;
        for (square, &symbol) in squares.iter().enumerate() {
            if symbol > 0 {
                board.discs[symbol - 1] |= self.bit(square);
            }
        }
        if let Some(square) = (0..squares.len().saturating_sub(columns))
            .find(|&square| squares[square] > 0 && squares[square + columns] == 0)
        {
            let why = Text::new("there is nothing below this disc", "rien ne soutient ce jeton");
            // Each row is followed by a slash.
            let start = square + square / columns;
            return Err(PositionError::Impossible { at: Some(start..start + 1), why });
        }
        let [first, second] = board.discs.map(u64::count_ones);
        if first != second && first != second + 1 {
            let why = Text::new(
                "X moves first, so there are as many X as O, or one X more",
                "X commence : il y a autant de X que de O, ou un X de plus",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.has_line(board.discs[board.mover().index()]) {
            let why = Text::new(
                "somebody had already made a line, and the play went on",
                "quelqu'un avait déjà fait un alignement, et la partie a continué",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if let Order::None = self.order_of_play(board) {
            let why = Text::new(
                "the discs cannot have been dropped in turn, with a line only at the end",
                "les jetons n'ont pas pu tomber tour à tour, avec un alignement seulement à la fin",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    /// Takes the discs back, one player after the other.
    ///
    /// Once the last disc is gone no line may be left; there is none on smaller boards then.
    fn order_of_play(&self, board: Board) -> Order {
        let mut columns = Vec::with_capacity(board.occupied().count_ones() as usize);
        let mut hopeless = BTreeSet::new();
        if self.take_back(board, &mut columns, &mut hopeless) {
            columns.reverse();
            return Order::Found(columns);
        }
        if hopeless.len() < PATIENCE { Order::None } else { Order::Unknown }
    }

    /// Whether `board` can be emptied; if so `columns` gets the columns in reverse order.
    ///
    /// All boards of one search are parts of one board, so the occupied squares tell them apart.
    fn take_back(
        &self,
        board: Board,
        columns: &mut Vec<Column>,
        hopeless: &mut BTreeSet<u64>,
    ) -> bool {
        let occupied = board.occupied();
        if occupied == 0 {
            return true;
        }
        if hopeless.len() >= PATIENCE || hopeless.contains(&occupied) {
            return false;
        }
        let last = board.mover().other().index();
        // The discs with nothing above them are one below a landing, or on top of a full column.
        let tops = occupied & !(occupied >> 1);
        for column in 0..self.columns {
            let top = tops & self.squares_of(column) & board.discs[last];
            let mut before = board;
            before.discs[last] &= !top;
            if top == 0 || self.has_line(before.discs[last]) {
                continue;
            }
            columns.push(Column(column as u8));
            if self.take_back(before, columns, hopeless) {
                return true;
            }
            columns.pop();
        }
        hopeless.insert(occupied);
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> ConnectFour {
        ConnectFour::new(7, 6, 4)
    }

    #[test]
    fn four_in_a_line_win() {
        check("4343434", "...X.../..OX.../..OX.../..OX...", Some(1));
        check("1122334", "OOO..../XXXX...", Some(1));
        check("12233434464", "...X.../..XX.../.XXO.../XOOO.O.", Some(1));
        check("4441", "...X.../...O.../O..X...", None);
    }

    /// Replays `columns`, then compares the rows that are not empty and who won.
    #[track_caller]
    fn check(columns: &str, rows: &str, payoff: Option<i32>) {
        let game = game();
        let board = game.read(columns).expect("a play");
        let grid = game.grid(board);
        assert_eq!(grid.trim_start_matches("......./"), rows);
        let over = game.turn(&board) == Turn::Over;
        assert_eq!(over.then(|| game.payoff(&board, Player::FIRST)), payoff);
        assert_eq!(game.read(&grid), Ok(board), "by rows");
        assert_eq!(game.read(&game.write(&board)), Ok(board), "by columns");
    }

    #[test]
    fn there_are_69_lines() {
        assert_eq!(game().lines.len(), 69);
        assert_eq!(ConnectFour::new(3, 3, 3).lines.len(), 8);
        assert_eq!(ConnectFour::new(4, 3, 1).lines.len(), 12);
        assert_eq!(ConnectFour::new(4, 4, 5).lines.len(), 0);
    }

    #[test]
    fn the_offending_column_is_marked() {
        let at = |text: &str| match game().read(text) {
            Err(
                PositionError::Impossible { at: Some(at), .. }
                | PositionError::Unexpected { at, .. },
            ) => at,
            other => panic!("{other:?}"),
        };
        assert_eq!(at("4444444"), 6..7, "a full column");
        assert_eq!(at("43434345"), 7..8, "after the end");
        assert_eq!(at("418"), 2..3, "no such column");
        assert_eq!(at("4é"), 1..3, "no such column");
        assert_eq!(at("......./......./......./X....../......./......."), 24..25, "floating");
    }

    #[test]
    fn boards_that_no_play_reaches_are_refused() {
        let small = ConnectFour::new(4, 4, 4);
        for text in [
            "..../..../..../XX..",
            "..../..../..../O...",
            "..../..../XX../OO..",
            "X.../X.../XOOO/XXOO",
            "..../..../OOOO/XXXX",
            "..../O.../OOOX/XXXX",
            "..../..../....",
        ] {
            let read = small.read(text);
            assert!(read.is_err(), "{text}: {read:?}");
        }
        assert_eq!(small.read(""), small.read("start"));
    }
}
