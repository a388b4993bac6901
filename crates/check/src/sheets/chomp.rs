//! *TP n° 6*, section 1: the bar of chocolate as a list of row lengths, from the bottom.

use stratege_core::{
    Alternating, BoardWithMover, Combinatorial, Game, Listed, Plain, Player, Text,
};
use stratege_games::chomp::{Bar, Bite, Chomp};

use super::{
    graphs::{self, Graph, Notation, building},
    strategies::{Sight, choices, judge, moves as legal_moves},
};
use crate::{
    random::Random,
    task::{ANSWER, Answer, Case, Cases, Failing, Kind, LEGAL, Mark, STRATEGY, Sheet, Task, Wrong},
    value::Value,
};

/// The game.
pub(super) const GAME: &str = "chomp";

/// Bars with at most so many squares are all tried.
const SMALL: usize = 7;

/// Bars that are drawn at random have at most so many rows and columns.
const LARGE: usize = 5;

/// How many of them are drawn.
const DRAWN: usize = 60;

/// What the paper does not ask for.
const BEYOND: &[&str] = &[
    "attracteur",
    "attracteurs",
    "strategie_gagnante",
    "strategie_aleatoire",
    "strategie_optimale",
];

/// The lengths of the rows of a bar, from the bottom.
type Rows = Vec<i64>;

pub(super) fn sheet() -> Sheet {
    let mut tasks = vec![
        Task {
            french: &["etat_possible"],
            english: &["is_possible_state"],
            parameters: &["t"],
            about: Text::new(
                "whether a list of row lengths is a bar that can occur",
                "si une liste de longueurs de lignes est une tablette atteignable",
            ),
            marks: ANSWER,
            cases: Box::new(|draw| {
                Cases::small(lists().into_iter().map(possible))
                    .and_large((0..DRAWN).map(|_| possible(any_list(draw))))
            }),
        },
        Task {
            french: &["coup_jouer"],
            english: &["play_move"],
            parameters: &["lj", "coup"],
            about: Text::new(
                "plays a move: changes the list lj, or returns the new one",
                "joue un coup : modifie la liste lj, ou renvoie la nouvelle",
            ),
            marks: ANSWER,
            cases: Box::new(|draw| {
                Cases::small(bars().into_iter().flat_map(|rows| playing_all(&rows))).and_large(
                    (0..DRAWN).map(|_| {
                        let rows = larger_bar(draw);
                        let bites = moves(&rows);
                        playing(rows, *draw.pick(&bites))
                    }),
                )
            }),
        },
        on_bars(
            &["coup_possible", "coups_possibles"],
            &["possible_moves"],
            Text::new(
                "the moves (row, column) of a bar, without (0, 0)",
                "les coups (ligne, colonne) d'une tablette, sans (0, 0)",
            ),
            ANSWER,
            |rows| {
                let expected = moves(rows).into_iter().map(pair).collect();
                Some(Case::listing([bar_value(rows)], Kind::Pairs, expected))
            },
        ),
        on_bars(
            &["est_fini"],
            &["is_over"],
            Text::new("whether the game is over", "si la partie est finie"),
            ANSWER,
            |rows| Some(Case::returning([bar_value(rows)], Kind::Truth, moves(rows).is_empty())),
        ),
        Task {
            french: &["construire_graphe"],
            english: &["build_graph"],
            parameters: &["h", "l"],
            about: Text::new(
                "the graph as a dictionary from (bar, player) to the list of its successors",
                "le graphe : un dictionnaire de (plateau, joueur) vers la liste de ses successeurs",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small(sizes().into_iter().map(|(rows, columns)| {
                    let arguments = vec![Value::Int(rows), Value::Int(columns)];
                    let game = Alternating::normal(Chomp::new(rows as u8, columns as u8));
                    let shown = graph_name(rows, columns);
                    building(&game, shown, arguments, &NOTATION, normal_vertex)
                        .on(board(&vec![columns; rows as usize]))
                }))
            }),
        },
    ];
    tasks.extend(graphs::tasks(graphs_of_bars));
    tasks.push(on_bars(
        &["strategie_aleatoire", "strategie_hasard", "coup_hasard"],
        &["random_strategy"],
        Text::new("any move of a bar", "un coup quelconque d'une tablette"),
        LEGAL,
        |rows| strategy(rows, Sight::Moves(0)),
    ));
    tasks.push(on_bars(
        &["strategie_optimale", "strategie", "meilleur_coup"],
        &["best_strategy", "strategy", "best_move"],
        Text::new(
            "a winning move, the fastest one, for the player to move",
            "un coup gagnant, le plus rapide, pour le joueur au trait",
        ),
        STRATEGY,
        |rows| strategy(rows, Sight::Whole),
    ));
    Sheet {
        game: GAME,
        paper: "TP n° 6 : Introduction à la théorie des jeux, 1",
        tasks,
        beyond: BEYOND,
        shows_style: None,
    }
}

/// A function of one bar.
fn on_bars(
    french: &'static [&'static str],
    english: &'static [&'static str],
    about: Text,
    marks: &'static [Mark],
    case: fn(&Rows) -> Option<Case>,
) -> Task {
    Task {
        french,
        english,
        parameters: &["lj"],
        about,
        marks,
        cases: Box::new(move |draw| {
            Cases::small(bars().iter().filter_map(|rows| on_bar(rows, case)))
                .and_large((0..DRAWN).filter_map(|_| on_bar(&larger_bar(draw), case)))
        }),
    }
}

/// A case on a bar, which shrinks to smaller bars.
fn on_bar(rows: &Rows, case: fn(&Rows) -> Option<Case>) -> Option<Case> {
    let own = rows.clone();
    Some(
        case(rows)?.on(board(rows)).shrinking(move || {
            shorter(&own).iter().filter_map(|rows| on_bar(rows, case)).collect()
        }),
    )
}

/// All bars with few squares, the smallest first.
fn bars() -> Vec<Rows> {
    (1..=SMALL).flat_map(|squares| partitions(squares as i64, squares as i64)).collect()
}

/// All lists of decreasing numbers with this sum, none above `most`.
fn partitions(sum: i64, most: i64) -> Vec<Rows> {
    if sum == 0 {
        return vec![Vec::new()];
    }
    let with_first = |first: i64| {
        partitions(sum - first, first).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (1..=sum.min(most)).rev().flat_map(with_first).collect()
}

fn larger_bar(draw: &mut Random) -> Rows {
    loop {
        let mut rows: Rows =
            (0..=draw.below(LARGE)).map(|_| 1 + draw.below(LARGE) as i64).collect();
        rows.sort_unstable_by(|one, other| other.cmp(one));
        if rows.iter().sum::<i64>() > SMALL as i64 {
            return rows;
        }
    }
}

/// The bars with one square less.
fn shorter(rows: &Rows) -> Vec<Rows> {
    let ends = (0..rows.len()).filter(|&row| rows.get(row + 1).is_none_or(|&up| up < rows[row]));
    let without = |row: usize| {
        let mut shorter = rows.clone();
        shorter[row] -= 1;
        shorter.retain(|&length| length > 0);
        shorter
    };
    ends.map(without).filter(|rows| !rows.is_empty()).collect()
}

/// Rules that are large enough for every bar.
fn rules() -> Alternating<Chomp> {
    Alternating::normal(Chomp::new(LARGE as u8 + 3, LARGE as u8 + 3))
}

fn seat(rows: &Rows) -> BoardWithMover<Bar> {
    let text = rows.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let bar = rules().rules.read(&text).expect("rows of a bar");
    BoardWithMover { board: bar, mover: Player::FIRST }
}

fn written(game: &Alternating<Chomp>, bar: &Bar) -> Rows {
    let number = |plain: Plain| match plain {
        Plain::Number(number) => Some(number),
        _ => None,
    };
    match game.rules.plain(bar) {
        Plain::List(rows) => rows.into_iter().filter_map(number).collect(),
        _ => Vec::new(),
    }
}

/// The moves of a bar: row and column.
fn moves(rows: &Rows) -> Vec<[i64; 2]> {
    let (game, seat) = (rules(), seat(rows));
    let bites = legal_moves(&game, &seat);
    bites.into_iter().map(|Bite(cell)| [cell.row.into(), cell.column.into()]).collect()
}

fn pair([row, column]: [i64; 2]) -> Value {
    Value::pair(row, column)
}

fn bar_value(rows: &Rows) -> Value {
    Value::list(rows.iter().copied())
}

/// The bar with its rows, the lowest last.
fn board(rows: &Rows) -> String {
    let game = Chomp::new(rows.len() as u8, rows[0] as u8);
    game.show(&seat(rows).board)
}

/// Lists that are bars and lists that are not; the poisoned square is in every bar.
///
/// Lists with a zero are left out where courses disagree: at the end, above other rows.
fn lists() -> Vec<Rows> {
    let numbers = [1, 2, 3, -1];
    let mut all: Vec<Rows> = numbers.iter().map(|&one| vec![one]).collect();
    all.extend([vec![], vec![0]]);
    for &one in &numbers {
        all.extend(numbers.iter().map(|&two| vec![one, two]));
    }
    all.extend([
        vec![0, 1],
        vec![2, 0, 1],
        vec![2, 2, 3],
        vec![3, 1, 2],
        vec![3, 2, 1],
        vec![3, 3, 3],
    ]);
    all.extend([vec![5, 2, 1], vec![4, 5, 2, 1], vec![4, 4, 2, -1], vec![5, 4, 3, 2, 1]]);
    all
}

fn any_list(draw: &mut Random) -> Rows {
    let mut rows = larger_bar(draw);
    if draw.below(2) == 0 {
        let row = draw.below(rows.len());
        rows[row] = *draw.pick(&[-2, -1, 1, 3, 6]);
    }
    rows
}

fn possible(rows: Rows) -> Case {
    let text = rows.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
    let is_bar = !rows.is_empty() && Chomp::new(16, 99).read(&text).is_ok();
    Case::returning([bar_value(&rows)], Kind::Truth, is_bar).shrinking(move || {
        let without = |row: usize| [&rows[..row], &rows[row + 1..]].concat();
        (0..rows.len()).map(without).filter(|rows| !rows.is_empty()).map(possible).collect()
    })
}

fn playing_all(rows: &Rows) -> Vec<Case> {
    moves(rows).into_iter().map(|mv| playing(rows.clone(), mv)).collect()
}

/// A call that plays a move.
fn playing(rows: Rows, [row, column]: [i64; 2]) -> Case {
    let (game, mut seat) = (rules(), seat(&rows));
    let bites = legal_moves(&game, &seat);
    let is_this =
        |Bite(cell): &&Bite| [i64::from(cell.row), i64::from(cell.column)] == [row, column];
    let bite = *bites.iter().find(is_this).expect("a move of this bar");
    game.play(&mut seat, bite);
    let expected = bar_value(&written(&game, &seat.board));
    let before = bar_value(&rows);
    let picture = board(&rows);
    Case::new([before.clone(), Value::pair(row, column)], move |answer| {
        played(answer, &before, &expected).failing()
    })
    .on(picture)
    .shrinking(move || shorter(&rows).iter().flat_map(playing_all).collect())
}

/// The list itself becomes the new bar, or the new bar is returned.
fn played(answer: &Answer, before: &Value, expected: &Value) -> Option<Wrong> {
    let after = answer.after.first()?;
    let has_played = after.same(expected);
    if !has_played && !after.same(before) {
        let (expected, after) = (expected.clone(), after.clone());
        return Some(Wrong::Argument { argument: 0, expected, after });
    }
    match &answer.value {
        Value::None if has_played => None,
        Value::None => {
            Some(Wrong::Argument { argument: 0, expected: expected.clone(), after: after.clone() })
        }
        value if !Kind::List.fits(value) => {
            Some(Wrong::Kind { expected: Kind::List, obtained: value.clone() })
        }
        value if value.same(expected) => None,
        value => Some(Wrong::Value { expected: expected.clone(), obtained: value.clone() }),
    }
}

/// A move of a bar, judged.
fn strategy(rows: &Rows, sight: Sight) -> Option<Case> {
    let (game, seat) = (rules(), seat(rows));
    let written = |bite: Bite| {
        let Bite(cell) = bite;
        (bite, Value::pair(i64::from(cell.row), i64::from(cell.column)))
    };
    let all = legal_moves(&game, &seat).into_iter().map(written);
    let choices = choices(&game, &seat, all);
    let before = [bar_value(rows)];
    (!choices.is_empty()).then(|| {
        Case::new(before.clone(), move |answer| {
            judge(answer, &before, Kind::Pair, &choices, Player::FIRST, sight)
        })
    })
}

const NOTATION: Notation<BoardWithMover<Bar>> = Notation {
    vertex: |seat| {
        let rows = written(&rules(), &seat.board);
        Value::pair(Value::tuple(rows), i64::from(seat.mover.number()))
    },
    size: |seat| written(&rules(), &seat.board).iter().sum::<i64>() as usize,
    board: |seat| board(&written(&rules(), &seat.board)),
};

/// A bar may be a list inside the file; the player is 1 or 2.
fn normal_vertex(vertex: &Value) -> Option<Value> {
    let [rows, player] = vertex.items()? else { return None };
    Some(Value::pair(Value::tuple(rows.wholes()?), player.whole()?))
}

/// Sizes of bars whose graphs are small, the smallest first.
fn sizes() -> Vec<(i64, i64)> {
    vec![(1, 1), (1, 2), (2, 1), (1, 3), (3, 1), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5), (3, 4)]
}

fn graph_name(rows: i64, columns: i64) -> String {
    format!("construire_graphe({rows}, {columns})")
}

fn graphs_of_bars() -> Vec<Graph> {
    let graph = |(rows, columns): (i64, i64)| {
        let game = Alternating::normal(Chomp::new(rows as u8, columns as u8));
        Graph::reachable(&game, graph_name(rows, columns), &NOTATION)
    };
    sizes().into_iter().map(graph).collect()
}
