//! How likely each move wins, by sampling what may be hidden.

use stratege_core::{Hidden, Limits, Player};

use super::{
    belief::{MOST_MODELS, guesses},
    search::{GUESSES, STRIDE, WeightedGuesses, opponents},
    tree::{Rules, Tree},
};
use crate::random::Random;

/// How often a move won in plays that were sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SampledMove<M> {
    /// The move.
    pub mv: M,
    /// The share of the plays that whoever makes it won.
    pub wins: f64,
    /// The same, a draw counting half.
    pub score: f64,
    /// How many plays there were.
    pub plays: u64,
}

/// Samples plays after each move of `own`, who sees `view` and has heard of the moves so far.
///
/// What is hidden is guessed anew in every play, by how likely it makes what the opponent has done,
/// as [`super::inference`] does. Nothing but the view and the moves is used. Every move gets as many
/// plays as the others, `playouts` together unless the limits end it sooner.
pub fn sampled_chances<G: Hidden>(
    game: &G,
    view: &G::View,
    own: Player,
    history: &[(Player, G::Move)],
    playouts: u64,
    limits: Limits<'_>,
) -> Vec<SampledMove<G::Move>> {
    let mut moves = Vec::new();
    game.moves_in(view, &mut moves);
    let mut random = Random::stream(0, own.index() as u64, history.len() as u64);
    let models = opponents::<G>();
    debug_assert!(models.len() <= MOST_MODELS, "the weights of a guess have room");
    let guesses = guesses(game, view, own, history, &models, GUESSES, &mut random);
    let drawn = WeightedGuesses::new(&guesses, models.len());
    let policy = G::policies().first().copied();
    let rules = Rules {
        game,
        own,
        models: &models,
        own_policy: policy,
        other_policy: policy,
        curiosity: None,
        foresees: true,
    };
    let mut tree = Tree::new();
    let blank = |&mv: &G::Move| SampledMove { mv, wins: 0.0, score: 0.0, plays: 0 };
    let mut sampled: Vec<_> = moves.iter().map(blank).collect();
    let rounds = playouts.div_ceil(moves.len().max(1) as u64);
    for round in 0..rounds {
        if round > 0 && round % STRIDE == 0 && limits.watch.stop() {
            break;
        }
        // The same guesses for every move: what differs is the move.
        let (guess, model) = drawn.draw(&mut random);
        for told in &mut sampled {
            let result = tree.grow_after(&rules, &guesses[guess], model, told.mv, &mut random);
            told.wins += f64::from(result.wins);
            told.score += f64::from(result.score);
            told.plays += 1;
        }
    }
    for told in &mut sampled {
        let plays = told.plays.max(1) as f64;
        told.wins /= plays;
        told.score /= plays;
    }
    sampled
}
