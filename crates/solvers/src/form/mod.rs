//! The sequence form of a game with hidden information: what every method for such games needs.
//!
//! A *sequence* is what one player has chosen so far; an *information set* is the last choice of a
//! player and the view now, so that players remember what they did. Forced moves are no choices. A
//! *plan* says for every sequence of a player how likely the player's own choices lead there; what
//! two plans get is bilinear, and the form holds that table: what the ends of all plays with the
//! same two sequences are worth, times what chance has to do for it.
//!
//! Source: D. Koller, N. Megiddo, B. von Stengel, Fast algorithms for finding randomized strategies
//! in game trees, 1994.

mod build;
mod gains;
mod mark;
mod program;
mod regret;
mod respond;
mod size;
mod worths;

pub use build::Unbuilt;
pub use gains::Likelihoods;
pub use program::{MOST_SEQUENCES, Program, program};
pub use regret::{Method, Regret, RegretOptions, STEEPEST, Settled, settle, settle_in_turns};
pub use respond::Response;
pub use size::{Size, size};

use std::hash::Hash;

use dashu_ratio::RBig;
use stratege_core::{Limits, Player, Viewed};

use self::{
    mark::{Marked, mark},
    worths::Worths,
};

/// A game as two players' choices and a table of what they are worth.
pub struct Form {
    sides: [Side; 2],
    worths: Worths,
    histories: u64,
    leaves: u64,
    nodes: [Marked<Node>; 2],
}

/// The form from `state` on, until positions of which `known` tells what they are worth to player 1.
pub(crate) fn known_until<G: Viewed>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
    known: impl FnMut(&G::State) -> Result<Option<f64>, Unbuilt<G::State>>,
) -> Result<Form, Unbuilt<G::State>> {
    build::build(game, state, limits, 0, known, |_, _, _| {})
}

/// How likely a player's own choices lead to each sequence; the first is that of no choice.
pub type Plan = Vec<f64>;

/// One player's information sets, in an order in which what comes earlier in a play comes first.
#[derive(Clone, Debug, Default)]
pub struct Side {
    sets: Vec<InformationSet>,
    sequences: u32,
}

/// A choice of a player among several moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InformationSet {
    /// The sequence that leads to it.
    pub parent: u32,
    /// The sequence after its first move; those after the others follow.
    pub first: u32,
    /// How many moves there are, at least two.
    pub count: u32,
}

impl InformationSet {
    /// The sequences after its moves.
    #[inline]
    pub fn sequences(self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

/// Where a player is about to move, forced or not.
#[derive(Clone, Copy)]
struct Node {
    /// The number of its first move among all moves of the player.
    first: u32,
    count: u32,
    /// The number of the information set, if there is a choice.
    set: u32,
}

/// The number of no information set.
const NO_SET: u32 = u32::MAX;

/// A player on the way through a play: what was done last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Track(u32);

/// Where a [`Track`] leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The information set, if there is a choice.
    pub set: Option<usize>,
    first: u32,
}

impl Place {
    /// The way on after the move with this number.
    pub fn after(self, number: usize) -> Track {
        Track(self.first + number as u32)
    }
}

impl Side {
    /// The information sets.
    pub fn sets(&self) -> &[InformationSet] {
        &self.sets
    }

    /// How many sequences there are, that of no choice included.
    pub fn sequences(&self) -> usize {
        self.sequences as usize
    }
}

impl Form {
    /// The form of the game from `state` on, where both players know it.
    ///
    /// Time and memory grow with the number of histories ([`size`]), which is counted before.
    pub fn of<G: Viewed>(
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Form, Unbuilt<G::State>> {
        Form::met(game, state, limits, |_, _, _| {})
    }

    /// The same; `met` hears of every information set when it is met first: whose it is, the view
    /// and the moves. Those of one player come in the order of their numbers.
    pub fn met<G: Viewed>(
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
        met: impl FnMut(Player, &G::View, &[G::Move]),
    ) -> Result<Form, Unbuilt<G::State>> {
        build::check_size(game, state, limits)?;
        build::build(game, state, limits, 0, |_| Ok(None), met)
    }

    /// One player's information sets.
    pub fn side(&self, player: Player) -> &Side {
        &self.sides[player.index()]
    }

    /// Ways to every position, the start included.
    pub fn histories(&self) -> u64 {
        self.histories
    }

    /// Ways to an end at which somebody gets something.
    pub fn leaves(&self) -> u64 {
        self.leaves
    }

    /// Places at which a player is about to move, forced ones included.
    pub fn nodes(&self, player: Player) -> usize {
        self.nodes[player.index()].len()
    }

    /// Bytes that it keeps, roughly.
    pub fn bytes(&self) -> u64 {
        let sides: u64 = self
            .sides
            .iter()
            .map(|side| side.sets.len() as u64 * size_of::<InformationSet>() as u64)
            .sum();
        let nodes: u64 = self.nodes.iter().map(|nodes| nodes.capacity() as u64 * 33).sum();
        sides + nodes + self.worths.bytes()
    }

    /// Where a player with this track is who sees `view` and is to move; `None` if no play from
    /// the start of this form leads there.
    pub fn locate(&self, player: Player, track: Track, view: &impl Hash) -> Option<Place> {
        let node = self.nodes[player.index()].get(&mark(track.0, view))?;
        let set = (node.set != NO_SET).then_some(node.set as usize);
        Some(Place { set, first: node.first })
    }

    /// The plan of a player who chooses among the moves of each set with these probabilities.
    ///
    /// `chances` has one number for every sequence; that of no choice is not read.
    pub fn plan(&self, player: Player, chances: &[f64]) -> Plan {
        let side = self.side(player);
        assert_eq!(chances.len(), side.sequences(), "a number for every sequence");
        let mut plan = vec![0.0; side.sequences()];
        plan[0] = 1.0;
        for set in &side.sets {
            let reached = plan[set.parent as usize];
            for sequence in set.sequences() {
                plan[sequence] = reached * chances[sequence];
            }
        }
        plan
    }

    /// How likely a plan makes each move where it has to choose: one number for every sequence.
    ///
    /// Where the plan never gets, all moves are equally likely.
    pub fn chances(&self, player: Player, plan: &[f64]) -> Vec<f64> {
        let side = self.side(player);
        let mut chances = vec![1.0; side.sequences()];
        for set in &side.sets {
            let total: f64 = plan[set.sequences()].iter().sum();
            for sequence in set.sequences() {
                chances[sequence] =
                    if total > 0.0 { plan[sequence] / total } else { 1.0 / f64::from(set.count) };
            }
        }
        chances
    }

    /// The plan in which all moves are equally likely.
    pub fn uniform(&self, player: Player) -> Plan {
        let mut chances = vec![1.0; self.side(player).sequences()];
        for set in &self.side(player).sets {
            chances[set.sequences()].fill(1.0 / f64::from(set.count));
        }
        self.plan(player, &chances)
    }

    /// The plan that makes move number `choices[set]` in every set.
    pub fn pure(&self, player: Player, choices: &[u32]) -> Plan {
        let mut chances = vec![0.0; self.side(player).sequences()];
        for (set, &choice) in self.side(player).sets.iter().zip(choices) {
            chances[(set.first + choice) as usize] = 1.0;
        }
        self.plan(player, &chances)
    }

    /// What the ends of all plays with each pair of sequences are worth, as fractions where they
    /// are known as such: sequence of player 1, of player 2, and the sum.
    pub fn fractions(&self) -> impl Iterator<Item = (u32, u32, Option<RBig>)> {
        self.worths.fractions()
    }
}
