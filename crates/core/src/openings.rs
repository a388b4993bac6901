//! What a search found out about the first moves of a game, kept so that nobody waits for it again.
//!
//! The positions are not kept: the rules give them in a fixed order, and a file is one byte for each.

use std::collections::HashSet;

use crate::{Game, Insight, Key, MOST_SCORE, Score, Turn, mix};

/// The worth of all positions that go on after so many moves, to whoever is to move there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings {
    /// In increasing order.
    keys: Vec<u64>,
    /// In the order of the keys.
    worths: Vec<Option<i8>>,
}

/// A file of openings, before the positions are looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpeningsFile {
    /// The game with its parameters, as it is typed.
    pub game: String,
    /// After how many moves.
    pub plies: u32,
    /// The worths, in the order of the positions, as far as they are known.
    pub worths: Vec<Option<i8>>,
}

/// Why some bytes are not a file of openings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningsError {
    /// The first line is another one.
    NotOne,
    /// A line of the head is missing or malformed; this is what it begins with.
    Line(&'static str),
    /// There are more or fewer worths than the head says.
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// They were changed or damaged.
    Checksum,
    /// A number that is no worth.
    Worth,
}

/// The first line of a file.
const TITLE: &str = "Stratège openings 1";

/// Worths are written as bytes above 0, which stands for one that is not known yet.
const OFFSET: Score = MOST_SCORE + 1;

impl Openings {
    /// What `file` says about the positions with these keys, which are in order; `None` if there
    /// are more or fewer.
    pub fn new(keys: Vec<u64>, file: OpeningsFile) -> Option<Openings> {
        let worths = file.worths;
        (keys.len() == worths.len()).then_some(Openings { keys, worths })
    }

    /// The worth of the position with this key, if it is known.
    pub fn worth(&self, key: u64) -> Option<Score> {
        let index = self.keys.binary_search(&key).ok()?;
        self.worths[index].map(Score::from)
    }
}

impl OpeningsFile {
    /// The file as it is written.
    pub fn to_bytes(&self) -> Vec<u8> {
        let byte = |worth: i8| (Score::from(worth) + OFFSET) as u8;
        let worths: Vec<u8> = self.worths.iter().map(|worth| worth.map_or(0, byte)).collect();
        let head = format!(
            "{TITLE}\ngame {}\nplies {}\npositions {}\nchecksum {:016x}\n\n",
            self.game,
            self.plies,
            worths.len(),
            checksum(&worths)
        );
        [head.into_bytes(), worths].concat()
    }

    /// Reads a file and checks that it is whole.
    pub fn parse(bytes: &[u8]) -> Result<OpeningsFile, OpeningsError> {
        let mut rest = bytes;
        let title = line(&mut rest).filter(|&title| title == TITLE);
        title.ok_or(OpeningsError::NotOne)?;
        let mut field = |name: &'static str| {
            let text = line(&mut rest).and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
            text.ok_or(OpeningsError::Line(name))
        };
        let game = field("game")?.to_owned();
        let number = |name, text: &str| text.parse().map_err(|_| OpeningsError::Line(name));
        let plies = number("plies", field("plies")?)? as u32;
        let expected: usize = number("positions", field("positions")?)?;
        let sum = u64::from_str_radix(field("checksum")?, 16);
        let sum = sum.map_err(|_| OpeningsError::Line("checksum"))?;
        line(&mut rest).filter(|line| line.is_empty()).ok_or(OpeningsError::Line(""))?;
        if rest.len() != expected {
            return Err(OpeningsError::Count { found: rest.len(), expected });
        }
        if checksum(rest) != sum {
            return Err(OpeningsError::Checksum);
        }
        let worth = |&byte: &u8| {
            if byte == 0 {
                return Ok(None);
            }
            let worth = Score::from(byte) - OFFSET;
            let fits = (-MOST_SCORE..=MOST_SCORE).contains(&worth);
            if fits { Ok(Some(worth as i8)) } else { Err(OpeningsError::Worth) }
        };
        let worths = rest.iter().map(worth).collect::<Result<_, _>>()?;
        Ok(OpeningsFile { game, plies, worths })
    }
}

/// Takes the first line off.
fn line<'a>(rest: &mut &'a [u8]) -> Option<&'a str> {
    let end = rest.iter().position(|&byte| byte == b'\n')?;
    let (line, others) = rest.split_at(end);
    *rest = &others[1..];
    std::str::from_utf8(line).ok()
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(bytes.len() as u64, |sum, &byte| mix(sum ^ u64::from(byte)))
}

/// One position of every key after so many moves, if the play goes on there, in the order of the
/// keys.
pub fn opening_positions<G: Game, I: Insight<G::State>>(
    game: &G,
    insight: &I,
    plies: u32,
) -> Vec<(I::Key, G::State)> {
    let key = |state: &G::State| insight.key(&insight.enter(state).1);
    let mut states = vec![(I::Key::truncated(0), game.start())];
    let mut moves = Vec::new();
    for _ in 0..plies {
        let mut met = HashSet::new();
        let mut next = Vec::new();
        for (_, state) in &states {
            moves.clear();
            game.moves(state, &mut moves);
            for &mv in &moves {
                let after = game.after(state, mv);
                if game.turn(&after) == Turn::Over {
                    continue;
                }
                let key = key(&after);
                if met.insert(key) {
                    next.push((key, after));
                }
            }
        }
        states = next;
    }
    states.sort_unstable_by_key(|(key, _)| *key);
    states
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> OpeningsFile {
        OpeningsFile {
            game: "nim:3".to_owned(),
            plies: 2,
            worths: vec![Some(-3), None, Some(0), Some(63)],
        }
    }

    #[test]
    fn a_file_reads_back() {
        assert_eq!(OpeningsFile::parse(&file().to_bytes()), Ok(file()));
    }

    #[test]
    fn damage_is_found_wherever_it_is() {
        let bytes = file().to_bytes();
        for index in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[index] ^= 0x55;
            assert_ne!(OpeningsFile::parse(&damaged), Ok(file()), "byte {index}");
            assert!(OpeningsFile::parse(&bytes[..index]).is_err(), "cut at {index}");
        }
    }

    #[test]
    fn worths_are_found_by_their_keys() {
        let openings = Openings::new(vec![2, 3, 5, 9], file()).expect("as many as keys");
        let worths = [2, 3, 5, 9, 4].map(|key| openings.worth(key));
        assert_eq!(worths, [Some(-3), None, Some(0), Some(63), None]);
        assert_eq!(Openings::new(vec![2], file()), None);
    }
}
