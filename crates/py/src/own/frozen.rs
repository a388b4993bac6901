//! Objects that can be kept: frozen for comparing, copied for handing out.

use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyByteArray, PyBytes, PyDict, PyFrozenSet, PyList, PySet, PyTuple},
};

use crate::errors::said;

/// A hashable object that is equal for equal positions: lists become tuples, sets and dictionaries
/// frozen sets, arrays what they list.
pub(super) fn frozen<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    let each = |items: Vec<Bound<'py, PyAny>>| {
        items.iter().map(frozen).collect::<PyResult<Vec<Bound<'py, PyAny>>>>()
    };
    if let Ok(list) = object.cast::<PyList>() {
        return Ok(PyTuple::new(py, each(list.iter().collect())?)?.into_any());
    }
    if let Ok(tuple) = object.cast::<PyTuple>() {
        return Ok(PyTuple::new(py, each(tuple.iter().collect())?)?.into_any());
    }
    if let Ok(dictionary) = object.cast::<PyDict>() {
        let pair = |(key, value): (Bound<'py, PyAny>, Bound<'py, PyAny>)| {
            Ok(PyTuple::new(py, [key, frozen(&value)?])?.into_any())
        };
        let pairs = dictionary.iter().map(pair).collect::<PyResult<Vec<_>>>()?;
        return Ok(PyFrozenSet::new(py, pairs)?.into_any());
    }
    if let Ok(set) = object.cast::<PySet>() {
        return Ok(PyFrozenSet::new(py, set.iter())?.into_any());
    }
    if let Ok(bytes) = object.cast::<PyByteArray>() {
        return Ok(PyBytes::new(py, &bytes.to_vec()).into_any());
    }
    if object.hash().is_ok() {
        return Ok(object.clone());
    }
    if object.hasattr("tolist")? {
        return frozen(&object.call_method0("tolist")?);
    }
    let kind = object.get_type().name()?;
    Err(PyTypeError::new_err(said(
        || {
            format!(
                "an object of type {kind} is neither hashable nor made of lists, tuples, \
                 dictionaries and sets; give its class `__eq__` and `__hash__`, or use a tuple"
            )
        },
        || {
            format!(
                "un objet de type {kind} n'est ni hachable ni fait de listes, tuples, \
                 dictionnaires et ensembles\u{202f}; donnez à sa classe `__eq__` et `__hash__`, \
                 ou prenez un tuple"
            )
        },
    )))
}

/// A copy whose lists, dictionaries, sets and arrays are its own.
pub(super) fn copy<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let py = object.py();
    let each = |items: Vec<Bound<'py, PyAny>>| items.iter().map(copy).collect::<PyResult<Vec<_>>>();
    if let Ok(list) = object.cast::<PyList>() {
        return Ok(PyList::new(py, each(list.iter().collect())?)?.into_any());
    }
    // A named tuple stays what it is: it can only be changed through its parts.
    if let Ok(tuple) = object.cast_exact::<PyTuple>() {
        return Ok(PyTuple::new(py, each(tuple.iter().collect())?)?.into_any());
    }
    if let Ok(dictionary) = object.cast::<PyDict>() {
        let copied = PyDict::new(py);
        for (key, value) in dictionary.iter() {
            copied.set_item(key, copy(&value)?)?;
        }
        return Ok(copied.into_any());
    }
    if object.is_instance_of::<PySet>() || object.is_instance_of::<PyByteArray>() {
        return object.call_method0("copy");
    }
    if object.hash().is_err() && object.hasattr("tolist")? {
        return object.call_method0("copy");
    }
    Ok(object.clone())
}

/// Refuses objects that are compared by where they lie in memory: no two positions would ever be
/// the same.
pub(super) fn check_comparable(object: &Bound<'_, PyAny>) -> PyResult<()> {
    let kind = object.get_type();
    let plain = object.py().import("builtins")?.getattr("object")?;
    if !object.is_none() && kind.getattr("__eq__")?.is(&plain.getattr("__eq__")?) {
        let name = kind.name()?;
        return Err(PyTypeError::new_err(said(
            || {
                format!(
                    "positions of type {name} are compared by identity, so no two would be \
                     the same; give the class `__eq__` and `__hash__` (a frozen dataclass has \
                     them), or use a tuple"
                )
            },
            || {
                format!(
                    "les positions de type {name} sont comparées par identité\u{202f}: jamais deux \
                     ne seraient égales\u{202f}; donnez à la classe `__eq__` et `__hash__` (une \
                     dataclass gelée les a), ou prenez un tuple"
                )
            },
        )));
    }
    Ok(())
}
