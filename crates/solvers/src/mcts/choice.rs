//! Which move to make after a search.

use super::{MOST, Proved};
use crate::Proof;

/// A move and what came of it, for whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried<M> {
    /// The move.
    pub mv: M,
    /// Simulations that made it.
    pub visits: u64,
    /// Their payoffs, added up.
    pub sum: i64,
    /// What it is worth, if that is proved.
    pub proved: Option<Proved>,
    /// The best payoff to which a known line of a puzzle leads, if it begins with this move.
    pub reached: Option<i32>,
}

/// The move to make.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<M> {
    /// The move.
    pub mv: M,
    /// Whether it is proved that no move is better.
    pub proof: Proof,
    /// The payoff of whoever moves: proved, or a mean.
    pub payoff: f64,
}

impl<M> Tried<M> {
    /// The mean payoff.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.visits.max(1) as f64
    }
}

/// The move to make: the soonest proved win, else the move that was made most often.
///
/// A proved draw is better than moves that did worse on average. `None` if there is no move.
pub fn choose<M: Copy>(tried: &[Tried<M>]) -> Option<Choice<M>> {
    // A win rather sooner, a loss rather later.
    let worth = |proved: Proved| {
        let distance = i64::from(proved.distance);
        (proved.payoff, if proved.payoff > 0 { -distance } else { distance })
    };
    let known = tried.iter().filter_map(|tried| Some((tried.mv, tried.proved?)));
    let known = known.reduce(|a, b| if worth(b.1) > worth(a.1) { b } else { a });
    let open = tried.iter().filter(|tried| tried.proved.is_none());
    let strength = |tried: &Tried<M>| (tried.reached, tried.visits, tried.sum);
    let open = open.reduce(|a, b| if strength(b) > strength(a) { b } else { a });
    match (known, open) {
        (None, None) => None,
        (Some((mv, proved)), open) => {
            let payoff = f64::from(proved.payoff);
            let Some(open) = open.filter(|_| proved.payoff < MOST) else {
                return Some(Choice { mv, proof: Proof::Exact, payoff });
            };
            let estimated = estimate(open);
            let hopes = estimated.payoff > payoff;
            Some(if hopes { estimated } else { Choice { mv, proof: Proof::Estimate, payoff } })
        }
        (None, Some(open)) => Some(estimate(open)),
    }
}

fn estimate<M: Copy>(tried: &Tried<M>) -> Choice<M> {
    let payoff = tried.reached.map_or_else(|| tried.mean(), f64::from);
    Choice { mv: tried.mv, proof: Proof::Estimate, payoff }
}

/// Adds what another search from the same position found.
pub fn merge<M: Copy + Eq>(all: &mut Vec<Tried<M>>, more: &[Tried<M>]) {
    for found in more {
        let Some(known) = all.iter_mut().find(|known| known.mv == found.mv) else {
            all.push(*found);
            continue;
        };
        known.visits += found.visits;
        known.sum += found.sum;
        known.proved = known.proved.or(found.proved);
        known.reached = known.reached.max(found.reached);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(mv: u8, visits: u64, sum: i64, proved: Option<(i32, u32)>) -> Tried<u8> {
        let proved = proved.map(|(payoff, distance)| Proved { payoff, distance });
        Tried { mv, visits, sum, proved, reached: None }
    }

    #[track_caller]
    fn check(all: &[Tried<u8>], mv: u8, proof: Proof) {
        let chosen = choose(all).expect("there is a move");
        assert_eq!((chosen.mv, chosen.proof), (mv, proof));
    }

    #[test]
    fn the_soonest_proved_win_is_chosen() {
        let all =
            [tried(1, 90, 80, None), tried(2, 1, 1, Some((1, 7))), tried(3, 1, 1, Some((1, 3)))];
        check(&all, 3, Proof::Exact);
    }

    #[test]
    fn the_latest_loss_is_chosen_where_all_is_lost() {
        check(&[tried(1, 1, -1, Some((-1, 2))), tried(2, 1, -1, Some((-1, 4)))], 2, Proof::Exact);
    }

    #[test]
    fn a_proved_draw_is_better_than_a_poor_chance() {
        let draw = tried(1, 1, 0, Some((0, 4)));
        check(&[draw, tried(2, 100, -10, None)], 1, Proof::Estimate);
        check(&[draw, tried(2, 100, 10, None)], 2, Proof::Estimate);
    }

    #[test]
    fn two_searches_know_more_than_one() {
        let mut all = vec![tried(1, 60, 30, None), tried(2, 40, 10, None)];
        merge(&mut all, &[tried(2, 50, 30, None), tried(1, 5, -5, Some((-1, 2)))]);
        check(&all, 2, Proof::Estimate);
        assert_eq!((all[1].visits, all[1].sum), (90, 40));
    }
}
