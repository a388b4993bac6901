//! The sources of the notebooks: what they are made of, and how they are read.
//!
//! A source is Markdown with a header between `---` lines: the game, the word of the game that is
//! taken if no parameters are given, and the range of every parameter that may be chosen. Then:
//!
//! - `### ?` begins a question, which ends at the next block or heading;
//! - a block between code fences has a first word that says what it is: `python setup`, `python
//!   given`, `python solution`, `python check`, `figure COMMAND`, `holes COMMAND` (a figure that
//!   students get with holes to fill in), `table COMMAND`, `answer LINES`;
//! - `<fr>…</fr><en>…</en>` holds what differs between the languages;
//! - `{{…}}` is computed: see `engine`;
//! - `@` in a command is the game with its parameters, `@rows` one parameter.

use std::ops::RangeInclusive;

use crate::Role;

/// Begins a question.
const QUESTION: &str = "### ?";

/// The sources, one per game.
const SOURCES: &[&str] = &[
    include_str!("../sheets/chomp.md"),
    include_str!("../sheets/grundy.md"),
    include_str!("../sheets/domineering.md"),
    include_str!("../sheets/tic-tac-toe.md"),
    include_str!("../sheets/dice.md"),
    include_str!("../sheets/dominoes.md"),
];

/// What every notebook begins with after its title, and ends with.
pub(crate) const OPENING: &str = include_str!("../sheets/opening.md");
/// See [`OPENING`].
pub(crate) const CLOSING: &str = include_str!("../sheets/closing.md");

/// One source, in both languages.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// The name of the game.
    pub game: &'static str,
    /// The game with the parameters that are taken if none are given.
    pub usual: &'static str,
    /// The parameters that may be chosen, with what fits a class.
    pub ranges: Vec<(&'static str, RangeInclusive<i64>)>,
    /// Everything after the header.
    pub source: &'static str,
}

/// A piece of a source, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Block {
    Text(String),
    Question(String),
    Answer { lines: usize, text: String },
    Figure { holes: bool, command: String, caption: String },
    Table { command: String, caption: String },
    Code { role: Role, source: String },
}

/// All sources, in the order of the help.
pub fn sheets() -> Vec<Sheet> {
    SOURCES.iter().map(|source| read(source).expect("a test reads every source")).collect()
}

fn read(source: &'static str) -> Option<Sheet> {
    let (header, source) = source.strip_prefix("---\n")?.split_once("\n---\n")?;
    let mut sheet = Sheet { game: "", usual: "", ranges: Vec::new(), source };
    for line in header.lines() {
        let (name, value) = line.split_once(": ")?;
        match name {
            "game" => sheet.game = value,
            "usual" => sheet.usual = value,
            parameter => {
                let (low, high) = value.split_once("..")?;
                sheet.ranges.push((parameter, low.parse().ok()?..=high.parse().ok()?));
            }
        }
    }
    Some(sheet)
}

/// The pieces of a source that holds one language only.
pub(crate) fn blocks(source: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut text = Gathered::default();
    let mut lines = source.lines();
    while let Some(line) = lines.next() {
        if let Some(info) = line.strip_prefix("```") {
            let body: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            match fenced(info, &body.join("\n")) {
                Some(block) => {
                    text.end(&mut blocks);
                    blocks.push(block);
                }
                None => text
                    .lines
                    .extend(std::iter::once(line).chain(body).chain(std::iter::once("```"))),
            }
        } else if line == QUESTION {
            text.end(&mut blocks);
            text.question = true;
        } else {
            if line.starts_with('#') {
                text.end(&mut blocks);
            }
            text.lines.push(line);
        }
    }
    text.end(&mut blocks);
    blocks
}

/// Lines that belong together.
#[derive(Default)]
struct Gathered<'a> {
    lines: Vec<&'a str>,
    question: bool,
}

impl Gathered<'_> {
    /// Turns the lines into a block, if there are any.
    fn end(&mut self, blocks: &mut Vec<Block>) {
        let text = self.lines.join("\n").trim().to_owned();
        if !text.is_empty() {
            blocks.push(if self.question { Block::Question(text) } else { Block::Text(text) });
        }
        *self = Gathered::default();
    }
}

/// The block with this first line; `None` if it is ordinary Markdown.
fn fenced(info: &str, body: &str) -> Option<Block> {
    let (word, rest) = info.split_once(' ')?;
    let (rest, body) = (rest.to_owned(), body.to_owned());
    Some(match word {
        "figure" => Block::Figure { holes: false, command: rest, caption: body },
        "holes" => Block::Figure { holes: true, command: rest, caption: body },
        "table" => Block::Table { command: rest, caption: body },
        "answer" => Block::Answer { lines: rest.parse().ok()?, text: body },
        "python" => Block::Code {
            role: match rest.as_str() {
                "setup" => Role::Setup,
                "given" => Role::Given,
                "solution" => Role::Solution,
                "check" => Role::Check,
                _ => return None,
            },
            source: body,
        },
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, language::keep};

    #[test]
    fn a_source_is_cut_into_blocks() {
        let source = "# Title\n\ntext\n\n### ?\nWhy?\n\n```answer 3\nBecause.\n```\n\n```figure show @\nA board\n```\n```python check\nassert True\n```\n```\nplain\n```";
        assert_eq!(
            blocks(source),
            [
                Block::Text("# Title\n\ntext".to_owned()),
                Block::Question("Why?".to_owned()),
                Block::Answer { lines: 3, text: "Because.".to_owned() },
                Block::Figure {
                    holes: false,
                    command: "show @".to_owned(),
                    caption: "A board".to_owned()
                },
                Block::Code { role: Role::Check, source: "assert True".to_owned() },
                Block::Text("```\nplain\n```".to_owned()),
            ]
        );
    }

    #[test]
    fn every_source_says_the_same_in_both_languages() {
        let sources = sheets().into_iter().map(|sheet| (sheet.game, sheet.source));
        let sources = sources.chain([("opening", OPENING), ("closing", CLOSING)]);
        for (name, source) in sources {
            check(name, source);
        }
    }

    /// Every French text has its English one right after it, with the same computed numbers.
    #[track_caller]
    fn check(name: &str, source: &str) {
        let mut rest = source;
        while let Some(at) = rest.find("<fr>") {
            let (french, after) = rest[at + 4..].split_once("</fr>").expect("closed");
            let after = after.trim_start();
            let english = after.strip_prefix("<en>").unwrap_or_else(|| panic!("{name}: {french}"));
            let (english, after) = english.split_once("</en>").expect("closed");
            assert_eq!(computed(french), computed(english), "{name}: {french}");
            // A narrow space stands before these signs.
            let prose = uncomputed(french);
            for sign in [" ;", " :", " ?", " !", " »", "« "] {
                assert!(!prose.contains(sign), "{name}: `{sign}` in {french}");
            }
            rest = after;
        }
        assert!(!rest.contains("<en>"), "{name}");
        let kinds = |language: Language| -> Vec<std::mem::Discriminant<Block>> {
            let blocks = blocks(&keep(language, source));
            blocks.iter().map(std::mem::discriminant).collect()
        };
        assert_eq!(kinds(Language::Fr), kinds(Language::En), "{name}");
    }

    /// The text without what is computed.
    fn uncomputed(text: &str) -> String {
        let parts = text.split("{{");
        parts.map(|part| part.split_once("}}").map_or(part, |(_, after)| after)).collect()
    }

    fn computed(text: &str) -> Vec<&str> {
        let mut numbers: Vec<&str> =
            text.split("{{").skip(1).filter_map(|part| part.split("}}").next()).collect();
        numbers.sort_unstable();
        numbers
    }
}
