//! What a tournament says, for people and for scripts.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    exact::{ExactPairing, Expected},
    running::{Failure, Histogram, Pairing, Plan, Played},
    statistics::{
        Interval, LEVEL, Meeting, Rating, Verdict, bradley_terry, cycles, holm, letters, p_value,
        pairing_gain, student, wilson,
    },
    strategy::Nature,
};

/// The outcome of a tournament.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TournamentReport {
    /// The seed of all random draws.
    pub seed: u64,
    /// Whether the numbers are exact; else they are sampled, with intervals.
    pub exact: bool,
    /// How many plays were planned; nothing if the numbers are exact.
    pub plan: Option<Plan>,
    /// Whether it came to the end that was planned.
    pub complete: bool,
    /// Whether the seed alone repeats it: no clock and no other program decides.
    pub repeatable: bool,
    /// Who took part.
    pub strategies: Vec<Competitor>,
    /// Every two strategies.
    pub pairings: Vec<PairingReport>,
    /// The strategies, best first.
    pub ranking: Vec<Ranked>,
    /// Strategies that beat each other in a circle.
    pub cycles: Vec<Vec<String>>,
    /// The score of player 1, whoever that is; nothing if the numbers are exact, or if the plan
    /// stops by itself.
    pub seat: Option<Interval>,
    /// Ratings on the Elo scale, on request.
    pub ratings: Option<BTreeMap<String, Rating>>,
    /// Plays lost for another reason than the rules.
    pub errors: Vec<ErrorReport>,
}

/// A strategy that took part.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Competitor {
    /// What it is called here.
    pub name: String,
    /// Whether it uses random numbers.
    pub stochastic: bool,
    /// Whether its move depends on what it sees and on nothing else.
    pub memoryless: bool,
    /// What the best opponent gains against it on average, over both seats, on request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exploitability: Option<f64>,
}

/// How two strategies fared, seen by the first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PairingReport {
    /// The strategy from which it is seen.
    pub a: String,
    /// The other one.
    pub b: String,
    /// `a` if `a` always moves first, `both` for the mean over both seats.
    pub seat: &'static str,
    /// Plays; nothing if the numbers are exact.
    pub games: Option<u64>,
    /// Plays won by `a`, or their share.
    pub wins: Count,
    /// Plays without a winner, or their share.
    pub draws: Count,
    /// Plays lost by `a`, or their share.
    pub losses: Count,
    /// The share of plays won by `a`.
    pub rate: Interval,
    /// The mean score of `a`: a win is 1, a draw 1/2.
    pub score: Interval,
    /// Who is better, where that is clear among all pairings.
    pub better: Option<String>,
    /// How likely so large a difference is by chance, corrected for all pairings (Holm).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub p_value: Option<f64>,
    /// How many times as many plays would have been needed without mirrored pairs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<f64>,
    /// What the sequential test said.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
    /// Moves of a play, on average.
    pub moves: f64,
    /// Positions that were evaluated, where the numbers are exact.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// Shares won, drawn and lost as fractions, where the numbers are exact and small enough.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fractions: Option<[String; 3]>,
    /// How often each number of moves occurred.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lengths: Option<BTreeMap<i32, u64>>,
    /// How often `a` was ahead by so much in the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub margins: Option<BTreeMap<i32, u64>>,
    /// Microseconds per move of `a` and of `b`, where time was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub microseconds: Option<[f64; 2]>,
}

/// A number of plays, or a share where plays are not counted.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Count {
    /// So many plays.
    Plays(u64),
    /// This share of all plays.
    Share(f64),
}

/// A strategy in the ranking.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ranked {
    /// What it is called.
    pub name: String,
    /// Its mean score against the others.
    pub score: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Letters; two strategies that share one do not differ significantly.
    pub group: String,
}

/// Plays that a strategy lost for another reason than the rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ErrorReport {
    /// The strategy.
    pub strategy: String,
    /// How many plays, by reason.
    pub plays: BTreeMap<String, u64>,
    /// The first of them.
    pub examples: Vec<Failure>,
}

/// A strategy with what is relied on, as the report needs it.
pub struct Named {
    /// What it is called.
    pub name: String,
    /// What can be relied on.
    pub nature: Nature,
}

/// What is printed besides the counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extras {
    /// Times per move.
    pub times: bool,
    /// Ratings.
    pub ratings: bool,
    /// What the best opponent gains against each strategy.
    pub exploitability: bool,
}

/// Cycles that are listed at most.
const MOST_CYCLES: usize = 20;

/// Whether two strategies differ, and which is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Difference {
    Unclear,
    FirstBetter,
    SecondBetter,
}

/// The report on plays that were sampled.
pub fn sampled(
    entrants: &[Named],
    played: &Played,
    plan: Plan,
    seed: u64,
    extras: Extras,
) -> TournamentReport {
    let p_values: Vec<f64> =
        played.pairings.iter().map(|pairing| p_value(&pairing.tally.pairs)).collect();
    let adjusted = holm(&p_values);
    let mut differences = Vec::new();
    let mut pairings = Vec::new();
    for (pairing, p_value) in played.pairings.iter().zip(adjusted) {
        let score = pairing.course.score(&pairing.tally.pairs);
        let differs = pairing.course.differs().unwrap_or(p_value < 1.0 - LEVEL);
        let difference = match differs {
            false => Difference::Unclear,
            true if score.mean > 0.5 => Difference::FirstBetter,
            true => Difference::SecondBetter,
        };
        differences.push((pairing.entrants, difference));
        pairings.extend(sampled_pairing(entrants, pairing, difference, p_value, extras));
    }
    let scores: Vec<([usize; 2], Interval)> = played
        .pairings
        .iter()
        .map(|pairing| (pairing.entrants, pairing.course.score(&pairing.tally.pairs)))
        .collect();
    let first_seats: Vec<Interval> =
        played.pairings.iter().map(|pairing| student(&pairing.tally.first_seat, LEVEL)).collect();
    let meetings: Vec<Meeting> = played
        .pairings
        .iter()
        .map(|pairing| Meeting { strategies: pairing.entrants, plays: pairing.tally.plays() })
        .collect();
    let ratings = extras.ratings.then(|| {
        let ratings = bradley_terry(entrants.len(), &meetings);
        entrants.iter().map(|entrant| entrant.name.clone()).zip(ratings).collect()
    });
    let mut report = frame(entrants, &scores, &differences, seed);
    report.plan = Some(plan);
    report.complete = played.complete;
    report.pairings = pairings;
    // A fixed number of plays is needed for these intervals to hold.
    report.seat = matches!(plan, Plan::Games { .. }).then(|| together(&first_seats));
    report.ratings = ratings;
    report.errors = errors(entrants, &played.pairings);
    report
}

fn sampled_pairing(
    entrants: &[Named],
    pairing: &Pairing,
    difference: Difference,
    p_value: f64,
    extras: Extras,
) -> [PairingReport; 3] {
    let tally = &pairing.tally;
    let names = pairing.entrants.map(|entrant| entrants[entrant].name.clone());
    let per_move = |player: usize| match tally.moves[player] {
        0 => 0.0,
        moves => tally.nanoseconds[player] as f64 / moves as f64 / 1000.0,
    };
    let map = |histogram: &Histogram| -> BTreeMap<i32, u64> { histogram.iter().collect() };
    let all = tally.plays();
    let report =
        |[a, b]: [&String; 2], seat, plays: crate::statistics::PlayCounts, score| PairingReport {
            a: a.clone(),
            b: b.clone(),
            seat,
            games: Some(plays.plays()),
            wins: Count::Plays(plays.wins),
            draws: Count::Plays(plays.draws),
            losses: Count::Plays(plays.losses),
            rate: wilson(plays.wins, plays.plays(), LEVEL),
            score,
            better: None,
            p_value: None,
            gain: None,
            verdict: None,
            moves: tally.lengths.mean().unwrap_or(0.0),
            positions: None,
            fractions: None,
            lengths: None,
            margins: None,
            microseconds: None,
        };
    let [first, second] = tally.seats;
    let turned = crate::statistics::PlayCounts {
        wins: second.losses,
        draws: second.draws,
        losses: second.wins,
    };
    let [a, b] = &names;
    let better = match difference {
        Difference::Unclear => None,
        Difference::FirstBetter => Some(a.clone()),
        Difference::SecondBetter => Some(b.clone()),
    };
    let both = PairingReport {
        better,
        p_value: pairing.course.differs().is_none().then_some(p_value),
        gain: pairing_gain(&tally.seats, &tally.pairs),
        verdict: pairing.course.verdict(),
        lengths: Some(map(&tally.lengths)),
        margins: Some(map(&tally.margins)),
        microseconds: extras.times.then(|| [per_move(0), per_move(1)]),
        ..report([a, b], "both", all, pairing.course.score(&tally.pairs))
    };
    [both, report([a, b], "a", first, single(first)), report([b, a], "a", turned, single(turned))]
}

/// The score over plays that have a deal each: those of one seat.
fn single(plays: crate::statistics::PlayCounts) -> Interval {
    let mean = plays.mean();
    let number = plays.plays() as f64;
    match plays.variance() {
        Some(variance) if variance > 0.0 => {
            let spread = crate::statistics::student_quantile(LEVEL, number - 1.0)
                * (variance / number).sqrt();
            Interval { mean, low: (mean - spread).max(0.0), high: (mean + spread).min(1.0) }
        }
        // All plays ended alike: what a rate says.
        _ => Interval { mean, ..wilson(plays.half_points(), 2 * plays.plays(), LEVEL) },
    }
}

/// The report on exact averages, for every ordered pair of strategies.
pub fn exact(entrants: &[Named], pairings: &[ExactPairing], seed: u64) -> TournamentReport {
    let name = |entrant: usize| entrants[entrant].name.clone();
    let point = |mean| Interval { mean, low: mean, high: mean };
    let report = |[a, b]: [usize; 2], seat, shares: [f64; 3], moves, positions| PairingReport {
        a: name(a),
        b: name(b),
        seat,
        games: None,
        wins: Count::Share(shares[0]),
        draws: Count::Share(shares[1]),
        losses: Count::Share(shares[2]),
        rate: point(shares[0]),
        score: point(shares[0] + shares[1] / 2.0),
        better: None,
        p_value: None,
        gain: None,
        verdict: None,
        moves,
        positions: Some(positions),
        fractions: None,
        lengths: None,
        margins: None,
        microseconds: None,
    };
    let mut reports = Vec::new();
    for ExactPairing { entrants, evaluation } in pairings {
        let Expected { win, draw, loss, moves } = evaluation.expected;
        let mut single = report(*entrants, "a", [win, draw, loss], moves, evaluation.positions);
        single.fractions = evaluation
            .fractions
            .as_ref()
            .map(|exact| [&exact.win, &exact.draw, &exact.loss].map(ToString::to_string));
        reports.push(single);
    }
    let find = |wanted: [usize; 2]| pairings.iter().find(|pairing| pairing.entrants == wanted);
    let (mut differences, mut scores) = (Vec::new(), Vec::new());
    for a in 0..entrants.len() {
        for b in a + 1..entrants.len() {
            let (Some(there), Some(back)) = (find([a, b]), find([b, a])) else { continue };
            let (one, two) = (&there.evaluation.expected, &back.evaluation.expected);
            let shares = [
                f64::midpoint(one.win, two.loss),
                f64::midpoint(one.draw, two.draw),
                f64::midpoint(one.loss, two.win),
            ];
            let positions = there.evaluation.positions + back.evaluation.positions;
            let moves = f64::midpoint(one.moves, two.moves);
            let mut both = report([a, b], "both", shares, moves, positions);
            let exact = there.evaluation.fractions.as_ref().zip(back.evaluation.fractions.as_ref());
            both.fractions = exact.map(|(one, two)| {
                let half = |a: &dashu_ratio::RBig, b: &dashu_ratio::RBig| {
                    ((a + b) / dashu_ratio::RBig::from(2)).to_string()
                };
                [half(&one.win, &two.loss), half(&one.draw, &two.draw), half(&one.loss, &two.win)]
            });
            // Equal fractions are equal; sums of floating point numbers may differ by a breath.
            let lead = shares[0] - shares[2];
            let difference = match lead {
                lead if lead.abs() < 1e-12 => Difference::Unclear,
                lead if lead > 0.0 => Difference::FirstBetter,
                _ => Difference::SecondBetter,
            };
            both.better = match difference {
                Difference::Unclear => None,
                Difference::FirstBetter => Some(name(a)),
                Difference::SecondBetter => Some(name(b)),
            };
            differences.push(([a, b], difference));
            scores.push(([a, b], both.score));
            reports.push(both);
        }
    }
    let mut report = frame(entrants, &scores, &differences, seed);
    report.exact = true;
    report.pairings = reports;
    report
}

/// The mean of several scores with an interval that holds however they depend on each other: all
/// pairings are played on the same deals.
fn together(scores: &[Interval]) -> Interval {
    let mean_of = |end: fn(&Interval) -> f64| {
        scores.iter().map(end).sum::<f64>() / scores.len().max(1) as f64
    };
    Interval {
        mean: mean_of(|score| score.mean),
        low: mean_of(|score| score.low),
        high: mean_of(|score| score.high),
    }
}

/// Ranking, groups and cycles.
fn frame(
    entrants: &[Named],
    scores: &[([usize; 2], Interval)],
    differences: &[([usize; 2], Difference)],
    seed: u64,
) -> TournamentReport {
    let standing = |entrant: usize| -> Interval {
        let seen = scores.iter().filter_map(|&([a, b], score)| match entrant {
            _ if entrant == a => Some(score),
            _ if entrant == b => Some(Interval {
                mean: 1.0 - score.mean,
                low: 1.0 - score.high,
                high: 1.0 - score.low,
            }),
            _ => None,
        });
        let seen: Vec<Interval> = seen.collect();
        if seen.is_empty() {
            return Interval { mean: 0.5, low: 0.5, high: 0.5 };
        }
        together(&seen)
    };
    let standings: Vec<Interval> = (0..entrants.len()).map(standing).collect();
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    order.sort_by(|&a, &b| standings[b].mean.total_cmp(&standings[a].mean));
    let beats = |a: usize, b: usize| {
        differences.iter().any(|&(pair, difference)| match difference {
            Difference::FirstBetter => pair == [a, b],
            Difference::SecondBetter => pair == [b, a],
            Difference::Unclear => false,
        })
    };
    let differs = |a: usize, b: usize| beats(order[a], order[b]) || beats(order[b], order[a]);
    let groups = letters(order.len(), differs);
    let ranking = order.iter().zip(groups).map(|(&entrant, group)| Ranked {
        name: entrants[entrant].name.clone(),
        score: standings[entrant].mean,
        low: standings[entrant].low,
        high: standings[entrant].high,
        group,
    });
    let cycles = cycles(entrants.len(), MOST_CYCLES, beats).into_iter();
    let names = |cycle: Vec<usize>| cycle.into_iter().map(|e| entrants[e].name.clone()).collect();
    TournamentReport {
        seed,
        exact: false,
        plan: None,
        complete: true,
        repeatable: entrants.iter().all(|entrant| !entrant.nature.timed),
        strategies: entrants
            .iter()
            .map(|Named { name, nature }| Competitor {
                name: name.clone(),
                stochastic: nature.stochastic,
                memoryless: nature.memoryless,
                exploitability: None,
            })
            .collect(),
        pairings: Vec::new(),
        ranking: ranking.collect(),
        cycles: cycles.map(names).collect(),
        seat: None,
        ratings: None,
        errors: Vec::new(),
    }
}

fn errors(entrants: &[Named], pairings: &[Pairing]) -> Vec<ErrorReport> {
    let report = |(number, entrant): (usize, &Named)| {
        let mut plays: BTreeMap<String, u64> = BTreeMap::new();
        let mut examples: Vec<Failure> = Vec::new();
        for pairing in pairings {
            let Some(place) = pairing.entrants.iter().position(|&known| known == number) else {
                continue;
            };
            for (reason, count) in &pairing.tally.failed[place] {
                *plays.entry(reason.clone()).or_default() += count;
            }
            let own = pairing.tally.failures.iter().filter(|f| f.strategy == entrant.name);
            for failure in own {
                let alike = examples.iter().filter(|known| known.reason == failure.reason).count();
                if alike < 2 {
                    examples.push(failure.clone());
                }
            }
        }
        let strategy = entrant.name.clone();
        (!plays.is_empty()).then_some(ErrorReport { strategy, plays, examples })
    };
    entrants.iter().enumerate().filter_map(report).collect()
}
