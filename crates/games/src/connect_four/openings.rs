//! What all positions after eight discs on the usual board are worth: `stratege openings make` found
//! it out.

use std::sync::LazyLock;

use stratege_core::{Openings, OpeningsFile, Score, opening_positions};

use super::{ConnectFour, insight::usual_eye};

/// After how many discs.
pub(super) const DISCS: u32 = 8;

static BYTES: &[u8] = include_bytes!("8.openings");

/// Read when somebody first asks: the keys are found by playing all openings, in a moment.
static OPENINGS: LazyLock<Openings> = LazyLock::new(|| {
    let positions = opening_positions(&ConnectFour::new(7, 6, 4), &usual_eye(), DISCS);
    let keys = positions.into_iter().map(|(key, _)| key).collect();
    Openings::new(keys, file()).expect("the file of openings has all positions")
});

/// The file as it is.
pub(super) fn file() -> OpeningsFile {
    OpeningsFile::parse(BYTES).expect("the file of openings is whole")
}

/// What the position with this key is worth, if it is known.
#[cold]
pub(super) fn worth(key: u64) -> Option<Score> {
    OPENINGS.worth(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_is_about_this_board() {
        let file = file();
        assert_eq!((file.game.as_str(), file.plies), ("connect-four:7x6x4", DISCS));
        assert_eq!(file.worths.len(), 91_295);
        // Whoever has not lost by then has won or drawn: worths are never beyond the discs left.
        assert!(file.worths.iter().flatten().all(|worth| (-17..=17).contains(worth)));
        LazyLock::force(&OPENINGS);
    }
}
