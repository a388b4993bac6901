//! A plan that somebody wrote into a file.

use std::sync::Arc;

use stratege_core::{Race, Text};
use stratege_solvers::race::{self, RaceStrategy};

use super::Planned;
use crate::{
    files,
    host::{Files, Host},
    observation::PartialObservation,
    strategy::{Kind, Nature, StrategyCard, StrategyError, malformed},
};

/// The kind of strategy.
pub fn table<G: Race>(race: &Arc<race::Race>, host: &Host) -> Kind<PartialObservation<G>> {
    let card = StrategyCard {
        word: "table:FILE",
        names: vec!["table", "tableau"],
        about: Text::new(
            "the choices in a file: a row per number of own points, a column per number of the \
             opponent's; or a single row, by own points alone",
            "les choix d'un fichier : une ligne par nombre de points à soi, une colonne par nombre \
             de points de l'adversaire ; ou une seule ligne, selon ses propres points",
        ),
        stochastic: false,
        memoryless: true,
        exact: false,
        cost: Text::new("nothing", "rien"),
    };
    let (race, files) = (Arc::clone(race), Arc::clone(&host.files));
    Kind::new(card, move |path, _| {
        let choices = read(&*files, path, &race)?;
        let size = race.target() as usize;
        let choose = move |own: u32, other: u32| match choices.len() {
            1 => choices[0][own as usize],
            _ => choices[own as usize][other as usize],
        };
        debug_assert!(size > 0, "there is something to reach");
        let plan = Arc::new(RaceStrategy::pure(&race, choose).expect("every choice was checked"));
        let word = format!("table:{path}");
        Ok(Planned::new(word, Nature::FIXED, &race, move |_, _, _| Arc::clone(&plan)))
    })
}

/// The rows of a file; numbers are separated by commas, semicolons or blanks.
fn read(
    files: &dyn Files,
    path: &str,
    race: &race::Race,
) -> Result<Vec<Vec<usize>>, StrategyError> {
    let shape = Text::new(
        "a file with as many rows as points to reach, each with as many numbers of choices, or \
         with one such row",
        "un fichier avec autant de lignes que de points à atteindre, chacune avec autant de \
         numéros de choix, ou avec une seule telle ligne",
    );
    let wrong = |found: String| malformed(found, shape);
    let text = files
        .read(path.as_ref(), files::TEXT)
        .and_then(files::text)
        .map_err(|error| StrategyError::Table { path: path.to_owned(), error: error.into() })?;
    let size = race.target() as usize;
    let most = race.choices().len();
    let mut rows = Vec::new();
    for (line, content) in (1..).zip(text.lines()) {
        let content = content.split('#').next().unwrap_or_default().trim();
        if content.is_empty() {
            continue;
        }
        let words = content.split([',', ';', ' ', '\t']).filter(|word| !word.is_empty());
        let number = |word: &str| {
            let choice = word.parse().ok().filter(|choice| (1..=most).contains(choice));
            choice.ok_or_else(|| wrong(format!("{path}:{line}: {word} (1–{most})")))
        };
        let row: Vec<usize> = words.map(number).collect::<Result<_, _>>()?;
        if row.len() != size {
            return Err(wrong(format!("{path}:{line}: {} ≠ {size}", row.len())));
        }
        rows.push(row);
    }
    match rows.len() {
        1 => Ok(rows),
        count if count == size => Ok(rows),
        count => Err(wrong(format!("{path}: {count} ≠ {size}"))),
    }
}
