//! The forms in which a result is asked for, and who gives it.

use std::{collections::BTreeSet, path::PathBuf};

use clap::Args;
use serde::Serialize;
use stratege_catalog::{AnyGame, document, tournament::report::TournamentReport};
use stratege_words::{
    csv,
    strategies::{rename, spoken},
};

use super::{folder::LeftOut, manifest::Manifest, page, text, write_report};
use crate::{
    confined::Confined,
    failure::{Failure, unwritable},
    files::{Written, check_place, save},
    lines::Lines,
    session::{Session, to_json},
};

/// Where the result goes besides the terminal, and what is added to it.
#[derive(Args)]
pub(crate) struct Outputs {
    #[arg(long, value_name = "FILE")]
    pub plays: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    manifest: Option<PathBuf>,
    #[arg(long, value_name = "DIRECTORY")]
    report: Option<PathBuf>,
    #[arg(long)]
    pub ratings: bool,
}

/// The report with what runs it again.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Body<'a> {
    #[serde(flatten)]
    pub report: &'a TournamentReport,
    /// Files of the folder that cannot be loaded.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub left_out: &'a [LeftOut],
    pub manifest: &'a Manifest,
}

impl Outputs {
    /// Refuses what cannot be written before anything is played.
    pub(crate) fn check_paths(&self) -> Result<(), Failure> {
        for path in [&self.csv, &self.manifest].into_iter().flatten() {
            check_place(path)?;
        }
        if let Some(directory) = &self.report {
            let made = std::fs::create_dir_all(directory);
            made.map_err(|error| unwritable(directory, &error))?;
        }
        Ok(())
    }

    /// The file of plays, begun.
    pub(crate) fn plays_file(&self) -> Result<Option<Lines>, Failure> {
        self.plays.as_deref().map(Lines::create).transpose()
    }

    /// Gives the answer in every form that was asked for.
    pub(crate) fn give(
        &self,
        session: &mut Session,
        game: &dyn AnyGame,
        result: &Body<'_>,
    ) -> Result<(), Failure> {
        let Body { report, left_out, manifest } = *result;
        // People read the names of their language, scripts always the same ones.
        let mut read = report.clone();
        let cards = session.catalog.strategies();
        let students: BTreeSet<&str> = manifest.names.values().map(String::as_str).collect();
        rename(&mut read, |name| {
            if students.contains(name) {
                name.to_owned()
            } else {
                spoken(name, &cards, &session.words)
            }
        });
        let mut text = if students.is_empty() {
            text::whole(&read, game, &session.words)
        } else {
            text::class(&read, &students, game, &session.words)
        };
        if !left_out.is_empty() {
            text = format!("{text}\n\n{}", text::left_out(left_out, &session.words));
        }
        let mut written = Written::default();
        if let Some(path) = &self.csv {
            written.add(|| save(path, &csv::table(report)).map(|()| path.clone()));
        }
        self.add_manifest(manifest, &mut written);
        if let Some(directory) = &self.report {
            written.add(|| {
                let json = to_json(&document(game, result))?;
                let page = page::page(&read, left_out, game, &session.words);
                write_report(directory, &page, &json, &csv::table(report))
            });
        }
        let printed = session
            .print(&text)
            .and_then(|()| session.json(&document(game, Confined::new(result))));
        written.tell(printed, session)
    }

    /// Writes what runs a tournament again, if that was asked for, before anything is played.
    pub(crate) fn write_manifest(&self, manifest: &Manifest) -> Written {
        let mut written = Written::default();
        self.add_manifest(manifest, &mut written);
        written
    }

    fn add_manifest(&self, manifest: &Manifest, written: &mut Written) {
        if let Some(path) = &self.manifest {
            written.add(|| save(path, &to_json(manifest)?).map(|()| path.clone()));
        }
    }
}
