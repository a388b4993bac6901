//! A table in its folder: what is finished, and what is done next.

use stratege_core::{Layered, Limits, Meter, Turn, Value};

use crate::{
    FolderError, care,
    cursor::{Layer, With},
    estimate::{SEED, estimate},
    file::{BlockFile, Kind, Name},
    folder::Folder,
    forwards::{Counts, PartWriter, plays_of_parts, two_splits},
    log::{FILE, Grouping, LayerLine, Log, ValueLine},
    log_file,
    room::{self, Goal},
    ways::{Child, Counted, TOO_MANY},
    worth,
};

/// How a table is made; what comes out is the same.
#[derive(Clone, Copy, Debug)]
pub struct TablePlan {
    /// Keys of a part, about. A folder keeps the number that it was begun with.
    pub grain: u64,
    /// Keys that are sorted at once where a game has no lanes.
    pub sorted: usize,
    /// Keys whose values are held in memory where a game has no lanes.
    pub held: usize,
}

impl Default for TablePlan {
    fn default() -> TablePlan {
        TablePlan { grain: 1 << 24, sorted: 1 << 23, held: 1 << 25 }
    }
}

/// What a table counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Different positions.
    pub positions: u64,
    /// Positions that there would be, as was estimated when the table was begun.
    pub estimated: u64,
    /// Different positions up to symmetry, where they were counted.
    pub classes: Option<u64>,
    /// Pairs of a position and a legal move.
    pub arcs: u64,
    /// Ended positions: won by player 1, by player 2, drawn.
    pub endings: [u64; 3],
    /// The same up to symmetry, where that was counted.
    pub ending_classes: Option<[u64; 3]>,
    /// Positions by their value under best play, if the table has values.
    pub values: Option<[u64; 3]>,
    /// The same up to symmetry, where that was counted.
    pub value_classes: Option<[u64; 3]>,
    /// Plays from the start to an end, by their length: won by player 1, by player 2, drawn. Nothing
    /// where the table was begun without them, or where all together are beyond 128 bits.
    pub plays: Option<Vec<[u128; 3]>>,
    /// Layer by layer.
    pub layers: Vec<LayerLine>,
    /// Bytes of all files.
    pub bytes: u64,
}

/// How one layer follows from another.
pub(crate) trait Steps {
    /// Whether children are sorted in runs before they are merged.
    const RUNS: bool;

    /// Makes the layer after `layer`.
    fn forwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<LayerLine, FolderError>;

    /// Sorts the children of a part of `layer` in files that begin with the number `first`.
    fn sort(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        first: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError>;

    /// Makes a part of the layer after `layer`.
    fn pull(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError>;

    /// What the parts of the layer after `layer` count, once all are there.
    fn sum(&self, table: &Table<'_>, layer: &Layer) -> Result<LayerLine, FolderError>;

    /// Finds the values of a part of `layer` from those of the layer after it.
    fn backwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        next: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<ValueLine, FolderError>;
}

/// A table in its folder.
pub struct Table<'f> {
    pub(crate) folder: &'f dyn Folder,
    pub(crate) log: Log,
    pub(crate) plan: TablePlan,
}

impl<'f> Table<'f> {
    /// The table of a game in a folder, begun if the folder is empty.
    pub(crate) fn begin<G: Layered>(
        game: &G,
        word: &str,
        grouping: Grouping,
        folder: &'f dyn Folder,
        plan: TablePlan,
        goal: Goal,
        limits: Limits<'_>,
    ) -> Result<Table<'f>, FolderError> {
        if !game.has_keys() {
            return Err(FolderError::TooLarge);
        }
        if let Some(log) = Log::read(folder)? {
            let table = Table { folder, log, plan };
            table.expect_game(word)?;
            table.expect_plays(goal)?;
            table.remove_runs()?;
            return Ok(table);
        }
        // A limit on positions is for those that are written.
        let estimated = estimate(game, SEED, Limits { nodes: None, ..limits })?;
        let log = Log {
            game: word.to_owned(),
            grouping,
            grain: plan.grain,
            estimated: estimated.positions().round() as u64,
            layers: Vec::new(),
            counted: false,
            plays: (goal == Goal::Plays).then(Vec::new),
            values: Vec::new(),
        };
        let mut table = Table { folder, log, plan };
        // What was stopped before the first log has left files of the start, and no more.
        let first = [Kind::Keys, Kind::Ways].map(|kind| table.name(kind, 0, 0).file());
        if table.files()?.iter().any(|(name, _)| !first.contains(name)) {
            return Err(FolderError::NoTable);
        }
        table.begin_with(game)?;
        Ok(table)
    }

    /// A table that is there, of whatever game.
    pub fn open(folder: &'f dyn Folder) -> Result<Table<'f>, FolderError> {
        let log = Log::read(folder)?.ok_or(FolderError::NoTable)?;
        Ok(Table { folder, log, plan: TablePlan::default() })
    }

    /// The game of the table with its parameters.
    pub fn game(&self) -> &str {
        &self.log.game
    }

    /// The layers that are there.
    pub fn layers(&self) -> &[LayerLine] {
        &self.log.layers
    }

    /// Bytes of all files.
    pub fn bytes(&self) -> Result<u64, FolderError> {
        log_file::bytes_beside(self.folder, FILE)
    }

    /// Whether all layers are there.
    pub fn is_counted(&self) -> bool {
        self.log.counted
    }

    /// Whether the values of all positions are there.
    pub fn is_solved(&self) -> bool {
        self.log.solved()
    }

    pub(crate) fn expect_game(&self, word: &str) -> Result<(), FolderError> {
        if self.log.game == word {
            return Ok(());
        }
        Err(FolderError::Foreign { found: self.log.game.clone(), expected: word.to_owned() })
    }

    /// Refuses to count plays in the middle: their number depends on all layers.
    pub(crate) fn expect_plays(&self, goal: Goal) -> Result<(), FolderError> {
        if goal == Goal::Plays && self.log.plays.is_none() {
            return Err(FolderError::WithoutPlays);
        }
        Ok(())
    }

    pub(crate) fn folder(&self) -> &'f dyn Folder {
        self.folder
    }

    pub(crate) fn log(&self) -> &Log {
        &self.log
    }

    pub(crate) fn plan(&self) -> TablePlan {
        self.plan
    }

    pub(crate) fn grain(&self) -> u64 {
        self.log.grain
    }

    pub(crate) fn name(&self, kind: Kind, layer: u32, part: u32) -> Name {
        Name { kind, game: crc32fast::hash(self.log.game.as_bytes()), layer, part }
    }

    pub(crate) fn layer(&self, line: &LayerLine, with: With) -> Result<Layer, FolderError> {
        let game = self.name(Kind::Keys, 0, 0).game;
        Layer::open(self.folder, game, line, with)
    }

    /// A layer from which the next one is made.
    pub(crate) fn parents(&self, line: &LayerLine) -> Result<Layer, FolderError> {
        self.layer(line, if self.log.plays.is_some() { With::Ways } else { With::Keys })
    }

    pub(crate) fn files(&self) -> Result<Vec<(String, u64)>, FolderError> {
        log_file::files(self.folder)
    }

    /// Writes the layer of the start.
    fn begin_with<G: Layered>(&mut self, game: &G) -> Result<(), FolderError> {
        let start = game.start();
        let name = self.name(Kind::Keys, 0, 0);
        let mut part = match self.log.plays {
            Some(_) => PartWriter::new::<Counted>(self.folder, name)?,
            None => PartWriter::new::<u64>(self.folder, name)?,
        };
        part.counts = Counts { classes: 1, positions: 1, ..Counts::default() };
        let only = Counted::new(game.pack(&start), 1);
        if game.turn(&start) == Turn::Over {
            let value = Value::ended(game.payoff(&start, stratege_core::Player::FIRST));
            let split = worth::split_of(value);
            part.counts.endings[split] = 1;
            part.counts.ending_classes = part.counts.endings;
            part.end(only, split);
        } else {
            part.push(only)?;
        }
        let counts = part.finish()?;
        let bytes = BlockFile::require(self.folder, self.name(Kind::Keys, 0, 0))?.len();
        self.note_layer(counts.line(0, 1, bytes))
    }

    /// Adds a layer to the log, once all its parts are there.
    pub(crate) fn note_layer(&mut self, line: LayerLine) -> Result<(), FolderError> {
        if self.log.plays.is_some() {
            let name = |part| self.name(Kind::Ways, line.layer, part);
            let plays = plays_of_parts(self.folder, name, line.parts)?;
            self.log.plays.get_or_insert_default().push(plays);
        }
        self.log.layers.push(line);
        self.log.write(self.folder)
    }

    /// Runs that have been merged are not needed any more, nor are ways from which the next layer has
    /// its own.
    pub(crate) fn remove_runs(&self) -> Result<(), FolderError> {
        let done = self.log.layers.len() as u32;
        // The last layer of all leads nowhere.
        let led_on = if self.log.counted { done } else { done.saturating_sub(1) };
        for (name, _) in self.files()? {
            let split = name.split_once('.');
            let Some((stem, ending)) = split else { continue };
            let below = match ending {
                "run" | "sorted" => done,
                "ways" => led_on,
                _ => continue,
            };
            let layer = stem.split_once('-').and_then(|(layer, _)| layer.parse().ok());
            if layer.is_some_and(|layer: u32| layer < below) {
                self.folder
                    .remove(&name)
                    .map_err(|error| FolderError::File { name: name.clone(), error })?;
            }
        }
        Ok(())
    }

    fn make_layers<S: Steps>(
        &mut self,
        steps: &S,
        goal: Goal,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        while !self.log.counted {
            let line = self.log.layers.last().cloned().unwrap_or_default();
            if line.keys == 0 {
                self.log.counted = true;
                self.log.write(self.folder)?;
                return self.remove_runs();
            }
            self.expect_distances(goal)?;
            self.expect_room_for_layers::<S>(goal)?;
            let layer = self.parents(&line)?;
            let next = steps.forwards(self, &layer, meter)?;
            self.note_layer(next)?;
            self.remove_runs()?;
        }
        Ok(())
    }

    /// Refuses values of plays that are longer than distances can be.
    pub(crate) fn expect_distances(&self, goal: Goal) -> Result<(), FolderError> {
        // From the last layer that has keys, one more move leads to an end.
        let is_too_late = |line: &LayerLine| line.keys > 0 && line.layer >= worth::LONGEST;
        if goal == Goal::Values && self.log.layers.iter().any(is_too_late) {
            return Err(FolderError::TooLarge);
        }
        Ok(())
    }

    pub(crate) fn expect_room_for_layers<S: Steps>(&self, goal: Goal) -> Result<(), FolderError> {
        let in_memory = S::RUNS.then_some(self.plan.sorted);
        let layers = &self.log.layers;
        let of_ways = self.log.plays.as_ref().map(|_| room::bytes_of_ways(layers, in_memory));
        let needed = room::bytes_to_come(layers, goal, in_memory) + of_ways.unwrap_or(0);
        match self.folder.free() {
            Some(free) if free < needed / room::TOO_MANY => {
                Err(FolderError::NoRoom { needed, free })
            }
            _ => Ok(()),
        }
    }

    /// Once all keys are there, it is known what their values will take.
    pub(crate) fn expect_room_for_values(&self) -> Result<(), FolderError> {
        let to_do = &self.log.layers[..self.log.layers.len() - self.log.values.len()];
        let all: u64 = to_do.iter().map(|line| room::bytes_of_values(line.keys)).sum();
        // Parts of the layer at which the work was stopped.
        let beginning = format!("{:03}-", to_do.last().map_or(0, |line| line.layer));
        let is_there = |name: &str| name.starts_with(&beginning) && name.ends_with(".values");
        let files = self.files()?;
        let there: u64 =
            files.iter().filter(|(name, _)| is_there(name)).map(|(_, bytes)| bytes).sum();
        log_file::expect_room(self.folder, all.saturating_sub(there))
    }

    /// Makes all that is wanted of the table.
    pub(crate) fn make_all(
        mut self,
        steps: &impl Steps,
        goal: Goal,
        limits: Limits<'_>,
    ) -> Result<Totals, FolderError> {
        self.make_layers(steps, goal, &mut Meter::new(limits, None))?;
        if goal != Goal::Values {
            return self.finished();
        }
        self.expect_distances(goal)?;
        let to_do = self.log.layers.len() - self.log.values.len();
        let keys = self.log.layers[..to_do].iter().map(|line| line.keys).sum();
        let mut meter = Meter::new(limits, Some(keys));
        while !self.log.solved() {
            self.expect_room_for_values()?;
            let number = self.log.layers.len() - 1 - self.log.values.len();
            let line = self.make_values(steps, number, &mut meter)?;
            self.log.values.push(line);
            self.log.write(self.folder)?;
        }
        self.finished()
    }

    /// Finds the values of a layer, part by part.
    fn make_values(
        &self,
        steps: &impl Steps,
        number: usize,
        meter: &mut Meter<'_>,
    ) -> Result<ValueLine, FolderError> {
        let line = &self.log.layers[number];
        let layer = self.layer(line, With::Keys)?;
        let next = self.log.layers.get(number + 1);
        let next = next.map(|line| self.layer(line, With::Values)).transpose()?;
        for part in 0..line.parts {
            let name = self.name(Kind::Values, line.layer, part);
            if BlockFile::open(self.folder, name)?.is_none() {
                // The last layer has no keys: nothing is looked up from there.
                let next = next.as_ref().unwrap_or(&layer);
                steps.backwards(self, &layer, part, next, meter)?;
            }
        }
        self.sum_of_values(line)
    }

    /// What the values of a layer sum up to, once all its parts are there.
    pub(crate) fn sum_of_values(&self, line: &LayerLine) -> Result<ValueLine, FolderError> {
        let mut sum = ValueLine { layer: line.layer, ..ValueLine::default() };
        for part in 0..line.parts {
            let name = self.name(Kind::Values, line.layer, part);
            let file = BlockFile::require(self.folder, name)?;
            let splits = two_splits(&file.totals);
            let [split, classes] = splits.ok_or_else(|| file.name.damaged(None))?;
            for index in 0..3 {
                sum.split[index] += split[index];
                sum.classes[index] += classes[index];
            }
            sum.bytes += file.len();
        }
        Ok(sum)
    }

    /// What the table counts, once nothing is left to do. The log is not believed without its files.
    pub(crate) fn finished(&self) -> Result<Totals, FolderError> {
        care::expect_files(self.folder)?;
        self.totals()
    }

    /// What the table counts.
    pub fn totals(&self) -> Result<Totals, FolderError> {
        if !self.log.counted {
            return Err(FolderError::Unfinished);
        }
        let lines = &self.log.layers;
        let sum = |number: fn(&LayerLine) -> u64| lines.iter().map(number).sum::<u64>();
        let add =
            |split: [u64; 3], other: [u64; 3]| [0, 1, 2].map(|index| split[index] + other[index]);
        let endings = lines.iter().fold([0; 3], |sum, line| add(sum, line.endings));
        let ending_classes = lines.iter().fold([0; 3], |sum, line| add(sum, line.ending_classes));
        let values = self.log.values.iter().fold(endings, |sum, line| add(sum, line.split));
        let value_classes =
            self.log.values.iter().fold(ending_classes, |sum, line| add(sum, line.classes));
        let by_class = self.log.grouping == Grouping::Classes;
        let solved = self.log.solved();
        Ok(Totals {
            positions: sum(|line| line.positions),
            estimated: self.log.estimated,
            classes: by_class.then(|| sum(|line| line.classes)),
            arcs: sum(|line| line.arcs),
            endings,
            ending_classes: by_class.then_some(ending_classes),
            values: solved.then_some(values),
            value_classes: (solved && by_class).then_some(value_classes),
            plays: self.log.plays.clone().filter(|plays| can_be_told(plays)),
            layers: lines.clone(),
            bytes: self.bytes()?,
        })
    }
}

/// Whether all plays together are few enough to be told.
fn can_be_told(plays: &[[u128; 3]]) -> bool {
    plays.as_flattened().iter().fold(0_u128, |sum, &plays| sum.saturating_add(plays)) < TOO_MANY
}
