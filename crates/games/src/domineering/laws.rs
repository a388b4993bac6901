//! What the rules know of positions, against plain search.

use std::collections::BTreeMap;

use stratege_core::{
    Alternating, BoardWithMover, Game, Insight, Insightful, Player, Query, Score, SplitMix,
};

use super::{Board, Domineering, squares::Squares};

/// Scores by plain search over all moves and spare moves, with Vertical to move.
struct Reference<S> {
    known: BTreeMap<S, Score>,
}

impl<S: Squares> Reference<S> {
    fn new() -> Reference<S> {
        Reference { known: BTreeMap::new() }
    }

    /// The largest number of spare moves of Horizontal against which Vertical wins.
    fn score(&mut self, squares: S) -> Score {
        if let Some(&score) = self.known.get(&squares) {
            return score;
        }
        let laid = self.laid(squares);
        // Who has a spare move may use it; the other has none then and must lay a domino.
        let spared = self.laid(squares.transposed()).map_or(-1, |other| (-2 - other).min(-1));
        let score = laid.map_or(spared, |laid| laid.max(spared));
        self.known.insert(squares, score);
        score
    }

    /// The same if Vertical lays a domino now.
    fn laid(&mut self, squares: S) -> Option<Score> {
        let domino = S::CORNER | S::CORNER << S::SIDE;
        let places = (squares & squares >> S::SIDE).each();
        let after = places.map(|place| (squares & !(domino << place.into())).transposed());
        after.map(|squares| -1 - self.score(squares)).max()
    }
}

/// Checks what is known of positions on one board.
struct Laws<'a, S> {
    rules: &'a Domineering,
    positions: Vec<BoardWithMover<Board>>,
    reference: &'a mut Reference<S>,
}

impl<S: Squares> Query<BoardWithMover<Board>> for Laws<'_, S> {
    type Answer = ();

    fn ask<I: Insight<BoardWithMover<Board>>>(self, insight: &I) {
        let Laws { rules, positions, reference } = self;
        let mut seen = BTreeMap::new();
        for position in positions {
            let (shift, node) = insight.enter(&position);
            let worth = reference.score(upright(rules, &position));
            let score = *seen.entry(insight.key(&node)).or_insert(worth - shift);
            assert_eq!(score, worth - shift, "equal keys have equal scores: {position:?}");
            let won = if worth >= 0 { 1 } else { -1 };
            assert_eq!(insight.payoff(worth), won);
            for alpha in [score - 4, score - 1, score, score + 3, -3, -2, -1, 0] {
                check_node(insight, &node, alpha, score, reference);
            }
        }
    }
}

/// The empty squares of a position with the mover as Vertical.
fn upright<S: Squares>(rules: &Domineering, position: &BoardWithMover<Board>) -> S {
    let free = rules.free(position.board);
    let squares = S::spread(free, rules.rows, rules.columns);
    if position.mover.is_first() { squares } else { squares.transposed() }
}

/// The bounds hold, and the steps decide on which side of `alpha` the score is.
fn check_node<S: Squares, I: Insight<BoardWithMover<Board>>>(
    insight: &I,
    node: &I::Node,
    alpha: Score,
    score: Score,
    reference: &mut Reference<S>,
) {
    let squares: u128 = insight.key(node).into();
    let (low, high) = insight.bounds(node, alpha);
    assert!(low <= score && score <= high, "{squares:x} {alpha}: {low} {score} {high}");
    if alpha < low || high <= alpha {
        return;
    }
    let mut best = Score::MIN;
    insight.steps(node, alpha, |_, mark| {
        let (shift, child) = insight.after(node, mark);
        best = best.max(shift - reference.score(S::truncated(insight.key(&child).into())));
        false
    });
    let holds =
        if alpha < score { alpha < best && best <= score } else { score <= best && best <= alpha };
    assert!(holds, "{squares:x} {alpha}: {score} {best}");
}

#[track_caller]
fn check<S: Squares>(
    (rows, columns): (u8, u8),
    boards: impl Iterator<Item = u128>,
    reference: &mut Reference<S>,
) {
    let game = Alternating::normal(Domineering::new(rows, columns));
    let both = |free| {
        let board = game.rules.with_free(free);
        Player::BOTH.map(|mover| BoardWithMover { board, mover })
    };
    let positions = boards.flat_map(both).collect();
    let laws = Laws { rules: &game.rules, positions, reference };
    assert_eq!(game.consult(laws), Some(()));
}

#[test]
fn laws_hold_on_every_small_position() {
    let mut reference = Reference::<u64>::new();
    for (rows, columns) in [(1, 8), (2, 6), (4, 3), (3, 5), (4, 4)] {
        check((rows, columns), 0..1 << (rows * columns), &mut reference);
    }
    let mut reference = Reference::<u128>::new();
    for (rows, columns) in [(1, 11), (9, 1), (10, 1)] {
        check((rows, columns), 0..1 << (rows * columns), &mut reference);
    }
}

/// Every so-manieth of them; all if `make long` asks, which takes a minute.
#[test]
fn laws_hold_on_positions_of_twenty_squares() {
    let share = if std::env::var_os("STRATEGE_LONG").is_some() { 1 } else { 997 };
    for (rows, columns) in [(2, 8), (3, 6), (4, 5), (5, 4)] {
        let boards = (0..1 << (rows * columns)).step_by(share);
        check((rows, columns), boards, &mut Reference::<u64>::new());
    }
    for (rows, columns) in [(2, 9), (9, 2), (2, 10)] {
        let boards = (0..1 << (rows * columns)).step_by(share);
        check((rows, columns), boards, &mut Reference::<u128>::new());
    }
}

/// Some of the squares of a larger board, few enough for a plain search.
#[test]
fn laws_hold_on_positions_of_large_boards() {
    check_random::<u64>(&[(5, 5), (6, 6), (7, 5), (8, 8), (3, 8)]);
    check_random::<u128>(&[(9, 3), (5, 9), (9, 9), (11, 11), (10, 4)]);
}

#[track_caller]
fn check_random<S: Squares>(sizes: &[(u8, u8)]) {
    let mut random = SplitMix(8);
    let mut reference = Reference::<S>::new();
    for &(rows, columns) in sizes {
        let squares = u32::from(rows * columns);
        let boards: Vec<u128> = (0..40)
            .map(|_| {
                let mut free = (1_u128 << squares) - 1;
                while free.count_ones() > 15 {
                    free &= !(0b11 << random.below(squares as usize));
                }
                free
            })
            .collect();
        check((rows, columns), boards.into_iter(), &mut reference);
    }
}

#[test]
fn larger_boards_are_left_to_others() {
    let game = Alternating::normal(Domineering::new(12, 3));
    let laws = Laws {
        rules: &game.rules,
        positions: vec![game.start()],
        reference: &mut Reference::<u64>::new(),
    };
    assert_eq!(game.consult(laws), None);
    let misere = Alternating::misere(Domineering::new(3, 3));
    let laws = Laws {
        rules: &misere.rules,
        positions: vec![misere.start()],
        reference: &mut Reference::<u64>::new(),
    };
    assert_eq!(misere.consult(laws), None);
}
