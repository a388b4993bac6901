//! The list of methods: which solver is offered for which family of games.

use stratege_core::{
    Card, Combinatorial, Convention, Duel, Game, Hidden, Impartial, Indexed, Limits, Listed,
    Params, Puzzle, Race, Stopped, Stuck, Text,
};
use stratege_games::Visitor;
use stratege_solvers::{
    Found, Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    attractor, discount,
    grundy::{self, GrundyValues},
    memo, minimax,
    proof_number::proof_number,
    retrograde,
};

use crate::{
    AnyGame, Family, Listing, Offer,
    duel_table::{DuelTable, Method, Reach, Solve},
    hidden_table::HiddenTable,
    puzzle_table::PuzzleTable,
    race_table::RaceTable,
    table::Table,
};

/// Meets every game and writes it into the list.
pub(crate) struct Collector {
    pub(crate) listings: Vec<Listing>,
}

/// A discount that the papers would choose: near 1, so that values stay readable.
const GAMMA: f64 = 0.9;

/// Positions up to which the dictionary is preferred to searching.
const FULL_TABLE: u64 = 4_000_000;

/// Positions of a game of which only the ends can be written down.
const VAST: f64 = 1e15;

/// Positions below one that is near the end of a vast game.
const NEAR_THE_END: u64 = 50_000;

type Solved<G> = Result<Found<<G as Game>::Move>, Stopped>;

fn job<G: Duel>(name: &'static str, about: Text, run: Solve<G>) -> Method<G> {
    let offer = Offer { name, about };
    Method { offer, run, reach: |_, _| Reach::Selected, deepens: false, refuses: |_| None }
}

/// A method that would never end where a play can come back to a position.
fn without_circles<G: Duel>(mut method: Method<G>) -> Method<G> {
    method.refuses = |game| {
        game.repetition().map(|_| {
            Text::new(
                "plays of this game can come back to a position",
                "les parties de ce jeu peuvent revenir à une position",
            )
        })
    };
    method
}

/// A method that can be told how deep to search.
fn deepening<G: Duel>(mut method: Method<G>) -> Method<G> {
    method.deepens = true;
    method
}

/// A method that looks at all positions.
fn exhaustive<G: Duel>(mut method: Method<G>) -> Method<G> {
    method.reach = |_, _| Reach::AllPositions;
    method
}

/// The methods for every game of two players; the first is tried unless one is named.
fn duel_methods<G: Duel + Listed<Game = G, Position = <G as Game>::State>>() -> Vec<Method<G>> {
    vec![
        job(
            "auto",
            Text::new(
                "the dictionary for small games, alpha-beta for large ones",
                "le dictionnaire pour les petits jeux, alpha-bêta pour les grands",
            ),
            |game, state, _, limits| {
                dictionary_or(game, state, FULL_TABLE, limits, |game, state, limits| {
                    Ok(search(game, state, JudgeMoves::Best, limits))
                })
            },
        ),
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
        deepening(job(
            "alphabeta",
            Text::new(
                "alpha-beta pruning, deeper and deeper",
                "élagage alpha-bêta, de plus en plus profond",
            ),
            |game, state, request, limits| {
                Ok(search_to(game, state, JudgeMoves::All, request.depth, limits))
            },
        )),
        deepening(job(
            "proof",
            Text::new(
                "proof-number search: a forced win within 1, 2, 3, … moves; also where plays go in \
                 circles",
                "recherche par nombres de preuve : un gain forcé en 1, 2, 3, … coups ; même si les \
                 parties tournent en rond",
            ),
            |game, state, request, limits| Ok(proof_number(game, state, request.depth, limits)),
        )),
        without_circles(job(
            "minimax",
            Text::new("plain min-max on the whole tree", "min-max simple sur tout l'arbre"),
            |game, state, _, limits| minimax::solve(game, state, limits),
        )),
        without_circles(exhaustive(job(
            "discount",
            Text::new(
                "min-max with a discount γ (--gamma): a win sooner, a loss later",
                "min-max avec un facteur γ (--gamma) : gagner vite, perdre tard",
            ),
            |game, state, request, limits| {
                discount::solve(game, state, request.gamma.unwrap_or(GAMMA), limits)
            },
        ))),
    ]
}

fn impartial_methods<C>() -> Vec<Method<Stuck<C>>>
where
    C: Impartial + Listed<Game = Stuck<C>, Position = C::Board>,
{
    let mut methods = duel_methods::<Stuck<C>>();
    methods[0] = job(
        "auto",
        Text::new(
            "the dictionary for small games, Grundy values for large ones",
            "le dictionnaire pour les petits jeux, les valeurs de Grundy pour les grands",
        ),
        |game, state, _, limits| {
            // Grundy values are quick: the dictionary is only for the distances.
            dictionary_or(game, state, FULL_TABLE / 16, limits, grundy_or_search)
        },
    );
    methods.push(Method {
        refuses: |game| {
            (game.convention == Convention::Misere).then_some(Text::new(
                "Grundy values decide normal play, not misère play",
                "les valeurs de Grundy décident du jeu normal, pas du jeu misère",
            ))
        },
        ..job(
        "grundy",
        Text::new(
            "Grundy values (mex and sums): who wins, not how soon; normal play only",
            "valeurs de Grundy (mex et sommes) : qui gagne, pas en combien ; jeu normal seulement",
        ),
        |game, state, _, limits| grundy::solve(game, state, limits),
    )});
    methods
}

fn indexed_methods<C>() -> Vec<Method<Stuck<C>>>
where
    C: Indexed + Listed<Game = Stuck<C>, Position = C::Board>,
{
    let mut methods = impartial_methods::<C>();
    methods[0] = job(
        "auto",
        Text::new(
            "the table of all positions if it is small, Grundy values otherwise",
            "la table de toutes les positions si elle est petite, sinon les valeurs de Grundy",
        ),
        |game, state, _, limits| match game.rules.boards() {
            Some(boards) if boards <= 10 * FULL_TABLE => retrograde::solve(game, state, limits),
            _ => grundy_or_search(game, state, limits),
        },
    );
    methods[0].reach = reach_of_grundy;
    methods.push(exhaustive(job(
        "retrograde",
        Text::new(
            "a table of all positions, from the ends back",
            "une table de toutes les positions, à partir des fins",
        ),
        |game, state, _, limits| retrograde::solve(game, state, limits),
    )));
    methods
}

/// The dictionary while it has at most `most` positions; otherwise another method.
fn dictionary_or<G>(
    game: &G,
    state: &G::State,
    most: u64,
    limits: Limits<'_>,
    otherwise: fn(&G, &G::State, Limits<'_>) -> Solved<G>,
) -> Solved<G>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    // The size is an upper bound: only what is far too large is not even tried.
    let size = game.size().unwrap_or(0.0);
    if size > 16.0 * most as f64 && *state == game.start() {
        return otherwise(game, state, limits);
    }
    // In a vast game only what is near its end is small, and that is soon known; where plays go in
    // circles, hardly anything is.
    let vast = size > VAST || game.repetition().is_some();
    let most = if vast { most.min(NEAR_THE_END) } else { most };
    let nodes = limits.nodes.map_or(most, |allowed| allowed.min(most));
    let within = Limits { nodes: Some(nodes), ..limits };
    // A dictionary is filled from the ends back, which circles do not have.
    let answer = match game.repetition() {
        None => memo::solve(game, state, within),
        Some(_) => attractor::solve(game, state, within),
    };
    match answer {
        Err(Stopped::Nodes | Stopped::Memory) => otherwise(game, state, limits),
        answer => answer,
    }
}

/// Bytes for the table of alpha-beta when a game is to be solved.
const TABLE: usize = 1 << 30;

fn search<G>(game: &G, state: &G::State, judge: JudgeMoves, limits: Limits<'_>) -> Found<G::Move>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    search_to(game, state, judge, None, limits)
}

fn search_to<G>(
    game: &G,
    state: &G::State,
    judge: JudgeMoves,
    depth: Option<u32>,
    limits: Limits<'_>,
) -> Found<G::Move>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let heuristics = G::heuristics();
    let heuristic = heuristics.first();
    let options = Options { heuristic, judge, depth, table: TABLE };
    alpha_beta(game, state, &options, limits)
}

/// Grundy values need all boards, unless the board falls into smaller parts.
fn reach_of_grundy<C: Indexed>(game: &Stuck<C>, state: &<Stuck<C> as Game>::State) -> Reach {
    let mut parts = Vec::new();
    game.rules.parts(&state.board, &mut parts);
    if parts.len() == 1 { Reach::AllPositions } else { Reach::Selected }
}

/// Grundy values decide normal play only.
fn grundy_or_search<C>(
    game: &Stuck<C>,
    state: &<Stuck<C> as Game>::State,
    limits: Limits<'_>,
) -> Solved<Stuck<C>>
where
    C: Impartial + Listed<Game = Stuck<C>, Position = C::Board>,
{
    match game.convention {
        Convention::Normal => grundy::solve(game, state, limits),
        Convention::Misere => Ok(search(game, state, JudgeMoves::Best, limits)),
    }
}

/// A game of two players that is not in the list, with every job that fits it.
///
/// Its rules come from outside: `card` says what this very game is called.
pub fn adopt_duel<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Duel + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    let mut methods = duel_methods::<G>();
    methods[0] = job("auto", ADOPTED, |game, state, _, limits| {
        attractors_or(game, state, limits, |game, state, limits| {
            Ok(search(game, state, JudgeMoves::Best, limits))
        })
    });
    DuelTable::of(Family::Duel, Table { game, params, card }, methods, None)
}

/// The same for an impartial game: whoever is stuck loses, or wins in misère play.
pub fn adopt_impartial<C>(rules: C, convention: Convention, mut card: Card) -> Box<dyn AnyGame>
where
    C: Impartial + Listed<Game = Stuck<C>, Position = C::Board>,
{
    card.params = Stuck::<C>::card().params;
    let params = Params::parse(&card.params, &convention.to_string());
    let params = params.expect("conventions are words of the parameter");
    let mut methods = impartial_methods::<C>();
    methods[0] = job("auto", ADOPTED, |game, state, _, limits| {
        attractors_or(game, state, limits, grundy_or_search)
    });
    let table = Table { game: Stuck { rules, convention }, params, card };
    DuelTable::of(Family::Impartial, table, methods, Some(grundy_of::<C>))
}

/// The same for a puzzle.
pub fn adopt_puzzle<G>(game: G, card: Card) -> Box<dyn AnyGame>
where
    G: Puzzle + Listed<Game = G, Position = <G as Game>::State>,
{
    let params = Params::parse(&card.params, "").expect("the defaults of a card are allowed");
    PuzzleTable::of(Table { game, params, card })
}

/// The method for rules from outside, which may let a play come back to a position without
/// saying so: attractors are right even then.
const ADOPTED: Text = Text::new(
    "attractors in the arena of a small game, another method for large ones",
    "les attracteurs dans l'arène d'un petit jeu, une autre méthode pour les grands",
);

/// Attractors while the arena has few positions; otherwise another method.
fn attractors_or<G: Duel>(
    game: &G,
    state: &G::State,
    limits: Limits<'_>,
    otherwise: fn(&G, &G::State, Limits<'_>) -> Solved<G>,
) -> Solved<G> {
    let nodes = limits.nodes.map_or(FULL_TABLE, |allowed| allowed.min(FULL_TABLE));
    match attractor::solve(game, state, Limits { nodes: Some(nodes), ..limits }) {
        Err(Stopped::Nodes | Stopped::Memory) => otherwise(game, state, limits),
        answer => answer,
    }
}

/// The Grundy values, where they decide the game: in normal play.
fn grundy_of<C: Impartial>(
    game: &Stuck<C>,
    states: &[<Stuck<C> as Game>::State],
    limits: Limits<'_>,
) -> Result<Option<Vec<u64>>, Stopped> {
    if game.convention == Convention::Misere {
        return Ok(None);
    }
    let mut values = GrundyValues::new(&game.rules, limits);
    states.iter().map(|state| values.value(&state.board)).collect::<Result<_, _>>().map(Some)
}

impl Visitor for Collector {
    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.listings.push(DuelTable::<G>::listing(Family::Duel, duel_methods(), |params| {
            DuelTable::<G>::open(Family::Duel, params, duel_methods(), None)
        }));
    }

    fn partizan<C: Combinatorial + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        let methods = duel_methods::<Stuck<C>>();
        self.listings.push(DuelTable::listing(Family::Partizan, methods, |params| {
            DuelTable::<Stuck<C>>::open(Family::Partizan, params, duel_methods(), None)
        }));
    }

    fn impartial<C: Impartial + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        let methods = impartial_methods::<C>();
        self.listings.push(DuelTable::listing(Family::Impartial, methods, |params| {
            DuelTable::<Stuck<C>>::open(
                Family::Impartial,
                params,
                impartial_methods::<C>(),
                Some(grundy_of::<C>),
            )
        }));
    }

    fn indexed<C: Indexed + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        let methods = indexed_methods::<C>();
        self.listings.push(DuelTable::listing(Family::Impartial, methods, |params| {
            DuelTable::<Stuck<C>>::open(
                Family::Impartial,
                params,
                indexed_methods::<C>(),
                Some(grundy_of::<C>),
            )
        }));
    }

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.listings.push(HiddenTable::<G>::listing());
    }

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.listings.push(RaceTable::<G>::listing());
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        self.listings.push(PuzzleTable::<G>::listing());
    }
}

impl From<Proof> for crate::report::Proof {
    fn from(proof: Proof) -> Self {
        match proof {
            Proof::Exact => Self::Exact,
            Proof::Bound => Self::Bound,
            Proof::Estimate => Self::Estimate,
        }
    }
}
