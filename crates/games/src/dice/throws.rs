//! What throwing dice may score, and in how many ways.

/// The dice that may be thrown, and what a 1 is worth.
#[derive(Clone, Debug)]
pub struct Throws {
    dice: u8,
    faces: u8,
    /// What a throw with a 1 scores.
    one: u16,
}

impl Throws {
    /// Up to `dice` dice with `faces` faces; a throw with a 1 scores `one`.
    ///
    /// # Panics
    ///
    /// If there are no dice, if dice have fewer than two faces, or if there are more throws than
    /// a number of 128 bits can count.
    pub fn new(dice: u8, faces: u8, one: u16) -> Throws {
        assert!(dice > 0 && faces > 1, "{dice} dice with {faces} faces");
        assert!(Throws::can_be_counted(dice, faces), "{dice} dice with {faces} faces");
        Throws { dice, faces, one }
    }

    /// Whether all throws of so many dice can be counted.
    pub fn can_be_counted(dice: u8, faces: u8) -> bool {
        u128::from(faces).checked_pow(dice.into()).is_some()
    }

    /// The most dice that may be thrown.
    pub fn dice(&self) -> u8 {
        self.dice
    }

    /// The faces of a die.
    pub fn faces(&self) -> u8 {
        self.faces
    }

    /// What a throw with a 1 scores.
    pub fn one(&self) -> u16 {
        self.one
    }

    /// How many ways `count` dice can fall.
    pub fn all_ways(&self, count: u8) -> u128 {
        u128::from(self.faces).pow(count.into())
    }

    /// How many of them show no 1.
    pub fn ways_without_one(&self, count: u8) -> u128 {
        u128::from(self.faces - 1).pow(count.into())
    }

    /// The sums that `count` dice without a 1 can have, each with its number of ways: Q(d, k) is
    /// the share of a sum among these.
    pub fn sums(&self, count: u8) -> Vec<(u32, u128)> {
        // What lies at `k` is the number of ways to have `k` with the dice so far.
        let mut ways = vec![1];
        for _ in 0..count {
            let mut next = vec![0; ways.len() + usize::from(self.faces)];
            for (sum, &before) in ways.iter().enumerate() {
                for face in 2..=usize::from(self.faces) {
                    next[sum + face] += before;
                }
            }
            ways = next;
        }
        (0..).zip(ways).filter(|&(_, ways)| ways > 0).collect()
    }

    /// What `count` dice can score, each with its number of ways: P(d, k) is its share of all.
    pub fn ways(&self, count: u8) -> Vec<(u32, u128)> {
        let mut scores = self.sums(count);
        let with_one = self.all_ways(count) - self.ways_without_one(count);
        let one = u32::from(self.one);
        match scores.binary_search_by_key(&one, |&(points, _)| points) {
            Ok(place) => scores[place].1 += with_one,
            Err(place) => scores.insert(place, (one, with_one)),
        }
        scores
    }

    /// What `count` dice score on average: EP(d).
    pub fn mean(&self, count: u8) -> f64 {
        let scores = self.ways(count);
        let total = self.all_ways(count) as f64;
        scores.iter().map(|&(points, ways)| f64::from(points) * (ways as f64 / total)).sum()
    }

    /// The number of dice that scores most on average; the least among equals.
    pub(super) fn most_points(&self) -> u8 {
        /// Means that differ by less are equal: they are rounded.
        const EQUAL: f64 = 1e-12;
        let mut best = (1, self.mean(1));
        for count in 2..=self.dice {
            let mean = self.mean(count);
            if mean > best.1 * (1.0 + EQUAL) {
                best = (count, mean);
            }
        }
        best.0
    }
}
