//! How fast games with chance and hidden information are solved: `cargo run --release --example chance_speed`.
//!
//! Prints the processor time of each task. `crates/py/benches/compare.py` puts the regret methods beside OpenSpiel's.

use std::{fs, time::Instant};

use stratege_core::{Game, Limits, Listed, Params, Viewed};
use stratege_games::{
    dice::Dice, dominoes::Dominoes, kuhn::Kuhn, leduc::Leduc, liars_dice::LiarsDice, pig::Pig,
};
use stratege_solvers::{
    expectation::expectation,
    form::{Form, Method, Regret, RegretOptions, settle},
    race::{Race, simultaneous},
};

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

/// Seconds that the processor has worked for this thread, where the system tells; else since `begun`.
fn seconds(begun: Instant) -> f64 {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| begun.elapsed().as_secs_f64(), |time| time / 1e9)
}

fn regret<G: Viewed>(name: &str, game: &G, iterations: u64) {
    let begun = Instant::now();
    let before = seconds(begun);
    let Ok(form) = Form::of(game, &game.start(), Limits::default()) else {
        println!("{name}: too large");
        return;
    };
    let built = seconds(begun) - before;
    let (histories, megabytes) = (form.histories(), form.bytes() as f64 / 1e6);
    println!("{name}: {histories} histories, {megabytes:.1} MB, built in {built:.3} s");
    for method in [Method::Plus, Method::Discounted, Method::Predictive] {
        let mut regret = Regret::new(&form, method);
        let before = seconds(begun);
        (0..iterations).for_each(|_| regret.step());
        let rate = iterations as f64 / (seconds(begun) - before);
        let exploitability = regret.settled(None).exploitability();
        println!("  {method:?}: {rate:.0} iterations a second, then {exploitability:.2e}");
    }
}

/// How long it takes from nothing to plans that are safe but for so much.
fn safe<G: Viewed>(name: &str, game: &G, method: Method, precision: f64) {
    let begun = Instant::now();
    let before = seconds(begun);
    let Ok(form) = Form::of(game, &game.start(), Limits::default()) else {
        println!("{name}: too large");
        return;
    };
    let options = RegretOptions { method, precision, ..RegretOptions::default() };
    let settled = settle(&form, options, Limits::default());
    let (iterations, found) = (settled.iterations, settled.exploitability());
    let took = seconds(begun) - before;
    println!("{name}, {method:?}: {found:.2e} after {iterations} iterations, {took:.2} s in all");
}

fn main() {
    regret("kuhn", &setup::<Kuhn>(""), 200_000);
    regret("leduc", &setup::<Leduc>(""), 20_000);
    regret("liars-dice:1x6", &setup::<LiarsDice>(""), 1_000);
    regret("dominoes:3x3", &setup::<Dominoes>("3x3"), 10_000);
    regret("dominoes:4x4", &setup::<Dominoes>("4x4"), 20);
    let begun = Instant::now();
    let before = seconds(begun);
    let game: Pig = setup("100");
    let found = expectation(&game, &game.start(), Limits::default()).expect("no limit");
    let between =
        found.between(&game.start()).map(|bounds| bounds.map(|gain| f64::midpoint(gain, 1.0)));
    println!(
        "pig:100: {between:?}, {} positions in {:.2} s",
        found.positions(),
        seconds(begun) - before
    );
    for method in [Method::Discounted, Method::Predictive] {
        safe("dominoes:4x4", &setup::<Dominoes>("4x4"), method, 1e-5);
    }
    let dice: Dice = setup("100x10,simultaneous");
    let rules = Race::of(&dice).expect("a race");
    let before = seconds(begun);
    let value = simultaneous(&rules, Limits::default()).expect("no limit").value(0, 0);
    let took = 1e3 * (seconds(begun) - before);
    println!("dice:100x10,simultaneous: {value:.6} in {took:.1} ms");
}
