//! Whatever stops the work, the same call ends with the same bytes.

use std::collections::BTreeMap;

use stratege_core::{Convention, Limits, Stopped};
use stratege_games::{
    connect_four::ConnectFour,
    pegs::{Goal, Pegs, Shape},
    tic_tac_toe::TicTacToe,
};
use stratege_layers::{
    FolderError, Table, TablePlan, Totals, by_lanes, by_runs, care, folder::Folder,
};

use crate::{agreement::SMALL, memory::MemoryFolder};

/// Solves a game in a folder.
type Solve = fn(&dyn Folder, Limits<'_>) -> Result<Totals, FolderError>;

fn by_lanes(folder: &dyn Folder, limits: Limits<'_>) -> Result<Totals, FolderError> {
    let game = TicTacToe { convention: Convention::Normal };
    by_lanes::solve(
        &game,
        "game",
        folder,
        stratege_layers::TablePlan { grain: 500, ..SMALL },
        limits,
    )
}

fn by_runs(folder: &dyn Folder, limits: Limits<'_>) -> Result<Totals, FolderError> {
    let game = Pegs::new(Shape::Triangle, 28, Goal::One).expect("a hole");
    let plan = stratege_layers::TablePlan { grain: 500, sorted: 300, held: 200 };
    by_runs::solve(&game, "game", folder, plan, limits)
}

fn plays_by_lanes(folder: &dyn Folder, limits: Limits<'_>) -> Result<Totals, FolderError> {
    let game = TicTacToe { convention: Convention::Normal };
    by_lanes::count_plays(&game, "game", folder, TablePlan { grain: 500, ..SMALL }, limits)
}

fn plays_by_runs(folder: &dyn Folder, limits: Limits<'_>) -> Result<Totals, FolderError> {
    let game = Pegs::new(Shape::Triangle, 28, Goal::One).expect("a hole");
    let plan = TablePlan { grain: 500, sorted: 300, held: 200 };
    by_runs::count_plays(&game, "game", folder, plan, limits)
}

const ALL: [Solve; 4] = [by_lanes, by_runs, plays_by_lanes, plays_by_runs];

#[test]
fn killed_at_any_write() {
    for solve in ALL {
        let whole = MemoryFolder::new();
        let totals = solve(&whole, Limits::default()).expect("nothing stops it");
        for steps in 0..whole.done() {
            let killed = MemoryFolder::with(BTreeMap::new(), steps, u64::MAX);
            assert!(solve(&killed, Limits::default()).is_err(), "after {steps} steps");
            let again = MemoryFolder::with(killed.contents(), u64::MAX, u64::MAX);
            assert_eq!(solve(&again, Limits::default()).expect("nothing stops it"), totals);
            assert_eq!(again.contents(), whole.contents(), "after {steps} steps");
        }
    }
}

#[test]
fn a_full_disk_loses_nothing() {
    for solve in ALL {
        let whole = MemoryFolder::new();
        solve(&whole, Limits::default()).expect("nothing stops it");
        for room in (0..40_000).step_by(997) {
            let full = MemoryFolder::with(BTreeMap::new(), u64::MAX, room);
            match solve(&full, Limits::default()) {
                Err(FolderError::File { error, .. }) => {
                    assert_eq!(error.kind(), std::io::ErrorKind::StorageFull);
                }
                Ok(_) => {}
                other => panic!("{other:?}"),
            }
            let again = MemoryFolder::with(full.contents(), u64::MAX, u64::MAX);
            solve(&again, Limits::default()).expect("there is room now");
            assert_eq!(again.contents(), whole.contents(), "with {room} bytes");
        }
    }
}

#[test]
fn values_that_do_not_fit_are_refused_before_any_is_found() {
    let game = TicTacToe { convention: Convention::Normal };
    let counted = MemoryFolder::new();
    let count = by_lanes::count(&game, "game", &counted, SMALL, Limits::default());
    let count = count.expect("nothing stops it");
    let keys: u64 = count.layers.iter().map(|line| line.keys).sum();
    let full = MemoryFolder::telling_room(counted.contents(), keys);
    match by_lanes::solve(&game, "game", &full, SMALL, Limits::default()) {
        Err(FolderError::NoRoom { needed, free }) => {
            assert_eq!(free, keys);
            assert!((keys + 1..keys + 1000).contains(&needed), "{needed} for {keys} values");
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(full.contents(), counted.contents());
    assert_eq!(full.done(), 0);
    let enough = MemoryFolder::telling_room(counted.contents(), 1 << 20);
    by_lanes::solve(&game, "game", &enough, SMALL, Limits::default()).expect("there is room");
}

#[test]
fn what_fits_is_not_refused() {
    let game = ConnectFour::new(4, 5, 4);
    let count = |folder: &MemoryFolder| {
        by_lanes::count(&game, "game", folder, TablePlan::default(), Limits::default())
    };
    let whole = MemoryFolder::new();
    let totals = count(&whole).expect("nothing stops it");
    let bytes: usize = whole.contents().values().map(|bytes| bytes.len()).sum();
    // A tenth more: the log is written anew after each layer.
    let tight = MemoryFolder::telling_room(BTreeMap::new(), (bytes + bytes / 10) as u64);
    assert_eq!(count(&tight).expect("there is room"), totals);
    let small = MemoryFolder::telling_room(BTreeMap::new(), bytes as u64 * 4 / 5);
    match count(&small) {
        Err(FolderError::NoRoom { needed, free }) => assert!(free < needed / 2),
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_there_of_a_layer_needs_no_room_again() {
    let game = TicTacToe { convention: Convention::Normal };
    let plan = stratege_layers::TablePlan { grain: 500, ..SMALL };
    let whole = MemoryFolder::new();
    by_lanes::solve(&game, "game", &whole, plan, Limits::default()).expect("nothing stops it");
    // Killed somewhere among the values: what is left is asked for, and no more.
    for steps in whole.done() - 60..whole.done() {
        let killed = MemoryFolder::with(BTreeMap::new(), steps, u64::MAX);
        assert!(by_lanes::solve(&game, "game", &killed, plan, Limits::default()).is_err());
        let full = MemoryFolder::telling_room(killed.contents(), 0);
        match by_lanes::solve(&game, "game", &full, plan, Limits::default()) {
            Err(FolderError::NoRoom { needed, free: 0 }) => assert!(needed < 5000, "{needed}"),
            // Nothing is missing but a line of the log.
            Err(FolderError::File { .. }) => {}
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn a_limit_stops_it_and_the_same_call_goes_on() {
    let solve = by_runs;
    let whole = MemoryFolder::new();
    solve(&whole, Limits::default()).expect("nothing stops it");
    let folder = MemoryFolder::new();
    let mut calls = 0;
    loop {
        // A little more each time, so that it ends however large a part is.
        let limits = Limits { nodes: Some(200 + 10 * calls), ..Limits::default() };
        match solve(&folder, limits) {
            Err(FolderError::Stopped(Stopped::Nodes)) => calls += 1,
            Ok(_) => break,
            other => panic!("{other:?}"),
        }
    }
    assert!(calls > 1, "{calls} calls");
    assert_eq!(folder.contents(), whole.contents());
}

#[test]
fn a_small_limit_stops_it_soon_and_the_same_call_goes_on() {
    let game = ConnectFour::new(3, 4, 4);
    let whole = MemoryFolder::new();
    let count = |folder: &MemoryFolder, nodes| {
        by_lanes::count(&game, "game", folder, SMALL, Limits { nodes, ..Limits::default() })
    };
    let totals = count(&whole, None).expect("nothing stops it");
    let folder = MemoryFolder::new();
    let stopped = count(&folder, Some(50));
    assert!(matches!(stopped, Err(FolderError::Stopped(Stopped::Nodes))), "{stopped:?}");
    let table = Table::open(&folder).expect("a table");
    let positions: u64 = table.layers().iter().map(|line| line.positions).sum();
    assert!((10..=50).contains(&positions), "{positions} positions");
    // What is smaller than a look at the limit is kept.
    let mut calls = 1;
    while let Err(error) = count(&folder, Some(50)) {
        assert!(matches!(error, FolderError::Stopped(Stopped::Nodes)), "{error:?}");
        calls += 1;
    }
    assert!((5..=12).contains(&calls), "{calls} calls");
    assert_eq!(folder.contents(), whole.contents());
    assert_eq!(count(&folder, Some(50)).expect("it is there"), totals);
}

#[test]
fn a_limit_stops_plays_and_the_same_call_goes_on() {
    for count in [plays_by_lanes as Solve, plays_by_runs] {
        let whole = MemoryFolder::new();
        let totals = count(&whole, Limits::default()).expect("nothing stops it");
        let folder = MemoryFolder::new();
        let mut calls = 0;
        while let Err(error) =
            count(&folder, Limits { nodes: Some(200 + 10 * calls), ..Limits::default() })
        {
            assert!(matches!(error, FolderError::Stopped(Stopped::Nodes)), "{error:?}");
            care::check(&folder, Limits::default()).expect("what is there is whole");
            calls += 1;
        }
        assert!(calls > 1, "{calls} calls");
        assert_eq!(count(&folder, Limits::default()).expect("it is there"), totals);
        assert_eq!(folder.contents(), whole.contents());
    }
}

#[test]
fn a_folder_keeps_what_it_was_begun_with() {
    let without = MemoryFolder::new();
    let solved = by_runs(&without, Limits::default()).expect("nothing stops it");
    assert_eq!(solved.plays, None);
    let refused = plays_by_runs(&without, Limits::default());
    assert!(matches!(refused, Err(FolderError::WithoutPlays)), "{refused:?}");
    let with = MemoryFolder::new();
    let counted = plays_by_runs(&with, Limits::default()).expect("nothing stops it");
    let both = by_runs(&with, Limits::default()).expect("nothing stops it");
    assert_eq!((both.values, &both.plays), (solved.values, &counted.plays));
    // The files are those of a table without plays, but for the log.
    let files = |folder: &MemoryFolder| {
        let mut files = folder.contents();
        files.remove("table.log");
        files
    };
    assert_eq!(files(&with), files(&without));
}

#[test]
fn folders_of_others_are_left_alone() {
    let folder = MemoryFolder::new();
    by_lanes(&folder, Limits::default()).expect("nothing stops it");
    let before = folder.contents();
    let game = TicTacToe { convention: Convention::Misere };
    let foreign = by_lanes::count(&game, "misere", &folder, SMALL, Limits::default());
    assert!(matches!(foreign, Err(FolderError::Foreign { .. })), "{foreign:?}");
    assert_eq!(folder.contents(), before);
    let letters = [("letter.txt".to_owned(), std::sync::Arc::new(vec![1]))].into();
    let other = MemoryFolder::with(letters, u64::MAX, u64::MAX);
    assert!(matches!(by_lanes(&other, Limits::default()), Err(FolderError::NoTable)));
    assert_eq!(other.contents().len(), 1);
}
