//! Numbers, words and lists of the catalogue as objects of Python.

use pyo3::{
    IntoPyObject,
    prelude::*,
    types::{PyList, PyString, PyTuple},
};
use stratege_catalog::core::Plain;

/// Lists stay lists, as the papers write boards.
pub(crate) fn board<'py>(py: Python<'py>, plain: &Plain) -> PyResult<Bound<'py, PyAny>> {
    Ok(match plain {
        Plain::Number(number) => number.into_pyobject(py)?.into_any(),
        Plain::Word(word) => PyString::new(py, word).into_any(),
        Plain::List(items) => {
            let items = items.iter().map(|item| board(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
    })
}

/// Lists become tuples, as the papers write moves.
pub(crate) fn mv<'py>(py: Python<'py>, plain: &Plain) -> PyResult<Bound<'py, PyAny>> {
    match plain {
        Plain::List(items) => {
            let items = items.iter().map(|item| mv(py, item)).collect::<PyResult<Vec<_>>>()?;
            Ok(PyTuple::new(py, items)?.into_any())
        }
        _ => board(py, plain),
    }
}
