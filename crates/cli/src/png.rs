//! Drawings as pictures made of dots, for programs that do not read SVG.
//!
//! They need fonts and much code, so the program has them only if it was built with the feature `png`.

#[cfg(feature = "png")]
mod dots;

use std::path::Path;

use crate::{
    failure::{Complaint, Failure},
    i18n::Message,
};

/// Whether a file's name asks for dots.
pub(crate) fn is_wanted(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("png"))
}

/// Refuses a name that asks for dots, where there are none, before there is anything to draw.
pub(crate) fn check(path: &Path) -> Result<(), Failure> {
    if is_wanted(path) && cfg!(not(feature = "png")) { Err(missing()) } else { Ok(()) }
}

/// An SVG drawing as a PNG file.
pub(crate) fn from_svg(svg: &str) -> Result<Vec<u8>, Failure> {
    #[cfg(feature = "png")]
    return dots::from_svg(svg);
    #[cfg(not(feature = "png"))]
    {
        let _ = svg;
        Err(missing())
    }
}

fn missing() -> Failure {
    Complaint::usage("png", Message::new("error-png-missing")).into()
}
