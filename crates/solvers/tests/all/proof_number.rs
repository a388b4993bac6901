//! Proof-number search where positions can repeat, against attractors.

use std::collections::{HashMap, HashSet};

use stratege_core::{Duel, Game, Limits, Player, Repetition, Turn, Value, Verdict, Winner};
use stratege_solvers::{
    Proof,
    alpha_beta::{Options, alpha_beta},
    arena::reachable,
    attractor::values,
    proof_number::{Prover, proof_number},
};

/// Who moves where, and where to; plays go round as they like.
struct Maze {
    movers: Vec<Player>,
    exits: Vec<Vec<u8>>,
}

impl Maze {
    /// Every place is won at once, drawn at once, or has one to three exits.
    fn random(seed: u64, places: u8) -> Maze {
        let mut word = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut below = |bound: u32| {
            word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (word >> 40) as u32 % bound
        };
        let movers = (0..places).map(|_| Player::BOTH[below(2) as usize]).collect();
        let exits = (0..places).map(|place| {
            let count = if place > 0 && below(4) == 0 { 0 } else { 1 + below(3) };
            let mut exits: Vec<u8> = (0..count).map(|_| below(places.into()) as u8).collect();
            exits.sort_unstable();
            exits.dedup();
            exits
        });
        let exits = exits.collect();
        Maze { movers, exits }
    }
}

impl Game for Maze {
    type State = u8;
    type Move = u8;

    fn start(&self) -> u8 {
        0
    }

    fn turn(&self, place: &u8) -> Turn {
        if self.exits[usize::from(*place)].is_empty() {
            return Turn::Over;
        }
        Turn::Player(self.movers[usize::from(*place)])
    }

    fn moves(&self, place: &u8, moves: &mut Vec<u8>) {
        moves.extend(&self.exits[usize::from(*place)]);
    }

    fn play(&self, place: &mut u8, exit: u8) {
        *place = exit;
    }

    /// Dead ends are lost for whoever is stuck there; every third is drawn.
    fn payoff(&self, place: &u8, player: Player) -> i32 {
        match (place % 3, self.movers[usize::from(*place)] == player) {
            (0, _) => 0,
            (_, true) => -1,
            (_, false) => 1,
        }
    }

    fn show(&self, place: &u8) -> String {
        place.to_string()
    }

    fn repetition(&self) -> Option<Repetition> {
        Some(Repetition { occurrences: 3, verdict: Verdict::Draw, longest: 1000 })
    }
}

impl Duel for Maze {}

const MAZES: u64 = 150;
const PLACES: u8 = 40;

#[test]
fn wins_are_found_in_mazes_and_nothing_else() {
    let mut wins = 0;
    for seed in 0..MAZES {
        let maze = Maze::random(seed, PLACES);
        let arena = reachable(&maze, &0, Limits::default()).expect("no limit");
        let by_attractor = values(&arena, Limits::default()).expect("no limit");
        for (place, &value) in arena.vertices.iter().zip(&by_attractor) {
            let deepest = Some(u32::from(PLACES) + 1);
            let found = proof_number(&maze, place, deepest, Limits::default());
            let searched = alpha_beta(
                &maze,
                place,
                &Options { depth: deepest, ..Options::default() },
                Limits::default(),
            );
            if value == Value::DRAW {
                // A draw is proved only where no play goes on for ever.
                assert!(found.value.is_none_or(|found| found == value), "maze {seed}: {place}");
                let is_bound = found.proof == Proof::Bound && found.depth == deepest;
                assert!(is_bound || found.value.is_some(), "maze {seed}: {place}");
                assert!(searched.value.is_none_or(|found| found == value), "maze {seed}: {place}");
            } else {
                wins += 1;
                assert_eq!((found.value, found.proof), (Some(value), Proof::Exact), "maze {seed}");
                assert_eq!(searched.value, Some(value), "maze {seed}: {place}");
                assert_eq!(found.line.len() as u32, value.distance().expect("a win"));
            }
            for judged in &found.moves {
                let after = arena.vertices.iter().position(|place| *place == judged.mv);
                let known = by_attractor[after.expect("reached")].later();
                assert!(judged.value.is_none_or(|value| value == known), "maze {seed}: {place}");
            }
        }
    }
    assert!(wins > 1000, "{wins} wins");
}

#[test]
fn a_strategy_wins_against_every_reply() {
    for seed in 0..MAZES {
        let maze = Maze::random(seed, PLACES);
        let mut prover = Prover::new(&maze, 0);
        let found = prover.prove(Some(50), Limits::default());
        let strategy = prover.strategy(Limits::default()).expect("no limit");
        let winner = found.value.map(Value::winner);
        let Some(Winner::Player(winner)) = winner else {
            assert!(strategy.is_none());
            continue;
        };
        let strategy = strategy.expect("a win has a strategy");
        assert_eq!(
            (strategy.winner, Some(strategy.within)),
            (winner, found.value.and_then(Value::distance))
        );
        let moves: HashMap<u8, u8> = strategy.moves.iter().copied().collect();
        assert_eq!(moves.len(), strategy.moves.len(), "one move for each position");
        let mut layer = HashSet::from([0]);
        for _ in 0..=strategy.within {
            let open = layer.drain().filter(|place| {
                maze.turn(place) != Turn::Over || {
                    assert_eq!(maze.payoff(place, winner), 1, "maze {seed}");
                    false
                }
            });
            let next = open.flat_map(|place| {
                let chooses = maze.movers[usize::from(place)] == winner;
                if chooses { vec![moves[&place]] } else { maze.exits[usize::from(place)].clone() }
            });
            layer = next.collect();
        }
        assert!(layer.is_empty(), "maze {seed}: the win is in time");
    }
}

#[test]
fn a_search_that_is_stopped_goes_on_later() {
    let maze = (0..MAZES).map(|seed| Maze::random(seed, PLACES)).find(|maze| {
        proof_number(maze, &0, Some(50), Limits::default()).value.and_then(Value::distance)
            > Some(6)
    });
    let maze = maze.expect("some maze has a long win");
    let whole = proof_number(&maze, &0, None, Limits::default());
    let mut prover = Prover::new(&maze, 0);
    let shallow = prover.prove(Some(4), Limits::default());
    assert_eq!((shallow.value, shallow.proof, shallow.depth), (None, Proof::Bound, Some(4)));
    let few = Limits { nodes: Some(3), ..Limits::default() };
    assert!(prover.prove(None, few).stopped.is_some());
    assert_eq!(prover.prove(None, Limits::default()).value, whole.value);
}
