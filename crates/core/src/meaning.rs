//! What moves mean in words.

use crate::Text;

/// What a move means, where its notation is a word or short for a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// In English and in French.
    pub words: [String; 2],
    /// What stands beside the notation for those who see it, instead of these words: dice.
    pub sign: Option<String>,
}

impl Meaning {
    /// Doing nothing this time.
    pub fn pass() -> Meaning {
        Text::new("pass", "passer").into()
    }
}

impl From<Text> for Meaning {
    fn from(text: Text) -> Meaning {
        Meaning { words: [text.en, text.fr].map(str::to_owned), sign: None }
    }
}
