//! `reproduce`: what papers publish, done again: published, ours, verdict.

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};
use stratege_catalog::JobError;
use stratege_papers::{
    Finished, Item, ItemReport, Paper, UnknownItem, Verdict, Workbench, chapters, run, select,
    source,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::Message,
    reproduce::{Tally, directory, page, text},
    session::{Session, to_json},
};

#[derive(Args)]
pub(crate) struct Reproduce {
    #[arg(value_name = "ITEM")]
    items: Vec<String>,
    #[arg(long, conflicts_with = "report")]
    list: bool,
    #[arg(long, value_name = "DIRECTORY")]
    report: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    threads: usize,
}

impl Verb for Reproduce {
    const NAME: &'static str = "reproduce";
    const ALIASES: &'static [&'static str] = &["reproduire"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let chapters = chapters();
        let chosen = select(&chapters, &self.items).map_err(unknown)?;
        if self.list {
            let told = text::list(&chosen, &session.words);
            session.print(&told)?;
            session.json(&listed(&chosen))?;
            return Ok(Exit::Done);
        }
        // A directory that cannot be used is refused before anything is computed.
        if let Some(path) = &self.report {
            directory::check(path)?;
        }
        let watcher = session.watcher_counting("progress-items");
        let bench = Workbench {
            catalog: &session.catalog,
            seed: session.options.seed(),
            thinner: 1,
            limits: watcher.limits(),
        };
        let results = run(&chosen, &bench, threads(self.threads));
        let seconds = watcher.seconds();
        drop(watcher);
        let (finished, unfinished) = part(results)?;
        let tally = Tally::of(&finished, unfinished, session.options.seed());
        let document = document(&finished, &tally, seconds);
        // A reader of the text who goes away does not take the page along.
        let written = match &self.report {
            Some(path) => {
                let page = page::page(&finished, &tally, &self.items, &session.words);
                Some(directory::write(path, &page, &to_json(&document)?)?)
            }
            None => None,
        };
        let told = text::whole(&finished, &tally, &session.words);
        session.print(&told)?;
        session.json(&document)?;
        if let Some(path) = written {
            session.written(&path)?;
        }
        Ok(tally.exit())
    }
}

/// As many threads as were asked for, or one for each core.
fn threads(asked: usize) -> usize {
    match asked {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        asked => asked,
    }
}

fn unknown(error: UnknownItem) -> Failure {
    let said = match error.nearest {
        Some(nearest) => Message::new("error-unknown-item-nearest").with("nearest", nearest),
        None => Message::new("error-unknown-item"),
    };
    Complaint::usage("unknown-item", said.with("found", error.found)).into()
}

/// The items that are done, and how many a limit or Ctrl-C stopped.
fn part(
    results: Vec<Result<Finished<'_>, JobError>>,
) -> Result<(Vec<Finished<'_>>, usize), Failure> {
    let mut finished = Vec::new();
    let mut unfinished = 0;
    for result in results {
        match result {
            Ok(item) => finished.push(item),
            Err(
                JobError::Stopped { .. } | JobError::TooLarge { .. } | JobError::TooMany { .. },
            ) => unfinished += 1,
            Err(error) => return Err(error.into()),
        }
    }
    Ok((finished, unfinished))
}

fn document(finished: &[Finished<'_>], tally: &Tally, seconds: f64) -> Value {
    let items: Vec<ItemReport> = finished.iter().map(Finished::report).collect();
    json!({
        "stratege": env!("CARGO_PKG_VERSION"),
        "seed": tally.seed,
        "complete": tally.unfinished == 0,
        "reproduced": tally.of_verdict(Verdict::Reproduced),
        "corrected": tally.of_verdict(Verdict::Corrected),
        "answered": tally.of_verdict(Verdict::Answered),
        "differs": tally.of_verdict(Verdict::Differs),
        "items": items,
        "seconds": seconds,
    })
}

fn listed(chosen: &[(&'static Paper, &Item)]) -> Value {
    let items = chosen.iter().map(|(paper, item)| {
        json!({
            "id": item.id,
            "source": source(paper, item).en,
            "title": item.title.en,
            "published": item.published.text(),
        })
    });
    json!({ "stratege": env!("CARGO_PKG_VERSION"), "items": items.collect::<Vec<_>>() })
}
