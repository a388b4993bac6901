//! The command line: its flags, and the words it is understood with.

use std::ops::RangeInclusive;

use clap::{
    Arg, ArgAction, Args, Command,
    builder::{PossibleValuesParser, TypedValueParser},
};

use stratege_catalog::{AnyGame, layers::pieces::Share, tables::Sharing};

use crate::{commands, failure::Failure, i18n::Language, limit::Limit, session::Session};

/// The name of the program.
pub(crate) const PROGRAM: &str = "stratege";

/// The flags that every command has.
#[derive(Args, Clone, Debug)]
pub(crate) struct Global {
    #[arg(long, global = true)]
    pub json: bool,
    #[arg(long, global = true, value_name = "N", allow_negative_numbers = true)]
    pub seed: Option<u64>,
    #[arg(long, global = true)]
    pub quiet: bool,
    #[arg(long, global = true, value_name = "fr|en", ignore_case = true, value_parser = language())]
    pub lang: Option<Language>,
    #[arg(long, global = true, value_name = "LIMIT", allow_negative_numbers = true)]
    pub limit: Vec<Limit>,
}

impl Global {
    /// The seed of everything random.
    pub(crate) fn seed(&self) -> u64 {
        self.seed.unwrap_or(0)
    }
}

/// What a process does of a table that several of them make in one folder.
#[derive(Args, Clone, Copy, Debug)]
pub(crate) struct SharedWork {
    #[arg(long, value_name = "K/N", requires = "disk")]
    part: Option<Share>,
    #[arg(long, value_name = "N", requires = "part",
        value_parser = clap::value_parser!(u64).range(4096..))]
    grain: Option<u64>,
}

impl SharedWork {
    /// Whether others work in the same folder.
    pub(crate) fn is_asked(&self) -> bool {
        self.part.is_some()
    }

    pub(crate) fn sharing(&self) -> Option<Sharing> {
        self.part.map(|share| Sharing { share, grain: self.grain })
    }
}

/// Where a command starts from.
#[derive(Args, Clone, Debug)]
pub(crate) struct Start {
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long, requires = "position")]
    composed: bool,
}

impl Start {
    /// The game that `word` names, which reads the position as it was meant.
    pub(crate) fn game(&self, word: &str, session: &Session) -> Result<Box<dyn AnyGame>, Failure> {
        let mut game = session.game_at(word, self.position())?;
        if self.composed {
            game.compose();
        }
        Ok(game)
    }

    /// The position; none for the start of the game.
    pub(crate) fn position(&self) -> Option<&str> {
        self.position.as_deref()
    }
}

/// The whole command line, without texts.
pub(crate) fn command() -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let root = Global::augment_args(Command::new(PROGRAM))
        .version(env!("CARGO_PKG_VERSION"))
        .arg(help_flag())
        .arg(version)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true);
    commands::ALL.iter().fold(root, |root, entry| {
        let command = Command::new(entry.name)
            .aliases(entry.aliases)
            .disable_help_flag(true)
            .disable_version_flag(true);
        root.subcommand((entry.define)(command))
    })
}

fn help_flag() -> Arg {
    Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true)
}

/// The flags that matter before the command line is understood.
pub(crate) struct Early {
    /// The language of help and errors.
    pub language: Language,
    /// Whether errors are wanted as JSON too.
    pub json: bool,
}

impl Early {
    /// Looks for `--lang` and `--json` among `words`, whatever else is wrong with them.
    pub(crate) fn read(words: &[String]) -> Early {
        let mut language = None;
        let mut rest = words.iter().take_while(|word| *word != "--");
        while let Some(word) = rest.next() {
            let value = match word.strip_prefix("--lang=") {
                Some(value) => Some(value),
                None if word == "--lang" => rest.next().map(String::as_str),
                None => None,
            };
            language = match value.map(str::to_lowercase).as_deref() {
                Some("fr") => Some(Language::Fr),
                Some("en") => Some(Language::En),
                _ => language,
            };
        }
        Early {
            language: language.unwrap_or_else(Language::of_locale),
            json: words.iter().take_while(|word| *word != "--").any(|word| word == "--json"),
        }
    }
}

/// Reads a language.
fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(["en", "fr"]).map(|word| match word.to_lowercase().as_str() {
        "fr" => Language::Fr,
        _ => Language::En,
    })
}

/// Reads `A..B`, both ends included, or one number.
pub(crate) fn range(text: &str) -> Result<RangeInclusive<i64>, String> {
    let number = |part: &str| part.trim().parse::<i64>().map_err(|_| text.to_owned());
    let (low, high) = match text.split_once("..") {
        Some((low, high)) => (number(low)?, number(high.trim_start_matches('='))?),
        None => (number(text)?, number(text)?),
    };
    if low > high {
        return Err(text.to_owned());
    }
    Ok(low..=high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{help, i18n::Words};

    #[test]
    fn ranges_include_both_ends() {
        assert_eq!(range("1..6"), Ok(1..=6));
        assert_eq!(range("2..=3"), Ok(2..=3));
        assert_eq!(range("4"), Ok(4..=4));
        for text in ["", "..", "6..1", "a..b", "1..", "1-6"] {
            assert!(range(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_language_is_found_among_errors() {
        let read = |words: &str| {
            let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
            Early::read(&words).language
        };
        assert_eq!(read("solve --bad --lang fr"), Language::Fr);
        assert_eq!(read("--lang=EN solve"), Language::En);
    }

    #[test]
    fn the_command_line_is_consistent() {
        command().debug_assert();
        for language in [Language::En, Language::Fr] {
            help::translate(command(), &Words::new(language)).debug_assert();
        }
    }
}
