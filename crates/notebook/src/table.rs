//! Tables in Markdown, computed when a notebook is written.

use stratege_catalog::{
    JobError,
    core::Text,
    tournament::report::{PairingReport, TournamentReport},
};

use crate::{
    Language,
    engine::{Engine, range},
    language::number,
    request::Request,
};

/// The table that a command would print.
pub(crate) fn table(
    request: &Request,
    engine: &Engine<'_>,
    language: Language,
) -> Result<String, JobError> {
    match request.job.as_str() {
        "tournament" => {
            let report = engine.tournament(request)?;
            Ok(scores(&report, &request.operands[1..], language))
        }
        "solve" => winners(request, engine, language),
        other => panic!("a source has no table of `{other}`"),
    }
}

/// The mean score of each strategy (rows) against each other one (columns), best first.
///
/// Strategies are called as they were `typed`: their names depend on the language.
fn scores(report: &TournamentReport, typed: &[String], language: Language) -> String {
    let names: Vec<&str> = report.ranking.iter().map(|ranked| ranked.name.as_str()).collect();
    let called = |name: &str| {
        let place = report.strategies.iter().position(|strategy| strategy.name == name);
        let typed = place.and_then(|place| typed.get(place));
        format!("`{}`", typed.map_or(name, String::as_str))
    };
    let head = names.iter().map(|name| called(name));
    let corner = language.pick(Text::new("score against", "score contre")).to_owned();
    let mut rows = vec![std::iter::once(corner).chain(head).collect::<Vec<_>>()];
    for a in &names {
        let cells = names.iter().map(|b| match mean(report, a, b) {
            Some(score) => percent(score, language),
            None => "·".to_owned(),
        });
        rows.push(std::iter::once(called(a)).chain(cells).collect());
    }
    markdown(&rows)
}

/// The mean score of `a` against `b` over both seats.
fn mean(report: &TournamentReport, a: &str, b: &str) -> Option<f64> {
    let between = |pairing: &&PairingReport, [a, b]: [&str; 2]| {
        pairing.seat == "both" && pairing.a == a && pairing.b == b
    };
    let find = |names| report.pairings.iter().find(|pairing| between(pairing, names));
    if a == b {
        return None;
    }
    let straight = find([a, b]).map(|pairing| pairing.score.mean);
    straight.or_else(|| find([b, a]).map(|pairing| 1.0 - pairing.score.mean))
}

fn percent(share: f64, language: Language) -> String {
    let share = number(language, &format!("{:.1}", 100.0 * share));
    format!("{share}{}%", language.pick(Text::new(" ", "\u{202f}")))
}

/// Who wins on boards of several sizes.
fn winners(request: &Request, engine: &Engine<'_>, language: Language) -> Result<String, JobError> {
    let (rows, columns) =
        request.flag("table").and_then(|f| f.split_once(' ')).expect("two ranges");
    let table = engine
        .catalog
        .winner_table(request.game(), range(rows), range(columns), engine.limits, &mut |_, _| {})
        .map_err(|error| match error {
            stratege_catalog::TableError::Job(error) => error,
            stratege_catalog::TableError::Open(error) => panic!("sources name games: {error}"),
        })?;
    let corner = language.pick(Text::new("rows \\ columns", "lignes \\ colonnes")).to_owned();
    let head = table.columns.iter().map(ToString::to_string);
    let mut lines = vec![std::iter::once(corner).chain(head).collect::<Vec<_>>()];
    for (size, winners) in table.rows.iter().zip(&table.winners) {
        let cells = winners.iter().map(|winner| winner.clone().unwrap_or_default());
        lines.push(std::iter::once(format!("**{size}**")).chain(cells).collect());
    }
    Ok(markdown(&lines))
}

/// Rows of cells, the first one the head.
fn markdown(rows: &[Vec<String>]) -> String {
    let line = |row: &Vec<String>| format!("| {} |", row.join(" | "));
    let rule = |row: &Vec<String>| format!("|{}", " --- |".repeat(row.len()));
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if let Some(head) = rows.first() {
        lines.insert(1, rule(head));
    }
    lines.join("\n")
}
