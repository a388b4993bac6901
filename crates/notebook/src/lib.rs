//! Notebooks and worksheets for a class, and their corrected versions, from one source per game.
//!
//! A source (`sheets/*.md`) holds both languages side by side: text, questions, figures, cells to
//! fill in with their solutions, and cells that check. The figures are drawn and the numbers are
//! computed when a notebook is written, so that both follow the size of the game.

mod compose;
mod engine;
mod figure;
mod html;
mod ipynb;
mod language;
mod literal;
mod markdown;
mod percent;
mod request;
mod sheet;
mod student;
mod table;

pub use compose::{NotebookError, compose};
pub use request::Request;
pub use sheet::{Sheet, sheets};
pub use stratege_words::Language;

use serde::Serialize;

/// For whom a notebook is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Version {
    /// With holes to fill in.
    Student,
    /// With the answers.
    Corrected,
}

/// How a notebook is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// A Jupyter notebook, nbformat 4.5.
    Ipynb,
    /// A page to be printed.
    Html,
    /// Markdown, its figures within.
    Md,
    /// A Python file with percent cells.
    Py,
}

/// A notebook, ready to be written in any format.
#[derive(Clone, Debug)]
pub struct Notebook {
    /// What it is called.
    pub title: String,
    /// The game that it is about, with its parameters.
    pub game: String,
    /// The language of its texts.
    pub language: Language,
    /// For whom it is.
    pub version: Version,
    /// Its cells, from top to bottom.
    pub cells: Vec<Cell>,
}

/// A piece of a notebook.
#[derive(Clone, Debug)]
pub struct Cell {
    /// A name that no other cell of the notebook has, the same in both versions.
    pub id: String,
    /// What it holds.
    pub body: Body,
}

/// What a cell holds. Texts are Markdown.
#[derive(Clone, Debug)]
pub enum Body {
    /// Something to read.
    Text(String),
    /// Something to think about.
    Question {
        /// Its number, from 1.
        number: usize,
        /// What is asked.
        text: String,
    },
    /// The answer in words.
    Answer {
        /// What to answer; nothing in a student's version.
        text: Option<String>,
        /// Lines to write on.
        lines: usize,
    },
    /// A picture.
    Figure(Figure),
    /// Python.
    Code {
        /// What it is for.
        role: Role,
        /// The source.
        source: String,
        /// Lines to write on for each function, if it is to be filled in on paper.
        rooms: Vec<usize>,
    },
}

/// What a cell of Python is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// What the check cells need; of no use on paper.
    Setup,
    /// Given to students as it is.
    Given,
    /// To be filled in by students.
    Solution,
    /// Says whether the functions above are right.
    Check,
}

/// A picture with what is said about it.
#[derive(Clone, Debug)]
pub struct Figure {
    /// Its number, from 1.
    pub number: usize,
    /// What it shows.
    pub caption: String,
    /// The picture.
    pub svg: String,
    /// The command that draws it.
    pub command: String,
}

/// How much there is in a notebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Contents {
    /// Cells of all kinds.
    pub cells: usize,
    /// Questions.
    pub questions: usize,
    /// Pictures.
    pub figures: usize,
    /// Cells to fill in with Python.
    pub solutions: usize,
    /// Cells that check.
    pub checks: usize,
}

impl Notebook {
    /// The whole notebook as one text.
    pub fn write(&self, format: Format) -> String {
        match format {
            Format::Ipynb => ipynb::write(self),
            Format::Html => html::write(self),
            Format::Md => markdown::write(self),
            Format::Py => percent::write(self),
        }
    }

    /// How much there is in it.
    pub fn contents(&self) -> Contents {
        let count =
            |is_it: fn(&Body) -> bool| self.cells.iter().filter(|cell| is_it(&cell.body)).count();
        Contents {
            cells: self.cells.len(),
            questions: count(|body| matches!(body, Body::Question { .. })),
            figures: count(|body| matches!(body, Body::Figure(_))),
            solutions: count(|body| matches!(body, Body::Code { role: Role::Solution, .. })),
            checks: count(|body| matches!(body, Body::Code { role: Role::Check, .. })),
        }
    }
}
