//! How positions are written and read.

use std::ops::Range;

use stratege_core::{Game, Player, PositionError, Text, ones};

use super::{
    Board, Entering, Gipf, Rules, START_GIPF, Stage,
    lines::{LINES, Node, SPOTS_OF, ends},
    rows,
};

/// How the start position may be written.
const START: &str = "start";
/// What may stand on a spot.
const SYMBOLS: &str = ".wbWB";
/// The words after the board and the reserves.
const WORDS: &str = "w b after before gipf: left:";
/// The letters of the sides.
const SIDES: [char; 2] = ['w', 'b'];

/// A part of a text, and where it stands.
#[derive(Clone)]
struct Word<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Word<'a> {
    fn at(&self) -> Range<usize> {
        self.start..self.start + self.text.len()
    }

    /// The parts between separators.
    fn split(&self, separator: char) -> impl Iterator<Item = Word<'a>> + use<'a> {
        let mut start = self.start;
        self.text.split(separator).map(move |text| {
            let word = Word { text, start };
            start += text.len() + separator.len_utf8();
            word
        })
    }

    fn without(&self, prefix: &str) -> Option<Word<'a>> {
        let text = self.text.strip_prefix(prefix)?;
        Some(Word { text, start: self.start + prefix.len() })
    }

    fn unexpected(&self, allowed: &'static str) -> PositionError {
        PositionError::Unexpected { at: self.at(), allowed }
    }
}

/// What stands on a spot, as it is written.
pub(super) fn symbol(board: &Board, spot: u64) -> char {
    let single = match board.pieces.map(|pieces| pieces & spot != 0) {
        [false, false] => '.',
        [true, _] => 'w',
        [_, true] => 'b',
    };
    if board.gipf & spot == 0 { single } else { single.to_ascii_uppercase() }
}

/// The spots as they lie, from the top, with the letters of the columns and the reserves.
pub(super) fn diagram(board: &Board) -> String {
    let mut lines: Vec<String> = (-6..=6).rev().map(|height| diagram_line(board, height)).collect();
    lines.push("B C D E F G H".to_owned());
    let [white, black] = board.reserve;
    lines.push(format!("w {white}  b {black}"));
    lines.join("\n")
}

/// The spots of columns B to H, the reserves, the side, and what else matters.
pub(super) fn describe(board: &Board) -> String {
    let [white, black] = board.reserve;
    let side = SIDES[board.mover.index()];
    let mut text = format!("{} {white}-{black} {side}", columns(board).join("/"));
    match board.stage {
        Stage::Push => {}
        Stage::TakeAfter => text.push_str(" after"),
        Stage::TakeBefore => text.push_str(" before"),
    }
    if board.entering != [Entering::Over; 2] {
        text.push_str(" gipf:");
        for (side, entering) in SIDES.into_iter().zip(board.entering) {
            match entering {
                Entering::Must => text.extend([side, '!']),
                Entering::May => text.push(side),
                Entering::Over => {}
            }
        }
    }
    if board.left != 0 {
        let lines: Vec<String> = ones(u64::from(board.left)).map(line_name).collect();
        text.push_str(" left:");
        text.push_str(&lines.join("+"));
    }
    text
}

impl Gipf {
    /// Reads what `describe` writes.
    pub(super) fn parse(&self, text: &str) -> Result<Board, PositionError> {
        if text == START {
            return Ok(self.start());
        }
        let words: Vec<Word> = Word { text, start: 0 }.split(' ').collect();
        let [spots, reserves, side, further @ ..] = &words[..] else {
            let what =
                Text::new("parts: board, reserves, side", "parties : plateau, réserves, camp");
            return Err(PositionError::Count {
                at: 0..text.len(),
                what,
                found: words.len(),
                expected: 3,
            });
        };
        let mut board = Board {
            pieces: [0, 0],
            gipf: 0,
            left: 0,
            reserve: [0, 0],
            entering: [Entering::Over; 2],
            mover: Player::FIRST,
            stage: Stage::Push,
        };
        self.read_spots(&mut board, spots)?;
        self.read_reserves(&mut board, reserves)?;
        board.mover = match side.text {
            "w" => Player::FIRST,
            "b" => Player::SECOND,
            _ => return Err(side.unexpected("w b")),
        };
        self.read_further(&mut board, further)?;
        self.check_pieces(&board, reserves)?;
        self.check_entering(&board)?;
        check_rows(self, &board)?;
        Ok(board)
    }

    fn read_spots(&self, board: &mut Board, word: &Word) -> Result<(), PositionError> {
        let columns: Vec<Word> = word.split('/').collect();
        if columns.len() != 7 {
            let what = Text::new("columns", "colonnes");
            return Err(PositionError::Count {
                at: word.at(),
                what,
                found: columns.len(),
                expected: 7,
            });
        }
        for (number, column) in (-3..=3).zip(columns) {
            let spots = spots_of_column(number);
            for (offset, symbol) in column.text.char_indices() {
                let start = column.start + offset;
                let at = start..start + symbol.len_utf8();
                if !SYMBOLS.contains(symbol) {
                    return Err(PositionError::Unexpected { at, allowed: SYMBOLS });
                }
                // A column that is too long is counted below.
                let spot = spots.get(offset).copied().unwrap_or(0);
                match symbol.to_ascii_lowercase() {
                    'w' => board.pieces[0] |= spot,
                    'b' => board.pieces[1] |= spot,
                    _ => {}
                }
                if symbol.is_ascii_uppercase() {
                    if self.rules == Rules::Basic {
                        let why = Text::new(
                            "the basic game has no GIPF-pieces",
                            "le jeu simple n'a pas de pièces GIPF",
                        );
                        return Err(PositionError::Impossible { at: Some(at), why });
                    }
                    board.gipf |= spot;
                }
            }
            if column.text.len() != spots.len() {
                let what = Text::new("spots in this column", "intersections de cette colonne");
                let (found, expected) = (column.text.len(), spots.len());
                return Err(PositionError::Count { at: column.at(), what, found, expected });
            }
        }
        Ok(())
    }

    fn read_reserves(&self, board: &mut Board, word: &Word) -> Result<(), PositionError> {
        let numbers: Vec<Word> = word.split('-').collect();
        let [white, black] = &numbers[..] else { return Err(word.unexpected("12-12")) };
        for (reserve, number) in board.reserve.iter_mut().zip([white, black]) {
            let is_number =
                !number.text.is_empty() && number.text.bytes().all(|byte| byte.is_ascii_digit());
            if !is_number {
                return Err(word.unexpected("12-12"));
            }
            let high = self.supply();
            *reserve = number.text.parse().ok().filter(|&count| count <= high).ok_or(
                PositionError::OutOfRange { at: number.at(), low: 0, high: i64::from(high) },
            )?;
        }
        Ok(())
    }

    /// Each of the words at most once, and in the order in which they are written.
    fn read_further(&self, board: &mut Board, words: &[Word]) -> Result<(), PositionError> {
        let mut last = 0;
        for word in words {
            let (rank, understood) = if word.text == "after" {
                board.stage = Stage::TakeAfter;
                (1, true)
            } else if word.text == "before" {
                board.stage = Stage::TakeBefore;
                (1, true)
            } else if let Some(sides) = word.without("gipf:") {
                (2, self.rules == Rules::Tournament && read_sides(board, &sides))
            } else if let Some(lines) = word.without("left:") {
                read_lines(board, &lines)?;
                (3, self.rules == Rules::Tournament)
            } else {
                (0, false)
            };
            if !understood || rank <= last {
                return Err(word.unexpected(WORDS));
            }
            last = rank;
        }
        Ok(())
    }

    /// Whether there are as many pieces as there can be.
    fn check_pieces(&self, board: &Board, reserves: &Word) -> Result<(), PositionError> {
        for player in Player::BOTH {
            if board.material(player) > u32::from(self.supply()) {
                let why = Text::new(
                    "a player has more pieces on the board and in reserve than there are",
                    "un joueur a plus de pièces sur le plateau et en réserve qu'il n'y en a",
                );
                return Err(PositionError::Impossible { at: Some(reserves.at()), why });
            }
            let doubles = board.doubles(player).count_ones();
            if self.rules == Rules::Standard && doubles > START_GIPF {
                let why = Text::new(
                    "a player has more than three GIPF-pieces",
                    "un joueur a plus de trois pièces GIPF",
                );
                return Err(PositionError::Impossible { at: None, why });
            }
        }
        Ok(())
    }

    /// Whether the sides that may still bring in GIPF-pieces have done nothing else.
    fn check_entering(&self, board: &Board) -> Result<(), PositionError> {
        let impossible = |why| Err(PositionError::Impossible { at: None, why });
        for player in Player::BOTH {
            let singles = board.pieces[player.index()] & !board.gipf;
            if board.entering[player.index()] != Entering::Over && singles != 0 {
                return impossible(Text::new(
                    "whoever has a single piece on the board brings in no more GIPF-pieces",
                    "qui a une pièce simple sur le plateau ne fait plus entrer de pièces GIPF",
                ));
            }
        }
        // Before the first push of Black there was one by White at most.
        let begun = match board.entering {
            [Entering::Must, _] => *board == self.start(),
            [Entering::May, Entering::Must] => {
                board.reserve == [16, 18]
                    && board.mover == Player::SECOND
                    && board.pieces[0].is_power_of_two()
                    && board.stage == Stage::Push
            }
            [_, Entering::Must] => false,
            _ => true,
        };
        if !begun {
            return impossible(Text::new(
                "the first push of a side comes right at the beginning",
                "la première poussée d'un camp vient tout au début",
            ));
        }
        Ok(())
    }
}

/// Whether the rows on the board are those that the stage says.
fn check_rows(game: &Gipf, board: &Board) -> Result<(), PositionError> {
    let impossible = |why| Err(PositionError::Impossible { at: None, why });
    let bereft = Player::BOTH.into_iter().any(|player| game.is_bereft(board, player));
    let with_row = rows::lines_with_four(board.pieces[board.mover.index()]);
    if board.left & !with_row != 0 || (board.stage == Stage::Push && board.left != 0) {
        return impossible(Text::new(
            "a line is left where there is no row, or nothing is to be taken",
            "une ligne est laissée où il n'y a pas de rangée, ou rien n'est à prendre",
        ));
    }
    let mut left_whole = rows::rows(board, board.mover, !board.left);
    let settled = match board.stage {
        // The play ended when the last GIPF-piece was taken: other rows may be there still.
        Stage::Push if bereft => return Ok(()),
        Stage::Push => Player::BOTH.into_iter().all(|player| only_gipf(board, player)),
        Stage::TakeBefore => only_gipf(board, board.mover.other()),
        Stage::TakeAfter => true,
    };
    if !settled || left_whole.any(|row| row.segment & !board.gipf != 0) {
        return impossible(Text::new(
            "four pieces of one colour stand side by side and were not taken",
            "quatre pièces d'une couleur sont côte à côte et n'ont pas été prises",
        ));
    }
    if board.stage == Stage::Push {
        return Ok(());
    }
    let (forced, chosen) = rows::sort_rows(board, board.mover, board.left);
    if bereft || forced != 0 || !chosen {
        return impossible(Text::new(
            "there is no row that leaves a choice, or one that leaves none was not taken",
            "il n'y a pas de rangée qui laisse un choix, ou une qui n'en laisse pas n'est pas prise",
        ));
    }
    Ok(())
}

/// Whether all rows of a player consist of GIPF-pieces, which may be left.
fn only_gipf(board: &Board, player: Player) -> bool {
    rows::rows(board, player, 0).all(|row| row.segment & !board.gipf == 0)
}

fn read_sides(board: &mut Board, word: &Word) -> bool {
    let mut rest = word.text;
    for (side, entering) in SIDES.into_iter().zip(&mut board.entering) {
        if let Some(after) = rest.strip_prefix(side) {
            let forced = after.strip_prefix('!');
            *entering = if forced.is_some() { Entering::Must } else { Entering::May };
            rest = forced.unwrap_or(after);
        }
    }
    rest.is_empty() && !word.text.is_empty()
}

/// Lines by their names, in their order.
fn read_lines(board: &mut Board, word: &Word) -> Result<(), PositionError> {
    for name in word.split('+') {
        let line = (0..LINES as u8).find(|&line| line_name(line) == name.text);
        let line = line.filter(|&line| board.left >> line == 0);
        board.left |= 1 << line.ok_or_else(|| name.unexpected("B2-B5 + …"))?;
    }
    Ok(())
}

/// The spots at the ends of a line.
fn line_name(line: u8) -> String {
    let [one, other] = ends(SPOTS_OF[usize::from(line)]);
    format!("{one}-{other}")
}

/// The spots of a column, counted from the middle, from the bottom.
fn spots_of_column(column: i8) -> Vec<u64> {
    Node::all().filter(|node| node.column == column).filter_map(Node::spot).collect()
}

/// The columns from the left, each from the bottom.
fn columns(board: &Board) -> Vec<String> {
    let column = |column| spots_of_column(column).iter().map(|&spot| symbol(board, spot)).collect();
    (-3..=3).map(column).collect()
}

fn diagram_line(board: &Board, height: i8) -> String {
    let nodes = (-3..=3).map(|column| {
        let node = Node::all().find(|node| node.column == column && node.height() == height);
        node.and_then(Node::spot).map_or(' ', |spot| symbol(board, spot))
    });
    let symbols: Vec<String> = nodes.map(String::from).collect();
    symbols.join(" ").trim_end().to_owned()
}
