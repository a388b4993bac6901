//! Pictures in pages: an image, and below it what it shows and the command that draws it.
//!
//! ```text
//! ![A bar of 2×3 squares](pictures/bar.svg)
//!
//! *A bar of 2×3 squares.* `stratege show chomp:2x3 --output bar.svg`
//! ```
//!
//! What a command writes besides pictures (TikZ) is a link with the command on the same line:
//! ``[bar.tex](pictures/bar.tex): `stratege graph …` ``.

use std::path::Path;

use anyhow::{Context, Result};

use crate::lines::{Line, lines};

/// The directory of everything that is drawn.
pub(crate) const PICTURES: &str = "pictures/";

/// Something that the program draws for a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Drawn {
    /// Where it is, from the page.
    pub(crate) address: String,
    /// The command that draws it.
    pub(crate) command: String,
}

/// An image with what stands below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Figure {
    /// What is drawn.
    pub(crate) drawn: Drawn,
    /// What it shows.
    pub(crate) caption: String,
}

/// Everything that the program draws for a page.
pub(crate) fn drawn(page: &str) -> Result<Vec<Drawn>> {
    let mut found = Vec::new();
    map_figures(page, |figure| {
        found.push(figure.drawn.clone());
        Ok(String::new())
    })?;
    let plain = lines(page)?.into_iter().filter(|line| !line.is_fenced);
    found.extend(plain.filter_map(|line| linked(line.text)));
    Ok(found)
}

/// The page with every figure replaced by what `map` gives for it.
pub(crate) fn map_figures(
    page: &str,
    mut map: impl FnMut(&Figure) -> Result<String>,
) -> Result<String> {
    let mut done = String::with_capacity(page.len());
    let mut rest = &lines(page)?[..];
    while let Some((line, after)) = rest.split_first() {
        match image(line) {
            Some(address) => {
                let (figure, left) =
                    figure(address, after).with_context(|| format!("the picture `{address}`"))?;
                done.push_str(&map(&figure)?);
                rest = left;
            }
            None => {
                done.push_str(line.text);
                rest = after;
            }
        }
    }
    Ok(done)
}

/// The figure as it is written in a page.
pub(crate) fn written(figure: &Figure) -> String {
    let Figure { drawn: Drawn { address, command }, caption } = figure;
    format!("![{caption}]({address})\n\n*{caption}.* `{command}`\n")
}

/// The address of a picture that has a line of its own.
fn image<'a>(line: &Line<'a>) -> Option<&'a str> {
    let (_, address) = line.text.trim_end().strip_prefix("![")?.split_once("](")?;
    let address = address.strip_suffix(')')?;
    (!line.is_fenced && is_picture(address, "svg")).then_some(address)
}

/// Whether an address is that of a picture of ours, in this format.
fn is_picture(address: &str, format: &str) -> bool {
    let is_written_so = Path::new(address).extension().is_some_and(|end| end == format);
    is_written_so && address.contains(PICTURES)
}

/// What stands below a picture, and the lines after that.
fn figure<'a, 'b>(address: &str, after: &'b [Line<'a>]) -> Result<(Figure, &'b [Line<'a>])> {
    let wanted = "needs a line below it: *What it shows.* `stratege …`";
    let is_blank = |line: &Line<'_>| line.text.trim().is_empty();
    let start = after.iter().position(|line| !is_blank(line)).context(wanted)?;
    let length = after[start..].iter().position(is_blank).unwrap_or(after.len() - start);
    let (below, left) = after[start..].split_at(length);
    // The narrow spaces of French stay where they are.
    let words = below.iter().flat_map(|line| line.text.split_ascii_whitespace());
    let text = words.collect::<Vec<_>>().join(" ");
    let inside = text.strip_prefix('*').and_then(|text| text.strip_suffix('`'));
    let (caption, command) = inside.and_then(|text| text.split_once(".* `")).context(wanted)?;
    let (address, command) = (address.to_owned(), command.to_owned());
    Ok((Figure { drawn: Drawn { address, command }, caption: caption.to_owned() }, left))
}

/// A file that a line links to, with the command that writes it.
fn linked(line: &str) -> Option<Drawn> {
    let (_, rest) = line.split_once("](")?;
    let (address, rest) = rest.split_once(')')?;
    let (_, command) = rest.split_once('`')?;
    let (command, _) = command.split_once('`')?;
    (is_picture(address, "tex") && command.starts_with("stratege "))
        .then(|| Drawn { address: address.to_owned(), command: command.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::{Drawn, drawn, map_figures, written};

    const PAGE: &str = "# Bar\n\n![A bar](../pictures/bar.svg)\n\n*A bar.* `stratege show chomp \
                        -o bar.svg`\n\nText.\n";

    #[test]
    fn picture_is_found_with_its_command() {
        check(PAGE, Some(("../pictures/bar.svg", "stratege show chomp -o bar.svg")));
        check("| ![A bar](pictures/bar.svg) |\n![A photo](pictures/a.png)\n", None);
        let link = "- [TikZ](pictures/bar.tex): `stratege graph chomp -o bar.tex`\n";
        check(link, Some(("pictures/bar.tex", "stratege graph chomp -o bar.tex")));
    }

    #[test]
    fn picture_written_again_is_the_same() {
        assert_eq!(map_figures(PAGE, |it| Ok(written(it))).expect("well-formed"), PAGE);
        let wrapped = PAGE.replace("![A bar]", "![]").replace("A bar.*", "A\nbar.*\n");
        assert_eq!(map_figures(&wrapped, |it| Ok(written(it))).expect("well-formed"), PAGE);
        let narrow = PAGE.replace("A bar", "Une barre\u{202f}: la voici");
        assert_eq!(map_figures(&narrow, |it| Ok(written(it))).expect("well-formed"), narrow);
    }

    #[test]
    fn picture_without_its_command_is_refused() {
        assert!(drawn("![A bar](pictures/bar.svg)\n").is_err());
        assert!(drawn("![A bar](pictures/bar.svg)\n\nA bar.\n").is_err());
    }

    #[track_caller]
    fn check(page: &str, expected: Option<(&str, &str)>) {
        let found = drawn(page).expect("well-formed");
        let expected = expected.map(|(address, command)| Drawn {
            address: address.to_owned(),
            command: command.to_owned(),
        });
        assert_eq!(found, Vec::from_iter(expected));
    }
}
