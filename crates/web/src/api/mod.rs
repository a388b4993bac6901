//! The addresses of the server, one file per subject.

pub(crate) mod arena;
pub(crate) mod choose;
mod dice;
pub(crate) mod games;
mod limits;
pub(crate) mod play;
mod position;
mod replay;

use std::sync::Arc;

use axum::{Json, Router, extract::DefaultBodyLimit, middleware, routing::get};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{app::Shared, assets, guard, jobs};

/// Everything the server answers.
pub(crate) fn router(app: Shared) -> Router {
    let (quick, mut description) = quick().split_for_parts();
    let (streams, more) = jobs::routes().split_for_parts();
    description.merge(more);
    let description = Arc::new(description);
    let settings = &app.settings;
    let quick = quick
        .route("/api/v1/openapi.json", get(move || async move { Json((*description).clone()) }))
        .fallback(assets::file)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::in_time))
        .layer(CompressionLayer::new());
    // Event streams last as long as their jobs, and are sent as they come.
    quick
        .merge(streams)
        .method_not_allowed_fallback(guard::wrong_method)
        .layer(DefaultBodyLimit::max(settings.body))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::host))
        .layer(middleware::from_fn(guard::headers))
        .layer(CatchPanicLayer::new())
        .with_state(app)
}

/// What is answered in the request.
fn quick() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(description())
        .routes(routes!(games::games))
        .routes(routes!(limits::limits))
        .routes(routes!(play::play))
        .routes(routes!(play::export))
        .routes(routes!(play::picture))
        .routes(routes!(choose::hints))
        .routes(routes!(choose::choose))
        .routes(routes!(position::position))
        .routes(routes!(arena::arena))
        .routes(routes!(arena::export))
        .routes(routes!(dice::at))
        .routes(routes!(replay::replay))
}

fn description() -> OpenApi {
    let info = InfoBuilder::new()
        .title("Stratège")
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Every game of the catalogue: played, solved, drawn, ranked, learned."));
    OpenApiBuilder::new().info(info.build()).build()
}
