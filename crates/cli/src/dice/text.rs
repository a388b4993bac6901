//! Tables of the dice laboratory.

use stratege_catalog::{
    AnyGame,
    race_report::{Quantity, RaceReport, StandingReport},
    throws::ThrowReport,
};

use stratege_words::race_map::LOST;

use crate::{
    commands::matrix::reply_text,
    format::{Align, BEST, WIDTH, bold, columns, wrap},
    i18n::{Message, Words},
    words,
};

/// Rows and columns of a table that is printed whole.
const WHOLE: u32 = 24;

/// Rows and columns of a table that is not.
const SOME: u32 = 10;

/// Gains that differ by less are equal but for rounding.
const REPLY_TIE: f64 = 1e-12;

/// Longer fractions say nothing to a reader.
const SHORT: usize = 60;

/// What was found out about a race.
pub(crate) fn answer(report: &RaceReport, game: &dyn AnyGame, words: &Words) -> String {
    let mut parts = Vec::new();
    for reply in &report.replies {
        parts.push(bold(&reply_text(reply, REPLY_TIE, words)));
    }
    let headline = headline(report, game, words);
    parts.push(if parts.is_empty() { bold(&headline) } else { headline });
    if let Some(at) = &report.at {
        parts.push(standing(at, words));
    } else if report.variant == "one-turn" {
        parts.extend(payoffs(report, words));
        parts.push(mixture(report, words));
    } else {
        let richest = Message::new("dice-richest").with("dice", report.richest);
        let mean = exactly(&report.means[report.richest - 1], |mean| format!("{mean:.4}"), words);
        parts.push(wrap(&words.tell(&richest.with("points", mean))));
        parts.push(table(report, words));
        if !report.lost.is_empty() {
            parts.push(words.say("dice-lost"));
        }
        if report.variant == "simultaneous" {
            parts.push(wrap(&mixed(report, words)));
        }
    }
    parts.push(wrap(&certificate(report, words)));
    parts.join("\n\n")
}

fn headline(report: &RaceReport, game: &dyn AnyGame, words: &Words) -> String {
    let number = |name: &str| game.params().number(name) as u64;
    let rules = Message::new("dice-rules")
        .with("n", report.n)
        .with("d", report.d)
        .with("one", number("one"));
    let rules = match report.variant {
        "one-turn" => {
            Message::new("dice-rules-one-turn").with("d", report.d).with("one", number("one"))
        }
        _ => rules,
    };
    let variant = words.say(match report.variant {
        "sequential" => "dice-sequential",
        "simultaneous" => "dice-simultaneous",
        _ => "dice-one-turn",
    });
    let said = match report.variant {
        "sequential" => {
            let win = exactly(&report.value.win(), |win| format!("{:.4} %", 100.0 * win), words);
            Message::new("dice-value-sequential").with("win", win)
        }
        _ => Message::new("dice-value"),
    };
    let sentence = words.tell(&said.with("gain", quantity(&report.value, words)));
    words::headline(&sentence, &[words.tell(&rules), variant], words)
}

/// A gain with ten digits, or a fraction.
fn quantity(quantity: &Quantity, words: &Words) -> String {
    let decimal = |gain: f64| {
        if gain.abs() < 1e-12 { "0".to_owned() } else { format!("{gain:+.10}") }
    };
    exactly(quantity, decimal, words)
}

/// A fraction, or how a number is written; that too for a fraction that is too long to be read.
fn exactly(quantity: &Quantity, decimal: impl Fn(f64) -> String, words: &Words) -> String {
    match quantity {
        Quantity::Fraction(text) if text.len() <= SHORT => words.decimal(text),
        Quantity::Fraction(_) => format!("≈ {}", words.decimal(&decimal(quantity.number()))),
        Quantity::Number(number) => words.decimal(&decimal(*number)),
    }
}

/// The number of dice by own points and the other's, some rows and columns of it.
fn table(report: &RaceReport, words: &Words) -> String {
    let shown = shown(report.n);
    let mut header = vec![words.say("dice-own-other")];
    header.extend(shown.iter().map(ToString::to_string));
    let cell = |own: u32, other: u32| match report.dice[own as usize][other as usize] {
        _ if report.is_lost(own, other) => LOST.to_owned(),
        Some(dice) => dice.to_string(),
        None => "*".to_owned(),
    };
    let row = |own: &u32| {
        let cells = shown.iter().map(|&other| cell(*own, other));
        std::iter::once(own.to_string()).chain(cells).collect()
    };
    let align = vec![Align::Right; header.len()];
    let title =
        words.say(if report.variant == "simultaneous" { "dice-table-mixed" } else { "dice-table" });
    format!("{}\n{}", wrap(&title), columns(&header, shown.iter().map(row).collect(), &align))
}

/// The points that a table shows: all, or round ones and the last.
fn shown(target: u32) -> Vec<u32> {
    if target <= WHOLE {
        return (0..target).collect();
    }
    let step = [5, 10, 20, 25, 50, 100, 200, 250, 500]
        .into_iter()
        .find(|step| target.div_ceil(*step) <= SOME)
        .unwrap_or(target);
    let mut shown: Vec<u32> = (0..target).step_by(step as usize).collect();
    // Near the target everything changes.
    let last: Vec<u32> =
        [10, 5, 2, 1].iter().filter_map(|less| target.checked_sub(*less)).collect();
    shown.extend(last);
    shown.sort_unstable();
    shown.dedup();
    shown
}

fn mixed(report: &RaceReport, words: &Words) -> String {
    let all = u64::from(report.n).pow(2);
    let mixed = report.dice.iter().flatten().filter(|dice| dice.is_none()).count();
    words.tell(&Message::new("dice-mixed").with("mixed", mixed as u64).with("all", all))
}

fn certificate(report: &RaceReport, words: &Words) -> String {
    if let Quantity::Fraction(_) = &report.value {
        let here = report.at.iter().map(|at| &at.value);
        let mut told = report.strategy.iter().chain(here).chain([&report.value]);
        let is_long =
            |told: &Quantity| matches!(told, Quantity::Fraction(text) if text.len() > SHORT);
        let key =
            if told.any(is_long) { "dice-certificate-long" } else { "dice-certificate-exact" };
        return words.say(key);
    }
    if report.certificate == 0.0 {
        return words.say("dice-certificate-none");
    }
    let most = words.decimal(&format!("{:.1e}", report.certificate));
    words.tell(&Message::new("dice-certificate").with("most", most))
}

/// The gain of every choice at some points.
fn standing(at: &StandingReport, words: &Words) -> String {
    let said = Message::new("dice-at").with("own", at.own).with("other", at.other);
    let said = words.tell(&said.with("gain", quantity(&at.value, words)));
    let mixes = !at.other_strategy.is_empty();
    let most = at.choices.iter().map(|choice| choice.chance).fold(0.0, f64::max);
    let row = |choice: &stratege_catalog::race_report::ChoiceReport| {
        let is_best = choice.chance > 0.0 && most > 0.0;
        let mut row = vec![
            if is_best { BEST.to_owned() } else { String::new() },
            choice.choice.to_string(),
            quantity(&choice.gain, words),
        ];
        if mixes {
            row.push(words::chance(choice.chance, words));
            row.push(words::chance(at.other_strategy[choice.choice - 1], words));
        }
        row
    };
    let mut header = vec![String::new(), words.say("dice-choice"), words.say("solve-gain")];
    let mut align = vec![Align::Left, Align::Right, Align::Right];
    if mixes {
        header.extend([words.say("dice-own-chance"), words.say("dice-other-chance")]);
        align.extend([Align::Right; 2]);
    }
    let rows = at.choices.iter().map(row).collect();
    format!("{}\n\n{}", wrap(&said), columns(&header, rows, &align))
}

/// The matrix of one turn, if it is small enough to be read.
fn payoffs(report: &RaceReport, words: &Words) -> Option<String> {
    /// Columns that fit a terminal.
    const READABLE: usize = 12;
    if report.d > READABLE {
        return None;
    }
    let mut header = vec![words.say("dice-one-two")];
    header.extend((1..=report.d).map(|dice| dice.to_string()));
    let cell = |payoff: &Quantity| match payoff {
        Quantity::Fraction(text) => words.decimal(text),
        Quantity::Number(gain) => words::gain(*gain, words),
    };
    let row = |(dice, row): (usize, &Vec<Quantity>)| {
        std::iter::once(dice.to_string()).chain(row.iter().map(cell)).collect()
    };
    let rows = (1..).zip(&report.payoffs).map(row).collect();
    let table = columns(&header, rows, &vec![Align::Right; report.d + 1]);
    if table.lines().all(|line| line.chars().count() <= WIDTH) {
        return Some(format!("{}\n{table}", wrap(&words.say("dice-payoffs"))));
    }
    // Long fractions stand below each other; half of them tell the others.
    let pairs = (0..report.d).flat_map(|one| (one + 1..report.d).map(move |two| (one, two)));
    let row = |(one, two): (usize, usize)| {
        vec![(one + 1).to_string(), (two + 1).to_string(), cell(&report.payoffs[one][two])]
    };
    let header = [words.say("dice-player-1"), words.say("dice-player-2"), words.say("solve-gain")];
    let table = columns(&header, pairs.map(row).collect(), &[Align::Right; 3]);
    Some(format!("{}\n{table}", wrap(&words.say("dice-payoffs-listed"))))
}

/// The best mixture of one turn.
fn mixture(report: &RaceReport, words: &Words) -> String {
    let chances = (1..).zip(&report.strategy).filter(|(_, chance)| chance.number() > 0.0);
    let part = |(dice, chance): (usize, &Quantity)| {
        vec![dice.to_string(), exactly(chance, |chance| format!("{chance:.4}"), words)]
    };
    let header = [words.say("dice-choice"), words.say("solve-chance")];
    let table = columns(&header, chances.map(part).collect(), &[Align::Right, Align::Right]);
    let unique = words.say(match report.unique {
        Some(true) => "dice-unique",
        Some(false) => "dice-several",
        None => "dice-unique-unknown",
    });
    format!("{}\n{table}\n\n{}", words.say("dice-mixture"), wrap(&unique))
}

/// What throws may score.
pub(crate) fn throws(reports: &[ThrowReport], exact: bool, words: &Words) -> String {
    let mean = |report: &ThrowReport| {
        if exact {
            report.mean_fraction.clone()
        } else {
            words.decimal(&format!("{:.4}", report.mean))
        }
    };
    let rows = reports.iter().map(|report| vec![report.dice.to_string(), mean(report)]);
    let header = [words.say("dice-choice"), words.say("dice-mean")];
    let means = columns(&header, rows.collect(), &[Align::Right; 2]);
    let mut parts = vec![bold(&words.say("dice-throws")), means];
    for report in reports {
        let header = [
            words.say("dice-points"),
            format!("P({}, k)", report.dice),
            format!("Q({}, k)", report.dice),
        ];
        let number = |value: f64| words.decimal(&format!("{value:.6}"));
        let row = |score: &stratege_catalog::throws::ScoreReport| {
            let p = if exact { score.p_fraction.clone() } else { number(score.p) };
            let q = if exact { score.q_fraction.clone() } else { score.q.map(number) };
            vec![score.points.to_string(), p, q.unwrap_or_default()]
        };
        let rows = report.scores.iter().map(row).collect();
        parts.push(columns(&header, rows, &[Align::Right; 3]));
    }
    parts.join("\n\n")
}
