//! The answer about a bimatrix game as a person reads it.

use stratege_catalog::matrix_game::{Amount, BimatrixGame, BimatrixReply, BimatrixReport};

use super::{
    dominance,
    text::{exactly, is_shortened},
};
use crate::{
    format::{Align, bold, columns, wrap, wrapped_columns},
    i18n::{Message, Words},
    words::headline,
};

/// More weights than this in a strategy make lines too long for one table.
const MOST_TERMS: usize = 3;

/// The whole answer.
pub(super) fn answer(report: &BimatrixReport, game: &BimatrixGame, words: &Words) -> String {
    let replies: Vec<String> = report.replies.iter().map(|one| reply(one, words)).collect();
    let mut parts = Vec::new();
    if !replies.is_empty() {
        parts.push(bold(&replies.join("\n")));
    }
    let summary = wrap(&summary(report, game, words));
    parts.push(if replies.is_empty() { bold(&summary) } else { summary });
    parts.push(table(report, words));
    let mut remarks = vec![words.say("bimatrix-certificate")];
    if !report.finite {
        remarks.push(wrap(&sets(report, words)));
    }
    let amounts = report
        .equilibria
        .iter()
        .flat_map(|one| one.row.iter().chain(&one.column).chain(&one.payoffs));
    if amounts.into_iter().any(is_shortened) {
        remarks.push(words.say("matrix-shortened"));
    }
    parts.push(remarks.join("\n"));
    parts.push(dominance::text(&report.dominance, words));
    parts.join("\n\n")
}

fn summary(report: &BimatrixReport, game: &BimatrixGame, words: &Words) -> String {
    let (count, pure) = (report.equilibria.len(), report.pure.len());
    let said = match (report.finite, count, pure) {
        (false, ..) => Message::new("bimatrix-infinite"),
        (true, 1, 0) => Message::new("bimatrix-one-mixed"),
        (true, 1, _) => Message::new("bimatrix-one-pure"),
        (true, ..) => Message::new("bimatrix-several"),
    };
    let size = Message::new("matrix-size").with("rows", game.rows().len());
    let size = words.tell(&size.with("columns", game.columns().len()));
    let notes = [words.say("matrix-exact"), size, words.say("bimatrix-convention")];
    headline(&words.tell(&said.with("count", count).with("pure", pure)), &notes, words)
}

/// One line per equilibrium: both strategies, and what both players get.
fn table(report: &BimatrixReport, words: &Words) -> String {
    let header = [
        String::new(),
        words.say("matrix-player-1"),
        words.say("matrix-player-2"),
        words.say("bimatrix-player-1-gets"),
        words.say("bimatrix-player-2-gets"),
    ];
    let rows: Vec<Vec<String>> = (1..)
        .zip(&report.equilibria)
        .map(|(number, one)| {
            let [first, second] = [&one.payoffs[0], &one.payoffs[1]].map(|got| exactly(got, words));
            let [row, column] = [(&report.rows, &one.row), (&report.columns, &one.column)]
                .map(|(names, weights)| mixture(names, weights, words));
            vec![number.to_string(), row, column, first, second]
        })
        .collect();
    let terms = |weights: &[Amount]| weights.iter().filter(|weight| weight.near > 0.0).count();
    let most = report.equilibria.iter().map(|one| terms(&one.row).max(terms(&one.column))).max();
    if most.is_some_and(|most| most > MOST_TERMS) {
        return wrapped_columns(&header, rows);
    }
    let align = [Align::Right, Align::Left, Align::Left, Align::Right, Align::Right];
    columns(&header, rows, &align)
}

/// A strategy as one word, or as `1/3 a + 2/3 b`.
fn mixture(names: &[String], weights: &[Amount], words: &Words) -> String {
    let weighty: Vec<(&String, &Amount)> =
        names.iter().zip(weights).filter(|(_, weight)| weight.near > 0.0).collect();
    if let [(name, _)] = weighty[..] {
        return name.clone();
    }
    let terms =
        weighty.into_iter().map(|(name, weight)| format!("{} {name}", exactly(weight, words)));
    terms.collect::<Vec<_>>().join(" + ")
}

fn sets(report: &BimatrixReport, words: &Words) -> String {
    let told = report.sets.iter().map(|set| {
        let numbers: Vec<String> = set.iter().map(usize::to_string).collect();
        format!("{{{}}}", numbers.join(", "))
    });
    let sets = told.collect::<Vec<_>>().join(", ");
    words.tell(&Message::new("bimatrix-sets").with("sets", sets))
}

fn reply(reply: &BimatrixReply, words: &Words) -> String {
    let said = Message::new("bimatrix-reply")
        .with("player", reply.player)
        .with("count", reply.best.len())
        .with("best", reply.best.join(", "))
        .with("value", exactly(&reply.value, words));
    wrap(&words.tell(&said))
}
