//! The Universal Game Interface: a line asks, lines answer.
//!
//! The protocol is that of chess engines (UCI) without chess: whoever runs a match also asks whose
//! turn it is and who has won. Its description: <https://github.com/kz04px/cutegames>, `ugi.md`.

mod orders;
mod search;

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
};

use stratege_catalog::{AnyGame, JobError, Play, core::Limits};

use self::{
    orders::{Go, Order, Query},
    search::Search,
};
use crate::{
    failure::{Failure, complaint_about},
    session::Session,
    tournament::manifest::VERSION,
    watch,
};

/// How the protocol writes an empty text.
const EMPTY: &str = "<empty>";

/// A game that is played through the interface.
pub(crate) struct Engine<'a> {
    game: &'a dyn AnyGame,
    play: Box<dyn Play + 'a>,
    /// Who chooses moves; what a search is asked for decides where nobody does.
    strategy: Option<String>,
    seed: u64,
}

/// What happens while the engine runs.
enum Event {
    Line(String),
    /// Whoever asked has gone.
    End,
    /// A search has ended.
    Chosen(Result<String, JobError>),
}

/// Whether there are more orders.
#[derive(PartialEq, Eq)]
enum Next {
    Order,
    Quit,
}

impl<'a> Engine<'a> {
    /// The game at its start.
    pub(crate) fn new(
        game: &'a dyn AnyGame,
        strategy: Option<String>,
        seed: u64,
    ) -> Result<Engine<'a>, JobError> {
        Ok(Engine { game, play: game.play(None, seed)?, strategy, seed })
    }

    /// Answers lines until there are no more, or until it is told to quit.
    pub(crate) fn run(&mut self, session: &mut Session) -> Result<(), Failure> {
        let (sender, events) = channel();
        let lines = sender.clone();
        // It waits for input until the program ends.
        thread::spawn(move || {
            for line in io::stdin().lock().lines() {
                let Ok(line) = line else { break };
                if lines.send(Event::Line(line)).is_err() {
                    return;
                }
            }
            // Nobody listens any more if this fails.
            let _ = lines.send(Event::End);
        });
        // Lines that came during a search and wait for its end.
        let mut waiting = VecDeque::new();
        loop {
            let event = waiting.pop_front().or_else(|| watch::waiting(|| events.recv()).ok());
            let Some(Event::Line(line)) = event else { return Ok(()) };
            match Order::read(&line) {
                Order::Go(go) => {
                    if self.search(go, &sender, &events, &mut waiting, session)? == Next::Quit {
                        return Ok(());
                    }
                }
                Order::Quit => return Ok(()),
                order => self.obey(&order, session)?,
            }
        }
    }

    /// Answers an order that takes no time.
    fn obey(&mut self, order: &Order<'_>, session: &mut Session) -> Result<(), Failure> {
        let answer = match order {
            Order::Ugi => format!(
                "id name Stratège {VERSION} {}\nid author The Stratège authors\noption name \
                 Strategy type string default {}\nugiok",
                self.game.word(),
                self.strategy.as_deref().unwrap_or(EMPTY),
            ),
            Order::IsReady => "readyok".to_owned(),
            Order::NewGame => return self.place(None, &[], session),
            Order::Position { start, moves } => return self.place(*start, moves, session),
            Order::Strategy(EMPTY) => {
                self.strategy = None;
                return Ok(());
            }
            Order::Strategy(word) => match self.game.strategy(word) {
                Ok(word) => {
                    self.strategy = Some(word);
                    return Ok(());
                }
                Err(error) => trouble(error, session),
            },
            Order::Query(query) => format!("response {}", self.response(*query)),
            // There is no search to stop, and other lines mean nothing.
            Order::Stop | Order::Go(_) | Order::Quit | Order::Nothing => return Ok(()),
            Order::Unknown(line) => format!("info string unknown: {line}"),
        };
        session.raw(&answer)
    }

    /// Sets a position up; it stays as it was if there is none.
    fn place(
        &mut self,
        start: Option<&str>,
        moves: &[&str],
        session: &mut Session,
    ) -> Result<(), Failure> {
        let placed = || -> Result<Box<dyn Play + 'a>, JobError> {
            let mut play = self.game.play(start, self.seed)?;
            for mv in moves {
                let legal = play.moves().into_iter().find(|legal| &spelled(legal) == mv);
                play.play(legal.as_deref().unwrap_or(mv))?;
            }
            Ok(play)
        };
        match placed() {
            Ok(play) => {
                self.play = play;
                Ok(())
            }
            Err(error) => session.raw(&trouble(error, session)),
        }
    }

    fn response(&self, query: Query) -> &'static str {
        let said = |is: bool| if is { "true" } else { "false" };
        match (query, self.play.payoff()) {
            (Query::FirstToMove, _) => said(self.play.turn() == Some(1)),
            (Query::IsOver, _) => said(self.play.turn().is_none()),
            (Query::Result, Some(1..)) => "p1win",
            (Query::Result, Some(..=-1)) => "p2win",
            (Query::Result, Some(0)) => "draw",
            (Query::Result, None) => "none",
        }
    }

    /// Looks for a move; meanwhile only a few orders are obeyed.
    fn search(
        &mut self,
        go: Go,
        sender: &Sender<Event>,
        events: &Receiver<Event>,
        waiting: &mut VecDeque<Event>,
        session: &mut Session,
    ) -> Result<Next, Failure> {
        let Some(turn) = self.play.turn() else {
            return session.raw("bestmove none").map(|()| Next::Order);
        };
        // A strategy that was named ends by itself.
        let is_endless = go == Go::Infinite && self.strategy.is_none();
        let word = self.strategy.clone().unwrap_or_else(|| go.strategy(turn));
        let search = Search::default();
        let first = self.play.moves().into_iter().next().unwrap_or_default();
        let play = &mut self.play;
        thread::scope(|scope| {
            scope.spawn(|| {
                let limits = Limits { watch: &search, ..Limits::default() };
                let chosen = play.choose(&word, limits).map(|choice| choice.notation);
                // Nobody listens any more if this fails.
                let _ = sender.send(Event::Chosen(chosen));
            });
            let mut next = Next::Order;
            loop {
                match events.recv() {
                    Ok(Event::Chosen(chosen)) => {
                        let answer = match chosen {
                            Ok(mv) => format!("bestmove {}", spelled(&mv)),
                            // A move is owed whatever happened.
                            Err(error) => {
                                format!("{}\nbestmove {}", trouble(error, session), spelled(&first))
                            }
                        };
                        return session.raw(&answer).map(|()| next);
                    }
                    Ok(Event::Line(line)) => match Order::read(&line) {
                        Order::IsReady => session.raw("readyok")?,
                        Order::Stop => search.end(),
                        Order::Quit => {
                            search.end();
                            next = Next::Quit;
                        }
                        _ => waiting.push_back(Event::Line(line)),
                    },
                    // What was asked for is still answered; nobody will say when to stop.
                    Ok(Event::End) => {
                        if is_endless {
                            search.end();
                        }
                        waiting.push_back(Event::End);
                    }
                    Err(_) => return Ok(Next::Quit),
                }
            }
        })
    }
}

/// A move as one word.
fn spelled(notation: &str) -> String {
    notation.replace(' ', "_")
}

/// What went wrong, as a remark of the engine.
fn trouble(error: JobError, session: &Session) -> String {
    let text = complaint_about(error).text(&session.words);
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    format!("info string {line}")
}
