//! Programs in other languages that play: a command, or a function in a Python file.

use std::sync::Arc;

use stratege_core::{Limits, Player, Text};

use crate::{
    agent::{Agent, Chosen, Fault},
    bots::{BotLimits, Program, ProgramPlayer, Question},
    host::Host,
    observation::{MoveOf, Observation, WrittenObservation},
    random::Random,
    strategy::{Kind, Nature, Strategy, StrategyCard, malformed},
};

/// A command that answers lines with lines: `bot:./my-bot --fast`.
pub fn command<S: WrittenObservation>(host: &Host) -> Kind<S> {
    let about = Text::new(
        "a program in any language that answers questions in JSON, one line each",
        "un programme dans n'importe quel langage, qui répond à des questions en JSON, une par \
         ligne",
    );
    let (programs, limits) = (Arc::clone(&host.programs), host.limits);
    Kind::new(card("bot:COMMAND", vec!["bot", "programme"], about), move |options, _| {
        if options.is_empty() {
            let expected = Text::new(
                "bot: and a command, such as bot:./my-bot",
                "bot: et une commande, par exemple bot:./mon-bot",
            );
            return Err(malformed("bot".to_owned(), expected));
        }
        Ok(Bot { program: programs.command(options)?, limits })
    })
}

/// A function `strategie(plateau, joueur)` or `strategy(board, player)` in a Python file.
pub fn python<S: WrittenObservation>(host: &Host) -> Kind<S> {
    let about = Text::new(
        "the function strategy(board, player) of a Python file",
        "la fonction strategie(plateau, joueur) d'un fichier Python",
    );
    let (programs, limits) = (Arc::clone(&host.programs), host.limits);
    Kind::new(card("FILE.py", vec!["python"], about), move |file, _| {
        Ok(Bot { program: programs.python(file)?, limits })
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
    program: Arc<dyn Program>,
    limits: BotLimits,
}

impl<S: WrittenObservation> Strategy<S> for Bot {
    fn word(&self) -> String {
        self.program.word()
    }

    fn nature(&self) -> Nature {
        Nature { stochastic: true, memoryless: false, timed: true }
    }

    fn programs(&self) -> Vec<String> {
        vec![self.program.shown()]
    }

    fn agent(&self, _: &S::Game) -> Box<dyn Agent<S>> {
        Box::new(BotAgent::<S> {
            program: self.program.player(self.limits),
            seat: Player::FIRST,
            play: 0,
            history: Vec::new(),
            moves: Vec::new(),
        })
    }
}

struct BotAgent<S: Observation> {
    program: Box<dyn ProgramPlayer>,
    seat: Player,
    play: u64,
    history: Vec<String>,
    moves: Vec<MoveOf<S>>,
}

impl<S: WrittenObservation> Agent<S> for BotAgent<S> {
    fn begin(&mut self, _: &S::Game, player: Player) {
        self.seat = player;
        self.play += 1;
        self.history.clear();
    }

    fn listens(&self) -> bool {
        true
    }

    fn hear(&mut self, _: &S::Game, _: Player, mv: MoveOf<S>) {
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
        let named = |mv: &MoveOf<S>| (mv.to_string(), S::plain_move(game, *mv));
        let question = Question {
            game: S::game_name(),
            player: self.seat.number(),
            player_plain: S::plain_player(game, self.seat),
            position: S::position(game, view),
            board: S::plain(game, view),
            moves: self.moves.iter().map(named).collect(),
            history: &self.history,
            play: self.play,
            seed: random.below(1 << 31),
        };
        let place = self.program.choose(&question, limits.watch)?;
        Ok(Chosen { mv: self.moves[place], proof: None })
    }
}
