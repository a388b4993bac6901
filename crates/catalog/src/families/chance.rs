//! Games in which both players see everything, with chance or with scores.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use stratege_clock::Instant;
use stratege_core::{Limits, Perfect, Player, Stopped, Text, Turn, ZeroSum};
use stratege_solvers::{
    expectation::{Expectation, Unvalued, expectation},
    mcts::{Tried, choose},
};
use stratege_tournament::{
    exact::cross_table,
    observation::FullObservation,
    strategies::{alpha_beta::Deadline, for_perfect, mcts::try_moves},
};

use crate::{
    JobError,
    answer::Answer,
    export, family,
    job::{Args, Why},
    map_report::MapReport,
    opened::{Mapped, Opened},
    question::{Job, Question},
    report::{Gain, MoveReport, Proof, Solved, Verdict},
    table::{GameSetup, Played, stopped_at, turn_number},
};

use super::{advising::FirstPart, common};

/// The method.
const METHOD: &str = "expectation";

/// What was worked out last: from the start, unless a position does not come after it.
type Known<G> = Arc<Mutex<Option<Arc<Expectation<G>>>>>;

/// A game with chance or with scores.
pub(crate) fn open<G: Perfect + Clone + Played>(table: GameSetup<G>) -> Opened<FullObservation<G>> {
    let known: Known<G> = Arc::default();
    let about = Text::new(
        "the mean of all outcomes of chance under best play, with bounds",
        "la moyenne sur tous les résultats du hasard si l'on joue au mieux, avec des bornes",
    );
    let expected = Job::new(METHOD, about, {
        let known = Arc::clone(&known);
        move |game: &Opened<FullObservation<G>>, state: &G::State, _: &Args, limits: Limits<'_>| {
            Ok(Answer::Solved(solve(&game.table, &known, state, limits)?))
        }
    });
    let why = unfit::<G>();
    let payoffs = table.game.range();
    let questions = vec![
        Question::new(common::SOLVE, vec![expected.exhaustive()]),
        Question::refused(common::CERTIFICATE, common::NOT_FORCED),
        Question::refused(common::TABLE, why),
        Question::refused(common::GRUNDY, why),
        Question::refused(common::VALUE, why),
        Question::refused(common::COUNT, Why { instead: "perft", ..why }),
        Question::refused(common::GRAPH, why),
        Question::refused(common::TREE, why),
        common::perft(),
        export::of_perfect(),
        Question::refused(common::OPENINGS, common::NO_OPENINGS),
        Question::spoken(common::HINT),
        Question::spoken(common::TOURNAMENT),
        Question::refused(common::LEARN, Why { instead: "tournament", ..why }),
        Question::refused(common::DICE, common::NO_RACE),
    ];
    Opened {
        family: &family::CHANCE,
        table,
        questions,
        ready: |_, _, _| Ok(()),
        strategies: Box::new(|_, host| for_perfect(host)),
        exact: Box::new(cross_table),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        map: G::chart().is_some().then(|| {
            let known = Arc::clone(&known);
            let map: Mapped<FullObservation<G>> = Box::new(move |game, limits| {
                let rules = &game.table.game;
                let found = worked_out(&game.table, &known, &rules.start(), limits)?;
                Ok(MapReport::of(rules, &found))
            });
            map
        }),
        advise: Box::new(move |game, play, thinking, limits| {
            advise(&game.table, &known, play.state, thinking, limits)
        }),
        learn: None,
        race: None,
        planning: None,
        seen: |_, state, _| state.clone(),
        holding: |_, _, _| None,
        secret: |_| false,
        concealed: |_, _| 0,
        told: |_, _, _| None,
        payoffs,
    }
}

/// The range of the payoffs, where it is not the usual one.
pub(super) fn range_of<G: ZeroSum>(game: &G) -> Option<[i32; 2]> {
    Some(game.range()).filter(|range| *range != [-1, 1])
}

/// What does not apply here.
fn unfit<G: Perfect>() -> Why {
    if G::HAS_CHANCE {
        Why::new("it involves chance", "le hasard y joue un rôle", "solve")
    } else {
        Why::new("it is played for a score", "on y joue pour un score", "solve")
    }
}

/// What every position from `state` on is worth, worked out unless it is known.
fn worked_out<G: Perfect + Clone + Played>(
    table: &GameSetup<G>,
    known: &Known<G>,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Arc<Expectation<G>>, JobError> {
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(found) = known.as_ref().filter(|found| found.between(state).is_some()) {
        return Ok(Arc::clone(found));
    }
    let mut endless = false;
    let found = stopped_at(limits, |limits| {
        expectation(&table.game, state, limits).map_err(|error| match error {
            Unvalued::Stopped(cause) => cause,
            Unvalued::Endless { .. } => {
                endless = true;
                Stopped::Depth
            }
        })
    });
    if endless {
        let why = Why::new(
            "the players could go on for ever without chance deciding anything",
            "les joueurs pourraient continuer sans fin sans que le hasard décide",
            "tournament",
        );
        return Err(why.error(METHOD, table.card.name));
    }
    let found = Arc::new(found?);
    // Whoever stopped meanwhile has no use for it, and rules from outside may have failed.
    if limits.watch.stop() {
        let nodes = found.positions() as u64;
        return Err(JobError::Stopped { cause: Stopped::Asked, nodes });
    }
    *known = Some(Arc::clone(&found));
    Ok(found)
}

/// What every move leads to, for somebody who waits: exact if that takes less than five sixths of
/// the time for `thinking`, else as random games say.
fn advise<G: Perfect + Clone + Played>(
    table: &GameSetup<G>,
    known: &Known<G>,
    state: &G::State,
    thinking: Duration,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let watch = FirstPart::of(thinking, 5, limits.watch);
    let exact = solve(table, known, state, Limits { watch: &watch, ..limits });
    match (exact, table.game.turn(state)) {
        (Err(JobError::Stopped { .. }), Turn::Player(player)) if !limits.watch.stop() => {
            let watch = Deadline { outer: limits.watch, at: Instant::now() + thinking / 6 };
            Ok(sampled(table, state, player, Limits { watch: &watch, ..limits }))
        }
        (exact, _) => exact,
    }
}

/// Games that are sampled for one hint, for all moves together.
const SIMULATIONS: u64 = 24_000;

/// What random games say of every move, more of them after promising ones.
fn sampled<G: Perfect + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    player: Player,
    limits: Limits<'_>,
) -> Solved {
    let game = &table.game;
    let tried = try_moves(game, state, SIMULATIONS, limits);
    let best = choose(&tried).map(|chosen| chosen.mv.to_string());
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let is_won_or_lost = range_of(game).is_none();
    let told = |&mv: &G::Move| {
        let known = tried.iter().find(|tried| tried.mv == mv && tried.visits > 0).map(Tried::mean);
        let seen_by_first = |mean: f64| if player.is_first() { mean } else { -mean };
        MoveReport {
            notation: mv.to_string(),
            win_chance: known.filter(|_| is_won_or_lost).map(|mean| mean.mul_add(0.5, 0.5)),
            estimate: known.filter(|_| !is_won_or_lost).map(seen_by_first),
            ..MoveReport::default()
        }
    };
    Solved {
        best: best.into_iter().collect(),
        moves: moves.iter().map(told).collect(),
        range: range_of(game),
        proof: Proof::Estimate,
        nodes: tried.iter().map(|tried| tried.visits).sum(),
        ..Solved::blank(game.write(state), Some(player.number()), "mcts")
    }
}

fn solve<G: Perfect + Clone + Played>(
    table: &GameSetup<G>,
    known: &Known<G>,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let game = &table.game;
    let found = worked_out(table, known, state, limits)?;
    let [low, high] = found.between(state).expect("it was worked out from there");
    let turn = turn_number(game, state);
    let sign = if turn == Some(2) { -1.0 } else { 1.0 };
    let told = |mv: stratege_solvers::expectation::Expected<G::Move>| MoveReport {
        notation: mv.mv.to_string(),
        gain: Some(sign * f64::midpoint(mv.between[0], mv.between[1])),
        ..MoveReport::default()
    };
    let moves = match game.turn(state) {
        Turn::Player(_) => found.moves(game, state).into_iter().map(told).collect(),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    // Without chance every value is a whole number.
    let settled = !G::HAS_CHANCE || game.turn(state) == Turn::Over;
    let payoff = settled.then_some(f64::midpoint(low, high).round() as i32);
    let winner = payoff.and_then(|payoff| match payoff {
        1.. => Some(Player::FIRST),
        0 => None,
        ..0 => Some(Player::SECOND),
    });
    let value = payoff.filter(|_| turn.is_some()).map(|_| match winner.map(Player::number) {
        None => Verdict::Draw,
        won if won == turn => Verdict::Win,
        Some(_) => Verdict::Loss,
    });
    let fair = G::HAS_CHANCE && found.is_decisive(state);
    Ok(Solved {
        value,
        winner: winner.map(Player::number),
        gain: Some(Gain::Between { low, high }),
        chance: fair.then_some(f64::midpoint(low, high).mul_add(0.5, 0.5)),
        payoff,
        range: range_of(game),
        best: found.best(game, state).iter().map(ToString::to_string).collect(),
        moves,
        nodes: found.positions() as u64,
        ..Solved::blank(game.write(state), turn, METHOD)
    })
}
