//! Tables of every position, in a folder: made, resumed, and asked.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;
use stratege_core::{Duel, Game, Lanes, Layered, Limits, Player, Score, Stopped, Value, Winner};
use stratege_layers::{
    FolderError, TablePlan, Totals,
    answers::Answers,
    by_lanes, by_runs,
    estimate::{self, Estimate, SEED},
    folder::Folder,
    pieces::{Piece, Share},
};
use stratege_tournament::{
    agent::{Fault, FaultKind},
    strategies::optimal::BestMoves,
};
use utoipa::ToSchema;

use crate::{
    DiskSize, JobError,
    family::Family,
    report::{Big, MoveReport, Proof, Solved, Split, Verdict},
    table::{Counter, GameSetup, Played, stopped_at, turn_number},
};

/// The name of what answers from a folder.
const METHOD: &str = "table";

/// A folder that a game keeps at hand.
pub type SharedFolder = Arc<dyn Folder + Send + Sync>;

/// A table that a game keeps at hand, open.
pub(crate) type TableAtHand = Arc<Answers<'static>>;

/// Whether `error` says that the table at hand does not have the position: no play from the start leads to
/// it, or the table was removed meanwhile.
pub(crate) fn has_nothing(answers: &Answers<'_>, error: &FolderError) -> bool {
    matches!(error, FolderError::Unreached) || answers.is_removed()
}

/// What a table should hold.
pub use stratege_layers::Goal as TableGoal;

/// How several processes make one table.
#[derive(Clone, Copy, Debug)]
pub struct Sharing {
    /// What this one makes.
    pub share: Share,
    /// Keys of a part, about; a folder keeps the number that it was begun with.
    pub grain: Option<u64>,
}

/// What a table counts: as `count`, and what it takes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableReport {
    /// The position from which all is counted.
    pub position: String,
    /// Different positions; who is to move is part of a position.
    pub positions: u64,
    /// Different positions as they were estimated when the table was begun.
    pub estimated: u64,
    /// Positions up to symmetry; null where they were not counted.
    pub classes: Option<u64>,
    /// Pairs of a position and a legal move.
    pub arcs: u64,
    /// Plays from the position to an end; null unless the table counts them, or beyond 2^128.
    pub plays: Option<Big>,
    /// Plays by how they end.
    pub plays_by_ending: Option<Split<Big>>,
    /// Plays by length and ending.
    pub plays_by_length: Option<BTreeMap<u32, Split<Big>>>,
    /// Ended positions.
    pub endings: Split<u64>,
    /// Ended positions up to symmetry; null where they were not counted.
    pub ending_classes: Option<Split<u64>>,
    /// All positions by their value under best play; null unless the table has values.
    pub values: Option<Split<u64>>,
    /// Classes of positions by their value; null where they were not counted.
    pub value_classes: Option<Split<u64>>,
    /// Positions by the number of moves that leads to them.
    pub layers: Vec<TableLayer>,
    /// Bytes of the table in its folder.
    pub bytes: u64,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// What can be reached by so many moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableLayer {
    /// So many moves.
    pub layer: u32,
    /// Different positions.
    pub positions: u64,
}

/// How large a table would be, about.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableEstimate {
    /// The position from which all is counted.
    pub position: String,
    /// Different positions.
    pub positions: f64,
    /// Whether that is no estimate: the game is small, and was counted.
    pub exact: bool,
    /// Positions by the number of moves that leads to them.
    pub layers: Vec<EstimatedLayer>,
    /// Bytes of a table in which they are counted.
    pub bytes: f64,
    /// Bytes of a table that also says what each is worth.
    pub bytes_with_values: f64,
}

/// What can be reached by so many moves, about.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EstimatedLayer {
    /// So many moves.
    pub layer: usize,
    /// Different positions.
    pub positions: f64,
    /// Whether they were counted.
    pub exact: bool,
}

/// Bytes of a key on disk: differences of neighbours are short.
const KEY_BYTES: f64 = 1.15;

/// The same where a key stands for all that are alike: they are farther apart.
const CLASS_BYTES: f64 = 2.8;

/// Why a table was not made, or not asked.
#[derive(Debug, thiserror::Error)]
pub enum TablesError {
    /// The game, the position or a limit.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The folder.
    #[error(transparent)]
    Table(FolderError),
}

impl From<FolderError> for TablesError {
    fn from(error: FolderError) -> TablesError {
        match error {
            FolderError::Stopped(cause) => TablesError::Job(JobError::Stopped { cause, nodes: 0 }),
            error => TablesError::Table(error),
        }
    }
}

/// A table of a game in a folder, and what is wanted of it.
struct Task<'a, G> {
    game: &'a G,
    word: &'a str,
    folder: &'a dyn Folder,
    plan: TablePlan,
    goal: TableGoal,
    limits: Limits<'a>,
}

/// How tables of a game are made and asked.
pub(crate) struct Tables<G: Game> {
    make: fn(Task<'_, G>) -> Result<Totals, FolderError>,
    share: fn(Task<'_, G>, Share) -> Result<Totals, FolderError>,
    pieces: fn(Task<'_, G>) -> Result<Vec<Piece>, FolderError>,
    piece: fn(Task<'_, G>, &Piece) -> Result<(), FolderError>,
    value: fn(&Answers<'_>, &G, &G::State) -> Result<Value, FolderError>,
    score: fn(&G, &G::State, Value) -> Option<Score>,
    has_keys: fn(&G) -> bool,
    /// Positions that one key stands for, at most.
    alike: fn(&G) -> usize,
    estimate: fn(&G, u64, Limits<'_>) -> Result<Estimate, Stopped>,
}

// Functions can be copied whatever the game; deriving this would ask the game for it.
impl<G: Game> Clone for Tables<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Tables<G> {}

/// By a merge of lanes.
pub(crate) fn with_lanes<G: Lanes>() -> Tables<G> {
    Tables {
        make: |Task { game, word, folder, plan, goal, limits }| match goal {
            TableGoal::Plays => by_lanes::count_plays(game, word, folder, plan, limits),
            TableGoal::Counts => by_lanes::count(game, word, folder, plan, limits),
            TableGoal::Values => by_lanes::solve(game, word, folder, plan, limits),
        },
        share: |Task { game, word, folder, plan, goal, limits }, share| {
            by_lanes::share(game, word, folder, plan, goal, share, limits)
        },
        pieces: |Task { game, word, folder, plan, goal, limits }| {
            by_lanes::pieces(game, word, folder, plan, goal, limits)
        },
        piece: |Task { game, word, folder, plan, limits, .. }, piece| {
            by_lanes::make(game, word, folder, plan, piece, limits)
        },
        value: |answers, game, state| answers.value(game, state),
        score: Duel::score,
        has_keys: Layered::has_keys,
        alike: |_| 1,
        estimate: estimate::estimate,
    }
}

/// By sorted runs.
pub(crate) fn with_runs<G: Layered>() -> Tables<G> {
    Tables {
        make: |Task { game, word, folder, plan, goal, limits }| match goal {
            TableGoal::Plays => by_runs::count_plays(game, word, folder, plan, limits),
            TableGoal::Counts => by_runs::count(game, word, folder, plan, limits),
            TableGoal::Values => by_runs::solve(game, word, folder, plan, limits),
        },
        share: |Task { game, word, folder, plan, goal, limits }, share| {
            by_runs::share(game, word, folder, plan, goal, share, limits)
        },
        pieces: |Task { game, word, folder, plan, goal, limits }| {
            by_runs::pieces(game, word, folder, plan, goal, limits)
        },
        piece: |Task { game, word, folder, plan, limits, .. }, piece| {
            by_runs::make(game, word, folder, plan, piece, limits)
        },
        value: |answers, game, state| answers.value(game, state),
        score: |_, _, _| None,
        has_keys: Layered::has_keys,
        alike: by_runs::alike,
        estimate: estimate::estimate,
    }
}

impl<G: Played> Tables<G> {
    /// Whether positions fit into a table with these parameters.
    pub(crate) fn fits(&self, game: &G) -> bool {
        (self.has_keys)(game)
    }

    /// How large a table would be.
    pub(crate) fn estimate(
        &self,
        setup: &GameSetup<G>,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<TableEstimate, JobError> {
        let found = stopped_at(limits, |limits| (self.estimate)(&setup.game, seed, limits))?;
        let layer = |(layer, &positions): (usize, &f64)| EstimatedLayer {
            layer,
            positions: positions.round(),
            exact: layer < found.exact,
        };
        let positions = found.positions().round();
        let alike = (self.alike)(&setup.game);
        let keys = positions / alike as f64;
        let key_bytes = if alike > 1 { CLASS_BYTES } else { KEY_BYTES };
        Ok(TableEstimate {
            position: setup.game.write(&setup.game.start()),
            positions,
            exact: found.is_exact(),
            layers: found.layers.iter().enumerate().map(layer).collect(),
            bytes: (keys * key_bytes).round(),
            bytes_with_values: (keys * (key_bytes + 1.0)).round(),
        })
    }

    /// Refuses to hold in memory what is estimated to be too large for it.
    pub(crate) fn check_size(
        &self,
        setup: &GameSetup<G>,
        allowed: u64,
        limits: Limits<'_>,
    ) -> Result<(), JobError> {
        let found = self.estimate(setup, SEED, Limits { nodes: None, ..limits })?;
        let bytes = found.positions * GameSetup::<G>::bytes_each();
        // Estimates are right within a factor of two.
        if bytes <= 2.0 * allowed as f64 {
            return Ok(());
        }
        let on_disk = DiskSize { counted: found.bytes, solved: found.bytes_with_values };
        let positions = found.positions;
        Err(JobError::TooLarge { positions, bytes, allowed, on_disk: Some(on_disk) })
    }

    /// Makes a table, or goes on with it.
    pub(crate) fn make(
        &self,
        setup: &GameSetup<G>,
        folder: &dyn Folder,
        goal: TableGoal,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError> {
        asked(setup, folder, goal, None, limits, |task| Ok(told(setup, &(self.make)(task)?)))
    }

    /// Makes a share of a table, and waits for the other ones.
    pub(crate) fn share(
        &self,
        setup: &GameSetup<G>,
        folder: &dyn Folder,
        goal: TableGoal,
        sharing: Sharing,
        limits: Limits<'_>,
    ) -> Result<TableReport, TablesError> {
        let Sharing { share, grain } = sharing;
        let made = |task: Task<'_, G>| Ok(told(setup, &(self.share)(task, share)?));
        asked(setup, folder, goal, grain, limits, made)
    }

    /// The pieces of a table that can be made now.
    pub(crate) fn pieces(
        &self,
        setup: &GameSetup<G>,
        folder: &dyn Folder,
        goal: TableGoal,
        grain: Option<u64>,
        limits: Limits<'_>,
    ) -> Result<Vec<Piece>, TablesError> {
        asked(setup, folder, goal, grain, limits, self.pieces)
    }

    /// Makes a piece of a table.
    pub(crate) fn piece(
        &self,
        setup: &GameSetup<G>,
        folder: &dyn Folder,
        piece: &Piece,
        limits: Limits<'_>,
    ) -> Result<(), TablesError> {
        let goal = TableGoal::Values;
        asked(setup, folder, goal, None, limits, |task| (self.piece)(task, piece))
    }

    /// What the table in a folder says about a position and its moves.
    pub(crate) fn answer(
        &self,
        setup: &GameSetup<G>,
        family: &Family,
        state: &G::State,
        answers: &Answers<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, TablesError> {
        let game = &setup.game;
        let value = (self.value)(answers, game, state)?;
        let turn = turn_number(game, state);
        let mover = turn.and_then(Player::numbered).or_else(|| game.mover(state));
        let mover = mover.unwrap_or(Player::FIRST);
        let judged = self.judged(answers, game, state)?;
        let mut nodes = 1 + judged.len() as u64;
        let best = best_of(&judged, mover);
        let mut line = Vec::new();
        let mut here = state.clone();
        let mut next = best.first().copied();
        while let Some(mv) = next {
            if limits.watch.stop() {
                return Err(JobError::Stopped { cause: Stopped::Asked, nodes }.into());
            }
            line.push(mv.to_string());
            game.play(&mut here, mv);
            let judged = self.judged(answers, game, &here)?;
            nodes += judged.len() as u64;
            next = best_of(&judged, game.mover(&here).unwrap_or(mover)).first().copied();
        }
        let winner = match value.winner() {
            Winner::Player(player) if !family.is_solitary() || player.is_first() => {
                Some(player.number())
            }
            _ => None,
        };
        let distance = |value: Value| value.distance().filter(|_| !family.is_solitary());
        let report = |&(mv, value): &(G::Move, Value)| MoveReport {
            notation: mv.to_string(),
            value: Some(Verdict::of(value, mover)),
            distance: distance(value),
            score: (self.score)(game, state, value),
            ..MoveReport::default()
        };
        Ok(Solved {
            between: None,
            position: game.write(state),
            turn,
            value: Some(Verdict::of(value, mover)),
            winner,
            distance: distance(value),
            gain: None,
            score: turn.and_then(|_| (self.score)(game, state, value)),
            fraction: None,
            chance: None,
            payoff: None,
            range: None,
            exploitability: None,
            information_sets: None,
            strategy: Vec::new(),
            grundy: None,
            best: best.iter().map(ToString::to_string).collect(),
            moves: judged.iter().map(report).collect(),
            line,
            line_cut: false,
            proof: Proof::Exact,
            method: METHOD,
            tried: vec![METHOD],
            depth: None,
            nodes,
            stopped: false,
            seconds: 0.0,
        })
    }

    /// The best moves as the table at hand tells them, and `otherwise` where it does not.
    pub(crate) fn best_moves(
        &self,
        answers: &TableAtHand,
        otherwise: &BestMoves<G>,
    ) -> BestMoves<G> {
        let tables = *self;
        let (answers, otherwise) = (Arc::clone(answers), Arc::clone(otherwise));
        Arc::new(move |game, state, limits| {
            let mover = game.mover(state).unwrap_or(Player::FIRST);
            match tables.judged(&answers, game, state) {
                Ok(judged) => Ok((best_of(&judged, mover), stratege_solvers::Proof::Exact)),
                Err(error) if has_nothing(&answers, &error) => otherwise(game, state, limits),
                Err(error) => {
                    let last_words = format!("{}: {error}", answers.place());
                    Err(Fault { last_words, ..Fault::silent(FaultKind::Table) })
                }
            }
        })
    }

    /// Every move with the value of what it leads to, counted from before the move.
    fn judged(
        &self,
        answers: &Answers<'_>,
        game: &G,
        state: &G::State,
    ) -> Result<Vec<(G::Move, Value)>, FolderError> {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let judge = |mv| Ok((mv, (self.value)(answers, game, &game.after(state, mv))?.later()));
        moves.into_iter().map(judge).collect()
    }
}

/// Asks for something about a table.
fn asked<G: Played, T>(
    setup: &GameSetup<G>,
    folder: &dyn Folder,
    goal: TableGoal,
    grain: Option<u64>,
    limits: Limits<'_>,
    ask: impl FnOnce(Task<'_, G>) -> Result<T, FolderError>,
) -> Result<T, TablesError> {
    let usual = TablePlan::default();
    let plan = TablePlan { grain: grain.unwrap_or(usual.grain), ..usual };
    let (game, word) = (&setup.game, setup.word());
    let counter = Counter::new(limits.watch);
    let watched = Limits { watch: &counter, ..limits };
    ask(Task { game, word: &word, folder, plan, goal, limits: watched }).map_err(
        |error| match error {
            FolderError::Stopped(cause) => counter.stopped(cause, limits.nodes).into(),
            error => error.into(),
        },
    )
}

/// What a table counts, as front ends tell it.
fn told<G: Played>(setup: &GameSetup<G>, totals: &Totals) -> TableReport {
    let split = |[first, second, draw]: [u64; 3]| Split { first, second, draw };
    let big = |plays: [u128; 3]| {
        let [first, second, draw] = plays.map(Big);
        Split { first, second, draw }
    };
    TableReport {
        position: setup.game.write(&setup.game.start()),
        positions: totals.positions,
        estimated: totals.estimated,
        classes: totals.classes,
        arcs: totals.arcs,
        plays: totals.plays.as_ref().map(|plays| Big(plays.as_flattened().iter().sum())),
        plays_by_ending: totals.plays.as_ref().map(|plays| {
            big([0, 1, 2].map(|ending| plays.iter().map(|plays| plays[ending]).sum()))
        }),
        plays_by_length: totals.plays.as_ref().map(|plays| {
            let some = (0..).zip(plays).filter(|(_, plays)| **plays != [0; 3]);
            some.map(|(length, &plays)| (length, big(plays))).collect()
        }),
        endings: split(totals.endings),
        ending_classes: totals.ending_classes.map(split),
        values: totals.values.map(split),
        value_classes: totals.value_classes.map(split),
        layers: totals
            .layers
            .iter()
            .map(|line| TableLayer { layer: line.layer, positions: line.positions })
            .collect(),
        bytes: totals.bytes,
        seconds: 0.0,
    }
}

/// The moves that are best for whoever makes them.
fn best_of<M: Copy>(judged: &[(M, Value)], mover: Player) -> Vec<M> {
    let best = judged.iter().map(|(_, value)| value.seen_by(mover)).max();
    let is_best = |(_, value): &&(M, Value)| Some(value.seen_by(mover)) == best;
    judged.iter().filter(is_best).map(|&(mv, _)| mv).collect()
}
