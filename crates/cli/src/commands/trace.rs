//! `trace`: one play between two strategies, move by move.

use clap::Args;
use serde_json::json;
use stratege_catalog::{Family, JobError, Play, document, draw::board_text};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure, complaint_about},
    format::indent,
    i18n::Said,
    session::Session,
    words,
};

#[derive(Args)]
pub(crate) struct Trace {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(value_name = "STRATEGY", num_args = 1..=2, required = true)]
    strategies: Vec<String>,
    #[arg(long, value_name = "POSITION", allow_negative_numbers = true)]
    position: Option<String>,
}

impl Verb for Trace {
    const NAME: &'static str = "trace";
    const ALIASES: &'static [&'static str] = &["partie"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.game)?;
        let players = if words::family(session, game.as_ref()) == Family::Puzzle { 1 } else { 2 };
        if self.strategies.len() != players {
            let said = Said::new("error-trace-players").with("game", game.card().name);
            return Err(Complaint::usage("usage", said.with("players", players)).into());
        }
        let read = |word: &String| game.strategy(word);
        let strategies = self.strategies.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let seed = session.options.seed();
        let mut play = game.play(self.position.as_deref(), seed)?;
        let start = play.position();
        introduce(session, game.card().title, &strategies)?;
        hands(session, play.as_ref())?;
        let mut steps = Vec::new();
        let mut failed = None;
        while let Some(turn) = play.turn() {
            let watcher = session.watcher();
            let choice = play.choose(&strategies[usize::from(turn) - 1], watcher.limits());
            drop(watcher);
            let mv = match choice {
                Ok(choice) => play.play(&choice.notation)?,
                Err(error @ JobError::Failed { .. }) => {
                    let text = complaint_about(error).text(&session.words);
                    session.print(&text)?;
                    failed = Some(turn);
                    break;
                }
                Err(error) => return Err(error.into()),
            };
            step(session, play.as_ref(), turn, &mv, players)?;
            steps.push(json!({ "player": turn, "move": mv, "position": play.position() }));
        }
        if play.holding(1).is_some() {
            session.print("")?;
        }
        hands(session, play.as_ref())?;
        let winner = match (failed, play.payoff().map(i32::signum)) {
            (Some(turn), _) => Some(3 - turn),
            (None, Some(1)) => Some(1),
            (None, Some(-1)) => Some(2),
            _ => None,
        };
        let said = match winner {
            _ if players == 1 && winner == Some(1) => Said::new("trace-solved"),
            _ if players == 1 => Said::new("trace-stuck"),
            Some(winner) => Said::new("trace-won").with("player", winner),
            None => Said::new("trace-drawn"),
        };
        let ending = session.words.tell(&said);
        session.print(&ending)?;
        let body = json!({
            "players": strategies,
            "seed": seed,
            "start": start,
            "moves": play.history(),
            "steps": steps,
            "position": play.position(),
            "payoff": play.payoff(),
            "margin": play.margin(),
            "winner": winner,
            "failed": failed,
        });
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}

fn introduce(
    session: &mut Session,
    title: stratege_catalog::core::Text,
    strategies: &[String],
) -> Result<(), Failure> {
    let said = match strategies {
        [first, second] => {
            Said::new("trace-start").with("second", second.as_str()).with("first", first.as_str())
        }
        [only, ..] => Said::new("trace-start-puzzle").with("first", only.as_str()),
        [] => return Ok(()),
    };
    let said = said.with("title", title).with("seed", session.options.seed().to_string());
    let text = session.words.tell(&said);
    session.remark(&format!("{text}\n\n"))
}

/// The hands of both players, where there are any.
fn hands(session: &mut Session, play: &dyn Play) -> Result<(), Failure> {
    for player in [1, 2] {
        let Some(hand) = play.holding(player) else { return Ok(()) };
        let said = Said::new("trace-hand").with("player", player).with("hand", hand);
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
    players: usize,
) -> Result<(), Failure> {
    let line = play.line();
    let said = match (&line, players) {
        _ if mv == "pass" => Said::new("trace-pass"),
        (Some(line), _) => Said::new("trace-line").with("line", line.as_str()),
        (None, 1) => Said::new("play-move-puzzle").with("move", mv),
        (None, _) => Said::new("play-move").with("move", mv),
    };
    let text = session.words.tell(&said.with("player", turn));
    session.print(&text)?;
    if line.is_some() || mv == "pass" {
        return Ok(());
    }
    let board = indent(&board_text(&play.picture()));
    session.print(&format!("{board}\n\n"))
}
