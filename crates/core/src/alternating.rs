//! Combinatorial games played in turn until someone is stuck.

use std::fmt;

use crate::{Combinatorial, Duel, Game, Param, ParamKind, Params, Player, Text, Turn};

/// Who wins when the player to move has no option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Convention {
    /// Whoever is stuck loses.
    Normal,
    /// Whoever is stuck wins.
    Misere,
}

impl Convention {
    /// The name of the parameter that chooses it.
    pub const NAME: &'static str = "play";

    /// The parameter that chooses it; `about` says what it means in the game.
    pub const fn param(about: Text) -> Param {
        let kind = ParamKind::Word(&[("normal", "normale"), ("misere", "misère")]);
        Param { name: Convention::NAME, about, kind, default: "normal" }
    }

    /// What was chosen for that parameter.
    pub fn chosen(params: &Params) -> Convention {
        match params.word(Convention::NAME) {
            "misere" => Convention::Misere,
            _ => Convention::Normal,
        }
    }
}

/// A combinatorial game as a [`Game`]: the players alternate, player 1 first.
#[derive(Clone, Debug)]
pub struct Alternating<C> {
    /// What may be played.
    pub rules: C,
    /// What being stuck means.
    pub convention: Convention,
}

/// A board and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardWithMover<B> {
    /// What lies on the table.
    pub board: B,
    /// Who is to move.
    pub mover: Player,
}

impl<C> Alternating<C> {
    /// Whoever is stuck loses.
    pub fn normal(rules: C) -> Alternating<C> {
        Alternating { rules, convention: Convention::Normal }
    }

    /// Whoever is stuck wins.
    pub fn misere(rules: C) -> Alternating<C> {
        Alternating { rules, convention: Convention::Misere }
    }
}

impl<C: Combinatorial> Game for Alternating<C> {
    type State = BoardWithMover<C::Board>;
    type Move = C::Move;

    fn start(&self) -> Self::State {
        BoardWithMover { board: self.rules.start(), mover: Player::FIRST }
    }

    fn turn(&self, state: &Self::State) -> Turn {
        if self.rules.is_stuck(&state.board, state.mover) {
            Turn::Over
        } else {
            Turn::Player(state.mover)
        }
    }

    fn moves(&self, state: &Self::State, moves: &mut Vec<C::Move>) {
        self.rules.options(&state.board, state.mover, moves);
    }

    fn play(&self, state: &mut Self::State, mv: C::Move) {
        self.rules.play(&mut state.board, state.mover, mv);
        state.mover = state.mover.other();
    }

    fn payoff(&self, state: &Self::State, player: Player) -> i32 {
        let stuck_wins = self.convention == Convention::Misere;
        if (player == state.mover) == stuck_wins { 1 } else { -1 }
    }

    fn show(&self, state: &Self::State) -> String {
        self.rules.show(&state.board)
    }

    fn mover(&self, state: &Self::State) -> Option<Player> {
        Some(state.mover)
    }

    fn heap_bytes(&self, state: &Self::State) -> usize {
        self.rules.heap_bytes(&state.board)
    }

    #[inline]
    fn draw_move(
        &self,
        state: &Self::State,
        buffer: &mut Vec<C::Move>,
        draw: impl FnOnce(u32) -> u32,
    ) -> Option<C::Move> {
        self.rules.draw_option(&state.board, state.mover, buffer, draw)
    }

    fn symmetries(&self) -> usize {
        self.rules.symmetries()
    }

    fn image(&self, state: &Self::State, index: usize) -> Self::State {
        BoardWithMover { board: self.rules.image(&state.board, index), mover: state.mover }
    }

    fn canonical(&self, state: &Self::State) -> Self::State {
        BoardWithMover { board: self.rules.canonical(&state.board), mover: state.mover }
    }
}

impl<C: Combinatorial> Duel for Alternating<C> {
    fn with_turn(&self, state: &Self::State, player: Player) -> Option<Self::State> {
        Some(BoardWithMover { board: state.board.clone(), mover: player })
    }
}

impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Convention::Normal => "normal",
            Convention::Misere => "misere",
        })
    }
}
