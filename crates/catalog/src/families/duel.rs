//! Games of two players behind text.

use std::sync::Arc;

use stratege_core::{
    Convention, Duel, Game, HeapMove, Limits, Params, Player, Stopped, Text, Turn, Value, Winner,
};
use stratege_solvers::{
    Found, Judged,
    arena::{complete, reachable},
    learning::QLearning,
    survey,
    trajectories::Trajectories,
};
use stratege_tournament::{
    exact::cross_table,
    observation::FullObservation,
    strategies::{for_duels, learned, optimal::BestMoves},
};

use crate::{
    Family, JobError,
    answer::Answer,
    auto::{Attempt, Auto, Tried, Try},
    export,
    job::{Args, JobOption, OptionKind, Why},
    learning::{LearningSetup, learn, of_whole},
    opened::{AUTO, Opened},
    openings::{OpeningsPart, OpeningsRequest},
    question::{Job, Question},
    report::{Ending, MoveReport, Solved, Verdict},
    table::{GameSetup, Played, heuristics, stopped_at, turn_number},
    valuation::BoardValuer,
};

use super::{
    advising,
    bites::{self, Bites},
    certifying, common,
    methods::MISERE,
};

/// A way of solving.
pub(crate) type Solve<G> = Arc<
    dyn Fn(&G, &<G as Game>::State, &Args, Limits<'_>) -> Result<Found<<G as Game>::Move>, Stopped>
        + Send
        + Sync,
>;

/// A way of solving, with its name.
pub(crate) struct Method<G: Duel> {
    pub(crate) name: &'static str,
    pub(crate) about: Text,
    pub(crate) options: &'static [JobOption],
    pub(crate) run: Solve<G>,
    pub(crate) reach: fn(&G, &G::State) -> Reach,
    /// Why it does not apply to a game with these parameters, if it does not.
    pub(crate) refuses: fn(&G) -> Option<Why>,
    /// What it cannot do without, where that is known before it begins.
    pub(crate) needs: fn(&G, &G::State) -> Option<Needs>,
}

/// What a method cannot do without.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Positions that it finds out about.
    pub(crate) positions: f64,
    /// Bytes that it keeps.
    pub(crate) bytes: f64,
}

/// All methods of a game, and what is done where none is named.
pub(crate) struct Methods<G: Duel> {
    /// What is done where none is named.
    pub(crate) about: Text,
    /// Those that can be named.
    pub(crate) named: Vec<Method<G>>,
    /// What is tried otherwise, in this order.
    pub(crate) tries: Vec<Try<G>>,
    /// How much of the game must be looked at in any case.
    pub(crate) reach: fn(&G, &G::State) -> Reach,
    /// What is thought of a position that could not be solved in time.
    pub(crate) estimate: Attempt<G>,
    /// The value of every move, where there is a quick way to that.
    pub(crate) all_moves: Option<Attempt<G>>,
    /// Who wins, where that is quicker than how soon.
    pub(crate) outcome: Option<Attempt<G>>,
    /// Worths of openings, where the game knows something that can be backed up.
    pub(crate) openings: fn(&G) -> Option<OpeningsOf<G>>,
    /// Grundy values, where the game has them.
    pub(crate) sums: Option<Sums<G>>,
    /// Values in the sense of combinatorial theory, where it has them.
    pub(crate) values: Option<ValuesOf<G>>,
    /// Lost positions, where it is a game of bites from rows of squares.
    pub(crate) bites: Option<Bites<G>>,
}

/// Who works out what a board is worth.
pub(crate) type ValuesOf<G> = for<'g> fn(&'g G, &<G as Game>::State) -> Box<dyn BoardValuer + 'g>;

/// What openings are worth.
pub(crate) type OpeningsOf<G> =
    fn(&G, &OpeningsRequest, Limits<'_>) -> Result<OpeningsPart, JobError>;

/// How much of a game a method looks at.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reach {
    /// All positions below the one that is asked about: what cannot fit is not begun.
    AllPositions,
    /// All positions, or less where this fits.
    AllPositionsOr(Needs),
    /// As many as it needs, or as the limits allow.
    Selected,
}

/// The Grundy values of some positions, where they decide who wins.
pub(crate) type GrundyOf<G> =
    fn(&G, &[<G as Game>::State], Limits<'_>) -> Result<Option<Vec<u64>>, Stopped>;

/// What may be done to a heap, where Grundy values decide who wins.
pub(crate) type HeapsOf<G> = fn(&G) -> Option<Vec<HeapMove>>;

/// How Grundy values are found, of positions; and by what moves, of heaps.
pub(crate) struct Sums<G: Game> {
    /// Whether they decide who wins: else nobody has them.
    pub(crate) decide: fn(&G) -> bool,
    pub(crate) values: GrundyOf<G>,
    pub(crate) heaps: HeapsOf<G>,
}

// Functions can be copied whatever the game; deriving this would ask the game for it.
impl<G: Game> Clone for Sums<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Sums<G> {}

/// Boards visited for the Grundy values that stand beside an answer; they must not cost more
/// than the answer.
const GRUNDY_BESIDE: u64 = 300_000;

/// A game of two players who see everything.
pub(crate) fn open<G: Duel + Played>(
    family: &'static Family,
    table: GameSetup<G>,
    methods: Methods<G>,
) -> Opened<FullObservation<G>> {
    let Methods {
        about,
        named,
        tries,
        reach,
        estimate,
        all_moves,
        outcome,
        openings,
        sums,
        values,
        bites,
    } = methods;
    let openings = openings(&table.game);
    let auto = Arc::new(Auto { reach, tries, estimate, all_moves, outcome });
    let mut solving = vec![by_default(about, &auto, sums)];
    solving.extend(named.iter().map(|method| by_name(method, sums)));
    let questions = vec![
        Question::new(common::SOLVE, solving),
        certifying::certificate(&auto, sums),
        outcomes(&auto, sums, bites.as_ref()),
        grundy(sums),
        match values {
            None => Question::refused(common::VALUE, common::NOT_COMBINATORIAL),
            Some(_) if is_misere(&table.params) => {
                Question::refused(common::VALUE, common::MISERE_VALUES)
            }
            Some(_) => Question::spoken(common::VALUE),
        },
        count(sums, bites.as_ref()),
        common::graph(common::Extent::Complete, |game, state, extent, limits| match extent {
            common::Extent::Complete => complete(&game.table.game, state, limits),
            common::Extent::Reachable => reachable(&game.table.game, state, limits),
        }),
        common::tree(),
        common::perft(),
        export::of_perfect(),
        match openings {
            None => Question::refused(common::OPENINGS, common::NO_OPENINGS),
            Some(_) => Question::spoken(common::OPENINGS),
        },
        Question::spoken(common::HINT),
        Question::spoken(common::TOURNAMENT),
        common::learn(|game| match game.table.game.repetition() {
            None => Ok(()),
            Some(_) => Err(common::UNSETTLED),
        }),
        Question::refused(common::DICE, common::NO_RACE),
    ];
    let best = best_moves(&auto);
    Opened {
        family,
        table,
        questions,
        ready: |_, _, _| Ok(()),
        strategies: Box::new(move |game, host| {
            let best = game.best_moves(&best);
            let mut kinds = for_duels(heuristics::<G>(), Arc::clone(&best), host);
            kinds.all.push(learned::kind(game.table.params.clone(), best, host));
            kinds
        }),
        exact: Box::new(cross_table),
        values,
        tables: None,
        at_hand: None,
        openings,
        advise: Box::new(move |game, play, thinking, limits| {
            advising::advise(game, &auto, sums, play.state, thinking, limits)
        }),
        learn: Some(|game, request, audience, limits| {
            let setup = LearningSetup {
                table: &game.table,
                seats: &Player::BOTH,
                trajectories: match game.table.game.repetition() {
                    None => Some(Trajectories::of_duel),
                    Some(_) => None,
                },
                q: QLearning::of_duel,
                examine: of_whole,
            };
            learn(&setup, request, audience, limits)
        }),
        race: None,
        map: None,
        planning: None,
        seen: |_, state, _| state.clone(),
        holding: |_, _, _| None,
        secret: |_| false,
        concealed: |_, _| 0,
        told: |_, _, _| None,
        payoffs: [-1, 1],
    }
}

/// Whether whoever is stuck wins.
fn is_misere(params: &Params) -> bool {
    let has_convention = params.iter().any(|(name, _)| name == Convention::NAME);
    has_convention && Convention::chosen(params) == Convention::Misere
}

/// Refuses what cannot fit, where a method looks at all positions.
pub(super) fn check_reach<G: Duel + Played>(
    game: &Opened<FullObservation<G>>,
    state: &G::State,
    reach: fn(&G, &G::State) -> Reach,
    limits: Limits<'_>,
) -> Result<(), JobError> {
    match reach(&game.table.game, state) {
        Reach::AllPositions => game.check_size(state, limits),
        Reach::AllPositionsOr(needs) => bites::check_needs(Some(needs), limits)
            .or_else(|refused| game.check_size(state, limits).map_err(|_| refused)),
        Reach::Selected => Ok(()),
    }
}

const ALL_MOVES: &[JobOption] = &[JobOption {
    name: "all-moves",
    about: Text::new("the value of every move", "la valeur de chaque coup"),
    kind: OptionKind::Flag,
    default: None,
}];

/// Solving where no method is named.
fn by_default<G: Duel + Played>(
    about: Text,
    auto: &Arc<Auto<G>>,
    sums: Option<Sums<G>>,
) -> Job<FullObservation<G>> {
    let (auto, reach) = (Arc::clone(auto), auto.reach);
    let run = move |game: &Opened<FullObservation<G>>,
                    state: &G::State,
                    args: &Args,
                    limits: Limits<'_>| {
        let tried = if args.flag("all-moves") {
            auto.judge_each(&game.table.game, state, limits)
        } else {
            auto.solve(&game.table.game, state, limits)
        };
        Ok(Answer::Solved(solved(&game.table, sums, state, tried, limits)))
    };
    Job {
        options: ALL_MOVES,
        begins: Box::new(move |game, state, limits| check_reach(game, state, reach, limits)),
        ..Job::new(AUTO, about, run)
    }
}

/// Solving by a method that is named.
fn by_name<G: Duel + Played>(method: &Method<G>, sums: Option<Sums<G>>) -> Job<FullObservation<G>> {
    let &Method { name, about, options, ref run, reach, refuses, needs } = method;
    let run = Arc::clone(run);
    let solve = move |game: &Opened<FullObservation<G>>,
                      state: &G::State,
                      args: &Args,
                      limits: Limits<'_>| {
        let found = stopped_at(limits, |limits| run(&game.table.game, state, args, limits))?;
        let tried = Tried { methods: vec![found.method], found };
        Ok(Answer::Solved(solved(&game.table, sums, state, tried, limits)))
    };
    Job {
        options,
        applies: Box::new(move |game| refuses(&game.table.game).map_or(Ok(()), Err)),
        begins: Box::new(move |game, state, limits| {
            bites::check_needs(needs(&game.table.game, state), limits)?;
            check_reach(game, state, reach, limits)
        }),
        ..Job::new(name, about, solve)
    }
}

pub(super) fn solved<G: Duel + Played>(
    table: &GameSetup<G>,
    sums: Option<Sums<G>>,
    state: &G::State,
    tried: Tried<G::Move>,
    limits: Limits<'_>,
) -> Solved {
    let grundy = grundy_beside(table, sums, state, &tried.found.moves, limits);
    let position = table.game.write(state);
    let solved = solved_report(&table.game, position, state, &tried.found, &grundy);
    Solved { tried: tried.methods, ..solved }
}

/// The Grundy values of a position and of what its moves lead to, if quickly found.
fn grundy_beside<G: Duel + Played>(
    table: &GameSetup<G>,
    sums: Option<Sums<G>>,
    state: &G::State,
    moves: &[Judged<G::Move>],
    limits: Limits<'_>,
) -> Vec<u64> {
    let Some(sums) = sums else { return Vec::new() };
    if moves.len() as u64 > GRUNDY_BESIDE {
        return Vec::new();
    }
    let after = moves.iter().map(|judged| table.game.after(state, judged.mv));
    let states: Vec<G::State> = std::iter::once(state.clone()).chain(after).collect();
    let limits = Limits { nodes: Some(GRUNDY_BESIDE), ..limits };
    (sums.values)(&table.game, &states, limits).ok().flatten().unwrap_or_default()
}

/// What was found out about a position; `grundy` is of the position, then of what each move leads
/// to, where it is known.
pub(crate) fn solved_report<G: Duel>(
    game: &G,
    position: String,
    state: &G::State,
    found: &Found<G::Move>,
    grundy: &[u64],
) -> Solved {
    let turn = turn_number(game, state);
    let mover = turn.and_then(Player::numbered).or_else(|| game.mover(state));
    let verdict = |value: Value| mover.map(|mover| Verdict::of(value, mover));
    let distance = |value: Value| value.distance().filter(|_| found.has_distances);
    let score = |value: Value| {
        game.score(state, value).filter(|_| found.has_distances || value == Value::DRAW)
    };
    let judged = |(index, judged): (usize, &Judged<G::Move>)| MoveReport {
        notation: judged.mv.to_string(),
        value: judged.value.and_then(verdict),
        distance: judged.value.and_then(distance),
        score: judged.value.and_then(score),
        estimate: judged.estimate.filter(|estimate| estimate.is_finite()),
        grundy: grundy.get(index + 1).copied(),
        ..MoveReport::default()
    };
    let winner = found.value.map(Value::winner);
    Solved {
        value: found.value.and_then(verdict),
        winner: match winner {
            Some(Winner::Player(player)) => Some(player.number()),
            _ => None,
        },
        distance: found.value.and_then(distance),
        score: found.value.and_then(score).filter(|_| turn.is_some()),
        between: found
            .between
            .zip(mover)
            .map(|(between, mover)| between.map(|value| Ending::of(value, mover))),
        grundy: grundy.first().copied(),
        best: found.best.iter().map(ToString::to_string).collect(),
        moves: found.moves.iter().enumerate().map(judged).collect(),
        line: found.line.iter().map(ToString::to_string).collect(),
        line_cut: is_cut(game, state, &found.line),
        proof: found.proof.into(),
        depth: found.depth,
        nodes: found.nodes,
        stopped: found.stopped.is_some(),
        ..Solved::blank(position, turn, found.method)
    }
}

/// Whether a line stops before the play is over, where no play goes in circles.
fn is_cut<G: Duel>(game: &G, state: &G::State, line: &[G::Move]) -> bool {
    let end = line.iter().fold(state.clone(), |state, &mv| game.after(&state, mv));
    !line.is_empty() && game.turn(&end) != Turn::Over && game.repetition().is_none()
}

/// Who wins from the start, in one letter.
fn outcomes<G: Duel + Played>(
    auto: &Arc<Auto<G>>,
    sums: Option<Sums<G>>,
    bites: Option<&Bites<G>>,
) -> Question<FullObservation<G>> {
    let first = first_moves(auto);
    let auto = Arc::clone(auto);
    let winner = move |game: &G, state: &G::State, limits: Limits<'_>| {
        let found = auto.outcome(game, state, limits);
        let cause = found.stopped.unwrap_or(Stopped::Asked);
        let unproved = JobError::Stopped { cause, nodes: found.nodes };
        let winner = found.value.map(Value::winner).ok_or(unproved)?;
        Ok::<_, JobError>((winner, found.nodes))
    };
    let letter = move |opened: &Opened<FullObservation<G>>,
                       start: &G::State,
                       _: &Args,
                       limits: Limits<'_>| {
        let game = &opened.table.game;
        let (first, spent) = winner(game, start, limits)?;
        let by_side = |player: Player| opened.table.card.sides[player.index()].to_string();
        // Impartial games look the same to both players, so nobody can always win them.
        let other_start = match sums {
            Some(_) => None,
            None => game.with_turn(start, Player::SECOND),
        };
        let left = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        let limits = Limits { nodes: left, ..limits };
        let second = other_start.map(|start| winner(game, &start, limits)).transpose()?;
        let letter = match (first, second) {
            (Winner::Player(a), Some((Winner::Player(b), _))) if a == b => by_side(a),
            (Winner::Player(player), _) => player.to_string(),
            (Winner::Draw, _) => "=".to_owned(),
        };
        Ok(Answer::Outcome(letter, spent + second.map_or(0, |(_, nodes)| nodes)))
    };
    let mut jobs = vec![Job::new("outcome", common::TABLE.about, letter), first];
    jobs.extend(bites.map(bites::first_moves_job));
    Question::new(common::TABLE, jobs)
}

/// The first moves by which player 1 wins, however long that takes.
fn first_moves<G: Duel + Played>(auto: &Arc<Auto<G>>) -> Job<FullObservation<G>> {
    let auto = Arc::clone(auto);
    let about = Text::new("all winning first moves", "tous les premiers coups gagnants");
    Job::new("first-moves", about, move |opened, start, _, limits| {
        let game = &opened.table.game;
        let found = auto.judge_each(game, start, limits).found;
        if found.moves.iter().any(|judged| judged.value.is_none()) {
            let cause = found.stopped.unwrap_or(Stopped::Asked);
            return Err(JobError::Stopped { cause, nodes: found.nodes });
        }
        let Turn::Player(mover) = game.turn(start) else {
            return Ok(Answer::FirstMoves(Vec::new(), found.nodes));
        };
        let wins = |judged: &&Judged<G::Move>| {
            judged.value.is_some_and(|value| value.winner() == Winner::Player(mover))
        };
        let winning = found.moves.iter().filter(wins).map(|judged| judged.mv.to_string());
        Ok(Answer::FirstMoves(winning.collect(), found.nodes))
    })
}

fn grundy<G: Duel + Played>(sums: Option<Sums<G>>) -> Question<FullObservation<G>> {
    let Some(sums) = sums else {
        return Question::refused(common::GRUNDY, common::DIFFERENT_MOVES);
    };
    let about = common::GRUNDY.about;
    let value =
        move |game: &Opened<FullObservation<G>>, state: &G::State, _: &Args, limits: Limits<'_>| {
            let states = [state.clone()];
            let game = &game.table;
            let values = stopped_at(limits, |limits| (sums.values)(&game.game, &states, limits))?;
            let value = values.and_then(|values| values.first().copied());
            value.map(Answer::Grundy).ok_or_else(|| MISERE.error("grundy", game.card.name))
        };
    let heaps = move |game: &Opened<FullObservation<G>>, _: &G::State, _: &Args, _: Limits<'_>| {
        let game = &game.table;
        if !(sums.decide)(&game.game) {
            return Err(MISERE.error("grundy", game.card.name));
        }
        Ok(Answer::Heaps((sums.heaps)(&game.game)))
    };
    let jobs = vec![Job::new("value", about, value), Job::new("heaps", about, heaps)];
    Question::new(common::GRUNDY, jobs)
}

fn count<G: Duel + Played>(
    sums: Option<Sums<G>>,
    bites: Option<&Bites<G>>,
) -> Question<FullObservation<G>> {
    let count =
        move |game: &Opened<FullObservation<G>>, state: &G::State, _: &Args, limits: Limits<'_>| {
            let mut counted = game.table.counted(state, limits)?;
            // What is counted already is not given up for the boards.
            let boards = survey::boards(&game.table.game, state, limits).ok().flatten();
            counted.boards = boards.map(|count| count.boards);
            // Which options a board has depends on the player unless the game is impartial.
            counted.board_arcs = boards.filter(|_| sums.is_some()).map(|count| count.arcs);
            Ok(Answer::Counted(counted))
        };
    let mut jobs = vec![Job::new("count", common::COUNT.about, count).exhaustive()];
    jobs.extend(bites.map(bites::lost_job));
    Question::new(common::COUNT, jobs)
}

/// Best moves by the methods that are tried where none is named.
fn best_moves<G: Duel>(auto: &Arc<Auto<G>>) -> BestMoves<G> {
    let auto = Arc::clone(auto);
    Arc::new(move |game, state, limits| {
        let found = auto.solve(game, state, limits).found;
        if found.best.is_empty() {
            return Err(found.stopped.unwrap_or(Stopped::Asked).into());
        }
        Ok((found.best, found.proof))
    })
}
