//! Whether everything a person reads is there, in both languages.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::FluentResource;

use crate::{
    args, commands,
    i18n::{Language, Message, Words},
    job_options,
};

fn english() -> &'static str {
    Language::En.source()
}

fn french() -> &'static str {
    Language::Fr.source()
}

/// The keys of a file, each with the names of its arguments.
///
/// The format is simple enough to be read without the parser, which does not show arguments.
fn keys(source: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            line.split(" =").next().unwrap_or_default().clone_into(&mut key);
            assert!(keys.insert(key.clone(), BTreeSet::new()).is_none(), "{key} stands twice");
        }
        for part in line.split("{ $").skip(1) {
            let name = part.split([' ', '}']).next().unwrap_or_default();
            keys.entry(key.clone()).or_default().insert(name.to_owned());
        }
    }
    keys
}

/// Every source file of the crate but the tests.
fn sources(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).expect("the sources are there");
    let paths = entries.map(|entry| entry.expect("a readable directory").path());
    let (directories, files): (Vec<_>, Vec<_>) = paths.partition(|path| path.is_dir());
    let below = directories.iter().flat_map(|directory| sources(directory));
    let files = files.into_iter().filter(|path| !path.ends_with("tests.rs"));
    files.chain(below).collect()
}

/// The words in double quotes in the sources.
fn quoted_words() -> (String, BTreeSet<String>) {
    // Those of every crate that speaks.
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let roots = ["cli", "api", "web", "words"].map(|name| crates.join(name).join("src"));
    let sources = roots.iter().flat_map(|root| sources(root));
    let texts = sources.map(|path| fs::read_to_string(path).expect("source"));
    let all: String = texts.collect();
    let words = all.split('"').map(str::to_owned).collect();
    (all, words)
}

#[test]
fn both_files_are_well_formed() {
    for source in [english(), french()] {
        if let Err((_, errors)) = FluentResource::try_new(source.to_owned()) {
            panic!("{errors:?}");
        }
    }
}

#[test]
fn both_languages_have_the_same_keys_and_arguments() {
    let (english, french) = (keys(english()), keys(french()));
    for (key, arguments) in &english {
        assert_eq!(french.get(key), Some(arguments), "{key}");
    }
    assert_eq!(english.len(), french.len());
}

#[test]
fn every_key_in_the_code_exists() {
    let known = keys(english());
    let (all, _) = quoted_words();
    for call in ["Message::new(\"", ".say(\""] {
        for part in all.split(call).skip(1) {
            let key = part.split('"').next().unwrap_or_default();
            assert!(known.contains_key(key), "{key}");
        }
    }
}

#[test]
fn every_sentence_is_used() {
    let (_, words) = quoted_words();
    let put_together = ["help-", "arg-", "name-", "value-", "convention-", "param-"];
    for key in keys(english()).into_keys() {
        let built = put_together.iter().any(|start| key.starts_with(start));
        assert!(built || words.contains(&key), "{key} is not used");
    }
}

#[test]
fn every_command_and_flag_is_explained() {
    let known = keys(english());
    let root = args::command();
    for entry in commands::ALL {
        assert!(known.contains_key(&format!("help-{}", entry.name)), "{}", entry.name);
    }
    for command in std::iter::once(&root).chain(root.get_subcommands()) {
        let entry = commands::find(command.get_name());
        for arg in command.get_arguments() {
            // Options of jobs bring their texts along.
            if entry.is_some_and(|entry| job_options::about(entry, arg.get_id().as_str()).is_some())
            {
                continue;
            }
            let own = format!("arg-{}-{}", command.get_name(), arg.get_id());
            let shared = format!("arg-{}", arg.get_id());
            assert!(known.contains_key(&own) || known.contains_key(&shared), "{own}");
            let names = arg.get_value_names().unwrap_or_default();
            for name in names.iter().filter(|_| arg.get_action().takes_values()) {
                let name = name.to_lowercase();
                let spoken = name.len() > 4 && name.chars().all(char::is_alphabetic);
                assert!(!spoken || known.contains_key(&format!("name-{name}")), "{name}");
            }
        }
    }
}

#[test]
fn french_puts_a_narrow_space_before_tall_punctuation() {
    for line in french().lines().filter(|line| !line.starts_with('#')) {
        for mark in [" :", " ;", " ?", " !"] {
            assert!(!line.contains(mark), "{line}");
        }
    }
}

/// Whether a sign stands after a word and an ordinary space, as it does in neither language.
fn has_wide_space_before_sign(line: &str) -> bool {
    let symbols: Vec<char> = line.chars().collect();
    symbols.windows(3).enumerate().any(|(at, window)| {
        let [before, ' ', ':' | ';' | '?' | '!'] = window else { return false };
        let ends = symbols.get(at + 3).is_none_or(|next| matches!(next, ' ' | '"' | '\\'));
        ends && (before.is_alphanumeric() || matches!(before, ')' | '}' | '`' | '»'))
    })
}

#[test]
fn french_texts_in_the_sources_have_narrow_spaces_too() {
    // A Python program that a paper prints, and tests of this very thing.
    let verbatim = ["joueurEnCours=='X' : ", "\"word :\"", "est-il vrai ?"];
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let entries = fs::read_dir(crates).expect("the crates are there");
    let roots = entries.map(|entry| entry.expect("a readable directory").path().join("src"));
    let paths = roots.filter(|root| root.is_dir()).flat_map(|root| sources(&root));
    let mut lines_read = 0;
    for path in paths.filter(|path| path.extension().is_some_and(|end| end == "rs")) {
        for line in fs::read_to_string(&path).expect("source").lines() {
            lines_read += 1;
            let quoted = verbatim.iter().any(|text| line.contains(text));
            let wide = !quoted && has_wide_space_before_sign(line);
            assert!(!wide, "{}: {line}", path.display());
        }
    }
    assert!(lines_read > 10_000, "only {lines_read} lines were read");
    assert!(has_wide_space_before_sign("\"est-il vrai ?\""));
    assert!(!has_wide_space_before_sign("if !is_true {"));
}

#[test]
fn numbers_are_grouped_and_plurals_agree() {
    let say = |language, moves: u64| {
        let said = Message::new("verdict-win").with("player", 1_u8).with("moves", moves);
        Words::new(language).tell(&said)
    };
    assert_eq!(say(Language::En, 1), "Player 1 wins in 1 move");
    assert_eq!(say(Language::En, 5478), "Player 1 wins in 5,478 moves");
    assert_eq!(say(Language::Fr, 1), "J1 gagne en 1 coup");
    assert_eq!(say(Language::Fr, 5478), "J1 gagne en 5\u{202f}478 coups");
    let number = 577_116_156_815_309_849_672_u128;
    assert_eq!(Words::new(Language::En).number(number), "577,116,156,815,309,849,672");
}
