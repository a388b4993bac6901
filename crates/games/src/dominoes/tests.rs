//! Rules and notation by example.

use std::collections::BTreeMap;

use stratege_core::{Game, Hidden, Listed, Params, Picture, Player, Turn, Viewed};

use super::{DominoTable, Dominoes, Judge, Move, Side, Tile};

fn game(words: &str) -> Dominoes {
    let params = Params::parse(&Dominoes::card().params, words).expect("allowed parameters");
    Dominoes::setup(&params).expect("parameters that fit")
}

fn moves(game: &Dominoes, table: &DominoTable) -> String {
    let mut moves = Vec::new();
    game.moves(table, &mut moves);
    let words: Vec<String> = moves.iter().map(ToString::to_string).collect();
    words.join(" ")
}

/// Plays `moves` one after the other.
fn play(game: &Dominoes, from: &str, notations: &str) -> DominoTable {
    let mut table = game.read(from).expect("a position");
    for notation in notations.split_whitespace() {
        let mut moves = Vec::new();
        game.moves(&table, &mut moves);
        let mv = moves.into_iter().find(|mv| mv.to_string() == notation);
        game.play(&mut table, mv.unwrap_or_else(|| panic!("{notation} is legal")));
    }
    table
}

#[test]
fn the_highest_tile_begins_and_is_laid() {
    let game = game("3,hand=3");
    let table = game.read("1:3-2,2-2,1-0 2:3-3,1-1,0-0").expect("a deal");
    assert_eq!(game.turn(&table), Turn::Player(Player::SECOND));
    assert_eq!(moves(&game, &table), "3-3");
    let table = play(&game, "1:3-2,2-2,1-0 2:3-3,1-1,0-0", "3-3");
    assert_eq!(moves(&game, &table), "3-2");
}

#[test]
fn a_tile_goes_to_the_left_end_unless_the_end_is_free() {
    let from = "1:3-3,3-1,1-1 2:3-2,2-1,0-0";
    let left = game("3,hand=3");
    let table = play(&left, from, "3-3 3-2 3-1");
    // The chain is 2-3 3-3 3-1: 2-1 fits both ends.
    assert_eq!(moves(&left, &table), "2-1");
    assert_eq!(play(&left, from, "3-3 3-2 3-1 2-1").ends(), Some([1, 1]));
    let free = game("3,hand=3,ends=free");
    assert_eq!(moves(&free, &table), "2-1l 2-1r");
    assert_eq!(play(&free, from, "3-3 3-2 3-1 2-1r").ends(), Some([2, 2]));
}

#[test]
fn fewest_points_win_and_the_larger_half_may_count_twice() {
    // Player 1 is left with 1-1 (2 points, or 2), player 2 with 2-0 and 0-0 (2 points, or 4).
    let blocked = "1:1-1 2:2-0,0-0 laid1:4-4,3-3 laid2:4-3 ends:4,3 turn:2 passes:2";
    let payoff = |words: &str, text: &str| {
        let game = game(words);
        let table = game.read(text).expect("a position");
        assert_eq!(game.turn(&table), Turn::Over);
        (game.payoff(&table, Player::FIRST), game.margin(&table))
    };
    assert_eq!(payoff("4,hand=3", blocked), (0, 0));
    assert_eq!(payoff("4,hand=3,first-half-twice", blocked), (1, 2));
    // An empty hand against 0-0: a draw by points, a win by the rule of the last tile.
    let out = "1: 2:0-0 laid1:3-3,3-1 laid2:3-2 ends:2,1 turn:2";
    assert_eq!(payoff("3,hand=2", out), (0, 0));
    assert_eq!(payoff("3,hand=2,last=wins", out), (1, 0));
}

#[test]
fn the_block_game_is_a_preset_that_settings_override() {
    let word = |text: &str| {
        Params::parse(&Dominoes::card().params, text).expect("allowed parameters").to_string()
    };
    let block = "6x7,rules=block,start=first,ends=free,scoring=pips,last=wins,hands=hidden";
    assert_eq!(word("block"), block);
    assert_eq!(word("bloqué"), block);
    assert_eq!(word("block,hand=5,ends=left"), block.replace("x7", "x5").replace("free", "left"));
}

#[test]
fn impossible_positions_are_refused() {
    let game = game("3,hand=2");
    let refused = |text: &str| game.read(text).expect_err("refused").to_string();
    assert!(refused("1:3-3 2:2-2,1-1").contains("1 instead of 2"));
    assert!(refused("1:3-3,2-2 2:2-2,1-1").contains("twice"));
    assert!(refused("1:3-3,4-2 2:2-2,1-1").contains("between 0 and 3"));
    assert!(refused("1:3-3,2-2 2:2-1,1-1 turn:2").contains("nothing is laid"));
    assert!(refused("1:2-2 2:2-1,1-1 laid1:3-3 ends:3,1").contains("chain"));
    assert!(refused("1:2-2 2:2-1,1-1 laid1:3-3").contains("ends"));
    assert!(refused("hello").contains("unexpected"));
    let lacking = "1:2-2 2:1-1 laid1:3-3 laid2:3-2 ends:3,2 turn:1 lacks1:2";
    assert!(refused(lacking).contains("has passed"));
    let passed = "1:2-2 2:1-1 laid1:3-3 laid2:3-2 ends:3,2 turn:2 passes:1";
    assert!(refused(passed).contains("has passed"));
    assert!(refused("1:3-3 2:1-1 laid1:3-2 laid2:2-1 ends:3,1").contains("highest tile"));
    let twice = "1: 2:2-2,1-1 laid1:3-3,3-0 ends:3,0 turn:2";
    assert!(refused(twice).contains("in turn"));
    assert!(refused("1:2-2 2:1-1 laid1:3-3 laid2:3-2 ends:3,2 turn:2").contains("in turn"));
}

#[test]
fn a_player_knows_what_the_other_lacks() {
    // Player 2 passed on 3 and 2; the highest tile of both hands was 3-3.
    let game = game("3,hand=3");
    let table = play(&game, "1:3-3,3-2,0-0 2:1-1,1-0,2-0", "3-3 pass 3-2 2-0");
    let view = game.view(&table, Player::FIRST);
    let mut guesses = Vec::new();
    game.guesses(&view, 100, &mut guesses);
    // Unseen: 3-1, 3-0, 2-2, 2-1, 1-1, 1-0; those with a 3 cannot be held by player 2.
    assert_eq!(guesses.len(), 6);
    assert!(guesses.contains(&table));
}

#[test]
fn pictures_show_the_hands_around_the_chain() {
    let game = game("3,hand=3");
    let from = "1:3-3,3-1,1-1 2:3-2,2-1,0-0";
    let rows = |picture: &Picture| {
        let mut rows: BTreeMap<i16, String> = BTreeMap::new();
        for label in &picture.labels {
            rows.entry(label.y).or_default().extend([label.text.as_str(), ": "]);
        }
        for place in &picture.places {
            rows.entry(place.y).or_default().extend(place.piece.map(|piece| piece.glyph));
        }
        rows.into_values().collect::<Vec<String>>()
    };
    let table = play(&game, from, "3-3 3-2 3-1");
    assert_eq!(rows(&game.picture(&table)), ["1: 11", "2 … 1: ", "333231", "2: 2100"]);
    let moves = [(3, 3), (3, 2), (3, 1)].map(|(a, b)| Move::Lay(Tile::of(a, b), Side::Given));
    assert_eq!(rows(&game.picture_along(&moves, &[], &table)), ["1: 11", "233331", "2: 2100"]);
    assert_eq!(game.line(&moves, &table).as_deref(), Some("[[2, 3], [3, 3], [3, 1]]"));
    // What a player does not see lies face down, and nothing of it can be touched.
    let seen = game.veil(&table, Player::SECOND);
    let veiled = game.picture_along(&moves, &[], &seen);
    assert_eq!(rows(&veiled), ["1: ??", "233331", "2: 2100"]);
    let lay = Move::Lay(Tile::of(2, 1), Side::Left);
    assert_eq!(game.touched(&seen, lay, &veiled), [8, 2]);
    assert_eq!(game.touched(&table, lay, &game.picture_along(&moves, &[], &table)), [8, 2]);
    // Before the deal there is nothing to hide.
    assert!(game.picture(&game.start()).places.is_empty());
    // Moves that do not lead there say nothing.
    assert_eq!(game.line(&moves[1..], &table), None);
    assert_eq!(game.picture_along(&moves[1..], &[], &table), game.picture(&table));
}

#[test]
fn a_judge_learns_what_came_of_a_position() {
    let game = Dominoes::paper();
    let table = game.read(OPENED).expect("a position");
    let mut number = 1_u64;
    let mut judge = Judge::ignorant(|count| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (number >> 33) as u32 % count
    });
    let inputs = judge.inputs(&game, &game.view(&table, Player::FIRST));
    for came in [1.0, 0.0] {
        let before = judge.chance(&inputs);
        (0..50).for_each(|_| judge.learn(&inputs, came, 0.01));
        let after = judge.chance(&inputs);
        assert!((came - after).abs() < (came - before).abs() / 2.0, "{before} {after}");
    }
}

#[test]
fn the_weights_are_those_of_the_table() {
    assert_eq!(Judge::learned().weights(), super::weights::WEIGHTS);
}

/// Player 1 has begun with the highest tile.
const OPENED: &str = "1:6-5,6-4,6-0,5-5,4-4,3-3,2-1,1-1,0-0 2:6-3,6-2,5-4,5-3,5-2,4-3,3-2,2-2,1-0,2-0 \
                      laid1:6-6 ends:6,6 turn:2";
