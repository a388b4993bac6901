//! The arena of a game: its positions as vertices, its moves as arcs, written out.
//!
//! Compressed rows: the arcs of vertex `v` are `targets[offsets[v]..offsets[v + 1]]`. Vertices
//! are numbered in breadth-first order from the start.

use std::{
    hash::{BuildHasher, Hash},
    ops::Range,
};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use stratege_core::{Duel, Game, Limits, Meter, Player, Stopped, Turn, Winner};

/// A graph whose vertices belong to players or are ends of plays.
#[derive(Clone, Debug)]
pub struct Arena<V> {
    /// What the vertices stand for.
    pub vertices: Vec<V>,
    kinds: Vec<Kind>,
    offsets: Vec<u32>,
    targets: Vec<u32>,
    /// Where each distance from the start begins in the list of vertices.
    plies: Vec<u32>,
}

/// Whose vertex it is and how the play has ended there, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind(u8);

impl Kind {
    const OWNERS: u8 = 3;
    const ENDED: u8 = 4;

    /// A vertex in which the play goes on.
    pub fn open(owner: Player) -> Kind {
        Kind(owner.number())
    }

    /// A vertex in which the play has ended; `owner` is who would be to move, if known.
    pub fn ended(owner: Option<Player>, winner: Winner) -> Kind {
        let winner = match winner {
            Winner::Draw => 0,
            Winner::Player(player) => player.number(),
        };
        Kind(owner.map_or(0, Player::number) | Kind::ENDED | winner << 3)
    }

    /// Who moves there, or would move if the play had not ended.
    pub fn owner(self) -> Option<Player> {
        Player::numbered(self.0 & Kind::OWNERS)
    }

    /// How the play has ended there, if it has.
    pub fn winner(self) -> Option<Winner> {
        let winner = Player::numbered(self.0 >> 3).map_or(Winner::Draw, Winner::Player);
        (self.0 & Kind::ENDED != 0).then_some(winner)
    }
}

impl<V> Arena<V> {
    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.vertices.len()
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.vertices.is_empty()
    }

    /// How many arcs there are, parallel ones included.
    pub fn arcs(&self) -> usize {
        self.targets.len()
    }

    /// The successors of a vertex, one for each move.
    pub fn successors(&self, vertex: usize) -> &[u32] {
        &self.targets[self.offsets[vertex] as usize..self.offsets[vertex + 1] as usize]
    }

    /// What a vertex is.
    pub fn kind(&self, vertex: usize) -> Kind {
        self.kinds[vertex]
    }

    /// The vertices at each distance from the start, in order.
    pub fn plies(&self) -> impl Iterator<Item = Range<usize>> {
        let ends = self.plies[1..].iter().copied().chain([self.len() as u32]);
        self.plies.iter().zip(ends).map(|(&begin, end)| begin as usize..end as usize)
    }

    /// Bytes of the graph itself, the vertices taken at their fixed size.
    pub(crate) fn bytes(&self) -> u64 {
        let words = self.offsets.capacity() + self.targets.capacity();
        (self.vertices.capacity() * size_of::<V>() + 4 * words) as u64
    }

    /// The same graph with every arc turned round.
    pub(crate) fn reversed(&self) -> Reversed {
        let mut offsets = vec![0_u32; self.len() + 1];
        for &target in &self.targets {
            offsets[target as usize + 1] += 1;
        }
        for vertex in 0..self.len() {
            offsets[vertex + 1] += offsets[vertex];
        }
        let mut sources = vec![0_u32; self.targets.len()];
        for vertex in 0..self.len() {
            for &target in self.successors(vertex) {
                // The beginning of each row moves to its end while the row is filled.
                let slot = &mut offsets[target as usize];
                sources[*slot as usize] = vertex as u32;
                *slot += 1;
            }
        }
        offsets.rotate_right(1);
        offsets[0] = 0;
        Reversed { offsets, sources }
    }

    /// The vertices in an order in which every arc leads forward; `None` if there is a cycle.
    pub fn topological(&self) -> Option<Vec<u32>> {
        let forward =
            |vertex: usize| self.successors(vertex).iter().all(|&next| next as usize > vertex);
        if (0..self.len()).all(forward) {
            return Some((0..self.len() as u32).collect());
        }
        let mut missing = vec![0_u32; self.len()];
        for &target in &self.targets {
            missing[target as usize] += 1;
        }
        let mut order: Vec<u32> = Vec::with_capacity(self.len());
        order.extend((0..self.len() as u32).filter(|&vertex| missing[vertex as usize] == 0));
        let mut next = 0;
        while next < order.len() {
            for &target in self.successors(order[next] as usize) {
                missing[target as usize] -= 1;
                if missing[target as usize] == 0 {
                    order.push(target);
                }
            }
            next += 1;
        }
        (order.len() == self.len()).then_some(order)
    }
}

/// The predecessors of every vertex.
pub(crate) struct Reversed {
    offsets: Vec<u32>,
    sources: Vec<u32>,
}

impl Reversed {
    pub(crate) fn predecessors(&self, vertex: usize) -> &[u32] {
        &self.sources[self.offsets[vertex] as usize..self.offsets[vertex + 1] as usize]
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
    Arena { vertices, kinds, offsets, targets, plies }
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
    arena: Arena<G::State>,
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
        let arena = Arena {
            vertices: Vec::new(),
            kinds: Vec::new(),
            offsets: vec![0],
            targets: Vec::new(),
            plies: vec![0],
        };
        let meter = Meter::new(limits, None);
        Builder { game, meter, normal, twins, arena, numbers: HashTable::new(), heap_bytes: 0 }
    }

    fn explore(mut self, starts: &[G::State]) -> Result<Arena<G::State>, Stopped> {
        for start in starts {
            self.number(start, hash_of(start));
        }
        let mut moves = Vec::new();
        let mut met = Vec::new();
        let mut next = 0;
        let mut ply_end = self.arena.len();
        let mut next_check = CHECK_EVERY;
        while next < self.arena.len() {
            if next == ply_end {
                self.arena.plies.push(next as u32);
                ply_end = self.arena.len();
            }
            let end = ply_end.min(next + BATCH);
            self.meter.add((end - next) as u64)?;
            if self.arena.targets.len() + self.arena.len() >= next_check {
                next_check = self.arena.targets.len() + self.arena.len() + CHECK_EVERY;
                self.meter.check_memory(self.bytes())?;
            }
            for vertex in next..end {
                let state = &self.arena.vertices[vertex];
                moves.clear();
                self.game.moves(state, &mut moves);
                self.meter.work(moves.len() as u64)?;
                // Numbers of vertices and arcs are words of 32 bits; the largest means "none".
                let met_so_far = self.arena.targets.len() + met.len() + moves.len();
                if met_so_far.max(self.arena.len() + met.len()) >= u32::MAX as usize {
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
            self.arena.offsets.resize(end + 1, u32::MAX);
            for Met { state, hash, role } in met.drain(..) {
                let number = self.number(&state, hash);
                if role == Role::Twin {
                    continue;
                }
                self.arena.targets.push(number);
                if let Role::LastChild(vertex) = role {
                    self.arena.offsets[vertex as usize + 1] = self.arena.targets.len() as u32;
                }
            }
            for vertex in next..end {
                // Ended positions have no row of their own.
                let offset = &mut self.arena.offsets[vertex..=vertex + 1];
                if offset[1] == u32::MAX {
                    offset[1] = offset[0];
                }
            }
            next = end;
        }
        drop(self.numbers);
        let mut arena = self.arena;
        arena.vertices.shrink_to_fit();
        arena.targets.shrink_to_fit();
        arena.offsets.shrink_to_fit();
        arena.kinds = arena.vertices.iter().map(|state| kind_of(self.game, state)).collect();
        Ok(arena)
    }

    /// Bytes in use, the tables that are about to grow included.
    fn bytes(&self) -> u64 {
        let numbers = self.numbers.capacity() * 8 / 7 * 5;
        self.arena.bytes() + (numbers + self.heap_bytes) as u64
    }

    /// The number of the vertex for `state`, a new one if there is none.
    fn number(&mut self, state: &G::State, hash: u64) -> u32 {
        let vertices = &self.arena.vertices;
        if let Some(&number) =
            self.numbers.find(hash, |&number| vertices[number as usize] == *state)
        {
            return number;
        }
        let number = vertices.len() as u32;
        let rehash = |&number: &u32| hash_of(&vertices[number as usize]);
        self.numbers.insert_unique(hash, number, rehash);
        self.heap_bytes += self.game.heap_bytes(state);
        self.arena.vertices.push(state.clone());
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
