//! The outcome of a tournament as one self-contained page.
//!
//! No script and nothing from elsewhere: the page can be sent, printed and kept. Every chart has
//! a table with the same numbers.

mod charts;
pub(crate) mod html;
mod numbers;

use stratege_catalog::{
    AnyGame,
    tournament::{
        report::{ErrorReport, PairingReport, TournamentReport},
        running::Failure,
        statistics::Verdict,
    },
};

use self::{
    html::{Html, HtmlTable},
    numbers::{Seen, exact_share, interval, probability, seats},
};
use super::{folder::LeftOut, text};
use crate::{
    i18n::{Language, Message, Words},
    words,
};

/// The page.
pub(crate) fn page(
    report: &TournamentReport,
    left_out: &[LeftOut],
    game: &dyn AnyGame,
    words: &Words,
) -> String {
    let title = words.tell(&Message::new("report-title").with("game", game.card().title));
    let mut html = Html::new(language(words), &title);
    html.open("header", "");
    html.words("h1", &title);
    html.list_of_words(&game.word());
    html.close();
    html.open("main", "");
    result(&mut html, report, words);
    found(&mut html, report, game, words);
    if report.strategies.len() > 2 {
        cross_table(&mut html, report, words);
    }
    intervals(&mut html, report, words);
    if report.strategies.len() > 2 || report.ratings.is_some() {
        ranking(&mut html, report, words);
    }
    pairings(&mut html, report, words);
    remarks(&mut html, report, words);
    errors(&mut html, report, words);
    absent(&mut html, left_out, words);
    again(&mut html, words);
    html.finish()
}

pub(crate) fn language(words: &Words) -> &'static str {
    match words.language() {
        Language::En => "en",
        Language::Fr => "fr",
    }
}

/// Starts a part of the page with its heading; `Html::close` ends it.
pub(crate) fn part(html: &mut Html, heading: &str) {
    html.open("section", "");
    html.words("h2", heading);
}

/// The plain sentences.
fn result(html: &mut Html, report: &TournamentReport, words: &Words) {
    part(html, &words.say("report-result"));
    html.marked("p", "headline", &text::headline(report, words));
    if report.strategies.len() > 2 {
        html.open("ul", "");
        for pairing in text::both(report) {
            html.words("li", &text::sentence(pairing, words));
        }
        html.close();
    }
    html.close();
}

/// How the numbers were found, by which conventions, and how far they can be trusted.
fn found(html: &mut Html, report: &TournamentReport, game: &dyn AnyGame, words: &Words) {
    let complete = if report.complete { "report-complete" } else { "tournament-incomplete" };
    let repeatable = match report.repeatable {
        true if report.exact => "report-repeatable-exact",
        true => "report-repeatable",
        false => "tournament-not-repeatable",
    };
    part(html, &words.say("report-found"));
    html.open("dl", "");
    for (name, said) in [
        ("report-method", text::method(report, words)),
        ("report-conventions", words::convention(game, words)),
        ("report-extent", words.say(complete)),
        ("report-repetition", words.say(repeatable)),
    ] {
        html.words("dt", &words.find(name).unwrap_or_default());
        html.words("dd", &said);
    }
    html.close();
    html.close();
}

fn cross_table(html: &mut Html, report: &TournamentReport, words: &Words) {
    part(html, &words.say("report-cross"));
    let names = report.ranking.iter().map(|ranked| ranked.name.clone());
    html.table(&HtmlTable {
        caption: words.say("report-cross-caption"),
        header: std::iter::once(words.say("tournament-strategy")).chain(names).collect(),
        rows: text::cross_rows(report, words),
        labels: 1,
    });
    html.close();
}

/// The scores on one axis each: those of the ranking, and those of the pairings.
fn intervals(html: &mut Html, report: &TournamentReport, words: &Words) {
    part(html, &words.say("report-intervals"));
    let key = if report.exact { "report-intervals-exact" } else { "report-intervals-note" };
    html.words("p", &words.tell(&Message::new(key)));
    html.open("div", "charts");
    let ends: &[&str] = if report.exact { &[] } else { &["report-from", "report-to"] };
    let ends = || ends.iter().filter_map(|key| words.find(key));
    if report.strategies.len() > 2 {
        let caption = words.say("report-ranking-scores");
        let mut header = vec![words.say("tournament-strategy"), words.say("tournament-score")];
        header.extend(ends());
        let rows = report.ranking.iter().map(|ranked| {
            let score = numbers::standing(ranked);
            let cells = interval(&score, report.exact, words);
            std::iter::once(ranked.name.clone()).chain(cells).collect()
        });
        let twin = HtmlTable { caption: caption.clone(), header, rows: rows.collect(), labels: 1 };
        html.figure(&caption, &charts::ranking(report, &caption, words), &twin, words);
    }
    let caption = words.say("report-pairing-scores");
    let mut header = vec![
        words.say("tournament-strategy"),
        words.say("tournament-against"),
        words.say("tournament-score"),
    ];
    header.extend(ends());
    let sequential = text::both(report).all(|pairing| pairing.p_value.is_none());
    if !sequential {
        header.push(words.say("report-probability"));
    }
    header.push(words.say("report-better"));
    let rows = text::both(report).map(|pairing| {
        let mut row = vec![pairing.a.clone(), pairing.b.clone()];
        row.extend(interval(&pairing.score, report.exact, words));
        if !sequential {
            row.push(pairing.p_value.map_or(String::new(), |p| probability(p, words)));
        }
        row.push(pairing.better.clone().unwrap_or_else(|| words.say("report-nobody-better")));
        row
    });
    let twin = HtmlTable { caption: caption.clone(), header, rows: rows.collect(), labels: 2 };
    html.figure(&caption, &charts::pairing_scores(report, &caption, words), &twin, words);
    html.close();
    html.close();
}

fn ranking(html: &mut Html, report: &TournamentReport, words: &Words) {
    part(html, &words.say("report-ranking"));
    let keys = ["tournament-rank", "tournament-strategy", "tournament-score", "tournament-group"];
    let mut header: Vec<String> = keys.iter().filter_map(|key| words.find(key)).collect();
    if report.ratings.is_some() {
        header.push(words.say("tournament-rating"));
    }
    let rows = report.ranking.iter().enumerate().map(|(place, ranked)| {
        let score = charts::estimate(&numbers::standing(ranked), report.exact, words);
        let place = (place + 1).to_string();
        let mut row = vec![place, ranked.name.clone(), score, ranked.group.clone()];
        if report.ratings.is_some() {
            row.push(text::rating(report, &ranked.name, words).unwrap_or_default());
        }
        row
    });
    let rows = rows.collect();
    html.table(&HtmlTable {
        caption: words.say("report-ranking-caption"),
        header,
        rows,
        labels: 2,
    });
    html.words("p", &text::group_note(report, words));
    if report.ratings.is_some() {
        html.words("p", &words.say("tournament-rating-note"));
    }
    html.close();
}

/// Everything about every two strategies.
fn pairings(html: &mut Html, report: &TournamentReport, words: &Words) {
    part(html, &words.say("report-pairings"));
    for pairing in text::both(report) {
        html.open("article", "");
        html.words("h3", &numbers::versus(pairing));
        html.words("p", &text::sentence(pairing, words));
        for line in pairing_lines(pairing, words) {
            html.words("p", &line);
        }
        html.open("div", "charts");
        outcomes(html, report, pairing, words);
        for chart in charts::distributions(pairing, words) {
            html.figure(&chart.caption, &chart.svg, &chart.twin, words);
        }
        html.close();
        html.close();
    }
    html.close();
}

/// What is known of a pairing besides its counts.
fn pairing_lines(pairing: &PairingReport, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    let verdict = pairing.verdict.map(|verdict| match verdict {
        Verdict::Better => "tournament-sprt-better",
        Verdict::NotBetter => "tournament-sprt-not-better",
        Verdict::Continue => "tournament-sprt-continue",
    });
    let about = |key| Message::new(key).with("a", &*pairing.a).with("b", &*pairing.b);
    lines.extend(verdict.map(|key| words.tell(&about(key))));
    lines.extend(text::pairing_gain(pairing.gain.into_iter(), words));
    if let Some(times) = pairing.microseconds {
        let [a, b] = times.map(|time| words.decimal(&format!("{time:.1} µs")));
        let said = about("report-times").with("a-time", a).with("b-time", b);
        lines.push(words.tell(&said));
    }
    lines
}

/// Plays won, drawn and lost, in both seats and in each.
fn outcomes(html: &mut Html, report: &TournamentReport, pairing: &PairingReport, words: &Words) {
    let said = Message::new("report-outcomes").with("name", &*pairing.a);
    let caption = words.tell(&said);
    let seats = seats(report, pairing, words);
    let mut keys = vec!["report-seat"];
    keys.extend((!report.exact).then_some("tournament-games"));
    keys.extend(["tournament-wins", "tournament-draws", "tournament-losses", "tournament-score"]);
    keys.extend(report.exact.then_some("tournament-length"));
    let row = |seat: &Seen| {
        let mut row = vec![seat.label.clone()];
        row.extend(seat.games.map(|games| words.number(games)));
        row.extend((0..3).map(|place| seat.written(place, words)));
        row.push(charts::estimate(&seat.score, report.exact, words));
        row.extend(report.exact.then(|| words.decimal(&format!("{:.2}", seat.moves))));
        row
    };
    let twin = HtmlTable {
        caption: caption.clone(),
        header: keys.into_iter().filter_map(|key| words.find(key)).collect(),
        rows: seats.iter().map(row).collect(),
        labels: 1,
    };
    html.figure(&caption, &charts::outcomes(pairing, &seats, &caption, words), &twin, words);
}

/// Files that take no part, and why.
fn absent(html: &mut Html, left_out: &[LeftOut], words: &Words) {
    if left_out.is_empty() {
        return;
    }
    part(html, &words.say("report-left-out"));
    html.open("ul", "");
    left_out.iter().for_each(|one| html.words("li", &one.told(words)));
    html.close();
    html.close();
}

/// What the first seat is worth, what mirrored pairs brought, and circles.
fn remarks(html: &mut Html, report: &TournamentReport, words: &Words) {
    let said = text::remarks(report, words);
    if said.is_none() && !report.exact {
        return;
    }
    part(html, &words.say("report-seats"));
    if let Some(said) = said {
        // These are whole sentences, in lines as wide as a terminal.
        html.words("p", &said.replace('\n', " "));
    }
    if report.exact {
        let keys = [
            "tournament-moves-first",
            "tournament-moves-second",
            "tournament-first-wins",
            "tournament-draws",
            "tournament-second-wins",
            "tournament-length",
        ];
        let rows = report.pairings.iter().filter(|pairing| pairing.seat == "a").map(|pairing| {
            let mut row = vec![pairing.a.clone(), pairing.b.clone()];
            row.extend((0..3).map(|place| exact_share(pairing, place, words)));
            row.push(words.decimal(&format!("{:.2}", pairing.moves)));
            row
        });
        html.table(&HtmlTable {
            caption: words.say("report-seats-caption"),
            header: keys.iter().filter_map(|key| words.find(key)).collect(),
            rows: rows.collect(),
            labels: 2,
        });
    }
    html.close();
}

/// Who failed, how often, and how.
fn errors(html: &mut Html, report: &TournamentReport, words: &Words) {
    if report.errors.is_empty() {
        return;
    }
    part(html, &words.say("report-errors"));
    for ErrorReport { strategy, plays, examples } in &report.errors {
        html.words("h3", strategy);
        for (reason, plays) in plays {
            html.words("p", &words.tell(&text::lost_by_error(strategy, reason, *plays)));
            for example in examples.iter().filter(|example| example.reason == *reason) {
                failure(html, example, words);
            }
        }
    }
    html.close();
}

/// One play that was lost for another reason than the rules.
fn failure(html: &mut Html, failure: &Failure, words: &Words) {
    html.open("dl", "failure");
    let seat = if failure.seat == 1 { "tournament-moves-first" } else { "tournament-moves-second" };
    for (key, value) in [
        ("tournament-against", failure.against.clone()),
        ("report-pair", words.number(failure.pair)),
        ("report-seat", words.find(seat).unwrap_or_default()),
    ] {
        html.words("dt", &words.find(key).unwrap_or_default());
        html.words("dd", &value);
    }
    for (key, value) in [
        ("report-position", &failure.position),
        ("report-answer", &failure.answer),
        ("report-last-words", &failure.last_words),
    ] {
        if !value.is_empty() {
            html.words("dt", &words.find(key).unwrap_or_default());
            html.open("dd", "");
            html.words("pre", value.trim_end());
            html.close();
        }
    }
    html.close();
}

/// How to run it again, and what stands beside the page.
fn again(html: &mut Html, words: &Words) {
    part(html, &words.say("report-again"));
    html.words("pre", "stratege tournament --rerun results.json");
    html.words("p", &words.say("report-files"));
    let version = env!("CARGO_PKG_VERSION");
    html.words("p", &words.tell(&Message::new("report-version").with("version", version)));
    html.close();
}

#[cfg(test)]
mod tests;
