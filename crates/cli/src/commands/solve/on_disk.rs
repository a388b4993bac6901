//! Every position, solved in a folder; and one position, looked up there.

use std::path::Path;

use stratege_catalog::{AnyGame, document, tables::TableGoal};

use super::{remark, text};
use crate::{args::SharedWork, disk, exit::Exit, failure::Failure, session::Session};

/// Finds what every position is worth, in a folder.
pub(super) fn all(
    game: &dyn AnyGame,
    path: &Path,
    sharing: &SharedWork,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let report = disk::make(game, path, TableGoal::Values, sharing, session)?;
    session.print(&disk::text(&report, path, game, &session.words))?;
    session.json(&document(game, report))?;
    Ok(Exit::Done)
}

/// Says what the table of a folder says about a position.
pub(super) fn one(
    game: &dyn AnyGame,
    position: Option<&str>,
    path: &Path,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let folder = disk::open(path)?;
    let watcher = session.watcher_for_answer();
    let solved = game.ask_table(position, &folder, watcher.limits());
    let mut solved = solved.map_err(|error| disk::failure(path, error))?;
    solved.seconds = watcher.seconds();
    drop(watcher);
    let text = text(&solved, game, session)?;
    session.print(&text)?;
    session.remark(&format!("\n{}", remark(&solved, &session.words)))?;
    session.json(&document(game, solved))?;
    Ok(Exit::Done)
}
