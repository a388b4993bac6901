//! The page, from inside the program.

use std::{borrow::Cow, collections::BTreeMap, sync::LazyLock};

use axum::{
    extract::State,
    http::{HeaderMap, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;
use stratege_words::{Language, Words};

use crate::{
    app::Shared,
    guard,
    refusal::{Refusal, Respond},
    speech,
    stored_answer::StoredAnswer,
};

/// What the build of the page wrote.
#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// Names with the hash of what they hold are the same for ever.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The page as one file is offered under this name.
const DOWNLOAD: &str = "stratege.html";

/// What may be replaced by another version of the program is asked for again.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page. Places in the page are behind the `#` of its address, so every other
/// address is one that does not exist.
pub(crate) async fn file(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path == DOWNLOAD
        && [Method::GET, Method::HEAD].contains(&method)
        && let Some(response) = download(&app).await
    {
        return response;
    }
    let found = page().get(if path.is_empty() { "index.html" } else { path });
    match found {
        Some(_) if method != Method::GET && method != Method::HEAD => {
            guard::wrong_method(State(app), method, uri, headers).await
        }
        Some(file) => send(file, &headers),
        None => {
            let words = app.words(speech::asked(&uri, &headers));
            if wants_page(&headers) {
                return missing(words).into_response();
            }
            Refusal::not_found(uri.path()).response(words)
        }
    }
}

/// Whether somebody in front of a browser asked, rather than a program.
fn wants_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accepted.flat_map(|value| value.split(',')).any(|kind| kind.trim().starts_with("text/html"))
}

/// What is shown at an address that does not exist, with the way to one that does.
fn missing(words: &Words) -> impl IntoResponse {
    let language = if words.language() == Language::Fr { "fr" } else { "en" };
    let [title, link] = ["web-missing", "web-missing-link"].map(|key| words.say(key));
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"light dark\"><title>{title}</title></head>\
         <body><main><h1>{title}</h1><p><a href=\"/\">{link}</a></p></main></body></html>\n"
    );
    (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], page)
}

/// The page as one file, where it is there.
async fn download(app: &Shared) -> Option<Response> {
    let path = app.settings.page_file.clone()?;
    let page = tokio::task::spawn_blocking(|| std::fs::read(path)).await.ok()?.ok()?;
    let about = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{DOWNLOAD}\"")),
        (header::CACHE_CONTROL, ASK_AGAIN.to_owned()),
    ];
    Some((about, page).into_response())
}

/// Packs the files, so that nobody waits for it.
pub(crate) fn prepare() {
    page().values().for_each(|file| file.body.prepare());
}

/// A file of the page, as it is sent.
struct PageFile {
    kind: String,
    tag: String,
    caching: &'static str,
    body: StoredAnswer,
}

/// All files of the page, by name.
fn page() -> &'static BTreeMap<String, PageFile> {
    static PAGE: LazyLock<BTreeMap<String, PageFile>> = LazyLock::new(|| {
        let named = |name: Cow<'static, str>| Some((name.to_string(), read(&name)?));
        Assets::iter().filter_map(named).collect()
    });
    &PAGE
}

fn read(name: &str) -> Option<PageFile> {
    let file = Assets::get(name)?;
    let hash = file.metadata.sha256_hash();
    let half: [u8; 16] = std::array::from_fn(|place| hash[place]);
    Some(PageFile {
        kind: file.metadata.mimetype().to_owned(),
        tag: format!("\"{:032x}\"", u128::from_be_bytes(half)),
        caching: if name.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN },
        body: StoredAnswer::new(file.data.into_owned()),
    })
}

fn send(file: &PageFile, headers: &HeaderMap) -> Response {
    let tag = &file.tag;
    let about = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, file.caching.to_owned())];
    // A compressed copy is the same file under a weak tag.
    let known =
        headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = |known: &str| known.trim().trim_start_matches("W/") == *tag;
    if known.flat_map(|value| value.split(',')).any(is_known) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    (about, file.body.send(&file.kind, headers)).into_response()
}
