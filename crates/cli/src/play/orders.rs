//! What can be typed in a play besides moves.

use stratege_catalog::core::nearest;

/// Something to do that is not a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Say which moves are best.
    Hint,
    /// Take back the last move.
    Undo,
    /// Say what every move is worth.
    Values,
    /// List the legal moves.
    Moves,
    /// Draw the board again.
    Board,
    /// Say what can be typed.
    Help,
    /// Leave.
    Quit,
}

/// The words for each order, English, French, then short ones.
const ORDERS: [(Order, [&str; 3]); 7] = [
    (Order::Hint, ["hint", "indice", "?"]),
    (Order::Undo, ["undo", "annuler", "u"]),
    (Order::Values, ["values", "valeurs", "v"]),
    (Order::Moves, ["moves", "coups", "m"]),
    (Order::Board, ["board", "plateau", "p"]),
    (Order::Help, ["help", "aide", "h"]),
    (Order::Quit, ["quit", "quitter", "q"]),
];

/// The order that `line` gives, if it is not a move.
///
/// A legal move is never taken for an order, and one letter is an order only if no legal move
/// begins with it.
pub(crate) fn order(line: &str, moves: &[String]) -> Option<Order> {
    let word = line.to_lowercase();
    if moves.iter().any(|mv| mv.eq_ignore_ascii_case(&word)) {
        return None;
    }
    let (order, _) = ORDERS.iter().find(|(_, words)| words.contains(&word.as_str()))?;
    let starts_a_move = moves.iter().any(|mv| mv.to_lowercase().starts_with(&word));
    if word.len() == 1 && starts_a_move { None } else { Some(*order) }
}

/// The long word that `line` was perhaps meant to be.
pub(crate) fn nearest_order(line: &str) -> Option<&'static str> {
    nearest(line, long_words())
}

/// Every long word for an order, in both languages.
pub(crate) fn long_words() -> impl Iterator<Item = &'static str> {
    ORDERS.iter().flat_map(|(_, [en, fr, _])| [*en, *fr])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_come_before_orders() {
        let moves = ["a1".to_owned(), "v3".to_owned(), "undo".to_owned()];
        assert_eq!(order("values", &moves), Some(Order::Values));
        assert_eq!(order("VALEURS", &moves), Some(Order::Values));
        assert_eq!(order("v", &moves), None);
        assert_eq!(order("undo", &moves), None);
        assert_eq!(order("u", &moves), None);
        assert_eq!(order("q", &moves), Some(Order::Quit));
        assert_eq!(order("a1", &moves), None);
        assert_eq!(order("z9", &moves), None);
    }
}
