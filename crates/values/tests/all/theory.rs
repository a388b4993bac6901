//! What values promise whatever the game is: against plain play on random trees.

use std::{collections::BTreeMap, rc::Rc};

use stratege_core::{Limits, SplitMix};
use stratege_values::{Calculator, Dyadic, Forms, Outcome, Relation, Value};

use super::{born_by, name_of, value_of};

#[test]
fn so_many_games_are_born_by_each_day() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let counts = [0, 1, 2, 3].map(|day| born_by(&mut calculator, day).len());
    assert_eq!(counts, [1, 4, 22, 1474]);
    for game in born_by(&mut calculator, 3) {
        assert!(calculator.birthday(game).expect("no limit") <= 3);
        let (left, right) = (calculator.left_options(game), calculator.right_options(game));
        assert_eq!(calculator.canonical(left, right), Ok(game), "its form is canonical");
        assert_eq!(calculator.difference(game, game), Ok(Value::ZERO));
        let negative = calculator.negative(game);
        assert_eq!(calculator.negative(negative), game);
    }
}

/// A game as its options, as nobody should keep it.
struct Tree {
    number: usize,
    left: Vec<Rc<Tree>>,
    right: Vec<Rc<Tree>>,
}

/// Random trees with their values.
fn trees(calculator: &mut Calculator<'_, '_>, count: usize) -> Vec<(Rc<Tree>, Value)> {
    let mut random = SplitMix(2024);
    let zero = Rc::new(Tree { number: 0, left: Vec::new(), right: Vec::new() });
    let mut all = vec![(zero, Value::ZERO)];
    while all.len() < count {
        let mut draw =
            || -> Vec<usize> { (0..random.below(4)).map(|_| random.below(all.len())).collect() };
        let (left, right) = (draw(), draw());
        let trees = |side: &[usize]| side.iter().map(|&place| Rc::clone(&all[place].0)).collect();
        let values = |side: &[usize]| side.iter().map(|&place| all[place].1).collect::<Vec<_>>();
        let value = calculator.canonical(values(&left), values(&right)).expect("no limit");
        if calculator.birthday(value).expect("no limit") > 4 {
            continue;
        }
        let tree = Tree { number: all.len(), left: trees(&left), right: trees(&right) };
        all.push((Rc::new(tree), value));
    }
    all
}

/// Two trees, each perhaps with the players exchanged.
type Pair = [(Rc<Tree>, bool); 2];
type Known = BTreeMap<([(usize, bool); 2], bool), bool>;

/// Whether Left, or Right, wins the sum of two games by beginning, by playing it out.
fn wins(pair: &Pair, is_left: bool, known: &mut Known) -> bool {
    let mut key = [0, 1].map(|place| (pair[place].0.number, pair[place].1));
    key.sort_unstable();
    if let Some(&won) = known.get(&(key, is_left)) {
        return won;
    }
    let mut won = false;
    for place in [0, 1] {
        let (tree, is_swapped) = &pair[place];
        let options = if is_left == *is_swapped { &tree.right } else { &tree.left };
        for option in options {
            let mut next = pair.clone();
            next[place].0 = Rc::clone(option);
            won |= !wins(&next, !is_left, known);
        }
    }
    known.insert((key, is_left), won);
    won
}

fn played_out(pair: &Pair, known: &mut Known) -> Outcome {
    match [true, false].map(|is_left| wins(pair, is_left, known)) {
        [true, true] => Outcome::First,
        [true, false] => Outcome::Left,
        [false, true] => Outcome::Right,
        [false, false] => Outcome::Second,
    }
}

#[test]
fn values_agree_with_plain_play() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let trees = trees(&mut calculator, 60);
    let mut known = Known::new();
    for (place, (tree, value)) in trees.iter().enumerate() {
        for (other, other_value) in &trees[..=place] {
            let played = [false, true].map(|is_swapped| {
                let pair = [(Rc::clone(tree), false), (Rc::clone(other), is_swapped)];
                played_out(&pair, &mut known)
            });
            check_pair(&mut calculator, *value, *other_value, played);
        }
    }
}

/// `played` are the outcomes of the sum and of the difference.
#[track_caller]
fn check_pair(calculator: &mut Calculator<'_, '_>, a: Value, b: Value, played: [Outcome; 2]) {
    let sum = calculator.sum(a, b).expect("no limit");
    let difference = calculator.difference(a, b).expect("no limit");
    let negative = calculator.negative(b);
    assert_eq!([sum, difference].map(|value| calculator.outcome(value)), played.map(Ok));
    assert_eq!(calculator.outcome_of_sum(&[a, b]), Ok(played[0]));
    assert_eq!(calculator.outcome_of_sum(&[a, negative]), Ok(played[1]));
    assert_eq!(a == b, played[1] == Outcome::Second, "one form for each value");
    let relation = match played[1] {
        Outcome::Left => Relation::Greater,
        Outcome::Right => Relation::Less,
        Outcome::First => Relation::Confused,
        Outcome::Second => Relation::Equal,
    };
    assert_eq!(calculator.compare(a, b), Ok(relation));
    assert_eq!(calculator.sum(b, a), Ok(sum));
    assert_eq!(calculator.mean(a).plus(calculator.mean(b)), Some(calculator.mean(sum)));
    let warmer = calculator.temperature(a).max(calculator.temperature(b));
    assert!(calculator.temperature(sum) <= warmer);
}

#[test]
fn values_are_an_ordered_group_that_cooling_respects() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let trees = trees(&mut calculator, 60);
    let mut random = SplitMix(7);
    for _ in 0..400 {
        let [a, b, c] = [(); 3].map(|()| trees[random.below(trees.len())].1);
        let mut sum = |one, other| calculator.sum(one, other).expect("no limit");
        let (ab, bc, ac) = (sum(a, b), sum(b, c), sum(a, c));
        let (one, other) = (sum(ab, c), sum(a, bc));
        assert_eq!(one, other);
        assert_eq!(calculator.is_at_most(a, b), calculator.is_at_most(ac, bc));
        let outcome = calculator.outcome(one);
        assert_eq!(calculator.outcome_of_sum(&[a, b, c]), outcome);
        let quarter = Dyadic::fraction(1, 4).expect("a number");
        let cooled = [a, b, ab].map(|value| calculator.cool(value, quarter).expect("no limit"));
        assert_eq!(calculator.sum(cooled[0], cooled[1]), Ok(cooled[2]));
        let name = name_of(&mut calculator, one);
        assert_eq!(value_of(&mut calculator, &name), one, "{name}");
    }
}

#[test]
fn walls_are_the_stops_of_the_cooled_game() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for game in born_by(&mut calculator, 3) {
        let thermograph = calculator.thermograph(game).expect("in range");
        assert_eq!(thermograph.mean, calculator.mean(game));
        assert_eq!(thermograph.temperature, calculator.temperature(game));
        for quarters in 0..12 {
            let temperature = Dyadic::fraction(quarters, 4).expect("a number");
            let cooled = calculator.cool(game, temperature).expect("no limit");
            let stops = [calculator.left_stop(cooled), calculator.right_stop(cooled)];
            assert_eq!(thermograph.at(temperature), stops, "at {temperature}");
        }
    }
}

#[test]
fn thermographs_begin_at_minus_one() {
    check_walls("5", "5@-1", "5@-1");
    check_walls("1/2", "1@-1 1/2@-1/2", "0@-1 1/2@-1/2");
    check_walls("3/4", "1@-1 1@-1/2 3/4@-1/4", "0@-1 3/4@-1/4");
    check_walls("*", "1@-1 0@0", "-1@-1 0@0");
    check_walls("^", "1@-1 0@0", "0@-1 0@0");
    check_walls("+-1", "2@-1 0@1", "-2@-1 0@1");
    check_walls("{3||2|1}", "4@-1 9/4@3/4", "2@-1 2@1/2 9/4@3/4");
}

/// Corners as `VALUE@TEMPERATURE`.
#[track_caller]
fn check_walls(text: &str, left: &str, right: &str) {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let value = value_of(&mut calculator, text);
    let thermograph = calculator.thermograph(value).expect("in range");
    let walls = [&thermograph.left, &thermograph.right].map(|wall| {
        let corner = wall.iter().map(|point| format!("{}@{}", point.value, point.temperature));
        corner.collect::<Vec<_>>().join(" ")
    });
    assert_eq!(walls, [left, right], "{text}");
}

#[test]
fn heating_and_cooling_are_as_published() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let game = value_of(&mut calculator, "{3||2*|1*}");
    // The test data of CGSuite.
    for (quarters, cooled) in
        [(1, "{11/4||2|3/2}"), (2, "{5/2|2*}"), (3, "9/4*"), (280, "9/4"), (0, "{3||2*|1*}")]
    {
        let temperature = Dyadic::fraction(quarters, 4).expect("a number");
        let expected = value_of(&mut calculator, cooled);
        assert_eq!(calculator.cool(game, temperature), Ok(expected), "by {temperature}");
    }
    for (quarters, heated) in
        [(2, "{7/2|||5/2|3/2||+-1/2}"), (4, "{4|||3|1||0|-2}"), (-3, "9/4*"), (-4, "9/4")]
    {
        let temperature = Dyadic::fraction(quarters, 4).expect("a number");
        let expected = value_of(&mut calculator, heated);
        assert_eq!(calculator.heat(game, temperature), Ok(expected), "by {temperature}");
    }
    let below = Dyadic::integer(-1).expect("a number");
    assert!(calculator.cool(game, below).is_err());
}

#[test]
fn birthdays_stops_means_and_temperatures_are_as_published() {
    // The test data of CGSuite.
    for (text, birthday, stop, mean, temperature) in [
        ("0", 0, "0", "0", "-1"),
        ("5", 5, "5", "5", "-1"),
        ("-1/2", 2, "-1/2", "-1/2", "-1/2"),
        ("25/16", 6, "25/16", "25/16", "-1/16"),
        ("*8", 8, "0", "0", "0"),
        ("^", 2, "0", "0", "0"),
        ("v*", 2, "0", "0", "0"),
        ("6^*", 8, "6", "6", "0"),
        ("^*6", 8, "0", "0", "0"),
        ("73/16 + 9.v*8", 27, "73/16", "73/16", "0"),
        ("{0|*||*|||*||||*}", 5, "0", "0", "0"),
        ("{0||0|v*}", 4, "0", "0", "0"),
    ] {
        let mut forms = Forms::default();
        let mut calculator = forms.within(Limits::default());
        let value = value_of(&mut calculator, text);
        let told =
            [calculator.left_stop(value), calculator.mean(value), calculator.temperature(value)];
        assert_eq!(told.map(|number| number.to_string()), [stop, mean, temperature], "{text}");
        assert_eq!(calculator.birthday(value), Ok(birthday), "{text}");
    }
}

#[test]
fn atomic_weights_count_ups_and_add_up() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for (text, weight) in [
        ("0", "0"),
        ("*5", "0"),
        ("^", "1"),
        ("3.v*2", "-3"),
        ("{^|v}", "0"),
        ("{^^|vv}", "*"),
        ("{0||0|v}", "1"),
        ("{^^^^|vvvv}", "+-2"),
    ] {
        let value = value_of(&mut calculator, text);
        let expected = value_of(&mut calculator, weight);
        assert_eq!(calculator.atomic_weight(value), Ok(Some(expected)), "{text}");
    }
    for text in ["1", "+-1", "1*", "+_2"] {
        let value = value_of(&mut calculator, text);
        assert_eq!(calculator.atomic_weight(value), Ok(None), "{text}");
    }
    let mut small = Vec::new();
    for game in born_by(&mut calculator, 3) {
        if let Some(weight) = calculator.atomic_weight(game).expect("no limit") {
            small.push((game, weight));
        }
    }
    assert_eq!(small.len(), 67, "all small games born by day 3");
    for (place, &(game, weight)) in small.iter().enumerate() {
        for &(other, other_weight) in &small[..=place] {
            let sum = calculator.sum(game, other).expect("no limit");
            let expected = calculator.sum(weight, other_weight).expect("no limit");
            assert_eq!(calculator.atomic_weight(sum), Ok(Some(expected)));
        }
    }
}

#[test]
fn incentives_say_what_moves_bring() {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    for (text, incentives) in [("5", "-1"), ("+-1", "{2|0}"), ("^", "^*"), ("*", "*")] {
        let value = value_of(&mut calculator, text);
        let best = calculator.best_incentives(value).expect("no limit");
        let names: Vec<String> =
            best.into_iter().map(|incentive| name_of(&mut calculator, incentive)).collect();
        assert_eq!(names.join(" "), incentives, "{text}");
    }
}
