//! The tree, grown play by play.

use stratege_core::{Duel, Game, Limits, Player, Puzzle, Stopped, addressable};

use super::{
    CURIOSITY, MOST, Proved, STRIDE, bound::Bound, choice::Tried, longest_play, node::Node,
};

/// How a search is made.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How much is tried out; the constant of UCT.
    pub curiosity: f32,
    /// Bytes for the tree. When they are used up, it grows no more but counts on.
    pub memory: usize,
}

impl Default for Options {
    fn default() -> Self {
        Options { curiosity: CURIOSITY, memory: 256 << 20 }
    }
}

/// A search tree, which can be kept from move to move.
///
/// ```
/// use stratege_core::{Game, Limits, Alternating};
/// use stratege_games::nim::Nim;
/// use stratege_solvers::{Proof, mcts::{Options, Search, choose}};
///
/// let game = Alternating::normal(Nim::new(&[1, 2, 4]));
/// let mut search = Search::of_duel(&game, game.start(), Options::default());
/// let mut word = 1_u32;
/// let mut draw = |bound| {
///     word = word.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
///     (u64::from(word) * u64::from(bound) >> 32) as u32
/// };
/// let limits = Limits { nodes: Some(10_000), ..Limits::default() };
/// search.grow(&game, limits, &mut draw);
/// let chosen = choose(&search.moves()).expect("there are moves");
/// assert_eq!((chosen.mv.to_string().as_str(), chosen.proof), ("3-1", Proof::Exact));
/// ```
pub struct Search<G: Game> {
    pub(super) nodes: Vec<Node<G::Move>>,
    /// The nodes of the last tree, to be used again.
    pub(super) spare: Vec<Node<G::Move>>,
    pub(super) root: G::State,
    /// The best line of a puzzle so far, and what it ends with.
    pub(super) line: Vec<G::Move>,
    pub(super) reached: Option<i32>,
    pub(super) players: Players,
    /// The least and the largest payoff so far.
    pub(super) range: (i32, i32),
    options: Options,
    pub(super) path: Vec<u32>,
    pub(super) moves: Vec<G::Move>,
    pub(super) played: Vec<G::Move>,
}

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Players {
    One,
    Two,
}

/// The most visits of a node: some way from what 32 bits hold.
const MOST_VISITS: u32 = u32::MAX / 2;

/// The most nodes: the moves of one more position still have numbers.
const MOST_NODES: usize = (u32::MAX - u16::MAX as u32) as usize;

impl<G: Game> Search<G> {
    /// The size of one position in the tree.
    pub const NODE_BYTES: usize = size_of::<Node<G::Move>>();

    /// A search for a game of two players.
    pub fn of_duel(game: &G, state: G::State, options: Options) -> Search<G>
    where
        G: Duel,
    {
        Search::new(game, state, options, Players::Two)
    }

    /// A search for a game of one player.
    pub fn of_puzzle(game: &G, state: G::State, options: Options) -> Search<G>
    where
        G: Puzzle,
    {
        Search::new(game, state, options, Players::One)
    }

    fn new(game: &G, state: G::State, options: Options, players: Players) -> Search<G> {
        let mut search = Search {
            nodes: Vec::new(),
            spare: Vec::new(),
            root: state.clone(),
            line: Vec::new(),
            reached: None,
            players,
            range: (0, 0),
            options,
            path: Vec::new(),
            moves: Vec::new(),
            played: Vec::new(),
        };
        search.restart(game, state);
        search
    }

    /// Forgets everything and begins at `state`.
    pub fn restart(&mut self, game: &G, state: G::State) {
        self.nodes.clear();
        self.nodes.push(Node::new(None));
        self.root = state;
        self.line.clear();
        self.reached = None;
        self.range = match self.players {
            Players::One => (MOST, MOST),
            Players::Two => (-MOST, MOST),
        };
        self.open_root(game);
    }

    /// The position at which it begins.
    pub fn root(&self) -> &G::State {
        &self.root
    }

    /// Simulations that went through the root, those of moves before included.
    pub fn visits(&self) -> u32 {
        self.nodes[0].visits
    }

    /// Positions in the tree.
    pub fn positions(&self) -> usize {
        self.nodes.len()
    }

    /// What the root is worth to player 1 and after how many moves, if that is proved.
    pub fn proved(&self) -> Option<Proved> {
        self.nodes[0].proved(Player::FIRST)
    }

    /// The moves of the root and what came of them; none if there are more than 65,535.
    pub fn moves(&self) -> Vec<Tried<G::Move>> {
        let root = &self.nodes[0];
        let next = self.line.first().copied();
        let tried = |node: &Node<G::Move>| {
            let mv = node.mv?;
            let reached = self.reached.filter(|_| next == Some(mv));
            let solved = reached.filter(|&payoff| payoff >= MOST);
            let distance = (self.line.len() as u32).saturating_sub(1);
            let by_line = solved.map(|payoff| Proved { payoff, distance });
            let proved = node.proved(root.mover).or(by_line);
            Some(Tried { mv, visits: node.visits.into(), sum: node.sum, proved, reached })
        };
        self.children(root).iter().filter_map(tried).collect()
    }

    /// Grows the tree until the root is proved or a limit is reached; gives the simulations.
    ///
    /// `draw` gives a number below the one it is told, each equally likely.
    pub fn grow(
        &mut self,
        game: &G,
        limits: Limits<'_>,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> (u64, Option<Stopped>) {
        let memory = limits.memory.map_or(self.options.memory, addressable);
        let most_nodes = (memory / Self::NODE_BYTES).min(MOST_NODES);
        let most = limits.nodes.unwrap_or(u64::MAX);
        let mut plies = 0;
        for simulation in 0..most {
            let root = &self.nodes[0];
            if root.is_proved() || root.visits >= MOST_VISITS {
                return (simulation, None);
            }
            plies += self.simulate(game, most_nodes, draw);
            if plies >= STRIDE {
                plies = 0;
                if limits.watch.stop() {
                    return (simulation + 1, Some(Stopped::Asked));
                }
            }
        }
        (most, Some(Stopped::Nodes))
    }

    pub(super) fn children(&self, node: &Node<G::Move>) -> &[Node<G::Move>] {
        let first = node.first as usize;
        &self.nodes[first..first + usize::from(node.count)]
    }

    /// Lists the moves of the root, or proves it if there are none.
    pub(super) fn open_root(&mut self, game: &G) {
        if self.nodes[0].count > 0 {
            return;
        }
        let root = self.root.clone();
        self.moves.clear();
        game.moves(&root, &mut self.moves);
        if self.moves.is_empty() {
            self.nodes[0].prove(game.payoff(&root, Player::FIRST), 0);
        } else {
            self.expand(game, &root, 0, usize::MAX, &mut |_| 0);
            self.look_for_endings(game, &root, 0);
        }
    }

    /// One way down the tree and on to the end; gives the moves made, at least 1.
    fn simulate(&mut self, game: &G, most_nodes: usize, draw: &mut impl FnMut(u32) -> u32) -> u32 {
        let mut state = self.root.clone();
        let mut at = 0;
        self.path.clear();
        self.path.push(at);
        loop {
            let node = &self.nodes[at as usize];
            if node.count == 0 {
                if node.visits == 0 || !self.expand(game, &state, at, most_nodes, draw) {
                    break;
                }
                if let Some(proved) = self.look_for_endings(game, &state, at) {
                    self.count(proved, true);
                    return self.path.len() as u32;
                }
            }
            at = self.pick(at);
            let mv = self.nodes[at as usize].mv.expect("only the root has no move");
            game.play(&mut state, mv);
            self.path.push(at);
        }
        let (payoff, plies) = self.play_out(game, &mut state, draw);
        let is_over = plies == 0;
        if is_over {
            self.nodes[at as usize].prove(payoff, 0);
        }
        self.count(payoff, is_over);
        plies + self.path.len() as u32
    }

    /// Lists the moves of a node in random order, unless they are too many.
    fn expand(
        &mut self,
        game: &G,
        state: &G::State,
        at: u32,
        most_nodes: usize,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> bool {
        let first = self.nodes.len();
        if first >= most_nodes {
            return false;
        }
        self.moves.clear();
        game.moves(state, &mut self.moves);
        let (Ok(count), Some(mover)) = (u16::try_from(self.moves.len()), game.mover(state)) else {
            return false;
        };
        // Moves are first tried one after the other, so the order must not be that of the game.
        for place in (1..self.moves.len()).rev() {
            self.moves.swap(place, draw(place as u32 + 1) as usize);
        }
        self.nodes.extend(self.moves.iter().map(|&mv| Node::new(Some(mv))));
        let node = &mut self.nodes[at as usize];
        (node.first, node.count, node.tried, node.mover) = (first as u32, count, 0, mover);
        true
    }

    /// The most promising move of a node, an untried one first.
    #[inline]
    fn pick(&mut self, at: u32) -> u32 {
        let Node { first, count, mut tried, .. } = self.nodes[at as usize];
        while tried < count {
            let next = first + u32::from(tried);
            tried += 1;
            if !self.nodes[next as usize].is_proved() {
                self.nodes[at as usize].tried = tried;
                return next;
            }
        }
        self.nodes[at as usize].tried = tried;
        let node = &self.nodes[at as usize];
        let (low, high) = self.range;
        let scale = 1.0 / (high - low).max(1) as f32;
        let bound = Bound::new(scale, self.options.curiosity, node.visits);
        let mut best = (f32::NEG_INFINITY, 0);
        for (place, child) in (0..).zip(self.children(node)) {
            if child.is_proved() {
                continue;
            }
            let promise = bound.of(child.sum, child.visits);
            if promise > best.0 {
                best = (promise, place);
            }
        }
        node.first + best.1
    }

    /// Plays at random to the end; gives the payoff of player 1 and the number of moves.
    #[inline]
    fn play_out(
        &mut self,
        game: &G,
        state: &mut G::State,
        draw: &mut impl FnMut(u32) -> u32,
    ) -> (i32, u32) {
        let alone = self.players == Players::One;
        let longest = longest_play(game);
        let mut plies = 0;
        self.played.clear();
        while let Some(mv) = game.draw_move(state, &mut self.moves, &mut *draw) {
            game.play(state, mv);
            plies += 1;
            if alone {
                self.played.push(mv);
            }
            if plies == longest {
                return (0, plies);
            }
        }
        let payoff = game.payoff(state, Player::FIRST);
        if alone {
            self.note(payoff);
        }
        (payoff, plies)
    }
}
