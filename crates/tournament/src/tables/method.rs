//! How a table was learned, in one line.

use std::{fmt, str::FromStr};

use stratege_solvers::{learning::Rates, trajectories::Way};

/// How a table was learned.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Method {
    /// By trajectories.
    Trajectories(Way),
    /// By Q-learning.
    Q(Rates),
}

impl Method {
    /// The word that names it: the way of trajectories, or `q`.
    pub fn word(self) -> &'static str {
        match self {
            Method::Trajectories(way) => way.word(),
            Method::Q(_) => "q",
        }
    }

    /// Whether both are trajectories, or both Q-learning: one can go on with the table of the
    /// other.
    pub fn is_like(self, other: Method) -> bool {
        matches!(self, Method::Q(_)) == matches!(other, Method::Q(_))
    }
}

/// `trajectories uniform`, or `q alpha=0.5 gamma=1 epsilon=0.3`.
impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Method::Trajectories(way) => write!(f, "trajectories {}", way.word()),
            Method::Q(Rates { alpha, gamma, epsilon }) => {
                write!(f, "q alpha={alpha} gamma={gamma} epsilon={epsilon}")
            }
        }
    }
}

impl FromStr for Method {
    type Err = ();

    fn from_str(text: &str) -> Result<Method, ()> {
        if let Some(word) = text.strip_prefix("trajectories ") {
            let way = Way::ALL.into_iter().find(|way| way.word() == word);
            return way.map(Method::Trajectories).ok_or(());
        }
        let mut words = text.strip_prefix("q ").ok_or(())?.split(' ');
        let mut number = |name: &str| {
            let word = words.next().and_then(|word| word.strip_prefix(name)?.strip_prefix('='));
            let number: f64 = word.and_then(|word| word.parse().ok()).ok_or(())?;
            if (0.0..=1.0).contains(&number) { Ok(number) } else { Err(()) }
        };
        let rates =
            Rates { alpha: number("alpha")?, gamma: number("gamma")?, epsilon: number("epsilon")? };
        words.next().is_none().then_some(Method::Q(rates)).ok_or(())
    }
}
