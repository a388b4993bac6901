//! Functions on the graph of a game: arenas, winning positions, attractors, strategies.

use std::rc::Rc;

use stratege_core::{Duel, Limits, Player, Text, Value as Outcome, Winner};
use stratege_solvers::{
    arena::{Arena, complete, reachable},
    attractor::{attractor, values},
};

use super::strategies::{Choice, Sight, judge_move};
use crate::{
    task::{
        ANSWER, Answer, Aspect, Case, Cases, Failed, Failing, Kind, STRATEGY, Task, Wrong,
        contents_are, failed, unchanged,
    },
    value::{Value, same_bag, surplus},
};

/// Functions of a vertex are tried on graphs with at most so many.
const SMALL: usize = 40;

/// The graph of a game, as papers write it: a dictionary from vertices to their successors.
pub(super) struct Graph {
    /// How it is obtained, for people.
    shown: String,
    /// The smallest positions first.
    vertices: Vec<Vertex>,
}

/// A position with the player to move.
struct Vertex {
    value: Value,
    board: String,
    owner: Option<Player>,
    /// Places in the list of vertices.
    successors: Vec<usize>,
    outcome: Outcome,
    /// Its rank in the attractor of player 1.
    rank: Option<u32>,
}

/// How the vertices of a game are written.
pub(super) struct Notation<S> {
    /// A vertex: the position, and the player to move.
    pub(super) vertex: fn(&S) -> Value,
    /// How large a position is: the smallest is the easiest to understand.
    pub(super) size: fn(&S) -> usize,
    /// What a position looks like.
    pub(super) board: fn(&S) -> String,
}

/// Which arena.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Reachable,
    /// Every position with either player to move.
    Complete,
}

impl Graph {
    /// What can be reached from the start of a game.
    pub(super) fn reachable<G: Duel>(
        game: &G,
        shown: String,
        notation: &Notation<G::State>,
    ) -> Graph {
        Graph::new(game, shown, notation, Extent::Reachable)
    }

    fn new<G: Duel>(
        game: &G,
        shown: String,
        notation: &Notation<G::State>,
        extent: Extent,
    ) -> Graph {
        let limits = Limits::default();
        let arena = match extent {
            Extent::Reachable => reachable(game, &game.start(), limits),
            Extent::Complete => complete(game, &game.start(), limits),
        };
        let arena = arena.expect("there is no limit");
        let outcomes = values(&arena, limits).expect("there is no limit");
        let attractor = attractor(&arena, Player::FIRST, limits).expect("there is no limit");
        let order = order(&arena, notation);
        let mut places = vec![0; order.len()];
        order.iter().enumerate().for_each(|(place, &index)| places[index] = place);
        let vertex = |index: usize| Vertex {
            value: (notation.vertex)(&arena.vertices[index]),
            board: (notation.board)(&arena.vertices[index]),
            owner: arena.kind(index).owner(),
            successors: arena.successors(index).iter().map(|&next| places[next as usize]).collect(),
            outcome: outcomes[index],
            rank: attractor.rank(index),
        };
        Graph { shown, vertices: order.iter().map(|&index| vertex(index)).collect() }
    }

    fn successors(&self, vertex: &Vertex) -> Vec<Value> {
        vertex.successors.iter().map(|&next| self.vertices[next].value.clone()).collect()
    }

    /// The dictionary itself.
    fn value(&self) -> Value {
        let pair = |vertex: &Vertex| (vertex.value.clone(), Value::List(self.successors(vertex)));
        let dict = Value::Dict(self.vertices.iter().map(pair).collect());
        Value::Named(self.shown.clone(), Box::new(dict))
    }

    /// What the start looks like.
    fn board(&self) -> String {
        self.vertices.last().map(|vertex| vertex.board.clone()).unwrap_or_default()
    }

    /// The layers of the attractor of player 1.
    fn layers(&self) -> Vec<Vec<Value>> {
        let mut layers: Vec<Vec<Value>> = Vec::new();
        for vertex in &self.vertices {
            if let Some(rank) = vertex.rank.map(|rank| rank as usize) {
                layers.resize(layers.len().max(rank + 1), Vec::new());
                layers[rank].push(vertex.value.clone());
            }
        }
        layers
    }
}

fn order<S>(arena: &Arena<S>, notation: &Notation<S>) -> Vec<usize> {
    let mut order: Vec<usize> = (0..arena.len()).collect();
    order.sort_by_key(|&index| {
        ((notation.size)(&arena.vertices[index]), arena.kind(index).owner(), index)
    });
    order
}

/// A vertex as the file writes it, in our own notation; `None` if it is none.
pub(super) type Normal = fn(&Value) -> Option<Value>;

/// A call that builds the graph of a game.
pub(super) fn building<G: Duel>(
    game: &G,
    shown: String,
    arguments: Vec<Value>,
    notation: &Notation<G::State>,
    normal: Normal,
) -> Case {
    let graph = Graph::new(game, shown.clone(), notation, Extent::Reachable);
    let whole = Graph::new(game, shown, notation, Extent::Complete);
    Case::new(arguments, move |answer| graph_is(&answer.value, &graph, &whole, normal).failing())
}

/// What is wrong with a graph.
///
/// More than what can be reached from the start may be there, as long as it is right.
fn graph_is(value: &Value, graph: &Graph, whole: &Graph, normal: Normal) -> Option<Wrong> {
    let Value::Dict(pairs) = value else {
        return Some(Wrong::Kind { expected: Kind::Graph, obtained: value.clone() });
    };
    // Vertices that are alike are one vertex.
    let mut found: Vec<(Value, Vec<Value>, &Value)> = Vec::new();
    for (vertex, successors) in pairs {
        let known = normal(vertex)
            .filter(|normal| whole.vertices.iter().any(|other| other.value.same(normal)));
        let Some(known) = known else {
            return Some(Wrong::SurplusVertex { vertex: vertex.clone() });
        };
        let Some(items) = successors.items() else {
            return Some(Wrong::Kind { expected: Kind::Graph, obtained: value.clone() });
        };
        let items = items.iter().map(|item| normal(item).unwrap_or_else(|| item.clone()));
        found.push((known, without_twins(items), successors));
    }
    for vertex in &graph.vertices {
        let is_there = found.iter().any(|(known, ..)| known.same(&vertex.value));
        // A vertex without successors may be left out.
        if !is_there && !vertex.successors.is_empty() {
            return Some(Wrong::MissingVertex { vertex: vertex.value.clone() });
        }
    }
    whole.vertices.iter().find_map(|vertex| {
        let expected = without_twins(whole.successors(vertex).into_iter());
        let wrong = found.iter().find(|(known, successors, _)| {
            known.same(&vertex.value) && !same_bag(successors, &expected)
        });
        let obtained = wrong?.2.clone();
        Some(Wrong::Successors { vertex: vertex.value.clone(), expected, obtained })
    })
}

fn without_twins(values: impl Iterator<Item = Value>) -> Vec<Value> {
    let mut kept: Vec<Value> = Vec::new();
    for value in values {
        if !kept.iter().any(|other| other.same(&value)) {
            kept.push(value);
        }
    }
    kept
}

/// The functions that are given a graph, for these graphs.
pub(super) fn tasks(graphs: fn() -> Vec<Graph>) -> Vec<Task> {
    let shared = move || graphs().into_iter().map(Rc::new).collect::<Vec<_>>();
    vec![
        winning(
            shared,
            &["est_gagnant"],
            &["is_winning"],
            Text::new(
                "whether player 1 wins from a vertex of the graph g",
                "si le joueur 1 gagne depuis un sommet du graphe g",
            ),
        ),
        winning(
            shared,
            &["est_gagnant_memo", "est_gagnant_memoisation"],
            &["is_winning_memo"],
            Text::new("the same with memoisation", "de même, avec mémoïsation"),
        ),
        Task {
            french: &["attracteur"],
            english: &["attractor"],
            parameters: &["g"],
            about: Text::new(
                "the vertices from which player 1 can force a win",
                "les sommets depuis lesquels le joueur 1 peut forcer le gain",
            ),
            marks: ANSWER,
            cases: Box::new(move |_| Cases::small(shared().iter().map(|graph| attracting(graph)))),
        },
        Task {
            french: &["attracteurs"],
            english: &["attractors", "attractor_layers"],
            parameters: &["g"],
            about: Text::new(
                "the layers A0, A1, … of the attractor of player 1, or a dictionary of ranks",
                "les couches A0, A1, … de l'attracteur du joueur 1, ou un dictionnaire des rangs",
            ),
            marks: ANSWER,
            cases: Box::new(move |_| Cases::small(shared().iter().map(|graph| layering(graph)))),
        },
        Task {
            french: &["strategie_gagnante"],
            english: &["winning_strategy"],
            parameters: &["g"],
            about: Text::new(
                "a dictionary that gives player 1's move, a successor, for every vertex that is won",
                "un dictionnaire qui donne le coup du joueur 1, un successeur, en chaque sommet gagnant",
            ),
            marks: STRATEGY,
            cases: Box::new(move |_| Cases::small(shared().into_iter().map(choosing))),
        },
    ]
}

fn winning(
    graphs: impl Fn() -> Vec<Rc<Graph>> + 'static,
    french: &'static [&'static str],
    english: &'static [&'static str],
    about: Text,
) -> Task {
    let case = |graph: &Graph, vertex: &Vertex| {
        let won = vertex.outcome.winner() == Winner::Player(Player::FIRST);
        Case::returning([vertex.value.clone(), graph.value()], Kind::Truth, won)
            .with_optional([Value::Dict(Vec::new())])
            .on(vertex.board.clone())
    };
    let of_graph = move |graph: &Rc<Graph>| -> Vec<Case> {
        graph.vertices.iter().map(|vertex| case(graph, vertex)).collect()
    };
    let is_small = |graph: &&Rc<Graph>| graph.vertices.len() <= SMALL;
    let cases = move || graphs().iter().filter(is_small).flat_map(of_graph).collect::<Vec<_>>();
    Task {
        french,
        english,
        parameters: &["sommet", "g"],
        about,
        marks: ANSWER,
        cases: Box::new(move |_| Cases::small(cases())),
    }
}

/// Player 1, for functions that want to know whose attractor.
fn player_one() -> [Value; 1] {
    [Value::Int(1)]
}

fn attracting(graph: &Graph) -> Case {
    let expected: Vec<Value> = graph.layers().concat();
    let (value, board) = (graph.value(), graph.board());
    let before = [value.clone()];
    Case::new([value], move |answer| {
        contents_are(&answer.value, Kind::List, &expected)
            .or_else(|| unchanged(answer, &before))
            .failing()
    })
    .with_optional(player_one())
    .on(board)
}

fn layering(graph: &Graph) -> Case {
    let layers = graph.layers();
    let (value, board) = (graph.value(), graph.board());
    let before = [value.clone()];
    Case::new([value], move |answer| {
        layers_are(&answer.value, &layers).or_else(|| unchanged(answer, &before)).failing()
    })
    .with_optional(player_one())
    .on(board)
}

/// What is wrong with layers: each may hold what enters, or everything so far.
fn layers_are(value: &Value, layers: &[Vec<Value>]) -> Option<Wrong> {
    let not_layers = || Some(Wrong::Kind { expected: Kind::Layers, obtained: value.clone() });
    if !Kind::Layers.fits(value) {
        return not_layers();
    }
    let found = match value {
        Value::Dict(ranks) => match by_rank(ranks) {
            Some(found) => found,
            None => return not_layers(),
        },
        _ => {
            value.items()?.iter().map(|layer| layer.items().unwrap_or_default().to_vec()).collect()
        }
    };
    let sums: Vec<Vec<Value>> = (0..layers.len()).map(|rank| layers[..=rank].concat()).collect();
    // Who writes everything so far repeats the first layer in the second.
    let adds_up = found
        .get(1)
        .is_some_and(|second| !found[0].is_empty() && surplus(&found[0], second).is_empty());
    let expected = if adds_up { &sums } else { layers };
    let nothing = Vec::new();
    let beyond = if adds_up { sums.last().unwrap_or(&nothing) } else { &nothing };
    (0..found.len().max(expected.len())).find_map(|rank| {
        let right = expected.get(rank).unwrap_or(beyond);
        let obtained = match found.get(rank) {
            Some(layer) => without_twins(layer.iter().cloned()),
            None => nothing.clone(),
        };
        (!same_bag(right, &obtained)).then(|| Wrong::Layer {
            rank,
            expected: right.clone(),
            obtained,
        })
    })
}

/// The layers of a dictionary of ranks; vertices without a rank are outside.
fn by_rank(ranks: &[(Value, Value)]) -> Option<Vec<Vec<Value>>> {
    let mut layers: Vec<Vec<Value>> = Vec::new();
    for (vertex, rank) in ranks {
        let outside = match rank {
            Value::None => true,
            rank => rank.number()?.is_infinite() || rank.number()? < 0.0,
        };
        if outside {
            continue;
        }
        let rank = usize::try_from(rank.whole()?).ok().filter(|&rank| rank < 10_000)?;
        layers.resize(layers.len().max(rank + 1), Vec::new());
        layers[rank].push(vertex.clone());
    }
    Some(layers)
}

fn choosing(graph: Rc<Graph>) -> Case {
    let (value, board) = (graph.value(), graph.board());
    let before = [value.clone()];
    Case::new([value], move |answer| choices_are(answer, &before, &graph))
        .with_optional(player_one())
        .on(board)
}

/// What is wrong with a dictionary of moves of player 1, at the smallest vertices.
fn choices_are(answer: &Answer, before: &[Value], graph: &Graph) -> Vec<Failed> {
    let Value::Dict(pairs) = &answer.value else {
        let obtained = answer.value.clone();
        let wrong = Wrong::Kind { expected: Kind::Choices, obtained };
        let aspects = [Aspect::Legal, Aspect::Wins, Aspect::Fast];
        return aspects.map(|aspect| failed(aspect, wrong.clone())).to_vec();
    };
    let changed = unchanged(answer, before).map(|wrong| failed(Aspect::Legal, wrong));
    let mut failures: Vec<Failed> = changed.into_iter().collect();
    let mine =
        |vertex: &&Vertex| vertex.owner == Some(Player::FIRST) && !vertex.successors.is_empty();
    for vertex in graph.vertices.iter().filter(mine) {
        let chosen = pairs.iter().find(|(known, _)| known.same(&vertex.value));
        let found = match chosen {
            Some((_, chosen)) if *chosen != Value::None => {
                let choice = |&next: &usize| Choice {
                    mv: graph.vertices[next].value.clone(),
                    outcome: graph.vertices[next].outcome.later(),
                };
                let choices: Vec<Choice> = vertex.successors.iter().map(choice).collect();
                let at = Some(vertex.value.clone());
                judge_move(at, chosen.clone(), &choices, Player::FIRST, Sight::Whole)
            }
            _ if vertex.rank.is_some() => {
                vec![failed(Aspect::Wins, Wrong::NoMove { vertex: vertex.value.clone() })]
            }
            _ => Vec::new(),
        };
        for mut failure in found {
            failure.board = Some(vertex.board.clone());
            if !failures.iter().any(|other| other.aspect == failure.aspect) {
                failures.push(failure);
            }
        }
    }
    failures
}
