//! What is found out about files: plain structs, the same for text and for JSON.
//!
//! Field names are stable.

use serde::Serialize;
use stratege_core::Text;

use crate::{
    runner::{Act, Trouble},
    task::{Aspect, Kind, Wrong},
};

/// What was found out about one file.
#[derive(Clone, Debug, Serialize)]
pub struct FileReport {
    /// Its path.
    pub file: String,
    /// Whether everything that it defines is right, and nothing else is wrong with it.
    pub right: bool,
    /// What its functions have earned.
    pub points: u32,
    /// What all functions together can earn.
    pub out_of: u32,
    /// What stopped it when it was loaded.
    pub trouble: Option<FileTrouble>,
    /// The line from which it first printed something when it was loaded.
    pub prints: Option<u32>,
    /// What it tried to do when it was loaded, and must not.
    pub forbidden: Vec<Act>,
    /// The functions, in the order of the paper.
    pub functions: Vec<FunctionReport>,
    /// The seed of everything random.
    pub seed: u64,
}

/// What stopped a file when it was loaded.
#[derive(Clone, Debug, Serialize)]
pub struct FileTrouble {
    /// `syntax`, `exception`, `endless` or `died`.
    pub reason: &'static str,
    /// Where.
    pub line: Option<u32>,
    /// What Python says.
    pub message: Option<String>,
    /// The same, for those who put it into words.
    #[serde(skip)]
    pub trouble: Trouble,
}

/// What was found out about one function.
#[derive(Clone, Debug, Serialize)]
pub struct FunctionReport {
    /// Its name in the paper.
    pub name: &'static str,
    /// Its name in the file, if it is there.
    pub defined: Option<String>,
    /// Where it begins.
    pub line: Option<u32>,
    /// Whether it earns points: the paper asks for it, or it was asked for by name.
    pub asked: bool,
    /// What is to be said about it.
    pub verdict: Verdict,
    /// How often it was called.
    pub calls: usize,
    /// What it has earned.
    pub points: u32,
    /// What it can earn.
    pub out_of: u32,
    /// What was judged about it.
    pub aspects: Vec<AspectReport>,
    /// A function of the file with nearly this name, if it is not there.
    pub nearest: Option<String>,
    /// Which reading of the paper it follows, where there are several.
    pub reading: Option<&'static str>,
    /// The same in both languages.
    #[serde(skip)]
    pub reading_text: Option<Text>,
}

/// What is to be said about a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing is wrong with it.
    Right,
    /// Something is wrong with it.
    Wrong,
    /// The file does not define it.
    Missing,
}

/// What was found out about one aspect of a function.
#[derive(Clone, Debug, Serialize)]
pub struct AspectReport {
    /// What was judged.
    pub aspect: Aspect,
    /// Whether it is as it should be.
    pub holds: bool,
    /// What it has earned.
    pub points: u32,
    /// What it can earn.
    pub out_of: u32,
    /// The smallest counter-example; none if another aspect's says it all.
    pub counterexample: Option<Finding>,
}

/// A call that shows what is wrong.
#[derive(Clone, Debug, Serialize)]
pub struct Finding {
    /// A stable word for what is wrong.
    pub reason: &'static str,
    /// The call, as it is typed.
    pub call: String,
    /// The position, as a picture in letters; empty if there is none.
    pub board: String,
    /// What is right, where that is a value.
    pub expected: Option<String>,
    /// What was obtained.
    pub obtained: Option<String>,
    /// The line of the file, where there is one.
    pub line: Option<u32>,
    /// The call before it without which the answer is right; empty if it takes several.
    pub after: Option<String>,
    /// The known mistake that gives this answer.
    pub hint: Option<&'static str>,
    /// What is wrong, for those who put it into words.
    #[serde(skip)]
    pub fault: FunctionFault,
    /// Every answer that would be right, where there are several.
    #[serde(skip)]
    pub accepted: Vec<String>,
    /// The hint in both languages.
    #[serde(skip)]
    pub hint_text: Option<Text>,
}

/// What is wrong with a function.
#[derive(Clone, Debug, PartialEq)]
pub enum FunctionFault {
    /// Its answer.
    Wrong(Wrong),
    /// It gave none.
    Trouble(Trouble),
    /// It has other parameters than the paper says.
    Parameters {
        /// What the paper says.
        expected: Vec<&'static str>,
        /// What the file says.
        found: Vec<String>,
    },
}

impl FileReport {
    /// How many functions have this verdict; of those that are missing, how many are asked for.
    pub fn count(&self, verdict: Verdict) -> usize {
        let is_counted = |function: &&FunctionReport| {
            function.verdict == verdict && (function.asked || verdict != Verdict::Missing)
        };
        self.functions.iter().filter(is_counted).count()
    }
}

impl FunctionReport {
    /// Takes its points away, and what it could earn; its verdict stays.
    pub(crate) fn earn_nothing(&mut self) {
        self.asked = false;
        (self.points, self.out_of) = (0, 0);
        for aspect in &mut self.aspects {
            (aspect.points, aspect.out_of) = (0, 0);
        }
    }
}

impl FunctionFault {
    /// A stable word for scripts.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            FunctionFault::Wrong(wrong) => wrong.word(),
            FunctionFault::Trouble(trouble) => trouble.word(),
            FunctionFault::Parameters { .. } => "parameters",
        }
    }
}

impl Trouble {
    /// A stable word for scripts.
    pub(crate) fn word(&self) -> &'static str {
        match self {
            Trouble::Syntax { .. } => "syntax",
            Trouble::Raised { .. } => "exception",
            Trouble::Endless { .. } => "endless",
            Trouble::Died { .. } => "died",
            Trouble::Forbidden(_) => "forbidden",
            Trouble::Large => "large",
        }
    }

    /// What Python says about it.
    pub(crate) fn message(&self) -> Option<String> {
        match self {
            Trouble::Syntax { message, .. } => Some(message.clone()),
            Trouble::Raised { kind, message, .. } if message.is_empty() => Some(kind.clone()),
            Trouble::Raised { kind, message, .. } => Some(format!("{kind}: {message}")),
            Trouble::Forbidden(act) => Some(act.act.clone()),
            _ => None,
        }
    }
}

impl Wrong {
    fn word(&self) -> &'static str {
        match self {
            Wrong::Value { .. } | Wrong::OneOf { .. } => "value",
            Wrong::Kind { .. } => "type",
            Wrong::Contents { .. } => "contents",
            Wrong::Changed { .. } => "changed",
            Wrong::Argument { .. } => "argument",
            Wrong::Shared { .. } => "shared",
            Wrong::MissingVertex { .. } => "missing-vertex",
            Wrong::SurplusVertex { .. } => "surplus-vertex",
            Wrong::Successors { .. } => "successors",
            Wrong::Layer { .. } => "layer",
            Wrong::NoMove { .. } => "no-move",
            Wrong::Illegal { .. } => "illegal",
            Wrong::GivesAway { .. } => "gives-away",
            Wrong::Slow { .. } => "slow",
            Wrong::NotBest { .. } => "not-best",
        }
    }
}

impl Kind {
    /// A stable word for scripts.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Kind::Truth => "bool",
            Kind::Number => "number",
            Kind::List => "list",
            Kind::Pairs => "list of pairs",
            Kind::Pair => "pair",
            Kind::FourLists => "four lists",
            Kind::Graph => "dict of lists",
            Kind::Choices => "dict",
            Kind::Layers | Kind::Grid => "list of lists",
        }
    }
}
