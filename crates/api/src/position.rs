//! Positions that somebody typed, or that chance makes.

use serde::{Deserialize, Serialize};
use stratege_catalog::{AnyGame, tournament::random::Random};
use stratege_words::Words;
use utoipa::ToSchema;

use crate::{Api, Asking, Refusal};

/// A position to be checked, or a wish for one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionRequest {
    /// The game as a word.
    game: String,
    /// The position; the start if there is none.
    #[serde(default)]
    position: Option<String>,
    /// Whether one is to be made by random moves instead.
    #[serde(default)]
    random: bool,
    /// The seed of the random draws.
    #[serde(default)]
    seed: u64,
}

/// A position that can occur.
#[derive(Serialize, ToSchema)]
pub(crate) struct PositionAnswer {
    game: &'static str,
    word: String,
    /// Its normal form.
    position: String,
    /// Who is to move, 1 or 2; null when the play is over.
    #[schema(minimum = 1, maximum = 2)]
    turn: Option<u8>,
    /// What player 1 gets, when the play is over.
    payoff: Option<i32>,
    /// The moves that led there from the start, where they are known.
    moves: Vec<String>,
    /// The seed of the random draws of the play.
    seed: u64,
}

/// Checks a position, or makes a random one.
#[utoipa::path(
    post,
    path = "/api/v1/position",
    request_body = PositionRequest,
    responses((status = OK, body = PositionAnswer))
)]
pub(crate) fn position(
    api: &Api,
    request: PositionRequest,
    _: &Words,
    asking: &Asking,
) -> Result<PositionAnswer, Refusal> {
    let game = api.game(&request.game)?;
    let moves = if request.random {
        random_moves(api, game.as_ref(), request.seed, asking)?
    } else {
        Vec::new()
    };
    let mut play = game.play(request.position.as_deref(), request.seed)?;
    for notation in &moves {
        play.play(notation)?;
    }
    Ok(PositionAnswer {
        game: game.card().name,
        word: game.word(),
        position: play.position(),
        turn: play.turn(),
        payoff: play.payoff(),
        moves,
        seed: request.seed,
    })
}

/// The beginning of a random play: every move as likely as the others, and every length short of
/// the whole play.
fn random_moves(
    api: &Api,
    game: &dyn AnyGame,
    seed: u64,
    asking: &Asking,
) -> Result<Vec<String>, Refusal> {
    let mut random = Random::stream(seed, 2, 0);
    let mut play = game.play(None, seed)?;
    let mut moves = Vec::new();
    while moves.len() < api.bounds.longest_play {
        asking.go_on()?;
        let legal = play.moves();
        if legal.is_empty() {
            break;
        }
        let chosen = &legal[random.below(legal.len() as u32) as usize];
        moves.push(play.play(chosen)?);
    }
    if !moves.is_empty() {
        moves.truncate(random.below(moves.len() as u32) as usize);
    }
    Ok(moves)
}
