//! The names of values: shorter than their forms, and read back by [`crate::read`].
//!
//! A name is planned before it is written: its length is known before its first character is. The
//! order of options follows from the values alone, so the same value has the same name always.

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use crate::{Calculator, Dyadic, TooLong, Value, ValueError};

/// The characters in which a name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// `{2|−1/2‖0}`, `⇑*`, `±1`.
    Unicode,
    /// `{2|-1/2||0}`, `^^*`, `+-1`.
    Ascii,
    /// What stands between dollars in a document.
    Latex,
}

/// The words of a style.
struct Words {
    minus: &'static str,
    ups: [&'static str; 2],
    downs: [&'static str; 2],
    times: &'static str,
    star: &'static str,
    switch: &'static str,
    braces: [&'static str; 2],
    bars: [&'static str; 3],
}

const UNICODE: Words = Words {
    minus: "−",
    ups: ["↑", "⇑"],
    downs: ["↓", "⇓"],
    times: "·",
    star: "*",
    switch: "±",
    braces: ["{", "}"],
    bars: ["|", "‖", "|||"],
};

const ASCII: Words = Words {
    minus: "-",
    ups: ["^", "^^"],
    downs: ["v", "vv"],
    times: ".",
    star: "*",
    switch: "+-",
    braces: ["{", "}"],
    bars: ["|", "||", "|||"],
};

const LATEX: Words = Words {
    minus: "-",
    ups: ["{\\uparrow}", "{\\Uparrow}"],
    downs: ["{\\downarrow}", "{\\Downarrow}"],
    times: "\\cdot",
    star: "{\\ast}",
    switch: "\\pm",
    braces: ["\\{", "\\}"],
    bars: ["\\mid ", "\\parallel ", "\\mid\\mid\\mid "],
};

/// Bars that can be told apart at a glance; what needs more is put in braces.
const MOST_BARS: usize = 3;

impl Calculator<'_, '_> {
    /// The name of a value, if it has at most `most` characters.
    ///
    /// Names can be longer than any memory: only the length is worked out then.
    pub fn name(
        &mut self,
        value: Value,
        style: Style,
        most: u64,
    ) -> Result<Result<String, TooLong>, ValueError> {
        let mut namer = Namer::new(self, style);
        let characters = namer.plan(value)?.braced_length();
        if characters > most {
            return Ok(Err(TooLong { characters }));
        }
        let mut text = String::with_capacity(2 * characters as usize);
        namer.write_braced(value, &mut text);
        Ok(Ok(text))
    }

    /// These values in the order in which names list them: by mean, temperature and form.
    pub fn sorted(&mut self, mut values: Vec<Value>) -> Vec<Value> {
        let mut namer = Namer::new(self, Style::Ascii);
        values.sort_by(|&one, &other| namer.order(one, other));
        values
    }
}

/// How a value is written, without braces around it.
struct Plan {
    pieces: Vec<Piece>,
    /// In characters.
    length: u64,
    /// How long its longest bar is that no braces enclose; 0 if it needs no braces.
    bars: usize,
    /// The characters of the braces, if it gets them.
    braces: u64,
}

/// A part of a name.
enum Piece {
    Text(String),
    /// A value with braces around it where it needs them.
    Braced(Value),
    /// A value without.
    Bare(Value),
}

impl Plan {
    fn braced_length(&self) -> u64 {
        if self.bars > 0 { self.length.saturating_add(self.braces) } else { self.length }
    }
}

/// Plans and writes names.
struct Namer<'c, 'f, 'w> {
    calculator: &'c mut Calculator<'f, 'w>,
    words: &'static Words,
    style: Style,
    plans: FxHashMap<Value, Plan>,
    /// The options of cores in order.
    options: FxHashMap<u32, [Vec<Value>; 2]>,
    orders: FxHashMap<(Value, Value), Ordering>,
}

impl<'c, 'f, 'w> Namer<'c, 'f, 'w> {
    fn new(calculator: &'c mut Calculator<'f, 'w>, style: Style) -> Self {
        let words = match style {
            Style::Unicode => &UNICODE,
            Style::Ascii => &ASCII,
            Style::Latex => &LATEX,
        };
        let (plans, options, orders) = Default::default();
        Namer { calculator, words, style, plans, options, orders }
    }

    fn plan(&mut self, value: Value) -> Result<&Plan, ValueError> {
        if !self.plans.contains_key(&value) {
            self.calculator.meter.work(64)?;
            let (pieces, bars) = self.pieces(value)?;
            let mut length = 0_u64;
            for piece in &pieces {
                length = length.saturating_add(match piece {
                    Piece::Text(text) => text.chars().count() as u64,
                    Piece::Braced(value) => self.plans[value].braced_length(),
                    Piece::Bare(value) => self.plans[value].length,
                });
            }
            let braces = self.words.braces.map(|brace| brace.chars().count() as u64);
            let braces = braces.into_iter().sum();
            self.plans.insert(value, Plan { pieces, length, bars, braces });
        }
        Ok(&self.plans[&value])
    }

    /// The parts of a name, all of them planned, and its longest bar.
    fn pieces(&mut self, value: Value) -> Result<(Vec<Piece>, usize), ValueError> {
        if let Some((number, ups, star)) = self.calculator.number_ups_star(value) {
            return Ok((vec![Piece::Text(self.number_ups_star(number, ups, star))], 0));
        }
        if let Some(pieces) = self.tiny(value)? {
            return Ok((pieces, 0));
        }
        let [left, right] = self.sorted_options(value);
        if self.calculator.negative(value) == value {
            return Ok((self.switch(&left)?, 0));
        }
        let bars_of = |namer: &mut Self, side: &[Value]| match side {
            &[option] => namer.plan(option).map(|plan| plan.bars),
            _ => Ok(0),
        };
        let mut bars = [bars_of(self, &left)?, bars_of(self, &right)?];
        // What has the longest bars already goes into braces.
        let is_braced = bars.map(|bars| bars == MOST_BARS);
        bars.iter_mut().zip(is_braced).for_each(|(bars, braced)| *bars *= usize::from(!braced));
        let outer = bars[0].max(bars[1]) + 1;
        let mut pieces = Vec::new();
        self.list(&left, is_braced[0], &mut pieces)?;
        pieces.push(Piece::Text(self.words.bars[outer - 1].to_owned()));
        self.list(&right, is_braced[1], &mut pieces)?;
        Ok((pieces, outer))
    }

    fn list(
        &mut self,
        side: &[Value],
        is_braced: bool,
        pieces: &mut Vec<Piece>,
    ) -> Result<(), ValueError> {
        for (place, &option) in side.iter().enumerate() {
            self.plan(option)?;
            if place > 0 {
                pieces.push(Piece::Text(",".to_owned()));
            }
            let is_bare = side.len() == 1 && !is_braced;
            pieces.push(if is_bare { Piece::Bare(option) } else { Piece::Braced(option) });
        }
        Ok(())
    }

    /// A game that is its own negative.
    fn switch(&mut self, left: &[Value]) -> Result<Vec<Piece>, ValueError> {
        let mut pieces = vec![Piece::Text(self.words.switch.to_owned())];
        let [open, close] = match left {
            &[option] => {
                let is_plain = option.core == 0 || self.plan(option)?.bars > 0;
                if is_plain { ["", ""] } else { ["(", ")"] }
            }
            _ => self.words.braces,
        };
        pieces.push(Piece::Text(open.to_owned()));
        self.list(left, true, &mut pieces)?;
        pieces.push(Piece::Text(close.to_owned()));
        Ok(pieces)
    }

    /// The name of {0‖0|-G} or its negative, with a number added, for a positive G.
    fn tiny(&mut self, value: Value) -> Result<Option<Vec<Piece>>, ValueError> {
        let core = Value { shift: 0, ..value };
        for (sign, game) in [("+", core), (self.words.minus, self.calculator.negative(core))] {
            let Some(index) = self.index_of_tiny(game)? else { continue };
            let mut pieces = Vec::new();
            if value.shift != 0 {
                let number = self.number(Dyadic::of_units(value.shift));
                pieces.push(Piece::Text(format!("{number} + ")));
            }
            let integer = index.as_number().filter(|number| number.is_integer());
            match (self.style, integer) {
                (Style::Unicode, Some(integer)) => {
                    let digits = integer.to_string();
                    let small = |digit: char| {
                        digit.to_digit(10).and_then(|digit| char::from_u32('₀' as u32 + digit))
                    };
                    let small: String = digits.chars().filter_map(small).collect();
                    pieces.push(Piece::Text(format!("{sign}{small}")));
                }
                (Style::Ascii, Some(integer)) => {
                    pieces.push(Piece::Text(format!("{sign}_{integer}")));
                }
                _ => {
                    let [open, close] =
                        if self.style == Style::Latex { ["{", "}"] } else { ["(", ")"] };
                    pieces.push(Piece::Text(format!("{sign}_{open}")));
                    self.plan(index)?;
                    pieces.push(Piece::Braced(index));
                    pieces.push(Piece::Text(close.to_owned()));
                }
            }
            return Ok(Some(pieces));
        }
        Ok(None)
    }

    /// The positive G if a core is {0‖0|-G}.
    fn index_of_tiny(&mut self, game: Value) -> Result<Option<Value>, ValueError> {
        let forms = &self.calculator;
        let (&[Value::ZERO], &[answer]) = (forms.left(game.core), forms.right(game.core)) else {
            return Ok(None);
        };
        let (left, right) = (forms.left_options(answer), forms.right_options(answer));
        let (&[Value::ZERO], &[threat]) = (&left[..], &right[..]) else { return Ok(None) };
        let index = forms.negative(threat);
        let is_positive = !self.calculator.is_at_most(index, Value::ZERO)?
            && self.calculator.is_at_most(Value::ZERO, index)?;
        Ok(is_positive.then_some(index))
    }

    fn number(&self, number: Dyadic) -> String {
        let sign = if number < Dyadic::ZERO { self.words.minus } else { "" };
        let (numerator, denominator) = (number.numerator().unsigned_abs(), number.denominator());
        match (denominator, self.style) {
            (1, _) => format!("{sign}{numerator}"),
            (_, Style::Latex) => format!("{sign}\\frac{{{numerator}}}{{{denominator}}}"),
            _ => format!("{sign}{numerator}/{denominator}"),
        }
    }

    fn number_ups_star(&self, number: Dyadic, ups: i16, star: u16) -> String {
        let arrows = if ups > 0 { self.words.ups } else { self.words.downs };
        let mut small = match ups.unsigned_abs() {
            0 => String::new(),
            count @ 1..=2 => arrows[usize::from(count) - 1].to_owned(),
            count => format!("{count}{}{}", self.words.times, arrows[0]),
        };
        if star > 0 {
            small.push_str(self.words.star);
        }
        if star > 1 {
            small.push_str(&star.to_string());
        }
        if small.is_empty() {
            return self.number(number);
        }
        if number == Dyadic::ZERO {
            return small;
        }
        let number_text = self.number(number);
        // A star is its own negative; arrows behind a minus sign could mean two things.
        let is_clear = ups == 0 || ups.abs() <= 2 && number > Dyadic::ZERO;
        if is_clear { number_text + &small } else { format!("{number_text} + {small}") }
    }

    fn write_braced(&self, value: Value, text: &mut String) {
        let [open, close] = if self.plans[&value].bars > 0 { self.words.braces } else { ["", ""] };
        text.push_str(open);
        self.write(value, text);
        text.push_str(close);
    }

    fn write(&self, value: Value, text: &mut String) {
        for piece in &self.plans[&value].pieces {
            match piece {
                Piece::Text(piece) => text.push_str(piece),
                Piece::Braced(option) => self.write_braced(*option, text),
                Piece::Bare(option) => self.write(*option, text),
            }
        }
    }

    /// The options of both players in the order of names.
    fn sorted_options(&mut self, value: Value) -> [Vec<Value>; 2] {
        if !self.options.contains_key(&value.core) {
            let forms = &self.calculator;
            let mut sides = [forms.left(value.core).to_vec(), forms.right(value.core).to_vec()];
            for side in &mut sides {
                side.sort_by(|&one, &other| self.order(one, other));
            }
            self.options.insert(value.core, sides);
        }
        let moved =
            |side: &Vec<Value>| side.iter().map(|option| option.plus(value.shift)).collect();
        let [left, right] = &self.options[&value.core];
        [moved(left), moved(right)]
    }

    /// An order of all values that does not depend on when they were met: by mean, temperature,
    /// stops, height, then by the options.
    fn order(&mut self, one: Value, other: Value) -> Ordering {
        if one == other {
            return Ordering::Equal;
        }
        let keys = [one, other].map(|value| {
            let core = self.calculator.core(value);
            let options = [self.calculator.left(value.core), self.calculator.right(value.core)];
            let counts = options.map(<[Value]>::len);
            (core.mean + value.shift, core.temperature, core.half, core.height, counts)
        });
        let order = keys[0].cmp(&keys[1]);
        if order != Ordering::Equal {
            return order;
        }
        if let Some(&order) = self.orders.get(&(one, other)) {
            return order;
        }
        let mut order = Ordering::Equal;
        let (ours, theirs) = (self.sorted_options(one), self.sorted_options(other));
        for (our, their) in ours.iter().flatten().zip(theirs.iter().flatten()) {
            order = order.then_with(|| self.order(*our, *their));
        }
        self.orders.insert((one, other), order);
        order
    }
}
