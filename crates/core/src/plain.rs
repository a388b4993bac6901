//! Positions and moves in the words that every programming language has.

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
