use roxmltree::{Document, Node};

use super::*;

mod heat;
mod plots;

/// Text that would break a picture if it were not escaped.
const RUDE: &str = "</text><script>alert(\"1\")</script> & \u{1b}[31m";

fn named<'a>(document: &'a Document<'a>, name: &'a str) -> impl Iterator<Item = Node<'a, 'a>> {
    document.descendants().filter(move |node| node.has_tag_name(name))
}

/// Every number in every attribute and path must be one, and the picture well formed.
#[track_caller]
fn check(svg: &str, texts: &[&str]) {
    let document = Document::parse(svg).expect("well formed");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
    assert!(!svg.contains("<script") && !svg.contains(" id="), "{svg}");
    assert_eq!(document.root_element().attribute("width"), Some("336"));
    let written: Vec<&str> = named(&document, "text").filter_map(|node| node.text()).collect();
    for text in texts {
        assert!(written.contains(text), "{text} is not in {written:?}");
    }
}

fn interval(label: &str, value: f64, low: f64, high: f64) -> IntervalRow {
    IntervalRow { label: label.to_owned(), text: format!("{value}"), value, low, high }
}

fn intervals(rows: Vec<IntervalRow>) -> String {
    let ends = rows.iter().flat_map(|row| [row.low, row.high]);
    let axis = Axis::covering(ends.chain([0.5]), |at| format!("{at}"));
    let reference = Some(Reference { at: 0.5, label: "1/2".to_owned() });
    let (title, description) = (RUDE.to_owned(), RUDE.to_owned());
    interval_svg(&IntervalChart { title, description, rows, axis, reference })
}

#[test]
fn an_interval_is_a_circle_between_two_ends() {
    let svg = intervals(vec![interval("a", 0.6, 0.55, 0.65), interval("b", 0.4, 0.4, 0.4)]);
    check(&svg, &["a", "0.6", "b", "0.4", "1/2", "0.5"]);
    let document = Document::parse(&svg).expect("well formed");
    assert_eq!(named(&document, "circle").count(), 2);
    // What is known exactly has no ends.
    let thick =
        named(&document, "path").filter(|path| path.attribute("stroke-width") == Some("2.5"));
    assert_eq!(thick.count(), 1);
}

#[test]
fn intervals_survive_strange_data() {
    check(&intervals(Vec::new()), &["1/2"]);
    check(&intervals(vec![interval("even", 0.5, 0.5, 0.5)]), &["even", "0", "1"]);
    check(&intervals(vec![interval("all", 0.5, 0.0, 1.0)]), &["0", "0.25", "1"]);
    let row = IntervalRow { value: f64::NAN, ..interval("odd", 0.25, 0.2, 0.3) };
    check(&intervals(vec![row]), &["odd"]);
    check(&intervals(vec![interval("\u{1b}<b>", 1.0, 1.0, 1.0)]), &["?<b>"]);
    check(&intervals(vec![interval(&"long-name ".repeat(9), 0.5, 0.4, 0.6)]), &["0.5"]);
}

#[test]
fn axes_are_round_and_cover_everything() {
    let axis = |values: &[f64]| {
        let axis = Axis::covering(values.iter().copied(), |at| format!("{at}"));
        assert!(values.iter().all(|&v| axis.low - 1e-9 <= v && v <= axis.high + 1e-9));
        axis.ticks.into_iter().map(|tick| tick.label).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(axis(&[0.0, 1.0]), "0 0.25 0.5 0.75 1");
    assert_eq!(axis(&[0.47, 0.52, 0.5]), "0.45 0.475 0.5 0.525");
    assert_eq!(axis(&[0.4999, 0.5001]), "0.4999 0.49995 0.5 0.50005 0.5001");
    assert_eq!(axis(&[7.0, 7.0]), "6.5 6.75 7 7.25 7.5");
    assert_eq!(axis(&[]), "0 0.25 0.5 0.75 1");
    assert_eq!(axis(&[0.0, 123_456.0]), "0 50000 100000 150000");
}

fn histogram(heights: &[f64], tone: Tone) -> String {
    let bar = |(index, &height): (usize, &f64)| Bar {
        label: index.to_string(),
        height,
        tone,
        words: RUDE.to_owned(),
    };
    histogram_svg(&Histogram {
        title: RUDE.to_owned(),
        description: String::new(),
        bars: heights.iter().enumerate().map(bar).collect(),
        axis: Axis::covering(heights.iter().copied().chain([0.0]), |at| format!("{at}")),
        unit: "moves".to_owned(),
    })
}

#[test]
fn histograms_have_a_bar_for_what_occurs() {
    let svg = histogram(&[0.5, 0.0, 0.000_01], Tone::Second);
    check(&svg, &["0", "1", "2", "moves", "0.5"]);
    let document = Document::parse(&svg).expect("well formed");
    // The paper is a rectangle too.
    assert_eq!(named(&document, "rect").count(), 3);
}

#[test]
fn histograms_survive_strange_data() {
    check(&histogram(&[], Tone::Plain), &["moves"]);
    check(&histogram(&[1.0], Tone::Plain), &["0"]);
    check(&histogram(&[0.0], Tone::Plain), &["0"]);
    check(&histogram(&[0.1; 40], Tone::First), &["0"]);
    check(&histogram(&[0.001; 1000], Tone::Nobody), &["moves"]);
}

#[test]
fn bins_count_everything_once() {
    let check = |counts: &[(i32, u64)], grouping, most: usize, expected: usize| {
        let bins = bins(counts.iter().copied(), grouping, most);
        assert_eq!(bins.len(), expected, "{bins:?}");
        let total: u64 = counts.iter().map(|&(_, count)| count).sum();
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<u64>(), total);
        assert!(bins.windows(2).all(|pair| pair[0].high + 1 == pair[1].low), "{bins:?}");
        let held = |&(number, count): &(i32, u64)| {
            let number = i64::from(number);
            count == 0 || bins.iter().any(|bin| bin.low <= number && number <= bin.high)
        };
        assert!(counts.iter().all(held), "{bins:?}");
    };
    for grouping in [Grouping::Plain, Grouping::Signed] {
        check(&[], grouping, 10, 0);
        check(&[(3, 0)], grouping, 10, 0);
        check(&[(3, 5)], grouping, 10, 1);
        check(&[(-4, 5), (4, 5)], grouping, 10, 9);
    }
    check(&[(-40, 1), (0, 2), (41, 3)], Grouping::Plain, 20, 17);
    check(&[(-40, 1), (0, 2), (41, 3)], Grouping::Signed, 20, 18);
    check(&[(i32::MIN, 1), (i32::MAX, 1)], Grouping::Plain, 20, 10);
    check(&[(i32::MIN, 1), (i32::MAX, 1)], Grouping::Signed, 20, 11);
}

fn stack(shares: &[[f64; 3]]) -> String {
    let part =
        |tone, letter: &str| Part { tone, letter: letter.to_owned(), words: RUDE.to_owned() };
    let share = |share: f64| Share { share, text: format!("{:.3}", share.max(0.0)) };
    stack_svg(&StackChart {
        title: RUDE.to_owned(),
        description: String::new(),
        parts: vec![part(Tone::First, "W"), part(Tone::Nobody, "D"), part(Tone::Second, "L")],
        rows: shares
            .iter()
            .map(|shares| StackRow { label: "row".to_owned(), shares: shares.map(share).to_vec() })
            .collect(),
    })
}

#[test]
fn parts_say_their_letter_and_number_where_there_is_room() {
    check(&stack(&[[0.5, 0.1, 0.4]]), &["row", "W 0.500", "D", "L 0.400"]);
    check(&stack(&[[1.0, 0.0, 0.0]]), &["W 1.000"]);
}

#[test]
fn stacks_survive_strange_data() {
    check(&stack(&[]), &[]);
    check(&stack(&[[0.0; 3]]), &["row"]);
    check(&stack(&[[f64::NAN, 2.0, -1.0]]), &["row"]);
}

#[test]
fn strokes_stay_inside_their_bar() {
    let path = strokes(Field { x: 10.0, y: 20.0, width: 7.0, height: 30.0 }, 5.0);
    let points =
        path.split(['M', 'L']).skip(1).map(|point| point.split_once(' ').expect("a point"));
    for (x, y) in points {
        let (x, y): (f64, f64) = (x.parse().expect("x"), y.parse().expect("y"));
        assert!((10.0..=17.0).contains(&x) && (20.0..=50.0).contains(&y), "{path}");
    }
}

#[test]
fn long_names_lose_their_middle() {
    assert_eq!(shorten("short", 100.0, 10.0), "short");
    assert_eq!(shorten("bot:/some/where/far/away.py", 60.0, 10.0), "bot…way.py");
    assert_eq!(shorten("name", 0.0, 10.0), "…");
}

#[test]
fn charts_can_stand_below_each_other() {
    let chart = |label: &str| {
        interval_svg(&IntervalChart {
            title: RUDE.to_owned(),
            description: RUDE.to_owned(),
            rows: vec![interval(label, 0.5, 0.4, 0.6)],
            axis: Axis::covering([0.0, 1.0], |at| at.to_string()),
            reference: None,
        })
    };
    let charts = ["one", "two"].map(chart);
    let svg = below(RUDE, RUDE, &[charts[0].clone(), "no picture".to_owned(), charts[1].clone()]);
    check(&svg, &["one", "two"]);
    let height = |svg: &str| {
        let document = Document::parse(svg).expect("well formed");
        document.root_element().attribute("height").and_then(|height| height.parse::<f64>().ok())
    };
    let [one, both] = [height(&charts[0]), height(&svg)].map(|height| height.expect("a height"));
    assert!(both > 2.0 * one);
    assert_eq!(below(RUDE, RUDE, &[]).matches("<g").count(), 0);
}
