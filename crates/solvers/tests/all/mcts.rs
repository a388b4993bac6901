//! What tree search claims to have proved is true, on every position of small games.

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Limits, Listed, Params, Player, Puzzle, Turn,
};
use stratege_games::{Visitor, connect_four::ConnectFour, visit_all};
use stratege_solvers::{
    Proof,
    arena::reachable,
    mcts::{Options, Search, choose},
    memo::{Memo, memo},
};

use crate::small::each_small;

/// Positions of one game that are looked at.
const SAMPLE: usize = 6000;

/// Numbers that depend on `seed` only.
fn numbers(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut word = seed;
    move |bound| {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (((word >> 32) * u64::from(bound)) >> 32) as u32
    }
}

fn simulations(nodes: u64) -> Limits<'static> {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// Some of all positions, evenly.
fn sample<G: Game>(game: &G) -> Vec<G::State> {
    let states = reachable(game, &game.start(), Limits::default()).expect("no limit").vertices;
    let step = states.len().div_ceil(SAMPLE);
    states.into_iter().step_by(step).collect()
}

fn check_duel<G: Duel>(game: &G) {
    let memo = memo(game, &game.start(), Limits::default()).expect("no limit");
    let (mut proofs, mut asked) = (0, 0);
    for (seed, state) in (0..).zip(sample(game)) {
        for nodes in [20, 2000] {
            let mut search = Search::of_duel(game, state.clone(), Options::default());
            search.grow(game, simulations(nodes), &mut numbers(seed));
            check_proof(game, &memo, &search);
            asked += 1;
            proofs += u32::from(search.proved().is_some());
        }
    }
    assert!(2 * proofs >= asked, "small games are proved: {proofs} of {asked}");
}

/// A proof gives the value of the dictionary, and the chosen move keeps it.
fn check_proof<G: Duel>(game: &G, memo: &Memo<G::State>, search: &Search<G>) {
    let state = search.root();
    let value = memo.value(state).expect("reached");
    let moves = search.moves();
    let Some(proved) = search.proved() else {
        let chosen = choose(&moves).expect("what is over is proved");
        assert_eq!(chosen.proof, Proof::Estimate);
        return;
    };
    assert_eq!(proved.payoff, value.payoff(), "{state:?}");
    assert!(value.distance().is_none_or(|least| proved.distance >= least), "{state:?}");
    let Turn::Player(mover) = game.turn(state) else { return };
    for tried in &moves {
        let Some(proved) = tried.proved else { continue };
        let after = memo.value(&game.after(state, tried.mv)).expect("reached").payoff();
        assert_eq!(proved.payoff, if mover.is_first() { after } else { -after });
    }
    let chosen = choose(&moves).expect("there is a move");
    assert_eq!(chosen.proof, Proof::Exact);
    let after = memo.value(&game.after(state, chosen.mv)).expect("reached");
    assert_eq!(after.payoff(), value.payoff(), "{state:?}");
}

/// The best payoff of a puzzle, by plain recursion.
fn best_payoff<G: Puzzle>(game: &G, state: &G::State) -> i32 {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = moves.into_iter().map(|mv| best_payoff(game, &game.after(state, mv)));
    after.max().unwrap_or_else(|| game.payoff(state, Player::FIRST))
}

fn check_puzzle<G: Puzzle>(game: &G) {
    // Positions late enough for plain recursion.
    let states = sample(game);
    for (seed, state) in (0..).zip(&states[states.len() * 2 / 3..]) {
        let mut search = Search::of_puzzle(game, state.clone(), Options::default());
        search.grow(game, simulations(500), &mut numbers(seed));
        let best = best_payoff(game, state);
        assert!(search.proved().is_none_or(|proved| proved.payoff == best), "{state:?}");
        assert!(best < 1 || search.proved().is_some(), "a solution is found: {state:?}");
        // Following the choices, without thinking again, reaches what was promised.
        while let Some(chosen) = choose(&search.moves()) {
            search.advance(game, chosen.mv);
        }
        let payoff = game.payoff(search.root(), Player::FIRST);
        assert_eq!(payoff, best, "{state:?}");
    }
}

struct Proofs;

impl Visitor for Proofs {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        assert!(Search::<G>::NODE_BYTES <= 64);
        each_small::<G>(|game| check_duel(&game));
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        assert!(Search::<Alternating<C>>::NODE_BYTES <= 64);
        each_small::<Alternating<C>>(|game| check_duel(&game));
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        assert!(Search::<G>::NODE_BYTES <= 64);
        each_small::<G>(|game| check_puzzle(&game));
    }
}

#[test]
fn what_is_proved_is_true_and_nodes_are_small() {
    visit_all(&mut Proofs);
}

fn connect_four(words: &str) -> ConnectFour {
    let params = Params::parse(&ConnectFour::card().params, words).expect("a board");
    ConnectFour::setup(&params).expect("a board")
}

/// Keeping the tree keeps its visits and proofs, and the proofs stay true on the way to the end.
#[test]
fn a_tree_that_follows_the_play_stays_true() {
    let game = connect_four("4x4x3");
    let memo = memo(&game, &game.start(), Limits::default()).expect("no limit");
    for seed in 0..20 {
        let mut draw = numbers(seed);
        let mut search = Search::of_duel(&game, game.start(), Options::default());
        while game.turn(search.root()) != Turn::Over {
            search.grow(&game, simulations(300), &mut draw);
            check_proof(&game, &memo, &search);
            let moves = search.moves();
            // Any move, so that the tree goes on to what it looked at little.
            let next = moves[draw(moves.len() as u32) as usize];
            search.advance(&game, next.mv);
            assert_eq!(u64::from(search.visits()), next.visits);
        }
        assert!(search.proved().is_some(), "the end of a play is known");
    }
}

#[test]
fn a_tree_without_room_still_counts() {
    let game = connect_four("7x6");
    let options = Options { memory: 100 * Search::<ConnectFour>::NODE_BYTES, ..Options::default() };
    let mut search = Search::of_duel(&game, game.start(), options);
    let (done, _) = search.grow(&game, simulations(2000), &mut numbers(1));
    assert_eq!((done, search.visits()), (2000, 2000));
    assert!(search.positions() <= 107);
}
