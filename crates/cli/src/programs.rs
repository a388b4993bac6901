//! Whether the programs that a file names may be started.
//!
//! Who types a command wants it; a file may come from somebody else.

use std::{
    io::{self, BufRead, IsTerminal, Write},
    path::Path,
};

use crate::{
    failure::{Complaint, Failure},
    i18n::{Message, Words},
    watch,
};

/// What was said about the programs of a file on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Programs {
    /// They may be started.
    Allowed,
    /// Somebody has to be asked.
    Asked,
}

/// Lets the programs that the file `path` names be started, or refuses them.
pub(crate) fn permit(
    path: &Path,
    programs: &[String],
    said: Programs,
    words: &Words,
) -> Result<(), Failure> {
    if programs.is_empty() || said == Programs::Allowed {
        return Ok(());
    }
    let lines = programs.iter().flat_map(|program| ["\n  ".to_owned(), shown(program)]);
    let shown: String = lines.collect();
    let tell = |key| {
        Message::new(key).with("path", path.display().to_string()).with("programs", shown.as_str())
    };
    if !(io::stdin().is_terminal() && io::stderr().is_terminal()) {
        let complaint = Complaint::usage("programs", tell("error-programs"));
        return Err(complaint.advising(Message::new("advice-programs")).into());
    }
    let question =
        format!("{}\n{} ", words.tell(&tell("ask-programs")), words.say("ask-programs-start"));
    let mut stdin = io::stdin().lock();
    if watch::waiting(|| is_agreed(&question, &mut stdin, &mut io::stderr()))? {
        return Ok(());
    }
    Err(Complaint::no("programs", Message::new("error-programs-refused")).into())
}

/// Asks, and reads the answer; anything but a plain yes is a no.
fn is_agreed(
    question: &str,
    answers: &mut impl BufRead,
    asked: &mut impl Write,
) -> io::Result<bool> {
    write!(asked, "{question}")?;
    asked.flush()?;
    let mut answer = String::new();
    answers.read_line(&mut answer)?;
    Ok(["y", "yes", "o", "oui"].contains(&answer.trim().to_lowercase().as_str()))
}

/// A command in which nothing is hidden from whoever reads it: no symbol moves the cursor or
/// turns the direction of writing round.
fn shown(command: &str) -> String {
    let is_plain = |symbol: char| {
        let turns = matches!(symbol, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}' | '\u{feff}');
        !symbol.is_control() && !turns
    };
    let write = |symbol: char| {
        if is_plain(symbol) { symbol.to_string() } else { symbol.escape_default().to_string() }
    };
    command.chars().map(write).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_plain_yes_starts_anything() {
        let agreed = |answer: &str| {
            let mut asked = Vec::new();
            let agreed = is_agreed("Start them? ", &mut answer.as_bytes(), &mut asked);
            assert_eq!(asked, b"Start them? ");
            agreed.expect("nothing fails here")
        };
        for answer in ["y\n", "Yes\n", " oui \n", "o"] {
            assert!(agreed(answer), "{answer:?}");
        }
        for answer in ["", "\n", "n\n", "no\n", "non\n", "yy\n", "\u{1b}y\n"] {
            assert!(!agreed(answer), "{answer:?}");
        }
    }

    #[test]
    fn a_command_cannot_hide_itself() {
        assert_eq!(shown("rm -rf 'é'\u{1b}[2K\rls"), "rm -rf 'é'\\u{1b}[2K\\rls");
        assert_eq!(shown("a\u{202e}b"), "a\\u{202e}b");
    }
}
