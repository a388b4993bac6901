//! `openings`: what all positions after some moves are worth, made once and kept.

use std::{
    ops::Range,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    AnyGame, JobError,
    core::{Limits, OpeningsError, OpeningsFile, SplitMix},
    document,
    openings::{OpeningsPart, OpeningsRequest},
    tournament::files::TABLE,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    files::{check_place, read, save_bytes},
    i18n::Message,
    session::Session,
};

/// Positions that are found out between two savings.
const PART: usize = 64;

#[derive(Args)]
pub(crate) struct Openings {
    #[arg(value_name = "make|check", ignore_case = true)]
    action: Action,
    #[arg(value_name = "GAME_OR_FILE")]
    subject: String,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=12))]
    plies: Option<u32>,
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 0)]
    sample: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Action {
    #[value(alias = "faire")]
    Make,
    #[value(alias = "verifier", alias = "vérifier")]
    Check,
}

impl Verb for Openings {
    const NAME: &'static str = "openings";
    const ALIASES: &'static [&'static str] = &["ouvertures"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        match self.action {
            Action::Make => self.make(session),
            Action::Check => self.check(session),
        }
    }
}

impl Openings {
    fn make(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.subject)?;
        let missing = |flag: &'static str| {
            Complaint::usage("usage", Message::new("error-openings-missing").with("flag", flag))
        };
        let plies = self.plies.ok_or_else(|| missing("--plies"))?;
        let path = self.output.ok_or_else(|| missing("--output"))?;
        check_place(&path)?;
        let mut file = begun(game.as_ref(), &path, plies)?;
        let total = file.worths.len() as u64;
        let watcher = session.watcher_counting("progress-positions");
        let limits = watcher.limits();
        let mut stopped = false;
        while let Some(range) = next_part(&file) {
            let known = file.worths.iter().flatten().count() as u64;
            limits.watch.progress(known, Some(total));
            match worths(game.as_ref(), plies, range.clone(), limits) {
                Ok(worths) => {
                    for (place, worth) in file.worths[range].iter_mut().zip(worths) {
                        *place = Some(worth);
                    }
                }
                Err(JobError::Stopped { .. }) => {
                    stopped = true;
                    break;
                }
                Err(error) => return Err(error.into()),
            }
            save_bytes(&path, &file.to_bytes())?;
        }
        drop(watcher);
        let known = file.worths.iter().flatten().count();
        let key = if stopped { "openings-part" } else { "openings-made" };
        let said = Message::new(key).with("path", path.display().to_string());
        let said = said.with("positions", total).with("known", known).with("plies", plies);
        let text = session.words.tell(&said.with("game", game.word()));
        session.print(&text)?;
        let body = json!({ "plies": plies, "positions": total, "known": known });
        session.json(&document(game.as_ref(), body))?;
        Ok(if stopped { Exit::Limit } else { Exit::Done })
    }

    fn check(self, session: &mut Session) -> Result<Exit, Failure> {
        let path = Path::new(&self.subject);
        let named = if path.exists() { None } else { session.game(&self.subject).ok() };
        let file = match &named {
            Some(game) => own(game.as_ref())?,
            None => parsed(path, &read(path, TABLE)?)?,
        };
        let game = session.game(&file.game)?;
        fits(game.as_ref(), path, &file)?;
        let known = file.worths.iter().flatten().count();
        let said = Message::new("openings-known").with("known", known).with("plies", file.plies);
        let said = said.with("positions", file.worths.len()).with("game", file.game.as_str());
        let mut told = vec![session.words.tell(&said)];
        let watcher = session.watcher();
        let limits = watcher.limits();
        let request = OpeningsRequest::BackUp { file: file.clone() };
        let OpeningsPart::BackedUp(start) = game.openings(&request, limits)? else {
            unreachable!("what was asked for is answered")
        };
        let mut random = SplitMix(session.options.seed());
        let told_of: Vec<(usize, i8)> = (0..)
            .zip(&file.worths)
            .filter_map(|(index, worth)| worth.map(|worth| (index, worth)))
            .collect();
        let sample = if told_of.is_empty() { 0 } else { self.sample };
        for _ in 0..sample {
            let (index, said) = told_of[random.below(told_of.len())];
            let found = worths(game.as_ref(), file.plies, index..index + 1, limits)?;
            if said != found[0] {
                let wrong = Message::new("error-openings-wrong").with("number", index + 1);
                let wrong = wrong.with("expected", found[0].to_string());
                return Err(Complaint::no("openings", wrong.with("found", said.to_string())).into());
            }
        }
        drop(watcher);
        if let Some(start) = &start {
            let moves: Vec<String> =
                start.moves.iter().map(|(mv, worth)| format!("{mv} {}", signed(*worth))).collect();
            let said = Message::new("openings-worth").with("worth", signed(start.worth));
            told.push(session.words.tell(&said.with("moves", moves.join(", "))));
            let said = Message::new("openings-endings").with("plies", file.plies);
            let said = said.with("won", start.won).with("drawn", start.drawn);
            let said = said.with("lost", start.lost).with("over", start.over);
            told.push(session.words.tell(&said));
        }
        if sample > 0 {
            let said = Message::new("openings-sampled").with("sample", sample);
            told.push(session.words.tell(&said));
        }
        session.print(&told.join("\n"))?;
        let body = json!({
            "plies": file.plies,
            "positions": file.worths.len(),
            "known": known,
            "sample": sample,
            "worth": start.as_ref().map(|start| start.worth),
            "moves": start.as_ref().map(|start| &start.moves),
            "won": start.as_ref().map(|start| start.won),
            "drawn": start.as_ref().map(|start| start.drawn),
            "lost": start.as_ref().map(|start| start.lost),
            "over": start.as_ref().map(|start| start.over),
        });
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}

/// The file that the game comes with.
fn own(game: &dyn AnyGame) -> Result<OpeningsFile, Failure> {
    match game.openings(&OpeningsRequest::Own, Limits::default())? {
        OpeningsPart::Own(Some(file)) => Ok(file),
        OpeningsPart::Own(None) => {
            let said = Message::new("error-openings-none").with("game", game.word());
            Err(Complaint::usage("openings", said).into())
        }
        other => unreachable!("the file of a game is {other:?}"),
    }
}

/// The file as far as it was made, or one in which nothing is known.
fn begun(game: &dyn AnyGame, path: &Path, plies: u32) -> Result<OpeningsFile, Failure> {
    if !path.exists() {
        let worths = vec![None; count(game, plies)?];
        return Ok(OpeningsFile { game: game.word(), plies, worths });
    }
    let file = parsed(path, &read(path, TABLE)?)?;
    if file.game != game.word() || file.plies != plies {
        let about = |game: &str, plies: u32| format!("{game} --plies {plies}");
        let said = Message::new("error-openings-other").with("path", path.display().to_string());
        let said = said.with("found", about(&file.game, file.plies));
        let said = said.with("expected", about(&game.word(), plies));
        return Err(Complaint::usage("openings", said).into());
    }
    fits(game, path, &file)?;
    Ok(file)
}

fn parsed(path: &Path, bytes: &[u8]) -> Result<OpeningsFile, Failure> {
    OpeningsFile::parse(bytes).map_err(|error| {
        let said = match error {
            OpeningsError::NotOne => Message::new("error-openings-file"),
            OpeningsError::Line(name) => Message::new("error-openings-line").with("name", name),
            OpeningsError::Count { found, expected } => {
                Message::new("error-openings-cut").with("found", found).with("expected", expected)
            }
            OpeningsError::Checksum | OpeningsError::Worth => {
                Message::new("error-openings-checksum")
            }
        };
        Complaint::usage("openings", said.with("path", path.display().to_string())).into()
    })
}

/// Refuses a file that has more or fewer positions than the game.
fn fits(game: &dyn AnyGame, path: &Path, file: &OpeningsFile) -> Result<(), Failure> {
    let expected = count(game, file.plies)?;
    if file.worths.len() == expected {
        return Ok(());
    }
    let said = Message::new("error-openings-count").with("path", path.display().to_string());
    let said = said.with("found", file.worths.len()).with("expected", expected);
    let said = said.with("game", game.word()).with("plies", file.plies);
    Err(Complaint::usage("openings", said).into())
}

fn count(game: &dyn AnyGame, plies: u32) -> Result<usize, JobError> {
    let request = OpeningsRequest::Count { plies };
    match game.openings(&request, Limits::default())? {
        OpeningsPart::Count(count) => Ok(count),
        other => unreachable!("counting gave {other:?}"),
    }
}

fn worths(
    game: &dyn AnyGame,
    plies: u32,
    range: Range<usize>,
    limits: Limits<'_>,
) -> Result<Vec<i8>, JobError> {
    match game.openings(&OpeningsRequest::Worths { plies, range }, limits)? {
        OpeningsPart::Worths(worths) => Ok(worths),
        other => unreachable!("solving gave {other:?}"),
    }
}

/// The next positions of which nothing is known.
fn next_part(file: &OpeningsFile) -> Option<Range<usize>> {
    let begin = file.worths.iter().position(Option::is_none)?;
    let unknown = file.worths[begin..].iter().take(PART).take_while(|worth| worth.is_none());
    Some(begin..begin + unknown.count())
}

/// A worth with its sign, where it has one.
fn signed(worth: i32) -> String {
    if worth == 0 { "0".to_owned() } else { format!("{worth:+}") }
}
