//! How well somebody plays from a learned table: exactly on small games, else by sampling.
//!
//! Scores are shares of points: a win is worth 1, a draw 1/2, a loss 0, the mean over both seats.

mod race;

pub use race::RaceExam;

use stratege_core::{Game, Limits, Meter, Player, Stopped, Value, Winner};

use crate::{
    arena::{Arena, reachable},
    attractor::values_in_order,
    learning::Learned,
};

/// A solved game, in which tables are examined.
pub struct Exam<S> {
    arena: Arena<S>,
    /// An order in which every arc leads forward.
    order: Vec<u32>,
    values: Vec<Value>,
    seats: &'static [Player],
}

/// What an exam finds out about a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Marks {
    /// Positions that the table knows.
    pub known: u64,
    /// The score against somebody who makes any move; in a puzzle, how often it is solved.
    pub random: f64,
    /// The score against somebody who makes best moves, the quickest win and the slowest loss.
    pub optimal: Option<f64>,
    /// The points that the best opponent of this very table gains over what the game is worth: 0
    /// if it never errs. In a puzzle, how often it misses a solution that there is.
    pub exploitability: f64,
}

/// The expected payoff of player 1 from a position, for each pair of players.
#[derive(Clone, Copy, Default)]
struct Outlook {
    /// The table against random moves, by the seat of the table.
    random: [f64; 2],
    /// The table against best moves.
    optimal: [f64; 2],
    /// The table against the opponent who hurts it most.
    hurt: [f64; 2],
}

impl<S: Clone> Exam<S> {
    /// Solves the game from `start`; `None` if plays can come back to a position.
    ///
    /// `seats` are those in which tables are examined: both, or that of player 1 in a puzzle.
    pub fn new<G: Game<State = S>>(
        game: &G,
        start: &S,
        seats: &'static [Player],
        limits: Limits<'_>,
    ) -> Result<Option<Exam<S>>, Stopped> {
        let arena = reachable(game, start, limits)?;
        let Some(order) = arena.topological() else { return Ok(None) };
        let values = values_in_order(&arena, &order);
        Ok(Some(Exam { arena, order, values, seats }))
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.arena.len() as u64
    }

    /// Who wins from the start.
    pub fn value(&self) -> Winner {
        self.values[0].winner()
    }

    /// The value of every position.
    pub fn values(&self) -> impl Iterator<Item = (&S, Winner)> {
        self.arena.vertices.iter().zip(self.values.iter().map(|value| value.winner()))
    }

    /// Examines a table.
    ///
    /// Exact, in time proportional to the number of arcs.
    pub fn mark<G: Game<State = S>>(&self, table: &impl Learned<G>) -> Marks {
        let mut outlooks = vec![Outlook::default(); self.arena.len()];
        let mut worths = Vec::new();
        for &vertex in self.order.iter().rev() {
            let vertex = vertex as usize;
            let kind = self.arena.kind(vertex);
            outlooks[vertex] = match (kind.winner(), kind.owner()) {
                (None, Some(mover)) => {
                    self.look_ahead(vertex, mover, table, &outlooks, &mut worths)
                }
                _ => {
                    let payoff = [f64::from(self.values[vertex].payoff()); 2];
                    Outlook { random: payoff, optimal: payoff, hurt: payoff }
                }
            };
        }
        let known = self.arena.vertices.iter().filter(|state| table.knows(state)).count() as u64;
        let start = outlooks[0];
        let value = f64::from(self.values[0].payoff());
        if self.seats.len() == 1 {
            let [solved, _] = start.random;
            let exploitability = (value - solved) / 2.0;
            return Marks { known, random: points(solved), optimal: None, exploitability };
        }
        // Seen by the table: in the second seat it is player 2.
        let mean = |[first, second]: [f64; 2]| f64::midpoint(points(first), points(-second));
        let [first, second] = start.hurt;
        Marks {
            known,
            random: mean(start.random),
            optimal: Some(mean(start.optimal)),
            exploitability: f64::midpoint((value - first) / 2.0, (second - value) / 2.0).max(0.0),
        }
    }

    fn look_ahead<G: Game<State = S>>(
        &self,
        vertex: usize,
        mover: Player,
        table: &impl Learned<G>,
        outlooks: &[Outlook],
        worths: &mut Vec<f64>,
    ) -> Outlook {
        let successors = self.arena.successors(vertex);
        let state = &self.arena.vertices[vertex];
        worths.clear();
        worths.extend(successors.iter().enumerate().map(|(index, &next)| {
            table.worth(state, mover, index, &self.arena.vertices[next as usize])
        }));
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let is_chosen = |index: usize| worths[index] >= best;
        let is_optimal =
            |index: usize| self.values[successors[index] as usize].later() == self.values[vertex];
        let own = mover.index();
        let mut outlook = Outlook::default();
        // In its own seat the table chooses, in the other one it meets each of its opponents.
        outlook.random[own] = mean(successors, is_chosen, |next| outlooks[next].random[own]);
        outlook.optimal[own] = mean(successors, is_chosen, |next| outlooks[next].optimal[own]);
        outlook.hurt[own] = mean(successors, is_chosen, |next| outlooks[next].hurt[own]);
        let other = 1 - own;
        outlook.random[other] = mean(successors, |_| true, |next| outlooks[next].random[other]);
        outlook.optimal[other] = mean(successors, is_optimal, |next| outlooks[next].optimal[other]);
        let hurts = successors.iter().map(|&next| outlooks[next as usize].hurt[other]);
        outlook.hurt[other] = match mover {
            Player::FIRST => hurts.fold(f64::NEG_INFINITY, f64::max),
            _ => hurts.fold(f64::INFINITY, f64::min),
        };
        outlook
    }
}

/// The mean over the successors that are counted, one at least.
fn mean(successors: &[u32], counts: impl Fn(usize) -> bool, number: impl Fn(usize) -> f64) -> f64 {
    let (mut sum, mut count) = (0.0, 0.0);
    for (index, &next) in successors.iter().enumerate() {
        if counts(index) {
            sum += number(next as usize);
            count += 1.0;
        }
    }
    sum / count
}

/// The share of points of a payoff between -1 and 1.
fn points(payoff: f64) -> f64 {
    f64::midpoint(1.0, payoff)
}

/// The score of a table against random moves in `plays` plays, in each of `seats` in turn.
///
/// For games that are too large to be examined. In a puzzle: how often it is solved.
pub fn sample<G: Game>(
    game: &G,
    start: &G::State,
    table: &impl Learned<G>,
    seats: &[Player],
    plays: u32,
    mut draw: impl FnMut(u32) -> u32,
    meter: &mut Meter<'_>,
) -> Result<f64, Stopped> {
    let mut moves = Vec::new();
    let mut best: Vec<usize> = Vec::new();
    let mut sum = 0.0;
    for (_, &seat) in (0..plays).zip(seats.iter().cycle()) {
        let mut state = start.clone();
        loop {
            meter.tick()?;
            moves.clear();
            game.moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            let mover = game.mover(&state).expect("somebody has these moves");
            let index = if mover == seat {
                choose(game, &state, mover, table, &moves, &mut best);
                best[draw(best.len() as u32) as usize]
            } else {
                draw(moves.len() as u32) as usize
            };
            game.play(&mut state, moves[index]);
        }
        sum += points(f64::from(game.payoff(&state, seat).signum()));
    }
    Ok(sum / f64::from(plays.max(1)))
}

/// The places of the moves that are best by the table.
pub fn choose<G: Game>(
    game: &G,
    state: &G::State,
    mover: Player,
    table: &impl Learned<G>,
    moves: &[G::Move],
    best: &mut Vec<usize>,
) {
    let worth = |index: usize| table.worth(state, mover, index, &game.after(state, moves[index]));
    let worths: Vec<f64> = (0..moves.len()).map(worth).collect();
    let most = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    best.clear();
    best.extend((0..moves.len()).filter(|&index| worths[index] >= most));
}
