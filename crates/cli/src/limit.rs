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

impl FromStr for Limit {
    type Err = String;

    fn from_str(text: &str) -> Result<Limit, String> {
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
            }
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
    fn nonsense_is_refused() {
        for text in ["", "s", "-1s", "0", "1.5", "ten", "3 apples", "1e999h"] {
            assert!(text.parse::<Limit>().is_err(), "{text}");
        }
    }
}
