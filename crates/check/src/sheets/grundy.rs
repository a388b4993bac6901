//! *TP n° 6*, section 2: heaps of counters as a list, and whether the first player is to move.

use stratege_core::{
    Alternating, BoardWithMover, Limits, Listed, Plain, Player, Text, Value as Outcome, Winner,
};
use stratege_games::grundy::{Grundy, Heaps, Split};
use stratege_solvers::memo::memo;

use super::{
    graphs::{self, Graph, Notation, building},
    strategies::{Sight, choices, judge, moves},
};
use crate::{
    random::Random,
    task::{
        ANSWER, Answer, Case, Cases, Failing, Kind, LEGAL, Mark, STRATEGY, Sheet, Task, Wrong,
        unchanged,
    },
    value::{Value, same_bag},
};

/// The game.
pub(super) const GAME: &str = "grundy";

/// Lists with at most so many counters are all tried.
const SMALL: i64 = 7;

/// Those that are drawn at random have at most so many.
const LARGE: i64 = 10;

/// Single heaps up to this size are all tried where one position is looked at.
const HIGH: i64 = 24;

/// How many of these are drawn.
const DRAWN: usize = 60;

/// The sizes of heaps, in any order.
type Sizes = Vec<i64>;

pub(super) fn sheet() -> Sheet {
    let mut tasks = rules();
    tasks.extend(playing());
    tasks.extend(graphs::tasks(graphs_of_heaps));
    tasks.push(on_heaps(
        &["strategie_optimale", "strategie", "meilleur_coup"],
        &["best_strategy", "strategy", "best_move"],
        Look::Ahead,
        Text::new(
            "a winning move, the fastest one, for the player to move",
            "un coup gagnant, le plus rapide, pour le joueur au trait",
        ),
        STRATEGY,
        |sizes| strategy(sizes, Sight::Whole),
    ));
    Sheet {
        game: GAME,
        paper: "TP n° 6 : Introduction à la théorie des jeux, 2",
        tasks,
        beyond: &[
            "est_gagnant",
            "est_gagnant_memo",
            "attracteur",
            "attracteurs",
            "strategie_gagnante",
            "strategie_optimale",
        ],
        shows_style: None,
    }
}

/// What a play consists of.
fn rules() -> Vec<Task> {
    vec![
        Task {
            french: &["initialisation_grundy"],
            english: &["start_grundy"],
            parameters: &["n"],
            about: Text::new(
                "the start with one heap of n counters: a list, and True for the first player",
                "le début avec un tas de n jetons : une liste, et True pour le premier joueur",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small((1..12).map(|heap| {
                    let expected = Value::pair(Value::list([heap]), true);
                    Case::returning([Value::Int(heap)], Kind::Pair, expected)
                }))
            }),
        },
        dividing(
            &["verif_valid"],
            &["is_valid_split"],
            &["partie", "nb_tas", "taille_tas1"],
            Look::Here,
            Text::new(
                "whether a heap may be divided so that one part has this size",
                "si un tas peut être divisé avec une part de cette taille",
            ),
            |sizes| {
                let tries = |index: usize| (0..=sizes[index] + 1).map(move |part| (index, part));
                (0..sizes.len()).flat_map(tries).map(|split| valid(sizes, split)).collect()
            },
        ),
        dividing(
            &["suivant"],
            &["next_state"],
            &["partie", "joueur", "nb_tas", "taille_tas"],
            Look::Here,
            Text::new(
                "the heaps after a move, in any order, and whose turn it is; partie is not changed",
                "les tas après un coup, dans un ordre quelconque, et le tour ; partie n'est pas modifiée",
            ),
            |sizes| {
                let both = |split| [true, false].map(|first| following(sizes, first, split));
                splits(sizes).into_iter().flat_map(both).collect()
            },
        ),
        on_heaps(
            &["fini"],
            &["is_over"],
            Look::Here,
            Text::new("whether no heap can be divided", "si aucun tas ne peut être divisé"),
            ANSWER,
            |sizes| {
                vec![Case::returning([heaps_value(sizes)], Kind::Truth, splits(sizes).is_empty())]
            },
        ),
        on_heaps(
            &["coup_possible", "coups_possibles"],
            &["possible_moves"],
            Look::Here,
            Text::new(
                "the moves (number of the heap, size of one part); both parts are listed",
                "les coups (indice du tas, taille d'une part) ; les deux parts figurent",
            ),
            ANSWER,
            |sizes| {
                let expected = splits(sizes).into_iter().map(split_value).collect();
                vec![Case::listing([heaps_value(sizes)], Kind::Pairs, expected)]
            },
        ),
    ]
}

/// What is made of it.
fn playing() -> Vec<Task> {
    vec![
        on_heaps(
            &["intel_art", "strategie_aleatoire"],
            &["random_strategy"],
            Look::Ahead,
            Text::new("any move", "un coup quelconque"),
            LEGAL,
            |sizes| strategy(sizes, Sight::Moves(0)),
        ),
        Task {
            french: &["faire_graphe"],
            english: &["build_graph"],
            parameters: &["n"],
            about: Text::new(
                "the graph as a dictionary from (heaps, player) to the list of its successors",
                "le graphe : un dictionnaire de (tas, joueur) vers la liste de ses successeurs",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small((1..=10).map(|heap| {
                    let game = Alternating::normal(Grundy::new(heap as u16));
                    let arguments = vec![Value::Int(heap)];
                    building(&game, graph_name(heap), arguments, &NOTATION, normal_vertex)
                        .on(board(&[heap]))
                }))
            }),
        },
        dividing(
            &["pos_gagnante"],
            &["is_winning_position"],
            &["partie", "joueur"],
            Look::Ahead,
            Text::new(
                "whether the first player wins; joueur says whether it is that player's turn",
                "si le premier joueur gagne ; joueur dit si c'est à lui de jouer",
            ),
            |sizes| [true, false].map(|first| winning(sizes, first)).to_vec(),
        ),
    ]
}

type CasesOf = fn(&Sizes) -> Vec<Case>;

/// How far a function looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Look {
    /// At the heaps as they are: high ones cost nothing.
    Here,
    /// Perhaps at every play that follows.
    Ahead,
}

/// A function of some heaps.
fn on_heaps(
    french: &'static [&'static str],
    english: &'static [&'static str],
    look: Look,
    about: Text,
    marks: &'static [Mark],
    cases: CasesOf,
) -> Task {
    Task { marks, ..dividing(french, english, &["partie"], look, about, cases) }
}

/// A function of some heaps and more.
fn dividing(
    french: &'static [&'static str],
    english: &'static [&'static str],
    parameters: &'static [&'static str],
    look: Look,
    about: Text,
    cases: CasesOf,
) -> Task {
    Task {
        french,
        english,
        parameters,
        about,
        marks: ANSWER,
        cases: Box::new(move |draw| {
            let large: Vec<Case> = (0..DRAWN)
                .filter_map(|_| {
                    let all = on(&larger_heaps(draw), cases);
                    (!all.is_empty()).then(|| draw.pick(&all).clone())
                })
                .collect();
            let highest = if look == Look::Here { HIGH } else { SMALL };
            let single = (SMALL + 1..=highest).map(|size| vec![size]);
            let small = lists().into_iter().chain(single);
            Cases::small(small.flat_map(|sizes| on(&sizes, cases))).and_large(large)
        }),
    }
}

/// Cases on these heaps, which shrink to smaller heaps.
fn on(sizes: &Sizes, cases: CasesOf) -> Vec<Case> {
    let with_picture = |case: Case| {
        let own = sizes.clone();
        case.on(board(sizes))
            .shrinking(move || smaller(&own).iter().flat_map(|sizes| on(sizes, cases)).collect())
    };
    cases(sizes).into_iter().map(with_picture).collect()
}

/// All lists with few counters, the smallest first.
fn lists() -> Vec<Sizes> {
    (1..=SMALL).flat_map(compositions).filter(|sizes| sizes.len() <= 3).collect()
}

/// All lists of positive numbers with this sum.
fn compositions(sum: i64) -> Vec<Sizes> {
    if sum == 0 {
        return vec![Vec::new()];
    }
    let with_first = |first: i64| {
        compositions(sum - first).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    let mut all: Vec<Sizes> = (1..=sum).flat_map(with_first).collect();
    all.sort_by_key(Vec::len);
    all
}

/// Few counters enough for functions that go through every play without remembering any.
fn larger_heaps(draw: &mut Random) -> Sizes {
    let mut sizes: Sizes = Vec::new();
    let mut left = LARGE;
    while sizes.len() < 4 && left > 0 {
        sizes.push(1 + draw.below(left as usize) as i64);
        left -= sizes[sizes.len() - 1];
    }
    draw.shuffle(&mut sizes);
    sizes
}

/// The same heaps with a counter or a heap less.
fn smaller(sizes: &Sizes) -> Vec<Sizes> {
    let without = |index: usize| [&sizes[..index], &sizes[index + 1..]].concat();
    let lower = |index: usize| {
        let mut lower = sizes.clone();
        lower[index] -= 1;
        lower
    };
    let indices = 0..sizes.len();
    let fewer = indices.clone().map(without);
    let all = fewer.chain(indices.filter(|&index| sizes[index] > 1).map(lower));
    all.filter(|sizes| !sizes.is_empty()).collect()
}

/// Rules under which these heaps can occur, and the position.
///
/// Heaps that no play reaches are joined by a heap of one counter, which changes nothing.
fn seat(sizes: &[i64], mover: Player) -> (Alternating<Grundy>, BoardWithMover<Heaps>) {
    let read = |sizes: &[i64]| {
        let rules = Grundy::new(sizes.iter().sum::<i64>() as u16);
        let text = sizes.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        rules
            .read(&text)
            .ok()
            .map(|heaps| (Alternating::normal(rules), BoardWithMover { board: heaps, mover }))
    };
    read(sizes)
        .or_else(|| read(&[sizes, &[1]].concat()))
        .or_else(|| read(&[sizes, &[2]].concat()))
        .expect("a heap of another size makes all heaps possible")
}

/// The moves of some heaps: the number of a heap, and the size of a part.
fn splits(sizes: &Sizes) -> Vec<(usize, i64)> {
    let (game, seat) = seat(sizes, Player::FIRST);
    let moves = moves(&game, &seat);
    let of_heap = |index: usize| {
        let mut parts: Vec<(usize, i64)> = moves
            .iter()
            .filter(|split| i64::from(split.size) == sizes[index])
            .flat_map(|split| [split.smaller, split.size - split.smaller])
            .map(|part| (index, i64::from(part)))
            .collect();
        parts.sort_unstable();
        parts
    };
    (0..sizes.len()).flat_map(of_heap).collect()
}

fn engine_split(sizes: &Sizes, (index, part): (usize, i64)) -> Split {
    let size = sizes[index] as u16;
    Split { size, smaller: (part as u16).min(size - part as u16) }
}

fn split_value((index, part): (usize, i64)) -> Value {
    Value::pair(index as i64, part)
}

fn heaps_value(sizes: &Sizes) -> Value {
    Value::list(sizes.iter().copied())
}

/// One line of counters for each heap.
fn board(sizes: &[i64]) -> String {
    let line = |(index, &size): (usize, &i64)| format!("{index}: {}", "o".repeat(size as usize));
    sizes.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
}

fn valid(sizes: &Sizes, split: (usize, i64)) -> Case {
    let (index, part) = split;
    let arguments = [heaps_value(sizes), Value::Int(index as i64), Value::Int(part)];
    Case::returning(arguments, Kind::Truth, splits(sizes).contains(&split))
}

fn following(sizes: &Sizes, first: bool, split: (usize, i64)) -> Case {
    let mut expected = sizes.clone();
    let size = expected.remove(split.0);
    expected.extend([split.1, size - split.1]);
    let arguments =
        [heaps_value(sizes), Value::Bool(first), Value::Int(split.0 as i64), Value::Int(split.1)];
    let before = arguments.to_vec();
    let expected = (heaps_value(&expected), Value::Bool(!first));
    Case::new(arguments, move |answer| {
        follows(answer, &expected).or_else(|| unchanged(answer, &before)).failing()
    })
}

/// The heaps in any order, and the turn.
fn follows(answer: &Answer, (heaps, turn): &(Value, Value)) -> Option<Wrong> {
    let obtained = answer.value.clone();
    let parts = answer.value.items().filter(|_| Kind::Pair.fits(&answer.value));
    let Some([found, player]) = parts else {
        return Some(Wrong::Kind { expected: Kind::Pair, obtained });
    };
    let same = match (found.items(), heaps.items()) {
        (Some(found), Some(heaps)) => same_bag(found, heaps),
        _ => false,
    };
    let expected = Value::Tuple(vec![heaps.clone(), turn.clone()]);
    (!same || !player.same(turn)).then_some(Wrong::Value { expected, obtained })
}

fn winning(sizes: &Sizes, first: bool) -> Case {
    let mover = if first { Player::FIRST } else { Player::SECOND };
    let (game, seat) = seat(sizes, mover);
    let values = memo(&game, &seat, Limits::default()).expect("there is no limit");
    let winner = values.value(&seat).map(Outcome::winner);
    let won = winner == Some(Winner::Player(Player::FIRST));
    Case::returning([heaps_value(sizes), Value::Bool(first)], Kind::Truth, won)
}

/// A move, judged.
fn strategy(sizes: &Sizes, sight: Sight) -> Vec<Case> {
    let (game, seat) = seat(sizes, Player::FIRST);
    let written = |split| (engine_split(sizes, split), split_value(split));
    let choices = choices(&game, &seat, splits(sizes).into_iter().map(written));
    if choices.is_empty() {
        return Vec::new();
    }
    let before = [heaps_value(sizes)];
    vec![Case::new(before.clone(), move |answer| {
        judge(answer, &before, Kind::Pair, &choices, Player::FIRST, sight)
    })]
}

/// The sizes of the heaps, the largest first.
fn sizes_of(heaps: &Heaps) -> Sizes {
    let number = |plain: Plain| match plain {
        Plain::Number(number) => Some(number),
        _ => None,
    };
    match Grundy::new(0).plain(heaps) {
        Plain::List(sizes) => sizes.into_iter().filter_map(number).collect(),
        _ => Vec::new(),
    }
}

const NOTATION: Notation<BoardWithMover<Heaps>> = Notation {
    vertex: |seat| {
        let sizes = sizes_of(&seat.board);
        Value::pair(Value::tuple(sizes), i64::from(seat.mover.number()))
    },
    // A play divides more and more: many heaps are near the end.
    size: |seat| usize::MAX - sizes_of(&seat.board).len(),
    board: |seat| board(&sizes_of(&seat.board)),
};

/// The heaps of a file in any order; the player is 1 or 2, or whether it is the first.
fn normal_vertex(vertex: &Value) -> Option<Value> {
    let [heaps, player] = vertex.items()? else { return None };
    let mut sizes = heaps.wholes()?;
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    let player = match player.whole()? {
        0 => 2,
        number => number,
    };
    Some(Value::pair(Value::tuple(sizes), player))
}

fn graph_name(heap: i64) -> String {
    format!("faire_graphe({heap})")
}

fn graphs_of_heaps() -> Vec<Graph> {
    let graph = |heap: i64| {
        let game = Alternating::normal(Grundy::new(heap as u16));
        Graph::reachable(&game, graph_name(heap), &NOTATION)
    };
    (1..=10).map(graph).collect()
}
