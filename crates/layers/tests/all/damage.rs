//! A flipped bit anywhere is found, and the file is named.

use std::sync::Arc;

use stratege_core::{Convention, Limits};
use stratege_games::{connect_four::ConnectFour, tic_tac_toe::TicTacToe};
use stratege_layers::{
    FolderError, Goal, TablePlan, Totals, by_lanes, by_runs, care, folder::Folder, pieces::Share,
};

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

/// The log says that all is done: it is not believed without its files.
#[test]
fn a_finished_folder_that_lacks_a_file_is_refused() {
    let game = ConnectFour::new(4, 4, 4);
    for (solve, share) in [
        (by_lanes::solve::<ConnectFour> as Make, by_lanes::share::<ConnectFour> as MakeShare),
        (by_runs::solve, by_runs::share),
    ] {
        let folder = MemoryFolder::new();
        solve(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
        let whole = folder.contents();
        for name in ["000-0000.keys", "009-0000.keys", "009-0000.values", "015-0000.values"] {
            for cut in [None, Some(30)] {
                let mut files = whole.clone();
                let bytes = files.remove(name).expect("a file of the table");
                files.extend(cut.map(|cut| (name.to_owned(), Arc::new(bytes[..cut].to_vec()))));
                let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
                let alone = Share::new(1, 1).expect("a share");
                let limits = Limits::default();
                for made in [
                    solve(&game, "game", &folder, SMALL, limits),
                    share(&game, "game", &folder, SMALL, Goal::Values, alone, limits),
                ] {
                    match made {
                        Err(FolderError::Damaged { name: found, .. }) => assert_eq!(found, name),
                        other => panic!("{name}: {other:?}"),
                    }
                }
            }
        }
    }
}

/// Makes a share of a table.
type MakeShare = fn(
    &ConnectFour,
    &str,
    &dyn Folder,
    TablePlan,
    Goal,
    Share,
    Limits<'_>,
) -> Result<Totals, FolderError>;

/// A file that belongs to this folder by all that it says, but lacks keys.
#[test]
fn a_child_that_is_missing_is_no_draw() {
    let game = ConnectFour::new(4, 4, 4);
    for (count, solve) in [
        (by_lanes::count::<ConnectFour> as Make, by_lanes::solve::<ConnectFour> as Make),
        (by_runs::count, by_runs::solve),
    ] {
        let [folder, shorter] = [(); 2].map(|()| MemoryFolder::new());
        count(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
        // Three in a row end plays earlier: there are fewer keys.
        let other = ConnectFour::new(4, 4, 3);
        count(&other, "game", &shorter, SMALL, Limits::default()).expect("a table");
        let mut files = folder.contents();
        let name = "008-0000.keys";
        files.insert(name.to_owned(), Arc::clone(&shorter.contents()[name]));
        let folder = MemoryFolder::with(files, u64::MAX, u64::MAX);
        match solve(&game, "game", &folder, SMALL, Limits::default()) {
            Err(FolderError::Damaged { name: found, .. }) => assert_eq!(found, name),
            other => panic!("{other:?}"),
        }
    }
}

/// Counts or solves a game in a folder.
type Make =
    fn(&ConnectFour, &str, &dyn Folder, TablePlan, Limits<'_>) -> Result<Totals, FolderError>;
