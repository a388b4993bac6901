//! Tables over sizes: who wins on each board, and Grundy values.

use std::{ops::RangeInclusive, path::Path};

use stratege_catalog::{
    AnyGame, document,
    report::{FirstMoveTable, GrundyList, WinnerTable},
};

use crate::{
    disk,
    exit::Exit,
    failure::{Failure, no_table},
    format::{Align, bold, columns, wrap},
    i18n::{Message, Words},
    session::Session,
    words,
};

/// The sign of a board that was not solved.
const UNSOLVED: &str = "?";

/// Who wins on boards of several sizes.
pub(crate) fn winners(
    word: &str,
    rows: RangeInclusive<i64>,
    columns: RangeInclusive<i64>,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let game = session.game(word)?;
    let watcher = session.watcher_for_answer();
    let table = session
        .catalog
        .winner_table(word, rows, columns, watcher.limits(), &mut |_, _| {})
        .map_err(|error| no_table(word, error))?;
    drop(watcher);
    let unsolved = table.winners.iter().flatten().filter(|winner| winner.is_none()).count();
    let text = winners_text(&table, unsolved, game.as_ref(), &session.words);
    session.print(&text)?;
    session.json(&document(game.as_ref(), table))?;
    Ok(if unsolved > 0 { Exit::Limit } else { Exit::Done })
}

/// The winning first moves on boards of several sizes.
pub(crate) fn first_moves(
    word: &str,
    rows: RangeInclusive<i64>,
    columns: RangeInclusive<i64>,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let game = session.game(word)?;
    let watcher = session.watcher_for_answer();
    let table = session
        .catalog
        .first_move_table(word, rows, columns, watcher.limits())
        .map_err(|error| no_table(word, error))?;
    drop(watcher);
    let unsolved = table.moves.iter().flatten().filter(|moves| moves.is_none()).count();
    let text = first_moves_text(&table, unsolved, game.as_ref(), &session.words);
    session.print(&text)?;
    session.json(&document(game.as_ref(), table))?;
    Ok(if unsolved > 0 { Exit::Limit } else { Exit::Done })
}

/// The sign of a board on which the first player has no winning move.
const NONE_WINS: &str = "-";

fn first_moves_text(
    table: &FirstMoveTable,
    unsolved: usize,
    game: &dyn AnyGame,
    words: &Words,
) -> String {
    let parameters = [table.row_parameter, table.column_parameter];
    let headline = sizes_headline("table-first-moves", parameters, game, words);
    let cell = |moves: &Option<Vec<String>>| match moves.as_deref() {
        None => UNSOLVED.to_owned(),
        Some([]) => NONE_WINS.to_owned(),
        Some(moves) => moves.join(" "),
    };
    let lines = table.rows.iter().zip(&table.moves);
    let lines = lines.map(|(&size, moves)| (size, moves.iter().map(cell).collect()));
    let grid = sizes_grid(parameters, &table.columns, lines, words);
    let has_none = table.moves.iter().flatten().flatten().any(Vec::is_empty);
    let legend = [("legend-none-wins", has_none), ("legend-unsolved", unsolved > 0)];
    let legend: Vec<String> = legend
        .into_iter()
        .filter(|(_, is_there)| *is_there)
        .map(|(key, _)| words.say(key))
        .collect();
    let mut parts = vec![bold(&headline), grid];
    parts.extend((!legend.is_empty()).then(|| legend.join("\n")));
    if unsolved > 0 {
        parts.push(words.tell(&Message::new("table-unsolved").with("boards", unsolved)));
    }
    parts.join("\n\n")
}

/// What a table over sizes is about, in one sentence.
fn sizes_headline(
    key: &'static str,
    parameters: [&'static str; 2],
    game: &dyn AnyGame,
    words: &Words,
) -> String {
    let said = Message::new(key).with("game", words.pick(game.card().title));
    let [down, right] = parameters.map(|parameter| words::parameter(parameter, words));
    let sentence = words.tell(&said.with("rows", down.as_str()).with("columns", right.as_str()));
    words::headline(&sentence, &[words::convention(game, words)], words)
}

/// The cells of such a table with the sizes around them.
fn sizes_grid(
    parameters: [&'static str; 2],
    sizes: &[i64],
    lines: impl Iterator<Item = (i64, Vec<String>)>,
    words: &Words,
) -> String {
    let [down, right] = parameters.map(|parameter| words::parameter(parameter, words));
    let corner = format!("{down}/{right}").replace('`', "");
    let header: Vec<String> =
        std::iter::once(corner).chain(sizes.iter().map(i64::to_string)).collect();
    let rows = lines.map(|(size, cells)| std::iter::once(size.to_string()).chain(cells).collect());
    columns(&header, rows.collect(), &vec![Align::Right; header.len()])
}

fn winners_text(table: &WinnerTable, unsolved: usize, game: &dyn AnyGame, words: &Words) -> String {
    let parameters = [table.row_parameter, table.column_parameter];
    let headline = sizes_headline("table-headline", parameters, game, words);
    let sign = |winner: &Option<String>| winner.as_deref().unwrap_or(UNSOLVED).to_owned();
    let lines = table.rows.iter().zip(&table.winners);
    let lines = lines.map(|(&size, winners)| (size, winners.iter().map(sign).collect()));
    let grid = sizes_grid(parameters, &table.columns, lines, words);
    let mut parts = vec![bold(&headline), grid, legend(table, game, words)];
    if unsolved > 0 {
        parts.push(words.tell(&Message::new("table-unsolved").with("boards", unsolved)));
    }
    parts.join("\n\n")
}

/// What the signs of the table mean, for those that are in it.
fn legend(table: &WinnerTable, game: &dyn AnyGame, words: &Words) -> String {
    let has = |sign: &str| table.winners.iter().flatten().flatten().any(|winner| winner == sign);
    let mut signs = Vec::new();
    for (sign, key) in [("1", "legend-first"), ("2", "legend-second"), ("=", "legend-draw")] {
        if has(sign) {
            signs.push(words.say(key));
        }
    }
    for (player, side) in (1_u8..).zip(game.card().sides) {
        let side = side.to_string();
        if !["1", "2"].contains(&side.as_str()) && has(&side) {
            signs.push(
                words.tell(&Message::new("legend-side").with("side", side).with("player", player)),
            );
        }
    }
    if table.winners.iter().flatten().any(Option::is_none) {
        signs.push(words.say("legend-unsolved"));
    }
    signs.join("\n")
}

/// The longest list of values that is printed.
const LONGEST_LIST: usize = 10_000;

/// The Grundy values of a game as its first parameter grows; kept in a folder, if there is one.
pub(crate) fn grundy(
    word: &str,
    sizes: RangeInclusive<i64>,
    disk: Option<&Path>,
    session: &mut Session,
) -> Result<Exit, Failure> {
    let game = session.game(word)?;
    let list = match disk {
        None => {
            let watcher = session.watcher_for_answer();
            let list = session.catalog.grundy_list(word, sizes, watcher.limits());
            list.map_err(|error| no_table(word, error))?
        }
        Some(path) => {
            let watcher = session.watcher_counting("progress-positions");
            let heaps = session.catalog.heaps(word, watcher.limits());
            let heaps = heaps.map_err(|error| no_table(word, error))?;
            disk::filled(path, |folder| heaps.list(&sizes, folder, watcher.limits()))?
        }
    };
    let text = grundy_text(&list, game.as_ref(), &session.words);
    session.print(&text)?;
    session.json(&document(game.as_ref(), list))?;
    Ok(Exit::Done)
}

fn grundy_text(list: &GrundyList, game: &dyn AnyGame, words: &Words) -> String {
    let about = game.card().params.iter().find(|param| param.name == list.parameter);
    let sentence = words.tell(
        &Message::new("grundy-headline")
            .with("game", words.pick(game.card().title))
            .with("parameter", list.parameter)
            .with("about", about.map_or("", |param| words.pick(param.about))),
    );
    let headline = words::headline(&sentence, &[words::convention(game, words)], words);
    let rows = list.sizes.iter().zip(&list.grundy);
    let rows = rows.map(|(size, grundy)| vec![size.to_string(), words.number(*grundy)]);
    let header = [list.parameter.to_owned(), words.say("solve-grundy-column")];
    let is_short = !list.sizes.is_empty() && list.sizes.len() <= LONGEST_LIST;
    let table = is_short.then(|| columns(&header, rows.collect(), &[Align::Right; 2]));
    let losing: Vec<String> = list.losing.iter().map(i64::to_string).collect();
    let losing = match losing.as_slice() {
        [] => words.say("grundy-none-losing"),
        sizes => wrap(&words.tell(&Message::new("grundy-losing").with("sizes", sizes.join(", ")))),
    };
    let largest = list.largest.filter(|_| !is_short).map(|largest| {
        Message::new("grundy-largest")
            .with("grundy", words.number(largest.grundy))
            .with("size", words.number(largest.size as u64))
    });
    let period = list.period.map(|period| {
        Message::new("grundy-period")
            .with("from", words.number(period.from))
            .with("length", words.number(period.length))
    });
    let rare = list.rare.as_ref().map(|rare| {
        Message::new("grundy-rare")
            .with("count", words.number(rare.count))
            .with("last", words.number(rare.last))
    });
    let facts = [largest, period, rare].into_iter().flatten();
    let facts = facts.map(|message| wrap(&words.tell(&message)));
    let parts = [Some(bold(&headline)), table, Some(losing)].into_iter().flatten();
    parts.chain(facts).collect::<Vec<_>>().join("\n\n")
}
