//! Looking after tables: checking, compressing and removing them.

use stratege_core::{Limits, Meter};

use crate::{
    FolderError, Table,
    file::{BlockFile, Kind, Writer},
    folder::Folder,
    heaps::{self, HeapFolder},
    log::FILE,
    log_file,
    packed::Packing,
    ways::{Child, Counted},
};

/// Reads every block of a table and compares it with its checksum, and every file with the log.
///
/// The first thing that is wrong is the error; else the number of blocks.
pub fn check(folder: &dyn Folder, limits: Limits<'_>) -> Result<u64, FolderError> {
    let mut meter = Meter::new(limits, None);
    let (mut blocks, mut buffer) = (0, Vec::new());
    let (mut keys, mut with_ways) = (Vec::<u64>::new(), Vec::<Counted>::new());
    each_file(folder, |file| {
        let mut last = None;
        for block in 0..file.index.len() {
            match file.name.kind {
                Kind::Values | Kind::Heaps => {
                    file.block(block, &mut buffer)?;
                }
                Kind::Ways => {
                    file.keys(block, &mut buffer, &mut with_ways)?;
                    last = last_in_order(file, block, last, &with_ways)?;
                }
                Kind::Keys | Kind::Run | Kind::Sorted => {
                    file.keys(block, &mut buffer, &mut keys)?;
                    last = last_in_order(file, block, last, &keys)?;
                }
            }
            meter.add(u64::from(file.index[block].count))?;
            blocks += 1;
        }
        Ok(())
    })?;
    Ok(blocks)
}

/// The last key of a block whose keys come one after the other, all after those of the block before.
fn last_in_order<C: Child>(
    file: &BlockFile,
    block: usize,
    before: Option<u64>,
    keys: &[C],
) -> Result<Option<u64>, FolderError> {
    let keys = || keys.iter().map(|child| child.key());
    if before.into_iter().chain(keys()).is_sorted_by(|key, next| key < next) {
        return Ok(keys().last());
    }
    Err(file.name.damaged(Some(block)))
}

/// Refuses a table whose log speaks of files that are not there, or are cut off.
pub(crate) fn expect_files(folder: &dyn Folder) -> Result<(), FolderError> {
    each_file(folder, |_| Ok(()))
}

/// Compresses every file of a table that is finished; it answers as before.
///
/// Gives the bytes before and after.
pub fn compress(folder: &dyn Folder, limits: Limits<'_>) -> Result<[u64; 2], FolderError> {
    let mut meter = Meter::new(limits, None);
    let (mut sizes, mut buffer) = ([0, 0], Vec::new());
    each_file(folder, |file| {
        sizes[0] += file.len();
        let mut after = file.len();
        if file.packing == Packing::Plain {
            let mut writer = Writer::packing(folder, file.name.clone(), Packing::Zstd)?;
            for (block, entry) in file.index.iter().enumerate() {
                let bytes = file.block(block, &mut buffer)?;
                writer.block(entry.first, entry.count as usize, bytes)?;
                meter.add(u64::from(entry.count))?;
            }
            writer.finish(&file.totals)?;
            after = BlockFile::require(folder, file.name.clone())?.len();
        }
        sizes[1] += after;
        Ok(())
    })?;
    Ok(sizes)
}

/// Removes all files of a table, its log last, and nothing else.
pub fn remove(folder: &dyn Folder) -> Result<u64, FolderError> {
    let log = match HeapFolder::open(folder)? {
        Some(_) => heaps::FILE,
        None => Table::open(folder).map(|_| FILE)?,
    };
    let files = log_file::files(folder)?;
    let mut removed = 0;
    let is_ours = |name: &str| {
        let (stem, ending) = name.split_once('.').unwrap_or((name, ""));
        let digits =
            |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        Kind::ALL.iter().any(|kind| kind.ending() == ending)
            && stem.split_once('-').is_some_and(|(layer, part)| digits(layer) && digits(part))
    };
    let failed = |name: &str, error| FolderError::File { name: name.to_owned(), error };
    for (name, bytes) in files.into_iter().filter(|(name, _)| is_ours(name)) {
        folder.remove(&name).map_err(|error| failed(&name, error))?;
        removed += bytes;
    }
    folder.remove(log).map_err(|error| failed(log, error))?;
    Ok(removed)
}

/// Every file that the log speaks of, in order.
fn each_file(
    folder: &dyn Folder,
    mut visit: impl FnMut(&BlockFile) -> Result<(), FolderError>,
) -> Result<(), FolderError> {
    if let Some(heaps) = HeapFolder::open(folder)? {
        return heaps.each_file(visit);
    }
    let table = Table::open(folder)?;
    let solved = table.log().values.iter().map(|line| line.layer).min();
    for line in &table.log().layers {
        let has_values = solved.is_some_and(|from| from <= line.layer);
        // Only the next layer needs ways.
        let is_led_on = !table.is_counted() && line.layer + 1 == table.layers().len() as u32;
        let has_ways = table.log().plays.is_some() && is_led_on;
        let kinds = [(Kind::Keys, true), (Kind::Values, has_values), (Kind::Ways, has_ways)];
        for (kind, _) in kinds.into_iter().filter(|(_, is_there)| *is_there) {
            let mut keys = 0;
            for part in 0..line.parts {
                let file = BlockFile::require(table.folder(), table.name(kind, line.layer, part))?;
                visit(&file)?;
                keys += file.entries();
            }
            if keys != line.keys {
                return Err(table.name(kind, line.layer, 0).damaged(None));
            }
        }
    }
    Ok(())
}
