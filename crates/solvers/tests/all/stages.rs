//! Games that are cut where both know everything, against the solver of races.

#![expect(clippy::items_after_statements, reason = "a claim stands above what checks it")]

use stratege_core::{Game, Limits, Pace, Player, Race as _, Stopped, Viewed};
use stratege_games::dice::Dice;
use stratege_solvers::{
    form::{Method, RegretOptions, Unbuilt},
    race::{Race, simultaneous},
    stages::stages,
};

#[test]
fn choosing_at_once_is_worth_what_the_solver_of_races_says() {
    check(5, 2);
    check(12, 3);
    check(9, 4);

    #[track_caller]
    fn check(target: u16, most: u8) {
        let game = Dice::paper(target, most, Pace::AtOnce);
        let options = RegretOptions {
            method: Method::Predictive,
            precision: 1e-9,
            iterations: 200_000,
            ..RegretOptions::default()
        };
        let found = stages(&game, &game.start(), options, Limits::default());
        let found = found.expect("a small race");
        let rules = Race::of(&game).expect("a race");
        let wanted = simultaneous(&rules, Limits::default()).expect("no limit");
        for own in 0..u32::from(target) {
            for other in 0..u32::from(target) {
                let state = game.turn_of(&game.view_at(Player::FIRST, [own, other]));
                let Some([low, high]) = found.between(&state) else { continue };
                let value = wanted.value(own, other);
                assert!(low - 1e-9 <= value && value <= high + 1e-9, "{own} {other}: {low} {high}");
                assert!(high - low < 1e-7, "{own} {other}: {low} {high}");
            }
        }
        assert!(found.between(&game.start()).is_some() && game.is_known(&game.start()));
    }
}

#[test]
fn limits_hold_for_all_stages_together() {
    let game = Dice::paper(12, 3, Pace::AtOnce);
    let solve = |limits| {
        stages(&game, &game.start(), RegretOptions::default(), limits).map(|found| found.len())
    };
    let nodes = |nodes| solve(Limits { nodes: Some(nodes), ..Limits::default() });
    let all = solve(Limits::default()).expect("a small race");
    assert_eq!(nodes(1 << 40), Ok(all));
    for few in [1, 10, 1000] {
        assert_eq!(nodes(few), Err(Unbuilt::Stopped(Stopped::Nodes)));
    }
    let memory = Limits { memory: Some(100), ..Limits::default() };
    assert_eq!(solve(memory), Err(Unbuilt::Stopped(Stopped::Memory)));
}
