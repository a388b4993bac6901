//! Proof-number search (df-pn): is there a forced win within so many moves?
//!
//! Every position has two numbers: how many more positions must be proved at least to prove a win
//! for one player, and how many to refute it. The search always goes where the smaller number
//! lies (L. V. Allis, 1994), depth first with a table (A. Nagai, *Df-pn algorithm for searching
//! AND/OR trees*, 2002). It is at its best where one side has few replies.
//!
//! The question always says within how many moves. So it is right in games whose positions can
//! repeat: with fewer moves left a position is another question, and a table cannot confuse a
//! position that was refuted because it was repeated with one that is lost. What is proved with
//! few moves left holds with more; what is refuted with many holds with fewer.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use stratege_core::{DEEPEST, Duel, Game, Limits, Meter, Player, Stopped, Turn, Value, Winner};

use crate::{Found, Judged, Proof};

/// More than any number of positions that must be proved.
const NEVER: u32 = u32::MAX;

/// Positions between two looks at the memory in use.
const CHECK_EVERY: u64 = 1 << 12;

/// Looks for wins of either player within 1, 2, 3, … moves, up to `deepest`.
///
/// A limit is not an error: the answer says up to how many moves nobody can force a win.
pub fn proof_number<G: Duel>(
    game: &G,
    state: &G::State,
    deepest: Option<u32>,
    limits: Limits<'_>,
) -> Found<G::Move> {
    Prover::new(game, state.clone()).prove(deepest, limits)
}

/// A position, and what is proved about it so far.
pub struct Prover<'g, G: Duel> {
    game: &'g G,
    state: G::State,
    /// One search for the wins of each player.
    searches: [Search<'g, G>; 2],
    value: Option<Value>,
    /// Nobody forces a win within so many moves.
    refuted: u32,
}

/// A forced win: what the winner plays in every position that can arise.
#[derive(Clone, Debug)]
pub struct Strategy<S, M> {
    /// Who wins.
    pub winner: Player,
    /// Within how many moves, counted from the first position.
    pub within: u32,
    /// The positions in which the winner moves, each with the move; in the order in which they
    /// are met.
    pub moves: Vec<(S, M)>,
}

/// The forced win of a game.
pub type StrategyOf<G> = Strategy<<G as Game>::State, <G as Game>::Move>;

impl<'g, G: Duel> Prover<'g, G> {
    /// Nothing is proved yet.
    pub fn new(game: &'g G, state: G::State) -> Prover<'g, G> {
        let searches = Player::BOTH.map(|winner| Search::new(game, winner));
        let value = (game.turn(&state) == Turn::Over)
            .then(|| Value::ended(game.payoff(&state, Player::FIRST)));
        Prover { game, state, searches, value, refuted: 0 }
    }

    /// Looks for forced wins, as [`proof_number`]; asked again, it goes on where it stopped.
    pub fn prove(&mut self, deepest: Option<u32>, limits: Limits<'_>) -> Found<G::Move> {
        let mut meter = Meter::new(limits, None);
        let deepest = deepest.unwrap_or(DEEPEST).min(DEEPEST);
        let mut stopped = None;
        while self.value.is_none() && self.refuted < deepest {
            if let Err(cause) = self.deeper(&mut meter) {
                stopped = Some(cause);
                break;
            }
        }
        self.found(meter.nodes(), stopped)
    }

    /// The forced win that was proved, with one move wherever the winner moves.
    pub fn strategy(&mut self, limits: Limits<'_>) -> Result<Option<StrategyOf<G>>, Stopped> {
        let mut meter = Meter::new(limits, None);
        let (Some(winner), Some(within)) = (self.winner(), self.value.and_then(Value::distance))
        else {
            return Ok(None);
        };
        self.searches[winner.index()].strategy(&self.state, within, &mut meter).map(Some)
    }

    fn winner(&self) -> Option<Player> {
        match self.value?.winner() {
            Winner::Player(player) => Some(player),
            Winner::Draw => None,
        }
    }

    /// Finds out whether somebody forces a win within one move more.
    fn deeper(&mut self, meter: &mut Meter<'_>) -> Result<(), Stopped> {
        let within = self.refuted + 1;
        for search in &mut self.searches {
            let hopeless = search.is_refuted_for_good(&self.state);
            if !hopeless && search.is_won(&self.state, within, meter)? {
                self.value = Some(Value::win(search.winner, within));
                return Ok(());
            }
        }
        self.refuted = within;
        if self.searches.iter().all(|search| search.is_refuted_for_good(&self.state)) {
            self.value = Some(Value::DRAW);
        }
        Ok(())
    }

    fn found(&mut self, nodes: u64, stopped: Option<Stopped>) -> Found<G::Move> {
        let mut moves = Vec::new();
        self.game.moves(&self.state, &mut moves);
        let value_of = |mv: G::Move| {
            let after = self.game.after(&self.state, mv);
            if self.searches.iter().all(|search| search.is_refuted_for_good(&after)) {
                return Some(Value::DRAW);
            }
            self.searches.iter().find_map(|search| search.exact_value(&after)).map(Value::later)
        };
        let judged = moves.iter().map(|&mv| Judged { mv, value: value_of(mv), estimate: None });
        let judged: Vec<Judged<G::Move>> = judged.collect();
        let is_best =
            |judged: &&Judged<G::Move>| self.value.is_some() && judged.value == self.value;
        let best = judged.iter().filter(is_best).map(|judged| judged.mv).collect();
        let line = match self.winner() {
            Some(winner) => self.searches[winner.index()].line(&self.state),
            None => Vec::new(),
        };
        Found {
            between: None,
            value: self.value,
            has_distances: true,
            moves: judged,
            best,
            line,
            proof: if self.value.is_some() { Proof::Exact } else { Proof::Bound },
            nodes,
            method: "proof",
            depth: self.value.is_none().then_some(self.refuted),
            stopped,
        }
    }
}

/// The search for wins of one player.
struct Search<'g, G: Duel> {
    game: &'g G,
    winner: Player,
    decided: FxHashMap<G::State, Decided>,
    /// The numbers of what is not decided, with so many moves left: of one question, so that no
    /// position lies below itself and the search must end.
    open: FxHashMap<(G::State, u32), Numbers>,
    /// The moves of all positions on the way, each with the position it leads to.
    children: Vec<Child<G>>,
    moves: Vec<G::Move>,
    next_check: u64,
}

struct Child<G: Duel> {
    state: G::State,
    numbers: Numbers,
}

/// What is proved of one position.
#[derive(Clone, Copy, Debug)]
struct Decided {
    /// With this many moves left or more it is won.
    won_from: u32,
    /// With fewer moves left than this it is not won; never, if no play below it is too long.
    not_won_below: u32,
}

/// How many positions must at least be proved to prove the win, and how many to refute it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    refutation: u32,
}

const PROVED: Numbers = Numbers { proof: 0, refutation: NEVER };
const REFUTED: Numbers = Numbers { proof: NEVER, refutation: 0 };
const UNTOUCHED: Numbers = Numbers { proof: 1, refutation: 1 };

impl Numbers {
    fn is_decided(self) -> bool {
        self.proof == 0 || self.refutation == 0
    }

    /// Seen by the other player.
    fn swapped(self) -> Numbers {
        Numbers { proof: self.refutation, refutation: self.proof }
    }
}

/// A sum that stays below what is decided, unless a part is.
fn sum(one: u32, other: u32) -> u32 {
    if one == NEVER || other == NEVER { NEVER } else { one.saturating_add(other).min(NEVER - 1) }
}

impl<'g, G: Duel> Search<'g, G> {
    fn new(game: &'g G, winner: Player) -> Search<'g, G> {
        Search {
            game,
            winner,
            decided: FxHashMap::default(),
            open: FxHashMap::default(),
            children: Vec::new(),
            moves: Vec::new(),
            next_check: 0,
        }
    }

    fn is_won(
        &mut self,
        state: &G::State,
        within: u32,
        meter: &mut Meter<'_>,
    ) -> Result<bool, Stopped> {
        self.children.clear();
        self.open.clear();
        // Nothing that is open reaches this, however large its numbers have grown.
        let most = Numbers { proof: NEVER, refutation: NEVER };
        let mut numbers = self.known(state, within);
        while !numbers.is_decided() {
            numbers = self.search(state, within, most, meter)?;
        }
        Ok(numbers.proof == 0)
    }

    /// What is known of `state` with `left` moves left.
    fn known(&self, state: &G::State, left: u32) -> Numbers {
        if let Some(decided) = self.decided.get(state) {
            if left >= decided.won_from {
                return PROVED;
            }
            if left < decided.not_won_below {
                return REFUTED;
            }
        }
        if let Some(&numbers) = self.open.get(&(state.clone(), left)) {
            return numbers;
        }
        match self.game.turn(state) {
            Turn::Player(_) if left > 0 => UNTOUCHED,
            Turn::Over if self.game.payoff(state, self.winner) > 0 => PROVED,
            _ => REFUTED,
        }
    }

    /// Searches below `state` until one of its numbers reaches `most`.
    fn search(
        &mut self,
        state: &G::State,
        left: u32,
        most: Numbers,
        meter: &mut Meter<'_>,
    ) -> Result<Numbers, Stopped> {
        meter.tick()?;
        self.check_memory(meter)?;
        let Turn::Player(mover) = self.game.turn(state) else {
            return Ok(self.known(state, left));
        };
        let begin = self.list_children(state, left);
        // Both kinds of positions are treated alike, seen by the player to move: one child is
        // enough to prove what the mover wants.
        let mine = mover == self.winner;
        let seen = |numbers: Numbers| if mine { numbers } else { numbers.swapped() };
        let most = seen(most);
        let outcome = loop {
            let (numbers, best, second) = self.weigh(begin, seen);
            if numbers.proof >= most.proof || numbers.refutation >= most.refutation {
                break numbers;
            }
            let child = seen(self.children[best].numbers);
            // A little more than the second best, so that the search does not jump to and fro.
            let proof = most.proof.min(second.saturating_add(1 + second / 4));
            let refutation = most.refutation - numbers.refutation + child.refutation;
            let after = self.children[best].state.clone();
            match self.search(&after, left - 1, seen(Numbers { proof, refutation }), meter) {
                // The same position may be reached in two ways.
                Ok(_) => self.refresh(begin, left - 1),
                Err(stopped) => return Err(stopped),
            }
        };
        let numbers = seen(outcome);
        let for_good = numbers.refutation == 0 && self.is_for_good(begin, mine);
        self.children.truncate(begin);
        self.store(state, left, numbers, for_good);
        Ok(numbers)
    }

    /// Appends what the moves of `state` lead to; gives where they begin.
    fn list_children(&mut self, state: &G::State, left: u32) -> usize {
        let begin = self.children.len();
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        for index in 0..self.moves.len() {
            let state = self.game.after(state, self.moves[index]);
            let numbers = self.known(&state, left - 1);
            self.children.push(Child { state, numbers });
        }
        begin
    }

    fn refresh(&mut self, begin: usize, left: u32) {
        for index in begin..self.children.len() {
            let numbers = self.known(&self.children[index].state, left);
            self.children[index].numbers = numbers;
        }
    }

    /// The numbers of a position from those of its children, as the mover sees them: the least
    /// proof and the sum of refutations; then the child to go to, and the second least proof.
    fn weigh(&self, begin: usize, seen: impl Fn(Numbers) -> Numbers) -> (Numbers, usize, u32) {
        let (mut least, mut best, mut second) = (NEVER, begin, NEVER);
        let mut refutation = 0;
        for (index, child) in self.children.iter().enumerate().skip(begin) {
            let numbers = seen(child.numbers);
            refutation = sum(refutation, numbers.refutation);
            if numbers.proof < least {
                (second, least, best) = (least, numbers.proof, index);
            } else {
                second = second.min(numbers.proof);
            }
        }
        if least == 0 {
            refutation = NEVER;
        } else if refutation == 0 {
            least = NEVER;
        } else {
            // Neither is decided, whatever the children say.
            (least, refutation) = (least.min(NEVER - 1), refutation.min(NEVER - 1));
        }
        (Numbers { proof: least, refutation }, best, second)
    }

    /// Whether a position that is refuted is so because of its children, not for want of moves.
    fn is_for_good(&self, begin: usize, mine: bool) -> bool {
        let mut children = self.children[begin..].iter();
        let for_good = |child: &Child<G>| self.is_refuted_for_good(&child.state);
        if mine { children.all(for_good) } else { children.any(for_good) }
    }

    fn store(&mut self, state: &G::State, left: u32, numbers: Numbers, for_good: bool) {
        if !numbers.is_decided() {
            self.open.insert((state.clone(), left), numbers);
            return;
        }
        // Where somebody is to move, a win takes a move at least.
        let nothing = Decided { won_from: NEVER, not_won_below: 1 };
        let decided = self.decided.entry(state.clone()).or_insert(nothing);
        if numbers.proof == 0 {
            decided.won_from = decided.won_from.min(left);
        } else {
            let below = if for_good { NEVER } else { left + 1 };
            decided.not_won_below = decided.not_won_below.max(below);
        }
    }

    fn check_memory(&mut self, meter: &Meter<'_>) -> Result<(), Stopped> {
        if meter.nodes() < self.next_check {
            return Ok(());
        }
        self.next_check = meter.nodes() + CHECK_EVERY;
        // A table that grows exists twice, the new one twice as large.
        let decided = (size_of::<(G::State, Decided)>() + 1) * self.decided.capacity();
        let open = (size_of::<((G::State, u32), Numbers)>() + 1) * self.open.capacity();
        let waiting = self.children.capacity() * size_of::<Child<G>>();
        meter.check_memory((3 * (decided + open) + waiting) as u64)
    }

    /// Whether the win is refuted however many moves there are.
    fn is_refuted_for_good(&self, state: &G::State) -> bool {
        match self.decided.get(state) {
            Some(decided) => decided.not_won_below == NEVER,
            None => {
                self.game.turn(state) == Turn::Over && self.game.payoff(state, self.winner) <= 0
            }
        }
    }

    /// The value of a position whose distance to a win of this player is known exactly.
    fn exact_value(&self, state: &G::State) -> Option<Value> {
        if self.game.turn(state) == Turn::Over {
            return Some(Value::ended(self.game.payoff(state, Player::FIRST)));
        }
        let decided = self.decided.get(state)?;
        let exact = decided.won_from != NEVER && decided.not_won_below == decided.won_from;
        exact.then(|| Value::win(self.winner, decided.won_from))
    }

    /// With how many moves left `state` is known to be won at least.
    fn won_from(&self, state: &G::State) -> u32 {
        match self.decided.get(state) {
            Some(decided) => decided.won_from,
            None if self.known(state, 0) == PROVED => 0,
            None => NEVER,
        }
    }

    /// The move of `state` that leads to the nearest proved win.
    fn nearest_win(&mut self, state: &G::State) -> (G::Move, u32) {
        self.moves.clear();
        self.game.moves(state, &mut self.moves);
        let distance = |&mv: &G::Move| (mv, self.won_from(&self.game.after(state, mv)));
        let nearest = self.moves.iter().map(distance).min_by_key(|&(_, left)| left);
        nearest.expect("a player to move has a move")
    }

    /// One way in which the proved win goes: the nearest win, the longest defence.
    fn line(&mut self, state: &G::State) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut state = state.clone();
        while let Turn::Player(mover) = self.game.turn(&state) {
            if line.len() == crate::LONGEST_LINE {
                break;
            }
            let mv = if mover == self.winner {
                self.nearest_win(&state).0
            } else {
                self.moves.clear();
                self.game.moves(&state, &mut self.moves);
                // With fewer moves than this it is refuted: the longest defence has the most.
                let distance = |mv: G::Move| {
                    let after = self.game.after(&state, mv);
                    self.decided.get(&after).map_or(0, |decided| decided.not_won_below)
                };
                // The first of the longest: `max_by_key` would give the last.
                let longest = self.moves.iter().copied().rev().max_by_key(|&mv| distance(mv));
                longest.expect("a player to move has a move")
            };
            line.push(mv);
            self.game.play(&mut state, mv);
        }
        line
    }

    /// What the winner plays wherever the other player can lead, once the win is proved.
    fn strategy(
        &mut self,
        state: &G::State,
        within: u32,
        meter: &mut Meter<'_>,
    ) -> Result<StrategyOf<G>, Stopped> {
        let mut moves = Vec::new();
        let mut met: FxHashMap<G::State, u32> = FxHashMap::default();
        // Breadth first: a position is met with the most moves left first.
        let mut waiting = VecDeque::from([(state.clone(), within)]);
        while let Some((state, left)) = waiting.pop_front() {
            let Turn::Player(mover) = self.game.turn(&state) else { continue };
            if met.get(&state).is_some_and(|&before| before <= left) {
                continue;
            }
            meter.tick()?;
            if mover == self.winner {
                let (mv, rest) = self.nearest_win(&state);
                assert!(rest < left, "the win of every position on the way is proved");
                // What was met before has its move already; it wins as fast.
                if met.insert(state.clone(), rest + 1).is_none() {
                    let after = self.game.after(&state, mv);
                    moves.push((state, mv));
                    waiting.push_back((after, rest));
                }
            } else {
                met.insert(state.clone(), left);
                let mut replies = Vec::new();
                self.game.moves(&state, &mut replies);
                let after = |mv| (self.game.after(&state, mv), left - 1);
                waiting.extend(replies.into_iter().map(after));
            }
        }
        Ok(Strategy { winner: self.winner, within, moves })
    }
}
