//! `solve --map`: what is best at all positions, as a picture or as a table.

use std::{fmt::Write, path::Path};

use clap::ValueEnum;
use serde::Serialize;
use stratege_catalog::{map_report::MapReport, report::Solved};
use stratege_words::{
    csv::quoted,
    map::{Layer, svg},
};

use crate::{
    failure::{Complaint, Failure},
    files::{check_place, save, save_drawing},
    i18n::Message,
    png,
    session::Session,
};

/// What a map shows.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Show {
    /// From where on a move is best.
    #[value(alias = "meilleur")]
    Best,
    Gain,
}

/// An answer with its map.
#[derive(Serialize)]
pub(super) struct Mapped {
    #[serde(flatten)]
    pub(super) solved: Solved,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) map: Option<MapReport>,
}

/// Refuses a file that could not be written as its name asks for.
pub(super) fn check(path: &Path) -> Result<(), Failure> {
    png::check(path)?;
    let known = ["svg", "png", "csv"];
    if known.iter().any(|known| ends_in(path, known)) {
        return check_place(path);
    }
    let said = Message::new("error-dice-ending").with("path", path.display().to_string());
    let known = format!(".{}", known.join(", ."));
    Err(Complaint::usage("usage", said.with("known", known)).into())
}

fn ends_in(path: &Path, end: &str) -> bool {
    path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end))
}

/// Draws the map, or writes every position into a table.
pub(super) fn save_map(
    map: &MapReport,
    show: Show,
    path: &Path,
    session: &mut Session,
) -> Result<(), Failure> {
    if ends_in(path, "csv") {
        save(path, &csv(map))?;
    } else {
        let layer = match show {
            Show::Best => Layer::Best,
            Show::Gain => Layer::Gain,
        };
        save_drawing(path, &svg(map, layer, &session.words))?;
    }
    session.written(path)
}

/// Every position, its best moves and what it is worth; the same in every language.
fn csv(map: &MapReport) -> String {
    let names = map.sides.map(|side| quoted(side.en)).join(",");
    let mut text = format!("{names},best,gain\n");
    for place in &map.places {
        let [row, column, height] = place.at;
        let best = quoted(&place.best.join(" "));
        let gain = place.gain;
        writeln!(text, "{row},{column},{height},{best},{gain}").expect("a string takes it");
    }
    text
}
