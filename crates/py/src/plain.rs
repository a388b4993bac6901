//! Numbers, words and lists of the catalogue as objects of Python.

use pyo3::{
    IntoPyObject,
    prelude::*,
    types::{PyBool, PyList, PyString, PyTuple},
};
use stratege_catalog::{Given, core::Plain};

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

/// What Python gives for an option.
pub(crate) struct OptionGiven(pub(crate) Given);

impl<'py> FromPyObject<'_, 'py> for OptionGiven {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(flag) = object.cast::<PyBool>() {
            return Ok(OptionGiven(Given::Flag(flag.is_true())));
        }
        if let Ok(number) = object.extract::<i64>() {
            return Ok(OptionGiven(Given::Integer(number)));
        }
        if let Ok(number) = object.extract::<f64>() {
            return Ok(OptionGiven(Given::Real(number)));
        }
        Ok(OptionGiven(Given::Text(object.str()?.to_string())))
    }
}
