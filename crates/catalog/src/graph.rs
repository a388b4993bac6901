//! Graphs of one's own: vertices with their successors, and who moves where.

use stratege_core::{Limits, Player, Stopped, Winner};
use stratege_solvers::arena::{Arena, Kind, from_lists};

use crate::{report::ArenaReport, table::arena_report};

/// A graph whose vertices are numbers, each with a name and an owner.
pub struct Graph {
    names: Vec<String>,
    arena: Arena<()>,
}

impl Graph {
    /// The graph with these vertices; one without successors is lost for its owner.
    ///
    /// There is a name, an owner and a list for every vertex, and successors are numbers of
    /// vertices.
    pub fn new(names: Vec<String>, owners: &[Player], successors: &[Vec<u32>]) -> Graph {
        assert!(
            successors.iter().flatten().all(|&vertex| (vertex as usize) < names.len()),
            "successors are vertices"
        );
        let kind = |(owner, successors): (&Player, &Vec<u32>)| {
            if successors.is_empty() {
                Kind::ended(Some(*owner), Winner::Player(owner.other()))
            } else {
                Kind::open(*owner)
            }
        };
        let kinds = std::iter::zip(owners, successors).map(kind).collect();
        let arena = from_lists(vec![(); names.len()], kinds, successors);
        Graph { names, arena }
    }

    /// How many vertices there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The arena, with the attractor of a player towards `targets`, or towards the vertices in
    /// which that player has won.
    pub fn report(
        &self,
        attractor: Option<Player>,
        targets: Option<Vec<u32>>,
        start: Option<u32>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, Stopped> {
        let won = |player: Player| {
            let won = |&vertex: &u32| {
                self.arena.kind(vertex as usize).winner() == Some(Winner::Player(player))
            };
            (0..self.len() as u32).filter(won).collect()
        };
        let targets = attractor.map(|player| targets.unwrap_or_else(|| won(player)));
        let player = attractor.map(Player::number);
        let names = self.names.clone();
        let report = arena_report("imported", &self.arena, names, player, targets, limits)?;
        Ok(ArenaReport { start, ..report })
    }
}
