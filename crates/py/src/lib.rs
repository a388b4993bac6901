//! Stratège for Python: the catalogue behind a few classes, most answers as JSON.
//!
//! What people call is written in Python, in `python/stratege`; this crate is its engine.

#![expect(
    clippy::needless_pass_by_value,
    clippy::too_many_arguments,
    reason = "functions own what Python gives them, and Python gives it by name"
)]

mod arena;
mod command;
mod errors;
mod functions;
mod game;
mod guests;
mod line;
mod own;
mod plain;
mod running;
mod structure;
mod values;

use pyo3::prelude::*;
use stratege_catalog::tournament::running::MOST_GAMES;

/// The engine of the package `stratege`.
#[pymodule]
fn _engine(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<game::Game>()?;
    module.add_class::<line::Line>()?;
    module.add_class::<arena::Arena>()?;
    module.add_class::<arena::Graph>()?;
    module.add_class::<values::Value>()?;
    module.add_class::<game::contest::Parts>()?;
    module.add_function(wrap_pyfunction!(game::contest::tournament, module)?)?;
    module.add_function(wrap_pyfunction!(game::contest::blocks, module)?)?;
    module.add_function(wrap_pyfunction!(game::contest::part, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::make_table, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::table_pieces, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::make_piece, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::ask_table, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::with_table, module)?)?;
    module.add_function(wrap_pyfunction!(game::values::value_of, module)?)?;
    module.add_function(wrap_pyfunction!(game::values::move_values, module)?)?;
    module.add_function(wrap_pyfunction!(values::value, module)?)?;
    module.add_function(wrap_pyfunction!(values::number, module)?)?;
    module.add_function(wrap_pyfunction!(values::rebuilt, module)?)?;
    module.add_function(wrap_pyfunction!(command::command, module)?)?;
    module.add_function(wrap_pyfunction!(functions::games, module)?)?;
    module.add_function(wrap_pyfunction!(functions::options, module)?)?;
    module.add_function(wrap_pyfunction!(functions::matrix, module)?)?;
    module.add_function(wrap_pyfunction!(functions::linear_program, module)?)?;
    module.add_function(wrap_pyfunction!(functions::bimatrix, module)?)?;
    module.add_function(wrap_pyfunction!(functions::throws, module)?)?;
    module.add_function(wrap_pyfunction!(functions::winner_table, module)?)?;
    module.add_function(wrap_pyfunction!(functions::first_move_table, module)?)?;
    module.add_function(wrap_pyfunction!(game::tables::grundy_list, module)?)?;
    module.add_function(wrap_pyfunction!(errors::speak, module)?)?;
    module.add("GameError", module.py().get_type::<errors::GameError>())?;
    module.add("RulesError", module.py().get_type::<errors::RulesError>())?;
    module.add("LimitReached", module.py().get_type::<errors::LimitReached>())?;
    module.add("MOST_GAMES", MOST_GAMES)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))
}
