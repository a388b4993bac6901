//! Values of combinatorial games, as the literature prints them.

use stratege_catalog::{
    JobError, ValuationError, ValueRequest, Worth,
    core::{Stopped, Text},
    shapes::{Census, census},
    values::{Dyadic, Forms, ValueError},
};

use crate::{Item, Outcome, Paper, Published, Tongue, Workbench, both::Both};

/// The books and articles.
pub(crate) const PAPER: Paper = Paper {
    title: "Values of combinatorial games",
    by: "C. L. Bouton, J. H. Conway, E. R. Berlekamp, R. K. Guy, D. Wolfe, J. Erickson, J. Uiterwijk, M. Barton, 1901–2015",
    items,
};

#[expect(clippy::too_many_lines, reason = "one list of items")]
fn items() -> Vec<Item> {
    vec![
        Item::new(
            "values/born",
            Text::new("Conway, On Numbers and Games", "Conway, On Numbers and Games"),
            Text::new("games born by day 0, 1, 2, 3", "jeux nés au plus tard le jour 0, 1, 2, 3"),
            Published::Printed("1, 4, 22, 1474"),
            |bench| {
                let mut forms = Forms::default();
                let mut calculator = forms.within(bench.limits);
                let mut counts = Vec::new();
                for day in 0..=3 {
                    let born = calculator.born_by(day).map_err(job_error)?;
                    counts.push(born.len().to_string());
                }
                Ok(Outcome::printed(counts.join(", ")))
            },
        ),
        board_item(
            "values/domineering",
            Text::new("Winning Ways, chapter 5", "Winning Ways, chapitre 5"),
            Text::new("small boards of Domineering", "petits plateaux de domineering"),
            "1x2 −1, 2x1 1, 2x2 ±1, 1x4 −2, 4x1 2, 3x1 1, 3x2 {1/2|−2}, 3x3 ±1",
            |worth| worth.name.name.unwrap_or_default(),
        ),
        board_item(
            "values/domineering-boards",
            Text::new("Wolfe, in Games of No Chance", "Wolfe, dans Games of No Chance"),
            Text::new("larger boards of Domineering", "plateaux plus grands de domineering"),
            "2x13 0, 3x8 {−1/2|−3‖−13/4|−11/2}, 5x5 0",
            |worth| worth.name.name.unwrap_or_default(),
        ),
        board_item(
            "values/domineering-strips",
            Text::new(
                "Berlekamp, Blockbusting and Domineering",
                "Berlekamp, Blockbusting and Domineering",
            ),
            Text::new("mean values of strips of two rows", "moyennes des bandes de deux lignes"),
            "2x14 −5/8, 2x15 −1/8, 2x16 −3/4, 2x17 −1/4, 2x18 −7/8",
            |worth| worth.mean.to_string().replace('-', "−"),
        ),
        Item::new(
            "values/toads-and-frogs",
            Text::new(
                "Erickson, New Toads and Frogs Results",
                "Erickson, New Toads and Frogs Results",
            ),
            Text::new(
                "toads, three spaces, two frogs: (a − 2)* for a = 2 to 5",
                "crapauds, trois cases vides, deux grenouilles\u{202f}: (a − 2)* pour a = 2 à 5",
            ),
            Published::Printed("*, 1*, 2*, 3*"),
            |bench| {
                let name = |toads: u32| {
                    let word = format!("toads-and-frogs:toads={toads},gap=3,frogs=2");
                    Ok(bench.value(&word)?.name.name.unwrap_or_default())
                };
                let names = (2..=5).map(name).collect::<Result<Vec<String>, JobError>>()?;
                Ok(Outcome::printed(names.join(", ")))
            },
        ),
        Item::new(
            "values/nim",
            Text::new(
                "Bouton, Nim, a game with a complete mathematical theory",
                "Bouton, Nim, a game with a complete mathematical theory",
            ),
            Text::new(
                "two heaps of up to 15 counters are worth one heap",
                "deux tas d'au plus 15 jetons en valent un seul",
            ),
            Published::Claim("*a + *b = *(a xor b)"),
            |bench| {
                let mut wrong = 0;
                for [one, other] in (1..16).flat_map(|one| (1..=one).map(move |other| [one, other]))
                {
                    let value = bench.value(&format!("nim:{one},{other}"))?;
                    let expected = match one ^ other {
                        0 => "0".to_owned(),
                        1 => "*".to_owned(),
                        heap => format!("*{heap}"),
                    };
                    wrong += u32::from(value.name.ascii != Some(expected));
                }
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => format!("{wrong} of 120 pairs of heaps differ"),
                    Tongue::French => format!("{wrong} des 120 paires de tas diffèrent"),
                });
                Ok(Outcome::claim(wrong == 0, told))
            },
        ),
        Item::new(
            "values/hackenbush",
            Text::new("Winning Ways, Berlekamp's rule", "Winning Ways, règle de Berlekamp"),
            Text::new(
                "stalks of up to seven segments in two colours",
                "tiges d'au plus sept segments de deux couleurs",
            ),
            Published::Claim("the first change of colour is the binary point"),
            |bench| {
                let stalks =
                    (1..=7).flat_map(|length| (0..1_u32 << length).map(move |bits| (length, bits)));
                let (mut all, mut wrong) = (0, 0);
                for (length, bits) in stalks {
                    let left: Vec<bool> = (0..length).map(|at| bits >> at & 1 == 1).collect();
                    let stalk: String =
                        left.iter().map(|&left| if left { 'l' } else { 'r' }).collect();
                    let value = bench.value(&format!("hackenbush:stalks={stalk}"))?;
                    all += 1;
                    wrong += u32::from(value.name.ascii != Some(by_rule(&left)));
                }
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => format!("{wrong} of {all} stalks differ"),
                    Tongue::French => format!("{wrong} des {all} tiges diffèrent"),
                });
                Ok(Outcome::claim(wrong == 0, told))
            },
        )
        .weighing(1),
        Item::new(
            "values/shapes",
            Text::new(
                "Uiterwijk and Barton, New Results for Domineering, arXiv 1506.03949",
                "Uiterwijk et Barton, New Results for Domineering, arXiv 1506.03949",
            ),
            Text::new(
                "how hot connected shapes of at most 15 squares are, in a box of 8×8",
                "température des formes connexes d'au plus 15 cases, dans un carré de 8×8",
            ),
            Published::Claim("no temperature above 2; ±(2*) alone is as hot"),
            |bench| {
                // There are fifty times as many shapes of 15 squares as of 12.
                let most = if bench.thinner > 1 { 12 } else { 15 };
                let census = census(most, bench.limits).map_err(job_error)?;
                let (hottest, two) = (Some(census.hottest), Dyadic::integer(2));
                let alone = census.hottest_names.iter().eq(["±(2*)"]);
                let holds = hottest < two || hottest == two && alone;
                let told = Both::of(|tongue| told_of(&census, most, tongue));
                Ok(Outcome::claim(holds, told))
            },
        )
        .weighing(150),
    ]
}

/// A census in words.
fn told_of(census: &Census, most: u32, tongue: Tongue) -> String {
    let Census { shapes, values, hottest, hottest_names } = census;
    let [shapes, values] = [*shapes, *values].map(|number| tongue.number(number));
    let names: Vec<&str> = hottest_names.iter().map(String::as_str).collect();
    let names = names.join(", ");
    match tongue {
        Tongue::English => format!(
            "{shapes} shapes of at most {most} squares have {values} values up to sign; \
             the hottest have temperature {hottest}: {names}"
        ),
        Tongue::French => format!(
            "{shapes} formes d'au plus {most} cases ont {values} valeurs au signe près\u{202f}; \
             les plus chaudes ont la température {hottest}\u{202f}: {names}"
        ),
    }
}

/// The number that Berlekamp's rule reads off a stalk: segments before the first change of colour
/// count 1, the pair at the change is the point, and what follows are binary digits, then a 1.
fn by_rule(left: &[bool]) -> String {
    let first = left[0];
    let alike = left.iter().take_while(|&&segment| segment == first).count();
    let sign = if first { "" } else { "-" };
    if alike == left.len() {
        return format!("{sign}{alike}");
    }
    let digits = left[alike + 1..].iter().map(|&segment| u64::from(segment == first)).chain([1]);
    let (top, bottom) = digits.fold((0, 1), |(top, bottom), digit| (2 * top + digit, 2 * bottom));
    // The last digit is 1, so that nothing can be cancelled.
    format!("{sign}{}/{bottom}", (alike as u64 - 1) * bottom + top)
}

/// What is told of boards of Domineering that are printed as `SIZE VALUE, …`.
fn board_item(
    id: &'static str,
    place: Text,
    title: Text,
    printed: &'static str,
    told: fn(Worth) -> String,
) -> Item {
    Item::new(id, place, title, Published::Printed(printed), move |bench| {
        let boards = printed.split(", ").map(|board| {
            let size = board.split(' ').next().unwrap_or_default();
            Ok(format!("{size} {}", told(bench.value(&format!("domineering:{size}"))?)))
        });
        Ok(Outcome::printed(boards.collect::<Result<Vec<String>, JobError>>()?.join(", ")))
    })
}

impl Workbench<'_> {
    /// What a sum is worth.
    fn value(&self, sum: &str) -> Result<Worth, JobError> {
        let report = self.catalog.value(&ValueRequest::about(sum), self.limits);
        let value = report.map_err(|error| match error {
            ValuationError::Board { error, .. } => *error,
            ValuationError::Job(error) => error,
            ValuationError::Value(error) => job_error(error),
            error => unreachable!("items name sums that are understood: {error}"),
        })?;
        value.value.ok_or_else(|| job_error(ValueError::Stopped(Stopped::Asked)))
    }
}

fn job_error(error: ValueError) -> JobError {
    match error {
        ValueError::Stopped(cause) => JobError::Stopped { cause, nodes: 0 },
        error => unreachable!("items have values: {error}"),
    }
}
