//! What may be hidden, and how the opponent may play: guesses with weights.

use stratege_core::{Hidden, Player, Policy};

use crate::random::Random;

/// A way in which the opponent may play.
#[derive(Clone, Copy)]
pub(super) enum Model<G: Hidden> {
    /// Any move.
    Random,
    /// A simple strategy of the game.
    Policy(Policy<G>),
    /// Whatever is worst for us.
    Search,
}

/// Models that are weighed at most; the weights of a guess are kept in place.
pub(super) const MOST_MODELS: usize = 8;

/// A way in which the opponent may play, and how far we believe in it before the play.
pub(super) struct Weighed<G: Hidden> {
    pub(super) model: Model<G>,
    pub(super) prior: f32,
}

/// Something that may be hidden, with a weight for each model.
pub(super) struct Guess<S> {
    pub(super) state: S,
    pub(super) weights: [f32; MOST_MODELS],
}

/// Why an opponent who plays by a simple strategy sometimes makes another move.
const SLIP: f32 = 0.1;

/// The guesses at `view`, at most `most`, each with how likely the models make the moves so far.
pub(super) fn guesses<G: Hidden>(
    game: &G,
    view: &G::View,
    own: Player,
    history: &[(Player, G::Move)],
    models: &[Weighed<G>],
    most: usize,
    random: &mut Random,
) -> Vec<Guess<G::State>> {
    let mut states = Vec::new();
    game.guesses(view, most, &mut states);
    if states.is_empty() {
        states.extend((0..most).map(|_| game.guess(view, |count| random.below(count))));
    }
    let mut weights = [0.0; MOST_MODELS];
    for (weight, model) in weights.iter_mut().zip(models) {
        *weight = model.prior;
    }
    let mut moves = Vec::new();
    let guess = |state: G::State| {
        let mut guess = Guess { state, weights };
        weigh(game, &mut guess, own, history, models, &mut moves);
        guess
    };
    states.into_iter().map(guess).collect()
}

/// Multiplies the weights by how likely each model makes what the opponent has done.
fn weigh<G: Hidden>(
    game: &G,
    guess: &mut Guess<G::State>,
    own: Player,
    history: &[(Player, G::Move)],
    models: &[Weighed<G>],
    moves: &mut Vec<G::Move>,
) {
    // With one model there is nothing to compare but the guesses, and search tells nothing.
    let tells = models.iter().any(|weighed| !matches!(weighed.model, Model::Search));
    if !tells {
        return;
    }
    let mut state = game.deal(&guess.state);
    for &(player, mv) in history {
        if player != own {
            moves.clear();
            game.moves(&state, moves);
            if moves.len() > 1 {
                let any = 1.0 / moves.len() as f32;
                let view = game.view(&state, player);
                for (weight, weighed) in guess.weights.iter_mut().zip(models) {
                    *weight *= likelihood(game, &view, &weighed.model, mv, any);
                }
            }
        }
        game.play(&mut state, mv);
    }
}

/// How likely `model` makes `mv`; `any` is how likely any move is.
pub(super) fn likelihood<G: Hidden>(
    game: &G,
    view: &G::View,
    model: &Model<G>,
    mv: G::Move,
    any: f32,
) -> f32 {
    match model {
        Model::Random | Model::Search => any,
        Model::Policy(policy) => {
            SLIP * any + if (policy.choose)(game, view) == mv { 1.0 - SLIP } else { 0.0 }
        }
    }
}
