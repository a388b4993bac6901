use super::*;

fn side(length: usize) -> Side {
    let axis = Axis::between(0.0, length.saturating_sub(1) as f64, 5, |at| at.to_string());
    Side { name: RUDE.to_owned(), axis }
}

fn map(cells: Vec<Vec<f64>>, scale: HeatScale) -> HeatMap {
    HeatMap {
        title: RUDE.to_owned(),
        heading: String::new(),
        description: RUDE.to_owned(),
        width: WIDTH,
        rows: side(cells.len()),
        columns: side(cells.first().map_or(0, Vec::len)),
        cells,
        first_row: FirstRow::Top,
        scale,
        legend: RUDE.to_owned(),
        mark: None,
    }
}

fn table(rows: usize, columns: usize, value: impl Fn(usize, usize) -> f64) -> Vec<Vec<f64>> {
    (0..rows).map(|row| (0..columns).map(|column| value(row, column)).collect()).collect()
}

fn around() -> HeatScale {
    let axis = Axis::covering([-1.0, 1.0], |at| at.to_string());
    HeatScale::Around { middle: 0.0, axis, levels: vec![-0.5, 0.0, 0.5] }
}

fn rising() -> HeatScale {
    HeatScale::Rising { axis: Axis::covering([-1.0, 1.0], |at| at.to_string()), levels: vec![0.5] }
}

fn draw(chart: &HeatMap) -> String {
    heat_svg(chart, |value| format!("<{value}>"), |row, column| format!("{row}&{column}"))
}

#[test]
fn zero_among_whole_numbers_is_struck() {
    let strokes = |cells: Vec<Vec<f64>>| {
        let svg = draw(&whole(cells));
        let document = Document::parse(&svg).expect("well formed");
        let struck = |path: &Node<'_, '_>| path.attribute("stroke") == Some(crate::svg::INK);
        let paths = named(&document, "path").filter(struck);
        paths.filter(|path| path.attribute("d").is_some_and(|d| d.matches('M').count() > 1)).count()
    };
    // In the map, and in its legend.
    assert_eq!(strokes(vec![vec![0.0, 1.0]]), strokes(vec![vec![2.0, 1.0]]) + 2);
}

fn whole(cells: Vec<Vec<f64>>) -> HeatMap {
    let scale = HeatScale::of_whole(&cells);
    map(cells, scale)
}

/// What looks like chance, from -1 to 1, and is always the same.
fn noise(row: usize, column: usize) -> f64 {
    let mixed = (row as u64 * 1_000_003 + column as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    ((mixed ^ (mixed >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9) >> 40) as f64 / 8_388_608.0 - 1.0
}

fn count(svg: &str, name: &str) -> usize {
    named(&Document::parse(svg).expect("well formed"), name).count()
}

#[test]
fn numbers_stand_in_large_cells() {
    let svg = draw(&map(vec![vec![0.0, -0.5], vec![1.0, f64::NAN]], around()));
    check(&svg, &["<0>", "<-0.5>", "<1>", "0.5"]);
    let svg = draw(&whole(table(12, 12, |row, column| f64::from(row < column))));
    let document = Document::parse(&svg).expect("well formed");
    let ones = named(&document, "text").filter(|node| node.text() == Some("<1>")).count();
    // They do not fit in cells with three signs: one in the region, one in the legend.
    assert_eq!(ones, 2);
}

#[test]
fn every_digit_stands_in_its_cell_at_eighteen_by_eighteen() {
    let cells = table(18, 18, |row, column| (1 + (row + column) % 3) as f64);
    let svg = heat_svg(&whole(cells), |value| value.to_string(), |_, _| String::new());
    let document = Document::parse(&svg).expect("well formed");
    let written: Vec<&str> = named(&document, "text").filter_map(|node| node.text()).collect();
    assert_eq!(written.iter().filter(|text| **text == "3").count(), 18 * 6 + 1);
    assert_eq!(count(&svg, "title"), 1);
}

#[test]
fn lines_are_drawn_and_labelled_at_their_levels() {
    let slope = |row: usize, column: usize| (row as f64 - column as f64) / 40.0;
    let svg = draw(&map(table(50, 50, slope), around()));
    check(&svg, &["<-0.5>", "<0>", "<0.5>"]);
    let dashed = |svg: &str| svg.matches("stroke-dasharray=\"6 3\"").count();
    // One in the map, one in the legend.
    assert_eq!(dashed(&svg), 2);
    assert_eq!(dashed(&draw(&map(table(50, 50, slope), rising()))), 0);
    assert_eq!(dashed(&draw(&map(table(50, 50, |_, _| 1.0), around()))), 0);
}

#[test]
fn a_level_goes_through_the_place_where_it_is() {
    let chart = map(table(30, 30, |row, _| row as f64 / 29.0), rising());
    let svg = draw(&chart);
    let document = Document::parse(&svg).expect("well formed");
    let level = named(&document, "path").find(|path| {
        path.attribute("stroke-linejoin").is_some() && path.attribute("stroke-width") == Some("1.3")
    });
    let path = level.and_then(|path| path.attribute("d")).expect("a line");
    let points = path.split(['M', 'L']).skip(1).map(|point| point.split_once(' ').expect("two"));
    let heights: Vec<f64> = points.map(|(_, y)| y.parse().expect("a number")).collect();
    assert!(heights.iter().all(|y| (y - heights[0]).abs() < 0.2), "{path}");
}

#[test]
fn the_first_row_is_above_or_below() {
    let top = |first_row| {
        let svg = draw(&HeatMap { first_row, ..whole(vec![vec![1.0], vec![2.0]]) });
        let document = Document::parse(&svg).expect("well formed");
        let cell = |node: &Node| node.attribute("d") == Some("M0 0h1v1h-1z");
        let cells: Vec<Node> = named(&document, "path").filter(cell).collect();
        let title = cells.iter().find_map(|node| named_child(*node)).expect("a title");
        title.to_owned()
    };
    assert_eq!(top(FirstRow::Top), "0&0");
    assert_eq!(top(FirstRow::Bottom), "1&0");
}

#[test]
fn strokes_end_where_the_line_in_the_middle_is() {
    let below = |levels: Vec<f64>| {
        let axis = Axis::covering([-1.0, 1.0], |at| at.to_string());
        let scale = HeatScale::Around { middle: 0.0, axis, levels };
        // The value 0 is a quarter of a cell below the middle of the first row.
        let svg = draw(&map(table(2, 40, |row, _| [-0.25, 0.75][row]), scale));
        let document = Document::parse(&svg).expect("well formed");
        let strokes =
            named(&document, "path").find(|path| path.attribute("stroke-opacity").is_some());
        let path = strokes.and_then(|path| path.attribute("d")).expect("strokes").to_owned();
        let heights = path.split(['M', 'L']).skip(1).filter_map(|point| point.split_once(' '));
        let heights = heights.map(|(_, y)| y.parse::<f64>().expect("a number"));
        heights.fold(0.0, f64::max)
    };
    // The map is 32 pixels high and begins at 32.
    assert!((below(vec![0.0]) - 44.0).abs() <= 0.5);
    assert!((below(Vec::new()) - 48.0).abs() <= 0.5);
}

fn named_child<'a>(node: Node<'a, 'a>) -> Option<&'a str> {
    node.children().find(|child| child.has_tag_name("title")).and_then(|title| title.text())
}

#[test]
fn words_under_the_pointer_are_for_small_tables() {
    assert_eq!(count(&draw(&whole(table(40, 50, |_, _| 1.0))), "title"), 2_001);
    assert_eq!(count(&draw(&whole(table(40, 51, |_, _| 1.0))), "title"), 1);
}

#[test]
fn a_mark_has_a_frame_and_words() {
    let mark = |row| Some(Mark { row, column: 1, words: "here".to_owned() });
    let plain = whole(table(3, 3, |_, _| 1.0));
    let frames = |svg: &str| svg.matches("stroke-width=\"6.5\"").count();
    assert_eq!(frames(&draw(&plain)), 0);
    for row in [1, 1_000] {
        let svg = draw(&HeatMap { mark: mark(row), ..plain.clone() });
        check(&svg, &["here"]);
        assert_eq!(frames(&svg), 2);
    }
    check(&draw(&HeatMap { mark: mark(0), ..whole(Vec::new()) }), &["here"]);
}

#[test]
fn maps_survive_strange_data() {
    let tables = [
        Vec::new(),
        vec![Vec::new(); 3],
        vec![vec![0.5]],
        vec![vec![1.0; 40]],
        vec![vec![1.0]; 40],
        table(30, 30, |_, _| 0.0),
        table(30, 30, |_, _| f64::NAN),
        table(30, 30, |row, column| if row > column { f64::INFINITY } else { 0.1 * row as f64 }),
        table(30, 30, |row, column| if row == column { 1e308 } else { -1e308 }),
        vec![vec![1.0], vec![], vec![1.0, 2.0, 3.0]],
        table(1, 1000, noise),
        table(1000, 2, noise),
    ];
    for cells in tables {
        for scale in [around(), rising(), HeatScale::of_whole(&[vec![0.0, 1.0, 3.0]])] {
            let bottom = HeatMap { first_row: FirstRow::Bottom, ..map(cells.clone(), scale) };
            check(&draw(&bottom), &[]);
            check(&draw(&HeatMap { first_row: FirstRow::Top, ..bottom }), &[]);
        }
    }
    let nowhere = Axis { low: 0.0, high: 0.0, ticks: Vec::new() };
    let flat = HeatScale::Around { middle: 0.0, axis: nowhere, levels: vec![0.0, f64::NAN] };
    check(&draw(&map(table(30, 30, noise), flat)), &[]);
    check(&draw(&map(table(30, 30, noise), HeatScale::Whole { numbers: Vec::new() })), &[]);
}

#[test]
fn files_stay_small() {
    let size = |length: usize, smooth: bool| {
        let scale = 100.0 / length as f64;
        let value = |row: usize, column: usize| {
            let (row, column) = (row as f64 * scale, column as f64 * scale);
            libm::tanh((row - column) / 30.0 + libm::sin(row / 7.0) / 4.0)
        };
        let value = |row, column| if smooth { value(row, column) } else { noise(row, column) };
        let number = |row, column| (20.0 * (1.0 + value(row, column))).round();
        let wide = |map: HeatMap| draw(&HeatMap { width: PAGE, ..map }).len();
        let real = wide(map(table(length, length, value), around()));
        real.max(wide(whole(table(length, length, number))))
    };
    assert!(size(40, true) < 400_000);
    assert!(size(100, true) < 200_000);
    assert!(size(100, false) < 400_000);
    assert!(size(1000, true) < 1_000_000);
    assert!(size(1000, false) < 2_000_000);
}

#[test]
fn a_heading_stands_above_the_name_of_the_rows() {
    let plain = whole(vec![vec![1.0, 2.0]]);
    let headed = HeatMap { heading: "N = 18, D = 3".to_owned(), ..plain.clone() };
    check(&draw(&headed), &["N = 18, D = 3"]);
    // Everything below moves down by one line, and pages that look for cells are told so.
    let top = |map: &HeatMap| heat_field(map).y;
    assert!(top(&headed) > top(&plain));
}
