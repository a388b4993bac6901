//! Pictures as parts of the pages of the book.

use std::{fs, path::Path};

use anyhow::{Context, Result, ensure};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext, book::Book};

use crate::{
    figures::{Drawn, Figure, map_figures},
    written::beside,
};

/// Puts the pictures into the pages, where their letters can be searched and copied, and files that
/// a page only links to in place of the link.
pub(crate) struct Pictures;

impl Preprocessor for Pictures {
    fn name(&self) -> &'static str {
        "pictures"
    }

    fn run(&self, context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let mut failure = None;
        book.for_each_chapter_mut(|chapter| {
            let Some(page) = chapter.source_path.clone() else { return };
            match with_pictures(&context.root, &page, &chapter.content) {
                Ok(content) => chapter.content = content,
                Err(error) => failure = failure.take().or(Some(error)),
            }
        });
        failure.map_or(Ok(book), Err)
    }
}

fn with_pictures(root: &Path, page: &Path, content: &str) -> Result<String> {
    if let Some(outside) = only_link(content) {
        let path = root.join(page).with_file_name(outside);
        return fs::read_to_string(&path).with_context(|| format!("`{}`", path.display()));
    }
    let mut number = 0;
    let replaced = map_figures(content, |figure| {
        number += 1;
        let path = root.join(beside(page, &figure.drawn.address));
        let svg = fs::read_to_string(&path).with_context(|| format!("`{}`", path.display()))?;
        Ok(as_html(figure, &svg, number))
    });
    replaced.with_context(|| format!("in `{}`", page.display()))
}

/// The file outside the book that is all a page links to: `[What is new](../CHANGELOG.md)`.
fn only_link(content: &str) -> Option<&str> {
    let address = content.trim().strip_prefix('[')?.split_once("](")?.1.strip_suffix(')')?;
    (address.starts_with("../") && !address.contains(['(', '\n'])).then_some(address)
}

/// Checks that `svg` is a whole picture with a title, and gives its title.
pub fn picture(svg: &str) -> Result<String> {
    let document = roxmltree::Document::parse(svg).context("the picture is not well-formed")?;
    let root = document.root_element();
    ensure!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "the picture is not SVG");
    let title = root.children().find(|child| child.tag_name().name() == "title");
    let title = title.and_then(|title| title.text()).unwrap_or_default().trim().to_owned();
    ensure!(!title.is_empty(), "the picture has no title");
    Ok(title)
}

fn as_html(figure: &Figure, svg: &str, number: usize) -> String {
    let Figure { drawn: Drawn { command, .. }, caption } = figure;
    let svg = inline(svg, caption, number);
    let (caption, command) = (escape(caption), escape(command));
    format!(
        "<figure class=\"picture\">\n{svg}\n<figcaption>{caption} <code>{command}</code></figcaption>\n\
         </figure>\n"
    )
}

/// The picture as part of a page: its names do not meet those of other pictures, its label says what
/// it shows, and no blank line ends it before its time.
fn inline(svg: &str, caption: &str, number: usize) -> String {
    let label = svg.find("aria-label=\"").map(|at| at + "aria-label=\"".len());
    let svg = match label.and_then(|from| Some((from, from + svg[from..].find('"')?))) {
        Some((from, to)) => format!("{}{}{}", &svg[..from], escape(caption), &svg[to..]),
        None => svg.to_owned(),
    };
    let own = format!("picture-{number}-");
    let svg = svg.replace("id=\"", &format!("id=\"{own}")).replace("url(#", &format!("url(#{own}"));
    svg.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{inline, only_link, picture};

    #[test]
    fn picture_without_a_title_is_refused() {
        let svg =
            |inside: &str| format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{inside}</svg>");
        assert_eq!(picture(&svg("<title>Bar</title>")).ok().as_deref(), Some("Bar"));
        assert!(picture(&svg("")).is_err());
        assert!(picture(&svg("<g>")).is_err());
        assert!(picture("<p xmlns=\"http://www.w3.org/2000/svg\"><title>Bar</title></p>").is_err());
    }

    #[test]
    fn pictures_of_a_page_do_not_share_names() {
        let svg = "<svg aria-label=\"Bar\">\n\n<g id=\"a\"/><use fill=\"url(#a)\"/></svg>";
        let expected = "<svg aria-label=\"A &lt; B\">\n<g id=\"picture-3-a\"/>\
                        <use fill=\"url(#picture-3-a)\"/></svg>";
        assert_eq!(inline(svg, "A < B", 3), expected);
    }

    #[test]
    fn page_that_is_a_link_to_a_file_outside_is_that_file() {
        assert_eq!(only_link("[What is new](../CHANGELOG.md)\n"), Some("../CHANGELOG.md"));
        assert_eq!(only_link("[Start](start.md)\n"), None);
        assert_eq!(only_link("# Title\n\n[What is new](../CHANGELOG.md)\n"), None);
    }
}
