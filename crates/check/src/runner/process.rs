//! A running interpreter that answers lines with lines, in a process group of its own.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, sync_channel},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use stratege_core::Watch;

/// The longest answer, in bytes.
const LONGEST: u64 = 64 << 20;

/// The most that is kept of the last words.
const WORDS: usize = 64 << 10;

/// Time between two looks whether somebody wants to stop.
const TICK: Duration = Duration::from_millis(20);

/// A running process. Dropping it ends it with all that it has started.
pub(crate) struct Process {
    child: Child,
    stdin: ChildStdin,
    answers: Receiver<String>,
    /// Reads the last words to their end.
    words: Option<JoinHandle<String>>,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Lost {
    /// It has ended, with these last words.
    Ended(String),
    /// It took too long, and did not even say where it was.
    Silent,
    /// Somebody wants to stop.
    Stopped,
}

impl Process {
    /// Starts a command.
    pub(crate) fn start(command: &mut Command) -> io::Result<Process> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        group::separate(command);
        let mut child = command.spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            unreachable!("all three are piped");
        };
        let (heard, answers) = sync_channel(1);
        // The threads end with the process, whose pipes they hold.
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            loop {
                let mut line = String::new();
                let read = stdout.by_ref().take(LONGEST).read_line(&mut line);
                if !read.is_ok_and(|bytes| bytes > 0) || heard.send(line).is_err() {
                    return;
                }
            }
        });
        let words = thread::spawn(move || keep(stderr));
        Ok(Process { child, stdin, answers, words: Some(words) })
    }

    /// The line with which it answers.
    pub(crate) fn ask(
        &mut self,
        question: &str,
        patience: Duration,
        watch: &dyn Watch,
    ) -> Result<String, Lost> {
        if writeln!(self.stdin, "{question}").and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.lost());
        }
        self.hear(patience, watch)
    }

    /// The next line that it writes.
    pub(crate) fn hear(&mut self, patience: Duration, watch: &dyn Watch) -> Result<String, Lost> {
        let begin = Instant::now();
        loop {
            match self.answers.recv_timeout(TICK) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(self.lost()),
                Err(RecvTimeoutError::Timeout) if watch.stop() => return Err(Lost::Stopped),
                Err(RecvTimeoutError::Timeout) if begin.elapsed() > patience => {
                    return Err(Lost::Silent);
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    fn lost(&mut self) -> Lost {
        self.end();
        let words = self.words.take().and_then(|words| words.join().ok());
        Lost::Ended(words.unwrap_or_default())
    }

    fn end(&mut self) {
        // Also after a natural end: what it has started may live on.
        group::kill(self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.end();
    }
}

/// Reads everything and keeps the beginning: the innermost line comes first.
fn keep(mut stream: impl Read) -> String {
    let mut kept = Vec::new();
    let mut buffer = [0; 4096];
    while let Ok(bytes) = stream.read(&mut buffer) {
        if bytes == 0 {
            break;
        }
        let room = WORDS.saturating_sub(kept.len());
        kept.extend_from_slice(&buffer[..bytes.min(room)]);
    }
    String::from_utf8_lossy(&kept).into_owned()
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

/// Only the process itself is ended here.
#[cfg(not(unix))]
mod group {
    use std::process::Command;

    pub(super) fn separate(_: &mut Command) {}

    pub(super) fn kill(_: u32) {}
}
