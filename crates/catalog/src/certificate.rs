//! Forced wins and draws as files that anybody can check.
//!
//! A certificate says who wins from which position within how many moves, and gives one move for
//! every position in which the winner may have to move. Whoever checks it needs nothing but the
//! rules, and answers every move of the other player as the certificate says. That of a draw gives
//! such moves for both players: neither loses. The last line is the CRC-32 of the lines before it;
//! version 1 had none, and version 3 is written for draws only.

mod verify;

pub(crate) use verify::verify;
pub use verify::{Refutation, Verified};

use std::fmt::Write;

use stratege_core::DEEPEST;
use stratege_tournament::files::crc32;

/// The first line of a file, without the version.
const TITLE: &str = "Stratège certificate";

/// The version of the format.
const VERSION: u32 = 2;

/// The version that knows of draws.
const DRAWN: u32 = 3;

/// What stands for the winner of a draw.
const DRAW: &str = "draw";

/// How the line with the winner is written.
const WINNER: &str = "winner: 1|2|draw";

/// The version without a checksum, which is understood too.
const UNSEALED: u32 = 1;

/// A forced win, or a draw that both can force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The game with its parameters, as it is typed.
    pub game: String,
    /// Where the win begins.
    pub position: String,
    /// Who wins: 1 or 2; nobody if both can force a draw.
    pub winner: Option<u8>,
    /// Within how many moves of both players.
    pub within: u32,
    /// A position in which the winner, or whoever does not lose, is to move, and the move.
    pub moves: Vec<(String, String)>,
}

/// Whether damage to a file would have been noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checksum {
    /// It has a checksum, and that is right.
    Right,
    /// It has none.
    Missing,
}

/// Why a text is not a certificate.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CertificateError {
    /// It does not begin like one.
    #[error("this is not a certificate: the first line is not `{TITLE} {VERSION}`")]
    NotOne,
    /// It is of a version that is not understood.
    #[error("the certificate is of version {found}; version {VERSION} is understood")]
    Version {
        /// Its version.
        found: u32,
    },
    /// The last line, which has the checksum, is missing.
    #[error("the certificate is cut off: its last line is missing")]
    Truncated,
    /// It is not what was written.
    #[error("the checksum of the certificate is wrong: it was changed or damaged")]
    Checksum,
    /// A line is not what it should be.
    #[error("line {line}: `{expected}` is expected")]
    Line {
        /// The number of the line, from 1.
        line: usize,
        /// How it should be written.
        expected: &'static str,
    },
    /// The file was cut off or something was added.
    #[error("the certificate has {found} moves instead of {expected}")]
    Count {
        /// How many there are.
        found: usize,
        /// How many it says there are.
        expected: usize,
    },
    /// One position has two moves.
    #[error("line {line}: the position `{position}` has a move already")]
    Twice {
        /// The number of the line, from 1.
        line: usize,
        /// The position.
        position: String,
    },
}

impl Certificate {
    /// The certificate as the text of a file.
    pub fn to_text(&self) -> String {
        let Certificate { game, position, winner, within, moves } = self;
        let count = moves.len();
        let version = if winner.is_some() { VERSION } else { DRAWN };
        let winner = winner.map_or_else(|| DRAW.to_owned(), |winner| winner.to_string());
        let mut text = format!(
            "{TITLE} {version}\ngame: {game}\nposition: {position}\nwinner: {winner}\nwithin: \
             {within}\nmoves: {count}\n"
        );
        for (position, mv) in moves {
            writeln!(text, "{position}\t{mv}").expect("writing to a string never fails");
        }
        let sum = crc32(text.as_bytes());
        text + &format!("end {sum:08x}\n")
    }

    /// Reads what `to_text` wrote, and whether it has a checksum.
    pub fn parse(text: &str) -> Result<(Certificate, Checksum), CertificateError> {
        let title = text.lines().next().and_then(|line| line.strip_prefix(TITLE));
        let version = title.and_then(|version| version.trim().parse().ok());
        match version.ok_or(CertificateError::NotOne)? {
            VERSION | DRAWN => {
                let certificate = Certificate::parse_lines(checked(text)?.into_iter())?;
                Ok((certificate, Checksum::Right))
            }
            UNSEALED => Ok((Certificate::parse_lines(text.lines())?, Checksum::Missing)),
            found => Err(CertificateError::Version { found }),
        }
    }

    fn parse_lines<'a>(
        lines: impl Iterator<Item = &'a str>,
    ) -> Result<Certificate, CertificateError> {
        let mut lines = lines.enumerate().map(|(index, line)| (index + 1, line)).skip(1);
        let mut field = |line: usize, name: &str, expected: &'static str| {
            let value = lines.next().and_then(|(_, text)| text.strip_prefix(name));
            value.map(str::trim).ok_or(CertificateError::Line { line, expected })
        };
        let game = field(2, "game:", "game: GAME")?.to_owned();
        let position = field(3, "position:", "position: POSITION")?.to_owned();
        let winner = match field(4, "winner:", WINNER)? {
            DRAW => None,
            winner => Some(number(winner, 4, WINNER, 1..=2)? as u8),
        };
        let deepest = DEEPEST as usize;
        let within = number(field(5, "within:", "within: N")?, 5, "within: 0..2000", 0..=deepest)?;
        let expected = number(field(6, "moves:", "moves: N")?, 6, "moves: N", 0..=usize::MAX)?;
        let mut moves = Vec::new();
        let mut known = rustc_hash::FxHashSet::default();
        for (line, text) in lines {
            let wrong = CertificateError::Line { line, expected: "POSITION<TAB>MOVE" };
            let (position, mv) = text.split_once('\t').ok_or(wrong)?;
            if !known.insert(position) {
                return Err(CertificateError::Twice { line, position: position.to_owned() });
            }
            moves.push((position.to_owned(), mv.to_owned()));
        }
        if moves.len() != expected {
            return Err(CertificateError::Count { found: moves.len(), expected });
        }
        Ok(Certificate { game, position, winner, within: within as u32, moves })
    }
}

/// All lines but the last, if that has their checksum; how lines end does not matter.
fn checked(text: &str) -> Result<Vec<&str>, CertificateError> {
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.pop().and_then(|line| line.strip_prefix("end "));
    let found = last.ok_or(CertificateError::Truncated)?;
    let whole = lines.iter().fold(String::new(), |text, line| text + line + "\n");
    if found != format!("{:08x}", crc32(whole.as_bytes())) {
        return Err(CertificateError::Checksum);
    }
    Ok(lines)
}

fn number(
    text: &str,
    line: usize,
    expected: &'static str,
    allowed: std::ops::RangeInclusive<usize>,
) -> Result<usize, CertificateError> {
    let number = text.parse().ok().filter(|number| allowed.contains(number));
    number.ok_or(CertificateError::Line { line, expected })
}
