//! `perft`: how many plays of each number of moves, and how many different positions.

use clap::Args;
use serde_json::{Map, Value, json};
use stratege_catalog::document;

use super::Verb;
use crate::{
    args::Start,
    exit::Exit,
    failure::Failure,
    format::{Align, bold, columns},
    i18n::{Message, Words},
    job_options::JobOptions,
    session::Session,
    words,
};

#[derive(Args)]
pub(crate) struct Perft {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    options: JobOptions<Perft>,
    #[command(flatten)]
    start: Start,
    #[arg(long)]
    distinct: bool,
    #[arg(long, alias = "divide")]
    by_move: bool,
}

impl Verb for Perft {
    const NAME: &'static str = "perft";
    const ALIASES: &'static [&'static str] = &[];
    const JOBS: &'static [&'static str] = &["perft"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = self.start.game(&self.game, session)?;
        let position = game.position(self.start.position())?;
        let depth = self.options.integer("depth")?.unwrap_or(0).clamp(0, u32::MAX.into()) as u32;
        let watcher = session.watcher();
        let plays = game.perft(Some(&position), depth, watcher.limits())?;
        let layers = self.distinct.then(|| game.layers(Some(&position), depth, watcher.limits()));
        let layers = layers.transpose()?;
        let divided = self.by_move && depth > 0;
        let by_move = divided.then(|| game.perft_by_move(Some(&position), depth, watcher.limits()));
        let by_move = by_move.transpose()?;
        let seconds = watcher.seconds();
        drop(watcher);

        let words = &session.words;
        let said = Message::new("perft-headline")
            .with("plays", plays.last().copied().unwrap_or(1))
            .with("depth", depth)
            .with("position", position.as_str());
        let headline =
            words::headline(&words.tell(&said), &[words::convention(game.as_ref(), words)], words);
        let mut parts = vec![bold(&headline)];
        if !plays.is_empty() {
            parts.push(by_length(&plays, layers.as_deref(), words));
        }
        parts.extend(by_move.as_deref().map(|by_move| first_moves(by_move, words)));
        session.print(&parts.join("\n\n"))?;
        let mut body = json!({
            "position": position, "depth": depth, "plays": plays, "seconds": seconds,
        });
        if let Some(layers) = layers {
            // The position itself is no move away.
            body["positions"] = layers[1..].into();
        }
        if let Some(by_move) = by_move {
            let plays = by_move.into_iter().map(|(mv, plays)| (mv, plays.into()));
            body["by_move"] = plays.collect::<Map<String, Value>>().into();
        }
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}

/// Plays, and perhaps different positions, for each number of moves.
fn by_length(plays: &[u64], layers: Option<&[u64]>, words: &Words) -> String {
    let mut header = vec![words.say("perft-moves"), words.say("count-plays")];
    header.extend(layers.map(|_| words.say("count-positions")));
    let rows = plays.iter().enumerate().map(|(index, &plays)| {
        let moves = index + 1;
        let mut row = vec![words.number(moves as u64), words.number(plays)];
        let positions = layers.map(|layers| layers.get(moves).copied().unwrap_or(0));
        row.extend(positions.map(|positions| words.number(positions)));
        row
    });
    columns(&header, rows.collect(), &[Align::Right; 3])
}

/// How many of the longest plays begin with each move.
fn first_moves(by_move: &[(String, u64)], words: &Words) -> String {
    let header = [words.say("perft-first"), words.say("count-plays")];
    let rows = by_move.iter().map(|(mv, plays)| vec![mv.clone(), words.number(*plays)]);
    columns(&header, rows.collect(), &[Align::Left, Align::Right])
}
