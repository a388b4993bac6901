//! Bits that flip on a disk.

use std::{fs, path::Path, thread};

use stratege_catalog::tournament::random::Random;

use super::{directory, output, run, text};

/// Flips in each kind of file.
const FLIPS: u32 = 200;

/// A kind of file that the program reads again.
struct Kind {
    /// The file.
    file: &'static str,
    /// What writes it, or prints it if `printed`.
    made_by: &'static [&'static str],
    printed: bool,
    /// What reads it.
    read_by: &'static [&'static str],
    /// A file that is written while it is read.
    also: Option<&'static str>,
}

const KINDS: [Kind; 6] = [
    Kind {
        file: "play.json",
        made_by: &["trace", "nim:2,3", "random", "optimal", "--json"],
        printed: true,
        read_by: &["trace", "play.json", "--json"],
        also: None,
    },
    Kind {
        file: "manifest.json",
        made_by: &[
            "tournament",
            "nim:2",
            "random",
            "first",
            "--games",
            "10",
            "--manifest",
            "manifest.json",
        ],
        printed: false,
        read_by: &["tournament", "--rerun", "manifest.json", "--json"],
        also: None,
    },
    Kind {
        file: "result.json",
        made_by: &["tournament", "nim:2", "random", "first", "--games", "10", "--json"],
        printed: true,
        read_by: &["tournament", "--rerun", "result.json", "--json"],
        also: None,
    },
    Kind {
        file: "win.certificate",
        made_by: &["solve", "nim:1,2,4", "--certificate", "win.certificate"],
        printed: false,
        read_by: &["verify", "win.certificate"],
        also: None,
    },
    Kind {
        file: "nim.table",
        made_by: &["learn", "nim:1,2", "--plays", "4", "--seeds", "1", "--table", "nim.table"],
        printed: false,
        read_by: &["tournament", "nim:1,2", "learned:nim.table", "random", "--json"],
        also: None,
    },
    Kind {
        file: "run.sqlite",
        made_by: &[
            "tournament",
            "nim:2",
            "random",
            "first",
            "--games",
            "400",
            "--save",
            "run.sqlite",
            "--plays",
            "plays.jsonl",
        ],
        printed: false,
        read_by: &["tournament", "--resume", "run.sqlite", "--plays", "plays.jsonl", "--json"],
        also: Some("plays.jsonl"),
    },
];

#[test]
fn a_flipped_bit_in_any_kind_of_file_is_refused_or_harmless() {
    thread::scope(|scope| {
        for (number, kind) in (0..).zip(&KINDS) {
            scope.spawn(move || flip(kind, number));
        }
    });
}

fn flip(kind: &Kind, number: u64) {
    let here = directory(&format!("damage-{number}"));
    let printed = run(&here, kind.made_by);
    if kind.printed {
        fs::write(here.join(kind.file), printed).expect("there is room");
    }
    let whole = fs::read(here.join(kind.file)).expect("it was written");
    let right = answer(&here, kind).expect("nothing is damaged yet");
    let mut random = Random::stream(20, number, 0);
    let mut refused = 0;
    for _ in 0..FLIPS {
        let place = random.below(whole.len() as u32) as usize;
        let bit = random.below(8);
        let mut bytes = whole.clone();
        bytes[place] ^= 1 << bit;
        for end in ["-wal", "-shm", "-journal"] {
            let _ = fs::remove_file(here.join(format!("{}{end}", kind.file)));
        }
        fs::write(here.join(kind.file), bytes).expect("there is room");
        match answer(&here, kind) {
            Some(answer) => {
                assert_eq!(answer, right, "{}: byte {place}, bit {bit}", kind.file);
            }
            None => refused += 1,
        }
    }
    assert!(refused > 0, "{}: nothing was noticed", kind.file);
}

/// What the program says to a file, with what it writes; nothing if it refuses the file.
fn answer(here: &Path, kind: &Kind) -> Option<[String; 2]> {
    if let Some(also) = kind.also {
        let _ = fs::remove_file(here.join(also));
    }
    let output = output(here, kind.read_by);
    let complaint = text(&output.stderr);
    match output.status.code() {
        Some(0) => {
            let also = kind.also.map(|also| super::content(here.join(also)));
            Some([text(&output.stdout), also.unwrap_or_default()])
        }
        Some(1 | 2) => {
            assert!(complaint.contains("error: "), "{}: {complaint}", kind.file);
            None
        }
        code => panic!("{}: {code:?}: {complaint}", kind.file),
    }
}
