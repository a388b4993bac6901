//! Tries the functions of a file one by one, and finds the smallest call that shows a mistake.

use std::path::Path;

use stratege_core::{Text, Watch, nearest};

use crate::{
    Options,
    random::Random,
    report::{AspectReport, Fault, FileReport, FileTrouble, Finding, FunctionReport, Verdict},
    runner::{Called, Function, Halt, Loaded, Python, Runner, Trouble},
    task::{Aspect, Case, Failed, Mark, Sheet, Task, Wrong, normal},
    value::{Style, Value},
};

/// The most calls for shrinking one counter-example.
const SHRINKING: usize = 500;

/// The most earlier calls that are tried when an answer depends on what was called before.
const EARLIER: usize = 60;

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
        let report = match find(task, &loaded.functions) {
            None => missing(task, sheet, &loaded),
            Some(function) => {
                let mut examiner =
                    Examiner { task, function, runner: &mut runner, style, seed: options.seed };
                examiner.report(sheet)?
            }
        };
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
        verdict: Verdict::Missing,
        calls: 0,
        points: 0,
        out_of: task.marks.iter().map(|mark| mark.points).sum(),
        aspects: Vec::new(),
        nearest: near.map(str::to_owned),
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

/// One function of a file, being tried.
struct Examiner<'a, 'r> {
    task: &'a Task,
    function: &'a Function,
    runner: &'a mut Runner<'r>,
    style: Style,
    seed: u64,
}

/// What one call shows.
struct Tried {
    failures: Vec<Failed>,
    trouble: Option<Trouble>,
}

/// What is wrong with one aspect, and what to say and show about it.
struct Shown {
    fault: Fault,
    hint: Option<Text>,
    board: Option<String>,
}

impl Shown {
    fn only(fault: Fault) -> Shown {
        Shown { fault, hint: None, board: None }
    }
}

impl Tried {
    /// What is wrong with one aspect.
    fn fault(&self, aspect: Aspect) -> Option<Shown> {
        if let Some(trouble) = &self.trouble {
            return Some(Shown::only(Fault::Trouble(trouble.clone())));
        }
        let failed = self.failures.iter().find(|failed| failed.aspect == aspect)?.clone();
        Some(Shown { fault: Fault::Wrong(failed.wrong), hint: failed.hint, board: failed.board })
    }
}

impl Examiner<'_, '_> {
    fn report(&mut self, sheet: &Sheet) -> Result<FunctionReport, Halt> {
        let cases = (self.task.cases)(&mut Random::of(self.seed, self.task.name()));
        let mut calls = 0;
        let mut findings: Vec<(Aspect, Option<Finding>)> = Vec::new();
        if let Some(finding) = self.unfit(cases.small.first()) {
            findings.push((self.task.marks[0].aspect, Some(finding)));
            self.fail_the_rest(&mut findings);
        } else {
            if sheet.shows_style.is_some() {
                self.choose_style(cases.small.first())?;
            }
            let shrinks = std::iter::repeat_n(false, cases.small.len());
            let shrinks = shrinks.chain(std::iter::repeat(true));
            let all: Vec<Case> = cases.small.into_iter().chain(cases.large).collect();
            for (index, (case, shrinks)) in all.iter().zip(shrinks).enumerate() {
                if findings.len() == self.task.marks.len() {
                    break;
                }
                let Some(tried) = self.try_case(case)? else { continue };
                calls += 1;
                self.note(&all[..index], case, shrinks, &tried, &mut findings)?;
            }
        }
        Ok(self.summary(calls, findings))
    }

    /// Records what a call shows about the aspects that have held so far.
    fn note(
        &mut self,
        earlier: &[Case],
        case: &Case,
        shrinks: bool,
        tried: &Tried,
        findings: &mut Vec<(Aspect, Option<Finding>)>,
    ) -> Result<(), Halt> {
        for mark in self.task.marks {
            if findings.iter().any(|(aspect, _)| *aspect == mark.aspect) {
                continue;
            }
            let Some(fault) = tried.fault(mark.aspect) else { continue };
            let finding = if shrinks {
                self.shrink(case, fault, mark.aspect)?
            } else {
                let after = self.context(earlier, case, mark.aspect, tried)?;
                self.finding(case, fault, after)
            };
            findings.push((mark.aspect, Some(finding)));
            if tried.trouble.is_some() {
                self.fail_the_rest(findings);
            }
        }
        Ok(())
    }

    fn fail_the_rest(&self, findings: &mut Vec<(Aspect, Option<Finding>)>) {
        for mark in self.task.marks {
            if !findings.iter().any(|(aspect, _)| *aspect == mark.aspect) {
                findings.push((mark.aspect, None));
            }
        }
    }

    /// Calls the function; `None` if it has no room for the arguments.
    fn try_case(&mut self, case: &Case) -> Result<Option<Tried>, Halt> {
        let Some(arguments) = self.arguments(case) else { return Ok(None) };
        let order = self.order(arguments.len());
        let given: Vec<Value> = order.iter().map(|&place| arguments[place].clone()).collect();
        let called = self.runner.call(&self.function.name, &given, self.style)?;
        Ok(Some(judge(case, called, &order)))
    }

    /// The arguments of a call, with as many further ones as the function needs.
    fn arguments(&self, case: &Case) -> Option<Vec<Value>> {
        let least = case.arguments.len();
        let most = least + case.optional.len();
        let wanted = if case.needs_optional { most } else { least.max(self.function.required) };
        let fits = self.function.required <= wanted
            && wanted <= most
            && self.function.most.is_none_or(|room| wanted <= room);
        let all = case.arguments.iter().chain(&case.optional).take(wanted).cloned();
        fits.then(|| all.collect())
    }

    /// Which argument goes where: the file may have the paper's parameters in another order.
    fn order(&self, count: usize) -> Vec<usize> {
        let names: Vec<String> = self.function.parameters.iter().map(|name| normal(name)).collect();
        let place = |name: &String| {
            self.task.parameters.iter().take(count).position(|other| normal(other) == *name)
        };
        let order: Option<Vec<usize>> = names.iter().take(count).map(place).collect();
        let is_whole = |order: &Vec<usize>| (0..count).all(|place| order.contains(&place));
        order.filter(is_whole).unwrap_or_else(|| (0..count).collect())
    }

    /// What is wrong with the parameters, if the function cannot be called at all.
    fn unfit(&self, case: Option<&Case>) -> Option<Finding> {
        let case = case?;
        if case.needs_optional || self.arguments(case).is_some() {
            return None;
        }
        let fault = Fault::Parameters {
            expected: self.task.parameters.to_vec(),
            found: self.function.parameters.clone(),
        };
        let mut finding = self.finding(case, Shown::only(fault), None);
        finding.line = Some(self.function.line);
        finding.board = String::new();
        Some(finding)
    }

    /// Uses lists for boards if the function cannot do with tuples.
    fn choose_style(&mut self, case: Option<&Case>) -> Result<(), Halt> {
        let Some(case) = case else { return Ok(()) };
        let chosen = self.style;
        let is_confused = |tried: &Option<Tried>| {
            let trouble = tried.as_ref().and_then(|tried| tried.trouble.as_ref());
            matches!(trouble, Some(Trouble::Raised { kind, .. }) if kind == "TypeError" || kind == "AttributeError")
        };
        if !is_confused(&self.try_case(case)?) {
            return Ok(());
        }
        self.style = if chosen == Style::Tuple { Style::List } else { Style::Tuple };
        if is_confused(&self.try_case(case)?) {
            self.style = chosen;
        }
        Ok(())
    }

    /// Makes a counter-example smaller as long as it stays one.
    fn shrink(&mut self, case: &Case, fault: Shown, aspect: Aspect) -> Result<Finding, Halt> {
        let mut smallest = (case.clone(), fault);
        let mut calls = 0;
        'smaller: while let Some(smaller) = smallest.0.smaller.clone() {
            // Waiting for the limit again and again helps nobody.
            if matches!(smallest.1.fault, Fault::Trouble(Trouble::Endless { .. })) {
                break;
            }
            for case in smaller() {
                calls += 1;
                if calls > SHRINKING {
                    break 'smaller;
                }
                let tried = self.try_case(&case)?;
                if let Some(fault) = tried.and_then(|tried| tried.fault(aspect)) {
                    smallest = (case, fault);
                    continue 'smaller;
                }
            }
            break;
        }
        let (case, fault) = smallest;
        Ok(self.finding(&case, fault, None))
    }

    /// The earlier call without which the answer is right; nothing if it is wrong by itself.
    fn context(
        &mut self,
        earlier: &[Case],
        case: &Case,
        aspect: Aspect,
        tried: &Tried,
    ) -> Result<Option<String>, Halt> {
        let dead = matches!(tried.trouble, Some(Trouble::Endless { .. } | Trouble::Died { .. }));
        if earlier.is_empty() || dead {
            return Ok(None);
        }
        if self.fails_after(None, case, aspect)? {
            return Ok(None);
        }
        for before in earlier.iter().rev().take(EARLIER) {
            if self.fails_after(Some(before), case, aspect)? {
                return Ok(Some(self.shown(before)));
            }
        }
        Ok(Some(String::new()))
    }

    fn fails_after(
        &mut self,
        before: Option<&Case>,
        case: &Case,
        aspect: Aspect,
    ) -> Result<bool, Halt> {
        self.runner.forget()?;
        if let Some(before) = before {
            self.try_case(before)?;
        }
        Ok(self.try_case(case)?.is_some_and(|tried| tried.fault(aspect).is_some()))
    }

    fn shown(&self, case: &Case) -> String {
        let arguments = self.arguments(case).unwrap_or_else(|| case.arguments.clone());
        let order = self.order(arguments.len());
        let shown = order.iter().map(|&place| arguments[place].shown(self.style));
        format!("{}({})", self.function.name, shown.collect::<Vec<_>>().join(", "))
    }

    fn finding(
        &self,
        case: &Case,
        Shown { fault, hint, board }: Shown,
        after: Option<String>,
    ) -> Finding {
        let (expected, obtained) = match &fault {
            Fault::Wrong(wrong) => wrong.both(self.style),
            Fault::Trouble(trouble) => (None, trouble.message()),
            Fault::Parameters { expected, found } => {
                (Some(expected.join(", ")), Some(found.join(", ")))
            }
        };
        let line = match &fault {
            Fault::Trouble(trouble) => trouble.line(),
            _ => None,
        };
        Finding {
            reason: fault.word(),
            call: self.shown(case),
            board: board.unwrap_or_else(|| case.board.clone()),
            expected,
            obtained,
            line,
            after,
            hint: hint.map(|hint| hint.en),
            fault,
            hint_text: hint,
        }
    }

    fn summary(
        &self,
        calls: usize,
        mut findings: Vec<(Aspect, Option<Finding>)>,
    ) -> FunctionReport {
        let mut report = |mark: &Mark| {
            let place = findings.iter().position(|(aspect, _)| *aspect == mark.aspect);
            let found = place.map(|place| findings.swap_remove(place).1);
            AspectReport {
                aspect: mark.aspect,
                holds: found.is_none(),
                points: if found.is_none() { mark.points } else { 0 },
                out_of: mark.points,
                counterexample: found.flatten(),
            }
        };
        let aspects: Vec<AspectReport> = self.task.marks.iter().map(&mut report).collect();
        let is_wrong = aspects.iter().any(|aspect| !aspect.holds && aspect.out_of > 0);
        FunctionReport {
            name: self.task.name(),
            defined: Some(self.function.name.clone()),
            line: Some(self.function.line),
            verdict: if is_wrong { Verdict::Wrong } else { Verdict::Right },
            calls,
            points: aspects.iter().map(|aspect| aspect.points).sum(),
            out_of: aspects.iter().map(|aspect| aspect.out_of).sum(),
            aspects,
            nearest: None,
        }
    }
}

/// What a call shows; `order` says where its arguments went.
fn judge(case: &Case, called: Called, order: &[usize]) -> Tried {
    match called {
        Err(trouble) => Tried { failures: Vec::new(), trouble: Some(trouble) },
        Ok(mut answer) => {
            let mut after = answer.after.clone();
            for (value, &place) in answer.after.iter().zip(order) {
                after[place] = value.clone();
            }
            answer.after = after;
            Tried { failures: (case.judge)(&answer), trouble: None }
        }
    }
}

impl Wrong {
    /// What is right and what was obtained, as they are written in Python.
    fn both(&self, style: Style) -> (Option<String>, Option<String>) {
        let all = |values: &[Value]| Value::List(values.to_vec()).shown(style);
        let one = |value: &Value| value.shown(style);
        match self {
            Wrong::Value { expected, obtained }
            | Wrong::Argument { expected, after: obtained, .. } => {
                (Some(one(expected)), Some(one(obtained)))
            }
            Wrong::Changed { before, after, .. } => (Some(one(before)), Some(one(after))),
            Wrong::OneOf { expected, obtained }
            | Wrong::Contents { expected, obtained, .. }
            | Wrong::Successors { expected, obtained, .. } => {
                (Some(all(expected)), Some(one(obtained)))
            }
            Wrong::Kind { expected, obtained } => {
                (Some(expected.word().to_owned()), Some(one(obtained)))
            }
            Wrong::Layer { expected, obtained, .. } => (Some(all(expected)), Some(all(obtained))),
            Wrong::Shared { obtained } => (None, Some(one(obtained))),
            Wrong::MissingVertex { vertex } => (Some(one(vertex)), None),
            Wrong::SurplusVertex { vertex } => (None, Some(one(vertex))),
            Wrong::NoMove { .. } => (None, None),
            Wrong::Illegal { chosen, legal: good, .. }
            | Wrong::GivesAway { chosen, good, .. }
            | Wrong::Slow { chosen, good, .. }
            | Wrong::NotBest { chosen, good } => (Some(all(good)), Some(one(chosen))),
        }
    }
}
