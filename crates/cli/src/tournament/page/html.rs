//! A small HTML writer: elements, escaped text, tables, and charts with their tables.

use stratege_catalog::draw::chart::WIDTH;

use crate::i18n::Words;

/// A page being written.
///
/// All text that is given to it is escaped, whatever wrote it.
pub(crate) struct Html {
    text: String,
    open: Vec<&'static str>,
}

/// Numbers in rows and columns.
pub(crate) struct HtmlTable {
    /// What it shows.
    pub(crate) caption: String,
    /// The heads of the columns.
    pub(crate) header: Vec<String>,
    /// The rows.
    pub(crate) rows: Vec<Vec<String>>,
    /// How many columns at the left say what a row is about.
    pub(crate) labels: usize,
}

impl Html {
    /// The beginning of a page.
    pub(crate) fn new(language: &str, title: &str) -> Html {
        let mut html = Html { text: "<!doctype html>\n".to_owned(), open: Vec::new() };
        html.put(&["<html lang=\"", &escape(language), "\">\n"]);
        html.put(&["<head>\n<meta charset=\"utf-8\">\n"]);
        html.put(&["<meta name=\"viewport\" content=\"width=device-width\">\n"]);
        html.words("title", title);
        html.put(&["<style>\n", include_str!("style.css"), "</style>\n</head>\n<body>\n"]);
        html
    }

    /// The finished page.
    pub(crate) fn finish(mut self) -> String {
        while !self.open.is_empty() {
            self.close();
        }
        self.put(&["</body>\n</html>\n"]);
        self.text
    }

    /// Opens an element of a class, or of none, up to `close`.
    pub(crate) fn open(&mut self, name: &'static str, class: &str) {
        self.tag(name, class);
        self.put(&["\n"]);
        self.open.push(name);
    }

    /// Opens an element that can be linked to, up to `close`.
    pub(crate) fn open_named(&mut self, name: &'static str, id: &str) {
        self.put(&["<", name, " id=\"", &escape(id), "\">\n"]);
        self.open.push(name);
    }

    /// Writes a link to an element of this page.
    pub(crate) fn link(&mut self, id: &str, words: &str) {
        self.put(&["<a href=\"#", &escape(id), "\">", &escape(words), "</a>\n"]);
    }

    /// Closes the innermost open element.
    pub(crate) fn close(&mut self) {
        if let Some(name) = self.open.pop() {
            self.put(&["</", name, ">\n"]);
        }
    }

    /// Writes an element with nothing but text in it.
    pub(crate) fn words(&mut self, name: &str, words: &str) {
        self.marked(name, "", words);
    }

    /// Writes an element of a class with nothing but text in it.
    pub(crate) fn marked(&mut self, name: &str, class: &str, words: &str) {
        // A percentage stays in one line; what is quoted stays as it is.
        let words = match name {
            "pre" => escape(words),
            _ => escape(words).replace(" %", "\u{a0}%").replace(" (±", "\u{a0}(±"),
        };
        self.tag(name, class);
        self.put(&[&words, "</", name, ">\n"]);
    }

    /// Writes a word for the command line that may be broken after its commas.
    pub(crate) fn list_of_words(&mut self, word: &str) {
        let parts = escape(word).replace(',', ",<wbr>");
        self.put(&["<p><code>", &parts, "</code></p>\n"]);
    }

    /// Writes a table in a box of its own, which scrolls where there is no room.
    pub(crate) fn table(&mut self, table: &HtmlTable) {
        // A box that scrolls must be reached with the keyboard.
        self.put(&["<div class=\"scroll\" tabindex=\"0\">\n"]);
        self.open("table", "");
        // The words of the caption are no wider than the box.
        self.open("caption", "");
        self.words("span", &table.caption);
        self.close();
        self.open("thead", "");
        self.open("tr", "");
        for (column, head) in table.header.iter().enumerate() {
            let class = if column < table.labels { " class=\"label\"" } else { "" };
            self.put(&["<th scope=\"col\"", class, ">", &escape(head), "</th>\n"]);
        }
        self.close();
        self.close();
        self.open("tbody", "");
        for row in &table.rows {
            self.open("tr", "");
            for (column, cell) in row.iter().enumerate() {
                if column < table.labels {
                    let label = escape(cell);
                    self.put(&["<th scope=\"row\" class=\"label\">", &label, "</th>\n"]);
                } else {
                    self.words("td", cell);
                }
            }
            self.close();
        }
        self.close();
        self.close();
        self.put(&["</div>\n"]);
    }

    /// Writes a chart with its caption, and its numbers as a table to be opened.
    pub(crate) fn figure(&mut self, caption: &str, svg: &str, twin: &HtmlTable, words: &Words) {
        self.drawing(caption, svg, Some(twin), words);
    }

    /// Writes a picture, which may be wider than a chart, with its caption and its numbers as a
    /// table to be opened, if it has them.
    pub(crate) fn drawing(
        &mut self,
        caption: &str,
        svg: &str,
        twin: Option<&HtmlTable>,
        words: &Words,
    ) {
        self.open("figure", if is_wide(svg) { "wide" } else { "" });
        if !caption.is_empty() {
            self.words("figcaption", caption);
        }
        // Inside a page the name of the format is known.
        self.put(&[&svg.replacen(" xmlns=\"http://www.w3.org/2000/svg\"", "", 1)]);
        if let Some(twin) = twin {
            self.open("details", "");
            self.words("summary", &words.say("report-twin"));
            self.table(twin);
            self.close();
        }
        self.close();
    }

    fn tag(&mut self, name: &str, class: &str) {
        match class {
            "" => self.put(&["<", name, ">"]),
            class => self.put(&["<", name, " class=\"", class, "\">"]),
        }
    }

    fn put(&mut self, parts: &[&str]) {
        self.text.extend(parts.iter().copied());
    }
}

/// Whether a picture is wider than a telephone.
fn is_wide(svg: &str) -> bool {
    let width = svg.split("width=\"").nth(1).and_then(|rest| rest.split('"').next());
    width.and_then(|width| width.parse().ok()).is_some_and(|width: f64| width > WIDTH)
}

/// Text as HTML wants it; control characters become a mark.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(symbol),
            _ if symbol.is_control() || is_turning(symbol) => escaped.push('\u{fffd}'),
            _ => escaped.push(symbol),
        }
    }
    escaped
}

/// Whether a character changes the direction in which others are read.
fn is_turning(symbol: char) -> bool {
    matches!(symbol, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_stays_text() {
        let rude = "</pre><b onclick='x'>\"&\u{1b}[31m\u{202e}\n\té";
        let tame = "&lt;/pre&gt;&lt;b onclick=&#39;x&#39;&gt;&quot;&amp;\u{fffd}[31m\u{fffd}\n\té";
        assert_eq!(escape(rude), tame);
    }
}
