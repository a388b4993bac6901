//! Which connections are open, and which of them makes room when there are too many.

use std::{
    collections::BTreeMap,
    pin::Pin,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll},
};

use axum::body::{Body, Bytes};
use hyper::body::{Body as HttpBody, Frame, SizeHint};
use tokio::sync::Notify;

use crate::client_address::ClientAddress;

/// All connections of a server.
pub(crate) struct Connections {
    most: usize,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// Counts what has happened: connections are numbered by it, and idle since then.
    now: u64,
    all: BTreeMap<u64, Connection>,
}

struct Connection {
    asker: ClientAddress,
    /// Requests that are not answered to the end.
    requests: usize,
    /// When the last answer ended.
    idle_since: u64,
    close: Arc<Notify>,
}

impl Open {
    fn tick(&mut self) -> u64 {
        self.now += 1;
        self.now
    }

    fn count(&self, asker: ClientAddress) -> usize {
        self.all.values().filter(|connection| connection.asker == asker).count()
    }

    /// Who has the most connections; of two, who has one that is idle.
    fn largest(&self) -> Option<ClientAddress> {
        let mut counts: BTreeMap<ClientAddress, (usize, bool)> = BTreeMap::new();
        for connection in self.all.values() {
            let (count, idle) = counts.entry(connection.asker).or_default();
            *count += 1;
            *idle |= connection.requests == 0;
        }
        counts.into_iter().max_by_key(|(_, count)| *count).map(|(asker, _)| asker)
    }

    fn oldest_idle(&self, asker: ClientAddress) -> Option<u64> {
        let own = self.all.iter().filter(|(_, connection)| connection.asker == asker);
        let idle = own.filter(|(_, connection)| connection.requests == 0);
        idle.min_by_key(|(_, connection)| connection.idle_since).map(|(number, _)| *number)
    }

    /// The connection to close for one of `newcomer`, if there is one.
    ///
    /// Whoever has the most loses the one that was idle the longest. If none of those is idle,
    /// the oldest, but only for somebody who has fewer.
    fn to_close(&self, newcomer: ClientAddress) -> Option<u64> {
        let largest = self.largest()?;
        self.oldest_idle(largest).or_else(|| {
            let has_fewer = self.count(newcomer) + 1 < self.count(largest);
            let mut own = self.all.iter().filter(|(_, connection)| connection.asker == largest);
            own.next().map(|(number, _)| *number).filter(|_| has_fewer)
        })
    }

    fn close(&mut self, number: u64) {
        if let Some(connection) = self.all.remove(&number) {
            connection.close.notify_one();
        }
    }
}

impl Connections {
    /// None is open, and never more than `most` will be.
    pub(crate) fn new(most: usize) -> Arc<Connections> {
        Arc::new(Connections { most: most.max(1), open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for a connection, if need be that of another one.
    pub(crate) fn admit(self: &Arc<Connections>, asker: ClientAddress) -> Option<Place> {
        let mut open = self.open();
        if open.all.len() >= self.most {
            let closed = open.to_close(asker)?;
            open.close(closed);
        }
        let (number, close) = (open.tick(), Arc::new(Notify::new()));
        let connection =
            Connection { asker, requests: 0, idle_since: number, close: Arc::clone(&close) };
        open.all.insert(number, connection);
        drop(open);
        Some(Place { connections: Arc::clone(self), number, close })
    }

    /// Closes an idle connection: the system has no more to give.
    pub(crate) fn make_room(&self) {
        let mut open = self.open();
        let idle = open.largest().and_then(|largest| open.oldest_idle(largest));
        if let Some(idle) = idle {
            open.close(idle);
        }
    }
}

/// The place of one connection; free when it is dropped.
pub(crate) struct Place {
    connections: Arc<Connections>,
    number: u64,
    close: Arc<Notify>,
}

impl Place {
    /// Waits until the place is needed for another connection.
    pub(crate) async fn needed(&self) {
        self.close.notified().await;
    }

    /// A request has come: the connection is not idle until its answer was sent.
    pub(crate) fn busy(self: &Arc<Place>) -> Busy {
        if let Some(connection) = self.connections.open().all.get_mut(&self.number) {
            connection.requests += 1;
        }
        Busy(Arc::clone(self))
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.connections.open().all.remove(&self.number);
    }
}

/// A request that is not answered to the end.
pub(crate) struct Busy(Arc<Place>);

impl Busy {
    /// The body of an answer that keeps the connection busy until it was sent.
    pub(crate) fn until_sent(self, body: Body) -> Body {
        Body::new(Sent { body, _busy: self })
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let mut open = self.0.connections.open();
        let now = open.tick();
        if let Some(connection) = open.all.get_mut(&self.0.number) {
            connection.requests -= 1;
            connection.idle_since = now;
        }
    }
}

struct Sent {
    body: Body,
    _busy: Busy,
}

impl HttpBody for Sent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(number: u8) -> ClientAddress {
        ClientAddress::at([10, 0, 0, number].into())
    }

    /// Which of these places have not been taken away.
    fn open(connections: &Connections, places: &[Arc<Place>]) -> Vec<bool> {
        let open = connections.open();
        places.iter().map(|place| open.all.contains_key(&place.number)).collect()
    }

    fn admit(connections: &Arc<Connections>, number: u8) -> Option<Arc<Place>> {
        connections.admit(asker(number)).map(Arc::new)
    }

    fn admitted<const N: usize>(
        connections: &Arc<Connections>,
        askers: [u8; N],
    ) -> Vec<Arc<Place>> {
        askers.map(|number| admit(connections, number).expect("room")).to_vec()
    }

    #[test]
    fn whoever_has_the_most_makes_room_with_what_was_idle_the_longest() {
        let connections = Connections::new(4);
        let places = admitted(&connections, [1, 2, 1, 1]);
        drop(places[0].busy());
        let _newcomer = admit(&connections, 3).expect("room is made");
        assert_eq!(open(&connections, &places), [true, true, false, true]);
    }

    #[test]
    fn many_idle_ones_lock_nobody_out() {
        let connections = Connections::new(4);
        let idle: Vec<_> = (0..100).map(|_| admit(&connections, 1).expect("room")).collect();
        assert_eq!(open(&connections, &idle).iter().filter(|open| **open).count(), 4);
        let other = admit(&connections, 2).expect("room is made");
        let _more: Vec<_> = (0..100).map(|_| admit(&connections, 1).expect("room")).collect();
        assert_eq!(open(&connections, &[other]), [true]);
    }

    #[test]
    fn busy_ones_make_room_for_who_has_fewer() {
        let connections = Connections::new(3);
        let places = admitted(&connections, [1, 1, 2]);
        let _busy: Vec<Busy> = places.iter().map(Place::busy).collect();
        assert!(admit(&connections, 1).is_none(), "it has the most, and all are busy");
        let third = admit(&connections, 3).expect("room is made");
        let _third_is_busy = third.busy();
        let places = [places, vec![third]].concat();
        assert_eq!(open(&connections, &places), [false, true, true, true]);
        assert!(admit(&connections, 4).is_none(), "everybody has one");
    }

    #[test]
    fn a_place_is_free_when_its_connection_has_gone() {
        let connections = Connections::new(1);
        let place = admit(&connections, 1).expect("room");
        let busy = place.busy();
        drop(place);
        assert!(admit(&connections, 1).is_none(), "the answer is still being sent");
        drop(busy);
        assert!(admit(&connections, 1).is_some());
    }
}
