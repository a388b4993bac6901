//! `graph`: the arena and the attractor of one player, as text, drawing or data.

mod import;
mod python;
mod text;

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    ArenaRequest,
    core::{Player, Text},
    document,
    draw::{self, Arrangement, DiagramStyle},
    pictures,
    report::ArenaReport,
};

use super::Verb;
use crate::{
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::{Language, Said},
    output::Target,
    session::{Session, to_json},
    words,
};

/// More vertices than this make a drawing that nobody can read.
const MOST_DRAWN: usize = 1000;

#[derive(Args)]
pub(crate) struct Graph {
    #[arg(value_name = "GAME", required_unless_present = "import", conflicts_with = "import")]
    game: Option<String>,
    #[arg(long, value_name = "1|2", value_parser = clap::value_parser!(u8).range(1..=2))]
    attractor: Option<u8>,
    #[arg(long, value_name = "K", requires = "attractor")]
    step: Option<u32>,
    #[arg(long)]
    blank: bool,
    #[arg(long, conflicts_with = "import")]
    complete: bool,
    #[arg(long, value_name = "POSITION", allow_negative_numbers = true, conflicts_with = "import")]
    position: Option<String>,
    #[arg(long, value_name = "ARRANGEMENT")]
    arrangement: Option<Places>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    import: Option<PathBuf>,
    #[command(flatten)]
    owners: import::Owners,
}

#[derive(Clone, Copy, ValueEnum)]
enum Places {
    #[value(alias = "couches")]
    Layers,
    #[value(alias = "colonnes")]
    Columns,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Svg,
    Dot,
    Tikz,
    Mermaid,
    Json,
    Python,
}

/// An arena with what is said about it.
struct Subject {
    report: ArenaReport,
    title: Text,
    /// The conventions of its game; none for an imported graph.
    convention: Option<String>,
    /// The whole answer for scripts.
    document: serde_json::Value,
}

impl Verb for Graph {
    const NAME: &'static str = "graph";
    const ALIASES: &'static [&'static str] = &["graphe"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let target = Target::new(self.output.clone(), self.format, Format::Text)?;
        let subject = match &self.import {
            Some(path) => import::arena(path, &self.owners, self.attractor)?,
            None => self.arena(session)?,
        };
        let drawing = self.draw(&subject, target.format, session)?;
        target.give(&drawing, session)?;
        if !target.is_terminal() {
            let text = text::headline(&subject, &session.words);
            session.print(&text)?;
        }
        session.json(&subject.document)?;
        Ok(Exit::Done)
    }
}

impl Graph {
    fn arena(&self, session: &Session) -> Result<Subject, Failure> {
        let game = session.game(self.game.as_deref().unwrap_or_default())?;
        let request = ArenaRequest {
            position: self.position.as_deref(),
            complete: self.complete,
            attractor: self.attractor,
        };
        let watcher = session.watcher();
        let mut report = game.arena(&request, watcher.limits())?;
        if let Some(step) = self.step {
            pictures::cut(&mut report, step);
        }
        Ok(Subject {
            title: game.card().title,
            convention: Some(words::convention(game.as_ref(), &session.words)),
            document: json!(document(game.as_ref(), &report)),
            report,
        })
    }

    fn draw(
        &self,
        subject: &Subject,
        format: Format,
        session: &Session,
    ) -> Result<String, Failure> {
        let words = &session.words;
        let report = &subject.report;
        let vertices = report.vertices.len();
        if matches!(format, Format::Svg | Format::Tikz | Format::Mermaid) && vertices > MOST_DRAWN {
            let said =
                Said::new("error-crowded").with("vertices", vertices).with("most", MOST_DRAWN);
            return Err(Complaint::usage("crowded", said).into());
        }
        let diagram = || pictures::diagram(report, words.pick(subject.title));
        let style = self.style(words.language());
        Ok(match format {
            Format::Text if self.blank => text::blank(subject, words),
            Format::Text => text::text(subject, words),
            Format::Svg => draw::diagram_svg(&diagram(), &style),
            Format::Dot => draw::diagram_dot(&diagram(), &style),
            Format::Tikz => draw::diagram_tikz(&diagram(), &style),
            Format::Mermaid => draw::diagram_mermaid(&diagram(), &style),
            Format::Json => to_json(&subject.document)?,
            Format::Python => python::source(report),
        })
    }

    fn style(&self, language: Language) -> DiagramStyle {
        let style = match language {
            Language::En => DiagramStyle::english(),
            Language::Fr => DiagramStyle::french(),
        };
        DiagramStyle {
            arrangement: match self.arrangement {
                Some(Places::Columns) => Arrangement::Columns,
                Some(Places::Layers) | None => Arrangement::Layers,
            },
            attractor_of: self.attractor.and_then(Player::numbered),
            blank: self.blank,
            ..style
        }
    }
}
