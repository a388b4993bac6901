//! Sections 3 to 6: min-max, discount, puzzles, learning, play, other games.

use std::collections::HashMap;

use stratege_catalog::{
    Given, JobError, JobRequest, core::Text, learning::LearnRequest, report::Verdict,
};

use super::{GAME, entries, gagner, position};
use crate::{Figure, Item, Outcome, Published, Tongue, Workbench, both::Both};

#[expect(clippy::too_many_lines, reason = "one list of items")]
pub(super) fn items() -> Vec<Item> {
    vec![
        Item::new(
            "tic-tac-toe/5478",
            Text::new("section 3.2", "section 3.2"),
            Text::new("situations to be considered", "états différents à considérer"),
            Published::Printed("5478"),
            |bench| {
                let request = JobRequest { method: Some("memo"), ..JobRequest::default() };
                let solved = bench.solve_by(GAME, &request)?;
                Ok(Outcome::printed(solved.nodes.to_string()))
            },
        ),
        Item::new(
            "tic-tac-toe/figure-2",
            Text::new("section 3.2, figure 2", "section 3.2, figure 2"),
            Text::new(
                "valMax and valMin call each other down to the ends",
                "valMax et valMin s'appellent jusqu'aux situations finales",
            ),
            Published::Claim(
                "l'algorithme parcourt l'arbre des situations possibles jusqu'aux \
                     situations finales qu'on sait évaluer",
            ),
            figure_2,
        ),
        Item::new(
            "tic-tac-toe/whole-tree",
            Text::new("section 3.2, drawbacks", "section 3.2, inconvénients"),
            Text::new(
                "plain min-max visits the same situations again",
                "min-max repasse par les mêmes états",
            ),
            Published::Claim(
                "il repasse plusieurs fois par les mêmes états sans s'en rendre compte",
            ),
            |bench| {
                let visited = |method| {
                    let request = JobRequest { method: Some(method), ..JobRequest::default() };
                    bench.solve_by(GAME, &request).map(|solved| solved.nodes)
                };
                let (plain, memo) = (visited("minimax")?, visited("memo")?);
                let told = Both::of(|tongue| {
                    let [plain, memo] = [plain, memo].map(|number| tongue.number(number));
                    match tongue {
                        Tongue::English => {
                            format!("{plain} calls without a dictionary, {memo} with one")
                        }
                        Tongue::French => format!("{plain} appels sans dictionnaire, {memo} avec"),
                    }
                });
                Ok(Outcome::claim(plain > memo, told))
            },
        ),
        Item::new(
            "tic-tac-toe/gamma",
            Text::new("section 3.4", "section 3.4"),
            Text::new("a win n moves away, with a discount", "une victoire à n coups, pondérée"),
            Published::Claim("une victoire à n coup est pondérée par le facteur γⁿ"),
            gamma,
        ),
        Item::new(
            "tic-tac-toe/puzzles",
            Text::new("section 3.5", "section 3.5"),
            Text::new(
                "peg solitaire never comes back to a position",
                "le solitaire ne revient jamais en arrière",
            ),
            Published::Claim(
                "comme les billes disparaissent à chaque coup, on peut être sûr \
                     de ne jamais revenir en arrière : le graphe est bien acyclique",
            ),
            |bench| {
                let counted = bench.game("pegs:triangle").count(None, bench.limits)?;
                let told = Both::of(|tongue| {
                    let positions = tongue.number(counted.positions);
                    let cycle = if counted.cycles {
                        tongue.pick("a cycle", "un cycle")
                    } else {
                        tongue.pick("no cycle", "aucun cycle")
                    };
                    match tongue {
                        Tongue::English => {
                            format!("{cycle} among {positions} positions of the triangle of 15")
                        }
                        Tongue::French => {
                            format!("{cycle} parmi {positions} positions du triangle de 15")
                        }
                    }
                });
                Ok(Outcome::claim(!counted.cycles, told))
            },
        ),
        Item::new(
            "tic-tac-toe/trajectories",
            Text::new("section 4.2.3", "section 4.2.3"),
            Text::new(
                "trajectories solve the start",
                "les trajectoires résolvent la situation initiale",
            ),
            Published::Claim(
                "Répéter ces trajectoires jusqu'à ce que la situation initiale \
                     soit gagnante, perdante ou nulle",
            ),
            trajectories,
        ),
        Item::new(
            "tic-tac-toe/automatic-play",
            Text::new("section 5.1", "section 5.1"),
            Text::new(
                "a game played by the dictionary ends with the value of the start",
                "une partie jouée selon le dictionnaire finit à la valeur du départ",
            ),
            Published::Claim("Le jeu tourne automatiquement en parcourant les situations vues"),
            |bench| {
                let game = bench.game(GAME);
                let mut play = game.play(None, bench.seed)?;
                while play.turn().is_some() {
                    let choice = play.choose("optimal", bench.limits)?;
                    play.play(&choice.notation)?;
                }
                let value = bench.solve(GAME, None)?.value;
                let board = play.position();
                let told = Both::of(|tongue| match tongue {
                    Tongue::English => format!("a draw, as min-max says: {board}"),
                    Tongue::French => format!("match nul, comme le dit min-max\u{202f}: {board}"),
                });
                let title = Text::new("the end of the game", "la fin de la partie");
                let figure = Figure::Board { title, picture: play.picture() };
                let drawn = play.payoff() == Some(0) && value == Some(Verdict::Draw);
                Ok(Outcome::claim(drawn, told).drawing(figure))
            },
        ),
        Item::new(
            "tic-tac-toe/nim",
            Text::new("section 6", "section 6"),
            Text::new("the same approach for Nim", "la même approche pour le jeu de nim"),
            Published::Claim(
                "L'approche qui a été développée est utilisable dans de nombreux \
                     jeux (ex jeu de nim)",
            ),
            nim,
        ),
        Item::new(
            "tic-tac-toe/board-games",
            Text::new("section 6", "section 6"),
            Text::new(
                "five published board games, with the same six functions",
                "cinq jeux du commerce, par les mêmes six fonctions",
            ),
            Published::Claim("diaballik, Gipf, Mana, Kamon, Dvonn"),
            board_games,
        )
        .weighing(20),
    ]
}

/// Runs `valMax` and `valMin` of the paper with a dictionary, and compares every value.
fn figure_2(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let mut values = HashMap::new();
    let root = value(&['.'; 9], &mut values);
    let mut holds = true;
    // Every situation after two moves, solved by the methods of the program.
    for first in bench.moves(GAME, None)? {
        let after = bench.after(GAME, None, &[&first])?;
        for second in bench.moves(GAME, Some(&after))? {
            let place = bench.after(GAME, Some(&after), &[&second])?;
            let solved = bench.solve(GAME, Some(&place))?;
            let ours = match solved.winner {
                Some(1) => 1,
                Some(_) => -1,
                None => 0,
            };
            holds &= values.get(&entries(&place)) == Some(&ours);
        }
    }
    holds &= bench.solve(GAME, None)?.winner.is_none() && root == 0;
    let told = Both::of(|tongue| {
        let known = tongue.number(values.len() as u64);
        match tongue {
            Tongue::English => format!(
                "{known} values in the dictionary; the start is worth {root}, and \
                     all 72 situations after two moves agree"
            ),
            Tongue::French => format!(
                "{known} valeurs dans le dictionnaire\u{202f}; le départ vaut \
                     {root}, et les 72 situations après deux coups sont d'accord"
            ),
        }
    });
    let tree = bench.tree(GAME, Some("XOX/OXO/..."), 9, "endings")?;
    let title = Text::new("min-max down to the ends", "min-max jusqu'aux fins");
    Ok(Outcome::claim(holds, told).drawing(Figure::Tree { title, report: tree }))
}

/// `valMax` where X is to move, `valMin` where O is.
fn value(jeu: &[char], values: &mut HashMap<Vec<char>, i32>) -> i32 {
    if let Some(known) = values.get(jeu) {
        return *known;
    }
    let count = |mark| jeu.iter().filter(|symbol| **symbol == mark).count();
    let x_moves = count('X') == count('O');
    let ended = gagner(jeu) != 0 || count('.') == 0;
    let found = if ended {
        gagner(jeu)
    } else {
        let mut best = if x_moves { -2 } else { 2 };
        for case in (0..9).filter(|&case| jeu[case] == '.') {
            let mut next = jeu.to_vec();
            next[case] = if x_moves { 'X' } else { 'O' };
            let next = value(&next, values);
            best = if x_moves { best.max(next) } else { best.min(next) };
        }
        best
    };
    values.insert(jeu.to_vec(), found);
    found
}

fn gamma(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let place = position(&"XO.......".chars().collect::<Vec<_>>());
    let request = JobRequest { position: Some(&place), ..JobRequest::by("discount") };
    let request = request.with("gamma", Given::Real(0.5));
    let solved = bench.solve_by(GAME, &request)?;
    let best = solved.moves.iter().find(|mv| solved.best.contains(&mv.notation));
    let score = best.and_then(|mv| mv.estimate).unwrap_or(0.0);
    let distance = bench.solve(GAME, Some(&place))?.distance.unwrap_or(0);
    let told = Both::of(|tongue| {
        let score = tongue.decimal(score, 5);
        match tongue {
            Tongue::English => format!(
                "X wins {place} in {distance} moves; with γ = 1/2 it is worth \
                     {score} = γ^{distance}"
            ),
            Tongue::French => format!(
                "X gagne {place} en {distance} coups\u{202f}; avec γ = 1/2, cela \
                     vaut {score} = γ^{distance}"
            ),
        }
    });
    Ok(Outcome::claim((score - 0.5_f64.powi(distance as i32)).abs() < 1e-12 && distance > 0, told))
}

fn trajectories(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let request = LearnRequest {
        methods: &[],
        seed: Some(bench.seed),
        seeds: 1,
        plays: None,
        every: None,
        examined: false,
        table: None,
        anew: false,
    };
    let report = bench.game(GAME).learn(&request, None, bench.limits)?;
    let run = report.learners.first().and_then(|learner| learner.runs.first());
    let (plays, known, settled) =
        run.map_or((0, 0, None), |run| (run.plays, run.known, run.settled));
    let told = Both::of(|tongue| {
        let [plays, known] = [plays, known].map(|number| tongue.number(number));
        match tongue {
            Tongue::English => {
                format!("solved as a draw after {plays} trajectories, {known} situations known")
            }
            Tongue::French => format!(
                "résolue en match nul après {plays} trajectoires, {known} situations connues"
            ),
        }
    });
    Ok(Outcome::claim(settled == Some("draw"), told))
}

fn nim(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let mut holds = true;
    let mut solved = 0_u64;
    for a in 1..=5_u32 {
        for b in a..=5 {
            for c in b..=5 {
                let winner = bench.solve(&format!("nim:{a},{b},{c}"), None)?.winner;
                holds &= (winner == Some(1)) == (a ^ b ^ c != 0);
                solved += 1;
            }
        }
    }
    let told = Both::of(|tongue| match tongue {
        Tongue::English => {
            format!("{solved} positions of three heaps solved, as the exclusive or says")
        }
        Tongue::French => {
            format!("{solved} positions de trois tas résolues, comme le dit le ou exclusif")
        }
    });
    Ok(Outcome::claim(holds, told))
}

/// The games that the paper ends with.
const BOARD_GAMES: [&str; 5] = ["diaballik", "gipf", "mana", "kamon", "dvonn"];

fn board_games(bench: &Workbench<'_>) -> Result<Outcome, JobError> {
    let asked = bench.plays(1_000);
    let mut ended = Vec::new();
    for word in BOARD_GAMES {
        let plays = bench.game(word).random_plays(asked, bench.seed, bench.limits)?;
        ended.push((word, plays.plays, plays.moves as f64 / plays.plays as f64));
    }
    let holds = ended.iter().all(|(_, plays, _)| *plays == asked);
    let told = Both::of(|tongue| {
        let games =
            ended.iter().map(|(word, _, moves)| format!("{word} {}", tongue.decimal(*moves, 1)));
        let games = games.collect::<Vec<_>>().join(tongue.pick(", ", "\u{202f}; "));
        let asked = tongue.number(asked);
        match tongue {
            Tongue::English => format!(
                "{asked} random games of each come to an end; average number of moves: {games}"
            ),
            Tongue::French => format!(
                "{asked} parties au hasard de chacun se terminent\u{202f}; \
                 nombre moyen de coups\u{202f}: {games}"
            ),
        }
    });
    Ok(Outcome::claim(holds, told))
}
