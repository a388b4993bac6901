//! Incentives, and the atomic weights of games that are all small.

use stratege_core::Player;

use crate::{Calculator, Value, ValueError, dyadic::ONE};

impl Calculator<'_, '_> {
    /// What each option of `player` brings that player: the option, and the incentive to move
    /// there.
    pub fn incentives(
        &mut self,
        value: Value,
        player: Player,
    ) -> Result<Vec<(Value, Value)>, ValueError> {
        let options =
            if player.is_first() { self.left_options(value) } else { self.right_options(value) };
        let mut incentives = Vec::with_capacity(options.len());
        for option in options {
            let incentive = if player.is_first() {
                self.difference(option, value)?
            } else {
                self.difference(value, option)?
            };
            incentives.push((option, incentive));
        }
        Ok(incentives)
    }

    /// The incentives of both players that no other one is at least as large as.
    pub fn best_incentives(&mut self, value: Value) -> Result<Vec<Value>, ValueError> {
        let mut all = Vec::new();
        for player in Player::BOTH {
            let incentives = self.incentives(value, player)?;
            all.extend(incentives.into_iter().map(|(_, incentive)| incentive));
        }
        self.largest(all)
    }

    /// How many ups the value is worth, roughly, if it is all small: if in every follower either
    /// both players have an option or neither has.
    ///
    /// Atomic weights add up; a game of weight 2 or more is positive.
    pub fn atomic_weight(&mut self, value: Value) -> Result<Option<Value>, ValueError> {
        if value == Value::ZERO {
            return Ok(Some(Value::ZERO));
        }
        if value.core == 0 || value.shift != 0 {
            return Ok(None);
        }
        if let Some(&weight) = self.forms.weights.get(&value.core) {
            return Ok(weight);
        }
        let weight = self.new_atomic_weight(value)?;
        self.forms.weights.insert(value.core, weight);
        Ok(weight)
    }

    fn new_atomic_weight(&mut self, value: Value) -> Result<Option<Value>, ValueError> {
        let Some(left) = self.weights_of(self.left_options(value), -2 * ONE)? else {
            return Ok(None);
        };
        let Some(right) = self.weights_of(self.right_options(value), 2 * ONE)? else {
            return Ok(None);
        };
        let weight = self.canonical(left.clone(), right.clone())?;
        if weight.as_number().is_none_or(|number| !number.is_integer()) {
            return Ok(Some(weight));
        }
        // Among several integers that would do a large nimber decides.
        let far_star = self.nimber(self.core(value).height + 1)?;
        let above = self.is_at_most(far_star, value)?;
        let below = self.is_at_most(value, far_star)?;
        let step = match (above, below) {
            (true, _) => ONE,
            (_, true) => -ONE,
            _ => return Ok(Some(Value::ZERO)),
        };
        let mut weight = weight;
        while self.is_between(&left, weight.plus(step), &right)? {
            weight = weight.plus(step);
        }
        Ok(Some(weight))
    }

    /// The weights of options with a number added; `None` if one of them is not all small.
    fn weights_of(
        &mut self,
        options: Vec<Value>,
        number: i64,
    ) -> Result<Option<Vec<Value>>, ValueError> {
        let mut weights = Vec::with_capacity(options.len());
        for option in options {
            let Some(weight) = self.atomic_weight(option)? else { return Ok(None) };
            weights.push(self.forms.in_range(weight.plus(number))?);
        }
        Ok(Some(weights))
    }

    /// Whether no left option is at least `value`, and no right option at most.
    fn is_between(
        &mut self,
        left: &[Value],
        value: Value,
        right: &[Value],
    ) -> Result<bool, ValueError> {
        for &option in left {
            if self.is_at_most(value, option)? {
                return Ok(false);
            }
        }
        for &option in right {
            if self.is_at_most(option, value)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
