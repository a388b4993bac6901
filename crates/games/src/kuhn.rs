//! Kuhn poker: the smallest game of bluff.
//!
//! There is one card of each value, 1 to `cards` (3 unless said otherwise). Both players put one
//! counter into the pot and are dealt one card each, which only they see. In turn, player 1
//! first, a player passes or bets one counter. If nobody bets, or if a bet is met by a bet (a
//! call), the higher card takes the pot; whoever passes after a bet (a fold) leaves the pot to the
//! other. Source: H. W. Kuhn, A simplified two-person poker, 1950.

use std::fmt;

use stratege_core::{
    Card, Form, Game, Label, Listed, Meaning, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, Plain, Player, Policy, PositionError, SetupError, Text, Turn, Viewed, ZeroSum,
};

use crate::cards::{face, read_card};

/// The rules with their parameter.
#[derive(Clone, Debug)]
pub struct Kuhn {
    cards: u8,
}

/// The cards, and what the players have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KuhnTable {
    /// The card of each player, once it is dealt and seen.
    cards: [Option<u8>; 2],
    /// What was done first, second and third; whether it was a bet.
    bets: [Option<bool>; 3],
}

/// What one player knows: their own card and everything that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KuhnView {
    /// Who looks.
    pub player: Player,
    /// That player's card; nothing before it is dealt.
    pub card: Option<u8>,
    bets: [Option<bool>; 3],
}

/// What is dealt or done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Chance deals this card.
    Deal(u8),
    /// A player adds nothing.
    Pass,
    /// A player adds a counter.
    Bet,
}

impl Kuhn {
    /// The game with so many cards, at least two.
    pub fn new(cards: u8) -> Kuhn {
        debug_assert!(cards >= 2, "there is a card for each player");
        Kuhn { cards }
    }

    /// Who is to act after what was done, if anybody is.
    fn actor(bets: [Option<bool>; 3]) -> Option<Player> {
        match bets {
            [None, ..] | [Some(false), Some(true), None] => Some(Player::FIRST),
            [Some(_), None, _] => Some(Player::SECOND),
            _ => None,
        }
    }

    /// The counters that each player has put into the pot.
    fn counters(bets: [Option<bool>; 3]) -> [i32; 2] {
        let bet = |place: usize| i32::from(bets[place] == Some(true));
        [1 + bet(0) + bet(2), 1 + bet(1)]
    }

    fn describe(cards: [Option<u8>; 2], bets: [Option<bool>; 3]) -> String {
        let card = |card: Option<u8>| card.map_or("?".to_owned(), |card| card.to_string());
        let done = bets.into_iter().flatten().map(|bet| if bet { 'b' } else { 'p' });
        let done: String = done.collect();
        let cards = cards.map(card).join(",");
        if done.is_empty() { cards } else { format!("{cards} {done}") }
    }
}

impl Game for Kuhn {
    type State = KuhnTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> KuhnTable {
        KuhnTable { cards: [None; 2], bets: [None; 3] }
    }

    fn turn(&self, table: &KuhnTable) -> Turn {
        if table.cards.contains(&None) {
            return Turn::Chance;
        }
        Kuhn::actor(table.bets).map_or(Turn::Over, Turn::Player)
    }

    fn moves(&self, table: &KuhnTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => {
                let left = (1..=self.cards).filter(|&card| table.cards[0] != Some(card));
                moves.extend(left.map(Move::Deal));
            }
            Turn::Player(_) => moves.extend([Move::Pass, Move::Bet]),
            Turn::Over => {}
        }
    }

    fn play(&self, table: &mut KuhnTable, mv: Move) {
        match mv {
            Move::Deal(card) => {
                let place = table.cards.iter().position(Option::is_none);
                table.cards[place.expect("a player has no card yet")] = Some(card);
            }
            Move::Pass | Move::Bet => {
                let place = table.bets.iter().position(Option::is_none);
                table.bets[place.expect("the betting goes on")] = Some(mv == Move::Bet);
            }
        }
    }

    fn payoff(&self, table: &KuhnTable, player: Player) -> i32 {
        let counters = Kuhn::counters(table.bets);
        // More counters win, because the other did not meet the bet; else the higher card does.
        let [first, second] = [0, 1].map(|own| (counters[own], table.cards[own]));
        let winner = if first > second { Player::FIRST } else { Player::SECOND };
        let gain = counters[winner.other().index()];
        if winner == player { gain } else { -gain }
    }

    fn show(&self, table: &KuhnTable) -> String {
        let [first, second] = Kuhn::counters(table.bets);
        format!("{}\npot: {first} + {second}", Kuhn::describe(table.cards, table.bets))
    }
}

impl ZeroSum for Kuhn {
    fn range(&self) -> [i32; 2] {
        [-2, 2]
    }
}

impl Viewed for Kuhn {
    type View = KuhnView;

    fn view(&self, table: &KuhnTable, player: Player) -> KuhnView {
        KuhnView { player, card: table.cards[player.index()], bets: table.bets }
    }

    fn veil(&self, table: &KuhnTable, player: Player) -> KuhnTable {
        let mut seen = *table;
        seen.cards[player.other().index()] = None;
        seen
    }

    fn moves_in(&self, _: &KuhnView, moves: &mut Vec<Move>) {
        moves.extend([Move::Pass, Move::Bet]);
    }

    fn holding(&self, view: &KuhnView) -> String {
        view.card.map_or(String::new(), |card| card.to_string())
    }

    fn write_view(&self, view: &KuhnView) -> String {
        let mut cards = [None; 2];
        cards[view.player.index()] = view.card;
        Kuhn::describe(cards, view.bets)
    }

    fn policies() -> Vec<Policy<Kuhn>> {
        vec![
            Policy {
                name: "honest",
                aliases: &["honnête", "honnete"],
                about: Text::new(
                    "bets with the highest card and never with another",
                    "mise avec la carte la plus forte et jamais avec une autre",
                ),
                choose: |game, view| match view.card {
                    Some(card) if card == game.cards => Move::Bet,
                    _ => Move::Pass,
                },
            },
            Policy {
                name: "bold",
                aliases: &["hardi"],
                about: Text::new("always bets", "mise toujours"),
                choose: |_, _| Move::Bet,
            },
        ]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Deal(card) => card.fmt(f),
            Move::Pass => f.write_str("pass"),
            Move::Bet => f.write_str("bet"),
        }
    }
}

impl Listed for Kuhn {
    type Game = Kuhn;
    type Position = KuhnTable;

    fn card() -> Card {
        Card {
            name: "kuhn",
            aliases: &["kuhn-poker", "poker-de-kuhn"],
            title: Text::new("Kuhn poker", "Poker de Kuhn"),
            aim: Text::new(
                "win counters with the higher card, or by a bluff",
                "gagnez des jetons avec la carte la plus forte, ou en bluffant",
            ),
            minutes: 1,
            rules: Text::new(
                "There is one card of each value, from 1 to `cards`. Both players put one counter \
                 into the pot and are dealt one card, which only they see. In turn, player 1 \
                 first, a player passes or bets one counter. If nobody bets, or if the bet is met \
                 by a bet, the higher card takes the pot. Whoever passes after a bet leaves the \
                 pot to the other. The payoff is what a player wins beyond their own counters.",
                "Il y a une carte de chaque valeur, de 1 à `cards`. Chaque joueur met un jeton au \
                 pot et reçoit une carte, que lui seul voit. À tour de rôle, en commençant par le \
                 joueur 1, un joueur passe ou mise un jeton. Si personne ne mise, ou si l'autre \
                 suit la mise en misant à son tour, la carte la plus forte emporte le pot. Qui \
                 passe après une mise laisse le pot à l'autre. Le gain est ce qu'un joueur emporte \
                 en plus de ses propres jetons.",
            ),
            notation: Text::new(
                "Position: the cards of players 1 and 2, `?` for one that is not dealt, then `p` \
                 or `b` for each pass or bet: `1,3 pb`. Move: `pass` or `bet`.",
                "Position : les cartes des joueurs 1 et 2, `?` si elle n'est pas distribuée, puis \
                 `p` ou `b` pour chaque passe ou mise : `1,3 pb`. Coup : `pass` ou `bet`.",
            ),
            params: vec![Param {
                name: "cards",
                about: Text::new("cards of the pack", "nombre de cartes"),
                kind: ParamKind::Size { low: 2, high: 13 },
                default: "3",
            }],
            sides: ['1', '2'],
            source: "H. W. Kuhn, A simplified two-person poker, 1950",
        }
    }

    fn setup(params: &Params) -> Result<Kuhn, SetupError> {
        Ok(Kuhn::new(params.number("cards") as u8))
    }

    fn write(&self, table: &KuhnTable) -> String {
        Kuhn::describe(table.cards, table.bets)
    }

    fn read(&self, text: &str) -> Result<KuhnTable, PositionError> {
        let (cards, done) = text.split_once(' ').unwrap_or((text, ""));
        let Some((first, second)) = cards.split_once(',') else {
            return Err(PositionError::Unexpected { at: 0..cards.len(), allowed: "? 1-9 ," });
        };
        let dealt =
            [read_card(first, 0, self.cards)?, read_card(second, first.len() + 1, self.cards)?];
        let impossible = |en, fr| PositionError::Impossible { at: None, why: Text::new(en, fr) };
        if dealt[0] == dealt[1] && dealt[0].is_some() {
            return Err(impossible(
                "both players have the same card",
                "les deux joueurs ont la même carte",
            ));
        }
        if dealt[0].is_none() && dealt[1].is_some() {
            return Err(impossible("player 1 is dealt first", "le joueur 1 est servi d'abord"));
        }
        let mut table = KuhnTable { cards: dealt, bets: [None; 3] };
        let start = text.len() - done.len();
        for (offset, letter) in done.char_indices() {
            let at = start + offset..start + offset + letter.len_utf8();
            if !matches!(self.turn(&table), Turn::Player(_)) {
                let why = Text::new("nobody is to act there", "personne ne doit jouer à ce moment");
                return Err(PositionError::Impossible { at: Some(at), why });
            }
            let mv = match letter {
                'p' => Move::Pass,
                'b' => Move::Bet,
                _ => return Err(PositionError::Unexpected { at, allowed: "p b" }),
            };
            self.play(&mut table, mv);
        }
        Ok(table)
    }

    /// For each player the card, then the counters in the pot.
    fn picture(&self, table: &KuhnTable) -> Picture {
        let mut picture = Picture::default();
        let counters = Kuhn::counters(table.bets);
        for player in Player::BOTH {
            let (index, owner) = (player.index(), Some(player));
            let y = 3 * index as i16 + 1;
            picture.labels.push(Label { x: -1, y, text: player.to_string(), owner });
            let mut put = |x, outline, piece| {
                let name = String::new();
                picture.places.push(Place { x, y, name, outline, mark: None, piece: Some(piece) });
            };
            put(1, Outline::Square, face(table.cards[index]));
            let counter = Piece { owner, form: Form::Counter, glyph: '|' };
            for number in 0..counters[index] {
                put(5 + 2 * number as i16, Outline::None, counter);
            }
        }
        picture
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        match mv {
            Move::Deal(_) => None,
            Move::Pass => Some(Meaning::pass()),
            Move::Bet => Some(Text::new("bet", "miser").into()),
        }
    }

    fn why_over(&self, table: &KuhnTable) -> Option<Text> {
        let [first, second] = Kuhn::counters(table.bets);
        Some(if first == second {
            Text::new("the cards are compared", "on compare les cartes")
        } else {
            Text::new("the bet was not met", "la mise n'a pas été suivie")
        })
    }

    /// The two cards, then what was done.
    fn plain(&self, table: &KuhnTable) -> Plain {
        let card = |card: Option<u8>| Plain::Number(card.unwrap_or(0).into());
        let done = table.bets.into_iter().flatten();
        let done = done.map(|bet| Plain::Word(if bet { "bet" } else { "pass" }.to_owned()));
        Plain::List(table.cards.map(card).into_iter().chain(done).collect())
    }

    fn size(&self) -> Option<f64> {
        let cards = f64::from(self.cards);
        Some(1.0 + cards + 9.0 * cards * (cards - 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pot_goes_to_the_higher_card_or_to_the_only_bet() {
        check("1,3 pp", -1);
        check("3,1 pp", 1);
        check("1,3 bp", 1);
        check("1,3 bb", -2);
        check("3,1 pbb", 2);
        check("3,1 pbp", -1);
    }

    /// Compares what player 1 gets.
    #[track_caller]
    fn check(position: &str, payoff: i32) {
        let game = Kuhn::new(3);
        let table = game.read(position).expect("a position");
        assert_eq!(game.turn(&table), Turn::Over, "{position}");
        assert_eq!(game.payoff(&table, Player::FIRST), payoff, "{position}");
        assert_eq!(game.write(&table), position);
    }

    #[test]
    fn impossible_tables_are_refused() {
        let game = Kuhn::new(3);
        for text in ["?,?", "2,?", "2,3", "1,3 pb"] {
            assert!(game.read(text).is_ok(), "{text}");
        }
        for text in ["", "2", "2,2", "?,1", "4,1", "0,1", "1,2 x", "1,2 ppp", "1,? p", "1,2,3"] {
            assert!(game.read(text).is_err(), "{text}");
        }
    }
}
