//! What is told about values, as text.

use serde::Serialize;
use stratege_values::Dyadic;
use utoipa::ToSchema;

use crate::report::Document;

/// What a sum is worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ValueReport {
    /// What was asked about.
    pub sum: String,
    /// The position, where that is a single game.
    pub position: Option<String>,
    /// Who wins: `left` (player 1, whoever begins), `right` (player 2, whoever begins), `first`
    /// (whoever begins) or `second` (whoever does not begin).
    pub outcome: &'static str,
    /// What it is worth; null where a limit was reached on the way.
    pub value: Option<Worth>,
    /// What is added up, in the order of the sum.
    pub summands: Vec<SummandReport>,
    /// The values that it is the sum of.
    pub parts: Vec<ValueName>,
    /// What both players can move to, where that is asked for; null where a limit was reached on
    /// the way.
    pub moves: Option<MovesOfBoth>,
    /// How it compares with a second sum, where that is asked for.
    pub comparison: Option<Comparison>,
    /// Boards and forms visited.
    pub nodes: u64,
    /// Whether a limit was reached.
    pub stopped: bool,
    /// The time that it took.
    pub seconds: f64,
}

/// One summand: a board, or a value.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SummandReport {
    /// The game with its parameters, where it is a board.
    pub game: Option<String>,
    /// The position of the board.
    pub position: Option<String>,
    /// The value as it is typed, where it is no board; null if its name is too long.
    pub value: Option<String>,
    /// How often it is added; where that is negative, both players play as the other one.
    pub count: i64,
}

/// A value in standard notation.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct ValueName {
    /// As in books; null if it is longer than was asked for.
    pub name: Option<String>,
    /// As it is typed.
    pub ascii: Option<String>,
    /// As LaTeX writes it.
    pub latex: Option<String>,
    /// How many characters the name has.
    pub characters: u64,
}

/// A value with everything that is read off it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Worth {
    /// Its name.
    #[serde(flatten)]
    pub name: ValueName,
    /// What many copies are worth on average.
    #[schema(value_type = String)]
    pub mean: Fraction,
    /// How urgent it is to move here.
    #[schema(value_type = String)]
    pub temperature: Fraction,
    /// The number reached when player 1 begins.
    #[schema(value_type = String)]
    pub left_stop: Fraction,
    /// The number reached when player 2 begins.
    #[schema(value_type = String)]
    pub right_stop: Fraction,
    /// How many moves its canonical form lasts at most.
    pub birthday: u64,
    /// How many ups it is worth, roughly, where it is all small.
    pub atomic_weight: Option<ValueName>,
    /// The stops as it is cooled.
    pub thermograph: ThermographReport,
}

/// A fraction that JSON keeps exactly: as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction(pub Dyadic);

impl Serialize for Fraction {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl std::fmt::Display for Fraction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// The walls of a thermograph: their corners from temperature -1 up. Above the last one is the
/// mast.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThermographReport {
    /// The wall of player 1.
    pub left: Vec<Corner>,
    /// The wall of player 2.
    pub right: Vec<Corner>,
}

/// A corner of a wall.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Corner {
    /// How high.
    #[schema(value_type = String)]
    pub temperature: Fraction,
    /// The stop at that temperature.
    #[schema(value_type = String)]
    pub value: Fraction,
}

/// What both players can move to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MovesOfBoth {
    /// The moves of player 1.
    pub left: Vec<MoveValue>,
    /// The moves of player 2.
    pub right: Vec<MoveValue>,
}

/// What a move leads to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MoveValue {
    /// The game it is made in, where there are several.
    pub game: Option<String>,
    /// The place of that game in the sum, from 0, where there are several.
    pub summand: Option<usize>,
    /// The move.
    #[serde(rename = "move")]
    pub notation: String,
    /// What the game is worth afterwards.
    pub value: ValueName,
    /// What the move brings its player.
    pub incentive: ValueName,
    /// How urgent it is.
    #[schema(value_type = String)]
    pub temperature: Fraction,
    /// Whether no other move of this player brings more.
    pub best: bool,
    /// Whether it wins the whole sum.
    pub wins: bool,
}

/// What boards of several sizes are worth.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ValueTable {
    /// The parameter of the rows.
    pub row_parameter: &'static str,
    /// The parameter of the columns.
    pub column_parameter: &'static str,
    /// The sizes down the side.
    pub rows: Vec<i64>,
    /// The sizes along the top.
    pub columns: Vec<i64>,
    /// The values, row by row; null where a limit was reached.
    pub values: Vec<Vec<Option<ValueName>>>,
}

/// How two sums compare.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Comparison {
    /// The other one.
    pub with: String,
    /// What it is worth.
    pub value: ValueName,
    /// `<`, `=`, `>`, or `||` where it depends on who moves.
    pub relation: &'static str,
}

impl ValueReport {
    /// The same with what every answer says about itself.
    pub fn document(self) -> Document<ValueReport> {
        Document {
            stratege: env!("CARGO_PKG_VERSION"),
            game: self.sum.clone(),
            parameters: serde_json::Map::new(),
            convention: "normal play; player 1 is Left, player 2 is Right".to_owned(),
            body: self,
        }
    }
}
