//! What to play: hints by a solver, moves by a strategy.

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    Family, JobError,
    core::Text,
    document,
    report::{Document, Proof, Solved},
};
use stratege_words::{Language, Words, sentences};
use utoipa::ToSchema;

use super::play::{PlayRequest, Replayed, replay};
use crate::{Answer, Api, Asking, Effort, JSON, Refusal, Step};

/// What every move leads to, with a sentence for people.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    #[serde(flatten)]
    pub(crate) solved: Solved,
    pub(crate) sentence: String,
}

impl Hint {
    /// Adds the sentence.
    pub(crate) fn new(solved: Solved, family: &Family, words: &Words) -> Hint {
        Hint { sentence: sentences::advice(&solved, family, words), solved }
    }
}

/// What every move leads to, found within the server's time for a hint.
///
/// The time is divided by those who wait: everybody of a class that asks at once is answered in
/// it, the less exactly the more they are.
///
/// `proof` says whether the answer is exact; `sentence` says it in words. A position about which
/// somebody has asked before is answered at once.
#[utoipa::path(
    post,
    path = "/api/v1/hints",
    request_body = PlayRequest,
    responses((status = OK, body = Document<Hint>))
)]
pub(crate) fn hints(
    api: &Api,
    request: PlayRequest,
    words: &Words,
    asking: &Asking,
) -> Result<Step, Refusal> {
    let question = question(api, &request, words.language(), asking)?;
    if let Some(answer) = api.remembered.find(&question) {
        return Ok(Step::Done(Answer { kind: JSON, text: answer.text() }));
    }
    let think = move |api: &Api, words: &Words, asking: &Asking| {
        let text = api.remembering(&question, asking, || advice(api, &request, words, asking))?;
        Ok(Step::Done(Answer { kind: JSON, text }))
    };
    Ok(Step::Then(Effort::Thought, Box::new(think)))
}

/// What a hint depends on, in one text: who asks about the same gets the same answer.
fn question(
    api: &Api,
    request: &PlayRequest,
    language: Language,
    asking: &Asking,
) -> Result<String, Refusal> {
    let game = api.game(&request.game)?;
    let Replayed { play, .. } = replay(api, game.as_ref(), request, asking)?;
    // Where something is hidden, what was heard counts, not what lies there.
    let heard = if game.is_secret() { request.moves.join(" ") } else { String::new() };
    Ok(format!("{language:?} {} {} {heard}", game.word(), play.position()))
}

/// A hint, and whether more time for it would not have been given.
fn advice(
    api: &Api,
    request: &PlayRequest,
    words: &Words,
    asking: &Asking,
) -> Result<(Document<Hint>, bool), Refusal> {
    let game = api.game(&request.game)?;
    let Replayed { play, .. } = replay(api, game.as_ref(), request, asking)?;
    // A hint is for the player to move, and tells what that player holds.
    if game.is_secret() && request.viewer.is_some() && request.viewer != play.turn() {
        let why = Text::new("it is the other player's turn", "c'est au tour de l'autre joueur");
        let (job, name) = ("hint".to_owned(), game.card().name);
        return Err(JobError::DoesNotApply { job, game: name, why, instead: "hint" }.into());
    }
    let clock = asking.shared_clock(api.bounds.hint_time);
    let limits = clock.limits(api.bounds.quick_memory);
    let mut solved = play.advise(api.bounds.hint_time, limits)?;
    solved.seconds = clock.seconds();
    let is_whole = solved.proof == Proof::Exact || !clock.is_cut();
    let hint = Hint::new(solved, game.family(), words);
    Ok((document(game.as_ref(), hint), is_whole))
}

/// A play in which a strategy is to move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChooseRequest {
    #[serde(flatten)]
    play: PlayRequest,
    /// The strategy, such as `mcts:1000`.
    strategy: String,
}

/// What a strategy chose.
#[derive(Serialize, ToSchema)]
pub(crate) struct ChooseAnswer {
    #[serde(rename = "move")]
    notation: String,
    /// How sure it is: `exact`, `bound`, `estimate`, or null if it does not ask.
    proof: Option<Proof>,
    /// The strategy in its normal form.
    strategy: String,
}

/// The move that a strategy chooses, within the server's time for a move.
///
/// A strategy whose own time is longer chooses the best move so far when the server's is up, and
/// sooner when others wait.
#[utoipa::path(
    post,
    path = "/api/v1/choose",
    request_body = ChooseRequest,
    responses((status = OK, body = ChooseAnswer))
)]
pub(crate) fn choose(
    api: &Api,
    request: ChooseRequest,
    _: &Words,
    asking: &Asking,
) -> Result<ChooseAnswer, Refusal> {
    let game = api.game(&request.play.game)?;
    let strategy = api.strategy(game.as_ref(), &request.strategy)?;
    let Replayed { mut play, .. } = replay(api, game.as_ref(), &request.play, asking)?;
    let clock = asking.clock(api.bounds.move_time);
    let choice = play.choose(&strategy, clock.limits(api.bounds.quick_memory))?;
    Ok(ChooseAnswer { notation: choice.notation, proof: choice.proof, strategy })
}

#[cfg(test)]
mod tests {
    use stratege_catalog::tournament::host::Host;

    use super::*;
    use crate::{Bounds, Stop};

    #[test]
    fn a_hint_is_remembered_unless_its_asker_left() {
        let api = Api::new(Bounds::default(), Host::default());
        let request: PlayRequest =
            serde_json::from_str(r#"{"game": "tic-tac-toe"}"#).expect("a play");
        let there = Asking::from(Stop::default());
        let question = question(&api, &request, Language::En, &there).expect("a game");
        let words = api.words(Language::En);
        let stop = Stop::default();
        stop.ask();
        let left = Asking::from(stop);
        let advised = |asking: &Asking| {
            api.remembering(&question, asking, || advice(&api, &request, words, asking))
        };
        // Whether there is an answer after all does not matter: nobody hears it.
        let _ = advised(&left);
        assert!(api.remembered.find(&question).is_none());
        let found = advised(&there);
        let text = found.expect("it is solved");
        assert_eq!(api.remembered.find(&question).map(|it| it.text()), Some(text.clone()));
        let again = advised(&left);
        assert_eq!(again.expect("it was found before"), text);
    }
}
