//! Items that run beside each other, and what is said about each.

use std::sync::{
    Mutex, PoisonError,
    atomic::{AtomicUsize, Ordering},
};

use serde::Serialize;
use stratege_catalog::{
    JobError,
    core::{Limits, Watch},
};
use utoipa::ToSchema;

use crate::{
    Found, Item, LARGEST_Z, Outcome, Paper, Published, Verdict, Workbench,
    both::{Both, Tongue},
    figure::Figure,
    judge::{Judgement, judge},
};

/// An item that has run.
pub struct Finished<'a> {
    /// The paper it is from.
    pub paper: &'static Paper,
    /// The item.
    pub item: &'a Item,
    /// What comes of it.
    pub judgement: Judgement,
    /// What was found, in words.
    pub ours: Both,
    /// Why this is the verdict.
    pub why: Both,
    /// Pictures of what was found.
    pub figures: Vec<Figure>,
}

/// What scripts get about an item; in English whatever the language.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ItemReport {
    /// How it is called.
    pub id: &'static str,
    /// The paper and the place in it.
    pub source: String,
    /// What it is.
    pub title: &'static str,
    /// What is printed there.
    pub published: &'static str,
    /// What was found.
    pub ours: String,
    /// What comes of comparing both.
    pub verdict: Verdict,
    /// Why.
    pub why: String,
    /// The largest deviation in standard errors, where something was sampled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub z: Option<f64>,
}

impl Finished<'_> {
    /// What scripts get.
    pub fn report(&self) -> ItemReport {
        ItemReport {
            id: self.item.id,
            source: source(self.paper, self.item).en,
            title: self.item.title.en,
            published: self.item.published.text(),
            ours: self.ours.en.clone(),
            verdict: self.judgement.verdict,
            why: self.why.en.clone(),
            z: self.judgement.z,
        }
    }
}

/// The paper and the place in it, in one line.
pub fn source(paper: &Paper, item: &Item) -> Both {
    let place = Both::from(item.place);
    Both::of(|tongue| {
        let title = paper.title;
        format!("{title} ({}), {}", paper.by, place.get(tongue))
    })
}

/// Lets a limit stop an item, without telling of the steps inside it.
struct Quiet<'a>(&'a dyn Watch);

impl Watch for Quiet<'_> {
    fn stop(&self) -> bool {
        self.0.stop()
    }
}

/// Runs items on so many threads; the results are in the order in which the items were given.
///
/// Results do not depend on the number of threads. The watcher of the workbench hears of every item
/// that is done. An item that is stopped gives the reason.
pub fn run<'a>(
    items: &[(&'static Paper, &'a Item)],
    bench: &Workbench<'_>,
    threads: usize,
) -> Vec<Result<Finished<'a>, JobError>> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    // The heaviest first: no thread is left alone with one of them in the end.
    order.sort_by_key(|&place| std::cmp::Reverse(items[place].1.weight));
    let quiet = Quiet(bench.limits.watch);
    let bench = Workbench { limits: Limits { watch: &quiet, ..bench.limits }, ..*bench };
    let watch = quiet.0;
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let results: Vec<Mutex<Option<_>>> = items.iter().map(|_| Mutex::new(None)).collect();
    let work = || {
        while let Some(&place) = order.get(next.fetch_add(1, Ordering::Relaxed)) {
            let (paper, item) = items[place];
            let finished = finish(paper, item, &bench);
            *results[place].lock().unwrap_or_else(PoisonError::into_inner) = Some(finished);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            watch.progress(done as u64, Some(items.len() as u64));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.min(items.len()) {
            scope.spawn(work);
        }
        work();
    });
    let taken = results.into_iter().map(|result| {
        let result = result.into_inner().unwrap_or_else(PoisonError::into_inner);
        result.expect("every item has been run")
    });
    taken.collect()
}

fn finish<'a>(
    paper: &'static Paper,
    item: &'a Item,
    bench: &Workbench<'_>,
) -> Result<Finished<'a>, JobError> {
    if bench.limits.watch.stop() {
        let cause = stratege_catalog::core::Stopped::Asked;
        return Err(JobError::Stopped { cause, nodes: 0 });
    }
    let outcome = item.outcome(bench)?;
    let Outcome { found, mistaken, .. } = &outcome;
    let judgement = judge(&item.published, found, item.mistake.is_some(), mistaken.as_ref());
    let ours = told(found);
    let why = why(item, &outcome, judgement);
    Ok(Finished { paper, item, judgement, ours, why, figures: outcome.figures })
}

/// What was found, in words.
fn told(found: &Found) -> Both {
    match found {
        Found::Printed(text) => Both::same(text.clone()),
        Found::Claim { told, .. } => told.clone(),
        Found::Chances(chances) => Both::of(|tongue| {
            let shares: Vec<String> = chances.iter().map(|share| tongue.percent(*share)).collect();
            format!("{} {}", shares.join(" / "), tongue.pick("(exact)", "(exact)"))
        }),
        Found::Counts(counts) => {
            let all: u64 = counts.iter().sum();
            Both::of(|tongue| {
                let share = |count: &u64| tongue.percent(*count as f64 / all as f64);
                let shares: Vec<String> = counts.iter().map(share).collect();
                let plays = tongue.number(all);
                let of = tongue.pick("of", "de");
                let unit = tongue.pick("games", "parties");
                format!("{} {of} {plays} {unit}", shares.join(" / "))
            })
        }
    }
}

/// Why the verdict is what it is, in whole sentences.
fn why(item: &Item, outcome: &Outcome, judgement: Judgement) -> Both {
    Both::of(|tongue| {
        let mut sentences: Vec<String> = Vec::new();
        match (judgement.verdict, item.mistake) {
            (Verdict::Corrected, Some(mistake)) => {
                sentences.push(Both::from(mistake).get(tongue).to_owned());
                if let Some(mistaken) = &outcome.mistaken {
                    let told = told(mistaken);
                    let again = tongue.pick("With the mistake: ", "Avec l'erreur\u{202f}: ");
                    let end =
                        deviation(judgement, tongue).map_or(String::new(), |z| format!(", {z}"));
                    sentences.push(format!("{again}{}{end}.", told.get(tongue)));
                }
            }
            _ => sentences.push(agreement(&item.published, judgement, tongue)),
        }
        if let Some(remark) = &outcome.remark {
            sentences.push(remark.get(tongue).to_owned());
        }
        sentences.join(" ")
    })
}

fn agreement(published: &Published, judgement: Judgement, tongue: Tongue) -> String {
    let agreed = matches!(judgement.verdict, Verdict::Reproduced | Verdict::Answered);
    if let Some(z) = deviation(judgement, tongue) {
        let bound = tongue.decimal(LARGEST_Z, 1);
        return if agreed {
            let within =
                tongue.pick("Within the sampling error", "Dans l'erreur d'échantillonnage");
            format!("{within} ({z}, |z| ≤ {bound}).")
        } else {
            let outside = tongue
                .pick("Outside the sampling error", "En dehors de l'erreur d'échantillonnage");
            format!("{outside} ({z}, |z| > {bound}).")
        };
    }
    let text = match (published, agreed) {
        (Published::Claim(_), true) => tongue.pick("It holds.", "C'est vrai."),
        (Published::Claim(_), false) => tongue.pick("It does not hold.", "C'est faux."),
        (Published::Asked(_), true) => tongue
            .pick("Answered in two ways that agree.", "Résolu de deux manières qui concordent."),
        (Published::Asked(_), false) => tongue.pick(
            "Answered in two ways that disagree.",
            "Résolu de deux manières qui ne concordent pas.",
        ),
        (_, true) => tongue.pick("Equal.", "Identique."),
        (_, false) => tongue.pick("Not equal.", "Différent."),
    };
    text.to_owned()
}

fn deviation(judgement: Judgement, tongue: Tongue) -> Option<String> {
    judgement.z.map(|z| {
        // No sign where nothing deviates.
        let z = if z.abs() < 0.005 { 0.0 } else { z };
        format!("z = {}", tongue.decimal(z, 2))
    })
}

#[cfg(test)]
mod tests {
    use stratege_catalog::{Catalog, core::Text};

    use super::*;

    const PAPER: Paper = Paper { title: "Made up", by: "nobody", items: Vec::new };

    fn made_up(published: Published, found: Found) -> Item {
        let text = Text::new("somewhere", "quelque part");
        Item::new("made-up/item", text, text, published, move |_| Ok(Outcome::new(found.clone())))
    }

    fn finished(item: &Item) -> Finished<'_> {
        let catalog = Catalog::new();
        let bench = Workbench { catalog: &catalog, seed: 0, thinner: 1, limits: Limits::default() };
        let mut results = run(&[(&PAPER, item)], &bench, 1);
        results.pop().expect("one item").expect("nothing stops it")
    }

    #[track_caller]
    fn check(item: &Item, verdict: Verdict, why: &str) {
        let done = finished(item);
        assert_eq!((done.judgement.verdict, done.why.en.as_str()), (verdict, why));
    }

    #[test]
    fn every_verdict_has_its_reason() {
        let printed = |text: &str| Found::Printed(text.to_owned());
        let right = made_up(Published::Printed("5478"), printed("5478"));
        check(&right, Verdict::Reproduced, "Equal.");
        let wrong = made_up(Published::Printed("5477"), printed("5478"));
        check(&wrong, Verdict::Differs, "Not equal.");
        let sample = Published::Sample("[388, 612]");
        let inside = made_up(sample, Found::Chances(vec![0.4, 0.6]));
        let why = "Within the sampling error (z = −0.77, |z| ≤ 4.5).";
        check(&inside, Verdict::Reproduced, why);
        let outside = made_up(sample, Found::Chances(vec![0.5, 0.5]));
        let why = "Outside the sampling error (z = −7.08, |z| > 4.5).";
        check(&outside, Verdict::Differs, why);
        let named =
            made_up(Published::Printed("8"), printed("9")).by_mistake("One is missing.", "");
        check(&named, Verdict::Corrected, "One is missing.");
    }

    #[test]
    fn scripts_get_english_and_a_deviation_where_there_is_one() {
        let item = made_up(Published::Sample("[1, 1]"), Found::Counts(vec![3, 1]));
        let report = finished(&item).report();
        assert_eq!(report.source, "Made up (nobody), somewhere");
        assert_eq!(report.ours, "75.00 % / 25.00 % of 4 games");
        assert!(report.z.is_some_and(|z| (z.abs() - 0.612).abs() < 1e-3), "{:?}", report.z);
    }
}
