//! What positions and sums of combinatorial games are worth.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    JobError, ValuationError, ValueReport, ValueRequest,
    core::{check_position, check_word},
    values::read,
};
use stratege_words::{Words, value};
use utoipa::ToSchema;

use crate::{Answer, Api, Asking, Effort, JSON, Refusal, Step, jobs::Sentences};

/// The widths of a thermograph that can be read.
const WIDTHS: [f64; 2] = [336.0, 1600.0];

/// A sum to be valued.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SumRequest {
    /// The sum, such as `domineering:4x4 + {2|-1}`, or one game.
    sum: String,
    /// The position, where the sum is one game; its start if there is none.
    #[serde(default)]
    position: Option<String>,
    /// What is added to it, such as `nim:3,5 - ^*`.
    #[serde(default)]
    beside: Option<String>,
    /// Whether every move is valued.
    #[serde(default)]
    moves: bool,
    /// Wishes for a picture; there is none without them.
    #[serde(default)]
    thermograph: Option<ThermographRequest>,
}

/// How a thermograph is drawn.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ThermographRequest {
    /// Its width, at least 336 and at most 1600 whatever is asked for.
    #[serde(default)]
    width: Option<f64>,
}

/// What a sum is worth, with a sentence for people.
#[derive(Serialize, ToSchema)]
pub(crate) struct ValueAnswer {
    #[serde(flatten)]
    report: ValueReport,
    /// Who wins and what it is worth.
    sentence: String,
    /// The same in both languages.
    sentences: Sentences<String>,
    /// The thermograph as SVG, where it is asked for and the value is known.
    picture: Option<String>,
}

impl SumRequest {
    /// Refuses texts that are too long, and a sum beside that is none: where it is wrong is told
    /// within what was typed.
    fn check(&self) -> Result<(), Refusal> {
        let words = [Some(&self.sum), self.beside.as_ref()];
        let lengths = words.into_iter().flatten().try_for_each(|word| check_word(word));
        let position = self.position.as_deref().map_or(Ok(()), check_position);
        lengths.and(position).map_err(JobError::TooLong)?;
        if let Some(text) = &self.beside {
            let wrong = |error| ValuationError::Read { text: text.clone(), error };
            read(text).map_err(wrong)?;
        }
        Ok(())
    }

    /// The whole sum as it is written, and the position that is not written in it.
    fn whole(&self) -> (Cow<'_, str>, Option<&str>) {
        let SumRequest { sum, position, beside, .. } = self;
        match (beside, position) {
            (None, at) => (sum.into(), at.as_deref()),
            (Some(beside), None) => (format!("{sum} + {beside}").into(), None),
            (Some(beside), Some(at)) => (format!("{sum}[{at}] + {beside}").into(), None),
        }
    }
}

/// What a sum is worth, and what its moves bring, found within the server's time for a hint.
///
/// Where a limit is reached on the way, `value` or `moves` is null and `stopped` is true: who wins
/// is told all the same. As for hints, the time is divided by those who wait.
#[utoipa::path(
    post,
    path = "/api/v1/value",
    request_body = SumRequest,
    responses((status = OK, body = ValueAnswer))
)]
pub(crate) fn value(
    api: &Api,
    request: SumRequest,
    words: &Words,
    _: &Asking,
) -> Result<Step, Refusal> {
    request.check()?;
    let question = format!("{:?} {request:?}", words.language());
    if let Some(answer) = api.remembered.find(&question) {
        return Ok(Step::Done(Answer { kind: JSON, text: answer.text() }));
    }
    let think = move |api: &Api, words: &Words, asking: &Asking| {
        let text = api.remembering(&question, asking, || worth(api, &request, words, asking))?;
        Ok(Step::Done(Answer { kind: JSON, text }))
    };
    Ok(Step::Then(Effort::Thought, Box::new(think)))
}

/// The answer, and whether more time for it would not have been given.
fn worth(
    api: &Api,
    request: &SumRequest,
    words: &Words,
    asking: &Asking,
) -> Result<(ValueAnswer, bool), Refusal> {
    let (sum, position) = request.whole();
    let asked = ValueRequest { position, moves: request.moves, ..ValueRequest::about(&sum) };
    let clock = asking.strict_clock(api.bounds.hint_time);
    let mut report = api.catalog.value(&asked, clock.limits(api.bounds.quick_memory))?;
    report.seconds = clock.seconds();
    if let Some(beside) = &request.beside {
        // The position is left out where people read it.
        report.sum = format!("{} + {beside}", request.sum);
    }
    let is_whole = !report.stopped || !clock.is_cut();
    let sentence = value::sentence(&report, words);
    let picture = request.thermograph.as_ref().zip(report.value.as_ref()).map(|(wish, worth)| {
        let width = wish.width.map(|width| width.clamp(WIDTHS[0], WIDTHS[1]));
        value::thermograph_svg(worth, &sentence, width, words)
    });
    let sentences = Sentences::of(api, |words| value::sentence(&report, words));
    Ok((ValueAnswer { report, sentence, sentences, picture }, is_whole))
}
