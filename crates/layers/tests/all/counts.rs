//! Published counts, through tables on the disk.

use std::{env, path::PathBuf};

use stratege_core::{Alternating, Convention, Lanes, Layered, Limits};
use stratege_games::{
    connect_four::ConnectFour,
    domineering::Domineering,
    mnk::Mnk,
    pegs::{Goal, Pegs, Shape},
};
use stratege_layers::{TablePlan, Totals, by_lanes, by_runs, care, disk::DiskFolder};

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

/// The long suite: minutes of work, and half a gigabyte of disk at a time.
fn is_long() -> bool {
    env::var_os("STRATEGE_LONG").is_some()
}

#[test]
fn large_boards_of_connect_four() {
    if !is_long() {
        return;
    }
    check("c54", &ConnectFour::new(5, 4, 4), 3_945_711);
    check("c46", &ConnectFour::new(4, 6, 4), 15_835_683);
    check("c64", &ConnectFour::new(6, 4, 4), 94_910_577);
}

#[test]
fn every_position_of_connect_four_5x5_has_its_value() {
    if !is_long() {
        return;
    }
    let place = Place::new("c55");
    let game = ConnectFour::new(5, 5, 4);
    let solved = by_lanes::solve(&game, "c55", &place.folder, TablePlan::default(), NONE);
    let solved = solved.expect("a table");
    assert_eq!(solved.positions, 69_763_700);
    assert_eq!(solved.values, Some([31_229_115, 24_115_312, 14_419_273]));
    place.remove();
}

#[test]
fn large_boards_of_other_games() {
    if !is_long() {
        return;
    }
    let mnk = check("m444", &Mnk::new(4, 4, 4, Convention::Normal), 9_722_011);
    assert_eq!(mnk.arcs, 51_562_424);
    check("d66", &Alternating::normal(Domineering::new(6, 6)), 303_267_289);
}

#[test]
fn the_english_board_of_peg_solitaire() {
    if !is_long() {
        return;
    }
    let place = Place::new("pegs");
    let pegs = Pegs::new(Shape::English, 24, Goal::One).expect("the centre");
    assert!(Layered::has_keys(&pegs));
    let totals = by_runs::count(&pegs, "pegs", &place.folder, TablePlan::default(), NONE);
    let totals = totals.expect("a table");
    assert_eq!((totals.positions, totals.classes), (187_636_299, Some(23_475_688)));
    place.remove();
}

#[test]
fn plays_of_peg_solitaire_on_the_triangle() {
    // Corner, next to a corner, middle of a side, inside: `crates/games/tests/data`.
    for (hole, plays) in [(28, 568_630), (21, 294_543), (14, 1_149_568), (8, 137_846)] {
        let pegs = Pegs::new(Shape::Triangle, hole, Goal::One).expect("a hole");
        let place = Place::new(&format!("triangle-{hole}"));
        let totals = by_runs::count_plays(&pegs, "pegs", &place.folder, TablePlan::default(), NONE);
        let found = totals.expect("a table").plays.expect("plays");
        assert_eq!(found.as_flattened().iter().sum::<u128>(), plays);
        place.remove();
    }
}

#[test]
fn plays_of_peg_solitaire_on_the_english_board() {
    if !is_long() {
        return;
    }
    // All plays, and those that end with one peg: anywhere, in the centre.
    let all = 577_116_156_815_309_849_672;
    for (goal, solved) in
        [(Goal::One, 81_723_294_080_159_936), (Goal::Vacancy, 40_861_647_040_079_968)]
    {
        let pegs = Pegs::new(Shape::English, 24, goal).expect("the centre");
        let place = Place::new(if goal == Goal::One { "plays" } else { "plays-vacancy" });
        let totals = by_runs::count_plays(&pegs, "pegs", &place.folder, TablePlan::default(), NONE);
        let plays = totals.expect("a table").plays.expect("plays");
        assert_eq!(plays.as_flattened().iter().sum::<u128>(), all);
        assert_eq!(plays.iter().map(|&[solved, ..]| solved).sum::<u128>(), solved);
        place.remove();
    }
}

const NONE: Limits<'_> = Limits { nodes: None, memory: None, watch: &stratege_core::Unwatched };

/// A folder that is there as long as the test.
struct Place {
    path: PathBuf,
    folder: DiskFolder,
}

impl Place {
    fn new(name: &str) -> Place {
        let path = env::temp_dir().join(format!("stratege-layers-{}-{name}", std::process::id()));
        let folder = DiskFolder::create(&path).expect("a folder");
        Place { path, folder }
    }

    fn remove(self) {
        care::remove(&self.folder).expect("files that can be removed");
        std::fs::remove_dir(&self.path).expect("a folder that is empty");
    }
}

fn check<G: Lanes>(name: &str, game: &G, positions: u64) -> Totals {
    let place = Place::new(name);
    let totals = by_lanes::count(game, name, &place.folder, TablePlan::default(), NONE);
    let totals = totals.expect("a table");
    assert_eq!(totals.positions, positions);
    care::check(&place.folder, NONE).expect("a whole table");
    place.remove();
    totals
}
