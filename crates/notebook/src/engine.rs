//! What is computed when a notebook is written.
//!
//! `{{rows}}` is a parameter of the game, `{{game}}` its name. `{{solve @ : best.0 | row-column}}` is a
//! command, a path into its answer (the same as with `--json`), and perhaps a filter. In a path, a
//! number is a place in a list (`-1` the last one), `*` stands for all places, and `seat=both` is the
//! first item of a list whose field `seat` is `both`.

use std::{cell::RefCell, collections::BTreeMap, ops::RangeInclusive};

use serde_json::{Value, json};
use stratege_catalog::{
    AnyGame, ArenaRequest, Catalog, JobError, JobRequest, TableError, TournamentError,
    TournamentRequest, TreeRequest,
    core::{Limits, Stopped},
    race_report::{RaceReport, RaceRequest},
    report::{ArenaReport, TreeReport},
    throws::throws,
    tournament::{
        bots::BotLimits,
        report::{Extras, TournamentReport},
        running::{Plan, RunContext},
    },
};

use crate::{
    literal::{Place, filtered, literal},
    request::{Request, parameter},
};

/// Asks the catalogue, once for each question.
pub(crate) struct Engine<'a> {
    pub(crate) catalog: &'a Catalog,
    /// The game of the notebook.
    game: &'a dyn AnyGame,
    /// The word that names it.
    word: String,
    pub(crate) limits: Limits<'a>,
    known: RefCell<BTreeMap<String, Value>>,
}

impl<'a> Engine<'a> {
    pub(crate) fn new(
        catalog: &'a Catalog,
        game: &'a dyn AnyGame,
        word: String,
        limits: Limits<'a>,
    ) -> Engine<'a> {
        Engine { catalog, game, word, limits, known: RefCell::default() }
    }

    /// Computes everything between `{{` and `}}`.
    pub(crate) fn fill(&self, text: &str, place: Place) -> Result<String, JobError> {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once("{{") {
            let (inside, after) = after.split_once("}}").expect("a test reads every source");
            filled.push_str(before);
            filled.push_str(&literal(&self.value(inside.trim())?, place));
            rest = after;
        }
        filled.push_str(rest);
        Ok(filled)
    }

    fn value(&self, expression: &str) -> Result<Value, JobError> {
        let (expression, filter) = expression.split_once(" | ").unwrap_or((expression, ""));
        let Some((command, path)) = expression.split_once(" : ") else {
            if expression == "game" {
                return Ok(self.game.card().name.into());
            }
            let number = parameter(self.game, expression);
            return Ok(number.unwrap_or_else(|| panic!("no parameter `{expression}`")).into());
        };
        let answer = self.answer(&self.read(command))?;
        let steps: Vec<&str> = path.trim().split('.').collect();
        let found = walk(&answer, &steps);
        let found = found.unwrap_or_else(|| panic!("nothing at `{path}` in `{command}`"));
        Ok(filtered(found, filter.trim()))
    }

    pub(crate) fn read(&self, command: &str) -> Request {
        Request::read(command, &self.word, self.game)
    }

    /// The answer of a command as JSON.
    fn answer(&self, request: &Request) -> Result<Value, JobError> {
        let key = request.to_string();
        if let Some(known) = self.known.borrow().get(&key) {
            return Ok(known.clone());
        }
        let answer = self.ask(request)?;
        self.known.borrow_mut().insert(key, answer.clone());
        Ok(answer)
    }

    fn ask(&self, request: &Request) -> Result<Value, JobError> {
        Ok(match request.job.as_str() {
            "count" => json!(self.open(request).count(request.flag("position"), self.limits)?),
            "solve" => match (request.flag("grundy"), request.flag("table")) {
                (Some(sizes), _) => {
                    let list = self.catalog.grundy_list(request.game(), range(sizes), self.limits);
                    json!(list.map_err(job)?)
                }
                (_, Some(sizes)) => {
                    let (rows, columns) = sizes.split_once(' ').expect("two ranges");
                    let table = self.catalog.winner_table(
                        request.game(),
                        range(rows),
                        range(columns),
                        self.limits,
                        &mut |_, _| {},
                    );
                    json!(table.map_err(job)?)
                }
                _ => {
                    let position = request.flag("position");
                    let solving = JobRequest { position, ..JobRequest::default() };
                    json!(self.open(request).solve(&solving, self.limits)?)
                }
            },
            "graph" => json!(self.arena(request)?),
            "tree" => json!(self.tree(request)?),
            "tournament" => json!(self.tournament(request)?),
            "dice" if request.flag("throws").is_some() => {
                let most: u8 = request.number("d").unwrap_or(1);
                let throw = |dice| throws(dice, 6, 1).expect("few dice can be counted");
                json!({ "throws": (1..=most).map(throw).collect::<Vec<_>>() })
            }
            "dice" => json!(self.race(request)?),
            other => panic!("a source cannot ask for `{other}`"),
        })
    }

    pub(crate) fn open(&self, request: &Request) -> Box<dyn AnyGame> {
        self.catalog.open(request.game()).expect("sources name games of the list")
    }

    pub(crate) fn arena(&self, request: &Request) -> Result<ArenaReport, JobError> {
        let arena = ArenaRequest {
            position: request.flag("position"),
            complete: false,
            attractor: request.number("attractor"),
        };
        self.open(request).arena(&arena, self.limits)
    }

    pub(crate) fn tree(&self, request: &Request) -> Result<TreeReport, JobError> {
        let tree = TreeRequest {
            position: request.flag("position"),
            depth: request.number("depth").unwrap_or(2),
            heuristic: request.flag("heuristic"),
        };
        self.open(request).tree(&tree, self.limits)
    }

    pub(crate) fn race(&self, request: &Request) -> Result<RaceReport, JobError> {
        let number = |name| request.flag(name).unwrap_or("1");
        let word = format!("dice:n={},d={}", number("n"), number("d"));
        let at = request.flag("at").and_then(|at| at.split_once(','));
        let at = at.map(|(own, other)| [own, other].map(|points| points.parse().unwrap_or(0)));
        let one_turn = request.flag("one-turn").is_some();
        let asked = RaceRequest { one_turn, at, ..RaceRequest::default() };
        let game = self.catalog.open(&word).expect("sources name games of the list");
        game.race(&asked, self.limits)
    }

    /// Exact, or sampled with the usual seed if the command says how many plays.
    pub(crate) fn tournament(&self, request: &Request) -> Result<TournamentReport, JobError> {
        let asked = TournamentRequest {
            strategies: &request.operands[1..],
            seed: 0,
            plan: request.number("games").map(|games| Plan::Games { games }),
            record: false,
            extras: Extras::default(),
            bots: BotLimits::default(),
        };
        let context = RunContext { threads: 0, store: None, plays: &mut |_| Ok(()) };
        let report = self.open(request).tournament(&asked, context, self.limits);
        let report = report.map_err(|error| match error {
            TournamentError::Job(error) => error,
            // Nothing is stored and no other program plays: only a wish to stop is left.
            TournamentError::Run(_) => stopped(),
        })?;
        if report.complete { Ok(report) } else { Err(stopped()) }
    }
}

fn stopped() -> JobError {
    JobError::Stopped { cause: Stopped::Asked, nodes: 0 }
}

fn job(error: TableError) -> JobError {
    match error {
        TableError::Job(error) => error,
        TableError::Open(error) => panic!("sources name games of the list: {error}"),
    }
}

/// What is found at the end of a path.
fn walk(value: &Value, steps: &[&str]) -> Option<Value> {
    let Some((first, rest)) = steps.split_first() else { return Some(value.clone()) };
    if *first == "*" {
        return value.as_array()?.iter().map(|item| walk(item, rest)).collect();
    }
    walk(step(value, first)?, rest)
}

/// One step of a path.
fn step<'a>(value: &'a Value, name: &str) -> Option<&'a Value> {
    let Value::Array(items) = value else { return value.get(name) };
    if let Some((field, wanted)) = name.split_once('=') {
        return items.iter().find(|item| match &item[field] {
            Value::String(text) => text == wanted,
            other => wanted.parse().is_ok_and(|number: i64| *other == number),
        });
    }
    match name.strip_prefix('-') {
        Some(from_end) => items.iter().rev().nth(from_end.parse::<usize>().ok()?.checked_sub(1)?),
        None => items.get(name.parse::<usize>().ok()?),
    }
}

/// `A..B`, both ends included.
pub(crate) fn range(text: &str) -> RangeInclusive<i64> {
    let (low, high) = text.split_once("..").expect("a range");
    let number = |text: &str| text.parse().expect("a whole number");
    number(low)..=number(high)
}
