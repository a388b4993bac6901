//! The card of the game, and its pictures.

use std::collections::VecDeque;

use stratege_core::{
    Card, Foreign, Form, Label, Listed, Meaning, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Plain, Player, PositionError, Preset, SetupError, Stroke, Text,
};

use super::{
    DominoTable, Dominoes, Ends, Hands, LARGEST_SET, Last, Move, Options, Scoring, Side, Start,
    Tile, Tiles,
};

impl Listed for Dominoes {
    type Game = Dominoes;
    type Position = DominoTable;

    fn card() -> Card {
        Card {
            name: "dominoes",
            aliases: &["dominos", "domino"],
            title: Text::new("Dominoes", "Dominos"),
            aim: Text::new(
                "lay your tiles and keep fewer points than the other",
                "posez vos dominos et gardez moins de points que l'autre",
            ),
            minutes: 5,
            rules: Text::new(
                "Each player is dealt `hand` tiles that the other does not see; the rest is set \
                 aside and never drawn. The holder of the highest tile lays it and begins. In \
                 turn, a player lays a tile at one of the two ends of the chain so that equal \
                 numbers touch; whoever has no such tile passes. The game ends when a hand is \
                 empty or both players pass in a row. Whoever holds fewer points wins; equal \
                 points are a draw.",
                "Chaque joueur reçoit `hand` dominos que l'autre ne voit pas ; le reste dort et \
                 n'est jamais pioché. Qui tient le domino le plus fort le pose et commence. À tour \
                 de rôle, un joueur pose un domino à l'une des deux extrémités de la chaîne de \
                 sorte que les nombres voisins soient égaux ; qui n'en a pas passe. La partie finit \
                 quand une main est vide ou quand les deux joueurs ont passé de suite. Qui tient le \
                 moins de points gagne ; à égalité, la partie est nulle.",
            ),
            notation: Text::new(
                "Position: the two hands, then what was laid by each player, the ends of the chain, \
                 the player to move, passes in a row, and the numbers of which each has passed; \
                 with `hand=2`: `1:6-6,5-4 2:6-1,3-3`, `1:5-4 2:6-1 laid1:6-6 laid2:6-3 ends:3,6 turn:1`. Move: \
                 the tile, `6-4`, with `l` or `r` for the left or right end where there is a \
                 choice, or `pass`. Also read, as in the paper: tiles as lists, `[[6,6],[5,4]]`, for both hands of a \
                 beginning, `[[[6,6],[5,4]],[[6,1],[3,3]]]`, and after the words above, with `chain:[[3,6],[6,6]]` in \
                 the place of `ends`; `[6,4]` for a move.",
                "Position : les deux mains, puis ce que chaque joueur a posé, les extrémités de la \
                 chaîne, le joueur qui doit jouer, les passes de suite et les nombres sur lesquels \
                 chacun a passé ; avec `hand=2` : `1:6-6,5-4 2:6-1,3-3`, `1:5-4 2:6-1 laid1:6-6 laid2:6-3 ends:3,6 \
                 turn:1`. Coup : le domino, `6-4`, suivi de `l` ou `r` pour l'extrémité gauche ou \
                 droite quand il y a le choix, ou `pass`. Se lisent aussi, comme dans le sujet : les dominos en \
                 listes, `[[6,6],[5,4]]`, pour les deux mains au départ, `[[[6,6],[5,4]],[[6,1],[3,3]]]`, et après les \
                 mots ci-dessus, avec `chain:[[3,6],[6,6]]` à la place de `ends` ; `[6,4]` pour un coup.",
            ),
            params: params(),
            sides: ['1', '2'],
            source: "N. Poulain, Dossier : jeu de dominos, 2012",
        }
    }

    fn setup(params: &Params) -> Result<Dominoes, SetupError> {
        let (set, hand) = (params.number("set") as u8, params.number("hand") as u8);
        let tiles = u32::from(set + 1) * u32::from(set + 2) / 2;
        if 2 * u32::from(hand) > tiles {
            let why = Text::new(
                "the box does not hold two hands of this size",
                "la boîte ne contient pas deux mains de cette taille",
            );
            return Err(SetupError::Unfit { why });
        }
        let options = Options {
            start: match params.word("start") {
                "first" => Start::First,
                "double" => Start::Double,
                _ => Start::Highest,
            },
            ends: if params.word("ends") == "free" { Ends::Free } else { Ends::Left },
            scoring: match params.word("scoring") {
                "first-half-twice" => Scoring::FirstHalfTwice,
                _ => Scoring::Pips,
            },
            last: if params.word("last") == "wins" { Last::Wins } else { Last::Counts },
            hands: if params.word("hands") == "open" { Hands::Open } else { Hands::Hidden },
        };
        Ok(Dominoes::new(set, hand, options))
    }

    fn write(&self, table: &DominoTable) -> String {
        self.describe(table)
    }

    fn read(&self, text: &str) -> Result<DominoTable, PositionError> {
        self.parse(text)
    }

    /// The tiles laid in decreasing order, after the two ends of the chain.
    fn picture(&self, table: &DominoTable) -> Picture {
        let laid = self.halves(table.laid[0] | table.laid[1]);
        self.drawn(table, table.ends().filter(|_| laid.len() > 1), &laid)
    }

    fn picture_along(&self, moves: &[Move], _drawn: &[u32], table: &DominoTable) -> Picture {
        match chain(moves, table) {
            Some(chain) => self.drawn(table, None, &chain),
            None => self.picture(table),
        }
    }

    /// The first half of the tile in the hand, then the half at the end of the chain where the
    /// player has the choice.
    ///
    /// A chain that is not drawn from end to end has no ends to be touched.
    fn touched(&self, table: &DominoTable, mv: Move, picture: &Picture) -> Vec<usize> {
        let Move::Lay(tile, side) = mv else { return Vec::new() };
        let hand = table.hands[table.mover.index()];
        let held = self.tiles.list(hand).position(|each| each == tile);
        let laid = (table.laid[0] | table.laid[1]).count_ones() as usize;
        let hands = Player::BOTH.map(|player| {
            let player = player.index();
            table.hands[player].count_ones() as usize + self.hidden(table, player)
        });
        let drawn = picture.places.len() == 2 * (hands[0] + laid + hands[1]);
        let (Some(held), true) = (held, drawn) else { return Vec::new() };
        let mut chain = 2 * hands[0]..2 * (hands[0] + laid);
        let first = if table.mover.is_first() { 0 } else { chain.end };
        let mut touched = vec![first + 2 * held];
        // Hands have a label each; a chain has one where its ends are told instead of drawn.
        if picture.labels.len() == hands.len() {
            touched.extend(match side {
                Side::Given => None,
                Side::Left => chain.next(),
                Side::Right => chain.next_back(),
            });
        }
        touched
    }

    /// The other half of the tile.
    fn also_touched(&self, table: &DominoTable, mv: Move, picture: &Picture) -> Vec<Vec<usize>> {
        let mut touched = self.touched(table, mv, picture);
        let Some(half) = touched.first_mut() else { return Vec::new() };
        *half += 1;
        vec![touched]
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        (mv == Move::Pass).then(Meaning::pass)
    }

    fn why_over(&self, table: &DominoTable) -> Option<Text> {
        let empty = Text::new("a hand is empty", "une main est vide");
        let stuck = Text::new("nobody can lay a tile", "personne ne peut plus poser");
        Some(if table.hands.contains(&0) { empty } else { stuck })
    }

    fn line(&self, moves: &[Move], table: &DominoTable) -> Option<String> {
        chain(moves, table).filter(|chain| !chain.is_empty()).map(|chain| format!("{chain:?}"))
    }

    fn plain_move(&self, mv: Move) -> Plain {
        match mv {
            Move::Lay(tile, Side::Given | Side::Left) => Plain::numbers([tile.high, tile.low]),
            other => Plain::Word(other.to_string()),
        }
    }

    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        self.translate(text)
    }

    fn is_called(&self, _board: &Plain, mv: Move, name: &Plain) -> bool {
        Dominoes::is_tile(mv, name)
    }

    /// The deals, each with at most about `4^hand` positions.
    fn size(&self) -> Option<f64> {
        let (tiles, hand) = (u32::from(self.tiles.count), u32::from(self.hand));
        let choices = |from: u32| -> f64 {
            (0..hand).map(|chosen| f64::from(from - chosen) / f64::from(chosen + 1)).product()
        };
        Some(choices(tiles) * choices(tiles - hand) * 4_f64.powi(hand as i32))
    }
}

fn params() -> Vec<Param> {
    let word =
        |name, about, words, default| Param { name, about, kind: ParamKind::Word(words), default };
    vec![
        Param {
            name: "set",
            about: Text::new("the highest double of the box", "le plus fort double de la boîte"),
            kind: ParamKind::Size { low: 0, high: LARGEST_SET.into() },
            default: "6",
        },
        Param {
            name: "hand",
            about: Text::new("tiles dealt to each player", "dominos distribués à chacun"),
            kind: ParamKind::Size { low: 1, high: 45 },
            default: "10",
        },
        Param {
            name: "rules",
            about: Text::new(
                "paper: as described; block: seven tiles each, player 1 begins with any tile, \
                 either end may be chosen, laying the last tile wins",
                "sujet : comme décrit ; bloqué : sept dominos chacun, le joueur 1 commence avec \
                 n'importe lequel, le bout est au choix, poser son dernier domino gagne",
            ),
            kind: ParamKind::Preset(&[
                Preset { word: ("paper", "sujet"), settings: "" },
                Preset {
                    word: ("block", "bloqué"),
                    settings: "hand=7,start=first,ends=free,last=wins",
                },
            ]),
            default: "paper",
        },
        word(
            "start",
            Text::new(
                "who begins: the holder of the highest tile, who lays it; the holder of the \
                 highest double, with any tile; or player 1, with any tile",
                "qui commence : le joueur qui a le domino le plus fort, et il le pose ; celui qui \
                 a le plus fort double, avec n'importe quel domino ; ou le joueur 1, de même",
            ),
            &[("highest", "plus-fort"), ("double", "double"), ("first", "premier")],
            "highest",
        ),
        word(
            "ends",
            Text::new(
                "a tile that fits both ends goes to the left one, or where the player wants",
                "un domino qui va aux deux bouts se pose à gauche, ou là où le joueur veut",
            ),
            &[("left", "gauche"), ("free", "libre")],
            "left",
        ),
        word(
            "scoring",
            Text::new(
                "what a tile counts in the end: both halves, or the larger half twice as in the \
                 published program",
                "ce que compte un domino à la fin : ses deux moitiés, ou deux fois la plus grande \
                 comme dans le programme publié",
            ),
            &[("pips", "points"), ("first-half-twice", "première-moitié-deux-fois")],
            "pips",
        ),
        word(
            "last",
            Text::new(
                "laying the last tile: points are compared as always, or it wins",
                "poser son dernier domino : on compare les points, ou c'est gagné",
            ),
            &[("counts", "compte"), ("wins", "gagne")],
            "counts",
        ),
        word(
            "hands",
            Text::new("whether the players see both hands", "si les joueurs voient les deux mains"),
            &[("hidden", "cachées"), ("open", "ouvertes")],
            "hidden",
        ),
    ]
}

/// The chain after `moves` from its beginning; `None` if they do not lead from there.
fn chain(moves: &[Move], table: &DominoTable) -> Option<Vec<[u8; 2]>> {
    let mut chain: VecDeque<[u8; 2]> = VecDeque::new();
    for mv in moves {
        let Move::Lay(Tile { high, low }, side) = *mv else { continue };
        let tile = Tile { high, low };
        match (chain.front(), chain.back()) {
            (Some(&[left, _]), _) if side != Side::Right && tile.has(left) => {
                chain.push_front([tile.other(left), left]);
            }
            (_, Some(&[_, right])) if tile.has(right) => {
                chain.push_back([right, tile.other(right)]);
            }
            (None, None) => chain.push_back([high, low]),
            _ => return None,
        }
    }
    let laid = (table.laid[0] | table.laid[1]).count_ones() as usize;
    (laid == chain.len()).then(|| chain.into())
}

/// Tiles in one row of the picture.
const ROW: usize = 4;

/// From one row of tiles to the next, in half squares.
const ROW_STEP: i16 = 3;

/// From a hand to the chain, in half squares.
const PART_STEP: i16 = 4;

impl Dominoes {
    /// Hand 1 above, the chain in the middle, hand 2 below.
    fn drawn(&self, table: &DominoTable, ends: Option<[u8; 2]>, chain: &[[u8; 2]]) -> Picture {
        let mut picture = Picture::default();
        let mut y = 1;
        for (player, hand) in table.hands.into_iter().enumerate() {
            let owner = Player::BOTH.get(player).copied();
            picture.labels.push(Label { x: -1, y, text: (player + 1).to_string(), owner });
            let faces = self.halves(hand).into_iter().map(|halves| halves.map(Some));
            let backs = std::iter::repeat_n([None; 2], self.hidden(table, player));
            self.draw_tiles(&mut picture, &mut y, faces.chain(backs));
            if player == 0 {
                if let Some([left, right]) = ends {
                    picture.labels.push(Label {
                        x: 3,
                        y,
                        text: format!("{left} … {right}"),
                        owner: None,
                    });
                    y += 2;
                }
                self.draw_chain(&mut picture, &mut y, chain);
            }
        }
        picture
    }

    /// Tiles that a player holds and whoever looks at the table does not see.
    fn hidden(&self, table: &DominoTable, player: usize) -> usize {
        let dealt = table.hands.into_iter().chain(table.laid).any(|tiles| tiles != 0);
        let seen = (table.hands[player] | table.laid[player]).count_ones() as usize;
        if dealt { usize::from(self.hand).saturating_sub(seen) } else { 0 }
    }

    /// Draws tiles row by row and moves `y` to the next part of the picture; what is not known is
    /// face down.
    fn draw_tiles(
        &self,
        picture: &mut Picture,
        y: &mut i16,
        tiles: impl Iterator<Item = [Option<u8>; 2]>,
    ) {
        let (first, step) = self.spacing();
        for (number, [left, right]) in tiles.enumerate() {
            let (row, column) = (number / ROW, number % ROW);
            *y += if row > 0 && column == 0 { ROW_STEP } else { 0 };
            let x = first + step * column as i16;
            picture.places.push(half_tile(x, *y, left));
            picture.places.push(half_tile(x + 2, *y, right));
        }
        *y += PART_STEP;
    }

    /// Draws the chain, each tile joined to the next; where a row is full it turns and goes back.
    fn draw_chain(&self, picture: &mut Picture, y: &mut i16, chain: &[[u8; 2]]) {
        let (first, step) = self.spacing();
        let mut last: Option<(i16, i16)> = None;
        for (number, &[left, right]) in chain.iter().enumerate() {
            let (row, column) = (number / ROW, number % ROW);
            *y += if row > 0 && column == 0 { ROW_STEP } else { 0 };
            let back = row % 2 == 1;
            let x = first + step * (if back { ROW - 1 - column } else { column }) as i16;
            let (near, far) = if back { (x + 2, x) } else { (x, x + 2) };
            picture.places.push(half_tile(near, *y, Some(left)));
            picture.places.push(half_tile(far, *y, Some(right)));
            picture.strokes.extend(last.map(|from| Stroke { from, to: (near, *y) }));
            last = Some((far, *y));
        }
        *y += PART_STEP;
    }

    /// Where the first tile of a row stands, and how far the next one is: numbers of two digits
    /// need room beside the halves.
    fn spacing(&self) -> (i16, i16) {
        if self.tiles.set > 9 { (2, 6) } else { (1, 5) }
    }

    /// Tiles in decreasing order, the larger half first.
    fn halves(&self, tiles: Tiles) -> Vec<[u8; 2]> {
        self.tiles.list(tiles).map(|tile| [tile.high, tile.low]).collect()
    }
}

/// One half of a tile, or of its back.
fn half_tile(x: i16, y: i16, number: Option<u8>) -> Place {
    let glyph = number.and_then(|number| char::from_digit(number.into(), 36)).unwrap_or('?');
    let form = number.map_or(Form::Back, Form::Pips);
    let piece = Piece { owner: None, form, glyph: glyph.to_ascii_uppercase() };
    Place { x, y, name: String::new(), outline: Outline::Square, mark: None, piece: Some(piece) }
}
