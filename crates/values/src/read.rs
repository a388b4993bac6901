//! Reads what [`crate::Calculator::name`] writes, and its twins in plain characters.

use std::ops::Range;

use crate::{
    Dyadic, ReadError, ReadProblem,
    forms::TALLEST,
    term::{Expression, GameWord, Summand, Term},
};

/// Reads a sum of values and games.
///
/// `1/2`, `*2`, `^` (↑), `v` (↓), `^^` (⇑), `3.^` (3·↑), `^*`, `+_2` (tiny), `-_2` (miny), `+-1`
/// (±1), `{a,b|c}` with `||` and `|||` for outer bars, `(…)`, `+`, `-`, `3.{1|0}` for three copies,
/// and words of games such as `domineering:4x4` or `nim:3,5`. Between braces a comma ends such a
/// word, unless it stands in parentheses.
///
/// ```
/// use stratege_values::{ReadProblem, read};
///
/// assert!(read("2.domineering:4x4 - {3|1||*}").is_ok());
/// let error = read("1 + {2|").unwrap_err();
/// assert_eq!((error.at.start, error.problem), (4, ReadProblem::Unclosed));
/// ```
pub fn read(text: &str) -> Result<Expression<'_>, ReadError> {
    let mut reader = Reader { text, place: 0, depth: 0, in_list: false };
    let expression = reader.expression()?;
    match reader.peek() {
        None => Ok(expression),
        Some(_) => reader.refuse(ReadProblem::Surplus),
    }
}

/// Games whose plays need not end.
const LOOPY: [&str; 11] =
    ["on", "off", "over", "under", "upon", "dud", "hi", "lo", "tis", "tisn", "ace"];

/// What no short game reaches.
const TRANSFINITE: [&str; 4] = ["omega", "infinity", "epsilon", "eps"];

/// Braces and parentheses within each other: more than any name has that people read.
const DEEPEST: usize = 200;

/// A text, and how far it has been read.
struct Reader<'t> {
    text: &'t str,
    place: usize,
    depth: usize,
    /// Whether a comma separates options.
    in_list: bool,
}

type Read<T> = Result<T, ReadError>;

/// The options on one side of a bar.
type Side<'t> = Vec<Expression<'t>>;

/// A bar between options.
struct Bar {
    length: usize,
    at: Range<usize>,
}

impl<'t> Reader<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.place..]
    }

    /// The next character, which may stand right behind the last one.
    fn next(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The next character behind white space.
    fn peek(&mut self) -> Option<char> {
        self.place = self.text.len() - self.rest().trim_start().len();
        self.next()
    }

    fn eat(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.place += word.len();
        }
        found
    }

    fn eat_any<T: Copy>(&mut self, words: &[(&str, T)]) -> Option<T> {
        words.iter().find(|(word, _)| self.eat(word)).map(|&(_, meaning)| meaning)
    }

    fn refuse<T>(&self, problem: ReadProblem) -> Read<T> {
        let length = self.next().map_or(0, char::len_utf8);
        Err(ReadError { at: self.place..self.place + length, problem })
    }

    fn refuse_from<T>(&self, start: usize, problem: ReadProblem) -> Read<T> {
        Err(ReadError { at: start..self.place.max(start), problem })
    }

    fn expression(&mut self) -> Read<Expression<'t>> {
        let mut summands = Vec::new();
        self.peek();
        let sign = if self.is_miny() { None } else { self.eat_any(&MINUS) };
        self.chunk(sign, &mut summands)?;
        loop {
            self.peek();
            if self.next() == Some('±') {
                self.chunk(None, &mut summands)?;
            } else if self.eat("+") {
                self.peek();
                let sign = if self.is_miny() { None } else { self.eat_any(&MINUS) };
                self.chunk(sign, &mut summands)?;
            } else if self.eat_any(&MINUS).is_some() {
                self.chunk(Some(()), &mut summands)?;
            } else {
                return Ok(Expression { summands });
            }
        }
    }

    /// Whether a miny stands here, such as `-_2`.
    fn is_miny(&self) -> bool {
        self.rest().strip_prefix(['-', '−']).is_some_and(|rest| rest.starts_with(is_index))
    }

    /// What stands together without white space, such as `2^*3`.
    fn chunk(&mut self, minus: Option<()>, summands: &mut Vec<Summand<'t>>) -> Read<()> {
        let sign = if minus.is_some() { -1 } else { 1 };
        self.peek();
        let start = self.place;
        if !self.next().is_some_and(|symbol| symbol.is_ascii_digit()) {
            let (count, term) = self.factor()?;
            let is_up = matches!(term, Term::Ups(_));
            summands.push(Summand { count: sign * count, term });
            return if is_up { self.star_behind(sign, summands) } else { Ok(()) };
        }
        let number = self.number()?;
        if number.is_integer() && self.eat_any(&[(".", ()), ("·", ())]).is_some() {
            if self.next().is_some_and(|symbol| symbol.is_ascii_digit()) {
                return self.refuse_from(start, ReadProblem::Decimal);
            }
            let (count, term) = self.factor()?;
            let is_up = matches!(term, Term::Ups(_));
            summands.push(Summand { count: sign * count * number.numerator(), term });
            return if is_up { self.star_behind(sign, summands) } else { Ok(()) };
        }
        summands.push(Summand { count: sign, term: Term::Number(number) });
        let ups = self.ups();
        if ups != 0 {
            if sign < 0 {
                return self.refuse_from(start, ReadProblem::Ambiguous);
            }
            summands.push(Summand { count: 1, term: Term::Ups(ups) });
        }
        self.star_behind(sign, summands)
    }

    /// A nimber right behind a number or arrows.
    fn star_behind(&mut self, sign: i64, summands: &mut Vec<Summand<'t>>) -> Read<()> {
        if self.next() == Some('*') {
            let term = self.star()?;
            summands.push(Summand { count: sign, term });
        }
        Ok(())
    }

    /// A term that is not a number, and 1 or -1.
    fn factor(&mut self) -> Read<(i64, Term<'t>)> {
        if self.is_miny() {
            self.eat_any(&MINUS);
            return Ok((-1, self.tiny()?));
        }
        let ups = self.ups();
        if ups != 0 {
            return Ok((1, Term::Ups(ups)));
        }
        let term = match self.next() {
            Some('*') => self.star()?,
            Some('{') => self.braces()?,
            Some('(') => Term::Sum(self.parentheses()?),
            Some('±') => self.switch("±")?,
            Some('+') if self.rest().starts_with("+-") => self.switch("+-")?,
            Some('+') if self.rest()[1..].starts_with(is_index) => {
                self.place += 1;
                self.tiny()?
            }
            Some('ω' | '∞' | 'ε') => return self.refuse(ReadProblem::Transfinite),
            Some(symbol) if symbol.is_ascii_alphabetic() => self.game()?,
            _ => return self.refuse(ReadProblem::NoValue),
        };
        Ok((1, term))
    }

    /// Digits, perhaps a slash and more digits.
    fn number(&mut self) -> Read<Dyadic> {
        let start = self.place;
        let numerator = self.digits();
        let denominator = if self.eat("/") {
            if !self.next().is_some_and(|symbol| symbol.is_ascii_digit()) {
                return self.refuse(ReadProblem::NoValue);
            }
            self.digits()
        } else {
            Some(1)
        };
        if denominator.is_some_and(|denominator| !denominator.is_power_of_two()) {
            return self.refuse_from(start, ReadProblem::NotDyadic);
        }
        let numerator = numerator.and_then(|numerator| i64::try_from(numerator).ok());
        let number = numerator.zip(denominator);
        match number.and_then(|(numerator, denominator)| Dyadic::fraction(numerator, denominator)) {
            Some(number) => Ok(number),
            None => self.refuse_from(start, ReadProblem::OutOfRange),
        }
    }

    /// A number in digits; `None` if it is too large.
    fn digits(&mut self) -> Option<u64> {
        let rest = self.rest();
        let end = rest.find(|symbol: char| !symbol.is_ascii_digit()).unwrap_or(rest.len());
        self.place += end;
        rest[..end].parse().ok()
    }

    /// Arrows, all up or all down.
    fn ups(&mut self) -> i64 {
        let downs = self.rest().trim_start_matches('v');
        let is_word = |symbol: char| symbol.is_ascii_alphanumeric() || symbol == ':';
        if downs.len() < self.rest().len() && downs.starts_with(is_word) {
            return 0;
        }
        let mut ups: i64 = 0;
        for (symbol, step) in [('↑', 1), ('⇑', 2), ('^', 1), ('↓', -1), ('⇓', -2), ('v', -1)]
        {
            while ups * step >= 0 && self.next() == Some(symbol) {
                self.place += symbol.len_utf8();
                ups += step;
            }
        }
        ups
    }

    fn star(&mut self) -> Read<Term<'t>> {
        let start = self.place;
        self.place += 1;
        if !self.next().is_some_and(|symbol| symbol.is_ascii_digit()) {
            return Ok(Term::Star(1));
        }
        match self.digits() {
            Some(size) if size <= u64::from(TALLEST) => Ok(Term::Star(size as u16)),
            _ => self.refuse_from(start, ReadProblem::OutOfRange),
        }
    }

    /// What stands behind ±: a number, a value in braces, or options in braces.
    fn switch(&mut self, sign: &str) -> Read<Term<'t>> {
        self.place += sign.len();
        let option = match self.next() {
            Some(symbol) if symbol.is_ascii_digit() => Expression::of(Term::Number(self.number()?)),
            Some('(') => self.parentheses()?,
            Some('{') => {
                let (mut sides, bars) = self.between_braces()?;
                if bars.is_empty()
                    && let Some(options) = sides.pop()
                {
                    return Ok(Term::Switch(options));
                }
                Expression::of(self.nested(sides, &bars)?)
            }
            _ => return self.refuse(ReadProblem::NoValue),
        };
        Ok(Term::Switch(vec![option]))
    }

    /// What stands behind the sign of a tiny: small digits, a number, or a value in parentheses.
    fn tiny(&mut self) -> Read<Term<'t>> {
        let start = self.place;
        let small = |symbol: char| ('₀'..='₉').contains(&symbol);
        let rest = self.rest();
        let end = rest.find(|symbol| !small(symbol)).unwrap_or(rest.len());
        if end > 0 {
            self.place += end;
            let digit = |symbol: char| char::from_digit(symbol as u32 - '₀' as u32, 10);
            let digits: Option<String> = rest[..end].chars().map(digit).collect();
            let number = digits.and_then(|digits| digits.parse().ok()).and_then(Dyadic::integer);
            return match number {
                Some(number) => Ok(Term::Tiny(Box::new(Expression::of(Term::Number(number))))),
                None => self.refuse_from(start, ReadProblem::OutOfRange),
            };
        }
        self.eat("_");
        let index = match self.next() {
            Some(symbol) if symbol.is_ascii_digit() => Expression::of(Term::Number(self.number()?)),
            Some('(') => self.parentheses()?,
            Some('{') => Expression::of(self.braces()?),
            _ => return self.refuse(ReadProblem::NoValue),
        };
        Ok(Term::Tiny(Box::new(index)))
    }

    fn parentheses(&mut self) -> Read<Expression<'t>> {
        let start = self.place;
        self.enter()?;
        let in_list = std::mem::replace(&mut self.in_list, false);
        let sum = self.expression()?;
        self.in_list = in_list;
        self.leave(start, ")")?;
        Ok(sum)
    }

    fn braces(&mut self) -> Read<Term<'t>> {
        let start = self.place;
        let (sides, bars) = self.between_braces()?;
        if bars.is_empty() {
            return self.refuse_from(start, ReadProblem::NoBar);
        }
        self.nested(sides, &bars)
    }

    /// The lists of options between bars, and the bars.
    fn between_braces(&mut self) -> Read<(Vec<Side<'t>>, Vec<Bar>)> {
        let start = self.place;
        self.enter()?;
        let in_list = std::mem::replace(&mut self.in_list, true);
        let mut sides = vec![self.list()?];
        let mut bars = Vec::new();
        loop {
            self.peek();
            let place = self.place;
            let mut length = 0;
            while let Some(bar) = self.eat_any(&[("|", 1), ("‖", 2), ("⦀", 3)]) {
                length += bar;
            }
            if length == 0 {
                break;
            }
            bars.push(Bar { length, at: place..self.place });
            sides.push(self.list()?);
        }
        self.in_list = in_list;
        self.leave(start, "}")?;
        Ok((sides, bars))
    }

    /// Sums with commas between them, or nothing.
    fn list(&mut self) -> Read<Side<'t>> {
        let mut options = Vec::new();
        if matches!(self.peek(), None | Some('|' | '‖' | '⦀' | '}')) {
            return Ok(options);
        }
        loop {
            options.push(self.expression()?);
            self.peek();
            if !self.eat(",") {
                return Ok(options);
            }
        }
    }

    /// The longest bar is the outermost.
    fn nested(&self, mut sides: Vec<Side<'t>>, bars: &[Bar]) -> Read<Term<'t>> {
        let longest = bars.iter().map(|bar| bar.length).max().unwrap_or(0);
        let mut outer = (0..bars.len()).filter(|&place| bars[place].length == longest);
        let place = outer.next().unwrap_or(0);
        if let Some(second) = outer.next() {
            let at = bars[second].at.clone();
            return Err(ReadError { at, problem: ReadProblem::EqualBars });
        }
        let right = sides.split_off(place + 1);
        let left = self.side(sides, &bars[..place])?;
        let right = self.side(right, &bars[place + 1..])?;
        Ok(Term::Braces { left, right })
    }

    fn side(&self, mut sides: Vec<Side<'t>>, bars: &[Bar]) -> Read<Side<'t>> {
        if bars.is_empty() {
            return Ok(sides.pop().unwrap_or_default());
        }
        Ok(vec![Expression::of(self.nested(sides, bars)?)])
    }

    fn enter(&mut self) -> Read<()> {
        if self.depth == DEEPEST {
            return self.refuse(ReadProblem::TooDeep);
        }
        self.depth += 1;
        self.place += 1;
        Ok(())
    }

    fn leave(&mut self, start: usize, close: &str) -> Read<()> {
        let end = self.peek();
        if end.is_none() {
            return Err(ReadError { at: start..start + 1, problem: ReadProblem::Unclosed });
        }
        if !self.eat(close) {
            return self.refuse(ReadProblem::Surplus);
        }
        self.depth -= 1;
        Ok(())
    }

    /// A name, perhaps with parameters behind a colon, perhaps with a position in brackets.
    fn game(&mut self) -> Read<Term<'t>> {
        let start = self.place;
        let mut behind_colon = false;
        let mut previous = ' ';
        while let Some(symbol) = self.next() {
            let following = self.rest()[symbol.len_utf8()..].chars().next();
            let belongs = match symbol {
                ':' => !std::mem::replace(&mut behind_colon, true),
                ',' => behind_colon && !self.in_list,
                '-' if behind_colon => matches!(previous, ':' | ',' | '='),
                '-' => following.is_some_and(|next| next.is_ascii_alphabetic()),
                '=' | '/' | '.' | '#' => behind_colon,
                _ => symbol.is_alphanumeric() || symbol == '_',
            };
            if !belongs {
                break;
            }
            previous = symbol;
            self.place += symbol.len_utf8();
        }
        if self.next() == Some('[') {
            match self.rest().find(']') {
                Some(end) => self.place += end + 1,
                None => return self.refuse(ReadProblem::Unclosed),
            }
        }
        let word = &self.text[start..self.place];
        if LOOPY.contains(&word) {
            return self.refuse_from(start, ReadProblem::Loopy);
        }
        if TRANSFINITE.contains(&word) {
            return self.refuse_from(start, ReadProblem::Transfinite);
        }
        Ok(Term::Game(GameWord { word, at: start..self.place }))
    }
}

const MINUS: [(&str, ()); 2] = [("-", ()), ("−", ())];

/// What the index of a tiny begins with.
fn is_index(symbol: char) -> bool {
    symbol == '_' || ('₀'..='₉').contains(&symbol)
}
