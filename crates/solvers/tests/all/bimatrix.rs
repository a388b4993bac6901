//! Bimatrix games: textbook games, certificates, and agreement with all bases of linear
//! inequalities and with a general solver of linear programmes.

use std::collections::BTreeSet;

use dashu_ratio::RBig;
use microlp::{ComparisonOp, OptimizationDirection, Problem, Variable};
use stratege_core::{Limits, SplitMix, Stopped};
use stratege_solvers::{
    bimatrix::{
        Bimatrix, Dominance, Elimination, Equilibria, Profile, eliminate, equilibria, systems,
    },
    matrix::{MatrixError, exact::ExactMatrix},
};

/// Payoffs of player 1 and of player 2, by row and column.
type Tables<'a> = [&'a [&'a [i32]]; 2];

const PRISONERS: Tables<'_> = [&[&[3, 0], &[5, 1]], &[&[3, 5], &[0, 1]]];
const SEXES: Tables<'_> = [&[&[3, 0], &[0, 2]], &[&[2, 0], &[0, 3]]];
const CHICKEN: Tables<'_> = [&[&[0, -1], &[1, -10]], &[&[0, 1], &[-1, -10]]];
const PENNIES: Tables<'_> = [&[&[1, -1], &[-1, 1]], &[&[-1, 1], &[1, -1]]];
/// Three meetings: seven equilibria, one for every set of places.
const MEETINGS: Tables<'_> =
    [&[&[1, 0, 0], &[0, 2, 0], &[0, 0, 3]], &[&[1, 0, 0], &[0, 2, 0], &[0, 0, 3]]];
/// Von Stengel's example of a game with three equilibria (2002, example 2.1): 3 rows, 2 columns.
const STENGEL: Tables<'_> = [&[&[0, 6], &[2, 5], &[3, 3]], &[&[1, 0], &[0, 2], &[4, 3]]];

#[test]
fn textbook_games_have_their_equilibria() {
    check(PRISONERS, &["0 1 | 0 1 | 1 1"]);
    check(SEXES, &["1 0 | 1 0 | 3 2", "0 1 | 0 1 | 2 3", "3/5 2/5 | 2/5 3/5 | 6/5 6/5"]);
    check(
        CHICKEN,
        &["1 0 | 0 1 | -1 1", "0 1 | 1 0 | 1 -1", "9/10 1/10 | 9/10 1/10 | -1/10 -1/10"],
    );
    check(PENNIES, &["1/2 1/2 | 1/2 1/2 | 0 0"]);
    check(
        MEETINGS,
        &[
            "1 0 0 | 1 0 0 | 1 1",
            "0 1 0 | 0 1 0 | 2 2",
            "0 0 1 | 0 0 1 | 3 3",
            "2/3 1/3 0 | 2/3 1/3 0 | 2/3 2/3",
            "3/4 0 1/4 | 3/4 0 1/4 | 3/4 3/4",
            "0 3/5 2/5 | 0 3/5 2/5 | 6/5 6/5",
            "6/11 3/11 2/11 | 6/11 3/11 2/11 | 6/11 6/11",
        ],
    );
    check(
        STENGEL,
        &["0 0 1 | 1 0 | 3 4", "2/3 1/3 0 | 1/3 2/3 | 4 2/3", "0 1/3 2/3 | 2/3 1/3 | 3 8/3"],
    );
}

#[test]
fn where_there_are_infinitely_many_their_sets_are_told() {
    // Player 1 does not care: any mixture that keeps player 2 left.
    let found = solved([&[&[1, 0], &[1, 0]], &[&[2, 0], &[0, 1]]]);
    assert!(!found.is_finite());
    assert_eq!(
        told(&game([&[&[1, 0], &[1, 0]], &[&[2, 0], &[0, 1]]]), &found),
        ["1 0 | 1 0 | 1 2", "0 1 | 0 1 | 0 1", "1/3 2/3 | 1 0 | 1 2/3", "1/3 2/3 | 0 1 | 0 2/3",]
    );
    let sets: Vec<Vec<usize>> = found.subsets.into_iter().map(|subset| subset.extreme).collect();
    // Player 2 mixes where player 1 has made both columns equally good, and only there.
    assert_eq!(sets, [vec![0, 2], vec![1, 3], vec![2, 3]]);
    // Nothing matters: one set of four.
    let found = solved([&[&[0, 0], &[0, 0]], &[&[0, 0], &[0, 0]]]);
    assert_eq!((found.extreme.len(), found.subsets.len()), (4, 1));
}

#[test]
fn all_bases_of_the_inequalities_give_the_same_equilibria() {
    let mut rng = SplitMix(7);
    // Few different payoffs make many games degenerate, many make hardly any so.
    for (rows, columns, range) in
        [(2, 2, 3), (2, 3, 3), (3, 3, 3), (3, 3, 50), (2, 4, 5), (4, 3, 50), (4, 4, 20)]
    {
        for _ in 0..40 {
            let game = drawn(rows, columns, range, &mut rng);
            let found = equilibria(&game, Limits::default()).expect("no limit");
            let profiles: BTreeSet<[Vec<RBig>; 2]> =
                found.extreme.iter().map(|profile| profile.weights.clone()).collect();
            assert_eq!(profiles, by_labels(&game), "{game:?}");
            check_certificates(&game, &found);
        }
    }
}

#[test]
fn mixtures_within_a_set_are_equilibria() {
    let mut rng = SplitMix(11);
    let half = RBig::ONE / RBig::from(2);
    let mut mixed = 0;
    for _ in 0..60 {
        let game = drawn(3, 3, 2, &mut rng);
        let found = equilibria(&game, Limits::default()).expect("no limit");
        for set in &found.subsets {
            for (at, &one) in set.extreme.iter().enumerate() {
                for &other in &set.extreme[..at] {
                    let mean = |player: usize| {
                        let [a, b] = [one, other].map(|at| &found.extreme[at].weights[player]);
                        a.iter().zip(b).map(|(a, b)| (a + b) * &half).collect()
                    };
                    let gaps = game.gaps(&Profile { weights: [mean(0), mean(1)] });
                    assert_eq!(gaps, [RBig::ZERO; 2], "{game:?}");
                    mixed += 1;
                }
            }
        }
    }
    assert!(mixed > 100, "only {mixed} mixtures");
}

#[test]
fn dominated_choices_go_one_after_the_other() {
    check_steps(PRISONERS, Dominance::Strict, &["1: 0 by 1", "2: 0 by 1"], [&[1], &[1]]);
    check_steps(SEXES, Dominance::Weak, &[], [&[0, 1], &[0, 1]]);
    // Only a mixture dominates the middle row, and then the right column is worse.
    let mixed: Tables<'_> = [&[&[4, 0], &[1, 1], &[0, 4]], &[&[1, 0], &[0, 9], &[1, 0]]];
    check_steps(
        mixed,
        Dominance::Strict,
        &["1: 1 by 1/2 0 + 1/2 2", "2: 1 by 0", "1: 2 by 0"],
        [&[0], &[0]],
    );
    // Weakly, a choice may go that an equilibrium uses.
    let weak: Tables<'_> = [&[&[1, 0], &[0, 0]], &[&[1, 0], &[0, 0]]];
    check_steps(weak, Dominance::Strict, &[], [&[0, 1], &[0, 1]]);
    check_steps(weak, Dominance::Weak, &["1: 1 by 0 (weakly)", "2: 1 by 0"], [&[0], &[0]]);
    // Weakly, and only by a mixture.
    let both: Tables<'_> =
        [&[&[2, 0, 1], &[1, 1, 0], &[0, 2, 1]], &[&[0, 0, 0], &[0, 0, 0], &[0, 0, 0]]];
    check_steps(both, Dominance::Weak, &["1: 1 by 1/2 0 + 1/2 2 (weakly)"], [&[0, 2], &[0, 1, 2]]);
}

#[test]
fn a_solver_of_linear_programmes_finds_the_same_dominated_choices() {
    let mut rng = SplitMix(3);
    for (rows, columns, range) in [(3, 2, 4), (4, 3, 6), (4, 4, 3), (5, 3, 9)] {
        for _ in 0..60 {
            let game = drawn(rows, columns, range, &mut rng);
            for dominance in [Dominance::Strict, Dominance::Weak] {
                let Elimination { steps, left } =
                    eliminate(&game, dominance, Limits::default()).expect("no limit");
                let mut rest = [(0..rows).collect::<Vec<_>>(), (0..columns).collect()];
                for step in steps {
                    assert!(is_dominated(&game, &rest, step.player, step.choice, step.dominance));
                    rest[step.player].retain(|&choice| choice != step.choice);
                    let dominator: RBig = step.by.iter().fold(RBig::ZERO, |sum, by| sum + &by.1);
                    assert_eq!(dominator, RBig::ONE);
                }
                assert_eq!(rest, left);
                for player in 0..2 {
                    for &choice in &rest[player] {
                        assert!(!is_dominated(&game, &rest, player, choice, dominance), "{game:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_limit_on_supports_stops_the_search() {
    assert_eq!([systems(2, 2), systems(3, 2)].map(|count| count as u64), [5, 9]);
    let limits = Limits { nodes: Some(3), ..Limits::default() };
    assert_eq!(equilibria(&game(MEETINGS), limits), Err(Stopped::Nodes));
    assert_eq!(solved(SEXES).systems, 10);
}

/// One linear programme has few pivots, all of them together have many.
#[test]
fn a_limit_holds_for_all_dominated_choices_together() {
    let game = drawn(6, 6, 20, &mut SplitMix(5));
    let within = |nodes| {
        let limits = Limits { nodes: Some(nodes), ..Limits::default() };
        eliminate(&game, Dominance::Strict, limits).err()
    };
    assert_eq!([within(1_000), within(20)], [None, Some(Stopped::Nodes)]);
}

#[test]
fn tables_of_different_sizes_are_no_game() {
    let table = |rows, columns| ExactMatrix::from_fn(rows, columns, |_, _| RBig::ZERO);
    let [square, wide] = [table(2, 2), table(2, 3)].map(|table| table.expect("a table"));
    let error = Bimatrix::new(square.clone(), &wide);
    assert_eq!(error, Err(MatrixError::Ragged { row: 0, found: 3, expected: 2 }));
    let tall = table(3, 2).expect("a table");
    let error = Bimatrix::new(square, &tall);
    assert_eq!(error, Err(MatrixError::Ragged { row: 2, found: 3, expected: 2 }));
}

fn game(tables: Tables<'_>) -> Bimatrix {
    let [first, second] = tables.map(|table| {
        ExactMatrix::from_fn(table.len(), table[0].len(), |row, column| {
            RBig::from(table[row][column])
        })
        .expect("a table")
    });
    Bimatrix::new(first, &second).expect("tables of one size")
}

fn solved(tables: Tables<'_>) -> Equilibria {
    equilibria(&game(tables), Limits::default()).expect("no limit")
}

/// A game with payoffs below `range`.
fn drawn(rows: usize, columns: usize, range: usize, rng: &mut SplitMix) -> Bimatrix {
    let mut table = || {
        ExactMatrix::from_fn(rows, columns, |_, _| RBig::from(rng.below(range))).expect("a table")
    };
    let (first, second) = (table(), table());
    Bimatrix::new(first, &second).expect("tables of one size")
}

/// The equilibria as text: both strategies and both payoffs.
fn told(game: &Bimatrix, found: &Equilibria) -> Vec<String> {
    let list =
        |numbers: &[RBig]| numbers.iter().map(RBig::to_string).collect::<Vec<String>>().join(" ");
    let tell = |profile: &Profile| {
        let payoffs = [0, 1].map(|player| game.expected(player, profile));
        let [row, column] = &profile.weights;
        format!("{} | {} | {}", list(row), list(column), list(&payoffs))
    };
    found.extreme.iter().map(tell).collect()
}

#[track_caller]
fn check_certificates(game: &Bimatrix, found: &Equilibria) {
    for profile in &found.extreme {
        assert_eq!(game.gaps(profile), [RBig::ZERO; 2]);
    }
    let is_pure =
        |profile: &&Profile| profile.weights.iter().all(|weights| weights.contains(&RBig::ONE));
    assert_eq!(found.extreme.iter().filter(is_pure).count(), game.pure().len());
}

/// Compares all equilibria of a game that has finitely many.
#[track_caller]
fn check(tables: Tables<'_>, expected: &[&str]) {
    let (game, found) = (game(tables), solved(tables));
    assert!(found.is_finite());
    assert_eq!(told(&game, &found), expected);
    check_certificates(&game, &found);
}

#[track_caller]
fn check_steps(tables: Tables<'_>, dominance: Dominance, expected: &[&str], left: [&[usize]; 2]) {
    let found = eliminate(&game(tables), dominance, Limits::default()).expect("no limit");
    let told: Vec<String> = found
        .steps
        .iter()
        .map(|step| {
            let by: Vec<String> = match step.by.as_slice() {
                [(choice, _)] => vec![choice.to_string()],
                several => several.iter().map(|(choice, w)| format!("{w} {choice}")).collect(),
            };
            let weakly = if step.dominance == Dominance::Weak { " (weakly)" } else { "" };
            format!("{}: {} by {}{weakly}", step.player + 1, step.choice, by.join(" + "))
        })
        .collect();
    assert_eq!(told, expected);
    assert_eq!(found.left, left.map(<[usize]>::to_vec));
}

/// Extreme equilibria by another method: every basis of the inequalities of both best-response
/// polyhedra, and pairs in which each choice is unused or a best reply.
fn by_labels(game: &Bimatrix) -> BTreeSet<[Vec<RBig>; 2]> {
    let corners = [0, 1].map(|player| corners(game, player));
    let mut found = BTreeSet::new();
    for (row, row_labels) in &corners[0] {
        for (column, column_labels) in &corners[1] {
            let all = row_labels.union(column_labels).count();
            if all == game.choices(0) + game.choices(1) {
                found.insert([row.clone(), column.clone()]);
            }
        }
    }
    found
}

/// Weights, and the labels of the corner where they are.
type Corner = (Vec<RBig>, BTreeSet<(usize, usize)>);

/// The corners of a player's polyhedron with their labels: choices of that player that are unused,
/// and of the other that are best replies. A label is a player and a choice.
fn corners(game: &Bimatrix, player: usize) -> Vec<Corner> {
    let (own, others) = (game.choices(player), game.choices(1 - player));
    let mut found: Vec<Corner> = Vec::new();
    for tight in 0_u32..1 << (own + others) {
        if tight.count_ones() as usize != own {
            continue;
        }
        // Unknowns: the weights, and what the other player gets at most.
        let mut system = vec![vec![RBig::ONE; own]];
        system[0].extend([RBig::ZERO, RBig::ONE]);
        for label in (0..own + others).filter(|label| tight >> label & 1 == 1) {
            let mut row = vec![RBig::ZERO; own + 2];
            if label < own {
                row[label] = RBig::ONE;
            } else {
                for (choice, entry) in row[..own].iter_mut().enumerate() {
                    entry.clone_from(game.payoff(1 - player, label - own, choice));
                }
                row[own] = RBig::NEG_ONE;
            }
            system.push(row);
        }
        let Some(solution) = unique_solution(system) else { continue };
        let (weights, most) = (solution[..own].to_vec(), &solution[own]);
        let reply = |other: usize| {
            (0..own).fold(RBig::ZERO, |sum, choice| {
                sum + game.payoff(1 - player, other, choice) * &weights[choice]
            })
        };
        let replies: Vec<RBig> = (0..others).map(reply).collect();
        if weights.iter().any(|weight| *weight < RBig::ZERO) || replies.iter().any(|r| r > most) {
            continue;
        }
        let unused = (0..own).filter(|&choice| weights[choice].is_zero());
        let best = (0..others).filter(|&other| replies[other] == *most);
        let labels = unused.map(|choice| (player, choice));
        let labels = labels.chain(best.map(|other| (1 - player, other))).collect();
        if found.iter().all(|(known, _)| *known != weights) {
            found.push((weights, labels));
        }
    }
    found
}

/// The solution of a square system, whose last column is the right side.
fn unique_solution(mut system: Vec<Vec<RBig>>) -> Option<Vec<RBig>> {
    let size = system.len();
    for column in 0..size {
        let pivot = (column..size).find(|&row| !system[row][column].is_zero())?;
        system.swap(column, pivot);
        let scale = system[column][column].clone();
        system[column].iter_mut().for_each(|entry| *entry /= &scale);
        let above = system[column].clone();
        for (_, row) in system.iter_mut().enumerate().filter(|(row, _)| *row != column) {
            let factor = row[column].clone();
            row.iter_mut().zip(&above).for_each(|(entry, one)| *entry -= &factor * one);
        }
    }
    Some(system.into_iter().map(|row| row[size].clone()).collect())
}

/// Whether a choice is dominated in what is left, by a linear programme in floating-point numbers.
fn is_dominated(
    game: &Bimatrix,
    left: &[Vec<usize>; 2],
    player: usize,
    choice: usize,
    dominance: Dominance,
) -> bool {
    let mut problem = Problem::new(OptimizationDirection::Maximize);
    let payoff = |own, other| game.payoff(player, own, other).to_f64().value();
    let mut weights: Vec<(usize, Variable)> = Vec::new();
    let sum = |own: usize| -> f64 {
        left[1 - player].iter().map(|&other| payoff(own, other) - payoff(choice, other)).sum()
    };
    for &own in &left[player] {
        let goal = if dominance == Dominance::Weak { sum(own) } else { 0.0 };
        weights.push((own, problem.add_var(goal, (0.0, 1.0))));
    }
    let goal = if dominance == Dominance::Strict { 1.0 } else { 0.0 };
    let margin = problem.add_var(goal, (0.0, f64::INFINITY));
    problem.add_constraint(
        weights.iter().map(|&(_, weight)| (weight, 1.0)).collect::<Vec<_>>(),
        ComparisonOp::Eq,
        1.0,
    );
    for &other in &left[1 - player] {
        let mut line: Vec<(Variable, f64)> = weights
            .iter()
            .map(|&(own, weight)| (weight, payoff(own, other) - payoff(choice, other)))
            .collect();
        if dominance == Dominance::Strict {
            line.push((margin, -1.0));
        }
        problem.add_constraint(line, ComparisonOp::Ge, 0.0);
    }
    if dominance == Dominance::Weak {
        problem.add_constraint([(margin, 1.0)], ComparisonOp::Le, 0.0);
    }
    let solution = problem.solve().expect("the choice itself is feasible");
    solution.into_solution().expect("there is no time limit").objective() > 1e-7
}
