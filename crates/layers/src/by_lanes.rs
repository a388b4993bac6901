//! Games with lanes: the next layer is a merge of the lanes of a layer.

use stratege_core::{Game, Lane, Lanes, Limits, Meter, Player, Turn};

use crate::{
    FolderError, Goal, Table, TablePlan, Totals,
    cursor::{Blocks, Finder, Layer},
    file::{Kind, Name, Writer},
    folder::Folder,
    forwards::{PartWriter, Ticks, cuts, parts, range, sum_of_parts},
    log::{Grouping, LayerLine, ValueLine},
    merge::{Source, merge},
    pieces::{Piece, Share},
    table::Steps,
    ways::{Child, Counted},
    worth::{self, Worth},
};

/// Counts every position of `game`, whose word with all parameters is `word`, in a folder.
pub fn count<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Counts, limits)
}

/// Counts every position, and the plays from the start to an end.
pub fn count_plays<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Plays, limits)
}

/// Finds what every position of `game` is worth, and in how many moves.
pub fn solve<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    make_all(game, word, folder, plan, Goal::Values, limits)
}

fn make_all<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    let table = Table::begin(game, word, Grouping::Positions, folder, plan, goal, limits)?;
    table.make_all(&ByLanes { game }, goal, limits)
}

/// Counts or solves as one of several processes that share the folder: each makes its parts of a
/// layer and waits for the others. Any of them may end and be started again.
pub fn share<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    share: Share,
    limits: Limits<'_>,
) -> Result<Totals, FolderError> {
    let steps = ByLanes { game };
    let grouping = Grouping::Positions;
    let table = Table::join(game, word, grouping, folder, plan, (goal, share), limits)?;
    table.share(&steps, goal, share, limits)
}

/// Notes what is finished in the folder and gives the pieces that can be made now, in any order;
/// none once the table is whole. Only one process may ask at a time.
pub fn pieces<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    goal: Goal,
    limits: Limits<'_>,
) -> Result<Vec<Piece>, FolderError> {
    let steps = ByLanes { game };
    let mut table = Table::begin(game, word, Grouping::Positions, folder, plan, goal, limits)?;
    table.missing(&steps, goal)
}

/// Makes a piece, unless it is there.
pub fn make<G: Lanes>(
    game: &G,
    word: &str,
    folder: &dyn Folder,
    plan: TablePlan,
    piece: &Piece,
    limits: Limits<'_>,
) -> Result<(), FolderError> {
    let steps = ByLanes { game };
    let table = Table { plan, ..Table::open(folder)? };
    table.expect_game(word)?;
    table.make(&steps, piece, &mut Meter::new(limits, None))
}

struct ByLanes<'g, G> {
    game: &'g G,
}

/// The children by one lane.
struct Children<'a, L, C> {
    blocks: Blocks<'a>,
    lane: L,
    parents: Vec<C>,
}

impl<L: Lane, C: Child> Source for Children<'_, L, C> {
    type Child = C;

    fn refill(&mut self, keys: &mut Vec<C>) -> Result<bool, FolderError> {
        keys.clear();
        while keys.is_empty() {
            if self.blocks.next(&mut self.parents)?.is_none() {
                return Ok(false);
            }
            // Whether a move is legal can hardly be foretold: a child is always written, and
            // overwritten by the next one unless it is there.
            keys.resize(self.parents.len(), C::new(0, 0));
            let mut count = 0;
            for &parent in &self.parents {
                let child = self.lane.child(parent.key());
                keys[count] = C::new(child.unwrap_or(0), parent.ways());
                count += usize::from(child.is_some());
            }
            keys.truncate(count);
        }
        Ok(true)
    }
}

impl<G: Lanes> ByLanes<'_, G> {
    /// Makes the file `name` of the layer after `layer`: its keys from `low` on and below `high`.
    fn pull_range<C: Child>(
        &self,
        folder: &dyn Folder,
        layer: &Layer,
        name: Name,
        [low, high]: [u64; 2],
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        let next = layer.number + 1;
        let sources = self.game.lanes(layer.number).into_iter().map(|lane| {
            let start = layer.seek(low, |key| lane.reach(key));
            let blocks = Blocks::new(layer, start..layer.blocks());
            Children { blocks, lane, parents: Vec::<C>::new() }
        });
        let mut part = PartWriter::new::<C>(folder, name)?;
        let mut ticks = Ticks::new();
        merge(sources, low, high, |child, parents| {
            part.counts.arcs += u64::from(parents);
            match self.game.ended(next, child.key()) {
                Some(payoff) => {
                    let split = worth::split(worth::ended(payoff));
                    part.counts.endings[split] += 1;
                    part.end(child, split);
                }
                None => part.push(child)?,
            }
            ticks.tick(meter)
        })?;
        let counts = &mut part.counts;
        counts.positions = counts.keys + counts.endings.iter().sum::<u64>();
        counts.classes = counts.positions;
        counts.ending_classes = counts.endings;
        part.finish()?;
        ticks.finish(meter)
    }

    /// The same, with ways where the table counts plays.
    fn pull_any(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        name: Name,
        range: [u64; 2],
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        match table.log().plays {
            Some(_) => self.pull_range::<Counted>(table.folder(), layer, name, range, meter),
            None => self.pull_range::<u64>(table.folder(), layer, name, range, meter),
        }
    }

    /// Finds the values of one block, the best over all lanes.
    fn judge(
        &self,
        layer: u32,
        mover: Player,
        keys: &[u64],
        finders: &mut [(G::Lane, Finder<'_>)],
        best: &mut Vec<Worth>,
    ) -> Result<(), FolderError> {
        best.clear();
        best.resize(keys.len(), worth::worst(mover));
        for (lane, finder) in finders {
            for (&key, best) in keys.iter().zip(&mut *best) {
                let Some(child) = lane.child(key) else { continue };
                let found = match finder.find(child)? {
                    Some(found) => found,
                    // What is not kept has ended.
                    None => match self.game.ended(layer + 1, child) {
                        Some(payoff) => worth::ended(payoff),
                        None => return Err(finder.layer.lacks(child)),
                    },
                };
                let found = worth::later(found);
                *best = if mover.is_first() { found.max(*best) } else { found.min(*best) };
            }
        }
        Ok(())
    }
}

impl<G: Lanes> Steps for ByLanes<'_, G> {
    const RUNS: bool = false;

    fn forwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<LayerLine, FolderError> {
        let number = layer.number + 1;
        let cuts = cuts(layer, table.grain());
        let name = |part| table.name(Kind::Keys, number, part);
        parts(table.folder(), name, &cuts, |name, low, high| {
            self.pull_any(table, layer, name, [low, high], meter)
        })?;
        self.sum(table, layer)
    }

    fn sort(
        &self,
        _table: &Table<'_>,
        _layer: &Layer,
        _part: u32,
        _first: u32,
        _meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        // The children of a lane are sorted.
        Ok(())
    }

    fn pull(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        meter: &mut Meter<'_>,
    ) -> Result<(), FolderError> {
        let name = table.name(Kind::Keys, layer.number + 1, part);
        let range = range(layer, table.grain(), part)?;
        self.pull_any(table, layer, name, range, meter)
    }

    fn sum(&self, table: &Table<'_>, layer: &Layer) -> Result<LayerLine, FolderError> {
        let number = layer.number + 1;
        let parts = cuts(layer, table.grain()).len() as u32 - 1;
        let name = |part| table.name(Kind::Keys, number, part);
        let (counts, bytes) = sum_of_parts(table.folder(), name, parts)?;
        Ok(counts.line(number, parts, bytes))
    }

    fn backwards(
        &self,
        table: &Table<'_>,
        layer: &Layer,
        part: u32,
        next: &Layer,
        meter: &mut Meter<'_>,
    ) -> Result<ValueLine, FolderError> {
        let lanes = self.game.lanes(layer.number);
        let mut finders: Vec<(G::Lane, Finder<'_>)> =
            lanes.into_iter().map(|lane| (lane, Finder::new(next))).collect();
        let mut blocks = Blocks::new(layer, layer.part(part as usize));
        let mut writer = Writer::new(table.folder(), table.name(Kind::Values, layer.number, part))?;
        let (mut keys, mut best) = (Vec::<u64>::new(), Vec::new());
        let mut split = [0; 3];
        while blocks.next(&mut keys)?.is_some() {
            meter.add(keys.len() as u64)?;
            let mover = mover_of(self.game, layer.number, keys[0]);
            self.judge(layer.number, mover, &keys, &mut finders, &mut best)?;
            best.iter().for_each(|&worth| split[worth::split(worth)] += 1);
            let bytes: Vec<u8> = best.iter().map(|&worth| worth as u8).collect();
            writer.block(keys[0], keys.len(), &bytes)?;
        }
        writer.finish(&[split, split].concat())?;
        Ok(ValueLine { layer: layer.number, split, classes: split, bytes: 0 })
    }
}

/// Who is to move in a layer, from a position of it that has not ended.
pub(crate) fn mover_of<G: Game + stratege_core::Layered>(game: &G, layer: u32, key: u64) -> Player {
    match game.turn(&game.unpack(layer, key)) {
        Turn::Player(player) => player,
        _ => Player::FIRST,
    }
}
