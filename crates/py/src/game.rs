//! A game with its parameters, and the jobs that fit it.

pub(crate) mod contest;
pub(crate) mod tables;
pub(crate) mod values;

use std::{path::PathBuf, sync::Arc, time::Instant};

use pyo3::{prelude::*, types::PyDict};
use serde::Serialize;
use serde_json::json;
use stratege_catalog::{
    AnyGame, ArenaRequest, Given, JobError, JobRequest, TreeRequest,
    core::{Limits, Player},
    document,
    draw::{TreeStyle, tree_svg, tree_text, tree_tikz},
    learning::LearnRequest,
    pictures::{Labels, tree},
    race_report::RaceRequest,
    tournament::tables::Method,
};
use stratege_words::sentences::verdict;

use self::contest::{Entrant, Roster};
use crate::{
    arena::Arena,
    errors::{GameError, Raise, in_both, in_language, said},
    functions::catalog,
    guests::Teller,
    line::Line,
    own::{self, Function, Functions, Kind, Manner, Rules, WhenStuck},
    plain::{self, OptionGiven},
    running::{Budget, Callers, Threads, run},
};

/// Seconds, positions, bytes, and who hears of the progress.
pub(crate) type Allowance = (Option<f64>, Option<u64>, Option<u64>, Option<Py<PyAny>>);

/// A board, a player and moves as Python has them.
type Told<'py> = (Bound<'py, PyAny>, Bound<'py, PyAny>, Vec<Bound<'py, PyAny>>);

/// What fits most machines of a class room beside a browser.
const MEMORY: u64 = 8 << 30;

/// A game with chosen parameters.
#[pyclass(frozen, module = "stratege._engine")]
pub(crate) struct Game {
    game: Arc<dyn AnyGame>,
    /// Its functions, if it is written in Python.
    own: Option<Arc<Rules>>,
}

pub(crate) fn budget((seconds, positions, memory, progress): Allowance) -> Budget {
    Budget { seconds, positions, memory: memory.or(Some(MEMORY)), progress }
}

pub(crate) fn to_json(report: &impl Serialize) -> String {
    serde_json::to_string(report).expect("reports are plain data")
}

impl Game {
    /// Does a job beside the interpreter; what went wrong in the functions of the user comes first.
    fn work<T: Send, E: Raise + Send>(
        &self,
        py: Python<'_>,
        allowance: Allowance,
        guests: &[&Teller],
        threads: Threads,
        job: impl FnOnce(&dyn AnyGame, Limits<'_>) -> Result<T, E> + Send,
    ) -> PyResult<T> {
        let mut callers: Vec<&Callers> = guests.iter().map(|guest| &guest.callers).collect();
        callers.extend(self.own.iter().map(|rules| &rules.callers));
        // Where nobody calls Python, the interpreter is free throughout.
        let threads = if callers.is_empty() { Threads::Many } else { threads };
        let budget = budget(allowance);
        let done = run(py, &budget, &callers, threads, |limits| {
            if let Some(rules) = &self.own {
                own::check(rules, limits);
            }
            job(self.game.as_ref(), limits)
        });
        let trouble = self.own.as_ref().and_then(|rules| rules.trouble());
        let trouble = guests.iter().fold(trouble, |first, guest| first.or(guest.trouble()));
        match (done, trouble) {
            (Err(interrupted), _) => Err(interrupted),
            (Ok(_), Some(error)) => Err(error),
            (Ok(done), None) => done.map_err(Raise::raise),
        }
    }

    fn first_trouble(&self, error: JobError) -> PyErr {
        self.own.as_ref().and_then(|rules| rules.trouble()).unwrap_or_else(|| error.raise())
    }

    /// The rules of a game written in Python.
    fn rules_of_user(&self) -> PyResult<&Arc<Rules>> {
        self.own.as_ref().ok_or_else(|| {
            GameError::new_err(said(
                || "this game is not written in Python".to_owned(),
                || "ce jeu n'est pas écrit en Python".to_owned(),
            ))
        })
    }

    /// The number of a position of a game written in Python.
    fn numbered(&self, position: &str) -> PyResult<u32> {
        let rules = self.rules_of_user()?;
        let board = match rules.kind {
            Kind::Impartial => position.rsplit_once(' ').map_or(position, |(board, _)| board),
            Kind::Alternating | Kind::Told | Kind::Alone => position,
        };
        rules.read(board).ok_or_else(|| {
            GameError::new_err(said(
                || format!("no position met so far is written `{position}`"),
                || format!("aucune position rencontrée ne s'écrit `{position}`"),
            ))
        })
    }
}

#[pymethods]
impl Game {
    /// The game that a word such as `chomp:4x5` names.
    #[new]
    fn open(word: &str) -> PyResult<Game> {
        let game = catalog().open(word).map_err(Raise::raise)?;
        Ok(Game { game: Arc::from(game), own: None })
    }

    /// A game written in Python; every function is a pair of it and whether it wants the player.
    #[staticmethod]
    #[pyo3(signature = (name, start, functions, players, repeats, scored, stuck))]
    fn from_functions(
        py: Python<'_>,
        name: &str,
        start: &Bound<'_, PyAny>,
        functions: &Bound<'_, PyDict>,
        players: (Py<PyAny>, Py<PyAny>),
        repeats: bool,
        scored: bool,
        stuck: &str,
    ) -> PyResult<Game> {
        let given = |name| own::function(functions, name);
        let needed = || {
            GameError::new_err(said(
                || "a game needs at least `moves`".to_owned(),
                || "il faut au moins `moves` pour un jeu".to_owned(),
            ))
        };
        let functions = Functions {
            moves: given("moves")?.ok_or_else(needed)?,
            play: given("play")?,
            chance: given("chance")?,
            view: given("view")?,
            turn: given("turn")?,
            winner: given("winner")?,
            payoff: given("payoff")?,
            outcome: given("outcome")?,
            goal: given("goal")?,
            show: given("show")?,
            heuristic: given("heuristic")?,
        };
        let players = [players.0, players.1];
        let manner = Manner { repeats, scored, stuck: WhenStuck::named(stuck) };
        let rules = Rules::new(py, start, functions, players, manner)?;
        let game = own::adopt(&rules, name);
        Ok(Game { game, own: Some(rules) })
    }

    /// The word that names it with its parameters.
    fn word(&self) -> String {
        match &self.own {
            Some(_) => self.game.card().name.to_owned(),
            None => self.game.word(),
        }
    }

    fn name(&self) -> &str {
        self.game.card().name
    }

    fn title(&self, language: &str) -> &str {
        in_language(self.game.card().title, language)
    }

    fn rules(&self, language: &str) -> String {
        let card = self.game.card();
        let [rules, notation] = [card.rules, card.notation].map(|text| in_language(text, language));
        format!("{rules}\n\n{notation}")
    }

    fn parameters(&self) -> String {
        to_json(&document(self.game.as_ref(), json!({})))
    }

    /// Checks a position and gives its normal form.
    fn position(&self, text: Option<&str>) -> PyResult<String> {
        self.game.position(text).map_err(|error| self.first_trouble(error))
    }

    /// A play that begins at a position; without a seed it waits where chance acts.
    fn line(&self, start: Option<&str>, seed: Option<u64>) -> PyResult<Line> {
        Line::begin(&self.game, self.own.as_ref(), start, seed)
    }

    /// A position as lists, numbers and words: the board, the player, the moves.
    fn scene<'py>(&self, py: Python<'py>, position: Option<&str>) -> PyResult<Told<'py>> {
        let scene = self.game.scene(position).map_err(|error| self.first_trouble(error))?;
        let player = match &scene.player {
            Some(player) => plain::board(py, player)?,
            None => py.None().into_bound(py),
        };
        let moves = scene.moves.iter().map(|(_, mv)| plain::mv(py, mv)).collect::<PyResult<_>>()?;
        Ok((plain::board(py, &scene.board)?, player, moves))
    }

    /// Who wins and by which moves, as JSON; and where something is gained on average or points
    /// are counted, that in a sentence, in English and in French.
    #[pyo3(signature = (position, method, options, allowance))]
    fn solve(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        method: Option<&str>,
        options: Vec<(String, OptionGiven)>,
        allowance: Allowance,
    ) -> PyResult<(String, Option<[String; 2]>)> {
        let options = options.iter().map(|(name, given)| (name.as_str(), given.0.clone()));
        let request = JobRequest { position, method, options: options.collect() };
        let begun = Instant::now();
        let mut solved = self
            .work(py, allowance, &[], Threads::One, |game, limits| game.solve(&request, limits))?;
        solved.seconds = begun.elapsed().as_secs_f64();
        let family = self.game.family();
        let counted = solved.gain.is_some();
        let said = counted.then(|| in_both(|words| verdict(&solved, family, words)));
        Ok((to_json(&document(self.game.as_ref(), solved)), said))
    }

    /// The Grundy value of a position.
    fn grundy(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        allowance: Allowance,
    ) -> PyResult<u64> {
        self.work(py, allowance, &[], Threads::One, |game, limits| game.grundy(position, limits))
    }

    /// An equilibrium with all its information sets, as JSON.
    #[pyo3(signature = (position, method, options, allowance))]
    fn equilibrium(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        method: Option<&str>,
        options: Vec<(String, OptionGiven)>,
        allowance: Allowance,
    ) -> PyResult<String> {
        let options = options.iter().map(|(name, given)| (name.as_str(), given.0.clone()));
        let request = JobRequest { position, method, options: options.collect() };
        let begun = Instant::now();
        let mut solved = self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.equilibrium(&request, limits)
        })?;
        solved.seconds = begun.elapsed().as_secs_f64();
        Ok(to_json(&document(self.game.as_ref(), solved)))
    }

    /// What the best opponent gains against somebody, as JSON; with all that it does, if asked for.
    #[pyo3(signature = (against, whole, allowance))]
    fn best_response(
        &self,
        py: Python<'_>,
        against: Entrant,
        whole: bool,
        allowance: Allowance,
    ) -> PyResult<String> {
        let roster = Roster::measured(self, against);
        let [measured] = roster.participants.as_slice() else { unreachable!("there is one") };
        let report =
            self.work(py, allowance, &roster.tellers(), Threads::One, |game, limits| {
                if whole {
                    game.best_response(&measured.plays, limits)
                } else {
                    game.exploited(&measured.plays, limits)
                }
            })?;
        Ok(to_json(&document(self.game.as_ref(), report)))
    }

    /// What can be reached, as JSON.
    fn count(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        allowance: Allowance,
    ) -> PyResult<String> {
        let begun = Instant::now();
        let mut counted = self
            .work(py, allowance, &[], Threads::One, |game, limits| game.count(position, limits))?;
        counted.seconds = begun.elapsed().as_secs_f64();
        Ok(to_json(&document(self.game.as_ref(), counted)))
    }

    /// What can be reached and is lost for the player to move, as JSON.
    fn lost(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        listed: u64,
        allowance: Allowance,
    ) -> PyResult<String> {
        let begun = Instant::now();
        let mut found = self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.lost(position, listed, limits)
        })?;
        found.seconds = begun.elapsed().as_secs_f64();
        Ok(to_json(&document(self.game.as_ref(), found)))
    }

    /// The game as a file for other programs.
    fn export(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        format: &str,
        allowance: Allowance,
    ) -> PyResult<String> {
        self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.export(position, format, limits)
        })
    }

    /// How many plays of 1, 2, … moves there are.
    fn perft(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        depth: u32,
        allowance: Allowance,
    ) -> PyResult<Vec<u64>> {
        self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.perft(position, depth, limits)
        })
    }

    /// How many different positions there are after 0, 1, … moves.
    fn layers(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        depth: u32,
        allowance: Allowance,
    ) -> PyResult<Vec<u64>> {
        self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.layers(position, depth, limits)
        })
    }

    /// Random plays, as JSON.
    fn random_plays(
        &self,
        py: Python<'_>,
        plays: u64,
        seed: u64,
        allowance: Allowance,
    ) -> PyResult<String> {
        let played = self.work(py, allowance, &[], Threads::One, |game, limits| {
            game.random_plays(plays, seed, limits)
        })?;
        Ok(to_json(&played))
    }

    /// The arena, with the attractor of a player.
    #[pyo3(signature = (position, complete, attractor, allowance))]
    fn arena(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        complete: bool,
        attractor: Option<u8>,
        allowance: Allowance,
    ) -> PyResult<Arena> {
        let request = ArenaRequest { position, complete, attractor };
        let report = self
            .work(py, allowance, &[], Threads::One, |game, limits| game.arena(&request, limits))?;
        Ok(Arena { report, game: Some(Arc::clone(&self.game)), title: self.word() })
    }

    /// The min-max tree: `json`, `svg`, `text` or `tikz`.
    #[pyo3(signature = (format, language, position, depth, heuristic, allowance))]
    fn tree(
        &self,
        py: Python<'_>,
        format: &str,
        language: &str,
        position: Option<&str>,
        depth: u32,
        heuristic: Option<&str>,
        allowance: Allowance,
    ) -> PyResult<String> {
        let request = TreeRequest { position, depth, heuristic };
        let report = self
            .work(py, allowance, &[], Threads::One, |game, limits| game.tree(&request, limits))?;
        let style = if language == "fr" { TreeStyle::french() } else { TreeStyle::english() };
        let drawn = || tree(&report, Labels::Boards);
        Ok(match format {
            "svg" => tree_svg(&drawn(), &style),
            "tikz" => tree_tikz(&drawn(), &style),
            "text" => tree_text(&tree(&report, Labels::Positions), &style),
            _ => to_json(&document(self.game.as_ref(), report)),
        })
    }

    /// What looking ahead finds, as JSON; `judge` is a function and whether it wants the player.
    #[pyo3(signature = (position, depth, heuristic, judge, allowance))]
    fn look_ahead(
        &self,
        py: Python<'_>,
        position: Option<&str>,
        depth: u32,
        heuristic: Option<&str>,
        judge: Option<(Py<PyAny>, bool)>,
        allowance: Allowance,
    ) -> PyResult<String> {
        let request = TreeRequest { position, depth, heuristic };
        let teller = judge.map(|(call, with_player)| {
            Teller::new(Function { call, with_player }, self.own.as_ref().map(Arc::clone))
        });
        let tellers: Vec<&Teller> = teller.iter().collect();
        let report =
            self.work(py, allowance, &tellers, Threads::One, |game, limits| match &teller {
                Some(teller) => {
                    game.look_ahead(&request, Some(&|scene| teller.judge(scene)), limits)
                }
                None => game.look_ahead(&request, None, limits),
            })?;
        Ok(to_json(&document(self.game.as_ref(), report)))
    }

    /// Checks the word of a strategy and gives its normal form.
    fn strategy(&self, word: &str) -> PyResult<String> {
        self.game.strategy(word).map_err(Raise::raise)
    }

    /// The move that a strategy chooses after some moves.
    fn choose(
        &self,
        py: Python<'_>,
        strategy: &str,
        start: Option<&str>,
        moves: Vec<String>,
        seed: u64,
        allowance: Allowance,
    ) -> PyResult<String> {
        self.work(py, allowance, &[], Threads::Many, |game, limits| {
            let mut play = game.play(start, seed)?;
            for notation in &moves {
                play.play(notation)?;
            }
            Ok::<_, JobError>(play.choose(strategy, limits)?.notation)
        })
    }

    /// What is best at all points of a race, as JSON.
    fn race(
        &self,
        py: Python<'_>,
        one_turn: bool,
        exact: bool,
        at: Option<[u32; 2]>,
        edge: bool,
        against: Option<&str>,
        allowance: Allowance,
    ) -> PyResult<String> {
        let request = RaceRequest { one_turn, exact, at, edge };
        let (report, replied) = self.work(py, allowance, &[], Threads::Many, |game, limits| {
            let mut report = game.race(&request, limits)?;
            let reply = |against| report.reply_to(against, exact, f64::INFINITY, limits);
            let replied = against.map_or(Ok(()), reply);
            Ok::<_, JobError>((report, replied))
        })?;
        replied.map_err(Raise::raise)?;
        Ok(to_json(&document(self.game.as_ref(), report)))
    }

    /// Learns the game from plays; the report as JSON.
    #[pyo3(signature = (methods, options, seed, seeds, plays, every, examined, table, anew, allowance))]
    fn learn(
        &self,
        py: Python<'_>,
        methods: Vec<String>,
        options: Vec<(String, OptionGiven)>,
        seed: Option<u64>,
        seeds: u32,
        plays: Option<u64>,
        every: Option<u64>,
        examined: bool,
        table: Option<PathBuf>,
        anew: bool,
        allowance: Allowance,
    ) -> PyResult<String> {
        let given: Vec<_> =
            options.iter().map(|(name, given)| (name.as_str(), given.0.clone())).collect();
        let learner = |word: &String| self.learner(word, &given);
        let methods = methods.iter().map(learner).collect::<PyResult<Vec<Method>>>()?;
        let table = table.as_deref();
        let request =
            LearnRequest { methods: &methods, seed, seeds, plays, every, examined, table, anew };
        let begun = Instant::now();
        let mut report = self.work(py, allowance, &[], Threads::Many, |game, limits| {
            game.learn(&request, None, limits)
        })?;
        report.seconds = begun.elapsed().as_secs_f64();
        Ok(to_json(&document(self.game.as_ref(), report)))
    }

    /// A position of a game written in Python: its text, from the object.
    #[pyo3(signature = (state, player=1))]
    fn text_of(&self, state: &Bound<'_, PyAny>, player: u8) -> PyResult<String> {
        let rules = self.rules_of_user()?;
        let wrong = || {
            GameError::new_err(said(
                || format!("there is no player {player}; write 1 or 2"),
                || format!("il n'y a pas de joueur {player}\u{202f}; écrivez 1 ou 2"),
            ))
        };
        let player = Player::numbered(player).ok_or_else(wrong)?;
        let mover = if rules.kind == Kind::Alternating { player } else { Player::FIRST };
        let text = rules.text(rules.intern(state, mover)?);
        if let Some(error) = rules.trouble() {
            return Err(error);
        }
        Ok(match rules.kind {
            Kind::Impartial => format!("{text} {player}"),
            Kind::Alternating | Kind::Told | Kind::Alone => text,
        })
    }

    /// A position of a game written in Python: the object, from its text.
    fn state_of<'py>(&self, py: Python<'py>, position: &str) -> PyResult<Bound<'py, PyAny>> {
        self.rules_of_user()?.state(py, self.numbered(position)?)
    }

    /// The legal moves of a game written in Python, as texts and objects.
    fn moves_of(&self, py: Python<'_>, position: &str) -> PyResult<Vec<(String, Py<PyAny>)>> {
        self.rules_of_user()?.legal(py, self.numbered(position)?)
    }

    /// The moves of a game written in Python that were met so far: objects by their notations.
    fn written_moves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.rules_of_user()?.written_moves(py)
    }

    /// What a player of a game written in Python sees: the object, from its text.
    fn view_of<'py>(
        &self,
        py: Python<'py>,
        player: u8,
        text: &str,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let rules = self.rules_of_user()?;
        let Some(player) = Player::numbered(player) else { return Ok(None) };
        let view = rules.read_view(player, text);
        view.map(|view| rules.view_object(py, player, view)).transpose()
    }

    /// How many players there are.
    fn players(&self) -> u8 {
        self.game.family().players.len() as u8
    }

    /// Whether two players see everything and nothing is left to chance.
    fn is_perfect(&self) -> bool {
        self.game.family().is_perfect()
    }

    /// Whether both players see everything, chance or not.
    fn is_open(&self) -> bool {
        self.game.family().is_open()
    }

    /// Whether chance may act.
    fn has_chance(&self) -> bool {
        self.game.has_chance()
    }

    /// The least and the most that player 1 can get.
    fn payoffs(&self) -> [i32; 2] {
        self.game.payoffs()
    }

    /// Whether the game is written in Python.
    fn is_own(&self) -> bool {
        self.own.is_some()
    }
}

impl Game {
    /// The method of learning with this name: that of a job, or a way of trajectories.
    fn learner(&self, word: &str, given: &[(&str, Given)]) -> PyResult<Method> {
        let way = |way: &str| ("trajectories", Some(("way", Given::Text(way.to_owned()))));
        let (method, way) = match word {
            "trajectories" | "trajectoires" => ("trajectories", None),
            "uniform" | "uniforme" => way("uniform"),
            "depth" | "profondeur" => way("depth"),
            "breadth" | "largeur" => way("breadth"),
            "least-visited" | "moins-visite" => way("least-visited"),
            other => (other, None),
        };
        let given: Vec<_> = given.iter().cloned().chain(way).collect();
        self.game.learner(method, &given).map_err(Raise::raise)
    }
}
