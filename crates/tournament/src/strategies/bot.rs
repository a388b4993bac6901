//! Programs in other languages that play: a command, or a function in a Python file.

use std::{path::Path, sync::Arc, time::Duration};

use stratege_core::{Limits, Player as Seat, Text};

use crate::{
    agent::{Agent, Chosen, Fault, FaultKind},
    bots::{
        BotLimits,
        process::Process,
        program::Program,
        protocol::{Choices, Question, json},
    },
    random::Random,
    sight::{MoveOf, Sight, Spoken},
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// After so many programs in a row that ended, or were too slow, before their first move no other
/// is started.
const PATIENCE: u32 = 3;

/// A command that answers lines with lines: `bot:./my-bot --fast`.
pub fn command<S: Spoken>(limits: BotLimits) -> Kind<S> {
    let about = Text::new(
        "a program in any language that answers questions in JSON, one line each",
        "un programme dans n'importe quel langage, qui répond à des questions en JSON, une par \
         ligne",
    );
    Kind::new(card("bot:COMMAND", vec!["bot", "programme"], about), move |options, _| {
        if options.is_empty() {
            let expected = Text::new(
                "bot: and a command, such as bot:./my-bot",
                "bot: et une commande, par exemple bot:./mon-bot",
            );
            return Err(malformed("bot".to_owned(), expected));
        }
        Ok(Bot { program: Arc::new(Program::Shell(options.to_owned())), limits })
    })
}

/// A function `strategie(plateau, joueur)` or `strategy(board, player)` in a Python file.
pub fn python<S: Spoken>(limits: BotLimits) -> Kind<S> {
    let about = Text::new(
        "the function strategy(board, player) of a Python file",
        "la fonction strategie(plateau, joueur) d'un fichier Python",
    );
    Kind::new(card("FILE.py", vec!["python"], about), move |file, _| {
        if !Path::new(file).is_file() {
            let expected = Text::new(
                "the name of a Python file that exists",
                "le nom d'un fichier Python qui existe",
            );
            return Err(malformed(file.to_owned(), expected));
        }
        // Whoever plays beside it must not read it.
        stratege_confine::participates(Path::new(file));
        Ok(Bot { program: Arc::new(Program::Python(file.into())), limits })
    })
}

fn card(word: &'static str, names: Vec<&'static str>, about: Text) -> StrategyCard {
    StrategyCard {
        word,
        names,
        about,
        stochastic: true,
        memoryless: false,
        exact: false,
        cost: Text::new("up to the time limit", "jusqu'à la limite de temps"),
    }
}

/// Moves that a program chooses.
struct Bot {
    program: Arc<Program>,
    limits: BotLimits,
}

impl<S: Spoken> Strategy<S> for Bot {
    fn word(&self) -> String {
        match &*self.program {
            Program::Shell(command) => format!("bot:{command}"),
            Program::Python(file) => file.display().to_string(),
        }
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: true }
    }

    fn programs(&self) -> Vec<String> {
        vec![self.program.shown()]
    }

    fn agent(&self, _: &S::Game) -> Box<dyn Agent<S>> {
        Box::new(Player::<S> {
            program: Arc::clone(&self.program),
            limits: self.limits,
            process: None,
            seat: Seat::FIRST,
            play: 0,
            history: Vec::new(),
            moves: Vec::new(),
            failures: 0,
            last_failure: None,
        })
    }
}

struct Player<S: Sight> {
    program: Arc<Program>,
    limits: BotLimits,
    /// Started when it is needed; nothing after a fault.
    process: Option<Process>,
    seat: Seat,
    play: u64,
    history: Vec<String>,
    moves: Vec<MoveOf<S>>,
    /// Programs in a row that ended, or were too slow, before their first move.
    failures: u32,
    last_failure: Option<Fault>,
}

impl<S: Spoken> Agent<S> for Player<S> {
    fn begin(&mut self, _: &S::Game, player: Seat) {
        self.seat = player;
        self.play += 1;
        self.history.clear();
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _: &S::Game, _: Seat, mv: MoveOf<S>) {
        self.history.push(mv.to_string());
    }

    fn choose(
        &mut self,
        game: &S::Game,
        view: &S::View,
        random: &mut Random,
        limits: Limits<'_>,
    ) -> Result<Chosen<MoveOf<S>>, Fault> {
        self.moves.clear();
        S::moves(game, view, &mut self.moves);
        let choices = Choices::new::<S>(game, &self.moves);
        let question = Question {
            game: S::game_name(),
            player: self.seat.number(),
            player_plain: json(S::plain_player(game, self.seat)),
            position: S::position(game, view),
            board: json(S::plain(game, view)),
            choices: &choices,
            history: &self.history,
            play: self.play,
            seed: random.below(1 << 31),
        };
        let question = serde_json::to_string(&question).expect("plain text");
        let mut process = self.take_process()?;
        let answer = process.ask(question, &self.limits, limits.watch);
        match answer.and_then(|line| choices.find(&line)) {
            Ok(index) => {
                self.failures = 0;
                self.process = Some(process);
                Ok(Chosen { mv: self.moves[index], proof: None })
            }
            Err(fault) => Err(self.dismiss(process, fault)),
        }
    }
}

impl<S: Sight> Player<S> {
    /// The running program, or a new one.
    fn take_process(&mut self) -> Result<Process, Fault> {
        if let Some(process) = self.process.take() {
            return Ok(process);
        }
        if let (PATIENCE.., Some(failure)) = (self.failures, &self.last_failure) {
            return Err(failure.clone());
        }
        let not_started = |last_words| Fault { last_words, ..Fault::silent(FaultKind::NotStarted) };
        if let Some(obstacle) = self.program.obstacle() {
            return Err(not_started(obstacle));
        }
        Process::start(&self.program, self.limits.memory).map_err(|error| {
            let fault = not_started(error.to_string());
            self.count_failure(&fault);
            fault
        })
    }

    /// Ends the program; the next play begins with a new one.
    fn dismiss(&mut self, process: Process, fault: Fault) -> Fault {
        let has_answered = process.has_answered();
        let fault = process.fail(fault);
        let hopeless =
            matches!(fault.kind, FaultKind::NotStarted | FaultKind::Crashed | FaultKind::TooSlow);
        if !has_answered && hopeless {
            self.count_failure(&fault);
            // It had its time to start; a program that loops for ever must not get it again.
            self.limits.start_up = Duration::ZERO;
        }
        fault
    }

    fn count_failure(&mut self, fault: &Fault) {
        self.failures += 1;
        self.last_failure = Some(fault.clone());
    }
}
