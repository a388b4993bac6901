"""The dice game: best numbers of dice, gains, mixtures."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from . import _engine
from ._calls import number_of
from ._engine import GameError
from ._games import game
from ._html import paragraph
from ._language import said
from ._limits import allowance
from ._matrices import mixture, numbers
from ._results import Result

if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction


class Race(Result):
    """What is best at all points: `EG`, `OPT`, the value, the strategy at the start."""

    value: Any
    strategy: list[Any]
    certificate: float
    #: The best answers to a mixture, if that was asked for.
    replies: list[Result]

    @property
    def EG(self) -> Any:  # noqa: N802, the name in the paper
        """The mean gain of the player to move, by own points and the other's: a numpy array."""
        import numpy

        return numpy.array(self["gain"], dtype=float)

    @property
    def OPT(self) -> Any:  # noqa: N802, the name in the paper
        """The best number of dice, likewise; 0 where the best is a mixture."""
        import numpy

        return numpy.array([[one or 0 for one in row] for row in self["dice"]], dtype=int)

    def _repr_html_(self) -> str:
        return paragraph(repr(self))

    def __repr__(self) -> str:
        return f"<{self['variant']} dice to {self['n']} with up to {self['d']} dice: {self.value}>"


class Dice:
    """The dice game to `n` points with up to `d` dice, in turn.

    >>> lab = dice(18, 3)
    >>> round(lab.value, 10)
    0.2717812516
    >>> lab.OPT[10].tolist()[:5], lab.EG.shape
    ([2, 2, 2, 3, 3], (18, 18))
    >>> lab.EP(2), lab.P(2, 4)
    (Fraction(211, 36), Fraction(1, 36))
    """

    def __init__(self, n: int, d: int, one: int = 1, faces: int = 6) -> None:
        self.n, self.d = number_of("n", n, 1), number_of("d", d, 1)
        self.one, self.faces = number_of("one", one), number_of("faces", faces, 1)
        self._turns: Race | None = None
        self._throws: list[dict[str, Any]] | None = None

    def _race(
        self,
        simultaneous: bool = False,
        one_turn: bool = False,
        exact: bool = False,
        at: tuple[int, int] | None = None,
        against: Sequence[Any] | None = None,
    ) -> Race:
        if at is not None:
            own, other = at
            most = self.n - 1
            at = number_of("own", own, most=most), number_of("other", other, most=most)
        # One turn is a race to the first point in which both throw at once.
        n = 1 if one_turn else self.n
        turns = "simultaneous" if simultaneous else "sequential"
        rules = game("dice", n=n, d=self.d, faces=self.faces, one=self.one, turns=turns)
        text = rules._engine.race(one_turn, exact, at, False, mixture(against), allowance())
        fields = json.loads(text)
        replies = fields.pop("replies", [])
        if exact:
            fields = {name: numbers(value) for name, value in fields.items()}
        if against is not None:
            told = ("against", "value", "loss")
            fields["replies"] = [Result(one | {name: numbers(one[name]) for name in told}) for one in replies]
        return Race(fields)

    @property
    def sequential(self) -> Race:
        """The game in turn, solved."""
        if self._turns is None:
            self._turns = self._race()
        return self._turns

    @property
    def value(self) -> float:
        """The mean gain of player 1 from the start."""
        return float(self.sequential.value)

    @property
    def EG(self) -> Any:  # noqa: N802, the name in the paper
        """The mean gain of the player to move: `EG[i, j]` with i points against j."""
        return self.sequential.EG

    @property
    def OPT(self) -> Any:  # noqa: N802, the name in the paper
        """The best number of dice: `OPT[i, j]` with i points against j."""
        return self.sequential.OPT

    def exact(self) -> Race:
        """The game in turn, in fractions."""
        return self._race(exact=True)

    def simultaneous(self, at: tuple[int, int] | None = None) -> Race:
        """The game in which both throw at once, solved: one matrix game for each pair of points."""
        return self._race(simultaneous=True, at=at)

    def one_turn(self, exact: bool = False, against: Sequence[Any] | None = None) -> Race:
        """One throw each, at once: `payoffs` is the matrix EG₁, `strategy` the best mixture.

        `against` is a mixture, a weight for each number of dice; `replies` then has the best answers to
        it, and what player 1 gains there on average.

        >>> reply = dice(1, 3).one_turn(against=[1, 0, 0]).replies[0]
        >>> reply["best"], round(reply["value"], 6)
        (['2'], -0.375)
        """
        return self._race(one_turn=True, exact=exact, against=against)

    def at(self, own: int, other: int) -> Result:
        """What each number of dice gains at some points."""
        return Result(self._race(at=(own, other))["at"])

    def _scores(self, d: int) -> dict[str, Any]:
        if not 1 <= number_of("d", d) <= self.d:
            raise GameError(
                said(
                    f"{d} dice: write a number from 1 to {self.d}",
                    f"{d} dés\u202f: écrivez un nombre de 1 à {self.d}",
                )
            )
        if self._throws is None:
            self._throws = json.loads(_engine.throws(self.d, self.faces, self.one))
        return self._throws[d - 1]

    def EP(self, d: int) -> Fraction:  # noqa: N802, the name in the paper
        """The points that `d` dice score on average."""
        from fractions import Fraction

        return Fraction(self._scores(d)["mean_fraction"])

    def P(self, d: int, k: int) -> Fraction:  # noqa: N802, the name in the paper
        """How likely `d` dice score `k` points."""
        return self._chance(d, k, "p_fraction")

    def Q(self, d: int, k: int) -> Fraction:  # noqa: N802, the name in the paper
        """How likely `d` dice sum up to `k` if none of them shows a 1."""
        return self._chance(d, k, "q_fraction")

    def _chance(self, d: int, k: int, name: str) -> Fraction:
        from fractions import Fraction

        for score in self._scores(d)["scores"]:
            if score["points"] == k:
                return Fraction(score[name] or 0)
        return Fraction(0)

    @property
    def blind(self) -> int:
        """The number of dice that scores most points on average."""
        return int(self.sequential["richest"])

    def _settings(self) -> tuple[int, int, int, int]:
        return self.n, self.d, self.one, self.faces

    def __eq__(self, other: object) -> bool:
        return self._settings() == other._settings() if isinstance(other, Dice) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._settings())

    def __repr__(self) -> str:
        return f"Dice({self.n}, {self.d})"

    def _repr_html_(self) -> str:
        """In a notebook: what the game is worth to whoever begins."""
        worth = said(f"player 1 gains {self.value:+.4f} on average", f"J1 gagne {self.value:+.4f} en moyenne")
        return paragraph(f"{self!r}: {worth}")


def dice(n: int = 100, d: int = 10, *, one: int = 1, faces: int = 6) -> Dice:
    """The dice game to `n` points with up to `d` dice; a throw with a 1 scores `one`."""
    return Dice(n, d, one, faces)
