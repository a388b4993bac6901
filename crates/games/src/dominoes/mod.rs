//! Dominoes with hidden hands (*dominos*).
//!
//! The box holds every tile `i-j` with `0 <= j <= i <= set`. Each player is dealt `hand` tiles
//! that the other does not see; the rest sleeps and is never drawn. The holder of the highest
//! tile begins by laying it (or player 1, or the holder of the highest double, with any tile). In
//! turn, a player lays a tile at one of the two ends of the chain so that equal numbers touch;
//! whoever has no such tile passes. The play ends when a hand is empty or both players have
//! passed in a row. Whoever holds fewer points wins; equal points are a draw. Source: N. Poulain,
//! *Dossier : jeu de dominos*, 2012, whose program scores the larger half of each tile twice
//! (`scoring=first-half-twice`) and always lays on the left end when both fit (`ends=left`).
//! With `rules=block` it is block dominoes as commonly played: seven tiles each, player 1 begins
//! with any tile, either end may be chosen, and laying the last tile wins.

mod deal;
mod foreign;
mod guess;
mod judge;
mod listed;
mod policies;
mod reading;
mod tiles;
mod weights;
mod writing;

#[cfg(test)]
mod tests;

use std::{
    fmt,
    ops::{Deref, DerefMut},
};

use stratege_core::{Game, Player, Turn, nth_one};

pub use judge::{Inputs, Judge};
pub use policies::{balanced, most_points, most_present, worst};
pub use tiles::{LARGEST_SET, Tile, Tiles};
use tiles::{Points, TileBox, for_each};

/// The rules for one box of tiles.
#[derive(Clone, Debug)]
pub struct Dominoes {
    tiles: TileBox,
    /// Both halves of each tile.
    pips: Points,
    /// What each tile counts in the end.
    scores: Points,
    /// Tiles dealt to each player.
    hand: u8,
    options: Options,
}

/// What can be chosen about the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Who begins.
    pub start: Start,
    /// Whether a player may choose the end when a tile fits both.
    pub ends: Ends,
    /// What a hand counts in the end.
    pub scoring: Scoring,
    /// What laying the last tile means.
    pub last: Last,
    /// Whether the hands lie open.
    pub hands: Hands,
}

/// Who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The holder of the highest tile, who lays it.
    Highest,
    /// The holder of the highest double, or of the highest tile if nobody holds a double, with
    /// any tile.
    Double,
    /// Player 1, with any tile.
    First,
}

/// Where a tile that fits both ends is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// On the left end.
    Left,
    /// Where the player wants.
    Free,
}

/// What a hand counts in the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scoring {
    /// Both halves of each tile.
    Pips,
    /// The larger half of each tile, twice: the mistake of the published program.
    FirstHalfTwice,
}

/// What laying the last tile means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Last {
    /// The points are compared as always: a draw if the other player holds only 0-0.
    Counts,
    /// The play is won.
    Wins,
}

/// Whether the hands lie open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hands {
    /// Each player sees only their own.
    Hidden,
    /// Both players see both.
    Open,
}

/// What lies on the table and in the hands.
///
/// It is what somebody would see who sees everything, so that a player can be shown it in its
/// place, with the other hand taken away, and nothing is copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DominoTable(View);

/// What one player knows: the table without the other hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct View {
    /// The other hand is empty here unless hands are open.
    hands: [Tiles; 2],
    /// What each player has laid.
    laid: [Tiles; 2],
    /// Numbers of which each player has passed, as bits: that player holds none of them.
    lacks: [u16; 2],
    chain: Chain,
    /// Tiles that have been dealt or put to sleep, from the highest down.
    dealt: u8,
    mover: Player,
    /// Who began, once everything is dealt. It follows from the tiles, but strategies ask often.
    starter: Player,
    /// Passes since the last tile was laid.
    passes: u8,
    /// Who looks; player 1 where nobody does.
    player: Player,
}

/// The numbers at the left and right end of the chain, or [`Chain::NONE`].
///
/// Two bytes that are written and read together: an option of them would be written in parts,
/// and to read them as a whole the processor would have to wait for all parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Chain([u8; 2]);

impl Chain {
    const NONE: Chain = Chain([u8::MAX; 2]);

    #[inline]
    fn ends(self) -> Option<[u8; 2]> {
        (self != Chain::NONE).then_some(self.0)
    }
}

impl Deref for DominoTable {
    type Target = View;

    #[inline]
    fn deref(&self) -> &View {
        &self.0
    }
}

impl DerefMut for DominoTable {
    #[inline]
    fn deref_mut(&mut self) -> &mut View {
        &mut self.0
    }
}

impl View {
    /// Who looks.
    pub fn player(&self) -> Player {
        self.player
    }

    /// The tiles of the player who looks.
    #[inline]
    pub fn hand(&self) -> Tiles {
        self.hands[self.player.index()]
    }

    #[inline]
    fn ends(&self) -> Option<[u8; 2]> {
        self.chain.ends()
    }

    /// The numbers at the ends, as bits.
    #[inline]
    fn end_numbers(&self) -> u16 {
        self.ends().map_or(0, |[left, right]| 1 << left | 1 << right)
    }
}

/// What happens to a tile, or what a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Chance gives the next tile to a player, or to nobody.
    Deal(Option<Player>),
    /// A player lays a tile.
    Lay(Tile, Side),
    /// A player has no tile that fits.
    Pass,
}

/// On which end a tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The only one it fits, or the left one by rule.
    Given,
    /// The left one, chosen.
    Left,
    /// The right one, chosen.
    Right,
}

impl Dominoes {
    /// A box up to double-`set` of which each player gets `hand` tiles.
    ///
    /// # Panics
    ///
    /// If `set` is above 12, or the box does not hold two hands, or hands are empty.
    pub fn new(set: u8, hand: u8, options: Options) -> Dominoes {
        let tiles = TileBox::new(set);
        assert!(0 < hand && 2 * hand <= tiles.count, "two hands of {hand} from {}", tiles.count);
        let pips = |tile: Tile| tile.high + tile.low;
        let scores = match options.scoring {
            Scoring::Pips => Points::new(&tiles, pips),
            Scoring::FirstHalfTwice => Points::new(&tiles, |tile| 2 * tile.high),
        };
        Dominoes { pips: Points::new(&tiles, pips), scores, tiles, hand, options }
    }

    /// The game of the paper: double-six, ten tiles each.
    pub fn paper() -> Dominoes {
        Dominoes::new(6, 10, Options::default())
    }

    /// Tiles of the hand of the player to move that fit; the whole hand at the beginning.
    #[inline]
    fn fitting(&self, view: &View) -> Tiles {
        let hand = view.hands[view.mover.index()];
        match view.ends() {
            Some([left, right]) => hand & (self.tiles.with(left) | self.tiles.with(right)),
            None if self.options.start == Start::Highest => hand & hand.wrapping_neg(),
            None => hand,
        }
    }

    /// Whether the player may choose the end for `tile`.
    #[inline]
    fn has_choice(&self, view: &View, tile: Tile) -> bool {
        let both = |[left, right]: [u8; 2]| left != right && Tile::of(left, right) == tile;
        self.options.ends == Ends::Free && view.ends().is_some_and(both)
    }

    /// The first way of laying a tile that fits.
    #[inline]
    fn lay(&self, view: &View, index: u8) -> Move {
        let tile = self.tiles.tile(index);
        let side = if self.has_choice(view, tile) { Side::Left } else { Side::Given };
        Move::Lay(tile, side)
    }

    /// The first way of laying the highest of some tiles that fit; a pass if there is none.
    #[inline]
    fn lay_highest(&self, view: &View, tiles: Tiles) -> Move {
        match tiles {
            0 => Move::Pass,
            _ => self.lay(view, tiles.trailing_zeros() as u8),
        }
    }

    /// Who begins with these hands.
    fn starter(&self, hands: [Tiles; 2]) -> Player {
        let highest = |hands: [Tiles; 2]| {
            let first_is_higher = hands[0].trailing_zeros() < hands[1].trailing_zeros();
            if first_is_higher { Player::FIRST } else { Player::SECOND }
        };
        let doubles = hands.map(|hand| hand & self.tiles.doubles);
        match self.options.start {
            Start::First => Player::FIRST,
            Start::Double if doubles != [0, 0] => highest(doubles),
            Start::Double | Start::Highest => highest(hands),
        }
    }

    /// What a hand counts.
    #[inline]
    fn points(&self, hand: Tiles) -> u32 {
        self.scores.sum(hand)
    }

    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "one branch instead of three")]
    fn is_over(table: &DominoTable) -> bool {
        (table.hands[0] == 0) | (table.hands[1] == 0) | (table.passes == 2)
    }

    fn is_dealt(&self, table: &DominoTable) -> bool {
        table.dealt == self.tiles.count
    }
}

impl Default for Options {
    /// The game of the paper, with both halves counted.
    fn default() -> Options {
        Options {
            start: Start::Highest,
            ends: Ends::Left,
            scoring: Scoring::Pips,
            last: Last::Counts,
            hands: Hands::Hidden,
        }
    }
}

impl Game for Dominoes {
    type State = DominoTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> DominoTable {
        DominoTable(View {
            hands: [0; 2],
            laid: [0; 2],
            lacks: [0; 2],
            chain: Chain::NONE,
            dealt: 0,
            mover: Player::FIRST,
            starter: Player::FIRST,
            passes: 0,
            player: Player::FIRST,
        })
    }

    #[inline]
    fn turn(&self, table: &DominoTable) -> Turn {
        if !self.is_dealt(table) {
            Turn::Chance
        } else if Dominoes::is_over(table) {
            Turn::Over
        } else {
            Turn::Player(table.mover)
        }
    }

    /// Tiles in decreasing order.
    fn moves(&self, table: &DominoTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => self.deals(table, moves),
            Turn::Player(_) => self.layings(table, moves),
            Turn::Over => {}
        }
    }

    #[inline]
    fn play(&self, table: &mut DominoTable, mv: Move) {
        let mover = table.mover.index();
        match mv {
            Move::Deal(receiver) => return self.deal_one(table, receiver),
            Move::Lay(tile, side) => {
                let bit = self.tiles.alone(tile);
                debug_assert!(self.fitting(table) & bit != 0, "{tile} is held and fits");
                table.hands[mover] &= !bit;
                table.laid[mover] |= bit;
                table.passes = 0;
                table.chain = Chain(ends_after(table.ends(), tile, side));
            }
            Move::Pass => {
                table.lacks[mover] |= table.end_numbers();
                table.passes += 1;
            }
        }
        table.mover = table.mover.other();
    }

    #[inline]
    fn payoff(&self, table: &DominoTable, player: Player) -> i32 {
        if self.options.last == Last::Wins && table.passes < 2 {
            return if table.hands[player.index()] == 0 { 1 } else { -1 };
        }
        let ahead = self.margin(table).signum();
        if player.is_first() { ahead } else { -ahead }
    }

    fn show(&self, table: &DominoTable) -> String {
        self.describe(table)
    }

    fn weight(&self, table: &DominoTable, mv: Move) -> u32 {
        match mv {
            Move::Deal(receiver) => self.places_left(table, receiver),
            Move::Lay(..) | Move::Pass => 1,
        }
    }

    /// Points of player 2 less points of player 1.
    #[inline]
    fn margin(&self, table: &DominoTable) -> i32 {
        let [first, second] = table.hands.map(|hand| self.points(hand) as i32);
        second - first
    }

    #[inline]
    fn settle(&self, table: &mut DominoTable, _: &mut Vec<Move>, draw: impl FnMut(u32) -> u32) {
        self.deal_rest(table, draw);
    }

    #[inline]
    fn is_legal(&self, table: &DominoTable, mv: Move, buffer: &mut Vec<Move>) -> bool {
        match (self.turn(table), mv) {
            (Turn::Player(_), Move::Lay(tile, side)) => {
                let known = tile.low <= tile.high && tile.high <= self.tiles.set;
                known
                    && self.fitting(table) & self.tiles.alone(tile) != 0
                    && (side != Side::Given) == self.has_choice(table, tile)
            }
            (Turn::Player(_), Move::Pass) => self.fitting(table) == 0,
            _ => {
                buffer.clear();
                self.moves(table, buffer);
                buffer.contains(&mv)
            }
        }
    }

    #[inline]
    fn draw_move(
        &self,
        table: &DominoTable,
        buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        if !self.is_dealt(table) {
            buffer.clear();
            self.deals(table, buffer);
            return Some(buffer[draw(buffer.len() as u32) as usize]);
        }
        if Dominoes::is_over(table) {
            return None;
        }
        self.draw_laying(table, buffer, draw)
    }

    /// With open hands only the hands, the ends and the turn matter.
    fn canonical(&self, table: &DominoTable) -> DominoTable {
        let mut like = *table;
        like.laid = [table.laid[0] | table.laid[1], 0];
        like.lacks = [0; 2];
        like.starter = Player::FIRST;
        if let (Ends::Free, Some([left, right])) = (self.options.ends, table.ends()) {
            like.chain = Chain([left.max(right), left.min(right)]);
        }
        like
    }
}

/// The ends of the chain after `tile` is laid.
#[inline]
fn ends_after(ends: Option<[u8; 2]>, tile: Tile, side: Side) -> [u8; 2] {
    let Some([left, right]) = ends else { return [tile.high, tile.low] };
    // Which end it is cannot be foreseen, so it is worked out without a branch: what a tile
    // changes at the end it is laid on is the same whichever half touches.
    let change = tile.high ^ tile.low;
    let on_left = u8::from(side != Side::Right) & u8::from(tile.has(left));
    let left_change = change & on_left.wrapping_neg();
    [left ^ left_change, right ^ change ^ left_change]
}

/// The number of the tile that has `rank` tiles of the set before it.
#[inline]
fn nth_tile(tiles: Tiles, rank: u32) -> u8 {
    let low = tiles as u64;
    match rank.checked_sub(low.count_ones()) {
        None => nth_one(low, rank),
        Some(rank) => 64 + nth_one((tiles >> 64) as u64, rank),
    }
}

impl Dominoes {
    /// One of the moves of the player to move, without listing them where the end is given.
    #[inline]
    fn draw_laying(
        &self,
        view: &View,
        buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        if self.options.ends == Ends::Free {
            buffer.clear();
            self.layings(view, buffer);
            return Some(buffer[draw(buffer.len() as u32) as usize]);
        }
        let fitting = self.fitting(view);
        if fitting == 0 {
            return (draw(1) == 0).then_some(Move::Pass);
        }
        let number = draw(fitting.count_ones());
        Some(Move::Lay(self.tiles.tile(nth_tile(fitting, number)), Side::Given))
    }

    #[inline]
    fn layings(&self, view: &View, moves: &mut Vec<Move>) {
        let fitting = self.fitting(view);
        if fitting == 0 {
            moves.push(Move::Pass);
            return;
        }
        for_each(fitting, |index| {
            let first = self.lay(view, index);
            moves.push(first);
            if let Move::Lay(tile, Side::Left) = first {
                moves.push(Move::Lay(tile, Side::Right));
            }
        });
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(Some(player)) => write!(f, "to{player}"),
            Move::Deal(None) => f.write_str("asleep"),
            Move::Lay(tile, Side::Given) => tile.fmt(f),
            Move::Lay(tile, Side::Left) => write!(f, "{tile}l"),
            Move::Lay(tile, Side::Right) => write!(f, "{tile}r"),
            Move::Pass => f.write_str("pass"),
        }
    }
}
