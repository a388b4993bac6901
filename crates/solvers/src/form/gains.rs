//! What every move gains on average where both players go on by their plans.

use stratege_core::{Limits, Player, Turn, Viewed};

use super::{Form, Plan, Side, Unbuilt, known_until};

/// How likely a set must be reached for a mean over what leads there.
const RARE: f64 = 1e-12;

/// How likely the ends of all plays are: the form of the same game in which every end is worth 1.
pub struct Likelihoods(Form);

impl Likelihoods {
    /// The likelihoods from `state` on, for a game that has a form from there on.
    pub fn of<G: Viewed>(
        game: &G,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Likelihoods, Unbuilt<G::State>> {
        let ended = |state: &G::State| Ok((game.turn(state) == Turn::Over).then_some(1.0));
        known_until(game, state, limits, ended).map(Likelihoods)
    }
}

impl Form {
    /// What the move of each sequence gains `player` on average, given that chance and the other
    /// lead to where it is made and that both go on by these probabilities.
    ///
    /// `chances` has a number for every sequence of each player. Nothing is told of moves that the
    /// other and chance never let the player make, and of the sequence of no choice.
    pub fn gains(
        &self,
        likelihoods: &Likelihoods,
        player: Player,
        chances: [&[f64]; 2],
    ) -> Vec<Option<f64>> {
        let other = self.plan(player.other(), chances[player.other().index()]);
        let own = chances[player.index()];
        let worths = self.onwards(player, &other, own);
        let reached = likelihoods.0.onwards(player, &other, own);
        let gain = |(worth, reached): (f64, f64)| {
            // In the table of the other player an end that is worth 1 counts as -1.
            (reached.abs() > RARE).then(|| worth / reached.abs())
        };
        let mut gains: Vec<_> = worths.into_iter().zip(reached).map(gain).collect();
        gains[0] = None;
        gains
    }

    /// The sum of what is worth something after each sequence.
    fn onwards(&self, player: Player, other: &Plan, own: &[f64]) -> Vec<f64> {
        let side: &Side = self.side(player);
        let mut sums = vec![0.0; side.sequences()];
        self.worth(player, &self.numbers(), other, &mut sums);
        for set in side.sets().iter().rev() {
            let chosen = set.sequences().map(|sequence| own[sequence] * sums[sequence]);
            sums[set.parent as usize] += chosen.sum::<f64>();
        }
        sums
    }
}
