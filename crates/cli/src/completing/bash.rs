//! Bash, which takes `nim:3,play=misere` for five words.

use std::{ffi::OsString, io, path::Path};

use clap::Command;
use clap_complete::env::{self, EnvCompleter};

/// Puts the words together again before it asks, and takes off what bash keeps of them.
const SCRIPT: &str = include_str!("stratege.bash");

/// The adapter of `clap_complete`, with another script.
pub(super) struct Bash;

impl EnvCompleter for Bash {
    fn name(&self) -> &'static str {
        env::Bash.name()
    }

    fn is(&self, name: &str) -> bool {
        env::Bash.is(name)
    }

    fn write_registration(
        &self,
        variable: &str,
        _name: &str,
        program: &str,
        _completer: &str,
        buffer: &mut dyn io::Write,
    ) -> io::Result<()> {
        let script = SCRIPT.replace("VARIABLE", variable).replace("PROGRAM", program);
        buffer.write_all(script.as_bytes())
    }

    fn write_complete(
        &self,
        command: &mut Command,
        words: Vec<OsString>,
        directory: Option<&Path>,
        buffer: &mut dyn io::Write,
    ) -> io::Result<()> {
        env::Bash.write_complete(command, words, directory, buffer)
    }
}
