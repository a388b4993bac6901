//! Diaballik, also sold as Sensei.
//!
//! The board has 7 x 7 squares. Each player has seven runners on the home rank (rank 1 for player 1,
//! rank 7 for player 2), and the one in the middle carries that player's ball. A turn is up to two
//! steps and one throw, in any order, and at least one of them. A step takes a runner without a ball
//! to an empty square beside it; a throw gives the ball to another own runner on the same rank, file
//! or diagonal, at any distance, over own runners but not over enemies. The turn ends when the
//! player says so or nothing is left; who can do nothing at all only ends it. Nothing is captured.
//! Whoever has the ball on the enemy's home rank wins at once.
//!
//! Against passive play: seven runners on seven files, each at most one rank from those beside it,
//! are a wall that nobody can pass. If a turn ends and three enemy runners stand beside a wall, its
//! owner loses; should that be so for both players, whoever has just ended the turn loses.
//!
//! Every step, throw and end of a turn is a move of its own here. Plays may go round in circles, of
//! which the printed rules say nothing: by default a position that occurs for the third time is a
//! draw. Source: P. Lefrançois, Diaballik, Ferti, 2004.

mod heuristics;
mod lines;
mod listed;
mod reading;
#[cfg(test)]
mod tests;

use std::fmt;

use stratege_core::{Cell, Duel, Game, Lattice, Player, Repetition, Turn, nth_one, ones};

/// The board; `a1` is bit 0.
const BOARD: Lattice<2> = Lattice::squares(SIDE as u32, SIDE as u32);

/// Squares in a row, and runners of a player.
const SIDE: u8 = 7;

/// From a square to the one above it, in bits.
const STRIDE: u8 = SIDE + 1;

/// The bottom row.
const RANK: u64 = (1 << SIDE) - 1;

/// Steps in a turn.
const STEPS: u8 = 2;

/// Throws in a turn.
const THROWS: u8 = 1;

/// Enemy runners beside a wall that make its owner lose.
const TOO_MANY: u32 = 3;

/// The rules, with what can be chosen about them.
#[derive(Clone, Debug)]
pub struct Diaballik {
    options: Options,
    repetition: Repetition,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Where the runners begin.
    pub start: Start,
    /// What runners behind a wall mean.
    pub behind: Behind,
    /// What stops a throw.
    pub throws: Throws,
}

/// Where the runners begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// All at home.
    Normal,
    /// Those of the files b and f at the enemy's home.
    Crossed,
}

/// What enemy runners mean that are between a wall and the home of its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing.
    Ignored,
    /// The wall is none.
    Suspends,
}

/// What stops a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throws {
    /// Enemy runners.
    Over,
    /// Runners of both players.
    Blocked,
}

/// The runners, who is to move, and what is left of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    runners: [u64; 2],
    /// The squares of the runners with a ball.
    balls: [u8; 2],
    mover: Player,
    steps: u8,
    throws: u8,
}

/// What a player may do; squares are bits of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A runner goes from one square to another.
    Step(u8, u8),
    /// The ball flies from one square to another.
    Throw(u8, u8),
    /// The turn is over.
    End,
}

impl Position {
    fn empty(&self) -> u64 {
        BOARD.cells & !(self.runners[0] | self.runners[1])
    }

    /// Whether nothing was done in this turn.
    fn is_fresh(&self) -> bool {
        self.steps == STEPS && self.throws == THROWS
    }

    /// The runners of the player to move that may step.
    #[inline]
    fn walkers(&self) -> u64 {
        let mover = self.mover.index();
        if self.steps == 0 { 0 } else { self.runners[mover] & !(1 << self.balls[mover]) }
    }

    /// The squares to which the player to move can step in one direction.
    #[inline]
    fn landings(&self, direction: usize) -> u64 {
        BOARD.moved(self.walkers(), direction) & self.empty()
    }

    #[inline]
    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.steps = STEPS;
        self.throws = THROWS;
    }
}

/// The rank on which the ball of a player wins.
const fn goal(player: Player) -> u64 {
    if player.is_first() { RANK << (STRIDE * (SIDE - 1)) } else { RANK }
}

/// The square from which a step in this direction leads to `to`.
fn origin(to: u8, direction: usize) -> u8 {
    let step = BOARD.steps[direction / 2] as u8;
    if direction.is_multiple_of(2) { to - step } else { to + step }
}

impl Diaballik {
    /// The rules with these options.
    pub fn new(options: Options, repetition: Repetition) -> Diaballik {
        Diaballik { options, repetition }
    }

    /// The runners of `player` to whom the ball of that player can be thrown now.
    #[inline]
    fn receivers(&self, position: &Position, player: Player) -> u64 {
        let [own, enemy] = [player, player.other()].map(|side| position.runners[side.index()]);
        let ball = position.balls[player.index()];
        let blockers = match self.options.throws {
            Throws::Over => enemy,
            Throws::Blocked => enemy | own & !(1 << ball),
        };
        lines::seen(ball, blockers) & own
    }

    /// To whom the player to move may throw.
    #[inline]
    fn throws(&self, position: &Position) -> u64 {
        if position.throws == 0 { 0 } else { self.receivers(position, position.mover) }
    }

    /// Whose ball is on the enemy's home rank.
    #[inline]
    fn arrived(position: &Position) -> Option<Player> {
        let arrived = |player: &Player| goal(*player) >> position.balls[player.index()] & 1 != 0;
        Player::BOTH.into_iter().find(arrived)
    }

    /// Whether `owner` loses for having a wall that too many enemies touch.
    #[inline]
    fn is_passive(&self, position: &Position, owner: Player) -> bool {
        is_wall(position.runners[owner.index()]) && self.is_besieged(position, owner)
    }

    fn is_besieged(&self, position: &Position, owner: Player) -> bool {
        let wall = position.runners[owner.index()];
        let enemies = position.runners[owner.other().index()];
        // Beside a runner of a wall the next one is above or below: this is all contact there is.
        let near = wall << STRIDE | wall >> STRIDE;
        let suspended =
            self.options.behind == Behind::Suspends && enemies & behind(wall, owner) != 0;
        (near & enemies).count_ones() >= TOO_MANY && !suspended
    }

    /// Whoever has won: by the ball, or when a turn has ended by the other's wall.
    #[inline]
    fn winner(&self, position: &Position) -> Option<Player> {
        if let Some(player) = Diaballik::arrived(position) {
            return Some(player);
        }
        if !position.is_fresh() {
            return None;
        }
        let last = position.mover.other();
        let loser =
            [last, position.mover].into_iter().find(|&owner| self.is_passive(position, owner));
        loser.map(Player::other)
    }
}

/// Whether seven runners stand on seven files, each at most one rank from those beside it.
#[inline]
fn is_wall(runners: u64) -> bool {
    let halves = runners | runners >> 32;
    let quarters = halves | halves >> 16;
    let files = (quarters | quarters >> STRIDE) & RANK;
    if files != RANK {
        return false;
    }
    let near = runners | runners << STRIDE | runners >> STRIDE;
    (near << 1 & runners).count_ones() == u32::from(SIDE) - 1
}

/// The squares between a wall and the home rank of its owner.
fn behind(wall: u64, owner: Player) -> u64 {
    let back = |squares: u64| {
        if owner.is_first() { squares >> STRIDE } else { squares << STRIDE & BOARD.cells }
    };
    (1..SIDE).fold(back(wall), |squares, _| squares | back(squares))
}

impl Game for Diaballik {
    type State = Position;
    type Move = Move;

    fn start(&self) -> Position {
        let crossed = match self.options.start {
            Start::Normal => 0,
            Start::Crossed => 1 << 1 | 1 << 5,
        };
        let far = STRIDE * (SIDE - 1);
        let runners = [RANK ^ crossed | crossed << far, crossed | (RANK ^ crossed) << far];
        let middle = SIDE / 2;
        let balls = [middle, middle + far];
        Position { runners, balls, mover: Player::FIRST, steps: STEPS, throws: THROWS }
    }

    fn turn(&self, position: &Position) -> Turn {
        if self.winner(position).is_some() { Turn::Over } else { Turn::Player(position.mover) }
    }

    /// Steps to the right, to the left, up and down, then throws, then the end of the turn; squares
    /// of arrival are ordered from left to right and from the bottom up.
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.winner(position).is_some() {
            return;
        }
        let before = moves.len();
        for direction in 0..Lattice::<2>::DIRECTIONS {
            let landings = ones(position.landings(direction));
            moves.extend(landings.map(|to| Move::Step(origin(to, direction), to)));
        }
        let ball = position.balls[position.mover.index()];
        moves.extend(ones(self.throws(position)).map(|to| Move::Throw(ball, to)));
        if !position.is_fresh() || moves.len() == before {
            moves.push(Move::End);
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let mover = position.mover.index();
        match mv {
            Move::Step(from, to) => {
                position.runners[mover] ^= 1 << from | 1 << to;
                position.steps -= 1;
            }
            Move::Throw(_, to) => {
                position.balls[mover] = to;
                position.throws -= 1;
            }
            Move::End => return position.end_turn(),
        }
        if position.steps | position.throws == 0 {
            position.end_turn();
        }
    }

    fn mover(&self, position: &Position) -> Option<Player> {
        Some(position.mover)
    }

    #[inline]
    fn draw_move(
        &self,
        position: &Position,
        _buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        if self.winner(position).is_some() {
            return None;
        }
        let landings = [0, 1, 2, 3].map(|direction| position.landings(direction));
        let throws = self.throws(position);
        let actions = landings.iter().fold(throws.count_ones(), |sum, set| sum + set.count_ones());
        let ends = u32::from(!position.is_fresh() || actions == 0);
        let mut rank = draw(actions + ends);
        for (direction, landings) in landings.into_iter().enumerate() {
            let here = landings.count_ones();
            if rank < here {
                let to = nth_one(landings, rank);
                return Some(Move::Step(origin(to, direction), to));
            }
            rank -= here;
        }
        if rank < throws.count_ones() {
            let ball = position.balls[position.mover.index()];
            return Some(Move::Throw(ball, nth_one(throws, rank)));
        }
        Some(Move::End)
    }

    fn is_mid_turn(&self, position: &Position) -> bool {
        !position.is_fresh()
    }

    fn payoff(&self, position: &Position, player: Player) -> i32 {
        match self.winner(position) {
            None => 0,
            Some(winner) if winner == player => 1,
            Some(_) => -1,
        }
    }

    fn repetition(&self) -> Option<Repetition> {
        Some(self.repetition)
    }

    /// The board, and below the player to move, the steps left and the throws left.
    fn show(&self, position: &Position) -> String {
        let symbol = |row: u8, column: u8| Diaballik::symbol(position, row * STRIDE + column);
        let line = |row: u8| {
            (0..SIDE).map(|column| symbol(row, column).to_string()).collect::<Vec<_>>().join(" ")
        };
        let rows = (0..SIDE).rev().map(|row| format!("{} {}", row + 1, line(row)));
        let mut lines: Vec<String> = rows.collect();
        lines.push("  a b c d e f g".to_owned());
        lines.push(format!("{} {} {}", position.mover, position.steps, position.throws));
        lines.join("\n")
    }

    /// The board may be mirrored left to right.
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, position: &Position, index: usize) -> Position {
        if index == 0 {
            return *position;
        }
        let runners = position.runners.map(|runners| runners.reverse_bits().swap_bytes() >> 1);
        let balls = position.balls.map(|ball| ball / STRIDE * STRIDE + SIDE - 1 - ball % STRIDE);
        Position { runners, balls, ..*position }
    }
}

impl Duel for Diaballik {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Step(from, to) => write!(f, "{}-{}", cell(from), cell(to)),
            Move::Throw(from, to) => write!(f, "{}:{}", cell(from), cell(to)),
            Move::End => f.write_str("end"),
        }
    }
}

fn cell(square: u8) -> Cell {
    Cell { column: square % STRIDE, row: square / STRIDE }
}
