//! Games for one player: any solution, or one with the fewest moves.

use rustc_hash::FxHashSet;
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
/// Depth first; of positions that are alike one is tried.
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
            if tried.insert(game.canonical(&child)) {
                steps.push(mv);
                entering = Some(child);
            }
        }
    }
}

/// Finds a solution with the fewest moves, or that there is none.
///
/// Breadth first over positions; one move may be several steps (see [`Puzzle::continues`]).
pub fn shortest<G: Puzzle>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Solution<G::Move>, Stopped> {
    let mut meter = Meter::new(limits, None);
    let mut seen: FxHashSet<G::State> = FxHashSet::from_iter([game.canonical(state)]);
    // Positions in the order of their number of moves, each with the one it came from.
    let mut queue: Vec<(G::State, u32)> = vec![(state.clone(), 0)];
    let bytes = size_of::<G::State>() as u64 + 1 + size_of::<(G::State, u32)>() as u64;
    let mut next = 0;
    while next < queue.len() {
        meter.tick()?;
        if next.is_multiple_of(1 << 16) {
            meter.check_memory(3 * bytes * queue.len() as u64)?;
        }
        let state = queue[next].0.clone();
        if is_solved(game, &state) {
            let steps = steps_to(game, &queue, next);
            let moves = count_moves(game, &steps);
            return Ok(Solution { steps: Some(steps), moves, nodes: meter.nodes() });
        }
        for_each_move(game, &state, &mut Vec::new(), &mut |after, _| {
            if seen.insert(game.canonical(after)) {
                queue.push((after.clone(), next as u32));
            }
        });
        next += 1;
    }
    Ok(Solution { steps: None, moves: 0, nodes: meter.nodes() })
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
    steps: &mut Vec<G::Move>,
    visit: &mut impl FnMut(&G::State, &[G::Move]),
) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    for mv in moves {
        if steps.last().is_some_and(|&last| !game.continues(last, mv)) {
            continue;
        }
        let after = game.after(state, mv);
        steps.push(mv);
        visit(&after, steps);
        for_each_move(game, &after, steps, visit);
        steps.pop();
    }
}

/// The steps that lead to entry `index` of the queue.
fn steps_to<G: Puzzle>(game: &G, queue: &[(G::State, u32)], index: usize) -> Vec<G::Move> {
    let mut way = vec![index];
    while let Some(&last) = way.last()
        && last > 0
    {
        way.push(queue[last].1 as usize);
    }
    let mut steps = Vec::new();
    for pair in way.windows(2).rev() {
        let (before, after) = (&queue[pair[1]].0, &queue[pair[0]].0);
        let mut found: Option<Vec<G::Move>> = None;
        for_each_move(game, before, &mut Vec::new(), &mut |reached, taken| {
            if reached == after && found.is_none() {
                found = Some(taken.to_vec());
            }
        });
        steps.extend(found.expect("each entry came from the one it names"));
    }
    steps
}
