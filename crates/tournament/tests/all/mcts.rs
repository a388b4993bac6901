//! Tree search by sampling: how well it plays, and that it plays by the rules.

use std::sync::Arc;

use stratege_core::{
    Alternating, Combinatorial, Duel, Game, Hidden, Limits, Listed, Params, Perfect, Player,
    Puzzle, Race, Stopped, Turn, Value, Viewed, Winner,
};
use stratege_games::{
    Visitor, connect_four::ConnectFour, dice::Dice, domineering::Domineering, dominoes::Dominoes,
    dots_and_boxes::DotsAndBoxes, pig::Pig, tic_tac_toe::TicTacToe, visit_all,
};
use stratege_solvers::{memo::memo, race::Race as Rules};
use stratege_tournament::{
    host::Host,
    observation::{
        FullObservation, MoveOf, Observation, PartialObservation, StateOf, WrittenObservation,
    },
    random::Random,
    referee::{GameRandomness, Witness, referee},
    running::{Contest, Entrant, Plan, RunContext, run},
    statistics::{Interval, LEVEL, PlayCounts, student},
    strategies::{Played, for_duels, for_hidden, for_perfect, for_puzzles, for_races},
    strategy::StrategyKinds,
};

fn setup<L: Listed>(words: &str) -> L {
    let params = Params::parse(&L::card().params, words).expect("allowed parameters");
    L::setup(&params).expect("parameters that fit")
}

fn duels<G: Duel + Played>() -> StrategyKinds<FullObservation<G>> {
    for_duels(G::heuristics(), Arc::new(|_, _, _| Err(Stopped::Nodes.into())), &Host::default())
}

fn races<G: Race + Played>(game: &G) -> StrategyKinds<PartialObservation<G>> {
    let rules = Arc::new(Rules::of(game).expect("a race"));
    for_races(&rules, game.pace(), &Host::default())
}

/// Lets two strategies meet; the plays and the score of the first, with its interval.
fn meet<S: WrittenObservation>(
    game: &S::Game,
    kinds: &StrategyKinds<S>,
    words: [&str; 2],
    games: u64,
) -> (PlayCounts, Interval) {
    let entrant = |word: &str| Entrant {
        name: word.to_owned(),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    };
    let contest = Contest::<S> {
        game,
        entrants: words.map(entrant).into(),
        seed: 5,
        plan: Plan::Games { games },
        record: false,
        times: false,
    };
    let context = RunContext { threads: 2, store: None, plays: &mut |_| Ok(()) };
    let played = run(&contest, context, Limits::default()).expect("it can be played");
    let tally = &played.pairings[0].tally;
    (tally.plays(), student(&tally.pairs, LEVEL))
}

/// Writes the moves of a play down.
struct Notes(Vec<String>);

impl<S: Observation> Witness<S> for Notes {
    fn moved(&mut self, player: Player, mv: MoveOf<S>, _: &StateOf<S>) {
        self.0.push(format!("{player} {mv}"));
    }
}

/// The moves of one play.
fn moves<S: Observation>(
    game: &S::Game,
    kinds: &StrategyKinds<S>,
    words: [&str; 2],
    seed: u64,
) -> Vec<String> {
    let agent = |word: &str| kinds.read(word).expect("a strategy").agent(game);
    let (mut first, mut second) = (agent(words[0]), agent(words[1]));
    let mut randomness =
        GameRandomness { chance: Random::stream(seed, 0, 0), players: Random::stream(seed, 1, 0) };
    let mut notes = Notes(Vec::new());
    let ended = referee(
        game,
        game.start(),
        [first.as_mut(), second.as_mut()],
        &mut randomness,
        &mut Vec::new(),
        &mut notes,
        Limits::default(),
    );
    assert_eq!(ended.expect("nobody stops it").fault, None);
    notes.0
}

/// 1,000 plays, 500 from either seat, seed 5.
#[test]
fn it_never_loses_at_tic_tac_toe() {
    let (plays, _) = meet(&setup::<TicTacToe>(""), &duels(), ["mcts:10000", "optimal"], 1000);
    assert_eq!((plays.wins, plays.draws, plays.losses), (0, 1000, 0));
}

/// 40 plays, seed 5.
#[test]
fn it_beats_minimax_at_domineering() {
    let game: Alternating<Domineering> = setup("8x8");
    let (_, score) = meet(&game, &duels(), ["mcts:10000", "minimax:2"], 40);
    assert!(score.low > 0.5, "{score:?}");
}

/// Positions of Connect Four 5x4 in which the player to move wins, by one move or two of four or
/// five; and in how many moves of both, by the whole dictionary.
const WON: [(&str, u32); 11] = [
    ("342423111", 11),
    ("3342413", 13),
    ("55333223", 11),
    ("4544422", 13),
    ("4544531", 13),
    ("5351553131", 9),
    ("5535322422", 9),
    ("231121", 13),
    ("55342221", 11),
    ("4554422513", 9),
    ("52422", 13),
];

#[test]
fn it_wins_won_endgames_against_the_longest_defence() {
    let game: ConnectFour = setup("5x4");
    let strategy = duels().read("mcts:10000").expect("a strategy");
    for (text, distance) in WON {
        let mut state = game.read(text).expect("a position");
        let known = memo(&game, &state, Limits::default()).expect("small enough");
        assert_eq!(known.value(&state).and_then(Value::distance), Some(distance));
        let own = game.mover(&state).expect("somebody is to move");
        let mut agent = strategy.agent(&game);
        let mut random = Random::stream(1, 0, 0);
        agent.begin(&game, own);
        while let Turn::Player(player) = game.turn(&state) {
            let mv = if player == own {
                let chosen = agent.choose(&game, &state, &mut random, Limits::default());
                let chosen = chosen.expect("nobody stops it");
                let value = known.value(&game.after(&state, chosen.mv)).expect("reached");
                assert_eq!(value.winner(), Winner::Player(own), "{text}: {}", chosen.mv);
                chosen.mv
            } else {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                let worth = |mv| known.value(&game.after(&state, mv)).expect("reached");
                moves.into_iter().max_by_key(|&mv| worth(mv).seen_by(player)).expect("a move")
            };
            game.play(&mut state, mv);
            agent.hear(&game, player, mv);
        }
        assert_eq!(game.payoff(&state, own), 1, "{text}");
    }
}

/// 400 plays at each kind of dice, seed 5.
#[test]
fn it_is_better_than_random_at_dice() {
    for words in ["30x5", "30x5,turns=simultaneous"] {
        let game: Dice = setup(words);
        let (_, score) = meet(&game, &races(&game), ["mcts:300", "random"], 400);
        assert!(score.low > 0.5, "{words}: {score:?}");
    }
}

/// 400 plays of each game, seed 5.
#[test]
fn it_is_better_than_random_where_both_see_chance_and_scores() {
    let kinds = for_perfect(&Host::default());
    let (_, score) = meet(&setup::<Pig>("30"), &kinds, ["mcts:300", "random"], 400);
    assert!(score.low > 0.6, "{score:?}");
    let kinds = for_perfect(&Host::default());
    let (plays, _) = meet(&setup::<DotsAndBoxes>("2x3"), &kinds, ["mcts:300", "random"], 400);
    assert!(plays.wins > 5 * plays.losses, "{plays:?}");
}

/// Whatever player 1 has chosen: the same view, the same random draws, the same move.
#[test]
fn it_does_not_look_at_the_other_choice() {
    let game: Dice = setup("20x4,turns=simultaneous");
    let strategy = races(&game).read("mcts:200").expect("a strategy");
    let mut choices = Vec::new();
    game.moves(&game.start(), &mut choices);
    let answer = |choice| {
        let state = game.after(&game.start(), choice);
        let view = game.view(&state, Player::SECOND);
        let mut agent = strategy.agent(&game);
        agent.begin(&game, Player::SECOND);
        agent.hear(&game, Player::FIRST, choice);
        let mut random = Random::stream(9, 0, 0);
        agent.choose(&game, &view, &mut random, Limits::default()).expect("nobody stops it").mv
    };
    let answers: Vec<_> = choices.into_iter().map(answer).collect();
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
}

/// Plays every listed game, in either seat, with one tree and with two; repeatably.
struct Legal;

impl Legal {
    fn check<S: Observation>(game: &S::Game, kinds: &StrategyKinds<S>) {
        for word in ["mcts:30", "uct:30,c=0.5,parallel=2"] {
            for words in [[word, "random"], ["random", word], [word, word]] {
                let once = moves(game, kinds, words, 1);
                assert_eq!(once, moves(game, kinds, words, 1), "{word}");
            }
        }
        assert!(kinds.read("mcts:1ms,parallel=2").expect("a strategy").nature().timed);
    }
}

impl Visitor for Legal {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        Legal::check(&setup::<G>(""), &duels());
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        Legal::check(&setup::<Alternating<C>>(""), &duels());
    }

    fn perfect<G>(&mut self)
    where
        G: Perfect + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        Legal::check(&setup::<G>(""), &for_perfect(&Host::default()));
    }

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        Legal::check(&setup::<G>(""), &for_hidden(&Host::default()));
    }

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        for words in ["", "turns=simultaneous"] {
            let game = setup::<G>(words);
            Legal::check(&game, &races(&game));
        }
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        let kinds = for_puzzles::<G>(
            G::heuristics(),
            Arc::new(|_, _, _| Err(Stopped::Nodes.into())),
            &Host::default(),
        );
        Legal::check(&setup::<G>(""), &kinds);
    }
}

#[test]
fn it_plays_every_game_legally_and_repeatably() {
    visit_all(&mut Legal);
}

/// For hidden hands the word means the search that is already there.
#[test]
fn with_hidden_hands_it_is_the_search_among_views() {
    let game = Dominoes::paper();
    let kinds = for_hidden(&Host::default());
    let play = |word: &str| moves(&game, &kinds, [word, "most-points"], 3);
    assert_eq!(play("mcts:50"), play("ismcts:50"));
}
