//! The shapes of answers, taken from their types, for references that cannot go stale.

use stratege_tournament::{bots::BotReport, report::TournamentReport};
use utoipa::{
    ToSchema,
    openapi::{RefOr, Schema},
};

use crate::{
    analysis::Analysis,
    certificate::Verified,
    curve::CurveReport,
    export::ExportReport,
    learning::LearnReport,
    map_report::MapReport,
    matrix_game::{BimatrixReport, MatrixReport},
    race_report::RaceReport,
    record::PlayReport,
    report::{
        ArenaReport, Counted, FirstMoveTable, GrundyList, LostReport, Solved, TreeReport,
        WinnerTable,
    },
    throws::ThrowReport,
    value_report::{ValueReport, ValueTable},
};

/// What a command answers with `--json`.
#[derive(Clone)]
pub struct Described {
    /// The command, with the option that asks for this answer.
    pub command: &'static str,
    /// The name of the type.
    pub name: String,
    /// The type and every type in it, by name.
    pub schemas: Vec<(String, RefOr<Schema>)>,
}

/// The answers of all commands about one game, in the order in which people meet them.
pub fn documents() -> Vec<Described> {
    vec![
        described::<Solved>("solve"),
        described::<WinnerTable>("solve --table"),
        described::<FirstMoveTable>("solve --table --first-moves"),
        described::<MapReport>("solve --map"),
        described::<GrundyList>("solve --grundy"),
        described::<Analysis>("analyse"),
        described::<ValueReport>("value"),
        described::<ValueTable>("value --table"),
        described::<Counted>("count"),
        described::<LostReport>("count --lost"),
        described::<ArenaReport>("graph"),
        described::<TreeReport>("tree"),
        described::<TournamentReport>("tournament"),
        described::<PlayReport>("trace"),
        described::<LearnReport>("learn"),
        described::<RaceReport>("dice"),
        described::<ThrowReport>("dice --throws"),
        described::<CurveReport>("dice --curve"),
        described::<MatrixReport>("matrix"),
        described::<BimatrixReport>("bimatrix"),
        described::<ExportReport>("export"),
        described::<Verified>("verify"),
        described::<BotReport>("bot check"),
    ]
}

/// The answer `T` of `command`.
pub fn described<T: ToSchema>(command: &'static str) -> Described {
    let name = T::name().into_owned();
    let mut schemas = vec![(name.clone(), T::schema())];
    T::schemas(&mut schemas);
    schemas.sort_by(|one, other| one.0.cmp(&other.0));
    schemas.dedup_by(|one, other| one.0 == other.0);
    Described { command, name, schemas }
}
