//! `show`: one position as a picture, also after some moves.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    AnyGame, JobRequest,
    core::Player,
    document,
    draw::{Badge, badged_board_svg, board_text},
    report::{MoveReport, Verdict},
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
    #[arg(long, conflicts_with = "indices")]
    values: bool,
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
        if self.values && target.format == Format::Text {
            let said = Message::new("error-show-values-text");
            return Err(Complaint::usage("values", said).into());
        }
        let game = self.start.game(&self.game, session)?;
        let seed = session.options.seed;
        // A deal is drawn if random draws or moves are asked for: nobody moves before it.
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
        let badges =
            if self.values { badges(game.as_ref(), &position, session)? } else { Vec::new() };
        let text = match target.format {
            Format::Text => board_text(&picture),
            Format::Svg => {
                let title = session.words.pick(game.card().title);
                badged_board_svg(&picture, &badges, &format!("{title}, {position}"))
            }
        };
        let body = json!({ "position": position, "text": board_text(&picture) });
        target.give(&text, session)?;
        session.json(&document(game.as_ref(), body))?;
        Ok(Exit::Done)
    }
}

/// What the moves that begin at a place are worth, on each place that has any: the best of them.
fn badges(game: &dyn AnyGame, position: &str, session: &Session) -> Result<Vec<Badge>, Failure> {
    let watcher = session.watcher_for_answer();
    let solved = game.solve(&JobRequest::at(Some(position)), watcher.limits())?;
    drop(watcher);
    let play = game.play(Some(position), session.options.seed())?;
    let mover = solved.turn.and_then(Player::numbered);
    let mut found: Vec<(Badge, &MoveReport)> = Vec::new();
    for (notation, touched) in play.moves().iter().zip(play.touched(None)) {
        let report = solved.moves.iter().find(|report| report.notation == *notation);
        let (Some(report), Some(&place)) = (report, touched.first()) else { continue };
        let Some(value) = report.value else { continue };
        let badge = Badge {
            place,
            text: letters(value, report.distance, session),
            winner: match value {
                Verdict::Win => mover,
                Verdict::Draw => None,
                Verdict::Loss => mover.map(Player::other),
            },
            is_best: solved.best.contains(notation),
        };
        match found.iter_mut().find(|(known, _)| known.place == place) {
            Some(known) if rank(report) < rank(known.1) => *known = (badge, report),
            Some(_) => {}
            None => found.push((badge, report)),
        }
    }
    if found.is_empty() {
        let said = Message::new("error-show-values").with("game", game.card().name);
        return Err(Complaint::usage("values", said).into());
    }
    Ok(found.into_iter().map(|(badge, _)| badge).collect())
}

/// A letter for who wins and the number of moves to the end: `W5`.
fn letters(value: Verdict, distance: Option<u32>, session: &Session) -> String {
    let key = match value {
        Verdict::Win => "report-letter-won",
        Verdict::Draw => return session.words.say("report-letter-drawn"),
        Verdict::Loss => "report-letter-lost",
    };
    let distance = distance.map(|moves| moves.to_string()).unwrap_or_default();
    format!("{}{distance}", session.words.say(key))
}

/// The smaller, the better for the player who moves: a win soon, a loss late.
fn rank(report: &MoveReport) -> (u8, i64) {
    let distance = i64::from(report.distance.unwrap_or(0));
    match report.value {
        Some(Verdict::Win) => (0, distance),
        Some(Verdict::Draw) => (1, 0),
        Some(Verdict::Loss) => (2, -distance),
        None => (3, 0),
    }
}
