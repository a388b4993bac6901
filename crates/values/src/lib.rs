//! What positions of combinatorial games are worth: canonical forms, exact throughout.
//!
//! In a sum of games a player moves in one of them, and whoever cannot move loses. Two games have
//! the same *value* when exchanging them never changes who wins such a sum. Every value of a game
//! that must end has one smallest form, its *canonical form*, and [`Forms`] keeps each of them
//! once. Player 1 is Left, who likes large values; player 2 is Right.
//!
//! ```
//! use stratege_core::Limits;
//! use stratege_values::{Forms, Style, ValueError, read};
//!
//! let mut forms = Forms::default();
//! let mut calculator = forms.within(Limits::default());
//! let sum = read("{3|1||0} + 3.^ - *2")?;
//! let value = sum.value(&mut calculator, &mut |_, _| Err(ValueError::OutOfRange))?;
//! assert_eq!(calculator.mean(value).to_string(), "1");
//! assert_eq!(calculator.temperature(value).to_string(), "1");
//! let name = calculator.name(value, Style::Ascii, 1000)??;
//! assert_eq!(read(&name)?.summands.len(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Sources: J. H. Conway, *On Numbers and Games*; E. R. Berlekamp, J. H. Conway, R. K. Guy,
//! *Winning Ways*; A. N. Siegel, *Combinatorial Game Theory*.

mod born;
mod calculator;
mod canonical;
mod cooling;
mod dyadic;
mod error;
mod forms;
mod name;
mod of_game;
mod order;
mod read;
mod small;
mod sum;
mod term;
mod thermograph;

pub use calculator::Calculator;
pub use dyadic::Dyadic;
pub use error::{ReadError, ReadProblem, TooLong, ValueError};
pub use forms::{Forms, Value};
pub use name::Style;
pub use of_game::Boards;
pub use order::{Outcome, Relation};
pub use read::read;
pub use term::{Expression, GameWord, Resolve, Summand, Term};
pub use thermograph::{Point, Thermograph};
