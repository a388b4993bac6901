//! Requests with changes that may matter or not: never fatal.

use std::time::Duration;

use serde_json::{Value, json};
use stratege_catalog::tournament::random::Random;
use stratege_web::Bounds;

use crate::client::{Running, bounded, bounds, settings};

/// Requests that make sense, to be spoiled.
fn sensible() -> Vec<(&'static str, Value)> {
    vec![
        (
            "/api/v1/play",
            json!({ "game": "chomp:3x4,play=normal", "moves": ["c3", "b2"], "seed": 7, "viewer": null }),
        ),
        ("/api/v1/play", json!({ "game": "tic-tac-toe", "start": "XO./.../...", "moves": ["a1"] })),
        ("/api/v1/hints", json!({ "game": "nim:1,2", "moves": ["1-1"] })),
        (
            "/api/v1/choose",
            json!({ "game": "nim:1,2", "moves": [], "strategy": "fallible:3,minimax:2" }),
        ),
        ("/api/v1/value", json!({ "sum": "nim:1,2", "beside": "{2|-1} + 3.^", "moves": true })),
        ("/api/v1/position", json!({ "game": "dominoes:3x2", "random": true, "seed": 3 })),
        ("/api/v1/arena", json!({ "game": "chomp:2x2", "attractor": 1 })),
        (
            "/api/v1/arena",
            json!({ "dictionary": "{'a': ['b'], 'b': []}", "owners": { "first": ["a"], "second": ["b"] } }),
        ),
        ("/api/v1/arena/export", json!({ "game": "chomp:2x2", "format": "dot", "step": 1 })),
        ("/api/v1/dice/at", json!({ "n": 5, "d": 2, "at": [1, 2] })),
        (
            "/api/v1/tournament/replay",
            json!({ "game": "nim:1,2", "a": "random", "b": "first", "play": 2 }),
        ),
        ("/api/v1/jobs", json!({ "kind": "count", "request": { "game": "nim:1,2" } })),
        ("/api/v1/picture", json!({ "game": "kayles:5", "format": "svg" })),
    ]
}

/// What is put into requests.
const RUBBISH: [&str; 14] = [
    "\"",
    "{",
    "]",
    "\\u0000",
    "-1",
    "1e999",
    "99999999999999999999",
    "é",
    "\u{0}",
    ":",
    ",",
    "null",
    "x",
    " ",
];

fn spoil(body: &mut Vec<u8>, random: &mut Random) {
    for _ in 0..=random.below(3) {
        let at = random.below(body.len() as u32 + 1) as usize;
        match random.below(4) {
            0 if at < body.len() => drop(body.remove(at)),
            1 if at < body.len() => body[at] = random.below(256) as u8,
            2 => body.truncate(at),
            _ => {
                let rubbish = RUBBISH[random.below(RUBBISH.len() as u32) as usize];
                body.splice(at..at, rubbish.bytes());
            }
        }
    }
}

#[test]
fn requests_that_were_changed_somewhere_never_break_the_server() {
    let time = Duration::from_millis(20);
    let hasty = Bounds { hint_time: time, move_time: time, job_time: time, ..bounds() };
    let server = Running::new(bounded(hasty));
    let sensible = sensible();
    let mut random = Random::stream(42, 0, 0);
    for _ in 0..3000 {
        let (path, body) = &sensible[random.below(sensible.len() as u32) as usize];
        let mut body = body.to_string().into_bytes();
        spoil(&mut body, &mut random);
        let answer = server.post_bytes(path, &body);
        let text = String::from_utf8_lossy(&body);
        // What was changed harmlessly, such as a seed, is answered.
        assert!((200..500).contains(&answer.status), "{path} {text}: {}", answer.text);
        if answer.status >= 400 {
            let error = &answer.json()["error"];
            assert!(error["code"].is_string() && error["message"].is_string(), "{}", answer.text);
        }
    }
}

#[test]
fn what_is_not_http_is_refused() {
    // Half a request is waited for, but not long.
    let hasty = Bounds { request_time: Duration::from_millis(20), ..bounds() };
    let server = Running::new(bounded(hasty));
    let mut random = Random::stream(43, 0, 0);
    for _ in 0..200 {
        let mut request = b"POST /api/v1/play HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 16\r\n\r\n{\"game\":\"chomp\"}".to_vec();
        spoil(&mut request, &mut random);
        let answer = server.raw(&request);
        let status: Option<u16> = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
        // What does not even begin like a request has no answer.
        assert!(status.is_none_or(|status| status < 500), "{answer}");
    }
    assert_eq!(server.get("/api/v1/limits").status, 200);
}

#[test]
fn long_bodies_are_refused() {
    let server = Running::new(settings());
    let answer = server.post_bytes("/api/v1/play", &vec![b' '; 300_000]);
    assert_eq!((answer.status, &answer.json()["error"]["code"]), (413, &json!("bad-request")));
}
