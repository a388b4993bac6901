//! `notebook`: a worksheet for a class, and its corrected version.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::document;
use stratege_notebook::{self as sheets, NotebookError, Version, compose};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, not_a_game},
    files::save,
    format::bold,
    i18n::Message,
    output::Target,
    session::Session,
};

#[derive(Args)]
pub(crate) struct Notebook {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, alias = "eleve", conflicts_with = "corrected")]
    student: bool,
    #[arg(long, alias = "corrige")]
    corrected: bool,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    #[value(alias = "jupyter")]
    Ipynb,
    Html,
    #[value(alias = "markdown")]
    Md,
    #[value(alias = "python")]
    Py,
}

impl Format {
    /// How names of such files end.
    fn ending(self) -> &'static str {
        match self {
            Format::Ipynb => "ipynb",
            Format::Html => "html",
            Format::Md => "md",
            Format::Py => "py",
        }
    }

    fn written(self) -> sheets::Format {
        match self {
            Format::Ipynb => sheets::Format::Ipynb,
            Format::Html => sheets::Format::Html,
            Format::Md => sheets::Format::Md,
            Format::Py => sheets::Format::Py,
        }
    }
}

impl Verb for Notebook {
    const NAME: &'static str = "notebook";
    const ALIASES: &'static [&'static str] = &["carnet"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let to_terminal = self.output.as_deref() == Some(Path::new("-"));
        if to_terminal && session.options.json {
            let said =
                Message::new("error-conflict").with("one", "--json").with("other", "--output -");
            return Err(Complaint::usage("usage", said).into());
        }
        let named = if to_terminal { None } else { self.output.clone() };
        let format = Target::new(named.clone(), self.format, Format::Ipynb)?.format;
        let version = if self.corrected { Version::Corrected } else { Version::Student };
        let path = named.map_or_else(|| self.usual_path(format, session), Ok)?;
        let language = session.words.language();
        let watcher = session.watcher();
        let notebook = compose(&session.catalog, &self.game, language, version, watcher.limits());
        drop(watcher);
        let notebook = notebook.map_err(|error| refused(&self.game, error))?;
        let text = notebook.write(format.written());
        if to_terminal {
            session.print(&text)?;
            return Ok(Exit::Done);
        }
        if !self.force && path.exists() {
            return Err(exists(&path));
        }
        save(&path, &text)?;
        let headline = headline(&notebook, session);
        session.print(&headline)?;
        session.written(&path)?;
        let game = session.game(&notebook.game)?;
        let contents = notebook.contents();
        session.json(&document(
            game.as_ref(),
            json!({
                "path": path.display().to_string(),
                "format": format.ending(),
                "version": version,
                "cells": contents.cells,
                "questions": contents.questions,
                "figures": contents.figures,
                "solutions": contents.solutions,
                "checks": contents.checks,
            }),
        ))?;
        Ok(Exit::Done)
    }
}

impl Notebook {
    /// The game's name in the directory where the program was started.
    fn usual_path(&self, format: Format, session: &Session) -> Result<PathBuf, Failure> {
        let name = self.game.split(':').next().unwrap_or_default();
        let listing = session.catalog.find(name).map_err(|error| not_a_game(&self.game, error))?;
        let ending =
            if self.corrected { session.words.say("notebook-corrected") } else { String::new() };
        Ok(PathBuf::from(format!("{}{ending}.{}", listing.card.name, format.ending())))
    }
}

fn headline(notebook: &sheets::Notebook, session: &Session) -> String {
    let contents = notebook.contents();
    let key = match notebook.version {
        Version::Student => "notebook-headline",
        Version::Corrected => "notebook-headline-corrected",
    };
    let said = Message::new(key)
        .with("title", notebook.title.as_str())
        .with("game", notebook.game.as_str())
        .with("questions", contents.questions)
        .with("figures", contents.figures)
        .with("solutions", contents.solutions)
        .with("checks", contents.checks);
    bold(&session.words.tell(&said))
}

fn exists(path: &Path) -> Failure {
    let said = Message::new("error-exists").with("path", path.display().to_string());
    Complaint::usage("exists", said).into()
}

fn refused(word: &str, error: NotebookError) -> Failure {
    let said = match error {
        NotebookError::Open(error) => return not_a_game(word, error),
        NotebookError::Job(error) => return error.into(),
        NotebookError::NoSheet { game, known } => {
            Message::new("error-notebook-none").with("game", game).with("known", known.join(", "))
        }
        NotebookError::Size { game, parameter, found, low, high } => {
            Message::new("error-notebook-size")
                .with("game", game)
                .with("parameter", parameter)
                .with("found", found.to_string())
                .with("low", low.to_string())
                .with("high", high.to_string())
        }
        NotebookError::Fixed { game, parameter, found, expected } => {
            Message::new("error-notebook-fixed")
                .with("game", game)
                .with("parameter", parameter)
                .with("found", found)
                .with("expected", expected)
        }
    };
    Complaint::usage("notebook", said).into()
}
