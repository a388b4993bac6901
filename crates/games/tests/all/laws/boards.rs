//! What boards promise that fall apart, or that are numbered.

use std::collections::{BTreeMap, BTreeSet};

use stratege_core::{
    Alternating, Combinatorial, Game, Impartial, Indexed, Listed, Player, Staircases,
};
use stratege_games::{Visitor, visit_all};

use super::{SAMPLE, SMALL, SplitMix, games, options_of, positions};

#[test]
fn impartial_games_are_the_sum_of_their_parts() {
    struct Sums;
    impl Sums {
        fn check<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>() {
            for game in games::<Alternating<C>>() {
                let mut values = BTreeMap::new();
                for state in positions(&game) {
                    let [ours, theirs] =
                        Player::BOTH.map(|player| options_of(&game.rules, &state.board, player));
                    assert_eq!(ours, theirs);
                    let mut parts = Vec::new();
                    game.rules.parts(&state.board, &mut parts);
                    let whole = nim_value(&game.rules, &state.board, &mut values);
                    let each = parts.iter().map(|part| nim_value(&game.rules, part, &mut values));
                    // Nothing is known of boards that are too large.
                    let Some(sum) = each.collect::<Option<Vec<u32>>>() else { continue };
                    let sum = sum.into_iter().fold(0, |sum, value| sum ^ value);
                    assert!(whole.is_none_or(|whole| whole == sum), "{:?}", state.board);
                }
            }
        }
    }

    /// The least number that is not the value of an option, by plain recursion.
    fn nim_value<C: Combinatorial>(
        rules: &C,
        board: &C::Board,
        values: &mut BTreeMap<C::Board, u32>,
    ) -> Option<u32> {
        if let Some(&value) = values.get(board) {
            return Some(value);
        }
        if values.len() > SMALL {
            return None;
        }
        let options = options_of(rules, board, Player::FIRST);
        let taken: Option<BTreeSet<u32>> =
            options.iter().map(|option| nim_value(rules, option, values)).collect();
        let taken = taken?;
        let value = (0..=taken.len() as u32).find(|value| !taken.contains(value))?;
        values.insert(board.clone(), value);
        Some(value)
    }
    impl Visitor for Sums {
        fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

        fn impartial<C: Impartial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
            Sums::check::<C>();
        }
    }
    visit_all(&mut Sums);
}

#[test]
fn bites_take_what_staircases_promise() {
    struct Bites;
    impl Visitor for Bites {
        fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

        fn staircases<C: Staircases + Listed<Game = Alternating<C>, Position = C::Board>>(
            &mut self,
        ) {
            for game in games::<Alternating<C>>() {
                let mut sides = Vec::new();
                game.rules.lengths(&game.rules.start(), &mut sides);
                for state in positions(&game) {
                    check(&game.rules, &state.board, &sides);
                }
            }
        }
    }

    fn check<C: Staircases>(rules: &C, board: &C::Board, sides: &[u8]) {
        let mut lengths = Vec::new();
        rules.lengths(board, &mut lengths);
        assert!(lengths.len() <= sides.len() && lengths[0] <= sides[0]);
        assert!(lengths.is_sorted_by(|below, above| below >= above) && !lengths.contains(&0));
        assert_eq!(rules.stairs(&lengths), *board);
        let squares = (0_u8..)
            .zip(&lengths)
            .flat_map(|(row, &length)| (0..length).map(move |column| (row, column)));
        let mut expected: Vec<String> = Vec::new();
        for (row, column) in squares.skip(1) {
            let bite = rules.bite(row, column);
            expected.push(bite.to_string());
            let cut = |(at, &length): (u8, &u8)| if at < row { length } else { length.min(column) };
            let left: Vec<u8> = (0..).zip(&lengths).map(cut).filter(|&left| left > 0).collect();
            let mut after = board.clone();
            rules.play(&mut after, Player::FIRST, bite);
            assert_eq!(after, rules.stairs(&left), "{lengths:?} {bite}");
        }
        let mut options = Vec::new();
        rules.options(board, Player::FIRST, &mut options);
        let mut found: Vec<String> = options.iter().map(ToString::to_string).collect();
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{lengths:?}");
    }
    visit_all(&mut Bites);
}

#[test]
fn numbered_boards_are_numbered_without_gaps() {
    struct Numbers;
    impl Visitor for Numbers {
        fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

        fn indexed<C: Indexed + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
            for game in games::<Alternating<C>>() {
                check(&game.rules);
            }
        }
    }

    fn check<C: Indexed>(rules: &C) {
        let Some(boards) = rules.boards() else { return };
        assert_eq!(rules.index(&rules.start()), boards - 1);
        if boards > SMALL as u64 {
            check_some(rules, boards);
            return;
        }
        let mut predecessors = vec![BTreeSet::new(); boards as usize];
        for index in 0..boards {
            let board = rules.board(index);
            assert_eq!(rules.index(&board), index, "{board:?}");
            for option in options_of(rules, &board, Player::FIRST) {
                let lower = rules.index(&option);
                assert!(lower < index, "{board:?} to {option:?}");
                predecessors[lower as usize].insert(index);
            }
        }
        for (index, expected) in (0..).zip(predecessors) {
            let mut found = Vec::new();
            rules.predecessors(index, |predecessor| found.push(predecessor));
            found.sort_unstable();
            assert!(found.iter().eq(&expected), "{:?}", rules.board(index));
        }
    }

    /// The same for random boards of a game that has too many.
    fn check_some<C: Indexed>(rules: &C, boards: u64) {
        let mut random = SplitMix(2024);
        for _ in 0..SAMPLE {
            let index = random.below(boards as usize) as u64;
            let board = rules.board(index);
            assert_eq!(rules.index(&board), index, "{board:?}");
            if let Some(option) = options_of(rules, &board, Player::FIRST).first() {
                let lower = rules.index(option);
                assert!(lower < index, "{board:?} to {option:?}");
                let mut found = Vec::new();
                rules.predecessors(lower, |predecessor| found.push(predecessor));
                assert!(found.contains(&index), "{board:?} to {option:?}");
                for predecessor in found {
                    let board = rules.board(predecessor);
                    let options = options_of(rules, &board, Player::FIRST);
                    assert!(options.iter().any(|board| rules.index(board) == lower), "{board:?}");
                }
            }
        }
    }
    visit_all(&mut Numbers);
}
