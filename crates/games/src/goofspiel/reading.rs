//! Reading positions of Goofspiel, and refusing those that no game leads to.

use stratege_core::{PositionError, Text, ZeroSum};

use super::{Bid, Goofspiel, GoofspielTable, bit, members};

/// A part of a text and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    at: usize,
}

impl<'a> Part<'a> {
    fn unexpected(self) -> PositionError {
        let at = self.at..self.at + self.text.len();
        PositionError::Unexpected { at, allowed: "1-9 , | + : -" }
    }

    /// What stands before and after a sign.
    pub(super) fn halves(self, sign: char) -> Result<[Part<'a>; 2], PositionError> {
        let (first, second) = self.text.split_once(sign).ok_or_else(|| self.unexpected())?;
        let after = self.at + first.len() + sign.len_utf8();
        Ok([Part { text: first, at: self.at }, Part { text: second, at: after }])
    }

    pub(super) fn number(self, low: u8, high: u8) -> Result<u8, PositionError> {
        let numbers = crate::read_numbers(self.text, low.into(), high.into());
        match numbers.map_err(|error| crate::shifted(error, self.at))?.as_slice() {
            [number] => Ok(number.value as u8),
            _ => Err(self.unexpected()),
        }
    }
}

/// The words of a text, one after the other; empty ones at its end.
pub(super) struct Words<'a> {
    pub(super) rest: &'a str,
    pub(super) at: usize,
}

impl<'a> Words<'a> {
    pub(super) fn next(&mut self) -> Part<'a> {
        let (text, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        let part = Part { text, at: self.at };
        self.at += (text.len() + 1).min(self.rest.len());
        self.rest = rest;
        part
    }
}

impl Goofspiel {
    pub(super) fn read_set(&self, part: Part<'_>) -> Result<u16, PositionError> {
        if part.text == "-" {
            return Ok(0);
        }
        let numbers = crate::read_numbers(part.text, 1, self.cards.into());
        let mut set = 0;
        for number in numbers.map_err(|error| crate::shifted(error, part.at))? {
            let card = bit(number.value as u8);
            if set >= card {
                let at = number.at.start + part.at..number.at.end + part.at;
                let why = Text::new(
                    "each card is written once, the lowest first",
                    "chaque carte est écrite une fois, la plus faible d'abord",
                );
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            set |= card;
        }
        Ok(set)
    }

    /// Refuses what no game leads to.
    pub(super) fn check(&self, table: &GoofspielTable) -> Result<(), PositionError> {
        let impossible =
            |en, fr| Err(PositionError::Impossible { at: None, why: Text::new(en, fr) });
        let prizes = table.prizes.count_ones() + u32::from(table.prize > 0);
        let [first, second] = table.hands.map(u16::count_ones);
        if first != second || first != prizes {
            return impossible(
                "there are as many prizes left as cards in each hand",
                "il reste autant de prix que de cartes dans chaque main",
            );
        }
        if table.prize > 0 && table.prizes & bit(table.prize) != 0 {
            return impossible(
                "the prize that is bid for is not one to come",
                "le prix en jeu n'est plus à venir",
            );
        }
        let mut turned = GoofspielTable { prize: 0, ..*table };
        turned.prizes |= if table.prize > 0 { bit(table.prize) } else { 0 };
        self.turn_up(&mut turned);
        if turned.prize > 0 && turned.prize != table.prize {
            return impossible(
                "another prize is turned up by itself",
                "un autre prix est retourné d'office",
            );
        }
        if let Bid::Card(card) = table.bid
            && (table.prize == 0 || table.hands[0] & bit(card) == 0)
        {
            return impossible(
                "player 1 cannot have chosen that card",
                "le joueur 1 n'a pas pu choisir cette carte",
            );
        }
        let won = i32::from(table.points[0]) + i32::from(table.points[1]);
        let left: i32 = members(table.prizes).map(i32::from).sum();
        if won + left + i32::from(table.prize) > self.range()[1] {
            return impossible("there are not so many points", "il n'y a pas autant de points");
        }
        Ok(())
    }
}
