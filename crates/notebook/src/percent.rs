//! Notebooks as Python files with percent cells, for editors that know them.

use stratege_catalog::core::Text;

use crate::{Body, Notebook, markdown};

pub(crate) fn write(notebook: &Notebook) -> String {
    let cells = notebook.cells.iter().map(|cell| match &cell.body {
        Body::Code { source, .. } => format!("# %%\n{source}\n"),
        Body::Figure(figure) => {
            // A picture does not fit a Python file: the command that draws it does.
            let draw = notebook.language.pick(Text::new("draws it:", "la dessine\u{202f}:"));
            let caption = markdown::caption(figure);
            prose(&format!("{caption}\n\n{draw}\n`{}`", figure.command))
        }
        body => prose(&markdown::text(body, notebook)),
    });
    cells.collect::<Vec<_>>().join("\n")
}

/// Text in comments.
fn prose(text: &str) -> String {
    let lines = text.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n");
    format!("# %% [markdown]\n{}", lines.collect::<String>())
}
