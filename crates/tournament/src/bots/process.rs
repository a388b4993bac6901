//! A running program that answers lines with lines, in a process group of its own.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStderr, ChildStdin, ChildStdout, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use stratege_core::{Stopped, Watch};

use crate::{
    agent::{Fault, FaultKind},
    bots::{
        BotLimits,
        memory::{Residents, TICK},
        program::Program,
    },
};

/// The longest answer, in bytes.
const LONGEST: u64 = 64 << 10;

/// The most bytes that are kept of what a program writes besides answers.
const WORDS: usize = 8 << 10;

/// The most lines of them that are told.
const LINES: usize = 20;

/// Answers and questions that may wait; one would do for a program that follows the protocol.
const WAITING: usize = 4;

/// How long a program may take to end by itself when there are no more questions.
const GOODBYE: Duration = Duration::from_millis(200);

/// How long the status of a program that has closed its output is waited for, and its words.
const AUTOPSY: Duration = Duration::from_secs(2);

/// A running program. Dropping it ends it with all that it has started.
pub(crate) struct Process {
    child: Child,
    /// Nothing once there are no more questions.
    questions: Option<SyncSender<String>>,
    answers: Receiver<Heard>,
    words: Arc<Mutex<Vec<u8>>>,
    /// Hangs up when all words have been read.
    words_end: Receiver<()>,
    residents: Residents,
    has_answered: bool,
    has_ended: bool,
}

/// What a program wrote.
enum Heard {
    Line(String),
    /// The beginning of a line that is too long.
    TooLong(String),
}

impl Process {
    /// Starts a program that may use so many bytes of memory.
    pub(crate) fn start(program: &Program, memory: u64) -> io::Result<Process> {
        let mut command = program.command(memory).map_err(io::Error::other)?;
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        group::separate(&mut command);
        let mut child = command.spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped");
        };
        let (questions, to_ask) = sync_channel(WAITING);
        let (heard, answers) = sync_channel(WAITING);
        let (words_open, words_end) = sync_channel(0);
        let words = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&words);
        // The threads end with the program, whose pipes they hold.
        thread::spawn(move || ask_all(stdin, &to_ask));
        thread::spawn(move || hear_all(stdout, &heard));
        thread::spawn(move || {
            keep_words(stderr, &kept);
            drop(words_open);
        });
        let residents = Residents::new(child.id());
        Ok(Process {
            child,
            questions: Some(questions),
            answers,
            words,
            words_end,
            residents,
            has_answered: false,
            has_ended: false,
        })
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
        let start_up = if self.has_answered { Duration::ZERO } else { limits.start_up };
        // Time without end is no limit.
        let deadline = Instant::now().checked_add(limits.time_per_move.saturating_add(start_up));
        if let Ok(unasked) = self.answers.try_recv() {
            return Err(unasked.rubbish());
        }
        let Some(questions) = &self.questions else {
            return Err(Fault::silent(FaultKind::Crashed));
        };
        if let Err(TrySendError::Full(_)) = questions.try_send(question) {
            // It answers without reading.
            return Err(Fault::silent(FaultKind::TooSlow));
        }
        let mut was_gone = false;
        loop {
            let rest = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            match self.answers.recv_timeout(rest.map_or(TICK, |rest| rest.min(TICK))) {
                Ok(_) if self.residents.exceed(limits.memory) => {
                    return Err(Fault::silent(FaultKind::TooLarge));
                }
                Ok(Heard::Line(line)) => {
                    self.has_answered = true;
                    return Ok(line);
                }
                Ok(long) => return Err(long.rubbish()),
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(Fault::silent(FaultKind::Crashed));
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if watch.stop() {
                return Err(Stopped::Asked.into());
            }
            if self.residents.exceed(limits.memory) {
                return Err(Fault::silent(FaultKind::TooLarge));
            }
            // Its last answer may still be on the way when it has ended, for one tick.
            if was_gone {
                return Err(Fault::silent(FaultKind::Crashed));
            }
            was_gone = self.child.try_wait().is_ok_and(|status| status.is_some());
            if rest.is_some_and(|rest| rest.is_zero()) {
                return Err(Fault::silent(FaultKind::TooSlow));
            }
        }
    }

    /// Ends it because of `fault`, and adds its last words.
    pub(crate) fn fail(mut self, fault: Fault) -> Fault {
        // Who gives up in words has not.
        let has_gone = fault.kind == FaultKind::Crashed && fault.answer.is_empty();
        let status = self.end(if has_gone { AUTOPSY } else { Duration::ZERO });
        // The thread that reads the words hangs up after the last one.
        let _ = self.words_end.recv_timeout(AUTOPSY);
        let words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        let mut last_words = last_lines(&words);
        drop(words);
        let mut kind = fault.kind;
        if let (true, Some(status)) = (has_gone, status) {
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

    /// Waits for its end for a while, then ends it and all that it has started.
    fn end(&mut self, patience: Duration) -> Option<ExitStatus> {
        self.has_ended = true;
        self.questions = None;
        let begin = Instant::now();
        while begin.elapsed() < patience && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(1));
        }
        // Also after a natural end: what it has started may live on.
        group::kill(self.child.id());
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.has_ended {
            self.end(GOODBYE);
        }
    }
}

impl Heard {
    fn rubbish(self) -> Fault {
        let (Heard::Line(answer) | Heard::TooLong(answer)) = self;
        let answer = super::protocol::clipped(&answer);
        Fault { answer, ..Fault::silent(FaultKind::Rubbish) }
    }
}

/// Writes the questions; a program that does not read keeps this thread waiting, nobody else.
fn ask_all(mut stdin: ChildStdin, questions: &Receiver<String>) {
    for mut question in questions {
        question.push('\n');
        if stdin.write_all(question.as_bytes()).is_err() {
            return;
        }
    }
}

/// Reads answers as long as somebody wants them; a program that writes too many has to wait.
fn hear_all(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        let is_too_long = line.len() as u64 == LONGEST && !line.ends_with(b"\n");
        let message = if is_too_long { Heard::TooLong(text) } else { Heard::Line(text) };
        if heard.send(message).is_err() || is_too_long {
            return;
        }
    }
}

/// Reads everything and keeps the end of it.
fn keep_words(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>) {
    let mut buffer = [0; 4096];
    while let Ok(bytes) = stderr.read(&mut buffer) {
        if bytes == 0 {
            return;
        }
        let mut words = kept.lock().unwrap_or_else(PoisonError::into_inner);
        words.extend_from_slice(&buffer[..bytes]);
        let surplus = words.len().saturating_sub(WORDS);
        words.drain(..surplus);
    }
}

fn last_lines(words: &[u8]) -> String {
    let text = String::from_utf8_lossy(words);
    let lines: Vec<&str> = text.trim_end().lines().collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}

/// Process groups.
#[cfg(unix)]
mod group {
    use std::{os::unix::process::CommandExt, process::Command};

    use nix::{
        sys::signal::{Signal, killpg},
        unistd::Pid,
    };

    /// Lets what is started be the first of a new group.
    pub(super) fn separate(command: &mut Command) {
        command.process_group(0);
    }

    /// Ends all processes of a group; nothing can refuse.
    pub(super) fn kill(first: u32) {
        // That nobody is left is no error.
        let _ = killpg(Pid::from_raw(first as i32), Signal::SIGKILL);
    }
}

/// Nothing is ever started here.
#[cfg(not(unix))]
mod group {
    use std::process::Command;

    pub(super) fn separate(_: &mut Command) {}

    pub(super) fn kill(_: u32) {}
}
