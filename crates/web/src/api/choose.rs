//! What to play: hints by a solver, moves by a strategy.

use std::sync::Arc;

use axum::{
    extract::State,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use stratege_catalog::{
    Family, document,
    report::{Document, Proof, Solved},
};
use stratege_words::{Language, Said, Words, sentences};
use utoipa::ToSchema;

use super::play::{PlayRequest, Replayed, family, replay};
use crate::{
    app::{App, Asked, Effort, File, JSON, Shared, answer, answer_file},
    refusal::{Refusal, to_json},
    watch::{Clock, Stop},
};

/// What every move leads to, with a sentence for people.
#[derive(Serialize, ToSchema)]
pub(crate) struct Hint {
    #[serde(flatten)]
    pub(crate) solved: Solved,
    pub(crate) sentence: String,
}

impl Hint {
    /// Adds the sentence.
    pub(crate) fn new(solved: Solved, family: Family, words: &Words) -> Hint {
        let verdict = sentences::verdict(&solved, family, words);
        let said = if solved.best.is_empty() {
            Said::new("web-verdict").with("verdict", verdict)
        } else {
            Said::new("web-hint").with("verdict", verdict).with("moves", solved.best.join(", "))
        };
        Hint { sentence: words.tell(&said), solved }
    }
}

/// What every move leads to, found within the server's time for a hint.
///
/// `proof` says whether the answer is exact; `sentence` says it in words. A position about which
/// somebody has asked before is answered at once.
#[utoipa::path(
    post,
    path = "/api/v1/hints",
    request_body = PlayRequest,
    responses((status = OK, body = Document<Hint>))
)]
pub(crate) async fn hints(State(app): State<Shared>, asked: Asked<PlayRequest>) -> Response {
    let Asked { body, language } = asked;
    let request = Arc::new(body);
    let (reader, read) = (Arc::clone(&app), Arc::clone(&request));
    let question = app.lanes.run(Effort::Glance, move |_| question(&reader, &read, language));
    let question = match question.await.flatten() {
        Ok(question) => question,
        Err(refusal) => return refusal.response(app.words(language)),
    };
    if let Some(text) = app.hints.find(&question) {
        return File { kind: JSON, text: text.to_string() }.into_response();
    }
    let asked = Asked { body: request, language };
    answer_file(app, asked, Effort::Thought, move |app, request, words, stop| {
        remembered_advice(app, &question, &request, words, stop)
    })
    .await
}

/// The answer to a question, found before or found now and remembered.
fn remembered_advice(
    app: &App,
    question: &str,
    request: &PlayRequest,
    words: &Words,
    stop: &Stop,
) -> Result<File, Refusal> {
    // Somebody else may have found it while this one waited.
    if let Some(text) = app.hints.find(question) {
        return Ok(File { kind: JSON, text: text.to_string() });
    }
    let text = to_json(advice(app, request, words, stop)?)?.to_string();
    // What was cut short because its asker left is no answer for others.
    if !stop.is_asked() {
        app.hints.keep(question, &text);
    }
    Ok(File { kind: JSON, text })
}

/// What a hint depends on, in one text: who asks about the same gets the same answer.
fn question(app: &App, request: &PlayRequest, language: Language) -> Result<String, Refusal> {
    let game = app.game(&request.game)?;
    let Replayed { play, .. } = replay(app, game.as_ref(), request)?;
    Ok(format!("{language:?} {} {}", game.word(), play.position()))
}

fn advice(
    app: &App,
    request: &PlayRequest,
    words: &Words,
    stop: &Stop,
) -> Result<Document<Hint>, Refusal> {
    let game = app.game(&request.game)?;
    let Replayed { play, .. } = replay(app, game.as_ref(), request)?;
    let thinking = app.settings.hint_time;
    // An estimate is made at the end of the thinking, and must be let come to its end.
    let clock = Clock::new(thinking * 3 / 2, stop.clone());
    let mut solved = play.advise(thinking, clock.limits(app.settings.quick_memory))?;
    solved.seconds = clock.seconds();
    let hint = Hint::new(solved, family(app, game.as_ref()), words);
    Ok(document(game.as_ref(), hint))
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
#[utoipa::path(
    post,
    path = "/api/v1/choose",
    request_body = ChooseRequest,
    responses((status = OK, body = ChooseAnswer))
)]
pub(crate) async fn choose(State(app): State<Shared>, asked: Asked<ChooseRequest>) -> Response {
    answer(app, asked, Effort::Move, |app, request, _, stop| {
        let game = app.game(&request.play.game)?;
        let strategy = app.strategy(game.as_ref(), &request.strategy)?;
        let Replayed { mut play, .. } = replay(app, game.as_ref(), &request.play)?;
        let clock = Clock::new(app.settings.move_time, stop.clone());
        let choice = play.choose(&strategy, clock.limits(app.settings.quick_memory))?;
        Ok(ChooseAnswer { notation: choice.notation, proof: choice.proof, strategy })
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn a_hint_is_remembered_unless_its_asker_left() {
        let app = App::new(Settings::default());
        let request: PlayRequest =
            serde_json::from_str(r#"{"game": "tic-tac-toe"}"#).expect("a play");
        let question = question(&app, &request, Language::En).expect("a game");
        let words = app.words(Language::En);
        let left = Stop::default();
        left.ask();
        // Whether there is an answer after all does not matter: nobody hears it.
        let _ = remembered_advice(&app, &question, &request, words, &left);
        assert!(app.hints.find(&question).is_none());
        let found = remembered_advice(&app, &question, &request, words, &Stop::default());
        let text = found.expect("it is solved").text;
        assert_eq!(app.hints.find(&question).as_deref(), Some(text.as_str()));
        let again = remembered_advice(&app, &question, &request, words, &left);
        assert_eq!(again.expect("it was found before").text, text);
    }
}
