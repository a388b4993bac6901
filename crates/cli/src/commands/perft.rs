//! `perft`: how many plays of each number of moves.

use clap::Args;
use serde_json::json;
use stratege_catalog::document;

use super::Verb;
use crate::{
    exit::Exit,
    failure::Failure,
    format::{Align, bold, columns},
    i18n::Said,
    session::Session,
    words,
};

#[derive(Args)]
pub(crate) struct Perft {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 4, allow_negative_numbers = true)]
    depth: u32,
    #[arg(long, value_name = "POSITION", allow_negative_numbers = true)]
    position: Option<String>,
}

impl Verb for Perft {
    const NAME: &'static str = "perft";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.game)?;
        let position = game.position(self.position.as_deref())?;
        let watcher = session.watcher();
        let plays = game.perft(Some(&position), self.depth, watcher.limits())?;
        let seconds = watcher.seconds();
        drop(watcher);

        let words = &session.words;
        let said = Said::new("perft-headline")
            .with("plays", plays.last().copied().unwrap_or(1))
            .with("depth", self.depth)
            .with("position", position.as_str());
        let headline =
            words::headline(&words.tell(&said), &[words::convention(game.as_ref(), words)], words);
        let rows = (1_u64..).zip(&plays);
        let rows = rows.map(|(moves, plays)| vec![words.number(moves), words.number(*plays)]);
        let header = [words.say("perft-moves"), words.say("count-plays")];
        let mut text = bold(&headline);
        if !plays.is_empty() {
            let table = columns(&header, rows.collect(), &[Align::Right; 2]);
            text = format!("{text}\n\n{table}");
        }
        session.print(&text)?;
        let body = json!({
            "position": position, "depth": self.depth, "plays": plays, "seconds": seconds,
        });
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}
