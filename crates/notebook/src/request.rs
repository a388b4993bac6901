//! A command of ours inside a source, such as `graph chomp:2x2 --attractor 1`.

use std::fmt;

use stratege_catalog::{AnyGame, core::Setting};

use crate::Sheet;

/// Flags that stand alone; all others are followed by one value.
const SWITCHES: [&str; 5] = ["blank", "holes", "indices", "throws", "one-turn"];

/// A command, its operands and its flags.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The verb.
    pub job: String,
    /// What follows it: the game, strategies.
    pub operands: Vec<String>,
    /// The flags with their values; switches have an empty one.
    pub flags: Vec<(String, String)>,
}

impl Request {
    /// Reads a command. `@` is `word`, which names `game` with its parameters; `@rows` is one of
    /// them.
    pub(crate) fn read(text: &str, word: &str, game: &dyn AnyGame) -> Request {
        let mut words = words(text).into_iter().map(|part| filled(&part, word, game));
        let mut request = Request {
            job: words.next().unwrap_or_default(),
            operands: Vec::new(),
            flags: Vec::new(),
        };
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some(flag) if SWITCHES.contains(&flag) => request.switch(flag),
                // Two ranges follow `--table`.
                Some("table") => {
                    let ranges = [words.next(), words.next()].map(Option::unwrap_or_default);
                    request.flags.push(("table".to_owned(), ranges.join(" ")));
                }
                Some(flag) => {
                    request.flags.push((flag.to_owned(), words.next().unwrap_or_default()));
                }
                None => request.operands.push(word),
            }
        }
        request
    }

    /// Adds a flag without a value.
    pub(crate) fn switch(&mut self, flag: &str) {
        self.flags.push((flag.to_owned(), String::new()));
    }

    /// The value of a flag.
    pub(crate) fn flag(&self, name: &str) -> Option<&str> {
        self.flags.iter().find(|(flag, _)| flag == name).map(|(_, value)| value.as_str())
    }

    /// The value of a flag as a number.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.flag(name).and_then(|value| value.parse().ok())
    }

    /// The word of the game.
    pub(crate) fn game(&self) -> &str {
        self.operands.first().map_or("", String::as_str)
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.job)?;
        self.operands.iter().try_for_each(|operand| write!(f, " {operand}"))?;
        self.flags.iter().try_for_each(|(flag, value)| match value.as_str() {
            "" => write!(f, " --{flag}"),
            value if value.contains(' ') && flag != "table" => write!(f, " --{flag} \"{value}\""),
            value => write!(f, " --{flag} {value}"),
        })
    }
}

/// The words of a command; between quotes, spaces are part of a word.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in text.split('"').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// `@` becomes the game, `@rows` its number of rows, also after something else: `1..@heap`.
fn filled(part: &str, word: &str, game: &dyn AnyGame) -> String {
    match part.split_once('@') {
        Some(("", "")) => word.to_owned(),
        Some((before, name)) => {
            let number = parameter(game, name).expect("a test reads every source");
            format!("{before}{number}")
        }
        None => part.to_owned(),
    }
}

/// The value of a parameter that is a number.
pub(crate) fn parameter(game: &dyn AnyGame, name: &str) -> Option<i64> {
    let found = game.params().iter().find(|(known, _)| *known == name);
    match found?.1 {
        Setting::Number(number) => Some(*number),
        _ => None,
    }
}

/// The game with the parameters that can be chosen, written as the source writes them.
pub(crate) fn word(game: &dyn AnyGame, sheet: &Sheet) -> String {
    let number = |name: &str| parameter(game, name).expect("a test reads every source");
    let named = sheet.usual.contains('=');
    let items = sheet.ranges.iter().map(|(name, _)| {
        let number = number(name).to_string();
        if named { format!("{name}={number}") } else { number }
    });
    let items = items.collect::<Vec<_>>().join(if named { "," } else { "x" });
    if items.is_empty() { sheet.game.to_owned() } else { format!("{}:{items}", sheet.game) }
}
