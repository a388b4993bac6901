//! How many positions a game has, about, before any table is made.
//!
//! The first layers are counted. Beyond them, D. E. Knuth's sampling says how many sequences of moves
//! there are (*Estimating the efficiency of backtrack programs*, 1975): the product of the numbers of
//! moves along a random play. How many sequences lead to the same position is known in the first
//! layers, and grows by a factor that itself grows evenly: the number of moves that can have been
//! the last one. The quotient is the number of positions.

use stratege_core::{Layered, Limits, Meter, SplitMix, Stopped};

/// Positions of the layers that are counted.
const COUNTED: usize = 1 << 16;

/// Random plays.
const PLAYS: usize = 1 << 13;

/// The seed that estimates are made with unless another one is asked for.
pub const SEED: u64 = 0;

/// How many positions a game has, about.
#[derive(Clone, Debug, PartialEq)]
pub struct Estimate {
    /// Positions by the number of moves that leads to them.
    pub layers: Vec<f64>,
    /// How many of these numbers are exact: the first ones.
    pub exact: usize,
}

impl Estimate {
    /// All positions.
    pub fn positions(&self) -> f64 {
        self.layers.iter().sum()
    }

    /// Whether every layer was counted.
    pub fn is_exact(&self) -> bool {
        self.exact == self.layers.len()
    }
}

/// Estimates how many positions of `game` can be reached from its start.
pub fn estimate<G: Layered>(game: &G, seed: u64, limits: Limits<'_>) -> Result<Estimate, Stopped> {
    let mut meter = Meter::new(limits, None);
    let mut layer = vec![(game.pack(&game.start()), 1.0)];
    let mut layers = vec![1.0];
    // How many sequences of moves lead to a position, on average.
    let mut sequences = vec![1.0];
    while layer.len() < COUNTED {
        let next = next_layer(game, layers.len() as u32 - 1, &layer, &mut meter)?;
        if next.is_empty() {
            let exact = layers.len();
            return Ok(Estimate { layers, exact });
        }
        layer = next;
        layers.push(layer.len() as f64);
        sequences.push(total(&layer) / layer.len() as f64);
    }
    let exact = layers.len();
    let sampled = sample(game, exact as u32 - 1, &layer, seed, &mut meter)?;
    let [mut factor, step] = last_moves(&sequences);
    let mut alike = sequences[exact - 1];
    for number in sampled {
        factor += step;
        alike *= factor;
        layers.push((number / alike).max(1.0));
    }
    Ok(Estimate { layers, exact })
}

/// The positions after one more move, each with the number of sequences that lead to it.
fn next_layer<G: Layered>(
    game: &G,
    number: u32,
    layer: &[(u64, f64)],
    meter: &mut Meter<'_>,
) -> Result<Vec<(u64, f64)>, Stopped> {
    let (mut next, mut moves) = (Vec::new(), Vec::new());
    for &(key, sequences) in layer {
        meter.tick()?;
        let state = game.unpack(number, key);
        moves.clear();
        game.moves(&state, &mut moves);
        next.extend(moves.iter().map(|&mv| (game.pack(&game.after(&state, mv)), sequences)));
    }
    next.sort_unstable_by_key(|&(key, _)| key);
    next.dedup_by(|(key, sequences), (first, sum)| {
        let alike = key == first;
        *sum += if alike { *sequences } else { 0.0 };
        alike
    });
    Ok(next)
}

fn total(layer: &[(u64, f64)]) -> f64 {
    layer.iter().map(|(_, sequences)| sequences).sum()
}

/// How many sequences of moves there are beyond a layer, by length, from random plays.
fn sample<G: Layered>(
    game: &G,
    number: u32,
    layer: &[(u64, f64)],
    seed: u64,
    meter: &mut Meter<'_>,
) -> Result<Vec<f64>, Stopped> {
    let mut random = SplitMix(seed);
    let mut sums = Vec::with_capacity(layer.len());
    let mut sum = 0.0;
    for (_, sequences) in layer {
        sum += sequences;
        sums.push(sum);
    }
    let mut sampled: Vec<f64> = Vec::new();
    let mut moves = Vec::new();
    for _ in 0..PLAYS {
        // Where many sequences lead, many plays begin.
        let share = random.share() * sum;
        let chosen = sums.partition_point(|&sum| sum <= share).min(layer.len() - 1);
        let mut state = game.unpack(number, layer[chosen].0);
        let mut weight = sum / PLAYS as f64;
        for depth in 0.. {
            meter.tick()?;
            moves.clear();
            game.moves(&state, &mut moves);
            if moves.is_empty() {
                break;
            }
            weight *= moves.len() as f64;
            if sampled.len() == depth {
                sampled.push(0.0);
            }
            sampled[depth] += weight;
            game.play(&mut state, moves[random.below(moves.len())]);
        }
    }
    Ok(sampled)
}

/// By which factor the sequences that lead to a position grew last, and by how much that factor grows
/// with every move; over two moves each, because those of the two players differ.
fn last_moves(sequences: &[f64]) -> [f64; 2] {
    let growth: Vec<f64> = sequences.windows(2).map(|pair| pair[1] / pair[0]).collect();
    let [.., a, b, c, d] = growth[..] else { return [1.0, 0.0] };
    let (older, newer) = (f64::midpoint(a, b), f64::midpoint(c, d));
    let step = ((newer - older) / 2.0).max(0.0);
    [newer + step / 2.0, step]
}
