//! Alpha-beta pruning with iterative deepening, a transposition table and move ordering.
//!
//! Exact when the search reaches the ends of all plays that matter; otherwise an estimate by the
//! heuristic at the horizon. Cut branches cannot change the value of the root.

use rustc_hash::FxHashMap;
use stratege_core::{
    DEEPEST, Duel, Heuristic, Limits, Meter, Player, Stopped, Turn, Value, addressable,
};

use crate::{Found, Judged, Proof, hash::stable_hash};

/// How to search.
pub struct Options<'a, G: Duel> {
    /// What positions at the horizon are worth; nothing if there is none.
    pub heuristic: Option<&'a Heuristic<G>>,
    /// The deepest search; to the end if there is none.
    pub depth: Option<u32>,
    /// Bytes for the transposition table.
    pub table: usize,
    /// Whether every move is judged or only the best one.
    pub judge: JudgeMoves,
}

/// Which moves get a value of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JudgeMoves {
    /// Every move, at the cost of a search for each.
    All,
    /// Every move, until the value of the position is proved: others may be left as estimates.
    Known,
    /// The best one; the others are only known not to be better.
    Best,
}

impl<G: Duel> Default for Options<'_, G> {
    fn default() -> Self {
        Options { heuristic: None, depth: None, table: 64 << 20, judge: JudgeMoves::All }
    }
}

/// Entries with which a table begins.
const SMALLEST_TABLE: usize = 1 << 12;

/// Scores are larger for whoever is to move: a win in `n` moves is `WIN - n`, estimates lie
/// between `-HORIZON` and `HORIZON`.
type Score = i32;
const WIN: Score = 1 << 24;
/// Wins are at least this much.
const WON: Score = WIN - (1 << 20);
const HORIZON: Score = WON - 1;
/// Heuristics are kept to a thousandth.
const UNIT: f64 = 1000.0;

/// Searches deeper and deeper until the value is proved or a limit is reached.
///
/// A limit is not an error: the answer of the last depth that was finished is given.
pub fn alpha_beta<G: Duel>(
    game: &G,
    state: &G::State,
    options: &Options<'_, G>,
    limits: Limits<'_>,
) -> Found<G::Move> {
    let mut search = Search::new(game, options, limits);
    let mut found = search.nothing(state);
    let Turn::Player(mover) = game.turn(state) else {
        found.value = Some(Value::ended(game.payoff(state, Player::FIRST)));
        found.proof = Proof::Exact;
        return found;
    };
    let deepest = options.depth.unwrap_or(DEEPEST).min(DEEPEST);
    for depth in 1..=deepest {
        search.horizon_reached = false;
        match search.root(state, mover, depth, &found) {
            Ok(scores) => search.report(mover, depth, &scores, &mut found),
            Err(stopped) => {
                found.stopped = Some(stopped);
                break;
            }
        }
        let done = match options.judge {
            JudgeMoves::All => found.moves.iter().all(|judged| judged.value.is_some()),
            JudgeMoves::Known | JudgeMoves::Best => found.value.is_some(),
        };
        if done {
            break;
        }
        if depth == DEEPEST {
            found.stopped = Some(Stopped::Depth);
        }
    }
    found.nodes = search.meter.nodes();
    found.line = search.line(state, &found);
    found
}

struct Search<'a, G: Duel> {
    game: &'a G,
    options: &'a Options<'a, G>,
    meter: Meter<'a>,
    table: Vec<Option<Entry<G>>>,
    /// Entries of the table that are taken.
    used: usize,
    largest_table: usize,
    /// How often a move has cut a branch, for ordering.
    history: FxHashMap<G::Move, u32>,
    /// The moves of all positions on the way, each with how promising it is.
    moves: Vec<(u32, G::Move)>,
    /// The moves of one position, before they are rated.
    fresh: Vec<G::Move>,
    horizon_reached: bool,
}

/// What is known of one position.
struct Entry<G: Duel> {
    state: G::State,
    best: G::Move,
    score: Score,
    depth: u32,
    bound: Bound,
}

impl<G: Duel> Clone for Entry<G> {
    fn clone(&self) -> Self {
        let Entry { state, best, score, depth, bound } = self;
        Entry { state: state.clone(), best: *best, score: *score, depth: *depth, bound: *bound }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl<'a, G: Duel> Search<'a, G> {
    fn new(game: &'a G, options: &'a Options<'a, G>, limits: Limits<'a>) -> Self {
        let bytes =
            limits.memory.map_or(options.table, |most| options.table.min(addressable(most)));
        let entries = (bytes / size_of::<Option<Entry<G>>>()).max(SMALLEST_TABLE);
        Search {
            game,
            options,
            meter: Meter::new(limits, None),
            table: vec![None; SMALLEST_TABLE],
            used: 0,
            largest_table: 1 << entries.ilog2(),
            history: FxHashMap::default(),
            moves: Vec::new(),
            fresh: Vec::new(),
            horizon_reached: false,
        }
    }

    /// What is known before any search.
    fn nothing(&self, state: &G::State) -> Found<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let judged = |mv| Judged { mv, value: None, estimate: None };
        Found {
            between: None,
            value: None,
            has_distances: true,
            moves: moves.into_iter().map(judged).collect(),
            best: Vec::new(),
            line: Vec::new(),
            proof: Proof::Estimate,
            nodes: 0,
            method: "alphabeta",
            depth: Some(0),
            stopped: None,
        }
    }

    /// The score of every move at the root, and whether it is exact or only an upper bound.
    fn root(
        &mut self,
        state: &G::State,
        mover: Player,
        depth: u32,
        last: &Found<G::Move>,
    ) -> Result<Vec<(Score, Bound)>, Stopped> {
        let moves: Vec<G::Move> = last.moves.iter().map(|judged| judged.mv).collect();
        let mut order: Vec<usize> = (0..moves.len()).collect();
        if let Some(entry) = self.entry(state) {
            let first = entry.best;
            if let Some(place) = moves.iter().position(|&mv| mv == first) {
                order[..=place].rotate_right(1);
            }
        }
        let mut scores = vec![(-WIN, Bound::AtMost); moves.len()];
        let (mut best, mut best_move) = (-WIN, None);
        for index in order {
            let lower = match self.options.judge {
                JudgeMoves::All | JudgeMoves::Known => -WIN,
                JudgeMoves::Best => best,
            };
            let score = self.child(state, mover, moves[index], depth, lower, WIN)?;
            let bound = if score > lower || lower == -WIN { Bound::Exact } else { Bound::AtMost };
            scores[index] = (score, bound);
            if score > best || best_move.is_none() {
                (best, best_move) = (best.max(score), Some(moves[index]));
            }
        }
        // Not before all moves are judged: a play may come back to this position.
        if let Some(best_move) = best_move {
            self.store(state, best_move, best, depth, Bound::Exact);
        }
        Ok(scores)
    }

    /// The score of a move for whoever makes it.
    fn child(
        &mut self,
        state: &G::State,
        mover: Player,
        mv: G::Move,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        let after = self.game.after(state, mv);
        // A window one move nearer: what comes back is one move further away.
        let (alpha, beta) = (sooner(alpha), sooner(beta));
        let score = match self.game.turn(&after) {
            Turn::Player(next) if next == mover => {
                self.search(&after, next, depth - 1, alpha, beta)?
            }
            Turn::Player(next) => -self.search(&after, next, depth - 1, -beta, -alpha)?,
            _ => {
                self.meter.tick()?;
                WIN * self.game.payoff(&after, mover).signum()
            }
        };
        Ok(later(score))
    }

    fn search(
        &mut self,
        state: &G::State,
        mover: Player,
        depth: u32,
        mut alpha: Score,
        beta: Score,
    ) -> Result<Score, Stopped> {
        self.meter.tick()?;
        let mut first = None;
        if let Some(&Entry { best, score, depth: searched, bound, .. }) = self.entry(state) {
            // A decided play stays decided, however deep it was searched.
            let decided = score.abs() >= WON;
            let cuts = match bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if (searched >= depth || decided) && cuts {
                self.horizon_reached |= searched != TO_THE_END && !decided;
                return Ok(score);
            }
            first = Some(best);
        }
        if depth == 0 {
            self.horizon_reached = true;
            return Ok(self.estimate(state, mover));
        }
        let begin = self.moves.len();
        self.rate_moves(state, first);
        let outer = std::mem::replace(&mut self.horizon_reached, false);
        let lowest = alpha;
        let mut best = -WIN - 1;
        let mut best_move = self.moves[begin].1;
        for index in begin..self.moves.len() {
            let mv = self.most_promising(index);
            let score = match self.child(state, mover, mv, depth, alpha, beta) {
                Ok(score) => score,
                Err(stopped) => {
                    self.moves.truncate(begin);
                    return Err(stopped);
                }
            };
            if score > best {
                best = score;
                best_move = mv;
                alpha = alpha.max(score);
                if alpha >= beta {
                    let cuts = self.history.entry(mv).or_default();
                    *cuts = cuts.saturating_add(depth.saturating_mul(depth)).min(u32::MAX - 1);
                    break;
                }
            }
        }
        self.moves.truncate(begin);
        let bound = match () {
            () if best >= beta => Bound::AtLeast,
            () if best <= lowest => Bound::AtMost,
            () => Bound::Exact,
        };
        // A decided play does not depend on the horizon: whatever lies beyond it is further away.
        let cut_short = self.horizon_reached && best.abs() < WON;
        let depth = if cut_short { depth } else { TO_THE_END };
        self.store(state, best_move, best, depth, bound);
        self.horizon_reached = outer || cut_short;
        Ok(best)
    }

    /// The heuristic, from the mover's side.
    fn estimate(&self, state: &G::State, mover: Player) -> Score {
        let Some(heuristic) = self.options.heuristic else { return 0 };
        let value = (heuristic.value)(self.game, state) * UNIT;
        let score = value.clamp(f64::from(-HORIZON), f64::from(HORIZON)) as Score;
        if mover.is_first() { score } else { -score }
    }

    /// Appends the moves: that of the table is the most promising, then those that cut most.
    fn rate_moves(&mut self, state: &G::State, first: Option<G::Move>) {
        self.fresh.clear();
        self.game.moves(state, &mut self.fresh);
        for &mv in &self.fresh {
            let rating = match first {
                Some(first) if first == mv => u32::MAX,
                _ => self.history.get(&mv).copied().unwrap_or(0),
            };
            self.moves.push((rating, mv));
        }
    }

    /// Brings the most promising of the moves from `index` on to `index`: mostly the first few
    /// are tried, so sorting all of them would be wasted.
    fn most_promising(&mut self, index: usize) -> G::Move {
        let mut best = index;
        for other in index + 1..self.moves.len() {
            if self.moves[other].0 > self.moves[best].0 {
                best = other;
            }
        }
        // Moving it forward keeps the game's order among equals.
        self.moves[index..=best].rotate_right(1);
        self.moves[index].1
    }

    fn slot(&self, state: &G::State) -> usize {
        stable_hash(state) as usize & (self.table.len() - 1)
    }

    fn entry(&self, state: &G::State) -> Option<&Entry<G>> {
        let entry = self.table[self.slot(state)].as_ref()?;
        (entry.state == *state).then_some(entry)
    }

    fn store(&mut self, state: &G::State, best: G::Move, score: Score, depth: u32, bound: Bound) {
        let slot = self.slot(state);
        self.used += usize::from(self.table[slot].is_none());
        self.table[slot] = Some(Entry { state: state.clone(), best, score, depth, bound });
        if 2 * self.used > self.table.len() && self.table.len() < self.largest_table {
            self.grow_table();
        }
    }

    /// Makes the table four times as large: small searches need not pay for a large one.
    #[cold]
    fn grow_table(&mut self) {
        let larger = (4 * self.table.len()).min(self.largest_table);
        let entries = std::mem::replace(&mut self.table, vec![None; larger]);
        self.used = 0;
        for entry in entries.into_iter().flatten() {
            let slot = self.slot(&entry.state);
            self.used += usize::from(self.table[slot].is_none());
            self.table[slot] = Some(entry);
        }
    }

    /// Writes the scores of a finished depth into the answer.
    fn report(
        &self,
        mover: Player,
        depth: u32,
        scores: &[(Score, Bound)],
        found: &mut Found<G::Move>,
    ) {
        found.depth = Some(depth);
        let best = scores.iter().map(|(score, _)| *score).max().unwrap_or(0);
        let to_the_end = !self.horizon_reached;
        let sign = if mover.is_first() { 1.0 } else { -1.0 };
        found.best.clear();
        for (judged, &(score, bound)) in found.moves.iter_mut().zip(scores) {
            let exact = bound == Bound::Exact;
            let known = exact && (to_the_end || score.abs() >= WON);
            judged.value = known.then(|| value_of(score, mover));
            judged.estimate = (exact && !known).then(|| sign * estimate_of(score));
            if exact && score == best {
                found.best.push(judged.mv);
            }
        }
        found.value = (to_the_end || best.abs() >= WON).then(|| value_of(best, mover));
        found.proof = if found.value.is_some() { Proof::Exact } else { Proof::Estimate };
    }

    /// The line that the table remembers.
    fn line(&self, state: &G::State, found: &Found<G::Move>) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut state = state.clone();
        let mut next = found.best.first().copied();
        while let Some(mv) = next
            && line.len() < crate::LONGEST_LINE
        {
            line.push(mv);
            self.game.play(&mut state, mv);
            next = match self.game.turn(&state) {
                Turn::Player(_) => self.entry(&state).map(|entry| entry.best),
                _ => None,
            };
        }
        line
    }
}

/// The depth of a score that no deeper search can change.
const TO_THE_END: u32 = u32::MAX;

/// The score before a move that leads to `score`: the end is one move further away.
fn later(score: Score) -> Score {
    if score.abs() >= WON { score - score.signum() } else { score }
}

/// The bound after a move for a bound before it.
fn sooner(score: Score) -> Score {
    if score.abs() >= WON && score.abs() < WIN { score + score.signum() } else { score }
}

/// What the heuristic said; the largest scores stand for infinite values.
fn estimate_of(score: Score) -> f64 {
    match score.abs() {
        HORIZON => f64::from(score.signum()) * f64::INFINITY,
        _ => f64::from(score) / UNIT,
    }
}

fn value_of(score: Score, mover: Player) -> Value {
    let distance = (WIN - score.abs()) as u32;
    match score.signum() {
        0 => Value::DRAW,
        1 => Value::win(mover, distance),
        _ => Value::win(mover.other(), distance),
    }
}
