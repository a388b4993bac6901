//! Games of two players behind text.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use stratege_core::{
    Duel, Game, Limits, Params, Player, SetupError, Stopped, Text, Value, Watch, Winner,
};
use stratege_solvers::{
    Found, Judged,
    arena::{complete, reachable},
    learning::QLearning,
    proof_number::Prover,
    survey,
    trajectories::Trajectories,
};
use stratege_tournament::{
    bots::BotLimits,
    sight::Whole,
    strategies::{alpha_beta::Deadline, for_duels, learned, optimal::BestMoves},
    strategy::Shelf,
};

use crate::{
    AnyGame, ArenaRequest, Family, JobError, Listing, Offer, SolveRequest,
    auto::{self, Attempt, Tried, Try},
    certificate::Certificate,
    family_jobs::FamilyJobs,
    jobs::judge_all,
    learning::{Audience, LearnReport, LearnRequest, School, learn, of_whole},
    report::{ArenaReport, Counted, MoveReport, Solved, Verdict},
    table::{Played, Table, heuristics, stopped_at, turn_number, unknown_method},
};

/// A way of solving.
pub(crate) type Solve<G> = fn(
    &G,
    &<G as Game>::State,
    &SolveRequest<'_>,
    Limits<'_>,
) -> Result<Found<<G as Game>::Move>, Stopped>;

/// A way of solving, with its name.
pub(crate) struct Method<G: Duel> {
    pub(crate) offer: Offer,
    pub(crate) run: Solve<G>,
    pub(crate) reach: fn(&G, &G::State) -> Reach,
    /// Whether it searches deeper and deeper, so that it can be told how deep.
    pub(crate) deepens: bool,
    /// Why it does not apply to a game with these parameters, if it does not.
    pub(crate) refuses: fn(&G) -> Option<Text>,
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
}

/// The name under which no method is named.
const AUTO: &str = "auto";

impl<G: Duel> Methods<G> {
    fn offers(&self) -> Vec<Offer> {
        let auto = Offer { name: AUTO, about: self.about };
        std::iter::once(auto).chain(self.named.iter().map(|method| method.offer)).collect()
    }

    fn auto(&self, game: &G, state: &G::State, limits: Limits<'_>) -> Tried<G::Move> {
        auto::solve(&self.tries, self.estimate, game, state, limits)
    }
}

/// How much of a game a method looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// All positions below the one that is asked about: what cannot fit is not begun.
    AllPositions,
    /// As many as it needs, or as the limits allow.
    Selected,
}

/// The Grundy values of some positions, where they decide who wins.
pub(crate) type GrundyOf<G> =
    fn(&G, &[<G as Game>::State], Limits<'_>) -> Result<Option<Vec<u64>>, Stopped>;

/// The Grundy values of heaps up to a size, where they decide who wins.
pub(crate) type HeapsOf<G> = fn(&G, u32, Limits<'_>) -> Result<Option<Vec<u64>>, Stopped>;

/// How Grundy values are found, of positions and of heaps.
pub(crate) struct Sums<G: Game> {
    pub(crate) values: GrundyOf<G>,
    pub(crate) heaps: HeapsOf<G>,
}

/// A game of two players with its parameters and its methods.
pub(crate) struct DuelTable<G: Duel> {
    family: Family,
    table: Table<G>,
    methods: Arc<Methods<G>>,
    grundy: Option<Sums<G>>,
}

/// Boards visited for the Grundy values that stand beside an answer; they must not cost more
/// than the answer.
const GRUNDY_BESIDE: u64 = 300_000;

impl<G: Duel + Played> DuelTable<G> {
    pub(crate) fn listing(
        family: Family,
        methods: Methods<G>,
        open: fn(Params) -> Result<Box<dyn AnyGame>, SetupError>,
    ) -> Listing {
        Listing {
            card: G::card(),
            family,
            methods: methods.offers(),
            strategies: shelf(&Arc::new(methods), BotLimits::default())
                .kinds
                .into_iter()
                .map(|kind| kind.card)
                .chain([learned::card()])
                .collect(),
            heuristics: heuristics::<G>()
                .into_iter()
                .map(|heuristic| Offer { name: heuristic.name, about: heuristic.about })
                .collect(),
            open,
        }
    }

    pub(crate) fn open(
        family: Family,
        params: Params,
        methods: Methods<G>,
        grundy: Option<Sums<G>>,
    ) -> Result<Box<dyn AnyGame>, SetupError> {
        let game = G::setup(&params)?;
        let table = Table { game, params, card: G::card() };
        Ok(DuelTable::of(family, table, methods, grundy))
    }

    /// A game that is set up already.
    pub(crate) fn of(
        family: Family,
        table: Table<G>,
        methods: Methods<G>,
        grundy: Option<Sums<G>>,
    ) -> Box<dyn AnyGame> {
        Box::new(DuelTable { family, table, methods: Arc::new(methods), grundy })
    }

    fn solved(&self, state: &G::State, tried: Tried<G::Move>, limits: Limits<'_>) -> Solved {
        let grundy = self.grundy_beside(state, &tried.found.moves, limits);
        let position = self.table.game.write(state);
        let solved = solved_report(&self.table.game, position, state, &tried.found, &grundy);
        Solved { tried: tried.methods, ..solved }
    }

    /// The Grundy values of a position and of what its moves lead to, if quickly found.
    fn grundy_beside(
        &self,
        state: &G::State,
        moves: &[Judged<G::Move>],
        limits: Limits<'_>,
    ) -> Vec<u64> {
        let Some(grundy) = &self.grundy else { return Vec::new() };
        if moves.len() as u64 > GRUNDY_BESIDE {
            return Vec::new();
        }
        let after = moves.iter().map(|judged| self.table.game.after(state, judged.mv));
        let states: Vec<G::State> = std::iter::once(state.clone()).chain(after).collect();
        let limits = Limits { nodes: Some(GRUNDY_BESIDE), ..limits };
        (grundy.values)(&self.table.game, &states, limits).ok().flatten().unwrap_or_default()
    }

    /// Who wins from `state`, proved, and how many positions were visited.
    fn winner(&self, state: &G::State, limits: Limits<'_>) -> Result<(Winner, u64), JobError> {
        let found = self.methods.auto(&self.table.game, state, limits).found;
        let cause = found.stopped.unwrap_or(Stopped::Asked);
        let unproved = JobError::Stopped { cause, nodes: found.nodes };
        let winner = found.value.map(Value::winner).ok_or(unproved)?;
        Ok((winner, found.nodes))
    }
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
    let verdict = |value: Value| mover.map(|mover| verdict_for(value, mover));
    let distance = |value: Value| value.distance().filter(|_| found.has_distances);
    let judged = |(index, judged): (usize, &Judged<G::Move>)| MoveReport {
        notation: judged.mv.to_string(),
        value: judged.value.and_then(verdict),
        distance: judged.value.and_then(distance),
        estimate: judged.estimate.filter(|estimate| estimate.is_finite()),
        grundy: grundy.get(index + 1).copied(),
        ..MoveReport::default()
    };
    let winner = found.value.map(Value::winner);
    Solved {
        position,
        turn,
        value: found.value.and_then(verdict),
        winner: match winner {
            Some(Winner::Player(player)) => Some(player.number()),
            _ => None,
        },
        distance: found.value.and_then(distance),
        gain: None,
        grundy: grundy.first().copied(),
        best: found.best.iter().map(ToString::to_string).collect(),
        moves: found.moves.iter().enumerate().map(judged).collect(),
        line: found.line.iter().map(ToString::to_string).collect(),
        proof: found.proof.into(),
        method: found.method,
        tried: vec![found.method],
        depth: found.depth,
        nodes: found.nodes,
        stopped: found.stopped.is_some(),
        seconds: 0.0,
    }
}

fn verdict_for(value: Value, mover: Player) -> Verdict {
    match value.seen_by(mover) {
        1.. => Verdict::Win,
        0 => Verdict::Draw,
        ..0 => Verdict::Loss,
    }
}

impl<G: Duel + Played> FamilyJobs for DuelTable<G> {
    type Game = G;
    type Sight = Whole<G>;

    fn family(&self) -> Family {
        self.family
    }

    fn table(&self) -> &Table<G> {
        &self.table
    }

    fn solve_state(
        &self,
        state: &G::State,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        let game = &self.table.game;
        let no_depth = || {
            let (job, game) = ("--depth".to_owned(), self.table.card.name);
            let why =
                Text::new("this method takes no depth", "cette méthode ne prend pas de profondeur");
            JobError::DoesNotApply { job, game, why, instead: "proof" }
        };
        let Some(name) = request.method.filter(|&name| name != AUTO) else {
            if request.depth.is_some() {
                return Err(no_depth());
            }
            if (self.methods.reach)(game, state) == Reach::AllPositions {
                self.table.check_size(state, limits)?;
            }
            return Ok(self.solved(state, self.methods.auto(game, state, limits), limits));
        };
        let found = self.methods.named.iter().find(|method| method.offer.name == name);
        let known = self.methods.offers().into_iter().map(|offer| offer.name);
        let method = found.ok_or_else(|| unknown_method(name, known))?;
        if let Some(why) = (method.refuses)(&self.table.game) {
            let (job, game) = (method.offer.name.to_owned(), self.table.card.name);
            return Err(JobError::DoesNotApply { job, game, why, instead: "auto" });
        }
        if request.depth.is_some() && !method.deepens {
            return Err(no_depth());
        }
        if (method.reach)(&self.table.game, state) == Reach::AllPositions {
            self.table.check_size(state, limits)?;
        }
        let found = stopped_at(limits, |limits| (method.run)(game, state, request, limits))?;
        Ok(self.solved(state, Tried { methods: vec![found.method], found }, limits))
    }

    fn certify_state(
        &self,
        state: &G::State,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(Solved, Option<Certificate>), JobError> {
        let game = &self.table.game;
        let mut prover = Prover::new(game, state.clone());
        let found = prover.prove(request.depth, limits);
        let strategy = stopped_at(limits, |limits| prover.strategy(limits))?;
        let certificate = strategy.map(|strategy| {
            let line = |(state, mv): &(G::State, G::Move)| (game.write(state), mv.to_string());
            Certificate {
                game: self.word(),
                position: game.write(state),
                winner: strategy.winner.number(),
                within: strategy.within,
                moves: strategy.moves.iter().map(line).collect(),
            }
        });
        let tried = Tried { methods: vec![found.method], found };
        Ok((self.solved(state, tried, limits), certificate))
    }

    fn outcome_letter(&self, limits: Limits<'_>) -> Result<(String, u64), JobError> {
        let game = &self.table.game;
        let start = game.start();
        let (first, spent) = self.winner(&start, limits)?;
        let by_side = |player: Player| self.table.card.sides[player.index()].to_string();
        // Impartial games look the same to both players, so nobody can always win them.
        let other_start = match &self.grundy {
            Some(_) => None,
            None => game.with_turn(&start, Player::SECOND),
        };
        let left = limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        let limits = Limits { nodes: left, ..limits };
        let second = other_start.map(|start| self.winner(&start, limits)).transpose()?;
        let letter = match (first, second) {
            (Winner::Player(a), Some((Winner::Player(b), _))) if a == b => by_side(a),
            (Winner::Player(player), _) => player.to_string(),
            (Winner::Draw, _) => "=".to_owned(),
        };
        Ok((letter, spent + second.map_or(0, |(_, nodes)| nodes)))
    }

    fn grundy_value(&self, state: &G::State, limits: Limits<'_>) -> Result<u64, JobError> {
        let does_not_apply = |why| JobError::DoesNotApply {
            job: "grundy".to_owned(),
            game: self.table.card.name,
            why,
            instead: "solve",
        };
        let grundy = self.grundy.as_ref().ok_or_else(|| {
            does_not_apply(Text::new(
                "the players do not have the same moves",
                "les deux joueurs n'ont pas les mêmes coups",
            ))
        })?;
        let states = [state.clone()];
        let game = &self.table.game;
        let values = stopped_at(limits, |limits| (grundy.values)(game, &states, limits))?;
        values.and_then(|values| values.first().copied()).ok_or_else(|| {
            does_not_apply(Text::new(
                "Grundy values solve normal play only, not misère play",
                "les valeurs de Grundy ne résolvent que la convention normale, pas la misère",
            ))
        })
    }

    fn heap_values(&self, most: u32, limits: Limits<'_>) -> Result<Option<Vec<u64>>, JobError> {
        let Some(grundy) = &self.grundy else { return Ok(None) };
        stopped_at(limits, |limits| (grundy.heaps)(&self.table.game, most, limits))
    }

    fn count_from(&self, state: &G::State, limits: Limits<'_>) -> Result<Counted, JobError> {
        let mut counted = self.table.counted(state, limits)?;
        // What is counted already is not given up for the boards.
        let boards = survey::boards(&self.table.game, state, limits).ok().flatten();
        counted.boards = boards.map(|count| count.boards);
        // Which options a board has depends on the player unless the game is impartial.
        counted.board_arcs = boards.filter(|_| self.grundy.is_some()).map(|count| count.arcs);
        Ok(counted)
    }

    fn arena_from(
        &self,
        state: &G::State,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        let game = &self.table.game;
        let (extent, arena) = if request.complete {
            ("complete", stopped_at(limits, |limits| complete(game, state, limits))?)
        } else {
            ("reachable", stopped_at(limits, |limits| reachable(game, state, limits))?)
        };
        self.table.arena_report(extent, &arena, request.attractor, limits)
    }

    fn advise(
        &self,
        state: &G::State,
        thinking: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        let watch = FirstPart { outer: limits.watch, began: Instant::now(), thinking };
        let within = Limits { watch: &watch, ..limits };
        let solved = self.solve_state(state, &SolveRequest::default(), within);
        let unknown = |report: &MoveReport| report.value.is_none() && report.estimate.is_none();
        let known = solved.as_ref().is_ok_and(|solved| !solved.moves.iter().any(unknown));
        if known || limits.watch.stop() {
            return solved;
        }
        // Too large to solve at once: what a short search says of every move.
        let watch = Deadline { outer: limits.watch, at: Instant::now() + thinking / 3 };
        let found = judge_all(&self.table.game, state, Limits { watch: &watch, ..limits });
        let tried = Tried { methods: vec![found.method], found };
        let searched = self.solved(state, tried, limits);
        let Ok(mut solved) = solved else { return Ok(searched) };
        for (report, other) in solved.moves.iter_mut().zip(searched.moves) {
            if unknown(report) {
                *report = other;
            }
        }
        Ok(solved)
    }

    fn learn_by(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn Audience>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        let school = School {
            table: &self.table,
            seats: &Player::BOTH,
            trajectories: match self.table.game.repetition() {
                None => Some(Trajectories::of_duel),
                Some(_) => None,
            },
            q: QLearning::of_duel,
            examine: of_whole,
        };
        learn(&school, request, audience, limits)
    }

    fn shelf(&self, bots: BotLimits) -> Shelf<Whole<G>> {
        let mut shelf = shelf(&self.methods, bots);
        shelf.kinds.push(learned::kind(self.table.params.clone(), best_moves(&self.methods)));
        shelf
    }
}

/// Stops after two thirds of the time for thinking, however that changes meanwhile.
struct FirstPart<'a> {
    outer: &'a dyn Watch,
    began: Instant,
    thinking: Duration,
}

impl Watch for FirstPart<'_> {
    fn stop(&self) -> bool {
        let spent = self.began.elapsed();
        let left = self.thinking.saturating_sub(spent);
        let left = self.outer.left().map_or(left, |others| others.min(left));
        self.outer.stop() || spent >= 2 * left
    }
}

/// The strategies for a game with these methods.
fn shelf<G: Duel + Played>(methods: &Arc<Methods<G>>, bots: BotLimits) -> Shelf<Whole<G>> {
    for_duels(heuristics::<G>(), best_moves(methods), bots)
}

/// Best moves by the methods that are tried where none is named.
fn best_moves<G: Duel>(methods: &Arc<Methods<G>>) -> BestMoves<G> {
    let methods = Arc::clone(methods);
    Arc::new(move |game, state, limits| {
        let found = methods.auto(game, state, limits).found;
        if found.best.is_empty() {
            return Err(found.stopped.unwrap_or(Stopped::Asked));
        }
        Ok((found.best, found.proof))
    })
}
