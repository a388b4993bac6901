use super::*;

/// A new directory for one test.
fn directory(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("stratege-writing-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a directory for the test");
    path
}

fn names(directory: &Path) -> Vec<String> {
    let entries = fs::read_dir(directory).expect("the directory is there");
    let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
    let mut names: Vec<String> =
        entries.map(|entry| name(entry).to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn content(path: &Path) -> String {
    fs::read_to_string(path).expect("a file")
}

#[test]
fn a_file_appears_when_it_is_whole() {
    let here = directory("whole");
    let path = here.join("answer.txt");
    write(&path, "old").expect("there is room");
    let mut file = NewFile::create(&path).expect("there is room");
    file.write_all(b"new").expect("there is room");
    file.flush().expect("there is room");
    assert_eq!(content(&path), "old");
    assert_eq!(names(&here).len(), 2);
    file.finish().expect("there is room");
    assert_eq!(content(&path), "new");
    assert_eq!(names(&here), ["answer.txt"]);
}

#[test]
fn a_file_that_is_not_finished_has_never_been_there() {
    let here = directory("dropped");
    let path = here.join("answer.txt");
    write(&path, "old").expect("there is room");
    let mut file = NewFile::create(&path).expect("there is room");
    file.write_all(b"half of it").expect("there is room");
    drop(file);
    assert_eq!((content(&path), names(&here)), ("old".to_owned(), vec!["answer.txt".to_owned()]));
    check_place(&here.join("other.txt")).expect("there is room");
    assert_eq!(names(&here), ["answer.txt"]);
    assert_eq!(check_place(&here).expect_err("a directory").kind(), io::ErrorKind::IsADirectory);
    let nowhere = check_place(&here.join("none/other.txt")).expect_err("no directory");
    assert_eq!(nowhere.kind(), io::ErrorKind::NotFound);
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let here = directory("links");
    fs::create_dir(here.join("far")).expect("a directory");
    let real = here.join("far/real.txt");
    write(&real, "old").expect("there is room");
    fs::set_permissions(&real, Permissions::from_mode(0o640)).expect("it is ours");
    symlink("far/real.txt", here.join("near.txt")).expect("a link");
    symlink("near.txt", here.join("nearer.txt")).expect("a link");
    write(&here.join("nearer.txt"), "new").expect("there is room");
    assert_eq!(content(&real), "new");
    assert_eq!(names(&here), ["far", "near.txt", "nearer.txt"]);
    assert_eq!(names(&here.join("far")), ["real.txt"]);
    assert!(fs::symlink_metadata(here.join("nearer.txt")).expect("it is there").is_symlink());
    let mode = fs::metadata(&real).expect("it is there").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    // A link to nothing is a place for a file.
    symlink("far/missing.txt", here.join("promise.txt")).expect("a link");
    write(&here.join("promise.txt"), "kept").expect("there is room");
    assert_eq!(content(&here.join("far/missing.txt")), "kept");
    symlink("round.txt", here.join("round.txt")).expect("a link");
    assert!(write(&here.join("round.txt"), "lost").is_err());
}

#[cfg(target_os = "linux")]
#[test]
fn devices_are_written_to_and_not_replaced() {
    write(Path::new("/dev/null"), "gone").expect("it takes everything");
    let full = write(Path::new("/dev/full"), "lost").expect_err("it takes nothing");
    assert_eq!(full.kind(), io::ErrorKind::StorageFull);
    for device in ["/dev/null", "/dev/full"] {
        use std::os::unix::fs::FileTypeExt;
        let about = fs::metadata(device).expect("it is there");
        assert!(about.file_type().is_char_device(), "{device}");
    }
}
