"""Games as files for other programs: Gambit, OpenSpiel, solvers of linear programs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ._calls import text_of
from ._games import Game, rules_and_text
from ._limits import Limits, allowance
from ._options import with_limits
from ._positions import Position

if TYPE_CHECKING:
    from typing import Literal

    from typing_extensions import Unpack


@with_limits
def export(
    what: Game | Position | str,
    format: Literal["efg", "nfg", "lp"] = "efg",
    **limits: Unpack[Limits],
) -> str:
    """The game from a position on, as the text of a file.

    `efg` is the whole tree and `nfg` the matrix of pure strategies, both for Gambit; `lp` is the linear program of
    player 1, whose optimum is the value of the game.

    >>> print(export("kuhn").splitlines()[0])
    EFG 2 R "kuhn:3" { "Player 1" "Player 2" }
    """
    rules, text = rules_and_text(what)
    return rules._engine.export(text, text_of("format", format) or "efg", allowance(**limits))
