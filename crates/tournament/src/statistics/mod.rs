//! What the plays of a tournament say, and how sure they make it.
//!
//! Two strategies meet in mirrored pairs: the same deal is played twice with seats swapped. Plays
//! of a pair depend on each other, pairs do not, so everything here counts pairs. Counts are
//! integers: results do not depend on the order in which threads bring them.
//!
//! Scores are between 0 and 1, from the point of view of the first strategy of a pairing: a win is
//! worth 1, a draw 1/2.
//!
//! ```
//! use stratege_tournament::statistics::{LEVEL, PairCounts, p_value, student};
//!
//! let pairs = PairCounts([40, 110, 420, 290, 140]);
//! let score = student(&pairs, LEVEL);
//! let text = format!("{:.3} ({:.3} to {:.3})", score.mean, score.low, score.high);
//! assert_eq!(text, "0.595 (0.580 to 0.610)");
//! assert!(p_value(&pairs) < 1e-6);
//! ```

mod comparison;
mod counts;
mod cycles;
mod interval;
mod letters;
mod pairing;
mod quantile;
mod ratings;
mod sequence;
mod sprt;

pub use comparison::{holm, p_value};
pub use counts::{PairCounts, PlayCounts};
pub use cycles::cycles;
pub use interval::{Interval, LEVEL, student, wilson};
pub use letters::letters;
pub use pairing::pairing_gain;
pub use quantile::{normal_quantile, student_quantile, student_tail};
pub use ratings::{Meeting, Rating, bradley_terry};
pub use sequence::ConfidenceSequence;
pub use sprt::{ERROR_RATE, Sprt, Verdict};

/// Why a plan for a tournament makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum PlanError {
    /// The probability that an interval covers the truth is not inside (0, 1).
    #[error("the level is {0}, but must be between 0 and 1, for example 0.95")]
    Level(f64),
    /// The half-width asked for is not inside (0, 1/2).
    #[error("the precision is {0}, but must be between 0 and 0.5, for example 0.005")]
    Precision(f64),
    /// The gain in score to be detected is not inside (0, 1/2).
    #[error("the margin is {0}, but must be between 0 and 0.5, for example 0.02")]
    Margin(f64),
    /// More plays of a pairing than blocks have numbers for.
    #[error("{found} plays of a pairing, but there can be {most} at most")]
    Games {
        /// The plays that were asked for.
        found: u64,
        /// The most.
        most: u64,
    },
}
