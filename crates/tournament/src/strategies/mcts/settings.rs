//! What follows the colon: how long, how curious, on how many cores.

use std::fmt;

use stratege_core::Text;

use crate::{
    strategies::alpha_beta::Budget,
    strategy::{StrategyError, malformed},
};

/// How a tree is grown for one move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::strategies) struct Settings {
    pub(in crate::strategies) budget: Budget,
    /// The constant of UCT, if one was asked for.
    pub(in crate::strategies) curiosity: Option<f32>,
    /// Trees that are grown at once.
    pub(in crate::strategies) threads: usize,
}

/// The most trees that are grown at once.
const MOST_THREADS: usize = 64;

/// The largest constant of UCT.
const MOST_CURIOUS: f32 = 100.0;

impl Settings {
    /// Reads `10000`, `500ms`, `2s,c=0.7`, `2s,parallel=2`; `usual` plays if no number is given.
    pub(in crate::strategies) fn parse(
        name: &str,
        options: &str,
        usual: u64,
    ) -> Result<Settings, StrategyError> {
        let mut settings = Settings { budget: Budget::Count(usual), curiosity: None, threads: 1 };
        let words = options.split(',').map(str::trim).filter(|_| !options.is_empty());
        for (place, word) in words.enumerate() {
            settings.set(place, word).ok_or_else(|| {
                let expected = Text::new(
                    "mcts:10000 playouts or mcts:500ms, at most 60min, then optionally c=0.7 (from \
                     0 to 100) and parallel=2 (from 1 to 64); the same for ismcts and inference",
                    "mcts:10000 simulations ou mcts:500ms, au plus 60min, puis au besoin c=0.7 (de \
                     0 à 100) et parallele=2 (de 1 à 64) ; de même pour ismcts et inference",
                );
                malformed(format!("{name}:{options}"), expected)
            })?;
        }
        Ok(settings)
    }

    fn set(&mut self, place: usize, word: &str) -> Option<()> {
        match word.split_once('=') {
            None if place == 0 => self.budget = Budget::parse(word)?,
            Some(("c", number)) => {
                let number = number.trim().parse().ok();
                self.curiosity = Some(number.filter(|c| (0.0..=MOST_CURIOUS).contains(c))?);
            }
            Some(("parallel" | "parallele" | "parallèle", number)) => {
                let number = number.trim().parse().ok();
                self.threads = number.filter(|count| (1..=MOST_THREADS).contains(count))?;
            }
            _ => return None,
        }
        Some(())
    }

    /// Positions visited for a move, roughly.
    pub(in crate::strategies) fn effort(&self) -> u64 {
        match self.budget {
            Budget::Count(plays) => plays,
            Budget::Time(_) => u64::MAX,
        }
    }

    /// The plays of each tree, if plays are counted.
    pub(in crate::strategies) fn share(&self, nodes: Option<u64>) -> Option<u64> {
        nodes.map(|nodes| nodes.div_ceil(self.threads as u64))
    }
}

impl fmt::Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.budget.fmt(f)?;
        if let Some(curiosity) = self.curiosity {
            write!(f, ",c={curiosity}")?;
        }
        if self.threads > 1 {
            write!(f, ",parallel={}", self.threads)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_written() {
        for (text, normal) in [
            ("", "400"),
            ("10000", "10000"),
            ("2s", "2000ms"),
            ("0.5s, c=0.7", "500ms,c=0.7"),
            ("c=1", "400,c=1"),
            ("7,parallèle=2,c=2", "7,c=2,parallel=2"),
        ] {
            let settings = Settings::parse("mcts", text, 400).expect(text);
            assert_eq!(settings.to_string(), normal);
            assert_eq!(Settings::parse("mcts", normal, 400), Ok(settings));
        }
    }

    #[test]
    fn wrong_options_are_refused() {
        for text in
            ["0", "x", "5,7", "5,c", "5,c=-1", "5,c=nan", "5,parallel=0", "2h", ",", "5,d=1"]
        {
            assert!(Settings::parse("mcts", text, 400).is_err(), "{text}");
        }
    }
}
