//! Sentences that exist in both languages.

/// One sentence or name, in English and in French.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Text {
    /// A sentence in both languages.
    pub const fn new(en: &'static str, fr: &'static str) -> Text {
        Text { en, fr }
    }
}
