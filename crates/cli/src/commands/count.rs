//! `count`: positions, arcs, plays, classes, endings, values.

use std::{collections::BTreeMap, path::PathBuf};

use clap::Args;
use serde_json::json;
use stratege_catalog::{
    AnyGame, Family, JobRequest, document,
    plays::{WholePlay, all_plays},
    report::{Big, Counted, LostReport, Split},
    tables::TableGoal,
};
use stratege_words::Complaint;

use super::Verb;
use crate::{
    args::{SharedWork, Start},
    disk,
    exit::Exit,
    failure::Failure,
    files,
    format::{Align, columns},
    i18n::{Message, Words},
    job_options::JobOptions,
    session::Session,
    words,
};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags")]
pub(crate) struct Count {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    start: Start,
    #[arg(long)]
    list_plays: bool,
    #[arg(long, value_name = "DIRECTORY", conflicts_with_all = ["list_plays", "position"])]
    disk: Option<PathBuf>,
    #[arg(long, requires = "disk")]
    plays: bool,
    #[command(flatten)]
    sharing: SharedWork,
    #[arg(long, conflicts_with_all = ["list_plays", "position", "disk"])]
    estimate: bool,
    #[arg(long, conflicts_with_all = ["list_plays", "disk", "estimate"])]
    lost: bool,
    #[command(flatten)]
    options: JobOptions<Count>,
    #[arg(long, short, value_name = "FILE", requires = "lost")]
    output: Option<PathBuf>,
}

/// The most plays that are listed: more would not be read.
const MOST_LISTED: usize = 10_000;

impl Verb for Count {
    const NAME: &'static str = "count";
    const ALIASES: &'static [&'static str] = &["compter"];
    const JOBS: &'static [&'static str] = &["count"];
    const APART: &'static [&'static str] = &["list_plays", "disk", "estimate"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        let game = self.start.game(&self.game, session)?;
        if self.list_plays {
            return list_plays(game.as_ref(), self.start.position(), session);
        }
        if self.estimate {
            let watcher = session.watcher();
            let found = game.estimate_table(session.options.seed(), watcher.limits())?;
            drop(watcher);
            session.print(&disk::estimate_text(&found, game.as_ref(), &session.words))?;
            session.json(&document(game.as_ref(), found))?;
            return Ok(Exit::Done);
        }
        if let Some(path) = &self.disk {
            let goal = if self.plays { TableGoal::Plays } else { TableGoal::Counts };
            let report = disk::make(game.as_ref(), path, goal, &self.sharing, session)?;
            let mut text = disk::text(&report, path, game.as_ref(), &session.words);
            if self.plays && report.plays.is_none() {
                text.push_str("\n\n");
                text.push_str(&session.words.say("tables-plays-many"));
            }
            session.print(&text)?;
            session.json(&document(game.as_ref(), report))?;
            return Ok(Exit::Done);
        }
        if self.lost {
            return self.lost(game.as_ref(), session);
        }
        let watcher = session.watcher();
        let request = JobRequest {
            position: self.start.position(),
            method: None,
            options: self.options.given().to_vec(),
        };
        let mut counted = game.count_by(&request, watcher.limits())?;
        counted.seconds = watcher.seconds();
        drop(watcher);
        let family = game.family();
        let text = text(&counted, game.as_ref(), family, &session.words);
        session.print(&text)?;
        session.json(&document(game.as_ref(), counted))?;
        Ok(Exit::Done)
    }
}

impl Count {
    /// Positions that are lost for the player to move.
    fn lost(&self, game: &dyn AnyGame, session: &mut Session) -> Result<Exit, Failure> {
        self.output.as_deref().map(files::check_place).transpose()?;
        let watcher = session.watcher();
        let request = JobRequest {
            position: self.start.position(),
            method: Some("lost"),
            options: self.options.given().to_vec(),
        };
        let mut found = game.lost_by(&request, watcher.limits())?;
        found.seconds = watcher.seconds();
        drop(watcher);
        let mut parts = vec![lost_text(&found, game, &session.words)];
        match &self.output {
            Some(path) => files::save(path, &found.listed.join("\n"))?,
            None if found.listed.is_empty() => {}
            None => parts.push(found.listed.join("\n")),
        }
        session.print(&parts.join("\n\n"))?;
        session.json(&document(game, found))?;
        Ok(Exit::Done)
    }
}

fn lost_text(found: &LostReport, game: &dyn AnyGame, words: &Words) -> String {
    let sentence = words.tell(
        &Message::new("count-lost")
            .with("lost", found.lost)
            .with("boards", words.number(found.boards.0))
            .with("position", found.position.as_str()),
    );
    let notes = [words::convention(game, words), words.say("count-lost-note")];
    let headline = words::headline(&sentence, &notes, words);
    let numbers = [
        ("count-boards", found.boards.0),
        ("count-boards-lost", found.lost.into()),
        ("count-boards-won", found.won.0),
    ];
    let rows = numbers.map(|(key, number)| vec![words.say(key), words.number(number)]);
    let header = [String::new(), String::new()];
    let table = columns(&header, rows.into(), &[Align::Left, Align::Right]);
    format!("{headline}\n\n{table}")
}

/// All plays of a small game, one on a line.
fn list_plays(
    game: &dyn AnyGame,
    position: Option<&str>,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let watcher = session.watcher();
    let plays = all_plays(game, position, MOST_LISTED, watcher.limits())?;
    drop(watcher);
    let Some(plays) = plays else {
        let said = Message::new("error-plays-many").with("most", MOST_LISTED);
        return Err(Complaint::usage("too-large", said).into());
    };
    let family = game.family();
    let line = |play: &WholePlay| {
        let end = match (play.payoff, family.is_solitary()) {
            (1.., true) => "count-list-solved",
            (_, true) => "count-list-unsolved",
            (1.., _) => "count-list-first",
            (0, _) => "count-list-draw",
            (..0, _) => "count-list-second",
        };
        vec![play.moves.join(" "), session.words.say(end)]
    };
    let lines = plays.iter().map(line).collect();
    let header = ["count-list-moves", "count-list-end"].map(|key| session.words.say(key));
    let said = Message::new("count-list").with("plays", plays.len());
    let text = [session.words.tell(&said), columns(&header, lines, &[Align::Left; 2])];
    session.print(&text.join("\n\n"))?;
    session.json(&document(game, json!({ "plays": plays })))?;
    Ok(Exit::Done)
}

fn text(counted: &Counted, game: &dyn AnyGame, family: &Family, words: &Words) -> String {
    let sentence = words.tell(
        &Message::new("count-headline")
            .with("positions", counted.positions)
            .with("arcs", counted.arcs)
            .with("position", counted.position.as_str()),
    );
    let mut notes = vec![words::convention(game, words)];
    if !family.is_solitary() {
        notes.push(words.say("count-note"));
    }
    let headline = words::headline(&sentence, &notes, words);
    let mut parts = vec![headline, totals(counted, words), splits(counted, family, words)];
    parts.extend(by_ply(counted, words));
    let lengths = counted.plays_by_length.as_ref();
    parts.extend(lengths.and_then(|lengths| by_length(lengths, family, words)));
    parts.join("\n\n")
}

/// Whether no two positions are the same up to symmetry: then classes are not worth a line.
fn all_differ(counted: &Counted) -> bool {
    counted.classes == counted.positions
}

fn totals(counted: &Counted, words: &Words) -> String {
    let big = |big: Option<Big>| big.map(|Big(count)| count);
    let boards = counted.boards.filter(|&boards| boards != counted.positions);
    let board_arcs = boards.and(counted.board_arcs);
    let classes = (!all_differ(counted)).then_some(counted.classes);
    let yes_no = if counted.cycles { "yes" } else { "no" };
    let numbers = [
        ("count-positions", Some(counted.positions.into())),
        ("count-classes", classes.map(u128::from)),
        ("count-boards", boards.map(u128::from)),
        ("count-arcs", Some(counted.arcs.into())),
        ("count-board-arcs", board_arcs.map(u128::from)),
        ("count-plays", big(counted.plays)),
        ("count-plays-quotient", big(counted.plays_in_quotient)),
        ("count-plays-symmetry", big(counted.plays_up_to_symmetry)),
        ("count-shortest", counted.shortest_play.map(u128::from)),
        ("count-longest", counted.longest_play.map(u128::from)),
    ];
    let rows = numbers
        .into_iter()
        .filter_map(|(key, number)| Some(vec![words.say(key), words.number(number?)]))
        .chain([vec![words.say("count-cycles"), words.say(yes_no)]]);
    columns(&[String::new(), String::new()], rows.collect(), &[Align::Left, Align::Right])
}

/// The names of the three columns of a split.
fn split_header(family: &Family, words: &Words) -> Vec<String> {
    let keys = if family.is_solitary() {
        ["count-solved", "count-unsolved"].as_slice()
    } else {
        ["count-first", "count-second", "count-draw"].as_slice()
    };
    std::iter::once(String::new()).chain(keys.iter().map(|key| words.say(key))).collect()
}

fn split_row(label: String, split: Split<u128>, words: &Words) -> Vec<String> {
    let numbers = [split.first, split.second, split.draw].map(|count| words.number(count));
    std::iter::once(label).chain(numbers).collect()
}

pub(crate) fn small(split: Split<u64>) -> Split<u128> {
    Split { first: split.first.into(), second: split.second.into(), draw: split.draw.into() }
}

pub(crate) fn large(split: Split<Big>) -> Split<u128> {
    Split { first: split.first.0, second: split.second.0, draw: split.draw.0 }
}

/// A table of splits; puzzles have no third column.
fn split_table(rows: Vec<Vec<String>>, family: &Family, words: &Words) -> String {
    let header = split_header(family, words);
    let rows = rows.into_iter().map(|row| row[..header.len()].to_vec()).collect();
    let align = [Align::Left, Align::Right, Align::Right, Align::Right];
    columns(&header, rows, &align)
}

fn splits(counted: &Counted, family: &Family, words: &Words) -> String {
    let classes = |split: Split<u64>| (!all_differ(counted)).then(|| small(split));
    let rows = [
        ("count-values", Some(small(counted.values))),
        ("count-value-classes", classes(counted.value_classes)),
        ("count-endings", Some(small(counted.endings))),
        ("count-ending-classes", classes(counted.ending_classes)),
        ("count-plays", counted.plays_by_ending.map(large)),
    ];
    let rows = rows.into_iter().filter_map(|(key, split)| Some((key, split?)));
    let rows = rows.map(|(key, split)| split_row(words.say(key), split, words));
    split_table(rows.collect(), family, words)
}

fn by_ply(counted: &Counted, words: &Words) -> Option<String> {
    if counted.positions_by_ply.is_empty() {
        return None;
    }
    let shown = if all_differ(counted) { 2 } else { 3 };
    let header = ["count-ply", "count-positions", "count-classes"].map(|key| words.say(key));
    let rows = counted.positions_by_ply.iter().enumerate().map(|(ply, &positions)| {
        let classes = counted.classes_by_ply.get(ply);
        let classes = classes.map(|&classes| words.number(classes)).unwrap_or_default();
        [ply.to_string(), words.number(positions), classes][..shown].to_vec()
    });
    Some(columns(&header[..shown], rows.collect(), &[Align::Right; 3]))
}

/// A table of plays by their length, unless there are none.
pub(crate) fn by_length(
    lengths: &BTreeMap<u32, Split<Big>>,
    family: &Family,
    words: &Words,
) -> Option<String> {
    let row = |(length, split): (&u32, &Split<Big>)| {
        let said = Message::new("count-plays-of").with("moves", *length);
        split_row(words.tell(&said), large(*split), words)
    };
    let rows: Vec<_> = lengths.iter().map(row).collect();
    (!rows.is_empty()).then(|| split_table(rows, family, words))
}
