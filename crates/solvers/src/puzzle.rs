//! Games for one player: any solution, or one with the fewest moves.

use rustc_hash::{FxHashMap, FxHashSet};
use stratege_core::{Limits, Meter, Player, Puzzle, Stopped, Turn};

/// What was found out about a puzzle.
#[derive(Clone, Debug)]
pub struct Solution<M> {
    /// The steps that solve it; `None` if it cannot be solved.
    pub steps: Option<Vec<M>>,
    /// Its length in moves, where several steps may count as one.
    pub moves: u32,
    /// Positions visited, those that are alike counted once.
    pub nodes: u64,
}

/// Finds one solution, or that there is none.
///
/// Depth first; of positions that are alike one is tried, and none that the game knows to be
/// hopeless.
pub fn any<G: Puzzle>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Solution<G::Move>, Stopped> {
    let mut meter = Meter::new(limits, None);
    let mut tried: FxHashSet<G::State> = FxHashSet::default();
    let entry = size_of::<G::State>() as u64 + 1;
    // The positions on the way, each with where its moves that are still to be tried begin.
    let mut path: Vec<(G::State, usize)> = Vec::new();
    let mut waiting: Vec<G::Move> = Vec::new();
    let mut steps: Vec<G::Move> = Vec::new();
    if game.least_moves(state).is_none() {
        return Ok(Solution { steps: None, moves: 0, nodes: 1 });
    }
    let mut entering = Some(state.clone());
    loop {
        if let Some(state) = entering.take() {
            meter.tick()?;
            if tried.len() == tried.capacity() {
                meter.check_memory(3 * entry * tried.capacity() as u64)?;
            }
            if is_solved(game, &state) {
                let moves = count_moves(game, &steps);
                return Ok(Solution { steps: Some(steps), moves, nodes: meter.nodes() });
            }
            path.push((state.clone(), waiting.len()));
            game.moves(&state, &mut waiting);
        }
        let Some((state, begin)) = path.last() else {
            return Ok(Solution { steps: None, moves: 0, nodes: meter.nodes() });
        };
        if waiting.len() == *begin {
            path.pop();
            steps.pop();
            continue;
        }
        if let Some(mv) = waiting.pop() {
            let child = game.after(state, mv);
            if game.least_moves(&child).is_some() && tried.insert(game.canonical(&child)) {
                steps.push(mv);
                entering = Some(child);
            }
        }
    }
}

/// Finds a solution with the fewest moves, or that there is none.
///
/// Positions are taken in the order of the moves that a solution through them has at least (A*);
/// one move may be several steps (see [`Puzzle::continues`]).
pub fn shortest<G: Puzzle>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Solution<G::Move>, Stopped> {
    let mut meter = Meter::new(limits, None);
    let mut met: Vec<Met<G::State>> = Vec::new();
    let mut fewest: FxHashMap<G::State, u32> = FxHashMap::default();
    // Numbers of positions by the least length of a solution through them.
    let mut waiting: Vec<Vec<u32>> = Vec::new();
    let mut add = |met: &mut Vec<Met<G::State>>,
                   waiting: &mut Vec<Vec<u32>>,
                   state: &G::State,
                   moves: u32,
                   before: u32| {
        let Some(left) = game.least_moves(state) else { return };
        let known = fewest.entry(game.canonical(state)).or_insert(u32::MAX);
        if *known <= moves {
            return;
        }
        *known = moves;
        let length = (moves + left) as usize;
        if waiting.len() <= length {
            waiting.resize_with(length + 1, Vec::new);
        }
        waiting[length].push(met.len() as u32);
        met.push(Met { state: state.clone(), moves, before });
    };
    add(&mut met, &mut waiting, state, 0, 0);
    let bytes = 2 * (size_of::<(G::State, u32)>() + size_of::<Met<G::State>>() + 4) as u64;
    let mut length = 0;
    while length < waiting.len() {
        // The latest first: it is the nearest to a solution.
        let Some(number) = waiting[length].pop() else {
            length += 1;
            continue;
        };
        meter.tick()?;
        if meter.nodes().is_multiple_of(1 << 16) {
            meter.check_memory(bytes * met.len() as u64)?;
        }
        let Met { ref state, moves, .. } = met[number as usize];
        let state = state.clone();
        if is_solved(game, &state) {
            let steps = steps_to(game, &met, number);
            return Ok(Solution { steps: Some(steps), moves, nodes: meter.nodes() });
        }
        for_each_move(game, &state, &mut |after, _| {
            add(&mut met, &mut waiting, after, moves + 1, number);
        });
    }
    Ok(Solution { steps: None, moves: 0, nodes: meter.nodes() })
}

/// A position that was met on the way.
struct Met<S> {
    state: S,
    /// Moves from the beginning.
    moves: u32,
    /// The number of the position before the last move.
    before: u32,
}

fn is_solved<G: Puzzle>(game: &G, state: &G::State) -> bool {
    game.turn(state) == Turn::Over && game.payoff(state, Player::FIRST) > 0
}

/// How many moves these steps are.
fn count_moves<G: Puzzle>(game: &G, steps: &[G::Move]) -> u32 {
    let breaks = steps.windows(2).filter(|pair| !game.continues(pair[0], pair[1])).count();
    breaks as u32 + u32::from(!steps.is_empty())
}

/// Calls `visit` with every position that one move leads to, and the steps of that move.
fn for_each_move<G: Puzzle>(
    game: &G,
    state: &G::State,
    visit: &mut impl FnMut(&G::State, &[G::Move]),
) {
    follow(game, state, &mut Vec::new(), &mut Vec::new(), visit);
}

/// The same after some steps; the moves of all positions on the way are in one buffer.
fn follow<G: Puzzle>(
    game: &G,
    state: &G::State,
    steps: &mut Vec<G::Move>,
    moves: &mut Vec<G::Move>,
    visit: &mut impl FnMut(&G::State, &[G::Move]),
) {
    let begin = moves.len();
    game.moves(state, moves);
    for index in begin..moves.len() {
        let mv = moves[index];
        if steps.last().is_some_and(|&last| !game.continues(last, mv)) {
            continue;
        }
        let after = game.after(state, mv);
        steps.push(mv);
        visit(&after, steps);
        follow(game, &after, steps, moves, visit);
        steps.pop();
    }
    moves.truncate(begin);
}

/// The steps that lead to a position.
fn steps_to<G: Puzzle>(game: &G, met: &[Met<G::State>], number: u32) -> Vec<G::Move> {
    let mut way = vec![number as usize];
    while let Some(&last) = way.last()
        && met[last].moves > 0
    {
        way.push(met[last].before as usize);
    }
    let mut steps = Vec::new();
    for pair in way.windows(2).rev() {
        let (before, after) = (&met[pair[1]].state, &met[pair[0]].state);
        let mut found: Option<Vec<G::Move>> = None;
        for_each_move(game, before, &mut |reached, taken| {
            if reached == after && found.is_none() {
                found = Some(taken.to_vec());
            }
        });
        steps.extend(found.expect("each position came from the one it names"));
    }
    steps
}
