//! The outcome of a tournament in words and tables.

use stratege_catalog::{
    AnyGame,
    tournament::{
        report::{Count, PairingReport, TournamentReport},
        running::Plan,
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

/// The pairings over both seats.
pub(crate) fn both(report: &TournamentReport) -> impl Iterator<Item = &PairingReport> {
    report.pairings.iter().filter(|pairing| pairing.seat == "both")
}

/// A share as a percentage: `51.9 %`.
pub(crate) fn percent(share: f64, words: &Words) -> String {
    words.decimal(&format!("{:.1} %", 100.0 * share))
}

/// How sure a share is, in percentage points: `±0.3`, or both ends if they are not equally far.
fn plus_minus(interval: &Interval, words: &Words) -> String {
    let half = interval.half_width();
    let lopsided = (f64::midpoint(interval.low, interval.high) - interval.mean).abs();
    let text = if lopsided > half / 4.0 && half > 0.0005 {
        format!("{:.1} – {:.1} %", 100.0 * interval.low, 100.0 * interval.high)
    } else {
        format!("±{:.1}", 100.0 * half)
    };
    words.decimal(&text)
}

/// A share with how sure it is: `60.7 % ±0.3`, or `0.0 % (0.0 – 4.9 %)`.
pub(crate) fn with_doubt(interval: &Interval, words: &Words) -> String {
    let doubt = plus_minus(interval, words);
    let doubt = if doubt.starts_with('±') { doubt } else { format!("({doubt})") };
    format!("{} {doubt}", percent(interval.mean, words))
}

/// How the numbers were found.
pub(crate) fn method(report: &TournamentReport, words: &Words) -> String {
    let seed = report.seed.to_string();
    match report.plan {
        None => words.say("tournament-exact"),
        Some(Plan::Games { games }) => {
            words.tell(&Said::new("tournament-sampled").with("games", games).with("seed", seed))
        }
        Some(Plan::Precision { precision, .. }) => {
            let half = words.decimal(&format!("{}", 100.0 * precision));
            words
                .tell(&Said::new("tournament-precision").with("precision", half).with("seed", seed))
        }
        Some(Plan::Sprt { margin, .. }) => {
            let margin = words.decimal(&format!("{}", 100.0 * margin));
            words.tell(&Said::new("tournament-sprt").with("margin", margin).with("seed", seed))
        }
    }
}

/// The one plain sentence.
pub(crate) fn headline(report: &TournamentReport, words: &Words) -> String {
    if both(report).next().is_some() && both(report).all(|pairing| pairing.games == Some(0)) {
        return words.say("tournament-nothing");
    }
    if let [first, second] = &report.strategies[..] {
        let alike = first.name == second.name.split('#').next().unwrap_or_default();
        let seated = report.pairings.iter().find(|pairing| pairing.seat == "a");
        if let (true, Some(pairing)) = (alike, seated) {
            return self_pairing(pairing, &first.name, words);
        }
    }
    if report.strategies.len() == 2 {
        return both(report).next().map(|pairing| sentence(pairing, words)).unwrap_or_default();
    }
    let Some(best) = report.ranking.first() else { return String::new() };
    let half = Interval { mean: best.score, low: best.low, high: best.high };
    let tied: Vec<&str> = report.ranking[1..]
        .iter()
        .filter(|other| other.group.chars().any(|letter| best.group.contains(letter)))
        .map(|other| other.name.as_str())
        .collect();
    let said = match (tied.is_empty(), report.exact) {
        (true, true) => Said::new("tournament-best-exact"),
        (true, false) => Said::new("tournament-best"),
        (false, _) => Said::new("tournament-best-tied").with("others", tied.join(", ")),
    };
    let said = said.with("name", best.name.as_str()).with("score", percent(best.score, words));
    words.tell(&said.with("half", plus_minus(&half, words)))
}

/// How a strategy fares against itself: what the first seat is worth.
fn self_pairing(pairing: &PairingReport, name: &str, words: &Words) -> String {
    let exact = pairing.fractions.as_ref();
    let said = match exact {
        Some([wins, ..]) => Said::new("tournament-self-exact").with("fraction", wins.as_str()),
        None if pairing.games.is_none() => Said::new("tournament-self-decimal"),
        None => Said::new("tournament-self").with("half", plus_minus(&pairing.rate, words)),
    };
    words.tell(&said.with("name", name).with("rate", percent(pairing.rate.mean, words)))
}

/// What one pairing says.
pub(crate) fn sentence(pairing: &PairingReport, words: &Words) -> String {
    let games = pairing.games.map_or(1.0, |games| games.max(1) as f64);
    let share = |count: Count| match count {
        Count::Plays(plays) => plays as f64 / games,
        Count::Share(share) => share,
    };
    // Seen by the better one.
    let turned = pairing.better.as_ref() == Some(&pairing.b);
    let (names, wins) = if turned {
        ([&pairing.b, &pairing.a], pairing.losses)
    } else {
        ([&pairing.a, &pairing.b], pairing.wins)
    };
    let exact = pairing.games.is_none();
    let key = match (pairing.better.is_some(), exact) {
        (true, true) => "tournament-beats-exact",
        (true, false) => "tournament-beats",
        (false, true) => "tournament-equal",
        (false, false) => "tournament-unclear",
    };
    let said = Said::new(key)
        .with("a", names[0].as_str())
        .with("b", names[1].as_str())
        .with("wins", percent(share(wins), words))
        .with("draws", percent(share(pairing.draws), words));
    // Plays of a pair depend on each other: the wider interval is the honest one.
    let rate = pairing.rate;
    let wider = if pairing.score.half_width() > rate.half_width() {
        let half = pairing.score.half_width();
        Interval { low: rate.mean - half, high: rate.mean + half, ..rate }
    } else {
        rate
    };
    words.tell(&said.with("half", plus_minus(&wider, words)))
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
