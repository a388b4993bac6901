//! Several threads that answer one question with one table.
//!
//! All of them search the same tree. Younger brothers wait: the first child of a node is searched
//! by everybody who comes there, the others first by one, while the rest of the team goes on to
//! what nobody searches yet. Answers do not depend on who was first, as bounds are bounds.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{
            AtomicBool, AtomicU64,
            Ordering::{Acquire, Relaxed, Release},
        },
    },
    thread,
};

use stratege_core::{Insight, Key, Limits, Score, Stopped};

use super::{
    search::Search,
    table::{Place, Table},
};

/// What the threads tell each other.
pub(super) struct Team {
    /// What is being searched, each in a slot that its key says; another may have taken it.
    busy: Box<[AtomicU64]>,
    /// Whether the question is answered.
    done: AtomicBool,
    /// Positions that all have looked at.
    nodes: AtomicU64,
}

/// Slots for what is being searched: many more than there are threads and plies.
const SLOTS: usize = 1 << 12;

impl Team {
    fn new(nodes: u64) -> Team {
        let busy = (0..SLOTS).map(|_| AtomicU64::new(NOBODY)).collect();
        Team { busy, done: AtomicBool::new(false), nodes: AtomicU64::new(nodes) }
    }

    pub(super) fn is_done(&self) -> bool {
        self.done.load(Acquire)
    }

    /// Counts positions; how many there are now.
    pub(super) fn count(&self, nodes: u64) -> u64 {
        self.nodes.fetch_add(nodes, Relaxed) + nodes
    }

    fn slot(&self, place: Place<impl Key>) -> &AtomicU64 {
        &self.busy[place.mixed() as usize % SLOTS]
    }

    pub(super) fn is_busy(&self, place: Place<impl Key>) -> bool {
        self.slot(place).load(Relaxed) == place.mixed()
    }

    pub(super) fn begin(&self, place: Place<impl Key>) {
        self.slot(place).store(place.mixed(), Relaxed);
    }

    pub(super) fn end(&self, place: Place<impl Key>) {
        self.slot(place).store(NOBODY, Relaxed);
    }
}

/// No place that matters: should a key be mixed to this, it is searched twice now and then.
const NOBODY: u64 = u64::MAX;

/// As [`Search::ask`], by so many threads; also how many positions were looked at in all.
///
/// The table has its full size.
pub(super) fn ask<S, I: Insight<S>>(
    (insight, table): (&I, &Table<I::Key>),
    (node, alpha): (I::Node, Score),
    threads: usize,
    limits: Limits<'_>,
    nodes: u64,
) -> (Result<Score, Stopped>, u64) {
    let team = Team::new(nodes);
    let first = Mutex::new(None);
    let work = |node: I::Node| {
        let mut search = Search::of_team(insight, table, limits, &team);
        let answer = search.ask(&node, alpha);
        let mut first = first.lock().unwrap_or_else(PoisonError::into_inner);
        // Those who stop because another has the answer say that they were stopped.
        if answer.is_ok() || first.is_none() {
            *first = Some(answer);
        }
        team.done.store(true, Release);
        search.report();
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            let work = &work;
            scope.spawn(move || work(node));
        }
        work(node);
    });
    let answer = first.into_inner().unwrap_or_else(PoisonError::into_inner);
    (answer.expect("everybody answered"), team.nodes.into_inner())
}

#[cfg(test)]
mod tests {
    use stratege_core::{Game, Insightful, Query};
    use stratege_games::connect_four::{Board, ConnectFour};

    use super::*;

    /// Asks every question about a position, one thread and several, each with an empty table.
    struct EveryQuestion(Board);

    impl Query<Board> for EveryQuestion {
        type Answer = Vec<[bool; 2]>;

        fn ask<I: Insight<Board>>(self, insight: &I) -> Vec<[bool; 2]> {
            let (_, node) = insight.enter(&self.0);
            let above = |alpha: Score| {
                [1, 3].map(|threads| {
                    let table = Table::new(insight.key_bits(), 1 << 21).expect("room enough");
                    table.grow_fully();
                    let known = (insight, &table);
                    let (answer, nodes) =
                        super::ask(known, (node, alpha), threads, Limits::default(), 0);
                    assert!(nodes > 0);
                    answer.expect("no limit") > alpha
                })
            };
            (-6..6).map(above).collect()
        }
    }

    #[test]
    fn threads_do_not_change_answers() {
        let game = ConnectFour::new(5, 6, 4);
        let mut board = game.start();
        for column in [2, 2, 1] {
            game.play(&mut board, stratege_games::connect_four::Column(column));
        }
        let answers = game.consult(EveryQuestion(board)).expect("it knows something");
        assert!(answers.iter().all(|[alone, together]| alone == together), "{answers:?}");
        assert!(answers.contains(&[true; 2]) && answers.contains(&[false; 2]));
    }

    #[test]
    fn a_team_keeps_to_its_limits() {
        struct Limited(Board);

        impl Query<Board> for Limited {
            type Answer = (Result<Score, Stopped>, u64);

            fn ask<I: Insight<Board>>(self, insight: &I) -> Self::Answer {
                let (_, node) = insight.enter(&self.0);
                let table = Table::new(insight.key_bits(), 1 << 21).expect("room enough");
                table.grow_fully();
                let limits = Limits { nodes: Some(100_000), ..Limits::default() };
                super::ask((insight, &table), (node, 0), 2, limits, 0)
            }
        }

        let game = ConnectFour::new(8, 6, 4);
        let (answer, nodes) = game.consult(Limited(game.start())).expect("it knows something");
        assert_eq!(answer, Err(Stopped::Nodes));
        assert!((100_000..120_000).contains(&nodes), "{nodes}");
    }
}
