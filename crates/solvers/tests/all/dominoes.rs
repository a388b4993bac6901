//! Dominoes with open hands: how every deal of small boxes ends under best play.

use stratege_core::{Game, Limits, Listed, Open, Params, Turn, Value};
use stratege_games::dominoes::{DominoTable, Dominoes};
use stratege_solvers::{
    alpha_beta::{Options, alpha_beta},
    minimax::minimax,
};

/// Calls `visit` with every deal.
fn each_deal(rules: &Dominoes, table: &DominoTable, visit: &mut impl FnMut(DominoTable)) {
    if rules.turn(table) != Turn::Chance {
        return visit(*table);
    }
    let mut moves = Vec::new();
    rules.moves(table, &mut moves);
    for mv in moves {
        each_deal(rules, &rules.after(table, mv), visit);
    }
}

/// Compares the deals that player 1 wins, draws and loses.
#[track_caller]
fn check(words: &str, expected: [usize; 3]) {
    let params = Params::parse(&Dominoes::card().params, words).expect("allowed parameters");
    let rules = Dominoes::setup(&params).expect("parameters that fit");
    let mut found = [0; 3];
    each_deal(&rules, &rules.start(), &mut |deal| {
        let open = Open { rules: rules.clone(), deal };
        let payoff = minimax(&open, &deal);
        let by_search = alpha_beta(&open, &deal, &Options::default(), Limits::default());
        assert_eq!(by_search.value.map(Value::payoff), Some(payoff), "{deal:?}");
        found[(1 - payoff) as usize] += 1;
    });
    assert_eq!(found, expected, "{words}");
}

#[test]
fn whoever_begins_block_dominoes_wins_most_deals() {
    check("2x2,block", [85, 0, 5]);
    check("2x3,block", [17, 0, 3]);
    check("3x3,block", [3549, 35, 616]);
}

#[test]
fn whoever_begins_depends_on_the_deal_so_the_chances_are_equal() {
    check("2x2", [29, 32, 29]);
    check("3x3", [1737, 726, 1737]);
    check("3x3,first-half-twice", [1629, 942, 1629]);
    check("3x3,start=double,ends=free", [1752, 696, 1752]);
}
