//! Threads that do work in the order in which it comes, with more or less courtesy to others.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use tokio::sync::oneshot;

use crate::server::STACK;

type Work = Box<dyn FnOnce() + Send>;

/// How willingly a thread lets others go first.
///
/// On Linux this is the nice value of the thread; elsewhere the system shares as it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Courtesy {
    /// Somebody waits for it and expects no wait.
    Quick,
    /// Somebody waits for it and knows that it takes a while.
    Patient,
    /// It takes minutes: whoever is quicker goes first.
    Long,
}

impl Courtesy {
    /// Takes effect for the calling thread, and for those that it starts.
    #[cfg(target_os = "linux")]
    pub(crate) fn adopt(self) {
        // Linux takes the calling thread for the process; a thread that cannot be courteous works
        // all the same.
        let _ = rustix::process::nice(self.more());
    }

    /// What is added to the nice value.
    #[cfg(target_os = "linux")]
    fn more(self) -> i32 {
        match self {
            Courtesy::Quick => 0,
            Courtesy::Patient => 5,
            Courtesy::Long => 10,
        }
    }

    /// Takes effect for the calling thread, and for those that it starts.
    #[cfg(not(target_os = "linux"))]
    pub(crate) fn adopt(self) {}
}

/// Some threads; they end with the last piece of work after the crew is dropped.
pub(crate) struct Crew {
    work: mpsc::Sender<Work>,
}

impl Crew {
    /// Starts the threads.
    pub(crate) fn new(name: &str, threads: usize, courtesy: Courtesy) -> Crew {
        let (work, line) = mpsc::channel::<Work>();
        let line = Arc::new(Mutex::new(line));
        for _ in 0..threads {
            let line = Arc::clone(&line);
            let next = move || line.lock().unwrap_or_else(PoisonError::into_inner).recv().ok();
            let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
            // With fewer threads than wished, everything takes longer.
            let _ = thread.spawn(move || {
                courtesy.adopt();
                std::iter::from_fn(next).for_each(|work| work());
            });
        }
        Crew { work }
    }

    /// Does `work` when a thread is free; `None` if it panics.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let work = Box::new(move || {
            if let Ok(done) = catch_unwind(AssertUnwindSafe(work)) {
                // Whoever asked may have gone.
                let _ = tell.send(done);
            }
        });
        self.work.send(work).ok()?;
        told.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_is_told_and_the_thread_goes_on() {
        let crew = Crew::new("test", 1, Courtesy::Quick);
        let panicked: Option<()> = crew.run(|| std::panic::resume_unwind(Box::new(()))).await;
        assert_eq!(panicked, None);
        assert_eq!(crew.run(|| 7).await, Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn the_longer_the_work_the_more_courteous_is_its_thread() {
        const MOST: i32 = 19;
        let own = rustix::process::getpriority_process(None).expect("a nice value");
        for courtesy in [Courtesy::Quick, Courtesy::Patient, Courtesy::Long] {
            let crew = Crew::new("test", 1, courtesy);
            let nice = crew.run(|| rustix::process::getpriority_process(None)).await;
            assert_eq!(nice, Some(Ok((own + courtesy.more()).min(MOST))), "{courtesy:?}");
        }
    }
}
