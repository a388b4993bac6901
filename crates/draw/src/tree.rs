//! Min-max trees to be drawn: positions, moves and values.

use stratege_core::Player;

/// A position of a min-max tree, with everything below it.
///
/// ```
/// use stratege_core::Player;
/// use stratege_draw::{Branch, Tree, TreeStyle, tree_svg, tree_text};
///
/// let leaf = |label: &str, value: &str, best| Tree {
///     label: label.to_string(),
///     value: Some(value.to_string()),
///     best,
///     ..Tree::default()
/// };
/// let tree = Tree {
///     label: "start".to_string(),
///     player: Some(Player::FIRST),
///     value: Some("3".to_string()),
///     best: true,
///     cut: false,
///     children: vec![
///         Branch { mv: "a".to_string(), tree: leaf("left", "-1", false) },
///         Branch { mv: "b".to_string(), tree: leaf("right", "3", true) },
///     ],
/// };
/// let style = TreeStyle::english();
/// assert_eq!(
///     tree_text(&tree, &style),
///     "MAX (player 1) = 3  start  *\n├─ a:  = -1  left\n└─ b:  = 3  right  *\n"
/// );
/// assert!(tree_svg(&tree, &style).starts_with("<svg"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    /// The position; a board may take several lines.
    pub label: String,
    /// Who moves: player 1 takes the largest value, player 2 the smallest. `None` for leaves
    /// where nobody moves.
    pub player: Option<Player>,
    /// The value, if it is known.
    pub value: Option<String>,
    /// Whether best play passes here: the branch to it is thick.
    pub best: bool,
    /// Whether the search left this branch out.
    pub cut: bool,
    /// The moves, from left to right.
    pub children: Vec<Branch>,
}

/// A move and the position after it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Branch {
    /// The notation of the move.
    pub mv: String,
    /// The position after it.
    pub tree: Tree,
}

/// Which values are left out, as boxes to be filled in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Holes {
    /// None: everything is shown.
    #[default]
    None,
    /// The values above the leaves, which follow from those of the leaves.
    Inner,
    /// All values.
    All,
}

/// How a tree is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeStyle {
    /// Written above the picture, not in text.
    pub title: String,
    /// Which values are left out. With any holes, best branches and cuts are not shown either.
    pub holes: Holes,
    /// The words of the picture.
    pub words: TreeWords,
}

/// The words that appear in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeWords {
    /// Beside the rows where player 1 moves.
    pub max: String,
    /// Beside the rows where player 2 moves.
    pub min: String,
    /// Beside a thick branch in the legend.
    pub best: String,
    /// Beside a crossed branch in the legend, and at a cut position in text.
    pub cut: String,
}

impl TreeStyle {
    /// No title, all values, English words.
    pub fn english() -> TreeStyle {
        TreeStyle { title: String::new(), holes: Holes::None, words: TreeWords::english() }
    }

    /// No title, all values, French words.
    pub fn french() -> TreeStyle {
        TreeStyle { words: TreeWords::french(), ..TreeStyle::english() }
    }

    /// What stands in the box of the value of `tree`; an empty text is to be filled in, and
    /// `None` has no box.
    pub(crate) fn shown_value(&self, tree: &Tree) -> Option<String> {
        let hidden = match self.holes {
            Holes::None => return tree.value.clone(),
            Holes::Inner => !tree.children.is_empty() || tree.cut,
            Holes::All => true,
        };
        if hidden { Some(String::new()) } else { tree.value.clone() }
    }

    /// Whether the branch to `tree` is thick.
    pub(crate) fn thick(&self, tree: &Tree) -> bool {
        tree.best && !tree.cut && self.holes == Holes::None
    }

    /// Whether the branch to `tree` is crossed.
    pub(crate) fn crossed(&self, tree: &Tree) -> bool {
        tree.cut && self.holes == Holes::None
    }

    /// MAX or MIN.
    pub(crate) fn role(&self, player: Player) -> &str {
        if player.is_first() { &self.words.max } else { &self.words.min }
    }
}

impl TreeWords {
    /// English words.
    pub fn english() -> TreeWords {
        TreeWords {
            max: "MAX (player 1)".to_string(),
            min: "MIN (player 2)".to_string(),
            best: "best play".to_string(),
            cut: "left out by alpha-beta pruning".to_string(),
        }
    }

    /// French words.
    pub fn french() -> TreeWords {
        TreeWords {
            max: "MAX (J1)".to_string(),
            min: "MIN (J2)".to_string(),
            best: "meilleur jeu".to_string(),
            cut: "élagage alpha-bêta".to_string(),
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A tree of depth 2 with `width` moves at the root and `width - 1` below each.
    pub(crate) fn sample(width: usize) -> Tree {
        let leaf = |first: usize, second: usize| Tree {
            label: "XO.\n.X.\nO..".to_string(),
            player: None,
            value: Some(((first * 7 + second * 5) as i64 % 9 - 4).to_string()),
            ..Tree::default()
        };
        let name =
            |index: usize| format!("{}{}", char::from(b'a' + (index % 3) as u8), index / 3 + 1);
        let mut root = Tree {
            label: "XO.\n.X.\n...".to_string(),
            player: Some(Player::FIRST),
            best: true,
            ..Tree::default()
        };
        for first in 0..width {
            let mut child = Tree {
                label: "XO.\n.X.\nO..".to_string(),
                player: Some(Player::SECOND),
                ..Tree::default()
            };
            for second in 0..width - 1 {
                child.children.push(Branch { mv: name(second), tree: leaf(first, second) });
            }
            child.value = best(&mut child.children, |a, b| a < b);
            root.children.push(Branch { mv: name(first), tree: child });
        }
        root.value = best(&mut root.children, |a, b| a > b);
        root
    }

    /// Marks the branch with the best value, and returns that value.
    fn best(branches: &mut [Branch], better: fn(i64, i64) -> bool) -> Option<String> {
        let value = |branch: &Branch| branch.tree.value.as_ref().and_then(|v| v.parse().ok());
        let mut chosen: Option<(i64, usize)> = None;
        for (index, branch) in branches.iter().enumerate() {
            let now = value(branch)?;
            if chosen.is_none_or(|(old, _)| better(now, old)) {
                chosen = Some((now, index));
            }
        }
        let (value, index) = chosen?;
        branches[index].tree.best = true;
        Some(value.to_string())
    }
}
