//! What every listed game promises, on seeded random plays.

mod boards;
mod chance;
mod hidden;
mod layers;
mod race;
mod texts;
mod views;

use std::{
    collections::{BTreeMap, BTreeSet},
    iter,
};

use stratege_core::{
    Alternating, Card, Combinatorial, Duel, Game, Hidden, Listed, ParamKind, Params, Perfect,
    Picture, Player, Puzzle, Race, SplitMix, Turn, Viewed, ZeroSum,
};
use stratege_games::{Visitor, visit_all};

/// Random plays of every game with every set of parameters.
const PLAYS: usize = 12;

/// Boards of a game that is small enough to look at all of them.
const SMALL: usize = 4000;

/// Random boards of a game that is larger.
const SAMPLE: usize = 40;

/// A game that is written and drawn itself.
trait Whole: Game + Listed<Game = Self, Position = <Self as Game>::State> {}

impl<G: Game + Listed<Game = G, Position = <G as Game>::State>> Whole for G {}

/// The game with its defaults, then with the parameters of the line `laws` of its file.
fn games<G: Listed>() -> impl Iterator<Item = G> {
    let card = G::card();
    let lines = crate::data::lines(card.name).into_iter().filter(|(kind, _)| kind == "laws");
    let words: String = lines.map(|(_, words)| words).collect();
    let setup = |words| {
        let params = Params::parse(&card.params, words).expect("allowed parameters");
        let word = params.to_string();
        assert_eq!(Params::parse(&card.params, &word), Ok(params.clone()), "{}:{word}", card.name);
        G::setup(&params).expect("parameters that fit")
    };
    iter::once("").chain(words.split_whitespace()).map(setup).collect::<Vec<G>>().into_iter()
}

/// The positions of a few random plays.
fn positions<G: Game>(game: &G) -> BTreeSet<G::State> {
    let mut random = SplitMix(2024);
    let mut met = BTreeSet::new();
    for _ in 0..PLAYS {
        let mut state = game.start();
        for _ in 0..longest_play(game) {
            met.insert(state.clone());
            let moves = moves_of(game, &state);
            if moves.is_empty() {
                break;
            }
            game.play(&mut state, moves[random.below(moves.len())]);
        }
    }
    met
}

/// Moves after which a play is broken off, where it could go on for ever.
fn longest_play<G: Game>(game: &G) -> u32 {
    game.repetition().map_or(u32::MAX, |rule| rule.longest)
}

fn moves_of<G: Game>(game: &G, state: &G::State) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn children<G: Game>(game: &G, state: &G::State) -> Vec<G::State> {
    moves_of(game, state).into_iter().map(|mv| game.after(state, mv)).collect()
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

/// Every move has a word of its own.
fn check_notations<M: ToString>(moves: &[M]) {
    let notations: BTreeSet<String> = moves.iter().map(M::to_string).collect();
    assert_eq!(notations.len(), moves.len(), "{notations:?}");
    let is_word =
        |text: &String| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c == ',');
    assert!(notations.iter().all(is_word), "{notations:?}");
}

/// No two places have the same name or the same middle.
fn check_picture(picture: &Picture) {
    let mut names = BTreeSet::new();
    let mut middles = BTreeSet::new();
    for place in &picture.places {
        assert!(place.name.is_empty() || names.insert(&place.name), "{} twice", place.name);
        assert!(middles.insert((place.x, place.y)), "{place:?}");
    }
}

/// Payoffs are won, drawn or lost, and opposite for the two players.
fn check_payoffs<G: Game>(game: &G, state: &G::State) {
    let [first, second] = Player::BOTH.map(|player| game.payoff(state, player));
    assert!((-1..=1).contains(&first) && first == -second, "{state:?}");
}

#[test]
fn moves_turns_and_notations_agree() {
    visit_all(&mut Rules);
}

struct Rules;
impl Rules {
    fn check<G: Whole>() {
        for game in games::<G>() {
            for state in positions(&game) {
                let moves = moves_of(&game, &state);
                assert_eq!(game.turn(&state) == Turn::Over, moves.is_empty(), "{state:?}");
                for index in 0..moves.len().max(1) {
                    let drawn = game.draw_move(&state, &mut Vec::new(), |count| {
                        assert_eq!(count as usize, moves.len(), "{state:?}");
                        index as u32
                    });
                    assert_eq!(drawn, moves.get(index).copied(), "{state:?}");
                }
                if let Turn::Player(player) = game.turn(&state) {
                    assert_eq!(game.mover(&state), Some(player), "{state:?}");
                }
                check_notations(&moves);
                assert!(!game.show(&state).is_empty());
                let written = game.write(&state);
                assert!(!written.contains(['\n', '"']), "{written}");
                assert_eq!(game.read(&written).as_ref(), Ok(&state), "{written}");
                check_picture(&game.picture(&state));
                for heuristic in G::heuristics() {
                    assert!(!(heuristic.value)(&game, &state).is_nan(), "{}", heuristic.name);
                }
            }
        }
    }

    fn check_duel<G: Whole + Duel>() {
        Rules::check::<G>();
        for game in games::<G>() {
            for state in positions(&game) {
                if let Turn::Player(_) = game.turn(&state) {
                    continue;
                }
                assert_eq!(game.turn(&state), Turn::Over);
                check_payoffs(&game, &state);
            }
        }
    }

    fn check_viewed<G: Whole + Viewed>() {
        Rules::check_zero_sum::<G>();
        for game in games::<G>() {
            assert_eq!(game.range(), [-1, 1]);
        }
    }

    fn check_zero_sum<G: Whole + ZeroSum>() {
        Rules::check::<G>();
        for game in games::<G>() {
            let [low, high] = game.range();
            assert!(low < high, "{low} to {high}");
            for state in positions(&game) {
                if game.turn(&state) == Turn::Over {
                    let [first, second] = Player::BOTH.map(|player| game.payoff(&state, player));
                    assert!(low <= first && first <= high && first == -second, "{state:?}");
                }
            }
        }
    }

    fn check_combinatorial<C>()
    where
        C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>,
    {
        Rules::check_duel::<Alternating<C>>();
        for game in games::<Alternating<C>>() {
            for state in positions(&game) {
                for player in Player::BOTH {
                    let twin = game.with_turn(&state, player).expect("a twin");
                    assert_eq!((&twin.board, twin.mover), (&state.board, player));
                    let stuck = options_of(&game.rules, &state.board, player).is_empty();
                    assert_eq!(game.rules.is_stuck(&state.board, player), stuck, "{state:?}");
                }
            }
        }
    }
}
impl Visitor for Rules {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        unreachable!("{} is of no family", G::card().name);
    }

    fn duel<G: Duel + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        Rules::check_duel::<G>();
    }

    fn partizan<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>>(&mut self) {
        Rules::check_combinatorial::<C>();
    }

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        Rules::check_viewed::<G>();
    }

    fn race<G>(&mut self)
    where
        G: Race + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        Rules::check_viewed::<G>();
    }

    fn perfect<G>(&mut self)
    where
        G: Perfect + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        chance::check_chart::<G>();
        Rules::check_zero_sum::<G>();
    }

    fn viewed<G>(&mut self)
    where
        G: Viewed + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        Rules::check_zero_sum::<G>();
    }

    fn puzzle<G: Puzzle + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {
        Rules::check::<G>();
        for game in games::<G>() {
            for state in positions(&game) {
                match game.turn(&state) {
                    Turn::Over => assert!(game.payoff(&state, Player::FIRST) <= 1),
                    turn => assert_eq!(turn, Turn::Player(Player::FIRST)),
                }
            }
        }
    }
}

#[test]
fn symmetries_are_a_group_that_keeps_the_rules() {
    struct Symmetries;
    impl Visitor for Symmetries {
        fn other<G: Whole>(&mut self) {
            for (setup, game) in games::<G>().enumerate() {
                let mut most_images = 0;
                for state in positions(&game) {
                    let images = check(&game, &state);
                    most_images = most_images.max(images);
                }
                // Boards of other sizes may be too narrow for all symmetries to differ.
                assert!(setup > 0 || most_images == game.symmetries(), "{}", G::card().name);
            }
        }
    }

    /// Checks the images of one position and counts the different ones.
    fn check<G: Game>(game: &G, state: &G::State) -> usize {
        let images: Vec<G::State> =
            (0..game.symmetries()).map(|index| game.image(state, index)).collect();
        let all: BTreeSet<&G::State> = images.iter().collect();
        assert_eq!(&images[0], state);
        assert_eq!(game.alike(state), all.len());
        let canonical = game.canonical(state);
        assert_eq!(game.canonical(&canonical), canonical);
        assert_eq!(game.turn(&canonical), game.turn(state));
        if game.symmetries() > 1 {
            assert_eq!(all.first(), Some(&&canonical), "the least image");
        }
        for (index, image) in images.iter().enumerate() {
            assert_eq!(game.canonical(image), canonical);
            assert_eq!(game.turn(image), game.turn(state));
            if game.turn(state) == Turn::Over {
                for player in Player::BOTH {
                    assert_eq!(game.payoff(image, player), game.payoff(state, player));
                }
            }
            let sorted = |mut states: Vec<G::State>| {
                states.sort();
                states
            };
            let moved =
                children(game, state).iter().map(|child| game.image(child, index)).collect();
            assert_eq!(sorted(moved), sorted(children(game, image)), "symmetry {index}");
            for second in 0..game.symmetries() {
                assert!(all.contains(&game.image(image, second)), "{second} after {index}");
            }
        }
        all.len()
    }
    visit_all(&mut Symmetries);
}

#[test]
fn the_way_to_a_position_shows_the_same_things() {
    struct Ways;
    impl Visitor for Ways {
        fn other<G: Whole>(&mut self) {
            for game in games::<G>() {
                let mut random = SplitMix(2025);
                let mut state = game.start();
                let mut moves = Vec::new();
                for _ in 0..longest_play(&game) {
                    let along = game.picture_along(&moves, &[], &state);
                    assert_eq!(along.places.len(), game.picture(&state).places.len(), "{state:?}");
                    let line = game.line(&moves, &state);
                    assert!(line.is_none_or(|line| !line.is_empty() && !line.contains('\n')));
                    let options = moves_of(&game, &state);
                    if options.is_empty() {
                        break;
                    }
                    moves.push(options[random.below(options.len())]);
                    game.play(&mut state, moves[moves.len() - 1]);
                }
            }
        }
    }
    visit_all(&mut Ways);
}

#[test]
fn moves_are_made_by_touching_places_that_are_there() {
    /// Moves by game: all, those with no place to touch, those touched like another.
    struct Touches(BTreeMap<&'static str, [usize; 3]>);
    impl Visitor for Touches {
        fn other<G: Whole>(&mut self) {
            let counts = self.0.entry(G::card().name).or_default();
            for game in games::<G>() {
                for state in positions(&game) {
                    if !matches!(game.turn(&state), Turn::Player(_)) {
                        continue;
                    }
                    let picture = game.picture(&state);
                    let mut seen = BTreeSet::new();
                    for mv in moves_of(&game, &state) {
                        let touched = game.touched(&state, mv, &picture);
                        let there = touched.iter().all(|&place| place < picture.places.len());
                        assert!(there, "{mv} touches {touched:?} in {state:?}");
                        for other in game.also_touched(&state, mv, &picture) {
                            let there = other.iter().all(|&place| place < picture.places.len());
                            assert!(there && other != touched, "{mv} touches {other:?}");
                        }
                        counts[0] += 1;
                        counts[1] += usize::from(touched.is_empty());
                        counts[2] += usize::from(!touched.is_empty() && !seen.insert(touched));
                    }
                }
            }
        }
    }
    let mut touches = Touches(BTreeMap::new());
    visit_all(&mut touches);
    let Touches(counts) = touches;
    // Dice are thrown, not touched; long heaps are drawn in part.
    for (name, [all, without, alike]) in counts {
        println!("{name}: {all} moves, {without} without a place, {alike} touched like another");
        assert!(without == all || without + alike < all, "{name} is played from a list");
    }
}

#[test]
fn cards_are_complete_and_names_are_unique() {
    struct Cards(BTreeSet<&'static str>);
    impl Visitor for Cards {
        fn other<G: Whole>(&mut self) {
            let card = G::card();
            for &name in [card.name].iter().chain(card.aliases) {
                assert!(self.0.insert(name), "{name} twice");
                assert!(!name.contains([' ', ':', ',']) && name.to_lowercase() == name, "{name}");
            }
            let about = card.params.iter().map(|param| param.about);
            let mut heuristics = BTreeSet::new();
            for heuristic in G::heuristics() {
                assert!(heuristics.insert(heuristic.name), "{} twice", heuristic.name);
                assert!(!heuristic.about.en.is_empty() && !heuristic.about.fr.is_empty());
            }
            for text in [card.title, card.rules, card.notation].into_iter().chain(about) {
                assert!(!text.en.is_empty() && !text.fr.is_empty(), "{}", card.name);
            }
            assert!(!card.source.is_empty() && card.sides[0] != card.sides[1]);
            let params: BTreeSet<&str> = card.params.iter().map(|param| param.name).collect();
            assert_eq!(params.len(), card.params.len());
            check_words(&card);
        }
    }

    /// A word that is typed alone belongs to one parameter, and what is typed alone for a preset
    /// sets it.
    fn check_words(card: &Card) {
        let mut owners = BTreeMap::new();
        for param in &card.params {
            for word in param.kind.words().into_iter().flat_map(|(en, fr)| [en, fr]) {
                let owner = owners.entry(word).or_insert(param.name);
                assert_eq!(*owner, param.name, "{word} of {}", card.name);
                let params = Params::parse(&card.params, word).expect("a known word");
                let chosen = params.word(param.name);
                assert!(
                    param
                        .kind
                        .words()
                        .iter()
                        .any(|&(en, fr)| { en == chosen && (en == word || fr == word) })
                );
            }
            if let ParamKind::Preset(presets) = param.kind {
                let default = presets.iter().find(|preset| preset.word.0 == param.default);
                assert!(default.is_some_and(|preset| preset.settings.is_empty()), "{}", card.name);
            }
        }
    }
    visit_all(&mut Cards(BTreeSet::new()));
}
