//! Tries one function, and finds the smallest call that shows a mistake.

use stratege_core::Text;

use crate::{
    random::Random,
    report::{AspectReport, Finding, FunctionFault, FunctionReport, Verdict},
    runner::{Called, Function, Halt, Runner, Trouble},
    task::{Aspect, Case, Failed, Mark, Reading, Sheet, Task, normal},
    value::{Style, Value},
};

/// The most calls for shrinking one counter-example.
const SHRINKING: usize = 500;

/// The most earlier calls that are tried when an answer depends on what was called before.
const EARLIER: usize = 60;

const MIXED: Text = Text::new(
    "two readings of the paper are mixed: here it follows one of them, elsewhere another",
    "deux lectures du sujet sont mélangées : ici l'une, ailleurs une autre",
);

/// One function of a file, being tried.
pub(crate) struct Examiner<'a, 'r> {
    pub(crate) task: &'a Task,
    pub(crate) function: &'a Function,
    pub(crate) runner: &'a mut Runner<'r>,
    pub(crate) style: Style,
    pub(crate) seed: u64,
    /// By which reading of the paper its answers are judged.
    pub(crate) reading: usize,
}

/// What one call shows.
struct Tried {
    failures: Vec<Failed>,
    trouble: Option<Trouble>,
}

/// What a function shows when it is judged by one reading of the paper.
#[derive(Default)]
struct Course {
    calls: usize,
    findings: Vec<(Aspect, Option<Finding>)>,
    /// The first case that shows a mistake which counts.
    failed_at: Option<usize>,
}

impl Course {
    /// Adds a hint where there is none.
    fn say(&mut self, hint: Text) {
        for finding in self.findings.iter_mut().filter_map(|(_, finding)| finding.as_mut()) {
            if finding.hint.is_none() {
                finding.hint = Some(hint.en);
                finding.hint_text = Some(hint);
            }
        }
    }
}

/// What is wrong with one aspect, and what to say and show about it.
struct Shown {
    fault: FunctionFault,
    hint: Option<Text>,
    board: Option<String>,
}

impl Shown {
    fn only(fault: FunctionFault) -> Shown {
        Shown { fault, hint: None, board: None }
    }
}

impl Tried {
    /// What is wrong with one aspect.
    fn fault(&self, aspect: Aspect) -> Option<Shown> {
        if let Some(trouble) = &self.trouble {
            return Some(Shown::only(FunctionFault::Trouble(trouble.clone())));
        }
        let failed = self.failures.iter().find(|failed| failed.aspect == aspect)?.clone();
        Some(Shown {
            fault: FunctionFault::Wrong(failed.wrong),
            hint: failed.hint,
            board: failed.board,
        })
    }

    /// Whether an aspect fails only because the move is no move at all, which is told already.
    fn is_told_with_legality(&self, aspect: Aspect) -> bool {
        let wrong = |aspect: Aspect| {
            let failed = self.failures.iter().find(|failed| failed.aspect == aspect);
            failed.map(|failed| &failed.wrong)
        };
        aspect != Aspect::Legal
            && wrong(Aspect::Legal).is_some()
            && wrong(Aspect::Legal) == wrong(aspect)
    }
}

impl Examiner<'_, '_> {
    /// What is to be said about the function, by the reading of the paper that it follows.
    pub(crate) fn report(&mut self, sheet: &Sheet) -> Result<FunctionReport, Halt> {
        let cases = (self.task.cases)(&mut Random::of(self.seed, self.task.name()));
        if let Some(finding) = self.unfit(cases.small.first()) {
            let mut course = Course::default();
            course.findings.push((self.task.marks[0].aspect, Some(finding)));
            self.fail_the_rest(&mut course.findings);
            return Ok(self.summary(course));
        }
        if sheet.shows_style.is_some() {
            self.choose_style(cases.small.first())?;
        }
        let (few, readings) = (cases.small.len(), cases.readings);
        let all: Vec<Case> = cases.small.into_iter().chain(cases.large).collect();
        let mut courses = Vec::new();
        for reading in 0..readings.len().max(1) {
            self.reading = reading;
            courses.push(self.go_through(&all, few)?);
        }
        let right: Vec<usize> =
            (0..courses.len()).filter(|&reading| !self.is_wrong(&courses[reading])).collect();
        let Some(&chosen) = right.first() else {
            return self.report_wrong(&all, courses);
        };
        let mut report = self.summary(courses.swap_remove(chosen));
        // Where no call tells readings apart, the function follows none of them in particular.
        let followed = readings
            .get(chosen)
            .filter(|reading| right.iter().all(|&other| readings[other].word == reading.word));
        report.reading = followed.map(|reading| reading.word);
        report.reading_text = followed.map(|reading: &Reading| reading.about);
        Ok(report)
    }

    /// The report on a function that follows no reading: what the last one that it left says.
    fn report_wrong(&mut self, all: &[Case], courses: Vec<Course>) -> Result<FunctionReport, Halt> {
        let count = courses.len();
        let later = |(_, one): &(usize, Course), (_, other): &(usize, Course)| {
            // Of equals the first is meant.
            one.failed_at.cmp(&other.failed_at).then(std::cmp::Ordering::Greater)
        };
        let Some((last, mut course)) = courses.into_iter().enumerate().max_by(later) else {
            return Ok(self.summary(Course::default()));
        };
        if let Some(case) = course.failed_at.and_then(|index| all.get(index)) {
            for reading in (0..count).filter(|&reading| reading != last) {
                self.reading = reading;
                let tried = self.try_case(case)?;
                if tried.is_some_and(|tried| tried.trouble.is_none() && tried.failures.is_empty()) {
                    course.say(MIXED);
                    break;
                }
            }
        }
        Ok(self.summary(course))
    }

    /// Tries every case until nothing more can be found; the first `few` are not shrunk.
    fn go_through(&mut self, all: &[Case], few: usize) -> Result<Course, Halt> {
        let mut course = Course::default();
        for (index, case) in all.iter().enumerate() {
            if course.findings.len() == self.task.marks.len() {
                break;
            }
            let Some(tried) = self.try_case(case)? else { continue };
            course.calls += 1;
            self.note(&all[..index], case, few <= index, &tried, &mut course.findings)?;
            if course.failed_at.is_none() && self.is_wrong(&course) {
                course.failed_at = Some(index);
            }
        }
        Ok(course)
    }

    /// Whether something that earns points is not as it should be.
    fn is_wrong(&self, course: &Course) -> bool {
        let counts = |aspect: Aspect| {
            self.task.marks.iter().any(|mark| mark.aspect == aspect && mark.points > 0)
        };
        course.findings.iter().any(|&(aspect, _)| counts(aspect))
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
            let finding = if tried.is_told_with_legality(mark.aspect) {
                None
            } else if shrinks {
                Some(self.shrink(case, fault, mark.aspect)?)
            } else {
                let after = self.context(earlier, case, mark.aspect, tried)?;
                Some(self.finding(case, fault, after))
            };
            findings.push((mark.aspect, finding));
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
        Ok(Some(judge(case, self.reading, called, &order)))
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
        let fault = FunctionFault::Parameters {
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
            if matches!(smallest.1.fault, FunctionFault::Trouble(Trouble::Endless { .. })) {
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
            FunctionFault::Wrong(wrong) => wrong.both(self.style),
            FunctionFault::Trouble(trouble) => (None, trouble.message()),
            FunctionFault::Parameters { expected, found } => {
                (Some(expected.join(", ")), Some(found.join(", ")))
            }
        };
        let line = match &fault {
            FunctionFault::Trouble(trouble) => trouble.line(),
            _ => None,
        };
        let accepted = match &fault {
            FunctionFault::Wrong(wrong) => wrong.accepted(self.style),
            _ => Vec::new(),
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
            accepted,
            fault,
            hint_text: hint,
        }
    }

    fn summary(&self, mut course: Course) -> FunctionReport {
        let is_wrong = self.is_wrong(&course);
        let mut report = |mark: &Mark| {
            let place = course.findings.iter().position(|(aspect, _)| *aspect == mark.aspect);
            let found = place.map(|place| course.findings.swap_remove(place).1);
            AspectReport {
                aspect: mark.aspect,
                holds: found.is_none(),
                points: if found.is_none() { mark.points } else { 0 },
                out_of: mark.points,
                counterexample: found.flatten(),
            }
        };
        let aspects: Vec<AspectReport> = self.task.marks.iter().map(&mut report).collect();
        FunctionReport {
            name: self.task.name(),
            defined: Some(self.function.name.clone()),
            line: Some(self.function.line),
            asked: true,
            verdict: if is_wrong { Verdict::Wrong } else { Verdict::Right },
            calls: course.calls,
            points: aspects.iter().map(|aspect| aspect.points).sum(),
            out_of: aspects.iter().map(|aspect| aspect.out_of).sum(),
            aspects,
            nearest: None,
            reading: None,
            reading_text: None,
        }
    }
}

/// What a call shows; `order` says where its arguments went.
fn judge(case: &Case, reading: usize, called: Called, order: &[usize]) -> Tried {
    match called {
        Err(trouble) => Tried { failures: Vec::new(), trouble: Some(trouble) },
        Ok(mut answer) => {
            let mut after = answer.after.clone();
            for (value, &place) in answer.after.iter().zip(order) {
                after[place] = value.clone();
            }
            answer.after = after;
            Tried { failures: case.judge_by(reading)(&answer), trouble: None }
        }
    }
}
