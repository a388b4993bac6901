use std::path::PathBuf;

use super::*;
use stratege_tournament::running::Tally;

/// A name in a new directory for one test.
fn place(name: &str) -> PathBuf {
    let id = std::process::id();
    let directory = std::env::temp_dir().join(format!("stratege-store-{id}-{name}"));
    let _ = fs::remove_dir_all(&directory);
    fs::create_dir_all(&directory).expect("a directory for the test");
    directory.join("run.sqlite")
}

/// One pair, won and lost by whoever sits first.
fn block() -> Block {
    let mut tally = Tally::default();
    tally.seats[0].wins = 1;
    tally.seats[1].losses = 1;
    tally.pairs.record(2);
    tally.first_seat.record(4);
    tally.lengths.record(7);
    tally.lengths.record(9);
    Block { pairing: 0, index: 0, tally, plays: Some("one\ntwo\n".to_owned()) }
}

#[test]
fn a_block_reads_back_and_what_was_changed_in_it_is_noticed() {
    let path = place("changed");
    let pairings = [["a", "b"], ["a", "c"]];
    let mut store = Store::create(&path, "manifest", &pairings).expect("a new file");
    store.keep(&[block()]).expect("there is room");
    assert_eq!(store.blocks(0..1).expect("whole"), [block()]);
    drop(store);
    for change in [
        "UPDATE blocks SET wins = 2",
        "UPDATE blocks SET block = 1",
        "UPDATE blocks SET pairing = 1",
        "UPDATE blocks SET plays = 'one'",
        "UPDATE blocks SET plays = NULL",
        "UPDATE blocks SET tally = replace(tally, '7', '8')",
        "UPDATE blocks SET checksum = '00000000'",
    ] {
        let copy = path.with_extension("copy");
        fs::copy(&path, &copy).expect("a copy");
        let connection = Connection::open(&copy).expect("the copy");
        connection.execute_batch(change).expect("a change");
        drop(connection);
        let (store, _) = Store::open(&copy).expect("it holds a tournament");
        let error = store.blocks(0..2).expect_err(change);
        assert!(
            matches!(error, StoreError::Block { flaw: Flaw::Checksum, .. }),
            "{change}: {error}"
        );
    }
    for change in [
        "UPDATE manifest SET value = 'other' WHERE key = 'manifest'",
        "UPDATE pairings SET a = 'c'",
        "DELETE FROM manifest WHERE key = 'checksum'",
    ] {
        let copy = path.with_extension("copy");
        fs::copy(&path, &copy).expect("a copy");
        let connection = Connection::open(&copy).expect("the copy");
        connection.execute_batch(change).expect("a change");
        drop(connection);
        assert!(matches!(Store::open(&copy), Err(StoreError::Damaged { .. })), "{change}");
    }
}

#[test]
fn a_block_that_contradicts_itself_is_refused() {
    let refused = |change: fn(&mut Block), pairs: u64, flaw: Flaw| {
        let mut block = block();
        change(&mut block);
        assert_eq!(block.check(pairs), Err(flaw));
    };
    assert_eq!(block().check(1), Ok(()));
    refused(|_| {}, 64, Flaw::Pairs { found: 1, expected: 64 });
    refused(|block| block.tally = Tally::default(), 64, Flaw::Pairs { found: 0, expected: 64 });
    refused(|block| block.tally.seats[0].draws = 1, 1, Flaw::Contradiction);
    refused(|block| block.tally.seats.swap(0, 1), 1, Flaw::Contradiction);
    refused(|block| block.tally.first_seat.record(0), 1, Flaw::Contradiction);
    refused(|block| block.tally.lengths.record(7), 1, Flaw::Contradiction);
    refused(|block| block.tally.seats[1].wins = u64::MAX, 1, Flaw::Contradiction);
    refused(|block| block.plays = Some("one\n".to_owned()), 1, Flaw::Contradiction);
}

#[test]
fn a_file_in_which_nothing_was_begun_is_begun_again() {
    let path = place("unborn");
    let header = format!("PRAGMA journal_mode = WAL; PRAGMA application_id = {APPLICATION}");
    for begin in ["", header.as_str()] {
        let _ = fs::remove_file(&path);
        let connection = Connection::open(&path).expect("a new file");
        connection.execute_batch(begin).expect("a beginning");
        drop(connection);
        assert!(matches!(Store::open(&path), Err(StoreError::Unborn)), "{begin}");
        Store::create(&path, "manifest", &[["a", "b"]]).expect("it is begun");
        assert_eq!(Store::open(&path).expect("it is there").1, "manifest");
        assert!(matches!(Store::create(&path, "", &[]), Err(StoreError::Exists)));
    }
}

#[test]
fn what_another_file_has_left_is_not_taken_for_news() {
    let path = place("orphan");
    let part = PathBuf::from(format!("{}-wal", path.display()));
    fs::write(&part, "frames").expect("there is room");
    let error = Store::create(&path, "manifest", &[]).err();
    assert!(matches!(error, Some(StoreError::Orphan { path }) if path == part));
    assert!(!path.exists());
}

#[test]
fn another_version_is_refused_and_its_manifest_is_read() {
    let path = place("version");
    drop(Store::create(&path, "manifest", &[]).expect("a new file"));
    let connection = Connection::open(&path).expect("the file");
    connection.pragma_update(None, "user_version", 0).expect("an older version");
    drop(connection);
    assert!(matches!(Store::open(&path), Err(StoreError::Version { found: 0, .. })));
    assert_eq!(Store::manifest(&path).expect("it is there"), "manifest");
}
