//! What jobs answer, and the jobs that have one kind of answer by that kind.

use stratege_core::{HeapMove, Limits};

use crate::{
    AnyGame, ArenaRequest, JobError, TreeRequest,
    certificate::Certificate,
    job::{Given, JobRequest},
    learning::LearnReport,
    report::{ArenaReport, Counted, LostReport, Solved, TreeReport},
};

/// The winning first moves of every board up to one, by its two sizes from 1.
pub(crate) type FirstMovesOfAll = Vec<Vec<Vec<String>>>;

/// What a job answers.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Who wins, and by which moves.
    Solved(Solved),
    /// The same, with the certificate of a forced win if there is one.
    Certified(Solved, Option<Certificate>),
    /// Who wins from the start in one letter, and how many positions were visited to find out.
    Outcome(String, u64),
    /// The winning first moves, and how many positions were visited to find them out.
    FirstMoves(Vec<String>, u64),
    /// The winning first moves of every board up to that of the game, by its two sizes from 1.
    FirstMovesOfAll(FirstMovesOfAll),
    /// The Grundy value of a position.
    Grundy(u64),
    /// What may be done to a heap, where the game is one of heaps.
    Heaps(Option<Vec<HeapMove>>),
    /// What can be reached.
    Counted(Counted),
    /// What can be reached and is lost for the player to move.
    Lost(LostReport),
    /// The arena and an attractor in it.
    Arena(ArenaReport),
    /// The min-max tree.
    Tree(TreeReport),
    /// Numbers of plays or positions, depth by depth.
    Plays(Vec<u64>),
    /// Numbers of plays, move by move.
    PlaysByMove(Vec<(String, u64)>),
    /// What was learned.
    Learned(LearnReport),
    /// The text of a file for other programs.
    Exported(String),
}

/// The jobs that have one kind of answer, by that kind.
impl dyn AnyGame + '_ {
    /// Who wins from a position and by which moves.
    ///
    /// Without a method the most fitting one is chosen.
    pub fn solve(&self, request: &JobRequest<'_>, limits: Limits<'_>) -> Result<Solved, JobError> {
        match self.run("solve", request, limits)? {
            Answer::Solved(solved) => Ok(solved),
            other => unreachable!("solving gave {other:?}"),
        }
    }

    /// Looks for a forced win, up to the depth that is asked for; with the certificate, if there
    /// is one.
    pub fn certify(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(Solved, Option<Certificate>), JobError> {
        match self.run("certificate", request, limits)? {
            Answer::Certified(solved, certificate) => Ok((solved, certificate)),
            other => unreachable!("a proof gave {other:?}"),
        }
    }

    /// Who wins from the start, in one letter (see [`crate::report::WinnerTable`]), and how many
    /// positions were visited to find out.
    pub fn outcome(&self, limits: Limits<'_>) -> Result<(String, u64), JobError> {
        match self.run("table", &JobRequest::default(), limits)? {
            Answer::Outcome(letter, nodes) => Ok((letter, nodes)),
            other => unreachable!("a cell of a table is {other:?}"),
        }
    }

    /// All moves by which player 1 wins from the start, and how many positions were visited to find
    /// them out.
    pub fn first_moves(&self, limits: Limits<'_>) -> Result<(Vec<String>, u64), JobError> {
        match self.run("table", &JobRequest::by("first-moves"), limits)? {
            Answer::FirstMoves(moves, nodes) => Ok((moves, nodes)),
            other => unreachable!("first moves are {other:?}"),
        }
    }

    /// The same for every board up to that of the game, by its two sizes from 1, where there is a
    /// way to find them all at once.
    pub fn first_moves_of_all(
        &self,
        limits: Limits<'_>,
    ) -> Result<Option<FirstMovesOfAll>, JobError> {
        const METHOD: &str = "first-moves-of-all";
        let jobs = self.jobs();
        let mut methods = jobs.iter().flat_map(|job| &job.methods);
        if !methods.any(|method| method.name == METHOD && method.refusal.is_none()) {
            return Ok(None);
        }
        match self.run("table", &JobRequest::by(METHOD), limits)? {
            Answer::FirstMovesOfAll(moves) => Ok(Some(moves)),
            other => unreachable!("first moves of all boards are {other:?}"),
        }
    }

    /// The Grundy value of a position.
    pub fn grundy(&self, position: Option<&str>, limits: Limits<'_>) -> Result<u64, JobError> {
        match self.run("grundy", &JobRequest::at(position), limits)? {
            Answer::Grundy(value) => Ok(value),
            other => unreachable!("a Grundy value is {other:?}"),
        }
    }

    /// What may be done to a heap, where the first parameter is the size of a heap and Grundy values
    /// decide who wins; `None` where that is not so.
    pub fn heap_moves(&self, limits: Limits<'_>) -> Result<Option<Vec<HeapMove>>, JobError> {
        match self.run("grundy", &JobRequest::by("heaps"), limits)? {
            Answer::Heaps(moves) => Ok(moves),
            other => unreachable!("moves on heaps are {other:?}"),
        }
    }

    /// What can be reached from a position.
    pub fn count(&self, position: Option<&str>, limits: Limits<'_>) -> Result<Counted, JobError> {
        self.count_by(&JobRequest::at(position), limits)
    }

    /// The same by a request.
    pub fn count_by(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Counted, JobError> {
        match self.run("count", request, limits)? {
            Answer::Counted(counted) => Ok(counted),
            other => unreachable!("counting gave {other:?}"),
        }
    }

    /// What can be reached from a position and is lost for the player to move; so many of these
    /// positions are listed.
    pub fn lost(
        &self,
        position: Option<&str>,
        listed: u64,
        limits: Limits<'_>,
    ) -> Result<LostReport, JobError> {
        let listed = Given::Integer(listed.try_into().unwrap_or(i64::MAX));
        let request = JobRequest { position, ..JobRequest::by("lost") }.with("list", listed);
        self.lost_by(&request, limits)
    }

    /// The same by a request that names the method `lost`.
    pub fn lost_by(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<LostReport, JobError> {
        match self.run("count", request, limits)? {
            Answer::Lost(report) => Ok(report),
            other => unreachable!("lost positions are {other:?}"),
        }
    }

    /// The arena and the attractor of one player in it.
    pub fn arena(
        &self,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        self.arena_by(&request.job(), limits)
    }

    /// The same by a request.
    pub fn arena_by(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        match self.run("graph", request, limits)? {
            Answer::Arena(report) => Ok(report),
            other => unreachable!("an arena is {other:?}"),
        }
    }

    /// The min-max tree to a depth.
    pub fn tree(
        &self,
        request: &TreeRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<TreeReport, JobError> {
        self.tree_by(&request.job(), limits)
    }

    /// The same by a request.
    pub fn tree_by(
        &self,
        request: &JobRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<TreeReport, JobError> {
        match self.run("tree", request, limits)? {
            Answer::Tree(report) => Ok(report),
            other => unreachable!("a tree is {other:?}"),
        }
    }

    /// The game from a position on as a file for other programs, in this format: `efg`, or
    /// another one that the listing of the game names.
    pub fn export(
        &self,
        position: Option<&str>,
        format: &str,
        limits: Limits<'_>,
    ) -> Result<String, JobError> {
        let request = JobRequest { position, method: Some(format), options: Vec::new() };
        match self.run("export", &request, limits)? {
            Answer::Exported(text) => Ok(text),
            other => unreachable!("a file is {other:?}"),
        }
    }

    fn plays(
        &self,
        method: &str,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Answer, JobError> {
        let options = vec![("depth", Given::Integer(depth.into()))];
        self.run("perft", &JobRequest { position, method: Some(method), options }, limits)
    }

    /// How many plays of 1, 2, …, `depth` moves there are.
    pub fn perft(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<u64>, JobError> {
        match self.plays("plays", position, depth, limits)? {
            Answer::Plays(counts) => Ok(counts),
            other => unreachable!("plays are {other:?}"),
        }
    }

    /// How many plays of `depth` moves begin with each move.
    pub fn perft_by_move(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<(String, u64)>, JobError> {
        match self.plays("by-move", position, depth, limits)? {
            Answer::PlaysByMove(counts) => Ok(counts),
            other => unreachable!("plays by move are {other:?}"),
        }
    }

    /// How many different positions there are after 0, 1, …, `depth` moves.
    pub fn layers(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<u64>, JobError> {
        match self.plays("positions", position, depth, limits)? {
            Answer::Plays(counts) => Ok(counts),
            other => unreachable!("positions are {other:?}"),
        }
    }
}
