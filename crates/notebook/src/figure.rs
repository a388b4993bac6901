//! Pictures, drawn when a notebook is written.

use stratege_catalog::{
    JobError,
    core::Player,
    draw::{Arrangement, DiagramStyle, Holes, Tree, TreeStyle, board_svg, diagram_svg, tree_svg},
    pictures::{self, Labels},
};
use stratege_words::{
    Language, Words,
    race_map::{MapLayer, MapPurpose, RaceMap},
};

use crate::{engine::Engine, request::Request};

/// Draws what a command would draw.
pub(crate) fn draw(
    request: &Request,
    engine: &Engine<'_>,
    language: Language,
) -> Result<String, JobError> {
    match request.job.as_str() {
        "show" => {
            let game = engine.open(request);
            let position = game.position(request.flag("position"))?;
            let mut picture = game.picture(Some(&position))?;
            if request.flag("indices").is_some() {
                picture = picture.indexed(game.indices().expect("a test draws every figure"));
            }
            let title = language.pick(game.card().title);
            Ok(board_svg(&picture, &format!("{title}, {position}")))
        }
        "graph" => graph(request, engine, language),
        "tree" => tree(request, engine, language),
        "dice" => {
            let gain = request.flag("show") == Some("gain");
            let layer = if gain { MapLayer::Gain } else { MapLayer::Dice };
            Ok(RaceMap::new(&engine.race(request)?, layer, MapPurpose::File, &Words::new(language))
                .svg)
        }
        other => panic!("a source cannot draw `{other}`"),
    }
}

/// The whole command that draws the same picture into a file.
pub(crate) fn command(request: &Request, number: usize) -> String {
    let output = if request.job == "dice" { "map" } else { "output" };
    format!("stratege {request} --{output} figure-{number}.svg")
}

/// Leaves out what students are to find.
pub(crate) fn with_holes(mut request: Request) -> Request {
    request.switch(if request.job == "tree" { "holes" } else { "blank" });
    request
}

fn graph(request: &Request, engine: &Engine<'_>, language: Language) -> Result<String, JobError> {
    let mut report = engine.arena(request)?;
    if let Some(step) = request.number("step") {
        pictures::cut(&mut report, step);
    }
    let title = language.pick(engine.open(request).card().title);
    let style = language.diagram_style();
    let style = DiagramStyle {
        arrangement: match request.flag("arrangement") {
            Some("columns") => Arrangement::Columns,
            _ => Arrangement::Layers,
        },
        attractor_of: request.number("attractor").and_then(Player::numbered),
        blank: request.flag("blank").is_some(),
        ..style
    };
    Ok(diagram_svg(&pictures::diagram(&report, title), &style))
}

/// Values with a minus sign, and with the comma of the language.
fn put_into_words(tree: &mut Tree, language: Language) {
    let spoken = |value: String| {
        let value = value.replace('-', "−");
        if language == Language::Fr { value.replace('.', ",") } else { value }
    };
    tree.value = tree.value.take().map(spoken);
    tree.children.iter_mut().for_each(|branch| put_into_words(&mut branch.tree, language));
}

fn tree(request: &Request, engine: &Engine<'_>, language: Language) -> Result<String, JobError> {
    let report = engine.tree(request)?;
    let mut tree = match request.flag("indices") {
        Some(_) => pictures::indexed_tree(&report, Labels::Boards),
        None => pictures::tree(&report, Labels::Boards),
    };
    // A root without moves chooses nothing.
    tree.best = !tree.children.is_empty();
    put_into_words(&mut tree, language);
    let style = language.tree_style();
    let holes = if request.flag("holes").is_some() { Holes::Inner } else { Holes::None };
    let title = language.pick(engine.open(request).card().title).to_owned();
    Ok(tree_svg(&tree, &TreeStyle { title, holes, ..style }))
}
