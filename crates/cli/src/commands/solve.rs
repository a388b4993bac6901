//! `solve`: who wins, in how many moves, by which moves; for one position or a table of sizes.

mod certificate;
mod map;
mod on_disk;
mod positions;
mod table;

use std::{ops::RangeInclusive, path::PathBuf};

use clap::Args;
use stratege_catalog::{
    AnyGame, Family, JobRequest, document,
    draw::board_text,
    report::{LIKELY, LISTED_SETS, MoveReport, Proof, SetReport, Solved, WeightedMove},
};

use self::map::{Mapped, Show};
use super::Verb;
use crate::{
    args::{SharedWork, Start, range},
    exit::Exit,
    failure::{Complaint, Failure},
    format::{Align, BEST, bold, columns, indent, wrap},
    i18n::{Message, Words},
    job_options::JobOptions,
    session::Session,
    words,
};

/// Work that took less than this many seconds is not worth mentioning.
const WORTH_TELLING: f64 = 1.0;

#[derive(Args)]
pub(crate) struct Solve {
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    start: Start,
    #[arg(long, num_args = 2, value_names = ["ROWS", "COLUMNS"], value_parser = range,
        conflicts_with_all = ["position", "grundy"])]
    table: Option<Vec<RangeInclusive<i64>>>,
    #[arg(long, requires = "table")]
    first_moves: bool,
    #[arg(long, value_name = "A..B", value_parser = range, conflicts_with = "position")]
    grundy: Option<RangeInclusive<i64>>,
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["position", "table", "grundy", "certificate"])]
    positions: Option<PathBuf>,
    #[arg(long, value_name = "FILE",
        conflicts_with_all = ["position", "table", "grundy", "positions", "certificate", "disk"])]
    map: Option<PathBuf>,
    #[arg(long, value_name = "WHAT", requires = "map", default_value = "best")]
    show: Show,
    #[arg(long, value_name = "METHOD")]
    method: Option<String>,
    #[command(flatten)]
    options: JobOptions<Solve>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["table", "grundy"])]
    certificate: Option<PathBuf>,
    #[arg(long, value_name = "DIRECTORY",
        conflicts_with_all = ["table", "positions", "certificate", "method"])]
    disk: Option<PathBuf>,
    #[arg(long, requires = "disk", conflicts_with_all = ["position", "grundy"])]
    all: bool,
    #[command(flatten)]
    sharing: SharedWork,
}

impl Verb for Solve {
    const NAME: &'static str = "solve";
    const ALIASES: &'static [&'static str] = &["resoudre", "résoudre"];
    const JOBS: &'static [&'static str] = &["solve", "certificate"];
    const APART: &'static [&'static str] = &["table", "grundy", "disk"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        if let Some([rows, columns]) = self.table.as_deref() {
            if self.first_moves {
                return table::first_moves(&self.game, rows.clone(), columns.clone(), session);
            }
            return table::winners(&self.game, rows.clone(), columns.clone(), session);
        }
        if let Some(sizes) = self.grundy {
            if self.sharing.is_asked() {
                return Err(Complaint::usage("usage", Message::new("error-grundy-part")).into());
            }
            return table::grundy(&self.game, sizes, self.disk.as_deref(), session);
        }
        let game = self.start.game(&self.game, session)?;
        if let Some(path) = &self.positions {
            let request = JobRequest {
                position: None,
                method: self.method.as_deref(),
                options: self.options.given().to_vec(),
            };
            return positions::solve(game.as_ref(), path, &request, session);
        }
        if let Some(path) = &self.disk {
            let game = game.as_ref();
            return if self.all || self.sharing.is_asked() {
                on_disk::all(game, path, &self.sharing, session)
            } else {
                on_disk::one(game, self.start.position(), path, session)
            };
        }
        if let Some(path) = &self.map {
            map::check(path)?;
        }
        let watcher = session.watcher_for_answer();
        let request = JobRequest {
            position: self.start.position(),
            method: self.method.as_deref(),
            options: self.options.given().to_vec(),
        };
        // Where there is none, that is said before anything is solved.
        let map = match &self.map {
            Some(_) => Some(game.map(watcher.limits())?),
            None => None,
        };
        let (mut solved, certificate) = match &self.certificate {
            None => (game.solve(&request, watcher.limits())?, None),
            Some(_) if self.method.as_deref().is_some_and(|method| method != "proof") => {
                return Err(certificate::wrong_method());
            }
            Some(_) => game.certify(&request, watcher.limits())?,
        };
        solved.seconds = watcher.seconds();
        drop(watcher);
        if let (Some(path), Some(map)) = (&self.map, &map) {
            map::save_map(map, self.show, path, session)?;
        }
        let exit = if solved.stopped { Exit::Limit } else { Exit::Done };
        // A reader of the answer who goes away does not take the certificate along, and a
        // certificate that cannot be written does not take the answer along.
        let saved = match &self.certificate {
            Some(path) => certificate::save(certificate.as_ref(), path),
            None => Ok(()),
        };
        let text = text(&solved, game.as_ref(), session)?;
        let remark = remark(&solved, &session.words);
        let printed = session.print(&text).and_then(|()| session.remark(&format!("\n{remark}")));
        saved.and(printed)?;
        if let Some(path) = &self.certificate {
            certificate::tell(certificate.as_ref(), &solved, path, session)?;
        }
        session.json(&document(game.as_ref(), Mapped { solved, map }))?;
        Ok(exit)
    }
}

fn text(solved: &Solved, game: &dyn AnyGame, session: &Session) -> Result<String, Failure> {
    let words = &session.words;
    let family = game.family();
    let verdict = words::verdict(solved, family, words);
    let mut notes = vec![words::convention(game, words)];
    let between = words::between(solved, words).or_else(|| words::surety(solved, words));
    notes.extend(between.or_else(|| words::doubt(solved, words)));
    if solved.stopped {
        notes.push(words.say("partial"));
    }
    let steps = solved.line.len();
    if family.is_solitary() && solved.distance.is_some_and(|moves| moves as usize != steps) {
        notes.push(words.tell(&Message::new("puzzle-chain").with("steps", steps)));
    }
    let mut parts = vec![bold(&words::headline(&verdict, &notes, words))];
    parts.push(indent(&board_text(&game.picture(Some(&solved.position))?)));
    parts.push(position_line(solved, family, words));
    let (told, others): (Vec<MoveReport>, Vec<MoveReport>) =
        solved.moves.iter().cloned().partition(is_told);
    if !told.is_empty() {
        parts.push(moves(&told, &solved.best, words));
    }
    if let Some(listed) = strategy(solved, words) {
        parts.push(listed);
    }
    if !others.is_empty() && !family.is_solitary() {
        let key = match (solved.proof, told.is_empty()) {
            (Proof::Exact, _) => "solve-others-exact",
            (_, false) => "solve-others",
            (_, true) => "solve-others-all",
        };
        parts.push(words.tell(&Message::new(key).with("count", others.len())));
    }
    if !solved.line.is_empty() {
        let said = match solved.proof {
            _ if family.is_solitary() => Message::new("solve-solution"),
            Proof::Exact if solved.line_cut => Message::new("solve-line-cut"),
            Proof::Exact => Message::new("solve-line"),
            _ => Message::new("solve-line-expected"),
        };
        parts.push(wrap(&words.tell(&said.with("line", solved.line.join(" ")))));
    }
    Ok(parts.join("\n\n"))
}

fn position_line(solved: &Solved, family: &Family, words: &Words) -> String {
    let said = match solved.turn {
        Some(_) if family.is_solitary() => Message::new("solve-position-puzzle"),
        Some(turn) => Message::new("solve-position").with("player", turn),
        None if solved.gain.is_some() && solved.payoff.is_none() => {
            Message::new("solve-position-chance")
        }
        None => Message::new("solve-position-over"),
    };
    let mut line = words.tell(&said.with("position", solved.position.as_str()));
    if let Some(grundy) = solved.grundy {
        line.push_str(&words.tell(&Message::new("solve-grundy").with("grundy", grundy)));
    }
    line
}

/// Information sets that are listed in the terminal.
const MOST_SETS: usize = 60;

/// How to play at every information set, if there are such.
fn strategy(solved: &Solved, words: &Words) -> Option<String> {
    let sets = solved.information_sets?;
    let most = words.number(LISTED_SETS as u64);
    let more = Message::new("solve-strategy-more").with("count", sets).with("most", most);
    if solved.strategy.is_empty() || solved.strategy.len() > MOST_SETS {
        return Some(words.tell(&more));
    }
    let header = ["solve-strategy-player", "solve-strategy-view", "solve-move"];
    let header: Vec<String> = header.into_iter().map(|key| words.say(key)).collect();
    let row = |set: &SetReport| {
        let told =
            |mv: &WeightedMove| format!("{} {}", mv.notation, words::chance(mv.probability, words));
        let likely = set.moves.iter().filter(|mv| mv.probability > LIKELY);
        let moves: Vec<String> = likely.map(told).collect();
        vec![set.player.to_string(), set.view.clone(), moves.join(", ")]
    };
    let rows = solved.strategy.iter().map(row).collect();
    let table = columns(&header, rows, &[Align::Left; 3]);
    Some(format!("{}\n\n{table}", words.say("solve-strategy")))
}

/// Whether anything is known about a move.
fn is_told(report: &MoveReport) -> bool {
    let numbers = [report.estimate, report.gain, report.chance];
    report.value.is_some() || report.grundy.is_some() || numbers.iter().any(Option::is_some)
}

/// Every move with what it leads to, the best ones marked; what no move has is left out.
pub(crate) fn moves(moves: &[MoveReport], best: &[String], words: &Words) -> String {
    let number = |number: Option<u64>| number.map(|number| words.number(number));
    let mark = |report: &MoveReport| best.contains(&report.notation).then(|| BEST.to_owned());
    let known = moves.iter().any(|report| report.value.is_some());
    let whole = moves.iter().filter_map(|report| report.gain).all(|gain| gain.fract() == 0.0);
    let all = [
        column(moves, String::new(), Align::Left, mark),
        column(moves, words.say("solve-move"), Align::Left, |report| Some(report.notation.clone())),
        column(moves, words.say("solve-value"), Align::Left, |report| {
            known.then(|| words::value(report.value, words))
        }),
        column(moves, words.say("solve-distance"), Align::Right, |report| {
            number(report.distance.map(u64::from))
        }),
        column(moves, words.say("solve-score"), Align::Right, |report| {
            report.estimate.map(|value| words::estimate(value, words))
        }),
        column(moves, words.say("solve-gain"), Align::Right, |report| {
            report.gain.map(
                |gain| {
                    if whole { words::points(gain) } else { words::gain(gain, words) }
                },
            )
        }),
        column(moves, words.say("solve-chance"), Align::Right, |report| {
            report.chance.map(|chance| words::chance(chance, words))
        }),
        column(moves, words.say("solve-win-chance"), Align::Right, |report| {
            report.win_chance.map(|chance| words::rough_chance(chance, words))
        }),
        column(moves, words.say("solve-grundy-column"), Align::Right, |report| {
            number(report.grundy)
        }),
    ];
    let told: Vec<Column> = all.into_iter().flatten().collect();
    let header: Vec<String> = told.iter().map(|column| column.title.clone()).collect();
    let align: Vec<Align> = told.iter().map(|column| column.align).collect();
    let row = |index: usize| told.iter().map(|column| column.cells[index].clone()).collect();
    columns(&header, (0..moves.len()).map(row).collect(), &align)
}

/// One thing that is said about every move.
struct Column {
    title: String,
    align: Align,
    cells: Vec<String>,
}

/// What `cell` says about every move; `None` if it says nothing about any.
fn column(
    moves: &[MoveReport],
    title: String,
    align: Align,
    cell: impl Fn(&MoveReport) -> Option<String>,
) -> Option<Column> {
    let cells: Vec<_> = moves.iter().map(cell).collect();
    cells.iter().any(Option::is_some).then(|| Column {
        title,
        align,
        cells: cells.into_iter().map(Option::unwrap_or_default).collect(),
    })
}

fn remark(solved: &Solved, words: &Words) -> String {
    let methods = solved.tried.join(", ");
    let said = Message::new("solve-method").with("methods", methods).with("nodes", solved.nodes);
    let said = said.with("count", solved.tried.len());
    let mut remark = words.tell(&said);
    if solved.seconds >= WORTH_TELLING {
        let seconds = words.decimal(&format!("{:.1}", solved.seconds));
        remark.push_str(&words.tell(&Message::new("solve-seconds").with("seconds", seconds)));
    }
    remark
}
