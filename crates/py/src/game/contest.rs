//! Tournaments between strategies, those written in Python among them.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, PoisonError},
};

use pyo3::prelude::*;
use stratege_catalog::{
    Participant, Plays, TournamentRequest, document,
    planning::Behaviour,
    tournament::{
        bots::BotLimits,
        report::{Extras, TournamentReport},
        running::{
            Block, KeptInMemory, OnlyKept, Origin, PartContext, PartHeader, PartWriter, Plan,
            PlayedPart, RunContext,
        },
        strategy::Nature,
    },
};
use stratege_runs::{digest, digest_of, named_files};
use stratege_words::{
    complaint::about_part,
    strategies::{rename, spoken},
    tournament::headline,
};

use super::{Allowance, Game, to_json};
use crate::{
    errors::{GameError, LimitReached, Raise, in_both, said, told},
    functions::catalog,
    guests::{OnError, Strategist, Teller},
    own::Function,
    running::Threads,
};

/// A strategy: its word, or its name and who makes its moves otherwise; and what it was called, if
/// anything.
pub(crate) type Entrant = (String, Option<Moves>, Option<String>);

/// Who makes the moves of a strategy that is not a word.
#[derive(FromPyObject)]
pub(crate) enum Moves {
    /// A function of Python, whether it wants the player, and whether it is always the same where
    /// the player sees the same.
    #[pyo3(transparent)]
    Function((Py<PyAny>, bool, bool)),
    /// How likely every move is at every information set, for player 1 and for player 2.
    #[pyo3(transparent)]
    Behaviour((Vec<f64>, Vec<f64>)),
}

/// The report as JSON, the plays if they are recorded, and the one sentence in English and in
/// French.
type Outcome = (String, Vec<String>, [String; 2]);

/// Who plays whom, and how often, as Python gives it.
#[derive(FromPyObject)]
#[expect(clippy::struct_excessive_bools, reason = "arguments of yes or no")]
pub(crate) struct Asked {
    entrants: Vec<Entrant>,
    seed: u64,
    plan: Option<(String, f64, u64)>,
    record: bool,
    ratings: bool,
    times: bool,
    raises: bool,
    exploitability: bool,
}

/// Somebody who chooses at random by itself and may remember anything.
const REMEMBERING: Nature = Nature { stochastic: true, memoryless: false, timed: false };

/// Those who take part, with what has to be watched and remembered of them.
pub(crate) struct Roster {
    pub(crate) participants: Vec<Participant>,
    strategists: Vec<Arc<Strategist>>,
    /// Names that the user gave.
    given: Vec<String>,
}

impl Asked {
    fn on_error(&self) -> OnError {
        if self.raises { OnError::Raise } else { OnError::Lose }
    }
}

impl Roster {
    fn new(game: &Game, on_error: OnError, entrants: Vec<Entrant>) -> Roster {
        let mut roster =
            Roster { participants: Vec::new(), strategists: Vec::new(), given: Vec::new() };
        for (word, function, name) in entrants {
            let called = name.clone().or_else(|| function.is_some().then(|| word.clone()));
            roster.given.extend(called);
            let plays = match function {
                None => Plays::Word(word),
                Some(Moves::Behaviour((first, second))) => {
                    let chances = [first, second];
                    Plays::Behaviour(Arc::new(Behaviour { name: word, chances }))
                }
                Some(Moves::Function((call, with_player, fixed))) => {
                    let own = game.own.as_ref().map(Arc::clone);
                    let teller = Teller::new(Function { call, with_player }, own);
                    let nature = if fixed { Nature::FIXED } else { REMEMBERING };
                    let guest = Arc::new(Strategist { name: word, teller, nature, on_error });
                    roster.strategists.push(Arc::clone(&guest));
                    Plays::Guest(guest)
                }
            };
            roster.participants.push(Participant { name, plays });
        }
        roster
    }

    /// Somebody alone, who is asked for what it does wherever it is to move: it has no memory.
    pub(crate) fn measured(game: &Game, (word, moves, name): Entrant) -> Roster {
        let Some(Moves::Function((call, with_player, _))) = moves else {
            return Roster::new(game, OnError::Raise, vec![(word, moves, name)]);
        };
        let teller = Teller::new(Function { call, with_player }, game.own.as_ref().map(Arc::clone));
        let guest = Arc::new(Strategist {
            name: word,
            teller,
            nature: Nature::RANDOM,
            on_error: OnError::Raise,
        });
        let plays = Plays::Guest(Arc::<Strategist>::clone(&guest));
        let participants = vec![Participant { name, plays }];
        Roster { participants, strategists: vec![guest], given: Vec::new() }
    }

    pub(crate) fn tellers(&self) -> Vec<&Teller> {
        self.strategists.iter().map(|guest| &guest.teller).collect()
    }

    /// One function of Python runs at a time, and in a fixed order it draws the same numbers.
    fn threads(&self, game: &Game, asked: usize) -> usize {
        let in_python = !self.strategists.is_empty() || game.own.is_some();
        if in_python { 1 } else { asked }
    }
}

impl Asked {
    fn request(&self) -> PyResult<TournamentRequest<'static>> {
        let plan = self.plan.clone().map(read_plan).transpose()?;
        let (times, ratings, exploitability) = (self.times, self.ratings, self.exploitability);
        let extras = Extras { times, ratings, exploitability };
        let (seed, record, bots) = (self.seed, self.record, BotLimits::default());
        Ok(TournamentRequest { strategies: &[], seed, plan, record, extras, bots })
    }
}

/// Which strategy is better.
#[pyfunction]
#[pyo3(signature = (game, asked, threads, allowance))]
pub(crate) fn tournament(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    asked: Asked,
    threads: usize,
    allowance: Allowance,
) -> PyResult<Outcome> {
    let game = game.get();
    let request = asked.request()?;
    let roster = Roster::new(game, asked.on_error(), asked.entrants);
    let threads = roster.threads(game, threads);
    let mut plays = Vec::new();
    let report = game.work(py, allowance, &roster.tellers(), Threads::Many, |rules, limits| {
        let mut keep = |lines: &str| {
            plays.extend(lines.lines().map(str::to_owned));
            Ok(())
        };
        let context = RunContext { threads, store: None, plays: &mut keep };
        rules.tournament_with(&request, &roster.participants, context, limits)
    })?;
    Ok(outcome(game, &report, plays, &roster.given))
}

/// The report in every form that Python wants.
fn outcome(
    game: &Game,
    report: &TournamentReport,
    plays: Vec<String>,
    given: &[String],
) -> Outcome {
    // Names that the user gave are kept; words of ours are spoken in the reader's language.
    let cards = catalog().strategies();
    let headlines = in_both(|words| {
        let mut read = report.clone();
        rename(&mut read, |name| {
            if given.iter().any(|known| known == name) {
                name.to_owned()
            } else {
                spoken(name, &cards, words)
            }
        });
        format!("{}.", headline(&read, words))
    });
    (to_json(&document(game.game.as_ref(), report)), plays, headlines)
}

/// Who plays and what is played, for parts: another program, another file or another tournament
/// gives other words.
fn origin(program: &Path, about: &str, words: &[&str]) -> PyResult<Origin> {
    let mut files = BTreeMap::new();
    for word in words {
        files.extend(named_files(word)?);
    }
    Ok(Origin {
        stratege: env!("CARGO_PKG_VERSION").to_owned(),
        program: digest_once(program)?,
        tournament: digest(format!("{about} {files:?}").as_bytes()),
    })
}

/// The digest of a program, which does not change while it runs: many parts ask for it.
fn digest_once(program: &Path) -> PyResult<String> {
    static KNOWN: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(digest) = known.get(program) {
        return Ok(digest.clone());
    }
    let digest = digest_of(program)?;
    known.insert(program.to_owned(), digest.clone());
    Ok(digest)
}

/// The strategies that are words.
fn words_of(participants: &[Participant]) -> Vec<&str> {
    let mut words = Vec::new();
    for one in participants {
        if let Plays::Word(word) = &one.plays {
            words.push(word.as_str());
        }
    }
    words
}

/// How many blocks a tournament has, if they can be played apart.
#[pyfunction]
pub(crate) fn blocks(game: &Bound<'_, Game>, asked: Asked) -> PyResult<u64> {
    let game = game.get();
    let request = asked.request()?;
    let roster = Roster::new(game, asked.on_error(), asked.entrants);
    let schedule = game.game.schedule(&request, &roster.participants);
    Ok(schedule.map_err(Raise::raise)?.blocks())
}

/// Plays some blocks of a tournament, and gives them as the text of a part.
#[pyfunction]
#[pyo3(signature = (game, asked, about, program, blocks, threads, allowance))]
pub(crate) fn part(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    asked: Asked,
    about: &str,
    program: PathBuf,
    blocks: (u64, u64),
    threads: usize,
    allowance: Allowance,
) -> PyResult<String> {
    let game = game.get();
    let request = asked.request()?;
    let roster = Roster::new(game, asked.on_error(), asked.entrants);
    let origin = origin(&program, about, &words_of(&roster.participants))?;
    let blocks = blocks.0..blocks.1;
    let header = PartHeader { origin, part: None, blocks: blocks.clone() };
    let mut writer = PartWriter::new(&header, Vec::new())?;
    let threads = roster.threads(game, threads);
    let finished =
        game.work(py, allowance, &roster.tellers(), Threads::Many, |rules, limits| {
            let mut keep = |blocks: &[Block]| writer.write(blocks);
            let context = PartContext { blocks, threads, keep: &mut keep };
            rules.play_part(&request, &roster.participants, context, limits)
        })?;
    if !finished {
        return Err(LimitReached::new_err(said(
            || "a part was stopped before its last game".to_owned(),
            || "un morceau a été arrêté avant sa dernière partie".to_owned(),
        )));
    }
    Ok(String::from_utf8(writer.finish()).expect("JSON is text"))
}

/// Parts of one tournament as they come in, and what they say together.
#[pyclass(module = "stratege._engine")]
pub(crate) struct Parts {
    blocks: KeptInMemory,
    origin: Origin,
}

#[pymethods]
impl Parts {
    /// No part yet; `words` are the strategies that are words.
    #[new]
    fn new(about: &str, program: PathBuf, words: Vec<String>) -> PyResult<Parts> {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let origin = origin(&program, about, &words)?;
        Ok(Parts { blocks: KeptInMemory::default(), origin })
    }

    /// Adds a part, which `whence` says where it comes from; it is refused whole or taken whole.
    fn add(
        &mut self,
        game: &Bound<'_, Game>,
        asked: Asked,
        whence: &str,
        text: &str,
    ) -> PyResult<()> {
        let game = game.get();
        let request = asked.request()?;
        let roster = Roster::new(game, asked.on_error(), asked.entrants);
        let schedule = game.game.schedule(&request, &roster.participants).map_err(Raise::raise)?;
        let part = PlayedPart::read(text, &self.origin, &schedule);
        let merged = part.and_then(|part| part.merge(&mut self.blocks));
        merged.map(drop).map_err(|error| {
            let placed = format!("{whence}: {error}");
            GameError::new_err(told(placed, |_| about_part(whence, &error)))
        })
    }

    /// What the parts say, judged in the order of their blocks; nothing while some are missing.
    fn standings(
        &self,
        py: Python<'_>,
        game: &Bound<'_, Game>,
        asked: Asked,
        allowance: Allowance,
    ) -> PyResult<Option<Outcome>> {
        let game = game.get();
        let request = asked.request()?;
        let roster = Roster::new(game, asked.on_error(), asked.entrants);
        let mut plays = Vec::new();
        let report =
            game.work(py, allowance, &roster.tellers(), Threads::Many, |rules, limits| {
                let mut keep = |lines: &str| {
                    plays.extend(lines.lines().map(str::to_owned));
                    Ok(())
                };
                let mut only = OnlyKept(&self.blocks);
                let context = RunContext { threads: 1, store: Some(&mut only), plays: &mut keep };
                rules.tournament_with(&request, &roster.participants, context, limits)
            })?;
        Ok(report.complete.then(|| outcome(game, &report, plays, &roster.given)))
    }
}

fn read_plan((kind, amount, games): (String, f64, u64)) -> PyResult<Plan> {
    match kind.as_str() {
        // A deal is played twice.
        "games" => Ok(Plan::Games { games: games.next_multiple_of(2) }),
        "precision" => Ok(Plan::Precision { precision: amount, games }),
        "sprt" => Ok(Plan::Sprt { margin: amount, games }),
        _ => Err(GameError::new_err(said(
            || format!("`{kind}` is not a plan; known: games, precision, sprt"),
            || {
                format!(
                    "`{kind}` n'est pas un plan\u{202f}; connus\u{202f}: games, precision, sprt"
                )
            },
        ))),
    }
}
