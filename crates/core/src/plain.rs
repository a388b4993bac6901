//! Positions and moves in the words that every programming language has.

use std::fmt;

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
}
