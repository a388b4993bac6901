//! A server that listens, and how it is stopped.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr, TcpListener},
    pin::pin,
    sync::Arc,
    time::Duration,
};

use hyper::{
    Request,
    body::Incoming,
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    server::graceful::GracefulShutdown,
    service::TowerToHyperService,
};
use tokio::runtime::{Builder, Runtime};

use crate::{
    app::App,
    client_address::ClientAddress,
    connections::Connections,
    router::router,
    settings::{FIRST_PORT, Settings},
    token::Token,
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
        let token = Token::needed(&settings, address.port()).map_err(io::Error::other)?;
        Ok(Server { listener, address, app: Arc::new(App::new(settings, token)), runtime })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to type into a browser on this machine, with its token if there is one.
    pub fn url(&self) -> String {
        let ip = self.address.ip();
        let host = match ip {
            // An address that means all addresses is nobody's name.
            ip if ip.is_unspecified() => "localhost".to_owned(),
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => format!("[{ip}]"),
        };
        let token = self.app.token.as_ref().map(Token::query).unwrap_or_default();
        format!("http://{host}:{}/{token}", self.address.port())
    }

    /// Whether only those are answered who have the token in [`Server::url`].
    pub fn has_token(&self) -> bool {
        self.app.token.is_some()
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
    let router = TowerToHyperService::new(router(Arc::clone(app)));
    let places = Connections::new(app.settings.connections);
    let connections = GracefulShutdown::new();
    let mut stop = pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => return connections,
        };
        let Ok((stream, address)) = accepted else {
            // No more files, or a client that has gone already: others may come.
            places.make_room();
            tokio::time::sleep(BREATH).await;
            continue;
        };
        let asker = ClientAddress::at(address.ip());
        // The address with the most connections loses one.
        let Some(place) = places.admit(asker).map(Arc::new) else { continue };
        let (busy, router) = (Arc::clone(&place), router.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(asker);
            let (busy, answer) = (busy.busy(), router.call(request));
            async move { answer.await.map(|answer| answer.map(|body| busy.until_sent(body))) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(app.settings.bounds.request_time)
            .serve_connection(TokioIo::new(stream), service);
        let connection = connections.watch(connection);
        tokio::spawn(async move {
            tokio::select! {
                // A connection that breaks is nobody's fault here.
                _ = connection => {}
                () = place.needed() => {}
            }
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
