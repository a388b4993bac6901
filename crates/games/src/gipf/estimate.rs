//! Estimates of positions that are too deep to search.

use stratege_core::{Player, decided};

use super::{Board, Gipf};

/// What a GIPF-piece on the board is worth beyond the two pieces it is made of.
const GIPF_WORTH: f64 = 4.0;
/// What a piece in reserve is worth more than one on the board: it can be pushed.
const RESERVE_WORTH: f64 = 0.5;

/// The pieces of White minus those of Black: on the board and in reserve, GIPF-pieces weighing
/// more, and being about to run out of either weighing most.
pub(super) fn pieces(game: &Gipf, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let worth = |player: Player| {
        let reserve = f64::from(board.reserve[player.index()]);
        let doubles = f64::from(board.doubles(player).count_ones());
        // The last ones matter most: each is worth less than the one before it.
        let danger = 4.0 / (1.0 + reserve);
        f64::from(board.material(player)) + RESERVE_WORTH * reserve + GIPF_WORTH * doubles.sqrt()
            - danger
    };
    worth(Player::FIRST) - worth(Player::SECOND)
}
