//! What is written and drawn over the colours of a heat map.

use std::fmt::Write;

use super::{
    HeatMap, HeatScale,
    contour::{Line, contours, distance},
    grid::Grid,
    regions::{Labels, regions},
    shade::Shade,
};
use crate::{
    chart::{Field, on_paper},
    svg::{self, INK, Svg, TEXT},
};

/// Draws numbers in the cells if they fit, otherwise lines or labels of regions.
///
/// The labels of lines and regions leave out what is taken of the field. Returns the levels that
/// have lines.
pub(super) fn draw(
    svg: &mut Svg,
    chart: &HeatMap,
    grid: &Grid,
    shades: &[Shade],
    (field, taken): (Field, Option<Field>),
    number: &dyn Fn(f64) -> String,
) -> Vec<f64> {
    match &chart.scale {
        HeatScale::Whole { numbers } => {
            let labels: Vec<String> = numbers.iter().map(|&whole| number(whole as f64)).collect();
            draw_whole(svg, grid, shades, (field, taken), &labels);
            Vec::new()
        }
        HeatScale::Around { levels, .. } | HeatScale::Rising { levels, .. } => {
            if let Some(labels) = numbers(grid, field, number) {
                draw_numbers(svg, grid, field, &labels);
                return Vec::new();
            }
            let lines = contours(grid, field, levels);
            draw_lines(svg, &chart.scale, levels, &lines);
            label_lines(svg, &chart.scale, levels, &lines, (field, taken), number);
            let drawn = levels.iter().zip(&lines).filter(|(_, lines)| !lines.is_empty());
            drawn.map(|(&level, _)| level).collect()
        }
    }
}

/// Lines between different numbers, and their labels in each cell or each region.
fn draw_whole(
    svg: &mut Svg,
    grid: &Grid,
    shades: &[Shade],
    (field, taken): (Field, Option<Field>),
    labels: &[String],
) {
    let (wide, high) = grid.cell_size(field);
    let borders = grid.borders(field);
    // Many lines would be darker than what is between them.
    let thick = if labels.len() > 12 { 0.4 } else { 0.8 };
    svg.path(&borders).set("stroke", INK).set("stroke-width", thick).end();
    // Digits are less high than their font.
    let needed = |label: &String| (svg::sans_width(label, TEXT) + 4.0, 0.75 * TEXT + 2.0);
    let sizes = labels.iter().map(needed).map(|(width, height)| (width / wide, height / high));
    let sizes: Vec<(f64, f64)> = sizes.collect();
    svg.begin("g").set("font-size", TEXT).set("text-anchor", "middle").group();
    let mut write = |class: usize, row: f64, column: f64| {
        let (x, y) = (field.x + column * wide, field.y + row * high + 0.36 * TEXT);
        svg.begin("text")
            .set("x", x)
            .set("y", y)
            .set("fill", shades[class].ink)
            .words(&labels[class]);
    };
    if grid.every == 1 && sizes.iter().all(|&(width, height)| width <= 1.0 && height <= 1.0) {
        for (index, class) in grid.classes.iter().enumerate() {
            if let Some(class) = *class {
                let (row, column) = (index / grid.columns, index % grid.columns);
                write(class, row as f64 + 0.5, column as f64 + 0.5);
            }
        }
    } else {
        let taken = taken.map(|taken| Field {
            x: (taken.x - field.x) / wide,
            y: (taken.y - field.y) / high,
            width: taken.width / wide,
            height: taken.height / high,
        });
        for region in regions(grid, &Labels { sizes, taken }) {
            write(region.class, region.row, region.column);
        }
    }
    svg.close();
}

/// What is written in the cells of real numbers; nothing if it does not fit.
pub(super) fn numbers(
    grid: &Grid,
    field: Field,
    number: &dyn Fn(f64) -> String,
) -> Option<Vec<String>> {
    let (wide, high) = grid.cell_size(field);
    if grid.every > 1 || wide < TEXT || high < TEXT + 8.0 {
        return None;
    }
    let label = |&value: &f64| if value.is_finite() { number(value) } else { String::new() };
    let labels: Vec<String> = grid.values.iter().map(label).collect();
    let fits = |label: &String| svg::sans_width(label, TEXT) + 10.0 <= wide;
    labels.iter().all(fits).then_some(labels)
}

/// Writes in the cells of real numbers.
fn draw_numbers(svg: &mut Svg, grid: &Grid, field: Field, labels: &[String]) {
    let (wide, high) = grid.cell_size(field);
    let place = |index: f64, size: f64, start: f64| svg::number(start + index * size);
    let (right, bottom) = (field.x + field.width, field.y + field.height);
    let (right, bottom) = (svg::number(right), svg::number(bottom));
    let mut lines = String::new();
    for column in 1..grid.columns {
        let (x, y) = (place(column as f64, wide, field.x), svg::number(field.y));
        // Writing to a string does not fail.
        let _ = write!(lines, "M{x} {y}V{bottom}");
    }
    for row in 1..grid.rows {
        let (x, y) = (svg::number(field.x), place(row as f64, high, field.y));
        let _ = write!(lines, "M{x} {y}H{right}");
    }
    svg.path(&lines).set("stroke", INK).set("stroke-width", 0.8).end();
    for (index, label) in labels.iter().enumerate().filter(|(_, label)| !label.is_empty()) {
        let (row, column) = (index / grid.columns, index % grid.columns);
        let x = field.x + (column as f64 + 0.5) * wide;
        on_paper(svg, [x, field.y + (row as f64 + 0.5) * high], TEXT, label);
    }
}

/// How lines at a level are drawn.
pub(super) fn level_look(scale: &HeatScale, level: f64) -> (f64, &'static str) {
    match scale {
        HeatScale::Around { .. } if scale.is_struck(level) => (1.3, "6 3"),
        HeatScale::Around { .. } if scale.beyond_middle(level) < 1e-6 => (2.6, "none"),
        _ => (1.3, "none"),
    }
}

fn draw_lines(svg: &mut Svg, scale: &HeatScale, levels: &[f64], lines: &[Vec<Line>]) {
    for (&level, lines) in levels.iter().zip(lines) {
        let path: String = lines.iter().map(|line| path_of(line)).collect();
        let (thick, dashes) = level_look(scale, level);
        if !path.is_empty() {
            svg.path(&path)
                .set("stroke", INK)
                .set("stroke-width", thick)
                .set("stroke-dasharray", dashes)
                .set("stroke-linejoin", "round")
                .end();
        }
    }
}

/// Writes the levels on their lines where they hide as little as possible.
fn label_lines(
    svg: &mut Svg,
    scale: &HeatScale,
    levels: &[f64],
    lines: &[Vec<Line>],
    (field, taken): (Field, Option<Field>),
    number: &dyn Fn(f64) -> String,
) {
    let mut taken: Vec<Field> = taken.into_iter().collect();
    let mut order: Vec<usize> = (0..levels.len()).collect();
    // The middle comes first: if there is no room for all, its label matters most.
    let far = |index: usize| scale.beyond_middle(levels[index]).abs();
    order.sort_by(|&one, &other| far(one).total_cmp(&far(other)));
    for index in order {
        let label = number(levels[index]);
        let (width, height) = (svg::sans_width(&label, TEXT) + 12.0, TEXT + 12.0);
        let mut own: Vec<&Line> = lines[index].iter().collect();
        own.sort_by(|one, other| length(other).total_cmp(&length(one)));
        let others = lines.iter().enumerate().filter(|&(other, _)| other != index);
        let others: Vec<[f64; 2]> =
            others.flat_map(|(_, lines)| lines).flatten().copied().collect();
        for line in own.into_iter().take(2).filter(|line| length(line) >= 2.0 * width) {
            let spots = (1..20).map(|share| {
                let [x, y] = along(line, f64::from(share) / 20.0);
                Field { x: x - width / 2.0, y: y - height / 2.0, width, height }
            });
            let free = |spot: &Field| {
                spot.is_inside(field) && taken.iter().all(|other| !spot.meets(*other))
            };
            let hidden = |spot: &Field| others.iter().filter(|other| spot.holds(**other)).count();
            let Some(spot) = spots.filter(free).min_by_key(hidden) else { continue };
            on_paper(svg, [spot.x + width / 2.0, spot.y + height / 2.0], TEXT, &label);
            taken.push(spot);
        }
    }
}

fn path_of(line: &[[f64; 2]]) -> String {
    let mut path = String::new();
    for (index, [x, y]) in line.iter().enumerate() {
        let step = if index == 0 { 'M' } else { 'L' };
        let _ = write!(path, "{step}{} {}", svg::number(*x), svg::number(*y));
    }
    path
}

fn length(line: &Line) -> f64 {
    line.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// The point after a share of the length.
fn along(line: &Line, share: f64) -> [f64; 2] {
    let mut left = share * length(line);
    for pair in line.windows(2) {
        left -= distance(pair[0], pair[1]);
        if left <= 0.0 {
            return pair[1];
        }
    }
    line.last().copied().unwrap_or_default()
}
