//! A running program that answers lines with lines, in a process group of its own.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

use crate::memory::{Residents, TICK};

/// Answers and questions that may wait; one would do for a program that follows the protocol.
const WAITING: usize = 4;

/// How long the last words of a program that has ended are waited for.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// How a program is listened to, and how it is left.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// The longest answer, in bytes.
    pub longest: u64,
    /// The most bytes that are kept of what it writes besides answers.
    pub words: usize,
    /// Which of them are kept.
    pub part: Part,
    /// How long it may take to end by itself when there are no more questions.
    pub goodbye: Duration,
}

/// Which part of what a program writes besides answers is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The beginning.
    First,
    /// The end.
    Last,
}

/// How long an answer is waited for.
#[derive(Clone, Copy)]
pub struct Patience<'a> {
    /// The time; one without end is no limit.
    pub time: Duration,
    /// Resident bytes of all its processes, if they are looked at.
    pub memory: Option<u64>,
    /// Whether somebody wants to stop.
    pub stop: &'a dyn Fn() -> bool,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lost {
    /// It has ended, or closed its output.
    Ended,
    /// It took too long, or does not read its questions.
    Silent,
    /// Somebody wants to stop.
    Stopped,
    /// It uses too much memory.
    TooLarge,
    /// Its answer is too long, and begins so.
    TooLong(String),
}

/// How a program ended.
#[derive(Debug)]
pub struct Ending {
    /// What the system says, if it says anything.
    pub status: Option<ExitStatus>,
    /// What was kept of what it wrote besides answers.
    pub words: String,
}

/// A running program. Dropping it ends it with all that it has started.
pub struct Process {
    child: Child,
    terms: Terms,
    /// Nothing once there are no more questions.
    questions: Option<SyncSender<String>>,
    answers: Receiver<Heard>,
    words: Arc<Mutex<Vec<u8>>>,
    /// Hangs up when all words have been read.
    words_end: Receiver<()>,
    residents: Residents,
    has_ended: bool,
}

/// What a program wrote.
enum Heard {
    Line(String),
    /// The beginning of a line that is too long.
    TooLong(String),
}

impl Process {
    /// Starts a command.
    pub fn start(command: &mut Command, terms: Terms) -> io::Result<Process> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        group::separate(command);
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
        thread::spawn(move || hear_all(stdout, &heard, terms.longest));
        thread::spawn(move || {
            keep_words(stderr, &kept, terms);
            drop(words_open);
        });
        let residents = Residents::new(child.id());
        Ok(Process {
            child,
            terms,
            questions: Some(questions),
            answers,
            words,
            words_end,
            residents,
            has_ended: false,
        })
    }

    /// What it has written without being asked.
    pub fn unasked(&mut self) -> Option<String> {
        let (Heard::Line(line) | Heard::TooLong(line)) = self.answers.try_recv().ok()?;
        Some(line)
    }

    /// The line with which it answers `question`, a line without its end.
    pub fn ask(&mut self, question: String, patience: Patience<'_>) -> Result<String, Lost> {
        let questions = self.questions.as_ref().ok_or(Lost::Ended)?;
        match questions.try_send(question) {
            // It answers without reading.
            Err(TrySendError::Full(_)) => Err(Lost::Silent),
            // Of a program that does not read any more the last answer may be on the way.
            Ok(()) | Err(TrySendError::Disconnected(_)) => self.hear(patience),
        }
    }

    /// The next line that it writes.
    pub fn hear(&mut self, patience: Patience<'_>) -> Result<String, Lost> {
        let deadline = Instant::now().checked_add(patience.time);
        let mut was_gone = false;
        loop {
            let rest = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
            let heard = self.answers.recv_timeout(rest.map_or(TICK, |rest| rest.min(TICK)));
            let is_large = |residents: &mut Residents| {
                patience.memory.is_some_and(|memory| residents.exceed(memory))
            };
            match heard {
                Ok(_) if is_large(&mut self.residents) => return Err(Lost::TooLarge),
                Ok(Heard::Line(line)) => return Ok(line),
                Ok(Heard::TooLong(begin)) => return Err(Lost::TooLong(begin)),
                Err(RecvTimeoutError::Disconnected) => return Err(Lost::Ended),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if (patience.stop)() {
                return Err(Lost::Stopped);
            }
            if is_large(&mut self.residents) {
                return Err(Lost::TooLarge);
            }
            // Its last answer may still be on the way when it has ended, for one tick.
            if was_gone {
                return Err(Lost::Ended);
            }
            was_gone = self.child.try_wait().is_ok_and(|status| status.is_some());
            if rest.is_some_and(|rest| rest.is_zero()) {
                return Err(Lost::Silent);
            }
        }
    }

    /// Waits for its end for a while, then ends it and all that it has started.
    pub fn end(mut self, patience: Duration) -> Ending {
        let status = self.stop(patience);
        // The thread that reads the words hangs up after the last one.
        let _ = self.words_end.recv_timeout(LAST_WORDS);
        let words = self.words.lock().unwrap_or_else(PoisonError::into_inner);
        Ending { status, words: String::from_utf8_lossy(&words).into_owned() }
    }

    fn stop(&mut self, patience: Duration) -> Option<ExitStatus> {
        self.has_ended = true;
        self.questions = None;
        let begin = Instant::now();
        while begin.elapsed() < patience && matches!(self.child.try_wait(), Ok(None)) {
            thread::sleep(Duration::from_millis(1));
        }
        // Also after a natural end: what it has started may live on.
        group::kill(&mut self.child);
        self.child.wait().ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.has_ended {
            self.stop(self.terms.goodbye);
        }
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
fn hear_all(stdout: ChildStdout, heard: &SyncSender<Heard>, longest: u64) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(longest).read_until(b'\n', &mut line);
        if !read.is_ok_and(|bytes| bytes > 0) {
            return;
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        let is_too_long = line.len() as u64 == longest && !line.ends_with(b"\n");
        let message = if is_too_long { Heard::TooLong(text) } else { Heard::Line(text) };
        if heard.send(message).is_err() || is_too_long {
            return;
        }
    }
}

/// Reads everything and keeps a part of it.
fn keep_words(mut stderr: ChildStderr, kept: &Mutex<Vec<u8>>, terms: Terms) {
    let mut buffer = [0; 4096];
    while let Ok(bytes) = stderr.read(&mut buffer) {
        if bytes == 0 {
            return;
        }
        let mut words = kept.lock().unwrap_or_else(PoisonError::into_inner);
        words.extend_from_slice(&buffer[..bytes]);
        let surplus = words.len().saturating_sub(terms.words);
        match terms.part {
            Part::First => words.truncate(terms.words),
            Part::Last => drop(words.drain(..surplus)),
        }
    }
}

/// Process groups.
#[cfg(unix)]
mod group {
    use std::{
        os::unix::process::CommandExt,
        process::{Child, Command},
    };

    use nix::{
        sys::signal::{Signal, killpg},
        unistd::Pid,
    };

    /// Lets what is started be the first of a new group.
    pub(super) fn separate(command: &mut Command) {
        command.process_group(0);
    }

    /// Ends all processes of a group; nothing can refuse.
    pub(super) fn kill(first: &mut Child) {
        // That nobody is left is no error.
        let _ = killpg(Pid::from_raw(first.id() as i32), Signal::SIGKILL);
    }
}

/// Only the process itself is ended here.
#[cfg(not(unix))]
mod group {
    use std::process::{Child, Command};

    pub(super) fn separate(_: &mut Command) {}

    pub(super) fn kill(first: &mut Child) {
        // That it has ended already is no error.
        let _ = first.kill();
    }
}
