//! What was learned, as text.

use stratege_catalog::{
    AnyGame, Family,
    learning::{LearnReport, LearnerReport, Point},
};

use super::{Measure, charts::plays_name, count, learner_name};
use crate::{
    failure::cause_of,
    format::{Align, columns, wrap},
    i18n::{Message, Words},
    words,
};

/// Lines of a learning curve in the terminal, at most.
const LINES: usize = 13;

/// Everything that is told.
pub(crate) fn whole(
    report: &LearnReport,
    game: &dyn AnyGame,
    family: &Family,
    words: &Words,
) -> String {
    let mut parts = vec![headline(report, game, family, words)];
    parts.extend(remarks(report, family, words));
    let mut text = vec![wrap(&parts.join("\n"))];
    match &report.learners[..] {
        [] => {}
        [learner] => text.push(curve(report, learner, family, words)),
        _ => text.push(summary(report, family, words)),
    }
    let notes = foot(report, words);
    text.extend((!notes.is_empty()).then(|| notes.join("\n")));
    text.join("\n\n")
}

/// What came out, in one sentence.
pub(super) fn headline(
    report: &LearnReport,
    game: &dyn AnyGame,
    family: &Family,
    words: &Words,
) -> String {
    let sentence = report.learners.first().map_or_else(
        || words.say("learn-nothing"),
        |learner| words.tell(&outcome(learner, family, words)),
    );
    let mut notes = vec![words::convention(game, words)];
    notes.extend(report.learners.first().map(|learner| method(learner, words)));
    notes.push(words.tell(&Message::new("learn-seed").with("seed", report.seed.to_string())));
    words::headline(&sentence, &notes, words)
}

/// How a learner learns: `trajectories, uniform`.
pub(super) fn method(learner: &LearnerReport, words: &Words) -> String {
    if learner.name == "q" {
        let rates = learner.method.trim_start_matches("q ");
        let [alpha, gamma, epsilon] = ["alpha=", "gamma=", "epsilon="].map(|name| {
            let value = rates.split(' ').find_map(|rate| rate.strip_prefix(name));
            words.decimal(value.unwrap_or_default())
        });
        let said = Message::new("learn-method-q").with("alpha", alpha).with("gamma", gamma);
        return words.tell(&said.with("epsilon", epsilon));
    }
    let way = learner_name(learner.name, words);
    words.tell(&Message::new("learn-method-trajectories").with("way", way))
}

/// What the first learner found out.
fn outcome(learner: &LearnerReport, family: &Family, words: &Words) -> Message {
    let plays = count(learner.plays, words);
    let first = learner.runs.first();
    let settled = first.and_then(|run| run.settled);
    let number = learner.plays.mean.round() as u64;
    if let Some(winner) = settled.filter(|_| learner.runs.iter().all(|run| run.settled.is_some())) {
        let verdict = Message::new(match (winner, family.is_solitary()) {
            ("1", true) => "learn-verdict-solved",
            (_, true) => "learn-verdict-unsolved",
            ("1", _) => "learn-verdict-first",
            ("2", _) => "learn-verdict-second",
            _ => "learn-verdict-draw",
        });
        let said = Message::new("learn-settled").with("verdict", verdict).with("plays", plays);
        return said.with("number", number);
    }
    if learner.name == "q" {
        let value = learner.curve.last().and_then(|point| point.value);
        let value = value.map_or_else(String::new, |mean| Measure::Value.write_mean(mean, words));
        return Message::new("learn-estimate").with("plays", plays).with("value", value);
    }
    match learner.runs.iter().filter(|run| run.settled.is_some()).count() {
        0 => Message::new("learn-unsettled").with("plays", plays),
        settled => {
            let said = Message::new("learn-settled-sometimes").with("settled", settled);
            said.with("plays", plays).with("runs", learner.runs.len())
        }
    }
}

/// What limits the answer, and how it compares with solving the whole game.
pub(super) fn remarks(report: &LearnReport, family: &Family, words: &Words) -> Vec<String> {
    let mut remarks = Vec::new();
    if let Some(cause) = report.stopped {
        remarks.push(words.tell(&partial(report, cause)));
    }
    match (&report.full, report.learners.first()) {
        (Some(full), Some(learner)) => {
            let share = learner.known.mean / full.positions.max(1) as f64;
            let said = Message::new("learn-full").with("positions", full.positions);
            let share = Measure::Known.write(share, words);
            let known = count(learner.known, words);
            remarks.push(words.tell(&said.with("known", known).with("share", share)));
        }
        (None, Some(_)) if family.is_solitary() => {
            remarks.push(words.say("learn-large-puzzle"));
        }
        (None, Some(_)) => remarks.push(words.say("learn-large")),
        _ => {}
    }
    remarks
}

fn partial(report: &LearnReport, cause: &str) -> Message {
    use stratege_catalog::core::Stopped;
    let cause = cause_of(match cause {
        "positions" => Stopped::Nodes,
        "memory" => Stopped::Memory,
        "depth" => Stopped::Depth,
        _ => Stopped::Asked,
    });
    let runs: usize = report.learners.iter().map(|learner| learner.runs.len()).sum();
    Message::new("learn-partial").with("cause", cause).with("runs", runs)
}

/// One line for each learner.
pub(super) fn summary(report: &LearnReport, family: &Family, words: &Words) -> String {
    let (header, rows) = summary_rows(report, family, words);
    let mut align = vec![Align::Right; header.len()];
    align[0] = Align::Left;
    columns(&header, rows, &align)
}

/// The measures that were taken and say something.
pub(super) fn measures(report: &LearnReport) -> Vec<Measure> {
    let taken = |measure: &Measure| {
        // Trajectories know nothing of the start until they have settled it.
        let told = report
            .learners
            .iter()
            .filter(|learner| *measure != Measure::Value || learner.name == "q");
        let mut points = told.flat_map(|learner| &learner.curve);
        points.any(|point| measure.of(point).is_some())
    };
    Measure::ALL.into_iter().filter(taken).collect()
}

/// The header and the rows of the table of learners.
pub(super) fn summary_rows(
    report: &LearnReport,
    family: &Family,
    words: &Words,
) -> (Vec<String>, Vec<Vec<String>>) {
    let measures = measures(report);
    let keys = ["learn-learner", "learn-runs", plays_name(report), "learn-known"];
    let mut header: Vec<String> = keys.into_iter().filter_map(|key| words.find(key)).collect();
    header.extend(measures.iter().map(|measure| measure.name(family, words)));
    let row = |learner: &LearnerReport| {
        let mut row = vec![
            learner_name(learner.name, words),
            learner.runs.len().to_string(),
            count(learner.plays, words),
            count(learner.known, words),
        ];
        let last = learner.curve.last();
        row.extend(measures.iter().map(|measure| cell(last, *measure, words)));
        row
    };
    (header, report.learners.iter().map(row).collect())
}

fn cell(point: Option<&Point>, measure: Measure, words: &Words) -> String {
    let mean = point.and_then(|point| measure.of(point));
    mean.map_or_else(|| "–".to_owned(), |mean| measure.write_mean(mean, words))
}

/// Some points of a learning curve, the first and the last among them.
fn curve(report: &LearnReport, learner: &LearnerReport, family: &Family, words: &Words) -> String {
    let points = &learner.curve;
    let step = points.len().saturating_sub(1).div_ceil(LINES - 1).max(1);
    let mut shown: Vec<&Point> = points.iter().step_by(step).collect();
    if let (Some(last), Some(end)) = (shown.last(), points.last())
        && last.plays != end.plays
    {
        shown.push(end);
    }
    let (header, rows) = curve_rows(report, &shown, family, words);
    columns(&header, rows, &vec![Align::Right; header.len()])
}

/// The header and the rows of the table of a curve.
pub(super) fn curve_rows(
    report: &LearnReport,
    points: &[&Point],
    family: &Family,
    words: &Words,
) -> (Vec<String>, Vec<Vec<String>>) {
    let measures = measures(report);
    let mut header = vec![words.say(plays_name(report)), words.say("learn-known")];
    header.extend(measures.iter().map(|measure| measure.name(family, words)));
    let row = |point: &&Point| {
        let mut row = vec![words.number(point.plays), count(point.known, words)];
        row.extend(measures.iter().map(|measure| cell(Some(point), *measure, words)));
        row
    };
    (header, points.iter().map(row).collect())
}

/// What explains the columns, and where the table is.
pub(super) fn foot(report: &LearnReport, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    let has_bands = report.learners.iter().any(|learner| learner.runs.len() > 1);
    if has_bands {
        notes.push(words.say("learn-band"));
    }
    if !report.exact && !report.learners.is_empty() {
        notes.push(words.say("learn-sampled"));
    }
    if let Some(table) = &report.table {
        let key = if table.continued_after.is_some() { "learn-continued" } else { "learn-saved" };
        let said = Message::new(key).with("path", &*table.path).with("entries", table.entries);
        let before = words.number(table.continued_after.unwrap_or(0));
        notes.push(words.tell(&match table.continued_after {
            Some(_) => said.with("plays", words.number(table.plays)).with("before", before),
            None => said.with("plays", words.number(table.plays)),
        }));
    }
    notes
}
