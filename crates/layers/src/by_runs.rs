//! Games without lanes: children are sorted in runs, and the next layer is a merge of the runs.
//!
//! Where the rules have symmetries that keep the start, one position stands for all that are alike.

use std::ops::Range;

use stratege_core::{Layered, Limits, Meter, Player, Turn, Value};

use crate::{
    FolderError, Goal, Table, TablePlan, Totals,
    by_lanes::mover_of,
    cursor::{Blocks, Layer},
    file::{BlockFile, Kind, Name, Writer},
    folder::Folder,
    forwards::{Counts, KeyWriter, PartWriter, Ticks, cuts, parts, range, sum_of_parts},
    log::{Grouping, LayerLine, ValueLine},
    merge::{Source, merge},
    pieces::{Piece, RUNS, Share},
    table::Steps,
    ways::{self, Child, Counted, Recent},
    window::Windows,
    worth::{self, Worth},
};

/// Counts every position of `game`, whose word with all parameters is `word`, in a folder.
pub fn count<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Counts, limits)
}

/// Counts every position, and the plays from the start to an end.
pub fn count_plays<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Plays, limits)
}

/// Finds what every position of `game` is worth, and in how many moves.
pub fn solve<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Values, limits)
}

fn make_all<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    let steps = ByRuns::new(game);
    let table = Table::begin(game, word, steps.grouping, folder, plan, goal, limits)?;
    table.make_all(&steps, goal, limits)
}

/// Counts or solves as one of several processes that share the folder: each makes its parts of a
/// layer and waits for the others. Any of them may end and be started again.
pub fn share<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    share: Share,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    let steps = ByRuns::new(game);
    let table = Table::join(game, word, steps.grouping, folder, plan, (goal, share), limits)?;
    table.share(&steps, goal, share, limits)
}

/// Notes what is finished in the folder and gives the pieces that can be made now, in any order;
/// none once the table is whole. Only one process may ask at a time.
pub fn pieces<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    limits: Limits<'_>,
) -> Result<Vec<Piece>, FolderError> {
    let steps = ByRuns::new(game);
    let mut table = Table::begin(game, word, steps.grouping, folder, plan, goal, limits)?;
    table.missing(&steps, goal)
}

/// Makes a piece, unless it is there.
pub fn make<G: Layered>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    piece: &Piece,
    limits: Limits<'_>,
) -> Result<(), FolderError> {
    let steps = ByRuns::new(game);
    let table = Table { plan, ..Table::open(folder)? };
    table.expect_game(word)?;
    table.make(&steps, piece, &mut Meter::new(limits, None))
}

/// How many positions a key stands for, at most: all that are alike, where they are put together.
pub fn alike<G: Layered>(game: &G) -> usize {
    if grouping(game) == Grouping::Classes { game.symmetries() } else { 1 }
}

/// What the keys of a table without lanes stand for.
pub(crate) fn grouping<G: Layered>(game: &G) -> Grouping {
    let start = game.start();
    let keeps_start = (1..game.symmetries()).all(|index| game.image(&start, index) == start);
    if game.symmetries() > 1 && keeps_start { Grouping::Classes } else { Grouping::Positions }
}

struct ByRuns<'g, G: Layered> {
    game: &'g G,
    grouping: Grouping,
}

/// Children that were sorted, and where to go on.
struct Sorted<C> {
    runs: u32,
    /// The last ones, which are in no file.
    rest: Vec<C>,
    arcs: u64,
}

/// The children of a layer after all its parts were sorted.
struct SortedFiles {
    runs: Vec<BlockFile>,
    arcs: u64,
}

impl SortedFiles {
    fn open(table: &Table<'_>, layer: &Layer) -> Result<SortedFiles, FolderError> {
        let mut sorted = SortedFiles { runs: Vec::new(), arcs: 0 };
        for part in 0..layer.keys.len() as u32 {
            let open = |run| {
                let name = table.name(Kind::Sorted, layer.number + 1, part * RUNS + run);
                // On a network file system, what is there may be seen later.
                BlockFile::open(table.folder(), name)?.ok_or(FolderError::Unfinished)
            };
            let last = open(0)?;
            let &[runs, arcs] = &last.totals[..] else { return Err(last.name.damaged(None)) };
            for run in 1..runs as u32 {
                sorted.runs.push(open(run)?);
            }
            sorted.runs.push(last);
            sorted.arcs += arcs;
        }
        Ok(sorted)
    }
}

/// Keys that were sorted: in a file, or in memory.
enum Run<'a, C> {
    File { file: &'a BlockFile, next: usize, buffer: Vec<u8> },
    Memory { keys: &'a [C] },
}

impl<C: Child> Source for Run<'_, C> {
    type Child = C;

    fn refill(&mut self, keys: &mut Vec<C>) -> Result<bool, FolderError> {
        match self {
            Run::File { file, next, .. } if *next == file.index.len() => Ok(false),
            Run::File { file, next, buffer } => {
                file.keys(*next, buffer, keys)?;
                *next += 1;
                Ok(true)
            }
            Run::Memory { keys: rest } => {
                let (now, later) = rest.split_at(rest.len().min(crate::file::BLOCK));
                *rest = later;
                keys.clear();
                keys.extend_from_slice(now);
                Ok(!keys.is_empty())
            }
        }
    }
}

impl<'g, G: Layered> ByRuns<'g, G> {
    fn new(game: &'g G) -> ByRuns<'g, G> {
        ByRuns { game, grouping: grouping(game) }
    }

    /// The key of a position, or of the one that stands for it.
    #[inline]
    fn key(&self, state: &G::State) -> u64 {
        match self.grouping {
            Grouping::Positions => self.game.pack(state),
            Grouping::Classes => self.game.pack(&self.game.canonical(state)),
        }
    }

    /// How many positions a position stands for.
    fn weight(&self, state: &G::State) -> u64 {
        match self.grouping {
            Grouping::Positions => 1,
            Grouping::Classes => self.game.alike(state) as u64,
        }
    }

    /// Sorts the children of some blocks of a layer, in runs from the number `first` on that are
    /// kept until they are merged.
    ///
    /// A run says in its file where the next one goes on: it is a function of the runs before it.
    fn sort_blocks<C: Child>(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        among: Range<usize>,
        (kind, first): (Kind, u32),
        meter: &mut Meter<'_>,
    ) -> Result<Sorted<C>, FolderError> {
        let most = table.plan().sorted.max(1);
        let name = |run| table.name(kind, layer.number + 1, run);
        let (mut next_block, mut arcs, mut runs) = (among.start, 0, first);
        while let Some(run) = BlockFile::open(table.folder(), name(runs))? {
            let &[next, so_far] = &run.totals[..] else { return Err(run.name.damaged(None)) };
            (next_block, arcs) = (next as usize, so_far);
            runs += 1;
        }
        let mut blocks = Blocks::new(layer, next_block..among.end);
        let (mut parents, mut children, mut moves) = (Vec::<C>::new(), Vec::new(), Vec::new());
        let mut recent = Recent::new();
        while let Some(block) = blocks.next(&mut parents)? {
            meter.add(parents.len() as u64)?;
            for &parent in &parents {
                let state = self.game.unpack(layer.number, parent.key());
                moves.clear();
                self.game.moves(&state, &mut moves);
                arcs += self.weight(&state) * moves.len() as u64;
                for &mv in &moves {
                    let key = self.key(&self.game.after(&state, mv));
                    recent.push(C::new(key, parent.ways()), &mut children);
                }
            }
            if children.len() < most {
                continue;
            }
            recent.drain(&mut children);
            ways::sort(&mut children);
            // Where most children are met again and again, there is room for more.
            if children.len() >= most / 2 && runs - first < RUNS - 2 {
                write_run(table.folder(), name(runs), &children, &[block as u64 + 1, arcs])?;
                runs += 1;
                children.clear();
            }
        }
        recent.drain(&mut children);
        ways::sort(&mut children);
        Ok(Sorted { runs, rest: children, arcs })
    }

    /// Makes one part of a layer from runs.
    fn pull_range<C: Child>(
        &self,
        table: &Table<'_>,
        runs: &[BlockFile],
        rest: &[C],
        name: Name,
        range: [u64; 2],
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        let [low, high] = range;
        let layer = name.layer;
        let files = runs.iter().map(|file| {
            let next = file.index.partition_point(|entry| entry.first < low).saturating_sub(1);
            Run::File { file, next, buffer: Vec::new() }
        });
        let skipped = rest.partition_point(|child| child.key() < low);
        let sources = files.chain([Run::Memory { keys: &rest[skipped..] }]);
        let mut part = PartWriter::new::<C>(table.folder(), name)?;
        let mut ticks = Ticks::new();
        merge(sources, low, high, |child, _| {
            let state = self.game.unpack(layer, child.key());
            let weight = self.weight(&state);
            part.counts.classes += 1;
            part.counts.positions += weight;
            if self.game.turn(&state) == Turn::Over {
                let split = worth::split_of(Value::ended(self.game.payoff(&state, Player::FIRST)));
                part.counts.endings[split] += weight;
                part.counts.ending_classes[split] += 1;
                part.end(child, split);
            } else {
                part.push(child)?;
            }
            ticks.tick(meter)
        })?;
        part.finish()?;
        ticks.finish(meter)
    }

    /// The best of what the children of every key are worth that lie in a window.
    fn judge(
        &self,
        layer: u32,
        mover: Player,
        keys: &[u64],
        windows: &Windows<'_>,
        best: &mut [Worth],
    ) -> Result<(), FolderError> {
        let mut moves = Vec::new();
        for (&key, best) in keys.iter().zip(best) {
            let state = self.game.unpack(layer, key);
            moves.clear();
            self.game.moves(&state, &mut moves);
            for &mv in &moves {
                let child = self.game.after(&state, mv);
                let child_key = self.key(&child);
                if !windows.covers(child_key) {
                    continue;
                }
                let found = match windows.find(child_key) {
                    Some(found) => found,
                    // What is not kept has ended.
                    None if self.game.turn(&child) == Turn::Over => {
                        worth::ended(self.game.payoff(&child, Player::FIRST).signum() as i8)
                    }
                    None => return Err(windows.layer.lacks(child_key)),
                };
                let found = worth::later(found);
                *best = if mover.is_first() { found.max(*best) } else { found.min(*best) };
            }
        }
        Ok(())
    }
}

fn write_run<C: Child>(
    folder: &dyn Folder,
    name: Name,
    children: &[C],
    totals: &[u64],
) -> Result<(), FolderError> {
    let mut writer = KeyWriter::new(folder, name)?;
    children.iter().try_for_each(|&child| writer.push(child))?;
    writer.finish(totals)
}

impl<G: Layered> ByRuns<'_, G> {
    fn forwards_with<C: Child>(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<LayerLine, FolderError> {
        let number = layer.number + 1;
        let all = 0..layer.blocks();
        let Sorted { runs, rest, arcs } =
            self.sort_blocks::<C>(table, layer, all, (Kind::Run, 0), meter)?;
        let open = |run| BlockFile::require(table.folder(), table.name(Kind::Run, number, run));
        let runs = (0..runs).map(open).collect::<Result<Vec<BlockFile>, FolderError>>()?;
        let cuts = cuts(layer, table.grain());
        let name = |part| table.name(Kind::Keys, number, part);
        parts(table.folder(), name, &cuts, |name, low, high| {
            self.pull_range(table, &runs, &rest, name, [low, high], meter)
        })?;
        let (counts, bytes) = sum_of_parts(table.folder(), name, cuts.len() as u32 - 1)?;
        Ok(Counts { arcs, ..counts }.line(number, cuts.len() as u32 - 1, bytes))
    }

    fn sort_with<C: Child>(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        first: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        // The last run has the first number: once it is there, so are the others.
        let among = layer.part(part as usize);
        let Sorted { runs, rest, arcs } =
            self.sort_blocks::<C>(table, layer, among, (Kind::Sorted, first + 1), meter)?;
        let name = table.name(Kind::Sorted, layer.number + 1, first);
        write_run(table.folder(), name, &rest, &[u64::from(runs - first), arcs])
    }
}

impl<G: Layered> Steps for ByRuns<'_, G> {
    const RUNS: bool = true;

    fn forwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<LayerLine, FolderError> {
        match table.log().plays {
            Some(_) => self.forwards_with::<Counted>(table, layer, meter),
            None => self.forwards_with::<u64>(table, layer, meter),
        }
    }

    fn sort(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        first: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        match table.log().plays {
            Some(_) => self.sort_with::<Counted>(table, layer, part, first, meter),
            None => self.sort_with::<u64>(table, layer, part, first, meter),
        }
    }

    fn pull(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        let range = range(layer, table.grain(), part)?;
        let SortedFiles { runs, .. } = SortedFiles::open(table, layer)?;
        let name = table.name(Kind::Keys, layer.number + 1, part);
        match table.log().plays {
            Some(_) => self.pull_range::<Counted>(table, &runs, &[], name, range, meter),
            None => self.pull_range::<u64>(table, &runs, &[], name, range, meter),
        }
    }

    fn sum(&self, table: &Table<'_>, layer: &Layer) -> Result<LayerLine, FolderError> {
        let number = layer.number + 1;
        let parts = cuts(layer, table.grain()).len() as u32 - 1;
        let name = |part| table.name(Kind::Keys, number, part);
        let (counts, bytes) = sum_of_parts(table.folder(), name, parts)?;
        let SortedFiles { arcs, .. } = SortedFiles::open(table, layer)?;
        Ok(Counts { arcs, ..counts }.line(number, parts, bytes))
    }

    fn backwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        next: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<ValueLine, FolderError> {
        let blocks = layer.part(part as usize);
        let mut keys = Vec::new();
        let mut best: Vec<Worth> = Vec::new();
        let mut windows = Windows::new(next, table.plan().held);
        let mut is_first_window = true;
        while windows.advance()? {
            let mut at = 0;
            let mut blocks = Blocks::new(layer, blocks.clone());
            while blocks.next(&mut keys)?.is_some() {
                let mover = mover_of(self.game, layer.number, keys[0]);
                if is_first_window {
                    meter.add(keys.len() as u64)?;
                    best.resize(at + keys.len(), worth::worst(mover));
                } else {
                    meter.work(keys.len() as u64)?;
                }
                let here = &mut best[at..at + keys.len()];
                self.judge(layer.number, mover, &keys, &windows, here)?;
                at += keys.len();
            }
            is_first_window = false;
        }
        let mut writer = Writer::new(table.folder(), table.name(Kind::Values, layer.number, part))?;
        let (mut split, mut classes) = ([0; 3], [0; 3]);
        let mut blocks = Blocks::new(layer, blocks);
        let mut at = 0;
        while blocks.next(&mut keys)?.is_some() {
            let worths = &best[at..at + keys.len()];
            for (&key, &worth) in keys.iter().zip(worths) {
                let state = self.game.unpack(layer.number, key);
                split[worth::split(worth)] += self.weight(&state);
                classes[worth::split(worth)] += 1;
            }
            let bytes: Vec<u8> = worths.iter().map(|&worth| worth as u8).collect();
            writer.block(keys[0], keys.len(), &bytes)?;
            at += keys.len();
        }
        writer.finish(&[split, classes].concat())?;
        Ok(ValueLine { layer: layer.number, split, classes, bytes: 0 })
    }
}
