//! The card of the game, and its pictures.

use stratege_core::{
    Card, Form, Heuristic, Label, Layout, Listed, Outline, Param, ParamKind, Params, Picture,
    Piece, Place, Player, PositionError, Repetition, SetupError, Stroke, Text, Verdict,
};

use super::{
    Board, Gipf, Rules, estimate,
    lines::{ENTRIES, Node, entrance},
};

impl Listed for Gipf {
    type Game = Gipf;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "gipf",
            aliases: &[],
            title: Text::new("Gipf", "Gipf"),
            aim: Text::new(
                "line up four pieces and never run out of your own",
                "alignez quatre pièces et ne manquez jamais des vôtres",
            ),
            minutes: 30,
            rules: RULES,
            notation: NOTATION,
            params: params(),
            sides: ['W', 'B'],
            source: "K. Burm, Gipf, 1997",
        }
    }

    fn setup(params: &Params) -> Result<Gipf, SetupError> {
        let rules = match params.word("rules") {
            "standard" => Rules::Standard,
            "tournament" => Rules::Tournament,
            _ => Rules::Basic,
        };
        let repetition = Repetition {
            occurrences: params.number("repetition") as u32,
            verdict: Verdict::Draw,
            longest: params.number("longest") as u32,
        };
        Ok(Gipf::new(rules, repetition))
    }

    fn write(&self, board: &Board) -> String {
        super::reading::describe(board)
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        self.parse(text)
    }

    /// All nodes with the lines between them, letters below, numbers at both sides, and the
    /// reserves at the right.
    fn picture(&self, board: &Board) -> Picture {
        let mut places: Vec<Place> = Node::all().map(|node| place(board, node)).collect();
        places.sort_by_key(|place| (place.y, place.x));
        let strokes = (0..ENTRIES).step_by(2).map(|entry| {
            let [from, to] = [entry, entry + 1].map(|entry| point(entrance(entry)[0]));
            Stroke { from, to }
        });
        let strokes = strokes.collect();
        let mut labels = coordinates();
        for (player, y) in Player::BOTH.into_iter().zip([17, 1]) {
            let (owner, glyph) = (Some(player), SIDES[player.index()]);
            let piece = Some(Piece { owner, form: Form::Disc, glyph });
            let (name, outline, mark) = (String::new(), Outline::None, None);
            places.push(Place { x: 18, y, name, outline, mark, piece });
            let text = board.reserve[player.index()].to_string();
            labels.push(Label { x: 20, y, text, owner });
        }
        Picture { places, labels, strokes, layout: Layout::Columns }
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        let empty = Text::new("a reserve is empty", "une réserve est vide");
        let bare = Text::new("no GIPF-piece is left", "il ne reste plus de pièce GIPF");
        Some(if board.reserve.contains(&0) { empty } else { bare })
    }

    /// Everything that fits on the board and in the reserves, whoever is to move.
    fn size(&self) -> Option<f64> {
        let supply = usize::from(self.supply());
        let most_gipf = match self.rules {
            Rules::Basic => 0,
            Rules::Standard => 3,
            Rules::Tournament => supply / 2,
        };
        let mut sides = Vec::new();
        for doubles in 0..=most_gipf {
            for singles in 0..=supply - 2 * doubles {
                let reserves = supply - 2 * doubles - singles + 1;
                sides.push((singles, doubles, reserves as f64));
            }
        }
        let mut boards = 0.0;
        for &(singles, doubles, reserves) in &sides {
            for &(more_singles, more_doubles, more_reserves) in &sides {
                let ways = arrangements(&[singles, doubles, more_singles, more_doubles]);
                boards += ways * reserves * more_reserves;
            }
        }
        Some(2.0 * boards)
    }

    fn heuristics() -> Vec<Heuristic<Gipf>> {
        vec![Heuristic {
            name: "pieces",
            about: Text::new(
                "pieces on the board and in reserve, more for GIPF-pieces and for a reserve that \
                 does not run out: White minus Black",
                "pièces sur le plateau et en réserve, davantage pour les pièces GIPF et pour une \
                 réserve qui ne s'épuise pas : Blanc moins Noir",
            ),
            value: estimate::pieces,
        }]
    }
}

const SIDES: [char; 2] = ['W', 'B'];

const RULES: Text = Text::new(
    "The board has 24 dots around 37 spots. White (player 1) and Black each have three pieces on \
     the spots and 12 in reserve. In turn, a player puts a piece from the reserve on a dot and \
     pushes it along a line onto the next spot; pieces in the way move on, up to the first gap, and \
     a full line cannot be pushed into. Four or more pieces of one colour side by side are taken by \
     their owner, with all pieces that extend them without a gap: own ones go back to the reserve, \
     the others are out. Whoever has pushed takes first, then the opponent, before pushing. Where \
     own rows cross, the owner chooses. Whoever has to push and has nothing in reserve loses. In \
     the standard game the pieces at the start are GIPF-pieces, two pieces each: whoever takes a \
     row may leave those in it, and whoever has none on the board loses at once (if both have lost \
     the last one, whoever took them wins). In the tournament game the board is empty at the start, \
     with 18 pieces in reserve: the first push brings in a GIPF-piece made of two of them, and so \
     may the next ones until the first single piece.",
    "Le plateau a 24 points autour de 37 intersections. Blanc (joueur 1) et Noir ont chacun trois \
     pièces sur les intersections et 12 en réserve. Tour à tour, un joueur pose une pièce de sa \
     réserve sur un point et la pousse le long d'une ligne sur l'intersection voisine ; les pièces \
     rencontrées avancent, jusqu'au premier vide, et on ne pousse pas dans une ligne pleine. Quatre \
     pièces d'une couleur ou plus côte à côte sont prises par leur propriétaire, avec toutes celles \
     qui les prolongent sans vide : les siennes retournent à la réserve, les autres sont éliminées. \
     Qui a poussé prend d'abord, puis l'adversaire, avant de pousser. Si ses rangées se croisent, \
     le propriétaire choisit. Qui doit pousser et n'a plus rien en réserve perd. Dans le jeu \
     standard, les pièces du départ sont des pièces GIPF, doubles : qui prend une rangée peut y \
     laisser celles qu'il veut, et qui n'en a plus sur le plateau perd aussitôt (si les deux \
     perdent la dernière, qui les a prises gagne). Dans le jeu de tournoi, le plateau est vide au \
     départ, avec 18 pièces en réserve : la première poussée fait entrer une pièce GIPF, faite de \
     deux d'entre elles, et les suivantes le peuvent jusqu'à la première pièce simple.",
);

const NOTATION: Text = Text::new(
    "Position: the spots of columns B to H, each from the bottom, `/` between them, `w` and `b` for \
     pieces, `W` and `B` for GIPF-pieces; the reserves of White and Black; the side to act, `w` or \
     `b`: `b..w/...../....../w.....b/....../...../b..w 12-12 w`, or `start`. Then, where it \
     applies, `after` (that side takes a row after its own push) or `before` (after the \
     opponent's), `gipf:w!b!` (the sides that may still bring in GIPF-pieces; `!` if they must), and \
     `left:B2-B5` (lines with a row left whole). Move: dot and spot, `B1-C2`; `GB1-C2` for a \
     GIPF-piece; for a row the ends of what is taken and the GIPF-pieces that stay, `xB2-E5+C3`.",
    "Position : les intersections des colonnes B à H, chacune à partir du bas, séparées par `/`, \
     `w` et `b` pour les pièces, `W` et `B` pour les pièces GIPF ; les réserves de Blanc et de \
     Noir ; le camp qui agit, `w` ou `b` : `b..w/...../....../w.....b/....../...../b..w 12-12 w`, ou \
     `start`. Puis, s'il y a lieu, `after` (ce camp prend une rangée après sa propre poussée) ou \
     `before` (après celle de l'adversaire), `gipf:w!b!` (les camps qui peuvent encore faire entrer \
     des pièces GIPF ; `!` s'ils le doivent) et `left:B2-B5` (lignes où une rangée est restée \
     entière). Coup : point et intersection, `B1-C2` ; `GB1-C2` pour une pièce GIPF ; pour une \
     rangée, les extrémités de ce qui est pris et les pièces GIPF qui restent, `xB2-E5+C3`.",
);

fn params() -> Vec<Param> {
    vec![
        Param {
            name: "rules",
            about: Text::new(
                "basic: single pieces; standard: three GIPF-pieces each; tournament: GIPF-pieces \
                 are brought in",
                "simple : pièces simples ; standard : trois pièces GIPF chacun ; tournoi : les \
                 pièces GIPF entrent en jeu",
            ),
            kind: ParamKind::Word(&[
                ("basic", "simple"),
                ("standard", "standard"),
                ("tournament", "tournoi"),
            ]),
            default: "basic",
        },
        Param {
            name: "repetition",
            about: Text::new(
                "occurrences of a position that make a draw",
                "occurrences d'une position qui font une partie nulle",
            ),
            kind: ParamKind::Number { low: 2, high: 99 },
            default: "3",
        },
        Param {
            name: "longest",
            about: Text::new(
                "moves after which the game is drawn",
                "coups après lesquels la partie est nulle",
            ),
            kind: ParamKind::Number { low: 1, high: 1_000_000 },
            default: "1000",
        },
    ]
}

/// The middle of a node in the picture.
fn point(node: Node) -> (i16, i16) {
    (2 * i16::from(node.column) + 9, 9 - i16::from(node.height()))
}

fn place(board: &Board, node: Node) -> Place {
    let (x, y) = point(node);
    let piece = node.spot().and_then(|spot| piece(board, spot));
    Place { x, y, name: node.to_string(), outline: Outline::Dot, mark: None, piece }
}

fn piece(board: &Board, spot: u64) -> Option<Piece> {
    let owner = Player::BOTH.into_iter().find(|player| board.pieces[player.index()] & spot != 0)?;
    let form =
        if board.gipf & spot == 0 { Form::Disc } else { Form::Stack { height: 2, neutral: false } };
    Some(Piece { owner: Some(owner), form, glyph: super::reading::symbol(board, spot) })
}

/// Letters below the columns, and the numbers of the dots at both sides.
///
/// Beyond 5 they stand at the right only: at the left nothing is above column A.
fn coordinates() -> Vec<Label> {
    let mut labels = Vec::new();
    for node in Node::all() {
        let (x, y) = point(node);
        let name = node.to_string();
        let (letter, digits) = name.split_at(1);
        if digits == "1" {
            labels.push(Label { x, y: 19, text: letter.to_owned(), owner: None });
        }
        if node.spot().is_some() {
            continue;
        }
        if letter == "A" {
            labels.push(Label { x: x - 2, y, text: digits.to_owned(), owner: None });
        }
        if letter == "I" || ("E" <= letter && digits != "1") {
            labels.push(Label { x: x + 2, y, text: digits.to_owned(), owner: None });
        }
    }
    labels
}

/// The ways to put so many pieces of several kinds on the spots.
fn arrangements(kinds: &[usize]) -> f64 {
    let mut free = 37;
    let mut ways = 1.0;
    for &count in kinds {
        for chosen in 0..count {
            // No place is left for more pieces than there are spots.
            ways *= f64::from(free.max(0)) / (chosen + 1) as f64;
            free -= 1;
        }
    }
    ways
}
