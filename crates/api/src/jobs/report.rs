//! What is told of a long job while somebody waits for it.

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::requests::{JobAnswer, JobPartial};
use crate::refusal::Wrong;

/// How far a job is.
#[derive(Serialize, ToSchema)]
pub struct JobProgress<'a> {
    /// Positions, plays or whatever it counts.
    pub done: u64,
    /// How many there will be, if that is known.
    pub total: Option<u64>,
    /// The same as `done`.
    pub nodes: u64,
    /// Since it was started.
    pub seconds: f64,
    /// What has come out so far.
    #[schema(value_type = Option<JobPartial>)]
    pub partial: Option<&'a Value>,
}

/// What is known of a job.
#[derive(Serialize, ToSchema)]
pub struct JobReport<'a> {
    /// The word that names it.
    pub job: &'a str,
    /// Where it is.
    pub state: JobState,
    /// How far it is.
    #[schema(value_type = JobProgress)]
    pub progress: JobProgress<'a>,
    /// Why it failed, if it did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Wrong>)]
    pub error: Option<&'a Value>,
    /// Its answer, once it is done; written after the rest.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<JobAnswer>)]
    pub result: Option<&'a Value>,
}

/// Where a job is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum JobState {
    /// It waits.
    Queued,
    /// It is worked on.
    Running,
    /// It has an answer.
    Done,
    /// It was refused or broke off.
    Failed,
    /// Somebody stopped it.
    Cancelled,
}
