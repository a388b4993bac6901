//! Cards with values from 1: how they are read and drawn.

use stratege_core::{Form, Piece, PositionError};

/// Reads a card between 1 and `highest`, or `?` for one that is not dealt; the text stands at `start`.
pub(crate) fn read_card(
    text: &str,
    start: usize,
    highest: u8,
) -> Result<Option<u8>, PositionError> {
    if text == "?" {
        return Ok(None);
    }
    let numbers = crate::read_numbers(text, 1, highest.into());
    match numbers.map_err(|error| crate::shifted(error, start))?.as_slice() {
        [number] => Ok(Some(number.value as u8)),
        _ => Err(PositionError::Unexpected { at: start..start + text.len(), allowed: "? 1-9" }),
    }
}

/// A card as a piece: its back if it is not dealt or not seen.
pub(crate) fn face(card: Option<u8>) -> Piece {
    let digit = card.and_then(|card| char::from_digit(card.into(), 36));
    Piece { owner: None, form: card.map_or(Form::Back, Form::Pips), glyph: digit.unwrap_or('?') }
}
