//! No text from outside makes the catalogue panic; what it accepts, it writes as it reads.

use proptest::{
    prelude::*,
    test_runner::{Config, RngAlgorithm, TestRng, TestRunner},
};
use stratege_catalog::{
    AnyGame, ArenaRequest, Catalog, ImportOwners, JobError, OpenError, TreeRequest,
    core::{LONGEST_POSITION, LONGEST_WORD, Limits},
    import_arena,
};

/// Every game as it stands.
fn games(catalog: &Catalog) -> Vec<Box<dyn AnyGame>> {
    let names = catalog.listings().iter().map(|listing| listing.card.name);
    names.map(|name| catalog.open(name).expect("defaults can be opened")).collect()
}

/// The same cases in every run.
fn check<S: Strategy>(strategy: &S, test: impl Fn(S::Value)) {
    let config = Config { cases: 3000, failure_persistence: None, ..Config::default() };
    let random = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let result = TestRunner::new_with_rng(config, random).run(strategy, |value| {
        test(value);
        Ok(())
    });
    result.expect("no input fails");
}

/// Some of these pieces one after the other, or any text at all.
fn made_of(pieces: &'static [&'static str], most: usize) -> impl Strategy<Value = String> {
    let pieces = prop::collection::vec(prop::sample::select(pieces), 0..most);
    prop_oneof![3 => pieces.prop_map(|pieces| pieces.concat()), 1 => any::<String>()]
}

const WORDS: &[&str] = &[
    "chomp",
    "nim",
    "mnk",
    "pegs",
    "grundy",
    ":",
    ",",
    "x",
    "*",
    "=",
    "3",
    "0",
    "-1",
    "99999999999",
    "misere",
    "misère",
    "rows",
    "heaps",
    "play",
    "hole",
    "a1",
    " ",
    "×",
    "é",
    "\u{0}",
    "1..3",
];

const POSITIONS: &[&str] = &[
    "X",
    "O",
    ".",
    "/",
    "#",
    "V",
    "H",
    "o",
    "-",
    ",",
    " ",
    "1",
    "2",
    "5",
    "7",
    "-1",
    "300",
    "start",
    "é",
    "99999999999999999999",
    "\n",
    "4441",
    "a",
    "[",
    "]",
    "(",
    ")",
    "'",
    "\"",
    "[4, 3]",
    "'X'",
    "chain:",
    "True",
];

/// Positions that are nearly right.
fn positions() -> impl Strategy<Value = String> {
    prop_oneof![
        made_of(POSITIONS, 40),
        "[.XO]{3}/[.XO]{3}/[.XO]{3}",
        "[.#]{4}/[.#]{4}/[.#]{4}/[.#]{4}( [12])?",
        "[1-7]{0,45}",
        "[0-9]{1,3}(,[0-9]{1,3}){0,11}( [12])?",
        "deal:[12-]{0,29}",
        "[.XO]{8,10}",
        r#"[\[(](['"][.XO]['"], ?){7,9}['"][.XO]['"][\])]"#,
        r"\[[0-9]{1,2}(, ?-?[0-9]){0,11}\]( [12])?",
        r"\(\[[0-9]{1,2}(,[0-9]){0,3}\], ?([0-3]|True|False)\)",
        r"\[(\[(-1|0|1),(-1|0|1),(-1|0|1),(-1|0|1)\],?){3,5}\]( 2)?",
        r"\[(\[(\[[0-7], ?[0-7]\],?){9,10}\],?){1,3}\]",
        r"1:\[(\[[0-7],[0-7]\],?){0,10}\] 2:\[(\[[0-7],[0-7]\],?){0,10}\]( (laid1|laid2|chain):\[\[[0-6],[0-6]\]\]){0,3}",
        r"[\[(]?-?[0-9](, ?-?[0-9])?[\])]?",
        "1:([0-7]-[0-7],?){0,10} 2:([0-7]-[0-7],?){0,10}( (laid1|laid2|ends|turn|passes|lacks1):[0-6,-]{0,9}){0,3}",
    ]
}

#[test]
fn any_word_is_a_game_or_is_refused() {
    let catalog = Catalog::new();
    check(&made_of(WORDS, 8), |word| {
        if let Ok(game) = catalog.open(&word) {
            let again = catalog.open(&game.word()).expect("the normal form is understood");
            assert_eq!(game.word(), again.word());
        }
    });
}

#[test]
fn any_position_is_read_or_refused_and_then_played_on() {
    let catalog = Catalog::new();
    let games = games(&catalog);
    check(&(positions(), any::<prop::sample::Index>(), positions()), |(text, which, mv)| {
        for game in &games {
            let Ok(position) = game.position(Some(&text)) else { continue };
            let again = game.position(Some(&position)).expect("the normal form is understood");
            assert_eq!(again, position, "{text}");
            game.picture(Some(&position)).expect("what can be read can be drawn");
            let mut play = game.play(Some(&position), 0).expect("what can be read can be played");
            // A play begins after the deal, where there is one.
            let begun = play.position();
            let moves = play.moves();
            assert_eq!(moves.is_empty(), play.turn().is_none());
            if play.play(&mv).is_err() && !moves.is_empty() {
                let chosen = &moves[which.index(moves.len())];
                assert_eq!(&play.play(chosen).expect("legal moves are accepted"), chosen);
            }
            while play.undo() {}
            assert_eq!(play.position(), begun);
        }
    });
}

#[test]
fn what_the_papers_write_is_read() {
    let catalog = Catalog::new();
    let check = |word: &str, position: &str, moves: &[&str], opened: &str, reached: &str| {
        let game = catalog.open_at(word, position).expect("a game");
        assert!(game.word().starts_with(opened), "{} for {word} {position}", game.word());
        let mut play = game.play(Some(position), 0).expect("a position");
        for mv in moves {
            play.play(mv).unwrap_or_else(|error| panic!("{position} {mv}: {error}"));
        }
        assert_eq!(play.position(), reached, "{word} {position} {moves:?}");
    };
    check("chomp:2*3", "start", &["(1, 1)", "(0,2)"], "chomp:2x3,", "2,1 1");
    check("chomp", "[4,3]", &["(0,2)"], "chomp:3x4,", "2,2 2");
    check("chomp", "[5,2,1,1]", &[], "chomp:4x5,", "5,2,1,1 1");
    check("chomp:columns=9", "[5,2,1,1] 2", &[], "chomp:4x9,", "5,2,1,1 2");
    check("chomp", "((3, 3), 2)", &["(1, 1)"], "chomp:3x4,", "3,1 1");
    check("morpion", "start", &["1", "5", "0"], "tic-tac-toe:", "XX./..O/...");
    check("tic-tac-toe", "..X.O...X", &["0"], "tic-tac-toe:", "O.X/.O./..X");
    check("domineering", "[[0,1,1],[0,-1,-1]]", &[], "domineering:2x3,", "###/#.. 1");
    check(
        "domineering",
        "([[0,-1,-1],[0,-1,-1]], 1)",
        &["(0, 1)"],
        "domineering:2x3,",
        "###/#.. 1",
    );
    check("grundy", "[2,4,3,5]", &["(3,2)"], "grundy:14,", "4,3,3,2,2 2");
    check("grundy", "([2,4,3,5], False)", &["(1,3)", "(0, 4)"], "grundy:14,", "4,3,3,2,1,1 2");
    check(
        "dominoes",
        "[[[6,6],[5,4]],[[6,1],[3,3]]]",
        &["[6,6]", "[1,6]"],
        "dominoes:6x2,",
        "1:5-4 2:3-3 laid1:6-6 laid2:6-1 ends:1,6 turn:1",
    );
    // What the word says stays, and a position that does not fit is refused.
    for (word, position) in
        [("chomp:2*3", "[4,3]"), ("domineering:4x4", "[[-1]]"), ("grundy:10", "[5,2]")]
    {
        let game = catalog.open_at(word, position).expect("a game");
        assert!(matches!(game.position(Some(position)), Err(JobError::Position { .. })), "{word}");
    }
    // The poisoned square and squares that are not there are called by nothing.
    let game = catalog.open("chomp:2x3").expect("a game");
    let mut play = game.play(None, 0).expect("a play");
    for mv in ["(0,0)", "(2,0)", "(-1,0)", "(0,1,2)", "(0 1)", "1"] {
        assert!(matches!(play.play(mv), Err(JobError::IllegalMove { .. })), "{mv}");
    }
}

#[test]
fn any_strategy_word_is_understood_or_refused() {
    const STRATEGIES: &[&str] = &[
        "random",
        "minimax",
        "alphabeta",
        "optimal",
        "hasard",
        "greedy",
        "fallible",
        "determinised",
        "ismcts",
        "mcts",
        "uct",
        "c=1",
        "parallel=2",
        "inference",
        "most-points",
        "bot",
        ".py",
        ":",
        ",",
        "2",
        "h1",
        "1s",
        "-1s",
        "ms",
        "1e999",
        "nan",
        "inf",
        "é",
        " ",
        "99999999999",
    ];
    let catalog = Catalog::new();
    let games = games(&catalog);
    check(&made_of(STRATEGIES, 6), |word| {
        for game in &games {
            if let Ok(normal) = game.strategy(&word) {
                let again = game.strategy(&normal).expect("the normal form");
                assert_eq!(normal, again);
            }
        }
    });
}

#[test]
fn any_dictionary_is_a_graph_or_is_refused() {
    const PIECES: &[&str] = &[
        "{", "}", "[", "]", "(", ")", ":", ",", "0", "1", "2", "'a'", "\"b\"", "#", "\n", "\\",
        "'", "é", "0:[1]", "1:[]", " ",
    ];
    let owners = ImportOwners {
        first: Some(vec!["0".to_owned()]),
        attractor: Some(1),
        ..ImportOwners::default()
    };
    check(&prop_oneof![made_of(PIECES, 30), Just("{".to_owned() + &"(".repeat(100_000))], |text| {
        if let Ok(report) = import_arena(&text, &owners, Limits::default()) {
            let vertices = report.vertices.len() as u32;
            assert!(report.arcs.iter().flatten().all(|&vertex| vertex < vertices));
        }
    });
}

#[test]
fn texts_that_are_too_long_are_refused_before_they_are_read() {
    let catalog = Catalog::new();
    let long = "1".repeat(LONGEST_POSITION + 1);
    let word = &long[..=LONGEST_WORD];
    assert!(matches!(catalog.open(word).err(), Some(OpenError::TooLong(_))));
    assert!(matches!(catalog.open(&format!("nim:{word}")).err(), Some(OpenError::TooLong(_))));
    for game in games(&catalog) {
        let name = game.card().name;
        assert!(matches!(game.position(Some(&long)), Err(JobError::TooLong(_))), "{name}");
        let mut play = game.play(None, 0).expect("a play");
        assert!(matches!(play.play(word), Err(JobError::TooLong(_))), "{name}");
        assert!(matches!(game.strategy(word), Err(JobError::TooLong(_))), "{name}");
    }
}

#[test]
fn the_longest_positions_can_be_read() {
    let catalog = Catalog::new();
    let heaps = vec!["2"; 5_000].join(",");
    let longest = [("grundy:10000", heaps.as_str()), ("kayles:1000", &heaps[..999])];
    for (word, position) in longest {
        assert!(position.len() <= LONGEST_POSITION);
        let game = catalog.open(word).expect("a game");
        assert!(!matches!(game.position(Some(position)), Err(JobError::TooLong(_))), "{word}");
    }
}

#[test]
fn limits_stop_every_job_with_a_reason() {
    let catalog = Catalog::new();
    let limits = Limits { nodes: Some(50), ..Limits::default() };
    for word in ["chomp:6x6", "mnk:4x4x4", "connect-four", "domineering:6x6", "pegs", "grundy:40"] {
        let game = catalog.open(word).expect("a game");
        assert!(game.count(None, limits).is_err(), "{word}");
        assert!(game.arena(&ArenaRequest::default(), limits).is_err(), "{word}");
        let request = TreeRequest { depth: 9, ..TreeRequest::default() };
        assert!(game.tree(&request, limits).is_err(), "{word}");
    }
}
