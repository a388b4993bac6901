//! Goofspiel: bid cards for prizes, both at once.
//!
//! Each player holds the cards 1 to `cards`. The prizes 1 to `cards` are turned up one by one, in
//! an order that chance decides (or from the highest to the lowest). For each prize both players
//! choose a card at once. The higher card takes the prize; equal cards leave it to nobody. Cards
//! that were bid are gone. The payoff is the difference of the points. Also called the game of pure
//! strategy. Source: S. M. Ross, Goofspiel: the game of pure strategy, 1971.

mod reading;

use std::{cmp::Ordering, fmt};

use stratege_core::{
    Card, Form, Game, Label, Listed, Outline, Param, ParamKind, Params, Picture, Piece, Place,
    Plain, Player, Policy, PositionError, SetupError, Text, Turn, Viewed, ZeroSum,
};

use self::reading::Words;

/// The order of the prizes.
const PRIZES: [(&str, &str); 2] = [("random", "hasard"), ("descending", "décroissant")];

/// The rules with their parameters.
#[derive(Clone, Debug)]
pub struct Goofspiel {
    cards: u8,
    order: Order,
}

/// Who decides which prize comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Chance.
    Random,
    /// Nobody: the highest comes first.
    Descending,
}

/// The cards and the prizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GoofspielTable {
    /// The cards that each player holds, a bit each; a card that is bid stays until it is shown.
    hands: [u16; 2],
    /// The prizes that are still to come, likewise.
    prizes: u16,
    /// The prize that is bid for, 0 if the next one is to be turned up.
    prize: u8,
    /// The card of player 1, while player 2 chooses.
    bid: Bid,
    points: [u8; 2],
}

/// What player 1 has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Bid {
    /// Nothing yet.
    None,
    /// A card that is not seen.
    Hidden,
    /// This card.
    Card(u8),
}

/// What one player knows: everything but the card that the other has just chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GoofspielView {
    /// Who looks.
    pub player: Player,
    table: GoofspielTable,
}

/// A prize that chance turns up, or a card that a player bids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move(u8);

/// The members of a set of bits, from 1.
fn members(set: u16) -> impl DoubleEndedIterator<Item = u8> {
    (0..16).filter(move |bit| set >> bit & 1 == 1).map(|bit| bit + 1)
}

fn bit(card: u8) -> u16 {
    1 << (card - 1)
}

impl Goofspiel {
    /// The game with so many cards in each hand, at least one.
    pub fn new(cards: u8, order: Order) -> Goofspiel {
        debug_assert!((1..=13).contains(&cards));
        Goofspiel { cards, order }
    }

    /// Turns the next prize up, if nobody decides which one.
    fn turn_up(&self, table: &mut GoofspielTable) {
        let next = match self.order {
            Order::Random => {
                members(table.prizes).next().filter(|_| table.prizes.is_power_of_two())
            }
            Order::Descending => members(table.prizes).next_back(),
        };
        if let Some(next) = next {
            table.prize = next;
            table.prizes &= !bit(next);
        }
    }

    /// Where a card of a hand is drawn: every card has its column.
    fn spot(player: Player, card: u8) -> [i16; 2] {
        [2 * i16::from(card) - 1, 6 * player.index() as i16 + 1]
    }

    fn describe(table: &GoofspielTable) -> String {
        let list = |set: u16| {
            let all: Vec<String> = members(set).map(|card| card.to_string()).collect();
            if all.is_empty() { "-".to_owned() } else { all.join(",") }
        };
        let prize = if table.prize == 0 { "-".to_owned() } else { table.prize.to_string() };
        let bid = match table.bid {
            Bid::None => String::new(),
            Bid::Hidden => " ?".to_owned(),
            Bid::Card(card) => format!(" {card}"),
        };
        let [first, second] = table.hands.map(list);
        let [own, other] = table.points;
        format!("{first}|{second} {prize}+{} {own}:{other}{bid}", list(table.prizes))
    }
}

impl Game for Goofspiel {
    type State = GoofspielTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> GoofspielTable {
        let all = (1 << self.cards) - 1;
        let (hands, prizes) = ([all; 2], all);
        let mut table = GoofspielTable { hands, prizes, prize: 0, bid: Bid::None, points: [0; 2] };
        self.turn_up(&mut table);
        table
    }

    fn turn(&self, table: &GoofspielTable) -> Turn {
        match (table.prize, table.bid) {
            (0, _) if table.prizes == 0 => Turn::Over,
            (0, _) => Turn::Chance,
            (_, Bid::None) => Turn::Player(Player::FIRST),
            _ => Turn::Player(Player::SECOND),
        }
    }

    fn moves(&self, table: &GoofspielTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => moves.extend(members(table.prizes).map(Move)),
            Turn::Player(player) => moves.extend(members(table.hands[player.index()]).map(Move)),
            Turn::Over => {}
        }
    }

    fn play(&self, table: &mut GoofspielTable, Move(card): Move) {
        if table.prize == 0 {
            table.prize = card;
            table.prizes &= !bit(card);
            return;
        }
        let Bid::Card(first) = table.bid else {
            table.bid = Bid::Card(card);
            return;
        };
        match first.cmp(&card) {
            Ordering::Greater => table.points[0] += table.prize,
            Ordering::Less => table.points[1] += table.prize,
            Ordering::Equal => {}
        }
        table.hands[0] &= !bit(first);
        table.hands[1] &= !bit(card);
        (table.prize, table.bid) = (0, Bid::None);
        self.turn_up(table);
    }

    fn payoff(&self, table: &GoofspielTable, player: Player) -> i32 {
        let [own, other] = [player, player.other()].map(|one| table.points[one.index()]);
        i32::from(own) - i32::from(other)
    }

    fn show(&self, table: &GoofspielTable) -> String {
        Goofspiel::describe(table)
    }
}

impl ZeroSum for Goofspiel {
    fn range(&self) -> [i32; 2] {
        // Nobody can get more than all prizes.
        let most = i32::from(self.cards) * (i32::from(self.cards) + 1) / 2;
        [-most, most]
    }
}

impl Viewed for Goofspiel {
    type View = GoofspielView;

    fn view(&self, table: &GoofspielTable, player: Player) -> GoofspielView {
        GoofspielView { player, table: self.veil(table, player) }
    }

    fn veil(&self, table: &GoofspielTable, player: Player) -> GoofspielTable {
        let mut seen = *table;
        if player == Player::SECOND && seen.bid != Bid::None {
            seen.bid = Bid::Hidden;
        }
        seen
    }

    fn moves_in(&self, view: &GoofspielView, moves: &mut Vec<Move>) {
        if self.turn(&view.table) == Turn::Player(view.player) {
            self.moves(&view.table, moves);
        }
    }

    fn holding(&self, view: &GoofspielView) -> String {
        match view.table.bid {
            Bid::Card(card) => card.to_string(),
            Bid::None | Bid::Hidden => String::new(),
        }
    }

    fn write_view(&self, view: &GoofspielView) -> String {
        Goofspiel::describe(&view.table)
    }

    /// Before player 1 has chosen, everything lies open.
    fn is_known(&self, table: &GoofspielTable) -> bool {
        table.bid == Bid::None
    }

    fn policies() -> Vec<Policy<Goofspiel>> {
        vec![Policy {
            name: "match",
            aliases: &["égal", "egal"],
            about: Text::new(
                "bids the card with the value of the prize, or the nearest one",
                "mise la carte de la valeur du prix, ou la plus proche",
            ),
            choose: |_, view| {
                let hand = view.table.hands[view.player.index()];
                let nearest = members(hand).min_by_key(|card| card.abs_diff(view.table.prize));
                Move(nearest.expect("a player who bids has a card"))
            },
        }]
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Listed for Goofspiel {
    type Game = Goofspiel;
    type Position = GoofspielTable;

    fn card() -> Card {
        Card {
            name: "goofspiel",
            aliases: &["gops"],
            title: Text::new("Goofspiel", "Goofspiel"),
            aim: Text::new(
                "win the highest prizes with cards that are just high enough",
                "gagnez les plus beaux prix avec des cartes tout juste assez fortes",
            ),
            minutes: 4,
            rules: Text::new(
                "Each player holds the cards 1 to `cards`. The prizes 1 to `cards` are turned up \
                 one by one, in random order or from the highest down (`prizes`). For each prize \
                 both players choose a card at once. The higher card takes the prize; if the \
                 cards are equal, nobody gets it. Cards that were bid are gone. The payoff is the \
                 difference of the points.",
                "Chaque joueur a les cartes de 1 à `cards`. Les prix de 1 à `cards` sont \
                 retournés un à un, au hasard ou du plus grand au plus petit (`prizes`). Pour \
                 chaque prix, les deux joueurs choisissent une carte en même temps. La plus forte \
                 emporte le prix ; si elles sont égales, personne ne l'a. Les cartes misées sont \
                 perdues. Le gain est la différence des points.",
            ),
            notation: Text::new(
                "Position: the cards of player 1, `|`, those of player 2, then the prize that is \
                 bid for, `+` and the prizes to come, then the points, then the card that player \
                 1 has chosen: `1,3|2,3 2+1 3:0 1`; `-` is nothing. Move: a card, or the prize \
                 that is turned up.",
                "Position : les cartes du joueur 1, `|`, celles du joueur 2, puis le prix en jeu, \
                 `+` et les prix à venir, puis les points, puis la carte choisie par le joueur 1 : \
                 `1,3|2,3 2+1 3:0 1` ; `-` veut dire rien. Coup : une carte, ou le prix retourné.",
            ),
            params: vec![
                Param {
                    name: "cards",
                    about: Text::new("cards in each hand", "cartes de chaque joueur"),
                    kind: ParamKind::Size { low: 1, high: 13 },
                    default: "4",
                },
                Param {
                    name: "prizes",
                    about: Text::new("order of the prizes", "ordre des prix"),
                    kind: ParamKind::Word(&PRIZES),
                    default: "random",
                },
            ],
            sides: ['1', '2'],
            source: "S. M. Ross, Goofspiel: the game of pure strategy, 1971",
        }
    }

    fn setup(params: &Params) -> Result<Goofspiel, SetupError> {
        let order = match params.word("prizes") {
            "descending" => Order::Descending,
            _ => Order::Random,
        };
        Ok(Goofspiel::new(params.number("cards") as u8, order))
    }

    fn write(&self, table: &GoofspielTable) -> String {
        Goofspiel::describe(table)
    }

    fn read(&self, text: &str) -> Result<GoofspielTable, PositionError> {
        let mut words = Words { rest: text, at: 0 };
        let (hands, prizes, points) = (words.next(), words.next(), words.next());
        let bid = words.next();
        let [first, second] = hands.halves('|')?.map(|part| self.read_set(part));
        let [prize, to_come] = prizes.halves('+')?;
        let hands = [first?, second?];
        let mut table = GoofspielTable {
            hands,
            prizes: self.read_set(to_come)?,
            prize: 0,
            bid: Bid::None,
            points: [0; 2],
        };
        if prize.text != "-" {
            table.prize = prize.number(1, self.cards)?;
        }
        let most = u8::try_from(self.range()[1]).unwrap_or(u8::MAX);
        let [own, other] = points.halves(':')?.map(|part| part.number(0, most));
        table.points = [own?, other?];
        if !bid.text.is_empty() {
            table.bid = Bid::Card(bid.number(1, self.cards)?);
        }
        if !words.rest.is_empty() {
            let at = words.at..text.len();
            return Err(PositionError::Unexpected { at, allowed: "1-9 , | + : -" });
        }
        self.check(&table)?;
        Ok(table)
    }

    /// For each player the cards and the points; between them the prize.
    fn picture(&self, table: &GoofspielTable) -> Picture {
        let mut picture = Picture::default();
        let mut put = |card: u8, x: i16, y: i16, form| {
            let glyph = char::from_digit(card.into(), 36).unwrap_or('?');
            let piece = Some(Piece { owner: None, form, glyph });
            let (name, outline) = (String::new(), Outline::Square);
            picture.places.push(Place { x, y, name, outline, mark: None, piece });
        };
        for player in Player::BOTH {
            for card in members(table.hands[player.index()]) {
                let [x, y] = Goofspiel::spot(player, card);
                put(card, x, y, Form::Pips(card));
            }
            if player.is_first() && table.prize > 0 {
                put(table.prize, 1, 4, Form::Pips(table.prize));
            }
        }
        let right = 2 * i16::from(self.cards) + 1;
        for player in Player::BOTH {
            let (y, owner) = (6 * player.index() as i16 + 1, Some(player));
            picture.labels.push(Label { x: -1, y, text: player.to_string(), owner });
            let text = table.points[player.index()].to_string();
            picture.labels.push(Label { x: right, y, text, owner });
        }
        picture
    }

    /// The card in the hand of the player who chooses.
    fn touched(&self, table: &GoofspielTable, Move(card): Move, picture: &Picture) -> Vec<usize> {
        let Turn::Player(player) = self.turn(table) else { return Vec::new() };
        let [column, row] = Goofspiel::spot(player, card);
        let held = picture.places.iter().position(|place| [place.x, place.y] == [column, row]);
        held.into_iter().collect()
    }

    fn why_over(&self, _: &GoofspielTable) -> Option<Text> {
        Some(Text::new("there are no more prizes", "il n'y a plus de prix"))
    }

    /// The cards of both players, the prize, the prizes to come and the points.
    fn plain(&self, table: &GoofspielTable) -> Plain {
        let number = |number: u8| Plain::Number(number.into());
        let list = |set: u16| Plain::List(members(set).map(number).collect());
        let [first, second] = table.hands.map(list);
        let points = Plain::List(table.points.map(number).to_vec());
        Plain::List(vec![first, second, number(table.prize), list(table.prizes), points])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_higher_card_takes_the_prize_and_equal_cards_leave_it() {
        check(&[2, 1, 2, 1, 3, 1], "2|3 3+- 1:2");
        check(&[3, 3, 1, 1, 2, 3], "1|2 2+- 3:1");
        check(&[3, 3, 1, 1, 2, 3, 1, 2], "-|- -+- 3:3");
        check(&[3, 2, 2, 1], "1,3|1,3 1+2 0:0");
    }

    /// Turns prizes up and bids cards; the last prize is turned up by itself.
    #[track_caller]
    fn check(cards: &[u8], position: &str) {
        let game = Goofspiel::new(3, Order::Random);
        let mut table = game.start();
        cards.iter().for_each(|&card| game.play(&mut table, Move(card)));
        assert_eq!(game.write(&table), position);
        assert_eq!(game.read(position), Ok(table));
    }

    #[test]
    fn the_second_player_does_not_see_the_card_of_the_first() {
        let game = Goofspiel::new(3, Order::Descending);
        let tables = [1, 2].map(|card| game.after(&game.start(), Move(card)));
        let views = tables.map(|table| game.view(&table, Player::SECOND));
        assert_eq!(views[0], views[1]);
        assert_eq!(game.write_view(&views[0]), ["1,2,3|1,2,3 3+1,2 0:0", "?"].join(" "));
        assert_ne!(game.view(&tables[0], Player::FIRST), game.view(&tables[1], Player::FIRST));
    }

    #[test]
    fn cards_are_touched_in_the_hand_of_who_chooses() {
        let game = Goofspiel::new(3, Order::Descending);
        for (position, card, place) in [("1,3|2,3 2+1 3:0", 3, 1), ("1,3|2,3 2+1 3:0 3", 2, 3)] {
            let table = game.read(position).expect("a position");
            assert_eq!(game.touched(&table, Move(card), &game.picture(&table)), [place]);
        }
    }

    #[test]
    fn impossible_tables_are_refused() {
        let game = Goofspiel::new(3, Order::Random);
        for text in
            ["1,2,3|1,2,3 -+1,2,3 0:0", "1,3|2,3 2+1 3:0", "1,3|2,3 2+1 3:0 3", "-|- -+- 0:6"]
        {
            assert!(game.read(text).is_ok(), "{text}");
        }
        for text in [
            "",
            "1,2,3",
            "1,3|2 2+1 0:0",
            "1,3|2,3 2+2 0:0",
            "1,3|2,3 2+1 3:0 2",
            "3,1|2,3 2+1 0:0",
            "1,3|2,3 2+1 9:0",
            "1,3|2,3 2+1 3:0 1 1",
            "1|2 -+3 0:0",
            "1,1|2,3 2+1 0:0",
        ] {
            assert!(game.read(text).is_err(), "{text}");
        }
        assert!(Goofspiel::new(3, Order::Descending).read("1,3|2,3 1+2 0:0").is_err());
    }
}
