//! Numbered games in which plays may go on for ever, against attractors and a second program.

use std::fmt;

use stratege_core::{
    Class, Duel, Ending, Game, Limits, Numbered, Player, Stopped, Turn, Value, Winner, mix,
};
use stratege_games::quixo::Quixo;
use stratege_solvers::{
    arena::reachable,
    attractor,
    cycles::{outcomes, solve},
};

/// A token on a ring of cells, some of which end the play: it goes on by one or two, or stays.
struct Ring {
    cells: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Token {
    cell: u64,
    mover: Player,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Steps(u64);

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Ring {
    /// What the player to move gets on a cell that ends the play.
    fn end(cell: u64) -> Option<i32> {
        match cell {
            3 => Some(-1),
            8 => Some(1),
            14 => Some(0),
            _ => None,
        }
    }

    /// No step from every fourth cell is short.
    fn steps(cell: u64) -> impl Iterator<Item = u64> {
        let least = if cell.is_multiple_of(4) { 2 } else { 0 };
        (least..=2 + cell % 3).filter(move |steps| steps + cell != 1)
    }
}

impl Game for Ring {
    type State = Token;
    type Move = Steps;

    fn start(&self) -> Token {
        Token { cell: 0, mover: Player::FIRST }
    }

    fn turn(&self, token: &Token) -> Turn {
        if Ring::end(token.cell).is_some() { Turn::Over } else { Turn::Player(token.mover) }
    }

    fn moves(&self, token: &Token, moves: &mut Vec<Steps>) {
        if Ring::end(token.cell).is_none() {
            moves.extend(Ring::steps(token.cell).map(Steps));
        }
    }

    fn play(&self, token: &mut Token, Steps(steps): Steps) {
        token.cell = (token.cell + steps) % self.cells;
        token.mover = token.mover.other();
    }

    fn payoff(&self, token: &Token, player: Player) -> i32 {
        let payoff = Ring::end(token.cell).unwrap_or(0);
        if player == token.mover { payoff } else { -payoff }
    }

    fn show(&self, token: &Token) -> String {
        format!("{token:?}")
    }

    fn mover(&self, token: &Token) -> Option<Player> {
        Some(token.mover)
    }

    fn repetition(&self) -> Option<stratege_core::Repetition> {
        let verdict = stratege_core::Verdict::Draw;
        Some(stratege_core::Repetition { occurrences: 3, verdict, longest: 100 })
    }
}

impl Duel for Ring {}

impl Numbered for Ring {
    fn positions(&self) -> Option<u64> {
        Some(self.cells)
    }

    fn number(&self, token: &Token) -> u64 {
        token.cell
    }

    fn position(&self, number: u64) -> Token {
        Token { cell: number, mover: Player::FIRST }
    }

    fn previous(&self, number: u64, mut visit: impl FnMut(u64)) {
        for cell in (0..self.cells).filter(|&cell| Ring::end(cell).is_none()) {
            let leads = Ring::steps(cell).filter(|steps| (cell + steps) % self.cells == number);
            leads.for_each(|_| visit(cell));
        }
    }
}

/// Compares every position that can be reached, whoever is to move, with the attractors.
fn check<G: Numbered>(game: &G) -> usize {
    check_laws(game);
    let table = outcomes(game, Limits::default()).expect("no limit");
    let arena = reachable(game, &game.start(), Limits::default()).expect("no limit");
    let values = attractor::values(&arena, Limits::default()).expect("no limit");
    for (state, &expected) in arena.vertices.iter().zip(&values) {
        let value = table.value(game.number(state));
        let is_first = game.mover(state).is_some_and(Player::is_first);
        let value = if is_first { value } else { value.swapped() };
        assert_eq!(value, expected, "{state:?}");
    }
    let found = solve(game, &game.start(), Limits::default()).expect("no limit");
    let known = attractor::solve(game, &game.start(), Limits::default()).expect("no limit");
    assert_eq!((found.value, found.best), (known.value, known.best));
    arena.len()
}

/// Numbers and positions belong together, and moves are the same forwards and backwards.
fn check_laws<G: Numbered>(game: &G) {
    check_classes(game);
    let positions = game.positions().expect("few");
    let mut forwards = Vec::new();
    let mut backwards = Vec::new();
    for number in 0..positions {
        let state = game.position(number);
        assert_eq!(game.number(&state), number);
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        let ending = match game.turn(&state) {
            Turn::Over => Ending::Over(game.payoff(&state, Player::FIRST)),
            _ => Ending::Moves(moves.len() as u32),
        };
        assert_eq!(game.ending(number), ending);
        forwards.extend(moves.iter().map(|&mv| (number, game.number(&game.after(&state, mv)))));
        game.previous(number, |before| backwards.push((before, number)));
    }
    forwards.sort_unstable();
    backwards.sort_unstable();
    assert!(forwards == backwards);
}

/// Numbers that are alike have the least of them in common, and as many moves to each class.
fn check_classes<G: Numbered>(game: &G) {
    let positions = game.positions().expect("few");
    let mut members = vec![0; positions as usize];
    for number in 0..positions {
        let class = game.class(number);
        assert_eq!(game.class(class.least), class);
        assert!(class.least <= number);
        members[class.least as usize] += 1;
        assert_eq!(game.ending(number), game.ending(class.least));
        let classes_before = |number| {
            let mut classes = Vec::new();
            game.previous_classes(number, |before| classes.push(before));
            let mut each = Vec::new();
            game.previous(number, |before| each.push(game.class(before)));
            assert_eq!(classes, each);
            classes.sort_unstable();
            classes
        };
        assert_eq!(classes_before(number), classes_before(class.least));
    }
    for (number, members) in members.into_iter().enumerate().filter(|&(_, members)| members > 0) {
        assert_eq!(game.class(number as u64).alike, members);
    }
}

#[test]
fn boards_of_every_size_are_alike_to_their_images() {
    for side in 3..=5 {
        let game = Quixo::new(side);
        let positions = game.positions().expect("a number");
        for step in 0..500 {
            let position = game.position(mix(step) % positions);
            let images = (0..game.symmetries()).map(|index| game.image(&position, index));
            let mut numbers: Vec<u64> = images.map(|image| game.number(&image)).collect();
            numbers.sort_unstable();
            numbers.dedup();
            let class = Class { least: numbers[0], alike: numbers.len() as u32 };
            for number in numbers {
                assert_eq!(game.class(number), class, "{side}");
            }
        }
    }
}

#[test]
fn every_position_agrees_with_the_attractors() {
    for cells in 15..60 {
        check(&Ring { cells });
    }
    assert_eq!(check(&Quixo::new(3)), 32_027);
}

/// The counts are those of a second program, by plain iteration over all boards.
#[test]
fn all_boards_of_quixo_3x3_are_decided() {
    let game = Quixo::new(3);
    let table = outcomes(&game, Limits::default()).expect("no limit");
    assert_eq!(table.counts(), [12_748, 0, 6_935]);
    // The images of 3^9 boards under the eight symmetries, by Burnside's lemma.
    assert_eq!(table.classes, 2_862);
    assert_eq!(table.value(game.number(&game.start())), Value::win(Player::FIRST, 7));
    assert_eq!(table.farthest, 8);
}

/// The long suite: these counts, too, are those of a second program, in rounds over all boards forwards.
#[test]
fn all_boards_of_quixo_4x4_are_decided() {
    if std::env::var_os("STRATEGE_LONG").is_none() {
        return;
    }
    let game = Quixo::new(4);
    let table = outcomes(&game, Limits::default()).expect("no limit");
    assert_eq!(table.counts(), [26_434_489, 1_608_496, 15_003_736]);
    assert_eq!(table.value(game.number(&game.start())), Value::win(Player::FIRST, 21));
    assert_eq!(table.farthest, 22);
}

#[test]
fn plays_that_go_on_for_ever_are_drawn() {
    let table = outcomes(&Ring { cells: 40 }, Limits::default()).expect("no limit");
    let [won, drawn, lost] = table.counts();
    assert!(won > 0 && drawn > 1 && lost > 0);
    let ends = (0..40).filter(|&cell| table.value(cell).winner() == Winner::Draw).count() as u64;
    assert_eq!(ends, drawn);
}

#[test]
fn what_does_not_fit_is_refused() {
    let within = |side, limits| outcomes(&Quixo::new(side), limits).err();
    assert_eq!(within(5, Limits::default()), Some(Stopped::Memory));
    let limits = Limits { memory: Some(1 << 20), ..Limits::default() };
    assert_eq!(within(4, limits), Some(Stopped::Memory));
    let limits = Limits { nodes: Some(10_000), ..Limits::default() };
    assert_eq!(within(3, limits), Some(Stopped::Nodes));
}
