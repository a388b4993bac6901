//! What the program writes into the pages and beside them: pictures, rules, tables.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Component, Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};
use stratege_catalog::Catalog;
use stratege_words::Language;

use crate::{
    Program,
    cards::{card, games},
    figures::{self, PICTURES, drawn, map_figures},
    files_below,
    language::language_of,
    pages,
    parts::rewrite,
    picture,
    schema::reference,
};

/// What is drawn: pictures, and what other programs make pictures of.
const DRAWN: [&str; 2] = ["svg", "tex"];

/// The pages and pictures as they should be.
#[derive(Debug)]
pub struct Documents {
    directory: PathBuf,
    /// Every page and every picture, as a path from the directory, with its text.
    files: BTreeMap<PathBuf, String>,
}

impl Documents {
    /// Reads the pages of a directory, draws their pictures and writes their parts, in memory.
    pub fn of(directory: &Path, program: &Program) -> Result<Documents> {
        let catalog = Catalog::new();
        let mut files = BTreeMap::new();
        for page in pages(directory)? {
            let told = || format!("in `{}`", page.display());
            let text = fs::read_to_string(directory.join(&page))?;
            let text = with_parts(&text, &page, directory, &catalog).with_context(told)?;
            let text = map_figures(&text, |it| Ok(figures::written(it))).with_context(told)?;
            for (path, picture) in pictures(&text, &page, program).with_context(told)? {
                let known = files.insert(path.clone(), picture.clone());
                ensure!(
                    known.is_none_or(|known| known == picture),
                    "in `{}`: `{}` is another picture elsewhere; give one of them another name",
                    page.display(),
                    path.display()
                );
            }
            files.insert(page, text);
        }
        Ok(Documents { directory: directory.to_owned(), files })
    }

    /// The files that are not as they should be, with those that no page asks for.
    pub fn stale(&self) -> Result<Vec<PathBuf>> {
        let is_stale = |(path, text): &(&PathBuf, &String)| {
            fs::read_to_string(self.directory.join(path)).ok().as_deref() != Some(text)
        };
        let stale = self.files.iter().filter(is_stale).map(|(path, _)| path.clone());
        let mut all: BTreeSet<PathBuf> = stale.collect();
        all.extend(self.forgotten()?);
        Ok(all.into_iter().collect())
    }

    /// Writes what is not as it should be, and removes pictures that no page asks for.
    pub fn renew(&self) -> Result<Vec<PathBuf>> {
        let stale = self.stale()?;
        for path in &stale {
            let place = self.directory.join(path);
            match self.files.get(path) {
                Some(text) => {
                    fs::create_dir_all(place.parent().unwrap_or(&self.directory))?;
                    fs::write(&place, text)?;
                }
                None => fs::remove_file(&place)?,
            }
        }
        Ok(stale)
    }

    /// Pictures that no page asks for.
    fn forgotten(&self) -> Result<Vec<PathBuf>> {
        let directory = self.directory.join(PICTURES);
        let mut forgotten = Vec::new();
        for extension in DRAWN {
            let found = files_below(&directory, extension)?.into_iter();
            let found = found.map(|path| Path::new(PICTURES).join(path));
            forgotten.extend(found.filter(|path| !self.files.contains_key(path)));
        }
        Ok(forgotten)
    }
}

/// The page with its parts written anew.
fn with_parts(text: &str, page: &Path, directory: &Path, catalog: &Catalog) -> Result<String> {
    let language = language_of(page);
    rewrite(text, |kind, asked| match kind {
        "card" => told(catalog, asked, language),
        "schema" => reference(asked),
        _ => {
            let path = directory.join(beside(page, asked));
            let source = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            Ok(format!("```rust,ignore\n{}\n```", source.trim_end()))
        }
    })
}

/// What `games` or a part such as `rules chomp` asks for.
fn told(catalog: &Catalog, asked: &str, language: Language) -> Result<String> {
    match asked.split_once(' ') {
        Some((part, game)) => card(catalog, part, game, language),
        None if asked == "games" => Ok(games(catalog, language)),
        None => bail!("`{asked}` should be `games`, or a part and a game: `rules chomp`"),
    }
}

/// What the program draws for a page, with where it goes.
fn pictures(text: &str, page: &Path, program: &Program) -> Result<Vec<(PathBuf, String)>> {
    let mut found = Vec::new();
    for asked in drawn(text)? {
        let path = beside(page, &asked.address);
        ensure!(path.starts_with(PICTURES), "`{}` is not below `{PICTURES}`", asked.address);
        let extension = path.extension().and_then(|extension| extension.to_str());
        let extension = extension.context("a picture needs an extension")?;
        let text = program.draw(&asked.command, language_of(page), extension)?;
        if extension == "svg" {
            picture(&text).with_context(|| format!("`{}`", asked.command))?;
        }
        found.push((path, text));
    }
    Ok(found)
}

/// What `address` means on a page, without `.` and `..`.
pub(crate) fn beside(page: &Path, address: &str) -> PathBuf {
    let mut path = page.parent().map(Path::to_owned).unwrap_or_default();
    for component in Path::new(address).components() {
        match component {
            Component::ParentDir => {
                path.pop();
            }
            Component::Normal(name) => path.push(name),
            Component::CurDir | Component::RootDir | Component::Prefix(_) => {}
        }
    }
    path
}
