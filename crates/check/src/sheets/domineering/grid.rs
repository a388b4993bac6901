//! Boards with the dominoes of both players on them.

use stratege_core::{Alternating, BoardWithMover, Combinatorial, Listed, Plain, Player};
use stratege_games::domineering::{Board, Domineering, Domino};

use crate::{random::Random, value::Value};

/// Boards on which every play is tried, the smallest first.
pub(super) const SMALL: [[usize; 2]; 10] =
    [[1, 1], [1, 2], [2, 1], [1, 3], [3, 1], [2, 2], [1, 4], [4, 1], [2, 3], [3, 2]];

/// The longest side of a board that is drawn.
const LARGE: usize = 5;

/// A board with its dominoes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Grid {
    pub(super) rows: usize,
    pub(super) columns: usize,
    pub(super) dominoes: Vec<Place>,
}

/// The upper or left square of a domino, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Place {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) player: Player,
}

impl Grid {
    pub(super) fn empty(rows: usize, columns: usize) -> Grid {
        Grid { rows, columns, dominoes: Vec::new() }
    }

    pub(super) fn with(&self, place: Place) -> Grid {
        let mut grid = self.clone();
        grid.dominoes.push(place);
        grid
    }

    pub(super) fn without(&self, place: Place) -> Grid {
        let mut grid = self.clone();
        grid.dominoes.retain(|other| *other != place);
        grid
    }

    /// What lies on each square.
    pub(super) fn squares(&self) -> Vec<Vec<Option<Player>>> {
        let mut squares = vec![vec![None; self.columns]; self.rows];
        for &Place { row, column, player } in &self.dominoes {
            let (down, right) = if player.is_first() { (1, 0) } else { (0, 1) };
            squares[row][column] = Some(player);
            squares[row + down][column + right] = Some(player);
        }
        squares
    }

    pub(super) fn map_rows<T>(&self, square: impl Fn(Option<Player>) -> T) -> Vec<Vec<T>> {
        let rows = self.squares().into_iter();
        rows.map(|row| row.into_iter().map(&square).collect()).collect()
    }

    pub(super) fn value(&self) -> Value {
        let rows = self.map_rows(|square| square.map_or(-1, |player| player.index() as i64));
        Value::list(rows.into_iter().map(Value::list))
    }

    pub(super) fn show(&self) -> String {
        let rows = self.map_rows(|square| match square {
            None => ".".to_owned(),
            Some(player) => player.index().to_string(),
        });
        rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join("\n")
    }

    /// Who is to move after these dominoes.
    pub(super) fn mover(&self) -> Player {
        if self.dominoes.len().is_multiple_of(2) { Player::FIRST } else { Player::SECOND }
    }

    pub(super) fn game(&self) -> Alternating<Domineering> {
        Alternating::normal(Domineering::new(self.rows as u8, self.columns as u8))
    }

    pub(super) fn seat(&self, mover: Player) -> BoardWithMover<Board> {
        let rows = self.map_rows(|square| match square {
            None => '.',
            Some(player) if player.is_first() => 'V',
            Some(_) => 'H',
        });
        let text = rows.iter().map(String::from_iter).collect::<Vec<_>>().join("/");
        BoardWithMover { board: self.game().rules.read(&text).expect("dominoes on a board"), mover }
    }

    /// Where a player can lay a domino, by the rules.
    pub(super) fn places(&self, player: Player) -> Vec<Place> {
        let game = self.game();
        let mut dominoes = Vec::new();
        game.rules.options(&self.seat(player).board, player, &mut dominoes);
        dominoes.into_iter().map(|domino| place(&game, domino, player)).collect()
    }

    /// The same grid with a domino of each player less, so that the turn stays.
    pub(super) fn without_pairs(&self) -> Vec<Grid> {
        let all = || self.dominoes.iter().copied();
        let pairs = all().flat_map(|one| all().map(move |two| (one, two)));
        let pairs = pairs.filter(|(one, two)| one.player < two.player);
        pairs.map(|(one, two)| self.without(one).without(two)).collect()
    }

    /// The same grid with a domino less, or without an empty row or column at its end.
    pub(super) fn smaller(&self) -> Vec<Grid> {
        let fewer = self.dominoes.iter().map(|&place| self.without(place));
        let mut all: Vec<Grid> = fewer.chain(self.without_pairs()).collect();
        let squares = self.squares();
        let last = |row: &Vec<Option<Player>>| row[self.columns - 1].is_none();
        if self.rows > 1 && squares[self.rows - 1].iter().all(Option::is_none) {
            all.push(Grid { rows: self.rows - 1, ..self.clone() });
        }
        if self.columns > 1 && squares.iter().all(last) {
            all.push(Grid { columns: self.columns - 1, ..self.clone() });
        }
        all
    }
}

/// Every position of plays on small boards, with the player to move, the smallest first.
pub(super) fn plays() -> Vec<(Grid, Player)> {
    let mut all = Vec::new();
    for [rows, columns] in SMALL {
        let mut layer = vec![Grid::empty(rows, columns)];
        let mut mover = Player::FIRST;
        while !layer.is_empty() {
            let mut next: Vec<Grid> = Vec::new();
            for grid in &layer {
                for place in grid.places(mover) {
                    let mut after = grid.with(place);
                    // The order in which dominoes were laid does not matter.
                    after.dominoes.sort_unstable();
                    if !next.contains(&after) {
                        next.push(after);
                    }
                }
            }
            all.extend(layer.into_iter().map(|grid| (grid, mover)));
            layer = next;
            mover = mover.other();
        }
    }
    all
}

/// A larger board after some random moves, and the player to move.
pub(super) fn larger_grid(draw: &mut Random) -> (Grid, Player) {
    let [rows, columns] = [0, 1].map(|_| 3 + draw.below(LARGE - 2));
    let mut grid = Grid::empty(rows, columns);
    let mut mover = Player::FIRST;
    // So many that what is left can be solved.
    let count = (rows * columns).saturating_sub(6 + draw.below(5)) / 2;
    for _ in 0..count {
        let places = grid.places(mover);
        if places.is_empty() {
            break;
        }
        grid = grid.with(*draw.pick(&places));
        mover = mover.other();
    }
    (grid, mover)
}

/// The upper or left square of a domino, by the rules.
pub(super) fn place(game: &Alternating<Domineering>, domino: Domino, player: Player) -> Place {
    let Plain::List(numbers) = game.rules.plain_move(domino) else {
        unreachable!("a place is a row and a column")
    };
    let number = |index: usize| match numbers.get(index) {
        Some(Plain::Number(number)) => *number as usize,
        _ => unreachable!("a place is a row and a column"),
    };
    Place { row: number(0), column: number(1), player }
}
