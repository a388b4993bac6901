//! How positions are written and read.

use std::ops::Range;

use stratege_core::{Cell, Game, Player, PositionError, Text, read_grid, write_grid};

use super::{
    Demand, Edge, Edition, GONE, Mana, Move, Position, RONIN, WITH_RINGS,
    places::{PIECES, SIDE, square},
};

/// The word for the position before any piece is placed.
const START: &str = "start";

/// What stands on a square: nothing, a ronin or the daimyo of player 1, then of player 2.
const SYMBOLS: &str = ".xXoO";

/// A word of a text and where it stands, in bytes.
struct Word<'a> {
    text: &'a str,
    at: Range<usize>,
}

impl Mana {
    /// What stands on a square, as one character.
    pub(super) fn symbol(position: &Position, square: u8) -> char {
        let owner = position.pieces.iter().position(|pieces| pieces >> square & 1 != 0);
        owner.map_or('.', |owner| {
            let ronin = ['x', 'o'][owner];
            if position.daimyo[owner] == square { ronin.to_ascii_uppercase() } else { ronin }
        })
    }

    pub(super) fn describe(position: &Position) -> String {
        let side = usize::from(SIDE);
        let board = write_grid(side, side, |index| Mana::symbol(position, square_at(index)));
        format!("{board} {} {}", position.mover, position.demand)
    }

    pub(super) fn parse(&self, text: &str) -> Result<Position, PositionError> {
        if text == START {
            return Ok(self.start());
        }
        let words = words_of(text);
        let [board, mover, demand] = &words[..] else {
            let what =
                Text::new("parts (board, player, demand)", "parties (plateau, joueur, contrainte)");
            let at = 0..text.len();
            return Err(PositionError::Count { at, what, found: words.len(), expected: 3 });
        };
        let (pieces, daimyo) = read_board(board.text)?;
        let mover = match mover.text {
            "1" => Player::FIRST,
            "2" => Player::SECOND,
            _ => return Err(PositionError::Unexpected { at: mover.at.clone(), allowed: "1 2" }),
        };
        let asked = match demand.text {
            "setup" => Demand::Setup,
            "-" => Demand::Any,
            "1" => Demand::Rings(1),
            "2" => Demand::Rings(2),
            "3" => Demand::Rings(3),
            _ => {
                let allowed = "1 2 3 - setup";
                return Err(PositionError::Unexpected { at: demand.at.clone(), allowed });
            }
        };
        let position = Position { pieces, daimyo, demand: asked, mover };
        match asked {
            Demand::Setup => self.check_setup(&position)?,
            _ => self.check_pieces(&position)?,
        }
        self.check_demand(&position, &demand.at)?;
        Ok(position)
    }

    /// Player 2 has placed nothing, and player 1 only if player 2 is to move.
    fn check_setup(&self, position: &Position) -> Result<(), PositionError> {
        let placed = [position.mover == Player::SECOND, false];
        let as_placed = |player: Player| {
            let index = player.index();
            if placed[index] {
                self.is_placed(position, player)
            } else {
                position.pieces[index] == 0
            }
        };
        if Player::BOTH.into_iter().all(as_placed) {
            return Ok(());
        }
        impossible(Text::new(
            "during set-up the board is empty, or player 1 has placed all pieces as allowed and \
             player 2 is to move",
            "pendant la mise en place, le plateau est vide, ou bien le joueur 1 a placé toutes ses \
             pièces comme il se doit et c'est au joueur 2",
        ))
    }

    /// Whether the pieces of `player` stand as the rules allow before the first move.
    fn is_placed(&self, position: &Position, player: Player) -> bool {
        let (pieces, daimyo) = (position.pieces[player.index()], position.daimyo[player.index()]);
        if pieces.count_ones() != PIECES || daimyo == GONE {
            return false;
        }
        match self.edition {
            Edition::Cosmoludo => {
                pieces == Edge::home(player).row() && Mana::thrones(player) >> daimyo & 1 != 0
            }
            Edition::Jactalea => Edge::around(pieces).is_some(),
            Edition::Escampe => Edge::around(pieces) == Some(Edge::home(player)),
        }
    }

    /// Whether this is the position before the first move.
    fn is_opening(&self, position: &Position) -> bool {
        let opposite = || {
            let [first, second] = position.pieces.map(Edge::around);
            first.map(Edge::opposite) == second
        };
        position.mover == self.opener()
            && Player::BOTH.into_iter().all(|player| self.is_placed(position, player))
            && opposite()
    }

    fn check_pieces(&self, position: &Position) -> Result<(), PositionError> {
        for player in Player::BOTH {
            let index = player.index();
            let daimyo = u32::from(position.daimyo[index] != GONE);
            let ronin = position.pieces[index].count_ones() - daimyo;
            let least = if self.edition == Edition::Escampe { RONIN } else { 0 };
            if ronin < least || RONIN < ronin {
                return impossible(Text::new(
                    "each player has five ronin; fewer only where ronin can be captured",
                    "chacun a cinq rônins ; moins seulement si les rônins peuvent être pris",
                ));
            }
        }
        let mover = position.mover;
        if position.daimyo[mover.other().index()] == GONE {
            return impossible(Text::new(
                "whoever has just moved still has the daimyo",
                "qui vient de jouer a encore son daimyo",
            ));
        }
        Ok(())
    }

    /// The player who has just moved must have arrived somewhere, or have had to pass.
    fn check_demand(&self, position: &Position, at: &Range<usize>) -> Result<(), PositionError> {
        let last = position.mover.other();
        let is_possible = match position.demand {
            Demand::Setup => true,
            Demand::Rings(rings) => {
                position.pieces[last.index()] & WITH_RINGS[usize::from(rings)] != 0
            }
            Demand::Any => self.is_opening(position) || self.has_passed(position),
        };
        if is_possible {
            return Ok(());
        }
        let why = if position.demand == Demand::Any {
            Text::new(
                "a player is free only at the first move and after a pass",
                "on n'est libre qu'au premier coup et quand l'autre a passé",
            )
        } else {
            Text::new(
                "the opponent has no piece on so many rings that could have arrived there",
                "l'adversaire n'a aucune pièce sur autant d'anneaux qui ait pu y arriver",
            )
        };
        Err(PositionError::Impossible { at: Some(at.clone()), why })
    }

    /// Whether the player who is not to move can have passed just now.
    fn has_passed(&self, position: &Position) -> bool {
        let own = position.pieces[position.mover.index()];
        let bound_by = |rings: u8| own & WITH_RINGS[usize::from(rings)] != 0;
        let passes = |rings: u8| {
            let demand = Demand::Rings(rings);
            let before = Position { demand, mover: position.mover.other(), ..*position };
            let mut moves = Vec::new();
            self.moves(&before, &mut moves);
            moves == [Move::Pass]
        };
        (1..=3).any(|rings| bound_by(rings) && passes(rings))
    }
}

fn impossible<T>(why: Text) -> Result<T, PositionError> {
    Err(PositionError::Impossible { at: None, why })
}

fn words_of(text: &str) -> Vec<Word<'_>> {
    let mut start = 0;
    let place = |text| {
        let at = start..start + str::len(text);
        start = at.end + 1;
        Word { text, at }
    };
    text.split(' ').map(place).collect()
}

/// The square with this number, counted row by row from the top left.
fn square_at(index: usize) -> u8 {
    let index = index as u8;
    square(Cell { column: index % SIDE, row: SIDE - 1 - index / SIDE })
}

/// The pieces of both players and the squares of their daimyo.
fn read_board(text: &str) -> Result<([u64; 2], [u8; 2]), PositionError> {
    let side = usize::from(SIDE);
    let mut pieces = [0; 2];
    let mut daimyo = [GONE; 2];
    for (index, symbol) in read_grid(text, side, side, SYMBOLS)?.into_iter().enumerate() {
        if symbol == 0 {
            continue;
        }
        let (owner, is_daimyo) = ((symbol - 1) / 2, symbol % 2 == 0);
        let square = square_at(index);
        pieces[owner] |= 1 << square;
        if !is_daimyo {
            continue;
        }
        if daimyo[owner] != GONE {
            // Each row is followed by a slash.
            let start = index + index / side;
            let why = Text::new("a player has one daimyo", "un joueur n'a qu'un daimyo");
            return Err(PositionError::Impossible { at: Some(start..start + 1), why });
        }
        daimyo[owner] = square;
    }
    Ok((pieces, daimyo))
}
