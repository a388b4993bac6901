//! Players and judges from outside: functions of another language, told everything in plain words.

use std::sync::Arc;

use stratege_core::{Game, Limits, Plain, Player};
use stratege_tournament::{
    agent::{Agent, Chosen, Fault},
    observation::{MoveOf, Observation, WrittenObservation},
    random::Random,
    strategy::{Nature, Strategy},
};

use crate::planning::Behaviour;

/// What somebody outside is told of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The position, or what the player to move sees of it, in one line.
    pub position: String,
    /// The same as numbers, words and lists.
    pub board: Plain,
    /// Who is to move, 1 or 2; `None` when the play is over.
    pub turn: Option<u8>,
    /// The player to move, as the game numbers players.
    pub player: Option<Plain>,
    /// The legal moves: notations, and the same as numbers, words and lists.
    pub moves: Vec<(String, Plain)>,
}

/// Somebody outside who chooses moves.
pub trait ExternalStrategy: Send + Sync {
    /// What the guest is called.
    fn name(&self) -> String;

    /// What can be relied on.
    fn nature(&self) -> Nature;

    /// The place of the chosen move among the moves of the scene; `seed` is for random draws.
    fn choose(&self, scene: &Scene, seed: u32) -> Result<usize, Fault>;

    /// The places of all moves that may be chosen, with how likely each is relative to the others;
    /// `None` where that is not known.
    fn chances(&self, scene: &Scene) -> Result<Option<Vec<(usize, u64)>>, Fault> {
        if self.nature() == Nature::FIXED {
            Ok(Some(vec![(self.choose(scene, 0)?, 1)]))
        } else {
            Ok(None)
        }
    }
}

/// Who takes part in a tournament.
#[derive(Clone)]
pub struct Participant {
    /// What people call it; its word, or the name of the guest, if there is none.
    pub name: Option<String>,
    /// Who makes its moves.
    pub plays: Plays,
}

/// Who makes the moves of a participant.
#[derive(Clone)]
pub enum Plays {
    /// A strategy, as it is typed.
    Word(String),
    /// Somebody outside.
    Guest(Arc<dyn ExternalStrategy>),
    /// Nobody but a plan of the whole game.
    Behaviour(Arc<Behaviour>),
}

impl From<String> for Participant {
    fn from(word: String) -> Participant {
        Participant { name: None, plays: Plays::Word(word) }
    }
}

impl From<Arc<dyn ExternalStrategy>> for Participant {
    fn from(guest: Arc<dyn ExternalStrategy>) -> Participant {
        Participant { name: None, plays: Plays::Guest(guest) }
    }
}

/// Somebody outside who judges positions, seen by player 1.
///
/// The scene has no moves: most judges do not ask for them.
pub type Judge<'a> = &'a dyn Fn(&Scene) -> f64;

/// A guest as a strategy.
pub(crate) struct ExternalPlayer(pub(crate) Arc<dyn ExternalStrategy>);

impl<S: WrittenObservation> Strategy<S> for ExternalPlayer {
    fn word(&self) -> String {
        self.0.name()
    }

    fn nature(&self) -> Nature {
        self.0.nature()
    }

    fn agent(&self, _: &S::Game) -> Box<dyn Agent<S>> {
        let (guest, moves) = (Arc::clone(&self.0), Vec::new());
        Box::new(ExternalAgent::<S> { guest, player: Player::FIRST, moves })
    }
}

/// A guest at the table.
struct ExternalAgent<S: Observation> {
    guest: Arc<dyn ExternalStrategy>,
    player: Player,
    moves: Vec<MoveOf<S>>,
}

impl<S: WrittenObservation> ExternalAgent<S> {
    fn scene(&mut self, game: &S::Game, view: &S::View) -> Scene {
        self.moves.clear();
        S::moves(game, view, &mut self.moves);
        let named = |mv: &MoveOf<S>| (mv.to_string(), S::plain_move(game, *mv));
        Scene {
            position: S::position(game, view),
            board: S::plain(game, view),
            turn: Some(self.player.number()),
            player: Some(S::plain_player(game, self.player)),
            moves: self.moves.iter().map(named).collect(),
        }
    }
}

impl<S: WrittenObservation> Agent<S> for ExternalAgent<S> {
    fn begin(&mut self, _: &S::Game, player: Player) {
        self.player = player;
    }

    fn is_trusted(&self) -> bool {
        true
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        _: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        let scene = self.scene(game, view);
        let place = self.guest.choose(&scene, random.below(1 << 31))?;
        Ok(Chosen { mv: self.moves[place], proof: None })
    }

    fn chances(
        &mut self,
        game: &S::Game,
        view: &S::View,
        _: Limits<'_>,
        chances: &mut Vec<(MoveOf<S>, u64)>,
    ) -> Result<bool, Fault> {
        // Whoever remembers need not be asked.
        if !self.guest.nature().memoryless {
            return Ok(false);
        }
        let scene = self.scene(game, view);
        let Some(places) = self.guest.chances(&scene)? else { return Ok(false) };
        chances.extend(places.into_iter().map(|(place, weight)| (self.moves[place], weight)));
        Ok(true)
    }
}

/// What is told of a position that everybody sees.
pub(crate) fn scene<G: crate::table::Played>(game: &G, state: &G::State) -> Scene {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let named = |mv: G::Move| (mv.to_string(), game.plain_move(mv));
    Scene { moves: moves.into_iter().map(named).collect(), ..still(game, state) }
}

/// The same without the moves.
pub(crate) fn still<G: crate::table::Played>(game: &G, state: &G::State) -> Scene {
    let mover = match Game::turn(game, state) {
        stratege_core::Turn::Player(player) => Some(player),
        _ => None,
    };
    Scene {
        position: game.write(state),
        board: game.plain(state),
        turn: mover.map(Player::number),
        player: mover.map(|player| game.plain_player(player)),
        moves: Vec::new(),
    }
}
