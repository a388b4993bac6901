//! The game at once: mixtures, best replies, linear programs.

use stratege_catalog::{
    JobError,
    core::Text,
    race_report::{Quantity, RaceRequest},
    throws::throws,
};

use super::EXAMPLE;
use crate::{Figure, Item, Outcome, Published, Tongue, Workbench, both::Both, workbench::Seats};

/// One turn of the paper's example as a race: whoever scores more wins.
const ONE_TURN: &str = "dice:n=1,d=10,turns=simultaneous";

#[expect(clippy::too_many_lines, reason = "one list of items")]
pub(super) fn items() -> Vec<Item> {
    vec![
        Item::new(
            "dice/mixed",
            Text::new("simultaneous variant", "variante simultanée"),
            Text::new(
                "simultaneous optimal play may have to be mixed",
                "le jeu simultané optimal peut devoir être mixte",
            ),
            Published::Claim(
                "la stratégie optimale dans un état (i,j) donné n'est plus \
                 nécessairement déterministe",
            ),
            |bench| {
                let word = "dice:n=100,d=10,turns=simultaneous";
                let report = bench.race(word, &RaceRequest::default())?;
                let mixed = report.dice.iter().flatten().filter(|dice| dice.is_none()).count();
                let in_turn = bench.race(EXAMPLE, &RaceRequest::default())?;
                let pure = in_turn.dice.iter().flatten().all(Option::is_some);
                let told = Both::of(|tongue| {
                    let mixed = tongue.number(mixed as u64);
                    match tongue {
                        Tongue::English => format!(
                            "mixed play in {mixed} of 10,000 states (N = 100, D = 10), and in none \
                             of the sequential game"
                        ),
                        Tongue::French => format!(
                            "un jeu mixte dans {mixed} des 10 000 états (N = 100, D = 10), et dans \
                             aucun du jeu séquentiel"
                        ),
                    }
                });
                Ok(Outcome::claim(pure && mixed > 0, told).drawing(Figure::Map(report)))
            },
        )
        .weighing(70),
        Item::new(
            "dice/eg1",
            Text::new("simultaneous variant, EG₁", "variante simultanée, EG₁"),
            Text::new(
                "the expected gain of d₁ dice against d₂ in one turn",
                "l'espérance de gain de d₁ dés contre d₂ en un coup",
            ),
            Published::Claim(
                "EG₁(d₁,d₂) = Σ_{k₁>k₂} P(d₁,k₁)P(d₂,k₂) − Σ_{k₁<k₂} \
                 P(d₁,k₁)P(d₂,k₂)",
            ),
            |bench| {
                let payoffs = matrix(bench)?;
                let gap = (0..10)
                    .flat_map(|a| (0..10).map(move |b| (a, b)))
                    .map(|(a, b)| (payoffs[a][b] - formula(a as u8 + 1, b as u8 + 1)).abs());
                let gap = gap.fold(0.0, f64::max);
                let told = Both::of(|tongue| {
                    let [two, three] =
                        [payoffs[0][1], payoffs[0][2]].map(|gain| tongue.decimal(gain, 6));
                    match tongue {
                        Tongue::English => {
                            format!("the same 100 numbers, EG₁(1,2) = {two}, EG₁(1,3) = {three}")
                        }
                        Tongue::French => {
                            format!("les mêmes 100 nombres, EG₁(1,2) = {two}, EG₁(1,3) = {three}")
                        }
                    }
                });
                Ok(Outcome::claim(gap < 1e-12, told))
            },
        ),
        Item::new(
            "dice/program-1",
            Text::new("section 0.5, program (1)", "section 0.5, programme (1)"),
            Text::new(
                "the best response to a known mixed strategy is a single number of dice",
                "la meilleure réponse à une stratégie mixte connue est un seul nombre de dés",
            ),
            Published::Claim(
                "min_{p₂} (p₁ᵀ EG₁ p₂) […] J₂ essaye de jouer systématiquement \
                 l'action minimisant le coefficient",
            ),
            best_reply,
        ),
        Item::new(
            "dice/program-3",
            Text::new("section 0.6, program (3)", "section 0.6, programme (3)"),
            Text::new(
                "player 1's optimal mixed strategy by linear programming",
                "la stratégie mixte optimale du joueur 1 par programmation linéaire",
            ),
            Published::Claim("programme linéaire suivant : max_{p₁} min_{p₂} (p₁ᵀ EG₁ p₂)"),
            program,
        )
        .by_mistake(
            "As printed it is not linear: two unknown vectors are \
                 multiplied. It becomes linear with the value v as an unknown \
                 and one inequality Σ p₁(i) EG₁(i,j) ≥ v for each j.",
            "Tel qu'imprimé il n'est pas linéaire\u{202f}: deux vecteurs \
                 inconnus y sont multipliés. Il le devient avec la valeur v \
                 pour inconnue et une inégalité Σ p₁(i) EG₁(i,j) ≥ v pour \
                 chaque j.",
        ),
        Item::new(
            "dice/figure-7",
            Text::new("section 0.6, figure 7", "section 0.6, figure 7"),
            Text::new("optimal against random in one turn", "optimale contre aléatoire en un coup"),
            Published::Claim(
                "la stratégie optimale est meilleure que la stratégie aléatoire \
                 pour le jeu en un coup",
            ),
            |bench| {
                let dice: Vec<i64> = (2..=10).collect();
                let game = "dice:n=1,turns=simultaneous";
                let report = bench.curve(game, "d", &dice, &["optimal", "random"], &[[0, 1]])?;
                let points = &report.curves[0].points;
                let holds = points.iter().all(|point| point.score > 0.5);
                let least = points.iter().min_by(|a, b| a.score.total_cmp(&b.score));
                let told = Both::of(|tongue| {
                    let last = points.last().map_or(0.0, |point| point.score);
                    let (least, at) = least.map_or((0.0, 0), |point| (point.score, point.x));
                    let [last, least] = [last, least].map(|share| tongue.percent(share));
                    match tongue {
                        Tongue::English => format!(
                            "score {last} for D = 10, the least {least} for D = {at} \
                             (exact, a draw counts half)"
                        ),
                        Tongue::French => format!(
                            "score {last} pour D = 10, au moins {least} pour D = {at} \
                             (exact, un nul compte un demi)"
                        ),
                    }
                });
                Ok(Outcome::claim(holds, told).drawing(Figure::Curves(report)))
            },
        ),
    ]
}

/// What each number of dice gains against each other one in one turn, for D = 10.
fn matrix(bench: &Workbench<'_>) -> Result<Vec<Vec<f64>>, JobError> {
    let request = RaceRequest { one_turn: true, ..RaceRequest::default() };
    let report = bench.race("dice:n=1,d=10", &request)?;
    Ok(report.payoffs.iter().map(|row| row.iter().map(Quantity::number).collect()).collect())
}

/// The formula of the paper.
fn formula(first: u8, second: u8) -> f64 {
    let [first, second] = [first, second].map(|dice| throws(dice, 6, 1).expect("few dice").scores);
    let mut gain = 0.0;
    for one in &first {
        for other in &second {
            let sign = f64::from(one.points.cmp(&other.points) as i8);
            gain += sign * one.p * other.p;
        }
    }
    gain
}

fn best_reply(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let payoffs = matrix(bench)?;
    // Player 1 throws every number of dice equally often.
    let gains: Vec<f64> =
        (0..10).map(|reply| payoffs.iter().map(|row| row[reply] / 10.0).sum()).collect();
    let least = (0..10).min_by(|&a, &b| gains[a].total_cmp(&gains[b])).unwrap_or(0);
    let reply = bench.matched(ONE_TURN, ["random", "against:random"], Seats::Fixed, None)?.shares();
    let gain = reply[0] - reply[2];
    let told = Both::of(|tongue| {
        let gain = tongue.decimal(gains[least], 6);
        let dice = least + 1;
        match tongue {
            Tongue::English => format!(
                "against the uniform mixed strategy, D = 10: {dice} dice, which leave player 1 \
                 {gain}"
            ),
            Tongue::French => format!(
                "contre la stratégie mixte uniforme, D = 10\u{202f}: {dice} dés, qui laissent \
                 {gain} au joueur 1"
            ),
        }
    });
    Ok(Outcome::claim((gain - gains[least]).abs() < 1e-9, told))
}

fn program(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let payoffs = matrix(bench)?;
    // A linear function of both mixtures would take its mean value half-way.
    let half_way = (payoffs[0][0] + payoffs[0][2] + payoffs[1][0] + payoffs[1][2]) / 4.0;
    let mean = f64::midpoint(payoffs[0][0], payoffs[1][2]);
    let linear = (half_way - mean).abs() < 1e-12;
    let request = RaceRequest { one_turn: true, ..RaceRequest::default() };
    let report = bench.race("dice:n=1,d=10", &request)?;
    let told = Both::of(|tongue| {
        let parts = (1..).zip(&report.strategy).filter(|(_, chance)| chance.number() > 1e-9);
        let parts = parts.map(|(dice, chance)| {
            let chance = tongue.decimal(chance.number(), 4);
            format!("{dice}\u{202f}→\u{202f}{chance}")
        });
        let parts = parts.collect::<Vec<_>>().join(tongue.pick(", ", "\u{202f}; "));
        let value = tongue.decimal(report.value.number().abs(), 0);
        match tongue {
            Tongue::English => format!("value {value}, dice and probabilities {parts} (D = 10)"),
            Tongue::French => format!("valeur {value}, dés et probabilités {parts} (D = 10)"),
        }
    });
    Ok(Outcome::claim(linear, told).drawing(Figure::Mixture(report)))
}
