//! What can be asked of games, and the jobs that several families share.

use std::ops::Bound;

use stratege_core::{Limits, Stopped, Text, layers_within};
use stratege_solvers::{arena::Arena, learning::Rates, trajectories::Way};
use stratege_tournament::{observation::StateOf, tables::Method};

use crate::{
    answer::Answer,
    job::{Args, JobOption, OptionKind, Why},
    learning::LearnRequest,
    opened::{Opened, PlayedObservation},
    question::{Asked, Job, Question},
    table::stopped_at,
};

const fn asked(name: &'static str, en: &'static str, fr: &'static str) -> Asked {
    Asked { name, about: Text::new(en, fr) }
}

pub(super) const SOLVE: Asked =
    asked("solve", "who wins, in how many moves, by which moves", "qui gagne, en combien, comment");
pub(super) const CERTIFICATE: Asked = asked(
    "certificate",
    "a forced win that can be replayed against every reply",
    "un gain forcé, à rejouer contre toute réponse",
);
pub(super) const TABLE: Asked =
    asked("table", "who wins at each size", "qui gagne, taille par taille");
pub(super) const GRUNDY: Asked = asked("grundy", "Grundy values", "valeurs de Grundy");
pub(super) const VALUE: Asked = asked(
    "value",
    "what a position is worth in a sum of games",
    "ce que vaut une position dans une somme de jeux",
);
pub(super) const COUNT: Asked =
    asked("count", "positions, arcs, games, endings", "positions, arcs, parties, fins");
pub(super) const GRAPH: Asked =
    asked("graph", "the arena and its attractors", "l'arène et ses attracteurs");
pub(super) const TREE: Asked =
    asked("tree", "the min-max tree to a depth", "l'arbre min-max jusqu'à une profondeur");
pub(super) const PERFT: Asked = asked(
    "perft",
    "how many games of so many moves there are",
    "combien de parties d'un nombre de coups donné",
);
pub(super) const OPENINGS: Asked = asked(
    "openings",
    "what all positions after some moves are worth",
    "ce que valent toutes les positions après quelques coups",
);
pub(super) const HINT: Asked =
    asked("hint", "what every move leads to", "ce que donne chaque coup");
pub(super) const TOURNAMENT: Asked =
    asked("tournament", "which strategy is better", "quelle stratégie est la meilleure");
pub(super) const LEARN: Asked =
    asked("learn", "learning from games", "apprendre à partir de parties");
pub(super) const DICE: Asked =
    asked("dice", "what is best at all points", "le meilleur choix à chaque score");

const GRAPH_OPTIONS: &[JobOption] = &[
    JobOption {
        name: "complete",
        about: Text::new(
            "every position with either player to move, not only those that can be reached",
            "toutes les positions, quel que soit le joueur au trait, et non celles que l'on atteint",
        ),
        kind: OptionKind::Flag,
        default: None,
    },
    JobOption {
        name: "attractor",
        about: Text::new(
            "the player whose attractor is shown",
            "le joueur dont on montre l'attracteur",
        ),
        kind: OptionKind::Integer { low: 1, high: 2 },
        default: None,
    },
];

pub(super) const DEPTH: JobOption = JobOption {
    name: "depth",
    about: Text::new(
        "the deepest search, in moves",
        "la profondeur maximale de la recherche, en coups",
    ),
    kind: OptionKind::Integer { low: 0, high: u32::MAX as i64 },
    default: None,
};

/// Moves to count.
const MOVES: JobOption = JobOption {
    about: Text::new("how many moves to play", "combien de coups jouer"),
    default: Some("4"),
    ..DEPTH
};

const TREE_OPTIONS: &[JobOption] = &[
    JobOption {
        about: Text::new("moves from the root to the leaves", "coups de la racine aux feuilles"),
        default: Some("2"),
        ..DEPTH
    },
    JobOption {
        name: "heuristic",
        about: Text::new(
            "what judges positions at that depth; the game's first unless one is named",
            "ce qui juge les positions à cette profondeur ; la première du jeu par défaut",
        ),
        kind: OptionKind::Name,
        default: None,
    },
];

/// A whole number that was checked against its range.
pub(super) fn small(number: Option<i64>) -> Option<u32> {
    number.map(|number| number.clamp(0, u32::MAX.into()) as u32)
}

/// Which positions an arena has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Extent {
    /// Those that can be reached.
    Reachable,
    /// All, with either player to move.
    Complete,
}

/// Writes out an arena.
type Write<S> =
    fn(&Opened<S>, &StateOf<S>, Extent, Limits<'_>) -> Result<Arena<StateOf<S>>, Stopped>;

/// The arena that `write` writes out, of what can be reached only unless `widest` is more.
pub(super) fn graph<S: PlayedObservation>(widest: Extent, write: Write<S>) -> Question<S> {
    let graph = Job::new("graph", GRAPH.about, move |game, state, args, limits| {
        let (extent, word) = if args.flag("complete") {
            (Extent::Complete, "complete")
        } else {
            (Extent::Reachable, "reachable")
        };
        let arena = stopped_at(limits, |limits| write(game, state, extent, limits))?;
        let attractor = args.integer("attractor").map(|player| player as u8);
        Ok(Answer::Arena(game.table.arena_report(word, &arena, attractor, limits)?))
    });
    let options = match widest {
        Extent::Reachable => &GRAPH_OPTIONS[1..],
        Extent::Complete => GRAPH_OPTIONS,
    };
    Question::new(GRAPH, vec![graph.options(options).exhaustive()])
}

/// The min-max tree.
pub(super) fn tree<S: PlayedObservation>() -> Question<S> {
    let tree = Job::new("tree", TREE.about, |game, state, args, limits| {
        let depth = small(args.integer("depth")).unwrap_or(1);
        let report = game.table.tree_report(state, depth, args.word("heuristic"), limits)?;
        Ok(Answer::Tree(report))
    });
    Question::new(TREE, vec![tree.options(TREE_OPTIONS)])
}

/// How many plays, by move, and how many positions.
pub(super) fn perft<S: PlayedObservation>() -> Question<S> {
    let plays = Job::new("plays", PERFT.about, |game, state, args, limits| {
        let depth = small(args.integer("depth")).unwrap_or(1);
        Ok(Answer::Plays(game.table.perft(state, depth, limits)?))
    });
    let about = Text::new("the same for each first move", "le même compte par premier coup");
    let by_move = Job::new("by-move", about, |game, state, args, limits| {
        let depth = small(args.integer("depth")).unwrap_or(1);
        Ok(Answer::PlaysByMove(game.table.perft_by_move(state, depth, limits)?))
    });
    let about = Text::new("distinct positions", "positions distinctes");
    let positions = Job::new("positions", about, |game, state, args, limits| {
        let depth = small(args.integer("depth")).unwrap_or(1);
        let game = &game.table.game;
        let layers = stopped_at(limits, |limits| layers_within(game, state, depth, limits))?;
        Ok(Answer::Plays(layers))
    });
    let jobs = [plays, by_move, positions].map(|job| job.options(&[MOVES]));
    Question::new(PERFT, jobs.into())
}

/// What can be reached, counted.
pub(super) fn count<S: PlayedObservation>() -> Question<S> {
    let count = Job::new("count", COUNT.about, |game, state, _, limits| {
        Ok(Answer::Counted(game.table.counted(state, limits)?))
    });
    Question::new(COUNT, vec![count.exhaustive()])
}

const fn share(
    name: &'static str,
    default: &'static str,
    en: &'static str,
    fr: &'static str,
) -> JobOption {
    let kind = OptionKind::Real { low: Bound::Excluded(0.0), high: 1.0 };
    JobOption { name, about: Text::new(en, fr), kind, default: Some(default) }
}

const TRAJECTORY_OPTIONS: &[JobOption] = &[JobOption {
    name: "way",
    about: Text::new(
        "how a trajectory chooses among unknown moves",
        "comment une trajectoire choisit parmi les coups inconnus",
    ),
    kind: OptionKind::Word(&[
        ("uniform", "uniforme"),
        ("depth", "profondeur"),
        ("breadth", "largeur"),
        ("least-visited", "moins-visite"),
    ]),
    default: Some("uniform"),
}];

const Q_OPTIONS: &[JobOption] = &[
    share("alpha", "0.5", "α, the learning rate", "α, le taux d'apprentissage"),
    share("gamma", "0.95", "γ, the discount per move", "γ, le facteur d'actualisation par coup"),
    JobOption {
        name: "epsilon",
        about: Text::new("ε, the share of random moves", "ε, la part des coups au hasard"),
        kind: OptionKind::Real { low: Bound::Included(0.0), high: 1.0 },
        default: Some("0.3"),
    },
];

/// The methods that learn; trajectories only where `settles` finds nothing against them.
pub(super) fn learn<S: PlayedObservation>(
    settles: fn(&Opened<S>) -> Result<(), Why>,
) -> Question<S> {
    let trajectories = Text::new(
        "trajectories: random games settle positions from their ends back",
        "trajectoires : des parties au hasard décident des positions, en remontant depuis la fin",
    );
    let q = Text::new(
        "Q-learning: a value per move, updated after every move played",
        "Q-learning : une valeur par coup, mise à jour après chaque coup joué",
    );
    let learning = |name: &'static str, about: Text, options| {
        Job::new(name, about, move |game: &Opened<S>, _, args, limits| {
            let methods = [learner(name, args)];
            let request = LearnRequest { methods: &methods, ..LearnRequest::default() };
            game.learn_by(&request, None, limits).map(Answer::Learned)
        })
        .options(options)
    };
    let jobs = vec![
        Job {
            applies: Box::new(settles),
            ..learning("trajectories", trajectories, TRAJECTORY_OPTIONS)
        },
        learning("q", q, Q_OPTIONS),
    ];
    Question::new(LEARN, jobs)
}

/// The method of learning with this name and these options.
pub(crate) fn learner(name: &str, args: &Args) -> Method {
    if name == "q" {
        let usual = Rates::default();
        return Method::Q(Rates {
            alpha: args.real("alpha").unwrap_or(usual.alpha),
            gamma: args.real("gamma").unwrap_or(usual.gamma),
            epsilon: args.real("epsilon").unwrap_or(usual.epsilon),
        });
    }
    let way = args.word("way").and_then(|word| Way::ALL.into_iter().find(|way| way.word() == word));
    Method::Trajectories(way.unwrap_or(Way::Uniform))
}

/// Trajectories settle positions from the ends back.
pub(crate) const UNSETTLED: Why = Why::new(
    "trajectories prove nothing where chance acts or positions can repeat",
    "les trajectoires ne prouvent rien là où le hasard intervient ou les positions se \
     répètent",
    "--method q",
);

/// Grundy values are sums of games in which both players have the same moves.
pub(super) const DIFFERENT_MOVES: Why = Why::new(
    "the players do not have the same moves",
    "les deux joueurs n'ont pas les mêmes coups",
    "solve",
);

/// Openings are found out by one search.
pub(super) const NO_OPENINGS: Why = Why::new(
    "only games that the method `insight` solves with distances have openings",
    "seuls les jeux que la méthode `insight` résout avec les distances ont des ouvertures",
    "solve",
);

/// It takes two.
pub(super) const fn one_player(instead: &'static str) -> Why {
    Why::new("it has one player", "il n'a qu'un joueur", instead)
}

/// Wins are forced where nothing is hidden.
pub(super) const NOT_FORCED: Why = Why::new(
    "forced wins need two players, perfect information and no chance",
    "un gain forcé demande deux joueurs, une information parfaite et aucun hasard",
    "solve",
);

/// Points are what races are about.
pub(super) const NOT_COMBINATORIAL: Why = Why::new(
    "only games that a player who is stuck loses have such values",
    "seuls les jeux que perd le joueur bloqué ont de telles valeurs",
    "solve",
);
pub(super) const MISERE_VALUES: Why = Why::new(
    "in misère play sums have no such values",
    "en convention misère, les sommes n'ont pas de telles valeurs",
    "solve",
);
pub(super) const NO_RACE: Why =
    Why::new("it is not a race for points", "ce n'est pas une course aux points", "solve");
