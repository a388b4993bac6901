//! The lines of a page, and which of them are inside a fenced block.

use anyhow::{Result, bail};

/// A line with its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Line<'a> {
    /// What it says.
    pub(crate) text: &'a str,
    /// Whether it is a fence or between two fences.
    pub(crate) is_fenced: bool,
}

/// All lines of a page; a block without an end is refused.
pub(crate) fn lines(page: &str) -> Result<Vec<Line<'_>>> {
    let mut open: Option<&str> = None;
    let mut lines = Vec::new();
    for text in page.split_inclusive('\n') {
        let bare = text.trim_end();
        lines.push(Line { text, is_fenced: open.is_some() || fence(bare).is_some() });
        open = match open {
            Some(fence) if bare == fence => None,
            Some(fence) => Some(fence),
            None => fence(bare),
        };
    }
    match open {
        Some(fence) => bail!("a block that begins with `{fence}` has no end"),
        None => Ok(lines),
    }
}

/// The backticks that begin a block; words in backticks may begin a line too, and end on it.
fn fence(line: &str) -> Option<&str> {
    let after = line.trim_start_matches('`');
    let fence = &line[..line.len() - after.len()];
    (fence.len() >= 3 && !after.contains('`')).then_some(fence)
}

#[cfg(test)]
mod tests {
    use super::lines;

    #[test]
    fn blocks_are_told_from_the_rest() {
        check("a\n```sh\nb\n```\nc\n", &[false, true, true, true, false]);
        check("````text\n```sh\n````\nc", &[true, true, true, false]);
        check("``` `a` ``` b\n", &[false]);
        assert!(lines("```sh\na\n").is_err());
    }

    #[track_caller]
    fn check(page: &str, fenced: &[bool]) {
        let found = lines(page).expect("well-formed");
        assert_eq!(found.iter().map(|line| line.is_fenced).collect::<Vec<_>>(), fenced);
        assert_eq!(found.iter().map(|line| line.text).collect::<String>(), page);
    }
}
