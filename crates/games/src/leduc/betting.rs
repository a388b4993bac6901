//! The betting of Leduc poker: who may do what, and what is in the pot.

use stratege_core::Player;

use super::{Act, Leduc, Move, RAISES, Rounds, STAKES};

/// How the betting stands.
pub(super) struct Betting {
    /// The counters that each player has put into the pot.
    pub(super) counters: [i32; 2],
    /// The round, 0 or 1.
    pub(super) round: usize,
    pub(super) stage: Stage,
}

/// What comes next in the betting.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// This player acts, and may raise or not.
    Acts(Player, MayRaise),
    /// The round is over.
    Closed,
    /// This player has folded.
    Folded(Player),
}

/// Whether another raise is allowed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum MayRaise {
    Yes,
    No,
}

impl Leduc {
    /// How the betting stands after what was done.
    pub(super) fn betting(rounds: &Rounds) -> Betting {
        let mut counters = [1, 1];
        let mut stage = Stage::Closed;
        let mut round = 0;
        for (number, acts) in rounds.iter().enumerate() {
            // A second round without any act has not begun, unless the first is over.
            if number == 1 && stage != Stage::Closed {
                break;
            }
            round = number;
            let mut mover = Player::FIRST;
            let (mut raises, mut calls) = (0, 0);
            stage = Stage::Acts(mover, MayRaise::Yes);
            for act in acts.iter().flatten() {
                let (own, other) = (mover.index(), mover.other().index());
                match act {
                    Act::Fold => {
                        stage = Stage::Folded(mover);
                        break;
                    }
                    Act::Call => {
                        counters[own] = counters[other];
                        calls += 1;
                    }
                    Act::Raise => {
                        counters[own] = counters[other] + STAKES[number];
                        (raises, calls) = (raises + 1, 0);
                    }
                }
                mover = mover.other();
                let is_closed = calls == 2 || calls == 1 && raises > 0;
                let may_raise = if raises < RAISES { MayRaise::Yes } else { MayRaise::No };
                stage = if is_closed { Stage::Closed } else { Stage::Acts(mover, may_raise) };
            }
        }
        Betting { counters, round, stage }
    }

    /// Who acts, if anybody does, where the cards that are seen allow it.
    pub(super) fn actor(rounds: &Rounds, shared: Option<u8>) -> Option<Player> {
        let betting = Leduc::betting(rounds);
        match betting.stage {
            Stage::Acts(player, _) if betting.round == 0 || shared.is_some() => Some(player),
            _ => None,
        }
    }

    pub(super) fn acts(rounds: &Rounds, moves: &mut Vec<Move>) {
        let betting = Leduc::betting(rounds);
        let Stage::Acts(player, may_raise) = betting.stage else { return };
        let [own, other] = [player, player.other()].map(|one| betting.counters[one.index()]);
        if own < other {
            moves.push(Move::Act(Act::Fold));
        }
        moves.push(Move::Act(Act::Call));
        if may_raise == MayRaise::Yes {
            moves.push(Move::Act(Act::Raise));
        }
    }
}
