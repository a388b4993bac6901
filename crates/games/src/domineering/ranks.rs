//! Which dominoes promise most.

use super::{
    counts::most_in_line,
    squares::{MARGIN, Squares},
};

/// What a domino more or less counts that Vertical can lay, and one that nobody can take from it.
const VERTICAL: [i32; 2] = [56, 48];

/// The same for Horizontal.
const HORIZONTAL: [i32; 2] = [56, 88];

/// What the column is worth by its distance from the nearer edge.
const BY_COLUMN: [i32; 4] = [-8, 8, 1, -4];

/// What the row is worth by its distance from the nearer edge.
const BY_ROW: [i32; 4] = [11, 0, 6, 0];

/// Compares the vertical dominoes that can be laid on a board.
pub(super) struct Ranks<S: Squares> {
    rows: S::Lines<u16>,
    columns: S::Lines<u16>,
    height: usize,
    width: usize,
}

impl<S: Squares> Ranks<S> {
    /// The squares lie in the corner.
    pub(super) fn new(squares: S) -> Ranks<S> {
        let turned = squares.transposed();
        let [rows, columns] = [squares, turned].map(Squares::margined);
        Ranks { rows, columns, height: squares.height(), width: turned.height() }
    }

    /// How much the domino on this square and the next one down promises.
    pub(super) fn rank(&self, square: u8) -> i32 {
        let side = S::SIDE as usize;
        let (row, column) = (usize::from(square) / side, usize::from(square) % side);
        let side = column.min(self.width - 1 - column);
        let end = row.min(self.height - 2 - row);
        self.gain(row, column) + BY_COLUMN[side.min(3)] + BY_ROW[end.min(3)]
    }

    /// How much better the counts of sure and possible dominoes become for Vertical.
    fn gain(&self, row: usize, column: usize) -> i32 {
        let (mut rows, mut columns) = (self.rows, self.columns);
        let (row_line, column_line) = (row + MARGIN, column + MARGIN);
        rows.as_mut()[row_line] &= !(1 << column);
        rows.as_mut()[row_line + 1] &= !(1 << column);
        columns.as_mut()[column_line] &= !(3 << row);
        let vertical = |lines: &S::Lines<u16>| counted(lines.as_ref(), column_line, 1, VERTICAL);
        let horizontal = |lines: &S::Lines<u16>| counted(lines.as_ref(), row_line, 2, HORIZONTAL);
        vertical(&columns) - vertical(&self.columns) + horizontal(&self.rows) - horizontal(&rows)
    }
}

/// What the dominoes count that fit into some lines from `first` on, and those that are sure there
/// and beside.
#[inline]
fn counted(lines: &[u16], first: usize, count: usize, [possible, sure]: [i32; 2]) -> i32 {
    let most = |line: u16| i32::from(most_in_line(line.into()));
    let here = lines[first..first + count].iter().map(|&line| most(line)).sum::<i32>();
    let near = lines[first - 2..first + count + 2].windows(3);
    let safe = near.map(|near| most(near[1] & !(near[0] | near[2]))).sum::<i32>();
    possible * here + sure * safe
}
