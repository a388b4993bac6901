//! All positions of a numbered game at once, from the last to the first.
//!
//! Every move leads to a smaller number. Going upwards, a position that no lost position has
//! marked is lost; it marks all positions from which it can be reached as won. No list of
//! successors is ever made, and each position costs one bit.

use stratege_core::{
    Alternating, BoardWithMover, Convention, Duel, Indexed, Limits, Meter, Player, Stopped, Value,
};

use crate::{Found, judge};

/// Which boards are won for the player to move.
pub struct Winners {
    won: Vec<u64>,
}

/// How far from the end every board is under best play, which also says who wins.
pub struct Distances {
    distances: Vec<u32>,
}

/// Bytes that a table of winners of that many boards takes.
fn bytes_for_winners(boards: u64) -> u64 {
    boards.div_ceil(8)
}

/// Bytes that a table of distances of that many boards takes.
fn bytes_for_distances(boards: u64) -> u64 {
    boards.saturating_mul(4)
}

impl Winners {
    /// Whether the player to move wins on the board with this number.
    pub fn is_won(&self, index: u64) -> bool {
        self.won[(index / 64) as usize] >> (index % 64) & 1 == 1
    }
}

impl Distances {
    /// The value of the board with this number for the player to move, who is taken for player 1.
    ///
    /// Distances are even exactly for lost boards under normal play, odd under misère play; the
    /// table keeps twice the distance, plus one for a win.
    pub fn value(&self, index: u64) -> Value {
        let entry = self.distances[index as usize];
        let winner = if entry & 1 == 1 { Player::FIRST } else { Player::SECOND };
        Value::win(winner, entry / 2)
    }
}

/// Finds out who wins on every board. Takes one bit per board.
pub fn winners<C: Indexed>(game: &Alternating<C>, limits: Limits<'_>) -> Result<Winners, Stopped> {
    let boards = boards(game, limits, bytes_for_winners)?;
    let mut meter = Meter::new(limits, Some(boards));
    let mut won = vec![0_u64; boards.div_ceil(64) as usize];
    for word in 0..won.len() {
        let in_word = (boards - 64 * word as u64).min(64);
        meter.add(in_word)?;
        for bit in 0..in_word {
            if won[word] >> bit & 1 == 1 {
                continue;
            }
            let index = 64 * word as u64 + bit;
            if ends_won(game, index) {
                won[word] |= 1 << bit;
                continue;
            }
            game.rules
                .predecessors(index, |before| won[(before / 64) as usize] |= 1 << (before % 64));
        }
    }
    Ok(Winners { won })
}

/// Finds out who wins on every board and how soon. Takes four bytes per board.
pub fn distances<C: Indexed>(
    game: &Alternating<C>,
    limits: Limits<'_>,
) -> Result<Distances, Stopped> {
    /// Not reached by any lost board yet.
    const UNKNOWN: u32 = u32::MAX;
    let boards = boards(game, limits, bytes_for_distances)?;
    let mut meter = Meter::new(limits, Some(boards));
    let mut distances = vec![UNKNOWN; boards as usize];
    let mut moves = Vec::new();
    for index in 0..boards {
        meter.tick()?;
        if distances[index as usize] != UNKNOWN {
            continue;
        }
        if ends_won(game, index) {
            distances[index as usize] = 1;
            continue;
        }
        // Every option is won for the opponent; the longest defence counts.
        let board = game.rules.board(index);
        moves.clear();
        game.rules.options(&board, Player::FIRST, &mut moves);
        let option = |&mv: &C::Move| {
            let mut option = board.clone();
            game.rules.play(&mut option, Player::FIRST, mv);
            distances[game.rules.index(&option) as usize] / 2 + 1
        };
        let lost_in = moves.iter().map(option).max().unwrap_or(0);
        distances[index as usize] = 2 * lost_in;
        let won_in = 2 * (lost_in + 1) + 1;
        game.rules.predecessors(index, |before| {
            let entry = &mut distances[before as usize];
            *entry = won_in.min(*entry);
        });
    }
    Ok(Distances { distances })
}

/// What the table of distances says about `state` and its moves.
pub fn solve<C: Indexed>(
    game: &Alternating<C>,
    state: &BoardWithMover<C::Board>,
    limits: Limits<'_>,
) -> Result<Found<C::Move>, Stopped>
where
    Alternating<C>: Duel<State = BoardWithMover<C::Board>, Move = C::Move>,
{
    let table = distances(game, limits)?;
    let value_of = |state: &BoardWithMover<C::Board>| {
        let value = table.value(game.rules.index(&state.board));
        if state.mover.is_first() { value } else { value.swapped() }
    };
    Ok(judge(game, state, "retrograde", table.distances.len() as u64, value_of))
}

/// How many boards there are, if a table of them fits.
fn boards<C: Indexed>(
    game: &Alternating<C>,
    limits: Limits<'_>,
    bytes: fn(u64) -> u64,
) -> Result<u64, Stopped> {
    let boards = game.rules.boards().ok_or(Stopped::Memory)?;
    Meter::new(limits, None).check_memory(bytes(boards))?;
    Ok(boards)
}

/// Whether a board that no lost board has marked is won all the same: the end in misère play.
fn ends_won<C: Indexed>(game: &Alternating<C>, index: u64) -> bool {
    game.convention == Convention::Misere
        && game.rules.is_stuck(&game.rules.board(index), Player::FIRST)
}
