//! Jobs as data: what can be asked of a game, by which methods, with which options.
//!
//! A family of games gives lists of jobs ([`crate::families`]); help, JSON, page, Python and the
//! reference are made from what those lists say here.

use std::ops::{Bound, RangeBounds};

use serde::Serialize;
use stratege_core::Text;
use utoipa::ToSchema;

use crate::JobError;

/// One thing that can be chosen about a job.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JobOption {
    /// The word that names it, in every front end.
    pub name: &'static str,
    /// What it chooses, in one sentence.
    pub about: Text,
    /// What it takes.
    pub kind: OptionKind,
    /// What is meant where nothing is given; the job does without if there is nothing.
    pub default: Option<&'static str>,
}

/// What an option takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionKind {
    /// Nothing: it is given or not.
    Flag,
    /// A whole number in a range.
    Integer {
        /// The least that is allowed.
        low: i64,
        /// The most that is allowed.
        high: i64,
    },
    /// A number in a range.
    Real {
        /// The least that is allowed, or what it has to exceed.
        low: Bound<f64>,
        /// The most that is allowed.
        high: f64,
    },
    /// One word out of a list, each in English and in French.
    Word(&'static [(&'static str, &'static str)]),
    /// A name that only the game knows, such as that of a heuristic.
    Name,
}

impl OptionKind {
    /// The word for it in JSON.
    pub fn name(self) -> &'static str {
        match self {
            OptionKind::Flag => "flag",
            OptionKind::Integer { .. } => "integer",
            OptionKind::Real { .. } => "real",
            OptionKind::Word(_) => "word",
            OptionKind::Name => "name",
        }
    }
}

/// What somebody gives for an option, before it is checked.
#[derive(Clone, Debug, PartialEq)]
pub enum Given {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Integer(i64),
    /// A number.
    Real(f64),
    /// As it was typed.
    Text(String),
}

impl std::fmt::Display for Given {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Given::Flag(flag) => flag.fmt(f),
            Given::Integer(number) => number.fmt(f),
            Given::Real(number) => number.fmt(f),
            Given::Text(text) => text.fmt(f),
        }
    }
}

impl JobOption {
    /// What `given` means for this option; `None` if it means that it is not given.
    pub fn read(&self, given: &Given) -> Result<Option<Given>, JobError> {
        let refused = || JobError::OptionValue { option: *self, found: given.to_string() };
        let read = match (self.kind, given) {
            (OptionKind::Flag, Given::Flag(flag)) => return Ok(flag.then_some(Given::Flag(true))),
            (OptionKind::Integer { low, high }, _) => {
                let number = match given {
                    Given::Integer(number) => Some(*number),
                    Given::Text(text) => text.trim().parse().ok(),
                    _ => None,
                };
                number.filter(|number| (low..=high).contains(number)).map(Given::Integer)
            }
            (OptionKind::Real { low, high }, _) => {
                let number = match given {
                    Given::Integer(number) => Some(*number as f64),
                    Given::Real(number) => Some(*number),
                    Given::Text(text) => text.trim().replace(',', ".").parse().ok(),
                    Given::Flag(_) => None,
                };
                let range = (low, Bound::Included(high));
                number.filter(|number| range.contains(number)).map(Given::Real)
            }
            (OptionKind::Word(words), Given::Text(text)) => {
                let is_meant = |(en, fr): &&(&str, &str)| *en == text || *fr == text;
                words.iter().find(is_meant).map(|(en, _)| Given::Text((*en).to_owned()))
            }
            (OptionKind::Name, Given::Text(_)) => Some(given.clone()),
            _ => None,
        };
        read.map(Some).ok_or_else(refused)
    }
}

/// The options of a job after they were checked against its list.
#[derive(Clone, Debug, Default)]
pub struct Args {
    values: Vec<(&'static str, Given)>,
}

impl Args {
    /// Checks what is given against `options`; `method` is whose options they are, and `others`
    /// which further methods have which.
    pub(crate) fn check(
        options: &'static [JobOption],
        given: &[(&str, Given)],
        method: &str,
        others: &[MethodInfo],
    ) -> Result<Args, JobError> {
        let mut values: Vec<(&'static str, Given)> = Vec::new();
        for (name, given) in given {
            let Some(option) = options.iter().find(|option| option.name == *name) else {
                let has = |info: &&MethodInfo| info.options.iter().any(|other| other.name == *name);
                return Err(JobError::UnknownOption {
                    option: (*name).to_owned(),
                    method: method.to_owned(),
                    known: options.iter().map(|option| option.name).collect(),
                    methods: others.iter().filter(has).map(|info| info.name).collect(),
                });
            };
            values.extend(option.read(given)?.map(|value| (option.name, value)));
        }
        for option in options {
            let is_given = values.iter().any(|(name, _)| *name == option.name);
            if let Some(default) = option.default.filter(|_| !is_given) {
                let default = option.read(&Given::Text(default.to_owned()));
                values.extend(default?.map(|value| (option.name, value)));
            }
        }
        Ok(Args { values })
    }

    fn get(&self, name: &str) -> Option<&Given> {
        self.values.iter().find(|(known, _)| *known == name).map(|(_, value)| value)
    }

    /// Whether a flag is given.
    pub fn flag(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// A whole number, if it is given.
    pub fn integer(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Given::Integer(number)) => Some(*number),
            _ => None,
        }
    }

    /// A number, if it is given.
    pub fn real(&self, name: &str) -> Option<f64> {
        match self.get(name) {
            Some(Given::Real(number)) => Some(*number),
            _ => None,
        }
    }

    /// A word, if it is given.
    pub fn word(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(Given::Text(word)) => Some(word),
            _ => None,
        }
    }
}

/// Why a job does not apply to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Why {
    /// What the game lacks.
    pub why: Text,
    /// What to use instead.
    pub instead: &'static str,
}

impl Why {
    /// What the game lacks in both languages, and what to use instead.
    pub const fn new(en: &'static str, fr: &'static str, instead: &'static str) -> Why {
        Why { why: Text::new(en, fr), instead }
    }

    /// The error of a job that was asked for all the same.
    pub(crate) fn error(self, job: &str, game: &'static str) -> JobError {
        let Why { why, instead } = self;
        JobError::DoesNotApply { job: job.to_owned(), game, why, instead }
    }
}

/// What a game says about one job.
#[derive(Clone, Debug)]
pub struct JobInfo {
    /// The word that names it.
    pub name: &'static str,
    /// What it answers.
    pub about: Text,
    /// The ways to do it, the one that is used unless another is named first.
    pub methods: Vec<MethodInfo>,
    /// Why it does not apply to this game, if it does not.
    pub refusal: Option<Why>,
}

/// What a game says about one way to do a job.
#[derive(Clone, Debug)]
pub struct MethodInfo {
    /// The word that names it.
    pub name: &'static str,
    /// How it is done.
    pub about: Text,
    /// What can be chosen about it.
    pub options: &'static [JobOption],
    /// Why it does not apply to this game, if it does not.
    pub refusal: Option<Why>,
}

/// What to do, and how.
#[derive(Clone, Debug, Default)]
pub struct JobRequest<'a> {
    /// The position; the start if there is none.
    pub position: Option<&'a str>,
    /// The method; the first one of the job if there is none.
    pub method: Option<&'a str>,
    /// The options with what is given for them.
    pub options: Vec<(&'a str, Given)>,
}

impl<'a> JobRequest<'a> {
    /// About a position, with nothing chosen.
    pub fn at(position: Option<&'a str>) -> JobRequest<'a> {
        JobRequest { position, ..JobRequest::default() }
    }

    /// By a method, from the start.
    pub fn by(method: &'a str) -> JobRequest<'a> {
        JobRequest { method: Some(method), ..JobRequest::default() }
    }

    /// The same with an option.
    pub fn with(mut self, name: &'a str, given: Given) -> JobRequest<'a> {
        self.options.push((name, given));
        self
    }
}

/// A job as JSON: what it says about itself in one language, or in both.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JobCard<T: ToSchema> {
    /// The word that names it.
    pub name: &'static str,
    /// What it answers.
    pub about: T,
    /// The ways to do it, the one that is used unless another is named first.
    pub methods: Vec<MethodCard<T>>,
    /// Why it does not apply, if it does not.
    pub refusal: Option<RefusalCard<T>>,
}

/// A way to do a job as JSON.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MethodCard<T: ToSchema> {
    /// The word that names it.
    pub name: &'static str,
    /// How it is done.
    pub about: T,
    /// What can be chosen about it.
    pub options: Vec<OptionCard<T>>,
    /// Why it does not apply, if it does not.
    pub refusal: Option<RefusalCard<T>>,
}

/// An option as JSON.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionCard<T: ToSchema> {
    /// The word that names it.
    pub name: &'static str,
    /// `flag`, `integer`, `real`, `word` or `name`.
    pub kind: &'static str,
    /// What it chooses.
    pub about: T,
    /// What is meant where nothing is given.
    pub default: Option<&'static str>,
    /// Of numbers: the least.
    pub low: Option<f64>,
    /// Of numbers: what they have to exceed, instead.
    pub above: Option<f64>,
    /// Of numbers: the most.
    pub high: Option<f64>,
    /// Of `word`: what it may be.
    pub words: Vec<&'static str>,
}

/// Why a job does not apply, as JSON.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RefusalCard<T: ToSchema> {
    /// What the game lacks.
    pub why: T,
    /// What to use instead.
    pub instead: &'static str,
}

impl JobInfo {
    /// The same with its texts as `pick` gives them.
    pub fn card<T: ToSchema>(&self, pick: &dyn Fn(Text) -> T) -> JobCard<T> {
        JobCard {
            name: self.name,
            about: pick(self.about),
            methods: self.methods.iter().map(|method| method.card(pick)).collect(),
            refusal: self.refusal.map(|why| why.card(pick)),
        }
    }
}

impl MethodInfo {
    /// The same with its texts as `pick` gives them.
    pub fn card<T: ToSchema>(&self, pick: &dyn Fn(Text) -> T) -> MethodCard<T> {
        MethodCard {
            name: self.name,
            about: pick(self.about),
            options: self.options.iter().map(|option| option.card(pick)).collect(),
            refusal: self.refusal.map(|why| why.card(pick)),
        }
    }
}

impl JobOption {
    /// The same with its texts as `pick` gives them.
    pub fn card<T: ToSchema>(&self, pick: &dyn Fn(Text) -> T) -> OptionCard<T> {
        let (low, above, high) = match self.kind {
            OptionKind::Integer { low, high } => (Some(low as f64), None, Some(high as f64)),
            OptionKind::Real { low: Bound::Included(low), high } => (Some(low), None, Some(high)),
            OptionKind::Real { low: Bound::Excluded(low), high } => (None, Some(low), Some(high)),
            OptionKind::Real { low: Bound::Unbounded, high } => (None, None, Some(high)),
            OptionKind::Flag | OptionKind::Word(_) | OptionKind::Name => (None, None, None),
        };
        let words = match self.kind {
            OptionKind::Word(words) => words.iter().map(|(en, _)| *en).collect(),
            _ => Vec::new(),
        };
        let (name, kind, about) = (self.name, self.kind.name(), pick(self.about));
        OptionCard { name, kind, about, default: self.default, low, above, high, words }
    }
}

impl Why {
    fn card<T: ToSchema>(self, pick: &dyn Fn(Text) -> T) -> RefusalCard<T> {
        RefusalCard { why: pick(self.why), instead: self.instead }
    }
}
