//! Whether the views of a game keep their promises, by going through all its plays.

use std::{
    collections::HashMap,
    fmt,
    hash::{BuildHasherDefault, DefaultHasher},
};

use crate::{DEEPEST, Limits, Meter, Player, Stopped, Turn, Viewed, ZeroSum};

/// What going through all plays says about the views of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recall {
    /// Ways to every position, the start included.
    pub histories: u64,
    /// Information sets of each player: what the player has done and sees now.
    pub sets: [usize; 2],
    /// Different views of each player when about to choose.
    ///
    /// Fewer than sets if the best play has to remember more than is seen.
    pub views: [usize; 2],
}

/// A promise that a game can break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The payoffs of the two players are opposite.
    Opposite,
    /// Payoffs lie in the range.
    Range,
    /// Outcomes of chance have positive weights, and their sum fits 32 bits.
    Weights,
    /// What a player may do follows from what that player sees.
    Moves(Player),
    /// What is drawn for a player, and the view itself, follow from what that player may see.
    Secrecy(Player),
    /// What a player has once seen is still in the view at the next choice.
    Memory(Player),
    /// Where both are said to know the position, neither could take it for another.
    Known(Player),
}

/// Where a game breaks a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken<S> {
    /// At this position.
    At {
        /// The promise.
        promise: Promise,
        /// The position.
        state: S,
    },
    /// Nobody knows: the work was stopped.
    Stopped(Stopped),
}

impl<S: fmt::Debug> fmt::Display for Broken<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Broken::At { promise, state } => write!(f, "{promise:?} is broken at {state:?}"),
            Broken::Stopped(cause) => cause.fmt(f),
        }
    }
}

impl<S: fmt::Debug> std::error::Error for Broken<S> {}

/// Goes through all plays from the start and checks every promise of [`Viewed`].
///
/// The time grows with the number of histories: for games small enough to walk through.
pub fn recall<G: Viewed>(game: &G, limits: Limits<'_>) -> Result<Recall, Broken<G::State>> {
    let mut walk = Walk {
        game,
        meter: Meter::new(limits, None),
        minds: [Mind::default(), Mind::default()],
        histories: 0,
    };
    walk.visit(&game.start(), [Moment::default(); 2], 0)?;
    Ok(Recall {
        histories: walk.histories,
        sets: [0, 1].map(|player| walk.minds[player].sets.len()),
        views: [0, 1].map(|player| walk.minds[player].moves.len()),
    })
}

type Map<K, V> = HashMap<K, V, BuildHasherDefault<DefaultHasher>>;

/// What one player may remember, as numbers of histories that the player cannot tell apart.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Moment {
    /// Every view that the player has ever had, and every choice.
    always: u32,
    /// The player's last choice and what was seen before it.
    own: u32,
    /// The choice that the player has just made, 0 for none.
    chose: u32,
    /// The number of the view that the player had last, 0 for none.
    saw: u32,
}

/// All that one player can be in.
struct Mind<G: Viewed> {
    /// Numbers of views.
    views: Map<G::View, u32>,
    /// What was remembered, the choice just made, and the view now.
    steps: Map<(u32, u32, u32), u32>,
    /// The last choice and the view now; with it, what is remembered of everything and where the
    /// numbers of the choices begin.
    sets: Map<(u32, G::View), (u32, u32)>,
    /// The moves that a view allows.
    moves: Map<G::View, Vec<G::Move>>,
    /// What is drawn where a view is seen.
    veils: Map<G::View, G::State>,
    /// The position that a player who remembers everything is in, where it is known.
    known: Map<u32, Option<G::State>>,
    choices: u32,
}

impl<G: Viewed> Default for Mind<G> {
    fn default() -> Self {
        Mind {
            views: Map::default(),
            steps: Map::default(),
            sets: Map::default(),
            moves: Map::default(),
            veils: Map::default(),
            known: Map::default(),
            choices: 1,
        }
    }
}

struct Walk<'a, G: Viewed> {
    game: &'a G,
    meter: Meter<'a>,
    minds: [Mind<G>; 2],
    histories: u64,
}

impl<G: Viewed> Walk<'_, G> {
    fn visit(
        &mut self,
        state: &G::State,
        mut moments: [Moment; 2],
        depth: u32,
    ) -> Result<(), Broken<G::State>> {
        self.histories += 1;
        self.meter.tick().map_err(Broken::Stopped)?;
        // Such a play may have no end.
        if depth >= DEEPEST {
            return Err(Broken::Stopped(Stopped::Depth));
        }
        for player in Player::BOTH {
            self.look(state, player, &mut moments[player.index()])?;
        }
        let game = self.game;
        let mut moves = Vec::new();
        game.moves(state, &mut moves);
        match game.turn(state) {
            Turn::Over => check_payoffs(game, state),
            Turn::Chance => {
                let sum: u64 = moves.iter().map(|&mv| u64::from(game.weight(state, mv))).sum();
                let positive = moves.iter().all(|&mv| game.weight(state, mv) > 0);
                check(positive && sum <= u32::MAX.into(), Promise::Weights, state)?;
                moves
                    .iter()
                    .try_for_each(|&mv| self.visit(&game.after(state, mv), moments, depth + 1))
            }
            Turn::Player(player) => {
                let first = self.choose(state, player, &moments[player.index()], &moves)?;
                for (number, &mv) in (0..).zip(&moves) {
                    let mut next = moments;
                    next[player.index()].own = first + number;
                    next[player.index()].chose = number + 1;
                    self.visit(&game.after(state, mv), next, depth + 1)?;
                }
                Ok(())
            }
        }
    }

    /// A player looks at the position, to move or not.
    fn look(
        &mut self,
        state: &G::State,
        player: Player,
        moment: &mut Moment,
    ) -> Result<(), Broken<G::State>> {
        let (game, mind) = (self.game, &mut self.minds[player.index()]);
        let view = game.view(state, player);
        let veiled = game.veil(state, player);
        let same = game.view(&veiled, player) == view
            && *mind.veils.entry(view.clone()).or_insert_with(|| veiled.clone()) == veiled;
        check(same, Promise::Secrecy(player), state)?;
        let next = mind.views.len() as u32 + 1;
        let saw = *mind.views.entry(view).or_insert(next);
        // A view that has not changed tells nothing: the players have no clock. What went before
        // is of no use to players who know the position.
        let known = game.is_known(state);
        if known || saw != moment.saw || moment.chose > 0 {
            let next = mind.steps.len() as u32 + 1;
            let step = if known { (0, 0, saw) } else { (moment.always, moment.chose, saw) };
            let always = *mind.steps.entry(step).or_insert(next);
            *moment = Moment { always, chose: 0, saw, ..*moment };
        }
        let here = known.then(|| state.clone());
        let met = mind.known.entry(moment.always).or_insert_with(|| here.clone());
        check(*met == here, Promise::Known(player), state)
    }

    /// A player is about to choose; gives the number of the first choice.
    fn choose(
        &mut self,
        state: &G::State,
        player: Player,
        moment: &Moment,
        moves: &[G::Move],
    ) -> Result<u32, Broken<G::State>> {
        let (game, mind) = (self.game, &mut self.minds[player.index()]);
        let view = game.view(state, player);
        let listed = mind.moves.entry(view.clone()).or_insert_with(|| {
            let mut listed = Vec::new();
            game.moves_in(&view, &mut listed);
            listed
        });
        check(listed == moves, Promise::Moves(player), state)?;
        let choices = &mut mind.choices;
        let (always, first) = *mind.sets.entry((moment.own, view)).or_insert_with(|| {
            let first = *choices;
            *choices += moves.len() as u32;
            (moment.always, first)
        });
        check(always == moment.always, Promise::Memory(player), state)?;
        Ok(first)
    }
}

fn check_payoffs<G: ZeroSum>(game: &G, state: &G::State) -> Result<(), Broken<G::State>> {
    let [first, second] = Player::BOTH.map(|player| game.payoff(state, player));
    let [low, high] = game.range();
    check(first.checked_neg() == Some(second), Promise::Opposite, state)?;
    check(low <= first && first <= high, Promise::Range, state)
}

fn check<S: Clone>(kept: bool, promise: Promise, state: &S) -> Result<(), Broken<S>> {
    if kept { Ok(()) } else { Err(Broken::At { promise, state: state.clone() }) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    /// Player 1 is dealt one of two cards and says a number; player 2 then guesses the card.
    struct Telling {
        broken: Option<Promise>,
        /// Player 1 says it again and again.
        endless: bool,
    }

    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Told {
        card: Option<u8>,
        said: Option<u8>,
        guessed: Option<u8>,
    }

    impl Telling {
        fn keeping() -> Telling {
            Telling { broken: None, endless: false }
        }

        fn breaks(&self, promise: Promise) -> bool {
            self.broken == Some(promise)
        }

        fn listed(&self, told: &Told, moves: &mut Vec<u8>) {
            let leaves = self.breaks(Promise::Moves(Player::SECOND)) && told.said.is_some();
            moves.extend(0..if leaves && told.card == Some(1) { 3 } else { 2 });
        }
    }

    impl Game for Telling {
        type State = Told;
        type Move = u8;

        const HAS_CHANCE: bool = true;

        fn start(&self) -> Told {
            Told { card: None, said: None, guessed: None }
        }

        fn turn(&self, told: &Told) -> Turn {
            match told {
                Told { card: None, .. } => Turn::Chance,
                Told { said: None, .. } => Turn::Player(Player::FIRST),
                Told { guessed: None, .. } => Turn::Player(Player::SECOND),
                _ => Turn::Over,
            }
        }

        fn moves(&self, told: &Told, moves: &mut Vec<u8>) {
            if self.turn(told) != Turn::Over {
                self.listed(told, moves);
            }
        }

        fn play(&self, told: &mut Told, mv: u8) {
            let next = [&mut told.card, &mut told.said, &mut told.guessed];
            let empty = next.into_iter().find(|part| part.is_none());
            *empty.expect("the play goes on") = Some(mv);
            if self.endless {
                told.said = None;
            }
        }

        fn payoff(&self, told: &Told, player: Player) -> i32 {
            let most = if self.breaks(Promise::Range) { 4 } else { 3 };
            let gain = if told.card == told.guessed { -most } else { most };
            if player.is_first() || self.breaks(Promise::Opposite) { gain } else { -gain }
        }

        fn show(&self, told: &Told) -> String {
            format!("{told:?}")
        }

        fn weight(&self, _: &Told, mv: u8) -> u32 {
            if self.breaks(Promise::Weights) { mv.into() } else { 1 }
        }
    }

    impl ZeroSum for Telling {
        fn range(&self) -> [i32; 2] {
            [-3, 3]
        }
    }

    impl Viewed for Telling {
        type View = Told;

        fn view(&self, told: &Told, player: Player) -> Told {
            let mut seen = self.veil(told, player);
            if self.breaks(Promise::Secrecy(player)) {
                seen.card = told.card;
            }
            // Player 2 saw the card while it was dealt, and no longer does.
            let dealing = told.card.is_some() && told.said.is_none();
            if dealing && player == Player::SECOND && self.breaks(Promise::Memory(player)) {
                seen.card = told.card;
            }
            seen
        }

        fn veil(&self, told: &Told, player: Player) -> Told {
            let dealing = told.said.is_none() && self.breaks(Promise::Memory(player));
            let hides = player == Player::SECOND && !dealing;
            Told { card: told.card.filter(|_| !hides), ..*told }
        }

        fn moves_in(&self, told: &Told, moves: &mut Vec<u8>) {
            self.listed(told, moves);
        }

        fn is_known(&self, told: &Told) -> bool {
            told.said.is_some() && self.breaks(Promise::Known(Player::SECOND))
        }

        fn holding(&self, _: &Told) -> String {
            String::new()
        }

        fn write_view(&self, told: &Told) -> String {
            format!("{told:?}")
        }
    }

    #[test]
    fn a_game_that_keeps_its_promises_is_measured() {
        let found = recall(&Telling::keeping(), Limits::default());
        assert_eq!(found, Ok(Recall { histories: 15, sets: [2, 2], views: [2, 2] }));
    }

    #[test]
    fn every_broken_promise_is_found_with_its_position() {
        let second = Player::SECOND;
        check(Promise::Opposite, [0, 0, 0]);
        check(Promise::Range, [0, 0, 0]);
        check(Promise::Weights, []);
        check(Promise::Moves(second), [1, 0]);
        check(Promise::Secrecy(second), [0]);
        check(Promise::Memory(second), [1, 0]);
        check(Promise::Known(second), [1, 0]);
    }

    /// Breaks a promise, and compares the position where that shows first.
    #[track_caller]
    fn check<const MOVES: usize>(promise: Promise, moves: [u8; MOVES]) {
        let game = Telling { broken: Some(promise), ..Telling::keeping() };
        let mut state = game.start();
        moves.into_iter().for_each(|mv| game.play(&mut state, mv));
        let found = recall(&game, Limits::default());
        assert_eq!(found, Err(Broken::At { promise, state }));
    }

    #[test]
    fn a_limit_stops_the_walk() {
        let limits = Limits { nodes: Some(3), ..Limits::default() };
        assert_eq!(recall(&Telling::keeping(), limits), Err(Broken::Stopped(Stopped::Nodes)));
    }

    #[test]
    fn a_play_without_end_stops_the_walk() {
        let endless = Telling { endless: true, ..Telling::keeping() };
        assert_eq!(recall(&endless, Limits::default()), Err(Broken::Stopped(Stopped::Depth)));
    }
}
