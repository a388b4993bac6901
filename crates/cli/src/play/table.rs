//! The loop of a play: the board, whose turn it is, a line, a move.

use std::{collections::VecDeque, io::Write, time::Duration};

use serde_json::{Value, json};
use stratege_catalog::{
    AnyGame, Family, JobError, Play,
    core::{Picture, split_words},
    draw::board_text,
    report::{Proof, Solved},
};
use stratege_words::strategies::spoken;

use super::{
    input::Input,
    lesson::mistake,
    orders::{Order, nearest_order, order},
};
use crate::{
    commands::solve::moves as move_table,
    exit::Exit,
    failure::{Failure, complaint_about},
    format::{indent, wrap},
    i18n::Message,
    limit::Budget,
    session::Session,
    words,
};

/// How long a person waits for a hint.
const HINT_TIME: Duration = Duration::from_secs(30);
/// Time after which a guess must do, where a game is too large to be solved at once.
pub(crate) const THINKING: Duration = Duration::from_secs(6);
/// Legal moves listed after an illegal one.
const MOST_NEAR: usize = 12;

/// Who plays for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Somebody who types.
    Human,
    /// A strategy, in its normal form.
    Program(String),
}

/// What a person is told besides the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Help {
    /// The best moves, before every move.
    pub hints: bool,
    /// What a move gave away, after every mistake.
    pub lessons: bool,
}

/// A play in progress with its players.
pub(crate) struct GameLoop<'a> {
    session: &'a mut Session,
    game: &'a dyn AnyGame,
    play: Box<dyn Play + 'a>,
    family: &'static Family,
    seats: Vec<Seat>,
    help: Help,
    input: Input,
    /// Words of the last line that are still to be understood.
    typed: VecDeque<String>,
    /// The moves of each turn so far.
    turns: Vec<PlayedTurn>,
    /// What each player is known to hold.
    held: [Option<String>; 2],
    /// The reader knows that a program's moves are not proved.
    admitted: bool,
    /// Something was said that the next board stands apart from.
    begun: bool,
}

/// The moves that a player made in one turn.
struct PlayedTurn {
    player: u8,
    moves: usize,
}

/// What a person's line led to.
enum Next {
    /// The position changed.
    Changed,
    /// The person leaves.
    Leave,
}

impl<'a> GameLoop<'a> {
    /// Seats the players before a play, one for each player that the game has.
    pub(crate) fn new(
        session: &'a mut Session,
        game: &'a dyn AnyGame,
        play: Box<dyn Play + 'a>,
        seats: Vec<Seat>,
        help: Help,
    ) -> GameLoop<'a> {
        let family = game.family();
        let (input, turns) = (Input::new(), Vec::new());
        let begun = !session.options.quiet;
        let (typed, admitted, held) = (VecDeque::new(), false, [None, None]);
        GameLoop {
            session,
            game,
            play,
            family,
            seats,
            help,
            input,
            typed,
            turns,
            held,
            admitted,
            begun,
        }
    }

    /// Plays until the end, or until somebody leaves.
    pub(crate) fn run(&mut self) -> Result<Exit, Failure> {
        self.introduce()?;
        self.tell_drawn()?;
        loop {
            // Several moves of one turn that were typed together are one change.
            if self.typed.is_empty() || !self.play.is_mid_turn() {
                self.board()?;
            }
            let Some(turn) = self.play.turn() else {
                self.announce()?;
                return Ok(Exit::Done);
            };
            match self.seat(turn).clone() {
                Seat::Program(strategy) => self.program(turn, &strategy)?,
                Seat::Human => {
                    if let Next::Leave = self.human(turn)? {
                        self.say(&Message::new("play-left"))?;
                        return Ok(Exit::Done);
                    }
                }
            }
        }
    }

    /// The play so far, for scripts.
    pub(crate) fn record(&self) -> Value {
        let payoff = self.play.payoff();
        let names = self.seats.iter().map(|seat| match seat {
            Seat::Human => "human",
            Seat::Program(strategy) => strategy,
        });
        json!({
            "players": names.collect::<Vec<_>>(),
            "seed": self.session.options.seed(),
            "moves": self.play.history(),
            "position": self.play.position(),
            "turn": self.play.turn(),
            "over": payoff.is_some(),
            "payoff": payoff,
            "winner": payoff.and_then(winner),
        })
    }

    fn seat(&self, turn: u8) -> &Seat {
        &self.seats[usize::from(turn) - 1]
    }

    fn say(&mut self, said: &Message) -> Result<(), Failure> {
        let text = self.session.words.tell(said);
        self.session.print(&text)
    }

    fn introduce(&mut self) -> Result<(), Failure> {
        let words = &self.session.words;
        let cards = self.session.catalog.strategies();
        let name = |seat: &Seat| match seat {
            Seat::Human => Message::new("play-human"),
            Seat::Program(strategy) => {
                Message::new("play-program").with("strategy", spoken(strategy, &cards, words))
            }
        };
        let said = match self.seats.get(1) {
            None => Message::new("play-start-puzzle"),
            Some(second) => Message::new("play-start").with("second", name(second)),
        };
        let said = said.with("title", self.game.card().title).with("first", name(&self.seats[0]));
        let sentence = words.tell(&said);
        let notes = [words::convention(self.game, words)];
        let mut text = words::headline(&sentence, &notes, words);
        if self.seats.contains(&Seat::Human) {
            text = format!("{text}\n{}", words.say("play-how"));
        }
        if self.seats.iter().any(|seat| *seat != Seat::Human) {
            let said =
                Message::new("play-seed").with("seed", self.session.options.seed().to_string());
            text = format!("{text}\n{}", words.tell(&said));
        }
        self.session.remark(&text)
    }

    fn board(&mut self) -> Result<(), Failure> {
        let board = indent(&board_text(&self.seen()));
        let gap = if self.begun { "\n" } else { "" };
        self.begun = true;
        self.session.print(&format!("{gap}{board}"))
    }

    /// What may be shown: while the play goes on, only what the person at the terminal sees.
    fn seen(&self) -> Picture {
        let is_human = |turn: u8| *self.seat(turn) == Seat::Human;
        let looking = match (self.play.turn(), self.seats.len()) {
            (Some(turn), _) if is_human(turn) => Some(turn),
            (Some(_), 2) => [1, 2].into_iter().find(|&player| is_human(player)),
            _ => None,
        };
        looking.map_or_else(|| self.play.picture(), |player| self.play.picture_for(player))
    }

    /// Says who won.
    fn announce(&mut self) -> Result<(), Failure> {
        let moves = self.play.history().len();
        let winner = self.play.payoff().and_then(winner);
        let said = match (self.family.is_solitary(), winner) {
            (true, Some(1)) => Message::new("play-solved"),
            (true, _) => Message::new("play-stuck"),
            (_, Some(player)) => Message::new("play-won").with("player", player),
            (_, None) => Message::new("play-drawn"),
        };
        self.say(&said.with("moves", moves))
    }

    fn program(&mut self, turn: u8, strategy: &str) -> Result<(), Failure> {
        let watcher = self.session.watcher();
        let choice = self.play.choose(strategy, watcher.limits())?;
        drop(watcher);
        let unproved = choice.proof.is_some_and(|proof| proof != Proof::Exact);
        if unproved && !self.admitted {
            self.admitted = true;
            self.say(&Message::new("play-estimates").with("player", turn))?;
        }
        let mut played = self.make_move(turn, &choice.notation)?;
        // A turn of several moves is told as one, unless chance answers each of them.
        while self.play.drawn().is_empty()
            && self.play.is_mid_turn()
            && self.play.turn() == Some(turn)
        {
            let watcher = self.session.watcher();
            let choice = self.play.choose(strategy, watcher.limits())?;
            drop(watcher);
            played = format!("{played} {}", self.make_move(turn, &choice.notation)?);
        }
        self.tell_move(turn, played)
    }

    /// Plays a move and remembers to which turn it belongs.
    fn make_move(&mut self, player: u8, notation: &str) -> Result<String, JobError> {
        let goes_on = self.play.is_mid_turn();
        let played = self.play.play(notation)?;
        match self.turns.last_mut() {
            Some(last) if goes_on && last.player == player => last.moves += 1,
            _ => self.turns.push(PlayedTurn { player, moves: 1 }),
        }
        Ok(played)
    }

    /// Tells the moves that were played.
    fn tell_move(&mut self, turn: u8, played: String) -> Result<(), Failure> {
        let said = if self.family.is_solitary() {
            Message::new("play-move-puzzle")
        } else {
            Message::new("play-move").with("player", turn)
        };
        self.say(&said.with("move", played))?;
        self.tell_drawn()
    }

    /// Tells what chance has drawn for everybody to see.
    fn tell_drawn(&mut self) -> Result<(), Failure> {
        let drawn = self.play.drawn();
        if drawn.is_empty() {
            return Ok(());
        }
        self.say(&Message::new("play-drew").with("drawn", drawn.join(" ")))
    }

    /// Tells a person what was dealt to that person alone.
    fn tell_holding(&mut self, turn: u8) -> Result<(), Failure> {
        let Some(holding) = self.play.holding(turn) else { return Ok(()) };
        let known = &mut self.held[usize::from(turn) - 1];
        let more = known.as_ref().is_none_or(|known| known.len() < holding.len());
        *known = Some(holding.clone());
        if !more {
            return Ok(());
        }
        self.say(&Message::new("play-holding").with("player", turn).with("holding", holding))
    }

    /// The next word: of the last line, or of a new one. `None` at the end of the input.
    fn next_word(&mut self, moves: &[String]) -> Result<Option<String>, Failure> {
        while self.typed.is_empty() {
            let Some(line) = self.input.line("> ", moves)? else { return Ok(None) };
            if !line.starts_with('#') {
                self.typed.extend(split_words(&line).into_iter().map(str::to_owned));
            }
        }
        Ok(self.typed.pop_front())
    }

    /// Asks until the position changes or the person leaves.
    fn human(&mut self, turn: u8) -> Result<Next, Failure> {
        if self.typed.is_empty() {
            self.tell_holding(turn)?;
            if self.help.hints {
                self.hint()?;
            }
            let said = if self.family.is_solitary() {
                Message::new("play-turn-puzzle")
            } else {
                Message::new("play-turn").with("player", turn)
            };
            self.say(&said)?;
        }
        loop {
            let moves = self.play.moves();
            let Some(line) = self.next_word(&moves)? else { return Ok(Next::Leave) };
            match order(&line, &moves) {
                None => {
                    // What was best is found out before the move is made, and told after it.
                    let before = if self.help.lessons { self.solve().ok() } else { None };
                    match self.make_move(turn, &line) {
                        Ok(played) => {
                            let lesson = before.and_then(|solved| {
                                let words = &self.session.words;
                                mistake(&solved, &played, |lost| words::plain_gain(lost, words))
                            });
                            self.tell_move(turn, played)?;
                            if let Some(lesson) = lesson {
                                self.say(&lesson)?;
                            }
                            return Ok(Next::Changed);
                        }
                        Err(error) => self.refuse(&line, error)?,
                    }
                }
                Some(Order::Quit) => return Ok(Next::Leave),
                Some(Order::Undo) if self.undo() => {
                    self.say(&Message::new("play-undone"))?;
                    return Ok(Next::Changed);
                }
                Some(Order::Undo) => self.say(&Message::new("play-nothing-to-undo"))?,
                Some(Order::Hint) => self.hint()?,
                Some(Order::Values) => self.values()?,
                Some(Order::Moves) => self.session.print(&indent(&wrap(&moves.join(" "))))?,
                Some(Order::Board) => self.board()?,
                Some(Order::Help) => self.say(&Message::new("play-help"))?,
            }
        }
    }
}

impl GameLoop<'_> {
    /// Takes back the last turn of a person, and the replies of programs after it.
    fn undo(&mut self) -> bool {
        let human = |turn: &PlayedTurn| *self.seat(turn.player) == Seat::Human;
        let Some(index) = self.turns.iter().rposition(human) else { return false };
        for turn in self.turns.drain(index..).rev() {
            for _ in 0..turn.moves {
                self.play.undo();
            }
        }
        true
    }

    fn solve(&mut self) -> Result<Solved, JobError> {
        let budget = Budget::new(&self.session.options.limit);
        let thinking = budget.time.unwrap_or(THINKING);
        let budget = Budget { time: budget.time.or(Some(HINT_TIME)), ..budget };
        let watcher = self.session.watcher_within(budget);
        self.play.advise(thinking, watcher.limits())
    }

    fn hint(&mut self) -> Result<(), Failure> {
        match self.solve() {
            Err(error) => self.complain(error),
            Ok(solved) => {
                let words = &self.session.words;
                let verdict = words::verdict(&solved, self.family, words);
                if let Some(said) = words::unseen(&solved, words) {
                    return self.say(&said);
                }
                let said = match words::doubt(&solved, words) {
                    Some(doubt) => Message::new("play-hint-estimate").with("doubt", doubt),
                    None => Message::new("play-hint").with("verdict", verdict),
                };
                self.say(&said.with("moves", solved.best.join(" ")))
            }
        }
    }

    fn values(&mut self) -> Result<(), Failure> {
        match self.solve() {
            Err(error) => self.complain(error),
            Ok(solved) => {
                let words = &self.session.words;
                let mut text = move_table(&solved.moves, &solved.best, words);
                if let Some(doubt) = words::doubt(&solved, words) {
                    text = format!("{text}\n({doubt})");
                }
                self.session.print(&text)
            }
        }
    }

    /// Explains why a line is neither a move nor an order.
    fn refuse(&mut self, line: &str, error: JobError) -> Result<(), Failure> {
        // What was to follow made sense after this move only.
        self.typed.clear();
        let JobError::IllegalMove { legal, .. } = error else { return self.complain(error) };
        let said = match nearest_order(line) {
            Some(near) if !legal.iter().any(|mv| mv.starts_with(line)) => {
                Message::new("play-illegal-order").with("nearest", near)
            }
            _ if legal.len() > MOST_NEAR => {
                Message::new("play-illegal-more").with("more", legal.len() - MOST_NEAR)
            }
            _ => Message::new("play-illegal"),
        };
        let near: Vec<&str> = legal.iter().take(MOST_NEAR).map(String::as_str).collect();
        self.remonstrate(&said.with("found", line).with("legal", near.join(" ")))
    }

    /// Says what was wrong with a line; scripts that read JSON hear it on standard error.
    fn remonstrate(&mut self, said: &Message) -> Result<(), Failure> {
        if self.session.options.json {
            let text = self.session.words.tell(said);
            // The document at the end shows which moves were played.
            let _ = writeln!(anstream::stderr(), "{text}");
            return Ok(());
        }
        self.say(said)
    }

    fn complain(&mut self, error: JobError) -> Result<(), Failure> {
        let text = complaint_about(error).text(&self.session.words);
        self.session.print(&text)
    }
}

/// Who has won a play in which player 1 gets this much.
fn winner(payoff: i32) -> Option<u8> {
    match payoff {
        1.. => Some(1),
        0 => None,
        ..0 => Some(2),
    }
}
