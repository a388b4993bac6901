//! Tables in pieces: made by several at once, in any order, twice, with the same bytes.

use std::{collections::BTreeMap, thread};

use stratege_core::{Convention, Limits, SplitMix, Watch};
use stratege_games::{connect_four::ConnectFour, mnk::Mnk};
use stratege_layers::{
    FolderError, Goal, TablePlan, Totals, by_lanes, by_runs,
    folder::Folder,
    pieces::{Piece, Share},
};

use crate::memory::MemoryFolder;

const PLAN: TablePlan = TablePlan { grain: 3000, sorted: 5000, held: 9000 };

/// A way to make the table of some game.
struct Way {
    alone: fn(&dyn Folder) -> Result<Totals, FolderError>,
    share: fn(&dyn Folder, Share, Limits<'_>) -> Result<Totals, FolderError>,
    pieces: fn(&dyn Folder) -> Result<Vec<Piece>, FolderError>,
    make: fn(&dyn Folder, &Piece) -> Result<(), FolderError>,
}

macro_rules! way {
    ($module:ident, $game:expr) => {
        way!($module::solve, Values, $module, $game)
    };
    ($alone:path, $goal:ident, $module:ident, $game:expr) => {
        Way {
            alone: |folder| $alone(&$game, "game", folder, PLAN, Limits::default()),
            share: |folder, share, limits| {
                $module::share(&$game, "game", folder, PLAN, Goal::$goal, share, limits)
            },
            pieces: |folder| {
                $module::pieces(&$game, "game", folder, PLAN, Goal::$goal, Limits::default())
            },
            make: |folder, piece| {
                $module::make(&$game, "game", folder, PLAN, piece, Limits::default())
            },
        }
    };
}

/// Games whose layers have several blocks; the last ones count plays.
fn ways() -> [Way; 5] {
    [
        way!(by_lanes, ConnectFour::new(4, 4, 4)),
        way!(by_runs, ConnectFour::new(4, 4, 4)),
        way!(by_runs, Mnk::new(4, 3, 3, Convention::Normal)),
        way!(by_lanes::count_plays, Plays, by_lanes, ConnectFour::new(4, 4, 4)),
        way!(by_runs::count_plays, Plays, by_runs, Mnk::new(4, 3, 3, Convention::Normal)),
    ]
}

/// What one process makes by itself.
fn whole(way: &Way) -> (Totals, MemoryFolder) {
    let folder = MemoryFolder::new();
    ((way.alone)(&folder).expect("a table"), folder)
}

#[test]
fn shares_end_with_the_bytes_of_one_process() {
    for way in ways() {
        let (totals, whole) = whole(&way);
        for of in [1, 2, 5] {
            let folder = MemoryFolder::new();
            thread::scope(|scope| {
                for number in 1..=of {
                    let share = Share::new(number, of).expect("a share");
                    let (folder, totals, share_of) = (&folder, &totals, way.share);
                    scope.spawn(move || {
                        let made = share_of(folder, share, Limits::default()).expect("a table");
                        assert_eq!(&made, totals, "share {share}");
                    });
                }
            });
            assert_eq!(folder.contents(), whole.contents(), "{of} shares");
        }
    }
}

#[test]
fn pieces_are_made_in_any_order_and_twice() {
    for way in ways() {
        let (_, whole) = whole(&way);
        let folder = MemoryFolder::new();
        let mut random = SplitMix(7);
        let mut most = 0;
        loop {
            let mut pieces = (way.pieces)(&folder).expect("pieces");
            if pieces.is_empty() {
                break;
            }
            most = most.max(pieces.len());
            let turn = random.below(pieces.len());
            pieces.rotate_left(turn);
            pieces.reverse();
            for piece in &pieces {
                // What goes over a network is its text.
                let told: Piece = piece.to_string().parse().expect("a piece");
                assert_eq!(&told, piece);
                (way.make)(&folder, piece).expect("a piece");
                let before = folder.contents();
                folder.remove(&piece.to_string()).expect("a file");
                (way.make)(&folder, piece).expect("a piece");
                (way.make)(&folder, piece).expect("a piece");
                assert_eq!(folder.contents(), before, "{piece}");
            }
        }
        assert!(most > 1, "{most} pieces at once");
        assert_eq!(folder.contents(), whole.contents());
    }
}

#[test]
fn whoever_dies_is_started_again() {
    for way in ways() {
        let (totals, whole) = whole(&way);
        let leader = Share::new(1, 1).expect("a share");
        for steps in (0..whole.done()).step_by(29) {
            let killed = MemoryFolder::with(BTreeMap::new(), steps, u64::MAX);
            assert!((way.share)(&killed, leader, Limits::default()).is_err());
            let again = MemoryFolder::with(killed.contents(), u64::MAX, u64::MAX);
            let made = (way.share)(&again, leader, Limits::default()).expect("a table");
            assert_eq!(made, totals);
            assert_eq!(again.contents(), whole.contents(), "after {steps} steps");
            // One process alone goes on with what several began, too.
            let alone = MemoryFolder::with(killed.contents(), u64::MAX, u64::MAX);
            assert_eq!((way.alone)(&alone).expect("a table"), totals);
            assert_eq!(alone.contents(), whole.contents(), "alone after {steps} steps");
        }
    }
}

/// Somebody who stops the work at once.
struct Impatient;

impl Watch for Impatient {
    fn stop(&self) -> bool {
        true
    }
}

#[test]
fn pieces_that_there_are_not_are_refused() {
    for way in ways() {
        let folder = MemoryFolder::new();
        (way.pieces)(&folder).expect("pieces");
        let before = folder.contents();
        for text in ["001-4000.keys", "001-5120.sorted", "000-0001.values", "070-0000.keys"] {
            let piece = text.parse().expect("a piece");
            let made = (way.make)(&folder, &piece);
            assert!(matches!(made, Err(FolderError::Unfinished)), "{text}: {made:?}");
        }
        assert_eq!(folder.contents(), before);
    }
}

/// The log may be an older one: of a network file system, or of a worker that was told of a piece.
#[test]
fn values_are_refused_until_all_layers_are_counted() {
    for way in ways() {
        let folder = MemoryFolder::new();
        while !folder.contents().contains_key("006-0000.keys") {
            for piece in (way.pieces)(&folder).expect("pieces") {
                (way.make)(&folder, &piece).expect("a piece");
            }
        }
        for layer in 0..=5 {
            let piece = format!("{layer:03}-0000.values").parse().expect("a piece");
            let made = (way.make)(&folder, &piece);
            assert!(matches!(made, Err(FolderError::Unfinished)), "{piece}: {made:?}");
        }
    }
}

#[test]
fn whoever_waits_can_be_stopped() {
    for way in ways() {
        let folder = MemoryFolder::new();
        let limits = Limits { watch: &Impatient, ..Limits::default() };
        let second = Share::new(2, 2).expect("a share");
        let stopped = (way.share)(&folder, second, limits);
        assert!(matches!(stopped, Err(FolderError::Stopped(_))), "{stopped:?}");
        assert!(folder.contents().is_empty());
    }
}

#[test]
fn shares_and_pieces_are_read_as_they_are_written() {
    assert_eq!("2/3".parse(), Ok(Share::new(2, 3).expect("a share")));
    assert_eq!(Share::new(2, 3).expect("a share").to_string(), "2/3");
    for wrong in ["0/3", "4/3", "3", "a/b", ""] {
        assert_eq!(wrong.parse::<Share>(), Err(wrong.to_owned()));
    }
    for wrong in
        ["7.keys", "007-0000", "007-0000.txt", "007-0000.run", "../007-0000.keys", "x-y.keys"]
    {
        assert_eq!(wrong.parse::<Piece>(), Err(wrong.to_owned()));
    }
}
