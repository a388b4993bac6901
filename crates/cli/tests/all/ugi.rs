//! The Universal Game Interface, as a program that runs matches uses it.

use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// An engine that is asked line by line.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(words: &[&str]) -> Engine {
        let mut engine = Engine::begin(words);
        engine.send("ugi");
        while engine.line() != "ugiok" {}
        engine.ready();
        engine
    }

    /// An engine that was told nothing yet.
    fn begin(words: &[&str]) -> Engine {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("stratege"))
            .arg("ugi")
            .args(words)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Engine { child, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("it answers");
        assert!(!line.is_empty(), "it has ended");
        line.trim_end().to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.send(line);
        self.line()
    }

    fn ready(&mut self) {
        assert_eq!(self.ask("isready"), "readyok");
    }

    fn quit(mut self) {
        self.send("quit");
        assert!(self.child.wait().expect("it ends").success());
    }
}

/// Lets two engines play, as a runner does: it knows the protocol and no game.
fn plays(game: &str, strategies: [&str; 2]) -> (Vec<String>, String) {
    let mut engines = strategies.map(|strategy| Engine::start(&[game, strategy]));
    let mut moves: Vec<String> = Vec::new();
    loop {
        let position = match moves.len() {
            0 => "position startpos".to_owned(),
            _ => format!("position startpos moves {}", moves.join(" ")),
        };
        for engine in &mut engines {
            engine.send(&position);
            engine.ready();
        }
        let [over, first] = ["query gameover", "query p1turn"].map(|query| {
            let answers = engines.each_mut().map(|engine| engine.ask(query));
            assert_eq!(answers[0], answers[1], "both know the rules");
            answers[0] == "response true"
        });
        if over {
            let result = engines[0].ask("query result");
            engines.into_iter().for_each(Engine::quit);
            return (moves, result);
        }
        let chosen = engines[usize::from(!first)].ask("go movetime 1000");
        moves.push(chosen.strip_prefix("bestmove ").expect("a move").to_owned());
    }
}

#[test]
fn a_runner_plays_a_whole_game() {
    let (moves, result) = plays("chomp:3x4", ["optimal", "random"]);
    assert_eq!(result, "response p1win", "{moves:?}");
    let (moves, result) = plays("tic-tac-toe", ["optimal", "optimal"]);
    assert_eq!((moves.len(), result.as_str()), (9, "response draw"));
    let (moves, result) = plays("dvonn", ["greedy", "random"]);
    assert!(moves.len() > 49 && result != "response none", "{moves:?}");
}

#[test]
fn positions_and_searches_are_as_they_were_asked_for() {
    let mut engine = Engine::start(&["connect-four"]);
    engine.send("position startpos moves 4 4 3 3");
    // Three in a row with both ends free cannot be stopped.
    for search in ["go depth 3", "go nodes 20000", "go p1time 600000 p2time 10 p1inc 0 p2inc 0"] {
        let chosen = engine.ask(search);
        assert!(["bestmove 2", "bestmove 5"].contains(&chosen.as_str()), "{search}: {chosen}");
    }
    assert!(engine.ask("position startpos moves 4 9").starts_with("info string"));
    assert_eq!(engine.ask("query p1turn"), "response true");
    assert!(engine.ask("setoption name Strategy value nobody").starts_with("info string"));
    engine.send("setoption name Strategy value first");
    engine.send("uginewgame");
    assert_eq!(engine.ask("go infinite"), "bestmove 1");
    // As the default is written: what a search is asked for decides again.
    engine.send("setoption name Strategy value <empty>");
    engine.send("position startpos moves 4 3 4 3 4 3");
    assert_eq!(engine.ask("go depth 1"), "bestmove 4");
    assert_eq!(engine.ask("fly"), "info string unknown: fly");
    engine.quit();
}

#[test]
fn an_endless_search_hears_stop_and_still_has_a_move() {
    let mut engine = Engine::start(&["connect-four"]);
    engine.send("position startpos");
    engine.send("go infinite");
    engine.ready();
    assert!(engine.ask("stop").starts_with("bestmove "));
    engine.send("go infinite");
    engine.quit();
}

/// Nobody can say `stop` any more.
#[test]
fn an_endless_search_ends_with_its_input() {
    let mut engine = Engine::start(&["connect-four"]);
    engine.send("position startpos moves");
    engine.send("go infinite");
    let Engine { mut child, input, mut output } = engine;
    drop(input);
    let mut line = String::new();
    output.read_line(&mut line).expect("it answers");
    assert!(line.starts_with("bestmove "), "{line}");
    assert!(child.wait().expect("it ends").success());
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_an_engine_that_waits() {
    let mut engine = Engine::start(&["connect-four"]);
    let id = engine.child.id().to_string();
    let sent = Command::new("kill").args(["-INT", &id]).status().expect("kill is installed");
    assert!(sent.success());
    assert!(!engine.child.wait().expect("it ends").success());
}

/// What a runner says in the documents; all other lines are answers.
const SAID: [&str; 4] = ["ugi", "position ", "query ", "go "];

#[test]
fn the_conversation_in_the_documents_goes_as_printed() {
    let docs = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs"));
    for page in ["bridges.md", "fr/bridges.md"] {
        let text = fs::read_to_string(docs.join(page)).expect("a page");
        let (_, block) = text.split_once("```text\n$ stratege ugi ").expect("a conversation");
        let mut lines = block.lines().take_while(|line| *line != "```");
        let words: Vec<&str> = lines.next().expect("a game").split(' ').collect();
        let mut engine = Engine::begin(&words);
        for line in lines {
            if SAID.iter().any(|said| line.starts_with(said)) && !line.starts_with("ugiok") {
                engine.send(line);
            } else {
                assert_eq!(engine.line(), line, "{page}");
            }
        }
        engine.quit();
    }
}
