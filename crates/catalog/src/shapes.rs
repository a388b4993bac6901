//! All connected shapes of squares up to a size, and what they are worth in Domineering.

use std::collections::BTreeSet;

use rustc_hash::FxHashSet;
use stratege_core::{Limits, Meter, Stopped};
use stratege_games::domineering::Domineering;
use stratege_values::{Boards, Dyadic, Forms, Style, Value, ValueError};

/// The side of the box that shapes have to fit.
pub const BOX: u8 = 8;

/// A shape in the first corner of the box: a bit for each square, row by row.
type Shape = u64;

/// The squares of the first column and of the last.
const FIRST_COLUMN: Shape = 0x0101_0101_0101_0101;
const LAST_COLUMN: Shape = FIRST_COLUMN << 7;
/// The squares of the first row and of the last.
const FIRST_ROW: Shape = 0xff;
const LAST_ROW: Shape = FIRST_ROW << 56;

/// Names of the hottest values that are longer are not told.
const LONGEST_NAME: u64 = 100;

/// What is known of all connected shapes of at most so many squares that fit the box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Census {
    /// The number of shapes; those that a turn or a reflection makes equal count once.
    pub shapes: u64,
    /// How many different values they have; a value and its negative count once.
    pub values: u64,
    /// The highest temperature.
    pub hottest: Dyadic,
    /// The names of the values that are as hot.
    pub hottest_names: BTreeSet<String>,
}

/// Looks at every connected shape of at most `most` squares.
///
/// ```
/// use stratege_catalog::{core::Limits, shapes::census};
///
/// // A square, a domino, two shapes of three squares and five of four.
/// let census = census(4, Limits::default())?;
/// assert_eq!(census.shapes, 9);
/// assert_eq!(census.hottest.to_string(), "1");
/// # Ok::<(), stratege_catalog::values::ValueError>(())
/// ```
pub fn census(most: u32, limits: Limits<'_>) -> Result<Census, ValueError> {
    let rules = Domineering::new(BOX, BOX);
    let mut boards = Boards::new(&rules);
    let mut forms = Forms::default();
    let mut calculator = forms.within(limits);
    let mut meter = Meter::new(limits, None);
    let mut found: FxHashSet<Value> = FxHashSet::default();
    let (mut shapes, mut layer) = (0, vec![1]);
    for squares in 1..=most {
        for &shape in &layer {
            let value = boards.value(&mut calculator, &rules.with_free(shape.into()))?;
            // The shape that is turned by a right angle has the negative value.
            found.insert(value);
            found.insert(calculator.negative(value));
        }
        shapes += layer.len() as u64;
        if squares < most {
            layer = grown(&layer, &mut meter)?;
        }
    }
    let own = found.iter().filter(|&&value| calculator.negative(value) == value).count();
    let hottest = found.iter().map(|&value| calculator.temperature(value)).max();
    let hottest = hottest.unwrap_or(Dyadic::ZERO);
    let values = found.len().midpoint(own) as u64;
    found.retain(|&value| calculator.temperature(value) == hottest);
    let mut hottest_names = BTreeSet::new();
    for value in found {
        let name = calculator.name(value, Style::Unicode, LONGEST_NAME)?;
        hottest_names.extend(name.ok());
    }
    Ok(Census { shapes, values, hottest, hottest_names })
}

/// The connected shapes of one square more, each once.
fn grown(shapes: &[Shape], meter: &mut Meter<'_>) -> Result<Vec<Shape>, Stopped> {
    let mut all: FxHashSet<Shape> = FxHashSet::default();
    for &shape in shapes {
        meter.tick()?;
        let mut add = |shape: Shape, squares: Shape| {
            let mut left = squares;
            while left != 0 {
                let square = left & left.wrapping_neg();
                all.insert(least_image(shape | square));
                left ^= square;
            }
        };
        add(shape, beside(shape) & !shape);
        // The shape lies in the first corner: there is room before it only where there is some behind.
        if shape & LAST_COLUMN == 0 {
            add(shape << 1, shape & FIRST_COLUMN);
        }
        if shape & LAST_ROW == 0 {
            add(shape << 8, shape & FIRST_ROW);
        }
    }
    Ok(all.into_iter().collect())
}

/// The squares of the box that share a side with one of these.
fn beside(squares: Shape) -> Shape {
    let right = (squares & !LAST_COLUMN) << 1;
    let left = (squares & !FIRST_COLUMN) >> 1;
    right | left | squares << 8 | squares >> 8
}

/// The least of the eight images of a shape in the corner; all fit the box if one does.
fn least_image(shape: Shape) -> Shape {
    let mut least = Shape::MAX;
    for image in [shape, transposed(shape)] {
        let upside_down = image.swap_bytes();
        for image in [image, upside_down, image.reverse_bits(), upside_down.reverse_bits()] {
            least = least.min(in_corner(image));
        }
    }
    least
}

/// A shape, which is not empty, in the first corner of the box.
fn in_corner(shape: Shape) -> Shape {
    let shape = shape >> (shape.trailing_zeros() & !7);
    let mut columns = shape | shape >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    // Every row has room for it, as the columns before the first one that is used are free.
    shape >> (columns & FIRST_ROW).trailing_zeros()
}

/// Rows as columns.
fn transposed(shape: Shape) -> Shape {
    let exchanged = |shape: Shape, mask: Shape, distance: u32| {
        let difference = (shape ^ shape >> distance) & mask;
        shape ^ difference ^ difference << distance
    };
    let shape = exchanged(shape, 0x00aa_00aa_00aa_00aa, 7);
    let shape = exchanged(shape, 0x0000_cccc_0000_cccc, 14);
    exchanged(shape, 0x0000_0000_f0f0_f0f0, 28)
}
