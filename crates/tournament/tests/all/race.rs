//! Races: exact averages against walking the game die by die, against sampling, and against
//! published numbers.

use std::{io, path::Path, sync::Arc};

use stratege_core::{Limits, Listed, Pace, Params, Player, Race};
use stratege_games::dice::Dice;
use stratege_solvers::race::Race as Rules;
use stratege_tournament::{
    exact::{ExactPairing, cross_table, race_table},
    host::{Files, Host},
    observation::PartialObservation,
    running::{Contest, Entrant, Plan, RunContext, run},
    statistics::wilson,
    strategies::for_races,
    strategy::{StrategyError, StrategyKinds},
};

fn dice(words: &str) -> Dice {
    let params = Params::parse(&Dice::card().params, words).expect("allowed parameters");
    Dice::setup(&params).expect("parameters that fit")
}

fn kinds(game: &Dice) -> (Arc<Rules>, StrategyKinds<PartialObservation<Dice>>) {
    let rules = Arc::new(Rules::of(game).expect("a race"));
    let kinds = for_races(&rules, game.pace(), &Host::default());
    (rules, kinds)
}

fn contest<'a>(
    game: &'a Dice,
    words: &[&str],
    games: u64,
) -> Contest<'a, PartialObservation<Dice>> {
    let (_, kinds) = kinds(game);
    let entrant = |word: &&str| Entrant {
        name: (*word).to_owned(),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    };
    Contest {
        game,
        entrants: words.iter().map(entrant).collect(),
        seed: 2019,
        plan: Plan::Games { games },
        record: false,
        times: false,
    }
}

fn exactly(game: &Dice, words: &[&str]) -> Vec<ExactPairing> {
    let (rules, _) = kinds(game);
    race_table(&contest(game, words, 2), &rules, 2, Limits::default()).expect("memoryless")
}

const ALL: [&str; 6] =
    ["blind", "optimal", "random", "always:1", "sequential", "fallible:3,against:random"];

/// Walking every position, the dice falling one by one, gives the same averages.
#[test]
fn tables_of_points_give_what_walking_the_game_gives() {
    for words in ["7x3", "9x2,faces=4,one=3", "5x3,faces=3,simultaneous", "4x2,simultaneous,one=2"]
    {
        let game = dice(words);
        let walked = cross_table(&contest(&game, &ALL, 2), 2, Limits::default());
        let walked = walked.expect("small enough");
        for (table, walked) in exactly(&game, &ALL).iter().zip(&walked) {
            assert_eq!(table.entrants, walked.entrants);
            let [found, known] = [table, walked].map(|pairing| {
                let expected = &pairing.evaluation.expected;
                [expected.win, expected.draw, expected.loss, expected.moves]
            });
            for (found, known) in found.into_iter().zip(known) {
                // Mixed strategies are rounded to whole weights in both.
                assert!((found - known).abs() < 1e-9, "{words}: {found} instead of {known}");
            }
        }
    }
}

/// Row moves first: blind, optimal, random.
#[test]
fn the_nine_gains_at_a_hundred_points_with_ten_dice() {
    let known = [[0.0670, -0.0313, 0.3187], [0.1678, 0.0687, 0.3987], [-0.2047, -0.2843, 0.0551]];
    let game = Dice::paper(100, 10, Pace::InTurn);
    for pairing in exactly(&game, &["blind", "optimal", "random"]) {
        let expected = &pairing.evaluation.expected;
        let [a, b] = pairing.entrants;
        let gain = expected.win - expected.loss;
        assert!((gain - known[a][b]).abs() < 5e-5, "{a} {b}: {gain}");
    }
}

/// The equilibrium gains less from blind than the sequential optimum does, and beats it.
#[test]
fn at_once_the_equilibrium_is_safe_and_the_sequential_optimum_is_greedy() {
    let game = Dice::paper(100, 10, Pace::AtOnce);
    let words = ["optimal", "sequential", "blind", "random"];
    let pairings = exactly(&game, &words);
    let gain = |a: &str, b: &str| {
        let place = |word| words.iter().position(|known| *known == word).expect("listed");
        let pairing = pairings.iter().find(|known| known.entrants == [place(a), place(b)]);
        let expected = &pairing.expect("every pair").evaluation.expected;
        expected.win - expected.loss
    };
    for (a, b, known) in [
        ("optimal", "blind", 0.0597),
        ("optimal", "random", 0.3009),
        ("optimal", "sequential", 0.0146),
        ("optimal", "optimal", 0.0),
        ("sequential", "blind", 0.0660),
    ] {
        assert!((gain(a, b) - known).abs() < 6e-5, "{a} {b}: {}", gain(a, b));
        assert!((gain(a, b) + gain(b, a)).abs() < 1e-9, "{a} {b}");
    }
}

/// Nothing gains against the best, and the best reply to somebody gains most from that one.
#[test]
fn best_replies_are_best() {
    for words in ["30x6", "30x6,one=0", "30x6,simultaneous", "20x4,simultaneous,one=0"] {
        let game = dice(words);
        let all = ["against:blind", "against:optimal", "optimal", "blind", "random", "always:2"];
        let pairings = exactly(&game, &all);
        let gain = |a: usize, b: usize| {
            let pairing = pairings.iter().find(|known| known.entrants == [a, b]);
            let expected = &pairing.expect("every pair").evaluation.expected;
            expected.win - expected.loss
        };
        for (other, name) in all.iter().enumerate() {
            assert!(gain(other, 3) <= gain(0, 3) + 1e-9, "{words}: {name}");
            assert!(gain(other, 2) <= gain(1, 2) + 1e-9, "{words}: {name}");
        }
        // The best reply to the best gains no more than the best itself.
        assert!((gain(1, 2) - gain(2, 2)).abs() < 1e-9, "{words}");
    }
}

#[test]
fn sampling_agrees_with_the_exact_shares_in_every_cell() {
    const GAMES: u64 = 8000;
    for words in ["100x10", "100x10,one=0", "40x6,simultaneous", "30x4,simultaneous,one=0"] {
        let game = dice(words);
        let words = ["blind", "optimal", "random", "sequential"];
        let context = RunContext { threads: 2, store: None, plays: &mut |_| Ok(()) };
        let played =
            run(&contest(&game, &words, GAMES), context, Limits::default()).expect("played");
        let exact = exactly(&game, &words);
        for pairing in &played.pairings {
            let [a, b] = pairing.entrants;
            for (seat, entrants) in [[a, b], [b, a]].into_iter().enumerate() {
                let counts = pairing.tally.seats[seat];
                let wins = if seat == 0 { counts.wins } else { counts.losses };
                let known = exact.iter().find(|known| known.entrants == entrants);
                let share = known.expect("every pair").evaluation.expected.win;
                // Forty-eight intervals: all of them hold the truth at this level.
                let interval = wilson(wins, counts.plays(), 0.9995);
                assert!(
                    interval.low <= share && share <= interval.high,
                    "{entrants:?}: {share} not in {interval:?}"
                );
            }
        }
    }
}

#[test]
fn player_2_chooses_without_knowing_what_player_1_chose() {
    let game = dice("20x3,simultaneous");
    let (_, kinds) = kinds(&game);
    let mut agent = kinds.read("optimal").expect("a strategy").agent(&game);
    agent.begin(&game, Player::SECOND);
    let mut chances = ["15,12 chosen:1", "15,12 chosen:3"].map(|text| {
        let state = game.read(text).expect("a position");
        let view = stratege_core::Viewed::view(&game, &state, Player::SECOND);
        let mut chances = Vec::new();
        agent.chances(&game, &view, Limits::default(), &mut chances).expect("memoryless");
        chances
    });
    let [one, three] = &mut chances;
    assert_eq!(one, three);
}

#[test]
fn words_that_make_no_sense_are_refused() {
    let game = dice("20x3");
    let (_, kinds) = kinds(&game);
    let malformed = |word: &str| matches!(kinds.read(word), Err(StrategyError::Malformed { .. }));
    for word in ["always", "always:0", "always:4", "always:x", "against:"] {
        assert!(malformed(word), "{word}");
    }
    let missing = kinds.read("table:no/such/file").err();
    assert!(matches!(missing, Some(StrategyError::Table { .. })), "{missing:?}");
}

#[test]
fn strategies_within_strategies_have_an_end() {
    let game = dice("20x3");
    let (_, kinds) = kinds(&game);
    let against = |count: usize| kinds.read(&("against:".repeat(count) + "blind")).err();
    assert_eq!(against(7), None);
    assert_eq!(against(8), Some(StrategyError::TooDeep { most: 8 }));
    assert!(matches!(against(16_000), Some(StrategyError::TooLong(_))));
    let fallible = "fallible:2,".repeat(8) + "random";
    assert_eq!(kinds.read(&fallible).err(), Some(StrategyError::TooDeep { most: 8 }));
}

#[test]
fn a_table_in_a_file_is_followed() {
    let game = dice("3x2");
    let rules = Arc::new(Rules::of(&game).expect("a race"));
    let read = |name: &str, text: &'static str| {
        let host = Host { files: Arc::new(OneFile(text)), ..Host::default() };
        let kinds: StrategyKinds<PartialObservation<Dice>> = for_races(&rules, game.pace(), &host);
        kinds.read(&format!("table:{name}"))
    };
    let whole = read("whole.csv", "# own points down\n1,2,1\n2;2;2\n1 1 1\n").expect("a table");
    let row = read("row.csv", "2,1,1").expect("one row");
    for (strategy, own, other, choice) in [(&whole, 0, 1, 2), (&whole, 2, 2, 1), (&row, 0, 2, 2)] {
        let mut agent = strategy.agent(&game);
        agent.begin(&game, Player::FIRST);
        let view = game.view_at(Player::FIRST, [own, other]);
        let mut chances = Vec::new();
        agent.chances(&game, &view, Limits::default(), &mut chances).expect("memoryless");
        assert_eq!(chances.len(), 1);
        assert_eq!(chances[0].0.to_string(), choice.to_string());
    }
    for (name, text) in [
        ("short.csv", "1,2"),
        ("rows.csv", "1,2,1\n1,2,1"),
        ("high.csv", "1,3,1"),
        ("empty.csv", ""),
    ] {
        let refused = matches!(read(name, text), Err(StrategyError::Malformed { .. }));
        assert!(refused, "{name}");
    }
}

/// The same text under every name.
struct OneFile(&'static str);

impl Files for OneFile {
    fn exists(&self, _: &Path) -> bool {
        true
    }

    fn read(&self, _: &Path, _: u64) -> io::Result<Vec<u8>> {
        Ok(self.0.into())
    }

    fn check_place(&self, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::ReadOnlyFilesystem.into())
    }

    fn write(&self, path: &Path, _: &[u8]) -> io::Result<()> {
        self.check_place(path)
    }
}
