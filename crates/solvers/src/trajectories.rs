//! Learning by trajectories, as the paper on tic-tac-toe does it (`trajectoire`, `calculFils`).
//!
//! A table holds the positions whose value is known; at first there are none. A trajectory plays
//! from the start and sorts the moves of each position it meets by what the table says of where
//! they lead. As soon as that settles the position, its value is written down and the trajectory
//! ends; otherwise it goes on with a move of which nothing is known. Trajectories are repeated
//! until the start is settled. Every value in the table is proved, however little was visited.

use rustc_hash::FxHashMap;
use stratege_core::{Duel, Game, Meter, Player, Puzzle, Stopped, Winner};

use crate::learning::Learned;

/// How a trajectory chooses among the moves of which nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Any of them, all equally likely: the paper.
    Uniform,
    /// The first one in the game's order: depth first, as min-max.
    Depth,
    /// Each in turn: the next one after that which was last chosen at this position.
    Breadth,
    /// One that leads to a position through which the fewest trajectories went.
    LeastVisited,
}

/// The moves of a position, sorted by what is known of where they lead: `calculFils`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Children<M> {
    /// The player to move wins by them.
    pub won: Vec<M>,
    /// The player to move loses by them.
    pub lost: Vec<M>,
    /// They lead to a draw.
    pub drawn: Vec<M>,
    /// Nothing is known of them.
    pub unknown: Vec<M>,
}

/// One position of a trajectory, and what happened there.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// The position.
    pub state: &'a G::State,
    /// Who is to move; `None` where the play is over.
    pub mover: Option<Player>,
    /// Its moves.
    pub children: &'a Children<G::Move>,
    /// The move with which the trajectory goes on.
    pub chosen: Option<G::Move>,
    /// The value, if it is known: the trajectory ends here.
    pub settled: Option<Winner>,
}

/// A table that grows by trajectories.
pub struct Trajectories<'g, G: Game> {
    game: &'g G,
    start: G::State,
    way: Way,
    table: FxHashMap<G::State, Entry>,
    settled: usize,
    walked: u64,
    moves: Vec<G::Move>,
    children: Children<G::Move>,
    /// What the positions on the way will remember once the trajectory has ended.
    passed: Vec<(G::State, u32)>,
}

/// What is kept of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its value, once it is settled.
    pub value: Option<Winner>,
    /// What the way of choosing remembers: the next move to try, or how often it was passed.
    pub memory: u32,
}

/// The longest trajectory: beyond it a play is taken to go in circles.
const LONGEST: usize = 1 << 20;

impl<'g, G: Duel> Trajectories<'g, G> {
    /// An empty table of a game of two players.
    pub fn of_duel(game: &'g G, start: G::State, way: Way) -> Trajectories<'g, G> {
        Trajectories::new(game, start, way)
    }
}

impl<'g, G: Puzzle> Trajectories<'g, G> {
    /// An empty table of a game for one player; a position that cannot be solved is lost.
    pub fn of_puzzle(game: &'g G, start: G::State, way: Way) -> Trajectories<'g, G> {
        Trajectories::new(game, start, way)
    }
}

impl<'g, G: Game> Trajectories<'g, G> {
    fn new(game: &'g G, start: G::State, way: Way) -> Trajectories<'g, G> {
        Trajectories {
            game,
            start,
            way,
            table: FxHashMap::default(),
            settled: 0,
            walked: 0,
            moves: Vec::new(),
            children: Children::default(),
            passed: Vec::new(),
        }
    }

    /// Goes through one trajectory and gives the value that it settled, of its last position.
    ///
    /// `draw` gives a number below the one it is told, each equally likely; `see` is shown every
    /// step. One that is stopped leaves the table as it was.
    pub fn walk(
        &mut self,
        mut draw: impl FnMut(u32) -> u32,
        meter: &mut Meter<'_>,
        mut see: impl FnMut(&Step<'_, G>),
    ) -> Result<Winner, Stopped> {
        self.passed.clear();
        let mut state = self.start.clone();
        for _ in 0..LONGEST {
            meter.tick()?;
            let mover = self.sort_children(&state);
            meter.work(self.moves.len() as u64)?;
            let settled = match mover {
                None => Some(ended(self.game, &state)),
                Some(mover) => self.children.settle(mover),
            };
            let chosen = match settled {
                None => Some(self.choose(&state, &mut draw)),
                Some(_) => None,
            };
            let children = &self.children;
            see(&Step { state: &state, mover, children, chosen, settled });
            let Some(chosen) = chosen else {
                self.check_memory(meter)?;
                let value = settled.expect("a trajectory goes on until something is settled");
                self.write_down(state, value);
                return Ok(value);
            };
            self.game.play(&mut state, chosen);
        }
        Err(Stopped::Depth)
    }

    /// The value of the start, once it is settled.
    pub fn value(&self) -> Option<Winner> {
        self.value_of(&self.start)
    }

    /// The value of a position, if it is known.
    pub fn value_of(&self, state: &G::State) -> Option<Winner> {
        self.table.get(state).and_then(|entry| entry.value)
    }

    /// How it chooses among what is not known.
    pub fn way(&self) -> Way {
        self.way
    }

    /// How many positions are settled.
    pub fn settled(&self) -> usize {
        self.settled
    }

    /// How many trajectories there were.
    pub fn walked(&self) -> u64 {
        self.walked
    }

    /// Everything that is kept, in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (&G::State, Entry)> {
        self.table.iter().map(|(state, entry)| (state, *entry))
    }

    /// Takes up a table where it was left: what was kept, after how many trajectories.
    pub fn restore(&mut self, entries: impl Iterator<Item = (G::State, Entry)>, walked: u64) {
        self.table = entries.collect();
        self.settled = self.table.values().filter(|entry| entry.value.is_some()).count();
        self.walked = walked;
    }

    /// Sorts the moves of `state`; `None` if there are none.
    fn sort_children(&mut self, state: &G::State) -> Option<Player> {
        self.children.clear();
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        if self.moves.is_empty() {
            return None;
        }
        let mover = self.game.mover(state).expect("somebody has these moves");
        for &mv in &self.moves {
            let after = self.game.after(state, mv);
            let known = self.table.get(&after).and_then(|entry| entry.value);
            self.children.of(known, mover).push(mv);
        }
        Some(mover)
    }

    /// One of the unknown moves, of which there is one at least.
    fn choose(&mut self, state: &G::State, draw: &mut impl FnMut(u32) -> u32) -> G::Move {
        let unknown = &self.children.unknown;
        let memory = |state: &G::State| self.table.get(state).map_or(0, |entry| entry.memory);
        match self.way {
            Way::Uniform => unknown[draw(unknown.len() as u32) as usize],
            Way::Depth => unknown[0],
            Way::Breadth => {
                let place = |mv: G::Move| self.moves.iter().position(|&other| other == mv);
                let next = memory(state) as usize;
                let later = unknown.iter().find(|&&mv| place(mv) >= Some(next));
                let mv = *later.unwrap_or(&unknown[0]);
                let after = place(mv).map_or(0, |place| place + 1);
                self.passed.push((state.clone(), after as u32));
                mv
            }
            Way::LeastVisited => {
                let visits = |mv: G::Move| memory(&self.game.after(state, mv));
                let least = unknown.iter().map(|&mv| visits(mv)).min();
                let fewest = unknown.iter().filter(|&&mv| Some(visits(mv)) == least);
                let count = fewest.clone().count() as u32;
                let mv = fewest.copied().nth(draw(count) as usize);
                self.passed.push((state.clone(), memory(state).saturating_add(1)));
                mv.expect("the draw is below the number of moves")
            }
        }
    }

    fn write_down(&mut self, state: G::State, value: Winner) {
        for (passed, memory) in self.passed.drain(..) {
            self.table.entry(passed).or_insert(Entry { value: None, memory: 0 }).memory = memory;
        }
        let entry = self.table.entry(state).or_insert(Entry { value: None, memory: 0 });
        self.settled += usize::from(entry.value.is_none());
        entry.value = Some(value);
        self.walked += 1;
    }

    /// Heeds the limit on memory whenever the table may be about to grow.
    fn check_memory(&self, meter: &Meter<'_>) -> Result<(), Stopped> {
        let room = self.table.capacity() - self.table.len();
        if room > self.passed.len() {
            return Ok(());
        }
        // A table that grows exists twice, the new one twice as large.
        let each = size_of::<(G::State, Entry)>() + 1 + self.game.heap_bytes(&self.start);
        meter.check_memory((3 * each * self.table.capacity()) as u64)
    }
}

impl<G: Game> Learned<G> for Trajectories<'_, G> {
    /// 1 for a win, -1 for a loss, 0 for a draw and for what is not known.
    fn worth(&self, _: &G::State, mover: Player, _: usize, after: &G::State) -> f64 {
        match self.value_of(after) {
            Some(Winner::Player(winner)) if winner == mover => 1.0,
            Some(Winner::Player(_)) => -1.0,
            Some(Winner::Draw) | None => 0.0,
        }
    }

    fn knows(&self, state: &G::State) -> bool {
        self.value_of(state).is_some()
    }
}

impl<M> Default for Children<M> {
    fn default() -> Self {
        Children { won: Vec::new(), lost: Vec::new(), drawn: Vec::new(), unknown: Vec::new() }
    }
}

impl<M> Children<M> {
    /// Where a move with this value belongs.
    fn of(&mut self, value: Option<Winner>, mover: Player) -> &mut Vec<M> {
        match value {
            Some(Winner::Player(winner)) if winner == mover => &mut self.won,
            Some(Winner::Player(_)) => &mut self.lost,
            Some(Winner::Draw) => &mut self.drawn,
            None => &mut self.unknown,
        }
    }

    /// What the moves say of the position in which `mover` has them, if they settle it.
    fn settle(&self, mover: Player) -> Option<Winner> {
        if !self.won.is_empty() {
            return Some(Winner::Player(mover));
        }
        if !self.unknown.is_empty() {
            return None;
        }
        Some(if self.drawn.is_empty() { Winner::Player(mover.other()) } else { Winner::Draw })
    }

    fn clear(&mut self) {
        self.won.clear();
        self.lost.clear();
        self.drawn.clear();
        self.unknown.clear();
    }
}

impl Way {
    /// All ways, that of the paper first.
    pub const ALL: [Way; 4] = [Way::Uniform, Way::Depth, Way::Breadth, Way::LeastVisited];

    /// The stable word for it.
    pub fn word(self) -> &'static str {
        match self {
            Way::Uniform => "uniform",
            Way::Depth => "depth",
            Way::Breadth => "breadth",
            Way::LeastVisited => "least-visited",
        }
    }

    /// Whether it uses random numbers: without, every seed gives the same table.
    pub fn draws_lots(self) -> bool {
        matches!(self, Way::Uniform | Way::LeastVisited)
    }
}

/// How the play has ended at `state`.
fn ended<G: Game>(game: &G, state: &G::State) -> Winner {
    match game.payoff(state, Player::FIRST) {
        1.. => Winner::Player(Player::FIRST),
        0 => Winner::Draw,
        ..0 => Winner::Player(Player::SECOND),
    }
}
