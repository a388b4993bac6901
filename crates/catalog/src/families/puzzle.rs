//! Games for one player.

use std::sync::Arc;

use stratege_core::{Limits, Player, Puzzle, Stopped, Text};
use stratege_solvers::{
    arena::reachable,
    learning::QLearning,
    puzzle::{self, Solution},
    trajectories::Trajectories,
};
use stratege_tournament::{
    exact::cross_table,
    observation::FullObservation,
    strategies::{for_puzzles, learned, optimal::BestMoves},
};

use crate::{
    JobError,
    answer::Answer,
    certificate::Certificate,
    export, family,
    job::{Args, JobOption, OptionKind},
    learning::{LearningSetup, learn, of_whole},
    opened::Opened,
    question::{Job, Question},
    report::{MoveReport, Solved, Verdict},
    table::{GameSetup, Played, heuristics, stopped_at, turn_number},
};

use super::common;

const ANY_OPTIONS: &[JobOption] = &[JobOption {
    name: "shortest",
    about: Text::new(
        "a solution with the fewest moves instead of any",
        "une solution en un minimum de coups, au lieu de n'importe laquelle",
    ),
    kind: OptionKind::Flag,
    default: None,
}];

/// A puzzle.
pub(crate) fn open<G: Puzzle + Played>(table: GameSetup<G>) -> Opened<FullObservation<G>> {
    let about = Text::new("the first solution found", "la première solution trouvée");
    let any =
        Job::new("any", about, |game: &Opened<FullObservation<G>>, state, args: &Args, limits| {
            let wanted = if args.flag("shortest") { Wanted::Shortest } else { Wanted::Any };
            Ok(Answer::Solved(solve(&game.table, state, wanted, limits)?))
        });
    let about =
        Text::new("a solution with the fewest moves", "une solution en un minimum de coups");
    let shortest =
        Job::new("shortest", about, |game: &Opened<FullObservation<G>>, state, _, limits| {
            Ok(Answer::Solved(solve(&game.table, state, Wanted::Shortest, limits)?))
        });
    let outcome =
        |game: &Opened<FullObservation<G>>, start: &G::State, _: &Args, limits: Limits<'_>| {
            let solved = solve(&game.table, start, Wanted::Any, limits)?;
            let letter = if solved.value == Some(Verdict::Win) { "1" } else { "=" };
            Ok(Answer::Outcome(letter.to_owned(), solved.nodes))
        };
    let questions = vec![
        Question::new(common::SOLVE, vec![any.options(ANY_OPTIONS), shortest.options(ANY_OPTIONS)]),
        certificate(),
        Question::new(common::TABLE, vec![Job::new("outcome", common::TABLE.about, outcome)]),
        Question::refused(common::GRUNDY, common::one_player("solve")),
        Question::refused(common::VALUE, common::one_player("solve")),
        common::count(),
        common::graph(common::Extent::Reachable, |game, state, _, limits| {
            reachable(&game.table.game, state, limits)
        }),
        common::tree(),
        common::perft(),
        Question::refused(export::EXPORT, common::one_player("graph")),
        Question::refused(common::OPENINGS, common::NO_OPENINGS),
        Question::spoken(common::HINT),
        Question::refused(common::TOURNAMENT, common::one_player("solve")),
        common::learn(|_| Ok(())),
        Question::refused(common::DICE, common::NO_RACE),
    ];
    Opened {
        family: &family::PUZZLE,
        table,
        questions,
        ready: |_, _, _| Ok(()),
        strategies: Box::new(|game, host| {
            let best = game.best_moves(&search());
            let mut kinds = for_puzzles(heuristics::<G>(), best, host);
            kinds.all.push(learned::kind(game.table.params.clone(), search(), host));
            kinds
        }),
        exact: Box::new(cross_table),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        advise: Box::new(|game, play, _, limits| {
            solve(&game.table, play.state, Wanted::Any, limits)
        }),
        learn: Some(|game, request, audience, limits| {
            let setup = LearningSetup {
                table: &game.table,
                seats: &[Player::FIRST],
                trajectories: Some(Trajectories::of_puzzle),
                q: QLearning::of_puzzle,
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

/// A solution as a file that can be checked.
fn certificate<G: Puzzle + Played>() -> Question<FullObservation<G>> {
    let about = Text::new("a solution that can be replayed", "une solution que l'on peut rejouer");
    let find =
        |game: &Opened<FullObservation<G>>, state: &G::State, args: &Args, limits: Limits<'_>| {
            let wanted = if args.flag("shortest") { Wanted::Shortest } else { Wanted::Any };
            let game = &game.table;
            let solution = stopped_at(limits, |limits| wanted.find(&game.game, state, limits))?;
            let certificate = solution.steps.as_ref().map(|steps| {
                let mut here = state.clone();
                let mut step = |&mv: &G::Move| {
                    let position = game.game.write(&here);
                    game.game.play(&mut here, mv);
                    (position, mv.to_string())
                };
                Certificate {
                    game: game.word(),
                    position: game.game.write(state),
                    winner: Some(Player::FIRST.number()),
                    within: steps.len() as u32,
                    moves: steps.iter().map(&mut step).collect(),
                }
            });
            let solved = report(game, state, wanted, &solution);
            Ok(Answer::Certified(solved, certificate))
        };
    let job = Job::new("solution", about, find).options(ANY_OPTIONS);
    Question::new(common::CERTIFICATE, vec![job])
}

/// Which solution is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Any,
    Shortest,
}

impl Wanted {
    fn method(self) -> &'static str {
        match self {
            Wanted::Any => "any",
            Wanted::Shortest => "shortest",
        }
    }

    fn find<G: Puzzle>(
        self,
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Solution<G::Move>, Stopped> {
        match self {
            Wanted::Any => puzzle::any(game, state, limits),
            Wanted::Shortest => puzzle::shortest(game, state, limits),
        }
    }
}

fn solve<G: Puzzle + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    wanted: Wanted,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let solution = stopped_at(limits, |limits| wanted.find(&table.game, state, limits))?;
    Ok(report(table, state, wanted, &solution))
}

fn report<G: Puzzle + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    wanted: Wanted,
    solution: &Solution<G::Move>,
) -> Solved {
    let game = &table.game;
    let steps: Vec<String> = solution.steps.iter().flatten().map(ToString::to_string).collect();
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let first = steps.first();
    let told = |mv: &G::Move| {
        let notation = mv.to_string();
        // One solution says nothing about the moves that it does not make.
        let value = match &solution.steps {
            Some(_) => (Some(&notation) == first).then_some(Verdict::Win),
            None => Some(Verdict::Loss),
        };
        MoveReport { notation, value, ..MoveReport::default() }
    };
    let solved = solution.steps.is_some();
    Solved {
        value: Some(if solved { Verdict::Win } else { Verdict::Loss }),
        winner: solved.then_some(Player::FIRST.number()),
        distance: solved.then_some(solution.moves),
        best: first.cloned().into_iter().collect(),
        moves: moves.iter().map(told).collect(),
        line: steps,
        nodes: solution.nodes,
        ..Solved::blank(game.write(state), turn_number(game, state), wanted.method())
    }
}

/// The first move of a solution.
fn search<G: Puzzle>() -> BestMoves<G> {
    Arc::new(|game, state, limits| {
        let solution = puzzle::any(game, state, limits)?;
        let first = solution.steps.and_then(|steps| steps.first().copied());
        Ok((first.into_iter().collect(), stratege_solvers::Proof::Exact))
    })
}
