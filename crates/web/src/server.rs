//! A server that listens, and how it is stopped.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr, TcpListener},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::{
    runtime::{Builder, Runtime},
    sync::Semaphore,
};

use crate::{
    api,
    app::App,
    settings::{FIRST_PORT, Settings},
};

/// A server that has its port and does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: Arc<App>,
    runtime: Runtime,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum BindError {
    /// Somebody else listens there, or it is not allowed.
    #[error("{host}, port {port}: {error}")]
    Taken {
        /// Where.
        host: IpAddr,
        /// The port that was asked for.
        port: u16,
        /// What the system says.
        error: io::Error,
    },
    /// No threads.
    #[error("the server cannot be started: {0}")]
    Start(#[from] io::Error),
}

/// Ports that are tried when none is asked for.
const TRIED: u16 = 64;

/// Methods recurse once per move: threads have room for the longest plays.
pub(crate) const STACK: usize = 16 << 20;

/// Connections that may be open at once; others wait to be accepted.
const MOST_CONNECTIONS: usize = 1024;

/// How long what was begun may go on when the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// A pause after a connection could not be taken.
const BREATH: Duration = Duration::from_millis(20);

/// Threads that only pass requests on.
const MESSENGERS: usize = 2;

impl Server {
    /// Takes the port that is asked for, or the next free one.
    pub fn bind(settings: Settings) -> Result<Server, BindError> {
        let listener = listener(&settings)?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(MESSENGERS)
            .thread_name("stratege-web")
            .thread_stack_size(STACK)
            .enable_io()
            .enable_time()
            .build()?;
        Ok(Server { listener, address, app: Arc::new(App::new(settings)), runtime })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to type into a browser on this machine.
    pub fn url(&self) -> String {
        let ip = self.address.ip();
        let host = match ip {
            // An address that means all addresses is nobody's name.
            ip if ip.is_unspecified() => "localhost".to_owned(),
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        format!("http://{host}:{}/", self.address.port())
    }

    /// Puts together what never changes, so that the first who ask need not wait for it.
    pub fn prepare(&self) {
        self.app.prepare();
    }

    /// Answers until `stop` is done; then stops all jobs and finishes what was begun.
    pub fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listener, app, runtime, .. } = self;
        let served = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let connections = accept(&listener, &app, stop).await;
            // Event streams end with their jobs, and connections with what they are about.
            app.pool.close();
            // Whoever does not take the answer is not waited for.
            let _ = tokio::time::timeout(FAREWELL, connections.shutdown()).await;
            Ok(())
        });
        // Work that does not hear of its end must not hold up the program.
        runtime.shutdown_background();
        served
    }
}

/// Takes connections until `stop` is done; gives those that are open then.
async fn accept(
    listener: &tokio::net::TcpListener,
    app: &Arc<App>,
    stop: impl Future<Output = ()>,
) -> GracefulShutdown {
    let router = TowerToHyperService::new(api::router(Arc::clone(app)));
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    let connections = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let next = async {
            // The semaphore is never closed.
            let place = Arc::clone(&places).acquire_owned().await.map_err(io::Error::other)?;
            listener.accept().await.map(|(stream, _)| (stream, place))
        };
        let accepted = tokio::select! {
            accepted = next => accepted,
            () = &mut stop => return connections,
        };
        let Ok((stream, place)) = accepted else {
            // No more files, or a client that has gone already: others may come.
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.settings.request_time)
            .serve_connection(TokioIo::new(stream), router.clone());
        let connection = connections.watch(connection);
        tokio::spawn(async move {
            // A connection that breaks is nobody's fault here.
            let _ = connection.await;
            drop(place);
        });
    }
}

fn listener(settings: &Settings) -> Result<TcpListener, BindError> {
    let host = settings.host;
    let taken = |port: u16| move |error| BindError::Taken { host, port, error };
    if let Some(port) = settings.port {
        return TcpListener::bind((host, port)).map_err(taken(port));
    }
    let mut tried = (FIRST_PORT..FIRST_PORT + TRIED).map(|port| TcpListener::bind((host, port)));
    let free = |bound: &io::Result<TcpListener>| match bound {
        Ok(_) => true,
        Err(error) => error.kind() != io::ErrorKind::AddrInUse,
    };
    match tried.find(free) {
        Some(bound) => bound.map_err(taken(FIRST_PORT)),
        // Any free port is better than none.
        None => TcpListener::bind((host, 0)).map_err(taken(0)),
    }
}
