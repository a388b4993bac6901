//! What the types of the program do not say about their shapes by themselves.
//!
//! A struct within a struct is described as *all of* two shapes. If each of them allows no other
//! fields, nothing has both: such a shape is written as the one object that it is. Whole numbers
//! have a largest one, and of some fields one has to be there.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::openapi::{
    OpenApi, RefOr, Schema,
    schema::{AdditionalProperties, AllOf, Object},
};

type Shapes = BTreeMap<String, RefOr<Schema>>;

/// Puts the parts of every strict shape together.
pub(crate) fn unite(description: &mut OpenApi) {
    let Some(components) = &mut description.components else { return };
    let shapes = &mut components.schemas;
    let united: Vec<(String, Object)> = shapes
        .iter()
        .filter_map(|(name, shape)| Some((name.clone(), strict(shape, shapes)?)))
        .collect();
    for (name, object) in united {
        shapes.insert(name, Schema::Object(object).into());
    }
}

/// The whole description, with what types do not say.
pub(crate) fn exact(description: &OpenApi) -> Value {
    let mut description = json!(description);
    bound(&mut description);
    for name in ["Subject", "ExportRequest"] {
        // An arena is that of a game, or that of a dictionary.
        description["components"]["schemas"][name]["oneOf"] =
            json!([one_of(["game", "dictionary"]), one_of(["dictionary", "game"]),]);
    }
    description
}

/// The first of two fields, and not the second.
fn one_of([first, second]: [&str; 2]) -> Value {
    let properties = json!({ first: { "type": "string" }, second: { "type": "null" } });
    json!({ "type": "object", "required": [first], "properties": properties })
}

/// Tells the largest whole number of each kind, and the smallest where there is a sign; and says
/// of keys and of whole numbers what JSON makes of them.
fn bound(shape: &mut Value) {
    match shape {
        Value::Object(fields) => {
            let kind = fields.get("type");
            let is_whole = kind.is_some_and(|kind| {
                let kinds = kind.as_array().map_or(std::slice::from_ref(kind), Vec::as_slice);
                kinds.contains(&json!("integer"))
            });
            if is_whole {
                let is_short = fields.get("format") == Some(&json!("int32"));
                let is_signed = !fields.contains_key("minimum");
                let (low, high) = match (is_short, is_signed) {
                    (true, true) => (json!(i32::MIN), json!(i32::MAX)),
                    (true, false) => (json!(0), json!(u32::MAX)),
                    (false, true) => (json!(i64::MIN), json!(i64::MAX)),
                    (false, false) => (json!(0), json!(u64::MAX)),
                };
                fields.entry("minimum").or_insert(low);
                fields.entry("maximum").or_insert(high);
                if fields["minimum"] == json!(1) && fields["maximum"] == json!(2) {
                    // The number of a player: whoever reads this is told both, not a range.
                    let nobody = fields["type"].is_array().then_some(Value::Null);
                    let players = [json!(1), json!(2)].into_iter().chain(nobody);
                    fields.insert("enum".to_owned(), players.collect());
                }
            }
            // In JSON the names of fields are texts, whatever they are in the program.
            if fields.get("propertyNames").is_some_and(|names| names["type"] == "integer") {
                fields.remove("propertyNames");
            }
            // A whole number is a number too: it would be both of them.
            let is = |way: &Value, kind: &str| way["type"] == kind;
            let ways = fields.get("oneOf").and_then(Value::as_array);
            if ways.is_some_and(|ways| {
                ["integer", "number"].iter().all(|kind| ways.iter().any(|way| is(way, kind)))
            }) && let Some(ways) = fields.remove("oneOf")
            {
                fields.insert("anyOf".to_owned(), ways);
            }
            fields.values_mut().for_each(bound);
        }
        Value::Array(items) => items.iter_mut().for_each(bound),
        _ => {}
    }
}

/// The one object that a shape of several parts is, if one of them allows no other fields.
fn strict(shape: &RefOr<Schema>, shapes: &Shapes) -> Option<Object> {
    let RefOr::T(Schema::AllOf(_)) = shape else { return None };
    let object = object(shape, shapes)?;
    let allowed = object.additional_properties.as_deref();
    matches!(allowed, Some(AdditionalProperties::FreeForm(false))).then_some(object)
}

/// A shape as one object, if it is one.
fn object(shape: &RefOr<Schema>, shapes: &Shapes) -> Option<Object> {
    match shape {
        RefOr::Ref(reference) => {
            object(shapes.get(reference.ref_location.rsplit('/').next()?)?, shapes)
        }
        RefOr::T(Schema::Object(object)) => Some(object.clone()),
        RefOr::T(Schema::AllOf(AllOf { items, description, .. })) => {
            let parts = items.iter().map(|part| object(part, shapes));
            let mut parts = parts.collect::<Option<Vec<Object>>>()?.into_iter();
            let mut united = parts.next()?;
            for part in parts {
                united.properties.extend(part.properties);
                united.required.extend(part.required);
                united.additional_properties =
                    united.additional_properties.or(part.additional_properties);
            }
            united.description.clone_from(description);
            Some(united)
        }
        RefOr::T(_) => None,
    }
}
