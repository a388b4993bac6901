//! Notebooks as Markdown, and the Markdown of their cells.

use stratege_catalog::core::Text;

use crate::{Body, Figure, Notebook, ipynb::data_address};

pub(crate) fn write(notebook: &Notebook) -> String {
    let cells = notebook.cells.iter().map(|cell| match &cell.body {
        Body::Code { source, .. } => format!("```python\n{source}\n```"),
        body => text(body, notebook),
    });
    cells.collect::<Vec<_>>().join("\n\n") + "\n"
}

/// A cell that is no code.
pub(crate) fn text(body: &Body, notebook: &Notebook) -> String {
    let language = notebook.language;
    let answer = language.pick(Text::new("**Answer.**", "**Réponse.**"));
    match body {
        Body::Text(text) => text.clone(),
        Body::Question { number, text } => format!("**Question {number}.** {text}"),
        Body::Answer { text: Some(text), .. } => format!("{answer} {text}"),
        Body::Answer { text: None, .. } => format!("{answer} …"),
        Body::Figure(figure) => {
            let described = figure.caption.replace(['[', ']'], "");
            format!("![{described}]({})\n\n{}", data_address(figure), caption(figure))
        }
        Body::Code { source, .. } => source.clone(),
    }
}

/// What is written under a figure.
pub(crate) fn caption(figure: &Figure) -> String {
    format!("*Figure {}.* {}", figure.number, figure.caption)
}
