//! `analyse`: a recorded play looked at again, move by move.

use std::path::PathBuf;

use clap::Args;
use stratege_catalog::{
    JobError, Play,
    analysis::{Analysis, JudgedMove},
    core::Text,
    document,
    report::Verdict,
};

use super::{
    Verb,
    trace::{introduce, read_play},
};
use crate::{
    exit::Exit,
    failure::Failure,
    format::{Align, bold, columns},
    i18n::{Message, Words},
    limit::Budget,
    play::THINKING,
    session::Session,
    words,
};

/// What marks a move that gave something away.
const MISTAKE: &str = "?";

#[derive(Args)]
pub(crate) struct Analyse {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Verb for Analyse {
    const NAME: &'static str = "analyse";
    const ALIASES: &'static [&'static str] = &["analyser", "analyze"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let (game, record) = read_play(session, &self.file)?;
        game.applies("hint")?;
        if game.is_secret() {
            let (job, name) = ("hint".to_owned(), game.card().name);
            let why = Text::new("the other hand is hidden", "l'autre main est cachée");
            let instead = "solve --position";
            return Err(JobError::DoesNotApply { job, game: name, why, instead }.into());
        }
        introduce(session, game.as_ref(), &record.players, record.seed)?;
        let budget = Budget::new(&session.options.limit);
        let thinking = budget.time.unwrap_or(THINKING);
        let watcher = session.watcher_within(Budget { time: None, ..budget });
        let mut play = game.play(Some(&record.start), record.seed)?;
        let mut advise = |play: &dyn Play| play.advise(thinking, watcher.limits());
        let mut analysis = Analysis::of(play.as_mut(), &record, &mut advise)?;
        analysis.seconds = watcher.seconds();
        drop(watcher);
        let text = text(&analysis, &session.words);
        session.print(&text)?;
        let exit = if analysis.unknown == 0 { Exit::Done } else { Exit::Limit };
        session.json(&document(game.as_ref(), analysis))?;
        Ok(exit)
    }
}

fn text(analysis: &Analysis, words: &Words) -> String {
    let mut parts = vec![table(&analysis.moves, words)];
    let (mistakes, unknown) = (analysis.mistakes.len(), analysis.unknown);
    let said = Message::new("analyse-mistakes").with("count", mistakes).with("unknown", unknown);
    parts.push(bold(&words.tell(&said)));
    let told = analysis.moves.iter().filter(|judged| judged.is_mistake());
    parts.extend(told.map(|judged| sentence(judged, words)));
    if unknown > 0 {
        let said = Message::new("analyse-unknown").with("count", unknown);
        parts.push(words.tell(&said));
    }
    let (table, rest) = parts.split_first().expect("there is a table");
    format!("{table}\n\n{}", rest.join("\n"))
}

/// Every move, what it could have been and what it became.
fn table(moves: &[JudgedMove], words: &Words) -> String {
    let header = ["", "analyse-number", "analyse-player", "solve-move", "analyse-could"];
    let header = header.into_iter().chain(["analyse-became", "analyse-best"]);
    let header: Vec<String> =
        header.map(|key| if key.is_empty() { String::new() } else { words.say(key) }).collect();
    let align = [Align::Left, Align::Right, Align::Right, Align::Left, Align::Left];
    let align = [align.as_slice(), &[Align::Left, Align::Left]].concat();
    let row = |judged: &JudgedMove| {
        // Where chance has a part, nothing is sure.
        let could = match judged.gave_away {
            Some(_) => String::new(),
            None => ending(judged.could, judged.could_in, words),
        };
        let mark = if judged.is_mistake() { MISTAKE } else { "" };
        let became = match judged.gave_away {
            Some(lost) if lost > 0.0 => words::gain(-lost, words),
            Some(_) => words.say("analyse-nothing-lost"),
            None => ending(judged.became, judged.became_in, words),
        };
        vec![
            mark.to_owned(),
            words.number(judged.number as u64),
            judged.player.map_or_else(String::new, |player| player.to_string()),
            judged.notation.clone(),
            could,
            became,
            best(judged, words),
        ]
    };
    columns(&header, moves.iter().map(row).collect(), &align)
}

/// Best moves that are named in a table.
const NAMED: usize = 6;

/// The best moves, unless that made is one of them.
fn best(judged: &JudgedMove, words: &Words) -> String {
    if judged.best.contains(&judged.notation) {
        return String::new();
    }
    let named = judged.best.iter().take(NAMED).cloned().collect::<Vec<_>>().join(" ");
    if judged.best.len() > NAMED { named + &words.say("analyse-more") } else { named }
}

/// `win in 5`.
fn ending(verdict: Option<Verdict>, moves: Option<u32>, words: &Words) -> String {
    let value = words::value(verdict, words);
    match (verdict, moves) {
        (Some(Verdict::Win | Verdict::Loss), Some(moves)) => {
            words.tell(&Message::new("analyse-in").with("value", value).with("moves", moves))
        }
        _ => value,
    }
}

/// A mistake: the move, what it gave away, what would have been better.
fn sentence(judged: &JudgedMove, words: &Words) -> String {
    let said = match judged.gave_away {
        Some(lost) => {
            Message::new("analyse-gave-away").with("lost", words::plain_gain(lost, words))
        }
        None => Message::new("analyse-mistake")
            .with("could", ending(judged.could, judged.could_in, words))
            .with("became", ending(judged.became, judged.became_in, words)),
    };
    let named = best(judged, words);
    let said = said.with("number", judged.number).with("move", judged.notation.as_str());
    words.tell(&said.with("player", judged.player.unwrap_or(1)).with("best", named))
}
