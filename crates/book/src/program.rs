//! The program `stratege`, asked for what it would write for a reader.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, bail, ensure};
use stratege_words::Language;

use crate::files_below;

/// Names the program to use instead of the one beside this one.
const VARIABLE: &str = "STRATEGE";

/// Where the program is.
#[derive(Clone, Debug)]
pub struct Program {
    path: PathBuf,
}

impl Program {
    /// The program that the variable `STRATEGE` names, else the one that was compiled into the same
    /// directory as the program or test that runs.
    pub fn beside_this_one() -> Result<Program> {
        if let Some(path) = std::env::var_os(VARIABLE) {
            return Program::at(Path::new(&path));
        }
        let here = std::env::current_exe().context("this program does not know where it is")?;
        // Tests are one directory further down than programs.
        let name = format!("stratege{}", std::env::consts::EXE_SUFFIX);
        let found = here.ancestors().skip(1).take(2).map(|directory| directory.join(&name));
        let found = found.into_iter().find(|path| path.is_file());
        Program::at(&found.unwrap_or_else(|| here.with_file_name(name)))
    }

    fn at(path: &Path) -> Result<Program> {
        ensure!(
            path.is_file(),
            "there is no program `{}`; build it with `cargo build -p stratege-cli`, or name it in \
             {VARIABLE}",
            path.display()
        );
        Ok(Program { path: path.canonicalize()? })
    }

    /// What a command such as `stratege show chomp --output bar.svg` draws: the one file with this
    /// extension that it writes, or the first picture of the page that it writes (`--report page`).
    pub(crate) fn draw(
        &self,
        command: &str,
        language: Language,
        extension: &str,
    ) -> Result<String> {
        let directory = tempfile::tempdir()?;
        self.run(command, language, directory.path())?;
        let pictures = files_below(directory.path(), extension)?;
        let pages = files_below(directory.path(), "html")?;
        match (pictures.as_slice(), pages.as_slice()) {
            ([picture], _) => Ok(fs::read_to_string(directory.path().join(picture))?),
            ([], [page]) => {
                let html = fs::read_to_string(directory.path().join(page))?;
                first_picture(&html).with_context(|| format!("`{command}` draws nothing"))
            }
            _ => bail!(
                "`{command}` writes {} files with this ending, and should write one",
                pictures.len()
            ),
        }
    }

    fn run(&self, command: &str, language: Language, directory: &Path) -> Result<()> {
        let words = shlex::split(command);
        let words = words.with_context(|| format!("`{command}` has a quote without its end"))?;
        let Some(("stratege", arguments)) =
            words.split_first().map(|(first, rest)| (first.as_str(), rest))
        else {
            bail!("`{command}` should begin with `stratege`");
        };
        let output = Command::new(&self.path)
            .args(arguments)
            .args(["--lang", language.code()])
            .env("NO_COLOR", "1")
            .current_dir(directory)
            .output()?;
        let said = String::from_utf8_lossy(&output.stderr);
        ensure!(output.status.success(), "`{command}` fails: {}", said.trim());
        Ok(())
    }
}

/// The first picture of a page, as a document of its own.
fn first_picture(html: &str) -> Option<String> {
    let inside = html.split_once("<svg ")?.1.split_once("</svg>")?.0;
    Some(format!("<svg xmlns=\"http://www.w3.org/2000/svg\" {inside}</svg>"))
}
