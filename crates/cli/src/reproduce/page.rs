//! Reproduced papers as one self-contained page, with every figure drawn again.
//!
//! No script and nothing from elsewhere: the page can be sent, printed and kept.

use stratege_papers::{Finished, Paper, Verdict};
use stratege_words::sentences::capital;

use super::{Tally, VERDICTS, directory::MARK, figures, is_plain, text, tongue, verdict};
use crate::{
    i18n::{Message, Words},
    tournament::page::{
        html::{Html, HtmlTable},
        language, part,
    },
};

/// The page; `asked` are the names of items that were asked for.
pub(crate) fn page(
    finished: &[Finished<'_>],
    tally: &Tally,
    asked: &[String],
    words: &Words,
) -> String {
    let title = words.say("reproduce-page-title");
    let mut html = Html::new(language(words), &title);
    html.open("header", "");
    html.words("h1", &title);
    html.words("p", &words.say("reproduce-page-about"));
    html.close();
    html.open("main", "");
    part(&mut html, &words.say("report-result"));
    html.marked("p", "headline", &text::headline(tally, words));
    html.words("p", &words.say("reproduce-page-verdicts"));
    summary(&mut html, finished, words);
    html.close();
    corrections(&mut html, finished, words);
    let mut figures = 0;
    for group in finished.chunk_by(|one, other| one.paper.title == other.paper.title) {
        chapter(&mut html, group[0].paper, group, &mut figures, words);
    }
    again(&mut html, tally, asked, words);
    html.finish()
}

/// How many items of each paper have which verdict.
fn summary(html: &mut Html, finished: &[Finished<'_>], words: &Words) {
    let verdicts = VERDICTS.map(|each| verdict(each, words));
    let header = std::iter::once(words.say("reproduce-paper")).chain(verdicts);
    let groups = finished.chunk_by(|one, other| one.paper.title == other.paper.title);
    let row = |group: &[Finished<'_>]| {
        let count = |each| group.iter().filter(|done| done.judgement.verdict == each).count();
        let counts = VERDICTS.map(|each| words.number(count(each) as u64));
        std::iter::once(group[0].paper.title.to_owned()).chain(counts).collect()
    };
    html.table(&HtmlTable {
        caption: words.say("reproduce-summary"),
        header: header.collect(),
        rows: groups.map(row).collect(),
        labels: 1,
    });
}

/// The mistakes that were found, and what differs.
fn corrections(html: &mut Html, finished: &[Finished<'_>], words: &Words) {
    let notable: Vec<&Finished<'_>> =
        finished.iter().filter(|done| !is_plain(done.judgement.verdict)).collect();
    if notable.is_empty() {
        return;
    }
    part(html, &words.say("reproduce-corrections"));
    html.open("ul", "");
    // Items with the same mistake stand together.
    for group in notable.chunk_by(|one, other| one.item.mistake == other.item.mistake) {
        html.open("li", "");
        for done in group {
            html.link(&anchor(done), done.item.id);
        }
        let why = match group[0].item.mistake {
            Some(mistake) if group[0].judgement.verdict == Verdict::Corrected => {
                words.pick(mistake)
            }
            _ => group[0].why.get(tongue(words)),
        };
        html.words("span", why);
        html.close();
    }
    html.close();
    html.close();
}

/// The place of an item in the page.
fn anchor(done: &Finished<'_>) -> String {
    done.item.id.replace('/', "-")
}

/// Everything about the items of a paper; `figures` counts those of the page.
fn chapter(
    html: &mut Html,
    paper: &Paper,
    items: &[Finished<'_>],
    figures: &mut usize,
    words: &Words,
) {
    part(html, paper.title);
    html.words("p", paper.by);
    for done in items {
        html.open_named("article", &anchor(done));
        html.words("h3", &capital(words.pick(done.item.title)));
        html.words("code", done.item.id);
        html.open("dl", "");
        let entries = [
            ("reproduce-place", words.pick(done.item.place)),
            ("reproduce-word-published", done.item.published.text()),
            ("reproduce-word-ours", done.ours.get(tongue(words))),
        ];
        for (name, said) in entries {
            html.words("dt", &words.find(name).unwrap_or_default());
            html.words("dd", said);
        }
        html.words("dt", &words.say("reproduce-verdict"));
        html.open("dd", "");
        html.marked(
            "strong",
            mark(done.judgement.verdict),
            &verdict(done.judgement.verdict, words),
        );
        html.words("span", done.why.get(tongue(words)));
        html.close();
        html.close();
        if !done.figures.is_empty() {
            html.open("div", "charts");
            for figure in &done.figures {
                let drawn = figures::draw(figure, words);
                // Names of patterns and arrowheads must not be used twice in a page.
                *figures += 1;
                let named = drawn.svg.replace("id=\"stratege-", &format!("id=\"figure-{figures}-"));
                let svg = named.replace("url(#stratege-", &format!("url(#figure-{figures}-"));
                html.drawing(&drawn.caption, &svg, drawn.twin.as_ref(), words);
            }
            html.close();
        }
        html.close();
    }
    html.close();
}

/// The class of a verdict.
fn mark(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Reproduced | Verdict::Answered => "verdict",
        Verdict::Corrected => "verdict corrected",
        Verdict::Differs => "verdict differs",
    }
}

/// How to do it again, and what stands beside the page.
fn again(html: &mut Html, tally: &Tally, asked: &[String], words: &Words) {
    part(html, &words.say("report-again"));
    let seed = format!("--seed {}", tally.seed);
    let command = [&[MARK.to_owned()][..], asked, &[seed]].concat().join(" ");
    html.words("pre", &command);
    html.words("p", &words.say("reproduce-files"));
    let version = env!("CARGO_PKG_VERSION");
    html.words("p", &words.tell(&Message::new("report-version").with("version", version)));
    html.close();
}
