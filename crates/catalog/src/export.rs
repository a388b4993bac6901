//! Games as files for other programs: trees and tables for Gambit and OpenSpiel, programmes for
//! solvers of linear programmes.

mod normal;
mod program;
mod tree;

use serde::Serialize;
use stratege_core::{Perfect, Stopped, Text, Viewed};
use stratege_tournament::observation::{FullObservation, PartialObservation};
use utoipa::ToSchema;

use self::tree::{Everything, Tree, Views};
use crate::{
    AnyGame, JobError,
    answer::Answer,
    families::{Built, check_whole},
    job::Why,
    opened::Opened,
    question::{Asked, Job, Question},
    table::{Played, stopped_at},
};

/// A game as a file for other programs.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ExportReport {
    /// `efg`, `nfg` or `lp`.
    pub format: String,
    /// What the file contains.
    pub text: String,
}

/// What is asked.
pub(crate) const EXPORT: Asked = Asked {
    name: "export",
    about: Text::new(
        "the game as a file for other programs",
        "le jeu dans un fichier pour d'autres programmes",
    ),
};

/// A format: its name, and what it is for.
type Format = (&'static str, Text);

const TREE: Format = (
    "efg",
    Text::new(
        "the whole tree in extensive form, for Gambit and OpenSpiel",
        "tout l'arbre en forme extensive, pour Gambit et OpenSpiel",
    ),
);

const MATRIX: Format = (
    "nfg",
    Text::new(
        "the matrix of all pure strategies, for Gambit; tiny games only",
        "la matrice de toutes les stratégies pures, pour Gambit ; très petits jeux seulement",
    ),
);

const PROGRAM: Format = (
    "lp",
    Text::new(
        "the linear program of player 1 in sequence form (CPLEX LP)",
        "le programme linéaire du joueur 1, en forme séquentielle (CPLEX LP)",
    ),
);

/// Why there is no matrix or programme of a game whose chances are too small to be written.
const INEXACT: Why = Why::new(
    "its chances are too small for exact fractions",
    "ses probabilités sont trop petites pour des fractions exactes",
    "export --format efg",
);

/// Why there is no matrix or programme of a game without views.
const SEEN: Why = Why::new(
    "both players see everything, so neither player needs to mix",
    "les deux joueurs voient tout\u{202f}: personne n'a besoin de mélanger",
    "export --format efg",
);

/// Why there is no tree of a game.
const ENDLESS: Why = Why::new(
    "a play may come back to a position again and again, so its tree has no end",
    "une partie peut revenir sans cesse à une position\u{202f}: son arbre n'a pas de fin",
    "solve",
);

/// Why there is no matrix of a game.
const MANY: Why = Why::new(
    "it has too many pure strategies for a table",
    "il a trop de stratégies pures pour un tableau",
    "export --format lp",
);

/// The question, for games in which both players see everything.
pub(crate) fn of_perfect<G: Perfect + Played>() -> Question<FullObservation<G>> {
    let (name, about) = TREE;
    let tree = Job::new(name, about, |game: &Opened<FullObservation<G>>, state, _, limits| {
        let title = game.word();
        let text = stopped_at(limits, |limits| {
            Tree::new(&game.table.game, Everything::default(), limits).write(&title, state)
        });
        let text = text.map_err(|error| match error {
            JobError::Stopped { cause: Stopped::Depth, .. } => {
                ENDLESS.error(TREE.0, game.table.card.name)
            }
            other => other,
        });
        Ok(Answer::Exported(text?))
    });
    let unfit = |(name, about): Format| {
        let refuse =
            move |game: &Opened<FullObservation<G>>| SEEN.error(name, game.table.card.name);
        let job = Job::new(name, about, move |game, _, _, _| Err(refuse(game)));
        Job { applies: Box::new(|_| Err(SEEN)), ..job }
    };
    Question::new(EXPORT, vec![tree, unfit(MATRIX), unfit(PROGRAM)])
}

/// The question, for games with views.
pub(crate) fn of_views<G: Viewed + Clone + Played>() -> Question<PartialObservation<G>> {
    let (name, about) = TREE;
    let tree = Job::new(name, about, |game: &Opened<PartialObservation<G>>, state, _, limits| {
        let title = game.word();
        let built = Built::of(&game.table, state, limits)?;
        let text = stopped_at(limits, |limits| {
            Tree::new(&game.table.game, Views::of(&built.form), limits).write(&title, state)
        });
        Ok(Answer::Exported(text?))
    });
    let (name, about) = MATRIX;
    let matrix = Job::new(name, about, |game: &Opened<PartialObservation<G>>, state, _, limits| {
        let built = Built::of(&game.table, state, limits)?;
        let why = |why: Why| why.error("nfg", game.table.card.name);
        let matrix = normal::Matrix::of(&built).ok_or_else(|| why(MANY))?;
        let cells = program::cells(&built.form).ok_or_else(|| why(INEXACT))?;
        Ok(Answer::Exported(stopped_at(limits, |limits| {
            matrix.write(&game.word(), &cells, limits)
        })?))
    });
    let (name, about) = PROGRAM;
    let program =
        Job::new(name, about, |game: &Opened<PartialObservation<G>>, state, _, limits| {
            let built = Built::of(&game.table, state, limits)?;
            let cells = program::cells(&built.form);
            let cells = cells.ok_or_else(|| INEXACT.error("lp", game.table.card.name))?;
            Ok(Answer::Exported(program::write(&built, &cells, &game.word())))
        });
    let whole = |job: Job<PartialObservation<G>>| Job {
        begins: Box::new(|game, state, _| check_whole(game, state, EXPORT.name)),
        ..job
    };
    Question::new(EXPORT, [tree, matrix, program].map(whole).into())
}
