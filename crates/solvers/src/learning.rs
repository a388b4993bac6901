//! Tabular learning: what a learned table is worth as a way of playing, and Q-learning.
//!
//! Q-learning keeps a number for every move of every position it has met: how good the move is for
//! the player who makes it, between -1 (lost) and 1 (won). It plays against itself. After each
//! play the numbers of its moves are corrected from the last one backwards, by a share α of what
//! they are off: `Q(s, a) += α (target - Q(s, a))`. The target is the payoff if the move ended the
//! play, else γ times what the best move of the next position is worth to the same player.
//!
//! In a race the numbers belong to what a player sees: own points and the other's, whichever the
//! seat. If both choose at once, the next position of a player is that of the next turn: what the
//! other does meanwhile is not seen.

use rustc_hash::FxHashMap;
use stratege_core::{Duel, Game, Meter, Pace, Player, Puzzle, Race, Stopped, Turn};

/// A table from which somebody can play.
pub trait Learned<G: Game> {
    /// What move number `index` of `state`, which leads to `after`, is worth to `mover`.
    ///
    /// The larger the better; whoever plays from the table takes any of the best.
    fn worth(&self, state: &G::State, mover: Player, index: usize, after: &G::State) -> f64;

    /// Whether something was learned about `state`.
    fn knows(&self, state: &G::State) -> bool;
}

/// How fast it learns, how far ahead it cares, how often it tries something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rates {
    /// α: the share of each correction, above 0 and at most 1.
    pub alpha: f64,
    /// γ: what a win is worth one move later, above 0 and at most 1.
    pub gamma: f64,
    /// ε: how often a move is made at random instead of a best one, from 0 to 1.
    pub epsilon: f64,
}

/// A table that grows by playing against itself.
pub struct QLearning<'g, G: Game> {
    game: &'g G,
    start: G::State,
    rates: Rates,
    /// The position under which the numbers of a player who is to move are kept.
    place: fn(&G, &G::State, Player) -> G::State,
    /// Which later move a move is judged by.
    follows: Follows,
    table: FxHashMap<G::State, Box<[f64]>>,
    played: u64,
    moves: Vec<G::Move>,
    path: Vec<Passed<G>>,
    best: Vec<usize>,
}

/// One move of a play, and how its number was corrected.
#[derive(Debug)]
pub struct Correction<'a, G: Game> {
    /// The position.
    pub state: &'a G::State,
    /// Who moved.
    pub mover: Player,
    /// The move.
    pub mv: G::Move,
    /// Whether it was tried at random.
    pub tried: bool,
    /// Its number before the play.
    pub before: f64,
    /// Its number after it.
    pub after: f64,
}

/// Which later move a move is judged by.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Follows {
    /// The next one, whoever makes it.
    Next,
    /// The next one of the same player.
    Own,
}

struct Passed<G: Game> {
    state: G::State,
    mover: Player,
    mv: G::Move,
    index: usize,
    /// How many moves there were.
    count: usize,
    tried: bool,
}

/// The longest play that is learned from.
const LONGEST: usize = 1 << 20;

/// The numbers that decide whether a move is tried are drawn below this.
const LOTS: u32 = 1 << 30;

impl Default for Rates {
    fn default() -> Self {
        Rates { alpha: 0.5, gamma: 0.95, epsilon: 0.3 }
    }
}

impl<'g, G: Duel> QLearning<'g, G> {
    /// An empty table of a game of two players.
    pub fn of_duel(game: &'g G, start: G::State, rates: Rates) -> QLearning<'g, G> {
        QLearning::new(game, start, rates, whole, Follows::Next)
    }
}

impl<'g, G: Race> QLearning<'g, G> {
    /// An empty table of a race.
    pub fn of_race(game: &'g G, start: G::State, rates: Rates) -> QLearning<'g, G> {
        let follows = match game.pace() {
            Pace::InTurn => Follows::Next,
            Pace::AtOnce => Follows::Own,
        };
        QLearning::new(game, start, rates, turn_seen, follows)
    }
}

impl<'g, G: Puzzle> QLearning<'g, G> {
    /// An empty table of a game for one player.
    pub fn of_puzzle(game: &'g G, start: G::State, rates: Rates) -> QLearning<'g, G> {
        QLearning::new(game, start, rates, whole, Follows::Next)
    }
}

/// Who sees everything keeps numbers of the position itself.
fn whole<G: Game>(_: &G, state: &G::State, _: Player) -> G::State {
    state.clone()
}

/// The turn that `player` sees, told by own points and the other's: both seats learn together.
pub fn turn_seen<G: Race>(game: &G, state: &G::State, player: Player) -> G::State {
    let points = game.points(&game.view(state, player));
    game.turn_of(&game.view_at(Player::FIRST, points))
}

impl<'g, G: Game> QLearning<'g, G> {
    fn new(
        game: &'g G,
        start: G::State,
        rates: Rates,
        place: fn(&G, &G::State, Player) -> G::State,
        follows: Follows,
    ) -> QLearning<'g, G> {
        QLearning {
            game,
            start,
            rates,
            place,
            follows,
            table: FxHashMap::default(),
            played: 0,
            moves: Vec::new(),
            path: Vec::new(),
            best: Vec::new(),
        }
    }

    /// Plays once against itself and learns from it.
    ///
    /// `draw` gives a number below the one it is told, each equally likely; `see` is shown every
    /// correction, that of the last move first. A play that is stopped teaches nothing.
    pub fn play(
        &mut self,
        mut draw: impl FnMut(u32) -> u32,
        meter: &mut Meter<'_>,
        mut see: impl FnMut(&Correction<'_, G>),
    ) -> Result<(), Stopped> {
        self.path.clear();
        let mut state = self.start.clone();
        let longest = self.game.repetition().map_or(LONGEST, |rule| rule.longest as usize);
        loop {
            meter.tick()?;
            self.game.settle(&mut state, &mut self.moves, &mut draw);
            self.moves.clear();
            self.game.moves(&state, &mut self.moves);
            if self.moves.is_empty() {
                break;
            }
            if self.path.len() == longest {
                break;
            }
            meter.work(self.moves.len() as u64)?;
            let mover = self.game.mover(&state).expect("somebody has these moves");
            let place = (self.place)(self.game, &state, mover);
            let (index, tried) = self.choose(&place, &mut draw);
            let mv = self.moves[index];
            let count = self.moves.len();
            self.game.play(&mut state, mv);
            self.path.push(Passed { state: place, mover, mv, index, count, tried });
        }
        self.check_memory(meter)?;
        self.correct(&state, &mut see);
        self.played += 1;
        Ok(())
    }

    /// What the start is worth to player 1; 0 before the first play.
    pub fn value(&self) -> f64 {
        let Some(mover) = self.game.mover(&self.start) else { return 0.0 };
        let place = (self.place)(self.game, &self.start, mover);
        let worth = self.best_of(&place).unwrap_or(0.0);
        if mover == Player::SECOND { -worth } else { worth }
    }

    /// The numbers of the moves of `state`, in the game's order, if it was met.
    pub fn numbers(&self, state: &G::State) -> Option<&[f64]> {
        self.table.get(state).map(AsRef::as_ref)
    }

    /// How many positions were met.
    pub fn met(&self) -> usize {
        self.table.len()
    }

    /// How many plays there were.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// Everything that is kept, in no particular order.
    pub fn entries(&self) -> impl Iterator<Item = (&G::State, &[f64])> {
        self.table.iter().map(|(state, numbers)| (state, numbers.as_ref()))
    }

    /// Takes up a table where it was left: what was kept, after how many plays.
    pub fn restore(&mut self, entries: impl Iterator<Item = (G::State, Box<[f64]>)>, played: u64) {
        self.table = entries.collect();
        self.played = played;
    }

    /// The move to make and whether it is tried at random.
    fn choose(&mut self, state: &G::State, draw: &mut impl FnMut(u32) -> u32) -> (usize, bool) {
        let count = self.moves.len() as u32;
        let tried = f64::from(draw(LOTS)) < self.rates.epsilon * f64::from(LOTS);
        let Some(numbers) = self.table.get(state).filter(|_| !tried) else {
            return (draw(count) as usize, tried);
        };
        let best = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        self.best.clear();
        self.best.extend((0..numbers.len()).filter(|&index| numbers[index] >= best));
        (self.best[draw(self.best.len() as u32) as usize], tried)
    }

    /// Corrects the moves of the play that ended at `state`, from the last one backwards.
    fn correct(&mut self, state: &G::State, see: &mut impl FnMut(&Correction<'_, G>)) {
        // A play that was broken off is drawn.
        let is_over = self.game.turn(state) == Turn::Over;
        // For each player, the later move that the next earlier one is judged by.
        let mut after: [Option<(Player, f64)>; 2] = [None; 2];
        while let Some(passed) = self.path.pop() {
            let target = match after[passed.mover.index()] {
                None if !is_over => 0.0,
                None => f64::from(self.game.payoff(state, passed.mover).signum()),
                Some((mover, worth)) if mover == passed.mover => self.rates.gamma * worth,
                Some((_, worth)) => -self.rates.gamma * worth,
            };
            let Passed { state, mover, mv, index, count, tried } = passed;
            let numbers = self.table.entry(state.clone()).or_insert_with(|| empty(count));
            let before = numbers[index];
            numbers[index] += self.rates.alpha * (target - before);
            let best = numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            see(&Correction { state: &state, mover, mv, tried, before, after: numbers[index] });
            match self.follows {
                Follows::Next => after = [Some((mover, best)); 2],
                Follows::Own => after[mover.index()] = Some((mover, best)),
            }
        }
    }

    fn best_of(&self, state: &G::State) -> Option<f64> {
        self.numbers(state).and_then(|numbers| numbers.iter().copied().reduce(f64::max))
    }

    /// Heeds the limit on memory whenever the table may be about to grow.
    fn check_memory(&self, meter: &Meter<'_>) -> Result<(), Stopped> {
        if self.table.capacity() - self.table.len() > self.path.len() {
            return Ok(());
        }
        let entry = size_of::<(G::State, Box<[f64]>)>() + 1 + self.game.heap_bytes(&self.start);
        let moves = self.path.iter().map(|passed| passed.count).max().unwrap_or(0);
        // A table that grows exists twice, the new one twice as large.
        let table = 3 * entry * self.table.capacity();
        meter.check_memory((table + size_of::<f64>() * moves * self.table.len()) as u64)
    }
}

fn empty(count: usize) -> Box<[f64]> {
    vec![0.0; count].into_boxed_slice()
}

impl<G: Game> Learned<G> for QLearning<'_, G> {
    /// The number of the move, 0 where it was never made.
    fn worth(&self, state: &G::State, mover: Player, index: usize, _: &G::State) -> f64 {
        let place = (self.place)(self.game, state, mover);
        self.numbers(&place).map_or(0.0, |numbers| numbers[index])
    }

    fn knows(&self, state: &G::State) -> bool {
        self.table.contains_key(state)
    }
}
