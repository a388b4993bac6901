//! Cooling and heating.

use rustc_hash::FxHashMap;

use crate::{Calculator, Dyadic, Value, ValueError};

/// What has been cooled or heated so far.
type Known = FxHashMap<Value, Value>;

impl Calculator<'_, '_> {
    /// The game in which every move costs `temperature`, down to the number where that is as
    /// good; the temperature is not negative.
    pub fn cool(&mut self, value: Value, temperature: Dyadic) -> Result<Value, ValueError> {
        if temperature < Dyadic::ZERO {
            return Err(ValueError::OutOfRange);
        }
        self.cool_with(value, temperature, &mut Known::default())
    }

    fn cool_with(
        &mut self,
        value: Value,
        temperature: Dyadic,
        known: &mut Known,
    ) -> Result<Value, ValueError> {
        if self.temperature(value) < temperature {
            return Ok(Value::number(self.mean(value)));
        }
        self.taxed(value, -temperature.units(), known, &mut |calculator, option, known| {
            calculator.cool_with(option, temperature, known)
        })
    }

    /// The game in which every move brings `temperature`, and numbers stay as they are.
    pub fn heat(&mut self, value: Value, temperature: Dyadic) -> Result<Value, ValueError> {
        self.heat_with(value, temperature, &mut Known::default())
    }

    fn heat_with(
        &mut self,
        value: Value,
        temperature: Dyadic,
        known: &mut Known,
    ) -> Result<Value, ValueError> {
        self.taxed(value, temperature.units(), known, &mut |calculator, option, known| {
            calculator.heat_with(option, temperature, known)
        })
    }

    /// The game with every option changed by `change`, and `gain` for whoever moves.
    fn taxed(
        &mut self,
        value: Value,
        gain: i64,
        known: &mut Known,
        change: &mut dyn FnMut(&mut Self, Value, &mut Known) -> Result<Value, ValueError>,
    ) -> Result<Value, ValueError> {
        if value.core == 0 {
            return Ok(value);
        }
        // Adding a number changes nothing else.
        let core = Value { shift: 0, ..value };
        let taxed = match known.get(&core) {
            Some(&taxed) => taxed,
            None => {
                let (left, right) = (self.left_options(core), self.right_options(core));
                let mut side = |options: Vec<Value>, gain: i64| {
                    let mut changed = Vec::with_capacity(options.len());
                    for option in options {
                        let option = change(self, option, known)?.plus(gain);
                        changed.push(self.forms.in_range(option)?);
                    }
                    Ok::<_, ValueError>(changed)
                };
                let (left, right) = (side(left, gain)?, side(right, -gain)?);
                let taxed = self.canonical(left, right)?;
                known.insert(core, taxed);
                taxed
            }
        };
        self.forms.in_range(taxed.plus(value.shift))
    }
}
