//! What one address asks for does not keep others waiting.
//!
//! Linux answers at every address that begins with 127; other systems do not.

use std::{
    io::{Read, Write},
    net::TcpStream,
    sync::mpsc,
    thread,
    time::Duration,
};

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
    let body = json!({ "game": "connect-four" }).to_string();
    let request = format!(
        "POST /api/v1/hints HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let (tell, told) = mpsc::channel();
    let asked: Vec<TcpStream> = (0..66)
        .map(|_| {
            let mut stream = TcpStream::connect(server.address).expect("a server");
            stream.write_all(request.as_bytes()).expect("a server that listens");
            let (tell, mut reader) = (tell.clone(), stream.try_clone().expect("a second handle"));
            thread::spawn(move || {
                let mut begin = [0; 12];
                // Connections that are given up in the end have no answer.
                if reader.read_exact(&mut begin).is_ok() {
                    let _ = tell.send(String::from_utf8_lossy(&begin).into_owned());
                }
            });
            stream
        })
        .collect();
    assert_eq!(told.recv().expect("the first answer"), "HTTP/1.1 429");
    let hint = server.post_from(2, "/api/v1/hints", &json!({ "game": "nim:1,2" }));
    assert_eq!(hint.status, 200, "{}", hint.text);
    for stream in asked {
        stream.shutdown(std::net::Shutdown::Both).expect("an open connection");
    }
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
