//! Tournaments in parts: planned here, played anywhere, and put together again.

use std::{
    io,
    path::{Path, PathBuf},
};

use serde::Serialize;
use stratege_catalog::{
    AnyGame, Participant, TournamentError, document,
    tournament::{
        report::Extras,
        running::{PartContext, PartError, PartHeader, PartNumber, PartWriter, RunError, Schedule},
    },
};
use stratege_runs::{Store, files::NewFile};
use stratege_words::complaint::about_part;

use super::{manifest::Manifest, store_trouble};
use crate::{
    confined,
    exit::Exit,
    failure::{Complaint, Failure, no_tournament, unwritable},
    i18n::Message,
    programs::{self, Programs},
    session::Session,
};

/// What is to be played in parts.
#[derive(Serialize)]
struct PlanBody<'a> {
    file: String,
    pairings: u64,
    blocks: u64,
    manifest: &'a Manifest,
}

/// A part that was played.
#[derive(Serialize)]
struct PartBody {
    file: String,
    part: String,
    blocks: u64,
    games: u64,
}

/// The strategies of a tournament, as those who take part.
pub(crate) fn participants(manifest: &Manifest) -> Vec<Participant> {
    manifest.strategies.iter().cloned().map(Participant::from).collect()
}

/// The blocks of a tournament, if they can be played apart.
pub(crate) fn schedule(game: &dyn AnyGame, manifest: &Manifest) -> Result<Schedule, Failure> {
    let request = manifest.request(Extras::default());
    game.schedule(&request, &participants(manifest)).map_err(no_tournament)
}

/// Why a part is refused.
pub(crate) fn part_trouble(path: &Path, error: &PartError) -> Failure {
    about_part(&path.display().to_string(), error).into()
}

/// Says what was planned.
pub(crate) fn tell_plan(
    session: &mut Session,
    game: &dyn AnyGame,
    manifest: &Manifest,
    schedule: &Schedule,
    path: &Path,
) -> Result<(), Failure> {
    let said = Message::new("parts-planned")
        .with("path", path.display().to_string())
        .with("pairings", schedule.pairings())
        .with("blocks", schedule.blocks());
    let text = session.words.tell(&said);
    session.print(&text)?;
    let body = PlanBody {
        file: path.display().to_string(),
        pairings: schedule.pairings(),
        blocks: schedule.blocks(),
        manifest,
    };
    session.json(&document(game, body))
}

/// Which part of which tournament is played, and where it goes.
pub(crate) struct PartRun {
    pub plan: PathBuf,
    pub part: PartNumber,
    pub out: PathBuf,
    pub threads: usize,
    pub programs: Programs,
}

impl PartRun {
    /// Plays the part. The plan is only read: many machines may share its folder.
    pub(crate) fn play(self, session: &mut Session) -> Result<Exit, Failure> {
        let PartRun { plan: path, part, out, threads, programs } = self;
        let text = Store::plan(&path).map_err(|error| store_trouble(&path, &error))?;
        let manifest = Manifest::continued(&path, &text, session)?;
        let origin = manifest.origin(&path, &text)?;
        let game = session.game(&manifest.game)?;
        let mut named = Vec::new();
        for word in &manifest.strategies {
            named.extend(game.programs(word)?);
        }
        confined::warn(session);
        programs::permit(&path, &named, programs, &session.words)?;
        let schedule = schedule(game.as_ref(), &manifest)?;
        if part.of() > schedule.blocks() {
            let said = Message::new("error-parts-many")
                .with("parts", part.of())
                .with("blocks", schedule.blocks());
            return Err(Complaint::usage("parts", said).into());
        }
        let blocks = schedule.range(part);
        let header = PartHeader { origin, part: Some(part.to_string()), blocks: blocks.clone() };
        let refused = |error: io::Error| unwritable(&out, &error);
        let file = NewFile::create(&out).map_err(refused)?;
        let mut writer = PartWriter::new(&header, file).map_err(refused)?;
        let watcher = session.watcher_counting("progress-pairs");
        let context = PartContext {
            blocks: blocks.clone(),
            threads,
            keep: &mut |blocks| writer.write(blocks),
        };
        let request = manifest.request(Extras::default());
        let played = game.play_part(&request, &participants(&manifest), context, watcher.limits());
        drop(watcher);
        let finished = played.map_err(|error| match error {
            TournamentError::Run(RunError::Plays(error)) => refused(error),
            error => no_tournament(error),
        })?;
        if !finished {
            let said = Message::new("error-part-stopped").with("part", part.to_string());
            return Err(Complaint::limit("stopped", said).into());
        }
        writer.finish().finish().map_err(refused)?;
        let games = blocks.clone().map(|number| 2 * schedule.pairs(number)).sum();
        let said = Message::new("part-played")
            .with("part", part.to_string())
            .with("path", out.display().to_string())
            .with("blocks", blocks.end - blocks.start)
            .with("games", games);
        let text = session.words.tell(&said);
        session.print(&text)?;
        let body = PartBody {
            file: out.display().to_string(),
            part: part.to_string(),
            blocks: blocks.end - blocks.start,
            games,
        };
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}
