//! Every position below one, each visited once, worked out from the endings back.

use std::hash::BuildHasherDefault;

use stratege_core::{Game, Limits, Meter, Player, Stopped};

use crate::hash::StableMap;

/// What is worked out for positions.
pub(crate) trait Fold<G: Game> {
    /// What is worked out for one position.
    type Item: Copy;

    /// The item of an ended position.
    fn ended(&self, game: &G, state: &G::State) -> Self::Item;

    /// The item of a position as one of its moves gives it, from the item that follows.
    fn before(&self, after: Self::Item) -> Self::Item;

    /// The item that `mover` prefers.
    fn choose(&self, mover: Player, best: Self::Item, other: Self::Item) -> Self::Item;
}

/// One item per position.
pub(crate) type Items<G, F> = StableMap<<G as Game>::State, <F as Fold<G>>::Item>;

/// Positions for which there is room at once: growing from nothing costs small games a fifth of
/// their time.
const FIRST_TABLE: usize = 4000;

/// Positions between two looks at the memory in use.
const CHECK_EVERY: usize = 1 << 12;

/// A position whose children are being visited.
struct Frame<S, T> {
    state: S,
    mover: Player,
    /// Where its moves that are still to be tried begin in the common buffer.
    moves: usize,
    best: Option<T>,
}

/// The items of `state` and of all positions below it.
///
/// The play must not be able to come back to a position. The stack is our own: plays may be
/// longer than the machine's stack is deep.
pub(crate) fn fold<G: Game, F: Fold<G>>(
    game: &G,
    state: &G::State,
    how: &F,
    limits: Limits<'_>,
) -> Result<Items<G, F>, Stopped> {
    let mut meter = Meter::new(limits, None);
    let entry = size_of::<(G::State, F::Item)>() + 1;
    let mut next_check = 0;
    let mut heap_bytes = 0;
    let mut items: Items<G, F> =
        StableMap::with_capacity_and_hasher(FIRST_TABLE, BuildHasherDefault::default());
    let mut frames: Vec<Frame<G::State, F::Item>> = Vec::new();
    let mut moves: Vec<G::Move> = Vec::new();
    let mut entering = Some(state.clone());
    loop {
        if let Some(state) = entering.take() {
            meter.tick()?;
            if items.len() >= next_check {
                next_check = items.len() + CHECK_EVERY;
                // A table that grows exists twice, the new one twice as large.
                let table = 3 * entry * items.capacity();
                let stack = frames.capacity() * size_of::<Frame<G::State, F::Item>>();
                let waiting = moves.capacity() * size_of::<G::Move>();
                meter.check_memory((table + stack + waiting + heap_bytes) as u64)?;
            }
            let begin = moves.len();
            game.moves(&state, &mut moves);
            meter.work((moves.len() - begin) as u64)?;
            heap_bytes += game.heap_bytes(&state);
            if moves.len() == begin {
                let item = how.ended(game, &state);
                items.insert(state, item);
                if let Some(parent) = frames.last_mut() {
                    take(how, parent, item);
                }
            } else {
                let mover = game.mover(&state).expect("somebody has these moves");
                frames.push(Frame { state, mover, moves: begin, best: None });
            }
        }
        let Some(frame) = frames.last_mut() else { return Ok(items) };
        while moves.len() > frame.moves {
            let Some(mv) = moves.pop() else { break };
            let child = game.after(&frame.state, mv);
            match items.get(&child) {
                Some(&item) => take(how, frame, item),
                None => {
                    entering = Some(child);
                    break;
                }
            }
        }
        if entering.is_some() {
            continue;
        }
        let Some(Frame { state, best: Some(item), .. }) = frames.pop() else {
            unreachable!("a player to move has a move");
        };
        items.insert(state, item);
        if let Some(parent) = frames.last_mut() {
            take(how, parent, item);
        }
    }
}

/// Offers the item of a child to its parent.
fn take<G: Game, F: Fold<G>>(how: &F, parent: &mut Frame<G::State, F::Item>, child: F::Item) {
    let item = how.before(child);
    parent.best = Some(parent.best.map_or(item, |best| how.choose(parent.mover, best, item)));
}
