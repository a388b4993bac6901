//! The search: whether a score is above a bound, decided by what the game knows and the table.
#![expect(clippy::inline_always, reason = "hints alone cost a search seven per cent of its time")]

use std::marker::PhantomData;

use stratege_core::{Insight, Limits, MOST_SCORE, Score, Stopped};

use super::table::{Known, Place, Table};
#[cfg(not(target_arch = "wasm32"))]
use super::team::Team;

/// A search of one thread, with the buffers that it uses again.
pub(super) struct Search<'a, S, I: Insight<S>> {
    insight: &'a I,
    table: &'a Table<I::Key>,
    limits: Limits<'a>,
    /// Positions looked at.
    nodes: u64,
    /// When to look at the limits again.
    next_look: u64,
    /// The others who work on the same question, and the positions they have been told of.
    #[cfg(not(target_arch = "wasm32"))]
    team: Option<(&'a Team, u64)>,
    /// Children on the way that have to be searched.
    open: Vec<Open<I::Node, I::Key>>,
    /// Steps on the way that have not been taken yet, where taking one costs much.
    steps: Vec<(i32, I::Mark)>,
    of: PhantomData<fn(&S)>,
}

/// How the score of a node counts for whoever asks: a score `s` as `base + sign * s`.
#[derive(Clone, Copy)]
struct Link {
    base: Score,
    sign: Score,
}

/// A node that neither its bounds nor forced steps decide.
#[derive(Clone, Copy)]
struct Open<N, K> {
    rank: i32,
    link: Link,
    place: Place<K>,
    node: N,
}

/// Whether a position is decided without a search: a bound of it, on the right side.
type Resolved<N, K> = Result<Score, Open<N, K>>;

/// Less than any score or shifted score.
const NOTHING: Score = Score::MIN / 2;
/// Children that are looked at before one of them is searched, where looking costs much.
const PEEK: usize = 4;
/// Positions between two looks at the watcher.
const STRIDE: u64 = 4096;

impl Link {
    const ITSELF: Link = Link { base: 0, sign: 1 };

    /// The link of a child one step further on.
    #[inline(always)]
    fn then(self, shift: Score) -> Link {
        Link { base: self.base + self.sign * shift, sign: -self.sign }
    }

    /// What has to be asked of the node to learn whether it counts for more than `alpha`.
    #[inline(always)]
    fn question(self, alpha: Score) -> Score {
        if self.sign > 0 { alpha - self.base } else { self.base - alpha - 1 }
    }

    #[inline(always)]
    fn worth(self, score: Score) -> Score {
        self.base + self.sign * score
    }
}

/// The bound that decides whether a score is above `alpha`, if one does.
#[inline(always)]
fn decide(low: Score, high: Score, alpha: Score) -> Option<Score> {
    if low > alpha {
        return Some(low);
    }
    (high <= alpha).then_some(high)
}

impl<'a, S, I: Insight<S>> Search<'a, S, I> {
    pub(super) fn new(insight: &'a I, table: &'a Table<I::Key>, limits: Limits<'a>) -> Self {
        let mut search = Search {
            insight,
            table,
            limits,
            nodes: 0,
            next_look: 0,
            #[cfg(not(target_arch = "wasm32"))]
            team: None,
            open: Vec::new(),
            steps: Vec::new(),
            of: PhantomData,
        };
        search.set_next_look();
        search
    }

    /// Positions looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Stops when so many positions have been looked at.
    pub(super) fn limit(&mut self, nodes: Option<u64>) {
        self.limits.nodes = nodes;
        self.set_next_look();
    }

    /// What [`Self::ask`] says, if it need not search.
    pub(super) fn glance(&mut self, node: &I::Node, alpha: Score) -> Option<Score> {
        match self.resolve(Link::ITSELF, 0, node, alpha) {
            Ok(bound) => Some(bound),
            Err(Open { link, place, .. }) => {
                let known = self.table.look_up(place)?;
                decide(known.low, known.high, link.question(alpha)).map(|bound| link.worth(bound))
            }
        }
    }

    /// Whether the table knows a node, or the one that forced steps lead to.
    pub(super) fn has_met(&mut self, node: &I::Node) -> bool {
        match self.resolve(Link::ITSELF, 0, node, 0) {
            Ok(_) => false,
            Err(open) => self.table.look_up(open.place).is_some(),
        }
    }

    /// A bound of the score: a lower one if it is above `alpha`, else an upper one.
    pub(super) fn ask(&mut self, node: &I::Node, alpha: Score) -> Result<Score, Stopped> {
        // A search that was stopped left its children there.
        self.open.clear();
        self.steps.clear();
        match self.resolve(Link::ITSELF, 0, node, alpha) {
            Ok(bound) => Ok(bound),
            Err(open) => self.deepen(open, alpha),
        }
    }

    /// Follows forced steps until bounds decide whether a node counts for more than `alpha`.
    #[inline(always)]
    fn resolve(
        &mut self,
        mut link: Link,
        rank: i32,
        node: &I::Node,
        alpha: Score,
    ) -> Resolved<I::Node, I::Key> {
        let mut node = *node;
        loop {
            self.nodes += 1;
            let question = link.question(alpha);
            // Where bounds cost much, what is known comes first.
            if I::DEAR
                && let Some(known) = self.table.look_up(self.place(&node))
                && let Some(bound) = decide(known.low, known.high, question)
            {
                return Ok(link.worth(bound));
            }
            let (low, high) = self.insight.bounds(&node, question);
            if let Some(bound) = decide(low, high, question) {
                return Ok(link.worth(bound));
            }
            let Some((shift, next)) = self.insight.forced(&node) else { break };
            link = link.then(shift);
            node = next;
        }
        let place = self.place(&node);
        self.table.prefetch(place);
        Err(Open { rank, link, place, node })
    }

    #[inline(always)]
    fn place(&self, node: &I::Node) -> Place<I::Key> {
        self.table.place(self.insight.key(node))
    }

    /// Searches an open node; what it counts for.
    #[inline(always)]
    fn deepen(&mut self, open: Open<I::Node, I::Key>, alpha: Score) -> Result<Score, Stopped> {
        let score = self.search(&open.node, open.place, open.link.question(alpha))?;
        Ok(open.link.worth(score))
    }

    /// A bound of the score of a node, on the right side of `alpha`.
    ///
    /// Once stopped, nothing on the way is stored: it would not be a bound.
    fn search(
        &mut self,
        node: &I::Node,
        place: Place<I::Key>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        if let Some(known) = self.table.look_up(place)
            && let Some(bound) = decide(known.low, known.high, alpha)
        {
            return Ok(bound);
        }
        if self.nodes >= self.next_look {
            self.look()?;
        }
        let before = self.nodes;
        let (begin, first) = (self.open.len(), self.steps.len());
        let score = self.children(node, alpha)?;
        self.open.truncate(begin);
        self.steps.truncate(first);
        let known = if score > alpha {
            Known { low: score, high: MOST_SCORE }
        } else {
            Known { low: -MOST_SCORE, high: score }
        };
        self.table.store(place, known, self.nodes - before);
        Ok(score)
    }

    /// The best worth of all steps, or one above `alpha`.
    #[inline(always)]
    fn children(&mut self, node: &I::Node, alpha: Score) -> Result<Score, Stopped> {
        let (begin, first) = (self.open.len(), self.steps.len());
        let mut best = self.resolve_children(node, alpha);
        if best > alpha {
            return Ok(best);
        }
        if self.insight.plies(node) >= I::LOOK_UP_FROM
            && let Some(bound) = self.look_up_children(begin, alpha)
        {
            return Ok(bound);
        }
        #[cfg(not(target_arch = "wasm32"))]
        if let Some((team, _)) = self.team
            && self.insight.plies(node) >= I::LOOK_UP_FROM
        {
            return self.share_children(team, node, alpha, (begin, first), best);
        }
        for index in begin..self.open.len() {
            // What costs much is in order already.
            if !I::DEAR {
                self.bring_best_forward(index);
            }
            best = best.max(self.deepen(self.open[index], alpha)?);
            if best > alpha {
                return Ok(best);
            }
        }
        if I::DEAR {
            return self.children_left(node, alpha, first + PEEK, best);
        }
        Ok(best)
    }

    /// Looks at all children, or at the first few where that costs much: the best worth of those
    /// that are decided. The others are open.
    #[inline(always)]
    fn resolve_children(&mut self, node: &I::Node, alpha: Score) -> Score {
        let mut best = NOTHING;
        let insight = self.insight;
        if I::DEAR {
            let first = self.rank_steps(node, alpha);
            for index in first..self.steps.len().min(first + PEEK) {
                let (rank, mark) = self.steps[index];
                if self.take(node, rank, mark, alpha, &mut best) {
                    break;
                }
            }
        } else {
            insight.steps(node, alpha, |rank, mark| self.take(node, rank, mark, alpha, &mut best));
        }
        best
    }

    /// Looks at one child; whether it is worth more than `alpha`.
    #[inline(always)]
    fn take(
        &mut self,
        node: &I::Node,
        rank: i32,
        mark: I::Mark,
        alpha: Score,
        best: &mut Score,
    ) -> bool {
        let (shift, child) = self.insight.after(node, mark);
        match self.resolve(Link::ITSELF.then(shift), rank, &child, alpha) {
            Ok(bound) => {
                *best = bound.max(*best);
                bound > alpha
            }
            Err(open) => {
                self.open.push(open);
                false
            }
        }
    }

    /// Puts all steps down, those of the highest rank first; gives where they begin.
    fn rank_steps(&mut self, node: &I::Node, alpha: Score) -> usize {
        let first = self.steps.len();
        self.insight.steps(node, alpha, |rank, mark| {
            self.steps.push((rank, mark));
            false
        });
        // Equals stay in the order of the game.
        self.steps[first..].sort_by_key(|&(rank, _)| -rank);
        first
    }

    /// Looks at the children from a step on and searches them, one by one.
    fn children_left(
        &mut self,
        node: &I::Node,
        alpha: Score,
        from: usize,
        mut best: Score,
    ) -> Result<Score, Stopped> {
        for index in from..self.steps.len() {
            let (rank, mark) = self.steps[index];
            let waiting = self.open.len();
            if self.take(node, rank, mark, alpha, &mut best) {
                break;
            }
            if self.open.len() > waiting {
                best = best.max(self.deepen(self.open[waiting], alpha)?);
                self.open.truncate(waiting);
                if best > alpha {
                    break;
                }
            }
        }
        Ok(best)
    }

    /// A bound above `alpha` that the table knows of an open child.
    fn look_up_children(&self, begin: usize, alpha: Score) -> Option<Score> {
        self.open[begin..].iter().find_map(|&Open { link, place, .. }| {
            let known = self.table.look_up(place)?;
            let bound = link.worth(if link.sign > 0 { known.low } else { known.high });
            (bound > alpha).then_some(bound)
        })
    }

    /// Exchanges the open child of the highest rank with that at `index`: mostly the first few
    /// are searched, so sorting all of them would be wasted.
    #[inline(always)]
    fn bring_best_forward(&mut self, index: usize) {
        let mut best = index;
        for other in index + 1..self.open.len() {
            if self.open[other].rank > self.open[best].rank {
                best = other;
            }
        }
        self.open.swap(index, best);
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        if self.limits.nodes.is_some_and(|most| self.report() >= most) {
            return Err(Stopped::Nodes);
        }
        #[cfg(not(target_arch = "wasm32"))]
        if self.team.is_some_and(|(team, _)| team.is_done()) {
            return Err(Stopped::Asked);
        }
        if self.limits.watch.stop() {
            return Err(Stopped::Asked);
        }
        self.limits.watch.progress(self.nodes, None);
        self.set_next_look();
        Ok(())
    }

    /// Tells the team of the positions looked at; how many there are in all.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn report(&mut self) -> u64 {
        let Some((team, told)) = &mut self.team else { return self.nodes };
        let news = self.nodes - std::mem::replace(told, self.nodes);
        team.count(news)
    }

    #[cfg(target_arch = "wasm32")]
    fn report(&mut self) -> u64 {
        self.nodes
    }

    fn set_next_look(&mut self) {
        let stride = self.nodes + STRIDE;
        self.next_look = self.limits.nodes.map_or(stride, |most| stride.min(most));
    }
}

/// What is different with several threads.
#[cfg(not(target_arch = "wasm32"))]
impl<'a, S, I: Insight<S>> Search<'a, S, I> {
    pub(super) fn limit_of_nodes(&self) -> Option<u64> {
        self.limits.nodes
    }

    /// Counts positions that others have looked at.
    pub(super) fn add(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.set_next_look();
    }

    pub(super) fn of_team(
        insight: &'a I,
        table: &'a Table<I::Key>,
        limits: Limits<'a>,
        team: &'a Team,
    ) -> Self {
        let mut search = Search::new(insight, table, limits);
        search.team = Some((team, 0));
        // The limit on positions is one for all.
        search.next_look = STRIDE;
        search
    }

    /// Searches all children, those first that no other thread searches.
    #[cold]
    fn share_children(
        &mut self,
        team: &Team,
        node: &I::Node,
        alpha: Score,
        (begin, first): (usize, usize),
        mut best: Score,
    ) -> Result<Score, Stopped> {
        // Once one is searched, all of them will be, most likely.
        let mut seen = if I::DEAR { self.steps.len().min(first + PEEK) } else { self.steps.len() };
        let mut index = begin;
        let mut waiting = 0;
        while index < self.open.len() {
            if !I::DEAR {
                self.bring_best_forward(index);
            }
            let open = self.open[index];
            if index > begin && team.is_busy(open.place) {
                self.open.swap(begin + 1 + waiting, index);
                waiting += 1;
            } else {
                best = best.max(self.deepen_alone(team, open, alpha)?);
            }
            if best > alpha {
                return Ok(best);
            }
            index += 1;
            while index == self.open.len() && seen < self.steps.len() {
                let (rank, mark) = self.steps[seen];
                seen += 1;
                if self.take(node, rank, mark, alpha, &mut best) {
                    return Ok(best);
                }
            }
        }
        for index in begin + 1..begin + 1 + waiting {
            best = best.max(self.deepen_alone(team, self.open[index], alpha)?);
            if best > alpha {
                break;
            }
        }
        Ok(best)
    }

    /// Searches a child and lets the others know for so long.
    fn deepen_alone(
        &mut self,
        team: &Team,
        open: Open<I::Node, I::Key>,
        alpha: Score,
    ) -> Result<Score, Stopped> {
        team.begin(open.place);
        let score = self.deepen(open, alpha);
        team.end(open.place);
        score
    }
}
