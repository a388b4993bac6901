//! `tournament`: which strategy is better, and how sure that is.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
    path::{Path, PathBuf},
};

use clap::Args;
use serde::{Deserialize, Serialize};
use stratege_catalog::{
    AnyGame, TournamentRequest, document,
    tournament::{
        report::{Extras, TournamentReport},
        running::{Desk, Plan, Store},
    },
};
use stratege_words::{
    csv,
    strategies::{rename, spoken},
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, no_tournament, unreadable, unwritable},
    i18n::Said,
    lines::Lines,
    session::Session,
    tournament::{
        BotFlags,
        folder::{Folder, LeftOut},
        store_trouble, text,
    },
};

#[derive(Args)]
pub(crate) struct Tournament {
    #[arg(value_name = "GAME", required_unless_present_any = ["resume", "rerun"])]
    game: Option<String>,
    #[arg(value_name = "STRATEGY")]
    strategies: Vec<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: Option<u64>,
    #[arg(long, value_name = "HALF-WIDTH", value_parser = share, conflicts_with = "sprt")]
    precision: Option<f64>,
    #[arg(long, value_name = "GAIN", value_parser = share, num_args = 0..=1, default_missing_value = "0.02")]
    sprt: Option<f64>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["resume"])]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "games", "precision", "sprt", "rerun"])]
    resume: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "games", "precision", "sprt"])]
    rerun: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    plays: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    manifest: Option<PathBuf>,
    #[arg(long, value_name = "DIRECTORY")]
    report: Option<PathBuf>,
    #[arg(long, value_name = "DIRECTORY", conflicts_with_all = ["resume", "rerun"])]
    folder: Option<PathBuf>,
    #[command(flatten)]
    bots: BotFlags,
    #[arg(long)]
    ratings: bool,
    #[arg(long)]
    times: bool,
}

/// The most plays of a pairing that can be asked for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// The most plays of a pairing when it stops by itself.
const OPEN_ENDED: u64 = 100_000_000;

/// Plays of a pairing where they are needed and no number is given.
const GAMES: u64 = 10_000;

/// What is needed to run a tournament again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Manifest {
    stratege: String,
    game: String,
    strategies: Vec<String>,
    seed: u64,
    plan: Option<Plan>,
    /// Whether every play is written down.
    record: bool,
    /// What programs that play may use.
    #[serde(default)]
    bots: BotFlags,
    /// What the bots of a folder are called, by their words.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    names: BTreeMap<String, String>,
}

/// The report with what runs it again.
#[derive(Clone, Copy, Serialize)]
struct Body<'a> {
    #[serde(flatten)]
    report: &'a TournamentReport,
    /// Files of the folder that cannot be loaded.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    left_out: &'a [LeftOut],
    manifest: &'a Manifest,
}

impl Verb for Tournament {
    const NAME: &'static str = "tournament";
    const ALIASES: &'static [&'static str] = &["tournoi"];

    fn run(mut self, session: &mut Session) -> Result<Exit, Failure> {
        let again = self.resume.is_some() || self.rerun.is_some();
        if again && session.options.seed.is_some() {
            let said = Said::new("error-seed-again");
            return Err(Complaint::usage("usage", said).into());
        }
        let mut resumed = None;
        let mut left_out = Vec::new();
        let manifest = match (&self.resume, &self.rerun) {
            (Some(path), _) => {
                let (store, text) =
                    Store::open(path).map_err(|error| store_trouble(path, &error))?;
                resumed = Some(store);
                parse_manifest(path, &text)?
            }
            (None, Some(path)) => {
                let text =
                    std::fs::read_to_string(path).map_err(|error| unreadable(path, &error))?;
                parse_manifest(path, &text)?
            }
            (None, None) => {
                let (manifest, absent) = self.new_manifest(session)?;
                left_out = absent;
                manifest
            }
        };
        let game = session.game(&manifest.game)?;
        // Wrong words are refused before anything is written.
        for word in &manifest.strategies {
            game.strategy(word)?;
        }
        if manifest.strategies.len() < 2 {
            return Err(too_few(&left_out, session));
        }
        let mut store = match (&self.save, resumed) {
            (Some(path), _) => Some(create_store(path, &manifest)?),
            (None, resumed) => resumed,
        };
        self.check_paths()?;
        let mut plays = self.plays.as_deref().map(Lines::create).transpose()?;
        let request = TournamentRequest {
            strategies: &manifest.strategies,
            seed: manifest.seed,
            plan: manifest.plan,
            record: manifest.record || self.plays.is_some(),
            extras: Extras { times: self.times, ratings: self.ratings },
            bots: manifest.bots.limits(),
        };
        let watcher = session.watcher_counting("progress-pairs");
        let desk = Desk {
            threads: self.threads,
            store: store.as_mut(),
            plays: &mut |lines| plays.as_mut().map_or(Ok(()), |plays| plays.write(lines)),
        };
        let report = game.tournament(&request, desk, watcher.limits());
        drop(watcher);
        let mut report = report.map_err(no_tournament)?;
        if let Some(plays) = plays {
            plays.finish()?;
        }
        rename(&mut report, |word| manifest.names.get(word).cloned().unwrap_or(word.to_owned()));
        let result = Body { report: &report, left_out: &left_out, manifest: &manifest };
        self.give(session, game.as_ref(), &result)?;
        Ok(if report.complete { Exit::Done } else { Exit::Limit })
    }
}

impl Tournament {
    /// What the command line asks for, and the files of the folder that cannot be loaded.
    fn new_manifest(&mut self, session: &mut Session) -> Result<(Manifest, Vec<LeftOut>), Failure> {
        let game = session.game(self.game.as_deref().unwrap_or_default())?;
        let mut strategies = std::mem::take(&mut self.strategies);
        let mut bots = Folder::default();
        if let Some(folder) = &self.folder {
            // Wrong words are refused before anything is tried.
            let others = strategies.iter().map(|word| game.strategy(word));
            let others = others.collect::<Result<Vec<_>, _>>()?;
            let (seed, limits) = (session.options.seed(), self.bots.limits());
            let watcher = session.watcher();
            bots = Folder::read(folder, game.as_ref(), &others, seed, limits, watcher.limits())?;
            strategies.append(&mut bots.strategies);
        }
        let games = self.games;
        let plan = match (self.precision, self.sprt) {
            (Some(precision), _) => {
                Some(Plan::Precision { precision, games: games.unwrap_or(OPEN_ENDED) })
            }
            (None, Some(margin)) => Some(Plan::Sprt { margin, games: games.unwrap_or(OPEN_ENDED) }),
            (None, None) => {
                // Plays can only be written down, and times taken, if there are plays.
                let sampled = self.plays.is_some() || self.times;
                let games = games.or(sampled.then_some(GAMES));
                // A deal is played twice.
                games.map(|games| Plan::Games { games: games.next_multiple_of(2) })
            }
        };
        let manifest = Manifest {
            stratege: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.word(),
            strategies,
            seed: session.options.seed(),
            plan,
            record: self.plays.is_some(),
            bots: self.bots,
            names: bots.names,
        };
        Ok((manifest, bots.left_out))
    }

    /// Gives the answer in every form that was asked for.
    fn give(
        &self,
        session: &mut Session,
        game: &dyn AnyGame,
        result: &Body<'_>,
    ) -> Result<(), Failure> {
        let Body { report, left_out, manifest } = *result;
        // People read the names of their language, scripts always the same ones.
        let mut read = report.clone();
        let cards = session.catalog.strategies();
        let students: BTreeSet<&str> = manifest.names.values().map(String::as_str).collect();
        rename(&mut read, |name| {
            if students.contains(name) {
                name.to_owned()
            } else {
                spoken(name, &cards, &session.words)
            }
        });
        let mut text = if students.is_empty() {
            text::whole(&read, game, &session.words)
        } else {
            text::class(&read, &students, game, &session.words)
        };
        if !left_out.is_empty() {
            text = format!("{text}\n\n{}", text::left_out(left_out, &session.words));
        }
        session.print(&text)?;
        session.json(&document(game, result))?;
        if let Some(path) = &self.csv {
            let table = csv::table(report);
            std::fs::write(path, table).map_err(|error| unwritable(path, &error))?;
            session.written(path)?;
        }
        if let Some(path) = &self.manifest {
            let json = crate::session::to_json(manifest)?;
            std::fs::write(path, json + "\n").map_err(|error| unwritable(path, &error))?;
            session.written(path)?;
        }
        if let Some(directory) = &self.report {
            let json = crate::session::to_json(&document(game, result))?;
            let page = crate::tournament::page::page(&read, left_out, game, &session.words);
            let path =
                crate::tournament::write_report(directory, &page, &json, &csv::table(report))?;
            session.written(&path)?;
        }
        Ok(())
    }

    /// Refuses what cannot be written before anything is played.
    fn check_paths(&self) -> Result<(), Failure> {
        for path in [&self.csv, &self.manifest].into_iter().flatten() {
            let opened = File::options().create(true).append(true).open(path);
            opened.map_err(|error| unwritable(path, &error))?;
        }
        if let Some(directory) = &self.report {
            let made = std::fs::create_dir_all(directory);
            made.map_err(|error| unwritable(directory, &error))?;
        }
        Ok(())
    }
}

/// Why there is nobody to play against.
fn too_few(left_out: &[LeftOut], session: &Session) -> Failure {
    let complaint = Complaint::usage("usage", Said::new("error-tournament-two"));
    if left_out.is_empty() {
        return complaint.into();
    }
    let told: Vec<String> = left_out.iter().map(|one| one.told(&session.words)).collect();
    complaint.advising(Said::new("error-folder-left").with("bots", told.join("\n"))).into()
}

/// The manifest in a file: by itself, or inside a result.
fn parse_manifest(path: &Path, text: &str) -> Result<Manifest, Failure> {
    let json: Result<serde_json::Value, _> = serde_json::from_str(text);
    let manifest = json.and_then(|mut json| match json.get_mut("manifest") {
        Some(inner) => serde_json::from_value(inner.take()),
        None => serde_json::from_value(json),
    });
    manifest.map_err(|error| {
        let said = Said::new("error-manifest").with("path", path.display().to_string());
        Complaint::usage("manifest", said.with("why", error.to_string())).into()
    })
}

fn create_store(path: &Path, manifest: &Manifest) -> Result<Store, Failure> {
    let json = crate::session::to_json(manifest)?;
    let words = &manifest.strategies;
    let pairings: Vec<[&str; 2]> = (0..words.len())
        .flat_map(|a| (a + 1..words.len()).map(move |b| [words[a].as_str(), words[b].as_str()]))
        .collect();
    Store::create(path, &json, &pairings).map_err(|error| store_trouble(path, &error))
}

/// Reads a share between 0 and 1/2, such as `0.005`.
fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.replace(',', ".").parse().map_err(|_| text.to_owned())?;
    if 0.0 < share && share < 0.5 { Ok(share) } else { Err(text.to_owned()) }
}
