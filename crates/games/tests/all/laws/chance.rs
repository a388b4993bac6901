//! What chance does, what is legal, and by how much a play is won.

use std::collections::{BTreeMap, BTreeSet};

use stratege_core::{Game, Perfect, Player, Turn};
use stratege_games::{Visitor, visit_all};

use super::{SplitMix, Whole, games, moves_of, positions};

/// Positions with player 1 to move that random plays meet lie on the map, where there is one, each at one place.
pub(super) fn check_chart<G: Whole + Perfect>() {
    let Some(chart) = G::chart() else { return };
    for text in chart.sides.iter().chain([&chart.title]) {
        assert!(!text.en.is_empty() && !text.fr.is_empty());
    }
    let mut met = 0;
    for game in games::<G>() {
        let [rows, columns, heights] = (chart.size)(&game);
        // Large maps are checked by smaller ones.
        if rows * columns * heights > 100_000 {
            continue;
        }
        let mut places = BTreeSet::new();
        let mut movable = false;
        for row in 0..rows {
            for column in 0..columns {
                for state in (0..heights).filter_map(|at| (chart.at)(&game, [row, column, at])) {
                    assert_eq!(game.turn(&state), Turn::Player(Player::FIRST), "{state:?}");
                    movable |= moves_of(&game, &state).contains(&chart.mv);
                    assert!(places.insert(state.clone()), "{state:?} twice");
                }
            }
        }
        assert!(movable, "{} is never played", chart.mv);
        for state in positions(&game) {
            if game.turn(&state) == Turn::Player(Player::FIRST) {
                met += 1;
                assert!(places.contains(&state), "{state:?} is not on the map");
            }
        }
    }
    assert!(met > 10, "{met} positions of {}", G::card().name);
}

/// Outcomes of chance that are few enough to count each.
const MOST_OUTCOMES: usize = 1500;

/// Ways to them that can be followed one by one.
const MOST_WAYS: usize = 50_000;

/// How often each of them is drawn on average.
const DRAWS: usize = 300;

#[test]
fn chance_acts_only_in_games_that_say_so_and_settling_ends_it() {
    struct Chance;
    impl Visitor for Chance {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                let mut random = SplitMix(7);
                for state in positions(&game) {
                    let mut settled = state.clone();
                    if game.turn(&state) == Turn::Chance {
                        assert!(G::HAS_CHANCE, "{state:?}");
                        let moves = moves_of(&game, &state);
                        assert!(moves.iter().all(|&mv| game.weight(&state, mv) > 0), "{state:?}");
                        game.settle(&mut settled, &mut Vec::new(), |bound| {
                            random.below(bound as usize) as u32
                        });
                        assert_ne!(game.turn(&settled), Turn::Chance, "{state:?}");
                    } else {
                        let refuse = |_| panic!("nothing is drawn at {state:?}");
                        game.settle(&mut settled, &mut Vec::new(), refuse);
                        assert_eq!(settled, state);
                    }
                }
            }
        }
    }
    visit_all(&mut Chance);
}

#[test]
fn settling_keeps_the_probabilities_of_the_moves_of_chance() {
    struct Frequencies;
    impl Visitor for Frequencies {
        fn other<G: Whole>(&mut self) {
            if !G::HAS_CHANCE {
                return;
            }
            let mut checked = 0;
            for game in games::<G>() {
                // Also in the midst of what chance does.
                let start = game.start();
                let mut later = start.clone();
                for _ in 0..2 {
                    checked += usize::from(check(&game, &later));
                    if let Some(&mv) = moves_of(&game, &later).last() {
                        game.play(&mut later, mv);
                    }
                }
            }
            assert!(checked > 2, "{} has too many outcomes", G::card().name);
        }
    }

    /// Draws often and counts; tells whether the outcomes are few enough for that.
    fn check<G: Game>(game: &G, state: &G::State) -> bool {
        let mut outcomes = BTreeMap::new();
        if game.turn(state) != Turn::Chance || !spread(game, state, 1.0, &mut 0, &mut outcomes) {
            return false;
        }
        let draws = outcomes.len() * DRAWS;
        let mut random = SplitMix(11);
        let mut found: BTreeMap<G::State, usize> = BTreeMap::new();
        for _ in 0..draws {
            let mut settled = state.clone();
            let draw = |bound| random.below(bound as usize) as u32;
            game.settle(&mut settled, &mut Vec::new(), draw);
            *found.entry(settled).or_default() += 1;
        }
        assert!(found.keys().all(|settled| outcomes.contains_key(settled)), "{state:?}");
        for (settled, share) in outcomes {
            let expected = draws as f64 * share;
            let deviation = (expected * (1.0 - share)).sqrt();
            let count = found.get(&settled).copied().unwrap_or(0) as f64;
            assert!((count - expected).abs() <= 5.0 * deviation, "{settled:?}: {count}");
        }
        true
    }

    /// The probability of everything that chance may lead to; `false` if that is too much.
    ///
    /// `ways` counts the ways there.
    fn spread<G: Game>(
        game: &G,
        state: &G::State,
        share: f64,
        ways: &mut usize,
        outcomes: &mut BTreeMap<G::State, f64>,
    ) -> bool {
        if game.turn(state) != Turn::Chance {
            *ways += 1;
            *outcomes.entry(state.clone()).or_default() += share;
            return outcomes.len() <= MOST_OUTCOMES && *ways <= MOST_WAYS;
        }
        let moves = moves_of(game, state);
        let total: u32 = moves.iter().map(|&mv| game.weight(state, mv)).sum();
        moves.into_iter().all(|mv| {
            let part = f64::from(game.weight(state, mv)) / f64::from(total);
            spread(game, &game.after(state, mv), share * part, ways, outcomes)
        })
    }
    visit_all(&mut Frequencies);
}

#[test]
fn a_move_is_legal_exactly_when_it_is_listed() {
    struct Legal;
    impl Visitor for Legal {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                let states: Vec<G::State> = positions(&game).into_iter().collect();
                let mut moves = BTreeMap::new();
                for state in &states {
                    for mv in moves_of(&game, state) {
                        moves.insert(format!("{mv:?}"), mv);
                    }
                }
                let moves: Vec<G::Move> = moves.into_values().collect();
                let mut buffer = Vec::new();
                let step = (states.len() * moves.len()).div_ceil(20_000).max(1);
                for (index, state) in states.iter().enumerate() {
                    let listed = moves_of(&game, state);
                    assert!(listed.iter().all(|&mv| game.is_legal(state, mv, &mut buffer)));
                    for &mv in moves.iter().skip(index % step).step_by(step) {
                        let legal = game.is_legal(state, mv, &mut buffer);
                        assert_eq!(legal, listed.contains(&mv), "{mv} at {state:?}");
                    }
                }
            }
        }
    }
    visit_all(&mut Legal);
}

#[test]
fn whoever_is_ahead_has_won() {
    struct Margins;
    impl Visitor for Margins {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                for state in positions(&game) {
                    if game.turn(&state) == Turn::Over {
                        let payoff = game.payoff(&state, Player::FIRST).signum();
                        let margin = game.margin(&state).signum();
                        // A play may be won without being ahead: by the last tile.
                        assert!(margin == payoff || margin == 0, "{state:?}");
                    }
                }
            }
        }
    }
    visit_all(&mut Margins);
}
