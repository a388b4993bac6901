//! The laboratory of races: what is best at all points, and curves against a parameter.

use serde::{Deserialize, Serialize};
use stratege_catalog::{
    AnyGame,
    core::Limits,
    curve::CurveRequest,
    document,
    race_report::{RaceReport, RaceRequest, StandingReport},
    report::Document,
};
use stratege_words::{
    Message, Words,
    race_map::{MapLayer, MapPurpose, RaceMap},
};
use utoipa::ToSchema;

use super::{requests::Task, running::Running};
use crate::{Api, Packed, Refusal, refusal::no_curve};

/// What is best at all points of a race.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DiceJob {
    /// The race as a word; else it is the dice game with what follows.
    #[serde(default)]
    game: Option<String>,
    /// The points that win.
    #[serde(default)]
    n: Option<i64>,
    /// The most dice of a throw.
    #[serde(default)]
    d: Option<i64>,
    /// The faces of a die.
    #[serde(default)]
    faces: Option<i64>,
    /// The points of a throw with a 1.
    #[serde(default)]
    one: Option<i64>,
    #[serde(default)]
    variant: Variant,
    /// The points, own ones first, about which more is told.
    #[serde(default)]
    #[schema(value_type = Option<Vec<u32>>, min_items = 2, max_items = 2)]
    at: Option<[u32; 2]>,
    /// Whether to tell what the best choices gain over the choice with most points.
    #[serde(default)]
    edge: bool,
    /// Fractions instead of decimals.
    #[serde(default)]
    exact: bool,
    /// A picture over all points.
    #[serde(default)]
    map: Option<MapJson>,
}

/// Which picture over all points of a race.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct MapJson {
    layer: MapLayerJson,
    /// How wide it is, in pixels.
    #[schema(minimum = 300, maximum = 2000)]
    width: u16,
    /// Whether it says above what it shows, as a file that stands for itself must.
    #[serde(default)]
    headed: bool,
}

/// What a map shows.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum MapLayerJson {
    /// The best number of dice.
    Dice,
    /// The mean gain of who is to move.
    Gain,
    /// How many choices are mixed, where both choose at once.
    Support,
    /// What the best choice gains over the one with most points.
    Edge,
}

/// What is best at all points of a race, with a picture of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct DiceAnswer {
    #[serde(flatten)]
    report: Document<RaceReport>,
    /// The picture, if one was asked for.
    map: Option<MapAnswer>,
}

/// A picture over all points of a race.
#[derive(Serialize, ToSchema)]
struct MapAnswer {
    svg: String,
    /// Where its cells stand: the left and the upper side, the width and the height, as parts of
    /// those of the picture. Own points go down, the other's to the right.
    #[schema(value_type = Vec<f64>, min_items = 4, max_items = 4)]
    field: [f64; 4],
}

impl MapJson {
    const WIDTHS: std::ops::RangeInclusive<u16> = 300..=2000;

    fn layer(self) -> MapLayer {
        match self.layer {
            MapLayerJson::Dice => MapLayer::Dice,
            MapLayerJson::Gain => MapLayer::Gain,
            MapLayerJson::Support => MapLayer::Support,
            MapLayerJson::Edge => MapLayer::Edge,
        }
    }

    /// Refuses what has no map, or none of this width.
    fn check(self, job: &DiceJob) -> Result<(), Refusal> {
        let said = if job.variant == Variant::OneTurn {
            Message::new("error-dice-one-turn-map")
        } else if !MapJson::WIDTHS.contains(&self.width) {
            Message::new("error-dice-map-width")
                .with("low", MapJson::WIDTHS.start().to_string())
                .with("high", MapJson::WIDTHS.end().to_string())
        } else {
            return Ok(());
        };
        Err(Refusal::bad_request(said))
    }

    fn draw(self, report: &RaceReport, words: &Words) -> Result<MapAnswer, Refusal> {
        if self.layer == MapLayerJson::Support && report.support.is_empty() {
            return Err(Refusal::bad_request(Message::new("error-dice-support")));
        }
        let width = self.width.into();
        let purpose =
            if self.headed { MapPurpose::PageFile { width } } else { MapPurpose::Page { width } };
        let map = RaceMap::new(report, self.layer(), purpose, words);
        let field = [map.field.x, map.field.y, map.field.width, map.field.height];
        Ok(MapAnswer { svg: map.svg, field })
    }
}

/// How a race is run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Variant {
    /// In turn.
    #[default]
    Sequential,
    /// Both at once.
    Simultaneous,
    /// In turn; a throw with a 1 scores nothing.
    Zero,
    /// Both at once, and nothing for a 1.
    SimultaneousZero,
    /// One turn: more points win.
    OneTurn,
}

impl DiceJob {
    /// The race as a word, without one parameter.
    fn word_without(&self, without: Option<&str>) -> String {
        if let Some(word) = &self.game {
            return word.clone();
        }
        let at_once = matches!(
            self.variant,
            Variant::Simultaneous | Variant::SimultaneousZero | Variant::OneTurn
        );
        let nothing = matches!(self.variant, Variant::Zero | Variant::SimultaneousZero);
        let turns = if at_once { "simultaneous" } else { "sequential" };
        let one = self.one.or(nothing.then_some(0));
        let numbers = [("n", self.n), ("d", self.d), ("faces", self.faces), ("one", one)];
        let numbers = numbers.iter().filter(|(name, _)| Some(*name) != without);
        let numbers = numbers.filter_map(|(name, number)| Some(format!("{name}={}", (*number)?)));
        let numbers: Vec<String> = numbers.chain([format!("turns={turns}")]).collect();
        format!("dice:{}", numbers.join(","))
    }

    fn open(&self, api: &Api) -> Result<Box<dyn AnyGame>, Refusal> {
        api.game(&self.word_without(None))
    }

    fn request(&self) -> RaceRequest {
        RaceRequest {
            one_turn: self.variant == Variant::OneTurn,
            exact: self.exact,
            at: self.at,
            edge: self.edge || self.map.is_some_and(|map| map.layer == MapLayerJson::Edge),
        }
    }
}

/// What is best at one standing; at the start if none is named.
pub(crate) fn standing(
    api: &Api,
    job: DiceJob,
    limits: Limits<'_>,
) -> Result<StandingReport, Refusal> {
    let job = DiceJob { at: job.at.or(Some([0, 0])), edge: false, map: None, ..job };
    let game = job.open(api)?;
    check_points(game.as_ref(), &job)?;
    Ok(game.race(&job.request(), limits)?.at.expect("these points were asked for"))
}

/// Refuses points beyond the target, or where no turn has come before.
fn check_points(game: &dyn AnyGame, job: &DiceJob) -> Result<(), Refusal> {
    let target = game.params().iter().find_map(|(name, setting)| match setting {
        stratege_catalog::core::Setting::Number(number) if name == "n" => Some(*number),
        _ => None,
    });
    let Some([own, other]) = job.at else { return Ok(()) };
    if job.variant == Variant::OneTurn {
        return Err(Refusal::bad_request(Message::new("error-dice-one-turn-at")));
    }
    if target.is_some_and(|target| i64::from(own.max(other)) >= target) {
        let last = target.unwrap_or_default() - 1;
        let said = Message::new("error-dice-at").with("last", last.to_string());
        return Err(Refusal::bad_request(said.with("found", format!("{own},{other}"))));
    }
    Ok(())
}

impl Task for DiceJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        let game = self.open(api)?;
        check_points(game.as_ref(), self)?;
        self.map.map_or(Ok(()), |map| map.check(self))?;
        Ok(game.applies("dice")?)
    }

    fn run(&self, api: &Api, words: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = self.open(api)?;
        let mut report = game.race(&self.request(), running.limits())?;
        let map = self.map.map(|map| map.draw(&report, words)).transpose()?;
        report.seconds = running.seconds();
        let answer = DiceAnswer { report: document(game.as_ref(), report), map };
        api.remembered.pack(&answer, running)
    }
}

/// How strategies fare while a parameter of a race grows.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CurveJob {
    #[serde(flatten)]
    race: DiceJob,
    /// The parameter that grows: `n` or `d`.
    parameter: Along,
    /// Its values; some up to the race's own one if there are none.
    #[serde(default)]
    values: Vec<i64>,
    /// The strategies; at least two.
    #[serde(default)]
    strategies: Vec<String>,
    /// Plays of every pair that are sampled besides.
    #[serde(default)]
    games: Option<u64>,
    #[serde(default)]
    seed: u64,
}

/// What varies along a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Along {
    N,
    D,
}

/// Values of the parameter at which curves are computed, at most.
const MOST_VALUES: usize = 200;

/// Values of the parameter where none are given, at most.
const POINTS_OF_CURVE: i64 = 40;

/// The most sampled plays of a pair at one value.
const MOST_GAMES: u64 = 1_000_000;

impl CurveJob {
    fn parameter(&self) -> &'static str {
        match self.parameter {
            Along::N => "n",
            Along::D => "d",
        }
    }

    /// The values, spread evenly up to the last one.
    fn values(&self) -> Vec<i64> {
        if !self.values.is_empty() {
            return self.values.clone();
        }
        let last = match self.parameter {
            Along::N => self.race.n.unwrap_or(100),
            Along::D => self.race.d.unwrap_or(10),
        };
        let step = (last + POINTS_OF_CURVE - 1) / POINTS_OF_CURVE;
        let is_shown = |value: &i64| value % step.max(1) == 0 || *value == 1 || *value == last;
        (1..=last).filter(is_shown).collect()
    }

    fn strategies(&self, api: &Api, game: &dyn AnyGame) -> Result<Vec<String>, Refusal> {
        let strategies = if self.strategies.is_empty() {
            ["blind", "optimal", "random"].map(str::to_owned).to_vec()
        } else {
            self.strategies.clone()
        };
        if strategies.len() < 2 {
            return Err(Refusal::bad_request(Message::new("error-tournament-two")));
        }
        strategies.iter().map(|word| api.strategy(game, word)).collect()
    }
}

impl Task for CurveJob {
    fn check(&self, api: &Api) -> Result<(), Refusal> {
        if self.values.len() > MOST_VALUES || self.games.is_some_and(|games| games > MOST_GAMES) {
            return Err(Refusal::too_large(
                Message::new("error-web-curve").with("most", MOST_VALUES),
            ));
        }
        if self.games == Some(0) {
            let said = Message::new("error-web-games").with("most", MOST_GAMES);
            return Err(Refusal::bad_request(said));
        }
        // The ends of the range must be allowed before anything is computed.
        let word = self.race.word_without(Some(self.parameter()));
        let values = self.values();
        for value in [values.first(), values.last()].into_iter().flatten() {
            let game = api.game(&format!("{word},{}={value}", self.parameter()))?;
            self.strategies(api, game.as_ref())?;
        }
        Ok(())
    }

    fn run(&self, api: &Api, _: &Words, running: &Running<'_>) -> Result<Packed, Refusal> {
        let game = self.race.open(api)?;
        let strategies = self.strategies(api, game.as_ref())?;
        let count = strategies.len();
        let ordered = (0..count).flat_map(|a| (0..count).map(move |b| [a, b]));
        let pairs: Vec<[usize; 2]> = ordered.filter(|[a, b]| a != b).collect();
        let word = self.race.word_without(Some(self.parameter()));
        let request = CurveRequest {
            game: &word,
            parameter: self.parameter(),
            values: &self.values(),
            strategies: &strategies,
            pairs: &pairs,
            games: self.games.map(|games| games.max(2).next_multiple_of(2)),
            seed: self.seed,
            threads: 1,
        };
        let report = api.catalog.curve(&request, running.limits());
        let report = report.map_err(|error| no_curve(&word, error))?;
        api.remembered.pack(&document(game.as_ref(), report), running)
    }
}
