//! `export-page`: a copy of the page that runs without a server, opening with a view.

use std::{fs, path::PathBuf};

use clap::{Args, ValueEnum};
use serde_json::{Map, json};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, unreadable},
    files::save,
    i18n::Message,
    page_file,
    session::Session,
};

#[derive(Args)]
pub(crate) struct ExportPage {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    #[arg(long, value_name = "SCREEN", ignore_case = true)]
    screen: Option<Screen>,
    #[arg(long, value_name = "POSITION", requires = "game")]
    position: Option<String>,
    #[arg(long, value_name = "MOVES", value_delimiter = ',', requires = "game")]
    moves: Vec<String>,
    #[arg(long, value_name = "PATH")]
    page_file: Option<PathBuf>,
    #[arg(long)]
    force: bool,
}

/// A screen of the page.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Screen {
    #[value(alias = "jouer")]
    Play,
    #[value(alias = "graphe")]
    Graph,
    #[value(alias = "tournoi")]
    Tournament,
    #[value(alias = "des", alias = "dés")]
    Dice,
    #[value(alias = "apprendre")]
    Learn,
}

impl Screen {
    /// As addresses of the page name it.
    fn word(self) -> &'static str {
        match self {
            Screen::Play => "play",
            Screen::Graph => "graph",
            Screen::Tournament => "tournament",
            Screen::Dice => "dice",
            Screen::Learn => "learn",
        }
    }
}

impl Verb for ExportPage {
    const NAME: &'static str = "export-page";
    const ALIASES: &'static [&'static str] = &["exporter-page"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let view = self.view(session)?;
        let Some(source) = page_file::found(self.page_file.as_deref()) else {
            let said = Message::new("error-page-none").with("name", page_file::NAME);
            return Err(Complaint::usage("page", said)
                .advising(Message::new("advice-page-none"))
                .into());
        };
        let page = fs::read_to_string(&source).map_err(|error| unreadable(&source, &error))?;
        let copy = page_file::opening_with(&page, &view).ok_or_else(|| {
            let path = source.display().to_string();
            Complaint::usage("page", Message::new("error-page-other").with("path", path))
                .advising(Message::new("advice-page-none"))
        })?;
        if !self.force && self.file.exists() {
            let path = self.file.display().to_string();
            let said = Message::new("error-page-exists").with("path", path);
            return Err(Complaint::usage("exists", said).into());
        }
        save(&self.file, &copy)?;
        session.written(&self.file)?;
        session.json(&json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "file": self.file,
            "bytes": copy.len(),
            "view": view,
        }))?;
        Ok(Exit::Done)
    }
}

impl ExportPage {
    /// The screen and the fields of its address.
    fn view(&self, session: &Session) -> Result<Map<String, serde_json::Value>, Failure> {
        let mut view = Map::new();
        if let Some(screen) = self.screen {
            view.insert("screen".to_owned(), screen.word().into());
        }
        if let Some(word) = &self.game {
            let game = session.game(word)?;
            view.insert("game".to_owned(), game.word().into());
            // Positions and moves are checked here: the copy may be opened far away.
            let mut play = game.play(self.position.as_deref(), 0)?;
            if self.position.is_some() {
                view.insert("start".to_owned(), play.position().into());
            }
            let moves =
                self.moves.iter().map(|mv| play.play(mv)).collect::<Result<Vec<String>, _>>()?;
            if !moves.is_empty() {
                view.insert("moves".to_owned(), moves.into());
            }
        }
        Ok(view)
    }
}
