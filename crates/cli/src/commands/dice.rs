//! `dice`: the laboratory of the dice game: tables, maps, curves.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    AnyGame,
    curve::{CurveReport, CurveRequest},
    document,
    matrix_game::MatrixRequest,
    race_report::{RaceReport, RaceRequest},
    throws::{ThrowReport, throws},
};
use stratege_words::race_map::{MapLayer, MapPurpose, RaceMap};

use super::{Verb, matrix};
use crate::{
    dice::{charts, curves, no_curve, tables, text},
    exit::Exit,
    failure::{Complaint, Failure},
    files::{save, save_drawing},
    i18n::Message,
    limit::Budget,
    png,
    session::Session,
};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags")]
pub(crate) struct Dice {
    #[arg(long, value_name = "POINTS", default_value_t = 100, allow_negative_numbers = true)]
    n: i64,
    #[arg(long, value_name = "DICE", default_value_t = 10, allow_negative_numbers = true)]
    d: i64,
    #[arg(long, value_name = "FACES", default_value_t = 6, allow_negative_numbers = true)]
    faces: i64,
    #[arg(long, value_name = "POINTS", allow_negative_numbers = true, conflicts_with = "zero")]
    one: Option<i64>,
    #[arg(long)]
    zero: bool,
    #[arg(long)]
    simultaneous: bool,
    #[arg(long, conflicts_with_all = ["simultaneous", "at"])]
    one_turn: bool,
    #[arg(
        long,
        value_name = "P1,P2,…",
        allow_hyphen_values = true,
        requires = "one_turn",
        conflicts_with = "curve"
    )]
    against: Option<String>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_name = "OWN,OTHER", allow_negative_numbers = true)]
    at: Option<String>,
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    #[arg(long, value_name = "WHAT", requires = "map", default_value = "dice")]
    show: Show,
    #[arg(long, value_name = "FILE")]
    bars: Option<PathBuf>,
    #[arg(long, value_name = "PARAMETER", conflicts_with_all = ["at", "map", "bars", "exact"])]
    curve: Option<Along>,
    #[arg(long, value_name = "STRATEGIES", value_delimiter = ',', requires = "curve")]
    strategies: Vec<String>,
    #[arg(long, value_name = "N", requires = "curve", value_parser = clap::value_parser!(u64).range(2..=10_000_000))]
    games: Option<u64>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    #[arg(long, conflicts_with_all = ["at", "map", "bars", "curve", "one_turn", "simultaneous"])]
    throws: bool,
}

/// What a map shows.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Show {
    Dice,
    Gain,
    Support,
    Edge,
}

impl Show {
    fn layer(self) -> MapLayer {
        match self {
            Show::Dice => MapLayer::Dice,
            Show::Gain => MapLayer::Gain,
            Show::Support => MapLayer::Support,
            Show::Edge => MapLayer::Edge,
        }
    }
}

/// What varies along a curve.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Along {
    N,
    D,
}

impl Along {
    fn name(self) -> &'static str {
        match self {
            Along::N => "n",
            Along::D => "d",
        }
    }
}

/// Values of the parameter at which curves are computed, at most.
const POINTS_OF_CURVE: i64 = 40;

/// Two numbers with a comma between them, each below the target.
fn points(text: &str, target: i64) -> Option<[u32; 2]> {
    let (own, other) = text.split_once(',')?;
    let number =
        |text: &str| text.trim().parse().ok().filter(|points: &u32| i64::from(*points) < target);
    Some([number(own)?, number(other)?])
}

impl Verb for Dice {
    const NAME: &'static str = "dice";
    const ALIASES: &'static [&'static str] = &["des", "dés"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        self.check_ending()?;
        if let Some(along) = self.curve {
            return self.curves(along, session);
        }
        let game = session.game(&self.word())?;
        if self.throws {
            return self.throws(game.as_ref(), session);
        }
        let at = match &self.at {
            None => None,
            Some(text) => Some(points(text, self.n).ok_or_else(|| {
                let said = Message::new("error-dice-at").with("last", (self.n - 1) as u64);
                Complaint::usage("usage", said.with("found", text.as_str()))
            })?),
        };
        if self.exact && self.simultaneous {
            return Err(Complaint::usage("usage", Message::new("error-dice-exact")).into());
        }
        let watcher = session.watcher();
        let request = RaceRequest {
            one_turn: self.one_turn,
            exact: self.exact,
            at,
            edge: self.map.is_some() && self.show == Show::Edge,
        };
        let mut report = game.race(&request, watcher.limits())?;
        report.seconds = watcher.seconds();
        let mut replied = Ok(());
        if let Some(against) = &self.against {
            let budget = Budget::new(&session.options.limit);
            let patience = budget.time.map_or(matrix::PATIENCE, |time| time.as_secs_f64());
            let asked = MatrixRequest { exact: self.exact, patience, ..MatrixRequest::default() };
            replied = report
                .reply_to(against, self.exact, patience, watcher.limits())
                .map_err(|error| matrix::about_solving(error, &asked, &budget));
        }
        drop(watcher);
        replied?;
        self.give(&report, game.as_ref(), session)?;
        session.json(&document(game.as_ref(), report))?;
        Ok(Exit::Done)
    }
}

impl Dice {
    fn ones(&self) -> i64 {
        if self.zero { 0 } else { self.one.unwrap_or(1) }
    }

    /// The game as a word, without the parameters named in `without`.
    fn word_without(&self, without: Option<&str>) -> String {
        // One turn is a race to the first point in which both throw at once.
        let n = if self.one_turn { 1 } else { self.n };
        let at_once = self.simultaneous || (self.one_turn && self.curve.is_some());
        let turns = if at_once { "simultaneous" } else { "sequential" };
        let numbers = [("n", n), ("d", self.d), ("faces", self.faces), ("one", self.ones())];
        let numbers = numbers.iter().filter(|(name, _)| Some(*name) != without);
        let numbers: Vec<String> = numbers.map(|(name, value)| format!("{name}={value}")).collect();
        format!("dice:{},turns={turns}", numbers.join(","))
    }

    fn word(&self) -> String {
        self.word_without(None)
    }

    /// Writes the pictures and says what was found.
    fn give(
        &self,
        report: &RaceReport,
        game: &dyn AnyGame,
        session: &mut Session,
    ) -> Result<(), Failure> {
        if self.map.is_some() && self.show == Show::Support && report.support.is_empty() {
            return Err(Complaint::usage("usage", Message::new("error-dice-support")).into());
        }
        // Everything is written before anything is printed.
        if let Some(path) = &self.map {
            let map = RaceMap::new(report, self.show.layer(), MapPurpose::File, &session.words);
            save_drawing(path, &map.svg)?;
        }
        if let Some(path) = &self.bars {
            save_drawing(path, &charts::bars(report, &session.words))?;
        }
        if let Some(path) = &self.output {
            save(path, &tables::race(report))?;
        }
        for path in [&self.map, &self.bars, &self.output].into_iter().flatten() {
            session.written(path)?;
        }
        let text = text::answer(report, game, &session.words);
        session.print(&text)
    }

    fn throws(&self, game: &dyn AnyGame, session: &mut Session) -> Result<Exit, Failure> {
        // The game was set up: its parameters are in range.
        let reports: Vec<ThrowReport> = (1..=self.d as u8)
            .filter_map(|dice| throws(dice, self.faces as u8, self.ones() as u16))
            .collect();
        if let Some(path) = &self.output {
            save(path, &tables::throws(&reports))?;
            session.written(path)?;
        }
        session.print(&text::throws(&reports, self.exact, &session.words))?;
        session.json(&document(game, json!({ "throws": reports })))?;
        Ok(Exit::Done)
    }

    fn curves(&self, along: Along, session: &mut Session) -> Result<Exit, Failure> {
        if self.one_turn && (along == Along::N || self.ones() == 0) {
            return Err(Complaint::usage("usage", Message::new("error-dice-one-turn-curve")).into());
        }
        let last = if along == Along::N { self.n } else { self.d };
        // The whole range must be allowed before anything is computed.
        let game = session.game(&self.word())?;
        let at_once = self.simultaneous || self.one_turn;
        let strategies = if self.strategies.is_empty() {
            ["blind", "optimal", "random"].map(str::to_owned).to_vec()
        } else {
            let named = self.strategies.iter().map(|word| game.strategy(word));
            named.collect::<Result<_, _>>()?
        };
        if strategies.len() < 2 {
            return Err(Complaint::usage("usage", Message::new("error-tournament-two")).into());
        }
        let count = strategies.len();
        let ordered = (0..count).flat_map(|a| (0..count).map(move |b| [a, b]));
        // Where both choose at once nobody moves first.
        let pairs: Vec<[usize; 2]> =
            ordered.filter(|[a, b]| if at_once { a < b } else { a != b }).collect();
        let step = (last + POINTS_OF_CURVE - 1) / POINTS_OF_CURVE;
        let is_shown = |value: &i64| value % step == 0 || *value == 1 || *value == last;
        let values: Vec<i64> = (1..=last).filter(is_shown).collect();
        let word = self.word_without(Some(along.name()));
        let request = CurveRequest {
            game: &word,
            parameter: along.name(),
            values: &values,
            strategies: &strategies,
            pairs: &pairs,
            games: self.games.map(|games| games.next_multiple_of(2)),
            seed: session.options.seed(),
            threads: self.threads,
        };
        let watcher = session.watcher();
        let report = session.catalog.curve(&request, watcher.limits());
        drop(watcher);
        let report = report.map_err(|error| no_curve(&word, error))?;
        self.give_curves(&report, game.as_ref(), session)?;
        Ok(Exit::Done)
    }

    fn give_curves(
        &self,
        report: &CurveReport,
        game: &dyn AnyGame,
        session: &mut Session,
    ) -> Result<(), Failure> {
        let range = self.range(report);
        if let Some(path) = &self.output {
            let key = if self.one_turn || self.simultaneous {
                "dice-curve-heading-named"
            } else {
                "dice-curve-heading"
            };
            let heading = session.words.tell(&Message::new(key).with("range", range.as_str()));
            let table = ending(path) == "csv";
            save_drawing(
                path,
                &if table {
                    curves::csv(report)
                } else {
                    charts::curves(report, &heading, &session.words)
                },
            )?;
            session.written(path)?;
        }
        session.print(&curves::text(report, &range, game, &session.words))?;
        session.json(&document(game, report))
    }

    /// For which N and D curves hold.
    fn range(&self, report: &CurveReport) -> String {
        let ends =
            [report.values.first(), report.values.last()].map(|end| end.copied().unwrap_or(1));
        let along = |(name, fixed): (&str, i64)| {
            if report.parameter == name {
                format!("{} = {} … {}", name.to_uppercase(), ends[0], ends[1])
            } else {
                format!("{} = {fixed}", name.to_uppercase())
            }
        };
        // One turn has no points to reach.
        let named = [("n", self.n), ("d", self.d)].into_iter().skip(usize::from(self.one_turn));
        named.map(along).collect::<Vec<_>>().join(", ")
    }

    /// Refuses a file that could not be written as its name asks for.
    fn check_ending(&self) -> Result<(), Failure> {
        let known: &[&str] = if self.curve.is_some() { &["svg", "png", "csv"] } else { &["csv"] };
        for path in [&self.map, &self.bars, &self.output].into_iter().flatten() {
            png::check(path)?;
        }
        match &self.output {
            Some(path) if !known.contains(&ending(path).as_str()) => {
                let said = Message::new("error-dice-ending")
                    .with("path", path.display().to_string())
                    .with("known", format!(".{}", known.join(", .")));
                let complaint = Complaint::usage("usage", said);
                let is_drawing = ["svg", "png"].contains(&ending(path).as_str());
                Err(if is_drawing {
                    complaint.advising(Message::new("advice-dice-map"))
                } else {
                    complaint
                }
                .into())
            }
            _ => Ok(()),
        }
    }
}

/// What a file's name ends in.
fn ending(path: &Path) -> String {
    path.extension().unwrap_or_default().to_string_lossy().to_lowercase()
}
