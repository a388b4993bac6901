//! A class of thirty while long jobs run.

use std::{thread, time::Duration};

use serde_json::json;
use stratege_web::{Bounds, Settings};

use crate::client::{Running, bounded, bounds, settings};

#[test]
fn thirty_clients_are_answered_while_three_jobs_run() {
    let server = Running::new(settings());
    let plan = json!({ "games": 100_000_000 });
    for game in ["tic-tac-toe", "connect-four:4x4", "nim"] {
        let request = json!({ "game": game, "strategies": ["random", "first"], "plan": plan });
        server.begin(&json!({ "kind": "tournament", "request": request }));
    }
    thread::scope(|scope| {
        for client in 0..30_usize {
            let server = &server;
            scope.spawn(move || {
                let moves = ["b2", "a1", "c3"];
                for count in 0..4 {
                    let body = json!({ "game": "tic-tac-toe", "moves": &moves[..count] });
                    let play = server.post("/api/v1/play", &body);
                    assert_eq!(play.status, 200, "{client}: {}", play.text);
                    let body = json!({ "game": "tic-tac-toe", "moves": &moves[..count], "strategy": "minimax:2" });
                    let choice = server.post("/api/v1/choose", &body);
                    assert_eq!(choice.status, 200, "{client}: {}", choice.text);
                }
                let hint = server.post("/api/v1/hints", &json!({ "game": "chomp:3x4" }));
                assert_eq!(hint.status, 200, "{client}: {}", hint.text);
                assert_eq!(server.get("/").status, 200);
            });
        }
    });
}

#[test]
fn boards_and_moves_are_answered_while_all_jobs_run_and_all_hints_are_taken() {
    let long = Duration::from_mins(10);
    let patient = Bounds { jobs: 1, hint_time: long, request_time: long, ..bounds() };
    let server = Running::new(Settings { thinkers: 1, ..bounded(patient) });
    let plan = json!({ "games": 100_000_000 });
    let request = json!({ "game": "nim", "strategies": ["random", "first"], "plan": plan });
    server.begin(&json!({ "kind": "tournament", "request": request }));
    let waiting = server.fill_with_hints();
    let moves = json!(["4", "4"]);
    let body = json!({ "game": "connect-four", "moves": moves });
    assert_eq!(server.post("/api/v1/play", &body).status, 200);
    let body = json!({ "game": "connect-four", "moves": moves, "strategy": "minimax:1" });
    assert_eq!(server.post("/api/v1/choose", &body).status, 200);
    assert_eq!(server.get("/").status, 200);
    drop(waiting);
}

#[test]
fn the_thread_of_a_request_that_took_too_long_is_free_again() {
    let hasty = Bounds {
        hint_time: Duration::from_mins(10),
        request_time: Duration::from_millis(500),
        ..bounds()
    };
    let server = Running::new(Settings { thinkers: 1, ..bounded(hasty) });
    let late = server.post("/api/v1/hints", &json!({ "game": "connect-four:8x7" }));
    assert_eq!(late.status, 408, "{}", late.text);
    let hint = server.post("/api/v1/hints", &json!({ "game": "nim:1,2" }));
    assert_eq!(hint.status, 200, "{}", hint.text);
}

#[test]
fn strategies_with_more_time_than_the_server_move_in_its_time() {
    let hasty = Bounds { move_time: Duration::from_secs(1), ..bounds() };
    let server = Running::new(bounded(hasty));
    for (game, strategy) in [
        ("connect-four", "mcts:60min"),
        ("connect-four", "mcts:60min,parallel=2"),
        ("connect-four", "alphabeta:60min"),
        ("dominoes", "inference:60min"),
        ("dice:20x3", "mcts:60min"),
    ] {
        let choice = server.post("/api/v1/choose", &json!({ "game": game, "strategy": strategy }));
        assert_eq!(choice.status, 200, "{game} {strategy}: {}", choice.text);
    }
}
