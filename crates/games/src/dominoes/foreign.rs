//! Hands and chains as the paper writes them: `[[6, 2], [5, 0]]`.

use stratege_core::{Foreign, Plain, PositionError, Text, split_words};

use super::{Dominoes, Move, Side, Tile};

type Pair = [i64; 2];

impl Dominoes {
    /// Both hands in a list, where a play begins; or the words of a position with lists for tiles,
    /// and with `chain:` in the place of `ends:`.
    pub(super) fn translate(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        let mut highest = self.tiles.set.into();
        let parts: Option<Vec<_>> =
            text.items().and_then(|parts| parts.iter().map(pairs).collect());
        let position = match (text, parts.as_deref()) {
            (Plain::Word(text), _) => translate_words(text, &mut highest)?,
            (_, Some([first, second])) => {
                let [first, second] = [first, second].map(|hand| written(hand, &mut highest));
                Some(format!("1:{first} 2:{second}"))
            }
            (_, Some([_, _, _])) => {
                return Err(impossible(Text::new(
                    "the chain does not say who laid which tile; write \
                     `1:[…] 2:[…] laid1:[…] laid2:[…] chain:[…]`",
                    "la chaîne ne dit pas qui a posé quel domino ; écrire \
                     `1:[…] 2:[…] laid1:[…] laid2:[…] chain:[…]`",
                )));
            }
            _ if pairs(text).is_some() => {
                return Err(impossible(Text::new(
                    "these are the tiles of one hand or of the chain; write both hands, \
                     `[hand 1, hand 2]`, or `1:[…] 2:[…] laid1:[…] laid2:[…] chain:[…]`",
                    "ce sont les dominos d'une seule main ou de la chaîne ; écrire les deux \
                     mains, `[main 1, main 2]`, ou `1:[…] 2:[…] laid1:[…] laid2:[…] chain:[…]`",
                )));
            }
            _ => None,
        };
        Ok(position.map(|position| {
            let dealt = tiles_of(position.split(' '), ["1", "laid1"]).len();
            let sizes = vec![("set", highest), ("hand", dealt as i64)];
            Foreign { position, sizes, board: text.clone() }
        }))
    }

    /// A tile by its two numbers; on the left where there is a choice, as in the paper.
    pub(super) fn is_tile(mv: Move, name: &Plain) -> bool {
        let Move::Lay(Tile { high, low }, Side::Given | Side::Left) = mv else { return false };
        let (high, low) = (i64::from(high), i64::from(low));
        pair(name).is_some_and(|halves| halves == [high, low] || halves == [low, high])
    }
}

/// The words of a position with tiles in our own notation; nothing if no word has a list.
fn translate_words(text: &str, highest: &mut i64) -> Result<Option<String>, PositionError> {
    let mut has_list = false;
    let mut chain = Vec::new();
    let mut translated = Vec::new();
    for word in split_words(text) {
        let named = word.split_once(':').map(|(name, value)| (name, pairs(&Plain::read(value))));
        let Some((name, Some(tiles))) = named else {
            translated.push(word.to_owned());
            continue;
        };
        has_list = true;
        match name {
            "chain" => chain = tiles,
            _ => translated.push(format!("{name}:{}", written(&tiles, highest))),
        }
    }
    if let (Some([left, _]), Some([_, right])) = (chain.first(), chain.last()) {
        if chain.windows(2).any(|pair| pair[0][1] != pair[1][0]) {
            return Err(impossible(Text::new(
                "neighbours in the chain must have the same number where they touch",
                "dans la chaîne, deux voisins doivent avoir le même nombre là où ils se touchent",
            )));
        }
        let mut of_chain: Vec<String> = chain.iter().map(|[a, b]| format!("{a}-{b}")).collect();
        let words = translated.iter().map(String::as_str);
        let mut of_players = tiles_of(words, ["laid1", "laid2"]);
        for tiles in [&mut of_chain, &mut of_players] {
            tiles.iter_mut().for_each(|tile| *tile = larger_first(tile));
            tiles.sort_unstable();
        }
        if of_chain != of_players {
            return Err(impossible(Text::new(
                "the tiles of the chain are not those of laid1 and laid2 together",
                "les dominos de la chaîne ne sont pas ceux de laid1 et laid2 réunis",
            )));
        }
        translated.push(format!("ends:{left},{right}"));
    }
    Ok(has_list.then(|| translated.join(" ")))
}

/// The tiles that words with one of these names have, in our own notation.
fn tiles_of<'a>(words: impl IntoIterator<Item = &'a str>, names: [&str; 2]) -> Vec<String> {
    let named = words.into_iter().filter_map(|word| word.split_once(':'));
    let tiles =
        named.filter(|(name, _)| names.contains(name)).flat_map(|(_, tiles)| tiles.split(','));
    tiles.filter(|tile| !tile.is_empty()).map(str::to_owned).collect()
}

/// A tile with its halves in one order, whatever they are.
fn larger_first(tile: &str) -> String {
    match tile.split_once('-') {
        Some((a, b)) if a < b => format!("{b}-{a}"),
        _ => tile.to_owned(),
    }
}

/// Tiles in our own notation; `highest` becomes their highest number if that is higher.
fn written(tiles: &[Pair], highest: &mut i64) -> String {
    *highest = tiles.iter().flatten().copied().fold(*highest, i64::max);
    tiles.iter().map(|[a, b]| format!("{a}-{b}")).collect::<Vec<_>>().join(",")
}

fn pairs(list: &Plain) -> Option<Vec<Pair>> {
    list.items()?.iter().map(pair).collect()
}

fn pair(tile: &Plain) -> Option<Pair> {
    tile.as_numbers()?.try_into().ok()
}

fn impossible(why: Text) -> PositionError {
    PositionError::Impossible { at: None, why }
}

#[cfg(test)]
mod tests {
    use stratege_core::Listed;

    use super::*;
    use crate::dominoes::Options;

    /// Reads a position of double-six with two tiles each, and writes it again.
    fn read(text: &str) -> Result<Option<String>, PositionError> {
        let game = Dominoes::new(6, 2, Options::default());
        let Some(foreign) = game.foreign(&Plain::read(text))? else { return Ok(None) };
        Ok(Some(game.write(&game.read(&foreign.position)?)))
    }

    #[test]
    fn hands_and_chains_of_the_paper_are_read() {
        let begun = "1:6-6,5-4 2:6-1,3-3 turn:1";
        let going_on = "1:5-4 2:6-1 laid1:6-6 laid2:6-3 ends:3,6 turn:1";
        for (text, position) in [
            ("[[[6, 6], [5, 4]], [[6, 1], [3, 3]]]", begun),
            ("([[5,4],[6,6]], [[3,3],[1,6]])", begun),
            ("1:[[6, 6], [5, 4]] 2:6-1,3-3", begun),
            ("1:[[6,6],[5,4]] 2:[[6,1],[3,3]] laid1:[] chain:[]", begun),
            (
                "1:[[5, 4]] 2:[[6, 1]] laid1:[[6, 6]] laid2:[[6, 3]] chain:[[3, 6], [6, 6]] turn:1",
                going_on,
            ),
        ] {
            assert_eq!(read(text), Ok(Some(position.to_owned())), "{text}");
        }
    }

    #[test]
    fn lists_that_are_no_position_are_explained() {
        for text in [
            "[[6,2],[5,0]]",
            "[[[5,4]],[[6,1]],[[3,6],[6,6]]]",
            "1:[[5,4]] 2:[[6,1]] laid1:[[6,6]] laid2:[[6,3]] chain:[[6,3],[6,6]]",
            "1:[[5,4]] 2:[[6,1]] laid1:[[6,6]] laid2:[[6,3]] chain:[[3,5],[5,6]]",
            "[[[6,6],[5,4]],[[6,1],[6,6]]]",
            "[[[9,6],[5,4]],[[6,1],[6,6]]]",
            "[[[6,6],[-5,4]],[[6,1],[3,3]]]",
            "[[],[]]",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
        for text in ["1:6-6 2:5-5", "[1,2]", "[[1,2,3],4]", "chain:", "x"] {
            assert_eq!(read(text), Ok(None), "{text}");
        }
    }

    #[test]
    fn tiles_are_called_by_their_numbers_in_any_order() {
        let tile = Tile { high: 6, low: 2 };
        for (side, name, is_it) in [
            (Side::Given, "[6,2]", true),
            (Side::Left, "(2, 6)", true),
            (Side::Right, "[6,2]", false),
            (Side::Given, "[6,3]", false),
            (Side::Given, "62", false),
        ] {
            assert_eq!(
                Dominoes::is_tile(Move::Lay(tile, side), &Plain::read(name)),
                is_it,
                "{name}"
            );
        }
    }
}
