//! Words and lists that are far too long are refused, and the server goes on.

use serde_json::{Value, json};

use crate::client::{Running, settings};

#[track_caller]
fn check(server: &Running, path: &str, body: &Value, code: &str) {
    let refused = server.post(path, body);
    assert_eq!(refused.status, 400, "{path}: {}", refused.text);
    assert_eq!(refused.json()["error"]["code"], code, "{path}");
}

#[test]
fn long_words_are_refused_wherever_they_stand() {
    let server = Running::new(settings());
    let long = "a".repeat(250_000);
    let deep = "against:".repeat(16_000) + "blind";
    let dice = "dice:n=20,d=3";
    check(&server, "/api/v1/choose", &json!({ "game": dice, "strategy": deep }), "too-long");
    let deep = "against:".repeat(100) + "blind";
    check(&server, "/api/v1/choose", &json!({ "game": dice, "strategy": deep }), "malformed");
    check(&server, "/api/v1/play", &json!({ "game": long }), "too-long");
    check(&server, "/api/v1/play", &json!({ "game": format!("nim:{long}") }), "too-long");
    check(&server, "/api/v1/play", &json!({ "game": "nim", "start": long }), "too-long");
    check(&server, "/api/v1/play", &json!({ "game": "nim", "moves": [long] }), "too-long");
    check(&server, "/api/v1/choose", &json!({ "game": "nim", "strategy": long }), "too-long");
    check(&server, "/api/v1/value", &json!({ "sum": long }), "too-long");
    check(&server, "/api/v1/value", &json!({ "sum": "nim", "beside": long }), "too-long");
    check(&server, "/api/v1/value", &json!({ "sum": "nim", "position": long }), "too-long");
    let solve = json!({ "kind": "solve", "request": { "game": "nim", "method": long } });
    check(&server, "/api/v1/jobs", &solve, "unknown-word");
    assert_eq!(server.get("/api/v1/limits").status, 200);
}

#[test]
fn ranges_are_summed_up_before_they_are_written_out() {
    let server = Running::new(settings());
    let ranges = vec!["0..999999"; 4_000];
    let body = json!({ "dictionary": "{0: [1], 1: []}", "owners": { "first": ranges } });
    check(&server, "/api/v1/arena", &body, "import");
    let job = json!({ "kind": "arena", "request": body });
    check(&server, "/api/v1/jobs", &job, "import");
}
