//! All shapes of so many squares, and how hot Domineering is on them.

use std::collections::BTreeSet;

use stratege_catalog::shapes::census;
use stratege_core::{Limits, Stopped};
use stratege_values::ValueError;

/// The free polyominoes, 1, 1, 2, 5, 12, 35, 108, 369.
#[test]
fn shapes_up_to_eight_squares_are_the_free_polyominoes() {
    let census = census(8, Limits::default()).expect("no limit");
    assert_eq!(census.shapes, 1 + 1 + 2 + 5 + 12 + 35 + 108 + 369);
    assert_eq!((census.values, census.hottest.to_string().as_str()), (67, "3/2"));
    let hottest = ["±3/2", "{0|−3}", "{3|0}"].map(str::to_owned);
    assert_eq!(census.hottest_names, BTreeSet::from(hottest));
}

/// The ninth line of squares does not fit the box, the other 1,284 shapes do.
#[test]
fn shapes_that_are_too_long_are_left_out() {
    let up_to = |most| census(most, Limits::default()).expect("no limit").shapes;
    assert_eq!(up_to(9) - up_to(8), 1284);
}

#[test]
fn a_census_stops() {
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    assert_eq!(census(12, limits), Err(ValueError::Stopped(Stopped::Nodes)));
}
