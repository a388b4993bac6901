//! `matrix`: the value of a zero-sum matrix game, both strategies and their certificate.

mod complaint;
mod pictures;
mod text;

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
};

use clap::Args;
use stratege_catalog::{
    matrix_game::{MatrixGame, MatrixRequest},
    tournament::files::TEXT,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    files::{Written, read_text, save_drawing},
    i18n::Said,
    limit::Budget,
    session::Session,
};

/// Exact numbers may take this long, in seconds, if no other limit is given.
const PATIENCE: f64 = 600.0;

#[derive(Args)]
pub(crate) struct Matrix {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_name = "P1,P2,…", allow_hyphen_values = true)]
    against: Option<String>,
    #[arg(long, value_name = "P1,P2,…", allow_hyphen_values = true)]
    against_column: Option<String>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
}

impl Verb for Matrix {
    const NAME: &'static str = "matrix";
    const ALIASES: &'static [&'static str] = &["matrice"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = MatrixGame::read(&self.read()?).map_err(complaint::about_reading)?;
        let budget = Budget::new(&session.options.limit);
        let request = MatrixRequest {
            exact: self.exact,
            against_row: self.against.as_deref(),
            against_column: self.against_column.as_deref(),
            patience: budget.time.map_or(PATIENCE, |time| time.as_secs_f64()),
        };
        let watcher = session.watcher_counting("matrix-pivots");
        let mut report = game
            .solve(&request, watcher.limits())
            .map_err(|error| complaint::about_solving(error, &request, &budget))?;
        report.seconds = watcher.seconds();
        drop(watcher);

        let pictures = [
            (&self.svg, pictures::strategies as fn(_, _, _) -> String),
            (&self.map, pictures::payoffs as fn(_, _, _) -> String),
        ];
        let mut written = Written::default();
        for (path, draw) in pictures {
            let Some(path) = path else { continue };
            written.add(|| {
                save_drawing(path, &draw(&game, &report, &session.words))?;
                Ok(path.clone())
            });
        }
        let text = text::answer(&report, &game, &session.words);
        let mut printed = session.print(&text);
        if printed.is_ok() && report.exact && !self.exact {
            printed = session.remark(&session.words.say("matrix-needs-exact"));
        }
        written.tell(printed, session)?;
        session.json(&game.document(report))?;
        Ok(Exit::Done)
    }
}

impl Matrix {
    /// The text of the file, or of standard input if something is piped into it.
    fn read(&self) -> Result<String, Failure> {
        let path = self.file.as_deref().unwrap_or(Path::new("-"));
        if self.file.is_none() && io::stdin().is_terminal() {
            return Err(Complaint::usage("usage", Said::new("error-matrix-file")).into());
        }
        read_text(path, TEXT)
    }
}
