//! Every solver agrees with plain minimax on every position of small games.

use std::collections::BTreeSet;

use stratege_core::{
    Alternating, BoardWithMover, Combinatorial, Convention, Duel, Game, Heuristic, Hidden,
    Impartial, Indexed, Limits, Listed, Open, Player, Puzzle, Text, Turn, Value, Winner, census,
    decided,
};
use stratege_games::{Visitor, visit_all};
use stratege_solvers::{
    Found, Proof,
    alpha_beta::{JudgeMoves, Options, alpha_beta},
    arena::{complete, reachable},
    attractor::{self, values, values_in_order},
    discount::{self, discounted},
    grundy::{self, grundy},
    memo::{self, Memo, memo},
    minimax::{self, look_ahead, minimax, tree},
    proof_number::proof_number,
    puzzle, retrograde,
    survey::survey,
};

use crate::small::each_small;

/// Positions of one game at which every method is asked about every move.
const SAMPLE: usize = 100;

/// Plays that can be written out one by one.
const MOST_PLAYS: u128 = 300_000;

/// Deals of a game with chance, for every set of parameters.
const DEALS: usize = 6;

/// A few deals, or whatever chance has to do before the players act.
fn deals<G: Game>(game: &G) -> BTreeSet<G::State> {
    let mut word = 2024_u64;
    let mut draw = |bound: u32| {
        word = word.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (word >> 33) as u32 % bound
    };
    let settled = |_| {
        let mut state = game.start();
        game.settle(&mut state, &mut Vec::new(), &mut draw);
        state
    };
    (0..DEALS).map(settled).collect()
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

fn check_duel<G: Duel>(game: &G, heuristics: &[Heuristic<G>]) {
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
        let best = best_by_value(game, state, |state| memo.value(state).expect("reached"));
        let proved = proof_number(game, state, None, Limits::default());
        assert_eq!((proved.value, proved.proof), (Some(value), Proof::Exact), "{state:?}");
        check_claims(game, state, &proved, &memo);
        for judge in [JudgeMoves::All, JudgeMoves::Best] {
            let options = Options { judge, table: 1 << 16, ..Options::default() };
            let found = alpha_beta(game, state, &options, Limits::default());
            assert_eq!((found.value, found.proof), (Some(value), Proof::Exact), "{state:?}");
            check_claims(game, state, &found, &memo);
            if judge == JudgeMoves::All {
                assert_eq!(names(&found.best), best, "{state:?}");
            }
        }
    }
    for state in arena.vertices.iter().step_by(arena.len().div_ceil(SAMPLE)) {
        check_methods(game, state, &memo);
        check_depths(game, state, heuristics, &memo);
    }
    check_look_ahead(game, &arena.vertices);
    check_survey(game);
}

/// What is said of `state`, of its moves and of the best ones is true.
fn check_claims<G: Duel>(
    game: &G,
    state: &G::State,
    found: &Found<G::Move>,
    memo: &Memo<G::State>,
) {
    let value = memo.value(state).expect("reached");
    let value_of = |mv| memo.value(&game.after(state, mv)).expect("reached").later();
    let is_true = |claimed: Option<Value>, value| claimed.is_none_or(|claimed| claimed == value);
    assert!(is_true(found.value, value), "{state:?}: {:?}", found.value);
    for judged in &found.moves {
        assert!(is_true(judged.value, value_of(judged.mv)), "{state:?}: {judged:?}");
    }
    if found.value.is_some() {
        assert!(found.best.iter().all(|&mv| value_of(mv) == value), "{state:?}: {:?}", found.best);
    }
}

/// Every method finds the value and all best moves.
fn check_methods<G: Duel>(game: &G, state: &G::State, memo: &Memo<G::State>) {
    let value = memo.value(state).expect("reached");
    let best = best_by_value(game, state, |state| memo.value(state).expect("reached"));
    for solve in [memo::solve, minimax::solve, attractor::solve] {
        let found = solve(game, state, Limits::default()).expect("no limit");
        assert_eq!((found.value, names(&found.best)), (Some(value), best.clone()), "{state:?}");
        assert!(found.moves.iter().all(|judged| judged.value.is_some()), "{state:?}");
        check_claims(game, state, &found, memo);
    }
    for gamma in [0.1, 0.5, 0.9] {
        let found = discount::solve(game, state, gamma, Limits::default()).expect("no limit");
        let winner = found.value.map(Value::winner);
        assert_eq!((winner, names(&found.best)), (Some(value.winner()), best.clone()), "{state:?}");
    }
}

/// However shallow the search and whatever the heuristic, what alpha-beta claims is true.
fn check_depths<G: Duel>(
    game: &G,
    state: &G::State,
    heuristics: &[Heuristic<G>],
    memo: &Memo<G::State>,
) {
    for heuristic in heuristics.iter().map(Some).chain([None]) {
        for depth in [Some(1), Some(2), Some(3), Some(5), None] {
            for judge in [JudgeMoves::All, JudgeMoves::Best] {
                for table in [0, 1 << 16] {
                    let options = Options { heuristic, depth, table, judge };
                    let found = alpha_beta(game, state, &options, Limits::default());
                    assert!(depth.is_some() || found.value.is_some(), "{state:?}");
                    check_claims(game, state, &found, memo);
                }
            }
        }
    }
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
    let arena = reachable(game, &game.start(), Limits::default()).expect("no limit");
    let by_attractor = values(&arena, Limits::default()).expect("no limit");
    let mut by_winner = [0; 3];
    let mut classes_by_winner: [BTreeSet<G::State>; 3] = Default::default();
    for (state, value) in arena.vertices.iter().zip(by_attractor) {
        let index = match value.winner() {
            Winner::Player(player) => player.index(),
            Winner::Draw => 2,
        };
        by_winner[index] += 1;
        classes_by_winner[index].insert(game.canonical(state));
    }
    let classes_by_winner = classes_by_winner.map(|classes| classes.len() as u64);
    assert_eq!((survey.values, survey.value_classes), (by_winner, classes_by_winner));
    assert_eq!(survey.classes, classes_by_winner.iter().sum::<u64>());
    assert_eq!(survey.positions_by_ply, positions_by_ply(game));
    check_plays_up_to_symmetry(game, survey.plays_in_quotient, survey.plays_up_to_symmetry);
    let plays = all_plays(game, &game.start());
    assert_eq!(survey.plays.map(|plays| plays.iter().sum()), Some(plays));
    let by_length = survey.plays_by_length.expect("small");
    assert_eq!(by_length.values().flatten().sum::<u128>(), plays);
    let (shortest, longest) = survey.play_lengths.expect("no cycles");
    assert_eq!(by_length.keys().next(), Some(&shortest));
    assert_eq!(by_length.keys().next_back(), Some(&longest));
}

/// Layer by layer, each position where it is first met.
fn positions_by_ply<G: Game>(game: &G) -> Vec<u64> {
    let mut layer = BTreeSet::from([game.start()]);
    let mut seen = layer.clone();
    let mut counts = Vec::new();
    while !layer.is_empty() {
        counts.push(layer.len() as u64);
        layer = layer.iter().flat_map(|state| children(game, state)).collect();
        layer.retain(|state| seen.insert(state.clone()));
    }
    counts
}

fn children<G: Game>(game: &G, state: &G::State) -> Vec<G::State> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(|mv| game.after(state, mv)).collect()
}

/// Writes out every play, its positions up to symmetry and its least image.
fn check_plays_up_to_symmetry<G: Game>(
    game: &G,
    in_quotient: Option<u128>,
    up_to_symmetry: Option<u128>,
) {
    struct Plays<S> {
        in_quotient: BTreeSet<Vec<S>>,
        up_to_symmetry: BTreeSet<Vec<S>>,
    }

    fn walk<G: Game>(game: &G, play: &mut Vec<G::State>, plays: &mut Plays<G::State>) {
        let children = children(game, play.last().expect("a play has a start"));
        if children.is_empty() {
            let image = |index| play.iter().map(|state| game.image(state, index)).collect();
            let images = (0..game.symmetries()).map(image);
            plays.up_to_symmetry.extend(images.min());
            plays.in_quotient.insert(play.iter().map(|state| game.canonical(state)).collect());
        }
        for child in children {
            play.push(child);
            walk(game, play, plays);
            play.pop();
        }
    }

    let start = game.start();
    let is_fixed = (0..game.symmetries()).all(|index| game.image(&start, index) == start);
    let symmetric = game.symmetries() > 1 && is_fixed;
    assert_eq!((in_quotient.is_some(), up_to_symmetry.is_some()), (symmetric, symmetric));
    if !symmetric || all_plays(game, &start) > MOST_PLAYS {
        return;
    }
    let mut plays = Plays { in_quotient: BTreeSet::new(), up_to_symmetry: BTreeSet::new() };
    walk(game, &mut vec![start], &mut plays);
    assert_eq!(in_quotient, Some(plays.in_quotient.len() as u128));
    assert_eq!(up_to_symmetry, Some(plays.up_to_symmetry.len() as u128));
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
fn check_complete<C: Combinatorial>(game: &Alternating<C>) {
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

fn check_impartial<C: Impartial>(game: &Alternating<C>) {
    for state in positions(game) {
        let value = grundy(&game.rules, &state.board, Limits::default()).expect("no limit");
        assert_eq!(value, plain_grundy(&game.rules, &state.board), "{state:?}");
        assert_eq!(value == 0, is_lost(&game.rules, &state.board), "{state:?}");
        if game.convention == Convention::Normal {
            check_grundy_winners(game, &state);
        }
    }
}

/// Grundy values tell who wins, also after each move, but not how soon.
fn check_grundy_winners<C: Impartial>(game: &Alternating<C>, state: &BoardWithMover<C::Board>) {
    let found = grundy::solve(game, state, Limits::default()).expect("no limit");
    let winner = plain(game, state).winner();
    assert_eq!(found.value.map(Value::winner), Some(winner), "{state:?}");
    for judged in found.moves {
        let after = plain(game, &game.after(state, judged.mv)).winner();
        assert_eq!(judged.value.map(Value::winner), Some(after), "{state:?}: {}", judged.mv);
        assert_eq!(found.best.contains(&judged.mv), after == winner, "{state:?}: {}", judged.mv);
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

fn check_indexed<C: Indexed>(game: &Alternating<C>) {
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
        let least = game.least_moves(state);
        if let Some(moves) = fewest_moves(game, state, None) {
            assert_eq!(shortest.moves, moves, "{state:?}");
            assert!(least.is_some_and(|least| least <= moves), "{state:?}: {least:?}");
        }
    }
}

/// The least number of moves that solves the puzzle after the step `last`, by plain recursion.
fn fewest_moves<G: Puzzle>(game: &G, state: &G::State, last: Option<G::Move>) -> Option<u32> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    if moves.is_empty() {
        return (game.payoff(state, Player::FIRST) > 0).then_some(0);
    }
    let counts = moves.into_iter().filter_map(|mv| {
        let goes_on = last.is_some_and(|last| game.continues(last, mv));
        Some(u32::from(!goes_on) + fewest_moves(game, &game.after(state, mv), Some(mv))?)
    });
    counts.min()
}

struct Agreement;

impl Visitor for Agreement {
    // What has chance in it is checked where its method is.
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        each_small::<G>(|game| check_duel(&game, &G::heuristics()));
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        each_small::<Alternating<C>>(|game| {
            check_duel(&game, &Alternating::<C>::heuristics());
            check_complete(&game);
        });
    }

    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.partizan::<C>();
        each_small::<Alternating<C>>(|game| check_impartial(&game));
    }

    fn indexed<C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.impartial::<C>();
        each_small::<Alternating<C>>(|game| check_indexed(&game));
    }

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        each_small::<G>(|rules| {
            for deal in deals(&rules) {
                check_duel(&Open { rules: rules.clone(), deal }, &[]);
            }
        });
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
