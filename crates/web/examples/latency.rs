//! How long a class of thirty waits for answers while three games are being solved.
//!
//! `cargo run --release -p stratege-web --example latency`

use std::{
    error::Error,
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use stratege_web::{Server, Settings};

const CLIENTS: usize = 30;
const ROUNDS: usize = 20;

/// What clients ask for, with a name.
fn questions() -> [(&'static str, &'static str, Value); 4] {
    let moves = json!(["4", "4", "3", "5"]);
    [
        ("play connect-four", "/api/v1/play", json!({ "game": "connect-four", "moves": moves })),
        ("play chomp", "/api/v1/play", json!({ "game": "chomp:4x5", "moves": ["d4"] })),
        (
            "minimax:2 connect-four",
            "/api/v1/choose",
            json!({ "game": "connect-four", "moves": moves, "strategy": "minimax:2" }),
        ),
        ("hints chomp", "/api/v1/hints", json!({ "game": "chomp:4x5", "moves": ["d4"] })),
    ]
}

fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::bind(Settings { port: Some(0), ..Settings::default() })?;
    let url = server.url();
    // The server ends with the program.
    thread::spawn(move || server.run(std::future::pending()));
    let agent = agent();
    for game in ["connect-four:5x5", "mnk:4x4x4", "domineering:5x5"] {
        let job = json!({ "kind": "count", "request": { "game": game } });
        let answer = agent.post(format!("{url}api/v1/jobs")).send(job.to_string())?;
        assert_eq!(answer.status(), 202, "{game}");
    }
    let clients: Vec<_> = (0..CLIENTS)
        .map(|_| {
            thread::spawn({
                let url = url.clone();
                move || ask(&url)
            })
        })
        .collect();
    let mut times = vec![Vec::new(); questions().len()];
    for client in clients {
        for (question, time) in client.join().map_err(|_| "a client failed")? {
            times[question].push(time);
        }
    }
    println!("{CLIENTS} clients, {ROUNDS} rounds, while three games are counted");
    for ((name, _, _), mut times) in questions().into_iter().zip(times) {
        times.sort();
        let at = |share: f64| times[(share * (times.len() - 1) as f64) as usize].as_millis();
        println!("{name:24} p50 {:5} ms  p99 {:5} ms  most {:5} ms", at(0.5), at(0.99), at(1.0));
    }
    Ok(())
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

/// Asks every question again and again, with the pause of somebody who looks at a board.
fn ask(url: &str) -> Vec<(usize, Duration)> {
    let agent = agent();
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        for (number, (name, path, body)) in questions().iter().enumerate() {
            let asked = Instant::now();
            let answer = agent.post(format!("{url}{}", &path[1..])).send(body.to_string());
            let mut answer = answer.expect("the server answers");
            assert_eq!(answer.status(), 200, "{name}");
            answer.body_mut().read_to_string().expect("a body");
            times.push((number, asked.elapsed()));
            thread::sleep(Duration::from_millis(250));
        }
    }
    times
}
