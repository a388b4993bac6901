//! What a listed game says about itself, and how its positions are written.

use std::{fmt, ops::Range};

use crate::{Alternating, BoardWithMover, Player, SetupError, Text, Turn};
use crate::{
    Combinatorial, Convention, Foreign, Game, Indices, Meaning, Param, Params, Picture, Plain,
};

/// A game as it appears in the list.
#[derive(Clone, Debug)]
pub struct Card {
    /// The word that names it, such as `chomp`.
    pub name: &'static str,
    /// Further words for it, French ones included.
    pub aliases: &'static [&'static str],
    /// Its title.
    pub title: Text,
    /// What a player tries to do, as an order in a few words.
    pub aim: Text,
    /// About how long people play it, in minutes.
    pub minutes: u8,
    /// The rules, complete enough to play.
    pub rules: Text,
    /// How positions and moves are written.
    pub notation: Text,
    /// What can be chosen.
    pub params: Vec<Param>,
    /// The letters of the two players in tables: `1` and `2`, or `V` and `H`.
    pub sides: [char; 2],
    /// Where the rules come from.
    pub source: &'static str,
}

/// A game with a name, parameters, a notation and a picture.
pub trait Listed: Sized + Send + Sync + 'static {
    /// What is played: the game itself, or `Alternating<Self>` for a combinatorial one.
    type Game: Game;
    /// What is written and drawn: the state of a game, the board of a combinatorial one.
    type Position;

    /// What the game says about itself.
    fn card() -> Card;

    /// The game with these parameters.
    fn setup(params: &Params) -> Result<Self, SetupError>;

    /// The position in one line of text that `read` understands.
    fn write(&self, position: &Self::Position) -> String;

    /// The position that `text` describes, if it can occur.
    fn read(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// The position that `text` describes, if the rules can go on from it: somebody has composed
    /// it, and no play need lead there.
    fn read_composed(&self, text: &str) -> Result<Self::Position, PositionError> {
        self.read(text)
    }

    /// The position as a picture.
    fn picture(&self, position: &Self::Position) -> Picture;

    /// The position after `moves` as a picture, where the way there shows more than the position.
    ///
    /// `drawn` is what chance drew after the last of them, as [`Game::settle`] was told it.
    fn picture_along(
        &self,
        _moves: &[<Self::Game as Game>::Move],
        _drawn: &[u32],
        position: &Self::Position,
    ) -> Picture {
        self.picture(position)
    }

    /// The table after `moves` in one line, where that says more than the moves: the chain of
    /// dominoes.
    fn line(
        &self,
        _moves: &[<Self::Game as Game>::Move],
        _position: &Self::Position,
    ) -> Option<String> {
        None
    }

    /// The places of `picture` that a person touches to play `mv`, in their order, as indices.
    ///
    /// None where the picture has no place for it: such a move is chosen from a list. Several
    /// moves may be touched alike.
    fn touched(
        &self,
        _position: &Self::Position,
        mv: <Self::Game as Game>::Move,
        picture: &Picture,
    ) -> Vec<usize> {
        picture.named_in(&mv.to_string())
    }

    /// Other places of `picture` that mean `mv` as well, each time in their order.
    ///
    /// Whoever touches any square of a column means the one where the disc will land.
    fn also_touched(
        &self,
        _position: &Self::Position,
        _mv: <Self::Game as Game>::Move,
        _picture: &Picture,
    ) -> Vec<Vec<usize>> {
        Vec::new()
    }

    /// The places of `picture` that show why the play is over, as indices: the line that wins.
    fn decisive(&self, _position: &Self::Position, _picture: &Picture) -> Vec<usize> {
        Vec::new()
    }

    /// Why the play is over, as a clause, where the rules know several reasons or one worth saying.
    fn why_over(&self, _position: &Self::Position) -> Option<Text> {
        None
    }

    /// What a move means, where its notation is a word or short for a sentence.
    fn meaning(&self, _mv: <Self::Game as Game>::Move) -> Option<Meaning> {
        None
    }

    /// The position for programs in other languages, as the papers represent it.
    fn plain(&self, position: &Self::Position) -> Plain {
        Plain::Word(self.write(position))
    }

    /// A move for programs in other languages, as the papers represent it.
    fn plain_move(&self, mv: <Self::Game as Game>::Move) -> Plain {
        Plain::Word(mv.to_string())
    }

    /// A player for programs in other languages, as the papers number them.
    fn plain_player(&self, player: Player) -> Plain {
        Plain::Number(player.number().into())
    }

    /// The position that a text in the notation of a paper describes; nothing if it is none.
    ///
    /// It is asked only about texts that [`Listed::read`] refuses.
    fn foreign(&self, _text: &Plain) -> Result<Option<Foreign>, PositionError> {
        Ok(None)
    }

    /// Whether a paper calls a legal move `name`, on a board that it writes as `board`.
    ///
    /// It is asked only about names that are no move in our own notation.
    fn is_called(&self, _board: &Plain, _mv: <Self::Game as Game>::Move, _name: &Plain) -> bool {
        false
    }

    /// How [`Listed::plain_move`] numbers the squares of the picture; nothing if it does not.
    fn indices(&self) -> Option<Indices> {
        None
    }

    /// About how many positions can be reached, where that is cheap to say.
    ///
    /// Used to refuse what cannot fit before it is begun; an upper bound of the right order.
    fn size(&self) -> Option<f64> {
        None
    }

    /// Estimates for positions that are too deep to search, best first.
    fn heuristics() -> Vec<Heuristic<Self::Game>> {
        Vec::new()
    }
}

/// An estimate of positions, seen by player 1, as a value with a name.
pub struct Heuristic<G: Game> {
    /// The word that names it, such as `h1`.
    pub name: &'static str,
    /// What it measures.
    pub about: Text,
    /// The estimate; infinite where it takes the play to be won or lost.
    ///
    /// It is asked about ended positions too: what they are worth is its own judgement, and
    /// most begin with [`decided`].
    pub value: fn(&G, &G::State) -> f64,
}

impl<G: Game> Clone for Heuristic<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Heuristic<G> {}

/// Infinity for whoever has won, 0 for a draw, `None` while the play goes on.
pub fn decided<G: Game>(game: &G, state: &G::State) -> Option<f64> {
    (game.turn(state) == Turn::Over).then(|| match game.payoff(state, Player::FIRST) {
        1.. => f64::INFINITY,
        0 => 0.0,
        ..0 => f64::NEG_INFINITY,
    })
}

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A character or word that does not belong there.
    Unexpected {
        /// Where it stands, in bytes.
        at: Range<usize>,
        /// What could stand there, as symbols.
        allowed: &'static str,
    },
    /// Too few or too many rows, squares or heaps.
    Count {
        /// The part that was counted, or its surplus, in bytes.
        at: Range<usize>,
        /// What is counted.
        what: Text,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A number outside its range.
    OutOfRange {
        /// Where it stands, in bytes.
        at: Range<usize>,
        /// The least allowed.
        low: i64,
        /// The most allowed.
        high: i64,
    },
    /// Well written, but no play leads there.
    Impossible {
        /// The part that cannot be, in bytes, if it is one part.
        at: Option<Range<usize>>,
        /// Why not.
        why: Text,
    },
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Unexpected { at, allowed } => {
                write!(f, "unexpected text at {}; allowed: {allowed}", at.start + 1)
            }
            PositionError::Count { what, found, expected, .. } => {
                write!(f, "{}: {found} instead of {expected}", what.en)
            }
            PositionError::OutOfRange { at, low, high } => {
                write!(f, "the number at {} is not between {low} and {high}", at.start + 1)
            }
            PositionError::Impossible { why, .. } => f.write_str(why.en),
        }
    }
}

impl std::error::Error for PositionError {}

/// Reads a board of `rows` x `columns` symbols, rows from the top, `/` between them.
///
/// Gives the index of each symbol in `symbols`, row by row.
pub fn read_grid(
    text: &str,
    rows: usize,
    columns: usize,
    symbols: &'static str,
) -> Result<Vec<usize>, PositionError> {
    let lines: Vec<&str> = text.split('/').collect();
    if lines.len() != rows {
        let (at, what) = (0..text.len(), Text::new("rows", "lignes"));
        return Err(PositionError::Count { at, what, found: lines.len(), expected: rows });
    }
    let mut squares = Vec::with_capacity(rows * columns);
    let mut line_start = 0;
    for line in lines {
        for (offset, symbol) in line.char_indices() {
            let at = line_start + offset..line_start + offset + symbol.len_utf8();
            let index = symbols
                .chars()
                .position(|known| known == symbol)
                .ok_or(PositionError::Unexpected { at, allowed: symbols })?;
            squares.push(index);
        }
        let found = line.chars().count();
        if found != columns {
            let at = line_start..line_start + line.len();
            let what = Text::new("squares in this row", "cases dans cette ligne");
            return Err(PositionError::Count { at, what, found, expected: columns });
        }
        line_start += line.len() + 1;
    }
    Ok(squares)
}

/// Writes a board as `read_grid` reads it; `symbol` is asked row by row from the top.
pub fn write_grid(rows: usize, columns: usize, mut symbol: impl FnMut(usize) -> char) -> String {
    let mut text = String::with_capacity(rows * (columns + 1));
    for row in 0..rows {
        if row > 0 {
            text.push('/');
        }
        text.extend((0..columns).map(|column| symbol(row * columns + column)));
    }
    text
}

impl<C: Combinatorial + Listed<Game = Alternating<C>, Position = C::Board>> Listed
    for Alternating<C>
{
    type Game = Alternating<C>;
    type Position = BoardWithMover<C::Board>;

    fn card() -> Card {
        let mut card = C::card();
        card.params.push(Convention::param(Text::new(
            "normal: whoever cannot move loses; misere: whoever cannot move wins",
            "normale : qui ne peut plus jouer perd ; misère : qui ne peut plus jouer gagne",
        )));
        card
    }

    fn setup(params: &Params) -> Result<Self, SetupError> {
        let rules = C::setup(params)?;
        Ok(Alternating { rules, convention: Convention::chosen(params) })
    }

    /// The board, then ` 1` or ` 2` for the player to move.
    fn write(&self, position: &Self::Position) -> String {
        format!("{} {}", self.rules.write(&position.board), position.mover)
    }

    /// Player 1 is to move unless the text ends in ` 2`.
    fn read(&self, text: &str) -> Result<Self::Position, PositionError> {
        let (board, mover) = board_and_mover(text);
        Ok(BoardWithMover { board: self.rules.read(board)?, mover })
    }

    fn picture(&self, position: &Self::Position) -> Picture {
        self.rules.picture(&position.board)
    }

    fn picture_along(
        &self,
        moves: &[C::Move],
        drawn: &[u32],
        position: &Self::Position,
    ) -> Picture {
        self.rules.picture_along(moves, drawn, &position.board)
    }

    fn line(&self, moves: &[C::Move], position: &Self::Position) -> Option<String> {
        self.rules.line(moves, &position.board)
    }

    fn touched(&self, position: &Self::Position, mv: C::Move, picture: &Picture) -> Vec<usize> {
        self.rules.touched(&position.board, mv, picture)
    }

    fn also_touched(
        &self,
        position: &Self::Position,
        mv: C::Move,
        picture: &Picture,
    ) -> Vec<Vec<usize>> {
        self.rules.also_touched(&position.board, mv, picture)
    }

    fn decisive(&self, position: &Self::Position, picture: &Picture) -> Vec<usize> {
        self.rules.decisive(&position.board, picture)
    }

    fn why_over(&self, position: &Self::Position) -> Option<Text> {
        let stuck = [
            Text::new("player 1 has no move left", "J1 n'a plus de coup"),
            Text::new("player 2 has no move left", "J2 n'a plus de coup"),
        ];
        let own = self.rules.why_over(&position.board);
        Some(own.unwrap_or(stuck[position.mover.index()]))
    }

    fn meaning(&self, mv: C::Move) -> Option<Meaning> {
        self.rules.meaning(mv)
    }

    fn plain(&self, position: &Self::Position) -> Plain {
        self.rules.plain(&position.board)
    }

    fn plain_move(&self, mv: C::Move) -> Plain {
        self.rules.plain_move(mv)
    }

    fn plain_player(&self, player: Player) -> Plain {
        self.rules.plain_player(player)
    }

    /// A board, perhaps with ` 2` behind it, or a pair of a board and the player to move.
    fn foreign(&self, text: &Plain) -> Result<Option<Foreign>, PositionError> {
        let is = |player: &Player, named: &Plain| self.rules.plain_player(*player) == *named;
        let before_mover;
        let (board, mover) = match (text, text.items()) {
            (Plain::Word(word), _) => {
                let (board, mover) = board_and_mover(word);
                before_mover = Plain::read(board);
                (&before_mover, mover)
            }
            (_, Some([board @ Plain::List(_), named @ (Plain::Number(_) | Plain::Word(_))])) => {
                match Player::BOTH.into_iter().find(|player| is(player, named)) {
                    Some(mover) => (board, mover),
                    None => return Ok(None),
                }
            }
            _ => (text, Player::FIRST),
        };
        let with_mover = |foreign: Foreign| {
            let position = format!("{} {mover}", foreign.position);
            Foreign { position, ..foreign }
        };
        Ok(self.rules.foreign(board)?.map(with_mover))
    }

    fn is_called(&self, board: &Plain, mv: C::Move, name: &Plain) -> bool {
        self.rules.is_called(board, mv, name)
    }

    fn indices(&self) -> Option<Indices> {
        self.rules.indices()
    }

    /// Either player may be to move.
    fn size(&self) -> Option<f64> {
        self.rules.size().map(|boards| 2.0 * boards)
    }

    fn heuristics() -> Vec<Heuristic<Alternating<C>>> {
        C::heuristics()
    }
}

/// A board and the player to move, who is player 1 unless the text ends in ` 2`.
fn board_and_mover(text: &str) -> (&str, Player) {
    match text.rsplit_once(' ') {
        Some((board, "1")) => (board, Player::FIRST),
        Some((board, "2")) => (board, Player::SECOND),
        _ => (text, Player::FIRST),
    }
}
