//! Pictures that a command of the program draws while the book is built.

use anyhow::{Context, Result, ensure};
use stratege_words::Language;

use crate::Program;

/// Checks that `svg` is a whole picture with a title, and gives its title.
pub fn picture(svg: &str) -> Result<String> {
    let document = roxmltree::Document::parse(svg).context("the picture is not well-formed")?;
    let root = document.root_element();
    ensure!(root.has_tag_name(("http://www.w3.org/2000/svg", "svg")), "the picture is not SVG");
    let title = root.children().find(|child| child.tag_name().name() == "title");
    let title = title.and_then(|title| title.text()).unwrap_or_default().trim().to_owned();
    ensure!(!title.is_empty(), "the picture has no title");
    Ok(title)
}

/// The picture of a block: its first line is the command, the others are what the picture shows.
pub(crate) fn figure(
    program: &Program,
    body: &str,
    language: Language,
    number: usize,
) -> Result<String> {
    let (command, caption) = body.trim().split_once('\n').unwrap_or((body.trim(), ""));
    let command = command.strip_prefix("$ ");
    let command = command.context("a picture begins with its command, `$ stratege …`")?;
    let caption = caption.split_whitespace().collect::<Vec<_>>().join(" ");
    ensure!(!caption.is_empty(), "`{command}` needs a line that says what its picture shows");
    let svg = program.draw(command, language)?;
    picture(&svg).with_context(|| format!("`{command}`"))?;
    let svg = inline(&svg, &caption, number);
    let (caption, command) = (escape(&caption), escape(command));
    Ok(format!(
        "<figure class=\"picture\">\n{svg}\n<figcaption>{caption} <code>{command}</code></figcaption>\n\
         </figure>\n"
    ))
}

/// The picture as part of a page: its names do not meet those of other pictures, its label says what
/// it shows, and no blank line ends it before its time.
fn inline(svg: &str, caption: &str, number: usize) -> String {
    let label = svg.find("aria-label=\"").map(|at| at + "aria-label=\"".len());
    let svg = match label.and_then(|from| Some((from, from + svg[from..].find('"')?))) {
        Some((from, to)) => format!("{}{}{}", &svg[..from], escape(caption), &svg[to..]),
        None => svg.to_owned(),
    };
    let own = format!("picture-{number}-");
    let svg = svg.replace("id=\"", &format!("id=\"{own}")).replace("url(#", &format!("url(#{own}"));
    svg.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n")
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{inline, picture};

    #[test]
    fn picture_without_a_title_is_refused() {
        let svg =
            |inside: &str| format!("<svg xmlns=\"http://www.w3.org/2000/svg\">{inside}</svg>");
        assert_eq!(picture(&svg("<title>Bar</title>")).ok().as_deref(), Some("Bar"));
        assert!(picture(&svg("")).is_err());
        assert!(picture(&svg("<g>")).is_err());
        assert!(picture("<p xmlns=\"http://www.w3.org/2000/svg\"><title>Bar</title></p>").is_err());
    }

    #[test]
    fn pictures_of_a_page_do_not_share_names() {
        let svg = "<svg aria-label=\"Bar\">\n\n<g id=\"a\"/><use fill=\"url(#a)\"/></svg>";
        let expected = "<svg aria-label=\"A &lt; B\">\n<g id=\"picture-3-a\"/>\
                        <use fill=\"url(#picture-3-a)\"/></svg>";
        assert_eq!(inline(svg, "A < B", 3), expected);
    }
}
