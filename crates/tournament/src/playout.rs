//! Random play.

use stratege_core::Game;

use crate::random::Random;

/// Plays `state` to the end, every move of a player equally likely; gives the number of these.
///
/// `moves` is a buffer that is used again, so that nothing is allocated.
#[inline]
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    moves: &mut Vec<G::Move>,
    random: &mut Random,
) -> u32 {
    let mut plies = 0;
    game.settle(state, moves, |count| random.below(count));
    while let Some(mv) = game.draw_move(state, moves, |count| random.below(count)) {
        game.play(state, mv);
        plies += 1;
        game.settle(state, moves, |count| random.below(count));
    }
    plies
}
