//! How positions, moves and players are told to programs, and what a question looks like.

use std::fs;

use serde_json::{Value, json};
use stratege_core::{Alternating, Convention, Game, Listed, Plain, Player};
use stratege_games::{
    chomp::Chomp, connect_four::ConnectFour, grundy::Grundy, kayles::Kayles, mnk::Mnk,
    subtraction::Subtraction,
};
use stratege_tournament::observation::{FullObservation, WrittenObservation};

use super::{FIRST, GENEROUS, TIC_TAC_TOE, domineering, folder, nim, run};

#[test]
fn each_game_is_told_as_in_its_paper() {
    let told = "[[0,-1,-1],[0,-1,-1],[-1,-1,-1]] [[0,1],[1,1],[2,0],[2,1]] [0,1]";
    check(&domineering(), "#../#../... 2", told);
    let told = "[[0,0,-1],[-1,-1,-1],[-1,-1,-1]] [[0,2],[1,0],[1,1],[1,2]] [0,1]";
    check(&domineering(), "##./.../...", told);
    let told = "[4,3,1] [[0,1],[0,2],[0,3],[1,0],[1,1],[1,2],[2,0]] [1,2]";
    check(&Alternating::normal(Chomp::new(3, 5)), "4,3,1", told);
    check(&Alternating::normal(Grundy::new(8)), "5,3", "[5,3] [[5,1],[5,2],[3,1]] [1,0]");
    let told = r#"["X",".","O","X","O",".",".","X","."] [1,5,6,8] ["X","O"]"#;
    check(&TIC_TAC_TOE, "X.O/XO./.X.", told);
    let told = r#"[["X",".",".","O"],[".","O","X","X"]] [[0,1],[0,2],[1,0]] ["X","O"]"#;
    check(&Mnk::new(4, 2, 3, Convention::Normal), "X..O/.OXX", told);
    let told = r#"[["O",".","."],["X","X","."]] [1,2] ["X","O"]"#;
    check(&ConnectFour::new(3, 2, 3), "112", told);
    check(&nim(&[1, 3]), "0,2", "[0,2] [[1,1],[1,2]] [1,2]");
    let told = "[2,1] [[2,1,0],[2,2,0],[1,1,0]] [1,2]";
    check(&Alternating::normal(Kayles::new(5)), "2,1", told);
    check(&Alternating::normal(Subtraction::new(9, 3)), "2", "2 [1,2] [1,2]");
}

/// Compares a board, the moves there and the players with their plain forms.
#[track_caller]
fn check<G>(game: &G, position: &str, told: &str)
where
    G: Game + Listed<Game = G, Position = <G as Game>::State>,
{
    let state = game.read(position).expect("a position");
    let board = json(FullObservation::<G>::plain(game, &state));
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    let moves: Value =
        moves.into_iter().map(|mv| json(FullObservation::<G>::plain_move(game, mv))).collect();
    let players: Value = Player::BOTH
        .map(|player| json(FullObservation::<G>::plain_player(game, player)))
        .to_vec()
        .into();
    assert_eq!(format!("{board} {moves} {players}"), told);
}

fn json(plain: Plain) -> Value {
    match plain {
        Plain::Number(number) => number.into(),
        Plain::Word(word) => word.into(),
        Plain::List(items) => items.into_iter().map(json).collect(),
    }
}

#[test]
fn a_question_says_all_there_is_to_know() {
    let file = folder("question").join("questions");
    let script = FIRST.replace("; do ", &format!(r#"; do echo "$q" >> {}; "#, file.display()));
    assert!(run(&script, GENEROUS, 2).is_clean());
    let questions = fs::read_to_string(file).expect("a file");
    let first = questions.lines().next().expect("a question");
    let (told, seed) = first.rsplit_once(r#","seed":"#).expect("a seed");
    assert_eq!(
        told,
        r#"{"game":"tic-tac-toe","player":1,"player_plain":"X","position":".../.../...","board":[".",".",".",".",".",".",".",".","."],"moves":["a3","b3","c3","a2","b2","c2","a1","b1","c1"],"moves_plain":[0,1,2,3,4,5,6,7,8],"history":[],"play":1"#,
    );
    assert!(seed.trim_end_matches('}').parse::<u32>().expect("a number") < 1 << 31);
    let questions: Vec<Value> =
        questions.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let second = &questions[1];
    assert_eq!(
        (&second["history"][0], second["history"].as_array().map(Vec::len)),
        (&json!("a3"), Some(2))
    );
    let next_play = questions.iter().find(|question| question["play"] == 2).expect("two plays");
    assert_eq!((&next_play["player"], &next_play["player_plain"]), (&json!(2), &json!("O")));
    assert_eq!(next_play["history"].as_array().map(Vec::len), Some(1));
}
