//! The dice game (*jeu de dés*): a race for points.
//!
//! Whoever first has at least `n` points wins. At a turn a player chooses to throw between 1 and
//! `d` dice. If one of them shows a 1, the throw scores `one` points (1 unless said otherwise);
//! else it scores the sum of the dice. In the sequential game the players take turns; in the
//! simultaneous one both choose, then both throw, and if both reach `n` in the same turn, more
//! points win and equal points are a draw. Source: K. Meetooa and Y. Barreche, *Jeu de dés*, 2019.

mod listed;
mod throws;

#[cfg(test)]
mod tests;

use std::fmt;

use stratege_core::{Game, Pace, Plain, Player, Policy, Race, Text, Turn, Viewed, ZeroSum};

pub use throws::Throws;

/// The rules with their parameters.
#[derive(Clone, Debug)]
pub struct Dice {
    /// Points that win.
    target: u16,
    throws: Throws,
    pace: Pace,
    /// The number of dice that scores most on average.
    blind: u8,
}

/// The points so far, and the dice in the air.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiceTable {
    points: [u16; 2],
    mover: Player,
    /// What player 1 has chosen while player 2 has not, in the simultaneous game.
    chosen: Option<u8>,
    /// Dice that each player still has to throw.
    left: [u8; 2],
    /// What the dice thrown in this turn are worth so far.
    gained: [u16; 2],
}

/// What one player knows: the table without the choice that the other has just made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Who looks.
    pub player: Player,
    table: DiceTable,
}

/// How many dice a player throws, or what one of them shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A player throws so many dice.
    Throw(u8),
    /// A die shows this number.
    Face(u8),
}

impl Dice {
    /// A race to `target` points with these throws.
    ///
    /// # Panics
    ///
    /// If there is nothing to reach.
    pub fn new(target: u16, throws: Throws, pace: Pace) -> Dice {
        assert!(target > 0, "there is something to reach");
        let blind = throws.most_points();
        Dice { target, throws, pace, blind }
    }

    /// The game of the paper: six faces, and a 1 scores 1.
    pub fn paper(target: u16, dice: u8, pace: Pace) -> Dice {
        Dice::new(target, Throws::new(dice, 6, 1), pace)
    }

    /// What the dice can do.
    pub fn throws(&self) -> &Throws {
        &self.throws
    }

    /// The number of dice that scores most on average.
    pub fn blind(&self) -> u8 {
        self.blind
    }

    fn is_over(&self, table: &DiceTable) -> bool {
        table.points.iter().any(|&points| points >= self.target)
    }

    /// Whose die falls next, if dice are in the air.
    fn thrower(table: &DiceTable) -> Option<usize> {
        table.left.iter().position(|&left| left > 0)
    }

    fn choose(&self, table: &mut DiceTable, count: u8) {
        match (self.pace, table.mover) {
            (Pace::AtOnce, Player::FIRST) => {
                table.chosen = Some(count);
                table.mover = Player::SECOND;
            }
            (Pace::AtOnce, _) => {
                let first = table.chosen.take().expect("player 1 has chosen before player 2");
                table.left = [first, count];
            }
            (Pace::InTurn, mover) => table.left[mover.index()] = count,
        }
    }

    fn fall(&self, table: &mut DiceTable, face: u8) {
        let thrower = Dice::thrower(table).expect("a die is in the air");
        if face == 1 {
            // The others no longer matter.
            table.left[thrower] = 0;
            table.gained[thrower] = self.throws.one();
        } else {
            table.left[thrower] -= 1;
            table.gained[thrower] += u16::from(face);
        }
        if table.left == [0, 0] {
            self.score(table);
        }
    }

    /// All dice lie: the points are counted.
    fn score(&self, table: &mut DiceTable) {
        for (points, gained) in table.points.iter_mut().zip(table.gained) {
            *points += gained;
        }
        table.gained = [0, 0];
        table.mover = match self.pace {
            Pace::InTurn => table.mover.other(),
            Pace::AtOnce => Player::FIRST,
        };
    }
}

impl Game for Dice {
    type State = DiceTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> DiceTable {
        DiceTable {
            points: [0, 0],
            mover: Player::FIRST,
            chosen: None,
            left: [0, 0],
            gained: [0, 0],
        }
    }

    #[inline]
    fn turn(&self, table: &DiceTable) -> Turn {
        if table.left != [0, 0] {
            Turn::Chance
        } else if self.is_over(table) {
            Turn::Over
        } else {
            Turn::Player(table.mover)
        }
    }

    fn moves(&self, table: &DiceTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => moves.extend((1..=self.throws.faces()).map(Move::Face)),
            Turn::Player(_) => moves.extend((1..=self.throws.dice()).map(Move::Throw)),
            Turn::Over => {}
        }
    }

    #[inline]
    fn play(&self, table: &mut DiceTable, mv: Move) {
        match mv {
            Move::Throw(count) => self.choose(table, count),
            Move::Face(face) => self.fall(table, face),
        }
    }

    /// In the sequential game only one player can have reached the target.
    fn payoff(&self, table: &DiceTable, player: Player) -> i32 {
        let own = player.index();
        table.points[own].cmp(&table.points[1 - own]) as i32
    }

    fn show(&self, table: &DiceTable) -> String {
        let [first, second] = table.points;
        let target = self.target;
        format!("1: {first} / {target}\n2: {second} / {target}")
    }

    /// Points of player 1 less points of player 2.
    fn margin(&self, table: &DiceTable) -> i32 {
        i32::from(table.points[0]) - i32::from(table.points[1])
    }

    #[inline]
    fn settle(&self, table: &mut DiceTable, _: &mut Vec<Move>, mut draw: impl FnMut(u32) -> u32) {
        while table.left != [0, 0] {
            let face = draw(self.throws.faces().into()) as u8 + 1;
            self.fall(table, face);
        }
    }

    #[inline]
    fn draw_move(
        &self,
        table: &DiceTable,
        _: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        match self.turn(table) {
            Turn::Chance => Some(Move::Face(draw(self.throws.faces().into()) as u8 + 1)),
            Turn::Player(_) => Some(Move::Throw(draw(self.throws.dice().into()) as u8 + 1)),
            Turn::Over => None,
        }
    }

    #[inline]
    fn is_legal(&self, table: &DiceTable, mv: Move, _: &mut Vec<Move>) -> bool {
        match (self.turn(table), mv) {
            (Turn::Chance, Move::Face(face)) => (1..=self.throws.faces()).contains(&face),
            (Turn::Player(_), Move::Throw(count)) => (1..=self.throws.dice()).contains(&count),
            _ => false,
        }
    }
}

impl ZeroSum for Dice {}

impl Viewed for Dice {
    type View = View;

    #[inline]
    fn view(&self, table: &DiceTable, player: Player) -> View {
        View { player, table: self.veil(table, player) }
    }

    /// Player 2 does not see what player 1 has chosen.
    #[inline]
    fn veil(&self, table: &DiceTable, player: Player) -> DiceTable {
        match player {
            Player::FIRST => *table,
            _ => DiceTable { chosen: None, ..*table },
        }
    }

    fn moves_in(&self, view: &View, moves: &mut Vec<Move>) {
        debug_assert_eq!(view.table.mover, view.player, "whoever looks is to move");
        moves.extend((1..=self.throws.dice()).map(Move::Throw));
    }

    #[inline]
    fn draw_move_in(
        &self,
        view: &View,
        buffer: &mut Vec<Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<Move> {
        self.draw_move(&view.table, buffer, draw)
    }

    fn holding(&self, _: &View) -> String {
        String::new()
    }

    fn write_view(&self, view: &View) -> String {
        self.describe(&view.table)
    }

    /// The points of both players.
    fn plain_view(&self, view: &View) -> Plain {
        Plain::List(view.table.points.map(|points| Plain::Number(points.into())).to_vec())
    }

    /// Nothing is hidden but a choice that waits for the other.
    fn is_known(&self, table: &DiceTable) -> bool {
        table.chosen.is_none()
    }

    fn policies() -> Vec<Policy<Dice>> {
        vec![Policy {
            name: "blind",
            aliases: &["aveugle"],
            about: Text::new(
                "the number of dice that scores most on average",
                "le nombre de dés qui rapporte le plus de points en moyenne",
            ),
            choose: |game, _| Move::Throw(game.blind),
        }]
    }
}

impl Race for Dice {
    fn target(&self) -> u32 {
        self.target.into()
    }

    fn pace(&self) -> Pace {
        self.pace
    }

    fn gains(&self) -> Vec<Vec<(u32, u128)>> {
        (1..=self.throws.dice()).map(|count| self.throws.ways(count)).collect()
    }

    fn points(&self, view: &View) -> [u32; 2] {
        let own = view.player.index();
        [own, 1 - own].map(|player| view.table.points[player].into())
    }

    fn view_at(&self, player: Player, [own, other]: [u32; 2]) -> View {
        let mut table = DiceTable { mover: player, ..self.start() };
        table.points[player.index()] = own as u16;
        table.points[player.other().index()] = other as u16;
        View { player, table }
    }

    fn turn_of(&self, view: &View) -> DiceTable {
        let mover = match self.pace {
            Pace::InTurn => view.player,
            Pace::AtOnce => Player::FIRST,
        };
        DiceTable { mover, points: view.table.points, ..self.start() }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Throw(number) | Move::Face(number) => number.fmt(f),
        }
    }
}
