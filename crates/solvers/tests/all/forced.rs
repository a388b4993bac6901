//! Forced wins within a few moves, near the ends of random plays of every game.

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Limits, Listed, Params, Player, Turn, Value,
};
use stratege_games::{Visitor, visit_all};
use stratege_solvers::{
    Proof,
    alpha_beta::{Options, alpha_beta},
    proof_number::{Prover, proof_number},
};

const PLAYS: u64 = 6;

/// Positions of each play, counted from its end.
const LAST: usize = 4;

/// Moves within which wins are looked for.
const DEEPEST: u32 = 3;

/// Lines of play that plain search may follow from one position.
const MOST_LINES: usize = 30_000;

/// The value within `left` moves by plain search: a win as soon as possible, or nothing.
fn plain<G: Duel>(game: &G, state: &G::State, left: u32) -> Option<Value> {
    let Turn::Player(mover) = game.turn(state) else {
        return Some(Value::ended(game.payoff(state, Player::FIRST)));
    };
    if left == 0 {
        return None;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let values: Vec<Option<Value>> =
        moves.iter().map(|&mv| plain(game, &game.after(state, mv), left - 1)).collect();
    let known = values.iter().flatten().map(|value| value.later());
    let best = known.reduce(|one, other| one.best_for(other, mover))?;
    // A win needs one move, anything else needs all.
    let all_known = values.iter().all(Option::is_some);
    (all_known || best.seen_by(mover) > 0).then_some(best)
}

/// A bound of the lines that plain search follows.
fn lines<G: Duel>(game: &G, state: &G::State) -> usize {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.len().max(1).saturating_pow(DEEPEST)
}

fn check<G: Duel>(game: &G) {
    let mut word = 2024_u64;
    let mut below = |bound: usize| {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (word >> 33) as usize % bound
    };
    for _ in 0..PLAYS {
        let mut states = vec![game.start()];
        let longest = game.repetition().map_or(usize::MAX, |rule| rule.longest as usize);
        let mut moves = Vec::new();
        while states.len() < longest {
            let state = states.last().expect("a play has a start");
            moves.clear();
            game.moves(state, &mut moves);
            if moves.is_empty() {
                break;
            }
            let next = game.after(state, moves[below(moves.len())]);
            states.push(next);
        }
        for state in states.iter().rev().take(LAST).filter(|state| lines(game, state) <= MOST_LINES)
        {
            check_at(game, state);
        }
    }
}

fn check_at<G: Duel>(game: &G, state: &G::State) {
    for depth in 1..=DEEPEST {
        let known = plain(game, state, depth);
        let found = proof_number(game, state, Some(depth), Limits::default());
        let searched = alpha_beta(
            game,
            state,
            &Options { depth: Some(depth), ..Options::default() },
            Limits::default(),
        );
        assert_eq!(found.value, known, "{state:?} within {depth}");
        assert_eq!(searched.value, known, "{state:?} within {depth}");
        assert_eq!(found.proof == Proof::Exact, known.is_some());
        if known.and_then(Value::distance).is_some_and(|distance| distance > 0) {
            let mut prover = Prover::new(game, state.clone());
            prover.prove(Some(depth), Limits::default());
            let strategy = prover.strategy(Limits::default()).expect("no limit");
            assert!(strategy.is_some(), "{state:?}");
        }
    }
}

struct Games;

impl Games {
    fn meet<G: Duel + Listed<Game = G, Position = <G as Game>::State>>() {
        check(&G::setup(&Params::default_of::<G>()).expect("the defaults of a card are allowed"));
    }
}

impl Visitor for Games {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        Games::meet::<G>();
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        Games::meet::<Alternating<C>>();
    }
}

#[test]
fn forced_wins_are_found_and_nothing_else() {
    visit_all(&mut Games);
}
