//! What can be asked of a game, and the ways to answer.

use stratege_core::{Limits, Text};
use stratege_tournament::observation::StateOf;

use crate::{
    JobError,
    answer::Answer,
    job::{Args, JobOption, MethodInfo, Why},
    opened::{Opened, PlayedObservation},
};

/// Whether a job applies to a game.
pub(crate) type Applies<S> = Box<dyn Fn(&Opened<S>) -> Result<(), Why> + Send + Sync>;

/// Whether a job can be begun at a position within limits.
pub(crate) type Begins<S> =
    Box<dyn Fn(&Opened<S>, &StateOf<S>, Limits<'_>) -> Result<(), JobError> + Send + Sync>;

/// Does a job.
pub(crate) type Run<S> = Box<
    dyn Fn(&Opened<S>, &StateOf<S>, &Args, Limits<'_>) -> Result<Answer, JobError> + Send + Sync,
>;

/// One way to do a job.
pub(crate) struct Job<S: PlayedObservation> {
    pub(crate) name: &'static str,
    pub(crate) about: Text,
    pub(crate) options: &'static [JobOption],
    pub(crate) applies: Applies<S>,
    pub(crate) begins: Begins<S>,
    pub(crate) run: Run<S>,
}

impl<S: PlayedObservation> Job<S> {
    /// A job without options that applies everywhere.
    pub(crate) fn new(
        name: &'static str,
        about: Text,
        run: impl Fn(&Opened<S>, &StateOf<S>, &Args, Limits<'_>) -> Result<Answer, JobError>
        + Send
        + Sync
        + 'static,
    ) -> Job<S> {
        Job {
            name,
            about,
            options: &[],
            applies: Box::new(|_| Ok(())),
            begins: Box::new(|_, _, _| Ok(())),
            run: Box::new(run),
        }
    }

    /// The same with options.
    pub(crate) fn options(self, options: &'static [JobOption]) -> Job<S> {
        Job { options, ..self }
    }

    /// The same, refused before it is begun where all positions cannot fit the memory allowed.
    pub(crate) fn exhaustive(self) -> Job<S> {
        let begins =
            |game: &Opened<S>, state: &_, limits: Limits<'_>| game.check_size(state, limits);
        Job { begins: Box::new(begins), ..self }
    }

    pub(crate) fn info(&self, game: &Opened<S>) -> MethodInfo {
        MethodInfo {
            name: self.name,
            about: self.about,
            options: self.options,
            refusal: (self.applies)(game).err(),
        }
    }
}

/// A question, and the ways to answer it.
pub(crate) struct Question<S: PlayedObservation> {
    pub(crate) name: &'static str,
    pub(crate) about: Text,
    /// The one that is used unless another is named comes first.
    pub(crate) jobs: Vec<Job<S>>,
    /// Why there is none.
    pub(crate) refusal: Option<Why>,
}

impl<S: PlayedObservation> Question<S> {
    pub(crate) fn new(kind: Asked, jobs: Vec<Job<S>>) -> Question<S> {
        Question { name: kind.name, about: kind.about, jobs, refusal: None }
    }

    /// A question that has its own call in [`AnyGame`], because somebody is spoken with on the
    /// way.
    pub(crate) fn spoken(kind: Asked) -> Question<S> {
        Question::new(kind, Vec::new())
    }

    pub(crate) fn refused(kind: Asked, why: Why) -> Question<S> {
        Question { refusal: Some(why), ..Question::spoken(kind) }
    }
}

/// The name of a question, and what it asks.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub(crate) name: &'static str,
    pub(crate) about: Text,
}
