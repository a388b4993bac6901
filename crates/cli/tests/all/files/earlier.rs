//! Files that Stratège 0.1 wrote, without checksums.

use std::{fs, path::PathBuf};

use super::{directory, output, refused, text};

/// A copy of the files of version 0.1.
fn earlier(name: &str) -> PathBuf {
    let here = directory(name);
    let there = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.1");
    for entry in fs::read_dir(there).expect("the files are there") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name");
        fs::copy(&path, here.join(name)).expect("there is room");
    }
    here
}

#[test]
fn documents_of_version_0_1_are_read_with_a_warning() {
    let here = earlier("earlier-documents");
    for words in [
        ["trace", "play.json"].as_slice(),
        &["tournament", "--rerun", "manifest.json"],
        &["tournament", "--rerun", "result.json"],
        &["tournament", "--rerun", "run.sqlite"],
        &["verify", "win.certificate"],
    ] {
        let path = words.last().expect("a file");
        let read = output(&here, words);
        assert_eq!(read.status.code(), Some(0), "{path}: {}", text(&read.stderr));
        assert!(!read.stdout.is_empty(), "{path}");
        assert_eq!(
            text(&read.stderr),
            format!(
                "warning: {path} has no checksum (Stratège 0.1 wrote none), so changes or \
                 damage cannot be detected\n"
            )
        );
        let french = output(&here, &[words, &["--lang", "fr"]].concat());
        assert!(
            text(&french.stderr)
                .starts_with(&format!("attention\u{202f}: {path} n'a pas de somme de contrôle")),
            "{}",
            text(&french.stderr)
        );
    }
}

#[test]
fn a_learned_table_of_version_0_1_has_a_checksum_already() {
    let here = earlier("earlier-table");
    let read = output(&here, &["tournament", "nim:1,2", "learned:nim.table", "random"]);
    assert_eq!((read.status.code(), text(&read.stderr).as_str()), (Some(0), ""));
}

#[test]
fn a_tournament_saved_by_version_0_1_is_not_resumed() {
    let here = earlier("earlier-run");
    let words = ["tournament", "--resume", "run.sqlite"];
    assert_eq!(
        refused(&here, &words, 2),
        "error: run.sqlite was saved by Stratège 0.1, without checksums, and cannot be resumed; \
         `--rerun run.sqlite` plays the tournament again\n"
    );
    let french = refused(&here, &[words.as_slice(), &["--lang", "fr"]].concat(), 2);
    assert!(french.contains("vient de Stratège 0.1, sans sommes de contrôle"), "{french}");
}

#[test]
fn a_document_without_a_checksum_has_no_field_that_could_be_one() {
    let here = earlier("earlier-field");
    for (file, words) in [
        ("play.json", ["trace", "play.json"].as_slice()),
        ("manifest.json", &["tournament", "--rerun", "manifest.json"]),
    ] {
        let document = super::content(here.join(file));
        super::write(here.join(file), document.replacen('{', "{ \"chdcksum\": \"0\",", 1));
        assert!(refused(&here, words, 2).contains("`chdcksum`"), "{file}");
    }
}
