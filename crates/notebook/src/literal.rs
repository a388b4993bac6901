//! Values that were computed, as Python or in a sentence.

use serde_json::Value;

use crate::{Language, language::number};

/// Where a value is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In Python.
    Code,
    /// In a sentence.
    Prose(Language),
}

/// A value as it is written there.
pub(crate) fn literal(value: &Value, place: Place) -> String {
    match place {
        Place::Code => python(value),
        Place::Prose(language) => prose(value, language),
    }
}

fn python(value: &Value) -> String {
    match value {
        Value::Null => "None".to_owned(),
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => format!("{text:?}"),
        Value::Array(items) => {
            format!("[{}]", items.iter().map(python).collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name:?}: {}", python(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
        }
    }
}

fn prose(value: &Value, language: Language) -> String {
    match value {
        Value::Number(plain) => number(language, &plain.to_string()),
        Value::String(text) => text.clone(),
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(|item| prose(item, language)).collect();
            // A comma would be taken for a decimal one.
            let decimals = language == Language::Fr && items.iter().any(|item| item.contains(','));
            items.join(if decimals { "\u{202f}; " } else { ", " })
        }
        other => python(other),
    }
}

/// What follows `|` after a computed value.
pub(crate) fn filtered(value: Value, filter: &str) -> Value {
    let (name, argument) = filter.split_once(' ').unwrap_or((filter, ""));
    match name {
        "" => value,
        "is" => argument.parse().is_ok_and(|number: i64| value == number).into(),
        "length" => length(&value).into(),
        "lengths" => items(&value).iter().map(length).collect(),
        "sum" => items(&value).iter().filter_map(Value::as_u64).sum::<u64>().into(),
        "digits" => {
            let digits: usize = argument.parse().expect("a number of digits");
            rounded(value.as_f64().expect("a number"), digits)
        }
        "percent" => {
            let digits: usize = argument.parse().expect("a number of digits");
            rounded(100.0 * value.as_f64().expect("a share"), digits)
        }
        "row-column" => cells(&value, |column, row| [row - 1, column].into_iter().collect()),
        "index" => cells(&value, |column, row| (3 * (3 - row) + column).into()),
        _ => panic!("there is no filter `{name}`"),
    }
}

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn length(value: &Value) -> usize {
    items(value).len()
}

/// A number with so many digits after the point, which are kept even if they are zero.
fn rounded(number: f64, digits: usize) -> Value {
    let text = format!("{number:.digits$}");
    serde_json::from_str(&text).map_or(Value::Null, |number: serde_json::Number| {
        // What JSON reads may lose a zero at the end: the text is what is written.
        if number.to_string() == text { number.into() } else { text.into() }
    })
}

/// Cells such as `c2`, named otherwise: from column (0 is `a`) and row (1 is the lowest).
fn cells(value: &Value, name: fn(i64, i64) -> Value) -> Value {
    match value {
        Value::Array(items) => items.iter().map(|item| cells(item, name)).collect(),
        other => {
            let cell = other.as_str().expect("a cell");
            let column = cell.bytes().next().map_or(0, |letter| i64::from(letter) - 97);
            let row = cell[1..].parse().expect("a row");
            name(column, row)
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_become_python() {
        check(
            json!([1, [true, null], "c2", 0.5]),
            "",
            Place::Code,
            "[1, [True, None], \"c2\", 0.5]",
        );
        check(json!([[1, 2], [3]]), "lengths", Place::Code, "[2, 1]");
        check(json!(2), "is 1", Place::Code, "False");
    }

    #[test]
    fn values_become_words() {
        let french = Place::Prose(Language::Fr);
        check(json!(5478), "", french, "5\u{202f}478");
        check(json!([0.5, 1.25]), "", french, "0,5\u{202f}; 1,25");
        check(json!(0.534_359), "percent 1", french, "53,4");
        check(json!("c2"), "row-column", french, "1, 2");
        check(json!("b2"), "index", french, "4");
    }

    #[track_caller]
    fn check(value: Value, filter: &str, place: Place, text: &str) {
        assert_eq!(literal(&filtered(value, filter), place), text);
    }
}
