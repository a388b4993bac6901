//! The command that runs a Python file.

use std::{
    collections::BTreeSet,
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    entry::Grants,
    interpreter::{InterpreterError, Places},
    launcher::{launcher, participants, protections},
};

/// What is to be run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order<'a> {
    /// The interpreter, as it is named.
    pub interpreter: &'a Path,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// The file that it runs.
    pub file: &'a Path,
    /// The most bytes of memory that can be asked for.
    pub memory: u64,
}

impl Order<'_> {
    /// The command: confined as far as [`protections`] says, and never less.
    pub fn command(&self) -> Result<Command, InterpreterError> {
        let (Some(mut command), held @ [_, ..]) = (launcher(), protections()) else {
            let mut command = Command::new(self.interpreter);
            command.args(&self.arguments);
            return Ok(command);
        };
        let places = Places::of(self.interpreter)?;
        let run = places.readable.iter().cloned().chain(libraries());
        let grants = Grants {
            needed: held.to_vec(),
            memory: self.memory,
            run: run.filter(|place| is_harmless(place)).collect(),
            ..self.beside()
        };
        command.args(grants.words()).arg(&places.executable).args(&self.arguments);
        Ok(command)
    }

    /// The file itself, and the modules and packages beside it that are not run themselves.
    fn beside(&self) -> Grants {
        let file = self.file.canonicalize().unwrap_or_else(|_| self.file.to_owned());
        let mut grants = Grants { read: vec![file.clone()], ..Grants::default() };
        let Some(folder) = file.parent() else { return grants };
        let mut others = participants();
        others.remove(&file);
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let modules = entries.map(|entry| entry.path()).filter(|path| is_module(path, &others));
        let modules: Vec<PathBuf> = modules.filter(|path| *path != file).collect();
        if !modules.is_empty() {
            // Python looks for modules by listing the folder.
            grants.list.push(folder.to_owned());
        }
        grants.read.extend(modules);
        grants
    }
}

/// Whether a path is a module or a package that belongs to nobody who is run.
fn is_module(path: &Path, others: &BTreeSet<PathBuf>) -> bool {
    let Ok(real) = path.canonicalize() else { return false };
    // A link must not make something else a module.
    if real.parent() != path.parent() || real.extension() != path.extension() {
        return false;
    }
    if others.contains(&real) || others.iter().any(|other| other.starts_with(&real)) {
        return false;
    }
    if real.is_dir() {
        // `martin/` belongs to `martin.py`.
        let belongs = |other: &PathBuf| other.with_extension("") == real;
        return real.join("__init__.py").is_file() && !others.iter().any(belongs);
    }
    path.extension().is_some_and(|end| end == "py")
}

/// The folders in which the user lets programs look for libraries first.
fn libraries() -> Vec<PathBuf> {
    let folders = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    env::split_paths(&folders).filter(|folder| folder.is_absolute()).collect()
}

/// Whether a place of the interpreter holds no file that is run.
fn is_harmless(place: &Path) -> bool {
    let Ok(real) = place.canonicalize() else { return false };
    !participants().iter().any(|file| file.starts_with(&real))
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::symlink;

    use super::*;
    use crate::launcher::participates;

    #[test]
    fn modules_beside_a_file_are_granted_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("stratege-order-{}", std::process::id()));
        for package in ["a", "paquet", "rival", "donnees"] {
            fs::create_dir_all(folder.join(package)).expect("a folder");
        }
        let files = ["a.py", "outils.py", "rival.py", "notes.txt", "paquet/__init__.py"];
        for name in files.into_iter().chain(["a/__init__.py", "rival/__init__.py", "donnees/x.py"])
        {
            fs::write(folder.join(name), "").expect("a file");
        }
        symlink(folder.join("notes.txt"), folder.join("lien.py")).expect("a link");
        symlink(std::env::temp_dir(), folder.join("dehors")).expect("a link");
        participates(&folder.join("a.py"));
        participates(&folder.join("rival.py"));
        let file = folder.join("a.py");
        let order =
            Order { interpreter: Path::new("python3"), arguments: vec![], file: &file, memory: 0 };
        let grants = order.beside();
        let real = folder.canonicalize().expect("it is there");
        let mut names: Vec<&Path> =
            grants.read.iter().map(|path| path.strip_prefix(&real).expect("inside")).collect();
        names.sort();
        assert_eq!(names, ["a", "a.py", "outils.py", "paquet"].map(Path::new));
        assert_eq!(grants.list, [real]);
        fs::remove_dir_all(&folder).expect("it is ours");
    }
}
