//! A bot for Stratège: each question is a line of JSON, and so is its answer.

use std::io::{self, BufRead, Write};

/// The move to make, as it stands in `moves`. This is the function to change.
fn choose<'a>(_question: &str, moves: &[&'a str], seed: usize) -> &'a str {
    // The seed is a new random number for every move; the same seed gives the same play again.
    moves[seed % moves.len()]
}

fn main() -> io::Result<()> {
    for line in io::stdin().lock().lines() {
        let question = line?;
        let moves = items(field(&question, "moves").unwrap_or("[]"));
        let seed = field(&question, "seed").and_then(|seed| seed.trim().parse().ok()).unwrap_or(0);
        let mut stdout = io::stdout();
        writeln!(stdout, "{{\"move\": {}}}", choose(&question, &moves, seed))?;
        stdout.flush()?;
    }
    Ok(())
}

/// The value of a field of an object, as it is written there.
fn field<'a>(object: &'a str, name: &str) -> Option<&'a str> {
    let quoted = format!("\"{name}\"");
    items(object).into_iter().find_map(|entry| {
        let (key, value) = entry.split_at(value_end(entry, ":"));
        (key.trim() == quoted).then(|| value.trim_start_matches(':').trim())
    })
}

/// What stands between the commas of a list or an object.
fn items(text: &str) -> Vec<&str> {
    let text = text.trim();
    let mut rest = text.get(1..text.len().saturating_sub(1)).unwrap_or("");
    let mut items = Vec::new();
    while !rest.is_empty() {
        let end = value_end(rest, ",");
        items.push(rest[..end].trim());
        rest = rest.get(end + 1..).unwrap_or("");
    }
    items
}

/// Where one of the `ends` comes first, outside strings, lists and objects.
fn value_end(text: &str, ends: &str) -> usize {
    let (mut depth, mut in_string, mut escaped) = (0, false, false);
    for (index, symbol) in text.char_indices() {
        match symbol {
            _ if escaped => escaped = false,
            '\\' if in_string => escaped = true,
            '"' => in_string = !in_string,
            _ if in_string => {}
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            end if depth == 0 && ends.contains(end) => return index,
            _ => {}
        }
    }
    text.len()
}
