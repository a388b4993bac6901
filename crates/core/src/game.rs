//! The six functions that define a game.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
};

use crate::{Player, Repetition};

/// Who acts at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player chooses a move.
    Player(Player),
    /// A move is drawn at random, each with its `weight`.
    Chance,
    /// The play has ended.
    Over,
}

/// The rules of a game.
///
/// The value holds the parameters (board size, heaps); a position is a `State`. The six
/// methods without a body define the game. The others are hints: they make things faster or
/// finer, and their defaults are always right.
pub trait Game: Send + Sync + 'static {
    /// A position: complete (who is to move included) and small.
    type State: Clone + Eq + Ord + Hash + Debug + Send + Sync + 'static;
    /// A move; its `Display` is its notation, unique among the moves of one position.
    type Move: Copy + Eq + Hash + Display + Debug + Send + Sync + 'static;

    /// Whether chance ever acts. Methods ask for it only where it may.
    const HAS_CHANCE: bool = false;

    /// The position in which a play begins.
    fn start(&self) -> Self::State;

    /// Who acts at `state`.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Appends the legal moves to `moves`, in a fixed order; none exactly when the play is over.
    fn moves(&self, state: &Self::State, moves: &mut Vec<Self::Move>);

    /// Plays `mv`, which must be legal.
    fn play(&self, state: &mut Self::State, mv: Self::Move);

    /// What `player` gets at `state`, where the play is over.
    fn payoff(&self, state: &Self::State, player: Player) -> i32;

    /// The position as a few lines of plain text.
    fn show(&self, state: &Self::State) -> String;

    /// Who is to move, or would be if the play had not ended, where the position tells.
    fn mover(&self, state: &Self::State) -> Option<Player> {
        match self.turn(state) {
            Turn::Player(player) => Some(player),
            _ => None,
        }
    }

    /// Whether the player to move has begun this turn already, where a turn has several moves.
    ///
    /// Moves of one turn are told together and taken back together.
    fn is_mid_turn(&self, _state: &Self::State) -> bool {
        false
    }

    /// How often `mv` is drawn where chance acts, relative to the other outcomes.
    fn weight(&self, _state: &Self::State, _mv: Self::Move) -> u32 {
        1
    }

    /// By how much player 1 is ahead where the play is over, in the game's own unit.
    ///
    /// The payoff where the rules count nothing finer.
    fn margin(&self, state: &Self::State) -> i32 {
        self.payoff(state, Player::FIRST)
    }

    /// How a play ends that comes back to its positions; nothing where no play can.
    fn repetition(&self) -> Option<Repetition> {
        None
    }

    /// Plays moves of chance until a player acts or the play is over.
    ///
    /// `draw` gives a number below the one it is told, each equally likely. Games may draw many
    /// outcomes at once; every outcome keeps the probability that `weight` gives it.
    #[inline]
    fn settle(
        &self,
        state: &mut Self::State,
        buffer: &mut Vec<Self::Move>,
        mut draw: impl FnMut(u32) -> u32,
    ) {
        while Self::HAS_CHANCE && self.turn(state) == Turn::Chance {
            buffer.clear();
            self.moves(state, buffer);
            let total = buffer.iter().map(|&mv| self.weight(state, mv)).sum();
            let mut rest = draw(total);
            let drawn = buffer.iter().copied().find(|&mv| {
                let weight = self.weight(state, mv);
                let found = rest < weight;
                rest = rest.wrapping_sub(weight);
                found
            });
            self.play(state, drawn.expect("the draw is below the sum of the weights"));
        }
    }

    /// Whether `mv` may be played; `buffer` is used again, so that nothing is allocated.
    #[inline]
    fn is_legal(&self, state: &Self::State, mv: Self::Move, buffer: &mut Vec<Self::Move>) -> bool {
        buffer.clear();
        self.moves(state, buffer);
        buffer.contains(&mv)
    }

    /// Bytes that `state` keeps outside itself, for games whose positions have no fixed size.
    fn heap_bytes(&self, _state: &Self::State) -> usize {
        0
    }

    /// One legal move: that with the number which `draw` gives when told how many there are.
    ///
    /// `None` when the play is over. Games may find it without listing all moves; it is always
    /// the same as taking it from the list. `buffer` is used again, so that nothing is allocated.
    #[inline]
    fn draw_move(
        &self,
        state: &Self::State,
        buffer: &mut Vec<Self::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Self::Move> {
        buffer.clear();
        self.moves(state, buffer);
        let count = buffer.len() as u32;
        (count > 0).then(|| buffer[draw(count) as usize])
    }

    /// The number of symmetries of the rules, the identity included.
    ///
    /// They form a group, keep the turn and the payoffs, and map the moves of a position to
    /// the moves of its image.
    fn symmetries(&self) -> usize {
        1
    }

    /// The image of `state` under symmetry number `index`; 0 is the identity.
    fn image(&self, state: &Self::State, _index: usize) -> Self::State {
        state.clone()
    }

    /// One representative for all positions that are alike: same turn, same value, same
    /// distance to the end. The least image, unless a game knows more or does it faster.
    fn canonical(&self, state: &Self::State) -> Self::State {
        (1..self.symmetries())
            .fold(state.clone(), |least, index| least.min(self.image(state, index)))
    }

    /// How many positions are images of `state`, itself included.
    fn alike(&self, state: &Self::State) -> usize {
        let images = 0..self.symmetries();
        self.symmetries() / images.filter(|&index| self.image(state, index) == *state).count()
    }

    /// The position after `mv`.
    fn after(&self, state: &Self::State, mv: Self::Move) -> Self::State {
        let mut state = state.clone();
        self.play(&mut state, mv);
        state
    }
}
