//! Entries of a file as positions of a game, and a table that only plays.

use rustc_hash::FxHashMap;
use stratege_core::{Game, Player, Winner};
use stratege_solvers::{
    learning::{Learned, QLearning},
    trajectories::{Entry, Trajectories},
};

use super::{FIRST_ENTRY, Method, TableFile, TableFileError};
use crate::strategies::Played;

/// A position with the numbers of its moves.
pub type Numbered<G> = (<G as Game>::State, Box<[f64]>);

/// A learned table to play from.
pub enum Book<S> {
    /// Who wins, as trajectories found out.
    Values(FxHashMap<S, Winner>),
    /// How good the moves are, as Q-learning found.
    Numbers(FxHashMap<S, Box<[f64]>>),
}

impl<S: Eq + std::hash::Hash> Book<S> {
    /// The table in a file.
    pub fn read<G: Played<State = S>>(
        game: &G,
        file: &TableFile,
    ) -> Result<Book<S>, TableFileError> {
        Ok(match file.method {
            Method::Trajectories(_) => {
                let entries = read_values(game, file)?.into_iter();
                let known = entries.filter_map(|(state, entry)| Some((state, entry.value?)));
                Book::Values(known.collect())
            }
            Method::Q(_) => Book::Numbers(read_numbers(game, file)?.into_iter().collect()),
        })
    }
}

impl<G: Game> Learned<G> for Book<G::State> {
    fn worth(&self, state: &G::State, mover: Player, index: usize, after: &G::State) -> f64 {
        match self {
            Book::Values(values) => match values.get(after) {
                Some(Winner::Player(winner)) if *winner == mover => 1.0,
                Some(Winner::Player(_)) => -1.0,
                Some(Winner::Draw) | None => 0.0,
            },
            Book::Numbers(numbers) => numbers.get(state).map_or(0.0, |numbers| numbers[index]),
        }
    }

    fn knows(&self, state: &G::State) -> bool {
        match self {
            Book::Values(values) => values.contains_key(state),
            Book::Numbers(numbers) => numbers.contains_key(state),
        }
    }
}

/// What a table of trajectories keeps, as entries.
pub fn write_values<G: Played>(game: &G, table: &Trajectories<'_, G>) -> Vec<(String, String)> {
    let write = |(state, entry): (&G::State, Entry)| {
        let value = match entry.value {
            Some(Winner::Player(player)) => player.to_string(),
            Some(Winner::Draw) => "=".to_owned(),
            None => "?".to_owned(),
        };
        let known = match entry.memory {
            0 => value,
            memory => format!("{value}\t{memory}"),
        };
        (game.write(state), known)
    };
    table.entries().map(write).collect()
}

/// What a table of Q-learning keeps, as entries.
pub fn write_numbers<G: Played>(game: &G, table: &QLearning<'_, G>) -> Vec<(String, String)> {
    let write = |(state, numbers): (&G::State, &[f64])| {
        let numbers: Vec<String> = numbers.iter().map(f64::to_string).collect();
        (game.write(state), numbers.join(" "))
    };
    table.entries().map(write).collect()
}

/// The entries of a table of trajectories.
pub fn read_values<G: Played>(
    game: &G,
    file: &TableFile,
) -> Result<Vec<(G::State, Entry)>, TableFileError> {
    let read = |known: &str| {
        let (value, memory) = known.split_once('\t').unwrap_or((known, "0"));
        let value = match value {
            "1" => Some(Winner::Player(Player::FIRST)),
            "2" => Some(Winner::Player(Player::SECOND)),
            "=" => Some(Winner::Draw),
            "?" => None,
            _ => return None,
        };
        Some(Entry { value, memory: memory.parse().ok()? })
    };
    read_entries(game, file, |_, known| read(known))
}

/// The entries of a table of Q-learning.
pub fn read_numbers<G: Played>(
    game: &G,
    file: &TableFile,
) -> Result<Vec<Numbered<G>>, TableFileError> {
    let mut moves = Vec::new();
    read_entries(game, file, |state, known| {
        let number = |word: &str| word.parse().ok().filter(|number: &f64| number.is_finite());
        let numbers: Box<[f64]> = known.split(' ').map(number).collect::<Option<_>>()?;
        moves.clear();
        game.moves(state, &mut moves);
        (numbers.len() == moves.len()).then_some(numbers)
    })
}

fn read_entries<G: Played, T>(
    game: &G,
    file: &TableFile,
    mut read: impl FnMut(&G::State, &str) -> Option<T>,
) -> Result<Vec<(G::State, T)>, TableFileError> {
    let entries = file.entries.iter().enumerate().map(|(index, (position, known))| {
        let unknown = TableFileError::Line { line: FIRST_ENTRY + index };
        let state = game.read(position).map_err(|_| unknown.clone())?;
        let known = read(&state, known).ok_or(unknown)?;
        Ok((state, known))
    });
    entries.collect()
}
