//! What the search makes of what domineering knows about itself.

use stratege_core::{Alternating, BoardWithMover, Game, Limits, Player, Value};
use stratege_games::domineering::Domineering;
use stratege_solvers::{
    arena::reachable,
    insight::{Options, Solver, Wanted, solve},
    memo,
};

/// Who wins a board, row by row, from one column to nine: V vertical always, H horizontal always,
/// 1 whoever is first to move, 2 the other.
///
/// Berlekamp, *Blockbusting and Domineering*, 1988; Breuker, Uiterwijk and van den Herik,
/// *Solving 8x8 Domineering*, 2000. Boards with a side of eight or nine, 8x8 and 9x9 aside, are as
/// this search found them: they have not been compared with a publication yet.
const OUTCOMES: [&str; 9] = [
    "2HHHHHHHH",
    "V11HV11HV",
    "V11HHHHHH",
    "VVV1V1VHV",
    "VHVH2HHHH",
    "V1V1V1VHV",
    "V1VHVH1HH",
    "VVVVVVV1V",
    "VHVHVHVH1",
];

/// Boards that take seconds, left to `make long`; the last of them is not solved there, either.
const HARD: [(usize, usize); 4] = [(8, 8), (7, 9), (9, 7), (9, 9)];

#[test]
fn boards_are_won_by_whom_the_literature_says() {
    let is_long = std::env::var_os("STRATEGE_LONG").is_some();
    for (row, outcomes) in OUTCOMES.into_iter().enumerate() {
        for (column, outcome) in outcomes.chars().enumerate() {
            let hard = HARD.iter().position(|&board| board == (row + 1, column + 1));
            if hard.is_some_and(|index| !is_long || index + 1 == HARD.len()) {
                continue;
            }
            let game = Alternating::normal(Domineering::new(row as u8 + 1, column as u8 + 1));
            let options = Options { wanted: Wanted::Outcome, table: 1 << 24, ..Options::default() };
            let wins = Player::BOTH.map(|mover| {
                let state = BoardWithMover { board: game.start().board, mover };
                let found = solve(&game, &state, options, Limits::default());
                found.and_then(|found| found.value).map(Value::payoff)
            });
            let expected = match outcome {
                'V' => [1, 1],
                'H' => [-1, -1],
                '1' => [1, -1],
                _ => [-1, 1],
            };
            assert_eq!(wins, expected.map(Some), "{} x {}", row + 1, column + 1);
        }
    }
}

#[test]
fn every_move_of_small_boards_is_judged_as_by_plain_search() {
    for (rows, columns, stride) in [(3, 3, 1), (2, 5, 1), (4, 4, 13), (3, 5, 17)] {
        let game = Alternating::normal(Domineering::new(rows, columns));
        let memo = memo::memo(&game, &game.start(), Limits::default()).expect("no limit");
        let arena = reachable(&game, &game.start(), Limits::default()).expect("no limit");
        let mut solver = Solver::new(&game, Options { table: 1 << 24, ..Options::default() });
        for state in arena.vertices.iter().step_by(stride) {
            let payoff = |state: &BoardWithMover<_>| memo.value(state).map(Value::payoff);
            let found = solver.solve(state, Limits::default()).expect("the game knows something");
            assert_eq!(found.value.map(Value::payoff), payoff(state), "{state:?}");
            for judged in &found.moves {
                let after = game.after(state, judged.mv);
                assert_eq!(judged.value.map(Value::payoff), payoff(&after), "{state:?}");
            }
        }
    }
}
