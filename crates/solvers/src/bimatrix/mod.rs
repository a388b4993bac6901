//! Bimatrix games: both players choose at once, and each has payoffs of their own.
//!
//! Everything is computed with fractions, so that "no deviation gains" is said of the payoffs as
//! they were given and not of numbers close to them.

mod dominance;
mod supports;

use dashu_ratio::RBig;

use crate::matrix::{
    MatrixError,
    exact::{self, ExactMatrix, ExactResponse},
};

pub use dominance::{Dominance, Elimination, EliminationStep, eliminate, eliminate_within};
pub use supports::{Equilibria, NashSubset, equilibria, equilibria_among, systems};

/// A game in which player 1 chooses a row, player 2 a column, and each has a payoff in every cell.
///
/// There is at least one row and one column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bimatrix {
    /// The payoffs of each player, with a row for each choice of their own: those of player 2 are
    /// turned over, so that one method serves both players.
    own: [ExactMatrix; 2],
}

/// A mixed strategy of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// How often player 1 chooses each row, and player 2 each column.
    pub weights: [Vec<RBig>; 2],
}

impl Bimatrix {
    /// The game in which player 1 gets `first`, and player 2 `second`, by row and column.
    ///
    /// ```
    /// use dashu_ratio::RBig;
    /// use stratege_core::Limits;
    /// use stratege_solvers::{bimatrix::{Bimatrix, equilibria}, matrix::exact::ExactMatrix};
    ///
    /// let table = |payoffs: [[i32; 2]; 2]| {
    ///     ExactMatrix::from_fn(2, 2, |row, column| RBig::from(payoffs[row][column]))
    /// };
    /// // The battle of the sexes: both prefer to meet, but not at the same place.
    /// let game = Bimatrix::new(table([[3, 0], [0, 2]])?, &table([[2, 0], [0, 3]])?)?;
    /// let found = equilibria(&game, Limits::default()).expect("no limit");
    /// assert_eq!(found.extreme.len(), 3);
    /// assert_eq!(game.pure(), [[0, 0], [1, 1]]);
    /// # Ok::<(), stratege_solvers::matrix::MatrixError>(())
    /// ```
    pub fn new(first: ExactMatrix, second: &ExactMatrix) -> Result<Bimatrix, MatrixError> {
        let (rows, columns) = (first.rows(), first.columns());
        if second.rows() != rows {
            let (found, expected) = (second.rows(), rows);
            return Err(MatrixError::Ragged { row: rows.min(found), found, expected });
        }
        if second.columns() != columns {
            return Err(MatrixError::Ragged { row: 0, found: second.columns(), expected: columns });
        }
        let turned =
            ExactMatrix::from_fn(columns, rows, |column, row| second.get(row, column).clone())?;
        Ok(Bimatrix { own: [first, turned] })
    }

    /// The zero-sum game in which player 2 pays what player 1 gets.
    pub fn zero_sum(first: &ExactMatrix) -> Bimatrix {
        let turned = ExactMatrix::from_fn(first.columns(), first.rows(), |column, row| {
            -first.get(row, column)
        });
        Bimatrix { own: [first.clone(), turned.expect("it has rows and columns")] }
    }

    /// How many rows player 1, or columns player 2, chooses among.
    pub fn choices(&self, player: usize) -> usize {
        self.own[player].rows()
    }

    /// What a player gets for a choice of their own against a choice of the other.
    pub fn payoff(&self, player: usize, own: usize, other: usize) -> &RBig {
        self.own[player].get(own, other)
    }

    /// The cells in which nobody gains by changing alone, row after row.
    pub fn pure(&self) -> Vec<[usize; 2]> {
        let best = |player: usize, other: usize| {
            (0..self.choices(player)).map(|own| self.payoff(player, own, other)).max()
        };
        let best: [Vec<_>; 2] =
            [0, 1].map(|player| (0..self.choices(1 - player)).map(|at| best(player, at)).collect());
        let cells = (0..self.choices(0))
            .flat_map(|row| (0..self.choices(1)).map(move |column| [row, column]));
        cells
            .filter(|&[row, column]| {
                best[0][column] == Some(self.payoff(0, row, column))
                    && best[1][row] == Some(self.payoff(1, column, row))
            })
            .collect()
    }

    /// The best replies of a player to a mixed strategy of the other, and what they get.
    pub fn replies(&self, player: usize, other: &[RBig]) -> ExactResponse {
        exact::best_rows(&self.own[player], other)
    }

    /// What a player gets on average.
    pub fn expected(&self, player: usize, profile: &Profile) -> RBig {
        let [own, other] = [player, 1 - player].map(|player| &profile.weights[player]);
        let mut sum = RBig::ZERO;
        for (row, weight) in own.iter().enumerate().filter(|(_, weight)| !weight.is_zero()) {
            for (column, against) in other.iter().enumerate().filter(|(_, one)| !one.is_zero()) {
                sum += self.payoff(player, row, column) * weight * against;
            }
        }
        sum
    }

    /// The certificate: what each player could gain by changing alone, zero in an equilibrium.
    pub fn gaps(&self, profile: &Profile) -> [RBig; 2] {
        [0, 1].map(|player| {
            self.replies(player, &profile.weights[1 - player]).value
                - self.expected(player, profile)
        })
    }

    /// The game in which only some choices are left.
    fn restricted(&self, left: &[Vec<usize>; 2]) -> Bimatrix {
        let own = [0, 1].map(|player| {
            let (own, other) = (&left[player], &left[1 - player]);
            ExactMatrix::from_fn(own.len(), other.len(), |row, column| {
                self.payoff(player, own[row], other[column]).clone()
            })
            .expect("choices are left")
        });
        Bimatrix { own }
    }
}
