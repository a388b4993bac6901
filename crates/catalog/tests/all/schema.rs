//! The shapes of answers are told whole, and are those of the answers.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::{Value, to_value};
use stratege_catalog::{
    ArenaRequest, Catalog, JobRequest, TreeRequest,
    core::Limits,
    schema::{Described, documents},
};

#[test]
fn every_field_is_explained_and_every_type_is_there() {
    for document in documents() {
        for (name, schema) in &document.schemas {
            let schema = to_value(schema).expect("a schema is JSON");
            for (field, shape) in properties(&schema) {
                // The library forgets what fields of generic types (`Split_u64`) say.
                let explained = is_explained(shape) || name.contains('_');
                assert!(explained, "{}: {name}.{field}: {shape}", document.command);
            }
            for reference in references(&schema) {
                let known = document.schemas.iter().any(|(known, _)| *known == reference);
                assert!(known, "{}: {name} refers to {reference}", document.command);
            }
        }
    }
}

#[test]
fn answers_have_the_fields_that_are_told() {
    let catalog = Catalog::new();
    let game = catalog.open("chomp:2x3").expect("a game");
    let limits = Limits::default();
    let solved = game.solve(&JobRequest::default(), limits).expect("small");
    check("solve", &solved);
    check("count", &game.count(None, limits).expect("small"));
    let request = ArenaRequest { attractor: Some(1), ..ArenaRequest::default() };
    check("graph", &game.arena(&request, limits).expect("small"));
    let domineering = catalog.open("domineering:2x2").expect("a game");
    let request = TreeRequest { depth: 2, ..TreeRequest::default() };
    check("tree", &domineering.tree(&request, limits).expect("small"));
}

/// The fields of `answer` are told, and those that are always there are in it.
#[track_caller]
fn check(command: &str, answer: &impl Serialize) {
    let told = documents().into_iter().find(|document| document.command == command);
    let Described { name, schemas, .. } = told.expect("a known command");
    let (_, schema) = schemas.iter().find(|(known, _)| *known == name).expect("its type");
    let schema = to_value(schema).expect("a schema is JSON");
    let told: BTreeSet<&str> = properties(&schema).map(|(field, _)| field).collect();
    let answer = to_value(answer).expect("an answer is JSON");
    let fields: BTreeSet<&str> =
        answer.as_object().expect("an object").keys().map(String::as_str).collect();
    assert!(fields.is_subset(&told), "{command}: {fields:?} against {told:?}");
    for required in schema["required"].as_array().expect("required fields") {
        let required = required.as_str().expect("a name");
        assert!(fields.contains(required), "{command}: no {required}");
    }
}

fn properties(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let fields = schema.get("properties").and_then(Value::as_object).into_iter().flatten();
    fields.map(|(name, shape)| (name.as_str(), shape))
}

/// Whether a field, or each way of writing it but null, says what it is.
fn is_explained(shape: &Value) -> bool {
    let ways = shape.get("oneOf").and_then(Value::as_array).into_iter().flatten();
    let mut ways = ways.filter(|way| way["type"] != "null").peekable();
    let told = shape.get("description").is_some() || shape.get("$ref").is_some();
    told || (ways.peek().is_some() && ways.all(is_explained))
}

/// The names of the types that a schema refers to, at any depth.
fn references(schema: &Value) -> Vec<String> {
    match schema {
        Value::Object(fields) => {
            let own = fields.get("$ref").and_then(Value::as_str);
            let own = own.and_then(|path| path.rsplit('/').next()).map(str::to_owned);
            own.into_iter().chain(fields.values().flat_map(references)).collect()
        }
        Value::Array(items) => items.iter().flat_map(references).collect(),
        _ => Vec::new(),
    }
}
