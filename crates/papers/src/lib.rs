//! What teaching papers publish about games, and what comes out when it is done again.
//!
//! A paper is a list of items. An item holds what is printed, where, and a function that computes
//! the same with the games and methods of the catalogue. To add a paper: one file, and one line in
//! [`PAPERS`].

mod both;
mod chomp;
mod dice;
mod domineering;
mod dominoes;
mod figure;
mod grundy;
mod judge;
mod running;
mod safety;
mod tic_tac_toe;
mod values;
mod workbench;

pub use both::{Both, Tongue};
pub use figure::{Figure, Outcomes};
pub use judge::{Found, Judgement, LARGEST_Z, Published, Verdict, judge};
pub use running::{Finished, ItemReport, run, source};
pub use workbench::Workbench;

use stratege_catalog::{
    JobError,
    core::{Text, nearest},
};

/// All papers.
pub const PAPERS: &[Paper] = &[
    dominoes::PAPER,
    domineering::PAPER,
    dice::PAPER,
    chomp::PAPER,
    tic_tac_toe::PAPER,
    values::PAPER,
];

/// A paper that publishes something about games.
#[derive(Clone, Copy, Debug)]
pub struct Paper {
    /// Its title, in its own language.
    pub title: &'static str,
    /// Its authors and its year, as far as it names them.
    pub by: &'static str,
    /// What is printed in it.
    pub items: fn() -> Vec<Item>,
}

/// One published table, figure, output or number.
pub struct Item {
    /// How it is called: `dice/figure-5`.
    pub id: &'static str,
    /// Where it stands in the paper.
    pub place: Text,
    /// What it is.
    pub title: Text,
    /// What is printed there.
    pub published: Published,
    /// The mistake behind what is printed, if it has one.
    pub mistake: Option<Text>,
    /// How heavy the work is: heavy items begin first.
    pub weight: u32,
    run: Run,
}

type Run = Box<dyn Fn(&Workbench<'_>) -> Result<Outcome, JobError> + Send + Sync>;

/// What running an item gives.
pub struct Outcome {
    /// What the rules give.
    pub found: Found,
    /// What the mistake of the paper gives, if it can be made again.
    pub mistaken: Option<Found>,
    /// A sentence more, where there is something to explain.
    pub remark: Option<Both>,
    /// Pictures of what was found.
    pub figures: Vec<Figure>,
}

impl Item {
    fn new(
        id: &'static str,
        place: Text,
        title: Text,
        published: Published,
        run: impl Fn(&Workbench<'_>) -> Result<Outcome, JobError> + Send + Sync + 'static,
    ) -> Item {
        Item { id, place, title, published, mistake: None, weight: 0, run: Box::new(run) }
    }

    /// The same item, with a name for the mistake behind what is printed.
    fn by_mistake(self, en: &'static str, fr: &'static str) -> Item {
        Item { mistake: Some(Text::new(en, fr)), ..self }
    }

    /// The same item, known to be heavy.
    fn weighing(self, weight: u32) -> Item {
        Item { weight, ..self }
    }

    /// Does it again.
    pub fn outcome(&self, bench: &Workbench<'_>) -> Result<Outcome, JobError> {
        (self.run)(bench)
    }
}

impl Outcome {
    fn new(found: Found) -> Outcome {
        Outcome { found, mistaken: None, remark: None, figures: Vec::new() }
    }

    /// An output in the notation of the paper.
    fn printed(text: impl Into<String>) -> Outcome {
        Outcome::new(Found::Printed(text.into()))
    }

    /// Whether a statement holds, with what decides it.
    fn claim(holds: bool, told: Both) -> Outcome {
        Outcome::new(Found::Claim { holds, told })
    }

    fn remarking(self, remark: Both) -> Outcome {
        Outcome { remark: Some(remark), ..self }
    }

    fn drawing(mut self, figure: Figure) -> Outcome {
        self.figures.push(figure);
        self
    }
}

/// A paper with its items.
pub struct Chapter {
    /// The paper.
    pub paper: &'static Paper,
    /// What is printed in it, in its order.
    pub items: Vec<Item>,
}

/// All papers with their items.
pub fn chapters() -> Vec<Chapter> {
    PAPERS.iter().map(|paper| Chapter { paper, items: (paper.items)() }).collect()
}

/// No item has this name, nor begins so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownItem {
    /// What was asked for.
    pub found: String,
    /// The nearest name, if one is near.
    pub nearest: Option<&'static str>,
}

/// The items that are named so, or whose names begin so; all if nothing is named.
///
/// `dice` is every item of the dice paper, `dice/figure` its figures.
pub fn select<'a>(
    chapters: &'a [Chapter],
    names: &[String],
) -> Result<Vec<(&'static Paper, &'a Item)>, UnknownItem> {
    let all = || {
        let pairs = |chapter: &'a Chapter| chapter.items.iter().map(|item| (chapter.paper, item));
        chapters.iter().flat_map(pairs)
    };
    let mut chosen: Vec<&str> = Vec::new();
    for name in names {
        let wanted = name.trim().to_lowercase().replace('_', "-");
        let ids = || all().map(|(_, item)| item.id);
        let before = chosen.len();
        // A whole name is that item alone, even if others begin so.
        chosen.extend(ids().filter(|id| *id == wanted));
        if chosen.len() == before && !wanted.is_empty() {
            chosen.extend(ids().filter(|id| id.starts_with(&wanted)));
        }
        if chosen.len() == before {
            let topics = ids().filter_map(|id| id.split('/').next());
            let nearest = nearest(&wanted, topics.chain(ids()));
            return Err(UnknownItem { found: name.clone(), nearest });
        }
    }
    Ok(all().filter(|(_, item)| names.is_empty() || chosen.contains(&item.id)).collect())
}

impl std::fmt::Debug for Item {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Item").field("id", &self.id).finish_non_exhaustive()
    }
}
