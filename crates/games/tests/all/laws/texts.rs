//! What is promised of every text that somebody may type.

use std::collections::BTreeSet;

use proptest::{
    collection::vec,
    prelude::{Strategy, any},
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use stratege_core::{Params, Plain, PositionError, Turn};
use stratege_games::{Visitor, visit_all};

use super::{Whole, games, moves_of, positions};

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
    impl Visitor for Readers {
        fn other<G: Whole>(&mut self) {
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
    visit_all(&mut Readers);
}

#[test]
fn setups_refuse_or_understand_every_word() {
    struct Setups;
    impl Visitor for Setups {
        fn other<G: Whole>(&mut self) {
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
    visit_all(&mut Setups);
}

/// Positions as papers write them are the same in our own notation, which is stable; and a name of
/// theirs is that of one legal move at most.
#[test]
fn notations_of_papers_are_read_as_they_are_written() {
    struct Papers(Vec<&'static str>);
    impl Visitor for Papers {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                for state in positions(&game) {
                    let board = game.plain(&state);
                    if matches!(board, Plain::List(_))
                        && let Some(foreign) = game.foreign(&board).expect("our own board")
                    {
                        let read = game.read(&foreign.position).expect("a position that occurs");
                        assert_eq!(game.plain(&read), board, "{}", foreign.position);
                        let written = game.write(&read);
                        assert_eq!(game.read(&written), Ok(read), "{written}");
                        self.0.push(G::card().name);
                    }
                    check_names(&game, &state, &board);
                }
            }
        }
    }

    fn check_names<G: Whole>(game: &G, state: &G::State, board: &Plain) {
        let moves = moves_of(game, state);
        let pairs = (0..5).flat_map(|a| (0..5).map(move |b| Plain::numbers([a, b])));
        let names = moves.iter().take(20).map(|&mv| game.plain_move(mv)).chain(pairs);
        for name in names.chain((0..9).map(Plain::Number)) {
            let called = moves.iter().filter(|&&mv| game.is_called(board, mv, &name)).count();
            assert!(called <= 1, "{name} in {board}");
        }
    }
    let mut papers = Papers(Vec::new());
    visit_all(&mut papers);
    let mut read = papers.0;
    read.dedup();
    assert_eq!(read, ["tic-tac-toe", "chomp", "domineering", "grundy"]);
}

/// Lists, tuples and words of all shapes are a position or are refused.
#[test]
fn any_list_is_a_position_or_is_refused() {
    struct Lists;
    impl Visitor for Lists {
        fn other<G: Whole>(&mut self) {
            let leaf = proptest::prop_oneof![
                (-2_i64..10).prop_map(Plain::Number),
                any::<i64>().prop_map(Plain::Number),
                "[.XO]{0,9}( [12])?".prop_map(Plain::Word),
                "[12]:\\[(\\[[0-6], ?[0-6]\\],?){0,3}\\]( chain:\\[\\[1,2\\]\\])?"
                    .prop_map(Plain::Word),
            ];
            let lists =
                leaf.prop_recursive(3, 40, 9, |inner| vec(inner, 0..9).prop_map(Plain::List));
            for game in games::<G>().take(2) {
                let mut moves = moves_of(&game, &game.start());
                moves.truncate(9);
                let ran = runner().run(&lists, |list| {
                    if let Ok(Some(foreign)) = game.foreign(&list)
                        && let Ok(state) = game.read(&foreign.position)
                    {
                        assert_eq!(game.read(&game.write(&state)), Ok(state), "{list}");
                    }
                    moves.iter().for_each(|&mv| _ = game.is_called(&list, mv, &list));
                    Ok(())
                });
                assert_eq!(ran, Ok(()));
            }
        }
    }
    visit_all(&mut Lists);
}

#[test]
fn what_moves_mean_is_told_in_both_languages_and_apart() {
    struct Meanings(usize);
    impl Visitor for Meanings {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                for state in positions(&game) {
                    let moves = moves_of(&game, &state);
                    let told: Vec<_> = moves.iter().filter_map(|&mv| game.meaning(mv)).collect();
                    for language in 0..2 {
                        let words: BTreeSet<&str> =
                            told.iter().map(|meaning| meaning.words[language].as_str()).collect();
                        assert!(words.len() == told.len() && !words.contains(""), "{words:?}");
                    }
                    self.0 += told.len();
                }
            }
        }
    }
    let mut meanings = Meanings(0);
    visit_all(&mut meanings);
    assert!(meanings.0 > 100, "{}", meanings.0);
}
