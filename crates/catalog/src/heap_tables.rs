//! Tables of Grundy values by heap, in a folder: made, resumed, and asked.

use std::{ops::RangeInclusive, time::Duration};

use stratege_clock::Instant;
use stratege_core::{HeapMove, Limits, Meter, Params, Setting, Text};
use stratege_layers::{FolderError, folder::Folder, heaps::HeapFolder};
use stratege_solvers::heaps::HeapWork;

use crate::{JobError, report::GrundyList, tables::TablesError};

/// Heaps between two looks at the clock.
const STEP: u32 = 4096;

/// Heaps up to which kept values are found anew before anything is built on them. Earlier versions
/// took some values for periodic that are not; where that happened, one of these differs.
const RECHECKED: usize = 4098;

/// The file that tells what is kept.
const LOG: &str = "heaps.log";

/// What is found is kept at least so often: more than that is never lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// What a game says about its heaps.
#[derive(Clone, Debug)]
pub struct Heaps {
    /// The game as it would be typed, without the size of the heap.
    pub word: String,
    /// The parameter that is the size of the heap.
    pub parameter: &'static str,
    /// What may be done to a heap; `None` where boards are no sums of heaps.
    pub moves: Option<Vec<HeapMove>>,
    game: &'static str,
}

impl Heaps {
    pub(crate) fn new(
        game: &'static str,
        params: &Params,
        parameter: &'static str,
        moves: Option<Vec<HeapMove>>,
    ) -> Heaps {
        let others = params.iter().filter(|(name, _)| *name != parameter);
        let told = others.filter_map(|(name, setting)| match setting {
            Setting::Number(number) => Some(format!("{name}={number}")),
            Setting::Word(word) => Some(format!("{name}={word}")),
            Setting::Line(line) => (!line.is_empty()).then(|| format!("{name}={line}")),
            Setting::Numbers(_) => None,
        });
        let told: Vec<String> = told.collect();
        Heaps { word: format!("{game}:{}", told.join(",")), parameter, moves, game }
    }

    /// The values of these heaps, from a folder that keeps those of all smaller ones, too. What is
    /// not there is found and kept; the same call goes on where it was stopped.
    pub fn list(
        &self,
        sizes: &RangeInclusive<i64>,
        folder: &dyn Folder,
        limits: Limits<'_>,
    ) -> Result<GrundyList, TablesError> {
        let (Some(moves), Some(heaps)) = (&self.moves, heap_sizes(sizes)) else {
            return Err(JobError::DoesNotApply {
                job: "--grundy --disk".to_owned(),
                game: self.game,
                why: Text::new(
                    "only sizes of heaps have a table in a folder",
                    "seules les tailles de tas ont une table dans un dossier",
                ),
                instead: "--grundy A..B",
            }
            .into());
        };
        let most = *heaps.end();
        let mut kept = HeapFolder::begin(folder, &self.word)?;
        kept.expect_room(u64::from(most) + 1)?;
        let mut meter = Meter::new(limits, Some(u64::from(most) + 1));
        meter.check_memory(4 * kept.len()).map_err(FolderError::from)?;
        let values = kept.values()?;
        recheck(moves, &values, limits)?;
        let mut work = HeapWork::resumed(moves, values);
        let mut saved = Instant::now();
        while work.len() <= most as usize {
            let next = (work.len() as u32).saturating_add(STEP - 1).min(most);
            let extended = work.extend(next, &mut meter);
            let is_whole = work.len() as u64 >= kept.next_part();
            if extended.is_err() || is_whole || saved.elapsed() > PATIENCE {
                kept.save(work.len() as u64, |heap| work.get(heap).unwrap_or(0))?;
                saved = Instant::now();
            }
            extended.map_err(FolderError::from)?;
        }
        kept.save(work.len() as u64, |heap| work.get(heap).unwrap_or(0))?;
        Ok(GrundyList::of_heaps(self.parameter, &work.finish(most), heaps))
    }
}

/// Refuses values whose first ones are not those of the rules.
fn recheck(moves: &[HeapMove], values: &[u32], limits: Limits<'_>) -> Result<(), FolderError> {
    let known = &values[..values.len().min(RECHECKED)];
    let Some(most) = known.len().checked_sub(1) else { return Ok(()) };
    let mut work = HeapWork::new(moves);
    work.extend(most as u32, &mut Meter::new(Limits { nodes: None, ..limits }, None))?;
    let agrees = (0..).zip(known).all(|(heap, &value)| work.get(heap) == Some(value));
    if agrees { Ok(()) } else { Err(FolderError::Damaged { name: LOG.to_owned(), block: None }) }
}

/// The same as sizes of heaps, if they can be that.
pub(crate) fn heap_sizes(sizes: &RangeInclusive<i64>) -> Option<RangeInclusive<u32>> {
    let (least, most) = (u32::try_from(*sizes.start()), u32::try_from(*sizes.end()));
    Some(least.ok()?..=most.ok()?)
}
