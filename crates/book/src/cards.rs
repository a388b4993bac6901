//! What a game says about itself, as Markdown.

use std::fmt::Write as _;

use anyhow::{Result, bail};
use stratege_catalog::{
    Catalog, Listing, MethodInfo, Offer,
    core::{Param, ParamKind, Text},
};

use stratege_words::Language;

/// More words than this for one parameter are not all listed.
const MOST_WORDS: usize = 12;

/// The part of a game's card that a block asks for.
pub(crate) fn card(
    catalog: &Catalog,
    part: &str,
    game: &str,
    language: Language,
) -> Result<String> {
    let listing = catalog.find(game)?;
    let card = &listing.card;
    Ok(match part {
        "rules" => language.pick(card.rules).to_owned(),
        "notation" => language.pick(card.notation).to_owned(),
        "parameters" => parameters(&card.params, language),
        "methods" => methods(listing.methods(), language),
        "heuristics" => offers(&listing.heuristics, language),
        "strategies" => strategies(listing, language),
        "names" => names(listing),
        "source" => card.source.to_owned(),
        _ => bail!(
            "a card has no part `{part}`; it has rules, notation, parameters, methods, heuristics, \
             strategies, names, source"
        ),
    })
}

/// All games, with links to their pages beside this one.
pub(crate) fn games(catalog: &Catalog, language: Language) -> String {
    let header = [
        Text::new("game", "jeu"),
        Text::new("title", "titre"),
        Text::new("source of the rules", "source des règles"),
    ];
    let rows = catalog.listings().iter().map(|Listing { card, .. }| {
        let link = format!("[`{0}`]({0}.md)", card.name);
        vec![link, language.pick(card.title).to_owned(), card.source.to_owned()]
    });
    table(&header.map(|text| language.pick(text)), rows)
}

fn parameters(params: &[Param], language: Language) -> String {
    let header = [
        Text::new("name", "nom"),
        Text::new("values", "valeurs"),
        Text::new("default", "défaut"),
        Text::new("what it is", "description"),
    ];
    let rows = params.iter().map(|param| {
        [
            format!("`{}`", param.name),
            values(param.kind, language),
            code(word(param.kind, param.default, language)),
            language.pick(param.about).to_owned(),
        ]
    });
    table(&header.map(|text| language.pick(text)), rows.map(Vec::from))
}

fn offers(offers: &[Offer], language: Language) -> String {
    let header = [Text::new("name", "nom"), Text::new("what it is", "description")];
    let rows =
        offers.iter().map(|offer| vec![code(offer.name), language.pick(offer.about).to_owned()]);
    table(&header.map(|text| language.pick(text)), rows)
}

/// Every method with what can be chosen about it.
fn methods(methods: &[MethodInfo], language: Language) -> String {
    let header = [
        Text::new("name", "nom"),
        Text::new("what it is", "description"),
        Text::new("options", "options"),
    ];
    let rows = methods.iter().map(|method| {
        let options = method.options.iter().map(|option| {
            let about = language.pick(option.about);
            let default = option.default.map(|default| format!(" ({})", code(default)));
            format!(
                "{}: {about}{}",
                code(&format!("--{}", option.name)),
                default.unwrap_or_default()
            )
        });
        let options: Vec<String> = options.collect();
        vec![code(method.name), language.pick(method.about).to_owned(), options.join("; ")]
    });
    table(&header.map(|text| language.pick(text)), rows)
}

fn strategies(listing: &Listing, language: Language) -> String {
    let header = [
        Text::new("strategy", "stratégie"),
        Text::new("how it plays", "comment elle joue"),
        Text::new("cost of a move", "coût d'un coup"),
    ];
    let rows = listing.strategies.iter().map(|card| {
        vec![code(card.word), language.pick(card.about).into(), language.pick(card.cost).into()]
    });
    table(&header.map(|text| language.pick(text)), rows)
}

fn names(listing: &Listing) -> String {
    let card = &listing.card;
    let names = std::iter::once(card.name).chain(card.aliases.iter().copied());
    names.map(code).collect::<Vec<_>>().join(", ")
}

fn values(kind: ParamKind, language: Language) -> String {
    match kind {
        ParamKind::Size { low, high } | ParamKind::Number { low, high } => {
            format!("{low} … {high}")
        }
        ParamKind::Line => language.pick(Text::new("text", "texte")).to_owned(),
        ParamKind::Numbers { low, high, most } => match language {
            Language::En => format!("1 to {most} numbers {low} … {high}"),
            Language::Fr => format!("1 à {most} nombres {low} … {high}"),
        },
        ParamKind::Word(_) | ParamKind::Preset(_) => {
            let words = kind.words().into_iter().map(|(en, fr)| Text::new(en, fr));
            let mut words: Vec<_> = words.map(|text| code(language.pick(text))).collect();
            if words.len() > MOST_WORDS {
                words.splice(3..words.len() - 1, ["…".to_owned()]);
            }
            words.join(", ")
        }
    }
}

/// The form of a word that a parameter may be, in this language.
fn word(kind: ParamKind, word: &'static str, language: Language) -> &'static str {
    let known = kind.words().into_iter().find(|(en, _)| *en == word);
    known.map_or(word, |(en, fr)| language.pick(Text::new(en, fr)))
}

fn code(word: &str) -> String {
    if word.is_empty() { String::new() } else { format!("`{word}`") }
}

/// A table of Markdown; a bar inside a cell would end it.
pub(crate) fn table(header: &[&str], rows: impl Iterator<Item = Vec<String>>) -> String {
    let mut table = format!("| {} |\n|{}\n", header.join(" | "), "---|".repeat(header.len()));
    for row in rows {
        let cells: Vec<_> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
        writeln!(table, "| {} |", cells.join(" | ")).expect("writing to a string never fails");
    }
    table
}

#[cfg(test)]
mod tests {
    use stratege_catalog::Catalog;

    use super::card;
    use stratege_words::Language;

    #[test]
    fn parameters_come_from_the_card() {
        check("parameters", Language::En, "| `rows` | 1 … 32 | `3` | rows of the bar |");
        check("parameters", Language::Fr, "| `play` | `normale`, `misère` | `normale` |");
        check("names", Language::En, "`chomp`, `chocolat`");
        check("methods", Language::En, "| `retrograde` |");
    }

    #[test]
    fn part_that_no_card_has_is_refused() {
        assert!(card(&Catalog::new(), "colour", "chomp", Language::En).is_err());
        assert!(card(&Catalog::new(), "rules", "chess", Language::En).is_err());
    }

    #[track_caller]
    fn check(part: &str, language: Language, expected: &str) {
        let text = card(&Catalog::new(), part, "chomp", language).expect("chomp has a card");
        assert!(text.contains(expected), "{text}");
    }
}
