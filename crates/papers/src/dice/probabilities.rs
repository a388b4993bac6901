//! Section 0.1 and the blind strategy: what a throw scores.

use stratege_catalog::{
    core::Text,
    throws::{ThrowReport, throws},
};

use crate::{Figure, Item, Outcome, Published, Tongue, both::Both};

/// The most dice of the paper's example.
const DICE: u8 = 10;

#[expect(clippy::too_many_lines, reason = "one list of items")]
pub(super) fn items() -> Vec<Item> {
    let section = Text::new("section 0.1", "section 0.1");
    let blind = Text::new("section 0.2", "section 0.2");
    vec![
        Item::new(
            "dice/p-one",
            section,
            Text::new("the probability of scoring 1 point", "la probabilité de marquer 1 point"),
            Published::Claim("P(d,1) = 1 − (5/6)^d"),
            |_| {
                let holds =
                    all(|dice, throw| chance(throw, 1) == (six(dice) - five(dice), six(dice)));
                Ok(Outcome::claim(holds, spread(|dice| fraction(chance(&thrown(dice), 1)))))
            },
        ),
        Item::new(
            "dice/p-gap",
            section,
            Text::new("scores that no throw gives", "les scores impossibles"),
            Published::Claim("P(d, k) = 0 lorsque 2 ≤ k ≤ 2d − 1"),
            |_| {
                let mut gaps = 0_u64;
                let holds = all(|dice, throw| {
                    (2..2 * u32::from(dice)).all(|points| {
                        gaps += 1;
                        chance(throw, points).0 == 0
                    })
                });
                Ok(Outcome::claim(
                    holds,
                    counted(gaps, "scores checked, d = 1 … 10", "scores vérifiés, d = 1 … 10"),
                ))
            },
        ),
        Item::new(
            "dice/points",
            section,
            Text::new("the scores that a throw can give", "les scores possibles"),
            Published::Claim("soit il obtient 1 point […], soit il obtient entre 2d et 6d points"),
            |_| {
                let scored = |throw: &ThrowReport| -> Vec<u32> {
                    throw.scores.iter().map(|score| score.points).collect()
                };
                let holds = all(|dice, throw| {
                    let dice = u32::from(dice);
                    scored(throw)
                        == std::iter::once(1).chain(2 * dice..=6 * dice).collect::<Vec<_>>()
                });
                let number = (1..=DICE).map(|dice| scored(&thrown(dice)).len() as u64).sum();
                Ok(Outcome::claim(
                    holds,
                    counted(number, "scores, d = 1 … 10", "scores, d = 1 … 10"),
                ))
            },
        ),
        Item::new(
            "dice/p-and-q",
            section,
            Text::new(
                "P from Q, the probability of a sum without a 1",
                "P à partir de Q, la probabilité d'une somme sans 1",
            ),
            Published::Claim("P(d,k) = (5/6)^d Q(d,k)"),
            |_| {
                let mut number = 0;
                let holds = all(|dice, throw| {
                    let sums = throw.scores.iter().filter(|score| score.points > 1);
                    sums.into_iter().all(|score| {
                        number += 1;
                        let q = parse(score.q_fraction.as_deref().unwrap_or_default());
                        parse(&score.p_fraction) == reduced(q.0 * five(dice), q.1 * six(dice))
                    })
                });
                let told = counted(
                    number,
                    "fractions are equal, d = 1 … 10",
                    "fractions sont égales, d = 1 … 10",
                );
                Ok(Outcome::claim(holds, told)
                    .drawing(Figure::Throws(thrown(2)))
                    .drawing(Figure::Throws(thrown(6))))
            },
        ),
        Item::new(
            "dice/q-first",
            section,
            Text::new("the first line of Q", "la première ligne de Q"),
            Published::Printed("Q(1,k) = 1/5 avec 2 ≤ k ≤ 6"),
            |_| {
                let throw = thrown(1);
                let sums: Vec<_> = throw.scores.iter().filter(|score| score.points > 1).collect();
                let first = sums.first().map_or(0, |score| score.points);
                let last = sums.last().map_or(0, |score| score.points);
                let mut values: Vec<&str> =
                    sums.iter().filter_map(|score| score.q_fraction.as_deref()).collect();
                values.dedup();
                Ok(Outcome::printed(format!(
                    "Q(1,k) = {} avec {first} ≤ k ≤ {last}",
                    values.join(", ")
                )))
            },
        ),
        Item::new(
            "dice/q-recurrence",
            section,
            Text::new("Q with one die more", "Q avec un dé de plus"),
            Published::Claim("Q(d,k) = 1/5 Q(d−1,k−2) + 1/5 Q(d−1,k−3) + … + 1/5 Q(d−1,k−6)"),
            |_| {
                let (holds, number) = recurrence(2);
                Ok(Outcome::claim(
                    holds,
                    counted(
                        number,
                        "fractions are equal, d = 2 … 10",
                        "fractions sont égales, d = 2 … 10",
                    ),
                ))
            },
        ),
        Item::new(
            "dice/q-sum",
            section,
            Text::new("the same as one sum", "la même formule en une somme"),
            Published::Claim("Q(d,k) = Σ_{j=1}^{6} Q(d−1,k−j)/5"),
            |_| {
                let (holds, _) = recurrence(1);
                let total = (4..=12).fold((0, 1), |sum, points| add(sum, from_fewer(2, points, 1)));
                let right = (4..=12).fold((0, 1), |sum, points| add(sum, from_fewer(2, points, 2)));
                let told = Both::of(|tongue| {
                    let (total, right) = (fraction(total), fraction(right));
                    match tongue {
                        Tongue::English => format!(
                            "with j from 1, Q(2,4) + … + Q(2,12) = {total}; with j from 2 it \
                             is {right}"
                        ),
                        Tongue::French => format!(
                            "avec j à partir de 1, Q(2,4) + … + Q(2,12) = {total}\u{202f}; \
                             avec j à partir de 2, {right}"
                        ),
                    }
                });
                Ok(Outcome::claim(holds, told))
            },
        )
        .by_mistake(
            "The sum begins at j = 2, as the sentence before it says: no die shows a 1.",
            "La somme commence à j = 2, comme le dit la phrase qui \
                 précède\u{202f}: aucun dé ne tombe sur 1.",
        ),
        Item::new(
            "dice/ep",
            blind,
            Text::new(
                "the expected number of points of d dice",
                "l'espérance du nombre de points de d dés",
            ),
            Published::Claim("EP(d) = 4d(5/6)^d + 1 − (5/6)^d"),
            |_| {
                let formula = |dice: u8| {
                    reduced(4 * u128::from(dice) * five(dice) + six(dice) - five(dice), six(dice))
                };
                let holds = all(|dice, throw| parse(&throw.mean_fraction) == formula(dice));
                let best = (1..=DICE)
                    .max_by(|a, b| thrown(*a).mean.total_cmp(&thrown(*b).mean))
                    .unwrap_or(1);
                let told = Both::of(|tongue| {
                    let means = (1..=DICE).map(|dice| tongue.decimal(thrown(dice).mean, 4));
                    format!(
                        "EP(1 … 10) = {}",
                        means.collect::<Vec<_>>().join(tongue.pick(", ", "\u{202f}; "))
                    )
                });
                let remark = Both::of(|tongue| match tongue {
                    Tongue::English => {
                        format!("The blind strategy throws {best} dice as soon as it has them.")
                    }
                    Tongue::French => {
                        format!("La stratégie aveugle lance {best} dés dès qu'elle les a.")
                    }
                });
                Ok(Outcome::claim(holds, told).remarking(remark))
            },
        ),
        Item::new(
            "dice/poincare",
            blind,
            Text::new("more dice show a 1 more often", "plus de dés tombent plus souvent sur 1"),
            Published::Claim(
                "si l'on choisit d > 1, alors on a plus de chances d'obtenir un 1 \
                 qu'en prenant un seul dé",
            ),
            |_| {
                // Inclusion and exclusion, over how many dice show a 1 for sure.
                let poincare = |dice: u8| {
                    let terms = (1..=u128::from(dice)).map(|ones| {
                        let ways = binomial(u128::from(dice), ones)
                            * 6_u128.pow(u32::from(dice) - ones as u32);
                        if ones % 2 == 1 { ways as i128 } else { -(ways as i128) }
                    });
                    reduced(terms.sum::<i128>() as u128, six(dice))
                };
                let first = thrown(1);
                let holds = all(|dice, throw| {
                    let more = dice == 1 || ratio(chance(throw, 1)) > ratio(chance(&first, 1));
                    more && poincare(dice) == chance(throw, 1)
                });
                Ok(Outcome::claim(holds, spread(|dice| fraction(poincare(dice)))))
            },
        ),
    ]
}

fn thrown(dice: u8) -> ThrowReport {
    throws(dice, 6, 1).expect("ten dice can be counted")
}

/// Whether something is true of every number of dice.
fn all(mut is_true: impl FnMut(u8, &ThrowReport) -> bool) -> bool {
    (1..=DICE).all(|dice| is_true(dice, &thrown(dice)))
}

/// Whether Q follows from Q with one die less when the new die shows `least` to 6, and of how many
/// numbers that was checked.
fn recurrence(least: u32) -> (bool, u64) {
    let mut number = 0;
    let mut holds = true;
    for dice in 2..=DICE {
        for score in thrown(dice).scores.iter().filter(|score| score.points > 1) {
            number += 1;
            let q = parse(score.q_fraction.as_deref().unwrap_or_default());
            holds &= q == from_fewer(dice, score.points, least);
        }
    }
    (holds, number)
}

/// The sum of Q(d − 1, k − j) / 5, for j from `least` to 6.
fn from_fewer(dice: u8, points: u32, least: u32) -> (u128, u128) {
    let fewer = thrown(dice - 1);
    let q = |points: u32| {
        let score = fewer.scores.iter().find(|score| score.points == points && points > 1);
        score.and_then(|score| score.q_fraction.as_deref()).map_or((0, 1), parse)
    };
    (least..=6).fold((0, 1), |sum, shown| {
        let (top, bottom) = q(points.saturating_sub(shown));
        add(sum, (top, 5 * bottom))
    })
}

fn six(dice: u8) -> u128 {
    6_u128.pow(dice.into())
}

fn five(dice: u8) -> u128 {
    5_u128.pow(dice.into())
}

fn binomial(all: u128, chosen: u128) -> u128 {
    (1..=chosen).fold(1, |ways, step| ways * (all + 1 - step) / step)
}

/// The chance of a score, reduced.
fn chance(throw: &ThrowReport, points: u32) -> (u128, u128) {
    let score = throw.scores.iter().find(|score| score.points == points);
    score.map_or((0, 1), |score| parse(&score.p_fraction))
}

fn reduced(top: u128, bottom: u128) -> (u128, u128) {
    let (mut a, mut b) = (top, bottom);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (top / a, bottom / a)
}

fn add(a: (u128, u128), b: (u128, u128)) -> (u128, u128) {
    reduced(a.0 * b.1 + b.0 * a.1, a.1 * b.1)
}

fn parse(text: &str) -> (u128, u128) {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    reduced(top.parse().unwrap_or(0), bottom.parse().unwrap_or(1))
}

fn fraction((top, bottom): (u128, u128)) -> String {
    if bottom == 1 { top.to_string() } else { format!("{top}/{bottom}") }
}

fn ratio((top, bottom): (u128, u128)) -> f64 {
    top as f64 / bottom as f64
}

/// A value for one, two, three, … dice.
fn spread(value: impl Fn(u8) -> String) -> Both {
    let first: Vec<String> = (1..=3).map(&value).collect();
    Both::same(format!("{}, …, {}", first.join(", "), value(DICE)))
}

fn counted(number: u64, en: &str, fr: &str) -> Both {
    Both::of(|tongue| format!("{} {}", tongue.number(number), tongue.pick(en, fr)))
}
