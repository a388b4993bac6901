//! What positions and sums are worth: the answers of the crate `values`, as text.

use stratege_core::{Limits, Player};
use stratege_values::{
    Calculator, Expression, Forms, GameWord, Outcome, Point, Relation, Style, Summand, Term, Value,
    ValueError, read,
};

use crate::{
    AnyGame, Catalog,
    valuation::{BoardValuer, ValuationError, ValueRequest, ValuedMoves},
    value_report::{
        Comparison, Corner, Fraction, MoveValue, MovesOfBoth, SummandReport, ThermographReport,
        ValueName, ValueReport, Worth,
    },
};

impl Catalog {
    /// What a sum is worth.
    pub fn value(
        &self,
        request: &ValueRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ValueReport, ValuationError> {
        let mut forms = Forms::default();
        let mut valuer =
            Valuer { catalog: self, calculator: forms.within(limits), longest: request.longest };
        valuer.report(request)
    }

    /// The value of a sum, among the forms of `calculator`.
    pub fn value_of_sum(
        &self,
        text: &str,
        calculator: &mut Calculator<'_, '_>,
    ) -> Result<Value, ValuationError> {
        parsed(text)?.value(calculator, &mut |calculator, word: &GameWord<'_>| {
            parts_of_game(self, text, word, calculator)
        })
    }
}

/// What the start of a game is worth, and how many boards and forms that took.
pub(crate) fn value_of_game(
    game: &dyn AnyGame,
    longest: u64,
    limits: Limits<'_>,
) -> Result<(ValueName, u64), ValuationError> {
    let mut forms = Forms::default();
    let mut calculator = forms.within(limits);
    let parts = game.board_values(None)?.parts(&mut calculator)?;
    let value = total(&mut calculator, &parts)?;
    Ok((name(&mut calculator, value, longest)?, calculator.nodes()))
}

/// A summand and what its parts are worth.
struct Valued<'g> {
    /// The game, where it is one.
    word: Option<String>,
    position: Option<String>,
    board: Option<Box<dyn BoardValuer + 'g>>,
    /// The place of an earlier summand that is the same board.
    twin: Option<usize>,
    parts: Vec<Value>,
    count: i64,
}

struct Valuer<'c, 'f, 'w> {
    catalog: &'c Catalog,
    calculator: Calculator<'f, 'w>,
    longest: u64,
}

impl Valuer<'_, '_, '_> {
    fn report(&mut self, request: &ValueRequest<'_>) -> Result<ValueReport, ValuationError> {
        let sum = parsed(request.text)?;
        let single = single_game(&sum);
        let position = match single.map(|word| (word, game_and_position(word.word).1)) {
            Some((_, Some(_))) if request.position.is_some() => {
                return Err(ValuationError::Position);
            }
            Some((word, at)) => {
                let game = open(self.catalog, request.text, word)?;
                Some(game.position(request.position.or(at))?)
            }
            None if request.position.is_some() => return Err(ValuationError::Position),
            None => None,
        };
        let games = self.games(request.text, &sum)?;
        let mut valued = self.valued(request.text, &sum, &games, request.position)?;
        let mut parts = Vec::new();
        for summand in &valued {
            parts.extend(self.copies(&summand.parts, summand.count)?);
        }
        let summands =
            valued.iter().map(|summand| self.summand(summand)).collect::<Result<_, _>>()?;
        let names = parts.iter().map(|&part| self.name(part)).collect::<Result<_, _>>()?;
        let outcome = self.calculator.outcome_of_sum(&parts)?;
        // Who wins is known without the canonical form of the sum, which may be too large.
        let value = unless_stopped(self.whole(&parts, request))?;
        let comparison = request.compare.map(|other| self.compare(&parts, other)).transpose()?;
        let moves = if request.moves { unless_stopped(self.moves(&mut valued))? } else { None };
        let stopped = value.is_none() || (request.moves && moves.is_none());
        Ok(ValueReport {
            sum: request.text.to_owned(),
            position,
            outcome: outcome_word(outcome),
            value,
            summands,
            parts: names,
            moves,
            comparison,
            nodes: self.calculator.nodes(),
            stopped,
            seconds: 0.0,
        })
    }

    /// The games of a sum, in the places of their summands.
    fn games(
        &self,
        text: &str,
        sum: &Expression<'_>,
    ) -> Result<Vec<Option<Box<dyn AnyGame>>>, ValuationError> {
        let opened = |Summand { term, .. }: &Summand<'_>| match term {
            Term::Game(word) => open(self.catalog, text, word).map(Some),
            _ => Ok(None),
        };
        sum.summands.iter().map(opened).collect()
    }

    /// What every summand is worth.
    fn valued<'g>(
        &mut self,
        text: &str,
        sum: &Expression<'_>,
        games: &'g [Option<Box<dyn AnyGame>>],
        position: Option<&str>,
    ) -> Result<Vec<Valued<'g>>, ValuationError> {
        let mut valued: Vec<Valued<'g>> = Vec::new();
        for (Summand { count, term }, game) in sum.summands.iter().zip(games) {
            if let (Term::Game(word), Some(game)) = (term, game) {
                let at = position.or(game_and_position(word.word).1);
                let mut board =
                    game.board_values(at).map_err(|error| no_board(text, word, error))?;
                let (word, position) = (Some(game.word()), Some(game.position(at)?));
                let same = |other: &Valued<'_>| other.word == word && other.position == position;
                let twin = valued.iter().position(same);
                let parts = match twin {
                    Some(twin) => valued[twin].parts.clone(),
                    None => board.parts(&mut self.calculator)?,
                };
                let (board, count) = (Some(board), *count);
                valued.push(Valued { word, position, board, twin, parts, count });
                continue;
            }
            let alone = Expression { summands: vec![Summand { count: 1, term: term.clone() }] };
            let parts = self.parts(text, &alone)?;
            let (word, position, board, twin) = (None, None, None, None);
            valued.push(Valued { word, position, board, twin, parts, count: *count });
        }
        Ok(valued)
    }

    fn summand(&mut self, summand: &Valued<'_>) -> Result<SummandReport, ValuationError> {
        let Valued { word: game, position, parts, count, .. } = summand;
        let value = match game {
            Some(_) => None,
            None => {
                let value = total(&mut self.calculator, parts)?;
                self.name(value)?.ascii
            }
        };
        let (game, position) = (game.clone(), position.clone());
        Ok(SummandReport { game, position, value, count: *count })
    }

    /// What both players can move to in a value, under the names of what they reach.
    fn options(&mut self, value: Value) -> Result<ValuedMoves, ValueError> {
        let calculator = &self.calculator;
        let [left, right] = [calculator.left_options(value), calculator.right_options(value)];
        let mut named = |options: Vec<Value>| {
            let options = self.calculator.sorted(options);
            let name = |option| Ok((self.name(option)?.name.unwrap_or_else(|| "…".into()), option));
            options.into_iter().map(name).collect::<Result<Vec<_>, ValueError>>()
        };
        Ok([named(left)?, named(right)?])
    }

    /// Values whose sum is that of an expression.
    fn parts(&mut self, text: &str, sum: &Expression<'_>) -> Result<Vec<Value>, ValuationError> {
        sum.values(&mut self.calculator, &mut |calculator, word: &GameWord<'_>| {
            parts_of_game(self.catalog, text, word, calculator)
        })
    }

    /// The values that a summand adds, once for each copy.
    fn copies(&mut self, parts: &[Value], count: i64) -> Result<Vec<Value>, ValueError> {
        let mut copies = Vec::new();
        for &part in parts {
            // Many copies are added up, few are played side by side.
            if part.as_number().is_some() || count.abs() > MOST_COPIES {
                copies.push(self.calculator.times(count, part)?);
                continue;
            }
            let part = if count < 0 { self.calculator.negative(part) } else { part };
            copies.extend((0..count.abs()).map(|_| part));
        }
        Ok(copies)
    }

    fn whole(
        &mut self,
        parts: &[Value],
        request: &ValueRequest<'_>,
    ) -> Result<Worth, ValuationError> {
        let mut value = total(&mut self.calculator, parts)?;
        if let Some(temperature) = request.cool {
            value = self.calculator.cool(value, temperature)?;
        }
        if let Some(temperature) = request.heat {
            value = self.calculator.heat(value, temperature)?;
        }
        self.worth(value)
    }

    fn worth(&mut self, value: Value) -> Result<Worth, ValuationError> {
        let calculator = &mut self.calculator;
        let thermograph = calculator.thermograph(value)?;
        let corner = |point: &Point| Corner {
            temperature: Fraction(point.temperature),
            value: Fraction(point.value),
        };
        let weight = calculator.atomic_weight(value)?;
        Ok(Worth {
            name: name(calculator, value, self.longest)?,
            mean: Fraction(calculator.mean(value)),
            temperature: Fraction(calculator.temperature(value)),
            left_stop: Fraction(calculator.left_stop(value)),
            right_stop: Fraction(calculator.right_stop(value)),
            birthday: calculator.birthday(value)?,
            atomic_weight: weight
                .map(|weight| name(calculator, weight, self.longest))
                .transpose()?,
            thermograph: ThermographReport {
                left: thermograph.left.iter().map(corner).collect(),
                right: thermograph.right.iter().map(corner).collect(),
            },
        })
    }

    fn name(&mut self, value: Value) -> Result<ValueName, ValueError> {
        name(&mut self.calculator, value, self.longest)
    }

    fn compare(&mut self, parts: &[Value], text: &str) -> Result<Comparison, ValuationError> {
        let others = self.parts(text, &parsed(text)?)?;
        let negative: Vec<Value> =
            others.iter().map(|&other| self.calculator.negative(other)).collect();
        let difference = [parts, &negative].concat();
        // Whoever wins the difference tells how both compare.
        let relation = match self.calculator.outcome_of_sum(&difference)? {
            Outcome::Left => Relation::Greater,
            Outcome::Right => Relation::Less,
            Outcome::Second => Relation::Equal,
            Outcome::First => Relation::Confused,
        };
        let other = total(&mut self.calculator, &others)?;
        let value = self.name(other)?;
        Ok(Comparison { with: text.to_owned(), value, relation: relation_sign(relation) })
    }

    fn moves(&mut self, valued: &mut [Valued<'_>]) -> Result<MovesOfBoth, ValuationError> {
        let mut moves: Vec<ValuedMoves> = Vec::with_capacity(valued.len());
        for summand in valued.iter_mut() {
            if let Some(twin) = summand.twin {
                moves.push(moves[twin].clone());
                continue;
            }
            if let Some(board) = &mut summand.board {
                moves.push(board.moves(&mut self.calculator)?);
                continue;
            }
            let value = total(&mut self.calculator, &summand.parts)?;
            summand.word = self.name(value)?.name;
            moves.push(self.options(value)?);
        }
        Ok(MovesOfBoth {
            left: self.moves_of(valued, &moves, Player::FIRST)?,
            right: self.moves_of(valued, &moves, Player::SECOND)?,
        })
    }

    fn moves_of(
        &mut self,
        valued: &[Valued<'_>],
        moves: &[ValuedMoves],
        player: Player,
    ) -> Result<Vec<MoveValue>, ValuationError> {
        let several = valued.len() > 1;
        let mut found: Vec<(Value, MoveValue)> = Vec::new();
        for (index, summand) in valued.iter().enumerate() {
            let before = total(&mut self.calculator, &summand.parts)?;
            let turned = summand.count < 0;
            let mover = if turned { player.other() } else { player };
            let rest = self.rest(valued, index)?;
            for (notation, after) in &moves[index][mover.index()] {
                let (after, before) = if turned {
                    (self.calculator.negative(*after), self.calculator.negative(before))
                } else {
                    (*after, before)
                };
                let incentive = if player.is_first() {
                    self.calculator.difference(after, before)?
                } else {
                    self.calculator.difference(before, after)?
                };
                let reached: Vec<Value> = rest.iter().copied().chain([after]).collect();
                let winner = self.calculator.outcome_of_sum(&reached)?;
                let own = if player.is_first() { Outcome::Left } else { Outcome::Right };
                found.push((
                    incentive,
                    MoveValue {
                        game: summand.word.clone().filter(|_| several),
                        summand: several.then_some(index),
                        notation: notation.clone(),
                        value: self.name(after)?,
                        incentive: self.name(incentive)?,
                        temperature: Fraction(self.calculator.temperature(incentive)),
                        best: false,
                        wins: winner == own || winner == Outcome::Second,
                    },
                ));
            }
        }
        let incentives: Vec<Value> = found.iter().map(|(incentive, _)| *incentive).collect();
        let mut moves = Vec::with_capacity(found.len());
        for (incentive, mut valued) in found {
            let mut best = true;
            for &other in &incentives {
                best &= self.calculator.compare(incentive, other)? != Relation::Less;
            }
            valued.best = best;
            moves.push(valued);
        }
        Ok(moves)
    }

    /// Everything but one copy of a summand.
    fn rest(&mut self, valued: &[Valued<'_>], index: usize) -> Result<Vec<Value>, ValueError> {
        let mut rest = Vec::new();
        for (at, summand) in valued.iter().enumerate() {
            let less = if at == index { summand.count.signum() } else { 0 };
            rest.extend(self.copies(&summand.parts, summand.count - less)?);
        }
        Ok(rest)
    }
}

/// Copies that are played side by side rather than added up.
const MOST_COPIES: i64 = 16;

/// The game and the position in `chomp:2x3[…]`.
fn game_and_position(word: &str) -> (&str, Option<&str>) {
    match word.strip_suffix(']').and_then(|word| word.split_once('[')) {
        Some((word, position)) => (word, Some(position)),
        None => (word, None),
    }
}

/// The values of the parts of a game in a sum, at the position that is written with it.
fn parts_of_game(
    catalog: &Catalog,
    text: &str,
    word: &GameWord<'_>,
    calculator: &mut Calculator<'_, '_>,
) -> Result<Vec<Value>, ValuationError> {
    let (_, at) = game_and_position(word.word);
    let game = open(catalog, text, word)?;
    let mut board = game.board_values(at).map_err(|error| no_board(text, word, error))?;
    Ok(board.parts(calculator)?)
}

fn open(
    catalog: &Catalog,
    text: &str,
    word: &GameWord<'_>,
) -> Result<Box<dyn AnyGame>, ValuationError> {
    let (game, _) = game_and_position(word.word);
    catalog.open(game).map_err(|error| ValuationError::Open {
        text: text.to_owned(),
        word: game.to_owned(),
        at: word.at.start,
        error,
    })
}

/// The same, with the place in the sum of a game that has no values.
fn no_board(text: &str, word: &GameWord<'_>, error: ValuationError) -> ValuationError {
    let ValuationError::Job(error) = error else { return error };
    let (game, _) = game_and_position(word.word);
    let (text, word, at) = (text.to_owned(), game.to_owned(), word.at.start);
    ValuationError::Board { text, word, at, error: Box::new(error) }
}

fn parsed(text: &str) -> Result<Expression<'_>, ValuationError> {
    read(text).map_err(|error| ValuationError::Read { text: text.to_owned(), error })
}

/// The game, where the sum is one copy of a single one.
fn single_game<'a, 't>(sum: &'a Expression<'t>) -> Option<&'a GameWord<'t>> {
    match &sum.summands[..] {
        [Summand { count: 1, term: Term::Game(word) }] => Some(word),
        _ => None,
    }
}

/// What was found, or nothing where a limit was reached.
fn unless_stopped<T>(found: Result<T, ValuationError>) -> Result<Option<T>, ValuationError> {
    match found {
        Err(error) if error.stopped().is_some() => Ok(None),
        found => found.map(Some),
    }
}

fn total(calculator: &mut Calculator<'_, '_>, parts: &[Value]) -> Result<Value, ValueError> {
    let mut sum = Value::ZERO;
    for &part in parts {
        sum = calculator.sum(sum, part)?;
    }
    Ok(sum)
}

fn name(
    calculator: &mut Calculator<'_, '_>,
    value: Value,
    longest: u64,
) -> Result<ValueName, ValueError> {
    let written = calculator.name(value, Style::Unicode, longest)?;
    let characters = match &written {
        Ok(name) => name.chars().count() as u64,
        Err(too_long) => too_long.characters,
    };
    // Typed and in LaTeX a name is longer than in books, by a factor that is not large.
    let longest = if written.is_ok() { u64::MAX } else { 0 };
    Ok(ValueName {
        name: written.ok(),
        ascii: calculator.name(value, Style::Ascii, longest)?.ok(),
        latex: calculator.name(value, Style::Latex, longest)?.ok(),
        characters,
    })
}

/// The word of an outcome in JSON.
fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Left => "left",
        Outcome::Right => "right",
        Outcome::First => "first",
        Outcome::Second => "second",
    }
}

fn relation_sign(relation: Relation) -> &'static str {
    match relation {
        Relation::Less => "<",
        Relation::Equal => "=",
        Relation::Greater => ">",
        Relation::Confused => "||",
    }
}
