//! Links of pages as they stand: does each lead somewhere?

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    lines::lines,
    links::{decode, is_elsewhere},
    written::beside,
};

/// The links of these pages whose file or heading does not exist, as `page: address`.
///
/// Paths are from `root`. Addresses elsewhere are not looked at.
pub fn dead_links(root: &Path, pages: &[PathBuf]) -> Result<Vec<String>> {
    let mut headings: BTreeMap<PathBuf, BTreeSet<String>> = BTreeMap::new();
    let mut dead = Vec::new();
    for page in pages {
        let text =
            fs::read_to_string(root.join(page)).with_context(|| format!("`{}`", page.display()))?;
        for address in addresses(&text)? {
            let (path, anchor) = address.split_once('#').unwrap_or((&address, ""));
            let target = if path.is_empty() { page.clone() } else { beside(page, &decode(path)) };
            let place = root.join(&target);
            let leads_somewhere = place.exists()
                && (anchor.is_empty() || {
                    if !headings.contains_key(&target) {
                        headings.insert(target.clone(), anchors(&fs::read_to_string(place)?)?);
                    }
                    headings[&target].contains(&decode(anchor))
                });
            if !leads_somewhere {
                dead.push(format!("{}: {address}", page.display()));
            }
        }
    }
    Ok(dead)
}

/// Where the links and images of a page lead, those within the repository.
fn addresses(page: &str) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for line in lines(page)?.into_iter().filter(|line| !line.is_fenced) {
        let text = without_code(line.text);
        for start in ["](", "src=\"", "href=\""] {
            let links = text.split(start).skip(1);
            let links = links.filter_map(|rest| rest.split([')', '"', ' ', '\n']).next());
            found.extend(links.filter(|it| !it.is_empty() && !is_elsewhere(it)).map(str::to_owned));
        }
    }
    Ok(found)
}

/// The line without what stands between backticks.
fn without_code(line: &str) -> String {
    line.split('`').step_by(2).collect()
}

/// The anchors of a page: its headings in small letters, without signs, hyphens for blanks.
fn anchors(page: &str) -> Result<BTreeSet<String>> {
    let mut found: BTreeSet<String> = BTreeSet::new();
    for line in lines(page)?.into_iter().filter(|line| !line.is_fenced) {
        let heading = line.text.trim_start_matches('#');
        if heading.len() == line.text.len() || !heading.starts_with(' ') {
            continue;
        }
        let signs = heading.trim().to_lowercase();
        let kept = signs.chars().filter(|it| it.is_alphanumeric() || "-_ ".contains(*it));
        let anchor: String = kept.map(|it| if it == ' ' { '-' } else { it }).collect();
        let further = (1..).map(|number| format!("{anchor}-{number}"));
        let mut names = std::iter::once(anchor.clone()).chain(further);
        found.extend(names.find(|name| !found.contains(name)));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use super::dead_links;

    #[test]
    fn links_that_lead_nowhere_are_found() {
        check("[a](b.md#début--fin) [a](b.md#end-1) <img src=\"b.md\">", &[]);
        check("# One's `two`\n[a](#ones-two) `[a](c.md)` [a](https://a.example/x.md)", &[]);
        check("[a\nb](c.md) [a](#three)", &["a.md: c.md", "a.md: #three"]);
        check("![a](b.svg)\n```text\n[a](c.md)\n```\n", &["a.md: b.svg"]);
        check("[a](b.md#middle)", &["a.md: b.md#middle"]);
    }

    #[track_caller]
    fn check(page: &str, expected: &[&str]) {
        let directory = tempfile::tempdir().expect("there is room");
        fs::write(directory.path().join("a.md"), page).expect("there is room");
        let other = "# Début & fin\n\n## End\n\n## End\n\n```sh\n# middle\n```\n";
        fs::write(directory.path().join("b.md"), other).expect("there is room");
        let found = dead_links(directory.path(), &[PathBuf::from("a.md")]);
        assert_eq!(found.expect("readable"), expected);
    }
}
