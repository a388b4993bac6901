//! What a terminal shows.

use stratege_papers::{Finished, Item, Paper, Verdict};

use super::{Tally, is_plain, tongue, verdict};
use crate::{
    format::{Align, bold, columns, indent, wrap},
    i18n::{Message, Words},
};

/// Up to so many items, everything is told about each.
const IN_FULL: usize = 12;

/// Every item that was chosen, without running it.
pub(crate) fn list(chosen: &[(&'static Paper, &Item)], words: &Words) -> String {
    let mut parts = Vec::new();
    for group in chosen.chunk_by(|(one, _), (other, _)| one.title == other.title) {
        let (paper, _) = group[0];
        let rows = group.iter().map(|(_, item)| {
            [item.id, words.pick(item.place), words.pick(item.title)].map(str::to_owned).to_vec()
        });
        let align = [Align::Left; 3];
        let table = columns(&const { [const { String::new() }; 3] }, rows.collect(), &align);
        parts.push(format!("{}\n{table}", heading(paper)));
    }
    parts.join("\n\n")
}

fn heading(paper: &Paper) -> String {
    bold(&format!("{} ({})", paper.title, paper.by))
}

/// How many items have which verdict.
pub(crate) fn headline(tally: &Tally, words: &Words) -> String {
    let said = Message::new("reproduce-headline")
        .with("reproduced", tally.of_verdict(Verdict::Reproduced))
        .with("corrected", tally.of_verdict(Verdict::Corrected))
        .with("answered", tally.of_verdict(Verdict::Answered))
        .with("differs", tally.of_verdict(Verdict::Differs))
        .with("seed", tally.seed.to_string());
    let mut text = words.tell(&said);
    if tally.unfinished > 0 {
        let said = Message::new("reproduce-unfinished").with("items", tally.unfinished);
        text = format!("{text} {}", words.tell(&said));
    }
    text
}

/// The verdicts, and everything about the items that need it.
pub(crate) fn whole(finished: &[Finished<'_>], tally: &Tally, words: &Words) -> String {
    let mut parts = vec![bold(&headline(tally, words))];
    let many = finished.len() > IN_FULL;
    for group in finished.chunk_by(|one, other| one.paper.title == other.paper.title) {
        let told: Vec<String> = if many {
            let rows = group.iter().map(|done| {
                vec![
                    verdict(done.judgement.verdict, words),
                    done.item.id.to_owned(),
                    words.pick(done.item.title).to_owned(),
                ]
            });
            let align = [Align::Left; 3];
            vec![columns(&const { [const { String::new() }; 3] }, rows.collect(), &align)]
        } else {
            group.iter().map(|done| block(done, words)).collect()
        };
        parts.push(format!("{}\n{}", heading(group[0].paper), told.join("\n\n")));
    }
    if many {
        let notable = finished.iter().filter(|done| !is_plain(done.judgement.verdict));
        parts.extend(notable.map(|done| block(done, words)));
        parts.push(wrap(&words.say("reproduce-more")));
    }
    parts.join("\n\n")
}

/// Everything about one item.
fn block(done: &Finished<'_>, words: &Words) -> String {
    let tongue = tongue(words);
    let item = done.item;
    let first = words.tell(
        &Message::new("reproduce-item")
            .with("id", item.id)
            .with("verdict", verdict(done.judgement.verdict, words)),
    );
    let line = |key: &'static str, text: &str| words.tell(&Message::new(key).with("text", text));
    let lines = [
        words.tell(
            &Message::new("reproduce-title").with("title", item.title).with("place", item.place),
        ),
        line("reproduce-published", item.published.text()),
        line("reproduce-ours", done.ours.get(tongue)),
        done.why.get(tongue).to_owned(),
    ];
    // A percentage stays in one line.
    let lines = lines.map(|line| {
        let glued = wrap(&line.replace(" %", "\u{a0}%"));
        indent(&glued.replace("\u{a0}%", " %"))
    });
    format!("{}\n{}", bold(&first), lines.join("\n"))
}
