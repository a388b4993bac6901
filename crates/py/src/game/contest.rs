//! Tournaments between strategies, those written in Python among them.

use std::sync::Arc;

use pyo3::prelude::*;
use stratege_catalog::{
    Guest, TournamentRequest, document,
    tournament::{
        bots::BotLimits,
        report::Extras,
        running::{Desk, Plan},
    },
};

use super::{Allowance, Game, to_json};
use crate::{
    errors::{GameError, said},
    guests::{Strategist, Teller},
    running::Threads,
};

/// A strategy: its name, and if it is written in Python its function, whether that wants the
/// player, and whether it is always the same at the same position.
type Entrant = (String, Option<(Py<PyAny>, bool, bool)>);

/// Which strategy is better: the report as JSON, and the plays if they are recorded.
#[pyfunction]
#[expect(clippy::fn_params_excessive_bools, reason = "Python gives them by name")]
#[pyo3(signature = (game, entrants, seed, plan, record, threads, ratings, times, raises, allowance))]
pub(crate) fn tournament(
    py: Python<'_>,
    game: &Bound<'_, Game>,
    entrants: Vec<Entrant>,
    seed: u64,
    plan: Option<(String, f64, u64)>,
    record: bool,
    threads: usize,
    ratings: bool,
    times: bool,
    raises: bool,
    allowance: Allowance,
) -> PyResult<(String, Vec<String>)> {
    let game = game.get();
    let plan = plan.map(read_plan).transpose()?;
    let mut strategies = Vec::new();
    let mut strategists = Vec::new();
    for (name, function) in entrants {
        strategies.push(name.clone());
        if let Some((call, with_player, fixed)) = function {
            let own = game.own.as_ref().map(Arc::clone);
            let teller = Teller::new(call, with_player, own);
            strategists.push(Arc::new(Strategist { name, teller, fixed, raises }));
        }
    }
    let guests: Vec<Arc<dyn Guest>> =
        strategists.iter().map(|guest| Arc::clone(guest) as Arc<dyn Guest>).collect();
    let tellers: Vec<&Teller> = strategists.iter().map(|guest| &guest.teller).collect();
    let (extras, bots) = (Extras { times, ratings }, BotLimits::default());
    let request = TournamentRequest { strategies: &strategies, seed, plan, record, extras, bots };
    // One function of Python runs at a time, and in a fixed order it draws the same lots.
    let in_python = !guests.is_empty() || game.own.is_some();
    let threads = if in_python { 1 } else { threads };
    let mut plays = Vec::new();
    let report = game.work(py, allowance, &tellers, Threads::Many, |rules, limits| {
        let mut keep = |lines: &str| {
            plays.extend(lines.lines().map(str::to_owned));
            Ok(())
        };
        let desk = Desk { threads, store: None, plays: &mut keep };
        rules.tournament_with(&request, &guests, desk, limits)
    })?;
    Ok((to_json(&document(game.game.as_ref(), report)), plays))
}

fn read_plan((kind, amount, games): (String, f64, u64)) -> PyResult<Plan> {
    match kind.as_str() {
        // A deal is played twice.
        "games" => Ok(Plan::Games { games: games.next_multiple_of(2) }),
        "precision" => Ok(Plan::Precision { precision: amount, games }),
        "sprt" => Ok(Plan::Sprt { margin: amount, games }),
        _ => Err(GameError::new_err(said(
            || format!("`{kind}` is not a plan; known: games, precision, sprt"),
            || {
                format!(
                    "`{kind}` n'est pas un plan\u{202f}; connus\u{202f}: games, precision, sprt"
                )
            },
        ))),
    }
}
