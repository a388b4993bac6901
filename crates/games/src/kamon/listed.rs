//! The card of the game, its pictures and its estimates.

use stratege_core::{
    Card, Form, Game, Heuristic, Label, Layout as Lie, Listed, Mark, Outline, Param, ParamKind,
    Params, Picture, Piece, Place as Spot, Player, PositionError, SetupError, Text, decided,
};

use super::{
    Board, Ending, Kamon, Layout, Loops, NOWHERE, Place,
    board::{self, BOARD},
};

impl Listed for Kamon {
    type Game = Kamon;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "kamon",
            aliases: &[],
            title: Text::new("Kamon", "Kamon"),
            aim: Text::new(
                "surround, or join two opposite sides, token by token",
                "encerclez, ou reliez deux côtés opposés, jeton après jeton",
            ),
            minutes: 15,
            rules: Text::new(
                "On the 37 cells of a hexagon lie 36 tokens, six colours with six symbols, and a \
                 neutral one. Player 1 (Black, X) and player 2 (White, O) cover a token in turn \
                 with a stone: the first one at the edge but not in a corner, every further one \
                 with the colour or the symbol of the token just covered. The neutral token is \
                 never covered. Whoever joins two opposite sides with a chain of stones wins, and \
                 so does whoever encloses a cell that is not their own in a ring of stones, or \
                 leaves the opponent no token to cover. When all tokens are covered, it is a draw.",
                "Sur les 37 cases d'un hexagone se trouvent 36 jetons, six couleurs avec six \
                 symboles, et un jeton neutre. Le joueur 1 (Noir, X) et le joueur 2 (Blanc, O) \
                 couvrent tour à tour un jeton d'une pierre : le premier au bord mais pas dans un \
                 coin, les suivants avec la couleur ou le symbole du jeton qui vient d'être \
                 couvert. Le jeton neutre n'est jamais couvert. Qui relie deux côtés opposés par \
                 une chaîne de pierres gagne, de même que qui enferme dans un anneau de pierres une \
                 case qui n'est pas à lui, ou ne laisse aucun jeton à couvrir à l'adversaire. Quand \
                 tous les jetons sont couverts, la partie est nulle.",
            ),
            notation: Text::new(
                "Position: the rows A to G from the top, `/` between them, `#` for the neutral \
                 cell, and the cell covered last, `-` at the start: \
                 `.X../...../....../...#.../....../...../.... A2`, or `start`. Move: a cell, from \
                 `A1` to `G4`. Layout: the tokens of these rows, a colour `a` to `f` and a symbol \
                 `1` to `6` each, `##` for the neutral one.",
                "Position : les lignes A à G du haut vers le bas, séparées par `/`, `#` pour la \
                 case neutre, et la case couverte en dernier, `-` au début : \
                 `.X../...../....../...#.../....../...../.... A2`, ou `start`. Coup : une case, de \
                 `A1` à `G4`. Disposition : les jetons de ces lignes, une couleur de `a` à `f` et \
                 un symbole de `1` à `6` chacun, `##` pour le neutre.",
            ),
            params: params(),
            sides: ['X', 'O'],
            source: "B. Cathala, Kamon, Jactalea, 2007, and Cosmoludo, 2020",
        }
    }

    fn setup(params: &Params) -> Result<Kamon, SetupError> {
        let layout = match params.line("layout") {
            "" => Layout::random(params.number("seed") as u64),
            text => Layout::read(text)?,
        };
        let loops = if params.word("loop") == "strict" { Loops::Strict } else { Loops::Wide };
        Ok(Kamon::new(layout, loops))
    }

    fn write(&self, board: &Board) -> String {
        let mut text = String::new();
        for place in board::places() {
            if place.row() > 0 && place.rank() == 0 {
                text.push('/');
            }
            text.push(self.symbol(*board, place));
        }
        match board.last {
            NOWHERE => text + " -",
            last => format!("{text} {last}"),
        }
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        if text == "start" { Ok(self.start()) } else { self.read_position(text) }
    }

    /// Stones anywhere, as long as it is clear who is to move and which token is to be matched.
    fn read_composed(&self, text: &str) -> Result<Board, PositionError> {
        if text == "start" { Ok(self.start()) } else { self.read_stones(text) }
    }

    fn picture(&self, board: &Board) -> Picture {
        let spot = |place: Place| {
            let (x, y) = middle(place);
            let mark = match self.layout.token(place) {
                None => Mark::Barrier,
                Some(token) => Mark::Token {
                    colour: token.colour,
                    symbol: token.symbol,
                    wanted: place == board.last,
                },
            };
            let glyph = self.symbol(*board, place);
            let owner = Player::BOTH.into_iter().find(|owner| ['X', 'O'][owner.index()] == glyph);
            let piece = owner.map(|_| Piece { owner, form: Form::Disc, glyph });
            let name = place.to_string();
            Spot { x, y, name, outline: Outline::Hexagon, mark: Some(mark), piece }
        };
        Picture {
            places: board::places().map(spot).collect(),
            labels: labels(),
            layout: Lie::Rows,
            ..Picture::default()
        }
    }

    /// The chain or the ring that has won.
    fn decisive(&self, board: &Board, _picture: &Picture) -> Vec<usize> {
        let closed = [Some(Ending::Connection), Some(Ending::Loop)].contains(&self.ending(board));
        let stones = board.stones[board.mover().other().index()];
        let chain = if closed { BOARD.flood(1 << board.last.0, stones) } else { 0 };
        let in_chain =
            |(index, place): (usize, Place)| (chain >> place.0 & 1 != 0).then_some(index);
        board::places().enumerate().filter_map(in_chain).collect()
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        Some(match self.ending(board)? {
            Ending::Connection => {
                Text::new("a chain joins two opposite sides", "une chaîne relie deux côtés opposés")
            }
            Ending::Loop => Text::new("a ring is closed", "un anneau est fermé"),
            Ending::Block => Text::new("no token matches any more", "plus aucun jeton ne convient"),
            Ending::Full => Text::new("all tokens are covered", "tous les jetons sont couverts"),
        })
    }

    /// Sets of stones, as many of both players or one more of Black's, with a last one among them.
    fn size(&self) -> Option<f64> {
        let mut boards = 1.0;
        let mut ways = 1.0;
        for stones in 0..36_u32 {
            ways *= f64::from(36 - stones) / f64::from(stones / 2 + 1);
            boards += ways * f64::from(stones / 2 + 1);
        }
        Some(boards)
    }

    fn heuristics() -> Vec<Heuristic<Kamon>> {
        vec![Heuristic {
            name: "distance",
            about: Text::new(
                "how many more stones O would need than X to join two opposite sides, and a little \
                 for every token that the player to move can cover",
                "combien de pierres de plus O devrait poser que X pour relier deux côtés opposés, et \
                 un peu pour chaque jeton que peut couvrir le joueur qui doit jouer",
            ),
            value: distance,
        }]
    }
}

fn params() -> Vec<Param> {
    vec![
        Param {
            name: "seed",
            about: Text::new("the seed of the layout", "la graine de la disposition"),
            kind: ParamKind::Number { low: 0, high: u32::MAX as i64 },
            default: "0",
        },
        Param {
            name: "layout",
            about: Text::new(
                "the tokens, rows from the top with `/` between them, instead of a drawn layout",
                "les jetons, lignes du haut vers le bas séparées par `/`, au lieu d'un tirage",
            ),
            kind: ParamKind::Line,
            default: "",
        },
        Param {
            name: "loop",
            about: Text::new(
                "wide: a ring around the neutral cell alone wins; strict: it does not",
                "large : un anneau autour de la seule case neutre gagne ; strict : il ne gagne pas",
            ),
            kind: ParamKind::Word(&[("wide", "large"), ("strict", "stricte")]),
            default: "wide",
        },
    ]
}

/// The middle of a cell in half squares.
fn middle(place: Place) -> (i16, i16) {
    let row = i16::from(place.row());
    ((row - 3).abs() + 2 * i16::from(place.rank()) + 1, 2 * row + 1)
}

/// Letters at the left, numbers at the upper and lower ends of the lines on which they hold.
///
/// In the upper half equal numbers lie down and to the left, in the lower half up and to the left.
fn labels() -> Vec<Label> {
    let letter = |row: u8| {
        let y = 2 * i16::from(row) + 1;
        Label { x: -1, y, text: char::from(b'A' + row).to_string(), owner: None }
    };
    let ends = board::places().filter(|place| {
        let is_last = place.rank() + 1 == board::length(place.row());
        [0, board::ROWS - 1].contains(&place.row()) || is_last
    });
    let number = |place: Place| {
        let (x, y) = middle(place);
        let text = (place.rank() + 1).to_string();
        let up = Label { x: x + 1, y: y - 2, text: text.clone(), owner: None };
        let down = Label { x: x + 1, y: y + 2, text, owner: None };
        let is = |wanted: bool, label: Label| wanted.then_some(label);
        [is(place.row() <= 3, up), is(place.row() >= 3, down)].into_iter().flatten()
    };
    (0..board::ROWS).map(letter).chain(ends.flat_map(number)).collect()
}

/// Stones that a player who can no longer join two sides is taken to need.
const NEVER: u32 = 12;

/// What one token to cover is worth, in stones.
const FREEDOM: f64 = 0.2;

fn distance(game: &Kamon, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let free = game.free(*board);
    let [black, white] =
        board.stones.map(|stones| f64::from(board::missing(stones, free).unwrap_or(NEVER)));
    let freedom = f64::from(game.targets(*board).count_ones());
    let sign = if board.mover().is_first() { 1.0 } else { -1.0 };
    white - black + sign * FREEDOM * freedom
}
