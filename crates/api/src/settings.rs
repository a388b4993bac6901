//! What one request and one job may spend.

use std::{num::NonZero, thread, time::Duration};

use serde::Serialize;

/// What may be spent; the default is for one person on one machine.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// Whether strategies may start programs and read files of this machine.
    pub allow_programs: bool,
    /// Long jobs that run at once; others wait.
    pub jobs: usize,
    /// Long jobs of one address that may wait.
    pub queue: usize,
    /// How long a job may run.
    pub job_time: Duration,
    /// Bytes that a job may keep.
    pub job_memory: u64,
    /// Positions that a job may visit, if that is bounded.
    pub job_positions: Option<u64>,
    /// How long the result of a job is kept, if there is room for it.
    pub kept: Duration,
    /// Bytes of all results and hints that are kept.
    pub keep: u64,
    /// How long a hint may take, the wait for a thread included.
    pub hint_time: Duration,
    /// How long a strategy may think about a move.
    pub move_time: Duration,
    /// Bytes that a hint, a move or an arena may keep.
    pub quick_memory: u64,
    /// The longest body of a request, in bytes.
    pub body: usize,
    /// How long a request may take from its first byte to its answer; event streams aside.
    pub request_time: Duration,
    /// The most moves of a play in a request.
    pub longest_play: usize,
    /// The most legal moves of a position that is shown.
    pub most_moves: usize,
    /// The most vertices of an arena that is answered in the request.
    pub arena_vertices: u64,
    /// Whether the page is offered as one file, at `/stratege.html`.
    pub page_file: bool,
}

impl Default for Bounds {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Bounds {
            allow_programs: false,
            jobs: cores,
            queue: 16,
            job_time: Duration::from_mins(10),
            job_memory: 2 << 30,
            job_positions: None,
            kept: Duration::from_mins(5),
            keep: 256 << 20,
            hint_time: Duration::from_secs(2),
            move_time: Duration::from_secs(5),
            quick_memory: 256 << 20,
            body: 256 * 1024,
            request_time: Duration::from_secs(30),
            longest_play: 2000,
            most_moves: 4000,
            arena_vertices: 20_000,
            page_file: false,
        }
    }
}

/// The limits of a server, as it tells them.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
pub(crate) struct Limits {
    /// Long jobs that run at once.
    jobs: usize,
    /// Long jobs of one address that may wait.
    queue: usize,
    /// Seconds that a job may run.
    job_seconds: f64,
    /// Bytes that a job may keep.
    job_bytes: u64,
    /// Positions that a job may visit; null if that is not bounded.
    job_positions: Option<u64>,
    /// Seconds for which the result of a job is kept, if there is room for it.
    kept_seconds: f64,
    /// Bytes of all results and hints that are kept.
    kept_bytes: u64,
    /// Seconds that a hint may take.
    hint_seconds: f64,
    /// Seconds that a strategy may think about a move.
    move_seconds: f64,
    /// Bytes of the longest body of a request.
    body_bytes: usize,
    /// Seconds that a request may take.
    request_seconds: f64,
    /// The most moves of a play in a request.
    longest_play: usize,
    /// The most legal moves of a position that is shown.
    most_moves: usize,
    /// The most vertices of an arena that is answered in the request.
    arena_vertices: u64,
    /// The most vertices of an arena that is laid out.
    drawn_vertices: usize,
    /// Whether strategies may start programs and read files of the server's machine.
    programs: bool,
    /// Whether the page is offered as one file, at `/stratege.html`.
    page_file: bool,
}

impl Limits {
    /// The bounds that are told.
    pub(crate) fn of(bounds: &Bounds) -> Limits {
        Limits {
            jobs: bounds.jobs,
            queue: bounds.queue,
            job_seconds: bounds.job_time.as_secs_f64(),
            job_bytes: bounds.job_memory,
            job_positions: bounds.job_positions,
            kept_seconds: bounds.kept.as_secs_f64(),
            kept_bytes: bounds.keep,
            hint_seconds: bounds.hint_time.as_secs_f64(),
            move_seconds: bounds.move_time.as_secs_f64(),
            body_bytes: bounds.body,
            request_seconds: bounds.request_time.as_secs_f64(),
            longest_play: bounds.longest_play,
            most_moves: bounds.most_moves,
            arena_vertices: bounds.arena_vertices,
            drawn_vertices: crate::arena::MOST_DRAWN,
            programs: bounds.allow_programs,
            page_file: bounds.page_file,
        }
    }
}
