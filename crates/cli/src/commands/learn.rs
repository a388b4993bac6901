//! `learn`: learn a game from plays; the learning curve.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use stratege_catalog::{
    AnyGame, Family, Given, MethodInfo,
    core::Stopped,
    document,
    learning::{LearnReport, LearnRequest, StepReport},
    tournament::tables::Method,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, unwritable},
    files::{Written, check_place, save, save_drawing},
    i18n::Message,
    job_options::JobOptions,
    learning::{Measure, charts, csv, page, text, watch},
    lines::Lines,
    png,
    session::{Session, to_json},
};

#[derive(Args)]
pub(crate) struct Learn {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "METHOD", ignore_case = true)]
    method: Option<MethodWord>,
    #[arg(long, value_name = "WAYS", ignore_case = true, value_delimiter = ',', conflicts_with_all = ["method", "way", "table"])]
    compare: Vec<LearnerWord>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    seeds: Option<u32>,
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    every: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    plays: Option<u64>,
    #[command(flatten)]
    options: JobOptions<Learn>,
    #[arg(long, value_name = "K", num_args = 0..=1, default_missing_value = "1", value_parser = clap::value_parser!(u64).range(1..), conflicts_with_all = ["compare", "seeds", "every", "plays", "jsonl", "svg", "csv", "table", "report"])]
    watch: Option<u64>,
    #[arg(long, value_name = "FILE")]
    jsonl: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "MEASURE", ignore_case = true, requires = "svg")]
    measure: Option<Measure>,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    #[arg(long, requires = "table")]
    force: bool,
    #[arg(long, value_name = "DIRECTORY")]
    report: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MethodWord {
    #[value(alias = "trajectoires")]
    Trajectories,
    Q,
}

/// A way of trajectories, or Q-learning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LearnerWord {
    #[value(alias = "uniforme")]
    Uniform,
    #[value(alias = "profondeur")]
    Depth,
    #[value(alias = "largeur")]
    Breadth,
    #[value(aliases = ["moins-visite", "moins-visité"])]
    LeastVisited,
    Q,
}

/// How often each method learns, unless a number is given.
const SEEDS: u32 = 10;

impl Verb for Learn {
    const NAME: &'static str = "learn";
    const ALIASES: &'static [&'static str] = &["apprendre"];
    const JOBS: &'static [&'static str] = &["learn"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.game)?;
        let methods = self.methods(game.as_ref())?;
        if let Some(play) = self.watch {
            return watch_one(session, game.as_ref(), &methods, play);
        }
        let family = game.family();
        self.check_paths()?;
        let request = LearnRequest {
            methods: &methods,
            seed: session.options.seed,
            seeds: self.seeds.unwrap_or(SEEDS),
            plays: self.plays,
            every: self.every,
            examined: true,
            table: self.table.as_deref(),
            anew: self.force,
        };
        let report = match &self.jsonl {
            None => learn(session, game.as_ref(), &request, None)?,
            Some(path) => {
                let mut lines = Lines::create(path)?;
                let report = learn(session, game.as_ref(), &request, Some(&mut lines))?;
                lines.finish()?;
                report
            }
        };
        self.give(session, game.as_ref(), family, &report)?;
        Ok(if report.stopped.is_some() { Exit::Limit } else { Exit::Done })
    }
}

impl Learn {
    /// The methods that were asked for; none if none was.
    fn methods(&self, game: &dyn AnyGame) -> Result<Vec<Method>, Failure> {
        let given = self.options.given();
        let methods = match (self.method, self.compare.as_slice()) {
            (Some(method), _) => vec![game.learner(method.name(), given)?],
            (None, []) if given.is_empty() => Vec::new(),
            // An option says which method is meant.
            (None, []) => vec![game.learner(method_with(game, given), given)?],
            (None, words) => {
                let learners = words.iter().map(|word| match word.way() {
                    None => game.learner("q", given),
                    Some(way) => game.learner("trajectories", &[("way", Given::Text(way))]),
                });
                let learners = learners.collect::<Result<Vec<_>, _>>()?;
                if !given.is_empty() && !words.contains(&LearnerWord::Q) {
                    game.learner("trajectories", given)?;
                }
                learners
            }
        };
        Ok(methods)
    }

    /// Refuses what cannot be written before anything is learned.
    fn check_paths(&self) -> Result<(), Failure> {
        for path in [&self.svg, &self.csv].into_iter().flatten() {
            check_place(path)?;
        }
        self.svg.as_deref().map_or(Ok(()), png::check)?;
        if let Some(directory) = &self.report {
            let made = std::fs::create_dir_all(directory);
            made.map_err(|error| unwritable(directory, &error))?;
        }
        Ok(())
    }

    /// Gives the answer in every form that was asked for.
    fn give(
        &self,
        session: &mut Session,
        game: &dyn AnyGame,
        family: &Family,
        report: &LearnReport,
    ) -> Result<(), Failure> {
        let words = &session.words;
        let mut written = Written::default();
        if let Some(path) = &self.svg {
            written.add(|| {
                let measure = self.measure.unwrap_or(Measure::Random);
                let svg = charts::picture(report, measure, family, words);
                let svg = svg.ok_or_else(|| {
                    let said = Message::new("error-learn-measure");
                    Failure::from(Complaint::usage("usage", said))
                })?;
                save_drawing(path, &svg).map(|()| path.clone())
            });
        }
        if let Some(path) = &self.csv {
            written.add(|| save(path, &csv::table(report)).map(|()| path.clone()));
        }
        if let Some(path) = &self.jsonl {
            // It was finished with the last play.
            written.add(|| Ok(path.clone()));
        }
        if let Some(directory) = &self.report {
            written.add(|| {
                let json = to_json(&document(game, report))?;
                let page = page::page(report, game, family, words);
                crate::tournament::write_report(directory, &page, &json, &csv::table(report))
            });
        }
        let told = text::whole(report, game, family, words);
        let printed = session.print(&told).and_then(|()| session.json(&document(game, report)));
        written.tell(printed, session)
    }
}

/// Learns, and writes every step of the first run to `lines`.
fn learn(
    session: &Session,
    game: &dyn AnyGame,
    request: &LearnRequest<'_>,
    lines: Option<&mut Lines>,
) -> Result<LearnReport, Failure> {
    let watcher = session.watcher_counting("progress-plays");
    let Some(lines) = lines else {
        let mut report = game.learn(request, None, watcher.limits())?;
        report.seconds = watcher.seconds();
        return Ok(report);
    };
    let mut trouble = None;
    let mut hear = |step: StepReport| {
        let line = serde_json::to_string(&step).map_err(std::io::Error::other);
        line.and_then(|line| lines.write(&(line + "\n"))).map_err(|error| {
            trouble = Some(error);
            Stopped::Asked
        })
    };
    let report = game.learn(request, Some(&mut hear), watcher.limits());
    match trouble {
        Some(error) => Err(unwritable(lines.path(), &error)),
        None => {
            let mut report = report?;
            report.seconds = watcher.seconds();
            Ok(report)
        }
    }
}

/// Shows one play from which is learned.
fn watch_one(
    session: &mut Session,
    game: &dyn AnyGame,
    methods: &[Method],
    play: u64,
) -> Result<Exit, Failure> {
    let request = LearnRequest {
        methods,
        seed: session.options.seed,
        seeds: 1,
        plays: Some(play),
        every: None,
        examined: false,
        table: None,
        anew: false,
    };
    let mut steps = Vec::new();
    let mut hear = |step: StepReport| {
        if step.play == play {
            steps.push(step);
        }
        Ok(())
    };
    let watcher = session.watcher_counting("progress-plays");
    let report = game.learn(&request, Some(&mut hear), watcher.limits())?;
    drop(watcher);
    let text = watch::text(&report, &steps, play, game, &session.words)?;
    session.print(&text)?;
    let body = serde_json::json!({ "play": play, "seed": report.seed, "steps": steps });
    session.json(&document(game, body))?;
    Ok(if report.stopped.is_some() { Exit::Limit } else { Exit::Done })
}

/// The method that has all these options, or the one that will say which it does not have.
fn method_with(game: &dyn AnyGame, given: &[(&str, Given)]) -> &'static str {
    let jobs = game.jobs();
    let methods = || jobs.iter().filter(|job| job.name == "learn").flat_map(|job| &job.methods);
    let has_all = |method: &&MethodInfo| {
        given.iter().all(|(name, _)| method.options.iter().any(|option| option.name == *name))
    };
    methods().find(has_all).or(methods().next()).map_or("", |method| method.name)
}

impl MethodWord {
    fn name(self) -> &'static str {
        match self {
            MethodWord::Trajectories => "trajectories",
            MethodWord::Q => "q",
        }
    }
}

impl LearnerWord {
    /// The way of its trajectories; nothing for Q-learning.
    fn way(self) -> Option<String> {
        self.to_possible_value().map(|word| word.get_name().to_owned()).filter(|word| word != "q")
    }
}
