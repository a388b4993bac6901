//! The addresses of the server, one file per subject.

pub(crate) mod arena;
pub(crate) mod choose;
mod dice;
pub(crate) mod games;
mod limits;
pub(crate) mod play;
mod position;
mod refusals;
mod replay;
mod shapes;

use std::{any::Any, sync::Arc};

use axum::{
    Router, body::Body, extract::DefaultBodyLimit, http::HeaderMap, middleware, response::Response,
    routing::get,
};
use stratege_words::Language;
use tower_http::{
    CompressionLevel,
    catch_panic::{CatchPanicLayer, ResponseForPanic},
    compression::CompressionLayer,
};
use utoipa::openapi::{InfoBuilder, OpenApi, OpenApiBuilder};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    app::{JSON, Shared},
    assets, guard, jobs,
    kept::Kept,
    refusal::Refusal,
    token,
};

/// Everything the server answers.
pub(crate) fn router(app: Shared) -> Router {
    let (quick, mut description) = quick().merge(jobs::routes()).split_for_parts();
    let (streams, more) = jobs::streams().split_for_parts();
    description.merge(more);
    refusals::describe(&mut description);
    shapes::unite(&mut description);
    let description = shapes::exact(&description);
    let description = Arc::new(Kept::new(description.to_string()));
    let describe = move |headers: HeaderMap| async move { description.send(JSON, &headers) };
    let settings = &app.settings;
    let quick = quick
        .route("/api/v1/openapi.json", get(describe))
        .fallback(assets::file)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::in_time))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest));
    // Event streams last as long as their jobs, and are sent as they come.
    quick
        .merge(streams)
        .method_not_allowed_fallback(guard::wrong_method)
        .layer(DefaultBodyLimit::max(settings.body))
        .layer(CatchPanicLayer::custom(Panicked(Arc::clone(&app))))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::address))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), token::check))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::host))
        .layer(middleware::from_fn(guard::headers))
        .with_state(app)
}

/// Tells of a panic, which is a bug of ours; the server goes on.
#[derive(Clone)]
struct Panicked(Shared);

impl ResponseForPanic for Panicked {
    type ResponseBody = Body;

    fn response_for_panic(&mut self, _: Box<dyn Any + Send>) -> Response {
        // Nobody knows any more in which language was asked.
        Refusal::bug().response(self.0.words(Language::En))
    }
}

/// What is answered in the request.
fn quick() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(description())
        .routes(routes!(games::games))
        .routes(routes!(limits::limits))
        .routes(routes!(play::play))
        .routes(routes!(play::export))
        .routes(routes!(play::picture))
        .routes(routes!(play::symbols))
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
