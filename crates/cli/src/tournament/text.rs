//! The outcome of a tournament in words and tables.

pub(crate) use stratege_words::tournament::{
    both, headline, method, percent, plus_minus, sentence, with_doubt,
};

use stratege_catalog::{
    AnyGame,
    tournament::{
        report::{Count, TournamentReport},
        statistics::{Interval, Verdict},
    },
};

use crate::{
    failure::fault_reason,
    format::{Align, bold, columns, indent, wrap},
    i18n::{Said, Words},
    words,
};

/// Everything, the plain sentence first.
pub(crate) fn whole(report: &TournamentReport, game: &dyn AnyGame, words: &Words) -> String {
    let mut notes = vec![method(report, words), words::convention(game, words)];
    if !report.complete {
        notes.push(words.say("tournament-incomplete"));
    }
    if !report.repeatable {
        notes.push(words.say("tournament-not-repeatable"));
    }
    let sentence = bold(&format!("{}.", headline(report, words)));
    let notes = wrap(&format!("{}.", capital(&notes.join(&words.say("notes-separator")))));
    let mut parts = vec![format!("{sentence}\n{notes}")];
    if report.strategies.len() > 2 {
        parts.push(cross_table(report, words));
    }
    parts.push(pairings(report, words));
    if report.strategies.len() > 2 || report.ratings.is_some() {
        parts.push(ranking(report, words));
    }
    parts.extend(remarks(report, words));
    parts.extend(errors(report, words));
    parts.join("\n\n")
}

/// The same with a capital letter at the start.
fn capital(text: &str) -> String {
    let mut symbols = text.chars();
    let first = symbols.next().map(char::to_uppercase).into_iter().flatten();
    first.chain(symbols).collect()
}

/// The score of each strategy against each other one.
pub(crate) fn cross_rows(report: &TournamentReport, words: &Words) -> Vec<Vec<String>> {
    let score = |a: &str, b: &str| {
        both(report).find_map(|pairing| match (&*pairing.a, &*pairing.b) {
            pair if pair == (a, b) => Some(pairing.score.mean),
            pair if pair == (b, a) => Some(1.0 - pairing.score.mean),
            _ => None,
        })
    };
    let row = |name: &str| {
        let cells = report.ranking.iter().map(|other| {
            if other.name == name {
                return "·".to_owned();
            }
            score(name, &other.name).map_or(String::new(), |score| percent(score, words))
        });
        std::iter::once(name.to_owned()).chain(cells).collect()
    };
    report.ranking.iter().map(|ranked| row(&ranked.name)).collect()
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
    let rows = report.ranking.iter().enumerate().map(|(place, ranked)| {
        let interval = Interval { mean: ranked.score, low: ranked.low, high: ranked.high };
        let score =
            if report.exact { percent(ranked.score, words) } else { with_doubt(&interval, words) };
        let mut row =
            vec![(place + 1).to_string(), ranked.name.clone(), score, ranked.group.clone()];
        if let Some(rating) = report.ratings.as_ref().and_then(|ratings| ratings.get(&ranked.name))
        {
            row.push(format!("{:+.0} ±{:.0}", rating.elo, 1.96 * rating.error));
        }
        row
    });
    let align = [Align::Right, Align::Left, Align::Right, Align::Left, Align::Right];
    let table = columns(&header, rows.collect(), &align);
    let mut notes = vec![words.say("tournament-group-note")];
    if report.ratings.is_some() {
        notes.push(words.say("tournament-rating-note"));
    }
    format!("{table}\n{}", wrap(&notes.join("\n")))
}

/// Seat effect, cycles, what the pairing was worth, what the test said.
pub(crate) fn remarks(report: &TournamentReport, words: &Words) -> Option<String> {
    let mut lines = Vec::new();
    if let Some(seat) = &report.seat {
        let clear = !seat.contains(0.5);
        let key = if clear { "tournament-seat" } else { "tournament-seat-unclear" };
        let said = Said::new(key).with("score", percent(seat.mean, words));
        lines.push(words.tell(&said.with("half", plus_minus(seat, words))));
    }
    for pairing in both(report) {
        let key = match pairing.verdict {
            Some(Verdict::Better) => "tournament-sprt-better",
            Some(Verdict::NotBetter) => "tournament-sprt-not-better",
            Some(Verdict::Continue) => "tournament-sprt-continue",
            None => continue,
        };
        let said = Said::new(key).with("a", pairing.a.as_str()).with("b", pairing.b.as_str());
        lines.push(words.tell(&said));
    }
    let gains: Vec<f64> = both(report).filter_map(|pairing| pairing.gain).collect();
    if !gains.is_empty() {
        let least = gains.iter().copied().fold(f64::INFINITY, f64::min);
        let most = gains.iter().copied().fold(0.0, f64::max);
        let number = |gain: f64| words.decimal(&format!("{gain:.2}"));
        let (least, most) = (number(least), number(most));
        let gain = if least == most { most } else { format!("{least} – {most}") };
        lines.push(words.tell(&Said::new("tournament-gain").with("gain", gain)));
    }
    for cycle in &report.cycles {
        let mut names = cycle.clone();
        names.extend(cycle.first().cloned());
        lines.push(words.tell(&Said::new("tournament-cycle").with("cycle", names.join(" > "))));
    }
    (!lines.is_empty()).then(|| wrap(&lines.join("\n")))
}

/// Who failed, how often, and how.
pub(crate) fn errors(report: &TournamentReport, words: &Words) -> Option<String> {
    let mut lines = Vec::new();
    for error in &report.errors {
        for (reason, plays) in &error.plays {
            let said = Said::new("tournament-error")
                .with("strategy", error.strategy.as_str())
                .with("plays", *plays);
            lines.push(words.tell(&said.with("reason", fault_reason(reason))));
            let Some(example) = error.examples.iter().find(|example| example.reason == *reason)
            else {
                continue;
            };
            let said = Said::new("tournament-error-example")
                .with("against", example.against.as_str())
                .with("pair", example.pair)
                .with("position", example.position.as_str());
            lines.push(indent(&words.tell(&said)));
            if !example.answer.is_empty() {
                let said =
                    Said::new("tournament-error-answer").with("answer", example.answer.as_str());
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
