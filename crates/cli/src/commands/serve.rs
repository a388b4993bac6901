//! `serve`: the page, from this machine.

use std::{
    io,
    net::IpAddr,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use clap::Args;
use stratege_web::{BindError, Bounds, Server, Settings};

use super::Verb;
use crate::{
    disk,
    exit::Exit,
    failure::{Complaint, Failure},
    i18n::Message,
    limit::{Budget, Limit},
    page_file,
    session::Session,
    tournament::{size, time},
    watch,
};

#[derive(Args)]
pub(crate) struct Serve {
    #[arg(long, value_name = "ADDRESS")]
    host: Option<IpAddr>,
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    #[arg(long)]
    open: bool,
    #[arg(long)]
    allow_programs: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(0..=1024))]
    queue: Option<u16>,
    #[arg(long, value_name = "SIZE", value_parser = size)]
    keep: Option<u64>,
    #[arg(long, value_name = "TIME", value_parser = time)]
    hint_time: Option<Duration>,
    #[arg(long, value_name = "TIME", value_parser = time)]
    move_time: Option<Duration>,
    #[arg(long, value_name = "PATH")]
    page_file: Option<PathBuf>,
    #[arg(long, value_name = "DIRECTORY", num_args = 1..)]
    disk: Vec<PathBuf>,
}

impl Verb for Serve {
    const NAME: &'static str = "serve";
    const ALIASES: &'static [&'static str] = &["servir"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        for path in &self.disk {
            disk::expect_solved(path)?;
        }
        let settings = self.settings(session);
        let (host, programs) = (settings.host, settings.bounds.allow_programs);
        let server = Server::bind(settings).map_err(refused)?;
        server.prepare();
        let url = server.url();
        let said = session.words.tell(&Message::new("serve-url").with("url", url.as_str()));
        session.print(&said)?;
        session.json(&serde_json::json!({
            "stratege": env!("CARGO_PKG_VERSION"), "url": url, "port": server.address().port(),
        }))?;
        if !host.is_loopback() {
            let said = Message::new("serve-open-to-all").with("host", host.to_string());
            warn(&session.words.tell(&said));
        }
        if programs {
            let said = if server.has_token() { "serve-token" } else { "serve-programs" };
            warn(&session.words.say(said));
        }
        if self.open
            && let Err(error) = open(&url)
        {
            let said = Message::new("serve-browser").with("why", error.to_string());
            warn(&session.words.tell(&said));
        }
        server.run(watch::until_interrupted())?;
        let text = session.words.say("serve-stopped");
        session.remark(&text)?;
        Ok(Exit::Done)
    }
}

impl Serve {
    fn settings(&self, session: &Session) -> Settings {
        let (server, usual) = (Settings::default(), Bounds::default());
        let limits = &session.options.limit;
        let budget = Budget::new(limits);
        let page_file = page_file::found(self.page_file.as_deref());
        let asked_memory = limits.iter().any(|limit| matches!(limit, Limit::Memory(_)));
        let bounds = Bounds {
            allow_programs: self.allow_programs,
            jobs: self.jobs.map_or(usual.jobs, usize::from),
            queue: self.queue.map_or(usual.queue, usize::from),
            keep: self.keep.unwrap_or(usual.keep),
            hint_time: self.hint_time.unwrap_or(usual.hint_time),
            move_time: self.move_time.unwrap_or(usual.move_time),
            job_time: budget.time.unwrap_or(usual.job_time),
            job_memory: if asked_memory { budget.memory } else { usual.job_memory },
            job_positions: budget.positions,
            page_file: page_file.is_some(),
            ..usual
        };
        Settings {
            host: self.host.unwrap_or(server.host),
            port: self.port,
            bounds,
            page_file,
            tables: self.disk.clone(),
            ..server
        }
    }
}

fn refused(error: BindError) -> Failure {
    let said = match error {
        BindError::Taken { host, port, error } => Message::new("error-serve")
            .with("host", host.to_string())
            .with("port", port.to_string())
            .with("why", error.to_string()),
        BindError::Start(error) => Message::new("error-serve-start").with("why", error.to_string()),
    };
    Complaint::usage("serve", said).into()
}

/// Something to know, beside the answer.
fn warn(text: &str) {
    use io::Write;
    // Nobody is left to tell when this fails.
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// Opens a page in the browser of the desktop.
fn open(url: &str) -> io::Result<()> {
    let (program, before): (&str, &[&str]) = if cfg!(target_os = "macos") {
        ("open", &[])
    } else if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop)
}
