//! Tournaments, with the standings while they are played.

use std::num::NonZero;

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    AnyGame, TournamentError, TournamentRequest,
    core::Limits,
    document,
    report::Document,
    tournament::{
        bots::BotLimits,
        report::{Extras, TournamentReport},
        running::{Plan, RunContext, RunError},
    },
};
use stratege_words::{
    Language, Message, Words, csv,
    sentences::capital,
    tournament::{headline, lost_by_error, method, remarks},
};
use utoipa::ToSchema;

use super::{
    requests::Task,
    running::Running,
    standings::{Standings, so_far},
};
use crate::{Api, Packed, Refusal};

/// The most strategies of one tournament.
const MOST_STRATEGIES: usize = 24;

/// The most plays of a pairing.
const MOST_GAMES: u64 = 100_000_000;

/// Plays of a pairing after which the standings are shown first.
const LOOKS: [u64; 3] = [2, 8, 32];

/// The gain in score that a sequential test looks for unless another is given.
const MARGIN: f64 = 0.02;

/// Which strategy is better.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TournamentJob {
    /// The game as a word.
    game: String,
    /// The strategies; at least two.
    strategies: Vec<String>,
    /// How many plays; exact numbers where they can be had if there is none.
    #[serde(default)]
    plan: Option<PlanJson>,
    /// The seed of all random draws.
    #[serde(default)]
    seed: u64,
    /// Threads, of which there are no more than cores; one if there is no number.
    #[serde(default)]
    #[schema(value_type = Option<usize>, minimum = 1)]
    threads: Option<NonZero<usize>>,
    /// Whether it is asked what the best opponent gains against each strategy.
    #[serde(default)]
    exploitability: bool,
    /// Whether ratings on the Elo scale are wanted.
    #[serde(default)]
    ratings: bool,
}

/// How many plays: a number, or until something is known.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlanJson {
    /// The number of plays of a pairing, or the most.
    #[serde(default)]
    games: Option<u64>,
    /// Until the score is known so well: half the width of its interval.
    #[serde(default)]
    precision: Option<f64>,
    /// Until a sequential test knows who is better.
    #[serde(default)]
    sprt: Option<SprtJson>,
}

/// A sequential test.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SprtJson {
    /// The gain in score that is looked for.
    #[serde(default)]
    margin: Option<f64>,
}

/// What runs a tournament again with `stratege tournament --rerun`.
#[derive(Serialize, ToSchema)]
pub(crate) struct Manifest<'a> {
    stratege: &'static str,
    game: String,
    strategies: &'a [String],
    seed: u64,
    plan: Option<Plan>,
    record: bool,
}

/// What came out of a tournament.
#[derive(Serialize, ToSchema)]
pub(crate) struct TournamentAnswer<'a> {
    sentence: String,
    /// Who reads the result may change the language, and not want to play it again.
    sentences: Sentences<String>,
    /// What else is to be said about it, in both languages.
    remarks: Sentences<Vec<String>>,
    csv: String,
    #[schema(value_type = Manifest)]
    manifest: Manifest<'a>,
    seconds: f64,
    report: Document<TournamentReport>,
}

/// The same in both languages.
#[derive(Serialize, ToSchema)]
pub(crate) struct Sentences<T> {
    en: T,
    fr: T,
}

impl<T> Sentences<T> {
    pub(crate) fn of(api: &Api, said_in: impl Fn(&Words) -> T) -> Sentences<T> {
        let [en, fr] = [Language::En, Language::Fr].map(|language| said_in(api.words(language)));
        Sentences { en, fr }
    }
}

/// How the numbers were found, what follows from them, and who lost by errors.
fn said_besides(report: &TournamentReport, words: &Words) -> Vec<String> {
    let errors = report.errors.iter().flat_map(|error| {
        let said = |(reason, plays): (&String, &u64)| {
            words.tell(&lost_by_error(&error.strategy, reason, *plays))
        };
        error.plays.iter().map(said)
    });
    let method = capital(&format!("{}.", method(report, words)));
    std::iter::once(method).chain(remarks(report, words)).chain(errors).collect()
}

/// The plan of a tournament.
pub(crate) fn plan_of(plan: Option<&PlanJson>) -> Result<Option<Plan>, Refusal> {
    let Some(plan) = plan else { return Ok(None) };
    let games = plan.games.unwrap_or(MOST_GAMES);
    if games == 0 || games > MOST_GAMES {
        let said = Message::new("error-web-games").with("most", MOST_GAMES);
        return Err(Refusal::bad_request(said));
    }
    match (plan.precision, &plan.sprt, plan.games) {
        (Some(precision), None, _) => Ok(Some(Plan::Precision { precision, games })),
        (None, Some(sprt), _) => {
            Ok(Some(Plan::Sprt { margin: sprt.margin.unwrap_or(MARGIN), games }))
        }
        // A deal is played twice.
        (None, None, Some(_)) => Ok(Some(Plan::Games { games: games.next_multiple_of(2) })),
        _ => Err(Refusal::bad_request(Message::new("error-web-plan"))),
    }
}

impl TournamentJob {
    fn strategies(&self, api: &Api, game: &dyn AnyGame) -> Result<Vec<String>, Refusal> {
        if self.strategies.len() < 2 {
            return Err(Refusal::bad_request(Message::new("error-tournament-two")));
        }
        if self.strategies.len() > MOST_STRATEGIES {
            let said = Message::new("error-web-strategies").with("most", MOST_STRATEGIES);
            return Err(Refusal::too_large(said));
        }
        self.strategies.iter().map(|word| api.strategy(game, word)).collect()
    }

    fn request<'a>(&self, strategies: &'a [String], plan: Option<Plan>) -> TournamentRequest<'a> {
        TournamentRequest {
            strategies,
            seed: self.seed,
            plan,
            // Plays are told one by one: the standings are counted from them.
            record: true,
            extras: Extras {
                ratings: self.ratings,
                exploitability: self.exploitability,
                ..Extras::default()
            },
            bots: BotLimits::default(),
        }
    }

    fn threads(&self) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.map_or(1, NonZero::get).min(cores)
    }
}

impl Task for TournamentJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = api.game(&self.game)?;
        let strategies = self.strategies(api, game.as_ref())?;
        let plan = plan_of(self.plan.as_ref())?;
        game.applies("tournament")?;
        let pairings = strategies.len() * (strategies.len() - 1) / 2;
        let begun = plan.map(|plan| plan.begin(pairings)).transpose();
        begun.map_err(|error| TournamentError::Run(RunError::Plan(error)))?;
        Ok(())
    }

    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = api.game(&self.game)?;
        let strategies = self.strategies(api, game.as_ref())?;
        let plan = plan_of(self.plan.as_ref())?;
        let report = self.play(game.as_ref(), &strategies, plan, words, running)?;
        let manifest = Manifest {
            stratege: env!("CARGO_PKG_VERSION"),
            game: game.word(),
            strategies: &strategies,
            seed: self.seed,
            plan,
            record: false,
        };
        let said_in = |words: &Words| format!("{}.", headline(&report, words));
        let answer = TournamentAnswer {
            sentence: said_in(words),
            sentences: Sentences::of(api, said_in),
            remarks: Sentences::of(api, |words| said_besides(&report, words)),
            csv: csv::table(&report),
            manifest,
            seconds: running.seconds(),
            report: document(game.as_ref(), report),
        };
        api.remembered.pack(&answer, running)
    }
}

impl TournamentJob {
    fn play(
        &self,
        game: &dyn AnyGame,
        strategies: &[String],
        plan: Option<Plan>,
        words: &Words,
        running: &Running<'_>,
    ) -> Result<TournamentReport, TournamentError> {
        if let Some(plan) = plan {
            self.look_ahead(game, strategies, plan, words, running)?;
        }
        let mut standings = Standings::new(strategies.len(), plan, self.seed);
        let mut plays = |lines: &str| {
            standings.add(lines);
            running.tell(|| standings.partial(words));
            Ok(())
        };
        let context = RunContext { threads: self.threads(), store: None, plays: &mut plays };
        // A limit on positions is for solving.
        let limits = Limits { nodes: None, ..running.limits() };
        game.tournament(&self.request(strategies, plan), context, limits)
    }

    /// Shows the first few games of each pairing before all of them are played again.
    ///
    /// The same seed gives the same plays, and a tournament tells nothing before it has played a
    /// block of every pairing, which takes long where strategies think.
    fn look_ahead(
        &self,
        game: &dyn AnyGame,
        strategies: &[String],
        plan: Plan,
        words: &Words,
        running: &Running<'_>,
    ) -> Result<(), TournamentError> {
        for games in LOOKS.into_iter().filter(|games| *games < 2 * plan.pairs()) {
            let context =
                RunContext { threads: self.threads(), store: None, plays: &mut |_| Ok(()) };
            let request = TournamentRequest {
                record: false,
                ..self.request(strategies, Some(Plan::Games { games }))
            };
            let limits = Limits { nodes: None, ..running.limits() };
            let report = game.tournament(&request, context, limits)?;
            if report.complete {
                running.show(so_far(&report, words));
            }
        }
        Ok(())
    }
}
