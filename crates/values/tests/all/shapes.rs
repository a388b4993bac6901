//! All connected shapes of Domineering up to a number of squares.

use std::collections::{BTreeSet, HashSet};

use stratege_core::Limits;
use stratege_games::domineering::Domineering;
use stratege_values::{Boards, Dyadic, Forms, Value};

/// The side of the box that shapes have to fit.
const SIDE: usize = 8;

/// A shape in the upper left corner of the box, a bit for each square, row by row.
type Shape = u64;

/// The shape moved into the corner; `None` if it does not fit the box.
fn in_corner(squares: &[(usize, usize)]) -> Option<Shape> {
    let top = squares.iter().map(|square| square.0).min()?;
    let left = squares.iter().map(|square| square.1).min()?;
    let mut shape = 0;
    for &(row, column) in squares {
        let (row, column) = (row - top, column - left);
        if row >= SIDE || column >= SIDE {
            return None;
        }
        shape |= 1 << (SIDE * row + column);
    }
    Some(shape)
}

fn squares_of(shape: Shape) -> Vec<(usize, usize)> {
    (0..SIDE * SIDE).filter(|at| shape >> at & 1 == 1).map(|at| (at / SIDE, at % SIDE)).collect()
}

/// The least of the eight images of a shape, which all fit the box if one does.
fn least_image(squares: &[(usize, usize)]) -> Option<Shape> {
    let images = (0..8).map(|image| {
        let turned = squares.iter().map(|&(row, column)| {
            let (row, column) = if image & 1 == 1 { (column, row) } else { (row, column) };
            let row = if image & 2 == 2 { 2 * SIDE - row } else { row };
            let column = if image & 4 == 4 { 2 * SIDE - column } else { column };
            (row, column)
        });
        in_corner(&turned.collect::<Vec<_>>())
    });
    images.collect::<Option<Vec<Shape>>>()?.into_iter().min()
}

/// The connected shapes of one square more, each once up to images.
fn grown(shapes: &[Shape]) -> Vec<Shape> {
    let mut all = HashSet::new();
    for &shape in shapes {
        // One square further from the border, so that there is room on all sides.
        let squares: Vec<_> =
            squares_of(shape).into_iter().map(|(row, column)| (row + 1, column + 1)).collect();
        for &(row, column) in &squares {
            let around =
                [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)];
            for square in around.into_iter().filter(|square| !squares.contains(square)) {
                let larger: Vec<_> = squares.iter().copied().chain([square]).collect();
                all.extend(least_image(&larger));
            }
        }
    }
    all.into_iter().collect()
}

/// What is known of all shapes of at most `most` squares.
struct Census {
    shapes: usize,
    /// Values, of a value and its negative one.
    values: usize,
    hottest: Dyadic,
    /// The names of the hottest values.
    hottest_names: BTreeSet<String>,
}

fn census(most: usize) -> Census {
    let rules = Domineering::new(SIDE as u8, SIDE as u8);
    let mut boards = Boards::new(&rules);
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let mut found: HashSet<Value> = HashSet::new();
    let (mut shapes, mut layer) = (0, vec![1]);
    for _ in 0..most {
        shapes += layer.len();
        for &shape in &layer {
            let board = rules.with_free(u128::from(shape));
            found.insert(boards.value(&mut calculator, &board).expect("no limit"));
        }
        layer = grown(&layer);
    }
    let both = found.iter().flat_map(|&value| [value, calculator.negative(value)]);
    let both: HashSet<Value> = both.collect();
    let own = both.iter().filter(|&&value| calculator.negative(value) == value).count();
    let hottest = found.iter().map(|&value| calculator.temperature(value)).max();
    let hottest = hottest.expect("there are shapes");
    let hot = found.iter().filter(|&&value| calculator.temperature(value) == hottest);
    let hot: Vec<Value> = hot.copied().collect();
    let names = hot.into_iter().map(|value| super::name_of(&mut calculator, value));
    Census {
        shapes,
        values: usize::midpoint(both.len(), own),
        hottest,
        hottest_names: names.collect(),
    }
}

/// The number of shapes is that of free polyominoes, 1, 1, 2, 5, 12, 35, 108, 369.
#[test]
fn shapes_up_to_eight_squares() {
    let census = census(8);
    assert_eq!(census.shapes, 1 + 1 + 2 + 5 + 12 + 35 + 108 + 369);
    assert_eq!((census.values, census.hottest.to_string().as_str()), (67, "3/2"));
    let hottest = ["+-3/2", "{0|-3}"].map(str::to_owned);
    assert_eq!(census.hottest_names, BTreeSet::from(hottest));
}

/// J. W. H. M. Uiterwijk and M. Barton, arXiv 1506.03949: none is hotter than 2, and one value is
/// as hot.
#[cfg(not(test))]
pub(crate) fn shapes_up_to_fifteen_squares() {
    let census = census(15);
    println!("{} shapes, {} values up to sign", census.shapes, census.values);
    assert_eq!(census.hottest.to_string(), "2");
    assert_eq!(census.hottest_names, BTreeSet::from(["+-(2*)".to_owned()]));
    assert_eq!((census.shapes, census.values), (4_050_456, 106_615));
}
