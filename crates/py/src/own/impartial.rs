//! An impartial game written in Python.

use std::sync::Arc;

use stratege_catalog::core::{
    Alternating, Card, Combinatorial, Heuristic, Impartial, Listed, Params, Picture, Player,
    PositionError, SetupError, Text, decided,
};

use super::{Rules, card, picture, rules::Move, unknown_position};

/// The rules of a user, seen as a game in which both have the same moves.
pub(super) struct Own(pub(super) Arc<Rules>);

/// The number of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Board(u32);

impl Combinatorial for Own {
    type Board = Board;
    type Move = Move;

    fn start(&self) -> Board {
        Board(Rules::START)
    }

    fn options(&self, board: &Board, _: Player, moves: &mut Vec<Move>) {
        self.0.look(board.0, |known| moves.extend_from_slice(&known.moves));
    }

    fn play(&self, board: &mut Board, _: Player, mv: Move) {
        board.0 = self.0.after(board.0, mv);
    }

    fn show(&self, board: &Board) -> String {
        self.0.shown(board.0)
    }
}

impl Impartial for Own {}

impl Listed for Own {
    type Game = Alternating<Own>;
    type Position = Board;

    fn card() -> Card {
        card()
    }

    fn setup(_: &Params) -> Result<Own, SetupError> {
        Err(SetupError::Unfit {
            why: Text::new("it has no such function", "il n'a pas cette fonction"),
        })
    }

    fn write(&self, board: &Board) -> String {
        self.0.text(board.0)
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        self.0.read(text).map(Board).ok_or_else(unknown_position)
    }

    fn picture(&self, board: &Board) -> Picture {
        picture(&self.0.shown(board.0))
    }

    fn heuristics() -> Vec<Heuristic<Alternating<Own>>> {
        vec![Heuristic {
            name: "own",
            about: Text::new("the given heuristic", "l'heuristique donnée"),
            value: |game, state| {
                let judged = game.rules.0.judged(state.board.0);
                judged.unwrap_or_else(|| decided(game, state).unwrap_or(0.0))
            },
        }]
    }
}
