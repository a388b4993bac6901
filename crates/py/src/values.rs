//! Values of combinatorial games.
//!
//! All values of a process belong to the same forms: equal values are identical there. Positions
//! are valued among forms of their own, which are forgotten; only the canonical form is kept.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::{LazyLock, Mutex, MutexGuard, TryLockError},
    thread,
    time::Duration,
};

use pyo3::prelude::*;
use stratege_catalog::{
    Corner, Fraction, JobError, ThermographReport, USUAL_LENGTH, ValuationError, ValueName, Worth,
    core::{Limits, Stopped},
    values::{
        self, Calculator, Dyadic, Forms, Outcome, Point, ReadError, ReadProblem, Relation, Style,
        ValueError,
    },
};
use stratege_words::value::thermograph_svg;

use crate::{
    errors::{Raise, words},
    functions::catalog,
    game::{Allowance, budget},
    running::{Threads, run},
    structure::{Node, Structure},
};

/// The forms of the process.
static FORMS: LazyLock<Mutex<Forms>> = LazyLock::new(Mutex::default);

/// How often somebody looks whether the forms are free.
const PAUSE: Duration = Duration::from_millis(1);

/// A fraction in lowest terms: what is above and below the bar.
type Ratio = (i64, u64);

/// The corners of a wall, from below: temperatures and stops.
type Wall = Vec<(Ratio, Ratio)>;

/// A value.
#[pyclass(frozen, module = "stratege._engine")]
#[derive(Clone, Copy)]
pub(crate) struct Value(values::Value);

/// The value of a sum: `^ + *`, `2.domineering:4x4 - {3|1}`.
#[pyfunction]
pub(crate) fn value(py: Python<'_>, text: &str, allowance: Allowance) -> PyResult<Value> {
    let found = run(py, &budget(allowance), &[], Threads::Many, |limits| {
        kept(limits, |calculator| Ok((vec![catalog().value_of_sum(text, calculator)?], ())))
    })?;
    let (values, ()) = found.map_err(Raise::raise)?;
    Ok(values[0])
}

/// A number, which may have any size in Python.
#[pyfunction]
pub(crate) fn number(
    numerator: &Bound<'_, PyAny>,
    denominator: &Bound<'_, PyAny>,
) -> PyResult<Value> {
    let ratio = (numerator.extract::<i64>(), denominator.extract::<u64>());
    let exact = match &ratio {
        (Ok(above), Ok(below)) => Dyadic::fraction(*above, *below),
        _ => None,
    };
    let wrong = || match ratio {
        (Ok(above), Ok(below)) if !below.is_power_of_two() => {
            let text = format!("{above}/{below}");
            let error = ReadError { at: 0..text.len(), problem: ReadProblem::NotDyadic };
            ValuationError::Read { text, error }
        }
        _ => ValueError::OutOfRange.into(),
    };
    let exact = exact.ok_or_else(|| wrong().raise())?;
    Ok(Value(values::Value::number(exact)))
}

/// The value whose canonical form was taken apart by `Value.structure`.
#[pyfunction]
pub(crate) fn rebuilt(py: Python<'_>, nodes: Vec<Node>) -> PyResult<Value> {
    let structure = Structure::read(nodes)?;
    let values = calculate(py, |calculator| Ok(structure.values(calculator)?))?;
    Ok(Value(values[0]))
}

/// Works values out among forms that are forgotten, and keeps what they are.
pub(crate) fn kept<T>(
    limits: Limits<'_>,
    job: impl FnOnce(&mut Calculator<'_, '_>) -> Result<(Vec<values::Value>, T), ValuationError>,
) -> Result<(Vec<Value>, T), ValuationError> {
    let mut scratch = Forms::default();
    let mut calculator = scratch.within(limits);
    let found = job(&mut calculator);
    let nodes = calculator.nodes();
    let (values, rest) = found.map_err(|error| counted(error, nodes))?;
    let structure = Structure::of(&scratch, &values);
    drop(scratch);
    let mut forms = locked(limits).map_err(ValueError::from)?;
    // What is kept is small; the limit on memory was for finding it.
    let mut calculator = forms.within(Limits { memory: None, ..limits });
    let values = structure.values(&mut calculator)?;
    Ok((values.into_iter().map(Value).collect(), rest))
}

/// Calculates with the forms of the process beside the interpreter.
fn calculate<T: Send>(
    py: Python<'_>,
    job: impl FnOnce(&mut Calculator<'_, '_>) -> Result<T, ValuationError> + Send,
) -> PyResult<T> {
    let budget = budget((None, None, None, None));
    let found = run(py, &budget, &[], Threads::Many, |limits| {
        let mut forms = locked(limits).map_err(ValueError::from)?;
        let mut calculator = forms.within(limits);
        let found = job(&mut calculator);
        let nodes = calculator.nodes();
        found.map_err(|error| counted(error, nodes))
    })?;
    found.map_err(Raise::raise)
}

/// Asks for something that is known.
fn ask<T>(py: Python<'_>, question: impl FnOnce(&Forms) -> T) -> PyResult<T> {
    loop {
        if let Some(forms) = free() {
            return Ok(question(&forms));
        }
        py.detach(|| thread::sleep(PAUSE));
        py.check_signals()?;
    }
}

/// The forms, unless somebody else calculates with them.
fn free() -> Option<MutexGuard<'static, Forms>> {
    match FORMS.try_lock() {
        Ok(forms) => Some(forms),
        Err(TryLockError::Poisoned(forms)) => Some(forms.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    }
}

/// The forms, when nobody else calculates with them.
fn locked(limits: Limits<'_>) -> Result<MutexGuard<'static, Forms>, Stopped> {
    loop {
        if let Some(forms) = free() {
            return Ok(forms);
        }
        if limits.watch.stop() {
            return Err(Stopped::Asked);
        }
        thread::sleep(PAUSE);
    }
}

/// Says how far the work was when a limit was reached.
fn counted(error: ValuationError, nodes: u64) -> ValuationError {
    match error {
        ValuationError::Value(ValueError::Stopped(cause)) => {
            JobError::Stopped { cause, nodes }.into()
        }
        error => error,
    }
}

fn ratio(number: Dyadic) -> Ratio {
    (number.numerator(), number.denominator())
}

#[pymethods]
impl Value {
    fn negative(&self, py: Python<'_>) -> PyResult<Value> {
        ask(py, |forms| Value(forms.negative(self.0)))
    }

    fn plus(&self, py: Python<'_>, other: &Value) -> PyResult<Value> {
        calculate(py, |calculator| Ok(Value(calculator.sum(self.0, other.0)?)))
    }

    fn times(&self, py: Python<'_>, count: i64) -> PyResult<Value> {
        calculate(py, |calculator| Ok(Value(calculator.times(count, self.0)?)))
    }

    /// `<`, `=`, `>`, or `||` where it depends on who moves.
    fn relation(&self, py: Python<'_>, other: &Value) -> PyResult<&'static str> {
        Ok(match calculate(py, |calculator| Ok(calculator.compare(self.0, other.0)?))? {
            Relation::Less => "<",
            Relation::Equal => "=",
            Relation::Greater => ">",
            Relation::Confused => "||",
        })
    }

    /// Whether both are the same, which needs no work.
    fn is_same(&self, other: &Value) -> bool {
        self.0 == other.0
    }

    /// A number that is the same for equal values, in this process.
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.hash(&mut hasher);
        hasher.finish()
    }

    /// The options of Left (1) or Right (2) in canonical form.
    fn options(&self, py: Python<'_>, player: u8) -> PyResult<Vec<Value>> {
        let options = calculate(py, |calculator| {
            let options = match player {
                1 => calculator.left_options(self.0),
                _ => calculator.right_options(self.0),
            };
            Ok(calculator.sorted(options))
        })?;
        Ok(options.into_iter().map(Value).collect())
    }

    fn number(&self) -> Option<Ratio> {
        self.0.as_number().map(ratio)
    }

    fn nimber(&self, py: Python<'_>) -> PyResult<Option<u16>> {
        ask(py, |forms| forms.as_nimber(self.0))
    }

    /// The mean, the temperature, the left and the right stop.
    fn numbers(&self, py: Python<'_>) -> PyResult<[Ratio; 4]> {
        ask(py, |forms| {
            [
                forms.mean(self.0),
                forms.temperature(self.0),
                forms.left_stop(self.0),
                forms.right_stop(self.0),
            ]
            .map(ratio)
        })
    }

    fn birthday(&self, py: Python<'_>) -> PyResult<u64> {
        calculate(py, |calculator| Ok(calculator.birthday(self.0)?))
    }

    /// Who wins: `left`, `right`, `first` or `second`.
    fn outcome(&self, py: Python<'_>) -> PyResult<&'static str> {
        Ok(match calculate(py, |calculator| Ok(calculator.outcome(self.0)?))? {
            Outcome::Left => "left",
            Outcome::Right => "right",
            Outcome::First => "first",
            Outcome::Second => "second",
        })
    }

    fn atomic_weight(&self, py: Python<'_>) -> PyResult<Option<Value>> {
        calculate(py, |calculator| Ok(calculator.atomic_weight(self.0)?.map(Value)))
    }

    /// Cooled by a number that is not negative; the caller checks that.
    fn cool(&self, py: Python<'_>, temperature: &Value) -> PyResult<Value> {
        let temperature = temperature.0.as_number().unwrap_or(Dyadic::ZERO);
        calculate(py, |calculator| Ok(Value(calculator.cool(self.0, temperature)?)))
    }

    /// Heated by a number.
    fn heat(&self, py: Python<'_>, temperature: &Value) -> PyResult<Value> {
        let temperature = temperature.0.as_number().unwrap_or(Dyadic::ZERO);
        calculate(py, |calculator| Ok(Value(calculator.heat(self.0, temperature)?)))
    }

    /// The corners of the left and the right wall of the thermograph.
    fn thermograph(&self, py: Python<'_>) -> PyResult<[Wall; 2]> {
        let drawn = calculate(py, |calculator| Ok(calculator.thermograph(self.0)?))?;
        let corner = |point: &Point| (ratio(point.temperature), ratio(point.value));
        Ok([drawn.left, drawn.right].map(|wall| wall.iter().map(corner).collect()))
    }

    /// The thermograph as SVG.
    fn thermograph_svg(&self, py: Python<'_>, title: &str, language: &str) -> PyResult<String> {
        let worth = calculate(py, |calculator| {
            let drawn = calculator.thermograph(self.0)?;
            let corner = |point: &Point| Corner {
                temperature: Fraction(point.temperature),
                value: Fraction(point.value),
            };
            Ok(Worth {
                name: ValueName { name: None, ascii: None, latex: None, characters: 0 },
                mean: Fraction(drawn.mean),
                temperature: Fraction(drawn.temperature),
                left_stop: Fraction(calculator.left_stop(self.0)),
                right_stop: Fraction(calculator.right_stop(self.0)),
                birthday: calculator.birthday(self.0)?,
                atomic_weight: None,
                thermograph: ThermographReport {
                    left: drawn.left.iter().map(corner).collect(),
                    right: drawn.right.iter().map(corner).collect(),
                },
            })
        })?;
        Ok(thermograph_svg(&worth, title, None, words(language)))
    }

    /// The name if it has at most so many characters, and how many it has.
    #[pyo3(signature = (style, most=None))]
    fn name(
        &self,
        py: Python<'_>,
        style: &str,
        most: Option<u64>,
    ) -> PyResult<(Option<String>, u64)> {
        let style = match style {
            "ascii" => Style::Ascii,
            "latex" => Style::Latex,
            _ => Style::Unicode,
        };
        let most = most.unwrap_or(USUAL_LENGTH);
        Ok(match calculate(py, |calculator| Ok(calculator.name(self.0, style, most)?))? {
            Ok(name) => {
                let characters = name.chars().count() as u64;
                (Some(name), characters)
            }
            Err(too_long) => (None, too_long.characters),
        })
    }

    /// The canonical form, taken apart.
    fn structure(&self, py: Python<'_>) -> PyResult<Vec<Node>> {
        let structure = calculate(py, |calculator| Ok(Structure::of(calculator, &[self.0])))?;
        Ok(structure.into_nodes())
    }
}
