//! The functions of a user, and a table of what they have told.

use std::{
    fmt,
    sync::{
        Arc, Mutex, OnceLock, PoisonError, RwLock, Weak,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
};

use pyo3::{
    exceptions::PyTypeError,
    prelude::*,
    types::{PyDict, PyList, PyTuple},
};
use stratege_catalog::core::{Player, Repetition, Turn, Verdict};

use super::{
    frozen::{check_comparable, copy, frozen},
    numbers::{Key, Numbers},
    views::Views,
};
use crate::running::Callers;

/// A function of the user.
pub(crate) struct Function {
    /// The function.
    pub(crate) call: Py<PyAny>,
    /// Whether it wants to be told the player as its last argument.
    pub(crate) with_player: bool,
}

/// The functions of a game.
pub(crate) struct Functions {
    /// Gives the moves; or, without `play`, the positions that moves lead to.
    pub(crate) moves: Function,
    /// Gives the position after a move.
    pub(crate) play: Option<Function>,
    /// Gives outcomes and their weights where chance acts.
    pub(crate) chance: Option<Function>,
    /// Gives what a player sees.
    pub(crate) view: Option<Function>,
    /// Gives the player to move.
    pub(crate) turn: Option<Function>,
    /// Gives the player who has won, or `None`.
    pub(crate) winner: Option<Function>,
    /// Gives what the first player gets, or the player who is asked for, where there are no moves;
    /// instead of `winner`.
    pub(crate) payoff: Option<Function>,
    /// Gives 1, 0 or -1 for the first player, and the play is over where that is not 0; instead
    /// of `winner`.
    pub(crate) outcome: Option<Function>,
    /// Gives whether the only player has done it; instead of `winner`.
    pub(crate) goal: Option<Function>,
    /// Gives a text, or prints it.
    pub(crate) show: Option<Function>,
    /// Judges positions, seen by the first player.
    pub(crate) heuristic: Option<Function>,
}

/// What becomes of a player who has no move, where nothing else says who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhenStuck {
    /// That player has lost.
    Loses,
    /// That player has won.
    Wins,
    /// Nobody has won.
    Draws,
}

impl WhenStuck {
    /// What `loses`, `wins` or `draws` says.
    pub(crate) fn named(word: &str) -> WhenStuck {
        match word {
            "wins" => WhenStuck::Wins,
            "draws" => WhenStuck::Draws,
            _ => WhenStuck::Loses,
        }
    }
}

/// What is said of a game besides its functions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Whether positions can repeat.
    pub(crate) repeats: bool,
    /// Whether payoffs are any whole numbers, also where there is neither chance nor a view.
    pub(crate) scored: bool,
    /// What becomes of a player who has no move.
    pub(crate) stuck: WhenStuck,
}

/// How the turn is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Both players have the same moves, and whoever is stuck has lost (or won).
    Impartial,
    /// The players alternate.
    Alternating,
    /// `turn` tells.
    Told,
    /// There is one player, who wants to reach a goal.
    Alone,
}

/// A game written in Python.
pub(crate) struct Rules {
    number: u32,
    pub(crate) kind: Kind,
    pub(crate) stuck: WhenStuck,
    repeats: bool,
    /// Whether payoffs are any whole numbers.
    pub(super) scored: bool,
    pub(super) functions: Functions,
    pub(super) players: [Py<PyAny>; 2],
    pub(crate) callers: Callers,
    /// Positions by their frozen form; one list of them for each player to move.
    numbers: [Numbers; 2],
    nodes: boxcar::Vec<Node>,
    move_numbers: Numbers,
    steps: boxcar::Vec<Step>,
    /// What the players see, where there is `view`.
    pub(super) views: Views,
    /// Numbers of positions by their text, as far as texts were asked for.
    texts: Py<PyDict>,
    /// What went wrong in a function of the user.
    trouble: Mutex<Option<PyErr>>,
    /// Whether something went wrong: nothing of the user is called any more.
    halted: AtomicBool,
}

/// A position.
pub(super) struct Node {
    pub(super) state: Py<PyAny>,
    /// Whether the state could be changed by a function that is given it.
    pub(super) mutable: bool,
    pub(super) mover: Player,
    pub(super) known: OnceLock<Known>,
    text: OnceLock<String>,
    /// The numbers of what the players see there, once that was asked for.
    pub(super) sees: [OnceLock<u32>; 2],
    /// The same state with the other player to move, once that was asked for.
    turned: OnceLock<u32>,
}

/// What the functions have told about a position.
pub(super) struct Known {
    pub(super) turn: Turn,
    /// For player 1, where the play is over.
    pub(super) payoff: i32,
    pub(super) moves: Vec<Move>,
    pub(super) after: Vec<AtomicU32>,
    /// How often chance makes each of the moves; nothing where a player does.
    pub(super) weights: Vec<u32>,
}

/// A move as an object of Python.
pub(super) struct Step {
    pub(super) object: Py<PyAny>,
    pub(super) mutable: bool,
    text: OnceLock<String>,
}

/// The number of a move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Move {
    game: u32,
    pub(super) number: u32,
}

/// Where a move leads is not known yet.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// A play of a game that may go in circles ends at the third meeting of a position, or here.
const LONGEST: u32 = 10_000;

/// All games written in Python: a move knows the number of its game.
static GAMES: RwLock<Vec<Weak<Rules>>> = RwLock::new(Vec::new());

impl Rules {
    /// The rules with these functions, beginning at `start`.
    pub(crate) fn new(
        py: Python<'_>,
        start: &Bound<'_, PyAny>,
        functions: Functions,
        players: [Py<PyAny>; 2],
        Manner { repeats, scored, stuck }: Manner,
    ) -> PyResult<Arc<Rules>> {
        let Functions { winner, payoff, outcome, chance, view, .. } = &functions;
        let judged = [winner, payoff, outcome, chance, view].into_iter().any(Option::is_some);
        let scored = scored || chance.is_some() || view.is_some();
        let partial = judged || stuck == WhenStuck::Draws || functions.moves.with_player;
        let kind = match functions.turn {
            _ if functions.goal.is_some() => Kind::Alone,
            Some(_) => Kind::Told,
            None if partial => Kind::Alternating,
            None => Kind::Impartial,
        };
        let mut games = GAMES.write().unwrap_or_else(PoisonError::into_inner);
        let rules = Arc::new(Rules {
            number: games.len() as u32,
            kind,
            stuck,
            repeats,
            scored,
            functions,
            players,
            callers: Callers::default(),
            numbers: Default::default(),
            nodes: boxcar::Vec::new(),
            move_numbers: Numbers::default(),
            steps: boxcar::Vec::new(),
            views: Views::new(py),
            texts: PyDict::new(py).unbind(),
            trouble: Mutex::new(None),
            halted: AtomicBool::new(false),
        });
        games.push(Arc::downgrade(&rules));
        drop(games);
        check_comparable(start)?;
        rules.intern(start, Player::FIRST)?;
        Ok(rules)
    }

    /// The position in which plays begin.
    pub(super) const START: u32 = 0;

    /// The number of a position; it is new if nothing equal was met before.
    pub(crate) fn intern(&self, state: &Bound<'_, PyAny>, mover: Player) -> PyResult<u32> {
        let (key, mutable) = key_of(state)?;
        self.numbers[mover.index()].number(&key, || {
            // What the user does with the object later must not change ours.
            let state = if mutable { copy(state)? } else { state.clone() };
            let node = Node {
                state: state.unbind(),
                mutable,
                mover,
                known: OnceLock::new(),
                text: OnceLock::new(),
                sees: Default::default(),
                turned: OnceLock::new(),
            };
            Ok(self.nodes.push(node) as u32)
        })
    }

    pub(super) fn node(&self, number: u32) -> &Node {
        &self.nodes[number as usize]
    }

    pub(super) fn step(&self, number: u32) -> &Step {
        &self.steps[number as usize]
    }

    /// The state of a position, for a function of the user to do with as it likes.
    pub(crate) fn state<'py>(&self, py: Python<'py>, number: u32) -> PyResult<Bound<'py, PyAny>> {
        self.node(number).handed_out(py)
    }

    /// The object that stands for a player.
    pub(crate) fn player(&self, py: Python<'_>, player: Player) -> Py<PyAny> {
        self.players[player.index()].clone_ref(py)
    }

    /// Lets `look` see what is known of a position.
    ///
    /// After something went wrong every position looks drawn, so that methods come to an end.
    pub(super) fn look<R>(&self, number: u32, look: impl FnOnce(&Known) -> R) -> R {
        if self.is_halted() {
            return look(&DRAWN);
        }
        let node = self.node(number);
        if let Some(known) = node.known.get() {
            return look(known);
        }
        match Python::attach(|py| self.expand(py, node)) {
            Ok(known) => look(node.known.get_or_init(|| known)),
            Err(error) => {
                self.halt(error);
                look(&DRAWN)
            }
        }
    }

    /// Where a move leads.
    pub(super) fn after(&self, number: u32, mv: Move) -> u32 {
        let node = self.node(number);
        let Some(known) = node.known.get() else { return number };
        let Some(place) = known.moves.iter().position(|known| *known == mv) else { return number };
        let after = known.after[place].load(Ordering::Relaxed);
        if after != UNKNOWN {
            return after;
        }
        if self.is_halted() {
            return number;
        }
        match Python::attach(|py| self.asked_to_play(py, node, mv)) {
            Ok(after) => {
                known.after[place].store(after, Ordering::Relaxed);
                after
            }
            Err(error) => {
                self.halt(error);
                number
            }
        }
    }

    /// The same state with `mover` to move.
    pub(super) fn with_mover(&self, number: u32, mover: Player) -> u32 {
        let node = self.node(number);
        if node.mover == mover {
            return number;
        }
        if let Some(&turned) = node.turned.get() {
            return turned;
        }
        let turned = Python::attach(|py| self.intern(node.state.bind(py), mover));
        self.or_halt(turned).map_or(number, |turned| *node.turned.get_or_init(|| turned))
    }

    /// Whether `moves` tells those of both players at every state, and whoever is stuck loses.
    pub(crate) fn is_partizan(&self) -> bool {
        let Functions { moves, winner, payoff, outcome, chance, view, .. } = &self.functions;
        let judged = [winner, payoff, outcome, chance, view].into_iter().any(Option::is_some);
        let alternating = self.kind == Kind::Alternating && moves.with_player;
        alternating && !judged && self.stuck == WhenStuck::Loses && !self.repeats
    }

    /// Whether chance may act.
    pub(crate) fn has_chance(&self) -> bool {
        self.functions.chance.is_some()
    }

    /// Whether the players see their own views.
    pub(crate) fn has_views(&self) -> bool {
        self.functions.view.is_some()
    }

    /// The rule for plays in circles, if there may be any.
    pub(super) fn repetition(&self) -> Option<Repetition> {
        let rule = Repetition { occurrences: 3, verdict: Verdict::Draw, longest: LONGEST };
        self.repeats.then_some(rule)
    }

    pub(super) fn mover(&self, number: u32) -> Player {
        self.node(number).mover
    }

    /// The position in one line: what `repr` says, numbered where that is ambiguous.
    pub(crate) fn text(&self, number: u32) -> String {
        let node = self.node(number);
        if let Some(text) = node.text.get() {
            return text.clone();
        }
        let told = Python::attach(|py| -> PyResult<String> {
            let mut text = one_line(&node.state.bind(py).repr()?.to_string());
            if self.kind == Kind::Alternating {
                text = format!("{text} {}", node.mover);
            }
            free_text(self.texts.bind(py), &text, number)
        });
        let text = self.or_halt(told).unwrap_or_default();
        node.text.get_or_init(|| text).clone()
    }

    /// The position that was written so.
    pub(crate) fn read(&self, text: &str) -> Option<u32> {
        Python::attach(|py| self.texts.bind(py).get_item(text).ok()??.extract().ok())
    }

    /// What `show` says of a position.
    pub(super) fn shown(&self, number: u32) -> String {
        let node = self.node(number);
        let told = Python::attach(|py| -> PyResult<String> {
            match &self.functions.show {
                None => Ok(node.state.bind(py).str()?.to_string()),
                Some(show) => {
                    let shown = self.call(py, "show", show, node, None)?;
                    Ok(shown.bind(py).str()?.to_string())
                }
            }
        });
        self.or_halt(told).unwrap_or_default()
    }

    /// What the heuristic of the user says; `None` if there is none.
    pub(super) fn judged(&self, number: u32) -> Option<f64> {
        let heuristic = self.functions.heuristic.as_ref()?;
        if self.is_halted() {
            return Some(0.0);
        }
        let node = self.node(number);
        let told = Python::attach(|py| self.asked_to_judge(py, heuristic, node));
        Some(self.or_halt(told).unwrap_or(0.0))
    }

    /// The legal moves of a position, as texts and objects.
    pub(crate) fn legal(&self, py: Python<'_>, number: u32) -> PyResult<Vec<(String, Py<PyAny>)>> {
        let moves = self.look(number, |known| known.moves.clone());
        if let Some(error) = self.trouble() {
            return Err(error);
        }
        let legal = |mv: Move| {
            let step = self.step(mv.number);
            (mv.to_string(), step.object.clone_ref(py))
        };
        Ok(moves.into_iter().map(legal).collect())
    }

    /// The number of the legal move that equals an object.
    pub(crate) fn place(&self, number: u32, object: &Bound<'_, PyAny>) -> PyResult<Option<usize>> {
        let key = Key::new(frozen(object)?)?;
        let Some(wanted) = self.move_numbers.find(&key)? else { return Ok(None) };
        let wanted = Move { game: self.number, number: wanted };
        Ok(self.look(number, |known| known.moves.iter().position(|mv| *mv == wanted)))
    }

    /// What went wrong since this was last asked.
    pub(crate) fn trouble(&self) -> Option<PyErr> {
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.halted.store(false, Ordering::Relaxed);
        trouble
    }

    pub(super) fn is_halted(&self) -> bool {
        self.halted.load(Ordering::Relaxed) || self.callers.is_interrupted()
    }

    /// Remembers the first thing that goes wrong; nothing of the user is called afterwards.
    pub(super) fn halt(&self, error: PyErr) {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.halted.store(true, Ordering::Relaxed);
        self.callers.fail();
    }

    pub(super) fn or_halt<T>(&self, told: PyResult<T>) -> Option<T> {
        told.map_err(|error| self.halt(error)).ok()
    }

    /// The objects that stand for moves, by their notations, as far as moves were met.
    pub(crate) fn written_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let written = PyDict::new(py);
        for number in 0..self.steps.count() as u32 {
            let mv = Move { game: self.number, number };
            written.set_item(mv.to_string(), self.step(number).object.bind(py))?;
        }
        Ok(written)
    }

    /// The player part of the position after a move; chance does not take a turn.
    pub(super) fn next_mover(&self, node: &Node, turn: Turn) -> Player {
        match self.kind {
            Kind::Alternating if turn == Turn::Chance => node.mover,
            Kind::Alternating => node.mover.other(),
            Kind::Impartial | Kind::Told | Kind::Alone => Player::FIRST,
        }
    }

    pub(super) fn intern_move(&self, object: &Bound<'_, PyAny>) -> PyResult<Move> {
        let (key, mutable) = key_of(object)?;
        let number = self.move_numbers.number(&key, || {
            let step = Step { object: copy(object)?.unbind(), mutable, text: OnceLock::new() };
            Ok(self.steps.push(step) as u32)
        })?;
        Ok(Move { game: self.number, number })
    }
}

/// What an object is found by, and whether that is another object because it could be changed.
pub(super) fn key_of<'py>(object: &Bound<'py, PyAny>) -> PyResult<(Key<'py>, bool)> {
    // Lists are what cannot be hashed most often; asking them raises an exception, which takes time.
    if !object.is_exact_instance_of::<PyList>()
        && let Ok(key) = Key::new(object.clone())
    {
        return Ok((key, false));
    }
    Ok((Key::new(frozen(object)?)?, true))
}

impl Node {
    /// The state itself, or a copy if it could be changed.
    pub(super) fn handed_out<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let state = self.state.bind(py);
        if self.mutable { copy(state) } else { Ok(state.clone()) }
    }

    pub(super) fn described(&self, py: Python<'_>) -> String {
        self.state
            .bind(py)
            .repr()
            .map_or_else(|_| "?".to_owned(), |text| one_line(&text.to_string()))
    }
}

/// What every position looks like after something went wrong.
static DRAWN: Known = Known {
    turn: Turn::Over,
    payoff: 0,
    moves: Vec::new(),
    after: Vec::new(),
    weights: Vec::new(),
};

impl Known {
    pub(super) fn ended(payoff: i32) -> Known {
        Known {
            turn: Turn::Over,
            payoff,
            moves: Vec::new(),
            after: Vec::new(),
            weights: Vec::new(),
        }
    }
}

/// The text of something with this number, numbered where another has the same.
pub(super) fn free_text(texts: &Bound<'_, PyDict>, text: &str, number: u32) -> PyResult<String> {
    let mut free = text.to_owned();
    for count in 2.. {
        let taken: u32 = texts.call_method1("setdefault", (&free, number))?.extract()?;
        if taken == number {
            break;
        }
        free = format!("{text} #{count}");
    }
    Ok(free)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let games = GAMES.read().unwrap_or_else(PoisonError::into_inner);
        let Some(rules) = games.get(self.game as usize).and_then(Weak::upgrade) else {
            return write!(f, "{}", self.number);
        };
        drop(games);
        let step = rules.step(self.number);
        let text = step.text.get_or_init(|| {
            let told = Python::attach(|py| -> PyResult<String> {
                let object = step.object.bind(py);
                // A word is its own notation.
                match object.extract::<String>() {
                    Ok(word) => Ok(one_line(&word)),
                    Err(_) => Ok(one_line(&object.repr()?.to_string())),
                }
            });
            told.unwrap_or_else(|_| self.number.to_string())
        });
        f.write_str(text)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Text without line breaks.
pub(super) fn one_line(text: &str) -> String {
    text.split('\n').map(str::trim).collect::<Vec<_>>().join(" ")
}

/// The arguments of a game, as Python gives them.
pub(crate) fn function(given: &Bound<'_, PyDict>, name: &str) -> PyResult<Option<Function>> {
    let Some(pair) = given.get_item(name)? else { return Ok(None) };
    let pair = pair.cast::<PyTuple>().map_err(|_| PyTypeError::new_err("a pair is needed"))?;
    let (call, with_player) = (pair.get_item(0)?.unbind(), pair.get_item(1)?.extract()?);
    Ok(Some(Function { call, with_player }))
}
