//! A server on a free port, and a client that speaks HTTP to it.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{Shutdown, SocketAddr, TcpStream},
    sync::mpsc,
    thread::{self, JoinHandle},
    time::Duration,
};

use serde_json::{Value, json};
use stratege_web::{Bounds, Server, Settings};
use tokio::sync::oneshot;

/// A server that is stopped when the test is done.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    agent: ureq::Agent,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<std::io::Result<()>>>,
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) text: String,
}

impl Answer {
    /// The body as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }

    /// A header; empty if there is none.
    pub(crate) fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }
}

/// Settings with a free port and little time for thinking.
pub(crate) fn settings() -> Settings {
    bounded(bounds())
}

/// The same with other bounds.
pub(crate) fn bounded(bounds: Bounds) -> Settings {
    Settings { port: Some(0), bounds, ..Settings::default() }
}

/// Little time for thinking.
pub(crate) fn bounds() -> Bounds {
    Bounds {
        hint_time: Duration::from_millis(200),
        move_time: Duration::from_secs(2),
        ..Bounds::default()
    }
}

/// Connections that end with it, although their readers hold them open too.
pub(crate) struct GivenUp(Vec<TcpStream>);

impl Drop for GivenUp {
    fn drop(&mut self) {
        for stream in &self.0 {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

impl Running {
    /// Starts a server.
    pub(crate) fn new(settings: Settings) -> Running {
        let server = Server::bind(settings).expect("a free port");
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let thread = thread::spawn(move || {
            server.run(async {
                // A test that panics drops the sender, which stops the server too.
                let _ = stopped.await;
            })
        });
        let config = ureq::Agent::config_builder().http_status_as_error(false).build();
        Running { address, agent: config.into(), stop: Some(stop), thread: Some(thread) }
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// Asks with GET.
    pub(crate) fn get(&self, path: &str) -> Answer {
        answer(self.agent.get(self.url(path)).call())
    }

    /// Asks for hints until nobody else's are thought about: one is, 64 wait, and whoever came
    /// last was refused. They are given up with what is returned.
    pub(crate) fn fill_with_hints(&self) -> GivenUp {
        let body = json!({ "game": "connect-four" }).to_string();
        let request = format!(
            "POST /api/v1/hints HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let (tell, told) = mpsc::channel();
        let asked = (0..66).map(|_| {
            let mut stream = TcpStream::connect(self.address).expect("a server");
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
        });
        let asked = GivenUp(asked.collect());
        assert_eq!(told.recv().expect("the first answer"), "HTTP/1.1 429");
        asked
    }

    /// Asks with GET and one header.
    pub(crate) fn get_with(&self, path: &str, header: (&str, &str)) -> Answer {
        answer(self.agent.get(self.url(path)).header(header.0, header.1).call())
    }

    /// Asks with DELETE.
    pub(crate) fn delete(&self, path: &str) -> Answer {
        answer(self.agent.delete(self.url(path)).call())
    }

    /// Asks with POST and a body.
    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.post_bytes(path, body.to_string().as_bytes())
    }

    /// Asks with POST and a body that may be anything.
    pub(crate) fn post_bytes(&self, path: &str, body: &[u8]) -> Answer {
        let send = || {
            let request = self.agent.post(self.url(path));
            request.header("content-type", "application/json").send(body)
        };
        // The server may close a connection that was kept just when it is used again.
        answer(send().or_else(|_| send()))
    }

    /// A connection from another address of this machine: 127.0.0.`last`.
    #[cfg(target_os = "linux")]
    pub(crate) fn connect_from(&self, last: u8) -> TcpStream {
        let connect = async {
            let socket = tokio::net::TcpSocket::new_v4()?;
            socket.bind(([127, 0, 0, last], 0).into())?;
            socket.connect(self.address).await?.into_std()
        };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        let stream = runtime.expect("a runtime").block_on(connect).expect("a server");
        stream.set_nonblocking(false).expect("an open connection");
        stream
    }

    /// Asks with POST from another address of this machine.
    #[cfg(target_os = "linux")]
    pub(crate) fn post_from(&self, last: u8, path: &str, body: &Value) -> Answer {
        let body = body.to_string();
        let length = body.len();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        let mut stream = self.connect_from(last);
        stream.write_all(request.as_bytes()).expect("a server that listens");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        taken_apart(&answer)
    }

    /// Sends bytes as they are and reads until the server hangs up.
    pub(crate) fn raw(&self, bytes: &[u8]) -> String {
        let mut stream = TcpStream::connect(self.address).expect("a server");
        // A server that hangs up while it is written to has answered too.
        let _ = stream.write_all(bytes);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Sends a request with headers of its own and takes the answer apart.
    pub(crate) fn raw_answer(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &[u8],
    ) -> Answer {
        let length = body.len();
        let head = format!(
            "{method} {path} HTTP/1.1\r\n{headers}\r\nConnection: close\r\nContent-Length: \
             {length}\r\n\r\n"
        );
        let answer = self.raw(&[head.as_bytes(), body].concat());
        taken_apart(&answer)
    }

    /// Compares an answer with what the server says about answers of this name.
    #[track_caller]
    pub(crate) fn check_shape(&self, name: &str, answer: &Value) {
        let components = self.get("/api/v1/openapi.json").json()["components"].clone();
        let name = format!("#/components/schemas/{name}");
        let shape = json!({ "$ref": name, "components": components });
        let shape = jsonschema::validator_for(&shape).expect("a shape");
        let wrong = shape.validate(answer).err().map(|error| error.to_string());
        assert_eq!(wrong, None, "{name}: {answer}");
    }

    /// Begins a job and gives its name.
    #[track_caller]
    pub(crate) fn begin(&self, job: &Value) -> String {
        let answer = self.post("/api/v1/jobs", job);
        assert_eq!(answer.status, 202, "{}", answer.text);
        answer.json()["job"].as_str().expect("a name").to_owned()
    }

    /// Listens to a job.
    pub(crate) fn listen(&self, job: &str, query: &str) -> Events {
        let mut stream = TcpStream::connect(self.address).expect("a server");
        let path = format!("/api/v1/jobs/{job}/events{query}");
        let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("a server that listens");
        Events { lines: BufReader::new(Chunks::new(stream)) }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        if let Some(thread) = self.thread.take() {
            let served = thread.join();
            assert!(thread::panicking() || matches!(served, Ok(Ok(()))), "{served:?}");
        }
    }
}

/// The events of a job, as they come.
pub(crate) struct Events {
    lines: BufReader<Chunks>,
}

/// The body of an answer that comes in chunks, after its head.
struct Chunks {
    stream: BufReader<TcpStream>,
    /// Bytes of the chunk that are left.
    left: usize,
}

impl Chunks {
    fn new(stream: TcpStream) -> Chunks {
        Chunks { stream: BufReader::new(stream), left: 0 }
    }

    /// The length of the next chunk, on a line of its own; what comes before it is the head, or
    /// the end of the line before.
    fn next_length(&mut self) -> std::io::Result<usize> {
        loop {
            let mut line = String::new();
            if self.stream.read_line(&mut line)? == 0 {
                return Ok(0);
            }
            if let Ok(length) = usize::from_str_radix(line.trim_end(), 16) {
                return Ok(length);
            }
        }
    }
}

impl Read for Chunks {
    fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
        if self.left == 0 {
            self.left = self.next_length()?;
        }
        let most = bytes.len().min(self.left);
        let read = self.stream.read(&mut bytes[..most])?;
        self.left -= read;
        Ok(read)
    }
}

impl Iterator for Events {
    type Item = (String, Value);

    /// The next event; nothing when the server has said everything.
    fn next(&mut self) -> Option<(String, Value)> {
        let mut name = String::new();
        loop {
            let mut line = String::new();
            if self.lines.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(event) = line.trim_end().strip_prefix("event: ") {
                event.clone_into(&mut name);
            }
            if let Some(data) = line.trim_end().strip_prefix("data: ") {
                return Some((name, serde_json::from_str(data).expect("JSON in an event")));
            }
        }
    }
}

/// The parts of an answer.
#[track_caller]
fn taken_apart(answer: &str) -> Answer {
    let (head, text) = answer.split_once("\r\n\r\n").expect("an answer");
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok());
    let headers = lines.filter_map(|line| {
        let (name, value) = line.split_once(": ")?;
        Some((name.to_owned(), value.to_owned()))
    });
    let headers = headers.collect();
    Answer { status: status.expect("a status"), headers, text: text.to_owned() }
}

fn answer(response: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Answer {
    let mut response = response.expect("an answer");
    let headers = response.headers().iter();
    let headers = headers.map(|(name, value)| {
        (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned())
    });
    Answer {
        status: response.status().as_u16(),
        headers: headers.collect(),
        text: response.body_mut().read_to_string().expect("a body"),
    }
}
