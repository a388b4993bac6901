//! Links of a finished book: does each lead somewhere?

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::Result;

use crate::{files_below, written::beside};

/// Pages that repeat others, with links that are only right in those.
const COPIES: [&str; 3] = ["print.html", "404.html", "toc.html"];

/// The links within the book whose page or anchor does not exist, as `page: address`.
///
/// Addresses elsewhere are not looked at.
pub fn broken_links(output: &Path) -> Result<Vec<String>> {
    let mut pages = BTreeMap::new();
    for page in files_below(output, "html")? {
        let html = fs::read_to_string(output.join(&page))?;
        pages.insert(page, html);
    }
    let anchors: BTreeMap<&Path, BTreeSet<&str>> = pages
        .iter()
        .map(|(page, html)| (page.as_path(), attributes(html, " id=\"").collect()))
        .collect();
    let leads_somewhere = |page: &Path, address: &str| {
        let (path, anchor) = address.split_once('#').unwrap_or((address, ""));
        let target = if path.is_empty() { page.to_owned() } else { beside(page, &decode(path)) };
        match anchors.get(target.as_path()) {
            Some(known) => anchor.is_empty() || known.contains(decode(anchor).as_str()),
            None => output.join(target).is_file(),
        }
    };
    let read = pages.iter().filter(|(page, _)| !COPIES.iter().any(|copy| *page == Path::new(copy)));
    let broken = read.flat_map(|(page, html)| {
        let addresses = attributes(html, " href=\"").chain(attributes(html, " src=\""));
        let within = addresses.filter(|address| !is_elsewhere(address) && !address.is_empty());
        let broken: BTreeSet<_> =
            within.filter(|address| !leads_somewhere(page, address)).collect();
        broken.into_iter().map(|address| format!("{}: {address}", page.display()))
    });
    Ok(broken.collect())
}

/// The values of an attribute, in the order of the page.
fn attributes<'a>(html: &'a str, start: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(start).skip(1).filter_map(|rest| rest.split('"').next())
}

pub(crate) fn is_elsewhere(address: &str) -> bool {
    ["http://", "https://", "mailto:", "data:"].iter().any(|start| address.starts_with(start))
}

/// The address with `%C3%A9` and the like written out.
pub(crate) fn decode(address: &str) -> String {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let digits = after.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        let escaped = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let escaped = escaped.filter(|_| first == b'%');
        bytes.push(escaped.unwrap_or(first));
        rest = if escaped.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::broken_links;

    #[test]
    fn links_that_lead_nowhere_are_found() {
        check("<h1 id=\"top\">x</h1><a href=\"#top\">x</a>", &[]);
        check("<a href=\"b.html#end\">x</a><a href=\"https://a.example/\">x</a>", &[]);
        check("<a href=\"b.html#d%C3%A9but\">x</a>", &[]);
        check("<a href=\"#bottom\">x</a>", &["a.html: #bottom"]);
        check("<a href=\"b.html#middle\">x</a>", &["a.html: b.html#middle"]);
        check("<a href=\"c.html\">x</a><img src=\"d.svg\">", &["a.html: c.html", "a.html: d.svg"]);
    }

    #[track_caller]
    fn check(html: &str, expected: &[&str]) {
        let directory = tempfile::tempdir().expect("there is room");
        fs::write(directory.path().join("a.html"), html).expect("there is room");
        let other = "<h1 id=\"end\">x</h1><h1 id=\"début\">x</h1>";
        fs::write(directory.path().join("b.html"), other).expect("there is room");
        assert_eq!(broken_links(directory.path()).expect("readable"), expected);
    }
}
