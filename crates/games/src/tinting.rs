//! What Col and Snort have in common: stones on a grid that keep a player off the squares beside
//! them.

use std::{fmt::Debug, marker::PhantomData};

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Form, Listed, Outline, Param, ParamKind, Params,
    Picture, Piece, Player, PositionError, SetupError, Text, ones, read_grid, write_grid,
};

use crate::patches::{Patch, Patches};

/// Whom a stone keeps off the squares beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeepsOff {
    /// Its owner: Col.
    Owner,
    /// The other player: Snort.
    Other,
}

/// What tells games with such stones apart.
pub trait TintingRule: Clone + Debug + Send + Sync + 'static {
    /// Whom a stone keeps off.
    const KEEPS_OFF: KeepsOff;

    /// What the game says about itself.
    fn card() -> Card;
}

/// A board on which stones keep a player off.
#[derive(Clone, Debug)]
pub struct Tinting<R> {
    patches: Patches,
    rule: PhantomData<R>,
}

/// Stones, and where each player may still play, as bits.
///
/// Where players may play follows from the stones, except in parts of a board: these have no
/// stones, only squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tinted {
    open: Patch,
    stones: Patch,
}

/// The size of the board.
pub(crate) fn params() -> Vec<Param> {
    let size = |name, en, fr| {
        let kind = ParamKind::Size { low: 1, high: 31 };
        Param { name, about: Text::new(en, fr), kind, default: "4" }
    };
    vec![
        size("rows", "rows of the board", "lignes du plateau"),
        size("columns", "columns of the board", "colonnes du plateau"),
    ]
}

/// How boards and moves are written.
pub(crate) fn notation() -> Text {
    Text::new(
        "Position: rows from the top, `/` between them, `x` a stone of player 1, `o` one of \
         player 2, `.` empty, then the player to move, either one: `x../... 2`. Move: the \
         square: `a1`.",
        "Position : les lignes du haut vers le bas, séparées par `/`, `x` un pion du joueur 1, \
         `o` un pion du joueur 2, `.` vide, puis le joueur qui doit jouer, n'importe lequel : \
         `x../... 2`. Coup : la case : `a1`.",
    )
}

impl<R: TintingRule> Tinting<R> {
    fn put(&self, board: &mut Tinted, player: Player, bit: u64) {
        let kept_off = match R::KEEPS_OFF {
            KeepsOff::Owner => player,
            KeepsOff::Other => player.other(),
        };
        board.stones[player.index()] |= bit;
        board.open.iter_mut().for_each(|open| *open &= !bit);
        board.open[kept_off.index()] &= !self.patches.lattice.around(bit);
    }
}

impl<R: TintingRule> Combinatorial for Tinting<R> {
    type Board = Tinted;
    /// The square of the stone.
    type Move = Cell;

    fn start(&self) -> Tinted {
        Tinted { open: [self.patches.lattice.cells; 2], stones: [0; 2] }
    }

    /// Row by row from the top left.
    fn options(&self, board: &Tinted, player: Player, moves: &mut Vec<Cell>) {
        moves.extend(ones(board.open[player.index()]).map(|bit| self.patches.cell(bit)));
    }

    fn play(&self, board: &mut Tinted, player: Player, cell: Cell) {
        let bit = self.patches.bit(cell);
        debug_assert!(board.open[player.index()] & bit != 0, "the square is open to the player");
        self.put(board, player, bit);
    }

    fn show(&self, board: &Tinted) -> String {
        self.write(board).replace('/', "\n")
    }

    /// The squares that are open to somebody, as far as they hang together.
    fn parts(&self, board: &Tinted, parts: &mut Vec<Tinted>) {
        let mut regions = Vec::new();
        self.patches.split(board.open, &mut regions);
        parts.extend(regions.into_iter().map(|open| Tinted { open, stones: [0; 2] }));
    }

    /// The squares that are open to the other player.
    fn swapped(&self, Tinted { open: [first, second], .. }: &Tinted) -> Option<Tinted> {
        Some(Tinted { open: self.patches.normal([*second, *first]), stones: [0; 2] })
    }
}

impl<R: TintingRule> Listed for Tinting<R> {
    type Game = Alternating<Tinting<R>>;
    type Position = Tinted;

    fn card() -> Card {
        R::card()
    }

    fn setup(params: &Params) -> Result<Tinting<R>, SetupError> {
        let (rows, columns) = (params.number("rows"), params.number("columns"));
        if !Patches::fits(rows, columns) {
            let why = Text::new(
                "rows times columns plus one is at most 64",
                "les lignes fois les colonnes plus une font au plus 64",
            );
            return Err(SetupError::Unfit { why });
        }
        let patches = Patches::new(rows as u8, columns as u8);
        Ok(Tinting { patches, rule: PhantomData })
    }

    fn write(&self, board: &Tinted) -> String {
        let Patches { rows, columns, .. } = self.patches;
        write_grid(rows.into(), columns.into(), |square| {
            piece(board, self.patches.bit_of(square)).map_or('.', |piece| piece.glyph)
        })
    }

    /// Refuses stones that could not have been put where they are, in whatever order.
    fn read(&self, text: &str) -> Result<Tinted, PositionError> {
        let Patches { rows, columns, .. } = self.patches;
        let mut board = self.start();
        let symbols = read_grid(text, rows.into(), columns.into(), ".xo")?;
        for (square, &symbol) in symbols.iter().enumerate().filter(|(_, symbol)| **symbol > 0) {
            let player = Player::BOTH[symbol - 1];
            let bit = self.patches.bit_of(square);
            if board.open[player.index()] & bit == 0 {
                let why = Text::new(
                    "a stone beside this square keeps that player off it",
                    "un pion voisin interdit cette case à ce joueur",
                );
                // Each row is followed by a slash.
                let at = square + square / usize::from(columns);
                return Err(PositionError::Impossible { at: Some(at..at + 1), why });
            }
            self.put(&mut board, player, bit);
        }
        Ok(board)
    }

    fn picture(&self, board: &Tinted) -> Picture {
        Picture::grid(self.patches.columns, self.patches.rows, |cell| {
            Some((Outline::Square, piece(board, self.patches.bit(cell))))
        })
    }
}

fn piece(board: &Tinted, bit: u64) -> Option<Piece> {
    let owner = Player::BOTH.into_iter().find(|player| board.stones[player.index()] & bit != 0)?;
    let glyph = if owner.is_first() { 'x' } else { 'o' };
    Some(Piece { owner: Some(owner), form: Form::Disc, glyph })
}
