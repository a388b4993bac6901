//! Several processes that make one table: pieces that anybody can make, and who makes which.
//!
//! A piece is a function of files that are finished. So pieces can be made anywhere, in any order, and
//! twice; only one process, that of the first share, writes the log.

use std::{fmt, str::FromStr, thread, time::Duration};

use stratege_core::{Layered, Limits, Meter, Stopped};

use crate::{
    FolderError, Goal, Table, TablePlan, Totals,
    cursor::With,
    file::{BlockFile, Kind, Name},
    folder::Folder,
    forwards::cuts,
    log::{Grouping, Log},
    table::Steps,
};

/// How often a process looks whether others have done their share: for a network file system that is
/// not often, and for a part, which takes a second, it is.
const LOOK: Duration = Duration::from_millis(100);

/// Most runs of a part.
pub(crate) const RUNS: u32 = 1024;

/// Which parts of a table a process makes: every n-th one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    number: u32,
    of: u32,
}

impl Share {
    /// Share `number` of `of`, counted from 1; nothing if there is no such share.
    pub fn new(number: u32, of: u32) -> Option<Share> {
        (1 <= number && number <= of).then_some(Share { number, of })
    }

    /// Whether it is the one that writes the log.
    pub fn leads(self) -> bool {
        self.number == 1
    }

    fn has(self, piece: &Piece) -> bool {
        piece.place() % self.of == self.number - 1
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let read = |text: &str| text.trim().parse().ok();
        let found = text.split_once('/');
        let found = found.and_then(|(number, of)| Share::new(read(number)?, read(of)?));
        found.ok_or_else(|| text.to_owned())
    }
}

/// A file of a table that can be made now. It is written as the file is called: `007-0003.keys`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    kind: Kind,
    layer: u32,
    part: u32,
}

impl Piece {
    /// Its number among the pieces that are made at the same time.
    fn place(&self) -> u32 {
        if self.kind == Kind::Sorted { self.part / RUNS } else { self.part }
    }

    fn name(&self, table: &Table<'_>) -> Name {
        table.name(self.kind, self.layer, self.part)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Piece { kind, layer, part } = self;
        f.write_str(&Name { kind, game: 0, layer, part }.file())
    }
}

impl FromStr for Piece {
    type Err = String;

    fn from_str(text: &str) -> Result<Piece, String> {
        let read = || {
            let (numbers, ending) = text.split_once('.')?;
            let (layer, part) = numbers.split_once('-')?;
            let kinds = [Kind::Sorted, Kind::Keys, Kind::Values];
            let kind = kinds.into_iter().find(|kind| kind.ending() == ending)?;
            Some(Piece { kind, layer: layer.parse().ok()?, part: part.parse().ok()? })
        };
        read().ok_or_else(|| text.to_owned())
    }
}

/// What a table needs to go on.
enum Next {
    /// Pieces that are not there.
    Pieces(Vec<Piece>),
    /// A line of the log.
    Line,
    /// Nothing.
    Done,
}

impl<'f> Table<'f> {
    /// The table of a game that several processes make, begun by the one that leads.
    pub(crate) fn join<G: Layered>(
        game: &G,
        word: &str,
        grouping: Grouping,
        folder: &'f dyn Folder,
        plan: TablePlan,
        (goal, share): (Goal, Share),
        limits: Limits<'_>,
    ) -> Result<Table<'f>, FolderError> {
        if share.leads() {
            return Table::begin(game, word, grouping, folder, plan, goal, limits);
        }
        if !game.has_keys() {
            return Err(FolderError::TooLarge);
        }
        loop {
            if let Some(log) = Log::read(folder)? {
                let table = Table { folder, log, plan };
                table.expect_game(word)?;
                table.expect_plays(goal)?;
                return Ok(table);
            }
            wait(limits)?;
        }
    }

    /// Makes a share of the table, and waits for the other ones.
    pub(crate) fn share<S: Steps>(
        mut self,
        steps: &S,
        goal: Goal,
        share: Share,
        limits: Limits<'_>,
    ) -> Result<Totals, FolderError> {
        let mut meter = Meter::new(limits, None);
        loop {
            let pieces = match self.next::<S>(goal)? {
                Next::Done => return self.finished(),
                Next::Pieces(pieces) => pieces,
                Next::Line if share.leads() => {
                    self.note(steps)?;
                    continue;
                }
                Next::Line => Vec::new(),
            };
            let mut mine = pieces.iter().filter(|piece| share.has(piece)).peekable();
            if mine.peek().is_none() {
                wait(limits)?;
            }
            mine.try_for_each(|piece| self.make(steps, piece, &mut meter))?;
            if !share.leads() {
                let log = Log::read(self.folder)?;
                self.log = log.ok_or(FolderError::NoTable)?;
            }
        }
    }

    /// Notes what is finished, and gives what can be made now.
    pub(crate) fn missing<S: Steps>(
        &mut self,
        steps: &S,
        goal: Goal,
    ) -> Result<Vec<Piece>, FolderError> {
        loop {
            match self.next::<S>(goal)? {
                Next::Done => return Ok(Vec::new()),
                Next::Pieces(pieces) => return Ok(pieces),
                Next::Line => self.note(steps)?,
            }
        }
    }

    /// What is needed after what the log says.
    fn next<S: Steps>(&self, goal: Goal) -> Result<Next, FolderError> {
        self.expect_distances(goal)?;
        let line = match &self.log.layers[..] {
            _ if self.log.counted => {
                if goal != Goal::Values || self.log.solved() {
                    return Ok(Next::Done);
                }
                self.expect_room_for_values()?;
                let line = &self.log.layers[self.log.layers.len() - 1 - self.log.values.len()];
                return self.unless_there(Kind::Values, line.layer, line.parts, 1);
            }
            [.., line] if line.keys > 0 => line,
            _ => return Ok(Next::Line),
        };
        let number = line.layer + 1;
        // Once others write that layer, less is free than was when it was begun.
        if !self.is_begun(number)? {
            self.expect_room_for_layers::<S>(goal)?;
        }
        if S::RUNS {
            let next = self.unless_there(Kind::Sorted, number, line.parts, RUNS)?;
            if let Next::Pieces(_) = next {
                return Ok(next);
            }
        }
        let parts = cuts(&self.layer(line, With::Keys)?, self.grain()).len() as u32 - 1;
        self.unless_there(Kind::Keys, number, parts, 1)
    }

    /// Whether there is any file of a layer.
    fn is_begun(&self, layer: u32) -> Result<bool, FolderError> {
        let beginning = format!("{layer:03}-");
        Ok(self.files()?.iter().any(|(name, _)| name.starts_with(&beginning)))
    }

    /// The pieces of a layer that are not there, numbered in steps.
    fn unless_there(
        &self,
        kind: Kind,
        layer: u32,
        parts: u32,
        step: u32,
    ) -> Result<Next, FolderError> {
        let files = self.files()?;
        let is_there = |piece: &Piece| {
            let name = piece.to_string();
            files.binary_search_by(|(file, _)| file.cmp(&name)).is_ok()
        };
        let pieces = (0..parts).map(|part| Piece { kind, layer, part: part * step });
        let pieces: Vec<Piece> = pieces.filter(|piece| !is_there(piece)).collect();
        Ok(if pieces.is_empty() { Next::Line } else { Next::Pieces(pieces) })
    }

    /// Adds to the log what all pieces are there for.
    fn note(&mut self, steps: &impl Steps) -> Result<(), FolderError> {
        if self.log.counted {
            let number = self.log.layers.len() - 1 - self.log.values.len();
            let line = self.sum_of_values(&self.log.layers[number])?;
            self.log.values.push(line);
            return self.log.write(self.folder);
        }
        match self.log.layers.last().filter(|line| line.keys > 0) {
            Some(line) => {
                let line = steps.sum(self, &self.layer(line, With::Keys)?)?;
                self.note_layer(line)?;
            }
            None => {
                self.log.counted = true;
                self.log.write(self.folder)?;
            }
        }
        self.remove_runs()
    }

    /// Makes a piece, unless it is there.
    pub(crate) fn make(
        &self,
        steps: &impl Steps,
        piece: &Piece,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        if BlockFile::open(self.folder, piece.name(self))?.is_some() {
            return Ok(());
        }
        let &Piece { kind, layer, part } = piece;
        let line = |number: Option<u32>| {
            let line = number.and_then(|number| self.log.layers.get(number as usize));
            // Whoever hands out pieces has read a later log than this one.
            line.ok_or(FolderError::Unfinished)
        };
        let is_there = |parts: u32| {
            if piece.place() < parts { Ok(()) } else { Err(FolderError::Unfinished) }
        };
        match kind {
            Kind::Heaps | Kind::Ways => Err(FolderError::Unfinished),
            Kind::Sorted | Kind::Run => {
                let line = line(layer.checked_sub(1))?;
                is_there(line.parts)?;
                let before = self.parents(line)?;
                steps.sort(self, &before, piece.place(), piece.place() * RUNS, meter)
            }
            Kind::Keys => {
                let before = self.parents(line(layer.checked_sub(1))?)?;
                steps.pull(self, &before, part, meter)
            }
            Kind::Values => {
                // In an older log, the last layer is not the one that all plays end in.
                if !self.log.counted {
                    return Err(FolderError::Unfinished);
                }
                let line = line(Some(layer))?;
                is_there(line.parts)?;
                let here = self.layer(line, With::Keys)?;
                let next = self.log.layers.get(layer as usize + 1);
                let next = next.map(|line| self.layer(line, With::Values)).transpose()?;
                let next = next.as_ref().unwrap_or(&here);
                steps.backwards(self, &here, part, next, meter).map(|_| ())
            }
        }
    }
}

/// Lets the others work.
fn wait(limits: Limits<'_>) -> Result<(), FolderError> {
    if limits.watch.stop() {
        return Err(Stopped::Asked.into());
    }
    thread::sleep(LOOK);
    Ok(())
}
