//! Sentences that are put together while items run, in both languages at once.

use stratege_catalog::core::Text;

/// A sentence in English and in French.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Both {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

/// A language in which a sentence is put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    English,
    /// French.
    French,
}

impl Both {
    /// Puts a sentence together in each language.
    pub fn of(write: impl Fn(Tongue) -> String) -> Both {
        Both { en: write(Tongue::English), fr: write(Tongue::French) }
    }

    /// A text that is the same in both languages, such as the notation of a paper.
    pub fn same(text: impl Into<String>) -> Both {
        let text = text.into();
        Both { en: text.clone(), fr: text }
    }

    /// The sentence in one language.
    pub fn get(&self, tongue: Tongue) -> &str {
        match tongue {
            Tongue::English => &self.en,
            Tongue::French => &self.fr,
        }
    }
}

impl From<Text> for Both {
    fn from(text: Text) -> Both {
        Both { en: text.en.to_owned(), fr: text.fr.to_owned() }
    }
}

impl Tongue {
    /// The form of a text in this language.
    pub fn pick<'a>(self, en: &'a str, fr: &'a str) -> &'a str {
        match self {
            Tongue::English => en,
            Tongue::French => fr,
        }
    }

    /// A whole number with its digits in groups of three.
    pub fn number(self, number: impl Into<u128>) -> String {
        let digits = number.into().to_string();
        let separator = self.pick(",", "\u{202f}");
        let mut grouped = String::new();
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                grouped.push_str(separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number with so many digits after the point.
    pub fn decimal(self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}").replace('-', "−");
        match self {
            Tongue::English => text,
            Tongue::French => text.replace('.', ","),
        }
    }

    /// A share as a percentage with two digits after the point.
    pub fn percent(self, share: f64) -> String {
        format!("{} %", self.decimal(100.0 * share, 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_does() {
        let both = Both::of(|tongue| {
            format!(
                "{} {} {}",
                tongue.number(5478_u64),
                tongue.decimal(-1.5, 1),
                tongue.percent(0.5)
            )
        });
        assert_eq!(both.en, "5,478 −1.5 50.00 %");
        assert_eq!(both.fr, "5\u{202f}478 −1,5 50,00 %");
    }
}
