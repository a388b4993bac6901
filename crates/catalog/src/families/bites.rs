//! Games of bites from rows of squares: every lost position, by its rows but the first.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use stratege_core::{
    Alternating, BoardWithMover, Convention, Duel, Game, Limits, Listed, Staircases, Stopped, Text,
    Watch,
};
use stratege_solvers::tails::{self, Cost, LostBoards, Visit};
use stratege_tournament::observation::FullObservation;

use crate::{
    JobError,
    answer::{Answer, FirstMovesOfAll},
    auto::{Try, UNBOUNDED},
    job::{Args, JobOption, OptionKind, Why},
    opened::Opened,
    question::Job,
    report::{Big, LostReport},
    table::{Played, stopped_at},
};

use super::{
    duel::{Method, Methods, Needs, Reach},
    methods::{LARGE_TABLE, job, of_indexed},
};

/// What is asked of a game of bites.
pub(crate) struct Bites<G: Game> {
    /// Why it has no answer, where it has none.
    refuses: fn(&G) -> Option<Why>,
    needs: fn(&G, &G::State) -> Needs,
    /// The lost boards that can be reached, and the first ones of them as text.
    lost: LostOf<G>,
    /// The winning first moves of every whole board up to that of the game.
    first_moves: fn(&G, Limits<'_>) -> Result<FirstMovesOfAll, Stopped>,
}

/// The lost boards that can be reached, and so many of them as text.
type LostOf<G> =
    fn(&G, &<G as Game>::State, usize, Limits<'_>) -> Result<(LostBoards, Vec<String>), Stopped>;

/// Bytes that are spent where nobody has named the method or limited the memory.
const UNASKED: u64 = 4 << 30;

/// The methods for games of bites.
pub(crate) fn of_staircases<C>() -> Methods<Alternating<C>>
where
    C: Staircases + Listed<Game = Alternating<C>, Position = C::Board>,
{
    let mut methods = of_indexed::<C>();
    // After the table of all boards, which knows distances.
    methods.tries.insert(
        3,
        Try::new(
            "tails",
            |game, state| is_worth_it(game, state).then_some(UNBOUNDED),
            |game, state, limits| {
                let memory = limits.memory.or(Some(UNASKED));
                tails::solve(game, state, Limits { memory, ..limits })
            },
        ),
    );
    methods.reach = |game, state| {
        if is_worth_it(game, state) {
            Reach::AllPositionsOr(needs(game, state))
        } else {
            Reach::AllPositions
        }
    };
    methods.named.push(Method {
        refuses,
        needs: |game, state| Some(needs(game, state)),
        ..job(
            "tails",
            Text::new(
                "all lost positions, by their rows but the first: who wins, not how soon",
                "toutes les positions perdues, d'après leurs lignes sauf la première\u{202f}: qui gagne, \
                 mais pas en combien de coups",
            ),
            |game, state, _, limits| tails::solve(game, state, limits),
        )
    });
    methods.bites = Some(Bites { refuses, needs, lost, first_moves });
    methods
}

/// The sides of a board: its rows, and the squares of the longest.
fn sides<C: Staircases>(rules: &C, board: &C::Board) -> [u8; 2] {
    let mut lengths = Vec::new();
    rules.lengths(board, &mut lengths);
    [lengths.len() as u8, lengths.first().copied().unwrap_or(0)]
}

fn cost<C: Staircases>(game: &Alternating<C>, state: &BoardWithMover<C::Board>) -> Option<Cost> {
    let [rows, columns] = sides(&game.rules, &state.board);
    tails::cost(rows, columns)
}

fn refuses<C: Staircases>(game: &Alternating<C>) -> Option<Why> {
    (game.convention == Convention::Misere).then_some(Why::new(
        "lost positions are found by their rows but the first in normal play only, not in misère play",
        "les positions perdues ne se trouvent d'après leurs lignes sauf la première qu'en convention \
         normale, pas en misère",
        "solve",
    ))
}

/// Whether it is what to try on a game of which a table of all boards would be too large.
fn is_worth_it<C: Staircases>(game: &Alternating<C>, state: &BoardWithMover<C::Board>) -> bool {
    let is_large = game.rules.boards().is_none_or(|boards| boards > LARGE_TABLE);
    is_large && refuses(game).is_none() && cost(game, state).is_some()
}

fn needs<C: Staircases>(game: &Alternating<C>, state: &BoardWithMover<C::Board>) -> Needs {
    let [rows, columns] = sides(&game.rules, &state.board).map(f64::from);
    let boards = (1..=rows as u32)
        .fold(1.0, |boards, row| boards * (columns + f64::from(row)) / f64::from(row));
    let bytes = cost(game, state).map_or(f64::INFINITY, |cost| cost.bytes as f64);
    Needs { positions: boards - 1.0, bytes }
}

fn lost<C>(
    game: &Alternating<C>,
    state: &BoardWithMover<C::Board>,
    most: usize,
    limits: Limits<'_>,
) -> Result<(LostBoards, Vec<String>), Stopped>
where
    C: Staircases + Listed<Game = Alternating<C>, Position = C::Board>,
{
    let mut top = Vec::new();
    game.rules.lengths(&state.board, &mut top);
    // What is listed is kept beside what is worked with.
    let work = cost(game, state).map_or(0, |cost| cost.bytes);
    let room = limits.memory.map_or(u64::MAX, |most| most.saturating_sub(work));
    let full = Full { inner: limits.watch, is_full: AtomicBool::new(false) };
    let (mut listed, mut bytes) = (Vec::new(), 0);
    let mut visit = |lengths: &[u8]| {
        if listed.len() < most && bytes <= room {
            let text = game.rules.write(&game.rules.stairs(lengths));
            bytes += (size_of::<String>() + text.capacity()) as u64;
            listed.push(text);
            full.is_full.store(bytes > room, Ordering::Relaxed);
        }
    };
    let visit: Option<Visit<'_>> = (most > 0).then_some(&mut visit);
    let found = tails::lost_within(&top, Limits { watch: &full, ..limits }, visit);
    if full.is_full.into_inner() {
        return Err(Stopped::Memory);
    }
    Ok((found?, listed))
}

/// Stops the work when there is no more room for what it lists.
struct Full<'a> {
    inner: &'a dyn Watch,
    is_full: AtomicBool,
}

impl Watch for Full<'_> {
    fn stop(&self) -> bool {
        self.is_full.load(Ordering::Relaxed) || self.inner.stop()
    }

    fn left(&self) -> Option<Duration> {
        self.inner.left()
    }

    fn progress(&self, done: u64, total: Option<u64>) {
        self.inner.progress(done, total);
    }
}

fn first_moves<C: Staircases>(
    game: &Alternating<C>,
    limits: Limits<'_>,
) -> Result<FirstMovesOfAll, Stopped> {
    let [rows, columns] = sides(&game.rules, &game.rules.start());
    let bites = tails::first_bites(rows, columns, limits)?;
    let told = |bites: Vec<[u8; 2]>| {
        let told = bites.into_iter().map(|[row, column]| game.rules.bite(row, column).to_string());
        told.collect()
    };
    Ok(bites.into_iter().map(|row| row.into_iter().map(told).collect()).collect())
}

const LOST_OPTIONS: &[JobOption] = &[JobOption {
    name: "list",
    about: Text::new(
        "lists so many lost positions, without who is to move",
        "liste ce nombre de positions perdues, sans le joueur au trait",
    ),
    kind: OptionKind::Integer { low: 0, high: 100_000_000 },
    default: Some("0"),
}];

/// Counting lost positions.
pub(super) fn lost_job<G: Duel + Played>(bites: &Bites<G>) -> Job<FullObservation<G>> {
    let &Bites { refuses, needs, lost, .. } = bites;
    let about = Text::new(
        "positions that are lost for the player to move, whoever that is",
        "les positions perdues pour le joueur au trait, quel qu'il soit",
    );
    let count = move |game: &Opened<FullObservation<G>>,
                      state: &G::State,
                      args: &Args,
                      limits: Limits<'_>| {
        let most = args.integer("list").unwrap_or(0) as usize;
        let found = stopped_at(limits, |limits| lost(&game.table.game, state, most, limits))?;
        let (LostBoards { boards, lost, tails }, listed) = found;
        Ok(Answer::Lost(LostReport {
            position: game.table.game.write(state),
            boards: Big(boards.into()),
            lost,
            won: Big(u128::from(boards) - u128::from(lost)),
            nodes: tails,
            listed,
            seconds: 0.0,
        }))
    };
    Job {
        applies: Box::new(move |game| refuses(&game.table.game).map_or(Ok(()), Err)),
        begins: Box::new(move |game, state, limits| {
            check_needs(Some(needs(&game.table.game, state)), limits)
        }),
        ..Job::new("lost", about, count).options(LOST_OPTIONS)
    }
}

/// The winning first moves of all boards up to that of the game.
pub(super) fn first_moves_job<G: Duel + Played>(bites: &Bites<G>) -> Job<FullObservation<G>> {
    let &Bites { refuses, needs, first_moves, .. } = bites;
    let about = Text::new(
        "the winning first moves of every board up to this size, from one sweep",
        "les premiers coups gagnants de chaque plateau jusqu'à cette taille, en un seul passage",
    );
    let find =
        move |game: &Opened<FullObservation<G>>, _: &G::State, _: &Args, limits: Limits<'_>| {
            let found = stopped_at(limits, |limits| first_moves(&game.table.game, limits))?;
            Ok(Answer::FirstMovesOfAll(found))
        };
    Job {
        applies: Box::new(move |game| refuses(&game.table.game).map_or(Ok(()), Err)),
        begins: Box::new(move |game, _, limits| {
            check_needs(Some(needs(&game.table.game, &game.table.game.start())), limits)
        }),
        ..Job::new("first-moves-of-all", about, find)
    }
}

/// Refuses what does not fit the memory allowed, before it is begun.
pub(super) fn check_needs(needs: Option<Needs>, limits: Limits<'_>) -> Result<(), JobError> {
    match (needs, limits.memory) {
        (Some(Needs { positions, bytes }), Some(allowed)) if bytes > allowed as f64 => {
            Err(JobError::TooLarge { positions, bytes, allowed, on_disk: None })
        }
        _ => Ok(()),
    }
}
