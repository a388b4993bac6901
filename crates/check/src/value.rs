//! Python values, as they are sent, received, compared and shown.

use std::fmt;

use serde_json::{Value as Json, json};

/// Numbers that differ by less are equal: they were rounded on the way.
const TOLERANCE: f64 = 1e-9;

/// A value of Python.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `None`.
    None,
    /// `True` or `False`.
    Bool(bool),
    /// A whole number below 2^53.
    Int(i64),
    /// Any other number.
    Float(f64),
    /// A string.
    Text(String),
    /// A list.
    List(Vec<Value>),
    /// A tuple.
    Tuple(Vec<Value>),
    /// A set.
    Set(Vec<Value>),
    /// A dictionary.
    Dict(Vec<(Value, Value)>),
    /// A board that is a list or a tuple, whichever the file uses.
    Board(Vec<Value>),
    /// An expression, for functions that are arguments.
    Code(&'static str),
    /// A value too long to be shown, with what is shown instead.
    Named(String, Box<Value>),
    /// Something else: its type, and how it is written.
    Other(String, String),
}

/// What a board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// `('.', '.', …)`.
    Tuple,
    /// `['.', '.', …]`.
    List,
}

impl Value {
    /// A pair.
    pub(crate) fn pair(first: impl Into<Value>, second: impl Into<Value>) -> Value {
        Value::Tuple(vec![first.into(), second.into()])
    }

    /// A list.
    pub(crate) fn list<V: Into<Value>>(items: impl IntoIterator<Item = V>) -> Value {
        Value::List(items.into_iter().map(Into::into).collect())
    }

    /// A tuple.
    pub(crate) fn tuple<V: Into<Value>>(items: impl IntoIterator<Item = V>) -> Value {
        Value::Tuple(items.into_iter().map(Into::into).collect())
    }

    /// The parts of a list, a tuple, a set or a board.
    pub(crate) fn items(&self) -> Option<&[Value]> {
        match self {
            Value::List(items) | Value::Tuple(items) | Value::Set(items) | Value::Board(items) => {
                Some(items)
            }
            Value::Named(_, value) => value.items(),
            _ => None,
        }
    }

    /// Whether it is a function, which does not come back.
    pub(crate) fn is_code(&self) -> bool {
        match self {
            Value::Code(_) => true,
            Value::Named(_, value) => value.is_code(),
            _ => false,
        }
    }

    /// A whole number, also if it is written as `2.0` or `True`.
    pub(crate) fn whole(&self) -> Option<i64> {
        match self {
            Value::Int(number) => Some(*number),
            Value::Bool(truth) => Some((*truth).into()),
            Value::Float(number) if number.fract() == 0.0 && number.abs() < 1e15 => {
                Some(*number as i64)
            }
            _ => None,
        }
    }

    /// Any number.
    pub(crate) fn number(&self) -> Option<f64> {
        match self {
            Value::Float(number) => Some(*number),
            Value::Int(number) => Some(*number as f64),
            Value::Bool(truth) => Some(f64::from(u8::from(*truth))),
            _ => None,
        }
    }

    /// `True` or `False`, also if it is written as 1 or 0.
    pub(crate) fn truth(&self) -> Option<bool> {
        match self.number() {
            Some(0.0) => Some(false),
            Some(1.0) => Some(true),
            _ => None,
        }
    }

    /// The whole numbers of a list or a tuple.
    pub(crate) fn wholes(&self) -> Option<Vec<i64>> {
        self.items()?.iter().map(Value::whole).collect()
    }

    /// Whether both mean the same: lists and tuples are alike, and numbers have a tolerance.
    pub(crate) fn same(&self, other: &Value) -> bool {
        if let (Some(one), Some(two)) = (self.number(), other.number()) {
            return same_number(one, two);
        }
        match (self, other) {
            (Value::Named(_, value), other) | (other, Value::Named(_, value)) => value.same(other),
            (Value::Set(one), _) | (_, Value::Set(one)) => {
                let two = if matches!(self, Value::Set(_)) { other } else { self };
                two.items().is_some_and(|two| same_bag(one, two))
            }
            (Value::Dict(one), Value::Dict(two)) => {
                let has = |pairs: &[(Value, Value)], key: &Value, value: &Value| {
                    pairs.iter().any(|(other, held)| other.same(key) && held.same(value))
                };
                let alike = |((key, value), (other, held)): (&(Value, Value), &(Value, Value))| {
                    key.same(other) && value.same(held)
                };
                // Dictionaries keep their order: mostly they are alike entry by entry.
                one.len() == two.len()
                    && (one.iter().zip(two).all(alike)
                        || one.iter().all(|(key, value)| has(two, key, value)))
            }
            _ => match (self.items(), other.items()) {
                (Some(one), Some(two)) => {
                    one.len() == two.len() && one.iter().zip(two).all(|(one, two)| one.same(two))
                }
                _ => self == other,
            },
        }
    }

    /// What is sent.
    pub(crate) fn to_json(&self, style: Style) -> Json {
        let all = |items: &[Value]| -> Json {
            items.iter().map(|item| item.to_json(style)).collect::<Vec<_>>().into()
        };
        match self {
            Value::None => Json::Null,
            Value::Bool(truth) => (*truth).into(),
            Value::Int(number) => (*number).into(),
            Value::Float(number) => json!({ "float": number.to_string() }),
            Value::Text(text) => text.as_str().into(),
            Value::List(items) => all(items),
            Value::Set(items) => json!({ "set": all(items) }),
            Value::Dict(pairs) => {
                let pairs = pairs.iter().map(|(key, value)| {
                    // A list cannot be a key.
                    json!([key.to_json(Style::Tuple), value.to_json(style)])
                });
                json!({ "dict": pairs.collect::<Vec<_>>() })
            }
            Value::Board(items) if style == Style::List => all(items),
            Value::Tuple(items) | Value::Board(items) => json!({ "tuple": all(items) }),
            Value::Code(code) => json!({ "code": code }),
            Value::Named(_, value) => value.to_json(style),
            Value::Other(kind, text) => json!({ "other": [kind, text] }),
        }
    }

    /// What was received; `None` if the driver would never send it.
    pub(crate) fn from_json(json: &Json) -> Option<Value> {
        let all = |json: &Json| -> Option<Vec<Value>> {
            json.as_array()?.iter().map(Value::from_json).collect()
        };
        Some(match json {
            Json::Null => Value::None,
            Json::Bool(truth) => Value::Bool(*truth),
            Json::Number(number) => Value::Int(number.as_i64()?),
            Json::String(text) => Value::Text(text.clone()),
            Json::Array(_) => Value::List(all(json)?),
            Json::Object(object) => {
                let (kind, inside) = object.iter().next()?;
                match kind.as_str() {
                    "tuple" => Value::Tuple(all(inside)?),
                    "set" => Value::Set(all(inside)?),
                    "float" => Value::Float(inside.as_str()?.parse().ok()?),
                    "dict" => {
                        let pair = |pair: &Json| {
                            let pair = pair.as_array()?;
                            let (key, value) = (pair.first()?, pair.get(1)?);
                            Some((Value::from_json(key)?, Value::from_json(value)?))
                        };
                        Value::Dict(inside.as_array()?.iter().map(pair).collect::<Option<_>>()?)
                    }
                    "other" => {
                        let word = |index| Some(inside.get(index)?.as_str()?.to_owned());
                        Value::Other(word(0)?, word(1)?)
                    }
                    _ => return None,
                }
            }
        })
    }

    /// How it is written in Python.
    pub(crate) fn shown(&self, style: Style) -> String {
        let all = |items: &[Value]| -> String {
            items.iter().map(|item| item.shown(style)).collect::<Vec<_>>().join(", ")
        };
        match self {
            Value::Board(items) if style == Style::List => format!("[{}]", all(items)),
            Value::List(items) => format!("[{}]", all(items)),
            Value::Tuple(items) | Value::Board(items) => {
                let end = if items.len() == 1 { "," } else { "" };
                format!("({}{end})", all(items))
            }
            Value::Set(items) if items.is_empty() => "set()".to_owned(),
            Value::Set(items) => format!("{{{}}}", all(items)),
            Value::Dict(pairs) => {
                let pair = |(key, value): &(Value, Value)| {
                    format!("{}: {}", key.shown(Style::Tuple), value.shown(style))
                };
                format!("{{{}}}", pairs.iter().map(pair).collect::<Vec<_>>().join(", "))
            }
            Value::None => "None".to_owned(),
            Value::Bool(true) => "True".to_owned(),
            Value::Bool(false) => "False".to_owned(),
            Value::Int(number) => number.to_string(),
            Value::Float(number) => format!("{number:?}"),
            Value::Text(text) => format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'")),
            Value::Code(code) => (*code).to_owned(),
            Value::Other(_, text) | Value::Named(text, _) => text.clone(),
        }
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown(Style::Tuple))
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Bool(truth)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Float(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

/// Whether two numbers are equal up to rounding.
pub(crate) fn same_number(one: f64, two: f64) -> bool {
    // Next to an infinity every difference would be small.
    if one.is_infinite() || two.is_infinite() {
        return one.total_cmp(&two).is_eq();
    }
    (one - two).abs() <= TOLERANCE * one.abs().max(two.abs()).max(1.0)
}

/// Whether both hold the same things, in any order and equally often.
pub(crate) fn same_bag(one: &[Value], two: &[Value]) -> bool {
    one.len() == two.len() && surplus(one, two).is_empty()
}

/// What `one` holds more often than `two`.
pub(crate) fn surplus(one: &[Value], two: &[Value]) -> Vec<Value> {
    let mut left: Vec<&Value> = two.iter().collect();
    let mut more = Vec::new();
    for item in one {
        match left.iter().position(|other| other.same(item)) {
            Some(place) => {
                left.swap_remove(place);
            }
            None => more.push(item.clone()),
        }
    }
    more
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_tuples_and_numbers_are_alike() {
        let pair = Value::pair(0, 1);
        assert!(pair.same(&Value::List(vec![Value::Float(0.0), Value::Bool(true)])));
        assert!(!pair.same(&Value::pair(1, 0)));
        assert!(Value::Set(vec![1.into(), 2.into()]).same(&Value::list([2, 1])));
        assert!(Value::Float(f64::INFINITY).same(&Value::Float(f64::INFINITY)));
        assert!(!Value::Float(f64::INFINITY).same(&Value::Float(f64::NEG_INFINITY)));
        assert!(!Value::None.same(&Value::Bool(false)));
    }

    #[test]
    fn bags_count_how_often() {
        assert!(same_bag(&[1.into(), 2.into()], &[2.into(), 1.into()]));
        assert!(!same_bag(&[1.into(), 1.into()], &[1.into(), 2.into()]));
        assert_eq!(surplus(&[1.into(), 1.into()], &[1.into()]), [1.into()]);
    }

    #[test]
    fn values_are_written_as_in_python() {
        check(&Value::tuple([1]), "(1,)");
        check(&Value::pair(Value::list([3, 3]), true), "([3, 3], True)");
        check(&Value::Dict(vec![(Value::pair(1, 2), Value::None)]), "{(1, 2): None}");
        check(&Value::Float(f64::NEG_INFINITY), "-inf");
        check(&Value::Float(2.0), "2.0");
        check(&Value::from("it's"), r"'it\'s'");
    }

    /// Compares what is shown, and what comes back when it is sent.
    #[track_caller]
    fn check(value: &Value, shown: &str) {
        assert_eq!(value.to_string(), shown);
        assert_eq!(Value::from_json(&value.to_json(Style::Tuple)).as_ref(), Some(value));
    }
}
