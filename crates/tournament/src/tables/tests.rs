use super::*;

fn example() -> TableFile {
    TableFile {
        game: "nim:2,play=normal".to_owned(),
        convention: "normal play; player 1 moves first".to_owned(),
        method: "trajectories uniform".parse().expect("a method"),
        seed: 0,
        plays: 4,
        entries: [("2 1", "1"), ("0 2", "1"), ("0 1", "2"), ("1 2", "2")]
            .map(|(position, known)| (position.to_owned(), known.to_owned()))
            .to_vec(),
    }
}

#[test]
fn a_table_reads_back() {
    let text = example().to_text();
    let read = TableFile::parse(text.as_bytes()).expect("whole");
    let mut sorted = example();
    sorted.entries.sort();
    assert_eq!(read, sorted);
    assert_eq!(read.to_text(), text);
    assert_eq!(text.lines().last(), Some("end a0db0152"), "as in the description:\n{text}");
}

#[test]
fn every_truncated_file_is_refused() {
    let text = example().to_text();
    for length in 0..text.len() {
        let error = TableFile::parse(&text.as_bytes()[..length]).expect_err("cut off");
        let known =
            [TableFileError::NotATable, TableFileError::Truncated, TableFileError::Checksum];
        let version = matches!(error, TableFileError::Version { .. });
        assert!(version || known.contains(&error), "{length}: {error}");
    }
}

#[test]
fn every_flipped_bit_is_noticed() {
    let text = example().to_text();
    for place in 0..text.len() {
        for bit in 0..8 {
            let mut bytes = text.clone().into_bytes();
            bytes[place] ^= 1 << bit;
            assert!(TableFile::parse(&bytes).is_err(), "byte {place}, bit {bit}");
        }
    }
}

#[test]
fn foreign_files_are_refused_for_their_reason() {
    let parse = |text: &str| TableFile::parse(text.as_bytes()).expect_err("refused");
    assert_eq!(parse("<html>"), TableFileError::NotATable);
    assert_eq!(parse("stratege-table 2\n"), TableFileError::Version { found: "2".to_owned() });
    // Whole, but not written by this program.
    let signed = |text: &str| format!("{text}end {:08x}\n", crc32(text.as_bytes()));
    assert_eq!(parse(&signed("stratege-table 1\ngame x\n")), TableFileError::Line { line: 3 });
    let other = example().to_text().replace("entries 4", "entries 5");
    let body = &other[..other.find("end ").expect("the last line")];
    assert_eq!(parse(&signed(body)), TableFileError::Line { line: 7 });
    let wanted = "nim:3,play=normal";
    let found = example().game;
    let error = TableFileError::OtherGame { found, wanted: wanted.to_owned() };
    assert_eq!(example().check_game(wanted), Err(error));
}

#[test]
fn methods_read_back() {
    for text in ["trajectories least-visited", "q alpha=0.5 gamma=1 epsilon=0.25"] {
        let method: Method = text.parse().expect("a method");
        assert_eq!(method.to_string(), text);
    }
    for text in ["", "trajectories", "q", "q alpha=2 gamma=1 epsilon=0", "q alpha=NaN gamma=1"] {
        assert_eq!(text.parse::<Method>(), Err(()), "{text}");
    }
}
