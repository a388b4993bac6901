//! Graphs given as a dictionary, in JSON or as a Python literal.

use std::collections::HashMap;

use rustc_hash::FxBuildHasher;
use stratege_core::{Limits, Player, Stopped, Text};

use crate::{Graph, report::ArenaReport};

/// Who owns which vertex of an imported graph, and whose attractor is wanted.
///
/// Lists may contain ranges of whole numbers such as `0..3`.
#[derive(Clone, Debug, Default)]
pub struct ImportOwners {
    /// Vertices of player 1.
    pub first: Option<Vec<String>>,
    /// Vertices of player 2.
    pub second: Option<Vec<String>>,
    /// Target set of the attractor: the vertices in which its player has won; if none, the
    /// vertices without successors that belong to the opponent.
    pub targets: Option<Vec<String>>,
    /// Whose attractor, 1 or 2.
    pub attractor: Option<u8>,
    /// Where a play begins, if anywhere.
    pub start: Option<String>,
}

/// Why a dictionary is not a graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    /// Not a dictionary.
    #[error("line {line}, column {column}: expected {}", expected.en)]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// What should stand there.
        expected: Text,
    },
    /// A successor or an owned vertex that is not a key.
    #[error("vertex `{vertex}` is not a key of the dictionary")]
    UnknownVertex {
        /// The vertex.
        vertex: String,
    },
    /// A vertex that stands twice as a key.
    #[error("vertex `{vertex}` is a key twice")]
    Repeated {
        /// The vertex.
        vertex: String,
    },
    /// Ranges that name more vertices than anybody has.
    #[error("the lists name {found} vertices, at most {most} are read")]
    TooMany {
        /// How many, all ranges written out.
        found: u64,
        /// The most that are read.
        most: u64,
    },
    /// A limit was reached, or somebody stopped it.
    #[error("{cause} after {nodes} positions")]
    Stopped {
        /// Which limit.
        cause: Stopped,
        /// Vertices visited until then.
        nodes: u64,
    },
    /// A vertex with two owners, or with none.
    #[error("vertex `{vertex}` must belong to exactly one player")]
    Owner {
        /// The vertex.
        vertex: String,
    },
}

/// The arena that a dictionary describes: JSON or a Python literal, `vertex: [successors]`.
///
/// Vertices that are in neither list of owners belong to the other player if only one list is
/// given. Without any list, vertices written `(position, player)` belong to that player. A
/// vertex without successors is lost for its owner.
pub fn import_arena(
    text: &str,
    owners: &ImportOwners,
    limits: Limits<'_>,
) -> Result<ArenaReport, ImportError> {
    owners.check_sum()?;
    let entries = Parser { text, at: 0 }.dictionary()?;
    let mut numbers: HashMap<&str, u32, FxBuildHasher> = HashMap::default();
    for (number, (key, _)) in (0..).zip(&entries) {
        if numbers.insert(key, number).is_some() {
            return Err(ImportError::Repeated { vertex: key.clone() });
        }
    }
    let number_of = |vertex: &str| {
        let unknown = || ImportError::UnknownVertex { vertex: vertex.to_owned() };
        numbers.get(vertex).copied().ok_or_else(unknown)
    };
    let successors = entries
        .iter()
        .map(|(_, list)| list.iter().map(|vertex| number_of(vertex)).collect())
        .collect::<Result<Vec<Vec<u32>>, _>>()?;
    let owner = owners_of(&entries, owners, &number_of)?;
    let numbered = |list: &Vec<String>| {
        written_out(list).map(|vertex| number_of(&vertex)).collect::<Result<Vec<_>, _>>()
    };
    // Names that are wrong are told, whether anything is drawn towards them or not.
    let named = owners.targets.as_ref().map(numbered).transpose()?;
    let start = owners.start.as_deref().map(&number_of).transpose()?;
    let attractor = owners.attractor.and_then(Player::numbered);
    let names: Vec<String> = entries.iter().map(|(key, _)| key.clone()).collect();
    let graph = Graph::new(names, &owner, &successors);
    let report = graph.report(attractor, named, start, limits);
    report.map_err(|cause| ImportError::Stopped { cause, nodes: 0 })
}

/// A vertex and its successors.
type Entry = (String, Vec<String>);

fn owners_of(
    entries: &[Entry],
    owners: &ImportOwners,
    number_of: &impl Fn(&str) -> Result<u32, ImportError>,
) -> Result<Vec<Player>, ImportError> {
    let mut owner: Vec<Option<Player>> = vec![None; entries.len()];
    for (list, player) in [(&owners.first, Player::FIRST), (&owners.second, Player::SECOND)] {
        for vertex in written_out(list.as_deref().unwrap_or_default()) {
            let slot = &mut owner[number_of(&vertex)? as usize];
            if slot.is_some_and(|other| other != player) {
                return Err(ImportError::Owner { vertex });
            }
            *slot = Some(player);
        }
    }
    let rest = match (&owners.first, &owners.second) {
        (Some(_), None) => Some(Player::SECOND),
        (None, Some(_)) => Some(Player::FIRST),
        _ => None,
    };
    let unlisted = owners.first.is_none() && owners.second.is_none();
    let resolve = |(owner, (key, _)): (Option<Player>, &Entry)| {
        let from_key = unlisted.then(|| player_in(key)).flatten();
        owner.or(rest).or(from_key).ok_or_else(|| ImportError::Owner { vertex: key.clone() })
    };
    owner.into_iter().zip(entries).map(resolve).collect()
}

/// The player in a vertex written `(position, player)`.
fn player_in(key: &str) -> Option<Player> {
    let (_, last) = key.strip_suffix(')')?.rsplit_once(',')?;
    Player::numbered(last.trim().parse().ok()?)
}

/// The most vertices that the lists of owners and targets name together.
///
/// A slip in a range must fill neither the memory nor the time.
const MOST_NAMED: u64 = 2_000_000;

impl ImportOwners {
    /// Refuses lists that name too many vertices, before any range is written out.
    fn check_sum(&self) -> Result<(), ImportError> {
        let lists = [&self.first, &self.second, &self.targets];
        let named = lists.into_iter().flatten().flatten().map(|item| match range(item) {
            Some((low, high)) => (i128::from(high) - i128::from(low) + 1).max(0) as u128,
            None => 1,
        });
        let found = u64::try_from(named.sum::<u128>()).unwrap_or(u64::MAX);
        let most = MOST_NAMED;
        if found <= most { Ok(()) } else { Err(ImportError::TooMany { found, most }) }
    }
}

/// Every vertex of a list, with `0`, `1`, `2`, `3` for `0..3`.
fn written_out(list: &[String]) -> impl Iterator<Item = String> {
    list.iter().flat_map(|item| {
        let (numbers, name) = match range(item) {
            Some((low, high)) => (Some(low..=high), None),
            None => (None, Some(item.trim().to_owned())),
        };
        numbers.into_iter().flatten().map(|number| number.to_string()).chain(name)
    })
}

/// The ends of a range of whole numbers such as `0..3`.
fn range(item: &str) -> Option<(i64, i64)> {
    let (low, high) = item.split_once("..")?;
    Some((low.trim().parse().ok()?, high.trim().parse().ok()?))
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

/// Tuples within tuples, deep enough for any position and shallow enough for the stack.
const DEEPEST: usize = 50;

impl Parser<'_> {
    fn dictionary(mut self) -> Result<Vec<Entry>, ImportError> {
        self.expect(
            '{',
            Text::new("`{`, the beginning of a dictionary", "`{`, le début d'un dictionnaire"),
        )?;
        let mut entries = Vec::new();
        while self.peek() != Some('}') {
            let key = self.atom(0)?;
            self.expect(':', Text::new("`:` after a vertex", "`:` après un sommet"))?;
            let successors = self.list()?;
            entries.push((key, successors));
            if self.peek() != Some('}') {
                self.expect(
                    ',',
                    Text::new(
                        "`,` or `}` after the successors of a vertex",
                        "`,` ou `}` après les successeurs d'un sommet",
                    ),
                )?;
            }
        }
        self.expect('}', Text::new("`}`", "`}`"))?;
        match self.peek() {
            None => Ok(entries),
            Some(_) => {
                Err(self
                    .error(Text::new("nothing after the dictionary", "rien après le dictionnaire")))
            }
        }
    }

    /// Successors in any brackets.
    fn list(&mut self) -> Result<Vec<String>, ImportError> {
        let close = match self.peek() {
            Some('[') => ']',
            Some('(') => ')',
            Some('{') => '}',
            _ => {
                return Err(self.error(Text::new(
                    "`[`, the beginning of a list of successors",
                    "`[`, le début d'une liste de successeurs",
                )));
            }
        };
        self.at += 1;
        let mut vertices = Vec::new();
        while self.peek() != Some(close) {
            vertices.push(self.atom(0)?);
            if self.peek() != Some(close) {
                self.expect(
                    ',',
                    Text::new("`,` or the end of the list", "`,` ou la fin de la liste"),
                )?;
            }
        }
        self.at += 1;
        Ok(vertices)
    }

    /// A number, a quoted or bare word, or a tuple of these, in one normal form.
    fn atom(&mut self, depth: usize) -> Result<String, ImportError> {
        let Some(first) = self.peek() else {
            return Err(self.error(Text::new("a vertex", "un sommet")));
        };
        match first {
            '"' | '\'' => self.quoted(first),
            '(' | '[' if depth < DEEPEST => {
                let close = if first == '(' { ')' } else { ']' };
                self.at += 1;
                let mut parts = Vec::new();
                while self.peek() != Some(close) {
                    parts.push(self.atom(depth + 1)?);
                    if self.peek() != Some(close) {
                        self.expect(
                            ',',
                            Text::new("`,` or the end of the tuple", "`,` ou la fin du tuple"),
                        )?;
                    }
                }
                self.at += 1;
                let comma = if parts.len() == 1 && first == '(' { "," } else { "" };
                Ok(format!("{first}{}{comma}{close}", parts.join(", ")))
            }
            _ => {
                let rest = &self.text[self.at..];
                let is_word = |symbol: char| symbol.is_alphanumeric() || "_-+.#".contains(symbol);
                let end = rest.find(|symbol| !is_word(symbol)).unwrap_or(rest.len());
                if end == 0 {
                    return Err(self.error(Text::new(
                        "a vertex: a number, a word or a tuple",
                        "un sommet : un nombre, un mot ou un tuple",
                    )));
                }
                self.at += end;
                Ok(rest[..end].to_owned())
            }
        }
    }

    fn quoted(&mut self, quote: char) -> Result<String, ImportError> {
        let mut word = String::new();
        let mut symbols = self.text[self.at + 1..].char_indices();
        while let Some((offset, symbol)) = symbols.next() {
            match symbol {
                '\\' => word.extend(symbols.next().map(|(_, escaped)| escaped)),
                _ if symbol == quote => {
                    self.at += 1 + offset + 1;
                    return Ok(word);
                }
                _ => word.push(symbol),
            }
        }
        Err(self.error(Text::new("a closing quotation mark", "un guillemet fermant")))
    }

    /// The next symbol after white space and `#` comments.
    fn peek(&mut self) -> Option<char> {
        loop {
            let rest = &self.text[self.at..];
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            match trimmed.chars().next() {
                Some('#') => self.at += trimmed.find('\n').unwrap_or(trimmed.len()),
                other => return other,
            }
        }
    }

    fn expect(&mut self, symbol: char, expected: Text) -> Result<(), ImportError> {
        if self.peek() != Some(symbol) {
            return Err(self.error(expected));
        }
        self.at += symbol.len_utf8();
        Ok(())
    }

    fn error(&self, expected: Text) -> ImportError {
        let before = &self.text[..self.at];
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&symbol| symbol != '\n').count() + 1;
        ImportError::Syntax { line, column, expected }
    }
}
