//! Games for one player behind text.

use std::{sync::Arc, time::Duration};

use stratege_core::{Limits, Player, Puzzle, Text};
use stratege_solvers::{arena::reachable, learning::QLearning, puzzle, trajectories::Trajectories};
use stratege_tournament::{
    bots::BotLimits,
    sight::Whole,
    strategies::{for_puzzles, learned, optimal::BestMoves},
    strategy::Shelf,
};

use crate::{
    AnyGame, ArenaRequest, Family, JobError, Listing, Offer, SolveRequest,
    family_jobs::FamilyJobs,
    learning::{Audience, LearnReport, LearnRequest, School, learn, of_whole},
    report::{ArenaReport, MoveReport, Proof, Solved, Verdict},
    table::{Played, Table, heuristics, stopped_at, turn_number, unknown_method},
};

/// A puzzle with its parameters.
pub(crate) struct PuzzleTable<G: Puzzle> {
    table: Table<G>,
}

/// The methods for puzzles.
const METHODS: [Offer; 2] = [
    Offer {
        name: "any",
        about: Text::new("the first solution found", "la première solution trouvée"),
    },
    Offer {
        name: "shortest",
        about: Text::new("a solution with the fewest moves", "une solution en un minimum de coups"),
    },
];

impl<G: Puzzle + Played> PuzzleTable<G> {
    pub(crate) fn listing() -> Listing {
        Listing {
            card: G::card(),
            family: Family::Puzzle,
            strategies: shelf::<G>(BotLimits::default())
                .kinds
                .into_iter()
                .map(|kind| kind.card)
                .chain([learned::card()])
                .collect(),
            methods: METHODS.to_vec(),
            heuristics: heuristics::<G>()
                .into_iter()
                .map(|heuristic| Offer { name: heuristic.name, about: heuristic.about })
                .collect(),
            open: |params| {
                let game = G::setup(&params)?;
                Ok(Box::new(PuzzleTable { table: Table::new(game, params, G::card()) }))
            },
        }
    }

    /// A puzzle that is set up already.
    pub(crate) fn of(table: Table<G>) -> Box<dyn AnyGame> {
        Box::new(PuzzleTable { table })
    }

    fn one_player(&self, job: &str, instead: &'static str) -> JobError {
        JobError::DoesNotApply {
            job: job.to_owned(),
            game: self.table.card.name,
            why: Text::new("it has one player", "il n'a qu'un joueur"),
            instead,
        }
    }
}

impl<G: Puzzle + Played> FamilyJobs for PuzzleTable<G> {
    type Game = G;
    type Sight = Whole<G>;

    fn family(&self) -> Family {
        Family::Puzzle
    }

    fn table(&self) -> &Table<G> {
        &self.table
    }

    fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    fn solve_state(
        &self,
        state: &G::State,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        let method = match (request.method, request.shortest) {
            (None | Some("any"), false) => METHODS[0],
            (None | Some("any"), true) | (Some("shortest"), _) => METHODS[1],
            (Some(name), _) => {
                return Err(unknown_method(name, METHODS.map(|method| method.name)));
            }
        };
        let game = &self.table.game;
        let solve = if method.name == "any" { puzzle::any } else { puzzle::shortest };
        let solution = stopped_at(limits, |limits| solve(game, state, limits))?;
        let steps: Vec<String> = solution.steps.iter().flatten().map(ToString::to_string).collect();
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        let first = steps.first();
        let report = |mv: &G::Move| {
            let notation = mv.to_string();
            // One solution says nothing about the moves that it does not make.
            let value = match &solution.steps {
                Some(_) => (Some(&notation) == first).then_some(Verdict::Win),
                None => Some(Verdict::Loss),
            };
            MoveReport { notation, value, ..MoveReport::default() }
        };
        let solved = solution.steps.is_some();
        Ok(Solved {
            position: game.write(state),
            turn: turn_number(game, state),
            value: Some(if solved { Verdict::Win } else { Verdict::Loss }),
            winner: solved.then_some(Player::FIRST.number()),
            distance: solved.then_some(solution.moves),
            gain: None,
            grundy: None,
            best: first.cloned().into_iter().collect(),
            moves: moves.iter().map(report).collect(),
            line: steps,
            line_cut: false,
            proof: Proof::Exact,
            method: method.name,
            tried: vec![method.name],
            depth: None,
            nodes: solution.nodes,
            stopped: false,
            seconds: 0.0,
        })
    }

    fn outcome_letter(&self, limits: Limits<'_>) -> Result<(String, u64), JobError> {
        let request = SolveRequest::default();
        let solved = self.solve_state(&self.table.game.start(), &request, limits)?;
        let letter = if solved.value == Some(Verdict::Win) { "1" } else { "=" };
        Ok((letter.to_owned(), solved.nodes))
    }

    fn grundy_value(&self, _state: &G::State, _limits: Limits<'_>) -> Result<u64, JobError> {
        Err(self.one_player("grundy", "solve"))
    }

    fn arena_from(
        &self,
        state: &G::State,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        let arena = stopped_at(limits, |limits| reachable(&self.table.game, state, limits))?;
        self.table.arena_report("reachable", &arena, request.attractor, limits)
    }

    fn advise(
        &self,
        state: &G::State,
        _: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        self.solve_state(state, &SolveRequest::default(), limits)
    }

    fn learn_by(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn Audience>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        let school = School {
            table: &self.table,
            seats: &[Player::FIRST],
            trajectories: Some(Trajectories::of_puzzle),
            q: QLearning::of_puzzle,
            examine: of_whole,
        };
        learn(&school, request, audience, limits)
    }

    fn shelf(&self, bots: BotLimits) -> Shelf<Whole<G>> {
        let mut shelf = shelf(bots);
        shelf.kinds.push(learned::kind(self.table.params.clone(), search()));
        shelf
    }
}

fn shelf<G: Puzzle + Played>(bots: BotLimits) -> Shelf<Whole<G>> {
    for_puzzles(heuristics::<G>(), search(), bots)
}

/// The first move of a solution.
fn search<G: Puzzle>() -> BestMoves<G> {
    Arc::new(|game, state, limits| {
        let solution = puzzle::any(game, state, limits)?;
        let first = solution.steps.and_then(|steps| steps.first().copied());
        Ok((first.into_iter().collect(), stratege_solvers::Proof::Exact))
    })
}
