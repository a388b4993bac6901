//! One row for each file of a class.

use stratege_check::{FileReport, Sheet, Verdict};
use stratege_words::csv::quoted;

use super::{Class, fault, text};
use crate::{
    format::{Align, bold, columns, wrap},
    i18n::{Message, Words},
};

/// The table of a class, and a sentence for each function that is wrong.
pub(crate) fn table(class: &Class, sheet: &Sheet, seconds: f64, words: &Words) -> String {
    let right = class.reports.iter().filter(|report| report.right).count();
    let said = Message::new("check-class").with("files", class.reports.len()).with("right", right);
    let mut lines =
        vec![bold(&words.tell(&said.with("seed", class.seed.to_string()))), String::new()];
    let header = [
        "check-column-file",
        "check-column-right",
        "check-column-wrong",
        "check-column-missing",
        "check-column-points",
        "check-column-remark",
    ];
    let header = header.map(|key| words.say(key));
    let row = |report: &FileReport| {
        let count = |verdict| report.count(verdict).to_string();
        vec![
            name(report),
            count(Verdict::Right),
            count(Verdict::Wrong),
            count(Verdict::Missing),
            format!("{}/{}", report.points, report.out_of),
            remark(report, words),
        ]
    };
    let rows = class.reports.iter().map(row).collect();
    let align = [Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Left];
    lines.push(columns(&header, rows, &align));
    for report in &class.reports {
        let wrong = text::sentences(report, sheet, seconds, words);
        if !wrong.is_empty() {
            lines.extend([String::new(), bold(&name(report))]);
            lines.extend(wrong.iter().map(|sentence| wrap(sentence)));
        }
    }
    if class.unfinished > 0 {
        let said = Message::new("check-unfinished").with("files", class.unfinished);
        lines.extend([String::new(), words.tell(&said)]);
    }
    lines.join("\n")
}

/// The first thing to say about a file: what stopped it, or the functions that are wrong.
fn remark(report: &FileReport, words: &Words) -> String {
    if let Some(said) = fault::of_file(report).into_iter().next() {
        return words.tell(&said);
    }
    let wrong = report.functions.iter().filter(|one| one.verdict == Verdict::Wrong);
    let wrong: Vec<&str> = wrong.map(|one| one.name).collect();
    match wrong.is_empty() {
        true if report.count(Verdict::Right) == 0 => words.say("check-nothing"),
        true => String::new(),
        false => words.tell(&Message::new("check-wrong-ones").with("functions", wrong.join(", "))),
    }
}

/// The same as a table for spreadsheets, with the points of every function that earns some.
///
/// Names of columns are the same in both languages.
pub(crate) fn csv(class: &Class) -> String {
    let functions = class.reports.first().map(|report| &report.functions[..]).unwrap_or_default();
    let fixed = ["file", "points", "out_of", "right", "wrong", "missing", "trouble", "line"];
    let names = functions.iter().filter(|function| function.asked).map(|function| function.name);
    let mut lines = vec![fixed.into_iter().chain(names).collect::<Vec<_>>().join(",")];
    for report in &class.reports {
        let trouble = report.trouble.as_ref();
        let mut cells =
            vec![quoted(&name(report)), report.points.to_string(), report.out_of.to_string()];
        let verdicts = [Verdict::Right, Verdict::Wrong, Verdict::Missing];
        cells.extend(verdicts.map(|verdict| report.count(verdict).to_string()));
        cells.push(trouble.map_or("", |trouble| trouble.reason).to_owned());
        let line = trouble.and_then(|trouble| trouble.line);
        cells.push(line.map_or(String::new(), |line| line.to_string()));
        let asked = report.functions.iter().filter(|function| function.asked);
        cells.extend(asked.map(|function| function.points.to_string()));
        lines.push(cells.join(","));
    }
    lines.join("\n")
}

/// The name of a file without its folder.
fn name(report: &FileReport) -> String {
    let path = std::path::Path::new(&report.file);
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
    name.unwrap_or_else(|| report.file.clone())
}
