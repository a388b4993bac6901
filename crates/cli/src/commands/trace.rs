//! `trace`: one play move by move, between two strategies or from a file.

mod file;

pub(super) use self::file::read_play;

use std::{ffi::OsString, path::Path};

use clap::Args;
use stratege_catalog::{
    AnyGame, JobError, Play,
    draw::board_text,
    record::{self, PlayReport, Recorder},
};
use stratege_words::strategies::spoken;

use super::Verb;
use crate::{
    args::Start,
    confined,
    exit::Exit,
    failure::{Complaint, Failure, complaint_about},
    format::indent,
    i18n::Message,
    session::Session,
};

#[derive(Args)]
pub(crate) struct Trace {
    #[arg(value_name = "GAME_OR_FILE")]
    game: OsString,
    #[arg(value_name = "STRATEGY", num_args = 1..=2)]
    strategies: Vec<String>,
    #[command(flatten)]
    start: Start,
}

impl Verb for Trace {
    const NAME: &'static str = "trace";
    const ALIASES: &'static [&'static str] = &["partie"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let Some(word) = self.game.to_str().filter(|word| self.is_game(word, session)) else {
            // A play that was written down has its own start.
            if self.start.position().is_some() {
                let missing = format!("<{}>...", session.words.say("name-strategy"));
                let said = Message::new("error-missing").with("missing", missing);
                let advice = Message::new("advice-help").with("command", Trace::NAME);
                return Err(Complaint::usage("usage", said).advising(advice).into());
            }
            return file::show(session, Path::new(&self.game));
        };
        let game = self.start.game(word, session)?;
        let seats = game.family().players.len();
        if self.strategies.len() != seats {
            let said = Message::new("error-trace-players").with("game", game.card().name);
            return Err(Complaint::usage("usage", said.with("players", seats)).into());
        }
        let read = |word: &String| game.strategy(word);
        let strategies = self.strategies.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        confined::warn(session);
        let seed = session.options.seed();
        let mut play = game.play(self.start.position(), seed)?;
        let mut recorder = Recorder::new(play.as_ref());
        introduce(session, game.as_ref(), &strategies, seed)?;
        hands(session, play.as_ref())?;
        let mut failed = None;
        while let Some(turn) = play.turn() {
            let watcher = session.watcher();
            let choice = play.choose(&strategies[usize::from(turn) - 1], watcher.limits());
            drop(watcher);
            let mv = match choice {
                Ok(choice) => recorder.play(play.as_mut(), &choice.notation)?.notation.clone(),
                Err(error @ JobError::Failed { .. }) => {
                    let text = complaint_about(error).text(&session.words);
                    session.print(&text)?;
                    failed = Some(turn);
                    break;
                }
                Err(error) => return Err(error.into()),
            };
            step(session, play.as_ref(), turn, &mv, seats)?;
        }
        let report = recorder.report(play.as_ref(), strategies, seed, failed);
        conclude(session, play.as_ref(), &report, seats)?;
        session.json(&record::document(game.as_ref(), report))?;
        Ok(Exit::Done)
    }
}

impl Trace {
    /// Whether a game is named: a word alone is a file if there is one, or if it looks like one.
    fn is_game(&self, word: &str, session: &Session) -> bool {
        if !self.strategies.is_empty() {
            return true;
        }
        let is_file = word == "-" || Path::new(word).exists();
        let is_word = !word.contains(['.', '/', '\\']);
        !is_file && (is_word || session.catalog.open(word).is_ok())
    }
}

/// Who plays what.
pub(super) fn introduce(
    session: &mut Session,
    game: &dyn AnyGame,
    players: &[String],
    seed: u64,
) -> Result<(), Failure> {
    let cards = session.catalog.strategies();
    let players: Vec<String> =
        players.iter().map(|word| spoken(word, &cards, &session.words)).collect();
    let said = match players.as_slice() {
        [first, second] => Message::new("trace-start")
            .with("second", second.as_str())
            .with("first", first.as_str()),
        [only, ..] => Message::new("trace-start-puzzle").with("first", only.as_str()),
        [] => return Ok(()),
    };
    let said = said.with("title", game.card().title).with("seed", seed.to_string());
    let text = session.words.tell(&said);
    session.remark(&format!("{text}\n\n"))
}

/// The hands that are left, and who has won.
fn conclude(
    session: &mut Session,
    play: &dyn Play,
    report: &PlayReport,
    seats: usize,
) -> Result<(), Failure> {
    if play.holding(1).is_some() {
        session.print("")?;
    }
    hands(session, play)?;
    let said = match (report.winner, play.turn()) {
        (None, Some(_)) if seats == 1 => Message::new("trace-unfinished-puzzle"),
        (None, Some(player)) => Message::new("trace-unfinished").with("player", player),
        (Some(1), _) if seats == 1 => Message::new("trace-solved"),
        _ if seats == 1 => Message::new("trace-stuck"),
        (Some(winner), _) => Message::new("trace-won").with("player", winner),
        (None, None) => Message::new("trace-drawn"),
    };
    let ending = session.words.tell(&said);
    session.print(&ending)
}

/// The hands of both players, where there are any.
fn hands(session: &mut Session, play: &dyn Play) -> Result<(), Failure> {
    for player in [1, 2] {
        let Some(hand) = play.holding(player) else { return Ok(()) };
        let said = Message::new("trace-hand").with("player", player).with("hand", hand);
        let text = session.words.tell(&said);
        session.print(&text)?;
    }
    session.print("")
}

/// What a player has done, and what the table looks like then.
fn step(
    session: &mut Session,
    play: &dyn Play,
    turn: u8,
    mv: &str,
    seats: usize,
) -> Result<(), Failure> {
    let line = play.line();
    let said = match (&line, seats) {
        _ if mv == "pass" => Message::new("trace-pass"),
        (Some(line), _) => Message::new("trace-line").with("line", line.as_str()),
        (None, 1) => Message::new("play-move-puzzle").with("move", mv),
        (None, _) => Message::new("play-move").with("move", mv),
    };
    let text = session.words.tell(&said.with("player", turn));
    session.print(&text)?;
    if line.is_some() || mv == "pass" {
        return Ok(());
    }
    let board = indent(&board_text(&play.picture()));
    session.print(&format!("{board}\n\n"))
}
