//! A bot that runs, and what is told of its faults.

use std::{io, time::Duration};

use stratege_confine::{Lost, Part, Patience, Process as Started, Terms};
use stratege_core::{Stopped, Watch};
use stratege_tournament::{
    agent::{Fault, FaultKind},
    bots::BotLimits,
};

use crate::{program::Run, protocol::clipped};

/// How bots are listened to.
const TERMS: Terms = Terms {
    longest: 64 << 10,
    words: 8 << 10,
    part: Part::Last,
    goodbye: Duration::from_millis(200),
};

/// The most lines of what it writes besides answers that are told.
const LINES: usize = 20;

/// How long the status of a program that has closed its output is waited for.
const AUTOPSY: Duration = Duration::from_secs(2);

/// A running program. Dropping it ends it with all that it has started.
pub(crate) struct Process {
    started: Started,
    has_answered: bool,
}

impl Process {
    /// Starts a program that may use so many bytes of memory.
    pub(crate) fn start(program: &Run, memory: u64) -> io::Result<Process> {
        let mut command = program.command(memory).map_err(io::Error::other)?;
        Ok(Process { started: Started::start(&mut command, TERMS)?, has_answered: false })
    }

    /// Whether it has ever answered.
    pub(crate) fn has_answered(&self) -> bool {
        self.has_answered
    }

    /// The line with which it answers `question`, a line without its end.
    pub(crate) fn ask(
        &mut self,
        question: String,
        limits: &BotLimits,
        watch: &dyn Watch,
    ) -> Result<String, Fault> {
        if let Some(line) = self.started.unasked() {
            return Err(rubbish(&line));
        }
        let start_up = if self.has_answered { Duration::ZERO } else { limits.start_up };
        let patience = Patience {
            time: limits.time_per_move.saturating_add(start_up),
            memory: Some(limits.memory),
            stop: &|| watch.stop(),
        };
        let answer = self.started.ask(question, patience).map_err(|lost| match lost {
            Lost::Ended => Fault::silent(FaultKind::Crashed),
            Lost::Silent => Fault::silent(FaultKind::TooSlow),
            Lost::TooLarge => Fault::silent(FaultKind::TooLarge),
            Lost::Stopped => Stopped::Asked.into(),
            Lost::TooLong(begin) => rubbish(&begin),
        })?;
        self.has_answered = true;
        Ok(answer)
    }

    /// Ends it because of `fault`, and adds its last words.
    pub(crate) fn fail(self, fault: Fault) -> Fault {
        // Who gives up in words has not.
        let has_gone = fault.kind == FaultKind::Crashed && fault.answer.is_empty();
        let ending = self.started.end(if has_gone { AUTOPSY } else { Duration::ZERO });
        let mut last_words = last_lines(&ending.words);
        let mut kind = fault.kind;
        if let (true, Some(status)) = (has_gone, ending.status) {
            // What a shell says when there is no such program.
            if !self.has_answered && matches!(status.code(), Some(126 | 127)) {
                kind = FaultKind::NotStarted;
            }
            if !last_words.is_empty() {
                last_words.push('\n');
            }
            last_words.push_str(&status.to_string());
        }
        Fault { kind, last_words, ..fault }
    }
}

fn rubbish(answer: &str) -> Fault {
    Fault { answer: clipped(answer), ..Fault::silent(FaultKind::Rubbish) }
}

fn last_lines(words: &str) -> String {
    let lines: Vec<&str> = words.trim_end().lines().collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}
