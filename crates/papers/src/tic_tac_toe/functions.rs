//! Sections 1 and 2: the functions of the game, and how many situations there are.

use stratege_catalog::{JobError, core::Text};

use super::{GAME, case, entries, gagner, position, square, tuple};
use crate::{Figure, Found, Item, Outcome, Published, Tongue, Workbench, both::Both};

/// The list of figure 1(b), which has one entry too many.
const TEN: &str = "['.','.','X','.','O','.','.','.','.','X']";

pub(super) fn items() -> Vec<Item> {
    let mut items = board_items();
    items.extend(move_items());
    items.extend(count_items());
    items
}

fn board_items() -> Vec<Item> {
    vec![
        Item::new(
            "tic-tac-toe/figure-1",
            Text::new("section 1, figure 1(b)", "section 1, figure 1(b)"),
            Text::new("the list of a board with pieces", "la liste d'un plateau avec des pièces"),
            Published::Printed(TEN),
            |bench| {
                let game = bench.game(GAME);
                // The entry too many is one of the empty ones between the O and the last X.
                let board = game.position(Some("..X/.O./..X"))?;
                let list: Vec<String> =
                    entries(&board).iter().map(|symbol| format!("'{symbol}'")).collect();
                let title = Text::new("figure 1(b)", "figure 1(b)");
                let figure = Figure::Board { title, picture: game.picture(Some(&board))? };
                Ok(Outcome::printed(format!("[{}]", list.join(","))).drawing(figure))
            },
        )
        .by_mistake(
            "The list has ten entries, and the board nine squares: one empty entry too many.",
            "La liste a dix éléments et le plateau neuf cases\u{202f}: une case vide de trop.",
        ),
        Item::new(
            "tic-tac-toe/cells",
            Text::new("section 1.1", "section 1.1"),
            Text::new(
                "entries of the list of an empty board",
                "nombre de cases de la liste d'un jeu vide",
            ),
            Published::Printed("8"),
            |bench| {
                Ok(Outcome::printed(entries(&bench.game(GAME).position(None)?).len().to_string()))
            },
        )
        .by_mistake(
            "The board has nine squares; the functions that follow use the entries 0 to 8.",
            "Le plateau a neuf cases\u{202f}; les fonctions qui suivent \
                 utilisent les indices 0 à 8.",
        ),
        Item::new(
            "tic-tac-toe/new-game",
            Text::new("section 1.1, example", "section 1.1, exemple"),
            Text::new("what nouveauJeu() returns", "ce que renvoie nouveauJeu()"),
            Published::Printed("('.', '.', 'X', '.', 'O', '.', '.', '.', '.', 'X')"),
            |bench| Ok(Outcome::printed(tuple(&entries(&bench.game(GAME).position(None)?)))),
        )
        .by_mistake(
            "The example prints the list of figure 1(b), ten entries with \
                 three pieces, for a game that is empty; affiche shows it \
                 empty two lines further.",
            "L'exemple imprime la liste de la figure 1(b), dix éléments \
                 dont trois pièces, pour un jeu vide\u{202f}; affiche le \
                 montre vide deux lignes plus bas.",
        ),
        Item::new(
            "tic-tac-toe/show",
            Text::new("section 1.1, example", "section 1.1, exemple"),
            Text::new("affiche of the empty board", "affiche du jeu vide"),
            Published::Printed(". . . / . . . / . . ."),
            |bench| {
                let empty = entries(&bench.game(GAME).position(None)?);
                let rows = empty
                    .chunks(3)
                    .map(|row| row.iter().map(char::to_string).collect::<Vec<_>>().join(" "));
                Ok(Outcome::printed(rows.collect::<Vec<_>>().join(" / ")))
            },
        ),
        Item::new(
            "tic-tac-toe/turn-1",
            Text::new("section 1.3, first example", "section 1.3, premier exemple"),
            Text::new("who moves on the empty board", "à qui de jouer sur le jeu vide"),
            Published::Printed("'X'"),
            |bench| turn(bench, "........."),
        ),
        Item::new(
            "tic-tac-toe/turn-2",
            Text::new("section 1.3, second example", "section 1.3, second exemple"),
            Text::new("who moves after X in case 1", "à qui de jouer après X en case 1"),
            Published::Printed("'O'"),
            |bench| turn(bench, ".X......."),
        ),
    ]
}

fn turn(bench: &Workbench<'_>, list: &str) -> Result<Outcome, JobError> {
    let entries: Vec<char> = list.chars().collect();
    let game = bench.game(GAME);
    let play = game.play(Some(&position(&entries)), bench.seed)?;
    Ok(Outcome::printed(if play.turn() == Some(1) { "'X'" } else { "'O'" }))
}

fn move_items() -> Vec<Item> {
    vec![
        Item::new(
            "tic-tac-toe/moves-1",
            Text::new("section 1.4, first example", "section 1.4, premier exemple"),
            Text::new("the moves on the empty board", "les coups sur le jeu vide"),
            Published::Printed("[0, 1, 2, 3, 4, 5, 6, 7, 8]"),
            |bench| moves(bench, "........."),
        ),
        Item::new(
            "tic-tac-toe/moves-2",
            Text::new("section 1.4, second example", "section 1.4, second exemple"),
            Text::new("the moves with X in 1 and 4, O in 7", "les coups avec X en 1 et 4, O en 7"),
            Published::Printed("[0, 2, 3, 5, 6, 8]"),
            |bench| moves(bench, ".X..X..O."),
        ),
        Item::new(
            "tic-tac-toe/gagner",
            Text::new("section 1.5", "section 1.5"),
            Text::new("the printed function gagner", "la fonction gagner imprimée"),
            Published::Claim(
                "1 si le joueur 1 'X' a gagné, -1 si le joueur 2 'O' a gagné, 0 \
                 si aucun joueur n'a gagné",
            ),
            |bench| {
                let report = bench.arena(GAME)?;
                let right = report.vertices.iter().all(|vertex| {
                    let payoff = match vertex.ended {
                        Some("1") => 1,
                        Some("2") => -1,
                        _ => 0,
                    };
                    gagner(&entries(&vertex.position)) == payoff
                });
                let told = Both::of(|tongue| {
                    let all = tongue.number(report.vertices.len() as u64);
                    match tongue {
                        Tongue::English => {
                            format!("the printed function agrees at all {all} positions")
                        }
                        Tongue::French => {
                            format!("la fonction imprimée est d'accord aux {all} positions")
                        }
                    }
                });
                Ok(Outcome::claim(right, told))
            },
        ),
        Item::new(
            "tic-tac-toe/play-1",
            Text::new("section 1.6, lines 5 and 6", "section 1.6, lignes 5 et 6"),
            Text::new("the board after the move 1", "le jeu après le coup 1"),
            Published::Printed("('.', 'X', '.', '.', '.', '.', '.', '.', '.')"),
            |bench| played(bench, &[1]),
        ),
        Item::new(
            "tic-tac-toe/play-2",
            Text::new("section 1.6, lines 8 and 9", "section 1.6, lignes 8 et 9"),
            Text::new("the board after the moves 1, 5", "le jeu après les coups 1, 5"),
            Published::Printed("('.', 'X', '.', '.', '.', 'O', '.', '.', '.')"),
            |bench| played(bench, &[1, 5]),
        ),
        Item::new(
            "tic-tac-toe/play-3",
            Text::new("section 1.6, lines 11 and 12", "section 1.6, lignes 11 et 12"),
            Text::new("the board after the moves 1, 5, 0", "le jeu après les coups 1, 5, 0"),
            Published::Printed("('X', 'X', '.', '.', '.', 'O', '.', '.', '.')"),
            |bench| played(bench, &[1, 5, 0]),
        ),
        Item::new(
            "tic-tac-toe/val-gagnant",
            Text::new("section 4.2.2", "section 4.2.2"),
            Text::new(
                "what valGagnant gives back for X and for O",
                "ce que renvoie valGagnant pour X et pour O",
            ),
            Published::Printed("if joueurEnCours=='X' : gagne=1 else : gagne=-1"),
            |bench| {
                let value = |list: &str| -> Result<String, JobError> {
                    let game = bench.game(GAME);
                    let play = game.play(Some(list), bench.seed)?;
                    Ok(play.payoff().map_or("None".to_owned(), |payoff| payoff.to_string()))
                };
                Ok(Outcome::printed(format!("{} {}", value("XXX/OO./...")?, value("XX./OOO/X..")?)))
            },
        )
        .by_mistake(
            "Both functions end without return gagne: in Python they \
                 return None. The text asks for 1 and -1.",
            "Les deux fonctions se terminent sans return gagne\u{202f}: \
                 en Python elles renvoient None. Le texte demande 1 et -1.",
        ),
    ]
}

fn moves(bench: &Workbench<'_>, list: &str) -> Result<Outcome, JobError> {
    let entries: Vec<char> = list.chars().collect();
    let moves = bench.moves(GAME, Some(&position(&entries)))?;
    let mut cases: Vec<usize> = moves.iter().filter_map(|mv| case(mv)).collect();
    cases.sort_unstable();
    Ok(Outcome::printed(format!("{cases:?}")))
}

fn played(bench: &Workbench<'_>, cases: &[usize]) -> Result<Outcome, JobError> {
    let squares: Vec<String> = cases.iter().map(|&case| square(case)).collect();
    let squares: Vec<&str> = squares.iter().map(String::as_str).collect();
    let after = bench.after(GAME, None, &squares)?;
    Ok(Outcome::new(Found::Printed(tuple(&entries(&after)))))
}

#[expect(clippy::too_many_lines, reason = "one list of items")]
fn count_items() -> Vec<Item> {
    let section = Text::new("section 2", "section 2");
    vec![
        Item::new(
            "tic-tac-toe/3-to-the-9",
            section,
            Text::new(
                "ways to fill nine squares, some of them out of reach",
                "façons de remplir neuf cases, certaines inatteignables",
            ),
            Published::Claim(
                "3⁹ situations possibles, mais certaines situations ne sont pas atteignables",
            ),
            |bench| {
                let ways = 3_u64.pow(9);
                let game = bench.game(GAME);
                let reached = game.count(None, bench.limits)?.positions;
                let example = game.position(Some("XX./.../...")).is_ok();
                let told = Both::of(|tongue| {
                    let [ways, reached] = [ways, reached].map(|number| tongue.number(number));
                    match tongue {
                        Tongue::English => format!(
                            "{ways} ways, {reached} of them reached; two X without an O are refused"
                        ),
                        Tongue::French => format!(
                            "{ways} façons, dont {reached} atteintes\u{202f}; deux X sans O \
                                 sont refusés"
                        ),
                    }
                });
                Ok(Outcome::claim(reached < ways && !example, told))
            },
        ),
        Item::new(
            "tic-tac-toe/9-factorial",
            section,
            Text::new("complete games, at most", "parties complètes, au plus"),
            Published::Claim("le nombre de parties complètes possibles est de 9!"),
            |bench| {
                let most: u128 = (1..=9).product();
                let counted = bench.game(GAME).count(None, bench.limits)?;
                let plays = counted.plays.map_or(0, |plays| plays.0);
                let told = Both::of(|tongue| {
                    let [plays, most] = [plays, most].map(|number| tongue.number(number));
                    match tongue {
                        Tongue::English => {
                            format!("{plays} games, since they stop at the first win; 9! = {most}")
                        }
                        Tongue::French => format!(
                            "{plays} parties, car elles s'arrêtent quand un joueur a \
                                 gagné\u{202f}; 9! = {most}"
                        ),
                    }
                });
                Ok(Outcome::claim(plays <= most, told))
            },
        ),
        Item::new(
            "tic-tac-toe/sequences",
            section,
            Text::new(
                "situations counted as sequences of moves",
                "situations comptées comme suites de coups",
            ),
            Published::Claim(
                "9! + 9!/1 + 9!/2! + 9!/3! + … [serait] surévaluer le nombre de situations",
            ),
            |bench| {
                let factorial = |number: u64| (1..=number).product::<u64>();
                let bound: u64 = (0..=9).map(|left| factorial(9) / factorial(left)).sum();
                let sequences =
                    1 + bench.game(GAME).perft(None, 9, bench.limits)?.iter().sum::<u64>();
                let positions = bench.game(GAME).count(None, bench.limits)?.positions;
                let told = Both::of(|tongue| {
                    let [bound, sequences, positions] =
                        [bound, sequences, positions].map(|number| tongue.number(number));
                    match tongue {
                        Tongue::English => format!(
                            "the sum is {bound}; {sequences} sequences are played, \
                                 {positions} situations reached"
                        ),
                        Tongue::French => format!(
                            "la somme vaut {bound}\u{202f}; {sequences} suites sont jouées, \
                                 {positions} situations atteintes"
                        ),
                    }
                });
                Ok(Outcome::claim(positions < sequences && sequences < bound, told))
            },
        ),
        Item::new(
            "tic-tac-toe/transposition",
            section,
            Text::new("moves in another order", "les mêmes coups dans un autre ordre"),
            Published::Claim(
                "la suite de coups 1,2,3 et la suite 3,2,1 conduisent aux mêmes situations",
            ),
            |bench| {
                let after = |cases: [usize; 3]| -> Result<String, JobError> {
                    let squares = cases.map(square);
                    bench.after(GAME, None, &squares.each_ref().map(String::as_str))
                };
                let (forth, back) = (after([1, 2, 3])?, after([3, 2, 1])?);
                Ok(Outcome::claim(forth == back, Both::same(forth)))
            },
        ),
        Item::new(
            "tic-tac-toe/first-moves",
            section,
            Text::new("first moves up to symmetry", "premiers coups à symétrie près"),
            Published::Claim(
                "au premier coup, il n'y a que trois situations réellement différentes",
            ),
            |bench| {
                let counted = bench.game(GAME).count(None, bench.limits)?;
                let classes = counted.classes_by_ply.get(1).copied().unwrap_or(0);
                let told = Both::of(|tongue| {
                    let all = tongue.number(counted.classes);
                    match tongue {
                        Tongue::English => format!("{classes}; {all} classes in all"),
                        Tongue::French => format!("{classes}\u{202f}; {all} classes en tout"),
                    }
                });
                Ok(Outcome::claim(classes == 3, told))
            },
        ),
    ]
}
