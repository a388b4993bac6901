//! The description of everything that can be asked, made from the types.

use serde_json::Value;
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};

use crate::{endpoint, refusals, shapes};

/// What is answered at once; whoever answers more adds that.
pub fn begun() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Stratège")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Every game of the catalogue: played, solved, drawn, ranked, learned."));
    let mut description = OpenApiBuilder::new().info(info.build()).build();
    endpoint::describe(&mut description);
    description
}

/// The whole document, with refusals and with what the types do not say.
pub fn finished(mut description: OpenApi) -> Value {
    refusals::describe(&mut description);
    shapes::unite(&mut description);
    shapes::exact(&description)
}
