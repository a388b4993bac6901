//! Random plays per second of every listed game, through the generic trait, on one core.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use stratege_core::{Game, Listed, Params};
use stratege_games::{Visitor, visit_all};
use stratege_tournament::{playout::playout, random::Random};

/// Plays per measurement.
const PLAYS: u64 = 10_000;

/// Parameters beside the default ones that people compare.
fn boards(name: &str) -> &'static [&'static str] {
    match name {
        "domineering" => &["", "8x8", "5x5"],
        "dvonn" => &["", "quick"],
        "gipf" => &["", "standard", "tournament"],
        "mana" => &["", "jactalea", "escampe"],
        _ => &[""],
    }
}

struct Bench<'a> {
    criterion: &'a mut Criterion,
}

impl Bench<'_> {
    fn measure<G: Game + Listed>(&mut self) {
        let card = G::card();
        let mut group = self.criterion.benchmark_group("playouts");
        group.throughput(Throughput::Elements(PLAYS)).sample_size(20);
        for words in boards(card.name) {
            let params = Params::parse(&card.params, words).expect("well named");
            let game = G::setup(&params).expect("can be set up");
            let plies = play_all(&game);
            group.bench_function(BenchmarkId::new(card.name, words), |bencher| {
                bencher.iter(|| assert_eq!(play_all(&game), plies, "same seed, same plays"));
            });
        }
    }
}

/// Plays with always the same seed; gives the number of moves.
fn play_all<G: Game>(game: &G) -> u32 {
    let mut moves = Vec::new();
    let mut random = Random::stream(1, 0, 0);
    let mut plies = 0;
    for _ in 0..PLAYS {
        let mut state = game.start();
        plies += playout(game, &mut state, &mut moves, &mut random);
        black_box(&state);
    }
    plies
}

impl Visitor for Bench<'_> {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.measure::<G>();
    }
}

fn playouts(criterion: &mut Criterion) {
    visit_all(&mut Bench { criterion });
}

criterion_group!(benches, playouts);
criterion_main!(benches);
