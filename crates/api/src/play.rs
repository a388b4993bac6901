//! A play in progress: the whole play is in the request, the server keeps nothing.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use stratege_catalog::{
    AnyGame, Family, Play,
    core::Meaning,
    draw::{board_svg, board_text, symbol_sheet},
    record::{self, PlayReport, Recorder},
    report::Document,
};
use stratege_words::{Language, Message, Words};
use utoipa::ToSchema;

use crate::{
    Answer, Api, Asking, Refusal,
    picture::PictureJson,
    refusal::to_json,
    replay::{Mistake, judged_moves},
};

/// Somebody who plays without a strategy.
const HUMAN: &str = "human";

/// A play: a game, where it begins, and the moves so far.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayRequest {
    /// The game as a word, such as `chomp:4x5`.
    pub(crate) game: String,
    /// The position in which it begins; that of the rules if there is none.
    #[serde(default)]
    pub(crate) start: Option<String>,
    /// The moves so far.
    #[serde(default)]
    pub(crate) moves: Vec<String>,
    /// The seed of all random draws.
    #[serde(default)]
    pub(crate) seed: u64,
    /// Who looks, 1 or 2, where players do not see everything; null sees everything.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 2)]
    pub(crate) viewer: Option<u8>,
    /// Who plays, for an export: `human` or the word of a strategy; at most two.
    #[serde(default)]
    players: Vec<String>,
}

/// The play after its moves.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayAnswer {
    game: &'static str,
    /// The word that names the game with all its parameters.
    word: String,
    title: &'static str,
    /// The position; null where the viewer does not see all of it.
    position: Option<String>,
    /// Where the play began; null where the viewer does not see all of it.
    start: Option<String>,
    /// Who is to move, 1 or 2; null when the play is over.
    #[schema(minimum = 1, maximum = 2)]
    turn: Option<u8>,
    /// Whether that player has begun this turn already.
    mid_turn: bool,
    history: Vec<Step>,
    /// How many of the last moves the player to move must not know yet: both choose at once.
    concealed: usize,
    /// The table in one line, where that says more than the moves.
    line: Option<String>,
    /// What player 1 gets, when the play is over: 1, 0 or -1.
    payoff: Option<i32>,
    /// By how much player 1 is ahead in the game's own unit, when the play is over.
    margin: Option<i32>,
    /// Who is to move or who has won, for people.
    sentence: String,
    /// Indices of the places that show why the play is over: the line that wins.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    decisive: Vec<usize>,
    /// The legal moves; none where it is not the viewer's turn and hands are hidden.
    moves: Vec<Touch>,
    picture: PictureJson,
    /// The picture as lines of text.
    text: String,
    /// What only each player sees.
    holding: Option<Holding>,
}

/// One move of the play.
#[derive(Serialize, ToSchema)]
pub(crate) struct Step {
    #[serde(rename = "move")]
    notation: String,
    #[schema(minimum = 1, maximum = 2)]
    player: Option<u8>,
    /// The position after it; null where the viewer does not see all of it.
    position: Option<String>,
}

/// A legal move and how it is made on the board.
#[derive(Serialize, ToSchema)]
pub(crate) struct Touch {
    #[serde(rename = "move")]
    notation: String,
    /// Indices of the places that are touched, in their order; none if it is chosen from a list.
    places: Vec<usize>,
    /// Other places that mean the same move, each time in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    also: Vec<Vec<usize>>,
    /// What it means, where its notation is a word or short for a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    meaning: Option<Meant>,
}

/// What a move means.
#[derive(Serialize, ToSchema)]
pub(crate) struct Meant {
    /// What stands beside the notation; null where that would say it again.
    sign: Option<String>,
    /// What is said instead of the notation.
    words: String,
}

impl Meant {
    fn new(meaning: Meaning, notation: &str, words: &Words) -> Meant {
        let [english, french] = meaning.words;
        let told = match words.language() {
            Language::En => english,
            Language::Fr => french,
        };
        let sign = meaning.sign.unwrap_or_else(|| told.clone());
        Meant { sign: Some(sign).filter(|sign| sign != notation), words: told }
    }
}

/// What only each player sees, in one line; null for a hand that the viewer does not see.
#[derive(Serialize, ToSchema)]
pub(crate) struct Holding {
    #[serde(rename = "1")]
    first: Option<String>,
    #[serde(rename = "2")]
    second: Option<String>,
}

/// A play with what was noted while its moves were made.
pub(crate) struct Replayed<'g> {
    /// The play after its moves.
    pub(crate) play: Box<dyn Play + 'g>,
    /// Where it began, and its moves.
    pub(crate) recorder: Recorder,
}

/// Makes the moves of a request, each checked.
pub(crate) fn replay<'g>(
    api: &Api,
    game: &'g dyn AnyGame,
    request: &PlayRequest,
    asking: &Asking,
) -> Result<Replayed<'g>, Refusal> {
    let most = api.bounds.longest_play;
    if request.moves.len() > most {
        return Err(Refusal::too_large(Message::new("error-web-moves").with("most", most)));
    }
    if request.viewer.is_some_and(|viewer| !(1..=2).contains(&viewer)) {
        return Err(Refusal::bad_request(Message::new("error-web-viewer")));
    }
    let mut play = game.play(request.start.as_deref(), request.seed)?;
    let mut recorder = Recorder::new(play.as_ref());
    for notation in &request.moves {
        asking.go_on()?;
        recorder.play(play.as_mut(), notation)?;
    }
    Ok(Replayed { play, recorder })
}

/// The play after some moves: its position, picture and legal moves.
#[utoipa::path(
    post,
    path = "/api/v1/play",
    request_body = PlayRequest,
    responses((status = OK, body = PlayAnswer))
)]
pub(crate) fn play(
    api: &Api,
    request: PlayRequest,
    words: &Words,
    asking: &Asking,
) -> Result<PlayAnswer, Refusal> {
    let game = api.game(&request.game)?;
    shown(api, game.as_ref(), &request, (words, asking))
}

fn shown(
    api: &Api,
    game: &dyn AnyGame,
    request: &PlayRequest,
    (words, asking): (&Words, &Asking),
) -> Result<PlayAnswer, Refusal> {
    let Replayed { play, recorder } = replay(api, game, request, asking)?;
    let family = game.family();
    let viewer = request.viewer.filter(|_| play.holding(1).is_some() || play.holding(2).is_some());
    let (start, steps) = recorder.noted();
    let history = steps.into_iter().map(|step| Step {
        notation: step.notation,
        player: step.player,
        position: Some(step.position).filter(|_| viewer.is_none()),
    });
    let picture = viewer.map_or_else(|| play.picture(), |viewer| play.picture_for(viewer));
    Ok(PlayAnswer {
        game: game.card().name,
        word: game.word(),
        title: words.pick(game.card().title),
        position: Some(play.position()).filter(|_| viewer.is_none()),
        start: Some(start).filter(|_| viewer.is_none()),
        turn: play.turn(),
        mid_turn: play.is_mid_turn(),
        concealed: play.concealed(),
        line: play.line(),
        payoff: play.payoff(),
        margin: play.margin(),
        sentence: ending(play.as_ref(), words.tell(&sentence(play.as_ref(), family)), words),
        decisive: play.decisive(viewer),
        moves: touches(api, play.as_ref(), viewer, words)?,
        text: board_text(&picture),
        picture: PictureJson::from(&picture),
        holding: holding(play.as_ref(), viewer),
        history: history.collect(),
    })
}

fn touches(
    api: &Api,
    play: &dyn Play,
    viewer: Option<u8>,
    words: &Words,
) -> Result<Vec<Touch>, Refusal> {
    // What the other may do tells what the other holds.
    if viewer.is_some() && viewer != play.turn() {
        return Ok(Vec::new());
    }
    let moves = play.moves();
    let most = api.bounds.most_moves;
    if moves.len() > most {
        let said = Message::new("error-web-wide").with("found", moves.len()).with("most", most);
        return Err(Refusal::too_large(said));
    }
    let ways = play.touched(viewer).into_iter().zip(play.also_touched(viewer));
    let touched = moves.into_iter().zip(ways).zip(play.meanings());
    let touch = |((notation, (places, also)), meaning): ((String, _), Option<Meaning>)| {
        let meaning = meaning.map(|meaning| Meant::new(meaning, &notation, words));
        Touch { notation, places, also, meaning }
    };
    Ok(touched.map(touch).collect())
}

fn holding(play: &dyn Play, viewer: Option<u8>) -> Option<Holding> {
    let held = |player: u8| {
        let seen = viewer.is_none_or(|viewer| viewer == player);
        if seen { play.holding(player) } else { None }
    };
    let holding = Holding { first: held(1), second: held(2) };
    (holding.first.is_some() || holding.second.is_some()).then_some(holding)
}

/// Who is to move, or how the play has ended.
fn sentence(play: &dyn Play, family: &Family) -> Message {
    let moves = play.history().len();
    let puzzle = family.is_solitary();
    match (play.turn(), play.payoff().map(i32::signum)) {
        (Some(_), _) if puzzle => Message::new("play-turn-puzzle"),
        (Some(player), _) => Message::new("play-turn").with("player", player),
        (None, Some(1)) if puzzle => Message::new("play-solved").with("moves", moves),
        (None, _) if puzzle => Message::new("play-stuck").with("moves", moves),
        (None, Some(1)) => Message::new("play-won").with("player", 1_u8).with("moves", moves),
        (None, Some(-1)) => Message::new("play-won").with("player", 2_u8).with("moves", moves),
        (None, _) => Message::new("play-drawn").with("moves", moves),
    }
}

/// The sentence with the reason why the play is over, where there is one.
fn ending(play: &dyn Play, sentence: String, words: &Words) -> String {
    let Some(why) = play.why_over() else { return sentence };
    let clause = sentence.strip_suffix('.').unwrap_or(&sentence).to_owned();
    words.tell(&Message::new("play-because").with("sentence", clause).with("why", why))
}

/// The moves of a play that gave something away.
#[derive(Serialize, ToSchema)]
pub(crate) struct MistakesAnswer {
    mistakes: Vec<Mistake>,
    /// How many moves nothing is proved about.
    unknown: usize,
}

/// The moves of a play that were worse than others, where that is proved within the server's time
/// for a hint.
#[utoipa::path(
    post,
    path = "/api/v1/play/mistakes",
    request_body = PlayRequest,
    responses((status = OK, body = MistakesAnswer))
)]
pub(crate) fn mistakes(
    api: &Api,
    request: PlayRequest,
    words: &Words,
    asking: &Asking,
) -> Result<MistakesAnswer, Refusal> {
    let game = api.game(&request.game)?;
    // The moves are checked before time is spent on them.
    replay(api, game.as_ref(), &request, asking)?;
    if game.is_secret() {
        // Nothing is proved where something is hidden.
        return Ok(MistakesAnswer { mistakes: Vec::new(), unknown: request.moves.len() });
    }
    let mut play = game.play(request.start.as_deref(), request.seed)?;
    let judged = judged_moves(api, play.as_mut(), &request.moves, asking)?;
    let unknown = judged.iter().filter(|judged| judged.is_unknown()).count();
    let mistakes = judged.into_iter().filter_map(|judged| Mistake::of(judged, words));
    Ok(MistakesAnswer { mistakes: mistakes.collect(), unknown })
}

/// The play as the document that `stratege trace --json` prints and `stratege trace FILE` reads.
#[utoipa::path(
    post,
    path = "/api/v1/play/export",
    request_body = PlayRequest,
    responses((status = OK, body = Document<PlayReport>))
)]
pub(crate) fn export(
    api: &Api,
    request: PlayRequest,
    _: &Words,
    asking: &Asking,
) -> Result<Value, Refusal> {
    let game = api.game(&request.game)?;
    if request.players.len() > 2 {
        return Err(Refusal::bad_request(Message::new("error-web-players")));
    }
    let Replayed { play, recorder } = replay(api, game.as_ref(), &request, asking)?;
    // Whoever is not named is somebody.
    let seats = game.family().players.len();
    let mut players = request.players;
    players.resize(seats, HUMAN.to_owned());
    let report = recorder.report(play.as_ref(), players, request.seed, None);
    to_json(record::document(game.as_ref(), report))
}

/// A board to be kept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PictureRequest {
    #[serde(flatten)]
    play: PlayRequest,
    /// `svg`, or `text`.
    #[serde(default)]
    format: PictureFormat,
}

/// How a board is written.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum PictureFormat {
    #[default]
    Svg,
    Text,
}

/// The board after some moves as a file.
#[utoipa::path(
    post,
    path = "/api/v1/picture",
    request_body = PictureRequest,
    responses((status = OK, body = String))
)]
pub(crate) fn picture(
    api: &Api,
    request: PictureRequest,
    words: &Words,
    asking: &Asking,
) -> Result<Answer, Refusal> {
    let game = api.game(&request.play.game)?;
    let Replayed { play, .. } = replay(api, game.as_ref(), &request.play, asking)?;
    let viewer = request.play.viewer;
    let picture = viewer.map_or_else(|| play.picture(), |viewer| play.picture_for(viewer));
    let title = words.pick(game.card().title);
    Ok(match request.format {
        PictureFormat::Svg => Answer { kind: "image/svg+xml", text: board_svg(&picture, title) },
        PictureFormat::Text => {
            Answer { kind: "text/plain; charset=utf-8", text: board_text(&picture) }
        }
    })
}

/// The symbols that pictures of boards are put together from, in the colours of the page that
/// uses them.
#[utoipa::path(
    get,
    path = "/api/v1/symbols.svg",
    responses((status = OK, content_type = "image/svg+xml", body = String))
)]
pub(crate) fn symbols() -> Answer {
    Answer { kind: "image/svg+xml", text: symbol_sheet() }
}
