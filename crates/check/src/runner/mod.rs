//! Runs the functions of a Python file, within limits.

mod python;

pub use python::{Python, PythonError};

use std::{path::PathBuf, time::Duration};

use serde::Deserialize;
use serde_json::{Value as Json, json};
use stratege_confine::{Lost, Patience, Process};
use stratege_core::Watch;

use crate::value::{Style, Value};

/// Bytes that an interpreter may use.
const MEMORY: u64 = 2 << 30;

/// Seconds that loading a file may take besides: libraries are loaded with it.
const LOADING: f64 = 5.0;

/// How much longer than its limit a process is waited for: it ends itself and says where it was.
const GRACE: Duration = Duration::from_secs(10);

/// The name that tracebacks give to the file.
const CHECKED: &str = "File \"<checked>\", line ";

/// The file in an interpreter, which is started anew whenever it is lost.
pub(crate) struct Runner<'a> {
    python: &'a Python,
    path: PathBuf,
    /// Time for each call.
    seconds: f64,
    /// The seed of all random draws.
    seed: u64,
    watch: &'a dyn Watch,
    process: Option<Process>,
    /// Whether only what defines something is run, because the rest fails.
    definitions_only: bool,
}

/// What a file does when it is loaded.
#[derive(Clone, Debug, Default)]
pub(crate) struct Loaded {
    pub(crate) functions: Vec<Function>,
    /// What stopped it.
    pub(crate) trouble: Option<Trouble>,
    /// What it tried and must not do.
    pub(crate) acts: Vec<Act>,
    /// The line from which it printed first.
    pub(crate) printed: Option<u32>,
}

/// A function that the file defines.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) line: u32,
    pub(crate) parameters: Vec<String>,
    /// Arguments that it needs.
    pub(crate) required: usize,
    /// Arguments that it takes; `None` if there is no limit.
    pub(crate) most: Option<usize>,
}

/// Something that a file tried and must not do.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
pub struct Act {
    /// `write`, `process`, `network`, `input` or `files`.
    pub act: String,
    /// Where.
    pub line: u32,
}

/// Why a file or a call did not come to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The file is not Python.
    Syntax {
        /// What Python says.
        message: String,
        /// Where.
        line: Option<u32>,
    },
    /// An exception.
    Raised {
        /// Its type.
        kind: String,
        /// What it says.
        message: String,
        /// Where.
        line: Option<u32>,
    },
    /// It took too long.
    Endless {
        /// Where it was.
        line: Option<u32>,
    },
    /// The interpreter itself ended.
    Died {
        /// Where it was.
        line: Option<u32>,
    },
    /// It did what it must not do.
    Forbidden(Act),
    /// The answer is too large, or too deep, to be looked at.
    Large,
}

impl Trouble {
    /// The line of the file, where it is known.
    pub fn line(&self) -> Option<u32> {
        match self {
            Trouble::Syntax { line, .. }
            | Trouble::Raised { line, .. }
            | Trouble::Endless { line }
            | Trouble::Died { line } => *line,
            Trouble::Forbidden(act) => Some(act.line),
            Trouble::Large => None,
        }
    }
}

/// What a call gave.
pub(crate) type Called = Result<crate::task::Answer, Trouble>;

/// Somebody wants to stop, or the interpreter does not follow the protocol.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Halt {
    /// Somebody wants to stop.
    #[error("stopped")]
    Stopped,
    /// There is no usable interpreter.
    #[error(transparent)]
    Python(#[from] PythonError),
}

impl<'a> Runner<'a> {
    /// Nothing runs yet.
    pub(crate) fn new(
        python: &'a Python,
        path: PathBuf,
        seconds: f64,
        seed: u64,
        watch: &'a dyn Watch,
    ) -> Runner<'a> {
        Runner { python, path, seconds, seed, watch, process: None, definitions_only: false }
    }

    /// Loads the file; what defines functions is loaded even if the rest of it fails.
    pub(crate) fn load(&mut self) -> Result<Loaded, Halt> {
        let loaded = self.load_once()?;
        let failed = matches!(
            loaded.trouble,
            Some(Trouble::Raised { .. } | Trouble::Endless { .. } | Trouble::Died { .. })
        );
        if !failed {
            return Ok(loaded);
        }
        self.definitions_only = true;
        self.process = None;
        let defined = self.load_once()?;
        Ok(Loaded { functions: defined.functions, ..loaded })
    }

    fn load_once(&mut self) -> Result<Loaded, Halt> {
        let question = json!({ "do": "load", "definitions": self.definitions_only });
        Ok(match self.ask(question)? {
            Err(trouble) => Loaded { trouble: Some(trouble), ..Loaded::default() },
            Ok(answer) => Loaded {
                functions: read(&answer["functions"]).unwrap_or_default(),
                trouble: trouble(&answer),
                acts: read(&answer["acts"]).unwrap_or_default(),
                printed: read(&answer["printed"]),
            },
        })
    }

    /// Loads the file again, so that it remembers no call.
    pub(crate) fn forget(&mut self) -> Result<(), Halt> {
        self.ready()?;
        let question = json!({ "do": "fresh", "definitions": self.definitions_only });
        // A file that is lost here is started anew, which is as good.
        self.ask(question).map(|_| ())
    }

    /// Calls a function.
    pub(crate) fn call(
        &mut self,
        name: &str,
        arguments: &[Value],
        style: Style,
    ) -> Result<Called, Halt> {
        self.ready()?;
        let given: Vec<Json> = arguments.iter().map(|value| value.to_json(style)).collect();
        let question = json!({ "do": "call", "name": name, "arguments": given, "seed": self.seed });
        let answer = match self.ask(question)? {
            Err(trouble) => return Ok(Err(trouble)),
            Ok(answer) => answer,
        };
        let acts: Vec<Act> = read(&answer["acts"]).unwrap_or_default();
        if let Some(act) = acts.into_iter().next() {
            return Ok(Err(Trouble::Forbidden(act)));
        }
        if let Some(trouble) = trouble(&answer) {
            return Ok(Err(trouble));
        }
        // What did not change is not sent back.
        let one = |(after, before): (&Json, &Value)| match after["same"].as_bool() {
            Some(true) => Some(before.clone()),
            _ => Value::from_json(after),
        };
        let after: Option<Vec<Value>> = answer["after"]
            .as_array()
            .and_then(|after| after.iter().zip(arguments).map(one).collect());
        let (Some(value), Some(after)) = (Value::from_json(&answer["value"]), after) else {
            return Err(self.rubbish().into());
        };
        let shared = answer["shared"].as_bool().unwrap_or(false);
        Ok(Ok(crate::task::Answer { value, after, shared }))
    }

    fn rubbish(&self) -> PythonError {
        PythonError::Protocol { program: self.python.name() }
    }

    /// Sees that the file is loaded.
    fn ready(&mut self) -> Result<(), Halt> {
        if self.process.is_none() {
            self.load_once()?;
        }
        Ok(())
    }

    /// Asks the interpreter, which is started if it does not run.
    fn ask(&mut self, mut question: Json) -> Result<Result<Json, Trouble>, Halt> {
        let besides = if question["do"] == "call" { 0.0 } else { LOADING };
        let seconds = self.seconds + besides;
        question["seconds"] = seconds.into();
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.python.start(&self.path, MEMORY, self.watch)?,
        };
        let time = Duration::from_secs_f64(seconds) + GRACE;
        match process.ask(question.to_string(), patience(time, &|| self.watch.stop())) {
            Ok(line) => {
                let answer: Json = serde_json::from_str(&line).map_err(|_| self.rubbish())?;
                self.process = Some(process);
                Ok(Ok(answer))
            }
            Err(Lost::Stopped) => Err(Halt::Stopped),
            Err(Lost::Silent) => Ok(Err(Trouble::Endless { line: None })),
            Err(Lost::TooLarge | Lost::TooLong(_)) => Err(self.rubbish().into()),
            Err(Lost::Ended) => {
                let words = process.end(Duration::ZERO).words;
                let line = words.split(CHECKED).nth(1).and_then(|rest| {
                    rest.split(|symbol: char| !symbol.is_ascii_digit()).next()?.parse().ok()
                });
                if words.starts_with("Timeout") {
                    return Ok(Err(Trouble::Endless { line }));
                }
                Ok(Err(Trouble::Died { line }))
            }
        }
    }
}

/// Waits for so long; how much memory is used is looked after elsewhere.
fn patience(time: Duration, stop: &dyn Fn() -> bool) -> Patience<'_> {
    Patience { time, memory: None, stop }
}

/// What an answer says about trouble.
fn trouble(answer: &Json) -> Option<Trouble> {
    let line = |part: &Json| part["line"].as_u64().map(|line| line as u32);
    let text = |part: &Json, name: &str| part[name].as_str().unwrap_or_default().to_owned();
    let (syntax, raised) = (&answer["syntax"], &answer["raised"]);
    if syntax.is_object() {
        return Some(Trouble::Syntax { message: text(syntax, "message"), line: line(syntax) });
    }
    if raised.is_object() {
        let (kind, message) = (text(raised, "kind"), text(raised, "message"));
        return Some(Trouble::Raised { kind, message, line: line(raised) });
    }
    answer["large"].as_bool().filter(|large| *large).map(|_| Trouble::Large)
}

fn read<T: serde::de::DeserializeOwned>(json: &Json) -> Option<T> {
    T::deserialize(json).ok()
}
