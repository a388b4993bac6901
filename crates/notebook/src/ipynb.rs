//! Notebooks for Jupyter and editors that read its files: nbformat 4.5.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{Body, Cell, Figure, Notebook, markdown};

#[derive(Serialize)]
struct Document {
    cells: Vec<Value>,
    metadata: Value,
    nbformat: u8,
    nbformat_minor: u8,
}

pub(crate) fn write(notebook: &Notebook) -> String {
    let document = Document {
        cells: notebook.cells.iter().map(|cell| written(cell, notebook)).collect(),
        metadata: json!({
            "kernelspec": { "display_name": "Python 3", "language": "python", "name": "python3" },
            "language_info": { "name": "python" },
            "stratege": {
                "game": notebook.game,
                "language": notebook.language.code(),
                "version": notebook.version,
            },
        }),
        nbformat: 4,
        nbformat_minor: 5,
    };
    let text = serde_json::to_string_pretty(&document).expect("texts and numbers are JSON");
    text + "\n"
}

fn written(cell: &Cell, notebook: &Notebook) -> Value {
    if let Body::Code { role, source, .. } = &cell.body {
        return json!({
            "cell_type": "code",
            "execution_count": null,
            "id": cell.id,
            "metadata": { "tags": [role] },
            "outputs": [],
            "source": lines(source),
        });
    }
    let source = match &cell.body {
        Body::Figure(figure) => image(figure),
        body => markdown::text(body, notebook),
    };
    json!({
        "cell_type": "markdown",
        "id": cell.id,
        "metadata": {},
        "source": lines(&source),
    })
}

/// A figure as an element: not every reader shows SVG that is attached to a cell.
fn image(figure: &Figure) -> String {
    let caption = markdown::caption(figure);
    let described = figure.caption.replace('&', "&amp;").replace('"', "&quot;").replace('`', "");
    format!("<img alt=\"{described}\" src=\"{}\">\n\n{caption}", data_address(figure))
}

/// The picture within an address.
pub(crate) fn data_address(figure: &Figure) -> String {
    format!("data:image/svg+xml;base64,{}", STANDARD.encode(&figure.svg))
}

/// The lines of a text, each with its end, as notebooks keep them.
fn lines(text: &str) -> Vec<&str> {
    text.split_inclusive('\n').collect()
}
