//! What the players of a game get to see.

use std::marker::PhantomData;

use stratege_core::{Game, Listed, Plain, Player, Viewed};

/// How the players of a game see it: the whole position, or only their view.
///
/// Strategies are written against a sight, so that one for a game with hidden parts cannot be
/// given the position.
pub trait Observation: Sized + Send + Sync + 'static {
    /// What is played.
    type Game: Game;
    /// What a player sees.
    type View;

    /// Lets `look` see what `player` sees at `state`.
    fn see<R>(
        game: &Self::Game,
        state: &StateOf<Self>,
        player: Player,
        look: impl FnOnce(&Self::View) -> R,
    ) -> R;

    /// The same, for whoever conducts a play and may hide things in the state for that long.
    fn show<R>(
        game: &Self::Game,
        state: &mut StateOf<Self>,
        player: Player,
        look: impl FnOnce(&Self::View) -> R,
    ) -> R {
        Self::see(game, state, player, look)
    }

    /// Appends the legal moves of the player who looks and is to move.
    fn moves(game: &Self::Game, view: &Self::View, moves: &mut Vec<MoveOf<Self>>);

    /// One of these moves, as [`Game::draw_move`].
    fn draw_move(
        game: &Self::Game,
        view: &Self::View,
        buffer: &mut Vec<MoveOf<Self>>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<MoveOf<Self>>;
}

/// The positions of a game that is seen so.
pub type StateOf<S> = <<S as Observation>::Game as Game>::State;
/// The moves of a game that is seen so.
pub type MoveOf<S> = <<S as Observation>::Game as Game>::Move;

/// The players see the whole position.
pub struct FullObservation<G>(PhantomData<fn() -> G>);

/// Each player sees a view.
pub struct PartialObservation<G>(PhantomData<fn() -> G>);

impl<G: Game> Observation for FullObservation<G> {
    type Game = G;
    type View = G::State;

    #[inline]
    fn see<R>(_: &G, state: &G::State, _: Player, look: impl FnOnce(&G::State) -> R) -> R {
        look(state)
    }

    #[inline]
    fn moves(game: &G, view: &G::State, moves: &mut Vec<G::Move>) {
        game.moves(view, moves);
    }

    #[inline]
    fn draw_move(
        game: &G,
        view: &G::State,
        buffer: &mut Vec<G::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<G::Move> {
        game.draw_move(view, buffer, draw)
    }
}

impl<G: Viewed> Observation for PartialObservation<G> {
    type Game = G;
    type View = G::View;

    #[inline]
    fn see<R>(game: &G, state: &G::State, player: Player, look: impl FnOnce(&G::View) -> R) -> R {
        look(&game.view(state, player))
    }

    #[inline]
    fn show<R>(
        game: &G,
        state: &mut G::State,
        player: Player,
        look: impl FnOnce(&G::View) -> R,
    ) -> R {
        game.show_to(state, player, look)
    }

    #[inline]
    fn moves(game: &G, view: &G::View, moves: &mut Vec<G::Move>) {
        game.moves_in(view, moves);
    }

    #[inline]
    fn draw_move(
        game: &G,
        view: &G::View,
        buffer: &mut Vec<G::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<G::Move> {
        game.draw_move_in(view, buffer, draw)
    }
}

/// A sight that can be told to programs in other languages.
pub trait WrittenObservation: Observation {
    /// What a player sees, in one line of text.
    fn position(game: &Self::Game, view: &Self::View) -> String;

    /// What a player sees, as numbers, words and lists.
    fn plain(game: &Self::Game, view: &Self::View) -> Plain;

    /// A move, as numbers, words and lists.
    fn plain_move(game: &Self::Game, mv: MoveOf<Self>) -> Plain;

    /// A player, as a number or a word.
    fn plain_player(game: &Self::Game, player: Player) -> Plain;

    /// The name of the game.
    fn game_name() -> &'static str;
}

impl<G: Game + Listed<Game = G, Position = <G as Game>::State>> WrittenObservation
    for FullObservation<G>
{
    fn position(game: &G, view: &G::State) -> String {
        game.write(view)
    }

    fn plain(game: &G, view: &G::State) -> Plain {
        game.plain(view)
    }

    fn plain_move(game: &G, mv: G::Move) -> Plain {
        game.plain_move(mv)
    }

    fn plain_player(game: &G, player: Player) -> Plain {
        game.plain_player(player)
    }

    fn game_name() -> &'static str {
        G::card().name
    }
}

impl<G: Viewed + Listed<Game = G, Position = <G as Game>::State>> WrittenObservation
    for PartialObservation<G>
{
    fn position(game: &G, view: &G::View) -> String {
        game.write_view(view)
    }

    fn plain(game: &G, view: &G::View) -> Plain {
        game.plain_view(view)
    }

    fn plain_move(game: &G, mv: G::Move) -> Plain {
        game.plain_move(mv)
    }

    fn plain_player(game: &G, player: Player) -> Plain {
        game.plain_player(player)
    }

    fn game_name() -> &'static str {
        G::card().name
    }
}
