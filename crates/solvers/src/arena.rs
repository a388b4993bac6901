//! The arena of a game: its positions as vertices, its moves as arcs, written out.
//!
//! Compressed rows: the arcs of vertex `v` are `targets[offsets[v]..offsets[v + 1]]`. Vertices
//! are numbered in breadth-first order from the start.

mod graph;

pub use graph::{Graph, Kind};

use std::{
    hash::{BuildHasher, Hash},
    ops::Deref,
};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use stratege_core::{Duel, Game, Limits, Meter, Player, Stopped, Turn, Winner};

/// A graph with what its vertices stand for.
#[derive(Clone, Debug)]
pub struct Arena<V> {
    /// What the vertices stand for.
    pub vertices: Vec<V>,
    graph: Graph,
}

/// Methods that need only the graph are given the arena.
impl<V> Deref for Arena<V> {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        &self.graph
    }
}

/// Writes out the positions that can be reached from `start`.
///
/// Exact, in time proportional to the number of arcs.
pub fn reachable<G: Game>(
    game: &G,
    start: &G::State,
    limits: Limits<'_>,
) -> Result<Arena<G::State>, Stopped> {
    let builder = Builder::new(game, limits, G::State::clone, |_, _| [None, None]);
    builder.explore(std::slice::from_ref(start))
}

/// Writes out one representative for each class of positions that are alike.
///
/// Arcs are kept with their number: a move of a representative is one arc.
pub fn classes<G: Game>(
    game: &G,
    start: &G::State,
    limits: Limits<'_>,
) -> Result<Arena<G::State>, Stopped> {
    let builder = Builder::new(game, limits, |state| game.canonical(state), |_, _| [None, None]);
    builder.explore(&[game.canonical(start)])
}

/// Writes out the positions that can be reached from `start`, each with either player to move.
///
/// For games in which the position fixes the turn this is what can be reached.
pub fn complete<G: Duel>(
    game: &G,
    start: &G::State,
    limits: Limits<'_>,
) -> Result<Arena<G::State>, Stopped> {
    let twins =
        |game: &G, state: &G::State| Player::BOTH.map(|player| game.with_turn(state, player));
    let mut starts = vec![start.clone()];
    starts.extend(twins(game, start).into_iter().flatten().filter(|twin| twin != start));
    let builder = Builder::new(game, limits, G::State::clone, twins);
    builder.explore(&starts)
}

/// A graph that was given as lists of successors.
pub fn from_lists<V>(vertices: Vec<V>, kinds: Vec<Kind>, successors: &[Vec<u32>]) -> Arena<V> {
    assert!(vertices.len() == kinds.len() && kinds.len() == successors.len(), "one of each");
    let mut offsets = vec![0];
    let mut targets = Vec::new();
    for list in successors {
        targets.extend_from_slice(list);
        offsets.push(targets.len() as u32);
    }
    let plies = if vertices.is_empty() { Vec::new() } else { vec![0] };
    let vertex_bytes = bytes_of(&vertices);
    Arena { vertices, graph: Graph { kinds, offsets, targets, plies, vertex_bytes } }
}

fn bytes_of<V>(vertices: &Vec<V>) -> u64 {
    (vertices.capacity() * size_of::<V>()) as u64
}

/// Vertices whose children are made before any of them is looked up.
///
/// Look-ups wait for memory; a row of them, with nothing in between, waits together.
const BATCH: usize = 32;

/// Vertices and arcs between two looks at the memory in use.
const CHECK_EVERY: usize = 1 << 18;

/// A position that was met and is to be looked up.
struct Met<S> {
    state: S,
    hash: u64,
    role: Role,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// Comes with a child, is not a child itself.
    Twin,
    /// A child of the vertex whose row is being written.
    Child,
    /// The last child of this vertex.
    LastChild(u32),
}

impl<S: Hash> Met<S> {
    fn new(state: S, role: Role) -> Met<S> {
        Met { hash: hash_of(&state), state, role }
    }
}

fn hash_of(state: &impl Hash) -> u64 {
    FxBuildHasher.hash_one(state)
}

struct Builder<'a, G: Game, N, T> {
    game: &'a G,
    meter: Meter<'a>,
    /// Replaces a position by the one that stands for it.
    normal: N,
    /// Further positions that come with one.
    twins: T,
    vertices: Vec<G::State>,
    graph: Graph,
    /// Numbers of vertices by the hash of their positions, which are not stored twice.
    numbers: HashTable<u32>,
    /// Bytes that the positions keep outside themselves.
    heap_bytes: usize,
}

impl<'a, G, N, T> Builder<'a, G, N, T>
where
    G: Game,
    N: Fn(&G::State) -> G::State,
    T: Fn(&G, &G::State) -> [Option<G::State>; 2],
{
    fn new(game: &'a G, limits: Limits<'a>, normal: N, twins: T) -> Self {
        let graph = Graph { offsets: vec![0], plies: vec![0], ..Graph::default() };
        let (meter, vertices, numbers) = (Meter::new(limits, None), Vec::new(), HashTable::new());
        Builder { game, meter, normal, twins, vertices, graph, numbers, heap_bytes: 0 }
    }

    fn explore(mut self, starts: &[G::State]) -> Result<Arena<G::State>, Stopped> {
        for start in starts {
            self.number(start, hash_of(start));
        }
        let mut moves = Vec::new();
        let mut met = Vec::new();
        let mut next = 0;
        let mut ply_end = self.vertices.len();
        let mut next_check = CHECK_EVERY;
        while next < self.vertices.len() {
            if next == ply_end {
                self.graph.plies.push(next as u32);
                ply_end = self.vertices.len();
            }
            let end = ply_end.min(next + BATCH);
            self.meter.add((end - next) as u64)?;
            if self.graph.targets.len() + self.vertices.len() >= next_check {
                next_check = self.graph.targets.len() + self.vertices.len() + CHECK_EVERY;
                self.meter.check_memory(self.bytes())?;
            }
            for vertex in next..end {
                let state = &self.vertices[vertex];
                moves.clear();
                self.game.moves(state, &mut moves);
                self.meter.work(moves.len() as u64)?;
                // Numbers of vertices and arcs are words of 32 bits; the largest means "none".
                let met_so_far = self.graph.targets.len() + met.len() + moves.len();
                if met_so_far.max(self.vertices.len() + met.len()) >= u32::MAX as usize {
                    return Err(Stopped::Memory);
                }
                for &mv in &moves {
                    let child = (self.normal)(&self.game.after(state, mv));
                    let twins = (self.twins)(self.game, &child).into_iter().flatten();
                    met.extend(twins.map(|twin| Met::new(twin, Role::Twin)));
                    met.push(Met::new(child, Role::Child));
                }
                // The row of a vertex ends with its last child.
                match met.last_mut() {
                    Some(last) if !moves.is_empty() => last.role = Role::LastChild(vertex as u32),
                    _ => {}
                }
            }
            self.graph.offsets.resize(end + 1, u32::MAX);
            for Met { state, hash, role } in met.drain(..) {
                let number = self.number(&state, hash);
                if role == Role::Twin {
                    continue;
                }
                self.graph.targets.push(number);
                if let Role::LastChild(vertex) = role {
                    self.graph.offsets[vertex as usize + 1] = self.graph.targets.len() as u32;
                }
            }
            for vertex in next..end {
                // Ended positions have no row of their own.
                let offset = &mut self.graph.offsets[vertex..=vertex + 1];
                if offset[1] == u32::MAX {
                    offset[1] = offset[0];
                }
            }
            next = end;
        }
        drop(self.numbers);
        let (mut vertices, mut graph) = (self.vertices, self.graph);
        vertices.shrink_to_fit();
        graph.targets.shrink_to_fit();
        graph.offsets.shrink_to_fit();
        graph.kinds = vertices.iter().map(|state| kind_of(self.game, state)).collect();
        graph.vertex_bytes = bytes_of(&vertices);
        Ok(Arena { vertices, graph })
    }

    /// Bytes in use, the tables that are about to grow included.
    fn bytes(&self) -> u64 {
        let numbers = self.numbers.capacity() * 8 / 7 * 5;
        bytes_of(&self.vertices) + self.graph.arc_bytes() + (numbers + self.heap_bytes) as u64
    }

    /// The number of the vertex for `state`, a new one if there is none.
    fn number(&mut self, state: &G::State, hash: u64) -> u32 {
        let vertices = &self.vertices;
        if let Some(&number) =
            self.numbers.find(hash, |&number| vertices[number as usize] == *state)
        {
            return number;
        }
        let number = vertices.len() as u32;
        let rehash = |&number: &u32| hash_of(&vertices[number as usize]);
        self.numbers.insert_unique(hash, number, rehash);
        self.heap_bytes += self.game.heap_bytes(state);
        self.vertices.push(state.clone());
        number
    }
}

fn kind_of<G: Game>(game: &G, state: &G::State) -> Kind {
    match game.turn(state) {
        Turn::Player(player) => Kind::open(player),
        _ => {
            let winner = match game.payoff(state, Player::FIRST) {
                1.. => Winner::Player(Player::FIRST),
                0 => Winner::Draw,
                ..0 => Winner::Player(Player::SECOND),
            };
            Kind::ended(game.mover(state), winner)
        }
    }
}
