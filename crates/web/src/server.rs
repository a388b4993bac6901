//! A server that listens, and how it is stopped.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr, TcpListener},
    sync::Arc,
};

use tokio::runtime::{Builder, Runtime};

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

    /// Answers until `stop` is done; then stops all jobs and finishes what was begun.
    pub fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let Server { listener, app, runtime, .. } = self;
        let served = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?;
            let router = api::router(Arc::clone(&app));
            let ending = Arc::clone(&app);
            axum::serve(listener, router)
                .with_graceful_shutdown(async move {
                    stop.await;
                    // Event streams end with their jobs.
                    ending.pool.close();
                })
                .await
        });
        app.pool.close();
        // Work that does not hear of its end must not hold up the program.
        runtime.shutdown_background();
        served
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
