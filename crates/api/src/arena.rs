//! Arenas: the graph of a game, the attractor of a player in it, and why it grows.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use stratege_catalog::{
    AnyGame, ArenaRequest, ImportError, ImportOwners, JobError,
    core::{Limits, Player, Text},
    document,
    draw::{self, Diagram, DiagramStyle},
    import_arena, pictures,
    report::{ArenaReport, Document},
};
use stratege_words::{Language, Message, Words, complaint, python};
use utoipa::ToSchema;

use crate::{
    Answer, Api, Asking, Packed, Refusal,
    jobs::{Running, Task, nothing},
    picture::PictureJson,
};

/// The most vertices of an arena that is laid out.
pub(crate) const MOST_DRAWN: usize = 300;

/// The most nodes of a drawing, one for each vertex and for each row that an arc passes: more of
/// them take longer than a request should, and nothing could be seen.
const MOST_NODES: usize = 60_000;

/// The most vertices of an arena that a long job writes out.
const MOST_VERTICES: u64 = 200_000;

/// The most vertices of a drawing that is exported.
const MOST_EXPORTED: usize = 1000;

/// Which arena: that of a game, or one that somebody wrote.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Subject {
    /// The game as a word.
    #[serde(default)]
    game: Option<String>,
    /// Instead: a dictionary from vertices to their successors, in Python or JSON.
    #[serde(default)]
    dictionary: Option<String>,
    /// Whose the vertices of the dictionary are.
    #[serde(default)]
    owners: Owners,
    /// Where the arena of the game begins.
    #[serde(default)]
    position: Option<String>,
    /// Every position with either player to move, instead of those that can be reached.
    #[serde(default)]
    complete: bool,
    /// Whose attractor, 1 or 2.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 2)]
    attractor: Option<u8>,
    /// What stands in the vertices of a drawing.
    #[serde(default)]
    labels: LabelKind,
}

/// What stands in a vertex.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum LabelKind {
    /// The position as it is written.
    #[default]
    Positions,
    /// A small board, where boards tell all vertices apart.
    Boards,
}

impl Subject {
    /// Puts boards into the vertices of a game's arena, if they are wanted.
    fn show_boards(&self, diagram: &mut Diagram, game: Option<&dyn AnyGame>, report: &ArenaReport) {
        if let (LabelKind::Boards, Some(game)) = (self.labels, game) {
            pictures::show_boards(diagram, game, report);
        }
    }

    /// The same as a request about a game.
    fn request(&self) -> ArenaRequest<'_> {
        ArenaRequest {
            position: self.position.as_deref(),
            complete: self.complete,
            attractor: self.attractor,
        }
    }
}

/// Whose the vertices of a dictionary are; where nothing is said, players take turns.
#[derive(Clone, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Owners {
    /// The vertices of player 1.
    #[serde(default)]
    first: Option<Vec<String>>,
    /// The vertices of player 2.
    #[serde(default)]
    second: Option<Vec<String>>,
    /// The vertices that the attractor is drawn towards.
    #[serde(default)]
    targets: Option<Vec<String>>,
    /// Where the play begins.
    #[serde(default)]
    start: Option<String>,
}

/// Where everything goes in a drawing of the arena.
#[derive(Serialize, ToSchema)]
pub(crate) struct LayoutJson {
    width: f64,
    height: f64,
    /// How large the boards of vertices are drawn, as a part of their size.
    board_scale: f64,
    vertices: Vec<RoomJson>,
    /// For every arc the `d` of an SVG path that ends where its arrowhead begins.
    arcs: Vec<Option<String>>,
}

/// The room of one vertex: its middle, its size and its label.
#[derive(Serialize, ToSchema)]
pub(crate) struct RoomJson {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    label: Vec<String>,
    /// The position as a board, which stands there instead of the label.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    board: Option<PictureJson>,
}

/// Why a vertex is in the attractor.
#[derive(Serialize, ToSchema)]
pub(crate) struct Reason {
    vertex: u32,
    kind: ReasonKind,
    /// The arcs that show it, as indices into `arcs`.
    arcs: Vec<usize>,
}

/// What puts a vertex into the attractor.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ReasonKind {
    /// The play has ended there.
    Final,
    /// One arc leads into it.
    Exists,
    /// All arcs do.
    ForAll,
}

/// One layer of the attractor in numbers.
#[derive(Serialize, ToSchema)]
pub(crate) struct Layer {
    rank: usize,
    vertices: usize,
    /// Vertices in which player 1, player 2 and nobody moves.
    players: [usize; 3],
}

/// An arena with everything that is told about it.
#[derive(Serialize, ToSchema)]
pub(crate) struct ArenaAnswer {
    #[serde(flatten)]
    report: ArenaReport,
    title: &'static str,
    layout: Option<LayoutJson>,
    reasons: Vec<Reason>,
    summary: Vec<Layer>,
}

/// An arena with the game it is about, if it is about one.
#[derive(Serialize, ToSchema)]
pub(crate) struct ArenaDocument {
    #[serde(flatten)]
    head: Head,
    #[serde(flatten)]
    answer: ArenaAnswer,
}

/// What a document about an arena begins with.
#[derive(Serialize, ToSchema)]
pub(crate) struct Head {
    /// The version that made it.
    stratege: &'static str,
    /// The game's name; null for a dictionary.
    game: Option<String>,
    /// Its parameters.
    #[schema(value_type = Object)]
    parameters: Map<String, Value>,
    /// The conventions that the answer depends on.
    convention: String,
    /// The word that names the game with all its parameters.
    #[serde(skip_serializing_if = "Option::is_none")]
    word: Option<String>,
}

/// The arena, its attractor, and where a drawing puts everything.
#[utoipa::path(
    post,
    path = "/api/v1/arena",
    request_body = Subject,
    responses((status = OK, body = ArenaDocument))
)]
pub(crate) fn arena(
    api: &Api,
    subject: Subject,
    words: &Words,
    asking: &Asking,
) -> Result<ArenaDocument, Refusal> {
    let clock = asking.clock(api.bounds.move_time);
    let limits =
        Limits { nodes: Some(api.bounds.arena_vertices), ..clock.limits(api.bounds.quick_memory) };
    whole(api, &subject, words, limits)
}

/// The whole document about an arena.
pub(crate) fn whole(
    api: &Api,
    subject: &Subject,
    words: &Words,
    limits: Limits<'_>,
) -> Result<ArenaDocument, Refusal> {
    let Found { report, title, head, game } = find(api, subject, limits)?;
    let title = words.pick(title);
    let mut diagram = pictures::diagram(&report, "");
    let style = style(words.language(), subject.attractor);
    if report.vertices.len() <= MOST_DRAWN {
        subject.show_boards(&mut diagram, game.as_deref(), &report);
    }
    let is_small =
        report.vertices.len() <= MOST_DRAWN && draw::diagram_nodes(&diagram, &style) <= MOST_NODES;
    let layout = is_small.then(|| {
        let plan = draw::diagram_plan(&diagram, &style);
        let rooms = plan.vertices.into_iter().zip(&diagram.vertices);
        let vertices = rooms.map(|(room, vertex)| RoomJson {
            board: vertex.board.as_ref().map(PictureJson::from),
            x: room.x,
            y: room.y,
            width: room.width,
            height: room.height,
            label: room.lines,
        });
        let vertices = vertices.collect();
        let (width, height, board_scale) = (plan.width, plan.height, plan.board_scale);
        LayoutJson { width, height, board_scale, vertices, arcs: plan.arcs }
    });
    let (reasons, summary) = (reasons(&report), summary(&report));
    Ok(ArenaDocument { head, answer: ArenaAnswer { report, title, layout, reasons, summary } })
}

/// An arena, its title, and what a document about it begins with.
struct Found {
    report: ArenaReport,
    title: Text,
    head: Head,
    /// The game, if it is the arena of one.
    game: Option<Box<dyn AnyGame>>,
}

/// Why there is no arena.
enum NotFound {
    /// The game did not give it.
    Job(JobError),
    /// Something else.
    Refused(Refusal),
}

impl From<JobError> for NotFound {
    fn from(error: JobError) -> NotFound {
        NotFound::Job(error)
    }
}

impl From<Refusal> for NotFound {
    fn from(refusal: Refusal) -> NotFound {
        NotFound::Refused(refusal)
    }
}

impl From<NotFound> for Refusal {
    fn from(reason: NotFound) -> Refusal {
        match reason {
            NotFound::Job(error) => error.into(),
            NotFound::Refused(refusal) => refusal,
        }
    }
}

fn find(api: &Api, subject: &Subject, limits: Limits<'_>) -> Result<Found, NotFound> {
    if subject.attractor.is_some_and(|player| Player::numbered(player).is_none()) {
        return Err(Refusal::bad_request(Message::new("error-web-viewer")).into());
    }
    match (&subject.game, &subject.dictionary) {
        (Some(word), None) => {
            let game = api.game(word)?;
            let report = game.arena(&subject.request(), limits)?;
            let Document { stratege, game: name, parameters, convention, .. } =
                document(game.as_ref(), ());
            let word = Some(game.word());
            let head = Head { stratege, game: Some(name), parameters, convention, word };
            Ok(Found { report, title: game.card().title, head, game: Some(game) })
        }
        (None, Some(text)) => {
            let owners = ImportOwners {
                first: subject.owners.first.clone(),
                second: subject.owners.second.clone(),
                targets: subject.owners.targets.clone(),
                attractor: subject.attractor,
                start: subject.owners.start.clone(),
            };
            let report = import_arena(text, &owners, limits).map_err(|error| match error {
                ImportError::Stopped { cause, nodes } => {
                    NotFound::Job(JobError::Stopped { cause, nodes })
                }
                error => not_an_arena(text, error).into(),
            })?;
            let head = Head {
                stratege: env!("CARGO_PKG_VERSION"),
                game: None,
                parameters: Map::new(),
                convention: "imported arena".to_owned(),
                word: None,
            };
            let title = Text::new("Imported arena", "Arène importée");
            Ok(Found { report, title, head, game: None })
        }
        _ => Err(Refusal::bad_request(Message::new("error-web-arena")).into()),
    }
}

/// A dictionary that is refused; flags of the command line are not what helps here.
fn not_an_arena(text: &str, error: ImportError) -> Refusal {
    match error {
        ImportError::Owner { vertex } => {
            Refusal::bad_request(Message::new("error-web-owner").with("vertex", vertex))
        }
        error => complaint::about_import(text, error).into(),
    }
}

/// Why each vertex of the attractor is in it.
fn reasons(report: &ArenaReport) -> Vec<Reason> {
    let mut outgoing = vec![Vec::new(); report.vertices.len()];
    for (index, [from, _]) in report.arcs.iter().enumerate() {
        outgoing[*from as usize].push(index);
    }
    let reason = |&vertex: &u32| {
        let here = &report.vertices[vertex as usize];
        let rank = here.rank?;
        let arcs = &outgoing[vertex as usize];
        let (kind, arcs) = if rank == 0 {
            (ReasonKind::Final, Vec::new())
        } else if here.player == report.attractor {
            let earlier = |&&arc: &&usize| {
                let [_, to] = report.arcs[arc];
                report.vertices[to as usize].rank.is_some_and(|next| next < rank)
            };
            (ReasonKind::Exists, arcs.iter().filter(earlier).copied().collect())
        } else {
            (ReasonKind::ForAll, arcs.clone())
        };
        Some(Reason { vertex, kind, arcs })
    };
    report.layers.iter().flatten().filter_map(reason).collect()
}

fn summary(report: &ArenaReport) -> Vec<Layer> {
    let layer = |(rank, layer): (usize, &Vec<u32>)| {
        let mut players = [0; 3];
        for &vertex in layer {
            players[match report.vertices[vertex as usize].player {
                Some(1) => 0,
                Some(_) => 1,
                None => 2,
            }] += 1;
        }
        Layer { rank, vertices: layer.len(), players }
    };
    report.layers.iter().enumerate().map(layer).collect()
}

/// An arena to be kept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportRequest {
    #[serde(flatten)]
    subject: Subject,
    format: ExportFormat,
    /// After how many steps the attractor is shown; at its end if there is no number.
    #[serde(default)]
    step: Option<u32>,
    /// A sheet to fill in.
    #[serde(default)]
    blank: bool,
}

/// How an arena is written.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ExportFormat {
    Svg,
    /// A picture in which the attractor grows, layer by layer.
    Animation,
    Dot,
    Tikz,
    Mermaid,
    Python,
}

/// The arena as a file: a drawing, or source of another program.
#[utoipa::path(
    post,
    path = "/api/v1/arena/export",
    request_body = ExportRequest,
    responses((status = OK, body = String))
)]
pub(crate) fn export(
    api: &Api,
    request: ExportRequest,
    words: &Words,
    asking: &Asking,
) -> Result<Answer, Refusal> {
    let clock = asking.clock(api.bounds.move_time);
    let limits =
        Limits { nodes: Some(api.bounds.arena_vertices), ..clock.limits(api.bounds.quick_memory) };
    let Found { mut report, title, game, .. } = find(api, &request.subject, limits)?;
    if request.format != ExportFormat::Python && report.vertices.len() > MOST_EXPORTED {
        let said = Message::new("error-crowded").with("most", MOST_EXPORTED);
        return Err(Refusal::too_large(said));
    }
    let mut diagram = pictures::diagram(&report, words.pick(title));
    let ExportRequest { format, step, blank, .. } = request;
    let style = DiagramStyle { step, blank, ..style(words.language(), request.subject.attractor) };
    let is_picture = matches!(format, ExportFormat::Svg | ExportFormat::Animation);
    if is_picture {
        request.subject.show_boards(&mut diagram, game.as_deref(), &report);
    }
    let is_arranged = is_picture || format == ExportFormat::Tikz;
    if is_arranged && draw::diagram_nodes(&diagram, &style) > MOST_NODES {
        return Err(Refusal::too_large(Message::new("error-web-arcs")));
    }
    let (kind, text) = match format {
        ExportFormat::Svg => ("image/svg+xml", draw::diagram_svg(&diagram, &style)),
        ExportFormat::Animation => ("image/svg+xml", draw::diagram_animation(&diagram, &style)),
        ExportFormat::Dot => (TEXT, draw::diagram_dot(&diagram, &style)),
        ExportFormat::Tikz => (TEXT, draw::diagram_tikz(&diagram, &style)),
        ExportFormat::Mermaid => (TEXT, draw::diagram_mermaid(&diagram, &style)),
        ExportFormat::Python => {
            if let Some(step) = step {
                pictures::cut(&mut report, step);
            }
            (TEXT, python::source(&report))
        }
    };
    Ok(Answer { kind, text })
}

const TEXT: &str = "text/plain; charset=utf-8";

fn style(language: Language, attractor: Option<u8>) -> DiagramStyle {
    let attractor_of = attractor.and_then(Player::numbered);
    DiagramStyle { attractor_of, ..language.diagram_style() }
}

/// The arena of a game or a dictionary, as a long job.
#[derive(Deserialize, ToSchema)]
#[serde(transparent)]
pub struct ArenaJob(Subject);

impl Task for ArenaJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let subject = &self.0;
        if let (Some(word), None) = (&subject.game, &subject.dictionary) {
            return Ok(api.game(word)?.check("graph", &subject.request().job(), nothing(api))?);
        }
        match find(api, subject, nothing(api)) {
            // A dictionary that can be read is an arena.
            Ok(_) | Err(NotFound::Job(JobError::Stopped { .. })) => Ok(()),
            Err(NotFound::Job(error)) => Err(error.into()),
            Err(NotFound::Refused(refusal)) => Err(refusal),
        }
    }

    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let limits = running.limits();
        // A larger answer could be neither sent nor shown.
        let nodes = limits.nodes.unwrap_or(MOST_VERTICES).min(MOST_VERTICES);
        let whole = whole(api, &self.0, words, Limits { nodes: Some(nodes), ..limits })?;
        api.remembered.pack(&whole, running)
    }
}
