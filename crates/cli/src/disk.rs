//! Tables in folders: opened, made and told about.

use std::path::Path;

use stratege_catalog::{
    AnyGame, Family, JobError,
    layers::{FolderError, Table, disk::DiskFolder},
    report::{Big, Split},
    tables::{EstimatedLayer, TableEstimate, TableGoal, TableLayer, TableReport, TablesError},
};
use stratege_words::complaint::{about_folder, rough, size};

use crate::{
    args::SharedWork,
    commands::count::{by_length, large, small},
    failure::{Failure, complaint_about, no_folder},
    format::{Align, columns},
    i18n::{Message, Words},
    session::Session,
    words,
};

/// Does some work in a folder, made if it is not there.
pub(crate) fn filled<T>(
    path: &Path,
    work: impl FnOnce(&DiskFolder) -> Result<T, TablesError>,
) -> Result<T, Failure> {
    let worked = DiskFolder::filled(path, work).map_err(|error| no_folder(path, &error))?;
    worked.map_err(|error| failure(path, error))
}

/// A folder that is there.
pub(crate) fn open(path: &Path) -> Result<DiskFolder, Failure> {
    DiskFolder::open(path).map_err(|error| no_folder(path, &error))
}

/// Refuses a folder that cannot answer.
pub(crate) fn expect_solved(path: &Path) -> Result<(), Failure> {
    let folder = open(path)?;
    let solved = match Table::open(&folder) {
        Ok(table) if table.is_solved() => Ok(()),
        Ok(_) => Err(FolderError::Unfinished),
        Err(error) => Err(error),
    };
    solved.map_err(|error| failure(path, TablesError::Table(error)))
}

/// Why there is no table, or no answer from it.
pub(crate) fn failure(path: &Path, error: TablesError) -> Failure {
    match error {
        TablesError::Job(error @ JobError::Stopped { .. }) => {
            complaint_about(error).advising(Message::new("advice-tables-goes-on")).into()
        }
        TablesError::Job(error) => error.into(),
        TablesError::Table(error) => about_folder(&error, &path.display().to_string()).into(),
    }
}

/// Makes a table in a folder or a share of it, or goes on with it.
pub(crate) fn make(
    game: &dyn AnyGame,
    path: &Path,
    goal: TableGoal,
    sharing: &SharedWork,
    session: &Session,
) -> Result<TableReport, Failure> {
    filled(path, |folder| {
        let watcher = session.watcher_counting("progress-positions");
        let report = match sharing.sharing() {
            Some(sharing) => game.share_table(folder, goal, sharing, watcher.limits()),
            None => game.make_table(folder, goal, watcher.limits()),
        }?;
        Ok(TableReport { seconds: watcher.seconds(), ..report })
    })
}

/// How large a table would be.
pub(crate) fn estimate_text(found: &TableEstimate, game: &dyn AnyGame, words: &Words) -> String {
    let key = if found.exact { "estimate-exact" } else { "estimate-about" };
    let said = Message::new(key)
        .with(
            "positions",
            rough(if found.exact { found.positions } else { two_digits(found.positions) }),
        )
        .with("bytes", size(found.bytes))
        .with("more", size(found.bytes_with_values));
    let headline = words::headline(&words.tell(&said), &[words::convention(game, words)], words);
    let header = ["count-ply", "count-positions"].map(|key| words.say(key));
    let row = |layer: &EstimatedLayer| {
        let positions = if layer.exact {
            words.number(layer.positions as u64)
        } else {
            let positions = rough(two_digits(layer.positions));
            let said = Message::new("estimate-layer").with("positions", positions);
            words.tell(&said)
        };
        vec![layer.layer.to_string(), positions]
    };
    let table = columns(&header, found.layers.iter().map(row).collect(), &[Align::Right; 2]);
    format!("{headline}\n\n{table}")
}

/// An estimate has two digits that mean something.
fn two_digits(number: f64) -> f64 {
    let mut unit = 1.0;
    while number / unit >= 100.0 {
        unit *= 10.0;
    }
    (number / unit).round() * unit
}

/// What a table counts, and what it takes.
pub(crate) fn text(report: &TableReport, path: &Path, game: &dyn AnyGame, words: &Words) -> String {
    let family = game.family();
    let said = Message::new("tables-made")
        .with("positions", report.positions)
        .with("arcs", report.arcs)
        .with("path", path.display().to_string())
        .with("bytes", size(report.bytes as f64));
    let mut notes = vec![words::convention(game, words)];
    if !family.is_solitary() {
        notes.push(words.say("count-note"));
    }
    let mut parts = vec![words::headline(&words.tell(&said), &notes, words)];
    let numbers = [
        ("count-classes", report.classes.map(u128::from)),
        ("count-plays", report.plays.map(|Big(plays)| plays)),
    ];
    let row = |(key, number): (&'static str, Option<u128>)| {
        Some(vec![words.say(key), words.number(number?)])
    };
    let rows: Vec<_> = numbers.into_iter().filter_map(row).collect();
    if !rows.is_empty() {
        let header = [String::new(), String::new()];
        parts.push(columns(&header, rows, &[Align::Left, Align::Right]));
    }
    parts.push(splits(report, family, words));
    parts.push(layers(report, words));
    let lengths = report.plays_by_length.as_ref();
    parts.extend(lengths.and_then(|lengths| by_length(lengths, family, words)));
    // What was small enough to be counted at once was not estimated.
    if report.estimated != report.positions {
        let estimated = rough(two_digits(report.estimated as f64));
        let said = Message::new("tables-estimated").with("estimated", estimated);
        parts.push(words.tell(&said));
    }
    parts.join("\n\n")
}

fn splits(report: &TableReport, family: &Family, words: &Words) -> String {
    let keys: &[&str] = if family.is_solitary() {
        &["count-solved", "count-unsolved"]
    } else {
        &["count-first", "count-second", "count-draw"]
    };
    let header: Vec<String> =
        std::iter::once(String::new()).chain(keys.iter().map(|key| words.say(key))).collect();
    let rows = [
        ("count-values", report.values.map(small)),
        ("count-value-classes", report.value_classes.map(small)),
        ("count-endings", Some(small(report.endings))),
        ("count-ending-classes", report.ending_classes.map(small)),
        ("count-plays", report.plays_by_ending.map(large)),
    ];
    let row = |(key, split): (&'static str, Option<Split<u128>>)| {
        let split = split?;
        let numbers = [split.first, split.second, split.draw].map(|count| words.number(count));
        let cells = std::iter::once(words.say(key)).chain(numbers);
        Some(cells.take(header.len()).collect::<Vec<String>>())
    };
    let rows = rows.into_iter().filter_map(row).collect();
    columns(&header, rows, &[Align::Left, Align::Right, Align::Right, Align::Right])
}

fn layers(report: &TableReport, words: &Words) -> String {
    let header = ["count-ply", "count-positions"].map(|key| words.say(key));
    let row = |layer: &TableLayer| vec![layer.layer.to_string(), words.number(layer.positions)];
    columns(&header, report.layers.iter().map(row).collect(), &[Align::Right; 2])
}
