//! What the players of games with hidden parts see and do not see.

use std::{
    collections::{BTreeSet, HashMap},
    hash::{BuildHasherDefault, DefaultHasher},
};

use stratege_core::{Game, Hidden, Listed, Player, Turn, Viewed};
use stratege_games::{Visitor, visit_all};

use super::{PLAYS, SplitMix, Whole, games, moves_of};

/// Guesses that are listed and looked at one by one.
const MOST_GUESSES: usize = 2000;

/// How often each guess is drawn on average.
const DRAWS: usize = 200;

/// Games with about so many positions are looked at as a whole.
const SMALL: f64 = 300_000.0;

/// Meets every game with hidden parts.
trait Hiding {
    fn meet<G: Whole + Hidden>(&mut self);
}

struct Among<H>(H);

impl<H: Hiding> Visitor for Among<H> {
    fn other<G: Game + Listed<Game = G, Position = <G as Game>::State>>(&mut self) {}

    fn hidden<G>(&mut self)
    where
        G: Hidden + Clone + Listed<Game = G, Position = <G as Game>::State>,
    {
        self.0.meet::<G>();
    }
}

fn draws(random: &mut SplitMix) -> impl FnMut(u32) -> u32 {
    |bound| random.below(bound as usize) as u32
}

/// The positions of a few random plays in which chance has done its part.
fn settled_positions<G: Game>(game: &G) -> BTreeSet<G::State> {
    let mut random = SplitMix(2024);
    let mut met = BTreeSet::new();
    for _ in 0..PLAYS {
        let mut state = game.start();
        game.settle(&mut state, &mut Vec::new(), draws(&mut random));
        met.insert(state.clone());
        while let Some(mv) = game.draw_move(&state, &mut Vec::new(), draws(&mut random)) {
            game.play(&mut state, mv);
            met.insert(state.clone());
        }
    }
    met
}

fn guesses_of<G: Hidden>(game: &G, view: &G::View, most: usize) -> Vec<G::State> {
    let mut guesses = Vec::new();
    game.guesses(view, most, &mut guesses);
    guesses
}

#[test]
fn views_show_the_moves_and_nothing_that_guesses_could_differ_in() {
    struct Views;
    impl Hiding for Views {
        fn meet<G: Whole + Hidden>(&mut self) {
            let mut open_questions = 0;
            for game in games::<G>() {
                let mut random = SplitMix(5);
                for state in settled_positions(&game) {
                    for player in Player::BOTH {
                        let view = game.view(&state, player);
                        let mut shown = state.clone();
                        game.show_to(&mut shown, player, |seen| assert_eq!(seen, &view));
                        assert_eq!(shown, state, "showing a position changes nothing");
                        check_view(&game, &state, &view, player);
                        let listed = guesses_of(&game, &view, MOST_GUESSES);
                        let mut all: BTreeSet<G::State> = listed.iter().cloned().collect();
                        assert_eq!(listed.len(), all.len(), "{view:?}");
                        assert!(all.is_empty() || all.contains(&state), "{view:?}");
                        if let Some(fewer) = listed.len().checked_sub(1) {
                            assert_eq!(guesses_of(&game, &view, listed.len()), listed);
                            assert!(guesses_of(&game, &view, fewer).is_empty(), "{view:?}");
                        }
                        for _ in 0..4 {
                            let guess = game.guess(&view, draws(&mut random));
                            assert!(listed.is_empty() || all.contains(&guess), "{view:?}");
                            all.insert(guess);
                        }
                        for guess in &all {
                            assert_eq!(game.view(guess, player), view, "{guess:?}");
                            assert_eq!(game.turn(guess), game.turn(&state), "{guess:?}");
                        }
                        assert!(!game.is_open() || all.len() == 1, "{view:?}");
                        open_questions += usize::from(all.len() > 1);
                    }
                }
            }
            assert!(open_questions > 100, "{} hides nothing", G::card().name);
        }
    }

    fn check_view<G: Hidden>(game: &G, state: &G::State, view: &G::View, player: Player) {
        for text in [game.write_view(view), game.holding(view)] {
            assert!(!text.is_empty() && !text.contains('\n'), "{text}");
        }
        if game.turn(state) != Turn::Player(player) {
            return;
        }
        let mut moves = Vec::new();
        game.moves_in(view, &mut moves);
        assert_eq!(moves, moves_of(game, state), "{view:?}");
        for policy in G::policies() {
            assert!(moves.contains(&(policy.choose)(game, view)), "{}: {view:?}", policy.name);
        }
    }
    visit_all(&mut Among(Views));
}

#[test]
fn guesses_are_exactly_the_positions_that_look_alike() {
    type Groups<G> = HashMap<
        <G as Viewed>::View,
        BTreeSet<<G as Game>::State>,
        BuildHasherDefault<DefaultHasher>,
    >;

    struct Guesses;
    impl Hiding for Guesses {
        fn meet<G: Whole + Hidden>(&mut self) {
            let mut checked = 0;
            for game in games::<G>().filter(|game| game.size().is_some_and(|size| size < SMALL)) {
                checked += 1;
                let groups = groups(&game);
                let texts: BTreeSet<String> =
                    groups.keys().map(|view| game.write_view(view)).collect();
                assert_eq!(texts.len(), groups.len(), "a text says all that a view shows");
                for (view, states) in groups {
                    let guesses = guesses_of(&game, &view, usize::MAX);
                    let found: BTreeSet<G::State> = guesses.into_iter().collect();
                    assert_eq!(found, states, "{}", game.write_view(&view));
                }
            }
            assert!(checked > 2, "{} has no small parameters", G::card().name);
        }
    }

    /// All positions with a player to move or none, by what each player sees.
    fn groups<G: Hidden>(game: &G) -> Groups<G> {
        let mut groups = Groups::<G>::default();
        let mut seen = BTreeSet::from([game.start()]);
        let mut waiting = vec![game.start()];
        while let Some(state) = waiting.pop() {
            if game.turn(&state) != Turn::Chance {
                for player in Player::BOTH {
                    let view = game.view(&state, player);
                    groups.entry(view).or_default().insert(state.clone());
                }
            }
            for mv in moves_of(game, &state) {
                let next = game.after(&state, mv);
                if seen.insert(next.clone()) {
                    waiting.push(next);
                }
            }
        }
        groups
    }
    visit_all(&mut Among(Guesses));
}

#[test]
fn every_guess_is_equally_likely() {
    struct Uniform;
    impl Hiding for Uniform {
        fn meet<G: Whole + Hidden>(&mut self) {
            let mut checked = 0;
            for game in games::<G>() {
                for (index, state) in settled_positions(&game).iter().enumerate().step_by(3) {
                    let view = game.view(state, Player::BOTH[index % 2]);
                    let guesses = guesses_of(&game, &view, 60);
                    if guesses.len() > 1 {
                        checked += 1;
                        check(&game, &view, guesses);
                    }
                }
            }
            assert!(checked > 20, "{checked} views of {}", G::card().name);
        }
    }

    fn check<G: Hidden>(game: &G, view: &G::View, mut guesses: Vec<G::State>) {
        guesses.sort();
        let mut counts = vec![0_usize; guesses.len()];
        let mut random = SplitMix(13);
        for _ in 0..DRAWS * guesses.len() {
            let guess = game.guess(view, draws(&mut random));
            counts[guesses.binary_search(&guess).expect("a guess that is listed")] += 1;
        }
        let share = 1.0 / guesses.len() as f64;
        let deviation = (DRAWS as f64 * (1.0 - share)).sqrt();
        for count in counts {
            assert!((count as f64 - DRAWS as f64).abs() <= 5.0 * deviation, "{view:?}: {count}");
        }
    }
    visit_all(&mut Among(Uniform));
}

#[test]
fn outlooks_are_chances_told_always_or_never() {
    /// Whether any game tells.
    struct Outlooks(bool);
    impl Hiding for Outlooks {
        fn meet<G: Whole + Hidden>(&mut self) {
            self.0 |= games::<G>().fold(false, |told, game| told | check(&game));
        }
    }

    fn check<G: Hidden>(game: &G) -> bool {
        let mut told = BTreeSet::new();
        for state in settled_positions(game) {
            for mv in moves_of(game, &state) {
                let Turn::Player(player) = game.turn(&state) else { continue };
                let after = game.after(&state, mv);
                if game.turn(&after) != Turn::Over {
                    let outlook = game.outlook(&game.view(&after, player));
                    told.insert(outlook.is_some());
                    assert!(outlook.is_none_or(|chance| (0.0..=1.0).contains(&chance)));
                }
            }
        }
        assert!(told.len() < 2, "told for some positions and not for others");
        told.contains(&true)
    }
    let mut outlooks = Among(Outlooks(false));
    visit_all(&mut outlooks);
    assert!(outlooks.0.0, "no game has learned to tell");
}

#[test]
fn policies_have_names_and_say_what_they_do() {
    struct Policies;
    impl Hiding for Policies {
        fn meet<G: Whole + Hidden>(&mut self) {
            let mut names = BTreeSet::new();
            for policy in G::policies() {
                for name in [policy.name].iter().chain(policy.aliases) {
                    assert!(names.insert(*name), "{name} twice");
                    assert!(!name.contains([' ', ':', ',', '=']), "{name}");
                }
                assert!(!policy.about.en.is_empty() && !policy.about.fr.is_empty());
            }
        }
    }
    visit_all(&mut Among(Policies));
}
