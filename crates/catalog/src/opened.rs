//! A game with chosen parameters and the lists of its jobs: what every family becomes.

use std::{sync::Arc, time::Duration};

use stratege_core::{Card, Game, Indices, Limits, Listed, Params, Picture, Player, Stopped};
use stratege_layers::{answers::Answers, folder::Folder, pieces::Piece};
use stratege_tournament::{
    bots::{BotLimits, BotReport, CheckPlan, check},
    exact::{ExactPairing, Inexact},
    host::Host,
    observation::{MoveOf, Observation, StateOf, WrittenObservation},
    report::TournamentReport,
    running::{Contest, PartContext, RunContext, Schedule},
    strategies::optimal::BestMoves,
    strategy::StrategyKinds,
    tables::Method,
};

use crate::{
    AnyGame, Family, JobError, Play, TournamentError, TournamentRequest, TreeRequest,
    answer::Answer,
    certificate::{Certificate, Refutation, Verified, verify},
    contest,
    external::{self, Judge, Participant, Plays, Scene},
    families::learner,
    job::{Args, Given, JobInfo, JobRequest, MethodInfo, Why},
    learning::{LearnReport, LearnRequest, LearningObserver},
    map_report::MapReport,
    openings::{OpeningsPart, OpeningsRequest},
    planning::{self, Planning, ResponseReport},
    playing::Playing,
    question::{Job, Question},
    race_report::{RaceReport, RaceRequest},
    report::{AheadReport, RandomPlays, Solved},
    table::{GameSetup, Played},
    tables::{
        SharedFolder, Sharing, TableAtHand, TableEstimate, TableGoal, TableReport, Tables,
        TablesError, has_nothing,
    },
    valuation::{BoardValuer, ValuationError},
};

/// How the players of a game that is its own listing see it.
pub(crate) trait PlayedObservation: WrittenObservation<Game: Played> {}

impl<S: WrittenObservation<Game: Played>> PlayedObservation for S {}

/// Whether anything can be asked at a position, by the name of the question.
pub(crate) type Ready<S> = fn(&Opened<S>, &StateOf<S>, &str) -> Result<(), JobError>;

/// The strategies that fit a game.
pub(crate) type Strategies<S> = Box<dyn Fn(&Opened<S>, &Host) -> StrategyKinds<S> + Send + Sync>;

/// Learns a game from plays.
pub(crate) type Learn<S> = fn(
    &Opened<S>,
    &LearnRequest<'_>,
    Option<&mut dyn LearningObserver>,
    Limits<'_>,
) -> Result<LearnReport, JobError>;

/// The exact averages of every ordered pair of strategies.
pub(crate) type Exact<S> = Box<
    dyn Fn(&Contest<'_, S>, usize, Limits<'_>) -> Result<Vec<ExactPairing>, Inexact> + Send + Sync,
>;

/// What every move leads to, found while somebody waits for it.
pub(crate) type Advise<S> = Box<
    dyn Fn(&Opened<S>, PlaySoFar<'_, S>, Duration, Limits<'_>) -> Result<Solved, JobError>
        + Send
        + Sync,
>;

/// A play up to where somebody asks for advice.
pub(crate) struct PlaySoFar<'a, S: PlayedObservation> {
    /// The present position.
    pub(crate) state: &'a StateOf<S>,
    /// The position before each move.
    pub(crate) before: &'a [StateOf<S>],
    /// The moves, with who made them.
    pub(crate) moves: &'a [(Player, MoveOf<S>)],
}

/// Who works out what a board is worth.
pub(crate) type Values<S> =
    for<'g> fn(&'g <S as Observation>::Game, &StateOf<S>) -> Box<dyn BoardValuer + 'g>;

/// What openings are worth.
pub(crate) type OpeningsOf<S> =
    fn(&<S as Observation>::Game, &OpeningsRequest, Limits<'_>) -> Result<OpeningsPart, JobError>;

/// What is best at all points of a race.
pub(crate) type Points =
    Box<dyn Fn(&RaceRequest, Limits<'_>) -> Result<RaceReport, JobError> + Send + Sync>;

/// What is best at all positions of a map.
pub(crate) type Mapped<S> =
    Box<dyn Fn(&Opened<S>, Limits<'_>) -> Result<Option<MapReport>, JobError> + Send + Sync>;

/// A game with chosen parameters, and everything that its family can do with it.
pub(crate) struct Opened<S: PlayedObservation> {
    pub(crate) family: &'static Family,
    pub(crate) table: GameSetup<S::Game>,
    /// What can be asked.
    pub(crate) questions: Vec<Question<S>>,
    /// Whether anything can be asked at a position, by the name of the question.
    pub(crate) ready: Ready<S>,
    /// The strategies that fit it.
    pub(crate) strategies: Strategies<S>,
    pub(crate) exact: Exact<S>,
    /// What boards are worth, where the game has such values.
    pub(crate) values: Option<Values<S>>,
    /// Tables of every position, where the game goes from layer to layer.
    pub(crate) tables: Option<Tables<S::Game>>,
    /// The one that is asked first.
    pub(crate) at_hand: Option<TableAtHand>,
    /// What openings are worth, where the game knows something.
    pub(crate) openings: Option<OpeningsOf<S>>,
    pub(crate) advise: Advise<S>,
    pub(crate) learn: Option<Learn<S>>,
    pub(crate) race: Option<Points>,
    /// A map of what is best; nothing where chance has no part or something is hidden.
    pub(crate) map: Option<Mapped<S>>,
    /// Equilibria and best answers, where players see their own views.
    pub(crate) planning: Option<Planning<S>>,
    /// The position as a player sees it, to be drawn.
    pub(crate) seen: fn(&S::Game, &StateOf<S>, Player) -> StateOf<S>,
    /// What only a player sees, in one line; nothing where everybody sees everything.
    pub(crate) holding: fn(&S::Game, &StateOf<S>, Player) -> Option<String>,
    /// Whether players see less than the position.
    pub(crate) secret: fn(&S::Game) -> bool,
    /// How many of the last moves the player to move must not know of.
    pub(crate) concealed: fn(&S::Game, &StateOf<S>) -> usize,
    /// What a player sees, in one line, where that is not everything.
    pub(crate) told: fn(&S::Game, &StateOf<S>, Player) -> Option<String>,
    /// The least and the most that player 1 can get.
    pub(crate) payoffs: [i32; 2],
}

/// A job that was found, with everything that it needs.
pub(crate) struct Prepared<'a, S: PlayedObservation> {
    job: &'a Job<S>,
    pub(crate) state: StateOf<S>,
    pub(crate) args: Args,
}

impl<S: PlayedObservation> Opened<S> {
    pub(crate) fn strategy_kinds(&self, host: &Host) -> StrategyKinds<S> {
        (self.strategies)(self, host)
    }

    pub(crate) fn learn_by(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn LearningObserver>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        let learn = self.learn.expect("whoever can be asked to learn can learn");
        learn(self, request, audience, limits)
    }

    /// Refuses what cannot fit the memory allowed, before it is begun.
    ///
    /// Where the game has tables, what its rules bound is estimated first.
    pub(crate) fn check_size(
        &self,
        state: &StateOf<S>,
        limits: Limits<'_>,
    ) -> Result<(), JobError> {
        match (self.table.check_size(state, limits), self.tables()) {
            (Err(bound @ JobError::TooLarge { allowed, .. }), Ok(tables)) => {
                match tables.check_size(&self.table, allowed, limits) {
                    // There was no time for more than the bound.
                    Err(JobError::Stopped { .. }) => Err(bound),
                    checked => checked,
                }
            }
            (checked, _) => checked,
        }
    }

    /// What every move leads to: from the table at hand, else found while somebody waits.
    pub(crate) fn advised(
        &self,
        play: PlaySoFar<'_, S>,
        thinking: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        let state = play.state;
        if let (Some(tables), Some(answers)) = (&self.tables, &self.at_hand) {
            match tables.answer(&self.table, self.family, state, answers, limits) {
                Ok(told) => return Ok(told),
                Err(TablesError::Table(error)) if !has_nothing(answers, &error) => {
                    return Err(JobError::Folder { path: answers.place(), error: Arc::new(error) });
                }
                // The search says at once if it was stopped, too.
                Err(_) => {}
            }
        }
        (self.advise)(self, play, thinking, limits)
    }

    /// The best moves from the table at hand, or `otherwise`.
    pub(crate) fn best_moves(&self, otherwise: &BestMoves<S::Game>) -> BestMoves<S::Game> {
        match (&self.tables, &self.at_hand) {
            (Some(tables), Some(answers)) => tables.best_moves(answers, otherwise),
            _ => Arc::clone(otherwise),
        }
    }

    /// How tables are made, or why none is.
    fn tables(&self) -> Result<&Tables<S::Game>, JobError> {
        let error = |why: Why| why.error("tables", self.table.card.name);
        let tables = self.tables.as_ref().ok_or_else(|| error(NO_LAYERS))?;
        if tables.fits(&self.table.game) { Ok(tables) } else { Err(error(NO_KEYS)) }
    }

    fn question(&self, name: &str) -> Result<&Question<S>, JobError> {
        let found = self.questions.iter().find(|question| question.name == name);
        let question = found.ok_or_else(|| {
            unknown("job", name, self.questions.iter().map(|question| question.name))
        })?;
        match question.refusal {
            Some(why) => Err(why.error(name, self.table.card.name)),
            None => Ok(question),
        }
    }

    /// Everything about a job that can be found out before it is done.
    pub(crate) fn prepare(
        &self,
        name: &str,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Prepared<'_, S>, JobError> {
        let question = self.question(name)?;
        let known = || question.jobs.iter().map(|job| job.name);
        let job = match request.method {
            None | Some(AUTO) => question.jobs.first(),
            Some(method) => question.jobs.iter().find(|job| job.name == method),
        };
        let job = job.ok_or_else(|| unknown("method", request.method.unwrap_or(AUTO), known()))?;
        (job.applies)(self).map_err(|why| why.error(job.name, self.table.card.name))?;
        let others: Vec<MethodInfo> = question.jobs.iter().map(|job| job.info(self)).collect();
        let args = Args::check(job.options, &request.options, job.name, &others)?;
        let state = self.table.read(request.position)?;
        (self.ready)(self, &state, name)?;
        (job.begins)(self, &state, limits)?;
        Ok(Prepared { job, state, args })
    }
}

/// A map is of a game whose positions are told apart by three numbers.
const NO_MAP: Why = Why::new(
    "its positions do not lie on a map",
    "ses positions ne se placent pas sur une carte",
    "solve",
);

/// Tables go from layer to layer.
const NO_LAYERS: Why = Why::new(
    "its positions do not tell how many moves were played",
    "ses positions ne disent pas combien de coups ont été joués",
    "solve",
);

/// Positions are kept as words of a machine.
const NO_KEYS: Why = Why::new(
    "with these parameters a position does not fit into 64 bits",
    "avec ces paramètres, une position ne tient pas sur 64 bits",
    "solve",
);

/// The name under which no method is named.
pub(crate) const AUTO: &str = "auto";

/// The error for a word that is not in a list.
fn unknown(kind: &'static str, found: &str, known: impl Iterator<Item = &'static str>) -> JobError {
    let known = known.map(str::to_owned).collect();
    JobError::UnknownWord { kind, found: found.to_owned(), known, french: Vec::new() }
}

impl<S: PlayedObservation> AnyGame for Opened<S> {
    fn card(&self) -> &Card {
        &self.table.card
    }

    fn params(&self) -> &Params {
        &self.table.params
    }

    fn compose(&mut self) {
        self.table.composed = true;
    }

    fn is_composed(&self) -> bool {
        self.table.composed
    }

    fn set_host(&mut self, host: &Host) {
        self.table.host = host.clone();
    }

    fn family(&self) -> &'static Family {
        self.family
    }

    fn is_secret(&self) -> bool {
        (self.secret)(&self.table.game)
    }

    fn jobs(&self) -> Vec<JobInfo> {
        let info = |question: &Question<S>| JobInfo {
            name: question.name,
            about: question.about,
            methods: question.jobs.iter().map(|job| job.info(self)).collect(),
            refusal: question.refusal,
        };
        self.questions.iter().map(info).collect()
    }

    fn applies(&self, job: &str) -> Result<(), JobError> {
        self.question(job).map(|_| ())
    }

    fn check(
        &self,
        job: &str,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(), JobError> {
        self.prepare(job, request, limits).map(|_| ())
    }

    fn run(
        &self,
        job: &str,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Answer, JobError> {
        let Prepared { job, state, args } = self.prepare(job, request, limits)?;
        (job.run)(self, &state, &args, limits)
    }

    fn position(&self, text: Option<&str>) -> Result<String, JobError> {
        Ok(self.table.game.write(&self.table.read(text)?))
    }

    fn implied(&self, position: &str) -> Vec<(&'static str, i64)> {
        self.table.implied(position)
    }

    fn picture(&self, position: Option<&str>) -> Result<Picture, JobError> {
        Ok(Listed::picture(&self.table.game, &self.table.read(position)?))
    }

    fn indices(&self) -> Option<Indices> {
        self.table.game.indices()
    }

    fn verify(
        &self,
        certificate: &Certificate,
        limits: Limits<'_>,
    ) -> Result<Verified, Refutation> {
        // What is forced does not depend on how a position came about.
        let start = self.table.read_composed(&certificate.position)?;
        verify(&self.table.game, start, certificate, limits)
    }

    fn look_ahead(
        &self,
        request: &TreeRequest<'_>,
        judge: Option<Judge<'_>>,
        limits: Limits<'_>,
    ) -> Result<AheadReport, JobError> {
        let state = self.table.read(request.position)?;
        self.applies("tree")?;
        (self.ready)(self, &state, "tree")?;
        self.table.ahead_report(&state, request, judge, limits)
    }

    fn scene(&self, position: Option<&str>) -> Result<Scene, JobError> {
        let state = self.table.read(position)?;
        Ok(external::scene(&self.table.game, &state))
    }

    fn random_plays(
        &self,
        plays: u64,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<RandomPlays, JobError> {
        self.table.random_plays(plays, seed, limits)
    }

    fn play(&self, position: Option<&str>, seed: u64) -> Result<Box<dyn Play + '_>, JobError> {
        let (state, board) = self.table.read_with_board(position)?;
        Ok(Box::new(Playing::new(self, state, board, seed)))
    }

    fn play_with_chance(&self, position: Option<&str>) -> Result<Box<dyn Play + '_>, JobError> {
        let (state, board) = self.table.read_with_board(position)?;
        Ok(Box::new(Playing::with_chance(self, state, board)))
    }

    fn has_chance(&self) -> bool {
        S::Game::HAS_CHANCE
    }

    fn payoffs(&self) -> [i32; 2] {
        self.payoffs
    }

    fn strategy(&self, word: &str) -> Result<String, JobError> {
        Ok(contest::read(self, word, BotLimits::default())?.word())
    }

    fn programs(&self, word: &str) -> Result<Vec<String>, JobError> {
        Ok(contest::read(self, word, BotLimits::default())?.programs())
    }

    fn race(&self, request: &RaceRequest, limits: Limits<'_>) -> Result<RaceReport, JobError> {
        self.applies("dice")?;
        let points = self.race.as_ref().expect("whoever answers about dice has a race");
        points(request, limits)
    }

    fn map(&self, limits: Limits<'_>) -> Result<MapReport, JobError> {
        let map = self.map.as_ref().map(|map| {
            self.check_size(&self.table.game.start(), limits)?;
            map(self, limits)
        });
        let found = map.unwrap_or(Ok(None))?;
        found.ok_or_else(|| NO_MAP.error("map", self.table.card.name))
    }

    fn board_values(
        &self,
        position: Option<&str>,
    ) -> Result<Box<dyn BoardValuer + '_>, ValuationError> {
        self.applies("value")?;
        let values = self.values.expect("whoever is asked for values has them");
        let state = self.table.read(position)?;
        Ok(values(&self.table.game, &state))
    }

    fn openings(
        &self,
        request: &OpeningsRequest,
        limits: Limits<'_>,
    ) -> Result<OpeningsPart, JobError> {
        self.applies("openings")?;
        let openings = self.openings.expect("whoever is asked for openings has them");
        openings(&self.table.game, request, limits)
    }

    fn estimate_table(&self, seed: u64, limits: Limits<'_>) -> Result<TableEstimate, JobError> {
        self.tables()?.estimate(&self.table, seed, limits)
    }

    fn make_table(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError> {
        self.tables()?.make(&self.table, folder, goal, limits)
    }

    fn share_table(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        sharing: Sharing,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError> {
        self.tables()?.share(&self.table, folder, goal, sharing, limits)
    }

    fn table_pieces(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        grain: Option<u64>,
        limits: Limits<'_>,
    ) -> Result<Vec<Piece>, TablesError> {
        self.tables()?.pieces(&self.table, folder, goal, grain, limits)
    }

    fn make_piece(
        &self,
        folder: &dyn Folder,
        piece: &Piece,
        limits: Limits<'_>,
    ) -> Result<(), TablesError> {
        self.tables()?.piece(&self.table, folder, piece, limits)
    }

    fn use_table(&mut self, folder: SharedFolder) -> Result<(), TablesError> {
        self.tables()?;
        self.at_hand = Some(Arc::new(Answers::open(folder, &self.table.word())?));
        Ok(())
    }

    fn ask_table(
        &self,
        position: Option<&str>,
        folder: &dyn Folder,
        limits: Limits<'_>,
    ) -> Result<Solved, TablesError> {
        let state = self.table.read(position)?;
        let tables = self.tables()?;
        let answers = Answers::open(folder, &self.table.word())?;
        tables.answer(&self.table, self.family, &state, &answers, limits)
    }

    fn learn(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn LearningObserver>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        self.applies("learn")?;
        self.learn_by(request, audience, limits)
    }

    fn learner(&self, method: &str, options: &[(&str, Given)]) -> Result<Method, JobError> {
        let request =
            JobRequest { method: Some(method), options: options.to_vec(), position: None };
        let Prepared { job, args, .. } = self.prepare("learn", &request, Limits::default())?;
        Ok(learner(job.name, &args))
    }

    fn check_bot(
        &self,
        word: &str,
        plays: u32,
        seed: u64,
        bots: BotLimits,
        limits: Limits<'_>,
    ) -> Result<BotReport, JobError> {
        let bot = contest::read(self, word, bots)?;
        let plan = CheckPlan { plays, seats: self.family.players, seed };
        check(&self.table.game, bot.as_ref(), plan, limits)
            .map_err(|_| JobError::Stopped { cause: Stopped::Asked, nodes: 0 })
    }

    fn tournament_with(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
        context: RunContext<'_>,
        limits: Limits<'_>,
    ) -> Result<TournamentReport, TournamentError> {
        contest::tournament(self, request, participants, context, limits)
    }

    fn equilibrium(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        planning::equilibrium(self, request, limits)
    }

    fn exploited(&self, against: &Plays, limits: Limits<'_>) -> Result<ResponseReport, JobError> {
        planning::exploited(self, against, limits)
    }

    fn best_response(
        &self,
        against: &Plays,
        limits: Limits<'_>,
    ) -> Result<ResponseReport, JobError> {
        planning::best_response(self, against, limits)
    }

    fn schedule(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
    ) -> Result<Schedule, TournamentError> {
        contest::schedule(self, request, participants)
    }

    fn play_part(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
        context: PartContext<'_>,
        limits: Limits<'_>,
    ) -> Result<bool, TournamentError> {
        contest::part(self, request, participants, context, limits)
    }
}
