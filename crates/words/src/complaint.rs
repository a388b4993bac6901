//! Why there is no answer, as a sentence that says what was wrong, where, and what is right.

use std::{io, ops::Range};

use serde_json::{Value, json};
use stratege_catalog::{
    DiskSize, ImportError, JobError, OpenError, TournamentError,
    core::{PositionError, SetupError, Stopped, Text, TooLong, nearest},
    layers::FolderError,
    tournament::{
        files::{FileTrouble, TooLarge},
        running::{Flaw, PartError, RunError, StoreError},
        statistics::PlanError,
        tables::TableFileError,
    },
};

use crate::{Arg, Message, Words, exit::Exit, sentences::expected};

/// What was wrong.
#[derive(Debug)]
pub struct Complaint {
    /// A stable word for scripts.
    code: &'static str,
    exit: Exit,
    sentence: Message,
    /// The text that was wrong and the part of it to point at, in bytes.
    marked: Option<(String, Range<usize>)>,
    /// What to do next.
    advice: Option<Message>,
}

/// A complaint in the language of its reader, part by part.
#[derive(Clone, Debug)]
pub struct Parts {
    /// A stable word for scripts.
    pub code: &'static str,
    /// What was wrong.
    pub message: String,
    /// Where it was.
    pub marked: Option<Marked>,
    /// What to do next.
    pub advice: Option<String>,
}

/// A text that was wrong and the part of it to point at, counted as scripts in a page count.
#[derive(Clone, Debug)]
pub struct Marked {
    /// The whole text.
    pub text: String,
    /// Where the part begins.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

impl Complaint {
    /// Something that was typed is wrong.
    pub fn usage(code: &'static str, sentence: Message) -> Complaint {
        Complaint { code, exit: Exit::Usage, sentence, marked: None, advice: None }
    }

    /// A limit was reached.
    pub fn limit(code: &'static str, sentence: Message) -> Complaint {
        Complaint { exit: Exit::Limit, ..Complaint::usage(code, sentence) }
    }

    /// The answer is "no".
    pub fn no(code: &'static str, sentence: Message) -> Complaint {
        Complaint { exit: Exit::No, ..Complaint::usage(code, sentence) }
    }

    /// Points at a part of `text`.
    pub fn marking(mut self, text: &str, part: Range<usize>) -> Complaint {
        self.marked = Some((text.to_owned(), part));
        self
    }

    /// Points at a part of the text that was wrong, unless it points at something already.
    pub fn or_marking(self, text: &str, part: Range<usize>) -> Complaint {
        if self.marked.is_some() { self } else { self.marking(text, part) }
    }

    /// Says what to do next.
    pub fn advising(mut self, advice: Message) -> Complaint {
        self.advice = Some(advice);
        self
    }

    /// Says in which file it is.
    pub fn within(self, path: &str) -> Complaint {
        let sentence = Message::new("error-within").with("path", path).with("what", self.sentence);
        Complaint { sentence, ..self }
    }

    /// The sentence, the marked text and the advice.
    pub fn text(&self, words: &Words) -> String {
        let advice = self.advice.as_ref().map(|advice| format!("\n{}", words.tell(advice)));
        self.what(words) + &advice.unwrap_or_default()
    }

    /// The sentence and the marked text, for readers who have no command line to be sent to.
    pub fn what(&self, words: &Words) -> String {
        let mut lines = vec![words.tell(&self.sentence)];
        if let Some((text, part)) = &self.marked {
            lines.push(format!("  {text}"));
            lines.push(format!("  {}", carets(text, part)));
        }
        lines.join("\n")
    }

    /// What scripts get: `message` is English whatever the language.
    pub fn json(&self, english: &Words) -> Value {
        json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "error": {
                "code": self.code,
                "exit": self.exit.code(),
                "message": english.tell(&self.sentence),
            },
        })
    }

    /// Every part by itself, in the language of its reader.
    pub fn parts(&self, words: &Words) -> Parts {
        self.told(|said| words.tell(said))
    }

    /// What the page gets: the same without words of the command line.
    pub fn parts_on_page(&self, words: &Words) -> Parts {
        self.told(|said| words.tell_on_page(said))
    }

    fn told(&self, tell: impl Fn(&Message) -> String) -> Parts {
        let marked = self.marked.as_ref().map(|(text, part)| {
            let units = |end: usize| text.get(..end).unwrap_or(text).encode_utf16().count();
            let (start, end) = (units(part.start), units(part.end));
            Marked { text: text.clone(), start, end }
        });
        Parts {
            code: self.code,
            message: tell(&self.sentence),
            marked,
            advice: self.advice.as_ref().map(tell),
        }
    }

    /// The stable word for what was wrong.
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// How a run ends with it.
    pub fn exit(&self) -> Exit {
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

/// What is wrong with a file.
pub fn file_reason(error: &io::Error) -> Message {
    match FileTrouble::from(error) {
        FileTrouble::System(kind) => system_reason(kind, error.to_string()),
        trouble @ FileTrouble::TooLarge(_) => file_trouble(trouble),
    }
}

/// What is wrong with a file, without what the system calls it.
pub fn file_trouble(trouble: FileTrouble) -> Message {
    match trouble {
        FileTrouble::System(kind) => system_reason(kind, kind.to_string()),
        FileTrouble::TooLarge(TooLarge { size: found, cap }) => {
            let cap = size(cap as f64);
            match found {
                Some(found) => Message::new("file-too-large").with("size", size(found as f64)),
                None => Message::new("file-endless"),
            }
            .with("cap", cap)
        }
    }
}

fn system_reason(kind: io::ErrorKind, otherwise: String) -> Message {
    Message::new(match kind {
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-permission",
        io::ErrorKind::IsADirectory => "file-directory",
        io::ErrorKind::NotADirectory => "file-not-directory",
        io::ErrorKind::InvalidData => "file-not-text",
        io::ErrorKind::StorageFull => "file-full",
        io::ErrorKind::QuotaExceeded => "file-quota",
        io::ErrorKind::FileTooLarge => "file-limit",
        io::ErrorKind::ReadOnlyFilesystem => "file-read-only",
        _ => return Message::new("file-other").with("why", otherwise),
    })
}

/// Why a file of results cannot be used.
pub fn about_store(path: &str, error: &StoreError) -> Complaint {
    let said = match error {
        StoreError::Exists => Message::new("error-store-exists"),
        StoreError::Empty => Message::new("error-store-empty"),
        StoreError::Unborn => Message::new("error-store-unborn"),
        StoreError::Orphan { path } => {
            Message::new("error-store-orphan").with("part", path.display().to_string())
        }
        StoreError::Version { found: 0, .. } => Message::new("error-store-unsealed"),
        StoreError::Version { found, .. } => {
            Message::new("error-store-version").with("found", found.to_string())
        }
        StoreError::Damaged { why } => {
            Message::new("error-store-damaged").with("why", why.as_str())
        }
        StoreError::Block { pairing, block, flaw } => Message::new("error-store-block")
            .with("pairing", pairing + 1)
            .with("block", block + 1)
            .with("flaw", flaw_of(*flaw)),
        StoreError::File(error) => Message::new("error-store").with("why", file_reason(error)),
        StoreError::Database(_) | StoreError::Json(_) => {
            Message::new("error-store").with("why", error.to_string())
        }
    };
    Complaint::usage("store", said.with("path", path))
}

/// A part of a tournament that is refused.
pub fn about_part(path: &str, error: &PartError) -> Complaint {
    let block = |key, pairing: u32, block: u32| {
        Message::new(key).with("pairing", pairing + 1).with("block", block + 1)
    };
    let said = match error {
        PartError::Unknown => Message::new("error-part-unknown"),
        PartError::Version { found, expected } => Message::new("error-part-version")
            .with("found", found.as_str())
            .with("version", expected.as_str()),
        PartError::Program => Message::new("error-part-program"),
        PartError::Foreign => Message::new("error-part-foreign"),
        PartError::Short { found, expected } => {
            Message::new("error-part-short").with("found", *found).with("expected", *expected)
        }
        PartError::Block { pairing, block: number, flaw } => {
            block("error-part-block", *pairing, *number).with("flaw", flaw_of(*flaw))
        }
        PartError::Unequal { pairing, block: number } => {
            block("error-part-unequal", *pairing, *number)
        }
        PartError::Store(error) => return about_store(path, error),
    };
    Complaint::usage("part", said.with("path", path))
}

fn flaw_of(flaw: Flaw) -> Message {
    match flaw {
        Flaw::Checksum => Message::new("flaw-checksum"),
        Flaw::Tally => Message::new("flaw-tally"),
        Flaw::Place => Message::new("flaw-place"),
        Flaw::Plays | Flaw::Contradiction => Message::new("flaw-contradiction"),
        Flaw::Pairs { found, expected } => {
            Message::new("flaw-pairs").with("found", found).with("expected", expected)
        }
    }
}

/// A folder of positions that cannot be used.
pub fn about_folder(error: &FolderError, path: &str) -> Complaint {
    let said = match error {
        FolderError::Stopped(cause) => return stopped(cause_of(*cause), 0),
        FolderError::File { name, error } => {
            let said = Message::new("error-tables-file").with("name", name.as_str());
            let said = said.with("why", file_reason(error)).with("path", path);
            // What may not be written now may not be written later, either.
            if is_refused(error) {
                return Complaint::usage("table", said);
            }
            let advice = Message::new("advice-tables-goes-on");
            return Complaint::limit("table", said).advising(advice);
        }
        FolderError::Damaged { name, block: Some(block) } => {
            let said = Message::new("error-tables-block").with("block", *block);
            return Complaint::no("table", said.with("name", name.as_str()).with("path", path));
        }
        FolderError::Damaged { name, block: None } => {
            let said = Message::new("error-tables-damaged").with("name", name.as_str());
            return Complaint::no("table", said.with("path", path));
        }
        FolderError::Foreign { found, expected } => {
            let said = Message::new("error-tables-foreign").with("found", found.as_str());
            said.with("expected", expected.as_str())
        }
        FolderError::NoTable => Message::new("error-tables-none"),
        FolderError::NoRoom { needed, free } => {
            let said = Message::new("error-tables-room").with("needed", size(*needed as f64));
            let said = said.with("free", size(*free as f64)).with("path", path);
            return Complaint::limit("table", said);
        }
        FolderError::TooLarge => Message::new("error-tables-large"),
        FolderError::Unfinished => Message::new("error-tables-unfinished"),
        FolderError::Unreached => Message::new("error-tables-unreached"),
    };
    Complaint::usage("table", said.with("path", path))
}

/// Why a table that is there does not answer.
fn about_answers(error: &FolderError, path: &str) -> Complaint {
    match error {
        // Nothing is being made that could go on.
        FolderError::File { name, error } => {
            let said = Message::new("error-tables-file").with("name", name.as_str());
            Complaint::limit("table", said.with("why", file_reason(error)).with("path", path))
        }
        error => about_folder(error, path),
    }
}

/// Whether a file may not be used, however often it is tried.
pub fn is_refused(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem)
}

/// A word that does not name a game.
pub fn about_game(word: &str, error: OpenError) -> Complaint {
    match error {
        OpenError::UnknownGame { found, nearest } => {
            let sentence = match nearest {
                Some(nearest) => {
                    Message::new("error-unknown-game-nearest").with("nearest", nearest)
                }
                None => Message::new("error-unknown-game"),
            };
            Complaint::usage("unknown-game", sentence.with("found", found))
        }
        OpenError::TooLong(error) => too_long(error),
        OpenError::Setup { game, error } => bad_parameter(word, game, &error),
    }
}

fn bad_parameter(word: &str, game: &str, error: &SetupError) -> Complaint {
    let (sentence, found) = match error {
        SetupError::Unknown { found, allowed } => (
            match nearest(found, allowed.iter().copied()) {
                Some(near) => Message::new("error-parameter-unknown-nearest").with("nearest", near),
                None => Message::new("error-parameter-unknown"),
            }
            .with("found", found.as_str())
            .with("known", allowed.join(", ")),
            found.clone(),
        ),
        SetupError::NotANumber { name, found } => (
            Message::new("error-parameter-number")
                .with("name", *name)
                .with("found", found.as_str()),
            found.clone(),
        ),
        SetupError::OutOfRange { name, found, low, high } => (
            Message::new("error-parameter-range")
                .with("name", *name)
                .with("found", found.to_string())
                .with("low", low.to_string())
                .with("high", high.to_string()),
            found.to_string(),
        ),
        SetupError::Twice { name } => {
            (Message::new("error-parameter-twice").with("name", *name), String::new())
        }
        SetupError::TooMany { most } => {
            (Message::new("error-parameter-many").with("most", *most), String::new())
        }
        SetupError::Unfit { why } => {
            (Message::new("error-parameter-unfit").with("why", *why), String::new())
        }
    };
    let complaint = Complaint::usage("bad-parameter", sentence.with("game", game))
        .advising(Message::new("advice-rules").with("game", game));
    let after_colon = word.find(':').map_or(0, |colon| colon + 1);
    match word[after_colon..].find(&found) {
        Some(at) if !found.is_empty() => {
            complaint.marking(word, after_colon + at..after_colon + at + found.len())
        }
        _ => complaint,
    }
}

/// A job that was not done.
///
/// `spoken` is how a word that the error advises is typed in each language.
pub fn about_job(error: JobError, spoken: impl FnOnce(&'static str) -> Text) -> Complaint {
    match error {
        JobError::Position { text, error, .. } => bad_position(&text, &error),
        JobError::TooLong(error) => too_long(error),
        JobError::TooDeep { most } => {
            Complaint::usage("malformed", Message::new("error-strategy-deep").with("most", most))
        }
        JobError::DoesNotApply { job, game, why, instead } => Complaint::usage(
            "does-not-apply",
            Message::new("error-does-not-apply")
                .with("job", job)
                .with("game", game)
                .with("why", why)
                .with("instead", spoken(instead)),
        ),
        JobError::UnknownWord { kind, found, known, french } => {
            unknown_word(kind, &found, known, french)
        }
        JobError::UnknownOption { option, method, known, methods } => {
            let sentence = match (methods.as_slice(), known.as_slice()) {
                ([], []) => Message::new("error-option-unknown"),
                ([], _) => {
                    Message::new("error-option-unknown-known").with("known", known.join(", "))
                }
                _ => Message::new("error-option-elsewhere").with("methods", methods.join(", ")),
            };
            Complaint::usage("option", sentence.with("option", option).with("method", method))
        }
        JobError::OptionValue { option, found } => {
            let sentence = Message::new("error-option-value").with("option", option.name);
            let sentence = sentence.with("found", found).with("expected", expected(&option));
            Complaint::usage("option", sentence)
        }
        JobError::Malformed { found, expected } => {
            let sentence = Message::new("error-malformed");
            Complaint::usage("malformed", sentence.with("found", found).with("expected", expected))
        }
        JobError::Table { path, error } => bad_table(&path, error),
        JobError::Folder { path, error } => about_answers(&error, &path),
        JobError::Failed { strategy, fault } => {
            let sentence = Message::new("error-failed").with("strategy", strategy);
            let sentence = sentence.with("reason", fault_reason(fault.kind.word()));
            let sentence = match fault.answer.as_str() {
                "" => sentence,
                answer => Message::new("error-failed-answer")
                    .with("failed", sentence)
                    .with("answer", answer),
            };
            let complaint = Complaint::no("failed", sentence);
            if fault.last_words.is_empty() {
                return complaint;
            }
            complaint.advising(Message::new("failed-last-words").with("words", fault.last_words))
        }
        JobError::IllegalMove { notation, legal } if legal.is_empty() => {
            let sentence = Message::new("error-move-over").with("found", notation);
            Complaint::usage("illegal-move", sentence)
        }
        JobError::IllegalMove { notation, legal } => {
            let sentence = Message::new("error-illegal-move").with("found", notation);
            Complaint::usage("illegal-move", sentence.with("legal", legal.join(" ")))
        }
        JobError::TooLarge { positions, bytes, allowed, on_disk } => Complaint::usage(
            "too-large",
            Message::new("error-too-large")
                .with("positions", rough(positions))
                .with("bytes", size(bytes))
                .with("allowed", size(allowed as f64)),
        )
        .advising(match on_disk {
            Some(DiskSize { counted, solved }) => Message::new("advice-too-large-disk")
                .with("bytes", size(counted))
                .with("more", size(solved)),
            None => Message::new("advice-too-large"),
        }),
        JobError::TooMany { positions, allowed } => Complaint::usage(
            "too-large",
            Message::new("error-too-many")
                .with("positions", rough(positions))
                .with("allowed", allowed),
        )
        .advising(Message::new("advice-too-many")),
        JobError::Stopped { cause, nodes } => stopped(cause_of(cause), nodes),
    }
}

/// A text that is longer than any that means something.
fn too_long(error: TooLong) -> Complaint {
    let sentence = Message::new("error-too-long").with("length", error.length);
    Complaint::usage("too-long", sentence.with("most", error.most))
}

/// Work that ended before it was done.
pub fn stopped(cause: Message, nodes: u64) -> Complaint {
    let sentence = Message::new("error-stopped").with("cause", cause);
    Complaint::limit("stopped", sentence.with("nodes", nodes))
}

/// A tournament that was not played; `spoken` as in [`about_job`].
pub fn about_tournament(
    error: TournamentError,
    spoken: impl FnOnce(&'static str) -> Text,
) -> Complaint {
    match error {
        TournamentError::Job(error) => about_job(error, spoken),
        TournamentError::Run(RunError::Plan(error)) => {
            let share = match error {
                PlanError::Level(share)
                | PlanError::Precision(share)
                | PlanError::Margin(share) => share,
            };
            let found = [share.to_string(), share.to_string().replace('.', ",")];
            Complaint::usage("usage", Message::new("error-share").with("found", found))
        }
        TournamentError::Run(RunError::Clocked { strategy }) => {
            let said = Message::new("error-parts-clock").with("strategy", strategy);
            Complaint::usage("parts", said)
        }
        TournamentError::Run(error) => {
            let said = Message::new("error-tournament").with("why", error.to_string());
            Complaint::no("tournament", said)
        }
    }
}

/// Why a strategy made no legal move, from the stable word for it.
pub fn fault_reason(word: &str) -> Message {
    Message::new(match word {
        "not-started" => "fault-not-started",
        "timeout" => "fault-timeout",
        "memory" => "fault-memory",
        "crash" => "fault-crash",
        "rubbish" => "fault-rubbish",
        "illegal-move" => "fault-illegal-move",
        "table" => "fault-table",
        _ => "fault-stopped",
    })
}

/// Which limit was reached.
pub fn cause_of(cause: Stopped) -> Message {
    Message::new(match cause {
        Stopped::Nodes => "stopped-positions",
        Stopped::Memory => "stopped-memory",
        Stopped::Depth => "stopped-depth",
        Stopped::Asked => "stopped-time",
    })
}

fn unknown_word(kind: &str, found: &str, known: Vec<String>, french: Vec<String>) -> Complaint {
    let french = if french.is_empty() { known.clone() } else { french };
    let near = nearest_of_both(found, [&known, &french]);
    let sentence = match (kind, &near) {
        ("method", Some(_)) => Message::new("error-unknown-method-nearest"),
        ("method", None) => Message::new("error-unknown-method"),
        ("heuristic", Some(_)) => Message::new("error-unknown-heuristic-nearest"),
        ("heuristic", None) if known.is_empty() => Message::new("error-no-heuristic"),
        ("heuristic", None) => Message::new("error-unknown-heuristic"),
        (_, Some(_)) => Message::new("error-unknown-strategy-nearest"),
        (_, None) => Message::new("error-unknown-strategy"),
    };
    let sentence = sentence.with("found", found);
    let sentence = sentence.with("known", [known, french].map(|names| names.join(", ")));
    Complaint::usage("unknown-word", sentence.with("nearest", near.unwrap_or_default()))
}

/// The name that is meant, in English and in French, whichever of the two was nearly typed.
fn nearest_of_both(found: &str, known: [&[String]; 2]) -> Option<[String; 2]> {
    // Options follow a name, in what is typed and in what is known.
    let name = |word: &str| word.split([':', '[']).next().unwrap_or_default().to_owned();
    let alike = |word: &str| name(word).to_lowercase().replace('_', "-");
    let names = known.map(|words| words.iter().map(|word| alike(word)).collect::<Vec<_>>());
    let near = nearest(&alike(found), names.iter().flatten().map(String::as_str))?;
    let place =
        (0..known[0].len()).find(|&place| names.iter().any(|names| names[place] == near))?;
    Some(known.map(|words| name(&words[place])))
}

fn bad_position(text: &str, error: &PositionError) -> Complaint {
    let (why, at) = match error {
        PositionError::Unexpected { at, allowed } => {
            let found = text.get(at.clone()).unwrap_or_default();
            let key = if found.is_empty() { "position-missing" } else { "position-unexpected" };
            let why = Message::new(key).with("found", found).with("allowed", *allowed);
            (why, Some(at.clone()))
        }
        PositionError::Count { at, what, found, expected } => {
            let why = Message::new("position-count").with("what", *what).with("found", *found);
            (why.with("expected", *expected), Some(at.clone()))
        }
        PositionError::OutOfRange { at, low, high } => {
            let found = text.get(at.clone()).unwrap_or_default().trim();
            let why = Message::new("position-range").with("found", found);
            (why.with("low", low.to_string()).with("high", high.to_string()), Some(at.clone()))
        }
        PositionError::Impossible { at, why } => {
            (Message::new("position-impossible").with("why", *why), at.clone())
        }
    };
    let complaint =
        Complaint::usage("bad-position", Message::new("error-position").with("why", why));
    complaint.marking(text, at.unwrap_or(0..text.len()))
}

/// A number of bytes in a unit that can be read, in English and in French.
pub fn size(bytes: f64) -> [String; 2] {
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
pub fn rough(count: f64) -> Arg {
    if count < 1e6 { Arg::Number(count as u128) } else { Arg::Word(power_of_ten(count)) }
}

/// One digit and a power of ten: `7 × 10^13`.
fn power_of_ten(count: f64) -> String {
    format!("{count:.0e}").replace('e', " × 10^")
}

/// A learned table that cannot be used.
fn bad_table(path: &str, error: TableFileError) -> Complaint {
    let advice = match error {
        TableFileError::OtherGame { .. } | TableFileError::OtherMethod { .. } => {
            Some(Message::new("advice-table-other"))
        }
        TableFileError::OtherSeed { .. } => Some(Message::new("advice-table-seed")),
        _ => None,
    };
    let said = match error {
        TableFileError::Unusable(trouble) => {
            Message::new("error-table-file").with("why", file_trouble(trouble))
        }
        TableFileError::NotATable => Message::new("error-table-magic"),
        TableFileError::Version { found } => {
            Message::new("error-table-version").with("found", found)
        }
        TableFileError::Truncated => Message::new("error-table-truncated"),
        TableFileError::Checksum => Message::new("error-table-checksum"),
        TableFileError::Line { line } => Message::new("error-table-line").with("line", line),
        TableFileError::OtherGame { found, wanted } => {
            Message::new("error-table-game").with("found", found).with("wanted", wanted)
        }
        TableFileError::OtherMethod { found } => {
            Message::new("error-table-method").with("found", found)
        }
        TableFileError::OtherSeed { found } => {
            Message::new("error-table-seed").with("found", found.to_string())
        }
    };
    Complaint { advice, ..Complaint::usage("table", said.with("path", path)) }
}

/// A dictionary that does not describe an arena.
pub fn about_import(text: &str, error: ImportError) -> Complaint {
    match error {
        ImportError::Syntax { line, column, expected } => {
            let sentence = Message::new("error-import-syntax")
                .with("line", line)
                .with("column", column)
                .with("expected", expected);
            let complaint = Complaint::usage("import", sentence);
            let Some(source) = text.lines().nth(line.saturating_sub(1)) else { return complaint };
            let at = source.char_indices().nth(column.saturating_sub(1));
            let at = at.map_or(source.len(), |(index, _)| index);
            complaint.marking(source, at..at + 1)
        }
        ImportError::UnknownVertex { vertex } => {
            Complaint::usage("import", Message::new("error-import-vertex").with("vertex", vertex))
        }
        ImportError::Repeated { vertex } => {
            Complaint::usage("import", Message::new("error-import-twice").with("vertex", vertex))
        }
        ImportError::TooMany { found, most } => {
            let sentence = Message::new("error-import-many").with("found", found);
            Complaint::usage("import", sentence.with("most", most))
        }
        ImportError::Stopped { cause, nodes } => stopped(cause_of(cause), nodes),
        ImportError::Owner { vertex } => {
            Complaint::usage("import", Message::new("error-import-owner").with("vertex", vertex))
        }
    }
}
