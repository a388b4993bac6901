//! `tournament`: ranks strategies, with confidence intervals.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::File,
    io::Read,
    path::{Path, PathBuf},
};

use clap::Args;
use serde::{Deserialize, Serialize};
use stratege_catalog::{
    AnyGame, TournamentError, TournamentRequest, document,
    tournament::{
        files::{DOCUMENT, Seal, checksum_of, seal_of},
        report::{Extras, TournamentReport},
        running::{Blocks, Plan, RunContext, RunError},
    },
};
use stratege_runs::Store;
use stratege_words::{
    csv,
    strategies::{rename, spoken},
};

use super::Verb;
use crate::{
    confined::{self, Confined},
    exit::Exit,
    failure::{Complaint, Failure, no_tournament, unwritable},
    files::{Written, check_place, read_text, save},
    i18n::Message,
    lines::Lines,
    programs::{self, Programs},
    session::{Session, to_json},
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
    #[arg(long)]
    allow_programs: bool,
    #[command(flatten)]
    bots: BotFlags,
    #[arg(long)]
    ratings: bool,
    #[arg(long)]
    times: bool,
}

/// The version of this program.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The most plays of a pairing that can be asked for.
const MOST_GAMES: u64 = 1_000_000_000_000;

/// The most plays of a pairing when it stops by itself.
const OPEN_ENDED: u64 = 100_000_000;

/// Plays of a pairing where they are needed and no number is given.
const GAMES: u64 = 10_000;

/// What is needed to run a tournament again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
    /// The checksum of all that.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    checksum: Option<String>,
}

impl Manifest {
    /// The same with its checksum.
    fn sealed(self) -> Result<Manifest, Failure> {
        let bare = Manifest { checksum: None, ..self };
        let checksum = checksum_of(&bare).map_err(std::io::Error::other)?;
        Ok(Manifest { checksum: Some(checksum), ..bare })
    }
}

/// What is to be played, what is known of it already, and who takes no part.
struct Planned {
    manifest: Manifest,
    resumed: Option<Store>,
    left_out: Vec<LeftOut>,
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
            let said = Message::new("error-seed-again");
            return Err(Complaint::usage("usage", said).into());
        }
        let Planned { manifest, resumed, left_out } = self.manifest(session)?;
        let game = session.game(&manifest.game)?;
        // Wrong words are refused before anything is written.
        let mut named = Vec::new();
        for word in &manifest.strategies {
            named.extend(game.programs(word)?);
        }
        confined::warn(session);
        if manifest.strategies.len() < 2 {
            return Err(too_few(&left_out, session));
        }
        if let Some(path) = self.resume.as_ref().or(self.rerun.as_ref()) {
            let said = if self.allow_programs { Programs::Allowed } else { Programs::Asked };
            programs::permit(path, &named, said, &session.words)?;
        }
        self.check_paths()?;
        let mut store = match (&self.save, resumed) {
            (Some(path), _) => Some(create_store(path, &manifest)?),
            (None, resumed) => resumed,
        };
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
        let desk = RunContext {
            threads: self.threads,
            store: store.as_mut().map(|store| store as &mut dyn Blocks),
            plays: &mut |lines| plays.as_mut().map_or(Ok(()), |plays| plays.write(lines)),
        };
        let report = game.tournament(&request, desk, watcher.limits());
        drop(watcher);
        let mut report = report.map_err(|error| self.not_played(error))?;
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
    /// What is to be played, and the results of an earlier run if it is resumed.
    fn manifest(&mut self, session: &mut Session) -> Result<Planned, Failure> {
        if let Some(path) = &self.resume {
            let (store, text) = Store::open(path).map_err(|error| store_trouble(path, &error))?;
            let manifest = parse_manifest(path, &text, session)?;
            // Another version may play otherwise.
            if manifest.stratege != VERSION {
                let said = Message::new("error-store-program")
                    .with("path", path.display().to_string())
                    .with("found", manifest.stratege)
                    .with("version", VERSION);
                return Err(Complaint::usage("store", said).into());
            }
            return Ok(Planned { manifest, resumed: Some(store), left_out: Vec::new() });
        }
        let Some(path) = &self.rerun else {
            let (manifest, left_out) = self.new_manifest(session)?;
            return Ok(Planned { manifest, resumed: None, left_out });
        };
        let text = if is_saved(path) {
            Store::manifest(path).map_err(|error| store_trouble(path, &error))?
        } else {
            read_text(path, DOCUMENT)?
        };
        let manifest = parse_manifest(path, &text, session)?;
        let manifest = Manifest { stratege: VERSION.to_owned(), ..manifest }.sealed()?;
        Ok(Planned { manifest, resumed: None, left_out: Vec::new() })
    }

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
            confined::warn(session);
            let watcher = session.watcher();
            bots = Folder::read(folder, game.as_ref(), &others, seed, limits, watcher.limits())?;
            drop(watcher);
            let programs = bots.strategies.iter().filter(|word| word.starts_with("bot:")).count();
            confined::warn_of_programs(session, programs);
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
            stratege: VERSION.to_owned(),
            game: game.word(),
            strategies,
            seed: session.options.seed(),
            plan,
            record: self.plays.is_some(),
            bots: self.bots,
            names: bots.names,
            checksum: None,
        };
        Ok((manifest.sealed()?, bots.left_out))
    }

    /// Why there was no tournament, with the file that is to blame.
    fn not_played(&self, error: TournamentError) -> Failure {
        let saved = self.resume.as_ref().or(self.save.as_ref());
        match (error, saved, &self.plays) {
            (TournamentError::Run(RunError::Store(error)), Some(path), _) => {
                store_trouble(path, &error)
            }
            (TournamentError::Run(RunError::Plays(error)), _, Some(path)) => {
                unwritable(path, &error)
            }
            (error, ..) => no_tournament(error),
        }
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
        let mut written = Written::default();
        if let Some(path) = &self.csv {
            written.add(|| save(path, &csv::table(report)).map(|()| path.clone()));
        }
        if let Some(path) = &self.manifest {
            written.add(|| save(path, &to_json(manifest)?).map(|()| path.clone()));
        }
        if let Some(directory) = &self.report {
            written.add(|| {
                let json = to_json(&document(game, result))?;
                let page = crate::tournament::page::page(&read, left_out, game, &session.words);
                crate::tournament::write_report(directory, &page, &json, &csv::table(report))
            });
        }
        let printed = session
            .print(&text)
            .and_then(|()| session.json(&document(game, Confined::new(result))));
        written.tell(printed, session)
    }

    /// Refuses what cannot be written before anything is played.
    fn check_paths(&self) -> Result<(), Failure> {
        for path in [&self.csv, &self.manifest].into_iter().flatten() {
            check_place(path)?;
        }
        if let Some(directory) = &self.report {
            let made = std::fs::create_dir_all(directory);
            made.map_err(|error| unwritable(directory, &error))?;
        }
        Ok(())
    }
}

/// Whether a file is a saved tournament and not a text.
fn is_saved(path: &Path) -> bool {
    const BEGIN: [u8; 16] = *b"SQLite format 3\0";
    let mut begin = [0; BEGIN.len()];
    // A pipe is not looked into: what is read from it is gone.
    path.is_file()
        && File::open(path).is_ok_and(|mut file| file.read_exact(&mut begin).is_ok())
        && begin == BEGIN
}

/// Why there is nobody to play against.
fn too_few(left_out: &[LeftOut], session: &Session) -> Failure {
    let complaint = Complaint::usage("usage", Message::new("error-tournament-two"));
    if left_out.is_empty() {
        return complaint.into();
    }
    let told: Vec<String> = left_out.iter().map(|one| one.told(&session.words)).collect();
    complaint.advising(Message::new("error-folder-left").with("bots", told.join("\n"))).into()
}

/// The manifest in a file: by itself, or inside a result.
fn parse_manifest(path: &Path, text: &str, session: &Session) -> Result<Manifest, Failure> {
    let shown = path.display().to_string();
    let not_one = |error: serde_json::Error| {
        let said = Message::new("error-manifest").with("path", shown.as_str());
        Failure::from(Complaint::usage("manifest", said.with("why", error.to_string())))
    };
    let mut json: serde_json::Value = serde_json::from_str(text).map_err(not_one)?;
    let manifest = match json.get_mut("manifest") {
        Some(inner) => inner.take(),
        None => json,
    };
    let seal = seal_of(&manifest);
    if seal == Seal::Broken {
        let said = Message::new("error-manifest-checksum").with("path", shown.as_str());
        return Err(Complaint::usage("manifest", said).into());
    }
    let manifest = serde_json::from_value(manifest).map_err(not_one)?;
    if seal == Seal::Missing {
        session.warn_of_no_checksum(path);
    }
    Ok(manifest)
}

fn create_store(path: &Path, manifest: &Manifest) -> Result<Store, Failure> {
    let json = to_json(manifest)?;
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
