//! How this program was built, for `--version` and reports of mistakes.

use std::env::consts::{ARCH, OS};

use crate::i18n::{Message, Words};

/// The commit, where whoever built the program said it.
const COMMIT: Option<&str> = option_env!("STRATEGE_COMMIT");

/// Parts that a build may leave out, as far as this one has them.
const FEATURES: &[&str] = if cfg!(feature = "png") { &["png"] } else { &[] };

/// The version, then commit, system and features, each on a line of its own.
pub(crate) fn describe(words: &Words) -> String {
    let unknown = || words.say("build-commit-unknown");
    let commit = COMMIT.filter(|commit| !commit.is_empty()).map_or_else(unknown, str::to_owned);
    let features =
        if FEATURES.is_empty() { words.say("build-features-none") } else { FEATURES.join(", ") };
    let lines = [
        Message::new("build-commit").with("commit", commit),
        Message::new("build-system").with("system", format!("{OS} {ARCH}")),
        Message::new("build-features").with("features", features),
    ];
    let version = env!("CARGO_PKG_VERSION").to_owned();
    let lines = lines.iter().map(|line| words.tell(line));
    std::iter::once(version).chain(lines).collect::<Vec<_>>().join("\n")
}
