//! `ugi`: plays through the Universal Game Interface, for programs that run matches.

use clap::Args;

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::Message,
    session::Session,
    ugi::Engine,
};

#[derive(Args)]
pub(crate) struct Ugi {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(value_name = "STRATEGY")]
    strategy: Option<String>,
}

impl Verb for Ugi {
    const NAME: &'static str = "ugi";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = session.game(&self.game)?;
        if !game.family().is_perfect() {
            let said = Message::new("error-ugi-game").with("game", game.card().name);
            return Err(Complaint::usage("ugi", said).into());
        }
        let strategy = self.strategy.map(|word| game.strategy(&word)).transpose()?;
        Engine::new(game.as_ref(), strategy, session.options.seed())?.run(session)?;
        Ok(Exit::Done)
    }
}
