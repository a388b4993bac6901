//! Games in which each player has payoffs of their own, read from one table or from two.

use dashu_ratio::RBig;
use serde::Serialize;
use stratege_core::{Limits, Meter};
use stratege_solvers::{
    bimatrix::{self, Bimatrix, Dominance, Profile, eliminate_within},
    matrix::exact::ExactMatrix,
};
use utoipa::ToSchema;

use super::{
    Amount, MatrixGame, MatrixJobError, MatrixRequest, Payoff, cost,
    dominance::DominanceReport,
    error::{Choices, MatrixReadError},
    exact_matrix, given, json,
    number::Number,
    numbered,
    table::{self, Cells, Written},
    weights,
};
use crate::report::Document;

/// What a text with payoffs describes.
#[derive(Clone, Debug)]
pub enum PayoffTable {
    /// One payoff in each cell: that of player 1, and player 2 gets the opposite.
    ZeroSum(MatrixGame),
    /// Payoffs of both players.
    Bimatrix(BimatrixGame),
}

/// A bimatrix game with names for the choices.
#[derive(Clone, Debug)]
pub struct BimatrixGame {
    rows: Vec<String>,
    columns: Vec<String>,
    game: Bimatrix,
}

/// All equilibria of a bimatrix game, each with its certificate.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BimatrixReport {
    /// The choices of player 1.
    pub rows: Vec<String>,
    /// The choices of player 2.
    pub columns: Vec<String>,
    /// Always true: weights and payoffs are fractions as text.
    pub exact: bool,
    /// The equilibria in which nobody mixes: a row and a column each.
    pub pure: Vec<[String; 2]>,
    /// All extreme equilibria, those with few choices first: all there are, if `finite`.
    pub equilibria: Vec<EquilibriumReport>,
    /// Whether there are no others. If not, the game is degenerate and has infinitely many.
    pub finite: bool,
    /// Which equilibria belong together, by their numbers from 1: within a set, every mixture of
    /// the strategies of player 1 with every mixture of those of player 2 is an equilibrium. All
    /// equilibria are found so.
    pub sets: Vec<Vec<usize>>,
    /// The dominated choices, taken away step by step.
    pub dominance: DominanceReport,
    /// The best replies that were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<BimatrixReply>,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// A pair of strategies from which nobody gains by changing alone.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EquilibriumReport {
    /// How often player 1 chooses each row.
    pub row: Vec<Amount>,
    /// How often player 2 chooses each column.
    pub column: Vec<Amount>,
    /// What player 1, and player 2, gets on average.
    #[schema(value_type = Vec<Amount>)]
    pub payoffs: [Amount; 2],
    /// The certificate: what player 1, and player 2, could gain by the best other choice. It is
    /// computed from the payoffs anew, and zero.
    #[schema(value_type = Vec<Amount>)]
    pub gaps: [Amount; 2],
}

/// The best replies to a mixed strategy in a bimatrix game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BimatrixReply {
    /// Who replies, 1 or 2.
    pub player: u8,
    /// The mixed strategy of the other player.
    pub against: Vec<Amount>,
    /// The choices that are best replies, in order.
    pub best: Vec<String>,
    /// What the player who replies then gets.
    pub value: Amount,
}

impl PayoffTable {
    /// The game that a text describes: a table or JSON, with one payoff in each cell or with two,
    /// such as `(3, 2)`.
    ///
    /// ```
    /// use stratege_catalog::matrix_game::PayoffTable;
    ///
    /// let text = ";opera;match\nopera;(3, 2);(0, 0)\nmatch;(0, 0);(2, 3)\n";
    /// assert!(matches!(PayoffTable::read(text)?, PayoffTable::Bimatrix(_)));
    /// assert!(matches!(PayoffTable::read("1 -1\n-1 1")?, PayoffTable::ZeroSum(_)));
    /// # Ok::<(), stratege_catalog::matrix_game::MatrixReadError>(())
    /// ```
    pub fn read(text: &str) -> Result<PayoffTable, MatrixReadError> {
        let Written { rows, columns, payoffs } = written(text)?;
        Ok(match payoffs {
            Cells::Single(payoffs) => PayoffTable::ZeroSum(MatrixGame::new(rows, columns, payoffs)),
            Cells::Pairs(payoffs) => {
                PayoffTable::Bimatrix(BimatrixGame::new(rows, columns, payoffs)?)
            }
        })
    }
}

fn written(text: &str) -> Result<Written, MatrixReadError> {
    // Some programs mark their files so.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim_start().starts_with(['[', '{']) { json::read(text) } else { table::read(text) }
}

impl BimatrixGame {
    /// The game whose payoffs stand in two tables: those of player 1 and those of player 2, both
    /// with a row for each choice of player 1.
    pub fn read_two(first: &str, second: &str) -> Result<BimatrixGame, MatrixReadError> {
        let [first, second] = [written(first)?, written(second)?];
        let [Cells::Single(mine), Cells::Single(theirs)] = [first.payoffs, second.payoffs] else {
            return Err(MatrixReadError::Pairs);
        };
        let rows = same_names(first.rows, second.rows)?;
        let columns = same_names(first.columns, second.columns)?;
        BimatrixGame::new(rows, columns, [mine, theirs])
    }

    /// The game with these payoffs of player 1 and of player 2, and with names for the choices or
    /// without.
    pub fn of_payoffs(
        payoffs: [&[Vec<Payoff>]; 2],
        rows: Option<Vec<String>>,
        columns: Option<Vec<String>>,
    ) -> Result<BimatrixGame, MatrixReadError> {
        let [first, second] = payoffs;
        let Some(width) = first.first().map(Vec::len).filter(|&width| width > 0) else {
            return Err(MatrixReadError::Empty);
        };
        let named = [(Choices::Rows, &rows, first.len()), (Choices::Columns, &columns, width)];
        for (choices, names, expected) in named {
            if let Some(found) = names.as_ref().map(Vec::len).filter(|&found| found != expected) {
                return Err(MatrixReadError::NameCount { choices, found, expected });
            }
        }
        let numbers = |table: &[Vec<Payoff>]| {
            given::check(table, table.first().map_or(0, Vec::len))?;
            given::numbers(table)
        };
        BimatrixGame::new(rows, columns, [numbers(first)?, numbers(second)?])
    }

    fn new(
        rows: Option<Vec<String>>,
        columns: Option<Vec<String>>,
        payoffs: [Vec<Vec<Number>>; 2],
    ) -> Result<BimatrixGame, MatrixReadError> {
        let [expected, found] =
            [0, 1].map(|at| [payoffs[at].len(), payoffs[at].first().map_or(0, Vec::len)]);
        if found != expected {
            return Err(MatrixReadError::Sizes { found, expected });
        }
        let [first, second]: [ExactMatrix; 2] = payoffs.map(exact_matrix);
        let rows = rows.unwrap_or_else(|| numbered(first.rows()));
        let columns = columns.unwrap_or_else(|| numbered(first.columns()));
        let game = Bimatrix::new(first, &second).expect("tables of one size");
        Ok(BimatrixGame { rows, columns, game })
    }

    /// The choices of player 1.
    pub fn rows(&self) -> &[String] {
        &self.rows
    }

    /// The choices of player 2.
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    /// Finds all equilibria, the dominated choices, and the replies that are asked for.
    ///
    /// Everything is exact. A position, for the limits, is a pair of supports or a pivot.
    pub fn solve(
        &self,
        request: &MatrixRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<BimatrixReport, MatrixJobError> {
        let names = [self.rows(), self.columns()];
        let sides = [
            (0, Choices::Rows, request.against_row),
            (1, Choices::Columns, request.against_column),
        ];
        let mut replies = Vec::new();
        for (player, choices, text) in sides {
            let Some(text) = text else { continue };
            let weights =
                weights::read(text, choices, names[player].len(), weights::Tolerance::None)?;
            replies.push(self.reply(1 - player, &weights));
        }
        let dominance = request.dominance.unwrap_or_default();
        // No equilibrium uses what is strictly dominated.
        let mut meter = Meter::new(limits, None);
        let strict = eliminate_within(&self.game, Dominance::Strict, &mut meter)?;
        let left = strict.left.clone();
        check_size(&left, request)?;
        let eliminated = match dominance {
            Dominance::Strict => strict,
            Dominance::Weak => eliminate_within(&self.game, dominance, &mut meter)?,
        };
        let dominance = DominanceReport::told(eliminated, names, dominance);
        let nodes = limits.nodes.map(|most| most.saturating_sub(meter.nodes()));
        let found = bimatrix::equilibria_among(&self.game, &left, Limits { nodes, ..limits })?;
        let pure = self.game.pure().into_iter();
        Ok(BimatrixReport {
            rows: self.rows.clone(),
            columns: self.columns.clone(),
            exact: true,
            pure: pure
                .map(|[row, column]| [&names[0][row], &names[1][column]].map(String::clone))
                .collect(),
            equilibria: found.extreme.iter().map(|profile| self.equilibrium(profile)).collect(),
            finite: found.is_finite(),
            sets: found
                .subsets
                .into_iter()
                .map(|subset| subset.extreme.into_iter().map(|at| at + 1).collect())
                .collect(),
            dominance,
            replies,
            seconds: 0.0,
        })
    }

    /// An answer with the game it is about.
    pub fn document<T>(&self, body: T) -> Document<T> {
        let parameters = [("rows", self.rows.len()), ("columns", self.columns.len())];
        let parameters = parameters.map(|(name, size)| (name.to_owned(), size.into()));
        Document {
            stratege: env!("CARGO_PKG_VERSION"),
            game: "bimatrix".to_owned(),
            parameters: parameters.into_iter().collect(),
            convention:
                "player 1 chooses a row, player 2 a column; each gets the payoff of their own"
                    .to_owned(),
            body,
        }
    }

    fn equilibrium(&self, profile: &Profile) -> EquilibriumReport {
        let [row, column] =
            [0, 1].map(|player| profile.weights[player].iter().map(Amount::exact).collect());
        let payoffs = [0, 1].map(|player| Amount::exact(&self.game.expected(player, profile)));
        let gaps = self.game.gaps(profile).map(|gap| Amount::exact(&gap));
        EquilibriumReport { row, column, payoffs, gaps }
    }

    fn reply(&self, player: usize, against: &[RBig]) -> BimatrixReply {
        let names = [self.rows(), self.columns()][player];
        let found = self.game.replies(player, against);
        BimatrixReply {
            player: if player == 0 { 1 } else { 2 },
            against: against.iter().map(Amount::exact).collect(),
            best: found.best.iter().map(|&choice| names[choice].clone()).collect(),
            value: Amount::exact(&found.value),
        }
    }
}

/// Refuses choices with whose supports it would take too long.
fn check_size(left: &[Vec<usize>; 2], request: &MatrixRequest<'_>) -> Result<(), MatrixJobError> {
    let cost = cost::supports(left[0].len(), left[1].len());
    if cost.seconds > request.patience {
        return Err(MatrixJobError::TooLarge { seconds: cost.seconds, bytes: cost.bytes });
    }
    Ok(())
}

/// The names of two tables, which must not contradict each other.
fn same_names(
    first: Option<Vec<String>>,
    second: Option<Vec<String>>,
) -> Result<Option<Vec<String>>, MatrixReadError> {
    let (Some(mine), Some(theirs)) = (&first, &second) else { return Ok(first.or(second)) };
    match mine.iter().zip(theirs).find(|(one, other)| one != other) {
        Some((expected, found)) => {
            Err(MatrixReadError::OtherName { found: found.clone(), expected: expected.clone() })
        }
        None => Ok(first),
    }
}
