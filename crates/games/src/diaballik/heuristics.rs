//! Estimates of positions.

use stratege_core::{Heuristic, Player, Text, decided, ones};

use super::{Diaballik, Position, SIDE, STRIDE};

pub(super) fn all() -> Vec<Heuristic<Diaballik>> {
    vec![
        Heuristic {
            name: "advance",
            about: Text::new(
                "ranks that the runners have advanced, three times those of the ball, and ten times \
                 those of the foremost runner to whom it can be thrown: player 1 minus player 2",
                "rangées dont les coureurs ont avancé, trois fois celles du ballon et dix fois celles \
                 du coureur le plus avancé à qui on peut le lancer : joueur 1 moins joueur 2",
            ),
            value: advance,
        },
        Heuristic {
            name: "runners",
            about: Text::new(
                "ranks that the runners have advanced: player 1 minus player 2",
                "rangées dont les coureurs ont avancé : joueur 1 moins joueur 2",
            ),
            value: runners,
        },
    ]
}

fn advance(game: &Diaballik, position: &Position) -> f64 {
    if let Some(value) = decided(game, position) {
        return value;
    }
    let [first, second] = Player::BOTH.map(|player| {
        let ball = position.balls[player.index()];
        let receivers = ones(game.receivers(position, player));
        let foremost = receivers.map(|square| advanced(square, player)).max().unwrap_or(0);
        all_advanced(position, player) + 3 * advanced(ball, player) + 10 * foremost
    });
    f64::from(first - second)
}

fn runners(game: &Diaballik, position: &Position) -> f64 {
    if let Some(value) = decided(game, position) {
        return value;
    }
    let [first, second] = Player::BOTH.map(|player| all_advanced(position, player));
    f64::from(first - second)
}

fn all_advanced(position: &Position, player: Player) -> i32 {
    ones(position.runners[player.index()]).map(|square| advanced(square, player)).sum()
}

/// Ranks from the home of `player`.
fn advanced(square: u8, player: Player) -> i32 {
    let rank = i32::from(square / STRIDE);
    if player.is_first() { rank } else { i32::from(SIDE) - 1 - rank }
}
