//! The card of the game, how its positions are written, and its picture.

use std::ops::Range;

use stratege_core::{
    Card, Label, Listed, Pace, Param, ParamKind, Params, Picture, Plain, Player, PositionError,
    SetupError, Text,
};

use super::{Dice, DiceTable, Move, Throws};
use crate::tracks::{die, tracks};

/// Dice of a throw side by side.
const DICE_IN_A_ROW: usize = 10;

impl Listed for Dice {
    type Game = Dice;
    type Position = DiceTable;

    fn card() -> Card {
        Card {
            name: "dice",
            aliases: &["dés", "des", "dice-game"],
            title: Text::new("Dice", "Jeu de dés"),
            aim: Text::new(
                "reach the target first: more dice, more points, more risk",
                "atteignez le premier l'objectif : plus de dés, plus de points, plus de risque",
            ),
            minutes: 5,
            rules: Text::new(
                "The first player to reach `n` points wins. On each turn, a player throws between \
                 1 and `d` dice. If one of them shows a 1, the throw scores `one` points; else it \
                 scores the sum of the dice. With `turns=simultaneous` both players choose without \
                 seeing the other choice, then both throw; if both reach `n` in the same turn, \
                 more points win, and equal points are a draw.",
                "Le premier à `n` points gagne. À son tour, un joueur lance entre 1 et `d` dés. Si \
                 l'un d'eux montre un 1, le lancer rapporte `one` points ; sinon, la somme des \
                 dés. Avec `turns=simultaneous`, les deux joueurs choisissent sans voir le choix \
                 de l'autre, puis lancent ; si les deux atteignent `n` au même tour, celui qui a \
                 le plus de points gagne, et à égalité la partie est nulle.",
            ),
            notation: Text::new(
                "Position: the points of players 1 and 2, then the player to move: `40,90 1`. \
                 While a turn lasts: `chosen:3` if player 1 has chosen and player 2 has not, the \
                 dice still to be thrown and what the others are worth, `left:2,0 gained:9,0`. \
                 Move: the number of dice, `6`.",
                "Position : les points des joueurs 1 et 2, puis le joueur qui doit jouer : \
                 `40,90 1`. Pendant un tour : `chosen:3` si le joueur 1 a choisi et le joueur 2 \
                 non, les dés à lancer encore et ce que valent les autres, `left:2,0 \
                 gained:9,0`. Coup : le nombre de dés, `6`.",
            ),
            params: params(),
            sides: ['1', '2'],
            source: "K. Meetooa, Y. Barreche, Projet MOGPL : jeu de dés, 2019",
        }
    }

    fn setup(params: &Params) -> Result<Dice, SetupError> {
        let (dice, faces) = (params.number("d") as u8, params.number("faces") as u8);
        let one = params.number("one") as u16;
        if !Throws::can_be_counted(dice, faces) {
            let why = Text::new(
                "so many dice have too many outcomes to count; choose fewer dice or faces",
                "tant de dés ont trop de résultats possibles ; prenez moins de dés ou de faces",
            );
            return Err(SetupError::Unfit { why });
        }
        let throws = Throws::new(dice, faces, one);
        // A player who throws all dice must come to an end.
        let scores = throws.ways_without_one(dice) as f64 / throws.all_ways(dice) as f64;
        if one == 0 && scores < LEAST_CHANCE {
            let why = Text::new(
                "with so many dice a throw almost always shows a 1 and scores nothing; choose fewer \
                 dice or more faces",
                "avec tant de dés un lancer montre presque toujours un 1 et ne rapporte rien ; \
                 prenez moins de dés ou plus de faces",
            );
            return Err(SetupError::Unfit { why });
        }
        let pace = match params.word("turns") {
            "simultaneous" => Pace::AtOnce,
            _ => Pace::InTurn,
        };
        Ok(Dice::new(params.number("n") as u16, throws, pace))
    }

    fn write(&self, table: &DiceTable) -> String {
        self.describe(table)
    }

    fn read(&self, text: &str) -> Result<DiceTable, PositionError> {
        self.parse(text)
    }

    /// A track for each player, as full as the player is near the target.
    fn picture(&self, table: &DiceTable) -> Picture {
        tracks(table.points, self.target)
    }

    /// The tracks, and below them the dice of the last throws with what they scored.
    fn picture_along(&self, moves: &[Move], drawn: &[u32], table: &DiceTable) -> Picture {
        let mut picture = self.picture(table);
        let mut faces = drawn.iter().map(|&lot| lot as u8 + 1);
        let mut y = 8;
        for (player, count) in self.last_throws(moves, table) {
            let dice = one_throw(&mut faces, count);
            if dice.is_empty() {
                break;
            }
            self.draw_throw(&mut picture, &mut y, player, &dice);
        }
        picture
    }

    fn why_over(&self, _table: &DiceTable) -> Option<Text> {
        Some(Text::new("the target is reached", "l'objectif est atteint"))
    }

    /// The number of dice thrown last, and the points of both players.
    fn line(&self, moves: &[Move], table: &DiceTable) -> Option<String> {
        let [first, second] = table.points;
        let last = moves.last()?;
        Some(format!("{last} → {first} – {second}"))
    }

    /// The points of both players.
    fn plain(&self, table: &DiceTable) -> Plain {
        Plain::List(table.points.map(|points| Plain::Number(points.into())).to_vec())
    }

    fn plain_move(&self, mv: Move) -> Plain {
        let (Move::Throw(number) | Move::Face(number)) = mv;
        Plain::Number(number.into())
    }

    /// The points, who is to move, and the dice of a throw, one by one.
    fn size(&self) -> Option<f64> {
        let target = f64::from(self.target);
        let dice = f64::from(self.throws.dice());
        let sums = dice * f64::from(self.throws.faces());
        let throwing = match self.pace {
            Pace::InTurn => dice * sums,
            Pace::AtOnce => (dice * sums).powi(2),
        };
        Some(2.0 * target * target * (1.0 + throwing / 4.0))
    }
}

impl Dice {
    /// Who threw how many dice since players last chose.
    fn last_throws(&self, moves: &[Move], table: &DiceTable) -> Vec<(Player, u8)> {
        let count = |mv: &Move| match mv {
            Move::Throw(count) | Move::Face(count) => *count,
        };
        let thrower = table.mover.other();
        match (self.pace, moves) {
            (Pace::InTurn, [.., last]) => vec![(thrower, count(last))],
            (Pace::AtOnce, [.., first, second]) if table.chosen.is_none() => {
                vec![(Player::FIRST, count(first)), (Player::SECOND, count(second))]
            }
            _ => Vec::new(),
        }
    }

    /// Draws the dice of one throw, row by row, with their score behind them.
    fn draw_throw(&self, picture: &mut Picture, y: &mut i16, player: Player, dice: &[u8]) {
        let owner = Some(player);
        picture.labels.push(Label { x: -1, y: *y, text: player.to_string(), owner });
        for (number, &pips) in dice.iter().enumerate() {
            let column = number % DICE_IN_A_ROW;
            *y += if 0 < number && column == 0 { 2 } else { 0 };
            picture.places.push(die(2 * column as i16 + 1, *y, pips));
        }
        let last = dice.len() - (dice.len() - 1) / DICE_IN_A_ROW * DICE_IN_A_ROW;
        let text = format!("= {}", self.worth(dice));
        picture.labels.push(Label { x: 2 * last as i16 + 3, y: *y, text, owner });
        *y += 3;
    }

    /// What a throw scores: the sum of its dice, or what a 1 leaves of it.
    fn worth(&self, dice: &[u8]) -> u32 {
        let spoiled = dice.contains(&1);
        let sum = dice.iter().map(|&face| u32::from(face)).sum();
        if spoiled { self.throws.one().into() } else { sum }
    }
}

/// The faces of up to `count` dice: a 1 ends the throw.
fn one_throw(faces: &mut impl Iterator<Item = u8>, count: u8) -> Vec<u8> {
    let mut dice = Vec::new();
    while dice.len() < count.into() && dice.last() != Some(&1) {
        let Some(face) = faces.next() else { break };
        dice.push(face);
    }
    dice
}

/// Throws of all dice that score anything are at least so likely.
const LEAST_CHANCE: f64 = 1e-5;

fn params() -> Vec<Param> {
    let number = |name, about, low, high, default| Param {
        name,
        about,
        kind: ParamKind::Size { low, high },
        default,
    };
    vec![
        number("n", Text::new("points needed to win", "points à atteindre"), 1, 2000, "100"),
        number(
            "d",
            Text::new("most dice per throw", "nombre maximal de dés par lancer"),
            1,
            40,
            "10",
        ),
        number("faces", Text::new("faces of a die", "faces d'un dé"), 2, 20, "6"),
        number(
            "one",
            Text::new("what a throw with a 1 scores", "ce que rapporte un lancer qui montre un 1"),
            0,
            1000,
            "1",
        ),
        Param {
            name: "turns",
            about: Text::new(
                "whether the players throw in turn, or choose and throw simultaneously",
                "les joueurs lancent à tour de rôle, ou choisissent et lancent en même temps",
            ),
            kind: ParamKind::Word(&[
                ("sequential", "séquentielle"),
                ("simultaneous", "simultanée"),
            ]),
            default: "sequential",
        },
    ]
}

impl Dice {
    pub(super) fn describe(&self, table: &DiceTable) -> String {
        let pair = |name: &str, [first, second]: [u16; 2]| format!("{name}{first},{second}");
        let mut words = vec![pair("", table.points)];
        if self.pace == Pace::InTurn {
            words.push(table.mover.to_string());
        }
        let is_throwing = table.left != [0, 0];
        // What the other chose is not seen, but that there is a choice is.
        if self.pace == Pace::AtOnce && table.mover == Player::SECOND && !is_throwing {
            let chosen = table.chosen.map_or("?".to_owned(), |count| count.to_string());
            words.push(format!("chosen:{chosen}"));
        }
        if is_throwing {
            words.push(pair("left:", table.left.map(u16::from)));
            words.push(pair("gained:", table.gained));
        }
        words.join(" ")
    }

    fn parse(&self, text: &str) -> Result<DiceTable, PositionError> {
        let mut words = words(text);
        let most = self.target - 1 + self.most_gained();
        let mut table = self.start_table();
        table.points = match words.next() {
            Some((at, word)) => pair(word, at.start, 0, most)?,
            None => return Err(PositionError::Unexpected { at: 0..0, allowed: "0-9 ," }),
        };
        for (at, word) in words {
            let inside = at.start + word.find(':').map_or(0, |colon| colon + 1);
            match word.split_once(':') {
                None if word == "1" => table.mover = Player::FIRST,
                None if word == "2" && self.pace == Pace::InTurn => table.mover = Player::SECOND,
                Some(("chosen", count)) if self.pace == Pace::AtOnce => {
                    table.chosen = Some(number(count, inside, 1, self.throws.dice().into())? as u8);
                    table.mover = Player::SECOND;
                }
                Some(("left", pair_text)) => {
                    let left = pair(pair_text, inside, 0, self.throws.dice().into())?;
                    table.left = left.map(|left| left as u8);
                }
                Some(("gained", gained)) => {
                    table.gained = pair(gained, inside, 0, self.most_gained())?;
                }
                _ => {
                    return Err(PositionError::Unexpected {
                        at,
                        allowed: "1 2 chosen: left: gained:",
                    });
                }
            }
        }
        self.check(table)
    }

    /// The position, if it can occur.
    fn check(&self, mut table: DiceTable) -> Result<DiceTable, PositionError> {
        let impossible =
            |en, fr| Err(PositionError::Impossible { at: None, why: Text::new(en, fr) });
        let reached = table.points.map(|points| points >= self.target);
        let is_throwing = table.left != [0, 0];
        if (is_throwing || table.chosen.is_some()) && reached != [false, false] {
            return impossible(
                "the play is over: nobody throws any more",
                "la partie est finie : plus personne ne lance",
            );
        }
        if self.pace == Pace::InTurn && reached == [true, true] {
            return impossible(
                "both players have reached the target",
                "les deux joueurs ont atteint le but",
            );
        }
        if self.pace == Pace::InTurn && reached[table.mover.index()] {
            return impossible(
                "the player to move has already won",
                "le joueur qui doit jouer a déjà gagné",
            );
        }
        if !is_throwing {
            return match table.gained {
                [0, 0] => Ok(table),
                _ => impossible(
                    "points are gained while dice are left to throw",
                    "des points sont gagnés tant qu'il reste des dés à lancer",
                ),
            };
        }
        if table.chosen.is_some() {
            return impossible("player 2 has not chosen yet", "le joueur 2 n'a pas encore choisi");
        }
        let is_waiting = match self.pace {
            Pace::InTurn => {
                let other = table.mover.other().index();
                table.left[other] == 0 && table.gained[other] == 0
            }
            // Player 1 throws first.
            Pace::AtOnce => table.left[0] == 0 || (table.left[1] > 0 && table.gained[1] == 0),
        };
        if !is_waiting {
            return impossible(
                "dice are thrown by the wrong player",
                "les dés sont lancés par le mauvais joueur",
            );
        }
        if self.pace == Pace::AtOnce {
            table.mover = Player::SECOND;
        }
        Ok(table)
    }

    fn most_gained(&self) -> u16 {
        let sum = u16::from(self.throws.dice()) * u16::from(self.throws.faces());
        sum.max(self.throws.one())
    }

    fn start_table(&self) -> DiceTable {
        stratege_core::Game::start(self)
    }
}

/// The words of a text, and where they stand.
fn words(text: &str) -> impl Iterator<Item = (Range<usize>, &str)> {
    let mut start = 0;
    text.split(' ')
        .map(move |word| {
            let at = start..start + word.len();
            start = at.end + 1;
            (at, word)
        })
        .filter(|(_, word)| !word.is_empty())
}

/// Two numbers with a comma between them.
fn pair(text: &str, start: usize, low: u16, high: u16) -> Result<[u16; 2], PositionError> {
    let all = start..start + text.len();
    let Some((first, second)) = text.split_once(',') else {
        return Err(PositionError::Unexpected { at: all, allowed: "0-9 ," });
    };
    let second_start = start + first.len() + 1;
    Ok([number(first, start, low, high)?, number(second, second_start, low, high)?])
}

fn number(text: &str, start: usize, low: u16, high: u16) -> Result<u16, PositionError> {
    let at = start..start + text.len();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(PositionError::Unexpected { at, allowed: "0-9" });
    }
    match text.parse::<u16>() {
        Ok(number) if low <= number && number <= high => Ok(number),
        _ => Err(PositionError::OutOfRange { at, low: low.into(), high: high.into() }),
    }
}
