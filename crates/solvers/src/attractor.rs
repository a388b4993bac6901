//! The attractor of a player: the vertices from which they can force a win, layer by layer.
//!
//! Layer 0 holds the ends that the player has won. A vertex of the player enters as soon as one
//! successor is in; a vertex of the opponent as soon as all are. What enters for neither player
//! is a draw: by agreement of the rules or because the play can go on for ever.

use std::ops::Range;

use stratege_core::{Duel, Limits, Meter, Player, Stopped, Value, Winner};

use crate::{
    Found,
    arena::{Graph, reachable},
    judge,
};

/// The vertices from which one player can force a win.
#[derive(Clone, Debug)]
pub struct Attractor {
    /// Whose it is.
    pub player: Player,
    ranks: Vec<u32>,
    /// The vertices in the order in which they enter.
    order: Vec<u32>,
    /// Where each layer begins in `order`.
    layers: Vec<u32>,
}

/// Outside the attractor.
const OUTSIDE: u32 = u32::MAX;

impl Attractor {
    /// The rank of a vertex: the layer in which it enters, if it does.
    ///
    /// It is the number of moves to the end when both sides play as well as they can.
    pub fn rank(&self, vertex: usize) -> Option<u32> {
        let rank = self.ranks[vertex];
        (rank != OUTSIDE).then_some(rank)
    }

    /// The vertices of each layer.
    pub fn layers(&self) -> impl Iterator<Item = &[u32]> {
        let ends = self.layers.iter().skip(1).copied().chain([self.order.len() as u32]);
        let bounds = self.layers.iter().copied().zip(ends);
        bounds.map(|(begin, end)| &self.order[begin as usize..end as usize])
    }

    /// How many vertices are in it.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// A memoryless strategy that wins as soon as possible: for every vertex of the attractor
    /// in which its player moves, the first successor of the rank below.
    pub fn strategy(&self, arena: &Graph) -> Vec<[u32; 2]> {
        let choice = |&vertex: &u32| {
            let rank = self.ranks[vertex as usize];
            let owned = arena.kind(vertex as usize).owner() == Some(self.player);
            let mut nearer = arena.successors(vertex as usize).iter();
            let next = nearer.find(|&&next| rank > 0 && self.ranks[next as usize] == rank - 1);
            next.filter(|_| owned).map(|&next| [vertex, next])
        };
        self.order.iter().filter_map(choice).collect()
    }
}

/// The attractor of `player`, in time proportional to the number of arcs.
pub fn attractor(arena: &Graph, player: Player, limits: Limits<'_>) -> Result<Attractor, Stopped> {
    let won = Some(Winner::Player(player));
    let ends =
        (0..arena.len() as u32).filter(|&vertex| arena.kind(vertex as usize).winner() == won);
    attractor_of(arena, player, ends.collect(), limits)
}

/// The attractor of `player` towards any set of vertices.
pub fn attractor_of(
    arena: &Graph,
    player: Player,
    targets: Vec<u32>,
    limits: Limits<'_>,
) -> Result<Attractor, Stopped> {
    let mut meter = Meter::new(limits, Some(arena.len() as u64));
    // The arcs turned round, then ranks, counters and the order of four bytes each.
    meter.check_memory(arena.bytes() + 4 * (arena.arcs() + 4 * arena.len()) as u64)?;
    let reversed = arena.reversed();
    let mut ranks = vec![OUTSIDE; arena.len()];
    // For vertices of the opponent: successors that are not in yet.
    let mut missing: Vec<u32> =
        (0..arena.len()).map(|vertex| arena.successors(vertex).len() as u32).collect();
    let mut order = targets;
    // A target that is named twice enters once.
    order.retain(|&vertex| std::mem::replace(&mut ranks[vertex as usize], 0) == OUTSIDE);
    let mut layers = Vec::new();
    let mut layer: Range<usize> = 0..order.len();
    while !layer.is_empty() {
        layers.push(layer.start as u32);
        let next_rank = layers.len() as u32;
        for index in layer.clone() {
            meter.tick()?;
            let vertex = order[index] as usize;
            meter.work(reversed.predecessors(vertex).len() as u64)?;
            for &before in reversed.predecessors(vertex) {
                let place = before as usize;
                if ranks[place] != OUTSIDE {
                    continue;
                }
                missing[place] -= 1;
                if arena.kind(place).owner() == Some(player) || missing[place] == 0 {
                    ranks[place] = next_rank;
                    order.push(before);
                }
            }
        }
        layer = layer.end..order.len();
    }
    Ok(Attractor { player, ranks, order, layers })
}

/// The value of every vertex, from the attractors of both players.
pub fn values(arena: &Graph, limits: Limits<'_>) -> Result<Vec<Value>, Stopped> {
    let mut values = vec![Value::DRAW; arena.len()];
    for player in Player::BOTH {
        let attractor = attractor(arena, player, limits)?;
        for (rank, layer) in (0..).zip(attractor.layers()) {
            for &vertex in layer {
                values[vertex as usize] = Value::win(player, rank);
            }
        }
    }
    Ok(values)
}

/// The value of every vertex of a graph without cycles, given an order in which every arc leads
/// forward.
///
/// The same as [`values`], without turning the arcs round: much faster on large graphs, whose
/// vertices it visits nearly in the order of memory.
pub fn values_in_order(arena: &Graph, order: &[u32]) -> Vec<Value> {
    let mut values = vec![Value::DRAW; arena.len()];
    for &vertex in order.iter().rev() {
        let vertex = vertex as usize;
        let kind = arena.kind(vertex);
        values[vertex] = match (kind.winner(), kind.owner()) {
            (Some(Winner::Player(player)), _) => Value::win(player, 0),
            (None, Some(owner)) => {
                let after = arena.successors(vertex).iter();
                let values = after.map(|&next| values[next as usize].later());
                let best = values.reduce(|best, value| best.best_for(value, owner));
                best.expect("a player to move has a move")
            }
            _ => Value::DRAW,
        };
    }
    values
}

/// What the attractors find out about `state` and its moves; right also when plays can cycle.
pub fn solve<G: Duel>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let arena = reachable(game, state, limits)?;
    let values = values(&arena, limits)?;
    let numbers: rustc_hash::FxHashMap<&G::State, usize> =
        arena.vertices.iter().enumerate().map(|(number, state)| (state, number)).collect();
    Ok(judge(game, state, "attractor", arena.len() as u64, |state| values[numbers[state]]))
}

#[cfg(test)]
mod tests {
    use stratege_core::Limits;

    use super::*;
    use crate::arena::{Arena, Kind, from_lists};

    /// Vertices below `owned` belong to player 1; a vertex without successors loses.
    fn graph(successors: &[Vec<u32>], owned: usize) -> Arena<usize> {
        let owner = |vertex| if vertex < owned { Player::FIRST } else { Player::SECOND };
        let kind = |vertex: usize| {
            if successors[vertex].is_empty() {
                Kind::ended(Some(owner(vertex)), Winner::Player(owner(vertex).other()))
            } else {
                Kind::open(owner(vertex))
            }
        };
        let vertices: Vec<usize> = (0..successors.len()).collect();
        let kinds = vertices.iter().map(|&vertex| kind(vertex)).collect();
        from_lists(vertices, kinds, successors)
    }

    #[test]
    fn layers_of_a_small_graph_by_hand() {
        let successors =
            [vec![4, 5], vec![4, 5, 6], vec![7], vec![], vec![2], vec![3], vec![3], vec![]];
        let arena = graph(&successors, 4);
        let first = attractor(&arena, Player::FIRST, Limits::default()).expect("no limit");
        let layers: Vec<&[u32]> = first.layers().collect();
        assert_eq!(layers, [&[7][..], &[2], &[4], &[0, 1]]);
        assert_eq!(first.strategy(&arena), [[2, 7], [0, 4], [1, 4]]);
    }

    #[test]
    fn a_target_named_twice_counts_once() {
        // Vertex 0 can stay away from vertex 2 for ever.
        let arena = graph(&[vec![2, 1], vec![1], vec![]], 0);
        let found = attractor_of(&arena, Player::FIRST, vec![2, 2], Limits::default());
        assert_eq!(found.expect("no limit").layers().collect::<Vec<_>>(), [&[2][..]]);
    }

    #[test]
    fn endless_play_is_a_draw() {
        // 0 and 1 can go round for ever; from 1, player 2 could also lose.
        let arena = graph(&[vec![1], vec![0, 2], vec![]], 1);
        let values = values(&arena, Limits::default()).expect("no limit");
        assert_eq!(values[0], Value::DRAW);
        assert_eq!(values[1], Value::DRAW);
        assert_eq!(values[2], Value::win(Player::FIRST, 0));
        assert_eq!(arena.topological(), None);
    }
}
