//! The rules, one written position for each.

use std::collections::BTreeSet;

use stratege_core::{Game, Listed, Params, Player, PositionError, Turn};

use super::{BOARD, Diaballik, Move, Position, STRIDE, is_wall};

fn game(words: &str) -> Diaballik {
    let params = Params::parse(&Diaballik::card().params, words).expect("allowed");
    Diaballik::setup(&params).expect("fits")
}

fn moves_of(game: &Diaballik, position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves
}

/// Compares the moves of a position that is written as it is read.
#[track_caller]
fn check(words: &str, position: &str, moves: &str) {
    let game = game(words);
    let read = game.read(position).expect("a position");
    assert_eq!(game.write(&read), position);
    let found: Vec<String> = moves_of(&game, &read).iter().map(Move::to_string).collect();
    assert_eq!(found.join(" "), moves);
}

/// The position after some moves that must be legal.
#[track_caller]
fn after(position: &str, notations: &[&str]) -> String {
    let game = game("");
    let mut state = game.read(position).expect("a position");
    for notation in notations {
        let moves = moves_of(&game, &state);
        let mv = moves.into_iter().find(|mv| mv.to_string() == *notation);
        game.play(&mut state, mv.unwrap_or_else(|| panic!("{notation} is not legal")));
    }
    game.write(&state)
}

/// Compares what player 1 gets, if the play is over.
#[track_caller]
fn check_end(words: &str, position: &str, payoff: Option<i32>) {
    let game = game(words);
    let read = game.read(position).expect("a position");
    assert_eq!(game.write(&read), position);
    let over = game.turn(&read) == Turn::Over;
    assert_eq!(over.then(|| game.payoff(&read, Player::FIRST)), payoff, "{position}");
    assert_eq!(over, moves_of(&game, &read).is_empty());
}

const START: &str = "oooOooo/......./......./......./......./......./xxxXxxx 1 2 1";

#[test]
fn runners_step_to_the_four_sides_but_not_with_the_ball() {
    let moves = "a1-a2 b1-b2 c1-c2 e1-e2 f1-f2 g1-g2 d1:a1 d1:b1 d1:c1 d1:e1 d1:f1 d1:g1";
    check("", START, moves);
    let alone = "oooOooo/......./......./...x.../......./......./xxxXx.x 1 1 0";
    let moves = "e1-f1 d4-e4 g1-f1 d4-c4 a1-a2 b1-b2 c1-c2 e1-e2 g1-g2 d4-d5 d4-d3 end";
    check("", alone, moves);
}

#[test]
fn throws_go_in_eight_directions_over_own_runners() {
    let one = "o.oxO.o/.....x./......./xx.X.../......./.x..o../..ox.o. 1 0 1";
    check("", one, "d4:d1 d4:b2 d4:a4 d4:b4 d4:f6 d4:d7 end");
    check("blocked", one, "d4:d1 d4:b2 d4:b4 d4:f6 d4:d7 end");
    // Enemies on d5 and f4 stop the throws to d6 and g4.
    let two = "xoo.oOo/.x.x.../...o.../...X.ox/......./.....x./......x 1 0 1";
    check("", two, "d4:g1 d4:f2 d4:b6 d4:a7 end");
    check("blocked", two, "d4:f2 d4:b6 end");
}

#[test]
fn a_turn_has_two_steps_and_a_throw_in_any_order() {
    let two_steps = "oooOooo/......./......./......./..x..../......./xx.Xxxx 1 0 1";
    assert_eq!(after(START, &["c1-c2", "c2-c3"]), two_steps);
    let thrown = "oooOooo/......./......./......./......./......./xxXxxxx 1 2 0";
    assert_eq!(after(START, &["d1:c1"]), thrown);
    // The runner that gave the ball away may step, the one that has it may not.
    let moves = moves_of(&game(""), &game("").read(thrown).expect("a position"));
    let notations: BTreeSet<String> = moves.iter().map(Move::to_string).collect();
    assert!(notations.contains("d1-d2") && !notations.contains("c1-c2"));
    // Nothing is left: the turn ends by itself.
    let ended = "oooOooo/......./......./......./......./.x.x.../x.X.xxx 2 2 1";
    assert_eq!(after(START, &["b1-b2", "d1:c1", "d1-d2"]), ended);
}

#[test]
fn a_turn_ends_on_request_after_one_action() {
    let stepped = "oooOooo/......./......./......./......./x....../.xxXxxx 2 2 1";
    assert_eq!(after(START, &["a1-a2", "end"]), stepped);
    let moves = moves_of(&game(""), &game("").start());
    assert!(!moves.contains(&Move::End), "not before");
}

#[test]
fn a_turn_without_any_action_is_skipped() {
    let rows = "......./......./......./O....../xo...../xxo..oo/xxxo.oX";
    check("", &format!("{rows} 1 2 1"), "end");
    assert_eq!(after(&format!("{rows} 1 2 1"), &["end"]), format!("{rows} 2 2 1"));
}

#[test]
fn the_ball_wins_on_the_enemy_home_rank() {
    let before = "ooxOooo/.o...../......./......./......./......./xxXxxx. 1 2 1";
    check_end("", before, None);
    let won = "ooXOooo/.o...../......./......./......./......./xxxxxx. 1 2 0";
    assert_eq!(after(before, &["c1:c7"]), won);
    check_end("", won, Some(1));
    // A runner that arrives does not win without the ball, and the last throw of a turn wins too.
    check_end("", "xooOooo/....o../......./......./......./......./xxXxxx. 1 1 1", None);
    check_end("", "ooXOooo/.o...../......./......./......./......./xxxxxx. 2 2 1", Some(1));
    check_end("", "ooo.ooo/......./......./......./......./......x/xxxOxxX 2 1 0", Some(-1));
}

#[test]
fn the_owner_of_a_wall_loses_when_three_enemies_touch_it() {
    let three = "oo.O..o/......./......./o.o.o../xxxXxxx/......./.......";
    check_end("", &format!("{three} 2 2 1"), Some(-1));
    check_end("", &format!("{three} 1 2 1"), Some(-1));
    check_end("", &format!("{three} 2 1 1"), None);
    check_end("", "oo.O..o/......./....o../o.o..../xxxXxxx/......./....... 2 2 1", None);
    // Player 2, from below.
    check_end("", "......./oooOooo/x.x..x./......./......./......./x.Xx..x 2 2 1", Some(1));
    // Steps of one rank are a wall, steps of two are not, nor are two runners on one file.
    check_end("", "oo.O..o/......./......./oxoXox./x.x.x.x/......./....... 2 2 1", Some(-1));
    check_end("", "oo.O..o/......./......./o.o.o../.xxXxxx/......./x...... 2 2 1", None);
    check_end("", "oo.O..o/......./......./o.o.ox./xxxXxx./......./....... 2 2 1", None);
    check_end("", START, None);
}

#[test]
fn whoever_ends_the_turn_loses_if_both_have_walls() {
    let both = "......./......./......./oooOooo/xxxXxxx/......./.......";
    check_end("", &format!("{both} 1 2 1"), Some(1));
    check_end("", &format!("{both} 2 2 1"), Some(-1));
}

#[test]
fn runners_behind_a_wall_may_suspend_the_rule() {
    let passed = "oo.O.../......./......./o.o.o../xxxXxxx/......./...o... 2 2 1";
    check_end("", passed, Some(-1));
    check_end("suspends", passed, None);
    let before = "oo.O..o/......./......./o.o.o../xxxXxxx/......./....... 2 2 1";
    check_end("suspends", before, Some(-1));
    let above = "..x..../oooOooo/x.x..x./......./......./......./x.X...x 2 2 1";
    check_end("", above, Some(1));
    check_end("suspends", above, None);
}

/// Beside a runner of a wall, the next runner of the wall is above or below: so it makes no
/// difference whether contact from the side counts.
#[test]
fn what_touches_a_wall_touches_it_from_above_or_below() {
    for shape in 0..3_u32.pow(6) {
        let mut row = 24_u32;
        let mut wall = 1_u64 << row;
        let mut rest = shape;
        for column in 1..7 {
            row = row + 8 * (rest % 3) - 8;
            rest /= 3;
            if (48..).contains(&row) || row < 8 {
                break;
            }
            wall |= 1 << (row + column);
        }
        if is_wall(wall) {
            let vertical = (wall << STRIDE | wall >> STRIDE) & BOARD.cells & !wall;
            assert_eq!(BOARD.around(wall) & !wall & !vertical, 0, "{wall:x}");
        }
    }
}

#[test]
fn first_turns_are_counted() {
    for (words, positions, sequences) in
        [("", 290, Some(1128)), ("crossed", 132, None), ("blocked", 160, None)]
    {
        let game = game(words);
        let mut ends = BTreeSet::new();
        let found = first_turns(&game, &game.start(), &mut ends);
        assert_eq!(ends.len(), positions, "{words}");
        assert!(sequences.is_none_or(|sequences| found == sequences), "{words}: {found}");
    }
}

/// Counts the ways to play a turn to its end, and collects how it leaves the board.
fn first_turns(game: &Diaballik, position: &Position, ends: &mut BTreeSet<Position>) -> u32 {
    if game.mover(position) == Some(Player::SECOND) {
        ends.insert(*position);
        return 1;
    }
    let moves = moves_of(game, position);
    moves.into_iter().map(|mv| first_turns(game, &game.after(position, mv), ends)).sum()
}

#[test]
fn impossible_positions_are_refused() {
    let at = |text: &str| match game("").read(text) {
        Err(
            PositionError::Impossible { at: Some(at), .. }
            | PositionError::Unexpected { at, .. }
            | PositionError::Count { at, .. },
        ) => at,
        other => panic!("{text}: {other:?}"),
    };
    let rows = "oooOooo/......./......./......./......./......./xxxXxxx";
    assert_eq!(at(rows), 0..55, "no player");
    assert_eq!(at(&format!("{rows} 3 2 1")), 56..57, "no such player");
    assert_eq!(at(&format!("{rows} 1 3 1")), 58..59, "too many steps");
    assert_eq!(at(&format!("{rows} 1 2 é")), 60..62, "no number");
    assert_eq!(at(&format!("{rows} 1 0 0")), 58..61, "the turn is over");
    let arrived = "ooXOooo/.o...../......./......./......./......./xxxxxx.";
    assert_eq!(at(&format!("{arrived} 1 1 1")), 58..61, "the ball was not thrown");
    assert_eq!(at(&format!("{} 1 2 1", rows.replace('X', "x"))), 0..55, "no ball");
    assert_eq!(at(&format!("{} 1 2 1", rows.replace("xxxX", ".xxX"))), 0..55, "six runners");
    assert_eq!(at(&format!("{} 1 2 1", rows.replace('O', "o"))), 0..55, "no ball");
    assert_eq!(game("").read("start"), Ok(game("").start()));
}
