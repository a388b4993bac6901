//! The word that somebody may have meant.

/// Longer words are no slip of the finger for any of ours, and comparing takes their length.
const LONGEST: usize = 64;

/// The word among `known` that is nearest to `word` and not too far from it.
///
/// None is near to a word of more than 64 characters.
///
/// ```
/// assert_eq!(stratege_core::nearest("chmop", ["nim", "chomp"]), Some("chomp"));
/// assert_eq!(stratege_core::nearest("go", ["nim", "chomp"]), None);
/// ```
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if word.chars().nth(LONGEST).is_some() {
        return None;
    }
    let word: Vec<char> = word.to_lowercase().chars().collect();
    let best = known.into_iter().min_by_key(|candidate| edits(&word, candidate))?;
    let near = 1 + best.chars().count() / 3;
    (edits(&word, best) <= near).then_some(best)
}

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into another.
fn edits(from: &[char], to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut rows = vec![(0..=to.len()).collect::<Vec<_>>()];
    for i in 1..=from.len() {
        let mut row = vec![i];
        for j in 1..=to.len() {
            let same = usize::from(from[i - 1] != to[j - 1]);
            let mut cost = (rows[i - 1][j] + 1).min(row[j - 1] + 1).min(rows[i - 1][j - 1] + same);
            let swapped = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
            if swapped {
                cost = cost.min(rows[i - 2][j - 2] + 1);
            }
            row.push(cost);
        }
        rows.push(row);
    }
    rows[from.len()][to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_have_no_neighbour() {
        let known = "a".repeat(LONGEST);
        assert_eq!(nearest(&known, [known.as_str()]), Some(known.as_str()));
        assert_eq!(nearest(&format!("{known}a"), [known.as_str()]), None);
    }
}
