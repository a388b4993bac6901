//! Plain counting: lines of play and reachable positions.
//!
//! These are the references that faster counting is tested against.

use std::collections::{BTreeSet, HashSet};

use crate::{DEEPEST, Game, Limits, Meter, Player, Stopped, Turn};

/// Counts the lines of play of exactly `depth` moves from `state`.
///
/// Lines that end sooner are not counted. The time grows with the count.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    perft_within(game, state, depth, Limits::default()).expect("without limits nothing stops it")
}

/// As [`perft`], within limits; a position is counted for each play that passes through it.
pub fn perft_within<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    limits: Limits<'_>,
) -> Result<u64, Stopped> {
    if depth > DEEPEST {
        return Err(Stopped::Depth);
    }
    let mut buffers = vec![Vec::new(); depth as usize];
    perft_with(game, state, &mut buffers, &mut Meter::new(limits, None))
}

/// One buffer of moves per remaining ply, so that nothing is allocated on the way.
fn perft_with<G: Game>(
    game: &G,
    state: &G::State,
    buffers: &mut [Vec<G::Move>],
    meter: &mut Meter<'_>,
) -> Result<u64, Stopped> {
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return Ok(1);
    };
    meter.tick()?;
    moves.clear();
    game.moves(state, moves);
    if deeper.is_empty() {
        return Ok(moves.len() as u64);
    }
    let below = |&mv: &G::Move| perft_with(game, &game.after(state, mv), deeper, meter);
    moves.iter().map(below).sum()
}

/// Counts the different positions after 0, 1, …, `depth` moves from `state`.
///
/// A position is counted for every number of moves that leads to it. Fewer numbers if all plays
/// end sooner.
pub fn layers_within<G: Game>(
    game: &G,
    state: &G::State,
    depth: u32,
    limits: Limits<'_>,
) -> Result<Vec<u64>, Stopped> {
    let mut meter = Meter::new(limits, None);
    let mut layer = HashSet::from([state.clone()]);
    let mut counts = vec![1];
    let mut moves = Vec::new();
    for _ in 0..depth {
        let mut next = HashSet::new();
        for state in &layer {
            meter.tick()?;
            moves.clear();
            game.moves(state, &mut moves);
            next.extend(moves.iter().map(|&mv| game.after(state, mv)));
            let sets = layer.capacity() + next.capacity();
            meter.check_memory((sets * (size_of::<G::State>() + 1)) as u64)?;
        }
        if next.is_empty() {
            break;
        }
        counts.push(next.len() as u64);
        layer = next;
    }
    Ok(counts)
}

/// What can be reached from a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Different positions, the first one included.
    pub positions: u64,
    /// Pairs of a position and a legal move in it.
    pub arcs: u64,
    /// Ended positions.
    pub endings: u64,
    /// Ended positions in which player 1 gets more than 0.
    pub endings_for_first: u64,
}

/// Counts what can be reached from `state`, by plain exploration.
pub fn census<G: Game>(game: &G, state: &G::State) -> Census {
    let mut census = Census::default();
    let mut seen = BTreeSet::from([state.clone()]);
    let mut waiting = vec![state.clone()];
    let mut moves = Vec::new();
    while let Some(state) = waiting.pop() {
        census.positions += 1;
        if game.turn(&state) == Turn::Over {
            census.endings += 1;
            census.endings_for_first += u64::from(game.payoff(&state, Player::FIRST) > 0);
            continue;
        }
        moves.clear();
        game.moves(&state, &mut moves);
        census.arcs += moves.len() as u64;
        for &mv in &moves {
            let next = game.after(&state, mv);
            if seen.insert(next.clone()) {
                waiting.push(next);
            }
        }
    }
    census
}
