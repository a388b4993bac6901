//! Dominoes on the board, with those who laid them.

use stratege_core::{Cell, Form, Picture, Piece, Player, Toward};

use super::{Domineering, Domino};

/// The board with the dominoes of a play, which their owners lay upright or flat.
///
/// Squares that were covered before stay as they are: nobody knows by whom.
pub(super) fn with_dominoes(mut picture: Picture, game: &Domineering, moves: &[Domino]) -> Picture {
    for &Domino { first, second } in moves {
        let upright = first.column == second.column;
        let owner = Some(if upright { Player::FIRST } else { Player::SECOND });
        let (near, far, glyph) = if upright {
            (Toward::Up, Toward::Down, '|')
        } else {
            (Toward::Right, Toward::Left, '-')
        };
        for (cell, toward) in [(first, near), (second, far)] {
            let piece = Piece { owner, form: Form::Half(toward), glyph };
            picture.places[place_of(game, cell)].piece = Some(piece);
        }
    }
    picture
}

/// Which place of the picture a square is.
pub(super) fn place_of(game: &Domineering, cell: Cell) -> usize {
    usize::from(game.rows - 1 - cell.row) * usize::from(game.columns) + usize::from(cell.column)
}

#[cfg(test)]
mod tests {
    use stratege_core::Listed;

    use super::*;

    #[test]
    fn dominoes_have_their_owners_and_bare_squares_have_none() {
        let game = Domineering::new(2, 3);
        let board = game.read("##./##.").expect("a position");
        let cell = |column, row| Cell { column, row };
        let upright = Domino { first: cell(0, 0), second: cell(0, 1) };
        let lying = Domino { first: cell(0, 0), second: cell(1, 0) };
        let forms = |picture: Picture| -> Vec<Option<(Option<Player>, Form)>> {
            let pieces = picture.places.into_iter();
            pieces.map(|place| place.piece.map(|piece| (piece.owner, piece.form))).collect()
        };
        let laid = forms(game.picture_along(&[upright], &[], &board));
        assert_eq!(laid[0], Some((Some(Player::FIRST), Form::Half(Toward::Down))));
        assert_eq!(laid[3], Some((Some(Player::FIRST), Form::Half(Toward::Up))));
        assert_eq!(laid[1], Some((None, Form::Block)));
        assert_eq!(laid[2], None);
        let flat = forms(game.picture_along(&[lying], &[], &board));
        assert_eq!(flat[3], Some((Some(Player::SECOND), Form::Half(Toward::Right))));
        assert_eq!(flat[4], Some((Some(Player::SECOND), Form::Half(Toward::Left))));
        // Either square comes first.
        assert_eq!(game.touched(&board, upright, &game.picture(&board)), [3, 0]);
        assert_eq!(game.also_touched(&board, upright, &game.picture(&board)), [[0, 3]]);
    }
}
