//! What is done with the inputs of a fuzzer, one function per kind of input.
//!
//! Whatever comes in is answered or refused: nothing panics, and nothing takes long. What is
//! accepted keeps what it promises: a normal form is read as itself.

use std::{
    fs, future,
    io::{self, Read, Write},
    net::{SocketAddr, TcpStream},
    path::PathBuf,
    sync::LazyLock,
    thread,
    time::Duration,
};

use stratege_catalog::{
    AnyGame, ArenaRequest, Catalog, ImportOwners, TreeRequest,
    certificate::Certificate,
    core::{Limits, Unwatched},
    import_arena,
    matrix_game::{MatrixRequest, PayoffTable},
    tournament::{running::Blocks, tables::TableFile},
};
use stratege_runs::Store;
use stratege_web::{Bounds, Server, Settings};

/// The longest input after it was stretched.
const LONGEST: usize = 1 << 20;

/// Enough to begin any job, and too little to wait for.
const LIMITS: Limits<'static> =
    Limits { nodes: Some(2_000), memory: Some(64 << 20), watch: &Unwatched };

static CATALOG: LazyLock<Catalog> = LazyLock::new(Catalog::new);

/// The input with a part of it repeated, so that lengths vary by more than a fuzzer would try.
///
/// The first byte says how often, the second where the part ends.
fn stretched(data: &[u8]) -> Vec<u8> {
    let [often, end, rest @ ..] = data else { return data.to_vec() };
    // Most inputs are taken as they are.
    let doublings = u32::from(often.saturating_sub(128)) / 6;
    let (part, tail) = rest.split_at(usize::from(*end).min(rest.len()));
    let most = (LONGEST.saturating_sub(tail.len()) / part.len().max(1)).max(1);
    let mut text = part.repeat((1_usize << doublings).min(most));
    text.extend_from_slice(tail);
    text
}

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(&stretched(data)).into_owned()
}

/// A listed game, chosen by the first byte, and the rest of the input.
fn game(data: &[u8]) -> (Box<dyn AnyGame>, &[u8]) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let listings = CATALOG.listings();
    let listing = &listings[usize::from(*first) % listings.len()];
    (listing.open("").expect("the defaults of a listed game are legal"), rest)
}

/// Words that name games.
pub fn words(data: &[u8]) {
    let Ok(game) = CATALOG.open(&text(data)) else { return };
    let word = game.word();
    let again = CATALOG.open(&word).unwrap_or_else(|error| panic!("{word}: {error}"));
    assert_eq!(again.word(), word);
}

/// Positions of every game, and everything that begins with one.
pub fn positions(data: &[u8]) {
    let (game, rest) = game(data);
    let text = text(rest);
    let Ok(normal) = game.position(Some(&text)) else { return };
    let again = game.position(Some(&normal));
    assert_eq!(again.unwrap_or_else(|error| panic!("{normal}: {error}")), normal);
    let position = Some(normal.as_str());
    // What is asked of a position is answered or refused.
    let _ = game.picture(position);
    let _ = game.count(position, LIMITS);
    let _ = game.arena(&ArenaRequest { position, ..ArenaRequest::default() }, LIMITS);
    let _ = game.tree(&TreeRequest { position, depth: 1, heuristic: None }, LIMITS);
}

/// Moves, one on each line, from the start.
pub fn moves(data: &[u8]) {
    let (game, rest) = game(data);
    let text = text(rest);
    let mut play = game.play(None, 1).expect("a start");
    for line in text.lines().take(200) {
        let legal = play.moves();
        match play.play(line) {
            Ok(played) => assert!(legal.contains(&played), "{played}"),
            // Plays get on whatever the lines are.
            Err(_) if !legal.is_empty() => {
                let number = line.bytes().map(usize::from).sum::<usize>() % legal.len();
                play.play(&legal[number]).expect("a legal move");
            }
            Err(_) => break,
        }
    }
    let position = play.position();
    let _ = game.position(Some(&position));
}

/// Words that name strategies; those that reach for files and programs are left out.
pub fn strategies(data: &[u8]) {
    let (game, rest) = game(data);
    let word = text(rest);
    let lower = word.to_lowercase();
    let outside = CATALOG.strategies().into_iter().filter(|card| card.reaches_outside());
    if lower.contains(".py") || outside.flat_map(|card| card.names).any(|name| lower.contains(name))
    {
        return;
    }
    let Ok(normal) = game.strategy(&word) else { return };
    assert_eq!(game.strategy(&normal).expect("a normal form is a strategy"), normal);
}

/// Matrix games, as tables and as JSON.
pub fn matrices(data: &[u8]) {
    match PayoffTable::read(&text(data)) {
        Ok(PayoffTable::ZeroSum(game)) if game.rows().len() * game.columns().len() <= 64 => {
            let _ = game.solve(&MatrixRequest::default(), LIMITS);
            let _ = game.linear_program();
        }
        Ok(PayoffTable::Bimatrix(game)) if game.rows().len() * game.columns().len() <= 16 => {
            let request = MatrixRequest { patience: 1.0, ..MatrixRequest::default() };
            let _ = game.solve(&request, LIMITS);
        }
        _ => {}
    }
}

/// Graphs as dictionaries, with lists of owners behind them.
pub fn dictionaries(data: &[u8]) {
    let text = text(data);
    let mut parts = text.split('|');
    let dictionary = parts.next().unwrap_or_default();
    let mut list = || parts.next().map(|list| list.split(';').map(str::to_owned).collect());
    let owners = ImportOwners {
        first: list(),
        second: list(),
        targets: list(),
        attractor: Some(1),
        start: None,
    };
    if let Ok(report) = import_arena(dictionary, &owners, LIMITS) {
        let count = report.vertices.len() as u32;
        assert!(report.arcs.iter().flatten().all(|&vertex| vertex < count));
    }
}

/// Certificates of forced wins.
pub fn certificates(data: &[u8]) {
    let Ok((certificate, _)) = Certificate::parse(&text(data)) else { return };
    if let Ok(game) = CATALOG.open(&certificate.game) {
        let _ = game.verify(&certificate, LIMITS);
    }
}

/// Tables that were learned.
pub fn tables(data: &[u8]) {
    let Ok(table) = TableFile::parse(&stretched(data)) else { return };
    let again = TableFile::parse(table.to_text().as_bytes());
    assert!(again.is_ok(), "a table that is written can be read");
}

/// Plays that were written down.
pub fn plays(data: &[u8]) {
    let _ = CATALOG.read_play(&text(data));
}

/// Tournaments that were saved.
pub fn runs(data: &[u8]) {
    let file = PathBuf::from(format!("/dev/shm/stratege-fuzz-{}", std::process::id()));
    fs::write(&file, stretched(data)).expect("room in memory");
    if let Ok((store, _)) = Store::open(&file) {
        let _ = store.blocks(0..1_000);
    }
}

/// A server of our own, with little patience.
static SERVER: LazyLock<SocketAddr> = LazyLock::new(|| {
    let moment = Duration::from_millis(50);
    let bounds = Bounds {
        job_time: moment,
        hint_time: moment,
        move_time: moment,
        job_positions: Some(2_000),
        job_memory: 64 << 20,
        quick_memory: 64 << 20,
        ..Bounds::default()
    };
    let settings = Settings { port: Some(0), bounds, ..Settings::default() };
    let server = Server::bind(settings).expect("a free port");
    let address = server.address();
    thread::spawn(move || server.run(future::pending()));
    address
});

const ADDRESSES: [&str; 12] = [
    "games", "limits", "play", "play/export", "picture", "hints", "choose", "position", "arena",
    "arena/export", "jobs", "replay",
];

/// Bodies of requests; the first byte chooses the address.
pub fn requests(data: &[u8]) {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let address = ADDRESSES[usize::from(*first) % ADDRESSES.len()];
    let body = stretched(rest);
    let head = format!(
        "POST /api/v1/{address} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n",
        *SERVER,
        body.len()
    );
    let mut stream = TcpStream::connect(*SERVER).expect("the server listens");
    stream.set_read_timeout(Some(PATIENCE)).expect("a time");
    // The server may refuse a body before all of it has come.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body));
    let mut answer = Vec::new();
    let end = stream.read_to_end(&mut answer);
    let timed_out = matches!(&end, Err(error) if error.kind() == io::ErrorKind::WouldBlock);
    assert!(!timed_out, "{address}: no answer");
    assert!(!answer.starts_with(b"HTTP/1.1 500"), "{address}: {}", String::from_utf8_lossy(&answer));
}

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
