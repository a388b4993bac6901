//! Every solver agrees with plain minimax on every position of small games.

use std::collections::BTreeSet;

use stratege_core::{
    Combinatorial, Duel, Game, Heuristic, Impartial, Indexed, Limits, Listed, Params, Player,
    Puzzle, Stuck, Text, Turn, Value, census, decided,
};
use stratege_games::{Visitor, visit_all};
use stratege_solvers::{
    Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    arena::{complete, reachable},
    attractor::{self, values, values_in_order},
    discount::discounted,
    grundy::grundy,
    memo::memo,
    minimax::{look_ahead, minimax, tree},
    puzzle, retrograde,
    survey::survey,
};

/// Small enough for plain minimax on every position.
fn small_boards(name: &str) -> &'static [&'static str] {
    match name {
        "tic-tac-toe" => &["", "misere"],
        "mnk" => &["3x2x2", "4x2x3", "3x3x3,misere"],
        "connect-four" => &["3x3x3", "4x2x4", "2x4x3"],
        "chomp" => &["1x1", "2x3", "3x3", "2x4,misere"],
        "nim" => &["1,2,3", "2,2", "1,1,1,misere", "1,2,3,misere", "0"],
        "subtraction" => &["0", "9x3", "8x2,misere"],
        "grundy" => &["0", "4", "10", "11,misere"],
        "kayles" => &["0", "1", "8", "7,misere"],
        "domineering" => &["2x2", "3x3", "2x5", "3x3,misere", "1x4"],
        "pegs" => &["triangle"],
        // A game that says nothing here is tried as it stands, so it must be small.
        _ => &[""],
    }
}

fn each_small<G: Listed>(mut check: impl FnMut(G)) {
    let card = G::card();
    for words in small_boards(card.name) {
        let params = Params::parse(&card.params, words).expect("small boards are well named");
        check(G::setup(&params).expect("small boards can be set up"));
    }
}

fn positions<G: Game>(game: &G) -> Vec<G::State> {
    reachable(game, &game.start(), Limits::default()).expect("no limit").vertices
}

/// Values and distances by plain recursion, written once more.
fn plain<G: Duel>(game: &G, state: &G::State) -> Value {
    let Turn::Player(mover) = game.turn(state) else {
        return Value::ended(game.payoff(state, Player::FIRST));
    };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let values = moves.into_iter().map(|mv| plain(game, &game.after(state, mv)).later());
    values.reduce(|a, b| a.best_for(b, mover)).expect("a player to move has a move")
}

fn best_by_value<G: Duel>(
    game: &G,
    state: &G::State,
    value: impl Fn(&G::State) -> Value,
) -> Vec<String> {
    let Turn::Player(mover) = game.turn(state) else { return Vec::new() };
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let worth = |mv: G::Move| value(&game.after(state, mv)).seen_by(mover);
    let best = moves.iter().map(|&mv| worth(mv)).max();
    moves.into_iter().filter(|&mv| Some(worth(mv)) == best).map(|mv| mv.to_string()).collect()
}

fn names<M: ToString>(moves: &[M]) -> Vec<String> {
    moves.iter().map(M::to_string).collect()
}

fn check_duel<G: Duel + Listed>(game: &G) {
    let start = game.start();
    let memo = memo(game, &start, Limits::default()).expect("no limit");
    let arena = reachable(game, &start, Limits::default()).expect("no limit");
    let by_attractor = values(&arena, Limits::default()).expect("no limit");
    let order = arena.topological().expect("no cycles");
    assert_eq!(values_in_order(&arena, &order), by_attractor);
    assert_eq!(memo.len(), arena.len());
    for gamma in [0.5, 0.9] {
        let discounted = discounted(game, &start, gamma, Limits::default()).expect("no limit");
        for state in &arena.vertices {
            let value_of = |state: &G::State| memo.value(state).expect("reached");
            assert_eq!(
                names(&discounted.best(game, state)),
                best_by_value(game, state, value_of),
                "γ and distance choose the same moves at {state:?}"
            );
        }
    }
    for (vertex, state) in arena.vertices.iter().enumerate() {
        let value = plain(game, state);
        assert_eq!(value.payoff(), minimax(game, state), "{state:?}");
        assert_eq!(memo.value(state), Some(value), "{state:?}");
        assert_eq!(by_attractor[vertex], value, "{state:?}");
        for judge in [JudgeMoves::All, JudgeMoves::Best] {
            let options = Options { judge, table: 1 << 16, ..Options::default() };
            let found = alpha_beta(game, state, &options, Limits::default());
            assert_eq!((found.value, found.proof), (Some(value), Proof::Exact), "{state:?}");
            let best = best_by_value(game, state, |state| memo.value(state).expect("reached"));
            match judge {
                JudgeMoves::All => assert_eq!(names(&found.best), best, "{state:?}"),
                JudgeMoves::Best => {
                    assert!(
                        found.best.iter().all(|mv| best.contains(&mv.to_string())),
                        "{state:?}"
                    );
                }
            }
        }
    }
    check_look_ahead(game, &arena.vertices);
    check_survey(game);
}

/// Deep enough, looking ahead is solving; and the tree says the same as the search.
fn check_look_ahead<G: Duel>(game: &G, states: &[G::State]) {
    let heuristic = Heuristic::<G> {
        name: "ends",
        about: Text::new("", ""),
        value: |game, state| decided(game, state).unwrap_or(0.0),
    };
    for state in states.iter().step_by(7) {
        for depth in [0, 1, 2, 60] {
            let ahead =
                look_ahead(game, state, depth, &heuristic, Limits::default()).expect("no limit");
            let tree = tree(game, state, depth, &heuristic, Limits::default()).expect("no limit");
            assert!(ahead.value.total_cmp(&tree.value).is_eq(), "{state:?}");
            if depth == 60 {
                let payoff = f64::from(plain(game, state).payoff());
                let expected = if payoff == 0.0 { 0.0 } else { payoff * f64::INFINITY };
                assert!(ahead.value.total_cmp(&expected).is_eq(), "{state:?}");
            }
        }
    }
}

/// The arena counts what plain exploration counts.
fn check_survey<G: Game>(game: &G) {
    let survey = survey(game, &game.start(), Limits::default()).expect("no limit");
    let plain = census(game, &game.start());
    assert_eq!(survey.positions, plain.positions);
    assert_eq!(survey.arcs, plain.arcs);
    assert_eq!(survey.endings.iter().sum::<u64>(), plain.endings);
    assert_eq!(survey.endings[0], plain.endings_for_first);
    assert_eq!(survey.values.iter().sum::<u64>(), plain.positions);
    let canonical: BTreeSet<_> =
        positions(game).iter().map(|state| game.canonical(state)).collect();
    assert_eq!(survey.classes, canonical.len() as u64);
    let plays = all_plays(game, &game.start());
    assert_eq!(survey.plays.map(|plays| plays.iter().sum()), Some(plays));
    let by_length = survey.plays_by_length.expect("small");
    assert_eq!(by_length.values().flatten().sum::<u128>(), plays);
    let (shortest, longest) = survey.play_lengths.expect("no cycles");
    assert_eq!(by_length.keys().next(), Some(&shortest));
    assert_eq!(by_length.keys().next_back(), Some(&longest));
}

fn all_plays<G: Game>(game: &G, state: &G::State) -> u128 {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    if moves.is_empty() {
        return 1;
    }
    moves.into_iter().map(|mv| all_plays(game, &game.after(state, mv))).sum()
}

/// In the complete arena every board stands twice, and values do not depend on where one began.
fn check_complete<C: Combinatorial>(game: &Stuck<C>) {
    let start = game.start();
    let arena = complete(game, &start, Limits::default()).expect("no limit");
    let values = values(&arena, Limits::default()).expect("no limit");
    for (vertex, state) in arena.vertices.iter().enumerate() {
        for player in Player::BOTH {
            let twin = game.with_turn(state, player).expect("either may be to move");
            assert!(arena.vertices.contains(&twin), "{twin:?}");
        }
        assert_eq!(values[vertex], plain(game, state), "{state:?}");
    }
}

fn plain_grundy<C: Impartial>(rules: &C, board: &C::Board) -> u64 {
    let mut moves = Vec::new();
    rules.options(board, Player::FIRST, &mut moves);
    let options: BTreeSet<u64> = moves
        .into_iter()
        .map(|mv| {
            let mut option = board.clone();
            rules.play(&mut option, Player::FIRST, mv);
            plain_grundy(rules, &option)
        })
        .collect();
    (0..=options.len() as u64).find(|value| !options.contains(value)).expect("one is missing")
}

fn check_impartial<C: Impartial>(game: &Stuck<C>) {
    for state in positions(game) {
        let value = grundy(&game.rules, &state.board, Limits::default()).expect("no limit");
        assert_eq!(value, plain_grundy(&game.rules, &state.board), "{state:?}");
        assert_eq!(value == 0, is_lost(&game.rules, &state.board), "{state:?}");
    }
}

/// Whether the player to move loses in normal play, by plain recursion on boards.
fn is_lost<C: Impartial>(rules: &C, board: &C::Board) -> bool {
    let mut moves = Vec::new();
    rules.options(board, Player::FIRST, &mut moves);
    moves.into_iter().all(|mv| {
        let mut option = board.clone();
        rules.play(&mut option, Player::FIRST, mv);
        !is_lost(rules, &option)
    })
}

fn check_indexed<C: Indexed>(game: &Stuck<C>) {
    let winners = retrograde::winners(game, Limits::default()).expect("no limit");
    let distances = retrograde::distances(game, Limits::default()).expect("no limit");
    for state in positions(game) {
        let value = plain(game, &state);
        let index = game.rules.index(&state.board);
        assert_eq!(winners.is_won(index), value.seen_by(state.mover) > 0, "{state:?}");
        assert_eq!(distances.value(index).seen_by(Player::FIRST), value.seen_by(state.mover));
        let found = retrograde::solve(game, &state, Limits::default()).expect("no limit");
        let best = best_by_value(game, &state, |state| plain(game, state));
        assert_eq!((found.value, names(&found.best)), (Some(value), best), "{state:?}");
    }
}

/// The best score that can be reached, by plain recursion.
fn best_score<G: Puzzle>(game: &G, state: &G::State) -> i32 {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let scores = moves.into_iter().map(|mv| best_score(game, &game.after(state, mv)));
    scores.max().unwrap_or_else(|| game.payoff(state, Player::FIRST))
}

fn check_puzzle<G: Puzzle>(game: &G) {
    let states = positions(game);
    for state in states.iter().rev().take(400).chain(states.iter().take(2)) {
        let solvable = best_score(game, state) > 0;
        let any = puzzle::any(game, state, Limits::default()).expect("no limit");
        let shortest = puzzle::shortest(game, state, Limits::default()).expect("no limit");
        for solution in [&any, &shortest] {
            assert_eq!(solution.steps.is_some(), solvable, "{state:?}");
            let Some(steps) = &solution.steps else { continue };
            let mut state = state.clone();
            for &step in steps {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                assert!(moves.contains(&step), "every step is legal");
                game.play(&mut state, step);
            }
            assert!(game.payoff(&state, Player::FIRST) > 0);
        }
        assert!(shortest.moves <= any.moves);
    }
}

struct Agreement;

impl Visitor for Agreement {
    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        each_small::<G>(|game| check_duel(&game));
    }

    fn partizan<C: Combinatorial + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        each_small::<Stuck<C>>(|game| {
            check_duel(&game);
            check_complete(&game);
        });
    }

    fn impartial<C: Impartial + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        self.partizan::<C>();
        each_small::<Stuck<C>>(|game| check_impartial(&game));
    }

    fn indexed<C: Indexed + Listed<Game = Stuck<C>, Position = C::Board>>(&mut self) {
        self.impartial::<C>();
        each_small::<Stuck<C>>(|game| check_indexed(&game));
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        each_small::<G>(|game| {
            check_puzzle(&game);
            let start = game.start();
            let arena = reachable(&game, &start, Limits::default()).expect("no limit");
            let first = attractor::attractor(&arena, Player::FIRST, Limits::default());
            let solvable = first.expect("no limit").rank(0).is_some();
            assert_eq!(
                solvable,
                puzzle::any(&game, &start, Limits::default()).expect("no limit").steps.is_some()
            );
            check_survey(&game);
        });
    }
}

#[test]
fn every_solver_agrees_with_plain_minimax() {
    visit_all(&mut Agreement);
}
