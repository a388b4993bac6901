//! One file in words, and the functions of a sheet.

use serde_json::{Value, json};
use stratege_check::{
    AspectReport, FileReport, Finding, FunctionFault, FunctionReport, Mark, Options, Sheet, Task,
    Trouble, Verdict, Wrong,
};

use super::fault;
use crate::{
    format::{Align, bold, columns, indent, wrap, wrapped_columns},
    i18n::{Message, Words},
};

/// What stands in the place of points where there are none to earn.
const NO_POINTS: &str = "–";

/// Longer values are cut.
const LONGEST: usize = 300;

/// Whether points are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Marks {
    Told,
    Untold,
}

impl Marks {
    /// What `--points` asks for.
    pub(crate) fn wanted(points: bool) -> Marks {
        if points { Marks::Told } else { Marks::Untold }
    }
}

/// Everything about one file.
pub(crate) fn file(
    report: &FileReport,
    sheet: &Sheet,
    seconds: f64,
    marks: Marks,
    words: &Words,
) -> String {
    let said = Message::new("check-headline")
        .with("file", report.file.as_str())
        .with("right", report.count(Verdict::Right))
        .with("wrong", report.count(Verdict::Wrong))
        .with("missing", report.count(Verdict::Missing))
        .with("seed", report.seed.to_string());
    let mut parts = vec![bold(&words.tell(&said))];
    let troubles: Vec<String> =
        fault::of_file(report).iter().map(|said| wrap(&words.tell(said))).collect();
    if !troubles.is_empty() {
        parts.push(troubles.join("\n"));
    }
    let is_there = |one: &&FunctionReport| one.verdict != Verdict::Missing;
    if marks == Marks::Told || report.functions.iter().any(|one| is_there(&one)) {
        parts.push(table(report, marks, words));
    }
    let followed: Vec<String> =
        report.functions.iter().filter_map(|function| reading(function, words)).collect();
    if !followed.is_empty() {
        parts.push(followed.join("\n"));
    }
    for function in report.functions.iter().filter(is_there) {
        let parameters = parameters(sheet, function);
        let found = function.aspects.iter().filter_map(|aspect| aspect.counterexample.as_ref());
        parts.extend(found.map(|finding| about(function, finding, parameters, seconds, words)));
    }
    parts.extend(missing(report, words));
    parts.join("\n\n")
}

/// Which reading of the paper a function follows, where there are several.
fn reading(function: &FunctionReport, words: &Words) -> Option<String> {
    let said = Message::new("check-reading")
        .with("name", function.defined.as_deref()?)
        .with("line", function.line.map_or(String::new(), |line| line.to_string()))
        .with("reading", function.reading_text?);
    Some(wrap(&words.tell(&said)))
}

/// What is wrong with each function that is wrong, in one sentence each.
pub(crate) fn sentences(
    report: &FileReport,
    sheet: &Sheet,
    seconds: f64,
    words: &Words,
) -> Vec<String> {
    let first = |function: &FunctionReport| {
        let mut found = function.aspects.iter().filter_map(|aspect| aspect.counterexample.as_ref());
        let parameters = parameters(sheet, function);
        found.next().map(|finding| sentence(function, finding, parameters, seconds, words))
    };
    report.functions.iter().filter_map(first).collect()
}

/// The parameters that a function should have.
fn parameters(sheet: &Sheet, function: &FunctionReport) -> &'static [&'static str] {
    let task = sheet.tasks.iter().find(|task| task.name() == function.name);
    task.map(|task| task.parameters).unwrap_or_default()
}

fn table(report: &FileReport, marks: Marks, words: &Words) -> String {
    let mut header = [
        "check-column-function",
        "check-column-line",
        "check-column-verdict",
        "check-column-calls",
    ]
    .map(|key| words.say(key))
    .to_vec();
    let mut align = vec![Align::Left, Align::Right, Align::Left, Align::Right];
    if marks == Marks::Told {
        header.push(words.say("check-column-points"));
        align.push(Align::Right);
    }
    let mut rows = Vec::new();
    for function in &report.functions {
        let is_wanted = marks == Marks::Told && function.asked;
        if function.verdict == Verdict::Missing && !is_wanted {
            continue;
        }
        rows.push(function_row(function, marks, words));
        if function.aspects.len() > 1 {
            let row = |aspect| aspect_row(function, aspect, marks, words);
            rows.extend(function.aspects.iter().map(row));
        }
    }
    if marks == Marks::Told {
        let mut total = vec![words.say("check-total"), String::new(), String::new(), String::new()];
        total.push(format!("{}/{}", report.points, report.out_of));
        rows.push(total);
    }
    columns(&header, rows, &align)
}

fn function_row(function: &FunctionReport, marks: Marks, words: &Words) -> Vec<String> {
    let verdict = words.say(match function.verdict {
        Verdict::Right => "check-right",
        Verdict::Wrong => "check-wrong",
        Verdict::Missing => "check-missing",
    });
    let name = function.defined.clone().unwrap_or_else(|| function.name.to_owned());
    let line = function.line.map_or(String::new(), |line| line.to_string());
    let is_there = function.verdict != Verdict::Missing;
    let calls = if is_there { function.calls.to_string() } else { String::new() };
    let mut row = vec![name, line, verdict, calls];
    if marks == Marks::Told {
        row.push(earned(function, function.points, function.out_of));
    }
    row
}

/// Points, or a stroke for a function that earns none.
fn earned(function: &FunctionReport, points: u32, out_of: u32) -> String {
    if function.asked { format!("{points}/{out_of}") } else { NO_POINTS.to_owned() }
}

fn aspect_row(
    function: &FunctionReport,
    aspect: &AspectReport,
    marks: Marks,
    words: &Words,
) -> Vec<String> {
    let name = format!("- {}", words.say(fault::of_aspect(aspect.aspect)));
    let verdict = words.say(if aspect.holds { "check-yes" } else { "check-no" });
    let mut row = vec![name, String::new(), verdict, String::new()];
    if marks == Marks::Told {
        row.push(earned(function, aspect.points, aspect.out_of));
    }
    row
}

/// What is wrong, where.
fn sentence(
    function: &FunctionReport,
    finding: &Finding,
    parameters: &[&'static str],
    seconds: f64,
    words: &Words,
) -> String {
    let name = function.defined.as_deref().unwrap_or(function.name);
    let what = fault::of_function(&finding.fault, parameters, seconds);
    let line = function.line.map_or(String::new(), |line| line.to_string());
    let said = Message::new("check-finding").with("name", name).with("line", line);
    words.tell(&said.with("what", what))
}

/// A counter-example: what is wrong, the board, the call, what is right and what was obtained.
fn about(
    function: &FunctionReport,
    finding: &Finding,
    parameters: &[&'static str],
    seconds: f64,
    words: &Words,
) -> String {
    let mut lines = vec![wrap(&sentence(function, finding, parameters, seconds, words))];
    if !finding.board.is_empty() {
        lines.extend([String::new(), indent(&indent(&finding.board)), String::new()]);
    }
    let valued = |key: &'static str, value: &str| Message::new(key).with("value", clipped(value));
    let mut say = |said: Message| lines.push(indent(&words.tell(&said)));
    match finding.after.as_deref() {
        Some("") => say(valued("check-after-others", &finding.call)),
        Some(before) => {
            say(valued("check-after", before));
            say(valued("check-then", &finding.call));
        }
        None => say(valued("check-call", &finding.call)),
    }
    if let FunctionFault::Wrong(wrong) = &finding.fault {
        match finding.accepted.as_slice() {
            [first, second, others @ ..] => {
                let said = valued("check-expected-others", first).with("other", clipped(second));
                say(said.with("others", others.len() + 1));
            }
            [only] => say(valued("check-expected", only)),
            [] => {
                if let Some(expected) = finding.expected.as_deref().filter(|_| !is_kind(wrong)) {
                    say(valued("check-expected", expected));
                }
            }
        }
        if let Some(obtained) = &finding.obtained {
            say(valued("check-obtained", obtained));
        }
        if let Wrong::Contents { missing, surplus, .. } = wrong {
            let parts = [("check-lacking", missing), ("check-surplus", surplus)];
            for (key, values) in parts.into_iter().filter(|(_, values)| !values.is_empty()) {
                let values: Vec<String> = values.iter().map(ToString::to_string).collect();
                say(valued(key, &values.join(", ")));
            }
        }
    }
    if let Some(hint) = finding.hint_text {
        let said = Message::new("check-hint").with("hint", hint);
        lines.push(indent(&wrap(&words.tell(&said))));
    }
    lines.join("\n")
}

fn is_kind(wrong: &Wrong) -> bool {
    matches!(wrong, Wrong::Kind { .. })
}

fn clipped(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// What is not there, and what may be meant for it.
fn missing(report: &FileReport, words: &Words) -> Vec<String> {
    let absent: Vec<&FunctionReport> =
        report.functions.iter().filter(|one| one.verdict == Verdict::Missing).collect();
    // Where nothing could be read, nothing is missing.
    let is_unread = report
        .trouble
        .as_ref()
        .is_some_and(|trouble| matches!(trouble.trouble, Trouble::Syntax { .. }));
    if is_unread {
        return Vec::new();
    }
    let asked = absent.iter().filter(|function| function.asked);
    let names: Vec<&str> = asked.map(|function| function.name).collect();
    let none = absent.len() == report.functions.len();
    let key = if none { "check-none-defined" } else { "check-not-defined" };
    let mut lines = Vec::new();
    if !names.is_empty() {
        lines.push(wrap(&words.tell(&Message::new(key).with("functions", names.join(", ")))));
    }
    for function in absent {
        if let Some(near) = &function.nearest {
            let said = Message::new("check-nearest").with("found", near.as_str());
            lines.push(words.tell(&said.with("name", function.name)));
        }
    }
    if lines.is_empty() { Vec::new() } else { vec![lines.join("\n")] }
}

fn wanted<'a>(sheet: &'a Sheet, options: &'a Options) -> impl Iterator<Item = &'a Task> {
    let is_wanted = |task: &&Task| options.only.is_empty() || options.only.contains(&task.name());
    sheet.tasks.iter().filter(is_wanted)
}

fn points(marks: &[Mark]) -> u32 {
    marks.iter().map(|mark| mark.points).sum()
}

/// The functions of a sheet.
pub(crate) fn list(sheet: &Sheet, options: &Options, words: &Words) -> String {
    let said = Message::new("check-sheet").with("game", sheet.game).with("paper", sheet.paper);
    let header = [
        "check-column-function",
        "check-column-english",
        "check-column-about",
        "check-column-points",
    ];
    let header = header.map(|key| words.say(key));
    let row = |task: &Task| {
        let call = format!("{}({})", task.name(), task.parameters.join(", "));
        let english = task.english.first().copied().unwrap_or_default().to_owned();
        let points = if options.counts(sheet, task) {
            points(task.marks).to_string()
        } else {
            NO_POINTS.to_owned()
        };
        vec![call, english, words.pick(task.about).to_owned(), points]
    };
    let rows = wanted(sheet, options).map(row).collect();
    let mut parts = vec![bold(&words.tell(&said)), wrapped_columns(&header, rows)];
    if wanted(sheet, options).any(|task| !options.counts(sheet, task)) {
        parts.push(wrap(&words.say("check-beyond")));
    }
    parts.join("\n\n")
}

/// The same for scripts.
pub(crate) fn listed(sheet: &Sheet, options: &Options) -> Value {
    let function = |task: &Task| {
        let asked = options.counts(sheet, task);
        json!({
            "name": task.name(),
            "french": task.french,
            "english": task.english,
            "parameters": task.parameters,
            "about": task.about.en,
            "points": if asked { points(task.marks) } else { 0 },
            "asked": asked,
        })
    };
    json!({
        "stratege": env!("CARGO_PKG_VERSION"),
        "game": sheet.game,
        "paper": sheet.paper,
        "functions": wanted(sheet, options).map(function).collect::<Vec<_>>(),
    })
}
