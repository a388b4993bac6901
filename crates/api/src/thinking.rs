//! How long one may think while others wait.

use std::time::Duration;

/// The least time for thinking, however many wait: less would be no answer.
const LEAST: Duration = Duration::from_millis(25);

/// The share of its time that work uses up by design; in the rest the answer is put together.
const USED: f64 = 0.85;

/// How long one may think who has waited for `waited` while `waiting` others wait for as many
/// threads as there are `thinkers`.
///
/// What is left of `time` is divided among those who come after one another on the same thread:
/// if all of them heed it, nobody waits and thinks longer than `time` together.
pub(crate) fn share(time: Duration, waited: Duration, waiting: usize, thinkers: usize) -> Duration {
    let rounds = waiting.div_ceil(thinkers.max(1)).saturating_add(1);
    let left = time.saturating_sub(waited).mul_f64(USED);
    (left / u32::try_from(rounds).unwrap_or(u32::MAX)).max(LEAST)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TIME: Duration = Duration::from_secs(2);

    #[test]
    fn whoever_is_alone_uses_the_time() {
        assert_eq!(share(TIME, Duration::ZERO, 0, 4), TIME.mul_f64(USED));
        assert_eq!(share(TIME, TIME / 2, 0, 4), TIME.mul_f64(USED / 2.0));
    }

    #[test]
    fn the_time_is_divided_by_those_who_wait_for_each_thread() {
        for (waiting, rounds) in [(1, 2), (4, 2), (5, 3), (26, 8)] {
            assert_eq!(share(TIME, Duration::ZERO, waiting, 4), TIME.mul_f64(USED) / rounds);
        }
    }

    #[test]
    fn there_is_always_a_little_time() {
        assert_eq!(share(TIME, 2 * TIME, 0, 4), LEAST);
        assert_eq!(share(TIME, Duration::ZERO, usize::MAX, 1), LEAST);
        assert_eq!(share(TIME, Duration::ZERO, 3, 0), TIME.mul_f64(USED) / 4);
    }

    #[test]
    fn a_class_that_asks_at_once_is_answered_in_the_time_of_one() {
        for thinkers in [1, 2, 4] {
            for class in [1, 2, 5, 30, 100] {
                let last = last_answer(class, thinkers);
                let rounds = u32::try_from(class.div_ceil(thinkers)).expect("a small class");
                assert!(last <= TIME.max(rounds * LEAST), "{class} on {thinkers}: {last:?}");
            }
        }
    }

    /// When the last of a class that asks at once has its answer.
    fn last_answer(class: usize, thinkers: usize) -> Duration {
        let mut free = vec![Duration::ZERO; thinkers];
        for waiting in (0..class).rev() {
            // The thread that is free first takes the next one.
            let thread = free.iter_mut().min().expect("a thread");
            // The first of them begin at once, but the others come while they think.
            *thread += share(TIME, *thread, waiting, thinkers);
        }
        free.into_iter().max().expect("a thread")
    }
}
