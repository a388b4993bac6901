//! Games in which the players see their own views, and equilibria of all games with views.

use std::{ops::Bound, sync::Arc};

use stratege_core::{Limits, Player, Text, Turn, Viewed};
use stratege_solvers::form::{
    Form, Method, Plan, Program, RegretOptions, STEEPEST, Settled, Unbuilt, program, settle,
    settle_in_turns,
};
use stratege_tournament::{
    exact::cross_table,
    observation::PartialObservation,
    strategies::{
        equilibrium::{self, PlanSize},
        for_viewed,
    },
};

use crate::{
    JobError,
    answer::Answer,
    export, family,
    job::{Args, JobOption, OptionKind, Why},
    opened::{AUTO, Opened},
    planning::Planning,
    question::{Job, Question},
    report::{Gain, LIKELY, LISTED_SETS, MoveReport, Proof, SetReport, Solved, WeightedMove},
    table::{GameSetup, Played, turn_number},
};

use super::{common, unseen};

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
        "exact fractions if the game is tiny, otherwise DCFR, then PCFR+ if that is slow",
        "des fractions exactes si le jeu est minuscule, sinon DCFR, et PCFR+ si c'est trop long",
    );
    let fitting = EquilibriumMethod { name: AUTO, about, options: OPTIONS, way: Way::Fitting };
    let by_default = equilibrium_job(fitting);
    let known = unseen::Known::default();
    let size = PlanSize::default();
    let advised_size = size.clone();
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
        strategies: Box::new(move |game, host| for_viewed(&game.table.game, &size, host)),
        exact: Box::new(cross_table),
        values: None,
        tables: None,
        at_hand: None,
        openings: None,
        advise: Box::new(move |game, play, _, limits| {
            unseen::planned(&game.table, &advised_size, &known, &play, limits)
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

/// A way to find an equilibrium that can be asked for by its name.
pub(crate) struct EquilibriumMethod {
    pub(crate) name: &'static str,
    about: Text,
    options: &'static [JobOption],
    way: Way,
}

/// The methods for equilibria, the usual one first.
pub(crate) const METHODS: [EquilibriumMethod; 5] = [
    EquilibriumMethod {
        name: "dcfr",
        about: Text::new(
            "DCFR: regrets that fade; the usual choice",
            "DCFR : des regrets qui s'estompent ; le choix habituel",
        ),
        options: OPTIONS,
        way: Way::Regret(Method::Discounted),
    },
    EquilibriumMethod {
        name: "pcfr",
        about: Text::new(
            "PCFR+: expects the next regret to be like the last",
            "PCFR+ : s'attend à ce que le prochain regret ressemble au dernier",
        ),
        options: OPTIONS,
        way: Way::Regret(Method::Predictive),
    },
    EquilibriumMethod {
        name: "cfr+",
        about: Text::new("CFR+: forgets negative regrets", "CFR+ : oublie les regrets négatifs"),
        options: OPTIONS,
        way: Way::Regret(Method::Plus),
    },
    EquilibriumMethod {
        name: "cfr",
        about: Text::new(
            "CFR: regret minimisation as it was first published",
            "CFR : minimisation du regret, telle que publiée d'abord",
        ),
        options: OPTIONS,
        way: Way::Regret(Method::Plain),
    },
    EquilibriumMethod {
        name: "lp",
        about: Text::new(
            "a linear program in exact fractions, for tiny games",
            "un programme linéaire en fractions exactes, pour de très petits jeux",
        ),
        options: &[],
        way: Way::Fractions,
    },
];

/// A way to find an equilibrium of the whole game.
fn equilibrium_job<G: Viewed + Clone + Played>(
    EquilibriumMethod { name, about, options, way }: EquilibriumMethod,
) -> Job<PartialObservation<G>> {
    let job =
        Job::new(name, about, move |game: &Opened<PartialObservation<G>>, state, args, limits| {
            Ok(Answer::Solved(found(&game.table, state, way, args, LISTED_SETS, limits)?))
        });
    Job {
        begins: Box::new(|game, state, _| check_whole(game, state, common::SOLVE.name)),
        ..job.options(options)
    }
}

/// A job for each method.
pub(super) fn equilibria<G: Viewed + Clone + Played>() -> Vec<Job<PartialObservation<G>>> {
    METHODS.into_iter().map(equilibrium_job).collect()
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
        Built::up_to(LISTED_SETS, table, state, limits)
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
    fn named(name: &str) -> Way {
        METHODS.iter().find(|method| method.name == name).map_or(Way::Fitting, |method| method.way)
    }

    /// What `--method` calls it.
    fn name(self) -> &'static str {
        METHODS.iter().find(|method| method.way == self).map_or(AUTO, |method| method.name)
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
            METHODS[0].name,
        );
        return Err(why.error(way.name(), table.card.name));
    }
    let usual = RegretOptions::default();
    let options = RegretOptions {
        precision: args.real("precision").unwrap_or(usual.precision),
        iterations: args.integer("iterations").map_or(usual.iterations, |most| most as u64),
        averaging: args.integer("averaging").map(|power| power as u32),
        ..usual
    };
    let (found, method, tried) = match way {
        Way::Regret(method) => {
            let options = RegretOptions { method, ..options };
            (settle(&built.form, options, limits), method, vec![method])
        }
        Way::Fitting | Way::Fractions => settle_in_turns(&built.form, options, limits),
    };
    let Settled { plans, between: [low, high], iterations, stopped } = &found;
    let chances = chances(&built.form, plans);
    let precise = found.exploitability() <= options.precision;
    Ok(Solved {
        gain: Some(Gain::Between { low: *low, high: *high }),
        exploitability: Some(found.exploitability()),
        proof: if precise { Proof::Exact } else { Proof::Bound },
        nodes: built.form.histories() + iterations * built.count(),
        stopped: stopped.is_some(),
        tried: tried.into_iter().map(|method| Way::Regret(method).name()).collect(),
        ..report(table, state, &built, &chances, Way::Regret(method).name())
    })
}

fn chances(form: &Form, plans: &[Plan; 2]) -> [Vec<f64>; 2] {
    Player::BOTH.map(|player| form.chances(player, &plans[player.index()]))
}

/// Solves by a linear program; `None` if the game is too large for that.
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
        ..report(table, state, built, &chances, Way::Fractions.name())
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
    let moves = match game.turn(state) {
        Turn::Player(player) => moves_here(game, state, player, &strategy),
        Turn::Chance | Turn::Over => Vec::new(),
    };
    let likely = |report: &&MoveReport| report.chance.is_some_and(|chance| chance > LIKELY);
    Solved {
        information_sets: Some(built.count()),
        best: moves.iter().filter(likely).map(|report| report.notation.clone()).collect(),
        moves,
        strategy,
        ..Solved::blank(game.write(state), turn_number(game, state), method)
    }
}

/// How likely the strategy makes each move of `player`, who is to move at once.
fn moves_here<G: Viewed + Clone + Played>(
    game: &G,
    state: &G::State,
    player: Player,
    strategy: &[SetReport],
) -> Vec<MoveReport> {
    let told = |notation: String, chance: f64| MoveReport {
        notation,
        chance: Some(chance),
        ..MoveReport::default()
    };
    let mut legal = Vec::new();
    game.moves(state, &mut legal);
    // A forced move is no choice and has no information set.
    if let [mv] = legal[..] {
        return vec![told(mv.to_string(), 1.0)];
    }
    // Else the first set of that player is the one.
    let here = strategy.iter().find(|set| set.player == player.number());
    let moves = here.map_or(&[][..], |set| &set.moves);
    moves.iter().map(|mv| told(mv.notation.clone(), mv.probability)).collect()
}
