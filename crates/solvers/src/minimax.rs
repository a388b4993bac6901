//! Plain min-max: to the end, or to a depth with a heuristic at the horizon.

use stratege_core::{DEEPEST, Duel, Game, Heuristic, Limits, Meter, Player, Stopped, Turn, Value};

use crate::{Found, Judged, Proof};

/// The value of `state` for the first player under best play.
///
/// Visits every line of play: the reference for all other solvers, not a tool.
pub fn minimax<G: Duel>(game: &G, state: &G::State) -> i32 {
    visit_tree(game, state, &mut Vec::new())
}

/// The moves of all positions on the way share one buffer, so that nothing is allocated.
fn visit_tree<G: Duel>(game: &G, state: &G::State, moves: &mut Vec<G::Move>) -> i32 {
    let begin = moves.len();
    game.moves(state, moves);
    if moves.len() == begin {
        return game.payoff(state, Player::FIRST);
    }
    let mover = game.mover(state).expect("somebody has these moves");
    let mut best = if mover.is_first() { i32::MIN } else { i32::MAX };
    for index in begin..moves.len() {
        let value = visit_tree(game, &game.after(state, moves[index]), moves);
        best = if mover.is_first() { best.max(value) } else { best.min(value) };
    }
    moves.truncate(begin);
    best
}

/// What plain min-max finds out about `state` and its moves, with distances.
///
/// Visits every line of play, as the papers first do.
pub fn solve<G: Duel>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let mut tree = Tree { game, meter: Meter::new(limits, None), moves: Vec::new() };
    tree.meter.tick()?;
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut judged = Vec::with_capacity(moves.len());
    for mv in moves {
        let value = tree.value(&game.after(state, mv), 1)?.later();
        judged.push(Judged { mv, value: Some(value), estimate: None });
    }
    let values = judged.iter().filter_map(|judged| judged.value);
    let value = match game.mover(state) {
        Some(mover) => values.reduce(|best, value| best.best_for(value, mover)),
        None => None,
    };
    let value = value.unwrap_or_else(|| Value::ended(game.payoff(state, Player::FIRST)));
    let best = judged.iter().filter(|judged| judged.value == Some(value));
    Ok(Found {
        between: None,
        value: Some(value),
        has_distances: true,
        best: best.map(|judged| judged.mv).collect(),
        moves: judged,
        line: Vec::new(),
        proof: Proof::Exact,
        nodes: tree.meter.nodes(),
        method: "minimax",
        depth: None,
        stopped: None,
    })
}

/// A walk through the whole tree. The moves of all positions on the way share one buffer.
struct Tree<'a, G: Duel> {
    game: &'a G,
    meter: Meter<'a>,
    moves: Vec<G::Move>,
}

impl<G: Duel> Tree<'_, G> {
    /// The value with its distance of a position `depth` moves from the root.
    fn value(&mut self, state: &G::State, depth: u32) -> Result<Value, Stopped> {
        self.meter.tick()?;
        if depth > DEEPEST {
            return Err(Stopped::Depth);
        }
        let begin = self.moves.len();
        self.game.moves(state, &mut self.moves);
        self.meter.work((self.moves.len() - begin) as u64)?;
        if self.moves.len() == begin {
            return Ok(Value::ended(self.game.payoff(state, Player::FIRST)));
        }
        let mover = self.game.mover(state).expect("somebody has these moves");
        let mut best: Option<Value> = None;
        for index in begin..self.moves.len() {
            let after = self.game.after(state, self.moves[index]);
            let value = self.value(&after, depth + 1)?.later();
            best = Some(best.map_or(value, |best| best.best_for(value, mover)));
        }
        self.moves.truncate(begin);
        Ok(best.expect("a player to move has a move"))
    }
}

/// What looking ahead a number of moves finds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ahead<M> {
    /// The value for player 1; infinite where the heuristic takes the play to be decided.
    pub value: f64,
    /// The first of the best moves; `None` at an end or at depth 0.
    pub best: Option<M>,
    /// Positions visited.
    pub nodes: u64,
}

/// Looks `depth` moves ahead and judges the positions there by `heuristic`.
///
/// Where a play ends sooner, the heuristic judges the ended position. Among equally good moves
/// the first in the game's order is taken, also when all of them are lost.
pub fn look_ahead<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    heuristic: &Heuristic<G>,
    limits: Limits<'_>,
) -> Result<Ahead<G::Move>, Stopped> {
    look_ahead_by(game, state, depth, |state| (heuristic.value)(game, state), limits)
}

/// As [`look_ahead`], with any function as the judge of positions.
pub fn look_ahead_by<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    judge: impl Fn(&G::State) -> f64,
    limits: Limits<'_>,
) -> Result<Ahead<G::Move>, Stopped> {
    if depth > DEEPEST {
        return Err(Stopped::Depth);
    }
    let mut looker = Looker { game, judge, meter: Meter::new(limits, None), moves: Vec::new() };
    let (value, best) = looker.look(state, depth)?;
    Ok(Ahead { value, best, nodes: looker.meter.nodes() })
}

struct Looker<'a, G: Game, J> {
    game: &'a G,
    judge: J,
    meter: Meter<'a>,
    moves: Vec<G::Move>,
}

impl<G: Game, J: Fn(&G::State) -> f64> Looker<'_, G, J> {
    fn look(&mut self, state: &G::State, depth: u32) -> Result<(f64, Option<G::Move>), Stopped> {
        self.meter.tick()?;
        let Turn::Player(mover) = self.game.turn(state) else {
            return Ok(((self.judge)(state), None));
        };
        if depth == 0 {
            return Ok(((self.judge)(state), None));
        }
        let begin = self.moves.len();
        self.game.moves(state, &mut self.moves);
        let worst = if mover.is_first() { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut best = (worst, Some(self.moves[begin]));
        for index in begin..self.moves.len() {
            let mv = self.moves[index];
            let (value, _) = self.look(&self.game.after(state, mv), depth - 1)?;
            let better = if mover.is_first() { value > best.0 } else { value < best.0 };
            if better {
                best = (value, Some(mv));
            }
        }
        self.moves.truncate(begin);
        Ok(best)
    }
}

/// A node of a min-max tree.
#[derive(Clone, Debug)]
pub struct Node<G: Game> {
    /// The position.
    pub state: G::State,
    /// The value for player 1.
    pub value: f64,
    /// Which child is chosen; `None` at an end or at the horizon.
    pub chosen: Option<usize>,
    /// The moves with what they lead to.
    pub children: Vec<(G::Move, Node<G>)>,
}

/// The whole min-max tree to `depth`, as [`look_ahead`] walks through it.
pub fn tree<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    heuristic: &Heuristic<G>,
    limits: Limits<'_>,
) -> Result<Node<G>, Stopped> {
    if depth > DEEPEST {
        return Err(Stopped::Depth);
    }
    grow(game, state, depth, heuristic, &mut Meter::new(limits, None))
}

fn grow<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    heuristic: &Heuristic<G>,
    meter: &mut Meter<'_>,
) -> Result<Node<G>, Stopped> {
    meter.tick()?;
    let mut children = Vec::new();
    let turn = game.turn(state);
    if let (Turn::Player(_), 1..) = (turn, depth) {
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        for mv in moves {
            children.push((mv, grow(game, &game.after(state, mv), depth - 1, heuristic, meter)?));
        }
    }
    let better = |value: f64, best: f64| match turn {
        Turn::Player(Player::FIRST) => value > best,
        _ => value < best,
    };
    let mut chosen: Option<usize> = None;
    for (index, (_, child)) in children.iter().enumerate() {
        if chosen.is_none_or(|best| better(child.value, children[best].1.value)) {
            chosen = Some(index);
        }
    }
    let value = match chosen {
        Some(best) => children[best].1.value,
        None => (heuristic.value)(game, state),
    };
    Ok(Node { state: state.clone(), value, chosen, children })
}
