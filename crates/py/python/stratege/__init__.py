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

from collections.abc import Callable
from functools import partial as _partial

from ._arenas import Arena, Attractor, arena, from_dict
from ._counting import Counted, count, layers, perft, random_plays
from ._dice import Dice, Race, dice
from ._engine import GameError, LimitReached, RulesError, __version__
from ._games import Game, Position, game, games
from ._language import language, use_language
from ._learning import Lessons, learn
from ._matrices import Equilibrium, matrix_game
from ._move_values import MoveValue, MoveValues, move_values
from ._own import from_class, from_functions
from ._playing import play
from ._results import Result
from ._solving import (
    Ahead,
    Solution,
    Strategy,
    grundy,
    grundy_values,
    minimax,
    solve,
    table,
)
from ._tournaments import Standings, Tournament, match, tournament
from ._trees import Tree, tree
from ._values import Thermograph, Value, value

__all__ = [
    "Ahead",
    "Arena",
    "Attractor",
    "Counted",
    "Dice",
    "Equilibrium",
    "Game",
    "GameError",
    "Lessons",
    "LimitReached",
    "MoveValue",
    "MoveValues",
    "Position",
    "Race",
    "Result",
    "RulesError",
    "Solution",
    "Standings",
    "Strategy",
    "Thermograph",
    "Tournament",
    "Tree",
    "Value",
    "__version__",
    "arena",
    "count",
    "dice",
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
    "match",
    "matrix_game",
    "minimax",
    "move_values",
    "perft",
    "play",
    "random_plays",
    "solve",
    "table",
    "tournament",
    "tree",
    "use_language",
    "value",
]


def __getattr__(name: str) -> Callable[..., Game]:
    """The listed game of that name, as a function of its parameters."""
    if not name.startswith("_"):
        word = name.replace("_", "-")
        if any(word == one["name"] or word in one["aliases"] for one in games()):
            return _partial(game, word)
    raise AttributeError(f"module 'stratege' has no attribute {name!r}")


def __dir__() -> list[str]:
    """The names of the package, and the listed games."""
    return sorted([*globals(), *(one["name"].replace("-", "_") for one in games())])
