//! This program as the one that confines Python files, and what is said where it cannot.

use std::{
    env,
    ffi::OsString,
    io::{self, Write},
    sync::Once,
};

use serde::Serialize;
use stratege_confine::{
    Ended, Protection, install as install_program, missing, protections, someone_participates,
};

use crate::{
    i18n::{Message, Words},
    session::Session,
};

/// The variable with which somebody says that they know what does not hold: `quiet`. With `off`,
/// nothing is confined.
const SWITCH: &str = "STRATEGE_CONFINE";

/// An answer with what the files behind it were kept from.
#[derive(Serialize)]
pub(crate) struct Confined<T> {
    #[serde(flatten)]
    body: T,
    /// The protections that held; nothing where no Python file was run.
    #[serde(skip_serializing_if = "Option::is_none")]
    confined: Option<&'static [Protection]>,
}

impl<T> Confined<T> {
    /// Adds what holds to an answer.
    pub(crate) fn new(body: T) -> Confined<T> {
        Confined { body, confined: someone_participates().then(protections) }
    }
}

/// Lets Python files be run by this program, which confines itself first; `again` starts it.
pub(crate) fn install(again: Vec<OsString>) {
    if !again.is_empty() {
        install_program(again);
    }
}

/// Ends a run that only was to confine itself, with the code to exit with.
pub(crate) fn end(ended: &Ended) -> i32 {
    // When even this fails, the code still tells.
    let _ = match ended.code {
        0 => writeln!(io::stdout(), "{}", ended.text),
        _ => writeln!(io::stderr(), "{}", ended.text),
    };
    ended.code
}

/// Says in a sentence what the Python files that are run are not kept from, once.
pub(crate) fn warn(session: &Session) {
    static TOLD: Once = Once::new();
    if !someone_participates() {
        return;
    }
    let open = missing(protections());
    if !open.is_empty() {
        TOLD.call_once(|| tell(session, &sentence(&open, &session.words)));
    }
}

/// Says how many programs of a folder, which nothing confines, take part.
pub(crate) fn warn_of_programs(session: &Session, count: usize) {
    if count > 0 {
        let said = Message::new("confine-programs").with("count", count);
        tell(session, &session.words.tell(&said));
    }
}

fn tell(session: &Session, sentence: &str) {
    let is_known = env::var_os(SWITCH).is_some_and(|value| value == "quiet");
    if !session.options.quiet && !is_known {
        // The work goes on whether or not anybody reads this.
        let _ = writeln!(anstream::stderr(), "{sentence}");
    }
}

fn sentence(open: &[Protection], words: &Words) -> String {
    let acts = open.iter().map(|protection| match protection {
        Protection::Files => "confine-files",
        Protection::Network => "confine-network",
        Protection::Processes => "confine-processes",
        Protection::Memory => "confine-memory",
    });
    let acts: Vec<String> = acts.map(|key| words.say(key)).collect();
    words.tell(&Message::new("confine-open").with("acts", acts.join(", ")))
}
