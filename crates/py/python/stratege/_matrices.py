"""Matrix games: zero-sum, or with payoffs of both players."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from . import _engine
from ._calls import text_of
from ._engine import GameError
from ._html import paragraph, table
from ._language import decimal, said
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

    def to_numpy(self) -> tuple[Any, Any]:
        """Both strategies as arrays of numpy.

        >>> matrix_game([[1, -1], [-1, 1]], exact=True).to_numpy()[0].tolist()
        [0.5, 0.5]
        """
        import numpy

        row, column = (numpy.array(one, dtype=float) for one in (self.row, self.column))
        return row, column

    def to_pandas(self) -> Any:
        """The choices of both players as a `DataFrame` of pandas, with their weights."""
        import pandas

        sides = ((1, self.rows, self.row), (2, self.columns, self.column))
        rows = [(player, *one) for player, names, mixture in sides for one in zip(names, mixture)]
        return pandas.DataFrame(rows, columns=["player", "choice", "weight"])

    def __str__(self) -> str:
        worth = self._worth()
        row, column = _told(self.rows, self.row), _told(self.columns, self.column)
        return said(
            f"value {worth}; player 1 plays {row}, player 2 plays {column}",
            f"valeur {worth}\u202f; J1 joue {row}, J2 joue {column}",
        )

    def _repr_html_(self) -> str:
        """In a notebook: the value, and how often each choice is made."""
        head = [said("choice", "choix"), said("weight", "poids")]
        weights = [
            table(head, [(name, _number(weight)) for weight, name in _weighty(names, mixture)])
            for names, mixture in ((self.rows, self.row), (self.columns, self.column))
        ]
        worth = self._worth()
        return paragraph(said(f"value {worth}", f"valeur {worth}")) + "".join(weights)

    def _worth(self) -> str:
        """The value as people read it; 0 where the certificate cannot tell it from 0."""
        return _number(0 if abs(self.value) <= sum(self.gaps) else self.value)


def matrix_game(
    payoffs: Iterable[Iterable[Any]],
    *,
    exact: bool = False,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
    against_row: Sequence[Any] | None = None,
    against_column: Sequence[Any] | None = None,
    dominance: str | None = None,
    seconds: float | None = None,
) -> Equilibrium:
    """The value of a zero-sum matrix game, both strategies, and their certificate.

    Payoffs are those of player 1, who chooses a row: lists, a numpy array, fractions. With `exact`
    every number of the answer is a `Fraction`; so it is where payoffs differ so much in size that
    floating-point numbers would not do. `dominance="strict"` or `"weak"` also removes dominated
    choices step by step.

    >>> found = matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], exact=True)
    >>> found.value, found.row
    (Fraction(0, 1), [Fraction(1, 3), Fraction(1, 3), Fraction(1, 3)])
    >>> round(matrix_game([[3, 1], [2, 4]]).value, 9)
    2.5
    """
    text = _engine.matrix(
        _cells(payoffs),
        _names("rows", rows),
        _names("columns", columns),
        exact,
        (mixture(against_row), mixture(against_column)),
        text_of("dominance", dominance),
        allowance(seconds),
    )
    fields = json.loads(text)
    if fields["exact"]:
        for name in ("value", "row", "column", "gaps", "replies"):
            if name in fields:
                fields[name] = numbers(fields[name])
    if "dominance" in fields:
        _read_weights(fields["dominance"])
    return Equilibrium(fields)


def linear_program(payoffs: Iterable[Iterable[Any]]) -> str:
    """The linear program of a zero-sum matrix game, as solvers read it (CPLEX LP format).

    >>> print(linear_program([[3, 1], [0, 2]]).partition("Subject To\\n")[2])
     c1: v - 3 x1 <= 0
     c2: v - x1 - 2 x2 <= 0
     total: x1 + x2 = 1
    Bounds
     v free
    End
    <BLANKLINE>
    """
    return _engine.linear_program(_cells(payoffs))


class Equilibria(Result):
    """All equilibria of a bimatrix game, each with its certificate.

    They are all there are if `finite`; else `sets` tells which of them may be mixed. Every number
    is a `Fraction`.
    """

    rows: list[str]
    columns: list[str]
    pure: list[list[str]]
    equilibria: list[Any]
    finite: bool
    sets: list[list[int]]
    dominance: Any
    replies: list[Any]

    def __str__(self) -> str:
        lines = [
            said(
                f"player 1 plays {_told(self.rows, one['row'])} and gets {one['payoffs'][0]}, "
                f"player 2 plays {_told(self.columns, one['column'])} and gets {one['payoffs'][1]}",
                f"J1 joue {_told(self.rows, one['row'])} et reçoit {one['payoffs'][0]}, "
                f"J2 joue {_told(self.columns, one['column'])} et reçoit {one['payoffs'][1]}",
            )
            for one in self["equilibria"]
        ]
        if not self.finite:
            lines.append(said("and mixtures of these", "et des mélanges de ceux-ci"))
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        """In a notebook: one line per equilibrium, both strategies and both payoffs."""
        head = [
            "",
            said("player 1", "J1"),
            said("player 2", "J2"),
            said("player 1 gets", "gain de J1"),
            said("player 2 gets", "gain de J2"),
        ]
        lines = [
            (number, _told(self.rows, one["row"]), _told(self.columns, one["column"]))
            + tuple(one["payoffs"])
            for number, one in enumerate(self["equilibria"], 1)
        ]
        kind = (
            said("all equilibria", "tous les équilibres")
            if self.finite
            else said(
                "infinitely many equilibria; the extreme ones:",
                "une infinité d'équilibres\u202f; les équilibres extrêmes\u202f:",
            )
        )
        return paragraph(kind) + table(head, lines)


def bimatrix_game(
    first: Iterable[Iterable[Any]],
    second: Iterable[Iterable[Any]],
    *,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
    against_row: Sequence[Any] | None = None,
    against_column: Sequence[Any] | None = None,
    dominance: str | None = None,
    seconds: float | None = None,
) -> Equilibria:
    """All equilibria of a game in which player 1 gets `first` and player 2 gets `second`.

    Both tables have a row for each choice of player 1. Everything is computed in fractions.
    Dominated choices are removed step by step: strictly dominated ones, or with
    `dominance="weak"` weakly dominated ones too.

    >>> found = bimatrix_game([[3, 0], [0, 2]], [[2, 0], [0, 3]], rows=["opera", "match"])
    >>> [equilibrium.row for equilibrium in found.equilibria][2]
    [Fraction(3, 5), Fraction(2, 5)]
    >>> bimatrix_game([[3, 0], [5, 1]], [[3, 5], [0, 1]]).pure
    [['2', '2']]
    """
    text = _engine.bimatrix(
        (_cells(first), _cells(second)),
        _names("rows", rows),
        _names("columns", columns),
        (mixture(against_row), mixture(against_column)),
        text_of("dominance", dominance),
        allowance(seconds),
    )
    fields = json.loads(text)
    for one in fields["equilibria"]:
        one.update({name: numbers(value) for name, value in one.items()})
    for one in fields.setdefault("replies", []):
        one.update({name: numbers(one[name]) for name in ("against", "value")})
    _read_weights(fields["dominance"])
    for name in ("equilibria", "replies"):
        fields[name] = [Result(one) for one in fields[name]]
    return Equilibria(fields)


def _read_weights(dominance: dict[str, Any]) -> None:
    """Makes fractions of the weights of strategies that dominate."""
    for step in dominance["steps"]:
        step["by"] = [Result({**by, "weight": numbers(by["weight"])}) for by in step["by"]]
    dominance["steps"] = [Result(step) for step in dominance["steps"]]


def _told(names: Sequence[str], weights: Sequence[Any]) -> str:
    """A strategy as `1/3 a + 2/3 b`, or as one name."""
    weighty = _weighty(names, weights)
    if len(weighty) == 1:
        return weighty[0][1]
    return " + ".join(f"{_number(weight)} {name}" for weight, name in weighty)


def _weighty(names: Sequence[str], weights: Sequence[Any]) -> list[tuple[Any, str]]:
    """The choices that are made, without those whose weight is only a rounding error."""
    return [(weight, name) for weight, name in zip(weights, names) if abs(weight) > 1e-12]


def _number(number: Any) -> str:
    """A number in the language of people; a fraction stays one."""
    return decimal(f"{number:.6g}") if isinstance(number, float) else str(number)


def mixture(weights: Sequence[Any] | None) -> str | None:
    """A mixed strategy as text."""
    if weights is None:
        return None
    if isinstance(weights, str) or not isinstance(weights, Iterable):
        raise GameError(
            said(
                f"{weights!r} is not a mixture; give a weight for each choice, such as [1, 0, 2]",
                f"{weights!r} n'est pas un mélange\u202f; donnez un poids par choix, comme [1, 0, 2]",
            )
        )
    return ",".join(str(_plain(one)) for one in weights)


def _cells(payoffs: Iterable[Iterable[Any]]) -> list[list[Any]]:
    """The rows of a table of payoffs."""
    try:
        return [list(_plain(row)) for row in _plain(payoffs)]
    except TypeError:
        raise GameError(
            said(
                f"{payoffs!r} is not a matrix; give a list of rows, such as [[1, 2], [3, 4]]",
                f"{payoffs!r} n'est pas une matrice\u202f; donnez une liste de lignes, comme "
                "[[1, 2], [3, 4]]",
            )
        ) from None


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
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise GameError(
            said(
                f"`{argument}` is {names!r}; give a list of names",
                f"`{argument}` vaut {names!r}\u202f; donnez une liste de noms",
            )
        )
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
