//! The outcome of a tournament in words and tables.

use std::collections::BTreeSet;

pub(crate) use stratege_words::tournament::{
    both, group_note, headline, lost_by_error, method, pairing_gain, percent, sentence, with_doubt,
};

use stratege_catalog::{
    AnyGame,
    tournament::{
        report::{Count, Ranked, TournamentReport},
        statistics::Interval,
    },
};
use stratege_words::{sentences::capital, tournament};

use super::folder::LeftOut;
use crate::{
    format::{Align, bold, columns, indent, wrap},
    i18n::{Message, Words},
    words,
};

/// The plain sentence, and how its numbers were found.
fn opening(report: &TournamentReport, game: &dyn AnyGame, words: &Words) -> String {
    let mut notes = vec![method(report, words), words::convention(game, words)];
    if !report.complete {
        notes.push(words.say("tournament-incomplete"));
    }
    if !report.repeatable {
        notes.push(words.say("tournament-not-repeatable"));
    }
    let sentence = bold(&format!("{}.", headline(report, words)));
    let notes = wrap(&format!("{}.", capital(&notes.join(&words.say("notes-separator")))));
    format!("{sentence}\n{notes}")
}

/// Everything, the plain sentence first.
pub(crate) fn whole(report: &TournamentReport, game: &dyn AnyGame, words: &Words) -> String {
    let mut parts = vec![opening(report, game, words)];
    if report.strategies.len() > 2 {
        parts.push(cross_table(report, words));
    }
    parts.push(pairings(report, words));
    if report.strategies.len() > 2 || report.ratings.is_some() {
        parts.push(ranking(report, words));
    } else {
        parts.extend(exploitability(report, words));
    }
    parts.extend(remarks(report, words));
    parts.extend(errors(report, words));
    parts.join("\n\n")
}

/// What the best opponent gains against each strategy, where that was asked for.
fn exploitability(report: &TournamentReport, words: &Words) -> Option<String> {
    is_exploited(report).then_some(())?;
    let header = ["tournament-strategy", "tournament-exploitability-column"];
    let header: Vec<String> = header.into_iter().map(|key| words.say(key)).collect();
    let rows = report.strategies.iter().map(|competitor| {
        vec![competitor.name.clone(), best_opponent(report, &competitor.name, words)]
    });
    let table = columns(&header, rows.collect(), &[Align::Left, Align::Right]);
    Some(format!("{}\n\n{table}", wrap(&words.say("tournament-exploitability"))))
}

/// Whether it is known what the best opponents gain.
fn is_exploited(report: &TournamentReport) -> bool {
    report.strategies.iter().any(|competitor| competitor.exploitability.is_some())
}

/// What the best opponent gains against a strategy, or why that is not known.
fn best_opponent(report: &TournamentReport, name: &str, words: &Words) -> String {
    let competitor = report.strategies.iter().find(|competitor| competitor.name == name);
    match competitor.and_then(|competitor| competitor.exploitability) {
        Some(gained) => words::plain_gain(gained, words),
        None => words.say("tournament-exploitability-unknown"),
    }
}

/// A contest of a class: a row for each student, and a column for each strategy that is not one.
///
/// Pairings grow with the square of the class; they are in the files.
pub(crate) fn class(
    report: &TournamentReport,
    students: &BTreeSet<&str>,
    game: &dyn AnyGame,
    words: &Words,
) -> String {
    let mut parts = vec![opening(report, game, words), standings(report, students, words)];
    parts.extend(remarks(report, words));
    parts.extend(errors(report, words));
    parts.join("\n\n")
}

/// The ranking with plays won and lost, and the scores against what is not a student's.
fn standings(report: &TournamentReport, students: &BTreeSet<&str>, words: &Words) -> String {
    let keys = [
        "tournament-rank",
        "tournament-strategy",
        "tournament-score",
        "tournament-group",
        "tournament-wins",
        "tournament-draws",
        "tournament-losses",
    ];
    let mut header = keys.map(|key| words.say(key)).to_vec();
    if report.ratings.is_some() {
        header.push(words.say("tournament-rating"));
    }
    let names = report.ranking.iter().map(|ranked| ranked.name.as_str());
    let others: Vec<&str> = names.filter(|name| !students.contains(name)).collect();
    let against =
        |name: &&str| words.tell(&Message::new("tournament-against-name").with("name", *name));
    header.extend(others.iter().map(against));
    let rows = report.ranking.iter().enumerate().map(|(place, ranked)| {
        let plays = plays_of(report, &ranked.name).map(|plays| words.number(plays));
        let score = with_doubt(&standing(ranked), words);
        let mut row = vec![(place + 1).to_string(), ranked.name.clone(), score];
        row.push(ranked.group.clone());
        row.extend(plays);
        row.extend(rating(report, &ranked.name, words));
        row.extend(others.iter().map(|other| {
            if *other == ranked.name {
                "·".to_owned()
            } else {
                score_against(report, &ranked.name, other)
                    .map_or(String::new(), |score| percent(score, words))
            }
        }));
        row
    });
    let mut align = vec![Align::Right, Align::Left, Align::Right, Align::Left];
    align.resize(header.len(), Align::Right);
    let table = columns(&header, rows.collect(), &align);
    let mut notes = vec![group_note(report, words)];
    if report.ratings.is_some() {
        notes.push(words.say("tournament-rating-note"));
    }
    notes.push(words.say("tournament-class-more"));
    format!("{table}\n{}", wrap(&notes.join("\n")))
}

/// Plays that a strategy won, drew and lost against all others.
fn plays_of(report: &TournamentReport, name: &str) -> [u64; 3] {
    let plays = |count: Count| match count {
        Count::Plays(plays) => plays,
        Count::Share(_) => 0,
    };
    both(report).fold([0; 3], |[won, drawn, lost], pairing| {
        let [wins, draws, losses] = [pairing.wins, pairing.draws, pairing.losses].map(plays);
        match name {
            _ if name == pairing.a => [won + wins, drawn + draws, lost + losses],
            _ if name == pairing.b => [won + losses, drawn + draws, lost + wins],
            _ => [won, drawn, lost],
        }
    })
}

/// Files that take no part, and why.
pub(crate) fn left_out(left_out: &[LeftOut], words: &Words) -> String {
    let told = left_out.iter().map(|one| indent(&one.told(words)));
    let heading = words.tell(&Message::new("tournament-left-out").with("bots", left_out.len()));
    std::iter::once(heading).chain(told).collect::<Vec<_>>().join("\n")
}

/// The score of each strategy against each other one.
pub(crate) fn cross_rows(report: &TournamentReport, words: &Words) -> Vec<Vec<String>> {
    let row = |name: &str| {
        let cells = report.ranking.iter().map(|other| {
            if other.name == name {
                return "·".to_owned();
            }
            score_against(report, name, &other.name)
                .map_or(String::new(), |score| percent(score, words))
        });
        std::iter::once(name.to_owned()).chain(cells).collect()
    };
    report.ranking.iter().map(|ranked| row(&ranked.name)).collect()
}

/// The mean score of one strategy against another.
fn score_against(report: &TournamentReport, a: &str, b: &str) -> Option<f64> {
    both(report).find_map(|pairing| match (&*pairing.a, &*pairing.b) {
        pair if pair == (a, b) => Some(pairing.score.mean),
        pair if pair == (b, a) => Some(1.0 - pairing.score.mean),
        _ => None,
    })
}

fn cross_table(report: &TournamentReport, words: &Words) -> String {
    let names = report.ranking.iter().map(|ranked| ranked.name.clone());
    let header: Vec<String> = std::iter::once(words.say("tournament-score")).chain(names).collect();
    let align: Vec<Align> =
        std::iter::once(Align::Left).chain(report.ranking.iter().map(|_| Align::Right)).collect();
    columns(&header, cross_rows(report, words), &align)
}

fn pairings(report: &TournamentReport, words: &Words) -> String {
    if report.exact {
        return exact_pairings(report, words);
    }
    let times = both(report).any(|pairing| pairing.microseconds.is_some());
    let mut header = [
        "tournament-strategy",
        "tournament-against",
        "tournament-games",
        "tournament-wins",
        "tournament-draws",
        "tournament-losses",
        "tournament-score",
        "tournament-first",
        "tournament-second",
        "tournament-length",
    ]
    .map(|key| words.say(key))
    .to_vec();
    if times {
        header.push(words.say("tournament-times"));
    }
    let rows = both(report).map(|pairing| {
        let number = |count: Count| match count {
            Count::Plays(plays) => words.number(plays),
            Count::Share(share) => percent(share, words),
        };
        let seat = |a: &str, b: &str| {
            report.pairings.iter().find(|other| other.seat == "a" && other.a == a && other.b == b)
        };
        let first = seat(&pairing.a, &pairing.b).map(|seat| seat.score.mean);
        let second = seat(&pairing.b, &pairing.a).map(|seat| 1.0 - seat.score.mean);
        let share = |share: Option<f64>| share.map_or(String::new(), |share| percent(share, words));
        let mut row = vec![pairing.a.clone(), pairing.b.clone()];
        row.push(pairing.games.map_or(String::new(), |games| words.number(games)));
        row.extend([pairing.wins, pairing.draws, pairing.losses].map(number));
        row.push(with_doubt(&pairing.score, words));
        row.extend([share(first), share(second)]);
        row.push(words.decimal(&format!("{:.1}", pairing.moves)));
        if let Some([a, b]) = pairing.microseconds {
            row.push(words.decimal(&format!("{a:.1} / {b:.1} µs")));
        }
        row
    });
    let mut align = vec![Align::Left, Align::Left];
    align.resize(header.len(), Align::Right);
    columns(&header, rows.collect(), &align)
}

/// Every ordered pair, with fractions where they are short.
fn exact_pairings(report: &TournamentReport, words: &Words) -> String {
    /// Longer fractions say nothing to a reader.
    const SHORT: usize = 24;
    let header = [
        "tournament-moves-first",
        "tournament-moves-second",
        "tournament-first-wins",
        "tournament-draws",
        "tournament-second-wins",
        "tournament-length",
        "tournament-positions",
    ];
    // A strategy under a second name adds nothing.
    let is_first = |name: &str| !name.contains('#');
    let shown = report
        .pairings
        .iter()
        .filter(|pairing| pairing.seat == "a" && is_first(&pairing.a) && is_first(&pairing.b));
    let rows = shown.map(|pairing| {
        let share = |place: usize, count: Count| {
            let Count::Share(share) = count else { return String::new() };
            let percent = words.decimal(&format!("{:.2} %", 100.0 * share));
            match &pairing.fractions {
                Some(fractions) if fractions[place].len() <= SHORT => {
                    format!("{} = {percent}", fractions[place])
                }
                _ => percent,
            }
        };
        vec![
            pairing.a.clone(),
            pairing.b.clone(),
            share(0, pairing.wins),
            share(1, pairing.draws),
            share(2, pairing.losses),
            words.decimal(&format!("{:.2}", pairing.moves)),
            words.number(pairing.positions.unwrap_or_default()),
        ]
    });
    let mut align = vec![Align::Left, Align::Left];
    align.resize(header.len(), Align::Right);
    columns(&header.map(|key| words.say(key)), rows.collect(), &align)
}

fn ranking(report: &TournamentReport, words: &Words) -> String {
    let mut header =
        ["tournament-rank", "tournament-strategy", "tournament-score", "tournament-group"]
            .map(|key| words.say(key))
            .to_vec();
    if report.ratings.is_some() {
        header.push(words.say("tournament-rating"));
    }
    let exploited = is_exploited(report);
    if exploited {
        header.push(words.say("tournament-exploitability-column"));
    }
    let rows = report.ranking.iter().enumerate().map(|(place, ranked)| {
        let score = if report.exact {
            percent(ranked.score, words)
        } else {
            with_doubt(&standing(ranked), words)
        };
        let mut row =
            vec![(place + 1).to_string(), ranked.name.clone(), score, ranked.group.clone()];
        row.extend(rating(report, &ranked.name, words));
        row.extend(exploited.then(|| best_opponent(report, &ranked.name, words)));
        row
    });
    let align = [Align::Right, Align::Left, Align::Right, Align::Left, Align::Right, Align::Right];
    let table = columns(&header, rows.collect(), &align[..header.len()]);
    let mut notes = vec![group_note(report, words)];
    if report.ratings.is_some() {
        notes.push(words.say("tournament-rating-note"));
    }
    if exploited {
        notes.push(words.say("tournament-exploitability-note"));
    }
    format!("{table}\n{}", wrap(&notes.join("\n")))
}

fn standing(ranked: &Ranked) -> Interval {
    Interval { mean: ranked.score, low: ranked.low, high: ranked.high }
}

/// A rating, where ratings are asked for.
pub(crate) fn rating(report: &TournamentReport, name: &str, words: &Words) -> Option<String> {
    let rating = report.ratings.as_ref()?.get(name)?;
    Some(words.decimal(&format!("{:+.0} ±{:.0}", rating.elo, 1.96 * rating.error)))
}

/// Seat effect, cycles, what the pairing was worth, what the test said.
pub(crate) fn remarks(report: &TournamentReport, words: &Words) -> Option<String> {
    let lines = tournament::remarks(report, words);
    (!lines.is_empty()).then(|| wrap(&lines.join("\n")))
}

/// Who failed, how often, and how.
pub(crate) fn errors(report: &TournamentReport, words: &Words) -> Option<String> {
    let mut lines = Vec::new();
    for error in &report.errors {
        for (reason, plays) in &error.plays {
            lines.push(words.tell(&lost_by_error(&error.strategy, reason, *plays)));
            let Some(example) = error.examples.iter().find(|example| example.reason == *reason)
            else {
                continue;
            };
            let said = Message::new("tournament-error-example")
                .with("against", example.against.as_str())
                .with("pair", example.pair)
                .with("position", example.position.as_str());
            lines.push(indent(&words.tell(&said)));
            if !example.answer.is_empty() {
                let said =
                    Message::new("tournament-error-answer").with("answer", example.answer.as_str());
                lines.push(indent(&words.tell(&said)));
            }
            if !example.last_words.is_empty() {
                lines.push(indent(&words.say("tournament-error-words")));
                lines.push(indent(&indent(example.last_words.trim_end())));
            }
        }
    }
    (!lines.is_empty()).then(|| lines.join("\n"))
}
