//! Leduc poker: two rounds of betting, and a card that both see between them.
//!
//! There are two cards of each value, 1 to `ranks` (3 unless said otherwise). Both players put one
//! counter into the pot and are dealt one card each, which only they see. In a round, player 1
//! first, a player folds, calls or raises: a raise meets what the other has put in and adds 2
//! counters in the first round, 4 in the second; there are at most two raises in a round. A
//! player who has nothing to meet cannot fold. A round ends when a raise is called, or when both
//! have called. After the first round a card is turned up. At the end a pair with that card wins,
//! else the higher card, and equal cards share the pot. Source: F. Southey et al., Bayes' bluff:
//! opponent modelling in poker, 2005.

mod betting;

use std::{cmp::Ordering, fmt};

use stratege_core::{
    Card, Form, Game, Label, Listed, Meaning, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Plain, Player, Policy, PositionError, SetupError, Text, Turn, Viewed, ZeroSum,
};

use self::betting::Stage;
use crate::cards::{face, read_card};

/// Cards of each value.
const COPIES: usize = 2;
/// Raises in one round, at most.
const RAISES: usize = 2;
/// What a raise adds, in each round.
const STAKES: [i32; 2] = [2, 4];
/// A call, two raises and a call: the longest round.
const LONGEST: usize = 4;

/// The rules with their parameter.
#[derive(Clone, Debug)]
pub struct Leduc {
    ranks: u8,
}

/// The cards, and what the players have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeducTable {
    /// The card of each player, once it is dealt and seen.
    cards: [Option<u8>; 2],
    /// The card that both see, once it is turned up.
    shared: Option<u8>,
    /// What was done in each round.
    rounds: Rounds,
}

/// What was done in each round, in this order.
type Rounds = [[Option<Act>; LONGEST]; 2];

/// What one player knows: their own card, the one that both see, and everything that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeducView {
    /// Who looks.
    pub player: Player,
    /// That player's card; nothing before it is dealt.
    pub card: Option<u8>,
    /// The card that both see.
    pub shared: Option<u8>,
    rounds: Rounds,
}

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// Leaves the pot to the other.
    Fold,
    /// Meets what the other has put in.
    Call,
    /// Meets it and adds more.
    Raise,
}

/// What is dealt or done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Chance deals a card of this value.
    Deal(u8),
    /// A player acts.
    Act(Act),
}

impl Leduc {
    /// The game with two cards of each of so many values, at least two.
    pub fn new(ranks: u8) -> Leduc {
        debug_assert!(ranks >= 2, "there are cards of different values");
        Leduc { ranks }
    }

    /// How many cards of a value are still in the pack.
    fn left(table: &LeducTable, rank: u8) -> u32 {
        let seen = table.cards.iter().chain([&table.shared]);
        (COPIES - seen.filter(|&&card| card == Some(rank)).count()) as u32
    }

    fn describe(cards: [Option<u8>; 2], shared: Option<u8>, rounds: &Rounds) -> String {
        let card = |card: Option<u8>| card.map_or("?".to_owned(), |card| card.to_string());
        let mut text = cards.map(card).join(",");
        for (number, acts) in rounds.iter().enumerate() {
            if number == 1 {
                let Some(shared) = shared else { break };
                text.push('/');
                text.push_str(&shared.to_string());
            }
            let done: String = acts.iter().flatten().map(|act| act.letter()).collect();
            if !done.is_empty() {
                text.push(' ');
                text.push_str(&done);
            }
        }
        text
    }

    /// How strong a player's card is at the end: a pair, then the value.
    fn strength(table: &LeducTable, player: Player) -> (bool, Option<u8>) {
        let card = table.cards[player.index()];
        (card == table.shared, card)
    }
}

impl Act {
    fn letter(self) -> char {
        match self {
            Act::Fold => 'f',
            Act::Call => 'c',
            Act::Raise => 'r',
        }
    }
}

impl Game for Leduc {
    type State = LeducTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> LeducTable {
        LeducTable { cards: [None; 2], shared: None, rounds: [[None; LONGEST]; 2] }
    }

    fn turn(&self, table: &LeducTable) -> Turn {
        if table.cards.contains(&None) {
            return Turn::Chance;
        }
        let betting = Leduc::betting(&table.rounds);
        match betting.stage {
            Stage::Acts(..) if betting.round == 1 && table.shared.is_none() => Turn::Chance,
            Stage::Acts(player, _) => Turn::Player(player),
            Stage::Closed | Stage::Folded(_) => Turn::Over,
        }
    }

    fn moves(&self, table: &LeducTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => {
                let ranks = (1..=self.ranks).filter(|&rank| Leduc::left(table, rank) > 0);
                moves.extend(ranks.map(Move::Deal));
            }
            Turn::Player(_) => Leduc::acts(&table.rounds, moves),
            Turn::Over => {}
        }
    }

    fn weight(&self, table: &LeducTable, mv: Move) -> u32 {
        match mv {
            Move::Deal(rank) => Leduc::left(table, rank),
            Move::Act(_) => 1,
        }
    }

    fn play(&self, table: &mut LeducTable, mv: Move) {
        match mv {
            Move::Deal(rank) => match table.cards.iter().position(Option::is_none) {
                Some(place) => table.cards[place] = Some(rank),
                None => table.shared = Some(rank),
            },
            Move::Act(act) => {
                let acts = &mut table.rounds[Leduc::betting(&table.rounds).round];
                let place = acts.iter().position(Option::is_none);
                acts[place.expect("a round has no more acts than that")] = Some(act);
            }
        }
    }

    fn payoff(&self, table: &LeducTable, player: Player) -> i32 {
        let betting = Leduc::betting(&table.rounds);
        let order = match betting.stage {
            Stage::Folded(folded) if folded == player => Ordering::Less,
            Stage::Folded(_) => Ordering::Greater,
            _ => Leduc::strength(table, player).cmp(&Leduc::strength(table, player.other())),
        };
        let [own, other] = [player, player.other()].map(|one| betting.counters[one.index()]);
        match order {
            Ordering::Less => -own,
            Ordering::Equal => 0,
            Ordering::Greater => other,
        }
    }

    fn show(&self, table: &LeducTable) -> String {
        let [first, second] = Leduc::betting(&table.rounds).counters;
        let cards = Leduc::describe(table.cards, table.shared, &table.rounds);
        format!("{cards}\npot: {first} + {second}")
    }
}

impl ZeroSum for Leduc {
    fn range(&self) -> [i32; 2] {
        let most = 1 + RAISES as i32 * (STAKES[0] + STAKES[1]);
        [-most, most]
    }
}

impl Viewed for Leduc {
    type View = LeducView;

    fn view(&self, table: &LeducTable, player: Player) -> LeducView {
        let LeducTable { cards, shared, rounds } = *table;
        LeducView { player, card: cards[player.index()], shared, rounds }
    }

    fn veil(&self, table: &LeducTable, player: Player) -> LeducTable {
        let mut seen = *table;
        seen.cards[player.other().index()] = None;
        seen
    }

    fn moves_in(&self, view: &LeducView, moves: &mut Vec<Move>) {
        if Leduc::actor(&view.rounds, view.shared) == Some(view.player) {
            Leduc::acts(&view.rounds, moves);
        }
    }

    fn holding(&self, view: &LeducView) -> String {
        view.card.map_or(String::new(), |card| card.to_string())
    }

    fn write_view(&self, view: &LeducView) -> String {
        let mut cards = [None; 2];
        cards[view.player.index()] = view.card;
        Leduc::describe(cards, view.shared, &view.rounds)
    }

    fn policies() -> Vec<Policy<Leduc>> {
        /// The last of the moves that is wanted, or else a call.
        fn act(game: &Leduc, view: &LeducView, wanted: Act) -> Move {
            let mut moves = Vec::new();
            game.moves_in(view, &mut moves);
            let wanted = Move::Act(wanted);
            if moves.contains(&wanted) { wanted } else { Move::Act(Act::Call) }
        }
        vec![
            Policy {
                name: "honest",
                aliases: &["honnête", "honnete"],
                about: Text::new(
                    "raises with a pair or the highest card, folds otherwise when it has to pay",
                    "relance avec une paire ou la carte la plus forte, sinon se couche s'il faut \
                     payer",
                ),
                choose: |game, view| {
                    let is_strong = view.card == Some(game.ranks)
                        || view.card.is_some() && view.card == view.shared;
                    act(game, view, if is_strong { Act::Raise } else { Act::Fold })
                },
            },
            Policy {
                name: "bold",
                aliases: &["hardi"],
                about: Text::new(
                    "raises as long as it may, and never folds",
                    "relance tant que c'est permis, et ne se couche jamais",
                ),
                choose: |game, view| act(game, view, Act::Raise),
            },
        ]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => card.fmt(f),
            Move::Act(Act::Fold) => f.write_str("fold"),
            Move::Act(Act::Call) => f.write_str("call"),
            Move::Act(Act::Raise) => f.write_str("raise"),
        }
    }
}

impl Listed for Leduc {
    type Game = Leduc;
    type Position = LeducTable;

    fn card() -> Card {
        Card {
            name: "leduc",
            aliases: &["leduc-poker", "poker-de-leduc"],
            title: Text::new("Leduc poker", "Poker de Leduc"),
            aim: Text::new(
                "win counters with a pair or the higher card, or by a bluff",
                "gagnez des jetons avec une paire ou la carte la plus forte, ou en bluffant",
            ),
            minutes: 2,
            rules: Text::new(
                "There are two cards of each value, from 1 to `ranks`. Both players put one \
                 counter into the pot and are dealt one card, which only they see. In turn, \
                 player 1 first, a player calls (puts in as much as the other), raises (calls and \
                 adds 2 counters) or, if there is something to meet, folds, which leaves the pot \
                 to the other. There are at most two raises in a round, which ends when a raise \
                 is called or when both have called. Then a card is turned up for both, and a \
                 second round begins, in which a raise adds 4. At the end a pair with that card \
                 wins, else the higher card; equal cards share the pot. The payoff is what a \
                 player wins beyond their own counters.",
                "Il y a deux cartes de chaque valeur, de 1 à `ranks`. Chaque joueur met un jeton \
                 au pot et reçoit une carte, que lui seul voit. À tour de rôle, en commençant par \
                 le joueur 1, un joueur suit (met autant que l'autre), relance (suit et ajoute 2 \
                 jetons) ou, s'il y a quelque chose à payer, se couche et laisse le pot à \
                 l'autre. Il y a au plus deux relances par tour d'enchères, qui finit quand une \
                 relance est suivie ou quand les deux ont suivi. On retourne alors une carte pour \
                 tous, puis commence un second tour, où une relance ajoute 4. À la fin, une paire \
                 avec cette carte gagne, sinon la carte la plus forte ; à égalité, on partage. Le \
                 gain est ce qu'un joueur emporte en plus de ses propres jetons.",
            ),
            notation: Text::new(
                "Position: the cards of players 1 and 2, `?` for one that is not dealt, then `f`, \
                 `c` or `r` for each fold, call or raise, then `/` with the card turned up and \
                 the second round: `1,3 crc/2 r`. Move: `fold`, `call` or `raise`.",
                "Position : les cartes des joueurs 1 et 2, `?` si elle n'est pas distribuée, puis \
                 `f`, `c` ou `r` pour chaque fois qu'un joueur se couche, suit ou relance, puis \
                 `/` avec la carte retournée et le second tour : `1,3 crc/2 r`. Coup : `fold`, \
                 `call` ou `raise`.",
            ),
            params: vec![Param {
                name: "ranks",
                about: Text::new("different values of cards", "nombre de valeurs de cartes"),
                kind: ParamKind::Size { low: 2, high: 13 },
                default: "3",
            }],
            sides: ['1', '2'],
            source: "F. Southey et al., Bayes' bluff: opponent modelling in poker, 2005",
        }
    }

    fn setup(params: &Params) -> Result<Leduc, SetupError> {
        Ok(Leduc::new(params.number("ranks") as u8))
    }

    fn write(&self, table: &LeducTable) -> String {
        Leduc::describe(table.cards, table.shared, &table.rounds)
    }

    fn read(&self, text: &str) -> Result<LeducTable, PositionError> {
        let (first, second) = match text.split_once('/') {
            Some((first, second)) => (first, Some(second)),
            None => (text, None),
        };
        let (cards, done) = first.split_once(' ').unwrap_or((first, ""));
        let Some((one, other)) = cards.split_once(',') else {
            return Err(PositionError::Unexpected { at: 0..cards.len(), allowed: "? 1-9 ," });
        };
        let mut table = self.start();
        table.cards =
            [read_card(one, 0, self.ranks)?, read_card(other, one.len() + 1, self.ranks)?];
        if table.cards[0].is_none() && table.cards[1].is_some() {
            let why = Text::new("player 1 is dealt first", "le joueur 1 est servi d'abord");
            return Err(PositionError::Impossible { at: None, why });
        }
        self.read_acts(&mut table, done, first.len() - done.len())?;
        let Some(second) = second else { return Ok(table) };
        let start = first.len() + 1;
        let (shared, done) = second.split_once(' ').unwrap_or((second, ""));
        let at = start..start + shared.len();
        if self.turn(&table) != Turn::Chance || table.cards.contains(&None) {
            let why = Text::new(
                "the first round is not over there",
                "le premier tour d'enchères n'est pas fini à cet endroit",
            );
            return Err(PositionError::Impossible { at: Some(at), why });
        }
        table.shared = read_card(shared, start, self.ranks)?;
        if table.shared.is_none() {
            return Err(PositionError::Unexpected { at, allowed: "1-9" });
        }
        let copies = [table.cards[0], table.cards[1], table.shared];
        if copies[0] == copies[1] && copies[1] == copies[2] {
            let why = Text::new(
                "there are only two cards of each value",
                "il n'y a que deux cartes de chaque valeur",
            );
            return Err(PositionError::Impossible { at: Some(at), why });
        }
        self.read_acts(&mut table, done, text.len() - done.len())?;
        Ok(table)
    }

    /// For each player the card, then the counters in the pot; between them the card for both.
    fn picture(&self, table: &LeducTable) -> Picture {
        let mut picture = Picture::default();
        let counters = Leduc::betting(&table.rounds).counters;
        let mut put = |x: i16, y: i16, outline, piece| {
            let name = String::new();
            picture.places.push(Place { x, y, name, outline, mark: None, piece: Some(piece) });
        };
        for player in Player::BOTH {
            let (index, owner) = (player.index(), Some(player));
            let y = 6 * index as i16 + 1;
            put(1, y, Outline::Square, face(table.cards[index]));
            let counter = Piece { owner, form: Form::Counter, glyph: '|' };
            for number in 0..counters[index] {
                put(5 + 2 * number as i16, y, Outline::None, counter);
            }
            if player.is_first() {
                put(1, 4, Outline::Square, face(table.shared));
            }
        }
        for player in Player::BOTH {
            let y = 6 * player.index() as i16 + 1;
            let owner = Some(player);
            picture.labels.push(Label { x: -1, y, text: player.to_string(), owner });
        }
        picture
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        let text = match mv {
            Move::Deal(_) => return None,
            Move::Act(Act::Fold) => Text::new("fold", "se coucher"),
            Move::Act(Act::Call) => Text::new("call", "suivre"),
            Move::Act(Act::Raise) => Text::new("raise", "relancer"),
        };
        Some(text.into())
    }

    fn why_over(&self, table: &LeducTable) -> Option<Text> {
        Some(match Leduc::betting(&table.rounds).stage {
            Stage::Folded(_) => Text::new("a player has folded", "un joueur s'est couché"),
            _ => Text::new("the cards are compared", "on compare les cartes"),
        })
    }

    /// The two cards, the one that both see, then what was done in each round.
    fn plain(&self, table: &LeducTable) -> Plain {
        let card = |card: &Option<u8>| Plain::Number(card.unwrap_or(0).into());
        let cards = table.cards.iter().chain([&table.shared]).map(card);
        let rounds = table.rounds.iter().map(|acts| {
            let acts = acts.iter().flatten().map(|&act| Plain::Word(Move::Act(act).to_string()));
            Plain::List(acts.collect())
        });
        Plain::List(cards.chain(rounds).collect())
    }

    fn size(&self) -> Option<f64> {
        // A round has 15 beginnings, its end included, and 5 of them lead to the next one.
        let ranks = f64::from(self.ranks);
        Some(1.0 + ranks + 15.0 * ranks * ranks + 75.0 * ranks * (ranks * ranks - 1.0))
    }
}

impl Leduc {
    /// Plays the acts whose letters are these, the first of which stands at `start`.
    fn read_acts(
        &self,
        table: &mut LeducTable,
        letters: &str,
        start: usize,
    ) -> Result<(), PositionError> {
        for (offset, letter) in letters.char_indices() {
            let at = start + offset..start + offset + letter.len_utf8();
            let act = match letter {
                'f' => Act::Fold,
                'c' => Act::Call,
                'r' => Act::Raise,
                _ => return Err(PositionError::Unexpected { at, allowed: "f c r" }),
            };
            let mut moves = Vec::new();
            self.moves(table, &mut moves);
            if !moves.contains(&Move::Act(act)) {
                let why =
                    Text::new("that cannot be done there", "ce n'est pas possible à ce moment");
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            self.play(table, Move::Act(act));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pot_goes_to_the_pair_the_higher_card_or_who_does_not_fold() {
        check("1,3 cc/2 cc", -1);
        check("3,1 cc/1 cc", -1);
        check("2,2 crrc/1 rrc", 0);
        check("3,2 rrc/3 crrc", 13);
        check("1,3 rf", 1);
        check("1,3 crf", -1);
        check("1,3 crrf", 3);
        check("1,3 rc/2 crrf", 7);
        check("1,3 rc/2 rf", 3);
    }

    /// Compares what player 1 gets.
    #[track_caller]
    fn check(position: &str, payoff: i32) {
        let game = Leduc::new(3);
        let table = game.read(position).expect("a position");
        assert_eq!(game.turn(&table), Turn::Over, "{position}");
        assert_eq!(game.payoff(&table, Player::FIRST), payoff, "{position}");
        assert_eq!(game.payoff(&table, Player::SECOND), -payoff, "{position}");
        assert_eq!(game.write(&table), position);
    }

    #[test]
    fn impossible_tables_are_refused() {
        let game = Leduc::new(3);
        for text in ["?,?", "2,?", "2,2", "1,3 crr", "1,3 cc", "1,3 cc/2", "1,3 rrc/3 c"] {
            assert!(game.read(text).is_ok(), "{text}");
        }
        for text in [
            "", "2", "?,1", "4,1", "1,2 x", "1,2 f", "1,2 cf", "1,2 rrr", "1,2 ccc", "1,? c",
            "1,2 c/1", "1,2 rf/1", "2,2 cc/2", "1,2 cc/?", "1,2 cc/4", "?,?/1",
        ] {
            assert!(game.read(text).is_err(), "{text}");
        }
    }
}
