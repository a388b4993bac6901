//! Pig: roll again, or hold what this turn has gained.
//!
//! Whoever first has `target` points wins. At a turn a player rolls one die as often as wanted. A
//! 1 ends the turn and all that it has gained is lost; any other number is added to the turn's
//! total. A player who holds adds the total to the points, and the other is to move. A player whose
//! points and total together reach the target has won at once. Every turn begins with a roll.
//! Source: J. Scarne, Scarne on Dice, 1945; T. W. Neller and C. G. M. Presser, Optimal play of the
//! dice game Pig, 2004.

use std::fmt;

use stratege_core::{
    Card, Chart, Game, Heuristic, Label, Listed, Meaning, Param, ParamKind, Params, Perfect,
    Picture, Plain, Player, PositionError, SetupError, Text, Turn, ZeroSum, decided,
};

use crate::tracks::{die, tracks};

/// The rules with their parameters.
#[derive(Clone, Debug)]
pub struct Pig {
    target: u16,
    faces: u8,
}

/// The points, and what the turn has gained so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PigTable {
    points: [u16; 2],
    total: u16,
    mover: Player,
    /// Whether the die is in the air.
    rolling: bool,
}

/// What a player does, or what the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Rolls the die.
    Roll,
    /// Adds the total to the points.
    Hold,
    /// The die shows this number.
    Face(u8),
}

/// A player who never holds wins a turn at least so often: plays come to an end.
const LEAST_CHANCE: f64 = 1e-5;

impl Pig {
    /// First to reach `target` points with a die of `faces` faces.
    ///
    /// # Panics
    ///
    /// If there is nothing to reach, or nothing but ones on the die.
    pub fn new(target: u16, faces: u8) -> Pig {
        assert!(target > 0 && faces > 1, "there is something to reach, and a way");
        Pig { target, faces }
    }

    /// How likely a turn without holding reaches the target from nothing, roughly.
    fn chance_in_one_turn(target: u16, faces: u8) -> f64 {
        let faces = f64::from(faces);
        let rolls = (f64::from(target) / (faces / 2.0 + 1.0)).ceil();
        (1.0 - 1.0 / faces).powi(rolls as i32)
    }

    fn next_player(table: &mut PigTable) {
        table.total = 0;
        table.mover = table.mover.other();
    }
}

impl Game for Pig {
    type State = PigTable;
    type Move = Move;

    const HAS_CHANCE: bool = true;

    fn start(&self) -> PigTable {
        PigTable { points: [0; 2], total: 0, mover: Player::FIRST, rolling: false }
    }

    #[inline]
    fn turn(&self, table: &PigTable) -> Turn {
        if table.rolling {
            Turn::Chance
        } else if table.points.contains(&self.target) {
            Turn::Over
        } else {
            Turn::Player(table.mover)
        }
    }

    fn moves(&self, table: &PigTable, moves: &mut Vec<Move>) {
        match self.turn(table) {
            Turn::Chance => moves.extend((1..=self.faces).map(Move::Face)),
            Turn::Player(_) => {
                moves.push(Move::Roll);
                moves.extend((table.total > 0).then_some(Move::Hold));
            }
            Turn::Over => {}
        }
    }

    #[inline]
    fn play(&self, table: &mut PigTable, mv: Move) {
        let own = table.mover.index();
        match mv {
            Move::Roll => table.rolling = true,
            Move::Hold => {
                table.points[own] += table.total;
                Pig::next_player(table);
            }
            Move::Face(1) => {
                table.rolling = false;
                Pig::next_player(table);
            }
            Move::Face(face) => {
                table.rolling = false;
                table.total += u16::from(face);
                if table.points[own] + table.total >= self.target {
                    table.points[own] = self.target;
                    Pig::next_player(table);
                }
            }
        }
    }

    fn payoff(&self, table: &PigTable, player: Player) -> i32 {
        if table.points[player.index()] >= self.target { 1 } else { -1 }
    }

    fn show(&self, table: &PigTable) -> String {
        let [first, second] = table.points;
        format!("{first} – {second}\n{}: +{}", table.mover, table.total)
    }

    fn mover(&self, table: &PigTable) -> Option<Player> {
        Some(table.mover)
    }

    fn is_mid_turn(&self, table: &PigTable) -> bool {
        table.total > 0
    }

    fn margin(&self, table: &PigTable) -> i32 {
        i32::from(table.points[0]) - i32::from(table.points[1])
    }
}

impl ZeroSum for Pig {}

impl Perfect for Pig {
    fn chart() -> Option<Chart<Pig>> {
        Some(Chart {
            title: Text::new("The total at which to hold", "Le total à partir duquel s'arrêter"),
            sides: [
                Text::new("own points", "ses points"),
                Text::new("opponent's points", "points de l'adversaire"),
                Text::new("total of the turn", "total du tour"),
            ],
            size: |pig| [u32::from(pig.target); 3],
            at: |pig, [own, other, total]| {
                let [own, other, total] = [own, other, total].map(|number| number as u16);
                (own + total < pig.target).then_some(PigTable {
                    points: [own, other],
                    total,
                    mover: Player::FIRST,
                    rolling: false,
                })
            },
            mv: Move::Hold,
        })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Roll => f.write_str("roll"),
            Move::Hold => f.write_str("hold"),
            Move::Face(face) => face.fmt(f),
        }
    }
}

impl Listed for Pig {
    type Game = Pig;
    type Position = PigTable;

    fn card() -> Card {
        Card {
            name: "pig",
            aliases: &["cochon", "jeu-du-cochon"],
            title: Text::new("Pig", "Jeu du cochon (Pig)"),
            aim: Text::new(
                "reach the target first: roll again, or hold",
                "atteignez le premier l'objectif : relancez, ou arrêtez-vous",
            ),
            minutes: 5,
            rules: Text::new(
                "The first player to reach `target` points wins. At a turn, a player rolls one die \
                 with `faces` faces as often as wanted. A 1 ends the turn, and what it has gained \
                 is lost; any other number is added to the total of the turn. A player who holds \
                 adds the total to the points and passes the die. Every turn begins with a roll.",
                "Le premier à `target` points gagne. À son tour, un joueur lance un dé à `faces` \
                 faces autant de fois qu'il veut. Un 1 met fin au tour, et ce qu'il a rapporté est \
                 perdu ; tout autre nombre s'ajoute au total du tour. Qui s'arrête ajoute ce total \
                 à ses points et passe le dé. Chaque tour commence par un lancer.",
            ),
            notation: Text::new(
                "Position: the points of players 1 and 2, the player to move, then the total of \
                 the turn if there is one, and `roll` while the die is in the air: `40,25 1 +12`. \
                 Move: `roll` or `hold`.",
                "Position : les points des joueurs 1 et 2, le joueur qui doit jouer, puis le total \
                 du tour s'il y en a un, et `roll` tant que le dé roule : `40,25 1 +12`. Coup : \
                 `roll` (lancer) ou `hold` (s'arrêter).",
            ),
            params: vec![
                Param {
                    name: "target",
                    about: Text::new("points needed to win", "points à atteindre"),
                    kind: ParamKind::Size { low: 2, high: 1000 },
                    default: "100",
                },
                Param {
                    name: "faces",
                    about: Text::new("faces of the die", "faces du dé"),
                    kind: ParamKind::Size { low: 2, high: 20 },
                    default: "6",
                },
            ],
            sides: ['1', '2'],
            source: "J. Scarne, Scarne on Dice, 1945; T. W. Neller and C. G. M. Presser, Optimal \
                     play of the dice game Pig, 2004",
        }
    }

    fn setup(params: &Params) -> Result<Pig, SetupError> {
        let (target, faces) = (params.number("target") as u16, params.number("faces") as u8);
        if Pig::chance_in_one_turn(target, faces) < LEAST_CHANCE {
            let why = Text::new(
                "so many points are hardly ever reached in one turn, and plays might never end; \
                 choose a smaller target or more faces",
                "tant de points ne s'atteignent presque jamais en un tour, et une partie pourrait \
                 ne pas finir ; prenez un objectif plus petit ou plus de faces",
            );
            return Err(SetupError::Unfit { why });
        }
        Ok(Pig::new(target, faces))
    }

    fn write(&self, table: &PigTable) -> String {
        let [first, second] = table.points;
        let mut text = format!("{first},{second} {}", table.mover);
        if table.total > 0 {
            text = format!("{text} +{}", table.total);
        }
        if table.rolling {
            text.push_str(" roll");
        }
        text
    }

    fn read(&self, text: &str) -> Result<PigTable, PositionError> {
        let unexpected = |at| PositionError::Unexpected { at, allowed: "0-9 , 1 2 + roll" };
        let mut table = self.start();
        let mut begin = 0;
        for (index, word) in text.split(' ').enumerate() {
            let at = begin..begin + word.len();
            begin = at.end + 1;
            let number = |digits: &str, from: usize| {
                let read = crate::read_numbers(digits, 0, self.target.into());
                read.map_err(|error| crate::shifted(error, from))
            };
            match (index, word) {
                (0, _) => match number(word, at.start)?.as_slice() {
                    [first, second] => table.points = [first.value as u16, second.value as u16],
                    _ => return Err(unexpected(at)),
                },
                (1, "1") => table.mover = Player::FIRST,
                (1, "2") => table.mover = Player::SECOND,
                (2.., "roll") if !table.rolling => table.rolling = true,
                (2, _) if word.len() > 1 && word.starts_with('+') => {
                    match number(&word[1..], at.start + 1)?.as_slice() {
                        [total] => table.total = total.value as u16,
                        _ => return Err(unexpected(at)),
                    }
                }
                _ => return Err(unexpected(at)),
            }
        }
        self.check(table)
    }

    fn picture(&self, table: &PigTable) -> Picture {
        let mut picture = tracks(table.points, self.target);
        if table.total > 0 {
            let text = format!("+ {}", table.total);
            picture.labels.push(Label { x: 3, y: 7, text, owner: Some(table.mover) });
        }
        picture
    }

    /// The tracks, and below them the die as it fell last.
    fn picture_along(&self, _: &[Move], drawn: &[u32], table: &PigTable) -> Picture {
        let mut picture = self.picture(table);
        picture.places.extend(drawn.last().map(|&lot| die(1, 9, lot as u8 + 1)));
        picture
    }

    fn meaning(&self, mv: Move) -> Option<Meaning> {
        match mv {
            Move::Roll => Some(Text::new("roll", "lancer").into()),
            Move::Hold => Some(Text::new("hold", "s'arrêter").into()),
            Move::Face(_) => None,
        }
    }

    fn why_over(&self, _: &PigTable) -> Option<Text> {
        Some(Text::new("the target is reached", "l'objectif est atteint"))
    }

    /// What was done last, and the points of both players.
    fn line(&self, moves: &[Move], table: &PigTable) -> Option<String> {
        let [first, second] = table.points;
        Some(format!("{} → {first} – {second} +{}", moves.last()?, table.total))
    }

    /// The points of both players, the total of the turn and who is to move.
    fn plain(&self, table: &PigTable) -> Plain {
        let [first, second] = table.points;
        Plain::numbers([first, second, table.total, table.mover.number().into()])
    }

    fn size(&self) -> Option<f64> {
        Some(2.0 * f64::from(self.target).powi(3))
    }

    fn heuristics() -> Vec<Heuristic<Pig>> {
        vec![Heuristic {
            name: "points",
            about: Text::new(
                "how many points player 1 is ahead, the turn's total included",
                "l'avance en points du joueur 1, total du tour compris",
            ),
            value: |game, table| {
                decided(game, table).unwrap_or_else(|| {
                    let total = f64::from(table.total);
                    let lead = if table.mover.is_first() { total } else { -total };
                    f64::from(game.margin(table)) + lead
                })
            },
        }]
    }
}

impl Pig {
    /// The position, if it can occur.
    fn check(&self, table: PigTable) -> Result<PigTable, PositionError> {
        let impossible =
            |en, fr| Err(PositionError::Impossible { at: None, why: Text::new(en, fr) });
        let own = table.mover.index();
        if table.points == [self.target; 2] {
            return impossible(
                "both players have reached the target",
                "les deux joueurs ont atteint l'objectif",
            );
        }
        let is_over = table.points.contains(&self.target);
        if is_over && (table.total > 0 || table.rolling || table.points[own] == self.target) {
            return impossible(
                "the play is over: the player who has not won would be to move",
                "la partie est finie : ce serait au joueur qui n'a pas gagné",
            );
        }
        if table.points[own] + table.total >= self.target && !is_over {
            return impossible(
                "the points and the total reach the target: the play is over",
                "les points et le total atteignent l'objectif : la partie est finie",
            );
        }
        // A roll that counts adds at least two, and exactly two where the die has no more.
        let scored = |points: u16| {
            points != 1 && (self.faces > 2 || points.is_multiple_of(2)) || points == self.target
        };
        if !table.points.into_iter().chain([table.total]).all(scored) {
            return impossible("so many points cannot be rolled", "ces points sont impossibles");
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_one_loses_the_total_and_holding_keeps_it() {
        check("0,0 1", "roll 5 roll 6", "0,0 1 +11");
        check("0,0 1", "roll 5 roll 1", "0,0 2");
        check("4,0 1", "roll 5 hold", "9,0 2");
        check("4,0 1", "roll", "4,0 1 roll");
        check("4,14 2", "roll 6", "4,20 1");
    }

    /// Plays these moves to 20 points, and compares the position.
    #[track_caller]
    fn check(position: &str, moves: &str, after: &str) {
        let game = Pig::new(20, 6);
        let mut table = game.read(position).expect("a position");
        for word in moves.split(' ') {
            let mut listed = Vec::new();
            game.moves(&table, &mut listed);
            let mv = listed.into_iter().find(|mv| mv.to_string() == word).expect("a legal move");
            game.play(&mut table, mv);
        }
        assert_eq!(game.write(&table), after);
        assert_eq!(game.read(after), Ok(table));
    }

    #[test]
    fn impossible_tables_are_refused() {
        let game = Pig::new(20, 6);
        for text in ["0,0 1", "20,3 2", "3,2 2 +4 roll", "3,2 2 roll"] {
            assert!(game.read(text).is_ok(), "{text}");
        }
        let wrong =
            ["", "3", "3,4,5 1", "20,3 1", "20,20 1", "20,3 2 +4", "16,0 1 +4", "1,0 2", "3,2 3"];
        for text in wrong.into_iter().chain(["0,0 1 +1", "0,0 1 +", "0,0 1 roll roll", "21,0 2"]) {
            assert!(game.read(text).is_err(), "{text}");
        }
    }
}
