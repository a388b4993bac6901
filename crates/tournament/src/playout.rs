//! Random play.

use stratege_core::Game;

use crate::random::Random;

/// Plays `state` to the end, every move of a player equally likely; gives the number of these.
///
/// A play that the rules would break off ends where its moves run out; repeated positions are not
/// looked for. `moves` is a buffer that is used again, so that nothing is allocated.
#[inline]
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    moves: &mut Vec<G::Move>,
    random: &mut Random,
) -> u32 {
    let mut plies = 0;
    let longest = game.repetition().map_or(u32::MAX, |rule| rule.longest);
    game.settle(state, moves, |count| random.below(count));
    while let Some(mv) = game.draw_move(state, moves, |count| random.below(count)) {
        game.play(state, mv);
        plies += 1;
        if plies == longest {
            break;
        }
        game.settle(state, moves, |count| random.below(count));
    }
    plies
}
