//! The exact averages of every strategy against every other one.

use std::sync::{Mutex, PoisonError};

use stratege_core::{Game, Limits};

use super::{Evaluation, Evaluator, Inexact};
use crate::{observation::Observation, running::Contest, threads::Workers};

/// The exact averages of one strategy moving first against another.
pub struct ExactPairing {
    /// Who moves first and who second.
    pub entrants: [usize; 2],
    /// What they get.
    pub evaluation: Evaluation,
}

/// The exact averages of every ordered pair of strategies, on `threads` threads (0: all cores).
///
/// The limits hold for each pair.
pub fn cross_table<S: Observation>(
    contest: &Contest<'_, S>,
    threads: usize,
    limits: Limits<'_>,
) -> Result<Vec<ExactPairing>, Inexact> {
    let game = contest.game;
    let start = game.start();
    // As many as there are threads, and no more.
    let spare: Mutex<Vec<Evaluator<S>>> = Mutex::new(Vec::new());
    let spare = || spare.lock().unwrap_or_else(PoisonError::into_inner);
    every_pair(contest, threads, |pair| {
        let agent = |entrant: usize| contest.entrants[entrant].strategy.agent(game);
        let (mut first, mut second) = (agent(pair[0]), agent(pair[1]));
        let mut evaluator = spare().pop().unwrap_or_default();
        let evaluated = evaluator.evaluate(game, &start, [first.as_mut(), second.as_mut()], limits);
        spare().push(evaluator);
        evaluated
    })
}

/// Evaluates every ordered pair of strategies once, in parallel.
pub(super) fn every_pair<S: Observation>(
    contest: &Contest<'_, S>,
    threads: usize,
    evaluate_pair: impl Fn([usize; 2]) -> Result<Evaluation, Inexact> + Sync,
) -> Result<Vec<ExactPairing>, Inexact> {
    let count = contest.entrants.len();
    let words: Vec<String> =
        contest.entrants.iter().map(|entrant| entrant.strategy.word()).collect();
    // The same strategy under two names has the same averages.
    let stands_for = |entrant: usize| {
        words.iter().position(|word| *word == words[entrant]).expect("it is in the list")
    };
    let is_first = |entrant: &usize| stands_for(*entrant) == *entrant;
    let distinct: Vec<usize> = (0..count).filter(is_first).collect();
    let pairs: Vec<[usize; 2]> =
        distinct.iter().flat_map(|&a| distinct.iter().map(move |&b| [a, b])).collect();
    let evaluate_pair = |&pair: &[usize; 2]| evaluate_pair(pair);
    let known: Vec<Evaluation> = Workers::new(threads).try_map(&pairs, evaluate_pair)?;
    let pairing = |entrants: [usize; 2]| {
        let place = pairs.iter().position(|pair| *pair == entrants.map(stands_for));
        let evaluation = known[place.expect("every pair is evaluated")].clone();
        ExactPairing { entrants, evaluation }
    };
    let all = (0..count).flat_map(|a| (0..count).map(move |b| [a, b]));
    Ok(all.map(pairing).collect())
}
