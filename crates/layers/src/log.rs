//! The log of a table: what is finished, in one small text file that is replaced as a whole.

use std::{fmt, str::FromStr};

use crate::{FolderError, folder::Folder, forwards::two_splits, log_file};

/// The file of the log.
pub(crate) const FILE: &str = "table.log";

const TITLE: &str = "stratege table 1";

/// What the keys of a table stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grouping {
    /// Positions.
    Positions,
    /// Positions that are alike by a symmetry: one of them.
    Classes,
}

/// A layer that is finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayerLine {
    /// How many moves lead to it.
    pub layer: u32,
    /// The parts that its files are in.
    pub parts: u32,
    /// Keys in its files: what has not ended, one for all that are alike where that is done.
    pub keys: u64,
    /// Positions, up to symmetry where that is done.
    pub classes: u64,
    /// Positions.
    pub positions: u64,
    /// Moves that lead to it.
    pub arcs: u64,
    /// Ended positions: won by player 1, by player 2, drawn.
    pub endings: [u64; 3],
    /// The same up to symmetry.
    pub ending_classes: [u64; 3],
    /// Bytes of its files of keys when they were written.
    pub bytes: u64,
}

/// A layer whose values are finished.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ValueLine {
    pub(crate) layer: u32,
    /// Positions that have not ended: won for player 1, for player 2, drawn.
    pub(crate) split: [u64; 3],
    /// The same up to symmetry.
    pub(crate) classes: [u64; 3],
    pub(crate) bytes: u64,
}

/// What is finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Log {
    /// The game with its parameters.
    pub(crate) game: String,
    pub(crate) grouping: Grouping,
    /// Keys of a part, about.
    pub(crate) grain: u64,
    /// Positions that there would be, as was estimated when it was begun.
    pub(crate) estimated: u64,
    pub(crate) layers: Vec<LayerLine>,
    /// Whether these are all layers.
    pub(crate) counted: bool,
    /// Plays that end in each layer, where they are counted.
    pub(crate) plays: Option<Vec<[u128; 3]>>,
    /// From the last layer back.
    pub(crate) values: Vec<ValueLine>,
}

impl Log {
    /// Whether the values of all layers are there.
    pub(crate) fn solved(&self) -> bool {
        self.counted && self.values.len() == self.layers.len()
    }

    /// The log of a folder; `None` if there is none.
    pub(crate) fn read(folder: &dyn Folder) -> Result<Option<Log>, FolderError> {
        log_file::read(folder, FILE, parse)
    }

    /// Replaces the log of a folder.
    pub(crate) fn write(&self, folder: &dyn Folder) -> Result<(), FolderError> {
        log_file::write(folder, FILE, self)
    }
}

impl fmt::Display for Log {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}\ngame {}", self.game)?;
        let of = if self.grouping == Grouping::Classes { "classes" } else { "positions" };
        writeln!(f, "of {of}\ngrain {}\nestimated {}", self.grain, self.estimated)?;
        for line in &self.layers {
            let LayerLine { layer, parts, keys, classes, positions, arcs, bytes, .. } = *line;
            let sums = [layer.into(), parts.into(), keys, classes, positions, arcs];
            let numbers = [&sums[..], &line.endings, &line.ending_classes, &[bytes]].concat();
            writeln!(f, "layer {}", joined(&numbers))?;
        }
        if let Some(plays) = &self.plays {
            f.write_str("plays\n")?;
            for [first, second, drawn] in plays {
                writeln!(f, "plays {first} {second} {drawn}")?;
            }
        }
        if self.counted {
            f.write_str("counted\n")?;
        }
        for line in &self.values {
            let numbers =
                [&[line.layer.into()][..], &line.split, &line.classes, &[line.bytes]].concat();
            writeln!(f, "values {}", joined(&numbers))?;
        }
        Ok(())
    }
}

fn joined(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

fn parse(text: &str) -> Option<Log> {
    let mut lines = text.lines();
    (lines.next()? == TITLE).then_some(())?;
    let game = lines.next()?.strip_prefix("game ")?.to_owned();
    let grouping = match lines.next()? {
        "of positions" => Grouping::Positions,
        "of classes" => Grouping::Classes,
        _ => return None,
    };
    let grain = lines.next()?.strip_prefix("grain ")?.parse().ok()?;
    let estimated = lines.next()?.strip_prefix("estimated ")?.parse().ok()?;
    let mut log = Log {
        game,
        grouping,
        grain,
        estimated,
        layers: Vec::new(),
        counted: false,
        plays: None,
        values: Vec::new(),
    };
    for line in lines {
        let (word, numbers) = line.split_once(' ').unwrap_or((line, ""));
        if word == "plays" {
            let plays = log.plays.get_or_insert_default();
            if !numbers.is_empty() {
                plays.push(parsed(numbers)?.try_into().ok()?);
            }
            continue;
        }
        let numbers: Vec<u64> = parsed(numbers)?;
        match (word, &numbers[..]) {
            ("layer", &[layer, parts, keys, classes, positions, arcs, ref splits @ .., bytes]) => {
                let [endings, ending_classes] = two_splits(splits)?;
                let (layer, parts) = (layer as u32, parts as u32);
                log.layers.push(LayerLine {
                    layer,
                    parts,
                    keys,
                    classes,
                    positions,
                    arcs,
                    endings,
                    ending_classes,
                    bytes,
                });
            }
            ("counted", []) => log.counted = true,
            ("values", &[layer, ref splits @ .., bytes]) => {
                let [split, classes] = two_splits(splits)?;
                log.values.push(ValueLine { layer: layer as u32, split, classes, bytes });
            }
            _ => return None,
        }
    }
    let is_whole = log.plays.as_ref().is_none_or(|plays| plays.len() == log.layers.len());
    is_whole.then_some(log)
}

fn parsed<T: FromStr>(numbers: &str) -> Option<Vec<T>> {
    numbers.split_whitespace().map(|number| number.parse().ok()).collect()
}
