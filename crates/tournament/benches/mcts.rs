//! Simulations per second of tree search, from the first position, on one core.
//!
//! For comparison, OpenSpiel's C++ bot makes 0.74 M/s at tic-tac-toe and 0.10 M/s at Connect Four.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::{Duel, Limits, Listed, Params};
use stratege_games::{connect_four::ConnectFour, tic_tac_toe::TicTacToe};
use stratege_solvers::mcts::{Options, Search, choose};
use stratege_tournament::random::Random;

/// Simulations of one search: few enough that tic-tac-toe is not proved before.
const SIMULATIONS: u64 = 10_000;

/// A search from the first position, with always the same seed.
fn search<G: Duel>(game: &G, search: &mut Search<G>) -> String {
    let mut random = Random::stream(1, 0, 0);
    search.restart(game, game.start());
    let limits = Limits { nodes: Some(SIMULATIONS), ..Limits::default() };
    let (simulations, _) = search.grow(game, limits, &mut |count| random.below(count));
    assert_eq!(simulations, SIMULATIONS, "nothing is proved so soon");
    choose(&search.moves()).expect("there are moves").mv.to_string()
}

fn measure<G: Duel + Listed>(criterion: &mut Criterion, words: &str, best: &[&str]) {
    let card = G::card();
    let params = Params::parse(&card.params, words).expect("well named");
    let game = G::setup(&params).expect("can be set up");
    let mut tree = Search::of_duel(&game, game.start(), Options::default());
    let mut group = criterion.benchmark_group("mcts");
    group.throughput(Throughput::Elements(SIMULATIONS)).sample_size(20);
    group.bench_function(format!("{} {words}", card.name), |bench| {
        bench.iter(|| {
            let found = black_box(search(&game, &mut tree));
            assert!(best.contains(&found.as_str()), "{found}");
        });
    });
}

fn mcts(criterion: &mut Criterion) {
    measure::<TicTacToe>(criterion, "", &["b2"]);
    measure::<ConnectFour>(criterion, "7x6", &["d", "4"]);
}

criterion_group!(benches, mcts);
criterion_main!(benches);
