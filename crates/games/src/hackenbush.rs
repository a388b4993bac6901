//! Hackenbush on stalks.
//!
//! Stalks of segments stand on the ground: blue ones of player 1 (`l`, Left), red ones of player 2
//! (`r`, Right) and green ones of both (`g`). In turn, a player cuts a segment that is theirs or
//! green, and it falls with all that stands on it. Whoever cannot move loses. Source: E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapters 1 and 2.

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Form, Listed, Outline, Param, ParamKind, Params,
    Picture, Piece, Player, PositionError, SetupError, Text, ones,
};

/// Most stalks.
const MOST_STALKS: usize = 12;

/// Most segments of a stalk.
const TALLEST: usize = 32;

/// What stands there unless something else is asked for.
const DEFAULT: &str = "lrl/rgl/gg";

/// The rules for some stalks.
#[derive(Clone, Debug)]
pub struct Hackenbush {
    start: Stalks,
    /// Segments of the tallest stalk.
    height: u8,
}

/// For each stalk the segments that player 1 may cut, and those that player 2 may, as bits from
/// the ground. Green ones are in both.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stalks(Vec<[u32; 2]>);

impl Stalks {
    /// The letter of a segment.
    fn symbol(stalk: [u32; 2], segment: u8) -> Option<char> {
        match stalk.map(|bits| bits >> segment & 1 == 1) {
            [true, false] => Some('l'),
            [false, true] => Some('r'),
            [true, true] => Some('g'),
            [false, false] => None,
        }
    }

    fn read(text: &str) -> Result<Stalks, PositionError> {
        let mut stalks = Vec::new();
        let mut start = 0;
        for word in text.split('/') {
            let mut stalk = [0; 2];
            let letters = if word == "-" { "" } else { word };
            for (segment, (offset, letter)) in letters.char_indices().enumerate() {
                let at = start + offset..start + offset + letter.len_utf8();
                if segment == TALLEST {
                    let what = Text::new("segments of a stalk", "segments d'une tige");
                    let (found, expected) = (letters.chars().count(), TALLEST);
                    let at = start..start + word.len();
                    return Err(PositionError::Count { at, what, found, expected });
                }
                let owners = match letter {
                    'l' => [1, 0],
                    'r' => [0, 1],
                    'g' => [1, 1],
                    _ => return Err(PositionError::Unexpected { at, allowed: "l r g - /" }),
                };
                for (bits, owns) in stalk.iter_mut().zip(owners) {
                    *bits |= owns << segment;
                }
            }
            if word.is_empty() {
                return Err(PositionError::Unexpected { at: start..start, allowed: "l r g - /" });
            }
            stalks.push(stalk);
            start += word.len() + 1;
        }
        if stalks.len() > MOST_STALKS {
            let what = Text::new("stalks", "tiges");
            let (found, expected) = (stalks.len(), MOST_STALKS);
            return Err(PositionError::Count { at: 0..text.len(), what, found, expected });
        }
        Ok(Stalks(stalks))
    }
}

impl Combinatorial for Hackenbush {
    type Board = Stalks;
    /// The segment: the column is its stalk, the row how high it is.
    type Move = Cell;

    fn start(&self) -> Stalks {
        self.start.clone()
    }

    /// Stalk by stalk from the left, from the ground up.
    fn options(&self, Stalks(stalks): &Stalks, player: Player, moves: &mut Vec<Cell>) {
        for (column, stalk) in (0..).zip(stalks) {
            moves.extend(ones(u64::from(stalk[player.index()])).map(|row| Cell { column, row }));
        }
    }

    fn play(&self, Stalks(stalks): &mut Stalks, player: Player, Cell { column, row }: Cell) {
        let stalk = &mut stalks[usize::from(column)];
        debug_assert!(stalk[player.index()] >> row & 1 == 1, "the player may cut it");
        stalk.iter_mut().for_each(|bits| *bits &= (1 << row) - 1);
    }

    fn show(&self, stalks: &Stalks) -> String {
        self.write(stalks)
    }

    fn heap_bytes(&self, Stalks(stalks): &Stalks) -> usize {
        stalks.capacity() * size_of::<[u32; 2]>()
    }

    fn is_stuck(&self, Stalks(stalks): &Stalks, player: Player) -> bool {
        stalks.iter().all(|stalk| stalk[player.index()] == 0)
    }

    /// One stalk each, at the left.
    fn parts(&self, Stalks(stalks): &Stalks, parts: &mut Vec<Stalks>) {
        for &stalk in stalks.iter().filter(|stalk| **stalk != [0; 2]) {
            let mut alone = vec![[0; 2]; stalks.len()];
            alone[0] = stalk;
            parts.push(Stalks(alone));
        }
    }

    /// Blue for red.
    fn swapped(&self, Stalks(stalks): &Stalks) -> Option<Stalks> {
        Some(Stalks(stalks.iter().map(|&[blue, red]| [red, blue]).collect()))
    }
}

impl Listed for Hackenbush {
    type Game = Alternating<Hackenbush>;
    type Position = Stalks;

    fn card() -> Card {
        Card {
            name: "hackenbush",
            aliases: &["stalks", "tiges"],
            title: Text::new("Hackenbush (stalks)", "Hackenbush (tiges)"),
            aim: Text::new(
                "cut the last branch of your colour",
                "coupez la dernière branche de votre couleur",
            ),
            minutes: 2,
            rules: Text::new(
                "Stalks of segments stand on the ground. In turn, player 1 cuts a blue or a green \
                 segment, player 2 a red or a green one; it falls with all that stands on it. \
                 Whoever cannot move loses.",
                "Des tiges faites de segments sont plantées dans le sol. À tour de rôle, le joueur \
                 1 coupe un segment bleu ou vert, le joueur 2 un segment rouge ou vert ; tout ce qui \
                 est au-dessus tombe avec lui. Qui ne peut plus jouer perd.",
            ),
            notation: Text::new(
                "Position: the stalks from the left, `/` between them, segments from the ground: \
                 `l` blue (player 1, Left), `r` red (player 2, Right), `g` green (both), `-` a stalk \
                 that is gone, then the player to move, either one: `lr/-/g 2`. Move: the letter of \
                 the stalk and the number of the segment from the ground: `a2`.",
                "Position : les tiges de gauche à droite, séparées par `/`, les segments à partir du \
                 sol : `l` bleu (joueur 1, Gauche), `r` rouge (joueur 2, Droite), `g` vert (les \
                 deux), `-` une tige disparue, puis le joueur qui doit jouer, n'importe lequel : \
                 `lr/-/g 2`. Coup : la lettre de la tige et le numéro du segment à partir du sol : \
                 `a2`.",
            ),
            params: vec![Param {
                name: "stalks",
                about: Text::new(
                    "the stalks, written as in a position; `lrl/rgl/gg` if nothing is given",
                    "les tiges, écrites comme dans une position ; `lrl/rgl/gg` à défaut",
                ),
                kind: ParamKind::Line,
                default: "",
            }],
            sides: ['l', 'r'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapters 1 and 2",
        }
    }

    fn setup(params: &Params) -> Result<Hackenbush, SetupError> {
        let line = params.line("stalks");
        let Ok(start) = Stalks::read(if line.is_empty() { DEFAULT } else { line }) else {
            let why = Text::new(
                "stalks are words of l, r and g with / between them: at most 12, each of at most \
                 32 segments",
                "les tiges sont des mots de l, r et g séparés par / : 12 au plus, d'au plus 32 \
                 segments",
            );
            return Err(SetupError::Unfit { why });
        };
        let height = |&[blue, red]: &[u32; 2]| u32::BITS - (blue | red).leading_zeros();
        let height = start.0.iter().map(height).max().unwrap_or(0).max(1) as u8;
        Ok(Hackenbush { start, height })
    }

    fn write(&self, Stalks(stalks): &Stalks) -> String {
        let write = |&stalk: &[u32; 2]| {
            let letters = (0..TALLEST as u8).map_while(|segment| Stalks::symbol(stalk, segment));
            let word: String = letters.collect();
            if word.is_empty() { "-".to_owned() } else { word }
        };
        stalks.iter().map(write).collect::<Vec<_>>().join("/")
    }

    /// Every stalk is the lower end of what it was at the start.
    fn read(&self, text: &str) -> Result<Stalks, PositionError> {
        let stalks = Stalks::read(text)?;
        let (found, expected) = (stalks.0.len(), self.start.0.len());
        if found != expected {
            let what = Text::new("stalks", "tiges");
            return Err(PositionError::Count { at: 0..text.len(), what, found, expected });
        }
        let mut place = 0;
        for ((stalk, whole), word) in stalks.0.iter().zip(&self.start.0).zip(text.split('/')) {
            let low = u32::MAX.checked_shr((stalk[0] | stalk[1]).leading_zeros()).unwrap_or(0);
            if whole.map(|bits| bits & low) != *stalk {
                let why = Text::new(
                    "this stalk is not the lower end of the one at the start",
                    "cette tige n'est pas le bas de celle du départ",
                );
                let at = Some(place..place + word.len());
                return Err(PositionError::Impossible { at, why });
            }
            place += word.len() + 1;
        }
        Ok(stalks)
    }

    /// The stalks side by side; a green segment is nobody's.
    fn picture(&self, Stalks(stalks): &Stalks) -> Picture {
        Picture::grid(stalks.len() as u8, self.height, |Cell { column, row }| {
            let glyph = Stalks::symbol(stalks[usize::from(column)], row);
            let piece = glyph.map(|glyph| match glyph {
                'l' => Piece { owner: Some(Player::FIRST), form: Form::Disc, glyph },
                'r' => Piece { owner: Some(Player::SECOND), form: Form::Disc, glyph },
                _ => Piece { owner: None, form: Form::Block, glyph },
            });
            Some((Outline::Square, piece))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(words: &str) -> Hackenbush {
        let params = Params::parse(&Hackenbush::card().params, words).expect("parameters");
        Hackenbush::setup(&params).expect("stalks")
    }

    #[test]
    fn what_is_cut_falls_with_all_above() {
        let rules = rules("");
        let mut stalks = rules.start();
        for (player, cell, after) in [
            (Player::FIRST, Cell { column: 1, row: 1 }, "lrl/r/gg"),
            (Player::SECOND, Cell { column: 0, row: 1 }, "l/r/gg"),
            (Player::FIRST, Cell { column: 2, row: 0 }, "l/r/-"),
        ] {
            let mut moves = Vec::new();
            rules.options(&stalks, player, &mut moves);
            assert!(moves.contains(&cell), "{cell}");
            rules.play(&mut stalks, player, cell);
            assert_eq!(rules.write(&stalks), after);
            assert_eq!(rules.read(after), Ok(stalks.clone()));
        }
        assert!(Player::BOTH.iter().all(|&player| !rules.is_stuck(&stalks, player)));
    }

    #[test]
    fn other_stalks_are_refused() {
        let rules = rules("stalks=lrl/g");
        for text in ["lrl", "lrl/g/g", "rl/g", "lrlr/g", "lrl/", "lrl/x", "", "lr--/g"] {
            assert!(rules.read(text).is_err(), "{text}");
        }
        for words in ["stalks=b", "stalks=l//r", &format!("stalks={}", "l".repeat(33))] {
            let params = Params::parse(&Hackenbush::card().params, words).expect("parameters");
            assert!(matches!(Hackenbush::setup(&params), Err(SetupError::Unfit { .. })), "{words}");
        }
    }

    #[test]
    fn the_tallest_stalk_fits_into_a_word() {
        let rules = rules(&format!("stalks={}", "g".repeat(32)));
        let mut moves = Vec::new();
        rules.options(&rules.start(), Player::SECOND, &mut moves);
        assert_eq!(moves.len(), 32);
        assert_eq!(rules.read(&rules.write(&rules.start())), Ok(rules.start()));
    }
}
