//! Estimates of positions.

use stratege_core::{Heuristic, Player, Text, decided, ones};

use super::{Demand, Mana, Position, WITH_RINGS};

/// A capture of the daimyo that the player to move can make.
const CAPTURE: i32 = 1000;

/// A number of rings from which the daimyo could be captured.
const THREAT: i32 = 100;

pub(super) fn all() -> Vec<Heuristic<Mana>> {
    vec![
        Heuristic {
            name: "threats",
            about: Text::new(
                "100 for each number of rings from which the enemy daimyo could be captured, 1 for \
                 each square that a piece can reach, and 1000 if the player to move can capture the \
                 daimyo now: player 1 minus player 2",
                "100 pour chaque nombre d'anneaux d'où le daimyo ennemi pourrait être pris, 1 pour \
                 chaque case qu'une pièce peut atteindre, et 1000 si le joueur qui doit jouer peut \
                 prendre le daimyo tout de suite : joueur 1 moins joueur 2",
            ),
            value: threats,
        },
        Heuristic {
            name: "ronin",
            about: Text::new(
                "ronin on the board: player 1 minus player 2",
                "rônins sur le plateau : joueur 1 moins joueur 2",
            ),
            value: ronin,
        },
    ]
}

fn threats(game: &Mana, position: &Position) -> f64 {
    if let Some(value) = decided(game, position) {
        return value;
    }
    if position.demand == Demand::Setup {
        return 0.0;
    }
    let [first, second] = Player::BOTH.map(|player| threats_of(game, position, player));
    let capture = if can_capture(game, position) { CAPTURE } else { 0 };
    let sign = if position.mover.is_first() { 1 } else { -1 };
    f64::from(first - second + sign * capture)
}

fn can_capture(game: &Mana, position: &Position) -> bool {
    let daimyo = position.daimyo[position.mover.other().index()];
    game.choices(position).0.arrivals.iter().any(|arrivals| arrivals >> daimyo & 1 != 0)
}

/// Only a piece on the right number of rings may move, so it counts on how many different
/// numbers of rings the attackers stand, not how many they are.
fn threats_of(game: &Mana, position: &Position, player: Player) -> i32 {
    let daimyo = position.daimyo[player.other().index()];
    let goals = game.goals(position, player, position.pieces[player.index()]);
    let attackers = ones(goals.pieces)
        .zip(goals.arrivals)
        .filter(|(_, arrivals)| arrivals >> daimyo & 1 != 0)
        .fold(0, |attackers, (from, _)| attackers | 1_u64 << from);
    let kinds = WITH_RINGS[1..].iter().filter(|&&squares| squares & attackers != 0).count();
    THREAT * kinds as i32 + goals.moves as i32
}

fn ronin(game: &Mana, position: &Position) -> f64 {
    if let Some(value) = decided(game, position) {
        return value;
    }
    let [first, second] = position.pieces.map(|pieces| f64::from(pieces.count_ones()));
    first - second
}
