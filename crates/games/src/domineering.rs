//! Domineering (*domineering*, crosscram).
//!
//! The board has `rows` x `columns` squares. In turn, player 1 lays a domino on two empty
//! squares one above the other, player 2 on two empty squares side by side. Dominoes stay where
//! they are. Whoever cannot move loses. Source: *TP : Jeu du domineering*, informatique commune
//! de deuxième année; the game is Göran Andersson's.

mod bytes;
mod counts;
mod insight;
#[cfg(test)]
mod laws;
mod layers;
mod normal;
mod picture;
mod ranks;
mod regions;
mod squares;
mod strips;
mod sums;
mod tiling;
mod wide;

use std::fmt;

use stratege_core::{
    Alternating, BoardWithMover, Card, Cell, Combinatorial, Convention, Foreign, Form, Heuristic,
    Indices, Listed, Outline, Param, ParamKind, Params, Picture, Piece, Plain, Player,
    PositionError, SetupError, Text, decided, nth_one, ones, read_grid, write_grid,
};

use self::regions::{transposed, visit_regions};

/// Longest side of a board.
const LONGEST: i64 = 64;

/// Most squares of a board.
const MOST_SQUARES: usize = 128;

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct Domineering {
    rows: u8,
    columns: u8,
    all: u128,
    /// The squares that have one to their right.
    not_last_column: u128,
    /// The dominoes of each player, by their square that comes first.
    dominoes: [Vec<Domino>; 2],
}

/// The occupied squares as bits, row by row from the top left.
///
/// Two halves take 8 bytes less than the whole in a position, which would begin at a multiple of 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    high: u64,
    low: u64,
}

impl Board {
    #[inline]
    fn new(occupied: u128) -> Board {
        Board { high: (occupied >> 64) as u64, low: occupied as u64 }
    }

    #[inline]
    fn occupied(self) -> u128 {
        u128::from(self.high) << 64 | u128::from(self.low)
    }
}

/// The two squares that a domino covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Domino {
    /// The lower or left one.
    pub first: Cell,
    /// The upper or right one.
    pub second: Cell,
}

impl Domineering {
    /// A board of `rows` x `columns` squares.
    ///
    /// # Panics
    ///
    /// If there are no squares, more than 128, or more than 64 in a row or column.
    pub fn new(rows: u8, columns: u8) -> Domineering {
        let squares = usize::from(rows) * usize::from(columns);
        let sides = 1..=LONGEST;
        assert!(sides.contains(&i64::from(rows)) && sides.contains(&i64::from(columns)));
        assert!(squares <= MOST_SQUARES, "{rows} x {columns}");
        let cell = |row: u8, column| Cell { column, row: rows - 1 - row };
        let all_squares =
            || (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        // Squares on the edge have no domino; theirs are never looked up.
        let vertical = all_squares().map(|(row, column)| Domino {
            first: cell((row + 1).min(rows - 1), column),
            second: cell(row, column),
        });
        let horizontal = all_squares().map(|(row, column)| Domino {
            first: cell(row, column),
            second: cell(row, column + 1),
        });
        let bits = |member: &dyn Fn(u8) -> bool| {
            let bits = (0..squares).filter(|square| member((square % usize::from(columns)) as u8));
            bits.fold(0, |bits, square| bits | 1 << square)
        };
        Domineering {
            rows,
            columns,
            all: bits(&|_| true),
            not_last_column: bits(&|column| column + 1 < columns),
            dominoes: [vertical.collect(), horizontal.collect()],
        }
    }

    /// The squares that come first, from the top left, in a domino of `player`.
    fn places(&self, board: Board, player: Player) -> u128 {
        let free = self.free(board);
        if !player.is_first() {
            return free & free >> 1 & self.not_last_column;
        }
        // Half a word is shifted much faster than the whole, and mostly it is all there is.
        match u64::try_from(free) {
            Ok(free) => u128::from(free & free.unbounded_shr(self.columns.into())),
            Err(_) => free & free >> self.columns,
        }
    }

    fn bit(&self, cell: Cell) -> u128 {
        let row = u32::from(self.rows - 1 - cell.row);
        1 << (row * u32::from(self.columns) + u32::from(cell.column))
    }

    /// The rows in reverse order.
    fn upside_down(&self, squares: u128) -> u128 {
        let columns = u32::from(self.columns);
        let row = u128::MAX >> (MOST_SQUARES as u32 - columns);
        let rows = (0..u32::from(self.rows)).map(|index| squares >> (index * columns) & row);
        rows.fold(0, |image, row| image << columns | row)
    }

    /// All squares in reverse order.
    fn half_turn(&self, squares: u128) -> u128 {
        squares.reverse_bits() >> (MOST_SQUARES as u32 - self.all.count_ones())
    }

    /// The board on which only these squares are empty.
    fn around(&self, free: u128) -> Board {
        Board::new(self.all & !free)
    }

    fn symbol(board: Board, square: usize) -> char {
        if board.occupied() >> square & 1 == 1 { '#' } else { '.' }
    }

    /// The free squares, row by row from the top left.
    pub fn free(&self, board: Board) -> u128 {
        self.all & !board.occupied()
    }

    /// The board on which these squares alone are free, row by row from the top left.
    pub fn with_free(&self, free: u128) -> Board {
        Board::new(self.all & !free)
    }
}

impl Combinatorial for Domineering {
    type Board = Board;
    type Move = Domino;

    fn start(&self) -> Board {
        Board::new(0)
    }

    /// Row by row from the top left.
    fn options(&self, board: &Board, player: Player, moves: &mut Vec<Domino>) {
        let places = self.places(*board, player);
        let dominoes = &self.dominoes[player.index()];
        // Halves of a word are walked much faster than the whole.
        let (low, high) = (places as u64, (places >> 64) as u64);
        moves.extend(ones(low).map(|square| dominoes[usize::from(square)]));
        if high != 0 {
            moves.extend(ones(high).map(|square| dominoes[64 + usize::from(square)]));
        }
    }

    #[inline]
    fn draw_option(
        &self,
        board: &Board,
        player: Player,
        _buffer: &mut Vec<Domino>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Domino> {
        let places = self.places(*board, player);
        if places == 0 {
            return None;
        }
        let (low, high) = (places as u64, (places >> 64) as u64);
        let rank = draw(places.count_ones());
        let square = match rank.checked_sub(low.count_ones()) {
            None => nth_one(low, rank),
            Some(rank) => 64 + nth_one(high, rank),
        };
        Some(self.dominoes[player.index()][usize::from(square)])
    }

    fn play(&self, board: &mut Board, player: Player, Domino { first, second }: Domino) {
        // The square that comes first from the top left, and that below or beside it.
        let squares = if player.is_first() {
            let upper = self.bit(second);
            upper | upper << self.columns
        } else {
            let left = self.bit(first);
            left | left << 1
        };
        debug_assert!(board.occupied() & squares == 0, "the squares are empty");
        *board = Board::new(board.occupied() | squares);
    }

    fn show(&self, board: &Board) -> String {
        let (rows, columns) = (usize::from(self.rows), usize::from(self.columns));
        write_grid(rows, columns, |square| Domineering::symbol(*board, square)).replace('/', "\n")
    }

    fn is_stuck(&self, board: &Board, player: Player) -> bool {
        self.places(*board, player) == 0
    }

    /// Those of the rectangle: a quarter turn would exchange the players.
    fn symmetries(&self) -> usize {
        4
    }

    /// Upside down (bit 0), and turned by half a turn (bit 1).
    fn image(&self, board: &Board, index: usize) -> Board {
        let mut occupied = board.occupied();
        if index & 1 != 0 {
            occupied = self.upside_down(occupied);
        }
        if index & 2 != 0 {
            occupied = self.half_turn(occupied);
        }
        Board::new(occupied)
    }

    /// One for each region of empty squares that takes a domino, in the upper left corner, turned
    /// and mirrored into the least of its images.
    fn parts(&self, board: &Board, parts: &mut Vec<Board>) {
        let free = self.free(*board);
        visit_regions(self.rows, self.columns, free, |region| parts.push(self.around(region)));
    }

    /// Rows for columns, where they fit the board.
    fn swapped(&self, board: &Board) -> Option<Board> {
        let free = self.free(*board);
        transposed(self.rows, self.columns, free).map(|image| self.around(image))
    }
}

impl fmt::Display for Domino {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.first, self.second)
    }
}

impl Listed for Domineering {
    type Game = Alternating<Domineering>;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "domineering",
            aliases: &["crosscram", "dominos-croises"],
            title: Text::new("Domineering", "Domineering"),
            aim: Text::new(
                "lay the last domino, upright or flat",
                "posez le dernier domino, debout ou couché",
            ),
            minutes: 3,
            rules: Text::new(
                "In turn, player 1 (vertical) lays a domino on two empty squares one above the \
                 other, player 2 (horizontal) on two empty squares side by side. Whoever cannot \
                 move loses.",
                "À tour de rôle, le joueur 1 (vertical) pose un domino sur deux cases vides l'une \
                 au-dessus de l'autre, le joueur 2 (horizontal) sur deux cases vides côte à côte. \
                 Qui ne peut plus jouer perd.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `#` occupied, `.` empty, then the \
                 player to move, either one: `#.../#.../..../.... 2`; `V` and `H` are read as occupied by a \
                 vertical or horizontal domino. Move: the two squares, the lower or left one \
                 first: `a1-a2` is vertical, `a1-b1` horizontal. Also read, as in the paper: matrices of rows from \
                 the top, -1 empty, 0 vertical, 1 horizontal, such as `[[0,-1],[0,-1]]`, also with the player 0 or 1 \
                 to move, `([[0,-1],[0,-1]], 1)`, and `(i, j)` for moves: the row and column, from 0, of the upper or \
                 left square.",
                "Position : les lignes du haut vers le bas, séparées par `/`, `#` occupée, `.` \
                 vide, puis le joueur qui doit jouer, n'importe lequel : `#.../#.../..../.... 2` ; `V` et `H` se \
                 lisent comme des cases occupées par un domino vertical ou horizontal. Coup : les \
                 deux cases, celle du bas ou de gauche d'abord : `a1-a2` est vertical, `a1-b1` \
                 horizontal. \
                 Se lisent aussi, comme dans l'énoncé : des matrices, lignes du haut vers le bas, -1 vide, 0 \
                 vertical, 1 horizontal, telles que `[[0,-1],[0,-1]]`, aussi avec le joueur 0 ou 1 qui doit \
                 jouer, `([[0,-1],[0,-1]], 1)`, et `(i, j)` pour des coups : la ligne et la colonne, à partir de \
                 0, de la case du haut ou de gauche.",
            ),
            params: vec![
                Param {
                    name: "rows",
                    about: Text::new("rows of the board", "lignes du plateau"),
                    kind: ParamKind::Size { low: 1, high: LONGEST },
                    default: "4",
                },
                Param {
                    name: "columns",
                    about: Text::new("columns of the board", "colonnes du plateau"),
                    kind: ParamKind::Size { low: 1, high: LONGEST },
                    default: "4",
                },
            ],
            sides: ['V', 'H'],
            source: "TP : Jeu du domineering, informatique commune, deuxième année",
        }
    }

    fn setup(params: &Params) -> Result<Domineering, SetupError> {
        let (rows, columns) = (params.number("rows"), params.number("columns"));
        if rows * columns > MOST_SQUARES as i64 {
            let why =
                Text::new("the board has at most 128 squares", "le plateau a au plus 128 cases");
            return Err(SetupError::Unfit { why });
        }
        Ok(Domineering::new(rows as u8, columns as u8))
    }

    fn write(&self, board: &Board) -> String {
        let (rows, columns) = (usize::from(self.rows), usize::from(self.columns));
        write_grid(rows, columns, |square| Domineering::symbol(*board, square))
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        let (rows, columns) = (usize::from(self.rows), usize::from(self.columns));
        let mut covered = [0_u128; 3];
        for (square, symbol) in read_grid(text, rows, columns, ".#VH")?.into_iter().enumerate() {
            if symbol > 0 {
                covered[symbol - 1] |= 1 << square;
            }
        }
        let [unmarked, vertical, horizontal] = covered;
        self.check_dominoes(vertical, Player::FIRST)?;
        self.check_dominoes(horizontal, Player::SECOND)?;
        if !self.can_be_tiled(unmarked) {
            let why = Text::new(
                "dominoes cannot cover exactly the occupied squares",
                "des dominos ne peuvent pas couvrir exactement les cases occupées",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(Board::new(unmarked | vertical | horizontal))
    }

    /// A matrix of rows from the top, -1 for an empty square.
    ///
    /// The board does not remember who covered a square: covered ones are all 0.
    fn plain(&self, board: &Board) -> Plain {
        let columns = usize::from(self.columns);
        let square = |square| if board.occupied() >> square & 1 == 1 { 0 } else { -1 };
        let row = |row| Plain::numbers((row * columns..(row + 1) * columns).map(square));
        Plain::list((0..usize::from(self.rows)).map(row))
    }

    /// The row from the top and the column of the upper or left square, from 0.
    fn plain_move(&self, Domino { first, second }: Domino) -> Plain {
        let named = if first.column == second.column { second } else { first };
        Plain::numbers([self.rows - 1 - named.row, named.column])
    }

    /// A matrix of rows from the top: -1 empty, 0 of player 1, 1 of player 2.
    ///
    /// Where nothing is of player 2 the matrix may be one that [`Listed::plain`] wrote, in which
    /// every covered square is 0.
    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        let rows = text.items().unwrap_or_default().iter().map(Plain::as_numbers);
        let Some(rows) = rows.collect::<Option<Vec<_>>>().filter(|rows| !rows.is_empty()) else {
            return Ok(None);
        };
        let covered = if rows.concat().contains(&1) { 'V' } else { '#' };
        let symbol = |number: &i64| match number {
            -1 => Ok('.'),
            0 => Ok(covered),
            1 => Ok('H'),
            _ => {
                let why = Text::new(
                    "a square is -1 (empty), 0 (vertical domino) or 1 (horizontal domino)",
                    "une case vaut -1 (vide), 0 (domino vertical) ou 1 (domino horizontal)",
                );
                Err(PositionError::Impossible { at: None, why })
            }
        };
        let written: Vec<String> =
            rows.iter().map(|row| row.iter().map(symbol).collect()).collect::<Result<_, _>>()?;
        let sizes = vec![("rows", rows.len() as i64), ("columns", rows[0].len() as i64)];
        Ok(Some(Foreign { position: written.join("/"), sizes, board: text.clone() }))
    }

    /// By the row from the top and the column of its upper or left square, from 0.
    fn is_called(&self, _board: &Plain, domino: Domino, name: &Plain) -> bool {
        self.plain_move(domino) == *name
    }

    fn indices(&self) -> Option<Indices> {
        Some(Indices::RowsFromTop)
    }

    /// 0 and 1.
    fn plain_player(&self, player: Player) -> Plain {
        Plain::Number(player.index() as i64)
    }

    /// Boards with as many dark as light squares covered.
    fn size(&self) -> Option<f64> {
        let squares = u32::from(self.rows) * u32::from(self.columns);
        let chosen = squares / 2;
        Some(
            (0..chosen).fold(1.0, |ways, index| {
                ways * f64::from(squares - index) / f64::from(chosen - index)
            }),
        )
    }

    fn picture(&self, board: &Board) -> Picture {
        let block = Piece { owner: None, form: Form::Block, glyph: '#' };
        Picture::grid(self.columns, self.rows, |cell| {
            let occupied = board.occupied() & self.bit(cell) != 0;
            Some((Outline::Square, occupied.then_some(block)))
        })
    }

    fn picture_along(&self, moves: &[Domino], _drawn: &[u32], board: &Board) -> Picture {
        picture::with_dominoes(self.picture(board), self, moves)
    }

    /// The two squares in the other order.
    fn also_touched(&self, _: &Board, domino: Domino, _: &Picture) -> Vec<Vec<usize>> {
        vec![[domino.second, domino.first].map(|cell| picture::place_of(self, cell)).to_vec()]
    }

    fn heuristics() -> Vec<Heuristic<Alternating<Domineering>>> {
        vec![
            Heuristic {
                name: "h1-corrected",
                about: Text::new(
                    "moves of player 1 minus moves of player 2 (reversed in misere play); infinite \
                     only when the player to move is stuck",
                    "coups du joueur 1 moins coups du joueur 2 (l'opposé en version misère) ; \
                     infinie seulement quand le joueur qui doit jouer est bloqué",
                ),
                value: h1_corrected,
            },
            Heuristic {
                name: "h1",
                about: Text::new(
                    "as printed: minus infinity if player 1 has no move, else plus infinity if \
                     player 2 has none, else the difference of their moves, whoever is to move",
                    "telle qu'imprimée : moins l'infini si le joueur 1 n'a pas de coup, sinon plus \
                     l'infini si le joueur 2 n'en a pas, sinon la différence, quel que soit le \
                     joueur qui doit jouer",
                ),
                value: h1,
            },
        ]
    }
}

impl Domineering {
    /// How many moves player 1 has more than player 2.
    fn difference(&self, board: Board) -> f64 {
        let [first, second] = Player::BOTH.map(|player| self.places(board, player).count_ones());
        f64::from(first) - f64::from(second)
    }
}

fn h1(game: &Alternating<Domineering>, state: &BoardWithMover<Board>) -> f64 {
    if game.rules.is_stuck(&state.board, Player::FIRST) {
        return f64::NEG_INFINITY;
    }
    if game.rules.is_stuck(&state.board, Player::SECOND) {
        return f64::INFINITY;
    }
    game.rules.difference(state.board)
}

fn h1_corrected(game: &Alternating<Domineering>, state: &BoardWithMover<Board>) -> f64 {
    if let Some(value) = decided(game, state) {
        return value;
    }
    let difference = game.rules.difference(state.board);
    if game.convention == Convention::Normal { difference } else { -difference }
}

#[cfg(test)]
mod tests {
    use stratege_core::Game;

    use super::*;

    /// Question 2 of the source: (0, 0), (0, 1), … for each player on three rows of four.
    #[test]
    fn moves_come_row_by_row_from_the_top_left() {
        let vertical = "a2-a3 b2-b3 c2-c3 d2-d3 a1-a2 b1-b2 c1-c2 d1-d2";
        check(Player::FIRST, vertical);
        check(Player::SECOND, "a3-b3 b3-c3 c3-d3 a2-b2 b2-c2 c2-d2 a1-b1 b1-c1 c1-d1");
    }

    #[track_caller]
    fn check(player: Player, notations: &str) {
        let rules = Domineering::new(3, 4);
        let mut moves = Vec::new();
        rules.options(&rules.start(), player, &mut moves);
        let written: Vec<String> = moves.iter().map(Domino::to_string).collect();
        assert_eq!(written.join(" "), notations);
    }

    #[test]
    fn dominoes_cover_their_squares() {
        let rules = Domineering::new(2, 3);
        let mut board = rules.start();
        let mut moves = Vec::new();
        rules.options(&board, Player::FIRST, &mut moves);
        rules.play(&mut board, Player::FIRST, moves[1]);
        assert_eq!(rules.write(&board), ".#./.#.");
        assert!(rules.is_stuck(&board, Player::SECOND) && !rules.is_stuck(&board, Player::FIRST));
    }

    #[test]
    fn the_longest_rows_fill_half_a_word() {
        let rules = Domineering::new(2, 64);
        let options = |text: &str| {
            let board = rules.read(text).expect("a board");
            Player::BOTH.map(|player| rules.places(board, player).count_ones())
        };
        let [free, full] = [".", "#"].map(|symbol| symbol.repeat(64));
        assert_eq!(options(&format!("{free}/{free}")), [64, 126]);
        assert_eq!(options(&format!("{free}/{full}")), [0, 63]);
        assert_eq!(options(&format!("{full}/{free}")), [0, 63]);
    }

    #[test]
    fn h1_is_as_printed_and_its_correction_asks_who_is_to_move() {
        let game = Alternating::normal(Domineering::new(3, 2));
        assert_eq!(h1(&game, &game.start()).to_string(), "1", "as in the source");
        let game = Alternating::normal(Domineering::new(1, 4));
        let board = game.rules.read("##..").expect("a board");
        let values = Player::BOTH.map(|mover| {
            [h1, h1_corrected].map(|value| value(&game, &BoardWithMover { board, mover }))
        });
        assert_eq!(format!("{values:?}"), "[[-inf, -inf], [-inf, -1.0]]");
        let misere = Alternating::misere(game.rules);
        let stuck = BoardWithMover { board, mover: Player::FIRST };
        assert_eq!(h1_corrected(&misere, &stuck).to_string(), "inf");
    }

    /// The configurations and moves of the source: player 0 covers (i, j) and (i + 1, j), player
    /// 1 covers (i, j) and (i, j + 1).
    #[test]
    fn matrices_and_pairs_of_the_paper_are_read() {
        let rules = Domineering::new(2, 3);
        let read = |text: &str| {
            let foreign = rules.foreign(&Plain::read(text))?;
            Ok(foreign.map(|foreign| rules.read(&foreign.position)))
        };
        for (matrix, position) in [
            ("[[0, 1, 1], [0, -1, -1]]", "###/#.."),
            ("((-1,0,-1),(-1,0,-1))", ".#./.#."),
            ("[[0,0,-1],[-1,-1,-1]]", "##./..."),
        ] {
            assert_eq!(read(matrix), Ok(Some(rules.read(position))), "{matrix}");
        }
        assert!(matches!(read("[[0,0,-1],[1,1,-1]]"), Ok(Some(Err(_)))), "0 lies upright");
        assert!(matches!(read("[[0,-1],[0,-1]]"), Ok(Some(Err(PositionError::Count { .. })))));
        assert!(matches!(read("[[2,-1,-1],[-1,-1,-1]]"), Err(PositionError::Impossible { .. })));
        for text in ["[]", "[1,2]", "[['V']]", "5"] {
            assert_eq!(read(text), Ok(None), "{text}");
        }
        let called = |player, name: &str| {
            let mut moves = Vec::new();
            rules.options(&rules.start(), player, &mut moves);
            let board = rules.plain(&rules.start());
            moves.retain(|&domino| rules.is_called(&board, domino, &Plain::read(name)));
            moves.iter().map(Domino::to_string).collect::<Vec<_>>()
        };
        assert_eq!(called(Player::FIRST, "(0, 1)"), ["b1-b2"]);
        assert_eq!(called(Player::SECOND, "(0, 1)"), ["b2-c2"]);
        assert_eq!(called(Player::FIRST, "(1, 1)"), [""; 0]);
    }

    #[test]
    fn impossible_boards_are_refused() {
        let rules = Domineering::new(2, 3);
        assert_eq!(rules.read("VHH/V##"), rules.read("###/###"));
        for text in
            ["#../...", "#.#/...", "#../..#", "VH./V.H", "V../...", "..H/H..", "...", "", "x../..."]
        {
            assert!(rules.read(text).is_err(), "{text}");
        }
        // As many dark squares as light ones, but apart.
        assert!(Domineering::new(1, 4).read("#..#").is_err());
        let square = Domineering::new(4, 4);
        assert!(square.read("####/.##./####/.##.").is_ok());
        assert!(square.read("##.#/#..#/..../....").is_err());
        let halved = rules.read(".../VHH");
        assert!(
            matches!(halved, Err(PositionError::Impossible { at: Some(at), .. }) if at == (4..5))
        );
    }
}
