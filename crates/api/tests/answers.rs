//! Everything in the table is described and answers, without a server.

use serde_json::{Value, json};
use stratege_api::{
    Api, Asking, Bounds, Effort, JSON, JobRequest, Method, News, Running, Step, Stop, described,
    description, endpoints, read,
};
use stratege_catalog::{core::Watch, tournament::host::Host};
use stratege_words::Language;

fn api() -> Api {
    Api::new(Bounds::default(), Host::default())
}

/// What is answered, or the status and the document of the refusal.
fn ask(api: &Api, method: Method, path: &str, body: &Value) -> Result<Value, (u16, Value)> {
    let asking = Asking::from(Stop::default());
    let body = body.to_string();
    match api.answer((method, path), body.as_bytes(), Language::En, &asking) {
        Ok(answer) if answer.kind == JSON => Ok(serde_json::from_str(&answer.text).expect("JSON")),
        Ok(answer) => Ok(answer.text.into()),
        Err(refusal) => Err((refusal.status(), refusal.json(api.words(Language::En)))),
    }
}

#[test]
fn every_endpoint_is_described_once_and_can_be_asked() {
    let api = api();
    let description = described(description());
    let paths = description["paths"].as_object().expect("paths");
    assert_eq!(paths.len(), endpoints().len());
    for endpoint in endpoints() {
        let method = match endpoint.method {
            Method::Get => "get",
            Method::Post => "post",
        };
        assert!(paths[&endpoint.path][method].is_object(), "{}", endpoint.path);
        let asked = ask(&api, endpoint.method, &endpoint.path, &json!({ "unknown": 1 }));
        match endpoint.method {
            Method::Get => assert!(asked.is_ok(), "{}", endpoint.path),
            Method::Post => assert_eq!(asked.expect_err("rubbish").0, 400, "{}", endpoint.path),
        }
    }
}

#[test]
fn a_play_is_answered_and_what_is_wrong_with_one_is_told() {
    let api = api();
    let play = "/api/v1/play";
    let body = json!({ "game": "nim:2,3", "moves": ["1-2"] });
    let answer = ask(&api, Method::Post, play, &body).expect("a play");
    assert_eq!((&answer["turn"], &answer["position"]), (&json!(2), &json!("0,3 2")));
    for (path, body, status, code) in [
        (play, json!({ "game": "chess" }), 404, "unknown-game"),
        (play, json!({ "game": "nim:2,3", "moves": ["9-9"] }), 422, "illegal-move"),
        ("/api/v1/nowhere", json!({}), 404, "not-found"),
    ] {
        let (found, document) = ask(&api, Method::Post, path, &body).expect_err("a refusal");
        assert_eq!((found, &document["error"]["code"]), (status, &json!(code)), "{path} {body}");
    }
}

#[test]
fn strategies_reach_nothing_outside_where_there_is_no_host() {
    let api = Api::new(Bounds { allow_programs: true, ..Bounds::default() }, Host::default());
    for (strategy, status) in [("bot:ls", 422), ("x.py", 422), ("learned:x", 400)] {
        let body = json!({ "game": "nim:2,3", "strategy": strategy });
        let refused = ask(&api, Method::Post, "/api/v1/choose", &body);
        assert_eq!(refused.expect_err("a refusal").0, status, "{strategy}");
    }
}

#[test]
fn a_hint_is_looked_for_before_it_is_thought_about() {
    let api = api();
    let (words, asking) = (api.words(Language::En), Asking::from(Stop::default()));
    let hints = endpoints().iter().find(|it| it.path == "/api/v1/hints").expect("hints");
    let body = json!({ "game": "nim:2,3" }).to_string();
    let begin = || hints.read(body.as_bytes()).expect("a play")(&api, words, &asking);
    let Ok(Step::Then(Effort::Thought, think)) = begin() else { panic!("nobody knows it yet") };
    let Ok(Step::Done(found)) = think(&api, words, &asking) else { panic!("it is solved") };
    let Ok(Step::Done(again)) = begin() else { panic!("it is known") };
    assert_eq!(again.text, found.text);
}

#[test]
fn a_job_tells_how_far_it_is_and_hears_that_it_is_to_stop() {
    let api = api();
    let stop = Stop::default();
    let heard = std::sync::Mutex::new(Vec::new());
    let tell = |news: News| heard.lock().expect("nobody panics").push(news);
    let running = Running::new(&api.bounds, &stop, &tell);
    let body = json!({
        "kind": "tournament",
        "request": { "game": "nim:2,3", "strategies": ["random", "first"], "plan": { "games": 64 } },
    });
    let job: JobRequest = read(body.to_string().as_bytes()).expect("a job");
    job.check(&api).expect("it can be done");
    let answer = job.run(&api, api.words(Language::En), &running).expect("it is done");
    let answer: Value = serde_json::from_str(&answer.text()).expect("JSON");
    assert_eq!(answer["manifest"]["game"], "nim:2,3,play=normal");
    let partial = |news: &News| matches!(news, News::Partial { .. });
    assert!(heard.lock().expect("nobody panics").iter().any(partial));
    assert!(!running.stop());
    stop.ask();
    assert!(running.stop());
}

/// Who reads the page has no command line to be sent to.
#[test]
fn refusals_speak_of_nothing_that_the_page_does_not_have() {
    let api = api();
    let plays = [
        ("play", json!({ "game": "zzz" }), "unknown-game"),
        ("play", json!({ "game": "chomp:rows=0" }), "bad-parameter"),
        ("play", json!({ "game": "chomp:depth=3" }), "bad-parameter"),
        ("hints", json!({ "game": "kuhn", "viewer": 2 }), "does-not-apply"),
        ("value", json!({ "sum": "tic-tac-toe" }), "does-not-apply"),
        ("arena", json!({ "game": "kuhn", "attractor": 1 }), "does-not-apply"),
        ("arena", json!({ "game": "connect-four", "attractor": 1 }), "too-large"),
    ];
    let jobs = [
        json!({ "kind": "tournament", "request": {
            "game": "nim", "strategies": ["random"], "plan": { "games": 4 } } }),
        json!({ "kind": "solve", "request": { "game": "mnk:6x6x5", "method": "table" } }),
        json!({ "kind": "solve", "request": { "game": "pig", "method": "proof" } }),
        json!({ "kind": "count", "request": { "game": "connect-four" } }),
        json!({ "kind": "learn", "request": { "game": "kuhn" } }),
        json!({ "kind": "dice", "request": { "n": 20, "d": 3, "at": [30, 0] } }),
        json!({ "kind": "dice", "request": { "n": 20, "d": 3, "map": { "layer": "support", "width": 600 } } }),
    ];
    for language in [Language::En, Language::Fr] {
        let told = |refusal: stratege_api::Refusal, about: &Value| {
            let error = refusal.json(api.words(language))["error"].take();
            let text = format!("{} {}", error["message"], error["advice"]);
            for word in ["--", "stratege", "solve", "resoudre", "perft"] {
                assert!(!text.contains(word), "{about}: {text}");
            }
            error["code"].clone()
        };
        for (path, body, code) in &plays {
            let path = format!("/api/v1/{path}");
            let asking = Asking::from(Stop::default());
            let bytes = body.to_string();
            let answer = api.answer((Method::Post, &path), bytes.as_bytes(), language, &asking);
            let Err(refusal) = answer else { panic!("{path} {body} is answered") };
            assert_eq!(&told(refusal, body), code, "{body}");
        }
        for body in &jobs {
            let job: JobRequest = read(body.to_string().as_bytes()).expect("a job");
            let (stop, tell) = (Stop::default(), |_: News| {});
            let running = Running::new(&api.bounds, &stop, &tell);
            let refused = match job.check(&api) {
                Ok(()) => job.run(&api, api.words(language), &running).err(),
                Err(refusal) => Some(refusal),
            };
            let Some(refusal) = refused else { panic!("{body} is done") };
            told(refusal, body);
        }
    }
}
