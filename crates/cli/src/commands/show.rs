//! `show`: one position as a picture, also after some moves.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    document,
    draw::{board_svg, board_text},
};

use super::Verb;
use crate::{
    args::Start,
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::Message,
    output::Target,
    session::Session,
};

#[derive(Args)]
pub(crate) struct Show {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    start: Start,
    #[arg(long, value_name = "MOVE", num_args = 1.., allow_negative_numbers = true)]
    moves: Vec<String>,
    #[arg(long)]
    indices: bool,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
}

impl Verb for Show {
    const NAME: &'static str = "show";
    const ALIASES: &'static [&'static str] = &["afficher"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let target = Target::new(self.output, self.format, Format::Text)?;
        let game = self.start.game(&self.game, session)?;
        let seed = session.options.seed;
        // A deal is drawn if lots or moves are asked for: nobody moves before it.
        let (position, mut picture) = if self.moves.is_empty() && seed.is_none() {
            let position = game.position(self.start.position())?;
            let picture = game.picture(Some(&position))?;
            (position, picture)
        } else {
            let mut play = game.play(self.start.position(), session.options.seed())?;
            for notation in &self.moves {
                play.play(notation)?;
            }
            (play.position(), play.picture())
        };
        if self.indices {
            let Some(indices) = game.indices() else {
                let said = Message::new("error-show-indices").with("game", game.card().name);
                return Err(Complaint::usage("indices", said).into());
            };
            picture = picture.indexed(indices);
        }
        let text = match target.format {
            Format::Text => board_text(&picture),
            Format::Svg => {
                let title = session.words.pick(game.card().title);
                board_svg(&picture, &format!("{title}, {position}"))
            }
        };
        let body = json!({ "position": position, "text": board_text(&picture) });
        target.give(&text, session)?;
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}
