//! Clobber.
//!
//! Stones of both players fill a board of `rows` x `columns` squares like the colours of a
//! chessboard. In turn, a player moves one of their stones onto a stone of the other player on a
//! square beside it, which is taken away. Whoever cannot move loses. Source: M. H. Albert, J. P.
//! Grossman, R. J. Nowakowski, D. Wolfe, *An introduction to Clobber*, Integers 5(2), 2005.

use std::fmt;

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Form, Listed, Outline, Param, ParamKind, Params,
    Picture, Piece, Player, PositionError, SetupError, Text, ones, read_grid, write_grid,
};

use crate::patches::{Patch, Patches};

/// The rules for one size of board.
#[derive(Clone, Debug)]
pub struct Clobber {
    patches: Patches,
}

/// The stones of player 1 and of player 2 as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stones(Patch);

/// A stone that takes another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Capture {
    /// Where it stands.
    pub from: Cell,
    /// What it takes, and where it stands then.
    pub to: Cell,
}

impl Combinatorial for Clobber {
    type Board = Stones;
    type Move = Capture;

    fn start(&self) -> Stones {
        let Patches { rows, columns, .. } = self.patches;
        let mut stones = [0; 2];
        for square in 0..usize::from(rows) * usize::from(columns) {
            let (row, column) = (square / usize::from(columns), square % usize::from(columns));
            stones[(row + column) % 2] |= self.patches.bit_of(square);
        }
        Stones(stones)
    }

    /// Stone by stone, row by row from the top left: to the right, down, left and up.
    fn options(&self, Stones(stones): &Stones, player: Player, moves: &mut Vec<Capture>) {
        let (own, others) = (stones[player.index()], stones[player.other().index()]);
        let ready = own & self.patches.lattice.around(others);
        for stone in ones(ready) {
            for direction in [0, 2, 1, 3] {
                let taken = self.patches.lattice.moved(1 << stone, direction) & others;
                if taken != 0 {
                    let to = self.patches.cell(taken.trailing_zeros() as u8);
                    moves.push(Capture { from: self.patches.cell(stone), to });
                }
            }
        }
    }

    fn play(&self, Stones(stones): &mut Stones, player: Player, Capture { from, to }: Capture) {
        let [from, to] = [from, to].map(|cell| self.patches.bit(cell));
        debug_assert!(stones[player.index()] & from != 0, "an own stone");
        debug_assert!(stones[player.other().index()] & to != 0, "a stone of the other player");
        stones[player.index()] ^= from | to;
        stones[player.other().index()] ^= to;
    }

    fn show(&self, stones: &Stones) -> String {
        self.write(stones).replace('/', "\n")
    }

    fn is_stuck(&self, Stones([first, second]): &Stones, _player: Player) -> bool {
        first & self.patches.lattice.around(*second) == 0
    }

    /// One for each group of stones of both colours.
    fn parts(&self, Stones(stones): &Stones, parts: &mut Vec<Stones>) {
        let mut groups = Vec::new();
        self.patches.split(*stones, &mut groups);
        let is_alive = |[first, second]: &Patch| *first != 0 && *second != 0;
        parts.extend(groups.into_iter().filter(is_alive).map(Stones));
    }

    /// The colours exchanged.
    fn swapped(&self, Stones([first, second]): &Stones) -> Option<Stones> {
        Some(Stones(self.patches.normal([*second, *first])))
    }
}

impl fmt::Display for Capture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl Clobber {
    fn piece(Stones(stones): &Stones, bit: u64) -> Option<Piece> {
        let owner = Player::BOTH.into_iter().find(|player| stones[player.index()] & bit != 0)?;
        let glyph = if owner.is_first() { 'x' } else { 'o' };
        Some(Piece { owner: Some(owner), form: Form::Disc, glyph })
    }
}

impl Listed for Clobber {
    type Game = Alternating<Clobber>;
    type Position = Stones;

    fn card() -> Card {
        let size = |name, en, fr| {
            let kind = ParamKind::Size { low: 1, high: 31 };
            Param { name, about: Text::new(en, fr), kind, default: "4" }
        };
        Card {
            name: "clobber",
            aliases: &[],
            title: Text::new("Clobber", "Clobber"),
            aim: Text::new("make the last capture", "faites la dernière prise"),
            minutes: 3,
            rules: Text::new(
                "Stones of both players fill the board like the colours of a chessboard. In turn, a \
                 player moves one of their stones onto a stone of the other player on a square \
                 beside it, not diagonally, and takes that stone. Whoever cannot move loses.",
                "Les pions des deux joueurs remplissent le plateau comme les couleurs d'un \
                 échiquier. À tour de rôle, un joueur déplace l'un de ses pions sur un pion adverse \
                 d'une case voisine, jamais en diagonale, et le prend. Qui ne peut plus jouer perd.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `x` a stone of player 1, `o` one of \
                 player 2, `.` empty, then the player to move, either one: `xox/o.o/x.x 2`. Move: \
                 the square of the stone and that of the stone it takes: `a1-a2`.",
                "Position : les lignes du haut vers le bas, séparées par `/`, `x` un pion du joueur \
                 1, `o` un pion du joueur 2, `.` vide, puis le joueur qui doit jouer, n'importe \
                 lequel : `xox/o.o/x.x 2`. Coup : la case du pion et celle du pion qu'il prend : \
                 `a1-a2`.",
            ),
            params: vec![
                size("rows", "rows of the board", "lignes du plateau"),
                size("columns", "columns of the board", "colonnes du plateau"),
            ],
            sides: ['x', 'o'],
            source: "M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, An introduction to \
                     Clobber, Integers 5(2), 2005",
        }
    }

    fn setup(params: &Params) -> Result<Clobber, SetupError> {
        let (rows, columns) = (params.number("rows"), params.number("columns"));
        if !Patches::fits(rows, columns) {
            let why = Text::new(
                "rows times columns plus one is at most 64",
                "les lignes fois les colonnes plus une font au plus 64",
            );
            return Err(SetupError::Unfit { why });
        }
        Ok(Clobber { patches: Patches::new(rows as u8, columns as u8) })
    }

    fn write(&self, stones: &Stones) -> String {
        let Patches { rows, columns, .. } = self.patches;
        write_grid(rows.into(), columns.into(), |square| {
            Clobber::piece(stones, self.patches.bit_of(square)).map_or('.', |piece| piece.glyph)
        })
    }

    /// Any stones on any squares: parts of larger boards are studied too.
    fn read(&self, text: &str) -> Result<Stones, PositionError> {
        let Patches { rows, columns, .. } = self.patches;
        let mut stones = [0; 2];
        let symbols = read_grid(text, rows.into(), columns.into(), ".xo")?;
        for (square, &symbol) in symbols.iter().enumerate().filter(|(_, symbol)| **symbol > 0) {
            stones[symbol - 1] |= self.patches.bit_of(square);
        }
        Ok(Stones(stones))
    }

    fn picture(&self, stones: &Stones) -> Picture {
        Picture::grid(self.patches.columns, self.patches.rows, |cell| {
            Some((Outline::Square, Clobber::piece(stones, self.patches.bit(cell))))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(words: &str) -> Clobber {
        let params = Params::parse(&Clobber::card().params, words).expect("parameters");
        Clobber::setup(&params).expect("a board")
    }

    #[test]
    fn stones_take_stones_beside_them() {
        check("xo/ox", "xo/ox", ["a2-b2 a2-a1 b1-a1 b1-b2", "b2-b1 b2-a2 a1-b1 a1-a2"]);
        check("xo/ox", "x./.o", ["", ""]);
        check("xo/ox", "x./ox", ["a2-a1 b1-a1", "a1-b1 a1-a2"]);
    }

    /// Compares the start and the moves of both players at a position.
    #[track_caller]
    fn check(start: &str, position: &str, notations: [&str; 2]) {
        let rules = rules("2x2");
        assert_eq!(rules.write(&rules.start()), start);
        let stones = rules.read(position).expect("a position");
        let written = Player::BOTH.map(|player| {
            let mut moves = Vec::new();
            rules.options(&stones, player, &mut moves);
            moves.iter().map(Capture::to_string).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(written, notations);
    }

    #[test]
    fn what_is_taken_goes_and_the_stone_stands_there() {
        let rules = rules("1x3");
        let mut stones = rules.start();
        let mut moves = Vec::new();
        rules.options(&stones, Player::SECOND, &mut moves);
        rules.play(&mut stones, Player::SECOND, moves[0]);
        assert_eq!(rules.write(&stones), "x.o");
        assert!(rules.is_stuck(&stones, Player::FIRST));
    }

    #[test]
    fn boards_that_do_not_fit_are_refused() {
        let params = Params::parse(&Clobber::card().params, "8x8").expect("parameters");
        assert!(matches!(Clobber::setup(&params), Err(SetupError::Unfit { .. })));
        for words in ["8x7", "7x8", "1x31", "31x1"] {
            let rules = rules(words);
            assert_eq!(rules.read(&rules.write(&rules.start())), Ok(rules.start()), "{words}");
        }
        for text in ["xo/o", "xo", "x#/ox", ""] {
            assert!(rules("2x2").read(text).is_err(), "{text}");
        }
    }
}
