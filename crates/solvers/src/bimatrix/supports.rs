//! All equilibria of a bimatrix game, by trying all supports.
//!
//! A strategy is a *vertex* if the choices it uses, and as many best replies of the other player
//! to it, leave no other strategy. Pairs of vertices that are best replies to each other are the
//! extreme equilibria (Mangasarian 1964); all others are mixtures of those, within the maximal
//! sets in which every strategy of one player goes with every one of the other (Nash subsets).
//! So nothing is missed where there are infinitely many, and it is known whether there are.

use std::collections::{BTreeMap, BTreeSet};

use dashu_int::IBig;
use dashu_ratio::RBig;
use stratege_core::{Limits, Meter, Stopped};

use super::{Bimatrix, Dominance, Profile, eliminate_within};
use crate::matrix::{
    exact::Scaled,
    tableau::{Halt, Number},
};

/// All equilibria of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Equilibria {
    /// The extreme equilibria: all there are, unless there are infinitely many. Those that use
    /// fewer choices come first.
    pub extreme: Vec<Profile>,
    /// The maximal Nash subsets.
    pub subsets: Vec<NashSubset>,
    /// How many pairs of supports were tried.
    pub systems: u64,
}

/// Extreme equilibria whose strategies may be mixed and combined at will: every mixture of the
/// strategies of player 1 with every mixture of those of player 2 is an equilibrium.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NashSubset {
    /// The equilibria, by their place in the list, in order.
    pub extreme: Vec<usize>,
}

impl Equilibria {
    /// Whether there are no others.
    pub fn is_finite(&self) -> bool {
        self.subsets.iter().all(|subset| subset.extreme.len() == 1)
    }
}

/// How many pairs of supports there are to try for each player, at most: known before anything is
/// tried.
pub fn systems(rows: usize, columns: usize) -> f64 {
    // Supports of equal size: one number of Pascal's triangle, less the empty pair.
    let choose = (1..=rows).fold(1.0, |product, at| product * (columns + at) as f64 / at as f64);
    choose - 1.0
}

/// All equilibria. A position, for the limits, is a pair of supports, or a pivot where dominated
/// choices are looked for.
pub fn equilibria(game: &Bimatrix, limits: Limits<'_>) -> Result<Equilibria, Stopped> {
    // No equilibrium uses a choice that is strictly dominated in what is left.
    let mut meter = Meter::new(limits, None);
    let left = eliminate_within(game, Dominance::Strict, &mut meter)?.left;
    let nodes = limits.nodes.map(|most| most.saturating_sub(meter.nodes()));
    equilibria_among(game, &left, Limits { nodes, ..limits })
}

/// The same where it is known already what is `left` of each player's choices when those that are
/// strictly dominated are taken away one after the other.
pub fn equilibria_among(
    game: &Bimatrix,
    left: &[Vec<usize>; 2],
    limits: Limits<'_>,
) -> Result<Equilibria, Stopped> {
    let rest = game.restricted(left);
    let total = 2.0 * systems(rest.choices(0), rest.choices(1));
    let mut meter = Meter::new(limits, Some(total as u64));
    let vertices = [vertices(&rest, 0, &mut meter)?, vertices(&rest, 1, &mut meter)?];

    let mut pairs = Vec::new();
    for (first, row) in vertices[0].iter().enumerate() {
        meter.work((vertices[1].len() * rest.choices(0)) as u64)?;
        for (second, column) in vertices[1].iter().enumerate() {
            if row.support().all(|choice| column.replies.contains(&choice))
                && column.support().all(|choice| row.replies.contains(&choice))
            {
                pairs.push([first, second]);
            }
        }
    }
    let size = |[first, second]: [usize; 2]| {
        let [row, column] = [&vertices[0][first], &vertices[1][second]];
        (row.support().count() + column.support().count(), first, second)
    };
    pairs.sort_by_key(|&pair| size(pair));
    let lifted = |player: usize, vertex: usize| {
        let mut weights = vec![RBig::ZERO; game.choices(player)];
        for (&choice, weight) in left[player].iter().zip(vertices[player][vertex].weights()) {
            weights[choice] = weight;
        }
        weights
    };
    let extreme = pairs
        .iter()
        .map(|&[first, second]| Profile { weights: [lifted(0, first), lifted(1, second)] })
        .collect();
    let subsets = subsets(&pairs, &mut meter)?;
    Ok(Equilibria { extreme, subsets, systems: meter.nodes() })
}

/// A strategy that is a vertex.
struct StrategyVertex {
    /// The whole parts of each choice.
    parts: Vec<IBig>,
    /// The best replies of the other player.
    replies: BTreeSet<usize>,
}

impl StrategyVertex {
    fn support(&self) -> impl Iterator<Item = usize> {
        (0..self.parts.len()).filter(|&choice| self.parts[choice] != IBig::ZERO)
    }

    fn weights(&self) -> impl Iterator<Item = RBig> {
        let total = self.parts.iter().fold(IBig::ZERO, |sum, part| sum + part);
        self.parts.iter().map(move |part| RBig::from_parts_signed(part.clone(), total.clone()))
    }
}

/// All strategies of a player that are vertices, those with few choices first.
fn vertices(
    game: &Bimatrix,
    player: usize,
    meter: &mut Meter<'_>,
) -> Result<Vec<StrategyVertex>, Stopped> {
    let payoffs = &game.own[1 - player];
    let scaled = Scaled::new(payoffs).entries;
    let (others, own) = (payoffs.rows(), payoffs.columns());
    let small: Option<Vec<i128>> = scaled.iter().map(|entry| entry.try_into().ok()).collect();
    let mut known: BTreeSet<Vec<RBig>> = BTreeSet::new();
    let mut found = Vec::new();
    for size in 1..=own.min(others) {
        for support in Subsets::new(own, size) {
            for replies in Subsets::new(others, size) {
                meter.tick()?;
                meter.work((size * size) as u64)?;
                let parts = match &small {
                    Some(small) => balancing(small, own, &support, &replies),
                    None => Err(Halt::Overflow),
                };
                let parts = match parts {
                    Ok(parts) => parts,
                    Err(Halt::Stopped(stopped)) => return Err(stopped),
                    Err(Halt::Overflow) => balancing(&scaled, own, &support, &replies)
                        .unwrap_or_else(|_| unreachable!("numbers of any size do not overflow")),
                };
                let Some(parts) = parts else { continue };
                let Some(vertex) = vertex(&scaled, own, &support, &replies, parts) else {
                    continue;
                };
                // Where replies tie, several sets of them lead to the same strategy.
                if known.insert(vertex.weights().collect()) {
                    found.push(vertex);
                }
            }
        }
    }
    Ok(found)
}

/// The vertex with these parts of its support, if the replies are best ones.
fn vertex(
    payoffs: &[IBig],
    own: usize,
    support: &[usize],
    replies: &[usize],
    weighty: Vec<IBig>,
) -> Option<StrategyVertex> {
    let gain = |row: &[IBig]| {
        let parts = support.iter().zip(&weighty);
        parts.fold(IBig::ZERO, |sum, (&choice, part)| sum + &row[choice] * part)
    };
    let gains: Vec<IBig> = payoffs.chunks_exact(own).map(gain).collect();
    let best = &gains[replies[0]];
    if gains.iter().any(|gain| gain > best) {
        return None;
    }
    let replies = (0..gains.len()).filter(|&reply| gains[reply] == *best).collect();
    let mut parts = vec![IBig::ZERO; own];
    for (&choice, part) in support.iter().zip(weighty) {
        parts[choice] = part;
    }
    Some(StrategyVertex { parts, replies })
}

/// Positive parts of the choices in `support` that make all `replies` equally good, if there are
/// such parts and no others but multiples of them.
fn balancing<N: Number>(
    payoffs: &[N],
    own: usize,
    support: &[usize],
    replies: &[usize],
) -> Result<Option<Vec<IBig>>, Halt> {
    let width = support.len();
    let entry = |reply: usize, choice: usize| &payoffs[reply * own + choice];
    let (&first, rest) = replies.split_first().expect("a support is not empty");
    // Differences of payoffs: what the parts must make zero. One equation less than unknowns.
    let mut table: Vec<Vec<N>> = Vec::with_capacity(rest.len());
    for &reply in rest {
        let row = support.iter().map(|&choice| {
            let (one, other) = (entry(reply, choice), entry(first, choice));
            one.eliminate(&N::ONE, other, &N::ONE, &N::ONE).ok_or(Halt::Overflow)
        });
        table.push(row.collect::<Result<_, _>>()?);
    }
    let mut denominator = N::ONE;
    let mut pivots: Vec<usize> = Vec::with_capacity(rest.len());
    for at in 0..table.len() {
        let chosen = (0..width).find(|&column| table[at][column] != N::ZERO);
        // The equations depend on each other: the parts are not the only ones.
        let Some(column) = chosen else { return Ok(None) };
        let pivot_row = table[at].clone();
        let pivot = &pivot_row[column];
        for (_, row) in table.iter_mut().enumerate().filter(|(other, _)| *other != at) {
            let factor = row[column].clone();
            for (entry, above) in row.iter_mut().zip(&pivot_row) {
                let eliminated = entry.eliminate(pivot, &factor, above, &denominator);
                *entry = eliminated.ok_or(Halt::Overflow)?;
            }
        }
        denominator = pivot.clone();
        pivots.push(column);
    }
    let free = (0..width).find(|column| !pivots.contains(column));
    let free = free.expect("there is one equation less than unknowns");
    let mut parts = vec![denominator.big(); width];
    for (row, &column) in table.iter().zip(&pivots) {
        parts[column] = row[free].negated().big();
    }
    if denominator < N::ZERO {
        parts = parts.into_iter().map(|part| -part).collect();
    }
    Ok(parts.iter().all(|part| *part > IBig::ZERO).then_some(parts))
}

/// The maximal sets of pairs that hold every combination of their own strategies.
fn subsets(pairs: &[[usize; 2]], meter: &mut Meter<'_>) -> Result<Vec<NashSubset>, Stopped> {
    let mut partners: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
    for &[first, second] in pairs {
        partners.entry(first).or_default().insert(second);
    }
    // Sets of second strategies that go with some first strategies: all intersections.
    let mut closed: BTreeSet<BTreeSet<usize>> = BTreeSet::new();
    for own in partners.values() {
        let mut meets = Vec::new();
        for known in &closed {
            meter.work((known.len() + own.len()) as u64)?;
            let meet: BTreeSet<usize> = known.intersection(own).copied().collect();
            if !meet.is_empty() {
                meets.push(meet);
            }
        }
        closed.extend(meets);
        closed.insert(own.clone());
    }
    let mut subsets = Vec::with_capacity(closed.len());
    for seconds in &closed {
        meter.work((pairs.len() + partners.len() * seconds.len()) as u64)?;
        let firsts = partners.iter().filter(|(_, own)| seconds.is_subset(own));
        let firsts: BTreeSet<usize> = firsts.map(|(&first, _)| first).collect();
        let holds = |pair: &[usize; 2]| seconds.contains(&pair[1]) && firsts.contains(&pair[0]);
        let places = (0..pairs.len()).filter(|&place| holds(&pairs[place]));
        subsets.push(NashSubset { extreme: places.collect() });
    }
    subsets.sort_by(|one, other| one.extreme.cmp(&other.extreme));
    Ok(subsets)
}

/// All subsets of `0..count` with `size` members, in order.
struct Subsets {
    count: usize,
    next: Option<Vec<usize>>,
}

impl Subsets {
    fn new(count: usize, size: usize) -> Subsets {
        Subsets { count, next: (size <= count).then(|| (0..size).collect()) }
    }
}

impl Iterator for Subsets {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let current = self.next.take()?;
        let size = current.len();
        let moved = (0..size).rfind(|&at| current[at] < self.count - size + at);
        self.next = moved.map(|at| {
            let mut following = current.clone();
            let start = current[at] + 1;
            for (place, member) in following[at..].iter_mut().zip(start..) {
                *place = member;
            }
            following
        });
        Some(current)
    }
}
