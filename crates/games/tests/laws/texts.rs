//! What is promised of every text that somebody may type.

use proptest::{
    collection::vec,
    prelude::{Strategy, any},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use stratege_core::{Params, PositionError, Turn};
use stratege_games::visit_all;

use super::{Everyone, Families, Whole, games, moves_of, positions};

/// A change to a text: where (as a part of its length), and what is put there.
fn changes() -> impl Strategy<Value = Vec<(f64, Option<char>)>> {
    let symbol =
        proptest::sample::select(".XO#VHo-/,0123456789 ah\u{e9}".chars().collect::<Vec<_>>());
    vec((0.0..1.0, proptest::option::of(symbol)), 0..4)
}

fn runner() -> TestRunner {
    let config = Config { cases: 200, failure_persistence: None, ..Config::default() };
    TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha))
}

#[test]
fn readers_refuse_or_understand_every_text() {
    struct Readers;
    impl Everyone for Readers {
        fn meet<G: Whole>(&mut self) {
            for game in games::<G>() {
                let written: Vec<String> =
                    positions(&game).iter().map(|state| game.write(state)).collect();
                let mutated = (proptest::sample::select(written), changes());
                let ran = runner().run(&mutated, |(mut text, changes)| {
                    for (part, symbol) in changes {
                        change(&mut text, part, symbol);
                    }
                    check(&game, &text);
                    Ok(())
                });
                assert_eq!(ran, Ok(()));
                let ran = runner().run(&any::<String>(), |text| {
                    check(&game, &text);
                    Ok(())
                });
                assert_eq!(ran, Ok(()));
            }
        }
    }

    /// Puts `symbol` instead of a character, or takes the character out.
    fn change(text: &mut String, part: f64, symbol: Option<char>) {
        let mut symbols: Vec<char> = text.chars().collect();
        let place = (part * symbols.len() as f64) as usize;
        match symbol {
            Some(symbol) if part < 0.5 => symbols.insert(place, symbol),
            Some(symbol) if place < symbols.len() => symbols[place] = symbol,
            _ if place < symbols.len() => drop(symbols.remove(place)),
            _ => {}
        }
        *text = symbols.into_iter().collect();
    }

    fn check<G: Whole>(game: &G, text: &str) {
        if let Ok(state) = game.read_composed(text) {
            let written = game.write(&state);
            assert_eq!(game.read_composed(&written), Ok(state.clone()), "{text} is {written}");
            let over = game.turn(&state) == Turn::Over;
            assert_eq!(over, moves_of(game, &state).is_empty(), "{text}");
        }
        match game.read(text) {
            Ok(state) => {
                assert_eq!(game.read_composed(text), Ok(state.clone()), "{text}");
                let written = game.write(&state);
                assert_eq!(game.read(&written), Ok(state.clone()), "{text} is {written}");
                let over = game.turn(&state) == Turn::Over;
                assert_eq!(over, moves_of(game, &state).is_empty(), "{text}");
            }
            Err(
                PositionError::Unexpected { at, .. }
                | PositionError::OutOfRange { at, .. }
                | PositionError::Impossible { at: Some(at), .. },
            ) => assert!(text.get(at.clone()).is_some(), "{at:?} of {text:?}"),
            Err(_) => {}
        }
    }
    visit_all(&mut Families(Readers));
}

#[test]
fn setups_refuse_or_understand_every_word() {
    struct Setups;
    impl Everyone for Setups {
        fn meet<G: Whole>(&mut self) {
            let card = G::card();
            let numbers = vec(0_u8..200, 0..4).prop_map(|numbers| {
                numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("x")
            });
            let ran = runner().run(&(numbers, any::<String>()), |(numbers, word)| {
                for text in [&numbers, &word] {
                    let Ok(params) = Params::parse(&card.params, text) else { continue };
                    let Ok(game) = G::setup(&params) else { continue };
                    let start = game.start();
                    assert_eq!(game.read(&game.write(&start)), Ok(start), "{text}");
                }
                Ok(())
            });
            assert_eq!(ran, Ok(()));
        }
    }
    visit_all(&mut Families(Setups));
}
