//! A flipped bit anywhere is found, and the file is named.

use std::sync::Arc;

use stratege_core::{Convention, Limits};
use stratege_games::{connect_four::ConnectFour, tic_tac_toe::TicTacToe};
use stratege_layers::{FolderError, TablePlan, by_lanes, care};

use crate::{agreement::SMALL, memory::MemoryFolder};

/// Bytes between two that are spoiled.
const STRIDE: usize = 5;

#[test]
fn a_flipped_bit_is_refused_by_name() {
    let game = TicTacToe { convention: Convention::Normal };
    for packing in [Packing::Plain, Packing::Zstd] {
        let folder = MemoryFolder::new();
        by_lanes::solve(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
        if packing == Packing::Zstd {
            care::compress(&folder, Limits::default()).expect("a whole table");
        }
        let whole = folder.contents();
        for (name, bytes) in &whole {
            for at in (0..bytes.len()).step_by(STRIDE) {
                let mut spoiled = bytes.to_vec();
                spoiled[at] ^= 1 << (at % 8);
                let mut files = whole.clone();
                files.insert(name.clone(), Arc::new(spoiled));
                let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
                match care::check(&folder, Limits::default()) {
                    Err(FolderError::Damaged { name: found, .. }) => assert_eq!(&found, name),
                    other => panic!("{name}, byte {at}: {other:?}"),
                }
            }
        }
    }
}

/// Files of several blocks, layers of several parts: a bit in the middle of each block.
#[test]
fn every_block_of_large_files_is_checked() {
    let game = ConnectFour::new(4, 4, 4);
    let plan = TablePlan { grain: 10_000, ..SMALL };
    let folder = MemoryFolder::new();
    by_lanes::solve(&game, "game", &folder, plan, Limits::default()).expect("a table");
    let whole = folder.contents();
    let blocks = care::check(&folder, Limits::default()).expect("a whole table");
    assert!(blocks as usize > whole.len() + 20, "several blocks in a file");
    assert!(whole.keys().any(|name| name.contains("-0001.")), "several parts of a layer");
    for (name, bytes) in &whole {
        // No block is shorter than this, but the last one of a file.
        for at in (bytes.len() % 3_000..bytes.len()).step_by(3_000) {
            let mut spoiled = bytes.to_vec();
            spoiled[at] ^= 16;
            let mut files = whole.clone();
            files.insert(name.clone(), Arc::new(spoiled));
            let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
            match care::check(&folder, Limits::default()) {
                Err(FolderError::Damaged { name: found, .. }) => assert_eq!(&found, name),
                other => panic!("{name}, byte {at}: {other:?}"),
            }
        }
    }
}

#[derive(PartialEq)]
enum Packing {
    Plain,
    Zstd,
}

#[test]
fn a_spoiled_block_stops_what_builds_on_it() {
    let game = TicTacToe { convention: Convention::Normal };
    let folder = MemoryFolder::new();
    by_lanes::count(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
    let mut files = folder.contents();
    let name = "005-0000.keys";
    let mut spoiled = files[name].to_vec();
    spoiled[40] ^= 4;
    files.insert(name.to_owned(), Arc::new(spoiled));
    let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
    match by_lanes::solve(&game, "game", &folder, SMALL, Limits::default()) {
        Err(FolderError::Damaged { name: found, block: Some(0) }) => assert_eq!(found, name),
        other => panic!("{other:?}"),
    }
}
