//! How large a game is, found before it is walked through.

use stratege_core::{DEEPEST, Game, Limits, Meter, SplitMix, Stopped, Turn};

/// Histories that are counted one by one before they are estimated.
const COUNTED: u64 = 200_000;

/// Random plays for an estimate.
const PROBES: u32 = 20_000;

/// How many histories a game has: ways to a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Size {
    /// How many there are.
    pub histories: f64,
    /// Whether they were counted; else it is an estimate.
    pub exact: bool,
}

/// Counts the histories from `state` on; many are estimated from random plays.
///
/// A random play in which a position had `n` moves stands for `n` plays (D. E. Knuth, Estimating
/// the efficiency of backtrack programs, 1975): right on average, and the same every time.
pub fn size<G: Game>(game: &G, state: &G::State, limits: Limits<'_>) -> Result<Size, Stopped> {
    let mut meter = Meter::new(Limits { nodes: None, ..limits }, None);
    let mut left = COUNTED;
    let mut buffer = Vec::new();
    if count(game, state, &mut left, 0, &mut buffer, &mut meter)? {
        return Ok(Size { histories: (COUNTED - left) as f64, exact: true });
    }
    let mut random = SplitMix(1);
    let mut sum = 0.0;
    for _ in 0..PROBES {
        sum += probe(game, state.clone(), &mut random, &mut buffer, &mut meter)?;
    }
    Ok(Size { histories: sum / f64::from(PROBES), exact: false })
}

/// Counts down from what is left; `false` if that does not suffice.
fn count<G: Game>(
    game: &G,
    state: &G::State,
    left: &mut u64,
    depth: u32,
    buffer: &mut Vec<G::Move>,
    meter: &mut Meter<'_>,
) -> Result<bool, Stopped> {
    if *left == 0 || depth >= DEEPEST {
        return Ok(false);
    }
    *left -= 1;
    meter.tick()?;
    if game.turn(state) == Turn::Over {
        return Ok(true);
    }
    let begin = buffer.len();
    game.moves(state, buffer);
    for at in begin..buffer.len() {
        let next = game.after(state, buffer[at]);
        if !count(game, &next, left, depth + 1, buffer, meter)? {
            buffer.truncate(begin);
            return Ok(false);
        }
    }
    buffer.truncate(begin);
    Ok(true)
}

/// The histories that one random play stands for.
fn probe<G: Game>(
    game: &G,
    mut state: G::State,
    random: &mut SplitMix,
    buffer: &mut Vec<G::Move>,
    meter: &mut Meter<'_>,
) -> Result<f64, Stopped> {
    let (mut ways, mut sum) = (1.0, 1.0);
    for _ in 0..DEEPEST {
        meter.work(64)?;
        buffer.clear();
        game.moves(&state, buffer);
        if buffer.is_empty() {
            break;
        }
        ways *= buffer.len() as f64;
        sum += ways;
        let mv = buffer[random.below(buffer.len())];
        game.play(&mut state, mv);
    }
    buffer.clear();
    Ok(sum)
}
