//! `tournament`: ranks strategies, with confidence intervals.

use std::path::PathBuf;

use clap::Args;
use stratege_catalog::{
    TournamentError, TournamentRequest,
    tournament::{
        files::DOCUMENT,
        report::Extras,
        running::{Blocks, MOST_GAMES, PartNumber, Plan, RunContext, RunError},
    },
};
use stratege_runs::Store;
use stratege_words::strategies::rename;

use super::Verb;
use crate::{
    confined,
    exit::Exit,
    failure::{Complaint, Failure, no_tournament, unwritable},
    files::read_text,
    i18n::Message,
    programs::{self, Programs},
    session::Session,
    tournament::{
        BotFlags,
        folder::{Folder, LeftOut},
        manifest::{Manifest, Players, VERSION, is_saved},
        outputs::{Body, Outputs},
        parts::{self, PartRun},
        store_trouble,
    },
};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags")]
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
    #[arg(long, requires = "save",
        conflicts_with_all = ["csv", "report", "ratings", "times", "exploitability", "part"])]
    plan_only: bool,
    #[arg(long, value_name = "K/N", requires_all = ["resume", "out"], conflicts_with_all =
        ["plays", "csv", "manifest", "report", "ratings", "times", "exploitability"])]
    part: Option<PartNumber>,
    #[arg(long, value_name = "FILE", requires = "part")]
    out: Option<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
    #[arg(long, value_name = "DIRECTORY", conflicts_with_all = ["resume", "rerun"])]
    folder: Option<PathBuf>,
    #[arg(long)]
    allow_programs: bool,
    #[command(flatten)]
    bots: BotFlags,
    #[arg(long)]
    times: bool,
    #[arg(long)]
    exploitability: bool,
}

/// The most plays of a pairing when it stops by itself.
const OPEN_ENDED: u64 = 100_000_000;

/// Plays of a pairing where they are needed and no number is given.
const GAMES: u64 = 10_000;

/// What is to be played, what is known of it already, and who takes no part.
struct Planned {
    manifest: Manifest,
    resumed: Option<Store>,
    left_out: Vec<LeftOut>,
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
        if let (Some(plan), Some(part), Some(out)) = (&self.resume, self.part, &self.out) {
            let (plan, out, programs) = (plan.clone(), out.clone(), self.programs());
            return PartRun { plan, part, out, threads: self.threads, programs }.play(session);
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
            programs::permit(path, &named, self.programs(), &session.words)?;
        }
        self.outputs.check_paths()?;
        if let (true, Some(path)) = (self.plan_only, &self.save) {
            let schedule = parts::schedule(game.as_ref(), &manifest)?;
            manifest.create_store(path)?;
            let written = self.outputs.write_manifest(&manifest);
            let told = parts::tell_plan(session, game.as_ref(), &manifest, &schedule, path);
            written.tell(told, session)?;
            return Ok(Exit::Done);
        }
        let mut store = match (&self.save, resumed) {
            (Some(path), _) => Some(manifest.create_store(path)?),
            (None, resumed) => resumed,
        };
        let mut plays = self.outputs.plays_file()?;
        let extras = Extras {
            times: self.times,
            ratings: self.outputs.ratings,
            exploitability: self.exploitability,
        };
        let request = TournamentRequest {
            record: manifest.record || self.outputs.plays.is_some(),
            ..manifest.request(extras)
        };
        let watcher = session.watcher_counting("progress-pairs");
        let context = RunContext {
            threads: self.threads,
            store: store.as_mut().map(|store| store as &mut dyn Blocks),
            plays: &mut |lines| plays.as_mut().map_or(Ok(()), |plays| plays.write(lines)),
        };
        let report = game.tournament(&request, context, watcher.limits());
        drop(watcher);
        let mut report = report.map_err(|error| self.not_played(error))?;
        if let Some(plays) = plays {
            plays.finish()?;
        }
        rename(&mut report, |word| manifest.names.get(word).cloned().unwrap_or(word.to_owned()));
        let result = Body { report: &report, left_out: &left_out, manifest: &manifest };
        self.outputs.give(session, game.as_ref(), &result)?;
        Ok(if report.complete { Exit::Done } else { Exit::Limit })
    }
}

impl Tournament {
    /// What is to be played, and the results of an earlier run if it is resumed.
    fn manifest(&mut self, session: &mut Session) -> Result<Planned, Failure> {
        if let Some(path) = &self.resume {
            let (store, text) = Store::open(path).map_err(|error| store_trouble(path, &error))?;
            let manifest = Manifest::continued(path, &text, session)?;
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
        let manifest = Manifest::parse(path, &text, session)?;
        let parts = self.players(&manifest.strategies)?;
        let manifest = Manifest { stratege: VERSION.to_owned(), parts, ..manifest }.sealed()?;
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
                // Plays can only be written down, timed and played elsewhere if there are plays.
                let sampled = self.outputs.plays.is_some() || self.times || self.plan_only;
                let games = games.or(sampled.then_some(GAMES));
                // A deal is played twice.
                games.map(|games| Plan::Games { games: games.next_multiple_of(2) })
            }
        };
        let parts = self.players(&strategies)?;
        let manifest = Manifest {
            stratege: VERSION.to_owned(),
            game: game.word(),
            strategies,
            seed: session.options.seed(),
            plan,
            record: self.outputs.plays.is_some(),
            bots: self.bots,
            names: bots.names,
            parts,
            checksum: None,
        };
        Ok((manifest.sealed()?, bots.left_out))
    }

    /// Why there was no tournament, with the file that is to blame.
    fn not_played(&self, error: TournamentError) -> Failure {
        let saved = self.resume.as_ref().or(self.save.as_ref());
        match (error, saved, &self.outputs.plays) {
            (TournamentError::Run(RunError::Store(error)), Some(path), _) => {
                store_trouble(path, &error)
            }
            (TournamentError::Run(RunError::Plays(error)), _, Some(path)) => {
                unwritable(path, &error)
            }
            (error, ..) => no_tournament(error),
        }
    }

    /// What is to play the parts, if there are to be any.
    fn players(&self, strategies: &[String]) -> Result<Option<Players>, Failure> {
        self.plan_only.then(|| Players::of(strategies)).transpose()
    }

    /// Whether the programs of a file may be started.
    fn programs(&self) -> Programs {
        if self.allow_programs { Programs::Allowed } else { Programs::Asked }
    }
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

/// Reads a share between 0 and 1/2, such as `0.005`.
fn share(text: &str) -> Result<f64, String> {
    let share: f64 = text.replace(',', ".").parse().map_err(|_| text.to_owned())?;
    if 0.0 < share && share < 0.5 { Ok(share) } else { Err(text.to_owned()) }
}
