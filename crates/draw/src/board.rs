//! Boards as text for the terminal.

use stratege_core::{Form, Label, Layout, Mark, Outline, Picture, Piece, Place};

use crate::ground::token_name;

/// An empty square.
const EMPTY_SQUARE: char = '.';
/// An empty hole; one column wide in every terminal.
const EMPTY_HOLE: char = '·';
/// A place on which nothing may be put.
const BARRIER: char = '#';

/// What lies face down.
const BACK: char = '?';

/// Rows that far apart are parts of their own, in half squares.
const PART_GAP: i16 = 4;

/// The board as lines of text, without a line break at the end.
///
/// Every place is one character and two half squares are two characters, or twice as many where a
/// place needs more, so columns line up. Labels to the left end beside the board, the others stand where the picture puts them; a label that
/// would touch the one before is left out. Halves of a domino that touch have a stroke between
/// them, and an empty line stands for an empty row.
///
/// ```
/// use stratege_core::{Outline, Picture};
/// use stratege_draw::board_text;
///
/// let picture = Picture::grid(3, 2, |_| Some((Outline::Square, None)));
/// assert_eq!(board_text(&picture), "2 . . .\n1 . . .\n  a b c");
/// ```
pub fn board_text(picture: &Picture) -> String {
    let mut heights: Vec<i16> = picture.places.iter().map(|place| place.y).collect();
    heights.extend(picture.labels.iter().map(|label| label.y));
    heights.sort_unstable();
    heights.dedup();

    let margin = picture.labels.iter().filter(|label| is_left(label));
    let margin = margin.map(|label| label.text.chars().count() + 1).max().unwrap_or(0);
    let scale = scale(picture);
    let mut lines = Vec::new();
    for (index, &y) in heights.iter().enumerate() {
        if index > 0 && y - heights[index - 1] >= PART_GAP {
            lines.push(String::new());
        }
        lines.push(line_at(picture, y, margin, scale));
    }
    lines.join("\n")
}

/// Characters to half a square.
fn scale(picture: &Picture) -> usize {
    let is_wide = |place: &Place| !is_half(place) && symbol(place).chars().count() > 1;
    // Letters are higher than wide: columns side by side need room to look like themselves.
    let wide = picture.layout == Layout::Columns || picture.places.iter().any(is_wide);
    if wide { 2 } else { 1 }
}

fn is_left(label: &Label) -> bool {
    label.x <= 0
}

/// The line of text for everything at height `y`.
fn line_at(picture: &Picture, y: i16, margin: usize, scale: usize) -> String {
    let column = |x| margin + scale * column(x);
    let mut line = Line::default();
    for label in picture.labels.iter().filter(|label| label.y == y && is_left(label)) {
        // The last column of the margin separates the label from the board.
        let start = margin - 1 - label.text.chars().count();
        line.write(start, &label.text);
    }
    let mut places: Vec<&Place> = picture.places.iter().filter(|place| place.y == y).collect();
    places.sort_by_key(|place| place.x);
    // A square that nothing stands on may bear its own number.
    let within =
        |label: &&Label| places.iter().any(|place| (place.x, place.y) == (label.x, label.y));
    for (index, place) in places.iter().enumerate() {
        let start = column(place.x);
        let own = picture.labels.iter().find(|label| (label.x, label.y) == (place.x, place.y));
        let symbol = own.map_or_else(|| symbol(place), |label| label.text.clone());
        let next = places.get(index + 1);
        if next.is_some_and(|next| is_half(place) && is_half(next) && next.x == place.x + 2) {
            // A long number of the left half grows to the left.
            line.write(start.saturating_sub(symbol.chars().count() - 1), &symbol);
            line.write(start + 1, "|");
        } else {
            line.write(start, &symbol);
        }
    }
    let right = picture.labels.iter().filter(|label| label.y == y && !is_left(label));
    let right = right.filter(|label| !within(label));
    let mut right: Vec<&Label> = right.collect();
    right.sort_by_key(|label| label.x);
    for label in right {
        let end = line.characters.len();
        let before_middle = label.text.chars().count().saturating_sub(1) / 2;
        let centred = column(label.x).saturating_sub(before_middle);
        // Beside places a label makes way, among other labels it is left out.
        let beside = column(label.x).max(end + 1);
        let own = column(label.x);
        // Between places that are far apart it stands where the picture puts it.
        if !places.is_empty() && line.is_free(own, label.text.chars().count()) {
            line.write(own, &label.text);
            continue;
        }
        let start = if places.is_empty() { centred } else { beside };
        if end == 0 || start > end {
            line.write(start, &label.text);
        }
    }
    line.finish()
}

/// The column of text of a place or label, without the margin.
fn column(x: i16) -> usize {
    (x - 1).max(0) as usize
}

/// What stands for a place in the terminal.
pub(crate) fn symbol(place: &Place) -> String {
    let Some(piece) = place.piece else {
        return match (place.mark, place.outline) {
            (Some(Mark::Rings(rings)), _) => rings.to_string(),
            (Some(Mark::Token { colour, symbol, .. }), _) => token_name(colour, symbol),
            (Some(Mark::Barrier), _) => BARRIER.to_string(),
            (None, Outline::Square | Outline::Hexagon) => EMPTY_SQUARE.to_string(),
            (None, Outline::Hole | Outline::Dot) => EMPTY_HOLE.to_string(),
            (None, Outline::None) => " ".to_string(),
        };
    };
    let mut text = piece_text(piece);
    match place.mark {
        Some(Mark::Rings(rings)) => text.push_str(&rings.to_string()),
        Some(Mark::Token { colour, symbol, wanted: true }) => {
            text.push_str(&token_name(colour, symbol));
        }
        _ => {}
    }
    text
}

fn piece_text(piece: Piece) -> String {
    match piece.form {
        Form::Pips(pips) | Form::Die { pips, .. } => pips.to_string(),
        Form::Back => BACK.to_string(),
        Form::Stack { height, neutral } => {
            let height = if height > 1 { height.to_string() } else { String::new() };
            let star = if neutral && piece.owner.is_some() { "*" } else { "" };
            format!("{}{height}{star}", piece.glyph)
        }
        _ => piece.glyph.to_string(),
    }
}

/// Whether a place is half a domino, from either side.
fn is_half(place: &Place) -> bool {
    place.piece.is_some_and(|piece| matches!(piece.form, Form::Pips(_) | Form::Back))
}

/// A line of text that can be written anywhere.
#[derive(Default)]
struct Line {
    characters: Vec<char>,
}

impl Line {
    /// Whether nothing is written from `start` on, nor right before or behind it, and something
    /// further on.
    fn is_free(&self, start: usize, length: usize) -> bool {
        let from = start.saturating_sub(1).min(self.characters.len());
        let room = from..(start + length + 1).min(self.characters.len());
        start < self.characters.len() && self.characters[room].iter().all(|it| *it == ' ')
    }

    fn write(&mut self, start: usize, text: &str) {
        for (index, character) in text.chars().enumerate() {
            let column = start + index;
            if self.characters.len() <= column {
                self.characters.resize(column + 1, ' ');
            }
            self.characters[column] = character;
        }
    }

    fn finish(self) -> String {
        let text: String = self.characters.into_iter().collect();
        text.trim_end().to_string()
    }
}

#[cfg(test)]
mod tests {
    use stratege_core::{Form, Piece, Player};

    use super::*;

    #[test]
    fn tic_tac_toe_has_letters_below_and_numbers_at_the_left() {
        let picture = Picture::grid(3, 3, |cell| {
            let piece = match (cell.column, cell.row) {
                (0, 2) => Some((Player::FIRST, Form::Cross, 'X')),
                (1, 1) => Some((Player::SECOND, Form::Ring, 'O')),
                _ => None,
            };
            let piece = piece.map(|(owner, form, glyph)| Piece { owner: Some(owner), form, glyph });
            Some((Outline::Square, piece))
        });
        check(&picture, &["3 X . .", "2 . O .", "1 . . .", "  a b c"]);
    }

    #[test]
    fn a_label_between_far_places_stands_where_it_is_put() {
        let piece = |owner, glyph| Some(Piece { owner: Some(owner), form: Form::Disc, glyph });
        let place = |x, piece| Place {
            x,
            y: 1,
            name: String::new(),
            outline: Outline::None,
            mark: None,
            piece,
        };
        let label = |x, text: &str| Label { x, y: 1, text: text.to_owned(), owner: None };
        let picture = Picture {
            places: vec![
                place(1, piece(Player::FIRST, 'W')),
                place(11, piece(Player::SECOND, 'B')),
            ],
            labels: vec![label(3, "12"), label(13, "7")],
            ..Picture::default()
        };
        check(&picture, &["W 12      B 7"]);
    }

    #[test]
    fn eaten_squares_leave_no_trailing_space() {
        let picture = Picture::grid(3, 3, |cell| {
            let form = if (cell.column, cell.row) == (0, 0) { 'P' } else { '#' };
            let piece = Piece { owner: None, form: Form::Chocolate, glyph: form };
            (cell.row < 2 && cell.column < 2 - cell.row).then_some((Outline::Square, Some(piece)))
        });
        check(&picture, &["3", "2 #", "1 P #", "  a b c"]);
    }

    #[test]
    fn absent_places_are_spaces_and_holes_line_up_with_pegs() {
        let picture = Picture::grid(3, 3, |cell| {
            let corner = cell.column != 1 && cell.row == 2;
            let peg = Piece { owner: None, form: Form::Peg, glyph: 'o' };
            (!corner).then_some((Outline::Hole, (cell.row == 0).then_some(peg)))
        });
        check(&picture, &["3   ·", "2 · · ·", "1 o o o", "  a b c"]);
    }

    #[test]
    fn numbers_of_two_digits_end_beside_the_board() {
        let picture = Picture::grid(2, 10, |_| Some((Outline::Square, None)));
        let text = board_text(&picture);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!([lines[0], lines[1], lines[10]], ["10 . .", " 9 . .", "   a b"]);
    }

    #[test]
    fn heaps_show_their_sizes() {
        check(&Picture::heaps(&[3, 0, 1]), &["1 | | |  3", "2  0", "3 |  1"]);
        let long = board_text(&Picture::heaps(&[45]));
        assert!(long.starts_with("1 | | |") && long.ends_with("| |  … 45"));
    }

    #[test]
    fn letters_of_wide_boards_never_touch() {
        let text = board_text(&Picture::grid(30, 1, |_| Some((Outline::Square, None))));
        assert!(text.ends_with(" y z aa  ac"), "{text}");
    }

    #[test]
    fn shifted_rows_are_shifted_by_one_character() {
        let place = |x, y| Place {
            x,
            y,
            name: String::new(),
            outline: Outline::Square,
            mark: None,
            piece: None,
        };
        let places = vec![place(1, 1), place(3, 1), place(2, 3), place(4, 3)];
        check(&Picture { places, ..Picture::default() }, &[". .", " . ."]);
    }

    #[test]
    fn dominoes_are_two_numbers_with_a_stroke_between() {
        let half = |x, y, number| {
            let piece = Piece { owner: None, form: Form::Pips(number), glyph: '?' };
            Place {
                x,
                y,
                name: String::new(),
                outline: Outline::Square,
                mark: None,
                piece: Some(piece),
            }
        };
        let small = [half(1, 1, 6), half(3, 1, 4), half(6, 1, 0), half(8, 1, 0), half(1, 4, 5)];
        let places = vec![half(2, 9, 12), half(4, 9, 10), half(8, 9, 9), half(10, 9, 11)];
        let places = small.into_iter().chain(places).collect();
        check(&Picture { places, ..Picture::default() }, &["6|4  0|0", "5", "", "12|10  9|11"]);
    }

    #[test]
    fn wide_places_stand_twice_as_far_apart() {
        let token = |x, y, mark, piece| Place {
            x,
            y,
            name: String::new(),
            outline: Outline::Hexagon,
            mark: Some(mark),
            piece,
        };
        let stone = Piece { owner: Some(Player::FIRST), form: Form::Disc, glyph: 'X' };
        let printed = |wanted| Mark::Token { colour: 1, symbol: 2, wanted };
        let places = vec![
            token(2, 1, printed(false), None),
            token(4, 1, Mark::Barrier, None),
            token(1, 3, printed(false), Some(stone)),
            token(3, 3, printed(true), Some(stone)),
            token(5, 3, Mark::Rings(2), Some(stone)),
        ];
        let layout = Layout::Rows;
        check(&Picture { places, layout, ..Picture::default() }, &["  b3  #", "X   Xb3 X2"]);
    }

    #[test]
    fn stacks_say_how_high_they_are() {
        let stack = |x, owner, height, neutral| Place {
            x,
            y: 1,
            name: String::new(),
            outline: Outline::Hexagon,
            mark: None,
            piece: Some(Piece { owner, form: Form::Stack { height, neutral }, glyph: 'w' }),
        };
        let first = Some(Player::FIRST);
        let places = vec![
            stack(1, first, 1, false),
            stack(3, first, 3, false),
            stack(5, first, 2, true),
            stack(7, None, 1, true),
        ];
        check(&Picture { places, ..Picture::default() }, &["w   w3  w2* w"]);
    }

    #[test]
    fn an_empty_picture_is_empty_text() {
        check(&Picture::default(), &[]);
    }

    #[track_caller]
    fn check(picture: &Picture, lines: &[&str]) {
        assert_eq!(board_text(picture), lines.join("\n"));
    }
}
