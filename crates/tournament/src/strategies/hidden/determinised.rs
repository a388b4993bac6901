//! Guess what is hidden, solve it as if everything were seen, and take the best mean.

use stratege_core::{Hidden, Limits, Open, Stopped, Text, Turn, Value};
use stratege_solvers::{
    Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
};

use crate::{
    agent::{Agent, Chosen, Fault},
    observation::PartialObservation,
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// Guesses unless something else is asked for.
const USUAL: u32 = 20;

/// The most guesses for one move.
const MOST: u32 = 100_000;

/// Positions visited to solve one guess; beyond that a move counts as a draw.
const NODES: u64 = 200_000;

/// The kind of strategy.
pub fn kind<G: Hidden + Clone>() -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "determinised[:N]",
        names: vec!["determinised", "determinisee", "déterminisée", "determinized", "pimc"],
        about: Text::new(
            "guesses N times what is hidden, solves each guess and takes the best mean",
            "devine N fois ce qui est caché, résout chaque cas et prend la meilleure moyenne",
        ),
        stochastic: true,
        memoryless: true,
        exact: false,
        cost: Text::new("N solutions per move", "N résolutions par coup"),
    };
    Kind::new(card, |options, _| {
        let guesses = match options {
            "" => Some(USUAL),
            options => options.parse().ok().filter(|guesses| (1..=MOST).contains(guesses)),
        };
        guesses.map(|guesses| Determinised { guesses }).ok_or_else(|| {
            let expected = Text::new(
                "determinised:20, with a number from 1 to 100000",
                "determinisee:20, avec un nombre de 1 à 100000",
            );
            malformed(format!("determinised:{options}"), expected)
        })
    })
}

#[derive(Clone, Copy, Debug)]
struct Determinised {
    guesses: u32,
}

impl<G: Hidden + Clone> Strategy<PartialObservation<G>> for Determinised {
    fn word(&self) -> String {
        format!("determinised:{}", self.guesses)
    }

    fn nature(&self) -> Nature {
        Nature::RANDOM
    }

    /// Which guesses are drawn decides, and there are too many of those to go through.
    fn tells_chances(&self) -> bool {
        false
    }

    fn agent(&self, _: &G) -> Box<dyn Agent<PartialObservation<G>>> {
        Box::new(*self)
    }
}

impl<G: Hidden + Clone> Agent<PartialObservation<G>> for Determinised {
    fn choose(
        &mut self,
        game: &G,
        view: &G::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<G::Move>, Fault> {
        let mut moves = Vec::new();
        game.moves_in(view, &mut moves);
        if let [mv] = moves[..] {
            return Ok(Chosen { mv, proof: None });
        }
        let mut states = Vec::new();
        game.guesses(view, self.guesses as usize, &mut states);
        let certain = states.len() == 1;
        if states.is_empty() {
            let draw = |_| game.guess(view, |count| random.below(count));
            states = (0..self.guesses).map(draw).collect();
        }
        let mut sums = vec![0_i64; moves.len()];
        for state in states {
            let open = Open { rules: game.clone(), deal: state.clone() };
            let Turn::Player(player) = game.turn(&state) else { continue };
            for (sum, &mv) in sums.iter_mut().zip(&moves) {
                if limits.watch.stop() {
                    return Err(Stopped::Asked.into());
                }
                let after = game.after(&state, mv);
                let options =
                    Options { judge: JudgeMoves::Best, table: 1 << 20, ..Options::default() };
                let limits = Limits { nodes: Some(NODES), ..limits };
                let found = alpha_beta(&open, &after, &options, limits);
                *sum += found.value.map_or(0, |value: Value| i64::from(value.seen_by(player)));
            }
        }
        if limits.watch.stop() {
            return Err(Stopped::Asked.into());
        }
        let best = sums.iter().copied().max().unwrap_or(0);
        let best: Vec<G::Move> =
            moves.iter().zip(&sums).filter(|(_, sum)| **sum == best).map(|(mv, _)| *mv).collect();
        let mv = best[random.below(best.len() as u32) as usize];
        let proof = if certain { Proof::Exact } else { Proof::Estimate };
        Ok(Chosen { mv, proof: Some(proof) })
    }
}
