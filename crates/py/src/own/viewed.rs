//! A game written in Python whose players see their own views.

use std::sync::Arc;

use stratege_catalog::core::{
    Card, Game, Listed, Params, Picture, Player, PositionError, SetupError, Text, Turn, Viewed,
    ZeroSum,
};

use super::{
    Kind, Rules, card,
    chance::{RANGE, settled, weight},
    picture,
    rules::Move,
    unknown_position,
};

/// The rules of a user, seen as a game with hidden information.
#[derive(Clone)]
pub(crate) struct Veiled(pub(super) Arc<Rules>);

/// A position, or all that a player sees of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Place {
    /// The position with this number.
    Open(u32),
    /// What the player sees, by the number of the view: to be drawn, not to be played on.
    Seen(Player, u32),
}

/// What a player sees, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sight {
    player: Player,
    number: u32,
}

impl Game for Veiled {
    type State = Place;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> Place {
        Place::Open(Rules::START)
    }

    fn turn(&self, place: &Place) -> Turn {
        match *place {
            Place::Open(number) => self.0.look(number, |known| known.turn),
            Place::Seen(..) => Turn::Over,
        }
    }

    fn moves(&self, place: &Place, moves: &mut Vec<Move>) {
        if let Place::Open(number) = *place {
            self.0.look(number, |known| moves.extend_from_slice(&known.moves));
        }
    }

    fn play(&self, place: &mut Place, mv: Move) {
        if let Place::Open(number) = place {
            *number = self.0.after(*number, mv);
        }
    }

    fn payoff(&self, place: &Place, player: Player) -> i32 {
        let Place::Open(number) = *place else { return 0 };
        let first = self.0.look(number, |known| known.payoff);
        if player.is_first() { first } else { -first }
    }

    fn show(&self, place: &Place) -> String {
        match *place {
            Place::Open(number) => self.0.shown(number),
            Place::Seen(player, view) => self.0.view_shown(player, view),
        }
    }

    fn mover(&self, place: &Place) -> Option<Player> {
        match (self.turn(place), place, self.0.kind) {
            (Turn::Player(player), ..) => Some(player),
            (Turn::Over, Place::Open(number), Kind::Alternating) => Some(self.0.mover(*number)),
            _ => None,
        }
    }

    fn weight(&self, place: &Place, mv: Move) -> u32 {
        match *place {
            Place::Open(number) => self.0.look(number, |known| weight(known, mv)),
            Place::Seen(..) => 1,
        }
    }

    fn settle(&self, place: &mut Place, _: &mut Vec<Move>, draw: impl FnMut(u32) -> u32) {
        if let Place::Open(number) = place {
            *number = settled(&self.0, *number, draw);
        }
    }
}

impl ZeroSum for Veiled {
    fn range(&self) -> [i32; 2] {
        RANGE
    }
}

impl Viewed for Veiled {
    type View = Sight;

    fn view(&self, place: &Place, player: Player) -> Sight {
        match *place {
            Place::Open(number) => Sight { player, number: self.0.view(number, player) },
            Place::Seen(player, number) => Sight { player, number },
        }
    }

    fn veil(&self, place: &Place, player: Player) -> Place {
        let Sight { player, number } = self.view(place, player);
        Place::Seen(player, number)
    }

    fn moves_in(&self, sight: &Sight, moves: &mut Vec<Move>) {
        if let Some(first) = self.0.first_seen(sight.player, sight.number) {
            self.0.look(first, |known| moves.extend_from_slice(&known.moves));
        }
    }

    /// All that a player sees is drawn.
    fn holding(&self, _: &Sight) -> String {
        String::new()
    }

    fn write_view(&self, sight: &Sight) -> String {
        self.0.view_text(sight.player, sight.number)
    }
}

impl Listed for Veiled {
    type Game = Veiled;
    type Position = Place;

    fn card() -> Card {
        card()
    }

    fn setup(_: &Params) -> Result<Self, SetupError> {
        Err(SetupError::Unfit {
            why: Text::new("it has no such function", "il n'a pas cette fonction"),
        })
    }

    fn write(&self, place: &Place) -> String {
        match *place {
            Place::Open(number) => self.0.text(number),
            Place::Seen(player, view) => self.0.view_text(player, view),
        }
    }

    fn read(&self, text: &str) -> Result<Place, PositionError> {
        self.0.read(text).map(Place::Open).ok_or_else(unknown_position)
    }

    fn picture(&self, place: &Place) -> Picture {
        picture(&self.show(place))
    }
}
