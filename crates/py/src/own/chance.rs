//! A game written in Python in which both players see everything, with chance or with scores.

use std::sync::Arc;

use stratege_catalog::core::{
    Card, Game, Listed, Params, Perfect, Picture, Player, PositionError, SetupError, Text, Turn,
    ZeroSum,
};

use super::{
    Kind, Rules, card,
    duel::Position,
    payoffs::MOST,
    picture,
    rules::{Known, Move},
    unknown_position,
};
use crate::errors::{RulesError, said};

/// The rules of a user, seen as a game in which chance may act, or as one for scores without it.
#[derive(Clone)]
pub(super) struct Scored<const CHANCE: bool>(pub(super) Arc<Rules>);

/// The least and the most that player 1 can get.
pub(super) const RANGE: [i32; 2] = [-MOST, MOST];

/// Outcomes of chance, one after the other, after which a game is taken to go on for ever.
const OUTCOMES: u32 = 10_000;

impl<const CHANCE: bool> Game for Scored<CHANCE> {
    type State = Position;
    type Move = Move;

    const HAS_CHANCE: bool = CHANCE;

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
        match (self.turn(position), self.0.kind) {
            (Turn::Player(player), _) => Some(player),
            (Turn::Over, Kind::Alternating) => Some(self.0.mover(position.0)),
            _ => None,
        }
    }

    fn weight(&self, position: &Position, mv: Move) -> u32 {
        self.0.look(position.0, |known| weight(known, mv))
    }

    fn settle(&self, position: &mut Position, _: &mut Vec<Move>, draw: impl FnMut(u32) -> u32) {
        position.0 = settled(&self.0, position.0, draw);
    }
}

/// How often chance makes a move; 1 where it is not chance that moves.
pub(super) fn weight(known: &Known, mv: Move) -> u32 {
    let place = known.moves.iter().position(|other| *other == mv);
    place.and_then(|place| known.weights.get(place).copied()).unwrap_or(1)
}

/// The position in which chance leaves a play that has come to this one.
pub(super) fn settled(rules: &Rules, from: u32, mut draw: impl FnMut(u32) -> u32) -> u32 {
    let mut number = from;
    for _ in 0..OUTCOMES {
        let drawn = rules.look(number, |known| {
            if known.turn != Turn::Chance {
                return None;
            }
            let mut rest = draw(known.weights.iter().sum());
            known.moves.iter().zip(&known.weights).find_map(|(&mv, &weight)| {
                let found = rest < weight;
                rest = rest.wrapping_sub(weight);
                found.then_some(mv)
            })
        });
        let Some(mv) = drawn else { return number };
        number = rules.after(number, mv);
    }
    let text = rules.text(from);
    rules.halt(RulesError::new_err(said(
        || {
            format!(
                "`chance` acted {OUTCOMES} times in a row after the position {text}; let a player \
                 move, or the game end"
            )
        },
        || {
            format!(
                "`chance` a agi {OUTCOMES} fois de suite après la position {text}\u{202f}; un \
                 joueur doit jouer, ou la partie finir"
            )
        },
    )));
    number
}

impl<const CHANCE: bool> ZeroSum for Scored<CHANCE> {
    fn range(&self) -> [i32; 2] {
        RANGE
    }
}

impl<const CHANCE: bool> Perfect for Scored<CHANCE> {}

impl<const CHANCE: bool> Listed for Scored<CHANCE> {
    type Game = Scored<CHANCE>;
    type Position = Position;

    fn card() -> Card {
        card()
    }

    fn setup(_: &Params) -> Result<Self, SetupError> {
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
}
