//! What games know about themselves is true, and the search that uses it is right.

use std::{collections::BTreeMap, sync::Mutex};

use stratege_core::{
    Convention, Duel, Game, Insight, Insightful, Limits, MOST_SCORE, Openings, OpeningsFile,
    Player, Query, Score, Stopped, Turn, Value, Watch,
};
use stratege_games::{
    connect_four::{Board, Column, ConnectFour},
    mnk::Mnk,
};
use stratege_solvers::{
    Found, Proof,
    arena::reachable,
    insight::{Options, Solver, UseOfOpenings, Wanted, back_up, openings, solve},
    memo::{self, Memo},
};

/// Checks what a game knows on every `stride`th of its positions, which have the values in `memo`.
struct Laws<'l, G: Duel> {
    game: &'l G,
    memo: &'l Memo<G::State>,
    stride: usize,
}

impl<G: Insightful> Query<G::State> for Laws<'_, G>
where
    G::State: Ord,
{
    type Answer = ();

    fn ask<I: Insight<G::State>>(self, insight: &I) {
        let mut scores = Scores { insight, known: BTreeMap::new(), of: std::marker::PhantomData };
        let start = self.game.start();
        let arena = reachable(self.game, &start, Limits::default()).expect("no limit");
        for state in arena.vertices.iter().step_by(self.stride) {
            let Turn::Player(mover) = self.game.turn(state) else { continue };
            let (shift, node) = insight.enter(state);
            let score = scores.score(&node);
            check_node(insight, &node, score, &mut scores);
            let value = self.memo.value(state).expect("reached");
            let worth = shift + score;
            let payoff = Value::payoff(value) * if mover.is_first() { 1 } else { -1 };
            assert_eq!(insight.payoff(worth), payoff, "{state:?}");
            if let Some(distance) = insight.distance(state, worth) {
                assert_eq!(Some(distance), value.distance(), "{state:?}");
            }
        }
    }
}

/// The scores of nodes by their definition: the best of what their steps are worth.
struct Scores<'s, S, I: Insight<S>> {
    insight: &'s I,
    known: BTreeMap<I::Key, Score>,
    of: std::marker::PhantomData<fn(&S)>,
}

impl<S, I: Insight<S>> Scores<'_, S, I> {
    fn score(&mut self, node: &I::Node) -> Score {
        let key = self.insight.key(node);
        if let Some(&score) = self.known.get(&key) {
            return score;
        }
        let (low, high) = self.insight.bounds(node, 0);
        let score = if low == high { low } else { self.best_step(node, 0).0 };
        self.known.insert(key, score);
        score
    }

    /// The best worth of the steps, and the longest play after them.
    fn best_step(&mut self, node: &I::Node, alpha: Score) -> (Score, u32) {
        let mut children = Vec::new();
        let insight = self.insight;
        insight.steps(node, alpha, |_, mark| {
            children.push(insight.after(node, mark));
            false
        });
        let plies = children.iter().map(|(_, child)| 1 + insight.plies(child)).max();
        let worths = children.iter().map(|(shift, child)| shift - self.score(child));
        let best = worths.max().expect("undecided positions have steps");
        (best, plies.expect("undecided positions have steps"))
    }
}

/// The laws of one node with this score.
fn check_node<S, I: Insight<S>>(
    insight: &I,
    node: &I::Node,
    score: Score,
    scores: &mut Scores<'_, S, I>,
) {
    let (key, bits): (u128, u32) = (insight.key(node).into(), insight.key_bits());
    assert!(bits == u128::BITS || key >> bits == 0, "{key:x} in {bits} bits");
    assert!((-MOST_SCORE..=MOST_SCORE).contains(&score), "{score}");
    for alpha in -MOST_SCORE..MOST_SCORE {
        let (low, high) = insight.bounds(node, alpha);
        assert!(low <= score && score <= high, "{low} <= {score} <= {high} for {alpha}");
        if low > alpha || high <= alpha {
            continue;
        }
        if let Some((shift, child)) = insight.forced(node) {
            assert_eq!(shift - scores.score(&child) > alpha, score > alpha, "{alpha}");
        }
        let (best, plies) = scores.best_step(node, alpha);
        assert_eq!(best > alpha, score > alpha, "{best}, {score}, {alpha}");
        assert!(plies <= insight.plies(node), "{plies}");
    }
}

/// Checks the laws and the search on every `stride`th position.
#[track_caller]
fn check<G: Insightful>(game: &G, stride: usize)
where
    G::State: Ord,
{
    let memo = memo::memo(game, &game.start(), Limits::default()).expect("no limit");
    game.consult(Laws { game, memo: &memo, stride }).expect("the game knows something");
    check_search(game, &memo, stride);
}

fn check_search<G: Insightful>(game: &G, memo: &Memo<G::State>, stride: usize) {
    let arena = reachable(game, &game.start(), Limits::default()).expect("no limit");
    let mut solver = Solver::new(game, Options { table: 1 << 20, ..Options::default() });
    for state in arena.vertices.iter().step_by(stride) {
        let value = memo.value(state).expect("reached");
        let found = solver.solve(state, Limits::default()).expect("the game knows something");
        assert_eq!((found.value, found.proof), (Some(value), Proof::Exact), "{state:?}");
        for judged in &found.moves {
            let after = memo.value(&game.after(state, judged.mv)).expect("reached").later();
            assert_eq!(judged.value, Some(after), "{state:?}: {}", judged.mv);
            assert_eq!(found.best.contains(&judged.mv), after == value, "{state:?}");
        }
        check_line(game, state, &found.line, value);
        for wanted in [Wanted::Best, Wanted::Outcome] {
            check_best(game, state, wanted, memo);
        }
    }
}

fn check_best<G: Insightful>(game: &G, state: &G::State, wanted: Wanted, memo: &Memo<G::State>) {
    let options = Options { wanted, table: 1 << 16, ..Options::default() };
    let found = solve(game, state, options, Limits::default()).expect("the game knows something");
    let value = memo.value(state).expect("reached");
    let plain = |value: Value| {
        if wanted == Wanted::Best { value.seen_by(Player::FIRST) } else { value.payoff() }
    };
    assert_eq!(found.value.map(plain), Some(plain(value)), "{state:?}, {wanted:?}");
    assert_eq!(found.best.is_empty(), game.turn(state) == Turn::Over);
    for &mv in &found.best {
        let after = memo.value(&game.after(state, mv)).expect("reached").later();
        assert_eq!(plain(after), plain(value), "{state:?}, {wanted:?}: {mv}");
    }
}

/// A line of best play ends as its first position says.
fn check_line<G: Duel>(game: &G, state: &G::State, line: &[G::Move], value: Value) {
    let mut end = state.clone();
    line.iter().for_each(|&mv| game.play(&mut end, mv));
    assert_eq!(game.turn(&end), Turn::Over, "{state:?}");
    assert_eq!(game.payoff(&end, Player::FIRST), value.payoff(), "{state:?}");
    if let Some(distance) = value.distance() {
        assert_eq!(line.len() as u32, distance, "{state:?}");
    }
}

/// A board: columns, rows, run; and every so-manieth position of it.
type Sample = (u8, u8, u8, usize);

/// Small boards, or larger ones if `make long` asks for them: those take minutes.
fn boards(small: &'static [Sample], large: &'static [Sample]) -> &'static [Sample] {
    if std::env::var_os("STRATEGE_LONG").is_some() { large } else { small }
}

#[test]
fn connect_four_knows_what_is_true() {
    let small = &[
        (3, 3, 3, 1),
        (3, 3, 2, 1),
        (2, 2, 1, 1),
        (3, 2, 5, 1),
        (1, 6, 3, 1),
        (4, 3, 3, 7),
        (3, 4, 4, 7),
        (4, 4, 4, 97),
    ];
    let large = &[(4, 4, 4, 1), (4, 4, 3, 1), (3, 6, 4, 1), (4, 5, 4, 7), (5, 4, 4, 17)];
    for &(columns, rows, run, stride) in boards(small, large) {
        check(&ConnectFour::new(columns, rows, run), stride);
    }
}

fn mnk(columns: u8, rows: u8, run: u8) -> Mnk {
    Mnk::new(columns, rows, run, Convention::Normal)
}

#[test]
fn m_n_k_knows_what_is_true() {
    let small = &[
        (3, 3, 3, 1),
        (3, 3, 2, 1),
        (2, 2, 1, 1),
        (3, 2, 5, 1),
        (6, 1, 3, 1),
        (4, 3, 3, 37),
        (3, 4, 4, 37),
    ];
    let large = &[(4, 3, 3, 1), (3, 4, 3, 1), (4, 3, 4, 1)];
    for &(columns, rows, run, stride) in boards(small, large) {
        check(&mnk(columns, rows, run), stride);
    }
}

#[test]
fn where_lines_lose_or_boards_are_large_nothing_is_known() {
    let misere = Mnk::new(3, 3, 3, Convention::Misere);
    assert!(solve(&misere, &misere.start(), Options::default(), Limits::default()).is_none());
    let large = mnk(41, 1, 3);
    assert!(solve(&large, &large.start(), Options::default(), Limits::default()).is_none());
}

/// What the first player gets from the start.
fn payoff<G: Insightful>(game: &G) -> Option<i32> {
    let options = Options { wanted: Wanted::Outcome, ..Options::default() };
    let found = solve(game, &game.start(), options, Limits::default());
    found.expect("it knows something").value.map(Value::payoff)
}

/// Uiterwijk and van den Herik, The advantage of the initiative, 2000.
#[test]
fn published_values_of_m_n_k_are_found() {
    let drawn = [(3, 3, 3), (3, 4, 4), (6, 3, 4), (4, 4, 4), (5, 4, 4), (5, 4, 5), (5, 5, 5)];
    for (columns, rows, run) in drawn {
        assert_eq!(payoff(&mnk(columns, rows, run)), Some(0), "{columns}, {rows}, {run}");
    }
    for (columns, rows, run) in [(4, 3, 3), (5, 3, 3), (4, 4, 3), (6, 5, 4), (6, 6, 4)] {
        assert_eq!(payoff(&mnk(columns, rows, run)), Some(1), "{columns}, {rows}, {run}");
    }
}

/// J. Tromp, John's Connect Four Playground.
#[test]
fn published_values_of_connect_four_are_found() {
    for (columns, rows, value) in [
        (4, 4, 0),
        (5, 4, 0),
        (6, 4, -1),
        (7, 4, 0),
        (4, 5, 0),
        (5, 5, 0),
        (6, 5, 0),
        (4, 6, 0),
        (5, 6, 0),
    ] {
        let game = ConnectFour::new(columns, rows, 4);
        assert_eq!(payoff(&game), Some(value), "{columns} x {rows}");
    }
}

/// All openings of the usual board with their keys, and what the file says about them.
fn openings_of_connect_four(game: &ConnectFour) -> (Vec<(u64, Board)>, Openings) {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/src/connect_four/8.openings");
    let file = OpeningsFile::parse(&std::fs::read(path).expect("a file")).expect("whole");
    let positions = openings(game, file.plies).expect("keys of one word");
    let keys = positions.iter().map(|(key, _)| *key).collect();
    (positions, Openings::new(keys, file).expect("a worth for every position"))
}

/// The first moves are those that J. Allen and V. Allis found in 1988, the totals those of M. Böck, 2025.
#[test]
fn openings_of_connect_four_back_up_to_what_is_published() {
    let game = ConnectFour::new(7, 6, 4);
    let (_, openings) = openings_of_connect_four(&game);
    let start = back_up(&game, 8, &openings).expect("all openings are known");
    let moves: Vec<Score> = start.moves.iter().map(|(_, worth)| *worth).collect();
    assert_eq!((start.worth, moves), (1, vec![-2, -1, 0, 1, 0, -1, -2]));
    let totals = [start.won, start.drawn, start.lost, start.over];
    assert_eq!(totals, [124_624, 14_676, 44_975, 1_892]);
}

#[test]
fn a_search_that_ignores_the_openings_agrees_with_them() {
    let game = ConnectFour::new(7, 6, 4);
    let (positions, openings) = openings_of_connect_four(&game);
    let sample: Vec<(u64, Board)> = positions.into_iter().skip(7).step_by(20_000).collect();
    let states: Vec<Board> = sample.iter().map(|(_, state)| *state).collect();
    let options = |openings| Options { openings, ..Options::default() };
    let mut alone = Solver::new(&game, options(UseOfOpenings::Ignored));
    let (worths, _) = alone.worths(&states, Limits::default()).expect("it knows something");
    for ((key, state), worth) in sample.iter().zip(worths) {
        assert_eq!(worth.exact(), openings.worth(*key), "{state:?}");
    }
    // Where the position is known from its opening, its moves are told as they are.
    let [with, without] = [UseOfOpenings::Used, UseOfOpenings::Ignored]
        .map(|openings| solve(&game, &states[0], options(openings), Limits::default()));
    let values = |found: Option<Found<Column>>| -> Vec<(Column, Option<Value>)> {
        let moves = found.expect("it knows something").moves;
        moves.into_iter().map(|judged| (judged.mv, judged.value)).collect()
    };
    assert_eq!(values(with), values(without));
}

/// Somebody who stops the search when asked for the so-manieth time.
struct Countdown(std::sync::atomic::AtomicU32);

impl Watch for Countdown {
    fn stop(&self) -> bool {
        use std::sync::atomic::Ordering::Relaxed;
        let left = self.0.load(Relaxed);
        self.0.store(left.saturating_sub(1), Relaxed);
        left == 0
    }
}

#[test]
fn a_search_that_is_stopped_leaves_nothing_wrong_behind() {
    let game = ConnectFour::new(5, 5, 4);
    let start = game.start();
    let expected = Solver::new(&game, Options::default()).worths(&[start], Limits::default());
    let mut solver = Solver::new(&game, Options::default());
    let mut stops = 0;
    for looks in 0.. {
        let watch = Countdown(looks.into());
        let limits = Limits { watch: &watch, ..Limits::default() };
        let (worths, stopped) = solver.worths(&[start], limits).expect("it knows something");
        assert!(worths[0].low <= 0 && 0 <= worths[0].high, "{worths:?}");
        if stopped.is_none() {
            assert_eq!(Some((worths, None)), expected);
            break;
        }
        assert_eq!(stopped, Some(Stopped::Asked));
        stops += 1;
    }
    assert!(stops > 3, "{stops}");
}

#[test]
fn limits_hold_and_what_is_known_is_told() {
    let game = ConnectFour::new(8, 6, 4);
    let limits = Limits { nodes: Some(20_000), ..Limits::default() };
    let options = Options { wanted: Wanted::Best, ..Options::default() };
    let found = solve(&game, &game.start(), options, limits).expect("it knows something");
    assert_eq!((found.value, found.stopped), (None, Some(Stopped::Nodes)));
    assert!(20_000 <= found.nodes && found.nodes < 20_200, "{}", found.nodes);
    let limits = Limits { memory: Some(16), ..Limits::default() };
    let found = solve(&game, &game.start(), options, limits).expect("it knows something");
    assert_eq!((found.value, found.stopped), (None, Some(Stopped::Memory)));
}

/// Writes down what a search says that it knows.
#[derive(Default)]
struct Listener(Mutex<Vec<[Value; 2]>>);

impl Watch for Listener {
    fn narrowed(&self, mover: Player, between: [Value; 2]) {
        assert_eq!(mover, Player::SECOND);
        self.0.lock().expect("one thread").push(between);
    }
}

#[test]
fn bounds_come_nearer_and_meet_at_the_value() {
    let game = ConnectFour::new(5, 5, 4);
    let state = game.after(&game.start(), Column(2));
    let listener = Listener::default();
    let limits = Limits { watch: &listener, ..Limits::default() };
    let options = Options { wanted: Wanted::Best, ..Options::default() };
    let found = solve(&game, &state, options, limits).expect("it knows something");
    let told = listener.0.into_inner().expect("one thread");
    assert!(told.len() > 2, "{told:?}");
    // Less is better for player 2.
    for pair in told.windows(2) {
        assert!(pair[0][0] >= pair[1][0] && pair[1][1] >= pair[0][1], "{told:?}");
    }
    assert_eq!(told.last().map(|&ends| ends.map(Some)), Some([found.value; 2]));
}

#[test]
fn several_threads_give_the_same_worths() {
    let game = ConnectFour::new(6, 5, 4);
    let mut states = vec![game.start()];
    for column in [2, 2, 3, 1] {
        let state = states.last().expect("the start");
        states.push(game.after(state, Column(column)));
    }
    let [alone, together] = [1, 2].map(|threads| {
        let options = Options { threads, ..Options::default() };
        Solver::new(&game, options).worths(&states, Limits::default())
    });
    assert!(alone.is_some());
    assert_eq!(alone, together);
}
