//! What stands around one cell of a board of hexagons.

/// For each set of neighbours, as six bits, whether it is in several groups.
const SEVERAL: u64 = several();

/// Those of the six neighbours of a cell that are in a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Neighbours(u64);

impl Neighbours {
    /// The neighbours of `cell` in `set`, which is a set of cells only.
    ///
    /// Neighbours are 1, `NEAR` and `NEAR + 1` bits away, in both directions.
    #[inline]
    pub(crate) fn of<const NEAR: u32>(set: u64, cell: u8) -> Neighbours {
        // Beginning with the neighbour that has the lowest bit.
        let window = (u128::from(set) << (NEAR + 1) >> cell) as u64;
        let below = window & 0b11;
        let beside = window >> (NEAR - 2) & 0b100 | window >> (NEAR - 1) & 0b1000;
        let above = window >> (2 * NEAR - 3) & 0b11_0000;
        Neighbours(below | beside | above)
    }

    /// Whether there are none.
    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether they are in groups that do not touch each other.
    #[inline]
    pub(crate) fn are_apart(self) -> bool {
        SEVERAL >> self.0 & 1 != 0
    }
}

const fn several() -> u64 {
    /// The six bits in the order in which one walks around the cell.
    const WALK: [u32; 6] = [0, 1, 3, 5, 4, 2];
    let mut found = 0;
    let mut set = 0;
    while set < 64 {
        let mut groups = 0;
        let mut step = 0;
        while step < 6 {
            let begins = set >> WALK[step] & 1 == 0 && set >> WALK[(step + 1) % 6] & 1 == 1;
            groups += begins as u32;
            step += 1;
        }
        if groups > 1 {
            found |= 1 << set;
        }
        set += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use stratege_core::Lattice;

    use super::*;

    #[test]
    fn groups_around_a_cell_are_what_a_flood_finds() {
        check::<7>(Lattice::hexagon(4), 27);
        let cells = 0x7ff << 12 | 0x7ff << 24 | 0x7ff << 36;
        check::<12>(Lattice { cells, steps: [1, 12, 13] }, 28);
    }

    /// Tries all sets of neighbours of an inner cell.
    fn check<const NEAR: u32>(board: Lattice<3>, cell: u8) {
        let around: Vec<u8> = stratege_core::ones(board.around(1 << cell)).collect();
        assert_eq!(around.len(), 6);
        for chosen in 0..64_u64 {
            let set = stratege_core::ones(chosen)
                .fold(0, |set, index| set | 1_u64 << around[usize::from(index)]);
            let first = set & set.wrapping_neg();
            let neighbours = Neighbours::of::<NEAR>(set, cell);
            assert_eq!(neighbours.is_empty(), set == 0);
            assert_eq!(neighbours.are_apart(), board.flood(first, set) != set, "{set:b}");
        }
    }
}
