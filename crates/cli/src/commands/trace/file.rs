//! A play that was written down: by `trace --json`, or by the page.

use std::path::Path;

use stratege_catalog::{
    AnyGame,
    record::{self, PlayReport, RecordError},
    tournament::files::DOCUMENT,
};

use super::{conclude, hands, introduce, step};
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, about_game, complaint_about},
    files::read_text,
    i18n::Message,
    session::Session,
};

/// Shows the play in the file `path`; `-` is standard input.
///
/// The whole file is checked before anything is shown.
pub(super) fn show(session: &mut Session, path: &Path) -> Result<Exit, Failure> {
    let (game, report) = read_play(session, path)?;
    let seats = game.family().players.len();
    let mut play = game.play(Some(&report.start), report.seed)?;
    introduce(session, game.as_ref(), &report.players, report.seed)?;
    hands(session, play.as_ref())?;
    for noted in &report.steps {
        let mv = play.play(&noted.notation)?;
        step(session, play.as_ref(), noted.player.unwrap_or(1), &mv, seats)?;
    }
    if let Some(player) = report.failed {
        let text = session.words.tell(&Message::new("trace-failed").with("player", player));
        session.print(&text)?;
    }
    conclude(session, play.as_ref(), &report, seats)?;
    session.json(&record::document(game.as_ref(), report))?;
    Ok(Exit::Done)
}

/// Reads the play in a file, and its game; the whole file is checked.
pub(crate) fn read_play(
    session: &Session,
    path: &Path,
) -> Result<(Box<dyn AnyGame>, PlayReport), Failure> {
    let text = read_text(path, DOCUMENT)?;
    let read = session.catalog.read_play(&text);
    let (game, report) = read.map_err(|error| spoiled(&path.display().to_string(), error))?;
    if report.checksum.is_none() {
        session.warn_of_no_checksum(path);
    }
    Ok((game, report))
}

/// What is wrong with a file, and where.
fn spoiled(path: &str, error: RecordError) -> Failure {
    let said = match error {
        RecordError::NotJson { line, column } => {
            Message::new("error-trace-json").with("line", line).with("column", column)
        }
        RecordError::Missing { field } => Message::new("error-trace-missing").with("field", field),
        RecordError::Checksum => Message::new("error-trace-checksum"),
        RecordError::Failed { found } => Message::new("error-trace-failed").with("found", found),
        RecordError::NotAPlay { why } => Message::new("error-trace-other").with("why", why),
        RecordError::Players { found, expected } => {
            Message::new("error-trace-names").with("found", found).with("expected", expected)
        }
        RecordError::Game { word, error } => return about_game(&word, error).within(path).into(),
        RecordError::Start(error) => return complaint_about(error).within(path).into(),
        RecordError::Move { number, position, legal, .. } if legal.is_empty() => {
            Message::new("error-trace-over").with("number", number).with("position", position)
        }
        RecordError::Move { number, notation, position, legal } => Message::new("error-trace-move")
            .with("number", number)
            .with("move", notation)
            .with("position", position)
            .with("legal", legal.join(" ")),
        RecordError::Differs { field, found, expected } => Message::new("error-trace-differs")
            .with("field", field)
            .with("found", found)
            .with("expected", expected),
    };
    Complaint::usage("play", said.with("path", path)).into()
}
