//! How many rows there are above each other, and where each stands in their order.

/// The sides of the largest board, with the numbers of rests that fit it.
///
/// A rest is a number of rows of which none is longer than the one before it, sorted by the first
/// row, then by the next.
pub(super) struct Shape {
    /// `rests[rows][most]` is the number of rests of so many rows of at most `most` squares.
    rests: Vec<Vec<usize>>,
}

impl Shape {
    /// For boards of at most so many rows, at least one, and so many squares in a row; `None` where
    /// this machine cannot count them.
    pub(super) fn new(rows: usize, columns: usize) -> Option<Shape> {
        let mut rests = vec![vec![1_usize; columns + 1]];
        for row in 1..rows {
            let sums = rests[row - 1].iter().scan(0_usize, |sum, &count| {
                *sum = sum.saturating_add(count);
                Some(*sum)
            });
            rests.push(sums.collect());
        }
        let counts = |most: usize| most < usize::MAX / 16;
        counts(rests[rows - 1][columns]).then_some(Shape { rests })
    }

    /// Rows but the first.
    pub(super) fn tail_rows(&self) -> usize {
        self.rests.len() - 1
    }

    pub(super) fn columns(&self) -> usize {
        self.rests[0].len() - 1
    }

    /// How many rests have `rows` rows of at most `most` squares.
    pub(super) fn rests(&self, rows: usize, most: usize) -> usize {
        self.rests[rows][most]
    }

    /// How many of them come before those whose first row has `length` squares.
    pub(super) fn before(&self, rows: usize, length: usize) -> usize {
        if length == 0 { 0 } else { self.rests[rows][length - 1] }
    }

    /// The rest with this number among those of `rows` rows of at most `most` squares.
    pub(super) fn rest_at(&self, index: usize, rows: usize, most: usize, lengths: &mut [u8]) {
        let (mut index, mut most) = (index, most);
        for (length, rows) in lengths.iter_mut().zip((1..=rows).rev()) {
            let fits = |length: &usize| self.before(rows, *length) <= index;
            most = (0..=most).rev().find(fits).unwrap_or(0);
            index -= self.before(rows, most);
            *length = most as u8;
        }
    }
}
