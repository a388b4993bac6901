//! Parts of pages that the program writes: between `<!-- card rules chomp -->` and `<!-- /card -->`.

use anyhow::{Context, Result};

use crate::lines::lines;

/// What can be written.
const KINDS: [&str; 3] = ["card", "schema", "file"];

/// The page with every part replaced by what `write` gives for its kind and what it asks for.
pub(crate) fn rewrite(
    page: &str,
    mut write: impl FnMut(&str, &str) -> Result<String>,
) -> Result<String> {
    let mut done = String::with_capacity(page.len());
    let mut rest = lines(page)?.into_iter();
    while let Some(line) = rest.next() {
        done.push_str(line.text);
        if line.is_fenced {
            continue;
        }
        let Some((kind, asked)) = opening(line.text) else { continue };
        let end = format!("<!-- /{kind} -->");
        rest.find(|line| line.text.trim_end() == end)
            .with_context(|| format!("`{}` has no `{end}` below it", line.text.trim()))?;
        let text = write(kind, asked).with_context(|| format!("`{}`", line.text.trim()))?;
        done.extend(["\n", text.trim(), "\n\n", &end, "\n"]);
    }
    Ok(done)
}

/// The kind of the part that begins with this line, and what it asks for.
fn opening(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim_end().strip_prefix("<!-- ")?.strip_suffix(" -->")?;
    inside.split_once(' ').filter(|(kind, _)| KINDS.contains(kind))
}

#[cfg(test)]
mod tests {
    use super::rewrite;

    #[test]
    fn part_is_written_anew_and_the_rest_is_not() {
        let whole = "a\n<!-- card rules nim -->\n\n[card|rules nim]\n\n<!-- /card -->\nb\n";
        check("a\n<!-- card rules nim -->\n<!-- /card -->\nb\n", whole);
        check("a\n<!-- card rules nim -->\nold\n\nwords\n<!-- /card -->\nb\n", whole);
        check(whole, whole);
        let shown = "```text\n<!-- card rules nim -->\n```\n<!-- a remark -->\n";
        check(shown, shown);
    }

    #[test]
    fn part_without_an_end_is_refused() {
        assert!(rewrite("<!-- card rules nim -->\n", |_, _| Ok(String::new())).is_err());
    }

    #[track_caller]
    fn check(page: &str, expected: &str) {
        let written = rewrite(page, |kind, asked| Ok(format!("[{kind}|{asked}]\n")));
        assert_eq!(written.expect("well-formed"), expected);
    }
}
