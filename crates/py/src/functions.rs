//! What is asked without a game at hand.

use std::sync::{Arc, OnceLock};

use pyo3::{
    prelude::*,
    types::{PyFloat, PyInt},
};
use serde_json::{Value as Json, json};
use stratege_bots::Machine;
use stratege_catalog::{
    Catalog, JobOption, Listing, Offer,
    core::{Param, ParamKind, Text},
    matrix_game::{BimatrixGame, Dominance, MatrixGame, MatrixRequest, Payoff},
    throws as of_dice,
    tournament::{host::Host, strategy::StrategyCard},
};
use stratege_runs::Disk;

use crate::{
    errors::{GameError, Raise, in_language, said},
    game::{Allowance, budget, to_json},
    running::{Threads, run},
};

/// All games.
pub(crate) fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| Catalog::with_host(host()))
}

/// The files and programs of this machine.
pub(crate) fn host() -> Host {
    Host { files: Arc::new(Disk), programs: Arc::new(Machine), ..Host::default() }
}

/// The games, with their parameters, methods, heuristics and strategies.
#[pyfunction]
pub(crate) fn games(language: &str) -> String {
    let offers = |offers: &[Offer]| -> Vec<_> {
        let offer = |offer: &Offer| json!({ "name": offer.name, "about": in_language(offer.about, language) });
        offers.iter().map(offer).collect()
    };
    let pick = |text: Text| in_language(text, language).to_owned();
    let strategy = |card: &StrategyCard| json!({ "name": card.word, "about": in_language(card.about, language) });
    let listing = |listing: &Listing| {
        json!({
            "name": listing.card.name,
            "title": in_language(listing.card.title, language),
            "aliases": listing.card.aliases,
            "family": listing.family.name,
            "parameters": listing.card.params.iter().map(|param| parameter(param, language)).collect::<Vec<_>>(),
            "methods": listing.methods().iter().map(|method| method.card(&pick)).collect::<Vec<_>>(),
            "jobs": listing.jobs.iter().map(|job| job.card(&pick)).collect::<Vec<_>>(),
            "heuristics": offers(&listing.heuristics),
            "strategies": listing.strategies.iter().map(strategy).collect::<Vec<_>>(),
        })
    };
    to_json(&catalog().listings().iter().map(listing).collect::<Vec<_>>())
}

/// What can be chosen about a game.
fn parameter(param: &Param, language: &str) -> Json {
    let (kind, range) = match param.kind {
        ParamKind::Size { low, high } => ("size", Some([low, high])),
        ParamKind::Number { low, high } => ("number", Some([low, high])),
        ParamKind::Numbers { low, high, .. } => ("numbers", Some([low, high])),
        ParamKind::Line => ("line", None),
        ParamKind::Word(_) => ("word", None),
        ParamKind::Preset(_) => ("preset", None),
    };
    json!({
        "name": param.name,
        "about": in_language(param.about, language),
        "default": param.default,
        "kind": kind,
        "low": range.map(|[low, _]| low),
        "high": range.map(|[_, high]| high),
        "words": param.kind.words().into_iter().map(|(en, _)| en).collect::<Vec<_>>(),
    })
}

/// The options that a job has for any game, each with the methods that have it.
#[pyfunction]
pub(crate) fn options(job: &str, language: &str) -> String {
    let pick = |text: Text| in_language(text, language).to_owned();
    let option = |(option, methods): (JobOption, Vec<&'static str>)| json!({ "option": option.card(&pick), "methods": methods });
    to_json(&catalog().options(&[job]).into_iter().map(option).collect::<Vec<_>>())
}

/// A payoff as Python has it.
fn payoff(cell: &Bound<'_, PyAny>) -> PyResult<Payoff> {
    /// Whole numbers up to here are floating-point numbers too.
    const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;
    if let Ok(number) = cell.cast_exact::<PyFloat>() {
        return Ok(Payoff::Near(number.value()));
    }
    if let Ok(number) = cell.extract::<i64>()
        && number.unsigned_abs() <= EXACT
        && cell.is_instance_of::<PyInt>()
    {
        return Ok(Payoff::Near(number as f64));
    }
    // Numbers of numpy.
    if !cell.is_instance_of::<PyInt>() && cell.hasattr("item")? {
        return payoff(&cell.call_method0("item")?);
    }
    Ok(Payoff::Written(cell.str()?.to_string()))
}

/// Exact numbers may take this long, in seconds, if no other limit is given.
const PATIENCE: f64 = 600.0;

/// Rows of payoffs.
fn table(rows: &[Vec<Bound<'_, PyAny>>]) -> PyResult<Vec<Vec<Payoff>>> {
    rows.iter().map(|row| row.iter().map(payoff).collect()).collect()
}

/// Which dominated choices are to be taken away.
fn dominance(word: Option<&str>) -> PyResult<Option<Dominance>> {
    match word {
        None => Ok(None),
        Some("strict") => Ok(Some(Dominance::Strict)),
        Some("weak") => Ok(Some(Dominance::Weak)),
        Some(other) => Err(GameError::new_err(said(
            || format!("`{other}` is no kind of dominance; write \"strict\" or \"weak\""),
            || format!("`{other}` n'est pas une dominance ; écrivez \"strict\" ou \"weak\""),
        ))),
    }
}

/// A zero-sum matrix game, solved.
#[pyfunction]
#[pyo3(signature = (payoffs, rows, columns, exact, against, dominated, allowance))]
pub(crate) fn matrix(
    py: Python<'_>,
    payoffs: Vec<Vec<Bound<'_, PyAny>>>,
    rows: Option<Vec<String>>,
    columns: Option<Vec<String>>,
    exact: bool,
    against: [Option<String>; 2],
    dominated: Option<String>,
    allowance: Allowance,
) -> PyResult<String> {
    let payoffs = table(&payoffs)?;
    let game = MatrixGame::of_payoffs(&payoffs, rows, columns).map_err(Raise::raise)?;
    let budget = budget(allowance);
    let request = MatrixRequest {
        exact,
        against_row: against[0].as_deref(),
        against_column: against[1].as_deref(),
        dominance: dominance(dominated.as_deref())?,
        patience: budget.seconds.unwrap_or(PATIENCE),
    };
    let report = run(py, &budget, &[], Threads::Many, |limits| game.solve(&request, limits))?;
    Ok(to_json(&game.document(report.map_err(Raise::raise)?)))
}

/// The linear program of a zero-sum matrix game.
#[pyfunction]
pub(crate) fn linear_program(payoffs: Vec<Vec<Bound<'_, PyAny>>>) -> PyResult<String> {
    let payoffs = table(&payoffs)?;
    let game = MatrixGame::of_payoffs(&payoffs, None, None).map_err(Raise::raise)?;
    Ok(game.linear_program())
}

/// All equilibria of a bimatrix game.
#[pyfunction]
#[pyo3(signature = (payoffs, rows, columns, against, dominated, allowance))]
pub(crate) fn bimatrix(
    py: Python<'_>,
    payoffs: [Vec<Vec<Bound<'_, PyAny>>>; 2],
    rows: Option<Vec<String>>,
    columns: Option<Vec<String>>,
    against: [Option<String>; 2],
    dominated: Option<String>,
    allowance: Allowance,
) -> PyResult<String> {
    let [first, second] = [table(&payoffs[0])?, table(&payoffs[1])?];
    let game = BimatrixGame::of_payoffs([&first, &second], rows, columns).map_err(Raise::raise)?;
    let budget = budget(allowance);
    let request = MatrixRequest {
        exact: true,
        against_row: against[0].as_deref(),
        against_column: against[1].as_deref(),
        dominance: dominance(dominated.as_deref())?,
        patience: budget.seconds.unwrap_or(PATIENCE),
    };
    let report = run(py, &budget, &[], Threads::Many, |limits| game.solve(&request, limits))?;
    Ok(to_json(&game.document(report.map_err(Raise::raise)?)))
}

/// What throwing up to `dice` dice may score.
#[pyfunction]
pub(crate) fn throws(dice: u8, faces: u8, one: u16) -> PyResult<String> {
    let report = (1..=dice).map(|dice| of_dice::throws(dice, faces, one));
    let report: Option<Vec<_>> = report.collect();
    let too_many = || {
        GameError::new_err(said(
            || "these dice have too many outcomes to count".to_owned(),
            || "ces dés ont trop de résultats possibles".to_owned(),
        ))
    };
    Ok(to_json(&report.ok_or_else(too_many)?))
}

/// Who wins on boards of several sizes.
#[pyfunction]
pub(crate) fn winner_table(
    py: Python<'_>,
    word: &str,
    rows: (i64, i64),
    columns: (i64, i64),
    allowance: Allowance,
) -> PyResult<String> {
    let (rows, columns) = (rows.0..=rows.1, columns.0..=columns.1);
    let table = run(py, &budget(allowance), &[], Threads::Many, |limits| {
        catalog().winner_table(word, rows, columns, limits, &mut |_, _| {})
    })?;
    Ok(to_json(&table.map_err(Raise::raise)?))
}

/// The winning first moves on boards of several sizes.
#[pyfunction]
pub(crate) fn first_move_table(
    py: Python<'_>,
    word: &str,
    rows: (i64, i64),
    columns: (i64, i64),
    allowance: Allowance,
) -> PyResult<String> {
    let (rows, columns) = (rows.0..=rows.1, columns.0..=columns.1);
    let table = run(py, &budget(allowance), &[], Threads::Many, |limits| {
        catalog().first_move_table(word, rows, columns, limits)
    })?;
    Ok(to_json(&table.map_err(Raise::raise)?))
}
