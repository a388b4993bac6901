//! A play looked at again: what every move gave away.

use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    JobError, Play,
    record::PlayReport,
    report::{MoveReport, Proof, Solved, Verdict},
};

/// What is known about the moves of a play.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Analysis {
    /// Who played, player 1 first.
    pub players: Vec<String>,
    /// Where it began.
    pub start: String,
    /// The moves in their order.
    pub moves: Vec<JudgedMove>,
    /// The numbers of the moves that gave something away, from 1.
    pub mistakes: Vec<usize>,
    /// How many moves nothing is proved about.
    pub unknown: usize,
    /// Who won, 1 or 2; null for a draw, and while nobody has.
    #[schema(minimum = 1, maximum = 2)]
    pub winner: Option<u8>,
    /// Time it took; the caller has the clock.
    pub seconds: f64,
}

/// One move of a play, and what it made of the position, both for the player who made it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JudgedMove {
    /// The number of the move, from 1.
    pub number: usize,
    /// Who made it.
    #[schema(minimum = 1, maximum = 2)]
    pub player: Option<u8>,
    /// The move.
    #[serde(rename = "move")]
    pub notation: String,
    /// Where it was made.
    pub position: String,
    /// What the best moves there lead to; null where that is not proved.
    pub could: Option<Verdict>,
    /// In how many moves, where somebody wins.
    pub could_in: Option<u32>,
    /// What this move led to; null where that is not proved.
    pub became: Option<Verdict>,
    /// In how many moves, this one included, where somebody wins.
    pub became_in: Option<u32>,
    /// What it gave away on average (a win is 1, a loss is -1), where chance has a part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gave_away: Option<f64>,
    /// The best moves there, as far as they are known.
    pub best: Vec<String>,
}

impl JudgedMove {
    /// Whether the best moves lead to something better, so far as that is proved.
    pub fn is_mistake(&self) -> bool {
        if let Some(lost) = self.gave_away {
            return lost > 0.0;
        }
        let rank = |verdict| match verdict {
            Verdict::Win => 2,
            Verdict::Draw => 1,
            Verdict::Loss => 0,
        };
        self.could.zip(self.became).is_some_and(|(could, became)| rank(became) < rank(could))
    }
}

impl JudgedMove {
    /// Whether nothing is proved about it.
    pub fn is_unknown(&self) -> bool {
        self.became.is_none() && self.gave_away.is_none()
    }
}

impl Analysis {
    /// What is found out about a play that was written down, `play` being at its start.
    ///
    /// `advise` tells what every move of a position leads to.
    pub fn of(
        play: &mut dyn Play,
        record: &PlayReport,
        advise: &mut dyn FnMut(&dyn Play) -> Result<Solved, JobError>,
    ) -> Result<Analysis, JobError> {
        let moves = judge(play, &record.moves, advise)?;
        let mistakes = moves.iter().filter(|judged| judged.is_mistake());
        Ok(Analysis {
            players: record.players.clone(),
            start: record.start.clone(),
            mistakes: mistakes.map(|judged| judged.number).collect(),
            unknown: moves.iter().filter(|judged| judged.is_unknown()).count(),
            moves,
            winner: record.winner,
            seconds: 0.0,
        })
    }
}

/// Plays `moves` and judges each of them by what `advise` says where it is made and after it.
pub fn judge(
    play: &mut dyn Play,
    moves: &[String],
    advise: &mut dyn FnMut(&dyn Play) -> Result<Solved, JobError>,
) -> Result<Vec<JudgedMove>, JobError> {
    let mut judged: Vec<JudgedMove> = Vec::with_capacity(moves.len());
    for (index, notation) in moves.iter().enumerate() {
        let here = known(play, advise);
        if let (Some(last), Some(solved)) = (judged.last_mut(), &here) {
            last.learn(solved, play.turn());
        }
        let (player, position) = (play.turn(), play.position());
        let notation = play.play(notation)?;
        let report = here
            .as_ref()
            .and_then(|solved| solved.moves.iter().find(|report| report.notation == notation));
        judged.push(JudgedMove {
            number: index + 1,
            player,
            position,
            could: here.as_ref().and_then(|solved| solved.value),
            could_in: here.as_ref().and_then(|solved| solved.distance),
            became: report.and_then(|report| report.value),
            became_in: report.and_then(|report| report.distance),
            gave_away: given_away(here.as_ref(), report),
            best: here.map_or_else(Vec::new, |solved| solved.best),
            notation,
        });
    }
    // What the last move led to is often that the play is over.
    let end = known(play, advise);
    if let (Some(last), Some(solved)) = (judged.last_mut(), end) {
        last.learn(&solved, play.turn());
    }
    Ok(judged)
}

/// What is proved about the present position.
fn known(
    play: &dyn Play,
    advise: &mut dyn FnMut(&dyn Play) -> Result<Solved, JobError>,
) -> Option<Solved> {
    advise(play).ok().filter(|solved| solved.proof == Proof::Exact)
}

/// Gains that differ by less are equal: they were rounded.
const EQUAL_GAINS: f64 = 1e-9;

/// By how much the mean gain of a move is below the best one.
fn given_away(here: Option<&Solved>, report: Option<&MoveReport>) -> Option<f64> {
    let lost = here?.mean_gain()? - report?.gain?;
    Some(if lost < EQUAL_GAINS { 0.0 } else { lost })
}

impl JudgedMove {
    /// What is proved where the move led to says what it led to, if nothing else did.
    fn learn(&mut self, after: &Solved, turn: Option<u8>) {
        if self.became.is_some() {
            return;
        }
        let for_mover = match (turn, after.winner) {
            (_, Some(winner)) if Some(winner) == self.player => Some(Verdict::Win),
            (_, Some(_)) => Some(Verdict::Loss),
            (None, None) => Some(Verdict::Draw),
            (Some(_), None) => after.value,
        };
        self.became = for_mover;
        self.became_in = after.distance.map(|distance| distance + 1);
    }
}
