//! One play of a tournament, played again.

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    AnyGame, JobError, Play, TournamentRequest,
    analysis::{JudgedMove, judge},
    core::{Limits, Stopped},
    report::Verdict,
    tournament::{
        bots::BotLimits,
        report::Extras,
        running::{Plan, RunContext},
    },
};
use stratege_words::{Message, Words, sentences};
use utoipa::ToSchema;

use crate::{Api, Asking, Refusal};

/// The last play of a pairing that can be asked for: all before it are played too.
const LAST: u64 = 20_000;

/// Which play of which tournament.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReplayRequest {
    /// The game as a word.
    game: String,
    /// The pairing's first strategy.
    a: String,
    /// Its second strategy.
    b: String,
    /// The seed of the tournament.
    #[serde(default)]
    seed: u64,
    /// The number of the play in its pairing, from 0; in even ones `a` sits first.
    #[serde(default)]
    play: u64,
}

/// One play.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReplayAnswer {
    game: &'static str,
    word: String,
    /// Who sat first and second.
    players: [String; 2],
    /// Where it began; null for the start of the rules.
    start: Option<String>,
    seed: u64,
    moves: Vec<String>,
    #[schema(minimum = 1, maximum = 2)]
    winner: Option<u8>,
    /// Whether the moves from `start` lead there again; not where chance acts between moves.
    replayable: bool,
    /// Moves that were worse than others, where that is proved in time.
    mistakes: Vec<Mistake>,
}

/// A move that gave something away.
#[derive(Serialize, ToSchema)]
pub(crate) struct Mistake {
    /// The number of the move, from 0.
    ply: usize,
    #[serde(rename = "move")]
    notation: String,
    best: Vec<String>,
    /// What the best moves lead to, for who made this one.
    could: Verdict,
    /// What this one led to.
    became: Verdict,
    /// What it could have been and what it became, for people: `draw → loss`.
    lost: String,
}

/// What is read of the line of one play.
#[derive(Deserialize)]
struct Line {
    pair: u64,
    players: [String; 2],
    start: Option<String>,
    moves: Vec<String>,
    winner: Option<u8>,
}

/// One play of a tournament, move by move, with its mistakes.
#[utoipa::path(
    post,
    path = "/api/v1/tournament/replay",
    request_body = ReplayRequest,
    responses((status = OK, body = ReplayAnswer))
)]
pub(crate) fn replay(
    api: &Api,
    request: ReplayRequest,
    words: &Words,
    asking: &Asking,
) -> Result<ReplayAnswer, Refusal> {
    let game = api.game(&request.game)?;
    let clock = asking.clock(api.bounds.move_time);
    let limits = clock.limits(api.bounds.quick_memory);
    let line = played(api, game.as_ref(), &request, limits)?;
    let start = start(game.as_ref(), &line, request.seed);
    let mut play = game.play(start.as_deref(), request.seed)?;
    let (replayable, mistakes) = judged(api, play.as_mut(), &line, words, asking);
    Ok(ReplayAnswer {
        game: game.card().name,
        word: game.word(),
        players: line.players,
        start,
        seed: request.seed,
        moves: line.moves,
        winner: line.winner,
        replayable,
        mistakes,
    })
}

/// Plays the pairing as far as the play that is asked for.
fn played(
    api: &Api,
    game: &dyn AnyGame,
    request: &ReplayRequest,
    limits: Limits<'_>,
) -> Result<Line, Refusal> {
    if request.play > LAST {
        return Err(Refusal::too_large(Message::new("error-web-replay").with("last", LAST)));
    }
    let strategies = [&request.a, &request.b].map(|word| api.strategy(game, word));
    let [a, b] = strategies;
    let strategies = [a?, b?];
    let pair = request.play / 2;
    let tournament = TournamentRequest {
        strategies: &strategies,
        seed: request.seed,
        plan: Some(Plan::Games { games: 2 * (pair + 1) }),
        record: true,
        extras: Extras::default(),
        bots: BotLimits::default(),
    };
    let mut wanted = Vec::new();
    let mut plays = |lines: &str| {
        let lines = lines.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok());
        wanted.extend(lines.filter(|line| line.pair == pair));
        Ok(())
    };
    let context = RunContext { threads: 1, store: None, plays: &mut plays };
    game.tournament(&tournament, context, limits)?;
    let seat = (request.play % 2) as usize;
    let line = wanted.into_iter().nth(seat);
    line.ok_or_else(|| Refusal::too_large(Message::new("error-web-replay").with("last", LAST)))
}

/// Where the play began, if the rules alone, or chance with this seed, do not tell.
fn start(game: &dyn AnyGame, line: &Line, seed: u64) -> Option<String> {
    let text = line.start.as_deref()?;
    let position = game.position(Some(text)).ok()?;
    let usual = game.play(None, seed).ok()?.position();
    Some(position).filter(|position| *position != usual)
}

/// Whether the moves lead to the same end again, and which of them were mistakes.
fn judged(
    api: &Api,
    play: &mut dyn Play,
    line: &Line,
    words: &Words,
    asking: &Asking,
) -> (bool, Vec<Mistake>) {
    let Ok(moves) = judged_moves(api, play, &line.moves, asking) else {
        return (false, Vec::new());
    };
    let winner = match play.payoff().map(i32::signum) {
        Some(1) => Some(1),
        Some(-1) => Some(2),
        _ => None,
    };
    if play.turn().is_some() || winner != line.winner {
        return (false, Vec::new());
    }
    (true, moves.into_iter().filter_map(|judged| Mistake::of(judged, words)).collect())
}

/// Plays `moves` and judges them, as far as that is proved within the time for a hint.
pub(crate) fn judged_moves(
    api: &Api,
    play: &mut dyn Play,
    moves: &[String],
    asking: &Asking,
) -> Result<Vec<JudgedMove>, JobError> {
    let thinking = api.bounds.hint_time;
    let clock = asking.clock(thinking);
    let limits = clock.limits(api.bounds.quick_memory);
    let mut advise = |play: &dyn Play| {
        if limits.watch.stop() {
            return Err(JobError::Stopped { cause: Stopped::Asked, nodes: 0 });
        }
        play.advise(thinking, limits)
    };
    judge(play, moves, &mut advise)
}

impl Mistake {
    /// What a move gave away; nothing if it gave nothing away, so far as that is proved.
    pub(crate) fn of(judged: JudgedMove, words: &Words) -> Option<Mistake> {
        if !judged.is_mistake() {
            return None;
        }
        let (could, became) = (judged.could?, judged.became?);
        let [before, after] = [could, became].map(|verdict| sentences::value(Some(verdict), words));
        let JudgedMove { number, notation, best, .. } = judged;
        let lost = format!("{before} → {after}");
        Some(Mistake { ply: number - 1, notation, best, could, became, lost })
    }
}
