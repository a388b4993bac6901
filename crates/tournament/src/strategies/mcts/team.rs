//! Several searches at once, each with random draws of its own.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use stratege_core::{Limits, Watch};

use super::Settings;
use crate::{random::Random, threads::each_at_once};

/// Lets every member work within the budget, and gives what each of them found.
///
/// A member's random draws depend on its place and on those of the play, never on the others, so that
/// counted work is repeatable. `work` says whether it knows all there is to know: then nobody has
/// to use up the time.
pub(in crate::strategies) fn think<T: Send>(
    members: &mut [T],
    settings: &Settings,
    random: &mut Random,
    limits: Limits<'_>,
    work: impl Fn(&mut T, Limits<'_>, &mut Random) -> bool + Sync,
) {
    settings.budget.spend(limits, |limits| {
        let nodes = settings.share(limits.nodes);
        if let [only] = members {
            work(only, Limits { nodes, ..limits }, random);
            return;
        }
        let known = AtomicBool::new(false);
        let relay = Relay { outer: limits.watch, known: &known };
        let watch: &dyn Watch = if settings.budget.is_timed() { &relay } else { limits.watch };
        let limits = Limits { nodes, watch, ..limits };
        let seed = random.below_long(u64::MAX);
        each_at_once(members, |place, member| {
            let mut random = Random::stream(seed, place, 0);
            if work(member, limits, &mut random) {
                known.store(true, Ordering::Relaxed);
            }
        });
    });
}

/// Stops when somebody knows enough.
struct Relay<'a> {
    outer: &'a dyn Watch,
    known: &'a AtomicBool,
}

impl Watch for Relay<'_> {
    fn stop(&self) -> bool {
        self.known.load(Ordering::Relaxed) || self.outer.stop()
    }

    fn left(&self) -> Option<Duration> {
        self.outer.left()
    }
}
