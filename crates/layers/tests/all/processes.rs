//! Real processes that are killed in the middle of their work, in the long suite.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{Read, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use stratege_core::{Limits, SplitMix, Watch};
use stratege_games::connect_four::ConnectFour;
use stratege_layers::{Goal, TablePlan, by_lanes, disk::DiskFolder};

/// Tells a process of these tests to make a table: `count` or `solve`, and the folder.
const GOAL: &str = "STRATEGE_TEST_GOAL";
const FOLDER: &str = "STRATEGE_TEST_FOLDER";

/// And which share of it, if there are others.
const SHARE: &str = "STRATEGE_TEST_SHARE";

/// How often a process is killed.
const KILLS: usize = 20;

/// Writes a byte whenever it hears of progress.
struct Beats;

impl Watch for Beats {
    fn progress(&self, _done: u64, _total: Option<u64>) {
        let mut out = std::io::stdout();
        // Whoever listens may be gone.
        let _ = out.write_all(b"#").and_then(|()| out.flush());
    }
}

/// What a process does that was started by the test below; nothing otherwise.
#[test]
fn make_a_table_if_told_to() {
    let (Ok(goal), Some(folder)) = (env::var(GOAL), env::var_os(FOLDER)) else { return };
    let folder = DiskFolder::create(Path::new(&folder)).expect("a folder");
    let plan = TablePlan { grain: 20_000, ..TablePlan::default() };
    let limits = Limits { watch: &Beats, ..Limits::default() };
    let game = ConnectFour::new(4, 5, 4);
    if let Ok(share) = env::var(SHARE) {
        let share = share.parse().expect("a share");
        by_lanes::share(&game, "game", &folder, plan, Goal::Values, share, limits)
            .expect("a table");
        return;
    }
    let make = if goal == "solve" { by_lanes::solve } else { by_lanes::count };
    make(&game, "game", &folder, plan, limits).expect("a table");
}

#[test]
fn killed_processes_leave_what_the_next_one_goes_on_with() {
    if env::var_os("STRATEGE_LONG").is_none() {
        return;
    }
    for goal in ["count", "solve"] {
        let [whole, killed] = ["whole", "killed"].map(|name| {
            let name = format!("stratege-layers-{}-{goal}-{name}", std::process::id());
            env::temp_dir().join(name)
        });
        run(goal, &whole, None);
        let mut random = SplitMix(2026);
        let mut kills = 0;
        while kills < KILLS {
            match run(goal, &killed, Some(1 + random.below(60))) {
                End::Killed => kills += 1,
                // It had ended before its time came: the rest of the kills are for the next one.
                End::Done => {
                    assert!(contents(&whole) == contents(&killed), "{goal}: other bytes");
                    fs::remove_dir_all(&killed).expect("a folder of ours");
                }
            }
        }
        assert_eq!(run(goal, &killed, None), End::Done);
        assert!(contents(&whole) == contents(&killed), "{goal}: other bytes");
        for folder in [whole, killed] {
            fs::remove_dir_all(folder).expect("a folder of ours");
        }
    }
}

#[test]
fn two_processes_share_a_table_and_each_dies_once() {
    let [whole, shared] = ["alone", "shared"].map(|name| {
        let name = format!("stratege-layers-{}-{name}", std::process::id());
        env::temp_dir().join(name)
    });
    assert_eq!(run("solve", &whole, None), End::Done);
    let begin = |share| start("solve", &shared, Some(share));
    let (first, second) = (begin("1/2"), begin("2/2"));
    assert_eq!(follow(second, Some(40)), End::Killed);
    let second = begin("2/2");
    assert_eq!(follow(first, Some(150)), End::Killed);
    let first = begin("1/2");
    assert_eq!(follow(first, None), End::Done);
    assert_eq!(follow(second, None), End::Done);
    assert!(contents(&whole) == contents(&shared), "other bytes");
    for folder in [whole, shared] {
        fs::remove_dir_all(folder).expect("a folder of ours");
    }
}

/// Runs a process to its end, or kills it after so many signs of progress.
fn run(goal: &str, folder: &PathBuf, beats: Option<usize>) -> End {
    follow(start(goal, folder, None), beats)
}

fn start(goal: &str, folder: &PathBuf, share: Option<&str>) -> Child {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command
        .args(["--exact", "processes::make_a_table_if_told_to", "--nocapture"])
        .env(GOAL, goal)
        .env(FOLDER, folder)
        .stdout(Stdio::piped());
    if let Some(share) = share {
        command.env(SHARE, share);
    }
    command.spawn().expect("this program runs")
}

fn follow(mut process: Child, beats: Option<usize>) -> End {
    let mut out = process.stdout.take().expect("its output is read");
    let mut byte = [0];
    let mut seen = 0;
    while out.read(&mut byte).expect("its output is read") > 0 {
        seen += usize::from(byte == *b"#");
        if Some(seen) == beats {
            process.kill().expect("a process of ours");
            break;
        }
    }
    let status = process.wait().expect("a process of ours");
    if status.success() {
        return End::Done;
    }
    // What dies by itself has been killed by nobody: only a signal leaves no code.
    assert!(status.code().is_none() && beats.is_some(), "{status}");
    End::Killed
}

/// How a process ended.
#[derive(Debug, PartialEq)]
enum End {
    Done,
    Killed,
}

fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder");
    let file = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read(path).expect("a file"))
    };
    entries.map(file).collect()
}
