//! Numbers for objects of Python, equal ones having the same.

use std::sync::{Mutex, MutexGuard, PoisonError};

use hashbrown::HashTable;
use pyo3::prelude::*;

/// Numbers of objects that can be hashed.
///
/// A dictionary of Python would do, but asks every new object for its hash twice, and wraps every
/// number in an object.
#[derive(Default)]
pub(super) struct Numbers {
    known: Mutex<HashTable<Entry>>,
}

struct Entry {
    hash: u64,
    number: u32,
    key: Py<PyAny>,
}

/// An object with its hash.
pub(super) struct Key<'py> {
    object: Bound<'py, PyAny>,
    hash: u64,
}

impl<'py> Key<'py> {
    /// An error if the object cannot be hashed.
    pub(super) fn new(object: Bound<'py, PyAny>) -> PyResult<Key<'py>> {
        let hash = object.hash()? as u64;
        Ok(Key { object, hash })
    }
}

impl Numbers {
    /// The number of an object that was met before.
    pub(super) fn find(&self, key: &Key<'_>) -> PyResult<Option<u32>> {
        let mut last = None;
        while let Some((number, known)) = self.candidate(key, last) {
            if known.is(&key.object) || known.eq(&key.object)? {
                return Ok(Some(number));
            }
            last = Some(number);
        }
        Ok(None)
    }

    /// The number of an object; that which `make` gives if nothing equal was met before.
    ///
    /// Where another thread gives it one meanwhile, that counts, and what was made is not used.
    pub(super) fn number(&self, key: &Key<'_>, make: impl Fn() -> PyResult<u32>) -> PyResult<u32> {
        loop {
            let count = self.known().len();
            if let Some(number) = self.find(key)? {
                return Ok(number);
            }
            let entry = Entry { hash: key.hash, number: make()?, key: key.object.clone().unbind() };
            let number = entry.number;
            let mut known = self.known();
            if known.len() == count {
                known.insert_unique(spread(key.hash), entry, |entry| spread(entry.hash));
                return Ok(number);
            }
        }
    }

    /// The object of the next number after `last` that may equal this one.
    ///
    /// Comparing is left to the caller: it may run code of the user, which may come back here.
    fn candidate<'py>(
        &self,
        key: &Key<'py>,
        last: Option<u32>,
    ) -> Option<(u32, Bound<'py, PyAny>)> {
        let known = self.known();
        let is_next = |entry: &&Entry| entry.hash == key.hash && last < Some(entry.number);
        let next =
            known.iter_hash(spread(key.hash)).filter(is_next).min_by_key(|entry| entry.number)?;
        Some((next.number, next.key.bind(key.object.py()).clone()))
    }

    fn known(&self) -> MutexGuard<'_, HashTable<Entry>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Many objects have hashes that are small numbers: the table wants all bits to differ.
fn spread(hash: u64) -> u64 {
    hash.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32)
}
