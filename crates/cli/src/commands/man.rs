//! `man`: the manual pages.

use std::{fs, path::PathBuf};

use clap::Args;
use clap_mangen::Man as Page;
use serde_json::json;

use super::{Verb, find};
use crate::{
    args,
    exit::Exit,
    failure::{Failure, unwritable},
    files::save,
    help,
    i18n::Message,
    session::Session,
};

#[derive(Args)]
pub(crate) struct Man {
    #[arg(long, short, value_name = "DIRECTORY")]
    output: Option<PathBuf>,
}

impl Verb for Man {
    const NAME: &'static str = "man";
    const ALIASES: &'static [&'static str] = &["manuel"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let pages = pages(session)?;
        let names: Vec<String> = pages.iter().map(|(name, _)| name.clone()).collect();
        match self.output {
            None => {
                let whole: String = pages.into_iter().map(|(_, page)| page).collect();
                session.print(&whole)?;
            }
            Some(directory) => {
                fs::create_dir_all(&directory).map_err(|error| unwritable(&directory, &error))?;
                for (name, page) in pages {
                    save(&directory.join(name), &page)?;
                }
                let path = directory.display().to_string();
                let said =
                    Message::new("man-written").with("pages", names.len()).with("path", path);
                let text = session.words.tell(&said);
                session.remark(&text)?;
            }
        }
        session.json(&json!({ "stratege": env!("CARGO_PKG_VERSION"), "pages": names }))?;
        Ok(Exit::Done)
    }
}

/// The page of the program and one page per command, each with the name of its file.
fn pages(session: &Session) -> Result<Vec<(String, String)>, Failure> {
    let root = help::translate(args::command(), &session.words);
    // Pages have the same names in every language.
    let mut root = root.mut_subcommands(|command| match find(command.get_name()) {
        Some(entry) => command.name(entry.name).alias(None),
        None => command,
    });
    root.build();
    let mut pages = vec![page(format!("{}.1", args::PROGRAM), root.clone())?];
    for command in root.get_subcommands() {
        let name = format!("{}-{}", args::PROGRAM, command.get_name());
        pages.push(page(format!("{name}.1"), command.clone().name(name))?);
    }
    Ok(pages)
}

fn page(file: String, command: clap::Command) -> Result<(String, String), Failure> {
    let mut text = Vec::new();
    Page::new(command).render(&mut text)?;
    Ok((file, String::from_utf8_lossy(&text).into_owned()))
}
