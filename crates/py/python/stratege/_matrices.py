"""Zero-sum matrix games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from . import _engine
from ._engine import GameError
from ._html import paragraph, table
from ._language import said
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
    rows: list[str]
    columns: list[str]

    def _repr_html_(self) -> str:
        """In a notebook: the value, and how often each choice is made."""
        head = [said("choice", "choix"), said("weight", "poids")]
        weights = [
            table(head, [(name, weight) for name, weight in zip(names, mixture) if weight])
            for names, mixture in ((self.rows, self.row), (self.columns, self.column))
        ]
        return paragraph(said(f"value {self.value}", f"valeur {self.value}")) + "".join(weights)


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
    every number of the answer is a `Fraction`; so it is where payoffs differ so much in size that
    floating-point numbers would not do.

    >>> found = matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], exact=True)
    >>> found.value, found.row
    (Fraction(0, 1), [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)])
    >>> round(matrix_game([[3, 1], [2, 4]]).value, 9)
    2.5
    """
    texts = [
        None if weights is None else ",".join(str(_plain(one)) for one in weights)
        for weights in (against_row, against_column)
    ]
    try:
        cells = [list(_plain(row)) for row in _plain(payoffs)]
    except TypeError:
        raise GameError(
            said(
                f"{payoffs!r} is not a matrix; give a list of rows, such as [[1, 2], [3, 4]]",
                f"{payoffs!r} n'est pas une matrice\u202f; donnez une liste de lignes, comme "
                "[[1, 2], [3, 4]]",
            )
        ) from None
    text = _engine.matrix(
        cells,
        _names("rows", rows),
        _names("columns", columns),
        exact,
        texts[0],
        texts[1],
        allowance(seconds),
    )
    fields = json.loads(text)
    if fields["exact"]:
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

        above, _, below = value.partition("/")
        return Fraction(_whole(above), _whole(below or "1"))
    return value


def _whole(digits: str) -> int:
    """A whole number, also with more digits than Python reads at once."""
    if digits.startswith("-"):
        return -_whole(digits[1:])
    number, step = 0, 4000
    for start in range(0, len(digits), step):
        part = digits[start : start + step]
        number = number * 10 ** len(part) + int(part)
    return number


def _plain(numbers: Any) -> Any:
    """Lists and numbers instead of those of numpy and pandas."""
    if hasattr(numbers, "to_numpy"):
        numbers = numbers.to_numpy()
    return numbers.tolist() if hasattr(numbers, "tolist") else numbers


def _names(argument: str, names: Sequence[str] | None) -> list[str] | None:
    """The names of choices, all different."""
    if names is None:
        return None
    known: list[str] = []
    for name in map(str, names):
        if name in known:
            raise GameError(
                said(
                    f"the name {name!r} appears twice in `{argument}`; choices need different names",
                    f"le nom {name!r} apparaît deux fois dans `{argument}`\u202f; "
                    "il faut des noms différents",
                )
            )
        known.append(name)
    return known
