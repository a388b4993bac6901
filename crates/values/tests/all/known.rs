//! Published values, and values on which two programs agree.

use stratege_core::{Alternating, Combinatorial, Limits, Listed, Params};
use stratege_games::{clobber::Clobber, domineering::Domineering, snort::Snort};
#[cfg(test)]
use stratege_games::{col::Col, hackenbush::Hackenbush, toads_and_frogs::ToadsAndFrogs};
use stratege_values::{Boards, Forms};

use super::{name_of, value_of};

/// The start of a game, by its parameters, is worth `expected`.
#[track_caller]
fn check<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(
    values: &[(&str, &str)],
) {
    let mut forms = Forms::default();
    for (words, expected) in values {
        let params = Params::parse(&C::card().params, words).expect("parameters");
        let rules = C::setup(&params).expect("a board");
        let mut calculator = forms.within(Limits::default());
        let value = Boards::new(&rules).value(&mut calculator, &rules.start());
        let value = value.unwrap_or_else(|error| panic!("{words}: {error}"));
        let expected_value = value_of(&mut calculator, expected);
        let name = name_of(&mut calculator, value);
        assert_eq!(value, expected_value, "{} {words}: {name}, not {expected}", C::card().name);
    }
}

/// Mean, temperature and left stop of an empty board of domineering.
#[track_caller]
fn check_domineering(boards: &[(u8, u8, &str)]) {
    let mut forms = Forms::default();
    for &(rows, columns, expected) in boards {
        let rules = Domineering::new(rows, columns);
        let mut calculator = forms.within(Limits::default());
        let value = Boards::new(&rules).value(&mut calculator, &rules.start());
        let value = value.unwrap_or_else(|error| panic!("{rows}x{columns}: {error}"));
        let told = [
            calculator.mean(value),
            calculator.temperature(value),
            calculator.left_stop(value),
            calculator.right_stop(value),
        ];
        let told = told.map(|number| number.to_string()).join(" ");
        assert!(told.starts_with(expected), "{rows}x{columns}: {told}");
    }
}

/// E. R. Berlekamp, *Blockbusting and Domineering*, 1988; D. Wolfe's table in *Games of No Chance*.
#[test]
fn empty_boards_of_domineering() {
    check::<Domineering>(&[
        ("1x2", "-1"),
        ("2x1", "1"),
        ("2x2", "+-1"),
        ("2x3", "{2|-1/2}"),
        ("3x3", "+-1"),
        ("2x13", "0"),
        ("3x8", "{-1/2|-3||-13/4|-11/2}"),
        ("5x5", "0"),
    ]);
    check_domineering(&[(3, 8, "-49/16 "), (3, 9, "-11/4 "), (2, 14, "-5/8 "), (2, 15, "-1/8 ")]);
}

/// The same on larger boards: run in release (`cargo test --release -- --ignored`).
#[cfg(not(test))]
pub(crate) fn larger_boards_of_domineering() {
    check::<Domineering>(&[("2x23", "{0|-3/2}"), ("3x12", "-19/4"), ("4x7", "1")]);
    check_domineering(&[
        (2, 16, "-3/4 "),
        (2, 17, "-1/4 "),
        (2, 18, "-7/8 "),
        (2, 19, "-3/8 "),
        (2, 20, "-17/16 "),
        (2, 21, "-9/16 "),
        (2, 22, "-5/4 "),
        (2, 23, "-3/4 "),
        (2, 24, "-11/8 "),
        (3, 10, "-125/32 "),
        (4, 8, "-1/4 1 "),
    ]);
}

#[cfg(not(test))]
pub(crate) fn the_largest_boards_of_domineering() {
    check_domineering(&[(5, 7, "-1/2 "), (6, 6, "0 1 1 -1")]);
    let rules = Domineering::new(6, 6);
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let value = Boards::new(&rules).value(&mut calculator, &rules.start()).expect("no limit");
    assert_eq!(calculator.birthday(value), Ok(18));
}

/// J. Erickson, *New Toads and Frogs Results*, 1996.
#[test]
fn toads_and_frogs() {
    check::<ToadsAndFrogs>(&[
        ("3x2x2", "{1/2|0}"),
        ("5x3x3", "3/2"),
        ("2x3x2", "*"),
        ("3x3x2", "1*"),
        ("4x3x2", "2*"),
        ("5x3x2", "3*"),
    ]);
}

/// M. H. Albert, J. P. Grossman, R. J. Nowakowski, D. Wolfe, *An introduction to Clobber*, 2005, and
/// a second program.
#[test]
fn clobber() {
    check::<Clobber>(&[
        ("1x4", "+-{*,^}"),
        ("1x5", "{*|v}"),
        ("1x6", "0"),
        ("1x9", "v*"),
        ("2x3", "0"),
        ("3x3", "*"),
        ("3x4", "0"),
    ]);
}

#[cfg(not(test))]
pub(crate) fn larger_boards_of_clobber() {
    check::<Clobber>(&[("2x6", "0"), ("3x5", "*"), ("4x4", "*")]);
}

/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 6, and a second program.
#[test]
fn snort() {
    check::<Snort>(&[
        ("1x3", "+-2"),
        ("1x4", "+-{2|1}"),
        ("1x6", "*"),
        ("2x2", "0"),
        ("2x3", "+-{4||1|0}"),
        ("2x4", "0"),
        ("3x3", "+-{3|2}"),
    ]);
}

#[cfg(not(test))]
pub(crate) fn larger_boards_of_snort() {
    check::<Snort>(&[("4x4", "0")]);
}

/// Every value of Col is a number, perhaps with a star; even boards are symmetric.
#[test]
fn col() {
    let lines = (2..=8).map(|length| format!("1x{length}"));
    let grids = ["2x2", "2x3", "3x3", "2x4", "3x4", "4x4"].map(str::to_owned);
    let boards: Vec<String> = lines.chain(grids).collect();
    let zero: Vec<(&str, &str)> = boards.iter().map(|board| (board.as_str(), "0")).collect();
    check::<Col>(&zero);
}

/// Signs of a stalk are the digits of a number; green stalks are heaps of nim.
#[test]
fn stalks_of_hackenbush() {
    check::<Hackenbush>(&[
        ("stalks=lrlrrllr", "77/128"),
        ("stalks=ggggggg", "*7"),
        ("stalks=gl", "^*"),
        ("stalks=lg/rg", "0"),
        ("stalks=ll/r", "1"),
        ("stalks=lr/lr/r", "0"),
        ("stalks=ggg/gg/g", "0"),
    ]);
}
