//! How long a method may work, and who is told.

use std::time::Duration;

use crate::{Player, Value};

/// What a method may spend. The default is no limit.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// Positions it may visit.
    pub nodes: Option<u64>,
    /// Bytes it may keep, roughly.
    pub memory: Option<u64>,
    /// Who may stop it and hears of its progress.
    pub watch: &'a dyn Watch,
}

/// Somebody outside who can stop the work and hears how far it is.
///
/// Clocks and signals live there: solvers know neither.
pub trait Watch: Sync {
    /// Whether to stop now: a deadline has passed, or somebody pressed Ctrl-C.
    fn stop(&self) -> bool {
        false
    }

    /// How long work that uses up its time may still go on, if that is bounded.
    ///
    /// It may shrink while the work goes on, because others wait. Work that has an answer at any
    /// moment gives it when nothing is left; other work goes on until it has to [`Watch::stop`].
    fn left(&self) -> Option<Duration> {
        None
    }

    /// Hears that `done` positions have been visited, of `total` where that is known.
    fn progress(&self, _done: u64, _total: Option<u64>) {}

    /// Hears what `mover` gets at least and at most, whenever a search knows it better.
    fn narrowed(&self, _mover: Player, _between: [Value; 2]) {}
}

/// Nobody watches.
pub struct Unwatched;

impl Watch for Unwatched {}

/// Why work ended before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// The limit on positions was reached.
    Nodes,
    /// The limit on memory was reached.
    Memory,
    /// The watcher said so: time, or Ctrl-C.
    Asked,
    /// Plays are longer than the method can follow.
    Depth,
}

/// So many bytes, or as many as this machine can name: in a page that is less than 4 GiB.
pub fn addressable(bytes: u64) -> usize {
    usize::try_from(bytes).unwrap_or(usize::MAX)
}

/// The deepest recursion of methods that recurse once per move: what fits the smallest stack.
pub const DEEPEST: u32 = 2000;

impl std::fmt::Display for Stopped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Stopped::Nodes => "the limit on positions was reached",
            Stopped::Memory => "the limit on memory was reached",
            Stopped::Asked => "it was stopped",
            Stopped::Depth => "plays are longer than the method can follow",
        })
    }
}

impl std::error::Error for Stopped {}

impl Default for Limits<'_> {
    fn default() -> Self {
        Limits { nodes: None, memory: None, watch: &Unwatched }
    }
}

/// Counts visited positions against limits.
pub struct Meter<'a> {
    limits: Limits<'a>,
    total: Option<u64>,
    nodes: u64,
    next_look: u64,
    /// Work since the last look.
    steps: u64,
}

/// Positions between two looks at the watcher: rare enough to cost nothing.
const STRIDE: u64 = 4096;
/// Steps of other work between two looks.
const STRIDE_OF_WORK: u64 = 1 << 18;

impl<'a> Meter<'a> {
    /// Starts counting; `total` is the expected number of positions, if known.
    pub fn new(limits: Limits<'a>, total: Option<u64>) -> Meter<'a> {
        let mut meter = Meter { limits, total, nodes: 0, next_look: 0, steps: 0 };
        meter.set_next_look();
        meter
    }

    /// Counts one position.
    #[inline]
    pub fn tick(&mut self) -> Result<(), Stopped> {
        self.add(1)
    }

    /// Counts `nodes` positions.
    #[inline]
    pub fn add(&mut self, nodes: u64) -> Result<(), Stopped> {
        self.nodes += nodes;
        if self.nodes < self.next_look { Ok(()) } else { self.look() }
    }

    /// Counts work that is not a position, such as `steps` arcs, so that the watcher is heard in
    /// time however much work a position is.
    #[inline]
    pub fn work(&mut self, steps: u64) -> Result<(), Stopped> {
        self.steps += steps;
        if self.steps < STRIDE_OF_WORK { Ok(()) } else { self.look() }
    }

    /// Compares `bytes` in use with the limit on memory.
    pub fn check_memory(&self, bytes: u64) -> Result<(), Stopped> {
        if self.limits.memory.is_some_and(|most| bytes > most) {
            return Err(Stopped::Memory);
        }
        Ok(())
    }

    /// Positions counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        if self.limits.nodes.is_some_and(|most| self.nodes > most) {
            return Err(Stopped::Nodes);
        }
        if self.limits.watch.stop() {
            return Err(Stopped::Asked);
        }
        self.limits.watch.progress(self.nodes, self.total);
        self.steps = 0;
        self.set_next_look();
        Ok(())
    }

    fn set_next_look(&mut self) {
        let stride = self.nodes + STRIDE;
        self.next_look = self.limits.nodes.map_or(stride, |most| stride.min(most + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_on_positions_is_exact() {
        let mut meter = Meter::new(Limits { nodes: Some(5000), ..Limits::default() }, None);
        assert_eq!((0..5000).try_for_each(|_| meter.tick()), Ok(()));
        assert_eq!(meter.tick(), Err(Stopped::Nodes));
    }

    #[test]
    fn a_watcher_can_stop_the_work() {
        struct Impatient;
        impl Watch for Impatient {
            fn stop(&self) -> bool {
                true
            }
        }
        let mut meter = Meter::new(Limits { watch: &Impatient, ..Limits::default() }, None);
        assert_eq!((0..10_000).try_for_each(|_| meter.tick()), Err(Stopped::Asked));
    }
}
