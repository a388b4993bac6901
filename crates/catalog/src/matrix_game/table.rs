//! Tables of payoffs: cells between commas, semicolons, tabs or blanks, with names or without.

use std::{collections::HashSet, ops::Range};

use rustc_hash::FxBuildHasher;

use super::{
    error::{MatrixReadError, Place, Spot},
    number::{Mark, Number, NumberFault},
};

/// Payoffs as they were written, and the names of choices that have some.
#[derive(Debug)]
pub(super) struct Written {
    pub(super) rows: Option<Vec<String>>,
    pub(super) columns: Option<Vec<String>>,
    /// As many in every row, at least one, and at least one row.
    pub(super) payoffs: Vec<Vec<Number>>,
}

/// Text between two separators.
pub(super) struct Cell {
    /// Without quotation marks.
    pub(super) text: String,
    /// Where it stands in its line, in bytes.
    pub(super) at: Range<usize>,
}

/// What stands between cells.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Separator {
    Semicolon,
    Tab,
    Comma,
    /// One blank or more.
    Blank,
}

struct Line<'a> {
    number: usize,
    text: &'a str,
    cells: Vec<Cell>,
}

/// Reads a table.
///
/// The first row holds names if all of it is words, and so does the first column. An empty first
/// cell makes both hold names, unless it must be a hole.
pub(super) fn read(text: &str) -> Result<Written, MatrixReadError> {
    let separator = Separator::of(text);
    let lines: Vec<Line<'_>> = (1..)
        .zip(text.lines())
        .filter(|(_, text)| !text.trim().is_empty())
        .map(|(number, text)| Line { number, text, cells: separator.cells(text) })
        .collect();
    let Some(first) = lines.first() else { return Err(MatrixReadError::Empty) };
    let has_corner = has_corner(&lines);
    let has_header = has_corner || are_words(&first.cells);
    let body = &lines[usize::from(has_header)..];
    let Some(top) = body.first() else { return Err(MatrixReadError::Empty) };
    let has_names = has_corner || body.iter().all(Line::begins_with_name);

    // A header may leave out the cell above the names of rows.
    let is_short = has_header && has_names && first.cells.len() + 1 == top.cells.len();
    let expected = first.cells.len() + usize::from(is_short);
    let skipped = usize::from(has_names);
    let mut payoffs = Vec::with_capacity(body.len());
    for line in body {
        line.check_length(expected)?;
        let cells = line.cells.iter().enumerate().skip(skipped);
        let numbers = cells.map(|(at, cell)| cell.number(separator.mark(), || line.place(at)));
        payoffs.push(numbers.collect::<Result<Vec<Number>, _>>()?);
    }
    let header = (0..first.cells.len()).skip(if is_short { 0 } else { skipped });
    let columns = has_header.then(|| names(header.map(|at| (first, at)))).transpose()?;
    let rows = has_names.then(|| names(body.iter().map(|line| (line, 0)))).transpose()?;
    Ok(Written { rows, columns, payoffs })
}

/// Whether the first cell is empty because it stands above names and before names.
///
/// Names that are numbers could be payoffs: they are names if they count from 0 or 1, or if the
/// other names are words.
fn has_corner(lines: &[Line<'_>]) -> bool {
    let [first, body @ ..] = lines else { return false };
    let [corner, header @ ..] = first.cells.as_slice() else { return false };
    if !corner.text.is_empty() || header.is_empty() || body.is_empty() {
        return false;
    }
    // A line of nothing but quotation marks has no cell between blanks.
    if body.iter().any(|line| line.cells.is_empty()) {
        return false;
    }
    let column = || body.iter().map(|line| &line.cells[0]);
    let words = are_words(header) || column().all(Cell::is_word);
    words || counts(header.iter()) && counts(column())
}

fn are_words(cells: &[Cell]) -> bool {
    cells.iter().all(Cell::is_word)
}

/// Whether cells are 0, 1, 2, … or 1, 2, 3, …
fn counts<'a>(mut cells: impl Iterator<Item = &'a Cell> + Clone) -> bool {
    let first = cells.clone().next().map(|cell| cell.text.as_str());
    let start = usize::from(first == Some("1"));
    (start..).zip(cells.by_ref()).all(|(number, cell)| cell.text == number.to_string())
}

/// The names in these cells, no two of which are the same.
fn names<'a>(
    cells: impl Iterator<Item = (&'a Line<'a>, usize)>,
) -> Result<Vec<String>, MatrixReadError> {
    let mut seen: HashSet<&str, FxBuildHasher> = HashSet::default();
    let mut names = Vec::new();
    for (line, at) in cells {
        let name = line.cells[at].text.as_str();
        if name.is_empty() {
            return Err(MatrixReadError::Hole { place: line.place(at) });
        }
        if !seen.insert(name) {
            return Err(MatrixReadError::NameTwice {
                place: line.place(at),
                name: name.to_owned(),
            });
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

impl Line<'_> {
    fn begins_with_name(&self) -> bool {
        self.cells.len() > 1 && self.cells[0].is_word()
    }

    fn place(&self, cell: usize) -> Place {
        Place::new(Spot::Line(self.number), cell + 1, self.text, self.cells[cell].at.clone())
    }

    fn check_length(&self, expected: usize) -> Result<(), MatrixReadError> {
        let found = self.cells.len();
        if found == expected {
            return Ok(());
        }
        let end = self.text.trim_end().len();
        // Cells that are too many may be empty, and stand behind all that is written.
        let start = if found > expected { self.cells[expected].at.start } else { end };
        let part = start..end.max(start);
        let place = Place::new(Spot::Line(self.number), expected.min(found) + 1, self.text, part);
        Err(MatrixReadError::Ragged { place, found, expected })
    }
}

impl Cell {
    fn of(line: &str, at: Range<usize>) -> Cell {
        let cell = &line[at.clone()];
        let start = at.start + (cell.len() - cell.trim_start().len());
        let cell = cell.trim();
        let at = if cell.is_empty() { at } else { start..start + cell.len() };
        let quoted = cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
        let text = match quoted {
            Some(inner) => inner.replace("\"\"", "\"").trim().to_owned(),
            None => cell.to_owned(),
        };
        Cell { text, at }
    }

    /// Whether it is neither empty nor a number, well written or not.
    fn is_word(&self) -> bool {
        !self.text.is_empty()
            && Number::read(&self.text, Mark::Either) == Err(NumberFault::NotANumber)
    }

    /// The number in it; the place is made only where something is wrong.
    pub(super) fn number(
        &self,
        mark: Mark,
        place: impl Fn() -> Place,
    ) -> Result<Number, MatrixReadError> {
        if self.text.is_empty() {
            return Err(MatrixReadError::Hole { place: place() });
        }
        Number::read(&self.text, mark).map_err(|fault| refused(fault, place()))
    }
}

/// What is said about a number that is none.
pub(super) fn refused(fault: NumberFault, place: Place) -> MatrixReadError {
    let found = place.excerpt[place.part.clone()].to_owned();
    match fault {
        NumberFault::NotANumber => MatrixReadError::NotANumber { place, found },
        NumberFault::NotFinite => MatrixReadError::NotFinite { place, found },
        NumberFault::TooGreat => MatrixReadError::TooGreat { place, found },
    }
}

impl Separator {
    /// What separates the cells of a text: the first of semicolons, tabs and commas that occurs.
    pub(super) fn of(text: &str) -> Separator {
        let mut quoted = false;
        let outside: HashSet<char, FxBuildHasher> = text
            .chars()
            .filter(|&symbol| {
                // A quotation mark that is never closed ends with its line.
                quoted = symbol != '\n' && (quoted ^ (symbol == '"'));
                !quoted
            })
            .collect();
        let known = [Separator::Semicolon, Separator::Tab, Separator::Comma];
        let found = known.into_iter().find(|separator| outside.contains(&separator.symbol()));
        found.unwrap_or(Separator::Blank)
    }

    fn symbol(self) -> char {
        match self {
            Separator::Semicolon => ';',
            Separator::Tab => '\t',
            Separator::Comma => ',',
            Separator::Blank => ' ',
        }
    }

    /// How decimal numbers are written between these.
    pub(super) fn mark(self) -> Mark {
        if self == Separator::Comma { Mark::Point } else { Mark::Either }
    }

    /// The cells of a line; at least one if the line is not blank.
    pub(super) fn cells(self, line: &str) -> Vec<Cell> {
        let mut cells = Vec::new();
        let mut start = 0;
        let mut quoted = false;
        for (at, symbol) in line.char_indices() {
            quoted ^= symbol == '"';
            if !quoted && symbol == self.symbol() {
                cells.push(Cell::of(line, start..at));
                start = at + 1;
            }
        }
        cells.push(Cell::of(line, start..line.len()));
        if self == Separator::Blank {
            cells.retain(|cell| !cell.text.is_empty());
        }
        cells
    }
}
