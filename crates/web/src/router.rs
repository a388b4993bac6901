//! Everything that the server answers.

use std::{any::Any, sync::Arc};

use axum::{
    Router, body::Body, extract::DefaultBodyLimit, http::HeaderMap, middleware, response::Response,
    routing::get,
};
use stratege_api::{JSON, described, description, endpoints};
use stratege_words::Language;
use tower_http::{
    CompressionLevel,
    catch_panic::{CatchPanicLayer, ResponseForPanic},
    compression::CompressionLayer,
};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    answers,
    app::Shared,
    assets, guard, jobs,
    refusal::{Refusal, Respond},
    stored_answer::StoredAnswer,
    token,
};

/// Everything the server answers.
pub(crate) fn router(app: Shared) -> Router {
    let (quick, mut description) = quick().merge(jobs::routes()).split_for_parts();
    let (streams, more) = jobs::streams().split_for_parts();
    description.merge(more);
    let description = Arc::new(StoredAnswer::new(described(description).to_string()));
    let describe = move |headers: HeaderMap| async move { description.send(JSON, &headers) };
    let longest = app.settings.bounds.body;
    let quick = quick
        .route("/api/v1/openapi.json", get(describe))
        .fallback(assets::file)
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::in_time))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest));
    // Event streams last as long as their jobs, and are sent as they come.
    quick
        .merge(streams)
        .method_not_allowed_fallback(guard::wrong_method)
        .layer(DefaultBodyLimit::max(longest))
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
    let all = endpoints().iter().enumerate();
    all.fold(OpenApiRouter::with_openapi(description()), |router, (place, endpoint)| {
        router.route(&endpoint.path, answers::route(place, endpoint))
    })
}
