//! Finds the functions of a file that answer the tasks of a sheet, and has them tried.

use std::path::Path;

use stratege_core::{Watch, nearest};

use crate::{
    Options,
    examiner::Examiner,
    report::{FileReport, FileTrouble, FunctionReport, Verdict},
    runner::{Function, Halt, Loaded, Python, Runner},
    task::{Sheet, Task, normal},
    value::{Style, Value},
};

/// Compares the functions of a file with what the sheet says.
pub fn check_file(
    sheet: &Sheet,
    path: &Path,
    python: &Python,
    options: &Options,
    watch: &dyn Watch,
) -> Result<FileReport, Halt> {
    let mut runner = Runner::new(python, path.to_owned(), options.seconds, options.seed, watch);
    let loaded = runner.load()?;
    let style = style(sheet, &loaded, &mut runner)?;
    let mut functions = Vec::new();
    for task in sheet.tasks.iter().filter(|task| options.wants(task)) {
        let mut report = match find(task, &loaded.functions) {
            None => missing(task, sheet, &loaded),
            Some(function) => {
                let runner = &mut runner;
                let seed = options.seed;
                let mut examiner = Examiner { task, function, runner, style, seed, reading: 0 };
                examiner.report(sheet)?
            }
        };
        if !options.counts(sheet, task) {
            report.earn_nothing();
        }
        functions.push(report);
    }
    Ok(summary(path, functions, loaded, options))
}

fn summary(
    path: &Path,
    functions: Vec<FunctionReport>,
    loaded: Loaded,
    options: &Options,
) -> FileReport {
    let is_wrong = |function: &FunctionReport| function.verdict == Verdict::Wrong;
    let is_missing = |function: &FunctionReport| function.verdict == Verdict::Missing;
    // What is asked for by name must be there; else something must be.
    let lacks = if options.only.is_empty() {
        functions.iter().all(is_missing)
    } else {
        functions.iter().any(is_missing)
    };
    let clean = loaded.trouble.is_none() && loaded.acts.is_empty() && loaded.printed.is_none();
    FileReport {
        file: path.display().to_string(),
        right: clean && !lacks && !functions.iter().any(is_wrong),
        points: functions.iter().map(|function| function.points).sum(),
        out_of: functions.iter().map(|function| function.out_of).sum(),
        trouble: loaded.trouble.map(|trouble| FileTrouble {
            reason: trouble.word(),
            line: trouble.line(),
            message: trouble.message(),
            trouble,
        }),
        prints: loaded.printed,
        forbidden: loaded.acts,
        functions,
        seed: options.seed,
    }
}

/// The function of the file that answers a task.
fn find<'a>(task: &Task, functions: &'a [Function]) -> Option<&'a Function> {
    let called = |name: &str, exactly: bool| {
        functions.iter().find(|function| {
            function.name == name || (!exactly && normal(&function.name) == normal(name))
        })
    };
    task.names().find_map(|name| called(name, true)).or_else(|| {
        // P and p are two things; longer names are not.
        task.names().filter(|name| name.len() > 2).find_map(|name| called(name, false))
    })
}

fn missing(task: &Task, sheet: &Sheet, loaded: &Loaded) -> FunctionReport {
    let is_free = |name: &&str| !sheet.tasks.iter().any(|task| task.is_called(name));
    let long = |name: &&str| name.len() > 3;
    // A name is meant for the task that it is nearest to, and for no other.
    let is_meant = |name: &&str| {
        let known = sheet.tasks.iter().flat_map(Task::names).filter(long);
        nearest(name, known).is_some_and(|nearest| task.is_called(nearest))
    };
    let names = loaded.functions.iter().map(|function| function.name.as_str());
    let near = names.filter(is_free).find(is_meant);
    FunctionReport {
        name: task.name(),
        defined: None,
        line: None,
        asked: true,
        verdict: Verdict::Missing,
        calls: 0,
        points: 0,
        out_of: task.marks.iter().map(|mark| mark.points).sum(),
        aspects: Vec::new(),
        nearest: near.map(str::to_owned),
        reading: None,
        reading_text: None,
    }
}

/// Whether the boards of the file are lists or tuples.
fn style(sheet: &Sheet, loaded: &Loaded, runner: &mut Runner<'_>) -> Result<Style, Halt> {
    let shows = |task: &&Task| Some(task.name()) == sheet.shows_style;
    let function = sheet.tasks.iter().find(shows).and_then(|task| find(task, &loaded.functions));
    let Some(function) = function.filter(|function| function.required == 0) else {
        return Ok(Style::Tuple);
    };
    Ok(match runner.call(&function.name, &[], Style::Tuple)? {
        Ok(answer) if matches!(answer.value, Value::List(_)) => Style::List,
        _ => Style::Tuple,
    })
}
