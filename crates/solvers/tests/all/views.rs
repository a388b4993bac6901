//! Games with views or scores: values known from elsewhere.

#![expect(clippy::items_after_statements, reason = "a claim stands above what checks it")]

use stratege_core::{Game, Limits, Listed, Params, Viewed};
use stratege_games::{
    dots_and_boxes::DotsAndBoxes, goofspiel::Goofspiel, leduc::Leduc, liars_dice::LiarsDice,
};
use stratege_solvers::{
    expectation::expectation,
    form::{Form, Method, RegretOptions, settle},
};

fn setup<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("allowed parameters");
    G::setup(&params).expect("parameters that fit")
}

#[test]
fn games_with_hidden_cards_and_dice_are_worth_what_is_published() {
    // M. Lanctot et al., OpenSpiel, by its own linear programme; Liar's dice is -7/258.
    check(&setup::<Leduc>("3"), -0.085_606_424_1, 1e-7);
    check(&setup::<LiarsDice>("1x6"), -7.0 / 258.0, 1e-4);
    // Both players are in the same place.
    check(&setup::<Goofspiel>("3"), 0.0, 1e-3);
    check(&setup::<Goofspiel>("4,descending"), 0.0, 1e-3);

    #[track_caller]
    fn check<G: Viewed>(game: &G, value: f64, precision: f64) {
        let form = Form::of(game, &game.start(), Limits::default()).expect("a small game");
        let options =
            RegretOptions { method: Method::Predictive, precision, ..RegretOptions::default() };
        let settled = settle(&form, options, Limits::default());
        let [low, high] = settled.between;
        assert!(settled.exploitability() <= precision, "{low} to {high}");
        assert!(low <= value + 1e-9 && value - 1e-9 <= high, "{low} to {high}");
    }
}

#[test]
fn dots_and_boxes_is_worth_what_a_second_program_says() {
    // The difference of boxes under best play, by a search in Python over sets of lines.
    check("1x1", -1.0);
    check("1x2", 0.0);
    check("2x1", 0.0);
    check("1x3", -1.0);
    check("2x2", 2.0);

    #[track_caller]
    fn check(words: &str, value: f64) {
        let game: DotsAndBoxes = setup(words);
        let found = expectation(&game, &game.start(), Limits::default()).expect("no limit");
        assert_eq!(found.between(&game.start()), Some([value; 2]), "{words}");
    }
}
