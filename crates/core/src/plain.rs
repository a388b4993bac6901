//! Positions and moves in the words that every programming language has.

use std::fmt;

use crate::DEEPEST_NESTING;

/// A number, a word or a list of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Plain {
    /// A whole number.
    Number(i64),
    /// A word.
    Word(String),
    /// A list.
    List(Vec<Plain>),
}

/// A number, a word, or a tuple of Python.
impl fmt::Display for Plain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Plain::Number(number) => write!(f, "{number}"),
            Plain::Word(word) => f.write_str(word),
            Plain::List(items) => {
                let items: Vec<String> = items.iter().map(Plain::to_string).collect();
                let end = if items.len() == 1 { "," } else { "" };
                write!(f, "({}{end})", items.join(", "))
            }
        }
    }
}

impl Plain {
    /// A list of `items`.
    pub fn list(items: impl IntoIterator<Item = Plain>) -> Plain {
        Plain::List(items.into_iter().collect())
    }

    /// A list of numbers.
    pub fn numbers<N: Into<i64>>(numbers: impl IntoIterator<Item = N>) -> Plain {
        Plain::list(numbers.into_iter().map(|number| Plain::Number(number.into())))
    }

    /// Reads a number, a word in quotation marks, or a list or tuple of these, as Python writes
    /// them; `True` and `False` are 1 and 0. Any other text is a word.
    ///
    /// ```
    /// use stratege_core::Plain;
    ///
    /// assert_eq!(Plain::read("[4, 3]"), Plain::numbers([4, 3]));
    /// assert_eq!(Plain::read("(4, 3,)"), Plain::numbers([4, 3]));
    /// assert_eq!(Plain::read("4,3"), Plain::Word("4,3".to_owned()));
    /// ```
    pub fn read(text: &str) -> Plain {
        let mut reader = Reader { rest: text };
        let read = reader.item(DEEPEST_NESTING).filter(|_| reader.rest.trim().is_empty());
        read.unwrap_or_else(|| Plain::Word(text.to_owned()))
    }

    /// Its items, if it is a list.
    pub fn items(&self) -> Option<&[Plain]> {
        if let Plain::List(items) = self { Some(items) } else { None }
    }

    /// Its items, if it is a list of numbers.
    pub fn as_numbers(&self) -> Option<Vec<i64>> {
        let number = |item: &Plain| if let Plain::Number(n) = item { Some(*n) } else { None };
        self.items()?.iter().map(number).collect()
    }
}

/// A position that was written as a paper writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foreign {
    /// The same in the notation of the game; whether it can occur is not yet checked.
    pub position: String,
    /// Parameters and the numbers they need for it, where nobody has chosen others.
    pub sizes: Vec<(&'static str, i64)>,
    /// The board as it was written: moves may be counted in it.
    pub board: Plain,
}

/// The words of a text between its spaces; what stands in brackets is one word.
///
/// ```
/// assert_eq!(stratege_core::split_words("a1 (0, 2)  b2"), ["a1", "(0, 2)", "b2"]);
/// ```
pub fn split_words(text: &str) -> Vec<&str> {
    let mut open = 0_usize;
    let words = text.split(move |symbol: char| {
        match symbol {
            '(' | '[' => open += 1,
            ')' | ']' => open = open.saturating_sub(1),
            _ => {}
        }
        open == 0 && symbol.is_whitespace()
    });
    words.filter(|word| !word.is_empty()).collect()
}

/// What is left of a text.
struct Reader<'a> {
    rest: &'a str,
}

impl<'a> Reader<'a> {
    /// The next item, with at most `deepest` lists within each other.
    fn item(&mut self, deepest: usize) -> Option<Plain> {
        if self.takes("(") {
            return self.list(")", deepest);
        }
        if self.takes("[") {
            return self.list("]", deepest);
        }
        for (word, number) in [("True", 1), ("False", 0)] {
            if self.takes(word) {
                return Some(Plain::Number(number));
            }
        }
        for quote in ["'", "\""] {
            if let Some(rest) = self.rest.strip_prefix(quote) {
                let (word, rest) = rest.split_once(quote)?;
                self.rest = rest;
                return Some(Plain::Word(word.to_owned()));
            }
        }
        let sign = usize::from(self.rest.starts_with('-'));
        let is_digit = |symbol: char| symbol.is_ascii_digit();
        let digits = self.rest[sign..].find(|symbol| !is_digit(symbol));
        let (number, rest) = self.rest.split_at(digits.map_or(self.rest.len(), |end| sign + end));
        self.rest = rest;
        number.parse().ok().map(Plain::Number)
    }

    /// The items up to `end`. Brackets around one item without a comma are only brackets.
    fn list(&mut self, end: &'a str, deepest: usize) -> Option<Plain> {
        let deeper = deepest.checked_sub(1)?;
        let mut items = Vec::new();
        while !self.takes(end) {
            items.push(self.item(deeper)?);
            if !self.takes(",") {
                return match (self.takes(end), end) {
                    (true, ")") if items.len() == 1 => items.pop(),
                    (true, _) => Some(Plain::List(items)),
                    (false, _) => None,
                };
            }
        }
        Some(Plain::List(items))
    }

    /// Whether `symbol` comes next; it is taken, and so are spaces before it.
    fn takes(&mut self, symbol: &str) -> bool {
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix(symbol) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, read: &str) {
        assert_eq!(Plain::read(text).to_string(), read);
    }

    #[test]
    fn literals_of_python_are_read() {
        check(" -12 ", "-12");
        check("[[0, -1],\n [1,0] ]", "((0, -1), (1, 0))");
        check("('.', \"X\", 'O')", "(., X, O)");
        check("([4,3], True)", "((4, 3), 1)");
        check("[]", "()");
        check("(7,)", "(7,)");
        check("[7]", "(7,)");
        assert_eq!(Plain::read("(7)"), Plain::Number(7));
    }

    #[test]
    fn every_other_text_is_a_word() {
        let deep = "[".repeat(DEEPEST_NESTING + 1) + &"]".repeat(DEEPEST_NESTING + 1);
        assert!(Plain::read(&deep[1..deep.len() - 1]).items().is_some());
        let endless = "[".repeat(60_000);
        for text in [
            "",
            "a1",
            "-",
            "[,]",
            "[1",
            "[1)",
            "1 2",
            "['a]",
            "[1 2]",
            "[é]",
            "99999999999999999999",
            "[a]",
            "--1",
            deep.as_str(),
            endless.as_str(),
        ] {
            assert_eq!(Plain::read(text), Plain::Word(text.to_owned()), "{text}");
        }
    }

    #[test]
    fn brackets_hold_a_word_together() {
        assert_eq!(split_words(" 1:[[6, 6], [5, 4]] 2:[] x"), ["1:[[6, 6], [5, 4]]", "2:[]", "x"]);
        assert_eq!(split_words("(0, 2"), ["(0, 2"]);
        assert_eq!(split_words(") a"), [")", "a"]);
    }
}
