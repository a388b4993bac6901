//! Many positions of one game, one per line, solved one after the other.

use std::path::Path;

use stratege_catalog::{AnyGame, JobError, JobRequest, report::Solved, tournament::files::TABLE};

use crate::{
    exit::Exit,
    failure::{Complaint, Failure, complaint_about},
    files::read_text,
    i18n::{Message, Words},
    session::Session,
    words,
};

/// Solves every position of a file; `--limit` holds for each of them.
///
/// What is found out about one position is kept for the next ones.
pub(super) fn solve(
    game: &dyn AnyGame,
    path: &Path,
    request: &JobRequest<'_>,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let text = read_text(path, TABLE)?;
    let positions = read(game, path, &text)?;
    let mut exit = Exit::Done;
    for position in positions {
        let watcher = session.watcher();
        let asked = JobRequest { position: Some(position), ..request.clone() };
        let mut solved = game.solve(&asked, watcher.limits())?;
        solved.seconds = watcher.seconds();
        drop(watcher);
        if solved.stopped {
            exit = Exit::Limit;
        }
        let line = line(position, &solved, game, &session.words);
        session.print(&line)?;
        if session.options.json {
            // The game is the same on all lines: a line is the answer alone.
            let written = serde_json::to_string(&solved);
            session.raw(&written.map_err(std::io::Error::other)?)?;
        }
    }
    Ok(exit)
}

/// The positions of a text, all of them checked; empty lines and those that begin with `#` are
/// left out.
fn read<'t>(game: &dyn AnyGame, path: &Path, text: &'t str) -> Result<Vec<&'t str>, Failure> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let told = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let check = |(number, line): (usize, &'t str)| match game.position(Some(line)) {
        Ok(_) => Ok(line),
        Err(error) => Err(misread(path, number, error)),
    };
    let positions = told.map(check).collect::<Result<Vec<_>, _>>()?;
    if positions.is_empty() {
        let said = Message::new("error-positions-empty").with("path", path.display().to_string());
        return Err(Complaint::usage("positions", said).into());
    }
    Ok(positions)
}

fn misread(path: &Path, line: usize, error: JobError) -> Failure {
    complaint_about(error).within(&format!("{}:{line}", path.display())).into()
}

fn line(position: &str, solved: &Solved, game: &dyn AnyGame, words: &Words) -> String {
    let verdict = words::verdict(solved, game.family(), words);
    let doubt = words::between(solved, words).or_else(|| words::doubt(solved, words));
    let said = match (doubt, solved.best.is_empty()) {
        (Some(doubt), _) => Message::new("positions-unsure").with("doubt", doubt),
        (None, true) => Message::new("positions-over"),
        (None, false) => Message::new("positions-line"),
    };
    let said = said.with("position", position).with("verdict", verdict);
    words.tell(&said.with("best", solved.best.join(" ")))
}
