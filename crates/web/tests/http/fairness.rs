//! What one address asks for does not keep others waiting.
//!
//! Linux answers at every address that begins with 127; other systems do not.

use std::{io::Read, net::TcpStream, time::Duration};

use serde_json::{Value, json};
use stratege_web::{Bounds, Settings};

use crate::client::{Running, bounded, bounds, settings};

/// A job that takes much longer than any test.
fn endless() -> Value {
    let plan = json!({ "games": 100_000_000 });
    let request = json!({ "game": "tic-tac-toe", "strategies": ["random", "first"], "plan": plan });
    json!({ "kind": "tournament", "request": request })
}

#[test]
fn a_job_of_another_address_is_done_while_one_fills_the_queue() {
    let server = Running::new(bounded(Bounds { jobs: 2, queue: 3, ..bounds() }));
    // As many as there is room for, however soon they are begun.
    let refused =
        (0..100).map(|_| server.post("/api/v1/jobs", &endless())).find(|it| it.status != 202);
    assert_eq!(refused.map(|it| it.status), Some(429));
    let solve = json!({ "kind": "solve", "request": { "game": "chomp:2x2" } });
    for last in [2, 3, 2] {
        let begun = server.post_from(last, "/api/v1/jobs", &solve);
        assert_eq!(begun.status, 202, "{}", begun.text);
        let job = begun.json()["job"].as_str().expect("a name").to_owned();
        let end = server.listen(&job, "").last().expect("an event");
        assert_eq!((end.0.as_str(), &end.1["winner"]), ("result", &json!(1)));
    }
}

#[test]
fn a_hint_for_another_address_is_found_while_one_takes_all_threads() {
    let long = Duration::from_mins(10);
    let patient = Bounds { hint_time: long, request_time: long, ..bounds() };
    let server = Running::new(Settings { thinkers: 1, ..bounded(patient) });
    let waiting = server.fill_with_hints();
    let hint = server.post_from(2, "/api/v1/hints", &json!({ "game": "nim:1,2" }));
    assert_eq!(hint.status, 200, "{}", hint.text);
    drop(waiting);
}

#[test]
fn idle_connections_make_room_for_others() {
    let server = Running::new(Settings { connections: 4, ..settings() });
    let idle: Vec<TcpStream> = (0..40).map(|_| server.connect_from(2)).collect();
    let play = json!({ "game": "chomp:2x2" });
    assert_eq!(server.post("/api/v1/play", &play).status, 200);
    // Those of the same address make room for each other, too.
    assert_eq!(server.post_from(2, "/api/v1/play", &play).status, 200);
    // Most of them were hung up on: nothing comes from them but their end.
    let mut oldest = idle.into_iter().next().expect("a connection");
    assert_eq!(oldest.read(&mut [0]).ok(), Some(0));
}
