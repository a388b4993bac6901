//! `value`: what a position or a sum is worth in the sense of combinatorial theory.

use std::{ops::RangeInclusive, path::PathBuf};

use clap::Args;
use stratege_catalog::{
    AnyGame, MoveValue, USUAL_LENGTH, ValueName, ValueReport, ValueRequest, ValueTable, Worth,
    document,
    draw::board_text,
    values::{Dyadic, Summand, Term, read},
};
use stratege_words::value::{fraction, name, sentence, thermograph_svg};

use super::Verb;
use crate::{
    args::range,
    exit::Exit,
    failure::{Complaint, Failure, no_value},
    files::save_drawing,
    format::{Align, BEST, bold, columns, indent, wrap},
    i18n::{Message, Words},
    session::Session,
    words,
};

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "flags")]
pub(crate) struct Value {
    #[arg(value_name = "SUM", allow_hyphen_values = true)]
    sum: String,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    position: Option<String>,
    #[arg(long)]
    options: bool,
    #[arg(long, value_name = "SUM", allow_hyphen_values = true)]
    compare: Option<String>,
    #[arg(long, value_name = "T", allow_hyphen_values = true, value_parser = temperature)]
    cool: Option<Dyadic>,
    #[arg(long, value_name = "T", allow_hyphen_values = true, value_parser = temperature)]
    heat: Option<Dyadic>,
    #[arg(long, value_name = "FILE")]
    thermograph: Option<PathBuf>,
    #[arg(long, num_args = 2, value_names = ["ROWS", "COLUMNS"], value_parser = range,
        conflicts_with_all = ["position", "options", "compare", "cool", "heat", "thermograph"])]
    table: Option<Vec<RangeInclusive<i64>>>,
    #[arg(long)]
    full: bool,
    #[arg(long, conflicts_with = "ascii")]
    latex: bool,
    #[arg(long)]
    ascii: bool,
}

/// Names in tables, which are wide.
const CELL: u64 = 24;

/// Names in lists of moves, which have two columns of them.
const LISTED: u64 = 60;

impl Verb for Value {
    const NAME: &'static str = "value";
    const ALIASES: &'static [&'static str] = &["valeur"];

    fn run(self, session: &mut Session) -> Result<Exit, Failure> {
        if let Some([rows, columns]) = self.table.as_deref() {
            return self.sizes(rows.clone(), columns.clone(), session);
        }
        let request = ValueRequest {
            position: self.position.as_deref(),
            moves: self.options,
            compare: self.compare.as_deref(),
            cool: self.cool,
            heat: self.heat,
            longest: if self.full { u64::MAX } else { USUAL_LENGTH },
            ..ValueRequest::about(&self.sum)
        };
        let watcher = session.watcher_for_answer();
        let mut report = session.catalog.value(&request, watcher.limits()).map_err(no_value)?;
        report.seconds = watcher.seconds();
        drop(watcher);
        let exit = if report.stopped { Exit::Limit } else { Exit::Done };
        if let Some(path) = &self.thermograph {
            let Some(worth) = &report.value else {
                return Err(Complaint::limit("stopped", Message::new("worth-no-picture")).into());
            };
            let title = Message::new("thermograph-title").with("sum", self.sum.as_str());
            let title = session.words.tell(&title);
            save_drawing(path, &thermograph_svg(worth, &title, None, &session.words))?;
        }
        let text = self.text(&report, session)?;
        session.print(&text)?;
        if let Some(path) = &self.thermograph {
            session.written(path)?;
        }
        session.json(&report.document())?;
        Ok(exit)
    }
}

impl Value {
    /// A value as this run writes it.
    fn written(&self, value: &ValueName, words: &Words) -> String {
        let chosen = match (self.latex, self.ascii) {
            (true, _) => value.latex.clone(),
            (_, true) => value.ascii.clone(),
            _ => None,
        };
        chosen.unwrap_or_else(|| name(value, words))
    }

    fn text(&self, report: &ValueReport, session: &Session) -> Result<String, Failure> {
        let words = &session.words;
        let mut parts = vec![bold(&wrap(&sentence(report, words)))];
        if let Some(position) = &report.position {
            let word = self.sum.split('[').next().unwrap_or_default();
            let game = session.game(word)?;
            parts.push(indent(&board_text(&game.picture(Some(position))?)));
        }
        if let Some(worth) = &report.value {
            parts.push(self.properties(worth, words));
        } else {
            parts.push(words.say("partial"));
        }
        if report.parts.len() > 1 {
            let names = report.parts.iter().map(|part| self.written(part, words));
            let names = names.collect::<Vec<_>>().join("  +  ");
            parts.push(wrap(&words.tell(&Message::new("worth-parts").with("parts", names))));
        }
        if let Some(comparison) = &report.comparison {
            let key = match comparison.relation {
                "<" => "worth-less",
                "=" => "worth-equal",
                ">" => "worth-greater",
                _ => "worth-confused",
            };
            let value = self.written(&comparison.value, words);
            let typed = comparison.value.ascii.as_ref() == Some(&comparison.with);
            let other = if typed { value } else { format!("{} = {value}", comparison.with) };
            let said = Message::new(key).with("one", self.sum.as_str());
            parts.push(words.tell(&said.with("other", other)));
        }
        if let Some(moves) = &report.moves {
            for (moves, key) in
                [(&moves.left, "worth-moves-left"), (&moves.right, "worth-moves-right")]
            {
                parts.push(self.moves(moves, key, words));
            }
            parts.push(wrap(&words.say("worth-moves-note")));
        }
        Ok(parts.join("\n\n"))
    }

    /// What is read off a value, one thing on a line.
    fn properties(&self, worth: &Worth, words: &Words) -> String {
        let stops = [worth.left_stop, worth.right_stop].map(fraction).join(", ");
        let mut rows = vec![
            ("worth-name", self.written(&worth.name, words)),
            ("worth-mean", fraction(worth.mean)),
            ("worth-temperature", fraction(worth.temperature)),
            ("worth-stops", stops),
            ("worth-birthday", words.number(worth.birthday)),
        ];
        if let Some(weight) = &worth.atomic_weight {
            rows.push(("worth-weight", self.written(weight, words)));
        }
        let rows = rows.into_iter().map(|(key, value)| vec![words.say(key), value]);
        columns(&[], rows.collect(), &[Align::Left, Align::Left])
    }

    fn moves(&self, moves: &[MoveValue], key: &'static str, words: &Words) -> String {
        let title = words.say(key);
        if moves.is_empty() {
            return format!("{title}\n{}", indent(&words.say("worth-moves-none")));
        }
        let several = moves.iter().any(|valued| valued.game.is_some());
        let keys = ["worth-move", "worth-after", "worth-incentive", "worth-temperature"];
        let game = several.then(|| words.say("worth-game"));
        let header = [String::new()].into_iter().chain(game);
        let header = header.chain(keys.map(|key| words.say(key))).chain([String::new()]);
        let header: Vec<String> = header.collect();
        let listed = |value: &ValueName| match value.characters {
            0..=LISTED => self.written(value, words),
            _ if self.full => self.written(value, words),
            characters => name(&ValueName { characters, ..ValueName::default() }, words),
        };
        let row = |valued: &MoveValue| {
            let best = if valued.best { BEST } else { "" };
            let wins = if valued.wins { words.say("worth-wins") } else { String::new() };
            let cells = [
                valued.notation.clone(),
                listed(&valued.value),
                listed(&valued.incentive),
                fraction(valued.temperature),
                wins,
            ];
            [best.to_owned()].into_iter().chain(valued.game.clone()).chain(cells).collect()
        };
        let align = vec![Align::Left; header.len()];
        format!("{title}\n{}", columns(&header, moves.iter().map(row).collect(), &align))
    }

    /// What boards of several sizes are worth.
    fn sizes(
        &self,
        rows: RangeInclusive<i64>,
        columns: RangeInclusive<i64>,
        session: &mut Session,
    ) -> Result<Exit, Failure> {
        let game = session.game(&self.sum)?;
        let longest = if self.full { u64::MAX } else { CELL };
        let watcher = session.watcher_for_answer();
        let table = session
            .catalog
            .value_table(&self.sum, rows, columns, longest, watcher.limits())
            .map_err(no_value)?;
        drop(watcher);
        let unsolved = table.values.iter().flatten().filter(|value| value.is_none()).count();
        let text = self.table_text(&table, unsolved, game.as_ref(), &session.words);
        session.print(&text)?;
        session.json(&document(game.as_ref(), table))?;
        Ok(if unsolved > 0 { Exit::Limit } else { Exit::Done })
    }

    fn table_text(
        &self,
        table: &ValueTable,
        unsolved: usize,
        game: &dyn AnyGame,
        words: &Words,
    ) -> String {
        let [down, right] = [table.row_parameter, table.column_parameter]
            .map(|parameter| words::parameter(parameter, words));
        let said = Message::new("worth-table").with("game", words.pick(game.card().title));
        let headline = words.tell(&said.with("rows", &*down).with("columns", &*right));
        let corner = format!("{down}/{right}").replace('`', "");
        let sizes = table.columns.iter().map(i64::to_string);
        let header: Vec<String> = std::iter::once(corner).chain(sizes).collect();
        let cell = |value: &Option<ValueName>| match value {
            None => "?".to_owned(),
            Some(ValueName { name: None, .. }) => "…".to_owned(),
            Some(value) => self.written(value, words),
        };
        let rows = table.rows.iter().zip(&table.values).map(|(size, values)| {
            std::iter::once(size.to_string()).chain(values.iter().map(cell)).collect()
        });
        let grid = columns(&header, rows.collect(), &vec![Align::Left; header.len()]);
        let mut parts = vec![bold(&headline), grid];
        let long = |value: &ValueName| value.name.is_none();
        if table.values.iter().flatten().flatten().any(long) {
            parts.push(wrap(&words.say("worth-table-long")));
        }
        if unsolved > 0 {
            parts.push(words.tell(&Message::new("table-unsolved").with("boards", unsolved)));
        }
        parts.join("\n\n")
    }
}

/// Reads a temperature: a number whose denominator is a power of two.
fn temperature(text: &str) -> Result<Dyadic, String> {
    let sum = read(text).map_err(|_| text.to_owned())?;
    match &sum.summands[..] {
        [Summand { count: 1, term: Term::Number(number) }] => Ok(*number),
        [Summand { count: -1, term: Term::Number(number) }] => Ok(-*number),
        _ => Err(text.to_owned()),
    }
}
