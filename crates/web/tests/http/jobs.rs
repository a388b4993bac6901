//! The life of long jobs.

use serde_json::{Value, json};
use stratege_web::Bounds;

use crate::client::{Running, bounded, bounds, settings};

/// A job that takes much longer than any test.
fn endless() -> Value {
    let plan = json!({ "games": 100_000_000 });
    let request = json!({ "game": "tic-tac-toe", "strategies": ["random", "first"], "plan": plan });
    json!({ "kind": "tournament", "request": request })
}

#[test]
fn jobs_end_with_their_answer() {
    let server = Running::new(settings());
    let check = |kind: &str, request: Value, path: &str, expected: Value| {
        let job = server.begin(&json!({ "kind": kind, "request": request }));
        let events: Vec<(String, Value)> = server.listen(&job, "").collect();
        let (last, before) = events.split_last().expect("an event");
        assert_eq!(last.0, "result", "{last:?}");
        assert!(before.iter().all(|(name, _)| name == "progress"), "{before:?}");
        assert_eq!(last.1.pointer(path), Some(&expected), "{kind} {path}");
        let kept = server.get(&format!("/api/v1/jobs/{job}")).json();
        assert_eq!((&kept["state"], &kept["result"]), (&json!("done"), &last.1));
        server.check_shape("JobReport", &kept);
    };
    check("solve", json!({ "game": "chomp:3x4" }), "/winner", json!(1));
    check("count", json!({ "game": "tic-tac-toe" }), "/positions", json!(5478));
    check("arena", json!({ "game": "chomp:2x2", "attractor": 1 }), "/layers/0", json!([7]));
    check("dice", json!({ "n": 10, "d": 2 }), "/variant", json!("sequential"));
    check(
        "dice",
        json!({ "n": 5, "d": 2, "variant": "simultaneous" }),
        "/variant",
        json!("simultaneous"),
    );
    check("dice", json!({ "d": 3, "variant": "one-turn" }), "/variant", json!("one-turn"));
    check(
        "dice-curve",
        json!({ "n": 6, "d": 2, "parameter": "n" }),
        "/values",
        json!([1, 2, 3, 4, 5, 6]),
    );
    let tournament =
        json!({ "game": "nim:1,2", "strategies": ["random", "optimal"], "plan": { "games": 100 } });
    check("tournament", tournament, "/report/pairings/0/games", json!(100));
    let exact = json!({ "game": "nim:1,2", "strategies": ["random", "optimal"] });
    check("tournament", exact, "/report/exact", json!(true));
    let learn = json!({ "game": "nim:1,2", "method": "trajectories", "step": true });
    check("learn", learn.clone(), "/learners/0/runs/0/settled", json!("1"));
    check("learn", learn, "/first_moves/2-1", json!("won"));
}

#[test]
fn a_job_that_runs_can_be_stopped() {
    let server = Running::new(settings());
    let job = server.begin(&endless());
    let mut events = server.listen(&job, "");
    let told = events.find(|(_, news)| !news["partial"].is_null()).expect("news");
    assert_eq!((told.0.as_str(), &told.1["partial"]["complete"]), ("progress", &json!(false)));
    assert!(told.1["partial"]["pairings"][0]["games"].as_u64() > Some(0), "{told:?}");
    server.check_shape("JobProgress", &told.1);
    assert_eq!(server.delete(&format!("/api/v1/jobs/{job}")).status, 200);
    assert_eq!(events.last().map(|(name, _)| name).as_deref(), Some("cancelled"));
    let state = server.get(&format!("/api/v1/jobs/{job}")).json();
    assert_eq!(state["state"], "cancelled");
}

#[test]
fn learning_tells_its_curve_while_it_grows() {
    let server = Running::new(bounded(Bounds { jobs: 1, ..bounds() }));
    let learn = |episodes: u64| {
        let settings = json!({ "every": 5_000 });
        let request = json!({ "game": "tic-tac-toe", "method": "q", "episodes": episodes, "settings": settings });
        let job = server.begin(&json!({ "kind": "learn", "request": request }));
        server.listen(&job, "")
    };
    let mut events = learn(10_000_000);
    let is_news = |news: &Value| !news["partial"].is_null() && news["done"] != 0;
    let (_, told) = events.find(|(_, news)| is_news(news)).expect("news");
    server.check_shape("JobProgress", &told);
    assert_eq!(told["total"], 10_000_000);
    let curve = &told["partial"]["report"]["learners"][0]["curve"];
    let last = curve.as_array().and_then(|points| points.last()).expect("a point");
    // Who stops listening stops the job: the next one has the only thread.
    drop(events);
    // Nobody has to wait for the end to see what it begins with.
    let (_, whole) = learn(last["plays"].as_u64().expect("plays")).last().expect("a result");
    assert_eq!(&whole["learners"][0]["curve"], curve);
}

#[test]
fn a_job_is_stopped_when_its_listener_leaves() {
    let server = Running::new(settings());
    let job = server.begin(&endless());
    let witness = server.listen(&job, "?keep=true");
    let mut listener = server.listen(&job, "");
    assert!(listener.next().is_some());
    drop(listener);
    assert_eq!(witness.last().map(|(name, _)| name).as_deref(), Some("cancelled"));
}

#[test]
fn a_job_goes_on_when_a_listener_who_keeps_it_leaves() {
    let server = Running::new(settings());
    let job = server.begin(&endless());
    let mut listener = server.listen(&job, "?keep=true");
    assert!(listener.next().is_some());
    drop(listener);
    let mut other = server.listen(&job, "");
    // Whoever was cancelled would say so instead of making progress.
    assert!((0..20).all(|_| other.next().is_some_and(|(name, _)| name == "progress")));
}

#[test]
fn too_many_jobs_are_refused() {
    let server = Running::new(bounded(Bounds { jobs: 1, queue: 1, ..bounds() }));
    let running = server.begin(&endless());
    // Once there is news of it, the first one is no longer in the queue.
    let events = server.listen(&running, "?keep=true");
    assert!(events.take(2).all(|(name, _)| name == "progress"));
    let waiting = server.begin(&endless());
    let refused = server.post("/api/v1/jobs", &endless());
    assert_eq!((refused.status, refused.header("retry-after")), (429, "2"), "{}", refused.text);
    assert_eq!(refused.json()["error"]["code"], "busy");
    let state = |job: &str| server.get(&format!("/api/v1/jobs/{job}")).json()["state"].clone();
    assert_eq!((state(&running), state(&waiting)), (json!("running"), json!("queued")));
    server.delete(&format!("/api/v1/jobs/{waiting}"));
    assert_eq!(state(&waiting), json!("cancelled"));
    server.begin(&endless());
}

#[test]
fn what_is_too_large_is_refused_before_it_is_begun() {
    let server = Running::new(settings());
    for (kind, request) in [
        ("count", json!({ "game": "mnk:9x9x5" })),
        ("solve", json!({ "game": "mnk:9x9x5", "method": "memo" })),
        ("arena", json!({ "game": "connect-four" })),
    ] {
        let body = json!({ "kind": kind, "request": request });
        let refused = server.post("/api/v1/jobs", &body);
        assert_eq!((refused.status, &refused.json()["error"]["code"]), (422, &json!("too-large")));
        assert!(refused.text.contains("10^"), "no estimate: {}", refused.text);
    }
}

#[test]
fn a_job_that_reaches_a_limit_fails_with_the_reason() {
    let server = Running::new(bounded(Bounds { job_positions: Some(100), ..bounds() }));
    let job = server.begin(&json!({ "kind": "count", "request": { "game": "tic-tac-toe" } }));
    let (name, why) = server.listen(&job, "").last().expect("an event");
    assert_eq!((name.as_str(), &why["error"]["code"]), ("failed", &json!("stopped")));
}

#[test]
fn nobody_knows_other_jobs() {
    let server = Running::new(settings());
    for path in ["/api/v1/jobs/1", "/api/v1/jobs/1/events"] {
        let answer = server.get(path);
        assert_eq!((answer.status, &answer.json()["error"]["code"]), (404, &json!("unknown-job")));
    }
}

/// The arena of a game as a job, which has a long answer.
fn arena(game: &str) -> Value {
    json!({ "kind": "arena", "request": { "game": game, "attractor": 1 } })
}

#[test]
fn a_long_result_is_the_same_in_the_stream_and_afterwards() {
    let server = Running::new(settings());
    let job = server.begin(&arena("chomp:5x6"));
    let (name, told) = server.listen(&job, "").last().expect("an event");
    assert_eq!(name, "result");
    let kept = server.get(&format!("/api/v1/jobs/{job}"));
    assert!(kept.text.len() > 100_000, "{} bytes", kept.text.len());
    assert_eq!(kept.json()["result"], told);
    assert_eq!(kept.json()["result"]["game"], "chomp");
}

#[test]
fn old_results_make_room_for_later_ones() {
    let server = Running::new(bounded(Bounds { keep: 20_000, ..bounds() }));
    let done = || {
        let job = server.begin(&arena("chomp:3x3"));
        let end = server.listen(&job, "").last().expect("an event");
        assert_eq!(end.0, "result", "{}", end.1);
        job
    };
    let first = done();
    let status = |job: &str| server.get(&format!("/api/v1/jobs/{job}")).status;
    assert_eq!(status(&first), 200);
    // Every one takes some of the room: after a while the first one is not there.
    let later = (0..100).map(|_| done()).find(|_| status(&first) == 404).expect("it is forgotten");
    assert_eq!(status(&later), 200);
    let gone = server.get(&format!("/api/v1/jobs/{first}/events"));
    assert_eq!((gone.status, &gone.json()["error"]["code"]), (404, &json!("unknown-job")));
}

#[test]
fn a_result_that_is_larger_than_all_that_is_kept_fails_with_a_sentence() {
    let server = Running::new(bounded(Bounds { keep: 1000, ..bounds() }));
    let job = server.begin(&arena("chomp:4x4"));
    let (name, why) = server.listen(&job, "").last().expect("an event");
    assert_eq!((name.as_str(), &why["error"]["code"]), ("failed", &json!("too-large")));
    let kept = server.get(&format!("/api/v1/jobs/{job}")).json();
    assert_eq!((&kept["state"], &kept["error"]), (&json!("failed"), &why["error"]));
}
