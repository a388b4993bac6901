//! What is wrong with games, positions, words and jobs.

use stratege_catalog::{
    DiskSize, ImportError, JobError, OpenError, TournamentError,
    core::{PositionError, SetupError, Text, TooLong, nearest},
    tournament::{running::RunError, statistics::PlanError},
};

use super::{
    Complaint, cause_of,
    files::{about_answers, bad_table, rough, size},
    stopped,
};
use crate::{Message, sentences::expected};

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

/// A tournament that was not played; `spoken` as in [`about_job`].
pub fn about_tournament(
    error: TournamentError,
    spoken: impl FnOnce(&'static str) -> Text,
) -> Complaint {
    match error {
        TournamentError::Job(error) => about_job(error, spoken),
        TournamentError::Run(RunError::Plan(error)) => {
            let said = match error {
                PlanError::Games { most, .. } => Message::new("error-web-games").with("most", most),
                PlanError::Level(share)
                | PlanError::Precision(share)
                | PlanError::Margin(share) => {
                    let found = [share.to_string(), share.to_string().replace('.', ",")];
                    Message::new("error-share").with("found", found)
                }
            };
            Complaint::usage("usage", said)
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
