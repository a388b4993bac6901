//! Plays between strategies, and exact averages, per second.
//!
//! For comparison: the program of the dominoes paper, in Python, plays about 10,000 a second.

use std::{hint::black_box, sync::Arc};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::{Alternating, Game, Limits, Stopped};
use stratege_games::{domineering::Domineering, dominoes::Dominoes};
use stratege_tournament::{
    exact::Evaluator,
    host::Host,
    observation::WrittenObservation,
    running::{Contest, Entrant, Plan, Played, RunContext, run},
    strategies::{for_duels, for_hidden},
    strategy::StrategyKinds,
};

fn play<S: WrittenObservation>(
    game: &S::Game,
    kinds: &StrategyKinds<S>,
    words: &[&str],
    games: u64,
) -> Played {
    let entrant = |(number, word): (usize, &&str)| Entrant {
        name: format!("{word} {number}"),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    };
    let contest = Contest {
        game,
        entrants: words.iter().enumerate().map(entrant).collect(),
        seed: 1,
        plan: Plan::Games { games },
        record: false,
        times: false,
    };
    let context = RunContext { threads: 1, store: None, plays: &mut |_| Ok(()) };
    run(&contest, context, Limits::default()).expect("it can be played")
}

fn matches(criterion: &mut Criterion) {
    const GAMES: u64 = 20_000;
    let mut group = criterion.benchmark_group("matches");
    group.sample_size(10);

    let dominoes = Dominoes::paper();
    let hidden = for_hidden(&Host::default());
    let simple = ["worst", "random", "most-points", "most-present"];
    group.throughput(Throughput::Elements(6 * GAMES));
    group.bench_function("dominoes, four simple strategies", |bench| {
        bench.iter(|| {
            let played = play(&dominoes, &hidden, &simple, GAMES);
            // Most points beats the worst in about two plays of three.
            let wins = played.pairings[1].tally.plays().losses;
            assert!((12_500..13_900).contains(&wins), "{wins}");
        });
    });

    let domineering = Alternating::normal(Domineering::new(5, 5));
    let duels =
        for_duels(Vec::new(), Arc::new(|_, _, _| Err(Stopped::Nodes.into())), &Host::default());
    group.throughput(Throughput::Elements(GAMES));
    group.bench_function("domineering 5x5, random", |bench| {
        bench.iter(|| {
            let played = play(&domineering, &duels, &["random", "random"], GAMES);
            assert_eq!(played.pairings[0].tally.plays().plays(), GAMES);
        });
    });

    let agent = || duels.read("random").expect("a strategy").agent(&domineering);
    let (mut first, mut second) = (agent(), agent());
    // As in a table of all pairs: one after the other in the same memory.
    let mut evaluator = Evaluator::new();
    group.throughput(Throughput::Elements(444_651));
    group.bench_function("exact averages, domineering 5x5", |bench| {
        bench.iter(|| {
            let start = domineering.start();
            let found = evaluator.evaluate(
                &domineering,
                &start,
                [first.as_mut(), second.as_mut()],
                Limits::default(),
            );
            let found = black_box(found.expect("small enough"));
            assert_eq!(found.positions, 444_651);
        });
    });
    group.finish();
}

criterion_group!(benches, matches);
criterion_main!(benches);
