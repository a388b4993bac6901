//! Games with hidden parts: judged with everything on the table, played by what is seen.

use std::sync::Arc;

use stratege_core::{Hidden, Limits, Open, Stopped, Text, Turn};
use stratege_solvers::{
    Found,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    arena::reachable,
    memo, survey,
};
use stratege_tournament::{
    exact::cross_table,
    observation::PartialObservation,
    strategies::{
        equilibrium::{self, PlanSize},
        for_hidden, hidden,
    },
};

use crate::{
    JobError,
    answer::Answer,
    auto::{self, Attempt, Tried, Try, UNBOUNDED},
    export, family,
    job::{Args, Why},
    opened::{AUTO, Opened},
    question::{Job, Question},
    report::Solved,
    table::{GameSetup, Played, counted, stopped_at},
};

use super::{common, duel::solved_report, unseen, views};

/// Positions up to which the dictionary is preferred to searching.
const DICTIONARY: u64 = 1_000_000;

/// A game with hidden parts.
pub(crate) fn open<G: Hidden + Clone + Played>(
    table: GameSetup<G>,
) -> Opened<PartialObservation<G>> {
    let count = Job::new(
        "count",
        common::COUNT.about,
        |game: &Opened<PartialObservation<G>>, state, _, limits| {
            let open = dealt(&game.table, state);
            let survey = stopped_at(limits, |limits| survey::survey(&open, state, limits))?;
            Ok(Answer::Counted(counted(game.table.game.write(state), survey)))
        },
    );
    let solving = with_open_hands().into_iter().chain(views::equilibria()).collect();
    let size = PlanSize::default();
    let questions = vec![
        Question::new(common::SOLVE, solving),
        Question::refused(common::CERTIFICATE, common::NOT_FORCED),
        Question::refused(
            common::TABLE,
            Why::new("the value depends on the deal", "la valeur dépend de la donne", "tournament"),
        ),
        Question::refused(
            common::GRUNDY,
            Why { instead: "solve --position", ..common::DIFFERENT_MOVES },
        ),
        Question::refused(common::VALUE, common::NOT_COMBINATORIAL),
        Question::new(common::COUNT, vec![count]),
        common::graph(common::Extent::Reachable, |game, state, _, limits| {
            reachable(&dealt(&game.table, state), state, limits)
        }),
        common::tree(),
        common::perft(),
        export::of_views(),
        Question::refused(common::OPENINGS, common::NO_OPENINGS),
        Question::spoken(common::HINT),
        Question::spoken(common::TOURNAMENT),
        Question::refused(
            common::LEARN,
            Why::new(
                "it has hidden information or chance",
                "il comporte de l'information cachée ou du hasard",
                "tournament",
            ),
        ),
        Question::refused(common::DICE, common::NO_RACE),
    ];
    Opened {
        family: &family::HIDDEN,
        table,
        questions,
        // The whole game has an equilibrium; a deal is solved with all hands open.
        ready: |game, state, job| match job {
            _ if [common::SOLVE.name, export::EXPORT.name].contains(&job) => Ok(()),
            _ => check_dealt(game, state, job),
        },
        strategies: Box::new(move |game, host| {
            let mut kinds = for_hidden(host);
            kinds.all.extend(equilibrium::kinds(&game.table.game, &size));
            if game.table.game.is_open() {
                kinds.all.push(hidden::optimal());
            }
            kinds
        }),
        exact: Box::new(cross_table),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        advise: Box::new(|game, play, thinking, limits| {
            check_dealt(game, play.state, common::HINT.name)?;
            if game.table.game.is_open() {
                return Ok(solve(&game.table, play.state, limits));
            }
            Ok(unseen::sampled(&game.table, &play, thinking, limits))
        }),
        learn: None,
        race: None,
        map: None,
        planning: Some(views::planning()),
        seen: |game, state, player| game.veil(state, player),
        holding: |game, state, player| Some(game.holding(&game.view(state, player))),
        secret: |game| !game.is_open(),
        concealed: |_, _| 0,
        told: |game, state, player| Some(game.write_view(&game.view(state, player))),
        payoffs: [-1, 1],
    }
}

/// The ways to solve a deal, with all hands open.
fn with_open_hands<G: Hidden + Clone + Played>() -> [Job<PartialObservation<G>>; 3] {
    let about = Text::new(
        "tries the dictionary, then alpha-beta, all hands open",
        "essaie le dictionnaire, puis alpha-bêta, toutes les mains ouvertes",
    );
    let by_default =
        Job::new(AUTO, about, |game: &Opened<PartialObservation<G>>, state, _: &Args, limits| {
            Ok(Answer::Solved(solve(&game.table, state, limits)))
        });
    let about = Text::new(
        "min-max with a dictionary, all hands open",
        "min-max avec un dictionnaire, toutes les mains ouvertes",
    );
    let dictionary = by_name("memo", about, memo::solve);
    let about = Text::new(
        "alpha-beta pruning, all hands open",
        "élagage alpha-bêta, toutes les mains ouvertes",
    );
    let searching = by_name("alphabeta", about, search);
    [by_default, dictionary, searching].map(once_dealt)
}

/// The game from `state` on, with everything on the table.
fn dealt<G: Hidden + Clone>(table: &GameSetup<G>, state: &G::State) -> Open<G> {
    Open { rules: table.game.clone(), deal: state.clone() }
}

/// Before the hands are dealt there is nothing to judge.
fn check_dealt<G: Hidden + Clone + Played>(
    game: &Opened<PartialObservation<G>>,
    state: &G::State,
    job: &str,
) -> Result<(), JobError> {
    if game.table.game.turn(state) != Turn::Chance {
        return Ok(());
    }
    let dealt = Why::new(
        "nothing is dealt yet: the answer depends on the deal",
        "rien n'est distribué : la réponse dépend de la donne",
        "--position",
    );
    let whole = Why::new(
        "nothing is dealt yet: give a deal, or ask for an equilibrium of the whole game",
        "rien n'est distribué\u{202f}: donnez une donne, ou demandez un équilibre du jeu entier",
        "--method dcfr",
    );
    let why = if job == common::SOLVE.name { whole } else { dealt };
    Err(why.error(job, game.table.card.name))
}

/// A job for a deal, with all hands open.
fn once_dealt<G: Hidden + Clone + Played>(
    job: Job<PartialObservation<G>>,
) -> Job<PartialObservation<G>> {
    Job { begins: Box::new(|game, state, _| check_dealt(game, state, common::SOLVE.name)), ..job }
}

/// Solving by a method that is named.
fn by_name<G: Hidden + Clone + Played>(
    name: &'static str,
    about: Text,
    method: impl Fn(&Open<G>, &G::State, Limits<'_>) -> Result<Found<G::Move>, Stopped>
    + Send
    + Sync
    + 'static,
) -> Job<PartialObservation<G>> {
    Job::new(name, about, move |game: &Opened<PartialObservation<G>>, state, _, limits| {
        let open = dealt(&game.table, state);
        let found = stopped_at(limits, |limits| method(&open, state, limits))?;
        let tried = Tried { methods: vec![found.method], found };
        Ok(Answer::Solved(report(&game.table, state, tried)))
    })
}

/// Solving where no method is named.
fn solve<G: Hidden + Clone + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    limits: Limits<'_>,
) -> Solved {
    let tries = [
        Try::new("memo", |_, _| Some(DICTIONARY), memo::solve),
        Try::new("alphabeta", |_, _| Some(UNBOUNDED), search),
    ];
    let estimate: Attempt<Open<G>> = Arc::new(search);
    report(table, state, auto::solve(&tries, &estimate, &dealt(table, state), state, limits))
}

fn report<G: Hidden + Clone + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    tried: Tried<G::Move>,
) -> Solved {
    let position = table.game.write(state);
    let solved = solved_report(&dealt(table, state), position, state, &tried.found, &[]);
    Solved { tried: tried.methods, ..solved }
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "an attempt may be stopped, a search gives what it has"
)]
fn search<G: Hidden + Clone>(
    game: &Open<G>,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let options = Options { judge: JudgeMoves::All, ..Options::default() };
    Ok(alpha_beta(game, state, &options, limits))
}
