//! Points on the way to a target, drawn as a track for each player.

use stratege_core::{Form, Label, Outline, Picture, Piece, Place, Player};

/// Squares of a track.
const TRACK: u16 = 10;

/// A track for each player, as full as the player is near the target.
pub(crate) fn tracks(points: [u16; 2], target: u16) -> Picture {
    let mut picture = Picture::default();
    for player in Player::BOTH {
        let points = points[player.index()];
        let full = u32::from(points.min(target)) * u32::from(TRACK);
        let full = (full / u32::from(target)) as i16;
        let y = 3 * player.index() as i16 + 1;
        let glyph = if player.is_first() { 'X' } else { 'O' };
        let piece = Piece { owner: Some(player), form: Form::Disc, glyph };
        for square in 0..TRACK as i16 {
            picture.places.push(Place {
                x: 2 * square + 1,
                y,
                name: String::new(),
                outline: Outline::Square,
                mark: None,
                piece: (square < full).then_some(piece),
            });
        }
        let owner = Some(player);
        picture.labels.push(Label { x: -1, y, text: player.to_string(), owner });
        let x = 2 * TRACK as i16 + 2;
        picture.labels.push(Label { x, y, text: points.to_string(), owner });
    }
    picture
}

/// One die below the tracks; a 1 spoils what was gained.
pub(crate) fn die(x: i16, y: i16, pips: u8) -> Place {
    let form = Form::Die { pips, spoils: pips == 1 };
    Place {
        x,
        y,
        name: String::new(),
        outline: Outline::None,
        mark: None,
        piece: Some(Piece { owner: None, form, glyph: '#' }),
    }
}
