//! Races for points behind text.

use std::{sync::Arc, time::Duration};

use stratege_core::{Limits, Pace, Params, Player, Race, SetupError, Text, Turn};
use stratege_solvers::{learning::QLearning, race};
use stratege_tournament::{
    bots::BotLimits,
    exact::{ExactPairing, Inexact, race_table},
    running::Contest,
    sight::Veiled,
    strategies::{for_races, race::learned},
    strategy::Shelf,
};

use crate::{
    ArenaRequest, Family, JobError, Listing, Offer, SolveRequest,
    family_jobs::FamilyJobs,
    learning::{Audience, LearnReport, LearnRequest, School, learn, of_race},
    race_report::{RaceReport, RaceRequest, Solutions, report},
    report::{ArenaReport, Counted, MoveReport, Proof, Solved, Verdict},
    table::{Played, Table, stopped_at, turn_number, unknown_method},
};

/// A race with its parameters.
pub(crate) struct RaceTable<G: Race> {
    table: Table<G>,
    rules: Arc<race::Race>,
    solutions: Solutions,
}

/// The method for races.
const METHODS: [Offer; 1] = [Offer {
    name: "dynamic",
    about: Text::new(
        "dynamic programming over both scores, with a matrix game at each if choices are \
         simultaneous",
        "programmation dynamique sur les deux scores, avec un jeu matriciel à chacun si les choix \
         sont simultanés",
    ),
}];

/// Choices whose gains differ by less are equally good.
const TIE: f64 = race::TIE;

impl<G: Race + Clone + Played> RaceTable<G> {
    pub(crate) fn listing() -> Listing {
        let default = Params::default_of::<G>();
        let table = RaceTable::<G>::with(default).expect("the defaults of a card are allowed");
        Listing {
            card: G::card(),
            family: Family::Race,
            methods: METHODS.to_vec(),
            heuristics: Vec::new(),
            strategies: table
                .shelf(BotLimits::default())
                .kinds
                .into_iter()
                .map(|kind| kind.card)
                .collect(),
            open: |params| Ok(Box::new(RaceTable::<G>::with(params)?)),
        }
    }

    fn with(params: Params) -> Result<RaceTable<G>, SetupError> {
        let game = G::setup(&params)?;
        let unfit = |_| SetupError::Unfit {
            why: Text::new(
                "this race cannot be computed: a choice gains almost nothing, or far too much",
                "cette course ne peut pas être calculée : un choix ne rapporte presque rien, ou \
                 beaucoup trop",
            ),
        };
        let rules = Arc::new(race::Race::of(&game).map_err(unfit)?);
        let table = Table { game, params, card: G::card() };
        Ok(RaceTable { table, rules, solutions: Solutions::default() })
    }

    fn does_not_apply(&self, job: &str) -> JobError {
        JobError::DoesNotApply {
            job: job.to_owned(),
            game: self.table.card.name,
            why: Text::new("it involves chance", "le hasard y joue un rôle"),
            instead: "dice",
        }
    }
}

impl<G: Race + Clone + Played> FamilyJobs for RaceTable<G> {
    type Game = G;
    type Sight = Veiled<G>;

    fn family(&self) -> Family {
        Family::Race
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
        if let Some(name) = request.method.filter(|name| !["auto", METHODS[0].name].contains(name))
        {
            return Err(unknown_method(name, METHODS.map(|method| method.name)));
        }
        let game = &self.table.game;
        let mut solved = Solved {
            position: game.write(state),
            turn: turn_number(game, state),
            value: None,
            winner: None,
            distance: None,
            gain: None,
            grundy: None,
            best: Vec::new(),
            moves: Vec::new(),
            line: Vec::new(),
            proof: Proof::Exact,
            method: METHODS[0].name,
            tried: vec![METHODS[0].name],
            depth: None,
            nodes: u64::from(self.rules.target()).pow(2),
            stopped: false,
            seconds: 0.0,
        };
        let Turn::Player(player) = game.turn(state) else {
            let payoff = game.payoff(state, Player::FIRST);
            solved.winner = match payoff {
                1.. => Some(1),
                0 => None,
                ..0 => Some(2),
            };
            solved.value = (payoff == 0).then_some(Verdict::Draw);
            return Ok(solved);
        };
        let view = game.view(state, player);
        let request = RaceRequest { at: Some(game.points(&view)), ..RaceRequest::default() };
        let found = self.race_from(&request, limits)?.at.expect("it was asked for");
        let mut moves = Vec::new();
        game.moves_in(&view, &mut moves);
        let most = found.choices.iter().map(|choice| choice.gain.number());
        let most = most.fold(f64::NEG_INFINITY, f64::max);
        for (mv, choice) in moves.iter().zip(&found.choices) {
            let gain = choice.gain.number();
            let is_best = match game.pace() {
                Pace::InTurn => gain >= most - TIE,
                Pace::AtOnce => choice.chance > 0.0,
            };
            let notation = mv.to_string();
            if is_best {
                solved.best.push(notation.clone());
            }
            let chance = (game.pace() == Pace::AtOnce).then_some(choice.chance);
            solved.moves.push(MoveReport {
                notation,
                gain: Some(gain),
                chance,
                ..MoveReport::default()
            });
        }
        solved.gain = Some(found.value.number());
        Ok(solved)
    }

    fn outcome_letter(&self, _: Limits<'_>) -> Result<(String, u64), JobError> {
        Err(self.does_not_apply("--table"))
    }

    fn grundy_value(&self, _: &G::State, _: Limits<'_>) -> Result<u64, JobError> {
        Err(self.does_not_apply("grundy"))
    }

    fn count_from(&self, _: &G::State, _: Limits<'_>) -> Result<Counted, JobError> {
        Err(self.does_not_apply("count"))
    }

    fn arena_from(
        &self,
        _: &G::State,
        _: &ArenaRequest<'_>,
        _: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        Err(self.does_not_apply("graph"))
    }

    fn advise(
        &self,
        state: &G::State,
        _: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError> {
        self.solve_state(state, &SolveRequest::default(), limits)
    }

    fn exact_pairings(
        &self,
        contest: &Contest<'_, Veiled<G>>,
        threads: usize,
        limits: Limits<'_>,
    ) -> Result<Vec<ExactPairing>, Inexact> {
        race_table(contest, &self.rules, threads, limits)
    }

    fn race_from(&self, request: &RaceRequest, limits: Limits<'_>) -> Result<RaceReport, JobError> {
        stopped_at(limits, |limits| {
            report(&self.rules, self.table.game.pace(), &self.solutions, request, limits)
        })
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
            trajectories: None,
            q: QLearning::of_race,
            examine: of_race,
        };
        learn(&school, request, audience, limits)
    }

    fn shelf(&self, bots: BotLimits) -> Shelf<Veiled<G>> {
        let mut shelf = for_races(&self.rules, self.table.game.pace(), bots);
        shelf.kinds.push(learned(self.table.params.clone(), &self.rules));
        shelf
    }

    /// Chance is at work: what follows is not for the players to choose.
    fn check_seen(&self, state: &G::State, job: &str) -> Result<(), JobError> {
        match self.table.game.turn(state) {
            Turn::Chance => Err(self.does_not_apply(job)),
            _ if job == "tree" => Err(self.does_not_apply(job)),
            _ => Ok(()),
        }
    }

    fn seen(&self, state: &G::State, player: Player) -> G::State {
        self.table.game.veil(state, player)
    }

    fn holding(&self, state: &G::State, player: Player) -> Option<String> {
        let game = &self.table.game;
        Some(game.holding(&game.view(state, player))).filter(|held| !held.is_empty())
    }
}
