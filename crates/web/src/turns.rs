//! In which order work is begun: in turn over those who asked for it.

use std::collections::{BTreeMap, VecDeque};

use crate::client_address::ClientAddress;

/// Work that waits, and how much runs for whom.
///
/// The next place is for the asker with the least work under way, and among those for the one who
/// was served the longest ago. An asker who is alone may use all places. When one asker has them
/// all, there is one place more, for somebody else: nobody waits for the end of another's work
/// because the other came first.
pub(crate) struct Turns<T> {
    room: Room,
    askers: BTreeMap<ClientAddress, Line<T>>,
    running: usize,
    waiting: usize,
    /// Counts what has happened: the order of arrivals and beginnings.
    now: u64,
}

/// How much may run and wait.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Work that runs at once, the place for somebody else aside.
    pub(crate) places: usize,
    /// Work of one asker that may wait.
    pub(crate) each: usize,
    /// Work of all askers that may wait.
    pub(crate) all: usize,
}

/// The work of one asker.
struct Line<T> {
    waiting: VecDeque<(Ticket, T)>,
    running: usize,
    /// When work of this asker was begun last.
    served: u64,
}

/// What waits, by the order of arrival.
pub(crate) type Ticket = u64;

/// Too much waits already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Full;

impl<T> Turns<T> {
    /// Nothing waits yet.
    pub(crate) fn new(room: Room) -> Turns<T> {
        Turns { room, askers: BTreeMap::new(), running: 0, waiting: 0, now: 0 }
    }

    /// Lets work wait.
    pub(crate) fn push(&mut self, asker: ClientAddress, work: T) -> Result<Ticket, Full> {
        let free = self.room.places.saturating_sub(self.running);
        let own = self.askers.get(&asker).map_or(0, |line| line.waiting.len());
        let begins_at_once = own == 0 && self.may_begin(asker);
        let has_room = own < self.room.each + free && self.waiting < self.room.all + free;
        if !has_room && !begins_at_once {
            return Err(Full);
        }
        self.now += 1;
        self.waiting += 1;
        let line = self.askers.entry(asker).or_insert_with(|| Line {
            waiting: VecDeque::new(),
            running: 0,
            served: 0,
        });
        line.waiting.push_back((self.now, work));
        Ok(self.now)
    }

    /// The work whose turn it is, if there is a place for it.
    pub(crate) fn next(&mut self) -> Option<(ClientAddress, T)> {
        let turn = |(asker, line): (&ClientAddress, &Line<T>)| {
            let (arrival, _) = line.waiting.front()?;
            Some((line.running, line.served, *arrival, *asker))
        };
        let waiting = self.askers.iter().filter_map(turn);
        let (.., asker) = waiting.filter(|(.., asker)| self.may_begin(*asker)).min()?;
        let line = self.askers.get_mut(&asker)?;
        let (_, work) = line.waiting.pop_front()?;
        self.now += 1;
        line.served = self.now;
        line.running += 1;
        self.running += 1;
        self.waiting -= 1;
        Some((asker, work))
    }

    /// Work of this asker has ended.
    pub(crate) fn end(&mut self, asker: ClientAddress) {
        if let Some(line) = self.askers.get_mut(&asker) {
            line.running -= 1;
            self.running -= 1;
            self.forget(asker);
        }
    }

    /// Takes back what waits, if it does.
    pub(crate) fn withdraw(&mut self, ticket: Ticket) -> Option<T> {
        let place = |line: &Line<T>| line.waiting.iter().position(|(other, _)| *other == ticket);
        let (asker, place) =
            self.askers.iter().find_map(|(asker, line)| Some((*asker, place(line)?)))?;
        let (_, work) = self.askers.get_mut(&asker)?.waiting.remove(place)?;
        self.waiting -= 1;
        self.forget(asker);
        Some(work)
    }

    /// Takes back everything that waits.
    pub(crate) fn withdraw_all(&mut self) -> Vec<T> {
        self.waiting = 0;
        let all = self.askers.values_mut().flat_map(|line| line.waiting.drain(..));
        all.map(|(_, work)| work).collect()
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting
    }

    /// How much may run at once.
    pub(crate) fn places(&self) -> usize {
        self.room.places
    }

    fn may_begin(&self, asker: ClientAddress) -> bool {
        let has_all = |(other, line): (&ClientAddress, &Line<T>)| {
            *other != asker && line.running == self.room.places
        };
        self.running < self.room.places
            || (self.running == self.room.places && self.askers.iter().any(has_all))
    }

    /// Whoever has nothing here is as good as new.
    fn forget(&mut self, asker: ClientAddress) {
        let has_nothing = |line: &Line<T>| line.running == 0 && line.waiting.is_empty();
        if self.askers.get(&asker).is_some_and(has_nothing) {
            self.askers.remove(&asker);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { places: 2, each: 3, all: 5 };

    fn asker(number: u8) -> ClientAddress {
        ClientAddress::at([10, 0, 0, number].into())
    }

    /// Begins what can be begun, and tells for whom.
    fn begun(turns: &mut Turns<()>) -> Vec<ClientAddress> {
        std::iter::from_fn(|| turns.next().map(|(asker, ())| asker)).collect()
    }

    fn push(turns: &mut Turns<()>, number: u8) -> bool {
        turns.push(asker(number), ()).is_ok()
    }

    #[test]
    fn whoever_is_alone_has_all_places_and_a_share_of_the_line() {
        let mut turns = Turns::new(ROOM);
        assert!(push(&mut turns, 1) && push(&mut turns, 1));
        assert_eq!(begun(&mut turns), [asker(1), asker(1)]);
        assert!((0..3).all(|_| push(&mut turns, 1)));
        assert!(!push(&mut turns, 1), "its share of the line is full");
        assert_eq!(begun(&mut turns), []);
    }

    #[test]
    fn somebody_else_begins_at_once_though_one_has_all_places() {
        let mut turns = Turns::new(ROOM);
        (0..2).for_each(|_| assert!(push(&mut turns, 1)));
        begun(&mut turns);
        (0..3).for_each(|_| assert!(push(&mut turns, 1)));
        assert!(push(&mut turns, 2));
        assert_eq!(begun(&mut turns), [asker(2)]);
        // There is one such place, not one for everybody.
        assert!(push(&mut turns, 3));
        assert_eq!(begun(&mut turns), []);
    }

    #[test]
    fn the_next_place_is_for_who_has_least_and_was_served_longest_ago() {
        let mut turns = Turns::new(ROOM);
        (0..4).for_each(|_| assert!(push(&mut turns, 1)));
        begun(&mut turns);
        (0..2).for_each(|_| assert!(push(&mut turns, 2)));
        assert_eq!(begun(&mut turns), [asker(2)]);
        assert!(push(&mut turns, 3));
        // Three run; with the next end there are two, of two askers, and with the next a place.
        turns.end(asker(1));
        assert_eq!(begun(&mut turns), []);
        turns.end(asker(1));
        assert_eq!(begun(&mut turns), [asker(3)]);
        turns.end(asker(3));
        assert_eq!(begun(&mut turns), [asker(1)]);
        turns.end(asker(2));
        assert_eq!(begun(&mut turns), [asker(2)]);
    }

    #[test]
    fn all_together_have_room_for_so_much() {
        let mut turns = Turns::new(Room { places: 1, ..ROOM });
        assert!(push(&mut turns, 1));
        begun(&mut turns);
        assert!(push(&mut turns, 2));
        begun(&mut turns);
        assert!((3..8).all(|number| push(&mut turns, number)));
        assert!(!push(&mut turns, 8));
        assert_eq!(turns.waiting(), 5);
    }

    #[test]
    fn without_a_line_work_is_taken_that_can_be_begun() {
        let mut turns = Turns::new(Room { places: 1, each: 0, all: 0 });
        assert!(push(&mut turns, 1));
        begun(&mut turns);
        assert!(!push(&mut turns, 1));
        assert!(push(&mut turns, 2), "the place for somebody else is free");
        assert_eq!(begun(&mut turns), [asker(2)]);
    }

    #[test]
    fn what_is_taken_back_is_not_begun() {
        let mut turns = Turns::new(Room { places: 1, ..ROOM });
        let [first, second] = [(); 2].map(|()| turns.push(asker(1), ()).expect("room"));
        assert_eq!(begun(&mut turns), [asker(1)]);
        assert_eq!((turns.withdraw(first), turns.withdraw(second)), (None, Some(())));
        turns.end(asker(1));
        assert_eq!((begun(&mut turns), turns.waiting()), (Vec::new(), 0));
    }
}
