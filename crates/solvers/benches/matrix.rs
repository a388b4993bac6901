//! How fast matrix games are solved, next to a general solver of linear programmes; every answer
//! is checked.

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};
use stratege_core::SplitMix;
use stratege_solvers::matrix::Solver;

/// Games that are solved in turn, so that no answer can be guessed from the one before.
const GAMES: usize = 256;

fn ours(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("matrix");
    for (size, games) in [(3, GAMES), (10, GAMES), (30, 32), (100, 8), (200, 2)] {
        let games: Vec<Vec<f64>> = (0..games).map(|seed| payoffs(size, seed as u64)).collect();
        let mut solver = Solver::new();
        group.throughput(Throughput::Elements(games.len() as u64));
        group.bench_function(BenchmarkId::new("simplex", size), |bencher| {
            bencher.iter(|| {
                for entries in &games {
                    let solved = solver.solve(size, size, entries, 0.0);
                    assert!(solved.gaps.iter().all(|&gap| gap < 1e-9), "{solved:?}");
                }
            });
        });
    }
    group.finish();
}

fn rival(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("matrix");
    group.sample_size(10);
    let mut solver = Solver::new();
    for (size, games) in [(3, GAMES), (10, GAMES), (30, 8), (100, 1), (200, 1)] {
        let games: Vec<(Vec<f64>, f64)> = (0..games)
            .map(|seed| {
                let entries = payoffs(size, seed as u64);
                let value = solver.solve(size, size, &entries, 0.0).value;
                (entries, value)
            })
            .collect();
        group.throughput(Throughput::Elements(games.len() as u64));
        group.bench_function(BenchmarkId::new("microlp", size), |bencher| {
            bencher.iter(|| {
                for (entries, value) in &games {
                    assert!((programme(size, entries) - value).abs() < 1e-6);
                }
            });
        });
    }
    group.finish();
}

/// The value of a game as a linear programme for `microlp`.
fn programme(size: usize, entries: &[f64]) -> f64 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let value = problem.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
    let weights: Vec<Variable> = (0..size).map(|_| problem.add_var(0.0, (0.0, 1.0))).collect();
    let total: Vec<(Variable, f64)> = weights.iter().map(|&weight| (weight, 1.0)).collect();
    problem.add_constraint(&total, ComparisonOp::Eq, 1.0);
    for column in 0..size {
        let payoffs = weights.iter().zip(entries.chunks_exact(size));
        let terms = payoffs.map(|(&weight, row)| (weight, row[column])).chain([(value, -1.0)]);
        problem.add_constraint(terms.collect::<Vec<_>>(), ComparisonOp::Ge, 0.0);
    }
    let solution = problem.solve().expect("every matrix game has a value");
    solution.into_solution().expect("there is no time limit").objective()
}

/// The payoffs of a game, from 0 to 1: `SplitMix64`, as in `benches/rivals/matrix.py`.
fn payoffs(size: usize, seed: u64) -> Vec<f64> {
    let mut random = SplitMix(seed);
    (0..size * size).map(|_| random.share()).collect()
}

criterion_group!(benches, ours, rival);
criterion_main!(benches);
