//! What is right, and what was obtained, as they are written in Python.

use crate::{
    task::Wrong,
    value::{Style, Value},
};

impl Wrong {
    /// What is right and what was obtained, as they are written in Python.
    pub(crate) fn both(&self, style: Style) -> (Option<String>, Option<String>) {
        let all = |values: &[Value]| Value::List(values.to_vec()).shown(style);
        let one = |value: &Value| value.shown(style);
        match self {
            Wrong::Value { expected, obtained }
            | Wrong::Argument { expected, after: obtained, .. } => {
                (Some(one(expected)), Some(one(obtained)))
            }
            Wrong::Changed { before, after, .. } => (Some(one(before)), Some(one(after))),
            Wrong::OneOf { expected, obtained }
            | Wrong::Contents { expected, obtained, .. }
            | Wrong::Successors { expected, obtained, .. } => {
                (Some(all(expected)), Some(one(obtained)))
            }
            Wrong::Kind { expected, obtained } => {
                (Some(expected.word().to_owned()), Some(one(obtained)))
            }
            Wrong::Layer { expected, obtained, .. } => (Some(all(expected)), Some(all(obtained))),
            Wrong::Shared { obtained } => (None, Some(one(obtained))),
            Wrong::MissingVertex { vertex } => (Some(one(vertex)), None),
            Wrong::SurplusVertex { vertex } => (None, Some(one(vertex))),
            Wrong::NoMove { .. } => (None, None),
            Wrong::Illegal { chosen, legal: good, .. }
            | Wrong::GivesAway { chosen, good, .. }
            | Wrong::Slow { chosen, good, .. }
            | Wrong::NotBest { chosen, good } => (Some(all(good)), Some(one(chosen))),
        }
    }

    /// Every answer that would be right, where one of several is.
    pub(crate) fn accepted(&self, style: Style) -> Vec<String> {
        match self {
            Wrong::OneOf { expected: good, .. }
            | Wrong::Illegal { legal: good, .. }
            | Wrong::GivesAway { good, .. }
            | Wrong::Slow { good, .. }
            | Wrong::NotBest { good, .. } => good.iter().map(|value| value.shown(style)).collect(),
            _ => Vec::new(),
        }
    }
}
