//! The clock, Ctrl-C and the progress bar: what solvers know nothing of.

use std::{
    fmt,
    io::{IsTerminal, Write},
    sync::{
        Mutex, MutexGuard, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    task::{Poll, Waker},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use stratege_catalog::{
    core::{Limits, Player, Value, Watch},
    report::Ending,
};
use stratege_runs::files::abandon;
use stratege_words::sentences::between_endings;

use crate::{
    exit::Exit,
    i18n::{Language, Words},
    limit::Budget,
};

/// Somebody pressed Ctrl-C.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
/// Nothing runs that would notice: the program waits for a line of input.
static WAITING: AtomicBool = AtomicBool::new(false);

/// Work that takes less than this shows no progress.
const PATIENCE: Duration = Duration::from_millis(500);

/// What to say when Ctrl-C ends the program.
static FAREWELL: OnceLock<String> = OnceLock::new();

/// Lets Ctrl-C stop the work in hand; a second one, or one at a prompt, ends the program.
pub(crate) fn listen(farewell: String) {
    FAREWELL.get_or_init(|| farewell);
    let handler = || {
        let again = INTERRUPTED.swap(true, Ordering::SeqCst);
        if again || WAITING.load(Ordering::SeqCst) {
            leave();
        }
        if let Some(waker) = waker().take() {
            waker.wake();
        }
    };
    // Without the handler Ctrl-C still ends the program, only less politely.
    let _ = ctrlc::set_handler(handler);
}

fn leave() -> ! {
    let farewell = FAREWELL.get().map_or("", String::as_str);
    abandon();
    // Nobody is left to tell when this fails.
    let _ = writeln!(anstream::stderr(), "\n{farewell}");
    std::process::exit(Exit::Limit.code())
}

/// Whether somebody pressed Ctrl-C.
pub(crate) fn interrupted() -> bool {
    INTERRUPTED.load(Ordering::SeqCst)
}

/// Is done when somebody presses Ctrl-C.
pub(crate) fn until_interrupted() -> impl Future<Output = ()> + Send {
    std::future::poll_fn(|context| {
        if interrupted() {
            return Poll::Ready(());
        }
        *waker() = Some(context.waker().clone());
        // Ctrl-C may have come just before anybody could be woken.
        if interrupted() { Poll::Ready(()) } else { Poll::Pending }
    })
}

/// Who waits for Ctrl-C.
fn waker() -> MutexGuard<'static, Option<Waker>> {
    static WAKER: Mutex<Option<Waker>> = Mutex::new(None);
    WAKER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Does `read`, during which Ctrl-C ends the program.
pub(crate) fn waiting<T>(read: impl FnOnce() -> T) -> T {
    WAITING.store(true, Ordering::SeqCst);
    // Ctrl-C may have come just before: nobody else would notice it now.
    if interrupted() {
        leave();
    }
    let result = read();
    WAITING.store(false, Ordering::SeqCst);
    result
}

/// Watches over one piece of work.
pub(crate) struct Watcher {
    budget: Budget,
    started: Instant,
    shown: bool,
    template: String,
    language: Language,
    bar: OnceLock<ProgressBar>,
    /// What a search knows so far, for the bar.
    known: Mutex<String>,
}

impl Watcher {
    /// Starts the clock.
    pub(crate) fn new(budget: Budget, words: &Words, quiet: bool) -> Watcher {
        Watcher::counting(budget, words, quiet, "progress-positions")
    }

    /// Starts the clock for work whose progress is counted in `what`, a key of a text.
    pub(crate) fn counting(
        budget: Budget,
        words: &Words,
        quiet: bool,
        what: &'static str,
    ) -> Watcher {
        let positions = words.say(what);
        Watcher {
            budget,
            started: Instant::now(),
            shown: !quiet && std::io::stderr().is_terminal(),
            template: format!("{{spinner}} {{elapsed}} {{wide_bar}} {{done}}{{of}} {positions}"),
            language: words.language(),
            bar: OnceLock::new(),
            known: Mutex::default(),
        }
    }

    /// The limits of this work.
    pub(crate) fn limits(&self) -> Limits<'_> {
        Limits { nodes: self.budget.positions, memory: Some(self.budget.memory), watch: self }
    }

    /// Seconds since the work began.
    pub(crate) fn seconds(&self) -> f64 {
        self.elapsed().as_secs_f64()
    }

    fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    fn new_bar(&self, total: Option<u64>) -> ProgressBar {
        let target = ProgressDrawTarget::stderr();
        let template = match total {
            Some(_) => self.template.replace("{of}", " / {total}") + " ({eta})",
            None => self.template.replace(" {wide_bar}", "").replace("{of}", "") + "{msg}",
        };
        let style = ProgressStyle::with_template(&template)
            .unwrap_or_else(|_| ProgressStyle::default_spinner());
        let language = self.language;
        // A number that cannot be shown is missing from a bar, nothing more.
        let style =
            style.with_key("done", move |state: &ProgressState, out: &mut dyn fmt::Write| {
                let _ = out.write_str(&language.number(state.pos()));
            });
        let style =
            style.with_key("total", move |state: &ProgressState, out: &mut dyn fmt::Write| {
                let _ = out.write_str(&language.number(state.len().unwrap_or_default()));
            });
        ProgressBar::with_draw_target(total, target)
            .with_style(style)
            .with_elapsed(self.elapsed())
            .with_message(self.known().clone())
    }

    fn known(&self) -> MutexGuard<'_, String> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Watch for Watcher {
    fn stop(&self) -> bool {
        interrupted() || self.budget.time.is_some_and(|most| self.elapsed() > most)
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        if self.shown && self.elapsed() > PATIENCE {
            self.bar.get_or_init(|| self.new_bar(total)).set_position(done);
        }
    }

    fn narrowed(&self, mover: Player, between: [Value; 2]) {
        if !self.shown {
            return;
        }
        let endings = between.map(|value| Ending::of(value, mover));
        let words = Words::new(self.language);
        if let Some(said) = between_endings(mover.number(), endings, &words) {
            let said = format!("; {said}");
            if let Some(bar) = self.bar.get() {
                bar.set_message(said.clone());
            }
            *self.known() = said;
        }
    }
}

impl Drop for Watcher {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}
