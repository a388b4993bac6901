//! The parameters of a game and the word that names a game with them.

use std::fmt;

use crate::{Listed, Text};

/// One thing that can be chosen about a game.
#[derive(Clone, Debug)]
pub struct Param {
    /// The word that names it.
    pub name: &'static str,
    /// What it is.
    pub about: Text,
    /// What it may be.
    pub kind: ParamKind,
    /// What it is unless said otherwise, as it would be typed.
    pub default: &'static str,
}

/// What a parameter may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParamKind {
    /// A length; lengths are typed first, joined by `x`: `4x5`.
    Size {
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
    },
    /// A list of numbers: `3,5,7`.
    Numbers {
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
        /// How many at most.
        most: usize,
    },
    /// A number that is always typed with its name: `seed=7`.
    Number {
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
    },
    /// A text without commas that the game itself reads, typed with its name: `layout=…`.
    Line,
    /// One of these words, each with its French form.
    Word(&'static [(&'static str, &'static str)]),
    /// One of these sets of settings; what is chosen besides goes before them.
    Preset(&'static [Preset]),
}

/// Several settings under one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The word that names it, with its French form.
    pub word: (&'static str, &'static str),
    /// The settings that differ from the defaults, as they would be typed.
    pub settings: &'static str,
}

impl ParamKind {
    /// The words that may be chosen, each with its French form; none for numbers.
    pub fn words(&self) -> Vec<(&'static str, &'static str)> {
        match self {
            ParamKind::Word(words) => words.to_vec(),
            ParamKind::Preset(presets) => presets.iter().map(|preset| preset.word).collect(),
            ParamKind::Size { .. }
            | ParamKind::Numbers { .. }
            | ParamKind::Number { .. }
            | ParamKind::Line => Vec::new(),
        }
    }
}

/// What was chosen for one parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setting {
    /// A number.
    Number(i64),
    /// A list of numbers.
    Numbers(Vec<i64>),
    /// A word, in its English form.
    Word(&'static str),
    /// A text that the game reads; empty if nothing was typed.
    Line(String),
}

/// What was chosen for every parameter of a game, in the order of its card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Params {
    settings: Vec<(&'static str, Setting)>,
    /// How many of the settings, the first ones, are lengths.
    sizes: usize,
}

/// Why parameters were refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// No parameter has this name, or no parameter takes this word.
    Unknown {
        /// What was typed.
        found: String,
        /// The words and names that would be understood.
        allowed: Vec<&'static str>,
    },
    /// Not a whole number.
    NotANumber {
        /// The parameter.
        name: &'static str,
        /// What was typed.
        found: String,
    },
    /// A parameter is given more than once.
    Twice {
        /// The parameter.
        name: &'static str,
    },
    /// A number outside its range.
    OutOfRange {
        /// The parameter.
        name: &'static str,
        /// What was typed.
        found: i64,
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
    },
    /// More numbers than parameters, or a list that is too long.
    TooMany {
        /// How many at most.
        most: usize,
    },
    /// Each parameter is allowed, but not all of them together.
    Unfit {
        /// Why not.
        why: Text,
    },
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Unknown { found, allowed } => {
                write!(f, "`{found}` is not a parameter; known: {}", allowed.join(", "))
            }
            SetupError::NotANumber { name, found } => {
                write!(f, "`{found}` is not a whole number for `{name}`")
            }
            SetupError::Twice { name } => write!(f, "`{name}` is given more than once"),
            SetupError::OutOfRange { name, found, low, high } => {
                write!(f, "`{name}` is {found}, not between {low} and {high}")
            }
            SetupError::TooMany { most } => write!(f, "more than {most} numbers"),
            SetupError::Unfit { why } => f.write_str(why.en),
        }
    }
}

impl std::error::Error for SetupError {}

impl Params {
    /// The parameters of a game that is named without any.
    pub fn default_of<L: Listed>() -> Params {
        Params::parse(&L::card().params, "").expect("the defaults of a card are allowed")
    }

    /// Reads what follows the colon in `chomp:4x5`, `nim:3,5,7,misere` or `mnk:columns=4,rows=3`.
    ///
    /// Numbers without a name go to the list, or else to the lengths that are not named, in
    /// order; a word goes to the parameter that knows it, and what has a point in it to the
    /// text of the game: `octal:0.77`.
    pub fn parse(specs: &[Param], text: &str) -> Result<Params, SetupError> {
        let mut reader = Reader { specs, found: vec![None; specs.len()] };
        for item in text.split(',').map(str::trim).filter(|item| !item.is_empty()) {
            match item.split_once('=') {
                Some((name, value)) => reader.named(name.trim(), value.trim())?,
                None => reader.bare(item)?,
            }
        }
        reader.finish()
    }

    /// The same with `number` for the parameter `spec`; a list becomes this one number.
    pub fn with_number(&self, spec: &Param, number: i64) -> Result<Params, SetupError> {
        let name = spec.name;
        let setting = match spec.kind {
            ParamKind::Size { low, high } | ParamKind::Number { low, high } => {
                Setting::Number(in_range(name, number, low, high)?)
            }
            ParamKind::Line => Setting::Line(number.to_string()),
            ParamKind::Numbers { low, high, .. } => {
                Setting::Numbers(vec![in_range(name, number, low, high)?])
            }
            ParamKind::Word(_) | ParamKind::Preset(_) => {
                let allowed = spec.kind.words().into_iter().map(|(en, _)| en).collect();
                return Err(SetupError::Unknown { found: number.to_string(), allowed });
            }
        };
        let mut params = self.clone();
        let slot = params.settings.iter_mut().find(|(known, _)| *known == name);
        slot.unwrap_or_else(|| panic!("the card has no parameter `{name}`")).1 = setting;
        Ok(params)
    }

    /// The number chosen for `name`.
    ///
    /// # Panics
    ///
    /// If the card of the game has no such number.
    pub fn number(&self, name: &str) -> i64 {
        match self.setting(name) {
            Setting::Number(number) => *number,
            other => panic!("`{name}` is {other:?}, not a number"),
        }
    }

    /// The list chosen for `name`.
    ///
    /// # Panics
    ///
    /// If the card of the game has no such list.
    pub fn numbers(&self, name: &str) -> &[i64] {
        match self.setting(name) {
            Setting::Numbers(numbers) => numbers,
            other => panic!("`{name}` is {other:?}, not a list of numbers"),
        }
    }

    /// The word chosen for `name`.
    ///
    /// # Panics
    ///
    /// If the card of the game has no such word.
    pub fn word(&self, name: &str) -> &'static str {
        match self.setting(name) {
            Setting::Word(word) => word,
            other => panic!("`{name}` is {other:?}, not a word"),
        }
    }

    /// The text typed for `name`; empty if there was none.
    ///
    /// # Panics
    ///
    /// If the card of the game has no such text.
    pub fn line(&self, name: &str) -> &str {
        match self.setting(name) {
            Setting::Line(line) => line,
            other => panic!("`{name}` is {other:?}, not a text"),
        }
    }

    /// Every parameter with what was chosen.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &Setting)> {
        self.settings.iter().map(|(name, setting)| (*name, setting))
    }

    fn setting(&self, name: &str) -> &Setting {
        let found = self.settings.iter().find(|(known, _)| *known == name);
        &found.unwrap_or_else(|| panic!("the card has no parameter `{name}`")).1
    }
}

/// As it would be typed: `4x5,play=misere`.
impl fmt::Display for Params {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_typed =
            |setting: &Setting| !matches!(setting, Setting::Line(line) if line.is_empty());
        let typed = self.settings.iter().filter(|(_, setting)| is_typed(setting));
        for (index, (name, setting)) in typed.enumerate() {
            let separator = match index {
                0 => "",
                _ if index < self.sizes => "x",
                _ => ",",
            };
            f.write_str(separator)?;
            match setting {
                // Lengths come first, without their names.
                Setting::Number(number) if index < self.sizes => write!(f, "{number}")?,
                Setting::Number(number) => write!(f, "{name}={number}")?,
                Setting::Line(line) => write!(f, "{name}={line}")?,
                Setting::Numbers(numbers) => {
                    let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
                    f.write_str(&numbers.join(","))?;
                }
                Setting::Word(word) => write!(f, "{name}={word}")?,
            }
        }
        Ok(())
    }
}

struct Reader<'a> {
    specs: &'a [Param],
    found: Vec<Option<Setting>>,
}

impl Reader<'_> {
    fn named(&mut self, name: &str, value: &str) -> Result<(), SetupError> {
        let position = self.specs.iter().position(|spec| spec.name.eq_ignore_ascii_case(name));
        let index = position.ok_or_else(|| self.unknown(name))?;
        if self.found[index].is_some() {
            return Err(SetupError::Twice { name: self.specs[index].name });
        }
        self.set(index, value)
    }

    fn bare(&mut self, item: &str) -> Result<(), SetupError> {
        // No length has a point in it.
        let line = self.specs.iter().find(|spec| spec.kind == ParamKind::Line);
        if item.contains('.')
            && let Some(line) = line
        {
            return self.named(line.name, item);
        }
        if !item.starts_with(|first: char| first.is_ascii_digit() || first == '-' || first == '+') {
            let index = (0..self.specs.len()).find(|&index| self.known_word(index, item).is_some());
            let index = index.ok_or_else(|| self.unknown(item))?;
            return self.named(self.specs[index].name, item);
        }
        if let Some(list) =
            self.specs.iter().position(|spec| matches!(spec.kind, ParamKind::Numbers { .. }))
        {
            return self.set(list, item);
        }
        for number in item.split(['x', 'X', '×', '*']) {
            let sizes = self.sizes();
            let free = (0..sizes).find(|&index| self.found[index].is_none());
            self.set(free.ok_or(SetupError::TooMany { most: sizes })?, number.trim())?;
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Params, SetupError> {
        let sizes = self.sizes();
        self.fill_from_preset()?;
        for (index, spec) in self.specs.iter().enumerate() {
            if self.found[index].is_none() {
                for item in spec.default.split(',').filter(|item| !item.is_empty()) {
                    self.set(index, item)?;
                }
            }
        }
        let names = self.specs.iter().map(|spec| spec.name);
        let nothing = self.specs.iter().map(|spec| match spec.kind {
            ParamKind::Line => Setting::Line(String::new()),
            _ => Setting::Numbers(Vec::new()),
        });
        let settings =
            self.found.into_iter().zip(nothing).map(|(found, nothing)| found.unwrap_or(nothing));
        Ok(Params { settings: names.zip(settings).collect(), sizes })
    }

    /// Gives the settings of the chosen preset to the parameters that are still free.
    fn fill_from_preset(&mut self) -> Result<(), SetupError> {
        let chosen = |(index, spec): (usize, &Param)| match (spec.kind, &self.found[index]) {
            (ParamKind::Preset(presets), Some(Setting::Word(word))) => {
                presets.iter().find(|preset| preset.word.0 == *word)
            }
            _ => None,
        };
        let Some(preset) = self.specs.iter().enumerate().find_map(chosen) else { return Ok(()) };
        let mut typed = Reader { specs: self.specs, found: vec![None; self.specs.len()] };
        for item in preset.settings.split(',').filter(|item| !item.is_empty()) {
            let (name, value) = item.split_once('=').expect("the settings of a preset are named");
            typed.named(name, value)?;
        }
        for (slot, setting) in self.found.iter_mut().zip(typed.found) {
            *slot = slot.take().or(setting);
        }
        Ok(())
    }

    /// Lengths come first on every card.
    fn sizes(&self) -> usize {
        self.specs.iter().take_while(|spec| matches!(spec.kind, ParamKind::Size { .. })).count()
    }

    /// Sets a length or a word; adds to a list.
    fn set(&mut self, index: usize, value: &str) -> Result<(), SetupError> {
        let name = self.specs[index].name;
        self.found[index] = Some(match self.specs[index].kind {
            ParamKind::Size { low, high } | ParamKind::Number { low, high } => {
                Setting::Number(number_in(name, value, low, high)?)
            }
            ParamKind::Line => Setting::Line(value.to_owned()),
            ParamKind::Numbers { low, high, most } => {
                let number = number_in(name, value, low, high)?;
                let mut numbers = match self.found[index].take() {
                    Some(Setting::Numbers(numbers)) => numbers,
                    _ => Vec::new(),
                };
                if numbers.len() == most {
                    return Err(SetupError::TooMany { most });
                }
                numbers.push(number);
                Setting::Numbers(numbers)
            }
            ParamKind::Word(_) | ParamKind::Preset(_) => {
                let word = self.known_word(index, value).ok_or_else(|| self.unknown(value))?;
                Setting::Word(word)
            }
        });
        Ok(())
    }

    fn known_word(&self, index: usize, value: &str) -> Option<&'static str> {
        let value = value.to_lowercase();
        let words = self.specs[index].kind.words();
        words.into_iter().find(|(en, fr)| *en == value || *fr == value).map(|(en, _)| en)
    }

    fn unknown(&self, found: &str) -> SetupError {
        let allowed = self.specs.iter().flat_map(|spec| match spec.kind.words() {
            words if words.is_empty() => vec![spec.name],
            words => words.into_iter().map(|(en, _)| en).collect(),
        });
        SetupError::Unknown { found: found.to_owned(), allowed: allowed.collect() }
    }
}

fn number_in(name: &'static str, value: &str, low: i64, high: i64) -> Result<i64, SetupError> {
    let not_a_number = || SetupError::NotANumber { name, found: value.to_owned() };
    let digits = value.strip_prefix(['-', '+']).unwrap_or(value);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(not_a_number());
    }
    // A number too long for the machine is out of range, not malformed.
    let extreme = if value.starts_with('-') { i64::MIN } else { i64::MAX };
    in_range(name, value.parse().unwrap_or(extreme), low, high)
}

fn in_range(name: &'static str, found: i64, low: i64, high: i64) -> Result<i64, SetupError> {
    if low <= found && found <= high {
        return Ok(found);
    }
    Err(SetupError::OutOfRange { name, found, low, high })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Text = Text::new("", "");
    const ROWS: Param = Param {
        name: "rows",
        about: NOTHING,
        kind: ParamKind::Size { low: 1, high: 9 },
        default: "3",
    };
    const COLUMNS: Param = Param {
        name: "columns",
        about: NOTHING,
        kind: ParamKind::Size { low: 1, high: 9 },
        default: "4",
    };
    const PLAY: Param = Param {
        name: "play",
        about: NOTHING,
        kind: ParamKind::Word(&[("normal", "normale"), ("misere", "misère")]),
        default: "normal",
    };
    const BOARD: &[Param] = &[ROWS, COLUMNS, PLAY];
    const WITH_PRESETS: &[Param] = &[
        ROWS,
        COLUMNS,
        Param {
            name: "rules",
            about: NOTHING,
            kind: ParamKind::Preset(&[
                Preset { word: ("plain", "simple"), settings: "" },
                Preset { word: ("tall", "haute"), settings: "rows=9,play=misere" },
            ]),
            default: "plain",
        },
        PLAY,
    ];
    const WITH_LAYOUT: &[Param] = &[
        Param {
            name: "seed",
            about: NOTHING,
            kind: ParamKind::Number { low: 0, high: 99 },
            default: "0",
        },
        Param { name: "layout", about: NOTHING, kind: ParamKind::Line, default: "" },
        PLAY,
    ];
    const HEAPS: &[Param] = &[Param {
        name: "heaps",
        about: NOTHING,
        kind: ParamKind::Numbers { low: 0, high: 99, most: 3 },
        default: "1,2",
    }];

    #[track_caller]
    fn check(specs: &[Param], text: &str, canonical: &str) {
        let params = Params::parse(specs, text).expect("understood");
        assert_eq!(params.to_string(), canonical);
        assert_eq!(Params::parse(specs, canonical).expect("round trip"), params);
    }

    #[test]
    fn lengths_lists_and_words_are_understood() {
        check(BOARD, "", "3x4,play=normal");
        check(BOARD, "2x5", "2x5,play=normal");
        check(BOARD, "2*5", "2x5,play=normal");
        check(BOARD, "2,5,misère", "2x5,play=misere");
        check(BOARD, "columns=7", "3x7,play=normal");
        check(BOARD, "rows=2,5", "2x5,play=normal");
        check(BOARD, "columns=7,2", "2x7,play=normal");
        check(HEAPS, "", "1,2");
        check(HEAPS, "7", "7");
        check(HEAPS, "heaps=3,5,7", "3,5,7");
    }

    #[test]
    fn numbers_and_texts_with_names_are_understood() {
        check(WITH_LAYOUT, "", "seed=0,play=normal");
        check(WITH_LAYOUT, "layout=a.b/C,misere", "seed=0,layout=a.b/C,play=misere");
        check(WITH_LAYOUT, "play=misere,seed=7", "seed=7,play=misere");
        let params = Params::parse(WITH_LAYOUT, "layout=a.b/C").expect("understood");
        assert_eq!(params.line("layout"), "a.b/C");
        let error = |text| Params::parse(WITH_LAYOUT, text).expect_err("refused");
        assert_eq!(error("7"), SetupError::TooMany { most: 0 });
        assert!(matches!(error("seed=100"), SetupError::OutOfRange { name: "seed", .. }));
    }

    #[test]
    fn wrong_words_are_explained() {
        let error = |text| Params::parse(BOARD, text).expect_err("refused");
        assert!(matches!(error("0x4"), SetupError::OutOfRange { name: "rows", found: 0, .. }));
        assert!(matches!(error("2x99999999999999999999"), SetupError::OutOfRange { .. }));
        assert!(matches!(error("-1x2"), SetupError::OutOfRange { found: -1, .. }));
        assert!(matches!(error("2xx"), SetupError::NotANumber { .. }));
        assert!(matches!(error("2x3x4"), SetupError::TooMany { most: 2 }));
        assert!(matches!(error("rows=2,5x6"), SetupError::TooMany { most: 2 }));
        assert!(matches!(error("rowz=3"), SetupError::Unknown { .. }));
        assert!(matches!(error("blue"), SetupError::Unknown { .. }));
        let list = Params::parse(HEAPS, "1,2,3,4").expect_err("refused");
        assert_eq!(list, SetupError::TooMany { most: 3 });
    }

    #[test]
    fn a_preset_sets_what_is_not_chosen_otherwise() {
        let check = |text, canonical| check(WITH_PRESETS, text, canonical);
        check("", "3x4,rules=plain,play=normal");
        check("misere", "3x4,rules=plain,play=misere");
        check("tall", "9x4,rules=tall,play=misere");
        check("columns=2,haute", "9x2,rules=tall,play=misere");
        check("normal,rules=HAUTE", "9x4,rules=tall,play=normal");
        check("tall,2x5", "2x5,rules=tall,play=misere");
        check("rows=3,tall,play=normal", "3x4,rules=tall,play=normal");
    }

    #[test]
    fn presets_are_words_like_others() {
        let error = |text| Params::parse(WITH_PRESETS, text).expect_err("refused");
        assert_eq!(error("tall,plain"), SetupError::Twice { name: "rules" });
        let known = ["rows", "columns", "plain", "tall", "normal", "misere"];
        let unknown = SetupError::Unknown { found: "tal".to_owned(), allowed: known.to_vec() };
        assert_eq!(error("tal"), unknown);
        assert_eq!(error("rules=tal"), unknown);
        let params = Params::parse(WITH_PRESETS, "tall").expect("understood");
        assert_eq!(params.word("rules"), "tall");
        let refused = params.with_number(&WITH_PRESETS[2], 1).expect_err("a word");
        let allowed = vec!["plain", "tall"];
        assert_eq!(refused, SetupError::Unknown { found: "1".to_owned(), allowed });
    }

    #[test]
    fn a_parameter_is_given_once() {
        let twice = |specs, text| match Params::parse(specs, text) {
            Err(SetupError::Twice { name }) => name,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(twice(BOARD, "rows=3,rows=9"), "rows");
        assert_eq!(twice(BOARD, "2x5,columns=5"), "columns");
        assert_eq!(twice(BOARD, "misere,normal"), "play");
        assert_eq!(twice(BOARD, "misere,play=misere"), "play");
        assert_eq!(twice(HEAPS, "heaps=1,heaps=2"), "heaps");
    }

    #[test]
    fn a_number_takes_the_place_of_what_was_chosen() {
        let board = Params::parse(BOARD, "2x5,misere").expect("understood");
        let taller = board.with_number(&BOARD[0], 7).expect("allowed");
        assert_eq!(taller.to_string(), "7x5,play=misere");
        let error = |number| board.with_number(&BOARD[1], number).expect_err("refused");
        assert!(matches!(error(10), SetupError::OutOfRange { name: "columns", found: 10, .. }));
        assert!(matches!(board.with_number(&BOARD[2], 1), Err(SetupError::Unknown { .. })));
        let heaps = Params::parse(HEAPS, "3,5,7").expect("understood");
        assert_eq!(heaps.with_number(&HEAPS[0], 4).expect("allowed").to_string(), "4");
    }
}
