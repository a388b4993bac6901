//! The page, from inside the program.

use axum::{
    extract::State,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::{app::Shared, refusal::Refusal, speech};

/// What the build of the page wrote.
#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// Names with the hash of what they hold are the same for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// What may be replaced by another version of the program is asked for again.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page; the page itself where an address has no file and no ending.
///
/// Addresses without an ending are places in the page, which reads them itself.
pub(crate) async fn file(State(app): State<Shared>, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let is_place = !path.contains('.') && !path.starts_with("api/");
    let (name, found) = match Assets::get(path) {
        Some(file) => (path, Some(file)),
        None if is_place => ("index.html", Assets::get("index.html")),
        None => (path, None),
    };
    match found {
        Some(file) => send(name, file, &headers),
        None => {
            let words = app.words(speech::asked(&uri, &headers));
            Refusal::not_found(uri.path()).response(words)
        }
    }
}

fn send(name: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let half: [u8; 16] = std::array::from_fn(|place| hash[place]);
    let tag = format!("\"{:032x}\"", u128::from_be_bytes(half));
    let caching = if name.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
    let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, caching.to_owned())];
    // A compressed copy is the same file under a weak tag.
    let known =
        headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = |known: &str| known.trim().trim_start_matches("W/") == tag;
    if known.flat_map(|value| value.split(',')).any(is_known) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.metadata.mimetype().to_owned())];
    (about, kind, file.data).into_response()
}
