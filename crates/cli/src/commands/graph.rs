//! `graph`: the arena and the attractor of one player, as text, drawing or data.

mod import;
mod text;

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    AnyGame, JobError, JobRequest,
    core::{Player, Stopped, Text},
    document,
    draw::{self, Arrangement, Diagram, DiagramStyle},
    pictures,
    report::ArenaReport,
};
use stratege_words::python;

use super::Verb;
use crate::{
    args::Start,
    exit::Exit,
    failure::{Complaint, Failure},
    files::save_drawing,
    i18n::{Language, Message},
    job_options::JobOptions,
    limit::Budget,
    output::Target,
    png,
    session::{Session, to_json},
    words,
};

/// More vertices than this make a drawing that nobody can read.
const MOST_DRAWN: u64 = 1000;

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags")]
pub(crate) struct Graph {
    #[arg(value_name = "GAME", required_unless_present = "import", conflicts_with = "import")]
    game: Option<String>,
    #[command(flatten)]
    options: JobOptions<Graph>,
    #[arg(long, value_name = "K", requires = "attractor", allow_negative_numbers = true)]
    step: Option<u32>,
    #[arg(long, requires = "attractor", conflicts_with_all = ["step", "blank", "frames"])]
    animate: bool,
    #[arg(long, requires_all = ["attractor", "output"], conflicts_with_all = ["step", "blank"])]
    frames: bool,
    #[arg(long, conflicts_with = "import")]
    boards: bool,
    #[arg(long)]
    blank: bool,
    #[command(flatten)]
    start: Start,
    #[arg(long, value_name = "ARRANGEMENT")]
    arrangement: Option<Places>,
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
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
    /// Its game; none for an imported graph.
    game: Option<Box<dyn AnyGame>>,
    /// After how many steps the attractor is shown, if not at its end.
    step: Option<u32>,
    /// The whole answer for scripts.
    document: serde_json::Value,
}

impl Format {
    /// Whether people are to look at every vertex.
    fn is_drawing(self) -> bool {
        matches!(self, Format::Svg | Format::Tikz | Format::Mermaid)
    }
}

impl Subject {
    /// Keeps the attractor as it is after some steps.
    fn cut(&mut self, step: u32) {
        pictures::cut(&mut self.report, step);
        self.step = Some(step);
        for (name, value) in [
            ("vertices", json!(self.report.vertices)),
            ("layers", json!(self.report.layers)),
            ("strategy", json!(self.report.strategy)),
        ] {
            self.document[name] = value;
        }
    }
}

fn too_crowded() -> Failure {
    Complaint::usage("crowded", Message::new("error-crowded").with("most", MOST_DRAWN)).into()
}

impl Verb for Graph {
    const NAME: &'static str = "graph";
    const ALIASES: &'static [&'static str] = &["graphe"];
    const JOBS: &'static [&'static str] = &["graph"];
    const APART: &'static [&'static str] = &["import"];
    const BESIDE: &'static [&'static str] = &["attractor"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let target = Target::new(self.output.clone(), self.format, Format::Text)?;
        self.check_motion(target.format)?;
        let mut subject = match &self.import {
            Some(path) => {
                let attractor = self.options.integer("attractor")?.map(|player| player as u8);
                let watcher = session.watcher();
                import::arena(path, &self.owners, attractor, watcher.limits())?
            }
            None => self.arena(target.format, session)?,
        };
        let diagram = self.diagram(&subject, target.format, session)?;
        if let Some(step) = self.step {
            subject.cut(step);
        }
        if self.frames {
            self.write_frames(&subject, &diagram, target.format, session)?;
        } else {
            let style = self.style(&subject.report, self.step, session.words.language());
            let drawing = self.draw(&subject, &diagram, target.format, (&style, session))?;
            target.give(&drawing, session)?;
        }
        if !target.is_terminal() {
            let text = text::headline(&subject, &session.words);
            session.print(&text)?;
        }
        session.json(&subject.document)?;
        Ok(Exit::Done)
    }
}

impl Graph {
    fn arena(&self, format: Format, session: &Session) -> Result<Subject, Failure> {
        let game = self.start.game(self.game.as_deref().unwrap_or_default(), session)?;
        let request = JobRequest {
            position: self.start.position(),
            method: None,
            options: self.options.given().to_vec(),
        };
        let mut budget = Budget::new(&session.options.limit);
        let crowded = format.is_drawing() && budget.positions.is_none_or(|most| most > MOST_DRAWN);
        if crowded {
            budget.positions = Some(MOST_DRAWN);
        }
        let watcher = session.watcher_within(budget);
        let report = game.arena_by(&request, watcher.limits()).map_err(|error| match error {
            JobError::Stopped { cause: Stopped::Nodes, .. } if crowded => too_crowded(),
            error => error.into(),
        })?;
        Ok(Subject {
            title: game.card().title,
            convention: Some(words::convention(game.as_ref(), &session.words)),
            step: None,
            document: json!(document(game.as_ref(), &report)),
            report,
            game: Some(game),
        })
    }

    /// Refuses to move what cannot move, and to write steps of what has none.
    fn check_motion(&self, format: Format) -> Result<(), Failure> {
        let said = if self.animate && (format != Format::Svg || self.is_png()) {
            "error-graph-animate"
        } else if self.frames && !format.is_drawing() {
            "error-graph-frames"
        } else if self.boards && format != Format::Svg {
            "error-graph-boards"
        } else {
            return Ok(());
        };
        Err(Complaint::usage("usage", Message::new(said)).into())
    }

    fn is_png(&self) -> bool {
        self.output.as_deref().is_some_and(png::is_wanted)
    }

    /// The whole arena to be drawn; nothing for what is not a drawing.
    fn diagram(
        &self,
        subject: &Subject,
        format: Format,
        session: &Session,
    ) -> Result<Diagram, Failure> {
        let report = &subject.report;
        if !format.is_drawing() && format != Format::Dot {
            return Ok(Diagram::default());
        }
        if format.is_drawing() && report.vertices.len() as u64 > MOST_DRAWN {
            return Err(too_crowded());
        }
        let mut diagram = pictures::diagram(report, session.words.pick(subject.title));
        if let Some(game) = subject.game.as_deref().filter(|_| self.boards) {
            pictures::show_boards(&mut diagram, game, report);
        }
        Ok(diagram)
    }

    /// Writes a file for every step, named after the output: `steps-0.svg`, `steps-1.svg`, …
    fn write_frames(
        &self,
        subject: &Subject,
        diagram: &Diagram,
        format: Format,
        session: &mut Session,
    ) -> Result<(), Failure> {
        let path = self.output.as_deref().unwrap_or_else(|| Path::new("step.svg"));
        let [stem, ending] = [path.file_stem(), path.extension()]
            .map(|part| part.unwrap_or_default().to_string_lossy().into_owned());
        for step in 0..subject.report.layers.len() {
            let shown = u32::try_from(step).ok();
            let style = self.style(&subject.report, shown, session.words.language());
            let drawing = self.draw(subject, diagram, format, (&style, session))?;
            let path = path.with_file_name(format!("{stem}-{step}.{ending}"));
            save_drawing(&path, &drawing)?;
            session.written(&path)?;
        }
        Ok(())
    }

    fn draw(
        &self,
        subject: &Subject,
        diagram: &Diagram,
        format: Format,
        (style, session): (&DiagramStyle, &Session),
    ) -> Result<String, Failure> {
        let words = &session.words;
        let report = &subject.report;
        Ok(match format {
            Format::Text if self.blank => text::blank(subject, words),
            Format::Text => text::text(subject, words),
            Format::Svg if self.animate => draw::diagram_animation(diagram, style),
            Format::Svg => draw::diagram_svg(diagram, style),
            Format::Dot => draw::diagram_dot(diagram, style),
            Format::Tikz => draw::diagram_tikz(diagram, style),
            Format::Mermaid => draw::diagram_mermaid(diagram, style),
            Format::Json => to_json(&subject.document)?,
            Format::Python => python::source(report),
        })
    }

    fn style(&self, report: &ArenaReport, step: Option<u32>, language: Language) -> DiagramStyle {
        DiagramStyle {
            arrangement: match self.arrangement {
                Some(Places::Columns) => Arrangement::Columns,
                Some(Places::Layers) | None => Arrangement::Layers,
            },
            attractor_of: report.attractor.and_then(Player::numbered),
            blank: self.blank,
            step,
            ..language.diagram_style()
        }
    }
}
