//! Both strategies as bars, and the payoffs as a map.

use stratege_catalog::{
    draw::chart::{
        Axis, BarChart, BarSeries, Choice, FirstRow, HeatMap, HeatScale, Mark, PAGE, Share, Side,
        Tone, WIDTH, bar_svg, below, heat_svg,
    },
    matrix_game::{Amount, MatrixGame, MatrixReport},
};

use super::text::{DUST, number};
use crate::i18n::{Message, Words};

/// More choices than this are drawn only if they have weight.
const MOST_BARS: usize = 16;
/// More rows or columns than this are numbered along the map, not named.
const MOST_NAMES: usize = 24;

/// Bars of both strategies: side by side if both players have the same choices.
pub(super) fn strategies(_game: &MatrixGame, report: &MatrixReport, words: &Words) -> String {
    let title = words.say("matrix-bars");
    let description = words.say("matrix-bars-about");
    let players = [
        MatrixPlayer {
            key: "matrix-player-1",
            tone: Tone::First,
            names: &report.rows,
            weights: &report.row,
        },
        MatrixPlayer {
            key: "matrix-player-2",
            tone: Tone::Second,
            names: &report.columns,
            weights: &report.column,
        },
    ];
    if report.rows == report.columns {
        return bars(&players, &title, &description, words);
    }
    let charts = players.map(|player| bars(&[player], &title, &description, words));
    below(&title, &description, &charts)
}

/// A player with a mixed strategy.
#[derive(Clone, Copy)]
struct MatrixPlayer<'a> {
    key: &'static str,
    tone: Tone,
    names: &'a [String],
    weights: &'a [Amount],
}

/// Bars for the choices of players who have the same choices.
fn bars(players: &[MatrixPlayer<'_>], title: &str, description: &str, words: &Words) -> String {
    let names = players[0].names;
    let share = |weight: &Amount| {
        let text = if weight.near > 0.0 { short(weight.near, words) } else { String::new() };
        Share { share: weight.near, text }
    };
    let is_drawn = |at: &usize| {
        names.len() <= MOST_BARS || players.iter().any(|player| player.weights[*at].near > 0.0)
    };
    let choices = (0..names.len()).filter(is_drawn).map(|at| Choice {
        label: names[at].clone(),
        shares: players.iter().map(|player| share(&player.weights[at])).collect(),
    });
    let weights = players.iter().flat_map(|player| player.weights);
    let weights = weights.map(|weight| weight.near).chain([0.0]);
    bar_svg(&BarChart {
        title: title.to_owned(),
        description: description.to_owned(),
        width: if names.len() > MOST_BARS { PAGE } else { WIDTH },
        side: Side {
            name: words.say("matrix-weight"),
            axis: Axis::covering(weights, |weight| number(weight, DUST, words)),
        },
        series: players
            .iter()
            .map(|player| BarSeries { name: words.say(player.key), tone: player.tone })
            .collect(),
        choices: choices.collect(),
        unit: String::new(),
    })
}

/// A weight with three digits.
fn short(weight: f64, words: &Words) -> String {
    let rounded: f64 = format!("{weight:.2e}").parse().unwrap_or(weight);
    number(rounded, DUST, words)
}

/// The payoffs as colours around the value of the game, with a frame around a saddle point.
pub(super) fn payoffs(game: &MatrixGame, report: &MatrixReport, words: &Words) -> String {
    let matrix = game.payoffs();
    let cells: Vec<Vec<f64>> =
        matrix.entries().chunks(matrix.columns()).map(<[f64]>::to_vec).collect();
    let value = report.value.near;
    let told = |payoff: f64| number(payoff, game.noise(), words);
    let axis = Axis::covering(matrix.entries().iter().copied().chain([value]), told);
    let place = |names: &[String], name: &String| names.iter().position(|other| other == name);
    let mark = report.saddle.as_ref().and_then(|[row, column]| {
        let (row, column) = (place(game.rows(), row)?, place(game.columns(), column)?);
        Some(Mark { row, column, words: words.say("matrix-map-saddle") })
    });
    let legend = words.tell(&Message::new("matrix-map-legend").with("value", told(value)));
    let map = HeatMap {
        title: words.say("matrix-map"),
        heading: String::new(),
        description: words.say("matrix-map-about"),
        width: if matrix.columns() > 6 { PAGE } else { WIDTH },
        rows: side(game.rows(), words.say("matrix-player-1")),
        columns: side(game.columns(), words.say("matrix-player-2")),
        cells,
        first_row: FirstRow::Top,
        scale: HeatScale::Around { middle: value, axis, levels: Vec::new() },
        legend,
        mark,
    };
    heat_svg(&map, told, |row, column| {
        let payoff = told(matrix.get(row, column));
        format!("{}, {}: {payoff}", game.rows()[row], game.columns()[column])
    })
}

/// The names of choices along the map, or their numbers if there are many.
fn side(names: &[String], name: String) -> Side {
    let axis = if names.len() <= MOST_NAMES {
        Axis::naming(names.iter().cloned())
    } else {
        Axis::between(1.0, names.len() as f64, 8, |at| at.to_string())
    };
    Side { name, axis }
}
