//! What every combinatorial game promises about its values, on every board of small ones.

#[path = "../../../games/tests/data/mod.rs"]
mod data;

use std::collections::{BTreeMap, BTreeSet};

use stratege_core::{
    Alternating, Combinatorial, Convention, Game, Impartial, Limits, Listed, Params, Player,
};
use stratege_games::{Visitor, visit_all};
use stratege_solvers::grundy::grundy;
use stratege_values::{Boards, Calculator, Forms, Outcome, Value, ValueError};

#[test]
fn boards_have_the_values_that_play_and_theory_say() {
    let mut met = Met { games: 0 };
    visit_all(&mut met);
    assert!(met.games >= 7);
}

struct Met {
    games: usize,
}

impl Met {
    fn check<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(
        &mut self,
        nimber: impl Fn(&C, &C::Board) -> Option<u64>,
    ) {
        self.games += 1;
        let card = Alternating::<C>::card();
        let lines = data::lines(card.name).into_iter().filter(|(kind, _)| kind == "small");
        for words in lines
            .flat_map(|(_, words)| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
        {
            let params = Params::parse(&card.params, &words).expect("small boards are well named");
            let game = Alternating::<C>::setup(&params).expect("small boards can be set up");
            if game.convention == Convention::Misere {
                assert_eq!(Boards::of(&game).err(), Some(ValueError::Misere));
                continue;
            }
            check_game(&game.rules, &nimber);
        }
    }
}

fn check_game<C: Combinatorial>(rules: &C, nimber: &impl Fn(&C, &C::Board) -> Option<u64>) {
    let mut forms = Forms::default();
    let mut calculator = forms.within(Limits::default());
    let mut boards = Boards::new(rules);
    let mut plain = BTreeMap::new();
    let mut won = BTreeMap::new();
    for board in all_boards(rules) {
        let value = boards.value(&mut calculator, &board).expect("no limit");
        let expected = value_by_options(rules, &board, &mut calculator, &mut plain);
        assert_eq!(value, expected, "{board:?}: the parts are the whole");
        let outcome = match Player::BOTH.map(|player| can_win(rules, &board, player, &mut won)) {
            [true, true] => Outcome::First,
            [true, false] => Outcome::Left,
            [false, true] => Outcome::Right,
            [false, false] => Outcome::Second,
        };
        assert_eq!(calculator.outcome(value), Ok(outcome), "{board:?}");
        let parts = boards.values(&mut calculator, &board).expect("no limit");
        assert_eq!(calculator.outcome_of_sum(&parts), Ok(outcome), "{board:?}");
        let mut parts = Vec::new();
        rules.parts(&board, &mut parts);
        for part in [board.clone()].iter().chain(&parts) {
            check_swapped(rules, part, &mut boards, &mut calculator);
        }
        for part in parts {
            let mut again = Vec::new();
            rules.parts(&part, &mut again);
            let is_over = Player::BOTH.iter().all(|&player| rules.is_stuck(&part, player));
            assert!(again == [part.clone()] || is_over, "{part:?} is not in a normal position");
        }
        if let Some(size) = nimber(rules, &board) {
            assert_eq!(calculator.as_nimber(value).map(u64::from), Some(size), "{board:?}");
        }
        for player in Player::BOTH {
            let moves = boards.moves(&mut calculator, &board, player).expect("no limit");
            let options = options_of(rules, &board, player);
            assert_eq!(moves.len(), options.len());
            for ((_, value), option) in moves.into_iter().zip(options) {
                assert_eq!(boards.value(&mut calculator, &option), Ok(value));
            }
        }
    }
}

fn check_swapped<C: Combinatorial>(
    rules: &C,
    board: &C::Board,
    boards: &mut Boards<'_, C>,
    calculator: &mut Calculator<'_, '_>,
) {
    let Some(swapped) = rules.swapped(board) else { return };
    let mut plain = BTreeMap::new();
    let value = value_by_options(rules, &swapped, calculator, &mut plain);
    let own = boards.value(calculator, board).expect("no limit");
    assert_eq!(value, calculator.negative(own), "{board:?} and {swapped:?}");
    let mut parts = Vec::new();
    rules.parts(board, &mut parts);
    if parts == [board.clone()] {
        parts.clear();
        rules.parts(&swapped, &mut parts);
        assert_eq!(parts, [swapped], "of a part it is a part");
    }
}

fn options_of<C: Combinatorial>(rules: &C, board: &C::Board, player: Player) -> Vec<C::Board> {
    let mut moves = Vec::new();
    rules.options(board, player, &mut moves);
    let after = |mv| {
        let mut board = board.clone();
        rules.play(&mut board, player, mv);
        board
    };
    moves.into_iter().map(after).collect()
}

/// What can be reached when either player may move again and again.
fn all_boards<C: Combinatorial>(rules: &C) -> BTreeSet<C::Board> {
    let mut met = BTreeSet::from([rules.start()]);
    let mut waiting = vec![rules.start()];
    while let Some(board) = waiting.pop() {
        for player in Player::BOTH {
            for option in options_of(rules, &board, player) {
                if met.insert(option.clone()) {
                    waiting.push(option);
                }
            }
        }
    }
    met
}

/// The value without parts, symmetries and swapped boards.
fn value_by_options<C: Combinatorial>(
    rules: &C,
    board: &C::Board,
    calculator: &mut Calculator<'_, '_>,
    known: &mut BTreeMap<C::Board, Value>,
) -> Value {
    if let Some(&value) = known.get(board) {
        return value;
    }
    let [left, right] = Player::BOTH.map(|player| {
        let options = options_of(rules, board, player);
        let mut values = Vec::new();
        for option in options {
            values.push(value_by_options(rules, &option, calculator, known));
        }
        values
    });
    let value = calculator.canonical(left, right).expect("no limit");
    known.insert(board.clone(), value);
    value
}

/// Whether `player` wins by beginning, by plain min-max.
fn can_win<C: Combinatorial>(
    rules: &C,
    board: &C::Board,
    player: Player,
    known: &mut BTreeMap<(C::Board, Player), bool>,
) -> bool {
    if let Some(&won) = known.get(&(board.clone(), player)) {
        return won;
    }
    let options = options_of(rules, board, player);
    let won = options.iter().any(|option| !can_win(rules, option, player.other(), known));
    known.insert((board.clone(), player), won);
    won
}

impl Visitor for Met {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.check::<C>(|_, _| None);
    }

    fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        self.check::<C>(|rules, board| grundy(rules, board, Limits::default()).ok());
    }
}
