//! A disk that is really full: a small one in memory, mounted where nobody else sees it.

#![cfg(target_os = "linux")]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

/// Fills a disk of some kibibytes, makes it larger, gives the same command again, and keeps the files.
const SCRIPT: &str = r#"
disk=$1 size=$2 kept=$3; shift 3
mount -t tmpfs -o size="$size"k none "$disk" || exit 99
"$@"; echo "code $?" >&2
ls -A "$disk"/table | grep draft >&2
mount -o remount,size=20m "$disk"
"$@" && cp -r "$disk"/table "$kept"
"#;

/// Runs a shell with its own mounts.
fn apart(words: &[&str]) -> Option<Output> {
    let mut command = Command::new("unshare");
    command.args(["--map-root-user", "--mount", "sh", "-c"]).args(words);
    command.env("LC_ALL", "C").env("NO_COLOR", "1").output().ok()
}

fn contents(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let path = |entry: std::io::Result<fs::DirEntry>| entry.expect("an entry").path();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).expect("a folder").map(path).collect();
    paths.sort();
    let file = |path: PathBuf| {
        let name = path.file_name().expect("a name").into();
        (name, fs::read(&path).expect("a file"))
    };
    paths.into_iter().map(file).collect()
}

#[test]
fn a_disk_that_is_full_loses_nothing() {
    let place = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("full-disk");
    let _ = fs::remove_dir_all(&place);
    let disk = place.join("disk");
    fs::create_dir_all(&disk).expect("a directory for the test");
    let disk = disk.to_str().expect("a name that is text");
    let may_mount = apart(&[r#"mount -t tmpfs none "$1""#, "sh", disk]);
    if may_mount.is_none_or(|output| !output.status.success()) {
        eprintln!("not tried on a full disk: mounting one is not allowed here");
        return;
    }
    let program = assert_cmd::cargo::cargo_bin!("stratege").to_str().expect("a name that is text");
    let table = format!("{disk}/table");
    for words in [
        &["count", "connect-four:4x4"][..],
        &["solve", "connect-four:4x4", "--all"],
        &["count", "pegs:board=triangle", "--plays"],
    ] {
        let make = |folder| [&[program], words, &["--quiet", "--disk", folder]].concat();
        let whole = place.join(words.concat());
        let whole = whole.to_str().expect("a name that is text");
        let [first, rest @ ..] = &make(whole)[..] else { unreachable!("words of a command") };
        let made = Command::new(first).args(rest).output().expect("the program starts");
        assert_eq!(made.status.code(), Some(0), "{made:?}");
        for size in ["8", "24", "44"] {
            let kept = format!("{whole}-{size}");
            let script = [SCRIPT, "sh", disk, size, &kept];
            let output = apart(&[&script[..], &make(&table)].concat()).expect("a shell");
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert!(said.contains("code 3") && !said.contains("draft"), "{size} KiB: {said}");
            assert!(said.contains("the same command goes on from"), "{size} KiB: {said}");
            assert_eq!(output.status.code(), Some(0), "{size} KiB: {said}");
            assert!(contents(kept.as_ref()) == contents(whole.as_ref()), "{size} KiB: other bytes");
        }
    }
}
