//! Sheets to be printed: one page that needs nothing else.

use pulldown_cmark::{Options, Parser, html};
use stratege_catalog::core::Text;

use crate::{Body, Notebook, Role, Version, student::HOLE};

const STYLE: &str = include_str!("../sheets/sheet.css");

pub(crate) fn write(notebook: &Notebook) -> String {
    let code = notebook.language.code();
    let title = escaped(&notebook.title);
    let cells = notebook.cells.iter().map(|cell| body(&cell.body, notebook));
    let cells: String = std::iter::once(name_line(notebook)).chain(cells).collect();
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{cells}</body>\n</html>\n"
    )
}

/// Where students write their names; what the teacher's version is.
fn name_line(notebook: &Notebook) -> String {
    let words = match notebook.version {
        Version::Student => Text::new("Name:", "Nom\u{202f}:"),
        Version::Corrected => Text::new("Corrected version", "Corrigé"),
    };
    let words = notebook.language.pick(words);
    format!("<p class=\"name\"><span>{words}</span><span>Stratège · {}</span></p>\n", notebook.game)
}

fn body(body: &Body, notebook: &Notebook) -> String {
    let language = notebook.language;
    let student = notebook.version == Version::Student;
    match body {
        Body::Text(text) => rendered(text),
        Body::Question { number, text } => {
            let text = rendered(&format!("**Question {number}.** {text}"));
            format!("<section class=\"question\">\n{text}</section>\n")
        }
        Body::Answer { text: Some(text), .. } => {
            format!("<section class=\"answer\">\n{}</section>\n", rendered(text))
        }
        Body::Answer { text: None, lines } => ruled(*lines),
        Body::Figure(figure) => {
            let caption = rendered(&crate::markdown::caption(figure));
            format!("<figure>\n{}<figcaption>{caption}</figcaption>\n</figure>\n", figure.svg)
        }
        // Nobody runs a sheet of paper.
        Body::Code { role: Role::Setup, .. } => String::new(),
        Body::Code { role: Role::Solution, source, rooms } if student => hollow(source, rooms),
        Body::Code { role: Role::Check, source, .. } => {
            let words = language.pick(Text::new("Expected result", "Résultat attendu"));
            let source = escaped(source);
            format!("<div class=\"check\"><p>{words}</p>\n<pre>{source}</pre></div>\n")
        }
        Body::Code { source, .. } => format!("<pre>{}</pre>\n", escaped(source)),
    }
}

/// Functions to be written by hand, with lines under each.
fn hollow(source: &str, rooms: &[usize]) -> String {
    let mut sheet = String::new();
    let mut rooms = rooms.iter();
    for part in source.split(HOLE).map(|part| part.trim_matches('\n')) {
        if !part.is_empty() {
            sheet.extend(["<pre class=\"solution\">", &escaped(part), "</pre>\n"]);
        }
        sheet.extend(rooms.next().map(|lines| ruled(*lines)));
    }
    sheet
}

/// Lines to write on.
fn ruled(lines: usize) -> String {
    let line = "<div></div>".repeat(lines);
    format!("<div class=\"lines\" aria-hidden=\"true\">{line}</div>\n")
}

fn rendered(markdown: &str) -> String {
    let mut page = String::new();
    html::push_html(&mut page, Parser::new_ext(markdown, Options::ENABLE_TABLES));
    page
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
