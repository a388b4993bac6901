//! Learning as one self-contained page.

use stratege_catalog::{
    AnyGame, Family,
    draw::chart::WIDTH,
    learning::{LearnReport, LearnerReport, Point},
};

use super::{Measure, charts, learner_name, text};
use crate::{
    i18n::{Message, Words},
    tournament::page::{
        html::{Html, HtmlTable},
        language, part,
    },
    words,
};

/// The page.
pub(crate) fn page(
    report: &LearnReport,
    game: &dyn AnyGame,
    family: &Family,
    words: &Words,
) -> String {
    let title = words.tell(&Message::new("learn-title").with("game", game.card().title));
    let mut html = Html::new(language(words), &title);
    html.open("header", "");
    html.words("h1", &title);
    html.list_of_words(&game.word());
    html.close();
    html.open("main", "");
    part(&mut html, &words.say("report-result"));
    html.marked("p", "headline", &text::headline(report, game, family, words));
    for remark in text::remarks(report, family, words) {
        html.words("p", &remark);
    }
    html.close();
    found(&mut html, report, game, words);
    curves(&mut html, report, family, words);
    learners(&mut html, report, family, words);
    again(&mut html, report, game, words);
    html.finish()
}

/// How it was learned, by which conventions.
fn found(html: &mut Html, report: &LearnReport, game: &dyn AnyGame, words: &Words) {
    part(html, &words.say("report-found"));
    html.open("dl", "");
    let methods: Vec<String> =
        report.learners.iter().map(|learner| text::method(learner, words)).collect();
    let complete = if report.stopped.is_some() { "learn-incomplete" } else { "report-complete" };
    for (name, said) in [
        ("report-method", methods.join(words.say("notes-separator").as_str())),
        ("report-conventions", words::convention(game, words)),
        ("report-extent", words.find(complete).unwrap_or_default()),
        ("report-repetition", words.say("report-repeatable")),
    ] {
        html.words("dt", &words.find(name).unwrap_or_default());
        html.words("dd", &said);
    }
    html.close();
    let by_trajectories = report.learners.iter().any(|learner| learner.name != "q");
    if by_trajectories {
        html.words("p", &words.say("learn-explain-trajectories"));
    }
    if report.learners.iter().any(|learner| learner.name == "q") {
        html.words("p", &words.say("learn-explain-q"));
    }
    html.close();
}

/// A chart for everything that was measured, each with its table.
fn curves(html: &mut Html, report: &LearnReport, family: &Family, words: &Words) {
    part(html, &words.say("learn-curves"));
    for note in text::foot(report, words) {
        html.words("p", &note);
    }
    html.open("div", "charts");
    for measure in text::measures(report) {
        let Some(svg) = charts::chart(report, measure, family, WIDTH, words) else { continue };
        let caption = measure.name(family, words);
        let twin = twin(report, measure, &caption, words);
        html.figure(&caption, &svg, &twin, words);
    }
    html.close();
    html.close();
}

/// Points in the table of a chart, at most.
const ROWS: usize = 21;

/// The numbers of a chart: a row for each number of plays, a column for each learner.
fn twin(report: &LearnReport, measure: Measure, caption: &str, words: &Words) -> HtmlTable {
    let names = report.learners.iter().map(|learner| learner_name(learner.name, words));
    let header = std::iter::once(words.say(charts::plays_name(report))).chain(names);
    let points = report.learners.first().map_or(&[][..], |learner| &learner.curve);
    let step = points.len().saturating_sub(1).div_ceil(ROWS - 1).max(1);
    let last = points.len().saturating_sub(1);
    let shown = (0..points.len()).filter(|index| index % step == 0 || *index == last);
    let row = |index: usize| {
        let cell = |learner: &LearnerReport| {
            let mean = learner.curve.get(index).and_then(|point: &Point| measure.of(point));
            mean.map_or_else(|| "–".to_owned(), |mean| measure.write_mean(mean, words))
        };
        let plays = words.number(points[index].plays);
        std::iter::once(plays).chain(report.learners.iter().map(cell)).collect()
    };
    let rows = shown.map(row).collect();
    HtmlTable { caption: caption.to_owned(), header: header.collect(), rows, labels: 1 }
}

fn learners(html: &mut Html, report: &LearnReport, family: &Family, words: &Words) {
    part(html, &words.say("learn-in-the-end"));
    let (header, rows) = text::summary_rows(report, family, words);
    html.table(&HtmlTable {
        caption: words.say("learn-in-the-end-caption"),
        header,
        rows,
        labels: 1,
    });
    html.close();
}

/// How to run it again, and what stands beside the page.
fn again(html: &mut Html, report: &LearnReport, game: &dyn AnyGame, words: &Words) {
    part(html, &words.say("report-again"));
    let names: Vec<&str> = report.learners.iter().map(|learner| learner.name).collect();
    let rates = report.learners.iter().find_map(|learner| learner.method.strip_prefix("q "));
    let rates = rates.map(|rates| format!(" --{}", rates.replace(' ', " --").replace('=', " ")));
    let plays = report.most_plays.map(|plays| format!(" --plays {plays}"));
    let command = format!(
        "stratege learn {} --compare {} --seeds {} --every {} --seed {}{}{}",
        game.word(),
        names.join(","),
        report.seeds,
        report.every,
        report.seed,
        plays.unwrap_or_default(),
        rates.unwrap_or_default()
    );
    html.words("pre", &command);
    html.words("p", &words.say("learn-files"));
    let version = env!("CARGO_PKG_VERSION");
    html.words("p", &words.tell(&Message::new("report-version").with("version", version)));
    html.close();
}
