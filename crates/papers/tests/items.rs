//! What every item promises, and that every item comes out as it should.

use std::collections::BTreeSet;

use stratege_catalog::{
    Catalog, JobError,
    core::{Limits, Watch},
};
use stratege_papers::{
    Chapter, Item, Published, Verdict, Workbench, chapters, run, select, source,
};

/// Items whose printed value comes from a mistake.
const MISTAKES: &[&str] = &[
    "dominoes/sorting",
    "dominoes/table-row-1",
    "dominoes/table-row-2",
    "dominoes/table-row-3",
    "dominoes/table-row-4",
    "dominoes/table-row-5",
    "dominoes/table-row-6",
    "domineering/h1-infinite",
    "dice/q-sum",
    "dice/zero",
    "dice/ratio-60-40",
    "dice/program-3",
    "tic-tac-toe/figure-1",
    "tic-tac-toe/cells",
    "tic-tac-toe/new-game",
    "tic-tac-toe/val-gagnant",
];

fn items(chapters: &[Chapter]) -> impl Iterator<Item = &Item> {
    chapters.iter().flat_map(|chapter| &chapter.items)
}

fn workbench(catalog: &Catalog) -> Workbench<'_> {
    // A tenth of the plays: enough to tell the rules from the mistake.
    Workbench { catalog, seed: 0, thinner: 10, limits: Limits::default() }
}

#[test]
fn names_are_unique_and_well_formed() {
    let chapters = chapters();
    let mut seen = BTreeSet::new();
    for item in items(&chapters) {
        assert!(seen.insert(item.id), "{} stands twice", item.id);
        let plain =
            |symbol: char| symbol.is_ascii_lowercase() || symbol.is_ascii_digit() || symbol == '-';
        let parts: Vec<&str> = item.id.split('/').collect();
        assert_eq!(parts.len(), 2, "{}", item.id);
        assert!(
            parts.iter().all(|part| !part.is_empty() && part.chars().all(plain)),
            "{}",
            item.id
        );
    }
    assert!(seen.len() >= 45, "{}", seen.len());
    let topics: BTreeSet<&str> = seen.iter().filter_map(|id| id.split('/').next()).collect();
    let papers = ["chomp", "dice", "domineering", "dominoes", "grundy", "tic-tac-toe", "values"];
    assert_eq!(topics.into_iter().collect::<Vec<_>>(), papers);
}

#[test]
fn every_item_says_where_it_stands_in_both_languages() {
    for chapter in &chapters() {
        for item in &chapter.items {
            let source = source(chapter.paper, item);
            assert!(source.en.starts_with(chapter.paper.title), "{}", item.id);
            let texts = [item.place, item.title].into_iter().chain(item.mistake);
            for text in texts {
                assert!(!text.en.is_empty() && !text.fr.is_empty(), "{}", item.id);
                for mark in [" :", " ;", " ?", " !"] {
                    assert!(!text.fr.contains(mark), "{}: {}", item.id, text.fr);
                }
            }
            assert!(!item.published.text().is_empty(), "{}", item.id);
            if let Published::Sample(_) = item.published {
                assert!(item.published.counts().len() > 1, "{}", item.id);
            }
        }
    }
}

#[test]
fn every_item_is_reproduced_or_corrected_whatever_the_threads() {
    let catalog = Catalog::new();
    let bench = workbench(&catalog);
    let chapters = chapters();
    let chosen = select(&chapters, &[]).expect("all");
    let verdicts: Vec<_> = run(&chosen, &bench, 2)
        .into_iter()
        .map(|done| {
            let done = done.expect("nothing stops it");
            (done.item.id, done.judgement.verdict, done.ours, done.why)
        })
        .collect();
    for ((id, verdict, ours, why), (_, item)) in verdicts.iter().zip(&chosen) {
        let expected = match item.published {
            _ if MISTAKES.contains(id) => Verdict::Corrected,
            Published::Asked(_) => Verdict::Answered,
            _ => Verdict::Reproduced,
        };
        assert_eq!(*verdict, expected, "{id}: {} ({})", ours.en, why.en);
        for text in [&ours.fr, &why.fr] {
            for mark in [" :", " ;", " ?", " !"] {
                assert!(!text.contains(mark), "{id}: {text}");
            }
        }
    }
    // The same results from one thread, of the items that draw random numbers.
    let names = ["dominoes/table-row-6", "domineering/random", "tic-tac-toe/traj"];
    let drawing = select(&chapters, &names.map(str::to_owned)).expect("known");
    for done in run(&drawing, &bench, 1) {
        let done = done.expect("nothing stops it");
        let before = verdicts.iter().find(|(id, ..)| *id == done.item.id);
        assert_eq!(before.map(|(_, _, ours, _)| ours), Some(&done.ours), "{}", done.item.id);
    }
}

#[test]
fn items_are_chosen_by_name_or_beginning() {
    let chapters = chapters();
    let chosen = |names: &[&str]| {
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        select(&chapters, &names).map(|chosen| chosen.iter().map(|(_, item)| item.id).collect())
    };
    let ids = |names: &[&str]| -> Vec<&str> { chosen(names).expect("known") };
    assert_eq!(ids(&["tic-tac-toe/5478", "dice/eg"]), ["dice/eg", "tic-tac-toe/5478"]);
    assert_eq!(ids(&["dice/figure"]).len(), 7);
    assert_eq!(ids(&["Dominoes/Table_row"]).len(), 6);
    assert_eq!(ids(&[]).len(), items(&chapters).count());
    let unknown = |name| -> Option<&str> { chosen(&[name]).expect_err("unknown").nearest };
    assert_eq!(unknown("dice/figure-8"), Some("dice/figure-1"));
    assert_eq!(unknown("domino/box"), Some("dominoes/box"));
    assert_eq!(unknown("xyzzy"), None);
}

#[test]
fn somebody_can_stop_it() {
    struct Impatient;
    impl Watch for Impatient {
        fn stop(&self) -> bool {
            true
        }
    }
    let catalog = Catalog::new();
    let bench = workbench(&catalog);
    let bench = Workbench { limits: Limits { watch: &Impatient, ..Limits::default() }, ..bench };
    let chapters = chapters();
    let chosen = select(&chapters, &["dominoes".to_owned()]).expect("known");
    let results = run(&chosen, &bench, 2);
    assert_eq!(results.len(), chosen.len());
    assert!(results.iter().all(|result| matches!(result, Err(JobError::Stopped { .. }))));
}
