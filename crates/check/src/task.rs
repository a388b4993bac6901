//! What is asked of one function, as values: names, arguments, truth, and how answers are judged.

use std::rc::Rc;

use serde::Serialize;
use stratege_core::Text;

use crate::{
    random::Random,
    value::{Value, same_bag, surplus},
};

/// What the functions of a file are compared with: one game of one paper.
pub struct Sheet {
    /// The game, as the catalogue names it.
    pub game: &'static str,
    /// The paper that asks for the functions.
    pub paper: &'static str,
    /// The functions, in the order of the paper.
    pub tasks: Vec<Task>,
    /// Those that the paper gives, or does not speak of: they are checked, and earn nothing unless
    /// they are asked for by name.
    pub beyond: &'static [&'static str],
    /// The function whose answer shows whether boards are lists or tuples, where the paper
    /// leaves that open.
    pub(crate) shows_style: Option<&'static str>,
}

/// What is asked of one function.
pub struct Task {
    /// Its names: those of the paper first, then further French ones.
    pub french: &'static [&'static str],
    /// Its English names.
    pub english: &'static [&'static str],
    /// Its parameters, as the paper names them.
    pub parameters: &'static [&'static str],
    /// What it returns or does, in one sentence.
    pub about: Text,
    /// What is judged, each with its points.
    pub marks: &'static [Mark],
    pub(crate) cases: Box<dyn Fn(&mut Random) -> Cases>,
}

/// One thing that is judged about a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// What is judged.
    pub aspect: Aspect,
    /// What it is worth; what is worth nothing is told and never counted against a file.
    pub points: u32,
}

/// One of several ways to understand what a paper asks for; a function keeps to one of them.
#[derive(Clone, Copy, Debug)]
pub struct Reading {
    /// A stable word for scripts; readings that differ in details only share it.
    pub word: &'static str,
    /// What a function that follows it does.
    pub about: Text,
}

/// What can be judged about a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Aspect {
    /// The answer is right.
    Answer,
    /// A strategy: the move is legal.
    Legal,
    /// A strategy: it wins where it can.
    Wins,
    /// A strategy: it wins as fast as it can.
    Fast,
    /// A strategy: it makes the choice that its rule says.
    Best,
}

/// The answer, two points.
pub(crate) const ANSWER: &[Mark] = &[Mark { aspect: Aspect::Answer, points: 2 }];
/// A random strategy: any legal move.
pub(crate) const LEGAL: &[Mark] = &[Mark { aspect: Aspect::Legal, points: 2 }];
/// A strategy that wins, and as fast as it can.
pub(crate) const STRATEGY: &[Mark] = &[
    Mark { aspect: Aspect::Legal, points: 1 },
    Mark { aspect: Aspect::Wins, points: 2 },
    Mark { aspect: Aspect::Fast, points: 1 },
];
/// A strategy that wins; whether it is fast is told.
pub(crate) const STRATEGY_AT_LEISURE: &[Mark] = &[
    Mark { aspect: Aspect::Legal, points: 1 },
    Mark { aspect: Aspect::Wins, points: 2 },
    Mark { aspect: Aspect::Fast, points: 0 },
];
/// A strategy with a rule for its choice.
pub(crate) const RULE: &[Mark] =
    &[Mark { aspect: Aspect::Legal, points: 1 }, Mark { aspect: Aspect::Best, points: 2 }];

/// The positions on which a function is tried.
#[derive(Default)]
pub(crate) struct Cases {
    /// All small ones, the smallest first: the first that fails is a smallest one.
    pub(crate) small: Vec<Case>,
    /// Larger ones, drawn at random: one that fails is shrunk.
    pub(crate) large: Vec<Case>,
    /// The readings that the judges of every case follow, in their order; none where there is one.
    pub(crate) readings: &'static [Reading],
}

/// One call with what is right.
#[derive(Clone)]
pub(crate) struct Case {
    pub(crate) arguments: Vec<Value>,
    /// Further arguments, for functions that have room for them.
    pub(crate) optional: Vec<Value>,
    /// Whether the call makes no sense without the further arguments.
    pub(crate) needs_optional: bool,
    /// The position, as a picture in letters.
    pub(crate) board: String,
    /// Judges an answer by the first reading of the paper.
    pub(crate) judge: Rc<Judge>,
    /// Judges it by the other readings.
    pub(crate) others: Vec<Rc<Judge>>,
    /// Cases that are a little smaller.
    pub(crate) smaller: Option<Rc<Smaller>>,
}

pub(crate) type Judge = dyn Fn(&Answer) -> Vec<Failed>;
type Smaller = dyn Fn() -> Vec<Case>;

/// What a call gave.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) value: Value,
    /// The arguments after the call.
    pub(crate) after: Vec<Value>,
    /// Whether one list stands in several places of the value.
    pub(crate) shared: bool,
}

/// An aspect that is not as it should be.
#[derive(Clone, Debug)]
pub(crate) struct Failed {
    pub(crate) aspect: Aspect,
    pub(crate) wrong: Wrong,
    /// The known mistake that gives this answer.
    pub(crate) hint: Option<Text>,
    /// What to look at, where the answer is about several positions.
    pub(crate) board: Option<String>,
}

/// What is wrong with an answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Wrong {
    /// Another value is right.
    Value {
        /// What is right.
        expected: Value,
        /// What was returned.
        obtained: Value,
    },
    /// One of several other values is right.
    OneOf {
        /// What is right.
        expected: Vec<Value>,
        /// What was returned.
        obtained: Value,
    },
    /// The value is not even of the right kind.
    Kind {
        /// What is right.
        expected: Kind,
        /// What was returned.
        obtained: Value,
    },
    /// A list with other contents is right, in any order.
    Contents {
        /// What is right.
        expected: Vec<Value>,
        /// What was returned.
        obtained: Value,
        /// What is missing.
        missing: Vec<Value>,
        /// What should not be there, or not so often.
        surplus: Vec<Value>,
    },
    /// An argument was changed and must not be.
    Changed {
        /// Which one, from 0.
        argument: usize,
        /// Before the call.
        before: Value,
        /// After it.
        after: Value,
    },
    /// An argument should have been changed in another way.
    Argument {
        /// Which one, from 0.
        argument: usize,
        /// What is right.
        expected: Value,
        /// After the call.
        after: Value,
    },
    /// The rows are one and the same list.
    Shared {
        /// What was returned.
        obtained: Value,
    },
    /// A vertex that is not in the graph.
    MissingVertex {
        /// The vertex.
        vertex: Value,
    },
    /// A vertex that should not be in the graph.
    SurplusVertex {
        /// The vertex.
        vertex: Value,
    },
    /// A vertex with other successors.
    Successors {
        /// The vertex.
        vertex: Value,
        /// What is right.
        expected: Vec<Value>,
        /// What was returned.
        obtained: Value,
    },
    /// A layer of an attractor with other vertices.
    Layer {
        /// The rank.
        rank: usize,
        /// What is right.
        expected: Vec<Value>,
        /// What was returned.
        obtained: Vec<Value>,
    },
    /// A strategy has no move where it needs one.
    NoMove {
        /// The vertex.
        vertex: Value,
    },
    /// A move that the rules do not allow.
    Illegal {
        /// Where, if the answer holds several moves.
        vertex: Option<Value>,
        /// The move.
        chosen: Value,
        /// What the rules allow.
        legal: Vec<Value>,
    },
    /// A move that gives a win away, or a draw.
    GivesAway {
        /// Where, if the answer holds several moves.
        vertex: Option<Value>,
        /// The move.
        chosen: Value,
        /// Moves that keep it.
        good: Vec<Value>,
    },
    /// A move that wins later than necessary, or loses sooner.
    Slow {
        /// Where, if the answer holds several moves.
        vertex: Option<Value>,
        /// The move.
        chosen: Value,
        /// Moves to the end after it, itself included.
        moves: u32,
        /// Moves to the end after the best one.
        best_moves: u32,
        /// The best moves.
        good: Vec<Value>,
    },
    /// A choice that is not the one the strategy's rule makes.
    NotBest {
        /// The choice.
        chosen: Value,
        /// What the rule says.
        good: Vec<Value>,
    },
}

/// What kind of value a function returns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `True` or `False`.
    Truth,
    /// A number.
    Number,
    /// A list.
    List,
    /// A list of pairs.
    Pairs,
    /// A pair.
    Pair,
    /// A list of four lists.
    FourLists,
    /// A dictionary from vertices to lists of vertices.
    Graph,
    /// A dictionary from vertices to vertices.
    Choices,
    /// A list of layers, or a dictionary of ranks.
    Layers,
    /// A list of lists.
    Grid,
}

impl Cases {
    /// Small ones only.
    pub(crate) fn small(small: impl IntoIterator<Item = Case>) -> Cases {
        Cases { small: small.into_iter().collect(), ..Cases::default() }
    }

    /// The same, and larger ones.
    pub(crate) fn and_large(self, large: impl IntoIterator<Item = Case>) -> Cases {
        Cases { large: large.into_iter().collect(), ..self }
    }

    /// The same cases, which are judged by each of these readings.
    pub(crate) fn read_as(self, readings: &'static [Reading]) -> Cases {
        Cases { readings, ..self }
    }
}

impl Case {
    /// A call.
    pub(crate) fn new(
        arguments: impl IntoIterator<Item = Value>,
        judge: impl Fn(&Answer) -> Vec<Failed> + 'static,
    ) -> Case {
        Case {
            arguments: arguments.into_iter().collect(),
            optional: Vec::new(),
            needs_optional: false,
            board: String::new(),
            judge: Rc::new(judge),
            others: Vec::new(),
            smaller: None,
        }
    }

    /// A call that returns `expected` and leaves its arguments alone.
    pub(crate) fn returning(
        arguments: impl IntoIterator<Item = Value>,
        kind: Kind,
        expected: impl Into<Value>,
    ) -> Case {
        let expected = expected.into();
        let mut case = Case::new(arguments, |_| Vec::new());
        let before = case.arguments.clone();
        case.judge = Rc::new(move |answer| {
            answer_is(answer, kind, &expected).or_else(|| unchanged(answer, &before)).failing()
        });
        case
    }

    /// A call that returns the things `expected`, in any order, and leaves its arguments alone.
    pub(crate) fn listing(
        arguments: impl IntoIterator<Item = Value>,
        kind: Kind,
        expected: Vec<Value>,
    ) -> Case {
        let mut case = Case::new(arguments, |_| Vec::new());
        let before = case.arguments.clone();
        case.judge = Rc::new(move |answer| {
            contents_are(&answer.value, kind, &expected)
                .or_else(|| unchanged(answer, &before))
                .failing()
        });
        case
    }

    /// The same case, judged by one more reading.
    pub(crate) fn or_by(mut self, judge: impl Fn(&Answer) -> Vec<Failed> + 'static) -> Case {
        self.others.push(Rc::new(judge));
        self
    }

    /// The judge of a reading.
    pub(crate) fn judge_by(&self, reading: usize) -> &Judge {
        let other = reading.checked_sub(1).and_then(|place| self.others.get(place));
        other.unwrap_or(&self.judge).as_ref()
    }

    /// The same case with a picture.
    pub(crate) fn on(self, board: impl Into<String>) -> Case {
        Case { board: board.into(), ..self }
    }

    /// The same case with further arguments, for functions that have room for them.
    pub(crate) fn with_optional(self, optional: impl IntoIterator<Item = Value>) -> Case {
        Case { optional: optional.into_iter().collect(), ..self }
    }

    /// The same case, which says how to make it smaller.
    pub(crate) fn shrinking(self, smaller: impl Fn() -> Vec<Case> + 'static) -> Case {
        Case { smaller: Some(Rc::new(smaller)), ..self }
    }

    /// The same case, which knows what a known mistake returns.
    pub(crate) fn hinting(self, mistaken: impl Into<Value>, hint: Text) -> Case {
        let (mistaken, judge) = (mistaken.into(), self.judge);
        Case {
            judge: Rc::new(move |answer| {
                let mut failures = judge(answer);
                if answer.value.same(&mistaken) {
                    failures.iter_mut().for_each(|failed| failed.hint = Some(hint));
                }
                failures
            }),
            ..self
        }
    }
}

/// Turns what is wrong with an answer into the failure of a whole function.
pub(crate) trait Failing {
    /// The failures, none if nothing is wrong.
    fn failing(self) -> Vec<Failed>;
}

impl Failing for Option<Wrong> {
    fn failing(self) -> Vec<Failed> {
        self.map(|wrong| failed(Aspect::Answer, wrong)).into_iter().collect()
    }
}

/// The failure of one aspect.
pub(crate) fn failed(aspect: Aspect, wrong: Wrong) -> Failed {
    Failed { aspect, wrong, hint: None, board: None }
}

/// What fails where a strategy with a rule makes no choice that the rules know.
pub(crate) fn no_choice(wrong: &Wrong) -> Vec<Failed> {
    [Aspect::Legal, Aspect::Best].map(|aspect| failed(aspect, wrong.clone())).to_vec()
}

/// What is wrong if the answer should be `expected`.
pub(crate) fn answer_is(answer: &Answer, kind: Kind, expected: &Value) -> Option<Wrong> {
    let obtained = answer.value.clone();
    if !kind.fits(&obtained) {
        return Some(Wrong::Kind { expected: kind, obtained });
    }
    if obtained.same(expected) {
        return None;
    }
    Some(Wrong::Value { expected: expected.clone(), obtained })
}

/// What is wrong if the answer should be a list of `expected` in any order.
pub(crate) fn contents_are(value: &Value, kind: Kind, expected: &[Value]) -> Option<Wrong> {
    let obtained = value.clone();
    let items = match value.items() {
        Some(items) if kind.fits(value) => items,
        _ => return Some(Wrong::Kind { expected: kind, obtained }),
    };
    if same_bag(items, expected) {
        return None;
    }
    Some(Wrong::Contents {
        missing: surplus(expected, items),
        surplus: surplus(items, expected),
        expected: expected.to_vec(),
        obtained,
    })
}

/// What is wrong if no argument may be changed.
pub(crate) fn unchanged(answer: &Answer, before: &[Value]) -> Option<Wrong> {
    // What is passed as code comes back as nothing.
    let pairs = before.iter().zip(&answer.after).enumerate();
    let mut changed = pairs.filter(|(_, (before, after))| !before.is_code() && !before.same(after));
    changed.next().map(|(argument, (before, after))| Wrong::Changed {
        argument,
        before: before.clone(),
        after: after.clone(),
    })
}

impl Kind {
    /// Whether a value is of this kind.
    pub(crate) fn fits(self, value: &Value) -> bool {
        let pair = |value: &Value| {
            !matches!(value, Value::Set(_)) && value.items().is_some_and(|items| items.len() == 2)
        };
        let all = |test: &dyn Fn(&Value) -> bool| {
            value.items().is_some_and(|items| items.iter().all(test))
        };
        match self {
            Kind::Truth => value.truth().is_some(),
            Kind::Number => value.number().is_some(),
            Kind::List => value.items().is_some(),
            Kind::Pairs => all(&pair),
            Kind::Pair => pair(value),
            Kind::FourLists => {
                all(&|item| item.items().is_some())
                    && value.items().is_some_and(|items| items.len() == 4)
            }
            Kind::Graph | Kind::Choices => matches!(value, Value::Dict(_)),
            Kind::Layers => matches!(value, Value::Dict(_)) || all(&|item| item.items().is_some()),
            Kind::Grid => all(&|item| item.items().is_some()),
        }
    }
}

impl Sheet {
    /// Whether the paper asks for this function.
    pub fn asks_for(&self, task: &Task) -> bool {
        !self.beyond.contains(&task.name())
    }
}

impl Task {
    /// Its name in the paper.
    pub fn name(&self) -> &'static str {
        self.french[0]
    }

    /// All its names.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.french.iter().chain(self.english).copied()
    }

    /// Whether it goes by this name.
    pub fn is_called(&self, name: &str) -> bool {
        self.names().any(|known| known == name || known.len() > 2 && normal(known) == normal(name))
    }
}

/// A name without what people write in different ways.
pub(crate) fn normal(name: &str) -> String {
    name.replace('_', "").to_lowercase()
}
