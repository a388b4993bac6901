//! Values of heaps in a folder: stopped anywhere, spoiled, and full.

use std::{collections::BTreeMap, sync::Arc};

use stratege_core::Limits;
use stratege_layers::{FolderError, care, folder::Folder, heaps::HeapFolder};

use crate::memory::MemoryFolder;

const GRAIN: u64 = 10_000;

/// Values of which only a few in the middle do not fit two bytes.
fn value(heap: u32) -> u32 {
    if heap / 7 == 1_900 { 70_000 + heap } else { heap * 7 % 513 }
}

/// Keeps so many heaps, a few thousand at a time.
fn keep(folder: &dyn Folder, most: u64) -> Result<(), FolderError> {
    let mut kept = HeapFolder::with_grain(folder, "game:", GRAIN)?;
    for heaps in (kept.len()..most).step_by(3_700).skip(1).chain([most]) {
        kept.save(heaps, value)?;
    }
    Ok(())
}

fn whole(most: u64) -> MemoryFolder {
    let folder = MemoryFolder::new();
    keep(&folder, most).expect("nothing stops it");
    folder
}

fn values(folder: &dyn Folder) -> Vec<u32> {
    let kept = HeapFolder::open(folder).expect("a whole log").expect("a log");
    let values = kept.values().expect("whole files");
    assert_eq!(values.len() as u64, kept.len());
    values
}

#[test]
fn what_is_kept_is_told() {
    for most in [1, 9_999, 10_000, 10_001, 34_567] {
        let folder = whole(most);
        let expected: Vec<u32> = (0..most as u32).map(value).collect();
        assert!(values(&folder) == expected, "{most}");
        let files = folder.contents().len() as u64;
        assert_eq!(files, most.div_ceil(GRAIN) + 1);
        assert!(care::check(&folder, Limits::default()).expect("a whole table") >= files - 1);
        let [before, after] = care::compress(&folder, Limits::default()).expect("a whole table");
        assert!(after < before || most == 1, "{after} instead of {before}");
        assert!(values(&folder) == expected, "{most}, compressed");
        // It goes on after that, too.
        keep(&folder, most + 5_000).expect("nothing stops it");
        assert_eq!(values(&folder).len() as u64, most + 5_000);
        care::remove(&folder).expect("files that can be removed");
        assert!(folder.contents().is_empty());
    }
}

#[test]
fn killed_at_any_write() {
    let most = 34_567;
    let all = whole(most);
    for steps in 0..all.done() {
        let killed = MemoryFolder::with(BTreeMap::new(), steps, u64::MAX);
        assert!(keep(&killed, most).is_err(), "after {steps} steps");
        let again = MemoryFolder::with(killed.contents(), u64::MAX, u64::MAX);
        keep(&again, most).expect("nothing stops it");
        assert_eq!(again.contents(), all.contents(), "after {steps} steps");
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    let most = 34_567;
    let all = whole(most);
    for room in (0..200_000).step_by(7_919) {
        let full = MemoryFolder::with(BTreeMap::new(), u64::MAX, room);
        match keep(&full, most) {
            Err(FolderError::File { error, .. }) => {
                assert_eq!(error.kind(), std::io::ErrorKind::StorageFull);
            }
            Ok(()) => {}
            other => panic!("{other:?}"),
        }
        let again = MemoryFolder::with(full.contents(), u64::MAX, u64::MAX);
        keep(&again, most).expect("there is room now");
        assert_eq!(again.contents(), all.contents(), "with {room} bytes");
    }
    let told = MemoryFolder::telling_room(all.contents(), 1_000);
    let kept = HeapFolder::with_grain(&told, "game:", GRAIN).expect("a whole log");
    assert!(kept.expect_room(most + 500).is_ok());
    let refused = kept.expect_room(most + 501);
    assert!(matches!(refused, Err(FolderError::NoRoom { needed: 1_002, free: 1_000 })));
}

#[test]
fn a_flipped_bit_is_refused_by_name() {
    let whole = whole(34_567).contents();
    for (name, bytes) in &whole {
        for at in (0..bytes.len()).step_by(41) {
            let mut spoiled = bytes.to_vec();
            spoiled[at] ^= 1 << (at % 8);
            let mut files = whole.clone();
            files.insert(name.clone(), Arc::new(spoiled));
            let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
            let checked = care::check(&folder, Limits::default()).map(|_| ());
            let read = HeapFolder::open(&folder).map(|kept| kept.expect("a log"));
            let read = read.and_then(|kept| kept.values()).map(|_| ());
            for found in [checked, read] {
                match found {
                    Err(FolderError::Damaged { name: found, .. }) => assert_eq!(&found, name),
                    other => panic!("{name}, byte {at}: {other:?}"),
                }
            }
        }
    }
}

#[test]
fn folders_of_others_are_left_alone() {
    let folder = whole(5_000);
    let before = folder.contents();
    let other = HeapFolder::begin(&folder, "another game:").map(|_| ());
    assert!(matches!(other, Err(FolderError::Foreign { .. })), "{other:?}");
    let game =
        stratege_games::tic_tac_toe::TicTacToe { convention: stratege_core::Convention::Normal };
    let plan = crate::agreement::SMALL;
    let table = stratege_layers::by_lanes::count(&game, "game:", &folder, plan, Limits::default());
    assert!(matches!(table, Err(FolderError::NoTable)), "{table:?}");
    assert_eq!(folder.contents(), before);
    let letters = [("letter.txt".to_owned(), Arc::new(vec![1]))].into();
    let letters = MemoryFolder::with(letters, u64::MAX, u64::MAX);
    let begun = HeapFolder::begin(&letters, "game:").map(|_| ());
    assert!(matches!(begun, Err(FolderError::NoTable)), "{begun:?}");
}
