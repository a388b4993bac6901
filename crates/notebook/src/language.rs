//! The two languages of a source, and how numbers are written in each.

use stratege_catalog::core::Text;
use stratege_words::Language;

/// Keeps what stands between the tags of this language, and drops the other one.
///
/// A tag that is alone on its line takes the line with it.
pub(crate) fn keep(language: Language, source: &str) -> String {
    let (own, other) = match language {
        Language::En => ("en", "fr"),
        Language::Fr => ("fr", "en"),
    };
    let mut kept = String::with_capacity(source.len());
    let mut rest = source;
    let (own_tags, other_tags) = (Tags::of(own), Tags::of(other));
    loop {
        let next = [&own_tags, &other_tags]
            .into_iter()
            .filter_map(|tags| rest.find(&tags.open).map(|at| (at, tags)))
            .min_by_key(|(at, _)| *at);
        let Some((at, tags)) = next else { break };
        let (inside, after) = tags.inside(&rest[at..]);
        kept.push_str(&rest[..at]);
        if tags.open == own_tags.open {
            kept.push_str(inside);
        }
        rest = after;
    }
    kept.push_str(rest);
    kept
}

/// A number as it is written in a sentence: digits in groups, a decimal comma in French.
pub(crate) fn number(language: Language, plain: &str) -> String {
    let (sign, digits) = match plain.strip_prefix('-') {
        Some(digits) => ("−", digits),
        None => ("", plain),
    };
    let (whole, decimals) = digits.split_once('.').unwrap_or((digits, ""));
    let group = language.pick(Text::new(",", "\u{202f}"));
    let mut text = sign.to_owned();
    for (index, digit) in whole.chars().enumerate() {
        if index > 0 && (whole.len() - index).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    if !decimals.is_empty() {
        text.push_str(language.pick(Text::new(".", ",")));
        text.push_str(decimals);
    }
    text
}

/// The tags around a text in one language.
struct Tags {
    open: String,
    close: String,
}

impl Tags {
    fn of(code: &str) -> Tags {
        Tags { open: format!("<{code}>"), close: format!("</{code}>") }
    }

    /// What stands between the tags at the beginning of `text`, and what follows them.
    fn inside<'a>(&self, text: &'a str) -> (&'a str, &'a str) {
        let inside = &text[self.open.len()..];
        let end = inside.find(&self.close).expect("a test reads every source: tags are closed");
        let (inside, after) = (&inside[..end], &inside[end + self.close.len()..]);
        match inside.strip_prefix('\n') {
            Some(lines) => (lines, after.strip_prefix('\n').unwrap_or(after)),
            None => (inside, after),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_language_is_kept() {
        let source = "a <fr>b</fr><en>c</en> d\n<fr>\nligne\n</fr>\n<en>\nline\n</en>\nend";
        check(Language::Fr, source, "a b d\nligne\nend");
        check(Language::En, source, "a c d\nline\nend");
    }

    #[track_caller]
    fn check(language: Language, source: &str, kept: &str) {
        assert_eq!(keep(language, source), kept);
    }

    #[test]
    fn numbers_are_written_as_the_language_does() {
        let french = |text: &str| number(Language::Fr, text);
        assert_eq!([french("5478"), french("-0.25")], ["5\u{202f}478", "−0,25"]);
        assert_eq!(number(Language::En, "255168"), "255,168");
        assert_eq!(number(Language::En, "12"), "12");
    }
}
