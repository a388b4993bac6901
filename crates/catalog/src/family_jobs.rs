//! What each family of games does in its own way, and the erased game made of it.

use std::time::Duration;

use stratege_core::{Card, Game, Indices, Limits, Listed, Params, Picture, Player, Stopped, Text};
use stratege_tournament::{
    bots::{BotLimits, BotReport, CheckPlan, check},
    exact::{ExactPairing, Inexact, cross_table},
    report::TournamentReport,
    running::{Contest, Desk},
    sight::Spoken,
    strategy::Shelf,
};

use crate::{
    AnyGame, ArenaRequest, Family, JobError, Play, SolveRequest, TournamentError,
    TournamentRequest, TreeRequest,
    certificate::{Certificate, Refutation, Verified, verify},
    contest,
    guest::{self, Judge, Participant, Scene},
    learning::{Audience, LearnReport, LearnRequest},
    playing::Playing,
    race_report::{RaceReport, RaceRequest},
    report::{AheadReport, ArenaReport, Counted, RandomPlays, Solved, TreeReport},
    table::{Played, Table},
};

type StateOf<J> = <<J as FamilyJobs>::Game as Game>::State;

/// The jobs that games of two players and puzzles do differently.
pub(crate) trait FamilyJobs: Send + Sync {
    /// The game behind it.
    type Game: Played;

    /// How its players see it.
    type Sight: Spoken<Game = Self::Game>;

    /// What kind of game it is.
    fn family(&self) -> Family;

    /// The game with its parameters.
    fn table(&self) -> &Table<Self::Game>;

    /// Who wins from `state` and by which moves.
    fn solve_state(
        &self,
        state: &StateOf<Self>,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError>;

    /// Looks for a forced win, with its certificate.
    fn certify_state(
        &self,
        _state: &StateOf<Self>,
        _request: &SolveRequest<'_>,
        _limits: Limits<'_>,
    ) -> Result<(Solved, Option<Certificate>), JobError> {
        Err(JobError::DoesNotApply {
            job: "certificate".to_owned(),
            game: self.table().card.name,
            why: Text::new(
                "forced wins need two players, perfect information and no chance",
                "un gain forcé demande deux joueurs, une information parfaite et aucun hasard",
            ),
            instead: "solve",
        })
    }

    /// Who wins from the start, in one letter, and how many positions that took.
    fn outcome_letter(&self, limits: Limits<'_>) -> Result<(String, u64), JobError>;

    /// The Grundy value of `state`.
    fn grundy_value(&self, state: &StateOf<Self>, limits: Limits<'_>) -> Result<u64, JobError>;

    /// The Grundy values of heaps up to a size, where the game is one of heaps.
    fn heap_values(&self, _most: u32, _limits: Limits<'_>) -> Result<Option<Vec<u64>>, JobError> {
        Ok(None)
    }

    /// What can be reached from `state`.
    fn count_from(&self, state: &StateOf<Self>, limits: Limits<'_>) -> Result<Counted, JobError> {
        self.table().counted(state, limits)
    }

    /// The arena from `state`.
    fn arena_from(
        &self,
        state: &StateOf<Self>,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError>;

    /// What every move leads to, found while somebody waits for it.
    fn advise(
        &self,
        state: &StateOf<Self>,
        thinking: Duration,
        limits: Limits<'_>,
    ) -> Result<Solved, JobError>;

    /// The exact averages of every ordered pair of strategies.
    fn exact_pairings(
        &self,
        contest: &Contest<'_, Self::Sight>,
        threads: usize,
        limits: Limits<'_>,
    ) -> Result<Vec<ExactPairing>, Inexact> {
        cross_table(contest, threads, limits)
    }

    /// What is best at all points of a race.
    fn race_from(
        &self,
        _request: &RaceRequest,
        _limits: Limits<'_>,
    ) -> Result<RaceReport, JobError> {
        Err(JobError::DoesNotApply {
            job: "dice".to_owned(),
            game: self.table().card.name,
            why: Text::new("it is not a race for points", "ce n'est pas une course aux points"),
            instead: "solve",
        })
    }

    /// Learns the game from plays.
    fn learn_by(
        &self,
        _request: &LearnRequest<'_>,
        _audience: Option<&mut dyn Audience>,
        _limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        Err(JobError::DoesNotApply {
            job: "learn".to_owned(),
            game: self.table().card.name,
            why: Text::new(
                "it has hidden information or chance",
                "il comporte de l'information cachée ou du hasard",
            ),
            instead: "tournament",
        })
    }

    /// The strategies that fit it.
    fn shelf(&self, bots: BotLimits) -> Shelf<Self::Sight>;

    /// Whether it can be judged from `state` on as if everything were seen; why not otherwise.
    fn check_seen(&self, _state: &StateOf<Self>, _job: &str) -> Result<(), JobError> {
        Ok(())
    }

    /// The position as `player` sees it, to be drawn.
    fn seen(&self, state: &StateOf<Self>, _player: Player) -> StateOf<Self> {
        state.clone()
    }

    /// What only `player` sees, in one line; nothing where everybody sees everything.
    fn holding(&self, _state: &StateOf<Self>, _player: Player) -> Option<String> {
        None
    }
}

impl<J: FamilyJobs> AnyGame for J {
    fn card(&self) -> &Card {
        &self.table().card
    }

    fn params(&self) -> &Params {
        &self.table().params
    }

    fn position(&self, text: Option<&str>) -> Result<String, JobError> {
        Ok(self.table().game.write(&self.table().read(text)?))
    }

    fn picture(&self, position: Option<&str>) -> Result<Picture, JobError> {
        Ok(Listed::picture(&self.table().game, &self.table().read(position)?))
    }

    fn indices(&self) -> Option<Indices> {
        self.table().game.indices()
    }

    fn solve(&self, request: &SolveRequest<'_>, limits: Limits<'_>) -> Result<Solved, JobError> {
        let state = self.table().read(request.position)?;
        self.check_seen(&state, "solve")?;
        self.solve_state(&state, request, limits)
    }

    fn certify(
        &self,
        request: &SolveRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<(Solved, Option<Certificate>), JobError> {
        self.certify_state(&self.table().read(request.position)?, request, limits)
    }

    fn verify(
        &self,
        certificate: &Certificate,
        limits: Limits<'_>,
    ) -> Result<Verified, Refutation> {
        let start = self.table().read(Some(&certificate.position))?;
        verify(&self.table().game, start, certificate, limits)
    }

    fn outcome(&self, limits: Limits<'_>) -> Result<(String, u64), JobError> {
        self.outcome_letter(limits)
    }

    fn grundy_of_heaps(&self, most: u32, limits: Limits<'_>) -> Result<Option<Vec<u64>>, JobError> {
        self.heap_values(most, limits)
    }

    fn grundy(&self, position: Option<&str>, limits: Limits<'_>) -> Result<u64, JobError> {
        self.grundy_value(&self.table().read(position)?, limits)
    }

    fn count(&self, position: Option<&str>, limits: Limits<'_>) -> Result<Counted, JobError> {
        let state = self.table().read(position)?;
        self.check_seen(&state, "count")?;
        self.count_from(&state, limits)
    }

    fn arena(
        &self,
        request: &ArenaRequest<'_>,
        limits: Limits<'_>,
    ) -> Result<ArenaReport, JobError> {
        let state = self.table().read(request.position)?;
        self.check_seen(&state, "graph")?;
        self.table().check_size(&state, limits)?;
        self.arena_from(&state, request, limits)
    }

    fn tree(&self, request: &TreeRequest<'_>, limits: Limits<'_>) -> Result<TreeReport, JobError> {
        self.check_seen(&self.table().read(request.position)?, "tree")?;
        self.table().tree_report(request, limits)
    }

    fn look_ahead(
        &self,
        request: &TreeRequest<'_>,
        judge: Option<Judge<'_>>,
        limits: Limits<'_>,
    ) -> Result<AheadReport, JobError> {
        self.check_seen(&self.table().read(request.position)?, "tree")?;
        self.table().ahead_report(request, judge, limits)
    }

    fn scene(&self, position: Option<&str>) -> Result<Scene, JobError> {
        let state = self.table().read(position)?;
        Ok(guest::scene(&self.table().game, &state))
    }

    fn perft(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<u64>, JobError> {
        self.check_seen(&self.table().read(position)?, "perft")?;
        self.table().perft(position, depth, limits)
    }

    fn perft_by_move(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<(String, u64)>, JobError> {
        self.check_seen(&self.table().read(position)?, "perft")?;
        self.table().perft_by_move(position, depth, limits)
    }

    fn layers(
        &self,
        position: Option<&str>,
        depth: u32,
        limits: Limits<'_>,
    ) -> Result<Vec<u64>, JobError> {
        self.check_seen(&self.table().read(position)?, "perft")?;
        self.table().layers(position, depth, limits)
    }

    fn random_plays(
        &self,
        plays: u64,
        seed: u64,
        limits: Limits<'_>,
    ) -> Result<RandomPlays, JobError> {
        self.table().random_plays(plays, seed, limits)
    }

    fn play(&self, position: Option<&str>, seed: u64) -> Result<Box<dyn Play + '_>, JobError> {
        Ok(Box::new(Playing::new(self, self.table().read(position)?, seed)))
    }

    fn strategy(&self, word: &str) -> Result<String, JobError> {
        Ok(contest::read(self, word, BotLimits::default())?.word())
    }

    fn programs(&self, word: &str) -> Result<Vec<String>, JobError> {
        Ok(contest::read(self, word, BotLimits::default())?.programs())
    }

    fn race(&self, request: &RaceRequest, limits: Limits<'_>) -> Result<RaceReport, JobError> {
        self.race_from(request, limits)
    }

    fn learn(
        &self,
        request: &LearnRequest<'_>,
        audience: Option<&mut dyn Audience>,
        limits: Limits<'_>,
    ) -> Result<LearnReport, JobError> {
        self.learn_by(request, audience, limits)
    }

    fn check_bot(
        &self,
        word: &str,
        plays: u32,
        seed: u64,
        bots: BotLimits,
        limits: Limits<'_>,
    ) -> Result<BotReport, JobError> {
        let bot = contest::read(self, word, bots)?;
        let one = [Player::FIRST];
        let seats = if self.family() == Family::Puzzle { &one[..] } else { &Player::BOTH[..] };
        let plan = CheckPlan { plays, seats, seed };
        check(&self.table().game, bot.as_ref(), plan, limits)
            .map_err(|_| JobError::Stopped { cause: Stopped::Asked, nodes: 0 })
    }

    fn tournament_with(
        &self,
        request: &TournamentRequest<'_>,
        participants: &[Participant],
        desk: Desk<'_>,
        limits: Limits<'_>,
    ) -> Result<TournamentReport, TournamentError> {
        contest::tournament(self, request, participants, desk, limits)
    }
}
