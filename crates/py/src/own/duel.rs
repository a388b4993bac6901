//! A game for two players, or for one, written in Python.

use std::sync::Arc;

use stratege_catalog::{
    BoardValuer, ValuedBoard,
    core::{
        Card, Combinatorial, Duel, Game, Heuristic, Listed, Params, Picture, Player, PositionError,
        Puzzle, Repetition, SetupError, Text, Turn, decided,
    },
};

use super::{Kind, Rules, card, picture, rules::Move, unknown_position};

/// The rules of a user, seen as a game.
pub(super) struct Own(pub(super) Arc<Rules>);

/// The number of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Position(pub(super) u32);

impl Game for Own {
    type State = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position(Rules::START)
    }

    fn turn(&self, position: &Position) -> Turn {
        self.0.look(position.0, |known| known.turn)
    }

    fn moves(&self, position: &Position, moves: &mut Vec<Move>) {
        self.0.look(position.0, |known| moves.extend_from_slice(&known.moves));
    }

    fn play(&self, position: &mut Position, mv: Move) {
        position.0 = self.0.after(position.0, mv);
    }

    fn payoff(&self, position: &Position, player: Player) -> i32 {
        let first = self.0.look(position.0, |known| known.payoff);
        if player.is_first() { first } else { -first }
    }

    fn show(&self, position: &Position) -> String {
        self.0.shown(position.0)
    }

    fn mover(&self, position: &Position) -> Option<Player> {
        match (Game::turn(self, position), self.0.kind) {
            (Turn::Player(player), _) => Some(player),
            (_, Kind::Alternating) => Some(self.0.mover(position.0)),
            _ => None,
        }
    }

    fn repetition(&self) -> Option<Repetition> {
        self.0.repetition()
    }
}

impl Duel for Own {}

/// Boards of a game that whoever is stuck loses: positions with player 1 to move stand for them.
impl Combinatorial for Own {
    type Board = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position(Rules::START)
    }

    fn options(&self, board: &Position, player: Player, moves: &mut Vec<Move>) {
        let position = self.0.with_mover(board.0, player);
        self.0.look(position, |known| moves.extend_from_slice(&known.moves));
    }

    fn play(&self, board: &mut Position, player: Player, mv: Move) {
        let position = self.0.with_mover(board.0, player);
        board.0 = self.0.with_mover(self.0.after(position, mv), Player::FIRST);
    }

    fn show(&self, board: &Position) -> String {
        self.0.shown(board.0)
    }
}

/// Who works out what a board is worth, whoever is to move there.
pub(super) fn values<'g>(game: &'g Own, position: &Position) -> Box<dyn BoardValuer + 'g> {
    let board = Position(game.0.with_mover(position.0, Player::FIRST));
    Box::new(ValuedBoard::new(game, board))
}

impl Puzzle for Own {}

impl Listed for Own {
    type Game = Own;
    type Position = Position;

    fn card() -> Card {
        card()
    }

    fn setup(_: &Params) -> Result<Own, SetupError> {
        Err(SetupError::Unfit {
            why: Text::new("it has no such function", "il n'a pas cette fonction"),
        })
    }

    fn write(&self, position: &Position) -> String {
        self.0.text(position.0)
    }

    fn read(&self, text: &str) -> Result<Position, PositionError> {
        self.0.read(text).map(Position).ok_or_else(unknown_position)
    }

    fn picture(&self, position: &Position) -> Picture {
        picture(&self.0.shown(position.0))
    }

    fn heuristics() -> Vec<Heuristic<Own>> {
        vec![Heuristic {
            name: "own",
            about: Text::new("the given heuristic", "l'heuristique donnée"),
            value: |game, position| {
                game.0.judged(position.0).unwrap_or_else(|| decided(game, position).unwrap_or(0.0))
            },
        }]
    }
}
