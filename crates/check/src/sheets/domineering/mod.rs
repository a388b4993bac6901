//! *TP : Jeu du domineering*: a grid is a list of rows of -1 (empty), 0 and 1 (whose domino).

mod grid;
mod readings;

use stratege_core::{Alternating, BoardWithMover, Game, Heuristic, Limits, Listed, Player, Text};
use stratege_games::domineering::{Board, Domineering, Domino};
use stratege_solvers::minimax::look_ahead;

use self::{
    grid::{Grid, Place, SMALL, larger_grid, place, plays},
    readings::{HEURISTIC, SEARCH, by_printed, judged},
};
use super::strategies::{Sight, choices, judge, moves};
use crate::{
    random::Random,
    task::{
        ANSWER, Answer, Case, Cases, Failing, Kind, LEGAL, Mark, Reading, STRATEGY_AT_LEISURE,
        Sheet, Task, Wrong, answer_is, unchanged,
    },
    value::{Value, same_number},
};

/// The game.
pub(super) const GAME: &str = "domineering";

/// How many larger boards are drawn.
const DRAWN: usize = 60;

/// Deeper searches are not asked for.
const DEEPEST: i64 = 3;

/// The first place from the top left.
const FIRST: &str = "lambda v, joueur: next((i, j) for i in range(len(v)) for j in range(len(v[0])) \
     if v[i][j] == -1 and (i + 1 < len(v) and v[i + 1][j] == -1 if joueur == 0 \
     else j + 1 < len(v[0]) and v[i][j + 1] == -1))";

/// The last one.
const LAST: &str = "lambda v, joueur: next((i, j) for i in reversed(range(len(v))) \
     for j in reversed(range(len(v[0]))) \
     if v[i][j] == -1 and (i + 1 < len(v) and v[i + 1][j] == -1 if joueur == 0 \
     else j + 1 < len(v[0]) and v[i][j + 1] == -1))";

/// A heuristic that looks at every empty square, and at nobody's function.
const WEIGHTS: &str = "lambda v: sum((3 * i + 5 * j + 1) % 7 - 3 for i, row in enumerate(v) \
     for j, x in enumerate(row) if x == -1)";

/// The same, from the rules.
const WEIGHED: Heuristic<Alternating<Domineering>> = Heuristic {
    name: "weights",
    about: Text::new("a weight for every empty square", "un poids pour chaque case vide"),
    value: |game, seat| {
        let text = game.rules.write(&seat.board);
        let weight = |(row, line): (usize, &str)| -> i64 {
            let empty = line.chars().enumerate().filter(|(_, square)| *square == '.');
            empty.map(|(column, _)| ((3 * row + 5 * column + 1) % 7) as i64 - 3).sum()
        };
        text.split('/').enumerate().map(weight).sum::<i64>() as f64
    },
};

pub(super) fn sheet() -> Sheet {
    let mut tasks = rules();
    tasks.extend(games());
    tasks.extend(searching());
    Sheet {
        game: GAME,
        paper: "TP : Jeu du domineering",
        tasks,
        beyond: &["strategie_optimale"],
        shows_style: None,
    }
}

/// The grid and its moves.
fn rules() -> Vec<Task> {
    vec![
        Task {
            french: &["grille_vide"],
            english: &["empty_grid"],
            parameters: &["n", "p"],
            about: Text::new(
                "n different rows of p squares, all -1",
                "n lignes distinctes de p cases, toutes à -1",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let sizes = SMALL.into_iter().chain([[3, 4], [5, 2]]);
                Cases::small(sizes.map(|[rows, columns]| making(rows, columns)))
            }),
        },
        on_grids(
            &["coups_possibles"],
            &["possible_moves"],
            &["v", "joueur"],
            ANSWER,
            Text::new(
                "the places (i, j) where a player can lay a domino",
                "les positions (i, j) où un joueur peut placer son domino",
            ),
            |grid, player| {
                let expected = grid.places(player).into_iter().map(place_value).collect();
                vec![Case::listing([grid.value(), player_value(player)], Kind::Pairs, expected)]
            },
        ),
        on_grids(
            &["placer"],
            &["place"],
            &["v", "i", "j", "joueur"],
            ANSWER,
            Text::new(
                "lays a domino on the grid v, which changes",
                "place un domino sur la grille v, qui est modifiée",
            ),
            |grid, player| {
                grid.places(player)
                    .into_iter()
                    .map(|place| turning(grid, &grid.with(place), place))
                    .collect()
            },
        ),
        on_grids(
            &["retirer"],
            &["remove"],
            &["v", "i", "j", "joueur"],
            ANSWER,
            Text::new(
                "takes a domino off the grid v, which changes",
                "retire un domino de la grille v, qui est modifiée",
            ),
            |grid, player| {
                let own = grid.dominoes.iter().filter(|place| place.player == player);
                own.map(|&place| turning(grid, &grid.without(place), place)).collect()
            },
        ),
        on_grids(
            &["strategie_aleatoire"],
            &["random_strategy"],
            &["v", "joueur"],
            LEGAL,
            Text::new(
                "any place where a player can lay a domino",
                "une position quelconque où un joueur peut placer son domino",
            ),
            |grid, player| strategy(grid, player, Sight::Moves(0)),
        ),
    ]
}

/// Whole plays.
fn games() -> Vec<Task> {
    vec![
        Task {
            french: &["jeu"],
            english: &["play_game"],
            parameters: &["strategie0", "strategie1", "n", "p"],
            about: Text::new(
                "plays a strategy against another and returns the winner, 0 or 1",
                "fait jouer deux stratégies et renvoie le gagnant, 0 ou 1",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small(matches().map(|(sides, rows, columns)| {
                    let arguments = play_arguments(sides, rows, columns);
                    let winner = winner(sides, rows, columns).index() as i64;
                    Case::returning(arguments, Kind::Number, winner)
                        .on(Grid::empty(rows, columns).show())
                }))
            }),
        },
        Task {
            french: &["statistiques"],
            english: &["statistics"],
            parameters: &["strategie0", "strategie1", "n", "p", "nb_parties"],
            about: Text::new(
                "how many of nb_parties games each player wins",
                "combien de parties sur nb_parties chaque joueur gagne",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small(matches().map(|(sides, rows, columns)| {
                    let mut arguments = play_arguments(sides, rows, columns);
                    arguments.push(Value::Int(3));
                    let mut wins = [0, 0];
                    wins[winner(sides, rows, columns).index()] = 3;
                    let board = Grid::empty(rows, columns).show();
                    Case::returning(arguments, Kind::Pair, Value::list(wins)).on(board)
                }))
            }),
        },
    ]
}

/// The heuristic and min-max.
fn searching() -> Vec<Task> {
    vec![
        Task {
            french: &["h1"],
            english: &["heuristic1"],
            parameters: &["v"],
            about: Text::new(
                "moves of player 0 less moves of player 1; infinite once a player has won: as \
                 printed, or corrected",
                "coups du joueur 0 moins coups du joueur 1 ; infinie quand un joueur a gagné",
            ),
            marks: ANSWER,
            cases: Box::new(|draw| {
                let small = plays().into_iter().map(|(grid, mover)| judged(&grid, mover));
                let large: Vec<Case> = (0..DRAWN)
                    .map(|_| {
                        let (grid, mover) = larger_grid(draw);
                        judged(&grid, mover)
                    })
                    .collect();
                Cases::small(small).and_large(large).read_as(HEURISTIC)
            }),
        },
        Task {
            french: &["minmax"],
            english: &["minimax"],
            parameters: &["v", "joueur", "profondeur", "h"],
            about: Text::new(
                "the pair (value, move) found at a given depth; v is unchanged afterwards",
                "le couple (valeur, coup) à une profondeur donnée ; v est inchangée à la fin",
            ),
            marks: ANSWER,
            cases: Box::new(|draw| {
                let small = plays().into_iter().flat_map(|(grid, mover)| {
                    (0..=DEEPEST).map(move |depth| looking(&grid, mover, depth))
                });
                let large: Vec<Case> = (0..DRAWN / 3)
                    .map(|_| {
                        let (grid, mover) = larger_grid(draw);
                        looking(&grid, mover, 1 + draw.below(2) as i64)
                    })
                    .collect();
                Cases::small(small).and_large(large)
            }),
        },
        read_as(
            SEARCH,
            on_grids(
                &["strategie_minmax"],
                &["minimax_strategy"],
                &["v", "joueur"],
                STRATEGY_AT_LEISURE,
                Text::new(
                    "a min-max move; an immediate win is never missed",
                    "un coup de min-max ; un gain immédiat ne lui échappe jamais",
                ),
                |grid, player| {
                    let cases = strategy(grid, player, Sight::Moves(1)).into_iter();
                    cases.map(|case| by_printed(grid, player, case)).collect()
                },
            ),
        ),
        on_grids(
            &["strategie_optimale"],
            &["best_strategy"],
            &["v", "joueur"],
            crate::task::STRATEGY,
            Text::new("a winning move, the fastest one", "un coup gagnant, le plus rapide"),
            |grid, player| strategy(grid, player, Sight::Whole),
        ),
    ]
}

type OnGrid = fn(&Grid, Player) -> Vec<Case>;

/// A function of a grid and a player.
fn on_grids(
    french: &'static [&'static str],
    english: &'static [&'static str],
    parameters: &'static [&'static str],
    marks: &'static [Mark],
    about: Text,
    cases: OnGrid,
) -> Task {
    let all = move |draw: &mut Random| {
        let small = plays()
            .into_iter()
            .flat_map(|(grid, mover)| [mover, mover.other()].map(|player| (grid.clone(), player)))
            .flat_map(|(grid, player)| on(&grid, player, cases));
        let large: Vec<Case> = (0..DRAWN)
            .filter_map(|_| {
                let (grid, mover) = larger_grid(draw);
                let all = on(&grid, mover, cases);
                (!all.is_empty()).then(|| draw.pick(&all).clone())
            })
            .collect();
        Cases::small(small).and_large(large)
    };
    Task { french, english, parameters, about, marks, cases: Box::new(all) }
}

/// A task whose cases have a judge for each of these readings.
fn read_as(readings: &'static [Reading], task: Task) -> Task {
    let cases = task.cases;
    Task { cases: Box::new(move |draw| cases(draw).read_as(readings)), ..task }
}

/// Cases on a grid, which shrink to smaller grids.
fn on(grid: &Grid, player: Player, cases: OnGrid) -> Vec<Case> {
    let with_picture = |case: Case| {
        let own = grid.clone();
        case.on(grid.show()).shrinking(move || {
            own.smaller().iter().flat_map(|grid| on(grid, player, cases)).collect()
        })
    };
    cases(grid, player).into_iter().map(with_picture).collect()
}

fn place_value(place: Place) -> Value {
    Value::pair(place.row as i64, place.column as i64)
}

fn player_value(player: Player) -> Value {
    Value::Int(player.index() as i64)
}

fn making(rows: usize, columns: usize) -> Case {
    let expected = Grid::empty(rows, columns).value();
    let arguments = [Value::Int(rows as i64), Value::Int(columns as i64)];
    Case::new(arguments, move |answer| {
        let shared = || answer.shared.then(|| Wrong::Shared { obtained: answer.value.clone() });
        answer_is(answer, Kind::Grid, &expected).or_else(shared).failing()
    })
}

/// A call that turns one grid into another.
fn turning(grid: &Grid, after: &Grid, place: Place) -> Case {
    let expected = after.value();
    let arguments = [
        grid.value(),
        Value::Int(place.row as i64),
        Value::Int(place.column as i64),
        player_value(place.player),
    ];
    Case::new(arguments, move |answer| turned(answer, &expected).failing())
}

/// The grid itself changes; whether it is returned too does not matter, if it is right.
fn turned(answer: &Answer, expected: &Value) -> Option<Wrong> {
    let after = answer.after.first()?;
    if !after.same(expected) {
        let (expected, after) = (expected.clone(), after.clone());
        return Some(Wrong::Argument { argument: 0, expected, after });
    }
    match &answer.value {
        value if value.items().is_some() && !value.same(expected) => {
            Some(Wrong::Value { expected: expected.clone(), obtained: value.clone() })
        }
        _ => None,
    }
}

/// A move, judged.
fn strategy(grid: &Grid, player: Player, sight: Sight) -> Vec<Case> {
    let (game, seat) = (grid.game(), grid.seat(player));
    let written = |domino| (domino, place_value(place(&game, domino, player)));
    let choices = choices(&game, &seat, moves(&game, &seat).into_iter().map(written));
    // Who is to move follows from the dominoes, and heuristics may rely on that.
    if choices.is_empty() || player != grid.mover() {
        return Vec::new();
    }
    let before = [grid.value(), player_value(player)];
    vec![Case::new(before.clone(), move |answer| {
        judge(answer, &before, Kind::Pair, &choices, player, sight)
    })]
}

/// Both strategies on small boards.
fn matches() -> impl Iterator<Item = ([&'static str; 2], usize, usize)> {
    let sides = [[FIRST, FIRST], [FIRST, LAST], [LAST, FIRST]];
    let sizes = SMALL.into_iter().chain([[3, 3], [3, 4], [4, 4]]);
    sizes.flat_map(move |[rows, columns]| sides.map(|sides| (sides, rows, columns)))
}

fn play_arguments(sides: [&'static str; 2], rows: usize, columns: usize) -> Vec<Value> {
    let named = |code: &'static str| {
        let name = if code == FIRST { "premier_coup" } else { "dernier_coup" };
        Value::Named(name.to_owned(), Box::new(Value::Code(code)))
    };
    let sizes = [rows, columns].map(|length| Value::Int(length as i64));
    sides.map(named).into_iter().chain(sizes).collect()
}

/// Who wins when the first or the last place is always taken.
fn winner(sides: [&'static str; 2], rows: usize, columns: usize) -> Player {
    let mut grid = Grid::empty(rows, columns);
    let mut mover = Player::FIRST;
    loop {
        let mut places = grid.places(mover);
        places.sort_unstable();
        let side = sides[mover.index()];
        let place = if side == FIRST { places.first() } else { places.last() };
        let Some(&place) = place else { return mover.other() };
        grid = grid.with(place);
        mover = mover.other();
    }
}

/// What looking ahead finds.
fn looking(grid: &Grid, mover: Player, depth: i64) -> Case {
    let (game, seat) = (grid.game(), grid.seat(mover));
    let look = |seat: &BoardWithMover<Board>, depth: i64| {
        look_ahead(&game, seat, depth as u32, &WEIGHED, Limits::default())
            .expect("there is no limit")
            .value
    };
    let value = look(&seat, depth);
    let dominoes = if depth > 0 { moves(&game, &seat) } else { Vec::new() };
    let is_best =
        |domino: &Domino| same_number(look(&game.after(&seat, *domino), depth - 1), value);
    let best: Vec<Value> = dominoes
        .iter()
        .filter(|domino| is_best(domino))
        .map(|&domino| place_value(place(&game, domino, mover)))
        .collect();
    let heuristic = Value::Named("poids".to_owned(), Box::new(Value::Code(WEIGHTS)));
    let before = [grid.value(), player_value(mover), Value::Int(depth), heuristic];
    let own = grid.clone();
    Case::new(before.clone(), move |answer| {
        found(answer, value, &best).or_else(|| unchanged(answer, &before)).failing()
    })
    .on(grid.show())
    .shrinking(move || {
        let smaller = own.smaller();
        let shallower = (1..depth).map(|depth| looking(&own, mover, depth));
        shallower.chain(smaller.iter().map(|grid| looking(grid, mover, depth))).collect()
    })
}

/// The value with one of the best moves; `None` for a move where there is none to make.
fn found(answer: &Answer, value: f64, best: &[Value]) -> Option<Wrong> {
    let obtained = answer.value.clone();
    let parts = answer.value.items().filter(|_| Kind::Pair.fits(&answer.value));
    let Some([number, mv]) = parts else {
        return Some(Wrong::Kind { expected: Kind::Pair, obtained });
    };
    let right_move =
        if best.is_empty() { *mv == Value::None } else { best.iter().any(|other| other.same(mv)) };
    if number.same(&Value::Float(value)) && right_move {
        return None;
    }
    let number = Value::Int(value as i64);
    let right = |mv: &Value| Value::Tuple(vec![number.clone(), mv.clone()]);
    let moves = if best.is_empty() { vec![Value::None] } else { best.to_vec() };
    Some(Wrong::OneOf { expected: moves.iter().map(right).collect(), obtained })
}
