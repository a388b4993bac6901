//! `matrix`: a game in which both choose at once: the value of a zero-sum game with both strategies,
//! or all equilibria where each player has payoffs of their own.

mod bimatrix;
mod complaint;
mod dominance;
mod pictures;
mod text;

use std::{
    io::{self, IsTerminal},
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    matrix_game::{BimatrixGame, Dominance, MatrixGame, MatrixRequest, PayoffTable},
    tournament::files::TEXT,
};

pub(crate) use complaint::about_solving;
pub(crate) use text::reply_text;

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    files::{Written, read_text, save_drawing},
    i18n::Message,
    limit::Budget,
    output::Target,
    png,
    session::Session,
};

/// Exact numbers may take this long, in seconds, if no other limit is given.
pub(crate) const PATIENCE: f64 = 600.0;

#[derive(Args)]
pub(crate) struct Matrix {
    #[arg(value_name = "FILE", num_args = 0..=2)]
    files: Vec<PathBuf>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_name = "P1,P2,…", allow_hyphen_values = true)]
    against: Option<String>,
    #[arg(long, value_name = "P1,P2,…", allow_hyphen_values = true)]
    against_column: Option<String>,
    #[arg(long, value_name = "KIND")]
    dominance: Option<Kind>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

/// Which dominated strategies are removed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    #[value(alias = "stricte")]
    Strict,
    #[value(alias = "faible")]
    Weak,
}

/// How the answer is given.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    /// The linear program, not its answer.
    Lp,
}

impl Verb for Matrix {
    const NAME: &'static str = "matrix";
    const ALIASES: &'static [&'static str] = &["matrice"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        for path in [&self.svg, &self.map].into_iter().flatten() {
            png::check(path)?;
        }
        let target = Target::new(self.output.clone(), self.format, Format::Text)?;
        match (self.read()?, target.format) {
            (PayoffTable::ZeroSum(game), Format::Lp) => {
                let program = game.linear_program();
                target.give(&program, session)?;
                session.json(&game.document(json!({ "program": program })))?;
                Ok(Exit::Done)
            }
            (PayoffTable::ZeroSum(game), Format::Text) => self.zero_sum(&game, &target, session),
            (PayoffTable::Bimatrix(_), Format::Lp) => {
                Err(Complaint::usage("usage", Message::new("error-bimatrix-lp")).into())
            }
            (PayoffTable::Bimatrix(_), Format::Text)
                if self.svg.is_some() || self.map.is_some() =>
            {
                Err(Complaint::usage("usage", Message::new("error-bimatrix-picture")).into())
            }
            (PayoffTable::Bimatrix(game), Format::Text) => self.equilibria(&game, &target, session),
        }
    }
}

impl Matrix {
    fn request(&self, budget: &Budget) -> MatrixRequest<'_> {
        MatrixRequest {
            exact: self.exact,
            against_row: self.against.as_deref(),
            against_column: self.against_column.as_deref(),
            dominance: self.dominance.map(|kind| match kind {
                Kind::Strict => Dominance::Strict,
                Kind::Weak => Dominance::Weak,
            }),
            patience: budget.time.map_or(PATIENCE, |time| time.as_secs_f64()),
        }
    }

    /// A zero-sum game: its value and both strategies.
    fn zero_sum(
        &self,
        game: &MatrixGame,
        target: &Target<Format>,
        session: &mut Session,
    ) -> Result<Exit, Failure> {
        let budget = Budget::new(&session.options.limit);
        let request = self.request(&budget);
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
                save_drawing(path, &draw(game, &report, &session.words))?;
                Ok(path.clone())
            });
        }
        let text = text::answer(&report, game, &session.words);
        target.save(&text)?;
        let printed = target.tell(&text, session).and_then(|()| {
            if report.exact && !self.exact {
                session.remark(&session.words.say("matrix-needs-exact"))
            } else {
                Ok(())
            }
        });
        written.tell(printed, session)?;
        session.json(&game.document(report))?;
        Ok(Exit::Done)
    }

    /// A game with payoffs of both players: all equilibria.
    fn equilibria(
        &self,
        game: &BimatrixGame,
        target: &Target<Format>,
        session: &mut Session,
    ) -> Result<Exit, Failure> {
        let budget = Budget::new(&session.options.limit);
        let request = self.request(&budget);
        let watcher = session.watcher_counting("bimatrix-supports");
        let mut report = game
            .solve(&request, watcher.limits())
            .map_err(|error| complaint::about_equilibria(error, &request, &budget))?;
        report.seconds = watcher.seconds();
        drop(watcher);
        target.give(&bimatrix::answer(&report, game, &session.words), session)?;
        session.json(&game.document(report))?;
        Ok(Exit::Done)
    }

    /// The game in the files, or on standard input if something is piped into it.
    fn read(&self) -> Result<PayoffTable, Failure> {
        let text = |path: &Path| read_text(path, TEXT);
        let read = match &self.files[..] {
            [] if io::stdin().is_terminal() => {
                return Err(Complaint::usage("usage", Message::new("error-matrix-file")).into());
            }
            [] => PayoffTable::read(&text(Path::new("-"))?),
            [path] => PayoffTable::read(&text(path)?),
            [first, second, ..] => {
                BimatrixGame::read_two(&text(first)?, &text(second)?).map(PayoffTable::Bimatrix)
            }
        };
        read.map_err(complaint::about_reading)
    }
}
