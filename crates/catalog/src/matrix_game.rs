//! Matrix games that somebody wrote: read from text, solved, and answered to.
//!
//! Player 1 chooses a row, player 2 a column. One payoff in each cell is that of player 1, and
//! player 2 gets the opposite; two are those of both players.

mod bimatrix;
mod cost;
mod dominance;
mod error;
mod given;
mod json;
mod linear_program;
mod number;
mod precision;
mod table;
mod weights;

use std::{borrow::Cow, sync::OnceLock};

use dashu_ratio::RBig;
use serde::{Serialize, Serializer};
use stratege_core::{Limits, Stopped};
use stratege_solvers::{
    bimatrix::Bimatrix,
    matrix::{
        self, Equilibrium, Matrix, MatrixError as ShapeError, Response, Uniqueness,
        exact::{self, ExactEquilibrium, ExactMatrix, ExactResponse},
    },
};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{RefOr, Schema},
};

pub use bimatrix::{BimatrixGame, BimatrixReply, BimatrixReport, EquilibriumReport, PayoffTable};
pub use stratege_solvers::bimatrix::Dominance;

pub use dominance::{DominanceReport, DominanceStep, DominatorReport};
pub use error::{Choices, MatrixReadError, Place, Spot};
pub(crate) use linear_program::{comment, constraint, scale, term};

use crate::report::{Document, number_or_text};
use number::Number;

/// A zero-sum matrix game with names for the choices.
#[derive(Clone, Debug)]
pub struct MatrixGame {
    /// The choices of player 1: names, or numbers from 1.
    rows: Vec<String>,
    /// The choices of player 2.
    columns: Vec<String>,
    near: Matrix,
    /// The payoffs with all their digits: at once where they were written, else when asked for.
    exact: OnceLock<ExactMatrix>,
}

/// A payoff that a program gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Payoff {
    /// A floating-point number; where numbers are exact, the shortest decimal number that reads
    /// as it.
    Near(f64),
    /// A number as people write it: `2`, `-0.5`, `1e-3`, `1/3`.
    Written(String),
}

/// What is asked about a matrix game.
#[derive(Clone, Copy, Debug, Default)]
pub struct MatrixRequest<'a> {
    /// Fractions instead of decimals.
    pub exact: bool,
    /// A mixed strategy of player 1, such as `1/2,1/2`, to which the best reply is wanted.
    pub against_row: Option<&'a str>,
    /// A mixed strategy of player 2, likewise.
    pub against_column: Option<&'a str>,
    /// Which dominated choices are to be taken away, if any.
    pub dominance: Option<Dominance>,
    /// The seconds that exact numbers may take, as far as that can be known before.
    pub patience: f64,
}

/// Why a matrix game was not solved.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum MatrixJobError {
    /// A mixed strategy is none.
    #[error(transparent)]
    Read(#[from] MatrixReadError),
    /// It would take longer than allowed, or more memory.
    #[error("it would take about {seconds:.0} s and {bytes:.0} bytes")]
    TooLarge {
        /// About how long it would take.
        seconds: f64,
        /// About how many bytes it would need.
        bytes: f64,
    },
    /// A limit was reached.
    #[error(transparent)]
    Stopped(#[from] Stopped),
}

/// A number of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Amount {
    /// The number, to the precision of floating-point numbers.
    pub near: f64,
    /// The number itself, such as `-3/8`, if it is exact.
    pub fraction: Option<String>,
}

/// A pair of optimal strategies, and how good they are for sure.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MatrixReport {
    /// The choices of player 1.
    pub rows: Vec<String>,
    /// The choices of player 2.
    pub columns: Vec<String>,
    /// Whether all numbers are exact: because that was asked for, or because the payoffs differ so
    /// much in size that floating-point numbers would not do.
    pub exact: bool,
    /// What player 1 gets on average when both follow these strategies.
    pub value: Amount,
    /// How often player 1 chooses each row.
    pub row: Vec<Amount>,
    /// How often player 2 chooses each column.
    pub column: Vec<Amount>,
    /// The certificate: what player 1, and player 2, could still gain by changing alone. The
    /// value of the game lies between `value - gaps[1]` and `value + gaps[0]`.
    pub gaps: [Amount; 2],
    /// The row and the column to choose for sure, if nobody needs to mix.
    pub saddle: Option<[String; 2]>,
    /// Whether the optimal strategy of player 1, and of player 2, is the only one; null if that
    /// is not known.
    pub unique: [Option<bool>; 2],
    /// The best replies that were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<ReplyReport>,
    /// The dominated choices, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dominance: Option<DominanceReport>,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// The best replies to a mixed strategy.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ReplyReport {
    /// Who replies, 1 or 2.
    pub player: u8,
    /// The mixed strategy of the other player.
    pub against: Vec<Amount>,
    /// The choices that are best replies, in order.
    pub best: Vec<String>,
    /// What player 1 then gets.
    pub value: Amount,
    /// How much less the mixed strategy is sure to get than an optimal one.
    pub loss: Amount,
}

impl Amount {
    fn exact(number: &RBig) -> Amount {
        Amount { near: number.to_f64().value() + 0.0, fraction: Some(number.to_string()) }
    }
}

impl From<f64> for Amount {
    fn from(near: f64) -> Amount {
        // Negative zero is zero.
        Amount { near: near + 0.0, fraction: None }
    }
}

/// A number, or a fraction as text.
impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.fraction {
            Some(fraction) => serializer.serialize_str(fraction),
            None => serializer.serialize_f64(self.near),
        }
    }
}

impl PartialSchema for Amount {
    fn schema() -> RefOr<Schema> {
        number_or_text("A number; where it is exact, a fraction as text.")
    }
}

impl ToSchema for Amount {}

impl MatrixGame {
    /// The game that a text describes: a table (cells between commas, semicolons, tabs or
    /// blanks), or JSON.
    ///
    /// ```
    /// use stratege_catalog::matrix_game::MatrixGame;
    ///
    /// let pennies = MatrixGame::read(";heads;tails\nheads;1;-1\ntails;-1;1\n")?;
    /// assert_eq!(pennies.rows(), ["heads", "tails"]);
    /// let thirds = MatrixGame::read(r#"[["1/3", 0.1], [2, 3]]"#)?;
    /// assert_eq!(thirds.columns(), ["1", "2"]);
    /// # Ok::<(), stratege_catalog::matrix_game::MatrixReadError>(())
    /// ```
    pub fn read(text: &str) -> Result<MatrixGame, MatrixReadError> {
        match PayoffTable::read(text)? {
            PayoffTable::ZeroSum(game) => Ok(game),
            PayoffTable::Bimatrix(_) => Err(MatrixReadError::Pairs),
        }
    }

    fn new(
        rows: Option<Vec<String>>,
        columns: Option<Vec<String>>,
        payoffs: Vec<Vec<Number>>,
    ) -> MatrixGame {
        let near = payoffs.iter().map(|row| row.iter().map(Number::near).collect()).collect();
        let width = payoffs[0].len();
        let rows = rows.unwrap_or_else(|| numbered(payoffs.len()));
        let columns = columns.unwrap_or_else(|| numbered(width));
        let near = Matrix::new(near).map_err(CHECKED).expect("a matrix");
        MatrixGame { rows, columns, near, exact: OnceLock::from(exact_matrix(payoffs)) }
    }

    /// The game with these payoffs, and with names for the choices of a player or without.
    ///
    /// ```
    /// use stratege_catalog::matrix_game::{MatrixGame, Payoff};
    ///
    /// let third = Payoff::Written("1/3".to_owned());
    /// let game = MatrixGame::of_payoffs(&[vec![Payoff::Near(0.1), third]], None, None)?;
    /// assert_eq!(game.columns(), ["1", "2"]);
    /// # Ok::<(), stratege_catalog::matrix_game::MatrixReadError>(())
    /// ```
    pub fn of_payoffs(
        payoffs: &[Vec<Payoff>],
        rows: Option<Vec<String>>,
        columns: Option<Vec<String>>,
    ) -> Result<MatrixGame, MatrixReadError> {
        let Some(width) = payoffs.first().map(Vec::len).filter(|&width| width > 0) else {
            return Err(MatrixReadError::Empty);
        };
        let named = [(Choices::Rows, &rows, payoffs.len()), (Choices::Columns, &columns, width)];
        for (choices, names, expected) in named {
            if let Some(found) = names.as_ref().map(Vec::len).filter(|&found| found != expected) {
                return Err(MatrixReadError::NameCount { choices, found, expected });
            }
        }
        given::check(payoffs, width)?;
        let Some(near) = given::floats(payoffs) else {
            let payoffs = given::numbers(payoffs)?;
            return Ok(MatrixGame::new(rows, columns, payoffs));
        };
        Ok(MatrixGame {
            rows: rows.unwrap_or_else(|| numbered(payoffs.len())),
            columns: columns.unwrap_or_else(|| numbered(width)),
            near: Matrix::new(near).map_err(CHECKED).expect("a matrix"),
            exact: OnceLock::new(),
        })
    }

    fn exact(&self) -> &ExactMatrix {
        self.exact.get_or_init(|| {
            let rows = self.near.entries().chunks_exact(self.near.columns());
            exact_matrix(rows.map(|row| row.iter().map(|&near| Number::of(near)).collect()))
        })
    }

    /// The choices of player 1.
    pub fn rows(&self) -> &[String] {
        &self.rows
    }

    /// The choices of player 2.
    pub fn columns(&self) -> &[String] {
        &self.columns
    }

    fn names(&self, choices: Choices) -> &[String] {
        match choices {
            Choices::Rows => &self.rows,
            Choices::Columns => &self.columns,
        }
    }

    /// The payoffs of player 1.
    pub fn payoffs(&self) -> &Matrix {
        &self.near
    }

    /// Solves the game and finds the replies that are asked for.
    pub fn solve(
        &self,
        request: &MatrixRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<MatrixReport, MatrixJobError> {
        let sides =
            [(Choices::Rows, request.against_row), (Choices::Columns, request.against_column)];
        let tolerance =
            if request.exact { weights::Tolerance::None } else { weights::Tolerance::Rounding };
        let mut mixtures = Vec::new();
        for (choices, text) in sides {
            let Some(text) = text else { continue };
            let expected = self.names(choices).len();
            mixtures.push((choices, weights::read(text, choices, expected, tolerance)?));
        }
        self.check_size(request, limits)?;
        let mut report = if request.exact {
            self.exact_report(&exact::solve(self.exact(), limits)?)
        } else {
            self.near_or_exact_report(request, limits)?
        };
        let value = report.value.fraction.as_ref().and_then(|value| value.parse::<RBig>().ok());
        for (choices, weights) in mixtures {
            let reply = match &value {
                Some(value) => self.exact_reply(choices, &weights, value),
                None => self.near_reply(choices, &weights, report.value.near),
            };
            report.replies.push(reply);
        }
        if let Some(dominance) = request.dominance {
            let names = [self.rows(), self.columns()];
            let game = Bimatrix::zero_sum(self.exact());
            report.dominance = Some(DominanceReport::of(&game, names, dominance, limits)?);
        }
        Ok(report)
    }

    /// An answer with the game it is about.
    pub fn document<T>(&self, body: T) -> Document<T> {
        let parameters = [("rows", self.rows.len()), ("columns", self.columns.len())];
        let parameters = parameters.map(|(name, size)| (name.to_owned(), size.into()));
        Document {
            stratege: env!("CARGO_PKG_VERSION"),
            game: "matrix".to_owned(),
            parameters: parameters.into_iter().collect(),
            convention:
                "payoffs are those of player 1, who chooses a row; player 2 chooses a column"
                    .to_owned(),
            body,
        }
    }

    /// Refuses what would take too long, or too much memory.
    fn check_size(
        &self,
        request: &MatrixRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(), MatrixJobError> {
        let cost = if request.exact { cost::exact(self.exact()) } else { cost::near(&self.near) };
        let is_long = request.exact && cost.seconds > request.patience;
        let is_large = limits.memory.is_some_and(|most| cost.bytes > most as f64);
        if is_long || is_large {
            return Err(MatrixJobError::TooLarge { seconds: cost.seconds, bytes: cost.bytes });
        }
        Ok(())
    }

    fn blank_report(&self, value: Amount, saddle: Option<(usize, usize)>) -> MatrixReport {
        let name =
            |(row, column): (usize, usize)| [self.rows[row].clone(), self.columns[column].clone()];
        MatrixReport {
            rows: self.rows.clone(),
            columns: self.columns.clone(),
            exact: false,
            value,
            row: Vec::new(),
            column: Vec::new(),
            gaps: [0.0.into(), 0.0.into()],
            saddle: saddle.map(name),
            unique: [None; 2],
            replies: Vec::new(),
            dominance: None,
            seconds: 0.0,
        }
    }

    /// The answer in floating-point numbers, unless they would not do and exact ones are quick.
    fn near_or_exact_report(
        &self,
        request: &MatrixRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<MatrixReport, MatrixJobError> {
        let found = matrix::solve_rounded(&self.near, || Cow::Borrowed(self.exact()), limits)?;
        if self.is_precise(&found) {
            return Ok(self.near_report(found));
        }
        let cost = cost::exact(self.exact());
        let fits = limits.memory.is_none_or(|most| cost.bytes <= most as f64);
        if fits && cost.seconds <= request.patience.min(QUICK) {
            return Ok(self.exact_report(&exact::solve(self.exact(), limits)?));
        }
        let gaps = found.gaps.map(|gap| gap + self.noise());
        Ok(self.near_report(Equilibrium { gaps, unique: [Uniqueness::Unknown; 2], ..found }))
    }

    fn near_report(&self, found: Equilibrium) -> MatrixReport {
        let unique = found.unique.map(|unique| match unique {
            Uniqueness::Unique => Some(true),
            Uniqueness::Several => Some(false),
            Uniqueness::Unknown => None,
        });
        MatrixReport {
            row: found.row.into_iter().map(Amount::from).collect(),
            column: found.column.into_iter().map(Amount::from).collect(),
            gaps: found.gaps.map(Amount::from),
            unique,
            ..self.blank_report(found.value.into(), found.saddle)
        }
    }

    fn exact_report(&self, found: &ExactEquilibrium) -> MatrixReport {
        MatrixReport {
            row: found.row.iter().map(Amount::exact).collect(),
            column: found.column.iter().map(Amount::exact).collect(),
            gaps: [RBig::ZERO, RBig::ZERO].map(|gap| Amount::exact(&gap)),
            unique: found.unique.map(Some),
            exact: true,
            ..self.blank_report(Amount::exact(&found.value), found.saddle)
        }
    }

    fn near_reply(&self, choices: Choices, weights: &[RBig], value: f64) -> ReplyReport {
        let against: Vec<f64> = weights.iter().map(|weight| weight.to_f64().value()).collect();
        let Response { value: got, best } = match choices {
            Choices::Rows => matrix::best_columns(&self.near, &against),
            Choices::Columns => matrix::best_rows(&self.near, &against),
        };
        let loss = match choices {
            Choices::Rows => value - got,
            Choices::Columns => got - value,
        };
        let against = against.into_iter().map(Amount::from).collect();
        self.reply(choices, against, &best, got.into(), loss.max(0.0).into())
    }

    fn exact_reply(&self, choices: Choices, weights: &[RBig], value: &RBig) -> ReplyReport {
        let ExactResponse { value: got, best } = match choices {
            Choices::Rows => exact::best_columns(self.exact(), weights),
            Choices::Columns => exact::best_rows(self.exact(), weights),
        };
        let loss = match choices {
            Choices::Rows => value - &got,
            Choices::Columns => &got - value,
        };
        let against = weights.iter().map(Amount::exact).collect();
        self.reply(choices, against, &best, Amount::exact(&got), Amount::exact(&loss))
    }

    fn reply(
        &self,
        choices: Choices,
        against: Vec<Amount>,
        best: &[usize],
        value: Amount,
        loss: Amount,
    ) -> ReplyReport {
        let (player, names) = match choices {
            Choices::Rows => (2, self.columns()),
            Choices::Columns => (1, self.rows()),
        };
        let best = best.iter().map(|&at| names[at].clone()).collect();
        ReplyReport { player, against, best, value, loss }
    }
}

/// The names of choices that have none.
fn numbered(count: usize) -> Vec<String> {
    (1..=count).map(|number| number.to_string()).collect()
}

/// Why a matrix is one.
const CHECKED: fn(ShapeError) -> &'static str = |_| "numbers are checked when they are read";

fn exact_matrix(payoffs: impl IntoIterator<Item = Vec<Number>>) -> ExactMatrix {
    let fractions = |row: Vec<Number>| row.into_iter().map(|number| number.0).collect();
    let rows = payoffs.into_iter().map(fractions).collect();
    ExactMatrix::new(rows).map_err(CHECKED).expect("a matrix")
}

/// Exact numbers that nobody asked for may take this long, in seconds.
const QUICK: f64 = 1.0;
