//! The card of the game, its pictures and its estimates.

use stratege_core::{
    Card, Form, Game, Heuristic, Label, Layout, Listed, Meaning, Outline, Param, ParamKind, Params,
    Picture, Piece, Place, Player, PositionError, SetupError, Text, decided,
};

use super::{BOARD, Board, Dvonn, Move, Phase, SPACES, Space, board};

impl Listed for Dvonn {
    type Game = Dvonn;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "dvonn",
            aliases: &[],
            title: Text::new("Dvonn", "Dvonn"),
            aim: Text::new(
                "own the tallest stacks that stay linked to a red piece",
                "possédez les plus hautes piles encore reliées à une pièce rouge",
            ),
            minutes: 20,
            rules: Text::new(
                "Player 1 (White, w) and player 2 (Black, b) first put a piece in turn on any \
                 empty space until the board is full: three red ones, then a black one, a white \
                 one, and so on. Then White moves first. A stack belongs to the colour on its top; \
                 a red piece alone never moves. A player moves one of their stacks that does not \
                 have occupied neighbours on all six sides: along a line, exactly as many spaces \
                 as it has pieces, onto another stack. Then all stacks that are not connected to a \
                 red piece are removed. Whoever has no jump passes. When neither has one, whoever \
                 has more pieces in their stacks wins.",
                "Le joueur 1 (Blanc, w) et le joueur 2 (Noir, b) posent d'abord tour à tour une \
                 pièce sur une case vide jusqu'à ce que le plateau soit plein : trois rouges, puis \
                 une noire, une blanche, et ainsi de suite. Ensuite Blanc commence. Une pile est à \
                 la couleur de son sommet ; une pièce rouge seule ne bouge jamais. Un joueur \
                 déplace une de ses piles qui n'a pas de voisins sur ses six côtés : en ligne \
                 droite, d'exactement autant de cases qu'elle a de pièces, sur une autre pile. \
                 Puis on enlève toutes les piles qui ne sont pas reliées à une pièce rouge. Qui \
                 n'a pas de saut passe. Quand personne n'en a, qui a le plus de pièces dans ses \
                 piles gagne.",
            ),
            notation: Text::new(
                "Position: the rows 5 to 1 from the top, `/` between them; `.` is an empty space, \
                 `w` and `b` are pieces, `*` is a red one, `w3` a stack of three, `w3+` with a red \
                 piece in it, `w5+2` with two; then the player to move and what is done: \
                 `........./........../....w3+....../........*./........* b jump`. `start` is the \
                 position at the start. Move: a space, `C4`, while pieces are placed, then from \
                 where to where, `C4-F4`, or `pass`.",
                "Position : les lignes 5 à 1 du haut vers le bas, séparées par `/` ; `.` est une \
                 case vide, `w` et `b` sont des pièces, `*` une rouge, `w3` une pile de trois, \
                 `w3+` avec une pièce rouge, `w5+2` avec deux ; puis le joueur qui doit jouer et ce \
                 qu'on fait : `........./........../....w3+....../........*./........* b jump`. \
                 `start` est la position de départ. Coup : une case, `C4`, tant qu'on pose des \
                 pièces, puis d'où à où, `C4-F4`, ou `pass`.",
            ),
            params: params(),
            sides: ['W', 'B'],
            source: "K. Burm, Dvonn, 2001, gipf.com/dvonn",
        }
    }

    fn setup(params: &Params) -> Result<Dvonn, SetupError> {
        let start = match params.word("start") {
            "quick" => Board::drawn(params.number("seed") as u64),
            _ => Board::EMPTY,
        };
        Ok(Dvonn { start })
    }

    fn write(&self, board: &Board) -> String {
        board.write()
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        if text == "start" {
            return Ok(self.start());
        }
        self.check_phase(Board::read(text)?)
    }

    /// Fewer red pieces, and either player to begin.
    fn read_composed(&self, text: &str) -> Result<Board, PositionError> {
        if text == "start" {
            return Ok(self.start());
        }
        self.check_phase(Board::read_composed(text)?.0)
    }

    fn picture(&self, board: &Board) -> Picture {
        let place = |space: Space| {
            let (x, y) = middle(space.column(), space.row().into());
            let (owner, stack) = (board.owner(space), board.stack(space));
            let form = Form::Stack { height: stack.height(), neutral: stack.reds() > 0 };
            let glyph = owner.map_or('*', |owner| ['w', 'b'][owner.index()]);
            let piece = (stack.height() > 0).then_some(Piece { owner, form, glyph });
            let name = space.to_string();
            Place { x, y, name, outline: Outline::Hexagon, mark: None, piece }
        };
        Picture {
            places: board::spaces().map(place).chain(Player::BOTH.map(owner_of_score)).collect(),
            labels: labels(board),
            layout: Layout::Rows,
            ..Picture::default()
        }
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        (mv == Move::Pass).then(Meaning::pass)
    }

    fn why_over(&self, _board: &Board) -> Option<Text> {
        Some(Text::new("no jump is left", "plus aucun saut n'est possible"))
    }

    /// Ways to spread the pieces over stacks, those that no play leads to included.
    fn size(&self) -> Option<f64> {
        let spaces = f64::from(SPACES);
        let mut boards = 0.0;
        // Ways to choose so many spaces, and to share the pieces out among them.
        let mut choices = 1.0;
        for stacks in 1..=SPACES {
            let stacks = f64::from(stacks);
            choices *= (spaces - stacks + 1.0) / stacks;
            let reds = stacks * (stacks + 1.0) * (stacks + 2.0) / 6.0;
            boards += choices * choices * libm::exp2(stacks) * reds;
        }
        Some(2.0 * boards)
    }

    fn heuristics() -> Vec<Heuristic<Dvonn>> {
        vec![Heuristic {
            name: "freedom",
            about: Text::new(
                "the pieces in the stacks of each player and one and a half for each of their \
                 jumps; while pieces are placed, those beside a red one: White minus Black",
                "les pièces dans les piles de chacun et une et demie pour chacun de ses sauts ; \
                 tant qu'on pose des pièces, celles à côté d'une rouge : Blanc moins Noir",
            ),
            value: freedom,
        }]
    }
}

impl Dvonn {
    /// Refuses pieces to be placed where all of them are on the board from the start.
    fn check_phase(&self, board: Board) -> Result<Board, PositionError> {
        if self.start.phase == Phase::Jumping && board.phase == Phase::Placing {
            let why = Text::new(
                "with start=quick no pieces are placed",
                "avec start=rapide, on ne pose pas de pièces",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }
}

fn params() -> Vec<Param> {
    vec![
        Param {
            name: "start",
            about: Text::new(
                "full: the players place the pieces; quick: all pieces are drawn",
                "complet : les joueurs posent les pièces ; rapide : toutes sont tirées",
            ),
            kind: ParamKind::Word(&[("full", "complet"), ("quick", "rapide")]),
            default: "full",
        },
        Param {
            name: "seed",
            about: Text::new("the seed of a quick start", "la graine d'un départ rapide"),
            kind: ParamKind::Number { low: 0, high: u32::MAX as i64 },
            default: "0",
        },
    ]
}

/// The middle of the space in a column and a row, be it on the board or beside it.
fn middle(column: u8, row: i16) -> (i16, i16) {
    (2 * i16::from(column) - row + 3, 2 * (4 - row) + 1)
}

/// Rows at the left, columns at their lower ends, and how many pieces each player has.
/// Where the scores of both players stand, in half squares.
const SCORES: [(i16, i16); 2] = [(5, 13), (15, 13)];

/// A piece beside the score of its owner.
fn owner_of_score(player: Player) -> Place {
    let ((x, y), owner) = (SCORES[player.index()], Some(player));
    let form = Form::Stack { height: 1, neutral: false };
    let piece = Some(Piece { owner, form, glyph: ['W', 'B'][player.index()] });
    Place { x, y, name: String::new(), outline: Outline::None, mark: None, piece }
}

fn labels(board: &Board) -> Vec<Label> {
    let row = |row: u8| {
        let (_, y) = middle(0, row.into());
        Label { x: -1, y, text: (row + 1).to_string(), owner: None }
    };
    let column = |column: u8| {
        // One below the lowest space of the column.
        let (x, y) = middle(column, i16::from(column.max(8)) - 9);
        Label { x, y, text: char::from(b'A' + column).to_string(), owner: None }
    };
    let score = |player: Player| {
        let (x, y) = SCORES[player.index()];
        let text = board.score(player).to_string();
        Label { x: x + 2, y, text, owner: Some(player) }
    };
    let rows = (0..board::ROWS).map(row);
    rows.chain((0..11).map(column)).chain(Player::BOTH.map(score)).collect()
}

/// What a jump is worth, in pieces.
const FREEDOM: f64 = 1.5;

fn freedom(game: &Dvonn, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let beside_red = BOARD.around(board.red);
    let [white, black] = Player::BOTH.map(|player| match board.phase {
        Phase::Placing => f64::from((board.owned[player.index()] & beside_red).count_ones()),
        Phase::Jumping => f64::from(board.score(player)) + FREEDOM * f64::from(board.jumps(player)),
    });
    white - black
}
