//! Learning curves as a table for spreadsheets.

use stratege_catalog::learning::{LearnReport, Mean, Point};

/// One line for every point of every curve, with a header.
pub(crate) fn table(report: &LearnReport) -> String {
    let mut text = String::from("learner,runs,plays,settled");
    for name in ["value", "known", "share", "random", "optimal", "exploitability"] {
        text.extend([",", name, ",", name, "_low,", name, "_high"]);
    }
    text.push('\n');
    for learner in &report.learners {
        for point in &learner.curve {
            text.extend([learner.name, ",", &learner.runs.len().to_string(), ","]);
            text.push_str(&line(point).join(","));
            text.push('\n');
        }
    }
    text
}

fn line(point: &Point) -> Vec<String> {
    let number = |number: Option<f64>| number.map_or(String::new(), |number| number.to_string());
    let mut cells = vec![point.plays.to_string(), point.settled.to_string()];
    let means = [
        point.value,
        Some(point.known),
        point.share,
        point.random,
        point.optimal,
        point.exploitability,
    ];
    for mean in means {
        let ends = |end: fn(Mean) -> Option<f64>| number(mean.and_then(end));
        cells.extend([ends(|mean| Some(mean.mean)), ends(|mean| mean.low), ends(|mean| mean.high)]);
    }
    cells
}
