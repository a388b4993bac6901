//! Games in which the players see their own views, and equilibria of all games with views.

use std::{ops::Bound, sync::Arc};

use stratege_core::{Limits, Player, Stopped, Text, Turn, Viewed};
use stratege_solvers::form::{
    Form, Method, Plan, Program, RegretOptions, STEEPEST, Settled, Unbuilt, program, settle,
    settle_in_turns,
};
use stratege_tournament::{
    exact::cross_table,
    observation::PartialObservation,
    strategies::{equilibrium, for_viewed},
};

use crate::{
    JobError,
    answer::Answer,
    export, family,
    job::{Args, JobOption, OptionKind, Why},
    opened::{AUTO, Job, Opened, Question},
    planning::Planning,
    report::{Gain, MoveReport, Proof, SetReport, Solved, WeightedMove},
    table::{GameSetup, Played, turn_number},
};

use super::{common, unseen};

/// Information sets up to which a strategy is listed.
const LISTED: usize = 20_000;

/// Sequences up to which fractions are worked out where no method is named.
const FRACTIONS: usize = 80;

const OPTIONS: &[JobOption] = &[
    JobOption {
        name: "precision",
        about: Text::new(
            "ends when the best opponent gains no more than this on average",
            "s'arrête quand le meilleur adversaire ne gagne pas plus en moyenne",
        ),
        kind: OptionKind::Real { low: Bound::Excluded(0.0), high: 1.0 },
        default: Some("0.00001"),
    },
    JobOption {
        name: "iterations",
        about: Text::new("ends after so many iterations", "s'arrête après ce nombre d'itérations"),
        kind: OptionKind::Integer { low: 1, high: 1_000_000_000 },
        default: Some("1000000"),
    },
    JobOption {
        name: "averaging",
        about: Text::new(
            "iteration t weighs t to this power in the average; usually 0 for cfr, 1 for cfr+, else 2",
            "l'itération t pèse t à cette puissance dans la moyenne\u{202f}; d'ordinaire 0 pour cfr, 1 pour cfr+, sinon 2",
        ),
        kind: OptionKind::Integer { low: 0, high: STEEPEST as i64 },
        default: None,
    },
];

/// What does not apply where something is hidden.
const UNSEEN: Why =
    Why::new("it has hidden information", "il comporte de l'information cachée", "solve");

/// A game with views.
pub(crate) fn open<G: Viewed + Clone + Played>(
    table: GameSetup<G>,
) -> Opened<PartialObservation<G>> {
    let about = Text::new(
        "exact fractions if the game is tiny, else DCFR, and PCFR+ where that takes long",
        "des fractions exactes si le jeu est minuscule, sinon DCFR, et PCFR+ si cela tarde",
    );
    let by_default = equilibrium_job(AUTO, about, OPTIONS, |game, state, args, limits| {
        found(&game.table, state, Way::Fitting, args, LISTED, limits)
    });
    let known = unseen::Known::default();
    let mut jobs = vec![by_default];
    jobs.extend(equilibria());
    let payoffs = table.game.range();
    let questions = vec![
        Question::new(common::SOLVE, jobs),
        Question::refused(common::CERTIFICATE, common::NOT_FORCED),
        Question::refused(common::TABLE, UNSEEN),
        Question::refused(common::GRUNDY, UNSEEN),
        Question::refused(common::VALUE, UNSEEN),
        Question::refused(common::COUNT, Why { instead: "perft", ..UNSEEN }),
        Question::refused(common::GRAPH, UNSEEN),
        Question::refused(common::TREE, UNSEEN),
        common::perft(),
        export::of_views(),
        Question::refused(common::OPENINGS, common::NO_OPENINGS),
        Question::spoken(common::HINT),
        Question::spoken(common::TOURNAMENT),
        Question::refused(common::LEARN, Why { instead: "tournament", ..UNSEEN }),
        Question::refused(common::DICE, common::NO_RACE),
    ];
    Opened {
        family: &family::VIEWS,
        table,
        questions,
        ready: |_, _, _| Ok(()),
        strategies: Box::new(|game, host| for_viewed(&game.table.game, host)),
        exact: Box::new(cross_table),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        advise: Box::new(move |game, play, _, limits| {
            unseen::planned(&game.table, &known, &play, limits)
        }),
        learn: None,
        race: None,
        map: None,
        planning: Some(planning()),
        seen: |game, state, player| game.veil(state, player),
        holding: |game, state, player| {
            Some(game.holding(&game.view(state, player))).filter(|held| !held.is_empty())
        },
        secret: |_| true,
        concealed: |_, _| 0,
        told: |game, state, player| Some(game.write_view(&game.view(state, player))),
        payoffs,
    }
}

/// Finds an equilibrium.
type Find<G> = fn(
    &Opened<PartialObservation<G>>,
    &<G as stratege_core::Game>::State,
    &Args,
    Limits<'_>,
) -> Result<Solved, JobError>;

/// A way to find an equilibrium of the whole game.
fn equilibrium_job<G: Viewed + Clone + Played>(
    name: &'static str,
    about: Text,
    options: &'static [JobOption],
    find: Find<G>,
) -> Job<PartialObservation<G>> {
    let job = Job::new(name, about, move |game, state, args, limits| {
        Ok(Answer::Solved(find(game, state, args, limits)?))
    });
    Job {
        begins: Box::new(|game, state, _| check_whole(game, state, common::SOLVE.name)),
        ..job.options(options)
    }
}

/// The methods for equilibria, each by its name.
pub(super) fn equilibria<G: Viewed + Clone + Played>() -> Vec<Job<PartialObservation<G>>> {
    let dcfr = Text::new(
        "DCFR: regrets that fade; the usual choice",
        "DCFR : des regrets qui s'estompent ; le choix habituel",
    );
    let pcfr = Text::new(
        "PCFR+: expects the next regret to be like the last",
        "PCFR+ : s'attend à ce que le prochain regret ressemble au dernier",
    );
    let plus = Text::new("CFR+: forgets negative regrets", "CFR+ : oublie les regrets négatifs");
    let cfr = Text::new(
        "CFR: regret minimisation as it was first published",
        "CFR : minimisation du regret, telle que publiée d'abord",
    );
    let lp = Text::new(
        "a linear programme in exact fractions, for tiny games",
        "un programme linéaire en fractions exactes, pour de très petits jeux",
    );
    vec![
        equilibrium_job("dcfr", dcfr, OPTIONS, |game, state, args, limits| {
            found(&game.table, state, Way::Regret(Method::Discounted), args, LISTED, limits)
        }),
        equilibrium_job("pcfr", pcfr, OPTIONS, |game, state, args, limits| {
            found(&game.table, state, Way::Regret(Method::Predictive), args, LISTED, limits)
        }),
        equilibrium_job("cfr+", plus, OPTIONS, |game, state, args, limits| {
            found(&game.table, state, Way::Regret(Method::Plus), args, LISTED, limits)
        }),
        equilibrium_job("cfr", cfr, OPTIONS, |game, state, args, limits| {
            found(&game.table, state, Way::Regret(Method::Plain), args, LISTED, limits)
        }),
        equilibrium_job("lp", lp, &[], |game, state, args, limits| {
            found(&game.table, state, Way::Fractions, args, LISTED, limits)
        }),
    ]
}

/// Only the whole game has an equilibrium, and what follows a position that both know.
pub(crate) fn check_whole<G: Viewed + Clone + Played>(
    game: &Opened<PartialObservation<G>>,
    state: &G::State,
    job: &str,
) -> Result<(), JobError> {
    let rules = &game.table.game;
    if *state == rules.start() || rules.is_known(state) {
        return Ok(());
    }
    let why = Why::new(
        "a player there does not know the position, and only the whole game has an equilibrium",
        "un joueur y ignore la position, et seul le jeu entier a un équilibre",
        "solve without --position",
    );
    Err(why.error(job, game.table.card.name))
}

/// A form with the names of its information sets.
pub(crate) struct Built {
    pub(crate) form: Form,
    /// What each player sees and may do at each set; nothing if there are too many.
    pub(crate) sets: Option<[Vec<NamedSet>; 2]>,
}

/// What a player sees at an information set, and the moves there.
pub(crate) type NamedSet = (String, Vec<String>);

impl Built {
    pub(crate) fn of<G: Viewed + Clone + Played>(
        table: &GameSetup<G>,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Built, JobError> {
        Built::up_to(LISTED, table, state, limits)
    }

    /// The same; the sets have names if there are no more than `most`.
    fn up_to<G: Viewed + Clone + Played>(
        most: usize,
        table: &GameSetup<G>,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Built, JobError> {
        let game = &table.game;
        let mut sets = [Vec::new(), Vec::new()];
        let form = Form::met(game, state, limits, |player, view, moves| {
            if sets.iter().map(Vec::len).sum::<usize>() <= most {
                let moves = moves.iter().map(ToString::to_string).collect();
                sets[player.index()].push((game.write_view(view), moves));
            }
        });
        let form = form.map_err(|unbuilt| refusal(table, &unbuilt, limits))?;
        let listed = sets.iter().map(Vec::len).sum::<usize>() <= most;
        Ok(Built { form, sets: listed.then_some(sets) })
    }

    fn count(&self) -> u64 {
        Player::BOTH.iter().map(|&player| self.form.side(player).sets().len() as u64).sum()
    }

    /// How to play at every set, by the probabilities of both players' moves.
    fn strategy(&self, chances: &[Vec<f64>; 2]) -> Vec<SetReport> {
        let Some(sets) = &self.sets else { return Vec::new() };
        let mut reports = Vec::new();
        for player in Player::BOTH {
            let own = player.index();
            for (set, (view, moves)) in self.form.side(player).sets().iter().zip(&sets[own]) {
                let weighted = |(notation, chance): (&String, &f64)| WeightedMove {
                    notation: notation.clone(),
                    probability: *chance,
                };
                let chances = &chances[own][set.sequences()];
                let moves = moves.iter().zip(chances).map(weighted).collect();
                reports.push(SetReport { player: player.number(), view: view.clone(), moves });
            }
        }
        reports
    }
}

/// Why there is no form, for people.
fn refusal<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    unbuilt: &Unbuilt<G::State>,
    limits: Limits<'_>,
) -> JobError {
    match *unbuilt {
        Unbuilt::TooLarge { size, bytes } => {
            let positions = size.histories;
            let allowed = limits.memory.unwrap_or(u64::MAX);
            match limits.nodes {
                Some(most) if bytes <= allowed as f64 && positions > most as f64 => {
                    JobError::TooMany { positions, allowed: most }
                }
                _ => JobError::TooLarge { positions, bytes, allowed, on_disk: None },
            }
        }
        Unbuilt::Stopped(cause) => JobError::Stopped { cause, nodes: 0 },
        Unbuilt::Inconsistent { .. } => {
            let why = Text::new(
                "positions that look alike do not have the same moves",
                "des positions d'aspect identique n'ont pas les mêmes coups",
            );
            let game = table.card.name;
            JobError::DoesNotApply { job: "solve".to_owned(), game, why, instead: "tournament" }
        }
    }
}

/// How an equilibrium is found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// By fractions if the game is tiny, else by the usual regrets.
    Fitting,
    Fractions,
    Regret(Method),
}

impl Way {
    /// The way that is called so.
    fn named(method: &str) -> Way {
        match method {
            "lp" => Way::Fractions,
            "dcfr" => Way::Regret(Method::Discounted),
            "pcfr" => Way::Regret(Method::Predictive),
            "cfr+" => Way::Regret(Method::Plus),
            "cfr" => Way::Regret(Method::Plain),
            _ => Way::Fitting,
        }
    }
}

/// Equilibria and best answers, for every game with views.
pub(super) fn planning<G: Viewed + Clone + Played>() -> Planning<PartialObservation<G>> {
    Planning {
        answer: |game, strategy, limits| equilibrium::answer(&game.table.game, strategy, limits),
        equilibrium: |game, state, method, args, limits| {
            check_whole(game, state, "equilibrium")?;
            let way = method.map_or(Way::Fitting, Way::named);
            found(&game.table, state, way, args, usize::MAX, limits)
        },
        listed: |game, chances, limits| {
            let start = game.table.game.start();
            let built = Built::up_to(usize::MAX, &game.table, &start, limits)?;
            Ok(built.strategy(chances))
        },
        given: |behaviour| {
            Arc::new(equilibrium::given(behaviour.name.clone(), behaviour.chances.clone()))
        },
    }
}

/// An equilibrium; its strategy is told if there are no more than `most` information sets.
fn found<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    way: Way,
    args: &Args,
    most: usize,
    limits: Limits<'_>,
) -> Result<Solved, JobError> {
    let built = Built::up_to(most, table, state, limits)?;
    let sequences: usize =
        Player::BOTH.iter().map(|&player| built.form.side(player).sequences()).sum();
    let exactly = way == Way::Fractions || way == Way::Fitting && sequences <= FRACTIONS;
    if exactly && let Some(solved) = fractions(table, state, &built, limits)? {
        return Ok(solved);
    }
    if way == Way::Fractions {
        let why = Why::new(
            "it has too many choices for exact fractions",
            "il a trop de choix pour des fractions exactes",
            "dcfr",
        );
        return Err(why.error("lp", table.card.name));
    }
    let usual = RegretOptions::default();
    let options = RegretOptions {
        method: if let Way::Regret(method) = way { method } else { usual.method },
        precision: args.real("precision").unwrap_or(usual.precision),
        iterations: args.integer("iterations").map_or(usual.iterations, |most| most as u64),
        averaging: args.integer("averaging").map(|power| power as u32),
    };
    let (found, method, tried) = match way {
        Way::Regret(method) => (settle(&built.form, options, limits), method, vec![method]),
        Way::Fitting | Way::Fractions => settle_in_turns(&built.form, options, limits),
    };
    let Settled { plans, between: [low, high], iterations, stopped } = &found;
    let chances = chances(&built.form, plans);
    let stopped = stopped.is_some_and(|cause| cause != Stopped::Nodes || limits.nodes.is_some());
    let precise = found.exploitability() <= options.precision;
    Ok(Solved {
        gain: Some(Gain::Between { low: *low, high: *high }),
        exploitability: Some(found.exploitability()),
        proof: if precise { Proof::Exact } else { Proof::Bound },
        nodes: built.form.histories() + iterations * built.count(),
        stopped,
        tried: tried.into_iter().map(named).collect(),
        ..report(table, state, &built, &chances, named(method))
    })
}

/// What `--method` calls it.
fn named(method: Method) -> &'static str {
    match method {
        Method::Plain => "cfr",
        Method::Plus => "cfr+",
        Method::Discounted => "dcfr",
        Method::Predictive => "pcfr",
    }
}

fn chances(form: &Form, plans: &[Plan; 2]) -> [Vec<f64>; 2] {
    Player::BOTH.map(|player| form.chances(player, &plans[player.index()]))
}

/// Solves by a linear programme; `None` if the game is too large for that.
fn fractions<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    built: &Built,
    limits: Limits<'_>,
) -> Result<Option<Solved>, JobError> {
    let found = program(&table.game, state, limits);
    let found = found.map_err(|unbuilt| refusal(table, &unbuilt, limits))?;
    let Some(Program { value, chances, pivots, .. }) = found else { return Ok(None) };
    let rounded = |chances: &Vec<dashu_ratio::RBig>| {
        chances.iter().map(|chance| chance.to_f64().value()).collect::<Vec<f64>>()
    };
    let gain = value.to_f64().value();
    let chances = [rounded(&chances[0]), rounded(&chances[1])];
    Ok(Some(Solved {
        gain: Some(Gain::Between { low: gain, high: gain }),
        fraction: Some(value.to_string()),
        exploitability: Some(0.0),
        nodes: built.form.histories() + pivots,
        ..report(table, state, built, &chances, "lp")
    }))
}

fn report<G: Viewed + Clone + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    built: &Built,
    chances: &[Vec<f64>; 2],
    method: &'static str,
) -> Solved {
    let game = &table.game;
    let strategy = built.strategy(chances);
    // Where a player is to move at once, the first set of that player is the one.
    let here = match game.turn(state) {
        Turn::Player(player) => strategy.iter().find(|set| set.player == player.number()),
        Turn::Chance | Turn::Over => None,
    };
    let moves: Vec<MoveReport> = here.map_or_else(Vec::new, |set| {
        let told = |mv: &WeightedMove| MoveReport {
            notation: mv.notation.clone(),
            chance: Some(mv.probability),
            ..MoveReport::default()
        };
        set.moves.iter().map(told).collect()
    });
    let likely = |report: &&MoveReport| report.chance.is_some_and(|chance| chance > 1e-9);
    Solved {
        information_sets: Some(built.count()),
        best: moves.iter().filter(likely).map(|report| report.notation.clone()).collect(),
        moves,
        strategy,
        ..Solved::blank(game.write(state), turn_number(game, state), method)
    }
}
