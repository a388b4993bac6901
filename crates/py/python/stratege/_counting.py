"""How much there is of a game: positions, plays, and plays at random."""

from __future__ import annotations

import json
from typing import Any

from ._calls import LONG, number_of
from ._games import Game, Position, rules_and_text, rules_of
from ._limits import allowance
from ._results import Result, whole


class Counted(Result):
    """How much can be reached from a position."""

    positions: int
    classes: int
    arcs: int
    plays: int | None
    endings: Result
    #: All positions by their value under best play.
    values: Result  # type: ignore[assignment]


def count(what: Game | Position | str, position: object = None, **limits: Any) -> Counted:
    """Positions, arcs, plays, endings and values of all that can be reached.

    >>> counted = count("tic-tac-toe")
    >>> counted.positions, counted.classes, counted.plays
    (5478, 765, 255168)
    >>> counted.values.to_dict()
    {'1': 2936, '2': 1474, 'draw': 1068}
    """
    rules, text = rules_and_text(what, position)
    counted = json.loads(rules._engine.count(text, allowance(**limits)))
    for name in ("plays", "plays_in_quotient", "plays_up_to_symmetry"):
        counted[name] = whole(counted[name])
    return Counted(counted)


def perft(what: Game | Position | str, depth: int, **limits: Any) -> list[int]:
    """How many move sequences of 1, 2, …, `depth` moves there are.

    >>> perft("tic-tac-toe", 4)
    [9, 72, 504, 3024]
    """
    rules, text = rules_and_text(what)
    return rules._engine.perft(text, number_of("depth", depth), allowance(**limits))


def layers(what: Game | Position | str, depth: int, **limits: Any) -> list[int]:
    """How many different positions there are after 0, 1, …, `depth` moves.

    >>> layers("tic-tac-toe", 3)
    [1, 9, 72, 252]
    """
    rules, text = rules_and_text(what)
    return rules._engine.layers(text, number_of("depth", depth), allowance(**limits))


def random_plays(what: Game | str, plays: int, seed: int = 0, **limits: Any) -> Result:
    """Many plays at random in one call: how they end, and how many moves they have.

    >>> played = random_plays("tic-tac-toe", 1000)
    >>> sum(played.endings.values()), played.plays
    (1000, 1000)
    """
    plays, seed = number_of("plays", plays, most=LONG), number_of("seed", seed, most=LONG)
    return Result.read(rules_of(what)._engine.random_plays(plays, seed, allowance(**limits)))
