//! The second half of *TP n° 6*: Grundy's game.

use std::collections::BTreeSet;

use stratege_catalog::{JobError, TableError, core::Text};

use crate::{
    Figure, Item, Outcome, Published, Tongue, Workbench,
    both::Both,
    chomp::{sizes, won_by_recursion},
};

pub(crate) fn items() -> Vec<Item> {
    let mut items = rule_items();
    items.extend(function_items());
    items.extend(position_items());
    items
}

#[expect(clippy::too_many_lines, reason = "one list of items")]
fn rule_items() -> Vec<Item> {
    let six = Text::new("the graph for 6 counters", "le graphe pour 6 jetons");
    vec![
        Item::new(
            "grundy/small-heaps",
            Text::new("section 2, rules", "section 2, règles"),
            Text::new(
                "heaps of one or two counters stay whole",
                "un tas d'un ou deux jetons ne se divise pas",
            ),
            Published::Claim(
                "À la fin d'une partie, il ne reste que des piles de un ou deux jetons",
            ),
            |bench| {
                let report = bench.arena("grundy:10")?;
                let small = |position: &str| heaps(position).iter().all(|&heap| heap <= 2);
                let holds = report
                    .vertices
                    .iter()
                    .all(|vertex| vertex.ended.is_some() == small(&vertex.position));
                let ends = report.vertices.iter().filter(|vertex| vertex.ended.is_some()).count();
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => format!(
                        "true of all {ends} ends from 10 counters, and of no other position"
                    ),
                    Tongue::French => format!(
                        "vrai des {ends} fins à partir de 10 jetons, et d'aucune autre position"
                    ),
                });
                Ok(Outcome::claim(holds, told))
            },
        ),
        Item::new(
            "grundy/plays-4",
            Text::new("question 15", "question 15"),
            Text::new(
                "games that begin with a heap of 4",
                "parties commençant par un tas de 4 jetons",
            ),
            Published::Claim("il n'existe qu'une partie commençant par un tas de 4 jetons"),
            |bench| {
                let plays = plays(bench, "grundy:4")?;
                let winner = bench.solve("grundy:4", None)?.winner.unwrap_or(0);
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => {
                        format!("{plays} game, won by player {winner}: let the other begin")
                    }
                    Tongue::French => format!(
                        "{plays} partie, gagnée par le joueur {winner}\u{202f}: laisser \
                             l'autre commencer"
                    ),
                });
                Ok(Outcome::claim(plays == 1, told))
            },
        ),
        Item::new(
            "grundy/sum",
            Text::new("question 16", "question 16"),
            Text::new(
                "the sum of the list during a game",
                "la somme de la liste pendant la partie",
            ),
            Published::Asked("la valeur de la somme éléments de cette liste à chaque instant"),
            |bench| {
                let report = bench.arena("grundy:10")?;
                let sums: BTreeSet<u32> = report
                    .vertices
                    .iter()
                    .map(|vertex| heaps(&vertex.position).iter().sum())
                    .collect();
                let told = Both::of(|tongue| {
                    let sums: Vec<String> = sums.iter().map(u32::to_string).collect();
                    match tongue {
                        Tongue::English => format!(
                            "always {}, at all {} positions from 10 counters",
                            sums.join(", "),
                            report.vertices.len()
                        ),
                        Tongue::French => format!(
                            "toujours {}, aux {} positions à partir de 10 jetons",
                            sums.join(", "),
                            report.vertices.len()
                        ),
                    }
                });
                Ok(Outcome::claim(sums.len() == 1, told))
            },
        ),
        Item::new(
            "grundy/plays-5",
            Text::new("question 17", "question 17"),
            Text::new(
                "the games with 5 counters, and the winner",
                "les parties avec 5 jetons, et le gagnant",
            ),
            Published::Claim("En déduire une stratégie gagnante pour le joueur de départ"),
            |bench| {
                let plays = plays(bench, "grundy:5")?;
                let solved = bench.solve("grundy:5", None)?;
                let told = Both::of(|tongue| {
                    let best = solved.best.join(", ");
                    match tongue {
                        Tongue::English => {
                            format!("{plays} games; the first player wins by {best}")
                        }
                        Tongue::French => {
                            format!("{plays} parties\u{202f}; le premier joueur gagne par {best}")
                        }
                    }
                });
                Ok(Outcome::claim(solved.winner == Some(1), told))
            },
        ),
        Item::new(
            "grundy/graph-6",
            Text::new("question 18", "question 18"),
            six,
            Published::Asked("Dessinez le graphe du jeu pour 6 jetons. Est-il acyclique ?"),
            move |bench| {
                let report = bench.graph("grundy:6")?;
                let sizes = sizes(&report);
                let told = Both::of(|tongue| {
                    let cycle = if report.cycles {
                        tongue.pick("with a cycle", "avec un cycle")
                    } else {
                        tongue.pick("without a cycle", "sans cycle")
                    };
                    format!("{}, {cycle}", sizes.get(tongue))
                });
                Ok(Outcome::claim(!report.cycles, told)
                    .drawing(Figure::Arena { title: six, report }))
            },
        ),
    ]
}

fn function_items() -> Vec<Item> {
    vec![
        Item::new(
            "grundy/show",
            Text::new("question 20, expected output", "question 20, résultat attendu"),
            Text::new(
                "afficher_partie([2,4,3,5], True): one line for each heap",
                "afficher_partie([2,4,3,5], True)\u{202f}: une ligne par tas",
            ),
            Published::Printed(
                "Le premier joueur doit jouer / La ligne 0 contient ce nombre \
                     de jetons / La ligne 1 contient ce nombre de jetons / La \
                     ligne 2 contient ce nombre de jetons / La ligne 3 contient \
                     ce nombre de jetons",
            ),
            |bench| {
                let game = bench.game("grundy:14");
                let play = game.play(Some("2,4,3,5 1"), bench.seed)?;
                let who = if play.turn() == Some(1) { "premier" } else { "second" };
                let count = heaps(&play.position()).len();
                let lines = (0..count)
                    .map(|line| format!(" / La ligne {line} contient ce nombre de jetons"));
                let title = Text::new("the heaps", "les tas");
                let figure = Figure::Board { title, picture: play.picture() };
                let text = format!("Le {who} joueur doit jouer{}", lines.collect::<String>());
                Ok(Outcome::printed(text).drawing(figure))
            },
        ),
        Item::new(
            "grundy/valid-2-1-4",
            Text::new("question 21, first example", "question 21, premier exemple"),
            Text::new("verif_valid([2,1,4],2,2)", "verif_valid([2,1,4],2,2)"),
            Published::Printed("False"),
            |bench| Ok(Outcome::printed(valid(bench, &[2, 1, 4], 2, 2)?)),
        ),
        Item::new(
            "grundy/valid-3-2-5",
            Text::new("question 21, second example", "question 21, second exemple"),
            Text::new("verif_valid([3,2,5],2,3)", "verif_valid([3,2,5],2,3)"),
            Published::Printed("True"),
            |bench| Ok(Outcome::printed(valid(bench, &[3, 2, 5], 2, 3)?)),
        ),
        Item::new(
            "grundy/next-1",
            Text::new("question 22, first example", "question 22, premier exemple"),
            Text::new("suivant([2,4,3,5], True, 1, 3)", "suivant([2,4,3,5], True, 1, 3)"),
            Published::Printed("[2,3,5,3,1], False"),
            |bench| next(bench, &[2, 4, 3, 5], 1, 1, 3),
        ),
        Item::new(
            "grundy/next-2",
            Text::new("question 22, second example", "question 22, second exemple"),
            Text::new("suivant([2,4,3,5], False, 3, 2)", "suivant([2,4,3,5], False, 3, 2)"),
            Published::Printed("[2,4,3,2,3], True"),
            |bench| next(bench, &[2, 4, 3, 5], 2, 3, 2),
        ),
        Item::new(
            "grundy/moves-2-3-4-5",
            Text::new("question 24", "question 24"),
            Text::new("coup_possible([2,3,4,5])", "coup_possible([2,3,4,5])"),
            Published::Printed("[(1, 1), (1, 2), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3), (3, 4)]"),
            |bench| {
                let list = [2, 3, 4, 5];
                let divisions = divisions(bench, &list, 1)?;
                let mut pairs = Vec::new();
                for (heap, small, large) in divisions {
                    for (place, _) in list.iter().enumerate().filter(|(_, size)| **size == heap) {
                        pairs.extend([(place, small), (place, large)]);
                    }
                }
                pairs.sort_unstable();
                let remark = Text::new(
                    "Each division appears twice, once for each part named first; here it is one \
                     move.",
                    "Chaque division apparaît deux fois, une fois par part nommée en \
                     premier\u{202f}; ici c'est un seul coup.",
                );
                Ok(Outcome::printed(format!("{pairs:?}")).remarking(remark.into()))
            },
        ),
    ]
}

fn position_items() -> Vec<Item> {
    vec![
        Item::new(
            "grundy/positions-10",
            Text::new("question 27", "question 27"),
            Text::new(
                "positions when the game begins with 10 counters",
                "positions possibles en commençant avec n = 10",
            ),
            Published::Asked(
                "Combien y a t il de positions possibles lorsqu'on commence avec n = 10",
            ),
            |bench| {
                let report = bench.arena("grundy:10")?;
                let lists = lists(10);
                let sorted: BTreeSet<Vec<u32>> = lists
                    .iter()
                    .map(|list| {
                        let mut sorted = list.clone();
                        sorted.sort_unstable_by(|a, b| b.cmp(a));
                        sorted
                    })
                    .collect();
                let ours: BTreeSet<Vec<u32>> =
                    report.vertices.iter().map(|vertex| heaps(&vertex.position)).collect();
                let told = Both::of(|tongue| {
                    let [ours, lists] =
                        [ours.len(), lists.len()].map(|number| tongue.number(number as u64));
                    match tongue {
                        Tongue::English => format!(
                            "{ours} positions, whatever the order of the heaps; {lists} if the \
                             lists of suivant are counted separately"
                        ),
                        Tongue::French => format!(
                            "{ours} positions, l'ordre des tas ne comptant pas\u{202f}; \
                                 {lists} si l'on distingue les listes de suivant"
                        ),
                    }
                });
                Ok(Outcome::claim(sorted == ours, told))
            },
        ),
        Item::new(
            "grundy/ends",
            Text::new("question 28", "question 28"),
            Text::new("who has won at a final position", "qui a gagné dans une position finale"),
            Published::Asked(
                "Dans le cas où la position P que l'on joue est une position \
                     finale, comment savoir si la position est gagnante pour le \
                     joueur 1 ?",
            ),
            |bench| {
                let report = bench.arena("grundy:10")?;
                let mut ended = report.vertices.iter().filter(|vertex| vertex.ended.is_some());
                let holds =
                    ended.all(|vertex| (vertex.player == Some(2)) == (vertex.ended == Some("1")));
                let told = Text::new(
                    "player 1 has won exactly where player 2 is to move, at every end \
                         from 10 counters",
                    "le joueur 1 a gagné exactement là où c'est au joueur 2 de jouer, \
                         à chaque fin à partir de 10 jetons",
                );
                Ok(Outcome::claim(holds, told.into()))
            },
        ),
        Item::new(
            "grundy/winning",
            Text::new("questions 29 and 30", "questions 29 et 30"),
            Text::new(
                "a condition for the first player to win",
                "une condition sur la victoire du premier joueur",
            ),
            Published::Asked("Trouvez une condition sur la victoire du premier joueur"),
            winning,
        ),
    ]
}

fn heaps(position: &str) -> Vec<u32> {
    let board = position.split(' ').next().unwrap_or_default();
    board.split(',').filter_map(|heap| heap.parse().ok()).collect()
}

fn plays(bench: &Workbench<'_>, word: &str) -> Result<u128, JobError> {
    let counted = bench.game(word).count(None, bench.limits)?;
    Ok(counted.plays.map_or(0, |plays| plays.0))
}

/// A list of heaps as a position with a player to move.
fn written(list: &[u32], player: u8) -> String {
    let heaps: Vec<String> = list.iter().map(u32::to_string).collect();
    format!("{} {player}", heaps.join(","))
}

fn word(list: &[u32]) -> String {
    format!("grundy:{}", list.iter().sum::<u32>())
}

/// Every division of a heap that the rules allow: the heap, its smaller and its larger part.
fn divisions(
    bench: &Workbench<'_>,
    list: &[u32],
    player: u8,
) -> Result<Vec<(u32, u32, u32)>, JobError> {
    let moves = bench.moves(&word(list), Some(&written(list, player)))?;
    let read = |mv: &String| -> Option<(u32, u32, u32)> {
        let (heap, parts) = mv.split_once('=')?;
        let (small, large) = parts.split_once('+')?;
        Some((heap.parse().ok()?, small.parse().ok()?, large.parse().ok()?))
    };
    Ok(moves.iter().filter_map(read).collect())
}

/// Whether heap number `place` may be divided so that one part has `part` counters.
fn valid(
    bench: &Workbench<'_>,
    list: &[u32],
    place: usize,
    part: u32,
) -> Result<&'static str, JobError> {
    let allowed = divisions(bench, list, 1)?;
    let is_it = |&(heap, small, large): &(u32, u32, u32)| {
        heap == list[place] && (small == part || large == part)
    };
    Ok(if allowed.iter().any(is_it) { "True" } else { "False" })
}

/// Divides heap number `place`, as `suivant` does: the two parts go to the end of the list.
fn next(
    bench: &Workbench<'_>,
    list: &[u32],
    player: u8,
    place: usize,
    part: u32,
) -> Result<Outcome, JobError> {
    let rest = list[place] - part;
    let game = bench.game(&word(list));
    let mut play = game.play(Some(&written(list, player)), bench.seed)?;
    play.play(&format!("{}={}+{}", list[place], part.min(rest), part.max(rest)))?;
    // The order of the heaps is the paper's; which heaps there are is ours.
    let mut ordered = list.to_vec();
    ordered.remove(place);
    ordered.extend([part, rest]);
    let mut sorted = ordered.clone();
    sorted.sort_unstable_by(|a, b| b.cmp(a));
    let ours = heaps(&play.position());
    let shown = if sorted == ours { ordered } else { ours };
    let shown: Vec<String> = shown.iter().map(u32::to_string).collect();
    let first = if play.turn() == Some(1) { "True" } else { "False" };
    Ok(Outcome::printed(format!("[{}], {first}", shown.join(","))))
}

/// Every list that the functions of the paper reach from one heap.
fn lists(counters: u32) -> BTreeSet<Vec<u32>> {
    let mut seen = BTreeSet::from([vec![counters]]);
    let mut waiting = vec![vec![counters]];
    while let Some(list) = waiting.pop() {
        for place in 0..list.len() {
            for part in (1..list[place]).filter(|part| 2 * part != list[place]) {
                let mut next = list.clone();
                let heap = next.remove(place);
                next.extend([part, heap - part]);
                if seen.insert(next.clone()) {
                    waiting.push(next);
                }
            }
        }
    }
    seen
}

/// The largest heap of the condition.
const LARGEST: i64 = 30;

fn winning(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let list =
        bench.catalog.grundy_list("grundy", 1..=LARGEST, bench.limits).map_err(
            |error| match error {
                TableError::Job(error) => error,
                TableError::Open(error) => unreachable!("grundy is a game: {error}"),
            },
        )?;
    // The recursion of the paper needs the graph, which grows fast.
    let mut holds = true;
    let mut recursed = 0;
    for (size, value) in list.sizes.iter().zip(&list.grundy).filter(|(size, _)| **size <= 20) {
        let report = bench.arena(&format!("grundy:{size}"))?;
        let start = report.start.unwrap_or(0) as usize;
        holds &= won_by_recursion(&report)[start] == (*value != 0);
        recursed += 1;
    }
    let told = Both::of(|tongue| {
        let losing: Vec<String> = list.losing.iter().map(i64::to_string).collect();
        let losing = losing.join(", ");
        match tongue {
            Tongue::English => {
                format!("its Grundy value is not 0; lost heaps up to {LARGEST}: {losing}")
            }
            Tongue::French => format!(
                "sa valeur de Grundy n'est pas nulle\u{202f}; tas perdants \
                     jusqu'à {LARGEST}\u{202f}: {losing}"
            ),
        }
    });
    let remark = Both::of(|tongue| match tongue {
        Tongue::English => format!(
            "pos_gagnante, run as the paper describes it, agrees for 1 to {recursed} counters."
        ),
        Tongue::French => format!(
            "pos_gagnante, exécutée comme le sujet la décrit, est d'accord de 1 à {recursed} \
             jetons."
        ),
    });
    Ok(Outcome::claim(holds, told).remarking(remark))
}
