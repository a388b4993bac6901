//! What `--limit` may say: a time, a number of positions, or an amount of memory.

use std::{str::FromStr, time::Duration};

/// One limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Limit {
    /// At most this long.
    Time(Duration),
    /// At most this many positions.
    Positions(u64),
    /// At most this many bytes.
    Memory(u64),
    /// As long as it takes, also where somebody sits and waits.
    None,
}

/// All limits of one run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Budget {
    /// How long each piece of work may take.
    pub time: Option<Duration>,
    /// How many positions it may visit.
    pub positions: Option<u64>,
    /// How many bytes it may keep.
    pub memory: u64,
}

/// Who gets an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Somebody in front of a terminal.
    Terminal,
    /// A file or another program.
    Pipe,
}

/// What fits most machines of a class room beside a browser.
const DEFAULT_MEMORY: u64 = 8 << 30;

const TIMES: [(&str, f64); 4] = [("ms", 1e-3), ("s", 1.0), ("min", 60.0), ("h", 3600.0)];

const SIZES: [(&str, u64); 12] = [
    ("kib", 1 << 10),
    ("mib", 1 << 20),
    ("gib", 1 << 30),
    ("tib", 1 << 40),
    ("kb", 1_000),
    ("mb", 1_000_000),
    ("gb", 1_000_000_000),
    ("tb", 1_000_000_000_000),
    ("kio", 1 << 10),
    ("mio", 1 << 20),
    ("gio", 1 << 30),
    ("tio", 1 << 40),
];

/// The words for no limit.
const NONE: [&str; 3] = ["none", "aucune", "aucun"];

/// How long somebody at a terminal waits for an answer, unless told otherwise.
const PATIENCE: Duration = Duration::from_mins(1);

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
        if NONE.contains(&text.trim().to_lowercase().as_str()) {
            return Ok(Limit::None);
        }
        let split = text.find(|symbol: char| symbol.is_alphabetic()).unwrap_or(text.len());
        let (amount, unit) = text.split_at(split);
        let amount: f64 = amount.trim().replace('_', "").parse().map_err(|_| text.to_owned())?;
        if !amount.is_finite() || amount <= 0.0 {
            return Err(text.to_owned());
        }
        let unit = unit.to_lowercase();
        if unit.is_empty() && amount.fract() == 0.0 {
            return Ok(Limit::Positions(amount as u64));
        }
        if let Some((_, seconds)) = TIMES.iter().find(|(name, _)| *name == unit) {
            let time = Duration::try_from_secs_f64(amount * seconds);
            return time.map(Limit::Time).map_err(|_| text.to_owned());
        }
        let size = SIZES.iter().find(|(name, _)| *name == unit);
        size.map(|(_, bytes)| Limit::Memory((amount * *bytes as f64) as u64))
            .ok_or_else(|| text.to_owned())
    }
}

impl Budget {
    /// The limits together; the last one of each kind counts.
    pub(crate) fn new(limits: &[Limit]) -> Budget {
        let mut budget = Budget { time: None, positions: None, memory: DEFAULT_MEMORY };
        for limit in limits {
            match *limit {
                Limit::Time(time) => budget.time = Some(time),
                Limit::Positions(positions) => budget.positions = Some(positions),
                Limit::Memory(bytes) => budget.memory = bytes,
                Limit::None => budget.time = None,
            }
        }
        budget
    }

    /// The same for an answer that somebody may be waiting for: a minute unless more was said.
    pub(crate) fn for_answer(limits: &[Limit], reader: Reader) -> Budget {
        let timed = |limit: &Limit| matches!(limit, Limit::Time(_) | Limit::None);
        let mut budget = Budget::new(limits);
        if reader == Reader::Terminal && !limits.iter().any(timed) {
            budget.time = Some(PATIENCE);
        }
        budget
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_positions_and_sizes_are_told_apart() {
        check("10s", Limit::Time(Duration::from_secs(10)));
        check("2min", Limit::Time(Duration::from_mins(2)));
        check("1.5 h", Limit::Time(Duration::from_mins(90)));
        check("250ms", Limit::Time(Duration::from_millis(250)));
        check("5000000", Limit::Positions(5_000_000));
        check("5_000_000", Limit::Positions(5_000_000));
        check("4GiB", Limit::Memory(4 << 30));
        check("4 Gio", Limit::Memory(4 << 30));
        check("0.5gb", Limit::Memory(500_000_000));
    }

    #[track_caller]
    fn check(text: &str, limit: Limit) {
        assert_eq!(text.parse(), Ok(limit));
    }

    #[test]
    fn a_terminal_waits_a_minute_unless_told_otherwise() {
        let time = |limits: &[Limit], reader| Budget::for_answer(limits, reader).time;
        let second = Duration::from_secs(1);
        assert_eq!(time(&[], Reader::Terminal), Some(PATIENCE));
        assert_eq!(time(&[], Reader::Pipe), None);
        assert_eq!(time(&[Limit::Positions(7)], Reader::Terminal), Some(PATIENCE));
        assert_eq!(time(&[Limit::None], Reader::Terminal), None);
        assert_eq!(time(&[Limit::Time(second)], Reader::Terminal), Some(second));
        assert_eq!(time(&[Limit::Time(second)], Reader::Pipe), Some(second));
        assert_eq!("none".parse(), Ok(Limit::None));
        assert_eq!(" Aucune".parse(), Ok(Limit::None));
    }

    #[test]
    fn nonsense_is_refused() {
        for text in ["", "s", "-1s", "0", "1.5", "ten", "3 apples", "1e999h"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
