//! Toads and Frogs (*crapauds et grenouilles*).
//!
//! On a strip of squares stand toads at the left end and frogs at the right end, with a gap between
//! them. In turn, player 1 moves a toad to the right, player 2 a frog to the left: one square into
//! an empty square, or over exactly one animal of the other kind into the empty square behind it.
//! Nothing is captured. Whoever cannot move loses. Source: R. K. Guy; E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 1.

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Form, Listed, Outline, Param, ParamKind, Params,
    Picture, Piece, Player, PositionError, SetupError, Text, ones, read_grid,
};

/// The rules for one number of toads, empty squares and frogs.
#[derive(Clone, Debug)]
pub struct ToadsAndFrogs {
    squares: u8,
    start: Strip,
}

/// The squares of the animals of player 1 and of player 2 as bits, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strip([u64; 2]);

impl Strip {
    /// What stands on a square.
    fn piece(self, square: u8) -> Option<Piece> {
        let stands = |player: &Player| self.0[player.index()] >> square & 1 == 1;
        let owner = Player::BOTH.into_iter().find(stands)?;
        let glyph = if owner.is_first() { 'T' } else { 'F' };
        Some(Piece { owner: Some(owner), form: Form::Disc, glyph })
    }
}

impl ToadsAndFrogs {
    /// The animals of `player` that can step, and those that can jump.
    fn ready(&self, Strip([toads, frogs]): Strip, player: Player) -> [u64; 2] {
        let empty = !(toads | frogs) & u64::MAX >> (64 - self.squares);
        if player.is_first() {
            [toads & empty >> 1, toads & frogs >> 1 & empty >> 2]
        } else {
            [frogs & empty << 1, frogs & toads << 1 & empty << 2]
        }
    }
}

impl Combinatorial for ToadsAndFrogs {
    type Board = Strip;
    /// The square of the animal that moves; where it goes follows from the strip.
    type Move = Cell;

    fn start(&self) -> Strip {
        self.start
    }

    fn options(&self, strip: &Strip, player: Player, moves: &mut Vec<Cell>) {
        let [steps, jumps] = self.ready(*strip, player);
        moves.extend(ones(steps | jumps).map(|column| Cell { column, row: 0 }));
    }

    fn play(&self, strip: &mut Strip, player: Player, from: Cell) {
        let [steps, jumps] = self.ready(*strip, player);
        let animal = 1 << from.column;
        debug_assert!((steps | jumps) & animal != 0, "the animal can move");
        let distance = if steps & animal == 0 { 2 } else { 1 };
        let to = if player.is_first() { animal << distance } else { animal >> distance };
        strip.0[player.index()] ^= animal | to;
    }

    fn show(&self, strip: &Strip) -> String {
        self.write(strip)
    }

    /// The strip seen from the other side, where toads are frogs.
    fn swapped(&self, Strip([toads, frogs]): &Strip) -> Option<Strip> {
        let turned = |animals: u64| animals.reverse_bits() >> (64 - self.squares);
        Some(Strip([turned(*frogs), turned(*toads)]))
    }
}

impl Listed for ToadsAndFrogs {
    type Game = Alternating<ToadsAndFrogs>;
    type Position = Strip;

    fn card() -> Card {
        let size = |name, low, default, en, fr| {
            let kind = ParamKind::Size { low, high: 20 };
            Param { name, about: Text::new(en, fr), kind, default }
        };
        Card {
            name: "toads-and-frogs",
            aliases: &["toads", "crapauds-et-grenouilles", "crapauds"],
            title: Text::new("Toads and Frogs", "Crapauds et grenouilles"),
            aim: Text::new(
                "be the last whose animals can still move",
                "soyez le dernier à pouvoir avancer ou sauter",
            ),
            minutes: 2,
            rules: Text::new(
                "Toads stand at the left end of a strip, frogs at the right end, with a gap between \
                 them. In turn, player 1 moves a toad to the right, player 2 a frog to the left: one \
                 square into an empty square, or over exactly one animal of the other kind into the \
                 empty square behind it. Nothing is captured. Whoever cannot move loses.",
                "Des crapauds occupent le bout gauche d'une bande, des grenouilles le bout droit, \
                 avec un vide entre eux. À tour de rôle, le joueur 1 avance un crapaud vers la \
                 droite, le joueur 2 une grenouille vers la gauche : d'une case, si elle est vide, ou \
                 par-dessus exactement un animal de l'autre espèce, dans la case vide juste derrière. \
                 Rien n'est pris. Qui ne peut plus jouer perd.",
            ),
            notation: Text::new(
                "Position: the squares from the left, `T` a toad, `F` a frog, `.` empty, then the \
                 player to move, either one: `T.TF.F 2`; any order of all the animals is read. Move: \
                 the square of the animal that moves, `c1`.",
                "Position : les cases de gauche à droite, `T` un crapaud, `F` une grenouille, `.` \
                 vide, puis le joueur qui doit jouer, n'importe lequel : `T.TF.F 2` ; les animaux \
                 peuvent être dans n'importe quel ordre. Coup : la case de l'animal qui bouge, `c1`.",
            ),
            params: vec![
                size("toads", 0, "3", "toads, at the left", "crapauds, à gauche"),
                size("gap", 1, "2", "empty squares between them", "cases vides entre eux"),
                size("frogs", 0, "3", "frogs, at the right", "grenouilles, à droite"),
            ],
            sides: ['T', 'F'],
            source: "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 1",
        }
    }

    fn setup(params: &Params) -> Result<ToadsAndFrogs, SetupError> {
        let [toads, gap, frogs] = ["toads", "gap", "frogs"].map(|name| params.number(name));
        let start = Strip([(1 << toads) - 1, ((1 << frogs) - 1) << (toads + gap)]);
        Ok(ToadsAndFrogs { squares: (toads + gap + frogs) as u8, start })
    }

    fn write(&self, strip: &Strip) -> String {
        let symbol = |square| strip.piece(square).map_or('.', |piece| piece.glyph);
        (0..self.squares).map(symbol).collect()
    }

    /// Any order of the animals, whether or not a play leads there.
    fn read(&self, text: &str) -> Result<Strip, PositionError> {
        let mut strip = Strip([0; 2]);
        let symbols = read_grid(text, 1, self.squares.into(), ".TF")?;
        for (square, &symbol) in symbols.iter().enumerate().filter(|(_, symbol)| **symbol > 0) {
            strip.0[symbol - 1] |= 1 << square;
        }
        let animals = [Text::new("toads", "crapauds"), Text::new("frogs", "grenouilles")];
        for (index, what) in animals.into_iter().enumerate() {
            let [found, expected] =
                [strip, self.start].map(|Strip(bits)| bits[index].count_ones() as usize);
            if found != expected {
                return Err(PositionError::Count { at: 0..text.len(), what, found, expected });
            }
        }
        Ok(strip)
    }

    fn picture(&self, strip: &Strip) -> Picture {
        Picture::grid(self.squares, 1, |cell| Some((Outline::Square, strip.piece(cell.column))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn animals_step_into_a_gap_or_jump_over_one_of_the_others() {
        check("TT..FF", ["b1", "e1"]);
        check("T.TF.F", ["a1 c1", "d1 f1"]);
        check("TTF.F.", ["b1", "e1"]);
        check("T.FFT.", ["a1 e1", "c1"]);
        check("TFTF..", ["c1", ""]);
        check("FF..TT", ["", ""]);
        check(".TTFF.", ["", ""]);
    }

    /// Compares the moves of both players.
    #[track_caller]
    fn check(strip: &str, notations: [&str; 2]) {
        let rules = rules("2x2x2");
        let strip = rules.read(strip).expect("a strip");
        let written = Player::BOTH.map(|player| {
            let mut moves = Vec::new();
            rules.options(&strip, player, &mut moves);
            moves.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(written, notations);
    }

    fn rules(words: &str) -> ToadsAndFrogs {
        let params = Params::parse(&ToadsAndFrogs::card().params, words);
        ToadsAndFrogs::setup(&params.expect("parameters")).expect("a strip")
    }

    #[test]
    fn animals_land_behind_what_they_jump_over() {
        let rules = rules("2x2x2");
        let mut strip = rules.start();
        let line = [(1, "T.T.FF"), (4, "T.TF.F"), (2, "T..FTF"), (3, "T.F.TF")];
        for ((column, after), player) in line.into_iter().zip(Player::BOTH.into_iter().cycle()) {
            rules.play(&mut strip, player, Cell { column, row: 0 });
            assert_eq!(rules.write(&strip), after);
        }
    }

    #[test]
    fn strips_with_other_animals_are_refused() {
        let rules = rules("2x1x1");
        for text in ["TT.F", "F.TT", ".FTT", "TFT."] {
            assert!(rules.read(text).is_ok(), "{text}");
        }
        for text in ["TTF", "TT.FF", "TTTF", "T..F", "TT..", "tt.f", "TT.F/....", ""] {
            assert!(rules.read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_longest_strip_fits_into_a_word() {
        for words in ["20x20x20", "0x20x0", "20x1x0", "0x1x20"] {
            let rules = rules(words);
            assert_eq!(rules.read(&rules.write(&rules.start())), Ok(rules.start()), "{words}");
        }
    }

    /// The signs of values in J. Erickson, *New Toads and Frogs Results*, 1996.
    #[test]
    fn published_values_tell_who_wins() {
        for (words, first, second) in [
            // {1/2 | 0} and *: whoever begins.
            ("3x2x2", true, true),
            ("2x3x2", true, true),
            // 1*, 2*, 3* and 3/2: the toads, whoever begins.
            ("3x3x2", true, false),
            ("4x3x2", true, false),
            ("5x3x2", true, false),
            ("5x3x3", true, false),
        ] {
            let rules = rules(words);
            let won = Player::BOTH.map(|player| can_win(&rules, rules.start, player));
            assert_eq!(won, [first, second], "{words}");
        }
    }

    /// Whether `player`, who is to move, can win.
    fn can_win(rules: &ToadsAndFrogs, strip: Strip, player: Player) -> bool {
        let mut moves = Vec::new();
        rules.options(&strip, player, &mut moves);
        moves.into_iter().any(|from| {
            let mut strip = strip;
            rules.play(&mut strip, player, from);
            !can_win(rules, strip, player.other())
        })
    }
}
