//! Tables of the dice laboratory for spreadsheets.

use stratege_catalog::{
    race_report::{Quantity, RaceReport, StandingReport},
    throws::{ScoreReport, ThrowReport},
};

/// What is printed about a race, whole: one turn, some points, or all of them.
pub(crate) fn race(report: &RaceReport) -> String {
    match &report.at {
        Some(at) => standing(at),
        None if report.variant == "one-turn" => one_turn(report),
        None => everywhere(report),
    }
}

/// The best number of dice and the mean gain at all points, own ones first.
///
/// The number is left out where chance must decide, and the gain where fractions are too long.
fn everywhere(report: &RaceReport) -> String {
    let has = [!report.gain.is_empty(), !report.support.is_empty(), !report.edge.is_empty()];
    let header = ["own", "other", "dice", "lost"].into_iter();
    let more = ["gain", "support", "edge"].into_iter().zip(has).filter(|(_, has)| *has);
    let header = header.chain(more.map(|(name, _)| name));
    let points = (0..report.n).flat_map(|own| (0..report.n).map(move |other| (own, other)));
    let row = |(own, other): (u32, u32)| {
        let (i, j) = (own as usize, other as usize);
        let dice = report.dice[i][j].map_or(String::new(), |dice| dice.to_string());
        let lost = report.is_lost(own, other).to_string();
        let mut row = vec![own.to_string(), other.to_string(), dice, lost];
        row.extend(report.gain.get(i).map(|row| plain(&row[j])));
        row.extend(report.support.get(i).map(|row| row[j].to_string()));
        row.extend(report.edge.get(i).map(|row| row[j].to_string()));
        row
    };
    lines(header, points.map(row))
}

/// What each number of dice of player 1 gains against each of player 2.
fn one_turn(report: &RaceReport) -> String {
    let pairs = (0..report.d).flat_map(|one| (0..report.d).map(move |two| (one, two)));
    let row = |(one, two): (usize, usize)| {
        vec![(one + 1).to_string(), (two + 1).to_string(), plain(&report.payoffs[one][two])]
    };
    lines(["d1", "d2", "gain"].into_iter(), pairs.map(row))
}

/// What every number of dice gains at some points, and how often it is thrown.
fn standing(at: &StandingReport) -> String {
    let mixes = !at.other_strategy.is_empty();
    let header = ["dice", "gain", "chance"].into_iter().chain(mixes.then_some("other_chance"));
    let row = |choice: &stratege_catalog::race_report::ChoiceReport| {
        let mut row =
            vec![choice.choice.to_string(), plain(&choice.gain), choice.chance.to_string()];
        row.extend(at.other_strategy.get(choice.choice - 1).map(ToString::to_string));
        row
    };
    lines(header, at.choices.iter().map(row))
}

/// The probabilities of every score of every number of dice, as decimals and as fractions.
pub(crate) fn throws(reports: &[ThrowReport]) -> String {
    let row = |dice: u8, score: &ScoreReport| {
        let ScoreReport { points, p, p_fraction, q, q_fraction } = score;
        let q = q.map_or(String::new(), |q| q.to_string());
        let q_fraction = q_fraction.clone().unwrap_or_default();
        vec![dice.to_string(), points.to_string(), p.to_string(), p_fraction.clone(), q, q_fraction]
    };
    let rows = reports
        .iter()
        .flat_map(|report| report.scores.iter().map(move |score| row(report.dice, score)));
    lines(["dice", "points", "p", "p_fraction", "q", "q_fraction"].into_iter(), rows)
}

fn plain(quantity: &Quantity) -> String {
    match quantity {
        Quantity::Number(number) => number.to_string(),
        Quantity::Fraction(text) => text.clone(),
    }
}

fn lines<'a>(
    header: impl Iterator<Item = &'a str>,
    rows: impl Iterator<Item = Vec<String>>,
) -> String {
    let header = header.collect::<Vec<_>>().join(",");
    std::iter::once(header).chain(rows.map(|row| row.join(","))).map(|row| row + "\n").collect()
}
