//! Work ends at its limits, and what is no short game is refused.

use std::fmt;

use stratege_core::{Combinatorial, Limits, Player, Stopped, Watch};
use stratege_games::domineering::Domineering;
use stratege_values::{Boards, Dyadic, Forms, Value, ValueError};

use super::value_of;

struct Impatient;

impl Watch for Impatient {
    fn stop(&self) -> bool {
        true
    }
}

#[test]
fn work_on_boards_stops_and_can_be_begun_again() {
    let rules = Domineering::new(5, 5);
    let mut forms = Forms::default();
    let mut boards = Boards::new(&rules);
    for (limits, stopped) in [
        (Limits { nodes: Some(100), ..Limits::default() }, Stopped::Nodes),
        (Limits { memory: Some(10_000), ..Limits::default() }, Stopped::Memory),
        (Limits { watch: &Impatient, ..Limits::default() }, Stopped::Asked),
    ] {
        let value = boards.value(&mut forms.within(limits), &rules.start());
        assert_eq!(value, Err(ValueError::Stopped(stopped)));
    }
    let value = boards.value(&mut forms.within(Limits::default()), &rules.start());
    assert_eq!(value, Ok(Value::ZERO));
}

/// Values whose sums have large forms.
const HOT: [&str; 3] = ["{3|1||0,{1|-2}}", "{{4|1},2*|^,{0|-3}}", "{5|{2|*},{3|-1}||-4|-9}"];

#[test]
fn sums_stop_too() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits { memory: Some(300_000), ..Limits::default() });
    let values = HOT.map(|text| value_of(&mut calculator, text));
    let mut sum = Ok(Value::ZERO);
    for value in values.into_iter().cycle().take(30) {
        sum = sum.and_then(|sum| calculator.sum(sum, value));
    }
    assert_eq!(sum, Err(ValueError::Stopped(Stopped::Memory)));
    assert!(calculator.outcome_of_sum(&values).is_ok());
}

/// One token that both players move round a table.
struct Round;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Step;

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("step")
    }
}

impl Combinatorial for Round {
    type Board = u8;
    type Move = Step;

    fn start(&self) -> u8 {
        0
    }

    fn options(&self, _board: &u8, _player: Player, moves: &mut Vec<Step>) {
        moves.push(Step);
    }

    fn play(&self, board: &mut u8, _player: Player, _step: Step) {
        *board = (*board + 1) % 5;
    }

    fn show(&self, board: &u8) -> String {
        board.to_string()
    }
}

#[test]
fn games_that_go_in_circles_are_refused() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let mut boards = Boards::new(&Round);
    for _ in 0..2 {
        assert_eq!(boards.value(&mut calculator, &0), Err(ValueError::Loopy));
    }
}

#[test]
fn numbers_beyond_the_range_are_refused_not_rounded() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let most = value_of(&mut calculator, "268435456");
    let one = value_of(&mut calculator, "1");
    assert_eq!(calculator.sum(most, one), Err(ValueError::OutOfRange));
    assert_eq!(calculator.canonical(vec![most], vec![]), Err(ValueError::OutOfRange));
    let finest = value_of(&mut calculator, "1/4294967296");
    let between = calculator.canonical(vec![Value::ZERO], vec![finest]);
    assert_eq!(between, Err(ValueError::OutOfRange));
    // The middle of the stops, and of the walls, would be too fine.
    let switch = calculator.canonical(vec![finest], vec![Value::ZERO]);
    assert_eq!(switch, Err(ValueError::OutOfRange));
    let least = calculator.negative(most);
    let switch = calculator.canonical(vec![most], vec![least]).expect("in range");
    assert_eq!(calculator.sum(switch, one), Err(ValueError::OutOfRange));
    let heat = Dyadic::integer(1 << 28).expect("in range");
    assert_eq!(calculator.heat(switch, heat), Err(ValueError::OutOfRange));
    assert_eq!(calculator.times(i64::MIN, one), Err(ValueError::OutOfRange));
    assert_eq!(calculator.times(i64::MIN, Value::ZERO), Ok(Value::ZERO));
}

#[test]
fn forms_that_are_too_deep_are_refused() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    assert!(calculator.nimber(511).is_ok());
    assert_eq!(calculator.nimber(512), Err(ValueError::Stopped(Stopped::Depth)));
    let up = calculator.up().expect("a value");
    assert!(calculator.times(400, up).is_ok());
    assert_eq!(calculator.times(4000, up), Err(ValueError::Stopped(Stopped::Depth)));
}

/// What is read off a canonical form stops, too: forms are larger than boards.
#[test]
fn thermographs_and_birthdays_are_stopped() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let values = HOT.map(|text| value_of(&mut calculator, text));
    let mut value = Value::ZERO;
    for hot in values.into_iter().cycle().take(12) {
        value = calculator.sum(value, hot).expect("no limit");
    }
    let limits = Limits { watch: &Impatient, ..Limits::default() };
    let stopped = ValueError::Stopped(Stopped::Asked);
    assert_eq!(forms.within(limits).thermograph(value), Err(stopped));
    assert_eq!(forms.within(limits).birthday(value), Err(stopped));
}
