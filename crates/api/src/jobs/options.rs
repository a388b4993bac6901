//! The options of jobs in requests: as the catalogue lists them.

use std::{collections::BTreeMap, ops::Bound};

use serde::Deserialize;
use serde_json::Value;
use stratege_catalog::{Catalog, Given, OptionKind};
use utoipa::openapi::{
    Object, ObjectBuilder, Schema, Type,
    schema::{AdditionalProperties, SchemaType},
};

/// What somebody gives for options, by their names.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(transparent)]
pub(crate) struct GivenOptions(BTreeMap<String, Value>);

impl GivenOptions {
    /// The same as the catalogue reads it; what is null is not given.
    pub(crate) fn list(&self) -> Vec<(&str, Given)> {
        let given = |value: &Value| match value {
            Value::Null => None,
            Value::Bool(flag) => Some(Given::Flag(*flag)),
            Value::Number(number) => Some(match number.as_i64() {
                Some(whole) => Given::Integer(whole),
                None => Given::Real(number.as_f64().unwrap_or(f64::NAN)),
            }),
            Value::String(text) => Some(Given::Text(text.clone())),
            other => Some(Given::Text(other.to_string())),
        };
        let given = self.0.iter().filter_map(|(name, value)| Some((name.as_str(), given(value)?)));
        given.collect()
    }
}

/// The options that these jobs have, as an object of the description of the server.
pub(crate) fn schema(jobs: &[&str]) -> Object {
    let options = Catalog::shared().options(jobs).into_iter();
    let whole = options.fold(ObjectBuilder::new(), |whole, (option, methods)| {
        let kind = match option.kind {
            OptionKind::Flag => Type::Boolean,
            OptionKind::Integer { .. } => Type::Integer,
            OptionKind::Real { .. } => Type::Number,
            OptionKind::Word(_) | OptionKind::Name => Type::String,
        };
        let about = format!("Of {}: {}.", methods.join(", "), option.about.en);
        let one = ObjectBuilder::new()
            .schema_type(SchemaType::from_iter([kind, Type::Null]))
            .description(Some(about));
        let one = match option.kind {
            OptionKind::Integer { low, high } => {
                one.minimum(Some(low as f64)).maximum(Some(high as f64))
            }
            OptionKind::Real { low, high } => match low {
                Bound::Included(low) => one.minimum(Some(low)),
                Bound::Excluded(low) => one.exclusive_minimum(Some(low)),
                Bound::Unbounded => one,
            }
            .maximum(Some(high)),
            _ => one,
        };
        whole.property(option.name, one)
    });
    whole.additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false))).build()
}
