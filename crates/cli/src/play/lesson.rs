//! What is said after a move that was a mistake.

use stratege_catalog::report::{MoveReport, Proof, Solved, Verdict};

use crate::i18n::Message;

/// A difference in mean gain that is worth a word.
const WORTH: f64 = 0.005;

/// Best moves that are listed.
const MOST: usize = 6;

/// What the move gave away, if it is known to have given something away.
pub(crate) fn mistake(
    solved: &Solved,
    played: &str,
    gain: impl Fn(f64) -> String,
) -> Option<Message> {
    let report = solved.moves.iter().find(|report| report.notation == played)?;
    if let (Some(best), Some(found)) = (solved.mean_gain(), report.gain) {
        let lost = best - found;
        let said = Message::new("lesson-gain").with("lost", gain(lost));
        return (lost > WORTH).then(|| said.with("moves", named(&solved.best)));
    }
    if solved.proof != Proof::Exact {
        return None;
    }
    let better = solved.value?;
    let given_away = match (better, report.value?) {
        (Verdict::Win, Verdict::Draw) => "lesson-win-draw",
        (Verdict::Win, Verdict::Loss) => "lesson-win-loss",
        (Verdict::Draw, Verdict::Loss) => "lesson-draw-loss",
        _ => return None,
    };
    // Slower wins are not mistakes, so they belong to the moves that would have done.
    let would_do = |report: &&MoveReport| report.value == Some(better);
    let would_do: Vec<String> =
        solved.moves.iter().filter(would_do).map(|report| report.notation.clone()).collect();
    let count = would_do.len();
    Some(Message::new(given_away).with("moves", named(&would_do)).with("count", count as u64))
}

fn named(moves: &[String]) -> String {
    let more = if moves.len() > MOST { " …" } else { "" };
    format!("{}{more}", moves[..moves.len().min(MOST)].join(" "))
}

#[cfg(test)]
mod tests {
    use stratege_catalog::{Catalog, JobRequest, core::Limits};

    use super::mistake;
    use crate::i18n::{Language, Words};

    #[track_caller]
    fn check(game: &str, position: &str, played: &str, expected: Option<&str>) {
        let game = Catalog::new().open(game).expect("a game");
        let request = JobRequest { position: Some(position), ..JobRequest::default() };
        let solved = game.solve(&request, Limits::default()).expect("it can be solved");
        let words = Words::new(Language::En);
        let said = mistake(&solved, played, |lost| format!("{lost:.2}"));
        assert_eq!(said.map(|said| words.tell(&said)).as_deref(), expected);
    }

    #[test]
    fn what_was_given_away_is_named_with_what_would_have_kept_it() {
        check(
            "chomp:2x3",
            "3,3 1",
            "b2",
            Some("Mistake: this loses a won position; c2 was the only winning move."),
        );
        check("chomp:2x3", "3,3 1", "c2", None);
        check(
            "tic-tac-toe",
            "X../.O./..X",
            "c3",
            Some("Mistake: this loses a drawn position; b3 a2 c2 b1 would have drawn."),
        );
        check("nim:1,1", "1,1 1", "1-1", None);
    }

    #[test]
    fn where_chance_has_a_part_the_mean_counts() {
        check("dice:n=20,d=3", "15,15 1", "3", Some("Not the best: 0.14 less on average than 2."));
        check("dice:n=20,d=3", "15,15 1", "2", None);
    }
}
