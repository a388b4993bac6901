//! How a position looks to the player who has just moved: a chance to win, learned from plays.
//!
//! A small network of one hidden layer tells the chance from what the player sees. It has learned
//! it for the game of the paper with either rule for the ends, against an opponent who plays at
//! random: after each play the chances of its positions are moved towards what came of them. The
//! program that finds the weights again is `examples/learn_dominoes.rs` of the tournaments.

use std::sync::LazyLock;

use stratege_core::ones;

use super::{
    Dominoes, Ends, Hands, Last, Options, Scoring, Start, View, policies::none_of, weights::WEIGHTS,
};

/// Neurons of the hidden layer.
const NEURONS: usize = 32;

/// Tiles of double-six, the only box that is known.
const BOX: usize = 28;

/// Tiles of each player at the deal.
const HAND: usize = 10;

/// Inputs that are there or not, by the first of their kind.
const OWN: usize = 0;
const UNSEEN: usize = OWN + BOX;
const LEFT: usize = UNSEEN + BOX;
const RIGHT: usize = LEFT + 7;
const HELD_BY_OTHER: usize = RIGHT + 7;
const HELD: usize = HELD_BY_OTHER + HAND + 1;
const POSSIBLE: usize = HELD + HAND + 1;
const OWN_LEFT: usize = POSSIBLE + BOX - HAND + 1;
const OWN_RIGHT: usize = OWN_LEFT + COUNTS;
const OWN_EITHER: usize = OWN_RIGHT + COUNTS;
const UNSEEN_LEFT: usize = OWN_EITHER + COUNTS;
const UNSEEN_RIGHT: usize = UNSEEN_LEFT + COUNTS;
const UNSEEN_EITHER: usize = UNSEEN_RIGHT + COUNTS;
const FREE_ENDS: usize = UNSEEN_EITHER + COUNTS;
/// Inputs that are numbers follow.
const AMOUNTS: usize = FREE_ENDS + 1;
const INPUTS: usize = AMOUNTS + AMOUNT_COUNT;

/// Tiles that fit are counted up to one less.
const COUNTS: usize = 8;

const AMOUNT_COUNT: usize = 8;

/// The most inputs that can be there at once: tiles, and one of each other kind.
const MOST_PRESENT: usize = BOX + 12;

/// Numbers in the table of weights.
pub(super) const WEIGHT_COUNT: usize = (INPUTS + 2) * NEURONS + 1;

/// Weights are written as whole numbers of so many to the unit.
const UNIT: f32 = 1024.0;

/// Tells chances, and learns to.
#[derive(Clone, Debug)]
pub struct Judge {
    /// What each input does to each neuron.
    rows: Vec<[f32; NEURONS]>,
    thresholds: [f32; NEURONS],
    /// What each neuron does to the outcome.
    outcome: [f32; NEURONS],
    balance: f32,
    /// The chance that the other player has to pass, by tiles unseen, fitting and held.
    passes: Vec<f32>,
}

/// What the network is told of a position.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    present: [u8; MOST_PRESENT],
    count: usize,
    amounts: [f32; AMOUNT_COUNT],
}

impl Inputs {
    fn add(&mut self, input: usize) {
        self.present[self.count] = input as u8;
        self.count += 1;
    }
}

impl Judge {
    /// A judge who knows nothing yet; `draw` gives a number below the one it is told.
    pub fn ignorant(mut draw: impl FnMut(u32) -> u32) -> Judge {
        let mut weights = [0; WEIGHT_COUNT];
        for weight in &mut weights {
            // Three draws together are about a bell curve, a sixth of a unit wide.
            *weight = (0..3).map(|_| draw(301) as i16 - 150).sum();
        }
        Judge::from_weights(&weights)
    }

    /// A judge of the game of the paper.
    pub fn learned() -> &'static Judge {
        static LEARNED: LazyLock<Judge> = LazyLock::new(|| Judge::from_weights(&WEIGHTS));
        &LEARNED
    }

    fn from_weights(weights: &[i16; WEIGHT_COUNT]) -> Judge {
        let mut numbers = weights.iter().map(|&weight| f32::from(weight) / UNIT);
        let mut next = || numbers.next().expect("as many weights as places");
        let mut layer = || std::array::from_fn(|_| next());
        let rows = (0..INPUTS).map(|_| layer()).collect();
        let (thresholds, outcome) = (layer(), layer());
        let chance = |place: usize| {
            let (unseen, fitting, held) =
                (place / (BOX * BOX), place / BOX % BOX, (place % BOX) as u8);
            if fitting > unseen { 0.0 } else { none_of(unseen as u32, fitting as u32, held) as f32 }
        };
        let passes = (0..BOX * BOX * BOX).map(chance).collect();
        Judge { rows, thresholds, outcome, balance: next(), passes }
    }

    /// The weights as whole numbers, in the order of the table.
    pub fn weights(&self) -> Vec<i16> {
        let layers = self.rows.iter().chain([&self.thresholds, &self.outcome]);
        let all = layers.flatten().chain([&self.balance]);
        all.map(|weight| (weight * UNIT).round() as i16).collect()
    }

    /// What the network is told of a position in which the player who looks has just moved.
    pub fn inputs(&self, game: &Dominoes, view: &View) -> Inputs {
        let own = view.hand();
        let unseen = game.unseen(view).possible;
        let [left, right] = view.ends().expect("a tile is laid");
        let (at_left, at_right) = (game.tiles.with(left), game.tiles.with(right));
        let either = at_left | at_right;
        let held = own.count_ones() as usize;
        let held_by_other = usize::from(game.held_by_other(view));
        let possible = unseen.count_ones() as usize;
        let mut inputs =
            Inputs { present: [0; MOST_PRESENT], count: 0, amounts: [0.0; AMOUNT_COUNT] };
        // Double-six fits half a word, which is walked much faster than the whole.
        ones(own as u64).for_each(|tile| inputs.add(OWN + usize::from(tile)));
        ones(unseen as u64).for_each(|tile| inputs.add(UNSEEN + usize::from(tile)));
        inputs.add(LEFT + usize::from(left));
        inputs.add(RIGHT + usize::from(right));
        inputs.add(HELD_BY_OTHER + held_by_other);
        inputs.add(HELD + held);
        inputs.add(POSSIBLE + possible.min(BOX - HAND));
        for (first, tiles) in [
            (OWN_LEFT, own & at_left),
            (OWN_RIGHT, own & at_right),
            (OWN_EITHER, own & either),
            (UNSEEN_LEFT, unseen & at_left),
            (UNSEEN_RIGHT, unseen & at_right),
            (UNSEEN_EITHER, unseen & either),
        ] {
            inputs.add(first + (tiles.count_ones() as usize).min(COUNTS - 1));
        }
        if game.options.ends == Ends::Free {
            inputs.add(FREE_ENDS);
        }
        let fitting = (unseen & either).count_ones() as usize;
        let passes = self.passes[(possible * BOX + fitting) * BOX + held_by_other];
        let follows = if own & either == 0 { 0.0 } else { 1.0 };
        let points = game.pips.sum(own) as f32;
        let share = held_by_other as f32 / possible.max(1) as f32;
        let other_points = game.pips.sum(unseen) as f32 * share;
        let lead = other_points - points;
        inputs.amounts = [
            points / 20.0,
            other_points / 20.0,
            (lead / 10.0).clamp(-2.0, 2.0),
            passes,
            passes * follows,
            passes * (1.0 - follows) * (lead / 6.0).clamp(-1.0, 1.0),
            f32::from(view.passes),
            held as f32 / (held + held_by_other).max(1) as f32,
        ];
        inputs
    }

    /// The chance to win.
    pub fn chance(&self, inputs: &Inputs) -> f32 {
        self.outcome_of(&self.hidden(inputs))
    }

    /// Moves the chance towards what came of the position, by a small part.
    pub fn learn(&mut self, inputs: &Inputs, came: f32, rate: f32) {
        let hidden = self.hidden(inputs);
        let step = rate * (came - self.outcome_of(&hidden));
        let mut steps = [0.0; NEURONS];
        for (neuron, &level) in hidden.iter().enumerate() {
            if level > 0.0 {
                steps[neuron] = step * self.outcome[neuron];
                self.outcome[neuron] += step * level;
            }
        }
        self.balance += step;
        let add = |row: &mut [f32; NEURONS], amount: f32| {
            row.iter_mut().zip(&steps).for_each(|(weight, step)| *weight += amount * step);
        };
        add(&mut self.thresholds, 1.0);
        for &input in &inputs.present[..inputs.count] {
            add(&mut self.rows[usize::from(input)], 1.0);
        }
        for (row, &amount) in self.rows[AMOUNTS..].iter_mut().zip(&inputs.amounts) {
            add(row, amount);
        }
    }

    #[inline]
    fn hidden(&self, inputs: &Inputs) -> [f32; NEURONS] {
        let mut hidden = self.thresholds;
        for &input in &inputs.present[..inputs.count] {
            let row = &self.rows[usize::from(input)];
            hidden.iter_mut().zip(row).for_each(|(level, weight)| *level += weight);
        }
        for (row, &amount) in self.rows[AMOUNTS..].iter().zip(&inputs.amounts) {
            hidden.iter_mut().zip(row).for_each(|(level, weight)| *level += amount * weight);
        }
        hidden
    }

    #[inline]
    fn outcome_of(&self, hidden: &[f32; NEURONS]) -> f32 {
        let levels = hidden.iter().zip(&self.outcome);
        let sum: f32 = levels.map(|(level, weight)| level.max(0.0) * weight).sum();
        1.0 / (1.0 + libm::expf(-sum - self.balance))
    }
}

impl Dominoes {
    /// Whether these are the rules that the judge has learned.
    pub(super) fn is_judged(&self) -> bool {
        let known = Options { ends: self.options.ends, ..JUDGED };
        usize::from(self.tiles.count) == BOX
            && usize::from(self.hand) == HAND
            && self.options == known
    }
}

/// The rules that the judge has learned, with either rule for the ends.
const JUDGED: Options = Options {
    start: Start::Highest,
    ends: Ends::Left,
    scoring: Scoring::Pips,
    last: Last::Counts,
    hands: Hands::Hidden,
};
