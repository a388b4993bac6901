//! What a game of any family can do behind text: positions, pictures, counts, arenas, trees.

use std::sync::atomic::{AtomicU64, Ordering};

use stratege_core::{
    Card, Game, Heuristic, Limits, Listed, Meter, Params, Plain, Player, Stopped, Turn, Value,
    Winner, check_position, perft_within,
};
use stratege_solvers::{
    arena::{Arena, Kind},
    attractor::{Attractor, attractor_of, values},
    minimax::{Node, look_ahead, look_ahead_by, tree},
    survey::{self, Survey},
};

use stratege_tournament::{host::Host, playout::playout, random::Random};

use crate::{
    JobError, Judge, TreeRequest, external,
    report::{
        AheadReport, ArenaReport, Big, Counted, RandomPlays, Split, TreeNode, TreeReport,
        VertexReport,
    },
};

/// A game that is its own listing.
pub(crate) trait Played:
    Game + Listed<Game = Self, Position = <Self as Game>::State>
{
}

impl<G: Game + Listed<Game = G, Position = <G as Game>::State>> Played for G {}

/// A game with its parameters and what it says about itself.
pub(crate) struct GameSetup<G> {
    pub(crate) game: G,
    pub(crate) params: Params,
    pub(crate) card: Card,
    pub(crate) host: Host,
    /// Whether positions that no play leads to are read too.
    pub(crate) composed: bool,
}

/// Bytes that one vertex and its arcs take, roughly, beside the position itself.
const VERTEX_BYTES: f64 = 64.0;

impl<G> GameSetup<G> {
    pub(crate) fn new(game: G, params: Params, card: Card) -> GameSetup<G> {
        GameSetup { game, params, card, host: Host::default(), composed: false }
    }
}

impl<G: Played> GameSetup<G> {
    /// The position that a text describes; the start if there is none.
    pub(crate) fn read(&self, text: Option<&str>) -> Result<G::State, JobError> {
        Ok(self.read_with_board(text)?.0)
    }

    /// The position that a text describes, and the board as a paper would write it, if it is
    /// written so.
    pub(crate) fn read_with_board(
        &self,
        text: Option<&str>,
    ) -> Result<(G::State, Option<Plain>), JobError> {
        let Some(text) = text.map(str::trim).filter(|text| !is_start(text)) else {
            return Ok((self.game.start(), None));
        };
        if self.composed {
            return Ok((self.read_composed(text)?, None));
        }
        check_position(text)?;
        let error = match self.game.read(text) {
            Ok(state) => return Ok((state, None)),
            Err(error) => error,
        };
        let refused = |text: &str, error| {
            let composable = self.game.read_composed(text).is_ok();
            JobError::Position { text: text.to_owned(), error, composable }
        };
        let foreign =
            self.game.foreign(&Plain::read(text)).map_err(|error| refused(text, error))?;
        let foreign = foreign.ok_or_else(|| refused(text, error))?;
        let state = self.game.read(&foreign.position);
        Ok((state.map_err(|error| refused(&foreign.position, error))?, Some(foreign.board)))
    }

    /// What a position in the notation of a paper says about the parameters.
    pub(crate) fn implied(&self, text: &str) -> Vec<(&'static str, i64)> {
        let text = text.trim();
        let read = check_position(text).is_ok().then(|| self.game.foreign(&Plain::read(text)));
        read.and_then(Result::ok).flatten().map(|foreign| foreign.sizes).unwrap_or_default()
    }

    /// The position that a text describes, whether or not a play leads there.
    pub(crate) fn read_composed(&self, text: &str) -> Result<G::State, JobError> {
        check_position(text)?;
        self.game.read_composed(text).map_err(|error| JobError::Position {
            text: text.to_owned(),
            error,
            composable: false,
        })
    }

    /// Refuses what cannot fit the memory allowed, before it is begun.
    ///
    /// Only from the start, which is where the size of the game is known.
    pub(crate) fn check_size(&self, state: &G::State, limits: Limits<'_>) -> Result<(), JobError> {
        let (Some(positions), Some(allowed)) = (self.game.size(), limits.memory) else {
            return Ok(());
        };
        let bytes = positions * Self::bytes_each();
        // The estimate is an upper bound: only what is far too large is refused outright.
        if *state == self.game.start() && bytes > 16.0 * allowed as f64 {
            return Err(JobError::TooLarge { positions, bytes, allowed, on_disk: None });
        }
        Ok(())
    }

    /// Bytes that one position takes in a dictionary or an arena, roughly.
    pub(crate) fn bytes_each() -> f64 {
        size_of::<G::State>() as f64 + VERTEX_BYTES
    }

    pub(crate) fn counted(
        &self,
        state: &G::State,
        limits: Limits<'_>,
    ) -> Result<Counted, JobError> {
        let survey = stopped_at(limits, |limits| survey::survey(&self.game, state, limits))?;
        Ok(counted(self.game.write(state), survey))
    }

    /// The word that names it with its parameters.
    pub(crate) fn word(&self) -> String {
        format!("{}:{}", self.card.name, self.params)
    }

    pub(crate) fn perft(
        &self,
        state: &G::State,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<u64>, JobError> {
        let mut counts = Vec::new();
        for depth in 1..=depth {
            counts
                .push(stopped_at(limits, |limits| perft_within(&self.game, state, depth, limits))?);
            if counts.last() == Some(&0) {
                break;
            }
        }
        Ok(counts)
    }

    pub(crate) fn perft_by_move(
        &self,
        state: &G::State,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<(String, u64)>, JobError> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let plays = |mv: G::Move| {
            let after = self.game.after(state, mv);
            let below = depth.saturating_sub(1);
            let plays =
                stopped_at(limits, |limits| perft_within(&self.game, &after, below, limits))?;
            Ok((mv.to_string(), plays))
        };
        moves.into_iter().map(plays).collect()
    }

    pub(crate) fn random_plays(
        &self,
        plays: u64,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<RandomPlays, JobError> {
        let mut meter = Meter::new(limits, Some(plays));
        let mut buffer = Vec::new();
        let mut moves = 0;
        let mut endings = [0; 3];
        for (play, mut random) in (0..plays).zip(Random::streams(seed, 0)) {
            let mut state = self.game.start();
            moves += u64::from(playout(&self.game, &mut state, &mut buffer, &mut random));
            // A play that was broken off is a draw.
            let payoff = match self.game.turn(&state) {
                Turn::Over => self.game.payoff(&state, Player::FIRST),
                _ => 0,
            };
            endings[match payoff {
                1.. => 0,
                ..0 => 1,
                0 => 2,
            }] += 1;
            meter.tick().map_err(|cause| JobError::Stopped { cause, nodes: play })?;
        }
        Ok(RandomPlays { plays, moves, endings: split(endings, |count| count) })
    }

    /// The arena as a report, with the attractor of one player.
    pub(crate) fn arena_report(
        &self,
        extent: &'static str,
        arena: &Arena<G::State>,
        attractor: Option<u8>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        let names = arena.vertices.iter().map(|state| self.game.write(state)).collect();
        let won = Player::numbered(attractor.unwrap_or(1)).map(Winner::Player);
        let targets = attractor.map(|_| ended(arena, won));
        let report = arena_report(extent, arena, names, attractor, targets, limits);
        let mut report = report.map_err(|cause| JobError::Stopped { cause, nodes: 0 })?;
        report.start = Some(0);
        Ok(report)
    }

    pub(crate) fn tree_report(
        &self,
        state: &G::State,
        depth: u32,
        heuristic_name: Option<&str>,
        limits: Limits<'_>,
    ) -> Result<TreeReport, JobError> {
        let heuristic = heuristic::<G>(heuristic_name)?;
        let grown =
            stopped_at(limits, |limits| tree(&self.game, state, depth, &heuristic, limits))?;
        let mut nodes = 0;
        let root = self.tree_node(&grown, None, grown.chosen.is_some(), &mut nodes);
        let position = self.game.write(state);
        Ok(TreeReport { position, depth, heuristic: heuristic.name, nodes, root })
    }

    pub(crate) fn ahead_report(
        &self,
        state: &G::State,
        request: &TreeRequest<'_>,
        judge: Option<Judge<'_>>,
        limits: Limits<'_>,
    ) -> Result<AheadReport, JobError> {
        let (game, depth) = (&self.game, request.depth);
        let ahead = match judge {
            Some(judge) => {
                let judge = |state: &G::State| judge(&external::still(game, state));
                stopped_at(limits, |limits| look_ahead_by(game, state, depth, judge, limits))?
            }
            None => {
                let heuristic = heuristic::<G>(request.heuristic)?;
                stopped_at(limits, |limits| look_ahead(game, state, depth, &heuristic, limits))?
            }
        };
        Ok(AheadReport {
            position: game.write(state),
            depth,
            value: ahead.value,
            notation: ahead.best.map(|mv| mv.to_string()),
            nodes: ahead.nodes,
        })
    }

    fn tree_node(
        &self,
        node: &Node<G>,
        mv: Option<G::Move>,
        chosen: bool,
        nodes: &mut u64,
    ) -> TreeNode {
        *nodes += 1;
        let children = node.children.iter().enumerate();
        TreeNode {
            notation: mv.map(|mv| mv.to_string()),
            plain: mv.map(|mv| self.game.plain_move(mv)),
            position: self.game.write(&node.state),
            board: self.game.show(&node.state),
            player: self.game.mover(&node.state).map(Player::number),
            value: node.value,
            chosen,
            children: children
                .map(|(index, (mv, child))| {
                    let chosen = node.chosen == Some(index);
                    self.tree_node(child, Some(*mv), chosen, nodes)
                })
                .collect(),
        }
    }
}

/// The heuristic of that name; the game's first, or that which only knows endings.
pub(crate) fn heuristic<G: Played>(name: Option<&str>) -> Result<Heuristic<G>, JobError> {
    let mut known = heuristics::<G>();
    let Some(name) = name else { return Ok(known.swap_remove(0)) };
    match known.iter().position(|heuristic| heuristic.name == name) {
        Some(index) => Ok(known.swap_remove(index)),
        None => Err(JobError::UnknownWord {
            kind: "heuristic",
            found: name.to_owned(),
            known: known.iter().map(|heuristic| heuristic.name.to_owned()).collect(),
            french: Vec::new(),
        }),
    }
}

/// The heuristics of a game; at least the one that only knows endings.
pub(crate) fn heuristics<G: Played>() -> Vec<Heuristic<G>> {
    let mut heuristics = G::heuristics();
    heuristics.push(Heuristic {
        name: "endings",
        about: stratege_core::Text::new(
            "infinite for a game that is won, 0 otherwise",
            "infini pour une partie gagnée, 0 sinon",
        ),
        value: |game, state| stratege_core::decided(game, state).unwrap_or(0.0),
    });
    heuristics
}

fn is_start(text: &str) -> bool {
    ["", "start", "début", "debut"].contains(&text)
}

/// The vertices in which the play has ended so.
fn ended<V>(arena: &Arena<V>, winner: Option<Winner>) -> Vec<u32> {
    let ended = |vertex: &u32| arena.kind(*vertex as usize).winner() == winner;
    (0..arena.len() as u32).filter(ended).collect()
}

/// Runs a job and says after how many positions it was stopped.
///
/// Only the call of `run` is compiled for every job: what is around it is not generic.
pub(crate) fn stopped_at<T>(
    limits: Limits<'_>,
    run: impl FnOnce(Limits<'_>) -> Result<T, Stopped>,
) -> Result<T, JobError> {
    let counter = Counter::new(limits.watch);
    match run(Limits { watch: &counter, ..limits }) {
        Ok(answer) => Ok(answer),
        Err(cause) => Err(counter.stopped(cause, limits.nodes)),
    }
}

/// Remembers how far the work came.
pub(crate) struct Counter<'a> {
    inner: &'a dyn stratege_core::Watch,
    nodes: AtomicU64,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(inner: &'a dyn stratege_core::Watch) -> Counter<'a> {
        Counter { inner, nodes: AtomicU64::new(0) }
    }

    #[cold]
    pub(crate) fn stopped(&self, cause: Stopped, most: Option<u64>) -> JobError {
        let nodes = match (cause, most) {
            (Stopped::Nodes, Some(most)) => most,
            _ => self.nodes.load(Ordering::Relaxed),
        };
        JobError::Stopped { cause, nodes }
    }
}

impl stratege_core::Watch for Counter<'_> {
    fn stop(&self) -> bool {
        self.inner.stop()
    }

    fn left(&self) -> Option<std::time::Duration> {
        self.inner.left()
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        self.nodes.store(done, Ordering::Relaxed);
        self.inner.progress(done, total);
    }

    fn narrowed(&self, mover: Player, between: [Value; 2]) {
        self.inner.narrowed(mover, between);
    }
}

/// An arena with names for its vertices, and the attractor of one player towards `targets`.
pub(crate) fn arena_report<V>(
    extent: &'static str,
    arena: &Arena<V>,
    names: Vec<String>,
    attractor: Option<u8>,
    targets: Option<Vec<u32>>,
    limits: Limits<'_>,
) -> Result<ArenaReport, Stopped> {
    let player = attractor.and_then(Player::numbered);
    let found: Option<Attractor> = match (player, targets) {
        (Some(player), Some(targets)) => Some(attractor_of(arena, player, targets, limits)?),
        _ => None,
    };
    let values = values(arena, limits)?;
    let vertex = |(id, position): (usize, String)| {
        let kind: Kind = arena.kind(id);
        VertexReport {
            id: id as u32,
            position,
            player: kind.owner().map(Player::number),
            ended: kind.winner().map(|winner| match winner {
                Winner::Draw => "draw",
                Winner::Player(Player::FIRST) => "1",
                Winner::Player(_) => "2",
            }),
            rank: found.as_ref().and_then(|attractor| attractor.rank(id)),
        }
    };
    let arcs = (0..arena.len())
        .flat_map(|from| arena.successors(from).iter().map(move |&to| [from as u32, to]));
    let layer = |layer: &[u32]| {
        let mut layer = layer.to_vec();
        layer.sort_unstable();
        layer
    };
    Ok(ArenaReport {
        extent,
        vertices: names.into_iter().enumerate().map(vertex).collect(),
        arcs: arcs.collect(),
        start: None,
        attractor,
        layers: found.iter().flat_map(Attractor::layers).map(layer).collect(),
        strategy: found.map_or_else(Vec::new, |attractor| attractor.strategy(arena)),
        undecided: values.iter().filter(|value| value.payoff() == 0).count() as u64,
        cycles: arena.topological().is_none(),
    })
}

fn split<A: Copy, B>([first, second, draw]: [A; 3], into: impl Fn(A) -> B) -> Split<B> {
    Split { first: into(first), second: into(second), draw: into(draw) }
}

pub(crate) fn counted(position: String, survey: Survey) -> Counted {
    let same = |count: u64| count;
    let by_length = survey.plays_by_length.map(|plays| {
        plays.into_iter().map(|(length, plays)| (length, split(plays, Big))).collect()
    });
    Counted {
        position,
        positions: survey.positions,
        boards: None,
        board_arcs: None,
        classes: survey.classes,
        arcs: survey.arcs,
        plays: survey.plays.map(|plays| Big(plays.iter().sum())),
        plays_by_ending: survey.plays.map(|plays| split(plays, Big)),
        plays_by_length: by_length,
        plays_in_quotient: survey.plays_in_quotient.map(Big),
        plays_up_to_symmetry: survey.plays_up_to_symmetry.map(Big),
        endings: split(survey.endings, same),
        ending_classes: split(survey.ending_classes, same),
        values: split(survey.values, same),
        value_classes: split(survey.value_classes, same),
        positions_by_ply: survey.positions_by_ply,
        classes_by_ply: survey.classes_by_ply,
        shortest_play: survey.play_lengths.map(|(shortest, _)| shortest),
        longest_play: survey.play_lengths.map(|(_, longest)| longest),
        cycles: survey.cycles,
        seconds: 0.0,
    }
}

/// Who is to move; `None` when the play is over.
pub(crate) fn turn_number<G: Game>(game: &G, state: &G::State) -> Option<u8> {
    match game.turn(state) {
        Turn::Player(player) => Some(player.number()),
        _ => None,
    }
}
