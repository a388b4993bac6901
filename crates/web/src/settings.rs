//! Whom a server lets in, and how much it does at once.

use std::{
    net::{IpAddr, Ipv4Addr},
    num::NonZero,
    path::PathBuf,
    thread,
};

use stratege_api::Bounds;

/// How a server behaves; the default is for one person on one machine.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub host: IpAddr,
    /// The port; the next free one after 8000 if there is none.
    pub port: Option<u16>,
    /// Requests that are thought about at once: hints, moves of strategies, arenas.
    pub thinkers: usize,
    /// Connections that may be open at once; the idle ones of whoever has most make room.
    pub connections: usize,
    /// What requests and jobs may spend.
    pub bounds: Bounds,
    /// The page as one file, which is offered for download where it is there.
    pub page_file: Option<PathBuf>,
    /// Folders of solved positions: hints and the strategy `optimal` ask them first.
    pub tables: Vec<PathBuf>,
}

/// The port that is tried first.
pub(crate) const FIRST_PORT: u16 = 8000;

impl Default for Settings {
    fn default() -> Self {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Settings {
            host: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: None,
            thinkers: 2 * cores,
            connections: 512,
            bounds: Bounds::default(),
            page_file: None,
            tables: Vec::new(),
        }
    }
}
