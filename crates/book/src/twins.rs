//! A page that exists in both languages says so under its title.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use anyhow::Result;
use mdbook_preprocessor::{Preprocessor, PreprocessorContext, book::Book};

use stratege_words::Language;

use crate::language::{FRENCH, language_of};

/// Adds the link to the other language.
pub(crate) struct Twins;

impl Preprocessor for Twins {
    fn name(&self) -> &'static str {
        "twins"
    }

    fn run(&self, _context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let sources = book.chapters().filter_map(|chapter| chapter.source_path.clone());
        let sources: BTreeSet<PathBuf> = sources.collect();
        book.for_each_chapter_mut(|chapter| {
            let Some(source) = &chapter.source_path else { return };
            let twin = twin(source);
            if sources.contains(&twin) {
                chapter.content = with_link(&chapter.content, source, &twin);
            }
        });
        Ok(book)
    }
}

/// The same page in the other language.
fn twin(page: &Path) -> PathBuf {
    match page.strip_prefix(FRENCH) {
        Ok(english) => english.to_owned(),
        Err(_) => Path::new(FRENCH).join(page),
    }
}

fn with_link(content: &str, page: &Path, twin: &Path) -> String {
    let words = match language_of(page) {
        Language::En => "En français",
        Language::Fr => "In English",
    };
    let up = "../".repeat(page.components().count() - 1);
    let link = format!("*[{words}]({up}{})*", twin.display());
    match content.split_once('\n') {
        Some((title, rest)) if title.starts_with("# ") => format!("{title}\n\n{link}\n{rest}"),
        _ => format!("{link}\n\n{content}"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{twin, with_link};

    #[test]
    fn link_to_the_other_language_is_under_the_title() {
        check("games/nim.md", "*[En français](../fr/games/nim.md)*");
        check("fr/games/nim.md", "*[In English](../../games/nim.md)*");
        check("start.md", "*[En français](fr/start.md)*");
    }

    #[track_caller]
    fn check(page: &str, link: &str) {
        let page = Path::new(page);
        let content = with_link("# Title\n\nText.\n", page, &twin(page));
        assert_eq!(content, format!("# Title\n\n{link}\n\nText.\n"));
    }
}
