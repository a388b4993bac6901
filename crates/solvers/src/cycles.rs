//! All positions of a numbered game at once, where plays may go on for ever.
//!
//! From the ends back, by distance: a position with a move to a lost one is won; a position all of
//! whose moves lead to won ones is lost, which a counter of its undecided moves tells. What is never
//! decided is a draw: neither player can force an end that is good for them, so that both avoid those
//! that are bad. No list of successors is ever made. Positions that are alike are decided once.

use stratege_core::{Class, Ending, Limits, Meter, Numbered, Player, Stopped, Value};

use crate::{Found, judge};

/// What every number is worth for the player to move.
pub struct Outcomes<'g, G> {
    game: &'g G,
    /// For the least number of each class, what it is worth.
    words: Vec<u16>,
    counts: [u64; 3],
    /// How many classes of numbers there are.
    pub classes: u64,
    /// How far the farthest end is that somebody can force.
    pub farthest: u32,
}

/// The bit of a word that is decided. Below it are twice the distance and one for a loss, two for a
/// win, 0 for a draw by the rules. What is not decided counts its moves that are not, each as often as
/// there are numbers in its class.
const DECIDED: u16 = 1 << 15;

/// Bytes for every number: its word, and its place in a list of those just decided.
pub const BYTES: u64 = 2 + 4;

impl<G: Numbered> Outcomes<'_, G> {
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.words.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// The value of the position with this number, the player to move taken for player 1.
    pub fn value(&self, number: u64) -> Value {
        let word = self.words[self.game.class(number).least as usize];
        match word & !DECIDED {
            entry if word != entry && entry > 0 => {
                let winner = if entry % 2 == 0 { Player::FIRST } else { Player::SECOND };
                Value::win(winner, u32::from(entry - 1) / 2)
            }
            _ => Value::DRAW,
        }
    }

    /// How many numbers are won, drawn and lost for the player to move.
    pub fn counts(&self) -> [u64; 3] {
        self.counts
    }
}

fn won_in(distance: u16) -> u16 {
    DECIDED | (2 * distance + 2)
}

fn lost_in(distance: u16) -> u16 {
    DECIDED | (2 * distance + 1)
}

fn is_lost(word: u16) -> bool {
    word % 2 == 1
}

/// Finds out who wins every position and how soon, or that nobody does.
///
/// One number stands for all that are alike. If a class of P numbers is decided, each of a class of
/// R numbers has P / R times as many moves to it as the R of them have to one of the P: so moves are
/// counted R times, and P are taken off for each move backwards.
///
/// Takes six bytes per position at most, and refuses what that cannot hold.
pub fn outcomes<'g, G: Numbered>(
    game: &'g G,
    limits: Limits<'_>,
) -> Result<Outcomes<'g, G>, Stopped> {
    let positions = game.positions().filter(|&positions| u32::try_from(positions).is_ok());
    let positions = positions.ok_or(Stopped::Memory)?;
    // Every position is met twice: when its moves are counted, and when it is decided.
    let mut meter = Meter::new(limits, Some(2 * positions));
    meter.check_memory(BYTES * positions)?;
    let mut words = vec![0_u16; positions as usize];
    let mut counts = [0; 3];
    let mut classes = 0;
    let mut decided: Vec<u32> = Vec::new();
    for number in 0..positions {
        meter.tick()?;
        let Class { least, alike } = game.class(number);
        if least != number {
            continue;
        }
        classes += 1;
        words[number as usize] = match game.ending(number) {
            Ending::Over(0) => DECIDED,
            Ending::Over(payoff) => {
                decided.push(number as u32);
                if payoff > 0 { won_in(0) } else { lost_in(0) }
            }
            Ending::Moves(moves) => {
                let waiting = u16::try_from(alike * moves).unwrap_or(DECIDED);
                assert!(waiting < DECIDED, "too many moves to be counted");
                waiting
            }
        };
    }
    let mut farthest = 0;
    let mut next = Vec::new();
    for distance in 1.. {
        for &number in &decided {
            let Class { alike, .. } = game.class(number.into());
            meter.add(alike.into())?;
            let is_lost = is_lost(words[number as usize]);
            counts[if is_lost { 2 } else { 0 }] += u64::from(alike);
            let mut visited = 0;
            game.previous_classes(number.into(), |before| {
                visited += 1;
                let word = &mut words[before.least as usize];
                if *word >= DECIDED {
                    return;
                }
                if is_lost {
                    *word = won_in(distance);
                    next.push(before.least as u32);
                    return;
                }
                *word -= alike as u16;
                if *word == 0 {
                    *word = lost_in(distance);
                    next.push(before.least as u32);
                }
            });
            meter.work(visited)?;
        }
        if next.is_empty() {
            break;
        }
        if lost_in(distance) >= u16::MAX - 2 {
            return Err(Stopped::Depth);
        }
        farthest = u32::from(distance);
        decided.clear();
        std::mem::swap(&mut decided, &mut next);
    }
    counts[1] = positions - counts[0] - counts[2];
    Ok(Outcomes { game, words, counts, classes, farthest })
}

/// What the table of all positions says about `state` and its moves.
pub fn solve<G: Numbered>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Result<Found<G::Move>, Stopped> {
    let table = outcomes(game, limits)?;
    let value_of = |state: &G::State| {
        let value = table.value(game.number(state));
        let is_first = game.mover(state).is_none_or(Player::is_first);
        if is_first { value } else { value.swapped() }
    };
    Ok(judge(game, state, "retrograde", table.classes, value_of))
}
