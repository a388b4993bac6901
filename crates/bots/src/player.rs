//! Asks one program after the other for moves.

use std::{sync::Arc, time::Duration};

use stratege_core::Watch;
use stratege_tournament::{
    agent::{Fault, FaultKind},
    bots::{BotLimits, ProgramPlayer, Question},
};

use crate::{
    process::Process,
    program::Run,
    protocol::{Choices, line},
};

/// After so many programs in a row that ended, or were too slow, before their first move no other
/// is started.
const PATIENCE: u32 = 3;

/// Asks a program, and starts another when it is lost.
pub(crate) struct ProgramAgent {
    run: Arc<Run>,
    limits: BotLimits,
    /// Started when it is needed; nothing after a fault.
    process: Option<Process>,
    /// Programs in a row that ended, or were too slow, before their first move.
    failures: u32,
    last_failure: Option<Fault>,
}

impl ProgramPlayer for ProgramAgent {
    fn choose(&mut self, question: &Question<'_>, watch: &dyn Watch) -> Result<usize, Fault> {
        let choices = Choices::new(&question.moves);
        let line = line(question, &choices);
        let mut process = self.take_process()?;
        let answer = process.ask(line, &self.limits, watch);
        match answer.and_then(|line| choices.find(&line)) {
            Ok(place) => {
                self.failures = 0;
                self.process = Some(process);
                Ok(place)
            }
            Err(fault) => Err(self.dismiss(process, fault)),
        }
    }
}

impl ProgramAgent {
    /// Nothing runs yet.
    pub(crate) fn new(run: Arc<Run>, limits: BotLimits) -> ProgramAgent {
        ProgramAgent { run, limits, process: None, failures: 0, last_failure: None }
    }

    /// The running program, or a new one.
    fn take_process(&mut self) -> Result<Process, Fault> {
        if let Some(process) = self.process.take() {
            return Ok(process);
        }
        if let (PATIENCE.., Some(failure)) = (self.failures, &self.last_failure) {
            return Err(failure.clone());
        }
        let not_started = |last_words| Fault { last_words, ..Fault::silent(FaultKind::NotStarted) };
        if let Some(obstacle) = self.run.obstacle() {
            return Err(not_started(obstacle));
        }
        Process::start(&self.run, self.limits.memory).map_err(|error| {
            let fault = not_started(error.to_string());
            self.count_failure(&fault);
            fault
        })
    }

    /// Ends the program; the next play begins with a new one.
    fn dismiss(&mut self, process: Process, fault: Fault) -> Fault {
        let has_answered = process.has_answered();
        let fault = process.fail(fault);
        let hopeless =
            matches!(fault.kind, FaultKind::NotStarted | FaultKind::Crashed | FaultKind::TooSlow);
        if !has_answered && hopeless {
            self.count_failure(&fault);
            // It had its time to start; a program that loops for ever must not get it again.
            self.limits.start_up = Duration::ZERO;
        }
        fault
    }

    fn count_failure(&mut self, fault: &Fault) {
        self.failures += 1;
        self.last_failure = Some(fault.clone());
    }
}
