//! The tree of a game, in the format that Gambit writes (`.efg`, version 2).

use std::{collections::BTreeMap, fmt::Write};

use stratege_core::{DEEPEST, Game, Limits, Meter, Player, Stopped, Turn, Viewed};
use stratege_solvers::form::{Form, Place, Track};

use crate::table::Played;

/// What players know when they move.
pub(super) trait Knowledge<G: Game> {
    /// What `player` knows at `state` on this track.
    fn meet(&mut self, game: &G, state: &G::State, player: Player, track: Track) -> Met;
}

/// An information set at which a player is.
pub(super) struct Met {
    /// Its number among those of the player, from 1.
    number: usize,
    /// What the player sees, unlike that of all other sets of the player: Gambit asks for that.
    name: String,
    /// Where the moves lead; nowhere if the player need not remember.
    place: Option<Place>,
}

/// Names that a player's information sets have already, and how often each was asked for.
#[derive(Default)]
struct Names(BTreeMap<String, usize>);

impl Names {
    /// The name, with a number behind it where another set has it.
    fn unlike_others(&mut self, name: String) -> String {
        let mut asked = self.0.get(&name).copied().unwrap_or_default();
        let free = loop {
            asked += 1;
            let numbered = if asked == 1 { name.clone() } else { format!("{name} ({asked})") };
            if !self.0.contains_key(&numbered) {
                break numbered;
            }
        };
        self.0.insert(free.clone(), 1);
        self.0.insert(name, asked);
        free
    }
}

/// Everything is known: every node is an information set of its own.
#[derive(Default)]
pub(super) struct Everything {
    met: [usize; 2],
    names: [Names; 2],
}

impl<G: Played> Knowledge<G> for Everything {
    fn meet(&mut self, game: &G, state: &G::State, player: Player, _: Track) -> Met {
        let number = &mut self.met[player.index()];
        *number += 1;
        let name = self.names[player.index()].unlike_others(game.write(state));
        Met { number: *number, name, place: None }
    }
}

/// What a player has done and sees.
pub(super) struct Views<'a> {
    form: &'a Form,
    /// The number and the name of each information set, by the first way on from it.
    sets: [BTreeMap<Track, (usize, String)>; 2],
    names: [Names; 2],
}

impl Views<'_> {
    pub(super) fn of(form: &Form) -> Views<'_> {
        Views { form, sets: <[_; 2]>::default(), names: <[_; 2]>::default() }
    }
}

impl<G: Viewed> Knowledge<G> for Views<'_> {
    fn meet(&mut self, game: &G, state: &G::State, player: Player, track: Track) -> Met {
        let view = game.view(state, player);
        let place = self.form.locate(player, track, &view);
        let place = place.expect("the form was built by the same walk");
        let sets = &mut self.sets[player.index()];
        let next = sets.len() + 1;
        let (number, name) = sets.entry(place.after(0)).or_insert_with(|| {
            (next, self.names[player.index()].unlike_others(game.write_view(&view)))
        });
        Met { number: *number, name: name.clone(), place: Some(place) }
    }
}

/// A tree that is being written.
pub(super) struct Tree<'a, G: Game, K> {
    game: &'a G,
    knowledge: K,
    meter: Meter<'a>,
    text: String,
    /// The moves of all positions on the way here, one list after the other.
    moves: Vec<G::Move>,
    /// Nodes of chance so far: each is a set of its own.
    chances: usize,
    /// The number of each payoff of player 1.
    outcomes: BTreeMap<i32, usize>,
}

impl<'a, G: Game, K: Knowledge<G>> Tree<'a, G, K> {
    pub(super) fn new(game: &'a G, knowledge: K, limits: Limits<'a>) -> Tree<'a, G, K> {
        Tree {
            game,
            knowledge,
            meter: Meter::new(limits, None),
            text: String::new(),
            moves: Vec::new(),
            chances: 0,
            outcomes: BTreeMap::new(),
        }
    }

    /// The whole file, with the tree from `state` on.
    pub(super) fn write(mut self, title: &str, state: &G::State) -> Result<String, Stopped> {
        let players = "{ \"Player 1\" \"Player 2\" }";
        let _ = writeln!(self.text, "EFG 2 R {} {players}\n\"\"\n", quoted(title));
        self.node(state, [Track::default(); 2], 0)?;
        Ok(self.text)
    }

    /// Writes a node and all that follows it, the node first.
    fn node(&mut self, state: &G::State, tracks: [Track; 2], depth: u32) -> Result<(), Stopped> {
        self.meter.tick()?;
        if depth >= DEEPEST {
            return Err(Stopped::Depth);
        }
        // The names are kept too.
        self.meter.check_memory(2 * self.text.len() as u64)?;
        let game = self.game;
        let begin = self.moves.len();
        game.moves(state, &mut self.moves);
        let mut place = None;
        match game.turn(state) {
            Turn::Over => self.end(game.payoff(state, Player::FIRST)),
            Turn::Chance => self.chance(state, begin),
            Turn::Player(player) => {
                let Met { number, name, place: met } =
                    self.knowledge.meet(game, state, player, tracks[player.index()]);
                place = met.map(|place| (player, place));
                let moves = self.moves[begin..].iter().map(|mv| quoted(&mv.to_string()));
                let moves = moves.collect::<Vec<_>>().join(" ");
                let player = player.number();
                let name = quoted(&name);
                let _ = writeln!(self.text, "p \"\" {player} {number} {name} {{ {moves} }} 0");
            }
        }
        for at in begin..self.moves.len() {
            let mut next = tracks;
            if let Some((player, place)) = place {
                next[player.index()] = place.after(at - begin);
            }
            self.node(&game.after(state, self.moves[at]), next, depth + 1)?;
        }
        self.moves.truncate(begin);
        Ok(())
    }

    fn end(&mut self, payoff: i32) {
        let next = self.outcomes.len() + 1;
        let number = *self.outcomes.entry(payoff).or_insert(next);
        let _ = writeln!(self.text, "t \"\" {number} \"\" {{ {payoff} {} }}", -i64::from(payoff));
    }

    fn chance(&mut self, state: &G::State, begin: usize) {
        self.chances += 1;
        let weights = self.moves[begin..].iter().map(|&mv| u64::from(self.game.weight(state, mv)));
        let total: u64 = weights.clone().sum();
        let branches = self.moves[begin..].iter().zip(weights).map(|(mv, weight)| {
            let shared = divisor(weight, total);
            format!("{} {}/{}", quoted(&mv.to_string()), weight / shared, total / shared)
        });
        let branches = branches.collect::<Vec<_>>().join(" ");
        let _ = writeln!(self.text, "c \"\" {} \"\" {{ {branches} }} 0", self.chances);
    }
}

/// The greatest common divisor.
fn divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { divisor(b, a % b) }
}

/// A text between quotation marks, on one line.
pub(super) fn quoted(text: &str) -> String {
    let mut written = String::from('"');
    for symbol in text.chars() {
        match symbol {
            '"' | '\\' => written.extend(['\\', symbol]),
            '\n' => written.push('/'),
            _ => written.push(symbol),
        }
    }
    written.push('"');
    written
}
