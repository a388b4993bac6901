//! Boards on which marks are placed, as keys: two bits for each square.

use stratege_core::Filling;

/// Most squares whose marks fit into a key.
pub(crate) const MOST_SQUARES: u32 = 32;

/// The bits of `marks`, each at twice its place.
pub(crate) fn spread(marks: u32) -> u64 {
    let mut bits = u64::from(marks);
    bits = (bits | bits << 16) & 0x0000_ffff_0000_ffff;
    bits = (bits | bits << 8) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | bits << 4) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | bits << 2) & 0x3333_3333_3333_3333;
    (bits | bits << 1) & 0x5555_5555_5555_5555
}

/// The inverse of [`spread`]: every other bit, from the lowest one on.
#[inline]
pub(crate) fn gathered(key: u64) -> u32 {
    let mut bits = key & 0x5555_5555_5555_5555;
    bits = (bits | bits >> 1) & 0x3333_3333_3333_3333;
    bits = (bits | bits >> 2) & 0x0f0f_0f0f_0f0f_0f0f;
    bits = (bits | bits >> 4) & 0x00ff_00ff_00ff_00ff;
    bits = (bits | bits >> 8) & 0x0000_ffff_0000_ffff;
    (bits | bits >> 16) as u32
}

/// The key of the marks of both players.
pub(crate) fn key_of(marks: [u32; 2]) -> u64 {
    spread(marks[0]) | spread(marks[1]) << 1
}

/// The marks of both players.
pub(crate) fn marks_of(key: u64) -> [u32; 2] {
    [gathered(key), gathered(key >> 1)]
}

/// A lane for each square: the player to move after so many moves writes on it.
pub(crate) fn lanes(squares: u32, layer: u32) -> Vec<Filling> {
    let player = layer % 2;
    let lane = |square: u32| Filling { empty: 3 << (2 * square), set: 1 << (2 * square + player) };
    (0..squares).map(lane).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_become_keys_and_back() {
        for marks in [[0, 0], [1, 2], [0x2aaa_aaaa, 0x5555_5555], [0xffff_ffff, 0]] {
            assert_eq!(marks_of(key_of(marks)), marks);
        }
        assert_eq!(key_of([0b101, 0b010]), 0b01_10_01);
    }
}
