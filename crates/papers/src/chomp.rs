//! *TP n° 6 : Introduction à la théorie des jeux*: chocolate, and Grundy's game in `grundy.rs`.

use stratege_catalog::{JobError, core::Text, report::ArenaReport};

use crate::{Figure, Item, Outcome, Paper, Published, Tongue, Workbench, both::Both, grundy};

/// The paper.
pub(crate) const PAPER: Paper = Paper {
    title: "TP n° 6\u{202f}: Introduction à la théorie des jeux",
    by: "Informatique tronc commun, 2ᵉ année",
    items,
};

fn items() -> Vec<Item> {
    let mut items = game_items();
    items.extend(graph_items());
    items.extend(grundy::items());
    items
}

/// What the paper says about bars and moves.
#[expect(clippy::too_many_lines, reason = "one list of items")]
fn game_items() -> Vec<Item> {
    vec![
        Item::new(
            "chomp/last-square",
            Text::new("section 1, rules", "section 1, règles"),
            Text::new("the last square loses", "le dernier carré perd"),
            Published::Claim(
                "Le perdant est celui qui doit jouer lorsqu'il ne reste plus que \
                     le carré en bas à gauche",
            ),
            |bench| {
                let solved = bench.solve("chomp:1x1", None)?;
                let over = solved.turn.is_none();
                let winner = solved.winner.unwrap_or(0);
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => {
                        format!("on 1×1 player 1 cannot move and player {winner} has won")
                    }
                    Tongue::French => format!(
                        "en 1×1, le joueur 1 ne peut pas jouer et le joueur {winner} a gagné"
                    ),
                });
                Ok(Outcome::claim(over && winner == 2, told))
            },
        ),
        Item::new(
            "chomp/example-play",
            Text::new("sections 1 and 1.2, example 2×3", "sections 1 et 1.2, exemple 2×3"),
            Text::new("the positions of the example", "les positions de l'exemple"),
            Published::Printed("[3, 3] [3,1] [2,1]"),
            |bench| {
                let list = |position: String, comma: &str| {
                    let board = position.split(' ').next().unwrap_or_default().replace(',', comma);
                    format!("[{board}]")
                };
                let start = list(bench.after("chomp:2x3", None, &[])?, ", ");
                let first = list(bench.after("chomp:2x3", None, &["b2"])?, ",");
                let second = list(bench.after("chomp:2x3", None, &["b2", "c1"])?, ",");
                let game = bench.game("chomp:2x3");
                let title = Text::new("the bar [2,1]", "la tablette [2,1]");
                let figure = Figure::Board { title, picture: game.picture(Some("2,1"))? };
                Ok(Outcome::printed(format!("{start} {first} {second}")).drawing(figure))
            },
        ),
        Item::new(
            "chomp/possible-bars",
            Text::new("question 4", "question 4"),
            Text::new("which lists are bars", "quelles listes sont des tablettes"),
            Published::Asked(
                "[5,2,1] et [4,5,2,1]. Laquelle de ces positions n'est une \
                     position possible de notre jeu ? […] la liste [2,-1]",
            ),
            |bench| {
                let game = bench.game("chomp:4x5");
                let possible =
                    ["5,2,1", "4,5,2,1", "2,-1"].map(|list| game.position(Some(list)).is_ok());
                let told = Both::of(|tongue| {
                    let word = |yes: bool| {
                        if yes { tongue.pick("yes", "oui") } else { tongue.pick("no", "non") }
                    };
                    let [first, second, third] = possible.map(word);
                    let colon = tongue.pick(":", "\u{202f}:");
                    format!(
                        "[5,2,1]{colon} {first}, [4,5,2,1]{colon} {second}, [2,-1]{colon} {third}"
                    )
                });
                Ok(Outcome::claim(possible == [true, false, false], told))
            },
        ),
        Item::new(
            "chomp/move-0-2",
            Text::new("questions 6 and 7", "questions 6 et 7"),
            Text::new("what a move leaves of every row", "ce qu'un coup laisse de chaque ligne"),
            Published::Asked(
                "Combien reste-t-il de carré après coup en fonction de la valeur \
                     minimum entre p et j",
            ),
            remaining_squares,
        ),
        Item::new(
            "chomp/move-2-1",
            Text::new("question 8", "question 8"),
            Text::new("[3,3,2] after the move (2,1)", "[3,3,2] après le coup (2,1)"),
            Published::Printed("[3,3,1]"),
            |bench| {
                let after = bench.after("chomp:3x3", Some("3,3,2"), &["b3"])?;
                Ok(Outcome::printed(format!("[{}]", after.split(' ').next().unwrap_or_default())))
            },
        ),
        Item::new(
            "chomp/poison-is-no-move",
            Text::new("question 9", "question 9"),
            Text::new("(0,0) is not a move", "(0,0) n'est pas un coup"),
            Published::Claim("On ne considère pas (0,0) comme un coup jouable"),
            |bench| {
                let moves = bench.moves("chomp:3x3", Some("3,3,2"))?;
                let squares: Vec<String> = moves
                    .iter()
                    .filter_map(|mv| square(mv))
                    .map(|(i, j)| format!("({i},{j})"))
                    .collect();
                let told = Both::same(squares.join(" "));
                Ok(Outcome::claim(!moves.iter().any(|mv| mv == "a1") && moves.len() == 7, told))
            },
        ),
    ]
}

/// What the paper asks about the graph of the game.
fn graph_items() -> Vec<Item> {
    let title = Text::new("the graph of 2×2", "le graphe de 2×2");
    vec![
        Item::new(
            "chomp/2x2-graph",
            Text::new("question 1", "question 1"),
            title,
            Published::Asked(
                "les sommets où le joueur 1 joue sur une colonne et les sommets \
                     où le joueur 2 joue sur une deuxième colonne",
            ),
            move |bench| {
                let report = bench.graph("chomp:2x2")?;
                let player = |id: u32| report.vertices[id as usize].player;
                let bipartite = report.arcs.iter().all(|[from, to]| player(*from) != player(*to));
                let told = sizes(&report);
                Ok(Outcome::claim(bipartite, told).drawing(Figure::Arena { title, report }))
            },
        ),
        Item::new(
            "chomp/2x2-ends",
            Text::new("question 2", "question 2"),
            Text::new("the final positions of 2×2", "les positions finales de 2×2"),
            Published::Asked(
                "la/les position(s) finale(s) gagnante(s) pour le joueur 1 […] pour le joueur 2",
            ),
            |bench| {
                let report = bench.arena("chomp:2x2")?;
                let won = |winner: &str| {
                    let ended =
                        report.vertices.iter().filter(|vertex| vertex.ended == Some(winner));
                    ended.map(|vertex| vertex.position.clone()).collect::<Vec<_>>()
                };
                let (one, two) = (won("1"), won("2"));
                let told = Both::of(|tongue| {
                    let [one, two] = [&one, &two].map(|positions| positions.join(", "));
                    match tongue {
                        Tongue::English => format!("player 1 wins at ({one}), player 2 at ({two})"),
                        Tongue::French => {
                            format!("le joueur 1 gagne en ({one}), le joueur 2 en ({two})")
                        }
                    }
                });
                Ok(Outcome::claim(one == ["1 2"] && two == ["1 1"], told))
            },
        ),
        Item::new(
            "chomp/2x2-winning",
            Text::new("question 3, printed algorithm", "question 3, algorithme imprimé"),
            Text::new("the winning positions of 2×2", "les positions gagnantes de 2×2"),
            Published::Asked("Regarder récursivement si a est gagnant, si oui Renvoyer True […]"),
            |bench| winning(bench, &["chomp:2x2"]),
        ),
        Item::new(
            "chomp/winning",
            Text::new("questions 11 to 13", "questions 11 à 13"),
            Text::new(
                "winning positions of larger bars",
                "les positions gagnantes de tablettes plus grandes",
            ),
            Published::Asked("renvoie True si la position est gagnante pour le joueur 1"),
            |bench| winning(bench, &["chomp:2x3", "chomp:3x3", "chomp:3x4", "chomp:4x4"]),
        ),
        Item::new(
            "chomp/take-the-first-move",
            Text::new("question 14", "question 14"),
            Text::new("whether to move first", "faut-il prendre la main"),
            Published::Asked("indiquer s'il faut mieux laisser la main ou prendre la main"),
            first_move,
        ),
    ]
}

/// The numbers of vertices and arcs.
pub(crate) fn sizes(report: &ArenaReport) -> Both {
    let (vertices, arcs) = (report.vertices.len() as u64, report.arcs.len() as u64);
    Both::of(|tongue| {
        let [vertices, arcs] = [vertices, arcs].map(|number| tongue.number(number));
        match tongue {
            Tongue::English => format!("{vertices} vertices, {arcs} arcs"),
            Tongue::French => format!("{vertices} sommets, {arcs} arcs"),
        }
    })
}

/// The paper's algorithm, run as it is printed: which vertices are won by player 1.
pub(crate) fn won_by_recursion(report: &ArenaReport) -> Vec<bool> {
    let mut successors = vec![Vec::new(); report.vertices.len()];
    for [from, to] in &report.arcs {
        successors[*from as usize].push(*to as usize);
    }
    let mut known = vec![None; report.vertices.len()];
    for vertex in 0..report.vertices.len() {
        is_won(vertex, report, &successors, &mut known);
    }
    known.into_iter().map(|won| won == Some(true)).collect()
}

fn is_won(
    vertex: usize,
    report: &ArenaReport,
    successors: &[Vec<usize>],
    known: &mut [Option<bool>],
) -> bool {
    if let Some(won) = known[vertex] {
        return won;
    }
    let won = match (report.vertices[vertex].ended, report.vertices[vertex].player) {
        (Some(winner), _) => winner == "1",
        (None, Some(1)) => {
            successors[vertex].iter().any(|&next| is_won(next, report, successors, known))
        }
        (None, _) => successors[vertex].iter().all(|&next| is_won(next, report, successors, known)),
    };
    known[vertex] = Some(won);
    won
}

/// Compares the paper's algorithm with attractors, vertex by vertex.
fn winning(bench: &Workbench<'_>, words: &[&str]) -> Result<Outcome, JobError> {
    let mut holds = true;
    let (mut won, mut all) = (0_u64, 0_u64);
    for word in words {
        let report = bench.arena(word)?;
        let recursion = won_by_recursion(&report);
        holds &= recursion
            .iter()
            .zip(&report.vertices)
            .all(|(won, vertex)| *won == vertex.rank.is_some());
        won += recursion.iter().filter(|won| **won).count() as u64;
        all += recursion.len() as u64;
    }
    let told = Both::of(|tongue| {
        let [won, all] = [won, all].map(|number| tongue.number(number));
        match tongue {
            Tongue::English => format!(
                "{won} of {all} vertices won by player 1, the same by recursion and by attractor"
            ),
            Tongue::French => format!(
                "{won} des {all} sommets gagnants pour le joueur 1, les mêmes par \
                     récursion et par attracteur"
            ),
        }
    });
    let mut outcome = Outcome::claim(holds, told);
    if let Some(word) = words.first() {
        let title = Text::new("the attractor of player 1", "l'attracteur du joueur 1");
        outcome = outcome.drawing(Figure::Arena { title, report: bench.arena(word)? });
    }
    Ok(outcome)
}

/// A square such as `c1` as the paper writes it: row from the bottom, column.
fn square(mv: &str) -> Option<(usize, usize)> {
    let column = usize::from(mv.as_bytes().first()?.checked_sub(b'a')?);
    Some((mv.get(1..)?.parse::<usize>().ok()? - 1, column))
}

/// Plays every move at every bar of 3×4 and compares with the rule of the paper.
fn remaining_squares(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let rows = |position: &str| -> Vec<usize> {
        let board = position.split(' ').next().unwrap_or_default();
        board.split(',').filter_map(|row| row.parse().ok()).collect()
    };
    let game = bench.game("chomp:3x4");
    let (mut holds, mut checked) = (true, 0_u64);
    for vertex in bench.arena("chomp:3x4")?.vertices {
        let mut play = game.play(Some(&vertex.position), bench.seed)?;
        for mv in play.moves() {
            let Some((i, j)) = square(&mv) else { continue };
            let before = rows(&play.position());
            play.play(&mv)?;
            let mut expected: Vec<usize> = (0..)
                .zip(&before)
                .map(|(n, &squares)| if n >= i { squares.min(j) } else { squares })
                .collect();
            expected.retain(|&squares| squares > 0);
            holds &= rows(&play.position()) == expected;
            checked += 1;
            play.undo();
        }
    }
    let example = bench.after("chomp:2x4", Some("4,3"), &["c1"])?;
    let told = Both::of(|tongue| {
        let checked = tongue.number(checked);
        let example = example.split(' ').next().unwrap_or_default();
        match tongue {
            Tongue::English => format!(
                "min(p, j) in the rows n ≥ i, at all {checked} moves of 3×4; \
                     [4,3] after (0,2) is [{example}]"
            ),
            Tongue::French => format!(
                "min(p, j) dans les lignes n ≥ i, aux {checked} coups de \
                     3×4\u{202f}; [4,3] après (0,2) donne [{example}]"
            ),
        }
    });
    Ok(Outcome::claim(holds, told))
}

fn first_move(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let table = bench
        .catalog
        .winner_table("chomp", 1..=4, 1..=5, bench.limits, &mut |_, _| {})
        .map_err(|error| match error {
            stratege_catalog::TableError::Job(error) => error,
            stratege_catalog::TableError::Open(error) => unreachable!("chomp is a game: {error}"),
        })?;
    let mut holds = true;
    for (row, winners) in (1..).zip(&table.winners) {
        for (column, winner) in (1..).zip(winners) {
            let report = bench.arena(&format!("chomp:{row}x{column}"))?;
            let start = report.start.unwrap_or(0) as usize;
            let first = won_by_recursion(&report)[start];
            holds &= winner.as_deref() == Some(if first { "1" } else { "2" });
        }
    }
    let lost: Vec<String> = (1..)
        .zip(&table.winners)
        .flat_map(|(row, winners)| {
            (1..).zip(winners).map(move |(column, winner)| (row, column, winner))
        })
        .filter(|(_, _, winner)| winner.as_deref() != Some("1"))
        .map(|(row, column, _): (i32, i32, _)| format!("{row}×{column}"))
        .collect();
    let told = Both::of(|tongue| {
        let lost = lost.join(", ");
        match tongue {
            Tongue::English => {
                format!("take it: up to 4×5 the first player wins everywhere but on {lost}")
            }
            Tongue::French => format!(
                "la prendre\u{202f}: jusqu'à 4×5, le premier joueur gagne partout sauf en {lost}"
            ),
        }
    });
    Ok(Outcome::claim(holds, told))
}
