//! The game of the page "How to add a game" is one: it compiles, and methods solve it.

#[expect(unreachable_pub, reason = "in `crates/games`, where such a file belongs, it is reachable")]
#[path = "../../../../docs/examples/knight.rs"]
mod knight;

use stratege_core::{
    Alternating, Cell, Combinatorial, Game, Limits, Listed, Params, Player, PositionError, Winner,
};
use stratege_games::Visitor;
use stratege_solvers::{
    grundy::{GrundyValues, mex},
    memo,
};

use knight::Knight;

#[test]
fn list_takes_the_game() {
    let mut names = Names(Vec::new());
    // The line of the page that puts the game on the list.
    {
        let visitor = &mut names;
        visitor.impartial::<knight::Knight>();
    }
    assert_eq!(names.0, ["knight"]);
}

/// Somebody who notes the names of the games on a list.
struct Names(Vec<&'static str>);

impl Visitor for Names {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.0.push(G::card().name);
    }
}

#[test]
fn grundy_values_are_those_of_plain_recursion() {
    let game = board(6);
    let mut values = GrundyValues::new(&game, Limits::default());
    for (column, row) in (0..6).flat_map(|column| (0..6).map(move |row| (column, row))) {
        let found = values.value(&Cell { column, row }).expect("no limit");
        assert_eq!(found, plain(6, i16::from(column), i16::from(row)), "{column}, {row}");
    }
}

#[test]
fn whoever_is_to_move_wins_where_the_grundy_value_is_not_zero() {
    for size in 1..=8 {
        let game = Alternating::normal(board(size));
        let start = game.start();
        let found = memo::solve(&game, &start, Limits::default()).expect("no limit");
        let corner = i16::from(size) - 1;
        let first_wins = found.value.expect("solved").winner() == Winner::Player(Player::FIRST);
        assert_eq!(first_wins, plain(size, corner, corner) != 0, "{size}");
    }
}

#[test]
fn positions_read_back_and_others_are_refused() {
    let game = board(8);
    assert_eq!(game.read("h8"), Ok(Cell { column: 7, row: 7 }));
    assert_eq!(game.write(&game.start()), "h8");
    assert!(matches!(game.read("i9"), Err(PositionError::Unexpected { .. })));
    let picture = game.picture(&game.start());
    assert_eq!(picture.places.iter().filter(|place| place.piece.is_some()).count(), 1);
}

/// The Grundy value by nothing but the rules, in other words.
fn plain(size: u8, column: i16, row: i16) -> u64 {
    let jumps = [(-2, 1), (-2, -1), (-1, -2), (1, -2)];
    let jumps = jumps.map(|(right, up)| (column + right, row + up));
    let side = 0..i16::from(size);
    let reached = jumps.into_iter().filter(|(x, y)| side.contains(x) && side.contains(y));
    mex(reached.map(|(x, y)| plain(size, x, y)).collect::<Vec<_>>())
}

fn board(size: u8) -> Knight {
    let params = Params::parse(&Knight::card().params, &size.to_string()).expect("a size");
    Knight::setup(&params).expect("a board")
}
