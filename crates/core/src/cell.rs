//! Squares of a board by name.

use std::fmt;

/// A square: a letter for the column, a number for the row counted from the bottom.
///
/// Both fields count from 0; `Cell { column: 1, row: 2 }` is written `b3`. After `z` come `aa`,
/// `ab`, …
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column from the left, from 0.
    pub column: u8,
    /// Row from the bottom, from 0.
    pub row: u8,
}

impl Cell {
    /// The name of a column: `a`, `b`, …, `z`, `aa`, …
    pub fn column_name(column: u8) -> String {
        let letter = |index: u8| char::from(b'a' + index);
        match column {
            0..26 => letter(column).to_string(),
            _ => [letter(column / 26 - 1), letter(column % 26)].iter().collect(),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Cell::column_name(self.column), u16::from(self.row) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_spreadsheet_names() {
        let name = |column, row| Cell { column, row }.to_string();
        assert_eq!(name(0, 0), "a1");
        assert_eq!(name(25, 8), "z9");
        assert_eq!(name(26, 0), "aa1");
        assert_eq!(name(127, 255), "dx256");
    }
}
