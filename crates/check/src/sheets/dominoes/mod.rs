//! *Dossier : jeu de dominos*: a tile is a list of two numbers, a hand and a table are lists.

mod tiles;

use stratege_core::Text;

use self::tiles::{
    SET, Tiles, all_halves, both_hands, box_of, deal, few_tables, few_tiles, fitting, halves, laid,
    points, position, show, sorted, table_and_hand, tile_value, tiles_value,
};
use crate::{
    random::Random,
    task::{
        ANSWER, Answer, Aspect, Case, Cases, Failed, Failing, Kind, LEGAL, Mark, RULE, Sheet, Task,
        Wrong, contents_are, failed, no_choice, unchanged,
    },
    value::{Value, same_bag, surplus},
};

/// The game.
pub(super) const GAME: &str = "dominoes";

/// Cases that are drawn for each size of hand.
const DRAWN: usize = 12;

/// The largest hand that is drawn.
const HAND: usize = 8;

const TWICE: Text = Text::new(
    "the first half of each tile is counted twice, as in `[i][0] + [i][0]`",
    "la première moitié de chaque domino est comptée deux fois, comme dans `[i][0] + [i][0]`",
);

pub(super) fn sheet() -> Sheet {
    let mut tasks = tools();
    tasks.extend(playing());
    tasks.extend(strategies());
    Sheet {
        game: GAME,
        paper: "Dossier : jeu de dominos",
        tasks,
        beyond: &["who_wins"],
        shows_style: None,
    }
}

/// Section 2.1.
fn tools() -> Vec<Task> {
    vec![
        Task {
            french: &["creation_jeu"],
            english: &["make_set"],
            parameters: &["max"],
            about: Text::new("all tiles of a box", "tous les dominos de la boîte"),
            marks: ANSWER,
            cases: Box::new(|_| {
                let smaller = (0..SET).map(|set| Case { needs_optional: true, ..making(set) });
                Cases::small(smaller.chain([making(SET)]))
            }),
        },
        Task {
            french: &["distribue"],
            english: &["deal"],
            parameters: &["jeu", "n"],
            about: Text::new(
                "n tiles drawn from jeu without putting back; they may be taken out of jeu",
                "n dominos tirés de jeu sans remise ; ils peuvent être retirés de jeu",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let sizes = [(1, 0), (1, 1), (2, 2), (2, 3), (3, 5), (SET, 10)];
                Cases::small(sizes.map(|(set, count)| dealing(set, count)))
            }),
        },
        Task {
            french: &["est_avant"],
            english: &["comes_before"],
            parameters: &["d", "e"],
            about: Text::new(
                "whether tile d is higher than tile e in lexicographic order",
                "si le domino d est plus fort que e dans l'ordre lexicographique",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let tiles = all_halves(2);
                let pairs = tiles.iter().flat_map(|one| tiles.iter().map(move |two| (*one, *two)));
                let differ = pairs.filter(|(one, two)| one != two);
                Cases::small(differ.map(|(one, two)| {
                    let arguments = [tile_value(one), tile_value(two)];
                    Case::returning(arguments, Kind::Truth, one > two)
                }))
            }),
        },
        of_hands(
            &["tri_decr"],
            &["sort_decreasing"],
            &["player"],
            Text::new(
                "the tiles in decreasing lexicographic order",
                "les dominos dans l'ordre lexicographique décroissant",
            ),
            |tiles, draw| {
                let mut mixed = tiles.clone();
                draw.shuffle(&mut mixed);
                Some(sorting(&mixed))
            },
        ),
    ]
}

/// Section 2.2, and who wins.
fn playing() -> Vec<Task> {
    vec![
        of_hands(
            &["is_player1_first", "est_joueur1_premier"],
            &["is_player_1_first"],
            &["pl1", "pl2"],
            Text::new(
                "whether the first of two sorted hands has the higher tile",
                "si la première de deux mains triées a le domino le plus fort",
            ),
            |tiles, _| {
                let [one, two] = halves(tiles).map(sorted);
                let first = one.first()? > two.first()?;
                let arguments = [tiles_value(&one), tiles_value(&two)];
                Some(Case::returning(arguments, Kind::Truth, first).on(both_hands(&one, &two)))
            },
        ),
        on_tables(
            &["possibilites"],
            &["playable"],
            &["table", "pl"],
            ANSWER,
            Text::new(
                "the places in the hand of the tiles that fit an end of the table",
                "les positions dans la main des dominos qui vont à un bout de la table",
            ),
            |table, hand| {
                let expected =
                    fitting(table, hand).into_iter().map(|index| Value::Int(index as i64));
                let arguments = [tiles_value(table), tiles_value(hand)];
                Some(Case::listing(arguments, Kind::List, expected.collect()))
            },
        ),
        on_tables(
            &["positionne"],
            &["place_tile"],
            &["domino", "table"],
            ANSWER,
            Text::new(
                "the table with the tile at an end that it fits",
                "la table avec le domino posé à un bout où il va",
            ),
            |table, hand| Some(placing(table, hand[*fitting(table, hand).first()?])),
        ),
        of_hands(
            &["who_wins", "qui_gagne"],
            &["winner"],
            &["player1", "player2"],
            Text::new(
                "1 or 2, whoever holds fewer points, both halves of each tile counted; 0 if equal",
                "1 ou 2, celui qui a le moins de points, les deux moitiés comptées ; 0 à égalité",
            ),
            |tiles, _| {
                let [one, two] = halves(tiles).map(sorted);
                Some(comparing(&one, &two))
            },
        ),
    ]
}

/// Section 2.3.
fn strategies() -> Vec<Task> {
    vec![
        strategy(
            &["strategie_pire"],
            &["worst_strategy"],
            RULE,
            Text::new(
                "lays the lowest tile in lexicographic order; returns the table and the hand",
                "pose le dernier domino dans l'ordre lexicographique ; renvoie la table et la main",
            ),
            |_, tile| -(10 * i64::from(tile[0]) + i64::from(tile[1])),
        ),
        strategy(
            &["strategie_hasard"],
            &["random_strategy"],
            LEGAL,
            Text::new("lays any tile that fits", "pose un domino quelconque parmi les possibles"),
            |_, _| 0,
        ),
        strategy(
            &["strategie_plus_de_points"],
            &["most_points_strategy"],
            RULE,
            Text::new(
                "lays the tile with most points",
                "pose le domino qui vaut le plus de points",
            ),
            |_, tile| i64::from(tile[0] + tile[1]),
        ),
        strategy(
            &["strategie_plus_present"],
            &["most_present_strategy"],
            RULE,
            Text::new(
                "lays the tile whose two numbers are most present in the hand",
                "pose le domino dont les deux valeurs sont les plus présentes dans la main",
            ),
            |hand, tile| {
                let present =
                    |half: u8| hand.iter().flatten().filter(|&&other| other == half).count();
                (present(tile[0]) + present(tile[1])) as i64
            },
        ),
    ]
}

type OfHand = fn(&Tiles, &mut Random) -> Option<Case>;

/// A function of one hand or two: hands of few tiles with small numbers come first.
fn of_hands(
    french: &'static [&'static str],
    english: &'static [&'static str],
    parameters: &'static [&'static str],
    about: Text,
    case: OfHand,
) -> Task {
    let cases = move |draw: &mut Random| {
        let mut small = Vec::new();
        for tiles in few_tiles() {
            small.extend(case(&tiles, draw));
        }
        for count in 3..=2 * HAND {
            for _ in 0..DRAWN {
                small.extend(case(&deal(draw, count), draw));
            }
        }
        Cases::small(small)
    };
    Task { french, english, parameters, about, marks: ANSWER, cases: Box::new(cases) }
}

type OnTable = fn(&Tiles, &Tiles) -> Option<Case>;

/// A function of a table and a hand: short tables and small hands come first.
fn on_tables(
    french: &'static [&'static str],
    english: &'static [&'static str],
    parameters: &'static [&'static str],
    marks: &'static [Mark],
    about: Text,
    case: OnTable,
) -> Task {
    let drawn = move |table: &Tiles, hand: &Tiles| {
        case(table, hand).map(|case| case.on(table_and_hand(table, hand)))
    };
    let cases = move |draw: &mut Random| {
        let mut small = Vec::new();
        for [table, hand] in few_tables() {
            small.extend(drawn(&table, &hand));
        }
        for count in 1..=HAND {
            for length in 1..=4 {
                for _ in 0..DRAWN / 2 {
                    let (table, hand) = position(draw, length, count);
                    small.extend(drawn(&table, &hand));
                }
            }
        }
        Cases::small(small)
    };
    Task { french, english, parameters, about, marks, cases: Box::new(cases) }
}

/// A strategy that lays a tile for which `worth` is largest.
fn strategy(
    french: &'static [&'static str],
    english: &'static [&'static str],
    marks: &'static [Mark],
    about: Text,
    worth: fn(&Tiles, [u8; 2]) -> i64,
) -> Task {
    let case = move |table: &Tiles, hand: &Tiles| {
        let playable = fitting(table, hand);
        (!playable.is_empty()).then(|| laying(table, hand, &playable, worth))
    };
    let parameters = &["table", "player", "possbl"];
    let cases = move |draw: &mut Random| {
        let mut small = Vec::new();
        for count in 1..=HAND {
            for length in 1..=3 {
                for _ in 0..DRAWN {
                    let (table, hand) = position(draw, length, count);
                    let board = table_and_hand(&table, &hand);
                    small.extend(case(&table, &hand).map(|case| case.on(board)));
                }
            }
        }
        Cases::small(small)
    };
    Task { french, english, parameters, about, marks, cases: Box::new(cases) }
}

/// A tile with its larger half first, however the file writes it.
fn normal_tile(value: &Value) -> Option<Value> {
    let halves = value.wholes()?;
    let [one, two] = halves[..] else { return None };
    Some(Value::list([one.max(two), one.min(two)]))
}

fn normal_tiles(value: &Value) -> Option<Vec<Value>> {
    value.items()?.iter().map(normal_tile).collect()
}

fn making(set: u8) -> Case {
    let expected: Vec<Value> = box_of(set).into_iter().map(tile_value).collect();
    Case::new([], move |answer| {
        let Some(tiles) = normal_tiles(&answer.value) else {
            let obtained = answer.value.clone();
            return Some(Wrong::Kind { expected: Kind::Pairs, obtained }).failing();
        };
        contents_are(&Value::List(tiles), Kind::Pairs, &expected).failing()
    })
    .with_optional([Value::Int(set.into())])
}

fn dealing(set: u8, count: usize) -> Case {
    let tiles: Vec<Value> = box_of(set).into_iter().map(tile_value).collect();
    let before = Value::List(tiles.clone());
    Case::new([before.clone(), Value::Int(count as i64)], move |answer| {
        dealt(answer, &tiles, count).failing()
    })
    .on(show(&box_of(set)))
}

/// The right number of different tiles of the box; if they are taken out, no others are.
fn dealt(answer: &Answer, tiles: &[Value], count: usize) -> Option<Wrong> {
    let obtained = answer.value.clone();
    let hand = answer.value.items().filter(|_| Kind::Pairs.fits(&answer.value));
    let Some(hand) = hand else {
        return Some(Wrong::Kind { expected: Kind::Pairs, obtained });
    };
    let strange = surplus(hand, tiles);
    if hand.len() != count || !strange.is_empty() {
        let missing = Vec::new();
        let expected = tiles.to_vec();
        return Some(Wrong::Contents { expected, obtained, missing, surplus: strange });
    }
    let rest = surplus(tiles, hand);
    let after = answer.after.first()?;
    let left = after.items().unwrap_or_default();
    if same_bag(left, tiles) || same_bag(left, &rest) {
        return None;
    }
    Some(Wrong::Argument { argument: 0, expected: Value::List(rest), after: after.clone() })
}

fn sorting(tiles: &Tiles) -> Case {
    let expected = tiles_value(&sorted(tiles.clone()));
    let before = tiles_value(tiles);
    Case::new([before.clone()], move |answer| {
        let after = answer.after.first();
        // The list may be sorted itself.
        let itself = after.is_some_and(|after| after.same(&expected));
        match &answer.value {
            Value::None if itself => None,
            value if !Kind::Pairs.fits(value) => {
                Some(Wrong::Kind { expected: Kind::Pairs, obtained: value.clone() })
            }
            value if !value.same(&expected) => {
                Some(Wrong::Value { expected: expected.clone(), obtained: value.clone() })
            }
            _ if itself => None,
            _ => unchanged(answer, std::slice::from_ref(&before)),
        }
        .failing()
    })
    .on(show(tiles).replace("][", "] ["))
}

fn placing(table: &Tiles, tile: [u8; 2]) -> Case {
    let expected: Vec<Value> = laid(table, tile).iter().map(tiles_value).collect();
    let before = tiles_value(table);
    Case::new([tile_value(tile), before.clone()], move |answer| {
        placed(answer, &before, &expected).failing()
    })
}

/// The new table is returned, or the table itself becomes it.
fn placed(answer: &Answer, before: &Value, expected: &[Value]) -> Option<Wrong> {
    let is_right = |value: &Value| expected.iter().any(|right| right.same(value));
    let after = answer.after.get(1)?;
    match &answer.value {
        Value::None if is_right(after) => None,
        value if !Kind::Pairs.fits(value) => {
            Some(Wrong::Kind { expected: Kind::Pairs, obtained: value.clone() })
        }
        value if !is_right(value) => {
            Some(Wrong::OneOf { expected: expected.to_vec(), obtained: value.clone() })
        }
        _ if !is_right(after) && !after.same(before) => {
            let (before, after) = (before.clone(), after.clone());
            Some(Wrong::Changed { argument: 1, before, after })
        }
        _ => None,
    }
}

fn comparing(one: &Tiles, two: &Tiles) -> Case {
    let winner = |one: i64, two: i64| match one.cmp(&two) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Greater => 2,
        std::cmp::Ordering::Equal => 0,
    };
    let twice = |tiles: &Tiles| tiles.iter().map(|tile| 2 * i64::from(tile[0])).sum::<i64>();
    let right = winner(points(one), points(two));
    let mistaken = winner(twice(one), twice(two));
    let case = Case::returning([tiles_value(one), tiles_value(two)], Kind::Number, right);
    let case = case.on(both_hands(one, two));
    if mistaken == right { case } else { case.hinting(mistaken, TWICE) }
}

fn laying(
    table: &Tiles,
    hand: &Tiles,
    playable: &[usize],
    worth: fn(&Tiles, [u8; 2]) -> i64,
) -> Case {
    let indices = Value::list(playable.iter().map(|&index| index as i64));
    let arguments = [tiles_value(table), tiles_value(hand), indices];
    let outcome = |&index: &usize| {
        let mut rest = hand.clone();
        let tile = rest.remove(index);
        Laid { tile, worth: worth(hand, tile), tables: laid(table, tile), rest }
    };
    let outcomes: Vec<Laid> = playable.iter().map(outcome).collect();
    Case::new(arguments, move |answer| tile_is(answer, &outcomes))
}

/// What laying one tile gives.
struct Laid {
    tile: [u8; 2],
    worth: i64,
    tables: Vec<Tiles>,
    rest: Tiles,
}

/// A new table and hand that belong to a tile that fits, and to one of the best.
fn tile_is(answer: &Answer, outcomes: &[Laid]) -> Vec<Failed> {
    let obtained = answer.value.clone();
    let parts = answer.value.items().filter(|_| Kind::Pair.fits(&answer.value));
    let Some([table, hand]) = parts else {
        return no_choice(&Wrong::Kind { expected: Kind::Pair, obtained });
    };
    let rest_is = |laid: &&Laid| {
        let rest: Vec<Value> = laid.rest.iter().map(|&tile| tile_value(tile)).collect();
        hand.items().is_some_and(|hand| same_bag(hand, &rest))
    };
    let table_is = |laid: &&Laid| laid.tables.iter().any(|right| tiles_value(right).same(table));
    let whole = outcomes.iter().find(|laid| rest_is(laid) && table_is(laid));
    let illegal = || {
        let result = |laid: &Laid| {
            let rest = tiles_value(&laid.rest);
            laid.tables
                .iter()
                .map(move |table| Value::Tuple(vec![tiles_value(table), rest.clone()]))
                .collect::<Vec<_>>()
        };
        Wrong::OneOf { expected: outcomes.iter().flat_map(result).collect(), obtained }
    };
    // A tile that stays in the hand, or is laid in a wrong way, was chosen all the same.
    let chosen = whole.or_else(|| outcomes.iter().find(table_is));
    let Some(chosen) = chosen.or_else(|| outcomes.iter().find(rest_is)) else {
        return no_choice(&illegal());
    };
    let mut failures = Vec::new();
    if whole.is_none() {
        failures.push(failed(Aspect::Legal, illegal()));
    }
    let most = outcomes.iter().map(|laid| laid.worth).max().unwrap_or_default();
    if chosen.worth != most {
        let best = outcomes.iter().filter(|laid| laid.worth == most);
        let good = best.map(|laid| tile_value(laid.tile)).collect();
        let wrong = Wrong::NotBest { chosen: tile_value(chosen.tile), good };
        failures.push(failed(Aspect::Best, wrong));
    }
    failures
}
