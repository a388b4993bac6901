//! The linear programme of a game with views, in the format that solvers read (CPLEX LP).

use std::fmt::Write;

use dashu_ratio::RBig;
use stratege_core::Player;
use stratege_solvers::form::Form;

use crate::{
    families::Built,
    matrix_game::{comment, constraint, scale, term},
};

/// What pairs of sequences of players 1 and 2 are worth.
pub(super) type Cells = Vec<(u32, u32, RBig)>;

/// What pairs of sequences are worth; nothing if that has no exact fraction.
pub(super) fn cells(form: &Form) -> Option<Cells> {
    form.fractions().map(|(row, column, worth)| Some((row, column, worth?))).collect()
}

/// The whole file.
///
/// `x` is how likely player 1's own choices lead to a sequence, `q` what player 2 gets player 1
/// down to at a set, times how likely the rest leads there.
pub(super) fn write(built: &Built, cells: &Cells, title: &str) -> String {
    let [first, second] = Player::BOTH.map(|player| built.form.side(player));
    let mut text = format!(
        "\\ {}: {} sequences of player 1, {} of player 2; v is what player 1 gets.\n",
        comment(title),
        first.sequences(),
        second.sequences()
    );
    if let Some([sets, _]) = &built.sets {
        for (set, (view, moves)) in first.sets().iter().zip(sets) {
            for (sequence, mv) in set.sequences().zip(moves) {
                let _ = writeln!(text, "\\ x{sequence}: {}", comment(&format!("{view}: {mv}")));
            }
        }
    }
    text.push_str("Maximize\n value: v\nSubject To\n");
    // What player 1's plans are.
    constraint(&mut text, "start", &[term(&RBig::ONE, "x0")], "= 1");
    for (number, set) in (1..).zip(first.sets()) {
        let mut terms = vec![term(&RBig::NEG_ONE, &format!("x{}", set.parent))];
        terms.extend(set.sequences().map(|sequence| term(&RBig::ONE, &format!("x{sequence}"))));
        constraint(&mut text, &format!("p{number}"), &terms, "= 0");
    }
    // No choice of player 2 gets player 1 further down than what is promised there.
    let mut owners = vec!["v".to_owned(); second.sequences()];
    let mut after: Vec<Vec<String>> = vec![Vec::new(); second.sequences()];
    for (number, set) in (1..).zip(second.sets()) {
        let name = format!("q{number}");
        set.sequences().for_each(|sequence| owners[sequence].clone_from(&name));
        after[set.parent as usize].push(name);
    }
    let mut columns: Vec<Vec<(u32, &RBig)>> = vec![Vec::new(); second.sequences()];
    for (row, column, worth) in cells {
        columns[*column as usize].push((*row, worth));
    }
    for (sequence, (owner, column)) in owners.iter().zip(&columns).enumerate() {
        let worths: Vec<&RBig> = column.iter().map(|&(_, worth)| worth).collect();
        let scale = scale(&worths);
        let mut terms = vec![term(&scale, owner)];
        terms.extend(after[sequence].iter().map(|set| term(&-scale.clone(), set)));
        let paid = column.iter().filter(|(_, worth)| !worth.is_zero());
        terms.extend(paid.map(|(row, worth)| term(&-(*worth * &scale), &format!("x{row}"))));
        constraint(&mut text, &format!("c{sequence}"), &terms, "<= 0");
    }
    text.push_str("Bounds\n v free\n");
    for number in 1..=second.sets().len() {
        let _ = writeln!(text, " q{number} free");
    }
    text.push_str("End\n");
    text
}
