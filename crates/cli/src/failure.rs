//! Why a run gave no answer, as a sentence that says what was wrong, where, and what is right.

use std::{io, ops::Range, path::Path};

use serde_json::json;
use stratege_catalog::{
    JobError, OpenError, TableError,
    core::{PositionError, SetupError, Stopped, Text, nearest},
};

use crate::{
    commands::{self, Entry},
    exit::Exit,
    i18n::{Arg, Said, Words},
    watch,
};

/// What ended a run early.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The reader of the output has gone away (`| head`): nothing to complain about.
    ClosedPipe,
    /// Something to tell.
    Complaint(Box<Complaint>),
}

/// What was wrong.
#[derive(Debug)]
pub(crate) struct Complaint {
    /// A stable word for scripts.
    code: &'static str,
    exit: Exit,
    sentence: Said,
    /// The text that was wrong and the part of it to point at, in bytes.
    marked: Option<(String, Range<usize>)>,
    /// What to do next.
    advice: Option<Said>,
}

impl Complaint {
    /// Something that was typed is wrong.
    pub(crate) fn usage(code: &'static str, sentence: Said) -> Complaint {
        Complaint { code, exit: Exit::Usage, sentence, marked: None, advice: None }
    }

    /// A limit was reached.
    pub(crate) fn limit(code: &'static str, sentence: Said) -> Complaint {
        Complaint { exit: Exit::Limit, ..Complaint::usage(code, sentence) }
    }

    /// The answer is "no".
    pub(crate) fn no(code: &'static str, sentence: Said) -> Complaint {
        Complaint { exit: Exit::No, ..Complaint::usage(code, sentence) }
    }

    /// Points at a part of `text`.
    pub(crate) fn marking(mut self, text: &str, part: Range<usize>) -> Complaint {
        self.marked = Some((text.to_owned(), part));
        self
    }

    /// Says what to do next.
    pub(crate) fn advising(mut self, advice: Said) -> Complaint {
        self.advice = Some(advice);
        self
    }

    /// The sentence, the marked text and the advice.
    pub(crate) fn text(&self, words: &Words) -> String {
        let mut lines = vec![words.tell(&self.sentence)];
        if let Some((text, part)) = &self.marked {
            lines.push(format!("  {text}"));
            lines.push(format!("  {}", carets(text, part)));
        }
        lines.extend(self.advice.as_ref().map(|advice| words.tell(advice)));
        lines.join("\n")
    }

    /// What scripts get: `message` is English whatever the language.
    pub(crate) fn json(&self, english: &Words) -> serde_json::Value {
        json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "error": {
                "code": self.code,
                "exit": self.exit.code(),
                "message": english.tell(&self.sentence),
            },
        })
    }

    /// How the run ends.
    pub(crate) fn exit(&self) -> Exit {
        self.exit
    }
}

/// Spaces, then `^` under `part` of `text`; at least one, also past its end.
fn carets(text: &str, part: &Range<usize>) -> String {
    let width = |range: Range<usize>| text.get(range).map_or(1, |part| part.chars().count());
    let start = part.start.min(text.len());
    let end = part.end.clamp(start, text.len());
    format!("{}{}", " ".repeat(width(0..start)), "^".repeat(width(start..end).max(1)))
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Complaint(Box::new(complaint))
    }
}

/// Trouble with standard output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe {
            return Failure::ClosedPipe;
        }
        Complaint::usage("output", Said::new("error-output").with("why", error.to_string())).into()
    }
}

/// A file that could not be read.
pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Failure {
    file("error-read", path, error)
}

/// A file that could not be written.
pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Failure {
    file("error-write", path, error)
}

fn file(key: &'static str, path: &Path, error: &io::Error) -> Failure {
    let why = file_trouble(error.kind())
        .unwrap_or_else(|| Said::new("file-other").with("why", error.to_string()));
    let path = path.display().to_string();
    Complaint::usage("file", Said::new(key).with("path", path).with("why", why)).into()
}

/// What is wrong with a file, where that has a sentence.
pub(crate) fn file_trouble(kind: io::ErrorKind) -> Option<Said> {
    Some(Said::new(match kind {
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-permission",
        io::ErrorKind::IsADirectory => "file-directory",
        io::ErrorKind::NotADirectory => "file-not-directory",
        io::ErrorKind::InvalidData => "file-not-text",
        _ => return None,
    }))
}

/// A word that does not name a game.
pub(crate) fn not_a_game(word: &str, error: OpenError) -> Failure {
    match error {
        OpenError::UnknownGame { found, nearest } => {
            let sentence = match nearest {
                Some(nearest) => Said::new("error-unknown-game-nearest").with("nearest", nearest),
                None => Said::new("error-unknown-game"),
            };
            Complaint::usage("unknown-game", sentence.with("found", found)).into()
        }
        OpenError::Setup { game, error } => bad_parameter(word, game, &error).into(),
    }
}

fn bad_parameter(word: &str, game: &str, error: &SetupError) -> Complaint {
    let (sentence, found) = match error {
        SetupError::Unknown { found, allowed } => (
            match nearest(found, allowed.iter().copied()) {
                Some(near) => Said::new("error-parameter-unknown-nearest").with("nearest", near),
                None => Said::new("error-parameter-unknown"),
            }
            .with("found", found.as_str())
            .with("known", allowed.join(", ")),
            found.clone(),
        ),
        SetupError::NotANumber { name, found } => (
            Said::new("error-parameter-number").with("name", *name).with("found", found.as_str()),
            found.clone(),
        ),
        SetupError::OutOfRange { name, found, low, high } => (
            Said::new("error-parameter-range")
                .with("name", *name)
                .with("found", found.to_string())
                .with("low", low.to_string())
                .with("high", high.to_string()),
            found.to_string(),
        ),
        SetupError::Twice { name } => {
            (Said::new("error-parameter-twice").with("name", *name), String::new())
        }
        SetupError::TooMany { most } => {
            (Said::new("error-parameter-many").with("most", *most), String::new())
        }
        SetupError::Unfit { why } => {
            (Said::new("error-parameter-unfit").with("why", *why), String::new())
        }
    };
    let complaint = Complaint::usage("bad-parameter", sentence.with("game", game))
        .advising(Said::new("advice-rules").with("game", game));
    let after_colon = word.find(':').map_or(0, |colon| colon + 1);
    match word[after_colon..].find(&found) {
        Some(at) if !found.is_empty() => {
            complaint.marking(word, after_colon + at..after_colon + at + found.len())
        }
        _ => complaint,
    }
}

/// A table that could not be made for the game that `word` names.
pub(crate) fn no_table(word: &str, error: TableError) -> Failure {
    match error {
        TableError::Open(error) => not_a_game(word, error),
        TableError::Job(error) => error.into(),
    }
}

impl From<JobError> for Failure {
    fn from(error: JobError) -> Failure {
        complaint_about(error).into()
    }
}

/// A job that was not done, as a complaint.
pub(crate) fn complaint_about(error: JobError) -> Complaint {
    match error {
        JobError::Position { text, error } => bad_position(&text, &error),
        JobError::DoesNotApply { job, game, why, instead } => Complaint::usage(
            "does-not-apply",
            Said::new("error-does-not-apply")
                .with("job", job)
                .with("game", game)
                .with("why", why)
                .with("instead", commands::find(instead).map_or(same(instead), Entry::word)),
        ),
        JobError::UnknownWord { kind, found, known } => unknown_word(kind, &found, &known),
        JobError::Malformed { found, expected } => {
            let sentence = Said::new("error-malformed");
            Complaint::usage("malformed", sentence.with("found", found).with("expected", expected))
        }
        JobError::Table { path, error } => crate::learning::bad_table(&path, error),
        JobError::Failed { strategy, fault } => {
            let sentence = Said::new("error-failed").with("strategy", strategy);
            let sentence = sentence.with("reason", fault_reason(fault.kind.word()));
            let sentence = match fault.answer.as_str() {
                "" => sentence,
                answer => {
                    Said::new("error-failed-answer").with("failed", sentence).with("answer", answer)
                }
            };
            let complaint = Complaint::no("failed", sentence);
            if fault.last_words.is_empty() {
                return complaint;
            }
            complaint.advising(Said::new("failed-last-words").with("words", fault.last_words))
        }
        JobError::IllegalMove { notation, legal } => {
            let sentence = Said::new("error-illegal-move").with("found", notation);
            Complaint::usage("illegal-move", sentence.with("legal", legal.join(" ")))
        }
        JobError::TooLarge { positions, bytes, allowed } => Complaint::usage(
            "too-large",
            Said::new("error-too-large")
                .with("positions", rough(positions))
                .with("bytes", size(bytes))
                .with("allowed", size(allowed as f64)),
        )
        .advising(Said::new("advice-too-large")),
        JobError::Stopped { cause, nodes } => {
            let sentence = Said::new("error-stopped").with("cause", cause_of(cause));
            Complaint::limit("stopped", sentence.with("nodes", nodes))
        }
    }
}

/// A word that is the same in both languages.
fn same(word: &'static str) -> Text {
    Text::new(word, word)
}

/// Why a strategy made no legal move, from the stable word for it.
pub(crate) fn fault_reason(word: &str) -> Said {
    Said::new(match word {
        "not-started" => "fault-not-started",
        "timeout" => "fault-timeout",
        "memory" => "fault-memory",
        "crash" => "fault-crash",
        "rubbish" => "fault-rubbish",
        "illegal-move" => "fault-illegal-move",
        _ => "fault-stopped",
    })
}

/// Which limit was reached.
pub(crate) fn cause_of(cause: Stopped) -> Said {
    Said::new(match cause {
        Stopped::Nodes => "stopped-positions",
        Stopped::Memory => "stopped-memory",
        Stopped::Depth => "stopped-depth",
        Stopped::Asked if watch::interrupted() => "stopped-interrupted",
        Stopped::Asked => "stopped-time",
    })
}

fn unknown_word(kind: &str, found: &str, known: &[String]) -> Complaint {
    let near = nearest(found, known.iter().map(String::as_str));
    let sentence = match (kind, near) {
        ("method", Some(_)) => Said::new("error-unknown-method-nearest"),
        ("method", None) => Said::new("error-unknown-method"),
        ("heuristic", Some(_)) => Said::new("error-unknown-heuristic-nearest"),
        ("heuristic", None) if known.is_empty() => Said::new("error-no-heuristic"),
        ("heuristic", None) => Said::new("error-unknown-heuristic"),
        (_, Some(_)) => Said::new("error-unknown-strategy-nearest"),
        (_, None) => Said::new("error-unknown-strategy"),
    };
    let sentence = sentence.with("found", found).with("known", known.join(", "));
    Complaint::usage("unknown-word", sentence.with("nearest", near.unwrap_or_default()))
}

fn bad_position(text: &str, error: &PositionError) -> Complaint {
    let (why, at) = match error {
        PositionError::Unexpected { at, allowed } => {
            let found = text.get(at.clone()).unwrap_or_default();
            let key = if found.is_empty() { "position-missing" } else { "position-unexpected" };
            let why = Said::new(key).with("found", found).with("allowed", *allowed);
            (why, Some(at.clone()))
        }
        PositionError::Count { at, what, found, expected } => {
            let why = Said::new("position-count").with("what", *what).with("found", *found);
            (why.with("expected", *expected), Some(at.clone()))
        }
        PositionError::OutOfRange { at, low, high } => {
            let found = text.get(at.clone()).unwrap_or_default().trim();
            let why = Said::new("position-range").with("found", found);
            (why.with("low", low.to_string()).with("high", high.to_string()), Some(at.clone()))
        }
        PositionError::Impossible { at, why } => {
            (Said::new("position-impossible").with("why", *why), at.clone())
        }
    };
    let complaint = Complaint::usage("bad-position", Said::new("error-position").with("why", why));
    complaint.marking(text, at.unwrap_or(0..text.len()))
}

/// A number of bytes in a unit that can be read, in English and in French.
pub(crate) fn size(bytes: f64) -> [String; 2] {
    let units = ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"];
    let mut amount = bytes;
    let mut unit = 0;
    while amount >= 1024.0 && unit + 1 < units.len() {
        amount /= 1024.0;
        unit += 1;
    }
    let amount = if amount < 1e4 { format!("{amount:.0}") } else { power_of_ten(amount) };
    ["B", "o"].map(|byte| format!("{amount} {}", units[unit].replace('B', byte)))
}

/// An estimate: its size, not its digits.
fn rough(count: f64) -> Arg {
    if count < 1e6 { Arg::Number(count as u128) } else { Arg::Word(power_of_ten(count)) }
}

/// One digit and a power of ten: `7 × 10^13`.
fn power_of_ten(count: f64) -> String {
    format!("{count:.0e}").replace('e', " × 10^")
}
