//! Shapes that are put together from others, as one shape each.
//!
//! A struct within a struct is described as *all of* two shapes. If each of them allows no other
//! fields, nothing has both: such a shape is written as the one object that it is.

use std::collections::BTreeMap;

use utoipa::openapi::{
    OpenApi, RefOr, Schema,
    schema::{AdditionalProperties, AllOf, Object},
};

type Shapes = BTreeMap<String, RefOr<Schema>>;

/// Puts the parts of every strict shape together.
pub(super) fn unite(description: &mut OpenApi) {
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
