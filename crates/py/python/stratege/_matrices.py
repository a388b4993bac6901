"""Zero-sum matrix games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from . import _engine
from ._limits import allowance
from ._results import Result


class Equilibrium(Result):
    """A pair of optimal strategies, and their certificate.

    `gaps` is what player 1, and player 2, could still gain by changing alone.
    """

    value: Any
    row: list[Any]
    column: list[Any]
    gaps: list[Any]
    saddle: list[str] | None
    unique: list[bool | None]


def matrix_game(
    payoffs: Iterable[Iterable[Any]],
    *,
    exact: bool = False,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
    against_row: Sequence[Any] | None = None,
    against_column: Sequence[Any] | None = None,
    seconds: float | None = None,
) -> Equilibrium:
    """The value of a zero-sum matrix game, both strategies, and their certificate.

    Payoffs are those of player 1, who chooses a row: lists, a numpy array, fractions. With `exact`
    every number of the answer is a `Fraction`.

    >>> found = matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], exact=True)
    >>> found.value, found.row
    (Fraction(0, 1), [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)])
    >>> round(matrix_game([[3, 1], [2, 4]]).value, 9)
    2.5
    """
    document: dict[str, Any] = {"payoffs": [[_written(one) for one in row] for row in payoffs]}
    if rows is not None:
        document["rows"] = list(rows)
    if columns is not None:
        document["columns"] = list(columns)
    texts = [
        None if weights is None else ",".join(str(_written(one)) for one in weights)
        for weights in (against_row, against_column)
    ]
    text = _engine.matrix(
        json.dumps(document), exact, texts[0], texts[1], allowance(seconds, None, None, None)
    )
    fields = json.loads(text)
    if exact:
        for name in ("value", "row", "column", "gaps", "replies"):
            if name in fields:
                fields[name] = numbers(fields[name])
    return Equilibrium(fields)


def numbers(value: Any) -> Any:
    """Fractions that were written as text."""
    if isinstance(value, list):
        return [numbers(one) for one in value]
    if isinstance(value, dict):
        return {name: numbers(one) for name, one in value.items()}
    if isinstance(value, str) and value.lstrip("-").replace("/", "", 1).isdigit():
        from fractions import Fraction

        return Fraction(value)
    return value


def _written(number: Any) -> Any:
    """A payoff as JSON has it; fractions as text."""
    if hasattr(number, "item"):
        return number.item()
    # A fraction has no other form in JSON than its text.
    return number if isinstance(number, (int, float, str)) else str(number)
