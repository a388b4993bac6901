//! Mana, and Escampe from which it grew.
//!
//! The board has 6 x 6 squares, each with one, two or three rings. A player has a daimyo and five
//! ronin. A piece moves exactly as many steps as its square has rings: to neighbouring squares,
//! turning at will, never entering a square twice, over empty squares only; an enemy on the last
//! square is captured. The rings of the square of arrival bind the opponent, who must move a piece
//! that stands on as many. If none of these can move, the opponent moves any other piece, or puts
//! one of the captured ronin back on any empty square, which binds in the same way; whoever can do
//! neither passes, and the other is free. The first move is free as well. Whoever captures the
//! daimyo wins.
//!
//! Three editions differ in how a play begins, and the oldest in more than that:
//!
//! - `cosmoludo` (2020): each player fills the home rank, player 1 first, and chooses on which
//!   square of two rings the daimyo stands;
//! - `jactalea` (2005): player 1 chooses an edge and places the six pieces on the two rows there,
//!   then player 2 on the two rows opposite;
//! - `escampe` (1988): each player places the pieces on the two nearest ranks, and player 2, who
//!   places last, moves first. Only the daimyo can be captured, and only by a ronin; nothing comes
//!   back, and whoever cannot move a bound piece passes.
//!
//! Plays may go round in circles, of which the printed rules say nothing: by default a position
//! that occurs for the third time is a draw. Sources: C. Leroy, Mana, Cosmoludo, 2020, and
//! Jactalea, 2005; C. Leroy, Escampe, 1988.

mod heuristics;
mod listed;
mod places;
mod reading;
#[cfg(test)]
mod tests;

use std::fmt;

use stratege_core::{Cell, Duel, Game, Player, Repetition, Turn, nth_one, ones};

use places::{BOARD, Edge, PIECES, Placement, RINGS, WITH_RINGS, placements, reach};

/// Where a daimyo stands that is not on the board.
const GONE: u8 = u8::MAX;

/// Ronin of a player when a play begins.
const RONIN: u32 = PIECES - 1;

/// The rules of one edition.
#[derive(Clone, Debug)]
pub struct Mana {
    edition: Edition,
    repetition: Repetition,
    /// The ways to place six pieces freely on the two rows at an edge.
    placements: Vec<Placement>,
}

/// Which of the three published games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    /// 2020: home ranks, captured ronin come back.
    Cosmoludo,
    /// 2005: free placement at any edge, captured ronin come back.
    Jactalea,
    /// 1988: free placement on two ranks, only the daimyo is captured.
    Escampe,
}

/// The pieces, who is to move, and what binds that player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    /// All pieces of each player, the daimyo included.
    pieces: [u64; 2],
    /// The square of each daimyo.
    daimyo: [u8; 2],
    demand: Demand,
    mover: Player,
}

/// What the player to move must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Demand {
    /// Place the pieces.
    Setup,
    /// Move any piece.
    Any,
    /// Move a piece that stands on so many rings, if one can.
    Rings(u8),
}

/// What a player may do; squares are bits of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Fill the home rank, with the daimyo on this square.
    Crown(u8),
    /// Place the six pieces at an edge.
    Place(Edge, Placement),
    /// Move a piece from one square to another.
    Go(u8, u8),
    /// Put a captured ronin on this square.
    Enter(u8),
    /// Do nothing, for want of anything else.
    Pass,
}

/// Where the pieces of one player may go.
struct Goals {
    pieces: u64,
    /// The squares of arrival of each of them, in the same order.
    arrivals: [u64; PIECES as usize],
    moves: u32,
}

impl Position {
    fn occupied(&self) -> u64 {
        self.pieces[0] | self.pieces[1]
    }

    fn empty(&self) -> u64 {
        BOARD.cells & !self.occupied()
    }

    /// Whoever has captured the other's daimyo.
    #[inline]
    fn winner(&self) -> Option<Player> {
        // Before the pieces are placed, a daimyo that is not there is not captured.
        if self.demand == Demand::Setup {
            return None;
        }
        Player::BOTH.into_iter().find(|player| self.daimyo[player.other().index()] == GONE)
    }
}

impl Demand {
    /// The squares from which a piece must move, if it can.
    #[inline]
    fn squares(self) -> u64 {
        match self {
            Demand::Setup | Demand::Any => BOARD.cells,
            Demand::Rings(rings) => WITH_RINGS[usize::from(rings)],
        }
    }
}

impl Mana {
    /// The rules of an edition.
    pub fn new(edition: Edition, repetition: Repetition) -> Mana {
        let placements =
            if edition == Edition::Cosmoludo { Vec::new() } else { placements().collect() };
        Mana { edition, repetition, placements }
    }

    /// The squares among which a player chooses one for the daimyo, in the newest edition.
    fn thrones(mover: Player) -> u64 {
        Edge::home(mover).row() & WITH_RINGS[2]
    }

    /// The edges at which the player to move may place the pieces.
    fn edges(&self, position: &Position) -> &'static [Edge] {
        match (self.edition, position.mover) {
            (Edition::Jactalea, Player::FIRST) => &Edge::ALL,
            (Edition::Jactalea, _) => {
                let first = Edge::around(position.pieces[0]).expect("player 1 stands at one edge");
                std::slice::from_ref(&Edge::ALL[first.opposite() as usize])
            }
            (_, mover) => std::slice::from_ref(&Edge::ALL[Edge::home(mover) as usize]),
        }
    }

    /// Where `pieces` of `player` may go.
    #[inline]
    fn goals(&self, position: &Position, player: Player, pieces: u64) -> Goals {
        let own = position.pieces[player.index()];
        let empty = position.empty();
        let mut goals = Goals { pieces, arrivals: [0; PIECES as usize], moves: 0 };
        let mut rest = pieces;
        for arrivals in &mut goals.arrivals {
            if rest == 0 {
                break;
            }
            let from = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            let allowed = match self.edition {
                Edition::Escampe => empty | Mana::prey(position, player, from),
                Edition::Cosmoludo | Edition::Jactalea => !own,
            };
            *arrivals = reach(from, empty) & allowed;
            goals.moves += arrivals.count_ones();
        }
        goals
    }

    /// What a piece may capture in the oldest edition: the daimyo, unless it is one itself.
    fn prey(position: &Position, player: Player, from: u8) -> u64 {
        let enemy = position.daimyo[player.other().index()];
        if from == position.daimyo[player.index()] || enemy == GONE { 0 } else { 1 << enemy }
    }

    /// Where the player to move may go, and on which squares a ronin may enter.
    #[inline]
    fn choices(&self, position: &Position) -> (Goals, u64) {
        let mover = position.mover;
        let own = position.pieces[mover.index()];
        let bound = own & position.demand.squares();
        let frees = self.edition != Edition::Escampe;
        let is_free = bound == 0 && frees;
        let mut goals = self.goals(position, mover, if is_free { own } else { bound });
        if !frees || !is_free && goals.moves > 0 {
            return (goals, 0);
        }
        if !is_free {
            goals = self.goals(position, mover, own);
        }
        (goals, if own.count_ones() < PIECES { position.empty() } else { 0 })
    }

    fn setup_moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if self.edition == Edition::Cosmoludo {
            moves.extend(ones(Mana::thrones(position.mover)).map(Move::Crown));
            return;
        }
        for &edge in self.edges(position) {
            moves.extend(self.placements.iter().map(|&placement| Move::Place(edge, placement)));
        }
    }

    #[cold]
    fn draw_setup(&self, position: &Position, draw: impl FnOnce(u32) -> u32) -> Move {
        if self.edition == Edition::Cosmoludo {
            let thrones = Mana::thrones(position.mover);
            return Move::Crown(nth_one(thrones, draw(thrones.count_ones())));
        }
        let (edges, placements) = (self.edges(position), self.placements.len());
        let drawn = draw((edges.len() * placements) as u32) as usize;
        Move::Place(edges[drawn / placements], self.placements[drawn % placements])
    }

    /// Puts the pieces of the player to move on the board; out of the way of moves, for speed.
    #[cold]
    fn set_up(&self, position: &mut Position, mv: Move) {
        let mover = position.mover;
        let (pieces, daimyo) = match mv {
            Move::Crown(square) => (Edge::home(mover).row(), square),
            Move::Place(edge, placement) => placement.at(edge),
            Move::Go(..) | Move::Enter(_) | Move::Pass => unreachable!("{mv} is no set-up"),
        };
        position.pieces[mover.index()] = pieces;
        position.daimyo[mover.index()] = daimyo;
        if mover.is_first() {
            position.mover = Player::SECOND;
        } else {
            position.demand = Demand::Any;
            position.mover = self.opener();
        }
    }

    /// Who makes the first move once all pieces are placed.
    fn opener(&self) -> Player {
        if self.edition == Edition::Escampe { Player::SECOND } else { Player::FIRST }
    }
}

impl Game for Mana {
    type State = Position;
    type Move = Move;

    fn start(&self) -> Position {
        let mover = Player::FIRST;
        Position { pieces: [0; 2], daimyo: [GONE; 2], demand: Demand::Setup, mover }
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.winner().is_some() { Turn::Over } else { Turn::Player(position.mover) }
    }

    /// Placements: by edge (south, north, west, east), by the square of the daimyo, by those of the
    /// ronin. Then moves by square of departure and of arrival, then squares of entry; squares are
    /// ordered from left to right and from the bottom up.
    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        if position.demand == Demand::Setup {
            self.setup_moves(position, moves);
            return;
        }
        if position.winner().is_some() {
            return;
        }
        let (goals, entries) = self.choices(position);
        for (from, arrivals) in ones(goals.pieces).zip(goals.arrivals) {
            moves.extend(ones(arrivals).map(|to| Move::Go(from, to)));
        }
        moves.extend(ones(entries).map(Move::Enter));
        if goals.moves == 0 && entries == 0 {
            moves.push(Move::Pass);
        }
    }

    #[inline]
    fn play(&self, position: &mut Position, mv: Move) {
        let mover = position.mover;
        let [own, enemy] = [mover.index(), mover.other().index()];
        let arrival = match mv {
            Move::Go(from, to) => {
                position.pieces[own] ^= 1 << from | 1 << to;
                position.pieces[enemy] &= !(1 << to);
                if position.daimyo[own] == from {
                    position.daimyo[own] = to;
                }
                if position.daimyo[enemy] == to {
                    position.daimyo[enemy] = GONE;
                }
                to
            }
            Move::Enter(square) => {
                position.pieces[own] |= 1 << square;
                square
            }
            Move::Pass => {
                position.demand = Demand::Any;
                position.mover = mover.other();
                return;
            }
            Move::Crown(_) | Move::Place(..) => return self.set_up(position, mv),
        };
        position.demand = Demand::Rings(RINGS[usize::from(arrival)]);
        position.mover = mover.other();
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
        if position.demand == Demand::Setup {
            return Some(self.draw_setup(position, draw));
        }
        if position.winner().is_some() {
            return None;
        }
        let (goals, entries) = self.choices(position);
        let count = goals.moves + entries.count_ones();
        if count == 0 {
            draw(1);
            return Some(Move::Pass);
        }
        let mut rank = draw(count);
        let mut rest = goals.pieces;
        for arrivals in goals.arrivals {
            let here = arrivals.count_ones();
            if rank < here {
                return Some(Move::Go(rest.trailing_zeros() as u8, nth_one(arrivals, rank)));
            }
            rank -= here;
            rest &= rest.wrapping_sub(1);
        }
        Some(Move::Enter(nth_one(entries, rank)))
    }

    fn payoff(&self, position: &Position, player: Player) -> i32 {
        match position.winner() {
            None => 0,
            Some(winner) if winner == player => 1,
            Some(_) => -1,
        }
    }

    fn repetition(&self) -> Option<Repetition> {
        Some(self.repetition)
    }

    /// Every square with its piece and its rings, and below who is bound by what.
    fn show(&self, position: &Position) -> String {
        let square = |row: u8, column: u8| {
            let square = places::square(Cell { column, row });
            let rings = RINGS[usize::from(square)];
            format!("{}{rings}", Mana::symbol(position, square))
        };
        let line = |row: u8| (0..6).map(|column| square(row, column)).collect::<Vec<_>>().join(" ");
        let rows = (0..6).rev().map(|row| format!("{} {}", row + 1, line(row)));
        let mut lines: Vec<String> = rows.collect();
        lines.push("  a  b  c  d  e  f".to_owned());
        lines.push(format!("{} {}", position.mover, position.demand));
        lines.join("\n")
    }
}

impl Duel for Mana {}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Move::Crown(square) => places::cell(square).fmt(f),
            Move::Place(edge, placement) => {
                let (pieces, daimyo) = placement.at(edge);
                write!(f, "{}:", places::cell(daimyo))?;
                let ronin = pieces & !(1 << daimyo);
                ones(ronin).try_for_each(|square| places::cell(square).fmt(f))
            }
            Move::Go(from, to) => write!(f, "{}-{}", places::cell(from), places::cell(to)),
            Move::Enter(square) => write!(f, "@{}", places::cell(square)),
            Move::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Demand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Demand::Setup => f.write_str("setup"),
            Demand::Any => f.write_str("-"),
            Demand::Rings(rings) => rings.fmt(f),
        }
    }
}
