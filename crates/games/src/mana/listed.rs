//! The card of the game, and its pictures.

use stratege_core::{
    Card, Cell, Form, Heuristic, Label, Listed, Mark, Meaning, Outline, Param, ParamKind, Params,
    Picture, Piece, Place, Player, PositionError, Preset, Repetition, SetupError, Text, Verdict,
};

use super::{
    BOARD, Demand, Edition, GONE, Mana, Move, PIECES, Position, RINGS, heuristics,
    places::{SIDE, square},
};

impl Listed for Mana {
    type Game = Mana;
    type Position = Position;

    fn card() -> Card {
        Card {
            name: "mana",
            aliases: &[],
            title: Text::new("Mana", "Mana"),
            aim: Text::new(
                "take the other's daimyo, walking as many squares as rings",
                "prenez le daimyo de l'autre, en marchant d'autant de cases que d'anneaux",
            ),
            minutes: 15,
            rules: Text::new(
                "Each player has a daimyo and five ronin; every square has one, two or three rings. \
                 A piece moves exactly as many steps as its square has rings, to neighbouring \
                 squares, turning at will, over empty squares and never twice over the same; an \
                 enemy on the last square is captured. The next player must move a piece that \
                 stands on as many rings as the square of arrival has. If none of these can, that \
                 player moves any other piece or puts a captured ronin back on an empty square, \
                 which binds in the same way, or else passes, and the other is free. The first move \
                 is free. Whoever captures the enemy daimyo wins. First, player 1 (x) fills rank 1 \
                 and player 2 (o) rank 6, each with the daimyo on a square of two rings.",
                "Chacun a un daimyo et cinq rônins ; chaque case porte un, deux ou trois anneaux. \
                 Une pièce avance d'exactement autant de pas que sa case a d'anneaux, de case voisine \
                 en case voisine, en tournant à volonté, par des cases vides et jamais deux fois par \
                 la même ; un ennemi sur la dernière case est pris. Le joueur suivant doit jouer une \
                 pièce posée sur autant d'anneaux qu'en a la case d'arrivée. Si aucune ne le peut, il \
                 joue n'importe quelle autre pièce ou remet un rônin pris sur une case vide, ce qui \
                 contraint de même, sinon il passe et l'autre est libre. Le premier coup est libre. \
                 Qui prend le daimyo ennemi gagne. D'abord, le joueur 1 (x) remplit la rangée 1 et le \
                 joueur 2 (o) la rangée 6, chacun avec son daimyo sur une case à deux anneaux.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `x` and `o` for ronin, `X` and `O` \
                 for the daimyo; then the player to move; then the rings that bind that player, `-` \
                 if nothing does, or `setup`: `oooooO/....../x...../....../....../.Xxxxx 2 2`; or \
                 `start`. Move: `c1-c3`, or `@c4` for a ronin that comes back, or `pass`. Set-up: \
                 the square of the daimyo, `c1`, or where all pieces are placed freely the daimyo and \
                 then the ronin, `c1:a1b1d1e1a2`.",
                "Position : les rangées du haut vers le bas, séparées par `/`, `x` et `o` pour les \
                 rônins, `X` et `O` pour les daimyos ; puis le joueur qui doit jouer ; puis les \
                 anneaux qui le contraignent, `-` si rien ne le contraint, ou `setup` : \
                 `oooooO/....../x...../....../....../.Xxxxx 2 2` ; ou `start`. Coup : `c1-c3`, ou \
                 `@c4` pour un rônin qui revient, ou `pass`. Mise en place : la case du daimyo, `c1`, \
                 ou, quand toutes les pièces se placent librement, le daimyo puis les rônins, \
                 `c1:a1b1d1e1a2`.",
            ),
            params: params(),
            sides: ['X', 'O'],
            source: "C. Leroy, Mana, Cosmoludo, 2020, and Jactalea, 2005; Escampe, 1988",
        }
    }

    fn setup(params: &Params) -> Result<Mana, SetupError> {
        let edition = match params.word("edition") {
            "jactalea" => Edition::Jactalea,
            "escampe" => Edition::Escampe,
            _ => Edition::Cosmoludo,
        };
        let repetition = Repetition {
            occurrences: params.number("repetition") as u32,
            verdict: if params.word("repeat") == "loss" { Verdict::Loss } else { Verdict::Draw },
            longest: params.number("longest") as u32,
        };
        Ok(Mana::new(edition, repetition))
    }

    fn write(&self, position: &Position) -> String {
        Mana::describe(position)
    }

    fn read(&self, text: &str) -> Result<Position, PositionError> {
        self.parse(text)
    }

    /// Every way to put the pieces on the board, with either player to move and all demands.
    fn size(&self) -> Option<f64> {
        let choices = |from: u32, of: u32| -> f64 {
            (0..of).map(|chosen| f64::from(from - chosen) / f64::from(chosen + 1)).product()
        };
        let squares = BOARD.cells.count_ones();
        let ronin = if self.edition == Edition::Escampe { PIECES - 1..PIECES } else { 0..PIECES };
        let rest = squares - 2;
        let with = |first: u32| -> f64 {
            let second = ronin.clone().map(|second| choices(rest - first, second));
            choices(rest, first) * second.sum::<f64>()
        };
        let boards = f64::from(squares * (squares - 1)) * ronin.clone().map(with).sum::<f64>();
        Some(boards * 8.0)
    }

    fn picture(&self, position: &Position) -> Picture {
        let mut picture = Picture::grid(SIDE, SIDE, |cell| {
            Some((Outline::Square, piece_at(position, square(cell))))
        });
        for (index, place) in (0..).zip(&mut picture.places) {
            let cell = Cell { column: index % SIDE, row: SIDE - 1 - index / SIDE };
            place.mark = Some(Mark::Rings(RINGS[usize::from(square(cell))]));
        }
        for player in Player::BOTH {
            beside(&mut picture, position, player);
        }
        picture
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        (mv == Move::Pass).then(Meaning::pass)
    }

    fn why_over(&self, position: &Position) -> Option<Text> {
        let taken = Text::new("a daimyo is captured", "un daimyo est pris");
        position.daimyo.contains(&GONE).then_some(taken)
    }

    fn heuristics() -> Vec<Heuristic<Mana>> {
        heuristics::all()
    }
}

fn piece_at(position: &Position, square: u8) -> Option<Piece> {
    let glyph = Mana::symbol(position, square);
    let owner = match glyph {
        'x' | 'X' => Player::FIRST,
        'o' | 'O' => Player::SECOND,
        _ => return None,
    };
    let form = if glyph.is_uppercase() { Form::Chief } else { Form::Disc };
    Some(Piece { owner: Some(owner), form, glyph })
}

/// Adds the captured ronin of a player with their number, and the rings that bind the next move.
fn beside(picture: &mut Picture, position: &Position, player: Player) {
    if position.demand == Demand::Setup || position.daimyo.contains(&GONE) {
        return;
    }
    let x = 2 * i16::from(SIDE) + 3;
    let y = if player.is_first() { 2 * i16::from(SIDE) - 1 } else { 1 };
    let place = |x: i16, y: i16, mark: Option<Mark>, piece: Option<Piece>| Place {
        x,
        y,
        name: String::new(),
        outline: Outline::None,
        mark,
        piece,
    };
    let captured = PIECES - position.pieces[player.index()].count_ones();
    let owner = Some(player);
    if captured > 0 {
        let glyph = ['x', 'o'][player.index()];
        picture.places.push(place(x, y, None, Some(Piece { owner, form: Form::Disc, glyph })));
        picture.labels.push(Label { x: x + 2, y, text: format!("+{captured}"), owner });
    }
    if position.mover == player {
        let rings = match position.demand {
            Demand::Rings(rings) => rings..=rings,
            _ => 1..=3,
        };
        // Towards the middle of the board, under what was captured.
        let y = if player.is_first() { y - 2 } else { y + 2 };
        picture.labels.push(Label { x, y, text: "→".to_owned(), owner });
        let marks = (1..).zip(rings);
        picture.places.extend(
            marks.map(|(number, rings)| place(x + 2 * number, y, Some(Mark::Rings(rings)), None)),
        );
    }
}

fn params() -> Vec<Param> {
    let number = |name, about, low, default| Param {
        name,
        about,
        kind: ParamKind::Number { low, high: 1_000_000 },
        default,
    };
    vec![
        Param {
            name: "edition",
            about: Text::new(
                "cosmoludo (2020): home ranks; jactalea (2005): player 1 chooses an edge and places \
                 the pieces freely on two rows there, then player 2 opposite; escampe (1988): free \
                 placement on two ranks, player 2 moves first, only the daimyo is captured, only by \
                 ronin, and whoever cannot move a bound piece passes",
                "cosmoludo (2020) : rangées de départ ; jactalea (2005) : le joueur 1 choisit un \
                 bord et place ses pièces librement sur les deux rangées voisines, puis le joueur 2 \
                 en face ; escampe (1988) : placement libre sur deux rangées, le joueur 2 commence, \
                 on ne prend que le daimyo, et avec un rônin, et qui ne peut jouer une pièce \
                 contrainte passe",
            ),
            kind: ParamKind::Word(&[
                ("cosmoludo", "cosmoludo"),
                ("jactalea", "jactalea"),
                ("escampe", "escampe"),
            ]),
            default: "cosmoludo",
        },
        Param {
            name: "repeat",
            about: Text::new(
                "what a repeated position means: the game is drawn, at the third occurrence; or \
                 whoever repeats loses, at the second",
                "ce que vaut une position répétée : la partie est nulle, à la troisième fois ; ou \
                 qui répète perd, à la deuxième",
            ),
            kind: ParamKind::Preset(&[
                Preset { word: ("draw", "nulle"), settings: "" },
                Preset { word: ("loss", "perte"), settings: "repetition=2" },
            ]),
            default: "draw",
        },
        Param {
            name: "repetition",
            about: Text::new(
                "occurrences of a position that end the game",
                "occurrences d'une position qui finissent la partie",
            ),
            kind: ParamKind::Number { low: 2, high: 99 },
            default: "3",
        },
        number(
            "longest",
            Text::new(
                "moves after which the game is drawn",
                "coups après lesquels la partie est nulle",
            ),
            1,
            "1000",
        ),
    ]
}
