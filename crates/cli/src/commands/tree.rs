//! `tree`: the min-max tree of a position, with its values or with holes to fill.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::json;
use stratege_catalog::{
    AnyGame, JobError, JobRequest,
    core::Stopped,
    document,
    draw::{self, Holes, TreeStyle},
    pictures::{self, Labels},
    report::TreeReport,
};

use super::Verb;
use crate::{
    args::Start,
    exit::Exit,
    failure::{Complaint, Failure},
    format::bold,
    i18n::{Message, Words},
    job_options::JobOptions,
    limit::Budget,
    output::Target,
    session::{Session, to_json},
    words,
};

/// More nodes than this make a drawing that nobody can read.
const MOST_DRAWN: u64 = 2000;

#[derive(Args)]
pub(crate) struct Tree {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    options: JobOptions<Tree>,
    #[command(flatten)]
    start: Start,
    #[arg(long)]
    holes: bool,
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
    Tikz,
    Json,
}

impl Verb for Tree {
    const NAME: &'static str = "tree";
    const ALIASES: &'static [&'static str] = &["arbre"];
    const JOBS: &'static [&'static str] = &["tree"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let target = Target::new(self.output, self.format, Format::Text)?;
        let game = self.start.game(&self.game, session)?;
        let request = JobRequest {
            position: self.start.position(),
            method: None,
            options: self.options.given().to_vec(),
        };
        let mut budget = Budget::new(&session.options.limit);
        let read = target.format != Format::Json && !session.options.json;
        let crowded = read && budget.positions.is_none_or(|most| most > MOST_DRAWN);
        if crowded {
            budget.positions = Some(MOST_DRAWN);
        }
        let watcher = session.watcher_within(budget);
        let report = game.tree_by(&request, watcher.limits()).map_err(|error| match error {
            JobError::Stopped { cause: Stopped::Nodes, .. } if crowded => too_crowded(),
            error => error.into(),
        })?;
        drop(watcher);
        let holes = if self.holes { Holes::Inner } else { Holes::None };
        let labels = if target.format == Format::Text { Labels::Positions } else { Labels::Boards };
        let tree = if self.indices {
            pictures::indexed_tree(&report, labels)
        } else {
            pictures::tree(&report, labels)
        };
        let drawing = render(&report, tree, target.format, holes, game.as_ref(), &session.words)?;
        let headline = headline(&report, holes, game.as_ref(), &session.words);
        target.save(&drawing)?;
        if target.format == Format::Text || !target.is_terminal() {
            session.print(&format!("{headline}\n\n"))?;
        }
        target.tell(&drawing, session)?;
        session.json(&document(game.as_ref(), report))?;
        Ok(Exit::Done)
    }
}

fn too_crowded() -> Failure {
    Complaint::usage("crowded", Message::new("error-crowded-tree").with("most", MOST_DRAWN)).into()
}

fn render(
    report: &TreeReport,
    mut tree: draw::Tree,
    format: Format,
    holes: Holes,
    game: &dyn AnyGame,
    words: &Words,
) -> Result<String, Failure> {
    let title = words.pick(game.card().title).to_owned();
    let style = TreeStyle { title, holes, ..words.language().tree_style() };
    // A root without moves chooses nothing.
    tree.best = !tree.children.is_empty();
    put_into_words(&mut tree, words);
    Ok(match format {
        Format::Text => draw::tree_text(&tree, &style),
        Format::Svg => draw::tree_svg(&tree, &style),
        Format::Tikz => draw::tree_tikz(&tree, &style),
        Format::Json => to_json(&json!(document(game, report)))?,
    })
}

/// Writes the values of a tree as the reader's language does.
fn put_into_words(tree: &mut draw::Tree, words: &Words) {
    tree.value = tree.value.take().map(|value| words.decimal(&value));
    tree.children.iter_mut().for_each(|branch| put_into_words(&mut branch.tree, words));
}

fn headline(report: &TreeReport, holes: Holes, game: &dyn AnyGame, words: &Words) -> String {
    let chosen = report.root.children.iter().find(|child| child.chosen);
    let chosen = chosen.and_then(|child| child.notation.as_deref());
    let said = match (holes, chosen) {
        (Holes::None, Some(chosen)) => Message::new("tree-headline-move").with("move", chosen),
        (Holes::None, None) => Message::new("tree-headline"),
        _ => Message::new("tree-headline-holes"),
    };
    let sentence = words.tell(&said.with("value", words::estimate(report.root.value, words)));
    let notes = [
        words.tell(&Message::new("tree-depth").with("depth", report.depth)),
        words.tell(&Message::new("tree-heuristic").with("heuristic", report.heuristic)),
        words.tell(&Message::new("tree-nodes").with("nodes", report.nodes)),
        words::convention(game, words),
    ];
    bold(&words::headline(&sentence, &notes, words))
}
