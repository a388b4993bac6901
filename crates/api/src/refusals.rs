//! What every address may answer instead of an answer, for the description of the server.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Content, Header, OpenApi, Ref, Response, ResponseBuilder, path::Operation},
};

use crate::refusal::Refused;

/// Adds the refusals to every operation, and their shape to the types.
pub(crate) fn describe(description: &mut OpenApi) {
    let name = Refused::name().into_owned();
    let mut shapes = vec![(name.clone(), Refused::schema())];
    Refused::schemas(&mut shapes);
    description.components.get_or_insert_default().schemas.extend(shapes);
    let refusals = refusals(&name);
    for operation in operations(description) {
        for (status, response) in &refusals {
            let told = operation.responses.responses.entry((*status).to_owned());
            told.or_insert_with(|| response.clone().into());
        }
    }
}

fn refusals(shape: &str) -> [(&'static str, Response); 3] {
    let refused = |about: &str| {
        let content = Content::new(Some(Ref::from_schema_name(shape)));
        ResponseBuilder::new().description(about).content("application/json", content)
    };
    let mut seconds = Header::new(u64::schema());
    seconds.description = Some("Seconds after which to ask again.".to_owned());
    let busy = refused("Too many requests of this kind wait already.");
    [
        (
            "4XX",
            refused("The request is refused: what was wrong, and what would be right.").build(),
        ),
        ("429", busy.header("Retry-After", seconds).build()),
        ("5XX", refused("The server is being stopped, or has met a bug of its own.").build()),
    ]
}

fn operations(description: &mut OpenApi) -> impl Iterator<Item = &mut Operation> {
    description.paths.paths.values_mut().flat_map(|item| {
        let known = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete];
        let more = [&mut item.options, &mut item.head, &mut item.patch, &mut item.trace];
        known.into_iter().chain(more).flatten()
    })
}
