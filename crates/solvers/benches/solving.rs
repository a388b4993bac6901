//! How fast the methods are on fixed tasks; every task asserts its result.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::{Alternating, Convention, Game, Impartial, Limits, Meter, Winner};
use stratege_games::{
    chomp::Chomp, connect_four::ConnectFour, grundy::Grundy, tic_tac_toe::TicTacToe,
};
use stratege_solvers::{
    arena::reachable,
    attractor::values,
    heaps::heaps,
    memo::memo,
    minimax::minimax,
    retrograde::winners,
    tails::lost_boards,
    trajectories::{Trajectories, Way},
};

const TIC_TAC_TOE: TicTacToe = TicTacToe { convention: Convention::Normal };

fn tic_tac_toe(criterion: &mut Criterion) {
    let start = TIC_TAC_TOE.start();
    let mut group = criterion.benchmark_group("tic-tac-toe");
    group.throughput(Throughput::Elements(5_478));
    group.bench_function("all values", |bencher| {
        bencher.iter(|| {
            let memo = memo(&TIC_TAC_TOE, &start, Limits::default()).expect("no limit");
            assert_eq!(memo.len(), 5_478);
            memo
        });
    });
    group.bench_function("trajectories until the start is settled", |bencher| {
        let mut word = 0_u64;
        let mut draw = move |bound: u32| {
            word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (((word >> 32) * u64::from(bound)) >> 32) as u32
        };
        bencher.iter(|| {
            let mut meter = Meter::new(Limits::default(), None);
            let mut table = Trajectories::of_duel(&TIC_TAC_TOE, start, Way::Uniform);
            while table.value().is_none() {
                table.walk(&mut draw, &mut meter, |_| ()).expect("no limit");
            }
            assert_eq!(table.value(), Some(Winner::Draw));
            table.settled()
        });
    });
    group.throughput(Throughput::Elements(549_946));
    group.bench_function("full tree", |bencher| {
        bencher.iter(|| assert_eq!(minimax(&TIC_TAC_TOE, &start), 0));
    });
}

fn chomp(criterion: &mut Criterion) {
    let game = Alternating::normal(Chomp::new(12, 12));
    let mut group = criterion.benchmark_group("chomp 12x12");
    group.throughput(Throughput::Elements(2_704_155)).sample_size(10);
    group.bench_function("retrograde", |bencher| {
        bencher.iter(|| {
            let winners = winners(&game, Limits::default()).expect("no limit");
            assert!(winners.is_won(2_704_154), "the first player wins");
            winners
        });
    });
    group.throughput(Throughput::Elements(1_352_078));
    group.bench_function("tails", |bencher| {
        bencher.iter(|| {
            let found = lost_boards(12, 12, Limits::default(), None).expect("no limit");
            assert_eq!(found.lost, 26_838);
            found
        });
    });
}

fn arena(criterion: &mut Criterion) {
    let game = ConnectFour::new(4, 4, 4);
    let start = game.start();
    let arcs = reachable(&game, &start, Limits::default()).expect("no limit").arcs();
    let mut group = criterion.benchmark_group("connect-four 4x4");
    group.throughput(Throughput::Elements(arcs as u64)).sample_size(10);
    group.bench_function("arena and attractors", |bencher| {
        bencher.iter(|| {
            let arena = reachable(&game, &start, Limits::default()).expect("no limit");
            assert_eq!(arena.len(), 161_029);
            let values = values(&arena, Limits::default()).expect("no limit");
            assert_eq!(values[0].winner(), Winner::Draw);
        });
    });
}

/// The rare heaps up to 82,860 are those that are published.
fn heaps_of_grundy(criterion: &mut Criterion) {
    const MOST: u32 = 1_000_000;
    let moves = Grundy::new(10).heap_moves().expect("a game of heaps");
    let mut group = criterion.benchmark_group("Grundy's game");
    group.throughput(Throughput::Elements(u64::from(MOST))).sample_size(10);
    group.bench_function("heaps to a million", |bencher| {
        bencher.iter(|| {
            let table = heaps(&moves, MOST, Limits::default()).expect("no limit");
            let rare = table.rare.as_ref().expect("rare values");
            assert_eq!(rare.heaps.iter().filter(|&&heap| heap <= 82_860).count(), 1_273);
            table
        });
    });
}

criterion_group!(benches, tic_tac_toe, chomp, heaps_of_grundy, arena);
criterion_main!(benches);
