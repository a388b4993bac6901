//! Dots and boxes: draw lines between dots, and close boxes.
//!
//! Dots form a grid around `rows` x `columns` boxes. In turn, a player draws a line between two dots
//! that are neighbours. Whoever draws the fourth side of a box, or of two at once, gets a point for
//! each and draws again. When all lines are drawn, the payoff is the difference of the points.
//! Source: É. Lucas, La Pipopipette, 1889.

use std::fmt;

use stratege_core::{
    Card, Game, Label, Listed, Outline, Param, ParamKind, Params, Perfect, Picture, Place, Plain,
    Player, PositionError, SetupError, Stroke, Text, Turn, ZeroSum,
};

/// The rules with their parameters.
///
/// Lines are numbered from the top: a row of those that lie, then one of those that stand, and so
/// on, each from the left.
#[derive(Clone, Debug)]
pub struct DotsAndBoxes {
    rows: u8,
    columns: u8,
    /// The lines around each box.
    boxes: Vec<u64>,
}

/// The lines, the points and who is to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawing {
    /// The lines that are drawn, a bit each.
    lines: u64,
    points: [u8; 2],
    mover: Player,
}

/// A line between two dots: the lower or left one, then the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    number: u8,
    from: Dot,
    to: Dot,
}

/// A dot: its column from the left and its row from the bottom, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Dot {
    column: u8,
    row: u8,
}

impl fmt::Display for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)
    }
}

impl DotsAndBoxes {
    /// The game around so many rows and columns of boxes, whose lines fit 64 bits.
    pub fn new(rows: u8, columns: u8) -> DotsAndBoxes {
        debug_assert!(
            1 <= rows && 1 <= columns && rows * (columns + 1) + columns * (rows + 1) < 64
        );
        let mut game = DotsAndBoxes { rows, columns, boxes: Vec::new() };
        for row in 0..rows {
            for column in 0..columns {
                let lying = game.lying(row) + column;
                let standing = game.standing(row) + column;
                let sides = [lying, standing, standing + 1, game.lying(row + 1) + column];
                game.boxes.push(sides.into_iter().fold(0, |lines, side| lines | 1 << side));
            }
        }
        game
    }

    fn count(&self) -> u8 {
        self.rows * (self.columns + 1) + self.columns * (self.rows + 1)
    }

    /// The number of the first line that lies in a row of dots, from the top.
    fn lying(&self, row: u8) -> u8 {
        row * (2 * self.columns + 1)
    }

    /// The number of the first line that stands in a row of boxes, from the top.
    fn standing(&self, row: u8) -> u8 {
        self.lying(row) + self.columns
    }

    fn line(&self, number: u8) -> Line {
        let (row, at) = (number / (2 * self.columns + 1), number % (2 * self.columns + 1));
        let top = self.rows - row;
        let (from, to) = if at < self.columns {
            (Dot { column: at, row: top }, Dot { column: at + 1, row: top })
        } else {
            let column = at - self.columns;
            (Dot { column, row: top - 1 }, Dot { column, row: top })
        };
        Line { number, from, to }
    }

    /// How many boxes these lines close.
    fn closed(&self, lines: u64) -> u8 {
        self.boxes.iter().filter(|&&sides| lines & sides == sides).count() as u8
    }

    /// The rows of lines from the top, each with its sign.
    fn bands(&self) -> impl Iterator<Item = (std::ops::Range<u8>, char)> {
        (0..=self.rows).flat_map(|row| {
            let lying = (self.lying(row)..self.lying(row) + self.columns, '-');
            let standing = (self.standing(row)..self.standing(row) + self.columns + 1, '|');
            [lying, standing].into_iter().take(if row < self.rows { 2 } else { 1 })
        })
    }
}

impl Game for DotsAndBoxes {
    type State = Drawing;
    type Move = Line;

    fn start(&self) -> Drawing {
        Drawing { lines: 0, points: [0; 2], mover: Player::FIRST }
    }

    fn turn(&self, drawing: &Drawing) -> Turn {
        let is_full = drawing.lines.count_ones() == u32::from(self.count());
        if is_full { Turn::Over } else { Turn::Player(drawing.mover) }
    }

    fn moves(&self, drawing: &Drawing, moves: &mut Vec<Line>) {
        let free = (0..self.count()).filter(|&number| drawing.lines >> number & 1 == 0);
        moves.extend(free.map(|number| self.line(number)));
    }

    fn play(&self, drawing: &mut Drawing, line: Line) {
        debug_assert!(drawing.lines >> line.number & 1 == 0, "the line is free");
        let before = self.closed(drawing.lines);
        drawing.lines |= 1 << line.number;
        let gained = self.closed(drawing.lines) - before;
        if gained > 0 {
            drawing.points[drawing.mover.index()] += gained;
        } else {
            drawing.mover = drawing.mover.other();
        }
    }

    fn payoff(&self, drawing: &Drawing, player: Player) -> i32 {
        let [own, other] = [player, player.other()].map(|one| drawing.points[one.index()]);
        i32::from(own) - i32::from(other)
    }

    fn show(&self, drawing: &Drawing) -> String {
        let is_drawn = |number: u8| drawing.lines >> number & 1 == 1;
        let mut rows: Vec<String> = Vec::new();
        for (numbers, sign) in self.bands() {
            let mut row = String::new();
            for (place, number) in (0_u8..).zip(numbers) {
                match (sign, is_drawn(number)) {
                    ('-', true) => row.push_str("+---"),
                    ('-', false) => row.push_str("+   "),
                    (_, drawn) => {
                        row.push(if drawn { '|' } else { ' ' });
                        if place < self.columns {
                            row.push_str("   ");
                        }
                    }
                }
            }
            if sign == '-' {
                row.push('+');
            }
            rows.push(row.trim_end().to_owned());
        }
        let [first, second] = drawing.points;
        rows.push(format!("{first}:{second}"));
        rows.join("\n")
    }
}

impl ZeroSum for DotsAndBoxes {
    fn range(&self) -> [i32; 2] {
        let boxes = i32::from(self.rows) * i32::from(self.columns);
        [-boxes, boxes]
    }
}

impl Perfect for DotsAndBoxes {}

impl Listed for DotsAndBoxes {
    type Game = DotsAndBoxes;
    type Position = Drawing;

    fn card() -> Card {
        Card {
            name: "dots-and-boxes",
            aliases: &["boxes", "pipopipette", "petits-carres", "petits-carrés"],
            title: Text::new("Dots and boxes", "Pipopipette"),
            aim: Text::new(
                "draw lines between dots and close more boxes than the other",
                "tracez des traits entre les points et fermez plus de carrés que l'autre",
            ),
            minutes: 5,
            rules: Text::new(
                "Dots form a grid around `rows` x `columns` boxes. In turn, a player draws a line \
                 between two neighbouring dots, across or down. Whoever draws the fourth side of \
                 a box, or of two at once, gets a point for each and draws again. The game ends \
                 when all lines are drawn; the payoff is the difference of the points.",
                "Des points forment une grille autour de `rows` x `columns` carrés. À tour de \
                 rôle, un joueur trace un trait entre deux points voisins, horizontal ou \
                 vertical. Qui trace le quatrième côté d'un carré, ou de deux à la fois, marque \
                 un point pour chacun et rejoue. La partie finit quand tous les traits sont \
                 tracés ; le gain est la différence des points.",
            ),
            notation: Text::new(
                "Position: the rows of lines from the top, `/` between them, `-` and `|` for lines \
                 that are drawn and `.` for those that are not, then the player to move and the \
                 points: `-./|../.. 2 0:0`. Move: the two dots, letter for the column and number \
                 for the row from the bottom: `a1b1`, `a1a2`.",
                "Position : les rangées de traits depuis le haut, séparées par `/`, `-` et `|` \
                 pour les traits tracés, `.` pour les autres, puis le joueur au trait et les \
                 points : `-./|../.. 2 0:0`. Coup : les deux points, une lettre pour la colonne \
                 et un nombre pour la rangée depuis le bas : `a1b1`, `a1a2`.",
            ),
            params: vec![
                Param {
                    name: "rows",
                    about: Text::new("rows of boxes", "rangées de carrés"),
                    kind: ParamKind::Size { low: 1, high: 5 },
                    default: "2",
                },
                Param {
                    name: "columns",
                    about: Text::new("columns of boxes", "colonnes de carrés"),
                    kind: ParamKind::Size { low: 1, high: 5 },
                    default: "2",
                },
            ],
            sides: ['1', '2'],
            source: "É. Lucas, La Pipopipette, 1889",
        }
    }

    fn setup(params: &Params) -> Result<DotsAndBoxes, SetupError> {
        Ok(DotsAndBoxes::new(params.number("rows") as u8, params.number("columns") as u8))
    }

    fn write(&self, drawing: &Drawing) -> String {
        let rows = self.bands().map(|(numbers, sign)| {
            let drawn = |number: u8| drawing.lines >> number & 1 == 1;
            numbers.map(|number| if drawn(number) { sign } else { '.' }).collect::<String>()
        });
        let rows = rows.collect::<Vec<_>>().join("/");
        let [first, second] = drawing.points;
        format!("{rows} {} {first}:{second}", drawing.mover.index() + 1)
    }

    fn read(&self, text: &str) -> Result<Drawing, PositionError> {
        let board = text.split(' ').next().unwrap_or_default();
        let mut drawing = self.start();
        let mut at = 0;
        let mut rows = board.split('/');
        for (numbers, sign) in self.bands() {
            let row = rows.next().unwrap_or_default();
            let (found, expected) = (row.chars().count(), numbers.len());
            if found != expected {
                let what = Text::new("lines in a row", "traits dans une rangée");
                return Err(PositionError::Count { at: at..at + row.len(), what, found, expected });
            }
            for (number, (offset, symbol)) in numbers.zip(row.char_indices()) {
                if symbol == sign {
                    drawing.lines |= 1 << number;
                } else if symbol != '.' {
                    let at = at + offset..at + offset + symbol.len_utf8();
                    let allowed = if sign == '-' { ". -" } else { ". |" };
                    return Err(PositionError::Unexpected { at, allowed });
                }
            }
            at += row.len() + 1;
        }
        if rows.next().is_some() {
            let at = at.min(text.len())..board.len();
            return Err(PositionError::Unexpected { at, allowed: ". - |" });
        }
        self.read_standing(text, board.len(), &mut drawing)?;
        Ok(drawing)
    }

    /// Dots with the lines that are drawn, and the points beside them.
    fn picture(&self, drawing: &Drawing) -> Picture {
        let mut picture = Picture::default();
        let place =
            |dot: Dot| (2 * i16::from(dot.column) + 1, 2 * i16::from(self.rows - dot.row) + 1);
        for row in (0..=self.rows).rev() {
            for column in 0..=self.columns {
                let dot = Dot { column, row };
                let (x, y) = place(dot);
                let (name, outline) = (dot.to_string(), Outline::Dot);
                picture.places.push(Place { x, y, name, outline, mark: None, piece: None });
            }
        }
        let drawn = (0..self.count()).filter(|&number| drawing.lines >> number & 1 == 1);
        picture.strokes.extend(drawn.map(|number| {
            let line = self.line(number);
            Stroke { from: place(line.from), to: place(line.to) }
        }));
        let right = 2 * i16::from(self.columns) + 5;
        for player in Player::BOTH {
            let (owner, y) = (Some(player), 2 * player.index() as i16 + 1);
            let points = drawing.points[player.index()];
            picture.labels.push(Label { x: right, y, text: format!("{player}: {points}"), owner });
        }
        picture
    }

    /// A box bears the number of the player who closed it, where that was seen.
    fn picture_along(&self, moves: &[Line], _drawn: &[u32], drawing: &Drawing) -> Picture {
        let mut picture = self.picture(drawing);
        for (number, owner) in self.closed_by(moves, drawing) {
            let (row, column) =
                (number / usize::from(self.columns), number % usize::from(self.columns));
            let (x, y) = (2 * column as i16 + 2, 2 * row as i16 + 2);
            picture.labels.push(Label { x, y, text: owner.to_string(), owner: Some(owner) });
        }
        picture
    }

    /// The two dots in the other order.
    fn also_touched(&self, drawing: &Drawing, line: Line, picture: &Picture) -> Vec<Vec<usize>> {
        vec![self.touched(drawing, line, picture).into_iter().rev().collect()]
    }

    fn why_over(&self, _: &Drawing) -> Option<Text> {
        Some(Text::new("all lines are drawn", "tous les traits sont tracés"))
    }

    /// The lines that are drawn, the points and the player to move.
    fn plain(&self, drawing: &Drawing) -> Plain {
        let drawn = (0..self.count()).filter(|&number| drawing.lines >> number & 1 == 1);
        let lines = drawn.map(|number| Plain::Word(self.line(number).to_string())).collect();
        let points = drawing.points.map(|points| Plain::Number(points.into()));
        let mover = Plain::Number(drawing.mover.index() as i64 + 1);
        Plain::List(vec![Plain::List(lines), Plain::List(points.to_vec()), mover])
    }

    fn size(&self) -> Option<f64> {
        let boxes = f64::from(self.rows) * f64::from(self.columns);
        Some(libm::exp2(self.count().into()) * (boxes + 1.0))
    }
}

impl DotsAndBoxes {
    /// The boxes that these moves closed on the way to a drawing, each with the player who did.
    fn closed_by(&self, moves: &[Line], drawing: &Drawing) -> Vec<(usize, Player)> {
        let drawn_before =
            moves.iter().fold(drawing.lines, |lines, line| lines & !(1 << line.number));
        let mut replayed = Drawing { lines: drawn_before, ..self.start() };
        let mut closed = Vec::new();
        for &line in moves {
            let (before, mover) = (replayed.lines, replayed.mover);
            self.play(&mut replayed, line);
            let is_new = |&sides: &u64| before & sides != sides && replayed.lines & sides == sides;
            let new = self.boxes.iter().enumerate().filter(|(_, sides)| is_new(sides));
            closed.extend(new.map(|(number, _)| (number, mover)));
        }
        // Who began is not known before the end: it was the other one if the wrong one is to move.
        if replayed.mover != drawing.mover {
            closed.iter_mut().for_each(|(_, owner)| *owner = owner.other());
        }
        closed
    }

    /// Reads the player to move and the points, which stand behind the board.
    fn read_standing(
        &self,
        text: &str,
        start: usize,
        drawing: &mut Drawing,
    ) -> Result<(), PositionError> {
        let at = start.min(text.len())..text.len();
        let unexpected = || PositionError::Unexpected {
            at: at.clone(),
            allowed: "1 2, then points such as 0:0",
        };
        let standing = text[at.clone()].trim_start();
        let (mover, points) = standing.split_once(' ').ok_or_else(unexpected)?;
        drawing.mover = match mover {
            "1" => Player::FIRST,
            "2" => Player::SECOND,
            _ => return Err(unexpected()),
        };
        let (first, second) = points.split_once(':').ok_or_else(unexpected)?;
        for (slot, points) in drawing.points.iter_mut().zip([first, second]) {
            *slot = points.parse().map_err(|_| unexpected())?;
        }
        let [first, second] = drawing.points.map(u32::from);
        if first + second != u32::from(self.closed(drawing.lines)) {
            let why = Text::new(
                "there is one point for each box that is closed",
                "il y a un point pour chaque carré fermé",
            );
            return Err(PositionError::Impossible { at: Some(at), why });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_closes_a_box_draws_again() {
        check((1, 1), &["a1b1", "a1a2", "a2b2"], "-/|./- 2 0:0");
        check((1, 1), &["a1b1", "a1a2", "a2b2", "b1b2"], "-/||/- 2 0:1");
        // Both boxes at once, by the line between them.
        let around = ["a1b1", "b1c1", "a2b2", "b2c2", "a1a2", "c1c2", "b1b2"];
        check((1, 2), &around, "--/|||/-- 1 2:0");
        check((2, 1), &["a2b2"], "./../-/../. 2 0:0");
    }

    /// Draws lines, and compares the position.
    #[track_caller]
    fn check((rows, columns): (u8, u8), lines: &[&str], position: &str) {
        let game = DotsAndBoxes::new(rows, columns);
        let mut drawing = game.start();
        for name in lines {
            let mut moves = Vec::new();
            game.moves(&drawing, &mut moves);
            let line = moves.into_iter().find(|line| line.to_string() == *name);
            game.play(&mut drawing, line.expect("a free line"));
        }
        assert_eq!(game.write(&drawing), position);
        assert_eq!(game.read(position), Ok(drawing));
    }

    #[test]
    fn boards_are_shown_with_their_lines() {
        let game = DotsAndBoxes::new(1, 2);
        let drawing = game.read("-./|.|/.- 1 0:0").expect("a position");
        assert_eq!(game.show(&drawing), "+---+   +\n|       |\n+   +---+\n0:0");
    }

    #[test]
    fn closed_boxes_bear_the_number_of_their_owner() {
        let game = DotsAndBoxes::new(1, 2);
        let check = |start: &str, lines: &[&str], owners: &[(i16, &str)]| {
            let mut drawing = game.read(start).expect("a position");
            let mut made = Vec::new();
            for name in lines {
                let mut moves = Vec::new();
                game.moves(&drawing, &mut moves);
                let line = moves.into_iter().find(|line| line.to_string() == *name);
                made.push(line.expect("a free line"));
                game.play(&mut drawing, *made.last().expect("just made"));
            }
            let picture = game.picture_along(&made, &[], &drawing);
            let within = picture.labels.iter().filter(|label| label.y == 2);
            let found: Vec<(i16, &str)> = within.map(|label| (label.x, &*label.text)).collect();
            assert_eq!(found, owners);
        };
        let around = "--/|.|/-- 1 0:0";
        check(around, &["b1b2"], &[(2, "1"), (4, "1")]);
        check(&around.replace('1', "2"), &["b1b2"], &[(2, "2"), (4, "2")]);
        // The second box falls to the other player.
        check("--/|../-. 1 0:0", &["c1c2", "b1b2", "b1c1"], &[(2, "2"), (4, "2")]);
        check("--/|../.. 1 0:0", &["b1b2", "a1b1", "c1c2", "b1c1"], &[(2, "2"), (4, "1")]);
        // Nobody knows who closed what was closed before.
        check("--/||./-. 1 1:0", &["c1c2"], &[]);
    }

    #[test]
    fn dots_are_touched_in_either_order() {
        let game = DotsAndBoxes::new(1, 1);
        let (start, picture) = (game.start(), game.picture(&game.start()));
        let standing = game.line(1);
        assert_eq!(standing.to_string(), "a1a2");
        assert_eq!(game.touched(&start, standing, &picture), [2, 0]);
        assert_eq!(game.also_touched(&start, standing, &picture), [[0, 2]]);
    }

    #[test]
    fn impossible_drawings_are_refused() {
        let game = DotsAndBoxes::new(1, 1);
        for text in [
            "",
            "./../.",
            "./../. 3 0:0",
            "|/../. 1 0:0",
            "./../. 1 1:0",
            "././. 1 0:0",
            "./.././. 1 0:0",
            "./../. 1 0",
            "-/||/- 1 0:0",
        ] {
            assert!(game.read(text).is_err(), "{text}");
        }
    }
}
