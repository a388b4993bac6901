//! The page as one file, which runs without a server: where it is, and copies that open with a view.

use std::{
    path::{Path, PathBuf},
    sync::OnceLock,
};

use serde_json::{Map, Value};

/// How the file is called.
pub(crate) const NAME: &str = "stratege.html";

/// What a copy opens with stands here.
const START: &str = r#"<script type="application/json" id="stratege-start">{}</script>"#;

/// Where the file may be: a property of the running program.
static FOLDERS: OnceLock<Vec<PathBuf>> = OnceLock::new();

/// Says in which folders the file may be.
pub(crate) fn look_in(folders: Vec<PathBuf>) {
    // The first ones stay; there are no others in practice.
    let _ = FOLDERS.set(folders);
}

/// The file beside the program, if it is there.
pub(crate) fn beside_program() -> Option<PathBuf> {
    let places = FOLDERS.get()?.iter().map(|folder| folder.join(NAME));
    places.into_iter().find(|path| path.is_file())
}

/// A copy of a page that opens with a view: its screen, and the fields of its address.
///
/// `None` if this is not the page.
pub(crate) fn opening_with(page: &str, view: &Map<String, Value>) -> Option<String> {
    let (before, after) = page.split_once(START)?;
    // An element ends at `<`, wherever that stands.
    let view = Value::Object(view.clone()).to_string().replace('<', "\\u003c");
    let start = START.replace("{}", &view);
    Some(format!("{before}{start}{after}"))
}

/// The file that was asked for, or the one beside the program.
pub(crate) fn found(asked: Option<&Path>) -> Option<PathBuf> {
    asked.map(Path::to_owned).or_else(beside_program)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_copy_opens_with_its_view() {
        let view = json!({ "screen": "graph", "game": "</script>" });
        let view = view.as_object().expect("an object");
        let page = format!("<html>{START}</html>");
        let copy = opening_with(&page, view).expect("a page");
        assert!(
            copy.contains(r#"{"game":"\u003c/script>","screen":"graph"}"#)
                || copy.contains(r#"{"screen":"graph","game":"\u003c/script>"}"#),
            "{copy}"
        );
        assert_eq!(opening_with("<html></html>", view), None);
    }
}
