//! `play`: a play at the terminal, with hints if asked for.

use std::{path::PathBuf, sync::Arc};

use clap::{Args, ValueEnum};
use stratege_catalog::{AnyGame, document};

use super::Verb;
use crate::{
    args::Start,
    confined, disk,
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::Message,
    play::{GameLoop, Help, Seat},
    session::Session,
};

#[derive(Args)]
pub(crate) struct Play {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "STRATEGY", default_value = "human")]
    first: String,
    #[arg(long, value_name = "STRATEGY")]
    second: Option<String>,
    #[command(flatten)]
    start: Start,
    #[arg(long)]
    hints: bool,
    #[arg(long)]
    lessons: bool,
    #[arg(long, value_name = "LEVEL", conflicts_with = "second")]
    level: Option<Level>,
    #[arg(long, value_name = "DIRECTORY")]
    disk: Option<PathBuf>,
}

/// Strategies that play well, the one to be preferred first.
const STRONGEST: [&str; 3] = ["optimal", "inference", "equilibrium"];

/// How well the program plays.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Level {
    #[value(alias = "débutant", alias = "debutant")]
    Beginner,
    #[value(alias = "facile")]
    Easy,
    #[value(alias = "moyen")]
    Medium,
    #[value(alias = "difficile")]
    Hard,
    #[value(alias = "parfait")]
    Perfect,
}

impl Level {
    /// A strategy that plays at random one move in so many, and else as well as it can.
    fn strategy(self, strongest: &str) -> String {
        match self {
            Level::Beginner => "random".to_owned(),
            Level::Easy => format!("fallible:2,{strongest}"),
            Level::Medium => format!("fallible:4,{strongest}"),
            Level::Hard => format!("fallible:10,{strongest}"),
            Level::Perfect => strongest.to_owned(),
        }
    }
}

impl Verb for Play {
    const NAME: &'static str = "play";
    const ALIASES: &'static [&'static str] = &["jouer"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let mut game = self.start.game(&self.game, session)?;
        if let Some(path) = &self.disk {
            let folder = Arc::new(disk::open(path)?);
            game.use_table(folder).map_err(|error| disk::failure(path, error))?;
        }
        let mut seats = vec![seat(&self.first, game.as_ref())?];
        match (game.family().is_solitary(), &self.second) {
            (true, None) => {}
            (true, Some(_)) => {
                let said = Message::new("error-one-player").with("game", game.card().name);
                return Err(Complaint::usage("usage", said).into());
            }
            (false, second) => {
                seats.push(match second {
                    Some(word) => seat(word, game.as_ref())?,
                    None => {
                        let level = self.level.unwrap_or(Level::Perfect);
                        let strategy = level.strategy(strongest(game.as_ref()));
                        Seat::Program(game.strategy(&strategy)?)
                    }
                });
            }
        }
        confined::warn(session);
        let help = Help { hints: self.hints, lessons: self.lessons };
        let play = game.play(self.start.position(), session.options.seed())?;
        let mut table = GameLoop::new(session, game.as_ref(), play, seats, help);
        let exit = table.run()?;
        let record = table.record();
        drop(table);
        session.json(&document(game.as_ref(), record))?;
        Ok(exit)
    }
}

/// The strongest strategy that fits the game.
fn strongest(game: &dyn AnyGame) -> &'static str {
    let fits = |word: &&&str| game.strategy(word).is_ok();
    STRONGEST.iter().find(fits).copied().unwrap_or("random")
}

fn seat(word: &str, game: &dyn AnyGame) -> Result<Seat, Failure> {
    match word.to_lowercase().as_str() {
        "human" | "humain" => Ok(Seat::Human),
        _ => Ok(Seat::Program(game.strategy(word)?)),
    }
}
