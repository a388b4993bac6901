//! *Dossier : jeu de dominos*: four strategies with hidden hands, and their table.

use stratege_catalog::{JobError, core::Text};

use crate::{
    Figure, Found, Item, Outcome, Outcomes, Paper, Published, Workbench,
    both::Both,
    safety,
    workbench::{Match, Seats},
};

/// The paper.
pub(crate) const PAPER: Paper =
    Paper { title: "Dossier\u{202f}: jeu de dominos", by: "N. Poulain, 2012", items };

/// A row of the table: the paper's words, ours, and what is printed.
#[derive(Clone, Copy)]
struct Row {
    id: &'static str,
    place: Text,
    title: Text,
    strategies: [&'static str; 2],
    printed: &'static str,
}

/// Plays of each row here, by the rules and with the mistake.
const PLAYS: u64 = 1_000_000;

/// The hands of the play that the paper prints in full.
const HANDS: &str = "1:6-6,6-2,5-4,5-3,4-2,4-1,4-0,3-2,2-0,1-1 \
                     2:6-4,5-5,5-0,4-4,4-3,3-1,3-0,2-2,1-0,0-0";
/// Its moves.
const MOVES: [&str; 13] =
    ["6-6", "6-4", "4-2", "2-2", "2-0", "0-0", "4-0", "4-3", "3-2", "pass", "6-2", "pass", "pass"];

#[expect(clippy::too_many_lines, reason = "one list of items")]
fn items() -> Vec<Item> {
    let mut items = vec![
        Item::new(
            "dominoes/box",
            Text::new("section 1", "section 1"),
            Text::new("tiles of a double-six box", "dominos d'une boîte double-six"),
            Published::Printed("28"),
            |bench| {
                // Two hands of fourteen hold the whole box.
                let game = bench.game("dominoes:hand=14");
                let play = game.play(None, bench.seed)?;
                let hands = [1, 2].map(|player| play.holding(player).unwrap_or_default());
                let tiles: usize = hands.iter().map(|hand| hand.matches("], [").count() + 1).sum();
                Ok(Outcome::printed(tiles.to_string()))
            },
        ),
        Item::new(
            "dominoes/coding",
            Text::new("section 2", "section 2"),
            Text::new("a hand as numbers 10x + y", "une main écrite en nombres 10x + y"),
            Published::Printed("J = (61, 54, 50, 33, 31, 30, 11)"),
            |bench| {
                let hands = "1:1-1,0-3,1-3,3-3,0-5,4-5,1-6 2:6-6,6-5,6-4,6-3,6-2,6-0,5-5";
                let game = bench.game("dominoes:hand=7");
                let hand = game.play(Some(hands), bench.seed)?.holding(1).unwrap_or_default();
                let digits: Vec<char> = hand.chars().filter(char::is_ascii_digit).collect();
                let numbers = digits.chunks(2).map(|halves| halves.iter().collect::<String>());
                let numbers: Vec<String> = numbers.collect();
                Ok(Outcome::printed(format!("J = ({})", numbers.join(", "))))
            },
        ),
        Item::new(
            "dominoes/before",
            Text::new("section 2.1, question 3", "section 2.1, question 3"),
            Text::new(
                "whether the tile [6,2] is before [5,0]",
                "le domino [6,2] est-il avant [5,0]",
            ),
            Published::Printed("True"),
            |bench| Ok(Outcome::printed(before(bench, "6-2", "5-0")?)),
        ),
        Item::new(
            "dominoes/before-examples",
            Text::new("section 2.5, est_avant", "section 2.5, est_avant"),
            Text::new(
                "[2,3] before [1,2], and [2,3] before [2,4]",
                "[2,3] avant [1,2], et [2,3] avant [2,4]",
            ),
            Published::Printed("True False"),
            |bench| {
                let first = before(bench, "2-3", "1-2")?;
                let second = before(bench, "2-3", "2-4")?;
                Ok(Outcome::printed(format!("{first} {second}")))
            },
        ),
        Item::new(
            "dominoes/sorting",
            Text::new("section 2.5, tri_decr", "section 2.5, tri_decr"),
            Text::new("a hand in decreasing order", "une main dans l'ordre décroissant"),
            Published::Printed("[[3, 4], [2, 0], [1, 3], [1, 2]]"),
            sorting,
        )
        .by_mistake(
            "The example sorts pairs that no box holds: creation_jeu writes the larger half first, \
             and then [2, 0] comes last.",
            "L'exemple trie des couples qu'aucune boîte ne contient\u{202f}: creation_jeu écrit la \
             plus grande moitié d'abord, et [2, 0] vient alors en dernier.",
        ),
        Item::new(
            "dominoes/fitting",
            Text::new("section 2.2, question 2", "section 2.2, question 2"),
            Text::new(
                "which of [2,3], [1,5], [4,6] fit the chain [3,4],[4,4]",
                "lesquels de [2,3], [1,5], [4,6] vont sur la chaîne [3,4],[4,4]",
            ),
            Published::Printed("[0, 2]"),
            fitting,
        ),
        Item::new(
            "dominoes/play-chain",
            Text::new("section 2.4, first game", "section 2.4, première partie"),
            Text::new("the chain at the end of the game", "la chaîne à la fin de la partie"),
            Published::Printed(
                "[[6, 2], [2, 3], [3, 4], [4, 0], [0, 0], [0, 2], [2, 2], [2, 4], [4, 6], [6, 6]]",
            ),
            play_chain,
        ),
        Item::new(
            "dominoes/play-hands",
            Text::new("section 2.4, first game", "section 2.4, première partie"),
            Text::new("what both players are left with", "ce qui reste aux deux joueurs"),
            Published::Printed(
                "[[5, 4], [5, 3], [4, 1], [1, 1]] \
                 [[5, 5], [5, 0], [4, 4], [3, 1], [3, 0], [1, 0]]",
            ),
            |bench| {
                let game = bench.game("dominoes");
                let mut play = game.play(Some(HANDS), bench.seed)?;
                for mv in MOVES {
                    play.play(mv)?;
                }
                let hands = [1, 2].map(|player| play.holding(player).unwrap_or_default());
                Ok(Outcome::printed(hands.join(" ")))
            },
        ),
        Item::new(
            "dominoes/play-winner",
            Text::new("section 2.4, first game", "section 2.4, première partie"),
            Text::new("who wins the game", "qui gagne la partie"),
            Published::Printed("le joueur 1 gagne."),
            play_winner,
        ),
    ];
    items.extend(rows().map(row_item));
    items.push(
        Item::new(
            "dominoes/ranking",
            Text::new("section 2.4, conclusion", "section 2.4, conclusion"),
            Text::new("the order of the four strategies", "l'ordre des quatre stratégies"),
            Published::Printed("pire < hasard < plus_present < plus_de_points"),
            ranking,
        )
        .weighing(50),
    );
    items.extend(safety::items());
    items
}

/// Whether the holder of `first` begins a play against the holder of `second`.
fn before(bench: &Workbench<'_>, first: &str, second: &str) -> Result<&'static str, JobError> {
    let game = bench.game("dominoes:hand=1");
    let play = game.play(Some(&format!("1:{first} 2:{second}")), bench.seed)?;
    Ok(if play.turn() == Some(1) { "True" } else { "False" })
}

fn sorting(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let hand = [[1, 2], [3, 4], [1, 3], [2, 0]];
    let mut pairs = hand;
    pairs.sort_unstable_by(|a, b| b.cmp(a));
    let tiles = hand.map(|[a, b]| format!("{a}-{b}")).join(",");
    let game = bench.game("dominoes:hand=4");
    let play = game.play(Some(&format!("1:{tiles} 2:6-6,6-5,6-4,6-3")), bench.seed)?;
    let mut outcome = Outcome::printed(play.holding(1).unwrap_or_default());
    outcome.mistaken = Some(Found::Printed(format!("{pairs:?}")));
    Ok(outcome)
}

fn fitting(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let position = "1:3-2,5-1,6-4 2:1-1,1-0,0-0 laid1:4-4 laid2:4-3 ends:3,4 turn:1";
    let moves = bench.moves("dominoes:hand=4,start=first", Some(position))?;
    let hand = ["3-2", "5-1", "6-4"];
    let places = (0..hand.len()).filter(|&place| moves.iter().any(|mv| mv == hand[place]));
    Ok(Outcome::printed(format!("{:?}", places.collect::<Vec<_>>())))
}

fn play_chain(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let game = bench.game("dominoes");
    let mut play = game.play(Some(HANDS), bench.seed)?;
    let mut worst = true;
    for mv in MOVES {
        if play.turn() == Some(2) && play.moves().len() > 1 {
            worst &= play.choose("worst", bench.limits)?.notation == mv;
        }
        play.play(mv)?;
    }
    let remark = Both::of(|tongue| {
        let text = if worst {
            tongue.pick(
                "Every tile that player 2 lays is the one that the strategy pire chooses.",
                "Chaque domino posé par le joueur 2 est celui que choisit la stratégie pire.",
            )
        } else {
            tongue.pick(
                "Player 2 does not play by the strategy pire.",
                "Le joueur 2 ne joue pas selon la stratégie pire.",
            )
        };
        text.to_owned()
    });
    let title = Text::new("the chain at the end", "la chaîne à la fin");
    let figure = Figure::Board { title, picture: play.picture() };
    Ok(Outcome::printed(play.line().unwrap_or_default()).remarking(remark).drawing(figure))
}

fn play_winner(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let end = |word: &str| -> Result<(Option<i32>, i32), JobError> {
        let game = bench.game(word);
        let mut play = game.play(Some(HANDS), bench.seed)?;
        for mv in MOVES {
            play.play(mv)?;
        }
        Ok((play.payoff(), play.margin().unwrap_or_default()))
    };
    let (payoff, pips) = end("dominoes")?;
    let (_, halves) = end("dominoes:scoring=first-half-twice")?;
    let ours = match payoff {
        Some(1) => "le joueur 1 gagne.",
        Some(-1) => "le joueur 2 gagne.",
        _ => "Partie nulle.",
    };
    let remark = Both::of(|tongue| match tongue {
        crate::Tongue::English => {
            format!("By {pips} points; by {halves} in the count of the program.")
        }
        crate::Tongue::French => {
            format!("De {pips} points\u{202f}; de {halves} dans le compte du programme.")
        }
    });
    Ok(Outcome::printed(ours).remarking(remark))
}

fn rows() -> impl Iterator<Item = Row> {
    let row = |id, place, title, strategies, printed| Row { id, place, title, strategies, printed };
    [
        row(
            "dominoes/table-row-1",
            Text::new("section 2.4, table, row 1", "section 2.4, tableau, ligne 1"),
            Text::new("hasard against pire", "hasard contre pire"),
            ["random", "worst"],
            "55470 5826 38704",
        ),
        row(
            "dominoes/table-row-2",
            Text::new("section 2.4, table, row 2", "section 2.4, tableau, ligne 2"),
            Text::new("plus_present against pire", "plus_present contre pire"),
            ["most-present", "worst"],
            "61752 6411 31837",
        ),
        row(
            "dominoes/table-row-3",
            Text::new("section 2.4, table, row 3", "section 2.4, tableau, ligne 3"),
            Text::new("plus_present against hasard", "plus_present contre hasard"),
            ["most-present", "random"],
            "51217 8398 40385",
        ),
        row(
            "dominoes/table-row-4",
            Text::new("section 2.4, table, row 4", "section 2.4, tableau, ligne 4"),
            Text::new("plus_de_points against pire", "plus_de_points contre pire"),
            ["most-points", "worst"],
            "62743 5384 31873",
        ),
        row(
            "dominoes/table-row-5",
            Text::new("section 2.4, table, row 5", "section 2.4, tableau, ligne 5"),
            Text::new("plus_de_points against hasard", "plus_de_points contre hasard"),
            ["most-points", "random"],
            "56270 8051 35679",
        ),
        row(
            "dominoes/table-row-6",
            Text::new("section 2.4, table, row 6", "section 2.4, tableau, ligne 6"),
            Text::new("plus_de_points against plus_present", "plus_de_points contre plus_present"),
            ["most-points", "most-present"],
            "51666 9196 39138",
        ),
    ]
    .into_iter()
}

fn row_item(row: Row) -> Item {
    let published = Published::Sample(row.printed);
    let run = move |bench: &Workbench<'_>| {
        let plays = bench.plays(PLAYS);
        let played = |word: &str| bench.matched(word, row.strategies, Seats::Both, Some(plays));
        let right = played("dominoes")?;
        let mistaken = played("dominoes:scoring=first-half-twice")?;
        let printed = published.counts();
        let all: f64 = printed.iter().sum::<u64>() as f64;
        let printed = std::array::from_fn(|place| printed[place] as f64 / all);
        let bar = |label: Text, shares| Outcomes { label: label.into(), shares };
        let figure = Figure::Outcomes(vec![
            bar(Text::new("published", "publié"), printed),
            bar(Text::new("with the mistake", "avec l'erreur"), mistaken.shares()),
            bar(Text::new("by the rules", "selon les règles"), right.shares()),
        ]);
        let mut outcome = Outcome::new(Found::Counts(right.counts())).drawing(figure);
        outcome.mistaken = Some(Found::Counts(mistaken.counts()));
        Ok(outcome)
    };
    Item::new(row.id, row.place, row.title, published, run).weighing(100).by_mistake(
        "The program counts the first half of every tile twice (player1[i][0] + player1[i][0]) \
         where the rules count both halves.",
        "Le programme compte deux fois la première moitié de chaque domino \
         (player1[i][0] + player1[i][0]) là où les règles comptent les deux moitiés.",
    )
}

fn ranking(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let names = [
        ("worst", "pire"),
        ("random", "hasard"),
        ("most-present", "plus_present"),
        ("most-points", "plus_de_points"),
    ];
    let mut scores = [0.0; 4];
    for a in 0..names.len() {
        for b in a + 1..names.len() {
            let pair = [names[a].0, names[b].0];
            let plays = bench.plays(100_000);
            let played: Match = bench.matched("dominoes", pair, Seats::Both, Some(plays))?;
            let [won, drawn, lost] = played.shares();
            scores[a] += (won + drawn / 2.0) / 3.0;
            scores[b] += (lost + drawn / 2.0) / 3.0;
        }
    }
    let mut order = [0, 1, 2, 3];
    order.sort_by(|&a, &b| scores[a].total_cmp(&scores[b]));
    let ours = order.map(|place| names[place].1).join(" < ");
    let remark = Both::of(|tongue| {
        let scores = order.map(|place| tongue.percent(scores[place])).join(", ");
        match tongue {
            crate::Tongue::English => format!("Mean scores, with both halves counted: {scores}."),
            crate::Tongue::French => {
                format!("Scores moyens, les deux moitiés étant comptées\u{202f}: {scores}.")
            }
        }
    });
    Ok(Outcome::printed(ours).remarking(remark))
}
