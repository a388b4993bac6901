//! Grundy values of impartial games: the least number that no option has.
//!
//! The value of a sum is the exclusive or of the values of its parts (Sprague and Grundy).

use stratege_core::{
    Alternating, BoardWithMover, Game, Impartial, Limits, Meter, Player, Stopped, Value,
};

use crate::{Found, Judged, Proof, hash::StableMap};

/// The Grundy values worked out so far, each once.
pub struct GrundyValues<'a, C: Impartial> {
    rules: &'a C,
    known: StableMap<C::Board, u64>,
    /// Bytes that the known boards keep outside themselves.
    heap_bytes: usize,
    meter: Meter<'a>,
}

/// The Grundy value of `board`; it is lost for the player to move exactly when this is 0.
///
/// That holds when whoever is stuck loses.
pub fn grundy<C: Impartial>(
    rules: &C,
    board: &C::Board,
    limits: Limits<'_>,
) -> Result<u64, Stopped> {
    GrundyValues::new(rules, limits).value(board)
}

/// What Grundy values find out about `state` and its moves in normal play: who wins, but not
/// how soon.
pub fn solve<C: Impartial>(
    game: &Alternating<C>,
    state: &BoardWithMover<C::Board>,
    limits: Limits<'_>,
) -> Result<Found<C::Move>, Stopped> {
    let mut values = GrundyValues::new(&game.rules, limits);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let win = Value::win(state.mover, 0);
    let mut judged = Vec::with_capacity(moves.len());
    for mv in moves {
        let grundy = values.value(&game.after(state, mv).board)?;
        let value = if grundy == 0 { win } else { win.swapped() };
        judged.push(Judged { mv, value: Some(value), estimate: None });
    }
    let value = if values.value(&state.board)? == 0 { win.swapped() } else { win };
    let best = judged.iter().filter(|judged| judged.value == Some(value));
    Ok(Found {
        between: None,
        value: Some(value),
        has_distances: false,
        best: best.map(|judged| judged.mv).collect(),
        moves: judged,
        line: Vec::new(),
        proof: Proof::Exact,
        nodes: values.nodes(),
        method: "grundy",
        depth: None,
        stopped: None,
    })
}

/// Boards between two looks at the memory in use.
const CHECK_EVERY: usize = 1 << 12;

/// The least number that is not among `values`.
///
/// ```
/// assert_eq!(stratege_solvers::grundy::mex([0, 1, 3]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    let mut seen = Vec::new();
    mex_with(values, &mut seen)
}

/// As `mex`, with a buffer of bits that is used again.
fn mex_with(values: impl IntoIterator<Item = u64>, seen: &mut Vec<u64>) -> u64 {
    seen.clear();
    for value in values {
        let word = (value / 64) as usize;
        if seen.len() <= word {
            seen.resize(word + 1, 0);
        }
        seen[word] |= 1 << (value % 64);
    }
    let full = seen.iter().take_while(|&&word| word == u64::MAX).count();
    64 * full as u64 + seen.get(full).map_or(0, |word| u64::from(word.trailing_ones()))
}

impl<'a, C: Impartial> GrundyValues<'a, C> {
    /// Nothing is known yet.
    pub fn new(rules: &'a C, limits: Limits<'a>) -> Self {
        let meter = Meter::new(limits, None);
        GrundyValues { rules, known: StableMap::default(), heap_bytes: 0, meter }
    }

    /// Boards and options visited so far.
    pub fn nodes(&self) -> u64 {
        self.meter.nodes()
    }

    /// The Grundy value of a board.
    pub fn value(&mut self, board: &C::Board) -> Result<u64, Stopped> {
        let mut parts = Vec::new();
        self.rules.parts(board, &mut parts);
        let mut value = 0;
        for part in parts {
            value ^= self.value_of_part(&part)?;
        }
        Ok(value)
    }

    /// The stack is our own: plays may be longer than the machine's stack is deep.
    fn value_of_part(&mut self, board: &C::Board) -> Result<u64, Stopped> {
        let mut waiting = vec![board.clone()];
        let mut moves = Vec::new();
        let mut parts = Vec::new();
        let mut options = Vec::new();
        let mut seen = Vec::new();
        while let Some(board) = waiting.last().cloned() {
            if self.known.contains_key(&board) {
                waiting.pop();
                continue;
            }
            moves.clear();
            options.clear();
            let waited = waiting.len();
            self.rules.options(&board, Player::FIRST, &mut moves);
            self.meter.add(1 + moves.len() as u64)?;
            for &mv in &moves {
                let mut option = board.clone();
                self.rules.play(&mut option, Player::FIRST, mv);
                self.rules.parts(&option, &mut parts);
                let mut value = 0;
                for part in parts.drain(..) {
                    match self.known.get(&part) {
                        Some(known) => value ^= known,
                        None => waiting.push(part),
                    }
                }
                options.push(value);
            }
            if waiting.len() == waited {
                let value = mex_with(options.iter().copied(), &mut seen);
                self.heap_bytes += self.rules.heap_bytes(&board);
                self.known.insert(board, value);
                if self.known.len().is_multiple_of(CHECK_EVERY) {
                    let entry = size_of::<(C::Board, u64)>() + 1;
                    let bytes = 3 * entry * self.known.capacity() + self.heap_bytes;
                    self.meter.check_memory(bytes as u64)?;
                }
                waiting.pop();
            }
        }
        Ok(self.known[board])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mex_is_the_least_missing_number() {
        assert_eq!(mex([]), 0);
        assert_eq!(mex([1, 2]), 0);
        assert_eq!(mex(0..64), 64);
        assert_eq!(mex((0..200).filter(|&value| value != 130)), 130);
    }
}
