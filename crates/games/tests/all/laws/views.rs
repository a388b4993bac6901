//! What every game with views promises, by going through all plays of small ones.

use stratege_core::{Broken, Game, Hidden, Limits, Listed, Player, Race, Turn, Viewed, recall};
use stratege_games::{Visitor, visit_all};

use super::{Whole, games, moves_of, positions};

/// Histories up to which a game is gone through.
const MOST: u64 = 30_000;

/// Meets every game with views, whatever its family.
trait Viewing {
    fn meet<G: Whole + Viewed>(&mut self);
}

struct Among<V>(V);

impl<V: Viewing> Visitor for Among<V> {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.0.meet::<G>();
    }

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.0.meet::<G>();
    }

    fn viewed<G>(&mut self)
    where
        G: Viewed + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.0.meet::<G>();
    }
}

#[test]
fn views_hide_remember_and_tell_the_moves() {
    struct Views;
    impl Viewing for Views {
        fn meet<G: Whole + Viewed>(&mut self) {
            let mut walked = 0;
            for game in games::<G>() {
                let limits = Limits { nodes: Some(MOST), ..Limits::default() };
                match recall(&game, limits) {
                    Ok(found) => {
                        walked += 1;
                        let fewer = std::iter::zip(found.views, found.sets);
                        assert!(fewer.into_iter().all(|(views, sets)| views <= sets));
                    }
                    Err(Broken::Stopped(_)) => {}
                    Err(broken) => panic!("{}: {broken}", G::card().name),
                }
            }
            assert!(walked > 1, "{} has no small parameters", G::card().name);
        }
    }
    visit_all(&mut Among(Views));
}

#[test]
fn views_tell_the_moves_in_games_of_any_size() {
    struct Moves;
    impl Viewing for Moves {
        fn meet<G: Whole + Viewed>(&mut self) {
            for game in games::<G>() {
                for state in positions(&game) {
                    for player in Player::BOTH {
                        let view = game.view(&state, player);
                        let mut shown = state.clone();
                        game.show_to(&mut shown, player, |seen| assert_eq!(seen, &view));
                        assert_eq!(shown, state, "showing a position changes nothing");
                        assert!(!game.write_view(&view).contains('\n'));
                        if game.turn(&state) == Turn::Player(player) {
                            let mut moves = Vec::new();
                            game.moves_in(&view, &mut moves);
                            assert_eq!(moves, moves_of(&game, &state), "{view:?}");
                        }
                    }
                }
            }
        }
    }
    visit_all(&mut Among(Moves));
}
