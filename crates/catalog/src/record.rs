//! Plays written down: what `trace --json` prints and the page exports, and how it is read again.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use stratege_tournament::files::{CHECKSUM, Seal, checksum_of, seal_of};
use utoipa::ToSchema;

use crate::{AnyGame, COMPOSED, Catalog, JobError, OpenError, Play, report::Document};

/// One play, from its start to where it was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayReport {
    /// Who played, player 1 first: the words of strategies, or `human`.
    pub players: Vec<String>,
    /// The seed of all random draws: with the moves it gives every throw again.
    pub seed: u64,
    /// Where it began, deals included.
    pub start: String,
    /// The moves.
    pub moves: Vec<String>,
    /// The moves again, with who made them and what they led to, chance included.
    pub steps: Vec<PlayStep>,
    /// Where it was left.
    pub position: String,
    /// What player 1 gets, when the play is over: 1, 0 or -1.
    pub payoff: Option<i32>,
    /// By how much player 1 is ahead in the game's own unit, when the play is over.
    pub margin: Option<i32>,
    /// Who won, 1 or 2; null for a draw, and while nobody has.
    pub winner: Option<u8>,
    /// Who made no legal move and lost for that, if somebody did.
    pub failed: Option<u8>,
    /// The CRC-32 of the document without this field, its fields in the order of their names and
    /// without blanks, in eight hexadecimal digits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
}

/// One move of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlayStep {
    /// Who made it, 1 or 2.
    pub player: Option<u8>,
    /// The move.
    #[serde(rename = "move")]
    pub notation: String,
    /// The position after it.
    pub position: String,
}

/// Why a text is not a play.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// It is not JSON.
    #[error("line {line}, column {column}: this is not JSON")]
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// A field is missing: it is some other document.
    #[error("this is not a play: it has no `{field}`")]
    Missing {
        /// The field.
        field: &'static str,
    },
    /// It was changed or damaged since it was written.
    #[error("its checksum is wrong: it was changed or damaged")]
    Checksum,
    /// Somebody who does not play is said to have failed.
    #[error("`failed` is {found}")]
    Failed {
        /// The number of that player.
        found: u8,
    },
    /// It is some other document.
    #[error("this is not a play: {why}")]
    NotAPlay {
        /// What is missing or of another kind.
        why: String,
    },
    /// It names too few players, or too many.
    #[error("{found} players are named, {expected} play")]
    Players {
        /// How many are named.
        found: usize,
        /// How many play.
        expected: usize,
    },
    /// Its game is not known, or not with these parameters.
    #[error("{error}")]
    Game {
        /// The game as it would be typed.
        word: String,
        /// What is wrong.
        error: OpenError,
    },
    /// It cannot begin where it says.
    #[error(transparent)]
    Start(JobError),
    /// A move is not legal where it was made.
    #[error("move {number}: `{notation}` is not legal in {position}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The move.
        notation: String,
        /// Where it was to be made.
        position: String,
        /// What is legal there.
        legal: Vec<String>,
    },
    /// Played again, something else comes out.
    #[error("`{field}` is {found}, but the moves give {expected}")]
    Differs {
        /// The field, such as `steps[3].position`.
        field: String,
        /// What the text says.
        found: String,
        /// What comes out.
        expected: String,
    },
}

/// Notes a play as it is played.
pub struct Recorder {
    start: String,
    steps: Vec<PlayStep>,
}

impl Recorder {
    /// Notes where `play` begins.
    pub fn new(play: &dyn Play) -> Recorder {
        Recorder { start: play.position(), steps: Vec::new() }
    }

    /// Plays a move and notes it.
    pub fn play(&mut self, play: &mut dyn Play, notation: &str) -> Result<&PlayStep, JobError> {
        let player = play.turn();
        let notation = play.play(notation)?;
        self.steps.push(PlayStep { player, notation, position: play.position() });
        Ok(self.steps.last().expect("it was just noted"))
    }

    /// Where it began, and the moves so far.
    pub fn noted(self) -> (String, Vec<PlayStep>) {
        (self.start, self.steps)
    }

    /// The whole play; `failed` is who made no legal move, if that ended it.
    pub fn report(
        self,
        play: &dyn Play,
        players: Vec<String>,
        seed: u64,
        failed: Option<u8>,
    ) -> PlayReport {
        let winner = match (failed, play.payoff().map(i32::signum)) {
            // Who fails at a puzzle loses to nobody.
            (Some(player), _) => (players.len() == 2).then_some(3 - player),
            (None, Some(1)) => Some(1),
            (None, Some(-1)) => Some(2),
            _ => None,
        };
        PlayReport {
            players,
            seed,
            start: self.start,
            moves: play.history().to_vec(),
            steps: self.steps,
            position: play.position(),
            payoff: play.payoff(),
            margin: play.margin(),
            winner,
            failed,
            checksum: None,
        }
    }
}

/// A play with the game it is about, and the checksum of both.
pub fn document(game: &dyn AnyGame, play: PlayReport) -> Document<PlayReport> {
    let mut document = crate::document(game, PlayReport { checksum: None, ..play });
    // All of it is text and whole numbers, which can be written down.
    document.body.checksum = checksum_of(&document).ok();
    document
}

/// The fields that only a play has, or that it cannot do without.
const FIELDS: [&str; 7] = ["players", "seed", "start", "moves", "steps", "game", "parameters"];

/// The other fields of the document of a play.
const MORE_FIELDS: [&str; 8] =
    ["stratege", "convention", "position", "payoff", "margin", "winner", "failed", CHECKSUM];

/// What is read before the game is known.
#[derive(Deserialize)]
struct Written {
    game: String,
    #[serde(default)]
    convention: String,
    parameters: Map<String, Value>,
    #[serde(flatten)]
    play: PlayReport,
}

impl Catalog {
    /// Reads a play that was written down, and plays it again: every move is legal, and every
    /// position, deal and throw is what the text says.
    ///
    /// A play without a checksum is read if it has no field but those of a play: a field with
    /// another name may be the checksum.
    pub fn read_play(&self, text: &str) -> Result<(Box<dyn AnyGame>, PlayReport), RecordError> {
        let value: Value = serde_json::from_str(text)
            .map_err(|error| RecordError::NotJson { line: error.line(), column: error.column() })?;
        // What another command wrote lacks fields: that says more than a field of another kind.
        if let Some(missing) = FIELDS.iter().find(|field| value.get(**field).is_none()) {
            return Err(RecordError::Missing { field: missing });
        }
        match seal_of(&value) {
            Seal::Whole => {}
            Seal::Broken => return Err(RecordError::Checksum),
            Seal::Missing => only_known_fields(&value)?,
        }
        let Written { game: name, convention, parameters, play: found } =
            serde_json::from_value(value).map_err(|error| not_a_play(&error))?;
        if let Some(player) = found.failed.filter(|player| !(1..=2).contains(player)) {
            return Err(RecordError::Failed { found: player });
        }
        let word = word(&name, &parameters);
        let mut game = self.open(&word).map_err(|error| RecordError::Game { word, error })?;
        if convention.ends_with(COMPOSED) {
            game.compose();
        }
        let head = crate::document(game.as_ref(), ());
        same("parameters", &Value::Object(parameters), &Value::Object(head.parameters))?;
        let expected = game.family().players.len();
        if found.players.len() != expected {
            return Err(RecordError::Players { found: found.players.len(), expected });
        }
        let again = replayed(game.as_ref(), &found)?;
        compare(&found, &again)?;
        Ok((game, found))
    }
}

fn only_known_fields(document: &Value) -> Result<(), RecordError> {
    let known = |name: &&str| FIELDS.contains(name) || MORE_FIELDS.contains(name);
    let mut names = document.as_object().into_iter().flatten().map(|(name, _)| name.as_str());
    match names.find(|name| !known(name)) {
        None => Ok(()),
        Some(name) => Err(RecordError::NotAPlay { why: format!("unknown field `{name}`") }),
    }
}

fn not_a_play(error: &serde_json::Error) -> RecordError {
    RecordError::NotAPlay { why: error.to_string() }
}

/// A game with its parameters as it would be typed.
fn word(name: &str, parameters: &Map<String, Value>) -> String {
    let typed = |(name, value): (&String, &Value)| match value {
        Value::Array(items) if items.is_empty() => None,
        // A list has no name when it is typed.
        Value::Array(items) => {
            Some(items.iter().map(ToString::to_string).collect::<Vec<_>>().join(","))
        }
        Value::String(text) if text.is_empty() => None,
        Value::String(text) => Some(format!("{name}={text}")),
        other => Some(format!("{name}={other}")),
    };
    let typed: Vec<String> = parameters.iter().filter_map(typed).collect();
    format!("{name}:{}", typed.join(","))
}

fn replayed(game: &dyn AnyGame, found: &PlayReport) -> Result<PlayReport, RecordError> {
    let mut play = game.play(Some(&found.start), found.seed).map_err(RecordError::Start)?;
    let mut recorder = Recorder::new(play.as_ref());
    for (index, notation) in found.moves.iter().enumerate() {
        let position = play.position();
        // A position that went wrong before is the better reason why a move is not legal.
        let before = index.checked_sub(1).and_then(|last| found.steps.get(last));
        if let Some(step) = before {
            let field = format!("steps[{}].position", index - 1);
            same(&field, &step.position.clone().into(), &position.clone().into())?;
        }
        recorder.play(play.as_mut(), notation).map_err(|error| match error {
            JobError::IllegalMove { notation, legal } => {
                RecordError::Move { number: index + 1, notation, position, legal }
            }
            error => RecordError::Start(error),
        })?;
    }
    // Only who is to move can fail to.
    if found.failed.is_some() {
        same("failed", &found.failed.into(), &play.turn().into())?;
    }
    let (players, checksum) = (found.players.clone(), found.checksum.clone());
    let report = recorder.report(play.as_ref(), players, found.seed, found.failed);
    // That of the text was compared with the text.
    Ok(PlayReport { checksum, ..report })
}

/// Refuses what differs, naming the first field that does.
fn compare(found: &PlayReport, again: &PlayReport) -> Result<(), RecordError> {
    let json =
        |report: &PlayReport| serde_json::to_value(report).map_err(|error| not_a_play(&error));
    let (found, again) = (json(found)?, json(again)?);
    let fields = again.as_object().into_iter().flatten();
    for (field, expected) in fields {
        let (Value::Array(items), Value::Array(others)) = (&found[field], expected) else {
            same(field, &found[field], expected)?;
            continue;
        };
        for (index, (item, other)) in items.iter().zip(others).enumerate() {
            same(&format!("{field}[{index}]"), item, other)?;
        }
        same(&format!("{field}.length"), &items.len().into(), &others.len().into())?;
    }
    Ok(())
}

fn same(field: &str, found: &Value, expected: &Value) -> Result<(), RecordError> {
    if found == expected {
        return Ok(());
    }
    let [found, expected] = [found, expected].map(shown);
    Err(RecordError::Differs { field: field.to_owned(), found, expected })
}

/// A value as people write it: texts without quotation marks.
fn shown(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
