//! The lame knight.
//!
//! One knight stands on a board. In turn, the players move it as in chess, but only so that it
//! comes nearer to the bottom left corner: two columns to the left and one row up or down, or two
//! rows down and one column to the left or right. Whoever cannot move loses. Source: E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 3.

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Form, Impartial, Listed, Outline, Param, ParamKind,
    Params, Picture, Piece, Player, PositionError, SetupError, Text,
};

/// The four jumps, as columns to the right and rows up.
const JUMPS: [(i8, i8); 4] = [(-2, 1), (-2, -1), (-1, -2), (1, -2)];

/// The rules for a square board.
pub struct Knight {
    size: u8,
}

impl Knight {
    /// The squares that can be jumped to.
    fn jumps(&self, square: Cell) -> impl Iterator<Item = Cell> {
        let size = self.size;
        JUMPS.iter().filter_map(move |&(right, up)| {
            let column = square.column.checked_add_signed(right)?;
            let row = square.row.checked_add_signed(up)?;
            (column < size && row < size).then_some(Cell { column, row })
        })
    }
}

impl Combinatorial for Knight {
    type Board = Cell;
    /// The square that the knight goes to.
    type Move = Cell;

    /// The knight begins at the top right.
    fn start(&self) -> Cell {
        Cell { column: self.size - 1, row: self.size - 1 }
    }

    fn options(&self, square: &Cell, _player: Player, moves: &mut Vec<Cell>) {
        moves.extend(self.jumps(*square));
    }

    fn play(&self, square: &mut Cell, _player: Player, to: Cell) {
        debug_assert!(self.jumps(*square).any(|reached| reached == to));
        *square = to;
    }

    fn show(&self, square: &Cell) -> String {
        self.write(square)
    }
}

impl Impartial for Knight {}

impl Listed for Knight {
    type Game = Alternating<Knight>;
    type Position = Cell;

    fn card() -> Card {
        Card {
            name: "knight",
            aliases: &["cavalier"],
            title: Text::new("The lame knight", "Le cavalier boiteux"),
            aim: Text::new("make the last move", "jouez le dernier coup"),
            minutes: 5,
            rules: Text::new(
                "One knight stands on a board. In turn, the players move it as in chess, but only \
                 two columns to the left and one row up or down, or two rows down and one column \
                 to the left or right. Whoever cannot move loses.",
                "Un cavalier est sur un échiquier. À tour de rôle, chacun le joue comme aux échecs, \
                 mais seulement de deux colonnes à gauche et d'une ligne vers le haut ou le bas, ou \
                 de deux lignes vers le bas et d'une colonne à gauche ou à droite. Qui ne peut plus \
                 jouer perd.",
            ),
            notation: Text::new(
                "Position: the square of the knight, then the player to move: `h8 1`. Move: the \
                 square it goes to, `f7`.",
                "Position : la case du cavalier, puis le joueur qui doit jouer : `h8 1`. Coup : la \
                 case où il va, `f7`.",
            ),
            params: vec![Param {
                name: "size",
                about: Text::new("rows and columns", "lignes et colonnes"),
                kind: ParamKind::Size { low: 1, high: 26 },
                default: "8",
            }],
            sides: ['1', '2'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 3",
        }
    }

    fn setup(params: &Params) -> Result<Knight, SetupError> {
        Ok(Knight { size: params.number("size") as u8 })
    }

    fn write(&self, square: &Cell) -> String {
        square.to_string()
    }

    fn read(&self, text: &str) -> Result<Cell, PositionError> {
        let squares =
            (0..self.size).flat_map(|row| (0..self.size).map(move |column| Cell { column, row }));
        let found = squares.into_iter().find(|square| square.to_string() == text);
        found.ok_or(PositionError::Unexpected { at: 0..text.len(), allowed: "a1 … z26" })
    }

    fn picture(&self, square: &Cell) -> Picture {
        let knight = Piece { owner: None, form: Form::Peg, glyph: 'N' };
        Picture::grid(self.size, self.size, |cell| {
            Some((Outline::Square, (cell == *square).then_some(knight)))
        })
    }
}
