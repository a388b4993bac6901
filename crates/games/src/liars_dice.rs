//! Liar's dice: bid higher, or call the other a liar.
//!
//! Both players roll `dice` dice of `faces` faces and see only their own. In turn, player 1 first,
//! a player bids how many dice of all show a face at least, or calls the last bid a lie. A bid is
//! higher than the last one: more dice, or as many with a higher face. The highest face is wild: it
//! counts as every face. When a bid is called, all dice are shown. If there are as many dice as the
//! bid says, the bidder wins, else the one who called. Source: the game with one die each is
//! `liars_dice` of OpenSpiel.

use std::fmt;

use stratege_core::{
    Card, Form, Game, Label, Listed, Meaning, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Plain, Player, Policy, PositionError, SetupError, Text, Turn, Viewed, ZeroSum,
};

/// Dice of a player, at most.
const MOST_DICE: usize = 3;

/// The rules with their parameters.
#[derive(Clone, Debug)]
pub struct LiarsDice {
    dice: u8,
    faces: u8,
}

/// What the dice show, and what was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LiarsTable {
    /// What the dice of each player show, in order, 0 for a die that is not rolled or not seen.
    rolls: [Roll; 2],
    said: Said,
}

/// What the dice of one player show, the lowest first; those not rolled are last.
type Roll = [u8; MOST_DICE];

/// Everything that was said, in the open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Said {
    /// The bids, by their numbers.
    bids: u64,
    is_called: bool,
}

/// What one player knows: their own dice and all that was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LiarsView {
    /// Who looks.
    pub player: Player,
    /// What that player's dice show, 0 before they are rolled.
    pub roll: [u8; MOST_DICE],
    said: Said,
}

/// What is rolled or said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Chance rolls a die.
    Roll(u8),
    /// So many dice, at least, show this face.
    Bid {
        /// How many.
        count: u8,
        /// The face, 1 or more.
        face: u8,
    },
    /// The last bid is a lie.
    Liar,
}

impl Said {
    /// Who is to speak.
    fn speaker(self) -> Player {
        if self.bids.count_ones().is_multiple_of(2) { Player::FIRST } else { Player::SECOND }
    }

    /// The number of the last bid, which is the highest.
    fn last(self) -> Option<u8> {
        self.bids.checked_ilog2().map(|number| number as u8)
    }
}

impl LiarsDice {
    /// The game in which each player has so many dice with so many faces.
    pub fn new(dice: u8, faces: u8) -> LiarsDice {
        debug_assert!(1 <= dice && usize::from(dice) <= MOST_DICE && 1 < faces && faces <= 10);
        LiarsDice { dice, faces }
    }

    /// How many different bids there are.
    fn bids(&self) -> u8 {
        2 * self.dice * self.faces
    }

    fn bid(&self, number: u8) -> Move {
        Move::Bid { count: number / self.faces + 1, face: number % self.faces + 1 }
    }

    fn number(&self, count: u8, face: u8) -> u8 {
        (count - 1) * self.faces + face - 1
    }

    /// Where the next die is rolled, if any is.
    fn next_die(&self, table: &LiarsTable) -> Option<(usize, usize)> {
        let dice = 0..usize::from(self.dice);
        let places = (0..2).flat_map(|player| dice.clone().map(move |die| (player, die)));
        places.into_iter().find(|&(player, die)| table.rolls[player][die] == 0)
    }

    fn speak(&self, said: Said, moves: &mut Vec<Move>) {
        let first = said.last().map_or(0, |last| last + 1);
        moves.extend((first..self.bids()).map(|number| self.bid(number)));
        if said.last().is_some() {
            moves.push(Move::Liar);
        }
    }

    /// Whether the last bid is true.
    fn is_true(&self, table: &LiarsTable) -> bool {
        let Some(Move::Bid { count, face }) = table.said.last().map(|last| self.bid(last)) else {
            return true;
        };
        let shown = table.rolls.iter().flatten().filter(|&&die| die == face || die == self.faces);
        shown.count() >= usize::from(count)
    }

    fn describe(&self, rolls: [Roll; 2], said: Said) -> String {
        let dice = rolls.map(|roll| {
            let die = |&die: &u8| if die == 0 { "?".to_owned() } else { die.to_string() };
            roll[..usize::from(self.dice)].iter().map(die).collect::<Vec<_>>().join(",")
        });
        let mut text = dice.join("|");
        for number in (0..self.bids()).filter(|&number| said.bids >> number & 1 == 1) {
            text.push(' ');
            text.push_str(&self.bid(number).to_string());
        }
        if said.is_called {
            text.push_str(" liar");
        }
        text
    }
}

impl Game for LiarsDice {
    type State = LiarsTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> LiarsTable {
        LiarsTable { rolls: [[0; MOST_DICE]; 2], said: Said::default() }
    }

    fn turn(&self, table: &LiarsTable) -> Turn {
        if self.next_die(table).is_some() {
            Turn::Chance
        } else if table.said.is_called {
            Turn::Over
        } else {
            Turn::Player(table.said.speaker())
        }
    }

    fn moves(&self, table: &LiarsTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => moves.extend((1..=self.faces).map(Move::Roll)),
            Turn::Player(_) => self.speak(table.said, moves),
            Turn::Over => {}
        }
    }

    fn play(&self, table: &mut LiarsTable, mv: Move) {
        match mv {
            Move::Roll(face) => {
                let (player, die) = self.next_die(table).expect("a die is rolled");
                table.rolls[player][die] = face;
                table.rolls[player][..=die].sort_unstable();
            }
            Move::Bid { count, face } => table.said.bids |= 1 << self.number(count, face),
            Move::Liar => table.said.is_called = true,
        }
    }

    fn payoff(&self, table: &LiarsTable, player: Player) -> i32 {
        let caller = table.said.speaker();
        let winner = if self.is_true(table) { caller.other() } else { caller };
        if winner == player { 1 } else { -1 }
    }

    fn show(&self, table: &LiarsTable) -> String {
        self.describe(table.rolls, table.said)
    }
}

impl ZeroSum for LiarsDice {}

impl Viewed for LiarsDice {
    type View = LiarsView;

    fn view(&self, table: &LiarsTable, player: Player) -> LiarsView {
        let LiarsTable { rolls, said } = self.veil(table, player);
        LiarsView { player, roll: rolls[player.index()], said }
    }

    /// Dice are looked at when all of one's own are rolled: nobody knows which fell first.
    fn veil(&self, table: &LiarsTable, player: Player) -> LiarsTable {
        let mut seen = *table;
        seen.rolls[player.other().index()] = [0; MOST_DICE];
        let own = &mut seen.rolls[player.index()];
        if own[..self.dice.into()].contains(&0) {
            *own = [0; MOST_DICE];
        }
        seen
    }

    fn moves_in(&self, view: &LiarsView, moves: &mut Vec<Move>) {
        if !view.said.is_called && view.said.speaker() == view.player {
            self.speak(view.said, moves);
        }
    }

    fn holding(&self, view: &LiarsView) -> String {
        let dice = view.roll.iter().filter(|&&die| die > 0).map(u8::to_string);
        dice.collect::<Vec<_>>().join(",")
    }

    fn write_view(&self, view: &LiarsView) -> String {
        let mut rolls = [[0; MOST_DICE]; 2];
        rolls[view.player.index()] = view.roll;
        self.describe(rolls, view.said)
    }

    fn policies() -> Vec<Policy<LiarsDice>> {
        vec![Policy {
            name: "honest",
            aliases: &["honnête", "honnete"],
            about: Text::new(
                "makes the lowest bid that its own dice prove, else calls the other a liar",
                "fait l'enchère la plus basse que ses dés prouvent, sinon accuse l'autre de mentir",
            ),
            choose: |game, view| {
                let mut moves = Vec::new();
                game.speak(view.said, &mut moves);
                let proves = |mv: &Move| match *mv {
                    Move::Bid { count, face } => {
                        let own = view.roll.iter().filter(|&&die| die == face || die == game.faces);
                        own.count() >= usize::from(count)
                    }
                    _ => false,
                };
                let honest = moves.iter().copied().find(proves);
                honest.or(moves.last().copied()).expect("a player who speaks has a choice")
            },
        }]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Roll(face) => face.fmt(f),
            Move::Bid { count, face } => write!(f, "{count}x{face}"),
            Move::Liar => f.write_str("liar"),
        }
    }
}

/// Up to so many dice of a bid are drawn one by one.
const DRAWN: u8 = 4;

/// What a bid says.
fn bid(count: u8, face: u8) -> Meaning {
    let words = match count {
        1 => [format!("at least one die shows {face}"), format!("au moins un dé montre {face}")],
        _ => [
            format!("at least {count} dice show {face}"),
            format!("au moins {count} dés montrent {face}"),
        ],
    };
    let die = char::from_u32('\u{267f}' as u32 + u32::from(face)).filter(|_| face <= 6);
    let sign = die.map(|die| match count {
        0..=DRAWN => die.to_string().repeat(count.into()),
        _ => format!("{count}\u{202f}{die}"),
    });
    Meaning { words, sign }
}

impl Listed for LiarsDice {
    type Game = LiarsDice;
    type Position = LiarsTable;

    fn card() -> Card {
        Card {
            name: "liars-dice",
            aliases: &["liar", "menteur", "des-du-menteur"],
            title: Text::new("Liar's dice", "Dés du menteur"),
            aim: Text::new(
                "bid what the dice show, or bluff, and see through the other's bluff",
                "annoncez ce que montrent les dés, ou bluffez, et démasquez le bluff de l'autre",
            ),
            minutes: 2,
            rules: Text::new(
                "Both players roll `dice` dice with `faces` faces and see only their own. In \
                 turn, player 1 first, a player makes a bid: that at least so many of all dice \
                 show a face. A bid must be higher than the last one: more dice, or as many with \
                 a higher face. The highest face is wild: it counts as every face. Instead of \
                 bidding, a player may call the last bid a lie. Then all dice are shown: if there \
                 are as many as the bid says, the bidder wins, else the one who called.",
                "Chaque joueur lance `dice` dés à `faces` faces et ne voit que les siens. À tour \
                 de rôle, en commençant par le joueur 1, un joueur fait une enchère : au moins \
                 tant de dés, parmi tous, montrent une face. Une enchère doit dépasser la \
                 précédente : plus de dés, ou autant avec une face plus haute. La plus haute face \
                 est un joker : elle compte pour chaque face. Au lieu d'enchérir, un joueur peut \
                 accuser l'autre de mentir. On montre alors tous les dés : s'il y en a autant que \
                 le dit l'enchère, celui qui l'a faite gagne, sinon c'est l'accusateur.",
            ),
            notation: Text::new(
                "Position: the dice of player 1, `|`, the dice of player 2, `?` for one that is \
                 not rolled, then the bids, dice `x` face, and `liar`: `3|6 1x3 2x3 liar`. Move: \
                 a bid such as `2x3`, or `liar`.",
                "Position : les dés du joueur 1, `|`, ceux du joueur 2, `?` pour un dé qui n'est \
                 pas lancé, puis les enchères, dés `x` face, et `liar` : `3|6 1x3 2x3 liar`. \
                 Coup : une enchère comme `2x3`, ou `liar`.",
            ),
            params: vec![
                Param {
                    name: "dice",
                    about: Text::new("dice of each player", "dés de chaque joueur"),
                    kind: ParamKind::Size { low: 1, high: MOST_DICE as i64 },
                    default: "1",
                },
                Param {
                    name: "faces",
                    about: Text::new("faces of a die", "faces d'un dé"),
                    kind: ParamKind::Size { low: 2, high: 9 },
                    default: "6",
                },
            ],
            sides: ['1', '2'],
            source: "M. Lanctot et al., OpenSpiel: a framework for reinforcement learning in \
                     games, 2019",
        }
    }

    fn setup(params: &Params) -> Result<LiarsDice, SetupError> {
        Ok(LiarsDice::new(params.number("dice") as u8, params.number("faces") as u8))
    }

    fn write(&self, table: &LiarsTable) -> String {
        self.describe(table.rolls, table.said)
    }

    fn read(&self, text: &str) -> Result<LiarsTable, PositionError> {
        let dice = text.split(' ').next().unwrap_or_default();
        let Some((first, second)) = dice.split_once('|') else {
            return Err(PositionError::Unexpected { at: 0..dice.len(), allowed: "? 1-9 , |" });
        };
        let mut table = self.start();
        table.rolls = [self.read_roll(first, 0)?, self.read_roll(second, first.len() + 1)?];
        let is_unfinished = table.rolls[0][..self.dice.into()].contains(&0);
        if is_unfinished && table.rolls[1][0] != 0 {
            let why = Text::new("player 1 rolls first", "le joueur 1 lance d'abord");
            return Err(PositionError::Impossible { at: None, why });
        }
        let mut start = dice.len();
        for word in text[dice.len()..].split(' ').skip(1) {
            start += 1;
            let at = start..start + word.len();
            start = at.end;
            let mut moves = Vec::new();
            if let Turn::Player(_) = self.turn(&table) {
                self.moves(&table, &mut moves);
            }
            let Some(&mv) = moves.iter().find(|mv| mv.to_string() == word) else {
                let why = Text::new(
                    "that cannot be said there: a bid must be higher than the last one",
                    "ce n'est pas possible à ce moment : une enchère doit dépasser la précédente",
                );
                return Err(PositionError::Impossible { at: Some(at), why });
            };
            self.play(&mut table, mv);
        }
        Ok(table)
    }

    /// For each player the dice; below them the last bid.
    fn picture(&self, table: &LiarsTable) -> Picture {
        let mut picture = Picture::default();
        for player in Player::BOTH {
            let y = 3 * player.index() as i16 + 1;
            for (die, &pips) in (0..).zip(&table.rolls[player.index()][..self.dice.into()]) {
                let form = if pips == 0 { Form::Back } else { Form::Die { pips, spoils: false } };
                let glyph = char::from_digit(pips.into(), 10).filter(|_| pips > 0).unwrap_or('?');
                picture.places.push(Place {
                    x: 3 * die + 1,
                    y,
                    name: String::new(),
                    outline: Outline::None,
                    mark: None,
                    piece: Some(Piece { owner: None, form, glyph }),
                });
            }
            let owner = Some(player);
            picture.labels.push(Label { x: -1, y, text: player.to_string(), owner });
        }
        if let Some(last) = table.said.last() {
            let bids = table.said.bids.count_ones();
            let owner = if bids % 2 == 1 { Player::FIRST } else { Player::SECOND };
            let text = self.bid(last).to_string();
            picture.labels.push(Label { x: 3, y: 7, text, owner: Some(owner) });
        }
        picture
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        match mv {
            Move::Roll(_) => None,
            Move::Liar => Some(Text::new("that is a lie", "c'est un mensonge").into()),
            Move::Bid { count, face } => Some(bid(count, face)),
        }
    }

    fn why_over(&self, table: &LiarsTable) -> Option<Text> {
        Some(if self.is_true(table) {
            Text::new("the last bid is true", "la dernière enchère est vraie")
        } else {
            Text::new("the last bid is a lie", "la dernière enchère est un mensonge")
        })
    }

    /// The dice of both players, then what was said.
    fn plain(&self, table: &LiarsTable) -> Plain {
        let dice = table.rolls.iter().map(|roll| {
            let dice = roll[..self.dice.into()].iter();
            Plain::List(dice.map(|&die| Plain::Number(die.into())).collect())
        });
        let bids = (0..self.bids()).filter(|&number| table.said.bids >> number & 1 == 1);
        let bids = bids.map(|number| Plain::Word(self.bid(number).to_string()));
        let called = table.said.is_called.then(|| Plain::Word("liar".to_owned()));
        Plain::List(dice.chain(bids).chain(called).collect())
    }

    fn size(&self) -> Option<f64> {
        let rolls = f64::from(self.faces + 1).powi(2 * i32::from(self.dice));
        Some(2.0 * rolls * libm::exp2(self.bids().into()))
    }
}

impl LiarsDice {
    fn read_roll(&self, text: &str, start: usize) -> Result<Roll, PositionError> {
        let mut roll = [0; MOST_DICE];
        let words: Vec<&str> = text.split(',').collect();
        if words.len() != usize::from(self.dice) {
            let what = Text::new("dice", "dés");
            let (found, expected) = (words.len(), usize::from(self.dice));
            let at = start..start + text.len();
            return Err(PositionError::Count { at, what, found, expected });
        }
        let mut at = start;
        for (place, word) in roll.iter_mut().zip(words) {
            if word != "?" {
                let numbers = crate::read_numbers(word, 1, self.faces.into());
                let numbers = numbers.map_err(|error| crate::shifted(error, at))?;
                *place = numbers.first().map_or(0, |number| number.value as u8);
            }
            at += word.len() + 1;
        }
        // Dice are told in order, those that are not rolled last.
        let mut ordered = roll;
        ordered[..self.dice.into()].sort_by_key(|&die| if die == 0 { u8::MAX } else { die });
        if ordered != roll {
            let why = Text::new(
                "the lowest die comes first, and dice that are not rolled come last",
                "le plus petit dé vient d'abord, et les dés qui ne sont pas lancés à la fin",
            );
            return Err(PositionError::Impossible { at: Some(start..start + text.len()), why });
        }
        Ok(roll)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bidder_wins_if_there_are_as_many_dice() {
        check(1, "3|5 1x3 liar", 1);
        check(1, "3|5 1x4 liar", -1);
        check(1, "3|6 1x3 2x3 liar", -1);
        check(1, "3|6 2x3 liar", 1);
        check(1, "3|5 1x5 2x5 liar", 1);
        check(2, "2,6|2,3 3x2 liar", 1);
        check(2, "2,6|2,3 4x2 liar", -1);
    }

    /// Compares what player 1 gets.
    #[track_caller]
    fn check(dice: u8, position: &str, payoff: i32) {
        let game = LiarsDice::new(dice, 6);
        let table = game.read(position).expect("a position");
        assert_eq!(game.turn(&table), Turn::Over, "{position}");
        assert_eq!(game.payoff(&table, Player::FIRST), payoff, "{position}");
        assert_eq!(game.write(&table), position);
    }

    #[test]
    fn impossible_tables_are_refused() {
        let game = LiarsDice::new(1, 6);
        for text in ["?|?", "3|?", "3|4", "3|4 1x2 2x1"] {
            assert!(game.read(text).is_ok(), "{text}");
        }
        for text in [
            "",
            "3",
            "?|3",
            "7|1",
            "0|1",
            "3|4 liar",
            "3|4 2x1 1x2",
            "3|4 1x7",
            "3|? 1x1",
            "3|4 1x1 liar liar",
            "3,4|5",
            "3|4  1x1",
        ] {
            assert!(game.read(text).is_err(), "{text}");
        }
        assert!(LiarsDice::new(2, 6).read("4,3|1,2").is_err());
        assert!(LiarsDice::new(2, 6).read("3,?|?,?").is_ok());
    }
}
