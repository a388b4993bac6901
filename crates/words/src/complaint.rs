//! Why there is no answer, as a sentence that says what was wrong, where, and what is right.

mod files;
mod jobs;

use std::ops::Range;

use serde_json::{Value, json};
use stratege_catalog::core::Stopped;

use crate::{Message, Words, exit::Exit};

pub use self::{
    files::{
        about_folder, about_part, about_store, file_reason, file_trouble, is_refused, rough, size,
    },
    jobs::{about_game, about_import, about_job, about_tournament, fault_reason},
};

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

/// Work that ended before it was done.
pub fn stopped(cause: Message, nodes: u64) -> Complaint {
    let sentence = Message::new("error-stopped").with("cause", cause);
    Complaint::limit("stopped", sentence.with("nodes", nodes))
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

/// Spaces, then `^` under `part` of `text`; at least one, also past its end.
fn carets(text: &str, part: &Range<usize>) -> String {
    let width = |range: Range<usize>| text.get(range).map_or(1, |part| part.chars().count());
    let start = part.start.min(text.len());
    let end = part.end.clamp(start, text.len());
    format!("{}{}", " ".repeat(width(0..start)), "^".repeat(width(start..end).max(1)))
}
