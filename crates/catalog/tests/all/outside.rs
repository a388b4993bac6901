//! Games, players and judges that are not in the list do as well as listed ones.

use std::sync::Arc;

use stratege_catalog::{
    AnyGame, Catalog, ExternalStrategy, JobRequest, Participant, Plays, Scene, TournamentRequest,
    TreeRequest, adopt_duel,
    core::{
        Card, Duel, Game, Limits, Listed, Params, Picture, Plain, Player, PositionError,
        SetupError, Text, Turn,
    },
    tournament::{
        agent::Fault,
        bots::BotLimits,
        report::{Extras, TournamentReport},
        running::{Plan, RunContext},
        strategy::Nature,
    },
};

/// Makes the first legal move.
struct First;

impl ExternalStrategy for First {
    fn name(&self) -> String {
        "guest".to_owned()
    }

    fn nature(&self) -> Nature {
        Nature::FIXED
    }

    fn choose(&self, scene: &Scene, _: u32) -> Result<usize, Fault> {
        assert!(!scene.moves.is_empty(), "{} has no moves", scene.position);
        Ok(0)
    }
}

#[test]
fn a_guest_gets_what_the_listed_strategy_gets() {
    for word in ["tic-tac-toe", "chomp:3x3", "dice:n=10,d=2"] {
        let game = Catalog::new().open(word).expect("a listed game");
        let scores = |name: &str| -> Vec<f64> {
            let report = tournament(game.as_ref(), &[name, "random"]);
            assert!(report.exact, "{word}");
            report.pairings.iter().map(|pairing| pairing.score.mean).collect()
        };
        assert_eq!(scores("guest"), scores("first"), "{word}");
    }
}

fn tournament(game: &dyn AnyGame, words: &[&str]) -> TournamentReport {
    let participant = |word: &&str| match *word {
        "guest" => Participant::from(Arc::new(First) as Arc<dyn ExternalStrategy>),
        word => Participant::from(word.to_owned()),
    };
    contest(game, &words.iter().map(participant).collect::<Vec<_>>(), None)
}

fn contest(
    game: &dyn AnyGame,
    participants: &[Participant],
    plan: Option<Plan>,
) -> TournamentReport {
    let request = TournamentRequest {
        strategies: &[],
        seed: 1,
        plan,
        record: false,
        extras: Extras::default(),
        bots: BotLimits::default(),
    };
    let context = RunContext { threads: 1, store: None, plays: &mut |_| Ok(()) };
    game.tournament_with(&request, participants, context, Limits::default()).expect("a tournament")
}

#[test]
fn names_that_were_given_are_told_and_change_no_play() {
    let game = Catalog::new().open("tic-tac-toe").expect("a listed game");
    let plan = Some(Plan::Games { games: 200 });
    let called = |names: [Option<&str>; 3]| {
        let words = ["random", "first", "random"];
        let participants: Vec<Participant> = std::iter::zip(names, words)
            .map(|(name, word)| Participant {
                name: name.map(str::to_owned),
                plays: Plays::Word(word.to_owned()),
            })
            .collect();
        contest(game.as_ref(), &participants, plan)
    };
    let names = |report: &TournamentReport| -> Vec<String> {
        report.strategies.iter().map(|strategy| strategy.name.clone()).collect()
    };
    let (plain, named) = (called([None; 3]), called([Some("Alice"), Some("random"), None]));
    assert_eq!(names(&plain), ["random", "first", "random#2"]);
    assert_eq!(names(&named), ["Alice", "random", "random#2"]);
    let scores = |report: &TournamentReport| -> Vec<f64> {
        report.pairings.iter().map(|pairing| pairing.score.mean).collect()
    };
    assert_eq!(scores(&plain), scores(&named));
    assert_eq!([&named.pairings[0].a, &named.pairings[0].b], ["Alice", "random"]);
}

#[test]
fn a_judge_takes_the_place_of_the_heuristic() {
    let game = Catalog::new().open("domineering:3x2").expect("a listed game");
    let request = TreeRequest { position: None, depth: 2, heuristic: Some("h1") };
    let listed = game.look_ahead(&request, None, Limits::default()).expect("a value");
    assert!(listed.value.is_infinite());
    assert_eq!(listed.notation.as_deref(), Some("a2-a3"));
    // Two dominoes cover four of the six squares.
    let free = |scene: &Scene| scene.position.matches('.').count() as f64;
    let judged = game.look_ahead(&request, Some(&free), Limits::default()).expect("a value");
    assert!((judged.value - 2.0).abs() < 1e-9, "{}", judged.value);
}

#[test]
fn scenes_are_written_as_in_the_papers() {
    let game = Catalog::new().open("tic-tac-toe").expect("a listed game");
    let scene = game.scene(Some("X../.../...")).expect("a position");
    assert_eq!(scene.player, Some(Plain::Word("O".to_owned())));
    assert_eq!(scene.moves[0], ("b3".to_owned(), Plain::Number(1)));
}

/// A counter that two players move round a table of four places; it never ends.
struct Round;

impl Game for Round {
    type State = (u8, Player);
    type Move = u8;

    fn start(&self) -> (u8, Player) {
        (0, Player::FIRST)
    }

    fn turn(&self, state: &(u8, Player)) -> Turn {
        if state.0 == 9 { Turn::Over } else { Turn::Player(state.1) }
    }

    fn moves(&self, state: &(u8, Player), moves: &mut Vec<u8>) {
        // From place 3 one may leave the table and win.
        match state.0 {
            9 => {}
            3 => moves.extend([0, 9]),
            place => moves.push(place + 1),
        }
    }

    fn play(&self, state: &mut (u8, Player), place: u8) {
        *state = (place, state.1.other());
    }

    fn payoff(&self, state: &(u8, Player), player: Player) -> i32 {
        if player == state.1 { -1 } else { 1 }
    }

    fn show(&self, state: &(u8, Player)) -> String {
        state.0.to_string()
    }
}

impl Duel for Round {}

impl Listed for Round {
    type Game = Round;
    type Position = (u8, Player);

    fn card() -> Card {
        Card {
            name: "round",
            aliases: &[],
            title: Text::new("round", "rond"),
            aim: Text::new("", ""),
            minutes: 1,
            rules: Text::new("", ""),
            notation: Text::new("", ""),
            params: Vec::new(),
            sides: ['1', '2'],
            source: "this test",
        }
    }

    fn setup(_: &Params) -> Result<Round, SetupError> {
        Ok(Round)
    }

    fn write(&self, position: &(u8, Player)) -> String {
        format!("{} {}", position.0, position.1)
    }

    fn read(&self, text: &str) -> Result<(u8, Player), PositionError> {
        let wrong = || PositionError::Unexpected { at: 0..text.len(), allowed: "0 1 2 3 9" };
        Ok((
            text.split(' ').next().and_then(|place| place.parse().ok()).ok_or_else(wrong)?,
            Player::FIRST,
        ))
    }

    fn picture(&self, _: &(u8, Player)) -> Picture {
        Picture::default()
    }
}

#[test]
fn an_adopted_game_that_goes_in_circles_is_solved() {
    let game = adopt_duel(Round, Round::card());
    let solved = game.solve(&JobRequest::default(), Limits::default()).expect("an answer");
    // Player 2 stands at place 3 after three moves, and leaves.
    assert_eq!((solved.winner, solved.distance), (Some(2), Some(4)));
    assert_eq!(solved.line, ["1", "2", "3", "9"]);
}
