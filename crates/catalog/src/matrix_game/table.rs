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
    pub(super) payoffs: Cells,
}

/// What stands in the cells: as many in every row, at least one, and at least one row.
#[derive(Debug)]
pub(super) enum Cells {
    /// One payoff in each: that of player 1.
    Single(Vec<Vec<Number>>),
    /// Two in each: those of player 1, and those of player 2.
    Pairs([Vec<Vec<Number>>; 2]),
}

impl Cells {
    /// The payoffs of rows, which are pairs if any of them is.
    ///
    /// `alone` says where a cell is that is none, by row and column.
    pub(super) fn of(
        rows: Vec<Vec<Payoffs>>,
        alone: impl Fn(usize, usize) -> MatrixReadError,
    ) -> Result<Cells, MatrixReadError> {
        let is_pair = |payoffs: &Payoffs| payoffs.second.is_some();
        let mut firsts = Vec::with_capacity(rows.len());
        let mut seconds = Vec::new();
        let has_pairs = rows.iter().flatten().any(is_pair);
        for (at, row) in rows.into_iter().enumerate() {
            if let Some(column) = row.iter().position(|cell| has_pairs && !is_pair(cell)) {
                return Err(alone(at, column));
            }
            let (first, second): (Vec<Number>, Vec<Option<Number>>) =
                row.into_iter().map(|Payoffs { first, second }| (first, second)).unzip();
            firsts.push(first);
            seconds.push(second.into_iter().flatten().collect());
        }
        Ok(if has_pairs { Cells::Pairs([firsts, seconds]) } else { Cells::Single(firsts) })
    }
}

/// What stands in one cell.
pub(super) struct Payoffs {
    pub(super) first: Number,
    /// That of player 2, if it is written too.
    pub(super) second: Option<Number>,
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
    let mark = separator.mark();
    let has_corner = has_corner(&lines, mark);
    let has_header = has_corner || are_words(&first.cells, mark);
    let body = &lines[usize::from(has_header)..];
    let Some(top) = body.first() else { return Err(MatrixReadError::Empty) };
    let has_names = has_corner || body.iter().all(|line| line.begins_with_name(mark));

    // A header may leave out the cell above the names of rows.
    let is_short = has_header && has_names && first.cells.len() + 1 == top.cells.len();
    let expected = first.cells.len() + usize::from(is_short);
    let skipped = usize::from(has_names);
    let mut payoffs = Vec::with_capacity(body.len());
    for line in body {
        line.check_length(expected)?;
        let cells = line.cells.iter().enumerate().skip(skipped);
        let numbers = cells.map(|(at, cell)| cell.payoffs(mark, || line.place(at)));
        payoffs.push(numbers.collect::<Result<Vec<Payoffs>, _>>()?);
    }
    let payoffs = Cells::of(payoffs, |row, column| {
        let (line, at) = (&body[row], column + skipped);
        MatrixReadError::Alone { place: line.place(at), found: line.cells[at].text.clone() }
    })?;
    let header = (0..first.cells.len()).skip(if is_short { 0 } else { skipped });
    let columns = has_header.then(|| names(header.map(|at| (first, at)))).transpose()?;
    let rows = has_names.then(|| names(body.iter().map(|line| (line, 0)))).transpose()?;
    Ok(Written { rows, columns, payoffs })
}

/// Whether the first cell is empty because it stands above names and before names.
///
/// Names that are numbers could be payoffs: they are names if they count from 0 or 1, or if the
/// other names are words.
fn has_corner(lines: &[Line<'_>], mark: Mark) -> bool {
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
    let words = are_words(header, mark) || column().all(|cell| cell.is_word(mark));
    words || counts(header.iter()) && counts(column())
}

fn are_words(cells: &[Cell], mark: Mark) -> bool {
    cells.iter().all(|cell| cell.is_word(mark))
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
    fn begins_with_name(&self, mark: Mark) -> bool {
        self.cells.len() > 1 && self.cells[0].is_word(mark)
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

    /// Whether it is neither empty nor a number nor a pair, well written or not.
    fn is_word(&self, mark: Mark) -> bool {
        let is_word = |text: &str| Number::read(text, Mark::Either) == Err(NumberFault::NotANumber);
        let is_pair = || {
            let pair = self.pair(mark);
            pair.is_some_and(|(parts, _)| parts.into_iter().all(|part| !is_word(part)))
        };
        !self.text.is_empty() && is_word(&self.text) && !is_pair()
    }

    /// The two parts of `(3, 2)`, of `(0,5; 2)`, or of a cell `3,2` where decimal numbers have a
    /// point, and how their numbers are written.
    fn pair(&self, mark: Mark) -> Option<([&str; 2], Mark)> {
        let inner = self.text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        if inner.is_none() && mark == Mark::Either {
            return None;
        }
        let inner = inner.unwrap_or(&self.text);
        let split = inner.split_once(';').map(|parts| (parts, Mark::Either));
        let split = split.or_else(|| inner.split_once(',').map(|parts| (parts, Mark::Point)));
        split.map(|((first, second), mark)| ([first.trim(), second.trim()], mark))
    }

    /// The payoffs in it: one, or a pair.
    fn payoffs(&self, mark: Mark, place: impl Fn() -> Place) -> Result<Payoffs, MatrixReadError> {
        let Some((parts, mark)) = self.pair(mark) else {
            return Ok(Payoffs { first: self.number(mark, place)?, second: None });
        };
        let [first, second] =
            parts.map(|part| Number::read(part, mark).map_err(|fault| refused(fault, place())));
        Ok(Payoffs { first: first?, second: Some(second?) })
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

/// Whether the signs of a line stand between quotation marks or parentheses.
struct Inside {
    quoted: bool,
    depth: usize,
    /// Where the last closing parenthesis stands.
    last: Option<usize>,
}

impl Inside {
    fn of(line: &str) -> Inside {
        Inside { quoted: false, depth: 0, last: line.rfind(')') }
    }

    /// Whether this sign does, the next one of the line, which stands `at` so many bytes.
    ///
    /// A quotation mark that is never closed ends with its line; a parenthesis that is never
    /// closed is a sign like any other.
    fn holds(&mut self, symbol: char, at: usize) -> bool {
        self.quoted ^= symbol == '"';
        match symbol {
            '(' if !self.quoted && self.last > Some(at) => self.depth += 1,
            ')' if !self.quoted => self.depth = self.depth.saturating_sub(1),
            _ => {}
        }
        self.quoted || self.depth > 0
    }
}

impl Separator {
    /// What separates the cells of a text: the first of semicolons, tabs and commas that occurs.
    pub(super) fn of(text: &str) -> Separator {
        let outside: HashSet<char, FxBuildHasher> = text
            .lines()
            .flat_map(|line| {
                let mut inside = Inside::of(line);
                line.char_indices()
                    .filter(move |&(at, symbol)| !inside.holds(symbol, at))
                    .map(|(_, symbol)| symbol)
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
        let mut inside = Inside::of(line);
        for (at, symbol) in line.char_indices() {
            if !inside.holds(symbol, at) && symbol == self.symbol() {
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
