//! What jobs answer: plain structs, the same for `--json`, the page and Python.
//!
//! Field names are stable. Integers that may exceed 2^53 are written as strings above it.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};
use stratege_core::{Plain, Player, Value};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        ObjectBuilder, RefOr,
        schema::{Schema, SchemaType, Type},
    },
};

/// Information sets up to which a strategy is listed.
pub const LISTED_SETS: usize = 20_000;

/// How likely a move must be to be called one of the best: less is what an average leaves over.
pub const LIKELY: f64 = 1e-6;

/// One answer with the game it is about.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Document<T> {
    /// The version that made it.
    pub stratege: &'static str,
    /// The game's name.
    pub game: String,
    /// Its parameters.
    #[schema(value_type = Object)]
    pub parameters: serde_json::Map<String, serde_json::Value>,
    /// The conventions that the answer depends on.
    pub convention: String,
    /// The answer itself.
    #[serde(flatten)]
    pub body: T,
}

/// How sure an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Proof {
    /// Proved.
    Exact,
    /// A bound: at least or at most this.
    Bound,
    /// A guess by a heuristic or an unfinished search.
    Estimate,
}

/// How a position ends under best play, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The player to move wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The player to move loses.
    Loss,
}

impl Verdict {
    /// What a value means to the player to move.
    pub(crate) fn of(value: Value, mover: Player) -> Verdict {
        match value.seen_by(mover) {
            1.. => Verdict::Win,
            0 => Verdict::Draw,
            ..0 => Verdict::Loss,
        }
    }
}

/// Who wins from a position, by which moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Solved {
    /// The position.
    pub position: String,
    /// Who is to move, 1 or 2; null when the play is over.
    #[schema(minimum = 1, maximum = 2)]
    pub turn: Option<u8>,
    /// For the player to move; null when the play is over or nothing was found out.
    pub value: Option<Verdict>,
    /// 1, 2, or null for a draw (or when nothing was found out).
    #[schema(minimum = 1, maximum = 2)]
    pub winner: Option<u8>,
    /// Moves to the end, when somebody wins.
    pub distance: Option<u32>,
    /// The same as one number, for the player to move, in games that have scores of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// What a search that was stopped knows: the value is not worse than the first and not better
    /// than the second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub between: Option<[Ending; 2]>,
    /// What is gained on average, where chance or hidden information has a part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<Gain>,
    /// The same as a fraction, where it is known exactly.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fraction: Option<String>,
    /// The chance that player 1 wins, where chance has a part and nobody draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// What player 1 gets, where payoffs are scores and nothing is left to chance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payoff: Option<i32>,
    /// The least and the most that player 1 can get, where that is not −1 and 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub range: Option<[i32; 2]>,
    /// What the best opponent gains on average over both seats against `strategy`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exploitability: Option<f64>,
    /// How many information sets with a choice the players have together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub information_sets: Option<u64>,
    /// How to play at every information set, where they are few enough to be listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strategy: Vec<SetReport>,
    /// The Grundy value of the position, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<u64>,
    /// The best moves: a win soonest, a loss latest.
    pub best: Vec<String>,
    /// Every legal move with what it leads to.
    pub moves: Vec<MoveReport>,
    /// One line of best play.
    pub line: Vec<String>,
    /// Whether that line stops before the play is over: what follows was not kept in memory, or
    /// not searched.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub line_cut: bool,
    /// How sure the answer is.
    pub proof: Proof,
    /// The method that found it.
    pub method: &'static str,
    /// The methods that were tried, in this order; `nodes` counts the work of all.
    pub tried: Vec<&'static str>,
    /// The depth of search, where the method has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: u64,
    /// Whether a limit cut the work short.
    pub stopped: bool,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

impl Solved {
    /// An answer that says nothing yet.
    pub(crate) fn blank(position: String, turn: Option<u8>, method: &'static str) -> Solved {
        Solved {
            position,
            turn,
            value: None,
            winner: None,
            distance: None,
            between: None,
            gain: None,
            score: None,
            fraction: None,
            chance: None,
            payoff: None,
            range: None,
            exploitability: None,
            information_sets: None,
            strategy: Vec::new(),
            grundy: None,
            best: Vec::new(),
            moves: Vec::new(),
            line: Vec::new(),
            line_cut: false,
            proof: Proof::Exact,
            method,
            tried: vec![method],
            depth: None,
            nodes: 0,
            stopped: false,
            seconds: 0.0,
        }
    }

    /// What the player to move gains on average; player 1 where nobody is to move.
    pub fn mean_gain(&self) -> Option<f64> {
        self.gain.map(|gain| match (gain, self.turn) {
            (Gain::Mean(mean), _) => mean,
            (Gain::Between { low, high }, Some(2)) => -f64::midpoint(low, high),
            (Gain::Between { low, high }, _) => f64::midpoint(low, high),
        })
    }
}

/// What is gained on average.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum Gain {
    /// By the player to move of a race: a win is 1, a loss is -1.
    Mean(f64),
    /// By player 1 in any other game.
    Between {
        /// At least this.
        low: f64,
        /// At most this.
        high: f64,
    },
}

/// How to play at one information set: what the player has done and sees.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct SetReport {
    /// Who chooses, 1 or 2.
    #[schema(minimum = 1, maximum = 2)]
    pub player: u8,
    /// What the player sees.
    pub view: String,
    /// The moves.
    pub moves: Vec<WeightedMove>,
}

/// How likely a move is.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct WeightedMove {
    /// The move.
    #[serde(rename = "move")]
    pub notation: String,
    /// Its probability.
    pub probability: f64,
}

/// How a play may end, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ending {
    /// Who wins.
    pub value: Verdict,
    /// After how many moves, when somebody wins and that is known.
    pub distance: Option<u32>,
}

impl Ending {
    /// What a value means to the player to move.
    pub fn of(value: Value, mover: Player) -> Ending {
        Ending { value: Verdict::of(value, mover), distance: value.distance() }
    }
}

/// One move and what it leads to, for the player who makes it.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct MoveReport {
    /// The move.
    #[serde(rename = "move")]
    pub notation: String,
    /// What it leads to, for the player who makes it.
    pub value: Option<Verdict>,
    /// Moves to the end, this one included, when somebody wins.
    pub distance: Option<u32>,
    /// The same as one number, for the player who makes it, in games that have scores of their own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// The heuristic's value, when nothing is proved; seen by player 1, null when infinite.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<f64>,
    /// The mean gain of the player who makes it, where chance has a part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gain: Option<f64>,
    /// How likely the best way of playing makes it, where it mixes moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// How likely the player who makes it wins, as estimated from plays with what may be hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win_chance: Option<f64>,
    /// The Grundy value of the position it leads to, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grundy: Option<u64>,
}

/// Who wins on boards of several sizes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WinnerTable {
    /// The name of the parameter that grows downwards.
    pub row_parameter: &'static str,
    /// The name of the parameter that grows to the right.
    pub column_parameter: &'static str,
    /// The sizes of the rows.
    pub rows: Vec<i64>,
    /// The sizes of the columns.
    pub columns: Vec<i64>,
    /// `"1"` first player, `"2"` second, a side's letter where it wins whoever begins, `"="`
    /// draw, null not solved.
    pub winners: Vec<Vec<Option<String>>>,
}

/// The winning first moves on boards of several sizes.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FirstMoveTable {
    /// The name of the parameter that grows downwards.
    pub row_parameter: &'static str,
    /// The name of the parameter that grows to the right.
    pub column_parameter: &'static str,
    /// The sizes of the rows.
    pub rows: Vec<i64>,
    /// The sizes of the columns.
    pub columns: Vec<i64>,
    /// All moves by which the first player wins; an empty list where there are none, null where
    /// that is not solved.
    pub moves: Vec<Vec<Option<Vec<String>>>>,
}

/// The Grundy values of one heap (or board) after another.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GrundyList {
    /// The parameter that varies.
    pub parameter: &'static str,
    /// Its values; empty where there are more than a million.
    pub sizes: Vec<i64>,
    /// The Grundy value of each.
    pub grundy: Vec<u64>,
    /// The sizes lost for the player to move.
    pub losing: Vec<i64>,
    /// The largest Grundy value, and the smallest of these sizes that has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub largest: Option<LargestGrundy>,
    /// From where on the values repeat for ever, where that is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub period: Option<GrundyPeriod>,
    /// The few heaps by which the values of all others were found, where there are such.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rare: Option<RareGrundy>,
}

/// The largest of some Grundy values.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct LargestGrundy {
    /// The value.
    pub grundy: u64,
    /// The smallest size that has it.
    pub size: i64,
}

/// Grundy values that repeat for ever.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct GrundyPeriod {
    /// After so many counters more the value is the same.
    pub length: u32,
    /// The smallest heap from which on this holds.
    pub from: u32,
}

/// Heaps whose values belong to the sparse half of all numbers.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct RareGrundy {
    /// A value is rare if it has an even number of ones among these bits.
    pub mask: u32,
    /// How many heaps are rare, from the heap of one counter on.
    pub count: u64,
    /// The largest of them.
    pub last: u32,
    /// All of them; empty where there are more than a million.
    pub heaps: Vec<u32>,
}

/// A whole number of any size up to 2^128.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Big(pub u128);

impl Serialize for Big {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0 < 1 << 53 {
            serializer.serialize_u64(self.0 as u64)
        } else {
            serializer.serialize_str(&self.0.to_string())
        }
    }
}

impl PartialSchema for Big {
    fn schema() -> RefOr<Schema> {
        number_or_text("A whole number; as text from 2^53 on.")
    }
}

impl ToSchema for Big {}

/// The shape of numbers that are written as text where a number would lose digits.
pub(crate) fn number_or_text(description: &str) -> RefOr<Schema> {
    let kinds = [Type::Number, Type::String];
    ObjectBuilder::new()
        .schema_type(SchemaType::from_iter(kinds))
        .description(Some(description))
        .into()
}

/// A number for player 1, for player 2, and for neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Split<T> {
    /// Player 1 wins (or, in a puzzle, it is solved).
    #[serde(rename = "1")]
    pub first: T,
    /// Player 2 wins (or, in a puzzle, it is not solved).
    #[serde(rename = "2")]
    pub second: T,
    /// Nobody wins.
    pub draw: T,
}

/// How many positions are lost for the player to move.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LostReport {
    /// The position from which all is counted, itself included.
    pub position: String,
    /// Different boards, whoever is to move.
    pub boards: Big,
    /// Those on which the player to move loses under best play.
    pub lost: u64,
    /// The others.
    pub won: Big,
    /// Boards without their first row that were gone through.
    pub nodes: u64,
    /// As many of the lost ones as were asked for, always the same ones; without who is to move.
    pub listed: Vec<String>,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// What can be reached from a position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Counted {
    /// The position from which all is counted.
    pub position: String,
    /// Different positions; who is to move is part of a position.
    pub positions: u64,
    /// Different boards, whoever is to move, where that differs from `positions`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boards: Option<u64>,
    /// Pairs of a board and a move, where that differs from `arcs`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board_arcs: Option<u64>,
    /// Positions up to symmetry.
    pub classes: u64,
    /// Pairs of a position and a legal move.
    pub arcs: u64,
    /// Plays from the position to an end; null when endless or beyond 2^128.
    pub plays: Option<Big>,
    /// Plays by how they end.
    pub plays_by_ending: Option<Split<Big>>,
    /// Plays by length and ending, when this could be counted cheaply.
    pub plays_by_length: Option<BTreeMap<u32, Split<Big>>>,
    /// Plays counted as paths through classes of positions.
    pub plays_in_quotient: Option<Big>,
    /// Plays up to symmetries of whole plays.
    pub plays_up_to_symmetry: Option<Big>,
    /// Ended positions.
    pub endings: Split<u64>,
    /// Ended positions up to symmetry.
    pub ending_classes: Split<u64>,
    /// All positions by their value under best play.
    pub values: Split<u64>,
    /// Classes of positions by their value under best play.
    pub value_classes: Split<u64>,
    /// Positions by the least number of moves that leads to them.
    pub positions_by_ply: Vec<u64>,
    /// Classes by the least number of moves that leads to them.
    pub classes_by_ply: Vec<u64>,
    /// The shortest and the longest play.
    pub shortest_play: Option<u32>,
    /// The longest play; null when endless.
    pub longest_play: Option<u32>,
    /// Whether a position can repeat.
    pub cycles: bool,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// What came out of random plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RandomPlays {
    /// How many plays.
    pub plays: u64,
    /// Moves of all of them together.
    pub moves: u64,
    /// How they ended.
    pub endings: Split<u64>,
}

/// The arena of a game and the attractor of one player in it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ArenaReport {
    /// `reachable`, `complete` or `imported`.
    pub extent: &'static str,
    /// The vertices; a vertex's id is its place in this list.
    pub vertices: Vec<VertexReport>,
    /// Pairs of ids.
    pub arcs: Vec<[u32; 2]>,
    /// The id of the start, if there is one.
    pub start: Option<u32>,
    /// Whose attractor is shown, 1 or 2.
    #[schema(minimum = 1, maximum = 2)]
    pub attractor: Option<u8>,
    /// The layers of the attractor: the vertices of each rank.
    pub layers: Vec<Vec<u32>>,
    /// For each vertex of the attractor in which its player moves, the arc that wins soonest.
    pub strategy: Vec<[u32; 2]>,
    /// Vertices from which neither player can force a win.
    pub undecided: u64,
    /// Whether the graph has cycles.
    pub cycles: bool,
}

/// One vertex of an arena.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct VertexReport {
    /// Its number.
    pub id: u32,
    /// The position it stands for.
    pub position: String,
    /// Who moves there, 1 or 2; null if unknown.
    #[schema(minimum = 1, maximum = 2)]
    pub player: Option<u8>,
    /// How the play has ended there: `"1"`, `"2"`, `"draw"`, or null while it goes on.
    #[serde(rename = "final")]
    pub ended: Option<&'static str>,
    /// Its rank in the attractor, if it is in it.
    pub rank: Option<u32>,
}

/// A min-max tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeReport {
    /// The position at the root.
    pub position: String,
    /// Moves from the root to the deepest nodes.
    pub depth: u32,
    /// The heuristic at the horizon.
    pub heuristic: &'static str,
    /// Nodes of the tree.
    pub nodes: u64,
    /// The root.
    pub root: TreeNode,
}

/// What looking ahead finds.
#[derive(Clone, Debug, Serialize)]
pub struct AheadReport {
    /// The position.
    pub position: String,
    /// Moves that were looked ahead.
    pub depth: u32,
    /// Its value seen by player 1: a number, `"inf"` or `"-inf"`.
    #[serde(serialize_with = "number_or_infinity")]
    pub value: f64,
    /// The first of the best moves; null at an end or at depth 0.
    #[serde(rename = "move")]
    pub notation: Option<String>,
    /// Positions visited.
    pub nodes: u64,
}

/// One node of a min-max tree.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreeNode {
    /// The move that leads to it; null at the root.
    #[serde(rename = "move")]
    pub notation: Option<String>,
    /// The same move as programs write it: `(0, 2)`.
    #[serde(skip)]
    pub plain: Option<Plain>,
    /// The position.
    pub position: String,
    /// The board in a few lines.
    #[serde(skip)]
    pub board: String,
    /// Who moves there.
    pub player: Option<u8>,
    /// Its value seen by player 1: a number, `"inf"` or `"-inf"`.
    #[serde(serialize_with = "number_or_infinity")]
    pub value: f64,
    /// Whether it is the child that its parent chooses.
    pub chosen: bool,
    /// What the moves lead to.
    #[schema(no_recursion)]
    pub children: Vec<TreeNode>,
}

fn number_or_infinity<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if value.is_infinite() {
        serializer.serialize_str(if *value > 0.0 { "inf" } else { "-inf" })
    } else {
        serializer.serialize_f64(*value)
    }
}
