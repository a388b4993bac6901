//! The values of boards.

use rustc_hash::FxHashMap;
use stratege_core::{Alternating, Combinatorial, Convention, Player};

use crate::{Calculator, Value, ValueError};

/// The values of the boards of one game met so far.
///
/// They belong to the [`crate::Forms`] of the calculator that worked them out: the same forms must
/// be used every time.
pub struct Boards<'r, C: Combinatorial> {
    rules: &'r C,
    known: FxHashMap<C::Board, Value>,
    /// Bytes that the known boards keep outside themselves.
    heap_bytes: usize,
    /// Buffers that are used again.
    spare: Vec<Frame<C>>,
}

/// A board whose value is being worked out.
struct Frame<C: Combinatorial> {
    board: C::Board,
    /// What can be played, from the last to the first.
    moves: Vec<(Player, C::Move)>,
    /// What the next moves lead to: whose move it is, and how many parts.
    next: Vec<(Player, usize)>,
    /// These parts, in the same order.
    parts: Vec<Part<C::Board>>,
    /// The values of the options of both players.
    options: [Vec<Value>; 2],
}

/// A part of what a move leads to.
struct Part<B> {
    /// The board under which its value is kept.
    board: B,
    /// Whether the players are exchanged there.
    is_swapped: bool,
    /// The value, if it was known before the others were worked out.
    value: Option<Value>,
}

/// Stands for the value of a board that is being worked out.
const OPEN: Value = Value { core: u32::MAX, shift: 0 };

/// Moves whose parts are looked up at once.
const AHEAD: usize = 64;

/// Boards between two looks at the memory in use.
const CHECK_EVERY: usize = 1 << 12;

impl<'r, C: Combinatorial> Boards<'r, C> {
    /// Nothing is known yet.
    pub fn new(rules: &'r C) -> Boards<'r, C> {
        Boards { rules, known: FxHashMap::default(), heap_bytes: 0, spare: Vec::new() }
    }

    /// The boards of a game that is played in turn: in misère play there are no canonical forms.
    pub fn of(game: &'r Alternating<C>) -> Result<Boards<'r, C>, ValueError> {
        match game.convention {
            Convention::Normal => Ok(Boards::new(&game.rules)),
            Convention::Misere => Err(ValueError::Misere),
        }
    }

    /// Boards whose values are known, up to parts and symmetry.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Whether no board has been met.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The value of a board; player 1 is Left.
    pub fn value(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        board: &C::Board,
    ) -> Result<Value, ValueError> {
        let mut sum = Value::ZERO;
        for value in self.values(calculator, board)? {
            sum = calculator.sum(sum, value)?;
        }
        Ok(sum)
    }

    /// The values of the parts of a board, which need not be added up to tell who wins.
    pub fn values(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        board: &C::Board,
    ) -> Result<Vec<Value>, ValueError> {
        let mut parts = Vec::new();
        self.rules.parts(board, &mut parts);
        parts.iter().map(|part| self.value_of_part(calculator, part)).collect()
    }

    /// Every move of `player` with the value of the board that it leads to.
    pub fn moves(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        board: &C::Board,
        player: Player,
    ) -> Result<Vec<(C::Move, Value)>, ValueError> {
        let mut moves = Vec::new();
        self.rules.options(board, player, &mut moves);
        let mut valued = Vec::with_capacity(moves.len());
        for mv in moves {
            let mut option = board.clone();
            self.rules.play(&mut option, player, mv);
            valued.push((mv, self.value(calculator, &option)?));
        }
        Ok(valued)
    }

    /// The part under which a value is kept, and whether the players are exchanged there.
    fn kept_as(&self, part: C::Board) -> (C::Board, bool) {
        match self.rules.swapped(&part) {
            Some(swapped) if part < swapped => (swapped, true),
            _ => (part, false),
        }
    }

    /// What is known of a part, or the board under which it will be kept.
    fn look_up(
        &self,
        calculator: &Calculator<'_, '_>,
        part: &C::Board,
    ) -> Result<Result<Value, C::Board>, ValueError> {
        let (board, is_swapped) = self.kept_as(part.clone());
        match self.known.get(&board) {
            None => Ok(Err(board)),
            // It is its own follower.
            Some(&OPEN) => Err(ValueError::Loopy),
            Some(&value) if is_swapped => Ok(Ok(calculator.negative(value))),
            Some(&value) => Ok(Ok(value)),
        }
    }

    fn value_of_part(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        part: &C::Board,
    ) -> Result<Value, ValueError> {
        let board = match self.look_up(calculator, part)? {
            Ok(value) => return Ok(value),
            Err(board) => board,
        };
        let is_swapped = board != *part;
        let mut frames = Vec::new();
        let value = self.work(calculator, board, &mut frames);
        // Work that ended early leaves boards open.
        for frame in frames {
            self.known.remove(&frame.board);
        }
        Ok(if is_swapped { calculator.negative(value?) } else { value? })
    }

    /// The stack is our own: plays may be longer than the machine's stack is deep.
    fn work(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        part: C::Board,
        frames: &mut Vec<Frame<C>>,
    ) -> Result<Value, ValueError> {
        let first = self.opened(calculator, part)?;
        frames.push(first);
        let mut value = Value::ZERO;
        while let Some(frame) = frames.last_mut() {
            if let Some(missing) = self.advance(calculator, frame)? {
                let opened = self.opened(calculator, missing)?;
                frames.push(opened);
                continue;
            }
            let [left, right] = &mut frame.options;
            value = calculator.canonical(left.clone(), right.clone())?;
            left.clear();
            right.clear();
            if let Some(known) = self.known.get_mut(&frame.board) {
                *known = value;
            }
            self.spare.extend(frames.pop());
        }
        Ok(value)
    }

    /// Adds up the options of a board as far as they are known; gives a part that is not.
    fn advance(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        frame: &mut Frame<C>,
    ) -> Result<Option<C::Board>, ValueError> {
        loop {
            if frame.next.is_empty() {
                self.look_ahead(frame);
            }
            let Some(&(player, count)) = frame.next.last() else { return Ok(None) };
            let first = frame.parts.len() - count;
            for part in frame.parts[first..].iter_mut().filter(|part| part.value.is_none()) {
                match self.known.get(&part.board) {
                    None => return Ok(Some(part.board.clone())),
                    // It is its own follower.
                    Some(&OPEN) => return Err(ValueError::Loopy),
                    known => part.value = known.copied(),
                }
            }
            let mut sum = Value::ZERO;
            for Part { value, is_swapped, .. } in frame.parts.drain(first..) {
                let value = value.expect("every part of this move was looked up");
                let value = if is_swapped { calculator.negative(value) } else { value };
                sum = calculator.sum(sum, value)?;
            }
            frame.next.pop();
            let options = &mut frame.options[player.index()];
            if !options.contains(&sum) {
                options.push(sum);
            }
        }
    }

    /// The parts of what the next moves lead to, with their values where these are known.
    ///
    /// They are looked up one right after the other: so the processor waits for memory less often.
    fn look_ahead(&self, frame: &mut Frame<C>) {
        let mut parts = Vec::new();
        let first = frame.moves.len().saturating_sub(AHEAD);
        for (player, mv) in frame.moves.drain(first..) {
            let mut option = frame.board.clone();
            self.rules.play(&mut option, player, mv);
            self.rules.parts(&option, &mut parts);
            frame.next.push((player, parts.len()));
            for part in parts.drain(..) {
                let (board, is_swapped) = self.kept_as(part);
                frame.parts.push(Part { board, is_swapped, value: None });
            }
        }
        for part in &mut frame.parts {
            part.value = self.known.get(&part.board).copied().filter(|&value| value != OPEN);
        }
    }

    /// A part that has not been met, with all its moves.
    fn opened(
        &mut self,
        calculator: &mut Calculator<'_, '_>,
        board: C::Board,
    ) -> Result<Frame<C>, ValueError> {
        calculator.meter.tick()?;
        let mut frame = match self.spare.pop() {
            Some(frame) => Frame { board, ..frame },
            None => Frame {
                board,
                moves: Vec::new(),
                next: Vec::new(),
                parts: Vec::new(),
                options: [Vec::new(), Vec::new()],
            },
        };
        let mut moves = Vec::new();
        for player in Player::BOTH {
            moves.clear();
            self.rules.options(&frame.board, player, &mut moves);
            frame.moves.extend(moves.iter().map(|&mv| (player, mv)));
        }
        calculator.meter.work(16 * frame.moves.len() as u64)?;
        frame.moves.reverse();
        self.heap_bytes += self.rules.heap_bytes(&frame.board);
        if self.known.len().is_multiple_of(CHECK_EVERY) {
            let entry = size_of::<(C::Board, Value)>() + 1;
            let bytes = entry * self.known.capacity() * 3 / 2 + self.heap_bytes;
            calculator.check_memory(bytes as u64)?;
        }
        self.known.insert(frame.board.clone(), OPEN);
        Ok(frame)
    }
}
