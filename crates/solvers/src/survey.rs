//! Everything that can be counted about a game, on its written-out arena.
//!
//! Where the rules have symmetries that keep the start, one representative per class is
//! written out and the others are counted without being visited.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use stratege_core::{Game, Limits, Player, Stopped, Winner};

use crate::{
    arena::{Arena, Graph, classes, reachable},
    attractor::{values, values_in_order},
};

/// A number for player 1, for player 2 and for neither, in this order.
pub type Split<T> = [T; 3];

/// What can be reached from a position.
///
/// In a puzzle "player 1 wins" means solved and "player 2 wins" not solved.
#[derive(Clone, Debug)]
pub struct Survey {
    /// Different positions.
    pub positions: u64,
    /// Different positions up to symmetry.
    pub classes: u64,
    /// Pairs of a position and a legal move.
    pub arcs: u64,
    /// Ended positions by winner.
    pub endings: Split<u64>,
    /// Ended positions up to symmetry, by winner.
    pub ending_classes: Split<u64>,
    /// Positions by their value under best play.
    pub values: Split<u64>,
    /// Classes by their value under best play.
    pub value_classes: Split<u64>,
    /// Positions by the least number of moves that leads to them.
    pub positions_by_ply: Vec<u64>,
    /// Classes by the least number of moves that leads to them.
    pub classes_by_ply: Vec<u64>,
    /// Whether the play can come back to a position.
    pub cycles: bool,
    /// Plays to an end, by winner; `None` when endless or beyond 128 bits.
    pub plays: Option<Split<u128>>,
    /// Plays by length and winner; `None` when that is too much work.
    pub plays_by_length: Option<BTreeMap<u32, Split<u128>>>,
    /// Plays as paths through classes of positions.
    pub plays_in_quotient: Option<u128>,
    /// Plays up to symmetries of whole plays.
    pub plays_up_to_symmetry: Option<u128>,
    /// Lengths of the shortest and of the longest play.
    pub play_lengths: Option<(u32, u32)>,
}

/// Arcs times lengths beyond which plays are not counted by length.
const MOST_WORK_BY_LENGTH: u64 = 2_000_000_000;

/// Counts what can be reached from `start`.
pub fn survey<G: Game>(game: &G, start: &G::State, limits: Limits<'_>) -> Result<Survey, Stopped> {
    let symmetric = game.symmetries() > 1
        && (1..game.symmetries()).all(|index| game.image(start, index) == *start);
    let arena =
        if symmetric { classes(game, start, limits)? } else { reachable(game, start, limits)? };
    // How many positions a vertex stands for.
    let weights: Option<Vec<u8>> =
        symmetric.then(|| arena.vertices.iter().map(|state| game.alike(state) as u8).collect());
    let count = Count { arena: &arena, weights: weights.as_deref() };
    let go_on = || if limits.watch.stop() { Err(Stopped::Asked) } else { Ok(()) };
    go_on()?;
    let order = arena.topological();
    let values = match &order {
        Some(order) => values_in_order(&arena, order),
        None => values(&arena, limits)?,
    };
    let value_of = |vertex: usize| Some(split_index(values[vertex].winner()));
    let ending_of = |vertex: usize| arena.kind(vertex).winner().map(split_index);
    let plies = arena.plies();
    let positions_by_ply: Vec<u64> =
        plies.map(|ply| ply.map(|vertex| count.weight(vertex)).sum()).collect();
    go_on()?;
    let lengths = order.as_deref().map(|order| play_lengths(&arena, order));
    let ways = order.as_deref().and_then(|order| ways(&arena, order, Arcs::All));

    let mut survey = Survey {
        positions: positions_by_ply.iter().sum(),
        classes: arena.len() as u64,
        arcs: (0..arena.len())
            .map(|vertex| count.weight(vertex) * arena.successors(vertex).len() as u64)
            .sum(),
        endings: count.split(ending_of),
        ending_classes: count.classes(ending_of),
        values: count.split(value_of),
        value_classes: count.classes(value_of),
        classes_by_ply: arena.plies().map(|ply| ply.len() as u64).collect(),
        positions_by_ply,
        cycles: order.is_none(),
        plays: ways.as_deref().and_then(|ways| plays(&arena, ways)),
        plays_by_length: ways.as_deref().and_then(|ways| plays_by_length(&arena, ways, lengths)),
        plays_in_quotient: None,
        plays_up_to_symmetry: None,
        play_lengths: lengths,
    };
    if let (true, Some(order)) = (symmetric, &order) {
        let distinct = self::ways(&arena, order, Arcs::Distinct);
        let plays = distinct.and_then(|ways| self::plays(&arena, &ways));
        survey.plays_in_quotient = plays.map(|plays| plays.iter().sum());
        let all: Option<u128> = survey.plays.map(|plays| plays.iter().sum());
        survey.plays_up_to_symmetry = all.and_then(|all| orbits_of_plays(game, start, all));
    } else {
        count_classes(game, &arena, ending_of, value_of, &mut survey);
    }
    Ok(survey)
}

/// Positions without whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boards {
    /// Different boards.
    pub boards: u64,
    /// Pairs of a board and an option of the player who is to move, whoever it is.
    pub arcs: u64,
}

/// Counts the boards that can be reached from `start`, whoever is to move on them.
///
/// `None` if a position fixes the turn.
pub fn boards<G: stratege_core::Duel>(
    game: &G,
    start: &G::State,
    limits: Limits<'_>,
) -> Result<Option<Boards>, Stopped> {
    if game.with_turn(start, Player::FIRST).is_none() {
        return Ok(None);
    }
    let arena = reachable(game, start, limits)?;
    let mut seen = FxHashSet::default();
    let mut count = Boards { boards: 0, arcs: 0 };
    for (vertex, state) in arena.vertices.iter().enumerate() {
        if seen.insert(game.with_turn(state, Player::FIRST)) {
            count.boards += 1;
            count.arcs += arena.successors(vertex).len() as u64;
        }
    }
    Ok(Some(count))
}

struct Count<'a> {
    arena: &'a Graph,
    weights: Option<&'a [u8]>,
}

impl Count<'_> {
    fn weight(&self, vertex: usize) -> u64 {
        self.weights.map_or(1, |weights| u64::from(weights[vertex]))
    }

    /// Positions by what `group` says of them.
    fn split(&self, group: impl Fn(usize) -> Option<usize>) -> Split<u64> {
        let mut split = [0; 3];
        for vertex in 0..self.arena.len() {
            if let Some(index) = group(vertex) {
                split[index] += self.weight(vertex);
            }
        }
        split
    }

    /// Vertices by what `group` says of them.
    fn classes(&self, group: impl Fn(usize) -> Option<usize>) -> Split<u64> {
        Count { arena: self.arena, weights: None }.split(group)
    }
}

/// Counts classes where every position was written out.
fn count_classes<G: Game>(
    game: &G,
    arena: &Arena<G::State>,
    ending_of: impl Fn(usize) -> Option<usize>,
    value_of: impl Fn(usize) -> Option<usize>,
    survey: &mut Survey,
) {
    let mut seen = FxHashSet::default();
    survey.classes = 0;
    survey.ending_classes = [0; 3];
    survey.value_classes = [0; 3];
    survey.classes_by_ply = Vec::new();
    for ply in arena.plies() {
        let before = survey.classes;
        for vertex in ply {
            if seen.insert(game.canonical(&arena.vertices[vertex])) {
                survey.classes += 1;
                if let Some(index) = ending_of(vertex) {
                    survey.ending_classes[index] += 1;
                }
                if let Some(index) = value_of(vertex) {
                    survey.value_classes[index] += 1;
                }
            }
        }
        survey.classes_by_ply.push(survey.classes - before);
    }
}

fn split_index(winner: Winner) -> usize {
    match winner {
        Winner::Player(player) => player.index(),
        Winner::Draw => 2,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Arcs {
    /// Every move counts.
    All,
    /// Moves into the same vertex count once.
    Distinct,
}

/// How many ways lead from vertex 0 to each vertex; `None` beyond 128 bits.
fn ways(arena: &Graph, order: &[u32], arcs: Arcs) -> Option<Vec<u128>> {
    let mut ways = vec![0_u128; arena.len()];
    ways[0] = 1;
    let mut targets = Vec::new();
    for &vertex in order {
        let so_far = ways[vertex as usize];
        targets.clear();
        targets.extend_from_slice(arena.successors(vertex as usize));
        if arcs == Arcs::Distinct {
            targets.sort_unstable();
            targets.dedup();
        }
        for &target in &targets {
            let slot = &mut ways[target as usize];
            *slot = slot.checked_add(so_far)?;
        }
    }
    Some(ways)
}

/// Plays by winner: the ways to each end; `None` beyond 128 bits in total.
fn plays(arena: &Graph, ways: &[u128]) -> Option<Split<u128>> {
    let mut plays = [0_u128; 3];
    let mut total = 0_u128;
    for (vertex, &ways) in ways.iter().enumerate() {
        if let Some(winner) = arena.kind(vertex).winner() {
            plays[split_index(winner)] += ways;
            total = total.checked_add(ways)?;
        }
    }
    Some(plays)
}

/// The shortest and the longest play from vertex 0.
fn play_lengths(arena: &Graph, order: &[u32]) -> (u32, u32) {
    let mut bounds = vec![(0_u32, 0_u32); arena.len()];
    for &vertex in order.iter().rev() {
        let successors =
            arena.successors(vertex as usize).iter().map(|&next| bounds[next as usize]);
        let joined = successors.reduce(|(a, b), (c, d)| (a.min(c), b.max(d)));
        bounds[vertex as usize] = joined.map_or((0, 0), |(least, most)| (least + 1, most + 1));
    }
    bounds[0]
}

/// Plays by length and winner.
fn plays_by_length(
    arena: &Graph,
    ways: &[u128],
    lengths: Option<(u32, u32)>,
) -> Option<BTreeMap<u32, Split<u128>>> {
    let mut plays: BTreeMap<u32, Split<u128>> = BTreeMap::new();
    if is_graded(arena) {
        for (length, ply) in (0..).zip(arena.plies()) {
            for vertex in ply {
                if let Some(winner) = arena.kind(vertex).winner() {
                    plays.entry(length).or_default()[split_index(winner)] += ways[vertex];
                }
            }
        }
        return Some(plays);
    }
    let (_, longest) = lengths?;
    if arena.arcs() as u64 * u64::from(longest) > MOST_WORK_BY_LENGTH {
        return None;
    }
    // All plays advance together, one move at a time. No count exceeds the sum of the ways.
    let mut here = vec![0_u128; arena.len()];
    here[0] = 1;
    for length in 0..=longest {
        let mut there = vec![0_u128; arena.len()];
        for (vertex, &ways) in here.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            if let Some(winner) = arena.kind(vertex).winner() {
                plays.entry(length).or_default()[split_index(winner)] += ways;
            }
            for &target in arena.successors(vertex) {
                there[target as usize] += ways;
            }
        }
        here = there;
    }
    Some(plays)
}

/// Whether every move leads one ply further from the start.
fn is_graded(arena: &Graph) -> bool {
    arena.plies().all(|ply| {
        let next = ply.end as u32;
        ply.into_iter().all(|vertex| arena.successors(vertex).iter().all(|&target| target >= next))
    })
}

/// Plays up to symmetry: the mean, over the symmetries, of the plays that each one fixes.
///
/// The identity fixes all of them; the others fix few, which are counted one by one.
fn orbits_of_plays<G: Game>(game: &G, start: &G::State, all: u128) -> Option<u128> {
    let mut sum = all;
    for index in 1..game.symmetries() {
        sum = sum.checked_add(fixed_plays(game, start, index)?)?;
    }
    Some(sum / game.symmetries() as u128)
}

/// Plays in which every position is its own image under symmetry `index`.
fn fixed_plays<G: Game>(game: &G, start: &G::State, index: usize) -> Option<u128> {
    let mut here: FxHashMap<G::State, u128> = FxHashMap::from_iter([(start.clone(), 1)]);
    let mut plays = 0_u128;
    let mut moves = Vec::new();
    while !here.is_empty() {
        let mut there: FxHashMap<G::State, u128> = FxHashMap::default();
        for (state, ways) in here {
            moves.clear();
            game.moves(&state, &mut moves);
            if moves.is_empty() {
                plays = plays.checked_add(ways)?;
            }
            for &mv in &moves {
                let child = game.after(&state, mv);
                if game.image(&child, index) == child {
                    let slot = there.entry(child).or_default();
                    *slot = slot.checked_add(ways)?;
                }
            }
        }
        here = there;
    }
    Some(plays)
}
