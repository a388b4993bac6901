//! Estimates of positions that are too deep to search.

use stratege_core::{Player, decided};

use super::{Board, Gipf};

/// What GIPF-pieces on the board are worth beyond the two pieces each is made of: nearly as much
/// with two of them as with many, for only having none loses.
const GIPF_WORTH: f64 = 3.0;
/// What a piece in reserve is worth more than one on the board: it can be pushed.
const RESERVE_WORTH: f64 = 0.5;
/// What the danger of an empty reserve costs; with each piece in it the danger shrinks.
const DANGER: f64 = 4.0;

/// The pieces of White minus those of Black, on the board and in reserve.
pub(super) fn pieces(game: &Gipf, board: &Board) -> f64 {
    if let Some(value) = decided(game, board) {
        return value;
    }
    let worth = |player: Player| {
        let reserve = f64::from(board.reserve[player.index()]);
        let doubles = board.doubles(player).count_ones() as i32;
        f64::from(board.material(player)) + RESERVE_WORTH * reserve - DANGER / (1.0 + reserve)
            + GIPF_WORTH * (1.0 - 0.5_f64.powi(doubles))
    };
    worth(Player::FIRST) - worth(Player::SECOND)
}
