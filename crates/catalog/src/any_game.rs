//! A game with its types erased: one call per job, typed code behind it.

use std::time::Duration;

use stratege_core::{Card, Indices, Limits, Meaning, Params, Picture, Text};
use stratege_layers::{folder::Folder, pieces::Piece};
use stratege_tournament::{
    bots::{BotLimits, BotReport},
    host::Host,
    report::{Extras, TournamentReport},
    running::{PartContext, Plan, RunContext, RunError, Schedule},
    tables::Method,
};

use crate::{
    JobError,
    answer::Answer,
    certificate::{Certificate, Refutation, Verified},
    external::{Judge, Participant, Plays, Scene},
    family::Family,
    job::{Given, JobInfo, JobRequest},
    learning::{LearnReport, LearnRequest, LearningObserver},
    map_report::MapReport,
    openings::{OpeningsPart, OpeningsRequest},
    planning::ResponseReport,
    race_report::{RaceReport, RaceRequest},
    report::{AheadReport, Proof, RandomPlays, Solved},
    tables::{SharedFolder, Sharing, TableEstimate, TableGoal, TableReport, TablesError},
    valuation::{BoardValuer, ValuationError},
};

/// A game with chosen parameters, ready for every job that fits it.
pub trait AnyGame: Send + Sync {
    /// What the game says about itself.
    fn card(&self) -> &Card;

    /// Its parameters.
    fn params(&self) -> &Params;

    /// Lets its strategies reach files and programs; those of a game that was opened reach none.
    fn set_host(&mut self, host: &Host);

    /// The word that names it with its parameters, such as `chomp:4x5,play=normal`.
    fn word(&self) -> String {
        format!("{}:{}", self.card().name, self.params())
    }

    /// From now on, positions that no play leads to are read too: somebody composes them.
    fn compose(&mut self);

    /// Whether such positions are read.
    fn is_composed(&self) -> bool;

    /// Checks a position and gives its normal form; `None` is the start.
    fn position(&self, text: Option<&str>) -> Result<String, JobError>;

    /// Parameters and the numbers they need for a position in the notation of a paper.
    ///
    /// None for other texts, and where it says nothing about parameters.
    fn implied(&self, position: &str) -> Vec<(&'static str, i64)>;

    /// What a position looks like.
    fn picture(&self, position: Option<&str>) -> Result<Picture, JobError>;

    /// How programs number the squares of its pictures; nothing if they do not.
    fn indices(&self) -> Option<Indices>;

    /// What kind of game it is.
    fn family(&self) -> &'static Family;

    /// Whether the players see less than the position.
    fn is_secret(&self) -> bool;

    /// What can be asked of it, by which methods, with which options; and why not.
    fn jobs(&self) -> Vec<JobInfo>;

    /// Whether a job applies to it.
    fn applies(&self, job: &str) -> Result<(), JobError>;

    /// Finds everything out about a job that can be known before it is done: whether it and its
    /// method apply, whether its options are right, whether the position can be read and what
    /// has to be looked at fits the memory allowed.
    fn check(
        &self,
        job: &str,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(), JobError>;

    /// Does a job.
    fn run(
        &self,
        job: &str,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Answer, JobError>;

    /// The way of learning that has this name, with these options.
    fn learner(&self, method: &str, options: &[(&str, Given)]) -> Result<Method, JobError>;

    /// Replays a certificate of this game against every reply.
    fn verify(&self, certificate: &Certificate, limits: Limits<'_>)
    -> Result<Verified, Refutation>;

    /// The value and the move that looking ahead to a depth finds, without its tree.
    ///
    /// `judge` takes the place of the heuristic, if there is one.
    fn look_ahead(
        &self,
        request: &TreeRequest<'_>,
        judge: Option<Judge<'_>>,
        limits: Limits<'_>,
    ) -> Result<AheadReport, JobError>;

    /// A position and its moves as numbers, words and lists, for other languages.
    fn scene(&self, position: Option<&str>) -> Result<Scene, JobError>;

    /// Plays at random from the start, every move equally likely.
    fn random_plays(
        &self,
        plays: u64,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<RandomPlays, JobError>;

    /// A play in progress, from a position; `seed` is the seed of all its random draws.
    fn play(&self, position: Option<&str>, seed: u64) -> Result<Box<dyn Play + '_>, JobError>;

    /// The same, but nothing is drawn: where chance acts, the play waits for [`Play::befall`].
    fn play_with_chance(&self, position: Option<&str>) -> Result<Box<dyn Play + '_>, JobError>;

    /// Whether chance may act.
    fn has_chance(&self) -> bool;

    /// The least and the most that player 1 can get.
    fn payoffs(&self) -> [i32; 2];

    /// Checks that `word` names a strategy that fits the game (`random`, `minimax:2,h1`; French
    /// names too), and gives its normal form.
    fn strategy(&self, word: &str) -> Result<String, JobError>;

    /// The commands of other programs that the strategy `word` would start.
    fn programs(&self, word: &str) -> Result<Vec<String>, JobError>;

    /// What is best at all points of a race.
    fn race(&self, request: &RaceRequest, limits: Limits<'_>) -> Result<RaceReport, JobError>;

    /// What is best at all positions, where these lie on a map.
    fn map(&self, limits: Limits<'_>) -> Result<MapReport, JobError>;

    /// Who works out what a position is worth in the sense of combinatorial theory.
    fn board_values(
        &self,
        position: Option<&str>,
    ) -> Result<Box<dyn BoardValuer + '_>, ValuationError>;

    /// What positions after the first moves are worth.
    fn openings(
        &self,
        request: &OpeningsRequest,
        limits: Limits<'_>,
    ) -> Result<OpeningsPart, JobError>;

    /// How large a table of every position would be, before one is made.
    fn estimate_table(&self, seed: u64, limits: Limits<'_>) -> Result<TableEstimate, JobError>;

    /// Makes a table of every position in a folder, or goes on with it.
    fn make_table(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError>;

    /// Makes a share of a table in a folder that several processes fill, and waits for the others.
    fn share_table(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        sharing: Sharing,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError>;

    /// Notes what is finished of a table and gives the pieces that can be made now, in any order;
    /// none once it is whole. Only one process may ask at a time.
    fn table_pieces(
        &self,
        folder: &dyn Folder,
        goal: TableGoal,
        grain: Option<u64>,
        limits: Limits<'_>,
    ) -> Result<Vec<Piece>, TablesError>;

    /// Makes a piece of a table, unless it is there.
    fn make_piece(
        &self,
        folder: &dyn Folder,
        piece: &Piece,
        limits: Limits<'_>,
    ) -> Result<(), TablesError>;

    /// From now on, hints and the strategy `optimal` ask the table in a folder first.
    fn use_table(&mut self, folder: SharedFolder) -> Result<(), TablesError>;

    /// What the table in a folder says about a position, at once.
    fn ask_table(
        &self,
        position: Option<&str>,
        folder: &dyn Folder,
        limits: Limits<'_>,
    ) -> Result<Solved, TablesError>;

    /// Learns the game from plays; `audience` hears how that goes on.
    fn learn(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn LearningObserver>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError>;

    /// Lets a bot play against random moves, in both seats, and says how it behaves.
    fn check_bot(
        &self,
        word: &str,
        plays: u32,
        seed: u64,
        bots: BotLimits,
        limits: Limits<'_>,
    ) -> Result<BotReport, JobError>;

    /// Ranks strategies, with confidence intervals.
    fn tournament(
        &self,
        request: &TournamentRequest<'_>,
        context: RunContext<'_>,
        limits: Limits<'_>,
    ) -> Result<TournamentReport, TournamentError> {
        let words = request.strategies.iter().cloned();
        let participants: Vec<Participant> = words.map(Participant::from).collect();
        self.tournament_with(request, &participants, context, limits)
    }

    /// A tournament of these participants, instead of the strategies of the request.
    fn tournament_with(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
        context: RunContext<'_>,
        limits: Limits<'_>,
    ) -> Result<TournamentReport, TournamentError>;

    /// An equilibrium of the game, with all its information sets; the methods and options are those
    /// for equilibria of the job `solve`.
    fn equilibrium(&self, request: &JobRequest<'_>, limits: Limits<'_>)
    -> Result<Solved, JobError>;

    /// What the best opponent gains against somebody on average, without saying how.
    fn exploited(&self, against: &Plays, limits: Limits<'_>) -> Result<ResponseReport, JobError>;

    /// What the best opponent gains against somebody, and does at every information set.
    fn best_response(
        &self,
        against: &Plays,
        limits: Limits<'_>,
    ) -> Result<ResponseReport, JobError>;

    /// The blocks of such a tournament, if they can be played apart.
    fn schedule(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
    ) -> Result<Schedule, TournamentError>;

    /// Plays some blocks of such a tournament; false if it was stopped before the last one.
    fn play_part(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
        context: PartContext<'_>,
        limits: Limits<'_>,
    ) -> Result<bool, TournamentError>;
}

/// Which arena and whose attractor.
#[derive(Clone, Copy, Debug, Default)]
pub struct ArenaRequest<'a> {
    /// Where it begins; the start if there is none.
    pub position: Option<&'a str>,
    /// Every position with either player to move, instead of those that can be reached.
    pub complete: bool,
    /// Whose attractor, 1 or 2.
    pub attractor: Option<u8>,
}

impl<'a> ArenaRequest<'a> {
    /// The same as a request to the job `graph`.
    pub fn job(&self) -> JobRequest<'a> {
        let mut asked = JobRequest::at(self.position);
        asked.options.extend(self.complete.then_some(("complete", Given::Flag(true))));
        let attractor = self.attractor.map(|player| ("attractor", Given::Integer(player.into())));
        asked.options.extend(attractor);
        asked
    }
}

/// Which min-max tree.
#[derive(Clone, Copy, Debug, Default)]
pub struct TreeRequest<'a> {
    /// The root; the start if there is none.
    pub position: Option<&'a str>,
    /// Moves from the root to the horizon.
    pub depth: u32,
    /// The heuristic at the horizon; the game's first if there is none.
    pub heuristic: Option<&'a str>,
}

impl<'a> TreeRequest<'a> {
    /// The same as a request to the job `tree`.
    pub fn job(&self) -> JobRequest<'a> {
        let mut asked = JobRequest::at(self.position);
        asked.options.push(("depth", Given::Integer(self.depth.into())));
        let heuristic = self.heuristic.map(|name| ("heuristic", Given::Text(name.to_owned())));
        asked.options.extend(heuristic);
        asked
    }
}

/// Who plays whom, and how often.
#[derive(Clone, Copy, Debug)]
pub struct TournamentRequest<'a> {
    /// The strategies, as they are typed; at least two.
    pub strategies: &'a [String],
    /// The seed of all random draws.
    pub seed: u64,
    /// How many plays; exact numbers where they can be had if there is none.
    pub plan: Option<Plan>,
    /// Whether every play is written down.
    pub record: bool,
    /// What is told besides the counts.
    pub extras: Extras,
    /// What programs that play may use.
    pub bots: BotLimits,
}

/// Why there was no tournament.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// A strategy does not fit, or the game has one player.
    #[error(transparent)]
    Job(#[from] JobError),
    /// It could not be played.
    #[error(transparent)]
    Run(#[from] RunError),
}

/// A play in progress.
///
/// Text from outside goes through here: moves are checked before they are played.
pub trait Play: Send {
    /// The position.
    fn position(&self) -> String;

    /// What it looks like.
    fn picture(&self) -> Picture;

    /// What player 1 or 2 sees of it.
    fn picture_for(&self, player: u8) -> Picture;

    /// The places that a person touches to play each of the legal moves, in their order.
    ///
    /// They are indices into the picture that `viewer` is shown, or that of [`Play::picture`].
    fn touched(&self, viewer: Option<u8>) -> Vec<Vec<usize>>;

    /// The other ways to touch each of the legal moves, in their order.
    fn also_touched(&self, viewer: Option<u8>) -> Vec<Vec<Vec<usize>>>;

    /// The places that show why the play is over; none while it goes on.
    fn decisive(&self, viewer: Option<u8>) -> Vec<usize>;

    /// Why the play is over, where that is worth saying; nothing while it goes on.
    fn why_over(&self) -> Option<Text>;

    /// What only player 1 or 2 sees, in one line; nothing where everybody sees everything.
    fn holding(&self, player: u8) -> Option<String>;

    /// What chance drew since the last move, as far as both players see it.
    fn drawn(&self) -> Vec<String>;

    /// How many of the last moves the player to move must not know of: players who choose at once
    /// do so one after the other.
    fn concealed(&self) -> usize;

    /// All that player 1 or 2 knows: moves, of the player alone where something is hidden, and what
    /// is seen now.
    fn knowledge(&self, player: u8) -> Vec<String>;

    /// What chance may do here with how often, in a play of [`AnyGame::play_with_chance`].
    fn outcomes(&self) -> Vec<(String, u32)>;

    /// Lets chance do what is at a place among [`Play::outcomes`]; false if there is no such place. It
    /// is taken back with the move before it.
    fn befall(&mut self, place: usize) -> bool;

    /// The table in one line, where that says more than the moves: the chain of dominoes.
    fn line(&self) -> Option<String>;

    /// Who is to move, 1 or 2; `None` when the play is over.
    fn turn(&self) -> Option<u8>;

    /// Whether the player to move has begun this turn already, where a turn has several moves.
    fn is_mid_turn(&self) -> bool;

    /// The legal moves.
    fn moves(&self) -> Vec<String>;

    /// What each of the legal moves means, where its notation is a word or short for a sentence.
    fn meanings(&self) -> Vec<Option<Meaning>>;

    /// The moves played so far.
    fn history(&self) -> &[String];

    /// What player 1 gets, when the play is over.
    fn payoff(&self) -> Option<i32>;

    /// By how much player 1 is ahead in the game's own unit, when the play is over.
    fn margin(&self) -> Option<i32>;

    /// Plays the move written so, the only legal one that begins so, or the one that a paper calls
    /// so; gives its full notation.
    fn play(&mut self, notation: &str) -> Result<String, JobError>;

    /// Plays the move at a place among [`Play::moves`], whose notation this is: nothing is looked
    /// for or written again. False if there is no such place.
    fn play_listed(&mut self, place: usize, notation: &str) -> bool;

    /// Takes the last move back; false if there is none.
    fn undo(&mut self) -> bool;

    /// What every move leads to: as `solve` on the present position, but an estimate where
    /// nothing is proved after two thirds of the time for `thinking`.
    fn advise(&self, thinking: Duration, limits: Limits<'_>) -> Result<Solved, JobError>;

    /// The move that a strategy chooses here, without playing it.
    ///
    /// `strategy` was checked by [`AnyGame::strategy`].
    fn choose(&mut self, strategy: &str, limits: Limits<'_>) -> Result<Choice, JobError>;
}

/// What a strategy chose.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The move.
    pub notation: String,
    /// How sure the strategy is that no move is better; `None` if it does not ask (random).
    pub proof: Option<Proof>,
}
