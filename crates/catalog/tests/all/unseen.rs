//! Hints where something is hidden: by what a player sees and has heard, never by what is hidden.

use std::time::Duration;

use stratege_catalog::{
    Catalog, JobError, JobRequest, Plays,
    core::Limits,
    report::{Proof, Solved},
};

/// What is advised after these moves from a position.
fn advice(game: &str, position: &str, moves: &[&str]) -> Solved {
    let game = Catalog::new().open(game).expect("a game");
    let mut play = game.play(Some(position), 0).expect("a position");
    for mv in moves {
        play.play(mv).expect("a legal move");
    }
    // More time than is needed: the plays are counted.
    play.advise(Duration::from_mins(10), Limits::default()).expect("a hint")
}

fn text(solved: &Solved) -> String {
    serde_json::to_string(solved).expect("a report can be written")
}

#[test]
fn a_hint_is_the_same_whatever_is_hidden_behind_the_view() {
    // Player 2 holds the tile that is laid second, and two of these.
    let hidden = ["3-0", "2-2", "2-0", "1-1", "0-0"];
    let mut told = Vec::new();
    for (place, one) in hidden.iter().enumerate() {
        for other in &hidden[place + 1..] {
            let position = format!("1:3-3,2-1,1-0 2:3-2,{one},{other}");
            let game = "dominoes:3x3,start=first";
            told.push(advice(game, &position, &["3-3", "3-2"]));
        }
    }
    assert_eq!(told.len(), 10);
    for solved in &told {
        assert_eq!(text(solved), text(&told[0]));
        assert!(!solved.position.contains("0-0"), "{} tells nothing hidden", solved.position);
    }
    let solved = &told[0];
    assert_eq!((solved.proof, solved.turn), (Proof::Estimate, Some(1)));
    assert!(
        solved.moves.iter().all(|report| {
            report.win_chance.is_some_and(|chance| (0.0..=1.0).contains(&chance))
        })
    );
    assert!(!solved.best.is_empty());
}

#[test]
fn a_hint_at_kuhn_poker_is_that_of_its_equilibrium() {
    // Player 2 holds the middle card after a bet: a call one time in three gains as much as a fold.
    let solved = advice("kuhn", "1,2", &["bet"]);
    assert_eq!(text(&solved), text(&advice("kuhn", "3,2", &["bet"])));
    assert_eq!(solved.position, "?,2 b");
    let chance = |notation: &str| {
        let report = solved.moves.iter().find(|report| report.notation == notation);
        let report = report.expect("a move");
        (report.chance.expect("it is drawn at random"), report.gain.expect("it can happen"))
    };
    let ((call, called), (fold, folded)) = (chance("bet"), chance("pass"));
    assert!((call - 1.0 / 3.0).abs() < 0.01 && (call + fold - 1.0).abs() < 1e-9, "{call}");
    assert!((folded + 1.0).abs() < 1e-9 && (called + 1.0).abs() < 0.05, "{called}");
}

/// What is advised at the start of a game that is too large to be solved.
fn sampled(game: &str) -> Solved {
    let game = Catalog::new().open(game).expect("a game");
    let play = game.play(None, 0).expect("the start");
    let limits = Limits { nodes: Some(1000), ..Limits::default() };
    play.advise(Duration::from_mins(10), limits).expect("a hint")
}

#[test]
fn where_chance_or_scores_take_too_long_a_hint_is_an_estimate() {
    for (game, is_scored) in [("pig:100", false), ("dots-and-boxes:4x4", true)] {
        let solved = sampled(game);
        assert_eq!(text(&solved), text(&sampled(game)));
        assert_eq!((solved.proof, solved.best.len()), (Proof::Estimate, 1));
        assert!(solved.gain.is_none(), "nothing is proved");
        for report in &solved.moves {
            assert!(report.gain.is_none(), "nothing is proved");
            assert_eq!(
                (report.win_chance.is_none(), report.estimate.is_some()),
                (is_scored, is_scored)
            );
            assert!(report.win_chance.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
        }
    }
}

#[test]
fn chance_tells_what_everybody_sees_and_nothing_else() {
    let catalog = Catalog::new();
    let pig = catalog.open("pig:20").expect("a game");
    let mut play = pig.play(None, 3).expect("the start");
    assert!(play.drawn().is_empty());
    play.play("roll").expect("a legal move");
    let [face] = &play.drawn()[..] else { panic!("the die shows one number") };
    assert!((1..=6).contains(&face.parse::<u8>().expect("a number")));
    // The cards are dealt to each player alone; the card that both see comes later.
    let kuhn = catalog.open("kuhn").expect("a game");
    assert!(kuhn.play(None, 3).expect("the start").drawn().is_empty());
    let leduc = catalog.open("leduc").expect("a game");
    let mut play = leduc.play(None, 3).expect("the start");
    assert!(play.drawn().is_empty());
    for _ in 0..2 {
        play.play("call").expect("a legal move");
    }
    assert_eq!(play.drawn().len(), 1, "{}", play.position());
}

/// A forced move has no information set: the first set of its player belongs to a later position.
#[test]
fn an_equilibrium_says_of_a_position_what_can_be_done_there() {
    let solve = |game: &str, position: &str| {
        let game = Catalog::new().open(game).expect("a game");
        let request = JobRequest { position: Some(position), ..JobRequest::by("dcfr") };
        let solved = game.solve(&request, Limits::default()).expect("an equilibrium");
        let moves = solved.moves.into_iter().map(|report| (report.notation, report.chance));
        let moves: Vec<(String, f64)> =
            moves.map(|(notation, chance)| (notation, chance.expect("a chance"))).collect();
        let legal = game.play(Some(position), 0).expect("a position").moves();
        assert_eq!(moves.iter().map(|(notation, _)| notation.clone()).collect::<Vec<_>>(), legal);
        assert!(!solved.best.is_empty() && solved.best.iter().all(|best| legal.contains(best)));
        assert!((moves.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-9);
        moves.len()
    };
    let forced = solve("dominoes:3x3,hands=open", "1:3-3,3-1,1-0 2:3-0,2-0,1-1");
    let free = solve("dominoes:3x3,hands=open,start=first", "1:3-2,3-1,1-0 2:3-0,2-0,2-1");
    assert_eq!([forced, free], [1, 3]);
}

/// It draws what it looks at, so that nobody can say how likely its moves are.
#[test]
fn nobody_answers_a_strategy_that_draws_its_moves_by_itself() {
    let game = Catalog::new().open("dominoes:2x2").expect("a game");
    for word in ["determinised:2", "fallible:3,determinised:2"] {
        let answered =
            game.best_response(&Plays::Word(word.to_owned()), Limits::default()).map(|_| ());
        assert!(matches!(answered, Err(JobError::DoesNotApply { .. })), "{answered:?}");
        let read = game.strategy(&format!("best-response:{word}"));
        assert!(matches!(read, Err(JobError::DoesNotApply { .. })), "{read:?}");
    }
    let known = Plays::Word("fallible:3,random".to_owned());
    assert!(game.best_response(&known, Limits::default()).is_ok());
}

#[test]
fn whoever_has_no_memory_to_solve_a_game_still_plays_it() {
    let game = Catalog::new().open("dots-and-boxes:3x3").expect("a game");
    let mut play = game.play(None, 0).expect("a play");
    let limits = Limits { memory: Some(50_000), ..Limits::default() };
    for _ in 0..2 {
        let chosen = play.choose("optimal", limits).expect("any move").notation;
        assert!(play.moves().contains(&chosen), "{chosen}");
    }
}
