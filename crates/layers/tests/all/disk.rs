//! A folder of the disk that several threads and processes use at once.

use std::{
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    thread,
};

use stratege_layers::{disk::DiskFolder, folder::Folder as _};

#[test]
fn two_drafts_of_one_file_do_not_meet() {
    let place = Place::new("drafts");
    let folder = place.folder();
    let mut first = folder.draft("000-0000.keys").expect("a draft");
    first.write_all(b"whole").expect("room");
    let mut second = folder.draft("000-0000.keys").expect("another draft");
    second.write_all(b"wh").expect("room");
    first.keep().expect("the first file");
    assert_eq!(place.read("000-0000.keys"), b"whole");
    second.write_all(b"ole").expect("room");
    second.keep().expect("the second file");
    assert_eq!(place.read("000-0000.keys"), b"whole");
    assert_eq!(place.names(), ["000-0000.keys"]);
}

#[test]
fn only_drafts_of_processes_that_are_no_more_are_removed() {
    let place = Place::new("abandoned");
    let folder = place.folder();
    let draft = folder.draft("000-0000.keys").expect("a draft");
    let name = place.names().remove(0);
    place.folder();
    assert_eq!(place.names(), [&*name], "this process writes it");
    place.write(&name.replace(&process(), &NOBODY.to_string()));
    place.write(&name.replacen("draft-", "draft-0", 1).replace(&process(), &NOBODY.to_string()));
    place.folder();
    assert_eq!(place.names().len(), 2, "that of another machine stays");
    drop(draft);
    assert_eq!(place.names().len(), 1);
}

#[test]
fn what_others_remove_meanwhile_is_no_error() {
    let place = Place::new("removed");
    let folder = place.folder();
    let draft = folder.draft("000-0000.keys").expect("a draft");
    let abandoned = place.names().remove(0).replace(&process(), &NOBODY.to_string());
    drop(draft);
    for round in 0..20 {
        (0..200).for_each(|number| place.write(&format!("{abandoned}{number}")));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| place.folder());
                scope.spawn(|| folder.files().unwrap_or_else(|error| panic!("{round}: {error}")));
            }
        });
        (0..200).for_each(|number| place.write(&format!("000-{number:04}.run")));
        thread::scope(|scope| {
            scope.spawn(|| {
                for number in 0..200 {
                    folder.remove(&format!("000-{number:04}.run")).expect("a file of ours");
                }
            });
            for _ in 0..20 {
                folder.files().unwrap_or_else(|error| panic!("{round}: {error}"));
            }
        });
    }
    assert!(place.names().is_empty());
}

/// No process has so large a number.
const NOBODY: u32 = u32::MAX;

/// The number of this process, as it stands in the names of drafts.
fn process() -> String {
    std::process::id().to_string()
}

/// A folder that is gone in the end.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        Place(env::temp_dir().join(format!("stratege-layers-{}-{name}", std::process::id())))
    }

    fn folder(&self) -> DiskFolder {
        DiskFolder::create(&self.0).expect("a folder")
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.0.join(name)).expect("a file")
    }

    fn write(&self, name: &str) {
        fs::write(self.0.join(name), b"").expect("room");
    }

    fn names(&self) -> Vec<String> {
        let name = |path: &Path| path.file_name().map(|name| name.to_string_lossy().into_owned());
        let entries = fs::read_dir(&self.0).expect("a folder");
        let names = entries.map(|entry| name(&entry.expect("an entry").path()));
        let mut names = names.collect::<Option<Vec<String>>>().expect("names");
        names.sort();
        names
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // It may not have been made.
        let _ = fs::remove_dir_all(&self.0);
    }
}
