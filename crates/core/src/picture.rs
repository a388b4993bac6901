//! What a position looks like, without saying how it is drawn.

use crate::{Cell, Player};

/// Counters of a heap side by side: what a narrow screen has room for.
const COUNTERS_IN_A_ROW: u32 = 10;

/// A board: places, what stands on them, and labels around them.
///
/// Drawn in one way for every game, in the terminal, as SVG and on the page. Lengths are in
/// half squares, so that hexagonal rows can be shifted by one; y grows downwards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The places, from top to bottom and from left to right.
    pub places: Vec<Place>,
    /// Coordinates and counts written around the places.
    pub labels: Vec<Label>,
    /// Lines between the places of a board that is played on its crossings.
    pub strokes: Vec<Stroke>,
    /// How the places lie.
    pub layout: Layout,
}

/// How the places of a board lie.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// Two half squares from place to place in both directions.
    #[default]
    Squares,
    /// Hexagons side by side in rows: two half squares to the next in the row, and one to the
    /// side and two down to those of the next row.
    Rows,
    /// Places above each other in columns: two half squares to the next in the column, and two to
    /// the side and one down to those of the next column.
    Columns,
}

/// A line between two middles of places, in half squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Where it begins: x and y.
    pub from: (i16, i16),
    /// Where it ends: x and y.
    pub to: (i16, i16),
}

/// One square, hole or slot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Middle of the place, in half squares from the left.
    pub x: i16,
    /// Middle of the place, in half squares from the top.
    pub y: i16,
    /// The name that is typed for it, such as `b2`; empty if it has none.
    pub name: String,
    /// Its border.
    pub outline: Outline,
    /// What is printed on it, seen where no piece hides it.
    pub mark: Option<Mark>,
    /// What stands on it.
    pub piece: Option<Piece>,
}

/// The border of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// A square.
    Square,
    /// A hexagon with a corner at the top.
    Hexagon,
    /// A crossing of lines, a dot.
    Dot,
    /// A round hole in a board.
    Hole,
    /// Nothing is drawn.
    None,
}

/// Something printed on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// So many rings around each other, 1 to 3.
    Rings(u8),
    /// One of six colours with one of six symbols, both from 0.
    Token {
        /// The colour.
        colour: u8,
        /// The symbol.
        symbol: u8,
        /// The token that the next move must match.
        wanted: bool,
    },
    /// Nothing may be put here.
    Barrier,
}

/// Something on a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Whose it is, if it is somebody's.
    pub owner: Option<Player>,
    /// Its shape.
    pub form: Form,
    /// One character for the terminal.
    pub glyph: char,
}

/// The shape of a piece. Shapes, not only colours, tell pieces apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Two crossing strokes.
    Cross,
    /// A circle line.
    Ring,
    /// A filled disc, with a mark inside that tells the owners apart.
    Disc,
    /// A filled square with no owner.
    Block,
    /// A peg in its hole.
    Peg,
    /// Discs on each other, a number beyond one; with a piece of nobody's colour among them.
    Stack {
        /// How many.
        height: u8,
        /// Whether a neutral piece is among them.
        neutral: bool,
    },
    /// A disc with a crown: the piece that matters.
    Chief,
    /// A disc that carries a ball.
    Bearer,
    /// A square of chocolate.
    Chocolate,
    /// The poisoned square of chocolate.
    Poison,
    /// A counter of a heap.
    Counter,
    /// So many dots, as on a die or on half a domino; a number beyond nine.
    Pips(u8),
    /// The back of what has pips, face down.
    Back,
    /// A die that shows so many dots; one that spoils its throw is crossed out.
    Die {
        /// How many dots.
        pips: u8,
        /// Whether it spoils the throw.
        spoils: bool,
    },
    /// Half of a domino that covers two squares; the other half lies there.
    Half(Toward),
    /// A pin to be knocked down.
    Pin,
}

/// Where the other half of something lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Toward {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Above.
    Up,
    /// Below.
    Down,
}

impl Toward {
    /// All of them.
    pub const ALL: [Toward; 4] = [Toward::Left, Toward::Right, Toward::Up, Toward::Down];
}

/// How programs number the squares of a board, always from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indices {
    /// Rows from the top, then columns.
    RowsFromTop,
    /// Rows from the bottom, then columns.
    RowsFromBottom,
    /// Squares, row by row from the top.
    Squares,
}

/// A word beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Middle of the word, in half squares from the left; the places begin at 0.
    pub x: i16,
    /// Middle of the word, in half squares from the top; the places begin at 0.
    pub y: i16,
    /// What it says.
    pub text: String,
    /// Whose hand, score or reserve it tells about, if it is somebody's.
    pub owner: Option<Player>,
}

impl Picture {
    /// A board of squares with letters below and numbers to the left.
    ///
    /// `content` gives the border and the piece of every square; `None` leaves a square out.
    pub fn grid(
        columns: u8,
        rows: u8,
        mut content: impl FnMut(Cell) -> Option<(Outline, Option<Piece>)>,
    ) -> Picture {
        let mut picture = Picture::default();
        for row in (0..rows).rev() {
            let y = 2 * i16::from(rows - 1 - row) + 1;
            picture.labels.push(Label {
                x: -1,
                y,
                text: (u16::from(row) + 1).to_string(),
                owner: None,
            });
            for column in 0..columns {
                let cell = Cell { column, row };
                let Some((outline, piece)) = content(cell) else { continue };
                let x = 2 * i16::from(column) + 1;
                picture.places.push(Place {
                    x,
                    y,
                    name: cell.to_string(),
                    outline,
                    mark: None,
                    piece,
                });
            }
        }
        let y = 2 * i16::from(rows) + 1;
        for column in 0..columns {
            let x = 2 * i16::from(column) + 1;
            picture.labels.push(Label { x, y, text: Cell::column_name(column), owner: None });
        }
        picture
    }

    /// The same board of squares with the numbers of programs instead of letters and numbers.
    ///
    /// Rows and columns have theirs beside the board, squares where nothing stands on them.
    #[must_use]
    pub fn indexed(mut self, indices: Indices) -> Picture {
        let middle = |index: usize| 2 * index as i16 + 1;
        let index = |middle: i16| usize::try_from(middle / 2).unwrap_or_default();
        // Squares may be left out, labels are not.
        let rows = self.labels.iter().filter(|label| label.x < 0).count();
        let columns = self.labels.len() - rows;
        let row = |y: i16| match indices {
            Indices::RowsFromBottom => rows.saturating_sub(index(y) + 1),
            Indices::RowsFromTop | Indices::Squares => index(y),
        };
        for place in &mut self.places {
            let (row, column) = (row(place.y), index(place.x));
            place.name = match indices {
                Indices::Squares => (columns * row + column).to_string(),
                _ => format!("({row}, {column})"),
            };
        }
        self.labels = match indices {
            Indices::Squares => {
                let free = self.places.iter().filter(|place| place.piece.is_none());
                free.map(|&Place { x, y, ref name, .. }| Label {
                    x,
                    y,
                    text: name.clone(),
                    owner: None,
                })
                .collect()
            }
            _ => {
                let beside = (0..rows).map(middle).map(|y| (-1, y, row(y)));
                let below = (0..columns).map(|column| (middle(column), middle(rows), column));
                let label = |(x, y, number): (i16, i16, usize)| Label {
                    x,
                    y,
                    text: number.to_string(),
                    owner: None,
                };
                beside.chain(below).map(label).collect()
            }
        };
        self
    }

    /// Heaps as counters, each heap with its number and its size; long rows go on below, and very
    /// long heaps are cut short.
    pub fn heaps(heaps: &[u32]) -> Picture {
        Picture::heaps_of(Form::Counter, heaps)
    }

    /// The same with something else than counters.
    pub fn heaps_of(form: Form, heaps: &[u32]) -> Picture {
        /// Counters drawn before the heap is cut: what can be counted.
        const LONGEST: u32 = 30;
        let mut picture = Picture::default();
        let mut y = 1;
        for (index, &heap) in heaps.iter().enumerate() {
            let drawn = heap.min(LONGEST);
            let first = y;
            for counter in 0..drawn {
                let (row, column) = (counter / COUNTERS_IN_A_ROW, counter % COUNTERS_IN_A_ROW);
                y = first + 2 * row as i16;
                picture.places.push(Place {
                    x: 2 * column as i16 + 1,
                    y,
                    name: String::new(),
                    outline: Outline::None,
                    mark: None,
                    piece: Some(Piece { owner: None, form, glyph: '|' }),
                });
            }
            let size = if heap > LONGEST { format!("… {heap}") } else { heap.to_string() };
            let last = drawn - COUNTERS_IN_A_ROW * (drawn.saturating_sub(1) / COUNTERS_IN_A_ROW);
            let number = (index + 1).to_string();
            picture.labels.push(Label { x: -1, y: first, text: number, owner: None });
            picture.labels.push(Label { x: 2 * last as i16 + 2, y, text: size, owner: None });
            // A heap of several rows stands apart from the next.
            y += if first == y { 2 } else { 3 };
        }
        picture
    }

    /// The place of counter number `counter` of heap number `heap`, both from 0, in a picture of
    /// [`Picture::heaps`]; `None` if the heap is cut short before it.
    pub fn counter(&self, heap: usize, counter: u32) -> Option<usize> {
        let first = self.labels.iter().filter(|label| label.x < 0).nth(heap)?;
        let (row, column) = (counter / COUNTERS_IN_A_ROW, counter % COUNTERS_IN_A_ROW);
        let (x, y) = (2 * column as i16 + 1, first.y + 2 * row as i16);
        // The next heap must not be taken for a row of this one.
        let next = self.labels.iter().filter(|label| label.x < 0).nth(heap + 1);
        let within = next.is_none_or(|next| y < next.y);
        let found = || self.places.iter().position(|place| (place.x, place.y) == (x, y));
        if within { found() } else { None }
    }

    /// The places whose names stand in `notation`, in their order there.
    ///
    /// Where several names begin at the same letter, the longest counts.
    pub fn named_in(&self, notation: &str) -> Vec<usize> {
        let mut named = Vec::new();
        let mut rest = notation;
        while let Some(first) = rest.chars().next() {
            let begins = |(_, name): &(usize, &str)| !name.is_empty() && rest.starts_with(name);
            let names = self.places.iter().map(|place| place.name.as_str()).enumerate();
            let longest = names.filter(begins).max_by_key(|(_, name)| name.len());
            named.extend(longest.map(|(index, _)| index));
            rest = &rest[longest.map_or(first.len_utf8(), |(_, name)| name.len())..];
        }
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_named_in_the_order_of_the_notation() {
        check("a1", &["a1"]);
        check("b2-a1", &["b2", "a1"]);
        check("b1:a1a2", &["b1", "a1", "a2"]);
        check("a12", &["a12"]);
        check("pass", &[]);
        check("@l10", &["l10"]);
    }

    /// Compares the names found on a board of 12 x 12 squares.
    #[track_caller]
    fn check(notation: &str, names: &[&str]) {
        let picture = Picture::grid(12, 12, |_| Some((Outline::Square, None)));
        let found = picture.named_in(notation);
        let found: Vec<&str> =
            found.into_iter().map(|index| picture.places[index].name.as_str()).collect();
        assert_eq!(found, names);
    }

    #[test]
    fn squares_are_numbered_as_in_programs() {
        indexed(Indices::RowsFromTop, "0 1 0 1 2", "(0, 1)");
        indexed(Indices::RowsFromBottom, "1 0 0 1 2", "(1, 1)");
        indexed(Indices::Squares, "0 2 3 4 5", "1");
    }

    /// Compares the labels of a board of 2 rows and 3 columns with a piece on `b2`, and the name
    /// of that square.
    #[track_caller]
    fn indexed(indices: Indices, labels: &str, name: &str) {
        let piece = Piece { owner: None, form: Form::Block, glyph: '#' };
        let picture = Picture::grid(3, 2, |cell| {
            Some((Outline::Square, (cell.to_string() == "b2").then_some(piece)))
        });
        let picture = picture.indexed(indices);
        let texts: Vec<&str> = picture.labels.iter().map(|label| label.text.as_str()).collect();
        assert_eq!(texts.join(" "), labels);
        let taken = picture.places.iter().find(|place| place.piece.is_some());
        assert_eq!(taken.map(|place| place.name.as_str()), Some(name));
    }

    #[test]
    fn counters_beyond_a_cut_heap_have_no_place() {
        let picture = Picture::heaps(&[2, 40]);
        assert_eq!(picture.counter(0, 1), Some(1));
        assert_eq!(picture.counter(1, 0), Some(2));
        assert_eq!(picture.counter(0, 2), None);
        assert_eq!(picture.counter(1, 30), None);
    }

    #[test]
    fn long_heaps_go_on_below() {
        let picture = Picture::heaps(&[12, 3]);
        let spot = |place: usize| (picture.places[place].x, picture.places[place].y);
        assert_eq!(picture.counter(0, 9).map(spot), Some((19, 1)));
        assert_eq!(picture.counter(0, 10).map(spot), Some((1, 3)));
        assert_eq!(picture.counter(1, 0).map(spot), Some((1, 6)));
        // A short heap has no second row: what lies there is the next one.
        assert_eq!(Picture::heaps(&[3, 3]).counter(0, 10), None);
    }
}
