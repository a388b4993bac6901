use stratege_core::{Form, Game, Listed, Pace, Params, Player, Race, SetupError, Turn, Viewed};

use super::{Dice, DiceTable, Move, Throws};

fn dice(words: &str) -> Dice {
    let params = Params::parse(&Dice::card().params, words).expect("allowed parameters");
    Dice::setup(&params).expect("parameters that fit")
}

/// Plays moves such as `2 6 5`: a number of dice, then what they show.
fn play(game: &Dice, from: &str, moves: &[u8]) -> DiceTable {
    let mut table = game.read(from).expect("a position");
    for &number in moves {
        let mv = match game.turn(&table) {
            Turn::Chance => Move::Face(number),
            _ => Move::Throw(number),
        };
        assert!(game.is_legal(&table, mv, &mut Vec::new()), "{mv} at {table:?}");
        game.play(&mut table, mv);
    }
    table
}

#[track_caller]
fn check(words: &str, from: &str, moves: &[u8], then: &str, payoff: Option<i32>) {
    let game = dice(words);
    let table = play(&game, from, moves);
    assert_eq!(game.write(&table), then);
    let is_over = game.turn(&table) == Turn::Over;
    assert_eq!(is_over.then(|| game.payoff(&table, Player::FIRST)), payoff);
    if is_over {
        assert_eq!(game.payoff(&table, Player::SECOND), -payoff.expect("it is over"));
    }
}

#[test]
fn a_throw_scores_the_sum_of_its_dice() {
    check("100x10", "40,90 1", &[3, 6, 2, 5], "53,90 2", None);
}

#[test]
fn a_throw_with_a_one_scores_one_and_the_other_dice_no_longer_matter() {
    check("100x10", "40,90 2", &[4, 6, 1], "40,91 1", None);
    check("100x10,one=0", "40,90 2", &[4, 6, 6, 6, 1], "40,90 1", None);
    check("100x10,one=7", "40,90 1", &[1, 1], "47,90 2", None);
}

#[test]
fn the_first_to_reach_the_target_wins_at_once() {
    check("100x10", "99,99 2", &[1, 1], "99,100 1", Some(-1));
    check("100x10", "90,99 1", &[2, 6, 6], "102,99 2", Some(1));
}

#[test]
fn at_once_both_throw_before_points_are_compared() {
    let words = "20x3,simultaneous";
    check(words, "15,15", &[2], "15,15 chosen:2", None);
    check(words, "15,15", &[2, 1], "15,15 left:2,1 gained:0,0", None);
    check(words, "15,15", &[2, 1, 6, 4], "15,15 left:0,1 gained:10,0", None);
    check(words, "15,15", &[2, 1, 6, 4, 6], "25,21", Some(1));
    check(words, "15,15", &[1, 1, 6, 6], "21,21", Some(0));
    check(words, "15,15", &[1, 1, 5, 6], "20,21", Some(-1));
    check(words, "15,15", &[1, 1, 1, 4], "16,19", None);
}

#[test]
fn player_2_does_not_see_what_player_1_has_just_chosen() {
    let game = dice("20x3,simultaneous");
    let [two, three] = ["3,4 chosen:2", "3,4 chosen:3"].map(|text| play(&game, text, &[]));
    assert_eq!(game.view(&two, Player::SECOND), game.view(&three, Player::SECOND));
    assert_ne!(game.view(&two, Player::FIRST), game.view(&three, Player::FIRST));
    assert_eq!(game.write_view(&game.view(&two, Player::SECOND)), "3,4 chosen:?");
    assert_eq!(game.view_at(Player::SECOND, [4, 3]), game.view(&two, Player::SECOND));
    assert_eq!(game.points(&game.view(&two, Player::SECOND)), [4, 3]);
}

#[test]
fn the_chances_of_the_paper() {
    let throws = Throws::new(20, 6, 1);
    // P(1, 1) = 1/6 and P(2, 1) = 11/36.
    assert_eq!(throws.ways(1)[0], (1, 1));
    assert_eq!(throws.ways(2)[0], (1, 11));
    for count in 1..=20 {
        let all: u128 = throws.ways(count).iter().map(|&(_, ways)| ways).sum();
        assert_eq!(all, throws.all_ways(count));
        let without: u128 = throws.sums(count).iter().map(|&(_, ways)| ways).sum();
        assert_eq!(without, throws.ways_without_one(count));
        let [first, .., last] = throws.sums(count)[..] else { panic!("at least two sums") };
        assert_eq!((first, last), ((2 * u32::from(count), 1), (6 * u32::from(count), 1)));
        // EP(d) = 4 d (5/6)^d + 1 - (5/6)^d.
        let none = (5.0_f64 / 6.0).powi(count.into());
        let mean = 4.0 * f64::from(count) * none + 1.0 - none;
        assert!((throws.mean(count) - mean).abs() < 1e-12);
    }
    assert!((throws.mean(6) - 8.7027).abs() < 5e-5);
}

#[test]
fn whoever_plays_blind_throws_six_dice_if_there_are_so_many() {
    for most in 1..=12 {
        let game = Dice::paper(100, most, Pace::InTurn);
        assert_eq!(game.blind(), most.min(6));
    }
}

#[test]
fn a_sum_that_is_worth_as_much_as_a_one_is_counted_with_it() {
    let throws = Throws::new(2, 6, 4);
    assert_eq!(throws.ways(1), [(2, 1), (3, 1), (4, 2), (5, 1), (6, 1)]);
    assert_eq!(throws.ways(2)[0], (4, 12));
}

#[test]
fn parameters_that_make_no_sense_together_are_refused() {
    let refused = |words: &str| {
        let params = Params::parse(&Dice::card().params, words).expect("allowed parameters");
        matches!(Dice::setup(&params), Err(SetupError::Unfit { .. }))
    };
    assert!(refused("100x40,faces=20"));
    assert!(refused("100x30,faces=2,one=0"));
    assert!(!refused("100x30,faces=2"));
    for words in ["0x10", "100x0", "100x1000", "100x10,faces=1"] {
        assert!(Params::parse(&Dice::card().params, words).is_err(), "{words}");
    }
}

#[test]
fn positions_that_cannot_occur_are_refused() {
    for (words, text) in [
        ("20x3", "20,20"),
        ("20x3", "21,3 1"),
        ("20x3", "3,4 left:1,1"),
        ("20x3", "3,4 gained:1,0"),
        ("20x3", "3,4 chosen:2"),
        ("20x3", "3"),
        ("20x3", "3,x"),
        ("20x3", "3,99"),
        ("20x3", "3,4 1 left:4,0"),
        ("20x3", ""),
        ("20x3,simultaneous", "3,4 2"),
        ("20x3,simultaneous", "3,20 chosen:2"),
        ("20x3,simultaneous", "3,4 left:1,0"),
        ("20x3,simultaneous", "3,4 chosen:2 left:0,1"),
    ] {
        assert!(dice(words).read(text).is_err(), "{text}");
    }
}

#[test]
fn the_dice_of_the_last_throw_are_drawn_and_a_one_spoils_them() {
    let game = dice("100x10");
    let table = play(&game, "40,90 1", &[3, 6, 2, 5]);
    let shown = |faces: &[u32], count: u8| {
        let drawn: Vec<u32> = faces.iter().map(|face| face - 1).collect();
        let picture = game.picture_along(&[Move::Throw(count)], &drawn, &table);
        let dice = picture.places.iter().filter_map(|place| match place.piece?.form {
            Form::Die { pips, spoils } => Some((pips, spoils)),
            _ => None,
        });
        let last = picture.labels.last().expect("a label");
        (dice.collect::<Vec<_>>(), last.text.clone(), last.owner)
    };
    let whole = vec![(6, false), (2, false), (5, false)];
    assert_eq!(shown(&[6, 2, 5], 3), (whole, "= 13".to_owned(), Some(Player::FIRST)));
    let spoiled = vec![(6, false), (1, true)];
    assert_eq!(shown(&[6, 1], 3), (spoiled, "= 1".to_owned(), Some(Player::FIRST)));
}
