//! Learning curves: what runs looked like at the same number of plays, averaged.

use stratege_core::Winner;
use stratege_tournament::tables::Method;

use super::{LearnerReport, Mean, Point, RunReport, report::winner_word};

/// How good a table was after a number of plays.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sample {
    pub(super) plays: u64,
    pub(super) settled: Option<Winner>,
    pub(super) value: Option<f64>,
    pub(super) known: u64,
    pub(super) random: Option<f64>,
    pub(super) optimal: Option<f64>,
    pub(super) exploitability: Option<f64>,
}

/// One run: samples in the order of plays, at the beginning, at every point, and at the end.
pub(super) struct Run {
    pub(super) number: u64,
    pub(super) samples: Vec<Sample>,
    pub(super) visited: u64,
}

/// The runs of all learners, and how far apart their points are.
pub(super) struct Curves {
    every: u64,
    /// Whether the distance was chosen by somebody.
    is_fixed: bool,
    /// Points of a curve, at most, unless their distance was chosen.
    most: usize,
    /// The runs, each with the number of its learner.
    runs: Vec<(usize, Run)>,
}

/// Points of a curve, at most, unless their distance was chosen: exams of large games take time.
const MOST: usize = 200;
const MOST_IF_LARGE: usize = 40;

/// Positions from which a game is large.
const LARGE: u64 = 20_000;

/// Plays between two points to begin with, where nobody knows how many there will be.
const UNKNOWN: u64 = 100;

impl Run {
    pub(super) fn new(number: u64) -> Run {
        Run { number, samples: Vec::new(), visited: 0 }
    }

    /// After how many plays it was last looked at.
    pub(super) fn last(&self) -> Option<u64> {
        self.samples.last().map(|sample| sample.plays)
    }

    /// What it looked like after `plays`: a run that had ended before stays as it was then.
    fn at(&self, plays: u64) -> Option<&Sample> {
        let after = self.samples.partition_point(|sample| sample.plays <= plays);
        after.checked_sub(1).map(|index| &self.samples[index])
    }
}

impl Curves {
    /// No curves yet, of a game with so many positions, for about so many plays, if that is known.
    pub(super) fn new(every: Option<u64>, positions: Option<u64>, plays: Option<u64>) -> Curves {
        let is_small = positions.is_some_and(|positions| positions <= LARGE);
        let most = if is_small { MOST } else { MOST_IF_LARGE };
        let enough = |step: &u64| plays.is_none_or(|plays| plays / step <= most as u64);
        let begin = if plays.is_some() { 1 } else { UNKNOWN };
        let mut steps = std::iter::successors(Some(begin), |&step| rarer(step));
        let usual = steps.find(enough).unwrap_or(begin);
        let runs = Vec::new();
        Curves { every: every.unwrap_or(usual), is_fixed: every.is_some(), most, runs }
    }

    pub(super) fn every(&self) -> u64 {
        self.every
    }

    /// Whether there is a point after so many plays.
    pub(super) fn is_due(&self, plays: u64) -> bool {
        plays.is_multiple_of(self.every)
    }

    /// Makes points rarer if there are too many: every play, then 5, 10, 50, 100 and so on.
    pub(super) fn thin(&mut self, run: &mut Run) {
        if self.is_fixed || run.samples.len() <= self.most {
            return;
        }
        self.every = rarer(self.every).unwrap_or(self.every);
        let first = run.samples.first().map(|sample| sample.plays);
        run.samples.retain(|sample| {
            sample.plays.is_multiple_of(self.every) || Some(sample.plays) == first
        });
    }

    pub(super) fn keep(&mut self, learner: usize, run: Run) {
        self.runs.push((learner, run));
    }

    /// What each method did; `positions` is how many there are, if that is known.
    ///
    /// `now` is a run that goes on, with the number of its learner.
    pub(super) fn report(
        &self,
        now: Option<(usize, &Run)>,
        methods: &[Method],
        positions: Option<u64>,
    ) -> Vec<LearnerReport> {
        let kept = self.runs.iter().map(|(number, run)| (*number, run));
        let all: Vec<(usize, &Run)> = kept.chain(now).collect();
        let begin = all.iter().filter_map(|(_, run)| run.samples.first()).map(|s| s.plays);
        let begin = begin.min().unwrap_or(0);
        let end = all.iter().filter_map(|(_, run)| run.last()).max().unwrap_or(0);
        // The last point is where all runs have ended.
        let between = (begin / self.every + 1).saturating_mul(self.every);
        let between = (between..end).step_by(self.every as usize);
        let last = (begin < end).then_some(end);
        let points: Vec<u64> = std::iter::once(begin).chain(between).chain(last).collect();
        let most = positions.map_or(f64::MAX, |positions| positions as f64);
        let learner = |(number, method): (usize, &Method)| {
            let runs: Vec<&Run> =
                all.iter().filter(|(of, _)| *of == number).map(|(_, run)| *run).collect();
            let reports: Vec<RunReport> = runs.iter().filter_map(|run| report_of(run)).collect();
            Some(LearnerReport {
                name: method.word(),
                method: method.to_string(),
                plays: Mean::of(reports.iter().map(|run| run.plays as f64))?.within(0.0, f64::MAX),
                known: Mean::of(reports.iter().map(|run| run.known as f64))?.within(0.0, most),
                runs: reports,
                curve: points.iter().filter_map(|&at| point(at, &runs, positions)).collect(),
            })
        };
        methods.iter().enumerate().filter_map(learner).collect()
    }
}

/// The next larger distance between points, of which this one is a divisor: 1, 5, 10, 50, 100…
fn rarer(every: u64) -> Option<u64> {
    let is_power_of_ten = every.to_string().starts_with('1');
    every.checked_mul(if is_power_of_ten { 5 } else { 2 })
}

fn report_of(run: &Run) -> Option<RunReport> {
    let last = run.samples.last()?;
    Some(RunReport {
        run: run.number,
        plays: last.plays,
        known: last.known,
        visited: run.visited,
        settled: last.settled.map(winner_word),
        value: last.value,
    })
}

fn point(plays: u64, runs: &[&Run], positions: Option<u64>) -> Option<Point> {
    let samples: Vec<&Sample> = runs.iter().filter_map(|run| run.at(plays)).collect();
    let mean = |number: fn(&Sample) -> Option<f64>| {
        let numbers: Option<Vec<f64>> = samples.iter().map(|sample| number(sample)).collect();
        numbers.and_then(|numbers| Mean::of(numbers.into_iter()))
    };
    let settled = samples.iter().filter(|sample| sample.settled.is_some()).count();
    let values: Vec<f64> = samples.iter().filter_map(|sample| sample.value).collect();
    let most = positions.map_or(f64::MAX, |positions| positions as f64);
    let known = mean(|sample| Some(sample.known as f64))?.within(0.0, most);
    let share = |number| mean(number).map(|mean| mean.within(0.0, 1.0));
    Some(Point {
        plays,
        settled: settled as f64 / samples.len() as f64,
        value: Mean::of(values.into_iter()).map(|mean| mean.within(-1.0, 1.0)),
        known,
        share: positions.map(|positions| {
            let part = |number: f64| number / positions.max(1) as f64;
            Mean { mean: part(known.mean), low: known.low.map(part), high: known.high.map(part) }
        }),
        random: share(|sample| sample.random),
        optimal: share(|sample| sample.optimal),
        exploitability: share(|sample| sample.exploitability),
    })
}
