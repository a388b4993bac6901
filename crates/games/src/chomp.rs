//! Chomp (*jeu du chocolat empoisonné*).
//!
//! A bar of chocolate has `rows` x `columns` squares. In turn, a player chooses a square that
//! is left, other than the bottom left one, and eats it with all squares above it and to its
//! right. The bottom left square is poisoned: whoever has to move when nothing else is left
//! loses. Source: *TP n° 6, Introduction à la théorie des jeux*, section 1.

use std::fmt;

use stratege_core::{
    Alternating, Card, Cell, Combinatorial, Foreign, Form, Impartial, Indexed, Indices, Listed,
    Outline, Param, ParamKind, Params, Picture, Piece, Plain, Player, PositionError, SetupError,
    Staircases, Text,
};

/// Most rows of a bar.
const MOST_ROWS: usize = 32;

/// The rules for one size of bar.
#[derive(Clone, Debug)]
pub struct Chomp {
    rows: u8,
    columns: u8,
    /// `paths[r][c]` is the number of bars that fit in `r` rows of at most `c` squares.
    paths: Vec<Vec<u64>>,
}

/// The lengths of the rows, from the bottom; none is longer than the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bar {
    rows: [u8; MOST_ROWS],
}

/// The square from which on everything above and to the right is eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bite(pub Cell);

impl Chomp {
    /// A bar of `rows` x `columns` squares.
    ///
    /// # Panics
    ///
    /// If there are no squares or more than 32 rows.
    pub fn new(rows: u8, columns: u8) -> Chomp {
        assert!(0 < rows && usize::from(rows) <= MOST_ROWS && 0 < columns, "{rows} x {columns}");
        // A sum that does not fit is only used to refuse tables of that size.
        let mut paths = vec![vec![1_u64; usize::from(columns) + 1]];
        for _ in 0..rows {
            let above = &paths[paths.len() - 1];
            let sums = above.iter().scan(0_u64, |sum, &count| {
                *sum = sum.saturating_add(count);
                Some(*sum)
            });
            paths.push(sums.collect());
        }
        Chomp { rows, columns, paths }
    }

    /// How many bars come before those whose row number `row` has `length` squares, among bars
    /// with the same rows below it.
    fn rank(&self, row: usize, length: u8) -> u64 {
        if length == 0 {
            return 0;
        }
        self.paths[usize::from(self.rows) - row][usize::from(length) - 1]
    }
}

impl Combinatorial for Chomp {
    type Board = Bar;
    type Move = Bite;

    fn start(&self) -> Bar {
        let mut rows = [0; MOST_ROWS];
        rows[..usize::from(self.rows)].fill(self.columns);
        Bar { rows }
    }

    fn options(&self, bar: &Bar, _player: Player, moves: &mut Vec<Bite>) {
        for (row, &length) in (0..self.rows).zip(&bar.rows) {
            let first = u8::from(row == 0);
            moves.extend((first..length).map(|column| Bite(Cell { column, row })));
        }
    }

    fn play(&self, bar: &mut Bar, _player: Player, Bite(Cell { column, row }): Bite) {
        debug_assert!(column < bar.rows[usize::from(row)] && (row, column) != (0, 0));
        for length in &mut bar.rows[usize::from(row)..usize::from(self.rows)] {
            *length = (*length).min(column);
        }
    }

    fn show(&self, bar: &Bar) -> String {
        let rows = bar.rows[..usize::from(self.rows)].iter().enumerate().rev();
        let show_row = |(row, &length): (usize, &u8)| match (row, length) {
            (_, 0) => ".".to_owned(),
            (0, _) => format!("P{}", "#".repeat(usize::from(length) - 1)),
            _ => "#".repeat(usize::from(length)),
        };
        rows.map(show_row).collect::<Vec<_>>().join("\n")
    }

    fn is_stuck(&self, bar: &Bar, _player: Player) -> bool {
        bar.rows[0] == 1 && bar.rows[1] == 0
    }

    /// A square bar may be mirrored along its diagonal.
    fn symmetries(&self) -> usize {
        if self.rows == self.columns { 2 } else { 1 }
    }

    fn image(&self, bar: &Bar, index: usize) -> Bar {
        if index == 0 {
            return *bar;
        }
        let mut rows = [0; MOST_ROWS];
        for (column, height) in (0..self.columns).zip(&mut rows) {
            *height = bar.rows.iter().filter(|&&length| length > column).count() as u8;
        }
        Bar { rows }
    }
}

impl Impartial for Chomp {}

/// Bars are lattice paths: the number of a bar counts the bars that come before it when bars
/// are sorted by the length of the lowest row, then of the next.
impl Indexed for Chomp {
    fn boards(&self) -> Option<u64> {
        let all = self.paths[usize::from(self.rows)][usize::from(self.columns)];
        // The empty bar is never reached.
        (all < u64::MAX).then(|| all - 1)
    }

    fn index(&self, bar: &Bar) -> u64 {
        let rows = bar.rows[..usize::from(self.rows)].iter().enumerate();
        rows.map(|(row, &length)| self.rank(row, length)).sum::<u64>() - 1
    }

    fn board(&self, index: u64) -> Bar {
        let mut rest = index + 1;
        let mut rows = [0; MOST_ROWS];
        for row in 0..usize::from(self.rows) {
            let longest = if row == 0 { self.columns } else { rows[row - 1] };
            let fits = |length: &u8| self.rank(row, *length) <= rest;
            rows[row] = (0..=longest).rev().find(fits).unwrap_or(0);
            rest -= self.rank(row, rows[row]);
        }
        Bar { rows }
    }

    /// A bite at column `j` leaves rows of exactly `j` squares: before it they were longer.
    fn predecessors(&self, index: u64, mut visit: impl FnMut(u64)) {
        let bar = self.board(index);
        for row in 0..usize::from(self.rows) {
            let column = bar.rows[row];
            let longest = if row == 0 { self.columns } else { bar.rows[row - 1] };
            // Counting the empty bar, too, keeps the sums of ranks from going below zero.
            let rank = index + 1;
            self.lengthen(&bar, row, column, longest, rank, &mut |longer| visit(longer - 1));
        }
    }
}

impl Staircases for Chomp {
    fn lengths(&self, bar: &Bar, lengths: &mut Vec<u8>) {
        lengths.extend(bar.rows.iter().take_while(|&&length| length > 0));
    }

    fn stairs(&self, lengths: &[u8]) -> Bar {
        let mut rows = [0; MOST_ROWS];
        rows[..lengths.len()].copy_from_slice(lengths);
        Bar { rows }
    }

    fn bite(&self, row: u8, column: u8) -> Bite {
        Bite(Cell { column, row })
    }
}

impl Chomp {
    /// Visits the bars in which row `row` and any number of equal rows above it are longer than
    /// `column`, the rest being that of `bar`; `index` is the number reached so far.
    fn lengthen(
        &self,
        bar: &Bar,
        row: usize,
        column: u8,
        longest: u8,
        index: u64,
        visit: &mut impl FnMut(u64),
    ) {
        let base = index - self.rank(row, column);
        let next = row + 1;
        let deeper = next < usize::from(self.rows) && bar.rows[next] == column;
        for length in column + 1..=longest {
            let longer = base + self.rank(row, length);
            visit(longer);
            if deeper {
                self.lengthen(bar, next, column, length, longer, visit);
            }
        }
    }
}

impl fmt::Display for Bite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Listed for Chomp {
    type Game = Alternating<Chomp>;
    type Position = Bar;

    fn card() -> Card {
        Card {
            name: "chomp",
            aliases: &["chocolat", "chocolate", "jeu-du-chocolat"],
            title: Text::new("Chomp", "Jeu du chocolat empoisonné"),
            aim: Text::new(
                "leave the poisoned square to the other",
                "laissez le carré empoisonné à l'autre",
            ),
            minutes: 2,
            rules: Text::new(
                "A bar of chocolate. In turn, a player chooses a square that is left, other than \
                 the poisoned one at the bottom left, and eats it with all squares above it and to \
                 its right. Whoever has to move when only the poisoned square is left loses.",
                "Une tablette de chocolat. À tour de rôle, un joueur choisit un carré encore \
                 présent, sauf le carré empoisonné en bas à gauche, et mange tous les carrés situés \
                 au-dessus et à droite de celui-ci. Qui doit jouer lorsqu'il ne reste que le carré \
                 empoisonné perd.",
            ),
            notation: Text::new(
                "Position: lengths of the rows from the bottom, then the player to move, \
                 either one: `5,5,3 1`; empty rows are left out. Move: a square, `a1` is the poisoned one. \
                 Also read, as in the paper: `2*3` for a size, `[5,5,3]` and `([5,5,3], 2)` for positions, \
                 `(row, column)` for moves, counted from 0, from the bottom left.",
                "Position : longueurs des lignes à partir du bas, puis le joueur qui doit jouer, \
                 n'importe lequel : `5,5,3 1` ; les lignes vides sont omises. Coup : une case, `a1` est empoisonnée. \
                 Se lisent aussi, comme dans l'énoncé : `2*3` pour une taille, `[5,5,3]` et `([5,5,3], 2)` pour \
                 des positions, `(ligne, colonne)` pour des coups, comptées à partir de 0, en bas à gauche.",
            ),
            params: vec![
                Param {
                    name: "rows",
                    about: Text::new("rows of the bar", "lignes de la tablette"),
                    kind: ParamKind::Size { low: 1, high: MOST_ROWS as i64 },
                    default: "3",
                },
                Param {
                    name: "columns",
                    about: Text::new("columns of the bar", "colonnes de la tablette"),
                    kind: ParamKind::Size { low: 1, high: 99 },
                    default: "4",
                },
            ],
            sides: ['1', '2'],
            source: "TP n° 6, Introduction à la théorie des jeux, section 1",
        }
    }

    fn setup(params: &Params) -> Result<Chomp, SetupError> {
        Ok(Chomp::new(params.number("rows") as u8, params.number("columns") as u8))
    }

    fn write(&self, bar: &Bar) -> String {
        let lengths = bar.rows.iter().take_while(|&&length| length > 0);
        lengths.map(u8::to_string).collect::<Vec<_>>().join(",")
    }

    fn read(&self, text: &str) -> Result<Bar, PositionError> {
        let numbers = crate::read_numbers(text, 0, i64::from(self.columns))?;
        let most = usize::from(self.rows);
        if let Some(surplus) = numbers.get(most) {
            let at = surplus.at.start..text.len();
            let why = Text::new(
                "the bar has fewer rows than that",
                "la tablette a moins de lignes que cela",
            );
            return Err(PositionError::Impossible { at: Some(at), why });
        }
        if let Some(pair) = numbers.windows(2).find(|pair| pair[0].value < pair[1].value) {
            let why = Text::new(
                "a row is never longer than the row below it",
                "une ligne n'est jamais plus longue que la ligne en dessous",
            );
            return Err(PositionError::Impossible { at: Some(pair[1].at.clone()), why });
        }
        if numbers[0].value == 0 {
            let why = Text::new(
                "the poisoned square is never eaten",
                "le carré empoisonné n'est jamais mangé",
            );
            return Err(PositionError::Impossible { at: Some(numbers[0].at.clone()), why });
        }
        let mut rows = [0; MOST_ROWS];
        for (row, number) in rows.iter_mut().zip(&numbers) {
            *row = number.value as u8;
        }
        Ok(Bar { rows })
    }

    /// The lengths of the rows that are left, from the bottom.
    fn plain(&self, bar: &Bar) -> Plain {
        Plain::numbers(bar.rows.into_iter().take_while(|&length| length > 0))
    }

    /// The row from the bottom and the column, from 0.
    fn plain_move(&self, Bite(cell): Bite) -> Plain {
        Plain::numbers([cell.row, cell.column])
    }

    /// The lengths of the rows from the bottom; the bar is as large as it was, or as it must be.
    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        Ok(text.as_numbers().map(|rows| {
            let most = i64::from(self.rows).max(rows.len() as i64);
            let longest = rows.iter().copied().fold(self.columns.into(), i64::max);
            Foreign {
                position: crate::joined(&rows),
                sizes: vec![("rows", most), ("columns", longest)],
                board: text.clone(),
            }
        }))
    }

    /// By its row from the bottom and its column, from 0.
    fn is_called(&self, _board: &Plain, bite: Bite, name: &Plain) -> bool {
        self.plain_move(bite) == *name
    }

    fn indices(&self) -> Option<Indices> {
        Some(Indices::RowsFromBottom)
    }

    /// As many bars as lattice paths, but the empty one.
    fn size(&self) -> Option<f64> {
        let columns = f64::from(self.columns);
        let rows = (1..=self.rows).map(f64::from);
        Some(rows.fold(1.0, |paths, row| paths * (columns + row) / row) - 1.0)
    }

    /// The poison, which is all that is left.
    fn decisive(&self, _bar: &Bar, picture: &Picture) -> Vec<usize> {
        picture.named_in(&Cell { column: 0, row: 0 }.to_string())
    }

    fn picture(&self, bar: &Bar) -> Picture {
        Picture::grid(self.columns, self.rows, |cell| {
            if bar.rows[usize::from(cell.row)] <= cell.column {
                return None;
            }
            let poisoned = (cell.column, cell.row) == (0, 0);
            let (form, glyph) = if poisoned { (Form::Poison, 'P') } else { (Form::Chocolate, '#') };
            Some((Outline::Square, Some(Piece { owner: None, form, glyph })))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bite_cuts_the_rows_above() {
        check("4,3", 2, 0, "2,2");
        check("3,3,2", 1, 2, "3,3,1");
        check("3,3", 1, 1, "3,1");
        check("3,1", 2, 0, "2,1");
    }

    /// Eats from the square in `column` and `row`, counted from 0.
    #[track_caller]
    fn check(before: &str, column: u8, row: u8, after: &str) {
        let chomp = Chomp::new(4, 5);
        let mut bar = chomp.read(before).expect("a bar");
        chomp.play(&mut bar, Player::FIRST, Bite(Cell { column, row }));
        assert_eq!(chomp.write(&bar), after);
    }

    #[test]
    fn impossible_bars_are_refused() {
        let chomp = Chomp::new(4, 5);
        assert!(chomp.read("5,2,1").is_ok());
        assert!(
            matches!(chomp.read("4,5,2,1"), Err(PositionError::Impossible { at: Some(at), .. }) if at == (2..3))
        );
        assert!(matches!(chomp.read("2,-1"), Err(PositionError::OutOfRange { .. })));
        assert!(matches!(chomp.read("0"), Err(PositionError::Impossible { .. })));
        assert!(matches!(chomp.read("1,1,1,1,1"), Err(PositionError::Impossible { .. })));
        assert!(matches!(chomp.read("5,,1"), Err(PositionError::Unexpected { .. })));
    }

    /// Questions 6 and 8 of the source.
    #[test]
    fn lists_and_pairs_of_the_paper_are_read() {
        for (rows, columns, before, bite, after) in
            [(2, 4, "[4, 3]", "(0,2)", "2,2"), (3, 3, "[3,3,2]", "[2, 1]", "3,3,1")]
        {
            let chomp = Chomp::new(rows, columns);
            let foreign = chomp.foreign(&Plain::read(before)).expect("numbers").expect("a bar");
            let mut bar = chomp.read(&foreign.position).expect("a bar that fits");
            let mut bites = Vec::new();
            chomp.options(&bar, Player::FIRST, &mut bites);
            bites.retain(|&each| chomp.is_called(&foreign.board, each, &Plain::read(bite)));
            assert_eq!(bites.len(), 1, "{bite}");
            chomp.play(&mut bar, Player::FIRST, bites[0]);
            assert_eq!(chomp.write(&bar), after);
        }
        let sizes = |text| {
            let foreign = Chomp::new(3, 4).foreign(&Plain::read(text)).expect("no trouble");
            foreign.map(|foreign| foreign.sizes)
        };
        assert_eq!(sizes("[4,3]"), Some(vec![("rows", 3), ("columns", 4)]), "it fits");
        assert_eq!(sizes("[5,2,1,1]"), Some(vec![("rows", 4), ("columns", 5)]));
        assert_eq!(sizes("5,2"), None);
    }

    #[test]
    fn there_are_as_many_bars_as_lattice_paths_but_the_empty_one() {
        assert_eq!(Chomp::new(2, 3).boards(), Some(9));
        assert_eq!(Chomp::new(12, 12).boards(), Some(2_704_155));
        assert!(Chomp::new(16, 99).boards().is_some());
        assert_eq!(Chomp::new(12, 12).size(), Some(2_704_155.0));
        let large = Chomp::new(16, 255);
        assert!(large.boards().is_none() && large.size().is_some_and(|size| size > 1e24));
    }
}
