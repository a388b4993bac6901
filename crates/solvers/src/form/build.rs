//! Building a form by walking through all plays.

use stratege_core::{DEEPEST, Limits, Meter, Player, Stopped, Turn, Viewed};

use super::{
    Form, InformationSet, NO_SET, Node, Side, Size,
    mark::{Marked, mark},
    size,
    worths::{Leaf, Palette, Worth, Worths},
};

/// Bytes that a history takes while a form is built, roughly.
const HISTORY_BYTES: f64 = 12.0;

/// The most ends, and the most sequences of a player: they are numbered in 32 bits.
const MOST: u64 = u32::MAX as u64 / 2;

/// Why there is no form.
#[derive(Clone, Debug, PartialEq)]
pub enum Unbuilt<S> {
    /// The game is too large for the limits: this was found before it was built.
    TooLarge {
        /// How large it is.
        size: Size,
        /// Bytes that it would take, roughly.
        bytes: f64,
    },
    /// A limit was reached on the way.
    Stopped(Stopped),
    /// Positions that look the same to the player to move do not have the same moves there.
    Inconsistent {
        /// One of them.
        state: S,
    },
}

impl<S> From<Stopped> for Unbuilt<S> {
    fn from(cause: Stopped) -> Unbuilt<S> {
        Unbuilt::Stopped(cause)
    }
}

/// Refuses what cannot fit the limits, before it is begun.
pub(super) fn check_size<G: Viewed>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<(), Unbuilt<G::State>> {
    let size = size(game, state, limits)?;
    let bytes = size.histories * HISTORY_BYTES;
    // An estimate may be off: only what is far too large is refused outright.
    let slack = if size.exact { 1.0 } else { 2.0 };
    let fits =
        |wanted: f64, most: Option<u64>| most.is_none_or(|most| wanted <= slack * most as f64);
    let numbered = size.histories <= slack * MOST as f64;
    if fits(size.histories, limits.nodes) && fits(bytes, limits.memory) && numbered {
        return Ok(());
    }
    Err(Unbuilt::TooLarge { size, bytes })
}

/// Builds the form from `state` on.
///
/// `offset` is added to every payoff. `known` may give what a position is worth to player 1, where
/// the walk then ends.
pub(crate) fn build<G: Viewed>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
    offset: i64,
    known: impl FnMut(&G::State) -> Result<Option<f64>, Unbuilt<G::State>>,
    met: impl FnMut(Player, &G::View, &[G::Move]),
) -> Result<Form, Unbuilt<G::State>> {
    let empty = || Side { sets: Vec::new(), sequences: 1 };
    let mut palette = Palette::default();
    let certain = palette.number(Worth::ONE);
    let mut builder = Builder {
        game,
        offset,
        known,
        met,
        meter: Meter::new(limits, None),
        nodes: [Marked::default(), Marked::default()],
        moves: [1, 1],
        sides: [empty(), empty()],
        leaves: Vec::new(),
        palette,
        buffer: Vec::new(),
        histories: 0,
    };
    let here = Here { sequences: [0; 2], tracks: [0; 2], chance: certain, depth: 0 };
    builder.walk(state, here)?;
    let Builder { sides, leaves, palette, nodes, histories, .. } = builder;
    let count = leaves.len() as u64;
    let worths = Worths::new(sides[0].sequences(), leaves, palette);
    Ok(Form { sides, worths, histories, leaves: count, nodes })
}

/// Where a walk is.
#[derive(Clone, Copy)]
struct Here {
    /// What each player has chosen.
    sequences: [u32; 2],
    /// The last move of each player, forced ones included.
    tracks: [u32; 2],
    /// How likely chance leads here, as a number of the palette.
    chance: u32,
    depth: u32,
}

struct Builder<'a, G: Viewed, K, M> {
    game: &'a G,
    offset: i64,
    known: K,
    met: M,
    meter: Meter<'a>,
    nodes: [Marked<Node>; 2],
    /// Numbers given to moves of each player so far.
    moves: [u32; 2],
    sides: [Side; 2],
    leaves: Vec<Leaf>,
    palette: Palette,
    /// The moves of all positions on the way here, one list after the other.
    buffer: Vec<G::Move>,
    histories: u64,
}

impl<G, K, M> Builder<'_, G, K, M>
where
    G: Viewed,
    K: FnMut(&G::State) -> Result<Option<f64>, Unbuilt<G::State>>,
    M: FnMut(Player, &G::View, &[G::Move]),
{
    fn walk(&mut self, state: &G::State, here: Here) -> Result<(), Unbuilt<G::State>> {
        self.histories += 1;
        self.meter.tick()?;
        if here.depth >= DEEPEST {
            return Err(Stopped::Depth.into());
        }
        if let Some(value) = (self.known)(state)? {
            let chance = self.palette.worths[here.chance as usize].number;
            let worth = self.palette.number(Worth::rounded(chance * (value + self.offset as f64)));
            return self.end(here, worth);
        }
        let game = self.game;
        match game.turn(state) {
            Turn::Over => {
                let payoff = i64::from(game.payoff(state, Player::FIRST)) + self.offset;
                if payoff == 0 {
                    return Ok(());
                }
                let worth = self.palette.product(here.chance, payoff);
                self.end(here, worth)
            }
            Turn::Chance => self.chance(state, here),
            Turn::Player(player) => self.choice(state, player, here),
        }
    }

    fn end(&mut self, here: Here, worth: u32) -> Result<(), Unbuilt<G::State>> {
        self.leaves.push(Leaf { sequences: here.sequences, worth });
        if self.leaves.len().is_multiple_of(1 << 16) {
            let nodes = self.nodes.iter().map(|nodes| nodes.capacity() as u64 * 33).sum::<u64>();
            self.meter.check_memory(self.leaves.len() as u64 * 20 + nodes)?;
            if self.leaves.len() as u64 > MOST {
                return Err(Stopped::Memory.into());
            }
        }
        Ok(())
    }

    fn chance(&mut self, state: &G::State, here: Here) -> Result<(), Unbuilt<G::State>> {
        let game = self.game;
        let begin = self.buffer.len();
        game.moves(state, &mut self.buffer);
        let end = self.buffer.len();
        let weight = |mv| i64::from(game.weight(state, mv));
        let total: i64 = self.buffer[begin..].iter().map(|&mv| weight(mv)).sum();
        for at in begin..end {
            let mv = self.buffer[at];
            let chance = self.palette.worths[here.chance as usize].times(weight(mv), total);
            let chance = self.palette.number(chance);
            self.walk(&game.after(state, mv), Here { chance, depth: here.depth + 1, ..here })?;
        }
        self.buffer.truncate(begin);
        Ok(())
    }

    fn choice(
        &mut self,
        state: &G::State,
        player: Player,
        here: Here,
    ) -> Result<(), Unbuilt<G::State>> {
        let (game, own) = (self.game, player.index());
        let begin = self.buffer.len();
        game.moves(state, &mut self.buffer);
        let end = self.buffer.len();
        let node = self.node(state, player, here, begin);
        if node.count as usize != end - begin {
            return Err(Unbuilt::Inconsistent { state: state.clone() });
        }
        let set = self.sides[own].sets.get(node.set as usize).copied();
        for at in begin..end {
            let number = (at - begin) as u32;
            let mut next = Here { depth: here.depth + 1, ..here };
            next.tracks[own] = node.first + number;
            if let Some(set) = set {
                next.sequences[own] = set.first + number;
            }
            self.walk(&game.after(state, self.buffer[at]), next)?;
        }
        self.buffer.truncate(begin);
        Ok(())
    }

    /// Where the player is; the moves begin at `begin` of the buffer.
    #[inline]
    fn node(&mut self, state: &G::State, player: Player, here: Here, begin: usize) -> Node {
        let own = player.index();
        let view = self.game.view(state, player);
        let key = mark(here.tracks[own], &view);
        if let Some(&node) = self.nodes[own].get(&key) {
            return node;
        }
        let moves = &self.buffer[begin..];
        let side = &mut self.sides[own];
        let count = moves.len() as u32;
        let mut node = Node { first: self.moves[own], count, set: NO_SET };
        self.moves[own] += count;
        if count > 1 {
            node.set = side.sets.len() as u32;
            let (parent, first) = (here.sequences[own], side.sequences);
            side.sets.push(InformationSet { parent, first, count });
            side.sequences += count;
            (self.met)(player, &view, moves);
        }
        self.nodes[own].insert(key, node);
        node
    }
}
