//! The rules by example.

use stratege_core::{Game, Listed, Params, Player, PositionError, Turn, ones};

use super::{Board, Dvonn, Phase, Space, board};

fn dvonn(words: &str) -> Dvonn {
    let params = Params::parse(&Dvonn::card().params, words).expect("known words");
    Dvonn::setup(&params).expect("parameters that fit")
}

#[track_caller]
fn read(position: &str) -> Board {
    let board = dvonn("").read(position).expect("a position");
    assert_eq!(board.write(), position);
    board
}

fn moves(board: &Board) -> Vec<String> {
    let mut moves = Vec::new();
    dvonn("").moves(board, &mut moves);
    moves.iter().map(ToString::to_string).collect()
}

/// Plays the moves, all of which must be legal.
#[track_caller]
fn play(board: &mut Board, played: &str) {
    let game = dvonn("");
    for name in played.split_whitespace() {
        let mut moves = Vec::new();
        game.moves(board, &mut moves);
        let mv = moves.into_iter().find(|mv| mv.to_string() == name);
        game.play(board, mv.unwrap_or_else(|| panic!("{name} is legal")));
    }
}

/// Compares the moves at a position.
#[track_caller]
fn check_moves(position: &str, expected: &str) {
    assert_eq!(moves(&read(position)).join(" "), expected);
}

/// Compares the position after moves.
#[track_caller]
fn check_play(position: &str, played: &str, after: &str) {
    let mut board = read(position);
    play(&mut board, played);
    assert_eq!(board.write(), after);
}

/// Compares the moves at a position that begin at one space.
#[track_caller]
fn check_jumps(position: &str, from: &str, expected: &str) {
    let jumps = moves(&read(position)).into_iter().filter(|mv| mv.starts_with(from));
    assert_eq!(jumps.collect::<Vec<_>>().join(" "), expected);
}

/// Compares the pieces of both players where the play is over.
#[track_caller]
fn check_end(position: &str, scores: [u32; 2], payoff: i32) {
    let (game, board) = (dvonn(""), read(position));
    assert_eq!(game.turn(&board), Turn::Over);
    assert_eq!(Player::BOTH.map(|player| board.score(player)), scores);
    assert_eq!(game.payoff(&board, Player::FIRST), payoff);
    assert_eq!(game.margin(&board), scores[0] as i32 - scores[1] as i32);
}

#[test]
fn the_board_has_49_spaces() {
    let names: Vec<String> = board::spaces().map(|space| space.to_string()).collect();
    assert_eq!((names.len(), &*names[0], &*names[9], &*names[48]), (49, "C5", "B4", "I1"));
    assert!(names.iter().all(|name| name.parse::<Space>().is_ok()));
    for name in ["J1", "K2", "A4", "B5", "L3", "A0", "A6", "a1", "C"] {
        assert!(name.parse::<Space>().is_err(), "{name}");
    }
    let around = |name: &str| {
        let Space(bit) = name.parse().expect("a space");
        let beside = ones(board::BOARD.around(1 << bit)).map(|bit| Space(bit).to_string());
        beside.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(around("D3"), "C2 D2 C3 E3 D4 E4");
    assert_eq!(around("A3"), "A2 B3 B4");
    assert_eq!(around("K5"), "J4 K4 J5");
    assert_eq!(around("I1"), "H1 I2 J2");
}

#[test]
fn red_pieces_are_placed_first_then_black_and_white_ones() {
    let start = "........./........../.........../........../......... w place";
    assert_eq!(read(start), dvonn("").start());
    assert_eq!(moves(&read(start)).len(), 49);
    check_play(start, "A1 B1", "........./........../.........../........../**....... w place");
    let five = "........./........../.........../........../***bw.... b place";
    check_play(start, "A1 B1 C1 D1 E1", five);
    assert_eq!(moves(&read(five)).len(), 44);
}

#[test]
fn white_places_the_last_piece_and_moves_first() {
    let game = dvonn("");
    let mut board = game.start();
    for count in 0..49 {
        assert_eq!(board.phase, Phase::Placing);
        assert_eq!(game.turn(&board), Turn::Player(Player::BOTH[count % 2]));
        let first = moves(&board).swap_remove(0);
        play(&mut board, &first);
    }
    assert_eq!((board.phase, board.mover), (Phase::Jumping, Player::FIRST));
    assert_eq!(board.owned.map(u64::count_ones), [23, 23]);
    assert_eq!(board.red.count_ones(), 3);
    let first = moves(&board).swap_remove(0);
    play(&mut board, &first);
    assert_eq!(game.turn(&board), Turn::Player(Player::SECOND));
}

#[test]
fn surrounded_stacks_do_not_move() {
    check_moves("........./..bb....../..*wb....../..**....../......... w jump", "pass");
    check_moves(
        "........./..bb....../..*w......./..**....../......... w jump",
        "D3-C2 D3-D2 D3-C3 D3-D4 D3-E4",
    );
}

#[test]
fn stacks_at_the_edge_are_never_surrounded() {
    let position = "........./........../.........../..**w...../..*wb.... w jump";
    check_jumps(position, "D1", "D1-C1 D1-E1 D1-D2 D1-E2");
    // On a full board nothing but the edge can move.
    let full = dvonn("quick").start();
    let edge = |name: &String| {
        let Space(bit) = name[..2].parse().expect("a space");
        board::BOARD.around(1 << bit).count_ones() < 6
    };
    assert!(moves(&full).iter().all(edge));
    assert!(!moves(&full).is_empty());
}

#[test]
fn stacks_jump_as_far_as_they_are_high_onto_other_pieces() {
    // Over a piece to B3, over empty spaces to D1 and F3; the other lines end on nothing.
    let position = "........./........../.*bw2.*...../........../...*..... w jump";
    check_moves(position, "D3-D1 D3-B3 D3-F3");
    let landed = "........./........../.*b..w3+...../........../...*..... b jump";
    check_play(position, "D3-F3", landed);
    // Nobody moves a red piece alone; with a white one on it, it is White's.
    check_moves(landed, "C3-B3");
    check_jumps(&landed.replace("b jump", "w jump"), "F3", "F3-C3");
}

#[test]
fn nothing_jumps_further_than_the_board() {
    check_end("........./........../b11*........./*........./*........ b jump", [0, 11], -1);
    check_moves("........./........../b10*.......**/........../......... b jump", "A3-K3");
}

#[test]
fn what_does_not_hang_together_with_red_is_removed() {
    // Two groups at once.
    check_play(
        "..**...../...*....../....wwb3..../..bb....../......... w jump",
        "E3-E4",
        "..**...../...w2+....../.........../........../......... b jump",
    );
    // A red piece moves away.
    check_play(
        "........./........../...bw2+.**.../........../......... w jump",
        "E3-G3",
        "........./........../......w3+2*.../........../......... b jump",
    );
    // What still touches a red piece stays.
    check_play(
        "........./........../...*wbb**../........../......... w jump",
        "E3-D3",
        "........./........../...w2+.bb**../........../......... b jump",
    );
}

#[test]
fn whoever_has_no_jump_passes_if_the_opponent_has_one() {
    let position = "..**...../....w2...../.........../........../.*w3...... b jump";
    check_moves(position, "pass");
    let position = ".*......./.b3......../.*w3......../.*......../.b2....... w jump";
    check_moves(position, "pass");
    check_play(position, "pass", &position.replace("w jump", "b jump"));
    assert!(!moves(&read(&position.replace("w jump", "b jump"))).contains(&"pass".to_owned()));
}

#[test]
fn the_play_ends_when_nobody_can_jump() {
    check_end("........b4+/..w3b3+2....b3b3/.........../........../......... w jump", [3, 13], -1);
    check_end("........./........../...w8+2......./.*b3......./..b5...... b jump", [8, 8], 0);
    check_end("........./........../...w9+2......./.*b3......./..b5...... b jump", [9, 8], 1);
}

#[test]
fn quick_starts_follow_from_their_number() {
    // Computed by tests/second_program.py.
    assert_eq!(dvonn("quick").start().write(), QUICK);
    assert_ne!(dvonn("quick,seed=1").start(), dvonn("quick").start());
    assert_eq!(dvonn("rapide").read("start"), Ok(dvonn("quick").start()));
    let placing = "........./........../.........../........../**....... w place";
    assert!(dvonn("quick").read(placing).is_err());
}

const QUICK: &str = "b*wbwbwbw/wwwwbbwwwb/b*wwwbbwwbw/w*bbwbbwbw/bbbwbbwbb w jump";

#[test]
fn impossible_positions_are_refused() {
    let reason = |text: &str| match dvonn("").read(text) {
        Err(PositionError::Impossible { why, .. }) => why.en,
        other => panic!("{text}: {other:?}"),
    };
    let placing = |row: &str, mover: &str| {
        reason(&format!("........./........../.........../........../{row} {mover} place"))
    };
    assert!(placing("**b......", "b").starts_with("the three red pieces are placed first"));
    assert!(placing("***w.....", "w").starts_with("the three red pieces are placed first"));
    assert!(placing("***b.....", "b").starts_with("White places the first piece"));
    assert!(placing("***b2.....", "w").starts_with("while pieces are placed"));
    let jumping =
        |row: &str| reason(&format!("........./........../{row}/........../......... w jump"));
    assert!(jumping("**w........").starts_with("the three red pieces are always"));
    assert!(jumping("***.w......").starts_with("stacks that are not connected to a red"));
    assert!(jumping("***w25b25......").starts_with("there are 23 white"));
    assert!(jumping("**w+........").starts_with("a stack has more pieces"));
    assert!(reason(&QUICK.replace("w jump", "b jump")).starts_with("White makes the first jump"));
    let wrong = |text: &str| dvonn("").read(text).expect_err("refused");
    let row = |row: &str| wrong(&format!("........./........../{row}/........../......... w jump"));
    assert!(matches!(row("***x......."), PositionError::Unexpected { at, .. } if at == (24..25)));
    assert!(matches!(row("***w50......."), PositionError::OutOfRange { at, .. } if at == (25..27)));
    assert!(matches!(row("***w3+4......."), PositionError::OutOfRange { high: 3, .. }));
    assert!(matches!(row("***......."), PositionError::Count { found: 10, expected: 11, .. }));
    assert!(matches!(wrong("w jump"), PositionError::Unexpected { .. }));
    assert!(matches!(wrong("..... w jump"), PositionError::Count { found: 1, expected: 5, .. }));
}

#[test]
fn composed_positions_need_no_play_but_keep_the_rules() {
    let composed = |text: &str| dvonn("").read_composed(text);
    let row =
        |row: &str| composed(&format!("........./........../{row}/........../......... w jump"));
    let board = row("..*wb......").expect("one red piece will do");
    let mut moves = Vec::new();
    dvonn("").moves(&board, &mut moves);
    assert_eq!(moves.len(), 2);
    assert!(composed(&QUICK.replace("w jump", "b jump")).is_ok());
    for text in ["...wb......", "****w......", "***.w......", "***w25b25......", "***x......."] {
        assert!(row(text).is_err(), "{text}");
    }
    assert!(dvonn("start=quick").read_composed(PLACING).is_err());
}

/// Three red pieces and a black one.
const PLACING: &str = "........./........../.........../........../***b..... w place";

#[test]
fn the_picture_shows_stacks_and_scores() {
    let board = read("........b4+/..w3b3+2....b3b3/.........../........../......... w jump");
    let picture = dvonn("").picture(&board);
    // Beside the 49 spaces a piece of each player stands at the score.
    assert_eq!(picture.places.len(), 51);
    let labels: Vec<&str> = picture.labels.iter().map(|label| label.text.as_str()).collect();
    assert_eq!(labels.join(" "), "1 2 3 4 5 A B C D E F G H I J K 3 13");
    assert_eq!(picture.labels[16].owner, Some(Player::FIRST));
    assert!(dvonn("").show(&board).ends_with("\nW 3, B 13"));
}
