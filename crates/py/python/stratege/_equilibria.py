"""Equilibria of games in which players do not see everything, and what gains most against a strategy."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, Union

from . import _engine
from ._calls import name_of, text_of, wants_player
from ._engine import GameError
from ._games import Game, rules_and_text, rules_of
from ._html import paragraph, table as html_table
from ._language import decimal, said
from ._limits import Limits, allowance
from ._options import given, with_limits
from ._positions import Position
from ._results import Result
from ._solving import with_views

if TYPE_CHECKING:
    from typing_extensions import Unpack

#: How an equilibrium is found.
EquilibriumMethod = Literal["dcfr", "pcfr", "cfr+", "cfr", "lp"]

#: Rows of a strategy that a notebook shows.
SHOWN = 60


class Plan(Result):
    """How to play a whole game: how likely each move is wherever a player has a choice.

    Players remember their own moves, so two information sets may look the same. It plays in
    tournaments, and `exploitability` measures it.
    """

    #: For every information set its `player`, its `view` and its `moves`, each a `move` with a
    #: `probability`.
    strategy: list[dict[str, Any]]
    #: What the best opponent gains on average over both seats.
    exploitability: float
    seconds: float

    @property
    def name(self) -> str:
        """What it is called in a tournament."""
        raise NotImplementedError

    def rows(self) -> list[dict[str, Any]]:
        """One row for every move of every information set, which are numbered for each player."""
        numbers = {1: 0, 2: 0}
        rows = []
        for one in self.strategy:
            player = one["player"]
            numbers[player] += 1
            at = {"player": player, "set": numbers[player], "view": one["view"]}
            rows += [{**at, **mv} for mv in one["moves"]]
        return rows

    def to_pandas(self) -> Any:
        """The rows as a `DataFrame` of pandas.

        >>> equilibrium("kuhn").to_pandas().shape
        (24, 5)
        """
        import pandas

        return pandas.DataFrame(self.rows())

    def _behaviour(self) -> _engine.Behaviour:
        """The probabilities of both players in a row, after that of having made no choice."""
        chances: tuple[list[float], list[float]] = ([1.0], [1.0])
        for one in self.strategy:
            chances[one["player"] - 1].extend(mv["probability"] for mv in one["moves"])
        return chances

    def _repr_html_(self) -> str:
        """In a notebook: the sentence, and how to play."""
        heads = [said("player", "joueur"), said("sees", "voit"), said("move", "coup"), said("probability", "probabilité")]
        rows = [
            (one["player"], one["view"], one["move"], decimal(f"{one['probability']:.4f}"))
            for one in self.rows()
            if one["probability"] > 0
        ]
        more = [("…", "", "", "")] if len(rows) > SHOWN else []
        return paragraph(self) + html_table(heads, rows[:SHOWN] + more)


class GameEquilibrium(Plan):
    """An equilibrium: no opponent gains more than `exploitability` against it on average."""

    #: What player 1 gains on average: the middle of `between`.
    value: float
    #: What player 1 is sure to gain, and what player 2 holds player 1 to.
    between: list[float]
    #: The value as a fraction, where it is known exactly.
    fraction: str | None
    information_sets: int
    method: str
    #: Whether a limit cut the work short.
    stopped: bool

    @property
    def name(self) -> str:
        """What it is called in a tournament."""
        return "equilibrium"

    def __str__(self) -> str:
        low, high = (decimal(f"{one:+.7f}").replace("-", "−") for one in self.between)
        if self.fraction is not None:
            worth = self.fraction.replace("-", "−")
            return said(
                f"player 1 gains {worth} on average; exact, no opponent gains anything",
                f"J1 gagne {worth} en moyenne\u202f; exact, aucun adversaire ne gagne rien",
            )
        gained = decimal(f"{self.exploitability:.1e}").replace("-", "−")
        return said(
            f"player 1 gains between {low} and {high} on average; the best opponent gains {gained}",
            f"J1 gagne entre {low} et {high} en moyenne\u202f; le meilleur adversaire gagne {gained}",
        )


class BestResponse(Plan):
    """What gains most against a strategy, on both sides."""

    #: The strategy that it answers.
    against: str
    #: What it gains on average as player 1, and as player 2.
    gains: list[float]

    @property
    def name(self) -> str:
        """What it is called in a tournament."""
        return f"best-response:{self.against}"

    def __str__(self) -> str:
        first, second = (decimal(f"{one:+.4f}").replace("-", "−") for one in self.gains)
        mean = decimal(f"{self.exploitability:.4f}")
        return said(
            f"the best opponent of {self.against} gains {mean} on average: {first} as player 1, {second} as player 2",
            f"le meilleur adversaire de {self.against} gagne {mean} en moyenne\u202f: {first} en J1, {second} en J2",
        )


#: A strategy: its word, a function of what a player sees, or a plan.
Measured = Union[str, Callable[..., Any], Plan]


@with_limits
def equilibrium(
    what: Game | Position | str,
    *,
    method: EquilibriumMethod | None = None,
    precision: float | None = None,
    iterations: int | None = None,
    **limits: Unpack[Limits],
) -> GameEquilibrium:
    """How to play a game in which players do not see everything, so that nobody gains against it.

    Tiny games are solved in fractions (`method="lp"`), others by DCFR until the best opponent gains
    `precision` at most (0.00001 unless said otherwise), or until a limit is reached: `stopped` says so,
    and `exploitability` how good the strategy is by then.

    >>> found = equilibrium("kuhn")
    >>> found.fraction, found.exploitability
    ('-1/18', 0.0)
    >>> print(found)
    player 1 gains −1/18 on average; exact, no opponent gains anything
    >>> exploitability("kuhn", found)
    0.0
    """
    rules, text = rules_and_text(what)
    options = given({"precision": precision, "iterations": iterations})
    found = json.loads(
        rules._engine.equilibrium(text, text_of("method", method), options, allowance(**limits))
    )
    low, high = found["gain"]["low"], found["gain"]["high"]
    kept = ("stratege", "game", "parameters", "convention", "position")
    fields = {name: found[name] for name in kept if name in found}
    fields |= {"value": (low + high) / 2, "between": [low, high], "fraction": found.get("fraction")}
    told = ("exploitability", "information_sets", "method", "stopped", "nodes", "seconds")
    fields |= {name: found[name] for name in told}
    fields["strategy"] = found.get("strategy", [])
    if rules.is_own:
        with_views(rules, fields["strategy"])
    return GameEquilibrium(fields)


@with_limits
def best_response(
    what: Game | str, strategy: Measured, **limits: Unpack[Limits]
) -> BestResponse:
    """What gains most against a strategy, and how much, where players do not see everything.

    The strategy is a word, a function of what a player sees (and of the player) that gives a move or
    a dictionary of moves and their probabilities, or an `equilibrium`. It is asked once wherever a
    player sees something else, so it must not remember.

    >>> answer = best_response("kuhn", "random")
    >>> round(answer.exploitability, 6), [round(gain, 6) for gain in answer.gains]
    (0.458333, [0.5, 0.416667])
    >>> tournament = __import__("stratege").tournament
    >>> tournament("kuhn", "random", answer, games=2000, seed=1).ranking[0]["name"]
    'best-response:random'
    """
    rules = rules_of(what)
    text = rules._engine.best_response(entrant(strategy), True, allowance(**limits))
    fields = json.loads(text)
    if rules.is_own:
        with_views(rules, fields["strategy"])
    return BestResponse(fields)


@with_limits
def exploitability(what: Game | str, strategy: Measured, **limits: Unpack[Limits]) -> float:
    """What the best opponent gains on average against a strategy, playing both sides.

    0 says that the strategy is safe, whoever plays against it. Strategies are those of
    `best_response`.

    >>> def careful(view):
    ...     return {"pass": 1.0}
    >>> exploitability("kuhn", careful)
    1.0
    """
    rules = rules_of(what)
    text = rules._engine.best_response(entrant(strategy), False, allowance(**limits))
    return float(json.loads(text)["exploitability"])


def entrant(
    strategy: Measured, name: str | None = None, deterministic: bool = False
) -> _engine.Entrant:
    """A strategy as the engine is told of it."""
    if isinstance(strategy, str):
        return strategy, None, name
    if isinstance(strategy, Plan):
        return strategy.name, strategy._behaviour(), name
    if not callable(strategy):
        raise GameError(
            said(
                f"{strategy!r} is neither the name of a strategy nor a function",
                f"{strategy!r} n'est ni le nom d'une stratégie ni une fonction",
            )
        )
    return name or name_of(strategy), (strategy, wants_player(strategy, 1), deterministic), name
