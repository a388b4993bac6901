//! All games that are born by a day: those whose canonical form lasts so many moves at most.

use std::collections::HashSet;

use rustc_hash::FxBuildHasher;

use crate::{Calculator, Value, ValueError};

impl Calculator<'_, '_> {
    /// All games born by `day`.
    ///
    /// There are 1, 4, 22 and 1,474 of them by day 0, 1, 2 and 3, and by day 4 too many to write
    /// down.
    pub fn born_by(&mut self, day: usize) -> Result<Vec<Value>, ValueError> {
        let mut games = vec![Value::ZERO];
        for _ in 0..day {
            let sets = self.antichains(&games)?;
            let mut met = HashSet::<Value, FxBuildHasher>::default();
            let mut born = Vec::new();
            for left in &sets {
                for right in &sets {
                    let game = self.canonical(left.clone(), right.clone())?;
                    if met.insert(game) {
                        born.push(game);
                    }
                }
            }
            games = born;
        }
        Ok(games)
    }

    /// Sets of games of which none is better than another: dominated options change nothing.
    fn antichains(&mut self, games: &[Value]) -> Result<Vec<Vec<Value>>, ValueError> {
        let mut sets: Vec<Vec<Value>> = vec![Vec::new()];
        for &game in games {
            for place in 0..sets.len() {
                let mut is_confused = true;
                for &other in &sets[place] {
                    is_confused &=
                        !self.is_at_most(game, other)? && !self.is_at_most(other, game)?;
                }
                if is_confused {
                    sets.push(sets[place].iter().copied().chain([game]).collect());
                }
            }
        }
        Ok(sets)
    }
}
