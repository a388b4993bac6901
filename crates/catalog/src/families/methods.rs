//! The list of methods: which solver is offered for which family of games.

use std::{ops::Bound, sync::Arc};

use stratege_core::{
    Alternating, BoardWithMover, Combinatorial, Convention, Duel, Game, Impartial, Indexed, Limits,
    Listed, Numbered, Stopped, Text, addressable,
};
use stratege_solvers::{
    Found, Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    attractor, cycles, discount,
    grundy::{self, GrundyValues},
    memo, minimax,
    proof_number::proof_number,
    retrograde,
};

use crate::{
    auto::{Try, UNBOUNDED},
    job::{Args, JobOption, OptionKind, Why},
    valuation::{BoardValuer, ValuedBoard},
};

use super::{
    common::{DEPTH, small},
    duel::{Method, Methods, Needs, Reach, Sums},
};

/// Positions up to which the dictionary is preferred to searching.
const FULL_TABLE: u64 = 4_000_000;

/// Positions of a game of which only the ends can be written down.
const VAST: f64 = 1e15;

/// Positions below one that is near the end of a vast game.
const NEAR_THE_END: u64 = 50_000;

pub(super) fn job<G: Duel>(
    name: &'static str,
    about: Text,
    run: impl Fn(&G, &G::State, &Args, Limits<'_>) -> Result<Found<G::Move>, Stopped>
    + Send
    + Sync
    + 'static,
) -> Method<G> {
    let reach = |_: &_, _: &_| Reach::Selected;
    Method {
        name,
        about,
        options: &[],
        run: Arc::new(run),
        reach,
        refuses: |_| None,
        needs: |_, _| None,
    }
}

/// A method that would never end where a play can come back to a position.
fn without_circles<G: Duel>(mut method: Method<G>) -> Method<G> {
    method.refuses = |game| {
        game.repetition().map(|_| {
            Why::new(
                "positions can repeat in this game",
                "dans ce jeu, une position peut se répéter",
                "auto",
            )
        })
    };
    method
}

/// A method with something to choose about it.
pub(super) fn with_options<G: Duel>(
    options: &'static [JobOption],
    mut method: Method<G>,
) -> Method<G> {
    method.options = options;
    method
}

/// One option for all methods that have such a table: each says itself how large it is otherwise.
pub(super) const HASH: JobOption = JobOption {
    name: "hash",
    about: Text::new(
        "the size of the transposition table, in MiB; usually 1024, for insight 128",
        "la taille de la table de transposition, en Mio ; d'ordinaire 1024, pour insight 128",
    ),
    kind: OptionKind::Integer { low: 1, high: 65_536 },
    default: None,
};

/// What a win is worth one move later. The papers would choose a number near 1, so that values stay
/// readable.
const GAMMA: JobOption = JobOption {
    name: "gamma",
    about: Text::new(
        "the discount γ: what a win is worth one move later",
        "le facteur γ : ce que vaut un gain un coup plus tard",
    ),
    kind: OptionKind::Real { low: Bound::Excluded(0.0), high: 1.0 },
    default: Some("0.9"),
};

/// A method that looks at all positions.
fn exhaustive<G: Duel>(mut method: Method<G>) -> Method<G> {
    method.reach = |_, _| Reach::AllPositions;
    method
}

/// The methods for every game of two players.
pub(crate) fn of_duels<G: Duel + Listed<Game = G, Position = <G as Game>::State>>() -> Methods<G> {
    let named = vec![
        without_circles(exhaustive(job(
            "memo",
            Text::new(
                "min-max with a dictionary of all positions reached",
                "min-max avec un dictionnaire de toutes les positions atteintes",
            ),
            |game, state, _, limits| memo::solve(game, state, limits),
        ))),
        exhaustive(job(
            "attractor",
            Text::new(
                "attractors of both players in the arena",
                "attracteurs des deux joueurs dans l'arène",
            ),
            |game, state, _, limits| attractor::solve(game, state, limits),
        )),
        with_options(
            &[DEPTH, HASH],
            job(
                "alphabeta",
                Text::new(
                    "alpha-beta pruning with iterative deepening",
                    "élagage alpha-bêta par approfondissement itératif",
                ),
                |game, state, args, limits| {
                    let options = Options {
                        depth: small(args.integer("depth")),
                        table: args
                            .integer("hash")
                            .map_or(TABLE, |size| addressable((size as u64) << 20)),
                        judge: JudgeMoves::Known,
                        heuristic: None,
                    };
                    Ok(search_by(game, state, &options, limits))
                },
            ),
        ),
        with_options(
            &[DEPTH],
            job(
                "proof",
                Text::new(
                    "proof-number search: a forced win within 1, 2, 3, … moves; also where positions \
                     can repeat",
                    "recherche par nombres de preuve : un gain forcé en 1, 2, 3, … coups ; même si les \
                     positions peuvent se répéter",
                ),
                |game, state, args, limits| {
                    Ok(proof_number(game, state, small(args.integer("depth")), limits))
                },
            ),
        ),
        without_circles(job(
            "minimax",
            Text::new("plain min-max on the whole tree", "min-max simple sur tout l'arbre"),
            |game, state, _, limits| minimax::solve(game, state, limits),
        )),
        with_options(
            &[GAMMA],
            without_circles(exhaustive(job(
                "discount",
                Text::new(
                    "min-max with a discount γ: a win sooner, a loss later",
                    "min-max avec un facteur γ : gagner vite, perdre tard",
                ),
                |game, state, args, limits| {
                    discount::solve(game, state, args.real("gamma").unwrap_or(1.0), limits)
                },
            ))),
        ),
    ];
    Methods {
        about: Text::new(
            "tries methods, the cheapest first: dictionary, proof-number search, alpha-beta",
            "essaie les méthodes, la moins chère d'abord : dictionnaire, nombres de preuve, alpha-bêta",
        ),
        named,
        tries: duel_tries(),
        reach: |_, _| Reach::Selected,
        estimate: Arc::new(|game, state, limits| {
            Ok(search(game, state, JudgeMoves::Known, limits))
        }),
        all_moves: None,
        outcome: None,
        openings: |_| None,
        sums: None,
        values: None,
        bites: None,
    }
}

/// What is tried on a game of two players.
fn duel_tries<G: Duel + Listed<Game = G, Position = <G as Game>::State>>() -> Vec<Try<G>> {
    vec![
        Try::new("memo", few_without_circles, |game, state, limits| {
            memo::solve(game, state, limits)
        }),
        Try::new("attractor", few_in_circles, |game, state, limits| {
            attractor::solve(game, state, limits)
        }),
        Try::new(
            "proof",
            |_, _| Some(QUICK_PROOF),
            |game, state, limits| Ok(proof_number(game, state, None, limits)),
        ),
        Try::new("memo", many_without_circles, |game, state, limits| {
            memo::solve(game, state, limits)
        }),
        Try::new(
            "alphabeta",
            |_, _| Some(UNBOUNDED),
            |game, state, limits| Ok(search(game, state, JudgeMoves::Best, limits)),
        ),
    ]
}

/// Moves looked at in a small dictionary: a fifth of a second.
const FEW_MOVES: u64 = 2_000_000;

/// Positions looked at by a proof that is quickly found or not at all.
const QUICK_PROOF: u64 = 200_000;

/// Positions of a dictionary that is soon filled: the more moves they have, the fewer.
pub(super) fn few<G: Duel>(game: &G, state: &G::State) -> u64 {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    FEW_MOVES / (moves.len() as u64).max(1)
}

/// A dictionary is filled from the ends back, which circles do not have.
fn few_without_circles<G: Duel>(game: &G, state: &G::State) -> Option<u64> {
    game.repetition().is_none().then(|| few(game, state))
}

fn few_in_circles<G: Duel>(game: &G, state: &G::State) -> Option<u64> {
    game.repetition().is_some().then(|| few(game, state).min(NEAR_THE_END))
}

/// As many positions as fit a dictionary, unless there are far too many.
fn many_without_circles<G>(game: &G, state: &G::State) -> Option<u64>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    // The size is an upper bound: only what is far too large is not even tried.
    let size = game.size().unwrap_or(0.0);
    let hopeless = size > 16.0 * FULL_TABLE as f64 && *state == game.start();
    // In a vast game only what is near its end is small, and that is known by now.
    let vast = size > VAST || game.repetition().is_some();
    (!hopeless && !vast).then_some(FULL_TABLE)
}

/// The methods for combinatorial games: positions have values.
pub(crate) fn of_combinatorial<C>() -> Methods<Alternating<C>>
where
    C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>,
{
    Methods { values: Some(values_of::<C>), ..of_duels() }
}

fn values_of<'g, C: Combinatorial>(
    game: &'g Alternating<C>,
    state: &BoardWithMover<C::Board>,
) -> Box<dyn BoardValuer + 'g> {
    Box::new(ValuedBoard::new(&game.rules, state.board.clone()))
}

pub(crate) fn of_impartial<C>() -> Methods<Alternating<C>>
where
    C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>,
{
    let mut methods = of_combinatorial::<C>();
    methods.sums = Some(sums::<C>());
    methods.about = Text::new(
        "tries methods, the cheapest first: dictionary, Grundy values, proofs, alpha-beta",
        "essaie les méthodes, la moins chère d'abord : dictionnaire, valeurs de Grundy, preuves, \
         alpha-bêta",
    );
    // After the small dictionary, which is only for the distances.
    methods.tries.insert(1, grundy_try());
    methods.named.push(Method {
        refuses: |game| (game.convention == Convention::Misere).then_some(MISERE),
        ..job(
            "grundy",
            Text::new(
                "Grundy values (mex and sums): who wins, not how soon; normal play only",
                "valeurs de Grundy (mex et sommes) : qui gagne, mais pas en combien de coups ; \
             convention normale seulement",
            ),
            |game, state, _, limits| grundy::solve(game, state, limits),
        )
    });
    methods
}

/// The methods for games whose positions are numbered, wherever moves lead.
pub(crate) fn of_numbered<G>() -> Methods<G>
where
    G: Numbered + Listed<Game = G, Position = <G as Game>::State>,
{
    let mut methods = of_duels();
    let most = |game: &G, _: &_| {
        let few = |&positions: &u64| positions <= LARGE_TABLE;
        game.positions().filter(few).map(|_| UNBOUNDED)
    };
    methods.tries.insert(
        0,
        Try::new("retrograde", most, |game, state, limits| cycles::solve(game, state, limits)),
    );
    methods.named.push(Method {
        needs: |game, _| {
            let positions = game.positions().map_or(f64::INFINITY, |positions| positions as f64);
            Some(Needs { positions, bytes: positions * cycles::BYTES as f64 })
        },
        ..job(
            "retrograde",
            Text::new(
                "retrograde analysis: a table of all positions, from the ends back; what is never \
                 decided is a draw",
                "analyse rétrograde : une table de toutes les positions, à partir des fins ; ce qui \
                 n'est jamais décidé est nul",
            ),
            |game, state, _, limits| cycles::solve(game, state, limits),
        )
    });
    methods
}

pub(crate) fn of_indexed<C>() -> Methods<Alternating<C>>
where
    C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>,
{
    let mut methods = of_impartial::<C>();
    methods.about = Text::new(
        "tries methods, the cheapest first: dictionary, table of all positions, Grundy values, \
         proofs, alpha-beta",
        "essaie les méthodes, la moins chère d'abord : dictionnaire, table de toutes les \
         positions, valeurs de Grundy, preuves, alpha-bêta",
    );
    let table = |most: fn(&_, &_) -> _| {
        Try::new("retrograde", most, |game: &Alternating<C>, state: &_, limits: Limits<'_>| {
            retrograde::solve(game, state, limits)
        })
    };
    // Between them the small dictionary: what is near the end of a large game needs no table.
    methods.tries.insert(0, table(|game: &Alternating<C>, _: &_| boards_up_to(game, SMALL_TABLE)));
    methods.tries.insert(2, table(|game: &Alternating<C>, _: &_| boards_up_to(game, LARGE_TABLE)));
    methods.reach = reach_of_grundy;
    methods.named.push(exhaustive(job(
        "retrograde",
        Text::new(
            "retrograde analysis: a table of all positions, from the ends back",
            "analyse rétrograde : une table de toutes les positions, à partir des fins",
        ),
        |game, state, _, limits| retrograde::solve(game, state, limits),
    )));
    methods
}

/// Boards of a table that is filled before anybody notices.
const SMALL_TABLE: u64 = 1_000_000;

/// Boards of a table that is filled within seconds.
pub(super) const LARGE_TABLE: u64 = 400_000_000;

/// A table of all boards is worth filling if there are so many at most.
fn boards_up_to<C: Indexed>(game: &Alternating<C>, most: u64) -> Option<u64> {
    game.rules.boards().filter(|&boards| boards <= most).map(|_| UNBOUNDED)
}

/// Grundy values decide normal play only.
fn grundy_try<C: Impartial>() -> Try<Alternating<C>> {
    let most =
        |game: &Alternating<C>, _: &_| (game.convention == Convention::Normal).then_some(UNBOUNDED);
    Try::new("grundy", most, |game, state, limits| grundy::solve(game, state, limits))
}

/// Bytes for the table of alpha-beta when a game is to be solved.
const TABLE: usize = 1 << 30;

fn search<G>(game: &G, state: &G::State, judge: JudgeMoves, limits: Limits<'_>) -> Found<G::Move>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let options = Options { judge, depth: None, table: TABLE, heuristic: None };
    search_by(game, state, &options, limits)
}

/// A search by the first heuristic of the game.
fn search_by<G>(
    game: &G,
    state: &G::State,
    options: &Options<'_, G>,
    limits: Limits<'_>,
) -> Found<G::Move>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let heuristics = G::heuristics();
    alpha_beta(game, state, &Options { heuristic: heuristics.first(), ..*options }, limits)
}

/// What a search says of every move, as far as it gets.
pub(crate) fn judge_all<G>(game: &G, state: &G::State, limits: Limits<'_>) -> Found<G::Move>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    search(game, state, JudgeMoves::All, limits)
}

/// Grundy values need all boards, unless the board falls into smaller parts.
fn reach_of_grundy<C: Indexed>(
    game: &Alternating<C>,
    state: &<Alternating<C> as Game>::State,
) -> Reach {
    let mut parts = Vec::new();
    game.rules.parts(&state.board, &mut parts);
    if parts.len() == 1 { Reach::AllPositions } else { Reach::Selected }
}

fn sums<C: Impartial>() -> Sums<Alternating<C>> {
    Sums {
        decide: |game| game.convention == Convention::Normal,
        values: grundy_of::<C>,
        heaps: |game| game.rules.heap_moves(),
    }
}

/// The Grundy values, where they decide the game: in normal play.
fn grundy_of<C: Impartial>(
    game: &Alternating<C>,
    states: &[<Alternating<C> as Game>::State],
    limits: Limits<'_>,
) -> Result<Option<Vec<u64>>, Stopped> {
    if game.convention == Convention::Misere {
        return Ok(None);
    }
    let mut values = GrundyValues::new(&game.rules, limits);
    states.iter().map(|state| values.value(&state.board)).collect::<Result<_, _>>().map(Some)
}

/// Why Grundy values do not decide a game.
pub(crate) const MISERE: Why = Why::new(
    "Grundy values solve normal play only, not misère play",
    "les valeurs de Grundy ne résolvent que la convention normale, pas la misère",
    "solve",
);

impl From<Proof> for crate::report::Proof {
    fn from(proof: Proof) -> Self {
        match proof {
            Proof::Exact => Self::Exact,
            Proof::Bound => Self::Bound,
            Proof::Estimate => Self::Estimate,
        }
    }
}
