//! Openings: found out by the search, checked by backing them up.

use std::collections::{HashMap, HashSet};

use stratege_core::{Insight, Insightful, Key, Openings, Query, Score, Turn, opening_positions};

/// One position of every kind after so many moves, if the play goes on there, in a fixed order.
///
/// `None` if the game knows nothing with its parameters, or needs wider keys than a file has.
pub fn openings<G: Insightful>(game: &G, plies: u32) -> Option<Vec<(u64, G::State)>> {
    game.consult_without_openings(List { game, plies })?
}

/// The key as files of openings know it.
fn narrow(key: impl Key) -> Option<u64> {
    u64::try_from(key.into()).ok()
}

struct List<'t, G> {
    game: &'t G,
    plies: u32,
}

impl<G: Insightful> Query<G::State> for List<'_, G> {
    type Answer = Option<Vec<(u64, G::State)>>;

    fn ask<I: Insight<G::State>>(self, insight: &I) -> Self::Answer {
        let positions = opening_positions(self.game, insight, self.plies).into_iter();
        positions.map(|(key, state)| Some((narrow(key)?, state))).collect()
    }
}

/// What openings say about the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackedUp<M> {
    /// What the start is worth to its mover.
    pub worth: Score,
    /// What each first move is worth to whoever makes it.
    pub moves: Vec<(M, Score)>,
    /// How many of all positions after the moves, images counted apart, the first player wins,
    /// draws and loses; and in how many the play is over.
    pub won: u64,
    /// See `won`.
    pub drawn: u64,
    /// See `won`.
    pub lost: u64,
    /// See `won`; these are counted there, too.
    pub over: u64,
}

/// Backs up what is known after so many moves to the start; `None` if something is missing.
pub fn back_up<G: Insightful>(
    game: &G,
    plies: u32,
    openings: &Openings,
) -> Option<BackedUp<G::Move>> {
    game.consult_without_openings(Up { game, plies, openings })?
}

struct Up<'t, G> {
    game: &'t G,
    plies: u32,
    openings: &'t Openings,
}

impl<G: Insightful> Query<G::State> for Up<'_, G> {
    type Answer = Option<BackedUp<G::Move>>;

    fn ask<I: Insight<G::State>>(self, insight: &I) -> Self::Answer {
        let Up { game, plies, openings } = self;
        let mut worths = Worths { game, insight, plies, openings, known: HashMap::new() };
        let start = game.start();
        let mut moves = Vec::new();
        game.moves(&start, &mut moves);
        let worth_of = |mv| Some((mv, -worths.worth(&game.after(&start, mv), 1)?));
        let moves: Vec<(G::Move, Score)> =
            moves.into_iter().map(worth_of).collect::<Option<_>>()?;
        let worth = moves.iter().map(|(_, worth)| *worth).max()?;
        let [won, drawn, lost, over] = self.endings(insight)?;
        Some(BackedUp { worth, moves, won, drawn, lost, over })
    }
}

impl<G: Insightful> Up<'_, G> {
    /// Positions after the moves by who wins, and those in which the play is over.
    fn endings<I: Insight<G::State>>(&self, insight: &I) -> Option<[u64; 4]> {
        let mut layer = HashSet::from([self.game.start()]);
        for _ in 0..self.plies {
            layer = layer.iter().flat_map(|state| self.children(state)).collect();
        }
        let mut counts = [0; 4];
        for state in layer {
            let first = match self.game.turn(&state) {
                Turn::Over => {
                    counts[3] += 1;
                    self.game.payoff(&state, stratege_core::Player::FIRST)
                }
                Turn::Player(mover) => {
                    let (_, node) = insight.enter(&state);
                    let key = narrow(insight.key(&node))?;
                    let payoff = insight.payoff(self.openings.worth(key)?);
                    if mover.is_first() { payoff } else { -payoff }
                }
                Turn::Chance => unreachable!("two players who see everything"),
            };
            counts[(1 - first.signum()) as usize] += 1;
        }
        Some(counts)
    }

    fn children(&self, state: &G::State) -> Vec<G::State> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        moves.into_iter().map(|mv| self.game.after(state, mv)).collect()
    }
}

/// Worths by plain min-max down to where they are known.
struct Worths<'t, G, I> {
    game: &'t G,
    insight: &'t I,
    plies: u32,
    openings: &'t Openings,
    known: HashMap<u64, Score>,
}

impl<G: Insightful, I: Insight<G::State>> Worths<'_, G, I> {
    /// What a position after so many moves is worth to its mover.
    fn worth(&mut self, state: &G::State, plies: u32) -> Option<Score> {
        let (shift, node) = self.insight.enter(state);
        let key = narrow(self.insight.key(&node))?;
        if plies == self.plies {
            return self.openings.worth(key).map(|score| shift + score);
        }
        if let Some(score) = self.known.get(&key) {
            return Some(shift + score);
        }
        let (low, high) = self.insight.bounds(&node, 0);
        let score = if low == high {
            // Somebody wins at once.
            low
        } else {
            let mut moves = Vec::new();
            self.game.moves(state, &mut moves);
            let mut best = Score::MIN;
            for mv in moves {
                let after = self.game.after(state, mv);
                if self.game.turn(&after) != Turn::Over {
                    best = best.max(-self.worth(&after, plies + 1)? - shift);
                }
            }
            best
        };
        self.known.insert(key, score);
        Some(shift + score)
    }
}
