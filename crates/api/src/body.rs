//! The JSON of a request, read as strictly as it is described.

use serde::de::{DeserializeOwned, Error};
use serde_json::Value;
use stratege_words::Message;

use crate::Refusal;

/// Fields that hold lists; everywhere else a list is not what is meant.
///
/// A struct could be read from the list of its fields in their order, which nobody describes.
const LISTS: [&str; 8] =
    ["at", "first", "moves", "players", "second", "strategies", "targets", "values"];

/// Reads a request.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Refusal> {
    parse(bytes).map_err(|error| {
        Refusal::bad_request(Message::new("error-web-json").with("why", error.to_string()))
    })
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> serde_json::Result<T> {
    let value: Value = serde_json::from_slice(bytes)?;
    check_lists(&value, "")?;
    // Read from the bytes, what is wrong has a line and a column.
    serde_json::from_slice(bytes).or_else(|error| {
        // In JSON 1.0 is a whole number as good as 1.
        T::deserialize(whole(value)).map_err(|_| error)
    })
}

fn check_lists(value: &Value, name: &str) -> serde_json::Result<()> {
    match value {
        Value::Object(fields) => {
            fields.iter().try_for_each(|(name, field)| check_lists(field, name))
        }
        Value::Array(_) if !LISTS.contains(&name) => {
            let place = if name.is_empty() { String::new() } else { format!(" in `{name}`") };
            Err(Error::custom(format!("invalid type: sequence, expected an object{place}")))
        }
        _ => Ok(()),
    }
}

/// The same with whole numbers for numbers that are whole.
fn whole(value: Value) -> Value {
    /// Beyond this not every whole number can be written with a point.
    const SURE: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) => match number.as_f64().filter(|_| number.is_f64()) {
            Some(point) if point.fract() == 0.0 && point.abs() <= SURE => (point as i64).into(),
            _ => number.into(),
        },
        Value::Array(items) => items.into_iter().map(whole).collect(),
        Value::Object(fields) => {
            fields.into_iter().map(|(name, field)| (name, whole(field))).collect()
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Question {
        #[serde(default)]
        at: Option<[u32; 2]>,
        #[serde(default)]
        owners: Option<Box<Question>>,
        #[serde(default)]
        share: Option<f64>,
    }

    #[test]
    fn whole_numbers_may_have_a_point() {
        check(r#"{ "at": [1, 2] }"#, true);
        check(r#"{ "at": [1.0, 2e0] }"#, true);
        check(r#"{ "at": [1.5, 2] }"#, false);
        check(r#"{ "at": [-1.0, 2] }"#, false);
        check(r#"{ "at": [1e300, 2] }"#, false);
        check(r#"{ "at": [1.0, 2], "share": 0.5 }"#, true);
    }

    #[test]
    fn a_list_is_no_object() {
        check("[]", false);
        check("[null, null]", false);
        check(r#"{ "owners": [[1, 2]] }"#, false);
        check(r#"{ "owners": { "at": [1, 2] } }"#, true);
        check(r#"{ "owners": null }"#, true);
    }

    #[track_caller]
    fn check(text: &str, accepted: bool) {
        let question = parse::<Question>(text.as_bytes());
        assert_eq!(question.is_ok(), accepted, "{text}: {question:?}");
    }
}
