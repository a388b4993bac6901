//! Dots from drawings, with the fonts of the machine.

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{
    failure::{Complaint, Failure},
    i18n::Message,
};

/// Dots for each unit of a drawing: sharp on paper and on a projector.
const SCALE: f32 = 2.0;

/// The longest side of a picture, in dots.
const LONGEST: f32 = 20_000.0;

/// An SVG drawing as a PNG file on a white ground.
pub(super) fn from_svg(svg: &str) -> Result<Vec<u8>, Failure> {
    let failed = |why: String| -> Failure {
        Complaint::usage("png", Message::new("error-png").with("why", why)).into()
    };
    let mut options = Options::default();
    options.fontdb_mut().load_system_fonts();
    if options.fontdb.is_empty() {
        return Err(Complaint::usage("png", Message::new("error-png-fonts")).into());
    }
    let tree = Tree::from_str(svg, &options).map_err(|error| failed(error.to_string()))?;
    let size = tree.size();
    let scale = SCALE.min(LONGEST / size.width().max(size.height()));
    let (width, height) = (size.width() * scale, size.height() * scale);
    let pixmap = Pixmap::new(width.ceil() as u32, height.ceil() as u32);
    let mut pixmap = pixmap.ok_or_else(|| failed(format!("{width} x {height}")))?;
    pixmap.fill(resvg::tiny_skia::Color::WHITE);
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| failed(error.to_string()))
}
