//! Published counts, through tables on the disk.

use stratege_core::{Alternating, Lanes, Limits};
use stratege_games::{connect_four::ConnectFour, domineering::Domineering};
use stratege_layers::{TablePlan, by_lanes, care, disk::DiskFolder};

#[test]
fn connect_four() {
    // J. Tromp, and a second program: facts of the counts in `crates/games/tests/data`.
    check("c44", &ConnectFour::new(4, 4, 4), 161_029);
    check("c45", &ConnectFour::new(4, 5, 4), 1_706_255);
}

#[test]
fn domineering() {
    check("d55", &Alternating::normal(Domineering::new(5, 5)), 455_317);
}

fn check<G: Lanes>(name: &str, game: &G, positions: u64) {
    let path = std::env::temp_dir().join(format!("stratege-layers-{}-{name}", std::process::id()));
    let folder = DiskFolder::create(&path).expect("a folder");
    let totals = by_lanes::count(game, name, &folder, TablePlan::default(), Limits::default());
    let totals = totals.expect("a table");
    assert_eq!(totals.positions, positions);
    care::check(&folder, Limits::default()).expect("a whole table");
    care::remove(&folder).expect("files that can be removed");
    std::fs::remove_dir(&path).expect("a folder that is empty");
}
