//! Long work beside the interpreter: progress, Ctrl-C, and a way to stop what runs in Python.

use std::{
    cell::Cell,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc::{RecvTimeoutError, channel},
    },
    thread,
    time::{Duration, Instant},
};

use pyo3::prelude::*;
use stratege_catalog::core::{Limits, Watch};

/// How often somebody looks whether Ctrl-C was pressed.
const LOOK: Duration = Duration::from_millis(20);

/// Work that takes less than this shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// A stack for recursion in the functions of users as well as in ours.
const STACK: usize = 64 << 20;

/// What a piece of work may spend, and who hears of it.
#[derive(Default)]
pub(crate) struct Budget {
    /// Seconds.
    pub(crate) seconds: Option<f64>,
    /// Positions.
    pub(crate) positions: Option<u64>,
    /// Bytes.
    pub(crate) memory: Option<u64>,
    /// Called with what is done and what there is to do; at the end with nothing.
    pub(crate) progress: Option<Py<PyAny>>,
}

/// Which threads a job works on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Threads {
    /// On that which it is begun on, and it calls functions of users most of the time: the
    /// interpreter is kept from one call to the next.
    One,
    /// On several, or away from the interpreter.
    Many,
}

/// The threads that run functions of users, so that these can be interrupted.
#[derive(Default)]
pub(crate) struct Callers {
    threads: Mutex<Vec<u64>>,
    interrupted: AtomicBool,
    /// Whether one of them failed: what it would still be asked for is of no use.
    failed: AtomicBool,
    /// The number of the piece of work, different for all of them.
    work: AtomicU64,
}

/// The last piece of work that was begun.
static WORK: AtomicU64 = AtomicU64::new(0);

thread_local! {
    /// The piece of work that knows of this thread.
    static ENTERED: Cell<u64> = const { Cell::new(0) };
}

impl Callers {
    /// Says that this thread calls functions of users.
    pub(crate) fn enter(&self, py: Python<'_>) -> PyResult<()> {
        let work = self.work.load(Ordering::Relaxed);
        if work != 0 && ENTERED.get() == work {
            return Ok(());
        }
        let name = py.import("threading")?.call_method0("get_ident")?.extract()?;
        let mut threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner);
        if !threads.contains(&name) {
            threads.push(name);
        }
        ENTERED.set(work);
        Ok(())
    }

    /// Whether the functions of users are not to be called any more.
    pub(crate) fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Says that a function of a user failed: the work may end.
    pub(crate) fn fail(&self) {
        self.failed.store(true, Ordering::Relaxed);
    }

    /// Forgets an interruption, a failure and the threads of the last piece of work.
    fn begin(&self) {
        self.interrupted.store(false, Ordering::Relaxed);
        self.failed.store(false, Ordering::Relaxed);
        self.threads.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.work.store(1 + WORK.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Raises `KeyboardInterrupt` in whatever function of a user runs just now.
    fn interrupt(&self, py: Python<'_>) -> PyResult<()> {
        self.interrupted.store(true, Ordering::Relaxed);
        let threads = self.threads.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if !threads.is_empty() {
            py.import("stratege._interrupt")?.call_method1("interrupt", (threads,))?;
        }
        Ok(())
    }
}

/// The clock and the wish to stop.
struct Watcher<'a> {
    stop: AtomicBool,
    callers: &'a [&'a Callers],
    deadline: Option<Instant>,
    done: AtomicU64,
    /// 0 where it is not known.
    total: AtomicU64,
    /// Whether the job keeps the interpreter.
    keeps: bool,
    /// Whether whoever waits for the job wants the interpreter.
    wanted: AtomicBool,
}

impl Watcher<'_> {
    /// Lets others have the interpreter, first of all whoever looks for Ctrl-C.
    fn share(&self) {
        Python::attach(|py| {
            py.detach(|| {
                while self.wanted.load(Ordering::Relaxed) {
                    thread::yield_now();
                }
            });
        });
    }
}

impl Watch for Watcher<'_> {
    fn stop(&self) -> bool {
        if self.keeps {
            self.share();
        }
        self.stop.load(Ordering::Relaxed)
            || self.callers.iter().any(|callers| callers.failed.load(Ordering::Relaxed))
            || self.deadline.is_some_and(|deadline| Instant::now() > deadline)
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total.unwrap_or(0), Ordering::Relaxed);
    }
}

/// Does `job` in a thread of its own and waits for it.
///
/// The interpreter is free meanwhile, or, where the job keeps it, shared every now and then. Ctrl-C
/// stops the job and is raised when it has ended. `callers` are the functions of users
/// that the job may call.
pub(crate) fn run<T: Send>(
    py: Python<'_>,
    budget: &Budget,
    callers: &[&Callers],
    threads: Threads,
    job: impl FnOnce(Limits<'_>) -> T + Send,
) -> PyResult<T> {
    callers.iter().for_each(|callers| callers.begin());
    let begun = Instant::now();
    let patience = budget.seconds.map(Duration::try_from_secs_f64);
    let watcher = Watcher {
        stop: AtomicBool::new(false),
        callers,
        deadline: patience.and_then(Result::ok).and_then(|time| begun.checked_add(time)),
        done: AtomicU64::new(0),
        total: AtomicU64::new(0),
        keeps: threads == Threads::One,
        wanted: AtomicBool::new(false),
    };
    let limits = Limits { nodes: budget.positions, memory: budget.memory, watch: &watcher };
    let (ended, mut end) = channel();
    let mut trouble = None;
    let finished = thread::scope(|scope| {
        let work = move || {
            // Attached once and then let go, the thread is known to the interpreter for good, and
            // calling a function of the user costs little; it costs least without letting go.
            let found = Python::attach(|py| match threads {
                Threads::One => job(limits),
                Threads::Many => py.detach(|| job(limits)),
            });
            // Whoever waits is there until it has heard.
            let _ = ended.send(());
            found
        };
        let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        let thread = thread.map_err(PyErr::from)?;
        loop {
            let (end, wanted) = (&mut end, &watcher.wanted);
            let heard = py.detach(move || {
                let heard = end.recv_timeout(LOOK);
                wanted.store(true, Ordering::Relaxed);
                heard
            });
            wanted.store(false, Ordering::Relaxed);
            match heard {
                Ok(()) | Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            if let Err(error) = look(py, budget, &watcher, begun)
                && trouble.is_none()
            {
                trouble = Some(error);
                watcher.stop.store(true, Ordering::Relaxed);
            }
            if trouble.is_some() {
                // What cannot be interrupted is waited for.
                let _ = callers.iter().try_for_each(|callers| callers.interrupt(py));
            }
        }
        // The last steps of the thread need the interpreter.
        let joined = py.detach(|| thread.join());
        // What was interrupted is this work, not the game.
        callers.iter().for_each(|callers| callers.interrupted.store(false, Ordering::Relaxed));
        Ok::<T, PyErr>(joined.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    if let Some(progress) = &budget.progress {
        progress.call1(py, (py.None(), py.None()))?;
    }
    match trouble {
        Some(error) => Err(error),
        None => Ok(finished),
    }
}

/// Looks for signals and tells how far the work is.
fn look(py: Python<'_>, budget: &Budget, watcher: &Watcher<'_>, begun: Instant) -> PyResult<()> {
    py.check_signals()?;
    if let Some(progress) = budget.progress.as_ref().filter(|_| begun.elapsed() > PATIENCE) {
        let done = watcher.done.load(Ordering::Relaxed);
        let total = Some(watcher.total.load(Ordering::Relaxed)).filter(|&total| total > 0);
        progress.call1(py, (done, total))?;
    }
    Ok(())
}
