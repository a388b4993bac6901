//! Sections 0.2 to 0.4: the game in turn.

use stratege_catalog::{
    JobError,
    core::Text,
    curve::{CurvePoint, CurveReport},
    race_report::{RaceReport, RaceRequest},
    throws::throws,
};

use super::EXAMPLE;
use crate::{Figure, Item, Outcome, Published, Tongue, Workbench, both::Both, workbench::Seats};

#[expect(clippy::too_many_lines, reason = "one list of items")]
pub(super) fn items() -> Vec<Item> {
    let mut items = vec![
        Item::new(
            "dice/first-player",
            Text::new("the two variants", "présentation des deux variantes"),
            Text::new("moving first is an advantage", "jouer en premier est un avantage"),
            Published::Claim("le premier joueur a donc un avantage"),
            |bench| {
                let value = bench.race(EXAMPLE, &RaceRequest::default())?.value.number();
                let told = Both::of(|tongue| {
                    let share = tongue.percent(f64::midpoint(1.0, value));
                    match tongue {
                        Tongue::English => format!(
                            "under best play the first player wins {share} (N = 100, D = 10)"
                        ),
                        Tongue::French => format!(
                            "entre joueurs optimaux, le premier gagne {share} (N = 100, D \
                             = 10)"
                        ),
                    }
                });
                Ok(Outcome::claim(value > 0.0, told))
            },
        ),
        Item::new(
            "dice/one-die-at-n-2",
            Text::new("section 0.2, example", "section 0.2, exemple"),
            Text::new(
                "with N − 2 points one die is best",
                "à N − 2 points, un seul dé est le mieux",
            ),
            Published::Claim(
                "le choix optimal serait de lancer un seul dé car […] la \
                 probabilité de victoire est de 1 − 1/6",
            ),
            one_die,
        ),
        Item::new(
            "dice/blind-not-best",
            Text::new("section 0.2", "section 0.2"),
            Text::new(
                "the blind strategy is not optimal",
                "la stratégie aveugle n'est pas optimale",
            ),
            Published::Claim("cette stratégie n'est pas optimale"),
            |bench| {
                let blind =
                    bench.matched(EXAMPLE, ["blind", "optimal"], Seats::Both, None)?.shares();
                let told = Both::of(|tongue| {
                    let share = tongue.percent(blind[0] + blind[1] / 2.0);
                    match tongue {
                        Tongue::English => {
                            format!("it scores {share} against the optimal one, on both sides")
                        }
                        Tongue::French => {
                            format!("elle obtient {share} contre l'optimale, en J1 et en J2")
                        }
                    }
                });
                Ok(Outcome::claim(blind[0] + blind[1] / 2.0 < 0.5, told))
            },
        ),
        Item::new(
            "dice/eg",
            Text::new("section 0.3, EG(i, j)", "section 0.3, EG(i, j)"),
            Text::new(
                "the recursion, run as printed for N = 18, D = 3",
                "la récurrence, exécutée telle qu'imprimée pour N = 18, D = 3",
            ),
            Published::Claim("EG(i,j) = max_d Σ_k P(d,k) (min_d' Σ_k' P(d',k') EG(i+k, j+k'))"),
            |bench| {
                let report = table(bench)?;
                let printed = recursion(18, 3);
                let cells = report.gain.iter().flatten().zip(printed.iter().flatten());
                let gap = cells
                    .map(|(ours, (theirs, _))| (ours.number() - theirs).abs())
                    .fold(0.0, f64::max);
                let told = Both::of(|tongue| {
                    let value = tongue.decimal(report.value.number(), 6);
                    match tongue {
                        Tongue::English => format!("the same 324 gains, EG(0,0) = {value}"),
                        Tongue::French => format!("les mêmes 324 gains, EG(0,0) = {value}"),
                    }
                });
                Ok(Outcome::claim(gap < 1e-12, told))
            },
        ),
        Item::new(
            "dice/table-18-3",
            Text::new("section 0.3, table", "section 0.3, tableau"),
            Text::new(
                "the best number of dice for N = 18, D = 3",
                "le nombre de dés optimal pour N = 18, D = 3",
            ),
            Published::Asked(
                "le tableau renvoyant le nombre de dés à jouer d la stratégie \
                 optimale dans le cas où N=18 et D=3",
            ),
            table_18_3,
        ),
        Item::new(
            "dice/zero",
            Text::new(
                "section 0.3, a 1 that scores nothing",
                "section 0.3, un 1 qui ne rapporte rien",
            ),
            Text::new("EG(i, j) that depends on itself", "EG(i, j) qui dépend d'elle-même"),
            Published::Claim(
                "l'expression de EG(i,j) dépendrait de EG(i,j) ce qui pourrait \
                 conduire à […] un trop grand nombre de récursions",
            ),
            zero,
        )
        .by_mistake(
            "Right for recursion, wrong for the game: turns without \
                 points lead from (i, j) to (j, i) and back, two linear \
                 equations for given choices, and the choices are improved \
                 until none is better.",
            "Juste pour la récursion, faux pour le jeu\u{202f}: les tours \
                 sans points mènent de (i, j) à (j, i) et retour, deux \
                 équations linéaires à choix donnés, et l'on améliore les \
                 choix jusqu'à ce qu'aucun ne soit meilleur.",
        )
        .weighing(40),
    ];
    items.extend(figures());
    items.push(ratio());
    items.push(varying_d());
    items
}

fn one_die(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let report = bench.race(EXAMPLE, &RaceRequest::default())?;
    let row = &report.dice[98];
    let one = throws(1, 6, 1).expect("one die can be counted");
    let wins: f64 = one.scores.iter().filter(|score| score.points >= 2).map(|score| score.p).sum();
    let holds = row.iter().all(|dice| *dice == Some(1)) && (wins - 5.0 / 6.0).abs() < 1e-12;
    let told = Both::of(|tongue| {
        let wins = tongue.decimal(wins, 4);
        match tongue {
            Tongue::English => format!(
                "one die at 98 points whatever the opponent has; it wins at once with probability \
                 {wins}"
            ),
            Tongue::French => format!(
                "un dé à 98 points quel que soit le score adverse\u{202f}; il \
                     gagne aussitôt avec probabilité {wins}"
            ),
        }
    });
    Ok(Outcome::claim(holds, told))
}

/// The race of the paper's table.
fn table(bench: &Workbench<'_>) -> Result<RaceReport, JobError> {
    bench.race("dice:n=18,d=3", &RaceRequest::default())
}

/// What the paper's recursion gives, run as it is printed: gains and best numbers of dice.
///
/// Ties go to fewer dice: with one point missing every number of dice wins.
fn recursion(target: usize, most: u8) -> Vec<Vec<(f64, usize)>> {
    let throws: Vec<Vec<(usize, f64)>> = (1..=most)
        .map(|dice| {
            let throw = stratege_catalog::throws::throws(dice, 6, 1).expect("few dice");
            throw.scores.iter().map(|score| (score.points as usize, score.p)).collect()
        })
        .collect();
    let mut table = vec![vec![(0.0, 0); target]; target];
    for i in (0..target).rev() {
        for j in (0..target).rev() {
            let known = |i: usize, j: usize| -> f64 {
                if i >= target {
                    1.0
                } else if j >= target {
                    -1.0
                } else {
                    table[i][j].0
                }
            };
            let reply = |i: usize| -> f64 {
                let gain = |throw: &Vec<(usize, f64)>| -> f64 {
                    throw.iter().map(|(points, chance)| chance * known(i, j + points)).sum()
                };
                throws.iter().map(gain).fold(f64::INFINITY, f64::min)
            };
            let mut best = (f64::NEG_INFINITY, 0);
            for (dice, throw) in (1..).zip(&throws) {
                let gain: f64 =
                    throw.iter().map(|(points, chance)| chance * reply(i + points)).sum();
                if gain > best.0 + 1e-12 {
                    best = (gain, dice);
                }
            }
            table[i][j] = best;
        }
    }
    table
}

fn table_18_3(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let report = table(bench)?;
    let printed = recursion(18, 3);
    let rows = report.dice.iter().zip(&printed);
    let holds = rows.into_iter().all(|(ours, theirs)| {
        ours.iter().zip(theirs).all(|(ours, (_, theirs))| *ours == Some(*theirs))
    });
    let count = |dice| report.dice.iter().flatten().filter(|best| **best == Some(dice)).count();
    let told = Both::of(|tongue| {
        let [three, two, one] = [3, 2, 1].map(count);
        match tongue {
            Tongue::English => {
                format!("three dice in {three} of 324 cells, two in {two}, one in {one}")
            }
            Tongue::French => {
                format!("trois dés dans {three} des 324 cases, deux dans {two}, un dans {one}")
            }
        }
    });
    let remark = Text::new(
        "The table is a picture; the recursion of the paper, run as printed, gives the same cells \
         with ties going to fewer dice.",
        "Le tableau est une image\u{202f}; la récurrence du sujet, exécutée telle qu'imprimée, \
         donne les mêmes cases, les égalités allant au moins de dés.",
    );
    Ok(Outcome::claim(holds, told).remarking(remark.into()).drawing(Figure::Map(report)))
}

fn zero(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let report = bench.race("dice:n=100,d=10,one=0", &RaceRequest::default())?;
    let solved = report.certificate < 1e-9;
    let told = Both::of(|tongue| {
        let value = tongue.decimal(report.value.number(), 9);
        // Below this there is nothing but rounding.
        let most =
            if solved { "10⁻⁹".to_owned() } else { tongue.decimal(report.certificate, 9) };
        match tongue {
            Tongue::English => {
                format!("solved: EG(0,0) = {value}; no deviation gains more than {most}")
            }
            Tongue::French => format!(
                "résolu\u{202f}: EG(0,0) = {value}\u{202f}; aucune déviation ne rapporte plus de \
                 {most}"
            ),
        }
    });
    // The fear is unfounded if the game is solved.
    Ok(Outcome::claim(!solved, told).drawing(Figure::Map(report)))
}

/// A figure of the paper: two strategies while N grows.
#[derive(Clone, Copy)]
struct Fight {
    id: &'static str,
    place: Text,
    title: Text,
    pair: [&'static str; 2],
    /// Whether the strategy that moves first is the one said to be better.
    first_is_better: bool,
    quoted: &'static str,
}

const DOMINATED: &str = "la stratégie aléatoire est dominée par la stratégie aveugle \
     indépendamment de l'ordre des joueurs";
const ALWAYS: &str = "la stratégie aléatoire est toujours dominée par la stratégie \
     optimale, peu importe l'ordre des joueurs";
const SLIGHTLY: &str = "la stratégie optimale est légèrement meilleure que la stratégie aveugle";

fn figures() -> impl Iterator<Item = Item> {
    let fight = |id, place, title, pair, first_is_better, quoted| {
        figure(Fight { id, place, title, pair, first_is_better, quoted })
    };
    [
        fight(
            "dice/figure-1",
            Text::new("section 0.4, figure 1", "section 0.4, figure 1"),
            Text::new("random moves first against blind", "aléatoire commence contre aveugle"),
            ["random", "blind"],
            false,
            DOMINATED,
        ),
        fight(
            "dice/figure-2",
            Text::new("section 0.4, figure 2", "section 0.4, figure 2"),
            Text::new("blind moves first against random", "aveugle commence contre aléatoire"),
            ["blind", "random"],
            true,
            DOMINATED,
        ),
        fight(
            "dice/figure-3",
            Text::new("section 0.4, figure 3", "section 0.4, figure 3"),
            Text::new("optimal moves first against random", "optimale commence contre aléatoire"),
            ["optimal", "random"],
            true,
            ALWAYS,
        ),
        fight(
            "dice/figure-4",
            Text::new("section 0.4, figure 4", "section 0.4, figure 4"),
            Text::new("random moves first against optimal", "aléatoire commence contre optimale"),
            ["random", "optimal"],
            false,
            ALWAYS,
        ),
        fight(
            "dice/figure-5",
            Text::new("section 0.4, figure 5", "section 0.4, figure 5"),
            Text::new("blind moves first against optimal", "aveugle commence contre optimale"),
            ["blind", "optimal"],
            false,
            SLIGHTLY,
        ),
        fight(
            "dice/figure-6",
            Text::new("section 0.4, figure 6", "section 0.4, figure 6"),
            Text::new("optimal moves first against blind", "optimale commence contre aveugle"),
            ["optimal", "blind"],
            true,
            SLIGHTLY,
        ),
    ]
    .into_iter()
}

/// Values of N at which figures are computed.
fn targets() -> Vec<i64> {
    (1..=20).map(|step| 5 * step).collect()
}

fn figure(fight: Fight) -> Item {
    let Fight { id, place, title, pair, first_is_better, quoted } = fight;
    let run = move |bench: &Workbench<'_>| {
        let report = bench.curve("dice:d=10", "n", &targets(), &pair, &[[0, 1]])?;
        let share =
            |point: &CurvePoint| if first_is_better { point.score } else { 1.0 - point.score };
        let points = &report.curves[0].points;
        let last = points.last().map_or(0.0, share);
        // From here on the better strategy wins more than half of the plays.
        let settled = points.iter().rposition(|point| share(point) <= 0.5);
        let from = settled.map_or(points.first(), |place| points.get(place + 1));
        let better = if first_is_better { pair[0] } else { pair[1] };
        let told = Both::of(|tongue| {
            let (name, last) = (french(better, tongue), tongue.percent(last));
            match tongue {
                Tongue::English => format!("{name} wins {last} at N = 100, D = 10 (exact)"),
                Tongue::French => format!("{name} gagne {last} pour N = 100, D = 10 (exact)"),
            }
        });
        let mut outcome = Outcome::claim(last > 0.5, told);
        if let (Some(_), Some(from)) = (settled, from) {
            outcome = outcome.remarking(Both::of(|tongue| match tongue {
                Tongue::English => format!(
                    "Of N = 5, 10, …, 100, it wins more than half of the games from {} on; before, \
                     moving first may decide.",
                    from.x
                ),
                Tongue::French => format!(
                    "Pour N = 5, 10, …, 100, elle gagne plus de la moitié des parties à partir de \
                     {}\u{202f}; avant, commencer peut décider.",
                    from.x
                ),
            }));
        }
        Ok(outcome.drawing(Figure::Curves(report)))
    };
    Item::new(id, place, title, Published::Claim(quoted), run).weighing(30)
}

/// What a strategy is called.
fn french(word: &str, tongue: Tongue) -> &str {
    match (word, tongue) {
        ("blind", Tongue::French) => "aveugle",
        ("random", Tongue::French) => "aléatoire",
        ("optimal", Tongue::French) => "optimale",
        _ => word,
    }
}

fn ratio() -> Item {
    let run = |bench: &Workbench<'_>| {
        let first = bench.matched(EXAMPLE, ["optimal", "blind"], Seats::Fixed, None)?.shares()[0];
        let second = bench.matched(EXAMPLE, ["blind", "optimal"], Seats::Fixed, None)?.shares()[2];
        let about = |share: f64| (share - 0.6).abs() < 0.05;
        let told = Both::of(|tongue| {
            let [first, second, mean] =
                [first, second, f64::midpoint(first, second)].map(|share| tongue.percent(share));
            match tongue {
                Tongue::English => format!(
                    "{first} when the optimal strategy moves first, {second} when it \
                         moves second, {mean} over both"
                ),
                Tongue::French => format!(
                    "{first} quand l'optimale commence, {second} quand elle joue en \
                         second, {mean} en moyenne"
                ),
            }
        });
        Ok(Outcome::claim(about(first) && about(second), told))
    };
    Item::new(
        "dice/ratio-60-40",
        Text::new("section 0.4", "section 0.4"),
        Text::new("how often optimal beats blind", "combien de fois l'optimale bat l'aveugle"),
        Published::Claim(
            "environ 60% de victoires pour la stratégie optimale contre 40% \
             pour la stratégie aveugle",
        ),
        run,
    )
    .by_mistake(
        "That is the ratio when the optimal strategy moves first; part of it is the advantage of \
         moving first. When it moves second it wins little more than half.",
        "C'est le ratio quand l'optimale commence\u{202f}; une part \
             en revient à l'avantage de commencer. Quand elle joue en \
             second, elle gagne à peine plus de la moitié.",
    )
}

fn varying_d() -> Item {
    let run = |bench: &Workbench<'_>| {
        let dice: Vec<i64> = (2..=10).collect();
        let strategies = ["blind", "optimal", "random"];
        let pairs: Vec<[usize; 2]> =
            (0..3).flat_map(|a| (0..3).map(move |b| [a, b])).filter(|[a, b]| a != b).collect();
        let report: CurveReport = bench.curve("dice:n=100", "d", &dice, &strategies, &pairs)?;
        // The mean over both seats, for each number of dice.
        let over_both = |a: &str, b: &str| -> Vec<f64> {
            let curve = |a: &str, b: &str| {
                let found = report.curves.iter().find(|curve| curve.a == a && curve.b == b);
                found.expect("every pair has a curve").points.iter().map(|point| point.score)
            };
            curve(a, b)
                .zip(curve(b, a))
                .map(|(first, second)| f64::midpoint(first, 1.0 - second))
                .collect()
        };
        let meetings = [("blind", "random"), ("optimal", "random"), ("optimal", "blind")];
        let scores = meetings.map(|(a, b)| over_both(a, b));
        let holds = scores.iter().flatten().all(|score| *score > 0.5);
        let told = Both::of(|tongue| {
            let range = |scores: &Vec<f64>| {
                let low = scores.iter().copied().fold(1.0, f64::min);
                let high = scores.iter().copied().fold(0.0, f64::max);
                format!("{} – {}", tongue.percent(low), tongue.percent(high))
            };
            let lines = meetings.iter().zip(&scores).map(|((a, b), scores)| {
                format!("{} – {}\u{a0}: {}", french(a, tongue), french(b, tongue), range(scores))
            });
            let lines: Vec<String> = lines.collect();
            let text = lines.join(tongue.pick("; ", "\u{202f}; "));
            match tongue {
                Tongue::English => {
                    format!("D = 2 … 10, on both sides: {}", text.replace("\u{a0}:", ""))
                }
                Tongue::French => {
                    format!("D = 2 … 10, en J1 et en J2\u{202f}: {}", text.replace("\u{a0}:", ""))
                }
            }
        });
        let remark = Text::new(
            "The order of the strategies is the same for every D above 1; how \
                 much better they are is not.",
            "L'ordre des stratégies est le même pour tout D supérieur à 1\u{202f}; l'écart, non.",
        );
        Ok(Outcome::claim(holds, told).remarking(remark.into()).drawing(Figure::Curves(report)))
    };
    Item::new(
        "dice/varying-d",
        Text::new("section 0.4", "section 0.4"),
        Text::new("the figures as D varies", "les figures quand D varie"),
        Published::Claim("Lorsque D varie, les résultats obtenus sont similaires"),
        run,
    )
    .weighing(35)
}
