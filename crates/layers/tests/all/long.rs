//! Plays that are longer than distances can be.

use stratege_core::{Duel, Game, Lane, Lanes, Layered, Limits, Player, Turn, Value};
use stratege_layers::{FolderError, Goal, answers::Answers, by_lanes, by_runs};

use crate::{agreement::SMALL, memory::MemoryFolder};

/// So many steps, one after the other; player 1 wins.
#[derive(Debug)]
struct Walk {
    steps: u32,
    /// Moves that are the same step.
    moves: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Step;

impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("step")
    }
}

impl Game for Walk {
    type State = u32;
    type Move = Step;

    fn start(&self) -> u32 {
        0
    }

    fn turn(&self, state: &u32) -> Turn {
        let over = *state == self.steps;
        if over { Turn::Over } else { Turn::Player(Player::BOTH[*state as usize % 2]) }
    }

    fn moves(&self, state: &u32, moves: &mut Vec<Step>) {
        if *state < self.steps {
            moves.extend(std::iter::repeat_n(Step, self.moves));
        }
    }

    fn play(&self, state: &mut u32, _mv: Step) {
        *state += 1;
    }

    fn payoff(&self, _state: &u32, player: Player) -> i32 {
        if player.is_first() { 1 } else { -1 }
    }

    fn show(&self, state: &u32) -> String {
        state.to_string()
    }
}

impl Duel for Walk {}

impl Layered for Walk {
    fn has_keys(&self) -> bool {
        true
    }

    fn layer(&self, state: &u32) -> u32 {
        *state
    }

    fn pack(&self, state: &u32) -> u64 {
        u64::from(*state)
    }

    fn unpack(&self, layer: u32, _key: u64) -> u32 {
        layer
    }
}

impl Lane for Step {
    fn child(self, key: u64) -> Option<u64> {
        Some(key + 1)
    }

    fn reach(self, key: u64) -> u64 {
        key + 1
    }
}

impl Lanes for Walk {
    type Lane = Step;

    fn lanes(&self, _layer: u32) -> Vec<Step> {
        vec![Step; self.moves]
    }

    fn ended(&self, layer: u32, _key: u64) -> Option<i8> {
        (layer == self.steps).then_some(1)
    }
}

#[test]
fn values_are_found_as_far_as_distances_go() {
    let (game, folder) = (Walk { steps: 126, moves: 1 }, MemoryFolder::new());
    by_lanes::solve(&game, "game", &folder, SMALL, Limits::default()).expect("a table");
    let answers = Answers::open(&folder, "game").expect("values");
    assert_eq!(answers.value(&game, &0).expect("a value"), Value::win(Player::FIRST, 126));
}

#[test]
fn longer_plays_are_counted_and_have_no_values() {
    check(&Walk { steps: 127, moves: 1 });
    check(&Walk { steps: 300, moves: 1 });
}

fn check(game: &Walk) {
    let limits = Limits::default();
    for count in [by_lanes::count::<Walk>, by_runs::count] {
        let folder = MemoryFolder::new();
        let counted = count(game, "game", &folder, SMALL, limits).expect("a table");
        assert_eq!(counted.positions, u64::from(game.steps) + 1);
        for solve in [by_lanes::solve::<Walk>, by_runs::solve] {
            // Neither what was counted nor what is begun.
            for folder in [&folder, &MemoryFolder::new()] {
                let solved = solve(game, "game", folder, SMALL, limits);
                assert!(matches!(solved, Err(FolderError::TooLarge)), "{solved:?}");
            }
        }
        let pieces = by_lanes::pieces(game, "game", &folder, SMALL, Goal::Values, limits);
        assert!(matches!(pieces, Err(FolderError::TooLarge)), "{pieces:?}");
        let pieces = by_lanes::pieces(game, "game", &folder, SMALL, Goal::Counts, limits);
        assert_eq!(pieces.expect("a table").len(), 0);
    }
}

#[test]
fn plays_beyond_128_bits_are_left_out() {
    for (steps, plays) in [(127, Some(1 << 127)), (128, None), (300, None)] {
        let walk = Walk { steps, moves: 2 };
        for count in [by_lanes::count_plays::<Walk>, by_runs::count_plays] {
            let folder = MemoryFolder::new();
            let counted = count(&walk, "game", &folder, SMALL, Limits::default());
            let counted = counted.expect("a table");
            assert_eq!(counted.positions, u64::from(steps) + 1);
            let found = counted.plays.map(|plays| plays.as_flattened().iter().sum::<u128>());
            assert_eq!(found, plays, "{steps} steps");
        }
    }
}
