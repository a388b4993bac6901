//! *MOGPL Projet : jeu de dés*: probabilities, expected points and gains, best numbers of dice.

use std::rc::Rc;

use stratege_core::{Limits, Pace, Text};
use stratege_games::dice::{Dice, Throws};
use stratege_solvers::race::{Race, Sequential, one_turn, sequential};

use crate::{
    task::{
        ANSWER, Answer, Aspect, Case, Cases, Failed, Kind, RULE, Sheet, Task, Wrong, failed,
        no_choice,
    },
    value::{Value, same_number},
};

/// The game.
pub(super) const GAME: &str = "dice";

/// Most dice in the tables of probabilities.
const MOST_DICE: u8 = 8;

/// Small games: points to reach, and most dice.
const GAMES: [(u16, u8); 6] = [(1, 1), (2, 2), (4, 1), (6, 2), (9, 3), (14, 3)];

pub(super) fn sheet() -> Sheet {
    let mut tasks = chances();
    tasks.extend(gains());
    Sheet {
        game: GAME, paper: "MOGPL Projet : jeu de dés", tasks, beyond: &[], shows_style: None
    }
}

fn throws(dice: u8) -> Throws {
    Throws::new(dice, 6, 1)
}

/// What dice can do.
fn chances() -> Vec<Task> {
    vec![
        Task {
            french: &["P", "proba"],
            english: &["probability"],
            parameters: &["d", "k"],
            about: Text::new(
                "the probability that d dice score k points",
                "la probabilité que d dés rapportent k points",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let chance = |dice: u8, points: i64| {
                    share(throws(dice).ways(dice), points, throws(dice).all_ways(dice))
                };
                Cases::small(points(1).map(|(dice, k)| number([dice.into(), k], chance(dice, k))))
            }),
        },
        Task {
            french: &["Q", "proba_sans_un"],
            english: &["probability_without_one"],
            parameters: &["d", "k"],
            about: Text::new(
                "the probability that d dice without a 1 add up to k",
                "la probabilité que d dés sans aucun 1 aient pour somme k",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let chance = |dice: u8, points: i64| {
                    share(throws(dice).sums(dice), points, throws(dice).ways_without_one(dice))
                };
                Cases::small(points(2).map(|(dice, k)| number([dice.into(), k], chance(dice, k))))
            }),
        },
        Task {
            french: &["EP", "esperance_points"],
            english: &["expected_points"],
            parameters: &["d"],
            about: Text::new(
                "the expected number of points of d dice",
                "l'espérance du nombre de points de d dés",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small((1..=12).map(|dice| number([dice.into()], throws(dice).mean(dice))))
            }),
        },
        Task {
            french: &["strategie_aveugle"],
            english: &["blind_strategy"],
            parameters: &["D"],
            about: Text::new(
                "the number of dice, from 1 to D, with the highest expected score",
                "le nombre de dés, de 1 à D, qui rapporte le plus de points en moyenne",
            ),
            marks: RULE,
            cases: Box::new(|_| {
                Cases::small((1..=12).map(|most| {
                    let means: Vec<f64> = (1..=most).map(|dice| throws(dice).mean(dice)).collect();
                    choosing(vec![Value::Int(most.into())], means)
                }))
            }),
        },
    ]
}

/// What is best in a race.
fn gains() -> Vec<Task> {
    vec![
        Task {
            french: &["EG", "esperance_gain"],
            english: &["expected_gain"],
            parameters: &["i", "j", "N", "D"],
            about: Text::new(
                "the expected gain of the player to move with i points against j, first to N \
                 points, D dice",
                "l'espérance de gain du joueur au trait avec i points contre j, premier à N \
                 points, D dés",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                Cases::small(GAMES.into_iter().flat_map(|(target, dice)| {
                    let (_, solved) = solved(target, dice);
                    at_all(target, dice).map(move |points| {
                        let [own, other] = [points[0], points[1]].map(|points| points as u32);
                        number(points, solved.gain(own, other)).on(scores(points))
                    })
                }))
            }),
        },
        Task {
            french: &["strategie_optimale"],
            english: &["optimal_strategy"],
            parameters: &["i", "j", "N", "D"],
            about: Text::new(
                "a number of dice with the largest expected gain",
                "un nombre de dés dont l'espérance de gain est maximale",
            ),
            marks: RULE,
            cases: Box::new(|_| {
                Cases::small(GAMES.into_iter().flat_map(|(target, dice)| {
                    let (race, solved) = solved(target, dice);
                    at_all(target, dice).map(move |points| {
                        let [own, other] = [points[0], points[1]].map(|points| points as u32);
                        let arguments = points.map(Value::Int).to_vec();
                        choosing(arguments, solved.gains_at(&race, own, other)).on(scores(points))
                    })
                }))
            }),
        },
        Task {
            french: &["EG1", "esperance_gain_un_tour"],
            english: &["one_turn_gain"],
            parameters: &["d1", "d2"],
            about: Text::new(
                "the expected gain of player 1, who throws d1 dice once against d2",
                "l'espérance de gain du joueur 1 qui lance d1 dés une fois contre d2",
            ),
            marks: ANSWER,
            cases: Box::new(|_| {
                let (race, _) = solved(1, MOST_DICE);
                let matrix = one_turn(&race);
                let pairs = (1..=MOST_DICE).flat_map(|one| {
                    (1..=one).flat_map(move |two| {
                        if one == two { vec![(one, two)] } else { vec![(two, one), (one, two)] }
                    })
                });
                let entry =
                    |one: u8, two: u8| matrix.get(usize::from(one) - 1, usize::from(two) - 1);
                Cases::small(
                    pairs.map(|(one, two)| number([one.into(), two.into()], entry(one, two))),
                )
            }),
        },
    ]
}

/// Numbers of dice with points that they score, or do not, from `least` on.
fn points(least: i64) -> impl Iterator<Item = (u8, i64)> {
    (1..=MOST_DICE).flat_map(move |dice| (least..=6 * i64::from(dice) + 1).map(move |k| (dice, k)))
}

fn share(ways: Vec<(u32, u128)>, points: i64, total: u128) -> f64 {
    let found = ways.into_iter().find(|&(score, _)| i64::from(score) == points);
    found.map_or(0.0, |(_, ways)| ways as f64 / total as f64)
}

fn number<const N: usize>(arguments: [i64; N], expected: f64) -> Case {
    Case::returning(arguments.map(Value::Int), Kind::Number, expected)
}

fn solved(target: u16, dice: u8) -> (Rc<Race>, Rc<Sequential>) {
    let game = Dice::paper(target, dice, Pace::InTurn);
    let race = Race::of(&game).expect("a race");
    let solved = sequential(&race, Limits::default()).expect("there is no limit");
    (Rc::new(race), Rc::new(solved))
}

/// All points of both players, nearest to the target first, with the game.
fn at_all(target: u16, dice: u8) -> impl Iterator<Item = [i64; 4]> {
    let target = i64::from(target);
    let mut all: Vec<[i64; 4]> = (0..target)
        .flat_map(|own| (0..target).map(move |other| [own, other, target, dice.into()]))
        .collect();
    all.sort_by_key(|[own, other, ..]| -(own + other));
    all.into_iter()
}

fn scores([own, other, target, _]: [i64; 4]) -> String {
    format!("1: {own} / {target}\n2: {other} / {target}")
}

/// A number of dice from 1 on with the largest worth.
fn choosing(arguments: Vec<Value>, worths: Vec<f64>) -> Case {
    Case::new(arguments, move |answer| choice_is(answer, &worths))
}

fn choice_is(answer: &Answer, worths: &[f64]) -> Vec<Failed> {
    let chosen = answer.value.clone();
    let Some(number) = chosen.whole() else {
        return no_choice(&Wrong::Kind { expected: Kind::Number, obtained: chosen });
    };
    let all = || (1..=worths.len() as i64).map(Value::Int);
    if number < 1 || worths.len() < number as usize {
        return no_choice(&Wrong::Illegal { vertex: None, chosen, legal: all().collect() });
    }
    let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if same_number(worths[number as usize - 1], best) {
        return Vec::new();
    }
    let good = all().zip(worths).filter(|(_, worth)| same_number(**worth, best));
    let wrong = Wrong::NotBest { chosen, good: good.map(|(dice, _)| dice).collect() };
    vec![failed(Aspect::Best, wrong)]
}
