//! Complete little bots that already play, for people to change.

/// A bot in one language, in one file, that plays random legal moves and needs nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// The word for the language: `python`.
    pub language: &'static str,
    /// How its file is called.
    pub file_name: &'static str,
    /// What is in the file.
    pub text: &'static str,
    /// The command that makes the program of the file, where there is one to make.
    pub build: Option<&'static str>,
    /// The command that runs it, in the folder of the file: what follows `bot:`.
    pub run: &'static str,
}

const TEMPLATES: [Template; 5] = [
    Template {
        language: "python",
        file_name: "bot.py",
        text: include_str!("templates/bot.py"),
        build: None,
        run: "python3 bot.py",
    },
    Template {
        language: "c",
        file_name: "bot.c",
        text: include_str!("templates/bot.c"),
        build: Some("cc -O2 -o bot bot.c"),
        run: "./bot",
    },
    Template {
        language: "rust",
        file_name: "bot.rs",
        text: include_str!("templates/bot.rs"),
        build: Some("rustc --edition 2021 -O bot.rs"),
        run: "./bot",
    },
    Template {
        language: "javascript",
        file_name: "bot.js",
        text: include_str!("templates/bot.js"),
        build: None,
        run: "node bot.js",
    },
    Template {
        language: "java",
        file_name: "Bot.java",
        text: include_str!("templates/Bot.java"),
        build: None,
        run: "java Bot.java",
    },
];

/// The languages that there is a template for.
pub const LANGUAGES: [&str; TEMPLATES.len()] = {
    let mut languages = [""; TEMPLATES.len()];
    let mut index = 0;
    while index < languages.len() {
        languages[index] = TEMPLATES[index].language;
        index += 1;
    }
    languages
};

/// The template for a language, which may be named by its short form: `py`, `js`, `rs`.
pub fn template(language: &str) -> Option<Template> {
    let language = match language.to_lowercase().as_str() {
        "py" | "python3" => "python".to_owned(),
        "js" | "node" => "javascript".to_owned(),
        "rs" => "rust".to_owned(),
        other => other.to_owned(),
    };
    TEMPLATES.into_iter().find(|template| template.language == language)
}
