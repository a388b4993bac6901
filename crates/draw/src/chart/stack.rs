//! Shares of a whole, beside each other in one bar.

use super::{Field, Tone, WIDTH, draw_bar, on_paper, shorten};
use crate::svg::{self, Font, Svg, TEXT, VALUE};

/// Bars of one length, each cut into the same parts.
#[derive(Clone, Debug, PartialEq)]
pub struct StackChart {
    /// What it shows, for screen readers; it is not drawn.
    pub title: String,
    /// The same in more words, for screen readers.
    pub description: String,
    /// What the parts are, from left to right: the legend.
    pub parts: Vec<Part>,
    /// The bars.
    pub rows: Vec<StackRow>,
}

/// What a part of every bar is.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// How it is filled.
    pub tone: Tone,
    /// A letter or two that stand in it.
    pub letter: String,
    /// What it means. Shortened if there is no room.
    pub words: String,
}

/// A bar.
#[derive(Clone, Debug, PartialEq)]
pub struct StackRow {
    /// What it is about. Shortened if there is no room.
    pub label: String,
    /// Its parts, as many as the chart names.
    pub shares: Vec<Share>,
}

/// A part of a bar.
#[derive(Clone, Debug, PartialEq)]
pub struct Share {
    /// Its share of the whole, from 0 to 1.
    pub share: f64,
    /// How that is written.
    pub text: String,
}

/// The height of a line of words.
const LINE: f64 = 24.0;
/// The height of a bar.
const THICK: f64 = 34.0;
/// Space below a bar.
const GAP: f64 = 10.0;
/// Space at both ends of a bar.
const SIDE: f64 = 2.0;

/// The chart as SVG.
pub fn stack_svg(chart: &StackChart) -> String {
    let row_height = LINE + THICK + GAP;
    let bottom = chart.rows.len() as f64 * row_height;
    let height = bottom + chart.parts.len() as f64 * LINE + 4.0;
    let mut svg = Svg::new(WIDTH, height, &chart.title, &chart.description);
    for (index, row) in chart.rows.iter().enumerate() {
        draw_row(&mut svg, row, &chart.parts, index as f64 * row_height);
    }
    for (index, part) in chart.parts.iter().enumerate() {
        let middle = bottom + (index as f64 + 0.5) * LINE;
        let field = Field { x: SIDE, y: middle - 8.0, width: 26.0, height: 16.0 };
        draw_bar(&mut svg, field, part.tone, "");
        let words = format!("{} {}", part.letter, part.words);
        let words = shorten(&words, WIDTH - 38.0, TEXT);
        svg.line_of_text(36.0, middle, Font::sans(TEXT).anchored("start"), &words);
    }
    svg.finish()
}

fn draw_row(svg: &mut Svg, row: &StackRow, parts: &[Part], upper: f64) {
    let label = shorten(&row.label, WIDTH - 4.0, TEXT);
    svg.line_of_text(SIDE, upper + LINE / 2.0, Font::sans(TEXT).anchored("start"), &label);
    let y = upper + LINE;
    let mut x = SIDE;
    for (part, share) in parts.iter().zip(&row.shares) {
        // What is not a number has no width, and nothing leaves the picture.
        let width = (share.share.max(0.0) * (WIDTH - 2.0 * SIDE)).min(WIDTH - SIDE - x);
        if width > 0.0 {
            let words = format!("{}: {}", part.words, share.text);
            draw_bar(svg, Field { x, y, width, height: THICK }, part.tone, &words);
            let both = format!("{} {}", part.letter, share.text);
            let fits = |text: &&String| svg::sans_width(text, VALUE) + 8.0 <= width;
            if let Some(text) = [&both, &share.text, &part.letter].into_iter().find(fits) {
                on_paper(svg, [x + width / 2.0, y + THICK / 2.0], VALUE, text);
            }
        }
        x += width;
    }
}
