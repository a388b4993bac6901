//! The time: that of the system, or that of the host where there is no system.
//!
//! `std::time::Instant::now` compiles on `wasm32-unknown-unknown` and panics there, so everything
//! that runs in a page takes the time from here.

#[cfg_attr(target_arch = "wasm32", path = "host.rs")]
#[cfg_attr(not(target_arch = "wasm32"), path = "system.rs")]
mod source;

use std::{ops::Add, time::Duration};

/// A moment, by a clock that never goes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Instant(Duration);

impl Instant {
    /// The present moment.
    pub fn now() -> Instant {
        Instant(source::since_the_beginning())
    }

    /// How long ago it was.
    pub fn elapsed(self) -> Duration {
        Instant::now().saturating_duration_since(self)
    }

    /// How much later it is than `earlier`; nothing if it is not.
    pub fn saturating_duration_since(self, earlier: Instant) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

/// A later moment; one that is too far away to be told is the last one.
impl Add<Duration> for Instant {
    type Output = Instant;

    fn add(self, duration: Duration) -> Instant {
        Instant(self.0.saturating_add(duration))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_in_the_order_in_which_they_come() {
        let earlier = Instant::now();
        let later = earlier + Duration::from_secs(3);
        assert!(earlier < later);
        assert_eq!(later.saturating_duration_since(earlier), Duration::from_secs(3));
        assert_eq!(earlier.saturating_duration_since(later), Duration::ZERO);
        assert!(earlier <= Instant::now());
    }

    #[test]
    fn the_clock_goes_on() {
        let began = Instant::now();
        while began.elapsed().is_zero() {
            std::hint::spin_loop();
        }
        assert!(began < Instant::now());
    }

    #[test]
    fn what_is_too_far_away_is_the_last_moment() {
        let last = Instant::now() + Duration::MAX;
        assert_eq!(last + Duration::from_secs(1), last);
    }
}
