use std::collections::BTreeMap;

use stratege_catalog::{
    Catalog,
    tournament::{
        report::{Competitor, Count, Ranked},
        running::Plan,
        statistics::Interval,
    },
};

use super::*;

/// A name that would break the page if it were not escaped.
const RUDE: &str = "bot:</h3><script src=x>\"&'";
const TAME: &str = "bot:&lt;/h3&gt;&lt;script src=x&gt;&quot;&amp;&#39;";

fn pairing([a, b]: [&str; 2], seat: &'static str, games: u64) -> PairingReport {
    let third = games / 3;
    PairingReport {
        a: a.to_owned(),
        b: b.to_owned(),
        seat,
        games: Some(games),
        wins: Count::Plays(games - 2 * third),
        draws: Count::Plays(third),
        losses: Count::Plays(third),
        rate: Interval { mean: 0.34, low: 0.3, high: 0.38 },
        score: Interval { mean: 0.51, low: 0.47, high: 0.55 },
        better: None,
        p_value: Some(0.0123),
        gain: Some(1.5),
        verdict: None,
        moves: 7.5,
        positions: None,
        fractions: None,
        lengths: Some(BTreeMap::from([(5, 3), (9, 4)])),
        margins: Some(BTreeMap::from([(-1, 3), (1, 4)])),
        microseconds: None,
    }
}

/// Three strategies, one of them rude, with one error.
fn sampled() -> TournamentReport {
    let names = ["random", "first", RUDE];
    let pairs = [[0, 1], [0, 2], [1, 2]].map(|[a, b]: [usize; 2]| [names[a], names[b]]);
    let both = pairs.into_iter().flat_map(|[a, b]| {
        [pairing([a, b], "both", 100), pairing([a, b], "a", 50), pairing([b, a], "a", 50)]
    });
    let score = Interval { mean: 0.51, low: 0.47, high: 0.55 };
    let ranked = |name: &&str| Ranked {
        name: (*name).to_owned(),
        score: score.mean,
        low: score.low,
        high: score.high,
        group: "a".to_owned(),
    };
    let failure = Failure {
        strategy: RUDE.to_owned(),
        against: "random".to_owned(),
        pair: 0,
        seat: 2,
        reason: "crash".to_owned(),
        position: ".../.../..X".to_owned(),
        answer: "<img src=x>".to_owned(),
        last_words: "</pre><script>alert(1)</script>\u{1b}[31m".to_owned(),
    };
    TournamentReport {
        seed: 7,
        exact: false,
        plan: Some(Plan::Games { games: 100 }),
        complete: false,
        repeatable: false,
        strategies: names
            .map(|name| Competitor {
                name: name.to_owned(),
                stochastic: true,
                memoryless: true,
                exploitability: None,
            })
            .to_vec(),
        pairings: both.collect(),
        ranking: names.iter().map(ranked).collect(),
        cycles: vec![names.map(str::to_owned).to_vec()],
        seat: Some(score),
        ratings: None,
        errors: vec![ErrorReport {
            strategy: RUDE.to_owned(),
            plays: BTreeMap::from([("crash".to_owned(), 3)]),
            examples: vec![failure],
        }],
    }
}

/// One pairing with known averages.
fn exact() -> TournamentReport {
    let mut report = sampled();
    report.strategies.truncate(2);
    report.ranking.truncate(2);
    report.pairings.truncate(3);
    for pairing in &mut report.pairings {
        pairing.games = None;
        [pairing.wins, pairing.draws, pairing.losses] = [0.5, 0.25, 0.25].map(Count::Share);
        pairing.fractions = Some(["1/2", "1/4", "1/4"].map(str::to_owned));
        (pairing.lengths, pairing.margins, pairing.p_value) = (None, None, None);
        (pairing.score.low, pairing.score.high) = (pairing.score.mean, pairing.score.mean);
    }
    TournamentReport {
        exact: true,
        plan: None,
        complete: true,
        repeatable: true,
        cycles: Vec::new(),
        seat: None,
        errors: Vec::new(),
        ..report
    }
}

/// The page in a language; every element that is opened is closed.
#[track_caller]
fn written(report: &TournamentReport, language: Language) -> String {
    let game = Catalog::new().open("tic-tac-toe").expect("a listed game");
    let page = page(report, &[], game.as_ref(), &Words::new(language));
    for foreign in ["<script", "http", "<img", "<link", "url(", "@import", "\u{1b}"] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    for name in ["section", "article", "table", "figure", "details", "svg", "dl", "pre", "title"] {
        let opened =
            page.matches(&format!("<{name}>")).count() + page.matches(&format!("<{name} ")).count();
        assert_eq!(opened, page.matches(&format!("</{name}>")).count(), "{name}");
    }
    // Every chart has a table.
    assert_eq!(page.matches("<svg").count(), page.matches("<details>").count());
    // A sentence that is missing is written as its key.
    for key in ["report-", "tournament-"] {
        assert!(!page.contains(&format!(">{key}")), "{key}");
    }
    page
}

#[test]
fn names_and_last_words_cannot_write_on_the_page() {
    for language in [Language::En, Language::Fr] {
        let page = written(&sampled(), language);
        for text in ["random", "first", TAME, "&lt;img src=x&gt;", "&lt;/pre&gt;&lt;script&gt;"] {
            assert!(page.contains(text), "{text}");
        }
    }
}

#[test]
fn the_page_speaks_both_languages() {
    let english = written(&sampled(), Language::En);
    assert!(english.contains("<html lang=\"en\">") && english.contains("34.0\u{a0}%"));
    assert!(english.contains("<title>Tournament: Tic-tac-toe</title>"));
    assert!(english.contains("Games lost by error") && english.contains("partial answer"));
    let french = written(&sampled(), Language::Fr);
    assert!(french.contains("<html lang=\"fr\">") && french.contains("34,0\u{a0}%"));
    assert!(french.contains("<title>Tournoi\u{202f}: Morpion</title>"));
    assert!(french.contains("Parties perdues par erreur") && french.contains("réponse partielle"));
}

#[test]
fn exact_numbers_are_fractions_without_intervals() {
    for language in [Language::En, Language::Fr] {
        let page = written(&exact(), language);
        assert!(page.contains("1/4 = 25"));
        assert!(!page.contains('±'));
        // One strategy against another: scores and outcomes, and no ranking.
        assert_eq!(page.matches("<svg").count(), 2);
    }
}

#[test]
fn margins_are_shown_where_the_game_counts_them() {
    let mut report = sampled();
    let charts = |report: &TournamentReport| written(report, Language::En).matches("<svg").count();
    // Two charts of scores; outcomes and lengths of three pairings.
    assert_eq!(charts(&report), 8);
    report.pairings[0].margins = Some(BTreeMap::from([(-30, 3), (0, 1), (100, 4)]));
    assert_eq!(charts(&report), 9);
}
