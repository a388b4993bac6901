//! Where the tokens lie.

use std::fmt;

use stratege_core::{SetupError, Text};

use super::board::{self, Place};
use crate::shuffle::shuffle;

/// Colours, and symbols.
const KINDS: u8 = 6;

/// How the neutral token is written.
const NEUTRAL: &str = "##";

/// A colour and a symbol, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Token {
    /// The colour, below 6.
    pub colour: u8,
    /// The symbol, below 6.
    pub symbol: u8,
}

impl Token {
    /// Whether one may be covered right after the other.
    pub fn matches(self, other: Token) -> bool {
        self.colour == other.colour || self.symbol == other.symbol
    }

    /// The 36 tokens: those of the first colour, those of the second one, …
    fn all() -> impl Iterator<Item = Token> {
        (0..KINDS * KINDS).map(|index| Token { colour: index / KINDS, symbol: index % KINDS })
    }
}

/// A letter for the colour and a digit for the symbol.
impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.colour), self.symbol + 1)
    }
}

/// The token of every cell; each lies there once, and nothing is the neutral one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    tokens: [Option<Token>; 64],
}

impl Layout {
    /// A random layout: the tokens `a1`, `a2`, …, `f6` and then the neutral one, shuffled, on the
    /// cells row by row from the top.
    pub fn random(seed: u64) -> Layout {
        let mut tokens: Vec<Option<Token>> = Token::all().map(Some).chain([None]).collect();
        shuffle(&mut tokens, seed);
        Layout::of(tokens)
    }

    fn of(tokens: Vec<Option<Token>>) -> Layout {
        let mut layout = Layout { tokens: [None; 64] };
        for (place, token) in board::places().zip(tokens) {
            layout.tokens[usize::from(place.0)] = token;
        }
        layout
    }

    /// Reads rows from the top, `/` between them, two characters for every token.
    pub fn read(text: &str) -> Result<Layout, SetupError> {
        let unfit = |why| Err(SetupError::Unfit { why });
        let rows: Vec<&str> = text.split('/').collect();
        let lengths = (0..board::ROWS).map(|row| 2 * usize::from(board::length(row)));
        if !text.is_ascii() || !rows.iter().map(|row| row.len()).eq(lengths) {
            return unfit(Text::new(
                "a layout has 7 rows of 4, 5, 6, 7, 6, 5 and 4 tokens, `/` between them, and a \
                 token has two characters",
                "une disposition a 7 lignes de 4, 5, 6, 7, 6, 5 et 4 jetons, séparées par `/`, et \
                 un jeton a deux caractères",
            ));
        }
        let row_names = |row: &&str| {
            let row = (*row).to_owned();
            (0..row.len() / 2).map(move |index| row[2 * index..2 * index + 2].to_owned())
        };
        let mut tokens = Vec::new();
        for name in rows.iter().flat_map(row_names) {
            let token = Token::all().find(|token| token.to_string() == name);
            if token.is_none() && name != NEUTRAL {
                return unfit(Text::new(
                    "a token is a colour `a` to `f` and a symbol `1` to `6`, or the neutral `##`",
                    "un jeton est une couleur de `a` à `f` et un symbole de `1` à `6`, ou le neutre \
                     `##`",
                ));
            }
            if tokens.contains(&token) {
                return unfit(Text::new(
                    "a layout has each of the 36 tokens and the neutral one once; one is there \
                     twice, and another one is missing",
                    "une disposition a une fois chacun des 36 jetons et le neutre ; l'un s'y trouve \
                     deux fois, et un autre manque",
                ));
            }
            tokens.push(token);
        }
        Ok(Layout::of(tokens))
    }

    /// The token of a cell; nothing is the neutral one.
    pub fn token(&self, place: Place) -> Option<Token> {
        self.tokens[usize::from(place.0)]
    }

    /// The token of a cell, as it is written.
    pub(super) fn name(&self, place: Place) -> String {
        self.token(place).map_or_else(|| NEUTRAL.to_owned(), |token| token.to_string())
    }

    /// The cell of the neutral token.
    pub(super) fn neutral(&self) -> Place {
        let neutral = board::places().find(|&place| self.token(place).is_none());
        neutral.expect("a layout has a neutral token")
    }

    /// The other cells whose tokens have the colour or the symbol of that of `place`.
    pub(super) fn matching(&self, place: Place) -> u64 {
        let Some(token) = self.token(place) else { return 0 };
        let matches = |other: &Place| {
            *other != place && self.token(*other).is_some_and(|other| token.matches(other))
        };
        board::places().filter(matches).fold(0, |cells, other| cells | 1 << other.0)
    }
}

/// As [`Layout::read`] reads it.
impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in board::places() {
            if place.row() > 0 && place.rank() == 0 {
                f.write_str("/")?;
            }
            f.write_str(&self.name(place))?;
        }
        Ok(())
    }
}
