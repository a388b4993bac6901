//! Whether dominoes can cover squares exactly: boards that are read have to be such.

use stratege_core::{Player, PositionError, Text, ones};

use super::{Domineering, MOST_SQUARES};

impl Domineering {
    /// Refuses squares that dominoes of `player` cannot cover exactly.
    pub(super) fn check_dominoes(
        &self,
        squares: u128,
        player: Player,
    ) -> Result<(), PositionError> {
        let mut left = squares;
        while left != 0 {
            let first = left.trailing_zeros();
            let last_column = self.not_last_column >> first & 1 == 0;
            let second = if player.is_first() {
                1_u128.checked_shl(first + u32::from(self.columns)).unwrap_or(0)
            } else if last_column {
                0
            } else {
                1 << (first + 1)
            };
            if left & second == 0 {
                let why = Text::new(
                    "this square has no second half of its domino",
                    "il manque à cette case l'autre moitié de son domino",
                );
                // Each row is followed by a slash.
                let start = (first + first / u32::from(self.columns)) as usize;
                return Err(PositionError::Impossible { at: Some(start..start + 1), why });
            }
            left &= !(1 << first | second);
        }
        Ok(())
    }

    /// Whether dominoes can cover exactly `squares`.
    ///
    /// Every dark square of a chessboard is paired with a light one beside it.
    pub(super) fn can_be_tiled(&self, squares: u128) -> bool {
        let columns = u32::from(self.columns);
        let is_dark = |square: u8| {
            let (row, column) = (u32::from(square) / columns, u32::from(square) % columns);
            (row + column).is_multiple_of(2)
        };
        let dark: Vec<u8> = ones(squares).filter(|&square| is_dark(square)).collect();
        let mut partners = [None; MOST_SQUARES];
        2 * dark.len() == squares.count_ones() as usize
            && dark.iter().all(|&square| self.pair(square, squares, &mut 0, &mut partners))
    }

    /// Finds a partner among `squares` for a dark one; partners found before may change.
    ///
    /// `partners` holds the dark square of each light one, `tried` what need not be tried again.
    fn pair(
        &self,
        dark: u8,
        squares: u128,
        tried: &mut u128,
        partners: &mut [Option<u8>; MOST_SQUARES],
    ) -> bool {
        let bit = 1_u128 << dark;
        // What leaves the board on a side would enter it again on the next row.
        let right = (bit & self.not_last_column) << 1;
        let left = bit >> 1 & self.not_last_column;
        let beside = right | left | bit << self.columns | bit >> self.columns;
        for light in ones(beside & squares) {
            if *tried >> light & 1 == 1 {
                continue;
            }
            *tried |= 1 << light;
            let free = match partners[usize::from(light)] {
                Some(other) => self.pair(other, squares, tried, partners),
                None => true,
            };
            if free {
                partners[usize::from(light)] = Some(dark);
                return true;
            }
        }
        false
    }
}
