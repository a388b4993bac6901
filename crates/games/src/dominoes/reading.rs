//! How positions are read.

use std::ops::Range;

use stratege_core::{Game, Player, PositionError, Text, ones};

use super::{Chain, DominoTable, Dominoes, Start, Tile, Tiles, tiles::bit};

/// The words of a position.
const ALLOWED: &str = "deal: 1: 2: laid1: laid2: ends: turn: passes: lacks1: lacks2:";

/// One `name:value` of a position.
#[derive(Clone)]
struct Word<'a> {
    name: &'a str,
    value: &'a str,
    /// Where the value stands, in bytes.
    at: Range<usize>,
}

impl Dominoes {
    /// Reads what `describe` writes. Where a play begins, the two hands are enough.
    pub(super) fn parse(&self, text: &str) -> Result<DominoTable, PositionError> {
        let words = words_of(text)?;
        if let [word] = &words[..]
            && word.name == "deal"
        {
            return self.parse_deal(word);
        }
        let mut table = self.start();
        table.dealt = self.tiles.count;
        let mut turn = None;
        let mut seen = 0;
        for word in &words {
            match word.name {
                "1" => table.hands[0] = self.tiles(word, &mut seen)?,
                "2" => table.hands[1] = self.tiles(word, &mut seen)?,
                "laid1" => table.laid[0] = self.tiles(word, &mut seen)?,
                "laid2" => table.laid[1] = self.tiles(word, &mut seen)?,
                "ends" => table.chain = Chain(self.ends(word)?),
                "turn" => turn = Player::numbered(number(word, word.at.clone(), word.value, 1, 2)?),
                "passes" => table.passes = number(word, word.at.clone(), word.value, 0, 2)?,
                "lacks1" => table.lacks[0] = self.numbers(word)?,
                "lacks2" => table.lacks[1] = self.numbers(word)?,
                _ => {
                    let at = word.at.start - word.name.len() - 1..word.at.end;
                    return Err(PositionError::Unexpected { at, allowed: ALLOWED });
                }
            }
        }
        self.check_hands(&table, text)?;
        let starter = self.starter([0, 1].map(|player| table.hands[player] | table.laid[player]));
        let laid = [starter, starter.other()].map(|player| table.laid[player.index()].count_ones());
        let next = if laid[0] > laid[1] { starter.other() } else { starter };
        table.starter = starter;
        table.mover = turn.unwrap_or(next);
        if table.laid != [0, 0] {
            self.check_chain(&table)?;
            // Whoever passed just now has neither end.
            let (ends, mover) = (table.end_numbers(), table.mover);
            if table.passes > 0 {
                table.lacks[mover.other().index()] |= ends;
            }
            if table.passes > 1 {
                table.lacks[mover.index()] |= ends;
            }
            self.check_course(&table, starter)?;
        } else if table.mover != starter
            || table.ends().is_some()
            || table.passes > 0
            || table.lacks != [0, 0]
        {
            let why = Text::new(
                "nothing is laid: whoever begins is to move, and there are no ends or passes",
                "rien n'est posé : c'est à qui commence de jouer, sans extrémités ni passes",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(table)
    }

    fn parse_deal(&self, word: &Word<'_>) -> Result<DominoTable, PositionError> {
        let mut table = self.start();
        for (place, symbol) in word.value.char_indices() {
            let at = word.at.start + place..word.at.start + place + symbol.len_utf8();
            let receiver = match symbol {
                '1' => Some(Player::FIRST),
                '2' => Some(Player::SECOND),
                '-' => None,
                _ => return Err(PositionError::Unexpected { at, allowed: "1 2 -" }),
            };
            if self.is_dealt(&table) || self.places_left(&table, receiver) == 0 {
                let why = Text::new(
                    "more tiles are dealt than there are places for",
                    "plus de dominos sont distribués qu'il n'y a de places",
                );
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            self.deal_one(&mut table, receiver);
        }
        Ok(table)
    }

    /// Tiles such as `6-6,5-4` that were not named before.
    fn tiles(&self, word: &Word<'_>, seen: &mut Tiles) -> Result<Tiles, PositionError> {
        let mut tiles = 0;
        for (at, item) in items(word) {
            let unexpected = PositionError::Unexpected { at: at.clone(), allowed: "6-4,5-5" };
            let (a, b) = item.split_once('-').ok_or(unexpected)?;
            let [a, b] = [a, b].map(|half| number(word, at.clone(), half, 0, self.tiles.set));
            let tile = bit(self.tiles.index(Tile::of(a?, b?)));
            if *seen & tile != 0 {
                let why = Text::new("this tile is there twice", "ce domino est là deux fois");
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            *seen |= tile;
            tiles |= tile;
        }
        Ok(tiles)
    }

    fn ends(&self, word: &Word<'_>) -> Result<[u8; 2], PositionError> {
        let mut numbers = Vec::new();
        for (at, item) in items(word) {
            numbers.push(number(word, at, item, 0, self.tiles.set)?);
        }
        numbers.try_into().map_err(|numbers: Vec<u8>| {
            let what = Text::new("ends", "extrémités");
            PositionError::Count { at: word.at.clone(), what, found: numbers.len(), expected: 2 }
        })
    }

    fn numbers(&self, word: &Word<'_>) -> Result<u16, PositionError> {
        let mut numbers = 0;
        for (at, item) in items(word) {
            numbers |= 1 << number(word, at, item, 0, self.tiles.set)?;
        }
        Ok(numbers)
    }

    fn check_hands(&self, table: &DominoTable, text: &str) -> Result<(), PositionError> {
        for player in [0, 1] {
            let found = (table.hands[player] | table.laid[player]).count_ones() as usize;
            if found != usize::from(self.hand) {
                let what = match player {
                    0 => Text::new(
                        "tiles held and laid by player 1",
                        "dominos tenus et posés par le joueur 1",
                    ),
                    _ => Text::new(
                        "tiles held and laid by player 2",
                        "dominos tenus et posés par le joueur 2",
                    ),
                };
                let (at, expected) = (0..text.len(), self.hand.into());
                return Err(PositionError::Count { at, what, found, expected });
            }
        }
        Ok(())
    }

    /// Whether the players could have come there, each doing what the rules say.
    fn check_course(&self, table: &DominoTable, starter: Player) -> Result<(), PositionError> {
        let impossible = |why| Err(PositionError::Impossible { at: None, why });
        for (hand, lacks) in table.hands.into_iter().zip(table.lacks) {
            if hand & self.tiles.with_any(lacks) != 0 {
                return impossible(Text::new(
                    "a player holds a number of which that player has passed",
                    "un joueur tient un nombre sur lequel il a passé",
                ));
            }
        }
        let laid = table.laid[0] | table.laid[1];
        let hands = table.hands[0] | table.hands[1];
        if self.options.start == Start::Highest && hands.trailing_zeros() < laid.trailing_zeros() {
            return impossible(Text::new(
                "the game begins with the highest tile of both hands",
                "la partie commence par le domino le plus fort des deux mains",
            ));
        }
        let laid = table.laid.map(|tiles| tiles.count_ones() as i32);
        let [first, other] = [starter, starter.other()].map(Player::index);
        // By how much whoever began has laid more than turns alone explain: passes do the rest.
        let lead = laid[first] - laid[other] - i32::from(table.mover != starter);
        let in_turn = match [first, other].map(|player| table.lacks[player] != 0) {
            [false, false] => lead == 0,
            [false, true] => lead > 0,
            [true, false] => lead < 0,
            [true, true] => true,
        };
        if !in_turn {
            return impossible(Text::new(
                "the players have not laid in turn",
                "les joueurs n'ont pas posé à tour de rôle",
            ));
        }
        Ok(())
    }

    /// Whether the tiles laid form a chain with these ends.
    ///
    /// They do when they hang together and every number occurs an even number of times in them,
    /// each end counted once more.
    fn check_chain(&self, table: &DominoTable) -> Result<(), PositionError> {
        let laid = table.laid[0] | table.laid[1];
        let Some(ends) = table.ends() else {
            let why = Text::new(
                "tiles are laid, so the ends must be given",
                "des dominos sont posés : il faut donner les extrémités",
            );
            return Err(PositionError::Impossible { at: None, why });
        };
        let mut odd = 1_u16 << ends[0] ^ 1 << ends[1];
        let mut reached = 1_u16 << ends[0] | 1 << ends[1];
        let mut rest = laid;
        for tile in self.tiles.list(laid) {
            odd ^= 1 << tile.high ^ 1 << tile.low;
        }
        loop {
            let next = rest & self.tiles.with_any(reached);
            if next == 0 {
                break;
            }
            rest &= !next;
            for index in ones(next) {
                let tile = self.tiles.tile(index);
                reached |= 1 << tile.high | 1 << tile.low;
            }
        }
        if odd == 0 && rest == 0 {
            return Ok(());
        }
        let why = Text::new(
            "the tiles laid do not form a chain with these ends",
            "les dominos posés ne forment pas une chaîne avec ces extrémités",
        );
        Err(PositionError::Impossible { at: None, why })
    }
}

fn words_of(text: &str) -> Result<Vec<Word<'_>>, PositionError> {
    let mut words = Vec::new();
    let mut start = 0;
    for word in text.split(' ') {
        let end = start + word.len();
        if !word.is_empty() {
            let unexpected = PositionError::Unexpected { at: start..end, allowed: ALLOWED };
            let (name, value) = word.split_once(':').ok_or(unexpected)?;
            words.push(Word { name, value, at: start + name.len() + 1..end });
        }
        start = end + 1;
    }
    Ok(words)
}

/// The parts of a value between commas, with where they stand.
fn items<'a>(word: &Word<'a>) -> impl Iterator<Item = (Range<usize>, &'a str)> {
    let mut start = word.at.start;
    word.value.split(',').filter_map(move |item| {
        let at = start..start + item.len();
        start = at.end + 1;
        (!item.is_empty()).then_some((at, item))
    })
}

fn number(
    word: &Word<'_>,
    at: Range<usize>,
    digits: &str,
    low: u8,
    high: u8,
) -> Result<u8, PositionError> {
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        let at = if at.is_empty() { word.at.clone() } else { at };
        return Err(PositionError::Unexpected { at, allowed: "0-9" });
    }
    match digits.parse::<u8>() {
        Ok(number) if low <= number && number <= high => Ok(number),
        _ => Err(PositionError::OutOfRange { at, low: low.into(), high: high.into() }),
    }
}
