//! The numbers of a report as the page writes them.

use stratege_catalog::tournament::{
    report::{Count, PairingReport, Ranked, TournamentReport},
    statistics::Interval,
};

use crate::{
    i18n::{Message, Words},
    tournament::text::percent,
};

/// Plays of a pairing, seen by its first strategy.
pub(super) struct Seen {
    /// Where it sat.
    pub(super) label: String,
    /// Plays; nothing if the numbers are exact.
    pub(super) games: Option<u64>,
    /// Won, drawn and lost.
    pub(super) outcomes: [Count; 3],
    /// The same as fractions, where they are known.
    pub(super) fractions: Option<[String; 3]>,
    /// The mean score.
    pub(super) score: Interval,
    /// Moves of a play, on average.
    pub(super) moves: f64,
}

impl Seen {
    fn new(label: String, pairing: &PairingReport) -> Seen {
        Seen {
            label,
            games: pairing.games,
            outcomes: [pairing.wins, pairing.draws, pairing.losses],
            fractions: pairing.fractions.clone(),
            score: pairing.score,
            moves: pairing.moves,
        }
    }

    /// The same plays, seen by the other strategy.
    fn turned(mut self) -> Seen {
        self.outcomes.reverse();
        if let Some(fractions) = &mut self.fractions {
            fractions.reverse();
        }
        let Interval { mean, low, high } = self.score;
        self.score = Interval { mean: 1.0 - mean, low: 1.0 - high, high: 1.0 - low };
        self
    }

    /// The share of plays won, drawn or lost.
    pub(super) fn share(&self, place: usize) -> f64 {
        match self.outcomes[place] {
            Count::Plays(plays) => plays as f64 / self.games.unwrap_or_default().max(1) as f64,
            Count::Share(share) => share,
        }
    }

    /// A number of plays, or a share with its fraction.
    pub(super) fn written(&self, place: usize, words: &Words) -> String {
        match self.outcomes[place] {
            Count::Plays(plays) => words.number(plays),
            Count::Share(share) => {
                let fraction = self.fractions.as_ref().map(|fractions| fractions[place].as_str());
                with_fraction(share, fraction, words)
            }
        }
    }
}

/// A pairing in both seats, and in each of them.
pub(super) fn seats(
    report: &TournamentReport,
    pairing: &PairingReport,
    words: &Words,
) -> Vec<Seen> {
    let PairingReport { a, b, .. } = pairing;
    let find = |first: &str, second: &str| {
        let mut seated = report.pairings.iter().filter(|other| other.seat == "a");
        seated.find(|other| other.a == first && other.b == second)
    };
    let label = |key| words.tell(&Message::new(key).with("name", a.as_str()));
    let mut seats = vec![Seen::new(words.say("report-both-seats"), pairing)];
    seats.extend(find(a, b).map(|seat| Seen::new(label("report-as-first"), seat)));
    seats.extend(find(b, a).map(|seat| Seen::new(label("report-as-second"), seat).turned()));
    seats
}

/// Both names of a pairing.
pub(super) fn versus(pairing: &PairingReport) -> String {
    format!("{} – {}", pairing.a, pairing.b)
}

/// The score of a strategy in the ranking.
pub(super) fn standing(ranked: &Ranked) -> Interval {
    Interval { mean: ranked.score, low: ranked.low, high: ranked.high }
}

/// A score and, where it is sampled, the ends of its interval.
pub(super) fn interval(score: &Interval, exact: bool, words: &Words) -> Vec<String> {
    let shown = [score.mean, score.low, score.high];
    shown.iter().take(if exact { 1 } else { 3 }).map(|&share| percent(share, words)).collect()
}

/// A probability with three decimals.
pub(super) fn probability(probability: f64, words: &Words) -> String {
    let text = match probability {
        small if small < 0.001 => "< 0.001".to_owned(),
        other => format!("{other:.3}"),
    };
    words.decimal(&text)
}

/// The share of plays won, drawn or lost by the first seat, with its fraction.
pub(super) fn exact_share(pairing: &PairingReport, place: usize, words: &Words) -> String {
    Seen::new(String::new(), pairing).written(place, words)
}

/// A share as a percentage, after its fraction if that is short.
fn with_fraction(share: f64, fraction: Option<&str>, words: &Words) -> String {
    /// Longer fractions say nothing to a reader.
    const SHORT: usize = 24;
    let percent = words.decimal(&format!("{:.2} %", 100.0 * share));
    match fraction {
        Some(fraction) if fraction.len() <= SHORT => format!("{fraction} = {percent}"),
        _ => percent,
    }
}
