//! Tables count what `count` counts, and answer what `solve` answers.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use stratege_catalog::{
    AnyGame, Catalog, JobError, JobRequest,
    core::{Limits, Unwatched, Watch},
    layers::{FolderError, care, disk::DiskFolder, heaps::HeapFolder},
    tables::{TableGoal, TablesError},
};

#[test]
fn tables_agree_with_what_is_found_in_memory() {
    check("tic-tac-toe", &["XO./.../...", "XOX/OXO/.X."]);
    check("tic-tac-toe:play=misere", &["X../.../..."]);
    check("connect-four:4x4", &["22", "1122331"]);
    check("mnk:4x3x3", &["XO../..../...."]);
    check("domineering:4x4", &["#.../#.../..../.... 2"]);
    check("pegs:triangle", &[]);
}

fn folder(word: &str) -> (PathBuf, DiskFolder) {
    let name = word.replace([':', '='], "-");
    let path = std::env::temp_dir().join(format!("stratege-{}-{name}", std::process::id()));
    let folder = DiskFolder::create(&path).expect("a folder");
    (path, folder)
}

fn check(word: &str, positions: &[&str]) {
    let mut game = Catalog::new().open(word).expect("a game");
    let (path, folder) = folder(word);
    let plays = game.make_table(&folder, TableGoal::Plays, Limits::default()).expect("a table");
    let report = game.make_table(&folder, TableGoal::Values, Limits::default()).expect("a table");
    let counted = game.count(None, Limits::default()).expect("a small game");
    assert_eq!((report.positions, report.arcs), (counted.positions, counted.arcs), "{word}");
    assert_eq!((report.endings, report.values), (counted.endings, Some(counted.values)), "{word}");
    for table in [&plays, &report] {
        assert_eq!(table.plays, counted.plays, "{word}");
        assert_eq!(table.plays_by_ending, counted.plays_by_ending, "{word}");
        assert_eq!(table.plays_by_length, counted.plays_by_length, "{word}");
    }
    let layers: Vec<u64> = report.layers.iter().map(|layer| layer.positions).collect();
    assert_eq!(layers, counted.positions_by_ply, "{word}");
    let solitary = game.family().is_solitary();
    for position in std::iter::once(None).chain(positions.iter().copied().map(Some)) {
        let told = game.ask_table(position, &folder, Limits::default()).expect("an answer");
        let found = game.solve(&JobRequest::at(position), Limits::default()).expect("an answer");
        assert_eq!((told.value, told.winner), (found.value, found.winner), "{word} {position:?}");
        if !solitary {
            assert_eq!(told.distance, found.distance, "{word} {position:?}");
            assert_eq!(told.line.len() as u32, told.distance.unwrap_or(told.line.len() as u32));
        }
    }
    let estimate = game.estimate_table(0, Limits::default()).expect("an estimate");
    assert!(
        estimate.exact && estimate.positions as u64 == report.positions
            || report.positions > 100_000
    );
    check_play(game.as_mut(), &folder);
    care::remove(&folder).expect("files of ours");
    std::fs::remove_dir(path).expect("an empty folder");
}

/// Hints and best moves come from the folder.
fn check_play(game: &mut dyn AnyGame, folder: &DiskFolder) {
    game.use_table(Arc::new(folder.clone())).expect("a solved table");
    let mut play = game.play(None, 0).expect("a play");
    let advice = play.advise(Duration::from_secs(1), Limits::default()).expect("advice");
    assert_eq!(advice.method, "table");
    let chosen = play.choose("optimal", Limits::default()).expect("a move");
    assert!(advice.best.contains(&chosen.notation), "{} of {:?}", chosen.notation, advice.best);
}

/// Puzzles have no dictionary: what `optimal` plays is asked from the table.
#[test]
fn a_damaged_table_is_refused_and_a_removed_one_is_passed_over() {
    let open = || Catalog::new().open("pegs:triangle").expect("a game");
    let (path, folder) = folder("damaged");
    let mut game = open();
    game.make_table(&folder, TableGoal::Values, Limits::default()).expect("a table");
    game.use_table(Arc::new(folder.clone())).expect("a solved table");
    let file = path.join("001-0000.values");
    let mut bytes = std::fs::read(&file).expect("a file");
    bytes[24] ^= 1;
    std::fs::write(&file, bytes).expect("a file of ours");
    let mut play = game.play(None, 0).expect("a play");
    match play.advise(Duration::from_secs(1), Limits::default()) {
        Err(JobError::Folder { path: place, error }) => {
            assert_eq!(place, path.display().to_string());
            assert_eq!(error.to_string(), "001-0000.values is damaged in block 0");
        }
        other => panic!("{other:?}"),
    }
    match play.choose("optimal", Limits::default()) {
        Err(JobError::Failed { fault, .. }) => {
            assert_eq!(fault.kind.word(), "table");
            assert!(fault.last_words.ends_with("001-0000.values is damaged in block 0"));
        }
        other => panic!("{other:?}"),
    }
    let mut game = open();
    game.use_table(Arc::new(folder.clone())).expect("a solved table");
    care::remove(&folder).expect("files of ours");
    std::fs::remove_dir(path).expect("an empty folder");
    let mut play = game.play(None, 0).expect("a play");
    let advice = play.advise(Duration::from_secs(1), Limits::default()).expect("advice");
    assert_ne!(advice.method, "table");
    play.choose("optimal", Limits::default()).expect("a move");
}

#[test]
fn what_memory_cannot_hold_is_estimated_and_told_what_the_disk_would_need() {
    let game = Catalog::new().open("domineering:6x6").expect("a game");
    let limits = Limits { memory: Some(1 << 30), ..Limits::default() };
    match game.count(None, limits) {
        Err(JobError::TooLarge { positions, on_disk: Some(on_disk), .. }) => {
            let truth = 303_267_289.0;
            assert!((0.45..2.2).contains(&(positions / truth)), "{positions}");
            assert!((0.4..3.0).contains(&(on_disk.counted / truth)), "{on_disk:?}");
            assert!(on_disk.counted < on_disk.solved, "{on_disk:?}");
        }
        other => panic!("{other:?}"),
    }
}

/// The table of the English board has 23,475,688 keys, one for all boards that are alike, and takes 65 MB.
#[test]
fn what_is_alike_takes_disk_once() {
    let game = Catalog::new().open("pegs").expect("a game");
    let found = game.estimate_table(0, Limits::default()).expect("an estimate");
    assert!((3.0e7..3.0e8).contains(&found.bytes), "{}", found.bytes);
    assert!(found.bytes < found.positions, "{found:?}");
}

/// 847,288,609,443 boards, as the player to move sees them.
#[test]
fn what_a_table_of_quixo_5x5_would_need_is_said_at_once() {
    let limits = Limits { memory: Some(1 << 30), ..Limits::default() };
    let request = JobRequest { method: Some("retrograde"), ..JobRequest::default() };
    let game = Catalog::new().open("quixo:5").expect("a game");
    match game.solve(&request, limits) {
        Err(JobError::TooLarge { positions, bytes, .. }) => {
            assert!((positions - 3_f64.powi(25)).abs() < 0.5, "{positions}");
            assert!(bytes > 5.0 * positions, "{bytes}");
        }
        other => panic!("{other:?}"),
    }
}

/// Somebody who stops the work once so many positions are done.
struct Until {
    positions: u64,
    done: AtomicU64,
}

impl Watch for Until {
    fn stop(&self) -> bool {
        self.done.load(Ordering::Relaxed) >= self.positions
    }

    fn progress(&self, done: u64, _total: Option<u64>) {
        self.done.store(done, Ordering::Relaxed);
    }
}

#[test]
fn work_that_is_stopped_says_how_much_was_done() {
    let game = Catalog::new().open("connect-four:5x4").expect("a game");
    let (path, folder) = folder("stopped");
    let until = Until { positions: 500_000, done: AtomicU64::new(0) };
    for (nodes, watch, expected) in [
        (Some(20_000), &Unwatched as &dyn Watch, 20_000..=20_000),
        (None, &until, 500_000..=1_000_000),
    ] {
        let limits = Limits { nodes, watch, ..Limits::default() };
        match game.make_table(&folder, TableGoal::Counts, limits) {
            Err(TablesError::Job(JobError::Stopped { nodes, .. })) => {
                assert!(expected.contains(&nodes), "{nodes}");
            }
            other => panic!("{other:?}"),
        }
    }
    std::fs::remove_dir_all(path).expect("a folder of ours");
}

#[test]
fn games_without_layers_say_so() {
    let game = Catalog::new().open("chomp").expect("a game");
    let (path, folder) = folder("chomp");
    let made = game.make_table(&folder, TableGoal::Counts, Limits::default());
    assert!(matches!(made, Err(TablesError::Job(_))), "{made:?}");
    std::fs::remove_dir(path).expect("an empty folder");
}

/// Values from when too few heaps were taken for a period: the first one that differs is 33.
#[test]
fn kept_values_of_heaps_are_refused_where_they_are_not_those_of_the_rules() {
    let catalog = Catalog::new();
    let heaps = catalog
        .heaps("octal:0.0000000000000000000000000000004", Limits::default())
        .expect("a game of heaps");
    let (path, folder) = folder("heaps");
    let mut kept = HeapFolder::begin(&folder, &heaps.word).expect("an empty folder");
    kept.save(41, |_| 0).expect("room");
    let list = heaps.list(&(30..=40), &folder, Limits::default());
    assert!(matches!(list, Err(TablesError::Table(FolderError::Damaged { .. }))), "{list:?}");
    care::remove(&folder).expect("files of ours");
    let list = heaps.list(&(30..=40), &folder, Limits::default()).expect("an empty folder");
    assert_eq!(list.grundy, [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]);
    let again = heaps.list(&(30..=40), &folder, Limits::default()).expect("what was kept");
    assert_eq!(again.grundy, list.grundy);
    care::remove(&folder).expect("files of ours");
    std::fs::remove_dir(path).expect("an empty folder");
}
