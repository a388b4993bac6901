//! Forced wins and draws, written down so that they can be checked.

use std::{collections::VecDeque, sync::Arc};

use rustc_hash::{FxHashMap, FxHashSet};
use stratege_core::{Duel, Limits, Meter, Player, Stopped, Turn, Value, Winner};
use stratege_solvers::proof_number::Prover;
use stratege_tournament::observation::FullObservation;

use crate::{
    JobError,
    answer::Answer,
    auto::{Auto, Tried},
    certificate::Certificate,
    job::Args,
    opened::Opened,
    question::{Job, Question},
    report::Solved,
    table::{GameSetup, Played, stopped_at},
};

use super::{
    common,
    duel::{Sums, solved},
};

/// Positions looked at to learn whether nobody wins, before a forced win is looked for.
const QUICK_LOOK: u64 = 4_000_000;

/// A forced win, or a draw, with its certificate.
pub(super) fn certificate<G: Duel + Played>(
    auto: &Arc<Auto<G>>,
    sums: Option<Sums<G>>,
) -> Question<FullObservation<G>> {
    let auto = Arc::clone(auto);
    let prove = move |opened: &Opened<FullObservation<G>>,
                      state: &G::State,
                      args: &Args,
                      limits: Limits<'_>| {
        let depth = common::small(args.integer("depth"));
        let table = &opened.table;
        if depth.is_none()
            && let Some(tried) = drawn(&auto, &table.game, state, limits)
        {
            let solved = solved(table, sums, state, tried, limits);
            return with_draw(&auto, table, state, solved, limits);
        }
        let mut prover = Prover::new(&table.game, state.clone());
        let found = prover.prove(depth, limits);
        let strategy = stopped_at(limits, |limits| prover.strategy(limits))?;
        let certificate = strategy.map(|strategy| {
            let winner = Some(strategy.winner.number());
            written(table, state, winner, strategy.within, &strategy.moves)
        });
        let tried = Tried { methods: vec![found.method], found };
        Ok(Answer::Certified(solved(table, sums, state, tried, limits), certificate))
    };
    let about = common::CERTIFICATE.about;
    let job = Job::new("proof", about, prove).options(&[common::DEPTH]);
    Question::new(common::CERTIFICATE, vec![job])
}

/// What is found out about a position if that is a draw, and soon known to be one.
fn drawn<G: Duel>(
    auto: &Auto<G>,
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
) -> Option<Tried<G::Move>> {
    // Where positions can repeat, a draw is no end that can be reached.
    if game.repetition().is_some() {
        return None;
    }
    let nodes = Some(limits.nodes.map_or(QUICK_LOOK, |nodes| nodes.min(QUICK_LOOK)));
    let tried = auto.solve(game, state, Limits { nodes, ..limits });
    let is_draw = tried.found.value == Some(Value::DRAW) && tried.found.stopped.is_none();
    is_draw.then_some(tried)
}

fn with_draw<G: Duel + Played>(
    auto: &Auto<G>,
    table: &GameSetup<G>,
    state: &G::State,
    solved: Solved,
    limits: Limits<'_>,
) -> Result<Answer, JobError> {
    let mut moves = Vec::new();
    let mut longest = 0;
    for player in Player::BOTH {
        let mut defence = Defence { auto, game: &table.game, player, moves: FxHashMap::default() };
        let length = stopped_at(limits, |limits| defence.collect(state, limits))?;
        longest = longest.max(length);
        let mut chosen: Vec<_> = defence.moves.into_iter().collect();
        chosen.sort_unstable_by(|(one, _), (other, _)| one.cmp(other));
        moves.append(&mut chosen);
    }
    let certificate = written(table, state, None, longest, &moves);
    Ok(Answer::Certified(solved, Some(certificate)))
}

fn written<G: Duel + Played>(
    table: &GameSetup<G>,
    state: &G::State,
    winner: Option<u8>,
    within: u32,
    moves: &[(G::State, G::Move)],
) -> Certificate {
    let line = |(state, mv): &(G::State, G::Move)| (table.game.write(state), mv.to_string());
    Certificate {
        game: table.word(),
        position: table.game.write(state),
        winner,
        within,
        moves: moves.iter().map(line).collect(),
    }
}

/// How one player does not lose.
struct Defence<'a, G: Duel> {
    auto: &'a Auto<G>,
    game: &'a G,
    player: Player,
    moves: FxHashMap<G::State, G::Move>,
}

impl<G: Duel> Defence<'_, G> {
    /// Puts down a move for every position to which the other player can lead; the longest play.
    fn collect(&mut self, start: &G::State, limits: Limits<'_>) -> Result<u32, Stopped> {
        let mut meter = Meter::new(limits, None);
        let mut met = FxHashSet::default();
        let mut waiting = VecDeque::from([(start.clone(), 0)]);
        let mut longest = 0;
        while let Some((state, length)) = waiting.pop_front() {
            let Turn::Player(mover) = self.game.turn(&state) else {
                longest = longest.max(length);
                continue;
            };
            // Moves count in every way to a position: it is met again at another length.
            if !met.insert((state.clone(), length)) {
                continue;
            }
            meter.tick()?;
            if mover != self.player {
                let mut replies = Vec::new();
                self.game.moves(&state, &mut replies);
                let after = |mv| (self.game.after(&state, mv), length + 1);
                waiting.extend(replies.into_iter().map(after));
                continue;
            }
            let mv = match self.moves.get(&state) {
                Some(&mv) => mv,
                None => self.keeping_the_draw(&state, limits)?,
            };
            waiting.push_back((self.game.after(&state, mv), length + 1));
            self.moves.insert(state, mv);
        }
        Ok(longest)
    }

    /// The first move after which the other player does not win.
    fn keeping_the_draw(&self, state: &G::State, limits: Limits<'_>) -> Result<G::Move, Stopped> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        for mv in moves {
            let after = self.game.after(state, mv);
            let lost = match self.game.turn(&after) {
                Turn::Over => self.game.payoff(&after, self.player) < 0,
                _ => {
                    let found = self.auto.outcome(self.game, &after, limits);
                    let value = found.value.ok_or(found.stopped.unwrap_or(Stopped::Asked))?;
                    value.winner() == Winner::Player(self.player.other())
                }
            };
            if !lost {
                return Ok(mv);
            }
        }
        unreachable!("whoever can draw has a move that draws")
    }
}
