//! A play in progress behind text, for games of any family.

use std::{
    fmt::{Display, Write},
    time::Duration,
};

use stratege_core::{
    Game, Limits, Listed, Meaning, Picture, Plain, Player, Record, Text, Turn, check_word,
};
use stratege_tournament::{
    agent::{Agent, FaultKind},
    bots::BotLimits,
    observation::{MoveOf, StateOf},
    random::Random,
};

use crate::{
    Choice, JobError, Play, contest,
    opened::{Opened, PlaySoFar, PlayedObservation},
    report::Solved,
    table::turn_number,
};

/// A play in progress.
pub(crate) struct Playing<'a, S: PlayedObservation> {
    opened: &'a Opened<S>,
    /// What is drawn from, unless chance is waited for.
    seed: Option<u64>,
    /// The first board as a paper would write it, if it was written so.
    board: Option<Plain>,
    /// The positions so far, the present one last.
    states: Vec<StateOf<S>>,
    /// The moves so far, with who made them.
    moves: Vec<(Player, MoveOf<S>)>,
    history: Vec<String>,
    /// What chance drew before the first move.
    dealt: Dealt<StateOf<S>>,
    /// What chance drew after each of the moves.
    draws: Vec<Vec<u32>>,
    /// What player 1 gets because the play went in circles.
    broken_off: Option<i32>,
    /// Those who have chosen moves so far; forgotten when a move is taken back.
    seated: Vec<PlayingAgent<S>>,
}

/// Where chance began, and what it drew.
struct Dealt<T> {
    before: T,
    draws: Vec<u32>,
}

/// Somebody who plays by a strategy.
struct PlayingAgent<S: PlayedObservation> {
    strategy: String,
    player: Player,
    agent: Box<dyn Agent<S>>,
    /// Moves of the play that the agent has heard of.
    heard: usize,
}

impl<'a, S: PlayedObservation> Playing<'a, S> {
    pub(crate) fn new(
        opened: &'a Opened<S>,
        mut state: StateOf<S>,
        board: Option<Plain>,
        seed: u64,
    ) -> Self {
        // The deal of play number 0 of a tournament with the same seed.
        let mut chance = Random::stream(seed, 0, 0);
        let mut dealt = Dealt { before: state.clone(), draws: Vec::new() };
        opened.table.game.settle(&mut state, &mut Vec::new(), |count| {
            let outcome = chance.below(count);
            dealt.draws.push(outcome);
            outcome
        });
        Playing { seed: Some(seed), dealt, ..Playing::with_chance(opened, state, board) }
    }

    /// A play that waits where chance acts.
    pub(crate) fn with_chance(
        opened: &'a Opened<S>,
        state: StateOf<S>,
        board: Option<Plain>,
    ) -> Self {
        let dealt = Dealt { before: state.clone(), draws: Vec::new() };
        let (moves, history, seated) = (Vec::new(), Vec::new(), Vec::new());
        let (states, draws) = (vec![state], Vec::new());
        let (seed, broken_off) = (None, None);
        Playing { opened, seed, board, states, moves, history, dealt, draws, broken_off, seated }
    }

    fn state(&self) -> &StateOf<S> {
        self.states.last().expect("the first position is never taken back")
    }

    fn game(&self) -> &'a S::Game {
        &self.opened.table.game
    }

    fn legal(&self) -> Vec<MoveOf<S>> {
        let mut moves = Vec::new();
        if self.broken_off.is_some() || self.is_chance() {
            return moves;
        }
        self.game().moves(self.state(), &mut moves);
        moves
    }

    /// Whether chance is to act.
    fn is_chance(&self) -> bool {
        S::Game::HAS_CHANCE && self.game().turn(self.state()) == Turn::Chance
    }

    /// What chance may do.
    fn outcomes(&self) -> Vec<MoveOf<S>> {
        let mut outcomes = Vec::new();
        if self.is_chance() && self.broken_off.is_none() {
            self.game().moves(self.state(), &mut outcomes);
        }
        outcomes
    }

    /// The position as player 1 or 2 sees it.
    fn seen(&self, player: u8) -> StateOf<S> {
        let player = Player::numbered(player);
        player.map_or_else(
            || self.state().clone(),
            |player| (self.opened.seen)(self.game(), self.state(), player),
        )
    }

    /// The position as a viewer sees it, or as it is.
    fn seen_by(&self, viewer: Option<u8>) -> StateOf<S> {
        viewer.map_or_else(|| self.state().clone(), |player| self.seen(player))
    }

    fn drawn(&self, state: &StateOf<S>) -> Picture {
        let drawn = self.draws.last().map_or(&[][..], Vec::as_slice);
        self.game().picture_along(&self.plain_moves(), drawn, state)
    }

    fn plain_moves(&self) -> Vec<MoveOf<S>> {
        self.moves.iter().map(|(_, mv)| *mv).collect()
    }

    /// Which of the legal moves a paper calls so.
    fn called(&self, notation: &str, legal: &[MoveOf<S>]) -> Option<usize> {
        let name = Plain::read(notation);
        if matches!(name, Plain::Word(_)) {
            return None;
        }
        let (game, given) = (self.game(), self.board.clone().filter(|_| self.moves.is_empty()));
        let board = given.unwrap_or_else(|| game.plain(self.state()));
        legal.iter().position(|&mv| game.is_called(&board, mv, &name))
    }

    fn commit(&mut self, player: Player, mv: MoveOf<S>, name: String) {
        let mut next = self.game().after(self.state(), mv);
        let stream = 1 + self.moves.len() as u64;
        let mut drawn = Vec::new();
        if let Some(seed) = self.seed {
            let mut chance = None;
            self.game().settle(&mut next, &mut Vec::new(), |count| {
                let chance = chance.get_or_insert_with(|| Random::stream(seed, 0, stream));
                let outcome = chance.below(count);
                drawn.push(outcome);
                outcome
            });
        }
        self.draws.push(drawn);
        self.states.push(next);
        self.moves.push((player, mv));
        self.history.push(name);
        self.look_for_circles();
    }

    /// Finds out whether the rules break the play off here.
    fn look_for_circles(&mut self) {
        // Most games cannot go in circles, and need not look at all their moves after each.
        if self.game().repetition().is_none() {
            return;
        }
        let mut record = Record::new(self.game(), &self.states[0]);
        let noted = self.moves.iter().zip(&self.states[1..]);
        let verdict = noted.fold(None, |_, (&(player, _), state)| record.note(player, state));
        self.broken_off = verdict.filter(|_| self.game().turn(self.state()) != Turn::Over);
    }

    /// Which of the rules against endless plays has ended this one.
    fn why_broken_off(&self) -> Option<Text> {
        let rule = self.game().repetition()?;
        let met = self.states.iter().filter(|&state| state == self.state()).count();
        Some(if met >= rule.occurrences as usize {
            Text::new(
                "the same position came back too often",
                "la même position est revenue trop souvent",
            )
        } else {
            Text::new("no game may take longer", "aucune partie ne peut être plus longue")
        })
    }

    /// The agent who plays for `player` by `strategy`, told of everything so far.
    fn agent(&mut self, strategy: &str, player: Player) -> Result<&mut PlayingAgent<S>, JobError> {
        let game = self.game();
        let known = self
            .seated
            .iter()
            .position(|seated| seated.strategy == strategy && seated.player == player);
        let place = match known {
            Some(place) => place,
            None => {
                let mut agent =
                    contest::read(self.opened, strategy, BotLimits::default())?.agent(game);
                agent.begin(game, player);
                let strategy = strategy.to_owned();
                self.seated.push(PlayingAgent { strategy, player, agent, heard: 0 });
                self.seated.len() - 1
            }
        };
        let seated = &mut self.seated[place];
        if seated.agent.listens() {
            for &(mover, mv) in &self.moves[seated.heard..] {
                seated.agent.hear(game, mover, mv);
            }
        }
        seated.heard = self.moves.len();
        Ok(seated)
    }
}

impl<S: PlayedObservation> Play for Playing<'_, S> {
    fn position(&self) -> String {
        self.game().write(self.state())
    }

    fn picture(&self) -> Picture {
        self.drawn(self.state())
    }

    fn picture_for(&self, player: u8) -> Picture {
        self.drawn(&self.seen(player))
    }

    fn touched(&self, viewer: Option<u8>) -> Vec<Vec<usize>> {
        let seen = self.seen_by(viewer);
        let picture = self.drawn(&seen);
        let touched = |mv| self.game().touched(&seen, mv, &picture);
        self.legal().into_iter().map(touched).collect()
    }

    fn also_touched(&self, viewer: Option<u8>) -> Vec<Vec<Vec<usize>>> {
        let seen = self.seen_by(viewer);
        let picture = self.drawn(&seen);
        let touched = |mv| self.game().also_touched(&seen, mv, &picture);
        self.legal().into_iter().map(touched).collect()
    }

    fn meanings(&self) -> Vec<Option<Meaning>> {
        self.legal().into_iter().map(|mv| self.game().meaning(mv)).collect()
    }

    fn decisive(&self, viewer: Option<u8>) -> Vec<usize> {
        let seen = self.seen_by(viewer);
        let over = self.game().turn(&seen) == Turn::Over;
        let places = || self.game().decisive(&seen, &self.drawn(&seen));
        if over { places() } else { Vec::new() }
    }

    fn why_over(&self) -> Option<Text> {
        if self.broken_off.is_some() {
            return self.why_broken_off();
        }
        let over = self.game().turn(self.state()) == Turn::Over;
        over.then(|| self.game().why_over(self.state())).flatten()
    }

    fn holding(&self, player: u8) -> Option<String> {
        (self.opened.holding)(self.game(), self.state(), Player::numbered(player)?)
    }

    fn concealed(&self) -> usize {
        (self.opened.concealed)(self.game(), self.state())
    }

    fn knowledge(&self, player: u8) -> Vec<String> {
        let told = Player::numbered(player)
            .and_then(|player| (self.opened.told)(self.game(), self.state(), player));
        let Some(told) = told else {
            return [self.history.as_slice(), &[self.position()]].concat();
        };
        let made = self.moves.iter().zip(&self.history);
        let own = made.filter(|((mover, _), _)| mover.number() == player);
        own.map(|(_, name)| name.clone()).chain([told]).collect()
    }

    fn outcomes(&self) -> Vec<(String, u32)> {
        let weight = |outcome| self.game().weight(self.state(), outcome);
        self.outcomes().into_iter().map(|outcome| (outcome.to_string(), weight(outcome))).collect()
    }

    fn befall(&mut self, place: usize) -> bool {
        let Some(&outcome) = self.outcomes().get(place) else { return false };
        let next = self.game().after(self.state(), outcome);
        *self.states.last_mut().expect("the first position is never taken back") = next;
        self.look_for_circles();
        true
    }

    fn line(&self) -> Option<String> {
        self.game().line(&self.plain_moves(), self.state())
    }

    fn drawn(&self) -> Vec<String> {
        let game = self.game();
        let (mut state, draws) = match (self.moves.last(), self.draws.last()) {
            (Some(&(_, mv)), Some(draws)) => {
                (game.after(&self.states[self.states.len() - 2], mv), draws)
            }
            _ => (self.dealt.before.clone(), &self.dealt.draws),
        };
        let (mut outcomes, mut drawn) = (Vec::new(), Vec::new());
        for &outcome in draws {
            outcomes.clear();
            game.moves(&state, &mut outcomes);
            let mut rest = outcome;
            let found = outcomes.iter().copied().find(|&mv| {
                let weight = game.weight(&state, mv);
                let found = rest < weight;
                rest = rest.wrapping_sub(weight);
                found
            });
            // A game that draws in another way than by its list tells nothing.
            let Some(outcome) = found.filter(|_| game.turn(&state) == Turn::Chance) else {
                return Vec::new();
            };
            let next = game.after(&state, outcome);
            let is_told = Player::BOTH.into_iter().all(|player| {
                let seen = (self.opened.seen)(game, &next, player);
                // Outcomes that lead to the same position are told apart by nobody, and need not be.
                let other = |&mv: &MoveOf<S>| {
                    let other = game.after(&state, mv);
                    other == next || (self.opened.seen)(game, &other, player) != seen
                };
                outcomes.iter().filter(|&&mv| mv != outcome).all(other)
            });
            drawn.extend(is_told.then(|| outcome.to_string()));
            state = next;
        }
        if state == *self.state() { drawn } else { Vec::new() }
    }

    fn turn(&self) -> Option<u8> {
        turn_number(self.game(), self.state()).filter(|_| self.broken_off.is_none())
    }

    fn is_mid_turn(&self) -> bool {
        self.turn().is_some() && self.game().is_mid_turn(self.state())
    }

    fn moves(&self) -> Vec<String> {
        self.legal().iter().map(ToString::to_string).collect()
    }

    fn history(&self) -> &[String] {
        &self.history
    }

    fn payoff(&self) -> Option<i32> {
        let over = self.game().turn(self.state()) == Turn::Over;
        let payoff = over.then(|| self.game().payoff(self.state(), Player::FIRST));
        payoff.or(self.broken_off)
    }

    fn margin(&self) -> Option<i32> {
        let over = self.game().turn(self.state()) == Turn::Over;
        over.then(|| self.game().margin(self.state())).or(self.broken_off)
    }

    fn play(&mut self, notation: &str) -> Result<String, JobError> {
        check_word(notation)?;
        let legal = self.legal();
        // Programs write moves as they were told them: nothing else has to be written then.
        if let Some((mv, name)) = written_so(notation, &legal)
            && let Some(player) = self.game().mover(self.state())
        {
            self.commit(player, mv, name.clone());
            return Ok(name);
        }
        let notation = notation.trim().to_lowercase();
        let names: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let exact = names.iter().position(|name| name.to_lowercase() == notation);
        let begins =
            |name: &String| !notation.is_empty() && name.to_lowercase().starts_with(&notation);
        let mut longer = (0..names.len()).filter(|&index| begins(&names[index]));
        let only = longer.next().filter(|_| longer.next().is_none());
        let index = exact.or(only).or_else(|| self.called(&notation, &legal));
        let player = self.game().mover(self.state());
        let (Some(index), Some(player)) = (index, player) else {
            let near: Vec<String> = names.iter().filter(|name| begins(name)).cloned().collect();
            let legal = if near.is_empty() { names } else { near };
            return Err(JobError::IllegalMove { notation, legal });
        };
        self.commit(player, legal[index], names[index].clone());
        Ok(names[index].clone())
    }

    fn play_listed(&mut self, place: usize, notation: &str) -> bool {
        let (mv, player) = (self.legal().get(place).copied(), self.game().mover(self.state()));
        let (Some(mv), Some(player)) = (mv, player) else { return false };
        debug_assert_eq!(mv.to_string(), notation, "moves are listed in the same order");
        self.commit(player, mv, notation.to_owned());
        true
    }

    fn undo(&mut self) -> bool {
        if self.history.pop().is_none() {
            return false;
        }
        self.states.pop();
        self.moves.pop();
        self.draws.pop();
        self.seated.clear();
        self.look_for_circles();
        true
    }

    fn advise(&self, thinking: Duration, limits: Limits<'_>) -> Result<Solved, JobError> {
        let before = &self.states[..self.moves.len()];
        let play = PlaySoFar { state: self.state(), before, moves: &self.moves };
        self.opened.advised(play, thinking, limits)
    }

    fn choose(&mut self, strategy: &str, limits: Limits<'_>) -> Result<Choice, JobError> {
        let game = self.game();
        let state = self.state().clone();
        let Turn::Player(player) = game.turn(&state) else {
            return Err(JobError::IllegalMove { notation: String::new(), legal: Vec::new() });
        };
        let mut random =
            Random::stream(self.seed.unwrap_or_default(), 1, self.history.len() as u64);
        let seated = self.agent(strategy, player)?;
        let chosen = S::see(game, &state, player, |view| {
            seated.agent.choose(game, view, &mut random, limits)
        });
        let chosen = chosen.map_err(|fault| match fault.kind {
            FaultKind::Stopped(cause) => JobError::Stopped { cause, nodes: 0 },
            _ => JobError::Failed { strategy: strategy.to_owned(), fault },
        })?;
        let proof = chosen.proof.map(Into::into);
        Ok(Choice { notation: chosen.mv.to_string(), proof })
    }
}

/// The move that is written exactly so, with its notation.
fn written_so<M: Copy + Display>(notation: &str, legal: &[M]) -> Option<(M, String)> {
    let mut name = String::new();
    for &mv in legal {
        name.clear();
        write!(name, "{mv}").expect("a text takes everything");
        if name == notation {
            return Some((mv, name));
        }
    }
    None
}
