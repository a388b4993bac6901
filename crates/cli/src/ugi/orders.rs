//! What a line asks for.

/// A line of whoever runs the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Order<'a> {
    Ugi,
    IsReady,
    NewGame,
    Position {
        /// Where it begins; at the start if there is none.
        start: Option<&'a str>,
        moves: Vec<&'a str>,
    },
    /// Who chooses moves.
    Strategy(&'a str),
    Query(Query),
    Go(Go),
    Stop,
    Quit,
    /// An empty line.
    Nothing,
    Unknown(&'a str),
}

/// What is asked about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    FirstToMove,
    IsOver,
    Result,
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// Milliseconds that each player has left, and how many a move gives back.
    Clock { left: [u64; 2], increment: [u64; 2] },
    /// Milliseconds.
    Time(u64),
    /// Moves ahead.
    Depth(u64),
    /// Positions.
    Nodes(u64),
    /// Until it is told to stop.
    Infinite,
}

impl<'a> Order<'a> {
    /// Reads a line.
    pub(super) fn read(line: &'a str) -> Order<'a> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let read = match word {
            "ugi" => Some(Order::Ugi),
            "isready" => Some(Order::IsReady),
            "uginewgame" => Some(Order::NewGame),
            "position" => position(rest),
            "setoption" => option(rest),
            "query" => query(rest).map(Order::Query),
            "go" => Go::read(rest).map(Order::Go),
            "stop" => Some(Order::Stop),
            "quit" => Some(Order::Quit),
            "" => Some(Order::Nothing),
            _ => None,
        };
        read.unwrap_or(Order::Unknown(line))
    }
}

fn position(text: &str) -> Option<Order<'_>> {
    // Positions may have blanks in them; no move is called `moves`.
    let (place, moves) = match text.split_once(" moves ") {
        Some((place, moves)) => (place.trim(), moves),
        None => (text.strip_suffix(" moves").unwrap_or(text).trim(), ""),
    };
    let start = match place.split_once(char::is_whitespace) {
        None if place == "startpos" => None,
        Some(("fen", position)) => Some(position.trim()),
        _ => return None,
    };
    Some(Order::Position { start, moves: moves.split_whitespace().collect() })
}

fn option(text: &str) -> Option<Order<'_>> {
    let (name, value) = text.strip_prefix("name ")?.split_once(" value ")?;
    name.trim().eq_ignore_ascii_case("strategy").then_some(Order::Strategy(value.trim()))
}

fn query(text: &str) -> Option<Query> {
    match text {
        "p1turn" => Some(Query::FirstToMove),
        "gameover" => Some(Query::IsOver),
        "result" => Some(Query::Result),
        _ => None,
    }
}

/// A clock is shared out over so many moves.
const MOVES_LEFT: u64 = 30;

/// The longest search that a strategy can be asked for, in milliseconds.
const LONGEST: u64 = 3_600_000;

impl Go {
    fn read(text: &str) -> Option<Go> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |name: &str| {
            let place = words.iter().position(|word| *word == name)?;
            words.get(place + 1)?.parse().ok()
        };
        if let (Some(one), Some(two)) = (number("p1time"), number("p2time")) {
            let increment = ["p1inc", "p2inc"].map(|name| number(name).unwrap_or_default());
            return Some(Go::Clock { left: [one, two], increment });
        }
        match (number("movetime"), number("depth"), number("nodes")) {
            (Some(time), _, _) => Some(Go::Time(time)),
            (_, Some(depth), _) => Some(Go::Depth(depth)),
            (_, _, Some(nodes)) => Some(Go::Nodes(nodes)),
            _ if words.is_empty() || words == ["infinite"] => Some(Go::Infinite),
            _ => None,
        }
    }

    /// The strategy that does what was asked for, for player 1 or 2.
    pub(super) fn strategy(self, player: u8) -> String {
        let timed = |milliseconds: u64| format!("alphabeta:{}ms", milliseconds.clamp(1, LONGEST));
        match self {
            Go::Clock { left, increment } => {
                let player = usize::from(player) - 1;
                let share = left[player] / MOVES_LEFT;
                let share = share.saturating_add(increment[player].saturating_mul(3) / 4);
                timed(share.min(left[player] / 2))
            }
            Go::Time(milliseconds) => timed(milliseconds),
            Go::Depth(depth) => format!("minimax:{}", depth.max(1)),
            Go::Nodes(nodes) => format!("alphabeta:{}", nodes.max(1)),
            Go::Infinite => timed(LONGEST),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_may_have_blanks() {
        let check = |line, start, moves: &[&'static str]| {
            assert_eq!(Order::read(line), Order::Position { start, moves: moves.to_vec() });
        };
        check("position startpos", None, &[]);
        check("position startpos moves", None, &[]);
        check("position fen 4,3 2 moves", Some("4,3 2"), &[]);
        check("position startpos moves d4 d5", None, &["d4", "d5"]);
        check("position fen 4,3 2", Some("4,3 2"), &[]);
        check("position fen 4,3 2 moves b1", Some("4,3 2"), &["b1"]);
        assert_eq!(Order::read("position here"), Order::Unknown("position here"));
    }

    #[test]
    fn searches_become_strategies() {
        let check = |line, player, expected: &str| match Order::read(line) {
            Order::Go(go) => assert_eq!(go.strategy(player), expected, "{line}"),
            order => panic!("{order:?}"),
        };
        check("go movetime 500", 1, "alphabeta:500ms");
        check("go depth 3", 1, "minimax:3");
        check("go nodes 5000", 2, "alphabeta:5000");
        check("go infinite", 2, "alphabeta:3600000ms");
        check("go p1time 3000 p2time 6000 p1inc 0 p2inc 400", 1, "alphabeta:100ms");
        check("go p1time 3000 p2time 6000 p1inc 0 p2inc 400", 2, "alphabeta:500ms");
        check("go p1time 10 p2time 10 p1inc 1000 p2inc 0", 1, "alphabeta:5ms");
        check("go p1time 3000 p2time 10 p1inc 18446744073709551615 p2inc 0", 1, "alphabeta:1500ms");
        check("go p1time 0 p2time 10 p1inc 0 p2inc 0", 1, "alphabeta:1ms");
    }
}
