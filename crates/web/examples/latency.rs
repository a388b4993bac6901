//! How long a class of thirty waits for answers while three games are being counted.
//!
//! `cargo run --release -p stratege-web --example latency`

use std::{
    error::Error,
    fs, thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};
use stratege_web::{Server, Settings};

const CLIENTS: usize = 30;
const ROUNDS: usize = 20;

/// What should be answered before anybody notices that they wait.
const SOON: Duration = Duration::from_millis(200);

/// Somebody who looks at a board asks no sooner again.
const PAUSE: Duration = Duration::from_millis(250);

/// What is asked for.
enum Question {
    /// A file of the page.
    File(String),
    /// An address with a body; the number of the client and of the round are known.
    Post(&'static str, fn(usize, usize) -> Value),
}

fn questions(url: &str) -> Result<Vec<(&'static str, Question)>, Box<dyn Error>> {
    let page = agent().get(url).call()?.body_mut().read_to_string()?;
    let named = |ending: &str| {
        let mut names = page.split('"').filter(|part| part.ends_with(ending));
        names.next().map(|name| name.trim_start_matches(['.', '/']).to_owned())
    };
    let file = |ending| named(ending).ok_or(format!("the page names no {ending}"));
    Ok(vec![
        ("the page", Question::File(String::new())),
        ("its script", Question::File(file(".js")?)),
        ("its style", Question::File(file(".css")?)),
        ("the list of games", Question::File("api/v1/games?lang=fr".to_owned())),
        (
            "board, connect-four",
            Question::Post(
                "play",
                |client, _| json!({ "game": "connect-four", "moves": opening(client) }),
            ),
        ),
        (
            "board, chomp",
            Question::Post("play", |_, _| json!({ "game": "chomp:4x5", "moves": ["d4"] })),
        ),
        (
            "board, dominoes",
            Question::Post(
                "play",
                |client, _| json!({ "game": "dominoes", "seed": client, "viewer": 1 }),
            ),
        ),
        (
            "move, minimax:2",
            Question::Post("choose", |client, _| {
                let moves = opening(client);
                json!({ "game": "connect-four", "moves": moves, "strategy": "minimax:2" })
            }),
        ),
        (
            "arena, chomp:3x3",
            Question::Post("arena", |_, _| json!({ "game": "chomp:3x3", "attractor": 1 })),
        ),
        (
            "hint known before",
            Question::Post("hints", |_, _| json!({ "game": "chomp:4x5", "moves": ["d4"] })),
        ),
    ])
}

/// A hint about which nobody has asked: it is thought about for two seconds by design.
fn cold(client: usize, round: usize) -> Value {
    let moves = [opening(client), opening(7 * client + round + 1)].concat();
    json!({ "game": "connect-four:7x6", "moves": moves })
}

/// Four moves that differ from client to client.
fn opening(client: usize) -> Vec<String> {
    [client % 7, client / 7 % 7, (client + 3) % 7, (2 * client) % 7]
        .iter()
        .map(|column| (column + 1).to_string())
        .collect()
}

fn main() -> Result<(), Box<dyn Error>> {
    let server = Server::bind(Settings { port: Some(0), ..Settings::default() })?;
    server.prepare();
    let url = server.url();
    // The server ends with the program.
    thread::spawn(move || server.run(std::future::pending()));
    let agent = agent();
    let warm = json!({ "game": "chomp:4x5", "moves": ["d4"] });
    ask(&agent, &url, "hints", &warm)?;
    for game in ["connect-four:5x5", "mnk:4x4x4", "domineering:5x5"] {
        let job = json!({ "kind": "count", "request": { "game": game } });
        let status = ask(&agent, &url, "jobs", &job)?;
        assert_eq!(status, 202, "{game}");
    }
    println!("{CLIENTS} clients, {ROUNDS} rounds, while three games are counted");
    println!("load of the machine when it began: {}, memory: {} MiB", load(), memory());
    let questions = questions(&url)?;
    let (quick, slow) = thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS)
            .map(|client| {
                scope.spawn({
                    let (url, questions) = (&url, &questions);
                    move || quick(url, questions, client)
                })
            })
            .collect();
        // Three of the class ask for hints all the time.
        let thinkers: Vec<_> = (0..3)
            .map(|client| {
                scope.spawn({
                    let url = &url;
                    move || slow(url, client)
                })
            })
            .collect();
        let quick = clients.into_iter().map(|client| client.join().expect("clients only count"));
        let quick: Vec<Vec<Times>> = quick.collect();
        let slow = thinkers.into_iter().map(|client| client.join().expect("clients only count"));
        let slow: Vec<Times> = slow.collect();
        (quick, slow)
    });
    let mut all = Times::default();
    for (number, (name, _)) in questions.iter().enumerate() {
        let mut times = Times::default();
        quick.iter().for_each(|client| times.add(&client[number]));
        println!("{name:22} {}", times.told());
        all.add(&times);
    }
    println!("{:22} {}", "all of these", all.told());
    let mut cold = Times::default();
    slow.iter().for_each(|times| cold.add(times));
    println!("{:22} {}", "hint, 2 s by design", cold.told());
    println!("{:22} {}", "30 new hints at once", at_once(&url).told());
    println!("load of the machine in the end: {}, memory: {} MiB", load(), memory());
    Ok(())
}

/// How long answers took, and how many there were none.
#[derive(Clone, Default)]
struct Times {
    times: Vec<Duration>,
    failures: usize,
}

impl Times {
    fn add(&mut self, other: &Times) {
        self.times.extend(&other.times);
        self.failures += other.failures;
    }

    fn note(&mut self, began: Instant, status: &Result<u16, Box<dyn Error>>) {
        self.times.push(began.elapsed());
        self.failures += usize::from(!matches!(status, Ok(200)));
    }

    fn told(&self) -> String {
        let mut times = self.times.clone();
        times.sort();
        let at = |share: f64| {
            let place = (share * times.len().saturating_sub(1) as f64) as usize;
            times.get(place).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
        };
        let late = times.iter().filter(|time| **time > SOON).count();
        let share = 100.0 * late as f64 / times.len().max(1) as f64;
        format!(
            "p50 {:7.1} ms  p95 {:7.1} ms  p99 {:7.1} ms  most {:7.1} ms  over 200 ms {share:5.2} %  failures {} of {}",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0),
            self.failures,
            times.len(),
        )
    }
}

fn agent() -> ureq::Agent {
    ureq::Agent::config_builder().http_status_as_error(false).build().into()
}

fn ask(agent: &ureq::Agent, url: &str, path: &str, body: &Value) -> Result<u16, Box<dyn Error>> {
    let request = agent.post(format!("{url}api/v1/{path}"));
    let mut answer = request.header("content-type", "application/json").send(body.to_string())?;
    answer.body_mut().read_to_vec()?;
    Ok(answer.status().as_u16())
}

fn fetch(agent: &ureq::Agent, url: &str, path: &str) -> Result<u16, Box<dyn Error>> {
    // The client unpacks what it asks to be packed: as browsers do, but for the clock.
    let request = agent.get(format!("{url}{path}")).header("accept-encoding", "gzip");
    let mut answer = request.call()?;
    answer.body_mut().read_to_vec()?;
    Ok(answer.status().as_u16())
}

/// Asks every question again and again, with pauses.
fn quick(url: &str, questions: &[(&'static str, Question)], client: usize) -> Vec<Times> {
    let agent = agent();
    let mut times = vec![Times::default(); questions.len()];
    for round in 0..ROUNDS {
        for (times, (_, question)) in times.iter_mut().zip(questions) {
            let began = Instant::now();
            let status = match question {
                Question::File(path) => fetch(&agent, url, path),
                Question::Post(path, body) => ask(&agent, url, path, &body(client, round)),
            };
            times.note(began, &status);
            thread::sleep(PAUSE);
        }
    }
    times
}

fn slow(url: &str, client: usize) -> Times {
    let agent = agent();
    let mut times = Times::default();
    for round in 0..ROUNDS {
        let began = Instant::now();
        times.note(began, &ask(&agent, url, "hints", &cold(client, round)));
    }
    times
}

/// All clients ask for hints about boards that nobody has asked about, at the same time.
fn at_once(url: &str) -> Times {
    let mut all = Times::default();
    thread::scope(|scope| {
        let ask_one = |client: usize| {
            move || {
                let (agent, began) = (agent(), Instant::now());
                let mut times = Times::default();
                times.note(began, &ask(&agent, url, "hints", &cold(client, ROUNDS)));
                times
            }
        };
        let clients: Vec<_> = (0..CLIENTS).map(|client| scope.spawn(ask_one(client))).collect();
        for client in clients {
            all.add(&client.join().expect("clients only count"));
        }
    });
    all
}

/// Memory of this program, server and clients, in MiB; nothing where the system does not tell.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = resident.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    kibibytes.map_or_else(String::new, |kibibytes| (kibibytes >> 10).to_string())
}

/// How many threads wanted to run in the last minute, where the system tells.
fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}
