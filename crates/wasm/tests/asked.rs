//! What a page hands over is answered, refused or worked on, as by the server.

use std::{sync::Mutex, time::Duration};

use serde_json::Value;
use stratege_wasm::Engine;

/// Everything that is told about a request, the answer last.
fn ask(request: &str) -> Vec<(u16, Value)> {
    let engine = Engine::new(Duration::from_secs(2));
    let told = Mutex::new(Vec::new());
    engine.ask(request.as_bytes(), &|status, kind, text| {
        let is_json = kind == "application/json";
        let text = if is_json { serde_json::from_str(text).expect("JSON") } else { text.into() };
        told.lock().expect("nobody panics").push((status, text));
    });
    told.into_inner().expect("nobody panics")
}

#[test]
fn a_request_is_answered_in_its_language() {
    let told = ask("POST /api/v1/play fr\n{\"game\": \"nim:2,3\", \"moves\": [\"1-2\"]}");
    let [(200, answer)] = &told[..] else { panic!("{told:?}") };
    assert_eq!(answer["position"], "0,3 2");
    let told = ask("GET /api/v1/symbols.svg en");
    let [(200, Value::String(sheet))] = &told[..] else { panic!("{told:?}") };
    assert!(sheet.contains("<svg"));
}

#[test]
fn what_is_wrong_is_refused_with_a_sentence() {
    for (request, status, code) in [
        ("POST /api/v1/play fr\n{\"game\": \"chess\"}", 404, "unknown-game"),
        ("POST /api/v1/nowhere fr\n{}", 404, "not-found"),
        ("GET /api/v1/play fr", 404, "not-found"),
        ("POST /api/v1/jobs fr\n{\"kind\": \"dream\"}", 400, "bad-request"),
        ("", 404, "not-found"),
    ] {
        let told = ask(request);
        let [(found, document)] = &told[..] else { panic!("{request}: {told:?}") };
        assert_eq!((*found, &document["error"]["code"]), (status, &code.into()), "{request}");
    }
}

#[test]
fn places_in_a_body_are_counted_from_its_beginning() {
    let told = ask("POST /api/v1/play en\n{\"gane\": \"chomp\"}");
    let [(400, document)] = &told[..] else { panic!("{told:?}") };
    let message = document["error"]["message"].as_str().expect("a sentence");
    assert!(message.ends_with("line 1 column 7"), "{message}");
}

#[test]
fn a_job_is_done_to_its_end() {
    let job = r#"{"kind": "count", "request": {"game": "chomp:2x3"}}"#;
    let told = ask(&format!("POST /api/v1/jobs en\n{job}"));
    let (status, answer) = told.last().expect("an answer");
    assert_eq!((*status, &answer["positions"]), (200, &16.into()), "{answer}");
    assert!(told[..told.len() - 1].iter().all(|(status, _)| *status == 102));
}
