//! Finds the weights by which dominoes tells chances, and prints them as the table of the game.
//!
//! `cargo run --release -p stratege-tournament --example learn_dominoes > weights.txt`

use std::{env, fmt::Write};

use stratege_core::{Game, Player, Turn, Viewed};
use stratege_games::dominoes::{DominoTable, Dominoes, Ends, Inputs, Judge, Move, Options};
use stratege_tournament::random::Random;

/// Plays to learn from, unless another number is given.
const PLAYS: u32 = 10_000_000;

/// The seed of everything that is drawn.
const SEED: u64 = 6;

/// How far one position moves the weights at first; the rate sinks evenly to `LAST_RATE`.
const FIRST_RATE: f32 = 0.012;
const LAST_RATE: f32 = 0.0003;

/// One choice of so many is made at random, to see what comes of it.
const EXPLORING: u32 = 12;

/// What a chance learns from the outcome; the rest it learns from the next chance.
const FROM_OUTCOME: f32 = 0.8;

fn main() {
    let plays = env::args().nth(1).map_or(PLAYS, |word| word.parse().expect("a number of plays"));
    let games = [Ends::Left, Ends::Free]
        .map(|ends| Dominoes::new(6, 10, Options { ends, ..Options::default() }));
    let mut random = Random::stream(SEED, 0, 0);
    let mut learner = Learner {
        judge: Judge::ignorant(|count| random.below(count)),
        random: Random::stream(SEED, 1, 0),
        moves: Vec::new(),
    };
    let mut won = [0_u32; 2];
    let stride = (plays / 10).max(1);
    for play in 0..plays {
        let done = play as f32 / plays as f32;
        let rate = FIRST_RATE + done * (LAST_RATE - FIRST_RATE);
        let rule = (play % 2) as usize;
        won[rule] += u32::from(learner.play(&games[rule], rate));
        if (play + 1) % stride == 0 {
            let shares = won.map(|won| f64::from(won) * 2.0 / f64::from(stride));
            eprintln!("{}: won {:.3} and {:.3}", play + 1, shares[0], shares[1]);
            won = [0; 2];
        }
    }
    println!("{}", table(&learner.judge.weights()));
}

struct Learner {
    judge: Judge,
    random: Random,
    moves: Vec<Move>,
}

impl Learner {
    /// One play against random moves, and what is to be learned from it; whether it was won.
    fn play(&mut self, game: &Dominoes, rate: f32) -> bool {
        let own = if self.random.below(2) == 0 { Player::FIRST } else { Player::SECOND };
        let mut state = game.start();
        game.settle(&mut state, &mut self.moves, |count| self.random.below(count));
        let mut met: Vec<Inputs> = Vec::new();
        while let Turn::Player(player) = game.turn(&state) {
            self.moves.clear();
            game.moves(&state, &mut self.moves);
            let any = self.moves[self.random.below(self.moves.len() as u32) as usize];
            if player != own {
                game.play(&mut state, any);
                continue;
            }
            // What came before a move that was only tried out is not judged by its outcome.
            let mv = if self.moves.len() > 1 && self.random.below(EXPLORING) == 0 {
                met.clear();
                any
            } else {
                self.best(game, &state, own)
            };
            game.play(&mut state, mv);
            if game.turn(&state) != Turn::Over {
                met.push(self.judge.inputs(game, &game.view(&state, own)));
            }
        }
        let won = game.payoff(&state, own) == 1;
        let mut came = if won { 1.0 } else { 0.0 };
        for inputs in met.iter().rev() {
            let chance = self.judge.chance(inputs);
            self.judge.learn(inputs, came, rate);
            came = FROM_OUTCOME * came + (1.0 - FROM_OUTCOME) * chance;
        }
        won
    }

    fn best(&self, game: &Dominoes, state: &DominoTable, own: Player) -> Move {
        if let [only] = self.moves[..] {
            return only;
        }
        let chance = |mv: Move| {
            let after = game.after(state, mv);
            match game.turn(&after) {
                Turn::Over => 2.0,
                _ => self.judge.chance(&self.judge.inputs(game, &game.view(&after, own))),
            }
        };
        let judged = self.moves.iter().map(|&mv| (chance(mv), mv));
        judged.max_by(|a, b| a.0.total_cmp(&b.0)).expect("a player to move has a move").1
    }
}

/// The numbers in lines of at most 100 columns.
fn table(weights: &[i16]) -> String {
    let mut text = String::new();
    let mut width = 0;
    for weight in weights {
        let word = format!("{weight},");
        if width == 0 || width + word.len() + 1 > 100 {
            write!(text, "{}    {word}", if width == 0 { "" } else { "\n" })
                .expect("writing to a string never fails");
            width = 4 + word.len();
        } else {
            write!(text, " {word}").expect("writing to a string never fails");
            width += 1 + word.len();
        }
    }
    text
}
