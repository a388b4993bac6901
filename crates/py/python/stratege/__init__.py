"""Stratège: define a game once; solve it, draw it, rank its strategies, learn it, play it.

>>> import stratege as st
>>> print(st.solve("chomp:4x5"))
player 1 wins in 11 moves; best move c3
>>> st.chomp(2, 3).start().push("c2").legal_moves
['b1', 'c1', 'a2', 'b2']

Every listed game is a function of its parameters: `st.chomp(4, 5)`, `st.nim(3, 5, 7)`,
`st.connect_four()`; `st.game("chomp:4x5")` reads the words of the command line. In French, under
the names of five papers: `stratege.fr`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import _listed
from ._arenas import Arena, ArenaReport, Attractor, arena, from_dict
from ._counting import (
    Counted,
    LostPositions,
    RandomPlays,
    count,
    layers,
    lost_positions,
    perft,
    random_plays,
)
from ._dice import Dice, Race, dice
from ._engine import GameError, LimitReached, RulesError, __version__
from ._equilibria import BestResponse, GameEquilibrium, best_response, equilibrium, exploitability
from ._export import export
from ._games import Game, GameCard, game, games
from ._language import language, use_language
from ._learning import Lessons, learn
from ._listed import *  # noqa: F403, every listed game
from ._matrices import Equilibria, Equilibrium, bimatrix_game, linear_program, matrix_game
from ._move_values import MoveValue, MoveValues, move_values
from ._own import from_class, from_functions
from ._playing import play
from ._positions import Position
from ._results import Result
from ._solving import (
    Ahead,
    FirstMoves,
    Solution,
    Strategy,
    WinnerTable,
    first_moves,
    grundy,
    grundy_values,
    minimax,
    solve,
    table,
)
from ._tables import solve_all
from ._tournaments import RecordedPlay, Standings, Tournament, match, tournament
from ._trees import Tree, tree
from ._values import Thermograph, Value, value

__all__ = [
    "Ahead",
    "Arena",
    "ArenaReport",
    "Attractor",
    "BestResponse",
    "Counted",
    "Dice",
    "Equilibria",
    "Equilibrium",
    "FirstMoves",
    "Game",
    "GameCard",
    "GameEquilibrium",
    "GameError",
    "Lessons",
    "LimitReached",
    "LostPositions",
    "MoveValue",
    "MoveValues",
    "Position",
    "Race",
    "RandomPlays",
    "RecordedPlay",
    "Result",
    "RulesError",
    "Solution",
    "Standings",
    "Strategy",
    "Thermograph",
    "Tournament",
    "Tree",
    "Value",
    "WinnerTable",
    "__version__",
    "arena",
    "best_response",
    "bimatrix_game",
    "count",
    "dice",
    "equilibrium",
    "exploitability",
    "export",
    "first_moves",
    "from_class",
    "from_dict",
    "from_functions",
    "game",
    "games",
    "grundy",
    "grundy_values",
    "language",
    "layers",
    "learn",
    "linear_program",
    "lost_positions",
    "match",
    "matrix_game",
    "minimax",
    "move_values",
    "perft",
    "play",
    "random_plays",
    "solve",
    "solve_all",
    "table",
    "tournament",
    "tree",
    "use_language",
    "value",
]
__all__ += _listed.__all__


if not TYPE_CHECKING:
    # Names that games have besides, such as `morpion`; type checkers know the main ones.
    def __getattr__(name: str):
        """The listed game that is also called so, as a function of its parameters."""
        if not name.startswith("_"):
            for one in games():
                if name in [alias.replace("-", "_") for alias in one["aliases"]]:
                    return getattr(_listed, one["name"].replace("-", "_"))
        raise AttributeError(f"module 'stratege' has no attribute {name!r}{_suggestion(name)}")


def _suggestion(name: str) -> str:
    import difflib  # here, because importing the package must be quick

    near = difflib.get_close_matches(name, __dir__(), 1)
    return f". Did you mean: {near[0]!r}?" if near else ""


def __dir__() -> list[str]:
    """The names of the package."""
    return sorted(globals())
