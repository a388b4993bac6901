//! Charts below each other in one picture.

use crate::svg::Svg;

/// Space between two charts.
const SPACE: f64 = 18.0;

/// One picture with these charts, from top to bottom.
///
/// The charts are pictures that this crate drew; anything else is left out.
pub fn below(title: &str, description: &str, charts: &[String]) -> String {
    let charts: Vec<Chart<'_>> = charts.iter().filter_map(|chart| Chart::of(chart)).collect();
    let width = charts.iter().map(|chart| chart.size[0]).fold(0.0, f64::max);
    let spaces = SPACE * charts.len().saturating_sub(1) as f64;
    let height = charts.iter().map(|chart| chart.size[1]).sum::<f64>() + spaces;
    let mut svg = Svg::new(width, height, title, description);
    let mut top = 0.0;
    for chart in charts {
        svg.begin("g").set("transform", format!("translate(0 {top})")).group();
        svg.raw(chart.inside);
        svg.close();
        top += chart.size[1] + SPACE;
    }
    svg.finish()
}

/// A chart without the element around it.
struct Chart<'a> {
    size: [f64; 2],
    inside: &'a str,
}

impl<'a> Chart<'a> {
    fn of(svg: &'a str) -> Option<Chart<'a>> {
        let (head, rest) = svg.split_once('>')?;
        let inside = &rest[..rest.rfind("</svg>")?];
        let number = |name: &str| {
            let (_, value) = head.split_once(&format!(" {name}=\""))?;
            value.split('"').next()?.parse().ok()
        };
        Some(Chart { size: [number("width")?, number("height")?], inside })
    }
}
