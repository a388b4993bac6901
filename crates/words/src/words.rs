//! Everything a person reads, in French and in English, from the files in `locales/`.

use fluent_bundle::{
    FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentNumber,
};
use stratege_catalog::core::Text;

const ENGLISH: &str = include_str!("../locales/en.ftl");
const FRENCH: &str = include_str!("../locales/fr.ftl");

/// Integers from here on do not fit a floating-point number exactly.
const EXACT: u128 = 1 << 53;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// The language of the locale, as `LC_ALL`, `LC_MESSAGES` or `LANG` names it.
    pub fn of_locale() -> Language {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty());
        match locale {
            Some(locale) if locale.to_lowercase().starts_with("fr") => Language::Fr,
            _ => Language::En,
        }
    }

    /// The code of the language, as in HTML.
    pub fn code(self) -> &'static str {
        self.pick(Text::new("en", "fr"))
    }

    /// The English or the French form of a text.
    pub fn pick(self, text: Text) -> &'static str {
        match self {
            Language::En => text.en,
            Language::Fr => text.fr,
        }
    }

    /// A number with its digits in groups of three.
    pub fn number(self, number: impl Into<u128>) -> String {
        group(&number.into().to_string(), self)
    }

    /// The file with all sentences of this language.
    pub fn source(self) -> &'static str {
        match self {
            Language::En => ENGLISH,
            Language::Fr => FRENCH,
        }
    }
}

/// The sentences of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Something that a sentence is about.
#[derive(Clone, Debug)]
pub enum Arg {
    /// A word that is the same in both languages.
    Word(String),
    /// A number; written with its digits in groups.
    Number(u128),
    /// A text that exists in both languages.
    Text(Text),
    /// A word that was put together in English and in French.
    Both([String; 2]),
    /// A sentence within the sentence.
    Message(Box<Message>),
}

/// A sentence, not yet in a language.
#[derive(Clone, Debug)]
pub struct Message {
    key: &'static str,
    args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// The sentence with this key in the `locales/` files.
    pub fn new(key: &'static str) -> Message {
        Message { key, args: Vec::new() }
    }

    /// The same sentence, with one thing filled in.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

impl From<String> for Arg {
    fn from(word: String) -> Arg {
        Arg::Word(word)
    }
}

impl From<&str> for Arg {
    fn from(word: &str) -> Arg {
        Arg::Word(word.to_owned())
    }
}

impl From<u128> for Arg {
    fn from(number: u128) -> Arg {
        Arg::Number(number)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as u128)
    }
}

impl From<Text> for Arg {
    fn from(text: Text) -> Arg {
        Arg::Text(text)
    }
}

impl From<[String; 2]> for Arg {
    fn from(both: [String; 2]) -> Arg {
        Arg::Both(both)
    }
}

impl From<Message> for Arg {
    fn from(said: Message) -> Arg {
        Arg::Message(Box::new(said))
    }
}

impl Words {
    /// The sentences of `language`.
    pub fn new(language: Language) -> Words {
        let resource = FluentResource::try_new(language.source().to_owned());
        // A test reads both files: what could not be parsed is never shipped.
        let resource = resource.unwrap_or_else(|(resource, _)| resource);
        let locale = match language {
            Language::En => "en",
            Language::Fr => "fr",
        };
        // The locale decides about plurals.
        let mut bundle = FluentBundle::new_concurrent(vec![locale.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::En => |value, _| grouped_number(value, Language::En),
            Language::Fr => |value, _| grouped_number(value, Language::Fr),
        }));
        bundle.add_resource_overriding(resource);
        Words { language, bundle }
    }

    /// The language of these words.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A sentence without anything to fill in.
    pub fn say(&self, key: &'static str) -> String {
        self.tell(&Message::new(key))
    }

    /// A sentence in this language; its key if there is no such sentence.
    pub fn tell(&self, said: &Message) -> String {
        self.filled(said, None).unwrap_or_else(|| said.key.to_owned())
    }

    /// The same for a reader of the page, who has no command line: as the attribute `page` of the
    /// sentence says it, if it has one.
    pub fn tell_on_page(&self, said: &Message) -> String {
        self.filled(said, Some("page")).unwrap_or_else(|| self.tell(said))
    }

    /// A sentence whose key was put together, if there is one.
    pub fn find(&self, key: &str) -> Option<String> {
        self.format(key, None, &FluentArgs::new())
    }

    /// The French or the English form of a text.
    pub fn pick(&self, text: Text) -> &'static str {
        self.language.pick(text)
    }

    /// A number with its digits in groups of three.
    pub fn number(&self, number: impl Into<u128>) -> String {
        self.language.number(number)
    }

    /// A number that was written with a decimal point and a hyphen, as it is written in this
    /// language: with a comma, and with a minus sign in every language.
    pub fn decimal(&self, number: &str) -> String {
        let number = number.replace('-', "−");
        match self.language {
            Language::En => number,
            Language::Fr => number.replace('.', ","),
        }
    }

    fn filled(&self, said: &Message, attribute: Option<&str>) -> Option<String> {
        let args = said.args.iter().map(|(name, arg)| (*name, self.fluent(arg)));
        let args: FluentArgs<'_> = args.collect();
        self.format(said.key, attribute, &args)
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        // Errors name missing arguments; the tests look for them.
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    fn fluent(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Word(word) => word.clone().into(),
            Arg::Number(number) if *number < EXACT => (*number as f64).into(),
            Arg::Number(number) => self.number(*number).into(),
            Arg::Text(text) => self.pick(*text).into(),
            Arg::Both([en, fr]) => match self.language {
                Language::En => en.clone().into(),
                Language::Fr => fr.clone().into(),
            },
            Arg::Message(said) => self.tell(said).into(),
        }
    }
}

fn grouped_number(value: &FluentValue<'_>, language: Language) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, .. }) = value else { return None };
    Some(group(&value.to_string(), language))
}

/// Puts a separator between groups of three digits: `5,478`, and `5 478` in French.
///
/// Four digits are grouped too: columns of numbers then line up in one way.
fn group(digits: &str, language: Language) -> String {
    let separator = match language {
        Language::En => ',',
        // The narrow no-break space.
        Language::Fr => '\u{202f}',
    };
    let mut grouped = String::with_capacity(digits.len() * 2);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(separator);
        }
        grouped.push(digit);
    }
    grouped
}
