//! Threads for what is answered in the request: few, and never those of long jobs.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::Instant,
};

use stratege_api::{Asking, Effort, Stop};
use tokio::sync::oneshot;

use crate::{
    client_address::ClientAddress,
    refusal::Refusal,
    settings::Settings,
    turns::{Room, Ticket},
    worker_pool::{ThreadPriority, WorkerPool},
};

/// Requests of one asker that may wait for each thread of a lane.
const WAITING: usize = 64;

/// Askers whose requests may all wait: more than a class.
const ASKERS: usize = 40;

/// A lane for each effort: nobody waits for a board because others think, nor for the move of a
/// quick strategy because others draw arenas.
pub(crate) struct Lanes {
    glances: WorkerPool,
    moves: WorkerPool,
    searches: WorkerPool,
    thoughts: WorkerPool,
}

impl Lanes {
    /// Lanes with as many threads as the settings allow.
    pub(crate) fn new(settings: &Settings) -> Lanes {
        let places = settings.thinkers;
        let room = Room { places, each: places * WAITING, all: places * WAITING * ASKERS };
        Lanes {
            glances: WorkerPool::new("stratege-glance", room, ThreadPriority::Quick),
            moves: WorkerPool::new("stratege-move", room, ThreadPriority::Patient),
            searches: WorkerPool::new("stratege-search", room, ThreadPriority::Patient),
            thoughts: WorkerPool::new("stratege-thought", room, ThreadPriority::Patient),
        }
    }

    /// Does `work` when a thread is free.
    ///
    /// Refused if too many wait already. When the future is dropped, work that waits is not
    /// begun, and work that was begun is asked to stop.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        effort: Effort,
        asker: ClientAddress,
        work: impl FnOnce(&Asking) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let lane = match effort {
            Effort::Glance => &self.glances,
            Effort::Move => &self.moves,
            Effort::Search => &self.searches,
            Effort::Thought => &self.thoughts,
        };
        let (tell, told) = oneshot::channel();
        let stop = Stop::default();
        let _gone = StopOnDrop(stop.clone());
        let (asked, queue) = (Instant::now(), lane.queue());
        let ticket = lane.begin(asker, move || {
            let asking = Asking::new(stop, asked.elapsed(), queue);
            // A panic is a bug of ours: the asker is told, the thread goes on.
            if let Ok(done) = catch_unwind(AssertUnwindSafe(|| work(&asking))) {
                // Whoever asked may have gone.
                let _ = tell.send(done);
            }
        })?;
        let _waiting = Withdrawn { lane, ticket };
        told.await.map_err(|_| Refusal::bug())
    }
}

/// Asks for an end when whoever waits for the work has gone.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.ask();
    }
}

/// Takes work back when whoever waits for it has gone.
struct Withdrawn<'a> {
    lane: &'a WorkerPool,
    ticket: Ticket,
}

impl Drop for Withdrawn<'_> {
    fn drop(&mut self) {
        // Work that was begun is not here any more.
        self.lane.withdraw(self.ticket);
    }
}

#[cfg(test)]
mod tests {
    use std::{
        net::Ipv4Addr,
        sync::{
            Arc,
            atomic::{AtomicUsize, Ordering},
            mpsc,
        },
    };

    use super::*;

    fn asker() -> ClientAddress {
        ClientAddress::at(Ipv4Addr::LOCALHOST.into())
    }

    #[tokio::test]
    async fn a_panic_is_told_and_the_thread_goes_on() {
        let lanes = Lanes::new(&Settings { thinkers: 1, ..Settings::default() });
        for _ in 0..3 {
            let panicked =
                lanes.run(Effort::Move, asker(), |_| std::panic::resume_unwind(Box::new(())));
            assert!(panicked.await.is_err_and(|_: Refusal| true));
        }
        let done = lanes.run(Effort::Move, asker(), |_| 7).await;
        assert_eq!(done.ok(), Some(7));
    }

    #[tokio::test]
    async fn work_ends_with_its_request_and_is_not_begun_without_one() {
        let lanes = Lanes::new(&Settings { thinkers: 1, ..Settings::default() });
        let begun = Arc::new(AtomicUsize::new(0));
        let (begins, has_begun) = mpsc::channel();
        let (ends, has_ended) = mpsc::channel();
        let endless = {
            let begun = Arc::clone(&begun);
            move |asking: &Asking| {
                begun.fetch_add(1, Ordering::SeqCst);
                begins.send(()).expect("the test listens");
                while !asking.is_given_up() {
                    std::thread::yield_now();
                }
                ends.send(()).expect("the test listens");
            }
        };
        {
            let first = std::pin::pin!(lanes.run(Effort::Search, asker(), endless.clone()));
            let second = std::pin::pin!(lanes.run(Effort::Search, asker(), endless));
            // Neither is done: one is at work, one waits.
            let both = futures_util::future::select(first, second);
            let glance = futures_util::future::select(both, std::future::ready(())).await;
            assert!(matches!(glance, futures_util::future::Either::Right(_)));
            has_begun.recv().expect("the first one begins");
        }
        has_ended.recv().expect("the first one hears that its asker has gone");
        // What comes next finds a thread that has nothing else to do.
        lanes.run(Effort::Search, asker(), |_| ()).await.expect("room");
        assert_eq!(begun.load(Ordering::SeqCst), 1);
    }
}
