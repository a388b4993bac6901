//! Which questions are asked to learn what was wanted, and the answer from what they tell.

use stratege_core::{Insight, Insightful, Key as _, Limits, Player, Score, Stopped, Turn, Value};

#[cfg(not(target_arch = "wasm32"))]
use super::team;
use super::{Options, Wanted, Worth, Worths, search::Search, table::Table};
use crate::{Found, Judged, LONGEST_LINE, Proof};

/// Somebody who asks a search about positions of a game.
pub(super) struct Examiner<'a, G: Insightful, I: Insight<G::State>> {
    game: &'a G,
    insight: &'a I,
    table: &'a Table<I::Key>,
    options: Options,
    limits: Limits<'a>,
    search: Search<'a, G::State, I>,
    /// Whether a question has taken so long that the next ones are for several threads.
    #[cfg(not(target_arch = "wasm32"))]
    is_long: bool,
}

/// How much of a worth is to be known.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Goal {
    Exact,
    /// Who wins, by asking as if for all: a win in few moves is found sooner than any win.
    Winner,
    /// Who wins, asked straight: the worth does not tell how far away the end is.
    Payoff,
}

/// Positions that one thread looks at before it asks for help: starting others takes time.
#[cfg(not(target_arch = "wasm32"))]
const ALONE: u64 = 1 << 22;

/// Positions that the line of best play may cost besides as many as the answer itself.
const LINE_NODES: u64 = 1 << 20;

/// What is known before any search.
pub(super) fn nothing<G: Insightful>(
    game: &G,
    state: &G::State,
    stopped: Option<Stopped>,
) -> Found<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
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
        method: "insight",
        depth: None,
        stopped,
    }
}

/// The next question between two bounds: whether the worth is above what is returned.
///
/// Quick wins and losses are decided soonest, so the question is extreme first and comes nearer to
/// an even position every time.
fn question(Worth { low, high }: Worth) -> Score {
    let middle = low + (high - low) / 2;
    let [low, high] = [low, high].map(|bound| bound * 3 / 5);
    if middle <= 0 && low < middle {
        low
    } else if middle >= 0 && high > middle {
        high
    } else {
        middle
    }
}

impl<'a, G: Insightful, I: Insight<G::State>> Examiner<'a, G, I> {
    pub(super) fn new(
        game: &'a G,
        insight: &'a I,
        table: &'a Table<I::Key>,
        options: Options,
        limits: Limits<'a>,
    ) -> Self {
        let search = Search::new(insight, table, limits);
        Examiner {
            game,
            insight,
            table,
            options,
            limits,
            search,
            #[cfg(not(target_arch = "wasm32"))]
            is_long: false,
        }
    }

    pub(super) fn nodes(&self) -> u64 {
        self.search.nodes()
    }

    /// Makes the table small again, unless it knows something about `state`: a small one is near.
    pub(super) fn make_room_for(&mut self, state: &G::State) {
        let (_, node) = self.insight.enter(state);
        if !self.search.has_met(&node) {
            self.table.shrink();
            #[cfg(not(target_arch = "wasm32"))]
            {
                self.is_long = false;
            }
        }
    }

    /// What a position that has not ended is worth, as exactly as the limits allow.
    pub(super) fn worth(&mut self, state: &G::State) -> (Worth, Option<Stopped>) {
        let mut worth = self.first_bounds(state);
        let stopped = self.narrow(state, Goal::Exact, &mut worth).err();
        (worth, stopped)
    }

    /// What the game knows of the worth without a search.
    fn first_bounds(&self, state: &G::State) -> Worth {
        let (shift, node) = self.insight.enter(state);
        // Each side may be known better if it is asked for.
        let (low, high) = self.insight.bounds(&node, 0);
        let (other_low, other_high) = self.insight.bounds(&node, -1);
        Worth { low: shift + low.max(other_low), high: shift + high.min(other_high) }
    }

    /// Asks until what is wanted of the worth is known.
    fn narrow(&mut self, state: &G::State, goal: Goal, worth: &mut Worth) -> Result<(), Stopped> {
        while let Some(alpha) = self.next_question(goal, *worth) {
            self.narrow_once(state, alpha, worth)?;
        }
        Ok(())
    }

    /// The same, and tells whoever watches what is known after each question.
    fn narrow_aloud(
        &mut self,
        state: &G::State,
        goal: Goal,
        worth: &mut Worth,
    ) -> Result<(), Stopped> {
        let mover = self.mover(state);
        while let Some(alpha) = self.next_question(goal, *worth) {
            self.narrow_once(state, alpha, worth)?;
            if goal == Goal::Exact {
                let between = self.values(state, *worth);
                let seen = |value: Value| if mover.is_first() { value } else { value.swapped() };
                self.limits.watch.narrowed(mover, between.map(seen));
            }
        }
        Ok(())
    }

    /// Asks whether the worth is above `alpha`.
    fn narrow_once(
        &mut self,
        state: &G::State,
        alpha: Score,
        worth: &mut Worth,
    ) -> Result<(), Stopped> {
        let (shift, node) = self.insight.enter(state);
        let bound = shift + self.ask(&node, alpha - shift)?;
        if bound > alpha {
            worth.low = worth.low.max(bound);
        } else {
            worth.high = worth.high.min(bound);
        }
        Ok(())
    }

    /// Both bounds of a worth as values for the mover.
    fn values(&self, state: &G::State, worth: Worth) -> [Value; 2] {
        [worth.low, worth.high].map(|worth| self.value(state, Goal::Exact, worth))
    }

    /// As [`Search::ask`], by several threads if that takes long and the options say so.
    #[cfg(not(target_arch = "wasm32"))]
    fn ask(&mut self, node: &I::Node, alpha: Score) -> Result<Score, Stopped> {
        // Threads do not share entries of two words.
        if self.options.threads <= 1 || I::Key::BITS > u64::BITS {
            return self.search.ask(node, alpha);
        }
        let limit = self.search.limit_of_nodes();
        if !self.is_long {
            let alone = self.nodes() + ALONE;
            self.search.limit(Some(limit.map_or(alone, |limit| limit.min(alone))));
            let answer = self.search.ask(node, alpha);
            self.search.limit(limit);
            if answer != Err(Stopped::Nodes) || limit.is_some_and(|limit| self.nodes() >= limit) {
                return answer;
            }
            self.is_long = true;
        }
        self.table.grow_fully();
        let limits = Limits { nodes: limit, ..self.limits };
        let question = (*node, alpha);
        let known = (self.insight, self.table);
        let (answer, nodes) =
            team::ask(known, question, self.options.threads, limits, self.nodes());
        self.search.add(nodes - self.nodes());
        answer
    }

    /// As [`Search::ask`].
    #[cfg(target_arch = "wasm32")]
    fn ask(&mut self, node: &I::Node, alpha: Score) -> Result<Score, Stopped> {
        self.search.ask(node, alpha)
    }

    fn next_question(&self, goal: Goal, worth: Worth) -> Option<Score> {
        let undecided = self.insight.payoff(worth.low) < self.insight.payoff(worth.high);
        match goal {
            Goal::Exact => (worth.low < worth.high).then(|| question(worth)),
            Goal::Winner => undecided.then(|| question(worth)),
            // Where it pays more, seen from above: first whether it is won.
            Goal::Payoff => (worth.low..worth.high)
                .rev()
                .find(|&alpha| self.insight.payoff(alpha) < self.insight.payoff(alpha + 1)),
        }
    }

    pub(super) fn worths_of_moves(&mut self, state: &G::State) -> Worths<(G::Move, Option<Worth>)> {
        let mut worths = Vec::new();
        for Judged { mv, .. } in nothing(self.game, state, None).moves {
            let after = self.game.after(state, mv);
            if self.game.turn(&after) == Turn::Over {
                worths.push((mv, None));
                continue;
            }
            let (worth, stopped) = self.worth(&after);
            worths.push((mv, Some(worth)));
            if stopped.is_some() {
                return (worths, stopped);
            }
        }
        (worths, None)
    }

    /// Finds out what is wanted about a position.
    pub(super) fn examine(&mut self, state: &G::State) -> Found<G::Move> {
        let mut found = nothing(self.game, state, None);
        let Turn::Player(mover) = self.game.turn(state) else {
            found.value = Some(Value::ended(self.game.payoff(state, Player::FIRST)));
            found.proof = Proof::Exact;
            return found;
        };
        self.make_room_for(state);
        let goal = self.goal(state);
        found.has_distances = goal == Goal::Exact;
        found.stopped = match self.options.wanted {
            Wanted::AllMoves => self.judge_all(state, goal, &mut found),
            Wanted::Best | Wanted::Outcome => self.judge_best(state, goal, &mut found),
        }
        .err();
        if let (Some(value), None) = (found.value, found.stopped) {
            found.proof = Proof::Exact;
            found.line = self.line(state, goal, value, &found.best);
        }
        found.nodes = self.nodes();
        seen_by(mover, &mut found);
        found
    }

    /// Exact scores are of use only if they tell how far away the end is.
    fn goal(&self, state: &G::State) -> Goal {
        let Worth { low, high } = self.first_bounds(state);
        let tells = |worth| {
            self.insight.payoff(worth) == 0 || self.insight.distance(state, worth).is_some()
        };
        match self.options.wanted {
            _ if !tells(low) || !tells(high) => Goal::Payoff,
            Wanted::AllMoves | Wanted::Best => Goal::Exact,
            Wanted::Outcome => Goal::Winner,
        }
    }

    /// The value of a position that is worth so much, as if its mover were player 1.
    fn value(&self, state: &G::State, goal: Goal, worth: Score) -> Value {
        let distance = match goal {
            Goal::Exact => self.insight.distance(state, worth).unwrap_or(0),
            Goal::Winner | Goal::Payoff => 0,
        };
        match self.insight.payoff(worth) {
            0 => Value::DRAW,
            payoff if payoff > 0 => Value::win(Player::FIRST, distance),
            _ => Value::win(Player::SECOND, distance),
        }
    }

    /// The value for the mover of a position of which a move leads to `after`, as if that mover
    /// were player 1, if `after` is worth so much to the other.
    fn value_before(&self, after: &G::State, goal: Goal, worth: Score) -> Value {
        let value = self.value(after, goal, worth).swapped();
        if goal == Goal::Exact { value.later() } else { value }
    }

    /// The same if the play ends with the move.
    fn value_of_end(&self, after: &G::State, goal: Goal, mover: Player) -> Value {
        let value = Value::ended(self.game.payoff(after, mover));
        if goal == Goal::Exact { value.later() } else { value }
    }

    /// The value of every move; that of the position is the best of them.
    fn judge_all(
        &mut self,
        state: &G::State,
        goal: Goal,
        found: &mut Found<G::Move>,
    ) -> Result<(), Stopped> {
        let mover = self.mover(state);
        let known = self.first_bounds(state);
        let most = self.value(state, goal, known.high);
        let mut stopped = Ok(());
        // The best of what the moves are at least, and of what they are at most.
        let mut between: Option<[Value; 2]> = None;
        for judged in &mut found.moves {
            let after = self.game.after(state, judged.mv);
            let ends = if self.game.turn(&after) == Turn::Over {
                [self.value_of_end(&after, goal, mover); 2]
            } else {
                let mut worth = self.first_bounds(&after);
                // No move is worth more than what is known of the position, such as from openings.
                worth.low = self.least_worth(&after, goal, most, worth);
                if stopped.is_ok() {
                    stopped = self.narrow(&after, goal, &mut worth);
                }
                [worth.high, worth.low].map(|worth| self.value_before(&after, goal, worth))
            };
            judged.value = (ends[0] == ends[1]).then_some(ends[0]);
            between = Some(match between {
                None => ends,
                Some(best) => [best[0].max(ends[0]), best[1].max(ends[1])],
            });
        }
        match (stopped, between) {
            // What is not known of other moves does not matter.
            (Err(_), Some([worst, best])) if worst == best => found.proof = Proof::Exact,
            (Err(_), _) if goal == Goal::Exact => found.between = between,
            _ => {}
        }
        if found.proof != Proof::Exact {
            stopped?;
        }
        found.value = found.moves.iter().filter_map(|judged| judged.value).max();
        let best = found.moves.iter().filter(|judged| judged.value == found.value);
        found.best = best.map(|judged| judged.mv).collect();
        Ok(())
    }

    /// The value of the position, then one move that has it.
    fn judge_best(
        &mut self,
        state: &G::State,
        goal: Goal,
        found: &mut Found<G::Move>,
    ) -> Result<(), Stopped> {
        let mut worth = self.first_bounds(state);
        let narrowed = self.narrow_aloud(state, goal, &mut worth);
        if narrowed.is_err() && goal == Goal::Exact {
            found.between = Some(self.values(state, worth));
        }
        if narrowed.is_ok() {
            found.value = Some(self.value(state, goal, worth.low));
        } else if self.insight.payoff(worth.low) == self.insight.payoff(worth.high) {
            // Who wins is known, if not how soon.
            found.value = Some(self.value(state, Goal::Payoff, worth.low));
            found.has_distances = false;
            found.proof = Proof::Exact;
        }
        narrowed?;
        let value = found.value.expect("nothing was left to ask");
        let mv = self.best_move(state, goal, value)?;
        found.best.push(mv);
        let judged = found.moves.iter_mut().find(|judged| judged.mv == mv);
        judged.expect("the move is one of them").value = found.value;
        Ok(())
    }

    /// A move of a position that has this value, as if its mover were player 1.
    fn best_move(
        &mut self,
        state: &G::State,
        goal: Goal,
        value: Value,
    ) -> Result<G::Move, Stopped> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let mover = self.mover(state);
        let mut open = Vec::new();
        // What is known without a search comes first.
        for mv in moves {
            let after = self.game.after(state, mv);
            if self.game.turn(&after) == Turn::Over {
                if self.value_of_end(&after, goal, mover) >= value {
                    return Ok(mv);
                }
                continue;
            }
            let most = self.most_worth(&after, goal, value);
            let (shift, node) = self.insight.enter(&after);
            match self.search.glance(&node, most - shift) {
                Some(bound) if shift + bound <= most => return Ok(mv),
                Some(_) => {}
                None => open.push((mv, most - shift, node)),
            }
        }
        let (last, others) = open.split_last().expect("some move has the value");
        for (mv, most, node) in others {
            if self.ask(node, *most)? <= *most {
                return Ok(*mv);
            }
        }
        Ok(last.0)
    }

    /// What a position may be worth to its mover, at most, for the move that leads there to have
    /// at least this value.
    fn most_worth(&self, after: &G::State, goal: Goal, value: Value) -> Score {
        let Worth { low, high } = self.first_bounds(after);
        let most = (low..=high).rev().find(|&worth| self.value_before(after, goal, worth) >= value);
        most.unwrap_or(low - 1)
    }

    /// What a position is worth to its mover, at least, if the move that leads there has at most
    /// this value.
    fn least_worth(&self, after: &G::State, goal: Goal, most: Value, worth: Worth) -> Score {
        let Worth { low, high } = worth;
        (low..high).find(|&worth| self.value_before(after, goal, worth) <= most).unwrap_or(high)
    }

    /// One line of best play, as far as it is cheap to find.
    fn line(
        &mut self,
        state: &G::State,
        goal: Goal,
        mut value: Value,
        best: &[G::Move],
    ) -> Vec<G::Move> {
        let most = 2 * self.nodes() + LINE_NODES;
        self.search.limit(Some(self.limits.nodes.map_or(most, |limit| limit.min(most))));
        let mut line = Vec::new();
        let mut state = state.clone();
        let mut next = best.first().copied();
        while let Some(mv) = next
            && line.len() < LONGEST_LINE
        {
            line.push(mv);
            self.game.play(&mut state, mv);
            value = if goal == Goal::Exact { sooner(value) } else { value }.swapped();
            next = match self.game.turn(&state) {
                Turn::Over => None,
                _ => self.best_move(&state, goal, value).ok(),
            };
        }
        line
    }

    fn mover(&self, state: &G::State) -> Player {
        match self.game.turn(state) {
            Turn::Player(player) => player,
            _ => unreachable!("the play goes on"),
        }
    }
}

/// The same ending, one move nearer.
fn sooner(value: Value) -> Value {
    match value.distance() {
        Some(distance) if value.payoff() > 0 => Value::win(Player::FIRST, distance - 1),
        Some(distance) => Value::win(Player::SECOND, distance - 1),
        None => value,
    }
}

/// Turns values for the mover as player 1 into values for the real player 1.
fn seen_by<M>(mover: Player, found: &mut Found<M>) {
    if !mover.is_first() {
        found.value = found.value.map(Value::swapped);
        found.between = found.between.map(|between| between.map(Value::swapped));
        for judged in &mut found.moves {
            judged.value = judged.value.map(Value::swapped);
        }
    }
}
