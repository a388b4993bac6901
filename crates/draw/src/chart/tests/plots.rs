use super::*;

fn side(values: &[f64]) -> Side {
    let axis = Axis::covering(values.iter().copied(), |at| at.to_string());
    Side { name: RUDE.to_owned(), axis }
}

fn curve(name: &str, points: &[(f64, f64)]) -> Curve {
    Curve { name: name.to_owned(), points: points.to_vec(), band: Vec::new(), samples: Vec::new() }
}

fn curves(curves: Vec<Curve>) -> String {
    let values = |pick: fn(&(f64, f64)) -> f64| -> Vec<f64> {
        curves.iter().flat_map(|curve| &curve.points).map(pick).collect()
    };
    curve_svg(&CurveChart {
        title: RUDE.to_owned(),
        heading: "above".to_owned(),
        description: RUDE.to_owned(),
        width: WIDTH,
        x: side(&values(|point| point.0)),
        y: side(&values(|point| point.1)),
        curves,
        reference: Some(Reference { at: 0.0, label: "zero".to_owned() }),
    })
}

#[test]
fn curves_differ_in_dashes_and_marks() {
    let points = [(0.0, 0.0), (1.0, 1.0)];
    let names = ["a", "b", "c", "d", "e", "f"];
    let svg = curves(names.map(|name| curve(name, &points)).to_vec());
    check(&svg, &["above", "zero", "a", "f"]);
    let document = Document::parse(&svg).expect("well formed");
    let lines = named(&document, "path").filter(|path| {
        path.attribute("stroke-width") == Some("2.2") && path.attribute("stroke-linejoin").is_some()
    });
    let mut dashes: Vec<Option<&str>> =
        lines.map(|path| path.attribute("stroke-dasharray")).collect();
    dashes.sort_unstable();
    dashes.dedup();
    assert_eq!(dashes.len(), 6);
}

#[test]
fn names_at_the_ends_do_not_cover_each_other() {
    let same = [(0.0, 0.0), (1.0, 0.0)];
    let low = [(0.0, 1.0), (1.0, 0.01)];
    let svg = curves(
        ["a", "b", "c"]
            .map(|name| curve(name, &same))
            .into_iter()
            .chain([curve("d", &low)])
            .collect(),
    );
    let document = Document::parse(&svg).expect("well formed");
    let names = named(&document, "text")
        .filter(|node| ["a", "b", "c", "d"].map(Some).contains(&node.text()));
    let right = names.filter(|node| {
        let x: f64 = node.attribute("x").and_then(|x| x.parse().ok()).expect("a place");
        x > 300.0
    });
    let place = |node: Node| node.attribute("y").and_then(|y| y.parse().ok()).expect("a place");
    let mut heights: Vec<f64> = right.map(place).collect();
    heights.sort_by(f64::total_cmp);
    assert_eq!(heights.len(), 4);
    assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= 16.0), "{heights:?}");
}

#[test]
fn samples_have_intervals_and_bands_have_borders() {
    let with = Curve {
        band: [0.0, 1.0].map(|x| Band { x, low: 0.1, high: 0.4 }).to_vec(),
        samples: vec![
            Sample { x: 0.5, value: 0.3, low: 0.2, high: 0.4 },
            Sample { x: 0.6, value: 0.3, low: 0.3, high: 0.3 },
        ],
        ..curve("exact", &[(0.0, 0.0), (1.0, 0.5)])
    };
    let svg = curves(vec![with]);
    check(&svg, &["exact"]);
    assert_eq!(svg.matches("<circle").count(), 2);
    assert_eq!(svg.matches("stroke=\"#1A1A1A\" stroke-width=\"1.8\"").count(), 1);
    assert_eq!(svg.matches("fill-opacity").count(), 1);
}

#[test]
fn curves_survive_strange_data() {
    check(&curves(Vec::new()), &["zero"]);
    check(&curves(vec![curve("none", &[])]), &["zero"]);
    check(&curves(vec![curve("one", &[(2.0, 2.0)])]), &["one"]);
    let holes = [(0.0, 1.0), (1.0, f64::NAN), (f64::INFINITY, 2.0), (3.0, f64::NEG_INFINITY)];
    check(&curves(vec![curve("holes", &holes)]), &["holes"]);
    check(&curves(vec![curve(RUDE, &[(0.0, 0.0), (1.0, 1.0)])]), &[]);
    let many: Vec<Curve> = (0..40).map(|_| curve("many", &[(0.0, 0.0), (1.0, 1.0)])).collect();
    check(&curves(many), &["many"]);
    let odd = f64::NAN;
    let odd = Curve {
        band: vec![Band { x: odd, low: odd, high: odd }; 3],
        samples: vec![
            Sample { x: 1.0, value: odd, low: 0.0, high: 1.0 },
            Sample { x: 1.0, value: 1.0, low: f64::NEG_INFINITY, high: f64::INFINITY },
        ],
        ..curve("odd", &[(0.0, 0.0), (2.0, 1.0)])
    };
    check(&curves(vec![odd]), &["odd"]);
}

#[test]
fn a_curve_with_many_points_is_a_short_file() {
    let points: Vec<(f64, f64)> =
        (0..100_000).map(|x| (f64::from(x), f64::from(x).sqrt())).collect();
    assert!(curves(vec![curve("root", &points)]).len() < 40_000);
}

#[test]
fn inner_ticks_are_round() {
    let axis = |low, high, most| {
        let axis = Axis::between(low, high, most, |at| at.to_string());
        axis.ticks.into_iter().map(|tick| tick.label).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(axis(0.0, 1.0, 5), "0 0.2 0.4 0.6 0.8 1");
    assert_eq!(axis(1.0, 40.0, 4), "10 20 30 40");
    assert_eq!(axis(99.0, 0.0, 5), "0 20 40 60 80");
    assert_eq!(axis(-0.3, 0.3, 3), "-0.2 0 0.2");
    assert_eq!(axis(7.0, 7.0, 3), "7");
    assert_eq!(axis(f64::NAN, 7.0, 1), "0 1");
}

fn bars(labels: &[&str], series: usize, share: f64) -> String {
    let tones = [Tone::First, Tone::Second];
    let share = Share { share, text: "3/10".to_owned() };
    let choice =
        |label: &&str| Choice { label: (*label).to_owned(), shares: vec![share.clone(); series] };
    bar_svg(&BarChart {
        title: RUDE.to_owned(),
        description: RUDE.to_owned(),
        width: WIDTH,
        side: side(&[0.0, 0.5]),
        series: tones.map(|tone| BarSeries { name: RUDE.to_owned(), tone })[..series].to_vec(),
        choices: labels.iter().map(choice).collect(),
        unit: RUDE.to_owned(),
    })
}

#[test]
fn bars_stand_if_their_labels_fit() {
    let height = |svg: &str| {
        let document = Document::parse(svg).expect("well formed");
        let height = document.root_element().attribute("height");
        height.and_then(|height| height.parse::<f64>().ok()).expect("a height")
    };
    let standing = bars(&["a", "b"], 2, 0.3);
    check(&standing, &["a", "b", "3/10"]);
    let lying = bars(&["a long name", "another long name", "c"], 2, 0.3);
    check(&lying, &["a long name", "3/10"]);
    let many = bars(&["x"; 30], 1, 0.3);
    assert!(height(&standing) < 400.0 && height(&many) > 800.0);
    assert_eq!(count_bars(&standing), 4);
    assert_eq!(count_bars(&many), 30);
}

/// Bars with words under the pointer.
fn count_bars(svg: &str) -> usize {
    named(&Document::parse(svg).expect("well formed"), "title").count() - 1
}

#[test]
fn bars_survive_strange_data() {
    for labels in [&[][..], &["a"], &[RUDE; 20]] {
        for series in 0..=2 {
            for share in [0.0, 1e-9, 0.5, 7.0, -1.0, f64::NAN, f64::INFINITY] {
                check(&bars(labels, series, share), &[]);
            }
        }
    }
    // What is never chosen has no bar, what is seldom chosen has one.
    assert_eq!(count_bars(&bars(&["a"], 1, 0.0)), 0);
    assert_eq!(count_bars(&bars(&["a"], 1, 1e-9)), 1);
}
