//! The standings of a tournament that is being played, counted from its plays.

use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::{Value, json};
use stratege_catalog::tournament::{
    report::{Extras, Named, PairingReport, Ranked, TournamentReport, sampled},
    running::{Pairing, Plan, Played, Tally},
    strategy::Nature,
};
use stratege_words::{Words, tournament::headline};
use utoipa::ToSchema;

/// What is read of the line of one play.
#[derive(Deserialize)]
struct Line {
    /// Who sat first and second.
    players: [String; 2],
    moves: Vec<IgnoredAny>,
    winner: Option<u8>,
    margin: Option<i32>,
}

/// What has been played so far.
pub(super) struct Standings {
    strategies: usize,
    plan: Plan,
    seed: u64,
    /// The strategies as the tournament calls them, in the order in which they were met.
    names: Vec<String>,
    pairings: Vec<Pairing>,
}

impl Standings {
    /// Nothing has been played.
    pub(super) fn new(strategies: usize, plan: Option<Plan>, seed: u64) -> Standings {
        // Where no number was given, what is planned does not matter for what was played.
        let plan = plan.unwrap_or(Plan::Games { games: 0 });
        Standings { strategies, plan, seed, names: Vec::new(), pairings: Vec::new() }
    }

    fn all_pairings(&self) -> usize {
        self.strategies * (self.strategies - 1) / 2
    }

    /// Counts a block of plays of one pairing, two plays for each deal.
    pub(super) fn add(&mut self, lines: &str) {
        // Lines are those that the tournament writes: what cannot be read is not counted.
        let lines: Vec<Line> =
            lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        let Some(first) = lines.first() else { return };
        // In the first play of a block the pairing's own first strategy sits first.
        let names = first.players.clone();
        let tally = tally(&lines, &names[0]);
        let entrants = names.map(|name| self.number(name));
        let known = self.pairings.iter().position(|pairing| pairing.entrants == entrants);
        let place = match known {
            Some(place) => place,
            None => {
                // The plan was begun before: it makes sense.
                let Ok(course) = self.plan.begin(self.all_pairings()) else { return };
                self.pairings.push(Pairing { entrants, tally: Tally::default(), course });
                self.pairings.len() - 1
            }
        };
        let pairing = &mut self.pairings[place];
        pairing.tally.merge(&tally);
        pairing.course.add(&tally.pairs);
    }

    fn number(&mut self, name: String) -> usize {
        let known = self.names.iter().position(|known| *known == name);
        known.unwrap_or_else(|| {
            self.names.push(name);
            self.names.len() - 1
        })
    }

    /// The cross table so far, once every two have met.
    pub(super) fn partial(&self, words: &Words) -> Option<Value> {
        if self.pairings.len() < self.all_pairings() {
            return None;
        }
        // What can be relied on when the strategies play is told in the end.
        let named = |name: &String| Named { name: name.clone(), nature: Nature::RANDOM };
        let named: Vec<Named> = self.names.iter().map(named).collect();
        let played = Played { pairings: self.pairings.clone(), complete: false };
        let report = sampled(&named, &played, self.plan, self.seed, Extras::default());
        Some(so_far(&report, words))
    }
}

/// What is told of a tournament that goes on.
#[derive(Serialize, ToSchema)]
pub(crate) struct PlayedSoFar<'a> {
    sentence: String,
    complete: bool,
    seed: u64,
    pairings: &'a [PairingReport],
    ranking: &'a [Ranked],
    cycles: &'a [Vec<String>],
}

pub(super) fn so_far(report: &TournamentReport, words: &Words) -> Value {
    json!(PlayedSoFar {
        sentence: format!("{}.", headline(report, words)),
        complete: false,
        seed: report.seed,
        pairings: &report.pairings,
        ranking: &report.ranking,
        cycles: &report.cycles,
    })
}

/// What is counted of a block, seen by `a`.
fn tally(lines: &[Line], a: &str) -> Tally {
    let mut tally = Tally::default();
    for pair in lines.chunks(2) {
        let (mut half_points, mut first_seat) = (0, 0);
        for line in pair {
            let seat_of_a = usize::from(line.players[0] != a);
            let payoff = match line.winner {
                Some(1) => 1,
                Some(_) => -1,
                None => 0,
            };
            let of_a: i32 = if seat_of_a == 0 { payoff } else { -payoff };
            half_points += (of_a + 1) as usize;
            first_seat += (payoff + 1) as usize;
            let seat = &mut tally.seats[seat_of_a];
            match of_a {
                1 => seat.wins += 1,
                0 => seat.draws += 1,
                _ => seat.losses += 1,
            }
            tally.lengths.record(line.moves.len() as i32);
            if let Some(margin) = line.margin {
                tally.margins.record(if seat_of_a == 0 { margin } else { -margin });
            }
        }
        tally.pairs.record(half_points);
        tally.first_seat.record(first_seat);
    }
    tally
}

#[cfg(test)]
mod tests {
    use stratege_catalog::{
        Catalog, TournamentRequest,
        core::Limits,
        tournament::{bots::BotLimits, running::RunContext},
    };
    use stratege_words::Language;

    use super::*;

    #[test]
    fn standings_after_all_plays_are_the_report() {
        let plan = Plan::Games { games: 300 };
        let strategies = ["random", "first", "minimax:1"].map(str::to_owned);
        let catalog = Catalog::new();
        let game = catalog.open("nim:2,3").expect("a game");
        let request = TournamentRequest {
            strategies: &strategies,
            seed: 5,
            plan: Some(plan),
            record: true,
            extras: Extras::default(),
            bots: BotLimits::default(),
        };
        let mut standings = Standings::new(strategies.len(), Some(plan), 5);
        let mut plays = |lines: &str| {
            standings.add(lines);
            Ok(())
        };
        let context = RunContext { threads: 1, store: None, plays: &mut plays };
        let report = game.tournament(&request, context, Limits::default()).expect("a tournament");
        let partial = standings.partial(&Words::new(Language::En)).expect("all have met");
        assert_eq!(partial["pairings"], json!(report.pairings));
        assert_eq!(partial["ranking"], json!(report.ranking));
    }
}
