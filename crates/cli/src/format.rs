//! Plain text in columns and paragraphs.

use anstyle::Style;
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};

/// Where a column's text stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// The mark of a best move, at the start of its line.
pub(crate) const BEST: &str = "*";

/// Lines of text are broken before this column.
pub(crate) const WIDTH: usize = 88;

/// Stands for a space at which a line must not be broken.
const GLUE: char = '\u{e000}';

/// Rows in aligned columns, without lines around them; rows that begin with [`BEST`] are bold.
pub(crate) fn columns(header: &[String], rows: Vec<Vec<String>>, align: &[Align]) -> String {
    aligned(Table::new(), header, rows, align)
}

/// Rows of words in columns; long cells are broken so that lines have readable length.
pub(crate) fn wrapped_columns(header: &[String], rows: Vec<Vec<String>>) -> String {
    let mut table = Table::new();
    table.set_content_arrangement(ContentArrangement::Dynamic).set_width(WIDTH as u16);
    let rows = rows.into_iter().map(|row| row.iter().map(|cell| glue(cell)).collect());
    let text = aligned(table, header, rows.collect(), &vec![Align::Left; header.len()]);
    text.replace(GLUE, " ")
}

fn aligned(mut table: Table, header: &[String], rows: Vec<Vec<String>>, align: &[Align]) -> String {
    table.load_style(presets::NOTHING);
    if header.iter().any(|title| !title.is_empty()) {
        table.set_header(header);
    }
    table.add_rows(rows);
    for (column, align) in table.column_iter_mut().zip(align) {
        column.set_cell_alignment(match align {
            Align::Left => CellAlignment::Left,
            Align::Right => CellAlignment::Right,
        });
        column.set_padding((0, 2));
    }
    let lines = table.lines().map(|line| {
        let line = line.trim_end();
        if line.starts_with(BEST) { bold(line) } else { line.to_owned() }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Text in bold, where the terminal can.
pub(crate) fn bold(text: &str) -> String {
    let style = Style::new().bold();
    format!("{style}{text}{style:#}")
}

/// Paragraphs with lines of readable length.
pub(crate) fn wrap(text: &str) -> String {
    let lines = text.lines().map(|line| wrap_line(&glue(line)).replace(GLUE, " "));
    lines.collect::<Vec<_>>().join("\n")
}

/// Keeps code between backticks in one line, and French punctuation with its word.
fn glue(line: &str) -> String {
    let mut glued = String::with_capacity(line.len());
    let mut in_code = false;
    let mut symbols = line.chars().peekable();
    while let Some(symbol) = symbols.next() {
        in_code ^= symbol == '`';
        let before_sign = matches!(symbols.peek(), Some(':' | ';' | '?' | '!' | '»' | '…'));
        let fixed = in_code || before_sign || glued.ends_with('«');
        glued.push(if symbol == ' ' && fixed { GLUE } else { symbol });
    }
    glued
}

fn wrap_line(line: &str) -> String {
    let mut wrapped = String::new();
    let mut width = 0;
    for word in line.split(' ') {
        let length = word.chars().count();
        if width > 0 && width + 1 + length > WIDTH {
            wrapped.push('\n');
            width = 0;
        } else if width > 0 {
            wrapped.push(' ');
            width += 1;
        }
        wrapped.push_str(word);
        width += length;
    }
    wrapped
}

/// Every line of `text`, moved to the right.
pub(crate) fn indent(text: &str) -> String {
    let lines = text.lines().map(|line| format!("  {line}").trim_end().to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_without_spaces_at_the_end() {
        let row = |words: [&str; 2]| words.map(str::to_owned).to_vec();
        let rows = vec![row(["a", "1"]), row(["long", "12345"])];
        let text = columns(&row(["name", "n"]), rows, &[Align::Left, Align::Right]);
        assert_eq!(text, "name      n\na         1\nlong  12345");
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let wrapped = wrap(&"word ".repeat(40));
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped.split_whitespace().count(), 40);
    }

    #[test]
    fn code_and_punctuation_stay_with_their_words() {
        for end in ["`5,5,3 1`", "word :", "« word »"] {
            let text = format!("{} {end} more", "word ".repeat(16).trim_end());
            for shift in 0..12 {
                let shifted = format!("{}{text}", "x".repeat(shift));
                assert!(wrap(&shifted).contains(end), "{shifted}");
            }
        }
    }
}
