//! How fast races are solved; every task asserts its result.
//!
//! The law: throwing d six-faced dice scores 1 (or 0) if any shows 1, else the sum.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::Limits;
use stratege_solvers::race::{
    Gains, Race, RaceStrategy, compare_sequential, compare_simultaneous, sequential,
    sequential_exact, simultaneous,
};

fn dice(target: u32, choices: u32, with_one: u32) -> Race {
    let mut sums = vec![1u128];
    let throws = (1..=choices).map(|count| {
        let mut next = vec![0; sums.len() + 6];
        for (sum, ways) in sums.iter().enumerate() {
            (2..=6).for_each(|face| next[sum + face] += ways);
        }
        sums.clone_from(&next);
        let sums = sums.iter().enumerate().map(|(sum, &ways)| (sum as u32, ways));
        let ones = (with_one, 6u128.pow(count) - 5u128.pow(count));
        Gains::new(sums.chain([ones])).expect("a throw")
    });
    Race::new(target, throws.collect()).expect("a race")
}

fn in_turn(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("race in turn");
    let tasks = [
        (100, 10, 1, 0.068_719_047_323),
        (1000, 20, 1, 0.021_151_175_233),
        (100, 10, 0, 0.061_329_849_097),
        (1000, 20, 0, 0.018_824_886_156),
    ];
    for (target, choices, with_one, gain) in tasks {
        let race = dice(target, choices, with_one);
        group.throughput(Throughput::Elements(u64::from(target).pow(2))).sample_size(10);
        group.bench_function(format!("{target}, {choices}, ones score {with_one}"), |bencher| {
            bencher.iter(|| {
                let solved = sequential(&race, Limits::default()).expect("no limit");
                assert!((solved.gain(0, 0) - gain).abs() < 1e-11, "{}", solved.gain(0, 0));
                assert!(solved.residual < 1e-14 && solved.improvement < 1e-12);
                solved
            });
        });
    }
    let race = dice(30, 10, 1);
    group.throughput(Throughput::Elements(900));
    group.bench_function("30, 10, fractions", |bencher| {
        let float = sequential(&race, Limits::default()).expect("no limit").gain(0, 0);
        bencher.iter(|| {
            let solved = sequential_exact(&race, Limits::default()).expect("no limit");
            assert!((solved.gain(0, 0).to_f64().value() - float).abs() < 1e-14);
            solved
        });
    });
}

fn at_once(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("race at once");
    for (target, choices, with_one, mixed) in
        [(100, 10, 1, 556), (1000, 10, 1, 560), (100, 10, 0, 552)]
    {
        let race = dice(target, choices, with_one);
        group.throughput(Throughput::Elements(u64::from(target).pow(2))).sample_size(10);
        group.bench_function(format!("{target}, {choices}, ones score {with_one}"), |bencher| {
            bencher.iter(|| {
                let solved = simultaneous(&race, Limits::default()).expect("no limit");
                assert!(solved.largest_shortfall <= 1e-9);
                assert_eq!(solved.mixed(), mixed);
                solved
            });
        });
    }
}

fn nine_cells(criterion: &mut Criterion) {
    let race = dice(100, 10, 1);
    let optimum = sequential(&race, Limits::default()).expect("no limit").plan(&race);
    let blind = RaceStrategy::pure(&race, |_, _| race.richest()).expect("a choice of the race");
    let random = RaceStrategy::constant(&race, vec![1.0; 10]).expect("equal weights");
    let plans = [blind, optimum, random];
    let mut group = criterion.benchmark_group("race of three plans, all pairs");
    for (name, compare, wanted) in [
        ("in turn", compare_sequential as fn(&_, &_, &_, _) -> _, 0.555_762_472_673),
        ("at once", compare_simultaneous, 0.0),
    ] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let mut sum = 0.0;
                for first in &plans {
                    for second in &plans {
                        let outcome = compare(&race, first, second, Limits::default());
                        sum += outcome.expect("no limit").gain();
                    }
                }
                assert!((sum - wanted).abs() < 1e-11, "{sum}");
            });
        });
    }
}

criterion_group!(benches, in_turn, at_once, nine_cells);
criterion_main!(benches);
