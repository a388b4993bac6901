//! What browsers are told, and whom the server answers.

use serde_json::{Value, json};

use crate::client::{Running, settings};

#[test]
fn the_page_is_served_with_strict_headers() {
    let server = Running::new(settings());
    for path in ["/", "/no/such/page", "/api/v1/games", "/nothing.js"] {
        let answer = server.get(path);
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("set-cookie"), "", "{path}");
    }
}

#[test]
fn files_are_sent_once() {
    let server = Running::new(settings());
    let first = server.get("/");
    assert_eq!((first.status, first.header("content-type")), (200, "text/html"));
    let again = server.get_with("/", ("if-none-match", first.header("etag")));
    assert_eq!((again.status, again.text.as_str()), (304, ""));
    let missing = server.get("/assets/missing.js");
    assert_eq!((missing.status, &missing.json()["error"]["code"]), (404, &json!("not-found")));
}

#[test]
fn unknown_addresses_say_so_to_people_and_to_programs() {
    let server = Running::new(settings());
    for path in ["/play", "/no/such/page", "/api/nothing"] {
        let told = server.get_with(path, ("accept", "application/json"));
        assert_eq!(
            (told.status, &told.json()["error"]["code"]),
            (404, &json!("not-found")),
            "{path}"
        );
        let shown = server.get_with(path, ("accept", "text/html,application/xhtml+xml;q=0.9"));
        assert_eq!(shown.status, 404, "{path}");
        assert!(shown.text.contains("There is no such page here"), "{}", shown.text);
        assert!(shown.text.contains("<a href=\"/\">"), "{}", shown.text);
    }
    let french = server.get_with("/play?lang=fr", ("accept", "text/html"));
    assert!(french.text.contains("Cette page n'existe pas"), "{}", french.text);
}

#[test]
fn other_names_than_this_machine_are_refused() {
    let server = Running::new(settings());
    check(&server, "Host: evil.example", 403);
    check(&server, "Host: localhost", 200);
    check(&server, "Host: localhost:99\r\nOrigin: http://localhost:99", 200);
    check(&server, "Host: localhost\r\nOrigin: http://evil.example", 403);
    check(&server, "Host: localhost\r\nOrigin: null", 403);
}

/// Asks for the limits under some name and compares the status.
#[track_caller]
fn check(server: &Running, headers: &str, status: u16) {
    let answer = server.raw_answer("GET", "/api/v1/limits", headers, b"");
    assert_eq!(answer.status, status, "{headers}: {}", answer.text);
}

#[test]
fn every_address_is_described() {
    let server = Running::new(settings());
    let described = server.get("/api/v1/openapi.json").json();
    let paths = described["paths"].as_object().expect("paths");
    let known: Vec<&str> = paths.keys().map(String::as_str).collect();
    for path in [
        "/api/v1/games",
        "/api/v1/limits",
        "/api/v1/play",
        "/api/v1/play/export",
        "/api/v1/picture",
        "/api/v1/symbols.svg",
        "/api/v1/hints",
        "/api/v1/choose",
        "/api/v1/position",
        "/api/v1/arena",
        "/api/v1/arena/export",
        "/api/v1/dice/at",
        "/api/v1/tournament/replay",
        "/api/v1/jobs",
        "/api/v1/jobs/{id}",
        "/api/v1/jobs/{id}/events",
    ] {
        assert!(known.contains(&path), "{path} is not among {known:?}");
    }
    // What is described is there: no address answers that nothing is at it.
    for (path, methods) in paths {
        for method in methods.as_object().expect("methods").keys() {
            let path = path.replace("{id}", "0");
            let answer = match method.as_str() {
                "get" => server.get(&path),
                "delete" => server.delete(&path),
                _ => server.post(&path, &json!({})),
            };
            let code = if answer.status == 200 {
                json!(null)
            } else {
                answer.json()["error"]["code"].clone()
            };
            assert!(
                code != json!("not-found") && code != json!("method"),
                "{method} {path}: {code}"
            );
        }
    }
    for (path, methods) in paths {
        for (method, operation) in methods.as_object().expect("methods") {
            for status in ["4XX", "429", "5XX"] {
                let shape = &operation["responses"][status]["content"]["application/json"];
                let told = &shape["schema"]["$ref"];
                assert_eq!(told, "#/components/schemas/Refused", "{method} {path} {status}");
            }
            let again = &operation["responses"]["429"]["headers"]["Retry-After"]["schema"]["type"];
            assert_eq!(again, "integer", "{method} {path}");
        }
    }
    let shapes = described["components"]["schemas"].as_object().expect("shapes");
    for name in ["PlayRequest", "PlayAnswer", "JobRequest", "Solved", "ArenaAnswer"] {
        assert!(shapes.contains_key(name), "{name}");
    }
}

/// The types of the page are made from the description in the repository.
///
/// `TRYCMD=overwrite cargo test -p stratege-web --test http` writes it anew; then `make page`.
#[test]
fn the_description_in_the_repository_is_that_of_the_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    let described = Running::new(settings()).get("/api/v1/openapi.json").json();
    let text = serde_json::to_string_pretty(&described).expect("it was JSON") + "\n";
    if std::env::var_os("TRYCMD").is_some_and(|word| word == "overwrite") {
        std::fs::write(path, &text).expect("a file of the repository");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let differs = kept.lines().zip(text.lines()).position(|(kept, told)| kept != told);
    assert!(kept == text, "openapi.json is not what the program says, at line {differs:?}");
}

#[test]
fn what_is_described_is_what_is_accepted() {
    let server = Running::new(settings());
    let described = server.get("/api/v1/openapi.json").json();
    let check = |path: &str, body: Value, accepted: bool| {
        let shape = &described["paths"][path]["post"]["requestBody"]["content"]["application/json"];
        let mut shape = shape["schema"].clone();
        shape["components"] = described["components"].clone();
        let shape = jsonschema::validator_for(&shape).expect("a shape");
        let answer = server.post(path, &body);
        assert_eq!(answer.status < 300, accepted, "{path} {body}: {}", answer.text);
        assert_eq!(shape.is_valid(&body), accepted, "{path} {body}");
    };
    for (path, body) in [
        ("/api/v1/play", json!({ "game": "chomp:2x2", "viewer": 2 })),
        ("/api/v1/picture", json!({ "game": "chomp:2x2", "format": "svg" })),
        ("/api/v1/choose", json!({ "game": "chomp:2x2", "strategy": "random" })),
        ("/api/v1/value", json!({ "sum": "nim:1,2", "moves": true, "thermograph": {} })),
        ("/api/v1/arena", json!({ "game": "chomp:2x2", "attractor": 1 })),
        ("/api/v1/arena/export", json!({ "game": "chomp:2x2", "format": "dot", "step": 1 })),
        ("/api/v1/dice/at", json!({ "n": 5, "d": 2, "at": [1, 2] })),
        (
            "/api/v1/jobs",
            json!({ "kind": "dice-curve", "request": { "n": 5, "d": 2, "parameter": "n" } }),
        ),
    ] {
        check(path, body.clone(), true);
        let unknown = match body.pointer("/request") {
            Some(_) => "/request",
            None => "",
        };
        let mut more = body;
        more.pointer_mut(unknown).expect("an object")["surprise"] = json!(1);
        check(path, more, false);
    }
    check("/api/v1/play", json!({ "game": "chomp:2x2", "viewer": 3 }), false);
    check("/api/v1/arena", json!({ "game": "chomp:2x2", "attractor": 0 }), false);
    check("/api/v1/play", json!({ "game": "chomp:2x2", "viewer": 2.0, "seed": 1e3 }), true);
    check("/api/v1/play", json!({ "game": "chomp:2x2", "seed": 1e30 }), false);
    check("/api/v1/arena/export", json!({ "game": "chomp:2x2" }), false);
    let owners = json!({ "first": ["a"], "second": ["b"] });
    let dictionary = json!({ "dictionary": "{'a': ['b'], 'b': []}", "owners": owners });
    check("/api/v1/arena", dictionary, true);
    check("/api/v1/arena", json!({ "dictionary": null, "game": null }), false);
    check("/api/v1/arena", json!({ "dictionary": "{}", "game": "chomp:2x2" }), false);
    check("/api/v1/arena", json!({ "game": "chomp:2x2", "owners": [] }), false);
    check("/api/v1/dice/at", json!([null, null]), false);
    check("/api/v1/dice/at", json!({ "at": [1] }), false);
    check("/api/v1/dice/at", json!({ "at": [1, 2, 3] }), false);
    check("/api/v1/jobs", json!({ "kind": "count", "request": ["chomp:2x2", null] }), false);
}
