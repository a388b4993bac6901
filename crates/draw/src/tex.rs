//! Text and numbers as TeX wants them.

use crate::{
    shape::{Point, Route, Step},
    svg::number,
};

/// The colours of the players and of lines, for the beginning of a picture.
pub(crate) const COLOURS: &str = "\
  \\definecolor{player1}{HTML}{0072B2}
  \\definecolor{player2}{HTML}{D55E00}
  \\definecolor{ink}{HTML}{1A1A1A}
  \\definecolor{line}{HTML}{6B6B6B}";

/// Escapes every character that means something to TeX.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => escaped.push_str("\\textbackslash{}"),
            '{' | '}' | '#' | '$' | '%' | '&' | '_' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '^' => escaped.push_str("\\textasciicircum{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '<' => escaped.push_str("\\textless{}"),
            '>' => escaped.push_str("\\textgreater{}"),
            '|' => escaped.push_str("\\textbar{}"),
            '"' => escaped.push_str("\\char34{}"),
            '`' => escaped.push_str("\\textasciigrave{}"),
            // Braces keep a bracket from being read as an option, and hyphens apart.
            '[' | ']' | '-' | '*' => {
                escaped.push('{');
                escaped.push(character);
                escaped.push('}');
            }
            ' ' => escaped.push_str("\\ "),
            '−' => escaped.push_str("$-$"),
            _ if character.is_control() => escaped.push('?'),
            _ => escaped.push(character),
        }
    }
    escaped
}

/// Lines of text in a node with `align=center`.
pub(crate) fn lines<'a>(lines: impl IntoIterator<Item = &'a str>) -> String {
    let lines: Vec<String> = lines.into_iter().map(escape).collect();
    lines.join("\\\\")
}

/// A point in the units of the picture.
pub(crate) fn point(point: Point) -> String {
    format!("({},{})", number(point.x), number(point.y))
}

/// A route as the path of a `\draw`.
pub(crate) fn path(route: &Route) -> String {
    let steps = route.steps.iter().map(|step| match *step {
        Step::Line(end) => format!(" -- {}", point(end)),
        Step::Curve(first, second, end) => {
            format!(" .. controls {} and {} .. {}", point(first), point(second), point(end))
        }
    });
    std::iter::once(point(route.start)).chain(steps).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_special_is_escaped() {
        for (text, written) in [
            ("3,2", "3,2"),
            ("XO./...", "XO./..."),
            (r"a\b", r"a\textbackslash{}b"),
            ("50%_#&${}", r"50\%\_\#\&\$\{\}"),
            ("~^", r"\textasciitilde{}\textasciicircum{}"),
            ("[1]--", "{[}1{]}{-}{-}"),
            ("é·…", "é·…"),
        ] {
            assert_eq!(escape(text), written);
        }
    }
}
