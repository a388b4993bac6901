//! Which dominoes promise most.

use super::{
    bytes::{size_of_bytes, transposed_bytes},
    counts::MOST_IN_LINE,
};

/// Lines beside the board that are always empty of squares.
const MARGIN: usize = 2;

/// The lines of a board with margins on both sides.
type Lines = [u8; 8 + 2 * MARGIN];

/// What a domino more or less counts.
const DOMINO: i32 = 64;

/// What the column is worth by its distance from the nearer edge.
const BY_COLUMN: [i32; 4] = [-8, 8, 0, 4];

/// What the row is worth by its distance from the nearer edge.
const BY_ROW: [i32; 4] = [12, 0, 6, 0];

/// Compares the vertical dominoes that can be laid on a board.
pub(super) struct Ranks {
    rows: Lines,
    columns: Lines,
    height: usize,
    width: usize,
}

impl Ranks {
    /// The squares lie in the corner.
    pub(super) fn new(squares: u64) -> Ranks {
        let (height, width) = size_of_bytes(squares);
        let (height, width) = (height as usize, width as usize);
        let [rows, columns] = [squares, transposed_bytes(squares)].map(|squares| {
            let mut lines = [0; 8 + 2 * MARGIN];
            lines[MARGIN..MARGIN + 8].copy_from_slice(&squares.to_le_bytes());
            lines
        });
        Ranks { rows, columns, height, width }
    }

    /// How much the domino on this square and the next one down promises.
    pub(super) fn rank(&self, square: u8) -> i32 {
        let (row, column) = (usize::from(square) / 8, usize::from(square) % 8);
        let side = column.min(self.width - 1 - column);
        let end = row.min(self.height - 2 - row);
        self.gain(row, column) * DOMINO + BY_COLUMN[side.min(3)] + BY_ROW[end.min(3)]
    }

    /// How much better the counts of sure and possible dominoes become for Vertical.
    fn gain(&self, row: usize, column: usize) -> i32 {
        let (mut rows, mut columns) = (self.rows, self.columns);
        let (row_line, column_line) = (row + MARGIN, column + MARGIN);
        rows[row_line] &= !(1 << column);
        rows[row_line + 1] &= !(1 << column);
        columns[column_line] &= !(3 << row);
        let vertical = |lines: &Lines| counted(lines, column_line, 1);
        let horizontal = |lines: &Lines| counted(lines, row_line, 2);
        vertical(&columns) - vertical(&self.columns) + horizontal(&self.rows) - horizontal(&rows)
    }
}

/// The dominoes that fit into some lines from `first` on, and those that are sure there and beside.
fn counted(lines: &Lines, first: usize, count: usize) -> i32 {
    let most = |line: u8| i32::from(MOST_IN_LINE[usize::from(line)]);
    let possible = lines[first..first + count].iter().map(|&line| most(line)).sum::<i32>();
    let sure = lines[first - 2..first + count + 2].windows(3);
    possible + sure.map(|near| most(near[1] & !(near[0] | near[2]))).sum::<i32>()
}
