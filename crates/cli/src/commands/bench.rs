//! `bench`: fixed tasks that show how fast the program is, and one number that shows whether it
//! still does the same.

use clap::Args;
use serde_json::{Value, json};
use stratege_catalog::bench::{Outcome, Task, TaskError, tasks};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    format::{Align, bold, columns},
    i18n::{Message, Words},
    session::Session,
};

#[derive(Args)]
pub(crate) struct Bench {}

/// A task that was done.
struct Done {
    task: Task,
    outcome: Outcome,
    seconds: f64,
}

impl Verb for Bench {
    const NAME: &'static str = "bench";
    const ALIASES: &'static [&'static str] = &["banc"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let mut done = Vec::new();
        for task in tasks() {
            let watcher = session.watcher();
            let outcome = task.run(&session.catalog, watcher.limits()).map_err(failure)?;
            done.push(Done { task, outcome, seconds: watcher.seconds() });
        }
        let text = text(&done, &session.words);
        session.print(&text)?;
        session.json(&document(&done))?;
        Ok(Exit::Done)
    }
}

fn failure(error: TaskError) -> Failure {
    match error {
        TaskError::Job(error) => error.into(),
        TaskError::Wrong { job, game, found, expected } => {
            let said = Message::new("error-bench").with("job", job).with("game", game);
            let said = said.with("found", found).with("expected", expected);
            Complaint::no("wrong-answer", said).into()
        }
    }
}

fn text(done: &[Done], words: &Words) -> String {
    let header = ["bench-task", "bench-game", "bench-result", "bench-visited", "bench-time"];
    let header = header.into_iter().chain(["bench-speed"]).map(|key| words.say(key));
    let rows = done.iter().map(|Done { task, outcome, seconds }| {
        vec![
            task.job.to_owned(),
            task.game.to_owned(),
            outcome.answer.clone(),
            words.number(outcome.visited),
            words.decimal(&format!("{seconds:.3}")),
            words.number(speed(outcome.visited, *seconds)),
        ]
    });
    let align = [Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right];
    let table = columns(&header.collect::<Vec<_>>(), rows.collect(), &align);
    let said = Message::new("bench-signature").with("signature", signature(done).to_string());
    format!("{table}\n\n{}", bold(&words.tell(&said)))
}

fn document(done: &[Done]) -> Value {
    let tasks = done.iter().map(|Done { task, outcome, seconds }| {
        json!({
            "task": task.job,
            "game": task.game,
            "result": outcome.answer,
            "visited": outcome.visited,
            "seconds": seconds,
            "per_second": speed(outcome.visited, *seconds),
        })
    });
    json!({
        "stratege": env!("CARGO_PKG_VERSION"),
        "tasks": tasks.collect::<Vec<_>>(),
        "signature": signature(done),
    })
}

/// The positions visited by all tasks together.
fn signature(done: &[Done]) -> u64 {
    done.iter().map(|done| done.outcome.visited).sum()
}

/// Positions per second.
fn speed(visited: u64, seconds: f64) -> u64 {
    (visited as f64 / seconds.max(1e-9)) as u64
}
