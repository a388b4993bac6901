//! Vertices as numbers and the arcs between them: all that methods on graphs need to know.
//!
//! Nothing here depends on the game, so it is compiled once and not once for each.

use std::ops::Range;

use stratege_core::{Player, Winner};

/// A graph whose vertices belong to players or are ends of plays.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    pub(super) kinds: Vec<Kind>,
    pub(super) offsets: Vec<u32>,
    pub(super) targets: Vec<u32>,
    /// Where each distance from the start begins in the list of vertices.
    pub(super) plies: Vec<u32>,
    /// Bytes of what the vertices stand for.
    pub(super) vertex_bytes: u64,
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

impl Graph {
    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Whether there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
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

    /// Bytes of the arena, what the vertices stand for taken at its fixed size.
    pub(crate) fn bytes(&self) -> u64 {
        self.vertex_bytes + self.arc_bytes()
    }

    /// Bytes of the arcs.
    pub(super) fn arc_bytes(&self) -> u64 {
        4 * (self.offsets.capacity() + self.targets.capacity()) as u64
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
