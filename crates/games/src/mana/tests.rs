//! The rules, one written position for each.

use stratege_core::{Game, Listed, Params, Player, PositionError, Turn, Verdict, ones, perft};

use super::{BOARD, Edition, Mana, Move, RINGS, WITH_RINGS, places};

fn game(words: &str) -> Mana {
    Mana::setup(&Params::parse(&Mana::card().params, words).expect("allowed")).expect("fits")
}

fn moves_of(game: &Mana, position: &str) -> Vec<Move> {
    let position = game.read(position).expect("a position");
    let mut moves = Vec::new();
    game.moves(&position, &mut moves);
    moves
}

/// Compares the moves of a position that is written as it is read.
#[track_caller]
fn check(words: &str, position: &str, moves: &str) {
    let game = game(words);
    let found: Vec<String> = moves_of(&game, position).iter().map(Move::to_string).collect();
    assert_eq!(found.join(" "), moves);
    let read = game.read(position).expect("a position");
    assert_eq!(game.write(&read), position);
}

/// The position after a move that must be legal.
#[track_caller]
fn after(words: &str, position: &str, notation: &str) -> String {
    let game = game(words);
    let moves = moves_of(&game, position);
    let mv = moves.into_iter().find(|mv| mv.to_string() == notation).expect("a legal move");
    let position = game.read(position).expect("a position");
    game.write(&game.after(&position, mv))
}

#[test]
fn there_are_twelve_squares_of_each_kind() {
    assert_eq!(WITH_RINGS.map(u64::count_ones), [0, 12, 12, 12]);
    assert_eq!(BOARD.cells.count_ones(), 36);
}

#[test]
fn a_piece_goes_exactly_as_far_as_its_square_has_rings() {
    let two = ".....O/....../...X../....../....../...... 1 2";
    check("", two, "d4-d2 d4-c3 d4-e3 d4-b4 d4-f4 d4-c5 d4-e5 d4-d6");
    // Three steps may lead around a corner to a neighbour, but never back over the same square.
    let three = "...O../....../....../..X.../....../...... 1 3";
    check(
        "",
        three,
        "c3-b1 c3-d1 c3-a2 c3-c2 c3-e2 c3-b3 c3-d3 c3-f3 c3-a4 c3-c4 c3-e4 c3-b5 c3-d5 c3-c6",
    );
}

#[test]
fn pieces_on_the_way_block_and_enemies_at_its_end_are_captured() {
    // The enemy on b3 is reached over c4 and b4 only; the own piece on c2 is not captured.
    let position = "...O../....../....../.oX.../..x.../...... 1 3";
    let moves = "c3-d1 c3-e2 c3-b3 c3-d3 c3-f3 c3-a4 c3-c4 c3-e4 c3-b5 c3-d5 c3-c6";
    check("", position, moves);
    let captured = "...O../....../....../.X..../..x.../...... 2 1";
    assert_eq!(after("", position, "c3-b3"), captured);
}

#[test]
fn ways_agree_with_walking_them_step_by_step() {
    fn walk(way: &mut Vec<u8>, steps: u8, empty: u64, ends: &mut u64) {
        let last = *way.last().expect("a way begins somewhere");
        if steps == 0 {
            *ends |= 1 << last;
        } else if way.len() == 1 || empty >> last & 1 != 0 {
            for next in ones(BOARD.around(1 << last)) {
                if !way.contains(&next) {
                    way.push(next);
                    walk(way, steps - 1, empty, ends);
                    way.pop();
                }
            }
        }
    }
    let mut word = 2024_u64;
    for _ in 0..200 {
        word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        for from in ones(BOARD.cells) {
            let empty = BOARD.cells & (word >> 20) & !(1 << from);
            let mut ends = 0;
            walk(&mut vec![from], RINGS[usize::from(from)], empty, &mut ends);
            assert_eq!(places::reach(from, empty) & !(1 << from), ends, "{from} {empty:x}");
        }
    }
}

#[test]
fn a_piece_on_the_demanded_rings_must_move_if_one_can() {
    let position = "....O./....../....../....../....../Xxxxxx 1 1";
    check("", position, "d1-d2");
    assert_eq!(
        after("", position, "d1-d2"),
        "....O./....../....../....../...x../Xxx.xx 2 3",
        "three rings bind the other"
    );
}

#[test]
fn whoever_cannot_obey_moves_any_other_piece() {
    // Nothing of player 1 stands on two rings.
    let absent = ".....O/....../....../....../xxx.../X..xx. 1 2";
    let moves = "d1-c1 d1-d2 e1-f1 e1-e2 e1-d3 e1-f3 e1-e4 a2-a3 b2-d3 b2-a4 b2-c4 b2-b5 c2-c1 \
                 c2-d2 c2-c3";
    check("", absent, moves);
}

#[test]
fn a_ronin_comes_back_on_any_empty_square_and_binds() {
    // The daimyo on three rings cannot move: its neighbours are taken.
    let position = "...O../....../....../....../x...../Xo.... 1 3";
    let entries = ones(BOARD.cells)
        .map(|square| places::cell(square).to_string())
        .filter(|name| !["a1", "b1", "a2", "d6"].contains(&name.as_str()))
        .map(|name| format!("@{name}"));
    let moves = ["a2-b2", "a2-a3"].map(String::from).into_iter().chain(entries);
    check("", position, &moves.collect::<Vec<_>>().join(" "));
    assert_eq!(
        after("", position, "@c4"),
        "...O../....../..x.../....../x...../Xo.... 2 1",
        "one ring at c4"
    );
    // All five ronin are on the board: nothing can come back.
    check("", "..O.../....../....../....../xx..../Xo.xxx 1 2", "f1-e2 f1-f3");
}

#[test]
fn whoever_can_do_nothing_passes_and_the_other_is_free() {
    let blocked = "....../....../....../.....o/ooo.ox/XxxOxx 1 1";
    check("", blocked, "pass");
    let free = "....../....../....../.....o/ooo.ox/XxxOxx 2 -";
    assert_eq!(after("", blocked, "pass"), free);
    let kinds: Vec<u8> = moves_of(&game(""), free)
        .iter()
        .map(|mv| match mv {
            Move::Go(from, _) => RINGS[usize::from(*from)],
            other => panic!("{other} is no move of a piece"),
        })
        .collect();
    assert!(kinds.contains(&1) && kinds.contains(&3), "pieces on all rings may move: {kinds:?}");
    // With a captured ronin the same player puts it back instead.
    let with_ronin = "....../....../....../.....o/ooo.ox/XxxO.x 1 1";
    assert!(!moves_of(&game(""), with_ronin).contains(&Move::Pass));
}

#[test]
fn the_daimyo_is_captured_by_any_piece_and_that_ends_the_play() {
    for (words, position, notation, winner) in [
        ("", "....../....../....../....../..xO../X....o 1 2", "c2-d2", Player::FIRST),
        ("", "....../....../....../....../..XO../.....o 1 2", "c2-d2", Player::FIRST),
        ("jactalea", "....../....../....../....../x.Ox../..X..o 2 1", "c2-c1", Player::SECOND),
    ] {
        let game = game(words);
        let end = game.read(&after(words, position, notation)).expect("a position");
        assert_eq!(game.turn(&end), Turn::Over);
        assert_eq!(game.payoff(&end, winner), 1);
        assert_eq!(game.payoff(&end, winner.other()), -1);
        assert_eq!(game.mover(&end), Some(winner.other()));
    }
}

#[test]
fn the_daimyo_begins_on_two_rings_of_the_home_rank() {
    check("", "....../....../....../....../....../...... 1 setup", "b1 c1 f1");
    let second = "....../....../....../....../....../xXxxxx 2 setup";
    assert_eq!(after("", "start", "b1"), second);
    check("", second, "b6 c6 f6");
    assert_eq!(after("", second, "f6"), "oooooO/....../....../....../....../xXxxxx 1 -");
}

#[test]
fn all_nine_openings_have_as_many_plays() {
    let game = game("");
    for first in moves_of(&game, "start") {
        let one = game.after(&game.start(), first);
        for second in moves_of(&game, &game.write(&one)) {
            let opening = game.after(&one, second);
            let found = [1, 2, 3].map(|depth| perft(&game, &opening, depth));
            assert_eq!(found, [16, 56, 261], "{first} {second}");
        }
    }
}

#[test]
fn six_pieces_are_placed_freely_at_an_edge() {
    let game = game("jactalea");
    let placements = moves_of(&game, "start");
    assert_eq!(placements.len(), 4 * 5544);
    assert_eq!(placements[0].to_string(), "a1:b1c1d1e1f1");
    // Who stands in the west is faced from the east.
    let west = after("jactalea", "start", "b2:a1b1a2a4a6");
    assert_eq!(west, "x...../....../x...../....../xX..../xx.... 2 setup");
    let replies = moves_of(&game, &west);
    assert_eq!(replies.len(), 5544);
    assert!(replies.iter().all(|mv| !mv.to_string().contains(['a', 'b', 'c', 'd'])));
    let opening = after("jactalea", &west, "e1:f1e2f2e3f3");
    assert_eq!(opening, "x...../....../x...../....oo/xX..oo/xx..Oo 1 -");
}

#[test]
fn in_escampe_player_2_places_last_and_moves_first() {
    let game = game("escampe");
    assert_eq!(moves_of(&game, "start").len(), 5544);
    let placed = after("escampe", "start", "a1:b1c1d1e1f1");
    let replies = moves_of(&game, &placed);
    assert_eq!((replies.len(), replies[0].to_string()), (5544, "a5:b5c5d5e5f5".to_owned()));
    let opening = after("escampe", &placed, "f6:a6b6c6d6e6");
    assert_eq!(opening, "oooooO/....../....../....../....../Xxxxxx 2 -");
}

#[test]
fn in_escampe_only_the_daimyo_is_captured_and_only_by_ronin() {
    let check = |position, moves| check("escampe", position, moves);
    check("oooo../....../....../....o./..xO../xxxx.X 1 1", "d1-e1 d1-d2 c2-b2 c2-d2 c2-c3");
    check("oooo../....../....../....O./..xo../xxxx.X 1 1", "d1-e1 c2-b2 c2-c3");
    check("oooo../....../....../....o./..XO../xxx.xx 1 1", "c2-b2 c2-c3");
}

#[test]
fn in_escampe_whoever_cannot_obey_passes() {
    // The daimyo is shut in, but another piece stands on three rings; without it nobody moves.
    let position = "oooo../....O./....../....../x.o.../Xxx.xx 1 3";
    let blocked = "oooo../....O./....../....../x.o.../Xxxx.x 1 3";
    check("escampe", position, "e1-d1 e1-e2 e1-d3 e1-f3 e1-e4");
    check("escampe", blocked, "pass");
}

#[test]
fn impossible_positions_are_refused() {
    let at = |words: &str, text: &str| match game(words).read(text) {
        Err(
            PositionError::Impossible { at: Some(at), .. }
            | PositionError::Unexpected { at, .. }
            | PositionError::Count { at, .. },
        ) => at,
        other => panic!("{text}: {other:?}"),
    };
    let rows = "oooooO/....../....../....../....../xXxxxx";
    assert_eq!(at("", rows), 0..41, "no player");
    assert_eq!(at("", &format!("{rows} 3 -")), 42..43, "no such player");
    assert_eq!(at("", &format!("{rows} 1 4")), 44..45, "no such rings");
    assert_eq!(at("", &format!("{rows} 2 -")), 44..45, "player 1 moves first");
    assert_eq!(at("escampe", &format!("{rows} 1 -")), 44..45, "player 2 moves first");
    assert_eq!(at("", "oooOoO/....../....../....../....../xXxxxx 1 -"), 5..6, "two of them");
    assert_eq!(at("", "O...../....../....../....../....../X..... 1 3"), 44..45, "nobody arrived");
    assert_eq!(at("", "o....é/....../....../....../....../X..... 1 3"), 5..7, "no piece");
    for (words, text) in [
        ("", "oooooO/....../....../....../o...../xXxxxx 1 1"),
        ("", "oooooo/....../....../....../....../xXxxx. 1 1"),
        ("", "....../....../....../....../....../Xxxxxx 2 setup"),
        ("", "....../....../....../....../....../xXxxxx 1 setup"),
        ("", "oooooO/....../....../....../....../xXxxxx 2 setup"),
        ("escampe", "ooooO./....../....../....../....../xXxxxx 1 1"),
        ("jactalea", "x...../....../x...../x...../.X..../xx.... 1 -"),
        ("jactalea", "oooooO/....../x...../x...../xX..../xx.... 1 -"),
    ] {
        let read = game(words).read(text);
        assert!(read.is_err(), "{text}: {read:?}");
    }
}

#[test]
fn repetition_is_a_draw_or_a_loss() {
    let rule = |words| game(words).repetition().expect("plays may go round in circles");
    assert_eq!(
        (rule("").occurrences, rule("").verdict, rule("").longest),
        (3, Verdict::Draw, 1000)
    );
    assert_eq!((rule("perte").occurrences, rule("loss").verdict), (2, Verdict::Loss));
    assert_eq!((rule("loss,repetition=4").occurrences, rule("longest=9").longest), (4, 9));
    assert_eq!(game("escampe").edition, Edition::Escampe);
}
