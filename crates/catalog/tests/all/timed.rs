//! Strategies with a clock of their own, where somebody else has less time than they.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};

use stratege_catalog::{Catalog, core::Limits};
use stratege_core::Watch;

/// Nobody stops anything, but there is no time left after a few questions.
#[derive(Default)]
struct Late {
    asked: AtomicU64,
}

/// Questions after which no time is left.
const QUESTIONS: u64 = 3;

impl Watch for Late {
    fn left(&self) -> Option<Duration> {
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        Some(if asked < QUESTIONS { Duration::from_mins(1) } else { Duration::ZERO })
    }
}

#[test]
fn every_timed_strategy_has_a_move_when_no_time_is_left() {
    let mut met = Vec::new();
    for listing in Catalog::new().listings() {
        let game = listing.open("").expect("legal defaults");
        for card in listing.strategies.iter().filter(|card| card.word.contains("TIME")) {
            let word = format!("{}:60min", card.names[0]);
            let mut play = game.play(None, 3).expect("a start");
            let late = Late::default();
            let limits = Limits { watch: &late, ..Limits::default() };
            let choice = play.choose(&word, limits);
            let choice = choice.unwrap_or_else(|error| panic!("{} {word}: {error}", game.word()));
            assert!(play.moves().contains(&choice.notation), "{} {word}", game.word());
            met.push(card.names[0]);
        }
    }
    for name in ["alphabeta", "mcts", "ismcts", "inference"] {
        assert!(met.contains(&name), "{name} is not among {met:?}");
    }
}

#[test]
fn a_strategy_within_a_strategy_has_a_move_when_no_time_is_left() {
    let game = Catalog::new().open("connect-four").expect("a game");
    let mut play = game.play(None, 3).expect("a start");
    let late = Late::default();
    let limits = Limits { watch: &late, ..Limits::default() };
    let choice = play.choose("fallible:1000000,mcts:60min,parallel=2", limits).expect("a move");
    assert!(play.moves().contains(&choice.notation));
}

#[test]
fn a_hint_uses_what_time_is_left() {
    let game = Catalog::new().open("connect-four").expect("a game");
    let play = game.play(None, 3).expect("a start");
    let late = Late::default();
    let hint = play.advise(
        Duration::from_hours(1),
        Limits { watch: &late, memory: Some(64 << 20), ..Limits::default() },
    );
    let hint = hint.expect("an estimate");
    assert!(!hint.moves.is_empty() && !hint.best.is_empty());
}
