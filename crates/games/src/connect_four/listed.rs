//! The card of the game, its positions as text, and its pictures.

use stratege_core::{
    Card, Form, Game, Heuristic, Listed, Outline, Param, ParamKind, Params, Picture, Piece, Plain,
    Player, PositionError, SetupError, Text, decided,
};

use super::{Board, Column, ConnectFour, reading::Order};

/// Most columns: one row of them, each with its empty guard, fills a word.
const MOST_COLUMNS: i64 = 32;

/// How the empty board is written.
const START: &str = "start";

impl Listed for ConnectFour {
    type Game = ConnectFour;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "connect-four",
            aliases: &["puissance-4", "puissance4", "connect4"],
            title: Text::new("Connect Four", "Puissance 4"),
            aim: Text::new(
                "drop discs until four of yours are in line",
                "lâchez vos jetons jusqu'à en aligner quatre",
            ),
            minutes: 10,
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

    /// Any free square of the column.
    fn also_touched(&self, board: &Board, Column(column): Column, _: &Picture) -> Vec<Vec<usize>> {
        let landings = self.landings(*board);
        let squares = (0..self.rows).map(|row| (row * self.columns + u32::from(column)) as usize);
        let above = squares.take_while(|&square| landings & self.bit(square) == 0);
        above.map(|square| vec![square]).collect()
    }

    fn decisive(&self, board: &Board, picture: &Picture) -> Vec<usize> {
        let discs = board.discs[board.mover().other().index()];
        let lines = self.lines.iter().filter(|&&line| discs & line == line);
        let line = lines.fold(0, |all, line| all | line);
        (0..picture.places.len()).filter(|&square| line & self.bit(square) != 0).collect()
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        let line = Text::new("a complete line", "un alignement complet");
        let full = Text::new("the board is full", "le plateau est plein");
        Some(if self.line_of(*board).is_some() { line } else { full })
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
