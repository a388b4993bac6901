//! What is kept of a tree when a move is made.

use stratege_core::Game;

use super::tree::Search;

impl<G: Game> Search<G> {
    /// Whether `mv` is a move of the root.
    pub fn has(&self, mv: G::Move) -> bool {
        self.children(&self.nodes[0]).iter().any(|child| child.mv == Some(mv))
    }

    /// Goes on to the position after `mv`, a legal move, and keeps what is known about it.
    pub fn advance(&mut self, game: &G, mv: G::Move) {
        let root = self.nodes[0];
        let place = self.children(&root).iter().position(|child| child.mv == Some(mv));
        let mut state = self.root.clone();
        game.play(&mut state, mv);
        let Some(place) = place else {
            self.restart(game, state);
            return;
        };
        let follows = self.line.first() == Some(&mv);
        self.keep(root.first as usize + place);
        self.root = state;
        if follows {
            self.line.remove(0);
            self.prove_line();
        } else {
            self.line.clear();
            self.reached = None;
        }
        self.open_root(game);
    }

    /// Copies the nodes below one of them to the front, level by level.
    fn keep(&mut self, top: usize) {
        self.spare.clear();
        self.spare.push(self.nodes[top]);
        (self.spare[0].mv, self.spare[0].sum) = (None, 0);
        let mut at = 0;
        while at < self.spare.len() {
            let node = self.spare[at];
            let first = node.first as usize;
            let children = first..first + usize::from(node.count);
            self.spare[at].first = self.spare.len() as u32;
            self.spare.extend_from_slice(&self.nodes[children]);
            at += 1;
        }
        std::mem::swap(&mut self.nodes, &mut self.spare);
    }
}
