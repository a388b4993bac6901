//! How fast tables of all positions are made on a disk; every task asserts its result.

use std::{env, fs, path::PathBuf, process};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::Limits;
use stratege_games::connect_four::ConnectFour;
use stratege_layers::{TablePlan, by_lanes, by_runs, disk::DiskFolder};

/// Positions of Connect Four on a board of 5 columns and 4 rows, as a second program counts them.
const POSITIONS: u64 = 3_945_711;

/// A folder of its own, empty each time.
fn emptied() -> (PathBuf, DiskFolder) {
    let path = env::temp_dir().join(format!("stratege-bench-{}", process::id()));
    let _ = fs::remove_dir_all(&path);
    let folder = DiskFolder::create(&path).expect("a folder");
    (path, folder)
}

fn connect_four(criterion: &mut Criterion) {
    let game = ConnectFour::new(5, 4, 4);
    let (plan, limits) = (TablePlan::default(), Limits::default());
    let mut group = criterion.benchmark_group("connect-four 5x4 on disk");
    group.throughput(Throughput::Elements(POSITIONS)).sample_size(10);
    let mut measure = |name: &str, make: &dyn Fn(&DiskFolder) -> u64| {
        group.bench_function(name, |bencher| {
            bencher.iter_with_setup(emptied, |(path, folder)| {
                assert_eq!(make(&folder), POSITIONS);
                path
            });
        });
    };
    measure("counted by lanes", &|folder| {
        by_lanes::count(&game, "bench", folder, plan, limits).expect("no limit").positions
    });
    measure("counted by runs", &|folder| {
        by_runs::count(&game, "bench", folder, plan, limits).expect("no limit").positions
    });
    measure("solved by lanes", &|folder| {
        by_lanes::solve(&game, "bench", folder, plan, limits).expect("no limit").positions
    });
    let (path, _) = emptied();
    let _ = fs::remove_dir_all(path);
}

criterion_group!(benches, connect_four);
criterion_main!(benches);
