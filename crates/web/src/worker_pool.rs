//! Threads that do work in turn over those who asked for it, with more or less courtesy to others.

use std::{
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use stratege_api::Waiting;

use crate::{
    client_address::ClientAddress,
    refusal::Refusal,
    server::STACK,
    turns::{Room, Ticket, Turns},
};

type Work = Box<dyn FnOnce() + Send>;

/// How willingly a thread lets others go first.
///
/// On Linux this is the nice value of the thread; elsewhere the system shares as it likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ThreadPriority {
    /// Somebody waits for it and expects no wait.
    Quick,
    /// Somebody waits for it and knows that it takes a while.
    Patient,
    /// It takes minutes: whoever is quicker goes first.
    Long,
}

impl ThreadPriority {
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
            ThreadPriority::Quick => 0,
            ThreadPriority::Patient => 5,
            ThreadPriority::Long => 10,
        }
    }

    /// Takes effect for the calling thread, and for those that it starts.
    #[cfg(not(target_os = "linux"))]
    pub(crate) fn adopt(self) {}
}

/// Some threads; they end with their work after the workers is dropped or closed.
pub(crate) struct WorkerPool {
    queue: Arc<Queue>,
}

/// What waits for the threads of a workers.
pub(crate) struct Queue {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    turns: Turns<Work>,
    closed: bool,
}

impl Waiting for Queue {
    fn waiting(&self) -> (usize, usize) {
        let state = self.lock();
        (state.turns.waiting(), state.turns.places())
    }
}

impl Queue {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does what comes until there will be no more.
    fn work(&self) {
        let mut state = self.lock();
        while !state.closed {
            let Some((asker, work)) = state.turns.next() else {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            drop(state);
            work();
            state = self.lock();
            state.turns.end(asker);
            // This thread takes one; what else can be begun now is for another.
            if state.turns.waiting() > 1 {
                self.changed.notify_one();
            }
        }
    }
}

impl WorkerPool {
    /// Starts the threads: one more than there are places, for somebody else.
    pub(crate) fn new(name: &str, room: Room, courtesy: ThreadPriority) -> WorkerPool {
        let state = Mutex::new(State { turns: Turns::new(room), closed: false });
        let queue = Arc::new(Queue { state, changed: Condvar::new() });
        for _ in 0..=room.places {
            let queue = Arc::clone(&queue);
            let thread = thread::Builder::new().name(name.to_owned()).stack_size(STACK);
            // With fewer threads than wished, everything takes longer.
            let _ = thread.spawn(move || {
                courtesy.adopt();
                queue.work();
            });
        }
        WorkerPool { queue }
    }

    /// Lets work wait for a thread; refused if too much waits already.
    ///
    /// The work must not panic: it would take its thread with it.
    pub(crate) fn begin(
        &self,
        asker: ClientAddress,
        work: impl FnOnce() + Send + 'static,
    ) -> Result<Ticket, Refusal> {
        let mut state = self.queue.lock();
        if state.closed {
            return Err(Refusal::unavailable());
        }
        let ticket = state.turns.push(asker, Box::new(work)).map_err(|_| Refusal::busy())?;
        drop(state);
        self.queue.changed.notify_one();
        Ok(ticket)
    }

    /// Takes back work that waits; whether it did.
    pub(crate) fn withdraw(&self, ticket: Ticket) -> bool {
        let work = self.queue.lock().turns.withdraw(ticket);
        // What the work holds is dropped when nobody is kept waiting by it.
        work.is_some()
    }

    /// Takes no more work, and gives up what waits.
    pub(crate) fn close(&self) {
        let mut state = self.queue.lock();
        state.closed = true;
        let given_up = state.turns.withdraw_all();
        drop(state);
        drop(given_up);
        self.queue.changed.notify_all();
    }

    /// What waits, for those who want to know how much that is.
    pub(crate) fn queue(&self) -> Arc<Queue> {
        Arc::clone(&self.queue)
    }
}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        self.close();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const ROOM: Room = Room { places: 1, each: 2, all: 4 };

    fn asker(number: u8) -> ClientAddress {
        ClientAddress::at([10, 0, 0, number].into())
    }

    #[test]
    fn work_is_done_in_turn_and_what_is_taken_back_is_not() {
        let workers = WorkerPool::new("test", ROOM, ThreadPriority::Quick);
        let (tell, told) = mpsc::channel();
        let (go, wait) = mpsc::channel::<()>();
        let (begun, begins) = mpsc::channel();
        let first = move || {
            begun.send(()).expect("the test listens");
            wait.recv().expect("the test says so");
        };
        workers.begin(asker(1), first).expect("room");
        begins.recv().expect("it begins");
        let say = |number: u8| {
            let tell = tell.clone();
            move || tell.send(number).expect("the test listens")
        };
        let withdrawn = workers.begin(asker(1), say(1)).expect("room");
        workers.begin(asker(1), say(2)).expect("room");
        assert!(workers.begin(asker(1), say(3)).is_err(), "one asker has two that wait");
        assert!(workers.withdraw(withdrawn));
        // Somebody else does not wait for the first one.
        workers.begin(asker(2), say(4)).expect("room");
        assert_eq!(told.recv(), Ok(4));
        go.send(()).expect("it waits");
        assert_eq!(told.recv(), Ok(2));
        assert!(!workers.withdraw(withdrawn));
        workers.close();
        assert!(workers.begin(asker(1), || ()).is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_longer_the_work_the_more_courteous_is_its_thread() {
        const MOST: i32 = 19;
        let own = rustix::process::getpriority_process(None).expect("a nice value");
        for courtesy in [ThreadPriority::Quick, ThreadPriority::Patient, ThreadPriority::Long] {
            let workers = WorkerPool::new("test", ROOM, courtesy);
            let (tell, told) = mpsc::channel();
            let work = move || tell.send(rustix::process::getpriority_process(None));
            workers.begin(asker(1), move || work().expect("the test listens")).expect("room");
            let nice = told.recv().expect("it is told");
            assert_eq!(nice, Ok((own + courtesy.more()).min(MOST)), "{courtesy:?}");
        }
    }
}
