//! From a source and a game to a notebook.

use stratege_catalog::{
    AnyGame, Catalog, JobError, OpenError,
    core::{Limits, Setting},
};

use crate::{
    Body, Cell, Figure, Language, Notebook, Role, Version,
    engine::Engine,
    figure,
    language::keep,
    literal::Place,
    request,
    sheet::{Block, CLOSING, OPENING, Sheet, blocks, sheets},
    student, table,
};

/// Why there is no notebook.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotebookError {
    /// A word does not name a game.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Something could not be computed.
    #[error(transparent)]
    Job(#[from] JobError),
    /// The game has no notebook.
    #[error("there is no notebook for {game}; there are notebooks for {}", known.join(", "))]
    NoSheet {
        /// The game.
        game: &'static str,
        /// The games that have one.
        known: Vec<&'static str>,
    },
    /// A number that does not fit a class.
    #[error("`{parameter}` is {found}; the notebook of {game} needs {low} to {high}")]
    Size {
        /// The game.
        game: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// What was asked for.
        found: i64,
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
    },
    /// A parameter that the notebook does not follow.
    #[error("the notebook of {game} is about {parameter}={expected}, not {parameter}={found}")]
    Fixed {
        /// The game.
        game: &'static str,
        /// The parameter.
        parameter: &'static str,
        /// What was asked for.
        found: String,
        /// What the notebook is about.
        expected: String,
    },
}

/// Writes the notebook of the game that `word` names, such as `chomp:3x4`.
///
/// Without parameters the size is one that fits a class.
pub fn compose(
    catalog: &Catalog,
    word: &str,
    language: Language,
    version: Version,
    limits: Limits<'_>,
) -> Result<Notebook, NotebookError> {
    let (name, params) = word.split_once(':').unwrap_or((word, ""));
    let card = &catalog.find(name)?.card;
    let sheets = sheets();
    let sheet = sheets.iter().find(|sheet| sheet.game == card.name);
    let sheet = sheet.ok_or_else(|| NotebookError::NoSheet {
        game: card.name,
        known: sheets.iter().map(|sheet| sheet.game).collect(),
    })?;
    let game = catalog.open(if params.is_empty() { sheet.usual } else { word })?;
    fits(game.as_ref(), sheet, catalog)?;
    let word = request::word(game.as_ref(), sheet);
    let engine = Engine::new(catalog, game.as_ref(), word.clone(), limits);
    let mut writer =
        Writer { engine, language, version, cells: Vec::new(), counts: Counts::default() };
    let (title, body) = sheet.source.trim_start().split_once('\n').expect("a title");
    for part in [title, OPENING, body, CLOSING] {
        blocks(&keep(language, part)).into_iter().try_for_each(|block| writer.add(block))?;
    }
    let title = keep(language, title).trim_start_matches("# ").to_owned();
    Ok(Notebook { title, game: word, language, version, cells: writer.cells })
}

/// Refuses what the source does not follow.
fn fits(game: &dyn AnyGame, sheet: &Sheet, catalog: &Catalog) -> Result<(), NotebookError> {
    let usual = catalog.open(sheet.usual)?;
    for ((parameter, found), (_, expected)) in game.params().iter().zip(usual.params().iter()) {
        let range = sheet.ranges.iter().find(|(name, _)| *name == parameter);
        match (range, found) {
            (Some((_, range)), Setting::Number(number)) if !range.contains(number) => {
                return Err(NotebookError::Size {
                    game: sheet.game,
                    parameter,
                    found: *number,
                    low: *range.start(),
                    high: *range.end(),
                });
            }
            (None, found) if found != expected => {
                return Err(NotebookError::Fixed {
                    game: sheet.game,
                    parameter,
                    found: told(found),
                    expected: told(expected),
                });
            }
            _ => {}
        }
    }
    Ok(())
}

fn told(setting: &Setting) -> String {
    match setting {
        Setting::Number(number) => number.to_string(),
        Setting::Numbers(numbers) => {
            numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
        }
        Setting::Word(word) => (*word).to_owned(),
        Setting::Line(line) => line.clone(),
    }
}

/// A notebook being written.
struct Writer<'a> {
    engine: Engine<'a>,
    language: Language,
    version: Version,
    cells: Vec<Cell>,
    counts: Counts,
}

/// How many cells of each kind there are so far.
#[derive(Default)]
struct Counts {
    texts: usize,
    questions: usize,
    answers: usize,
    figures: usize,
    code: usize,
}

impl Writer<'_> {
    fn add(&mut self, block: Block) -> Result<(), JobError> {
        let corrected = self.version == Version::Corrected;
        let prose = |text: &str| self.engine.fill(text, Place::Prose(self.language));
        let body = match block {
            Block::Text(text) => Body::Text(prose(&text)?),
            Block::Question(text) => {
                Body::Question { number: self.counts.questions + 1, text: prose(&text)? }
            }
            Block::Answer { lines, text } => {
                let text = prose(&text)?;
                Body::Answer { text: corrected.then_some(text), lines }
            }
            Block::Figure { holes, command, caption } => {
                let request = self.engine.read(&command);
                let request =
                    if holes && !corrected { figure::with_holes(request) } else { request };
                let number = self.counts.figures + 1;
                Body::Figure(Figure {
                    number,
                    caption: prose(&caption)?,
                    svg: figure::draw(&request, &self.engine, self.language)?,
                    command: figure::command(&request, number),
                })
            }
            Block::Table { command, caption } => {
                let request = self.engine.read(&command);
                let table = table::table(&request, &self.engine, self.language)?;
                Body::Text(format!("{table}\n\n{}", prose(&caption)?))
            }
            Block::Code { role, source } => {
                let source = self.engine.fill(&source, Place::Code)?;
                if role == Role::Solution && !corrected {
                    let rooms = student::rooms(&source);
                    Body::Code { role, source: student::emptied(&source), rooms }
                } else {
                    Body::Code { role, source, rooms: Vec::new() }
                }
            }
        };
        let id = self.counts.name(&body);
        self.cells.push(Cell { id, body });
        Ok(())
    }
}

impl Counts {
    /// Counts a cell and names it.
    fn name(&mut self, body: &Body) -> String {
        let (word, count) = match body {
            Body::Text(_) => ("text", &mut self.texts),
            Body::Question { .. } => ("question", &mut self.questions),
            Body::Answer { .. } => ("answer", &mut self.answers),
            Body::Figure(_) => ("figure", &mut self.figures),
            Body::Code { role: Role::Setup, .. } => ("setup", &mut self.code),
            Body::Code { role: Role::Given, .. } => ("given", &mut self.code),
            Body::Code { role: Role::Solution, .. } => ("solution", &mut self.code),
            Body::Code { role: Role::Check, .. } => ("check", &mut self.code),
        };
        *count += 1;
        format!("{word}-{count}")
    }
}
