//! How safe the strategies for dominoes are, on boxes that are small enough to be gone through.

use stratege_catalog::{JobError, core::Text, tournament::report::TournamentReport};

use crate::{
    Item, Outcome, Published, Tongue, Workbench,
    both::Both,
    workbench::{Match, Seats},
};

/// The strategies of the paper, then one more; in its words and in ours.
const STRATEGIES: [(&str, &str); 5] = [
    ("worst", "pire"),
    ("random", "hasard"),
    ("most-points", "plus_de_points"),
    ("most-present", "plus_present"),
    ("balanced", "équilibrée"),
];

/// How many of them are those of the paper.
const OF_THE_PAPER: usize = 4;

/// Plays of each strategy against its best opponent.
const PLAYS: u64 = 20_000;

/// Errors of sampling up to which two ways of finding a gain agree.
const AGREEMENT: f64 = 4.5;

/// The items, one for each box.
pub(crate) fn items() -> [Item; 3] {
    let item = |id, game: &'static str, title| {
        let place = Text::new(
            "section 2.4, the same strategies on a smaller box",
            "section 2.4, les mêmes stratégies sur une boîte plus petite",
        );
        let published = Published::Asked("pire, hasard, plus_present, plus_de_points");
        Item::new(id, place, title, published, move |bench| safety(bench, game)).weighing(40)
    };
    [
        item(
            "dominoes/safety-3x3",
            "dominoes:3x3",
            Text::new(
                "box of up to 3, hands of 3: what the best opponent gains, and the score",
                "boîte jusqu'à 3, mains de 3\u{202f}: gain du meilleur adversaire, et score",
            ),
        ),
        item(
            "dominoes/safety-3x4",
            "dominoes:3x4",
            Text::new(
                "box of up to 3, hands of 4: what the best opponent gains, and the score",
                "boîte jusqu'à 3, mains de 4\u{202f}: gain du meilleur adversaire, et score",
            ),
        ),
        item(
            "dominoes/safety-4x3",
            "dominoes:4x3",
            Text::new(
                "box of up to 4, hands of 3: what the best opponent gains, and the score",
                "boîte jusqu'à 4, mains de 3\u{202f}: gain du meilleur adversaire, et score",
            ),
        ),
    ]
}

/// How a strategy fares.
struct Measured {
    /// What the best opponent gains on average.
    gain: f64,
    /// The score against the four others, with its interval.
    score: [f64; 3],
}

fn safety(bench: &Workbench<'_>, game: &str) -> Result<Outcome, JobError> {
    let words: Vec<String> = STRATEGIES.iter().map(|(word, _)| (*word).to_owned()).collect();
    let report = bench.measured(game, &words)?;
    let measured: Vec<Measured> = words.iter().map(|word| find(&report, word)).collect();
    // The same gains, found by playing.
    let plays = bench.plays(PLAYS);
    let mut agrees = true;
    for (word, found) in words.iter().zip(&measured) {
        let best = format!("best-response:{word}");
        let played: Match = bench.matched(game, [&best, word], Seats::Both, Some(plays))?;
        let [won, _, lost] = played.shares();
        agrees &= (won - lost - found.gain).abs() < AGREEMENT / (plays as f64).sqrt();
    }
    let name = |tongue: Tongue, place: usize| {
        let (en, fr) = STRATEGIES[place];
        tongue.pick(en, fr)
    };
    let told = Both::of(|tongue| {
        let each = measured.iter().enumerate().map(|(place, found)| {
            let gain = tongue.decimal(found.gain, 4);
            let [score, low, high] = found.score;
            let doubt = (high - low) / 2.0;
            let doubt = if doubt > 0.0 {
                format!(" ±{}", tongue.decimal(100.0 * doubt, 1))
            } else {
                String::new()
            };
            format!("{} {gain} ({}{doubt})", name(tongue, place), tongue.percent(score))
        });
        each.collect::<Vec<_>>().join(", ")
    });
    let of_the_paper = &measured[..OF_THE_PAPER];
    let order = |key: fn(&Measured) -> f64| {
        let places = (0..of_the_paper.len())
            .max_by(|&a, &b| key(&of_the_paper[a]).total_cmp(&key(&of_the_paper[b])));
        places.unwrap_or_default()
    };
    let (strongest, safest) = (order(|found| found.score[0]), order(|found| -found.gain));
    let remark = Both::of(|tongue| {
        let (strong, safe) = (name(tongue, strongest), name(tongue, safest));
        match (tongue, strongest == safest) {
            (Tongue::English, true) => format!(
                "Of the paper's four, {strong} scores best and is the safest here; on several \
                 boxes the strategy that scores best is not the safest. Nothing follows for the \
                 paper's own box."
            ),
            (Tongue::English, false) => format!(
                "Of the paper's four, {strong} scores best and {safe} is the safest: on several \
                 boxes the strategy that scores best is not the safest. Nothing follows for the \
                 paper's own box."
            ),
            (Tongue::French, true) => format!(
                "Des quatre stratégies du document, {strong} a le meilleur score et est la plus \
                 sûre ici\u{202f}; sur plusieurs boîtes, la stratégie qui a le meilleur score \
                 n'est pas la plus sûre. Rien n'en découle pour la boîte du document."
            ),
            (Tongue::French, false) => format!(
                "Des quatre stratégies du document, {strong} a le meilleur score et {safe} est la \
                 plus sûre\u{202f}: sur plusieurs boîtes, la stratégie qui a le meilleur score \
                 n'est pas la plus sûre. Rien n'en découle pour la boîte du document."
            ),
        }
    });
    Ok(Outcome::claim(agrees, told).remarking(remark))
}

/// What a report says of a strategy.
fn find(report: &TournamentReport, word: &str) -> Measured {
    let strategies = report.strategies.iter().find(|strategy| strategy.name == word);
    let ranked = report.ranking.iter().find(|ranked| ranked.name == word);
    let (Some(strategy), Some(ranked)) = (strategies, ranked) else {
        unreachable!("whoever takes part is ranked")
    };
    let gain = strategy.exploitability.expect("it was asked for, and none of them remembers");
    Measured { gain, score: [ranked.score, ranked.low, ranked.high] }
}
