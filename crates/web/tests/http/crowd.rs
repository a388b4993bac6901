//! A class of thirty while long jobs run.

use std::thread;

use serde_json::json;

use crate::client::{Running, settings};

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
