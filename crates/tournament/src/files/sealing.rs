//! JSON documents with a checksum of themselves.
//!
//! The checksum is the CRC-32 of the document without its field `checksum`, written without
//! blanks and with the fields of every object in the order of their bytes. Blanks and the order
//! of fields may change; nothing else may.

use serde::Serialize;
use serde_json::Value;

use super::crc32;

/// The field that holds the checksum.
pub const CHECKSUM: &str = "checksum";

/// What the checksum of a document says about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seal {
    /// It is as it was written.
    Whole,
    /// It was changed or damaged.
    Broken,
    /// It has no checksum: nobody knows.
    Missing,
}

/// The checksum of a document as it will be read, in eight hexadecimal digits.
pub fn checksum_of(document: &impl Serialize) -> serde_json::Result<String> {
    // A number that is read need not be the last digit of the one that was written.
    let text = serde_json::to_string(document)?;
    Ok(sum(&serde_json::from_str(&text)?))
}

/// Whether a document that was read has the right checksum.
pub fn seal_of(document: &Value) -> Seal {
    match document.get(CHECKSUM) {
        None => Seal::Missing,
        Some(found) if *found == sum(document) => Seal::Whole,
        Some(_) => Seal::Broken,
    }
}

fn sum(document: &Value) -> String {
    let mut text = String::new();
    match document {
        Value::Object(fields) => {
            let rest = fields.iter().filter(|(name, _)| *name != CHECKSUM);
            write_object(rest.collect(), &mut text);
        }
        other => write(other, &mut text),
    }
    format!("{:08x}", crc32(text.as_bytes()))
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Object(fields) => write_object(fields.iter().collect(), text),
        Value::Array(items) => {
            text.push('[');
            for (index, item) in items.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        plain => text.push_str(&plain.to_string()),
    }
}

fn write_object(mut fields: Vec<(&String, &Value)>, text: &mut String) {
    fields.sort_by_key(|(name, _)| *name);
    text.push('{');
    for (index, (name, value)) in fields.into_iter().enumerate() {
        if index > 0 {
            text.push(',');
        }
        text.push_str(&Value::from(name.as_str()).to_string());
        text.push(':');
        write(value, text);
    }
    text.push('}');
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn blanks_and_the_order_of_fields_do_not_matter_and_everything_else_does() {
        let document = json!({ "b": [1, 2.5, "é\n"], "a": { "y": null, "x": true } });
        let sum = checksum_of(&document).expect("JSON");
        assert_eq!(
            sum,
            format!("{:08x}", crc32(r#"{"a":{"x":true,"y":null},"b":[1,2.5,"é\n"]}"#.as_bytes()))
        );
        let read = |text: &str| serde_json::from_str(text).expect("JSON");
        let text = format!(
            r#"{{ "a": {{"x":true, "y":null}}, "checksum": "{sum}",
                "b": [1,2.5,"é\n"] }}"#
        );
        assert_eq!(seal_of(&read(&text)), Seal::Whole);
        for (one, other) in [("2.5", "2.6"), ("true", "false"), ("\"y\"", "\"z\""), ("é", "e")] {
            assert_eq!(seal_of(&read(&text.replace(one, other))), Seal::Broken, "{one}");
        }
        assert_eq!(seal_of(&document), Seal::Missing);
        assert_eq!(seal_of(&read(&text.replace(&sum, "12345678"))), Seal::Broken);
    }

    #[test]
    fn every_number_has_the_checksum_that_is_found_when_it_is_read() {
        for step in 0..2000 {
            let number = f64::from(step) * 0.001_234_567_891_2 + 1.0 / 3.0;
            let sum = checksum_of(&json!({ "number": number })).expect("JSON");
            let text = json!({ "number": number, "checksum": sum }).to_string();
            let read: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(seal_of(&read), Seal::Whole, "{text}");
        }
    }
}
