//! What a player has done and sees, in 128 bits.

use std::hash::Hash;

use hashbrown::HashMap;
use rustc_hash::FxBuildHasher;

use crate::hash::{Mix, Parts};

/// Stands for what a player has done and sees now.
///
/// Two of a billion information sets are alike by chance once in 10^20 games; keeping the views
/// themselves would take more memory than all the rest.
pub(super) type Mark = u128;

/// A dictionary by marks.
pub(super) type Marked<V> = HashMap<Mark, V, FxBuildHasher>;

/// The mark of a view after the choice with this number.
#[inline]
pub(super) fn mark(choice: u32, view: &impl Hash) -> Mark {
    let start = [0x243f_6a88_85a3_08d3 ^ u64::from(choice), 0x1319_8a2e_0370_7344];
    let mut hasher = Parts(Wide(start));
    view.hash(&mut hasher);
    let [first, second] = hasher.0.0;
    let last = fold(first ^ u64::from(choice), 0xa409_3822_299f_31d1);
    u128::from(last) << 64 | u128::from(fold(second, 0x082e_fa98_ec4e_6c89 ^ u64::from(choice)))
}

/// Both halves of a product, mixed.
#[inline]
fn fold(left: u64, right: u64) -> u64 {
    let product = u128::from(left) * u128::from(right);
    product as u64 ^ (product >> 64) as u64
}

/// Two hashes at once, each with factors of its own.
struct Wide([u64; 2]);

impl Mix for Wide {
    #[inline]
    fn add(&mut self, part: u64) {
        let [first, second] = self.0;
        self.0[0] = fold(first ^ part, 0x4528_21e6_38d0_1377).wrapping_add(first.rotate_left(23));
        self.0[1] = fold(second ^ part.rotate_left(32), 0xbe54_66cf_34e9_0c6c).wrapping_add(second);
    }

    #[inline]
    fn mixed(&self) -> u64 {
        self.0[0]
    }
}
