//! Long jobs: what they are about, what they may spend, and how far they are.

mod dice;
mod learn;
mod options;
mod report;
mod requests;
mod running;
mod solve;
mod standings;
mod tournament;

pub use report::{JobProgress, JobReport, JobState};
pub use requests::JobRequest;
pub use running::{Heard, News, Running};

pub(crate) use self::{
    dice::{DiceJob, standing},
    requests::Task,
    solve::nothing,
    tournament::Sentences,
};
