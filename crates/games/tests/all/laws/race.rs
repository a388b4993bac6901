//! What races for points promise.

use std::collections::BTreeMap;

use stratege_core::{Game, Listed, Pace, Player, Race, Turn};
use stratege_games::{Visitor, visit_all};

use super::{Whole, games, moves_of, positions};

/// Meets every race.
trait Racing {
    fn meet<G: Whole + Race>(&mut self);
}

struct Among<R>(R);

impl<R: Racing> Visitor for Among<R> {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.0.meet::<G>();
    }
}

fn choices<G: Race>(game: &G, view: &G::View) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves_in(view, &mut moves);
    moves
}

#[test]
fn a_player_to_move_sees_the_points_and_always_has_the_same_choices() {
    struct Choices;
    impl Racing for Choices {
        fn meet<G: Whole + Race>(&mut self) {
            for game in games::<G>() {
                let gains = game.gains();
                assert!(!gains.is_empty());
                for state in positions(&game) {
                    let Turn::Player(player) = game.turn(&state) else { continue };
                    let view = game.view(&state, player);
                    let points = game.points(&view);
                    assert!(points.iter().all(|&points| points < game.target()), "{state:?}");
                    assert_eq!(game.view_at(player, points), view);
                    let begun = game.turn_of(&view);
                    let Turn::Player(first) = game.turn(&begun) else { panic!("{begun:?}") };
                    assert!(first == player || game.pace() == Pace::AtOnce);
                    let seen = if first == player { points } else { [points[1], points[0]] };
                    assert_eq!(game.points(&game.view(&begun, first)), seen);
                    let moves = choices(&game, &view);
                    assert_eq!(moves, moves_of(&game, &state));
                    assert_eq!(moves.len(), gains.len());
                }
            }
        }
    }
    visit_all(&mut Among(Choices));
}

#[test]
fn what_chance_does_to_a_choice_is_what_is_said_of_it() {
    struct Gains;
    impl Racing for Gains {
        fn meet<G: Whole + Race>(&mut self) {
            let mut checked = 0;
            for game in games::<G>() {
                for (choice, gains) in game.gains().into_iter().enumerate() {
                    let total: u128 = gains.iter().map(|&(_, ways)| ways).sum();
                    let increasing = gains.windows(2).all(|pair| pair[0].0 < pair[1].0);
                    assert!(increasing && gains.iter().all(|&(_, ways)| ways > 0), "{gains:?}");
                    if total > 10_000 {
                        continue;
                    }
                    checked += 1;
                    let found = brought(&game, choice);
                    let points: Vec<u32> = gains.iter().map(|&(points, _)| points).collect();
                    assert_eq!(found.keys().copied().collect::<Vec<_>>(), points);
                    for (points, ways) in gains {
                        let share = ways as f64 / total as f64;
                        assert!((found[&points] - share).abs() < 1e-12, "{points} points");
                    }
                }
            }
            assert!(checked > 10, "{checked}");
        }
    }

    /// What a choice of player 1 brings, by going through all that chance may do.
    fn brought<G: Race>(game: &G, choice: usize) -> BTreeMap<u32, f64> {
        let mut state = game.start();
        let moves = moves_of(game, &state);
        game.play(&mut state, moves[choice]);
        if game.pace() == Pace::AtOnce {
            let moves = moves_of(game, &state);
            game.play(&mut state, moves[0]);
        }
        let mut found = BTreeMap::new();
        spread(game, &state, 1.0, &mut found);
        found
    }

    fn spread<G: Race>(game: &G, state: &G::State, share: f64, found: &mut BTreeMap<u32, f64>) {
        if game.turn(state) != Turn::Chance {
            let [own, _] = game.points(&game.view(state, Player::FIRST));
            *found.entry(own).or_default() += share;
            return;
        }
        let moves = moves_of(game, state);
        let total: u32 = moves.iter().map(|&mv| game.weight(state, mv)).sum();
        for mv in moves {
            let part = f64::from(game.weight(state, mv)) / f64::from(total);
            spread(game, &game.after(state, mv), share * part, found);
        }
    }
    visit_all(&mut Among(Gains));
}

#[test]
fn more_points_win_and_nobody_plays_on_at_the_target() {
    struct Endings;
    impl Racing for Endings {
        fn meet<G: Whole + Race>(&mut self) {
            for game in games::<G>() {
                for state in positions(&game) {
                    let [own, other] = game.points(&game.view(&state, Player::FIRST));
                    let reached = own.max(other) >= game.target();
                    assert_eq!(game.turn(&state) == Turn::Over, reached, "{state:?}");
                    if reached {
                        assert_eq!(game.payoff(&state, Player::FIRST), own.cmp(&other) as i32);
                    }
                }
            }
        }
    }
    visit_all(&mut Among(Endings));
}
