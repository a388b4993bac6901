//! Races for points.

use std::sync::Arc;

use stratege_core::{Limits, Pace, Player, Race, SetupError, Text, Turn};
use stratege_solvers::{learning::QLearning, race};
use stratege_tournament::{
    exact::race_table,
    observation::PartialObservation,
    strategies::{for_races, race::learned},
};

use crate::{
    JobError,
    answer::Answer,
    export, family,
    job::{Args, Why},
    learning::{LearningSetup, learn, of_race},
    opened::{Opened, Points},
    question::{Job, Question},
    race_report::{RaceRequest, Solutions, report},
    report::{Gain, MoveReport, Solved, Verdict},
    table::{GameSetup, Played, stopped_at, turn_number},
};

use super::common;

/// The method for races.
const METHOD: &str = "dynamic";

/// Choices whose gains differ by less are equally good.
const TIE: f64 = race::TIE;

/// What does not apply where dice are thrown.
const CHANCE: Why = Why::new("it involves chance", "le hasard y joue un rôle", "dice");

/// A race.
pub(crate) fn open<G: Race + Clone + Played>(
    table: GameSetup<G>,
) -> Result<Opened<PartialObservation<G>>, SetupError> {
    let unfit = |_| SetupError::Unfit {
        why: Text::new(
            "this race cannot be computed: a choice gains almost nothing, or far too much",
            "cette course ne peut pas être calculée : un choix ne rapporte presque rien, ou \
             beaucoup trop",
        ),
    };
    let rules = Arc::new(race::Race::of(&table.game).map_err(unfit)?);
    let pace = table.game.pace();
    let points: Arc<Points> = Arc::new({
        let (rules, solutions) = (Arc::clone(&rules), Solutions::default());
        Box::new(move |request: &RaceRequest, limits: Limits<'_>| {
            stopped_at(limits, |limits| report(&rules, pace, &solutions, request, limits))
        })
    });
    let about = Text::new(
        "dynamic programming over both scores, with a matrix game at each if choices are \
         simultaneous",
        "programmation dynamique sur les deux scores, avec un jeu matriciel à chacun si les choix \
         sont simultanés",
    );
    let dynamic = Job::new(METHOD, about, {
        let (rules, points) = (Arc::clone(&rules), Arc::clone(&points));
        move |game: &Opened<PartialObservation<G>>,
              state: &G::State,
              _: &Args,
              limits: Limits<'_>| {
            Ok(Answer::Solved(solve(&game.table, &rules, &points, state, limits)?))
        }
    });
    let questions = vec![
        Question::new(common::SOLVE, vec![dynamic]),
        Question::refused(common::CERTIFICATE, common::NOT_FORCED),
        Question::refused(common::TABLE, CHANCE),
        Question::refused(common::GRUNDY, CHANCE),
        Question::refused(common::VALUE, CHANCE),
        Question::refused(common::COUNT, CHANCE),
        Question::refused(common::GRAPH, CHANCE),
        Question::refused(common::TREE, CHANCE),
        common::perft(),
        export::of_views(),
        Question::refused(common::OPENINGS, common::NO_OPENINGS),
        Question::spoken(common::HINT),
        Question::spoken(common::TOURNAMENT),
        common::learn(|_| Err(common::UNSETTLED)),
        Question::spoken(common::DICE),
    ];
    Ok(Opened {
        family: &family::RACE,
        table,
        questions,
        // Chance is at work: what follows is not for the players to choose.
        ready: |game, state, job| match game.table.game.turn(state) {
            Turn::Chance => Err(CHANCE.error(job, game.table.card.name)),
            _ => Ok(()),
        },
        strategies: Box::new({
            let rules = Arc::clone(&rules);
            move |game, host| {
                let mut kinds = for_races(&rules, pace, host);
                kinds.all.push(learned(game.table.params.clone(), &rules, host));
                kinds
            }
        }),
        exact: Box::new({
            let rules = Arc::clone(&rules);
            move |contest, threads, limits| race_table(contest, &rules, threads, limits)
        }),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        advise: Box::new({
            let points = Arc::clone(&points);
            move |game, play, _, limits| solve(&game.table, &rules, &points, play.state, limits)
        }),
        learn: Some(|game, request, audience, limits| {
            let setup = LearningSetup {
                table: &game.table,
                seats: &Player::BOTH,
                trajectories: None,
                q: QLearning::of_race,
                examine: of_race,
            };
            learn(&setup, request, audience, limits)
        }),
        map: None,
        race: Some(Box::new(move |request, limits| points(request, limits))),
        planning: None,
        seen: |game, state, player| game.veil(state, player),
        holding: |game, state, player| {
            Some(game.holding(&game.view(state, player))).filter(|held| !held.is_empty())
        },
        secret: |_| false,
        concealed: |game, state| {
            let chooses_second = game.turn(state) == Turn::Player(Player::SECOND);
            usize::from(game.pace() == Pace::AtOnce && chooses_second)
        },
        told: |game, state, player| Some(game.write_view(&game.view(state, player))),
        payoffs: [-1, 1],
    })
}

fn solve<G: Race + Clone + Played>(
    table: &GameSetup<G>,
    rules: &race::Race,
    points: &Points,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let game = &table.game;
    let mut solved = Solved {
        nodes: u64::from(rules.target()).pow(2),
        ..Solved::blank(game.write(state), turn_number(game, state), METHOD)
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
    let found = points(&request, limits)?.at.expect("it was asked for");
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
    solved.gain = Some(Gain::Mean(found.value.number()));
    Ok(solved)
}
