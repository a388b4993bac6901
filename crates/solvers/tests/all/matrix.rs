//! Matrix games: textbook values, certificates on many random games, and agreement with exact
//! numbers, with all kernels of small games and with a general solver of linear programmes.

use dashu_ratio::RBig;
use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};
use stratege_core::{Limits, SplitMix, Stopped};
use stratege_solvers::matrix::{
    Equilibrium, Matrix, MatrixError, Solver, Uniqueness, best_column, best_columns, best_row,
    best_rows,
    exact::{self, ExactEquilibrium, ExactMatrix},
    solve,
};

/// The greatest gap of a certificate, as a part of the range of the payoffs.
const GAP: f64 = 1e-9;

#[test]
fn textbook_games_have_their_values_and_strategies() {
    let third = 1.0 / 3.0;
    check(&[&[1, -1], &[-1, 1]], 0.0, &[0.5, 0.5], &[0.5, 0.5]);
    // Rock, paper, scissors, and with stakes that differ.
    let even = [third; 3];
    check(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]], 0.0, &even, &even);
    let uneven = [0.5, third, third / 2.0];
    check(&[&[0, -1, 2], &[1, 0, -3], &[-2, 3, 0]], 0.0, &uneven, &uneven);
    check(&[&[3, 1], &[0, 2]], 1.5, &[0.5, 0.5], &[0.25, 0.75]);
    // Only two of many rows, or columns, are needed.
    check(
        &[&[2, 3, 11], &[7, 5, 2]],
        49.0 / 11.0,
        &[3.0 / 11.0, 8.0 / 11.0],
        &[0.0, 9.0 / 11.0, 2.0 / 11.0],
    );
    // Hiding in places that are worth 1, 2, 3 and 4: as often as one over the worth.
    let hidden = [12.0 / 25.0, 6.0 / 25.0, 4.0 / 25.0, 3.0 / 25.0];
    let diagonal: [&[i32]; 4] = [&[1, 0, 0, 0], &[0, 2, 0, 0], &[0, 0, 3, 0], &[0, 0, 0, 4]];
    check(&diagonal, 12.0 / 25.0, &hidden, &hidden);
}

#[test]
fn two_finger_morra_is_fair_and_has_several_strategies() {
    let morra = matrix(&[&[0, 2, -3, 0], &[-2, 0, 0, 3], &[3, 0, 0, -4], &[0, -3, 4, 0]]);
    let equilibrium = solve(&morra);
    assert!(equilibrium.value.abs() < 1e-12);
    assert_eq!(equilibrium.unique, [Uniqueness::Several; 2]);
    // Every optimal strategy shows one finger and says two between 4/7 and 3/5 of the time.
    for strategy in [&equilibrium.row, &equilibrium.column] {
        assert!(4.0 / 7.0 - 1e-12 <= strategy[1] && strategy[1] <= 0.6 + 1e-12);
        assert!(strategy[0] == 0.0 && strategy[3] == 0.0);
    }
}

#[test]
fn saddle_points_are_found_first_of_all_and_in_order() {
    check_saddle(&[&[4]], (0, 0), [Uniqueness::Unique; 2]);
    check_saddle(&[&[3, 1, 2]], (0, 1), [Uniqueness::Unique; 2]);
    check_saddle(&[&[3], &[1], &[5]], (2, 0), [Uniqueness::Unique; 2]);
    check_saddle(&[&[2, 3], &[1, 4]], (0, 0), [Uniqueness::Unique; 2]);
    check_saddle(&[&[7, 7], &[7, 7], &[7, 7]], (0, 0), [Uniqueness::Several; 2]);
    check_saddle(&[&[1, 5, 1], &[0, 9, 0]], (0, 0), [Uniqueness::Unique, Uniqueness::Several]);
    check_saddle(&[&[0, 9], &[1, 5], &[1, 5]], (1, 0), [Uniqueness::Several, Uniqueness::Unique]);
    // The second column is an equal answer to the first row, but not a safe one.
    check_saddle(&[&[1, 1], &[1, 2]], (0, 0), [Uniqueness::Several, Uniqueness::Unique]);
}

#[test]
fn rounding_errors_are_no_reason_to_mix() {
    let noise = 1e-16;
    let nearly = Matrix::new(vec![vec![0.5, 0.5 + noise, 1.0], vec![0.5 + noise, 0.5, 0.0]]);
    assert_eq!(solve(&nearly.expect("finite")).saddle, Some((0, 0)));
    // A game whose payoffs differ by errors only, which the caller must say.
    let errors = [0.5, 0.5 + 1e-15, 0.5 + 1e-15, 0.5];
    let mut solver = Solver::new();
    assert_eq!(solver.solve(2, 2, &errors, 1e-14).saddle, Some((0, 0)));
    assert_eq!(solver.solve(2, 2, &errors, 0.0).saddle, None);
}

#[test]
fn payoffs_that_are_no_matrix_are_refused() {
    let ragged = MatrixError::Ragged { row: 1, found: 1, expected: 2 };
    assert_eq!(Matrix::new(vec![]), Err(MatrixError::Empty));
    assert_eq!(Matrix::new(vec![vec![], vec![]]), Err(MatrixError::Empty));
    assert_eq!(Matrix::from_fn(3, 0, |_, _| 0.0), Err(MatrixError::Empty));
    assert_eq!(Matrix::new(vec![vec![1.0, 2.0], vec![1.0]]), Err(ragged));
    assert_eq!(ragged.to_string(), "row 2 has 1 entries where the first has 2");
    for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1e301] {
        let refused = Matrix::new(vec![vec![1.0, 2.0], vec![1.0, odd]]);
        assert_eq!(refused, Err(MatrixError::NotFinite { row: 1, column: 1 }));
    }
    assert_eq!(ExactMatrix::new(vec![vec![]]), Err(MatrixError::Empty));
}

#[test]
fn best_responses_include_all_ties() {
    let matrix = matrix(&[&[0, -1, 1], &[1, 0, -1], &[-1, 1, 0]]);
    assert_eq!(best_rows(&matrix, &[1.0 / 3.0; 3]).best, [0, 1, 2]);
    assert_eq!(best_columns(&matrix, &[1.0 / 3.0; 3]).best, [0, 1, 2]);
    assert_eq!(best_row(&matrix, &[0.5, 0.5, 0.0]), (1, 0.5));
    assert_eq!(best_column(&matrix, &[0.5, 0.5, 0.0]), (1, -0.5));
    assert_eq!(best_rows(&matrix, &[0.5, 0.0, 0.5]).best, [0]);
}

#[test]
fn games_of_every_shape_are_certified() {
    let mut random = SplitMix(1);
    let mut solver = Solver::new();
    for round in 0..3000 {
        let (rows, columns) = (1 + random.below(13), 1 + random.below(13));
        let matrix = Matrix::from_fn(rows, columns, |_, _| random.share() * 20.0 - 7.0);
        let matrix = matrix.expect("finite");
        let equilibrium = certified(&matrix);
        // What was solved before makes no difference.
        let again = solver.solve(rows, columns, matrix.entries(), 0.0);
        assert_eq!((again.value, again.gaps), (equilibrium.value, equilibrium.gaps));
        assert_eq!((again.row, again.column), (&equilibrium.row[..], &equilibrium.column[..]));
        assert_eq!(again.saddle, equilibrium.saddle);
        if round % 10 == 0 {
            let second = second_opinion(&matrix);
            assert!((equilibrium.value - second).abs() < 1e-7, "{} {second}", equilibrium.value);
        }
    }
}

#[test]
fn degenerate_games_of_signs_are_certified_and_agree_with_exact_numbers() {
    let mut random = SplitMix(2);
    for round in 0..8000 {
        let (rows, columns) = (2 + random.below(7), 2 + random.below(7));
        let matrix = Matrix::from_fn(rows, columns, |_, _| random.below(3) as f64 - 1.0);
        let matrix = matrix.expect("finite");
        let equilibrium = certified(&matrix);
        let exact = exactly(&matrix);
        let value = exact.value.to_f64().value();
        assert!((equilibrium.value - value).abs() < 1e-12, "{} {value}", equilibrium.value);
        assert_eq!(equilibrium.saddle, exact.saddle);
        for player in 0..2 {
            let unique = equilibrium.unique[player];
            assert_eq!(unique == Uniqueness::Unique, exact.unique[player]);
            assert_ne!(unique, Uniqueness::Unknown);
        }
        for (strategy, exact, unique) in [
            (&equilibrium.row, &exact.row, exact.unique[0]),
            (&equilibrium.column, &exact.column, exact.unique[1]),
        ] {
            let exact = exact.iter().map(|weight| weight.to_f64().value());
            let close = strategy.iter().zip(exact).all(|(a, b)| (a - b).abs() < 1e-12);
            assert!(close || !unique, "round {round}: {strategy:?}");
        }
    }
}

#[test]
fn large_degenerate_games_are_certified() {
    let mut random = SplitMix(3);
    for _ in 0..150 {
        let (rows, columns) = (20 + random.below(40), 20 + random.below(40));
        let matrix = Matrix::from_fn(rows, columns, |_, _| random.below(3) as f64 - 1.0);
        certified(&matrix.expect("finite"));
    }
}

#[test]
fn large_random_games_are_certified_and_agree_with_a_second_opinion() {
    let mut random = SplitMix(4);
    for (rows, columns) in [(200, 200), (200, 30), (30, 200), (60, 60), (61, 60)] {
        let matrix = Matrix::from_fn(rows, columns, |_, _| random.share()).expect("finite");
        let equilibrium = certified(&matrix);
        let second = second_opinion(&matrix);
        assert!((equilibrium.value - second).abs() < 1e-7, "{} {second}", equilibrium.value);
    }
}

#[test]
fn payoffs_that_hardly_differ_are_solved_as_well() {
    let mut random = SplitMix(5);
    for _ in 0..2000 {
        let (rows, columns) = (2 + random.below(12), 2 + random.below(12));
        let matrix = Matrix::from_fn(rows, columns, |_, _| 0.5 + 1e-6 * (random.share() - 0.5));
        certified(&matrix.expect("finite"));
    }
}

#[test]
fn ill_conditioned_games_are_certified() {
    let mut random = SplitMix(6);
    for size in 2..=24 {
        // Hilbert's matrix, and one like it with larger steps.
        let hilbert = |row: usize, column: usize| 1.0 / (row + column + 1) as f64;
        certified(&Matrix::from_fn(size, size, hilbert).expect("finite"));
        let vandermonde = |row: usize, column: usize| {
            let base = (row + 1) as f64 / size as f64;
            if (row + column).is_multiple_of(2) {
                base.powi(column as i32)
            } else {
                -base.powi(row as i32)
            }
        };
        certified(&Matrix::from_fn(size, size, vandermonde).expect("finite"));
        // Products of two vectors, up to a little noise of every size.
        for noise in [1e-6, 1e-9, 1e-11, 1e-13, 1e-15] {
            let left: Vec<f64> = (0..size).map(|_| random.share() - 0.5).collect();
            let right: Vec<f64> = (0..size).map(|_| random.share() - 0.5).collect();
            let flat =
                |row: usize, column: usize| left[row] * right[column] + noise * random.share();
            certified(&Matrix::from_fn(size, size, flat).expect("finite"));
        }
        // Payoffs of every size at once.
        let wide = |_, _| libm::exp10(40.0 * random.share() - 20.0) * (random.share() - 0.5);
        certified(&Matrix::from_fn(size, size, wide).expect("finite"));
    }
}

#[test]
fn games_that_are_nearly_degenerate_are_certified() {
    let mut random = SplitMix(12);
    for round in 0..3000 {
        let (rows, columns) = (2 + random.below(20), 2 + random.below(20));
        // From differences that count to some that rounding swallows.
        let noise = 10_f64.powi(-4 - round % 13);
        let nearly = |_, _| random.below(3) as f64 + noise * random.share();
        certified(&Matrix::from_fn(rows, columns, nearly).expect("finite"));
    }
}

#[test]
fn moving_and_scaling_payoffs_changes_nothing_but_the_value() {
    let mut random = SplitMix(7);
    for _ in 0..500 {
        let (rows, columns) = (2 + random.below(6), 2 + random.below(6));
        let plain = Matrix::from_fn(rows, columns, |_, _| random.below(64) as f64).expect("finite");
        // These factors and shifts are exact, so that the very same game is solved.
        for (factor, shift) in [(1.0, -32.0), (0.25, 0.0), (4096.0, 1024.0), (1e-250, 0.0)] {
            let changed = |row, column| plain.get(row, column) * factor + shift;
            let changed = Matrix::from_fn(rows, columns, changed).expect("finite");
            let (one, other) = (certified(&plain), certified(&changed));
            assert_eq!(one.saddle, other.saddle);
            assert!((one.value * factor + shift - other.value).abs() <= 1e-11 * factor.max(shift));
            if factor < 1e-200 {
                continue;
            }
            assert_eq!((&one.row, &one.column), (&other.row, &other.column));
            assert_eq!(one.unique, other.unique);
        }
    }
}

#[test]
fn the_other_players_game_has_the_opposite_value() {
    let mut random = SplitMix(8);
    for _ in 0..500 {
        let (rows, columns) = (1 + random.below(8), 1 + random.below(8));
        let matrix = Matrix::from_fn(rows, columns, |_, _| random.share()).expect("finite");
        let mirrored = Matrix::from_fn(columns, rows, |row, column| -matrix.get(column, row));
        let mirrored = certified(&mirrored.expect("finite"));
        let equilibrium = certified(&matrix);
        assert!((equilibrium.value + mirrored.value).abs() < 1e-12);
        let [first, second] = equilibrium.unique;
        assert_eq!([second, first], mirrored.unique);
    }
}

#[test]
fn dominated_rows_and_columns_get_no_weight() {
    let mut random = SplitMix(9);
    for _ in 0..1000 {
        let size = 2 + random.below(5);
        let whole: Vec<f64> = (0..size * size).map(|_| random.below(9) as f64).collect();
        // The last row is worse than the one before, the last column better for player 1.
        let payoff = |row: usize, column: usize| {
            let kept = whole[row.min(size - 1) * size + column.min(size - 1)];
            kept - f64::from(u8::from(row == size)) + f64::from(u8::from(column == size))
        };
        let matrix = Matrix::from_fn(size + 1, size + 1, payoff).expect("finite");
        let equilibrium = certified(&matrix);
        assert!(equilibrium.row[size] == 0.0 && equilibrium.column[size] == 0.0);
        // Of equal rows and columns, the first ones are chosen.
        let double = |row: usize, column: usize| whole[row / 2 * size + column / 2];
        let double = Matrix::from_fn(2 * size, 2 * size, double).expect("finite");
        let doubled = certified(&double);
        let chosen =
            |strategy: &[f64]| strategy.iter().skip(1).step_by(2).all(|&weight| weight == 0.0);
        assert!(chosen(&doubled.row) && chosen(&doubled.column), "{doubled:?}");
        assert_eq!(doubled.unique, [Uniqueness::Several; 2]);
        let exact = exactly(&double);
        let chosen = |strategy: &[RBig]| {
            strategy.iter().skip(1).step_by(2).all(|weight| *weight == RBig::ZERO)
        };
        assert!(chosen(&exact.row) && chosen(&exact.column), "{exact:?}");
    }
}

#[test]
fn exact_solutions_are_those_of_all_kernels() {
    let mut random = SplitMix(10);
    for _ in 0..6000 {
        let (rows, columns) = (1 + random.below(4), 1 + random.below(4));
        let spread = 2 + random.below(7);
        let whole: Vec<i64> =
            (0..rows * columns).map(|_| 1 + random.below(spread) as i64).collect();
        let kernels = Kernels::new(rows, columns, &whole);
        let divided = |row: usize, column: usize| {
            RBig::from(whole[row * columns + column]) / RBig::from(6) - RBig::from(1)
        };
        let matrix = ExactMatrix::from_fn(rows, columns, divided).expect("not empty");
        let exact = exact::solve(&matrix, Limits::default()).expect("no limit");
        assert_eq!(exact.value, &kernels.value / RBig::from(6) - RBig::from(1));
        assert!(kernels.rows.contains(&exact.row) && kernels.columns.contains(&exact.column));
        let unique = [kernels.rows.len() == 1, kernels.columns.len() == 1];
        assert_eq!(exact.unique, unique, "{rows}x{columns} {whole:?}");
        let pure = |strategies: &[Vec<RBig>]| {
            strategies.iter().any(|strategy| strategy.contains(&RBig::ONE))
        };
        let both_pure = pure(&kernels.rows) && pure(&kernels.columns);
        assert_eq!(exact.saddle.is_some(), both_pure);
    }
}

#[test]
fn exact_solutions_need_no_small_numbers() {
    let mut random = SplitMix(11);
    for size in [1, 3, 8, 12] {
        let large = |_, _| {
            let numerator = RBig::from(random.word()) * RBig::from(random.word());
            numerator / RBig::from(1 + random.below(1000))
        };
        let matrix = ExactMatrix::from_fn(size, size + 1, large).expect("not empty");
        let exact = exact::solve(&matrix, Limits::default()).expect("no limit");
        check_exact(&matrix, &exact);
    }
}

#[test]
fn exact_solutions_stop_at_their_limit() {
    let matrix = ExactMatrix::from_fn(3, 3, |row, column| RBig::from(u8::from(row == column)));
    let matrix = matrix.expect("not empty");
    let limits = Limits { nodes: Some(2), ..Limits::default() };
    assert_eq!(exact::solve(&matrix, limits), Err(Stopped::Nodes));
}

/// Solves whole payoffs, and compares the value and the only optimal strategies.
#[track_caller]
fn check(rows: &[&[i32]], value: f64, row: &[f64], column: &[f64]) {
    let matrix = matrix(rows);
    let equilibrium = certified(&matrix);
    assert!((equilibrium.value - value).abs() < 1e-12, "{equilibrium:?}");
    assert_eq!(equilibrium.saddle, None);
    assert_eq!(equilibrium.unique, [Uniqueness::Unique; 2]);
    for (found, known) in [(&equilibrium.row, row), (&equilibrium.column, column)] {
        assert_eq!(found.len(), known.len());
        let close = found.iter().zip(known).all(|(a, b)| (a - b).abs() < 1e-12);
        assert!(close, "{found:?} {known:?}");
    }
}

/// Solves whole payoffs that have a saddle point.
#[track_caller]
fn check_saddle(rows: &[&[i32]], saddle: (usize, usize), unique: [Uniqueness; 2]) {
    let matrix = matrix(rows);
    let equilibrium = certified(&matrix);
    assert_eq!(equilibrium.saddle, Some(saddle));
    assert_eq!(equilibrium.unique, unique);
    assert!(equilibrium.gaps.iter().all(|&gap| gap == 0.0));
    let exact = exactly(&matrix);
    assert_eq!(exact.saddle, Some(saddle));
    assert_eq!(exact.unique, unique.map(|unique| unique == Uniqueness::Unique));
}

/// Compares strategies in fractions with every pure answer to them.
#[track_caller]
fn check_exact(matrix: &ExactMatrix, exact: &ExactEquilibrium) {
    let zero = || RBig::ZERO;
    for strategy in [&exact.row, &exact.column] {
        assert_eq!(strategy.iter().fold(zero(), |sum, weight| sum + weight), RBig::ONE);
        assert!(strategy.iter().all(|weight| *weight >= RBig::ZERO));
    }
    for row in 0..matrix.rows() {
        let weighted = (0..matrix.columns()).map(|at| matrix.get(row, at) * &exact.column[at]);
        assert!(weighted.fold(zero(), |sum, term| sum + term) <= exact.value);
    }
    for column in 0..matrix.columns() {
        let weighted = (0..matrix.rows()).map(|at| matrix.get(at, column) * &exact.row[at]);
        assert!(weighted.fold(zero(), |sum, term| sum + term) >= exact.value);
    }
}

fn matrix(rows: &[&[i32]]) -> Matrix {
    let row = |row: &&[i32]| row.iter().copied().map(f64::from).collect();
    Matrix::new(rows.iter().map(row).collect()).expect("a matrix of finite numbers")
}

fn exactly(matrix: &Matrix) -> ExactEquilibrium {
    let matrix = ExactMatrix::from(matrix);
    let exact = exact::solve(&matrix, Limits::default()).expect("no limit");
    check_exact(&matrix, &exact);
    exact
}

/// Solves a game and works out the certificate again.
#[track_caller]
fn certified(matrix: &Matrix) -> Equilibrium {
    let equilibrium = solve(matrix);
    let low = matrix.entries().iter().copied().fold(f64::INFINITY, f64::min);
    let high = matrix.entries().iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let gap = GAP * (high - low);
    for strategy in [&equilibrium.row, &equilibrium.column] {
        assert!((strategy.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(strategy.iter().all(|weight| (0.0..=1.0).contains(weight)));
    }
    // Sums of payoffs carry errors of their own size, not of the size of the range.
    let gap = gap + 1e-15 * low.abs().max(high.abs());
    let (_, most) = best_row(matrix, &equilibrium.column);
    let (_, least) = best_column(matrix, &equilibrium.row);
    assert!(most - equilibrium.value <= gap && equilibrium.value - least <= gap, "{equilibrium:?}");
    assert!(equilibrium.gaps.iter().all(|&found| 0.0 <= found && found <= gap), "{equilibrium:?}");
    equilibrium
}

/// The value of the game as a general solver of linear programmes finds it.
fn second_opinion(matrix: &Matrix) -> f64 {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let value = problem.add_var(1.0, (f64::NEG_INFINITY, f64::INFINITY));
    let weights: Vec<Variable> =
        (0..matrix.rows()).map(|_| problem.add_var(0.0, (0.0, 1.0))).collect();
    let total: Vec<(Variable, f64)> = weights.iter().map(|&weight| (weight, 1.0)).collect();
    problem.add_constraint(&total, ComparisonOp::Eq, 1.0);
    for column in 0..matrix.columns() {
        let payoffs =
            weights.iter().enumerate().map(|(row, &weight)| (weight, matrix.get(row, column)));
        let terms: Vec<(Variable, f64)> = payoffs.chain([(value, -1.0)]).collect();
        problem.add_constraint(&terms, ComparisonOp::Ge, 0.0);
    }
    let solution = problem.solve().expect("every matrix game has a value");
    solution.into_solution().expect("there is no time limit").objective()
}

/// All extreme optimal strategies, found by brute force.
///
/// They are those of the square parts of the matrix that equalise both players (Shapley and
/// Snow, 1950), if the value is not 0.
struct Kernels {
    value: RBig,
    rows: Vec<Vec<RBig>>,
    columns: Vec<Vec<RBig>>,
}

impl Kernels {
    fn new(rows: usize, columns: usize, payoffs: &[i64]) -> Kernels {
        let mut kernels = Kernels { value: RBig::ZERO, rows: Vec::new(), columns: Vec::new() };
        let chosen = |mask: usize, count: usize| -> Vec<usize> {
            (0..count).filter(|at| mask >> at & 1 == 1).collect()
        };
        for row_mask in 1_usize..1 << rows {
            for column_mask in 1_usize..1 << columns {
                if row_mask.count_ones() != column_mask.count_ones() {
                    continue;
                }
                let (part_rows, part_columns) =
                    (chosen(row_mask, rows), chosen(column_mask, columns));
                let part: Vec<Vec<i64>> = part_rows
                    .iter()
                    .map(|row| part_columns.iter().map(|at| payoffs[row * columns + at]).collect())
                    .collect();
                let turned = (0..part.len()).map(|at| part.iter().map(|row| row[at]).collect());
                let turned: Vec<Vec<i64>> = turned.collect();
                let (column, row) = (equaliser(&part), equaliser(&turned));
                let total: i64 = column.iter().sum();
                if total == 0 || row.iter().chain(&column).any(|part| part * total < 0) {
                    continue;
                }
                // The value is the determinant over the total.
                let value = determinant(&part);
                let holds_columns = (0..columns).all(|at| {
                    let pairs = part_rows.iter().zip(&row);
                    let sum: i64 =
                        pairs.map(|(row, part)| payoffs[row * columns + at] * part).sum();
                    (sum - value) * total.signum() >= 0
                });
                let holds_rows = (0..rows).all(|at| {
                    let pairs = part_columns.iter().zip(&column);
                    let sum: i64 =
                        pairs.map(|(column, part)| payoffs[at * columns + column] * part).sum();
                    (sum - value) * total.signum() <= 0
                });
                if !(holds_columns && holds_rows) {
                    continue;
                }
                kernels.value = RBig::from(value) / RBig::from(total);
                insert(&mut kernels.rows, spread(&part_rows, &row, total, rows));
                insert(&mut kernels.columns, spread(&part_columns, &column, total, columns));
            }
        }
        kernels
    }
}

/// The weights of columns, in parts, that make every row of a square matrix pay the same: the
/// determinants with one column replaced by ones.
fn equaliser(square: &[Vec<i64>]) -> Vec<i64> {
    let replaced = |column: usize| {
        let mut square = square.to_vec();
        square.iter_mut().for_each(|row| row[column] = 1);
        determinant(&square)
    };
    (0..square.len()).map(replaced).collect()
}

fn determinant(square: &[Vec<i64>]) -> i64 {
    let Some((first, rest)) = square.split_first() else { return 1 };
    let minor = |column: usize| {
        let without = rest.iter().map(|row| [&row[..column], &row[column + 1..]].concat());
        determinant(&without.collect::<Vec<_>>())
    };
    let sign = |column: usize| if column.is_multiple_of(2) { 1 } else { -1 };
    (0..first.len()).map(|column| sign(column) * first[column] * minor(column)).sum()
}

fn spread(chosen: &[usize], parts: &[i64], total: i64, count: usize) -> Vec<RBig> {
    let mut strategy = vec![RBig::ZERO; count];
    for (&at, &part) in chosen.iter().zip(parts) {
        strategy[at] = RBig::from(part) / RBig::from(total);
    }
    strategy
}

fn insert(strategies: &mut Vec<Vec<RBig>>, strategy: Vec<RBig>) {
    if !strategies.contains(&strategy) {
        strategies.push(strategy);
    }
}
