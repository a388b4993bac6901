//! Min-max trees as indented text.

use crate::{Tree, TreeStyle};

/// The tree as lines of text, one position after the other, with box characters at the left.
///
/// `*` marks best play; a value to fill in is `[  ]`. A position of several lines follows its
/// move. See [`Tree`] for an example.
pub fn tree_text(tree: &Tree, style: &TreeStyle) -> String {
    let mut text = String::new();
    write(&mut text, tree, style, Indent { own: "", below: "" }, "");
    text
}

/// What stands at the left of the first line of a position, and of all lines below it.
#[derive(Clone, Copy)]
struct Indent<'a> {
    own: &'a str,
    below: &'a str,
}

fn write(text: &mut String, tree: &Tree, style: &TreeStyle, indent: Indent<'_>, mv: &str) {
    let mut parts = Vec::new();
    if !mv.is_empty() {
        parts.push(format!("{mv}:"));
    }
    let role = tree.player.map_or("", |player| style.role(player));
    let value = style.shown_value(tree).map_or_else(String::new, |value| {
        if value.is_empty() { "= [  ]".to_string() } else { format!("= {value}") }
    });
    let worth = format!("{role} {value}").trim().to_string();
    if !worth.is_empty() {
        parts.push(worth);
    }
    let lines: Vec<&str> = tree.label.lines().collect();
    if let [label] = lines[..] {
        parts.push(label.to_string());
    }
    if style.thick(tree) {
        parts.push("*".to_string());
    }
    if style.crossed(tree) {
        parts.push(format!("({})", style.words.cut));
    }
    push_line(text, indent.own, &parts.join("  "));
    if lines.len() > 1 {
        let branch = if tree.children.is_empty() { "   " } else { "│  " };
        for line in lines {
            push_line(text, &format!("{}{branch}", indent.below), line);
        }
    }
    for (index, branch) in tree.children.iter().enumerate() {
        let last = index + 1 == tree.children.len();
        let own = format!("{}{}", indent.below, if last { "└─ " } else { "├─ " });
        let below = format!("{}{}", indent.below, if last { "   " } else { "│  " });
        write(text, &branch.tree, style, Indent { own: &own, below: &below }, &branch.mv);
    }
}

fn push_line(text: &mut String, indent: &str, line: &str) {
    let whole = format!("{indent}{line}");
    text.push_str(whole.trim_end());
    text.push('\n');
}

#[cfg(test)]
mod tests {
    use crate::{Holes, tree::tests::sample};

    use super::*;

    #[test]
    fn boards_follow_their_moves() {
        let text = tree_text(&sample(2), &TreeStyle::french());
        let expected = "\
MAX (J1) = 3  *
│  XO.
│  .X.
│  ...
├─ a1:  MIN (J2) = -4
│  │  XO.
│  │  .X.
│  │  O..
│  └─ a1:  = -4  *
│        XO.
│        .X.
│        O..
└─ b1:  MIN (J2) = 3  *
   │  XO.
   │  .X.
   │  O..
   └─ a1:  = 3  *
         XO.
         .X.
         O..
";
        assert_eq!(text, expected);
    }

    #[test]
    fn holes_hide_values_and_best_play() {
        let inner = TreeStyle { holes: Holes::Inner, ..TreeStyle::english() };
        let text = tree_text(&sample(2), &inner);
        assert_eq!(text.matches("= [  ]").count(), 3);
        assert!(text.contains("a1:  = 3\n") && !text.contains('*'));
        let all = TreeStyle { holes: Holes::All, ..TreeStyle::english() };
        assert_eq!(tree_text(&sample(2), &all).matches("= [  ]").count(), 5);
    }
}
