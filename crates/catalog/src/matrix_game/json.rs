//! Payoffs in JSON: a list of rows, or an object with names.

use std::{collections::BTreeMap, ops::Range};

use serde_json::value::RawValue;
use stratege_core::Text;

use super::{
    error::{Choices, MatrixReadError, Place, Spot},
    number::{Mark, Number, NumberFault},
    table::{Cells, Payoffs, Written, refused},
};

/// The keys of an object.
const KEYS: [&str; 3] = ["rows", "columns", "payoffs"];

/// Reads `[[1, "1/3"], …]`, `[[[3, 2], [0, 5]], …]` with payoffs of both players, or `{"rows": […], "columns": […], "payoffs": [[…], …]}`.
pub(super) fn read(text: &str) -> Result<Written, MatrixReadError> {
    // An error at the end is told where something stands.
    let text = text.trim_end();
    let source = Source { text };
    let whole: &RawValue = serde_json::from_str(text).map_err(|error| source.not_json(&error))?;
    if !whole.get().starts_with('{') {
        let payoffs = source.payoffs(whole)?.cells;
        return Ok(Written { rows: None, columns: None, payoffs });
    }
    let object: BTreeMap<String, &RawValue> =
        serde_json::from_str(whole.get()).map_err(|error| source.not_json(&error))?;
    if let Some((key, value)) = object.iter().find(|(key, _)| !KEYS.contains(&key.as_str())) {
        return Err(source.unknown_key(key, value));
    }
    let Some(payoffs) = object.get("payoffs") else {
        return Err(source.expected(
            whole,
            Text::new(
                "a key `payoffs` with a list of rows",
                "une clé `payoffs` avec une liste de lignes",
            ),
        ));
    };
    let table = source.payoffs(payoffs)?;
    let names = |key: &str, choices: Choices, expected: usize| {
        let Some(list) = object.get(key) else { return Ok(None) };
        let names = source.names(list)?;
        let found = names.len();
        if found == expected {
            Ok(Some(names))
        } else {
            Err(MatrixReadError::NameCount { choices, found, expected })
        }
    };
    let rows = names("rows", Choices::Rows, table.rows)?;
    let columns = names("columns", Choices::Columns, table.columns)?;
    Ok(Written { rows, columns, payoffs: table.cells })
}

/// Payoffs and how many there are.
struct Table {
    rows: usize,
    columns: usize,
    cells: Cells,
}

/// The text that values are parts of.
struct Source<'a> {
    text: &'a str,
}

impl<'a> Source<'a> {
    fn payoffs(&self, list: &'a RawValue) -> Result<Table, MatrixReadError> {
        let rows: Vec<&RawValue> = self.list(list)?;
        let mut payoffs: Vec<Vec<Payoffs>> = Vec::with_capacity(rows.len());
        for (at, row) in (1..).zip(rows) {
            let cells: Vec<&RawValue> = self.list(row)?;
            let found = cells.len();
            let expected = payoffs.first().map_or(found, Vec::len);
            if found != expected {
                let cell = cells.get(expected);
                let part = match cell {
                    Some(cell) => self.part(cell),
                    None => self.end(row),
                };
                let place = self.place(Spot::Row(at), expected.min(found) + 1, part);
                return Err(MatrixReadError::Ragged { place, found, expected });
            }
            let cells = (1..).zip(cells).map(|(column, cell)| {
                self.cell(cell, || self.place(Spot::Row(at), column, self.part(cell)))
            });
            payoffs.push(cells.collect::<Result<_, _>>()?);
        }
        let Some(columns) = payoffs.first().map(Vec::len).filter(|&width| width > 0) else {
            return Err(MatrixReadError::Empty);
        };
        let rows = payoffs.len();
        let cells = Cells::of(payoffs, |row, column| {
            let cell =
                self.list(list).and_then(|rows| self.list(rows[row])).map(|cells| cells[column]);
            let part = cell.map_or(0..0, |cell| self.part(cell));
            let found = self.text[part.clone()].to_owned();
            MatrixReadError::Alone {
                place: self.place(Spot::Row(row + 1), column + 1, part),
                found,
            }
        })?;
        Ok(Table { rows, columns, cells })
    }

    /// A number, or a list of two.
    fn cell(
        &self,
        cell: &'a RawValue,
        place: impl Fn() -> Place,
    ) -> Result<Payoffs, MatrixReadError> {
        if !cell.get().starts_with('[') {
            return Ok(Payoffs { first: number(cell, place)?, second: None });
        }
        let [first, second] = self.list(cell)?[..] else {
            let expected = Text::new(
                "a number, or a list of two: the payoffs of player 1 and of player 2",
                "un nombre, ou une liste de deux : les gains de J1 et de J2",
            );
            return Err(self.expected(cell, expected));
        };
        Ok(Payoffs { first: number(first, &place)?, second: Some(number(second, &place)?) })
    }

    fn names(&self, list: &'a RawValue) -> Result<Vec<String>, MatrixReadError> {
        let mut names: Vec<String> = Vec::new();
        for value in self.list(list)? {
            let text = value.get();
            let is_number = text.starts_with(|first: char| first == '-' || first.is_ascii_digit());
            let name = match serde_json::from_str::<String>(text) {
                Ok(name) => name.trim().to_owned(),
                Err(_) if is_number => text.to_owned(),
                Err(_) => String::new(),
            };
            if name.is_empty() {
                let expected =
                    Text::new("a name between quotation marks", "un nom entre guillemets");
                return Err(self.expected(value, expected));
            }
            if names.contains(&name) {
                let (at, column) = self.line_and_column(self.part(value).start);
                let place = self.place(Spot::Line(at), column, self.part(value));
                return Err(MatrixReadError::NameTwice { place, name });
            }
            names.push(name);
        }
        Ok(names)
    }

    fn list(&self, value: &'a RawValue) -> Result<Vec<&'a RawValue>, MatrixReadError> {
        serde_json::from_str(value.get()).map_err(|_| {
            let expected = Text::new("a list between square brackets", "une liste entre crochets");
            self.expected(value, expected)
        })
    }

    fn unknown_key(&self, key: &str, value: &RawValue) -> MatrixReadError {
        let written = format!("\"{key}\"");
        let part = match self.text[..self.part(value).start].rfind(&written) {
            Some(start) => start..start + written.len(),
            None => self.part(value),
        };
        let (line, column) = self.line_and_column(part.start);
        MatrixReadError::Json {
            place: self.place(Spot::Line(line), column, part),
            expected: Text::new(
                "one of the keys `rows`, `columns` and `payoffs`",
                "une des clés `rows`, `columns` et `payoffs`",
            ),
        }
    }

    fn expected(&self, value: &RawValue, expected: Text) -> MatrixReadError {
        let part = self.part(value);
        let (line, column) = self.line_and_column(part.start);
        MatrixReadError::Json { place: self.place(Spot::Line(line), column, part), expected }
    }

    /// What is said about text that is not JSON at all.
    fn not_json(&self, error: &serde_json::Error) -> MatrixReadError {
        let lines = self.text.split_inclusive('\n').take(error.line().saturating_sub(1));
        let start: usize = lines.map(str::len).sum();
        let mut at = (start + error.column().saturating_sub(1)).min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let (line, column) = self.line_and_column(at);
        let rest = &self.text[at..];
        let word = rest.find(|symbol: char| !symbol.is_alphanumeric()).unwrap_or(rest.len());
        let place = self.place(Spot::Line(line), column, at..at + word);
        // What Python writes for numbers that are none.
        match Number::read(&rest[..word], Mark::Point) {
            Err(fault @ NumberFault::NotFinite) => refused(fault, place),
            _ if error.is_eof() => MatrixReadError::Json {
                place,
                expected: Text::new(
                    "a closing bracket or quotation mark",
                    "un crochet ou un guillemet fermant",
                ),
            },
            _ => MatrixReadError::Json {
                place,
                expected: Text::new(
                    "a value, a comma or a bracket",
                    "une valeur, une virgule ou un crochet",
                ),
            },
        }
    }

    /// Where a value stands in the text, in bytes.
    fn part(&self, value: &RawValue) -> Range<usize> {
        let start = value.get().as_ptr().addr() - self.text.as_ptr().addr();
        start..start + value.get().len()
    }

    /// The closing bracket of a list.
    fn end(&self, list: &RawValue) -> Range<usize> {
        let end = self.part(list).end;
        end - 1..end
    }

    fn place(&self, at: Spot, column: usize, part: Range<usize>) -> Place {
        let start = self.text[..part.start].rfind('\n').map_or(0, |end| end + 1);
        let line = self.text[start..].lines().next().unwrap_or_default();
        let end = (part.end - start).min(line.len());
        Place::new(at, column, line, (part.start - start).min(end)..end)
    }

    /// The line and the sign in it, from 1.
    fn line_and_column(&self, at: usize) -> (usize, usize) {
        let before = &self.text[..at];
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        (before.matches('\n').count() + 1, before[start..].chars().count() + 1)
    }
}

/// The number that a cell is, or that stands in it as text.
///
/// The place is made only where something is wrong: in a text of one line it takes as long as the
/// line.
fn number(cell: &RawValue, place: impl Fn() -> Place) -> Result<Number, MatrixReadError> {
    let text = match serde_json::from_str::<String>(cell.get()) {
        Ok(text) => text.trim().to_owned(),
        Err(_) => cell.get().to_owned(),
    };
    if text.is_empty() || text == "null" {
        return Err(MatrixReadError::Hole { place: place() });
    }
    Number::read(&text, Mark::Point).map_err(|fault| refused(fault, place()))
}
