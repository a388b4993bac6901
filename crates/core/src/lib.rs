//! What a game is: six functions, the abilities beyond them, and plain counting.
//!
//! A game is a value that holds parameters; a position is a separate small type. This crate
//! has no dependencies and does no input or output.

mod ability;
mod alternating;
mod bits;
mod card;
mod cell;
mod count;
mod game;
mod heaps;
mod insight;
mod lattice;
mod layered;
mod limits;
mod meaning;
mod nearest;
mod open;
mod openings;
mod outside;
mod params;
mod picture;
mod plain;
mod player;
mod recall;
mod repetition;
mod splitmix;
mod text;
mod value;

pub use ability::{
    Chart, Class, Combinatorial, Duel, Ending, Hidden, Impartial, Indexed, Numbered, Pace, Perfect,
    Policy, Puzzle, Race, Staircases, Viewed, ZeroSum,
};
pub use alternating::{Alternating, BoardWithMover, Convention};
pub use bits::{Ones, nth_one, ones};
pub use card::{Card, Heuristic, Listed, PositionError, decided, read_grid, write_grid};
pub use cell::Cell;
pub use count::{Census, census, layers_within, perft, perft_within};
pub use game::{Game, Turn};
pub use heaps::{HeapMove, Parts, heap_options};
pub use insight::{Insight, Insightful, InsightfulRules, Key, MOST_SCORE, Query, Score};
pub use lattice::Lattice;
pub use layered::{Filling, Lane, LaneRules, Lanes, Layered, LayeredRules};
pub use limits::{DEEPEST, Limits, Meter, Stopped, Unwatched, Watch, addressable};
pub use meaning::Meaning;
pub use nearest::nearest;
pub use open::Open;
pub use openings::{Openings, OpeningsError, OpeningsFile, opening_positions};
pub use outside::{
    DEEPEST_NESTING, LONGEST_POSITION, LONGEST_WORD, TooLong, check_position, check_word,
};
pub use params::{Param, ParamKind, Params, Preset, Setting, SetupError};
pub use picture::{
    Form, Indices, Label, Layout, Mark, Outline, Picture, Piece, Place, Stroke, Toward,
};
pub use plain::{Foreign, Plain, split_words};
pub use player::Player;
pub use recall::{Broken, Promise, Recall, recall};
pub use repetition::{Record, Repetition, Verdict};
pub use splitmix::{SplitMix, mix};
pub use text::Text;
pub use value::{Value, Winner};
