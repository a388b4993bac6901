//! What a tournament says in one sentence, and how its numbers were found.

use stratege_catalog::tournament::{
    report::{Count, PairingReport, TournamentReport},
    running::Plan,
    statistics::{Interval, Verdict},
};

use crate::{Message, Words, complaint::fault_reason};

/// The pairings over both seats.
pub fn both(report: &TournamentReport) -> impl Iterator<Item = &PairingReport> {
    report.pairings.iter().filter(|pairing| pairing.seat == "both")
}

/// A share as a percentage: `51.9 %`.
pub fn percent(share: f64, words: &Words) -> String {
    words.decimal(&format!("{:.1} %", 100.0 * share))
}

/// How sure a share is, in percentage points: `±0.3`, or both ends if they are not equally far.
pub fn plus_minus(interval: &Interval, words: &Words) -> String {
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
pub fn with_doubt(interval: &Interval, words: &Words) -> String {
    let doubt = plus_minus(interval, words);
    let doubt = if doubt.starts_with('±') { doubt } else { format!("({doubt})") };
    format!("{} {doubt}", percent(interval.mean, words))
}

/// How the numbers were found.
pub fn method(report: &TournamentReport, words: &Words) -> String {
    let seed = report.seed.to_string();
    match report.plan {
        None => words.say("tournament-exact"),
        Some(Plan::Games { games }) => {
            words.tell(&Message::new("tournament-sampled").with("games", games).with("seed", seed))
        }
        Some(Plan::Precision { precision, .. }) => {
            let half = words.decimal(&format!("{}", 100.0 * precision));
            words.tell(
                &Message::new("tournament-precision").with("precision", half).with("seed", seed),
            )
        }
        Some(Plan::Sprt { margin, .. }) => {
            let margin = words.decimal(&format!("{}", 100.0 * margin));
            words.tell(&Message::new("tournament-sprt").with("margin", margin).with("seed", seed))
        }
    }
}

/// The one plain sentence.
pub fn headline(report: &TournamentReport, words: &Words) -> String {
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
        (true, true) => Message::new("tournament-best-exact"),
        (true, false) => Message::new("tournament-best"),
        (false, _) => Message::new("tournament-best-tied").with("others", tied.join(", ")),
    };
    let said = said.with("name", best.name.as_str()).with("score", percent(best.score, words));
    words.tell(&said.with("half", plus_minus(&half, words)))
}

/// How a strategy fares against itself: what the first seat is worth.
fn self_pairing(pairing: &PairingReport, name: &str, words: &Words) -> String {
    let exact = pairing.fractions.as_ref();
    let said = match exact {
        Some([wins, ..]) => Message::new("tournament-self-exact").with("fraction", wins.as_str()),
        None if pairing.games.is_none() => Message::new("tournament-self-decimal"),
        None => Message::new("tournament-self").with("half", plus_minus(&pairing.rate, words)),
    };
    words.tell(&said.with("name", name).with("rate", percent(pairing.rate.mean, words)))
}

/// What one pairing says.
pub fn sentence(pairing: &PairingReport, words: &Words) -> String {
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
    let said = Message::new(key)
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

/// How many more games without pairing would have told as much, in percent.
///
/// The gains are factors, one for each pairing; those below 1 count as 1.
pub fn pairing_gain(gains: impl Iterator<Item = f64>, words: &Words) -> Option<String> {
    let percents = gains.map(|gain| (100.0 * (gain - 1.0)).max(0.0).round() as u64);
    let (least, most) = percents.fold(None, |bounds: Option<(u64, u64)>, percent| {
        let (least, most) = bounds.unwrap_or((percent, percent));
        Some((least.min(percent), most.max(percent)))
    })?;
    let said = match (least, most) {
        (_, 0) => Message::new("tournament-gain-none"),
        _ if least == most => Message::new("tournament-gain").with("gain", most),
        _ => Message::new("tournament-gain-range").with("least", least).with("most", most),
    };
    Some(words.tell(&said))
}

/// What else is to be said: the first seat, what a test found, what pairing was worth, cycles.
pub fn remarks(report: &TournamentReport, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(seat) = &report.seat {
        let clear = !seat.contains(0.5);
        let key = if clear { "tournament-seat" } else { "tournament-seat-unclear" };
        let said = Message::new(key).with("score", percent(seat.mean, words));
        lines.push(words.tell(&said.with("half", plus_minus(seat, words))));
    }
    for pairing in both(report) {
        let key = match pairing.verdict {
            Some(Verdict::Better) => "tournament-sprt-better",
            Some(Verdict::NotBetter) => "tournament-sprt-not-better",
            Some(Verdict::Continue) => "tournament-sprt-continue",
            None => continue,
        };
        let said = Message::new(key).with("a", pairing.a.as_str()).with("b", pairing.b.as_str());
        lines.push(words.tell(&said));
    }
    lines.extend(pairing_gain(both(report).filter_map(|pairing| pairing.gain), words));
    for cycle in &report.cycles {
        let mut names = cycle.clone();
        names.extend(cycle.first().cloned());
        lines.push(words.tell(&Message::new("tournament-cycle").with("cycle", names.join(" > "))));
    }
    lines
}

/// How many games a strategy lost by an error of one kind.
pub fn lost_by_error(strategy: &str, reason: &str, plays: u64) -> Message {
    let said = Message::new("tournament-error").with("strategy", strategy).with("plays", plays);
    said.with("reason", fault_reason(reason))
}

/// What the letters of a ranking mean; nothing is in doubt where results are exact.
pub fn group_note(report: &TournamentReport, words: &Words) -> String {
    words.say(if report.exact { "tournament-group-exact" } else { "tournament-group-note" })
}
