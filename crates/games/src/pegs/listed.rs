//! The card of the game, its positions as text, and its pictures.

use stratege_core::{
    Card, Cell, Form, Game, Label, Listed, Outline, Param, ParamKind, Params, Picture, Piece,
    Place, PositionError, SetupError, Text, read_grid,
};

use super::{Board, Goal, Pegs, Shape, bit, number};

/// The word that leaves the choice of the empty hole to the board, then every hole by number.
const HOLE_WORDS: [(&str, &str); 50] = {
    const NAMES: [[&str; 7]; 7] = [
        ["a1", "b1", "c1", "d1", "e1", "f1", "g1"],
        ["a2", "b2", "c2", "d2", "e2", "f2", "g2"],
        ["a3", "b3", "c3", "d3", "e3", "f3", "g3"],
        ["a4", "b4", "c4", "d4", "e4", "f4", "g4"],
        ["a5", "b5", "c5", "d5", "e5", "f5", "g5"],
        ["a6", "b6", "c6", "d6", "e6", "f6", "g6"],
        ["a7", "b7", "c7", "d7", "e7", "f7", "g7"],
    ];
    let mut words = [("usual", "habituel"); 50];
    let mut hole = 0;
    while hole < 49 {
        let name = NAMES[hole / 7][hole % 7];
        words[hole + 1] = (name, name);
        hole += 1;
    }
    words
};

impl Listed for Pegs {
    type Game = Pegs;
    type Position = Board;

    fn card() -> Card {
        Card {
            name: "pegs",
            aliases: &["solitaire", "peg-solitaire", "jeu-du-solitaire"],
            title: Text::new("Peg solitaire", "Solitaire"),
            aim: Text::new(
                "jump pegs away until one is left",
                "sautez par-dessus les pions jusqu'à n'en laisser qu'un",
            ),
            minutes: 10,
            rules: Text::new(
                "For one player. There is a peg in every hole but one. A peg jumps over a \
                 neighbouring peg into the empty hole right behind it, along rows and columns (in \
                 the triangle along its three directions), and the peg that was jumped over is \
                 taken away. The game ends when no jump is left; it is won when one peg is left, \
                 with goal=vacancy only in the hole that was empty at the start.",
                "Pour un joueur. Il y a un pion dans chaque trou sauf un. Un pion saute par-dessus \
                 un pion voisin dans le trou vide juste derrière, le long des lignes et des \
                 colonnes (dans le triangle, selon ses trois directions), et le pion sauté est \
                 retiré. La partie finit quand aucun saut n'est possible ; elle est gagnée quand \
                 il reste un seul pion, avec goal=vacancy seulement dans le trou vide au départ.",
            ),
            notation: Text::new(
                "Position: rows from the top, `/` between them, `o` a peg, `.` an empty hole, `-` \
                 no hole. Move: from which hole to which hole: `d2-d4`; `a1` is at the bottom left. \
                 The rows of the triangle begin at the left: its top hole (1 of 15) is `a5`, the \
                 row below (2 and 3) `a4` and `b4`, the last row (11 to 15) `a1` to `e1`.",
                "Position : les lignes du haut vers le bas, séparées par `/`, `o` un pion, `.` un \
                 trou vide, `-` pas de trou. Coup : de quel trou vers quel trou : `d2-d4` ; `a1` \
                 est en bas à gauche. Les lignes du triangle commencent à gauche : le trou du haut \
                 (1 sur 15) est `a5`, la ligne suivante (2 et 3) `a4` et `b4`, la dernière ligne \
                 (11 à 15) `a1` à `e1`.",
            ),
            params: vec![
                Param {
                    name: "board",
                    about: Text::new("the board", "le plateau"),
                    kind: ParamKind::Word(&[
                        ("english", "anglais"),
                        ("european", "européen"),
                        ("triangle", "triangulaire"),
                    ]),
                    default: "english",
                },
                Param {
                    name: "hole",
                    about: Text::new(
                        "the hole that is empty at the start; usual: the centre, or the top of the \
                         triangle",
                        "le trou vide au départ ; habituel : le centre, ou le haut du triangle",
                    ),
                    kind: ParamKind::Word(&HOLE_WORDS),
                    default: "usual",
                },
                Param {
                    name: "goal",
                    about: Text::new(
                        "one: one peg is left; vacancy: one peg is left in the hole that was empty \
                         at the start",
                        "un : il reste un pion ; départ : il reste un pion dans le trou vide au \
                         départ",
                    ),
                    kind: ParamKind::Word(&[("one", "un"), ("vacancy", "départ")]),
                    default: "one",
                },
            ],
            sides: ['1', '2'],
            source: "J. D. Beasley, The Ins and Outs of Peg Solitaire, 1985",
        }
    }

    fn setup(params: &Params) -> Result<Pegs, SetupError> {
        let shape = match params.word("board") {
            "triangle" => Shape::Triangle,
            "european" => Shape::European,
            _ => Shape::English,
        };
        let goal = match params.word("goal") {
            "vacancy" => Goal::Vacancy,
            _ => Goal::One,
        };
        let word = params.word("hole");
        let hole = HOLE_WORDS[1..].iter().position(|(name, _)| *name == word);
        let vacancy = hole.map_or_else(|| shape.usual_vacancy(), |hole| hole as u8);
        Pegs::new(shape, vacancy, goal).ok_or(SetupError::Unfit {
            why: Text::new("the board has no such hole", "le plateau n'a pas ce trou"),
        })
    }

    fn write(&self, board: &Board) -> String {
        self.grid(*board)
    }

    fn read(&self, text: &str) -> Result<Board, PositionError> {
        let side = usize::from(self.shape.side());
        let mut board = Board { pegs: 0 };
        for (square, symbol) in read_grid(text, side, side, "-.o")?.into_iter().enumerate() {
            let hole = bit(self.hole(square));
            let is_hole = self.holes & hole != 0;
            if is_hole != (symbol > 0) {
                // Each row is followed by a slash.
                let start = square + square / side;
                let allowed = if is_hole { ".o" } else { "-" };
                return Err(PositionError::Unexpected { at: start..start + 1, allowed });
            }
            if symbol == 2 {
                board.pegs |= hole;
            }
        }
        let start = self.start();
        if board.pegs == 0 || board.pegs.count_ones() >= start.pegs.count_ones() && board != start {
            let why = Text::new(
                "every jump takes one peg away, from the start to the last peg",
                "chaque saut retire un pion, du départ jusqu'au dernier pion",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        if self.parities(board) != self.parities(start) {
            let why = Text::new(
                "no sequence of jumps leads from the start to these pegs: with the holes coloured \
                 in three colours along every line, a jump changes the parity of all three",
                "aucune suite de sauts ne mène du départ à ces pions : si l'on colorie les trous \
                 de trois couleurs le long de chaque ligne, un saut change la parité des trois",
            );
            return Err(PositionError::Impossible { at: None, why });
        }
        Ok(board)
    }

    fn why_over(&self, board: &Board) -> Option<Text> {
        Some(if self.is_solved(*board) {
            Text::new("a single peg is left", "il ne reste qu'un pion")
        } else if board.pegs.is_power_of_two() {
            Text::new("the last peg is in another hole", "le dernier pion est dans un autre trou")
        } else {
            Text::new("no peg can jump any more", "plus aucun pion ne peut sauter")
        })
    }

    fn picture(&self, board: &Board) -> Picture {
        let side = self.shape.side();
        let peg = Piece { owner: None, form: Form::Peg, glyph: 'o' };
        let piece = |cell| (board.pegs & bit(number(cell)) != 0).then_some(peg);
        if self.shape != Shape::Triangle {
            return Picture::grid(side, side, |cell| {
                self.shape.contains(cell).then(|| (Outline::Hole, piece(cell)))
            });
        }
        let mut picture = Picture::default();
        for row in (0..side).rev() {
            let y = 2 * i16::from(side - 1 - row) + 1;
            picture.labels.push(Label { x: -1, y, text: (row + 1).to_string(), owner: None });
            for column in 0..side - row {
                let cell = Cell { column, row };
                // Each row begins half a square to the left of the row above.
                let x = i16::from(2 * column + row) + 1;
                let (name, outline) = (cell.to_string(), Outline::Hole);
                picture.places.push(Place { x, y, name, outline, mark: None, piece: piece(cell) });
            }
        }
        for column in 0..side {
            let (x, y) = (2 * i16::from(column) + 1, 2 * i16::from(side) + 1);
            picture.labels.push(Label { x, y, text: Cell::column_name(column), owner: None });
        }
        picture
    }
}
