//! Learned tables against the solved game: nothing that is written down may be wrong.

use stratege_core::{Alternating, SplitMix, Watch};
use stratege_core::{Duel, Game, Limits, Listed, Meter, Params, Player, Race, Stopped, Winner};
use stratege_games::{
    chomp::Chomp, connect_four::ConnectFour, dice::Dice, domineering::Domineering, grundy::Grundy,
    nim::Nim, pegs::Pegs, tic_tac_toe::TicTacToe,
};
use stratege_solvers::{
    exam::{Exam, Marks, RaceExam, sample},
    learning::{Learned, QLearning, Rates},
    race,
    trajectories::{Trajectories, Way},
};

const FIRST: Winner = Winner::Player(Player::FIRST);
const SECOND: Winner = Winner::Player(Player::SECOND);

/// Numbers that look random and are the same for the same seed.
fn numbers(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut random = SplitMix(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2545_f491_4f6c_dd1d);
    move |bound| (((random.word() >> 33) * u64::from(bound)) >> 31) as u32
}

fn game<G: Listed>(words: &str) -> G {
    let params = Params::parse(&G::card().params, words).expect("well named");
    G::setup(&params).expect("can be set up")
}

fn unlimited() -> Meter<'static> {
    Meter::new(Limits::default(), None)
}

/// Learns until the start is settled.
fn learn<G: Game>(mut table: Trajectories<'_, G>, seed: u64) -> Trajectories<'_, G> {
    let (mut draw, mut meter) = (numbers(seed), unlimited());
    while table.value().is_none() {
        table.walk(&mut draw, &mut meter, |_| ()).expect("no limit");
    }
    table
}

fn exam<G: Game>(game: &G, seats: &'static [Player]) -> Exam<G::State> {
    let exam = Exam::new(game, &game.start(), seats, Limits::default()).expect("no limit");
    exam.expect("plays never come back to a position")
}

/// Compares everything that `table` has settled with the solved game.
#[track_caller]
fn compare<G: Game>(table: &Trajectories<'_, G>, exam: &Exam<G::State>) {
    let known = |(state, value)| Some((table.value_of(state)?, value));
    let known: Vec<(Winner, Winner)> = exam.values().filter_map(known).collect();
    assert_eq!(known.len(), table.settled(), "only positions of the game are settled");
    assert_eq!(table.walked() as usize, table.settled(), "a trajectory settles one position");
    assert!(known.iter().all(|(learned, solved)| learned == solved), "a wrong value");
}

/// Learns a game in all ways with some seeds: the value is right, and so is the whole table.
#[track_caller]
fn check<G: Duel + Listed>(words: &str, seeds: u64, value: Winner) {
    let game: G = game(words);
    let exam = exam(&game, &Player::BOTH);
    assert_eq!(exam.value(), value);
    for way in Way::ALL {
        for seed in 0..if way.draws_lots() { seeds } else { 1 } {
            let table = learn(Trajectories::of_duel(&game, game.start(), way), seed);
            assert_eq!(table.value(), Some(value), "{way:?} {seed}");
            compare(&table, &exam);
        }
    }
}

#[track_caller]
fn check_puzzle(words: &str, value: Winner) {
    let game: Pegs = game(words);
    let exam = exam(&game, &[Player::FIRST]);
    for way in Way::ALL {
        let table = learn(Trajectories::of_puzzle(&game, game.start(), way), 3);
        assert_eq!(table.value(), Some(value), "{way:?}");
        compare(&table, &exam);
    }
}

#[test]
fn tic_tac_toe_is_a_draw_for_every_seed() {
    check::<TicTacToe>("", 200, Winner::Draw);
    check::<TicTacToe>("misere", 5, Winner::Draw);
}

#[test]
fn combinatorial_games_are_settled_rightly() {
    check::<Alternating<Chomp>>("4x5", 30, FIRST);
    check::<Alternating<Chomp>>("3x3,misere", 5, FIRST);
    check::<Alternating<Nim>>("3,5,7", 10, FIRST);
    check::<Alternating<Nim>>("1,2,3", 30, SECOND);
    check::<Alternating<Grundy>>("12", 30, FIRST);
    check::<Alternating<Grundy>>("10", 30, SECOND);
    check::<Alternating<Domineering>>("4x4", 4, FIRST);
}

#[test]
fn connect_four_is_settled_rightly() {
    check::<ConnectFour>("4x4", 2, Winner::Draw);
}

#[test]
fn puzzles_are_settled_rightly() {
    check_puzzle("triangle", FIRST);
    check_puzzle("triangle,b3,vacancy", SECOND);
}

#[test]
fn a_start_without_moves_is_settled_at_once() {
    let game: Alternating<Nim> = game("0");
    let table = learn(Trajectories::of_duel(&game, game.start(), Way::Uniform), 0);
    assert_eq!((table.value(), table.walked()), (Some(SECOND), 1));
}

#[test]
fn depth_first_visits_what_pruned_min_max_visits() {
    let game: TicTacToe = game("");
    let table = learn(Trajectories::of_duel(&game, game.start(), Way::Depth), 0);
    assert_eq!(table.settled(), depth_first(&game));
}

/// How many positions a depth-first min-max with a dictionary settles if it stops at a win.
fn depth_first(game: &TicTacToe) -> usize {
    type State = <TicTacToe as Game>::State;
    fn value(game: &TicTacToe, state: State, known: &mut Vec<(State, i32)>) -> i32 {
        if let Some((_, value)) = known.iter().find(|(other, _)| *other == state) {
            return *value;
        }
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let mut best = -1;
        let after: Vec<State> = moves.iter().map(|&mv| game.after(&state, mv)).collect();
        let sign = if game.mover(&state) == Some(Player::SECOND) { -1 } else { 1 };
        // What the dictionary already says of all moves comes before a new one is tried.
        let seen = |known: &Vec<(State, i32)>, next: State| {
            known.iter().find(|(other, _)| *other == next).map(|(_, value)| sign * value)
        };
        for &next in &after {
            if after.iter().any(|&next| seen(known, next) == Some(1)) {
                best = 1;
                break;
            }
            best = best.max(sign * value(game, next, known));
        }
        let settled =
            if moves.is_empty() { game.payoff(&state, Player::FIRST) } else { sign * best };
        known.push((state, settled));
        settled
    }
    let mut known = Vec::new();
    value(game, game.start(), &mut known);
    known.len()
}

#[test]
fn a_settled_table_never_loses_what_it_has_won() {
    let game: Alternating<Chomp> = game("4x5");
    let exam = exam(&game, &Player::BOTH);
    let empty = exam.mark(&Trajectories::of_duel(&game, game.start(), Way::Uniform));
    assert_eq!(empty.known, 0);
    assert!((empty.random - 0.5).abs() < 1e-9, "any move against any move: {empty:?}");
    let table = learn(Trajectories::of_duel(&game, game.start(), Way::Uniform), 1);
    let marks = exam.mark(&table);
    // Only the first seat is proved, and that is worth half of all points.
    assert!(marks.optimal >= Some(0.5) && marks.random > 0.8, "{marks:?}");
    assert!(marks.exploitability <= 1e-12, "the second seat loses in any case: {marks:?}");
}

#[test]
fn what_is_sampled_agrees_with_the_exam() {
    let game: TicTacToe = game("");
    let table = learn(Trajectories::of_duel(&game, game.start(), Way::Uniform), 7);
    let exact = exam(&game, &Player::BOTH).mark(&table).random;
    let mut meter = unlimited();
    let score = sample(&game, &game.start(), &table, &Player::BOTH, 20_000, numbers(5), &mut meter);
    // The standard deviation of the mean is 0.003 at most.
    assert!((score.expect("no limit") - exact).abs() < 0.012, "{exact}");
}

fn q_marks<G: Duel + Listed>(words: &str, plays: u32) -> Marks {
    let game: G = game(words);
    let mut table = QLearning::of_duel(&game, game.start(), Rates::default());
    let (mut draw, mut meter) = (numbers(1), unlimited());
    for _ in 0..plays {
        table.play(&mut draw, &mut meter, |_| ()).expect("no limit");
    }
    exam(&game, &Player::BOTH).mark(&table)
}

#[test]
fn q_learning_stops_making_mistakes() {
    for marks in [
        q_marks::<TicTacToe>("", 60_000),
        q_marks::<Alternating<Chomp>>("3x4", 5_000),
        q_marks::<Alternating<Nim>>("1,2,3", 5_000),
        q_marks::<Alternating<Grundy>>("10", 5_000),
    ] {
        assert!(marks.exploitability == 0.0, "{marks:?}");
        assert!(marks.optimal >= Some(0.5 - 1e-9), "{marks:?}");
    }
}

#[test]
fn q_learning_solves_a_puzzle() {
    let game: Pegs = game("triangle");
    let mut table = QLearning::of_puzzle(&game, game.start(), Rates::default());
    let (mut draw, mut meter) = (numbers(1), unlimited());
    for _ in 0..20_000 {
        table.play(&mut draw, &mut meter, |_| ()).expect("no limit");
    }
    let marks = exam(&game, &[Player::FIRST]).mark(&table);
    assert!(marks.random >= 1.0 && marks.exploitability == 0.0, "{marks:?}");
    assert!(table.value() > 0.0);
}

#[test]
fn limits_leave_a_table_that_can_be_continued() {
    struct Impatient;
    impl Watch for Impatient {
        fn stop(&self) -> bool {
            true
        }
    }
    let game: TicTacToe = game("");
    for way in Way::ALL {
        let whole = learn(Trajectories::of_duel(&game, game.start(), way), 4);
        // Each trajectory has random draws of its own, so that a table can be taken up again.
        let mut table = Trajectories::of_duel(&game, game.start(), way);
        let limits = Limits { nodes: Some(2500), ..Limits::default() };
        let mut meter = Meter::new(limits, None);
        let stopped = loop {
            let draw = numbers(table.walked());
            if let Err(stopped) = table.walk(draw, &mut meter, |_| ()) {
                break stopped;
            }
        };
        assert_eq!(stopped, Stopped::Nodes);
        assert!(0 < table.settled() && table.settled() < whole.settled());
        let mut again = Trajectories::of_duel(&game, game.start(), way);
        again.restore(table.entries().map(|(state, entry)| (*state, entry)), table.walked());
        for table in [&mut table, &mut again] {
            let mut meter = unlimited();
            while table.value().is_none() {
                let draw = numbers(table.walked());
                table.walk(draw, &mut meter, |_| ()).expect("no limit");
            }
        }
        assert_eq!(table.walked(), again.walked(), "{way:?}");
    }
    let mut table = Trajectories::of_duel(&game, game.start(), Way::Uniform);
    let mut meter = Meter::new(Limits { watch: &Impatient, ..Limits::default() }, None);
    let (mut draw, mut stopped) = (numbers(0), None);
    while stopped.is_none() && table.value().is_none() {
        stopped = table.walk(&mut draw, &mut meter, |_| ()).err();
    }
    assert_eq!(stopped, Some(Stopped::Asked));
}

#[test]
fn a_step_shows_the_moves_sorted() {
    let game: Alternating<Nim> = game("2");
    let mut table = Trajectories::of_duel(&game, game.start(), Way::Depth);
    let mut meter = unlimited();
    let mut lines = Vec::new();
    while table.value().is_none() {
        table
            .walk(
                |_| 0,
                &mut meter,
                |step| {
                    let children = step.children;
                    let counts = [&children.won, &children.lost, &children.drawn];
                    let counts = counts.map(Vec::len);
                    lines.push((counts, children.unknown.len(), step.settled));
                },
            )
            .expect("no limit");
    }
    let expected = [
        // From 2 to 1 to 0, where the player to move is stuck.
        ([0, 0, 0], 2, None),
        ([0, 0, 0], 1, None),
        ([0, 0, 0], 0, Some(SECOND)),
        // From 2 to 1, which is won by taking the last one.
        ([0, 0, 0], 2, None),
        ([1, 0, 0], 0, Some(SECOND)),
    ];
    assert_eq!(&lines[..2], &expected[..2]);
    assert_eq!(lines.last().map(|line| line.2), Some(Some(FIRST)));
    let settled: Vec<Option<Winner>> = lines.iter().map(|line| line.2).collect();
    assert_eq!(settled.iter().flatten().count(), table.settled());
}

#[test]
fn long_plays_do_not_end_the_program() {
    let game: Alternating<Nim> = game("4000");
    let mut table = Trajectories::of_duel(&game, game.start(), Way::Depth);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let mut meter = Meter::new(limits, None);
    let mut stopped = None;
    while stopped.is_none() && table.value().is_none() {
        stopped = table.walk(|_| 0, &mut meter, |_| ()).err();
    }
    assert!(table.value().is_some() || stopped.is_some());
}

/// The share of points that Q-learning loses to whoever knows its table, after some plays.
fn exploitability(words: &str, plays: u32) -> f64 {
    let dice: Dice = game(words);
    let race = race::Race::of(&dice).expect("a race");
    let exam = RaceExam::new(race, dice.pace(), Limits::default()).expect("no limit");
    let rates = Rates { alpha: 0.05, gamma: 1.0, epsilon: 0.3 };
    let mut table = QLearning::of_race(&dice, dice.start(), rates);
    let (mut draw, mut meter) = (numbers(7), unlimited());
    for _ in 0..plays {
        table.play(&mut draw, &mut meter, |_| ()).expect("no limit");
    }
    let choices = dice.gains().len();
    let worths = |own, other| {
        let turn = dice.turn_of(&dice.view_at(Player::FIRST, [own, other]));
        let worth = |index| table.worth(&turn, Player::FIRST, index, &turn);
        table.knows(&turn).then(|| (0..choices).map(worth).collect::<Vec<f64>>())
    };
    let marks = exam.mark(worths, Limits::default()).expect("no limit");
    assert_eq!(marks.known, table.met() as u64, "every place is a pair of points");
    let optimal = marks.optimal.expect("races are solved");
    assert!(optimal <= 0.5 + 1e-9, "nobody gains against best play: {optimal}");
    assert!(marks.exploitability + 1e-9 >= 0.5 - optimal, "{marks:?}");
    marks.exploitability
}

#[test]
fn q_learning_learns_races() {
    for words in ["18x3", "18x3,one=0", "12x3,simultaneous"] {
        let [nothing, little, much] = [0, 2000, 60_000].map(|plays| exploitability(words, plays));
        assert!(much < little && little < nothing, "{words}: {nothing} {little} {much}");
        assert!(much < 0.06, "{words}: {much}");
    }
}
