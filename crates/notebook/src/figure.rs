//! Pictures, drawn when a notebook is written.

use stratege_catalog::{
    JobError,
    core::{Player, Text},
    draw::{
        Arrangement, DiagramStyle, Holes, Tree, TreeStyle, board_svg,
        chart::{Axis, FirstRow, HeatMap, HeatScale, PAGE, Side, WIDTH, heat_svg},
        diagram_svg, tree_svg,
    },
    pictures::{self, Labels},
    race_report::{Quantity, RaceReport},
};

use crate::{Language, engine::Engine, request::Request};

/// Tables up to this are drawn narrow, with the number in every cell.
const SMALL: usize = 20;
/// Levels between which a map of gains has lines.
const LEVELS: [f64; 9] = [-0.8, -0.6, -0.4, -0.2, 0.0, 0.2, 0.4, 0.6, 0.8];

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
        "dice" => Ok(map(&engine.race(request)?, request.flag("show"), language)),
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
    let style = match language {
        Language::En => DiagramStyle::english(),
        Language::Fr => DiagramStyle::french(),
    };
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
    let style = match language {
        Language::En => TreeStyle::english(),
        Language::Fr => TreeStyle::french(),
    };
    let holes = if request.flag("holes").is_some() { Holes::Inner } else { Holes::None };
    let title = language.pick(engine.open(request).card().title).to_owned();
    Ok(tree_svg(&tree, &TreeStyle { title, holes, ..style }))
}

/// Stands for the number of dice where every choice loses.
const LOST: f64 = 0.0;

/// What a race is about at all points: the best choice, or the mean gain.
fn map(report: &RaceReport, show: Option<&str>, language: Language) -> String {
    let gains = show == Some("gain");
    let decimal = |value: f64| language.number(&format!("{value:.2}"));
    let cells: Vec<Vec<f64>> = if gains {
        report.gain.iter().map(|row| row.iter().map(Quantity::number).collect()).collect()
    } else {
        let cell = |own: u32, other: u32, dice: Option<usize>| match dice {
            _ if report.is_lost(own, other) => LOST,
            Some(dice) => dice as f64,
            None => f64::NAN,
        };
        let row = |(own, row): (u32, &Vec<Option<usize>>)| {
            (0..).zip(row).map(|(other, &dice)| cell(own, other, dice)).collect()
        };
        (0..).zip(&report.dice).map(row).collect()
    };
    let (title, legend) = if gains {
        (
            Text::new("Mean gain of the player to move", "Gain moyen du joueur au trait"),
            Text::new("mean gain", "gain moyen"),
        )
    } else {
        let legend = if report.lost.is_empty() {
            Text::new("dice", "dés")
        } else {
            Text::new("dice (×: every choice loses)", "dés (×\u{202f}: tout choix perd)")
        };
        (Text::new("Best number of dice", "Meilleur nombre de dés"), legend)
    };
    let (n, d) = (report.n, report.d);
    let last = f64::from(n - 1);
    let axis = || Axis::between(0.0, last, 10, |points| format!("{points:.0}"));
    let side = |name: Text| Side { name: language.pick(name).to_owned(), axis: axis() };
    let chart = HeatMap {
        title: match language {
            Language::En => format!("{} (first to {n}, up to {d} dice)", title.en),
            Language::Fr => format!("{} (premier à {n}, jusqu'à {d} dés)", title.fr),
        },
        description: language
            .pick(Text::new(
                "Own points from top to bottom, the opponent's from left to right.",
                "Ses points de haut en bas, ceux de l'adversaire de gauche à droite.",
            ))
            .to_owned(),
        width: if cells.len() <= SMALL { WIDTH } else { PAGE },
        rows: side(Text::new("own points", "ses points")),
        columns: side(Text::new("opponent's points", "points de l'adversaire")),
        first_row: FirstRow::Top,
        scale: if gains {
            let axis = Axis::between(-1.0, 1.0, 5, decimal);
            HeatScale::Around { middle: 0.0, axis, levels: LEVELS.to_vec() }
        } else {
            HeatScale::of_whole(&cells)
        },
        legend: language.pick(legend).to_owned(),
        mark: None,
        cells,
    };
    let number = |value: f64| match gains {
        true => decimal(value),
        false if value == LOST => "×".to_owned(),
        false => format!("{value:.0}"),
    };
    heat_svg(&chart, number, |row, column| {
        format!("{row}, {column} → {}", number(chart.cells[row][column]))
    })
}
