//! The pairings of a tournament as a table for spreadsheets.

use stratege_catalog::tournament::report::{Count, PairingReport, TournamentReport};

/// One line for every pairing and seat, with a header.
pub fn table(report: &TournamentReport) -> String {
    let header = "a,b,seat,games,wins,draws,losses,rate,rate_low,rate_high,score,score_low,\
                  score_high,better,moves";
    let mut text = String::from(header);
    text.push('\n');
    for pairing in &report.pairings {
        text.push_str(&line(pairing).join(","));
        text.push('\n');
    }
    text
}

fn line(pairing: &PairingReport) -> Vec<String> {
    let count = |count: Count| match count {
        Count::Plays(plays) => plays.to_string(),
        Count::Share(share) => share.to_string(),
    };
    let mut cells = vec![quoted(&pairing.a), quoted(&pairing.b), pairing.seat.to_owned()];
    cells.push(pairing.games.map_or(String::new(), |games| games.to_string()));
    cells.extend([pairing.wins, pairing.draws, pairing.losses].map(count));
    for interval in [pairing.rate, pairing.score] {
        cells.extend([interval.mean, interval.low, interval.high].map(|number| number.to_string()));
    }
    cells.push(quoted(pairing.better.as_deref().unwrap_or_default()));
    cells.push(pairing.moves.to_string());
    cells
}

/// A cell as spreadsheets read it (RFC 4180).
pub fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commas_and_quotes_stay_in_their_cell() {
        assert_eq!(quoted("random"), "random");
        assert_eq!(quoted("minimax:2,h1"), "\"minimax:2,h1\"");
        assert_eq!(quoted("say \"x\""), "\"say \"\"x\"\"\"");
    }
}
