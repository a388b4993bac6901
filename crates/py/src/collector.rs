//! The garbage collector of Python, which is called less often while positions pile up.

use pyo3::prelude::*;

/// New objects between two looks for garbage.
///
/// Garbage that the functions of a user make takes some megabytes until then, and no more.
const OBJECTS: u32 = 50_000;

/// As long as this lives, the collector is called less often.
///
/// It looks at every young object again and again, and the positions that are kept are none of
/// them garbage.
pub(crate) struct Patience {
    before: (u32, u32, u32),
}

impl Patience {
    /// Nothing where somebody has chosen a longer time already, or switched the collector off.
    pub(crate) fn begin(py: Python<'_>) -> PyResult<Option<Patience>> {
        let before = thresholds(py)?;
        if before.0 == 0 || OBJECTS <= before.0 {
            return Ok(None);
        }
        set_thresholds(py, (OBJECTS, before.1, before.2))?;
        Ok(Some(Patience { before }))
    }
}

impl Drop for Patience {
    fn drop(&mut self) {
        Python::attach(|py| {
            let (_, second, third) = self.before;
            // Whatever a function of the user has chosen meanwhile stays.
            if thresholds(py).is_ok_and(|now| now == (OBJECTS, second, third)) {
                // The same call went well before.
                let _ = set_thresholds(py, self.before);
            }
        });
    }
}

fn thresholds(py: Python<'_>) -> PyResult<(u32, u32, u32)> {
    py.import("gc")?.call_method0("get_threshold")?.extract()
}

fn set_thresholds(py: Python<'_>, thresholds: (u32, u32, u32)) -> PyResult<()> {
    py.import("gc")?.call_method1("set_threshold", thresholds).map(drop)
}
