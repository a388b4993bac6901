//! *TP : Jeu du domineering*: the functions of the game, `h1`, min-max, `statistiques`.

use stratege_catalog::{JobError, core::Text};

use crate::{
    Figure, Found, Item, Outcome, Paper, Published, Tongue, Workbench, both::Both, workbench::Seats,
};

/// The paper.
pub(crate) const PAPER: Paper =
    Paper { title: "TP\u{202f}: Jeu du domineering", by: "Q. Fortier, itc2a", items };

/// Plays of the sample of random plays.
const PLAYS: u64 = 1_000_000;
/// Plays of min-max against random moves.
const MINIMAX_PLAYS: u64 = 20_000;

#[expect(clippy::too_many_lines, reason = "one list of items")]
fn items() -> Vec<Item> {
    vec![
        Item::new(
            "domineering/grille-vide",
            Text::new("grille_vide(3, 4)", "grille_vide(3, 4)"),
            Text::new("the empty board of 3 rows and 4 columns", "la grille vide de 3 sur 4"),
            Published::Printed("[[-1, -1, -1, -1], [-1, -1, -1, -1], [-1, -1, -1, -1]]"),
            |bench| {
                let game = bench.game("domineering:3x4");
                let position = game.position(None)?;
                let board = position.split(' ').next().unwrap_or_default();
                let cell = |symbol| if symbol == '.' { -1 } else { 0 };
                let rows = board.split('/').map(|row| row.chars().map(cell).collect::<Vec<i32>>());
                let title = Text::new("the empty board", "la grille vide");
                let figure = Figure::Board { title, picture: game.picture(None)? };
                Ok(Outcome::printed(format!("{:?}", rows.collect::<Vec<_>>())).drawing(figure))
            },
        ),
        Item::new(
            "domineering/moves-player-0",
            Text::new("coups_possibles, first output", "coups_possibles, première sortie"),
            Text::new("where player 0 can lay a domino", "où le joueur 0 peut poser un domino"),
            Published::Printed("[(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3)]"),
            |bench| Ok(Outcome::printed(python_list(&places(bench, 1)?))),
        ),
        Item::new(
            "domineering/moves-player-1",
            Text::new("coups_possibles, second output", "coups_possibles, seconde sortie"),
            Text::new("where player 1 can lay a domino", "où le joueur 1 peut poser un domino"),
            Published::Printed(
                "[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]",
            ),
            |bench| Ok(Outcome::printed(python_list(&places(bench, 2)?))),
        ),
        Item::new(
            "domineering/random-move",
            Text::new("strategie_aleatoire", "strategie_aleatoire"),
            Text::new("a random move is one of the legal ones", "un coup au hasard est permis"),
            Published::Claim("(0, 3)"),
            |bench| {
                let places = places(bench, 1)?;
                let told = Both::of(|tongue| {
                    let count = places.len();
                    match tongue {
                        Tongue::English => {
                            format!("one of {count} legal moves, each with probability 1/{count}")
                        }
                        Tongue::French => format!(
                            "l'un des {count} coups permis, chacun de probabilité \
                             1/{count}"
                        ),
                    }
                });
                Ok(Outcome::claim(places.contains(&(0, 3)), told))
            },
        ),
        Item::new(
            "domineering/random-3x4",
            Text::new("jeu, 3×4", "jeu, 3×4"),
            Text::new(
                "who wins one random game on 3×4: player 0 won",
                "qui gagne une partie au hasard en 3×4\u{202f}: le joueur 0 a gagné",
            ),
            Published::Claim("0"),
            |bench| {
                let pair = ["random", "random"];
                let shares = bench.matched("domineering:3x4", pair, Seats::Fixed, None)?.shares();
                let told = Both::of(|tongue| {
                    let share = tongue.percent(shares[0]);
                    match tongue {
                        Tongue::English => format!("player 0 wins {share} of the games (exact)"),
                        Tongue::French => format!("le joueur 0 gagne {share} des parties (exact)"),
                    }
                });
                Ok(Outcome::claim(shares[0] > 0.0, told))
            },
        ),
        Item::new(
            "domineering/random-3x10",
            Text::new("statistiques, 3×10", "statistiques, 3×10"),
            Text::new(
                "games won by players 0 and 1, random moves on 3×10",
                "parties gagnées par les joueurs 0 et 1, au hasard en 3×10",
            ),
            Published::Sample("[388, 612]"),
            |bench| {
                let game = bench.game("domineering:3x10");
                let plays = game.random_plays(bench.plays(PLAYS), bench.seed, bench.limits)?;
                let counts = vec![plays.endings.first, plays.endings.second];
                Ok(Outcome::new(Found::Counts(counts)))
            },
        )
        .weighing(60),
        Item::new(
            "domineering/h1-3x2",
            Text::new("h1(grille_vide(3, 2))", "h1(grille_vide(3, 2))"),
            Text::new("h1 of the empty board of 3 by 2", "h1 de la grille vide de 3 sur 2"),
            Published::Printed("1"),
            |bench| {
                let value = bench.tree("domineering:3x2", None, 0, "h1")?.root.value;
                Ok(Outcome::printed(value.to_string()))
            },
        ),
        Item::new(
            "domineering/h1-infinite",
            Text::new("h1", "h1"),
            Text::new(
                "h1 where player 0 has just won: ∞, says the question",
                "h1 là où le joueur 0 vient de gagner\u{202f}: ∞, dit la question",
            ),
            Published::Printed("-float('inf')"),
            h1_infinite,
        )
        .by_mistake(
            "The function asks whether player 0 has a move before it asks \
                 whose turn it is: on two squares, one above the other, \
                 player 0 lays a domino and wins, and h1 says that he has \
                 lost.",
            "La fonction demande si le joueur 0 a un coup avant de \
                 demander à qui c'est le tour\u{202f}: sur deux cases, l'une \
                 au-dessus de l'autre, le joueur 0 pose un domino et gagne, \
                 et h1 dit qu'il a perdu.",
        ),
        Item::new(
            "domineering/min-max-5x5",
            Text::new("strategie_minmax, 5×5", "strategie_minmax, 5×5"),
            Text::new(
                "games won by min-max (depth 2, h1) against random moves on 5×5",
                "parties gagnées par min-max (profondeur 2, h1) contre le hasard en 5×5",
            ),
            Published::Sample("[10, 0]"),
            min_max,
        )
        .weighing(90),
        Item::new(
            "domineering/min-max-better",
            Text::new("last question", "dernière question"),
            Text::new("min-max is better than random moves", "min-max vaut mieux que le hasard"),
            Published::Claim("la stratégie min-max est meilleure que la stratégie aléatoire"),
            min_max_better,
        )
        .weighing(80),
    ]
}

/// The moves of a player on the empty board of 3 by 4, as rows from the top and columns.
fn places(bench: &Workbench<'_>, player: u8) -> Result<Vec<(i32, i32)>, JobError> {
    let position = format!("..../..../.... {player}");
    let moves = bench.moves("domineering:3x4", Some(&position))?;
    Ok(moves.iter().filter_map(|mv| place(mv, 3)).collect())
}

/// The upper left square of a domino such as `a2-a3`, on a board of so many rows.
fn place(mv: &str, rows: i32) -> Option<(i32, i32)> {
    let (one, other) = mv.split_once('-')?;
    let square = |text: &str| -> Option<(i32, i32)> {
        let column = i32::from(*text.as_bytes().first()?) - i32::from(b'a');
        Some((rows - text.get(1..)?.parse::<i32>().ok()?, column))
    };
    Some(square(one)?.min(square(other)?))
}

fn python_list(pairs: &[(i32, i32)]) -> String {
    format!("{pairs:?}")
}

fn h1_infinite(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let written = |value: f64| {
        let sign = if value < 0.0 { "-" } else { "" };
        format!("{sign}float('inf')")
    };
    let printed = bench.tree("domineering:2x1", None, 1, "h1")?;
    let right = bench.tree("domineering:2x1", None, 1, "h1-corrected")?;
    let solved = bench.solve("domineering:2x1", None)?;
    let remark = Both::of(|tongue| {
        // The paper numbers players from 0.
        let winner = solved.winner.map_or(String::new(), |winner| (winner - 1).to_string());
        match tongue {
            Tongue::English => format!("By the rules, player {winner} wins."),
            Tongue::French => format!("Selon les règles, le joueur {winner} gagne."),
        }
    });
    let title = Text::new("h1 as printed", "h1 telle qu'imprimée");
    let corrected = Text::new("h1 corrected", "h1 corrigée");
    let mut outcome = Outcome::printed(written(right.root.value)).remarking(remark);
    outcome.mistaken = Some(Found::Printed(written(printed.root.value)));
    let outcome = outcome.drawing(Figure::Tree { title, report: printed });
    Ok(outcome.drawing(Figure::Tree { title: corrected, report: right }))
}

fn min_max(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let plays = bench.plays(MINIMAX_PLAYS);
    let pair = ["minimax:2,h1", "random"];
    let played = bench.matched("domineering:5x5", pair, Seats::Fixed, Some(plays))?;
    let counts = played.counts();
    let tree = bench.tree("domineering:3x2", None, 2, "h1")?;
    let title = Text::new("min-max at depth 2 on 3×2", "min-max de profondeur 2 en 3×2");
    let outcome = Outcome::new(Found::Counts(vec![counts[0], counts[2]]));
    Ok(outcome.drawing(Figure::Tree { title, report: tree }))
}

fn min_max_better(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let mut lowest: f64 = 1.0;
    let boards = ["4x4", "4x5", "5x4", "5x5"];
    for board in boards {
        let word = format!("domineering:{board}");
        let plays = bench.plays(10_000);
        let played = bench.matched(&word, ["minimax:2,h1", "random"], Seats::Both, Some(plays))?;
        lowest = lowest.min(played.shares()[0]);
    }
    let told = Both::of(|tongue| {
        let least = tongue.percent(lowest);
        let boards = boards.join(", ").replace('x', "×");
        match tongue {
            Tongue::English => format!("it wins at least {least} of the games on {boards}"),
            Tongue::French => format!("elle gagne au moins {least} des parties en {boards}"),
        }
    });
    Ok(Outcome::claim(lowest > 0.5, told))
}
