//! Fenced blocks that are replaced: `picture`, `card PART`, `schema`.

use anyhow::{Context, Result, bail};
use mdbook_preprocessor::{Preprocessor, PreprocessorContext, book::Book};
use stratege_catalog::Catalog;
use stratege_words::Language;

use crate::{
    Program,
    cards::{card, games},
    language::language_of,
    pictures::figure,
    schema::reference,
};

/// Replaces the blocks of all pages.
pub(crate) struct Blocks {
    pub(crate) program: Program,
    pub(crate) catalog: Catalog,
}

/// A fenced block as it stands in a page.
#[derive(Debug, PartialEq, Eq)]
struct Block<'a> {
    /// The first word after the fence.
    kind: &'a str,
    /// What follows it on that line.
    options: &'a str,
    /// The lines up to the closing fence.
    body: &'a str,
}

impl Preprocessor for Blocks {
    fn name(&self) -> &'static str {
        "blocks"
    }

    fn run(&self, _context: &PreprocessorContext, mut book: Book) -> Result<Book> {
        let mut failure = None;
        book.for_each_chapter_mut(|chapter| {
            let Some(path) = &chapter.source_path else { return };
            let language = language_of(path);
            let mut count = 0;
            let replaced = replace(&chapter.content, |block| {
                count += 1;
                self.render(block, language, count)
            });
            match replaced.with_context(|| format!("in `{}`", path.display())) {
                Ok(content) => chapter.content = content,
                Err(error) => failure = failure.take().or(Some(error)),
            }
        });
        failure.map_or(Ok(book), Err)
    }
}

impl Blocks {
    /// What stands in the place of a block; `None` for a block that is shown as it is.
    fn render(
        &self,
        block: &Block<'_>,
        language: Language,
        number: usize,
    ) -> Result<Option<String>> {
        match block.kind {
            "picture" => figure(&self.program, block.body, language, number).map(Some),
            "card" if block.options == "games" => Ok(Some(games(&self.catalog, language))),
            "card" => {
                let game = asked(block.body, &["stratege rules ", "stratege regles "])?;
                card(&self.catalog, block.options, game, language).map(Some)
            }
            "schema" => reference(block.options).map(Some),
            _ => Ok(None),
        }
    }
}

/// What a block of one command asks for, such as the game in `$ stratege rules chomp`.
fn asked<'a>(body: &'a str, commands: &[&str]) -> Result<&'a str> {
    let line = body.trim().strip_prefix("$ ").unwrap_or_default();
    let found = commands.iter().find_map(|command| line.strip_prefix(command));
    found.with_context(|| format!("`{}` should be `$ {}…`", body.trim(), commands[0]))
}

/// The page with every block replaced by what `render` gives for it.
fn replace(
    page: &str,
    mut render: impl FnMut(&Block<'_>) -> Result<Option<String>>,
) -> Result<String> {
    let mut done = String::with_capacity(page.len());
    let mut rest = page;
    while !rest.is_empty() {
        let (line, after) = split_line(rest);
        let fence: String = line.chars().take_while(|symbol| *symbol == '`').collect();
        // Words in backticks may begin a line too; a fence has none after it.
        if fence.len() < 3 || line[fence.len()..].contains('`') {
            done.push_str(line);
            rest = after;
            continue;
        }
        let Some(end) = closing(after, &fence) else {
            bail!("the block `{}` has no end", line.trim());
        };
        let (body, close) = after.split_at(end);
        let (close, after) = split_line(close);
        let info = line[fence.len()..].trim();
        let (kind, options) = info.split_once(' ').unwrap_or((info, ""));
        match render(&Block { kind, options: options.trim(), body })? {
            Some(text) => done.extend([&text, "\n"]),
            None => done.extend([line, body, close]),
        }
        rest = after;
    }
    Ok(done)
}

/// The first line with its end, and what follows.
fn split_line(text: &str) -> (&str, &str) {
    text.split_at(text.find('\n').map_or(text.len(), |end| end + 1))
}

/// Where the line begins that closes a block.
fn closing(text: &str, fence: &str) -> Option<usize> {
    let mut start = 0;
    while start < text.len() {
        let (line, _) = split_line(&text[start..]);
        if line.trim_end() == fence {
            return Some(start);
        }
        start += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{asked, replace};

    #[test]
    fn block_is_replaced_and_the_rest_is_not() {
        check("a\n```card rules\n$ x\n```\nb\n", "a\n[card|rules|$ x\n]\nb\n");
        check("```console\n$ x\n```\n", "```console\n$ x\n```\n");
        check("````text\n```card\n````\n", "````text\n```card\n````\n");
        check("``` `a` ``` b\n", "``` `a` ``` b\n");
        check("no end", "no end");
    }

    #[test]
    fn block_without_an_end_is_refused() {
        assert!(replace("```card\n$ x\n", |_| Ok(None)).is_err());
    }

    #[test]
    fn command_of_another_kind_is_refused() {
        let commands = ["stratege rules ", "stratege regles "];
        assert_eq!(asked("$ stratege rules nim\n", &commands).ok(), Some("nim"));
        assert_eq!(asked("$ stratege regles nim\n", &commands).ok(), Some("nim"));
        assert!(asked("nim", &commands).is_err());
        assert!(asked("$ stratege show nim\n", &commands).is_err());
    }

    #[track_caller]
    fn check(page: &str, expected: &str) {
        let replaced = replace(page, |block| {
            let shown = format!("[{}|{}|{}]", block.kind, block.options, block.body);
            Ok((block.kind == "card").then_some(shown))
        });
        assert_eq!(replaced.expect("well-formed"), expected);
    }
}
