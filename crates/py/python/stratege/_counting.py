"""How much there is of a game: positions, plays, and plays at random."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ._calls import LONG, number_of
from ._engine import GameError
from ._games import Game, rules_and_text, rules_of
from ._html import table
from ._language import decimal, said
from ._limits import Limits, allowance
from ._options import with_limits
from ._positions import Position
from ._results import Result, whole

if TYPE_CHECKING:
    from distributed import Client
    from typing_extensions import Unpack

    from ._tables import Folder


class Counted(Result):
    """How much can be reached from a position."""

    positions: int
    #: `None` in a table on disk that was made without symmetry.
    classes: int
    arcs: int
    plays: int | None
    endings: Result
    #: All positions by their value under best play; `None` in a table that only counts them.
    values: Result  # type: ignore[assignment]

    def __str__(self) -> str:
        def written(number: int) -> str:
            return f"{number:,}".replace(",", said(",", "\u202f"))

        positions, arcs = written(self.positions), written(self.arcs)
        sentence = said(f"{positions} positions, {arcs} arcs", f"{positions} positions, {arcs} arcs")
        if self.plays is None:
            return sentence
        games = written(self.plays)
        return sentence + said(f", {games} games", f", {games} parties")

    def _repr_html_(self) -> str:
        """In a notebook: the numbers that there are."""
        names = [name for name, value in self._fields.items() if isinstance(value, int)]
        rows = [(name, f"{self[name]:,}".replace(",", said(",", "\u202f"))) for name in names]
        return table([said("what", "quoi"), said("how many", "combien")], rows)


class LostPositions(Result):
    """How many positions are lost for the player to move, whoever that is."""

    boards: int
    lost: int
    won: int
    #: As many of the lost ones as were asked for.
    listed: list[str]

    def __str__(self) -> str:
        lost, boards = f"{self.lost:,}", f"{self.boards:,}"
        return said(
            f"{lost} of {boards} boards are lost",
            f"{lost} plateaux perdus sur {boards}".replace(",", "\u202f"),
        )

    def _repr_html_(self) -> str:
        """In a notebook: the numbers."""
        names = ["boards", "lost", "won"]
        rows = [(name, f"{self[name]:,}".replace(",", said(",", "\u202f"))) for name in names]
        return table([said("what", "quoi"), said("how many", "combien")], rows)


class RandomPlays(Result):
    """How plays at random ended."""

    #: How many there were.
    plays: int
    #: How many moves they had together.
    moves: int
    #: How many ended in which way: `1`, `2`, `draw`.
    endings: Result

    def __str__(self) -> str:
        first, second, draws = (self.endings.get(name, 0) for name in ("1", "2", "draw"))
        mean = decimal(f"{self.moves / max(self.plays, 1):.1f}")
        return said(
            f"{self.plays} games of {mean} moves on average: player 1 won {first}, player 2 {second}, {draws} were drawn",
            f"{self.plays} parties de {mean} coups en moyenne\u202f: {first} gagnées par J1, {second} par J2, {draws} nulles",
        )


@with_limits
def count(
    what: Game | Position | str,
    position: object = None,
    *,
    disk: Folder | None = None,
    plays: bool = False,
    cluster: str | Client | None = None,
    grain: int | None = None,
    **limits: Unpack[Limits],
) -> Counted:
    """Positions, arcs, plays, endings and values of all that can be reached.

    With `disk`, a folder, positions are kept there and not in memory, and the same call again goes on
    where it stopped; with `plays` from the first call on, the table counts plays too. `cluster` and
    `grain` are as in `solve_all`.

    >>> counted = count("tic-tac-toe")
    >>> counted.positions, counted.classes, counted.plays
    (5478, 765, 255168)
    >>> counted.values.to_dict()
    {'1': 2936, '2': 1474, 'draw': 1068}
    >>> print(counted)
    5,478 positions, 16,167 arcs, 255,168 games
    """
    rules, text = rules_and_text(what, position)
    if disk is not None:
        from ._tables import made

        if position is not None or isinstance(what, Position):
            raise GameError(
                said(
                    "a table counts from the start; leave the position out",
                    "une table compte à partir du début\u202f; n'indiquez pas de position",
                )
            )
        return made(rules, "plays" if plays else "counts", disk, cluster, grain, limits)
    counted = json.loads(rules._engine.count(text, allowance(**limits)))
    for name in ("plays", "plays_in_quotient", "plays_up_to_symmetry"):
        counted[name] = whole(counted[name])
    return Counted(counted)


@with_limits
def lost_positions(
    what: Game | Position | str,
    position: object = None,
    *,
    listed: int = 0,
    **limits: Unpack[Limits],
) -> LostPositions:
    """The positions that are lost for the player to move, in games of bites such as chomp.

    >>> found = lost_positions("chomp:10x10", listed=3)
    >>> found.lost, found.boards, found.listed
    (2612, 184755, ['1', '2,1', '3,1,1'])
    """
    rules, text = rules_and_text(what, position)
    listed = number_of("listed", listed, most=LONG)
    found = json.loads(rules._engine.lost(text, listed, allowance(**limits)))
    for name in ("boards", "won"):
        found[name] = whole(found[name])
    return LostPositions(found)


@with_limits
def perft(what: Game | Position | str, depth: int, **limits: Unpack[Limits]) -> list[int]:
    """How many move sequences of 1, 2, …, `depth` moves there are.

    >>> perft("tic-tac-toe", 4)
    [9, 72, 504, 3024]
    """
    rules, text = rules_and_text(what)
    return rules._engine.perft(text, number_of("depth", depth), allowance(**limits))


@with_limits
def layers(what: Game | Position | str, depth: int, **limits: Unpack[Limits]) -> list[int]:
    """How many different positions there are after 0, 1, …, `depth` moves.

    >>> layers("tic-tac-toe", 3)
    [1, 9, 72, 252]
    """
    rules, text = rules_and_text(what)
    return rules._engine.layers(text, number_of("depth", depth), allowance(**limits))


@with_limits
def random_plays(what: Game | str, plays: int, seed: int = 0, **limits: Unpack[Limits]) -> RandomPlays:
    """Many plays at random in one call: how they end, and how many moves they have.

    >>> played = random_plays("tic-tac-toe", 1000)
    >>> sum(played.endings.values()), played.plays
    (1000, 1000)
    """
    plays, seed = number_of("plays", plays, most=LONG), number_of("seed", seed, most=LONG)
    return RandomPlays.read(
        rules_of(what)._engine.random_plays(plays, seed, allowance(**limits))
    )
