//! What is tried where no method is named: quick answers, all work counted, limits kept.

use stratege_catalog::{
    Catalog, JobError, JobRequest,
    core::{Limits, Stopped},
    report::{Proof, Solved, Verdict},
};

fn solve(word: &str, position: Option<&str>, method: Option<&str>, nodes: u64) -> Solved {
    let game = Catalog::new().open(word).expect("a game");
    let request = JobRequest { position, method, ..JobRequest::default() };
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    game.solve(&request, limits).expect("an answer")
}

/// A game is answered within so many positions, by the last of these methods.
#[track_caller]
fn check(word: &str, position: Option<&str>, most: u64, tried: &[&str]) -> Solved {
    let solved = solve(word, position, None, 10_000_000);
    assert_eq!(solved.tried, tried, "{word}");
    assert_eq!(solved.tried.last(), Some(&solved.method), "{word}");
    assert!(solved.nodes <= most, "{word}: {} positions", solved.nodes);
    assert_eq!((solved.proof, solved.stopped), (Proof::Exact, false), "{word}");
    assert!(!solved.best.is_empty(), "{word}");
    solved
}

#[test]
fn cheap_methods_come_first_and_all_their_work_is_counted() {
    check("tic-tac-toe", None, 5_478, &["memo"]);
    let forced = check("connect-four", Some("22144426444"), 2_100_000, &["insight"]);
    assert_eq!((forced.value, forced.distance), (Some(Verdict::Win), Some(3)));
    check("mnk:4x4x3", None, 300_000, &["insight"]);
    check("mnk:4x4x3,play=misere", Some("XXO./OOX./XXO./...."), 300_000, &["memo"]);
    check("domineering:4x4", None, 2_443, &["memo"]);
    let large = check("domineering:7x7", None, 400_000, &["memo", "insight"]);
    assert!(large.nodes > 10_000, "the dictionary that was given up counts");
    check("chomp:3x4", None, 35, &["retrograde"]);
    check("chomp:12x12", None, 3_000_000, &["memo", "retrograde"]);
    check("grundy:300", None, 100_000, &["memo", "grundy"]);
}

#[test]
fn lost_boards_are_tried_where_the_memory_allowed_holds_them() {
    let begun = |word, position, memory| {
        let game = Catalog::new().open(word).expect("a game");
        let request = JobRequest { position, ..JobRequest::default() };
        let limits = Limits { nodes: Some(1), memory: Some(memory), ..Limits::default() };
        match game.solve(&request, limits) {
            Ok(solved) => Ok(solved.stopped),
            Err(JobError::TooLarge { bytes, .. }) => Err(bytes as u64),
            Err(other) => panic!("{word}: {other}"),
        }
    };
    let needed = begun("chomp:18x18", None, 1 << 30).expect_err("more is needed");
    assert_eq!(begun("chomp:18x18", None, needed - 1), Err(needed));
    assert_eq!(begun("chomp:18x18", None, needed), Ok(true));
    // A position with few below it does not need them, however long its sides are.
    let hook = "20,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1";
    assert!(begun("chomp:20x20", None, 8 << 30).is_err());
    assert_eq!(begun("chomp:20x20", Some(hook), 8 << 30), Ok(true));
}

#[test]
fn alpha_beta_ends_when_the_best_move_is_proved() {
    let solved = solve("connect-four", Some("22144426444"), Some("alphabeta"), 1_000_000);
    assert_eq!((solved.value, solved.distance), (Some(Verdict::Win), Some(3)));
    assert!(!solved.stopped && solved.best == ["5"]);
    assert!(solved.moves.iter().all(|mv| mv.value.is_some() || mv.estimate.is_some()));
}

#[test]
fn what_was_not_solved_is_estimated() {
    for nodes in [1, 1_000, 300_000] {
        let solved = solve("connect-four:8x6", None, None, nodes);
        assert!(solved.stopped && solved.value.is_none(), "{nodes}");
        assert_eq!(solved.proof, Proof::Estimate, "{nodes}");
        // The last search may go a little further than it was allowed to.
        assert!(solved.nodes <= 2 * nodes + 5_000, "{nodes}: {}", solved.nodes);
    }
    let solved = solve("connect-four:8x6", None, None, 300_000);
    assert!(solved.moves.iter().any(|mv| mv.estimate.is_some()));
}

#[test]
fn limits_hold_for_a_whole_table() {
    let limits = Limits { nodes: Some(400), ..Limits::default() };
    let table = Catalog::new().winner_table("clobber", 1..=4, 1..=5, limits, &mut |_, _| {});
    let winners: Vec<_> = table.expect("a table").winners.into_iter().flatten().collect();
    let solved = winners.iter().take_while(|winner| winner.is_some()).count();
    assert!(0 < solved && solved < winners.len(), "{solved}");
    assert!(winners[solved..].iter().all(Option::is_none), "nothing after the limit");
}

#[test]
fn tables_by_heap_agree_with_heaps_one_by_one() {
    let catalog = Catalog::new();
    for (word, first) in [
        ("grundy", 0),
        ("kayles", 3),
        ("nim", 0),
        ("subtraction:most=4", 2),
        ("octal:0.137", 0),
        ("octal:4.45", 1),
    ] {
        let list = catalog.grundy_list(word, first..=40, Limits::default()).expect("heaps");
        assert_eq!(list.grundy.len(), list.sizes.len(), "{word}");
        let (name, params) = word.split_once(':').unwrap_or((word, ""));
        for (size, value) in list.sizes.iter().zip(list.grundy) {
            let game = catalog.open(&format!("{name}:{size},{params}")).expect("a game");
            let one = game.grundy(None, Limits::default()).expect("a value");
            assert_eq!(one, value, "{word} {size}");
            assert!(game.heap_moves(Limits::default()).expect("moves").is_some());
        }
    }
}

/// The values of Kayles repeat every 12 from 71 on, so heap 5003 has that of heap 83.
#[test]
fn tables_by_heap_go_beyond_what_can_be_played() {
    let catalog = Catalog::new();
    let list = catalog.grundy_list("kayles", 5_003..=5_004, Limits::default()).expect("heaps");
    let near = catalog.grundy_list("kayles", 83..=84, Limits::default()).expect("heaps");
    assert_eq!((list.sizes, list.grundy), (vec![5_003, 5_004], near.grundy));
    assert_eq!(list.period.map(|period| (period.length, period.from)), Some((12, 71)));
    assert!(near.period.is_none(), "84 heaps prove nothing");
    let list = catalog.grundy_list("grundy", 0..=10_500, Limits::default()).expect("heaps");
    let rare = list.rare.expect("rare heaps are few");
    assert_eq!((rare.count as usize, Some(&rare.last)), (rare.heaps.len(), rare.heaps.last()));
    assert!(catalog.grundy_list("kayles", -1..=5, Limits::default()).is_err());
    assert!(catalog.grundy_list("chomp:2x3", 2..=99_999, Limits::default()).is_err());
}

/// OEIS A036685: 42 heaps up to 1222 are lost, and none is known beyond.
#[test]
fn long_tables_by_heap_are_quickly_made() {
    let list = Catalog::new().grundy_list("grundy", 0..=10_000, Limits::default());
    let list = list.expect("heaps");
    assert_eq!(list.losing.len(), 42);
    assert_eq!(list.losing.last(), Some(&1222));
}

/// Whether values apply is known without the value of the start.
#[test]
fn a_list_of_heaps_does_not_solve_the_game_it_begins_with() {
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    let list = Catalog::new().grundy_list("subtraction:1000000", 0..=3, limits).expect("heaps");
    assert_eq!(list.grundy, [0, 1, 2, 3]);
    let misere = Catalog::new().grundy_list("nim:play=misere", 0..=3, limits);
    assert!(misere.expect_err("values decide nothing").to_string().contains("misère"));
}

#[test]
fn what_is_listed_counts_against_the_memory() {
    let game = Catalog::new().open("chomp:12x12").expect("a game");
    let lost = |listed, memory| {
        let limits = Limits { memory: Some(memory), ..Limits::default() };
        game.lost(None, listed, limits)
    };
    let Err(JobError::TooLarge { bytes, .. }) = lost(0, 1000) else { panic!("too large") };
    let room = bytes as u64 + 200_000;
    let found = lost(1000, room).expect("there is room for that");
    assert_eq!((found.listed.len(), found.lost), (1000, 26_838));
    let all = lost(100_000_000, room).map(|report| report.lost);
    assert!(matches!(all, Err(JobError::Stopped { cause: Stopped::Memory, .. })), "{all:?}");
}
