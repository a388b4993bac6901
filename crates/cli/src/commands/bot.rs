//! `bot`: a starter bot, and whether a bot follows the protocol.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_bots::{LANGUAGES, template};
use stratege_catalog::{document, tournament::bots::BotReport};

use super::Verb;
use crate::{
    confined::{self, Confined},
    exit::Exit,
    failure::{Complaint, Failure, fault_reason},
    files::save_bytes,
    format::{bold, indent},
    i18n::Message,
    session::Session,
    tournament::BotFlags,
};

#[derive(Args)]
pub(crate) struct Bot {
    #[arg(value_name = "new|check", ignore_case = true)]
    action: Action,
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
    #[arg(long, value_name = "LANGUAGE", default_value = "python")]
    language: String,
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "GAME", default_value = "tic-tac-toe")]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    #[command(flatten)]
    limits: BotFlags,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Action {
    #[value(alias = "nouveau")]
    New,
    #[value(alias = "verifier", alias = "vérifier")]
    Check,
}

impl Verb for Bot {
    const NAME: &'static str = "bot";
    const ALIASES: &'static [&'static str] = &[];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        match self.action {
            Action::New => self.write_new(session),
            Action::Check => self.check(session),
        }
    }
}

impl Bot {
    fn write_new(self, session: &mut Session) -> Result<Exit, Failure> {
        let Some(template) = template(&self.language) else {
            let said = Message::new("error-bot-language").with("found", self.language);
            let said = said.with("known", LANGUAGES.join(", "));
            return Err(Complaint::usage("language", said).into());
        };
        let path = self.output.unwrap_or_else(|| PathBuf::from(template.file_name));
        if path.exists() {
            let said = Message::new("error-bot-exists").with("path", path.display().to_string());
            return Err(Complaint::usage("file", said).into());
        }
        save_bytes(&path, template.text.as_bytes())?;
        session.written(&path)?;
        let renamed =
            |command: &str| command.replace(template.file_name, &path.display().to_string());
        let build = template.build.map(&renamed);
        let run = renamed(template.run);
        let mut lines = Vec::new();
        if let Some(build) = &build {
            let said = Message::new("bot-build").with("command", build.as_str());
            lines.push(session.words.tell(&said));
        }
        let said = Message::new("bot-try").with("command", run.as_str());
        lines.push(session.words.tell(&said));
        session.remark(&lines.join("\n"))?;
        session.json(&json!({
            "stratege": env!("CARGO_PKG_VERSION"),
            "language": template.language,
            "path": path.display().to_string(),
            "build": build,
            "run": run,
        }))?;
        Ok(Exit::Done)
    }

    fn check(self, session: &mut Session) -> Result<Exit, Failure> {
        let Some(command) = &self.command else {
            return Err(Complaint::usage("usage", Message::new("error-bot-command")).into());
        };
        let is_file = std::path::Path::new(command).extension().is_some_and(|end| end == "py");
        let is_word = command.starts_with("bot:") || (is_file && !command.contains(' '));
        let word = if is_word { command.clone() } else { format!("bot:{command}") };
        let game = session.game(&self.game)?;
        game.strategy(&word)?;
        confined::warn(session);
        let watcher = session.watcher_counting("progress-pairs");
        let seed = session.options.seed();
        let checked =
            game.check_bot(&word, self.games, seed, self.limits.limits(), watcher.limits());
        drop(watcher);
        let report = checked?;
        let text = text(&report, session);
        session.print(&text)?;
        session.json(&document(game.as_ref(), Confined::new(&report)))?;
        Ok(if report.is_clean() { Exit::Done } else { Exit::No })
    }
}

fn text(report: &BotReport, session: &Session) -> String {
    let words = &session.words;
    let key = if report.is_clean() { "bot-clean" } else { "bot-faults" };
    let said = Message::new(key)
        .with("strategy", report.strategy.as_str())
        .with("plays", report.plays)
        .with("faults", report.faults.len());
    let mut lines = vec![bold(&words.tell(&said))];
    let said = Message::new("bot-results").with("won", report.won).with("drawn", report.drawn);
    lines.push(words.tell(&said.with("lost", report.lost).with("answers", report.answers)));
    if let (Some(mean), Some(slowest)) = (report.mean_seconds, report.slowest_seconds) {
        let milliseconds = |seconds: f64| words.decimal(&format!("{:.1}", 1000.0 * seconds));
        let said = Message::new("bot-times").with("mean", milliseconds(mean));
        lines.push(words.tell(&said.with("slowest", milliseconds(slowest))));
    }
    for fault in &report.faults {
        let said = Message::new("bot-fault")
            .with("play", fault.play)
            .with("player", fault.player)
            .with("reason", fault_reason(fault.kind))
            .with("position", fault.position.as_str());
        lines.push(words.tell(&said));
        if !fault.answer.is_empty() {
            let said =
                Message::new("tournament-error-answer").with("answer", fault.answer.as_str());
            lines.push(indent(&words.tell(&said)));
        }
        if !fault.last_words.is_empty() {
            lines.push(indent(&words.say("tournament-error-words")));
            lines.push(indent(&indent(fault.last_words.trim_end())));
        }
    }
    lines.join("\n")
}
