//! `merge`: puts the parts of a tournament together.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use clap::Args;
use serde::Serialize;
use stratege_catalog::{
    AnyGame, document,
    tournament::{
        files::TABLE,
        report::Extras,
        running::{OnlyKept, Origin, PartNumber, PlayedPart, RunContext, Schedule},
    },
};
use stratege_runs::Store;
use stratege_words::strategies::rename;

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, no_tournament},
    files::read_text,
    i18n::Message,
    session::Session,
    tournament::{
        manifest::Manifest,
        outputs::{Body, Outputs},
        parts::{part_trouble, schedule},
        store_trouble,
    },
};

#[derive(Args)]
pub(crate) struct Merge {
    #[arg(value_name = "FILE")]
    saved: PathBuf,
    #[arg(value_name = "PART", required = true)]
    parts: Vec<PathBuf>,
    #[command(flatten)]
    outputs: Outputs,
}

/// How many missing parts are named.
const NAMED: usize = 20;

/// What is still missing.
#[derive(Serialize)]
struct MissingBody<'a> {
    complete: bool,
    /// Blocks that are there.
    blocks: u64,
    /// Blocks that there are at most.
    of: u64,
    /// Parts that are not there, where all that were given are parts of as many.
    missing: Vec<String>,
    manifest: &'a Manifest,
}

/// What was merged.
struct Merged {
    /// Blocks that were not there before.
    new: u64,
    /// How many parts there are, if all agree.
    of: Option<u64>,
}

impl Verb for Merge {
    const NAME: &'static str = "merge";
    const ALIASES: &'static [&'static str] = &["fusionner"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let path = &self.saved;
        let (mut store, text) = Store::open(path).map_err(|error| store_trouble(path, &error))?;
        let manifest = Manifest::continued(path, &text, session)?;
        let origin = manifest.origin(path, &text)?;
        if self.outputs.plays.is_some() && !manifest.record {
            let said = Message::new("error-merge-plays");
            return Err(Complaint::usage("usage", said).into());
        }
        let game = session.game(&manifest.game)?;
        let schedule = schedule(game.as_ref(), &manifest)?;
        self.outputs.check_paths()?;
        let merged = self.merge(&mut store, &origin, &schedule)?;
        let said = Message::new("parts-merged").with("parts", self.parts.len());
        let text = session.words.tell(&said.with("blocks", merged.new));
        session.remark(&text)?;
        let mut plays = self.outputs.plays_file()?;
        let watcher = session.watcher_counting("progress-pairs");
        let mut only = OnlyKept(&store);
        let context = RunContext {
            threads: 1,
            store: Some(&mut only),
            plays: &mut |lines| plays.as_mut().map_or(Ok(()), |plays| plays.write(lines)),
        };
        let request =
            manifest.request(Extras { ratings: self.outputs.ratings, ..Extras::default() });
        let report = game.tournament(&request, context, watcher.limits());
        drop(watcher);
        let mut report = report.map_err(no_tournament)?;
        if !report.complete {
            return tell_missing(
                session,
                game.as_ref(),
                &manifest,
                &store,
                &schedule,
                merged.of,
                path,
            );
        }
        if let Some(plays) = plays {
            plays.finish()?;
        }
        rename(&mut report, |word| manifest.names.get(word).cloned().unwrap_or(word.to_owned()));
        let result = Body { report: &report, left_out: &[], manifest: &manifest };
        self.outputs.give(session, game.as_ref(), &result)?;
        Ok(Exit::Done)
    }
}

impl Merge {
    /// Puts all parts into the file, each of them whole or not at all.
    fn merge(
        &self,
        store: &mut Store,
        origin: &Origin,
        schedule: &Schedule,
    ) -> Result<Merged, Failure> {
        let mut new = 0;
        let mut of = BTreeSet::new();
        for path in &self.parts {
            let text = read_text(path, TABLE)?;
            let refused = |error| part_trouble(path, &error);
            let part = PlayedPart::read(&text, origin, schedule).map_err(refused)?;
            let number = part.header.part.as_ref().and_then(|part| part.parse().ok());
            of.insert(number.map(PartNumber::of));
            new += part.merge(store).map_err(refused)?;
        }
        let of = if of.len() == 1 { of.pop_first().flatten() } else { None };
        Ok(Merged { new, of })
    }
}

/// Says which parts are not there yet.
fn tell_missing(
    session: &mut Session,
    game: &dyn AnyGame,
    manifest: &Manifest,
    store: &Store,
    schedule: &Schedule,
    of: Option<u64>,
    path: &Path,
) -> Result<Exit, Failure> {
    let places = store.places().map_err(|error| store_trouble(path, &error))?;
    let known: BTreeSet<(u32, u32)> = places.into_iter().collect();
    let is_missing = |part: &PartNumber| {
        schedule.range(*part).any(|number| !known.contains(&schedule.place(number)))
    };
    let of = of.unwrap_or_default();
    let parts = (1..=of).filter_map(|number| PartNumber::new(number, of));
    let missing: Vec<String> = parts.filter(is_missing).map(|part| part.to_string()).collect();
    let mut named = missing.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    if missing.len() > NAMED {
        named.push_str(", …");
    }
    let key = if missing.is_empty() { "parts-missing-blocks" } else { "parts-missing" };
    let said = Message::new(key)
        .with("known", known.len())
        .with("all", schedule.blocks())
        .with("parts", named)
        .with("path", path.display().to_string());
    let text = session.words.tell(&said);
    session.print(&text)?;
    let (blocks, of) = (known.len() as u64, schedule.blocks());
    session
        .json(&document(game, MissingBody { complete: false, blocks, of, missing, manifest }))?;
    Ok(Exit::Limit)
}
