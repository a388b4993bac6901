//! All positions of a numbered game at once, where plays may go on for ever.
//!
//! From the ends back, by distance: a position with a move to a lost one is won; a position all of
//! whose moves lead to won ones is lost, which a counter of its undecided moves tells. What is never
//! decided is a draw: neither player can force an end that is good for them, so that both avoid those
//! that are bad. No list of successors is ever made.

use stratege_core::{Ending, Limits, Meter, Numbered, Player, Stopped, Value};

use crate::{Found, judge};

/// What every number is worth for the player to move.
pub struct Outcomes {
    /// Twice the distance and one for a loss, two for a win, 0 for a draw.
    entries: Vec<u16>,
    /// How far the farthest end is that somebody can force.
    pub farthest: u32,
}

/// Neither won nor lost, so far or for good.
const OPEN: u16 = 0;

/// A draw by the rules, which is never counted down.
const DRAWN: u16 = u16::MAX;

/// Bytes per position: its entry, its counter, and its place in a list of those just decided.
const BYTES: u64 = 2 + 2 + 4;

impl Outcomes {
    /// How many numbers there are.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value of the position with this number, the player to move taken for player 1.
    pub fn value(&self, number: u64) -> Value {
        match self.entries[number as usize] {
            OPEN | DRAWN => Value::DRAW,
            entry => {
                let winner = if entry % 2 == 0 { Player::FIRST } else { Player::SECOND };
                Value::win(winner, u32::from(entry - 1) / 2)
            }
        }
    }

    /// How many numbers are won, drawn and lost for the player to move.
    pub fn counts(&self) -> [u64; 3] {
        let mut counts = [0; 3];
        for &entry in &self.entries {
            let place = match entry {
                OPEN | DRAWN => 1,
                entry if entry % 2 == 0 => 0,
                _ => 2,
            };
            counts[place] += 1;
        }
        counts
    }
}

fn won_in(distance: u16) -> u16 {
    2 * distance + 2
}

fn lost_in(distance: u16) -> u16 {
    2 * distance + 1
}

/// Finds out who wins every position and how soon, or that nobody does.
///
/// Takes eight bytes per position at most, and refuses what that cannot hold.
pub fn outcomes<G: Numbered>(game: &G, limits: Limits<'_>) -> Result<Outcomes, Stopped> {
    let positions = game.positions().filter(|&positions| u32::try_from(positions).is_ok());
    let positions = positions.ok_or(Stopped::Memory)?;
    // Every position is met twice: when its moves are counted, and when it is decided.
    let mut meter = Meter::new(limits, Some(2 * positions));
    meter.check_memory(BYTES * positions)?;
    let mut entries = vec![OPEN; positions as usize];
    let mut waiting = vec![0_u16; positions as usize];
    let mut decided: Vec<u32> = Vec::new();
    for number in 0..positions {
        meter.tick()?;
        let index = number as usize;
        match game.ending(number) {
            Ending::Over(0) => entries[index] = DRAWN,
            Ending::Over(payoff) => {
                entries[index] = if payoff > 0 { won_in(0) } else { lost_in(0) };
                decided.push(number as u32);
            }
            Ending::Moves(moves) => waiting[index] = moves as u16,
        }
    }
    let mut farthest = 0;
    let mut next = Vec::new();
    for distance in 1.. {
        for &number in &decided {
            meter.tick()?;
            let is_lost = entries[number as usize] % 2 == 1;
            let mut visited = 0;
            game.previous(number.into(), |before| {
                visited += 1;
                let index = before as usize;
                if entries[index] != OPEN {
                    return;
                }
                if is_lost {
                    entries[index] = won_in(distance);
                    next.push(before as u32);
                    return;
                }
                waiting[index] -= 1;
                if waiting[index] == 0 {
                    entries[index] = lost_in(distance);
                    next.push(before as u32);
                }
            });
            meter.work(visited)?;
        }
        if next.is_empty() {
            break;
        }
        if lost_in(distance) >= DRAWN - 2 {
            return Err(Stopped::Depth);
        }
        farthest = u32::from(distance);
        decided.clear();
        std::mem::swap(&mut decided, &mut next);
    }
    Ok(Outcomes { entries, farthest })
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
    Ok(judge(game, state, "retrograde", table.len() as u64, value_of))
}
