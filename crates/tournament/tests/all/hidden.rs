//! Players of hidden games: legal, repeatable, and better when they think longer.

use stratege_core::{Game, Hidden, Limits, Listed, Params, Player};
use stratege_games::dominoes::Dominoes;
use stratege_tournament::{
    host::Host,
    observation::PartialObservation,
    random::Random,
    referee::{GameRandomness, Witness, referee},
    running::{Contest, Entrant, Plan, RunContext, run},
    statistics::{LEVEL, student},
    strategies::for_hidden,
};

const STRONG: [&str; 3] = ["determinised:2", "ismcts:40", "inference:40"];

fn game(words: &str) -> Dominoes {
    let params = Params::parse(&Dominoes::card().params, words).expect("allowed parameters");
    Dominoes::setup(&params).expect("parameters that fit")
}

/// Writes the moves of a play down.
#[derive(Default)]
struct Notes(Vec<String>);

impl Witness<PartialObservation<Dominoes>> for Notes {
    fn moved(
        &mut self,
        player: Player,
        mv: <Dominoes as Game>::Move,
        _: &<Dominoes as Game>::State,
    ) {
        self.0.push(format!("{player} {mv}"));
    }
}

fn moves(game: &Dominoes, words: [&str; 2], seed: u64) -> Vec<String> {
    let kinds = for_hidden::<Dominoes>(&Host::default());
    let agent = |word: &str| kinds.read(word).expect("a strategy").agent(game);
    let (mut first, mut second) = (agent(words[0]), agent(words[1]));
    let mut randomness =
        GameRandomness { chance: Random::stream(seed, 0, 0), players: Random::stream(seed, 1, 0) };
    let mut notes = Notes::default();
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

#[test]
fn strong_players_play_legally_and_repeatably_under_all_rules() {
    for words in
        ["", "block", "3,hand=3,ends=free", "2,hand=2,start=double", "9,hand=8", "6,hand=5,open"]
    {
        let game = game(words);
        for seed in 0..2 {
            for strong in STRONG {
                let once = moves(&game, [strong, "random"], seed);
                assert_eq!(once, moves(&game, [strong, "random"], seed), "{strong} {words}");
                moves(&game, ["most-points", strong], seed);
            }
        }
    }
}

/// 300 plays, seed 3: each strategy beats `random` by more than its interval.
#[test]
fn strong_players_beat_random_ones() {
    for strong in ["balanced", "determinised:2", "ismcts:60", "inference:20"] {
        check(strong, 0.5);
    }
}

/// 300 plays, seed 3: with what the game has learned a few plays of search go far.
#[test]
fn inference_scores_six_tenths_against_random_players() {
    check("inference:400", 0.6);
}

/// The score against `random` is above `least` by more than its interval.
#[track_caller]
fn check(strong: &str, least: f64) {
    let game = Dominoes::paper();
    let kinds = for_hidden::<Dominoes>(&Host::default());
    let entrant = |word: &str| Entrant {
        name: word.to_owned(),
        alias: None,
        strategy: kinds.read(word).expect("a strategy"),
    };
    let contest = Contest::<PartialObservation<Dominoes>> {
        game: &game,
        entrants: vec![entrant(strong), entrant("random")],
        seed: 3,
        plan: Plan::Games { games: 300 },
        record: false,
        times: false,
    };
    let context = RunContext { threads: 2, store: None, plays: &mut |_| Ok(()) };
    let played = run(&contest, context, Limits::default()).expect("it can be played");
    let score = student(&played.pairings[0].tally.pairs, LEVEL);
    assert!(score.low > least, "{strong}: {score:?}");
}

#[test]
fn a_play_replayed_from_its_deal_reaches_the_same_position() {
    let game = game("block");
    let mut random = Random::stream(4, 0, 0);
    let mut state = game.start();
    game.settle(&mut state, &mut Vec::new(), |count| random.below(count));
    let deal = state;
    let mut played = Vec::new();
    while let Some(mv) = game.draw_move(&state, &mut Vec::new(), |count| random.below(count)) {
        assert_eq!(game.deal(&state), deal);
        game.play(&mut state, mv);
        played.push(mv);
    }
    let mut again = game.deal(&state);
    played.into_iter().for_each(|mv| game.play(&mut again, mv));
    assert_eq!(again, state);
}
