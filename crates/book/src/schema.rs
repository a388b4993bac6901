//! The fields of a JSON document, as Markdown, from the types that write it.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use serde_json::Value;
use stratege_catalog::schema::{Described, described, documents};
use stratege_papers::ItemReport;

use crate::cards::table;

/// The documents that commands give with `--json`.
pub fn commands() -> Vec<Described> {
    let mut all = documents();
    all.push(described::<ItemReport>("reproduce"));
    all
}

/// Tables of the fields of what `command` gives, its own type first, then those within it.
pub(crate) fn reference(command: &str) -> Result<String> {
    let known = commands().into_iter().find(|document| document.command == command);
    let Described { name, schemas, .. } =
        known.with_context(|| format!("no document is described for `{command}`"))?;
    let mut schemas = schemas
        .iter()
        .map(|(name, schema)| Ok((name.as_str(), serde_json::to_value(schema)?)))
        .collect::<Result<Vec<_>>>()?;
    schemas.sort_by_key(|(known, _)| (*known != name, *known));
    let mut text = String::new();
    for (inner, schema) in &schemas {
        if *inner != name {
            let about = description(schema);
            writeln!(text, "**`{}`.** {about}\n", readable(inner))?;
        }
        writeln!(text, "{}", shape(schema))?;
    }
    Ok(text)
}

/// A type as a table of its fields, or in words if it has none.
fn shape(schema: &Value) -> String {
    let fields = fields(schema);
    if fields.is_empty() {
        return format!("It is written as {}.\n", kind(schema));
    }
    table(&["field", "type", "optional", "meaning"], fields.into_iter())
}

/// The rows of a table: the fields of an object, those of the parts it is made of included.
fn fields(schema: &Value) -> Vec<Vec<String>> {
    let parts = schema["allOf"].as_array().into_iter().flatten().flat_map(fields);
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let own = schema["properties"].as_object().into_iter().flatten().map(|(name, field)| {
        let always = required.iter().any(|known| known == name);
        let optional = if always { "" } else { "yes" };
        // What is optional may be null: that need not be said twice.
        let kind = kind(field);
        let kind = if always { &kind } else { kind.trim_end_matches(" or null") };
        vec![format!("`{name}`"), kind.to_owned(), optional.to_owned(), description(field)]
    });
    parts.chain(own).collect()
}

/// The type of a field in words.
fn kind(field: &Value) -> String {
    if let Some(reference) = field["$ref"].as_str() {
        return format!("`{}`", readable(reference.rsplit('/').next().unwrap_or(reference)));
    }
    if let Some(words) = field["enum"].as_array() {
        return join(words.iter().map(|word| format!("`{word}`")));
    }
    let ways = ["oneOf", "anyOf", "allOf"].iter().find_map(|key| field[key].as_array());
    if let Some(ways) = ways {
        return join(ways.iter().map(kind));
    }
    match &field["type"] {
        Value::Array(kinds) => {
            join(kinds.iter().map(|one| typed(one.as_str().unwrap_or_default(), field)))
        }
        Value::String(one) => typed(one, field),
        _ => "anything".to_owned(),
    }
}

fn typed(word: &str, field: &Value) -> String {
    match word {
        "array" => match field["prefixItems"].as_array() {
            Some(items) => {
                format!("[{}]", items.iter().map(kind).collect::<Vec<_>>().join(", "))
            }
            None => format!("list of {}", kind(&field["items"])),
        },
        "object" => match &field["additionalProperties"] {
            Value::Object(_) => format!("object of {}", kind(&field["additionalProperties"])),
            _ => "object".to_owned(),
        },
        other => other.to_owned(),
    }
}

/// Alternatives, each once, null last.
fn join(ways: impl Iterator<Item = String>) -> String {
    let mut kept: Vec<String> = Vec::new();
    for way in ways {
        if !kept.contains(&way) {
            kept.push(way);
        }
    }
    kept.sort_by_key(|way| way == "null");
    kept.join(" or ")
}

/// What a comment in the source says, on one line.
fn description(field: &Value) -> String {
    let own = field["description"].as_str();
    let mut ways = field["oneOf"].as_array().into_iter().flatten();
    let inner = ways.find_map(|way| way["description"].as_str());
    let text = own.or(inner).unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
    // Links to items of the source lead nowhere here.
    text.replace("[`crate::", "[`").replace("[`", "`").replace("`]", "`")
}

/// The name of a type as people would say it: `Split_u64` is a `Split` of numbers.
fn readable(name: &str) -> String {
    name.replace('_', " of ")
}

#[cfg(test)]
mod tests {
    use super::reference;

    #[test]
    fn fields_are_told_with_their_types() {
        check("solve", "| `best` | list of string |  |");
        check("solve", "| `distance` | integer | yes |");
        check("tournament", "**`");
        check("reproduce", "| `verdict` |");
    }

    #[test]
    fn command_without_a_document_is_refused() {
        assert!(reference("dance").is_err());
    }

    #[track_caller]
    fn check(command: &str, expected: &str) {
        let text = reference(command).expect("described");
        assert!(text.contains(expected), "{text}");
    }
}
