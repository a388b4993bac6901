//! How many plays there are to be: fixed before the first one.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::MOST_GAMES;
use crate::statistics::{
    ConfidenceSequence, Interval, LEVEL, PairCounts, PlanError, Sprt, Verdict, student,
};

/// How many plays each pairing gets.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Plan {
    /// A fixed number.
    Games {
        /// Plays, two for each pair.
        games: u64,
    },
    /// Until the score of the first strategy is known so well; valid whenever it stops.
    Precision {
        /// Half the width of the interval.
        precision: f64,
        /// The most plays.
        games: u64,
    },
    /// Until a sequential test knows whether the first strategy is better.
    Sprt {
        /// The gain in score that is looked for.
        margin: f64,
        /// The most plays.
        games: u64,
    },
}

impl Plan {
    /// The most pairs of a pairing.
    pub fn pairs(&self) -> u64 {
        match self {
            Plan::Games { games } | Plan::Precision { games, .. } | Plan::Sprt { games, .. } => {
                games.div_ceil(2)
            }
        }
    }

    /// Begins to watch one of `pairings` pairings.
    pub fn begin(&self, pairings: usize) -> Result<Course, PlanError> {
        let (found, most) = (self.pairs().saturating_mul(2), MOST_GAMES);
        if found > most {
            return Err(PlanError::Games { found, most });
        }
        // All intervals together leave out the truth in at most one of twenty tournaments.
        let strict = 1.0 - (1.0 - LEVEL) / pairings.max(1) as f64;
        let sequences = |precision| -> Result<_, PlanError> {
            let shown = ConfidenceSequence::new(LEVEL, precision)?;
            Ok(Some(Sequences { shown, strict: ConfidenceSequence::new(strict, precision)? }))
        };
        let (sequences, test) = match *self {
            Plan::Games { .. } => (None, None),
            Plan::Precision { precision, .. } => (sequences(precision)?, None),
            Plan::Sprt { margin, .. } => (sequences(margin)?, Some(Sprt::new(margin)?)),
        };
        Ok(Course {
            sequences,
            test,
            verdict: None,
            waiting: PairCounts::default(),
            seen: PairCounts::default(),
            next_look: 0,
        })
    }
}

/// How far a pairing has come with its plan.
#[derive(Clone, Debug)]
pub struct Course {
    sequences: Option<Sequences>,
    test: Option<Sprt>,
    verdict: Option<Verdict>,
    /// Pairs since the last look.
    waiting: PairCounts,
    seen: PairCounts,
    next_look: u64,
}

#[derive(Clone, Debug)]
struct Sequences {
    /// What is printed.
    shown: ConfidenceSequence,
    /// What decides whether two strategies differ, among all pairings.
    strict: ConfidenceSequence,
}

impl Course {
    /// Takes a block of pairs into account; true when the plan needs no more.
    pub fn add(&mut self, pairs: &PairCounts) -> bool {
        self.seen.merge(pairs);
        self.waiting.merge(pairs);
        if self.sequences.is_none() || self.seen.pairs() < self.next_look {
            return false;
        }
        self.look()
    }

    /// Looks at the pairs so far. The moments are fixed in advance: every twentieth more.
    fn look(&mut self) -> bool {
        self.next_look = self.seen.pairs() + self.seen.pairs() / 20 + 1;
        let waiting = std::mem::take(&mut self.waiting);
        let Some(sequences) = &mut self.sequences else { return false };
        sequences.shown.add(&waiting);
        sequences.strict.add(&waiting);
        match &self.test {
            Some(test) => {
                self.verdict = Some(test.verdict(&self.seen));
                self.verdict != Some(Verdict::Continue)
            }
            None => sequences.shown.is_precise(),
        }
    }

    /// Looks at what has come since the last look, at the end.
    pub fn finish(&mut self) {
        if self.sequences.is_some() && self.waiting.pairs() > 0 {
            self.look();
        }
    }

    /// The score of the first strategy, by the method that the plan allows.
    pub fn score(&self, pairs: &PairCounts) -> Interval {
        match &self.sequences {
            Some(sequences) => sequences.shown.interval(),
            None => student(pairs, LEVEL),
        }
    }

    /// Whether the strategies differ, among all pairings; nothing where a p-value tells.
    pub fn differs(&self) -> Option<bool> {
        let strict = self.sequences.as_ref()?.strict.interval();
        Some(!strict.contains(0.5))
    }

    /// What the sequential test said, if there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }
}
