"""Games as games of OpenSpiel: `stratege.openspiel.load("dvonn")`.

    pip install "stratege[openspiel]"

`load` gives a `pyspiel.Game` for the algorithms of OpenSpiel; `register` makes all listed games of
two players known to `pyspiel.load_game` under names such as `stratege_connect_four`.

What chance does is drawn inside a state ("sampled stochastic"): algorithms that want to go through
all deals by themselves cannot use such a game; those that play games from the start can. An
information state is what a player has seen: their view of the board and the moves.
"""

from __future__ import annotations

import random
from typing import Any

from ._games import Game, Position, games, rules_of
from ._language import said
from ._numbering import Numbering, numbering

try:
    import numpy
    import pyspiel
except ImportError as missing:
    raise ImportError(
        said(
            'these games need OpenSpiel: pip install "stratege[openspiel]"',
            'ces jeux demandent OpenSpiel\u202f: pip install "stratege[openspiel]"',
        )
    ) from missing

__all__ = ["SpielGame", "SpielState", "load", "register"]

#: Games may last so many times longer than those that were played at random.
PATIENCE = 20


def load(what: Game | str, *, actions: int | None = None) -> SpielGame:
    """A game for the algorithms of OpenSpiel.

    `actions` is the number of different moves that there is room for, where random games do not
    meet them all.
    """
    return SpielGame(rules_of(what), actions)


def register() -> list[str]:
    """Make all listed games of two players known to OpenSpiel; gives their names there.

    `pyspiel.load_game("stratege_chomp", {"word": "chomp:4x5"})` chooses parameters.
    """
    names = []
    known = set(pyspiel.registered_names())
    for card in games():
        game = rules_of(card.name)
        if game.players != 2:
            continue
        kind = _type(game)
        if kind.short_name not in known:
            pyspiel.register_game(kind, _registered(card.name))
        names.append(kind.short_name)
    return names


def _type(game: Game) -> Any:
    kinds = pyspiel.GameType
    is_perfect = game._engine.is_perfect()
    return kinds(
        short_name=f"stratege_{game.name.replace('-', '_')}",
        long_name=f"Stratège: {game.title}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC
        if is_perfect
        else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if is_perfect
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"word": game.word},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game of ours as OpenSpiel knows games."""

    def __init__(self, game: Game, actions: int | None) -> None:
        self.rules = game
        self.moves: Numbering = numbering(game, actions)
        self._lots = random.Random(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.moves),
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=PATIENCE * self.moves.longest,
        )
        super().__init__(_type(game), info, {"word": game.word})

    def new_initial_state(self, state: Any = None) -> SpielState:
        """A state at the start, or at the position that a text describes."""
        del state  # Positions are set up by `position`.
        return SpielState(self, self.rules.start(seed=self._lots.randrange(1 << 31)))

    def position(self, text: str) -> SpielState:
        """A state at a position."""
        return SpielState(self, self.rules.position(text))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Who sees boards as arrays."""
        del params
        remembers = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.moves, remembers)

    # What chance does next is drawn here.
    def get_rng_state(self) -> str:
        """The state of the generator, as text."""
        return repr(self._lots.getstate())

    def set_rng_state(self, text: str) -> None:
        """Bring the generator back into a state."""
        import ast

        self._lots.setstate(ast.literal_eval(text))


def _registered(name: str) -> type[SpielGame]:
    """What makes the game from its parameters: a class, because OpenSpiel keeps it beyond the end of
    the interpreter, when a function could no longer be given up."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules_of((params or {}).get("word") or name), None)

    return Registered


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A game in progress."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position
        self._moves = game.moves

    def current_player(self) -> Any:
        """Who is to move, from 0."""
        turn = self.position.turn
        return pyspiel.PlayerId.TERMINAL if turn is None else turn - 1

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._moves.legal(self.position))

    def _apply_action(self, action: int) -> None:
        self.position._line.push(self._moves.move(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._moves.move(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """What both players get."""
        payoff = self.position.payoff or 0
        sign = float((payoff > 0) - (payoff < 0))
        return [sign, -sign]

    def __str__(self) -> str:
        return self.position.text


class Observer:
    """Sees what a player sees, as an array and as text."""

    def __init__(self, moves: Numbering, remembers: bool) -> None:
        self._moves, self._remembers = moves, remembers
        self.tensor: Any = numpy.zeros(moves.shape, numpy.float32).ravel()
        self.dict: dict[str, Any] = {"observation": self.tensor.reshape(moves.shape)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.dict["observation"][:] = self._moves.board(state.position, player + 1)

    def string_from(self, state: SpielState, player: int) -> str:
        """What is seen, as text; with perfect recall, the moves as well."""
        seen = state.position.show(player + 1)
        if not self._remembers:
            return seen
        line = state.position._line
        history = line.history()
        # Players who choose at once do so one after the other, and the second must not know.
        if state.position.turn == player + 1:
            history = history[: len(history) - line.concealed()]
        return "\n".join([*history, seen])
