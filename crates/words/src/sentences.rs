//! Sentences used in many places: who wins, exact or not, by which convention.

use std::ops::Bound;

use stratege_catalog::{
    AnyGame, Family, JobOption, OptionKind,
    core::{Setting, Text},
    pictures::value_text,
    report::{Ending, Gain, MoveReport, Proof, Solved, Verdict},
};

use crate::{Message, Words};

/// The conventions of a game, such as `normal play`.
///
/// Every parameter that is a choice between words is one.
pub fn convention(game: &dyn AnyGame, words: &Words) -> String {
    let named = game.params().iter().filter_map(|(name, setting)| {
        let Setting::Word(chosen) = setting else { return None };
        if let Some(text) = words.find(&format!("convention-{name}-{chosen}")) {
            return Some(text);
        }
        let param = game.card().params.iter().find(|param| param.name == name)?;
        let (en, fr) = param.kind.words().into_iter().find(|(en, _)| en == chosen)?;
        let name = words.find(&format!("param-{name}")).unwrap_or_else(|| name.to_owned());
        let said = Message::new("convention-setting").with("name", name);
        Some(words.tell(&said.with("value", Text::new(en, fr))))
    });
    let composed = game.is_composed().then(|| words.say("convention-composed"));
    let named: Vec<String> = named.chain(composed).collect();
    if named.is_empty() { words.say("convention-none") } else { named.join(", ") }
}

/// What an option of a job chooses, takes and is by default.
pub fn option_help(option: &JobOption, words: &Words) -> String {
    if option.kind == OptionKind::Flag {
        return words.pick(option.about).to_owned();
    }
    let default = match (option.kind, option.default) {
        (OptionKind::Word(forms), Some(default)) => {
            let form = forms.iter().find(|(en, _)| *en == default);
            form.map(|(en, fr)| words.pick(Text::new(en, fr)).to_owned())
        }
        (_, default) => default.map(|default| words.decimal(default)),
    };
    let said = match default {
        Some(default) => Message::new("option-help-default").with("default", default),
        None => Message::new("option-help"),
    };
    words.tell(&said.with("about", option.about).with("expected", expected(option)))
}

/// What an option takes.
pub fn expected(option: &JobOption) -> Message {
    // Nobody types the largest number there is.
    const ENDLESS: i64 = u32::MAX as i64;
    match option.kind {
        OptionKind::Flag => Message::new("option-flag"),
        OptionKind::Integer { low, high: ENDLESS.. } => {
            Message::new("option-integer-least").with("low", low.to_string())
        }
        OptionKind::Integer { low, high } => Message::new("option-integer")
            .with("low", low.to_string())
            .with("high", high.to_string()),
        OptionKind::Real { low, high } => match low {
            Bound::Included(low) => Message::new("option-real-from").with("low", low.to_string()),
            Bound::Excluded(low) => Message::new("option-real").with("above", low.to_string()),
            Bound::Unbounded => Message::new("option-real-most"),
        }
        .with("most", high.to_string()),
        OptionKind::Word(forms) => {
            let english: Vec<_> = forms.iter().map(|(en, _)| *en).collect();
            let french: Vec<_> = forms.iter().map(|(_, fr)| *fr).collect();
            Message::new("option-word").with("words", [english.join(", "), french.join(", ")])
        }
        OptionKind::Name => Message::new("option-name"),
    }
}

/// Moves that are named before the rest is left out: more are a table, not a sentence.
const NAMED: usize = 4;

/// What a solved position says to the player to move: who wins, and by which moves.
pub fn advice(solved: &Solved, family: &Family, words: &Words) -> String {
    if let Some(said) = unseen(solved, words) {
        return words.tell(&said);
    }
    let known = between(solved, words).filter(|_| solved.value.is_none());
    let verdict = known.map_or_else(|| verdict(solved, family, words), |known| capital(&known));
    if solved.best.is_empty() {
        return words.tell(&Message::new("advice").with("verdict", verdict));
    }
    let said = duel_advice(solved, words)
        .filter(|_| !family.is_solitary())
        .unwrap_or_else(|| Message::new("advice-moves").with("verdict", verdict));
    words.tell(&said.with("moves", some_of(&solved.best, words)).with("count", solved.best.len()))
}

/// What is said where two players move in turn and nobody gains on average.
fn duel_advice(solved: &Solved, words: &Words) -> Option<Message> {
    let (turn, sure) = (solved.turn?, solved.proof == Proof::Exact);
    let alike = solved.best.len() == solved.moves.len();
    if solved.gain.is_some() || solved.between.is_some() {
        return None;
    }
    let said = match (solved.winner, solved.value, solved.distance) {
        (Some(winner), _, _) if !sure => {
            return Some(Message::new("advice-win-perhaps").with("player", winner));
        }
        (Some(winner), _, Some(moves)) if winner == turn => {
            Message::new("advice-win").with("distance", moves)
        }
        (Some(winner), ..) if winner == turn => Message::new("advice-win-someday"),
        (Some(_), _, Some(moves)) if !alike => Message::new("advice-loss").with("distance", moves),
        (Some(_), _, Some(moves)) => Message::new("advice-loss-alike").with("distance", moves),
        (Some(_), ..) => Message::new("advice-loss-someday"),
        (None, Some(Verdict::Draw), _) if sure && alike => Message::new("advice-draw-alike"),
        (None, Some(Verdict::Draw), _) if sure => Message::new("advice-draw"),
        (None, ..) => return Some(guess(solved, turn, words)),
    };
    Some(said.with("player", turn))
}

/// The best guess where nothing is proved, with its estimate for the player to move.
fn guess(solved: &Solved, turn: u8, words: &Words) -> Message {
    let best = solved.moves.iter().find(|report| solved.best.first() == Some(&report.notation));
    let Some(estimate) = best.and_then(|report| report.estimate) else {
        return Message::new("advice-unknown");
    };
    let estimate = if turn == 1 { estimate } else { -estimate };
    // As many figures as beside the move, where the same estimate is shown again.
    let shown = match estimate.abs() {
        size if size < 0.05 => "0".to_owned(),
        size if size < 9.95 && estimate.fract() != 0.0 => format!("{estimate:+.1}"),
        _ => format!("{estimate:+.0}"),
    };
    let alike = solved.best.len() == solved.moves.len() && solved.moves.len() > NAMED;
    let said = if alike { "advice-guess-alike" } else { "advice-guess" };
    Message::new(said).with("estimate", words.decimal(&shown))
}

/// `a1, b2 and c3`; of many moves the first few.
fn some_of(moves: &[String], words: &Words) -> String {
    match moves {
        [.., _] if moves.len() > NAMED => {
            let others = moves.len() - NAMED;
            let said = Message::new("advice-others").with("moves", moves[..NAMED].join(", "));
            words.tell(&said.with("others", others))
        }
        [first @ .., last] if !first.is_empty() => {
            let said = Message::new("advice-and").with("first", first.join(", "));
            words.tell(&said.with("last", last.as_str()))
        }
        _ => moves.join(", "),
    }
}

/// Who wins, as a clause without a full stop.
pub fn verdict(solved: &Solved, family: &Family, words: &Words) -> String {
    let sure = solved.proof == Proof::Exact;
    if family.is_solitary() {
        return words.tell(&puzzle_verdict(solved));
    }
    if let Some(said) = mean_verdict(solved, words).or_else(|| score_verdict(solved)) {
        return words.tell(&said);
    }
    let said = match (solved.turn, solved.winner, solved.value) {
        (None, Some(winner), _) => Message::new("verdict-over").with("player", winner),
        (None, None, _) => Message::new("verdict-over-draw"),
        (_, Some(winner), _) => match solved.distance {
            Some(moves) if sure => Message::new("verdict-win").with("moves", moves),
            _ if sure => Message::new("verdict-win-someday"),
            _ => Message::new("verdict-win-perhaps"),
        }
        .with("player", winner),
        (_, None, Some(Verdict::Draw)) if sure => Message::new("verdict-draw"),
        (_, None, Some(Verdict::Draw)) => Message::new("verdict-draw-perhaps"),
        (_, None, _) => Message::new("verdict-unknown"),
    };
    words.tell(&said)
}

/// By how much somebody wins who plays for points, unless the play is over.
fn score_verdict(solved: &Solved) -> Option<Message> {
    let points = solved.payoff?.unsigned_abs();
    solved.turn?;
    Some(Message::new("verdict-score").with("player", solved.winner?).with("points", points))
}

/// What is gained on average, unless the play is over or a winner is known.
fn mean_verdict(solved: &Solved, words: &Words) -> Option<Message> {
    let mean = solved.mean_gain().filter(|_| solved.payoff.is_none())?;
    match (solved.gain?, solved.turn) {
        (Gain::Mean(_), turn) => {
            let said = Message::new("verdict-gain").with("player", turn?);
            Some(said.with("gain", gain(mean, words)))
        }
        (Gain::Between { .. }, turn) => {
            if let Some(chance) = solved.chance {
                let said = Message::new("verdict-chance").with("player", 1_u8);
                return Some(said.with("chance", self::chance(chance, words)));
            }
            let mean = if turn == Some(2) { -mean } else { mean };
            let said = Message::new("verdict-gain").with("player", 1_u8);
            let fraction = solved.fraction.clone().map(|fraction| fraction.replace('-', "−"));
            Some(said.with("gain", fraction.unwrap_or_else(|| gain(mean, words))))
        }
    }
}

/// How sure a mean gain is: its bounds where they differ, and what the best opponent gains.
pub fn surety(solved: &Solved, words: &Words) -> Option<String> {
    let (Some(Gain::Between { low, high }), Some(exploitability)) =
        (solved.gain, solved.exploitability)
    else {
        return None;
    };
    if exploitability == 0.0 {
        return Some(words.say("surety-exact"));
    }
    let precise = |value: f64| words.decimal(&format!("{value:+.7}").replace('-', "−"));
    let said = Message::new("surety").with("low", precise(low)).with("high", precise(high));
    let small = words.decimal(&format!("{exploitability:.1e}").replace('-', "−"));
    Some(words.tell(&said.with("exploitability", small)))
}

fn puzzle_verdict(solved: &Solved) -> Message {
    let sure = solved.proof == Proof::Exact;
    match (solved.turn, solved.winner, solved.value) {
        (None, Some(1), _) => Message::new("puzzle-over"),
        (None, ..) => Message::new("puzzle-over-lost"),
        (_, _, Some(Verdict::Win)) => match solved.distance {
            Some(moves) => Message::new("puzzle-win").with("moves", moves),
            None => Message::new("puzzle-win-someday"),
        },
        (_, _, Some(_)) if sure => Message::new("puzzle-loss"),
        _ => Message::new("verdict-unknown"),
    }
}

/// How sure an answer is, when it is not proved.
pub fn doubt(solved: &Solved, words: &Words) -> Option<String> {
    let depth = |with: &'static str, without: &'static str| match solved.depth {
        Some(depth) => Message::new(with).with("depth", depth),
        None => Message::new(without),
    };
    let said = match solved.proof {
        Proof::Exact => return None,
        Proof::Bound => depth("proof-bound-depth", "proof-bound"),
        Proof::Estimate => depth("proof-estimate-depth", "proof-estimate"),
    };
    Some(words.tell(&said))
}

/// What is best for a player who does not see everything.
pub fn unseen(solved: &Solved, words: &Words) -> Option<Message> {
    let first = solved.best.first()?;
    let report = solved.moves.iter().find(|report| report.notation == *first)?;
    if let Some(wins) = report.win_chance {
        let said = Message::new("hint-sampled").with("moves", solved.best.join(" "));
        return Some(said.with("chance", rough_chance(wins, words)));
    }
    report.chance.filter(|_| solved.proof != Proof::Exact)?;
    let weighed = |notation: &String| {
        let report = solved.moves.iter().find(|report| report.notation == *notation)?;
        let said = Message::new("hint-weighed").with("move", notation.as_str());
        Some(words.tell(&said.with("chance", chance(report.chance?, words))))
    };
    let moves: Vec<String> = solved.best.iter().filter_map(weighed).collect();
    let told = |report: &MoveReport| Some(report.chance? * report.gain?);
    let gains: Option<Vec<f64>> = solved.moves.iter().map(told).collect();
    Some(match gains {
        Some(gains) => {
            let mean = gain(gains.iter().sum(), words);
            Message::new("hint-equilibrium").with("gain", mean)
        }
        None => Message::new("hint-equilibrium-plain"),
    })
    .map(|said| said.with("moves", moves.join(", ")))
}

/// What a search that was stopped knows all the same.
pub fn between(solved: &Solved, words: &Words) -> Option<String> {
    between_endings(solved.turn?, solved.between?, words)
}

/// What the player to move gets at least and at most; nothing where that says nothing.
pub fn between_endings(player: u8, [worst, best]: [Ending; 2], words: &Words) -> Option<String> {
    let (low, high) = (worst.distance.unwrap_or(0), best.distance.unwrap_or(0));
    let said = match (worst.value, best.value) {
        (Verdict::Win, _) => Message::new("between-win"),
        (Verdict::Draw, Verdict::Win) => Message::new("between-draw-win"),
        (Verdict::Loss, Verdict::Win) => Message::new("between-loss-win"),
        (Verdict::Loss, Verdict::Draw) => Message::new("between-loss-draw"),
        (Verdict::Loss, Verdict::Loss) => Message::new("between-loss"),
        (Verdict::Draw, _) => return None,
    };
    let said = said.with("player", player).with("low", low).with("high", high);
    Some(words.tell(&said))
}

/// A value for the player who moves, in one word.
pub fn value(value: Option<Verdict>, words: &Words) -> String {
    match value {
        Some(Verdict::Win) => words.say("value-win"),
        Some(Verdict::Draw) => words.say("value-draw"),
        Some(Verdict::Loss) => words.say("value-loss"),
        None => words.say("value-unknown"),
    }
}

/// A heuristic's or a discounted number, with at most six digits that count.
pub fn estimate(value: f64, words: &Words) -> String {
    let rounded = format!("{value:.5e}").parse().unwrap_or(value);
    words.decimal(&value_text(rounded))
}

/// A mean gain between -1 and 1, with its sign.
pub fn gain(value: f64, words: &Words) -> String {
    // Nothing but rounding: no sign.
    let value = if value.abs() < 0.5e-4 { 0.0 } else { value };
    let text = if value == 0.0 { "0".to_owned() } else { format!("{value:+.4}") };
    words.decimal(&text)
}

/// A gain of whole points.
pub fn points(value: f64) -> String {
    if value == 0.0 { "0".to_owned() } else { format!("{value:+.0}").replace('-', "−") }
}

/// A difference between mean gains, without a sign.
pub fn plain_gain(value: f64, words: &Words) -> String {
    words.decimal(&format!("{value:.4}"))
}

/// A chance as a percentage.
pub fn chance(value: f64, words: &Words) -> String {
    words.decimal(&format!("{:.2} %", 100.0 * value))
}

/// A chance that was estimated, as a percentage without more figures than it is worth.
pub fn rough_chance(value: f64, words: &Words) -> String {
    words.decimal(&format!("≈ {:.0} %", 100.0 * value))
}

/// The name of a parameter, as it is spoken or else as it is typed.
pub fn parameter(name: &str, words: &Words) -> String {
    words.find(&format!("param-{name}")).unwrap_or_else(|| format!("`{name}`"))
}

/// `first` with what explains it in brackets: `Player 1 wins (normal play).`
pub fn headline(first: &str, notes: &[String], words: &Words) -> String {
    let said = Message::new("headline").with("sentence", first);
    words.tell(&said.with("notes", notes.join(&words.say("notes-separator"))))
}

/// The same with a capital letter at the start.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase).into_iter().flatten();
    first.chain(letters).collect()
}
