//! Counted positions and plays against `tests/data/GAME.txt`, each number with its source.
//! `tests/second_program.py` counts all of them again, without this code.
//!
//! A line is `KIND PARAMETERS : NUMBERS # SOURCE`; a number that is not known is `-`.
//!
//! - `perft`: lines of play of 1, 2, … moves;
//! - `plies`: different positions after 0, 1, … moves;
//! - `census`: positions, arcs, endings, endings in which player 1 gets more than 0;
//! - `classes`: positions up to symmetry;
//! - `boards`: boards of an impartial game whoever is to move, and the arcs between them;
//! - `plays`: complete plays, and those in which player 1 gets more than 0;
//! - `chance`: the probability, as a fraction, of the latter when all moves of the players are
//!   equally likely and chance deals fairly;
//! - `deals`: deals, and those that player 1 wins, draws and loses when both see everything and
//!   play as well as possible.
//!
//! Two lines have no numbers but name boards, by their parameters: `laws` those on which the law
//! tests play besides the default one, `small` those on which every solver is compared with plain
//! min-max at every position.

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
};

use stratege_core::{Alternating, Game, Impartial, Listed, Params, Player, Turn, census, perft};
use stratege_games::{Visitor, visit_all};

#[test]
fn counts_agree_with_their_sources() {
    visit_all(&mut Counts);
}

struct Counts;

impl Visitor for Counts {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        check_all::<G>(|_| None);
    }

    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        check_all::<Alternating<C>>(|game| Some(boards(&game.rules)));
    }
}

/// Checks every line of the file of a game; `boards` counts boards where that has a meaning.
fn check_all<G: Game + Listed<Game = G>>(boards: fn(&G) -> Option<[u64; 2]>) {
    let card = G::card();
    for (kind, rest) in crate::data::lines(card.name) {
        if kind == "laws" || kind == "small" {
            continue;
        }
        let line = format!("{kind} {rest}");
        let (claim, source) = rest.split_once("  # ").expect("a number has a source");
        assert!(!source.is_empty(), "{line}");
        let (words, numbers) = claim.split_once(" : ").expect("a claim has a colon");
        let params = Params::parse(&card.params, words.trim()).expect("allowed parameters");
        let game = G::setup(&params).expect("parameters that fit");
        let expected: Vec<Option<u64>> = numbers
            .split_whitespace()
            .map(|number| (number != "-").then(|| number.parse().expect("a number or `-`")))
            .collect();
        let found = count(&game, &kind, expected.len(), boards);
        let agrees = iter::zip(&expected, &found)
            .all(|(known, found)| known.is_none_or(|known| known == *found));
        assert!(agrees && expected.len() == found.len(), "{}: {line}, found {found:?}", card.name);
    }
}

fn count<G: Game>(
    game: &G,
    kind: &str,
    numbers: usize,
    boards: fn(&G) -> Option<[u64; 2]>,
) -> Vec<u64> {
    let start = game.start();
    match kind {
        "perft" => (1..=numbers as u32).map(|depth| perft(game, &start, depth)).collect(),
        "plies" => plies(game, numbers),
        "census" => {
            let census = census(game, &start);
            vec![census.positions, census.arcs, census.endings, census.endings_for_first]
        }
        "classes" => vec![classes(game)],
        "boards" => boards(game).expect("an impartial game").to_vec(),
        "plays" => plays(game, &start, &mut BTreeMap::new()).to_vec(),
        "deals" => deals(game, &start).to_vec(),
        "chance" => chance(game, &start, &mut BTreeMap::new()).to_vec(),
        _ => panic!("`{kind}` is not a kind of count"),
    }
}

fn children<G: Game>(game: &G, state: &G::State) -> Vec<G::State> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(|mv| game.after(state, mv)).collect()
}

fn plies<G: Game>(game: &G, numbers: usize) -> Vec<u64> {
    let first = BTreeSet::from([game.start()]);
    let next = |layer: &BTreeSet<G::State>| {
        Some(layer.iter().flat_map(|state| children(game, state)).collect())
    };
    iter::successors(Some(first), next).take(numbers).map(|layer| layer.len() as u64).collect()
}

fn classes<G: Game>(game: &G) -> u64 {
    let start = game.canonical(&game.start());
    let mut seen = BTreeSet::from([start.clone()]);
    let mut waiting = vec![start];
    while let Some(state) = waiting.pop() {
        for child in children(game, &state) {
            let class = game.canonical(&child);
            if seen.insert(class.clone()) {
                waiting.push(class);
            }
        }
    }
    seen.len() as u64
}

fn boards<C: Impartial>(rules: &C) -> [u64; 2] {
    let mut seen = BTreeSet::from([rules.start()]);
    let mut waiting = vec![rules.start()];
    let mut arcs = 0;
    let mut moves = Vec::new();
    while let Some(board) = waiting.pop() {
        moves.clear();
        rules.options(&board, Player::FIRST, &mut moves);
        arcs += moves.len() as u64;
        for &mv in &moves {
            let mut next = board.clone();
            rules.play(&mut next, Player::FIRST, mv);
            if seen.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    [seen.len() as u64, arcs]
}

/// Whether player 1 gets more than 0, as a number.
fn won<G: Game>(game: &G, state: &G::State) -> u64 {
    u64::from(game.payoff(state, Player::FIRST) > 0)
}

fn plays<G: Game>(
    game: &G,
    state: &G::State,
    known: &mut BTreeMap<G::State, [u64; 2]>,
) -> [u64; 2] {
    if let Some(&counts) = known.get(state) {
        return counts;
    }
    let children = children(game, state);
    let mut counts = if children.is_empty() { [1, won(game, state)] } else { [0, 0] };
    for child in children {
        let [all, won] = plays(game, &child, known);
        counts = [counts[0] + all, counts[1] + won];
    }
    known.insert(state.clone(), counts);
    counts
}

/// How many deals there are, and how they end under best play.
fn deals<G: Game>(game: &G, state: &G::State) -> [u64; 4] {
    if game.turn(state) == Turn::Chance {
        return children(game, state).iter().fold([0; 4], |sum, child| {
            let more = deals(game, child);
            [0, 1, 2, 3].map(|index| sum[index] + more[index])
        });
    }
    let payoff = best(game, state);
    [true, payoff > 0, payoff == 0, payoff < 0].map(u64::from)
}

/// What player 1 gets under best play, by plain recursion.
fn best<G: Game>(game: &G, state: &G::State) -> i32 {
    let payoffs = children(game, state).into_iter().map(|child| best(game, &child));
    let best = match game.turn(state) {
        Turn::Player(Player::FIRST) => payoffs.max(),
        _ => payoffs.min(),
    };
    best.unwrap_or_else(|| game.payoff(state, Player::FIRST))
}

/// A fraction in lowest terms.
fn chance<G: Game>(
    game: &G,
    state: &G::State,
    known: &mut BTreeMap<G::State, [u64; 2]>,
) -> [u64; 2] {
    if let Some(&chance) = known.get(state) {
        return chance;
    }
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut sum = if moves.is_empty() { [won(game, state), 1] } else { [0, 1] };
    let mut weights = 0;
    for mv in moves {
        let weight = u64::from(game.weight(state, mv));
        weights += weight;
        let [top, bottom] = chance(game, &game.after(state, mv), known);
        sum = lowest([sum[0] * bottom + weight * top * sum[1], sum[1] * bottom]);
    }
    let chance = lowest([sum[0], sum[1] * weights.max(1)]);
    known.insert(state.clone(), chance);
    chance
}

fn lowest([top, bottom]: [u64; 2]) -> [u64; 2] {
    let (mut divisor, mut rest) = (bottom, top);
    while rest > 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    [top / divisor, bottom / divisor]
}
