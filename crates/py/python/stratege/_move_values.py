"""What moves are worth in a sum of games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from . import _engine
from ._games import Game, rules_and_text
from ._html import paragraph, table
from ._language import said
from ._limits import allowance
from ._positions import Position
from ._results import grid
from ._values import Value

if TYPE_CHECKING:
    from fractions import Fraction


class MoveValue(NamedTuple):
    """What a move leads to, and what it brings."""

    #: The move: its notation; in a game of your own, the move itself.
    move: Any
    #: What the game is worth afterwards.
    value: Value
    #: What the move brings its player.
    incentive: Value
    #: Whether no other move of this player brings more.
    best: bool
    #: Whether it wins.
    wins: bool

    @property
    def temperature(self) -> Fraction:
        """How urgent the move is."""
        return self.incentive.temperature


class MoveValues(NamedTuple):
    """The moves of both players."""

    #: The moves of player 1.
    left: list[MoveValue]
    #: The moves of player 2.
    right: list[MoveValue]

    def to_pandas(self) -> Any:
        """The moves as a `DataFrame` of pandas; values and incentives by their names."""
        import pandas

        rows = [
            (player, one.move, str(one.value), str(one.incentive), one.best, one.wins)
            for player, moves in ((1, self.left), (2, self.right))
            for one in moves
        ]
        names = ["player", "move", "value", "incentive", "best", "wins"]
        return pandas.DataFrame(rows, columns=names)

    def __str__(self) -> str:
        """The moves of both players, the best ones with a star."""
        tables = []
        for player, moves in ((1, self.left), (2, self.right)):
            rows = [(f"{one.move} *" if one.best else one.move, one.value, one.incentive) for one in moves]
            tables.append(f"{_player(player)}\n{grid([_heads(), *map(list, rows)])}")
        return "\n\n".join(tables)

    def _repr_html_(self) -> str:
        """In a notebook: the moves of both players, the best ones outstanding."""
        tables = ""
        for player, moves in ((1, self.left), (2, self.right)):
            rows = [(one.move, one.value, one.incentive) for one in moves]
            best = [number for number, one in enumerate(moves) if one.best]
            tables += paragraph(_player(player)) + table(_heads(), rows, best)
        return tables


def _heads() -> list[str]:
    return [said("move", "coup"), said("value", "valeur"), said("incentive", "incitation")]


def _player(player: int) -> str:
    return said(f"Player {player}", f"J{player}")


def move_values(
    what: Game | Position | str,
    position: object = None,
    *,
    seconds: float | None = None,
    positions: int | None = None,
    memory: int | None = None,
    progress: bool | None = None,
) -> MoveValues:
    """What every move of both players leads to and brings, whoever is to move.

    >>> for one in move_values("domineering:2x3").left:
    ...     print(one.move, one.value, one.incentive, one.best, one.wins)
    a1-a2 ±1 {3/2|−1/2‖−1|−3} False False
    b1-b2 2 {5/2|0} True True
    c1-c2 ±1 {3/2|−1/2‖−1|−3} False False
    """
    rules, text = rules_and_text(what, position)
    limits = allowance(seconds, positions, memory, progress)
    objects = dict(Position(rules, text)._own_moves()) if rules.is_own else {}
    left, right = (
        [
            MoveValue(objects.get(move, move), Value(after), Value(incentive), best, wins)
            for move, after, incentive, best, wins in moves
        ]
        for moves in _engine.move_values(rules._engine, text, limits)
    )
    return MoveValues(left, right)
