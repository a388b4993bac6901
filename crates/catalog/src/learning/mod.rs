//! Learning behind text: tables that grow, their learning curves, and their files.

mod curve;
mod examiner;
mod plays;
mod report;
mod table_learner;

use std::path::Path;

use stratege_core::{Game, Limits, Meter, Player, Stopped};
use stratege_solvers::{exam::sample, learning::QLearning, trajectories::Trajectories};
pub use stratege_solvers::{learning::Rates, trajectories::Way};
use stratege_tournament::{
    random::Random,
    tables::{Method, TableFile, TableFileError, read_numbers, read_values},
};

pub(crate) use self::examiner::{Examine, of_race, of_whole};
pub use self::report::{
    FullSolve, LearnReport, LearnerReport, Mean, Point, RunReport, StepReport, TableReport,
};
use self::{
    curve::{Curves, Run, Sample},
    examiner::Examiner,
    plays::Plays,
    table_learner::TableLearner,
};
use crate::{
    JobError, convention,
    families::UNSETTLED,
    table::{GameSetup, Played},
};

/// What to learn, how, and how often.
#[derive(Clone, Copy, Debug)]
pub struct LearnRequest<'a> {
    /// The methods to compare; that of the table, else the paper's, if there is none.
    pub methods: &'a [Method],
    /// The seed of all random draws; that of the table, else 0, if there is none.
    pub seed: Option<u64>,
    /// How often each method learns from nothing, with other random draws each time.
    pub seeds: u32,
    /// The most plays from which one table learns; as many as it needs if there is none.
    pub plays: Option<u64>,
    /// Plays between two points of the curve; few enough for a curve if there is none.
    pub every: Option<u64>,
    /// Whether tables are examined, which a curve needs.
    pub examined: bool,
    /// Where the table of the first run is kept.
    pub table: Option<&'a Path>,
    /// Whether a table that is there is thrown away instead of being continued.
    pub anew: bool,
}

impl Default for LearnRequest<'_> {
    fn default() -> Self {
        LearnRequest {
            methods: &[],
            seed: None,
            seeds: 1,
            plays: None,
            every: None,
            examined: true,
            table: None,
            anew: false,
        }
    }
}

/// Somebody who hears how learning goes on.
///
/// A function of steps is one who hears of nothing else.
pub trait LearningObserver {
    /// Hears of every step of the first run; learning stops when this says so.
    fn step(&mut self, step: StepReport) -> Result<(), Stopped>;

    /// Hears that a point of a curve was found; `so_far` writes the report up to it.
    fn point(&mut self, _so_far: &dyn Fn() -> LearnReport) {}
}

impl<F: FnMut(StepReport) -> Result<(), Stopped>> LearningObserver for F {
    fn step(&mut self, step: StepReport) -> Result<(), Stopped> {
        self(step)
    }
}

/// Begins an empty table of trajectories.
pub(crate) type Begin<'g, G> = fn(&'g G, <G as Game>::State, Way) -> Trajectories<'g, G>;

/// A game to learn, and how tables of its family are begun.
pub(crate) struct LearningSetup<'g, G: Game> {
    pub(crate) table: &'g GameSetup<G>,
    pub(crate) seats: &'static [Player],
    /// `None` where nothing can be settled: chance acts, or positions can repeat.
    pub(crate) trajectories: Option<Begin<'g, G>>,
    pub(crate) q: fn(&'g G, G::State, Rates) -> QLearning<'g, G>,
    pub(crate) examine: Examine<G>,
}

/// Plays against random moves where tables cannot be examined.
const SAMPLED: u32 = 200;

/// Plays from which Q-learning learns unless a number is given: it never knows when to stop.
const EPISODES: u64 = 20_000;

/// The stream of the random draws of sampled plays, which no run has.
const SAMPLES: u64 = 1 << 40;

/// Learns, and says how that went.
pub(crate) fn learn<G: Played>(
    setup: &LearningSetup<'_, G>,
    request: &LearnRequest<'_>,
    mut audience: Option<&mut dyn LearningObserver>,
    limits: Limits<'_>,
) -> Result<LearnReport, JobError> {
    let saved = setup.load(request)?;
    let methods = setup.methods(request, saved.as_ref())?;
    let seed = saved.as_ref().map_or(request.seed.unwrap_or(0), |saved| saved.seed);
    let plays = Plays::new(limits.watch);
    let limits = Limits { watch: &plays, ..limits };
    let exam = setup.exam(request, limits);
    let positions = exam.as_ref().map(|exam| exam.positions());
    let expected: Vec<Option<u64>> =
        methods.iter().map(|method| expected(*method, request, positions)).collect();
    let longest = expected.iter().copied().reduce(|one, other| Some(one?.max(other?))).flatten();
    let mut curves = Curves::new(request.every, positions, longest);
    // A table that is continued is one run, and without random draws all runs are the same.
    let is_one = |method: Method| {
        saved.is_some() || matches!(method, Method::Trajectories(way) if !way.draws_lots())
    };
    let runs = |method: Method| if is_one(method) { 1 } else { request.seeds };
    let all = methods.iter().zip(&expected);
    let total = all
        .map(|(method, plays)| Some(u64::from(runs(*method)).saturating_mul((*plays)?)))
        .try_fold(0_u64, |sum, plays| Some(sum.saturating_add(plays?)));
    plays.begin(total);
    let mut meter = Meter::new(limits, None);
    let report = |learners, stopped: Option<Stopped>, table, every| LearnReport {
        position: setup.table.game.write(&setup.table.game.start()),
        seed,
        seeds: request.seeds,
        most_plays: request.plays,
        every,
        exact: exam.is_some(),
        full: exam.as_ref().map(|exam| FullSolve::new(exam.positions(), exam.winner())),
        learners,
        stopped: stopped.map(report::cause),
        table,
        seconds: 0.0,
    };
    let mut stopped = None;
    let mut table = None;
    'all: for (number, &method) in methods.iter().enumerate() {
        for run in 0..runs(method) {
            let first = number == 0 && run == 0;
            let mut pupil = TableLearner::new(setup, method);
            if let Some(saved) = saved.as_ref().filter(|_| first) {
                pupil.restore(setup, saved).map_err(|error| refused(request, error))?;
            }
            let exam = exam.as_deref();
            let lesson = LearningRun { setup, exam, request, seed, run: run.into(), plays: &plays };
            let so_far = |curves: &Curves, run: &Run| {
                // Half a run would spoil the means, unless there is no other.
                let now = (run.number == 0).then_some((number, run));
                report(curves.report(now, &methods, positions), None, None, curves.every())
            };
            let mut class =
                LearningObservers { audience: reborrowed(&mut audience), first, so_far: &so_far };
            let (run, cause) =
                lesson.teach(&mut pupil, &mut curves, &mut class, &mut meter, limits);
            if cause.is_none() {
                plays.end_run(expected[number]);
            }
            if first && request.table.is_some() {
                table = Some(setup.save(request, &pupil, method, seed, saved.as_ref())?);
            }
            stopped = cause;
            // Half a run would spoil the means, unless there is no other.
            if stopped.is_none() || run.number == 0 {
                curves.keep(number, run);
            }
            if stopped.is_some() {
                break 'all;
            }
        }
    }
    let learners = curves.report(None, &methods, positions);
    Ok(report(learners, stopped, table, curves.every()))
}

/// How many plays a run is expected to need at most, if that is known.
fn expected(method: Method, request: &LearnRequest<'_>, positions: Option<u64>) -> Option<u64> {
    match (method, request.plays, positions) {
        (Method::Q(_), most, _) => most.or(Some(EPISODES)),
        // A trajectory settles one position.
        (_, Some(most), Some(positions)) => Some(most.min(positions)),
        (_, most, positions) => most.or(positions),
    }
}

/// The same audience for a shorter while.
fn reborrowed<'a>(
    audience: &'a mut Option<&mut dyn LearningObserver>,
) -> Option<&'a mut dyn LearningObserver> {
    match audience {
        Some(audience) => Some(&mut **audience),
        None => None,
    }
}

/// Writes the report of the runs that have ended and one that goes on.
type SoFar<'a> = &'a dyn Fn(&Curves, &Run) -> LearnReport;

/// Who hears of one run, and what they may ask.
struct LearningObservers<'a> {
    audience: Option<&'a mut dyn LearningObserver>,
    /// Whether it is the first run, whose steps are told.
    first: bool,
    so_far: SoFar<'a>,
}

impl LearningObservers<'_> {
    fn point(&mut self, curves: &Curves, run: &Run) {
        if let Some(audience) = &mut self.audience {
            audience.point(&|| (self.so_far)(curves, run));
        }
    }

    fn steps(&mut self) -> Option<&mut dyn LearningObserver> {
        if self.first { reborrowed(&mut self.audience) } else { None }
    }
}

/// One run: a table that learns from nothing, or from where it was left.
struct LearningRun<'a, 'g, G: Game> {
    setup: &'a LearningSetup<'g, G>,
    exam: Option<&'a dyn Examiner<G>>,
    request: &'a LearnRequest<'a>,
    seed: u64,
    run: u64,
    plays: &'a Plays<'a>,
}

impl<'g, G: Played> LearningRun<'_, 'g, G> {
    fn teach(
        &self,
        pupil: &mut TableLearner<'g, G>,
        curves: &mut Curves,
        class: &mut LearningObservers<'_>,
        meter: &mut Meter<'_>,
        limits: Limits<'_>,
    ) -> (Run, Option<Stopped>) {
        let endless = matches!(pupil, TableLearner::Q(_));
        let most = self.request.plays.or(endless.then_some(EPISODES));
        let begin = pupil.plays();
        let last = most.map(|most| most.saturating_add(begin));
        let visited = meter.nodes();
        let mut run = Run::new(self.run);
        let mut stopped = self.look(pupil, &mut run, limits).err();
        while stopped.is_none()
            && pupil.settled().is_none()
            && last.is_none_or(|last| pupil.plays() < last)
        {
            let random = Random::stream(self.seed, self.run, pupil.plays());
            let game = &self.setup.table.game;
            stopped = pupil.learn(game, random, meter, class.steps()).err();
            self.plays.set_run(pupil.plays() - begin);
            if stopped.is_none() && curves.is_due(pupil.plays()) {
                stopped = self.look(pupil, &mut run, limits).err();
                curves.thin(&mut run);
                run.visited = meter.nodes() - visited;
                class.point(curves, &run);
            }
        }
        if run.last() != Some(pupil.plays()) {
            // What was learned is shown even if there is no time left to examine it.
            let looked = self.look(pupil, &mut run, limits);
            stopped = stopped.or(looked.err());
        }
        run.visited = meter.nodes() - visited;
        (run, stopped)
    }

    /// Writes down how good the table is.
    fn look(
        &self,
        pupil: &TableLearner<'g, G>,
        run: &mut Run,
        limits: Limits<'_>,
    ) -> Result<(), Stopped> {
        let game = &self.setup.table.game;
        let marks = self.exam.map(|exam| exam.mark(game, pupil, limits)).transpose()?;
        let mut cause = None;
        let random = match &marks {
            Some(marks) => Some(marks.random),
            None if !self.request.examined => None,
            None => {
                let mut rng = Random::stream(self.seed, SAMPLES + self.run, pupil.plays());
                let draw = |bound| rng.below(bound);
                let mut meter = Meter::new(Limits { nodes: None, ..limits }, None);
                let (start, seats) = (game.start(), self.setup.seats);
                let score = sample(game, &start, pupil, seats, SAMPLED, draw, &mut meter);
                score.inspect_err(|stopped| cause = Some(*stopped)).ok()
            }
        };
        run.samples.push(Sample {
            plays: pupil.plays(),
            settled: pupil.settled(),
            value: pupil.value(),
            known: pupil.known(),
            random,
            optimal: marks.and_then(|marks| marks.optimal),
            exploitability: marks.map(|marks| marks.exploitability),
        });
        cause.map_or(Ok(()), Err)
    }
}

impl<G: Played> LearningSetup<'_, G> {
    /// The methods that are asked for, each of which applies.
    fn methods(
        &self,
        request: &LearnRequest<'_>,
        saved: Option<&TableFile>,
    ) -> Result<Vec<Method>, JobError> {
        let methods = match (saved, request.methods) {
            (Some(saved), []) => vec![saved.method],
            (None, []) if self.trajectories.is_none() => vec![Method::Q(Rates::default())],
            (None, []) => vec![Method::Trajectories(Way::Uniform)],
            (_, chosen) => chosen.to_vec(),
        };
        match methods.iter().find(|method| !self.offers(**method)) {
            Some(method) => Err(UNSETTLED.error(&method.to_string(), self.table.card.name)),
            None => Ok(methods),
        }
    }

    /// The solved game, if it is small enough.
    fn exam(&self, request: &LearnRequest<'_>, limits: Limits<'_>) -> Option<Box<dyn Examiner<G>>> {
        // Whoever asks for an end is heard by the first run.
        (self.examine)(&self.table.game, self.seats, limits).filter(|_| request.examined)
    }

    fn offers(&self, method: Method) -> bool {
        matches!(method, Method::Q(_)) || self.trajectories.is_some()
    }

    /// The table to be continued, if there is one.
    fn load(&self, request: &LearnRequest<'_>) -> Result<Option<TableFile>, JobError> {
        let Some(path) = request.table else { return Ok(None) };
        let files = &*self.table.host.files;
        if request.anew || !files.exists(path) {
            files.check_place(path).map_err(|error| refused(request, error.into()))?;
            return Ok(None);
        }
        let check = || {
            let file = TableFile::load(files, path)?;
            file.check_game(&self.table.word())?;
            if let Some(method) = request.methods.first()
                && !method.is_like(file.method)
            {
                return Err(TableFileError::OtherMethod { found: file.method.to_string() });
            }
            if let Some(wanted) = request.seed
                && wanted != file.seed
            {
                return Err(TableFileError::OtherSeed { found: file.seed });
            }
            files.check_place(path)?;
            // Everything is read before anything is learned.
            match file.method {
                Method::Trajectories(_) => read_values(&self.table.game, &file).map(drop)?,
                Method::Q(_) => read_numbers(&self.table.game, &file).map(drop)?,
            }
            Ok(file)
        };
        check().map(Some).map_err(|error| refused(request, error))
    }

    fn save(
        &self,
        request: &LearnRequest<'_>,
        pupil: &TableLearner<'_, G>,
        method: Method,
        seed: u64,
        saved: Option<&TableFile>,
    ) -> Result<TableReport, JobError> {
        let path = request.table.unwrap_or(Path::new(""));
        let file = TableFile {
            game: self.table.word(),
            convention: convention(&self.table.params),
            method,
            seed,
            plays: pupil.plays(),
            entries: pupil.entries(&self.table.game),
        };
        file.save(&*self.table.host.files, path).map_err(|error| refused(request, error))?;
        Ok(TableReport {
            path: path.display().to_string(),
            entries: file.entries.len() as u64,
            plays: file.plays,
            continued_after: saved.map(|saved| saved.plays),
        })
    }
}

fn refused(request: &LearnRequest<'_>, error: TableFileError) -> JobError {
    let path = request.table.map(|path| path.display().to_string()).unwrap_or_default();
    JobError::Table { path, error }
}
