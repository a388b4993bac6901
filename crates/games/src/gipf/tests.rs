//! The rules by example.

use std::collections::BTreeSet;

use stratege_core::{
    Game, Listed, Player, PositionError, Repetition, SplitMix, Turn, Verdict, ones,
};

use super::{
    Board, Entering, Gipf, Rules,
    lines::{ENTRIES, LINES, Node, SPOTS, SPOTS_OF, entrance, full_lines, line_of, ranked_line},
};

fn game(rules: Rules) -> Gipf {
    Gipf::new(rules, Repetition { occurrences: 3, verdict: Verdict::Draw, longest: 1000 })
}

fn read(game: &Gipf, text: &str) -> Board {
    game.read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn moves_of(game: &Gipf, board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    game.moves(board, &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Plays moves by their notations.
#[track_caller]
fn play(game: &Gipf, board: &mut Board, notations: &str) {
    for notation in notations.split(' ') {
        let mut moves = Vec::new();
        game.moves(board, &mut moves);
        let found = moves.into_iter().find(|mv| mv.to_string() == notation);
        game.play(board, found.unwrap_or_else(|| panic!("{notation}: {}", game.write(board))));
    }
}

/// Plays `notations` from `before` and compares what is written then.
#[track_caller]
fn check(rules: Rules, before: &str, notations: &str, after: &str) {
    let game = game(rules);
    let mut board = read(&game, before);
    play(&game, &mut board, notations);
    assert_eq!(game.write(&board), after);
    assert_eq!(game.read(after), Ok(board));
}

/// Compares the moves, whatever their order, of a position.
#[track_caller]
fn check_moves(rules: Rules, position: &str, expected: &str) {
    let game = game(rules);
    let found: BTreeSet<String> = moves_of(&game, &read(&game, position)).into_iter().collect();
    let expected: BTreeSet<String> = expected.split(' ').map(str::to_owned).collect();
    assert_eq!(found, expected);
}

/// Checks that the play is over after `notations`, and what White gets.
#[track_caller]
fn check_end(rules: Rules, before: &str, notations: &str, payoff: i32) {
    let game = game(rules);
    let mut board = read(&game, before);
    play(&game, &mut board, notations);
    assert_eq!(game.turn(&board), Turn::Over);
    assert!(moves_of(&game, &board).is_empty());
    assert_eq!(game.payoff(&board, Player::FIRST), payoff);
    assert_eq!(game.payoff(&board, Player::SECOND), -payoff);
    assert_eq!(game.read(&game.write(&board)), Ok(board));
}

#[test]
fn the_lines_are_those_of_the_lattice() {
    for spot in ones(SPOTS.cells) {
        for axis in 0..3 {
            let [up, down] = [2 * axis, 2 * axis + 1].map(|direction| SPOTS.ray(spot, direction));
            assert_eq!(SPOTS_OF[line_of(axis, spot)], up | 1 << spot | down, "{spot}");
        }
    }
}

#[test]
fn the_board_has_61_nodes_21_lines_and_42_pushes() {
    let names: BTreeSet<String> = Node::all().map(|node| node.to_string()).collect();
    assert_eq!(names.len(), 61);
    assert_eq!(Node::all().filter_map(Node::spot).fold(0, |all, spot| all | spot), SPOTS.cells);
    let mut lengths = SPOTS_OF.map(u64::count_ones);
    lengths.sort_unstable();
    assert_eq!(lengths[..6], [4; 6]);
    assert_eq!(lengths[18..], [7; 3]);
    let pushes = moves_of(&game(Rules::Basic), &game(Rules::Basic).start());
    assert_eq!(pushes.iter().collect::<BTreeSet<_>>().len(), 42);
    for push in ["A1-B2", "B1-B2", "B1-C2", "E1-E2", "E9-E8", "F1-E2", "I5-H5", "I3-H3", "H6-G6"] {
        assert!(pushes.iter().any(|name| name == push), "{push}");
    }
    for corner in ["A1", "A5", "E1", "E9", "I1", "I5"] {
        let from_corner = (0..ENTRIES).filter(|&entry| entrance(entry)[0].to_string() == corner);
        assert_eq!(from_corner.count(), 1, "{corner}");
    }
    assert!((0..ENTRIES).all(|entry| entrance(entry)[0].spot().is_none()));
}

#[test]
fn full_lines_are_those_without_a_free_spot() {
    let mut word = 1_u64;
    for round in 0..20_000 {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        // Most boards get a line or two that are full.
        let line = SPOTS_OF[(word >> 40) as usize % LINES];
        let occupied = SPOTS.cells & (word ^ word >> 29) | if round % 3 == 0 { 0 } else { line };
        let plain = (0..LINES).filter(|&line| SPOTS_OF[line] & !occupied == 0);
        let plain = plain.fold(0, |lines, line| lines | 1_u32 << line);
        assert_eq!(full_lines(occupied), plain);
        for (rank, line) in (0..).zip(ones(u64::from(plain))) {
            assert_eq!(ranked_line(plain, rank), line);
        }
    }
    assert_eq!(full_lines(SPOTS.cells).count_ones(), LINES as u32);
}

#[test]
fn the_start_is_written_in_columns() {
    let written = |rules| game(rules).write(&game(rules).start());
    let basic = "b..w/...../....../w.....b/....../...../b..w 12-12 w";
    assert_eq!(written(Rules::Basic), basic);
    let standard = "B..W/...../....../W.....B/....../...../B..W 12-12 w";
    assert_eq!(written(Rules::Standard), standard);
    let empty = "..../...../....../......./....../...../.... 18-18 w gipf:w!b!";
    assert_eq!(written(Rules::Tournament), empty);
    for rules in [Rules::Basic, Rules::Standard, Rules::Tournament] {
        assert_eq!(game(rules).read("start"), Ok(game(rules).start()));
    }
}

#[test]
fn a_push_moves_the_pieces_up_to_the_first_gap() {
    let check = |before: &str, mv, after: &str| check(Rules::Basic, before, mv, after);
    check(
        "..../...../....../......./....../...../.... 5-5 w",
        "E1-E2",
        "..../...../....../w....../....../...../.... 4-5 b",
    );
    check(
        "..../...../....../bw.b.../....../...../.... 5-5 w",
        "E1-E2",
        "..../...../....../wbwb.../....../...../.... 4-5 b",
    );
    check(
        "..../...../....../.b..wbw/....../...../.... 5-5 b",
        "E9-E8",
        "..../...../....../.b.wbwb/....../...../.... 5-4 w",
    );
    // Along a line that rises, and along one that falls.
    check(
        ".w../..b../....../......./....../...../.... 5-5 w",
        "A2-B3",
        ".w../..w../...b../......./....../...../.... 4-5 b",
    );
    check(
        "..../...../....../w....../....../...../.... 5-5 b",
        "F1-E2",
        "..../...../w...../b....../....../...../.... 5-4 w",
    );
}

#[test]
fn a_full_line_cannot_be_pushed_into() {
    let game = game(Rules::Basic);
    let moves = moves_of(&game, &read(&game, "wbwb/...../....../......./....../...../.... 5-5 w"));
    assert_eq!(moves.len(), 40);
    assert!(!moves.contains(&"B1-B2".to_owned()) && !moves.contains(&"B6-B5".to_owned()));
}

#[test]
fn a_row_is_taken_with_all_that_extends_it() {
    let check = |before: &str, mv, after: &str| check(Rules::Basic, before, mv, after);
    check(
        "..../...../....../wwwb..b/....../...../.... 5-5 w",
        "E1-E2",
        "..../...../....../......b/....../...../.... 8-5 b",
    );
    // Pieces on both sides of the row, of both colours.
    check(
        "..../...../....../bwww.wb/....../...../.... 5-5 b",
        "E1-E2",
        "..../...../....../......./....../...../.... 9-4 w",
    );
    // Three are not a row, nor are four with another colour or a gap among them.
    check(
        "..../...../....../wbwww../....../...../.... 5-5 w",
        "E9-E8",
        "..../...../....../wbwww.w/....../...../.... 4-5 b",
    );
}

#[test]
fn whoever_pushed_takes_first() {
    let check = |before: &str, mv, after: &str| check(Rules::Basic, before, mv, after);
    // The piece on E6 belongs to both rows: it goes with that of White, who pushed.
    check(
        ".b../..b../...b../wwwb.../....../...../.... 5-5 w",
        "E1-E2",
        ".b../..b../...b../......./....../...../.... 8-5 b",
    );
    // Rows apart from each other are taken both.
    check(
        "..../...../b...../b....../wb..../wb.../w... 5-5 w",
        "E1-E2",
        "..../...../....../......./....../...../.... 8-9 b",
    );
}

#[test]
fn of_own_rows_that_cross_one_is_chosen() {
    let check = |before: &str, mv, after: &str| check(Rules::Basic, before, mv, after);
    let choosing = "..../...../....../wwww.../w...../w..../w... 4-5 w after";
    check("..../...../....../.www.../w...../w..../w... 5-5 w", "E1-E2", choosing);
    check_moves(Rules::Basic, choosing, "xE2-E5 xE2-H2");
    check(choosing, "xE2-E5", "..../...../....../......./w...../w..../w... 8-5 b");
    check(choosing, "xE2-H2", "..../...../....../.www.../....../...../.... 8-5 b");
    // Five that lose one are a row still, which is taken without a question.
    let five = "w.../ww.../w.w.../wbbw.../...w../...../.... 4-5 w after";
    check("w.../ww.../w.w.../bbw..../...w../...../.... 5-5 w", "E1-E2", five);
    check(five, "xB2-E2", "..../...../....../.bb..../....../...../.... 12-5 b");
    check(five, "xB2-F5", "..../w..../w...../wbb..../....../...../.... 9-5 b");
}

#[test]
fn whoever_did_not_push_chooses_before_pushing() {
    let choosing = ".w../.w.../ww..../bw...../.w..../.w.../.... 0-4 w before";
    check(Rules::Basic, ".w../.w.../ww..../w....../.w..../.w.../.... 0-5 b", "E1-E2", choosing);
    check_moves(Rules::Basic, choosing, "xB3-E3 xD2-G3");
    check(Rules::Basic, choosing, "xB3-E3", "..../...../w...../b....../.w..../.w.../.... 4-4 w");
}

#[test]
fn whoever_has_to_push_and_has_no_piece_loses() {
    let position = "b..w/...../....../......./....../...../.... 0-5 b";
    check_end(Rules::Basic, position, "E1-E2", -1);
    // What is taken at the beginning of the turn can be pushed.
    check(
        Rules::Basic,
        "..../...../w...../w....../.w..../.w.../.... 0-5 b",
        "E1-E2",
        "..../...../....../b....../....../...../.... 4-4 w",
    );
    let game = game(Rules::Basic);
    let over = read(&game, "..../...../....../......./....../...../.... 5-0 b");
    assert_eq!((game.turn(&over), game.payoff(&over, Player::FIRST)), (Turn::Over, 1));
}

#[test]
fn gipf_pieces_in_a_row_are_taken_or_left() {
    let choosing = "..../...../....../wwwWB../....../...../B..W 4-5 w after";
    check(Rules::Standard, "..../...../....../wwWB.../....../...../B..W 5-5 w", "E1-E2", choosing);
    check_moves(Rules::Standard, choosing, "xE2-E6 xE2-E6+E5 xE2-E6+E6 xE2-E6+E5+E6");
    for (mv, column, reserve) in [
        ("xE2-E6", ".......", 9),
        ("xE2-E6+E5", "...W...", 7),
        ("xE2-E6+E6", "....B..", 9),
        ("xE2-E6+E5+E6", "...WB..", 7),
    ] {
        let after = format!("..../...../....../{column}/....../...../B..W {reserve}-5 b");
        check(Rules::Standard, choosing, mv, &after);
    }
}

#[test]
fn a_gipf_piece_left_at_a_crossing_keeps_the_other_row() {
    let before = "B..W/...../w...../W.ww.../.w..../.w.../.... 5-5 w";
    check(
        Rules::Standard,
        before,
        "E1-E2 xE2-E5",
        "B..W/...../w...../......./.w..../.w.../.... 9-5 b",
    );
    let second = "B..W/...../w...../.W...../.w..../.w.../.... 7-5 w after";
    check(Rules::Standard, before, "E1-E2 xE2-E5+E3", second);
    check_moves(Rules::Standard, second, "xD2-G3 xD2-G3+E3");
    check(
        Rules::Standard,
        second,
        "xD2-G3+E3",
        "B..W/...../....../.W...../....../...../.... 10-5 b",
    );
}

#[test]
fn the_last_gipf_piece_decides_at_once() {
    let with =
        |column: &str, last: &str| format!("{last}/...../....../{column}/....../...../.... 5-5 w");
    // The last one of Black, of White, and of both.
    check_end(Rules::Standard, &with("wwwB...", "...W"), "E1-E2 xE2-E6", 1);
    check_end(Rules::Standard, &with("wwW....", "B..."), "E1-E2 xE2-E5", -1);
    check_end(Rules::Standard, &with("wwWB...", "...."), "E1-E2 xE2-E6", 1);
    // A row that was still to be taken stays.
    let crossed = "...W/...../w...../W.wwB../.w..../.w.../.... 5-5 w";
    check_end(Rules::Standard, crossed, "E1-E2 xE2-E6+E3", 1);
}

#[test]
fn tournament_plays_begin_with_gipf_pieces() {
    let game = game(Rules::Tournament);
    let counts = |board: &Board| {
        let moves = moves_of(&game, board);
        // Column G has pushes of single pieces, too: `G1-G2`.
        let doubles = moves.iter().filter(|name| name.len() == "GE1-E2".len()).count();
        (moves.len() - doubles, doubles)
    };
    let mut board = game.start();
    assert_eq!(counts(&board), (0, 42));
    play(&game, &mut board, "GE1-E2");
    let first = "..../...../....../W....../....../...../.... 16-18 b gipf:wb!";
    assert_eq!(game.write(&board), first);
    assert_eq!(counts(&board), (0, 42));
    play(&game, &mut board, "GE1-E2");
    assert_eq!(counts(&board), (42, 42));
    play(&game, &mut board, "E1-E2");
    assert_eq!(board.entering, [Entering::Over, Entering::May]);
    play(&game, &mut board, "GE1-E2");
    assert_eq!(counts(&board), (42, 0));
    // One piece does not make a GIPF-piece.
    let poor = "W.../...../....../......./....../...../B... 1-16 w gipf:wb";
    assert_eq!(counts(&read(&game, poor)), (42, 0));
}

#[test]
fn without_gipf_pieces_a_player_loses_only_after_bringing_them_in() {
    let bare = "..../...../....../......./....../...../B... 18-16 w gipf:wb";
    let after = "..../...../....../W....../....../...../B... 16-16 b gipf:wb";
    check(Rules::Tournament, bare, "GE1-E2", after);
    check_end(Rules::Tournament, bare, "E1-E2", -1);
}

#[test]
fn a_row_of_gipf_pieces_may_stay_until_the_next_push() {
    let before = "..../...../....../WWW..../....../...../B... 6-16 w gipf:wb";
    let choosing = "..../...../....../WWWW.../....../...../B... 4-16 w after gipf:wb";
    check(Rules::Tournament, before, "GE1-E2", choosing);
    let game = game(Rules::Tournament);
    assert_eq!(moves_of(&game, &read(&game, choosing)).len(), 16);
    let whole = "xE2-E5+E2+E3+E4+E5";
    let stays = "..../...../....../WWWW.../....../...../B... 4-16 b gipf:wb";
    check(Rules::Tournament, choosing, whole, stays);
    let again = "..../...../....../WWWW.../....../b..../B... 4-15 w before gipf:w";
    check(Rules::Tournament, stays, "G1-G2", again);
    check(Rules::Tournament, again, whole, &again.replace(" before", ""));
}

/// White has left a whole row, and another one is still to be taken.
const LEFT: &str = "..../...../....../WWWW.../W...../W..../W..B 4-16 w after gipf:wb left:E2-E8";

#[test]
fn a_row_that_stays_is_not_offered_twice() {
    let before = "..../...../....../WWW..../W...../W..../W..B 6-16 w gipf:wb";
    check(Rules::Tournament, before, "GE1-E2 xE2-E5+E2+E3+E4+E5", LEFT);
    let game = game(Rules::Tournament);
    let board = read(&game, LEFT);
    let moves = moves_of(&game, &board);
    assert!(moves.len() == 16 && moves.iter().all(|name| name.starts_with("xE2-H2")));
    check(
        Rules::Tournament,
        LEFT,
        "xE2-H2+F2",
        "..../...../....../.WWW.../W...../...../...B 10-16 b gipf:wb",
    );
    let children = |board: &Board| -> BTreeSet<Board> {
        let mut moves = Vec::new();
        game.moves(board, &mut moves);
        moves.into_iter().map(|mv| game.after(board, mv)).collect()
    };
    for index in 0..game.symmetries() {
        let moved: BTreeSet<Board> =
            children(&board).iter().map(|child| game.image(child, index)).collect();
        assert_eq!(moved, children(&game.image(&board, index)), "symmetry {index}");
    }
}

/// The endings of plays that `tests/second_program.py` found, without this code: in every play a
/// generator with the given seed chooses among the moves in the order of their notations.
#[test]
fn plays_end_as_in_the_second_program() {
    let plays = [
        (Rules::Basic, 1, 103, "b.../wb.ww/b....b/w.....w/w.b.bw/.wb../b.b. 4-0 b"),
        (Rules::Basic, 2, 164, "bww./b..wb/w...w./......./b..bww/w.w../wbbw 0-3 w"),
        (Rules::Basic, 3, 57, "wwbb/..bb./.....b/wb.bwbb/ww..b./ww.w./.bbb 3-0 b"),
        (Rules::Basic, 4, 125, ".bb./....b/.b...b/.b..bwb/....../w.bbw/..b. 11-0 b"),
        (Rules::Standard, 1, 103, "b.wb/.w.b./..B.w./...B.../...b.b/...../bw.b 10-4 b"),
        (Rules::Standard, 2, 41, "bbw./.wBbb/bw..ww/wb..WBb/wW...w/b.w.b/Bb.W 3-0 b"),
        (Rules::Standard, 3, 79, ".b.w/..w../wwBbwb/.Wwbbww/...wBb/....w/wbww 0-7 w"),
        (Rules::Standard, 4, 85, "..ww/bb..B/wwBbWw/w.B..wb/b..bb./b..bb/w.wb 5-0 b"),
        (Rules::Tournament, 1, 67, "wb../wwW../b..Bbw/wbbW.bb/b.B.bw/.b.../wb.. 7-0 b"),
        (Rules::Tournament, 2, 21, "..../ww.WB/w...Bb/BB..WwB/b....w/BB.../.B.. 9-0 b"),
        (Rules::Tournament, 3, 22, "..../b...b/W....b/bW.W..w/..w.../bwb../.... 9-12 w"),
        (Rules::Tournament, 4, 43, "wb../.wW.b/wb...b/b.w..../....../wwwbw/wbbw 4-10 w"),
    ];
    for (rules, seed, moves, end) in plays {
        let game = game(rules);
        let mut random = SplitMix(seed);
        let mut board = game.start();
        let mut played = 0;
        while game.turn(&board) != Turn::Over {
            board = choose(&mut random, children_by_name(&game, &board));
            played += 1;
        }
        assert_eq!((played, game.write(&board).as_str()), (moves, end));
    }
}

fn children_by_name(game: &Gipf, board: &Board) -> Vec<Board> {
    let mut moves = Vec::new();
    game.moves(board, &mut moves);
    moves.sort_by_key(ToString::to_string);
    moves.into_iter().map(|mv| game.after(board, mv)).collect()
}

/// One of the boards; in one case of two, one with the fewest pieces, so that rows are made.
fn choose(random: &mut SplitMix, mut boards: Vec<Board>) -> Board {
    if random.below(2) == 1 {
        let pieces = |board: &Board| board.occupied().count_ones();
        let least = boards.iter().map(pieces).min();
        boards.retain(|board| Some(pieces(board)) == least);
    }
    boards[random.below(boards.len())]
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let refused = |rules: Rules, text: &str| match game(rules).read(text) {
        Ok(board) => panic!("{text} is {board:?}"),
        Err(error) => error,
    };
    let empty = "..../...../....../......./....../...../....";
    let at = |error| match error {
        PositionError::Unexpected { at, .. }
        | PositionError::OutOfRange { at, .. }
        | PositionError::Count { at, .. } => at,
        other @ PositionError::Impossible { .. } => panic!("{other:?}"),
    };
    let basic = |text: &str| at(refused(Rules::Basic, text));
    assert_eq!(basic(""), 0..0);
    assert_eq!(basic(&format!("{empty} 5-5")), 0..47);
    assert_eq!(basic("..../... 5-5 w"), 0..8);
    assert_eq!(basic("..../...x./....../......./....../...../.... 5-5 w"), 8..9);
    assert_eq!(basic("..../....../....../......./....../...../.... 5-5 w"), 5..11);
    assert_eq!(basic(&format!("{empty} 5 w")), 44..45);
    assert_eq!(basic(&format!("{empty} 5-+5 w")), 44..48);
    assert_eq!(basic(&format!("{empty} 5-16 w")), 46..48);
    assert_eq!(basic(&format!("{empty} 5-5 é")), 48..50);
    assert_eq!(basic(&format!("{empty} 5-5 w later")), 50..55);
    assert_eq!(basic(&format!("{empty} 5-5 w gipf:w")), 50..56);
    let twice = format!("{empty} 5-5 w after before");
    assert_eq!(basic(&twice), 56..62);
    let impossible = |rules, text: &str| {
        let error = refused(rules, text);
        assert!(matches!(error, PositionError::Impossible { .. }), "{text}: {error:?}");
    };
    impossible(Rules::Basic, "W.../...../....../......./....../...../.... 5-5 w");
    impossible(Rules::Basic, "wwb./...../....../......./....../...../.... 14-5 w");
    impossible(Rules::Basic, "..../...../....../wwww.../....../...../.... 5-5 w");
    impossible(Rules::Basic, "..../...../....../wwww.../....../...../.... 5-5 w after");
    impossible(Rules::Basic, &format!("{empty} 5-5 w before"));
    impossible(Rules::Standard, "WWW./W..../....../......./....../...../B... 5-5 w");
    impossible(Rules::Standard, "..../...../....../wwwW.../....../...../.... 4-5 w after");
    let tournament = |text: &str| impossible(Rules::Tournament, text);
    tournament("w.../...../....../......./....../...../.... 5-18 b gipf:wb");
    tournament("W.../...../....../......./....../...../.... 16-16 w gipf:w!b");
    tournament("W.../...../....../......./....../...../.... 16-18 w gipf:wb!");
    tournament("..../...../....../WWWW.../....../...../B... 4-16 b gipf:wb left:E2-E8");
    tournament("..../...../....../WWWW.../....../...../B... 4-16 w after gipf:wb left:E2-E8");
    tournament("..../...../....../WWWw.../....../...../B... 4-16 b");
}

#[test]
fn the_picture_names_every_node_and_tells_gipf_pieces_apart() {
    let game = game(Rules::Standard);
    let picture = game.picture(&game.start());
    assert_eq!((picture.places.len(), picture.strokes.len()), (63, 21));
    let on = |name: &str| {
        let place = picture.places.iter().find(|place| place.name == name);
        place.and_then(|place| place.piece).map(|piece| piece.glyph)
    };
    assert_eq!([on("B5"), on("E8"), on("E5"), on("A1")], [Some('W'), Some('B'), None, None]);
    let texts: Vec<&str> = picture.labels.iter().map(|label| label.text.as_str()).collect();
    assert!(texts.contains(&"I"));
    let reserves = picture.labels.iter().filter(|label| label.owner.is_some());
    let reserves: Vec<_> = reserves.map(|label| (label.owner, label.text.as_str())).collect();
    assert_eq!(reserves, Player::BOTH.map(|player| (Some(player), "12")));
    assert!(game.show(&game.start()).starts_with("      B\n    .   ."));
}
