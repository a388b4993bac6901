//! Ten thousand requests that nobody should send: each is refused with a sentence, none is fatal,
//! and nothing of them stays in memory.
//!
//! The only test of its program: what others keep in memory would be counted too.

#[expect(dead_code, reason = "this test asks little of the client that all tests share")]
#[path = "http/client.rs"]
mod client;

use std::{collections::BTreeSet, fs};

use serde_json::{Value, json};
use stratege_catalog::tournament::random::Random;

use client::{Answer, Running, settings};

/// A request that makes sense, and how it can be made senseless for certain.
struct Sensible {
    path: &'static str,
    body: Value,
    /// Fields without which it is nothing.
    required: &'static [&'static str],
    /// Places with values that no game, move, strategy or number has.
    wrong: Vec<(&'static str, Value)>,
}

fn sensible() -> Vec<Sensible> {
    [plays(), arenas_and_races(), jobs()].into_iter().flatten().collect()
}

fn plays() -> Vec<Sensible> {
    vec![
        Sensible {
            path: "/api/v1/play",
            body: json!({ "game": "chomp:3x4", "moves": ["c3", "b2"], "seed": 7, "viewer": null }),
            required: &["game"],
            wrong: vec![
                ("/game", json!("chomp:0x4")),
                ("/game", json!("chomp:3x4,play=sideways")),
                ("/moves/0", json!("z9")),
                ("/moves/1", json!("")),
                ("/seed", json!(-1)),
                ("/seed", json!(0.5)),
                ("/viewer", json!(3)),
                ("/moves", json!(vec!["c3"; 2001])),
            ],
        },
        Sensible {
            path: "/api/v1/play/export",
            body: json!({ "game": "tic-tac-toe", "start": "XO./.../...", "moves": ["a1"] }),
            required: &["game"],
            wrong: vec![
                ("/start", json!("XX./.../...")),
                ("/start", json!("XO./...")),
                ("/start", json!("?")),
                ("/players", json!(["human", "human", "human"])),
            ],
        },
        Sensible {
            path: "/api/v1/hints",
            body: json!({ "game": "nim:1,2", "moves": ["1-1"] }),
            required: &["game"],
            wrong: vec![("/game", json!("dominoes")), ("/moves/0", json!("9-9"))],
        },
        Sensible {
            path: "/api/v1/choose",
            body: json!({ "game": "nim:1,2", "moves": [], "strategy": "fallible:3,minimax:2" }),
            required: &["game", "strategy"],
            wrong: vec![
                ("/strategy", json!("clever")),
                ("/strategy", json!("minimax:-2")),
                ("/strategy", json!("bot:ls")),
                ("/strategy", json!("mine.py")),
            ],
        },
        Sensible {
            path: "/api/v1/position",
            body: json!({ "game": "dominoes:3x2", "random": true, "seed": 3 }),
            required: &["game"],
            wrong: vec![("/seed", json!(1e30)), ("/game", json!("dominoes:3x200"))],
        },
    ]
}

fn arenas_and_races() -> Vec<Sensible> {
    vec![
        Sensible {
            path: "/api/v1/arena",
            body: json!({ "game": "chomp:2x2", "attractor": 1 }),
            required: &["game"],
            wrong: vec![("/attractor", json!(3)), ("/game", json!("connect-four"))],
        },
        Sensible {
            path: "/api/v1/arena",
            body: json!({ "dictionary": "{'a': ['b'], 'b': []}", "owners": { "first": ["a"], "second": ["b"] } }),
            required: &["dictionary"],
            wrong: vec![
                ("/dictionary", json!("{'a': ['b']")),
                ("/dictionary", json!("{'a': ['c'], 'b': []}")),
                ("/owners/first", json!(["a", "b"])),
                ("/owners/targets", json!(["z"])),
            ],
        },
        Sensible {
            path: "/api/v1/arena/export",
            body: json!({ "game": "chomp:2x2", "format": "dot", "step": 1 }),
            required: &["format"],
            wrong: vec![("/format", json!("gif")), ("/step", json!(-1))],
        },
        Sensible {
            path: "/api/v1/dice/at",
            body: json!({ "n": 5, "d": 2, "at": [1, 2] }),
            required: &[],
            wrong: vec![
                ("/at", json!([5, 0])),
                ("/at", json!([1])),
                ("/n", json!(-5)),
                ("/variant", json!("backwards")),
            ],
        },
        Sensible {
            path: "/api/v1/tournament/replay",
            body: json!({ "game": "nim:1,2", "a": "random", "b": "first", "play": 2 }),
            required: &["game", "a", "b"],
            wrong: vec![("/play", json!(20_001)), ("/b", json!("second"))],
        },
        Sensible {
            path: "/api/v1/picture",
            body: json!({ "game": "kayles:5", "format": "svg" }),
            required: &["game"],
            wrong: vec![("/format", json!("png")), ("/game", json!("kayles:-5"))],
        },
    ]
}

fn jobs() -> Vec<Sensible> {
    vec![
        Sensible {
            path: "/api/v1/jobs",
            body: json!({ "kind": "tournament", "request": { "game": "nim:1,2", "strategies": ["random", "first"] } }),
            required: &["kind", "request"],
            wrong: vec![
                ("/kind", json!("dance")),
                ("/request/strategies", json!(["random"])),
                ("/request/strategies/1", json!("bot:ls")),
                ("/request/plan", json!({ "games": 0 })),
                ("/request/plan", json!({ "precision": 2 })),
                ("/request/threads", json!(0)),
                ("/request/surprise", json!(true)),
            ],
        },
        Sensible {
            path: "/api/v1/jobs",
            body: json!({ "kind": "learn", "request": { "game": "nim:1,2", "settings": { "runs": 2 } } }),
            required: &["request"],
            wrong: vec![
                ("/request/settings/runs", json!(0)),
                ("/request/settings/alpha", json!(1.5)),
                ("/request/settings/way", json!("upwards")),
                ("/request/episodes", json!(0)),
                ("/request/settings/surprise", json!(1)),
            ],
        },
        Sensible {
            path: "/api/v1/jobs",
            body: json!({ "kind": "arena", "request": { "game": "chomp:2x2" } }),
            required: &["kind"],
            wrong: vec![
                ("/request/attractor", json!(3)),
                ("/request/dictionary", json!("{}")),
                ("/request/game", json!(null)),
            ],
        },
        Sensible {
            path: "/api/v1/jobs",
            body: json!({ "kind": "solve", "request": { "game": "chomp:2x2", "position": "2,1 2" } }),
            required: &["request"],
            wrong: vec![
                ("/request/gamma", json!(0)),
                ("/request/method", json!("magic")),
                ("/request/position", json!("9,9")),
            ],
        },
    ]
}

/// Addresses with methods that they do not know.
const METHODS: [(&str, &str); 8] = [
    ("GET", "/api/v1/play"),
    ("DELETE", "/api/v1/hints"),
    ("PUT", "/api/v1/jobs"),
    ("POST", "/api/v1/games"),
    ("POST", "/api/v1/limits"),
    ("POST", "/"),
    ("DELETE", "/play/chomp"),
    ("PATCH", "/api/v1/openapi.json"),
];

/// Addresses at which there is nothing, or that are none.
const PATHS: [&str; 12] = [
    "/api",
    "/api/v1",
    "/api/v1/nothing",
    "/api/v2/games",
    "/assets/none.js",
    "/favicon.ico",
    "/%",
    "/%zz",
    "/play/%ff",
    "/api/v1/jobs/%C3",
    "/api/v1/jobs/0123456789abcdef0123456789abcdef",
    "/api/v1/jobs/0/events",
];

/// Headers that were not meant for this server, or do not say JSON.
const HEADERS: [&str; 8] = [
    "Host: evil.example",
    "Host: 10.0.0.1:8000",
    "Host: localhost.evil.example",
    "Host: localhost\r\nOrigin: http://evil.example",
    "Host: localhost\r\nOrigin: null",
    "Host: localhost\r\nContent-Type: text/plain",
    "Host: localhost\r\nContent-Type: application/x-www-form-urlencoded",
    "Host: localhost\r\nContent-Type: multipart/form-data; boundary=x",
];

/// What is put into bodies.
const RUBBISH: [&str; 10] = ["\"", "{", "]", "1e999", "\u{0}", ":", ",", "nul", "x", "'"];

fn one_of<'a, T>(all: &'a [T], random: &mut Random) -> &'a T {
    &all[random.below(all.len() as u32) as usize]
}

/// Sends a request that is wrong in one way, which is known for certain.
fn ask(server: &Running, sensible: &[Sensible], random: &mut Random) -> (String, Answer) {
    let chosen = one_of(sensible, random);
    let post = |body: &[u8]| {
        (
            format!("{} {}", chosen.path, String::from_utf8_lossy(body)),
            server.post_bytes(chosen.path, body),
        )
    };
    let text = chosen.body.to_string().into_bytes();
    match random.below(100) {
        0..30 => post(&not_json(text, random)),
        30..40 => post(&other_kind(&chosen.body, random)),
        40..50 => post(&unknown_field(&chosen.body, random)),
        50..58 => post(&without_field(chosen, random)),
        58..80 => post(&wrong_value(chosen, random)),
        80..84 => {
            let mut text = text;
            let at = random.below(text.len() as u32) as usize;
            text[at] = 0x80 + random.below(128) as u8;
            // One such byte alone is never text.
            post(&text)
        }
        84 => post(&[text, vec![b' '; 300_000]].concat()),
        85..90 => {
            let (method, path) = one_of(&METHODS, random);
            (format!("{method} {path}"), server.raw_answer(method, path, "Host: localhost", b""))
        }
        90..95 => {
            let path = one_of(&PATHS, random);
            (format!("GET {path}"), server.raw_answer("GET", path, "Host: localhost", b""))
        }
        _ => {
            let headers = one_of(&HEADERS, random);
            let asked = format!("{headers} {}", chosen.path);
            (asked, server.raw_answer("POST", chosen.path, headers, &text))
        }
    }
}

/// Spoils a text until no reader of JSON takes it.
fn not_json(text: Vec<u8>, random: &mut Random) -> Vec<u8> {
    let mut spoiled = text;
    while serde_json::from_slice::<Value>(&spoiled).is_ok() {
        let at = random.below(spoiled.len() as u32) as usize;
        match random.below(4) {
            0 => drop(spoiled.remove(at)),
            1 => spoiled[at] = random.below(256) as u8,
            2 => spoiled.truncate(at),
            _ => drop(spoiled.splice(at..at, one_of(&RUBBISH, random).bytes())),
        }
        if spoiled.is_empty() {
            break;
        }
    }
    spoiled
}

/// Puts a value of another kind into a field.
fn other_kind(body: &Value, random: &mut Random) -> Vec<u8> {
    let mut body = body.clone();
    let fields: Vec<String> = body.as_object().expect("an object").keys().cloned().collect();
    let field = &mut body[one_of(&fields, random).as_str()];
    *field = match field {
        Value::String(_) | Value::Array(_) | Value::Object(_) => random.below(1000).into(),
        Value::Number(_) | Value::Bool(_) | Value::Null => json!("x"),
    };
    body.to_string().into_bytes()
}

fn unknown_field(body: &Value, random: &mut Random) -> Vec<u8> {
    let mut body = body.clone();
    body[format!("surprise{}", random.below(1000))] = json!(null);
    body.to_string().into_bytes()
}

/// Leaves out a field; where none is needed, everything but an object is wrong.
fn without_field(chosen: &Sensible, random: &mut Random) -> Vec<u8> {
    if chosen.required.is_empty() {
        return random.below(1000).to_string().into_bytes();
    }
    let mut body = chosen.body.clone();
    let field = one_of(chosen.required, random);
    body.as_object_mut().expect("an object").remove(*field);
    body.to_string().into_bytes()
}

fn wrong_value(chosen: &Sensible, random: &mut Random) -> Vec<u8> {
    let mut body = chosen.body.clone();
    let (place, value) = one_of(&chosen.wrong, random);
    let (parent, field) = place.rsplit_once('/').expect("a place in an object");
    match body.pointer_mut(parent).expect("the parent is there") {
        Value::Array(items) => items[field.parse::<usize>().expect("a number")] = value.clone(),
        parent => parent[field] = value.clone(),
    }
    body.to_string().into_bytes()
}

/// Bytes that this process has in memory; nothing where the system does not tell.
fn memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(1024 * line.split_whitespace().next()?.parse::<u64>().ok()?)
}

#[test]
fn ten_thousand_malformed_requests_are_refused_with_a_sentence_and_forgotten() {
    let server = Running::new(settings());
    let described = server.get("/api/v1/openapi.json").json();
    let shape =
        json!({ "$ref": "#/components/schemas/Refused", "components": described["components"] });
    let shape = jsonschema::validator_for(&shape).expect("a shape");
    let sensible = sensible();
    for Sensible { path, body, .. } in &sensible {
        let answer = server.post(path, body);
        assert!(answer.status < 300, "{path} {body}: {}", answer.text);
    }
    let mut random = Random::stream(42, 0, 0);
    let (mut statuses, mut halfway) = (BTreeSet::new(), None);
    for number in 0..10_000 {
        let (asked, answer) = ask(&server, &sensible, &mut random);
        let refused = (400..500).contains(&answer.status);
        assert!(refused, "{asked}: {} {}", answer.status, answer.text);
        let error = shape.validate(&answer.json()).err().map(|error| error.to_string());
        assert_eq!(error, None, "{asked}: {}", answer.text);
        statuses.insert(answer.status);
        if number == 5000 {
            halfway = memory();
        }
    }
    let expected = [400, 403, 404, 405, 413, 415, 422];
    assert!(expected.iter().all(|status| statuses.contains(status)), "{statuses:?}");
    if let (Some(halfway), Some(end)) = (halfway, memory()) {
        let grown = end.saturating_sub(halfway);
        println!("{} KiB, then {} KiB", halfway >> 10, end >> 10);
        assert!(grown < 4 << 20, "{grown} bytes more after 5,000 requests");
    }
}
